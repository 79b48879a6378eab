/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls in a stream: the exported functions.  In the host space each call waits for the kernels launched before it,
 * then runs. */
#include "ferry/stream.h"
#include "ferry/coll.h"
#include "ferry/detail/operations/host_call.h"
#include "ferry/detail/operations/wait__funcs.h"
#include "ferry/launch.h"
#include "ferry/rma.h"
#include "ferry/setup.h"
#include "ferry/signal.h"
#include "ferry/team.h"
#include "ferry/wait.h"
#include "runtime/base/log.h"
#include "runtime/calls/count.h"
#include "runtime/state/world.h"

/* Returns 1 on a PE in the cuda space.  Elsewhere waits for the kernels launched so far; *status is the result of that
 * wait. */
static int on_gpu(ferryi_world *w, ferry_status *status)
{
    *status = FERRY_SUCCESS;
    if (w->n_pes != 0 && w->gpu)
        return 1;
    *status = ferry_launch_wait();
    return 0;
}

static ferry_status check(ferryi_world *w, ferry_call call, const void *own, size_t n, int pe)
{
    ferry_status status = ferryi_heap_check(w, call, own, n, pe);
    if (status == FERRY_SUCCESS && ferryi_route_is_lost(ferryi_route(w, pe)))
        status = ferryi_route_usable(w, call, own, pe, ferryi_route(w, pe));
    return status;
}

static ferry_status check_signal(ferryi_world *w, ferry_call call, const uint64_t *sig, int sig_op, int pe)
{
    ferry_status status;
    (void)ferryi_addr_check_word(w, call, sig, sizeof *sig, pe, &status);
    if (status == FERRY_SUCCESS && sig_op != FERRY_SIGNAL_SET && sig_op != FERRY_SIGNAL_ADD)
        status = ferryi_argument_refuse(w, call, pe, (uint64_t)(int64_t)sig_op);
    return status;
}

/* ---- Put, get, signals. */

ferry_status ferry_putmem_on_stream(void *dest, const void *source, size_t nbytes, int pe, ferry_stream stream)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status;
    if (!on_gpu(w, &status))
        return status != FERRY_SUCCESS ? status : ferry_putmem(dest, source, nbytes, pe);
    status = check(w, FERRY_CALL_PUT, dest, nbytes, pe);
    if (status != FERRY_SUCCESS || nbytes == 0)
        return status;
    FERRYI_RETURN_IF_NULL(w, FERRY_CALL_PUT, source, nbytes, pe);
    return ferryi_gpu_of(w)->stream_put(w, dest, source, nbytes, pe, stream);
}

ferry_status ferry_getmem_on_stream(void *dest, const void *source, size_t nbytes, int pe, ferry_stream stream)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status;
    if (!on_gpu(w, &status))
        return status != FERRY_SUCCESS ? status : ferry_getmem(dest, source, nbytes, pe);
    status = check(w, FERRY_CALL_GET, source, nbytes, pe);
    if (status != FERRY_SUCCESS || nbytes == 0)
        return status;
    FERRYI_RETURN_IF_NULL(w, FERRY_CALL_GET, dest, nbytes, pe);
    return ferryi_gpu_of(w)->stream_get(w, dest, source, nbytes, pe, stream);
}

ferry_status ferry_putmem_signal_on_stream(void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                                           uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status;
    if (!on_gpu(w, &status))
        return status != FERRY_SUCCESS ? status
                                       : ferry_putmem_signal(dest, source, nbytes, sig_addr, signal, sig_op, pe);
    status = check(w, FERRY_CALL_PUT_SIGNAL, dest, nbytes, pe);
    if (status == FERRY_SUCCESS)
        status = check_signal(w, FERRY_CALL_PUT_SIGNAL, sig_addr, sig_op, pe);
    if (status != FERRY_SUCCESS)
        return status;
    FERRYI_RETURN_IF_NULL(w, FERRY_CALL_PUT_SIGNAL, source, nbytes, pe);
    return ferryi_gpu_of(w)->stream_put_signal(w, dest, source, nbytes, sig_addr, signal, sig_op, pe, stream);
}

