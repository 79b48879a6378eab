/* SPDX-License-Identifier: BSD-3-Clause */
/* Bulk transfers of staged pairs: what kernels and host calls ask for, from request to answer.  Each ordered pair has a
 * pipeline; a request goes by its chunks (gpu_pipelines_chunks.c), or straight from GPU to GPU
 * (gpu_pipelines_straight.c).
 *
 * The service never blocks on a peer: it queues copies, each followed by a word store, up to FERRYI_PIPELINE_SLOTS
 * parts ahead, and no stream operation waits for a word.  A peer that stops or dies thus blocks no stream and no other
 * pair. A deadline, the peer's death or an abort also ends a request, after the copies under way for that request have
 * ended.
 *
 * The driver may refuse a copy, or accept the copy and refuse its word store.  The request then ends with
 * FERRY_ERR_SYSTEM, and no slot is lost.  Because the copy may be under way, the service queues nothing more in that
 * direction until both streams have drained (`halted`).
 */
#include "ferry/detail/ring/ring__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/gpu/gpu_pipelines_jobs.h"
#include "runtime/state/doorbell.h"
#include "runtime/state/segment.h"
#include <stdlib.h>

#define CU (ferryi_cu_table)

/* Copies of a few chunks take a few ms.  end_job() stops waiting for them after this time. */
#define ENGINE_NS 1000000000u

/* ---- Requests: start and end. */

static pipeline *pipeline_to(ferryi_gpu_pipelines *l, int pe)
{
    for (int i = 0; i < l->n; i++)
        if (l->pipeline[i].pe == pe)
            return &l->pipeline[i];
    return NULL;
}

/* Answers a kernel.  Replies to a reused slot are stored in stream order, so a late reply cannot overwrite a newer one.
 * If a store fails, the next turn retries it, and the slot stays taken until the retry succeeds. */
static void answer(ferryi_gpu_pipelines *l, job *j)
{
    const uint64_t mask = l->pe->world.ring_mask;
    ferryi_reply *reply = &l->answers[j->ticket & mask];
    CUresult result = CUDA_ERROR_INVALID_CONTEXT;
    if (ferryi_pipelines_enter(l))
        result = CU->StreamWriteValue64(l->answering, (CUdeviceptr)(uintptr_t)&reply->value,
                                        (uint64_t)j->status | (j->straight ? FERRYI_ANSWER_STRAIGHT : 0) |
                                            j->moved << FERRYI_ANSWER_STATUS,
                                        CU_STREAM_WRITE_VALUE_DEFAULT);
    if (result == CUDA_SUCCESS)
        result = CU->StreamWriteValue64(l->answering, (CUdeviceptr)(uintptr_t)&reply->half[0],
                                        ferryi_reply_mark(j->ticket), CU_STREAM_WRITE_VALUE_DEFAULT); /* R1 */
    if (result != CUDA_SUCCESS && l->failed++ == 0)
        (void)ferryi_cu_error(result, "answering a kernel's request");
    l->n_unanswered += (uint32_t)(result != CUDA_SUCCESS) - (uint32_t)j->unanswered;
    j->unanswered = result != CUDA_SUCCESS;
    if (j->unanswered)
        return;
    j->done = 1;
    while (l->answered != l->head && l->jobs[l->answered & mask].done)
        l->answered++;
    ferryi_st_release_u32(l->self.consumed, (uint32_t)l->answered << 1);
}

static void answer_again(ferryi_gpu_pipelines *l)
{
    for (uint64_t i = l->answered; i != l->head && l->n_unanswered != 0; i++)
        if (l->jobs[i & l->pe->world.ring_mask].unanswered)
            answer(l, &l->jobs[i & l->pe->world.ring_mask]);
}

static void end_job(ferryi_gpu_pipelines *l, job *j, ferry_status status)
{
    direction *w = j->get ? &l->in : &l->out;
    l->moved = 1;
    if (status != FERRY_SUCCESS && (j->moved != 0 || w->halted) &&
        ferryi_pipelines_enter(l)) { /* no access to the buffer after this call has ended */
        const uint64_t deadline = ferryi_deadline_after(ENGINE_NS);
        for (int i = 0; i < 2; i++)
            if (ferryi_gpu_finish(w->stream[i], deadline) == CUDA_ERROR_NOT_READY && l->late++ == 0)
                ferryi_log(
                    FERRYI_LOG_WARN,
                    "a copy of %llu bytes for PE %d has not ended 1 s after its call's end: it may still change memory",
                    (unsigned long long)j->bytes, j->pe);
    }
    if (!j->of_host) {
        j->status = status;
        answer(l, j);
        return;
    }
    ferryi_mutex_lock(&l->lock, FERRYI_MUTEX_PIPELINE_JOBS);
    j->status = status;
    j->done = 1;
    pthread_cond_broadcast(&l->ended);
    ferryi_mutex_unlock(&l->lock);
}

