/* SPDX-License-Identifier: BSD-3-Clause */
/* The verdict as JSON, and its schema.  One walk makes both: each member is written either with its value or with its
 * type, so that the schema says what is written.  Of a pair's probes, probes.h has the members. */
#include "ferry.h"
#include "ferry/diag.h"
#include "runtime/state/path_rules.h"
#include "tools/json_writer.h"
#include "tools/verdict/report.h"
#include <stdlib.h>

enum { MEMBERS = 48, DEPTH = 5 };

struct writer {
    struct json json;
    int is_schema;
    struct {
        const char *name[MEMBERS]; /* of the object's members */
        int n;
    } object[DEPTH];
    int depth;
};

/* In a schema: the member's name, its type and what is said of it; the caller closes the bracket.  name: NULL for an
 * array's item. */
static void member(struct writer *w, const char *name, const char *type, const char *about)
{
    if (!w->is_schema)
        return;
    if (name != NULL && w->object[w->depth].n < MEMBERS)
        w->object[w->depth].name[w->object[w->depth].n++] = name;
    open_with(&w->json, name == NULL && w->depth > 0 ? "items" : name, '{');
    if (w->depth == 0)
        put_text(&w->json, "$schema", "https://json-schema.org/draft/2020-12/schema");
    if (about != NULL)
        put_text(&w->json, "description", about);
    if (type != NULL)
        put_text(&w->json, "type", type);
}

/* Such a member, or null. */
static void known_member(struct writer *w, const char *name, const char *type, const char *about)
{
    member(w, name, NULL, about);
    if (!w->is_schema)
        return;
    open_with(&w->json, "type", '[');
    put_text(&w->json, NULL, type);
    put_text(&w->json, NULL, "null");
    close_with(&w->json, ']');
}

/* A member of a simple type: PUT writes its value. */
#define FORM(NAME, C_TYPE, MEMBER, TYPE, PUT)                                                                          \
    static void NAME(struct writer *w, const char *name, C_TYPE value, const char *about)                              \
    {                                                                                                                  \
        MEMBER(w, name, TYPE, about);                                                                                  \
        if (w->is_schema)                                                                                              \
            close_with(&w->json, '}');                                                                                 \
        else                                                                                                           \
            PUT(&w->json, name, value);                                                                                \
    }
FORM(whole, int64_t, member, "integer", put_int)
FORM(flag, int, member, "boolean", put_flag)
FORM(known, int, known_member, "boolean", put_flag)
FORM(known_whole, int, known_member, "integer", put_known)
FORM(real, double, known_member, "number", put_real)
FORM(word, const char *, known_member, "string", put_word)
FORM(string, const char *, member, "string", put_text)

static void count(struct writer *w, const char *name, int64_t value, const char *about)
{
    member(w, name, "integer", about);
    if (w->is_schema)
        put_int(&w->json, "minimum", 0);
    if (w->is_schema)
        close_with(&w->json, '}');
    else
        put_int(&w->json, name, value);
}

/* One of n words. */
static void choice(struct writer *w, const char *name, const char *value, const char *const *words, int n,
                   const char *about)
{
    member(w, name, NULL, about);
    if (!w->is_schema) {
        put_text(&w->json, name, value);
        return;
    }
    open_with(&w->json, "enum", '[');
    for (int i = 0; i < n; i++)
        put_text(&w->json, NULL, words[i]);
    close_with(&w->json, ']');
    close_with(&w->json, '}');
}

static void begin_object(struct writer *w, const char *name, const char *about)
{
    member(w, name, "object", about);
    open_with(&w->json, w->is_schema ? "properties" : name, '{');
    w->object[++w->depth].n = 0;
}

/* Members may be added to an open object. */
static void end_object(struct writer *w, int is_open)
{
    close_with(&w->json, '}');
    if (w->is_schema) {
        open_with(&w->json, "required", '[');
        for (int i = 0; i < w->object[w->depth].n; i++)
            put_text(&w->json, NULL, w->object[w->depth].name[i]);
        close_with(&w->json, ']');
        put_flag(&w->json, "additionalProperties", is_open);
        close_with(&w->json, '}');
    }
    w->depth--;
}

