/* SPDX-License-Identifier: BSD-3-Clause */
/* Set-up, queries and memory calls before, between and after two initialisations. */
#include "shmem_test.h"

static long global[4];

static void queries(void)
{
    int major = 0, minor = 0, provided = -1, on_stack = 0;
    char name[SHMEM_MAX_NAME_LEN];
    shmem_info_get_version(&major, &minor);
    CHECK_INT(major, SHMEM_MAJOR_VERSION);
    CHECK_INT(minor, SHMEM_MINOR_VERSION);
    CHECK(major == 1 && minor >= 5);
    shmem_info_get_name(name);
    CHECK(strcmp(name, SHMEM_VENDOR_STRING) == 0);
    shmem_query_thread(&provided);
    CHECK_INT(provided, SHMEM_THREAD_FUNNELED);
    for (int pe = -1; pe <= npes; pe++) {
        CHECK_INT(shmem_pe_accessible(pe), pe >= 0 && pe < npes);
        CHECK_INT(shmem_addr_accessible(global, pe), pe >= 0 && pe < npes);
        CHECK_INT(shmem_addr_accessible(&on_stack, pe), 0);
    }
    CHECK_INT(shmem_team_my_pe(SHMEM_TEAM_WORLD), me);
    CHECK_INT(shmem_team_n_pes(SHMEM_TEAM_WORLD), npes);
    CHECK_INT(shmem_team_my_pe(SHMEM_TEAM_INVALID), -1);
    shmem_pcontrol(1);
    shmem_pcontrol(2, "more");
}

static void memory(void)
{
    long *a = (long *)shmem_malloc(100 * sizeof *a), *b = (long *)shmem_calloc(10, sizeof *b);
    CHECK(a != NULL && b != NULL && shmem_malloc(0) == NULL);
    for (int i = 0; i < 10; i++)
        CHECK_INT(b[i], 0);
    for (size_t align = 1; align <= 64u << 20; align *= 4) {
        char *c = (char *)(align % 16 != 0 ? shmem_align(align, 33) : shmemalign(align, 33));
        CHECK(c != NULL && (size_t)c % align == 0);
        shmem_free(c);
    }
    for (int i = 0; i < 100; i++)
        a[i] = me * 1000 + i;
    a = (long *)shmem_realloc(a, 100000 * sizeof *a);
    CHECK(a != NULL);
    for (int i = 0; i < 100; i++)
        CHECK_INT(a[i], me * 1000 + i);
    long *d = (long *)shmem_malloc_with_hints(64, SHMEM_MALLOC_ATOMICS_REMOTE | SHMEM_MALLOC_SIGNAL_REMOTE);
    long *e = (long *)shmem_malloc_with_hints(64, 1L << 40); /* a hint of another library */
    CHECK(d != NULL && e != NULL);
    CHECK(shmem_ptr(a, me) != NULL && shmem_ptr(a, npes) == NULL);
    for (int pe = 0; pe < npes; pe++) {
        long *theirs = (long *)shmem_ptr(a, pe);
        if (theirs != NULL)
            CHECK_INT(theirs[7], pe * 1000 + 7);
        CHECK_INT(shmem_long_g(&a[7], pe), pe * 1000 + 7);
    }
    shmem_barrier_all();
    char *uneven = (char *)shmem_malloc((size_t)me % 64 + 1); /* 1.1 */
    CHECK(uneven != NULL);
    shmem_free(uneven);
    shmem_free(e);
    shmem_free(d);
    shmem_free(b);
    shmem_free(a);
    shmem_free(NULL);
}

/* Of no bytes: no action, so that one PE alone may call (9.3). */
static void no_memory(void)
{
    if (me == 0) {
        CHECK(shmem_malloc(0) == NULL && shmem_malloc_with_hints(0, 0) == NULL && shmem_align(64, 0) == NULL);
        CHECK(shmem_calloc(0, 8) == NULL && shmem_calloc(8, 0) == NULL && shmem_realloc(NULL, 0) == NULL);
        CHECK(shmalloc(0) == NULL && shmemalign(64, 0) == NULL && shrealloc(NULL, 0) == NULL);
        shmem_free(NULL);
    }
    shmem_barrier_all();
}

int main(void)
{
    int initialized = -1;
    shmem_query_initialized(&initialized);
    CHECK_INT(initialized, 0);
    for (int round = 0; round < 2; round++) {
        int provided = -1;
        CHECK_INT(shmem_init_thread(SHMEM_THREAD_FUNNELED, &provided), 0);
        CHECK_INT(provided, SHMEM_THREAD_FUNNELED);
        me = shmem_my_pe();
        npes = shmem_n_pes();
        shmem_init(); /* 1.6: counted */
        queries();
        memory();
        no_memory();
        global[0] = 5 + round;
        shmem_barrier_all();
        CHECK_INT(shmem_long_g(global, (me + 1) % npes), 5 + round);
        shmem_finalize();
        shmem_query_initialized(&initialized);
        CHECK_INT(initialized, 1);
        shmem_barrier_all();
        shmem_finalize();
        shmem_query_initialized(&initialized);
        CHECK_INT(initialized, 0);
        CHECK_INT(global[0], 5 + round);
    }
    return 0;
}
