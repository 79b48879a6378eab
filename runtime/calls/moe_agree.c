/* SPDX-License-Identifier: BSD-3-Clause */
#include "ferry.h"
#include "ferry/detail/moe/moe__funcs.h"
#include "runtime/base/cancel.h"
#include "runtime/base/digest.h"
#include "runtime/base/log.h"
#include "runtime/calls/moe.h"
#include "runtime/state/agree.h"
#include "runtime/state/world.h"
#include <stdlib.h>

/* What PEs agree on before they make an object; or once, for objects that each makes alone. */

/* ---- What holds on this PE. */

/* Whether this PE's kernels reach every PE, and are reached, by direct stores.  Kernels that count, and routes that
 * delay for tests, take the other ways. */
int ferryi_moe_all_peers_are_direct(void)
{
    const ferryi_world *w = ferryi_world_get();
    const int me = ferry_my_pe(), n_pes = ferry_n_pes();
    int all = 1;
    for (int pe = 0; pe < n_pes && all; pe++)
        all = w->gpu ? pe < 64 && !ferryi_pe_of(ferryi_world_get())->env.stats &&
                           ferryi_path_is_direct(ferry_path_of(me, pe)) && ferryi_path_is_direct(ferry_path_of(pe, me))
                     : ferryi_path_has_fast_copy(ferryi_route(w, pe));
    return all;
}

ferry_status ferryi_moe_fit(unsigned *fit, unsigned *units)
{
    ferryi_world *w = ferryi_world_get();
    *fit = FERRY_MOE_MAX_BLOCKS;
    *units = 1;
    return w->gpu ? ferryi_gpu_of(w)->moe_open(ferryi_pe_of(w), fit, units) : FERRY_SUCCESS;
}

/* What holds for objects of any config: without windows and levels. */
static ferry_status moe_local_facts(ferryi_moe_facts *facts)
{
    unsigned fit = 0, units = 0;
    const ferry_status status = ferryi_moe_fit(&fit, &units);
    *facts =
        (ferryi_moe_facts){ .fit = (int32_t)fit, .direct = ferryi_moe_all_peers_are_direct(), .window = UINT64_MAX };
    return status;
}

/* ---- What holds on all. */

/* Exchanged and compared before anything is allocated. */
#define FERRYI_MOE_FIELDS(X)                                                                                           \
    X(n_experts)                                                                                                       \
    X(topk)                                                                                                            \
    X(hidden)                                                                                                          \
    X(max_tokens)                                                                                                      \
    X(dtype) X(n_blocks) X(layout) X(row_bytes) X(side_bytes) X(alignment) X(index_bytes) X(scales) X(own) X(n_channels)
#define FERRYI_MOE_ONE(field) +1
enum { FERRYI_MOE_N_FIELDS = 0 FERRYI_MOE_FIELDS(FERRYI_MOE_ONE) };
_Static_assert(FERRYI_MOE_N_FIELDS == FERRYI_MOE_CONFIG_FIELDS, "an object made alone states the same");
typedef struct ferryi_moe_note {
    int32_t status; /* result of this PE's check */
    int32_t value[FERRYI_MOE_N_FIELDS];
    ferryi_moe_facts facts;
    uint64_t memory; /* the offset of the program's memory; UINT64_MAX: none */
} ferryi_moe_note;
_Static_assert(sizeof(ferryi_moe_note) <= FERRYI_MOE_NOTE_BYTES, "a note has this room");
#define FERRYI_MOE_FIELD_NAME(field) #field,
#define FERRYI_MOE_FIELD_VALUE(field) (int32_t) c->field,
static const char *const ferryi_moe_field[] = { FERRYI_MOE_FIELDS(FERRYI_MOE_FIELD_NAME) };

static void *moe_note_of(int pe)
{
    const ferryi_world *w = ferryi_world_get();
    return (void *)(uintptr_t)(w->heap + ferryi_pe_of(ferryi_world_get())->heap.moe_notes +
                               (uint64_t)pe * FERRYI_MOE_NOTE_BYTES);
}

ferry_status ferryi_moe_agree_on(const char *call, enum ferryi_moe_step step, size_t bytes, ferry_status mine)
{
    return ferryi_agree_on(call, FERRYI_WHAT_MOE, step, bytes, mine);
}

/* Stores this PE's note on every PE.  A PE begins after it has read the notes of the call before, so the
 * first step keeps a fast PE's entry from replacing one that a slow PE still has to read. */
static ferry_status moe_state(const ferryi_moe_note *mine)
{
    const int me = ferry_my_pe(), n_pes = ferry_n_pes();
    ferry_status status = ferryi_moe_agree_on("ferry_moe_create", FERRYI_MOE_BEGINS, 0, FERRY_SUCCESS);
    if (status != FERRY_SUCCESS)
        return status;
    for (int i = 0; i < n_pes && status == FERRY_SUCCESS; i++)
        status = ferry_putmem(moe_note_of(me), mine, sizeof *mine, (me + i) % n_pes);
    if (status == FERRY_SUCCESS)
        status = ferry_quiet();
    return ferryi_moe_agree_on("ferry_moe_create", FERRYI_MOE_STATED, 0, status);
}

