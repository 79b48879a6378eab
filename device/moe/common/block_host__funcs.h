/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_BLOCK_HOST_FUNCS_H
#define FERRY_DETAIL_MOE_COMMON_BLOCK_HOST_FUNCS_H

#include "../../machine/num__funcs.h"
#include "../../ring/spin__funcs.h"
#include "../moe.h"

/* A block of a round on the host: one thread, which is a warp of one lane. */

#define FERRYI_MOE_BLOCK ferry_block_index()
#define FERRYI_MOE_BLOCKS ferry_block_count()
#define FERRYI_MOE_RANK 0u
#define FERRYI_MOE_SIZE 1u
#define FERRYI_MOE_LANES 1u
#define FERRYI_MOE_LANE 0u
#define FERRYI_MOE_SHARED
#define FERRYI_MOE_SYNC() ((void)0)
#define FERRYI_MOE_WARP_SYNC() ((void)0)
#define FERRYI_MOE_ANY(x) (x)
#define FERRYI_MOE_EARLY_POLLS 0
#define FERRYI_MOE_BATCH 1
#define ferryi_moe_bytes_put(dst, src, n, pe) ferry_putmem(dst, src, n, pe)

#define ferryi_moe_bytes_copy(to, from, n, rank, size) ferryi_copy(to, from, n, rank, size)
#define ferryi_moe_quads_copy(to, from, n, rank, size) ferryi_copy(to, from, 16 * (size_t)(n), rank, size)

/* Long loops over rows by one thread, twice: for every processor, and for those with vectors of 256 bits, which do them
 * in a third of the time.  Both do the same operations in the same order, and AVX2 has none that join two. */
#if defined(__x86_64__) && defined(__GNUC__)
#define FERRYI_MOE_WIDE(name, params, ...)                                                                             \
    FERRYI_NOINLINE void name##_plain params                                                                           \
    {                                                                                                                  \
        __VA_ARGS__;                                                                                                   \
    }                                                                                                                  \
    FERRYI_NOINLINE __attribute__((target("avx2"))) void name##_wide params                                            \
    {                                                                                                                  \
        __VA_ARGS__;                                                                                                   \
    }
#define FERRYI_MOE_BY_WIDTH(name, ...)                                                                                 \
    (__builtin_cpu_supports("avx2") ? name##_wide(__VA_ARGS__) : name##_plain(__VA_ARGS__))
#else
#define FERRYI_MOE_WIDE(name, params, ...)                                                                             \
    FERRYI_FN void name##_plain params                                                                                 \
    {                                                                                                                  \
        __VA_ARGS__;                                                                                                   \
    }
#define FERRYI_MOE_BY_WIDTH(name, ...) name##_plain(__VA_ARGS__)
#endif

FERRYI_FN uint32_t ferryi_moe_warp_ballot(int x)
{
    return x != 0;
}

FERRYI_FN uint32_t ferryi_moe_warp_shuffle(uint32_t value, uint32_t lane)
{
    (void)lane;
    return value;
}

FERRYI_FN uint32_t ferryi_moe_warp_max_of_eight(uint32_t largest)
{
    return largest;
}

FERRYI_FN uint32_t ferryi_moe_word_or(uint32_t *word, uint32_t bits)
{
    const uint32_t was = *word;
    *word = was | bits;
    return was;
}

FERRYI_FN void ferryi_moe_word_increment(uint32_t *word)
{
    (*word)++;
}

FERRYI_FN uint32_t ferryi_moe_word_take_next(uint32_t *word)
{
    return (*word)++;
}

FERRYI_FN int ferryi_moe_peer_is_direct(const ferryi_world *w, int32_t pe)
{
    return ferryi_path_has_fast_copy(ferryi_route(w, pe));
}

FERRYI_FN int ferryi_moe_peer_has_left(int pe)
{
    ferry_peer_status state;
    return ferry_peer_state(pe, &state) != FERRY_SUCCESS || state != FERRY_PEER_ALIVE;
}

/* ---- 16 bytes.  Here memcpy and vectors over whole rows are faster, so no row is taken for even. */

typedef struct ferryi_moe_quad {
    uint32_t x, y, z, w;
} ferryi_moe_quad;
typedef struct ferryi_moe_floats {
    float x, y, z, w;
} ferryi_moe_floats;

FERRYI_FN ferryi_moe_quad ferryi_moe_quad_make(uint32_t x, uint32_t y, uint32_t z, uint32_t w)
{
    const ferryi_moe_quad quad = { x, y, z, w };
    return quad;
}

FERRYI_FN int ferryi_moe_row_is_aligned(const void *p, int32_t row_bytes)
{
    (void)p, (void)row_bytes;
    return 0;
}

FERRYI_FN uint32_t ferryi_moe_bf16_pack_two(float low, float high)
{
    return (uint32_t)ferryi_num_to_bf16(low) | (uint32_t)ferryi_num_to_bf16(high) << 16;
}

FERRYI_FN uint32_t ferryi_moe_fp8_encode_two(float low, float high)
{
    return (uint32_t)ferryi_num_to_e4m3(low) | (uint32_t)ferryi_num_to_e4m3(high) << 8;
}

#endif
