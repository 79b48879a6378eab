/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_RACE_TOUCH_H
#define EMU_RACE_TOUCH_H

#include "access.h"
#include "race.h"
#include <algorithm>
#include <atomic>

/* The part of race.cc that each plain access of a kernel passes, inline where the access is told: most of a checked
 * kernel's time goes by here. */
namespace emu_races
{
enum { LEVEL_END = UINT16_MAX }; /* a block of this level is told of no other block any more */

/* Global memory is touched by blocks on several system threads.  On x86 a processor with AVX loads and stores 16
 * aligned bytes at once; elsewhere a lock for some of the words serves. */
#if defined(__x86_64__)
typedef uint64_t whole __attribute__((vector_size(16), may_alias));
inline emu_touch get_global(const emu_touch *from)
{
    const whole v = *(const volatile whole *)from;
    return emu_touch{ v[0], v[1] };
}
inline void set_global(emu_touch *to, const emu_touch &t)
{
    *(volatile whole *)to = whole{ t.who, t.when };
}
#else
inline std::atomic_flag busy[1024];
struct held {
    std::atomic_flag &flag;
    explicit held(const void *word) : flag(busy[(uintptr_t)word / 16 % 1024])
    {
        while (flag.test_and_set(std::memory_order_acquire))
            continue;
    }
    ~held() { flag.clear(std::memory_order_release); }
};
inline emu_touch get_global(const emu_touch *from)
{
    held h(from);
    return *from;
}
inline void set_global(emu_touch *to, const emu_touch &t)
{
    held h(to);
    *to = t;
}
#endif

inline bool is_of_grid(const emu_race_block *b, uint32_t serial)
{
    return serial - b->grid_first < b->grid_blocks;
}

/* In shared memory each touch is by this block, or by one that had the memory before and is no matter. */
template <bool SHARED>
inline bool is_before(const emu_race_block *b, unsigned lane, const emu_touch &t)
{
    if (t.serial() == b->serial) {
        const unsigned other = t.lane();
        return t.clock() < b->base || other == lane ||
               (b->known[lane] != nullptr && t.clock() < b->known[lane]->until[other]);
    }
    return SHARED || !is_of_grid(b, t.serial()) || t.level() < b->level || b->level == LEVEL_END ||
           t.level() == LEVEL_END;
}

template <bool SHARED>
inline bool races(const emu_race_block *b, unsigned lane, const emu_touch &t, const emu_touch &mine)
{
    return (t.when & mine.when & emu_touch::BYTES) != 0 && !(t.when & mine.when & emu_touch::SYNC) &&
           !is_before<SHARED>(b, lane, t);
}

/* The same lane, with nothing learned or taught in between. */
inline bool is_same(const emu_touch &a, const emu_touch &b)
{
    const uint64_t lane_and_clock = ((uint64_t)1 << 42) - 1;
    return a.serial() == b.serial() && ((a.when ^ b.when) & lane_and_clock) == 0;
}

template <bool SHARED>
inline emu_touch get(const emu_touch *from)
{
    return SHARED ? *from : get_global(from);
}
template <bool SHARED>
inline void set(emu_touch *to, const emu_touch &t)
{
    if (SHARED)
        *to = t;
    else
        set_global(to, t);
}

/* One word of an access.  mine: with the bytes of this word.  Returns whether it races; then *race has the other
 * access. */
template <bool SHARED>
inline __attribute__((always_inline)) bool touch_word(emu_race_block *b, unsigned lane, emu_touch *word, bool writes,
                                                      emu_touch mine, emu_race *race)
{
    bool found = false;
    constexpr int touches = SHARED ? EMU_SHARED_TOUCHES : EMU_GLOBAL_TOUCHES;
    const emu_touch last = get<SHARED>(&word[0]);
    if (__builtin_expect(races<SHARED>(b, lane, last, mine), 0)) {
        race->other = last;
        race->other_writes = found = true;
    }
    if (!writes) {
        /* A read takes the place of its thread's earlier one, or of one that is before it: of what comes after both,
         * only that can still race.  Two reads that are not ordered are kept. */
        for (int i = 1; i < touches; i++) {
            const emu_touch read = get<SHARED>(&word[i]);
            if (is_same(read, mine)) {
                if ((mine.when & ~read.when & emu_touch::BYTES) == 0)
                    return found;
                mine.when |= read.when & emu_touch::BYTES;
            } else if (!is_before<SHARED>(b, lane, read)) {
                continue;
            }
            set<SHARED>(&word[i], mine);
            return found;
        }
        return found;
    }
    for (int i = 1; i < touches; i++) {
        const emu_touch read = get<SHARED>(&word[i]);
        if (read.who == 0)
            continue;
        if (__builtin_expect(!found && races<SHARED>(b, lane, read, mine), 0)) {
            race->other = read;
            race->other_writes = false;
            found = true;
        }
        if ((mine.when & emu_touch::BYTES) == emu_touch::BYTES)
            set<SHARED>(&word[i], emu_touch()); /* an access after this write is after the reads before it */
    }
    if (is_same(last, mine))
        mine.when |= last.when & emu_touch::BYTES;
    if (!SHARED && (mine.when & last.when & emu_touch::SYNC) && last.level() > mine.level() &&
        is_of_grid(b, last.serial())) /* what learns from this one learns from that one */
        mine.when += (uint64_t)(last.level() - mine.level()) * emu_touch::LEVEL;
    set<SHARED>(&word[0], mine);
    return found;
}

/* By this block, since all of its lanes were last in order. */
inline bool is_recent(const emu_race_block *b, const emu_touch &t)
{
    return t.serial() == b->serial && t.clock() >= b->base;
}

/* Whether further reads of the word, by whichever lane, would be before its last write, or after it, as this one is,
 * and would find no room: reads are then unordered for all lanes.  Another block that writes global memory from then on
 * finds the read that is kept. */
template <bool SHARED>
inline bool reads_are_the_same(const emu_race_block *b, const emu_touch *word)
{
    bool same = !b->has_learned && !is_recent(b, get<SHARED>(&word[0]));
    for (int i = 1; SHARED && i < EMU_SHARED_TOUCHES; i++)
        same = same && is_recent(b, word[i]);
    return same;
}

/* A plain access of 4 or 8 aligned bytes. */
template <bool SHARED, class F>
inline bool touch_plain(emu_race_block *b, unsigned lane, uintptr_t at, size_t size, bool writes, const void *pc,
                        emu_race *race, F word_of)
{
    const emu_touch mine = { (uint64_t)b->serial << 32 | (uint32_t)(uintptr_t)pc,
                             b->clock[lane] | (uint64_t)lane << 32 | emu_touch::BYTES |
                                 (SHARED ? 0 : b->level * emu_touch::LEVEL) };
    bool found = false;
    for (size_t i = 0; i < size && !found; i += 4) {
        emu_touch *word = word_of(i / 4);
        uint64_t *read = &b->reads[emu_race_slot(at + i)];
        if (writes) {
            found = touch_word<SHARED>(b, lane, word, true, mine, race);
            *read = 0;
        } else {
            found = touch_word<SHARED>(b, lane, word, false, mine, race);
            if (!found && reads_are_the_same<SHARED>(b, word))
                *read = (at + i) | b->change;
        }
        if (__builtin_expect(found, 0))
            race->at = at + i;
    }
    if (!SHARED)
        b->touched = true;
    return found;
}
} // namespace emu_races

