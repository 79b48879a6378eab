/* SPDX-License-Identifier: BSD-3-Clause */
#include "ferry.h"
#include "ferry/detail/moe/moe__funcs.h"
#include "runtime/base/cancel.h"
#include "runtime/base/log.h"
#include "runtime/calls/moe.h"
#include "runtime/state/fault.h"
#include "runtime/state/world.h"

/* ferry_moe_count_choices() and its host's wait. */

static const char call[] = "ferry_moe_count_choices";

static ferry_status check_numbers(const ferry_moe_choices *c)
{
    const struct {
        const char *name;
        int value, least, most;
    } number[] = {
        { "n_tokens", c->n_tokens, 0, FERRY_MOE_MAX_TOKENS },
        { "topk", c->topk, 1, FERRY_MOE_MAX_TOPK },
        { "n_experts", c->n_experts, 1, FERRY_MOE_MAX_EXPERTS },
    };
    for (size_t i = 0; i < sizeof number / sizeof *number; i++)
        if (number[i].value < number[i].least || number[i].value > number[i].most)
            return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: %s is %d, allowed are %d to %d", call, number[i].name,
                                number[i].value, number[i].least, number[i].most);
    if (c->index_bytes != 0 && c->index_bytes != 4 && c->index_bytes != 8)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: index_bytes is %d, allowed are 0, 4 and 8", call,
                            c->index_bytes);
    if (ferry_n_pes() > FERRY_MOE_MAX_PES)
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "%s: %d PEs, and %d are allowed", call, ferry_n_pes(),
                            FERRY_MOE_MAX_PES);
    if (c->topk_idx == NULL && c->n_tokens > 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: topk_idx is NULL", call);
    return FERRY_SUCCESS;
}

static ferry_status check_arrays(const ferry_moe_choices *c)
{
    const struct {
        const char *name;
        const void *p;
        size_t align;
    } array[] = {
        { "topk_idx", c->topk_idx, c->index_bytes == 8 ? 8 : 4 },
        { "per_pe", c->per_pe, 4 },
        { "per_expert", c->per_expert, 4 },
        { "in_pe", c->in_pe, 1 },
        { "absent", c->absent, 4 },
        { "copy", c->copy, c->index_bytes == 8 ? 8 : 4 },
        { "told", c->told, 4 },
    };
    ferry_status status = FERRY_SUCCESS;
    for (size_t i = 0; i < sizeof array / sizeof *array && status == FERRY_SUCCESS; i++)
        status = ferryi_moe_check_array(call, array[i].name, array[i].p, array[i].align, 0);
    return status;
}

ferry_status ferry_moe_count_choices(const ferry_moe_choices *c, ferry_stream stream)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_moe_args a = { 0 };
    if (c == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: choices is NULL", call);
    if (w->n_pes == 0)
        return ferryi_world_refuse(call);
    if (c->size != sizeof *c)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%s: choices has size %zu, not %zu: begin with FERRY_MOE_CHOICES_INIT", call, c->size,
                            sizeof *c);
    ferry_status status = check_numbers(c);
    if (status == FERRY_SUCCESS)
        status = check_arrays(c);
    if (status != FERRY_SUCCESS)
        return status;
    a.shape.my_pe = w->my_pe;
    a.shape.n_pes = w->n_pes;
    a.shape.n_experts = c->n_experts;
    a.shape.topk = c->topk;
    a.shape.wide_index = c->index_bytes == 8;
    a.request.n_tokens = c->n_tokens;
    a.request.topk_idx = c->topk_idx;
    a.request.choices = *c;
    if (w->gpu)
        return ferryi_gpu_of(w)->moe_launch(ferryi_pe_of(w), FERRYI_MOE_COUNT_CHOICES, 1, &a, &stream);
    ferryi_moe_count_choices_body(&a);
    return FERRY_SUCCESS;
}

ferry_status ferry_moe_await_choices(const ferry_moe_choices *c, uint64_t timeout_ns)
{
    FERRYI_UNCANCELLED;
    static const char awaits[] = "ferry_moe_await_choices";
    ferryi_world *w = ferryi_world_get();
    ferry_status status = FERRY_SUCCESS;
    ferryi_spin spin;
    int first;
    if (c == NULL || c->told == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: %s is NULL", awaits, c == NULL ? "choices" : "told");
    if (w->n_pes == 0)
        return ferryi_world_refuse(awaits);
    ferryi_spin_begin(&spin, w, timeout_ns);
    while (ferryi_ld_acquire_u32(&c->told[0]) != c->number && status == FERRY_SUCCESS)
        status = ferryi_spin_step(w, &spin, w->my_pe);
    ferryi_spin_end(w, &spin);
    if (status != FERRY_SUCCESS && ferryi_ld_acquire_u32(&c->told[0]) == c->number) /* it was there before the end */
        return FERRY_SUCCESS;
    status = ferryi_fault_final_status(w, status, &first);
    if (status == FERRY_ERR_TIMEOUT)
        status = ferryi_error(status,
                              "%s: the GPU has not counted them in time: look at what its streams wait for, or raise "
                              "FERRY_TIMEOUT",
                              awaits);
    if (first)
        ferryi_fault_end_peers(w, status);
    return status;
}
