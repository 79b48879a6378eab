/* SPDX-License-Identifier: BSD-3-Clause */
#include "race.h"
#include "access.h"
#include <algorithm>
#include <atomic>

namespace
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
std::atomic_flag busy[1024];
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

std::atomic<uint32_t> next_serial{ 1 };
std::atomic<uint32_t> level_of_all{ 0 }; /* that a fence of any block has left */

emu_known *make(emu_race_block *b)
{
    emu_known *k;
    if (b->spare.empty()) {
        k = new emu_known;
        k->until = new uint32_t[b->n];
    } else {
        k = b->spare.back();
        b->spare.pop_back();
    }
    k->users = 1;
    return k;
}

void drop(emu_race_block *b, emu_known *k)
{
    if (k != nullptr && --k->users == 0)
        b->spare.push_back(k);
}

/* The lane's own table, which others do not use. */
emu_known *own(emu_race_block *b, unsigned lane)
{
    emu_known *old = b->known[lane];
    if (old != nullptr && old->users == 1)
        return old;
    emu_known *k = make(b);
    if (old != nullptr)
        std::copy_n(old->until, b->n, k->until);
    else
        std::fill_n(k->until, b->n, b->base);
    drop(b, old);
    return b->known[lane] = k;
}

void join(emu_known *k, const emu_known *with, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        k->until[i] = std::max(k->until[i], with->until[i]);
}

void raise(emu_race_block *b, uint32_t level)
{
    if (level <= b->level)
        return;
    b->level = std::min(level, (uint32_t)LEVEL_END);
    b->touched = false;
}

inline bool is_of_grid(const emu_race_block *b, uint32_t serial)
{
    return serial - b->grid_first < b->grid_blocks;
}

/* The lane learns from those that synchronized with this word, and they learn from the lane. */
void meet_at(emu_race_block *b, unsigned lane, uintptr_t word, bool learns, bool teaches)
{
    auto found = b->synced.find(word);
    if (learns && found != b->synced.end())
        join(own(b, lane), found->second, b->n);
    if (!teaches)
        return;
    emu_known *mine = own(b, lane);
    mine->until[lane] = b->clock[lane] + 1;
    if (found == b->synced.end()) {
        mine->users++;
        b->synced.emplace(word, mine);
    } else if (learns) { /* the lane's table has all of the word's */
        drop(b, found->second);
        mine->users++;
        found->second = mine;
    } else {
        if (found->second->users > 1) {
            emu_known *copy = make(b);
            std::copy_n(found->second->until, b->n, copy->until);
            drop(b, found->second);
            found->second = copy;
        }
        join(found->second, mine, b->n);
    }
    b->clock[lane]++;
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
} // namespace

uint32_t emu_race_serials(unsigned blocks)
{
    uint32_t first = next_serial.fetch_add(blocks);
    if (first + blocks < first || first == 0) /* 4,294,967,296 blocks have run: begin again, at 1 */
        first = next_serial.fetch_add(blocks + 1) + 1;
    return first;
}

void emu_race_begin(emu_race_block *b, uint32_t first, unsigned blocks, unsigned number, unsigned threads)
{
    if (b->n != threads)
        emu_race_end(b);
    b->serial = first + number;
    b->grid_first = first;
    b->grid_blocks = blocks;
    b->n = threads;
    b->base = 1;
    b->level = 0;
    b->touched = false;
    b->clock.assign(threads, 1);
    b->known.assign(threads, nullptr);
}

/* Ends the order within the block: what was learned is past. */
static void forget(emu_race_block *b)
{
    for (emu_known *&k : b->known) {
        drop(b, k);
        k = nullptr;
    }
    if (b->synced.empty())
        return;
    for (auto &s : b->synced)
        drop(b, s.second);
    b->synced.clear();
}

void emu_race_end(emu_race_block *b)
{
    forget(b);
    for (emu_known *k : b->spare) {
        delete[] k->until;
        delete k;
    }
    b->spare.clear();
}

void emu_race_block_met(emu_race_block *b)
{
    forget(b);
    b->base = *std::max_element(b->clock.begin(), b->clock.end()) + 1;
    std::fill(b->clock.begin(), b->clock.end(), b->base);
}

template <class F>
static inline void for_lanes(unsigned first_warp, unsigned warps, const uint32_t *lanes, F each)
{
    for (unsigned w = first_warp; w < first_warp + warps; w++)
        for (uint32_t left = lanes[w]; left != 0; left &= left - 1)
            each(w * 32 + (unsigned)__builtin_ctz(left));
}

