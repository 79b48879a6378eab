/* SPDX-License-Identifier: BSD-3-Clause */
/* Programs with one beginner's bug each, by name; bugs_are_named.sh runs each under ferry-run --check.  A comment
 * `NAME: one` or `NAME: two` marks the lines that the report has to name. */
#include "ferry.h"
#include "ferry_moe.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 100 };
static int me, n, right;
static int *inbox;
static uint64_t *flag;
static int on_all; /* a global is symmetric */

/* Programs of beginners ignore statuses. */
#define IGNORE(CALL) (void)!(CALL)

/* ---- Order. */

static void signal_reused(void)
{
    int value = 1;
    for (int round = 0; round < 2; round++) {
        IGNORE(ferry_int_put_signal(inbox, &value, 1, flag, 1, FERRY_SIGNAL_SET, right)); /* signal_reused: one */
        ferry_signal_wait_until(flag, FERRY_CMP_EQ, 1);
        printf("%d\n", inbox[0]); /* signal_reused: two */
        IGNORE(ferry_sync_all()); /* and *flag is still 1 */
    }
}

static void quiet_forgotten(void)
{
    int value = 1, got = 0;
    IGNORE(ferry_int_put(inbox, &value, 1, right)); /* quiet_forgotten: one */
    IGNORE(ferry_sync_all());
    if (me == 1)
        IGNORE(ferry_int_get(&got, inbox, 1, 0)); /* quiet_forgotten: two */
    printf("%d\n", got);
}

static void get_before_barrier(void)
{
    int got = 0;
    on_all = me;                                    /* get_before_barrier: one */
    IGNORE(ferry_int_get(&got, &on_all, 1, right)); /* get_before_barrier: two */
    IGNORE(ferry_barrier_all());
    printf("%d\n", got);
}

static void load_without_wait(void)
{
    int value[4] = { 1, 2, 3, 4 };
    IGNORE(ferry_int_put(inbox + 4, value, 4, right)); /* load_without_wait: one */
    IGNORE(ferry_quiet());
    printf("%d\n", inbox[7]); /* load_without_wait: two */
}

static void buffer_reused(void)
{
    int *value = malloc(N * sizeof *value);
    if (value == NULL)
        exit(1);
    memset(value, 0, N * sizeof *value);
    IGNORE(ferry_int_put_nbi(inbox, value, 10, right)); /* buffer_reused: one */
    value[3] = 5;                                       /* buffer_reused: two */
    IGNORE(ferry_quiet());
    free(value);
}

static void two_write(void)
{
    IGNORE(ferry_int_p(&inbox[2], me, 0)); /* two_write: one */
}

static void read_once(void)
{
    IGNORE(ferry_int_p(&inbox[3], me, right));  /* read_once: one */
    printf("%d\n", ferry_int_g(&inbox[3], me)); /* read_once: two */
}

/* Calls in streams count, too, and others are still looked at. */
static void stream_quiet_forgotten(void)
{
    int value = 1;
    IGNORE(ferry_int_put_on_stream(inbox, &value, 1, right, NULL)); /* stream_quiet_forgotten: one */
    IGNORE(ferry_sync_all_on_stream(NULL));
    printf("%d\n", inbox[0]); /* stream_quiet_forgotten: two */
}

static void two_puts(void)
{
    const int first = 1, last = 2;
    IGNORE(ferry_int_put(&inbox[4], &first, 1, right)); /* two_puts: one */
    IGNORE(ferry_int_put(&inbox[4], &last, 1, right));  /* two_puts: two */
}

/* The sum does not say which of two additions under way has come. */
static void adds_together(void)
{
    static int value;
    for (int i = 0; me == 0 && i < 8; i++) {
        int *to = &inbox[i];
        IGNORE(ferry_int_put_signal_nbi(to, &value, 1, flag, 1, FERRY_SIGNAL_ADD, 1)); /* adds_together: one */
    }
    IGNORE(ferry_sync_all());
    if (me == 1)
        for (int i = 0; i < 8; i++) {
            IGNORE(ferry_uint64_wait_until(flag, FERRY_CMP_GE, (uint64_t)i + 1));
            printf("%d\n", inbox[i]); /* adds_together: two */
        }
}

static void by_pointer(void)
{
    int *theirs = ferry_ptr(inbox, right);
    if (theirs != NULL)
        theirs[1] = me;       /* by_pointer: one */
    printf("%d\n", inbox[1]); /* by_pointer: two */
}

/* ---- Memory. */

static void block_too_small(void)
{
    int value[N] = { 0 };
    int *small = ferry_malloc(10 * sizeof *small); /* block_too_small: two */
    if (me == 0)
        IGNORE(ferry_int_put(small, value, N, right)); /* block_too_small: one */
    IGNORE(ferry_barrier_all());
    IGNORE(ferry_free(small));
}

