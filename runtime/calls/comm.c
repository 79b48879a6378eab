/* SPDX-License-Identifier: BSD-3-Clause */
/* Communicators: what their calls check and launch.  The kernels do the work (ferry/detail/comm/comm.h); in host memory
 * comm_host.c does. */
#include "ferry/comm.h"
#include "ferry.h"
#include "ferry/detail/collectives/set__funcs.h"
#include "ferry/detail/comm/comm.h"
#include "runtime/base/cancel.h"
#include "runtime/base/log.h"
#include "runtime/calls/comm_host.h"
#include "runtime/calls/moe.h"
#include "runtime/state/agree.h"
#include "runtime/state/world.h"
#include <stdlib.h>
#include <string.h>

struct ferry_comm {
    ferryi_comm_members members;
    ferry_team_t team;
    void *arena;
    size_t window; /* the offset of its windows; SIZE_MAX: none */
    int far;       /* in host memory: some members do not load from some others */
    int n_blocks;  /* at most; 0: as many as the bytes need */
};

/* ---- Create and destroy. */

/* A window has channels of fewer lanes, since it pins host memory: 32 blocks fill PCIe. */
#define LANES_STAGED 32
static const size_t window_bytes = offsetof(ferryi_comm_channel, chunk[LANES_STAGED]);

/* Whether some of these PEs do not load from some others.  pe: NULL: PEs 0 to n - 1. */
static int some_are_far(const int32_t *pe, int n)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            if (!ferryi_path_is_direct(ferry_path_of(pe != NULL ? pe[i] : i, pe != NULL ? pe[k] : k)))
                return 1;
    return 0;
}

/* For each PE of the job, so that all take the same bytes whatever their teams are. */
static size_t arena_bytes(const ferryi_world *w)
{
    if (!w->gpu) {
        const int members = w->n_pes < FERRY_COMM_MAX_PES ? w->n_pes : FERRY_COMM_MAX_PES;
        const size_t near = ferryi_comm_host_bytes(0, members), far = ferryi_comm_host_bytes(1, members);
        return far > near && some_are_far(NULL, w->n_pes) ? far : near;
    }
    return sizeof(ferryi_comm_state) + (size_t)w->n_pes * sizeof(ferryi_comm_channel);
}

static ferry_status agree(uint64_t step, uint64_t place, ferry_status mine)
{
    return ferryi_agree_on("ferry_comm_create", FERRYI_WHAT_COMM, step, place, mine);
}

static ferry_status find_members(ferry_team_t team, ferryi_comm_members *a)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_set set;
    if (team == FERRY_TEAM_INVALID)
        return FERRY_SUCCESS;
    if (!ferryi_set_of(w, team, &set) || team < 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_comm_create: team %d is not a team of PE %d", (int)team,
                            w->my_pe);
    if (set.n > FERRY_COMM_MAX_PES)
        return ferryi_error(FERRY_ERR_UNSUPPORTED,
                            "ferry_comm_create: the team has %d members, and a communicator has at most %d: use the "
                            "calls of ferry/stream.h",
                            set.n, FERRY_COMM_MAX_PES);
    a->n = set.n;
    a->me = set.me;
    for (int k = 0; k < set.n; k++) {
        a->pe[k] = ferryi_set_pe(&set, k);
        if (w->gpu && ferryi_path_is_remote(ferry_path_of(w->my_pe, a->pe[k])))
            return ferryi_error(FERRY_ERR_UNSUPPORTED,
                                "ferry_comm_create: PE %d is on another node than PE %d: use the calls of "
                                "ferry/stream.h",
                                a->pe[k], w->my_pe);
    }
    return FERRY_SUCCESS;
}

