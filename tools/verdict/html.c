/* SPDX-License-Identifier: BSD-3-Clause */
/* One self-contained page, to attach to a bug report: no script, nothing that is loaded from elsewhere. */
#include "ferry.h"
#include "ferry/diag.h"
#include "tools/html_text.h"
#include "tools/verdict/report.h"
#include <inttypes.h>
#include <math.h>
#include <string.h>
#include <time.h>

static const char *colour_of(int verdict)
{
    return verdict == FERRYI_VERDICT_WORKS             ? "#1a7f37"
           : verdict == FERRYI_VERDICT_WITHOUT_ATOMICS ? "#9a6700"
           : verdict == FERRYI_VERDICT_UNKNOWN         ? "#8250df"
           : verdict == FERRYI_VERDICT_NO_ACCESS       ? "#6e7781"
                                                       : "#cf222e";
}

static void head(FILE *out, const vd_report *r)
{
    char when[40] = "";
    const time_t t = (time_t)r->when;
    struct tm tm;
    if (gmtime_r(&t, &tm) != NULL)
        (void)strftime(when, sizeof when, "%Y-%m-%d %H:%M UTC", &tm);
    fprintf(
        out,
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>ferry-info verdict</title>\n"
        "<style>body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:1100px;padding:0 1em;color:#1f2328}"
        "h1{font-size:1.5em}h2{font-size:1.15em;margin-top:2em}table{border-collapse:collapse;margin:.5em 0}"
        "td,th{border:1px solid #d0d7de;padding:.3em .7em;text-align:left;vertical-align:top}th{background:#f6f8fa}"
        "td.v{color:#fff;font-weight:600}td:first-child{white-space:nowrap}td.n{text-align:right;font-variant-numeric:"
        "tabular-nums}"
        "code{background:#f6f8fa;padding:.1em .3em;border-radius:4px}.s{color:#57606a}svg text{font:13px system-ui,"
        "sans-serif}</style></head><body>\n");
    fprintf(out,
            "<h1>What pairs of GPUs really do on this machine</h1>\n<p class=\"s\">ferry-info verdict %d.%d.%d, %s; "
            "driver ",
            FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH, when);
    put_html(out, r->machine.driver.version[0] ? r->machine.driver.version : "unknown");
    fprintf(out, ", CUDA %d.%d, kernel ", r->machine.driver.cuda / 1000, r->machine.driver.cuda % 1000 / 10);
    put_html(out, r->machine.host.kernel);
    fprintf(out, ".  CUDA's own start %.2f s, probes %.2f s", r->cuda_seconds, r->probe_seconds);
    if (r->bulk_seconds >= 0)
        fprintf(out, ", bulk %.2f s", r->bulk_seconds);
    fprintf(out, "%s.</p>\n", r->from_cache ? ", from the cache" : "");
    if (r->options.pretend[0]) {
        fprintf(out, "<p><b>A test: faults were put in by --pretend ");
        put_html(out, r->options.pretend);
        fprintf(out, "</b></p>\n");
    }
}

static void gpus(FILE *out, const vd_report *r)
{
    fprintf(out,
            "<h2>GPUs</h2>\n<table><tr><th>GPU<th>address<th>name<th>memory<th>BAR1<th>NUMA node<th>PCIe<th>IOMMU\n");
    for (int i = 0; i < r->n; i++) {
        const info_gpu *g = &r->machine.gpu[r->gpu[i]];
        fprintf(out, "<tr><td>%d<td>", i);
        put_html(out, g->bdf);
        fprintf(out, "<td>");
        put_html(out, g->name);
        fprintf(out, "<td>%" PRIu64 " MiB<td>", g->memory >> 20);
        fprintf(out, g->bar1 ? "%" PRIu64 " MiB<td>" : "unknown<td>", g->bar1 >> 20);
        fprintf(out, g->place.numa_node >= 0 ? "%d<td>" : "unknown<td>", g->place.numa_node);
        if (g->width)
            fprintf(out, "x%d of x%d ", g->width, g->width_max);
        put_html(out, g->speed_max);
        fprintf(out, "<td>");
        put_html(out, g->iommu_type[0] ? g->iommu_type : "none seen");
        fprintf(out, "\n");
    }
    fprintf(out, "</table>\n");
}

