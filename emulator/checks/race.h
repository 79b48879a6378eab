/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_RACE_H
#define EMU_RACE_H

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

/* Races between the threads of a grid.  Two touches of a word race if neither is ordered before the other, one of them
 * writes, and not both are atomic or volatile.
 *
 * Within a block the order is exact: each thread has a clock, and knows up to which clock the others' touches are
 * before its own.  All know all after a block's barrier; those of a warp that meet (a shuffle, __syncwarp) know what
 * any of them knew; and an atomic or volatile access learns from the last ones of the same word, whatever their order
 * and scope. Between blocks it is an estimate that never takes ordered touches for unordered ones: a block has one
 * level, an access that learns from another block's raises it above that block's, and a touch of a lower level is taken
 * for ordered. */

/* A touch of a word, in two registers. */
struct alignas(16) emu_touch {
    uint64_t who;  /* the code's address, its low half; above it the serial of the block's run, 0: no touch */
    uint64_t when; /* the thread's clock; 32: the lane; 42: which of the word's 4 bytes; 46: SYNC; 48: the level */
    uint32_t pc() const { return (uint32_t)who; }
    uint32_t serial() const { return (uint32_t)(who >> 32); }
    uint32_t clock() const { return (uint32_t)when; }
    unsigned lane() const { return (unsigned)(when >> 32) & 1023; }
    uint32_t level() const { return (uint32_t)(when >> 48); }
    bool is_sync() const { return (when & SYNC) != 0; }
    static constexpr uint64_t BYTE = (uint64_t)1 << 42, BYTES = 15 * BYTE, SYNC = (uint64_t)1 << 46,
                              LEVEL = (uint64_t)1 << 48;
};

/* What is kept of each 4 bytes of memory: the last write and the last reads.  Shared memory, which is small, has two
 * reads, so that one of them is by another thread than the next writer. */
enum { EMU_SHARED_TOUCHES = 3, EMU_GLOBAL_TOUCHES = 2 };

/* What a thread knows of the others of its block: touches before these clocks are before its own next one. */
struct emu_known {
    unsigned users;
    uint32_t *until;
};

enum { EMU_READS = 4096 };
struct emu_race_block {
    uint32_t serial, grid_first, grid_blocks; /* the grid's blocks have consecutive serials */
    unsigned n;                               /* threads */
    uint32_t base;                            /* the clock at which the last block barrier left them all */
    uint32_t level;
    bool touched; /* global memory, since the level was raised */
    std::vector<uint32_t> clock;
    std::vector<emu_known *> known;                    /* NULL: all until base */
    std::unordered_map<uintptr_t, emu_known *> synced; /* what an access of these 8 bytes learns */
    std::vector<emu_known *> spare;
    bool has_learned; /* some lane knows more than until base */
    /* Words that lanes have read since anything of the above changed, such that a further plain read of any lane would
     * leave no trace and race with nothing: the address, and above it the number of the change. */
    uint64_t change;
    uint64_t reads[EMU_READS];
};

/* The place of a word among them: columns of a matrix, which are powers of two apart, do not share one. */
inline size_t emu_race_slot(uintptr_t at)
{
    return (at / 4 ^ at / 1024) % EMU_READS;
}
/* Whether nothing is to be done for a plain read of this size. */
inline bool emu_race_is_repeated(const emu_race_block *b, uintptr_t at, size_t size)
{
    return b->reads[emu_race_slot(at)] == (at | b->change) &&
           (size == 4 || (size == 8 && b->reads[emu_race_slot(at + 4)] == ((at + 4) | b->change)));
}
/* Forgets those reads: the order, or the memory, has changed. */
void emu_race_changes(emu_race_block *b);

/* Serials for the blocks of a grid. */
uint32_t emu_race_serials(unsigned blocks);
void emu_race_begin(emu_race_block *b, uint32_t first, unsigned blocks, unsigned number, unsigned threads);
void emu_race_end(emu_race_block *b);

void emu_race_block_met(emu_race_block *b);
/* lanes[]: who has met, by warp of the block. */
void emu_race_lanes_met(emu_race_block *b, unsigned first_warp, unsigned warps, const uint32_t *lanes);
/* A fence, or an operation that orders accesses in ways which are not seen: it learns from all others of the process
 * and they from it. */
void emu_race_synced(emu_race_block *b, unsigned lane);

/* The block learns what a volatile or atomic write of this word of global memory can teach. */
void emu_race_learn(emu_race_block *b, const emu_touch *word);

/* Where what is kept of a word of global memory lies, by the word's index in its area.  Columns of a matrix have
 * indices that are multiples of a power of two apart, and would share a few lines of the cache: the lines of a page
 * change places, by the page's number.  So an area has whole pages. */
enum { EMU_PAGE_WORDS = 4096 / (EMU_GLOBAL_TOUCHES * 16) };
inline emu_touch *emu_global_word(emu_touch *words, size_t index)
{
    return words + (index ^ (index / EMU_PAGE_WORDS % (EMU_PAGE_WORDS / 4)) * 4) * EMU_GLOBAL_TOUCHES;
}
inline size_t emu_global_bytes(size_t size)
{
    return (size / 4 / EMU_PAGE_WORDS + 2) * EMU_PAGE_WORDS * EMU_GLOBAL_TOUCHES * sizeof(emu_touch);
}

/* An access by this lane.  words: of shared memory those of the 4 aligned bytes that hold the first byte, and those
 * after them; of global memory those of its area, in which the first byte's word has this index.  what:
 * FERRYI_ACCESS_*.  Notes itself in the words.  Returns whether it races; only then sets *race: the touch it races
 * with, and the first byte of that word.  race_touch.h has them for each access, and calls the _any forms for what is
 * not plain. */
struct emu_race {
    emu_touch other;
    bool other_writes;
    uintptr_t at;
};
bool emu_race_shared_any(emu_race_block *b, unsigned lane, emu_touch *words, uintptr_t at, size_t size, unsigned what,
                         const void *pc, emu_race *race);
bool emu_race_global_any(emu_race_block *b, unsigned lane, emu_touch *words, size_t index, uintptr_t at, size_t size,
                         unsigned what, const void *pc, emu_race *race);

#endif
