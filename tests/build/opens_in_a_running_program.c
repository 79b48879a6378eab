/* SPDX-License-Identifier: BSD-3-Clause */
/* A program that is not linked with ferry and opens it while it runs.  opens_in_a_running_program LIBRARY WAY N:
 * "alone", the PE of its launcher; "threads", N PEs of one process; "plugin", LIBRARY is one that is linked with ferry
 * and takes over; "closed", the program closes LIBRARY while its PE is up and a thread of its own has a last error. */
#include "ferry.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void *library;

static void *symbol(const char *name)
{
    void *at = dlsym(library, name);
    if (at == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        exit(1);
    }
    return at;
}
#define CALL(NAME) ((__typeof__(&(NAME)))(uintptr_t)symbol(#NAME))

#define CHECK(what)                                                                                                    \
    do {                                                                                                               \
        if (!(what)) {                                                                                                 \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #what);                                                 \
            return 1;                                                                                                  \
        }                                                                                                              \
    } while (0)

/* Its sentence is its own, and its memory is given back when it ends: with thousands of such threads a leak shows. */
static void *another_thread(void *arg)
{
    (void)arg;
    if (strcmp(CALL(ferry_last_error_message)(), "no call has failed on this thread") != 0)
        return "a new thread has an error already";
    if (CALL(ferry_int_p)(NULL, 1, 0) == FERRY_SUCCESS)
        return "a put to NULL was accepted";
    return strstr(CALL(ferry_last_error_message)(), "PE") != NULL ? NULL : "the sentence does not name the PE";
}

static long resident_pages(void)
{
    long size = 0, resident = 0;
    FILE *in = fopen("/proc/self/statm", "r");
    if (in != NULL && fscanf(in, "%ld %ld", &size, &resident) != 2)
        resident = 0;
    if (in != NULL)
        fclose(in);
    return resident;
}

static int threads_come_and_go(int n)
{
    for (int i = 0; i < n; i++) {
        pthread_t thread;
        void *wrong;
        CHECK(pthread_create(&thread, NULL, another_thread, NULL) == 0);
        CHECK(pthread_join(thread, &wrong) == 0);
        if (wrong != NULL)
            fprintf(stderr, "%s\n", (const char *)wrong);
        CHECK(wrong == NULL);
    }
    return 0;
}

static int pe_main(void *arg)
{
    enum { LARGE = 1 << 18 };
    const int threads = arg != NULL;
    CHECK(CALL(ferry_init)() == FERRY_SUCCESS);
    int me = CALL(ferry_my_pe)(), n = CALL(ferry_n_pes)(), right = (me + 1) % n, left = (me + n - 1) % n;
    int *box = CALL(ferry_malloc)(sizeof *box);
    char *large = CALL(ferry_malloc)(LARGE), *source = malloc(LARGE);
    CHECK(box != NULL && large != NULL && source != NULL);
    memset(source, me + 1, LARGE);
    CHECK(CALL(ferry_int_p)(box, me, right) == FERRY_SUCCESS);
    for (int i = 0; i < 20; i++) /* the copies that are remembered */
        CHECK(CALL(ferry_putmem)(large, source, LARGE, right) == FERRY_SUCCESS);
    CHECK(CALL(ferry_barrier_all)() == FERRY_SUCCESS);
    CHECK(CALL(ferry_int_g)(box, me) == left);
    CHECK(CALL(ferry_getmem)(source, large, LARGE, me) == FERRY_SUCCESS);
    CHECK(source[0] == left + 1 && source[LARGE - 1] == left + 1);
    free(source);
    if (!threads) { /* otherwise the library cannot know to which of the process's PEs a new thread belongs */
        CHECK(threads_come_and_go(100) == 0);
        long before = resident_pages();
        CHECK(threads_come_and_go(1500) == 0);
        CHECK(resident_pages() < before + 256); /* 1,500 blocks are 900 pages */
    }
    CHECK(CALL(ferry_barrier_all)() == FERRY_SUCCESS);
    CHECK(CALL(ferry_finalize)() == FERRY_SUCCESS);
    return 0;
}

static pthread_barrier_t gate;

static void *thread_with_an_error(void *status)
{
    *(ferry_status *)status = CALL(ferry_int_p)(NULL, 1, 0);
    (void)pthread_barrier_wait(&gate);
    (void)pthread_barrier_wait(&gate); /* the library is closed meanwhile */
    return NULL;
}

/* The PE's service, that thread's destructors and the handlers of fork and exit go on to run. */
static int closed_main(void)
{
    pthread_t thread;
    ferry_status status;
    int (*plugin_init)(void) = (int (*)(void))(uintptr_t)dlsym(library, "plugin_init");
    if (plugin_init != NULL) { /* ferry is a part of the plug-in */
        CHECK(plugin_init() == 0);
        CHECK(dlclose(library) == 0);
        usleep(100000);
        exit(0);
    }
    CHECK(pthread_barrier_init(&gate, NULL, 2) == 0);
    CHECK(CALL(ferry_init)() == FERRY_SUCCESS);
    __typeof__(&ferry_barrier_all) barrier = CALL(ferry_barrier_all);
    __typeof__(&ferry_finalize) finalize = CALL(ferry_finalize);
    CHECK(CALL(ferry_finalize_at_exit)(NULL) == FERRY_SUCCESS);
    CHECK(pthread_create(&thread, NULL, thread_with_an_error, &status) == 0);
    (void)pthread_barrier_wait(&gate);
    CHECK(dlclose(library) == 0);
    (void)pthread_barrier_wait(&gate);
    CHECK(pthread_join(thread, NULL) == 0 && status != FERRY_SUCCESS);
    usleep(100000); /* the service runs on */
    CHECK(barrier() == FERRY_SUCCESS);
    CHECK(finalize() == FERRY_SUCCESS);
    exit(0); /* with the handler */
}

int main(int argc, char **argv)
{
    CHECK(argc == 4);
    alarm(60);
    library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    setenv("FERRY_LOG", "none", 1);
    if (strcmp(argv[2], "plugin") == 0)
        return ((int (*)(void))(uintptr_t)symbol("plugin_main"))();
    if (strcmp(argv[2], "closed") == 0)
        return closed_main();
    if (strcmp(argv[2], "threads") == 0) {
        int code = -1, n = atoi(argv[3]);
        CHECK(CALL(ferry_threads_run)(n, pe_main, &n, &code) == FERRY_SUCCESS && code == 0);
        return 0;
    }
    return pe_main(NULL);
}
