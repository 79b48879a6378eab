/* SPDX-License-Identifier: BSD-3-Clause */
/* Events in words, for all three forms of a trace. */
#include "ferry/diag.h"
#include "trace/trace.h"
#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

const char *trace_kind_name(int kind)
{
    static const char *const names[FERRYI_N_EVENT_KINDS] = {
        [FERRYI_EVENT_NONE] = "none",
        [FERRYI_EVENT_INIT] = "init",
        [FERRYI_EVENT_FINALIZE] = "finalize",
        [FERRYI_EVENT_END] = "end",
        [FERRYI_EVENT_MALLOC] = "malloc",
        [FERRYI_EVENT_FREE] = "free",
        [FERRYI_EVENT_PUT] = "put",
        [FERRYI_EVENT_GET] = "get",
        [FERRYI_EVENT_PUT_SIGNAL] = "put with signal",
        [FERRYI_EVENT_SIGNAL] = "signal",
        [FERRYI_EVENT_ATOMIC] = "atomic",
        [FERRYI_EVENT_WAIT] = "wait",
        [FERRYI_EVENT_TEST] = "test",
        [FERRYI_EVENT_FENCE] = "fence",
        [FERRYI_EVENT_QUIET] = "quiet",
        [FERRYI_EVENT_BARRIER] = "barrier",
        [FERRYI_EVENT_SYNC] = "sync",
        [FERRYI_EVENT_BROADCAST] = "broadcast",
        [FERRYI_EVENT_COLLECT] = "collect",
        [FERRYI_EVENT_ALLTOALL] = "alltoall",
        [FERRYI_EVENT_REDUCE] = "reduce",
        [FERRYI_EVENT_REDUCESCATTER] = "reducescatter",
        [FERRYI_EVENT_SCAN] = "scan",
        [FERRYI_EVENT_LOCK] = "lock",
        [FERRYI_EVENT_UNLOCK] = "unlock",
        [FERRYI_EVENT_TEAM] = "team",
        [FERRYI_EVENT_CTX] = "context",
        [FERRYI_EVENT_MOE_SETUP] = "MoE set-up",
        [FERRYI_EVENT_MOE_DISPATCH] = "MoE dispatch",
        [FERRYI_EVENT_MOE_COMBINE] = "MoE combine",
        [FERRYI_EVENT_LAUNCH] = "launch",
        [FERRYI_EVENT_COMM] = "comm",
        [FERRYI_EVENT_LAUNCH_WAIT] = "launch wait",
        [FERRYI_EVENT_BOARD_POST] = "board post",
        [FERRYI_EVENT_BOARD_WAIT] = "board wait",
    };
    return kind >= 0 && kind < FERRYI_N_EVENT_KINDS ? names[kind] : "?";
}

const char *trace_path_name(int path)
{
    return path >= 0 && path < FERRY_PATH_NONE ? ferry_path_name((ferry_path)path) : "";
}

void trace_say_time(uint64_t ns, char *text, size_t size)
{
    if (ns < 10000)
        snprintf(text, size, "%" PRIu64 " ns", ns);
    else if (ns < 10000000)
        snprintf(text, size, "%.1f us", (double)ns / 1e3);
    else if (ns < 10000000000u)
        snprintf(text, size, "%.2f ms", (double)ns / 1e6);
    else
        snprintf(text, size, "%.3f s", (double)ns / 1e9);
}

void trace_say_place(const trace *t, const trace_event *e, char *text, size_t size)
{
    const trace_place *p = e->place >= 0 ? &t->place[e->place] : NULL;
    const char *file = p != NULL ? p->file : NULL, *slash;
    text[0] = '\0';
    if (p == NULL)
        return;
    if (file != NULL) {
        slash = strrchr(file, '/');
        snprintf(text, size, "%s:%u", slash != NULL ? slash + 1 : file, p->line);
    } else if (p->function != NULL)
        snprintf(text, size, "%.*s+0x%x", (int)strcspn(p->function, "."), p->function, p->line);
    else if (p->module != NULL) {
        slash = strrchr(p->module, '/');
        snprintf(text, size, "%s+0x%x", slash != NULL ? slash + 1 : p->module, p->line);
    }
}

/* A text that grows; what does not fit is cut. */
typedef struct builder {
    char *text;
    size_t at, size;
} builder;

__attribute__((format(printf, 2, 3))) static void add(builder *b, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(b->text + b->at, b->size - b->at, format, args);
    va_end(args);
    if (n > 0)
        b->at = b->at + (size_t)n < b->size ? b->at + (size_t)n : b->size - 1;
}

static void add_value(builder *b, const trace_event *e, uint64_t value)
{
    const unsigned width = e->r->width, shift = width > 0 && width < 8 ? 64 - 8 * width : 0;
    if ((e->r->flags & FERRYI_EVENT_SIGNED) != 0)
        add(b, "%" PRId64, (int64_t)(value << shift) >> shift);
    else
        add(b, "%" PRIu64, value);
}

