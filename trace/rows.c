/* SPDX-License-Identifier: BSD-3-Clause */
/* Where events stand in the picture: each PE has a row for each thread of its host, one more for each depth of calls
 * within calls (a kernel of the host space runs inside ferry_launch_wait()), and rows for its kernels' calls, which are
 * packed: an event goes to the first row that is free at its time. */
#include "trace/trace.h"
#include <stdlib.h>
#include <string.h>

enum { MOST_ROWS = 16, MOST_DEPTH = 3 };

typedef struct line {
    uint64_t until;
    uint32_t thread;
    int depth;
    int kernel;
} line;

static int host_row(line *rows, int *n, const trace_event *e)
{
    for (int depth = 0;; depth++) {
        int at = 0;
        while (at < *n && (rows[at].kernel || rows[at].thread != e->r->thread || rows[at].depth != depth))
            at++;
        if (at == *n) {
            if (*n == MOST_ROWS || depth == MOST_DEPTH)
                return *n - 1;
            rows[(*n)++] = (line){ .thread = e->r->thread, .depth = depth };
        }
        if (rows[at].until <= e->begin || depth == MOST_DEPTH - 1)
            return at;
    }
}

static int kernel_row(line *rows, int *n, const trace_event *e)
{
    int last = -1;
    for (int at = 0; at < *n; at++) {
        if (!rows[at].kernel)
            continue;
        if (rows[at].until <= e->begin)
            return at;
        last = at;
    }
    if (*n == MOST_ROWS)
        return last >= 0 ? last : *n - 1;
    rows[*n] = (line){ .kernel = 1 };
    return (*n)++;
}

static void label(trace_row *row, const line *l, int threads, int kernels)
{
    if (l->kernel)
        snprintf(row->label, sizeof row->label, kernels > 1 ? "kernel %d" : "kernel", kernels);
    else if (l->depth > 0)
        snprintf(row->label, sizeof row->label, "nested");
    else
        snprintf(row->label, sizeof row->label, threads > 1 ? "thread %d" : "host", threads);
}

void trace_rows(trace *t)
{
    line *rows = calloc((size_t)t->n_pes * MOST_ROWS + 1, sizeof *rows);
    if (rows == NULL)
        return;
    for (size_t i = 0; i < t->n; i++) {
        trace_event *e = &t->event[i];
        line *of_pe = rows + (size_t)e->pe * MOST_ROWS;
        int *n = &t->pe[e->pe].n_rows;
        e->row = (e->r->flags & FERRYI_EVENT_IN_KERNEL) != 0 ? kernel_row(of_pe, n, e) : host_row(of_pe, n, e);
        if (e->end > of_pe[e->row].until)
            of_pe[e->row].until = e->end;
    }
    for (int pe = 0; pe < t->n_pes; pe++) {
        int threads = 0, kernels = 0;
        t->pe[pe].rows = calloc((size_t)t->pe[pe].n_rows + 1, sizeof *t->pe[pe].rows);
        for (int i = 0; i < t->pe[pe].n_rows && t->pe[pe].rows != NULL; i++) {
            const line *l = &rows[(size_t)pe * MOST_ROWS + (size_t)i];
            threads += !l->kernel && l->depth == 0;
            kernels += l->kernel;
            label(&t->pe[pe].rows[i], l, threads, kernels);
        }
    }
    free(rows);
}
