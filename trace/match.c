/* SPDX-License-Identifier: BSD-3-Clause */
/* Which event ended a wait.  A wait for a word: the last update of that word that had begun before the wait ended and
 * left a value that it accepts.  A collective: the PE that came last.  A lock: the last clear.  What a program stores
 * by plain pointers is not on record, so an answer is a best guess from what is. */
#include "device/machine/shared.h"
#include "trace/trace.h"
#include <stdlib.h>

/* ---- Updates of words, by target and offset, in the order of their begins. */

typedef struct update {
    int32_t target;
    int32_t event;
    uint64_t word;
} update;

enum { MOST_WORDS_OF_A_WAIT = 4096, MOST_WORDS_OF_A_PUT = 64 };

static int by_word(const void *a, const void *b)
{
    const update *x = a, *y = b;
    if (x->target != y->target)
        return x->target - y->target;
    if (x->word != y->word)
        return x->word < y->word ? -1 : 1;
    return x->event - y->event;
}

static int ended_well(const trace_event *e)
{
    return !e->open && ((e->r->flags & FERRYI_EVENT_STATUS) == 0 || e->r->status == FERRY_SUCCESS);
}

static int is_wait(const trace_event *e)
{
    return e->kind == FERRYI_EVENT_WAIT && e->r->word != UINT64_MAX && (e->r->flags & FERRYI_EVENT_ON_STREAM) == 0;
}

static uint64_t words_of(const trace_event *e)
{
    const uint64_t n = e->r->n == 0 ? 1 : e->r->n;
    return n < MOST_WORDS_OF_A_WAIT ? n : MOST_WORDS_OF_A_WAIT;
}

