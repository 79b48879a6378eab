/* SPDX-License-Identifier: BSD-3-Clause */
/* Words that are signalled and waited for.  Each has the history of its latest updates: the value after the update, and
 * the clock of whoever made it.  A wait learns from the updates up to the first one that satisfies it, not from those
 * that happened to come in time: so a signal that was forgotten to be reset is found on every run. */
#include "device/machine/shared.h"
#include "observe/check/engine.h"
#include <string.h>

enum { CATCH_ALL = 0, PROBES = 32 };

/* Words that find no room share one, whose waits learn from all its updates. */
static uint32_t find_word(check_pe *area, uint32_t region, uint64_t at, int make)
{
    uint64_t h = (at + ((uint64_t)region << 60)) * 0x9e3779b97f4a7c15u;
    uint32_t i = (uint32_t)(h >> 40) % CHECK_WORDS;
    for (int n = 0; n < PROBES; n++, i = (i + 1) % CHECK_WORDS) {
        check_word *w = &area->word[i];
        if (i == CATCH_ALL)
            continue;
        if (w->used == region + 1 && w->at == at)
            return i;
        if (w->used == 0) {
            if (!make)
                return UINT32_MAX;
            w->at = at;
            __atomic_store_n(&w->used, region + 1, __ATOMIC_RELEASE);
            return i;
        }
    }
    return CATCH_ALL;
}

static void know_op(uint32_t pe, uint32_t op, uint32_t epoch, const check_agent *agent)
{
    check_op *r = &check_area(pe)->op[op];
    if (epoch == 0 || r->epoch != epoch)
        return;
    for (uint32_t i = 0; agent != NULL && i < r->n_known && i < 2; i++)
        if (r->agent[i] == agent->id)
            return;
    if (agent == NULL || r->n_known >= 2) {
        r->n_known = 3;
        return;
    }
    r->agent[r->n_known] = agent->id;
    r->since[r->n_known] = agent->clock[agent->id];
    r->n_known++;
}

static void learn(check_pe *area, uint32_t by, uint32_t slot, uint32_t upto, const check_agent *agent)
{
    check_learned *l = &area->learned[by][slot];
    if (upto <= l->everybody)
        return;
    for (uint32_t i = 0; i < l->n; i++)
        if (l->of[i].agent == agent->id && l->of[i].upto >= upto)
            return;
    if (l->n == CHECK_LEARNED) {
        l->everybody = l->of[0].upto > l->everybody ? l->of[0].upto : l->everybody;
        memmove(&l->of[0], &l->of[1], (CHECK_LEARNED - 1) * sizeof l->of[0]);
        l->n--;
    }
    l->of[l->n].upto = upto;
    l->of[l->n].agent = agent->id;
    l->of[l->n].since = agent->clock[agent->id];
    l->n++;
}

/* The oldest update becomes one of those that every wait learns from. */
static void fold(check_pe *area, uint32_t pe, uint32_t index)
{
    check_word *w = &area->word[index];
    check_update *u = &w->update[0];
    check_join(check_word_clock(pe, index, CHECK_HISTORY), check_word_clock(pe, index, 0));
    for (uint32_t s = 0; s < CHECK_CTXS; s++)
        if (u->fenced[s] > w->older_fenced[u->pe][s])
            w->older_fenced[u->pe][s] = u->fenced[s];
    know_op(u->pe, u->op, u->op_epoch, NULL);
    for (uint32_t i = 1; i < w->n; i++) {
        w->update[i - 1] = w->update[i];
        memcpy(check_word_clock(pe, index, i - 1), check_word_clock(pe, index, i), check_clock_bytes(check.n_pes));
    }
    w->n--;
    w->older = 1;
}

