/* SPDX-License-Identifier: BSD-3-Clause */
/* Bulk transfers of staged pairs.  Each ordered pair has a pipeline: chunks of host memory at the receiver, or in the
 * memory of a third GPU that both PEs' copy engines reach (a pair's `via`).
 *
 * Sender's service                                      Receiver's service
 *   L3  load freed, acquire              <- L2            L1  load item seq, acquire            <- L0
 *       fill the item; a copy engine fills the chunk          a copy engine empties the chunk
 *   L0  the same stream stores item seq  -> L1            L2  the same stream stores freed      -> L3
 *
 * The service never blocks on a peer: it queues copies, each followed by a word store, up to FERRYI_PIPELINE_SLOTS
 * chunks ahead, and no stream operation waits for a word.  A peer that stops or dies thus blocks no stream and no other
 * pair.
 *
 * A put is complete when all its chunks are free again.  For a get, the asker sends an ask to the owner (L4 store ask
 * seq, release; L5 load, acquire; L6 store heard, L7 load, likewise), and the owner sends the data by its pipeline to
 * the asker.  The get is complete when its last copy has ended; the asker sees that in `freed`.  A deadline, the peer's
 * death or an abort also ends a request, after the copies under way for that request have ended.
 *
 * The driver may refuse a copy, or accept the copy and refuse its word store.  The request then ends with
 * FERRY_ERR_SYSTEM, and no slot is lost.  Because the copy may be under way, the service queues nothing more in that
 * direction until both streams have drained (`halted`); then the chunk is free.  The receiver stores L2 itself, with
 * FERRYI_PIPELINE_SPOILED for a chunk of a put; the sender's L3 finds the put by the chunk number.  The sender has not
 * counted the slot as sent, so it uses the slot for the next chunk.  An owner that cannot send the data of a get
 * reports the failure in that slot (FERRYI_PIPELINE_FAILED, L0 by the service).
 *
 * A pair whose copy engines reach the peer's memory (ferryi_pair_has_copies()) uses no chunks.  One copy engine of the
 * asker moves each part straight between the two GPUs, for a put and for a get, and the same stream stores the part's
 * number: L8 store `copied`, after the copy; L9 load, acquire, by the asker's own service.  The word store follows the
 * copy with a fence for the whole system, so the part is in the peer's memory before the answer, and thus before any
 * record that the caller sends next: fence, quiet and signals need not know of copies.  The peer takes no part, so its
 * stop or death holds no copy up.  Memory that copy engines cannot reach goes by chunks.
 *
 * Chunks of a third GPU change nothing but their addresses: the item says where its chunk lies, and L0 and L2 follow
 * the copies with a fence for the whole system, wherever the memory is.  A transfer whose one end only a CPU reaches
 * uses chunks of host memory, and an ask says so.  The third GPU's PE takes no part; if it dies, the mappings keep its
 * memory.
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

/* The smallest part worth its own copy: at this size, the copy takes 1.5 times its pure transfer time. */
#define PART ((uint64_t)256 << 10)

/* A part of a straight copy.  No other engine waits for it, so only its end matters: a call that ends early waits for
 * the parts under way. */
#define STRAIGHT_PART ((uint64_t)8 << 20)

/* Copies of a few chunks take a few ms.  end() stops waiting for them after this time. */
#define ENGINE_NS 1000000000u

static CUdeviceptr address(const void *p)
{
    return (CUdeviceptr)(uintptr_t)p;
}

static int enter(ferryi_gpu_pipelines *l)
{
    l->moved = 1;
    if (!l->entered)
        l->entered = ferryi_gpu_enter(l->pe->gpu) == FERRY_SUCCESS;
    return l->entered;
}

