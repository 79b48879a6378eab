/* SPDX-License-Identifier: BSD-3-Clause */
/* The report for people: a matrix of words, the evidence, what to set and what to change. */
#include "ferry/diag.h"
#include "tools/verdict/report.h"
#include <string.h>

static const char *colour_of(int verdict)
{
    switch (verdict) {
    case FERRYI_VERDICT_WORKS:
        return "\033[32m";
    case FERRYI_VERDICT_WITHOUT_ATOMICS:
        return "\033[33m";
    case FERRYI_VERDICT_UNKNOWN:
        return "\033[35m";
    default:
        return "\033[1;31m";
    }
}

static void print_matrix(FILE *out, const vd_report *r, int colour)
{
    const int width = 12;
    fprintf(out, "\nVerdict: the GPU of a row stores into, and loads from, the GPU of a column\n  %-7s", "");
    for (int to = 0; to < r->n; to++)
        fprintf(out, "GPU%-*d", width - 3, to);
    for (int from = 0; from < r->n; from++) {
        fprintf(out, "\n  GPU%-4d", from);
        for (int to = 0; to < r->n; to++) {
            const char *text = from == to ? "." : ferryi_verdict_short((ferryi_verdict)r->verdict[from][to]);
            if (colour && from != to)
                fprintf(out, "%s%-*s\033[0m", colour_of(r->verdict[from][to]), width, text);
            else
                fprintf(out, "%-*s", width, text);
        }
    }
    fprintf(out, "\n");
}

static int is_same(const vd_report *r, int a, int b, int c, int d)
{
    return r->verdict[a][b] == r->verdict[c][d] && strcmp(r->sentence[a][b], r->sentence[c][d]) == 0;
}

/* Pairs with the same sentence share it. */
static void print_evidence(FILE *out, const vd_report *r)
{
    unsigned char told[VD_GPUS][VD_GPUS] = { { 0 } };
    fprintf(out, "\nEvidence\n");
    for (int from = 0; from < r->n; from++)
        for (int to = 0; to < r->n; to++) {
            int shown = 0, total = 0;
            if (from == to || told[from][to])
                continue;
            fprintf(out, "  ");
            for (int a = 0; a < r->n; a++)
                for (int b = 0; b < r->n; b++) {
                    if (a == b || told[a][b] || !is_same(r, from, to, a, b))
                        continue;
                    told[a][b] = 1;
                    total++;
                    if (shown < 8)
                        fprintf(out, "%s%d > %d", shown++ ? ", " : "", a, b);
                }
            if (total > shown)
                fprintf(out, " and %d more", total - shown);
            fprintf(out, ": %s: %s\n", ferryi_verdict_word((ferryi_verdict)r->verdict[from][to]),
                    r->sentence[from][to]);
            if (!vd_is_good(r->verdict[from][to]))
                fprintf(out, "    means: %s; ferry's path: %s\n",
                        ferryi_verdict_meaning((ferryi_verdict)r->verdict[from][to]),
                        ferry_path_name(ferryi_verdict_path((ferryi_verdict)r->verdict[from][to])));
        }
}

static void print_handles(FILE *out, const vd_report *r)
{
    static const char *const names[] = { "CUDA IPC", "fabric handles" };
    fprintf(out, "\nHandles\n  cuMem by descriptor: the verdict above\n");
    for (int i = 0; i < FERRYI_VERDICT_HANDLES; i++) {
        int offered = 0, opened = 0, bad = 0, pairs = 0, error = 0;
        for (int from = 0; from < r->n; from++)
            for (int to = 0; to < r->n; to++) {
                const vd_handle *h = &r->pair[from][to].handle[i];
                if (from == to || r->pair[from][to].state != VD_DONE || r->pair[from][to].map_board != 0)
                    continue;
                pairs++;
                offered += h->result != -2;
                opened += h->result == 0;
                error = h->result > 0 ? h->result : error;
                bad += h->result == 0 && (h->lost || h->wrong || h->copy);
            }
        if (pairs == 0)
            fprintf(out, "  %s: not tried\n", names[i]);
        else if (offered == 0)
            fprintf(out, "  %s: not offered here%s\n", names[i],
                    i == FERRYI_VERDICT_FABRIC ? " (they need NVLink's fabric and, as root sets up, a channel of IMEX)"
                                               : "");
        else if (opened < pairs)
            fprintf(out, "  %s: opened for %d of %d pairs (error %d)%s\n", names[i], opened, pairs, error,
                    bad ? "; stores, loads or copies were wrong" : "");
        else
            fprintf(out, "  %s: %s\n", names[i], bad ? "stores, loads or copies were wrong" : "work for all pairs");
    }
}

