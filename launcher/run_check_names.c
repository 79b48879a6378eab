/* SPDX-License-Identifier: BSD-3-Clause */
/* Places in the program's source, and the names of variables, from the line that allocates them. */
#include "launcher/run_check.h"
#include "runtime/base/fd.h"
#include "runtime/base/lines.h"
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const check_pe *run_check_pe(const check_head *head, int pe)
{
    const char *base = (const char *)head;
    return (const check_pe *)(const void *)(base + check_pe_at(head->n_pes, (uint32_t)pe - head->first));
}

/* The last path in "FILE:LINE" as the user knows it: below this folder, else without folders. */
static const char *shorten(const char *file)
{
    static char here[4096];
    if (here[0] == '\0' && getcwd(here, sizeof here) == NULL)
        here[0] = '/';
    const size_t n = strlen(here);
    if (strncmp(file, here, n) == 0 && file[n] == '/')
        return file + n + 1;
    const char *slash = strrchr(file, '/');
    return slash != NULL ? slash + 1 : file;
}

enum { KNOWN = 256, INLINED = 3, LINE = 512 };

/* A place's lines: that of the call, then those of the functions into which the compiler has inlined it. */
typedef struct lines {
    char module[CHECK_PATH];
    uint64_t offset;
    int n;
    char line[INLINED][LINE];
} lines;

/* NULL: nothing is known. */
static const lines *lines_of(const check_head *head, int pe, uint32_t place)
{
    static lines cache[KNOWN];
    static unsigned n;
    const check_pe *area = run_check_pe(head, pe);
    const check_place *p = &area->place[place % CHECK_PLACES];
    if (place == 0 || p->used == 0 || p->module > CHECK_MODULES)
        return NULL;
    if (p->module == 0) { /* Python's, and kernels' */
        static lines own = { .n = 1 };
        snprintf(own.line[0], LINE, "%.*s:%u", (int)sizeof p->file, p->file, p->line);
        return p->file[0] != '\0' ? &own : NULL;
    }
    const char *module = area->module[p->module - 1];
    for (unsigned i = 0; i < KNOWN && i < n; i++)
        if (cache[i].offset == p->offset && strcmp(cache[i].module, module) == 0)
            return cache[i].n > 0 ? &cache[i] : NULL;
    lines *l = &cache[n++ % KNOWN];
    snprintf(l->module, sizeof l->module, "%s", module);
    l->offset = p->offset;
    ferryi_lines_place found[INLINED]; /* the call ends before the return address */
    l->n = ferryi_lines_find(ferryi_lines_of(module), p->offset - 1, found, INLINED);
    for (int i = 0; i < l->n; i++)
        snprintf(l->line[i], LINE, "%.*s:%u", LINE - 16, found[i].file, found[i].line);
    return l->n > 0 ? l : NULL;
}

void run_check_place(const check_head *head, int pe, uint32_t place, char *text, size_t size)
{
    const check_pe *area = run_check_pe(head, pe);
    const check_place *p = &area->place[place % CHECK_PLACES];
    const lines *l = lines_of(head, pe, place);
    if (l != NULL)
        snprintf(text, size, "%s", shorten(l->line[0]));
    else if (place == 0 || p->used == 0)
        snprintf(text, size, "a place that is not known");
    else if (p->module == 0 || p->module > CHECK_MODULES)
        snprintf(text, size, "%.*s:%u", (int)sizeof p->file, shorten(p->file), p->line);
    else
        snprintf(text, size, "%s+0x%" PRIx64 " (no line: compile with -g)", shorten(area->module[p->module - 1]),
                 p->offset);
}

