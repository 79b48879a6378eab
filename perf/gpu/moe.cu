/* SPDX-License-Identifier: BSD-3-Clause */
/* MoE dispatch and combine in the low-latency shape, by ferry_moe.h or as NCCL's all-to-all of the same bytes.
 *
 *   moe [PES [SECONDS [ferry | expert | late | token | token_fp8 | nccl [ROUNDS [TOKENS [BLOCKS [DEATHS]]]]]]]
 *
 * perf/gpu/moe_run runs it in turns.
 *
 * The protocol is that of DeepEP's own test: L2 is flushed, all PEs meet, then GPU events time each half around its
 * stream work; in rounds of their own a profiler times its kernels (WITH_CUPTI).  Figures are medians over rounds of
 * the slowest PE.  Then rounds back to back in a graph; with ferry also the host calls.  `expert` is ferry with rows
 * packed by expert and the weighted sum over a PE's experts inside combine; `late` gives the weights to combine only
 * and has scales by columns, as DeepEP's calls do; `token` is the shape of training and prefill: bf16 rows, 256
 * experts, one row for each (source, token), in BLOCKS blocks; `token_fp8` is the same with rows of fp8 codes that the
 * program made before, their scales by columns; else experts read rows where they arrived.  Rows by token also have
 * rates: bytes of all rows that a PE received, its own too, as DeepEP counts them, by the kernels' time; the least of
 * the PEs.  NCCL's figure is the exchange alone, which favours NCCL: rows are packed before and not added up
 * afterwards, each PE gets max_tokens rows from each other PE because counts would be unknown, and a PE does not copy
 * its own rows.
 *
 * DEATHS: in the end so many PEs, the last ones, are killed in a round; then the rounds of the others are measured. */
#include "ferry_device.h"
#include "ferry_moe.h"
#include "kernel_times.h"
#include "start_ferry.h"
#include <algorithm>
#include <cuda_fp8.h>
#include <cuda_runtime.h>
#ifdef WITH_NCCL
#include <nccl.h>
#endif

