/* SPDX-License-Identifier: BSD-3-Clause */
/* PEs that are threads of one process, each with its own GPU, take no turns: their kernels wait for each other and for
 * other PEs' host calls, no PE's fill of an image waits for another's, and a PE that times out or leaves the job early
 * takes nothing from the others.  More PEs than GPUs are refused at once. */
#define GPU_TEST_OWN_MAIN
#define CHECK_PER_PE __thread
#include "moe_layer.h"
#include <pthread.h>

enum { WORDS = 64, MOST = 4 };

static int rounds, pes_at_start;
static pthread_barrier_t together; /* of the threads, without ferry */

struct symmetric {
    uint64_t came[MOST];        /* signal words: of each peer */
    uint64_t data[MOST][WORDS]; /* from each peer */
    uint64_t from[MOST][WORDS]; /* to each peer */
    uint64_t go, sum, total, never;
};
struct args {
    symmetric *s;
    int *bad;
    uint64_t first; /* number of the first round */
    int rounds, others;
    uint32_t *go;
};

/* Each PE sends to each other and waits for each other, round for round: a PE whose kernel runs alone never ends.
 * others: only PEs below this one take part. */
FERRY_KERNEL(ping_pong, struct args, a)
{
    symmetric *s = a->s;
    const int pe = ferry_my_pe(), n = a->others;
    for (uint64_t round = a->first; round < a->first + (uint64_t)a->rounds; round++) {
        for (int p = 0; p < n; p++) {
            if (p == pe)
                continue;
            for (unsigned i = ferry_thread_index(); i < WORDS; i += ferry_thread_count())
                s->from[p][i] = round * 100 + (uint64_t)(pe * 10 + p) + i;
            ferry_block_sync();
            if (ferry_putmem_signal_block(s->data[pe], s->from[p], sizeof s->from[p], &s->came[pe], round,
                                          FERRY_SIGNAL_SET, p) != FERRY_SUCCESS)
                *a->bad = __LINE__;
        }
        for (int p = 0; p < n; p++) {
            if (p == pe)
                continue;
            if (ferry_signal_wait_until_block(&s->came[p], FERRY_CMP_GE, round) < round)
                *a->bad = __LINE__;
            for (unsigned i = ferry_thread_index(); i < WORDS; i += ferry_thread_count())
                if (s->data[p][i] < round * 100 + (uint64_t)(p * 10 + pe) + i)
                    *a->bad = __LINE__;
        }
        if (ferry_quiet() != FERRY_SUCCESS)
            *a->bad = __LINE__;
        if (n == ferry_n_pes() && ferry_barrier_all_block() != FERRY_SUCCESS)
            *a->bad = __LINE__;
    }
}

FERRY_KERNEL(until_told, struct args, a)
{
    if (ferry_thread_index() != 0)
        return;
    if (ferry_signal_wait_until(&a->s->go, FERRY_CMP_EQ, a->first) != a->first)
        *a->bad = __LINE__;
    for (int p = 0; p < ferry_n_pes(); p++)
        if (ferry_uint64_atomic_add(&a->s->sum, 1, p) != FERRY_SUCCESS)
            *a->bad = __LINE__;
    if (ferry_quiet() != FERRY_SUCCESS)
        *a->bad = __LINE__;
}

FERRY_KERNEL(never_told, struct args, a)
{
    uint64_t found;
    if (ferry_thread_index() == 0 &&
        ferry_signal_wait_until_timeout(&a->s->never, FERRY_CMP_EQ, 1, &found, 300000000u) != FERRY_ERR_TIMEOUT)
        *a->bad = __LINE__;
}

/* Reads the heap until the host ends it, or by itself after a while. */
FERRY_KERNEL(stays, struct args, a)
{
#if defined(__CUDA_ARCH__) || defined(FERRYI_EMULATE)
    const uint64_t began = ferryi_clock_ns();
    while (ferryi_ld_relaxed_u32((const uint32_t *)a->go) == 0 && ferryi_clock_ns() - began < a->first) {
        if (ferryi_ld_relaxed_u64(&a->s->never) != 0)
            *a->bad = __LINE__;
        ferryi_yield();
    }
#else
    (void)a;
#endif
}

