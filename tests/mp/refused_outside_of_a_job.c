/* SPDX-License-Identifier: BSD-3-Clause */
/* Before init and after finalize every call is refused with a reason; the numbers are -1 and 0.  A heap that is kept
 * keeps its addresses and values over the next job. */
#define PE_OWN_MAIN
#include "pe_test.h"

static void refused(void)
{
    uint64_t w = 0;
    CHECK_INT(ferry_query_initialized(), 0);
    CHECK_INT(ferry_my_pe(), -1);
    CHECK_INT(ferry_n_pes(), 0);
    CHECK(ferry_malloc(100) == NULL);
    CHECK_STATUS(ferry_last_error(), FERRY_ERR_NOT_INITIALIZED);
    CHECK(ferry_last_error_message()[0] != 0);
    CHECK_STATUS(ferry_uint64_p(&w, 1, 0), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_putmem(&w, &w, 8, 0), FERRY_ERR_NOT_INITIALIZED);
    CHECK_INT(ferry_uint64_atomic_fetch_add(&w, 1, 0), 0);
    CHECK_STATUS(ferry_uint64_atomic_add(&w, 1, 0), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_uint64_wait_until(&w, FERRY_CMP_EQ, 1), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_signal_set(&w, 1, 0), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_quiet(), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_fence(), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_barrier_all(), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_sync_all(), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_broadcastmem(FERRY_TEAM_WORLD, &w, &w, 8, 0), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_free(NULL), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_finalize_at_exit(NULL), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_heap_keep(&w), FERRY_ERR_NOT_INITIALIZED);
    ferry_heap_release(w);
    CHECK(ferry_buffer_register(&w, 8) == NULL && ferry_last_error() == FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_buffer_unregister(&w), FERRY_ERR_NOT_INITIALIZED);
    CHECK_STATUS(ferry_launch_wait(), FERRY_ERR_NOT_INITIALIZED);
    CHECK(ferry_ptr(&w, 0) == NULL);
    CHECK_INT(ferry_pe_accessible(0), 0);
    CHECK_INT(ferry_path_of(0, 0), FERRY_PATH_NONE);
    CHECK_INT(w, 0);
}

enum { WORDS = 1000, LIVES = 3 };

static CHECK_PER_PE uint64_t *before, kept[2];
static CHECK_PER_PE int lived;

static void check_before(void)
{
    for (int i = 0; before != NULL && i < WORDS; i++)
        CHECK_INT(before[i], (uint64_t)lived * WORDS + (uint64_t)i);
}

static void pe_main(void)
{
    uint64_t *words = (uint64_t *)MADE(ferry_malloc(WORDS * sizeof *words));
    const int may_keep = getenv("PE_THREADS") == NULL && strcmp(ferry_space_name(), "host") == 0;
    CHECK(words + WORDS <= before || before == NULL || before + WORDS <= words);
    check_before();
    if (may_keep) {
        ferry_heap_release(kept[0]); /* in the next job and after it */
        before = words;
        lived++;
        for (int i = 0; i < WORDS; i++)
            words[i] = (uint64_t)lived * WORDS + (uint64_t)i;
        CHECK_STATUS(ferry_heap_keep(NULL), FERRY_ERR_INVALID_ARG);
        CHECK_OK(ferry_heap_keep(&kept[0]));
        CHECK_OK(ferry_heap_keep(&kept[1]));
        CHECK(kept[0] != kept[1]);
    } else if (getenv("PE_THREADS") != NULL) {
        CHECK_STATUS(ferry_heap_keep(&kept[0]), FERRY_ERR_UNSUPPORTED);
    }
    pe_barrier();
}

static int life(void *unused)
{
    int rc = 0;
    for (int i = 0; i < LIVES && rc == 0; i++) {
        pe_doing_now("before init");
        refused();
        check_before();
        rc = pe_run(unused);
        pe_doing_now("after finalize");
        refused();
        check_before();
        ferry_heap_release(kept[1]);
        check_before();
    }
    return rc;
}

int main(void)
{
    const char *threads = getenv("PE_THREADS");
    int code = 0;
    signal(SIGALRM, pe_too_late);
    alarm(60);
    for (int s = 0; s <= FERRY_ERR_EMPTY; s++) {
        CHECK(strncmp(ferry_status_name((ferry_status)s), "FERRY_", 6) == 0);
        CHECK(strlen(ferry_strerror((ferry_status)s)) > 3);
    }
    CHECK(ferry_status_name((ferry_status)999) != NULL && ferry_strerror((ferry_status)-1) != NULL);
    CHECK(ferry_path_name((ferry_path)77) != NULL && ferry_call_name((ferry_call)77) != NULL);
    int major = -1, minor = -1;
    ferry_info_get_version(&major, &minor);
    CHECK(major >= 0 && minor >= 0 && ferry_info_get_name()[0] != 0);
    if (threads == NULL)
        return life(NULL);
    if (ferry_threads_run(atoi(threads), life, NULL, &code) != FERRY_SUCCESS)
        return 1;
    return code;
}
