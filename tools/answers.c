/* SPDX-License-Identifier: BSD-3-Clause */
/* The answers of the drivers and of a job of ferry, as lines of a captured tree:
 *
 *     cuda 13000                                 or: cuda_error TEXT
 *     nvml 1                                     or: nvml_error TEXT
 *     gpu 0000:17:00.0 cuda=0 nvml=0 ... name=NVIDIA H200
 *     fabric fabric=tcp;ofi_rxm device=eth0 ...     or: fabric_error TEXT
 *     pair 0000:17:00.0 0000:65:00.0 access=1 atomics=1 read=OK ... link=NV18
 *
 * Unknown values are left out; the reader skips keys that it does not know. */
#include "ferry/diag.h"
#include "runtime/state/pair.h"
#include "tools/collect.h"
#include "tools/parse.h"
#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Numbers of GPUs and pairs: one table for both directions. */

struct field {
    const char *name;
    size_t offset;
    int least, most;
};
#define GPU_FIELD(NAME, MEMBER, LEAST, MOST)                                                                           \
    {                                                                                                                  \
        NAME, offsetof(info_gpu, MEMBER), LEAST, MOST                                                                  \
    }
#define PAIR_FIELD(NAME, MEMBER, LEAST, MOST)                                                                          \
    {                                                                                                                  \
        NAME, offsetof(info_pair, MEMBER), LEAST, MOST                                                                 \
    }
enum { MANY = 1 << 20 };
static const struct field gpu_fields[] = {
    GPU_FIELD("cuda", cuda, -1, MANY),    GPU_FIELD("nvml", nvml, -1, MANY),
    GPU_FIELD("cc", cc, 0, MANY),         GPU_FIELD("mig", mig, 0, 1),
    GPU_FIELD("mode", exclusive, 0, 3),   GPU_FIELD("integrated", integrated, 0, 1),
    GPU_FIELD("nvlinks", nvlinks, 0, 64), GPU_FIELD("nvlinks_up", nvlinks_up, 0, 64),
    GPU_FIELD("dmabuf", dmabuf, -1, 1),   GPU_FIELD("gpudirect", gpudirect, -1, 1),
};
static const struct field pair_fields[] = {
    PAIR_FIELD("access", access, -1, 1),
    PAIR_FIELD("atomics", atomics, -1, 1),
    PAIR_FIELD("partial", partial, -1, 1),
    PAIR_FIELD("rank", rank, -1, MANY),
    PAIR_FIELD("probe", probe, -1, 2 * FERRYI_PROBE_MIRROR - 1),
    PAIR_FIELD("copies", copies, 0, 3),
    PAIR_FIELD("via", via, 0, MANY),
};
static const struct field answer_fields[] = {
    PAIR_FIELD("read", read, 0, 0),     PAIR_FIELD("write", write, 0, 0), PAIR_FIELD("atomic", atomic, 0, 0),
    PAIR_FIELD("nvlink", nvlink, 0, 0), PAIR_FIELD("pcie", pcie, 0, 0),
};
enum {
    N_GPU_FIELDS = sizeof gpu_fields / sizeof *gpu_fields,
    N_PAIR_FIELDS = sizeof pair_fields / sizeof *pair_fields,
    N_ANSWER_FIELDS = sizeof answer_fields / sizeof *answer_fields
};
_Static_assert(sizeof(info_answer) == sizeof(int), "an answer is stored as an int");

static int get_int(const void *object, const struct field *f)
{
    int value;
    memcpy(&value, (const char *)object + f->offset, sizeof value);
    return value;
}

static void set_int(void *object, const struct field *f, int value)
{
    memcpy((char *)object + f->offset, &value, sizeof value);
}

/* ---- Reading. */

struct token {
    char key[24], value[128];
};

/* The next "key=value" of a line; the value of `name` is the rest of the line. */
static const char *next_token(const char *at, struct token *t)
{
    at += strspn(at, " \t");
    size_t key = strcspn(at, "= \t\n");
    if (key == 0 || at[key] != '=')
        return NULL;
    const char *value = at + key + 1;
    int rest = key == 4 && memcmp(at, "name", 4) == 0;
    size_t length = strcspn(value, rest ? "\n" : " \t\n");
    snprintf(t->key, sizeof t->key, "%.*s", key < sizeof t->key ? (int)key : 0, at);
    snprintf(t->value, sizeof t->value, "%.*s", length < sizeof t->value ? (int)length : (int)sizeof t->value - 1,
             value);
    return value + length;
}

static int parse_int(const char *text, int least, int most, int *value)
{
    char *end;
    long v = strtol(text, &end, 10);
    if (end == text || *end || v < least || v > most)
        return 0;
    *value = (int)v;
    return 1;
}

static void set_number(void *object, const struct field *fields, size_t n, const struct token *t)
{
    int value;
    for (size_t i = 0; i < n; i++)
        if (strcmp(fields[i].name, t->key) == 0 && parse_int(t->value, fields[i].least, fields[i].most, &value))
            set_int(object, &fields[i], value);
}

