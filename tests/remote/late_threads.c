/* SPDX-License-Identifier: BSD-3-Clause */
/* For LD_PRELOAD: in every other process pthread_create() returns long after its thread has begun, as on a busy
 * machine. So what the creator sets afterwards comes late for the thread. */
#include <dlfcn.h>
#include <pthread.h>
#include <unistd.h>

__attribute__((visibility("default"))) int pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                                                          void *(*start)(void *), void *arg)
{
    int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    *(void **)&create = dlsym(RTLD_NEXT, "pthread_create");
    const int error = create(thread, attributes, start, arg);
    if (getpid() % 2 != 0)
        usleep(300000);
    return error;
}
