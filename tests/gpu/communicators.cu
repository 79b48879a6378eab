/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives of communicators, bit by bit against a model on the host: each type and operator, sizes around what a
 * unit, a chunk and a block hold, operands anywhere, in place and not, repeated in graphs, and inside kernels of some
 * blocks, between calls that the host queues; then what they refuse, and calls that differ.  FERRY_TEST=comm=... forces
 * a form. */
#define GPU_TEST_TIMEOUT "30s"
#include "ferry_comm.h"
#include "gpu_test.h"
#include <algorithm>
#include <cmath>
#include <cuda_fp16.h>
#include <vector>

typedef std::vector<unsigned char> bytes;

static cudaStream_t stream;
static ferry_comm *comm;
static int n, rank; /* of the communicator's team */

static uint64_t drawn = 1;
static uint64_t draw(uint64_t below) /* the same numbers on all PEs */
{
    drawn ^= drawn << 13;
    drawn ^= drawn >> 7;
    drawn ^= drawn << 17;
    return drawn % below;
}

/* ---- The model. */

static float value_of(int type, int code)
{
    const int exponent_bits = type == FERRY_COMM_FLOAT8_E4M3 ? 4 : 5, fraction_bits = 7 - exponent_bits;
    const int bias = (1 << (exponent_bits - 1)) - 1;
    const int e = code >> fraction_bits & ((1 << exponent_bits) - 1), f = code & ((1 << fraction_bits) - 1);
    const float m = e == 0 ? (float)f / (float)(1 << fraction_bits) : 1.0f + (float)f / (float)(1 << fraction_bits);
    return (code & 0x80 ? -1.0f : 1.0f) * std::ldexp(m, (e == 0 ? 1 : e) - bias);
}
static float table_value(int type, int code)
{
    static float table[2][256];
    if (table[0][1] == 0)
        for (int i = 0; i < 256; i++) {
            table[0][i] = value_of(FERRY_COMM_FLOAT8_E4M3, i);
            table[1][i] = value_of(FERRY_COMM_FLOAT8_E5M2, i);
        }
    return table[type != FERRY_COMM_FLOAT8_E4M3][code];
}

/* The nearest code, of two the even one; the largest for what is beyond. */
static unsigned char table_code(int type, float v)
{
    const int last = type == FERRY_COMM_FLOAT8_E4M3 ? 0x7e : 0x7b;
    const double size = std::fabs((double)v);
    int best = 0;
    for (int code = 1; code <= last; code++) {
        const double was = std::fabs((double)table_value(type, best) - size),
                     is = std::fabs((double)table_value(type, code) - size);
        if (is < was || (is == was && code % 2 == 0))
            best = code;
    }
    return (unsigned char)(best | (std::signbit(v) ? 0x80 : 0));
}

template <typename T>
static T number(const unsigned char *at)
{
    T v;
    memcpy(&v, at, sizeof v);
    return v;
}

static size_t width_of(int type)
{
    static const size_t width[] = { 1, 1, 4, 4, 8, 8, 2, 2, 4, 8, 1, 1 };
    return width[type];
}

static float widen(int type, const unsigned char *at)
{
    switch (type) {
    case FERRY_COMM_FLOAT16:
        return __half2float(number<__half>(at));
    case FERRY_COMM_BFLOAT16: {
        const uint32_t upper = (uint32_t)number<uint16_t>(at) << 16;
        return number<float>((const unsigned char *)&upper);
    }
    default:
        return table_value(type, *at);
    }
}

static void narrow(int type, float v, unsigned char *to)
{
    const uint32_t u = number<uint32_t>((const unsigned char *)&v);
    const uint16_t bf16 = (uint16_t)((u + 0x7fff + (u >> 16 & 1)) >> 16);
    const __half half = __float2half_rn(v);
    if (type == FERRY_COMM_FLOAT16)
        memcpy(to, &half, 2);
    else if (type == FERRY_COMM_BFLOAT16)
        memcpy(to, &bf16, 2);
    else
        *to = table_code(type, v);
}

