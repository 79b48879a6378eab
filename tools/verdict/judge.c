/* SPDX-License-Identifier: BSD-3-Clause */
/* From evidence to a word, with the sentence that shows why.  The order of the questions matters: the first that is
 * answered badly gives the word. */
#include "tools/verdict/verdict.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { SMALL = (1 << FERRYI_VERDICT_SIZES) - 1 };

static const char *const step_names[VD_N_STEPS] = {
    [VD_STEP_NONE] = "a step",        [VD_STEP_MAP] = "mapping the peer's memory",
    [VD_STEP_KERNEL] = "a kernel",    [VD_STEP_COPIES] = "a copy by copy engine",
    [VD_STEP_GRAPH] = "a CUDA graph", [VD_STEP_MEASURE] = "a large copy",
};

static ferryi_verdict say(ferryi_verdict verdict, char *sentence, size_t size, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
static ferryi_verdict say(ferryi_verdict verdict, char *sentence, size_t size, const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    vsnprintf(sentence, size, format, ap);
    va_end(ap);
    return verdict;
}

static uint32_t at_spot(uint32_t mask, int spot)
{
    return mask >> (spot * FERRYI_VERDICT_SIZES) & SMALL;
}

/* "1, 2, 16". */
static const char *sizes_of(uint32_t mask, char text[32])
{
    size_t at = 0;
    text[0] = '\0';
    for (int i = 0; i < FERRYI_VERDICT_SIZES; i++)
        if (mask >> i & 1)
            at += (size_t)snprintf(text + at, 32 - at, "%s%d", at ? ", " : "", 1 << i);
    return text;
}

static const char *atomics_of(uint64_t mask, char text[160])
{
    static const char *const names[] = {
#define NAME(KIND, TEXT) TEXT,
        FERRYI_VERDICT_ATOMICS(NAME)
#undef NAME
    };
    size_t at = 0;
    int more = 0;
    text[0] = '\0';
    for (int i = 0; i < FERRYI_VERDICT_N_ATOMICS; i++) {
        if (!(mask >> i & 1))
            continue;
        if (at > 90)
            more++;
        else
            at += (size_t)snprintf(text + at, 160 - at, "%s%s", at ? ", " : "", names[i]);
    }
    if (more)
        (void)snprintf(text + at, 160 - at, " and %d more", more);
    return text;
}

static ferryi_verdict judge_stores(const vd_evidence *e, uint32_t lost, int copies, char *sentence, size_t size)
{
    char sizes[32];
    if (at_spot(e->readback, 0) & lost)
        return say(FERRYI_VERDICT_MIRROR, sentence, size,
                   "the writer read back its own stores of %s bytes, and the owner found none of them%s",
                   sizes_of(at_spot(e->readback, 0) & lost, sizes), copies ? "; copies arrived" : "");
    if (copies)
        return say(FERRYI_VERDICT_ONLY_COPIES, sentence, size,
                   "stores of %s bytes never came to the owner; %zu KiB by copy engine did, both ways",
                   sizes_of(lost, sizes), FERRYI_VERDICT_COPY >> 10);
    return say(FERRYI_VERDICT_STORES_LOST, sentence, size,
               "stores of %s bytes never came to the owner, and copies did not, either", sizes_of(lost, sizes));
}

static ferryi_verdict judge_other_stores(const vd_evidence *e, int copies, char *sentence, size_t size)
{
    const ferryi_verdict lost = copies ? FERRYI_VERDICT_ONLY_COPIES : FERRYI_VERDICT_STORES_LOST;
    char sizes[32];
    if (at_spot(e->wrong, 0))
        return say(lost, sentence, size, "stores of %s bytes left other bytes at the owner",
                   sizes_of(at_spot(e->wrong, 0), sizes));
    if (at_spot(e->spilt, 0))
        return say(lost, sentence, size, "stores of %s bytes changed bytes beside them",
                   sizes_of(at_spot(e->spilt, 0), sizes));
    if (e->quick_failed & FERRYI_PROBE_STORE)
        return say(lost, sentence, size, "the last of %u consecutive stores never came to the owner",
                   FERRYI_PROBE_ROUNDS);
    if (e->bulk_lost)
        return say(lost, sentence, size,
                   "single stores arrived, and %d words of %zu KiB of stores of %s bytes by many threads did not",
                   (int)e->bulk_lost, FERRYI_VERDICT_BULK >> 10, sizes_of(e->bulk_lost_sizes, sizes));
    if (e->tma_lost)
        return say(lost, sentence, size, "stores arrived, and %d words of a TMA copy (cp.async.bulk) did not",
                   (int)e->tma_lost);
    if (e->unseen == e->sets)
        return say(lost, sentence, size,
                   "stores arrived only after the owner's running kernel had looked for them in vain (%d times)",
                   (int)e->unseen);
    return say(FERRYI_VERDICT_STORES_LOST, sentence, size,
               "stores arrived, and the value of the last of %u replays did not", FERRYI_VERDICT_REPLAYS);
}

static ferryi_verdict judge_loads(const vd_evidence *e, char *sentence, size_t size)
{
    char sizes[32];
    if (at_spot(e->load_wrong, 0))
        return say(FERRYI_VERDICT_READS_WRONG, sentence, size,
                   "stores arrived, and loads of %s bytes returned something else than the owner had written",
                   sizes_of(at_spot(e->load_wrong, 0), sizes));
    if (e->bulk_load_wrong)
        return say(
            FERRYI_VERDICT_READS_WRONG, sentence, size,
            "single loads were right, and some of %zu KiB of loads of %s bytes by many threads were not (0x%llx)",
            FERRYI_VERDICT_BULK >> 10, sizes_of(e->bulk_load_wrong, sizes), (unsigned long long)e->bulk_first);
    if (e->tma_load_wrong)
        return say(FERRYI_VERDICT_READS_WRONG, sentence, size, "loads were right, and a TMA copy brought other bytes");
    if (e->litmus_failed)
        return say(FERRYI_VERDICT_READS_WRONG, sentence, size,
                   "the owner saw a flag before the data that were stored before it");
    if (e->replay_load_wrong)
        return say(FERRYI_VERDICT_READS_WRONG, sentence, size,
                   "loads were right, and those of the last of %u replays were not", FERRYI_VERDICT_REPLAYS);
    return say(FERRYI_VERDICT_READS_WRONG, sentence, size, "a load returned something else than the owner had written");
}

/* The middle and the end of what can be mapped. */
static int is_low_only(const vd_evidence *e, char *sentence, size_t size)
{
    static const char *const names[] = { "low", "middle", "last" };
    if (e->map_span > 0) {
        (void)say(FERRYI_VERDICT_LOW_ADDRESSES, sentence, size,
                  "the first 2 MiB could be mapped; the driver refused a larger part with error %d", (int)e->map_span);
        return 1;
    }
    for (int i = 1; i < FERRYI_VERDICT_SPOTS; i++) {
        const uint32_t stores = at_spot(e->lost | e->wrong | e->spilt, i), loads = at_spot(e->load_wrong, i);
        if (!stores && !loads)
            continue;
        (void)say(FERRYI_VERDICT_LOW_ADDRESSES, sentence, size, "the low address works; at the %s address %s", names[i],
                  stores && loads ? "stores are lost and loads are wrong"
                  : stores        ? "stores are lost"
                                  : "loads are wrong");
        return 1;
    }
    return 0;
}

static int are_handles_bad(const vd_evidence *e, char *sentence, size_t size)
{
    static const char *const names[] = { "CUDA IPC", "a fabric handle" };
    for (int i = 0; i < FERRYI_VERDICT_HANDLES; i++) {
        const vd_handle *h = &e->handle[i];
        if (h->result != 0 || !(h->lost || h->wrong))
            continue;
        (void)say(FERRYI_VERDICT_STORES_LOST, sentence, size, "memory of cuMemCreate works; through %s %s", names[i],
                  h->lost ? "stores are lost" : "loads are wrong");
        return 1;
    }
    return 0;
}

static ferryi_verdict judge_done(const vd_evidence *e, char *sentence, size_t size)
{
    const int push = e->push_lost + e->push_wrong, copies = push == 0 && e->pull_wrong == 0;
    const uint32_t lost = at_spot(e->lost, 0);
    char names[160];
    if (lost)
        return judge_stores(e, lost, copies, sentence, size);
    if (at_spot(e->wrong | e->spilt, 0) || (e->quick_failed & FERRYI_PROBE_STORE) || e->bulk_lost || e->tma_lost ||
        e->unseen == e->sets || e->replay_lost)
        return judge_other_stores(e, copies, sentence, size);
    if (at_spot(e->load_wrong, 0) || e->bulk_load_wrong || e->tma_load_wrong || e->quick_load_failed ||
        e->replay_load_wrong || e->litmus_failed)
        return judge_loads(e, sentence, size);
    if (is_low_only(e, sentence, size))
        return FERRYI_VERDICT_LOW_ADDRESSES;
    if (are_handles_bad(e, sentence, size))
        return e->handle[0].lost || e->handle[1].lost ? FERRYI_VERDICT_STORES_LOST : FERRYI_VERDICT_READS_WRONG;
    if (!copies)
        return say(
            FERRYI_VERDICT_COPIES_CORRUPT, sentence, size,
            "stores and loads are right; of %zu KiB by copy engine %d bytes were wrong at the owner, %d of what it "
            "brought back",
            FERRYI_VERDICT_COPY >> 10, push, (int)e->pull_wrong);
    if (e->replay_copy_lost || e->handle[0].copy || e->handle[1].copy || e->large_lost)
        return say(FERRYI_VERDICT_COPIES_CORRUPT, sentence, size, "a copy was right, and %s was not",
                   e->replay_copy_lost ? "that of the last replay"
                   : e->large_lost     ? "a large one"
                                       : "one to memory of another handle");
    if (e->atomics == 0)
        return say(FERRYI_VERDICT_WITHOUT_ATOMICS, sentence, size,
                   "stores, loads and copies arrived; the driver reports no atomics, so none were tried");
    if (e->atomics_failed & ~FERRYI_VERDICT_RARE)
        return say(FERRYI_VERDICT_WITHOUT_ATOMICS, sentence, size, "the driver reports atomics, and these were not: %s",
                   atomics_of(e->atomics_failed, names));
    if (e->quick_failed & FERRYI_PROBE_ATOMIC)
        return say(FERRYI_VERDICT_WITHOUT_ATOMICS, sentence, size,
                   "the driver reports atomics, and additions were lost");
    if (e->atomics_failed)
        return say(
            FERRYI_VERDICT_WORKS, sentence, size,
            "stores, loads, copies and the usual atomics: %d sets, verified by the owner; these were not atomic: %s",
            (int)e->sets, atomics_of(e->atomics_failed, names));
    if (e->rare_error) {
        (void)snprintf(names, sizeof names, e->rare_error == INFO_CU_NOT_READY ? "did not end" : "ended with error %d",
                       (int)e->rare_error);
        return say(
            FERRYI_VERDICT_WORKS, sentence, size,
            "stores, loads, copies and the usual atomics: %d sets, verified by the owner; a kernel with atomics of "
            "2 and 16 bytes %s",
            (int)e->sets, names);
    }
    if (e->graph_error)
        return say(FERRYI_VERDICT_WORKS, sentence, size,
                   "stores, loads, %s%sand copies: %d sets, verified by the owner; the driver captured no CUDA graph: "
                   "error %d",
                   e->atomics_tried ? "atomics, " : "", e->tma_ran ? "TMA, " : "", (int)e->sets, (int)e->graph_error);
    return say(FERRYI_VERDICT_WORKS, sentence, size,
               "stores, loads, %s%scopies, and the same in a replayed graph: %d sets, verified by the owner%s",
               e->atomics_tried ? "atomics, " : "", e->tma_ran ? "TMA, " : "", (int)e->sets,
               e->unmet && e->unmet == e->sets ? "; the two kernels never ran at the same time" : "");
}

/* Whether the kernel itself was wrong: no access to a peer ends so. */
static int is_own_error(int error)
{
    return error >= INFO_CU_ILLEGAL_INSTRUCTION && error <= INFO_CU_INVALID_PC ? 1 : error == INFO_CU_ASSERT;
}

ferryi_verdict vd_judge(const vd_evidence *e, char *sentence, size_t size)
{
    switch (e->state) {
    case VD_HUNG:
        return say(FERRYI_VERDICT_HANGS, sentence, size, "%s of the writer that touches the peer did not end%s%s",
                   step_names[(unsigned)e->step < VD_N_STEPS ? e->step : 0], e->note[0] ? ": " : "", e->note);
    case VD_FAULT:
        if (is_own_error(e->fault))
            return say(
                FERRYI_VERDICT_UNKNOWN, sentence, size,
                "%s of the writer ended with %s, which no access to a peer causes: a bug of ferry-info; report it",
                step_names[(unsigned)e->step < VD_N_STEPS ? e->step : 0], e->note);
        return say(FERRYI_VERDICT_NO_ACCESS, sentence, size, "%s of the writer ended with an error: %s",
                   step_names[(unsigned)e->step < VD_N_STEPS ? e->step : 0], e->note);
    case VD_DONE:
        break;
    default:
        return say(FERRYI_VERDICT_UNKNOWN, sentence, size, "%s", e->note[0] ? e->note : "not tried");
    }
    if (e->host_wrong)
        return say(FERRYI_VERDICT_UNKNOWN, sentence, size,
                   "the control failed: this GPU does not even write and read pinned host memory right");
    if (e->map_board != 0)
        return say(FERRYI_VERDICT_NO_ACCESS, sentence, size,
                   e->access == 0 ? "the driver reports no peer access (and refused the mapping: error %d)"
                                  : "the driver reports peer access, and refused the mapping: error %d",
                   (int)e->map_board);
    if (!e->only_in_graph)
        return judge_done(e, sentence, size);
    const size_t at = (size_t)snprintf(sentence, size, "only inside a replayed CUDA graph: ");
    return at < size ? judge_done(e, sentence + at, size - at) : judge_done(e, sentence, size);
}
