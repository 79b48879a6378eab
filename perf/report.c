/* SPDX-License-Identifier: BSD-3-Clause */
/* Prints results as a table or as JSON; PEs agree whether all data were right. */
#include "perf/perf.h"
#include <stdlib.h>

ferry_status perf_agree(perf_run *run, int right, int *ok)
{
    int verdict[2] = { right, 0 }; /* put and got: the heap may be a GPU's */
    PERF_RETURN_IF_FAILS(ferry_int_put(run->verdict, verdict, 2, run->me));
    PERF_RETURN_IF_FAILS(ferry_barrier_all());
    PERF_RETURN_IF_FAILS(ferry_int_and_reduce(FERRY_TEAM_WORLD, &run->verdict[1], &run->verdict[0], 1));
    PERF_RETURN_IF_FAILS(ferry_int_get(verdict, run->verdict, 2, run->me));
    *ok = verdict[1] == 1;
    return FERRY_SUCCESS;
}

ferry_status perf_add_row(perf_run *run, const char *what, size_t bytes, const perf_result *result, double gbs,
                          int checked)
{
    if (run->n_rows == run->room) {
        size_t room = run->room ? run->room * 2 : 16;
        perf_row *rows = realloc(run->rows, room * sizeof *rows);
        if (!rows)
            return FERRY_ERR_NO_MEMORY;
        run->rows = rows;
        run->room = room;
    }
    run->rows[run->n_rows++] = (perf_row){ .what = what,
                                           .bytes = bytes,
                                           .iters = result->iters,
                                           .median_us = result->median_us,
                                           .p99_us = result->p99_us,
                                           .gbs = gbs,
                                           .checked = checked };
    run->wrong += !checked;
    return FERRY_SUCCESS;
}

static void print_size(char text[32], size_t bytes)
{
    static const char unit[] = { 0, 'K', 'M', 'G' };
    int u = 0;
    if (bytes == PERF_NO_SIZE) {
        snprintf(text, 32, "-");
        return;
    }
    while (u < 3 && bytes >= 1024 && bytes % 1024 == 0) {
        bytes /= 1024;
        u++;
    }
    if (u)
        snprintf(text, 32, "%zu%c", bytes, unit[u]);
    else
        snprintf(text, 32, "%zu", bytes);
}

static const char *path_of(const perf_run *run)
{
    /* Only bare runs without PEs. */
    return run->n_pes ? ferry_path_name(ferry_path_of(run->from, run->to)) : "bare";
}

static void print_table(const perf_run *run)
{
    const perf_options *options = run->options;
    char where[64] = "";
    if (run->threads != 0)
        snprintf(where, sizeof where, ", in a kernel of %d thread%s", run->threads, run->threads == 1 ? "" : "s");
    else if (options->scope[0] != 't')
        snprintf(where, sizeof where, " (one thread in the host space)");
    if (run->n_pes)
        printf("ferry-perf %s: PE %d -> %d of %d, path %s, scope %s%s\n", options->command->name, run->from, run->to,
               run->n_pes, path_of(run), options->scope, where);
    else
        printf("ferry-perf %s: two processes, one memfd, no library\n", options->command->name);
    printf("%8s  %-20s %12s %12s %10s  %s\n", "size", "what", "median us", "p99 us", "GB/s", "checked");
    for (size_t i = 0; i < run->n_rows; i++) {
        const perf_row *row = &run->rows[i];
        char size[32], gbs[32];
        print_size(size, row->bytes);
        if (row->gbs < 0)
            snprintf(gbs, sizeof gbs, "-");
        else
            snprintf(gbs, sizeof gbs, "%.2f", row->gbs);
        printf("%8s  %-20s %12.4f %12.4f %10s  %s\n", size, row->what, row->median_us, row->p99_us, gbs,
               row->checked ? "ok" : "WRONG DATA");
    }
}

static void print_string(const char *text)
{
    putchar('"');
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            printf("\\%c", *text);
        else if ((unsigned char)*text < 0x20)
            printf("\\u%04x", (unsigned)(unsigned char)*text);
        else
            putchar(*text);
    }
    putchar('"');
}

static void print_json(const perf_run *run)
{
    const perf_options *options = run->options;
    printf("{\"command\":\"%s\",\"kernel\":%s,\"block\":%d,\"n_pes\":%d,\"from\":%d,\"to\":%d,\"path\":\"%s\","
           "\"scope\":\"%s\",\"reps\":%d,"
           "\"window\":%zu,\"paths\":",
           options->command->name, options->kernel ? "true" : "false", run->threads, run->n_pes, run->from, run->to,
           path_of(run), options->scope, options->reps, options->window);
    print_string(options->paths ? options->paths : "");
    printf(",\"verified\":%s,\"rows\":[", run->wrong ? "false" : "true");
    for (size_t i = 0; i < run->n_rows; i++) {
        const perf_row *row = &run->rows[i];
        printf("%s{\"what\":\"%s\",", i ? "," : "", row->what);
        if (row->bytes != PERF_NO_SIZE)
            printf("\"bytes\":%zu,", row->bytes);
        printf("\"iters\":%llu,\"median_us\":%.5f,\"p99_us\":%.5f,", (unsigned long long)row->iters, row->median_us,
               row->p99_us);
        if (row->gbs >= 0)
            printf("\"gbs\":%.4f,", row->gbs);
        printf("\"verified\":%s}", row->checked ? "true" : "false");
    }
    printf("]}\n");
}

void perf_print(const perf_run *run)
{
    if (run->options->json)
        print_json(run);
    else
        print_table(run);
    fflush(stdout);
}
