/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE of the job that measures ferry's collectives, as nccl-tests measure theirs: some calls untimed, then as many as
 * --iters in a row, timed together, and one more whose results are looked at. */
#include "ferry.h"
#include "ferry/comm.h"
#include "ferry/stream.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/gpu/code.h"
#include "tools/measure/copies.h"
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <time.h>

/* Three buffers of the largest size: the source, and two that calls write alternately. */
typedef struct bench {
    mt_shared *s;
    int me;
    info_cu cu;
    CUstream stream;
    CUfunction kernel;
    float *source, *buffer[2];
    uint64_t *result; /* symmetric [2] */
    float *host;      /* pageable, of the largest size */
    int what, where, place;
    uint64_t count;
    ferry_comm *comm;
    mt_nccl nccl;
} bench;

/* ---- Sizes. */

void mt_plan_rows(mt_shared *s)
{
    for (int where = 0; where < MT_WHERES; where++)
        for (int what = 0; what < FERRYI_N_MEASURED; what++) {
            mt_rows *rows = &s->rows[where][what];
            const uint64_t parts = mt_collectives[what].share == MT_SHARE_EACH ? (uint64_t)s->n : 1;
            rows->n = 0;
            for (double size = (double)s->options.least; size <= (double)s->options.most && rows->n < MT_SIZES;
                 size *= s->options.factor) {
                const uint64_t each = (uint64_t)size / 4 / parts, count = each ? each : 1;
                mt_row *row = &rows->row[rows->n];
                if (rows->n > 0 && row[-1].count == count)
                    continue; /* too small to share among so many */
                memset(row, 0, sizeof *row);
                row->count = count;
                row->bytes = count * 4 * parts;
                for (int place = 0; place < MT_PLACES; place++)
                    for (int pe = 0; pe < MT_GPUS; pe++)
                        row->us[place][pe] = -1;
                rows->n++;
            }
        }
}

static uint64_t buffer_bytes(const mt_shared *s)
{
    return s->options.most + 4 * MT_GPUS;
}

/* ---- The job. */

