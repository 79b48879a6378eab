/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/boot.h"
#include "bootstrap/wire.h"
#include "runtime/base/clock.h"
#include "runtime/base/mutex.h"
#include <pmix.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* The pmix row, a plug-in, so that libferry links no PMIx.  The launcher's server (slurmd, prted, orted) gives rank and
 * size, and carries one value: the unique id that PE 0 has made, a secret of the job's processes.  From there on the
 * PEs are a tcp job with a unique id, with its deadlines and errors.  Only abort goes through the launcher again. */

#define AGAIN_MS 5 /* between two requests for a value that is not there yet */

typedef struct pmix_boot {
    ferryi_boot base;
    ferryi_boot *tcp;
} pmix_boot;

/* PMIx is initialised once and finalised at process exit, as MPI in mpi.c. */
static pmix_proc_t self;
static pid_t finalize_in;
static unsigned n_opens; /* the same on all PEs, so that each job of these PEs has its own id */

static void finalize_at_exit(void)
{
    if (finalize_in == getpid())
        (void)PMIx_Finalize(NULL, 0);
    finalize_in = 0;
}

/* A requested value; freed by the later one of the caller and the callback. */
typedef struct answer {
    pthread_mutex_t lock;
    pthread_cond_t come;
    int users, here;
    pmix_status_t status;
    ferry_unique_id id;
} answer;

static void answer_leave(answer *a)
{
    int left = --a->users;
    ferryi_mutex_unlock(&a->lock);
    if (left > 0)
        return;
    pthread_cond_destroy(&a->come);
    pthread_mutex_destroy(&a->lock);
    free(a);
}

static void answer_come(pmix_status_t status, pmix_value_t *value, void *ctx)
{
    answer *a = ctx;
    ferryi_mutex_lock(&a->lock, FERRYI_MUTEX_PMIX_ANSWER);
    a->status = status;
    if (status == PMIX_SUCCESS && value && value->type == PMIX_BYTE_OBJECT && value->data.bo.size == sizeof a->id.bytes)
        memcpy(a->id.bytes, value->data.bo.bytes, sizeof a->id.bytes);
    else if (status == PMIX_SUCCESS)
        a->status = PMIX_ERR_BAD_PARAM;
    a->here = 1;
    pthread_cond_signal(&a->come);
    answer_leave(a);
}

static answer *answer_new(void)
{
    answer *a = calloc(1, sizeof *a);
    pthread_condattr_t monotonic;
    if (!a)
        return NULL;
    a->users = 2;
    pthread_mutex_init(&a->lock, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&a->come, &monotonic);
    pthread_condattr_destroy(&monotonic);
    return a;
}

/* Requests PE 0's id once; fresh: past the cache.  PMIX_ERR_TIMEOUT: no answer by the deadline. */
static pmix_status_t id_ask(const char *key, int fresh, uint64_t deadline, ferry_unique_id *id)
{
    const struct timespec until = { (time_t)(deadline / 1000000000u), (long)(deadline % 1000000000u) };
    pmix_proc_t first = self;
    pmix_info_t *info = NULL;
    size_t n_info = 0;
    answer *a = answer_new();
    if (!a)
        return PMIX_ERR_NOMEM;
#ifdef PMIX_GET_REFRESH_CACHE /* the cached value of PE 0 may be from an earlier job of these PEs */
    bool yes = true;
    if (fresh)
        PMIX_INFO_CREATE(info, 1);
    if (info) {
        PMIX_INFO_LOAD(&info[0], PMIX_GET_REFRESH_CACHE, &yes, PMIX_BOOL);
        n_info = 1;
    }
#else
    (void)fresh;
#endif
    first.rank = 0;
    pmix_status_t status = PMIx_Get_nb(&first, key, info, n_info, answer_come, a);
    ferryi_mutex_lock(&a->lock, FERRYI_MUTEX_PMIX_ANSWER);
    if (status != PMIX_SUCCESS) { /* no callback will come */
        a->users--;
        a->here = 1;
        a->status = status;
    }
    while (!a->here && pthread_cond_timedwait(&a->come, &a->lock, &until) == 0)
        continue;
    status = a->here ? a->status : PMIX_ERR_TIMEOUT;
    if (status == PMIX_SUCCESS)
        *id = a->id;
    int answered = a->here;
    answer_leave(a);
    if (info && answered) /* otherwise the callback still reads it */
        PMIX_INFO_FREE(info, n_info);
    return status;
}

