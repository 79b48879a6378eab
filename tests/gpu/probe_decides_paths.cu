/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_path_of returns the init probe's result on every PE, as weakened by FERRY_TEST=probe_fail, and kernels use that
 * path: data, signals and additions still arrive over every pair.  Prints the time of init. */
#include "gpu_test.h"
#include <time.h>

#define ADDITIONS 8

static ferry_path path_by(const char *word)
{
    return strcmp(word, "atomic") == 0 ? FERRY_PATH_FLAGS : FERRY_PATH_STAGED;
}

/* The weakest path that the environment leaves for the pair; the test parses the text independently. */
static ferry_path weakened(int from, int to)
{
    char copy[256] = "", *save = NULL;
    ferry_path path = FERRY_PATH_NATIVE;
    if (getenv("FERRY_TEST") != NULL)
        snprintf(copy, sizeof copy, "%s", getenv("FERRY_TEST") + strlen("probe_fail="));
    for (char *rule = strtok_r(copy, ",", &save); rule != NULL; rule = strtok_r(NULL, ",", &save)) {
        int a = from, b = to;
        char *word = strchr(rule, '=');
        if (word != NULL) {
            const char *other = strchr(rule, '>') + 1;
            a = *rule == '*' ? from : atoi(rule);
            b = *other == '*' ? to : atoi(other);
        }
        ferry_path by = path_by(word != NULL ? word + 1 : rule);
        if (a == from && b == to && by > path)
            path = by;
    }
    return path;
}

/* words: [0] of the left neighbour, [1] additions of all PEs, [2] the left neighbour's signal. */
static __global__ void exchange(uint64_t *words, int right, int *bad)
{
    int me = ferry_my_pe(), n = ferry_n_pes();
    uint64_t value = 1000 + (uint64_t)me;
    KERNEL_CHECK(bad,
                 ferry_uint64_put_signal(words, &value, 1, words + 2, 1, FERRY_SIGNAL_SET, right) == FERRY_SUCCESS);
    for (int pe = 0; pe < n; pe++)
        for (int i = 0; i < ADDITIONS; i++)
            KERNEL_CHECK(bad, ferry_uint64_atomic_add(words + 1, 1, pe) == FERRY_SUCCESS);
    KERNEL_CHECK(bad, ferry_signal_wait_until(words + 2, FERRY_CMP_EQ, 1) == 1);
    KERNEL_CHECK(bad, ferry_quiet() == FERRY_SUCCESS);
    KERNEL_CHECK(bad, words[0] == 1000 + (uint64_t)((me + n - 1) % n));
}

static void arrives(void)
{
    uint64_t got[3] = { 0 }, *words = (uint64_t *)MADE(ferry_calloc(3, sizeof *words));
    exchange<<<1, 1>>>(words, right, bad_word);
    KERNELS_PASS();
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_uint64_get(got, words, 3, right));
    CHECK(got[0] == 1000 + (uint64_t)me && got[1] == (uint64_t)ADDITIONS * n_pes && got[2] == 1);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_free(words));
}

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void test(void)
{
    size_t pairs = (size_t)n_pes * n_pes;
    uint64_t *mine = (uint64_t *)MADE(ferry_malloc(pairs * sizeof *mine)),
             *all = (uint64_t *)MADE(ferry_malloc(pairs * n_pes * sizeof *all));
    uint64_t *said = (uint64_t *)MADE(calloc(pairs * n_pes, sizeof *said));
    for (int from = 0; from < n_pes; from++)
        for (int to = 0; to < n_pes; to++) {
            ferry_path path = ferry_path_of(from, to);
            said[from * n_pes + to] = path;
            CHECK(from != to || path == FERRY_PATH_NATIVE);
            CHECK(from == to || path >= weakened(from, to));
            if (me == 0 && from != to)
                printf("%d>%d %s%s", from, to, ferry_path_name(path), n_pes > 2 ? "; " : "\n");
        }
    CHECK_OK(ferry_uint64_put(mine, said, pairs, me));
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_fcollectmem(FERRY_TEAM_WORLD, all, mine, pairs * sizeof *mine));
    CHECK_OK(ferry_uint64_get(said, all, pairs * n_pes, me));
    for (int pe = 1; pe < n_pes; pe++)
        CHECK(memcmp(said, said + pe * pairs, pairs * sizeof *said) == 0);
    arrives();
    free(said);
    CHECK_OK(ferry_free(all));
    CHECK_OK(ferry_free(mine));
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_finalize());
    double start = seconds(); /* the driver is warm: the remaining time is ferry's */
    CHECK_OK(ferry_init());
    if (me == 0)
        printf("init of %d PEs: %.1f ms\n", n_pes, 1e3 * (seconds() - start));
    arrives();
}