/* The value after the update, as far as it is known.  A word that nobody has changed counts as 0. */
static int value_after(const check_word *w, int op, uint64_t value, int is_known, uint32_t bytes, uint64_t *after)
{
    const check_update *last = w->n > 0 ? &w->update[w->n - 1] : NULL;
    const int before_known = last != NULL ? (int)last->is_known : !w->older;
    const uint64_t before = last != NULL ? last->value : 0;
    *after = value;
    if (op == FERRYI_OP_ADD)
        *after = before + value;
    if (bytes < 8)
        *after &= (1ull << 8 * bytes) - 1;
    return is_known && (op == FERRYI_OP_SET || op == FERRYI_OP_SWAP || (op == FERRYI_OP_ADD && before_known));
}

/* Whether this PE's update u is still under way, and nothing orders the next one behind it. */
static int is_under_way(const check_update *u, const check_agent *agent)
{
    return u->pe == check.me && u->adds && u->op_epoch != 0 &&
           u->op_epoch > agent->clock[check.me * CHECK_LANES + u->lane] &&
           u->op_epoch > agent->fenced[u->lane - CHECK_LANE_PUT] &&
           !check_is_op_known(agent, check.me, u->op, u->op_epoch, u->lane);
}

/* Whether the owner makes the word smaller, or sets it, by a call that takes effect at once: as after its plain store,
 * its next wait sees later updates only. */
static int takes_back(const check_agent *agent, uint32_t pe, int op, uint64_t value, uint32_t bytes,
                      const check_access *access)
{
    const int is_negative = bytes != 0 && bytes <= 8 && (value >> (8 * bytes - 1) & 1) != 0;
    return pe == check.me && access->lane == agent->id % CHECK_LANES &&
           (op == FERRYI_OP_SET || op == FERRYI_OP_SWAP || (op == FERRYI_OP_ADD && is_negative));
}

void check_release(check_agent *agent, uint32_t pe, uint32_t region, uint64_t at, int op, uint64_t value, int is_known,
                   uint32_t bytes, const check_access *access)
{
    check_pe *area = check_area(pe);
    check_catch_up(agent);
    check_lock(&area->lock);
    const uint32_t index = find_word(area, region, at, 1);
    check_word *w = &area->word[index];
    uint64_t after = 0;
    int known = index != CATCH_ALL && value_after(w, op, value, is_known, bytes, &after);
    while (w->n == CHECK_HISTORY || (w->n > 0 && takes_back(agent, pe, op, value, bytes, access)))
        fold(area, pe, index);
    check_update *u = &w->update[w->n];
    *u = (check_update){ .value = known ? after : 0, .is_known = (uint32_t)known, .pe = check.me };
    memcpy(u->fenced, agent->fenced, sizeof u->fenced);
    if (access->lane != 0 && access->lane < CHECK_LANE_THREAD) {
        u->op = access->op;
        u->op_epoch = access->epoch;
        u->lane = access->lane;
    }
    u->adds = op == FERRYI_OP_ADD && u->lane >= CHECK_LANE_PUT && u->lane < CHECK_LANE_GET;
    u->together = u->adds && w->n > 0 && is_under_way(&w->update[w->n - 1], agent);
    check_publish(agent, check_word_clock(pe, index, w->n), 0);
    w->n++;
    w->is_put |= !(access->flags & CHECK_ATOMIC);
    if (w->last_by[0] != check.me + 1) {
        memmove(&w->last_by[1], &w->last_by[0], 3 * sizeof w->last_by[0]);
        w->last_by[0] = check.me + 1;
    }
    __atomic_store_n(&w->count, w->count + 1, __ATOMIC_RELEASE);
    check_unlock(&area->lock);
}

/* A put of many words: those that somebody waits for, or will; so one word of each PE stands for all such puts. */
enum { REGION_PUTS = 10, REGION_MOE = 11 };

void check_release_range(check_agent *agent, uint32_t pe, uint32_t region, uint64_t at, uint64_t n,
                         const check_access *access)
{
    check_pe *area = check_area(pe);
    if (n <= 4096)
        for (uint64_t word = at & ~(uint64_t)3; word < at + n; word += 4)
            if (find_word(area, region, word, 0) != UINT32_MAX)
                check_release(agent, pe, region, word, -1, 0, 0, 4, access);
    check_release(agent, pe, REGION_PUTS, 0, -1, 0, 0, 4, access);
}

