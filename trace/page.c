/* SPDX-License-Identifier: BSD-3-Clause */
/* The trace as one page for a browser: page.html with the data in place of its mark.  Columns of numbers are short, and
 * a browser reads 100,000 events of them in a tenth of a second. */
#include "ferry/diag.h"
#include "trace/json.h"
#include "trace/trace.h"
#include <inttypes.h>

extern const unsigned char ferryi_page[];

#define MARK "/*DATA*/"

static void column(const trace *t, FILE *out, const char *name, int64_t (*of)(const trace *t, const trace_event *e))
{
    fprintf(out, ",\n\"%s\":[", name);
    for (size_t i = 0; i < t->n; i++)
        fprintf(out, i > 0 ? ",%" PRId64 : "%" PRId64, of(t, &t->event[i]));
    fputc(']', out);
}

#define COLUMN(NAME, VALUE)                                                                                            \
    static int64_t NAME(const trace *t, const trace_event *e)                                                          \
    {                                                                                                                  \
        (void)t;                                                                                                       \
        return (int64_t)(VALUE);                                                                                       \
    }
COLUMN(of_pe, e->pe)
COLUMN(of_row, e->row)
COLUMN(of_kind, e->kind)
COLUMN(of_name, e->name_number)
COLUMN(of_length, e->end - e->begin)
COLUMN(of_target, e->r->target)
COLUMN(of_bytes, e->r->bytes)
COLUMN(of_place, e->place)
COLUMN(of_word, e->word)
COLUMN(of_cause, e->cause)
COLUMN(of_waited, e->waited)
COLUMN(of_path, e->path)
/* Bits: 1 had not returned, 2 in a kernel, 4 in a stream, 8 failed, 16 signals by addition; then the comparison. */
COLUMN(of_bits, (e->open ? 1 : 0) | ((e->r->flags & FERRYI_EVENT_IN_KERNEL) != 0 ? 2 : 0) |
                    ((e->r->flags & FERRYI_EVENT_ON_STREAM) != 0 ? 4 : 0) |
                    (!e->open && (e->r->flags & FERRYI_EVENT_STATUS) != 0 && e->r->status != 0 ? 8 : 0) |
                    (e->r->op == FERRY_SIGNAL_ADD ? 16 : 0) | (int64_t)(e->r->cmp >= 0 ? e->r->cmp + 1 : 0) << 8)
COLUMN(of_status, e->r->status)
COLUMN(of_members, e->r->n)
COLUMN(of_number, e->number)
COLUMN(of_op, e->r->op)
COLUMN(of_block, e->r->block)
COLUMN(of_thread, e->r->thread)

/* Values may not be exact as JavaScript's numbers: they are strings. */
static void values(const trace *t, FILE *out)
{
    fprintf(out, ",\n\"value\":[");
    for (size_t i = 0; i < t->n; i++) {
        const ferryi_trace_record *r = t->event[i].r;
        const unsigned shift = r->width > 0 && r->width < 8 ? 64 - 8u * r->width : 0;
        if (i > 0)
            fputc(',', out);
        if ((r->flags & FERRYI_EVENT_SIGNED) != 0 && (int64_t)(r->value << shift) < 0)
            fprintf(out, "%" PRId64, (int64_t)(r->value << shift) >> shift);
        else if (r->value > 1ull << 53)
            fprintf(out, "\"%" PRIu64 "\"", r->value);
        else
            fprintf(out, "%" PRIu64, r->value);
    }
    fputc(']', out);
}

static void strings(FILE *out, const char *name, char *const *list, int n)
{
    fprintf(out, ",\n\"%s\":[", name);
    for (int i = 0; i < n; i++) {
        fputs(i > 0 ? "," : "", out);
        json_string(out, list[i]);
    }
    fputc(']', out);
}