#define FERRY(p, call)                                                                                                 \
    do {                                                                                                               \
        ferry_status status_of_call = (call);                                                                          \
        if (status_of_call != FERRY_SUCCESS)                                                                           \
            pes_fail(p, #call, ferry_last_error_message());                                                            \
    } while (0)

enum { MOST_TOKENS = 8192, HIDDEN = 7168, GROUPS = HIDDEN / 128, TOPK = 8 };
enum { WARM = 5, MOST_ROUNDS = 99, GRAPHS = 9, FLUSH_BYTES = 256 << 20 };
static int n_tokens = 128, n_experts = 288, n_blocks, n_deaths;
/* Bytes of a row in transit: header, choices, scales, codes; and back. */
enum { ROW_FP8 = HIDDEN + GROUPS * 4, ROW = 16 + 8 * TOPK + ROW_FP8, ROW_BACK = 2 * HIDDEN };

/* Whole numbers up to 7 with a 7 in each group of 128, weights of 1/2, experts that multiply by 1 or 2: no step rounds.
 */
static __device__ float element(int pe, int t, int i)
{
    return i % 128 == 0 ? 7.0f : (float)((pe * 5 + t * 3 + i) % 15 - 7);
}
/* token_fp8: the scale of a group, by which codes are exact. */
static __device__ float scale_of(int t, int group)
{
    return (float)(1 << (t + group) % 3) * 0.5f;
}
/* TOPK different experts. */
static __host__ __device__ int expert_of(int pe, int t, int k, int experts)
{
    unsigned h = ((unsigned)pe * 1000003u + (unsigned)t) * 2654435761u;
    return (int)(((h >> 8) + (unsigned)k * (37 + (h >> 16 & 7) * 2)) % (unsigned)experts);
}

struct layer {
    ferry_moe *moe;
    ferry_moe_view view;
    int n_tokens, n_experts, by_expert, by_token, opaque, late, first_expert, n_local;
    int n_served;                /* the experts from here on are on PEs that have died */
    int32_t *count;              /* by_expert: [n_local] */
    uint16_t *x, *out, *partial; /* partial: [n_pes * n_tokens][HIDDEN], or by_expert the view's own */
    uint8_t *codes;              /* opaque: [n_tokens][HIDDEN] */
    float *scales, *row_scales;  /* opaque: [GROUPS][n_tokens], [n_pes * n_tokens][GROUPS] */
    void *rows;                  /* by_token: [n_pes * n_tokens][HIDDEN], and what stands beside a row */
    int32_t *row_expert, *n_rows;
    float *row_weight;
    int32_t *choice;
    float *weight;
    char *packed, *arrived; /* NCCL's: [n_pes][TOKENS][ROW_BACK] */
    char *flush;            /* [FLUSH_BYTES] */
    int *wrong;             /* pinned */
};

__global__ void make_tokens(layer l, int pe, int n_pes)
{
    int first = (int)(blockIdx.x * blockDim.x + threadIdx.x), step = (int)(gridDim.x * blockDim.x);
    for (int i = first; i < l.n_tokens * HIDDEN; i += step)
        l.x[i] = ferry_bf16_from_float(element(pe, i / HIDDEN, i % HIDDEN));
    for (int i = first; i < l.n_tokens * HIDDEN && l.opaque; i += step) {
        const int t = i / HIDDEN, group = i % HIDDEN / 128;
        l.codes[i] = __nv_cvt_float_to_fp8(element(pe, t, i % HIDDEN) / scale_of(t, group), __NV_SATFINITE, __NV_E4M3);
        l.scales[group * l.n_tokens + t] = scale_of(t, group);
    }
    for (int i = first; i < l.n_tokens * TOPK; i += step) {
        l.choice[i] = expert_of(pe, i / TOPK, i % TOPK, l.n_experts);
        l.weight[i] = 0.5f;
    }
    for (int i = first; i < n_pes * l.n_tokens * ROW_BACK; i += step)
        l.packed[i] = (char)(pe * 31 + i % 127);
}
__global__ void run_experts(layer l)
{
    for (int r = (int)blockIdx.x; r < *l.view.n_rows; r += (int)gridDim.x) {
        const ferry_moe_row row = l.view.rows[r];
        float scale = 0;
        for (int c = 0; c < row.n_choices; c++)
            scale += row.choices[c].weight * (float)(1 + (l.view.first_expert + row.choices[c].expert) % 2);
        for (int i = (int)threadIdx.x; i < HIDDEN; i += (int)blockDim.x)
            l.partial[(size_t)r * HIDDEN + i] =
                ferry_bf16_from_float(scale * ferry_fp8_to_float(((const uint8_t *)row.data)[i]) * row.scales[i / 128]);
    }
}
__global__ void run_packed_experts(layer l, int n_pes)
{
    const size_t most = (size_t)n_pes * l.n_tokens;
    for (int e = (int)blockIdx.y; e < l.n_local; e += (int)gridDim.y)
        for (int r = (int)blockIdx.x; r < l.count[e]; r += (int)gridDim.x) {
            const size_t at = e * most + r;
            for (int i = (int)threadIdx.x; i < HIDDEN; i += (int)blockDim.x)
                ((uint16_t *)l.view.own_partial)[at * HIDDEN + i] = ferry_bf16_from_float(
                    (float)(1 + (l.first_expert + e) % 2) *
                    ferry_fp8_to_float(((const uint8_t *)l.view.own_rows)[at * HIDDEN + i]) *
                    ((const float *)
                         l.view.own_scales)[l.late ? (e * GROUPS + i / 128) * most + r : at * GROUPS + i / 128]);
        }
}
static __device__ float received(const layer &l, int r, int i)
{
    const size_t at = (size_t)r * HIDDEN + i;
    if (l.opaque)
        return ferry_fp8_to_float(((const uint8_t *)l.rows)[at]) * l.row_scales[r * GROUPS + i / 128];
    return ferry_bf16_to_float(((const uint16_t *)l.rows)[at]);
}
__global__ void run_experts_of_tokens(layer l)
{
    for (int r = (int)blockIdx.x; r < *l.n_rows; r += (int)gridDim.x) {
        float scale = 0;
        for (int k = 0; k < TOPK; k++)
            if (l.row_expert[r * TOPK + k] >= 0)
                scale += l.row_weight[r * TOPK + k] * (float)(1 + (l.first_expert + l.row_expert[r * TOPK + k]) % 2);
        for (int i = (int)threadIdx.x; i < HIDDEN; i += (int)blockDim.x)
            l.partial[(size_t)r * HIDDEN + i] = ferry_bf16_from_float(scale * received(l, r, i));
    }
}
__global__ void check_sums(layer l, int pe)
{
    for (int t = (int)blockIdx.x; t < l.n_tokens; t += (int)gridDim.x) {
        float scale = 0;
        for (int k = 0; k < TOPK; k++) {
            const int expert = expert_of(pe, t, k, l.n_experts);
            scale += expert < l.n_served ? 0.5f * (float)(1 + expert % 2) : 0.0f;
        }
        for (int i = (int)threadIdx.x; i < HIDDEN; i += (int)blockDim.x)
            if (ferry_bf16_to_float(l.out[t * HIDDEN + i]) != scale * element(pe, t, i))
                *l.wrong = 1;
    }
}
/* The data from each other PE: n bytes of its [me]. */
__global__ void check_bytes(layer l, int pe, int n_pes, int n)
{
    int step = (int)(gridDim.x * blockDim.x);
    for (int from = 0; from < n_pes; from++)
        for (int i = (int)(blockIdx.x * blockDim.x + threadIdx.x); i < n && from != pe; i += step)
            if (l.arrived[(size_t)from * n + i] != (char)(from * 31 + ((size_t)pe * n + i) % 127))
                *l.wrong = 1;
}
/* The host puts a whole round after it meanwhile. */
__global__ void delay(unsigned long long ns)
{
    unsigned long long now, from;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(from));
    do
        asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
    while (now - from < ns);
}

