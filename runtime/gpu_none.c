/* SPDX-License-Identifier: BSD-3-Clause */
/* Stands in for the cuda space in a build without a CUDA toolkit: no PE ever has a GPU, so nothing here is reached but
 * the first call and what registers units. */
#include "ferry/device/unit.h"
#include "ferry/device/wait__funcs.h"
#include "runtime/gpu.h"
#include "runtime/log.h"
#include "runtime/space/space.h"
#include "runtime/world.h"

static ferry_status none(void)
{
    return ferryi_error_quiet(FERRY_ERR_UNSUPPORTED,
                              "libferry was built without a CUDA toolkit, so it has no code for GPUs: configure it "
                              "--with-cuda=DIR");
}

ferry_status ferryi_gpu_open(ferryi_pe *pe, ferryi_gpu_card *card)
{
    (void)pe;
    (void)card;
    return none();
}
void ferryi_gpu_close(ferryi_pe *pe)
{
    (void)pe;
}
ferry_status ferryi_gpu_share(ferryi_pe *pe)
{
    (void)pe;
    return none();
}
ferry_status ferryi_gpu_paths(ferryi_pe *pe, const ferryi_gpu_card *cards, size_t card_stride)
{
    (void)pe;
    (void)cards;
    (void)card_stride;
    return none();
}
int32_t ferryi_gpu_node(const ferryi_pe *pe)
{
    (void)pe;
    return -1;
}
ferry_status ferryi_gpu_stats(ferryi_pe *pe, int peer, ferry_stats_pair *stats)
{
    (void)pe;
    (void)peer;
    (void)stats;
    return none();
}
ferry_status ferryi_gpu_stats_reset(ferryi_pe *pe)
{
    (void)pe;
    return none();
}
int ferryi_gpu_has_rings(ferryi_pe *pe)
{
    (void)pe;
    return 0;
}
int ferryi_gpu_serve(ferryi_pe *pe, uint64_t now)
{
    (void)pe;
    (void)now;
    return 0;
}
ferry_status ferryi_gpu_quiet(ferryi_world *w)
{
    (void)w;
    return none();
}
ferry_status ferryi_gpu_connect(ferryi_pe *pe)
{
    (void)pe;
    return FERRY_SUCCESS; /* every PE comes by here */
}
void ferryi_gpu_disconnect(ferryi_pe *pe)
{
    (void)pe;
}
ferry_status ferryi_gpu_publish(ferryi_pe *pe)
{
    (void)pe;
    return FERRY_SUCCESS;
}
ferry_status ferryi_gpu_remind(ferryi_pe *pe)
{
    (void)pe;
    return FERRY_SUCCESS;
}
void ferryi_gpu_collect_faults(ferryi_pe *pe)
{
    (void)pe;
}

#define UNUSED __attribute__((unused))
#define STUB(NAME, ...)                                                                                                \
    ferry_status NAME(__VA_ARGS__)                                                                                     \
    {                                                                                                                  \
        return none();                                                                                                 \
    }
STUB(ferryi_gpu_probe_load, UNUSED ferryi_pe *pe)
STUB(ferryi_gpu_probe, UNUSED ferryi_pe *pe, UNUSED struct ferryi_probe_pair *pairs, UNUSED uint64_t deadline)
STUB(ferryi_gpu_put, UNUSED ferryi_world *w, UNUSED void *own, UNUSED const void *src, UNUSED size_t n, UNUSED int pe)
STUB(ferryi_gpu_get, UNUSED ferryi_world *w, UNUSED void *dst, UNUSED const void *own, UNUSED size_t n, UNUSED int pe)
STUB(ferryi_gpu_iput, UNUSED ferryi_world *w, UNUSED void *own, UNUSED ptrdiff_t own_stride, UNUSED const void *src,
     UNUSED ptrdiff_t src_stride, UNUSED uint32_t width, UNUSED size_t nelems, UNUSED int pe)
STUB(ferryi_gpu_iget, UNUSED ferryi_world *w, UNUSED void *dst, UNUSED ptrdiff_t dst_stride, UNUSED const void *own,
     UNUSED ptrdiff_t own_stride, UNUSED uint32_t width, UNUSED size_t nelems, UNUSED int pe)
STUB(ferryi_gpu_amo, UNUSED ferryi_world *w, UNUSED ferry_call call, UNUSED int op, UNUSED uint32_t bytes,
     UNUSED const void *addr, UNUSED uint64_t operand, UNUSED uint64_t cond, UNUSED int pe, UNUSED uint64_t *old)
STUB(ferryi_gpu_put_signal, UNUSED ferryi_world *w, UNUSED void *own, UNUSED const void *src, UNUSED size_t n,
     UNUSED uint64_t *sig, UNUSED uint64_t value, UNUSED int sig_op, UNUSED int pe)
STUB(ferryi_gpu_launch, UNUSED ferryi_pe *pe, UNUSED const ferry_kernel_entry *entry, UNUSED unsigned n_blocks,
     UNUSED unsigned threads, UNUSED const void *args, UNUSED const ferry_stream *stream)
STUB(ferryi_gpu_max_blocks, UNUSED ferryi_pe *pe, UNUSED const ferry_kernel_entry *entry, UNUSED unsigned threads,
     UNUSED unsigned *n_blocks)
