/* SPDX-License-Identifier: BSD-3-Clause */
/* The figures of ferry-info measure as JSON. */
#include "ferry.h"
#include "tools/json_writer.h"
#include "tools/measure/measure.h"

static void put_matrix(struct json *j, const char *name, const double of[MT_GPUS][MT_GPUS], int n)
{
    open_with(j, name, '[');
    for (int from = 0; from < n; from++) {
        open_with(j, NULL, '[');
        for (int to = 0; to < n; to++)
            put_real(j, NULL, of[from][to]);
        close_with(j, ']');
    }
    close_with(j, ']');
}

static void put_gpus(struct json *j, const mt_shared *s)
{
    open_with(j, "gpus", '[');
    for (int i = 0; i < s->n; i++) {
        open_with(j, NULL, '{');
        put_int(j, "gpu", i);
        put_text(j, "name", s->gpu[i].name);
        put_text(j, "bus_id", s->gpu[i].bus_id);
        open_with(j, "access", '[');
        for (int to = 0; to < s->n; to++)
            put_flag(j, NULL, s->access[i][to]);
        close_with(j, ']');
        close_with(j, '}');
    }
    close_with(j, ']');
}

static void put_pairs(struct json *j, const mt_shared *s)
{
    open_with(j, "pairs", '{');
    put_size(j, "bytes", s->options.ints * 4);
    put_int(j, "trials", s->options.trials);
    put_text(j, "by", s->options.by_sm ? "kernel" : "copy engine");
    put_word(j, "note", s->note);
    open_with(j, "tables", '[');
    for (int i = 0; i < MT_TABLES; i++) {
        const mt_table_kind *kind = &mt_tables[i];
        if (!mt_table_is_wanted(&s->options, i) || !s->table[i].is_done)
            continue;
        open_with(j, NULL, '{');
        put_text(j, "name", kind->name);
        put_text(j, "title", kind->title);
        put_text(j, "unit", kind->unit);
        put_flag(j, "access", kind->access);
        put_matrix(j, "values", s->table[i].value, s->n);
        if (kind->kind == MT_LATENCY)
            put_matrix(j, "host", s->table[i].host, s->n);
        close_with(j, '}');
    }
    close_with(j, ']');
    close_with(j, '}');
}

static void put_place(struct json *j, const mt_shared *s, const char *name, const mt_collective *c, const mt_row *row,
                      int place)
{
    const double algbw = mt_row_algbw(s, row, place);
    if (algbw < 0) {
        put_null(j, name);
        return;
    }
    open_with(j, name, '{');
    put_real(j, "us", mt_row_us(s, row, place));
    put_real(j, "algbw", algbw);
    put_real(j, "busbw", algbw * mt_bus_factor(c, s->n));
    put_size(j, "wrong", mt_row_wrong(s, row, place));
    close_with(j, '}');
}

static void put_collectives(struct json *j, const mt_shared *s)
{
    open_with(j, "collectives", '[');
    for (int where = 0; where < MT_WHERES; where++)
        for (int what = 0; what < FERRYI_N_MEASURED && mt_where_is_wanted(s, where); what++) {
            const mt_collective *c = &mt_collectives[what];
            const mt_rows *rows = &s->rows[where][what];
            open_with(j, NULL, '{');
            put_text(j, "name", c->name);
            put_text(j, "call", mt_call(where, what));
            put_text(j, "where", mt_where_names[where]);
            put_text(j, "redop", c->operation);
            put_int(j, "root", c->root);
            put_real(j, "busbw_factor", mt_bus_factor(c, s->n));
            put_int(j, "iters", s->options.iters);
            put_real(j, "average_busbw", mt_average_bus(s, where, what));
            open_with(j, "rows", '[');
            for (int i = 0; i < rows->n; i++) {
                if (!rows->row[i].is_done)
                    continue;
                open_with(j, NULL, '{');
                put_size(j, "bytes", rows->row[i].bytes);
                put_size(j, "count", rows->row[i].count);
                put_place(j, s, "out_of_place", c, &rows->row[i], MT_OUT_OF_PLACE);
                put_place(j, s, "in_place", c, &rows->row[i], MT_IN_PLACE);
                close_with(j, '}');
            }
            close_with(j, ']');
            close_with(j, '}');
        }
    close_with(j, ']');
}

static void put_paths(struct json *j, const mt_shared *s)
{
    open_with(j, "paths", '[');
    for (int from = 0; from < s->n; from++) {
        open_with(j, NULL, '[');
        for (int to = 0; to < s->n; to++)
            put_word(j, NULL, s->path[from][to]);
        close_with(j, ']');
    }
    close_with(j, ']');
}

void mt_print_json(FILE *out, const mt_shared *s)
{
    struct json json = { out, 1 }, *j = &json;
    char version[32];
    snprintf(version, sizeof version, "%d.%d.%d", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH);
    open_with(j, NULL, '{');
    put_int(j, "measure", 1);
    put_text(j, "ferry", version);
    put_int(j, "cuda", s->cuda);
    put_flag(j, "emulated", s->emulated);
    put_gpus(j, s);
    if (s->options.pairs)
        put_pairs(j, s);
    if (s->options.collectives) {
        put_paths(j, s);
        put_word(j, "no_nccl", mt_no_nccl(s));
        put_collectives(j, s);
    }
    close_with(j, '}');
    fputc('\n', out);
}