void emu_race_lanes_met(emu_race_block *b, unsigned first_warp, unsigned warps, const uint32_t *lanes)
{
    /* Mostly they have one table among them already, or none. */
    unsigned one = UINT32_MAX, users = 0;
    for_lanes(first_warp, warps, lanes, [&](unsigned i) {
        one = std::min(one, i);
        users += b->known[i] != nullptr && b->known[i] == b->known[one];
    });
    if (one == UINT32_MAX)
        return;
    emu_known *all = b->known[one];
    if (all == nullptr || users != all->users) /* others use it: mostly nobody does */
        all = own(b, one);
    for_lanes(first_warp, warps, lanes, [&](unsigned i) {
        if (b->known[i] != nullptr && b->known[i] != all)
            join(all, b->known[i], b->n);
    });
    for_lanes(first_warp, warps, lanes, [&](unsigned i) {
        all->until[i] = ++b->clock[i];
        if (b->known[i] == all)
            return;
        drop(b, b->known[i]);
        b->known[i] = all;
        all->users++;
    });
}

void emu_race_synced(emu_race_block *b, unsigned lane)
{
    meet_at(b, lane, 0, true, true);
    uint32_t seen = level_of_all.load();
    raise(b, seen + 1);
    while (seen < b->level && !level_of_all.compare_exchange_weak(seen, b->level))
        continue;
    if (b->touched)
        raise(b, b->level + 1);
}

void emu_race_learn(emu_race_block *b, const emu_touch *word)
{
    const emu_touch last = get_global(word);
    if (last.serial() != b->serial && last.is_sync() && is_of_grid(b, last.serial()))
        raise(b, last.level() + 1);
}

/* One word of an access.  mine: with the bytes of this word.  Returns whether it races; then *race says with whom. */
template <bool SHARED>
static inline bool touch_word(emu_race_block *b, unsigned lane, emu_touch *word, bool writes, emu_touch mine,
                              emu_race *race)
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
            set<SHARED>(&word[i], emu_touch()); /* who comes after this write comes after the reads before it */
    }
    if (is_same(last, mine))
        mine.when |= last.when & emu_touch::BYTES;
    if (!SHARED && (mine.when & last.when & emu_touch::SYNC) && last.level() > mine.level() &&
        is_of_grid(b, last.serial())) /* who learns from this one learns from that one */
        mine.when += (uint64_t)(last.level() - mine.level()) * emu_touch::LEVEL;
    set<SHARED>(&word[0], mine);
    return found;
}

template <bool SHARED>
static bool access(emu_race_block *b, unsigned lane, emu_touch *words, uintptr_t at, size_t size, unsigned what,
                   const void *pc, emu_race *race)
{
    constexpr unsigned touches = SHARED ? EMU_SHARED_TOUCHES : EMU_GLOBAL_TOUCHES;
    const bool writes = (what & FERRYI_ACCESS_WRITE) != 0, reads = (what & FERRYI_ACCESS_READ) != 0;
    const bool syncs = (what & (FERRYI_ACCESS_ATOMIC | FERRYI_ACCESS_VOLATILE)) != 0;
    const uint32_t clock = b->clock[lane]; /* of the access itself: who learns from it has its clock behind it */
    const uintptr_t first = at / 4, end = (at + size + 3) / 4;
    bool found = false;
    if (__builtin_expect(syncs, 0)) {
        for (uintptr_t w = first; !SHARED && reads && w < end; w++)
            emu_race_learn(b, words + (w - first) * touches);
        for (uintptr_t eight = at / 8; eight < (at + size + 7) / 8; eight++)
            meet_at(b, lane, eight, reads, writes);
    }
    const emu_touch mine = { (uint64_t)b->serial << 32 | (uint32_t)(uintptr_t)pc,
                             clock | (uint64_t)lane << 32 | (syncs ? emu_touch::SYNC : 0) |
                                 (SHARED ? 0 : b->level * emu_touch::LEVEL) };
    if (__builtin_expect(at % 4 == 0 && size == 4, 1)) {
        emu_touch all = mine;
        all.when |= emu_touch::BYTES;
        found = touch_word<SHARED>(b, lane, words, writes, all, race);
        if (__builtin_expect(found, 0))
            race->at = at;
    } else {
        for (uintptr_t w = first; w < end; w++) {
            unsigned bytes = 15;
            if (w * 4 < at)
                bytes &= 15u << (at - w * 4);
            if (w * 4 + 4 > at + size)
                bytes &= 15u >> (w * 4 + 4 - at - size);
            emu_touch part = mine;
            part.when |= bytes * emu_touch::BYTE;
            emu_race one;
            if (touch_word<SHARED>(b, lane, words + (w - first) * touches, writes, part, &one) && !found) {
                found = true;
                *race = one;
                race->at = w * 4 > at ? w * 4 : at;
            }
        }
    }
    if (!SHARED) {
        if (syncs && writes && b->touched)
            raise(b, b->level + 1);
        b->touched |= !syncs;
    }
    return found;
}

bool emu_race_shared(emu_race_block *b, unsigned lane, emu_touch *words, uintptr_t at, size_t size, unsigned what,
                     const void *pc, emu_race *race)
{
    return access<true>(b, lane, words, at, size, what, pc, race);
}

bool emu_race_global(emu_race_block *b, unsigned lane, emu_touch *words, uintptr_t at, size_t size, unsigned what,
                     const void *pc, emu_race *race)
{
    return access<false>(b, lane, words, at, size, what, pc, race);
}