inline bool emu_access_is_plain(uintptr_t at, size_t size, unsigned what)
{
    return (what & ~(unsigned)(FERRYI_ACCESS_READ | FERRYI_ACCESS_WRITE | FERRYI_ACCESS_KERNEL)) == 0 &&
           (size == 4 || size == 8) && at % size == 0;
}

inline bool emu_race_shared(emu_race_block *b, unsigned lane, emu_touch *words, uintptr_t at, size_t size,
                            unsigned what, const void *pc, emu_race *race)
{
    return __builtin_expect(emu_access_is_plain(at, size, what), 1)
               ? emu_races::touch_plain<true>(b, lane, at, size, (what & FERRYI_ACCESS_WRITE) != 0, pc, race,
                                              [=](size_t i) { return words + i * EMU_SHARED_TOUCHES; })
               : emu_race_shared_any(b, lane, words, at, size, what, pc, race);
}

inline bool emu_race_global(emu_race_block *b, unsigned lane, emu_touch *words, size_t index, uintptr_t at, size_t size,
                            unsigned what, const void *pc, emu_race *race)
{
    return __builtin_expect(emu_access_is_plain(at, size, what), 1)
               ? emu_races::touch_plain<false>(b, lane, at, size, (what & FERRYI_ACCESS_WRITE) != 0, pc, race,
                                               [=](size_t i) { return emu_global_word(words, index + i); })
               : emu_race_global_any(b, lane, words, index, at, size, what, pc, race);
}

#endif
