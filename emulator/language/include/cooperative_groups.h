/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_EMU_COOPERATIVE_GROUPS_H
#define FERRYI_EMU_COOPERATIVE_GROUPS_H

#include "cuda_runtime.h"
#include <string.h>

/* Cooperative groups' basic forms: blocks, tiles of 1 to 1024 threads, coalesced threads (the caller alone, as
 * __activemask has it), and grids of cooperative launches. */
namespace cooperative_groups
{
namespace ferryi
{
/* A value of any size travels as words of 8 bytes. */
template <class T, class F>
inline T exchange(T v, F meet)
{
    static_assert(std::is_trivially_copyable<T>::value && sizeof(T) <= 32,
                  "a shuffle takes trivially copyable types of at most 32 bytes");
    uint64_t word[4] = {};
    memcpy(word, &v, sizeof v);
    for (size_t i = 0; i < (sizeof v + 7) / 8; i++)
        word[i] = meet(word[i]);
    memcpy(&v, word, sizeof v);
    return v;
}
} // namespace ferryi

/* ---- Blocks. */

class thread_block
{
  public:
    void sync(FERRYI_EMU_CALLER) const { (void)ferryi_emu_block_meets(0, file, line); }
    static unsigned size() { return num_threads(); }
    static unsigned num_threads() { return blockDim.x * blockDim.y * blockDim.z; }
    static unsigned thread_rank() { return ferryi_emu_rank(); }
    static dim3 group_index() { return blockIdx; }
    static dim3 thread_index() { return threadIdx; }
    static dim3 group_dim() { return blockDim; }
    static dim3 dim_threads() { return blockDim; }
};
/* Scratch memory of tiles of several warps, which need none here. */
template <unsigned Threads = 1024>
struct block_tile_memory {
    char unused;
};
inline thread_block this_thread_block()
{
    return thread_block();
}
template <unsigned Threads>
inline thread_block this_thread_block(block_tile_memory<Threads> &)
{
    return thread_block();
}

/* ---- Tiles. */

namespace ferryi
{
/* N threads, side by side, of a block or of a larger tile. */
template <unsigned N>
class tile
{
    static_assert(N >= 1 && N <= 1024 && (N & (N - 1)) == 0, "a tile has 1, 2, 4, ... or 1024 threads");
    unsigned groups, group; /* of the group that was divided */

    static uint32_t mask() { return N >= 32 ? 0xffffffffu : ((1u << N % 32) - 1) << (ferryi_emu_lane() & ~(N - 1)); }
    static unsigned first() { return ferryi_emu_rank() & ~(N - 1); }

