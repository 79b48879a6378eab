/* SPDX-License-Identifier: BSD-3-Clause */
/* death_kernels.h's calls, for C compilers and for nvcc. */
#include "death_kernels.h"
#include <time.h>

FERRY_FUNCTION uint64_t time_ns(void)
{
#if defined(__CUDA_ARCH__) || defined(FERRYI_EMULATE)
    return ferryi_clock_ns();
#else
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
#endif
}

/* A fetching atomic cannot report a failure: the next call does. */
FERRY_FUNCTION ferry_status fetch_then_add(uint64_t *word, int pe)
{
    (void)ferry_uint64_atomic_fetch_add(word, 1, pe);
    return ferry_uint64_atomic_add(word, 1, pe);
}

FERRY_FUNCTION ferry_status then_quiet(ferry_status status)
{
    return status == FERRY_SUCCESS ? ferry_quiet() : status;
}

/* All threads of a block, or its first thread, make the call; the first thread's result is checked. */
FERRY_FUNCTION ferry_status make_call(const death_call *c, unsigned block)
{
    const int leads = ferry_thread_index() == 0;
    const size_t n = c->bytes / DEATH_BLOCKS / 8;
    death_area *a = c->area;
    uint64_t *to = a->to + n * block, *from = a->from + n * block, found;
    size_t index;
    ferry_status status;
    switch (c->op) {
    case DEATH_WAIT:
        return ferry_uint64_wait_until_block(&a->word[block], FERRY_CMP_EQ, DEATH_NEVER);
    case DEATH_WAIT_ANY:
        return ferry_uint64_wait_until_any_block_timeout(&a->word[8 * block], 8, NULL, FERRY_CMP_EQ, DEATH_NEVER,
                                                         &index, UINT64_MAX);
    case DEATH_SIGNAL_WAIT:
        return ferry_signal_wait_until_block_timeout(&a->word[block], FERRY_CMP_GE, DEATH_NEVER, &found, UINT64_MAX);
    case DEATH_PUT:
        return ferry_uint64_put_block(to, from, n, c->peer);
    case DEATH_PUT_QUIET:
        status = ferry_uint64_put_block(to, from, n, c->peer);
        return status == FERRY_SUCCESS ? ferry_quiet_block() : status;
    case DEATH_PUT_SIGNAL:
        return ferry_uint64_put_signal_block(to, from, n, &a->word[32], 0, FERRY_SIGNAL_ADD, c->peer);
    case DEATH_GET:
        return ferry_uint64_get_block(to, from, n, c->peer);
    case DEATH_ADD:
        return leads ? ferry_uint64_atomic_add(&a->word[33], 1, c->peer) : FERRY_SUCCESS;
    case DEATH_ADD_QUIET:
        return leads ? then_quiet(ferry_uint64_atomic_add(&a->word[33], 1, c->peer)) : FERRY_SUCCESS;
    case DEATH_FETCH_ADD:
        return leads ? fetch_then_add(&a->word[33], c->peer) : FERRY_SUCCESS;
    case DEATH_BARRIER:
        return ferry_team_barrier_block(c->team);
    case DEATH_SYNC:
        return ferry_team_sync_block(c->team);
    case DEATH_BROADCAST:
        return ferry_uint64_broadcast_block(c->team, c->area->to, c->area->from, n, c->root);
    case DEATH_FCOLLECT:
        return ferry_uint64_fcollect_block(c->team, a->to, a->from, n / DEATH_PES);
    case DEATH_ALLTOALL:
        return ferry_uint64_alltoall_block(c->team, a->to, a->from, n / DEATH_PES);
    case DEATH_REDUCE:
        return ferry_uint64_sum_reduce_block(c->team, a->to, a->from, n);
    default:
        return FERRY_ERR_INVALID_ARG;
    }
}

FERRY_KERNEL(make_calls, death_call, c)
{
    death_outcome *out = &c->area->outcome[ferry_block_index()];
    const uint64_t began = time_ns();
    uint64_t stop;
    do {
        const ferry_status status = make_call(c, ferry_block_index());
        if (ferry_thread_index() == 0) {
            out->calls++;
            out->status = (uint64_t)status;
            out->stop = status != FERRY_SUCCESS || time_ns() - began > c->limit_ns;
        }
        ferry_block_sync();
        stop = out->stop;
        ferry_block_sync();
    } while (!stop);
}

/* The members' barriers separate rounds, and data must be whole when its signal arrives.  Each round has its own words:
 * a killed PE's kernel may write on until its GPU ends the kernel. */
FERRY_KERNEL(relay, death_relay, r)
{
    death_area *a = r->area;
    death_outcome *out = &a->outcome[0];
    const uint64_t mine = 1000 * r->round + (uint64_t)r->me, its = 1000 * r->round + (uint64_t)r->left;
    ferry_status status = ferry_team_barrier_block(r->team), more;
    uint64_t found = 0;
    if (ferry_thread_index() == 0)
        a->relay_from[r->me] = mine;
    ferry_block_sync();
    more = ferry_uint64_put_signal_block(&a->relay_to[r->me], &a->relay_from[r->me], 1, &a->relay[r->me], r->round,
                                         FERRY_SIGNAL_SET, r->right);
    status = status != FERRY_SUCCESS ? status : more;
    more = ferry_signal_wait_until_block_timeout(&a->relay[r->left], FERRY_CMP_EQ, r->round, &found, UINT64_MAX);
    status = status != FERRY_SUCCESS ? status : more;
    if (ferry_thread_index() == 0 && status == FERRY_SUCCESS && a->relay_to[r->left] != its)
        status = FERRY_ERR_EMPTY;
    more = ferry_team_barrier_block(r->team);
    status = status != FERRY_SUCCESS ? status : more;
    if (ferry_thread_index() == 0) {
        out->calls++;
        out->status = (uint64_t)status;
    }
}

static int is_collective(death_op op)
{
    return op >= DEATH_BARRIER;
}

unsigned death_blocks(death_op op)
{
    return is_collective(op) ? 1 : DEATH_BLOCKS;
}

ferry_status death_launch(const death_call *c)
{
    return ferry_launch(make_calls, death_blocks(c->op), 128, c, sizeof *c);
}

ferry_status death_relay_launch(const death_relay *r)
{
    return ferry_launch(relay, 1, 64, r, sizeof *r);
}

ferry_status death_by_host(const death_call *c)
{
    return make_call(c, 0);
}

void death_stream_end(void)
{
#if FERRYI_GPU
    (void)cudaStreamSynchronize(NULL);
#endif
}

uint64_t death_free_memory(void)
{
    uint64_t sum = 0;
#ifdef __CUDACC__
    int n = 0;
    for (int i = 0; cudaGetDeviceCount(&n) == cudaSuccess && i < n; i++) {
        size_t free_bytes = 0, all = 0;
        if (cudaSetDevice(i) == cudaSuccess && cudaMemGetInfo(&free_bytes, &all) == cudaSuccess)
            sum += free_bytes;
    }
#endif
    return sum;
}
