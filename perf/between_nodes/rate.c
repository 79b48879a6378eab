/* SPDX-License-Identifier: BSD-3-Clause */
/* How many puts of 8 bytes a second many threads of one PE issue to another PE.  Written with OpenSHMEM's names: oshcc
 * compiles it for OSHMEM, include/ferry/compat for ferry.  Prints "threads rate", the median in millions a second, and
 * "wrong" if words are missing. */
#include <pthread.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define THREADS_MOST 64
#define WORDS 512 /* of each thread */
#define ROUNDS 5

static long *words;
static long puts_each;

static double now_s(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (double)ts.tv_sec + 1e-9 * (double)ts.tv_nsec;
}

static void *work(void *arg)
{
    long *mine = arg;
    for (long i = 0; i < puts_each; i++)
        shmem_long_p(&mine[i % WORDS], i, 1);
    return NULL;
}

static int order(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
    const int threads = argc > 1 ? atoi(argv[1]) : 4;
    pthread_t thread[THREADS_MOST];
    double rate[ROUNDS];
    int level = 0;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &level);
    if (level != SHMEM_THREAD_MULTIPLE || shmem_n_pes() != 2 || threads < 1 || threads > THREADS_MOST) {
        fprintf(stderr, "rate [THREADS [PUTS]]: two PEs, 1 to %d threads, and a library that serves them\n",
                THREADS_MOST);
        return 2;
    }
    puts_each = (argc > 2 ? atol(argv[2]) : 40000) / threads;
    words = shmem_malloc((size_t)threads * WORDS * sizeof *words);
    for (int round = 0; round < ROUNDS; round++) {
        shmem_barrier_all();
        const double began = now_s();
        for (int t = 0; t < threads && shmem_my_pe() == 0; t++)
            if (pthread_create(&thread[t], NULL, work, words + t * WORDS) != 0)
                return 1;
        for (int t = 0; t < threads && shmem_my_pe() == 0; t++)
            (void)pthread_join(thread[t], NULL);
        shmem_quiet();
        rate[round] = (double)puts_each * threads / (now_s() - began) * 1e-6;
    }
    qsort(rate, ROUNDS, sizeof rate[0], order);
    if (shmem_my_pe() == 0)
        printf("%d %.4f\n", threads, rate[ROUNDS / 2]);
    fflush(stdout);
    shmem_barrier_all();
    for (long i = puts_each > WORDS ? puts_each - WORDS : 0; shmem_my_pe() == 1 && i < puts_each; i++)
        if (words[i % WORDS] != i) {
            printf("wrong: word %ld holds %ld\n", i % WORDS, words[i % WORDS]);
            return 1;
        }
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
