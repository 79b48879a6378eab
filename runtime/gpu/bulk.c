/* SPDX-License-Identifier: BSD-3-Clause */
/* The service applies descriptors of a ring in host memory without the GPU's multiprocessors: copy engines move
 * payload, and stream operations set and read words.  A staged pair thus works while kernels that never call ferry fill
 * the GPU, and bulk transfers use no multiprocessor.  The service leaves descriptors that need an atomic to kernels.
 *
 * A ring's lock has two halves, `consumer` and `held`.  A stream write sets `held`, and no kernel gets the lock from
 * then on; once `consumer` has bit 0 clear, no kernel holds it.  A stream write follows the stream's earlier work (R1,
 * R2).  The driver may refuse any call.  The service then gives the ring back at the first descriptor that is not
 * completely in the stream, and kernels try that descriptor first.  A second application of the descriptor is harmless,
 * because its source has not been told of the first.  If the driver also refuses the give-back, the service keeps the
 * ring and its next turn continues (ferryi_gpu_bulk.kept).
 *
 * The driver starts no copy and no launch while another thread of the process waits in the driver for a copy to
 * pageable memory, or for cudaFree.  Stream writes pass.  If that thread waits for a kernel which waits for a
 * descriptor of this ring, only kernels can apply the descriptor.  So a turn begins with a copy that changes nothing,
 * before the ring is held. The copies after it may meet such a thread all the same: the kernel's wait then runs out of
 * time (ferry/stream.h), and the service says why. */
#include "ferry/detail/ring/owner__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/gpu/gpu_internal.h"

#define CU (ferryi_cu_table)

#define IDLE_NS 40000u   /* no descriptor for this time: give the ring back to kernels */
#define TURN_NS 5000000u /* the longest turn: other rings and the peers need service too */
#define LOCKED_NS 1000000u
#define ENGINE_NS 1000000000u /* finish() stops waiting for copies after this time */
#define WINDOW_BYTES                                                                                                   \
    ((size_t)1 << 20) /* bytes copied between two stores of consumed; the rest of the ring is in flight meanwhile */
#define LONG_PITCH ((int64_t)1 << 30)

