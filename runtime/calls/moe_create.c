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
#include <sys/mman.h>

/* Create and destroy: PEs agree on the config and allocate one block of the symmetric heap for all kernel data. */

/* ---- Windows (device/moe/moe.h). */

static ferry_status moe_open_window(const ferry_moe_config *c, size_t *window)
{
    ferryi_moe_shape shape;
    ferryi_world *w = ferryi_world_get();
    if (!w->gpu)
        return FERRY_SUCCESS;
    memset(&shape, 0, sizeof shape);
    ferryi_moe_set_shape(&shape, c);
    return ferryi_gpu_of(w)->window_open(ferryi_pe_of(w), ferryi_moe_window_bytes(&shape), c->agreement != NULL,
                                         window);
}

/* unused: its object is not made.  So a PE that failed, and repeats the call, takes the place that the others have. */
static void moe_close_window(size_t *window, int unused)
{
    if (*window != SIZE_MAX && ferryi_world_get()->gpu)
        ferryi_gpu_of(ferryi_world_get())->window_close(ferryi_pe_of(ferryi_world_get()), *window, unused);
    *window = SIZE_MAX;
}

/* Stores the windows of each PE and zeroes the flags of incoming ones, unless they are fresh: there flags may have
 * arrived.  1 when this PE has any window. */
static int moe_place_windows(const ferryi_moe_args *a, size_t window, int fresh, ferryi_moe_peer *peer)
{
    const ferryi_pe *pe = ferryi_pe_of(ferryi_world_get());
    int any = 0;
    for (int32_t p = 0; p < a->shape.n_pes && window != SIZE_MAX; p++) {
        peer[p].out = pe->gpu_ops->window(pe, a->shape.my_pe, p, window);
        peer[p].in = pe->gpu_ops->window(pe, p, a->shape.my_pe, window);
        if (peer[p].in != NULL && !fresh)
            memset(peer[p].in, 0, sizeof(ferryi_moe_window));
        any |= peer[p].out != NULL || peer[p].in != NULL;
    }
    return any;
}

/* The most bytes of address space for the windows of one object; PEs beyond that get rows by puts. */
#define FERRYI_MOE_OUTBOX_MOST ((size_t)512 << 20)

/* In the host space, a window in this PE's memory for each PE of a remote pair: blocks assemble rows there, and one put
 * carries all of them, instead of one for each row.  Pages that no round has used cost nothing.  Returns whether there
 * is any; without memory there is none, and rows go by puts. */
static int moe_place_outboxes(const ferryi_moe_shape *shape, ferryi_moe_peer *peer, char **outbox, size_t *bytes)
{
    const size_t each = (ferryi_moe_window_bytes(shape) + 63) & ~(size_t)63;
    size_t most = each != 0 ? FERRYI_MOE_OUTBOX_MOST / each : 0, n = 0;
    for (int32_t p = 0; p < shape->n_pes; p++)
        n += (size_t)ferryi_path_is_remote(ferry_path_of(shape->my_pe, p));
    most = n < most ? n : most;
    if (ferryi_world_get()->gpu || most == 0)
        return 0;
    void *at = mmap(NULL, most * each, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at == MAP_FAILED)
        return 0;
    *outbox = at;
    *bytes = most * each;
    n = 0;
    for (int32_t p = 0; p < shape->n_pes && n < most; p++)
        if (ferryi_path_is_remote(ferry_path_of(shape->my_pe, p)))
            peer[p].out = *outbox + n++ * each;
    return 1;
}

/* Whether this PE can do its part of two levels.  All PEs of its node must be within reach of direct stores, and each
 * other PE needs a window. */
static int moe_can_have_levels(const ferry_moe_config *c)
{
    const ferryi_world *w = ferryi_world_get();
    ferryi_moe_shape shape;
    size_t n_other_nodes = 0;
    if (!ferryi_moe_may_have_levels(c))
        return 0;
    memset(&shape, 0, sizeof shape);
    ferryi_moe_set_shape(&shape, c);
    for (int pe = 0; pe < w->n_pes; pe++) {
        const int same_node = w->host.node[pe] == w->host.node[w->my_pe];
        if (same_node ? !ferryi_path_has_fast_copy(ferryi_route(w, pe))
                      : !ferryi_path_is_remote(ferry_path_of(w->my_pe, pe)))
            return 0;
        n_other_nodes += !same_node;
    }
    return n_other_nodes <= FERRYI_MOE_OUTBOX_MOST / (ferryi_moe_window_bytes(&shape) + 63);
}

