/* SPDX-License-Identifier: BSD-3-Clause */
/* Set-up, memory and queries. */
#include "compat/environment.h"
#include "compat/shmem_lib.h"
#include "ferry/compat/shmemx.h"
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

_Static_assert(SHMEM_THREAD_MULTIPLE == (int)FERRY_THREAD_MULTIPLE && SHMEM_THREAD_SINGLE == (int)FERRY_THREAD_SINGLE,
               "thread levels are passed on as they are");
_Static_assert(SHMEM_CTX_SERIALIZED == FERRY_CTX_SERIALIZED && SHMEM_CTX_PRIVATE == FERRY_CTX_PRIVATE &&
                   SHMEM_CTX_NOSTORE == FERRY_CTX_NOSTORE,
               "options of contexts are passed on as they are");
_Static_assert(SHMEM_MALLOC_ATOMICS_REMOTE == FERRY_MALLOC_ATOMICS_REMOTE &&
                   SHMEM_MALLOC_SIGNAL_REMOTE == FERRY_MALLOC_SIGNAL_REMOTE,
               "hints are passed on as they are");

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int times_initialized; /* 1.6: finalize ends the job when it was called as often as init */
static int thread_level;      /* the requested level, although every thread may call: programs compare the two */

/* ---- The environment (section 7). */

/* The older names start with SMA_. */
static const char *variable(const char *name)
{
    char text[64];
    const char *value;
    snprintf(text, sizeof text, "SHMEM_%s", name);
    value = getenv(text);
    if (value != NULL)
        return value;
    snprintf(text, sizeof text, "SMA_%s", name);
    return getenv(text);
}

static int is_on(const char *name)
{
    const char *value = variable(name);
    return value != NULL && strcmp(value, "0") != 0 && strcasecmp(value, "no") != 0 && strcasecmp(value, "n") != 0 &&
           strcasecmp(value, "off") != 0 && strcasecmp(value, "false") != 0;
}

static const char info[] =
    "ferry's OpenSHMEM reads these variables; each may also start with SMA_:\n"
    "  SHMEM_SYMMETRIC_SIZE  the most that the symmetric heap may grow to, as in 512M or 1.5G\n"
    "  SHMEM_VERSION         set: prints the version\n"
    "  SHMEM_INFO            set: prints this text\n"
    "  SHMEM_DEBUG           set: logs what ferry does\n"
    "and ferry's own, which take precedence: FERRY_HEAP_MAX, FERRY_SPACE, FERRY_TIMEOUT, FERRY_ON_FAULT,\n"
    "FERRY_LOG and the others that ferry-info --help lists.\n";

static ferry_status start(void)
{
    ferry_config config = FERRY_CONFIG_INIT;
    const char *size = variable("SYMMETRIC_SIZE");
    if (getenv("FERRY_SPACE") == NULL)
        config.space = "host";
    if (getenv("FERRY_TIMEOUT") == NULL)
        config.timeout_ns = DEFAULT_TIMEOUT_NS;
    if (size != NULL && size[0] != '\0' && getenv("FERRY_HEAP_MAX") == NULL) {
        if (size_from(size, &config.heap_max) != 0)
            return ferry_error(FERRY_ERR_INVALID_ARG,
                               "SHMEM_SYMMETRIC_SIZE='%.100s' is not allowed: give a number of 0 or more, with K, M, G "
                               "or T behind it or none",
                               size);
        config.heap_max += HEAP_MARGIN;
    }
    if (is_on("DEBUG"))
        (void)setenv("FERRY_LOG", "debug", 0);
    ferry_status status = ferry_init_with(&config);
    if (status != FERRY_SUCCESS || ferry_my_pe() != 0)
        return status;
    if (is_on("VERSION"))
        fprintf(stderr, "OpenSHMEM %d.%d by ferry %d.%d.%d\n", SHMEM_MAJOR_VERSION, SHMEM_MINOR_VERSION,
                FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH);
    if (is_on("INFO"))
        fputs(info, stderr);
    return status;
}

/* ---- Init and finalize. */

/* once: start_pes, whose second call does nothing. */
static ferry_status initialize(int once, int level)
{
    ferry_status status = FERRY_SUCCESS;
    pthread_mutex_lock(&lock);
    if (!ferry_query_initialized()) {
        times_initialized = 0;
        thread_level = level;
        status = start();
    } else if (once) {
        goto out;
    }
    if (status != FERRY_SUCCESS)
        goto out;
    times_initialized++;
    (void)ferry_finalize_at_exit(NULL);
out:
    pthread_mutex_unlock(&lock);
    return status;
}

static void initialize_or_exit(int once)
{
    ferry_status status = initialize(once, SHMEM_THREAD_MULTIPLE);
    if (status == FERRY_SUCCESS)
        return;
    fprintf(stderr, "ferry: OpenSHMEM cannot start (%s): this program ends\n", ferry_strerror(status));
    exit(1);
}

FN(void, shmem_init, (void))
{
    initialize_or_exit(0);
}

FN(int, shmem_init_thread, (int requested, int *provided))
{
    if (requested < SHMEM_THREAD_SINGLE || requested > SHMEM_THREAD_MULTIPLE)
        return FERRY_ERR_INVALID_ARG;
    ferry_status status = initialize(0, requested);
    if (status == FERRY_SUCCESS && provided != NULL)
        *provided = thread_level;
    return (int)status;
}

