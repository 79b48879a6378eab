/* SPDX-License-Identifier: BSD-3-Clause */
/* On one PE of two the first call of libferry for memory, descriptors or threads fails, then the second, and so on
 * until no call is left: in ferry_init, allocations, heap growth, teams and MoE.  Every PE gets the same answer in
 * time, the heaps stay symmetric, later calls work, and nothing leaks. */
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
#include <stdio.h>
int main(void)
{
    printf("skipped: a sanitizer's own calls would fail\n");
    return 77;
}
#else
#include "nth_call.h" /* loaded before ferry, to intercept ferry's calls */
/**/
#include "ferry_moe.h"
#include "tests/job.h"

enum { N = 2, MOST = 2000, BLOCKS = 1000, CONTEXTS = 32 };

static long nth, victim;

/* Excludes the memory of the program's globals, which stays, of emulated GPU memory, and of the heap's growth:
 * *heap. */
static int n_open_descriptors(int *heap)
{
    int n = 0;
    *heap = 0;
    struct dirent *e;
    DIR *dir = opendir("/proc/self/fd");
    while (dir != NULL && (e = readdir(dir)) != NULL) {
        char to[64] = "";
        ssize_t len = readlinkat(dirfd(dir), e->d_name, to, sizeof to - 1);
        const int is_heap = len > 0 && strstr(to, "ferry-heap") != NULL;
        *heap += is_heap;
        n += !is_heap && (len < 0 || (strstr(to, "ferry-static") == NULL && strstr(to, "emulated GPU") == NULL));
    }
    if (dir != NULL)
        closedir(dir);
    return n;
}

static int n_of_maps(const char *what)
{
    char line[512];
    int n = 0;
    FILE *in = fopen("/proc/self/maps", "r");
    while (in != NULL && fgets(line, sizeof line, in) != NULL)
        n += strstr(line, what) != NULL;
    if (in != NULL)
        fclose(in);
    return n;
}

/* ---- Actions while a call fails.  `outcome` collects results that must be the same on all PEs. */

static uint64_t outcome;
static char *base;

static void note(int64_t what)
{
    outcome = (outcome ^ (uint64_t)what) * 0x9e3779b97f4a7c15u;
    outcome ^= outcome >> 31;
    const ferry_status s = what < 0 ? ferry_last_error() : FERRY_SUCCESS;
    if (s == FERRY_ERR_TIMEOUT) /* a PE that fails says so at once */
        check_fail(__FILE__, __LINE__, "PE %d: call %ld of PE %ld: %s", pe_me, nth, victim, ferry_last_error_message());
    if (s != FERRY_SUCCESS && pe_me != victim && strstr(ferry_last_error_message(), "PE ") == NULL)
        check_fail(__FILE__, __LINE__, "no PE is named: %s", ferry_last_error_message());
}

static void *noted(void *block)
{
    note(block != NULL ? (char *)block - base : -1);
    return block;
}

/* The bookkeeping grows now and then; each growth first fails for lack of memory. */
static void many_blocks(void)
{
    static void *block[BLOCKS];
    long failures = 0;
    for (int i = 0; i < BLOCKS; i++) {
        victim = i / 7 % N;
        if (pe_me == victim)
            nth_fail(1, 0);
        block[i] = noted(i % 3 == 0 ? ferry_align(256, 48) : ferry_malloc(32));
        (void)nth_stop();
        failures += block[i] == NULL;
        if (block[i] == NULL)
            block[i] = noted(ferry_malloc(32));
        CHECK(block[i] != NULL);
    }
    CHECK(failures > 3 || nth_of_driver() != NULL);
    post(&board->word[pe_me], outcome);
    CHECK_OK(ferry_barrier_all());
    CHECK(see(&board->word[0]) == see(&board->word[1]));
    for (int i = 0; i < BLOCKS; i++)
        CHECK_OK(ferry_free(block[i]));
}

static void growth(void)
{
    static size_t size; /* more each time than ever before */
    const size_t step = nth_of_driver() != NULL ? (size_t)3 << 20 : 70000;
    CHECK_OK(ferry_free(noted(ferry_malloc(size += step))));
    CHECK_OK(ferry_free(noted(ferry_calloc(size += step, 1))));
    void *small = noted(ferry_malloc(40)), *large = NULL;
    if (small != NULL)
        large = noted(ferry_realloc(small, size += step));
    CHECK_OK(ferry_free(large != NULL ? large : small));
}

static ferry_team_t team[5] = { -1, -1, -1, -1, -1 };

static void teams(void)
{
    const int list[N] = { 1, 0 };
    note(-(int)ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, N, NULL, 0, &team[0]));
    note(-(int)ferry_team_split_2d(FERRY_TEAM_WORLD, 1, NULL, 0, &team[1], NULL, 0, &team[2]));
    note(-(int)ferry_team_from_list(list, N, NULL, 0, &team[3]));
    if (team[3] >= 0)
        note(-(int)ferry_team_split_strided(team[3], 0, 1, N, NULL, 0, &team[4]));
}

static void teams_end(void)
{
    for (int i = 4; i >= 0; i--) {
        note(team[i] >= 0);
        if (team[i] >= 0)
            CHECK_OK(ferry_team_destroy(team[i]));
        team[i] = FERRY_TEAM_INVALID;
    }
}

static ferry_moe *layer;

static void moe(void)
{
    const ferry_moe_config config = { .size = sizeof config, .n_experts = 4, .topk = 2, .hidden = 64, .max_tokens = 8 };
    note(-(int)ferry_moe_create(&config, &layer));
    note(layer != NULL);
}

