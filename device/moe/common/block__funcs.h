/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_BLOCK_FUNCS_H
#define FERRY_DETAIL_MOE_COMMON_BLOCK_FUNCS_H

/* The threads of a block.  All code is for warps of FERRYI_MOE_LANES threads; a block of one thread is a warp of one
 * lane.  One thread reads any state that may change while a kernel runs and that decides a branch, and shares it with
 * the others. */

#if FERRYI_GPU
#include "block_gpu__funcs.h"
#else
#include "block_host__funcs.h"
#endif

#define FERRYI_MOE_WARP (FERRYI_MOE_RANK / FERRYI_MOE_LANES) /* of the block's FERRYI_MOE_WARPS */
#define FERRYI_MOE_WARPS (FERRYI_MOE_SIZE / FERRYI_MOE_LANES)

FERRYI_FN uint32_t ferryi_moe_mask_count(uint32_t mask)
{
#ifdef FERRYI_NVCC
    return (uint32_t)__popc(mask);
#else
    return (uint32_t)__builtin_popcount(mask);
#endif
}
/* The number of the mask's lanes below this lane. */
FERRYI_FN uint32_t ferryi_moe_mask_count_below(uint32_t mask)
{
    return ferryi_moe_mask_count(mask & ((1u << FERRYI_MOE_LANE) - 1));
}

#endif