void mt_set_job(const mt_shared *s)
{
    unsigned char random[16] = { 0 };
    char cookie[2 * sizeof random + 1] = "", number[16];
    struct sockaddr_in a = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    socklen_t length = sizeof a;
    const int fd = ferryi_fd(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (fd < 0 || bind(fd, (struct sockaddr *)&a, length) != 0 || getsockname(fd, (struct sockaddr *)&a, &length) != 0)
        a.sin_port = 0; /* init says what is wrong */
    if (fd >= 0)
        close(fd);
    (void)!getrandom(random, sizeof random, 0);
    for (size_t i = 0; i < sizeof random; i++)
        snprintf(cookie + 2 * i, 3, "%02x", random[i]);
    (void)setenv("FERRY_COOKIE", cookie, 1);
    (void)setenv("FERRY_STATIC", "none", 1);
    (void)setenv("MASTER_ADDR", "127.0.0.1", 1);
    snprintf(number, sizeof number, "%d", ntohs(a.sin_port));
    (void)setenv("MASTER_PORT", number, 1);
    snprintf(number, sizeof number, "%d", s->n);
    (void)setenv("WORLD_SIZE", number, 1);
    (void)setenv("LOCAL_WORLD_SIZE", number, 1);
}

/* -1 with the library's reason, and with the fault when a wait has failed. */
static int failed(bench *b, const char *what, ferry_status status)
{
    ferry_fault fault;
    char text[300];
    if (b->nccl.why[0])
        return mt_fail(b->s, b->me, "%s: %s", what, b->nccl.why);
    if (ferry_fault_next(&fault) == FERRY_SUCCESS) {
        ferry_fault_format(&fault, text, sizeof text);
        return mt_fail(b->s, b->me, "%s: %s", what, text);
    }
    return mt_fail(b->s, b->me, "%s: %s: %s", what, ferry_status_name(status), ferry_last_error_message());
}

#define RETURN_IF_FAILS(CALL)                                                                                          \
    do {                                                                                                               \
        const ferry_status try_ = (CALL);                                                                              \
        mt_beat(b->s, b->me);                                                                                          \
        if (try_ != FERRY_SUCCESS)                                                                                     \
            return failed(b, mt_call(b->where, b->what), try_);                                                        \
    } while (0)

/* Polls without sleep at first: the host's clock is read when the stream has ended. */
static int finish(bench *b)
{
    const struct timespec nap = { 0, 50000 };
    const uint64_t began = ferryi_now_ns(), patience = 4 * b->s->options.patience_ns;
    for (;;) {
        const int result = MT_CU(&b->cu, query, b->stream);
        const uint64_t took = ferryi_now_ns() - began;
        mt_beat(b->s, b->me);
        if (result == 0)
            return 0;
        if (result != CUDA_ERROR_NOT_READY)
            return mt_cu_fail(b->s, b->me, &b->cu, result, mt_call(b->where, b->what));
        if (took > patience)
            return mt_fail(b->s, b->me, "%s of %llu elements did not end", mt_call(b->where, b->what),
                           (unsigned long long)b->count);
        if (took > 200000000u)
            (void)nanosleep(&nap, NULL);
        else
            (void)sched_yield();
    }
}

/* ---- The data: element i of each PE's source.  Whole numbers, so that sums are exact. */

static inline float element(int pe, uint64_t i)
{
    return (float)(((uint32_t)i * 2654435761u + (uint32_t)pe * 40503u) >> 20 & 1023u);
}

static int fill(bench *b, float *to, uint64_t n)
{
    for (uint64_t i = 0; i < n; i++)
        b->host[i] = element(b->me, i);
    RETURN_IF_FAILS(ferry_putmem(to, b->host, n * sizeof *to, b->me));
    return 0;
}

static float expected(const bench *b, uint64_t i)
{
    float sum = 0;
    switch (b->what) {
    case FERRYI_MEASURED_ALLTOALL:
        return element((int)(i / b->count), (uint64_t)b->me * b->count + i % b->count);
    case FERRYI_MEASURED_FCOLLECT:
        return element((int)(i / b->count), i % b->count);
    case FERRYI_MEASURED_BROADCAST:
        return element(0, i);
    case FERRYI_MEASURED_REDUCESCATTER:
        i += (uint64_t)b->me * b->count;
        break;
    }
    for (int pe = 0; pe < b->s->n; pe++)
        sum += element(pe, i);
    return sum;
}

static const float *source_of(const bench *b, int i)
{
    return b->place == MT_IN_PLACE ? b->buffer[i % 2] : b->source;
}

static float *dest_of(const bench *b, int i)
{
    const int moved = b->place == MT_IN_PLACE && b->what == FERRYI_MEASURED_REDUCESCATTER;
    return b->buffer[i % 2] + (moved ? (uint64_t)b->me * b->count : 0);
}

/* ---- Calls number 0 to skip + n - 1. */

static ferry_status one_on_stream(const bench *b, int i)
{
    const ferry_stream stream = (ferry_stream)(void *)b->stream;
    float *dest = dest_of(b, i);
    const float *source = source_of(b, i);
    const size_t bytes = b->count * sizeof(float);
    ferry_status status;
    switch (b->what) {
    case FERRYI_MEASURED_ALLTOALL:
        return ferry_alltoallmem_on_stream(FERRY_TEAM_WORLD, dest, source, bytes, stream);
    case FERRYI_MEASURED_FCOLLECT:
        return ferry_fcollectmem_on_stream(FERRY_TEAM_WORLD, dest, source, bytes, stream);
    case FERRYI_MEASURED_BROADCAST: /* timed with a sync, as the table says */
        status = ferry_broadcastmem_on_stream(FERRY_TEAM_WORLD, dest, source, bytes, 0, stream);
        return status != FERRY_SUCCESS ? status : ferry_sync_all_on_stream(stream);
    case FERRYI_MEASURED_REDUCE:
        return ferry_float_sum_reduce_on_stream(FERRY_TEAM_WORLD, dest, source, b->count, stream);
    default:
        return ferry_float_sum_reducescatter_on_stream(FERRY_TEAM_WORLD, dest, source, b->count, stream);
    }
}

static ferry_status one_by_comm(const bench *b, int i)
{
    const ferry_stream stream = (ferry_stream)(void *)b->stream;
    float *dest = dest_of(b, i);
    const float *source = source_of(b, i);
    const size_t n = b->count, bytes = n * sizeof(float);
    switch (b->what) {
    case FERRYI_MEASURED_ALLTOALL:
        return ferry_comm_all_to_all(b->comm, dest, source, bytes, stream);
    case FERRYI_MEASURED_FCOLLECT:
        return ferry_comm_all_gather(b->comm, dest, source, bytes, stream);
    case FERRYI_MEASURED_BROADCAST:
        return ferry_comm_broadcast(b->comm, dest, source, bytes, 0, stream);
    case FERRYI_MEASURED_REDUCE:
        return ferry_comm_all_reduce(b->comm, dest, source, n, FERRY_COMM_FLOAT32, FERRY_COMM_SUM, stream);
    default:
        return ferry_comm_reduce_scatter(b->comm, dest, source, n, FERRY_COMM_FLOAT32, FERRY_COMM_SUM, stream);
    }
}

/* The reason of a failure is in b->nccl. */
static ferry_status one(bench *b, int i)
{
    if (b->where == MT_BY_NCCL)
        return mt_nccl_run(&b->nccl, b->what, source_of(b, i), dest_of(b, i), b->count, b->s->n, b->stream) == 0
                   ? FERRY_SUCCESS
                   : FERRY_ERR_SYSTEM;
    return b->where == MT_BY_COMM ? one_by_comm(b, i) : one_on_stream(b, i);
}

static int run_on_stream(bench *b, int skip, int n, double *us)
{
    for (int i = 0; i < skip; i++)
        RETURN_IF_FAILS(one(b, i));
    if (finish(b) != 0)
        return -1;
    RETURN_IF_FAILS(ferry_barrier_all());
    const uint64_t began = ferryi_now_ns();
    for (int i = skip; i < skip + n; i++)
        RETURN_IF_FAILS(one(b, i));
    if (finish(b) != 0)
        return -1;
    *us = (double)(ferryi_now_ns() - began) / 1e3 / n;
    return 0;
}

static int run_in_kernel(bench *b, int skip, int n, double *us)
{
    ferryi_measured_loop loop = { .dest = { dest_of(b, 0), dest_of(b, 1) },
                                  .source = { source_of(b, 0), source_of(b, 1) },
                                  .count = b->count,
                                  .result = b->result,
                                  .what = (uint32_t)b->what,
                                  .skip = (uint32_t)skip,
                                  .n = (uint32_t)n };
    void *arguments[] = { &loop };
    const unsigned threads = b->s->emulated ? 32 : FERRYI_MEASURED_THREADS;
    uint64_t result[2] = { 0 };
    const int bad = MT_CU(&b->cu, launch, b->kernel, 1, 1, 1, threads, 1, 1, 0, b->stream, arguments, NULL);
    if (bad != 0)
        return mt_cu_fail(b->s, b->me, &b->cu, bad, "launching a kernel");
    if (finish(b) != 0)
        return -1;
    RETURN_IF_FAILS(ferry_uint64_get(result, b->result, 2, b->me));
    RETURN_IF_FAILS((ferry_status)result[0]);
    *us = (double)result[1] / 1e3 / n;
    return 0;
}

static int run(bench *b, int skip, int n, double *us)
{
    RETURN_IF_FAILS(ferry_barrier_all()); /* nobody reads the buffers any more */
    if ((b->where == MT_IN_KERNEL ? run_in_kernel : run_on_stream)(b, skip, n, us) != 0)
        return -1;
    RETURN_IF_FAILS(ferry_barrier_all());
    return 0;
}

/* One call from known data; the number of wrong values. */
static int check_call(bench *b, uint64_t bytes, uint64_t *wrong)
{
    const int shares = b->what == FERRYI_MEASURED_ALLTOALL || b->what == FERRYI_MEASURED_FCOLLECT;
    const uint64_t n = shares ? b->count * (uint64_t)b->s->n : b->count;
    double us;
    int result;
    *wrong = 0;
    if (b->place == MT_IN_PLACE) {
        if (fill(b, b->buffer[0], bytes / sizeof(float)) != 0)
            return -1;
    } else if ((result = MT_CU(&b->cu, fill, (CUdeviceptr)(uintptr_t)b->buffer[0], 0xff, bytes, b->stream)) != 0) {
        return mt_cu_fail(b->s, b->me, &b->cu, result, "cuMemsetD8Async");
    }
    if (finish(b) != 0 || run(b, 0, 1, &us) != 0)
        return -1;
    RETURN_IF_FAILS(ferry_getmem(b->host, dest_of(b, 0), n * sizeof(float), b->me));
    if (b->s->options.pretend_wrong && b->me == 0)
        b->host[n - 1] += 1;
    for (uint64_t i = 0; i < n; i++)
        *wrong += b->host[i] != expected(b, i);
    return 0;
}

static int measure_row(bench *b, mt_row *row)
{
    const mt_options *o = &b->s->options;
    b->count = row->count;
    for (b->place = 0; b->place <= mt_collectives[b->what].in_place; b->place++) {
        double us;
        if (run(b, o->warmup, o->iters, &us) != 0 || check_call(b, row->bytes, &row->wrong[b->place][b->me]) != 0)
            return -1;
        row->us[b->place][b->me] = us;
    }
    RETURN_IF_FAILS(ferry_barrier_all()); /* all PEs' figures are in the row */
    if (b->me == 0)
        __atomic_store_n(&row->is_done, 1, __ATOMIC_RELEASE);
    return 0;
}

/* ---- A PE's life. */

static int load_kernel(bench *b)
{
    CUmodule module;
    if (!ferryi_code_fits_driver())
        return mt_fail(b->s, b->me, "this ferry-info was built without a CUDA toolkit, so it has no kernels for GPUs");
    int result = MT_CU(&b->cu, load, &module, ferryi_code_collectives);
    if (result == 0)
        result = MT_CU(&b->cu, function, &b->kernel, module, "ferry_measured_kernel");
    if (result != 0)
        return mt_cu_fail(b->s, b->me, &b->cu, result, "loading the kernel that makes collectives");
    RETURN_IF_FAILS(ferry_module_init(module));
    return 0;
}

static int start(bench *b)
{
    mt_shared *s = b->s;
    ferry_config config = FERRY_CONFIG_INIT;
    char number[16], why[160];
    const uint64_t bytes = buffer_bytes(s);
    int result;
    snprintf(number, sizeof number, "%d", b->me);
    (void)setenv("RANK", number, 1);
    (void)setenv("LOCAL_RANK", number, 1);
    config.bootstrap = "tcp";
    config.space = "cuda";
    config.init_timeout_ns = 60000000000u;
    config.timeout_ns = s->options.patience_ns;
    config.heap_max = 3 * bytes + ((size_t)256 << 20) + (size_t)s->n * ((size_t)10 << 20); /* collectives' own */
    ferry_status status = ferry_init_with(&config);
    if (status != FERRY_SUCCESS)
        return failed(b, "ferry_init", status);
    mt_beat(s, b->me);
    for (int pe = 0; pe < s->n; pe++)
        if (pe != b->me)
            snprintf(s->path[b->me][pe], sizeof s->path[0][0], "%s", ferry_path_name(ferry_path_of(b->me, pe)));
    b->source = ferry_align(4096, bytes);
    b->buffer[0] = b->source ? ferry_align(4096, bytes) : NULL;
    b->buffer[1] = b->buffer[0] ? ferry_align(4096, bytes) : NULL;
    b->result = b->buffer[1] ? ferry_calloc(2, sizeof *b->result) : NULL;
    if (b->result == NULL)
        return failed(b, "memory of the symmetric heap", ferry_last_error());
    if ((b->host = malloc(bytes)) == NULL)
        return mt_fail(s, b->me, "no host memory for %llu bytes", (unsigned long long)bytes);
    if (info_cu_open(&b->cu, why, sizeof why) != 0)
        return mt_fail(s, b->me, "%s", why);
    if ((result = MT_CU(&b->cu, stream, &b->stream, CU_STREAM_NON_BLOCKING)) != 0)
        return mt_cu_fail(s, b->me, &b->cu, result, "cuStreamCreate");
    if (load_kernel(b) != 0)
        return -1;
    return fill(b, b->source, bytes / sizeof(float));
}

/* All PEs have NCCL, or none measures it. */
static int open_nccl(bench *b)
{
    mt_shared *s = b->s;
    int all = 1;
    int result = mt_nccl_open(&b->nccl, s->emulated);
    if (result == 0 && b->me == 0)
        result = mt_nccl_make_id(&b->nccl, s->nccl_id);
    snprintf(s->no_nccl[b->me], sizeof s->no_nccl[0], "%s", b->nccl.why);
    RETURN_IF_FAILS(ferry_barrier_all());
    for (int pe = 0; pe < s->n; pe++)
        all &= s->no_nccl[pe][0] == 0;
    RETURN_IF_FAILS(ferry_barrier_all());
    if (!all)
        mt_nccl_close(&b->nccl);
    else if (mt_nccl_join(&b->nccl, s->nccl_id, s->n, b->me) != 0)
        return failed(b, "NCCL", FERRY_ERR_SYSTEM);
    return all ? 0 : 1;
}

int mt_run_pe(mt_shared *s, int me)
{
    static bench one;
    bench *b = &one;
    b->s = s;
    b->me = me;
    ferryi_log_set_threshold(FERRYI_LOG_NONE); /* the parent prints the reason */
    if (start(b) != 0)
        return -1;
    RETURN_IF_FAILS(ferry_comm_create(FERRY_TEAM_WORLD, &b->comm));
    const int without = open_nccl(b);
    if (without < 0)
        return -1;
    for (b->where = 0; b->where < MT_WHERES - without; b->where++)
        for (b->what = 0; b->what < FERRYI_N_MEASURED; b->what++)
            for (int i = 0; i < s->rows[b->where][b->what].n; i++)
                if (measure_row(b, &s->rows[b->where][b->what].row[i]) != 0)
                    return -1;
    b->what = b->where = 0;
    mt_nccl_close(&b->nccl);
    RETURN_IF_FAILS(ferry_comm_destroy(b->comm));
    RETURN_IF_FAILS(ferry_finalize());
    return 0;
}