/* Requests the id until it comes: plainly and past the cache in turns, because neither way works with every server. The
 * server of PMIx 5 answers NOT-FOUND to a client of PMIx 4 for ever if asked past the cache.  Other servers, asked
 * plainly for a second job's id, have answered from what they knew at the first.  A server older than this library
 * refuses requests past the cache.  The key belongs to this job alone, so no answer is an earlier job's. */
static ferry_status id_get(const ferryi_boot_request *request, const char *key, ferry_unique_id *id)
{
    uint64_t start = ferryi_now_ns();
    ferryi_wire_id content;
    pmix_status_t status = PMIX_ERR_NOT_FOUND;
    int can_refresh = 1;
    for (unsigned n = 0; status == PMIX_ERR_NOT_FOUND && ferryi_now_ns() < request->deadline; n++) {
        const int fresh = can_refresh && n % 2 == 0;
        const struct timespec pause = { 0, AGAIN_MS * 1000000 };
        if (n > 1)
            nanosleep(&pause, NULL);
        status = id_ask(key, fresh, request->deadline, id);
        if (fresh && status == PMIX_ERR_NOT_SUPPORTED) {
            can_refresh = 0;
            status = PMIX_ERR_NOT_FOUND;
        }
    }
    if (status == PMIX_ERR_TIMEOUT || status == PMIX_ERR_NOT_FOUND)
        return request->error(FERRY_ERR_TIMEOUT,
                              "waited %.3f s for PE 0, which did not come to ferry_init: not started, stopped, or busy "
                              "elsewhere; FERRY_INIT_TIMEOUT sets how long to wait",
                              (double)(ferryi_now_ns() - start) / 1e9);
    if (status != PMIX_SUCCESS)
        return request->error(FERRY_ERR_BOOTSTRAP,
                              "the launcher's PMIx cannot give PE 0's address to this one (%s): %s: see the launcher's "
                              "own messages, or start the job by ferry-run",
                              PMIx_Get_version(), PMIx_Error_string(status));
    if (ferryi_wire_id_get(id, &content) != FERRYI_WIRE_OK)
        return request->error(
            FERRY_ERR_BOOTSTRAP,
            "the launcher's PMIx gives something else than PE 0's address: do all PEs run the same ferry?");
    return FERRY_SUCCESS;
}

static ferry_status id_put(const ferryi_boot_request *request, char *key, int one_node, ferry_unique_id *id)
{
    pmix_value_t value;
    ferry_status made = request->unique_id(id, one_node ? "127.0.0.1" : "0.0.0.0");
    if (made != FERRY_SUCCESS)
        return made;
    memset(&value, 0, sizeof value);
    value.type = PMIX_BYTE_OBJECT;
    value.data.bo.bytes = (char *)id->bytes;
    value.data.bo.size = sizeof id->bytes;
    __atomic_store_n(request->doing, "PMIx_Commit", __ATOMIC_RELAXED);
    pmix_status_t status = PMIx_Put(PMIX_GLOBAL, key, &value);
    if (status == PMIX_SUCCESS)
        status = PMIx_Commit();
    __atomic_store_n(request->doing, NULL, __ATOMIC_RELAXED);
    if (status != PMIX_SUCCESS)
        return request->error(FERRY_ERR_BOOTSTRAP,
                              "the launcher's PMIx refuses PE 0's address: %s: see the launcher's own messages",
                              PMIx_Error_string(status));
    return FERRY_SUCCESS;
}

/* A number of the whole job from the launcher, or -1. */
static int64_t number_of_job(const char *key)
{
    pmix_proc_t job = self;
    pmix_value_t *value = NULL;
    int64_t number = -1;
    job.rank = PMIX_RANK_WILDCARD;
    if (PMIx_Get(&job, key, NULL, 0, &value) == PMIX_SUCCESS && value && value->type == PMIX_UINT32)
        number = value->data.uint32;
    if (value)
        PMIX_VALUE_RELEASE(value);
    return number;
}