/* Finds the channels to and from each member, and zeroes those that come in through windows. */
static ferry_status find_channels(ferry_comm *comm)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_pe *pe = ferryi_pe_of(w);
    ferryi_comm_members *a = &comm->members;
    ferryi_comm_channel *own = (ferryi_comm_channel *)(void *)((ferryi_comm_state *)comm->arena + 1);
    a->state = comm->arena;
    /* All members choose by this, so each looks at the pairs of the others too. */
    for (int i = 0; i < a->n * a->n && comm->window != SIZE_MAX; i++)
        a->staged |= ferryi_gpu_of(w)->window(pe, a->pe[i / a->n], a->pe[i % a->n], comm->window) != NULL;
    a->lanes = a->staged ? LANES_STAGED : FERRYI_COMM_LANES;
    a->forced = pe->env.comm;
    for (int k = 0; k < a->n; k++) {
        char *out = NULL, *in = NULL;
        if (k == a->me)
            continue;
        if (comm->window != SIZE_MAX) {
            out = ferryi_gpu_of(w)->window(pe, w->my_pe, a->pe[k], comm->window);
            in = ferryi_gpu_of(w)->window(pe, a->pe[k], w->my_pe, comm->window);
        }
        if (in != NULL)
            memset(in, 0, FERRYI_COMM_ZEROED);
        if ((out == NULL && !ferryi_path_is_direct(ferry_path_of(w->my_pe, a->pe[k]))) ||
            (in == NULL && !ferryi_path_is_direct(ferry_path_of(a->pe[k], w->my_pe))))
            return ferryi_error(FERRY_ERR_NO_MEMORY,
                                "ferry_comm_create: no host memory is left for the staged pair of PE %d and PE %d: "
                                "destroy other communicators and MoE objects",
                                w->my_pe, a->pe[k]);
        a->out[k] = out != NULL ? (ferryi_comm_channel *)(void *)out : ferryi_peer_addr(w, own + a->me, a->pe[k]);
        a->in[k] = in != NULL ? (ferryi_comm_channel *)(void *)in : own + k;
    }
    return FERRY_SUCCESS;
}

/* No message may arrive before the channels are zero on all PEs. */
static ferry_status make(ferry_team_t team, ferry_comm *comm)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status = find_members(team, &comm->members);
    if (status == FERRY_SUCCESS && w->gpu)
        status = ferryi_gpu_of(w)->comm_open(ferryi_pe_of(w));
    if (status == FERRY_SUCCESS && w->gpu)
        status = ferryi_gpu_of(w)->window_open(ferryi_pe_of(w), window_bytes, 0, &comm->window);
    status = agree(0, comm->window, status);
    if (status != FERRY_SUCCESS)
        return status;
    comm->far = !w->gpu && some_are_far(comm->members.pe, comm->members.n);
    comm->arena = ferry_calloc(1, arena_bytes(w));
    if (comm->arena == NULL)
        return ferryi_last_error();
    status = agree(1, 0, w->gpu ? find_channels(comm) : FERRY_SUCCESS);
    if (status != FERRY_SUCCESS)
        (void)ferry_free(comm->arena);
    return status;
}

static void drop(ferry_comm *comm, int unused)
{
    if (comm->window != SIZE_MAX)
        ferryi_gpu_of(ferryi_world_get())->window_close(ferryi_pe_of(ferryi_world_get()), comm->window, unused);
    free(comm);
}

