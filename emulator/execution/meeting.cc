/* SPDX-License-Identifier: BSD-3-Clause */
/* Barriers, votes and shuffles: lanes of a block meet, and what stands in the way is said with every place. */
#include "meeting.h"
#include "emulator/checks/access_check.h"
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string>

namespace
{
void meeting_begin(emu_meeting *m, unsigned first_warp, unsigned warps, uint32_t mask, size_t values)
{
    m->what = "";
    m->first_warp = first_warp;
    m->warps = warps;
    m->mask = mask;
    m->come = m->unread = m->parity = 0;
    m->votes = m->last_votes = ferryi_emu_votes{ 0, 1, 0 };
    m->ballot = m->lanes = m->last_ballot = m->last_lanes = 0;
    memset(m->at, 0, sizeof m->at);
    memset(m->come_from, 0, sizeof m->come_from);
    for (auto &half : m->value)
        if (half.size() < values)
            half.resize(values);
}

unsigned expected(const emu_block *b, const emu_meeting *m)
{
    if (m == &b->all)
        return b->live;
    unsigned n = 0;
    for (unsigned w = m->first_warp; w < m->first_warp + m->warps; w++)
        n += (unsigned)__builtin_popcount(b->alive[w] & m->mask);
    return n;
}

/* "3", "0-31, 40": the lanes of a block that `is` holds for. */
template <class F>
std::string list_lanes(const emu_block *b, F is)
{
    std::string text;
    for (unsigned i = 0; i < b->n; i++) {
        if (!is(i))
            continue;
        unsigned last = i;
        while (last + 1 < b->n && is(last + 1))
            last++;
        text += (text.empty() ? "" : ", ") + std::to_string(i);
        if (last > i)
            text += "-" + std::to_string(last);
        i = last;
    }
    return text;
}

std::string of_block(const emu_block *b)
{
    return "kernel " + emu_kernel_name(b->grid->kernel) + ", block " + emu_triple(b->place.block);
}

/* Some threads have ended without coming to a barrier of their block.  GPUs go on, and CUDA does not promise it: in
 * checked programs it is an error. */
void missed(const emu_block *b, const emu_meeting *m)
{
    const emu_lane *l = &b->lanes[b->at];
    for (unsigned i = 0; i < b->n; i++)
        if (m->at[i / 32] >> i % 32 & 1)
            l = &b->lanes[i];
    const char *file = l->meeting == m && l->file != nullptr ? l->file : "?";
    emu_error(CUDA_SUCCESS, file + l->line,
              "%s: threads %s have ended without coming to %s at %s:%d, where %u threads are", of_block(b).c_str(),
              list_lanes(b, [&](unsigned i) { return !(b->alive[i / 32] >> i % 32 & 1); }).c_str(), m->what, file,
              l->line, m->come);
}

void meeting_end(emu_block *b, emu_meeting *m)
{
    if (m == &b->all && m->come < b->n && b->watch != nullptr)
        missed(b, m);
    if (m == &b->all)
        emu_watch_block_met(b->watch);
    else
        emu_watch_lanes_met(b->watch, m->first_warp, m->warps, m->come_from);
    memset(m->come_from + m->first_warp, 0, m->warps * sizeof m->come_from[0]);
    m->last_votes = m->votes;
    m->last_ballot = m->ballot;
    m->last_lanes = m->lanes;
    m->votes = ferryi_emu_votes{ 0, 1, 0 };
    m->ballot = m->lanes = 0;
    m->unread = m->come;
    m->come = 0;
    m->parity ^= 1;
    for (unsigned w = m->first_warp; w < m->first_warp + m->warps; w++) {
        b->waiting -= (unsigned)__builtin_popcount(m->at[w]);
        b->ready[w] |= m->at[w];
        m->at[w] = 0;
    }
    b->idle = 0;
}

/* On a GPU a warp arrives at one barrier, not at several that look alike.  Those that wait at it have been compared. */
void look_for_strays(const emu_block *b, const emu_meeting *m, const char *file, int line)
{
    const unsigned warp = b->at / 32;
    if (m->at[warp] == 0)
        return;
    const unsigned other = warp * 32 + (unsigned)__builtin_ctz(m->at[warp]);
    const emu_lane *l = &b->lanes[other];
    if (l->line != line || (l->file != file && strcmp(l->file, file) != 0))
        emu_die("threads %u and %u of a warp are at different barriers, %s at %s:%d and %s:%d: each thread of a warp "
                "has to come to the same one",
                other, b->at, m->what, l->file, l->line, file, line);
}

/* Returns when all that live have come. */
void meet(emu_block *b, emu_meeting *m, const char *what, int vote, const char *file, int line)
{
    emu_lane *l = &b->lanes[b->at];
    const unsigned warp = b->at / 32;
    const uint32_t bit = 1u << b->at % 32;
    look_for_strays(b, m, file, line);
    m->what = what;
    m->votes.any |= vote;
    m->votes.all &= vote;
    m->votes.count += (unsigned)vote;
    m->ballot |= vote ? bit : 0;
    m->lanes |= bit;
    m->come_from[warp] |= bit;
    l->meeting = m;
    l->file = file;
    l->line = line;
    if (++m->come == expected(b, m)) {
        meeting_end(b, m);
    } else {
        b->waiting++;
        b->ready[warp] &= ~bit;
        m->at[warp] |= bit;
        emu_lane_waits(b);
    }
    m->unread--;
}

/* The meeting of these lanes, which may have begun. */
emu_meeting *meeting_of(emu_block *b, unsigned first_warp, unsigned warps, uint32_t mask)
{
    if (warps == 1 && mask == 0xffffffffu)
        return &b->whole[first_warp];
    emu_meeting *unused = nullptr;
    for (auto &m : b->some) {
        if (m.first_warp == first_warp && m.warps == warps && m.mask == mask)
            return &m;
        if (m.come == 0 && m.unread == 0)
            unused = &m;
    }
    if (unused == nullptr) {
        b->some.emplace_back();
        unused = &b->some.back();
    }
    meeting_begin(unused, first_warp, warps, mask, warps * 32);
    return unused;
}

void lose(emu_block *b, emu_meeting *m)
{
    if (m->come > 0 && m->come == expected(b, m))
        meeting_end(b, m);
}
} // namespace

