/* SPDX-License-Identifier: BSD-3-Clause */
/* Plots as SVG: a shaded matrix for each table of pairs; lines by size for the collectives. */
#include "tools/measure/measure.h"
#include <inttypes.h>
#include <math.h>

enum { CELL_W = 66, CELL_H = 30, LEFT = 64, TOP = 54, PLOT_W = 560, PLOT_H = 320, MARGIN = 70, LEGEND = 150 };

static double matrix_width(const mt_shared *s)
{
    return LEFT + CELL_W * s->n + 20 > 540 ? LEFT + CELL_W * s->n + 20 : 540;
}

static double matrix_height(const mt_shared *s)
{
    return TOP + CELL_H * s->n + 24;
}

void mt_plot_matrix(FILE *out, const mt_shared *s, int table, double x, double y)
{
    const mt_table *t = &s->table[table];
    double best = 0;
    for (int i = 0; i < s->n; i++)
        for (int j = 0; j < s->n; j++) /* a GPU's own memory is faster than any link: it would leave no shades */
            if (i != j && t->value[i][j] > best)
                best = t->value[i][j];
    fprintf(out,
            "<svg x=\"%.0f\" y=\"%.0f\" width=\"%.0f\" height=\"%.0f\" role=\"img\">\n<text x=\"8\" y=\"18\" "
            "class=\"t\">%s%s</text>\n",
            x, y, matrix_width(s), matrix_height(s), mt_tables[table].title, s->emulated ? " (emulated)" : "");
    for (int i = 0; i < s->n; i++) {
        fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">GPU %d</text>\n", LEFT + CELL_W * i + CELL_W / 2,
                TOP - 8, i);
        fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">GPU %d</text>\n", LEFT - 8,
                TOP + CELL_H * i + CELL_H / 2 + 5, i);
        for (int j = 0; j < s->n; j++) {
            const double v = t->value[i][j], shade = i == j || best <= 0 || v < 0 ? 0 : 0.08 + 0.52 * v / best;
            fprintf(out,
                    "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" fill-opacity=\"%.2f\" "
                    "stroke=\"#d0d7de\"/>",
                    LEFT + CELL_W * j, TOP + CELL_H * i, CELL_W, CELL_H, i == j ? "#f6f8fa" : "#0969da",
                    i == j ? 1.0 : shade);
            fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">", LEFT + CELL_W * j + CELL_W / 2,
                    TOP + CELL_H * i + CELL_H / 2 + 5);
            fprintf(out, v < 0 ? "N/A</text>\n" : "%.2f</text>\n", v);
        }
    }
    fprintf(out, "</svg>\n");
}

/* ---- Lines: bytes on a logarithmic axis. */

typedef struct axes {
    double low, high; /* logarithms of bytes */
    double top, bottom;
    int logarithmic;
} axes;

static double y_value(const mt_shared *s, int what, const mt_row *row, int times)
{
    const double us = mt_row_us(s, row, MT_OUT_OF_PLACE);
    return times ? us : mt_row_algbw(s, row, MT_OUT_OF_PLACE) * mt_bus_factor(&mt_collectives[what], s->n);
}

static double at_x(const axes *a, double bytes)
{
    return MARGIN + (a->high > a->low ? (log2(bytes) - a->low) / (a->high - a->low) : 0.5) * PLOT_W;
}

static double at_y(const axes *a, double value)
{
    const double v = a->logarithmic ? log10(value) : value;
    return 40 + PLOT_H - (v - a->bottom) / (a->top - a->bottom) * PLOT_H;
}

static int find_axes(const mt_shared *s, int where, int times, axes *a)
{
    double most = 0, least = 0;
    int n = 0;
    *a = (axes){ .logarithmic = times };
    for (int what = 0; what < FERRYI_N_MEASURED; what++)
        for (int i = 0; i < s->rows[where][what].n; i++) {
            const mt_row *row = &s->rows[where][what].row[i];
            const double v = row->is_done ? y_value(s, what, row, times) : -1, x = log2((double)row->bytes);
            if (v <= 0)
                continue;
            a->low = n == 0 || x < a->low ? x : a->low;
            a->high = n == 0 || x > a->high ? x : a->high;
            most = v > most ? v : most;
            least = n == 0 || v < least ? v : least;
            n++;
        }
    if (n == 0)
        return 0;
    a->bottom = times ? floor(log10(least)) : 0;
    a->top = times ? ceil(log10(most)) : most * 1.08;
    if (a->top <= a->bottom)
        a->top = a->bottom + 1;
    return 1;
}

static void size_text(char text[16], double bytes)
{
    static const char units[] = { 0, 'K', 'M', 'G' };
    int u = 0;
    for (; bytes >= 1024 && u < 3; u++)
        bytes /= 1024;
    snprintf(text, 16, u ? "%.4g%c" : "%.4g", bytes, units[u]);
}

