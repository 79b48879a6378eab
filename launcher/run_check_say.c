/* SPDX-License-Identifier: BSD-3-Clause */
/* What --check has found, in sentences: whose memory, which variable, who did what, where, and what to do. */
#include "launcher/run_check.h"
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { TEXT = 512, NAME = 96 };

static const char *prefix_of(const check_head *head)
{
    return head->is_shmem ? "shmem" : head->is_nvshmem ? "nvshmem" : "ferry";
}

/* "ferry_int_put of PE 0 at 04_stencil.c:12 writes it". */
static void side(const check_head *head, const check_side *s, char *text, size_t size)
{
    char call[NAME], place[TEXT / 2];
    const int writes = (s->flags & CHECK_WRITE) != 0;
    run_check_call(head, s->pe, s->place, call, sizeof call);
    run_check_place(head, s->pe, s->place, place, sizeof place);
    if (s->flags & CHECK_LOCAL)
        snprintf(text, size, "PE %d %ss it at %s", s->pe, writes ? "store" : "load", place);
    else if (s->flags & CHECK_SOURCE)
        snprintf(text, size, "%s of PE %d at %s %s it as its local buffer", call, s->pe, place,
                 writes ? "writes" : "reads");
    else
        snprintf(text, size, "%s of PE %d at %s %s it", call, s->pe, place, writes ? "writes" : "reads");
}

static int is_async(const check_side *s)
{
    return s->lane >= CHECK_LANE_PUT && s->lane < CHECK_LANE_THREAD;
}

static void advise_race(const check_head *head, const check_report *r, char *text, size_t size)
{
    const char *p = prefix_of(head);
    const check_side *a = &r->before, *b = &r->now;
    if (a->pe == b->pe && ((a->flags | b->flags) & CHECK_SOURCE))
        snprintf(text, size, "Call %s_quiet before the buffer of a call without waiting (_nbi) is used again.", p);
    else if (a->pe == b->pe && is_async(a) && is_async(b))
        snprintf(text, size, "Call %s_fence between the two, so that they take effect in this order.", p);
    else if (a->pe == b->pe && is_async(a))
        snprintf(text, size, "A put is complete only after %s_quiet: call it between the two.", p);
    else if ((a->flags & CHECK_WRITE) && (b->flags & CHECK_WRITE))
        snprintf(text, size,
                 "The last of the two wins, by chance: let each write a part of its own, or order them by a signal, a "
                 "lock or a barrier.");
    else if (is_async(a) || is_async(b))
        snprintf(text, size,
                 "Whoever reads has to wait: for a signal that comes after the data (%s_putmem_signal, "
                 "%s_signal_wait_until), or at a barrier.",
                 p, p);
    else
        snprintf(text, size, "Put a barrier or a signal between the two.");
}

static void whose(const check_head *head, const check_report *r, char *text, size_t size)
{
    char variable[TEXT];
    if (r->region == CHECK_PRIVATE) {
        snprintf(text, size, "a local buffer of PE %d", r->pe);
        return;
    }
    if (r->block.size == 0) {
        snprintf(text, size, "symmetric memory of PE %d", r->pe);
        return;
    }
    run_check_variable(head, r->now.pe, &r->block, r->at, r->width, variable, sizeof variable);
    snprintf(text, size, "%s of PE %d", variable, r->pe);
}

static void say_race(const check_head *head, const check_report *r)
{
    char memory[TEXT + 32], one[TEXT], two[TEXT], advice[TEXT];
    whose(head, r, memory, sizeof memory);
    side(head, &r->before, one, sizeof one);
    side(head, &r->now, two, sizeof two);
    if (r->what == CHECK_DOMAIN)
        snprintf(advice, sizeof advice,
                 "Atomics of two types are not atomic to each other: update a word by one type.");
    else
        advise_race(head, r, advice, sizeof advice);
    fprintf(stderr, "ferry-run: race on %s: %s, and %s, in no order. %s\n", memory, one, two, advice);
}

