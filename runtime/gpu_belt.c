/* SPDX-License-Identifier: BSD-3-Clause */
/* Bulk of staged pairs.  An ordered pair has a belt: chunks of host memory at the receiver.
 *
 * Sender's service                                      Receiver's service
 *   L3  load freed, acquire              <- L2            L1  load item seq, acquire            <- L0
 *       fill the item; a copy engine fills the chunk          a copy engine empties the chunk
 *   L0  the same stream stores item seq  -> L1            L2  the same stream stores freed      -> L3
 *
 * Nothing here waits for anything: the copies and the words behind them are in streams, up to FERRYI_BELT_SLOTS chunks
 * ahead, and a stream never waits for a word.  So a peer that stops or dies holds up no stream and no other pair.
 *
 * A put is complete when all its chunks are free again.  A get is asked for at its owner (L4 store ask seq, release; L5
 * load, acquire; L6 store heard, L7 load, likewise), who sends it by the belt to the asker; it is complete when the
 * last of its copies has ended, which `freed` tells its own side too.  Each request ends by its deadline, by the peer's
 * death or by an abort; copies that are under way for it end before it does. */
#include "runtime/gpu_belt.h"
#include "ferry/device/belt__funcs.h"
#include "runtime/clock.h"
#include "runtime/gpu_state.h"
#include "runtime/log.h"
#include <sched.h>
#include <stdlib.h>

#define CU (ferryi_cu_table)

/* The least that is worth a copy of its own: it takes half as long again as its bytes would. */
#define PART ((uint64_t)256 << 10)

typedef struct job {
    struct job *next;
    int pe, get;
    int pageable; /* no copy engine reaches it: the service copies itself */
    int done;
    ferry_status status; /* then */
    char *other;
    uint64_t offset, bytes;
    uint64_t moved; /* of a put: handed to the copy engine; of a get: has come, and was */
    uint64_t last;  /* the belt's chunks up to its last one */
    uint64_t deadline;
    uint64_t number; /* of a get: what items call it by; 0: its owner was not asked yet */
    uint64_t ticket; /* of a kernel's request */
    int of_host;
} job;

typedef struct owed {
    uint64_t get, offset, bytes, moved;
} owed;

typedef struct belt {
    int pe;
    ferryi_belt *here, *there; /* the peer writes; this PE writes */
    char *in, *out;            /* chunks */
    uint64_t sent, emptied;    /* chunks that were filled; of these, how many are known to be free again */
    uint64_t come, landed;     /* chunks whose copy was put into a stream; whose copy has ended */
    uint64_t asked, heard;     /* own asks; the peer's */
    job *puts, *gets;          /* in the order of their requests */
    owed owed[FERRYI_BELT_ASKS];
    uint32_t first_owed, n_owed;
    int owed_next; /* puts and what is owed take turns */
} belt;

struct ferryi_gpu_belts {
    ferryi_pe *pe;
    pthread_mutex_t lock; /* inbox, and done of its jobs */
    pthread_cond_t ended;
    job *inbox; /* of the host's calls */
    ferryi_in self;
    ferryi_reply *answers; /* [slots], in GPU memory */
    CUstream answering;
    uint64_t head, answered; /* of the ring of this PE to itself: records taken, and those whose slot is free again */
    job *jobs;               /* [slots] */
    CUstream in[2], out[2];  /* by turns: one engine's start hides behind the other's copy */
    CUresult result;         /* of this turn */
    int entered;             /* the context, in this turn */
    int moved;               /* something was done in this turn */
    int failed;
    size_t chunk;
    uint64_t numbers;
    int n;
    belt belt[];
};

static CUdeviceptr address(const void *p)
{
    return (CUdeviceptr)(uintptr_t)p;
}

static int enter(ferryi_gpu_belts *l)
{
    l->moved = 1;
    if (!l->entered)
        l->entered = ferryi_gpu_enter(l->pe->gpu) == FERRY_SUCCESS;
    return l->entered;
}

/* ---- Requests: how they come, and how they end. */

static belt *belt_to(ferryi_gpu_belts *l, int pe)
{
    for (int i = 0; i < l->n; i++)
        if (l->belt[i].pe == pe)
            return &l->belt[i];
    return NULL;
}