ferry_status ferry_signal_op_on_stream(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, ferry_stream stream)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status;
    if (!on_gpu(w, &status))
        return status != FERRY_SUCCESS ? status : ferry_signal_op(sig_addr, signal, sig_op, pe);
    status = check(w, FERRY_CALL_SIGNAL, sig_addr, sizeof *sig_addr, pe);
    if (status == FERRY_SUCCESS)
        status = check_signal(w, FERRY_CALL_SIGNAL, sig_addr, sig_op, pe);
    if (status != FERRY_SUCCESS)
        return status;
    return ferryi_gpu_of(w)->stream_put_signal(w, NULL, NULL, 0, sig_addr, signal, sig_op, pe, stream);
}

static ferry_status wait_on_stream(ferryi_world *w, ferry_call call, const void *word, size_t width, int is_signed,
                                   int cmp, uint64_t value, ferry_stream stream)
{
    ferry_status status;
    (void)ferryi_addr_check_word(w, call, word, width, w->my_pe, &status);
    if (status == FERRY_SUCCESS && (cmp < FERRY_CMP_EQ || cmp > FERRY_CMP_LE))
        status = ferryi_argument_refuse(w, call, w->my_pe, (uint64_t)(int64_t)cmp);
    return status != FERRY_SUCCESS ? status
                                   : ferryi_gpu_of(w)->stream_wait(w, call, word, width, is_signed, cmp, value, stream);
}

ferry_status ferry_signal_wait_until_on_stream(uint64_t *sig_addr, int cmp, uint64_t cmp_value, ferry_stream stream)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status;
    if (!on_gpu(w, &status))
        return status != FERRY_SUCCESS ? status
                                       : ferry_signal_wait_until_timeout(sig_addr, cmp, cmp_value, NULL, UINT64_MAX);
    return wait_on_stream(w, FERRY_CALL_SIGNAL_WAIT, sig_addr, sizeof *sig_addr, 0, cmp, cmp_value, stream);
}

static ferry_status wait_half_on_stream(const void *word, int is_signed, int cmp, uint64_t value, ferry_stream stream)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status;
    if (on_gpu(w, &status))
        return wait_on_stream(w, FERRY_CALL_WAIT, word, 2, is_signed, cmp, value, stream);
    if (status == FERRY_SUCCESS)
        (void)ferryi_addr_check_word(w, FERRY_CALL_WAIT, word, 2, w->my_pe, &status);
    if (status == FERRY_SUCCESS && (cmp < FERRY_CMP_EQ || cmp > FERRY_CMP_LE))
        status = ferryi_argument_refuse(w, FERRY_CALL_WAIT, w->my_pe, (uint64_t)(int64_t)cmp);
    return status != FERRY_SUCCESS ? status
                                   : ferryi_wait_half(w, FERRY_CALL_WAIT, word, is_signed, cmp, value, UINT64_MAX);
}

ferry_status ferry_short_wait_until_on_stream(short *ivar, int cmp, short value, ferry_stream stream)
{
    return wait_half_on_stream(ivar, 1, cmp, (uint64_t)(int64_t)value, stream);
}

ferry_status ferry_ushort_wait_until_on_stream(unsigned short *ivar, int cmp, unsigned short value, ferry_stream stream)
{
    return wait_half_on_stream(ivar, 0, cmp, value, stream);
}

ferry_status ferry_quiet_on_stream(ferry_stream stream)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status;
    if (!on_gpu(w, &status))
        return status != FERRY_SUCCESS ? status : ferry_quiet();
    return ferryi_gpu_of(w)->stream_quiet(w, stream);
}

/* ---- Collectives. */

