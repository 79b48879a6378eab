/* SPDX-License-Identifier: BSD-3-Clause */
/* What the service applies of a ring in host memory without the GPU's multiprocessors: payload by copy engines, words
 * that are only set or read by the stream's memory operations.  So a staged pair works while kernels that never call
 * ferry fill the whole GPU, and bulk costs no multiprocessor.  What needs an atomic is left to kernels.
 *
 * It takes the ring by the lock's other half: a stream's write sets it, no kernel gets the lock from then on, and when
 * the first half is seen to be 0 none has it.  Writes of a stream come behind what the stream did before (R1, R2). */
#include "ferry/device/access__funcs.h"
#include "runtime/clock.h"
#include "runtime/gpu_state.h"
#include "runtime/log.h"

#define CU (ferryi_cu_table)

#define IDLE_NS 40000u   /* nothing more came for so long: the ring goes back to kernels */
#define TURN_NS 5000000u /* other rings and the peers want to be looked after */
#define LOCKED_NS 1000000u
#define WINDOW_BYTES                                                                                                   \
    ((size_t)1 << 20) /* copies between two stores of consumed: what is under way beside is the ring                   \
                       */
#define LONG_PITCH ((int64_t)1 << 30)

typedef struct turn {
    const ferryi_bulk *b;
    const ferryi_world *w;
    CUstream stream;
    CUresult result;
    char *dst; /* a copy that may grow yet */
    const char *src;
    size_t length;
} turn;

static CUdeviceptr address(const void *p)
{
    return (CUdeviceptr)(uintptr_t)p;
}

static void copy(turn *t, void *dst, const void *src, size_t n)
{
    if (t->result == CUDA_SUCCESS)
        t->result = CU->MemcpyAsync(address(dst), address(src), n, t->stream);
}

static void flush(turn *t)
{
    if (t->length != 0)
        copy(t, t->dst, t->src, t->length);
    t->length = 0;
}

static void write64(turn *t, const void *at, uint64_t value)
{
    flush(t);
    if (t->result == CUDA_SUCCESS)
        t->result = CU->StreamWriteValue64(t->stream, address(at), value, CU_STREAM_WRITE_VALUE_DEFAULT);
}

static void write32(turn *t, const void *at, uint32_t value)
{
    flush(t);
    if (t->result == CUDA_SUCCESS)
        t->result = CU->StreamWriteValue32(t->stream, address(at), value, CU_STREAM_WRITE_VALUE_DEFAULT);
}

static void write_word(turn *t, void *at, uint32_t bytes, uint64_t value)
{
    if (bytes == 8)
        write64(t, at, value);
    else
        write32(t, at, (uint32_t)value);
}

static void copy_strided(turn *t, char *dst, int64_t dst_stride, const char *src, int64_t src_stride, uint32_t width,
                         uint32_t count)
{
    flush(t);
    for (uint32_t i = 0; i < count && (dst_stride >= LONG_PITCH || src_stride >= LONG_PITCH); i++)
        copy(t, dst + (int64_t)i * dst_stride, src + (int64_t)i * src_stride, width);
    if (dst_stride >= LONG_PITCH || src_stride >= LONG_PITCH || t->result != CUDA_SUCCESS)
        return;
    CUDA_MEMCPY2D shape;
    memset(&shape, 0, sizeof shape);
    shape.dstMemoryType = shape.srcMemoryType = CU_MEMORYTYPE_UNIFIED;
    shape.dstDevice = address(dst);
    shape.dstPitch = (size_t)dst_stride;
    shape.srcDevice = address(src);
    shape.srcPitch = (size_t)src_stride;
    shape.WidthInBytes = width;
    shape.Height = count;
    t->result = CU->Memcpy2DAsync(&shape, t->stream);
}

int ferryi_gpu_bulk_can(const ferryi_record *r)
{
    return r->op <= FERRYI_OP_SET || r->op == FERRYI_OP_FETCH;
}

int ferryi_gpu_bulk_should(const ferryi_record *r)
{
    return r->op <= FERRYI_OP_IGET &&
           (r->op == FERRYI_OP_IPUT || r->op == FERRYI_OP_IGET || r->length > FERRYI_INLINE_BYTES);
}

