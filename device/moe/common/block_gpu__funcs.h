/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_BLOCK_GPU_FUNCS_H
#define FERRY_DETAIL_MOE_COMMON_BLOCK_GPU_FUNCS_H

#include "../../machine/num__funcs.h"
#include "../../ring/spin__funcs.h"
#include "../moe.h"

/* A block of a round's kernel: its threads, what they do together, and the 16 bytes that one of them moves at once. */

/* Kernels of rounds have one shape (runtime/gpu/launch.c), so most of this is constant. */
#define FERRYI_MOE_BLOCK ((uint32_t)blockIdx.x)
#define FERRYI_MOE_BLOCKS ((uint32_t)gridDim.x)
#define FERRYI_MOE_RANK ((uint32_t)threadIdx.x)
#define FERRYI_MOE_SIZE ((uint32_t)FERRYI_MOE_THREADS)
#define FERRYI_MOE_LANES FERRYI_MOE_WARP_LANES
#define FERRYI_MOE_LANE (FERRYI_MOE_RANK % FERRYI_MOE_LANES)
#define FERRYI_MOE_SHARED FERRYI_SHARED
#define FERRYI_MOE_SYNC() __syncthreads()
#define FERRYI_MOE_WARP_SYNC() __syncwarp()
#define FERRYI_MOE_ANY(x) __syncthreads_or(x)
#define FERRYI_MOE_EARLY_POLLS 24
#define FERRYI_MOE_BATCH 4 /* loads in flight for each lane */
#define ferryi_moe_bytes_put(dst, src, n, pe) ferry_putmem_block(dst, src, n, pe)

/* copy_quads: n times 16 bytes, aligned to 16. */
#define ferryi_moe_bytes_copy(to, from, n, rank, size)                                                                 \
    ferryi_copy_few((char *)(to), (const char *)(from), n, rank, size, 0)
#define ferryi_moe_quads_copy(to, from, n, rank, size) ferryi_copy_quads<4>(to, from, n, rank, size, 0)

/* The host has two functions for a long loop. */
#define FERRYI_MOE_WIDE(name, params, ...)                                                                             \
    FERRYI_FN void name##_plain params                                                                                 \
    {                                                                                                                  \
        __VA_ARGS__;                                                                                                   \
    }
#define FERRYI_MOE_BY_WIDTH(name, ...) name##_plain(__VA_ARGS__)

FERRYI_FN uint32_t ferryi_moe_warp_ballot(int x)
{
    return __ballot_sync(0xffffffffu, x);
}

FERRYI_FN uint32_t ferryi_moe_warp_shuffle(uint32_t value, uint32_t lane)
{
    return __shfl_sync(0xffffffffu, value, (int)lane);
}

/* Each warp reads another line of the kernel's arguments.  These come by lines of 64 bytes from constant memory, and a
 * kernel that meets them one by one waits for each. */
FERRYI_FN void ferryi_moe_args_prefetch(const ferryi_moe_args *a)
{
    const uint32_t at = FERRYI_MOE_RANK / 32 * 64;
    if (at < sizeof *a)
        asm volatile("" ::"r"(*(const uint32_t *)(const void *)((const char *)a + at)));
}

/* The largest value of eight adjacent lanes, in all of them. */
FERRYI_FN uint32_t ferryi_moe_warp_max_of_eight(uint32_t largest)
{
    for (int step = 1; step < 8; step *= 2) {
        uint32_t other = __shfl_xor_sync(0xffffffffu, largest, step);
        largest = other > largest ? other : largest;
    }
    return largest;
}

/* Sets bits of a word of the shared memory and returns the old word. */
FERRYI_FN uint32_t ferryi_moe_word_or(uint32_t *word, uint32_t bits)
{
    return atomicOr(word, bits);
}

/* Counts one more in a word of the shared memory, or of the GPU's. */
FERRYI_FN void ferryi_moe_word_increment(uint32_t *word)
{
    (void)atomicAdd(word, 1u);
}

/* The next number of a word of the shared memory. */
FERRYI_FN uint32_t ferryi_moe_word_take_next(uint32_t *word)
{
    return atomicAdd(word, 1u);
}

/* 1: the sender's threads store the row directly to its destination. 0: the sender assembles the row and puts it. */
FERRYI_FN int ferryi_moe_peer_is_direct(const ferryi_world *w, int32_t pe)
{
    return ferryi_mask_has_pe(w->kernel.fast_copy_pes, pe);
}

FERRYI_FN int ferryi_moe_peer_has_left(int pe)
{
    return ferryi_ld_relaxed_u8(&ferryi_world_get()->peer_state[pe]) != FERRY_PEER_ALIVE;
}

/* ---- 16 bytes. */

typedef uint4 ferryi_moe_quad;
typedef float4 ferryi_moe_floats;

FERRYI_FN ferryi_moe_quad ferryi_moe_quad_make(uint32_t x, uint32_t y, uint32_t z, uint32_t w)
{
    return make_uint4(x, y, z, w);
}

/* Whether rows at p, of so many bytes, can be moved by 16. */
FERRYI_FN int ferryi_moe_row_is_aligned(const void *p, int32_t row_bytes)
{
    return (((uintptr_t)p | (uint32_t)row_bytes) & 15) == 0;
}

/* By the hardware's conversions where it has them: they round as num__funcs.h does, in a hundredth of the instructions,
 * which a kernel that runs once in a while has to fetch first. */
FERRYI_FN uint32_t ferryi_moe_bf16_pack_two(float low, float high)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    uint32_t two;
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(two) : "f"(high), "f"(low));
    return two;
#else
    return (uint32_t)ferryi_num_to_bf16(low) | (uint32_t)ferryi_num_to_bf16(high) << 16;
#endif
}

FERRYI_FN uint32_t ferryi_moe_fp8_encode_two(float low, float high)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 890
    uint16_t two;
    asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(two) : "f"(high), "f"(low));
    return two;
#else
    return (uint32_t)ferryi_num_to_e4m3(low) | (uint32_t)ferryi_num_to_e4m3(high) << 8;
#endif
}

#endif
