/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_LAYOUTS_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_LAYOUTS_FUNCS_H

#include "../common/place__funcs.h"
#include "combine__funcs.h"
#include "dispatch__funcs.h"

/* The kernels of ferry_moe_run(): the halves named in `stages`, in all layouts.  They are kernels of their own, so that
 * rounds by source pay nothing for layouts. */

/* The receiving half and PLACE, by all blocks of the kernel.  Blocks meet before they read what other blocks listed. */
FERRYI_NOINLINE void ferryi_moe_receive_layouts(const ferryi_moe_args *a, ferryi_moe_shared *s)
{
    const uint32_t block = FERRYI_MOE_BLOCK, n_blocks = FERRYI_MOE_BLOCKS;
    const uint32_t n_listing = ferryi_moe_list_n_blocks(&a->shape) == 1 ? 1 : n_blocks;
    const int placing = (a->request.stages & FERRY_MOE_PLACE) != 0;
    uint32_t met = 1;
    if (block == 0)
        ferryi_moe_sources_await(a, ferryi_moe_shared_list(a, s, 0), ferryi_moe_shared_list(a, s, 1), 1);
    if (FERRYI_GPU && FERRYI_UNLIKELY(a->shape.windows) && !ferryi_moe_windows_empty(a, (int32_t *)s->word))
        return;
    if (!ferryi_moe_blocks_meet(a, met, n_blocks))
        return;
    if (block < n_listing)
        met = ferryi_moe_received_list(a, s, block, n_listing, met, 1);
    if (met == 0 || (placing && !ferryi_moe_blocks_meet(a, met + 1, n_blocks)))
        return;
    if (block == 0 && FERRYI_MOE_RANK == 0)
        ferryi_moe_report_write(a, 2 * ferryi_moe_round_generation(&a->scratch), 0);
    if (placing)
        ferryi_moe_output_place_rows(a);
    FERRYI_MOE_SYNC();
    ferryi_moe_receiving_end(a, n_blocks);
}

FERRYI_FN void ferryi_moe_dispatch_layouts_as(const ferryi_moe_args *a, const int form)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    ferryi_moe_token_window v;
    if ((a->request.stages & FERRY_MOE_DISPATCH_SEND) != 0) {
        if (!ferryi_moe_rows_send(a, &shared, &v, &shared.list, form))
            return;
        FERRYI_MOE_SYNC(); /* the shared memory is used again */
    }
    if ((a->request.stages & FERRY_MOE_DISPATCH_RECV) != 0 && !a->scratch.result->refused)
        ferryi_moe_receive_layouts(a, &shared);
    else if ((a->request.stages & FERRY_MOE_PLACE) != 0 && !a->scratch.result->refused)
        ferryi_moe_output_place_rows(a);
}

FERRYI_FN void ferryi_moe_combine_layouts_as(const ferryi_moe_args *a, const int form)
{
    FERRYI_MOE_SHARED ferryi_moe_shared shared;
    if ((a->request.stages & FERRY_MOE_COMBINE_SEND) != 0 ||
        ferryi_moe_return_resumes(a, ferryi_moe_round_generation(&a->scratch))) {
        ferryi_moe_rows_return(a, &shared, form);
        FERRYI_MOE_SYNC(); /* the shared memory is used again */
    }
    if ((a->request.stages & FERRY_MOE_COMBINE_RECV) != 0)
        ferryi_moe_returned_add_up(a, &shared, form);
}

FERRYI_FN void ferryi_moe_dispatch_layouts_body(const ferryi_moe_args *a)
{
    ferryi_moe_dispatch_layouts_as(a, FERRYI_MOE_LAYOUTS);
}

FERRYI_FN void ferryi_moe_combine_layouts_body(const ferryi_moe_args *a)
{
    ferryi_moe_combine_layouts_as(a, FERRYI_MOE_LAYOUTS);
}

/* ---- The same, where direct stores reach every PE. */

FERRYI_FN void ferryi_moe_dispatch_layouts_direct_body(const ferryi_moe_args *a)
{
    ferryi_moe_dispatch_layouts_as(a, FERRYI_MOE_LAYOUTS | FERRYI_MOE_DIRECT_ONLY);
}

FERRYI_FN void ferryi_moe_combine_layouts_direct_body(const ferryi_moe_args *a)
{
    ferryi_moe_combine_layouts_as(a, FERRYI_MOE_LAYOUTS | FERRYI_MOE_DIRECT_ONLY);
}

#endif