static void moe_end(void)
{
    if (layer != NULL)
        CHECK_OK(ferry_moe_destroy(layer));
    layer = NULL;
}

static void contexts(void) /* each PE for itself */
{
    static int n; /* more each time than ever before: freed ones are used again */
    ferry_ctx_t c[CONTEXTS];
    CHECK(++n < CONTEXTS);
    for (int i = 0; i < n; i++)
        if (ferry_ctx_create(0, &c[i]) != FERRY_SUCCESS)
            c[i] = FERRY_CTX_INVALID;
    for (int i = 0; i < n; i++)
        if (c[i] != FERRY_CTX_INVALID)
            CHECK_OK(ferry_ctx_destroy(c[i]));
}

static void nothing(void) {}

static const struct {
    const char *name;
    void (*run)(void), (*end)(void); /* calls fail in the first one only */
} part[] = {
    { "growth", growth, nothing }, { "teams", teams, teams_end }, { "moe", moe, moe_end }, { "ctx", contexts, nothing }
};

/* board->word[0], [1]: outcome of each PE; [8]: a call has failed. */
static void pe_calls(int rank)
{
    CHECK_OK(ferry_init());
    base = MADE(ferry_malloc(64));
    job_note("many blocks");
    many_blocks();
    for (size_t p = 0; p < sizeof part / sizeof *part; p++)
        for (victim = 0; victim < N; victim++) {
            long failures = 0;
            /* ferry_moe_create() calls a collective, which takes a launch on a GPU: the others wait for that time. */
            if (part[p].run == moe && nth_of_driver() != NULL)
                continue;
            part[p].run(); /* creates one-time objects */
            part[p].end();
            int chunks;
            const int descriptors = n_open_descriptors(&chunks);
            for (nth = 1; nth < MOST; nth++) {
                uint64_t began = now_ns();
                job_note("%s, call %ld of PE %ld fails", part[p].name, nth, victim);
                outcome = 0;
                if (rank == victim)
                    nth_fail(nth, 0);
                part[p].run();
                const char *failed = rank == victim ? nth_stop() : NULL;
                part[p].end();
                CHECK_SINCE(began, 5000);
                post(&board->word[rank], outcome);
                if (rank == victim)
                    post(&board->word[8], failed != NULL);
                if (failed != NULL && getenv("FAULT_VERBOSE") != NULL)
                    dprintf(1, "%s %ld: %s on PE %d\n", part[p].name, nth, failed, rank);
                CHECK_OK(ferry_barrier_all());
                if (see(&board->word[0]) != see(&board->word[1]))
                    check_fail(__FILE__, __LINE__, "the PEs differ after %s (last message here: %s)",
                               board->doing[rank], ferry_last_error_message());
                const int more = (int)see(&board->word[8]);
                CHECK_OK(ferry_barrier_all());
                failures += more;
                if (!more)
                    break;
            }
            CHECK(nth < MOST);
            CHECK(failures > 0 || (part[p].run == contexts && nth_of_driver() != NULL));
            outcome = 0;
            part[p].run(); /* as if nothing had been */
            part[p].end();
            CHECK_INT(n_open_descriptors(&chunks), descriptors);
            CHECK_INT(n_of_maps("ferry-heap"), chunks * N); /* each is mapped here and at the peer */
        }
    CHECK_OK(ferry_finalize());
}

/* ---- ferry_init. */

static void pe_inits(int rank)
{
    int chunks;
    const int descriptors = n_open_descriptors(&chunks);
    uint64_t began = now_ns();
    if (rank == victim)
        nth_fail(nth, 1);
    ferry_status status = ferry_init();
    const char *failed = rank == victim ? nth_stop() : NULL;
    CHECK_SINCE(began, 5000);
    post(&board->word[rank], (uint64_t)status + 1);
    if (rank == victim)
        post(&board->word[8], failed != NULL);
    if (failed != NULL && getenv("FAULT_VERBOSE") != NULL)
        printf("init %ld: %s on PE %d: %s after %.0f ms\n", nth, failed, rank, ferry_status_name(status),
               (double)(now_ns() - began) / 1e6);
    if (status == FERRY_SUCCESS) {
        (void)MADE(ferry_malloc(1 << 20));
        CHECK_OK(ferry_barrier_all());
        CHECK_OK(ferry_finalize());
    } else {
        CHECK(!ferry_query_initialized());
        CHECK(ferry_last_error() == status && strlen(ferry_last_error_message()) > 10);
        CHECK(ferry_barrier_all() == FERRY_ERR_NOT_INITIALIZED);
    }
    CHECK_INT(n_open_descriptors(&chunks), descriptors);
    CHECK_INT(chunks, 0);
    CHECK_INT(n_of_maps("ferry-heap"), status == FERRY_SUCCESS ? N : 0); /* segments, until the next init */
}

JOB_MAIN(240)
{
    if (!nth_can())
        check_skip("libferry is not shared here");
    job_heap("64K", "4G");
    setenv("FERRY_TIMEOUT", "10s", 1);
    pe_doing_now("calls");
    job_run(N, pe_calls, 100);
    setenv("FERRY_INIT_TIMEOUT", "1s", 1);
    for (victim = 0; victim < N; victim++)
        for (nth = 1; nth < MOST; nth++) {
            pe_doing_now("call %ld of PE %ld fails in ferry_init", nth, victim);
            job_run(N, pe_inits, 10);
            if ((see(&board->word[0]) == FERRY_SUCCESS + 1) != (see(&board->word[1]) == FERRY_SUCCESS + 1))
                check_fail(__FILE__, __LINE__, "only one PE is in the job");
            if (see(&board->word[8]) == 0)
                break;
        }
}
#endif
