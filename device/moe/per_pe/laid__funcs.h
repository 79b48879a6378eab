/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_LAID_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_LAID_FUNCS_H

#include "../common/place__funcs.h"
#include "combine__funcs.h"
#include "dispatch__funcs.h"

/* The kernels of ferry_moe_run(): the halves named in `stages`, in all layouts.  They are kernels of their own, so that
 * rounds by source pay nothing for layouts. */

/* The receiving half and PLACE, by all blocks of the kernel.  Blocks meet before they read what other blocks listed. */
FERRYI_NOINLINE void ferryi_moe_receive_laid(const ferryi_moe_args *a, ferryi_moe_scratch *s)
{
    const uint32_t block = FERRYI_MOE_BLOCK, n_blocks = FERRYI_MOE_BLOCKS;
    const uint32_t n_listing = ferryi_moe_list_blocks(a) == 1 ? 1 : n_blocks;
    const int placing = (a->stages & FERRY_MOE_PLACE) != 0;
    uint32_t met = 1;
    if (block == 0)
        ferryi_moe_await_rows(a, ferryi_moe_of_pe(a, s, 0), ferryi_moe_of_pe(a, s, 1), 1);
    if (!ferryi_moe_meet(a, met, n_blocks))
        return;
    if (FERRYI_UNLIKELY(a->windows)) {
        ferryi_moe_take_from_windows(a, block, n_blocks);
        if (!ferryi_moe_meet(a, ++met, n_blocks))
            return;
    }
    if (block < n_listing)
        met = ferryi_moe_list_rows(a, s, block, n_listing, met, 1);
    if (met == 0 || (placing && !ferryi_moe_meet(a, met + 1, n_blocks)))
        return;
    if (block == 0 && FERRYI_MOE_RANK == 0)
        ferryi_moe_report_to(a, 2 * ferryi_moe_generation(a));
    if (placing)
        ferryi_moe_place_rows(a);
    FERRYI_MOE_SYNC();
    if (n_blocks > 1 && FERRYI_MOE_RANK == 0 &&
        ferryi_moe_is_last(&a->grid->finished, 0)) /* all have left the last meeting */
        ferryi_st_relaxed_u32(&a->grid->met, 0);
}

FERRYI_FN void ferryi_moe_dispatch_laid_as(const ferryi_moe_args *a, const int form)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    ferryi_moe_token_window v;
    if ((a->stages & FERRY_MOE_DISPATCH_SEND) != 0) {
        if (!ferryi_moe_send_rows(a, &scratch, &v, &scratch.list, form))
            return;
        FERRYI_MOE_SYNC(); /* the scratch memory is used again */
    }
    if ((a->stages & FERRY_MOE_DISPATCH_RECV) != 0 && !a->result->refused)
        ferryi_moe_receive_laid(a, &scratch);
    else if ((a->stages & FERRY_MOE_PLACE) != 0 && !a->result->refused)
        ferryi_moe_place_rows(a);
}

FERRYI_FN void ferryi_moe_combine_laid_as(const ferryi_moe_args *a, const int form)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    if ((a->stages & FERRY_MOE_COMBINE_SEND) != 0) {
        ferryi_moe_return_rows(a, &scratch, form);
        FERRYI_MOE_SYNC(); /* the scratch memory is used again */
    }
    if ((a->stages & FERRY_MOE_COMBINE_RECV) != 0)
        ferryi_moe_add_up_rows(a, &scratch, 1);
}

FERRYI_FN void ferryi_moe_dispatch_laid_body(const ferryi_moe_args *a)
{
    ferryi_moe_dispatch_laid_as(a, FERRYI_MOE_LAID);
}

FERRYI_FN void ferryi_moe_combine_laid_body(const ferryi_moe_args *a)
{
    ferryi_moe_combine_laid_as(a, FERRYI_MOE_LAID);
}

/* ---- The same, and the halves by source, where direct stores reach every PE. */

FERRYI_FN void ferryi_moe_dispatch_send_straight_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    ferryi_moe_token_window v;
    (void)ferryi_moe_send_rows(a, &scratch, &v, &scratch.list, FERRYI_MOE_ONLY);
}

FERRYI_FN void ferryi_moe_combine_send_straight_body(const ferryi_moe_args *a)
{
    FERRYI_MOE_SHARED ferryi_moe_scratch scratch;
    ferryi_moe_return_rows(a, &scratch, FERRYI_MOE_ONLY);
}

FERRYI_FN void ferryi_moe_dispatch_straight_body(const ferryi_moe_args *a)
{
    ferryi_moe_dispatch_as(a, FERRYI_MOE_ONLY);
}

FERRYI_FN void ferryi_moe_combine_straight_body(const ferryi_moe_args *a)
{
    ferryi_moe_combine_as(a, FERRYI_MOE_ONLY);
}

FERRYI_FN void ferryi_moe_dispatch_laid_straight_body(const ferryi_moe_args *a)
{
    ferryi_moe_dispatch_laid_as(a, FERRYI_MOE_LAID | FERRYI_MOE_ONLY);
}

FERRYI_FN void ferryi_moe_combine_laid_straight_body(const ferryi_moe_args *a)
{
    ferryi_moe_combine_laid_as(a, FERRYI_MOE_LAID | FERRYI_MOE_ONLY);
}

#endif