/* GPUs on a circle; a line for each pair, coloured by the worse of its two words. */
static void topology(FILE *out, const vd_report *r)
{
    const double size = 200 + 24 * r->n, middle = size / 2, radius = middle - 60;
    double x[VD_GPUS], y[VD_GPUS];
    for (int i = 0; i < r->n; i++) {
        const double angle = 2 * 3.14159265358979 * i / r->n - 3.14159265358979 / (r->n == 2 ? 1 : 2);
        x[i] = middle + radius * cos(angle);
        y[i] = middle + radius * sin(angle);
    }
    fprintf(out, "<h2>Topology</h2>\n<svg width=\"%.0f\" height=\"%.0f\" role=\"img\" aria-label=\"topology\">\n", size,
            size);
    for (int a = 0; a < r->n; a++)
        for (int b = a + 1; b < r->n; b++) {
            const info_pair *p = &r->machine.pair[r->gpu[a]][r->gpu[b]];
            const int worse = r->verdict[a][b] > r->verdict[b][a] ? r->verdict[a][b] : r->verdict[b][a];
            const int nv = p->link == INFO_LINK_NV;
            fprintf(out,
                    "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%d\"%s><title>",
                    x[a], y[a], x[b], y[b], colour_of(worse), nv ? 4 : 2,
                    vd_is_good(worse) ? "" : " stroke-dasharray=\"7 5\"");
            fprintf(out, "GPU %d and GPU %d: %s", a, b, info_link_name(p->link));
            if (nv)
                fprintf(out, "%d", p->nvlinks);
            fprintf(out, "; %s, %s</title></line>\n", ferryi_verdict_word((ferryi_verdict)r->verdict[a][b]),
                    ferryi_verdict_word((ferryi_verdict)r->verdict[b][a]));
            if (r->n > 4 && b != a + 1)
                continue; /* names of the ring's links only, where there are many */
            if (p->link == INFO_LINK_UNKNOWN)
                continue;
            fprintf(out, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" fill=\"#57606a\">%s", (x[a] + x[b]) / 2,
                    (y[a] + y[b]) / 2 - 6, info_link_name(p->link));
            if (nv)
                fprintf(out, "%d", p->nvlinks);
            fprintf(out, "</text>\n");
        }
    for (int i = 0; i < r->n; i++)
        fprintf(out,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"26\" fill=\"#fff\" stroke=\"#1f2328\"/>"
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">GPU %d</text>\n",
                x[i], y[i], x[i], y[i] + 4, i);
    fprintf(out, "</svg>\n<p class=\"s\">Thick: NVLink (NV and the number of links).  Thin: PCIe, in the words of "
                 "nvidia-smi topo -m. "
                 "Dashed: a direction that does not work.</p>\n");
}

static void matrix(FILE *out, const vd_report *r)
{
    fprintf(out, "<h2>Verdict</h2>\n<p class=\"s\">The GPU of a row stores into, and loads from, the GPU of a "
                 "column.</p>\n<table><tr><th>");
    for (int to = 0; to < r->n; to++)
        fprintf(out, "<th>GPU %d", to);
    for (int from = 0; from < r->n; from++) {
        fprintf(out, "\n<tr><th>GPU %d", from);
        for (int to = 0; to < r->n; to++) {
            if (from == to) {
                fprintf(out, "<td>");
                continue;
            }
            fprintf(out, "<td class=\"v\" style=\"background:%s\" title=\"", colour_of(r->verdict[from][to]));
            put_html(out, r->sentence[from][to]);
            fprintf(out, "\">%s", ferryi_verdict_word((ferryi_verdict)r->verdict[from][to]));
        }
    }
    fprintf(out, "\n</table>\n<table><tr><th>pair<th>word<th>evidence<th>meaning<th>ferry's path\n");
    for (int from = 0; from < r->n; from++)
        for (int to = 0; to < r->n; to++) {
            if (from == to)
                continue;
            const ferryi_verdict v = (ferryi_verdict)r->verdict[from][to];
            fprintf(out, "<tr><td>%d &gt; %d<td style=\"color:%s\">%s<td>", from, to, colour_of((int)v),
                    ferryi_verdict_word(v));
            put_html(out, r->sentence[from][to]);
            fprintf(out, "<td>");
            put_html(out, ferryi_verdict_meaning(v));
            fprintf(out, "<td>%s\n", ferry_path_name(ferryi_verdict_path(v)));
        }
    fprintf(out, "</table>\n");
}

