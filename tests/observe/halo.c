/* SPDX-License-Identifier: BSD-3-Clause */
/* A program that the tests of this folder trace: a halo exchange in a ring.  halo STEPS [WHAT]: WHAT is what PE 1 does
 * in the middle (die, hang, abort); `all`: one call of each kind too; `late`: the last PE comes late to a barrier. */
#include "ferry.h"
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TRY(call)                                                                                                      \
    do {                                                                                                               \
        if ((call) != FERRY_SUCCESS)                                                                                   \
            exit(3);                                                                                                   \
    } while (0)

static uint64_t global_flag; /* symmetric in the host space */
static long the_lock;

struct arguments {
    uint64_t *flag;
};
FERRY_KERNEL(signal_next, struct arguments, a)
{
    (void)ferry_signal_op(a->flag, 1, FERRY_SIGNAL_ADD, (ferry_my_pe() + 1) % ferry_n_pes()); /* LINE kernel */
}

static void one_of_each(int me, int n)
{
    int next = (me + 1) % n, *block = ferry_calloc(64, sizeof *block); /* LINE block */
    uint64_t *flag = ferry_calloc(1, sizeof *flag);
    struct arguments a = { flag };
    ferry_ctx_t ctx;
    TRY(ferry_int_p(block, 5, next));        /* LINE p */
    TRY(ferry_int_get(block, block, 4, me)); /* LINE get */
    (void)ferry_int_atomic_fetch_add(block + 1, 2, next);
    TRY(ferry_quiet());
    TRY(ferry_ctx_create(0, &ctx));
    TRY(ferry_ctx_int_put(ctx, block + 2, block + 3, 1, next));
    TRY(ferry_ctx_destroy(ctx));
    TRY(ferry_int_sum_reduce(FERRY_TEAM_WORLD, block + 8, block + 16, 4));
    TRY(ferry_set_lock(&the_lock));
    TRY(ferry_clear_lock(&the_lock));
    TRY(ferry_launch(signal_next, 1, 1, &a, sizeof a));
    TRY(ferry_launch_wait());
    TRY(ferry_uint64_wait_until(flag, FERRY_CMP_EQ, 1)); /* LINE awaits kernel */
    TRY(ferry_barrier_all());
    TRY(ferry_free(flag));
}

int main(int argc, char **argv)
{
    const int steps = argc > 1 ? atoi(argv[1]) : 10;
    const char *what = argc > 2 ? argv[2] : "";
    TRY(ferry_init());
    const int me = ferry_my_pe(), n = ferry_n_pes(), next = (me + 1) % n;
    double *cells = ferry_calloc(64, sizeof *cells);
    TRY(ferry_barrier_all());
    for (int i = 1; i <= steps; i++) {
        if (me == 1 && i == steps / 2 && strcmp(what, "die") == 0)
            kill(getpid(), SIGKILL);
        if (me == 1 && i == steps / 2 && strcmp(what, "hang") == 0)
            pause();
        const uint64_t step = (uint64_t)i;
        TRY(ferry_double_put_signal(cells, cells + 32, 32, &global_flag, step, FERRY_SIGNAL_SET, next)); /* LINE put */
        TRY(ferry_uint64_wait_until(&global_flag, FERRY_CMP_GE, step));                                  /* LINE wait */
    }
    if (strcmp(what, "all") == 0)
        one_of_each(me, n);
    if (strcmp(what, "late") == 0) {
        if (me == n - 1)
            usleep(500000);
        TRY(ferry_barrier_all()); /* LINE meeting */
    }
    TRY(ferry_free(cells));
    return ferry_finalize() != FERRY_SUCCESS;
}
