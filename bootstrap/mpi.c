/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/boot.h"
#include "bootstrap/star.h"
#include "runtime/base/clock.h"
#include <dlfcn.h>
#include <mpi.h>
#include <sched.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* The mpi row, a plug-in, so that libferry links no MPI.  It uses the library only through the request; star.c and
 * wire.c are part of it.  Only MPI_Init and MPI_Finalize block inside MPI, where no deadline holds. */

#define TAG 1
#define DIAGNOSE_TAG 30917 /* used on the program's communicator, only after a failure */
#define DIAGNOSE_NS 1000000000u
#define DROP_NS 100000000u
#define YIELDS 200          /* polls before the first sleep */
#define SLEEP_MIN_NS 20000u /* doubles up to ... */
#define SLEEP_MAX_NS 500000u

typedef struct channel {
    MPI_Comm comm;
    int tag;
    MPI_Request *requests; /* [size]; one for each peer's unfinished part */
    int size, sending;
} channel;

typedef struct mpi_boot {
    ferryi_boot base;
    ferryi_star star;
    channel channel;
    MPI_Comm comm; /* our own */
} mpi_boot;

/* Set when ferry initialised MPI.  MPI is finalised at process exit, not by ferry_finalize: MPI cannot be initialised
 * twice, and ferry can. */
static pid_t finalize_in;
static int peers_are_missing;

/* MPI_Finalize waits for all PEs, without a limit.  Skip it if one is missing, or if this process fails (the low byte
 * of the status is all that the launcher sees), and let the launcher see this process exit: a PE that fails waits for
 * nobody, and mpirun ends the job. */
static void finalize_at_exit(int status, void *unused)
{
    int finalized = 0;
    (void)unused;
    if (finalize_in != getpid() || (status & 0xff) != 0 || peers_are_missing ||
        MPI_Finalized(&finalized) != MPI_SUCCESS || finalized)
        return;
    MPI_Finalize();
}

/* mpirun treats a process that exits without PMIx_Finalize as failed, and MPI_Finalize would wait for the others.  So
 * this file calls PMIx_Finalize in the PMIx that MPI has loaded, and looks it up in advance: a leaving process may have
 * been interrupted anywhere, also in the dynamic linker. */
static int (*pmix_finalize)(const void *info, size_t n);

static void pmix_find(void)
{
    static const char *const names[] = { "libpmix.so.2", "libpmix.so" };
    void *pmix = NULL;
    for (size_t i = 0; i < sizeof names / sizeof names[0] && !pmix; i++)
        pmix = dlopen(names[i], RTLD_LAZY | RTLD_NOLOAD);
    if (pmix && !pmix_finalize)
        *(void **)&pmix_finalize = dlsym(pmix, "PMIx_Finalize");
}

/* Yields first, then sleeps with growing intervals, so that jobs with more PEs than cores progress too. */
static void back_off(unsigned *polls, uint64_t deadline)
{
    uint64_t now = ferryi_now_ns(), ns = SLEEP_MIN_NS;
    if (++*polls < YIELDS) {
        sched_yield();
        return;
    }
    for (unsigned i = YIELDS; i < *polls && ns < SLEEP_MAX_NS; i += 8)
        ns *= 2;
    ns = ns < SLEEP_MAX_NS ? ns : SLEEP_MAX_NS;
    ns = deadline - now < ns ? deadline - now : ns;
    struct timespec pause = { .tv_sec = 0, .tv_nsec = (long)ns };
    nanosleep(&pause, NULL);
}

/* Posts the part unless it is posted, and tests for its completion. */
static void part_advance(channel *c, int send, ferryi_star_part *part)
{
    MPI_Request *request = &c->requests[part->peer];
    int done = 0, error = MPI_SUCCESS;
    if (*request == MPI_REQUEST_NULL)
        error = send ? MPI_Isend(part->data, (int)part->nbytes, MPI_BYTE, part->peer, c->tag, c->comm, request)
                     : MPI_Irecv(part->data, (int)part->nbytes, MPI_BYTE, part->peer, c->tag, c->comm, request);
    if (error == MPI_SUCCESS)
        error = MPI_Test(request, &done, MPI_STATUS_IGNORE);
    if (error != MPI_SUCCESS) {
        *request = MPI_REQUEST_NULL;
        part->state = FERRYI_STAR_LOST;
    } else if (done) {
        part->state = FERRYI_STAR_DONE;
    }
}

