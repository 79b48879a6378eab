/* SPDX-License-Identifier: BSD-3-Clause */
/* From evidence to a word, with the sentence that shows why: the questions are probes.h's. */
#include "tools/verdict/verdict.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { SMALL = (1 << FERRYI_VERDICT_SIZES) - 1 };

const char *const vd_spot_names[FERRYI_VERDICT_SPOTS] = { "low", "middle", "last" };

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

/* The first address, but the low one, at which stores or loads are wrong; 0: none. */
#define STORES(e) ((e)->lost | (e)->wrong | (e)->spilt)
static int bad_spot(const vd_evidence *e)
{
    for (int i = 1; i < FERRYI_VERDICT_SPOTS; i++)
        if (at_spot(STORES(e) | e->load_wrong, i))
            return i;
    return 0;
}

static int bad_handle(const vd_evidence *e)
{
    for (int i = 0; i < FERRYI_VERDICT_HANDLES; i++)
        if (e->handle[i].result == 0 && (e->handle[i].lost || e->handle[i].wrong))
            return i;
    return -1;
}

static ferryi_verdict judge_done(const vd_evidence *e, char *sentence, size_t size)
{
    const int copies = e->push_lost + e->push_wrong == 0 && e->pull_wrong == 0;
    const uint32_t lost = at_spot(e->lost, 0);
    const ferryi_verdict lost_word = copies ? FERRYI_VERDICT_ONLY_COPIES : FERRYI_VERDICT_STORES_LOST;
    char sizes[32], names[160];
    int at;
#define LOW(MASK) at_spot(e->MASK, 0)
#define SIZES(MASK) sizes_of(MASK, sizes)
#define FACT(KEY, FORM, VALUE, ABOUT)
#define SPOT(KEY, MASK, ABOUT)
#define ASK(IS_BAD, WORD, ...)                                                                                         \
    if (IS_BAD)                                                                                                        \
        return say(WORD, sentence, size, __VA_ARGS__);
#define PROBE(KEY, FORM, VALUE, ABOUT, ...) ASK(__VA_ARGS__)
#include "tools/verdict/probes.h"
#undef FACT
#undef SPOT
#undef ASK
#undef PROBE
}

/* Whether the kernel itself was wrong: no access to a peer ends so. */
static int is_own_error(int error)
{
    return error >= CUDA_ERROR_ILLEGAL_INSTRUCTION && error <= CUDA_ERROR_INVALID_PC ? 1 : error == CUDA_ERROR_ASSERT;
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