static void parse_gpu(info_machine *m, const char *line)
{
    char bdf[16];
    struct token t;
    info_gpu *g;
    line += strspn(line, " \t");
    if (!info_parse_bdf(line, bdf) || (g = info_gpu_at(m, bdf)) == NULL)
        return;
    for (line += strcspn(line, " \t\n"); (line = next_token(line, &t)) != NULL;) {
        set_number(g, gpu_fields, N_GPU_FIELDS, &t);
        if (strcmp(t.key, "memory") == 0)
            g->memory = strtoull(t.value, NULL, 10);
        else if (strcmp(t.key, "bar1") == 0)
            g->bar1 = strtoull(t.value, NULL, 10);
        else if (strcmp(t.key, "uuid") == 0)
            snprintf(g->uuid, sizeof g->uuid, "%.47s", t.value);
        else if (strcmp(t.key, "name") == 0)
            snprintf(g->name, sizeof g->name, "%.95s", t.value);
    }
}

static void parse_link(const char *text, info_pair *p)
{
    for (int i = 1; i < INFO_N_LINKS; i++) {
        const char *name = info_link_name((info_link)i);
        size_t n = strlen(name);
        int count = 0;
        if (strncmp(text, name, n) != 0 || (i == INFO_LINK_NV ? !parse_int(text + n, 0, 64, &count) : text[n] != 0))
            continue;
        p->link = (info_link)i;
        p->nvlinks = count;
    }
}

/* "0.94:load" */
static void parse_measured(const char *text, double *value, char by[24])
{
    char *end;
    double v = strtod(text, &end);
    if (end == text || *end != ':' || !isfinite(v) || v < 0)
        return;
    *value = v;
    snprintf(by, 24, "%.23s", end + 1);
}

static void parse_path(const char *text, ferry_path *path)
{
    for (int i = 0; i < FERRY_N_PATHS; i++)
        if (strcmp(text, ferry_path_name((ferry_path)i)) == 0)
            *path = (ferry_path)i;
}

static int gpu_number(const info_machine *m, const char *text)
{
    char bdf[16];
    for (int i = 0; info_parse_bdf(text, bdf) && i < m->n_gpus; i++)
        if (strcmp(m->gpu[i].bdf, bdf) == 0)
            return i;
    return -1;
}

static void parse_pair(info_machine *m, const char *line)
{
    struct token t;
    line += strspn(line, " \t");
    int from = gpu_number(m, line);
    line += strcspn(line, " \t\n");
    line += strspn(line, " \t");
    int to = gpu_number(m, line);
    if (from < 0 || to < 0 || from == to)
        return;
    info_pair *p = &m->pair[from][to];
    for (line += strcspn(line, " \t\n"); (line = next_token(line, &t)) != NULL;) {
        set_number(p, pair_fields, N_PAIR_FIELDS, &t);
        for (size_t i = 0; i < N_ANSWER_FIELDS; i++)
            for (int a = 1; a < INFO_N_ANSWERS; a++)
                if (strcmp(answer_fields[i].name, t.key) == 0 && strcmp(info_answer_name((info_answer)a), t.value) == 0)
                    set_int(p, &answer_fields[i], a);
        if (strcmp(t.key, "link") == 0) {
            parse_link(t.value, p);
        } else if (strcmp(t.key, "found") == 0) {
            parse_path(t.value, &p->found);
            p->source = INFO_JOB;
        } else if (strcmp(t.key, "path") == 0) {
            parse_path(t.value, &p->path);
        } else if (strcmp(t.key, "latency") == 0) {
            parse_measured(t.value, &p->latency_us, p->latency_by);
        } else if (strcmp(t.key, "gbs") == 0) {
            parse_measured(t.value, &p->gbs, p->gbs_by);
        }
    }
}

static void parse_fabric(info_network *network, const char *line)
{
    struct token t;
    if (network->n_fabrics == INFO_FABRICS)
        return;
    info_fabric *f = &network->fabric[network->n_fabrics++];
    memset(f, 0, sizeof *f);
    snprintf(f->library, sizeof f->library, "libfabric");
    network->asked = 1;
    while ((line = next_token(line, &t)) != NULL)
        if (strcmp(t.key, "fabric") == 0)
            snprintf(f->name, sizeof f->name, "%.47s", t.value);
        else if (strcmp(t.key, "library") == 0)
            snprintf(f->library, sizeof f->library, "%.11s", t.value);
        else if (strcmp(t.key, "device") == 0)
            snprintf(f->device, sizeof f->device, "%.47s", t.value);
        else if (strcmp(t.key, "address") == 0)
            snprintf(f->address, sizeof f->address, "%.63s", t.value);
}

