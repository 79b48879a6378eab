/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE's forked child is no PE: its calls are refused or do nothing, its end disturbs no PE, and its parent goes on
 * meanwhile. */
#include "every_call.h"
#include "ferry/launch.h"
#include "tests/job.h"
#include <pthread.h>

enum { PES = 3, WORDS = 4096, FORKS = 40 };

static long *heap;
static ferry_moe *moe;
static int about_moe;
static uint64_t counted;
static int child_of;

/* ---- The child makes every call. */

static int is_one_of(const char *name, const char *const *names)
{
    for (; *names != NULL; names++)
        if (strcmp(name, *names) == 0)
            return 1;
    return 0;
}

/* Calls that need no PE, or that must not get these arguments. */
static int is_apart(const char *name)
{
    static const char *const names[] = { "ferry_init",
                                         "ferry_init_with",
                                         "ferry_init_thread",
                                         "ferry_get_unique_id",
                                         "ferry_threads_run",
                                         "ferry_last_error",
                                         "ferry_info_get_version",
                                         "ferry_global_exit",
                                         "ferry_kernel_register",
                                         "ferry_moe_destroy",
                                         "ferry_moe_agreement_destroy", /* frees its argument */
                                         "ferry_fp8_encode_row",
                                         "ferry_fp8_decode_row",
                                         "ferry_fault_format",
                                         "ferry_module_init",
                                         "ferry_module_finalize",
                                         "ferry_image_register", /* stores state in its argument */
                                         "ferry_image_unregister",
                                         "ferry_kernel_register",
                                         "ferry_kernel_unregister",
                                         "ferry_moe_count",
                                         "ferry_moe_get_view",
                                         "ferry_moe_experts_of",
                                         NULL };
    about_moe = strncmp(name, "ferry_moe_", 10) == 0;
    return is_one_of(name, names);
}

static long word_of(int i, int rank)
{
    return i + 1 + rank * 1000000L;
}

static void check_refused(const char *name, ferry_status status)
{
    counted++;
    if (status != FERRY_ERR_NOT_INITIALIZED || strstr(ferry_last_error_message(), "forked") == NULL)
        check_fail(__FILE__, __LINE__, "%s in a forked child: got %s: %s", name, ferry_status_name(status),
                   ferry_last_error_message());
    /* The caller's memory shows that no index was found and no team or context was made. */
    const int sets_output =
        strstr(name, "_wait_until_") != NULL || strstr(name, "_team_") != NULL || strstr(name, "_ctx_") != NULL;
    for (int i = 0; i < 8; i++) {
        if (heap[i] != word_of(i, child_of) && !sets_output)
            check_fail(__FILE__, __LINE__, "%s in a forked child has changed word %d to %ld", name, i, heap[i]);
        heap[i] = word_of(i, child_of);
    }
}