static void say_outside(const check_head *head, const check_report *r)
{
    char variable[TEXT], call[NAME], place[TEXT], freed[TEXT];
    const int writes = (r->now.flags & CHECK_WRITE) != 0;
    const check_block *b = &r->block;
    run_check_call(head, r->now.pe, r->now.place, call, sizeof call);
    run_check_place(head, r->now.pe, r->now.place, place, sizeof place);
    if (b->size != 0)
        run_check_variable(head, r->now.pe, b, b->at, 0, variable, sizeof variable);
    else
        snprintf(variable, sizeof variable, "no block");
    const char *verb = writes ? "writes" : "reads";
    if (r->what == CHECK_FREED) {
        run_check_place(head, r->now.pe, b->freed_at, freed, sizeof freed);
        fprintf(stderr,
                "ferry-run: freed memory: %s of PE %d at %s %s %" PRIu64 " bytes in %s of PE %d, which was freed at "
                "%s. Free a block when no PE uses it any more.\n",
                call, r->now.pe, place, verb, r->now.bytes, variable, r->pe, freed);
        return;
    }
    const uint64_t offset = r->at - b->at;
    fprintf(stderr,
            "ferry-run: out of bounds: %s of PE %d at %s %s %" PRIu64 " bytes from byte %" PRIu64 " on in %s of PE %d, "
            "which has %" PRIu64 " bytes",
            call, r->now.pe, place, verb, r->now.bytes, offset, variable, r->pe, b->size);
    if (r->width > 1)
        fprintf(stderr, " (%" PRIu64 " elements of %" PRIu64 ")", b->size / r->width, r->width);
    fprintf(stderr, ". Allocate more, or check the count and the address.\n");
}

static void say_mismatch(const check_head *head, const check_report *r)
{
    char one[NAME], two[NAME], here[TEXT], there[TEXT];
    const check_side *a = r->before.pe < r->now.pe ? &r->before : &r->now, *b = a == &r->now ? &r->before : &r->now;
    run_check_call(head, a->pe, a->place, one, sizeof one);
    run_check_place(head, a->pe, a->place, there, sizeof there);
    run_check_call(head, b->pe, b->place, two, sizeof two);
    run_check_place(head, b->pe, b->place, here, sizeof here);
    fprintf(stderr,
            "ferry-run: PE %d is in %s at %s and PE %d in %s at %s%s. All PEs of a team make the same collective "
            "calls in the same order.\n",
            a->pe, one, there, b->pe, two, here, r->what == CHECK_ROOT ? ", with another root" : "");
}

static int is_own(const check_head *head, const check_side *s)
{
    return (s->flags & CHECK_LOCAL) && run_check_is_own(head, s->pe, s->place);
}

int run_check_say(const check_head *head, const check_report *r)
{
    char call[NAME], place[TEXT];
    if (is_own(head, &r->now) || is_own(head, &r->before))
        return 0;
    switch (r->what) {
    case CHECK_RACE:
    case CHECK_DOMAIN:
        say_race(head, r);
        break;
    case CHECK_LEFT_OPEN:
        run_check_call(head, r->now.pe, r->now.place, call, sizeof call);
        run_check_place(head, r->now.pe, r->now.place, place, sizeof place);
        fprintf(stderr,
                "ferry-run: %s of PE %d at %s was never combined: each dispatch needs a combine, which brings the "
                "experts' results back.\n",
                call, r->now.pe, place);
        break;
    case CHECK_MISMATCH:
    case CHECK_ROOT:
        say_mismatch(head, r);
        break;
    default:
        say_outside(head, r);
        break;
    }
    return 1;
}

/* ---- A job that hangs. */

static int in_team(const check_team *t, int pe)
{
    for (uint32_t i = 0; i < t->n; i++)
        if (t->pes[i] == pe)
            return 1;
    return 0;
}

/* PE `of` waits for PE `for_`, as far as is known. */
static int waits_for(const check_head *head, int of, int for_)
{
    const check_wait *w = &head->snap[of], *other = &head->snap[for_];
    const int pe = for_ + (int)head->first;
    if (w->kind == 0 || of == for_)
        return 0;
    if (w->team != 0 && w->team <= CHECK_TEAMS) {
        const check_team *t = &head->team[w->team - 1];
        const int same = other->kind != 0 && other->team == w->team && other->number >= w->number;
        return in_team(t, pe) && !same;
    }
    if (w->target >= 0)
        return w->target == pe;
    for (int i = 0; i < CHECK_WRITERS; i++)
        if (head->writers[of][i] == (uint32_t)for_ + 1)
            return 1;
    return 0;
}

