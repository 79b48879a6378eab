/* SPDX-License-Identifier: BSD-3-Clause */
/* The trace as Chrome's trace events in JSON, which Perfetto and Python read: PEs are processes, rows are threads, and
 * flows lead from what ended a wait to the wait. */
#include "ferry/diag.h"
#include "trace/json.h"
#include "trace/trace.h"
#include <inttypes.h>

static void write_metadata(const trace *t, FILE *out)
{
    for (int pe = 0; pe < t->n_pes; pe++) {
        fprintf(out, "{\"ph\":\"M\",\"pid\":%d,\"name\":\"process_name\",\"args\":{\"name\":\"PE %d\"}},\n", pe, pe);
        for (int row = 0; row < t->pe[pe].n_rows && t->pe[pe].rows != NULL; row++)
            fprintf(out, "{\"ph\":\"M\",\"pid\":%d,\"tid\":%d,\"name\":\"thread_name\",\"args\":{\"name\":\"%s\"}},\n",
                    pe, row, t->pe[pe].rows[row].label);
    }
}

static void write_event(const trace *t, size_t i, FILE *out)
{
    const trace_event *e = &t->event[i];
    const trace_place *p = e->place >= 0 ? &t->place[e->place] : NULL;
    char text[256];
    fprintf(
        out, "{\"ph\":\"X\",\"pid\":%d,\"tid\":%d,\"ts\":%.3f,\"dur\":%.3f,\"name\":\"%s\",\"cat\":\"%s\",\"args\":{",
        e->pe, e->row, (double)e->begin / 1e3, (double)(e->end - e->begin) / 1e3, e->name, trace_kind_name(e->kind));
    trace_say(t, e, text, sizeof text);
    fprintf(out, "\"what\":");
    json_string(out, text);
    fprintf(out, ",\"event\":%zu,\"bytes\":%" PRIu64, i, e->r->bytes);
    if (e->r->target >= 0)
        fprintf(out, ",\"target\":%d,\"path\":\"%s\"", e->r->target, trace_path_name(e->path));
    if (e->word >= 0) {
        fprintf(out, ",\"word\":");
        json_string(out, t->word[e->word]);
    }
    trace_say_place(t, e, text, sizeof text);
    if (text[0] != '\0') {
        fprintf(out, ",\"place\":");
        json_string(out, text);
    }
    if (p != NULL && p->file != NULL) {
        fprintf(out, ",\"file\":");
        json_string(out, p->file);
        fprintf(out, ",\"line\":%u", p->line);
    }
    if (e->cause >= 0)
        fprintf(out, ",\"cause\":%d,\"waited_for\":%d,\"waited_us\":%.3f", e->cause, t->event[e->cause].pe,
                (double)e->waited / 1e3);
    if ((e->r->flags & FERRYI_EVENT_IN_KERNEL) != 0)
        fprintf(out, ",\"block\":%" PRIu32 ",\"thread\":%" PRIu32, e->r->block, e->r->thread);
    if (e->open)
        fprintf(out, ",\"open\":true");
    if ((e->r->flags & FERRYI_EVENT_STATUS) != 0 && !e->open)
        fprintf(out, ",\"status\":\"%s\"", ferry_status_name((ferry_status)e->r->status));
    fprintf(out, "}}");
}

/* A flow begins in the middle of the event that ended the wait, or at the wait's end if that comes first, where it
 * ends. */
static void write_flow(const trace *t, size_t i, FILE *out)
{
    const trace_event *e = &t->event[i], *c = &t->event[e->cause];
    const uint64_t middle = c->begin + (c->end - c->begin) / 2, from = middle < e->end ? middle : e->end;
    fprintf(out,
            ",\n{\"ph\":\"s\",\"pid\":%d,\"tid\":%d,\"ts\":%.3f,\"id\":%zu,\"name\":\"ended by\",\"cat\":\"flow\"}"
            ",\n{\"ph\":\"f\",\"bp\":\"e\",\"pid\":%d,\"tid\":%d,\"ts\":%.3f,\"id\":%zu,\"name\":\"ended "
            "by\",\"cat\":\"flow\"}",
            c->pe, c->row, (double)from / 1e3, i, e->pe, e->row, (double)e->end / 1e3, i);
}

int trace_write_chrome(const trace *t, FILE *out)
{
    fprintf(out, "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n");
    write_metadata(t, out);
    for (size_t i = 0; i < t->n; i++) {
        if (i > 0)
            fprintf(out, ",\n");
        write_event(t, i, out);
        if (t->event[i].cause >= 0)
            write_flow(t, i, out);
    }
    fprintf(
        out,
        "%s{\"ph\":\"M\",\"pid\":0,\"name\":\"process_sort_index\",\"args\":{\"sort_index\":0}}\n],\n\"otherData\":{",
        t->n > 0 ? ",\n" : "");
    fprintf(out, "\"program\":");
    json_string(out, t->command[0]);
    fprintf(out, ",\"pes\":%d,\"status\":%d,\"refused\":%" PRIu32 ",\"lost\":[", t->n_pes, t->status, t->refused);
    for (int pe = 0; pe < t->n_pes; pe++)
        fprintf(out, "%s%" PRIu64, pe > 0 ? "," : "", t->pe[pe].lost);
    fprintf(out, "]}}\n");
    return ferror(out) ? -1 : 0;
}