/* The first of the sorted updates that is not below (target, word). */
static size_t lower(const update *u, size_t n, int32_t target, uint64_t word)
{
    size_t low = 0, high = n;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (u[middle].target < target || (u[middle].target == target && u[middle].word < word))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* All words that anybody waits for: so many can be that only these are looked up for puts. */
static size_t awaited(const trace *t, update *out, size_t room)
{
    size_t n = 0;
    for (size_t i = 0; i < t->n; i++)
        if (is_wait(&t->event[i]))
            for (uint64_t k = 0; k < words_of(&t->event[i]) && n < room; k++)
                out[n++] = (update){ .event = -1, /* the cause of the last wait */
                                     .target = t->event[i].pe,
                                     .word = t->event[i].r->word + k * t->event[i].r->width };
    qsort(out, n, sizeof *out, by_word);
    size_t kept = 0;
    for (size_t i = 0; i < n; i++)
        if (kept == 0 || out[kept - 1].target != out[i].target || out[kept - 1].word != out[i].word)
            out[kept++] = out[i];
    return kept;
}

static size_t updates(const trace *t, const update *waits, size_t n_waits, update *out, size_t room)
{
    size_t n = 0;
    for (size_t i = 0; i < t->n; i++) {
        const trace_event *e = &t->event[i];
        const ferryi_trace_record *r = e->r;
        const int sets_word =
            e->kind == FERRYI_EVENT_PUT_SIGNAL || e->kind == FERRYI_EVENT_SIGNAL || e->kind == FERRYI_EVENT_ATOMIC;
        if (r->target < 0)
            continue;
        if (sets_word && !(e->kind == FERRYI_EVENT_ATOMIC && r->op == FERRYI_OP_FETCH) && n < room)
            out[n++] = (update){ .target = r->target, .event = (int32_t)i, .word = r->word };
        if ((e->kind != FERRYI_EVENT_PUT && e->kind != FERRYI_EVENT_PUT_SIGNAL) || r->remote == UINT64_MAX)
            continue;
        size_t at = lower(waits, n_waits, r->target, r->remote);
        for (int k = 0; k < MOST_WORDS_OF_A_PUT && at < n_waits && waits[at].target == r->target &&
                        waits[at].word - r->remote < r->bytes && n < room;
             k++, at++)
            if (!sets_word || waits[at].word != r->word)
                out[n++] = (update){ .target = r->target, .event = (int32_t)i, .word = waits[at].word };
    }
    qsort(out, n, sizeof *out, by_word);
    return n;
}

/* 1 when the update is known to leave `*value` in the word. */
static int leaves(const trace_event *u, uint64_t word, uint64_t *value)
{
    *value = u->r->value;
    if (u->kind == FERRYI_EVENT_PUT_SIGNAL || u->kind == FERRYI_EVENT_SIGNAL)
        return u->r->word == word && u->r->op == FERRY_SIGNAL_SET;
    if (u->kind == FERRYI_EVENT_PUT) /* one element by value has no source */
        return u->r->remote == word && u->r->bytes <= 8 && (u->r->flags & FERRYI_EVENT_BY_VALUE) != 0;
    return 0;
}

static int accepts(const trace *t, const trace_event *wait, int32_t event, uint64_t word)
{
    const ferryi_trace_record *r = wait->r;
    uint64_t value;
    return !leaves(&t->event[event], word, &value) || (r->flags & FERRYI_EVENT_LISTS) != 0 ||
           ferryi_event_accepts(r->cmp, r->value, value, r->width, (r->flags & FERRYI_EVENT_SIGNED) != 0);
}

/* Behind the last update of the word that had begun at that time. */
static size_t begun_by(const trace *t, const update *u, size_t n, int32_t target, uint64_t word, uint64_t time)
{
    size_t low = lower(u, n, target, word), high = n;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (u[middle].target == target && u[middle].word == word && t->event[u[middle].event].begin <= time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The update of one word that ended the wait, if one did: behind the last that the wait does not accept, and behind the
 * cause of the wait before it, for programs reset words by plain stores. */
static int32_t cause_in(const trace *t, const trace_event *wait, uint64_t word, const update *u, size_t n,
                        int32_t *before)
{
    const size_t first = lower(u, n, wait->pe, word);
    const size_t last = begun_by(t, u, n, wait->pe, word, wait->end);
    int32_t best = -1;
    for (size_t i = last; i > first; i--) {
        const int32_t event = u[i - 1].event;
        uint64_t value;
        if (best >= 0 && (event <= *before || !leaves(&t->event[event], word, &value)))
            break; /* of sums, the last one */
        if (accepts(t, wait, event, word))
            best = event;
        else if (best >= 0)
            break;
    }
    *before = best > *before ? best : *before;
    return best;
}

static int32_t cause_of(const trace *t, const trace_event *wait, const update *u, size_t n, update *waits,
                        size_t n_waits)
{
    int32_t best = -1;
    for (uint64_t k = 0; k < words_of(wait); k++) {
        const uint64_t word = wait->r->word + k * wait->r->width;
        const size_t at = lower(waits, n_waits, wait->pe, word);
        int32_t none = -1;
        const int32_t cause = cause_in(t, wait, word, u, n, at < n_waits ? &waits[at].event : &none);
        best = cause > best ? cause : best;
    }
    return best;
}

static void match_words(trace *t)
{
    size_t n_words = 0, n_updates = 0;
    for (size_t i = 0; i < t->n; i++) {
        n_words += is_wait(&t->event[i]) ? words_of(&t->event[i]) : 0;
        n_updates += t->event[i].kind == FERRYI_EVENT_PUT ? 5u : 1u;
    }
    update *waits = calloc(n_words + 1, sizeof *waits);
    update *list = calloc(n_updates + MOST_WORDS_OF_A_PUT, sizeof *list);
    if (waits != NULL && list != NULL) {
        const size_t n_waits = awaited(t, waits, n_words);
        const size_t n = updates(t, waits, n_waits, list, n_updates);
        for (size_t i = 0; i < t->n; i++)
            if (is_wait(&t->event[i]) && ended_well(&t->event[i]))
                t->event[i].cause = cause_of(t, &t->event[i], list, n, waits, n_waits);
    }
    free(waits);
    free(list);
}

/* ---- Collectives. */

typedef struct meeting {
    uint64_t group;
    uint32_t number;
    uint32_t kind; /* of MoE: which half */
    int32_t event;
} meeting;

static int by_meeting(const void *a, const void *b)
{
    const meeting *x = a, *y = b;
    if (x->group != y->group)
        return x->group < y->group ? -1 : 1;
    if (x->number != y->number)
        return x->number < y->number ? -1 : 1;
    if (x->kind != y->kind)
        return x->kind < y->kind ? -1 : 1;
    return x->event - y->event;
}

static int is_moe(const trace_event *e)
{
    return e->kind == FERRYI_EVENT_MOE_DISPATCH || e->kind == FERRYI_EVENT_MOE_COMBINE;
}

/* Halves of MoE: those that send are what the receiving ones wait for. */
static int sends(const trace_event *e)
{
    enum { DISPATCH_SEND = 1, COMBINE_SEND = 16 };
    return !is_moe(e) || (e->r->op & (DISPATCH_SEND | COMBINE_SEND)) != 0;
}

static int receives(const trace_event *e)
{
    enum { DISPATCH_RECV = 2, COMBINE_RECV = 32 };
    return !is_moe(e) || (e->r->op & (DISPATCH_RECV | COMBINE_RECV)) != 0;
}

static void match_meeting(trace *t, const meeting *m, size_t n)
{
    int32_t last = -1;
    for (size_t i = 0; i < n; i++)
        if (sends(&t->event[m[i].event]) && m[i].event > last)
            last = m[i].event;
    for (size_t i = 0; i < n && last >= 0; i++) {
        trace_event *e = &t->event[m[i].event];
        if (receives(e) && m[i].event != last && e->pe != t->event[last].pe && ended_well(e) &&
            e->end >= t->event[last].begin)
            e->cause = last;
    }
}

static void match_meetings(trace *t)
{
    meeting *m = calloc(t->n + 1, sizeof *m);
    size_t n = 0;
    if (m == NULL)
        return;
    for (size_t i = 0; i < t->n; i++) {
        const trace_event *e = &t->event[i];
        if (e->group != 0 && e->number != 0 && (e->r->flags & FERRYI_EVENT_ON_STREAM) == 0 &&
            e->kind != FERRYI_EVENT_MOE_SETUP)
            m[n++] = (meeting){
                .group = e->group, .number = e->number, .kind = is_moe(e) ? e->kind : 0, .event = (int32_t)i
            };
    }
    qsort(m, n, sizeof *m, by_meeting);
    for (size_t i = 0, k; i < n; i = k) {
        for (k = i; k < n && m[k].group == m[i].group && m[k].number == m[i].number && m[k].kind == m[i].kind; k++)
            continue;
        match_meeting(t, m + i, k - i);
    }
    free(m);
}

/* ---- Locks and boards.  What ends their waits: the clears of a lock by whoever it was, as those of PE -1, and the
 * posts of each PE. */

static size_t posts_and_clears(const trace *t, update *out)
{
    size_t n = 0;
    for (size_t i = 0; i < t->n; i++) {
        const trace_event *e = &t->event[i];
        if (e->kind == FERRYI_EVENT_UNLOCK)
            out[n++] = (update){ .target = -1, .event = (int32_t)i, .word = e->r->word };
        else if (e->kind == FERRYI_EVENT_BOARD_POST)
            out[n++] = (update){ .target = e->pe, .event = (int32_t)i, .word = e->r->remote };
    }
    qsort(out, n, sizeof *out, by_word);
    return n;
}

/* The last of them that had begun when the wait ended. */
static int32_t last_before(const trace *t, const trace_event *wait, const update *u, size_t n)
{
    const int is_lock = wait->kind == FERRYI_EVENT_LOCK;
    const int32_t target = is_lock ? -1 : wait->r->target;
    const uint64_t word = is_lock ? wait->r->word : wait->r->remote;
    if (!is_lock && target < 0)
        return -1;
    const size_t last = begun_by(t, u, n, target, word, wait->end);
    return last > lower(u, n, target, word) ? u[last - 1].event : -1;
}

static void match_rest(trace *t)
{
    update *list = calloc(t->n + 1, sizeof *list);
    const size_t n = list != NULL ? posts_and_clears(t, list) : 0;
    for (size_t i = 0; i < t->n && n > 0; i++) {
        trace_event *e = &t->event[i];
        if (!ended_well(e) ||
            !(e->kind == FERRYI_EVENT_BOARD_WAIT || (e->kind == FERRYI_EVENT_LOCK && e->r->result == 1)))
            continue;
        e->cause = last_before(t, e, list, n);
        if (e->cause >= 0 && t->event[e->cause].pe == e->pe)
            e->cause = -1;
    }
    free(list);
}

void trace_match(trace *t)
{
    match_words(t);
    match_meetings(t);
    match_rest(t);
    for (size_t i = 0; i < t->n; i++) {
        trace_event *e = &t->event[i];
        if (e->cause < 0)
            continue;
        /* It waited until the cause had begun, at least; from when on it would have been there in time. */
        const uint64_t came = t->event[e->cause].begin;
        e->waited = came > e->begin && e->end > e->begin ? e->end - e->begin : 0;
    }
}