ferry_status ferry_comm_create(ferry_team_t team, ferry_comm **comm)
{
    FERRYI_UNCANCELLED;
    ferryi_world *w = ferryi_world_get();
    if (!ferry_query_initialized())
        return ferryi_world_refuse("ferry_comm_create");
    if (comm == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_comm_create: comm is NULL");
    ferry_comm *made = calloc(1, sizeof *made);
    if (made == NULL) /* the others take part in two agreements */
        return agree(0, SIZE_MAX,
                     ferryi_error(FERRY_ERR_NO_MEMORY,
                                  "ferry_comm_create: PE %d has no host memory for %zu bytes: raise the memory limit",
                                  w->my_pe, sizeof *made));
    made->window = SIZE_MAX;
    made->team = team;
    const ferry_status status = make(team, made);
    if (status != FERRY_SUCCESS) {
        drop(made, 1);
        return status;
    }
    *comm = made;
    return FERRY_SUCCESS;
}

ferry_status ferry_comm_destroy(ferry_comm *comm)
{
    FERRYI_UNCANCELLED;
    if (!ferry_query_initialized())
        return ferryi_world_refuse("ferry_comm_destroy");
    if (comm == NULL)
        return FERRY_SUCCESS;
    const ferry_status status = ferry_free(comm->arena);
    if (status != FERRY_ERR_TIMEOUT)
        drop(comm, 0);
    return status;
}

ferry_status ferry_comm_blocks_set(ferry_comm *comm, int n_blocks)
{
    if (!ferry_query_initialized())
        return ferryi_world_refuse("ferry_comm_blocks_set");
    if (comm == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_comm_blocks_set: comm is NULL");
    if (n_blocks < 0 || n_blocks > FERRY_COMM_MAX_BLOCKS)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_comm_blocks_set: n_blocks is %d, and 0 to %d are allowed",
                            n_blocks, FERRY_COMM_MAX_BLOCKS);
    comm->n_blocks = n_blocks;
    return FERRY_SUCCESS;
}

ferry_status ferry_comm_get_device(ferry_comm *comm, ferry_comm_device *device)
{
    if (!ferry_query_initialized())
        return ferryi_world_refuse("ferry_comm_get_device");
    if (comm == NULL || device == NULL || comm->members.n == 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_comm_get_device: %s",
                            comm == NULL     ? "comm is NULL"
                            : device == NULL ? "device is NULL"
                                             : "comm was made without a team of this PE");
    if (!ferryi_world_get()->gpu)
        return ferryi_error(
            FERRY_ERR_UNSUPPORTED,
            "ferry_comm_get_device: the heap is in host memory: call ferry_comm_all_reduce and its like");
    *device = comm->members;
    return FERRY_SUCCESS;
}

/* ---- Calls. */

/* The least bytes of a block, since a multiprocessor is taken from the program's own kernels. */
#define CHUNK_LEAST ((size_t)8 << 10)

static unsigned at_most(size_t n, size_t most)
{
    return (unsigned)(n < 1 ? 1 : n < most ? n : most);
}

/* Chooses the form, the blocks and their threads. */
static void choose(const ferry_comm *comm, ferryi_comm_call *c, unsigned *n_blocks, unsigned *threads)
{
    const size_t units = (c->exchange.bytes + 7) / 8;
    const unsigned lanes = comm->members.lanes;
    const unsigned most = comm->n_blocks != 0 && (unsigned)comm->n_blocks < lanes ? (unsigned)comm->n_blocks : lanes;
    ferryi_comm_choose(&comm->members, c, most);
    if (c->form == FERRYI_COMM_BY_UNITS) {
        *n_blocks = at_most((units + FERRYI_COMM_THREADS - 1) / FERRYI_COMM_THREADS, most);
        const size_t each = (units + *n_blocks - 1) / *n_blocks + FERRYI_COMM_HEAD;
        *threads = at_most((each + 31) / 32 * 32, FERRYI_COMM_THREADS);
        return;
    }
    *n_blocks = at_most((c->exchange.bytes + CHUNK_LEAST - 1) / CHUNK_LEAST, most);
    *threads = FERRYI_COMM_THREADS;
}

/* What a call moves: `nelems` elements a part, or of sizes[k] that of member k, and then nelems is the largest. */
typedef struct parts {
    size_t nelems;
    const size_t *sizes; /* NULL: equal parts */
} parts;

static size_t before(const parts *p, int k)
{
    return ferryi_comm_before(p->sizes, p->nelems, k);
}

/* One part of each member (1), or one.  May be shared: the part of source that dest may be, or of dest that source may
 * be. */
typedef struct shape {
    const char *name;
    ferry_call call;
    int dest_parts, source_parts;
    int in_place;
} shape;

static ferry_status check(const ferry_comm *comm, const shape *s, const void *dest, const void *source, const parts *p,
                          ferry_comm_type type, ferry_comm_op op)
{
    const size_t width = ferryi_comm_width(type), n = comm != NULL ? (size_t)comm->members.n : 1, nelems = p->nelems;
    if (!ferry_query_initialized())
        return ferryi_world_refuse(s->name);
    if (comm == NULL || comm->members.n == 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: %s", s->name,
                            comm == NULL ? "comm is NULL" : "comm was made without a team of this PE");
    if (width == 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: type is %d, and there are 0 to %d", s->name, (int)type,
                            FERRY_COMM_N_TYPES - 1);
    if ((unsigned)op >= FERRY_COMM_N_OPS)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: op is %d, and there are 0 to %d", s->name, (int)op,
                            FERRY_COMM_N_OPS - 1);
    if (nelems > SIZE_MAX / 4 / width / n)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: %zu elements of %zu bytes for each of %zu members do not fit",
                            s->name, nelems, width, n);
    if (nelems == 0)
        return FERRY_SUCCESS;
    const int me = comm->members.me;
    const size_t one = (p->sizes != NULL ? p->sizes[me] : nelems) * width, all = before(p, comm->members.n) * width,
                 mine = before(p, me) * width;
    const size_t to_bytes = s->dest_parts ? all : one, from_bytes = s->source_parts ? all : one;
    const char *d = dest, *from = source;
    ferry_status status = FERRY_SUCCESS;
    if (to_bytes != 0) /* an empty part may be anywhere */
        status = ferryi_moe_check_array(s->name, "dest", dest, width, 1);
    if (status == FERRY_SUCCESS && from_bytes != 0)
        status = ferryi_moe_check_array(s->name, "source", source, width, 1);
    if (status == FERRY_SUCCESS && ferryi_comm_overlap(d, to_bytes, from, from_bytes) &&
        !(s->in_place && d + (s->dest_parts ? mine : 0) == from + (s->source_parts ? mine : 0)))
        status = ferryi_error(FERRY_ERR_INVALID_ARG, "%s: dest at %p and source at %p overlap%s", s->name, dest, source,
                              s->in_place ? " but not in place" : "");
    return status;
}

