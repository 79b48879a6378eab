/* SPDX-License-Identifier: BSD-3-Clause */
/* What changed since an earlier `ferry-info verdict --json`: after a change of the BIOS, the driver or the slots. */
#include "runtime/base/fd.h"
#include "tools/verdict/report.h"
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MAX_BYTES = 8 << 20, DEPTH = 16 };

struct old_pair {
    int from, to, verdict;
    double latency_us, copy_gbs, store_gbs;
};

struct old {
    char schema[32], driver[32];
    int n_gpus, n_pairs;
    char uuid[VD_GPUS][48];
    struct old_pair pair[VD_GPUS * VD_GPUS];
};

/* Where a value stands: top.[index].member; deeper ones are passed over. */
struct place {
    char top[32], member[32];
    int index, depth;
};

static void number(double *to, const char *text)
{
    if (strcmp(text, "null") != 0)
        *to = atof(text);
}

static void note_value(struct old *old, const struct place *p, const char *text)
{
    if (p->depth == 1 && strcmp(p->top, "schema") == 0)
        snprintf(old->schema, sizeof old->schema, "%.31s", text);
    if (p->depth == 1 && strcmp(p->top, "driver") == 0)
        snprintf(old->driver, sizeof old->driver, "%.31s", text);
    if (p->depth != 3)
        return;
    if (strcmp(p->top, "gpus") == 0 && strcmp(p->member, "uuid") == 0 && p->index < VD_GPUS) {
        snprintf(old->uuid[p->index], sizeof old->uuid[0], "%.47s", text);
        old->n_gpus = p->index + 1;
    }
    if (strcmp(p->top, "pairs") != 0 || p->index >= VD_GPUS * VD_GPUS)
        return;
    struct old_pair *pair = &old->pair[p->index];
    if (p->index >= old->n_pairs) {
        *pair = (struct old_pair){ -1, -1, FERRYI_VERDICT_UNKNOWN, -1, -1, -1 };
        old->n_pairs = p->index + 1;
    }
    if (strcmp(p->member, "from") == 0)
        pair->from = atoi(text);
    else if (strcmp(p->member, "to") == 0)
        pair->to = atoi(text);
    else if (strcmp(p->member, "verdict") == 0)
        pair->verdict = (int)ferryi_verdict_of_id(text, strlen(text));
    else if (strcmp(p->member, "latency_us") == 0)
        number(&pair->latency_us, text);
    else if (strcmp(p->member, "copy_gbs") == 0)
        number(&pair->copy_gbs, text);
    else if (strcmp(p->member, "store_gbs") == 0)
        number(&pair->store_gbs, text);
}

static const char *blanks(const char *at)
{
    return at + strspn(at, " \t\r\n");
}

/* Copies a string without its quotes; NULL: it does not end.  Escapes other than of one character become '?'. */
static const char *string(const char *at, char *to, size_t size)
{
    size_t n = 0;
    if (*at++ != '"')
        return NULL;
    for (; *at != '"'; at++) {
        char c = *at;
        if ((unsigned char)c < 0x20)
            return NULL;
        if (c == '\\') {
            c = *++at;
            if (c == '\0')
                return NULL;
            if (c == 'u')
                c = '?';
        }
        if (n + 1 < size)
            to[n++] = c;
    }
    to[n] = '\0';
    return at + 1;
}

static const char *value(struct old *old, struct place p, const char *at);

static const char *items(struct old *old, struct place p, const char *at)
{
    const char end = *at == '{' ? '}' : ']';
    int index = 0;
    p.depth++;
    if (p.depth > DEPTH)
        return NULL;
    at = blanks(at + 1);
    while (*at != end) {
        struct place inside = p;
        if (end == '}') {
            char name[32];
            if ((at = string(at, name, sizeof name)) == NULL || *(at = blanks(at)) != ':')
                return NULL;
            at++;
            if (p.depth == 1)
                memcpy(inside.top, name, sizeof name);
            if (p.depth == 3)
                memcpy(inside.member, name, sizeof name);
        } else if (p.depth == 2) {
            inside.index = index++;
        }
        if ((at = value(old, inside, blanks(at))) == NULL)
            return NULL;
        at = blanks(at);
        if (*at == ',')
            at = blanks(at + 1);
        else if (*at != end)
            return NULL;
    }
    return at + 1;
}