static void print_grid(FILE *out, const axes *a)
{
    const double step = a->logarithmic ? 1 : pow(10, floor(log10(a->top / 2)));
    const double wider = a->logarithmic || a->top / step <= 8 ? 1 : 5;
    char text[16];
    for (double v = a->bottom; v <= a->top + 1e-9; v += step * wider) {
        const double y = at_y(a, a->logarithmic ? pow(10, v) : v);
        fprintf(out,
                "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#d0d7de\"/><text x=\"%d\" y=\"%.1f\" "
                "text-anchor=\"end\">%g</text>\n",
                MARGIN, MARGIN + PLOT_W, y, y, MARGIN - 8, y + 4, a->logarithmic ? pow(10, v) : v);
    }
    const int every = a->high - a->low > 12 ? 3 : 1;
    for (int power = (int)ceil(a->low); power <= (int)floor(a->high); power++) {
        if (power % every != 0)
            continue;
        const double x = at_x(a, pow(2, power));
        size_text(text, pow(2, power));
        fprintf(out,
                "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"40\" y2=\"%d\" stroke=\"#eaeef2\"/><text x=\"%.1f\" y=\"%d\" "
                "text-anchor=\"middle\">%s</text>\n",
                x, x, 40 + PLOT_H, x, 40 + PLOT_H + 18, text);
    }
}

void mt_plot_collectives(FILE *out, const mt_shared *s, int where, int times, double x, double y)
{
    static const char *const colours[FERRYI_N_MEASURED] = { "#0969da", "#1a7f37", "#cf222e", "#8250df", "#bf8700" };
    axes a;
    if (!find_axes(s, where, times, &a))
        return;
    fprintf(
        out,
        "<svg x=\"%.0f\" y=\"%.0f\" width=\"%d\" height=\"%d\" role=\"img\">\n<text x=\"8\" y=\"18\" class=\"t\">%s, "
        "%s, %d GPUs%s</text>\n",
        x, y, MARGIN + PLOT_W + LEGEND, 40 + PLOT_H + 44, times ? "Time, us" : "Bus bandwidth, GB/s",
        mt_where_words[where], s->n, s->emulated ? " (emulated)" : "");
    print_grid(out, &a);
    fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">size, bytes</text>\n", MARGIN + PLOT_W / 2,
            40 + PLOT_H + 38);
    for (int what = 0; what < FERRYI_N_MEASURED; what++) {
        const mt_rows *rows = &s->rows[where][what];
        fprintf(out, "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2\" points=\"", colours[what]);
        for (int i = 0; i < rows->n; i++) {
            const double v = rows->row[i].is_done ? y_value(s, what, &rows->row[i], times) : -1;
            if (v > 0)
                fprintf(out, "%.1f,%.1f ", at_x(&a, (double)rows->row[i].bytes), at_y(&a, v));
        }
        fprintf(out,
                "\"/>\n<line x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\" stroke=\"%s\" stroke-width=\"3\"/><text x=\"%d\" "
                "y=\"%d\">%s</text>\n",
                MARGIN + PLOT_W + 12, MARGIN + PLOT_W + 30, 56 + 22 * what, 56 + 22 * what, colours[what],
                MARGIN + PLOT_W + 36, 60 + 22 * what, mt_collectives[what].name);
    }
    fprintf(out, "</svg>\n");
}

/* All of it, two matrices side by side. */
void mt_print_svg(FILE *out, const mt_shared *s)
{
    const double width =
        2 * matrix_width(s) > MARGIN + PLOT_W + LEGEND ? 2 * matrix_width(s) : MARGIN + PLOT_W + LEGEND;
    double height = 10;
    int shown[MT_TABLES], n = 0, wheres = 0;
    for (int i = 0; i < MT_TABLES; i++)
        if (mt_table_is_wanted(&s->options, i) && s->table[i].is_done)
            shown[n++] = i;
    height += (n + 1) / 2 * matrix_height(s);
    for (int where = 0; where < MT_WHERES; where++)
        wheres += mt_where_is_wanted(s, where); /* the last one may not be */
    height += 2 * wheres * (PLOT_H + 90);
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\">\n<style>text{font:13px "
            "system-ui,sans-serif;fill:#1f2328}.t{font-weight:600}</style>\n<rect width=\"100%%\" height=\"100%%\" "
            "fill=\"#fff\"/>\n",
            width, height);
    for (int i = 0; i < n; i++)
        mt_plot_matrix(out, s, shown[i], i % 2 ? matrix_width(s) : 0, 10 + i / 2 * matrix_height(s));
    for (int i = 0; i < 2 * wheres; i++)
        mt_plot_collectives(out, s, i / 2, i % 2, 0, 10 + (n + 1) / 2 * matrix_height(s) + i * (PLOT_H + 90));
    fprintf(out, "</svg>\n");
}
