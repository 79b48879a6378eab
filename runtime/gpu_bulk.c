/* SPDX-License-Identifier: BSD-3-Clause */
/* What the service applies of a ring in host memory without the GPU's multiprocessors: payload by copy engines, words
 * that are only set or read by the stream's memory operations.  So a staged pair works while kernels that never call
 * ferry fill the whole GPU, and bulk costs no multiprocessor.  What needs an atomic is left to kernels.
 *
 * It takes the ring by the lock's other half: a stream's write sets it, no kernel gets the lock from then on, and when
 * the first half is seen to be 0 none has it.  Writes of a stream come behind what the stream did before (R1, R2). */
#include "ferry/device/owner__funcs.h"
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

int ferryi_gpu_bulk_can(uint64_t first)
{
    uint32_t op = (uint32_t)first & FERRYI_RECORD_OP;
    return op <= FERRYI_OP_SET || op == FERRYI_OP_FETCH;
}

static void put(turn *t, uint32_t length, char *here, const char *chunk)
{
    if (t->length != 0 && t->dst + t->length == here && t->src + t->length == chunk) {
        t->length += length;
        return;
    }
    flush(t);
    t->dst = here;
    t->src = chunk;
    t->length = length;
}

/* Few bytes go by the slot's chunk, which has none of its own. */
static void put_few(turn *t, const ferryi_request *q, char *here, char *chunk)
{
    flush(t);
    if ((q->length == 4 || q->length == 8) && (uintptr_t)here % q->length == 0) {
        write_word(t, here, q->length, q->payload[0] | (q->length == 8 ? (uint64_t)q->payload[1] << 32 : 0));
    } else if (q->length != 0) {
        memcpy(chunk, q->payload, q->length);
        copy(t, here, chunk, q->length);
    }
}

static void apply(turn *t, const ferryi_request *q, uint32_t ticket)
{
    const ferryi_bulk *b = t->b;
    const size_t slot = (size_t)ferryi_record_slot(t->w, ticket);
    char *here = (char *)(uintptr_t)(t->w->heap + q->offset);
    char *chunk = ferryi_record_chunk(t->w, b->ends.chunks, ticket);
    char *reply = ferryi_record_chunk(t->w, b->ends.reply_chunks, ticket);
    uint32_t bytes = (q->kind & FERRYI_RECORD_WIDE) != 0 ? 8 : 4;
    switch (q->op) {
    case FERRYI_OP_PUT:
        put(t, q->length, here, chunk);
        break;
    case FERRYI_OP_PUT_FEW:
    case FERRYI_OP_PUT_SET:
        put_few(t, q, here, chunk);
        if (q->op == FERRYI_OP_PUT_SET)
            write64(t, (char *)(uintptr_t)(t->w->heap + q->cond), q->operand);
        break;
    case FERRYI_OP_IPUT:
        copy_strided(t, here, (int64_t)q->cond, chunk, q->width, q->width, q->length / q->width);
        break;
    case FERRYI_OP_GET:
    case FERRYI_OP_GET_FEW:
        flush(t);
        copy(t, reply, here, q->length);
        break;
    case FERRYI_OP_IGET:
        copy_strided(t, reply, q->width, here, (int64_t)q->cond, q->width, q->length / q->width);
        break;
    case FERRYI_OP_SET:
        write_word(t, here, bytes, q->operand);
        break;
    default: /* FETCH */
        flush(t);
        write64(t, &b->ends.reply[slot].value, 0);
        copy(t, &b->ends.reply[slot].value, here, bytes);
        break;
    }
    if ((q->kind & FERRYI_RECORD_FETCH) != 0)
        write64(t, &b->ends.reply[slot].half[0], ferryi_reply_mark(ticket)); /* R1 */
}

/* 1 when the ring is this thread's, with the ticket of the next record. */
static int take(turn *t, ferryi_bulk_words *words, uint32_t *head)
{
    uint64_t deadline = ferryi_deadline_after(LOCKED_NS);
    write32(t, &t->b->in->held, 1);
    do {
        copy(t, words, &t->b->in->gate, sizeof *words);
        if (t->result == CUDA_SUCCESS)
            t->result = CU->StreamSynchronize(t->stream);
    } while (t->result == CUDA_SUCCESS && (words->gate & 1) != 0 && ferryi_now_ns() < deadline);
    *head = words->gate >> 1;
    return t->result == CUDA_SUCCESS && (words->gate & 1) == 0;
}

ferry_status ferryi_gpu_bulk_serve(const ferryi_world *w, const ferryi_bulk *b, ferryi_gpu_belts *belts,
                                   CUstream stream, ferryi_bulk_words *words)
{
    turn t = { .b = b, .w = w, .stream = stream };
    uint32_t head = 0;
    if (take(&t, words, &head)) {
        const uint32_t first = head;
        /* A kernel may have told an older count after a newer one: the service would take the ring again and again for
         * a record that was applied, and keep kernels from the one that waits. */
        ferryi_st_relaxed_u64(b->ends.told, head << 1);
        const uint64_t started = ferryi_now_ns();
        uint64_t last = started, now = started;
        while (t.result == CUDA_SUCCESS && now - last < IDLE_NS && now - started < TURN_NS) {
            uint32_t before = head;
            size_t window = 0;
            for (; ferryi_count_ahead(head, before) <= (int32_t)(w->ring_mask / 4) && window < WINDOW_BYTES;
                 head = ferryi_count_next(head)) {
                const ferryi_record *r = &b->ends.ring[ferryi_record_slot(w, head)];
                uint64_t word = ferryi_record_first(r);
                ferryi_request q;
                if (ferryi_word_tag(word) != ferryi_tag_of(head) || !ferryi_gpu_bulk_can(word) ||
                    !ferryi_request_read(&q, r, word))
                    break;
                ferryi_fence_acquire(); /* A0 */
                apply(&t, &q, head);
                window += q.op <= FERRYI_OP_IGET ? q.length : 0;
            }
            now = ferryi_now_ns();
            (void)ferryi_gpu_belts_serve(belts, now); /* their engines must not run dry meanwhile */
            if (head != before) {
                write32(&t, b->ends.consumed, head << 1); /* R2 */
                ferryi_st_relaxed_u64(b->ends.told, head << 1);
                last = now;
                continue;
            }
            uint64_t word = ferryi_record_first(&b->ends.ring[ferryi_record_slot(w, head)]);
            if (ferryi_word_tag(word) == ferryi_tag_of(head) && !ferryi_gpu_bulk_can(word))
                break; /* for a kernel */
            ferryi_relax();
        }
        if (head != first)
            write32(&t, &b->in->gate, head << 1);
    }
    write32(&t, &b->in->held, 0);
    if (t.result == CUDA_SUCCESS)
        t.result = CU->StreamSynchronize(stream);
    return ferryi_cu_error(t.result, "applying what a staged pair has sent");
}