/* Returns 1 if copies may be queued; the CUDA context is then current. */
static int is_ready(ferryi_gpu_pipelines *l, direction *w)
{
    if (!enter(l))
        return 0;
    for (int i = 0; i < 2 && w->halted; i++)
        if (CU->StreamQuery(w->stream[i]) == CUDA_ERROR_NOT_READY)
            return 0;
    w->halted = 0;
    return 1;
}

/* Queues a copy, then the store of the word that signals the copy's end. */
static int move(ferryi_gpu_pipelines *l, direction *w, uint64_t number, const void *dst, const void *src, size_t n,
                const uint64_t *word)
{
    CUstream stream = w->stream[number % 2];
    l->result = CU->MemcpyAsync(address(dst), address(src), n, stream);
    if (l->result == CUDA_SUCCESS)
        l->result = CU->StreamWriteValue64(stream, address(word), number + 1, CU_STREAM_WRITE_VALUE_DEFAULT);
    w->halted = l->result != CUDA_SUCCESS;
    return !w->halted;
}

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
    if (enter(l))
        result = CU->StreamWriteValue64(l->answering, address(&reply->value),
                                        (uint64_t)j->status | (j->straight ? FERRYI_ANSWER_STRAIGHT : 0) |
                                            j->moved << FERRYI_ANSWER_STATUS,
                                        CU_STREAM_WRITE_VALUE_DEFAULT);
    if (result == CUDA_SUCCESS)
        result = CU->StreamWriteValue64(l->answering, address(&reply->half[0]), ferryi_reply_mark(j->ticket),
                                        CU_STREAM_WRITE_VALUE_DEFAULT); /* R1 */
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