/* Calls of host memory. */
static ferry_status run_here(ferry_comm *comm, const shape *s, const ferryi_comm_exchange *x, const parts *p,
                             uint32_t terms, size_t width)
{
    size_t bytes[FERRY_COMM_MAX_PES];
    for (int k = 0; p->sizes != NULL && k < comm->members.n; k++)
        bytes[k] = p->sizes[k] * width;
    return ferryi_comm_host_run(comm->team, comm->arena, comm->far, s->call, x, p->sizes != NULL ? bytes : NULL, terms);
}

static ferry_status run_parts(ferry_comm *comm, const shape *s, void *dest, const void *source, const parts *p,
                              ferry_comm_type type, ferry_comm_op op, int root, ferry_stream stream)
{
    const ferry_status status = check(comm, s, dest, source, p, type, op);
    const size_t nelems = p->nelems;
    ferryi_world *w = ferryi_world_get();
    if (status != FERRY_SUCCESS || (nelems == 0 && w->gpu))
        return status;
    const int folds = s->call == FERRY_CALL_REDUCE || s->call == FERRY_CALL_REDUCESCATTER;
    const size_t bytes = nelems * ferryi_comm_width(type);
    const ferryi_comm_exchange exchange = { .dest = dest,
                                            .source = source,
                                            .step = s->source_parts ? bytes : 0,
                                            .dest_step = s->dest_parts ? bytes : 0,
                                            .bytes = bytes,
                                            .total = SIZE_MAX,
                                            .folds = folds,
                                            .root = root };
    const uint32_t terms = folds ? (uint32_t)type | (uint32_t)op << 8 : 0;
    if (!w->gpu)
        return run_here(comm, s, &exchange, p, terms, ferryi_comm_width(type));
    ferryi_comm_args a = { .members = comm->members };
    ferryi_comm_call *c = &a.call;
    unsigned n_blocks, threads;
    c->op = (int32_t)op;
    c->exchange = exchange;
    c->head.call = (uint32_t)s->call;
    choose(comm, c, &n_blocks, &threads);
    c->aligned = ((uintptr_t)dest | (uintptr_t)source | (s->source_parts || s->dest_parts ? bytes : 0)) % 16 == 0;
    ferryi_comm_set_head(c, terms, bytes, n_blocks);
    const int kernel = (int)(folds ? type : FERRY_COMM_UINT64); /* for bytes that are only moved: the smallest one */
    return ferryi_gpu_of(w)->comm_launch(ferryi_pe_of(w), 2 * kernel + (c->form != FERRYI_COMM_BY_UNITS), n_blocks,
                                         threads, &a, stream);
}

static ferry_status run(ferry_comm *comm, const shape *s, void *dest, const void *source, size_t nelems,
                        ferry_comm_type type, ferry_comm_op op, int root, ferry_stream stream)
{
    const parts p = { nelems, NULL };
    return run_parts(comm, s, dest, source, &p, type, op, root, stream);
}

ferry_status ferry_comm_all_reduce(ferry_comm *comm, void *dest, const void *source, size_t nelems,
                                   ferry_comm_type type, ferry_comm_op op, ferry_stream stream)
{
    static const shape s = { "ferry_comm_all_reduce", FERRY_CALL_REDUCE, 0, 0, 1 };
    return run(comm, &s, dest, source, nelems, type, op, -1, stream);
}

ferry_status ferry_comm_reduce_scatter(ferry_comm *comm, void *dest, const void *source, size_t nelems,
                                       ferry_comm_type type, ferry_comm_op op, ferry_stream stream)
{
    static const shape s = { "ferry_comm_reduce_scatter", FERRY_CALL_REDUCESCATTER, 0, 1, 1 };
    return run(comm, &s, dest, source, nelems, type, op, -1, stream);
}