template <typename T>
static T fold(int op, T a, T b)
{
    return op == FERRY_COMM_SUM    ? (T)(a + b)
           : op == FERRY_COMM_PROD ? (T)(a * b)
           : op == FERRY_COMM_MIN  ? std::min(a, b)
                                   : std::max(a, b);
}

template <typename T>
static void fold_plain(int op, const std::vector<bytes> &from, size_t at, unsigned char *to)
{
    T v = number<T>(&from[0][at]);
    for (size_t k = 1; k < from.size(); k++)
        v = fold<T>(op, v, number<T>(&from[k][at]));
    memcpy(to, &v, sizeof v);
}

/* The element at byte `at` of all sources, folded. */
static void fold_model(int type, int op, const std::vector<bytes> &from, size_t at, unsigned char *to)
{
    switch (type) {
    case FERRY_COMM_INT8: /* unsigned sums and products wrap alike */
        return op < FERRY_COMM_MIN ? fold_plain<uint8_t>(op, from, at, to) : fold_plain<int8_t>(op, from, at, to);
    case FERRY_COMM_UINT8:
        return fold_plain<uint8_t>(op, from, at, to);
    case FERRY_COMM_INT32:
        return op < FERRY_COMM_MIN ? fold_plain<uint32_t>(op, from, at, to) : fold_plain<int32_t>(op, from, at, to);
    case FERRY_COMM_UINT32:
        return fold_plain<uint32_t>(op, from, at, to);
    case FERRY_COMM_INT64:
        return op < FERRY_COMM_MIN ? fold_plain<uint64_t>(op, from, at, to) : fold_plain<int64_t>(op, from, at, to);
    case FERRY_COMM_UINT64:
        return fold_plain<uint64_t>(op, from, at, to);
    case FERRY_COMM_FLOAT32:
        return fold_plain<float>(op, from, at, to);
    case FERRY_COMM_FLOAT64:
        return fold_plain<double>(op, from, at, to);
    default:
        float v = widen(type, &from[0][at]);
        for (size_t k = 1; k < from.size(); k++)
            v = fold<float>(op, v, widen(type, &from[k][at]));
        narrow(type, v, to);
    }
}

/* Finite values whose sums depend on their order. */
static bytes values(int type, size_t nelems, int member, uint64_t seed)
{
    const size_t width = width_of(type);
    bytes out(nelems * width);
    uint64_t s = seed * 1000003 + (uint64_t)member * 7919 + 1;
    for (size_t i = 0; i < nelems; i++) {
        s = s * 6364136223846793005u + 1442695040888963407u;
        const float v = std::ldexp((float)((int)(s >> 40 & 0xffff) - 0x8000), -(int)(s >> 60) - 6);
        const double wide = v;
        if (type < FERRY_COMM_FLOAT16)
            memcpy(&out[i * width], (const char *)&s + 8 - width, width); /* the high bytes: little-endian */
        else if (type == FERRY_COMM_FLOAT32)
            memcpy(&out[i * width], &v, width);
        else if (type == FERRY_COMM_FLOAT64)
            memcpy(&out[i * width], &wide, width);
        else
            narrow(type, v / 64.0f, &out[i * width]);
    }
    return out;
}

/* ---- Calls. */

enum call { ALL_REDUCE, REDUCE_SCATTER, ALL_GATHER, ALL_TO_ALL, BROADCAST, N_CALLS };

/* Memory around an operand, which the call must not change. */
static const size_t MARGIN = 64;

struct operand {
    unsigned char *memory, *at;
    size_t n;
};
static operand make(size_t nbytes, size_t offset)
{
    operand o;
    CUDA(cudaMalloc((void **)&o.memory, nbytes + 2 * MARGIN + offset));
    o.at = o.memory + MARGIN + offset;
    o.n = nbytes + 2 * MARGIN + offset;
    CUDA(cudaMemset(o.memory, 0xa5, o.n));
    return o;
}

