/* SPDX-License-Identifier: BSD-3-Clause */
#include "race.h"
#include "access.h"
#include <algorithm>
#include <atomic>

namespace
{
enum { LEVEL_END = UINT16_MAX }; /* a block of this level is told of no other block any more */

/* Blocks run on several system threads.  On x86 a processor with AVX stores 16 aligned bytes at once; elsewhere a lock
 * for some of the words serves. */
#if defined(__x86_64__)
typedef uint64_t whole __attribute__((vector_size(16), may_alias));
emu_touch get(const emu_touch *from)
{
    const whole v = *(const volatile whole *)from;
    emu_touch t;
    __builtin_memcpy(&t, &v, sizeof t);
    return t;
}
void set(emu_touch *to, const emu_touch &t)
{
    whole v;
    __builtin_memcpy(&v, &t, sizeof v);
    *(volatile whole *)to = v;
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
emu_touch get(const emu_touch *from)
{
    held h(from);
    return *from;
}
void set(emu_touch *to, const emu_touch &t)
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

bool is_of_grid(const emu_race_block *b, uint32_t serial)
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

bool is_before(const emu_race_block *b, unsigned lane, const emu_touch &t)
{
    if (t.serial == b->serial) {
        const unsigned other = t.lane & EMU_TOUCH_LANE;
        return other == lane || t.clock < b->base ||
               (b->known[lane] != nullptr && t.clock < b->known[lane]->until[other]);
    }
    return !is_of_grid(b, t.serial) || t.level < b->level || b->level == LEVEL_END || t.level == LEVEL_END;
}

bool races(const emu_race_block *b, unsigned lane, const emu_touch &t, const emu_touch &mine)
{
    return t.serial != 0 && (t.lane & mine.lane & 15 << EMU_TOUCH_BYTES) != 0 &&
           !(t.lane & mine.lane & EMU_TOUCH_SYNC) && !is_before(b, lane, t);
}

bool is_same(const emu_touch &a, const emu_touch &b)
{
    return a.serial == b.serial && a.clock == b.clock && a.lane == b.lane;
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

void emu_race_warp_met(emu_race_block *b, unsigned warp, uint32_t lanes)
{
    const unsigned first = warp * 32;
    if (lanes == 0)
        return;
    const unsigned one = first + (unsigned)__builtin_ctz(lanes);
    emu_known *all = b->known[one];
    unsigned users = 0;
    for (uint32_t left = lanes; all != nullptr && left != 0; left &= left - 1)
        users += b->known[first + (unsigned)__builtin_ctz(left)] == all;
    if (all == nullptr || users != all->users) /* others use it: mostly nobody does */
        all = own(b, one);
    for (uint32_t left = lanes & (lanes - 1); left != 0; left &= left - 1) {
        const unsigned i = first + (unsigned)__builtin_ctz(left);
        if (b->known[i] != nullptr && b->known[i] != all)
            join(all, b->known[i], b->n);
    }
    for (uint32_t left = lanes; left != 0; left &= left - 1) {
        const unsigned i = first + (unsigned)__builtin_ctz(left);
        all->until[i] = ++b->clock[i];
        if (b->known[i] == all)
            continue;
        drop(b, b->known[i]);
        b->known[i] = all;
        all->users++;
    }
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
    const emu_touch last = get(word);
    if (last.serial != b->serial && (last.lane & EMU_TOUCH_SYNC) && is_of_grid(b, last.serial))
        raise(b, last.level + 1u);
}

/* One word of an access.  mine: with the bytes of this word. */
static void touch_word(emu_race_block *b, unsigned lane, emu_touch *word, int touches, bool writes, emu_touch mine,
                       emu_race *race)
{
    const unsigned all = 15u << EMU_TOUCH_BYTES;
    /* The block that had this shared memory before is no matter. */
    const auto get_own = [=](const emu_touch *from) {
        const emu_touch t = get(from);
        return touches == EMU_SHARED_TOUCHES && t.serial != b->serial ? emu_touch() : t;
    };
    const emu_touch last = get_own(&word[0]);
    if (races(b, lane, last, mine)) {
        race->other = last;
        race->other_writes = true;
    }
    if (!writes) {
        /* A read takes the place of its thread's earlier one, or of one that is before it: of what comes after both,
         * only that can still race.  Two reads that are not ordered are kept. */
        for (int i = 1; i < touches; i++) {
            const emu_touch read = get_own(&word[i]);
            if (is_same(read, mine)) {
                if ((read.lane | mine.lane) == read.lane)
                    return;
                mine.lane |= read.lane & all;
            } else if (read.serial != 0 && !is_before(b, lane, read)) {
                continue;
            }
            set(&word[i], mine);
            return;
        }
        return;
    }
    for (int i = 1; i < touches; i++) {
        const emu_touch read = get_own(&word[i]);
        if (read.serial == 0)
            continue;
        if (race->other.serial == 0 && races(b, lane, read, mine))
            race->other = read;
        if ((mine.lane & all) == all) /* who comes after this write comes after the reads before it */
            set(&word[i], emu_touch());
    }
    if (is_same(last, mine))
        mine.lane |= last.lane & all;
    if ((mine.lane & last.lane & EMU_TOUCH_SYNC) && is_of_grid(b, last.serial))
        mine.level = std::max(mine.level, last.level); /* who learns from this one learns from that one */
    set(&word[0], mine);
}

emu_race emu_race_access(emu_race_block *b, unsigned lane, emu_touch *words, int touches, uintptr_t at, size_t size,
                         unsigned what, const void *pc)
{
    const bool writes = (what & FERRYI_ACCESS_WRITE) != 0, reads = (what & FERRYI_ACCESS_READ) != 0;
    const bool syncs = (what & (FERRYI_ACCESS_ATOMIC | FERRYI_ACCESS_VOLATILE)) != 0;
    const bool is_global = touches == EMU_GLOBAL_TOUCHES;
    const uint32_t clock = b->clock[lane]; /* of the access itself: who learns from it has its clock behind it */
    const uintptr_t first = at / 4, end = (at + size + 3) / 4;
    emu_race race = {};
    if (syncs) {
        for (uintptr_t w = first; is_global && reads && w < end; w++)
            emu_race_learn(b, words + (w - first) * (unsigned)touches);
        for (uintptr_t eight = at / 8; eight < (at + size + 7) / 8; eight++)
            meet_at(b, lane, eight, reads, writes);
    }
    const emu_touch mine = { (uint32_t)(uintptr_t)pc, b->serial, clock,
                             (uint16_t)(lane | (syncs ? (unsigned)EMU_TOUCH_SYNC : 0)), (uint16_t)b->level };
    for (uintptr_t w = first; w < end; w++) {
        unsigned bytes = 15;
        if (w * 4 < at)
            bytes &= 15u << (at - w * 4);
        if (w * 4 + 4 > at + size)
            bytes &= 15u >> (w * 4 + 4 - at - size);
        emu_touch part = mine;
        part.lane |= (uint16_t)(bytes << EMU_TOUCH_BYTES);
        const bool found = race.other.serial != 0;
        touch_word(b, lane, words + (w - first) * (unsigned)touches, touches, writes, part, &race);
        if (!found && race.other.serial != 0)
            race.at = w * 4 > at ? w * 4 : at;
    }
    if (syncs && writes && is_global && b->touched)
        raise(b, b->level + 1);
    b->touched |= is_global && !syncs;
    return race;
}