static void pes(const trace *t, FILE *out)
{
    fprintf(out, ",\n\"pes\":[");
    for (int pe = 0; pe < t->n_pes; pe++) {
        const trace_pe *p = &t->pe[pe];
        fprintf(out, "%s{\"present\":%d,\"lost\":%" PRIu64 ",\"rows\":[", pe > 0 ? ",\n" : "", p->present, p->lost);
        for (int row = 0; row < p->n_rows && p->rows != NULL; row++)
            fprintf(out, "%s\"%s\"", row > 0 ? "," : "", p->rows[row].label);
        fprintf(out, "],\"paths\":\"");
        for (int to = 0; to < t->n_pes && p->header != NULL; to++)
            fputc('0' + (p->header->path[to] < 5 ? p->header->path[to] : 4), out);
        fprintf(out, "\"}");
    }
    fputc(']', out);
}

static void places(const trace *t, FILE *out)
{
    char text[200];
    fprintf(out, ",\n\"places\":[");
    for (int i = 0; i < t->n_places; i++) {
        const trace_event e = { .place = i };
        trace_say_place(t, &e, text, sizeof text);
        fputs(i > 0 ? "," : "", out);
        json_string(out, text);
    }
    fprintf(out, "],\n\"functions\":[");
    for (int i = 0; i < t->n_places; i++) {
        fputs(i > 0 ? "," : "", out);
        const char *function = t->place[i].function != NULL ? t->place[i].function : "";
        snprintf(text, sizeof text, "%.*s", (int)strcspn(function, "."), function); /* compilers add .part.0 */
        json_string(out, text);
    }
    fputc(']', out);
}

static void data(const trace *t, FILE *out)
{
    fprintf(out, "{\"program\":");
    json_string(out, t->command[0]);
    fprintf(out, ",\"status\":%d,\"length\":%" PRIu64 ",\"refused\":%" PRIu32, t->status, t->length, t->refused);
    strings(out, "words", t->word, t->n_words);
    strings(out, "names", (char *const *)t->names, t->n_names);
    fprintf(out, ",\n\"kinds\":[");
    for (int i = 0; i < FERRYI_N_EVENT_KINDS; i++)
        fprintf(out, "%s\"%s\"", i > 0 ? "," : "", trace_kind_name(i));
    fprintf(out, "],\n\"statuses\":[");
    for (int i = 0; i <= FERRY_ERR_EMPTY; i++)
        fprintf(out, "%s\"%s\"", i > 0 ? "," : "", ferry_status_name((ferry_status)i));
    fprintf(out, "]");
    pes(t, out);
    places(t, out);
    fprintf(out, ",\n\"begin\":[");
    for (size_t i = 0; i < t->n; i++) /* differences are shorter */
        fprintf(out, i > 0 ? ",%" PRIu64 : "%" PRIu64, t->event[i].begin - (i > 0 ? t->event[i - 1].begin : 0));
    fputc(']', out);
    static const struct {
        const char *name;
        int64_t (*of)(const trace *t, const trace_event *e);
    } columns[] = {
        { "pe", of_pe },      { "row", of_row },       { "kind", of_kind },     { "name", of_name },
        { "dur", of_length }, { "target", of_target }, { "bytes", of_bytes },   { "place", of_place },
        { "word", of_word },  { "cause", of_cause },   { "waited", of_waited }, { "path", of_path },
        { "bits", of_bits },  { "code", of_status },   { "n", of_members },     { "number", of_number },
        { "op", of_op },      { "block", of_block },   { "thread", of_thread },
    };
    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++)
        column(t, out, columns[i].name, columns[i].of);
    values(t, out);
    fputc('}', out);
}

int trace_write_page(const trace *t, FILE *out)
{
    const char *page = (const char *)ferryi_page, *mark = strstr(page, MARK);
    if (mark == NULL)
        return -1;
    fwrite(page, 1, (size_t)(mark - page), out);
    data(t, out);
    fputs(mark + sizeof MARK - 1, out);
    return ferror(out) ? -1 : 0;
}