typedef struct turn {
    ferryi_gpu_bulk *b;
    const ferryi_world *w;
    CUstream stream;
    CUresult result;
    char *dst; /* a pending copy, which may still grow */
    const char *src;
    size_t length;
    uint32_t ticket; /* the descriptor being applied */
    uint32_t whole;  /* all descriptors before this ticket are completely in the stream */
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
    if (t->length != 0) {
        copy(t, t->dst, t->src, t->length);
        if (t->result == CUDA_SUCCESS)
            t->whole = t->ticket;
    }
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

int ferryi_gpu_bulk_accepts(uint64_t first)
{
    uint32_t op = (uint32_t)first & FERRYI_DESCRIPTOR_OP;
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

/* A short payload is inside its descriptor, so the slot's chunk is free to be the source of the copy. */
static void put_few(turn *t, const ferryi_descriptor_decoded *q, char *here, char *chunk)
{
    flush(t);
    if ((q->length == 4 || q->length == 8) && (uintptr_t)here % q->length == 0) {
        write_word(t, here, q->length, q->payload[0] | (q->length == 8 ? (uint64_t)q->payload[1] << 32 : 0));
    } else if (q->length != 0) {
        memcpy(chunk, q->payload, q->length);
        copy(t, here, chunk, q->length);
    }
}

static void apply(turn *t, const ferryi_descriptor_decoded *q, uint32_t ticket)
{
    const ferryi_gpu_bulk *b = t->b;
    const size_t slot = (size_t)ferryi_descriptor_slot(t->w, ticket);
    char *here = (char *)(uintptr_t)(t->w->heap + q->offset);
    char *chunk = ferryi_descriptor_chunk(t->w, b->ends.chunks, ticket);
    char *reply = ferryi_descriptor_chunk(t->w, b->ends.reply_chunks, ticket);
    uint32_t bytes = (q->kind & FERRYI_DESCRIPTOR_WIDE) != 0 ? 8 : 4;
    switch (q->op) {
    case FERRYI_OP_PUT:
    case FERRYI_OP_PUT_THEN_SET:
        put(t, q->length, here, chunk);
        if (q->op == FERRYI_OP_PUT_THEN_SET)
            write64(t, (char *)(uintptr_t)(t->w->heap + q->cond), q->operand);
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
    if ((q->kind & FERRYI_DESCRIPTOR_FETCH) != 0)
        write64(t, &b->ends.reply[slot].half[0], ferryi_reply_mark(ticket)); /* R1 */
}

/* Waits until the stream is empty. */
static void finish(turn *t)
{
    if (t->result == CUDA_SUCCESS)
        t->result = ferryi_gpu_finish(t->stream, ferryi_deadline_after(ENGINE_NS));
}

/* Returns 1 if this thread has taken the ring; *head is then the next descriptor's ticket. */
static int take_ring(turn *t, ferryi_gpu_bulk_words *words, uint32_t *head)
{
    uint64_t deadline;
    if (t->b->kept == FERRYI_BULK_TAKEN) {
        *head = t->b->next;
        return 1;
    }
    t->b->kept = FERRYI_BULK_HELD;
    copy(t, words, &t->b->in->consumer, sizeof *words); /* if the driver starts no copy, this thread waits here */
    write32(t, &t->b->in->held, 1);
    deadline = ferryi_deadline_after(LOCKED_NS);
    do {
        copy(t, words, &t->b->in->consumer, sizeof *words);
        finish(t);
    } while (t->result == CUDA_SUCCESS && (words->consumer & 1) != 0 && ferryi_now_ns() < deadline);
    *head = words->consumer >> 1;
    return t->result == CUDA_SUCCESS && (words->consumer & 1) == 0;
}

/* Gives the ring back even if an earlier call failed. */
static void give_back(turn *t, int is_taken, uint32_t first)
{
    ferryi_gpu_bulk *b = t->b;
    const CUresult before = t->result;
    const int moved = is_taken && (t->whole != first || b->kept == FERRYI_BULK_TAKEN);
    t->result = CUDA_SUCCESS;
    t->length = 0;
    if (is_taken) {
        b->kept = FERRYI_BULK_TAKEN;
        b->next = t->whole;
        b->refused = before != CUDA_SUCCESS ? t->whole + 1 : 0;
        ferryi_st_relaxed_u64(b->ends.applied_copy, t->whole << 1);
    }
    if (moved) {
        write32(t, b->ends.consumed, t->whole << 1); /* R2 */
        write32(t, &b->in->consumer, t->whole << 1);
    }
    write32(t, &b->in->held, 0);
    if (t->result == CUDA_SUCCESS)
        b->kept = 0;
    finish(t);
    if (before != CUDA_SUCCESS)
        t->result = before;
}

CUresult ferryi_gpu_bulk_serve(const ferryi_world *w, ferryi_gpu_bulk *b, ferryi_gpu_pipelines *pipelines,
                               CUstream stream, ferryi_gpu_bulk_words *words)
{
    turn t = { .b = b, .w = w, .stream = stream };
    uint32_t head = 0;
    const int is_taken = take_ring(&t, words, &head);
    const uint32_t first = head;
    t.ticket = t.whole = head;
    if (is_taken) {
        /* A kernel may store an older `applied_copy` after a newer one.  Without this store, the service would keep
         * taking the ring for an applied descriptor, and lock kernels out of the waiting descriptor. */
        ferryi_st_relaxed_u64(b->ends.applied_copy, head << 1);
        const uint64_t started = ferryi_now_ns();
        uint64_t last = started, now = started;
        while (t.result == CUDA_SUCCESS && now - last < IDLE_NS && now - started < TURN_NS) {
            uint32_t before = head;
            size_t window = 0;
            for (; t.result == CUDA_SUCCESS && ferryi_count_diff(head, before) <= (int32_t)(w->ring_mask / 4) &&
                   window < WINDOW_BYTES;
                 t.ticket = head = ferryi_count_next(head)) {
                const ferryi_descriptor *r = &b->ends.ring[ferryi_descriptor_slot(w, head)];
                uint64_t word = ferryi_descriptor_first(r);
                ferryi_descriptor_decoded q;
                if (ferryi_word_tag(word) != ferryi_ticket_tag(head) || !ferryi_gpu_bulk_accepts(word) ||
                    !ferryi_descriptor_decode(&q, r, word))
                    break;
                ferryi_fence_acquire(); /* A0 */
                apply(&t, &q, head);
                if (t.result == CUDA_SUCCESS && t.length == 0)
                    t.whole = ferryi_count_next(head);
                window += q.op <= FERRYI_OP_PUT_THEN_SET ? q.length : 0;
            }
            now = ferryi_now_ns();
            (void)ferryi_gpu_pipelines_serve(pipelines, now); /* keep the pipelines' copy engines busy */
            if (head != before) {
                write32(&t, b->ends.consumed, head << 1); /* R2 */
                if (t.result == CUDA_SUCCESS)
                    ferryi_st_relaxed_u64(b->ends.applied_copy, head << 1);
                last = now;
                continue;
            }
            uint64_t word = ferryi_descriptor_first(&b->ends.ring[ferryi_descriptor_slot(w, head)]);
            if (ferryi_word_tag(word) == ferryi_ticket_tag(head) && !ferryi_gpu_bulk_accepts(word))
                break; /* a kernel must apply it */
            ferryi_relax();
        }
    }
    give_back(&t, is_taken, first);
    return t.result;
}
