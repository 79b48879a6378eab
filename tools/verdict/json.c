/* SPDX-License-Identifier: BSD-3-Clause */
/* The verdict as JSON; docs/verdict.schema.json describes it. */
#include "ferry.h"
#include "ferry/diag.h"
#include "runtime/state/path_rules.h"
#include "tools/json_writer.h"
#include "tools/verdict/report.h"
#include <string.h>

static void put_sizes(struct json *j, const char *name, uint32_t mask)
{
    open_with(j, name, '[');
    for (int i = 0; i < FERRYI_VERDICT_SIZES; i++)
        if (mask >> i & 1)
            put_int(j, NULL, 1 << i);
    close_with(j, ']');
}

static void put_spots(struct json *j, const vd_evidence *e)
{
    static const char *const names[] = { "low", "middle", "last" };
    const uint32_t all = (UINT32_C(1) << FERRYI_VERDICT_SIZES) - 1;
    open_with(j, "addresses", '[');
    for (int i = 0; i < FERRYI_VERDICT_SPOTS; i++) {
        const int shift = i * FERRYI_VERDICT_SIZES;
        open_with(j, NULL, '{');
        put_text(j, "address", names[i]);
        put_flag(j, "mapped", (i == 0 ? e->map_board : e->map_span) == 0);
        put_sizes(j, "stores_lost", e->lost >> shift & all);
        put_sizes(j, "stores_wrong", e->wrong >> shift & all);
        put_sizes(j, "stores_spilt", e->spilt >> shift & all);
        put_sizes(j, "loads_wrong", e->load_wrong >> shift & all);
        put_sizes(j, "read_back", e->readback >> shift & all);
        close_with(j, '}');
    }
    close_with(j, ']');
}

static void put_atomics(struct json *j, const vd_evidence *e)
{
    static const char *const names[] = {
#define NAME(KIND, TEXT) TEXT,
        FERRYI_VERDICT_ATOMICS(NAME)
#undef NAME
    };
    open_with(j, "atomics", '{');
    put_flag(j, "reported", e->atomics);
    put_flag(j, "tried", e->atomics_tried != 0);
    open_with(j, "failed", '[');
    for (int i = 0; i < FERRYI_VERDICT_N_ATOMICS; i++)
        if (e->atomics_failed >> i & 1)
            put_text(j, NULL, names[i]);
    close_with(j, ']');
    open_with(j, "left_out", '[');
    for (int i = 0; e->atomics_tried && i < FERRYI_VERDICT_N_ATOMICS; i++)
        if (!(e->atomics_tried >> i & 1))
            put_text(j, NULL, names[i]);
    close_with(j, ']');
    put_int(j, "error", e->rare_error);
    close_with(j, '}');
}

static void put_handles(struct json *j, const vd_evidence *e)
{
    static const char *const names[] = { "cuda_ipc", "fabric" };
    open_with(j, "handles", '{');
    for (int i = 0; i < FERRYI_VERDICT_HANDLES; i++) {
        const vd_handle *h = &e->handle[i];
        put_text(j, names[i],
                 h->result == -1   ? "not tried"
                 : h->result == -2 ? "not offered"
                 : h->result > 0   ? "refused"
                 : h->lost         ? "stores lost"
                 : h->wrong        ? "reads wrong"
                 : h->copy         ? "copies wrong"
                                   : "works");
    }
    close_with(j, '}');
}

static void put_pair(struct json *j, const vd_report *r, int from, int to)
{
    static const char *const states[] = { "pending", "done", "hung", "error", "skipped" };
    const vd_evidence *e = &r->pair[from][to];
    const ferryi_verdict v = (ferryi_verdict)r->verdict[from][to];
    char tests[64];
    open_with(j, NULL, '{');
    put_int(j, "from", from);
    put_int(j, "to", to);
    put_text(j, "verdict", ferryi_verdict_id(v));
    put_text(j, "word", ferryi_verdict_word(v));
    put_text(j, "evidence", r->sentence[from][to]);
    put_text(j, "means", ferryi_verdict_meaning(v));
    put_text(j, "path", ferry_path_name(ferryi_verdict_path(v)));
    put_text(j, "state", states[(unsigned)e->state < 5 ? e->state : 4]);
    put_int(j, "sets", e->sets);
    put_flag(j, "access_reported", e->access);
    put_spots(j, e);
    put_flag(j, "tma", e->tma_ran);
    put_int(j, "bulk_words_lost", e->bulk_lost);
    put_int(j, "tma_words_lost", e->tma_lost);
    put_flag(j, "bulk_loads_wrong", e->bulk_load_wrong != 0);
    put_flag(j, "tma_loads_wrong", e->tma_load_wrong);
    put_text(j, "quick_failed", ferryi_paths_tests_named((uint8_t)e->quick_failed, " ", tests, sizeof tests));
    put_flag(j, "order_broken", e->litmus_failed);
    put_int(j, "sets_unseen_by_running_kernel", e->unseen);
    put_int(j, "sets_kernels_did_not_meet", e->unmet);
    put_int(j, "copied_bytes_wrong_there", (int64_t)e->push_lost + e->push_wrong);
    put_int(j, "copied_bytes_wrong_here", e->pull_wrong);
    put_int(j, "graph_error", e->graph_error);
    put_flag(j, "only_in_graph", e->only_in_graph);
    put_int(j, "replayed_stores_lost", e->replay_lost);
    put_int(j, "replayed_words_copied_wrong", e->replay_copy_lost);
    put_flag(j, "control_failed", e->host_wrong);
    put_atomics(j, e);
    put_handles(j, e);
    put_real(j, "latency_us", e->latency_us);
    put_real(j, "copy_gbs", e->copy_gbs);
    put_real(j, "store_gbs", e->store_gbs);
    put_int(j, "large_bytes", (int64_t)e->large_bytes);
    put_int(j, "large_words_wrong", e->large_lost);
    close_with(j, '}');
}