FN(void, start_pes, (int npes))
{
    (void)npes;
    initialize_or_exit(1);
}

FN(void, shmem_finalize, (void))
{
    pthread_mutex_lock(&lock);
    if (times_initialized > 1)
        times_initialized--;
    else if (ferry_query_initialized()) {
        times_initialized = 0;
        (void)ferry_finalize();
    }
    pthread_mutex_unlock(&lock);
}

FN(void, shmem_global_exit, (int status))
{
    ferry_global_exit(status);
}

FN(void, shmem_query_thread, (int *provided))
{
    *provided = thread_level;
}

FN(void, shmem_query_initialized, (int *initialized))
{
    *initialized = ferry_query_initialized();
}

/* ---- Queries. */

FN(int, shmem_my_pe, (void))
{
    return ferry_my_pe();
}

FN(int, shmem_n_pes, (void))
{
    return ferry_n_pes();
}

FN(int, _my_pe, (void))
{
    return ferry_my_pe();
}

FN(int, _num_pes, (void))
{
    return ferry_n_pes();
}

FN(int, shmem_pe_accessible, (int pe))
{
    return ferry_pe_accessible(pe);
}

FN(int, shmem_addr_accessible, (const void *addr, int pe))
{
    return ferry_addr_accessible(addr, pe);
}

FN(void *, shmem_ptr, (const void *dest, int pe))
{
    return ferry_ptr(dest, pe);
}

FN(void, shmem_info_get_version, (int *major, int *minor))
{
    *major = SHMEM_MAJOR_VERSION;
    *minor = SHMEM_MINOR_VERSION;
}

FN(void, shmem_info_get_name, (char *name))
{
    _Static_assert(sizeof SHMEM_VENDOR_STRING <= SHMEM_MAX_NAME_LEN, "the name fits");
    memcpy(name, SHMEM_VENDOR_STRING, sizeof SHMEM_VENDOR_STRING);
}

FN(void, shmem_pcontrol, (int level, ...))
{
    (void)level;
}

FN(double, shmemx_wtime, (void))
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

FN(char *, shmemx_nodename, (void))
{
    static struct utsname name;
    return uname(&name) == 0 ? name.nodename : (char *)"";
}

/* ---- Memory.  An allocation is a barrier on all PEs: it completes all earlier operations.  One of no bytes is no
 * action and no barrier: one PE alone may call it. */

/* Before version 1.2 PEs could ask for different sizes, and some programs still ask for a word more on some PEs.  Sizes
 * within one cache line count as equal. */
static size_t whole_lines(size_t size)
{
    return size < SIZE_MAX - 64 ? (size + 63) / 64 * 64 : size;
}

static void *allocate(size_t size)
{
    if (size == 0)
        return NULL;
    must(ferry_quiet());
    return ferry_malloc(whole_lines(size));
}

FN(void *, shmem_malloc, (size_t size))
{
    return allocate(size);
}

FN(void *, shmem_calloc, (size_t count, size_t size))
{
    if (count == 0 || size == 0)
        return NULL;
    must(ferry_quiet());
    return ferry_calloc(count, size);
}

/* An alignment below a pointer's is rounded up to it. */
static void *align(size_t alignment, size_t size)
{
    if (size == 0)
        return NULL;
    must(ferry_quiet());
    return ferry_align(alignment == 1 || alignment == 2 || alignment == 4 ? sizeof(void *) : alignment, size);
}

FN(void *, shmem_align, (size_t alignment, size_t size))
{
    return align(alignment, size);
}

static void *resize(void *ptr, size_t size)
{
    return ptr == NULL ? allocate(size) : ferry_realloc(ptr, whole_lines(size));
}

FN(void *, shmem_realloc, (void *ptr, size_t size))
{
    return resize(ptr, size);
}

FN(void, shmem_free, (void *ptr))
{
    must(ferry_free(ptr));
}

FN(void *, shmem_malloc_with_hints, (size_t size, long hints))
{
    if (size == 0)
        return NULL;
    must(ferry_quiet());
    return ferry_malloc_with_hints(size, hints & (SHMEM_MALLOC_ATOMICS_REMOTE | SHMEM_MALLOC_SIGNAL_REMOTE));
}

FN(void *, shmalloc, (size_t size))
{
    return allocate(size);
}

FN(void, shfree, (void *ptr))
{
    must(ferry_free(ptr));
}

FN(void *, shrealloc, (void *ptr, size_t size))
{
    return resize(ptr, size);
}

FN(void *, shmemalign, (size_t alignment, size_t size))
{
    return align(alignment, size);
}

/* ---- Caches: nothing to do. */

FN(void, shmem_set_cache_inv, (void)) {}

FN(void, shmem_clear_cache_inv, (void)) {}

FN(void, shmem_set_cache_line_inv, (void *dest))
{
    (void)dest;
}

FN(void, shmem_clear_cache_line_inv, (void *dest))
{
    (void)dest;
}

FN(void, shmem_udcflush, (void)) {}

FN(void, shmem_udcflush_line, (void *dest))
{
    (void)dest;
}