static void put(turn *t, const ferryi_record *r, char *here, const char *chunk)
{
    if (r->length > FERRYI_INLINE_BYTES) {
        if (t->length != 0 && t->dst + t->length == here && t->src + t->length == chunk) {
            t->length += r->length;
            return;
        }
        flush(t);
        t->dst = here;
        t->src = chunk;
        t->length = r->length;
        return;
    }
    flush(t);
    if ((r->length == 4 || r->length == 8) && (uintptr_t)here % r->length == 0) {
        uint64_t word = 0;
        memcpy(&word, r->u.bytes, r->length);
        write_word(t, here, r->length, word);
    } else if (r->length != 0) {
        copy(t, here, r->u.bytes, r->length);
    }
}

static void apply(turn *t, const ferryi_record *r, uint64_t ticket)
{
    const ferryi_bulk *b = t->b;
    const size_t slot = (size_t)(ticket & t->w->ring_mask);
    char *here = (char *)(uintptr_t)(t->w->heap + r->offset);
    const char *chunk = b->ends.chunks + slot * t->w->staged_chunk;
    char *reply = b->ends.reply_chunks + slot * t->w->staged_chunk;
    switch (r->op) {
    case FERRYI_OP_PUT:
        put(t, r, here, chunk);
        break;
    case FERRYI_OP_IPUT:
        copy_strided(t, here, r->u.word.stride, chunk, r->width, r->width, r->length / r->width);
        break;
    case FERRYI_OP_GET:
        flush(t);
        copy(t, reply, here, r->length);
        break;
    case FERRYI_OP_IGET:
        copy_strided(t, reply, r->width, here, r->u.word.stride, r->width, r->length / r->width);
        break;
    case FERRYI_OP_SET:
        write_word(t, here, r->length, r->u.word.operand);
        break;
    default: /* FETCH */
        flush(t);
        copy(t, &b->ends.reply[slot].value, here, r->length);
        break;
    }
    if (r->fetch)
        write64(t, &b->ends.reply[slot].seq, ticket + 1); /* R1 */
}

/* 1 when the ring is this thread's, with the ticket of the next record. */
static int take(turn *t, ferryi_bulk_words *words, uint64_t *head)
{
    uint64_t deadline = ferryi_deadline_after(LOCKED_NS);
    write32(t, &t->b->in->held, 1);
    do {
        copy(t, words, &t->b->in->lock, sizeof *words);
        if (t->result == CUDA_SUCCESS)
            t->result = CU->StreamSynchronize(t->stream);
    } while (t->result == CUDA_SUCCESS && words->lock != 0 && ferryi_now_ns() < deadline);
    *head = words->head;
    return t->result == CUDA_SUCCESS && words->lock == 0;
}

ferry_status ferryi_gpu_bulk_serve(const ferryi_world *w, const ferryi_bulk *b, ferryi_gpu_belts *belts,
                                   CUstream stream, ferryi_bulk_words *words)
{
    turn t = { .b = b, .w = w, .stream = stream };
    uint64_t head = 0;
    if (take(&t, words, &head)) {
        const uint64_t first = head, started = ferryi_now_ns();
        uint64_t last = started, now = started;
        while (t.result == CUDA_SUCCESS && now - last < IDLE_NS && now - started < TURN_NS) {
            uint64_t before = head;
            size_t window = 0;
            for (; head - before <= w->ring_mask / 4 && window < WINDOW_BYTES; head++) {
                const ferryi_record *r = &b->ends.ring[head & w->ring_mask];
                if (ferryi_ld_acquire_u64(&r->seq) != head + 1 || !ferryi_gpu_bulk_can(r)) /* A0 */
                    break;
                apply(&t, r, head);
                window += r->op <= FERRYI_OP_IGET ? r->length : 0;
            }
            now = ferryi_now_ns();
            (void)ferryi_gpu_belts_serve(belts, now); /* their engines must not run dry meanwhile */
            if (head != before) {
                write64(&t, b->ends.consumed, head); /* R2 */
                ferryi_st_relaxed_u64(b->ends.told, head);
                last = now;
                continue;
            }
            const ferryi_record *next = &b->ends.ring[head & w->ring_mask];
            if (ferryi_ld_acquire_u64(&next->seq) == head + 1)
                break; /* for a kernel */
            ferryi_relax();
        }
        if (head != first)
            write64(&t, &b->in->head, head);
    }
    write32(&t, &b->in->held, 0);
    if (t.result == CUDA_SUCCESS)
        t.result = CU->StreamSynchronize(stream);
    return ferryi_cu_error(t.result, "applying what a staged pair has sent");
}