/* Bodies of ferry's calls in kernels are inlined, and the emulator tells of their accesses as of others. */
int run_check_is_own(const check_head *head, int pe, uint32_t place)
{
    const lines *l = lines_of(head, pe, place);
    const char *colon = l != NULL ? strrchr(l->line[0], ':') : NULL;
    if (colon == NULL || colon - l->line[0] < 2 || strncmp(colon - 2, ".h", 2) != 0)
        return 0;
    return strstr(l->line[0], "/ferry/") != NULL || strstr(l->line[0], "/device/") != NULL ||
           strstr(l->line[0], "/emulator/") != NULL;
}

/* NVSHMEM's names that are not ferry's with another prefix, and parts of those that are of its extensions. */
static void name_nvshmem(const char *name, char *text, size_t size)
{
    static const char *const others[][2] = {
        { "team_barrier", "barrier" },
        { "team_from_key", "team_init" },
        { "buffer_register", "buffer_register_symmetric" },
        { "buffer_unregister", "buffer_unregister_symmetric" },
        { "module_", "cumodule_" },
    };
    static const char *const extended[] = { "_warp",     "_block",  "_on_stream", "signal_op",
                                            "team_init", "buffer_", "cumodule_" };
    char own[CHECK_NAME + 16];
    const char *prefix = "nvshmem";
    snprintf(own, sizeof own, "%s", name);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        const size_t n = strlen(others[i][0]);
        if (strncmp(name, others[i][0], n) == 0)
            snprintf(own, sizeof own, "%s%s", others[i][1], name + n);
    }
    for (size_t i = 0; i < sizeof extended / sizeof *extended; i++)
        if (strstr(own, extended[i]) != NULL)
            prefix = "nvshmemx";
    snprintf(text, size, "%s_%s", prefix, own);
}

const char *run_check_call(const check_head *head, int pe, uint32_t place, char *text, size_t size)
{
    const check_place *p = &run_check_pe(head, pe)->place[place % CHECK_PLACES];
    const char *name = place == 0 || p->used == 0 ? "a call" : p->name;
    if (head->is_shmem && strncmp(name, "ferry_", 6) == 0)
        snprintf(text, size, "shmem_%s", name + 6);
    else if (head->is_nvshmem && strncmp(name, "ferry_", 6) == 0)
        name_nvshmem(name + 6, text, size);
    else
        snprintf(text, size, "%s", name);
    return text;
}

/* ---- Variables. */

static int allocates(const char *text, size_t n)
{
    static const char *const calls[] = { "alloc", "align", "zeros", "empty" };
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        const char *at = strstr(text, calls[i]);
        if (at != NULL && (size_t)(at - text) < n)
            return 1;
    }
    return 0;
}

/* The identifier to which the line's allocation number `which` is assigned.  0: there is none. */
static int assigned_in(const char *line, int which, char *name, size_t size)
{
    for (const char *equals = strchr(line, '='); equals != NULL; equals = strchr(equals + 1, '=')) {
        const char *next = strchr(equals + 1, '='), *end = equals, *begin;
        if (!allocates(equals, next != NULL ? (size_t)(next - equals) : strlen(equals)) || which-- > 0)
            continue;
        while (end > line && isspace((unsigned char)end[-1]))
            end--;
        /* a[i] = ..., s->field = ...: the whole expression */
        for (begin = end; begin > line && (isalnum((unsigned char)begin[-1]) || strchr("_[].->", begin[-1]) != NULL);
             begin--) {
        }
        if (begin == end || (size_t)(end - begin) >= size)
            return 0;
        snprintf(name, size, "%.*s", (int)(end - begin), begin);
        return 1;
    }
    return 0;
}

static int variable_at(const char *source, int before, int which, char *name, size_t size)
{
    char path[512], line[1024];
    const char *colon = strrchr(source, ':');
    if (colon == NULL || (size_t)(colon - source) >= sizeof path)
        return 0;
    snprintf(path, sizeof path, "%.*s", (int)(colon - source), source);
    const int wanted = atoi(colon + 1);
    FILE *in = ferryi_fd_read(path);
    int found = 0;
    /* A call that goes over several lines begins some lines before. */
    for (int i = 1; in != NULL && i <= wanted && fgets(line, sizeof line, in) != NULL; i++)
        if (i + before >= wanted && assigned_in(line, which, name, size))
            found = 1;
    if (in != NULL)
        fclose(in);
    return found;
}