/* *one_node: the launcher says that all PEs are on this node. */
static ferry_status job_find(const ferryi_boot_request *request, int *rank, int *size, int *one_node)
{
    if (finalize_in != getpid()) {
        __atomic_store_n(request->doing, "PMIx_Init", __ATOMIC_RELAXED);
        pmix_status_t status = PMIx_Init(&self, NULL, 0);
        __atomic_store_n(request->doing, NULL, __ATOMIC_RELAXED);
        if (__atomic_load_n(request->abandoned, __ATOMIC_RELAXED)) /* PMIx_Finalize might hang as this call did */
            return request->error(FERRY_ERR_TIMEOUT, "PMIx_Init came back after the deadline");
        if (status != PMIX_SUCCESS)
            return request->error(FERRY_ERR_BOOTSTRAP,
                                  "no PMIx server answers this process (%s): start it by srun --mpi=pmix, prun or the "
                                  "mpirun of an MPI with PMIx",
                                  PMIx_Error_string(status));
        finalize_in = getpid();
        atexit(finalize_at_exit);
    }
    __atomic_store_n(request->doing, "PMIx_Get", __ATOMIC_RELAXED);
    int64_t n = number_of_job(PMIX_JOB_SIZE), here = number_of_job(PMIX_LOCAL_SIZE);
    __atomic_store_n(request->doing, NULL, __ATOMIC_RELAXED);
    if (n < 1 || n > FERRYI_WIRE_PES_MAX || self.rank >= n)
        return request->error(FERRY_ERR_BOOTSTRAP,
                              "the launcher's PMIx says rank %u of %lld: a job has 1 to %d PEs, numbered from 0",
                              (unsigned)self.rank, (long long)n, FERRYI_WIRE_PES_MAX);
    *rank = (int)self.rank;
    *size = (int)n;
    *one_node = here < 0 || here == n;
    return FERRY_SUCCESS;
}

/* The one symbol that a plug-in exports. */
extern const ferryi_boot_ops ferry_boot_plugin __attribute__((visibility("default")));

static ferry_status pmix_open(const ferryi_boot_request *request, ferryi_boot **out)
{
    ferryi_boot_request inner = *request;
    ferry_config config = *request->config;
    ferry_unique_id id;
    char key[64];
    int rank = 0, size = 0, one_node = 1;
    if (request->size != sizeof *request)
        return FERRY_ERR_BOOTSTRAP; /* not even request->error can be trusted */
    ferry_status status = job_find(request, &rank, &size, &one_node);
    if (status != FERRY_SUCCESS)
        return status;
    pmix_boot *boot = calloc(1, sizeof *boot);
    if (!boot)
        return request->error(FERRY_ERR_NO_MEMORY, "no memory for the bootstrap of %d PEs", size);
    snprintf(key, sizeof key, "ferry.id.%u", n_opens++);
    status = rank == 0 ? id_put(request, key, one_node, &id) : id_get(request, key, &id);
    config.unique_id = &id;
    config.rank = rank;
    config.n_pes = size;
    inner.config = &config;
    if (status == FERRY_SUCCESS)
        status = request->tcp->open(&inner, &boot->tcp);
    if (status != FERRY_SUCCESS) {
        free(boot);
        return status;
    }
    boot->base = *boot->tcp;
    boot->base.ops = &ferry_boot_plugin;
    *out = &boot->base;
    return FERRY_SUCCESS;
}

static ferry_status pmix_allgather(ferryi_boot *base, const void *send, void *recv, size_t nbytes, uint64_t deadline)
{
    ferryi_boot *tcp = ((pmix_boot *)base)->tcp;
    return tcp->ops->allgather(tcp, send, recv, nbytes, deadline);
}

static ferry_status pmix_barrier(ferryi_boot *base, uint64_t deadline)
{
    ferryi_boot *tcp = ((pmix_boot *)base)->tcp;
    return tcp->ops->barrier(tcp, deadline);
}

/* A server treats a process that exits without PMIx_Finalize as failed, whatever its exit status. */
static void pmix_leave(ferryi_boot *base)
{
    (void)base;
    finalize_at_exit();
}

static void pmix_abort(ferryi_boot *base, int code)
{
    ferryi_boot *tcp = ((pmix_boot *)base)->tcp;
    tcp->ops->abort(tcp, code);
    (void)PMIx_Abort(code, "the ferry job was aborted", NULL, 0);
}

static void pmix_close(ferryi_boot *base)
{
    pmix_boot *boot = (pmix_boot *)base;
    boot->tcp->ops->close(boot->tcp);
    free(boot);
}

const ferryi_boot_ops ferry_boot_plugin = {
    .size = sizeof(ferryi_boot_ops),
    .abi = FERRYI_BOOT_ABI,
    .name = "pmix",
    .open = pmix_open,
    .allgather = pmix_allgather,
    .barrier = pmix_barrier,
    .abort = pmix_abort,
    .leave = pmix_leave,
    .close = pmix_close,
};