STUB(ferryi_gpu_launch_wait, UNUSED ferryi_pe *pe, UNUSED uint64_t budget)
STUB(ferryi_gpu_stream_put, UNUSED ferryi_world *w, UNUSED void *own, UNUSED const void *src, UNUSED size_t n,
     UNUSED int pe, UNUSED ferry_stream stream)
STUB(ferryi_gpu_stream_get, UNUSED ferryi_world *w, UNUSED void *dst, UNUSED const void *own, UNUSED size_t n,
     UNUSED int pe, UNUSED ferry_stream stream)
STUB(ferryi_gpu_stream_put_signal, UNUSED ferryi_world *w, UNUSED void *own, UNUSED const void *src, UNUSED size_t n,
     UNUSED uint64_t *sig, UNUSED uint64_t value, UNUSED int sig_op, UNUSED int pe, UNUSED ferry_stream stream)
STUB(ferryi_gpu_stream_wait, UNUSED ferryi_world *w, UNUSED uint64_t *sig, UNUSED int cmp, UNUSED uint64_t value,
     UNUSED ferry_stream stream)
STUB(ferryi_gpu_stream_quiet, UNUSED ferryi_world *w, UNUSED ferry_stream stream)
STUB(ferryi_gpu_stream_collective, UNUSED ferryi_world *w, UNUSED uint32_t op, UNUSED ferry_call call, UNUSED int team,
     UNUSED void *dst, UNUSED const void *src, UNUSED size_t n, UNUSED int pe, UNUSED int kind, UNUSED int reduction,
     UNUSED ferry_stream stream)
STUB(ferryi_gpu_moe_open, UNUSED ferryi_pe *pe, UNUSED unsigned *n_blocks, UNUSED unsigned *units)
STUB(ferryi_gpu_moe_launch, UNUSED ferryi_pe *pe, UNUSED int kernel, UNUSED unsigned n_blocks, UNUSED const void *args,
     UNUSED const ferry_stream *stream)
int ferryi_gpu_reads(UNUSED ferryi_pe *pe, UNUSED const void *p)
{
    return 0;
}
STUB(ferryi_gpu_shelf_open, UNUSED ferryi_pe *pe, UNUSED size_t bytes, UNUSED size_t *place)
void ferryi_gpu_shelf_close(UNUSED ferryi_pe *pe, UNUSED size_t place) {}
char *ferryi_gpu_shelf(UNUSED const ferryi_pe *pe, UNUSED int from, UNUSED int to, UNUSED size_t place)
{
    return NULL;
}
STUB(ferryi_gpu_snapshot, UNUSED ferryi_world *w, UNUSED void *to, UNUSED const void *own, UNUSED size_t n)
STUB(ferryi_gpu_sync, UNUSED ferryi_world *w, UNUSED ferry_call call, UNUSED int team, UNUSED uint64_t timeout)
STUB(ferryi_gpu_broadcast, UNUSED ferryi_world *w, UNUSED int team, UNUSED void *dst, UNUSED const void *src,
     UNUSED size_t n, UNUSED int root, UNUSED uint64_t timeout)
STUB(ferryi_gpu_fcollect, UNUSED ferryi_world *w, UNUSED int team, UNUSED void *dst, UNUSED const void *src,
     UNUSED size_t n, UNUSED uint64_t timeout)
STUB(ferryi_gpu_alltoall, UNUSED ferryi_world *w, UNUSED int team, UNUSED void *dst, UNUSED const void *src,
     UNUSED size_t n, UNUSED uint64_t timeout)
STUB(ferryi_gpu_reduce, UNUSED ferryi_world *w, UNUSED uint32_t host_op, UNUSED int team, UNUSED void *dst,
     UNUSED const void *src, UNUSED int kind, UNUSED int op, UNUSED size_t nelems, UNUSED int inclusive,
     UNUSED uint64_t timeout)
STUB(ferryi_gpu_collective, UNUSED ferryi_world *w, UNUSED struct ferryi_host_call *c, UNUSED void *dst,
     UNUSED const void *src, UNUSED uint64_t timeout)
STUB(ferryi_gpu_wait, UNUSED ferryi_world *w, UNUSED ferry_call call, UNUSED const ferryi_condition *c, UNUSED int all,
     UNUSED size_t *indices, UNUSED size_t *index, UNUSED size_t *found, UNUSED uint64_t *value,
     UNUSED uint64_t timeout)
size_t ferryi_gpu_test(UNUSED ferryi_world *w, UNUSED const ferryi_condition *c, UNUSED size_t *indices,
                       UNUSED size_t *index, size_t *open)
{
    *open = 1;
    return 0;
}

/* Never used: no PE chooses it. */
const ferryi_space_ops ferryi_space_cuda = { .size = sizeof(ferryi_space_ops), .name = "cuda" };

void ferry_unit_register(ferry_unit *unit)
{
    (void)unit;
}
void ferry_unit_unregister(ferry_unit *unit)
{
    (void)unit;
}
ferry_status ferry_module_init(void *cu_module)
{
    (void)cu_module;
    return ferryi_error(FERRY_ERR_UNSUPPORTED, "ferry_module_init: libferry was built without a CUDA toolkit");
}
ferry_status ferry_module_finalize(void *cu_module)
{
    (void)cu_module;
    return ferryi_error(FERRY_ERR_UNSUPPORTED, "ferry_module_finalize: libferry was built without a CUDA toolkit");
}
