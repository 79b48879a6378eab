/* SPDX-License-Identifier: BSD-3-Clause */
/* The tables as users of p2pBandwidthLatencyTest and nccl-tests know them, printed as they are measured. */
#include "ferry.h"
#include "tools/measure/measure.h"
#include <inttypes.h>

static int printed_tables[MT_TABLES], printed_rows[MT_WHERES][FERRYI_N_MEASURED],
    printed_head[MT_WHERES][FERRYI_N_MEASURED];

void mt_print_head(FILE *out, const mt_shared *s)
{
    fprintf(out, "[ferry-info measure %d.%d.%d%s]\n", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH,
            s->emulated ? ", emulated GPUs: the figures are this machine's, not a GPU's" : "");
    for (int i = 0; i < s->n; i++)
        fprintf(out, "Device: %d, %s, PCI bus %s\n", i, s->gpu[i].name, s->gpu[i].bus_id);
    if (!s->options.pairs)
        return;
    for (int i = 0; i < s->n; i++)
        for (int j = 0; j < s->n; j++)
            if (i != j)
                fprintf(out, "Device=%d %s Access Peer Device=%d\n", i, s->access[i][j] ? "CAN" : "CANNOT", j);
    fprintf(out, "\nP2P Connectivity Matrix\n     D\\D");
    for (int j = 0; j < s->n; j++)
        fprintf(out, "%6d", j);
    fprintf(out, "\n");
    for (int i = 0; i < s->n; i++) {
        fprintf(out, "%6d\t", i);
        for (int j = 0; j < s->n; j++)
            fprintf(out, "%6d", s->access[i][j]);
        fprintf(out, "\n");
    }
    fprintf(out,
            "Copies of %" PRIu64 " ints%s; each figure is the median of %d.  Without access the driver copies by "
            "way of host memory.\n",
            s->options.ints,
            s->options.by_sm ? " by a kernel where there is access, else by copy engines" : " by copy engines",
            s->options.trials);
    fflush(out);
}

static void matrix(FILE *out, const char *corner, const double values[MT_GPUS][MT_GPUS], int n)
{
    fprintf(out, "   %s", corner);
    for (int j = 0; j < n; j++)
        fprintf(out, "%6d ", j);
    fprintf(out, "\n");
    for (int i = 0; i < n; i++) {
        fprintf(out, "%6d ", i);
        for (int j = 0; j < n; j++)
            if (values[i][j] < 0)
                fprintf(out, "%6s ", "N/A");
            else
                fprintf(out, "%6.2f ", values[i][j]);
        fprintf(out, "\n");
    }
}

void mt_print_table(FILE *out, const mt_shared *s, int table)
{
    const mt_table_kind *kind = &mt_tables[table];
    fprintf(out, "%s\n", kind->title);
    matrix(out, kind->kind == MT_LATENCY ? "GPU" : "D\\D", s->table[table].value, s->n);
    if (kind->kind == MT_LATENCY) {
        fprintf(out, "\n");
        matrix(out, "CPU", s->table[table].host, s->n);
    }
    fflush(out);
}

static void collective_head(FILE *out, const mt_shared *s, int where, int what)
{
    const mt_collective *c = &mt_collectives[what];
    static const char *const how[MT_WHERES] = { "queued in a stream (_on_stream)", "in a kernel of one block (_block)",
                                                "queued in a stream, on a communicator (ferry/comm.h)",
                                                "NCCL, queued in a stream" };
    fprintf(out, "\n# %s (%s), %d PEs, a GPU each, %s%s\n", c->name, mt_call(where, what), s->n, how[where],
            what == FERRYI_MEASURED_BROADCAST && where <= MT_IN_KERNEL ? ", each followed by a sync of all PEs" : "");
    fprintf(
        out,
        "#                                                              out-of-place                       in-place\n"
        "#       size         count      type   redop    root     time   algbw   busbw  #wrong     time   algbw   "
        "busbw  #wrong\n"
        "#        (B)    (elements)                               (us)  (GB/s)  (GB/s)             (us)  (GB/s)  "
        "(GB/s)\n");
}

static void print_place(FILE *out, const mt_shared *s, const mt_collective *c, const mt_row *row, int place)
{
    const double us = mt_row_us(s, row, place), algbw = mt_row_algbw(s, row, place);
    if (us < 0) {
        fprintf(out, "  %7s %7s %7s %7s", "N/A", "N/A", "N/A", "N/A");
        return;
    }
    fprintf(out, us < 1000 ? "  %7.2f" : us < 100000 ? "  %7.1f" : "  %7.0f", us);
    fprintf(out, " %7.2f %7.2f %7" PRIu64, algbw, algbw * mt_bus_factor(c, s->n), mt_row_wrong(s, row, place));
}

static void print_row(FILE *out, const mt_shared *s, int what, const mt_row *row)
{
    const mt_collective *c = &mt_collectives[what];
    fprintf(out, "%12" PRIu64 "  %12" PRIu64 "  %8s  %6s  %6d", row->bytes, row->count, "float", c->operation, c->root);
    print_place(out, s, c, row, MT_OUT_OF_PLACE);
    print_place(out, s, c, row, MT_IN_PLACE);
    fprintf(out, "\n");
}

static void print_rows(FILE *out, const mt_shared *s, int where, int what)
{
    const mt_rows *rows = &s->rows[where][what];
    int *printed = &printed_rows[where][what];
    while (*printed < rows->n && __atomic_load_n(&rows->row[*printed].is_done, __ATOMIC_ACQUIRE)) {
        if (!printed_head[where][what])
            collective_head(out, s, where, what);
        printed_head[where][what] = 1;
        print_row(out, s, what, &rows->row[*printed]);
        if (++*printed == rows->n) {
            uint64_t wrong = 0;
            for (int i = 0; i < rows->n; i++)
                wrong += mt_row_wrong(s, &rows->row[i], MT_OUT_OF_PLACE) + mt_row_wrong(s, &rows->row[i], MT_IN_PLACE);
            fprintf(out, "# Out of bounds values : %" PRIu64 " %s\n# Avg bus bandwidth    : %g\n", wrong,
                    wrong ? "FAILED" : "OK", mt_average_bus(s, where, what));
        }
        fflush(out);
    }
}

void mt_print_progress(FILE *out, const mt_shared *s)
{
    for (int table = 0; table < MT_TABLES; table++)
        if (mt_table_is_wanted(&s->options, table) && !printed_tables[table] &&
            __atomic_load_n(&s->table[table].is_done, __ATOMIC_ACQUIRE)) {
            mt_print_table(out, s, table);
            printed_tables[table] = 1;
        }
    for (int where = 0; where < MT_WHERES && s->options.collectives; where++)
        for (int what = 0; what < FERRYI_N_MEASURED; what++)
            print_rows(out, s, where, what);
}

void mt_print_end(FILE *out, const mt_shared *s)
{
    if (s->note[0])
        fprintf(out, "\nNOTE: %s\n", s->note);
    if (s->limited)
        fprintf(out, "\n# The largest size is %" PRIu64 " bytes: more does not fit into the GPUs' free memory\n",
                s->options.most);
    if (s->options.collectives && mt_no_nccl(s)[0])
        fprintf(out, "\n# NCCL was not measured: %s\n", mt_no_nccl(s));
}
