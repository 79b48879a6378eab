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
    int32_t pe;
    char name[64];
} block;

static int is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* The variable that a line assigns: the last word before its first `=`, with what stands before a `[` or behind a `.`
 * or `->`.  0: none. */
static int variable_of(const char *line, char *name, size_t size)
{
    const char *equals = line;
    while ((equals = strchr(equals, '=')) != NULL &&
           (equals[1] == '=' || (equals > line && strchr("=!<>", equals[-1]))))
        equals += 1 + (equals[1] == '=');
    if (equals == NULL || strstr(equals, "alloc") == NULL)
        if (equals == NULL || strstr(equals, "align") == NULL)
            return 0;
    const char *end = equals;
    while (end > line && !is_word(end[-1]))
        end--;
    const char *begin = end;
    while (begin > line && is_word(begin[-1]))
        begin--;
    if (begin == end || isdigit((unsigned char)*begin) || (size_t)(end - begin) >= size)
        return 0;
    memcpy(name, begin, (size_t)(end - begin));
    name[end - begin] = '\0';
    return 1;
}

/* Compilers give a call that spans lines the number of one of them: look at the line, then at two before it. */
static int variable_at(const char *path, unsigned line, char *name, size_t size)
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
        if (variable_of(text[(line - 1 - back) % 3], name, size))
            return 1;
    return 0;
}

static void name_block(const trace *t, const trace_event *e, block *b)
{
    const trace_place *p = e->place >= 0 ? &t->place[e->place] : NULL;
    char place[48];
    trace_say_place(t, e, place, sizeof place);
    if (p != NULL && p->file != NULL && variable_at(p->file, p->line, b->name, sizeof b->name - 1))
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
        size_t same = 0; /* allocations are the same on all PEs: read the source once */
        while (same + 1 < n && (blocks[same].offset != b->offset || blocks[same].bytes != b->bytes))
            same++;
        if (same + 1 < n && t->event[i].place >= 0)
            memcpy(b->name, blocks[same].name, sizeof b->name);
        else
            name_block(t, e, b);
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