  public:
    tile(unsigned groups_, unsigned group_) : groups(groups_), group(group_) {}
    static constexpr unsigned size() { return N; }
    static constexpr unsigned num_threads() { return N; }
    static unsigned thread_rank() { return ferryi_emu_rank() & (N - 1); }
    unsigned meta_group_size() const { return groups; }
    unsigned meta_group_rank() const { return group; }
    void sync(FERRYI_EMU_CALLER) const
    {
        if constexpr (N <= 32)
            (void)ferryi_emu_warp_meets(mask(), 0, 0, file, line);
        else
            (void)ferryi_emu_tile_meets(first(), N, 0, file, line);
    }
    /* The value of the tile's thread `from`. */
    template <class T>
    T shfl(T v, unsigned from, FERRYI_EMU_CALLER) const
    {
        return exchange(v, [&](uint64_t word) FERRYI_EMU_UNCHECKED -> uint64_t {
            if constexpr (N <= 32)
                return ferryi_emu_warp_meets(mask(), word, 0, file, line)
                    .value[(ferryi_emu_lane() & ~(N - 1)) + (from & (N - 1))];
            else
                return ferryi_emu_tile_meets(first(), N, word, file, line)[from & (N - 1)];
        });
    }
    template <class T>
    T shfl_up(T v, unsigned by, FERRYI_EMU_CALLER) const
    {
        return shfl(v, thread_rank() < by ? thread_rank() : thread_rank() - by, file, line);
    }
    template <class T>
    T shfl_down(T v, unsigned by, FERRYI_EMU_CALLER) const
    {
        return shfl(v, thread_rank() + by >= N ? thread_rank() : thread_rank() + by, file, line);
    }
    template <class T>
    T shfl_xor(T v, unsigned by, FERRYI_EMU_CALLER) const
    {
        return shfl(v, thread_rank() ^ by, file, line);
    }
    int any(int x, FERRYI_EMU_CALLER) const
    {
        static_assert(N <= 32, "a vote is a warp's");
        return ferryi_emu_warp_meets(mask(), 0, x != 0, file, line).votes.any;
    }
    int all(int x, FERRYI_EMU_CALLER) const
    {
        static_assert(N <= 32, "a vote is a warp's");
        return ferryi_emu_warp_meets(mask(), 0, x != 0, file, line).votes.all;
    }
    unsigned ballot(int x, FERRYI_EMU_CALLER) const
    {
        static_assert(N <= 32, "a vote is a warp's");
        return ferryi_emu_warp_meets(mask(), 0, x != 0, file, line).ballot >> (ferryi_emu_lane() & ~(N - 1));
    }
    template <class T>
    unsigned match_any(T v, FERRYI_EMU_CALLER) const
    {
        static_assert(N <= 32, "a match is a warp's");
        return __match_any_sync(mask(), v, file, line) >> (ferryi_emu_lane() & ~(N - 1));
    }
    template <class T>
    unsigned match_all(T v, int &all, FERRYI_EMU_CALLER) const
    {
        static_assert(N <= 32, "a match is a warp's");
        return __match_all_sync(mask(), v, &all, file, line) >> (ferryi_emu_lane() & ~(N - 1));
    }
};
} // namespace ferryi

template <unsigned N, class Parent = void>
class thread_block_tile : public ferryi::tile<N>
{
  public:
    using ferryi::tile<N>::tile;
    template <class Other>
    thread_block_tile(const thread_block_tile<N, Other> &t) : ferryi::tile<N>(t)
    {
    }
};
template <unsigned N>
inline thread_block_tile<N, thread_block> tiled_partition(const thread_block &b)
{
    return thread_block_tile<N, thread_block>((b.size() + N - 1) / N, b.thread_rank() / N);
}
template <unsigned N, unsigned M, class Parent>
inline thread_block_tile<N, thread_block_tile<M, Parent>> tiled_partition(const thread_block_tile<M, Parent> &t)
{
    static_assert(N <= M, "a tile of a tile is no larger");
    return thread_block_tile<N, thread_block_tile<M, Parent>>(M / N, t.thread_rank() / N);
}

/* The caller alone. */
class coalesced_group
{
  public:
    static unsigned size() { return 1; }
    static unsigned num_threads() { return 1; }
    static unsigned thread_rank() { return 0; }
    static unsigned meta_group_size() { return 1; }
    static unsigned meta_group_rank() { return 0; }
    static void sync() {}
    template <class T>
    static T shfl(T v, unsigned)
    {
        return v;
    }
    template <class T>
    static T shfl_up(T v, unsigned)
    {
        return v;
    }
    template <class T>
    static T shfl_down(T v, unsigned)
    {
        return v;
    }
    static int any(int x) { return x != 0; }
    static int all(int x) { return x != 0; }
    static unsigned ballot(int x) { return x != 0; }
};
inline coalesced_group coalesced_threads()
{
    return coalesced_group();
}

/* ---- Grids. */

class grid_group
{
  public:
    static bool is_valid() { return ferryi_emu_grid_is_cooperative() != 0; }
    void sync(FERRYI_EMU_CALLER) const { ferryi_emu_grid_meets(file, line); }
    static unsigned long long size() { return num_threads(); }
    static unsigned long long num_blocks() { return (unsigned long long)gridDim.x * gridDim.y * gridDim.z; }
    static unsigned long long num_threads() { return num_blocks() * thread_block::num_threads(); }
    static unsigned long long block_rank()
    {
        return ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    }
    static unsigned long long thread_rank()
    {
        return block_rank() * thread_block::num_threads() + thread_block::thread_rank();
    }
    static dim3 group_dim() { return gridDim; }
    static dim3 dim_blocks() { return gridDim; }
    static dim3 block_index() { return blockIdx; }
};
inline grid_group this_grid()
{
    return grid_group();
}

/* ---- A group of any kind: a block, or a tile whose size the program computes. */

class thread_group
{
    unsigned n; /* 0: the block */

  public:
    thread_group(const thread_block &) : n(0) {}
    template <unsigned N, class Parent>
    thread_group(const thread_block_tile<N, Parent> &) : n(N)
    {
        static_assert(N <= 32, "a thread_group is a block or a part of a warp");
    }
    thread_group(const coalesced_group &) : n(1) {}
    explicit thread_group(unsigned size) : n(size) {}
    unsigned size() const { return n == 0 ? thread_block::size() : n; }
    unsigned num_threads() const { return size(); }
    unsigned thread_rank() const { return n == 0 ? ferryi_emu_rank() : ferryi_emu_rank() & (n - 1); }
    void sync(FERRYI_EMU_CALLER) const
    {
        if (n == 0)
            (void)ferryi_emu_block_meets(0, file, line);
        else if (n > 1)
            (void)ferryi_emu_warp_meets(n == 32 ? 0xffffffffu : ((1u << n) - 1) << (ferryi_emu_lane() & ~(n - 1)), 0, 0,
                                        file, line);
    }
};
inline thread_group tiled_partition(const thread_group &, unsigned size)
{
    return thread_group(size);
}

template <class Group>
inline void sync(const Group &g, FERRYI_EMU_CALLER)
{
    if constexpr (std::is_same<Group, coalesced_group>::value)
        g.sync();
    else
        g.sync(file, line);
}
template <class Group>
inline auto thread_rank(const Group &g)
{
    return g.thread_rank();
}
template <class Group>
inline auto group_size(const Group &g)
{
    return g.size();
}
} // namespace cooperative_groups

#endif
