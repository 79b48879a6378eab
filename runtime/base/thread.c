/* SPDX-License-Identifier: BSD-3-Clause */
/* Makes a thread's record at its first call, and frees it when the thread ends. */
#include "runtime/base/thread.h"
#include <pthread.h>
#include <stdlib.h>

static __thread ferryi_thread *mine;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t at_end;
static int have_key;

/* If one of the program's destructors runs later and calls ferry, the call makes a new record; the next round of
 * destructors frees it. */
static void drop(void *thread)
{
    mine = NULL;
    free(thread);
}

static void make_key(void)
{
    have_key = pthread_key_create(&at_end, drop) == 0;
}

/* At unload or process end: no thread may call drop() any more. */
static void __attribute__((destructor)) forget_key(void)
{
    if (have_key)
        (void)pthread_key_delete(at_end);
    have_key = 0;
}

ferryi_thread *ferryi_thread_get(void)
{
    if (mine != NULL)
        return mine;
    (void)pthread_once(&once, make_key);
    ferryi_thread *thread = have_key ? calloc(1, sizeof *thread) : NULL;
    if (thread != NULL && pthread_setspecific(at_end, thread) != 0) {
        free(thread); /* nothing would free it at the thread's end */
        thread = NULL;
    }
    mine = thread;
    return thread;
}