void check_moe_send(check_agent *agent)
{
    const check_access none = { 0 };
    check_release(agent, 0, REGION_MOE, 0, -1, 0, 0, 8, &none);
}

void check_moe_recv(check_agent *agent)
{
    check_acquire(agent, 0, REGION_MOE, 0, CHECK_BY_ALL, 0, 0, 8, 0);
}

/* Additions of one PE that are under way together come in any order: a sum that needs some of them does not say which
 * have come.  Of update i, the first that meets a wait, and its like: those before them. */
static uint32_t sure_of(const check_word *w, uint32_t i)
{
    uint32_t first = i;
    if (i + 1 == w->n || !w->update[i + 1].together)
        return i + 1;
    while (first > 0 && w->update[first].together)
        first--;
    return first;
}

/* How many updates of the history the waiter learns from.  The owner does not see what came before an update that it
 * has seen. */
static uint32_t seen_of(check_word *w, uint32_t pe, enum check_how how, int cmp, uint64_t value, uint32_t bytes,
                        int is_signed)
{
    const uint32_t older = w->count - w->n;
    for (uint32_t i = pe == check.me && w->seen > older ? w->seen - older : 0; how != CHECK_BY_ALL && i < w->n; i++) {
        const check_update *u = &w->update[i];
        if (!u->is_known)
            return w->n;
        if (!ferryi_event_accepts(how == CHECK_BY_VALUE ? FERRY_CMP_EQ : cmp, value, u->value, bytes, is_signed))
            continue;
        const uint32_t sure = sure_of(w, i);
        if (pe == check.me && sure > i)
            w->seen = older + i;
        return sure;
    }
    return w->n;
}

static void acquire_at(check_agent *agent, uint32_t pe, uint32_t index, uint32_t seen)
{
    check_pe *area = check_area(pe);
    check_word *w = &area->word[index];
    if (w->older) {
        check_join(agent->clock, check_word_clock(pe, index, CHECK_HISTORY));
        for (uint32_t by = 0; by < check.n_pes; by++)
            for (uint32_t s = 0; s < CHECK_CTXS; s++)
                if (w->older_fenced[by][s] != 0)
                    learn(area, by, s, w->older_fenced[by][s], agent);
    }
    for (uint32_t i = 0; i < seen; i++) {
        const check_update *u = &w->update[i];
        check_join(agent->clock, check_word_clock(pe, index, i));
        for (uint32_t s = 0; s < CHECK_CTXS; s++)
            if (u->fenced[s] != 0)
                learn(area, u->pe, s, u->fenced[s], agent);
        know_op(u->pe, u->op, u->op_epoch, agent);
    }
    /* Whichever of them has come: before all of them, the PE knew this. */
    if (seen + 1 < w->n && w->update[seen + 1].together) {
        const check_update *u = &w->update[seen];
        check_join(agent->clock, check_word_clock(pe, index, seen));
        for (uint32_t s = 0; s < CHECK_CTXS; s++)
            if (u->fenced[s] != 0)
                learn(area, u->pe, s, u->fenced[s], agent);
    }
}

void check_acquire(check_agent *agent, uint32_t pe, uint32_t region, uint64_t at, enum check_how how, int cmp,
                   uint64_t value, uint32_t bytes, int is_signed)
{
    check_pe *area = check_area(pe);
    check_lock(&area->lock);
    const uint32_t index = find_word(area, region, at, 1);
    /* Without instrumentation the owner's own stores to the word are unknown. */
    if (!area->instrumented || index == CATCH_ALL)
        how = CHECK_BY_ALL;
    check_word *w = &area->word[index];
    acquire_at(agent, pe, index, seen_of(w, pe, how, cmp, value, bytes, is_signed));
    /* A word that no call has updated by itself was part of a larger put. */
    const uint32_t puts = w->count == 0 && region <= CHECK_STATIC ? find_word(area, REGION_PUTS, 0, 0) : UINT32_MAX;
    if (puts != UINT32_MAX)
        acquire_at(agent, pe, puts, area->word[puts].n);
    check_unlock(&area->lock);
}