static ferry_status sync_on_stream(ferry_call call, ferry_team_t team, ferry_stream stream)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status;
    if (!on_gpu(w, &status))
        return status != FERRY_SUCCESS      ? status
               : call == FERRY_CALL_BARRIER ? ferry_barrier_all()
               : team == FERRY_TEAM_WORLD   ? ferry_sync_all()
                                            : ferry_team_sync(team);
    if (ferry_team_n_pes(team) < 1)
        return ferryi_argument_refuse(w, call, 0, (uint64_t)(int64_t)team);
    return ferryi_gpu_of(w)->stream_collective(w, FERRYI_HOST_SYNC, call, team, NULL, NULL, 0, 0, 0, 0, stream);
}

ferry_status ferry_barrier_all_on_stream(ferry_stream stream)
{
    return sync_on_stream(FERRY_CALL_BARRIER, FERRY_TEAM_WORLD, stream);
}

ferry_status ferry_sync_all_on_stream(ferry_stream stream)
{
    return sync_on_stream(FERRY_CALL_SYNC, FERRY_TEAM_WORLD, stream);
}

ferry_status ferry_team_sync_on_stream(ferry_team_t team, ferry_stream stream)
{
    return sync_on_stream(FERRY_CALL_SYNC, team, stream);
}

/* Team and ranges.  dst_parts, src_parts: 1, or 0 for one of each PE of the team. */
static ferry_status check_collective(ferryi_world *w, ferry_call call, ferry_team_t team, const void *dst,
                                     int dst_parts, const void *src, int src_parts, size_t nbytes)
{
    int n = ferry_team_n_pes(team);
    if (n < 1)
        return ferryi_argument_refuse(w, call, 0, (uint64_t)(int64_t)team);
    if (nbytes > SIZE_MAX / 2 / (size_t)n)
        return ferryi_overflow_refuse(w, call, -1, nbytes, (size_t)n);
    ferry_status status = ferryi_heap_check(w, call, dst, dst_parts ? nbytes : nbytes * (size_t)n, w->my_pe);
    return status != FERRY_SUCCESS ? status
                                   : ferryi_heap_check(w, call, src, src_parts ? nbytes : nbytes * (size_t)n, w->my_pe);
}

ferry_status ferry_broadcastmem_on_stream(ferry_team_t team, void *dest, const void *source, size_t nbytes, int root,
                                          ferry_stream stream)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status;
    if (!on_gpu(w, &status))
        return status != FERRY_SUCCESS ? status : ferry_broadcastmem(team, dest, source, nbytes, root);
    status = check_collective(w, FERRY_CALL_BROADCAST, team, dest, 1, source, 1, nbytes);
    if (status == FERRY_SUCCESS && (root < 0 || root >= ferry_team_n_pes(team)))
        status = ferryi_access_refuse(w, FERRY_CALL_BROADCAST, NULL, 0, root);
    return status != FERRY_SUCCESS
               ? status
               : ferryi_gpu_of(w)->stream_collective(w, FERRYI_HOST_BROADCAST, FERRY_CALL_BROADCAST, team, dest, source,
                                                     nbytes, root, 0, 0, stream);
}

ferry_status ferry_fcollectmem_on_stream(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                         ferry_stream stream)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status;
    if (!on_gpu(w, &status))
        return status != FERRY_SUCCESS ? status : ferry_fcollectmem(team, dest, source, nbytes);
    status = check_collective(w, FERRY_CALL_FCOLLECT, team, dest, 0, source, 1, nbytes);
    return status != FERRY_SUCCESS ? status
                                   : ferryi_gpu_of(w)->stream_collective(w, FERRYI_HOST_FCOLLECT, FERRY_CALL_FCOLLECT,
                                                                         team, dest, source, nbytes, 0, 0, 0, stream);
}

ferry_status ferry_alltoallmem_on_stream(ferry_team_t team, void *dest, const void *source, size_t nbytes,
                                         ferry_stream stream)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status;
    if (!on_gpu(w, &status))
        return status != FERRY_SUCCESS ? status : ferry_alltoallmem(team, dest, source, nbytes);
    status = check_collective(w, FERRY_CALL_ALLTOALL, team, dest, 0, source, 0, nbytes);
    return status != FERRY_SUCCESS ? status
                                   : ferryi_gpu_of(w)->stream_collective(w, FERRYI_HOST_ALLTOALL, FERRY_CALL_ALLTOALL,
                                                                         team, dest, source, nbytes, 0, 0, 0, stream);
}