static int star_advance(void *ctx, int send, ferryi_star_part *parts, int n, uint64_t deadline)
{
    channel *c = ctx;
    unsigned polls = 0;
    c->sending = send;
    for (;;) {
        uint64_t now = ferryi_now_ns();
        int changed = 0;
        for (int i = 0; i < n; i++)
            if (parts[i].state == FERRYI_STAR_PENDING) {
                part_advance(c, send, &parts[i]);
                changed += parts[i].state != FERRYI_STAR_PENDING;
            }
        if (changed || now >= deadline)
            return changed;
        back_off(&polls, deadline);
    }
}

/* A receive can be cancelled, or is about to end.  A send cannot be cancelled, so its memory must stay. */
static int star_drop(void *ctx)
{
    channel *c = ctx;
    int kept = 0;
    for (int i = 0; i < c->size; i++) {
        uint64_t deadline = ferryi_deadline_after(DROP_NS);
        unsigned polls = 0;
        int done = 0;
        if (c->requests[i] == MPI_REQUEST_NULL)
            continue;
        if (!c->sending)
            MPI_Cancel(&c->requests[i]);
        while (MPI_Test(&c->requests[i], &done, MPI_STATUS_IGNORE) == MPI_SUCCESS && !done && !c->sending &&
               ferryi_now_ns() < deadline)
            back_off(&polls, deadline);
        if (!done)
            MPI_Request_free(&c->requests[i]);
        c->requests[i] = MPI_REQUEST_NULL;
        kept |= !done;
    }
    return kept;
}

static const ferryi_star_ops star_ops = { .advance = star_advance, .drop = star_drop };

static int channel_open(channel *c, MPI_Comm comm, int tag, int size)
{
    c->comm = comm;
    c->tag = tag;
    c->size = size;
    c->requests = malloc((size_t)size * sizeof *c->requests);
    for (int i = 0; c->requests && i < size; i++)
        c->requests[i] = MPI_REQUEST_NULL;
    return c->requests ? 0 : -1;
}

/* Finds the communicator to attach to; initialises MPI unless the program has. */
static ferry_status parent_find(const ferryi_boot_request *request, MPI_Comm *parent)
{
    const MPI_Comm *given = request->config->mpi_comm;
    int initialized = 0, finalized = 0, provided = 0, inter = 0;

    MPI_Initialized(&initialized);
    MPI_Finalized(&finalized);
    if (finalized)
        return request->error(FERRY_ERR_BOOTSTRAP, "MPI has been finalised already: call ferry_init() before "
                                                   "MPI_Finalize()");
    if (!initialized && given)
        return request->error(FERRY_ERR_INVALID_ARG, "a communicator was given, but MPI is not initialised: call "
                                                     "MPI_Init() before ferry_init()");
    if (!initialized) {
        __atomic_store_n(request->doing, "MPI_Init_thread", __ATOMIC_RELAXED);
        const int error = MPI_Init_thread(NULL, NULL, MPI_THREAD_MULTIPLE, &provided);
        __atomic_store_n(request->doing, NULL, __ATOMIC_RELAXED);
        if (__atomic_load_n(request->abandoned, __ATOMIC_RELAXED)) /* MPI_Finalize might hang as this call did */
            return request->error(FERRY_ERR_TIMEOUT, "MPI_Init_thread came back after the deadline");
        if (error != MPI_SUCCESS)
            return request->error(FERRY_ERR_BOOTSTRAP, "MPI_Init_thread failed: was the job started by this MPI's "
                                                       "mpirun?");
        finalize_in = getpid();
        (void)on_exit(finalize_at_exit, NULL); /* without memory for it this process ends as one that fails */
        if (provided < MPI_THREAD_SERIALIZED)  /* guard.c: this thread ends, and only it might call such an MPI */
            return request->error(FERRY_ERR_BOOTSTRAP,
                                  "this MPI lets only the thread that initialises it call it (MPI_Init_thread grants "
                                  "level %d): call MPI_Init() in the program before ferry_init()",
                                  provided);
    }
    if (!given) {
        *parent = MPI_COMM_WORLD;
        return FERRY_SUCCESS;
    }
    if (*given == MPI_COMM_NULL || MPI_Comm_test_inter(*given, &inter) != MPI_SUCCESS || inter)
        return request->error(FERRY_ERR_INVALID_ARG, "the communicator given is %s: give an intra-communicator",
                              inter ? "an inter-communicator" : "MPI_COMM_NULL");
    *parent = *given;
    return FERRY_SUCCESS;
}