static void queue_job(ferryi_gpu_pipelines *l, job *j)
{
    pipeline *to = pipeline_to(l, j->pe);
    l->moved = 1;
    j->next = NULL;
    if (to == NULL) {
        end_job(l, j, FERRY_ERR_NO_PATH);
        return;
    }
    j->straight = to->heap != NULL && !j->pageable;
    job **last = j->straight ? &to->straight : j->get ? &to->gets : &to->puts;
    while (*last != NULL)
        last = &(*last)->next;
    *last = j;
}

static void take_from_kernels(ferryi_gpu_pipelines *l, uint64_t now)
{
    const uint64_t mask = l->pe->world.ring_mask;
    while (l->head - l->answered <= mask) {
        const ferryi_descriptor *r = &l->self.ring[l->head & mask];
        const uint64_t first = ferryi_descriptor_first(r);
        uint64_t both[5];
        uint32_t strange = 0;
        for (uint32_t i = 0; i < 5; i++)
            strange |= ferryi_descriptor_load(r, i, ferryi_ticket_tag(l->head), &both[i]);
        if (strange != 0 || ferryi_word_tag(first) != ferryi_ticket_tag(l->head))
            return;
        ferryi_fence_acquire(); /* A0 */
        job *j = &l->jobs[l->head & mask];
        *j = (job){ .pe = (int)(uint32_t)both[2],
                    .get = ferryi_descriptor_op(first) == FERRYI_OP_BULK_GET,
                    .other = (char *)(uintptr_t)both[1],
                    .offset = ferryi_descriptor_offset(first, (uint32_t)(both[0] >> 32)),
                    .bytes = both[3],
                    .deadline = both[4] > UINT64_MAX - now ? UINT64_MAX : now + both[4],
                    .ticket = l->head };
        l->head++;
        if (ferryi_pipelines_enter(l) && ferryi_gpu_memory_type(j->other) == 0)
            end_job(l, j, FERRY_ERR_UNSUPPORTED);
        else
            queue_job(l, j);
    }
}

static void take_from_host(ferryi_gpu_pipelines *l)
{
    if (__atomic_load_n(&l->inbox, __ATOMIC_RELAXED) == NULL)
        return;
    ferryi_mutex_lock(&l->lock, FERRYI_MUTEX_PIPELINE_JOBS);
    job *j = l->inbox;
    l->inbox = NULL;
    ferryi_mutex_unlock(&l->lock);
    for (job *next; j != NULL; j = next) {
        next = j->next;
        queue_job(l, j);
    }
}

/* Returns how many of the numbers that count a job's chunks, or its parts, have ended. */
static uint64_t ended_of(const pipeline *to, const job *j)
{
    return j->straight ? to->over : j->get ? to->landed : to->emptied;
}

/* Ends the finished jobs of one list of a pipeline. */
static void end_some(ferryi_gpu_pipelines *l, const pipeline *to, job **list, uint64_t now)
{
    const ferryi_world *w = &l->pe->world;
    for (job **at = list; *at != NULL;) {
        job *j = *at;
        ferry_status status = j->status;
        const int over = (j->moved == j->bytes || status != FERRY_SUCCESS) && ended_of(to, j) >= j->last;
        if (!over && ferryi_ld_relaxed_u32(&w->ctl->aborted))
            status = FERRY_ERR_ABORTED;
        else if (!over && ferryi_pair_is_lost(l->pe, to->pe))
            status = FERRY_ERR_PEER_LOST;
        else if (!over && now >= j->deadline)
            status = status != FERRY_SUCCESS ? status : FERRY_ERR_TIMEOUT;
        else if (!over) {
            at = &j->next;
            continue;
        }
        *at = j->next; /* unlink first: the caller owns a host's job and may free it after end_job() */
        end_job(l, j, status);
    }
}

int ferryi_gpu_pipelines_serve(ferryi_gpu_pipelines *l, uint64_t now)
{
    if (l == NULL)
        return 0;
    l->moved = l->entered = 0;
    answer_again(l);
    take_from_kernels(l, now);
    take_from_host(l);
    for (int i = 0; i < l->n; i++) {
        pipeline *a = &l->pipeline[i];
        ferryi_chunks_look(l, a);
        ferryi_straight_look(l, a);
        end_some(l, a, &a->puts, now);
        end_some(l, a, &a->gets, now);
        end_some(l, a, &a->straight, now);
        if (ferryi_pair_is_lost(l->pe, a->pe))
            continue;
        ferryi_chunks_receive(l, a);
        ferryi_chunks_send(l, a);
        ferryi_chunks_request(l, a);
        ferryi_straight_copy(l, a);
    }
    if (l->entered)
        ferryi_gpu_leave();
    return l->moved;
}