double vd_figure(const vd_evidence *e, int which, const char **title, int *decimals)
{
    static const char *const titles[VD_FIGURES] = { "Latency of a load, us", "Copies by copy engine, GB/s",
                                                    "Stores of kernels, GB/s" };
    *title = titles[which];
    *decimals = which == 0 ? 2 : 1;
    return which == 0 ? e->latency_us : which == 1 ? e->copy_gbs : e->store_gbs;
}

static void print_figures(FILE *out, const vd_report *r)
{
    const char *title = "";
    int decimals = 0;
    for (int what = 0; what < VD_FIGURES; what++) {
        int any = 0;
        for (int from = 0; from < r->n; from++)
            for (int to = 0; to < r->n; to++)
                any |= from != to && vd_figure(&r->pair[from][to], what, &title, &decimals) >= 0;
        if (!any)
            continue;
        fprintf(out, "\n%s\n  %-7s", title, "");
        for (int to = 0; to < r->n; to++)
            fprintf(out, "%9s%d", to < 10 ? "GPU" : "GP", to);
        for (int from = 0; from < r->n; from++) {
            fprintf(out, "\n  GPU%-4d", from);
            for (int to = 0; to < r->n; to++) {
                const double v = vd_figure(&r->pair[from][to], what, &title, &decimals);
                if (from == to || v < 0)
                    fprintf(out, "%10s", from == to ? "." : "-");
                else
                    fprintf(out, "%10.*f", decimals, v);
            }
        }
        fprintf(out, "\n");
    }
}

static void print_advice(FILE *out, const vd_report *r)
{
    vd_advice advice[VD_ADVICE];
    const int n = vd_advise(r, advice);
    fprintf(out, "\nWhat to set on this machine\n");
    for (int i = 0; i < n; i++)
        fprintf(out, "  %-10s %s\n             %s\n", advice[i].program, advice[i].set[0] ? advice[i].set : "nothing",
                advice[i].reason);
}

static void print_findings(FILE *out, const vd_report *r)
{
    int any = 0;
    for (int i = 0; i < r->findings.n; i++) {
        const info_finding *f = &r->findings.at[i];
        if (f->severity == INFO_NOTE)
            continue;
        if (!any++)
            fprintf(out, "\nWhat an administrator can change\n");
        fprintf(out, "  %s: %s\n    seen:   %s\n    remedy: %s\n", r->finding_id[i], f->title, f->seen, f->remedy);
    }
    if (!any)
        fprintf(out, "\nWhat an administrator can change: nothing was found; ferry-info has the notes\n");
}

static void print_times(FILE *out, const vd_report *r)
{
    uint64_t memory = 0, span = UINT64_MAX, bar1 = 0;
    for (int i = 0; i < r->n; i++) {
        memory = r->memory[i] > memory ? r->memory[i] : memory;
        if (r->span[i] < span) {
            span = r->span[i];
            bar1 = r->machine.gpu[r->gpu[i]].bar1;
        }
    }
    fprintf(out, "\nTimes\n  CUDA's own start (cuInit, contexts, the kernels' code) %.2f s; probes %.2f s",
            r->cuda_seconds, r->probe_seconds);
    if (r->bulk_seconds >= 0)
        fprintf(out, "; bulk %.2f s\n", r->bulk_seconds);
    else
        fprintf(out, "; bulk not run (--bulk)\n");
    fprintf(out, "  at most %llu MiB of each GPU's memory were taken, and are free again\n",
            (unsigned long long)((memory + (1 << 20) - 1) >> 20));
    fprintf(out, "  peers mapped %llu MiB of each, up to its last address", (unsigned long long)(span >> 20));
    if (bar1)
        fprintf(out, span > bar1 ? ", beyond BAR1 (%llu MiB)" : ", of %llu MiB of BAR1 (--memory takes more)",
                (unsigned long long)(bar1 >> 20));
    fprintf(out, "\n");
    if (r->from_cache)
        fprintf(out, "  these results are from the cache: same GPUs, driver and boot; --fresh tests again\n");
    if (r->waves > 1)
        fprintf(out, "  %d times new processes went on where others had ended\n", r->waves - 1);
    if (r->left_behind)
        fprintf(out, "  %d processes could not be ended: the kernel's driver holds them\n", r->left_behind);
}

void vd_print_text(FILE *out, const vd_report *r, int colour)
{
    fprintf(out, "GPUs\n");
    for (int i = 0; i < r->n; i++) {
        const info_gpu *g = &r->machine.gpu[r->gpu[i]];
        fprintf(out, "  GPU%-4d%s %s", i, g->bdf, g->name);
        if (g->bar1)
            fprintf(out, ", BAR1 %llu MiB", (unsigned long long)(g->bar1 >> 20));
        fprintf(out, "\n");
    }
    print_matrix(out, r, colour);
    print_evidence(out, r);
    print_handles(out, r);
    print_figures(out, r);
    print_advice(out, r);
    print_findings(out, r);
    print_times(out, r);
}