static void same(const bytes &model, const operand &o, const char *what)
{
    bytes all(o.n);
    CUDA(cudaMemcpy(all.data(), o.memory, o.n, cudaMemcpyDeviceToHost));
    const size_t before = (size_t)(o.at - o.memory);
    for (size_t i = 0; i < model.size(); i++)
        if (all[before + i] != model[i]) {
            fprintf(stderr, "byte %zu of %zu: %02x, not %02x\n", i, model.size(), all[before + i], model[i]);
            fail(__LINE__, what);
        }
    for (size_t i = 0; i < o.n; i++)
        if ((i < before || i >= before + model.size()) && all[i] != 0xa5)
            fail(__LINE__, "bytes around the operand have changed");
}

static ferry_status make_call(int call, void *dest, const void *source, size_t nelems, int type, int op, int root)
{
    const size_t nbytes = nelems * width_of(type);
    return call == ALL_REDUCE
               ? ferry_comm_all_reduce(comm, dest, source, nelems, (ferry_comm_type)type, (ferry_comm_op)op, stream)
           : call == REDUCE_SCATTER
               ? ferry_comm_reduce_scatter(comm, dest, source, nelems, (ferry_comm_type)type, (ferry_comm_op)op, stream)
           : call == ALL_GATHER ? ferry_comm_all_gather(comm, dest, source, nbytes, stream)
           : call == ALL_TO_ALL ? ferry_comm_all_to_all(comm, dest, source, nbytes, stream)
                                : ferry_comm_broadcast(comm, dest, source, nbytes, root, stream);
}

/* ---- The same inside a kernel. */

struct in_kernel {
    int call, type, op, root, n_times;
    char *dest;
    const char *source;
    size_t nelems, nbytes;
    ferry_status *status; /* of each thread, for one past what failed */
};

static __device__ ferry_status call_block(const ferry_comm_device *device, const in_kernel &c, int block, int n_blocks)
{
    const ferry_comm_op op = (ferry_comm_op)c.op;
    if (c.call == ALL_GATHER)
        return ferry_comm_all_gather_block(device, block, n_blocks, c.dest, c.source, c.nbytes);
    if (c.call == ALL_TO_ALL)
        return ferry_comm_all_to_all_block(device, block, n_blocks, c.dest, c.source, c.nbytes);
    if (c.call == BROADCAST)
        return ferry_comm_broadcast_block(device, block, n_blocks, c.dest, c.source, c.nbytes, c.root);
#define FOLD(NAME, name)                                                                                               \
    if (c.type == FERRY_COMM_##NAME)                                                                                   \
        return c.call == ALL_REDUCE                                                                                    \
                   ? ferry_comm_##name##_all_reduce_block(device, block, n_blocks, c.dest, c.source, c.nelems, op)     \
                   : ferry_comm_##name##_reduce_scatter_block(device, block, n_blocks, c.dest, c.source, c.nelems,     \
                                                              op);
    FOLD(FLOAT32, float32)
    FOLD(BFLOAT16, bfloat16)
    FOLD(INT8, int8)
    return FERRY_ERR_UNSUPPORTED;
}

static int has_in_kernel(int call, int type)
{
    return call > REDUCE_SCATTER || type == FERRY_COMM_FLOAT32 || type == FERRY_COMM_BFLOAT16 ||
           type == FERRY_COMM_INT8;
}

__global__ void __launch_bounds__(512)
    calls_in_kernel(const __grid_constant__ ferry_comm_device device, const __grid_constant__ in_kernel c)
{
    ferry_status status = FERRY_SUCCESS;
    for (int i = 0; i < c.n_times && status == FERRY_SUCCESS; i++)
        status = call_block(&device, c, (int)blockIdx.x, (int)gridDim.x);
    c.status[blockIdx.x * blockDim.x + threadIdx.x] = status;
}

/* All threads return `status`. */
static void run_in_kernel(in_kernel c, int blocks, int threads, ferry_status expected)
{
    const size_t n_threads = (size_t)blocks * (size_t)threads;
    std::vector<ferry_status> status(n_threads);
    ferry_comm_device device;
    CHECK_OK(ferry_comm_get_device(comm, &device));
    CUDA(cudaMalloc((void **)&c.status, n_threads * sizeof *c.status));
    CUDA(cudaMemset(c.status, 0xff, n_threads * sizeof *c.status));
    calls_in_kernel<<<(unsigned)blocks, (unsigned)threads, 0, stream>>>(device, c);
    CUDA(cudaGetLastError());
    CUDA(cudaStreamSynchronize(stream));
    CUDA(cudaMemcpy(status.data(), c.status, n_threads * sizeof *c.status, cudaMemcpyDeviceToHost));
    for (size_t i = 0; i < n_threads; i++)
        if (status[i] != expected) {
            fprintf(stderr, "thread %zu of %zu: status %d, not %d\n", i, n_threads, (int)status[i], (int)expected);
            fail(__LINE__, ferry_last_error_message());
        }
    CUDA(cudaFree(c.status));
}