/* If the duplication of the communicator does not end, the PEs that are present find the missing ones over the original
 * communicator. */
static ferry_status diagnose(const ferryi_boot_request *request, MPI_Comm parent, int rank, int size, uint64_t since)
{
    channel c;
    ferryi_star star;
    ferry_status status = FERRY_ERR_TIMEOUT;
    if (channel_open(&c, parent, DIAGNOSE_TAG, size) != 0)
        return request->error(FERRY_ERR_TIMEOUT,
                              "not all %d PEs of the communicator called ferry_init() in time: see that each does, or "
                              "raise FERRY_INIT_TIMEOUT",
                              size);
    if (ferryi_star_open(&star, &star_ops, &c, rank, size, request->error) == FERRY_SUCCESS) {
        star.since = since;
        status = ferryi_star_allgather(&star, NULL, NULL, 0, request->deadline);
        if (status == FERRY_SUCCESS)
            status = request->error(FERRY_ERR_TIMEOUT,
                                    "MPI_Comm_idup of %d PEs did not end in time, though all are there: raise "
                                    "FERRY_INIT_TIMEOUT",
                                    size);
        ferryi_star_close(&star);
    }
    free(c.requests);
    return status;
}

/* Duplicates the communicator, so that ferry's messages never match the program's. */
static ferry_status own_comm(const ferryi_boot_request *request, MPI_Comm parent, int rank, int size, MPI_Comm *comm)
{
    MPI_Request duplication;
    /* Not on the stack: MPI writes the new communicator there even after a timeout. */
    MPI_Comm *place = malloc(sizeof *place);
    unsigned polls = 0;
    int done = 0, error;
    /* The last part of the budget is for finding the missing PEs. */
    uint64_t start = ferryi_now_ns(), budget = request->deadline > start ? request->deadline - start : 0;
    uint64_t deadline = request->deadline - (budget / 4 < DIAGNOSE_NS ? budget / 4 : DIAGNOSE_NS);

    if (!place)
        return request->error(FERRY_ERR_NO_MEMORY, "no memory for a communicator: raise the memory limit");
    error = MPI_Comm_idup(parent, place, &duplication);
    while (error == MPI_SUCCESS && (error = MPI_Test(&duplication, &done, MPI_STATUS_IGNORE)) == MPI_SUCCESS && !done) {
        if (ferryi_now_ns() >= deadline) {
            peers_are_missing = 1;
            return diagnose(request, parent, rank, size, start); /* MPI may still write to place */
        }
        back_off(&polls, deadline);
    }
    if (error == MPI_SUCCESS)
        *comm = *place;
    free(place);
    if (error != MPI_SUCCESS)
        return request->error(FERRY_ERR_BOOTSTRAP, "MPI_Comm_idup failed with code %d", error);
    MPI_Comm_set_errhandler(*comm, MPI_ERRORS_RETURN);
    return FERRY_SUCCESS;
}

static void mpi_close(ferryi_boot *base)
{
    mpi_boot *boot = (mpi_boot *)base;
    int finalized = 0;
    MPI_Finalized(&finalized);
    if (boot->star.broken == FERRY_ERR_TIMEOUT || boot->star.broken == FERRY_ERR_PEER_LOST)
        peers_are_missing = 1;
    else if (!finalized)
        MPI_Comm_free(&boot->comm);
    ferryi_star_close(&boot->star);
    free(boot->channel.requests);
    free(boot);
}