static void put_gpus(struct json *j, const vd_report *r)
{
    open_with(j, "gpus", '[');
    for (int i = 0; i < r->n; i++) {
        const info_gpu *g = &r->machine.gpu[r->gpu[i]];
        char uuid[48];
        vd_uuid_text(r->uuid[i], uuid);
        open_with(j, NULL, '{');
        put_int(j, "gpu", i);
        put_text(j, "uuid", uuid);
        put_text(j, "bdf", g->bdf);
        put_word(j, "name", g->name);
        put_size(j, "memory", g->memory);
        put_size(j, "bar1", g->bar1);
        put_size(j, "memory_taken", r->memory[i]);
        put_size(j, "memory_mapped_by_peers", r->span[i]);
        close_with(j, '}');
    }
    close_with(j, ']');
}

static void put_links(struct json *j, const vd_report *r)
{
    open_with(j, "links", '[');
    for (int a = 0; a < r->n; a++)
        for (int b = a + 1; b < r->n; b++) {
            const info_pair *p = &r->machine.pair[r->gpu[a]][r->gpu[b]];
            open_with(j, NULL, '{');
            put_int(j, "a", a);
            put_int(j, "b", b);
            put_text(j, "link", info_link_name(p->link));
            put_int(j, "nvlinks", p->link == INFO_LINK_NV ? p->nvlinks : 0);
            close_with(j, '}');
        }
    close_with(j, ']');
}

static void put_advice(struct json *j, const vd_report *r)
{
    vd_advice advice[VD_ADVICE];
    const int n = vd_advise(r, advice);
    open_with(j, "what_to_set", '[');
    for (int i = 0; i < n; i++) {
        open_with(j, NULL, '{');
        put_text(j, "program", advice[i].program);
        put_word(j, "set", advice[i].set);
        put_text(j, "reason", advice[i].reason);
        close_with(j, '}');
    }
    close_with(j, ']');
}

static void put_findings(struct json *j, const vd_report *r)
{
    open_with(j, "findings", '[');
    for (int i = 0; i < r->findings.n; i++) {
        const info_finding *f = &r->findings.at[i];
        open_with(j, NULL, '{');
        put_text(j, "id", r->finding_id[i]);
        put_text(j, "severity", info_severity_name(f->severity));
        put_text(j, "title", f->title);
        put_text(j, "seen", f->seen);
        put_text(j, "file", f->file);
        put_text(j, "means", f->means);
        put_text(j, "remedy", f->remedy);
        close_with(j, '}');
    }
    close_with(j, ']');
}

void vd_print_json(FILE *out, const vd_report *r)
{
    struct json writer = { .out = out, .first = 1 }, *j = &writer;
    char version[32];
    snprintf(version, sizeof version, "%d.%d.%d", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH);
    open_with(j, NULL, '{');
    put_text(j, "schema", "ferry-verdict/1");
    put_text(j, "version", version);
    put_int(j, "status", vd_report_status(r));
    put_int(j, "time", r->when);
    put_word(j, "driver", r->machine.driver.version);
    put_known(j, "cuda", r->machine.driver.cuda);
    put_word(j, "boot_id", r->boot_id);
    put_word(j, "kernel", r->machine.host.kernel);
    put_flag(j, "from_cache", r->from_cache);
    put_word(j, "pretend", r->options.pretend);
    open_with(j, "seconds", '{');
    put_real(j, "cuda_start", r->cuda_seconds);
    put_real(j, "probes", r->probe_seconds);
    put_real(j, "bulk", r->bulk_seconds);
    close_with(j, '}');
    put_int(j, "restarts", r->waves > 0 ? r->waves - 1 : 0);
    put_int(j, "processes_left", r->left_behind);
    put_gpus(j, r);
    put_links(j, r);
    open_with(j, "pairs", '[');
    for (int from = 0; from < r->n; from++)
        for (int to = 0; to < r->n; to++)
            if (from != to)
                put_pair(j, r, from, to);
    close_with(j, ']');
    put_advice(j, r);
    put_findings(j, r);
    close_with(j, '}');
    fputc('\n', out);
}
