/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_PEERS_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_PEERS_FUNCS_H

#include "../common/await__funcs.h"

/* To which PEs a half of a round sends, and how. */

/* Notes the path to each PE, and which PEs get nothing.  Blocks may disagree when a flag arrives meanwhile: some rows
 * are then sent in vain, and no block announces them.  PE states are in host memory, so one block alone reads the
 * states of PEs that a put could wait for.  But any block reads the state of a PE not heard for two rounds, to call it
 * lost or late.  The last threads work first, since the first have more to do.  Returns whether this thread found a PE
 * that is not reached straight. */
FERRYI_FN int ferryi_moe_look_at_peers(const ferryi_moe_args *a, int32_t *way, int32_t *count, const int form)
{
    const ferryi_world *w = ferryi_world_get();
    int weak = 0;
    FERRYI_ROLLED
    for (int32_t pe = (int32_t)(FERRYI_MOE_SIZE - 1 - FERRYI_MOE_RANK); pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        uint32_t *status = &a->peer[pe].send_status;
        count[pe] = 0;
        const ferry_status gone = ferryi_moe_gone(a, pe);
        if (gone != FERRY_SUCCESS)
            ferryi_st_relaxed_u32(status, gone);
        if (gone != FERRY_SUCCESS && ferryi_moe_is_dead(a, pe)) {
            way[pe] = FERRYI_MOE_STRAIGHT | FERRYI_MOE_NOTHING; /* no row goes to it on any path */
            continue;
        }
        int straight = ferryi_moe_goes_straight(w, pe);
        int32_t to = ferryi_moe_way(a, pe, straight, form);
        if (gone != FERRY_SUCCESS) { /* a flag without rows */
            way[pe] = to | FERRYI_MOE_NOTHING;
            weak |= (to & FERRYI_MOE_STRAIGHT) == 0;
            continue;
        }
        if ((ferryi_moe_heard(a, pe) + 2 < ferryi_moe_generation(a) && ferryi_moe_is_behind(a, pe)) ||
            ferryi_moe_is_muted(a, pe))
            (void)ferryi_atom_cas_u32(status, FERRY_SUCCESS,
                                      ferryi_moe_has_left(pe) ? FERRY_ERR_PEER_LOST : FERRY_ERR_TIMEOUT);
        if ((form & FERRYI_MOE_ONLY) != 0 && FERRYI_UNLIKELY(!straight)) /* all blocks must see it now */
            ferryi_st_relaxed_u32(status, ferryi_moe_has_left(pe) ? FERRY_ERR_PEER_LOST : FERRY_ERR_TIMEOUT);
        else if (!straight && FERRYI_MOE_BLOCK == 0 && ferryi_moe_has_left(pe))
            ferryi_st_relaxed_u32(status, FERRY_ERR_PEER_LOST);
        way[pe] = to | (ferryi_ld_relaxed_u32(status) != FERRY_SUCCESS ? FERRYI_MOE_NOTHING : 0);
        weak |= (to & FERRYI_MOE_STRAIGHT) == 0;
    }
    return weak;
}

/* Notes the path to each PE, the PEs that get nothing, and the number of rows for each PE (-1: the PE is missing).  PE
 * states are in host memory, so only one block reads them, and only for PEs that a put could wait for.  Returns whether
 * this thread found a PE that is not reached straight. */
FERRYI_FN int ferryi_moe_look_whom_to_answer(const ferryi_moe_args *a, int32_t *way, int32_t *got, const int form)
{
    const ferryi_world *w = ferryi_world_get();
    int weak = 0, stuck = a->result->stuck != 0; /* then there are no rows */
    for (int32_t pe = (int32_t)FERRYI_MOE_RANK; pe < a->n_pes; pe += (int32_t)FERRYI_MOE_SIZE) {
        uint32_t *status = &a->peer[pe].return_status;
        got[pe] = stuck ? -1 : a->peer[pe].got;
        if (got[pe] < 0 && ferryi_moe_is_dead(a, pe)) {
            ferryi_st_relaxed_u32(status, FERRY_ERR_PEER_LOST);
            way[pe] = FERRYI_MOE_STRAIGHT | FERRYI_MOE_NOTHING;
            continue;
        }
        int straight = ferryi_moe_goes_straight(w, pe);
        int32_t to = ferryi_moe_way(a, pe, straight, form);
        if ((form & FERRYI_MOE_ONLY) != 0 && FERRYI_UNLIKELY(!straight)) /* all blocks must see it now */
            ferryi_st_relaxed_u32(status, ferryi_moe_has_left(pe) ? FERRY_ERR_PEER_LOST : FERRY_ERR_TIMEOUT);
        else if (!straight && FERRYI_MOE_BLOCK == 0 && ferryi_moe_has_left(pe))
            ferryi_st_relaxed_u32(status, FERRY_ERR_PEER_LOST);
        int nothing = ferryi_ld_relaxed_u32(status) != FERRY_SUCCESS || ferryi_moe_is_muted(a, pe);
        way[pe] = to | (nothing ? FERRYI_MOE_NOTHING : 0);
        weak |= (to & FERRYI_MOE_STRAIGHT) == 0;
    }
    return weak;
}

#endif
