/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_FAULT_NTH_CALL_H
#define FERRY_TESTS_FAULT_NTH_CALL_H

/* Makes libferry's n-th call for memory, descriptors or threads fail, as if the system had no more.  The linker finds a
 * program's own definition of such a function before the C library's; calls from outside libferry.so pass through. */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

static uintptr_t nth_first, nth_end; /* libferry's code */
static long nth_left;                /* calls until the failing call; 0: no call fails */
static int nth_all_threads;          /* or those of the thread that called nth_fail() */
static __thread int nth_here;
static const char *nth_failed; /* what failed */

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static int nth_look(struct dl_phdr_info *info, size_t size, void *found)
{
    (void)size;
    for (int i = 0; strstr(info->dlpi_name, "libferry.so") != NULL && i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_LOAD && (info->dlpi_phdr[i].p_flags & PF_X)) {
            nth_first = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
            nth_end = nth_first + info->dlpi_phdr[i].p_memsz;
            *(int *)found = 1;
        }
    return 0;
}

/* 0: libferry is not a shared library here. */
static inline int nth_can(void)
{
    int found = 0;
    dl_iterate_phdr(nth_look, &found);
    return found;
}

/* With NTH_CALLS=driver, calls of the emulated GPU driver instead (emulator/device/device.cc); NULL: not. */
static inline long *nth_of_driver(void)
{
    const char *which = getenv("NTH_CALLS");
    void *driver = which != NULL && strcmp(which, "driver") == 0 ? dlopen("libcuda.so.1", RTLD_NOW) : NULL;
    return driver != NULL ? dlsym(driver, "ferryi_emu_left") : NULL;
}

/* The n-th call from now on fails: of any thread, or of this one. */
static inline void nth_fail(long n, int all_threads)
{
    long *of_driver = nth_of_driver();
    nth_failed = NULL;
    if (of_driver != NULL) {
        __atomic_store_n(of_driver, n, __ATOMIC_SEQ_CST);
        return;
    }
    nth_here = 1;
    nth_all_threads = all_threads;
    __atomic_store_n(&nth_left, n, __ATOMIC_SEQ_CST);
}

/* No call fails any more.  Returns the failed call, or NULL: there were fewer calls. */
static inline const char *nth_stop(void)
{
    long *of_driver = nth_of_driver();
    if (of_driver != NULL)
        return __atomic_exchange_n(of_driver, 0, __ATOMIC_SEQ_CST) <= 0 ? "a call of the driver" : NULL;
    __atomic_store_n(&nth_left, 0, __ATOMIC_SEQ_CST);
    nth_here = 0;
    return nth_failed;
}

static inline int nth_is_it(const char *name, const void *from)
{
    uintptr_t at = (uintptr_t)from;
    if (__atomic_load_n(&nth_left, __ATOMIC_SEQ_CST) <= 0 || at < nth_first || at >= nth_end ||
        !(nth_all_threads || nth_here) || __atomic_sub_fetch(&nth_left, 1, __ATOMIC_SEQ_CST) != 0)
        return 0;
    nth_failed = name;
    return 1;
}

#define NTH(NAME, ERROR, RESULT)                                                                                       \
    do {                                                                                                               \
        if (nth_is_it(NAME, __builtin_return_address(0))) {                                                            \
            errno = ERROR;                                                                                             \
            return RESULT;                                                                                             \
        }                                                                                                              \
    } while (0)
#define NTH_NEXT(NAME) ((__typeof__(&(NAME)))(uintptr_t)dlsym(RTLD_NEXT, #NAME))

#pragma GCC visibility push(default)
void *malloc(size_t n)
{
    NTH("malloc", ENOMEM, NULL);
    void *got = __libc_malloc(n);
    return got != NULL ? memset(got, 0xa5, n) : NULL; /* so that a read of unwritten memory shows */
}
void *calloc(size_t count, size_t n)
{
    NTH("calloc", ENOMEM, NULL);
    return __libc_calloc(count, n);
}
void *realloc(void *p, size_t n)
{
    NTH("realloc", ENOMEM, NULL);
    return __libc_realloc(p, n);
}
int posix_memalign(void **p, size_t align, size_t n)
{
    NTH("posix_memalign", ENOMEM, ENOMEM);
    void *got = __libc_memalign(align, n);
    if (got == NULL)
        return ENOMEM;
    *p = memset(got, 0xa5, n);
    return 0;
}
void *mmap(void *at, size_t n, int protection, int flags, int fd, off_t offset)
{
    NTH("mmap", ENOMEM, MAP_FAILED);
    return NTH_NEXT(mmap)(at, n, protection, flags, fd, offset);
}
int memfd_create(const char *name, unsigned flags)
{
    NTH("memfd_create", EMFILE, -1);
    return NTH_NEXT(memfd_create)(name, flags);
}
int ftruncate(int fd, off_t n)
{
    NTH("ftruncate", ENOMEM, -1);
    return NTH_NEXT(ftruncate)(fd, n);
}
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *arg)
{
    NTH("pthread_create", EAGAIN, EAGAIN);
    return NTH_NEXT(pthread_create)(thread, attributes, run, arg);
}
int socket(int domain, int type, int protocol)
{
    NTH("socket", EMFILE, -1);
    return NTH_NEXT(socket)(domain, type, protocol);
}
int accept4(int fd, struct sockaddr *at, socklen_t *n, int flags)
{
    NTH("accept4", EMFILE, -1);
    return NTH_NEXT(accept4)(fd, at, n, flags);
}
int pipe2(int fds[2], int flags)
{
    NTH("pipe2", EMFILE, -1);
    return NTH_NEXT(pipe2)(fds, flags);
}
int eventfd(unsigned count, int flags)
{
    NTH("eventfd", EMFILE, -1);
    return NTH_NEXT(eventfd)(count, flags);
}
FILE *fopen(const char *path, const char *mode)
{
    NTH("fopen", EMFILE, NULL);
    return NTH_NEXT(fopen)(path, mode);
}
int open(const char *path, int flags, ...)
{
    va_list ap;
    va_start(ap, flags);
    int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(ap, int) : 0;
    va_end(ap);
    NTH("open", EMFILE, -1);
    return NTH_NEXT(open)(path, flags, mode);
}
int fcntl(int fd, int command, ...)
{
    va_list ap;
    va_start(ap, command);
    void *arg = va_arg(ap, void *);
    va_end(ap);
    if (command == F_DUPFD_CLOEXEC)
        NTH("fcntl", EMFILE, -1);
    return NTH_NEXT(fcntl)(fd, command, arg);
}
#pragma GCC visibility pop

#endif