void info_answers_parse(info_machine *m, const char *text)
{
    for (const char *line = text; line && *line; line = strchr(line, '\n'), line = line ? line + 1 : NULL) {
        size_t n = strcspn(line, " \t\n");
        const char *rest = line + n;
        char value[128];
        int number;
        size_t length = strcspn(rest + strspn(rest, " \t"), "\n");
        snprintf(value, sizeof value, "%.*s", length < sizeof value ? (int)length : (int)sizeof value - 1,
                 rest + strspn(rest, " \t"));
        if (n == 3 && memcmp(line, "gpu", n) == 0) {
            parse_gpu(m, rest);
        } else if (n == 4 && memcmp(line, "pair", n) == 0) {
            parse_pair(m, rest);
        } else if (n == 4 && memcmp(line, "cuda", n) == 0) {
            m->driver.cuda_asked = 1;
            if (parse_int(value, 1, MANY, &number))
                m->driver.cuda = number;
        } else if (n == 10 && memcmp(line, "cuda_error", n) == 0) {
            m->driver.cuda_asked = 1;
            snprintf(m->driver.cuda_error, sizeof m->driver.cuda_error, "%s", value);
        } else if (n == 4 && memcmp(line, "nvml", n) == 0) {
            m->driver.nvml_asked = m->driver.nvml = 1;
        } else if (n == 10 && memcmp(line, "nvml_error", n) == 0) {
            m->driver.nvml_asked = 1;
            snprintf(m->driver.nvml_error, sizeof m->driver.nvml_error, "%s", value);
        } else if (n == 6 && memcmp(line, "fabric", n) == 0) {
            parse_fabric(&m->network, rest);
        } else if (n == 12 && memcmp(line, "fabric_error", n) == 0) {
            m->network.asked = 1;
            snprintf(m->network.error, sizeof m->network.error, "%s", value);
        }
    }
}

/* ---- Writing. */

struct out {
    char *at;
    size_t size, used;
};

static void __attribute__((format(printf, 2, 3))) put(struct out *o, const char *format, ...)
{
    size_t room = o->used < o->size ? o->size - o->used : 0;
    va_list args;
    va_start(args, format);
    int n = vsnprintf(room ? o->at + o->used : NULL, room, format, args);
    va_end(args);
    o->used += n > 0 ? (size_t)n : 0;
}

static void print_numbers(struct out *o, const void *object, const struct field *fields, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (get_int(object, &fields[i]) >= 0)
            put(o, " %s=%d", fields[i].name, get_int(object, &fields[i]));
}

static void print_pair(struct out *o, const info_machine *m, int from, int to)
{
    const info_pair *p = &m->pair[from][to];
    put(o, "pair %s %s", m->gpu[from].bdf, m->gpu[to].bdf);
    print_numbers(o, p, pair_fields, N_PAIR_FIELDS);
    for (size_t i = 0; i < N_ANSWER_FIELDS; i++)
        if (get_int(p, &answer_fields[i]) != INFO_NOT_ASKED)
            put(o, " %s=%s", answer_fields[i].name, info_answer_name((info_answer)get_int(p, &answer_fields[i])));
    if (p->link == INFO_LINK_NV)
        put(o, " link=NV%d", p->nvlinks);
    else if (p->link != INFO_LINK_UNKNOWN)
        put(o, " link=%s", info_link_name(p->link));
    if (p->source == INFO_JOB)
        put(o, " found=%s path=%s", ferry_path_name(p->found), ferry_path_name(p->path));
    if (p->latency_us >= 0)
        put(o, " latency=%.6g:%s", p->latency_us, p->latency_by);
    if (p->gbs >= 0)
        put(o, " gbs=%.6g:%s", p->gbs, p->gbs_by);
    put(o, "\n");
}

int info_answers_print(const info_machine *m, char *text, size_t size)
{
    struct out o = { text, size, 0 };
    const info_driver *d = &m->driver;
    if (d->cuda)
        put(&o, "cuda %d\n", d->cuda);
    if (d->cuda_error[0])
        put(&o, "cuda_error %s\n", d->cuda_error);
    if (d->nvml)
        put(&o, "nvml 1\n");
    if (d->nvml_error[0])
        put(&o, "nvml_error %s\n", d->nvml_error);
    for (int i = 0; i < m->network.n_fabrics; i++) {
        const info_fabric *f = &m->network.fabric[i];
        put(&o, "fabric fabric=%s library=%s device=%s", f->name, f->library, f->device);
        put(&o, f->address[0] ? " address=%s\n" : "%s\n", f->address);
    }
    if (m->network.error[0])
        put(&o, "fabric_error %.120s\n", m->network.error);
    for (int i = 0; i < m->n_gpus; i++) {
        const info_gpu *g = &m->gpu[i];
        put(&o, "gpu %s", g->bdf);
        print_numbers(&o, g, gpu_fields, N_GPU_FIELDS);
        put(&o, " memory=%" PRIu64 " bar1=%" PRIu64, g->memory, g->bar1);
        if (g->uuid[0])
            put(&o, " uuid=%s", g->uuid);
        put(&o, " name=%s\n", g->name);
    }
    for (int from = 0; from < m->n_gpus; from++)
        for (int to = 0; to < m->n_gpus; to++)
            if (info_is_known(m, from, to))
                print_pair(&o, m, from, to);
    return (int)o.used;
}
