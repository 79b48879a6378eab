/* SPDX-License-Identifier: BSD-3-Clause */
/* Names for addresses of the heap: the block that an allocation made, by the variable that the source line gives it to
 * ("ready = ferry_calloc(...)") if the source can be read, else by its place. */
#include "runtime/base/fd.h"
#include "trace/trace.h"
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct block {
    uint64_t offset, bytes;
    uint64_t from, until; /* times */
    int32_t pe, place;
    uint64_t call; /* stands for the code that made it */
    int first;     /* no earlier one of the PE is of the same call */
    char name[64];
} block;

static int is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static const char *skip_back(const char *line, const char *at)
{
    while (at > line && (isspace((unsigned char)at[-1]) || at[-1] == ')'))
        at--;
    while (at > line && at[-1] == ']') { /* an array's bounds, or an index */
        while (at > line && at[-1] != '[')
            at--;
        at -= at > line;
        while (at > line && (isspace((unsigned char)at[-1]) || at[-1] == ')'))
            at--;
    }
    return at;
}

/* The variable to which a line assigns its `which`-th allocation: the word before the `=`.  0: none. */
static int variable_of(const char *line, int which, char *name, size_t size)
{
    for (const char *equals = line; (equals = strchr(equals, '=')) != NULL; equals++) {
        const char *next = strchr(equals + 1, '='), *alloc = strstr(equals, "alloc"), *align = strstr(equals, "align");
        if (equals[1] == '=' || (equals > line && strchr("=!<>", equals[-1]) != NULL))
            continue;
        if ((alloc == NULL || (next != NULL && alloc > next)) && (align == NULL || (next != NULL && align > next)))
            continue;
        if (which-- > 0)
            continue;
        const char *end = skip_back(line, equals), *begin = end;
        while (begin > line && is_word(begin[-1]))
            begin--;
        if (begin == end || isdigit((unsigned char)*begin) || (size_t)(end - begin) >= size)
            return 0;
        memcpy(name, begin, (size_t)(end - begin));
        name[end - begin] = '\0';
        return 1;
    }
    return 0;
}

/* Compilers give a call that spans lines the number of one of them: look at the line, then at two before it. */
static int variable_at(const char *path, unsigned line, int which, char *name, size_t size)
{
    char text[3][512] = { "", "", "" };
    FILE *in = ferryi_fd_read(path);
    if (in == NULL)
        return 0;
    unsigned at = 0;
    char now[512];
    while (at < line && fgets(now, sizeof now, in) != NULL) {
        if (strchr(now, '\n') == NULL && strlen(now) == sizeof now - 1) {
            int c;
            while ((c = fgetc(in)) != '\n' && c != EOF)
                continue;
        }
        memcpy(text[at % 3], now, sizeof now);
        at++;
    }
    fclose(in);
    for (unsigned back = 0; at == line && back < 3 && back < line; back++)
        if (variable_of(text[(line - 1 - back) % 3], which, name, size))
            return 1;
    return 0;
}

static void name_block(const trace *t, const trace_event *e, int which, block *b)
{
    const trace_place *p = e->place >= 0 ? &t->place[e->place] : NULL;
    char place[48];
    trace_say_place(t, e, place, sizeof place);
    if (p != NULL && p->file != NULL && variable_at(p->file, p->line, which, b->name, sizeof b->name - 1))
        return;
    snprintf(b->name, sizeof b->name, "%s%s", place[0] != '\0' ? "block of " : "heap block", place);
}

static size_t find_blocks(const trace *t, block *blocks)
{
    size_t n = 0;
    for (size_t i = 0; i < t->n; i++) {
        const trace_event *e = &t->event[i];
        if (e->kind == FERRYI_EVENT_FREE || (e->kind == FERRYI_EVENT_MALLOC && !e->open && e->r->remote != UINT64_MAX))
            for (size_t k = n; k-- > 0;) /* what was here before has ended */
                if (blocks[k].pe == e->pe && blocks[k].offset == e->r->remote && blocks[k].until == UINT64_MAX)
                    blocks[k].until = e->begin;
        if (e->kind != FERRYI_EVENT_MALLOC || e->open || e->r->remote == UINT64_MAX || e->r->bytes == 0)
            continue;
        block *b = &blocks[n++];
        *b =
            (block){ .offset = e->r->remote, .bytes = e->r->bytes, .from = e->begin, .until = UINT64_MAX, .pe = e->pe };
        b->place = e->place;
        b->call = e->r->pc ^ e->r->value * 31;
        b->first = 1;
        int which = 0;   /* among the calls of one line */
        size_t same = n; /* allocations are the same on all PEs: read the source once */
        for (size_t k = n - 1; k-- > 0;) {
            const block *other = &blocks[k];
            b->first &= other->pe != b->pe || other->call != b->call;
            which += other->pe == b->pe && other->place == b->place && other->call != b->call && other->first;
            same = other->offset == b->offset && other->bytes == b->bytes ? k : same;
        }
        if (same < n && t->event[i].place >= 0)
            memcpy(b->name, blocks[same].name, sizeof b->name);
        else
            name_block(t, e, which, b);
    }
    return n;
}

static const block *block_of(const block *blocks, size_t n, int pe, uint64_t offset, uint64_t when)
{
    const block *other = NULL;
    for (size_t i = n; i-- > 0;) {
        const block *b = &blocks[i];
        if (offset - b->offset >= b->bytes || when < b->from || when > b->until)
            continue;
        if (b->pe == pe)
            return b;
        other = other == NULL ? b : other;
    }
    return other;
}

void trace_name_blocks(trace *t, int32_t (*label)(void *arg, const char *text), void *arg)
{
    size_t mallocs = 0;
    for (size_t i = 0; i < t->n; i++)
        mallocs += t->event[i].kind == FERRYI_EVENT_MALLOC;
    enum { MOST_BLOCKS = 8192 }; /* of more, addresses keep their numbers */
    block *blocks = calloc(mallocs + 1, sizeof *blocks);
    const size_t n = blocks != NULL && mallocs <= MOST_BLOCKS ? find_blocks(t, blocks) : 0;
    struct {
        uint64_t offset;
        const block *b;
        int32_t pe, word;
    } last = { .word = -1, .pe = -1 };
    for (size_t i = 0; i < t->n; i++) {
        trace_event *e = &t->event[i];
        const uint64_t offset = e->r->word != UINT64_MAX ? e->r->word : e->r->remote;
        char text[128];
        if (e->word >= 0 || offset == UINT64_MAX || (offset & FERRY_OFFSET_STATIC) != 0 ||
            e->kind == FERRYI_EVENT_BOARD_POST || e->kind == FERRYI_EVENT_BOARD_WAIT)
            continue;
        if (last.pe == e->pe && last.offset == offset && last.b != NULL && e->begin <= last.b->until) {
            e->word = last.word;
            continue;
        }
        const block *b = block_of(blocks, n, e->pe, offset, e->kind == FERRYI_EVENT_MALLOC ? e->end : e->begin);
        if (b == NULL)
            snprintf(text, sizeof text, "heap+0x%" PRIx64, offset);
        else if (offset == b->offset)
            snprintf(text, sizeof text, "%s", b->name);
        else
            snprintf(text, sizeof text, "%s+%" PRIu64, b->name, offset - b->offset);
        e->word = label(arg, text);
        last.offset = offset;
        last.b = b;
        last.pe = e->pe;
        last.word = e->word;
    }
    free(blocks);
}
