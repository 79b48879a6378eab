/* SPDX-License-Identifier: BSD-3-Clause */
#include "ferry.h"
#include "ferry/detail/moe/moe__funcs.h"
#include "runtime/base/cancel.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/calls/moe.h"
#include "runtime/state/agree.h"
#include "runtime/state/world.h"
#include <stdlib.h>
#include <string.h>

/* Create and destroy: PEs agree on the config and allocate one block of the symmetric heap for all kernel data. */

/* Exchanged and compared before anything is allocated. */
typedef struct ferryi_moe_agreement {
    int32_t status; /* result of this PE's check */
    int32_t value[6];
    int32_t fit; /* blocks that may run at the same time */
    uint64_t window;
} ferryi_moe_agreement;
static const char *const ferryi_moe_field[6] = { "n_experts", "topk", "hidden", "max_tokens", "dtype", "n_blocks" };

static ferry_status ferryi_moe_check_config(const ferry_moe_config *c)
{
    if (c->size != sizeof *c)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "ferry_moe_create: config has size %zu, not %zu: begin with FERRY_MOE_CONFIG_INIT", c->size,
                            sizeof *c);
    const struct {
        const char *name;
        int value, least, most;
    } field[] = { { "n_experts", c->n_experts, 1, FERRY_MOE_MAX_EXPERTS },
                  { "topk", c->topk, 1, FERRY_MOE_MAX_TOPK },
                  { "hidden", c->hidden, 1, FERRY_MOE_MAX_HIDDEN },
                  { "max_tokens", c->max_tokens, 0, FERRY_MOE_MAX_TOKENS },
                  { "n_blocks", c->n_blocks, 0, FERRY_MOE_MAX_BLOCKS } };
    for (size_t i = 0; i < sizeof field / sizeof *field; i++)
        if (field[i].value < field[i].least || field[i].value > field[i].most)
            return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_moe_create: %s is %d, allowed are %d to %d",
                                field[i].name, field[i].value, field[i].least, field[i].most);
    if (c->topk > c->n_experts)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_moe_create: topk is %d, more than the %d experts", c->topk,
                            c->n_experts);
    if (c->dtype != FERRY_MOE_BF16 && c->dtype != FERRY_MOE_FP8)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "ferry_moe_create: dtype is %d, allowed are FERRY_MOE_BF16 and FERRY_MOE_FP8",
                            (int)c->dtype);
    return FERRY_SUCCESS;
}

#define FERRYI_MOE_ROUND_UP(n) (((n) + 15u) & ~(size_t)15)

static void ferryi_moe_set_shape(ferryi_moe_args *a, const ferry_moe_config *c)
{
    size_t hidden = (size_t)c->hidden;
    size_t header = FERRYI_MOE_ROUND_UP(sizeof(ferryi_moe_header) + (size_t)c->topk * sizeof(ferry_moe_choice));
    size_t scales = c->dtype == FERRY_MOE_FP8 ? ferryi_fp8_groups((uint32_t)c->hidden) * sizeof(float) : 0;
    a->my_pe = ferry_my_pe();
    a->n_pes = ferry_n_pes();
    a->n_experts = c->n_experts;
    a->topk = c->topk;
    a->hidden = c->hidden;
    a->max_tokens = c->max_tokens;
    a->dtype = (int32_t)c->dtype;
    ferry_moe_experts_of(c->n_experts, a->n_pes, a->my_pe, &a->first_expert, &a->n_local);
    a->scales_offset = (uint32_t)header;
    a->data_offset = (uint32_t)FERRYI_MOE_ROUND_UP(header + scales);
    a->row_bytes = a->data_offset + FERRYI_MOE_ROUND_UP(hidden * (c->dtype == FERRY_MOE_FP8 ? 1 : 2));
    a->return_row_bytes = FERRYI_MOE_ROUND_UP(hidden * 2);
    a->block_row_bytes = a->row_bytes > a->return_row_bytes ? a->row_bytes : a->return_row_bytes;
    a->timeout_ns = c->timeout_ns != 0 && c->timeout_ns != UINT64_MAX ? c->timeout_ns : ferryi_world_get()->timeout_ns;
    if (a->timeout_ns > INT64_MAX / 2)
        a->timeout_ns = INT64_MAX / 2; /* a deadline must fit */
}

/* ---- Windows (device/moe.h). */