#define P(i) ((void *)(about_moe && (i) == 1 ? (void *)moe : (void *)heap))
#define PE 0
#define N 1
#define CALL_STATUS(name, args)                                                                                        \
    if (!is_apart(#name))                                                                                              \
        check_refused(#name, name args);
#define CALL_VOID(name, args)                                                                                          \
    if (!is_apart(#name))                                                                                              \
        name args;
#define CALL_VALUE(name, args)                                                                                         \
    if (!is_apart(#name))                                                                                              \
        (void)name args;
static UNOPTIMISED void call_everything(void)
{
#include "tests/calls.h"
    if (counted < 2000)
        check_fail(__FILE__, __LINE__, "only %d calls were tried", (int)counted);
    CHECK_INT(ferry_my_pe(), -1);
    CHECK_INT(ferry_n_pes(), 0);
    CHECK_INT(ferry_query_initialized(), 0);
    CHECK(ferry_ptr(heap, 0) == NULL && ferry_malloc(8) == NULL);
    CHECK_STATUS(ferry_init(), FERRY_ERR_UNSUPPORTED);
    CHECK_SAYS("forked");
    ferry_moe_counts counts;
    (void)ferry_moe_count(moe, &counts);
    (void)ferry_moe_destroy(moe);
}

/* ---- */

static void finalize_at_exit(void)
{
    if (ferry_finalize() != FERRY_ERR_NOT_INITIALIZED)
        _exit(9);
}

static void *call_in_a_thread(void *unused)
{
    (void)unused;
    CHECK_STATUS(ferry_barrier_all(), FERRY_ERR_NOT_INITIALIZED);
    CHECK_INT(ferry_my_pe(), -1);
    return NULL;
}

static void child_ends(int way)
{
    pthread_t thread;
    alarm(30);
    switch (way) {
    case 0:
        child_of = pe_me;
        check_end = NULL; /* all that fails is told */
        call_everything();
        _exit(check_failures != 0);
    case 1:
        atexit(finalize_at_exit);
        exit(0);
    case 2:
        raise(SIGKILL);
        break;
    case 3:
        ferry_global_exit(0);
    case 4:
        CHECK_INT(pthread_create(&thread, NULL, call_in_a_thread, NULL), 0);
        CHECK_INT(pthread_join(thread, NULL), 0);
        CHECK_STATUS(ferry_abort(3), FERRY_ERR_NOT_INITIALIZED);
        exit(0);
    default:
        CHECK_STATUS(ferry_long_atomic_add(heap, 1, 1), FERRY_ERR_NOT_INITIALIZED);
        exit(0);
    }
}

static int over;
static void kernel(const void *args)
{
    (void)args;
}

/* Other threads hold each of the library's locks at some fork. */
static void *keep_busy(void *unused)
{
    ferry_ctx_t ctx;
    (void)unused;
    while (!__atomic_load_n(&over, __ATOMIC_ACQUIRE)) {
        CHECK_OK(ferry_ctx_create(0, &ctx));
        CHECK_OK(ferry_ctx_long_atomic_add(ctx, &heap[WORDS], 1, (pe_me + 1) % PES));
        CHECK_OK(ferry_ctx_destroy(ctx));
        CHECK_OK(ferry_launch(kernel, 1, 1, NULL, 0));
        CHECK_OK(ferry_launch_wait());
        (void)ferry_putmem((void *)8, heap, 8, 0);
    }
    return NULL;
}

static void pe(int rank)
{
    pthread_t thread;
    const ferry_moe_config config = { .size = sizeof config, .n_experts = 4, .topk = 2, .hidden = 64, .max_tokens = 8 };
    CHECK_OK(ferry_init());
    CHECK((heap = ferry_calloc(WORDS + 8, sizeof *heap)) != NULL);
    CHECK_OK(ferry_moe_create(&config, &moe));
    for (int i = 0; i < WORDS; i++)
        heap[i] = word_of(i, rank);
    CHECK_OK(ferry_barrier_all());
    CHECK_INT(pthread_create(&thread, NULL, keep_busy, NULL), 0);
    for (int i = 0; i < FORKS; i++) {
        int how = 0;
        pid_t child = i % PES == rank || i < 6 ? fork() : -1;
        if (child == 0)
            child_ends(i);
        while (child > 0 && waitpid(child, &how, WNOHANG) == 0)
            CHECK_OK(ferry_long_atomic_add(&heap[WORDS + 1], 1, (rank + 1) % PES));
        if (child > 0 && how != (i == 2 ? SIGKILL : 0))
            check_fail(__FILE__, __LINE__, "PE %d: child %d ended with 0x%x", rank, i, how);
        CHECK_OK(ferry_barrier_all());
        for (int k = 0; k < WORDS; k++)
            CHECK_INT(heap[k], word_of(k, rank));
    }
    __atomic_store_n(&over, 1, __ATOMIC_RELEASE);
    CHECK_INT(pthread_join(thread, NULL), 0);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_moe_destroy(moe));
    CHECK_OK(ferry_finalize());
}

/* PEs detect a PE's death although its child still holds its open descriptors. */
static void pe_leaves_a_child(int rank)
{
    CHECK_OK(ferry_init());
    CHECK_OK(ferry_barrier_all());
    if (rank == 0) { /* passes descriptors: all sockets end there */
        pid_t child = fork();
        if (child == 0) {
            for (;;)
                pause();
        }
        post(&board->word[0], (uint64_t)child);
        arrive(1);
        for (;;)
            pause();
    }
    arrive(1);
    await_word(&board->word[1], 1);
    uint64_t began = now_ns();
    CHECK(ferry_malloc(64u << 20) == NULL);
    CHECK_INT(ferry_last_error(), FERRY_ERR_PEER_LOST);
    CHECK_SINCE(began, 5000);
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
}

JOB_MAIN(240)
{
    job_skip_in_sanitizers("children that end at once leak what they were forked with");
    job j;
    job_run_over_paths("a child of each PE", PES, pe, -1, 60);
    unsetenv("FERRY_PATHS");
    pe_doing_now("a PE dies and leaves a child");
    job_start(&j, PES, pe_leaves_a_child);
    job_await_all(&j, 1);
    job_kill(&j, 0, SIGKILL);
    post(&board->word[1], 1);
    nap_ms(500);
    kill((pid_t)see(&board->word[0]), SIGKILL);
    job_end(&j, 30);
}
