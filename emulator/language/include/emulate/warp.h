/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_WARP_H
#define FERRYI_EMU_WARP_H

#include "place.h"
#include <type_traits>

/* What threads do together: barriers of a block, and the votes and shuffles of a warp.  The lanes that a mask names
 * meet; those that have ended are not waited for.  Each call says where it stands, for the sentence about a barrier
 * that some threads miss. */

/* What those that met brought along. */
struct ferryi_emu_votes {
    int any, all;
    unsigned count;
};
struct ferryi_emu_answer {
    const uint64_t *value; /* [32], of each lane, until the caller's next call */
    ferryi_emu_votes votes;
    uint32_t ballot, lanes; /* who voted yes, who came */
};
extern "C" {
ferryi_emu_votes ferryi_emu_block_meets(int vote, const char *file, int line);
ferryi_emu_answer ferryi_emu_warp_meets(uint32_t mask, uint64_t value, int vote, const char *file, int line);
/* Threads first to first + count - 1 of the block, whole warps; value[count]. */
const uint64_t *ferryi_emu_tile_meets(unsigned first, unsigned count, uint64_t value, const char *file, int line);
/* All threads of a grid whose launch was cooperative. */
void ferryi_emu_grid_meets(const char *file, int line);
int ferryi_emu_grid_is_cooperative(void);
}

/* ---- Blocks. */

static inline void __syncthreads(FERRYI_EMU_CALLER)
{
    (void)ferryi_emu_block_meets(0, file, line);
}
static inline int __syncthreads_or(int x, FERRYI_EMU_CALLER)
{
    return ferryi_emu_block_meets(x != 0, file, line).any;
}
static inline int __syncthreads_and(int x, FERRYI_EMU_CALLER)
{
    return ferryi_emu_block_meets(x != 0, file, line).all;
}
static inline int __syncthreads_count(int x, FERRYI_EMU_CALLER)
{
    return (int)ferryi_emu_block_meets(x != 0, file, line).count;
}