static void reset_word(check_pe *area, uint32_t pe, uint32_t index)
{
    check_lock(&area->lock);
    while (area->word[index].n > 0)
        fold(area, pe, index);
    area->word[index].older = 1;
    check_unlock(&area->lock);
}

void check_reset(uint32_t pe, uint32_t region, uint64_t at, uint64_t n)
{
    check_pe *area = check_area(pe);
    uint32_t index;
    for (uint64_t word = at & ~(uint64_t)1; n <= 64 && word < at + n; word += 2)
        if ((index = find_word(area, region, word, 0)) != UINT32_MAX && index != CATCH_ALL)
            reset_word(area, pe, index);
    for (uint32_t i = 1; n > 64 && i < CHECK_WORDS; i++)
        if (area->word[i].used == region + 1 && area->word[i].at - at < n)
            reset_word(area, pe, i);
}

void check_forget(uint32_t region, uint64_t at, uint64_t n)
{
    check_pe *area = check_area(check.me);
    check_lock(&area->lock);
    for (uint32_t i = 1; i < CHECK_WORDS; i++) {
        check_word *w = &area->word[i];
        if (w->used != region + 1 || w->at - at >= n)
            continue;
        w->n = 0;
        w->older = 0;
        w->is_put = 0;
        memset(w->last_by, 0, sizeof w->last_by);
        memset(w->older_fenced, 0, sizeof w->older_fenced);
        memset(check_word_clock(check.me, i, CHECK_HISTORY), 0, check_clock_bytes(check.n_pes));
    }
    check_unlock(&area->lock);
}

void check_writers(uint32_t pe, uint32_t region, uint64_t at, uint32_t writers[CHECK_WRITERS])
{
    const uint32_t index = region <= CHECK_STATIC ? find_word(check_area(pe), region, at, 0) : UINT32_MAX;
    for (int i = 0; i < CHECK_WRITERS; i++)
        writers[i] = index != UINT32_MAX && index != CATCH_ALL ? check_area(pe)->word[index].last_by[i] : 0;
}

int check_is_put(uint32_t pe, uint32_t region, uint64_t at)
{
    const uint32_t index = find_word(check_area(pe), region, at, 0);
    return index != UINT32_MAX && (index == CATCH_ALL || check_area(pe)->word[index].is_put);
}

/* ---- Words that code loads by itself.  The load comes after it was told: what it sees is known at the next access. */

void check_polled(check_agent *agent, uint32_t pe, uint32_t region, uint64_t at)
{
    check_pe *area = check_area(pe);
    const uint32_t most = sizeof agent->polled / sizeof agent->polled[0];
    check_lock(&area->lock);
    const uint32_t index = find_word(area, region, at, 1);
    check_unlock(&area->lock);
    for (uint32_t i = 0; i < agent->n_polled; i++)
        if (agent->polled[i].pe == pe && agent->polled[i].word == index)
            return;
    if (agent->n_polled == most) {
        memmove(&agent->polled[0], &agent->polled[1], (most - 1) * sizeof agent->polled[0]);
        agent->n_polled--;
    }
    agent->polled[agent->n_polled].pe = pe;
    agent->polled[agent->n_polled].word = index;
    agent->polled[agent->n_polled].seen = 0;
    agent->n_polled++;
}

void check_catch_up(check_agent *agent)
{
    for (uint32_t i = 0; i < agent->n_polled; i++) {
        check_pe *area = check_area(agent->polled[i].pe);
        check_word *w = &area->word[agent->polled[i].word];
        const uint32_t count = __atomic_load_n(&w->count, __ATOMIC_ACQUIRE);
        if (count == agent->polled[i].seen)
            continue;
        check_lock(&area->lock);
        agent->polled[i].seen = w->count;
        acquire_at(agent, agent->polled[i].pe, agent->polled[i].word, w->n);
        check_unlock(&area->lock);
    }
}
