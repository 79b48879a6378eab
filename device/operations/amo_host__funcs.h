/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_OPERATIONS_AMO_HOST_FUNCS_H
#define FERRY_DETAIL_OPERATIONS_AMO_HOST_FUNCS_H

#include "amo__funcs.h"

/* The host's atomic: in line on a native pair; else by the route table's row for the pair's path. */

FERRYI_COLD ferry_status ferryi_amo_slow(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *addr,
                                         uint64_t operand, uint64_t cond, int pe, int fetch, uint64_t *old)
{
    ferry_status status = ferryi_route_usable(w, call, addr, pe, ferryi_route(w, pe));
    return status != FERRY_SUCCESS
               ? status
               : ferryi_route_row(w, pe)->amo(w, call, op, bytes, addr, operand, cond, pe, fetch, old);
}

FERRYI_FN ferry_status ferryi_amo(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *addr,
                                  uint64_t operand, uint64_t cond, int pe, int fetch, uint64_t *old)
{
    ferry_status status;
    addr = ferryi_addr_check_word(w, call, addr, bytes, pe, &status);
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS))
        return status;
    if (FERRYI_UNLIKELY(!ferryi_path_has_fast_amo(ferryi_route(w, pe))))
        return ferryi_amo_slow(w, call, op, bytes, addr, operand, cond, pe, fetch, old);
    *old = ferryi_direct_amo(w, op, bytes, addr, operand, cond, pe);
    return FERRY_SUCCESS;
}

#endif
