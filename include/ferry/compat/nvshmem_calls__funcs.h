/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_NVSHMEM_CALLS_FUNCS_H
#define FERRY_COMPAT_NVSHMEM_CALLS_FUNCS_H

/* What nvshmem.h has besides typed calls. */

#ifndef __CUDACC_RTC__

/* ---- Set-up.  Functions of libferry-nvshmem. */

/* A start that fails says why and ends the program with status 255, as NVSHMEM's does. */
FERRY_API void nvshmem_init(void);
FERRY_API int nvshmem_init_thread(int requested, int *provided);
FERRY_API void nvshmem_query_thread(int *provided);
FERRY_API void nvshmem_finalize(void);
FERRY_API int nvshmemx_init_status(void);

/* flags: one of NVSHMEMX_INIT_WITH_MPI_COMM and _WITH_UNIQUEID, or 0: the launcher's PEs.  An unknown flag, or a
 * structure of another version: NVSHMEMX_ERROR_INVALID_VALUE. */
FERRY_API int nvshmemx_init_attr(unsigned int flags, nvshmemx_init_attr_t *attributes);
FERRY_API int nvshmemx_hostlib_init_attr(unsigned int flags, nvshmemx_init_attr_t *attributes);
FERRY_API void nvshmemx_hostlib_finalize(void);
FERRY_API int nvshmemx_get_uniqueid(nvshmemx_uniqueid_t *uniqueid);
FERRY_API int nvshmemx_set_attr_uniqueid_args(int myrank, int nranks, const nvshmemx_uniqueid_t *uniqueid,
                                              nvshmemx_init_attr_t *attributes);
FERRY_API int nvshmemx_set_attr_mpi_comm_args(void *mpi_comm, nvshmemx_init_attr_t *attributes);

/* A CUmodule, as ferry_module_init() takes it. */
struct CUmod_st;
struct CUlib_st;
FERRY_API int nvshmemx_cumodule_init(struct CUmod_st *module);
FERRY_API int nvshmemx_cumodule_finalize(struct CUmod_st *module);
FERRY_API int nvshmemx_culibrary_init(struct CUlib_st *library); /* NVSHMEMX_ERROR_NOT_SUPPORTED: load a module */
FERRY_API int nvshmemx_culibrary_finalize(struct CUlib_st *library);

/* ferry's calls take any memory as their local side, so that a registration has nothing to do.  The symmetric one is
 * ferry_buffer_register(), whose contract says which memory it takes, and which chooses the address: a preferred one,
 * flags and the size to unregister have no effect. */
FERRY_API int nvshmemx_buffer_register(void *address, size_t length);
FERRY_API int nvshmemx_buffer_unregister(void *address);
FERRY_API void nvshmemx_buffer_unregister_all(void);
FERRY_API void *nvshmemx_buffer_register_symmetric(void *buffer, size_t size, int flags);
FERRY_API void *nvshmemx_buffer_register_symmetric_at_preferred_address(void *buffer, size_t size, void *preferred,
                                                                        int flags);
FERRY_API int nvshmemx_buffer_unregister_symmetric(void *mapped, size_t size);

/* *handles: num_qps handles, to be freed by free(). */
FERRY_API int nvshmemx_qp_create(int num_qps, nvshmemx_qp_handle_t **handles);

/* ---- Memory. */

NVSHMEMI_HOST(void *, nvshmem_malloc, (size_t size))
{
    nvshmemi_complete();
    return ferry_malloc(size);
}
NVSHMEMI_HOST(void *, nvshmem_calloc, (size_t count, size_t size))
{
    nvshmemi_complete();
    return ferry_calloc(count, size);
}
NVSHMEMI_HOST(void *, nvshmem_align, (size_t alignment, size_t size))
{
    nvshmemi_complete();
    return ferry_align(alignment, size);
}
NVSHMEMI_HOST(void, nvshmem_free, (void *ptr))
{
    nvshmemi_void_of(ferry_free(ptr));
}

/* ---- Teams. */

FERRY_API int nvshmem_team_split_strided(nvshmem_team_t parent, int start, int stride, int size,
                                         const nvshmem_team_config_t *config, long config_mask, nvshmem_team_t *team);