static ferry_status ferryi_moe_open_window(const ferry_moe_config *c, size_t *window)
{
    ferryi_moe_args a;
    ferryi_world *w = ferryi_world_get();
    if (!w->gpu)
        return FERRY_SUCCESS;
    memset(&a, 0, sizeof a);
    ferryi_moe_set_shape(&a, c);
    return ferryi_gpu_of(w)->window_open(ferryi_pe_of(w), ferryi_moe_window_bytes(&a), window);
}

static void ferryi_moe_close_window(size_t *window)
{
    if (*window != SIZE_MAX && ferryi_world_get()->gpu)
        ferryi_gpu_of(ferryi_world_get())->window_close(ferryi_pe_of(ferryi_world_get()), *window);
    *window = SIZE_MAX;
}

/* Stores the windows of each PE and zeroes the flags of incoming ones; 1 when this PE has any window. */
static int ferryi_moe_place_windows(const ferryi_moe_args *a, size_t window, ferryi_moe_peer *peer)
{
    const ferryi_pe *pe = ferryi_pe_of(ferryi_world_get());
    int any = 0;
    for (int32_t p = 0; p < a->n_pes && window != SIZE_MAX; p++) {
        peer[p].out = pe->gpu_ops->window(pe, a->my_pe, p, window);
        peer[p].in = pe->gpu_ops->window(pe, p, a->my_pe, window);
        if (peer[p].in != NULL)
            memset(peer[p].in, 0, sizeof(ferryi_moe_window));
        any |= peer[p].out != NULL || peer[p].in != NULL;
    }
    return any;
}

/* ---- Before anything is allocated. */

/* The number of blocks that this PE can run at the same time; *units: how many get a multiprocessor each.  0 with an
 * error when its GPU cannot run any. */
static unsigned ferryi_moe_fit(unsigned *units)
{
    ferryi_world *w = ferryi_world_get();
    unsigned fit = FERRY_MOE_MAX_BLOCKS;
    *units = 1;
    return w->gpu && ferryi_gpu_of(w)->moe_open(ferryi_pe_of(w), &fit, units) != FERRY_SUCCESS ? 0 : fit;
}

/* A PE with a bad config or without memory takes part too, so that the others do not wait for it in vain.  *window:
 * this PE's window; SIZE_MAX unless all PEs have the same one. */
static ferry_status ferryi_moe_agree(const ferry_moe_config *c, ferry_status own, unsigned fit, int32_t *least_fit,
                                     size_t *window)
{
    int me = ferry_my_pe(), n_pes = ferry_n_pes();
    ferryi_moe_agreement mine = { .status = (int32_t)own,
                                  .value = { c->n_experts, c->topk, c->hidden, c->max_tokens, (int32_t)c->dtype,
                                             c->n_blocks },
                                  .fit = (int32_t)fit,
                                  .window = SIZE_MAX };
    ferry_status status;
    if (mine.status == FERRY_SUCCESS)
        mine.status = (int32_t)ferryi_moe_open_window(c, window);
    mine.window = *window;
    ferryi_moe_agreement *all = ferry_calloc((size_t)n_pes + 1, sizeof *all);
    if (all == NULL)
        return mine.status != FERRY_SUCCESS ? (ferry_status)mine.status : ferry_last_error();
    status = ferry_putmem(&all[n_pes], &mine, sizeof mine, me);
    if (status == FERRY_SUCCESS)
        status = ferry_fcollectmem(FERRY_TEAM_WORLD, all, &all[n_pes], sizeof mine);
    if (mine.status != FERRY_SUCCESS)
        status = (ferry_status)mine.status;
    *least_fit = mine.fit;
    for (int pe = 0; pe < n_pes && status == FERRY_SUCCESS; pe++) {
        ferryi_moe_agreement other;
        status = ferry_getmem(&other, &all[pe], sizeof other, me);
        if (status == FERRY_SUCCESS && other.status != FERRY_SUCCESS)
            status =
                other.status == FERRY_ERR_INVALID_ARG
                    ? ferryi_error(FERRY_ERR_ASYMMETRIC, "ferry_moe_create: PE %d refused its config: see its message",
                                   pe)
                    : ferryi_error((ferry_status)other.status, "ferry_moe_create failed on PE %d (%s): see its message",
                                   pe, ferry_strerror((ferry_status)other.status));
        *least_fit = other.fit < *least_fit ? other.fit : *least_fit;
        if (status == FERRY_SUCCESS && other.window != mine.window)
            ferryi_moe_close_window(window);
        for (size_t i = 0; i < 6 && status == FERRY_SUCCESS; i++)
            if (other.value[i] != mine.value[i])
                status = ferryi_error(FERRY_ERR_ASYMMETRIC, "ferry_moe_create: %s is %d here and %d on PE %d",
                                      ferryi_moe_field[i], mine.value[i], other.value[i], pe);
    }
    ferry_status freed = ferry_free(all);
    return status != FERRY_SUCCESS ? status : freed;
}