static void global_too_small(void)
{
    int value[2] = { 0 };
    if (me == 0)
        IGNORE(ferry_int_get(value, &on_all, 2, right)); /* global_too_small: one */
}

static void store_beyond(void)
{
    if (me == 0)
        for (int i = 0; i <= N; i++)
            inbox[i] = i; /* store_beyond: one */
}

static void used_after_free(void)
{
    int value = 1;
    int *gone = ferry_malloc(N * sizeof *gone);
    IGNORE(ferry_free(gone));                      /* used_after_free: two */
    IGNORE(ferry_int_put(gone, &value, 1, right)); /* used_after_free: one */
}

static void two_kinds_of_atomics(void)
{
    IGNORE(ferry_uint32_atomic_set((uint32_t *)inbox, 1, 0)); /* two_kinds_of_atomics: one */
    IGNORE(ferry_float_atomic_set((float *)inbox, 1, 0));     /* two_kinds_of_atomics: two */
}

/* ---- Calls. */

static void wrong_pe(void)
{
    int value = 1;
    if (me == 1)
        IGNORE(ferry_int_put(inbox, &value, 1, me + 1 == n ? n : 0));
}

static void never_combined(void)
{
    enum { HIDDEN = 64, TOKENS = 2 };
    static uint16_t x[TOKENS * HIDDEN];
    static const int32_t expert[TOKENS] = { 0, 1 };
    static const float weight[TOKENS] = { 1, 1 };
    ferry_moe *moe = NULL;
    ferry_moe_config config = FERRY_MOE_CONFIG_INIT;
    config.n_experts = n;
    config.topk = 1;
    config.hidden = HIDDEN;
    config.max_tokens = TOKENS;
    IGNORE(ferry_moe_create(&config, &moe));
    IGNORE(ferry_moe_dispatch(moe, x, expert, weight, TOKENS)); /* never_combined: one */
    IGNORE(ferry_moe_destroy(moe));
}

/* ---- Waits that never end. */

static void everyone_waits(void)
{
    uint64_t round;
    for (round = 1; round <= 2; round++) {
        if (round == 2)                                         /* who sends first? */
            ferry_signal_wait_until(flag, FERRY_CMP_GE, round); /* everyone_waits: one */
        IGNORE(ferry_signal_set(flag, round, right));
        ferry_signal_wait_until(flag, FERRY_CMP_GE, round);
    }
}

static void nobody_sends(void)
{
    ferry_signal_wait_until(flag, FERRY_CMP_EQ, 1); /* nobody_sends: one */
    IGNORE(ferry_signal_set(flag, 1, right));
}

static void barrier_by_some(void)
{
    if (me != 0)
        IGNORE(ferry_barrier_all()); /* barrier_by_some: one */
}

static void other_collective(void)
{
    if (me == 0)
        IGNORE(ferry_barrier_all()); /* other_collective: one */
    else
        IGNORE(ferry_int_sum_reduce(FERRY_TEAM_WORLD, inbox, inbox + 1, 1)); /* other_collective: two */
}

static const struct {
    const char *name;
    void (*run)(void);
} bugs[] = {
#define BUG(NAME)                                                                                                      \
    {                                                                                                                  \
#NAME, NAME                                                                                                    \
    }
    BUG(signal_reused),      BUG(quiet_forgotten),
    BUG(get_before_barrier), BUG(load_without_wait),
    BUG(buffer_reused),      BUG(two_write),
    BUG(by_pointer),         BUG(block_too_small),
    BUG(global_too_small),   BUG(store_beyond),
    BUG(used_after_free),    BUG(two_kinds_of_atomics),
    BUG(wrong_pe),           BUG(never_combined),
    BUG(everyone_waits),     BUG(nobody_sends),
    BUG(barrier_by_some),    BUG(other_collective),
    BUG(read_once),          BUG(adds_together),
    BUG(two_puts),           BUG(stream_quiet_forgotten),
};

int main(int argc, char **argv)
{
    IGNORE(ferry_init());
    me = ferry_my_pe();
    n = ferry_n_pes();
    right = (me + 1) % n;
    inbox = ferry_calloc(N, sizeof *inbox);
    flag = ferry_calloc(1, sizeof *flag);
    IGNORE(ferry_barrier_all());
    for (size_t i = 0; argc > 1 && i < sizeof bugs / sizeof *bugs; i++)
        if (strcmp(bugs[i].name, argv[1]) == 0)
            bugs[i].run();
    IGNORE(ferry_finalize());
    return 0;
}