FERRY_API int nvshmem_team_split_2d(nvshmem_team_t parent, int xrange, const nvshmem_team_config_t *xconfig, long xmask,
                                    nvshmem_team_t *xteam, const nvshmem_team_config_t *yconfig, long ymask,
                                    nvshmem_team_t *yteam);
FERRY_API void nvshmem_team_get_config(nvshmem_team_t team, nvshmem_team_config_t *config);
FERRY_API void nvshmem_team_destroy(nvshmem_team_t team);
/* A team of any npes PEs in any order, which the members alone make: ferry_team_from_key().  config->uniqueid is of one
 * PE's nvshmemx_team_get_uniqueid(), and its bit is set in config_mask: else NVSHMEMX_ERROR_INVALID_VALUE. */
FERRY_API int nvshmemx_team_get_uniqueid(nvshmemx_team_uniqueid_t *uniqueid);
FERRY_API int nvshmemx_team_init(nvshmem_team_t *team, nvshmem_team_config_t *config, long config_mask, int npes,
                                 int pe_idx_in_team);

/* quiet, then a sync of the team. */
NVSHMEMI_HOST(int, nvshmemx_barrier_on_stream, (nvshmem_team_t team, cudaStream_t stream))
{
    const ferry_status status = ferry_quiet_on_stream(stream);
    return nvshmemi_int(status == FERRY_SUCCESS ? ferry_team_sync_on_stream(nvshmemi_team(team), stream) : status);
}

/* ---- In streams, of words. */