const check_block *run_check_block(const check_head *head, int pe, uint32_t region, uint64_t at)
{
    const check_pe *area = run_check_pe(head, pe);
    const check_block *freed = NULL;
    for (uint32_t i = 0; i < area->n_blocks && i < CHECK_BLOCKS; i++) {
        const check_block *b = &area->block[i];
        if (b->region != region || at - b->at >= b->size)
            continue;
        if (b->alive)
            return b;
        freed = b;
    }
    return freed;
}

/* How many calls before this one allocate in the same line. */
static int calls_before(const check_head *head, int pe, uint32_t place, const char *line)
{
    const check_pe *area = run_check_pe(head, pe);
    uint64_t seen[8];
    int n = 0;
    for (uint32_t i = 0; i < area->n_blocks && i < CHECK_BLOCKS && n < 8; i++) {
        const uint32_t other = area->block[i].place;
        const lines *l = area->block[i].region == CHECK_HEAP ? lines_of(head, pe, other) : NULL;
        if (l == NULL || strcmp(l->line[0], line) != 0 || area->place[other].offset >= area->place[place].offset)
            continue;
        int known = 0;
        for (int k = 0; k < n; k++)
            known |= seen[k] == area->place[other].offset;
        if (!known)
            seen[n++] = area->place[other].offset;
    }
    return n;
}

/* The outermost of the call and its callers that assigns: a program may allocate by a function of its own. */
static int find_name(const check_head *head, int pe, const check_block *block, char *name, char *place, size_t size)
{
    const uint32_t places[] = { block->place, block->caller[0], block->caller[1] };
    int found = 0;
    for (int i = 0; i < 3 && block->region == CHECK_HEAP; i++) {
        const lines *l = lines_of(head, pe, places[i]);
        for (int k = 0; l != NULL && k < l->n; k++) {
            char other[128], line[LINE];
            snprintf(line, sizeof line, "%s", l->line[k]);
            const int which = i == 0 && k == 0 ? calls_before(head, pe, places[0], line) : 0;
            if (!variable_at(l->line[k], i == 0 && k == 0 ? 2 : 0, which, other, sizeof other))
                continue;
            snprintf(name, size, "%s", other);
            snprintf(place, size, "%s", shorten(l->line[k]));
            found = 1;
        }
    }
    return found;
}

void run_check_variable(const check_head *head, int pe, const check_block *block, uint64_t at, uint64_t width,
                        char *text, size_t size)
{
    char name[128] = "", place[128] = "", where[160] = "";
    if (block->name[0] != '\0')
        snprintf(name, sizeof name, "%s", block->name);
    else if (!find_name(head, pe, block, name, place, sizeof name))
        snprintf(name, sizeof name, "the block of %" PRIu64 " bytes", block->size);
    /* A static variable of a function has a number in its symbol. */
    char *dot = block->name[0] != '\0' ? strchr(name, '.') : NULL;
    if (dot != NULL)
        *dot = '\0';
    if (block->region == CHECK_HEAP) {
        if (place[0] == '\0')
            run_check_place(head, pe, block->place, place, sizeof place);
        snprintf(where, sizeof where, " (allocated at %s)", place);
    }
    const uint64_t offset = at - block->at;
    if (width > 0 && block->size > width && offset % width == 0 && strchr(name, ' ') == NULL)
        snprintf(text, size, "%s[%" PRIu64 "]%s", name, offset / width, where);
    else if (offset != 0)
        snprintf(text, size, "byte %" PRIu64 " of %s%s", offset, name, where);
    else
        snprintf(text, size, "%s%s", name, where);
}