/* To a kernel.  A slot that is used again gets its answers in the stream's order, so a late one harms nobody. */
static void answer(ferryi_gpu_belts *l, job *j)
{
    const uint64_t mask = l->pe->world.ring_mask;
    ferryi_reply *reply = &l->answers[j->ticket & mask];
    CUresult result = CUDA_ERROR_INVALID_CONTEXT;
    if (enter(l))
        result = CU->StreamWriteValue64(l->answering, address(&reply->value),
                                        (uint64_t)j->status | j->moved << FERRYI_ANSWER_STATUS,
                                        CU_STREAM_WRITE_VALUE_DEFAULT);
    if (result == CUDA_SUCCESS)
        result = CU->StreamWriteValue64(l->answering, address(&reply->half[0]), ferryi_reply_mark(j->ticket),
                                        CU_STREAM_WRITE_VALUE_DEFAULT); /* R1 */
    if (result != CUDA_SUCCESS && l->failed++ == 0) /* the kernel gives up when its budget is over */
        (void)ferryi_cu_error(result, "answering a kernel");
    j->done = 1;
    while (l->answered != l->head && l->jobs[l->answered & mask].done)
        l->answered++;
    ferryi_st_release_u32(l->self.consumed, (uint32_t)l->answered << 1);
}

static void end(ferryi_gpu_belts *l, job *j, ferry_status status)
{
    CUstream *streams = j->get ? l->in : l->out;
    l->moved = 1;
    if (status != FERRY_SUCCESS && j->moved != 0 && enter(l)) /* nothing touches the other end any more */
        for (int i = 0; i < 2; i++)
            (void)CU->StreamSynchronize(streams[i]);
    if (!j->of_host) {
        j->status = status;
        answer(l, j);
        return;
    }
    pthread_mutex_lock(&l->lock);
    j->status = status;
    j->done = 1;
    pthread_cond_broadcast(&l->ended);
    pthread_mutex_unlock(&l->lock);
}

static void take(ferryi_gpu_belts *l, job *j)
{
    belt *to = belt_to(l, j->pe);
    l->moved = 1;
    j->next = NULL;
    if (to == NULL) {
        end(l, j, FERRY_ERR_NO_PATH);
        return;
    }
    job **last = j->get ? &to->gets : &to->puts;
    while (*last != NULL)
        last = &(*last)->next;
    *last = j;
}