/* One wait after the other; status and values are read before the call returns. */
#define NVSHMEMI_WAIT_ALL_ON_STREAM(NAME, TYPE, ...)                                                                   \
    NVSHMEMI_HOST(void, nvshmemx_##NAME##_wait_until_all_on_stream,                                                    \
                  (TYPE * ivars, size_t nelems, const int *status, int cmp, TYPE value, cudaStream_t stream))          \
    {                                                                                                                  \
        for (size_t i = 0; i < nelems; i++)                                                                            \
            if (status == NULL || status[i] == 0)                                                                      \
                nvshmemi_void_of(ferry_##NAME##_wait_until_on_stream(&ivars[i], nvshmemi_cmp(cmp), value, stream));    \
    }                                                                                                                  \
    NVSHMEMI_HOST(void, nvshmemx_##NAME##_wait_until_all_vector_on_stream,                                             \
                  (TYPE * ivars, size_t nelems, const int *status, int cmp, const TYPE *values, cudaStream_t stream))  \
    {                                                                                                                  \
        for (size_t i = 0; i < nelems; i++)                                                                            \
            if (status == NULL || status[i] == 0)                                                                      \
                nvshmemi_void_of(                                                                                      \
                    ferry_##NAME##_wait_until_on_stream(&ivars[i], nvshmemi_cmp(cmp), values[i], stream));             \
    }
FERRY_WORD_TYPES(NVSHMEMI_WAIT_ALL_ON_STREAM)
NVSHMEMI_WAIT_ALL_ON_STREAM(short, short)
NVSHMEMI_WAIT_ALL_ON_STREAM(ushort, unsigned short)
#undef NVSHMEMI_WAIT_ALL_ON_STREAM
#define NVSHMEMI_WAIT_SHORT_ON_STREAM(NAME, TYPE)                                                                      \
    NVSHMEMI_HOST(void, nvshmemx_##NAME##_wait_until_on_stream,                                                        \
                  (TYPE * ivar, int cmp, TYPE value, cudaStream_t stream))                                             \
    {                                                                                                                  \
        nvshmemi_void_of(ferry_##NAME##_wait_until_on_stream(ivar, nvshmemi_cmp(cmp), value, stream));                 \
    }
NVSHMEMI_WAIT_SHORT_ON_STREAM(short, short)
NVSHMEMI_WAIT_SHORT_ON_STREAM(ushort, unsigned short)
#undef NVSHMEMI_WAIT_SHORT_ON_STREAM

/* The value after the stream's earlier work, for which the call waits. */
FERRY_API void nvshmemi_await(cudaStream_t stream);
#define NVSHMEMI_G_ON_STREAM(NAME, TYPE)                                                                               \
    NVSHMEMI_HOST(TYPE, nvshmemx_##NAME##_g_on_stream, (const TYPE *source, int pe, cudaStream_t stream))              \
    {                                                                                                                  \
        nvshmemi_await(stream);                                                                                        \
        return nvshmem_##NAME##_g(source, pe);                                                                         \
    }
NVSHMEMI_G_ON_STREAM(float, float)
NVSHMEMI_G_ON_STREAM(double, double)
NVSHMEMI_G_ON_STREAM(char, char)
NVSHMEMI_G_ON_STREAM(schar, signed char)
NVSHMEMI_G_ON_STREAM(short, short)
NVSHMEMI_G_ON_STREAM(int, int)
NVSHMEMI_G_ON_STREAM(long, long)
NVSHMEMI_G_ON_STREAM(longlong, long long)
NVSHMEMI_G_ON_STREAM(uchar, unsigned char)
NVSHMEMI_G_ON_STREAM(ushort, unsigned short)
NVSHMEMI_G_ON_STREAM(uint, unsigned int)
NVSHMEMI_G_ON_STREAM(ulong, unsigned long)
NVSHMEMI_G_ON_STREAM(ulonglong, unsigned long long)
NVSHMEMI_G_ON_STREAM(int8, int8_t)
NVSHMEMI_G_ON_STREAM(int16, int16_t)
NVSHMEMI_G_ON_STREAM(int32, int32_t)
NVSHMEMI_G_ON_STREAM(int64, int64_t)
NVSHMEMI_G_ON_STREAM(uint8, uint8_t)
NVSHMEMI_G_ON_STREAM(uint16, uint16_t)
NVSHMEMI_G_ON_STREAM(uint32, uint32_t)
NVSHMEMI_G_ON_STREAM(uint64, uint64_t)
NVSHMEMI_G_ON_STREAM(size, size_t)
NVSHMEMI_G_ON_STREAM(ptrdiff, ptrdiff_t)
#if NVSHMEMI_HALVES
NVSHMEMI_G_ON_STREAM(half, half)
NVSHMEMI_G_ON_STREAM(bfloat16, nv_bfloat16)
#endif

#if NVSHMEMI_RUNTIME && defined(__cplusplus)
/* ---- Launches of kernels whose blocks all run at the same time.  A gridDims.x of 0 asks for as many as fit. */

static inline int nvshmemx_collective_launch_query_gridsize(const void *func, dim3 blockDims, void **args,
                                                            size_t sharedMem, int *gridsize)
{
    int device = 0, processors = 0, blocks = 0;
    (void)args;
    if (cudaGetDevice(&device) != cudaSuccess ||
        cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device) != cudaSuccess ||
        cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, func, (int)(blockDims.x * blockDims.y * blockDims.z),
                                                      sharedMem) != cudaSuccess)
        return NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED;
    *gridsize = processors * blocks;
    return NVSHMEMX_SUCCESS;
}
static inline int nvshmemx_collective_launch(const void *func, dim3 gridDims, dim3 blockDims, void **args,
                                             size_t sharedMem, cudaStream_t stream)
{
    nvshmemi_complete();
    if (gridDims.x == 0) {
        int blocks = 0;
        const int status = nvshmemx_collective_launch_query_gridsize(func, blockDims, args, sharedMem, &blocks);
        if (status != NVSHMEMX_SUCCESS)
            return status;
        gridDims = dim3((unsigned)blocks, 1, 1);
    }
    return cudaLaunchCooperativeKernel(func, gridDims, blockDims, args, sharedMem, stream) == cudaSuccess
               ? NVSHMEMX_SUCCESS
               : NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED;
}
#if CUDART_VERSION >= 11080 && !defined(FERRYI_EMULATE) /* whose gridDim is a macro */
/* The same with attributes of the program's own; it is cooperative unless they say otherwise.  The structure has no
 * tag: compilers warn of a function that hides a constructor. */
typedef struct {
    cudaLaunchConfig_t cuda_config;
} nvshmemx_collective_launch_attr_t;
static inline int nvshmemx_collective_launch_attr(const nvshmemx_collective_launch_attr_t *attr, const void *func,
                                                  void **args)
{
    if (attr == NULL || func == NULL)
        return NVSHMEMX_ERROR_INVALID_VALUE;
    nvshmemi_complete();
    cudaLaunchConfig_t config = attr->cuda_config;
    unsigned n = config.numAttrs, is_given = 0;
    cudaLaunchAttribute *all = (cudaLaunchAttribute *)calloc(n + 1, sizeof *all);
    if (all == NULL)
        return NVSHMEMX_ERROR_OUT_OF_MEMORY;
    for (unsigned i = 0; i < n; i++) {
        all[i] = config.attrs[i];
        is_given |= all[i].id == cudaLaunchAttributeCooperative;
    }
    if (!is_given) {
        all[n].id = cudaLaunchAttributeCooperative;
        all[n++].val.cooperative = 1;
    }
    config.attrs = all;
    config.numAttrs = n;
    const cudaError_t launched = cudaLaunchKernelExC(&config, func, args);
    free(all);
    return launched == cudaSuccess ? NVSHMEMX_SUCCESS : NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED;
}
#endif
#endif

NVSHMEMI_HOST(const char *, nvshmemx_status_string, (int status))
{
    static const char *const names[] = {
        "NVSHMEMX_SUCCESS",
        "NVSHMEMX_ERROR_INVALID_VALUE",
        "NVSHMEMX_ERROR_OUT_OF_MEMORY",
        "NVSHMEMX_ERROR_NOT_SUPPORTED",
        "NVSHMEMX_ERROR_SYMMETRY",
        "NVSHMEMX_ERROR_GPU_NOT_SELECTED",
        "NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED",
        "NVSHMEMX_ERROR_INTERNAL",
    };
    return status >= 0 && status < (int)(sizeof names / sizeof *names) ? names[status] : "NVSHMEMX_ERROR_<unknown>";
}
#endif

/* ---- Queries, of hosts and kernels. */

NVSHMEMI_BOTH(int, nvshmem_my_pe, (void))
{
    return ferry_my_pe();
}
NVSHMEMI_BOTH(int, nvshmem_n_pes, (void))
{
    return ferry_n_pes();
}
NVSHMEMI_BOTH(int, nvshmem_team_my_pe, (nvshmem_team_t team))
{
    return ferry_team_my_pe(nvshmemi_team(team));
}
NVSHMEMI_BOTH(int, nvshmem_team_n_pes, (nvshmem_team_t team))
{
    return ferry_team_n_pes(nvshmemi_team(team));
}
NVSHMEMI_BOTH(int, nvshmem_team_translate_pe, (nvshmem_team_t from, int pe, nvshmem_team_t to))
{
    return ferry_team_translate_pe(nvshmemi_team(from), pe, nvshmemi_team(to));
}
NVSHMEMI_BOTH(void *, nvshmem_ptr, (const void *dest, int pe))
{
    return ferry_ptr(dest, pe);
}
NVSHMEMI_BOTH(void *, nvshmemx_mc_ptr, (nvshmem_team_t team, const void *ptr))
{
    (void)team;
    (void)ptr;
    return NULL;
}
NVSHMEMI_BOTH(void, nvshmem_info_get_version, (int *major, int *minor))
{
    *major = NVSHMEM_MAJOR_VERSION;
    *minor = NVSHMEM_MINOR_VERSION;
}
NVSHMEMI_BOTH(void, nvshmemx_vendor_get_version_info, (int *major, int *minor, int *patch))
{
    *major = NVSHMEM_VENDOR_MAJOR_VERSION;
    *minor = NVSHMEM_VENDOR_MINOR_VERSION;
    *patch = NVSHMEM_VENDOR_PATCH_VERSION;
}
NVSHMEMI_BOTH(void, nvshmem_info_get_name, (char *name)) /* name[NVSHMEM_MAX_NAME_LEN] */
{
    const char text[] = NVSHMEM_VENDOR_STRING;
    for (unsigned i = 0; i < sizeof text; i++)
        name[i] = text[i];
}
/* A kernel cannot end the job: it ends with an error, which the host meets in its next call to CUDA. */
NVSHMEMI_BOTH(void, nvshmem_global_exit, (int status))
{
#if defined(__CUDA_ARCH__)
    (void)status;
    __trap();
#else
    ferry_global_exit(status);
#endif
}
#define nvshmem_sync nvshmem_team_sync

/* ---- Queue pairs: all of them. */

#define NVSHMEMI_QUEUE_PAIRS(SCOPE)                                                                                    \
    NVSHMEMI_KERNEL(void, nvshmemx_qp_quiet##SCOPE, (int pe, nvshmemx_qp_handle_t *qps, int num_qps))                  \
    {                                                                                                                  \
        (void)pe;                                                                                                      \
        (void)qps;                                                                                                     \
        (void)num_qps;                                                                                                 \
        nvshmemi_void_of(ferry_quiet##SCOPE());                                                                        \
    }                                                                                                                  \
    NVSHMEMI_KERNEL(void, nvshmemx_qp_fence##SCOPE, (int pe, nvshmemx_qp_handle_t *qps, int num_qps))                  \
    {                                                                                                                  \
        (void)pe;                                                                                                      \
        (void)qps;                                                                                                     \
        (void)num_qps;                                                                                                 \
        nvshmemi_void_of(ferry_fence##SCOPE());                                                                        \
    }
NVSHMEMI_QUEUE_PAIRS()
NVSHMEMI_QUEUE_PAIRS(_warp)
NVSHMEMI_QUEUE_PAIRS(_block)
#undef NVSHMEMI_QUEUE_PAIRS
NVSHMEMI_KERNEL(void, nvshmemx_qp_signal_op,
                (uint64_t * sig_addr, uint64_t signal, int sig_op, int pe, nvshmemx_qp_handle_t qp))
{
    (void)qp;
    nvshmemi_void_of(ferry_signal_op(sig_addr, signal, nvshmemi_signal_op(sig_op), pe));
}

/* ---- Additions of reals: by compare and swap. */

#define NVSHMEMI_ADD_REAL(NAME, TYPE, WORD, WORD_TYPE)                                                                 \
    FERRYI_INLINE TYPE nvshmemi_##NAME##_add(NVSHMEMI_HERE_PARAM TYPE *dest, TYPE value, int pe)                       \
    {                                                                                                                  \
        WORD_TYPE *const word = (WORD_TYPE *)(void *)dest;                                                             \
        union {                                                                                                        \
            TYPE real;                                                                                                 \
            WORD_TYPE word;                                                                                            \
        } old, sum, found;                                                                                             \
        found.word = NVSHMEMI_CALL(ferry_##WORD##_atomic_fetch, (word, pe),                                            \
                                   ferryi_call_atomic_fetch<WORD_TYPE>(NVSHMEMI_HERE_PASS word, pe));                  \
        do {                                                                                                           \
            old = found;                                                                                               \
            sum.real = old.real + value;                                                                               \
            found.word = NVSHMEMI_CALL(                                                                                \
                ferry_##WORD##_atomic_compare_swap, (word, old.word, sum.word, pe),                                    \
                ferryi_call_atomic_compare_swap<WORD_TYPE>(NVSHMEMI_HERE_PASS word, old.word, sum.word, pe));          \
        } while (found.word != old.word && ferry_pe_accessible(pe));                                                   \
        return old.real;                                                                                               \
    }                                                                                                                  \
    NVSHMEMI_BOTH(TYPE, nvshmemx_##NAME##_atomic_fetch_add, (TYPE * dest, TYPE value, int pe NVSHMEMI_HERE))           \
    {                                                                                                                  \
        return nvshmemi_##NAME##_add(NVSHMEMI_HERE_PASS dest, value, pe);                                              \
    }                                                                                                                  \
    NVSHMEMI_BOTH(void, nvshmemx_##NAME##_atomic_add, (TYPE * dest, TYPE value, int pe NVSHMEMI_HERE))                 \
    {                                                                                                                  \
        (void)nvshmemi_##NAME##_add(NVSHMEMI_HERE_PASS dest, value, pe);                                               \
    }
NVSHMEMI_ADD_REAL(float, float, uint32, uint32_t)
NVSHMEMI_ADD_REAL(double, double, uint64, uint64_t)
#undef NVSHMEMI_ADD_REAL

#if NVSHMEMI_HALVES
#include "nvshmem_half__funcs.h"
#endif
#include "nvshmem_moves__funcs.h"
#if FERRYI_GPU
#include "nvshmem_groups__funcs.h"
#include "nvshmem_short__funcs.h"
#endif

#endif