static void moe_free_outboxes(char *outbox, size_t bytes)
{
    if (outbox != NULL)
        (void)munmap(outbox, bytes);
}

/* The program's memory, if it gives some. */
static ferry_status moe_check_memory(const ferry_moe_config *c)
{
    size_t bytes = 0;
    if (c->memory == NULL)
        return c->agreement == NULL ? FERRY_SUCCESS
                                    : ferryi_error(FERRY_ERR_INVALID_ARG,
                                                   "ferry_moe_create: config has an agreement and no memory: give it "
                                                   "ferry_moe_size() bytes of ferry_calloc()");
    if ((uintptr_t)c->memory % 64 != 0)
        return ferryi_error(FERRY_ERR_MISALIGNED, "ferry_moe_create: memory is at %p, not at a multiple of 64",
                            c->memory);
    ferry_status status = ferry_moe_size(c, &bytes);
    if (status == FERRY_SUCCESS && !ferryi_heap_contains(ferryi_world_get(), c->memory, bytes))
        status = ferryi_error(FERRY_ERR_INVALID_ADDR,
                              "ferry_moe_create: memory at %p has no %zu bytes in the symmetric heap: take them from "
                              "ferry_malloc",
                              c->memory, bytes);
    return status;
}

/* The most blocks of a large round, each of which has one of `units` multiprocessors to itself; 0: none is large. */
static unsigned moe_large_blocks(const ferry_moe *moe, unsigned units)
{
    const ferryi_moe_args *a = &moe->args;
    if (!ferryi_world_get()->gpu || !moe->direct || a->shape.small || a->shape.layout != FERRY_MOE_BY_TOKEN ||
        a->shape.dtype == FERRY_MOE_FP8 || a->shape.payload_bytes % 16 != 0)
        return 0;
    if (moe->n_blocks_given)
        return moe->n_blocks < units ? moe->n_blocks : units;
    return units > 1 ? units / 2 : 1; /* two rounds run at the same time */
}

/* What holds on all PEs for objects of this config.  *window: this PE's, which the caller closes; SIZE_MAX: none. */
static ferry_status moe_agree_on_facts(const ferry_moe_config *c, ferry_status own, unsigned own_fit,
                                       ferryi_moe_facts *facts, size_t *window)
{
    if (own == FERRY_SUCCESS)
        own = moe_open_window(c, window);
    if (c->agreement != NULL) {
        *facts = c->agreement->facts;
        return own;
    }
    *facts = (ferryi_moe_facts){ .fit = (int32_t)own_fit,
                                 .direct = ferryi_moe_all_peers_are_direct(),
                                 .levels = own == FERRY_SUCCESS && moe_can_have_levels(c),
                                 .salt = (uint32_t)ferryi_clock_ns(),
                                 .window = *window };
    ferry_status status = ferryi_moe_agree(c, own, facts);
    if (facts->window == UINT64_MAX)
        moe_close_window(window, 1);
    return status;
}

/* The memory of a channel.  c->memory: where this channel's begins. */
static ferry_status moe_take_arena(const ferry_moe_config *c, int channel, size_t bytes, char **arena)
{
    *arena = c->memory != NULL ? (char *)c->memory + (size_t)channel * bytes : ferry_align(128, bytes);
    return *arena != NULL ? FERRY_SUCCESS : ferryi_last_error();
}

/* Makes the arena ready for rounds: its first `zeroed` bytes are zero but for the windows' addresses.  With an
 * agreement they are zero before, and flags of faster PEs may have arrived there. */
static ferry_status moe_clear(const ferry_moe_config *c, ferryi_moe_args *args, const char *arena, size_t zeroed,
                              size_t window, char **outbox, size_t *outbox_bytes)
{
    char *zeros = calloc(1, zeroed);
    if (zeros == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY,
                            "ferry_moe_create: PE %d has no host memory for %zu bytes: raise the memory limit",
                            args->shape.my_pe, zeroed);
    const size_t at = (size_t)((char *)args->scratch.peer - arena);
    ferryi_moe_peer *peer = (ferryi_moe_peer *)(void *)(zeros + at);
    for (int32_t p = 0; p < args->shape.n_pes && c->agreement != NULL; p++)
        peer[p].gone = p != args->shape.my_pe ? FERRYI_MOE_UNCHECKED : 0;
    args->shape.windows = moe_place_windows(args, window, c->agreement != NULL, peer) ||
                          moe_place_outboxes(&args->shape, peer, outbox, outbox_bytes);
    ferry_status status =
        c->agreement == NULL
            ? ferry_putmem((char *)args->scratch.peer - at, zeros, zeroed, args->shape.my_pe)
            : ferry_putmem(args->scratch.peer, peer, (size_t)args->shape.n_pes * sizeof *peer, args->shape.my_pe);
    free(zeros);
    return status;
}