static const char *value(struct old *old, struct place p, const char *at)
{
    char text[400];
    if (*at == '{' || *at == '[')
        return items(old, p, at);
    if (*at == '"') {
        at = string(at, text, sizeof text);
    } else {
        const size_t n = strcspn(at, ",}] \t\r\n");
        if (n == 0 || n >= sizeof text)
            return NULL;
        memcpy(text, at, n);
        text[n] = '\0';
        at += n;
    }
    if (at != NULL)
        note_value(old, &p, text);
    return at;
}

static int read_old(const char *path, struct old *old)
{
    char *text = malloc(FILE_MAX_BYTES + 1);
    FILE *in = text != NULL ? ferryi_fd_read(path) : NULL;
    const struct place top = { "", "", 0, 0 };
    if (in == NULL) {
        fprintf(stderr, "ferry-info verdict: %s: %s\n", path, strerror(errno));
        free(text);
        return -1;
    }
    const size_t n = fread(text, 1, FILE_MAX_BYTES, in);
    text[n] = '\0';
    fclose(in);
    const char *end = value(old, top, blanks(text));
    const int bad = end == NULL || *blanks(end) != '\0' || strcmp(old->schema, "ferry-verdict/1") != 0;
    free(text);
    if (bad)
        fprintf(stderr, "ferry-info verdict: %s: this is no output of ferry-info verdict --json\n", path);
    return bad ? -1 : 0;
}

/* The earlier pair of the same two GPUs, wherever they were. */
static const struct old_pair *find(const struct old *old, const vd_report *r, int from, int to)
{
    char a[48], b[48];
    vd_uuid_text(r->uuid[from], a);
    vd_uuid_text(r->uuid[to], b);
    for (int i = 0; i < old->n_pairs; i++) {
        const struct old_pair *p = &old->pair[i];
        if (p->from >= 0 && p->from < old->n_gpus && p->to >= 0 && p->to < old->n_gpus &&
            strcmp(old->uuid[p->from], a) == 0 && strcmp(old->uuid[p->to], b) == 0)
            return p;
    }
    return NULL;
}

/* A figure counts as changed from a tenth on. */
static int tell(FILE *out, int from, int to, const char *what, double before, double now)
{
    if (before <= 0 || now <= 0 || fabs(now - before) < 0.1 * before)
        return 0;
    fprintf(out, "  %d > %d: %s: %.3g, before %.3g\n", from, to, what, now, before);
    return 1;
}

int vd_compare(FILE *out, const vd_report *r, const char *path)
{
    struct old *old = calloc(1, sizeof *old);
    int changes = 0;
    if (old == NULL || read_old(path, old) != 0) {
        free(old);
        return -1;
    }
    fprintf(out, "\nCompared with %s\n", path);
    if (strcmp(old->driver, r->machine.driver.version) != 0 && strcmp(old->driver, "null") != 0)
        fprintf(out, "  driver %s, before %s\n", r->machine.driver.version, old->driver);
    for (int from = 0; from < r->n; from++)
        for (int to = 0; to < r->n; to++) {
            const struct old_pair *p = from != to ? find(old, r, from, to) : NULL;
            const vd_evidence *e = &r->pair[from][to];
            if (from == to)
                continue;
            if (p == NULL) {
                fprintf(out, "  %d > %d: %s; it was not there before\n", from, to,
                        ferryi_verdict_word((ferryi_verdict)r->verdict[from][to]));
                changes++;
                continue;
            }
            if (p->verdict != r->verdict[from][to]) {
                fprintf(out, "  %d > %d: %s, before: %s\n", from, to,
                        ferryi_verdict_word((ferryi_verdict)r->verdict[from][to]),
                        ferryi_verdict_word((ferryi_verdict)p->verdict));
                changes++;
            }
            changes += tell(out, from, to, "latency of a load, us", p->latency_us, e->latency_us);
            changes += tell(out, from, to, "copies, GB/s", p->copy_gbs, e->copy_gbs);
            changes += tell(out, from, to, "stores, GB/s", p->store_gbs, e->store_gbs);
        }
    if (changes == 0)
        fprintf(out, "  nothing changed: the same words, and figures within a tenth\n");
    free(old);
    return 0;
}