void emu_block_begin(emu_block *b, emu_grid *grid, unsigned threads)
{
    b->grid = grid;
    b->n = b->live = threads;
    b->n_warps = (threads + 31) / 32;
    b->at = b->idle = b->polls = b->naps = b->waiting = b->yielded = 0;
    b->place.threads = grid->threads;
    b->place.blocks = grid->blocks;
    if (b->lanes.size() < threads)
        b->lanes.resize(threads);
    if (b->whole.size() < b->n_warps)
        b->whole.resize(b->n_warps);
    for (unsigned i = 0; i < threads; i++) {
        b->lanes[i].stack = nullptr;
        b->lanes[i].begun = false;
    }
    meeting_begin(&b->all, 0, b->n_warps, 0xffffffffu, 0);
    b->some.clear();
    for (unsigned w = 0; w < b->n_warps; w++) {
        const unsigned lanes = std::min(32u, threads - w * 32);
        b->alive[w] = b->ready[w] = lanes == 32 ? 0xffffffffu : (1u << lanes) - 1;
        meeting_begin(&b->whole[w], w, 1, 0xffffffffu, 32);
    }
}

void emu_meetings_lose(emu_block *b, unsigned lane)
{
    const unsigned warp = lane / 32;
    b->alive[warp] &= ~(1u << lane % 32);
    b->ready[warp] &= ~(1u << lane % 32);
    if (--b->live == 0)
        return;
    lose(b, &b->whole[warp]);
    for (auto &m : b->some)
        lose(b, &m);
    lose(b, &b->all);
}

