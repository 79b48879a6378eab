/* SPDX-License-Identifier: BSD-3-Clause */
/* Tests the ordering promises of the device calls by running them: data then signal in every form (message passing), a
 * store before a quiet and a load after it on both sides (store buffering), and one PE passing on another PE's data
 * (ISA2, WRC).  Receivers read through the L1 cache, which holds the last round's lines.
 *
 * A control without an order comes last: it may see old data, and prints how often it did. */
#include "gpu_test.h"

#define BUDGET 5000000000ull /* ns: after that data is lost, and the test fails instead of hanging */

enum way {
    PUT_FENCE,
    PUT_QUIET,
    NBI_QUIET,
    PUT_SIGNAL,
    PUT_SIGNAL_ADD,
    P_FENCE,
    P_QUIET,
    IPUT_FENCE,
    ATOMIC_FENCE,
    ADD_QUIET, /* to what was there in the round before */
    WAYS
};
enum look { WAIT, WAIT_WORD, TEST, FETCH, WAIT_ALL, LOOKS };

struct box {
    uint64_t signal, other, ack, pad[13];
    char data[8192];
};

static __device__ __forceinline__ uint64_t word_of(uint64_t round, size_t i)
{
    return (round * 0x9e3779b97f4a7c15u) ^ (i * 0xff51afd7ed558ccdu) ^ i >> 3;
}
static __device__ __forceinline__ uint64_t cached(const uint64_t *p)
{
    uint64_t v;
    asm volatile("ld.global.ca.u64 %0, [%1];" : "=l"(v) : "l"(p) : "memory");
    return v;
}
static __device__ __forceinline__ unsigned cached_byte(const char *p)
{
    unsigned v;
    asm volatile("ld.global.ca.u8 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
    return v;
}
static __device__ __forceinline__ unsigned byte_of(uint64_t round, size_t i)
{
    return (unsigned)(word_of(round, i / 8) >> 8 * (i % 8)) & 0xff;
}

static __device__ void compose(char *src, size_t n, uint64_t round)
{
    for (size_t i = threadIdx.x; i < n; i += blockDim.x)
        src[i] = (char)byte_of(round, i);
    __syncthreads();
}

#define BY_SCOPE(CALL, ...)                                                                                            \
    (SCOPE == FERRYI_THREAD ? (threadIdx.x == 0 ? CALL(__VA_ARGS__) : FERRY_SUCCESS)                                   \
     : SCOPE == FERRYI_WARP ? CALL##_warp(__VA_ARGS__)                                                                 \
                            : CALL##_block(__VA_ARGS__))

/* n bytes to the peer's box and its signal to `round`. */
template <int SCOPE>
static __device__ ferry_status send(int way, box *to, size_t at, char *src, size_t n, uint64_t round, int pe)
{
    ferry_status worst = FERRY_SUCCESS;
    char *dst = to->data + at;
    /* Element by element: the threads share the elements, or the first thread has them all. */
    size_t mine = SCOPE == FERRYI_THREAD && threadIdx.x != 0 ? n : threadIdx.x,
           step = SCOPE == FERRYI_THREAD ? 1 : blockDim.x;
    switch (way) {
    case PUT_FENCE:
    case PUT_QUIET:
        worst = BY_SCOPE(ferry_putmem, dst, src, n, pe);
        break;
    case NBI_QUIET:
        worst = BY_SCOPE(ferry_putmem_nbi, dst, src, n, pe);
        break;
    case PUT_SIGNAL:
        return BY_SCOPE(ferry_putmem_signal, dst, src, n, &to->signal, round, FERRY_SIGNAL_SET, pe);
    case PUT_SIGNAL_ADD:
        return BY_SCOPE(ferry_putmem_signal, dst, src, n, &to->signal, 1, FERRY_SIGNAL_ADD, pe);
    case P_FENCE:
    case P_QUIET:
        for (size_t i = mine; i < n; i += step)
            worst = (ferry_status)(worst | ferry_char_p(dst + i, src[i], pe));
        break;
    case IPUT_FENCE:
        worst = BY_SCOPE(ferry_char_iput, dst, src, 1, 1, n, pe);
        break;
    case ATOMIC_FENCE:
        for (size_t i = mine; i < n / 8; i += step)
            worst = (ferry_status)(worst | ferry_uint64_atomic_set((uint64_t *)dst + i, ((uint64_t *)src)[i], pe));
        break;
    case ADD_QUIET:
        for (size_t i = mine; i < n / 8; i += step)
            worst = (ferry_status)(worst | ferry_uint64_p((uint64_t *)dst + i, word_of(round - 1, i), pe));
        worst = (ferry_status)(worst | BY_SCOPE(ferry_quiet));
        for (size_t i = mine; i < n / 8; i += step)
            worst = (ferry_status)(worst | ferry_uint64_atomic_add((uint64_t *)dst + i,
                                                                   word_of(round, i) - word_of(round - 1, i), pe));
        break;
    }
    if (way == PUT_QUIET || way == NBI_QUIET || way == P_QUIET || way == ADD_QUIET)
        worst = (ferry_status)(worst | BY_SCOPE(ferry_quiet));
    else
        worst = (ferry_status)(worst | BY_SCOPE(ferry_fence));
    if (way == P_QUIET)
        return (ferry_status)(worst | BY_SCOPE(ferry_signal_add, &to->signal, 1, pe));
    return (ferry_status)(worst | BY_SCOPE(ferry_signal_set, &to->signal, round, pe));
}

/* Waits until the box's signal is at `round`; false if the signal does not come. */
template <int SCOPE>
static __device__ bool await(int look, box *mine, uint64_t round)
{
    __shared__ int ended;
    uint64_t found, begun = ferryi_clock_ns();
    bool came = false;
    if (SCOPE != FERRYI_THREAD && look == WAIT)
        return (SCOPE == FERRYI_WARP
                    ? ferry_signal_wait_until_warp_timeout(&mine->signal, FERRY_CMP_GE, round, &found, BUDGET)
                    : ferry_signal_wait_until_block_timeout(&mine->signal, FERRY_CMP_GE, round, &found, BUDGET)) ==
               FERRY_SUCCESS;
    if (threadIdx.x == 0) {
        switch (look) {
        case WAIT:
            came = ferry_signal_wait_until_timeout(&mine->signal, FERRY_CMP_GE, round, &found, BUDGET) == FERRY_SUCCESS;
            break;
        case WAIT_WORD:
            came = ferry_uint64_wait_until_timeout(&mine->signal, FERRY_CMP_EQ, round, BUDGET) == FERRY_SUCCESS;
            break;
        case TEST:
            while (!(came = ferry_uint64_test(&mine->signal, FERRY_CMP_EQ, round)) &&
                   ferryi_clock_ns() - begun < BUDGET)
                continue;
            break;
        case FETCH:
            while (!(came = ferry_signal_fetch(&mine->signal) == round) && ferryi_clock_ns() - begun < BUDGET)
                continue;
            break;
        case WAIT_ALL:
            came = ferry_uint64_wait_until_all_timeout(&mine->signal, 1, NULL, FERRY_CMP_GE, round, BUDGET) ==
                   FERRY_SUCCESS;
            break;
        }
        ended = came;
    }
    __syncthreads();
    came = ended != 0;
    __syncthreads();
    return came;
}

/* Block 0 sends to `to`, block 1 receives from `from`, so both directions are busy. */
template <int SCOPE>
__global__ void message_passing(box *b, char *src, int way, int look, size_t at, size_t n, uint64_t first, int rounds,
                                int to, int from, int *bad)
{
    uint64_t found;
    for (uint64_t round = first + 1; round <= first + (uint64_t)rounds; round++) {
        if (blockIdx.x == 0) {
            compose(src + at % 16, n, round);
            KERNEL_CHECK(bad, send<SCOPE>(way, b, at, src + at % 16, n, round, to) == FERRY_SUCCESS);
            bool acked = threadIdx.x != 0 ||
                         ferry_signal_wait_until_timeout(&b->ack, FERRY_CMP_GE, round, &found, BUDGET) == FERRY_SUCCESS;
            KERNEL_CHECK(bad, acked);
            if (!__syncthreads_and(acked))
                return;
        } else {
            bool came = await<SCOPE>(look, b, round);
            KERNEL_CHECK(bad, came);
            if (!came)
                return;
            for (size_t i = threadIdx.x; i < n; i += blockDim.x)
                KERNEL_CHECK(bad, cached_byte(b->data + at + i) == byte_of(round, i));
            __syncthreads();
            if (threadIdx.x == 0)
                KERNEL_CHECK(bad, ferry_signal_set(&b->ack, round, from) == FERRY_SUCCESS);
        }
    }
}

static uint64_t passed;
static int shared; /* PEs have to share GPUs, and take turns of milliseconds */

static int rounds_of(int rounds)
{
    return shared ? rounds / 700 + 1 : rounds;
}

template <int SCOPE>
static void pass_messages(box *b, char *src, int threads)
{
    static const struct {
        size_t at, n;
        int rounds;
    } shapes[] = { { 0, 8, 1500 }, { 8, 24, 700 }, { 4, 68, 500 }, { 3, 1000, 150 }, { 0, 4096, 150 } };
    for (auto &shape : shapes)
        for (int way = 0; way < WAYS; way++)
            for (int look = 0; look < LOOKS; look++) {
                int rounds = rounds_of(shape.rounds);
                if ((way == ATOMIC_FENCE || way == ADD_QUIET) && (shape.at | shape.n) % 8 != 0)
                    continue;
                if (SCOPE == FERRYI_THREAD && shape.n > 100) {
                    if (way == P_FENCE || way == P_QUIET || way == IPUT_FENCE)
                        continue; /* the same accesses as with fewer, and slow ones */
                    rounds = rounds_of(shape.rounds / 5);
                }
                message_passing<SCOPE>
                    <<<2, threads>>>(b, src, way, look, shape.at, shape.n, passed, rounds, right, left, bad_word);
                passed += (uint64_t)rounds;
                CUDA(cudaDeviceSynchronize());
                if (*bad_word != 0)
                    fprintf(stderr, "PE %d: scope %d way %d look %d at %zu n %zu\n", me, SCOPE, way, look, shape.at,
                            shape.n);
                KERNELS_PASS();
                CHECK_OK(ferry_barrier_all());
            }
}

/* Each of two PEs stores to the other, quiets and reads its own word: one of them must see the other's store. */
__global__ void store_buffering(uint64_t *word, unsigned char *saw, int rounds, int other, int *bad)
{
    for (int i = 1; i <= rounds; i++) {
        KERNEL_CHECK(bad, ferry_barrier_all() == FERRY_SUCCESS);
        for (uint64_t until = ferryi_clock_ns() + (uint64_t)(i * 37 % 11) * 32; ferryi_clock_ns() < until;)
            continue;
        switch (i % 3) {
        case 0:
            KERNEL_CHECK(bad, ferry_uint64_p(word, (uint64_t)i, other) == FERRY_SUCCESS);
            break;
        case 1:
            KERNEL_CHECK(bad, ferry_signal_set(word, (uint64_t)i, other) == FERRY_SUCCESS);
            break;
        default:
            KERNEL_CHECK(bad, ferry_uint64_atomic_swap(word, (uint64_t)i, other) == (uint64_t)i - 1);
        }
        KERNEL_CHECK(bad, ferry_quiet() == FERRY_SUCCESS);
        saw[i] = ferry_uint64_atomic_fetch(word, ferry_my_pe()) >= (uint64_t)i;
    }
}

static void buffer_stores(void)
{
    enum { ROUNDS = 20000 };
    uint64_t *word = (uint64_t *)MADE(ferry_calloc(1, 8));
    unsigned char *saw = (unsigned char *)MADE(ferry_calloc(ROUNDS + 1, 1)),
                  *theirs = (unsigned char *)MADE(malloc(ROUNDS + 1)),
                  *mine = (unsigned char *)MADE(malloc(ROUNDS + 1));
    if (n_pes == 2 && !shared) {
        store_buffering<<<1, 1>>>(word, saw, ROUNDS, right, bad_word);
        KERNELS_PASS();
        CHECK_OK(ferry_barrier_all());
        CHECK_OK(ferry_getmem(theirs, saw, ROUNDS + 1, right));
        CHECK_OK(ferry_getmem(mine, saw, ROUNDS + 1, me));
        int both = 0, one = 0;
        for (int i = 1; i <= ROUNDS; i++) {
            CHECK(mine[i] || theirs[i]);
            both += mine[i] && theirs[i];
            one += mine[i] != theirs[i];
        }
        if (me == 0)
            printf("store buffering: of %d rounds %d seen by both, %d by one, 0 by none\n", ROUNDS, both, one);
    }
    CHECK_OK(ferry_barrier_all());
    free(theirs);
    free(mine);
    CHECK_OK(ferry_free(saw));
    CHECK_OK(ferry_free(word));
}

/* Three roles, one block each, on PEs 0, 1, 2 modulo the number of PEs.  The first writes x, in the memory of PE
 * `home`, and tells the second; the second tells the third; the third reads x remotely, and through the L1 cache if x
 * is its own. */
enum chain { QUIET_SET_SET, SIGNAL_SIGNAL, SIGNAL_FENCE_SET, ADD_ADD, CHAINS };

__global__ void passed_on(box *b, uint64_t *x, uint64_t *z, int chain, int home, uint64_t first, int rounds, int me,
                          int n_pes, int *bad)
{
    int role = (int)blockIdx.x, on[3] = { 0, 1 % n_pes, 2 % n_pes };
    uint64_t found, *scratch = z + 8;
    if (me != on[role])
        return;
    box *first_box = b, *second = b + 1, *third = b + 2;
    for (uint64_t i = first + 1; i <= first + (uint64_t)rounds; i++) {
        ferry_status status = FERRY_SUCCESS;
        if (role == 0) {
            scratch[0] = i;
            switch (chain) {
            case QUIET_SET_SET:
                status = ferry_uint64_p(x, i, home);
                (void)ferry_quiet();
                (void)ferry_signal_set(&second->signal, i, on[1]);
                break;
            case SIGNAL_SIGNAL:
            case SIGNAL_FENCE_SET: /* x lives where the signal goes */
                status = ferry_uint64_put_signal(x, scratch, 1, &second->signal, i, FERRY_SIGNAL_SET, on[1]);
                break;
            default:
                status = ferry_uint64_put_signal(x, scratch, 1, &third->signal, 1, FERRY_SIGNAL_ADD, on[2]);
            }
            if (status == FERRY_SUCCESS)
                status = ferry_signal_wait_until_timeout(&first_box->ack, FERRY_CMP_GE, i, &found, BUDGET);
        } else if (role == 1) {
            if (chain == ADD_ADD) {
                status = ferry_signal_add(&third->signal, 1, on[2]);
                if (status == FERRY_SUCCESS)
                    status = ferry_signal_wait_until_timeout(&second->ack, FERRY_CMP_GE, i, &found, BUDGET);
            } else {
                status = ferry_signal_wait_until_timeout(&second->signal, FERRY_CMP_GE, i, &found, BUDGET);
                scratch[1] = i;
                if (chain == SIGNAL_SIGNAL) {
                    (void)ferry_uint64_put_signal(z, scratch + 1, 1, &third->signal, i, FERRY_SIGNAL_SET, on[2]);
                } else {
                    if (chain == SIGNAL_FENCE_SET)
                        (void)ferry_fence();
                    (void)ferry_signal_set(&third->signal, i, on[2]);
                }
            }
        } else {
            uint64_t wanted = chain == ADD_ADD ? 2 * i : i;
            int there = chain == QUIET_SET_SET ? home : chain == ADD_ADD ? on[2] : on[1];
            status = ferry_signal_wait_until_timeout(&third->signal, FERRY_CMP_GE, wanted, &found, BUDGET);
            if (there == me)
                KERNEL_CHECK(bad, cached(x) == i);
            KERNEL_CHECK(bad, ferry_uint64_g(x, there) == i);
            if (chain == SIGNAL_SIGNAL)
                KERNEL_CHECK(bad, cached(z) == i);
            (void)ferry_signal_set(&first_box->ack, i, on[0]);
            if (chain == ADD_ADD)
                (void)ferry_signal_set(&second->ack, i, on[1]);
        }
        KERNEL_CHECK(bad, status == FERRY_SUCCESS);
        if (status != FERRY_SUCCESS)
            return;
    }
}

static void pass_on(int rounds)
{
    for (int chain = 0; chain < CHAINS; chain++)
        for (int home = 0; home < (chain == QUIET_SET_SET ? n_pes : 1); home++) {
            box *b = (box *)MADE(ferry_calloc(3, sizeof(box)));
            uint64_t *words = (uint64_t *)MADE(ferry_calloc(32, 8));
            passed_on<<<3, 1>>>(b, words, words + 8, chain, home, 0, rounds, me, n_pes, bad_word);
            CUDA(cudaDeviceSynchronize());
            if (*bad_word != 0)
                fprintf(stderr, "PE %d: chain %d home %d\n", me, chain, home);
            KERNELS_PASS();
            CHECK_OK(ferry_barrier_all());
            CHECK_OK(ferry_free(words));
            CHECK_OK(ferry_free(b));
        }
}

/* The same data and signal without an order between them, and a wait without acquire. */
__global__ void without_order(box *b, uint64_t first, int rounds, int to, int from, int *stale)
{
    uint64_t found, *data = (uint64_t *)b->data;
    for (uint64_t round = first + 1; round <= first + (uint64_t)rounds; round++) {
        if (blockIdx.x == 0) {
            for (int i = 0; i < 64; i++)
                (void)ferry_uint64_p(data + i, round, to);
            (void)ferry_signal_set(&b->signal, round, to);
            if (ferry_signal_wait_until_timeout(&b->ack, FERRY_CMP_GE, round, &found, BUDGET) != FERRY_SUCCESS)
                return;
        } else {
            uint64_t begun = ferryi_clock_ns();
            while (ferryi_ld_relaxed_u64(&b->signal) < round)
                if (ferryi_clock_ns() - begun > BUDGET)
                    return;
            int old = 0;
            for (int i = 63; i >= 0; i--)
                old |= cached(data + i) != round;
            *stale += old;
            (void)ferry_signal_set(&b->ack, round, from);
        }
    }
}

static void test(void)
{
    int devices, unordered;
    box *b = (box *)MADE(ferry_calloc(1, sizeof(box)));
    char *src = (char *)MADE(ferry_malloc(8192));
    int *stale;
    CUDA(cudaGetDeviceCount(&devices));
    shared = n_pes > devices;
    unordered = rounds_of(2000);
    CUDA(cudaMalloc(&stale, sizeof *stale));
    CUDA(cudaMemset(stale, 0, sizeof *stale));
    pass_messages<FERRYI_THREAD>(b, src, 32);
    pass_messages<FERRYI_WARP>(b, src, 32);
    pass_messages<FERRYI_BLOCK>(b, src, 96);
    if (me == 0)
        printf("message passing: %llu rounds each way\n", (unsigned long long)passed);
    buffer_stores();
    pass_on(rounds_of(4000));

    without_order<<<2, 1>>>(b, passed, unordered, right, left, stale);
    KERNELS_PASS();
    int seen = 0;
    CUDA(cudaMemcpy(&seen, stale, sizeof seen, cudaMemcpyDeviceToHost));
    if (me == 0)
        printf("control: without order %d of %d rounds saw old data\n", seen, unordered);
    CHECK_OK(ferry_barrier_all());
    CUDA(cudaFree(stale));
    CHECK_OK(ferry_free(src));
    CHECK_OK(ferry_free(b));
}
