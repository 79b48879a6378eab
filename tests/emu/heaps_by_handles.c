/* SPDX-License-Identifier: BSD-3-Clause */
/* Heaps in GPU memory, by each form of handles: jobs one after the other leave nothing, deaths end nothing else, kept
 * heaps stay.  HEAPS=whole: heaps that cannot grow say so.  heaps_by_handles.sh runs it. */
#include "tests/job.h"
#include <stdio.h>

enum { N = 3, TURNS = 4 };
#define MAX ((size_t)16 << 20)

static int is_whole(void)
{
    const char *heaps = getenv("HEAPS");
    return heaps != NULL && strcmp(heaps, "whole") == 0;
}

/* How many pieces of GPU memory this process maps. */
static int n_mapped(void)
{
    char line[512];
    int n = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (maps != NULL && fgets(line, sizeof line, maps) != NULL)
        n += strstr(line, "emulated GPU") != NULL;
    if (maps != NULL)
        fclose(maps);
    return n;
}

/* Each PE writes to each, and reads from each. */
static uint64_t *use(int rank, uint64_t turn)
{
    uint64_t *words = MADE(ferry_calloc(2 * N, sizeof *words)), got = 0;
    CHECK(words != NULL);
    for (int p = 0; p < N; p++)
        CHECK_OK(ferry_uint64_p(&words[rank], 100 * turn + (uint64_t)rank, p));
    for (int p = 0; p < N; p++)
        (void)ferry_uint64_atomic_fetch_add(&words[N], 1, p);
    CHECK_OK(ferry_barrier_all());
    for (int p = 0; p < N; p++) {
        CHECK_OK(ferry_getmem(&got, &words[p], sizeof got, (rank + p) % N));
        CHECK_INT(got, 100 * turn + (uint64_t)p);
        CHECK_OK(ferry_getmem(&got, &words[N], sizeof got, p));
        CHECK_INT(got, N);
    }
    CHECK_OK(ferry_barrier_all());
    return words;
}

static void in_turns(int rank)
{
    int descriptors = 0;
    for (uint64_t turn = 0; turn < TURNS; turn++) {
        job_note("turn %d", (int)turn);
        CHECK_OK(ferry_init());
        (void)use(rank, turn);
        char *more = ferry_malloc(MAX);
        CHECK((more == NULL) == is_whole());
        if (is_whole()) {
            CHECK_STATUS(ferry_last_error(), FERRY_ERR_NO_MEMORY);
            CHECK_SAYS("no room for 16777216 bytes");
            CHECK_SAYS("of 16777216 are free");
            CHECK_SAYS("shared by CUDA IPC cannot grow after ferry_init: set FERRY_HEAP_MAX");
            CHECK(ferry_align((size_t)4 << 20, 64) == NULL);
            CHECK_SAYS("serve alignments up to 2097152: align less");
            CHECK(((uintptr_t)MADE(ferry_align((size_t)2 << 20, 64)) & (((size_t)2 << 20) - 1)) == 0);
        }
        CHECK_OK(ferry_finalize());
        CHECK_INT(n_mapped(), 0);
        if (turn == 1)
            descriptors = n_descriptors();
    }
    CHECK_INT(n_descriptors(), descriptors);
}

/* PE 1 dies; the others leave at once, and give their memory back. */
static void without_the_dead(int rank)
{
    CHECK_OK(ferry_init());
    uint64_t *words = use(rank, 0), got;
    barrier_before_a_death(N);
    arrive(1);
    if (rank == 1)
        for (;;)
            nap_ms(1000);
    await_lost(1);
    CHECK_OK(ferry_getmem(&got, &words[rank], sizeof got, 2 - rank)); /* the pair that lives goes on */
    const uint64_t began = now_ns();
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
    CHECK(now_ns() - began < 2 * (uint64_t)SECOND + see(&board->lost));
    CHECK_INT(n_mapped(), 0);
}

/* PE 0 keeps the heaps that it reaches, and nothing waits for it. */
static void kept(int rank)
{
    uint64_t number = 0;
    CHECK_OK(ferry_init());
    uint64_t *words = use(rank, 7), *theirs = ferry_ptr(words, 1);
    CHECK(theirs != NULL);
    if (rank == 0)
        CHECK_OK(ferry_heap_keep(&number));
    const uint64_t began = now_ns();
    CHECK_OK(ferry_finalize());
    CHECK(now_ns() - began < 2 * (uint64_t)SECOND + see(&board->lost));
    if (rank == 0) {
        CHECK_INT(words[2], 702);
        CHECK_INT(theirs[2], 702);
    }
    CHECK_OK(ferry_init());
    (void)use(rank, 8);
    CHECK_OK(ferry_finalize());
    if (rank == 0) {
        CHECK_INT(words[2], 702);
        ferry_heap_release(number);
    }
    CHECK_OK(ferry_init_with(&(ferry_config){ .size = sizeof(ferry_config), .bootstrap = "self" }));
    CHECK_OK(ferry_finalize());
    CHECK_INT(n_mapped(), rank != 0 && is_whole()); /* an owner does not learn that nobody keeps its heap any more */
}

JOB_MAIN(90)
{
    job j;
    setenv("FERRY_HEAP_CHUNK", "1M", 1);
    setenv("FERRY_HEAP_MAX", is_whole() ? "16M" : "64M", 1);
    setenv("FERRY_TIMEOUT", "20s", 1);
    pe_doing_now("jobs in turns");
    job_run(N, in_turns, 40);
    pe_doing_now("a death");
    job_start(&j, N, without_the_dead);
    job_await_all(&j, 1);
    job_kill(&j, 1, SIGKILL);
    job_end(&j, 30);
    pe_doing_now("a kept heap");
    job_run(N, kept, 40);
}