/* A PE with a bad config or without memory takes part too, so that the others do not wait for it in vain. */
ferry_status ferryi_moe_agree(const ferry_moe_config *c, ferry_status own, ferryi_moe_facts *facts)
{
    int me = ferry_my_pe(), n_pes = ferry_n_pes();
    const ferryi_moe_note mine = { .status = (int32_t)own,
                                   .value = { FERRYI_MOE_FIELDS(FERRYI_MOE_FIELD_VALUE) },
                                   .facts = *facts,
                                   .memory = c->memory == NULL
                                                 ? UINT64_MAX
                                                 : (uint64_t)((const char *)c->memory -
                                                              (const char *)(uintptr_t)ferryi_world_get()->heap) };
    ferry_status status = moe_state(&mine);
    if (own != FERRY_SUCCESS)
        status = own;
    for (int pe = 0; pe < n_pes && status == FERRY_SUCCESS; pe++) {
        ferryi_moe_note other;
        status = ferry_getmem(&other, moe_note_of(pe), sizeof other, me);
        if (status == FERRY_SUCCESS && other.status != FERRY_SUCCESS)
            status =
                other.status == FERRY_ERR_INVALID_ARG
                    ? ferryi_error(FERRY_ERR_ASYMMETRIC, "ferry_moe_create: PE %d refused its config: see its message",
                                   pe)
                    : ferryi_error((ferry_status)other.status, "ferry_moe_create failed on PE %d (%s): see its message",
                                   pe, ferry_strerror((ferry_status)other.status));
        facts->fit = other.facts.fit < facts->fit ? other.facts.fit : facts->fit;
        facts->direct &= other.facts.direct;
        facts->levels &= other.facts.levels;
        facts->salt = pe == 0 ? other.facts.salt : facts->salt;
        if (other.facts.window != mine.facts.window)
            facts->window = UINT64_MAX;
        for (size_t i = 0; i < FERRYI_MOE_N_FIELDS && status == FERRY_SUCCESS; i++)
            if (other.value[i] != mine.value[i])
                status = ferryi_error(FERRY_ERR_ASYMMETRIC, "ferry_moe_create: %s is %d here and %d on PE %d",
                                      ferryi_moe_field[i], mine.value[i], other.value[i], pe);
        if (status == FERRY_SUCCESS && other.memory != mine.memory)
            status = ferryi_error(FERRY_ERR_ASYMMETRIC,
                                  "ferry_moe_create: memory is at other places of the heap here and on PE %d", pe);
    }
    return status;
}

/* ---- Objects that each PE makes alone. */

static uint64_t moe_digest(const int32_t *value)
{
    const uint64_t digest = ferryi_digest_add(FERRYI_DIGEST_BEGIN, value, FERRYI_MOE_N_FIELDS * sizeof *value);
    return digest != 0 ? digest : 1;
}

ferry_status ferryi_moe_state_config(const ferry_moe_config *c, ferryi_moe_config_line *to)
{
    const int me = ferry_my_pe(), n_pes = ferry_n_pes();
    ferryi_moe_config_line mine = { 0, { FERRYI_MOE_FIELDS(FERRYI_MOE_FIELD_VALUE) } };
    mine.digest = moe_digest(mine.value);
    for (int i = 0; i < n_pes; i++) {
        const int pe = (me + i) % n_pes;
        ferry_status status = ferry_putmem(to[me].value, mine.value, sizeof mine.value, pe);
        if (status == FERRY_SUCCESS)
            status = ferry_fence(); /* R of ferryi_moe_config_compare's acquire: the values, then their digest */
        if (status == FERRY_SUCCESS)
            status = ferry_putmem(&to[me].digest, &mine.digest, sizeof mine.digest, pe);
        /* Nobody is awaited: another PE that is dead or late learns nothing, and finds no flag or no digest. */
        if (status != FERRY_SUCCESS && pe == me)
            return status;
    }
    return ferry_fence() == FERRY_ERR_ABORTED ? FERRY_ERR_ABORTED : FERRY_SUCCESS; /* flags come behind */
}

ferry_status ferryi_moe_configs_differ(const ferryi_moe_args *a, int pe, const char *call)
{
    const int me = a->shape.my_pe;
    ferryi_moe_config_line own, other;
    ferry_status status = ferry_getmem(&own, &a->scratch.config[me], sizeof own, me);
    if (status == FERRY_SUCCESS)
        status = ferry_getmem(&other, &a->scratch.config[pe], sizeof other, me);
    if (status != FERRY_SUCCESS)
        return status;
    for (size_t i = 0; i < FERRYI_MOE_N_FIELDS; i++)
        if (own.value[i] != other.value[i])
            return ferryi_error_quiet(
                FERRY_ERR_ASYMMETRIC,
                "%s: the config has %s %d here and %d on PE %d, whose rows are left out: make the "
                "object with the same config on all PEs",
                call, ferryi_moe_field[i], own.value[i], other.value[i], pe);
    return ferryi_error_quiet(
        FERRY_ERR_ASYMMETRIC,
        "%s: the config is another one on PE %d, whose rows are left out: make the object with the "
        "same config and memory on all PEs",
        call, pe);
}

ferry_status ferry_moe_agreement_create(ferry_moe_agreement **out)
{
    FERRYI_UNCANCELLED;
    const ferry_moe_config any = FERRY_MOE_CONFIG_INIT;
    if (!ferry_query_initialized())
        return ferryi_world_refuse("ferry_moe_agreement_create");
    if (out == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_moe_agreement_create: agreement is NULL");
    ferryi_moe_facts facts = { 0 };
    ferry_moe_agreement *made = calloc(1, sizeof *made);
    ferry_status status =
        made != NULL
            ? moe_local_facts(&facts)
            : ferryi_error(FERRY_ERR_NO_MEMORY,
                           "ferry_moe_agreement_create: PE %d has no host memory for %zu bytes: raise the memory limit",
                           ferry_my_pe(), sizeof *made);
    status = ferryi_moe_agree(&any, status, &facts);
    if (status != FERRY_SUCCESS) {
        free(made);
        return status;
    }
    made->facts = facts;
    *out = made;
    return FERRY_SUCCESS;
}

void ferry_moe_agreement_destroy(ferry_moe_agreement *agreement)
{
    free(agreement);
}