ferry_status ferry_comm_all_gather(ferry_comm *comm, void *dest, const void *source, size_t nbytes, ferry_stream stream)
{
    static const shape s = { "ferry_comm_all_gather", FERRY_CALL_FCOLLECT, 1, 0, 1 };
    return run(comm, &s, dest, source, nbytes, FERRY_COMM_UINT8, FERRY_COMM_SUM, -1, stream);
}

/* Makes *p of the members' sizes. */
static ferry_status unequal(const ferry_comm *comm, const char *name, const char *argument, const size_t *sizes,
                            size_t width, parts *p)
{
    size_t all = 0;
    *p = (parts){ 0, sizes };
    if (!ferry_query_initialized() || comm == NULL || width == 0)
        return FERRY_SUCCESS; /* check() refuses */
    if (sizes == NULL)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: %s is NULL", name, argument);
    for (int k = 0; k < comm->members.n; k++) {
        if (sizes[k] > SIZE_MAX / 4 / width - all)
            return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: %s[%d] is %zu: elements of %zu bytes do not fit", name,
                                argument, k, sizes[k], width);
        all += sizes[k];
        p->nelems = sizes[k] > p->nelems ? sizes[k] : p->nelems;
    }
    return FERRY_SUCCESS;
}

static int is_on_gpu(void)
{
    return ferry_query_initialized() && ferryi_world_get()->gpu;
}

ferry_status ferry_comm_all_gatherv(ferry_comm *comm, void *dest, const void *source, const size_t *nbytes,
                                    ferry_stream stream)
{
    static const shape s = { "ferry_comm_all_gatherv", FERRY_CALL_FCOLLECT, 1, 0, 1 };
    parts p;
    ferry_status status = unequal(comm, s.name, "nbytes", nbytes, 1, &p);
    if (status == FERRY_SUCCESS && !is_on_gpu())
        return run_parts(comm, &s, dest, source, &p, FERRY_COMM_UINT8, FERRY_COMM_SUM, -1, stream);
    if (status == FERRY_SUCCESS)
        status = check(comm, &s, dest, source, &p, FERRY_COMM_UINT8, FERRY_COMM_SUM);
    if (status != FERRY_SUCCESS)
        return status;
    for (int k = 0; k < comm->members.n && status == FERRY_SUCCESS; k++) {
        char *to = (char *)dest + before(&p, k);
        status = ferry_comm_broadcast(comm, to, k == comm->members.me ? source : to, nbytes[k], k, stream);
    }
    return status;
}

ferry_status ferry_comm_reduce_scatterv(ferry_comm *comm, void *dest, const void *source, const size_t *nelems,
                                        ferry_comm_type type, ferry_comm_op op, ferry_stream stream)
{
    static const shape s = { "ferry_comm_reduce_scatterv", FERRY_CALL_REDUCESCATTER, 0, 1, 1 };
    parts p;
    const ferry_status status = unequal(comm, s.name, "nelems", nelems, ferryi_comm_width(type), &p);
    if (status == FERRY_SUCCESS && is_on_gpu())
        return ferryi_error(FERRY_ERR_UNSUPPORTED,
                            "%s: the heap is in GPU memory: call ferry_comm_all_reduce and take this PE's part of the "
                            "result",
                            s.name);
    return status == FERRY_SUCCESS ? run_parts(comm, &s, dest, source, &p, type, op, -1, stream) : status;
}

ferry_status ferry_comm_all_to_all(ferry_comm *comm, void *dest, const void *source, size_t nbytes, ferry_stream stream)
{
    static const shape s = { "ferry_comm_all_to_all", FERRY_CALL_ALLTOALL, 1, 1, 0 };
    return run(comm, &s, dest, source, nbytes, FERRY_COMM_UINT8, FERRY_COMM_SUM, -1, stream);
}

ferry_status ferry_comm_broadcast(ferry_comm *comm, void *dest, const void *source, size_t nbytes, int root,
                                  ferry_stream stream)
{
    static const shape s = { "ferry_comm_broadcast", FERRY_CALL_BROADCAST, 0, 0, 1 };
    if (ferry_query_initialized() && comm != NULL && (root < 0 || root >= comm->members.n))
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_comm_broadcast: root is %d, and members are 0 to %d", root,
                            comm->members.n - 1);
    return run(comm, &s, dest, source, nbytes, FERRY_COMM_UINT8, FERRY_COMM_SUM, root, stream);
}