static void one(int call, int type, int op, size_t nelems, size_t offset, int in_place, int graphs)
{
    const size_t part = nelems * width_of(type), N = (size_t)n, R = (size_t)rank;
    const int root = (int)draw((uint64_t)n), source_parts = call == REDUCE_SCATTER || call == ALL_TO_ALL,
              dest_parts = call == ALL_GATHER || call == ALL_TO_ALL;
    const uint64_t seed = draw(1 << 20);
    std::vector<bytes> from;
    for (int k = 0; k < n; k++)
        from.push_back(values(type, source_parts ? N * nelems : nelems, k, seed));
    bytes model((dest_parts ? N : 1) * part);
    for (size_t k = 0; k < (dest_parts ? N : 1); k++)
        if (call == BROADCAST)
            model = from[(size_t)root];
        else if (dest_parts)
            std::copy_n(from[k].begin() + (long)(call == ALL_TO_ALL ? R * part : 0), part,
                        model.begin() + (long)(k * part));
        else
            for (size_t i = 0; i < part; i += width_of(type))
                fold_model(type, op, from, (call == REDUCE_SCATTER ? R * part : 0) + i, &model[i]);
    pe_doing_now("call %d, type %d, op %d, %zu elements, offset %zu, in place %d, graphs %d, root %d", call, type, op,
                 nelems, offset, in_place, graphs, root);
    in_place = in_place && call != ALL_TO_ALL;
    offset *= width_of(type);
    operand source = make(from[R].size(), offset), dest = make(model.size(), offset);
    CUDA(cudaMemcpy(source.at, from[R].data(), from[R].size(), cudaMemcpyHostToDevice));
    void *to = dest.at;
    const void *at = source.at;
    if (in_place && call == ALL_GATHER) {
        CUDA(cudaMemcpy(dest.at + R * part, from[R].data(), part, cudaMemcpyHostToDevice));
        at = dest.at + R * part;
    } else if (in_place) {
        to = source.at + (call == REDUCE_SCATTER ? R * part : 0);
    }
    if (graphs != 0 && !in_place) {
        cudaGraph_t graph;
        cudaGraphExec_t run;
        CUDA(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
        for (int i = 0; i < 2; i++)
            CHECK_OK(make_call(call, to, at, nelems, type, op, root));
        CUDA(cudaStreamEndCapture(stream, &graph));
        CUDA(cudaGraphInstantiate(&run, graph, 0));
        for (int i = 0; i < graphs; i++)
            CUDA(cudaGraphLaunch(run, stream));
        CUDA(cudaStreamSynchronize(stream));
        CUDA(cudaGraphExecDestroy(run));
        CUDA(cudaGraphDestroy(graph));
    } else if (has_in_kernel(call, type) && draw(2) == 0) {
        static const int threads[] = { 32, 96, 256, 512 };
        run_in_kernel({ call, type, op, root, in_place ? 1 : 3, (char *)to, (const char *)at, nelems, part, NULL },
                      1 + (int)draw(4), threads[draw(4)], FERRY_SUCCESS);
    } else {
        CHECK_OK(make_call(call, to, at, nelems, type, op, root));
        CUDA(cudaStreamSynchronize(stream));
    }
    ferry_fault fault;
    char text[1024];
    if (ferry_fault_next(&fault) == FERRY_SUCCESS && ferry_fault_format(&fault, text, sizeof text) > 0)
        fail(__LINE__, text);
    if (!in_place || call == ALL_GATHER)
        same(model, dest, "the result differs from the model");
    else if (call != REDUCE_SCATTER)
        same(model, source, "the result differs from the model");
    else {
        bytes whole = from[R];
        std::copy(model.begin(), model.end(), whole.begin() + (long)(R * part));
        same(whole, source, "the result differs from the model, or another part has changed");
    }
    if (!in_place && nelems != 0)
        same(from[R], source, "the source has changed");
    CUDA(cudaFree(source.memory));
    CUDA(cudaFree(dest.memory));
}

static void right_calls(void)
{
    static const size_t sizes[] = { 1, 2, 7, 31, 512, 1027, 4095, 8200, 33000 };
    /* A forced form on emulated GPUs: each type and operation by one of the calls. */
    const int apart = GPU_TEST_IS_SLOW && getenv("FERRY_TEST") != NULL ? REDUCE_SCATTER - ALL_REDUCE + 1 : 1;
    for (int type = 0; type < FERRY_COMM_N_TYPES; type++)
        for (int op = 0; op < FERRY_COMM_N_OPS; op++)
            for (int call = ALL_REDUCE + (type + op) % apart; call <= REDUCE_SCATTER; call += apart)
                one(call, type, op, sizes[draw(6)], draw(3) == 0 ? 1 + draw(7) : 0, draw(3) == 0, draw(4) == 0 ? 2 : 0);
    for (int i = 0; i < GPU_TEST_ROUNDS(400); i++) {
        CHECK_OK(ferry_comm_blocks_set(comm, (int)draw(4) * 3));
        one((int)draw(N_CALLS), (int)draw(FERRY_COMM_N_TYPES), (int)draw(FERRY_COMM_N_OPS), sizes[draw(9)] + draw(3),
            draw(3) == 0 ? 1 + draw(7) : 0, draw(3) == 0, draw(4) == 0 ? 2 : 0);
    }
    CHECK_OK(ferry_comm_blocks_set(comm, 2)); /* more chunks in turn than a channel has */
    one(ALL_REDUCE, FERRY_COMM_BFLOAT16, FERRY_COMM_SUM, 300000, 0, 0, 2);
    one(ALL_GATHER, FERRY_COMM_UINT8, FERRY_COMM_SUM, 330001, 0, 0, 0);
    CHECK_OK(ferry_comm_blocks_set(comm, 0));
    one(ALL_REDUCE, FERRY_COMM_FLOAT32, FERRY_COMM_SUM, 300000, 0, 1, 0);
}

/* Parts of 0 to some thousand bytes, gathered; sums of them are refused. */
static void unequal_parts(void)
{
    size_t sizes[FERRY_COMM_MAX_PES], first = 0, all = 0;
    for (int k = 0; k < n; k++) {
        sizes[k] = (size_t)k * 1777 % 5000;
        first += k < rank ? sizes[k] : 0;
        all += sizes[k];
    }
    char *p;
    bytes here(all + 1, 0x77), want(all + 1, 0x77);
    for (int k = 0, at = 0; k < n; at += (int)sizes[k++])
        for (size_t i = 0; i < sizes[k]; i++)
            want[(size_t)at + i] = (unsigned char)(i * 7 + (size_t)k);
    for (size_t i = 0; i < sizes[rank]; i++)
        here[i] = (unsigned char)(i * 7 + (size_t)rank);
    CUDA(cudaMalloc((void **)&p, 2 * (all + 1)));
    for (int in_place = 0; in_place < 2; in_place++) {
        char *dest = p + all + 1, *source = in_place ? dest + first : p;
        CUDA(cudaMemset(dest, 0x77, all + 1));
        if (sizes[rank] != 0)
            CUDA(cudaMemcpy(source, here.data(), sizes[rank], cudaMemcpyHostToDevice));
        CHECK_OK(ferry_comm_all_gatherv(comm, dest, source, sizes, stream));
        CUDA(cudaStreamSynchronize(stream));
        bytes got(all + 1);
        CUDA(cudaMemcpy(got.data(), dest, all + 1, cudaMemcpyDeviceToHost));
        if (got != want)
            fail(__LINE__, "all_gatherv");
    }
    CHECK_STATUS(ferry_comm_all_gatherv(comm, p, p, NULL, stream), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_comm_reduce_scatterv(comm, p, p, sizes, FERRY_COMM_INT8, FERRY_COMM_SUM, stream),
                 FERRY_ERR_UNSUPPORTED);
    CUDA(cudaFree(p));
}

static void refusals(void)
{
    char *p, *pageable = (char *)malloc(64);
    CUDA(cudaMalloc((void **)&p, 4096));
    CHECK_STATUS(ferry_comm_all_reduce(NULL, p, p, 1, FERRY_COMM_FLOAT32, FERRY_COMM_SUM, stream),
                 FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_comm_all_reduce(comm, p, p, 1, FERRY_COMM_N_TYPES, FERRY_COMM_SUM, stream),
                 FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_comm_all_reduce(comm, p, p, 1, FERRY_COMM_INT8, FERRY_COMM_N_OPS, stream),
                 FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_comm_all_reduce(comm, p, NULL, 1, FERRY_COMM_INT8, FERRY_COMM_SUM, stream),
                 FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_comm_all_reduce(comm, p + 2, p + 2, 1, FERRY_COMM_FLOAT32, FERRY_COMM_SUM, stream),
                 FERRY_ERR_MISALIGNED);
    CHECK_STATUS(ferry_comm_all_reduce(comm, p + 4, p, 4, FERRY_COMM_FLOAT32, FERRY_COMM_SUM, stream),
                 FERRY_ERR_INVALID_ARG);
    CHECK_SAYS("overlap but not in place");
    CHECK_STATUS(ferry_comm_all_reduce(comm, p, p, SIZE_MAX / 2, FERRY_COMM_FLOAT32, FERRY_COMM_SUM, stream),
                 FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_comm_all_reduce(comm, pageable, pageable, 1, FERRY_COMM_INT8, FERRY_COMM_SUM, stream),
                 FERRY_ERR_INVALID_ADDR);
    CHECK_STATUS(ferry_comm_broadcast(comm, p, p, 1, n, stream), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_comm_blocks_set(comm, FERRY_COMM_MAX_BLOCKS + 1), FERRY_ERR_INVALID_ARG);
    CHECK_OK(ferry_comm_all_reduce(comm, NULL, NULL, 0, FERRY_COMM_INT8, FERRY_COMM_SUM, stream));
    CUDA(cudaFree(p));
    free(pageable);
}

/* What a call inside a kernel refuses moves nothing, and the fault names it. */
static void refusals_in_kernels(void)
{
    char *p, text[1024];
    ferry_comm_device device;
    ferry_fault fault;
    CHECK_STATUS(ferry_comm_get_device(NULL, &device), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_comm_get_device(comm, NULL), FERRY_ERR_INVALID_ARG);
    CUDA(cudaMalloc((void **)&p, 4096));
    const struct {
        in_kernel call;
        ferry_status status;
        const char *says;
    } wrong[] = {
        { { ALL_REDUCE, FERRY_COMM_FLOAT32, 9, -1, 1, p, p, 1, 4, NULL }, FERRY_ERR_INVALID_ARG, "op 9" },
        { { ALL_REDUCE, FERRY_COMM_FLOAT32, 0, -1, 1, p + 2, p + 2, 1, 4, NULL }, FERRY_ERR_MISALIGNED, "align" },
        { { ALL_REDUCE, FERRY_COMM_FLOAT32, 0, -1, 1, p + 4, p, 4, 16, NULL }, FERRY_ERR_INVALID_ARG, "overlaps" },
        { { ALL_REDUCE, FERRY_COMM_INT8, 0, -1, 1, p, p, SIZE_MAX / 2, 0, NULL }, FERRY_ERR_INVALID_ARG, "nelems" },
        { { BROADCAST, FERRY_COMM_INT8, 0, n, 1, p, p, 1, 1, NULL }, FERRY_ERR_INVALID_ARG, "root" },
    };
    for (const auto &w : wrong) {
        run_in_kernel(w.call, 1, 64, w.status);
        CHECK_OK(ferry_fault_next(&fault));
        CHECK(ferry_fault_format(&fault, text, sizeof text) > 0);
        if (strstr(text, w.says) == NULL)
            fail(__LINE__, text);
    }
    CUDA(cudaFree(p));
}

/* One member makes another call: all are told, and a new communicator works. */
static void calls_that_differ(void)
{
    static const char *const said[] = { "fcollect", "max of float32", "of 8 bytes", "root 1", "of 8 bytes" };
    char *p, text[1024];
    CUDA(cudaMalloc((void **)&p, 1 << 20));
    for (int twist = 0; twist < 5 && n > 1; twist++) {
        const int other = rank == n - 1;
        ferry_fault fault;
        pe_doing_now("twist %d", twist);
        if (twist == 4) /* inside kernels */
            run_in_kernel(
                { ALL_REDUCE, FERRY_COMM_FLOAT32, FERRY_COMM_SUM, -1, 1, p, p, (size_t)(other ? 2 : 1), 0, NULL }, 1,
                64, FERRY_ERR_ASYMMETRIC);
        else
            CHECK_OK(twist == 0 && other ? ferry_comm_all_gather(comm, p, p + (size_t)rank * 4, 4, stream)
                     : twist == 3
                         ? ferry_comm_broadcast(comm, p, p, 4, other, stream)
                         : ferry_comm_all_reduce(comm, p, p, twist == 2 && other ? 2 : 1, FERRY_COMM_FLOAT32,
                                                 twist == 1 && other ? FERRY_COMM_MAX : FERRY_COMM_SUM, stream));
        CUDA(cudaStreamSynchronize(stream));
        CHECK_OK(ferry_fault_next(&fault));
        CHECK_STATUS(fault.status, FERRY_ERR_ASYMMETRIC);
        CHECK(ferry_fault_format(&fault, text, sizeof text) > 0);
        if (strstr(text, said[twist]) == NULL)
            fail(__LINE__, text);
        CHECK_OK(ferry_comm_all_reduce(comm, p, p, 1, FERRY_COMM_FLOAT32, FERRY_COMM_SUM, stream));
        CUDA(cudaStreamSynchronize(stream));
        CHECK_OK(ferry_fault_next(&fault));
        CHECK_STATUS(fault.status, FERRY_ERR_INVALID_ARG);
        CHECK(ferry_fault_format(&fault, text, sizeof text) > 0);
        if (strstr(text, "ferry_comm_destroy") == NULL)
            fail(__LINE__, text);
        CHECK_OK(ferry_comm_destroy(comm));
        CHECK_OK(ferry_comm_create(FERRY_TEAM_WORLD, &comm));
        one(ALL_REDUCE, FERRY_COMM_FLOAT32, FERRY_COMM_SUM, 3000, 0, 0, 0);
    }
    CUDA(cudaFree(p));
}

static void test(void)
{
    ferry_team_t half;
    ferry_comm *of_half;
    CUDA(cudaStreamCreate(&stream));
    CHECK_STATUS(ferry_comm_create(FERRY_TEAM_WORLD, NULL), FERRY_ERR_INVALID_ARG);
    CHECK_OK(ferry_comm_create(FERRY_TEAM_WORLD, &comm));
    n = n_pes;
    rank = me;
    right_calls();
    unequal_parts();
    refusals();
    refusals_in_kernels();
    calls_that_differ();

    /* Two teams at once, in another order of members, beside the world's. */
    CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, me % 2, 2, (n_pes - me % 2 + 1) / 2, NULL, 0, &half));
    CHECK_OK(ferry_comm_create(half, &of_half));
    std::swap(comm, of_half);
    n = ferry_team_n_pes(half);
    rank = ferry_team_my_pe(half);
    for (int i = 0; i < 10; i++)
        one((int)draw(N_CALLS), (int)draw(FERRY_COMM_N_TYPES), FERRY_COMM_SUM, 1 + draw(3000), 0, 0, 0);
    std::swap(comm, of_half);
    n = n_pes;
    rank = me;
    one(ALL_REDUCE, FERRY_COMM_INT32, FERRY_COMM_SUM, 100, 0, 0, 0);
    CHECK_OK(ferry_comm_destroy(of_half));
    CHECK_OK(ferry_comm_destroy(comm));
    CUDA(cudaStreamDestroy(stream));
}