/* Which MPI's header this file was compiled with: its handles are of that kind. */
#if defined OPEN_MPI
#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)
#define MPI_NAME "Open MPI " TEXT(OMPI_MAJOR_VERSION) "." TEXT(OMPI_MINOR_VERSION)
#elif defined MPICH_VERSION
#define MPI_NAME "MPICH " MPICH_VERSION
#elif defined MPI_ABI_VERSION
#define MPI_NAME "the standard ABI of MPI"
#else
#define MPI_NAME "an MPI that is not Open MPI"
#endif

/* The one symbol that a plug-in exports. */
extern const ferryi_boot_ops ferry_boot_plugin __attribute__((visibility("default")));

static ferry_status mpi_open(const ferryi_boot_request *request, ferryi_boot **out)
{
    MPI_Comm parent = MPI_COMM_NULL;
    int rank = 0, size = 0;

    if (request->size != sizeof *request)
        return FERRY_ERR_BOOTSTRAP; /* request->error may be at another offset */
    ferry_status status = parent_find(request, &parent);
    if (status != FERRY_SUCCESS)
        return status;
    MPI_Comm_rank(parent, &rank);
    MPI_Comm_size(parent, &size);
    if (size > FERRYI_WIRE_PES_MAX)
        return request->error(FERRY_ERR_INVALID_ARG, "the job has %d PEs: at most %d are possible", size,
                              FERRYI_WIRE_PES_MAX);
    mpi_boot *boot = calloc(1, sizeof *boot);
    if (!boot)
        return request->error(FERRY_ERR_NO_MEMORY, "no memory for the bootstrap of %d PEs", size);
    status = own_comm(request, parent, rank, size, &boot->comm);
    if (status != FERRY_SUCCESS)
        goto free_boot;
    if (channel_open(&boot->channel, boot->comm, TAG, size) != 0) {
        status = request->error(FERRY_ERR_NO_MEMORY, "no memory for the bootstrap of %d PEs", size);
        goto free_comm;
    }
    status = ferryi_star_open(&boot->star, &star_ops, &boot->channel, rank, size, request->error);
    if (status != FERRY_SUCCESS)
        goto free_link;
    boot->base = (ferryi_boot){ .ops = &ferry_boot_plugin, .rank = rank, .size = size };
    pmix_find();
    *out = &boot->base;
    return FERRY_SUCCESS;

free_link:
    free(boot->channel.requests);
free_comm:
    MPI_Comm_free(&boot->comm);
free_boot:
    free(boot);
    return status;
}

/* After MPI_Finalize no exchange is possible. */
static ferry_status mpi_allgather(ferryi_boot *base, const void *send, void *recv, size_t nbytes, uint64_t deadline)
{
    mpi_boot *boot = (mpi_boot *)base;
    int finalized = 0;
    MPI_Finalized(&finalized);
    if (finalized)
        return boot->star.error(FERRY_ERR_BOOTSTRAP, "MPI was finalised before ferry: call ferry_finalize() before "
                                                     "MPI_Finalize()");
    return ferryi_star_allgather(&boot->star, send, recv, nbytes, deadline);
}

static ferry_status mpi_barrier(ferryi_boot *base, uint64_t deadline)
{
    return mpi_allgather(base, NULL, NULL, 0, deadline);
}

static void mpi_abort(ferryi_boot *base, int code)
{
    mpi_boot *boot = (mpi_boot *)base;
    int finalized = 0;
    MPI_Finalized(&finalized);
    if (!finalized)
        MPI_Abort(boot->comm, code);
}

static void mpi_leave(ferryi_boot *base)
{
    (void)base;
    peers_are_missing = 1; /* no MPI_Finalize at exit */
    if (pmix_finalize)
        (void)pmix_finalize(NULL, 0);
}

const ferryi_boot_ops ferry_boot_plugin = {
    .size = sizeof(ferryi_boot_ops),
    .abi = FERRYI_BOOT_ABI,
    .name = "mpi",
    .mpi = MPI_NAME,
    .open = mpi_open,
    .allgather = mpi_allgather,
    .barrier = mpi_barrier,
    .abort = mpi_abort,
    .leave = mpi_leave,
    .close = mpi_close,
};