static void end(ferryi_gpu_pipelines *l, job *j, ferry_status status)
{
    direction *w = j->get ? &l->in : &l->out;
    l->moved = 1;
    if (status != FERRY_SUCCESS && (j->moved != 0 || w->halted) &&
        enter(l)) { /* no access to the buffer after this call has ended */
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

static void take(ferryi_gpu_pipelines *l, job *j)
{
    pipeline *to = pipeline_to(l, j->pe);
    l->moved = 1;
    j->next = NULL;
    if (to == NULL) {
        end(l, j, FERRY_ERR_NO_PATH);
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
        const ferryi_record *r = &l->self.ring[l->head & mask];
        const uint64_t first = ferryi_record_first(r);
        uint64_t both[5];
        uint32_t strange = 0;
        for (uint32_t i = 0; i < 5; i++)
            strange |= ferryi_record_load(r, i, ferryi_ticket_tag(l->head), &both[i]);
        if (strange != 0 || ferryi_word_tag(first) != ferryi_ticket_tag(l->head))
            return;
        ferryi_fence_acquire(); /* A0 */
        job *j = &l->jobs[l->head & mask];
        *j = (job){ .pe = (int)(uint32_t)both[2],
                    .get = ferryi_record_op(first) == FERRYI_OP_BULK_GET,
                    .other = (char *)(uintptr_t)both[1],
                    .offset = ferryi_record_offset(first, (uint32_t)(both[0] >> 32)),
                    .bytes = both[3],
                    .deadline = both[4] > UINT64_MAX - now ? UINT64_MAX : now + both[4],
                    .ticket = l->head };
        l->head++;
        if (enter(l) && ferryi_gpu_memory_type(j->other) == 0)
            end(l, j, FERRY_ERR_UNSUPPORTED);
        else
            take(l, j);
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
        take(l, j);
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
        *at = j->next; /* unlink first: the caller owns a host's job and may free it after end() */
        end(l, j, status);
    }
}

/* ---- Receiving. */

static void hear(ferryi_gpu_pipelines *l, pipeline *from)
{
    while (from->n_owed < FERRYI_PIPELINE_REQUESTS) {
        const ferryi_pipeline_request *ask = &from->here->ask[from->heard % FERRYI_PIPELINE_REQUESTS];
        if (ferryi_ld_acquire_u64(&ask->seq) != from->heard + 1) /* L5 */
            return;
        uint64_t len = ferryi_ld_relaxed_u64(&l->pe->world.heap_len);
        if (ask->offset <= len && ask->bytes <= len - ask->offset)
            from->owed[(from->first_owed + from->n_owed++) % FERRYI_PIPELINE_REQUESTS] =
                (owed){ ask->get, ask->offset, ask->bytes, 0, ask->by_cpu };
        from->heard++;
        ferryi_st_release_u64(&from->there->heard, from->heard); /* L6 */
        l->moved = 1;
    }
}

/* Empties one item's chunk.  Freeing the chunk invalidates the item.  Returns 0 if the copy failed: free it later. */
static int empty(ferryi_gpu_pipelines *l, pipeline *from, const ferryi_pipeline_item *at)
{
    const ferryi_pipeline_item item = *at;
    const uint64_t slot = from->come % FERRYI_PIPELINE_SLOTS;
    const char *chunk = (item.via && from->in_via != NULL ? from->in_via : from->in) + slot * l->chunk;
    uint64_t *freed = &from->there->freed[slot];
    char *dst = NULL;
    job *j = from->gets;
    while (item.get != 0 && j != NULL && (j->number != item.get || j->status != FERRY_SUCCESS))
        j = j->next;
    if (j != NULL && item.place != FERRYI_PIPELINE_FAILED &&
        (item.bytes > j->bytes || item.place > j->bytes - item.bytes))
        j = NULL; /* it does not belong to what the get asked for */
    if (item.get == 0)
        dst = (char *)(uintptr_t)(l->pe->world.heap + item.place);
    else if (j != NULL) /* j == NULL: the get has already ended */
        dst = j->other + item.place;
    if (from->spoiled || (item.get != 0 && item.place == FERRYI_PIPELINE_FAILED)) {
        from->spoiled = 0;
        if (item.get != 0 && j != NULL)
            j->status = FERRY_ERR_SYSTEM;
        ferryi_st_release_u64(freed, (from->come + 1) | (item.get == 0 ? FERRYI_PIPELINE_SPOILED : 0)); /* L2 */
        return 1;
    }
    if (dst == NULL || (item.get != 0 && j->pageable)) {
        if (dst != NULL)
            ferryi_copy(dst, chunk, item.bytes, 0, 1);
        ferryi_st_release_u64(freed, from->come + 1);                         /* L2 */
    } else if (!move(l, &l->in, from->come, dst, chunk, item.bytes, freed)) { /* L2 */
        if (l->failed++ == 0)
            (void)ferryi_cu_error(l->result, "copying data that a staged pair has received");
        from->spoiled = 1;
        return 0;
    }
    if (item.get != 0 && j != NULL) {
        j->moved += item.bytes;
        j->last = from->come + 1;
    }
    return 1;
}

static void receive(ferryi_gpu_pipelines *l, pipeline *from)
{
    for (;; from->come++) {
        const ferryi_pipeline_item *item = &from->here->item[from->come % FERRYI_PIPELINE_SLOTS];
        if (ferryi_ld_acquire_u64(&item->seq) != from->come + 1 || !is_ready(l, &l->in) || /* L1 */
            !empty(l, from, item))
            return;
    }
}

/* Marks the put whose chunk the receiver failed to copy.  Chunks of gets may lie between a put's chunks, but the
 * receiver never marks those SPOILED.  The put may already have ended. */
static void spoil(pipeline *a, uint64_t chunk)
{
    for (job *j = a->puts; j != NULL; j = j->next)
        if (chunk >= j->first && chunk < j->last)
            j->status = FERRY_ERR_SYSTEM;
}

/* Updates the progress of both directions' copies.  The peer may already have reused an incoming slot. */
static void look(ferryi_gpu_pipelines *l, pipeline *a)
{
    const uint64_t before = a->emptied + a->landed + a->over;
    for (; a->emptied != a->sent; a->emptied++) {
        const uint64_t freed = ferryi_ld_acquire_u64(&a->here->freed[a->emptied % FERRYI_PIPELINE_SLOTS]); /* L3 */
        if ((freed & ~FERRYI_PIPELINE_SPOILED) <= a->emptied)
            break;
        if ((freed & FERRYI_PIPELINE_SPOILED) != 0)
            spoil(a, a->emptied);
    }
    while (a->landed != a->come && (ferryi_ld_acquire_u64(&a->there->freed[a->landed % FERRYI_PIPELINE_SLOTS]) &
                                    ~FERRYI_PIPELINE_SPOILED) > a->landed)
        a->landed++;
    while (a->over != a->begun &&
           ferryi_ld_acquire_u64(&a->there->copied[a->over % FERRYI_PIPELINE_SLOTS]) > a->over) /* L9 */
        a->over++;
    l->moved |= before != a->emptied + a->landed + a->over;
}

/* ---- Sending. */

/* Returns the size of a request's next part; `left` bytes remain.  The first and last parts are small, so the receiver
 * starts early and its last copy ends soon after the sender's last copy. */
static size_t part_of(const ferryi_gpu_pipelines *l, const pipeline *to, uint64_t left, int more)
{
    const uint64_t least = PART < l->pe->env.staged_bulk ? PART : l->pe->env.staged_bulk;
    const uint64_t under_way = to->sent - to->emptied;
    uint64_t part = least << (under_way < 10 ? under_way : 10);
    if (!more && left / 2 < part)
        part = left / 2 < least ? least : (left / 2 + 4095) / 4096 * 4096;
    if (part > l->chunk)
        part = l->chunk;
    return left < part ? left : part;
}

/* by_cpu: the chunk must be in host memory. */
static int send(ferryi_gpu_pipelines *l, pipeline *to, const char *src, int pageable, int by_cpu, uint64_t place,
                uint64_t get, size_t n)
{
    const uint64_t slot = to->sent % FERRYI_PIPELINE_SLOTS;
    const int via = to->out_via != NULL && !pageable && !by_cpu;
    ferryi_pipeline_item *item = &to->there->item[slot];
    char *chunk = (via ? to->out_via : to->out) + slot * l->chunk;
    item->via = (uint64_t)via;
    item->place = place;
    item->get = get;
    item->bytes = n;
    if (pageable) {
        ferryi_copy(chunk, src, n, 0, 1);
        ferryi_st_release_u64(&item->seq, to->sent + 1);                 /* L0 */
    } else if (!move(l, &l->out, to->sent, chunk, src, n, &item->seq)) { /* L0 */
        return 0;
    }
    to->sent++;
    to->forwarded += via ? n : 0;
    ferryi_service_wake(ferryi_segment_ctl(l->pe, to->pe));
    return 1;
}

static job *next_put(job *j)
{
    while (j != NULL && (j->moved == j->bytes || j->status != FERRY_SUCCESS))
        j = j->next;
    return j;
}

static void send_put(ferryi_gpu_pipelines *l, pipeline *to, job *j)
{
    size_t part = part_of(l, to, j->bytes - j->moved, to->n_owed != 0 || next_put(j->next) != NULL);
    if (send(l, to, j->other + j->moved, j->pageable, 0, j->offset + j->moved, 0, part)) {
        j->first = j->moved == 0 ? to->sent - 1 : j->first;
        j->moved += part;
        j->last = to->sent;
        return;
    }
    (void)ferryi_cu_error(l->result, "copying data to a staged pair's chunks");
    j->status = FERRY_ERR_SYSTEM; /* the put ends once its sent chunks are free again */
}

static void send_owed(ferryi_gpu_pipelines *l, pipeline *to)
{
    owed *o = &to->owed[to->first_owed];
    size_t part = part_of(l, to, o->bytes - o->moved, to->n_owed > 1 || next_put(to->puts) != NULL);
    const char *src = (const char *)(uintptr_t)(l->pe->world.heap + o->offset + o->moved);
    if (send(l, to, src, 0, o->by_cpu != 0, o->moved, o->get, part))
        o->moved += part;
    else {
        if (l->failed++ == 0)
            (void)ferryi_cu_error(l->result, "copying data for a get of a staged pair");
        (void)send(l, to, to->out, 1, 1, FERRYI_PIPELINE_FAILED, o->get, 0); /* 0 bytes */
        o->moved = o->bytes;
    }
    if (o->moved == o->bytes) {
        to->first_owed = (to->first_owed + 1) % FERRYI_PIPELINE_REQUESTS;
        to->n_owed--;
    }
}

static void send_some(ferryi_gpu_pipelines *l, pipeline *to)
{
    while (to->sent - to->emptied < FERRYI_PIPELINE_SLOTS) {
        job *put = next_put(to->puts);
        if ((put == NULL && to->n_owed == 0) || !is_ready(l, &l->out))
            return;
        if (to->n_owed != 0 && (put == NULL || to->owed_next))
            send_owed(l, to);
        else
            send_put(l, to, put);
        to->owed_next = !to->owed_next;
    }
}

/* ---- Straight copies. */

/* Returns 1 if it has queued the job's next part. */
static int copy_part(ferryi_gpu_pipelines *l, pipeline *to, job *j)
{
    direction *w = j->get ? &l->in : &l->out;
    const uint64_t left = j->bytes - j->moved, part = left < STRAIGHT_PART ? left : STRAIGHT_PART;
    char *here = j->other + j->moved, *there = to->heap + j->offset + j->moved;
    if (part == 0 || j->status != FERRY_SUCCESS || to->begun - to->over >= FERRYI_PIPELINE_SLOTS || !is_ready(l, w))
        return 0;
    if (!move(l, w, to->begun, j->get ? here : there, j->get ? there : here, part,
              &to->there->copied[to->begun % FERRYI_PIPELINE_SLOTS])) { /* L8 */
        if (l->failed++ == 0)
            (void)ferryi_cu_error(l->result, "a copy engine's copy between a staged pair's GPUs");
        j->status = FERRY_ERR_SYSTEM;
        return 0;
    }
    j->moved += part;
    j->last = ++to->begun;
    return 1;
}

/* One part of each job in turn. */
static void copy_some(ferryi_gpu_pipelines *l, pipeline *to)
{
    for (int any = to->straight != NULL; any;) {
        any = 0;
        for (job *j = to->straight; j != NULL; j = j->next)
            any |= copy_part(l, to, j);
    }
}

/* ---- Asking for data. */

static void ask(ferryi_gpu_pipelines *l, pipeline *of)
{
    for (job *j = of->gets; j != NULL; j = j->next) {
        if (j->number != 0)
            continue;
        if (of->asked - ferryi_ld_acquire_u64(&of->here->heard) >= FERRYI_PIPELINE_REQUESTS) /* L7 */
            return;
        ferryi_pipeline_request *ask = &of->there->ask[of->asked % FERRYI_PIPELINE_REQUESTS];
        ask->get = j->number = ++l->numbers;
        ask->offset = j->offset;
        ask->bytes = j->bytes;
        ask->by_cpu = (uint64_t)j->pageable;
        ferryi_st_release_u64(&ask->seq, ++of->asked); /* L4 */
        ferryi_service_wake(ferryi_segment_ctl(l->pe, of->pe));
        l->moved = 1;
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
        look(l, a);
        end_some(l, a, &a->puts, now);
        end_some(l, a, &a->gets, now);
        end_some(l, a, &a->straight, now);
        if (ferryi_pair_is_lost(l->pe, a->pe))
            continue;
        hear(l, a);
        receive(l, a);
        send_some(l, a);
        ask(l, a);
        copy_some(l, a);
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