/* ---- By types. */

/* op: FERRYI_HOST_REDUCE, or FERRYI_HOST_REDUCESCATTER, whose source has a part for each PE. */
static ferry_status reduce_on_stream(ferryi_world *w, uint32_t op, ferry_team_t team, void *dest, const void *source,
                                     size_t width, size_t nelems, int kind, int reduction, ferry_stream stream)
{
    ferry_call call = op == FERRYI_HOST_REDUCE ? FERRY_CALL_REDUCE : FERRY_CALL_REDUCESCATTER;
    if (nelems > SIZE_MAX / 2 / width)
        return ferryi_overflow_refuse(w, call, -1, nelems, width);
    ferry_status status = check_collective(w, call, team, dest, 1, source, op == FERRYI_HOST_REDUCE, nelems * width);
    return status != FERRY_SUCCESS ? status
                                   : ferryi_gpu_of(w)->stream_collective(w, op, call, team, dest, source, nelems, 0,
                                                                         kind, reduction, stream);
}

static ferry_status p_on_stream(ferryi_world *w, void *dest, const void *value, size_t width, int pe,
                                ferry_stream stream)
{
    uint64_t bits = 0;
    ferry_status status = check(w, FERRY_CALL_PUT, dest, width, pe);
    if (status != FERRY_SUCCESS)
        return status;
    if (width > sizeof bits)
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "a p of long double is not possible on a stream: GPUs have no such "
                                                   "type, use the host's call");
    memcpy(&bits, value, width);
    return ferryi_gpu_of(w)->stream_p(w, dest, bits, width, pe, stream);
}

/* The kernel checks the range. */
static ferry_status strided_on_stream(ferryi_world *w, int is_get, void *dest, const void *source, ptrdiff_t dst,
                                      ptrdiff_t sst, size_t width, size_t nelems, int pe, ferry_stream stream)
{
    const ferry_call call = is_get ? FERRY_CALL_GET : FERRY_CALL_PUT;
    FERRYI_RETURN_IF_NULL(w, call, is_get ? dest : source, nelems, pe);
    ferry_status status = check(w, call, is_get ? source : dest, nelems == 0 ? 0 : width, pe);
    if (status != FERRY_SUCCESS || nelems == 0)
        return status;
    return ferryi_gpu_of(w)->stream_strided(w, is_get, dest, source, dst, sst, width, nelems, pe, stream);
}

static ferry_status strided_now(int is_get, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t width,
                                size_t nelems, int pe)
{
    typedef ferry_status strided(void *, const void *, ptrdiff_t, ptrdiff_t, size_t, int);
    static strided *const calls[][2] = {
        { ferry_iput8, ferry_iget8 },   { ferry_iput16, ferry_iget16 },   { ferry_iput32, ferry_iget32 },
        { ferry_iput64, ferry_iget64 }, { ferry_iput128, ferry_iget128 },
    };
    size_t log2 = 0;
    while ((size_t)1 << log2 < width)
        log2++;
    return calls[log2][is_get](dest, source, dst, sst, nelems, pe);
}

#define IS_SIGNED(TYPE) ((TYPE)-1 < (TYPE)1)
#define WIDE(TYPE, value) (IS_SIGNED(TYPE) ? (uint64_t)(int64_t)(value) : (uint64_t)(value))

/* Runs the call itself in the host space; enqueues it on the stream elsewhere. */
#define RETURN_IN_STREAM(CALL, PART)                                                                                   \
    ferryi_world *w = ferryi_world_get();                                                                              \
    ferry_status status;                                                                                               \
    if (!on_gpu(w, &status))                                                                                           \
        return status != FERRY_SUCCESS ? status : CALL;                                                                \
    return PART

#include "generated/stream_host.h"
