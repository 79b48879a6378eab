/* SPDX-License-Identifier: BSD-3-Clause */
#include "perf/kernels.h"

/* The call of the loop's scope: all threads of the block make it. */
#define SCOPED(CALL, ...)                                                                                              \
    (a->scope == PERF_THREAD ? CALL(__VA_ARGS__)                                                                       \
     : a->scope == PERF_WARP ? CALL##_warp(__VA_ARGS__)                                                                \
                             : CALL##_block(__VA_ARGS__))

FERRY_FUNCTION void tell(const perf_loop *a, ferry_status status, uint64_t wrong)
{
    if (ferry_thread_index() != 0)
        return;
    if (a->result[0] == FERRY_SUCCESS)
        a->result[0] = (uint64_t)status;
    a->result[1] |= wrong;
    a->result[2] = ferry_thread_count();
}

#define LOOP(NAME)                                                                                                     \
    FERRY_FUNCTION ferry_status NAME##_one(const perf_loop *a, uint64_t i, uint64_t *wrong);                           \
    FERRY_KERNEL(NAME, perf_loop, a)                                                                                   \
    {                                                                                                                  \
        ferry_status status = FERRY_SUCCESS;                                                                           \
        uint64_t wrong = 0;                                                                                            \
        for (uint64_t i = a->first; i < a->first + a->n && status == FERRY_SUCCESS; i++)                               \
            status = NAME##_one(a, i, &wrong);                                                                         \
        tell(a, status, wrong != 0);                                                                                   \
    }                                                                                                                  \
    FERRY_FUNCTION ferry_status NAME##_one(const perf_loop *a, uint64_t i, uint64_t *wrong)

LOOP(loop_put)
{
    (void)i;
    (void)wrong;
    ferry_status status = SCOPED(ferry_putmem, a->dest, a->source, a->bytes, a->peer);
    return status != FERRY_SUCCESS ? status : SCOPED(ferry_quiet, );
}

LOOP(loop_put_window)
{
    ferry_status status = FERRY_SUCCESS;
    (void)i;
    (void)wrong;
    for (size_t k = 0, place = 0; k < a->window && status == FERRY_SUCCESS; k++) {
        status = SCOPED(ferry_putmem_nbi, a->dest + place * a->bytes, a->source + place * a->bytes, a->bytes, a->peer);
        place = place + 1 == a->n_places ? 0 : place + 1;
    }
    return status != FERRY_SUCCESS ? status : SCOPED(ferry_quiet, );
}

LOOP(loop_get)
{
    (void)i;
    (void)wrong;
    return SCOPED(ferry_getmem, a->dest, a->source, a->bytes, a->peer);
}

LOOP(loop_get_window)
{
    ferry_status status = FERRY_SUCCESS;
    (void)i;
    (void)wrong;
    for (size_t k = 0, place = 0; k < a->window && status == FERRY_SUCCESS; k++) {
        status = SCOPED(ferry_getmem_nbi, a->dest + place * a->bytes, a->source + place * a->bytes, a->bytes, a->peer);
        place = place + 1 == a->n_places ? 0 : place + 1;
    }
    return status != FERRY_SUCCESS ? status : SCOPED(ferry_quiet, );
}

FERRY_FUNCTION ferry_status heard(const perf_loop *a, uint64_t i)
{
    return SCOPED(ferry_signal_wait_until, a->word, FERRY_CMP_GE, i + 1) >= i + 1 ? FERRY_SUCCESS : FERRY_ERR_TIMEOUT;
}

/* A ping-pong: the PEs signal and wait alternately; the serving PE begins. */
#define RETURN_RALLY(SAY)                                                                                              \
    do {                                                                                                               \
        ferry_status status_ = a->serves ? (SAY) : heard(a, i);                                                        \
        (void)wrong;                                                                                                   \
        if (status_ != FERRY_SUCCESS)                                                                                  \
            return status_;                                                                                            \
        return a->serves ? heard(a, i) : (SAY);                                                                        \
    } while (0)

LOOP(loop_pingpong)
{
    RETURN_RALLY(SCOPED(ferry_putmem_signal, a->dest, a->source, a->bytes, a->word, i + 1, FERRY_SIGNAL_SET, a->peer));
}

LOOP(loop_signal_set)
{
    RETURN_RALLY(ferry_thread_index() == 0 ? ferry_signal_set(a->word, i + 1, a->peer) : FERRY_SUCCESS);
}

LOOP(loop_signal_add)
{
    RETURN_RALLY(ferry_thread_index() == 0 ? ferry_signal_add(a->word, 1, a->peer) : FERRY_SUCCESS);
}

/* Atomics are calls of one thread. */
LOOP(loop_fetch_add)
{
    if (ferry_thread_index() == 0)
        *wrong |= ferry_uint64_atomic_fetch_add(a->word, 1, a->peer) ^ i;
    return FERRY_SUCCESS;
}

LOOP(loop_compare_swap)
{
    if (ferry_thread_index() == 0)
        *wrong |= ferry_uint64_atomic_compare_swap(a->word, i, i + 1, a->peer) ^ i;
    return FERRY_SUCCESS;
}

LOOP(loop_swap)
{
    if (ferry_thread_index() == 0)
        *wrong |= ferry_uint64_atomic_swap(a->word, i + 1, a->peer) ^ i;
    return FERRY_SUCCESS;
}

LOOP(loop_fetch)
{
    (void)i;
    if (ferry_thread_index() == 0)
        *wrong |= ferry_uint64_atomic_fetch(a->word, a->peer);
    return FERRY_SUCCESS;
}

LOOP(loop_add)
{
    (void)i;
    (void)wrong;
    if (ferry_thread_index() != 0)
        return FERRY_SUCCESS;
    ferry_status status = ferry_uint64_atomic_add(a->word, 1, a->peer);
    return status != FERRY_SUCCESS ? status : ferry_quiet();
}

LOOP(loop_barrier)
{
    (void)i;
    (void)wrong;
    return SCOPED(ferry_barrier_all, );
}

LOOP(loop_sync)
{
    (void)i;
    (void)wrong;
    return SCOPED(ferry_sync_all, );
}

LOOP(loop_alltoall)
{
    (void)i;
    (void)wrong;
    ferry_status status = SCOPED(ferry_alltoallmem, FERRY_TEAM_WORLD, a->dest, a->source, a->bytes);
    return status != FERRY_SUCCESS ? status : SCOPED(ferry_sync_all, );
}

ferry_status perf_kernel_run(perf_kernel kernel, const perf_loop *loop)
{
    static const ferry_kernel kernels[PERF_KERNELS] = { loop_put,        loop_put_window, loop_get,
                                                        loop_get_window, loop_pingpong,   loop_signal_set,
                                                        loop_signal_add, loop_fetch_add,  loop_compare_swap,
                                                        loop_swap,       loop_fetch,      loop_add,
                                                        loop_barrier,    loop_sync,       loop_alltoall };
    static const unsigned threads[] = { 1, 32, 256 };
    ferry_status status = ferry_launch(kernels[kernel], 1, threads[loop->scope], loop, sizeof *loop);
    return status == FERRY_SUCCESS ? ferry_launch_wait() : status;
}