/* What this PE alone has of a channel, besides the object. */
static void moe_drop_parts(ferry_moe *moe, int unused)
{
    if (unused || !moe->is_local) /* what stands in such a window must never be read as another object's */
        moe_close_window(&moe->window, unused);
    moe_free_outboxes(moe->outbox, moe->outbox_bytes);
    free(moe->nodes);
}

static void moe_drop(ferry_moe *moe, int unused)
{
    moe_drop_parts(moe, unused);
    free(moe);
}

/* Finds what holds on all PEs, and the number of blocks.  A PE that has failed before takes part too. */
static ferry_status moe_begin(const ferry_moe_config *c, ferry_status status, ferry_moe *moe, ferryi_moe_facts *facts,
                              unsigned *units)
{
    unsigned own_fit;
    const ferry_status opened = ferryi_moe_fit(&own_fit, units);
    status = moe_agree_on_facts(c, status == FERRY_SUCCESS ? opened : status, own_fit, facts, &moe->window);
    if (status == FERRY_SUCCESS && (facts->fit == 0 || c->n_blocks > facts->fit))
        status = ferryi_error(FERRY_ERR_INVALID_ARG,
                              "ferry_moe_create: n_blocks is %d, but a GPU of the job can run only %d at the same "
                              "time: ask for fewer, or for 0 to let ferry choose",
                              c->n_blocks, facts->fit);
    moe->n_blocks = c->n_blocks != 0                    ? (unsigned)c->n_blocks
                    : !ferryi_world_get()->gpu          ? 1
                    : facts->fit < FERRY_MOE_MAX_BLOCKS ? (unsigned)facts->fit
                                                        : FERRY_MOE_MAX_BLOCKS;
    return status;
}

/* Lays the channel out in its memory, and makes the memory ready for rounds on all PEs.  stated: where channel 0 has
 * the PEs' configs, for channel 1, whose place depends on the config. */
static ferry_status moe_place(const ferry_moe_config *c, const ferryi_moe_facts *facts, int channel,
                              ferryi_moe_config_line *stated, ferry_moe *moe)
{
    ferryi_moe_args *args = &moe->args;
    size_t bytes = 0;
    char *arena;
    ferry_status status = ferryi_moe_measure("ferry_moe_create", c, moe->n_blocks, args, &bytes);
    if (status == FERRY_SUCCESS)
        status = moe_take_arena(c, channel, bytes, &arena);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_moe_layout layout = { arena, 0, 0 };
    const int32_t n_local = args->shape.n_local;
    args->shape.n_local = c->n_experts / args->shape.n_pes + 1;
    ferryi_moe_nodes unused = { 0 };
    moe->nodes = facts->levels ? ferryi_moe_make_nodes(args) : NULL;
    args->regions.nodes = moe->nodes != NULL ? moe->nodes : ferryi_moe_may_have_levels(c) ? &unused : NULL;
    const size_t zeroed = ferryi_moe_lay_out(&layout, args, moe->n_blocks, c->own);
    args->shape.n_local = n_local;
    args->scratch.config = stated != NULL ? stated : args->scratch.config;
    status = moe_clear(c, args, arena, zeroed, moe->window, &moe->outbox, &moe->outbox_bytes);
    if (status == FERRY_SUCCESS && c->agreement != NULL && stated == NULL)
        status = ferryi_moe_state_config(c, args->scratch.config);
    args->regions.nodes = moe->nodes;
    /* In two levels every PE of another node has a window. */
    if (status == FERRY_SUCCESS && facts->levels && (moe->nodes == NULL || moe->outbox == NULL))
        status = ferryi_error(FERRY_ERR_NO_MEMORY,
                              "ferry_moe_create: PE %d has no host memory for two levels: raise the memory limit",
                              args->shape.my_pe);
    /* No flag may arrive before the words are zero. */
    if (c->agreement == NULL)
        status = ferryi_moe_agree_on("ferry_moe_create", FERRYI_MOE_READY, layout.used, status);
    if (status != FERRY_SUCCESS && c->memory == NULL)
        (void)ferry_free(arena);
    moe->arena = arena;
    return status;
}