void emu_nobody_goes_on(const emu_block *b)
{
    std::string text = of_block(b) + ": its threads wait for one another at different barriers:";
    std::vector<bool> told(b->n);
    const auto waits = [&](unsigned i) { return (b->alive[i / 32] >> i % 32 & 1) != 0; };
    for (unsigned i = 0; i < b->n; i++) {
        if (told[i] || !waits(i))
            continue;
        const emu_lane *l = &b->lanes[i];
        const auto is = [&](unsigned k) {
            const emu_lane *o = &b->lanes[k];
            return waits(k) && o->line == l->line && o->meeting->what == l->meeting->what &&
                   strcmp(o->file, l->file) == 0;
        };
        for (unsigned k = i; k < b->n; k++)
            told[k] = told[k] || is(k);
        char place[300];
        snprintf(place, sizeof place, " at %s:%d", l->file, l->line);
        text += "\n  threads " + list_lanes(b, is) + " wait in " + l->meeting->what + place;
    }
    const std::string ended = list_lanes(b, [&](unsigned i) { return !waits(i); });
    if (!ended.empty())
        text += "\n  threads " + ended + " have ended";
    fflush(stdout);
    fprintf(stderr, "emulator: %s\n", text.c_str());
    abort();
}

ferryi_emu_votes ferryi_emu_block_meets(int vote, const char *file, int line)
{
    emu_block *b = emu_block_here("__syncthreads()", file, line);
    meet(b, &b->all, "__syncthreads()", vote, file, line);
    return b->all.last_votes;
}

ferryi_emu_answer ferryi_emu_warp_meets(uint32_t mask, uint64_t value, int vote, const char *file, int line)
{
    emu_block *b = emu_block_here("a call of a warp", file, line);
    const unsigned lane = b->at % 32, warp = b->at / 32;
    if (!(mask >> lane & 1))
        emu_die("a call of a warp at %s:%d names the lanes of mask 0x%x, and lane %u, which calls it, is none of them",
                file, line, mask, lane);
    emu_meeting *m = meeting_of(b, warp, 1, mask);
    const unsigned parity = m->parity;
    m->value[parity][lane] = value;
    meet(b, m, "a call of their warp", vote, file, line);
    return ferryi_emu_answer{ emu_lane_values(b, m->value[parity].data(), 32), m->last_votes, m->last_ballot,
                              m->last_lanes };
}

const uint64_t *ferryi_emu_tile_meets(unsigned first, unsigned count, uint64_t value, const char *file, int line)
{
    emu_block *b = emu_block_here("a call of a tile", file, line);
    const unsigned warp = first / 32, warps = std::min((count + 31) / 32, b->n_warps - warp);
    emu_meeting *m = meeting_of(b, warp, warps, 0xffffffffu);
    const unsigned parity = m->parity;
    m->value[parity][b->at - first] = value;
    meet(b, m, "a call of their tile", 0, file, line);
    return emu_lane_values(b, m->value[parity].data(), count);
}

int ferryi_emu_grid_is_cooperative(void)
{
    return emu_grid_here() != nullptr && emu_grid_here()->cooperative;
}

/* One thread of each block waits for those of the others, between two barriers of its block. */
void ferryi_emu_grid_meets(const char *file, int line)
{
    emu_block *b = emu_block_here("a grid's sync()", file, line);
    emu_grid *g = b->grid;
    if (!g->cooperative)
        emu_die("a grid's sync() at %s:%d needs a launch by cudaLaunchCooperativeKernel", file, line);
    emu_watch_synced(b->watch);
    meet(b, &b->all, "a grid's sync()", 0, file, line);
    unsigned first = 0; /* that lives */
    while (!(b->alive[first / 32] >> first % 32 & 1))
        first++;
    if (b->at == first) {
        emu_watch_synced(b->watch);
        const unsigned now = g->generation.load();
        if (g->come.fetch_add(1) + 1 == g->n) {
            g->come.store(0);
            g->generation.fetch_add(1);
        }
        while (g->generation.load() == now) {
            if (g->ended.load() != 0 && g->generation.load() == now)
                emu_die("waits in a grid's sync() at %s:%d, and %u of the grid's %u blocks have ended without it", file,
                        line, g->ended.load(), g->n);
            ferryi_emu_yield();
        }
        emu_watch_synced(b->watch);
    }
    meet(b, &b->all, "a grid's sync()", 0, file, line);
    emu_watch_synced(b->watch);
}