static void say_pe(const check_head *head, int i)
{
    static const char *const signs[] = { "==", "!=", ">", ">=", "<", "<=" };
    const check_wait *w = &head->snap[i];
    const int pe = i + (int)head->first;
    char place[TEXT], variable[TEXT], call[NAME];
    const check_block *b;
    fprintf(stderr, "ferry-run:   PE %d ", pe);
    if (w->state == CHECK_PE_LEFT && w->kind == 0) {
        fprintf(stderr, "has left the job by %s_finalize\n", prefix_of(head));
        return;
    }
    if (w->kind == 0 || w->place == 0) {
        run_check_place(head, pe, w->last_place, place, sizeof place);
        fprintf(stderr,
                w->last_place != 0 ? "runs; its last call that waits was at %s\n" : "runs, and has not waited\n",
                place);
        return;
    }
    run_check_place(head, pe, w->place, place, sizeof place);
    run_check_call(head, pe, w->place, call, sizeof call);
    fprintf(stderr, "waits in %s at %s", call, place);
    if (w->team != 0)
        fprintf(stderr, ", its collective number %" PRIu64 " of that team", w->number + 1);
    else if (w->target >= 0)
        fprintf(stderr, ", for PE %d", w->target);
    else if (w->region != CHECK_PRIVATE && (b = run_check_block(head, pe, w->region, w->at)) != NULL) {
        run_check_variable(head, pe, b, w->at, w->width, variable, sizeof variable);
        fprintf(stderr, ", for its %s", variable);
        if (w->cmp >= 0 && w->cmp < 6 && w->n <= 1)
            fprintf(stderr, " to be %s %" PRIu64, signs[w->cmp], w->value);
        if (head->writers[i][0] == 0)
            fprintf(stderr, "; no PE has written it so far");
        else
            fprintf(stderr, "; PE %u wrote it last", head->writers[i][0] - 1 + head->first);
    }
    fprintf(stderr, "\n");
}

/* Follows who waits for whom from PE `at`; returns the length of a circle in path, or 0. */
static int find_circle(const check_head *head, int at, int depth, int *path, int *mark)
{
    for (int i = 0; i < depth; i++)
        if (path[i] == at) {
            memmove(path, path + i, (size_t)(depth - i) * sizeof *path);
            return depth - i;
        }
    if (mark[at] || depth >= CHECK_MOST_PES)
        return 0;
    mark[at] = 1;
    path[depth] = at;
    for (int next = 0; next < (int)head->n_pes; next++)
        if (waits_for(head, at, next)) {
            const int n = find_circle(head, next, depth + 1, path, mark);
            if (n > 0)
                return n;
        }
    return 0;
}

static int say_circle(const check_head *head)
{
    int path[CHECK_MOST_PES + 1], mark[CHECK_MOST_PES] = { 0 };
    for (int pe = 0; pe < (int)head->n_pes; pe++) {
        const int n = find_circle(head, pe, 0, path, mark);
        if (n == 0)
            continue;
        fprintf(stderr, "ferry-run: ");
        for (int i = 0; i < n; i++)
            fprintf(stderr, "%s%d waits for %d", i > 0 ? ", " : "", path[i] + (int)head->first,
                    path[(i + 1) % n] + (int)head->first);
        fprintf(stderr, ": nobody can send. Let one of them send before it waits.\n");
        return 1;
    }
    return 0;
}

void run_check_say_waits(const check_head *head)
{
    int waiting = 0, running = 0, said = 0;
    for (int i = 0; i < (int)head->n_pes; i++) {
        waiting += head->snap[i].kind != 0;
        running += head->snap[i].kind == 0 && head->snap[i].state != CHECK_PE_LEFT;
    }
    fprintf(stderr, "ferry-run: PE %u has waited too long; at that moment:\n", head->snap_by + head->first);
    for (int i = 0; i < (int)head->n_pes; i++)
        say_pe(head, i);
    said = say_circle(head);
    for (int i = 0; i < (int)head->n_pes && !said; i++)
        for (int k = 0; k < (int)head->n_pes && !said; k++)
            if (waits_for(head, i, k) && head->snap[k].kind == 0) {
                fprintf(stderr, "ferry-run: PE %d waits for PE %d, which %s.\n", i + (int)head->first,
                        k + (int)head->first,
                        head->snap[k].state == CHECK_PE_LEFT ? "has left the job and never comes"
                                                             : "does not make the matching call");
                said = 1;
            }
    for (uint32_t i = 0; i < head->n_reports && i < CHECK_REPORTS; i++)
        said |= head->report[i].what == CHECK_MISMATCH;
    if (!said && running == 0 && waiting > 0)
        fprintf(stderr,
                "ferry-run: all PEs that are left wait: nobody can send. Let one of them send before it waits.\n");
}
