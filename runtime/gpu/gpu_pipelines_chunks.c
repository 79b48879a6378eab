/* SPDX-License-Identifier: BSD-3-Clause */
/* Bulk of staged pairs by chunks: of host memory at the receiver, or in the memory of a third GPU that both PEs' copy
 * engines reach (a pair's `via`).  gpu_pipelines.c has the requests.
 *
 * Sender's service                                      Receiver's service
 *   L3  load freed, acquire              <- L2            L1  load item seq, acquire            <- L0
 *       fill the item; a copy engine fills the chunk          a copy engine empties the chunk
 *   L0  the same stream stores item seq  -> L1            L2  the same stream stores freed      -> L3
 *
 * A put is complete when all its chunks are free again.  For a get, the requester sends a request to the owner (L4
 * store request seq, release; L5 load, acquire; L6 store acknowledged, L7 load, likewise), and the owner sends the data
 * by its pipeline to the requester.  The get is complete when its last copy has ended; the requester sees that in
 * `freed`.
 *
 * A slot whose copy or word store the driver has refused is used once more after both streams have drained.  The
 * receiver stores L2 itself, with FERRYI_PIPELINE_SPOILED for a chunk of a put; the sender's L3 finds the put by the
 * chunk number.  The sender has not counted the slot as sent, so it uses the slot for the next chunk.  An owner that
 * cannot send the data of a get reports the failure in that slot (FERRYI_PIPELINE_FAILED, L0 by the service).
 *
 * Chunks of a third GPU change nothing but their addresses: the item says where its chunk lies, and L0 and L2 follow
 * the copies with a fence for the whole system, wherever the memory is.  A transfer whose one end only a CPU reaches
 * uses chunks of host memory, and a request says so.  The third GPU's PE takes no part; if it dies, the mappings keep
 * its memory.
 */
#include "ferry/detail/ring/ring__funcs.h"
#include "runtime/gpu/gpu_pipelines_jobs.h"
#include "runtime/state/doorbell.h"
#include "runtime/state/segment.h"

/* The smallest part worth its own copy: at this size, the copy takes 1.5 times its pure transfer time. */
#define PART ((uint64_t)256 << 10)

/* ---- Receiving. */

static void hear(ferryi_gpu_pipelines *l, pipeline *from)
{
    while (from->n_owed < FERRYI_PIPELINE_REQUESTS) {
        const ferryi_pipeline_request *request = &from->here->request[from->acknowledged % FERRYI_PIPELINE_REQUESTS];
        if (ferryi_ld_acquire_u64(&request->seq) != from->acknowledged + 1) /* L5 */
            return;
        uint64_t len = ferryi_ld_relaxed_u64(&l->pe->world.heap_len);
        if (request->offset <= len && request->bytes <= len - request->offset)
            from->owed[(from->first_owed + from->n_owed++) % FERRYI_PIPELINE_REQUESTS] =
                (owed){ request->get, request->offset, request->bytes, 0, request->by_cpu };
        from->acknowledged++;
        ferryi_st_release_u64(&from->there->acknowledged, from->acknowledged); /* L6 */
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
        ferryi_st_release_u64(freed, from->come + 1);                                          /* L2 */
    } else if (!ferryi_pipelines_move(l, &l->in, from->come, dst, chunk, item.bytes, freed)) { /* L2 */
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

void ferryi_chunks_receive(ferryi_gpu_pipelines *l, pipeline *from)
{
    hear(l, from);
    for (;; from->come++) {
        const ferryi_pipeline_item *item = &from->here->item[from->come % FERRYI_PIPELINE_SLOTS];
        if (ferryi_ld_acquire_u64(&item->seq) != from->come + 1 || !ferryi_pipelines_are_ready(l, &l->in) || /* L1 */
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

/* The peer may already have reused an incoming slot. */
void ferryi_chunks_look(ferryi_gpu_pipelines *l, pipeline *a)
{
    const uint64_t before = a->emptied + a->landed;
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
    l->moved |= before != a->emptied + a->landed;
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
        ferryi_st_release_u64(&item->seq, to->sent + 1);                                  /* L0 */
    } else if (!ferryi_pipelines_move(l, &l->out, to->sent, chunk, src, n, &item->seq)) { /* L0 */
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

void ferryi_chunks_send(ferryi_gpu_pipelines *l, pipeline *to)
{
    while (to->sent - to->emptied < FERRYI_PIPELINE_SLOTS) {
        job *put = next_put(to->puts);
        if ((put == NULL && to->n_owed == 0) || !ferryi_pipelines_are_ready(l, &l->out))
            return;
        if (to->n_owed != 0 && (put == NULL || to->owed_next))
            send_owed(l, to);
        else
            send_put(l, to, put);
        to->owed_next = !to->owed_next;
    }
}

/* ---- Asking for data. */

void ferryi_chunks_request(ferryi_gpu_pipelines *l, pipeline *of)
{
    for (job *j = of->gets; j != NULL; j = j->next) {
        if (j->number != 0)
            continue;
        if (of->requested - ferryi_ld_acquire_u64(&of->here->acknowledged) >= FERRYI_PIPELINE_REQUESTS) /* L7 */
            return;
        ferryi_pipeline_request *request = &of->there->request[of->requested % FERRYI_PIPELINE_REQUESTS];
        request->get = j->number = ++l->numbers;
        request->offset = j->offset;
        request->bytes = j->bytes;
        request->by_cpu = (uint64_t)j->pageable;
        ferryi_st_release_u64(&request->seq, ++of->requested); /* L4 */
        ferryi_service_wake(ferryi_segment_ctl(l->pe, of->pe));
        l->moved = 1;
    }
}