static ferry_status moe_create_channel(const ferry_moe_config *c, ferry_status status, int channel,
                                       ferryi_moe_config_line *stated, ferry_moe **out)
{
    ferryi_moe_facts facts = { 0 };
    unsigned units;
    ferry_moe nothing = { .window = SIZE_MAX }, *made = calloc(1, sizeof *made), *moe = made != NULL ? made : &nothing;
    moe->window = SIZE_MAX;
    if (status == FERRY_SUCCESS && made == NULL)
        status = ferryi_error(FERRY_ERR_NO_MEMORY,
                              "ferry_moe_create: PE %d has no host memory for %zu bytes: raise the memory limit",
                              ferry_my_pe(), sizeof *moe);
    status = moe_begin(c, status, moe, &facts, &units);
    if (status == FERRY_SUCCESS)
        status = moe_place(c, &facts, channel, stated, moe);
    if (status != FERRY_SUCCESS) {
        moe_drop_parts(moe, 1);
        free(made);
        return status;
    }
    ferryi_moe_args *args = &moe->args;
    if (moe->nodes != NULL)
        moe->nodes->salt = facts.salt;
    args->shape.small = facts.direct && !args->shape.windows && args->regions.row_flag[0] != NULL;
    if (!args->shape.small)
        args->scratch.target = NULL; /* other rounds have `place` and `start` */
    moe->arena_given = c->memory != NULL;
    moe->is_local = c->agreement != NULL;
    moe->n_blocks = c->n_blocks != 0 || units > moe->n_blocks ? moe->n_blocks : units;
    moe->n_blocks_given = c->n_blocks != 0;
    moe->direct = !args->shape.windows && ferryi_moe_all_peers_are_direct();
    moe->large_blocks = moe_large_blocks(moe, units);
    *out = moe;
    return FERRY_SUCCESS;
}

/* Frees this PE's part once all have finished with it.  After a timeout, which all PEs get, the object stays. */
static ferry_status moe_destroy_channel(ferry_moe *moe, int unused)
{
    ferry_status status = moe->is_local ? ferry_quiet()
                          : moe->arena_given
                              ? ferryi_moe_agree_on("ferry_moe_destroy", FERRYI_MOE_LEFT, 0, ferry_quiet())
                              : ferry_free(moe->arena);
    if (status != FERRY_ERR_TIMEOUT)
        moe_drop(moe, unused);
    return status;
}

ferry_status ferry_moe_create(const ferry_moe_config *config, ferry_moe **out)
{
    FERRYI_UNCANCELLED;
    ferry_moe *made = NULL;
    ferry_moe_config c;
    if (!ferry_query_initialized())
        return ferryi_world_refuse("ferry_moe_create");
    if (config == NULL || out == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_moe_create: %s is NULL", config == NULL ? "config" : "moe");
    if (ferry_n_pes() > FERRY_MOE_MAX_PES)
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "ferry_moe_create on %d PEs: at most %d are supported",
                            ferry_n_pes(), FERRY_MOE_MAX_PES);
    ferry_status status = ferryi_moe_take_config("ferry_moe_create", config, &c);
    if (status == FERRY_SUCCESS)
        status = ferryi_moe_check_config("ferry_moe_create", &c);
    if (status == FERRY_SUCCESS)
        status = moe_check_memory(&c);
    const int n_channels = status == FERRY_SUCCESS ? c.n_channels : 1;
    status = moe_create_channel(&c, status, 0, NULL, &made);
    if (status == FERRY_SUCCESS && n_channels == 2) {
        status = moe_create_channel(&c, FERRY_SUCCESS, 1, made->args.scratch.config, &made->second);
        if (status != FERRY_SUCCESS && moe_destroy_channel(made, 1) == FERRY_ERR_TIMEOUT)
            moe_drop(made, 1);
    }
    if (status == FERRY_SUCCESS)
        *out = made;
    return status;
}

ferry_moe *ferry_moe_channel(ferry_moe *moe, int i)
{
    return moe == NULL || i < 0 || i > 1 ? NULL : i == 0 ? moe : moe->second;
}

ferry_status ferry_moe_destroy(ferry_moe *moe)
{
    FERRYI_UNCANCELLED;
    ferry_status second = FERRY_SUCCESS;
    if (moe == NULL)
        return FERRY_SUCCESS;
    if (moe->second != NULL)
        second = moe_destroy_channel(moe->second, 0);
    if (second == FERRY_ERR_TIMEOUT)
        return second;
    moe->second = NULL;
    ferry_status status = moe_destroy_channel(moe, 0);
    return status != FERRY_SUCCESS ? status : second;
}