static void take_from_kernels(ferryi_gpu_belts *l, uint64_t now)
{
    const uint64_t mask = l->pe->world.ring_mask;
    while (l->head - l->answered <= mask) {
        const ferryi_record *r = &l->self.ring[l->head & mask];
        const uint64_t first = ferryi_record_first(r);
        uint64_t both[5];
        uint32_t strange = 0;
        for (uint32_t i = 0; i < 5; i++)
            strange |= ferryi_record_load(r, i, ferryi_tag_of(l->head), &both[i]);
        if (strange != 0 || ferryi_word_tag(first) != ferryi_tag_of(l->head))
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

static void take_from_host(ferryi_gpu_belts *l)
{
    if (__atomic_load_n(&l->inbox, __ATOMIC_RELAXED) == NULL)
        return;
    pthread_mutex_lock(&l->lock);
    job *j = l->inbox;
    l->inbox = NULL;
    pthread_mutex_unlock(&l->lock);
    for (job *next; j != NULL; j = next) {
        next = j->next;
        take(l, j);
    }
}

/* Ends what has come to its end in one of a belt's lists. */
static void end_some(ferryi_gpu_belts *l, const belt *to, job **list, uint64_t now)
{
    const ferryi_world *w = &l->pe->world;
    for (job **at = list; *at != NULL;) {
        job *j = *at;
        ferry_status status = FERRY_SUCCESS;
        int over = j->moved == j->bytes && (j->get ? to->landed : to->emptied) >= j->last;
        if (!over && ferryi_ld_relaxed_u32(&w->ctl->aborted))
            status = FERRY_ERR_ABORTED;
        else if (!over && ferryi_ld_relaxed_u8(&w->peer_state[to->pe]) == FERRY_PEER_LOST)
            status = FERRY_ERR_PEER_LOST;
        else if (!over && now >= j->deadline)
            status = FERRY_ERR_TIMEOUT;
        if (!over && status == FERRY_SUCCESS) {
            at = &j->next;
            continue;
        }
        *at = j->next; /* the caller's own, which may go away when it hears of the end */
        end(l, j, status);
    }
}

/* ---- What comes. */

static void hear(ferryi_gpu_belts *l, belt *from)
{
    while (from->n_owed < FERRYI_BELT_ASKS) {
        const ferryi_belt_ask *ask = &from->here->ask[from->heard % FERRYI_BELT_ASKS];
        if (ferryi_ld_acquire_u64(&ask->seq) != from->heard + 1) /* L5 */
            return;
        uint64_t len = ferryi_ld_relaxed_u64(&l->pe->world.heap_len);
        if (ask->offset <= len && ask->bytes <= len - ask->offset)
            from->owed[(from->first_owed + from->n_owed++) % FERRYI_BELT_ASKS] =
                (owed){ ask->get, ask->offset, ask->bytes, 0 };
        from->heard++;
        ferryi_st_release_u64(&from->there->heard, from->heard); /* L6 */
        l->moved = 1;
    }
}

/* One item, which is gone as soon as its chunk is freed. */
static void empty(ferryi_gpu_belts *l, belt *from, const ferryi_belt_item item)
{
    const uint64_t slot = from->come % FERRYI_BELT_SLOTS;
    const char *chunk = from->in + slot * l->chunk;
    uint64_t *freed = &from->there->freed[slot];
    CUstream stream = l->in[from->come % 2];
    char *dst = NULL;
    job *j = from->gets;
    while (item.get != 0 && j != NULL && j->number != item.get)
        j = j->next;
    if (item.get == 0)
        dst = (char *)(uintptr_t)(l->pe->world.heap + item.place);
    else if (j != NULL) /* else it was given up */
        dst = j->other + item.place;
    if (dst == NULL || (item.get != 0 && j->pageable)) {
        if (dst != NULL)
            ferryi_copy(dst, chunk, item.bytes, 0, 1);
        ferryi_st_release_u64(freed, from->come + 1); /* L2 */
    } else {
        l->result = CU->MemcpyAsync(address(dst), address(chunk), item.bytes, stream);
        if (l->result == CUDA_SUCCESS)
            l->result =
                CU->StreamWriteValue64(stream, address(freed), from->come + 1, CU_STREAM_WRITE_VALUE_DEFAULT); /* L2 */
        if (l->result != CUDA_SUCCESS && l->failed++ == 0) /* its sender's request ends by its deadline */
            (void)ferryi_cu_error(l->result, "copying what a staged pair has sent");
    }
    if (item.get != 0 && j != NULL) {
        j->moved += item.bytes;
        j->last = from->come + 1;
    }
}

static void receive(ferryi_gpu_belts *l, belt *from)
{
    for (;; from->come++) {
        const ferryi_belt_item *item = &from->here->item[from->come % FERRYI_BELT_SLOTS];
        if (ferryi_ld_acquire_u64(&item->seq) != from->come + 1 || !enter(l)) /* L1 */
            return;
        empty(l, from, *item);
    }
}

/* How far the copies of both directions have come.  A slot that came in may have been used again meanwhile. */
static void look(ferryi_gpu_belts *l, belt *a)
{
    const uint64_t before = a->emptied + a->landed;
    while (a->emptied != a->sent &&
           ferryi_ld_acquire_u64(&a->here->freed[a->emptied % FERRYI_BELT_SLOTS]) > a->emptied) /* L3 */
        a->emptied++;
    while (a->landed != a->come && ferryi_ld_acquire_u64(&a->there->freed[a->landed % FERRYI_BELT_SLOTS]) > a->landed)
        a->landed++;
    l->moved |= before != a->emptied + a->landed;
}

/* ---- What goes. */

/* The next part of a request of which `left` bytes are still to go.  Both ends of a pipeline are short: the receiver
 * starts early, and its last copy is behind the sender's last by little. */
static size_t part_of(const ferryi_gpu_belts *l, const belt *to, uint64_t left, int more)
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

static int send(ferryi_gpu_belts *l, belt *to, const char *src, int pageable, uint64_t place, uint64_t get, size_t n)
{
    const uint64_t slot = to->sent % FERRYI_BELT_SLOTS;
    ferryi_belt_item *item = &to->there->item[slot];
    char *chunk = to->out + slot * l->chunk;
    CUstream stream = l->out[to->sent % 2];
    if (!enter(l))
        return 0;
    item->place = place;
    item->get = get;
    item->bytes = n;
    if (pageable) {
        ferryi_copy(chunk, src, n, 0, 1);
        ferryi_st_release_u64(&item->seq, to->sent + 1); /* L0 */
    } else {
        l->result = CU->MemcpyAsync(address(chunk), address(src), n, stream);
        if (l->result == CUDA_SUCCESS)
            l->result = CU->StreamWriteValue64(stream, address(&item->seq), to->sent + 1,
                                               CU_STREAM_WRITE_VALUE_DEFAULT); /* L0 */
        if (l->result != CUDA_SUCCESS)
            return 0;
    }
    to->sent++;
    ferryi_service_wake(ferryi_segment_ctl(l->pe, to->pe));
    return 1;
}

static job *next_put(job *j)
{
    while (j != NULL && j->moved == j->bytes)
        j = j->next;
    return j;
}

static void send_put(ferryi_gpu_belts *l, belt *to, job *j)
{
    size_t part = part_of(l, to, j->bytes - j->moved, to->n_owed != 0 || next_put(j->next) != NULL);
    if (send(l, to, j->other + j->moved, j->pageable, j->offset + j->moved, 0, part)) {
        j->moved += part;
        j->last = to->sent;
        return;
    }
    job **at = &to->puts;
    while (*at != j)
        at = &(*at)->next;
    *at = j->next;
    (void)ferryi_cu_error(l->result, "copying into the chunks of a staged pair");
    end(l, j, FERRY_ERR_SYSTEM);
}

static void send_owed(ferryi_gpu_belts *l, belt *to)
{
    owed *o = &to->owed[to->first_owed];
    size_t part = part_of(l, to, o->bytes - o->moved, to->n_owed > 1 || next_put(to->puts) != NULL);
    const char *src = (const char *)(uintptr_t)(l->pe->world.heap + o->offset + o->moved);
    if (send(l, to, src, 0, o->moved, o->get, part))
        o->moved += part;
    else /* its asker's request ends by its deadline */
        o->moved = o->bytes;
    if (o->moved == o->bytes) {
        to->first_owed = (to->first_owed + 1) % FERRYI_BELT_ASKS;
        to->n_owed--;
    }
}

static void send_some(ferryi_gpu_belts *l, belt *to)
{
    while (to->sent - to->emptied < FERRYI_BELT_SLOTS) {
        job *put = next_put(to->puts);
        if (put == NULL && to->n_owed == 0)
            return;
        if (to->n_owed != 0 && (put == NULL || to->owed_next))
            send_owed(l, to);
        else
            send_put(l, to, put);
        to->owed_next = !to->owed_next;
    }
}

static void ask(ferryi_gpu_belts *l, belt *of)
{
    for (job *j = of->gets; j != NULL; j = j->next) {
        if (j->number != 0)
            continue;
        if (of->asked - ferryi_ld_acquire_u64(&of->here->heard) >= FERRYI_BELT_ASKS) /* L7 */
            return;
        ferryi_belt_ask *ask = &of->there->ask[of->asked % FERRYI_BELT_ASKS];
        ask->get = j->number = ++l->numbers;
        ask->offset = j->offset;
        ask->bytes = j->bytes;
        ferryi_st_release_u64(&ask->seq, ++of->asked); /* L4 */
        ferryi_service_wake(ferryi_segment_ctl(l->pe, of->pe));
        l->moved = 1;
    }
}

int ferryi_gpu_belts_serve(ferryi_gpu_belts *l, uint64_t now)
{
    if (l == NULL)
        return 0;
    l->moved = l->entered = 0;
    take_from_kernels(l, now);
    take_from_host(l);
    for (int i = 0; i < l->n; i++) {
        belt *a = &l->belt[i];
        look(l, a);
        end_some(l, a, &a->puts, now);
        end_some(l, a, &a->gets, now);
        if (ferryi_ld_relaxed_u8(&l->pe->world.peer_state[a->pe]) == FERRY_PEER_LOST)
            continue;
        hear(l, a);
        receive(l, a);
        send_some(l, a);
        ask(l, a);
    }
    if (l->entered)
        ferryi_gpu_leave();
    return l->moved;
}

/* ---- Calls of the host. */

/* What kernels have sent to PE pe by its ring so far is applied: it must not be passed. */
static ferry_status flush(ferryi_world *w, ferry_call call, int pe, uint64_t deadline)
{
    ferryi_out out;
    ferryi_in in;
    uint64_t tail = 0;
    ferry_status status = ferryi_gpu_rings_tail(w, call, pe, &tail);
    ferryi_segment_ends(ferryi_pe_of(w), pe, &out, &in);
    while (status == FERRY_SUCCESS &&
           ferryi_ticket_ahead(ferryi_gate_count(ferryi_ld_acquire_u32(out.consumed), tail), tail) < 0) { /* A2 */
        if (ferryi_ld_relaxed_u32(&w->ctl->aborted))
            status = FERRY_ERR_ABORTED;
        else if (ferryi_ld_relaxed_u8(&w->peer_state[pe]) == FERRY_PEER_LOST)
            status = FERRY_ERR_PEER_LOST;
        else if (ferryi_now_ns() >= deadline)
            status = FERRY_ERR_TIMEOUT;
        else
            sched_yield();
    }
    return status;
}

ferry_status ferryi_gpu_belt_move(ferryi_world *w, ferry_call call, int get, const void *own, const void *other,
                                  size_t n, int pe)
{
    ferryi_gpu_belts *l = ferryi_gpu_rings_belts(ferryi_pe_of(w)->gpu);
    const uint64_t started = ferryi_clock_ns();
    job j = { .pe = pe,
              .get = get,
              .pageable = ferryi_gpu_memory_type(other) == 0,
              .other = (char *)(uintptr_t)other,
              .offset = (uint64_t)(uintptr_t)own - w->heap,
              .bytes = n,
              .deadline = ferryi_deadline_after(w->timeout_ns),
              .of_host = 1 };
    ferryi_gpu_news(ferryi_pe_of(w));
    j.status = flush(w, call, pe, j.deadline);
    if (j.status == FERRY_SUCCESS) {
        pthread_mutex_lock(&l->lock);
        job **last = &l->inbox;
        while (*last != NULL)
            last = &(*last)->next;
        __atomic_store_n(last, &j, __ATOMIC_RELAXED);
        pthread_mutex_unlock(&l->lock);
        ferryi_service_wake(w->ctl);
        pthread_mutex_lock(&l->lock);
        while (!j.done)
            pthread_cond_wait(&l->ended, &l->lock);
        pthread_mutex_unlock(&l->lock);
    }
    if (j.status != FERRY_SUCCESS)
        return ferryi_fault_raise(w, j.status, call, pe, own, FERRY_FOR_BYTES, n, j.moved, started);
    FERRYI_COUNT(w, pe, bytes_staged, n);
    if (get)
        FERRYI_COUNT(w, pe, bytes_get, n);
    else
        FERRYI_COUNT(w, pe, bytes_put, n);
    return FERRY_SUCCESS;
}

/* ---- From ferry_init to ferry_finalize. */

ferry_status ferryi_gpu_belts_create(ferryi_pe *pe, ferryi_reply *answers, CUstream stream, ferryi_gpu_belts **belts)
{
    const int n = pe->world.n_pes, me = pe->world.my_pe;
    int least, first;
    ferryi_out out;
    ferryi_gpu_belts *l = calloc(1, sizeof *l + (size_t)n * sizeof l->belt[0]);
    if (l != NULL)
        l->jobs = calloc(pe->env.ring_slots, sizeof *l->jobs);
    if (l == NULL || l->jobs == NULL) {
        free(l);
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the belts of staged pairs");
    }
    l->pe = pe;
    l->answers = answers;
    l->answering = stream;
    ferryi_segment_ends(pe, me, &out, &l->self);
    for (int p = 0; p < n; p++) {
        belt *a = &l->belt[l->n];
        if (!ferryi_gpu_is_staged(pe, p))
            continue;
        a->pe = p;
        a->here = ferryi_segment_belt(pe, me, p, &a->in, &l->chunk);
        a->there = ferryi_segment_belt(pe, p, me, &a->out, &l->chunk);
        l->n++;
    }
    pthread_mutex_init(&l->lock, NULL);
    pthread_cond_init(&l->ended, NULL);
    *belts = l;
    CUresult result = CU->CtxGetStreamPriorityRange(&least, &first);
    CUstream *streams[] = { &l->in[0], &l->in[1], &l->out[0], &l->out[1] };
    for (int i = 0; i < 4 && result == CUDA_SUCCESS; i++)
        result = CU->StreamCreateWithPriority(streams[i], CU_STREAM_NON_BLOCKING, first);
    return ferryi_cu_error(result, "streams for the belts of staged pairs");
}

void ferryi_gpu_belts_destroy(ferryi_gpu_belts *l)
{
    if (l == NULL)
        return;
    CUstream streams[] = { l->in[0], l->in[1], l->out[0], l->out[1] };
    for (int i = 0; i < 4; i++)
        if (streams[i] != NULL) {
            (void)CU->StreamSynchronize(streams[i]);
            (void)CU->StreamDestroy(streams[i]);
        }
    pthread_cond_destroy(&l->ended);
    pthread_mutex_destroy(&l->lock);
    free(l->jobs);
    free(l);
}