static void told_all_is_well(void)
{
    if (*bad_word != 0)
        fail(*bad_word, "a check in a kernel");
}

static void run_ping_pong(symmetric *s, uint64_t first, int others)
{
    struct args args = { s, bad_word, first, rounds, others, NULL };
    CHECK_OK(ferry_launch(ping_pong, 1, 64, &args, sizeof args));
    CHECK_OK(ferry_launch_wait());
    told_all_is_well();
}

/* All kernels run, and each waits for the host call of its left neighbour. */
static void hosts_call_beside_kernels(symmetric *s, uint64_t number)
{
    struct args args = { s, bad_word, number, 0, 0, NULL };
    uint64_t sum = 0, total = 0;
    CHECK_OK(ferry_launch(until_told, 1, 32, &args, sizeof args));
    CHECK_OK(ferry_barrier_all());
    for (uint64_t i = 0; i < 50; i++) { /* calls of all threads at once */
        CHECK_OK(ferry_uint64_atomic_add(&s->total, i, left));
        CHECK_OK(ferry_uint64_get(&total, &s->total, 1, me));
    }
    CHECK_OK(ferry_uint64_p(&s->go, number, right));
    CHECK_OK(ferry_launch_wait());
    told_all_is_well();
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_uint64_get(&sum, &s->sum, 1, me));
    CHECK(sum == number * (uint64_t)n_pes);
    CHECK_OK(ferry_uint64_get(&total, &s->total, 1, me));
    CHECK(total == number * (49 * 50 / 2));
    CHECK_OK(ferry_barrier_all());
}

/* ---- An image of the program's own, whose world is memory that it has allocated on each GPU. */

static void *world_of[MOST];      /* by device */
static int meets, arrived, apart; /* meets: address() returns only when the PEs' fills have met in it, or are apart */

static int address_of_world(void **at)
{
    int device = -1;
    cudaError_t error = cudaGetDevice(&device);
    if (error == cudaSuccess && world_of[device] == NULL)
        error = cudaMalloc(&world_of[device], sizeof(ferryi_world));
    if (__atomic_load_n(&meets, __ATOMIC_ACQUIRE)) {
        const uint64_t end = now_ns() + GPU_TEST_TIME(5) * SECOND;
        __atomic_add_fetch(&arrived, 1, __ATOMIC_ACQ_REL);
        while (__atomic_load_n(&arrived, __ATOMIC_ACQUIRE) < pes_at_start && now_ns() < end)
            usleep(1000);
        if (__atomic_load_n(&arrived, __ATOMIC_ACQUIRE) < pes_at_start)
            __atomic_store_n(&apart, 1, __ATOMIC_RELEASE);
    }
    *at = world_of[device];
    return (int)error;
}
static ferry_image own = { NULL, sizeof(ferryi_world), address_of_world, NULL, 0, 0 };

static void look_at_own_image(ferryi_world *world)
{
    int device = -1;
    CUDA(cudaGetDevice(&device));
    CHECK(world_of[device] != NULL);
    CUDA(cudaMemcpy(world, world_of[device], sizeof *world, cudaMemcpyDeviceToHost));
    CHECK(world->my_pe == me && world->n_pes == n_pes);
}

/* One thread registers it, and each GPU gets it.  Then the heap grows, as over CUDA IPC none does, and each PE tells
 * its images. */
