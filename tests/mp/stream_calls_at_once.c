/* SPDX-License-Identifier: BSD-3-Clause */
/* Stream calls in the host space, which has no streams: each call runs at once, after the earlier launched kernels, and
 * returns the status of the plain call. */
#include "pe_test.h"

#define COUNT 50

struct late {
    long *from; /* [COUNT] */
    long value;
};
/* A slow kernel: a call that did not wait for the kernel would find the old values. */
FERRY_KERNEL(late, struct late, a)
{
    nap_ms(20);
    for (int i = 0; i < COUNT; i++)
        a->from[i] = a->value + i;
}

static void pe_main(void)
{
    int right = (pe_me + 1) % pe_n, left = (pe_me + pe_n - 1) % pe_n;
    long *from = (long *)pe_alloc(COUNT * sizeof(long)), *to = (long *)pe_alloc(COUNT * sizeof(long));
    long *all = (long *)pe_alloc((size_t)pe_n * COUNT * sizeof(long));
    uint64_t *word = (uint64_t *)MADE(ferry_calloc(2, sizeof *word));
    struct late args = { from, 0 };
    for (int round = 1; round <= 3; round++) {
        args.value = 1000 * round + 100 * pe_me;
        CHECK_OK(ferry_launch_on_stream(late, 1, 1, &args, sizeof args, NULL));
        CHECK_OK(
            ferry_long_put_signal_on_stream(to, from, COUNT, word, (uint64_t)round, FERRY_SIGNAL_SET, right, NULL));
        CHECK_OK(ferry_signal_wait_until_on_stream(word, FERRY_CMP_EQ, (uint64_t)round, NULL));
        for (int i = 0; i < COUNT; i++)
            CHECK_INT(to[i], 1000 * round + 100 * left + i);
        CHECK_OK(ferry_barrier_all_on_stream(NULL));
        CHECK_OK(ferry_long_put_on_stream(to, from, COUNT, left, NULL));
        CHECK_OK(ferry_quiet_on_stream(NULL));
        CHECK_OK(ferry_sync_all_on_stream(NULL));
        CHECK_INT(to[1], 1000 * round + 100 * right + 1);
        CHECK_OK(ferry_long_get_on_stream(all, from, COUNT, right, NULL));
        CHECK_INT(all[2], 1000 * round + 100 * right + 2);
        CHECK_OK(ferry_barrier_all_on_stream(NULL));
        CHECK_OK(ferry_long_fcollect_on_stream(FERRY_TEAM_WORLD, all, from, COUNT, NULL));
        for (int pe = 0; pe < pe_n; pe++)
            CHECK_INT(all[pe * COUNT + 3], 1000 * round + 100 * pe + 3);
        CHECK_OK(ferry_team_sync_on_stream(FERRY_TEAM_WORLD, NULL));
        CHECK_OK(ferry_long_alltoall_on_stream(FERRY_TEAM_WORLD, all, all, 0, NULL));
        CHECK_OK(ferry_long_broadcast_on_stream(FERRY_TEAM_WORLD, to, from, COUNT, pe_n - 1, NULL));
        CHECK_INT(to[4], 1000 * round + 100 * (pe_n - 1) + 4);
        CHECK_OK(ferry_sync_all_on_stream(NULL));
        CHECK_OK(ferry_long_min_reduce_on_stream(FERRY_TEAM_WORLD, to, from, COUNT, NULL));
        CHECK_INT(to[5], 1000 * round + 5);
        CHECK_OK(ferry_sync_all_on_stream(NULL));
        CHECK_OK(ferry_long_max_reducescatter_on_stream(FERRY_TEAM_WORLD, to, all, COUNT, NULL));
        CHECK_INT(to[6], 1000 * round + 100 * pe_me + 6);
        CHECK_OK(ferry_barrier_all_on_stream(NULL));
    }
    CHECK_OK(ferry_signal_op_on_stream(word + 1, 7, FERRY_SIGNAL_ADD, right, NULL));
    CHECK_OK(ferry_signal_wait_until_on_stream(word + 1, FERRY_CMP_EQ, 7, NULL));
    CHECK_STATUS(ferry_putmem_on_stream(to, from, 8, pe_n, NULL), FERRY_ERR_INVALID_PE);
    CHECK_STATUS(ferry_long_put_on_stream(to, from, SIZE_MAX / 4, right, NULL), FERRY_ERR_OVERFLOW);
    CHECK_STATUS(ferry_signal_wait_until_on_stream(word, 17, 7, NULL), FERRY_ERR_INVALID_ARG);
    check_forget_faults();
    pe_barrier();
    CHECK_OK(ferry_free(word));
    CHECK_OK(ferry_free(all));
    CHECK_OK(ferry_free(to));
    CHECK_OK(ferry_free(from));
}
