/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_PEERS_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_PEERS_FUNCS_H

#include "../common/await__funcs.h"

/* To which PEs a half of a round sends, and how. */

/* Notes the path to each PE, and which PEs get nothing.  Blocks may disagree when a flag arrives meanwhile: some rows
 * are then sent in vain, and no block announces them.  PE states are in host memory, so one block alone reads the
 * states of PEs that a put could wait for.  But any block reads the state of a PE that has acknowledged nothing for two
 * rounds, to call it lost or late.  The last threads work first, since the first have more to do.  Returns whether this
 * thread found a PE that is not reached directly. */
FERRYI_FN int ferryi_moe_peers_select(const ferryi_moe_args *a, int32_t *transport, int32_t *count, const int form)
{
    const ferryi_world *w = ferryi_world_get();
    int weak = 0;
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)(FERRYI_MOE_SIZE - 1 - FERRYI_MOE_RANK); pe < a->shape.n_pes;
         pe += (int32_t)FERRYI_MOE_SIZE) {
        uint32_t *status = &a->scratch.peer[pe].send_status;
        count[pe] = 0;
        const ferry_status gone = ferryi_moe_peer_status(&a->scratch, pe);
        if (gone != FERRY_SUCCESS)
            ferryi_st_relaxed_u32(status, gone);
        if (gone != FERRY_SUCCESS && ferryi_moe_peer_is_lost(&a->scratch, pe)) {
            transport[pe] = FERRYI_MOE_DIRECT | FERRYI_MOE_NO_ROWS; /* no row goes to it on any path */
            continue;
        }
        int direct = ferryi_moe_peer_is_direct(w, pe);
        int32_t to = ferryi_moe_transport_choose(a, pe, direct, form);
        if (gone != FERRY_SUCCESS) { /* a flag without rows */
            transport[pe] = to | FERRYI_MOE_NO_ROWS;
            weak |= (to & FERRYI_MOE_DIRECT) == 0;
            continue;
        }
        if ((ferryi_moe_peer_acknowledged(&a->regions, pe) + 2 < ferryi_moe_round_generation(&a->scratch) &&
             ferryi_moe_peer_is_behind(a, pe)) ||
            ferryi_moe_peer_is_muted(a, pe))
            (void)ferryi_atom_cas_u32(status, FERRY_SUCCESS,
                                      ferryi_moe_peer_has_left(pe) ? FERRY_ERR_PEER_LOST : FERRY_ERR_TIMEOUT);
        if ((form & FERRYI_MOE_DIRECT_ONLY) != 0 && FERRYI_UNLIKELY(!direct)) /* all blocks must see it now */
            ferryi_st_relaxed_u32(status, ferryi_moe_peer_has_left(pe) ? FERRY_ERR_PEER_LOST : FERRY_ERR_TIMEOUT);
        else if (!direct && FERRYI_MOE_BLOCK == 0 && ferryi_moe_peer_has_left(pe))
            ferryi_st_relaxed_u32(status, FERRY_ERR_PEER_LOST);
        transport[pe] = to | (ferryi_ld_relaxed_u32(status) != FERRY_SUCCESS ? FERRYI_MOE_NO_ROWS : 0);
        weak |= (to & FERRYI_MOE_DIRECT) == 0;
    }
    return weak;
}

/* Notes the path to each PE, the PEs that get nothing, and the number of rows for each PE (-1: the PE is missing).  PE
 * states are in host memory, so only one block reads them, and only for PEs that a put could wait for.  Returns whether
 * this thread found a PE that is not reached directly. */
FERRYI_FN int ferryi_moe_return_peers_select(const ferryi_moe_args *a, int32_t *transport, int32_t *got, const int form)
{
    const ferryi_world *w = ferryi_world_get();
    int weak = 0, stuck = a->scratch.result->stuck != 0; /* then there are no rows */
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->shape.n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        uint32_t *status = &a->scratch.peer[pe].return_status;
        got[pe] = stuck ? -1 : a->scratch.peer[pe].got;
        if (got[pe] < 0 && ferryi_moe_peer_is_lost(&a->scratch, pe)) {
            ferryi_st_relaxed_u32(status, FERRY_ERR_PEER_LOST);
            transport[pe] = FERRYI_MOE_DIRECT | FERRYI_MOE_NO_ROWS;
            continue;
        }
        int direct = ferryi_moe_peer_is_direct(w, pe);
        int32_t to = ferryi_moe_transport_choose(a, pe, direct, form);
        if ((form & FERRYI_MOE_DIRECT_ONLY) != 0 && FERRYI_UNLIKELY(!direct)) /* all blocks must see it now */
            ferryi_st_relaxed_u32(status, ferryi_moe_peer_has_left(pe) ? FERRY_ERR_PEER_LOST : FERRY_ERR_TIMEOUT);
        else if (!direct && FERRYI_MOE_BLOCK == 0 && ferryi_moe_peer_has_left(pe))
            ferryi_st_relaxed_u32(status, FERRY_ERR_PEER_LOST);
        int nothing = ferryi_ld_relaxed_u32(status) != FERRY_SUCCESS || ferryi_moe_peer_is_muted(a, pe);
        transport[pe] = to | (nothing ? FERRYI_MOE_NO_ROWS : 0);
        weak |= (to & FERRYI_MOE_DIRECT) == 0;
    }
    return weak;
}

#endif