static void images_are_filled(ferryi_world *world)
{
    if (me == 0) {
        ferry_image_register(&own);
        CHECK(ferry_last_error() == FERRY_SUCCESS);
    }
    pthread_barrier_wait(&together);
    look_at_own_image(world);
    const char *by = getenv("FERRY_HANDLES");
    const bool grows = by == NULL || strcmp(by, "ipc") != 0;
    pthread_barrier_wait(&together);
    if (me == 0 && grows)
        __atomic_store_n(&meets, 1, __ATOMIC_RELEASE);
    pthread_barrier_wait(&together);
    char *more = (char *)MADE(ferry_malloc((size_t)16 << 20));
    CHECK(!grows || __atomic_load_n(&arrived, __ATOMIC_ACQUIRE) >= n_pes);
    CHECK(!__atomic_load_n(&apart, __ATOMIC_ACQUIRE));
    __atomic_store_n(&meets, 0, __ATOMIC_RELEASE);
    look_at_own_image(world);
    CHECK_OK(ferry_free(more));
    pthread_barrier_wait(&together);
    if (me == 0) {
        ferry_image_unregister(&own);
        __atomic_store_n(&arrived, 0, __ATOMIC_RELEASE);
    }
}

/* ---- */

static symmetric *begin(void)
{
    CHECK_OK(ferry_init());
    pe_me = me = ferry_my_pe();
    pe_n = n_pes = ferry_n_pes();
    right = (me + 1) % n_pes;
    left = (me + n_pes - 1) % n_pes;
    CUDA(cudaHostAlloc((void **)&bad_word, sizeof *bad_word, cudaHostAllocMapped | cudaHostAllocPortable));
    *bad_word = 0;
    return (symmetric *)MADE(ferry_calloc(1, sizeof(symmetric)));
}

static void rounds_of_moe(void)
{
    layer l;
    make_layer(&l);
    for (int i = 0; i < 3; i++) {
        out(l);
        back(l);
        nothing_lacks<<<1, 1, 0, stream>>>(l, bad_word);
        done();
    }
    CHECK_OK(ferry_moe_destroy(l.moe));
}

static int whole_job(void *)
{
    ferryi_world world;
    symmetric *s = begin();
    run_ping_pong(s, 1, n_pes);
    hosts_call_beside_kernels(s, 1);
    images_are_filled(&world);
    hosts_call_beside_kernels(s, 2);
    rounds_of_moe();
    if (me == n_pes - 1) { /* this kernel waits in vain, and the others go on */
        struct args args = { s, bad_word, 0, 0, 0, NULL };
        CHECK_OK(ferry_launch(never_told, 1, 32, &args, sizeof args));
        CHECK_OK(ferry_launch_wait());
        told_all_is_well();
    } else {
        run_ping_pong(s, 10000, n_pes - 1);
    }
    run_ping_pong(s, 20000, n_pes);
    CHECK_OK(ferry_finalize());
    symmetric *again = begin(); /* with the same threads */
    run_ping_pong(again, 1, n_pes);
    CHECK_OK(ferry_finalize());
    return 0;
}

/* The last PE leaves, in vain first.  What it has shared with the others stays theirs. */
static int one_leaves_early(void *)
{
    ferryi_world world;
    cudaPointerAttributes is;
    symmetric *s = begin();
    if (me == 0)
        ferry_image_register(&own);
    CHECK_OK(ferry_barrier_all());
    run_ping_pong(s, 1, n_pes);
    look_at_own_image(&world);
    pthread_barrier_wait(&together);
    if (me == n_pes - 1)
        CHECK(ferry_finalize() == FERRY_ERR_TIMEOUT);
    pthread_barrier_wait(&together);
    if (me == n_pes - 1)
        return 0;
    CUDA(cudaPointerGetAttributes(&is, world.ctl)); /* this PE's kernels look there for aborts and deaths */
    CHECK(is.type == cudaMemoryTypeHost);
    run_ping_pong(s, 30000, n_pes - 1);
    if (me == 0)
        ferry_image_unregister(&own);
    const uint64_t before = now_ns();
    (void)ferry_finalize(); /* some PE is missing */
    CHECK(now_ns() - before < GPU_TEST_TIME(20) * SECOND);
    return 0;
}