/* Shaded by the share of the best. */
static void figures(FILE *out, const vd_report *r)
{
    const char *title = "";
    int decimals = 0;
    for (int what = 0; what < VD_FIGURES; what++) {
        double best = 0;
        for (int from = 0; from < r->n; from++)
            for (int to = 0; to < r->n; to++)
                if (from != to && vd_figure(&r->pair[from][to], what, &title, &decimals) > best)
                    best = vd_figure(&r->pair[from][to], what, &title, &decimals);
        if (best <= 0)
            continue;
        fprintf(out, "<h2>%s</h2>\n<table><tr><th>", title);
        for (int to = 0; to < r->n; to++)
            fprintf(out, "<th>GPU %d", to);
        for (int from = 0; from < r->n; from++) {
            fprintf(out, "\n<tr><th>GPU %d", from);
            for (int to = 0; to < r->n; to++) {
                const double v = vd_figure(&r->pair[from][to], what, &title, &decimals);
                if (from == to || v < 0)
                    fprintf(out, "<td class=\"n\">%s", from == to ? "" : "not measured");
                else
                    fprintf(out, "<td class=\"n\" style=\"background:rgba(9,105,218,%.2f)\">%.*f",
                            0.05 + 0.35 * v / best, decimals, v);
            }
        }
        fprintf(out, "\n</table>\n");
    }
}

static void advice(FILE *out, const vd_report *r)
{
    vd_advice list[VD_ADVICE];
    const int n = vd_advise(r, list);
    fprintf(out, "<h2>What to set</h2>\n<table><tr><th>program<th>set<th>reason\n");
    for (int i = 0; i < n; i++) {
        fprintf(out, "<tr><td>%s<td><code>", list[i].program);
        put_html(out, list[i].set[0] ? list[i].set : "nothing");
        fprintf(out, "</code><td>");
        put_html(out, list[i].reason);
        fprintf(out, "\n");
    }
    fprintf(out, "</table>\n<h2>What an administrator can change, and what else was seen</h2>\n");
    if (r->findings.n == 0) {
        fprintf(out, "<p>nothing was found\n");
        return;
    }
    fprintf(out, "<table><tr><th>finding<th>seen<th>means<th>remedy\n");
    for (int i = 0; i < r->findings.n; i++) {
        const info_finding *f = &r->findings.at[i];
        fprintf(out, "<tr><td><b>%s</b> (%s)<br>", r->finding_id[i], info_severity_name(f->severity));
        put_html(out, f->title);
        fprintf(out, "<td>");
        put_html(out, f->seen);
        fprintf(out, "<br><span class=\"s\">");
        put_html(out, f->file);
        fprintf(out, "</span><td>");
        put_html(out, f->means);
        fprintf(out, "<td>");
        put_html(out, f->remedy);
        fprintf(out, "\n");
    }
    fprintf(out, "</table>\n");
}

void vd_print_html(FILE *out, const vd_report *r)
{
    head(out, r);
    gpus(out, r);
    topology(out, r);
    matrix(out, r);
    figures(out, r);
    advice(out, r);
    fprintf(out, "</body></html>\n");
}