static inline void __threadfence_block(void)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
static inline void __threadfence(void)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
static inline void __threadfence_system(void)
{
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

/* ---- Warps. */

static inline void __syncwarp(unsigned mask = 0xffffffffu, FERRYI_EMU_CALLER)
{
    (void)ferryi_emu_warp_meets(mask, 0, 0, file, line);
}
static inline int __any_sync(unsigned mask, int x, FERRYI_EMU_CALLER)
{
    return ferryi_emu_warp_meets(mask, 0, x != 0, file, line).votes.any;
}
static inline int __all_sync(unsigned mask, int x, FERRYI_EMU_CALLER)
{
    return ferryi_emu_warp_meets(mask, 0, x != 0, file, line).votes.all;
}
static inline unsigned __ballot_sync(unsigned mask, int x, FERRYI_EMU_CALLER)
{
    return ferryi_emu_warp_meets(mask, 0, x != 0, file, line).ballot;
}
/* The lanes that happen to be together: as good as any answer is that the caller is alone. */
static inline unsigned __activemask(void)
{
    return 1u << ferryi_emu_lane();
}

template <class T>
static inline uint64_t ferryi_emu_bits(T v)
{
    uint64_t bits = 0;
    static_assert(sizeof v <= 8, "a shuffle or a match takes 8 bytes at most");
    __builtin_memcpy(&bits, &v, sizeof v);
    return bits;
}
template <class T>
static inline T ferryi_emu_of_bits(uint64_t bits)
{
    T v;
    __builtin_memcpy(&v, &bits, sizeof v);
    return v;
}
/* The value of lane `from`; 0 of a lane that the mask does not name, whose value CUDA leaves undefined. */
template <class T>
FERRYI_EMU_UNCHECKED static inline T ferryi_emu_shuffle(uint32_t mask, T v, unsigned from, const char *file, int line)
{
    const ferryi_emu_answer got = ferryi_emu_warp_meets(mask, ferryi_emu_bits(v), 0, file, line);
    return ferryi_emu_of_bits<T>(got.lanes >> from & 1 ? got.value[from] : 0);
}
template <class T>
static inline T __shfl_sync(unsigned mask, T v, int from, int width = 32, FERRYI_EMU_CALLER)
{
    const unsigned w = (unsigned)width;
    return ferryi_emu_shuffle(mask, v, (ferryi_emu_lane() & ~(w - 1)) | ((unsigned)from & (w - 1)), file, line);
}
template <class T>
static inline T __shfl_up_sync(unsigned mask, T v, unsigned by, int width = 32, FERRYI_EMU_CALLER)
{
    const unsigned lane = ferryi_emu_lane(), inside = lane & ((unsigned)width - 1);
    return ferryi_emu_shuffle(mask, v, inside < by ? lane : lane - by, file, line);
}
template <class T>
static inline T __shfl_down_sync(unsigned mask, T v, unsigned by, int width = 32, FERRYI_EMU_CALLER)
{
    const unsigned lane = ferryi_emu_lane(), inside = lane & ((unsigned)width - 1);
    return ferryi_emu_shuffle(mask, v, inside + by >= (unsigned)width ? lane : lane + by, file, line);
}
template <class T>
static inline T __shfl_xor_sync(unsigned mask, T v, int by, int width = 32, FERRYI_EMU_CALLER)
{
    const unsigned lane = ferryi_emu_lane(), end = (lane & ~((unsigned)width - 1)) + (unsigned)width;
    const unsigned from = lane ^ (unsigned)by;
    return ferryi_emu_shuffle(mask, v, from >= end ? lane : from, file, line);
}

template <class T>
FERRYI_EMU_UNCHECKED static inline unsigned __match_any_sync(unsigned mask, T v, FERRYI_EMU_CALLER)
{
    const uint64_t own = ferryi_emu_bits(v);
    const ferryi_emu_answer got = ferryi_emu_warp_meets(mask, own, 0, file, line);
    unsigned same = 0;
    for (unsigned i = 0; i < 32; i++)
        same |= (got.lanes >> i & 1) && got.value[i] == own ? 1u << i : 0;
    return same;
}
template <class T>
static inline unsigned __match_all_sync(unsigned mask, T v, int *all, FERRYI_EMU_CALLER)
{
    const unsigned same = __match_any_sync(mask, v, file, line);
    *all = (same & mask) == mask;
    return *all ? mask : 0;
}

template <class T, class F>
FERRYI_EMU_UNCHECKED static inline T ferryi_emu_reduce(unsigned mask, T v, F fold, const char *file, int line)
{
    static_assert(std::is_same<T, int>::value || std::is_same<T, unsigned>::value,
                  "__reduce_*_sync takes int or unsigned");
    const ferryi_emu_answer got = ferryi_emu_warp_meets(mask, ferryi_emu_bits(v), 0, file, line);
    unsigned first = (unsigned)__builtin_ctz(got.lanes);
    T sum = ferryi_emu_of_bits<T>(got.value[first]);
    for (unsigned i = first + 1; i < 32; i++)
        if (got.lanes >> i & 1)
            sum = fold(sum, ferryi_emu_of_bits<T>(got.value[i]));
    return sum;
}
#define FERRYI_EMU_REDUCE(NAME, EXPRESSION)                                                                            \
    template <class T>                                                                                                 \
    static inline T __reduce_##NAME##_sync(unsigned mask, T v, FERRYI_EMU_CALLER)                                      \
    {                                                                                                                  \
        return ferryi_emu_reduce(                                                                                      \
            mask, v, [](T a, T b) { return (T)(EXPRESSION); }, file, line);                                            \
    }
FERRYI_EMU_REDUCE(add, (unsigned)a + (unsigned)b)
FERRYI_EMU_REDUCE(min, b < a ? b : a)
FERRYI_EMU_REDUCE(max, a < b ? b : a)
FERRYI_EMU_REDUCE(and, a &b)
FERRYI_EMU_REDUCE(or, a | b)
FERRYI_EMU_REDUCE(xor, a ^ b)

#endif
