/* SPDX-License-Identifier: BSD-3-Clause */
/* The trace as text: a line for each event, by time; then who waited for whom, and what each pair moved. */
#include "ferry/types.h"
#include "trace/trace.h"
#include <inttypes.h>
#include <stdlib.h>

typedef struct pair {
    uint64_t waits, waited, puts, gets, signals, bytes_put, bytes_get;
} pair;

static pair *sum_up(const trace *t)
{
    pair *sums = calloc((size_t)t->n_pes * (size_t)t->n_pes + 1, sizeof *sums);
    for (size_t i = 0; i < t->n && sums != NULL; i++) {
        const trace_event *e = &t->event[i];
        if (e->cause >= 0 && e->waited > 0 && e->kind != FERRYI_EVENT_INIT && e->kind != FERRYI_EVENT_FINALIZE) {
            pair *p = &sums[e->pe * t->n_pes + t->event[e->cause].pe];
            p->waits++;
            p->waited += e->waited;
        }
        if (e->r->target < 0 || e->r->target >= t->n_pes)
            continue;
        pair *p = &sums[e->pe * t->n_pes + e->r->target];
        const uint64_t put = e->kind == FERRYI_EVENT_PUT || e->kind == FERRYI_EVENT_PUT_SIGNAL;
        p->puts += put;
        p->bytes_put += put != 0 ? e->r->bytes : 0;
        p->gets += e->kind == FERRYI_EVENT_GET;
        p->bytes_get += e->kind == FERRYI_EVENT_GET ? e->r->bytes : 0;
        p->signals +=
            e->kind == FERRYI_EVENT_SIGNAL || e->kind == FERRYI_EVENT_ATOMIC || e->kind == FERRYI_EVENT_PUT_SIGNAL;
    }
    return sums;
}

static void write_sums(const trace *t, const pair *sums, FILE *out)
{
    char time[32];
    fprintf(out, "\nWho waited for whom, between init and finalize:\n");
    for (int a = 0; a < t->n_pes; a++)
        for (int b = 0; b < t->n_pes; b++) {
            const pair *p = &sums[a * t->n_pes + b];
            trace_say_time(p->waited, time, sizeof time);
            if (p->waits > 0)
                fprintf(out, "  PE %d waited %" PRIu64 " times for PE %d, %s together\n", a, p->waits, b, time);
        }
    fprintf(out, "\nWhat moved:\n");
    for (int a = 0; a < t->n_pes; a++)
        for (int b = 0; b < t->n_pes; b++) {
            const pair *p = &sums[a * t->n_pes + b];
            if (p->puts + p->gets + p->signals > 0)
                fprintf(out,
                        "  PE %d, PE %d (%s): %" PRIu64 " puts of %" PRIu64 " bytes, %" PRIu64 " gets of %" PRIu64
                        " bytes, %" PRIu64 " signals and atomics\n",
                        a, b, t->pe[a].header != NULL ? trace_path_name(t->pe[a].header->path[b]) : "", p->puts,
                        p->bytes_put, p->gets, p->bytes_get, p->signals);
        }
}

int trace_write_text(const trace *t, FILE *out)
{
    char what[256], place[160], lasted[32];
    fprintf(out, "%s, %d PEs, status %d\n", t->command[0], t->n_pes, t->status);
    for (int pe = 0; pe < t->n_pes; pe++)
        if (t->pe[pe].lost > 0)
            fprintf(out, "PE %d: %" PRIu64 " older events were overwritten\n", pe, t->pe[pe].lost);
    for (size_t i = 0; i < t->n; i++) {
        const trace_event *e = &t->event[i];
        trace_say(t, e, what, sizeof what);
        trace_say_place(t, e, place, sizeof place);
        trace_say_time(e->end - e->begin, lasted, sizeof lasted);
        fprintf(out, "%14.3f us  PE %-3d %-28s %s, %s", (double)e->begin / 1e3, e->pe, place, what, lasted);
        if (e->cause >= 0)
            fprintf(out, "; %s PE %d at %.3f us", e->waited > 0 ? "waited for" : "after", t->event[e->cause].pe,
                    (double)t->event[e->cause].begin / 1e3);
        fputc('\n', out);
    }
    pair *sums = sum_up(t);
    if (sums != NULL)
        write_sums(t, sums, out);
    free(sums);
    return ferror(out) ? -1 : 0;
}