/* Returns how many of n items are to be written: a schema describes one. */
static int begin_array(struct writer *w, const char *name, int least, int n, const char *about)
{
    member(w, name, "array", about);
    if (!w->is_schema) {
        open_with(&w->json, name, '[');
        return n;
    }
    put_int(&w->json, "minItems", least);
    return 1;
}

static void end_array(struct writer *w)
{
    close_with(&w->json, w->is_schema ? '}' : ']');
}

static void sizes(struct writer *w, const char *name, uint32_t mask, const char *about)
{
    (void)begin_array(w, name, 0, 0, about);
    member(w, NULL, NULL, NULL);
    if (w->is_schema)
        open_with(&w->json, "enum", '[');
    for (int i = 0; i < FERRYI_VERDICT_SIZES; i++)
        if (w->is_schema || mask >> i & 1)
            put_int(&w->json, NULL, 1 << i);
    if (w->is_schema) {
        close_with(&w->json, ']');
        close_with(&w->json, '}');
    }
    end_array(w);
}

#define PROBE(KEY, FORM, VALUE, ABOUT, ...) FACT(KEY, FORM, VALUE, ABOUT)
#define ASK(IS_BAD, ...)

static void put_spots(struct writer *w, const vd_evidence *e)
{
    const uint32_t all = (UINT32_C(1) << FERRYI_VERDICT_SIZES) - 1;
    const int n = begin_array(w, "addresses", FERRYI_VERDICT_SPOTS, FERRYI_VERDICT_SPOTS, NULL);
    for (int i = 0; i < n; i++) {
        begin_object(w, NULL, NULL);
        choice(w, "address", vd_spot_names[i], vd_spot_names, FERRYI_VERDICT_SPOTS, NULL);
        flag(w, "mapped", (i == 0 ? e->map_board : e->map_span) == 0, NULL);
#define FACT(KEY, FORM, VALUE, ABOUT)
#define SPOT(KEY, MASK, ABOUT) sizes(w, KEY, e->MASK >> i * FERRYI_VERDICT_SIZES & all, ABOUT);
#include "tools/verdict/probes.h"
#undef FACT
#undef SPOT
        end_object(w, 0);
    }
    end_array(w);
}

static void put_probes(struct writer *w, const vd_evidence *e)
{
    char names[64];
#define FACT(KEY, FORM, VALUE, ABOUT) FORM(w, KEY, VALUE, ABOUT);
#define SPOT(KEY, MASK, ABOUT)
#include "tools/verdict/probes.h"
#undef FACT
#undef SPOT
}

static void put_kinds(struct writer *w, const char *name, uint64_t mask, const char *about)
{
    static const char *const names[] = {
#define NAME(KIND, TEXT) TEXT,
        FERRYI_VERDICT_ATOMICS(NAME)
#undef NAME
    };
    const int n = begin_array(w, name, 0, FERRYI_VERDICT_N_ATOMICS, about);
    for (int i = 0; i < n; i++)
        if (w->is_schema || mask >> i & 1)
            string(w, NULL, names[i], NULL);
    end_array(w);
}

static void put_atomics(struct writer *w, const vd_evidence *e)
{
    begin_object(w, "atomics", NULL);
    known(w, "reported", e->atomics, NULL);
    flag(w, "tried", e->atomics_tried != 0, NULL);
    put_kinds(w, "failed", e->atomics_failed, NULL);
    put_kinds(w, "left_out", e->atomics_tried ? ~e->atomics_tried : 0,
              "kinds that one of the two GPUs, or the driver, does not have, or that ended with an error");
    whole(w, "error", e->rare_error,
          "with the atomics of 2 and 16 bytes a kernel ended with this error, or did not end (600); 0: it ended well");
    end_object(w, 0);
}