static void add_target(builder *b, const trace_event *e, const char *to)
{
    if (e->r->target < 0)
        return;
    add(b, " %s PE %d", to, e->r->target);
    if (e->r->target == e->pe)
        add(b, " (itself)");
    else if (*trace_path_name(e->path) != '\0')
        add(b, " (%s)", trace_path_name(e->path));
}

static const char *word_label(const trace *t, const trace_event *e)
{
    return e->word >= 0 ? t->word[e->word] : "a word";
}

static void add_halves(builder *b, unsigned op)
{
    static const char *const names[] = { "dispatch send", "dispatch receive", "place",
                                         "weights",       "combine send",     "combine receive" };
    for (unsigned i = 0, any = 0; i < 6; i++)
        if ((op >> i & 1) != 0) {
            add(b, "%s%s", any ? ", " : "", names[i]);
            any = 1;
        }
}

static const char *atomic_name(const trace_event *e)
{
    const char *name = strstr(e->name, "_atomic_");
    return name != NULL ? name + strlen("_atomic_") : "atomic";
}

static void add_what(const trace *t, builder *b, const trace_event *e)
{
    static const char *const cmps[] = { "==", "!=", ">", ">=", "<", "<=" };
    const ferryi_trace_record *r = e->r;
    switch (e->kind) {
    case FERRYI_EVENT_PUT:
        add(b, "put %" PRIu64 " bytes", r->bytes);
        add_target(b, e, "to");
        add(b, ", at %s", word_label(t, e));
        break;
    case FERRYI_EVENT_GET:
        add(b, "get %" PRIu64 " bytes", r->bytes);
        add_target(b, e, "from");
        add(b, ", at %s", word_label(t, e));
        break;
    case FERRYI_EVENT_PUT_SIGNAL:
        add(b, "put %" PRIu64 " bytes", r->bytes);
        add_target(b, e, "to");
        add(b, ", then signal %s %s ", word_label(t, e), r->op == FERRY_SIGNAL_ADD ? "+=" : "=");
        add_value(b, e, r->value);
        break;
    case FERRYI_EVENT_SIGNAL:
        add(b, "signal");
        add_target(b, e, "to");
        add(b, ": %s %s ", word_label(t, e), r->op == FERRY_SIGNAL_ADD ? "+=" : "=");
        add_value(b, e, r->value);
        break;
    case FERRYI_EVENT_ATOMIC:
        add(b, "atomic %s", atomic_name(e));
        add_target(b, e, "at");
        add(b, ": %s, ", word_label(t, e));
        add_value(b, e, r->value);
        break;
    case FERRYI_EVENT_WAIT:
    case FERRYI_EVENT_TEST:
        add(b, "%s %s", e->kind == FERRYI_EVENT_WAIT ? "wait until" : "test", word_label(t, e));
        if (r->n > 1)
            add(b, " and the next %" PRIu32 " words", r->n - 1);
        if (r->cmp >= 0 && r->cmp < 6) {
            add(b, " %s ", cmps[r->cmp]);
            add_value(b, e, r->value);
        }
        break;
    case FERRYI_EVENT_MOE_DISPATCH:
    case FERRYI_EVENT_MOE_COMBINE:
        add(b, "MoE round %" PRIu32 ": ", e->number);
        add_halves(b, r->op);
        break;
    case FERRYI_EVENT_MALLOC:
        add(b, "allocate %" PRIu64 " bytes: %s", r->bytes, word_label(t, e));
        break;
    case FERRYI_EVENT_LOCK:
    case FERRYI_EVENT_UNLOCK:
        add(b, "%s %s%s", e->kind == FERRYI_EVENT_LOCK ? "take the lock" : "release the lock", word_label(t, e),
            e->kind == FERRYI_EVENT_LOCK && !e->open && r->result == 0 ? ": another PE has it" : "");
        break;
    default:
        add(b, "%s", trace_kind_name(e->kind));
        if (FERRYI_EVENT_IS_COLLECTIVE_WITH_DATA(e->kind))
            add(b, " of %" PRIu64 " bytes", r->bytes);
        if (FERRYI_EVENT_IS_COLLECTIVE(e->kind))
            add(b, " of %" PRIu32 " PEs", r->n);
        else
            add_target(b, e, "of");
    }
}

void trace_say(const trace *t, const trace_event *e, char *text, size_t size)
{
    builder b = { .text = text, .size = size };
    text[0] = '\0';
    add_what(t, &b, e);
    if ((e->kind == FERRYI_EVENT_TEST || e->kind == FERRYI_EVENT_ATOMIC) && e->number > 1)
        add(&b, ", %" PRIu32 " times", e->number);
    if ((e->r->flags & FERRYI_EVENT_ON_STREAM) != 0)
        add(&b, ", queued in a stream");
    if (e->open)
        add(&b, "; it had not returned");
    else if ((e->r->flags & FERRYI_EVENT_STATUS) != 0 && e->r->status != FERRY_SUCCESS)
        add(&b, "; %s", ferry_status_name((ferry_status)e->r->status));
}
