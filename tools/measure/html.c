/* SPDX-License-Identifier: BSD-3-Clause */
/* One self-contained page: plots and tables, no script, nothing that is loaded from elsewhere. */
#include "ferry.h"
#include "tools/html_text.h"
#include "tools/measure/measure.h"
#include <inttypes.h>

static void head(FILE *out, const mt_shared *s)
{
    fprintf(
        out,
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>ferry-info measure</title>\n"
        "<style>body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:1100px;padding:0 1em;color:#1f2328}"
        "h1{font-size:1.5em}h2{font-size:1.15em;margin-top:2em}table{border-collapse:collapse;margin:.5em 0}"
        "td,th{border:1px solid #d0d7de;padding:.2em .6em;text-align:right;font-variant-numeric:tabular-nums}"
        "th{background:#f6f8fa}td.l{text-align:left}.s{color:#57606a}svg text{font:13px system-ui,sans-serif;"
        "fill:#1f2328}svg .t{font-weight:600}</style></head><body>\n<h1>What GPUs of this machine send each "
        "other</h1>\n<p class=\"s\">ferry-info measure %d.%d.%d, CUDA %d.%d</p>\n",
        FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH, s->cuda / 1000, s->cuda % 1000 / 10);
    if (s->emulated)
        fprintf(out, "<p><b>Emulated GPUs: the figures are this machine's, not a GPU's.</b></p>\n");
    fprintf(out, "<table><tr><th>GPU<th>name<th>PCI bus\n");
    for (int i = 0; i < s->n; i++) {
        fprintf(out, "<tr><td>%d<td class=\"l\">", i);
        put_html(out, s->gpu[i].name);
        fprintf(out, "<td class=\"l\">");
        put_html(out, s->gpu[i].bus_id);
        fprintf(out, "\n");
    }
    fprintf(out, "</table>\n");
}

static void pairs(FILE *out, const mt_shared *s)
{
    fprintf(
        out,
        "<h2>Pairs</h2>\n<p class=\"s\">By the method of CUDA's sample p2pBandwidthLatencyTest: copies of %" PRIu64
        " bytes%s; the GPU of a row copies to the GPU of a column; each figure is the median of %d.  A GPU's copies "
        "within its own memory count reads and writes.</p>\n",
        s->options.ints * 4,
        s->options.by_sm ? " by a kernel where there is access, else by copy engines" : " by copy engines",
        s->options.trials);
    for (int i = 0; i < MT_TABLES; i++)
        if (mt_table_is_wanted(&s->options, i) && s->table[i].is_done)
            mt_plot_matrix(out, s, i, 0, 0);
    if (s->note[0]) {
        fprintf(out, "<p>");
        put_html(out, s->note);
        fprintf(out, "</p>\n");
    }
}

static void cells(FILE *out, const mt_shared *s, const mt_collective *c, const mt_row *row, int place)
{
    const double algbw = mt_row_algbw(s, row, place);
    if (algbw < 0)
        fprintf(out, "<td>N/A<td>N/A<td>N/A<td>N/A");
    else
        fprintf(out, "<td>%.2f<td>%.2f<td>%.2f<td>%" PRIu64, mt_row_us(s, row, place), algbw,
                algbw * mt_bus_factor(c, s->n), mt_row_wrong(s, row, place));
}

static void collectives(FILE *out, const mt_shared *s)
{
    fprintf(out,
            "<h2>Collectives</h2>\n<p class=\"s\">A PE on each GPU, float, %d calls timed together; time is the mean "
            "of all "
            "PEs.  Columns as those of nccl-tests.  Each broadcast in a stream or a kernel is followed by a "
            "sync.%s%s</p>\n",
            s->options.iters, mt_no_nccl(s)[0] ? "  NCCL was not measured: " : "", mt_no_nccl(s));
    for (int where = 0; where < MT_WHERES; where++)
        for (int times = 0; times < 2; times++)
            mt_plot_collectives(out, s, where, times, 0, 0);
    for (int where = 0; where < MT_WHERES; where++)
        for (int what = 0; what < FERRYI_N_MEASURED; what++) {
            const mt_collective *c = &mt_collectives[what];
            const mt_rows *rows = &s->rows[where][what];
            if (rows->n == 0 || !rows->row[0].is_done)
                continue;
            fprintf(out,
                    "<h2>%s (%s), %s</h2>\n<table><tr><th>size, B<th>count<th>time, us<th>algbw, GB/s<th>busbw, "
                    "GB/s<th>#wrong<th>in place: time, us<th>algbw, GB/s<th>busbw, GB/s<th>#wrong\n",
                    c->name, mt_call(where, what), mt_where_words[where]);
            for (int i = 0; i < rows->n && rows->row[i].is_done; i++) {
                fprintf(out, "<tr><td>%" PRIu64 "<td>%" PRIu64, rows->row[i].bytes, rows->row[i].count);
                cells(out, s, c, &rows->row[i], MT_OUT_OF_PLACE);
                cells(out, s, c, &rows->row[i], MT_IN_PLACE);
                fprintf(out, "\n");
            }
            fprintf(out, "</table>\n");
        }
}

void mt_print_html(FILE *out, const mt_shared *s)
{
    head(out, s);
    if (s->options.pairs)
        pairs(out, s);
    if (s->options.collectives)
        collectives(out, s);
    fprintf(out, "</body></html>\n");
}