/* All PEs go on, or none does. */
static ferry_status ferryi_moe_agree_on(size_t bytes, ferry_status mine)
{
    ferryi_pe *pe = ferryi_pe_of(ferryi_world_get());
    const uint64_t args[3] = { bytes, 0, 0 };
    ferryi_fair_lock_take(&pe->heap.lock);
    ferry_status status = pe->world.n_pes == 0
                              ? ferryi_world_refuse("ferry_moe_create")
                              : ferryi_agree(pe, FERRY_CALL_MALLOC, FERRYI_WHAT_MOE, args, mine, pe->world.timeout_ns);
    ferryi_fair_lock_release(&pe->heap.lock);
    return status;
}

/* The arena is laid out twice: with base NULL to learn its size, then for real. */
typedef struct ferryi_moe_layout {
    char *base;
    size_t used;
    int overflow;
} ferryi_moe_layout;

static void *ferryi_moe_carve(ferryi_moe_layout *l, size_t count, size_t size)
{
    size_t at = (l->used + 63) & ~(size_t)63, bytes;
    if (__builtin_mul_overflow(count, size, &bytes) || __builtin_add_overflow(at, bytes, &l->used) ||
        l->used > PTRDIFF_MAX / 2) {
        l->overflow = 1;
        l->used = 0;
        return NULL;
    }
    return l->base == NULL ? NULL : l->base + at;
}

#define FERRYI_MOE_TALLY 262144u /* counts of choices by chunk and expert, unless there are more experts */

/* Places flags and other zeroed data first; returns their size in bytes. */
static size_t ferryi_moe_lay_out(ferryi_moe_layout *l, ferryi_moe_args *a, unsigned n_blocks)
{
    size_t n_pes = (size_t)a->n_pes, tokens = (size_t)a->max_tokens, topk = (size_t)a->topk;
    a->dispatch_flag = ferryi_moe_carve(l, n_pes, sizeof(ferryi_moe_flag));
    a->return_flag = ferryi_moe_carve(l, n_pes, sizeof(ferryi_moe_flag));
    a->peer = ferryi_moe_carve(l, n_pes, sizeof(ferryi_moe_peer));
    a->result = ferryi_moe_carve(l, 1, sizeof(ferryi_moe_result));
    a->grid = ferryi_moe_carve(l, 1, sizeof(ferryi_moe_grid));
    a->arrived = ferryi_moe_carve(l, n_pes, sizeof(uint32_t));
    size_t zeroed = l->used;
    a->source_status = ferryi_moe_carve(l, n_pes, sizeof(int32_t));
    a->block_notes = ferryi_moe_carve(l, n_blocks * 2 * (n_pes + 1), sizeof(int32_t));
    a->block_row = ferryi_moe_carve(l, n_blocks, a->block_row_bytes);
    a->tally = ferryi_moe_carve(l, (size_t)a->n_chunks * (size_t)a->n_local, sizeof(int32_t));
    a->slot = ferryi_moe_carve(l, tokens * n_pes, sizeof(int32_t));
    a->choice_pe = ferryi_moe_carve(l, tokens * topk, sizeof(int32_t));
    a->missing = ferryi_moe_carve(l, tokens, sizeof(uint32_t));
    a->expert_first = ferryi_moe_carve(l, (size_t)a->n_local + 1, sizeof(int32_t));
    a->expert_row = ferryi_moe_carve(l, n_pes * tokens * topk, sizeof(int32_t));
    a->expert_weight = ferryi_moe_carve(l, n_pes * tokens * topk, sizeof(float));
    a->rows = ferryi_moe_carve(l, n_pes * tokens, sizeof(ferry_moe_row));
    a->dispatch_rows = ferryi_moe_carve(l, 2 * n_pes * tokens, a->row_bytes);
    a->return_rows = ferryi_moe_carve(l, 2 * n_pes * tokens, a->return_row_bytes);
    return zeroed;
}