static void put_handles(struct writer *w, const vd_evidence *e)
{
    static const char *const names[] = { "cuda_ipc", "fabric" };
    static const char *const ends[] = { "not tried",   "not offered",  "refused", "stores lost",
                                        "reads wrong", "copies wrong", "works" };
    begin_object(w, "handles", NULL);
    for (int i = 0; i < FERRYI_VERDICT_HANDLES; i++) {
        const vd_handle *h = &e->handle[i];
        const int end = h->result == -1   ? 0
                        : h->result == -2 ? 1
                        : h->result > 0   ? 2
                        : h->lost         ? 3
                        : h->wrong        ? 4
                        : h->copy         ? 5
                                          : 6;
        choice(w, names[i], ends[end], ends, 7, NULL);
    }
    end_object(w, 0);
}

static void put_pair(struct writer *w, const vd_report *r, int from, int to)
{
    static const char *const states[] = { "pending", "done", "hung", "error", "skipped" };
    const vd_evidence *e = &r->pair[from][to];
    const ferryi_verdict v = (ferryi_verdict)r->verdict[from][to];
    const char *ids[FERRYI_N_VERDICTS], *paths[FERRY_N_PATHS];
    for (int i = 0; i < FERRYI_N_VERDICTS; i++)
        ids[i] = ferryi_verdict_id((ferryi_verdict)i);
    for (int i = 0; i < FERRY_N_PATHS; i++)
        paths[i] = ferry_path_name((ferry_path)i);
    begin_object(w, NULL, NULL);
    count(w, "from", from, "the GPU that stores and loads, by CUDA's number");
    count(w, "to", to, "the GPU that owns the memory");
    choice(w, "verdict", ids[v], ids, FERRYI_N_VERDICTS, "what the pair really does: docs/p2p.md");
    string(w, "word", ferryi_verdict_word(v), NULL);
    string(w, "evidence", r->sentence[from][to], NULL);
    string(w, "means", ferryi_verdict_meaning(v), NULL);
    choice(w, "path", ferry_path_name(ferryi_verdict_path(v)), paths, FERRY_N_PATHS, NULL);
    choice(w, "state", states[(unsigned)e->state < 5 ? e->state : 4], states, 5, NULL);
    known(w, "access_reported", e->access, "what the driver says");
    put_spots(w, e);
    put_probes(w, e);
    put_atomics(w, e);
    put_handles(w, e);
    end_object(w, 1);
}

static void put_gpus(struct writer *w, const vd_report *r)
{
    const int n = begin_array(w, "gpus", 2, r->n, NULL);
    for (int i = 0; i < n; i++) {
        const info_gpu *g = &r->machine.gpu[r->gpu[i]];
        char uuid[48];
        vd_uuid_text(r->uuid[i], uuid);
        begin_object(w, NULL, NULL);
        count(w, "gpu", i, NULL);
        string(w, "uuid", uuid, NULL);
        string(w, "bdf", g->bdf, NULL);
        word(w, "name", g->name, NULL);
        count(w, "memory", (int64_t)g->memory, NULL);
        count(w, "bar1", (int64_t)g->bar1, NULL);
        count(w, "memory_taken", (int64_t)r->memory[i], "bytes, while the probes ran");
        count(w, "memory_mapped_by_peers", (int64_t)r->span[i], NULL);
        end_object(w, 0);
    }
    end_array(w);
}

static void put_link(struct writer *w, const vd_report *r, int a, int b)
{
    const info_pair *p = &r->machine.pair[r->gpu[a]][r->gpu[b]];
    const char *links[INFO_N_LINKS];
    for (int i = 0; i < INFO_N_LINKS; i++)
        links[i] = info_link_name((info_link)i);
    begin_object(w, NULL, NULL);
    count(w, "a", a, NULL);
    count(w, "b", b, NULL);
    choice(w, "link", info_link_name(p->link), links, INFO_N_LINKS, NULL);
    count(w, "nvlinks", p->link == INFO_LINK_NV ? p->nvlinks : 0, NULL);
    end_object(w, 0);
}