/* The last PE's kernel does not end, so its heap stays where it is when the others have left as well. */
static uint32_t *go;
static int one_gets_stuck(void *)
{
    symmetric *s = begin();
    CHECK_OK(ferry_barrier_all());
    if (me == n_pes - 1) {
        struct args args = { s, bad_word, 40ull * SECOND, 0, 0, go };
        CHECK_OK(ferry_launch(stays, 1, 32, &args, sizeof args));
        CHECK(ferry_finalize() == FERRY_ERR_TIMEOUT);
        told_all_is_well();
    }
    pthread_barrier_wait(&together);
    if (me != n_pes - 1)
        (void)ferry_finalize(); /* the last PE is missing */
    return 0;
}

static int refused(void *)
{
    const uint64_t before = now_ns();
    CHECK(ferry_init() != FERRY_SUCCESS);
    CHECK(now_ns() - before < GPU_TEST_TIME(2) * SECOND);
    return strstr(ferry_last_error_message(), "give each PE that is a thread its own GPU") != NULL ? 3 : 0;
}

static int in_host_memory(void *)
{
    CHECK_OK(ferry_init());
    uint64_t *word = (uint64_t *)MADE(ferry_calloc(1, sizeof *word));
    CHECK_OK(ferry_uint64_atomic_add(word, 1, (ferry_my_pe() + 1) % ferry_n_pes()));
    CHECK_OK(ferry_barrier_all());
    CHECK(*word == 1);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_finalize());
    return 0;
}

static void run(const char *what, int n, int (*pe)(void *), int wanted)
{
    int code = -1;
    const uint64_t began = now_ns();
    pthread_barrier_init(&together, NULL, (unsigned)n);
    CHECK_OK(ferry_threads_run(n, pe, NULL, &code));
    CHECK(code == wanted);
    pthread_barrier_destroy(&together);
    if (getenv("GPU_TEST_VERBOSE") != NULL)
        fprintf(stderr, "%s, %d PEs: %.3f s\n", what, n, (double)(now_ns() - began) / 1e9);
}

int main(void)
{
    int devices = 0;
    const char *rank = getenv("RANK");
    alarm(100);
    if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0)
        check_skip("no GPU here");
    if (devices < 2)
        check_skip("one GPU here, and PEs that are threads need one each");
    if (rank != NULL && strcmp(rank, "0") != 0) /* one process is enough */
        return 0;
    rounds = GPU_TEST_ROUNDS(1000);
    setenv("FERRY_SPACE", "cuda", 1);
    setenv("FERRY_HEAP_CHUNK", "4M", 1); /* so that it grows */
    for (int n = 2; n <= devices && n <= MOST; n += 2) {
        pes_at_start = n;
        setenv("FERRY_TIMEOUT", "30s", 1);
        run("a whole job", n, whole_job, 0);
        if (GPU_TEST_IS_SLOW && n < devices && n < MOST) /* the next number says the same */
            continue;
        setenv("FERRY_TIMEOUT", "6s", 1);
        setenv("FERRY_LOG", "none", 1);
        run("one leaves early", n, one_leaves_early, 0);
        unsetenv("FERRY_LOG");
        setenv("FERRY_TIMEOUT", "30s", 1);
        run("a whole job after that", n, whole_job, 0);
    }
    setenv("FERRY_LOG", "none", 1);
    setenv("FERRY_TIMEOUT", "3s", 1);
    CUDA(cudaHostAlloc((void **)&go, sizeof *go, cudaHostAllocMapped | cudaHostAllocPortable));
    *go = 0;
    run("one gets stuck", 2, one_gets_stuck, 0);
    usleep(100000);
    __atomic_store_n(go, 1, __ATOMIC_RELEASE);
    for (int device = 0; device < 2; device++) {
        CUDA(cudaSetDevice(device));
        CUDA(cudaDeviceSynchronize());
    }
    run("more PEs than GPUs", 2 * devices, refused, 3);
    setenv("FERRY_SPACE", "auto", 1);
    run("more PEs than GPUs, anywhere", 2 * devices, in_host_memory, 0);
    return 0;
}