ferry_status ferry_moe_create(const ferry_moe_config *config, ferry_moe **out)
{
    FERRYI_UNCANCELLED;
    if (!ferry_query_initialized())
        return ferryi_world_refuse("ferry_moe_create");
    if (config == NULL || out == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_moe_create: %s is NULL", config == NULL ? "config" : "moe");
    if (ferry_n_pes() > FERRY_MOE_MAX_PES)
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "ferry_moe_create on %d PEs: at most %d are supported",
                            ferry_n_pes(), FERRY_MOE_MAX_PES);
    int32_t fit = 0;
    unsigned units;
    unsigned own_fit = ferryi_moe_fit(&units);
    size_t window = SIZE_MAX;
    ferry_moe *moe = calloc(1, sizeof *moe);
    ferry_status status = ferryi_moe_check_config(config);
    if (status == FERRY_SUCCESS && moe == NULL)
        status = ferryi_error(FERRY_ERR_NO_MEMORY,
                              "ferry_moe_create: PE %d has no host memory for %zu bytes: raise the memory limit",
                              ferry_my_pe(), sizeof *moe);
    status = ferryi_moe_agree(config, status, own_fit, &fit, &window);
    if (status == FERRY_SUCCESS && (fit == 0 || config->n_blocks > fit))
        status = ferryi_error(FERRY_ERR_INVALID_ARG,
                              "ferry_moe_create: n_blocks is %d, but a GPU of the job can run only %d at the same "
                              "time: ask for fewer, or for 0 to let ferry choose",
                              config->n_blocks, fit);
    if (status != FERRY_SUCCESS)
        goto close_window;

    /* Every PE computes the same sizes: n_local differs by one between PEs, so the larger value is used. */
    ferryi_moe_args args;
    memset(&args, 0, sizeof args);
    ferryi_moe_set_shape(&args, config);
    int32_t n_local = args.n_local;
    args.n_local = config->n_experts / args.n_pes + 1;
    const unsigned n_blocks = config->n_blocks != 0        ? (unsigned)config->n_blocks
                              : !ferryi_world_get()->gpu   ? 1
                              : fit < FERRY_MOE_MAX_BLOCKS ? (unsigned)fit
                                                           : FERRY_MOE_MAX_BLOCKS;
    const unsigned widest = n_blocks * (ferryi_world_get()->gpu ? FERRYI_MOE_THREADS / 32 : 1);
    const unsigned most_chunks = FERRYI_MOE_TALLY / (unsigned)args.n_local;
    args.n_chunks = (int32_t)(most_chunks < 1 ? 1 : most_chunks < widest ? most_chunks : widest);
    ferryi_moe_layout layout = { NULL, 0, 0 };
    size_t zeroed = ferryi_moe_lay_out(&layout, &args, n_blocks);
    if (layout.overflow || (int64_t)args.n_pes * args.max_tokens > INT32_MAX / args.topk) {
        status =
            ferryi_error(FERRY_ERR_OVERFLOW,
                         "ferry_moe_create: %d PEs x max_tokens %d x topk %d x hidden %d overflows: lower max_tokens",
                         args.n_pes, args.max_tokens, args.topk, args.hidden);
        goto close_window;
    }

    char *arena = ferry_align(64, layout.used);
    if (arena == NULL) {
        status = ferry_last_error();
        goto close_window;
    }
    layout = (ferryi_moe_layout){ arena, 0, 0 };
    ferryi_moe_lay_out(&layout, &args, n_blocks);
    args.n_local = n_local;

    char *zeros = calloc(1, zeroed);
    if (zeros != NULL)
        args.windows =
            ferryi_moe_place_windows(&args, window, (ferryi_moe_peer *)(void *)(zeros + ((char *)args.peer - arena)));
    status = zeros == NULL
                 ? ferryi_error(FERRY_ERR_NO_MEMORY,
                                "ferry_moe_create: PE %d has no host memory for %zu bytes: raise the memory limit",
                                args.my_pe, zeroed)
                 : ferry_putmem(arena, zeros, zeroed, args.my_pe);
    free(zeros);
    status = ferryi_moe_agree_on(layout.used, status); /* no flag may arrive before the words are zero */
    if (status != FERRY_SUCCESS)
        goto free_arena;
    moe->args = args;
    moe->arena = arena;
    moe->window = window;
    moe->n_blocks = config->n_blocks != 0 || units > n_blocks ? n_blocks : units;
    moe->n_blocks_given = config->n_blocks != 0;
    *out = moe;
    return FERRY_SUCCESS;

free_arena:
    (void)ferry_free(arena);
close_window:
    free(moe);
    ferryi_moe_close_window(&window);
    return status;
}

ferry_status ferry_moe_destroy(ferry_moe *moe)
{
    FERRYI_UNCANCELLED;
    if (moe == NULL)
        return FERRY_SUCCESS;
    ferry_status status = ferry_free(moe->arena); /* collective: the others have finished with it too */
    ferryi_moe_close_window(&moe->window);
    free(moe);
    return status;
}