static int n_rounds = 41;
static const char *mode;

struct job {
    pes *p;
    layer l;
    ferry_moe_round round; /* by_expert, by_token */
    cudaStream_t stream;
    ferry_team_t team; /* of the living */
    int n_pes, nccl;   /* n_pes: with the dead */
#ifdef WITH_NCCL
    ncclComm_t comm;
#endif
};

#ifdef WITH_NCCL
#define NCCL(p, call)                                                                                                  \
    do {                                                                                                               \
        ncclResult_t nccl_result = (call);                                                                             \
        if (nccl_result != ncclSuccess)                                                                                \
            pes_fail(p, #call, ncclGetErrorString(nccl_result));                                                       \
    } while (0)
static void start_nccl(job *j)
{
    pes *p = j->p;
    ncclUniqueId id;
    /* One host, no network, and no NVLink multicast; the user's settings take precedence, except for the last. */
    setenv("NCCL_SOCKET_IFNAME", "lo", 0);
    setenv("NCCL_IB_DISABLE", "1", 0);
    setenv("NCCL_NVLS_ENABLE", "0", 1);
    static_assert(sizeof id <= sizeof p->shared->id, "the shared page has no room for the id");
    if (p->me == 0) {
        NCCL(p, ncclGetUniqueId(&id));
        memcpy(p->shared->id, &id, sizeof id);
    }
    pes_barrier(p);
    memcpy(&id, p->shared->id, sizeof id);
    NCCL(p, ncclCommInitRank(&j->comm, p->n, id, p->me));
}
static void stop_nccl(job *j)
{
    NCCL(j->p, ncclCommDestroy(j->comm));
}
static void exchange(job *j, size_t n)
{
    NCCL(j->p, ncclGroupStart());
    for (int pe = 0; pe < j->p->n; pe++) {
        if (pe == j->p->me)
            continue;
        NCCL(j->p, ncclSend(j->l.packed + (size_t)pe * n, n, ncclInt8, pe, j->comm, j->stream));
        NCCL(j->p, ncclRecv(j->l.arrived + (size_t)pe * n, n, ncclInt8, pe, j->comm, j->stream));
    }
    NCCL(j->p, ncclGroupEnd());
}
#else
static void start_nccl(job *j)
{
    pes_fail(j->p, "nccl", "this program was built without NCCL");
}
static void stop_nccl(job *) {}
static void exchange(job *, size_t) {}
#endif

static void dispatch(job *j)
{
    const layer &l = j->l;
    if (j->nccl)
        return exchange(j, (size_t)n_tokens * ROW);
    if (l.by_expert || l.by_token)
        FERRY(j->p, ferry_moe_run_on_stream(l.moe, FERRY_MOE_DISPATCH, &j->round, j->stream));
    else
        FERRY(j->p, ferry_moe_dispatch_on_stream(l.moe, l.x, l.choice, l.weight, n_tokens, j->stream));
}
static void combine(job *j)
{
    const layer &l = j->l;
    if (j->nccl)
        return exchange(j, (size_t)n_tokens * ROW_BACK);
    if (l.by_expert || l.by_token)
        FERRY(j->p, ferry_moe_run_on_stream(l.moe, FERRY_MOE_COMBINE | (l.late ? FERRY_MOE_WEIGHTS : 0), &j->round,
                                            j->stream));
    else
        FERRY(j->p, ferry_moe_combine_on_stream(l.moe, l.partial, FERRY_MOE_BF16, l.out, j->stream));
}
static void experts(job *j)
{
    if (j->l.by_expert)
        run_packed_experts<<<dim3(16, 64), 256, 0, j->stream>>>(j->l, j->n_pes);
    else if (j->l.by_token)
        run_experts_of_tokens<<<1024, 256, 0, j->stream>>>(j->l);
    else
        run_experts<<<128, 256, 0, j->stream>>>(j->l);
}

static void row(const job *j, const char *what, double value, const char *unit, int ok)
{
    ok = pes_max(j->p, ok ? 0 : 1) == 0;
    if (j->p->me == 0)
        printf("%s%s %.3f %s %s\n", what, j->n_pes > j->p->n ? "_of_survivors" : "", value, unit, ok ? "ok" : "WRONG"),
            fflush(stdout);
}
/* The slowest PE's time, which is returned. */
static double time_row(const job *j, const char *what, double us, int ok)
{
    us = pes_max(j->p, us);
    row(j, what, us, "us", ok);
    return us;
}

static double median(double *us, int n)
{
    std::sort(us, us + n);
    return us[n / 2];
}

static int right(job *j)
{
    CUDA(j->p, cudaStreamSynchronize(j->stream));
    int ok = *j->l.wrong == 0;
    *j->l.wrong = 0;
    return ok;
}

/* One round, each half after a flush of L2 and a barrier.  event: [6], around dispatch, combine and an empty kernel.
 */
static void one_round(job *j, cudaEvent_t *event)
{
    pes *p = j->p;
    CUDA(p, cudaMemsetAsync(j->l.out, 0xff, (size_t)n_tokens * HIDDEN * 2, j->stream));
    CUDA(p, cudaMemsetAsync(j->l.arrived, 0xff, (size_t)p->n * n_tokens * ROW_BACK, j->stream));
    CUDA(p, cudaMemsetAsync(j->l.flush, 0, FLUSH_BYTES, j->stream));
    delay<<<1, 1, 0, j->stream>>>(400000);
    FERRY(p, ferry_team_sync_on_stream(j->team, j->stream));
    CUDA(p, cudaEventRecord(event[0], j->stream));
    dispatch(j);
    CUDA(p, cudaEventRecord(event[1], j->stream));
    if (j->nccl)
        check_bytes<<<64, 256, 0, j->stream>>>(j->l, p->me, p->n, n_tokens * ROW);
    else
        experts(j);
    CUDA(p, cudaMemsetAsync(j->l.flush, 0, FLUSH_BYTES, j->stream));
    FERRY(p, ferry_team_sync_on_stream(j->team, j->stream));
    CUDA(p, cudaEventRecord(event[2], j->stream));
    combine(j);
    CUDA(p, cudaEventRecord(event[3], j->stream));
    if (j->nccl)
        check_bytes<<<64, 256, 0, j->stream>>>(j->l, p->me, p->n, n_tokens * ROW_BACK);
    else
        check_sums<<<64, 256, 0, j->stream>>>(j->l, p->me);
    CUDA(p, cudaEventRecord(event[4], j->stream));
    delay<<<1, 1, 0, j->stream>>>(0);
    CUDA(p, cudaEventRecord(event[5], j->stream));
}

/* Both halves by events, then the kernels of both by the profiler. */
static void halves(job *j)
{
    pes *p = j->p;
    double us[3][MOST_ROUNDS];
    cudaEvent_t event[6];
    int ok = 1;
    for (cudaEvent_t &e : event)
        CUDA(p, cudaEventCreate(&e));
    for (int round = -WARM; round < n_rounds; round++) {
        pes_barrier(p);
        one_round(j, event);
        ok &= right(j);
        for (int i = 0; i < 3 && round >= 0; i++) {
            float ms;
            CUDA(p, cudaEventElapsedTime(&ms, event[2 * i], event[2 * i + 1]));
            us[i][round] = ms * 1e3;
        }
    }
    time_row(j, "moe_dispatch", median(us[0], n_rounds), ok);
    time_row(j, "moe_combine", median(us[1], n_rounds), ok);
    time_row(j, "empty_kernel", median(us[2], n_rounds), 1);
    if (j->nccl || !kernel_times_start())
        return;
    for (int round = 0; round < n_rounds; round++) {
        pes_barrier(p);
        one_round(j, event);
        ok &= right(j);
    }
    int n[2] = { 0, 0 };
    for (const kernel_time &k : kernel_times_stop())
        for (int half = 0; half < 2; half++)
            if (k.name.find(half ? "combine" : "dispatch") != std::string::npos && n[half] < n_rounds)
                us[half][n[half]++] = k.us;
    const double dispatch_us = time_row(j, "moe_dispatch_kernel", median(us[0], n[0]), ok && n[0] == n_rounds);
    const double combine_us = time_row(j, "moe_combine_kernel", median(us[1], n[1]), ok && n[1] == n_rounds);
    if (!j->l.by_token)
        return;
    int rows = 0;
    CUDA(p, cudaMemcpy(&rows, j->l.n_rows, sizeof rows, cudaMemcpyDeviceToHost));
    rows = (int)-pes_max(p, -rows);
    row(j, "moe_dispatch_rate", rows * 1e-3 * (j->l.opaque ? ROW_FP8 : ROW_BACK) / dispatch_us, "GB/s", ok);
    row(j, "moe_combine_rate", rows * 1e-3 * ROW_BACK / combine_us, "GB/s", ok);
}

/* Rounds in sequence, as an engine's layers, without experts. */
static void rounds(job *j)
{
    pes *p = j->p;
    const int in_graph = n_rounds / 2;
    double us[GRAPHS];
    cudaEvent_t from, to;
    cudaGraph_t graph;
    cudaGraphExec_t run;
    CUDA(p, cudaEventCreate(&from));
    CUDA(p, cudaEventCreate(&to));
    CUDA(p, cudaStreamBeginCapture(j->stream, cudaStreamCaptureModeThreadLocal));
    for (int i = 0; i < in_graph; i++) {
        dispatch(j);
        combine(j);
    }
    CUDA(p, cudaStreamEndCapture(j->stream, &graph));
    CUDA(p, cudaGraphInstantiate(&run, graph, 0));
    for (int round = -1; round < GRAPHS; round++) {
        float ms;
        pes_barrier(p);
        FERRY(p, ferry_barrier_all_on_stream(j->stream));
        CUDA(p, cudaEventRecord(from, j->stream));
        CUDA(p, cudaGraphLaunch(run, j->stream));
        CUDA(p, cudaEventRecord(to, j->stream));
        CUDA(p, cudaStreamSynchronize(j->stream));
        CUDA(p, cudaEventElapsedTime(&ms, from, to));
        us[round < 0 ? 0 : round] = ms * 1e3 / in_graph;
    }
    if (!j->nccl) /* the partial rows and the sums are those of the last checked round */
        check_sums<<<64, 256, 0, j->stream>>>(j->l, p->me);
    int ok = right(j);
    time_row(j, "moe_round_in_graph", median(us, GRAPHS), ok);
    CUDA(p, cudaGraphExecDestroy(run));
    CUDA(p, cudaGraphDestroy(graph));
}

static void host_calls(job *j)
{
    pes *p = j->p;
    const layer &l = j->l;
    double us[2][MOST_ROUNDS];
    int ok = 1;
    for (int round = -WARM; round < n_rounds; round++) {
        pes_barrier(p);
        double t0 = pes_now();
        if (l.by_expert || l.by_token)
            FERRY(p, ferry_moe_run(l.moe, FERRY_MOE_DISPATCH, &j->round));
        else
            FERRY(p, ferry_moe_dispatch(l.moe, l.x, l.choice, l.weight, n_tokens));
        double t1 = pes_now();
        experts(j);
        CUDA(p, cudaStreamSynchronize(j->stream));
        pes_barrier(p);
        double t2 = pes_now();
        if (l.by_expert || l.by_token)
            FERRY(p, ferry_moe_run(l.moe, FERRY_MOE_COMBINE | (l.late ? FERRY_MOE_WEIGHTS : 0), &j->round));
        else
            FERRY(p, ferry_moe_combine(l.moe, l.partial, FERRY_MOE_BF16, l.out));
        double t3 = pes_now();
        check_sums<<<64, 256, 0, j->stream>>>(l, p->me);
        ok &= right(j);
        us[0][round < 0 ? 0 : round] = (t1 - t0) * 1e6;
        us[1][round < 0 ? 0 : round] = (t3 - t2) * 1e6;
    }
    time_row(j, "moe_dispatch_host", median(us[0], n_rounds), ok);
    time_row(j, "moe_combine_host", median(us[1], n_rounds), ok);
}

/* A round is all the living PEs', so all make the same number of them until each knows of the deaths. */
static void survive(job *j)
{
    pes *p = j->p;
    const int n_left = p->n - n_deaths;
    int left[PES_MOST], ignored;
    pes_barrier(p);
    if (p->me >= n_left) {
        dispatch(j);
        raise(SIGKILL);
    }
    for (int i = 0; i < n_left; i++)
        left[i] = i;
    p->n = n_left;
    ferry_moe_experts_of(n_experts, j->n_pes, n_left, &j->l.n_served, &ignored);
    for (int i = 0; i < 100; i++) {
        dispatch(j);
        experts(j);
        combine(j);
        CUDA(p, cudaStreamSynchronize(j->stream));
        usleep(10000);
    }
    int n_absent = 0;
    CUDA(p, cudaMemcpy(&n_absent, j->l.view.n_absent, sizeof n_absent, cudaMemcpyDefault));
    if (n_absent != n_deaths)
        pes_fail(p, "rounds after deaths", "a dead PE is not known to be dead");
    (void)ferry_failure_ack();
    FERRY(p, ferry_team_from_list(left, n_left, NULL, 0, &j->team));
    halves(j);
    (void)ferry_finalize(); /* which the dead keep from success */
}

/* The lower bound: the link's time for the bytes at the rate of kernel stores, and one flag after them. */
static void say_limit(const pes *p)
{
    int off = 0, per_pe = n_experts / p->n;
    const int out = strcmp(mode, "token") == 0 ? ROW_BACK : strcmp(mode, "token_fp8") == 0 ? ROW_FP8 : ROW;
    for (int t = 0; t < n_tokens; t++) {
        unsigned to = 0;
        for (int k = 0; k < TOPK; k++)
            to |= 1u << std::min(expert_of(p->me, t, k, n_experts) / per_pe, p->n - 1);
        off += __builtin_popcount(to & ~(1u << p->me));
    }
    if (p->me == 0)
        printf(
            "# %d rows to other PEs: %.2f MB out, %.2f MB back; at 363 GB/s and 1.3 us for a flag %.1f and %.1f us\n",
            off, off * 1e-6 * out, off * 1e-6 * ROW_BACK, off * (double)out / 363e3 + 1.3,
            off * (double)ROW_BACK / 363e3 + 1.3);
}

static int run(pes *p)
{
    job j;
    int devices = 0;
    ferry_moe_config config = FERRY_MOE_CONFIG_INIT;
    j.p = p;
    j.n_pes = p->n;
    j.team = FERRY_TEAM_WORLD;
    j.nccl = strcmp(mode, "nccl") == 0;
    layer &l = j.l;
    CUDA(p, cudaGetDeviceCount(&devices));
    CUDA(p, cudaSetDevice(p->me % devices));
    CUDA(p, cudaStreamCreateWithFlags(&j.stream, cudaStreamNonBlocking));
    start_ferry(p);
    if (j.nccl)
        start_nccl(&j);
    config.n_experts = n_experts;
    config.topk = TOPK;
    config.hidden = HIDDEN;
    config.max_tokens = n_tokens;
    config.dtype = FERRY_MOE_FP8;
    config.n_blocks = n_blocks;
    l.n_tokens = n_tokens;
    l.n_experts = l.n_served = n_experts;
    l.late = strcmp(mode, "late") == 0;
    l.by_expert = l.late || strcmp(mode, "expert") == 0;
    l.opaque = strcmp(mode, "token_fp8") == 0;
    l.by_token = l.opaque || strcmp(mode, "token") == 0;
    if (l.by_token) {
        config.layout = FERRY_MOE_BY_TOKEN;
        config.dtype = l.opaque ? FERRY_MOE_OPAQUE : FERRY_MOE_BF16;
        config.row_bytes = l.opaque ? HIDDEN : 0;
        config.side_bytes = l.opaque ? GROUPS * 4 : 0;
    }
    if (l.by_expert) {
        config.layout = FERRY_MOE_BY_EXPERT;
        config.own = FERRY_MOE_OWN_ROWS | FERRY_MOE_OWN_PARTIAL;
        config.scales = l.late ? FERRY_MOE_SCALE_COLUMNS : 0;
    }
    FERRY(p, ferry_moe_create(&config, &l.moe));
    FERRY(p, ferry_moe_get_view(l.moe, &l.view));
    ferry_moe_experts_of(n_experts, p->n, p->me, &l.first_expert, &l.n_local);
    CUDA(p, cudaMalloc((void **)&l.count, n_experts * 4));
    CUDA(p, cudaMalloc((void **)&l.flush, FLUSH_BYTES));
    CUDA(p, cudaMalloc((void **)&l.x, (size_t)n_tokens * HIDDEN * 2));
    CUDA(p, cudaMalloc((void **)&l.out, (size_t)n_tokens * HIDDEN * 2));
    CUDA(p, cudaMalloc((void **)&l.partial, (size_t)p->n * n_tokens * HIDDEN * 2));
    CUDA(p, cudaMalloc((void **)&l.choice, n_tokens * TOPK * 4));
    CUDA(p, cudaMalloc((void **)&l.weight, n_tokens * TOPK * 4));
    CUDA(p, cudaMalloc((void **)&l.packed, (size_t)p->n * n_tokens * ROW_BACK));
    CUDA(p, cudaMalloc((void **)&l.arrived, (size_t)p->n * n_tokens * ROW_BACK));
    CUDA(p, cudaMallocHost((void **)&l.wrong, sizeof *l.wrong));
    *l.wrong = 0;
    j.round = FERRY_MOE_ROUND_INIT;
    j.round.x = l.x;
    j.round.topk_idx = l.choice;
    if (l.late)
        j.round.combine_weight = l.weight;
    else
        j.round.topk_weight = l.weight;
    j.round.n_tokens = n_tokens;
    j.round.expert_count = l.count;
    j.round.out = l.out;
    if (l.by_token) {
        CUDA(p, cudaMalloc(&l.rows, (size_t)p->n * n_tokens * HIDDEN * 2));
        CUDA(p, cudaMalloc((void **)&l.row_expert, (size_t)p->n * n_tokens * TOPK * 4));
        CUDA(p, cudaMalloc((void **)&l.row_weight, (size_t)p->n * n_tokens * TOPK * 4));
        CUDA(p, cudaMalloc((void **)&l.n_rows, sizeof *l.n_rows));
        j.round.rows = l.rows;
        j.round.row_expert = l.row_expert;
        j.round.row_weight = l.row_weight;
        j.round.n_rows = l.n_rows;
        j.round.partial = l.partial;
    }
    if (l.opaque) {
        CUDA(p, cudaMalloc((void **)&l.codes, (size_t)n_tokens * HIDDEN));
        CUDA(p, cudaMalloc((void **)&l.scales, (size_t)n_tokens * GROUPS * 4));
        CUDA(p, cudaMalloc((void **)&l.row_scales, (size_t)p->n * n_tokens * GROUPS * 4));
        j.round.x = l.codes;
        j.round.x_side = l.scales;
        j.round.scales = l.row_scales;
        j.round.side_unit = 4;
        j.round.side_token_stride = 4;
        j.round.side_unit_stride = 4 * n_tokens;
    }
    make_tokens<<<64, 256, 0, j.stream>>>(l, p->me, p->n);
    CUDA(p, cudaStreamSynchronize(j.stream));
    say_limit(p);
    halves(&j);
    rounds(&j);
    if (!j.nccl)
        host_calls(&j);
    if (n_deaths > 0) {
        survive(&j);
        return 0;
    }
    pes_barrier(p);
    if (j.nccl)
        stop_nccl(&j);
    FERRY(p, ferry_moe_destroy(l.moe));
    FERRY(p, ferry_finalize());
    return 0;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 2, seconds = argc > 2 ? atoi(argv[2]) : 60;
    mode = argc > 3 ? argv[3] : "ferry";
    n_rounds = argc > 4 ? atoi(argv[4]) : n_rounds;
    n_tokens = argc > 5 ? atoi(argv[5]) : n_tokens;
    n_blocks = argc > 6 ? atoi(argv[6]) : 0;
    n_deaths = pes_last_may_die = argc > 7 ? atoi(argv[7]) : 0;
    n_experts = strncmp(mode, "token", 5) == 0 ? 256 : n_experts;
    if (n < 1 || n > PES_MOST || seconds < 1 || n_rounds < 3 || n_rounds > MOST_ROUNDS || n_tokens < 1 ||
        n_tokens > MOST_TOKENS || n_blocks < 0 || n_deaths < 0 || n_deaths >= n ||
        (n_deaths > 0 && strcmp(mode, "nccl") == 0) ||
        (strcmp(mode, "ferry") != 0 && strcmp(mode, "expert") != 0 && strcmp(mode, "late") != 0 &&
         strcmp(mode, "token") != 0 && strcmp(mode, "token_fp8") != 0 && strcmp(mode, "nccl") != 0))
        return fprintf(stderr,
                       "usage: %s [PES, 1 to %d [SECONDS [ferry | expert | late | token | token_fp8 | nccl "
                       "[ROUNDS, 3 to %d [TOKENS, to %d [BLOCKS [DEATHS, below PES]]]]]]]\n",
                       argv[0], PES_MOST, MOST_ROUNDS, MOST_TOKENS),
               2;
    return pes_run(n, 0, seconds, run);
}