static void put_advice(struct writer *w, const vd_report *r)
{
    vd_advice advice[VD_ADVICE];
    const int n = begin_array(w, "what_to_set", 0, vd_advise(r, advice), NULL);
    for (int i = 0; i < n; i++) {
        begin_object(w, NULL, NULL);
        string(w, "program", advice[i].program, NULL);
        word(w, "set", advice[i].set, NULL);
        string(w, "reason", advice[i].reason, NULL);
        end_object(w, 0);
    }
    end_array(w);
}

static void put_findings(struct writer *w, const vd_report *r)
{
    const char *severities[INFO_PROBLEM + 1];
    for (int i = 0; i <= INFO_PROBLEM; i++)
        severities[i] = info_severity_name((info_severity)i);
    const int n = begin_array(w, "findings", 0, r->findings.n, NULL);
    for (int i = 0; i < n; i++) {
        const info_finding *f = &r->findings.at[i];
        begin_object(w, NULL, NULL);
        string(w, "id", r->finding_id[i], NULL);
        choice(w, "severity", info_severity_name(f->severity), severities, INFO_PROBLEM + 1, NULL);
        string(w, "title", f->title, NULL);
        string(w, "seen", f->seen, NULL);
        string(w, "file", f->file, NULL);
        string(w, "means", f->means, NULL);
        string(w, "remedy", f->remedy, NULL);
        end_object(w, 0);
    }
    end_array(w);
}

static void put_report(struct writer *w, const vd_report *r)
{
    static const char *const schema = "ferry-verdict/1";
    char version[32];
    snprintf(version, sizeof version, "%d.%d.%d", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH);
    begin_object(w, NULL,
                 "ferry-info verdict --json: what each ordered pair of GPUs really does.  Members may be added under "
                 "this name; none changes its meaning.");
    choice(w, "schema", schema, &schema, 1, NULL);
    string(w, "version", version, NULL);
    count(w, "status", vd_report_status(r),
          "the exit status: 0 all work, 1 something is broken, 2 it could not be told");
    whole(w, "time", r->when, "seconds since 1970");
    word(w, "driver", r->machine.driver.version, NULL);
    known_whole(w, "cuda", r->machine.driver.cuda, NULL);
    word(w, "boot_id", r->boot_id, NULL);
    word(w, "kernel", r->machine.host.kernel, NULL);
    flag(w, "from_cache", r->from_cache, NULL);
    word(w, "pretend", r->options.pretend, "faults that a test put in");
    begin_object(w, "seconds", NULL);
    real(w, "cuda_start", r->cuda_seconds, NULL);
    real(w, "probes", r->probe_seconds, NULL);
    real(w, "bulk", r->bulk_seconds, NULL);
    end_object(w, 0);
    count(w, "restarts", r->waves > 0 ? r->waves - 1 : 0, NULL);
    count(w, "processes_left", r->left_behind, NULL);
    put_gpus(w, r);
    const int n = begin_array(w, "links", 0, r->n, NULL);
    for (int a = 0; a < n; a++)
        for (int b = a + 1; b < (w->is_schema ? 2 : n); b++)
            put_link(w, r, a, b);
    end_array(w);
    (void)begin_array(w, "pairs", 2, r->n, NULL);
    for (int from = 0; from < n; from++)
        for (int to = 0; to < (w->is_schema ? 2 : n); to++)
            if (from != to)
                put_pair(w, r, from, to);
    end_array(w);
    put_advice(w, r);
    put_findings(w, r);
    end_object(w, 1);
    fputc('\n', w->json.out);
}

void vd_print_json(FILE *out, const vd_report *r)
{
    struct writer w = { .json = { .out = out, .first = 1 } };
    put_report(&w, r);
}

void vd_print_schema(FILE *out)
{
    struct writer w = { .json = { .out = out, .first = 1 }, .is_schema = 1 };
    vd_report *nothing = calloc(1, sizeof *nothing);
    if (nothing != NULL)
        put_report(&w, nothing);
    free(nothing);
}
