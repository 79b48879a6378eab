/* SPDX-License-Identifier: BSD-3-Clause */
#include "race_touch.h"

using namespace emu_races;

namespace
{
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
    b->has_learned = true;
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
    emu_race_changes(b);
}

/* The lane learns from those that synchronized with this word, and they learn from the lane. */
void meet_at(emu_race_block *b, unsigned lane, uintptr_t word, bool learns, bool teaches)
{
    auto found = b->synced.find(word);
    emu_race_changes(b);
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

} // namespace

void emu_race_changes(emu_race_block *b)
{
    b->change += (uint64_t)1 << 48;
    if (b->change == 0) {
        std::fill_n(b->reads, (size_t)EMU_READS, 0);
        b->change = (uint64_t)1 << 48;
    }
}

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
    b->has_learned = false;
    emu_race_changes(b);
}

/* Ends the order within the block: what was learned is past. */
static void forget(emu_race_block *b)
{
    b->has_learned = false;
    emu_race_changes(b);
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
    emu_race_changes(b);
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

/* word_of(i): what is kept of the 4 bytes that are i words after those of the first byte. */
template <bool SHARED, class F>
static bool access(emu_race_block *b, unsigned lane, uintptr_t at, size_t size, unsigned what, const void *pc,
                   emu_race *race, F word_of)
{
    const bool writes = (what & FERRYI_ACCESS_WRITE) != 0, reads = (what & FERRYI_ACCESS_READ) != 0;
    const bool syncs = (what & (FERRYI_ACCESS_ATOMIC | FERRYI_ACCESS_VOLATILE)) != 0;
    const uint32_t clock = b->clock[lane]; /* of the access itself: who learns from it has its clock behind it */
    const uintptr_t first = at / 4, end = (at + size + 3) / 4;
    bool found = false;
    if (syncs) {
        for (uintptr_t w = first; !SHARED && reads && w < end; w++)
            emu_race_learn(b, word_of(w - first));
        for (uintptr_t eight = at / 8; eight < (at + size + 7) / 8; eight++)
            meet_at(b, lane, eight, reads, writes);
    }
    const emu_touch mine = { (uint64_t)b->serial << 32 | (uint32_t)(uintptr_t)pc,
                             clock | (uint64_t)lane << 32 | (syncs ? emu_touch::SYNC : 0) |
                                 (SHARED ? 0 : b->level * emu_touch::LEVEL) };
    for (uintptr_t w = first; w < end; w++) {
        unsigned bytes = 15;
        if (w * 4 < at)
            bytes &= 15u << (at - w * 4);
        if (w * 4 + 4 > at + size)
            bytes &= 15u >> (w * 4 + 4 - at - size);
        emu_touch part = mine;
        part.when |= bytes * emu_touch::BYTE;
        emu_race one;
        if (writes)
            b->reads[emu_race_slot(w * 4)] = 0;
        if (touch_word<SHARED>(b, lane, word_of(w - first), writes, part, &one) && !found) {
            found = true;
            *race = one;
            race->at = w * 4 > at ? w * 4 : at;
        }
    }
    if (!SHARED) {
        if (syncs && writes && b->touched)
            raise(b, b->level + 1);
        b->touched |= !syncs;
    }
    return found;
}

bool emu_race_shared_any(emu_race_block *b, unsigned lane, emu_touch *words, uintptr_t at, size_t size, unsigned what,
                         const void *pc, emu_race *race)
{
    return access<true>(b, lane, at, size, what, pc, race, [=](size_t i) { return words + i * EMU_SHARED_TOUCHES; });
}

bool emu_race_global_any(emu_race_block *b, unsigned lane, emu_touch *words, size_t index, uintptr_t at, size_t size,
                         unsigned what, const void *pc, emu_race *race)
{
    return access<false>(b, lane, at, size, what, pc, race,
                         [=](size_t i) { return emu_global_word(words, index + i); });
}