/* ---- From ferry_init to ferry_finalize. */

int ferryi_gpu_rings_in_host(const ferryi_pe *pe, int peer)
{
    const int me = pe->world.my_pe;
    return (ferryi_pair_is_weak(pe, me, peer) || ferryi_pair_is_weak(pe, peer, me)) && !ferryi_rings_in_gpu(pe, peer);
}

/* The chunks of a pair's third GPU, as this PE's copy engines reach them. */
static char *chunks_via(const ferryi_pe *pe, int from, int to, size_t chunk)
{
    const int via = ferryi_pair_at(pe, from, to)->via;
    if (via == 0)
        return NULL;
    return (char *)(uintptr_t)(pe->world.heap + pe->forward_at) + pe->world.peer[via - 1].delta +
           (size_t)ferryi_pair_via_number(pe, from, to) * FERRYI_PIPELINE_SLOTS * chunk;
}

ferry_status ferryi_gpu_pipelines_create(ferryi_pe *pe, const ferryi_ring_out *table, ferryi_reply *answers,
                                         CUstream stream)
{
    const int n = pe->world.n_pes, me = pe->world.my_pe;
    int least, first;
    ferryi_ring_out out;
    ferryi_gpu_pipelines *l = calloc(1, sizeof *l + (size_t)n * sizeof l->pipeline[0]);
    if (l != NULL)
        l->jobs = calloc(pe->env.ring_slots, sizeof *l->jobs);
    if (l == NULL || l->jobs == NULL) {
        free(l);
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the pipelines of staged pairs: raise the memory limit");
    }
    l->pe = pe;
    l->table = table;
    l->answers = answers;
    l->answering = stream;
    ferryi_segment_ends(pe, me, &out, &l->self);
    for (int p = 0; p < n; p++) {
        pipeline *a = &l->pipeline[l->n];
        if (!ferryi_gpu_rings_in_host(pe, p))
            continue;
        a->pe = p;
        a->here = ferryi_segment_pipeline(pe, me, p, &a->in, &l->chunk);
        a->there = ferryi_segment_pipeline(pe, p, me, &a->out, &l->chunk);
        if (ferryi_pair_has_copies(pe, me, p))
            a->heap = (char *)(uintptr_t)pe->world.heap + pe->world.peer[p].delta;
        a->out_via = chunks_via(pe, me, p, l->chunk);
        a->in_via = chunks_via(pe, p, me, l->chunk);
        l->n++;
    }
    pthread_mutex_init(&l->lock, NULL);
    pthread_cond_init(&l->ended, NULL);
    pe->gpu->pipelines = l;
    CUresult result = CU->CtxGetStreamPriorityRange(&least, &first);
    CUstream *streams[] = { &l->in.stream[0], &l->in.stream[1], &l->out.stream[0], &l->out.stream[1] };
    for (int i = 0; i < 4 && result == CUDA_SUCCESS; i++)
        result = CU->StreamCreateWithPriority(streams[i], CU_STREAM_NON_BLOCKING, first);
    return ferryi_cu_error(result, "creating streams for the pipelines of staged pairs");
}

int ferryi_gpu_pipelines_are_busy(ferryi_gpu_pipelines *l, uint64_t deadline)
{
    CUstream streams[] = { l->in.stream[0], l->in.stream[1], l->out.stream[0], l->out.stream[1] };
    for (int i = 0; i < 4; i++)
        if (ferryi_gpu_finish(streams[i], deadline) == CUDA_ERROR_NOT_READY)
            return 1;
    return 0;
}

void ferryi_gpu_pipelines_destroy(ferryi_gpu_pipelines *l)
{
    if (l == NULL)
        return;
    for (int i = 0; i < l->n; i++)
        if (l->pipeline[i].out_via != NULL)
            ferryi_log(FERRYI_LOG_DEBUG, "%llu bytes for PE %d went through the GPU of PE %d",
                       (unsigned long long)l->pipeline[i].forwarded, l->pipeline[i].pe,
                       ferryi_pair_at(l->pe, l->pe->world.my_pe, l->pipeline[i].pe)->via - 1);
    CUstream streams[] = { l->in.stream[0], l->in.stream[1], l->out.stream[0], l->out.stream[1] };
    for (int i = 0; i < 4; i++)
        if (streams[i] != NULL)
            (void)CU->StreamDestroy(streams[i]);
    pthread_cond_destroy(&l->ended);
    pthread_mutex_destroy(&l->lock);
    free(l->jobs);
    free(l);
}
