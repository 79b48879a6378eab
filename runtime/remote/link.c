/* SPDX-License-Identifier: BSD-3-Clause */
/* Frames between this PE and the PEs of its remote pairs: remote.h says what they hold and why their order suffices. */
#include "runtime/remote/link.h"
#include "ferry/detail/ring/ring__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/state/doorbell.h"
#include "runtime/state/liveness.h"
#include "runtime/state/segment.h"
#include <errno.h>
#include <string.h>

/* With so many frames under way to a peer, further descriptors to it wait and share a frame, so that many small puts
 * make few frames. */
#define EAGER_FRAMES 4
/* The receiver credits so many frames at once, since the sender may be holding back descriptors.  Other counts and
 * credits get a frame of their own only if no frame with content leaves within this time.  A host call that waits for a
 * count asks for it; a kernel cannot ask. */
#define CREDIT_FRAMES EAGER_FRAMES
#define OWED_NS 200000u
#define OWED_KERNELS_NS 20000u

typedef struct frame_head {
    uint64_t secret; /* the receiver's */
    uint32_t number;
    uint32_t bytes; /* with this head */
    uint16_t n_items;
    uint16_t waits;        /* the sender waits for its descriptors */
    uint32_t applied;      /* how many of the receiver's descriptors the sender has applied, modulo 2^31 */
    uint32_t credited;     /* how many of the receiver's frames the sender has unpacked */
    uint32_t needed;       /* how many of the sender's bulk puts must be here before the frame is unpacked */
    uint32_t puts_arrived; /* how many of the receiver's bulk puts have arrived */
    uint32_t pad;
} frame_head;

typedef struct item_head {
    uint32_t kind; /* ITEM_* ; of a descriptor also the mask of its pairs, from bit 8 on */
    uint32_t arg;  /* of a descriptor and a reply: the ticket, modulo 2^31 */
    uint32_t bytes;
    uint32_t pad;
} item_head;

static uint32_t padded(uint32_t n)
{
    return (n + 7u) & ~7u;
}

/* A second thread waits meanwhile: the first has a few stores to do, and cannot fail. */
void ferryi_link_make(const ferryi_remote *r, int i)
{
    ferryi_link_peer *known = &r->peers[i];
    ferryi_link *l = &r->links[i];
    const int peer = known->peer;
    if (ferryi_atom_cas_u32(&known->made, 0, 1) != 0) {
        while (__atomic_load_n(&known->made, __ATOMIC_ACQUIRE) != 2)
            ferryi_yield();
        return;
    }
    l->peer = peer;
    l->is_far = ferryi_link_is_far(r, i);
    l->inbox = known->inbox;
    l->key = known->key;
    l->heap = known->heap;
    l->heap_key = known->heap_key;
    l->has_heap = known->has_heap;
    l->secret = known->secret;
    ferryi_segment_ends(r->pe, peer, &l->out, &l->in);
    __atomic_store_n(&known->made, 2, __ATOMIC_RELEASE);
}

void ferryi_link_lose(ferryi_remote *r, ferryi_link *l, const char *cause)
{
    const uint32_t how = cause == NULL ? LINK_DIED : LINK_CUT;
    if (ferryi_atom_cas_u32(&l->lost, 0, how) == 0) {
        ferryi_liveness_lose(r->pe, l->peer, cause);
        ferryi_remote_wake(r); /* its thread tells the peer */
    }
}

/* Two threads may call this for one link, and only one adds the entry.  The other thread's kick may come before the
 * entry; then the first thread's kick, which follows the entry, moves the data of both. */
void ferryi_link_talk(ferryi_remote *r, ferryi_link *l)
{
    if (ferryi_ld_relaxed_u32(&l->talks) || __atomic_exchange_n(&l->talks, 1, __ATOMIC_ACQ_REL) != 0)
        return;
    const uint32_t at = __atomic_fetch_add(&r->n_talking, 1, __ATOMIC_ACQ_REL);
    __atomic_store_n(&r->talking[at], (uint32_t)(l - r->links) + 1, __ATOMIC_SEQ_CST);
}

static void malformed(ferryi_remote *r, ferryi_link *l, const char *what)
{
    char cause[160];
    snprintf(cause, sizeof cause,
             "PE %d sent PE %d a frame with an invalid %s: start all PEs with the same build of ferry", l->peer,
             r->pe->world.my_pe, what);
    ferryi_log(FERRYI_LOG_ERROR, "%s; the pair is lost", cause);
    ferryi_link_lose(r, l, cause);
}

void ferryi_link_noise(ferryi_remote *r)
{
    if (r->noise++ == 0)
        ferryi_log(FERRYI_LOG_WARN,
                   "something that is no PE of this job sent a notification to the network port of PE %d: it is "
                   "ignored; close the ports between the nodes to others",
                   r->pe->world.my_pe);
}

void *ferryi_frame_item(ferryi_frame_writer *f, uint32_t kind, uint32_t arg, uint32_t bytes)
{
    item_head *item = (item_head *)(void *)f->at;
    if (f->end - f->at < (ptrdiff_t)(sizeof *item + padded(bytes)))
        return NULL;
    *item = (item_head){ kind, arg, bytes, 0 };
    f->at += sizeof *item + padded(bytes);
    f->n_items++;
    return item + 1;
}

size_t ferryi_frame_room(const ferryi_frame_writer *f)
{
    const size_t left = (size_t)(f->end - f->at), head = sizeof(item_head) + 7;
    return left > head ? left - head : 0;
}

/* ---- Sending. */

static uint32_t applied_now(const ferryi_link *l)
{
    return ferryi_ld_acquire_u32(l->in.consumed) >> 1; /* A2 */
}

static const ferryi_descriptor *in_descriptor(const ferryi_remote *r, const ferryi_link *l, uint32_t count)
{
    return &l->in.ring[count & r->pe->world.ring_mask];
}

/* A GPU orders its count and its reply for its own threads only, so the reply may arrive after the count. */
static int reply_has_come(const ferryi_remote *r, const ferryi_link *l, uint32_t count, uint64_t *value)
{
    const ferryi_ring_out end = { .reply = l->in.reply };
    return ferryi_ring_has_reply(&r->pe->world, &end, count, value);
}

/* The slot of an applied descriptor stays as it is until its source knows that it was applied. */
static int pack_reply(ferryi_remote *r, ferryi_link *l, uint32_t count, ferryi_frame_writer *f)
{
    const ferryi_world *w = &r->pe->world;
    const ferryi_descriptor *descriptor = in_descriptor(r, l, count);
    const uint64_t first = ferryi_descriptor_first(descriptor);
    uint64_t value = 0;
    ferryi_descriptor_decoded q;
    if ((first & FERRYI_DESCRIPTOR_FETCH) == 0)
        return 1;
    (void)ferryi_descriptor_decode(&q, descriptor, first);
    const uint32_t n = ferryi_link_reply_bytes(q.op, q.length);
    char *bytes = ferryi_frame_item(f, ITEM_REPLY, count, 8 + n);
    if (bytes == NULL)
        return 0;
    (void)reply_has_come(r, l, count, &value);
    ferryi_fence_acquire(); /* A1 */
    memcpy(bytes, &value, sizeof value);
    memcpy(bytes + 8, ferryi_descriptor_chunk(w, l->in.reply_chunks, count), n);
    /* The tag recurs after 2^31 tickets: clear the reply, so that it is not taken for the reply to a later ticket. */
    ferryi_st_relaxed_two(l->in.reply[count & w->ring_mask].half, 0, 0);
    return 1;
}

/* Packs the replies to applied descriptors, as far as there is room. */
static void pack_replies(ferryi_remote *r, ferryi_link *l, ferryi_frame_writer *f)
{
    while (l->reported != l->scanned && pack_reply(r, l, l->reported, f))
        l->reported = ferryi_count_next(l->reported);
    if (l->reported == l->scanned)
        l->replies = 0;
}

static int descriptor_is_ready(const ferryi_remote *r, const ferryi_link *l)
{
    const ferryi_descriptor *descriptor = &l->out.ring[l->next & r->pe->world.ring_mask];
    return ferryi_word_tag(ferryi_descriptor_first(descriptor)) == ferryi_ticket_tag(l->next);
}

/* A put with a chunk fills a frame, so it does not wait for further descriptors. */
static int descriptor_is_large(const ferryi_remote *r, const ferryi_link *l)
{
    const uint64_t first = ferryi_descriptor_first(&l->out.ring[l->next & r->pe->world.ring_mask]);
    return ferryi_descriptor_op(first) == FERRYI_OP_PUT || ferryi_descriptor_op(first) == FERRYI_OP_IPUT;
}

/* 0: no complete descriptor, or no room for it. */
static int pack_descriptor(ferryi_remote *r, ferryi_link *l, ferryi_frame_writer *f)
{
    const ferryi_world *w = &r->pe->world;
    const ferryi_descriptor *descriptor = &l->out.ring[l->next & w->ring_mask];
    const uint64_t first = ferryi_descriptor_first(descriptor);
    const uint32_t tag = ferryi_ticket_tag(l->next);
    ferryi_descriptor_decoded q;
    uint64_t pairs[FERRYI_DESCRIPTOR_PAIRS];
    uint32_t mask = 0, n_pairs = 0;
    if (ferryi_word_tag(first) != tag || !ferryi_descriptor_decode(&q, descriptor, first))
        return 0;
    ferryi_fence_acquire(); /* A0 */
    for (uint32_t i = 0; i < FERRYI_DESCRIPTOR_PAIRS; i++)
        if (ferryi_descriptor_load(descriptor, i, tag, &pairs[n_pairs]) == 0) {
            mask |= 1u << i;
            n_pairs++;
        }
    const uint32_t chunk = q.op == FERRYI_OP_PUT || q.op == FERRYI_OP_IPUT ? q.length : 0;
    char *bytes =
        ferryi_frame_item(f, ITEM_DESCRIPTOR | mask << 8, (uint32_t)l->next & 0x7fffffffu, 8 * n_pairs + chunk);
    if (bytes == NULL)
        return 0;
    memcpy(bytes, pairs, 8 * n_pairs);
    memcpy(bytes + 8 * n_pairs, ferryi_descriptor_chunk(w, l->out.chunks, l->next), chunk);
    l->next = (l->next + 1) & FERRYI_LAST_TICKET;
    return 1;
}

static char *outbox_slot(const ferryi_remote *r, const ferryi_link *l, uint32_t number)
{
    return r->outbox + ((size_t)(l - r->links) * LINK_FRAMES + number % LINK_FRAMES) * r->frame;
}

/* Scans the descriptors applied since the last call, up to the first whose reply has not come, and notes whether
 * replies are among them.  Returns how many descriptors were scanned in all. */
static uint32_t scan_applied(ferryi_remote *r, ferryi_link *l)
{
    const uint32_t applied = applied_now(l);
    uint64_t ignored;
    for (; l->scanned != applied; l->scanned = ferryi_count_next(l->scanned)) {
        const int fetch = (ferryi_descriptor_first(in_descriptor(r, l, l->scanned)) & FERRYI_DESCRIPTOR_FETCH) != 0;
        if (fetch && !reply_has_come(r, l, l->scanned, &ignored))
            break;
        l->replies |= fetch;
    }
    return l->scanned;
}

/* Whether counts and credits have waited long enough for a frame of their own. */
static int ack_is_due(ferryi_remote *r, ferryi_link *l, uint32_t applied, int how)
{
    const uint32_t unacknowledged = l->received - l->acknowledged;
    if (applied == l->reported && !l->ack_pending && unacknowledged < CREDIT_FRAMES &&
        l->puts_here == l->puts_reported) {
        l->ack_since = 0;
        return 0;
    }
    if ((how & MOVE_SETTLE) != 0 || unacknowledged >= CREDIT_FRAMES ||
        2 * (l->puts_here - l->puts_reported) >= r->bulk_puts + (l->puts_here == l->puts_reported) ||
        (l->peer_waits && applied == l->unpacked && applied != l->reported) ||
        (uint32_t)ferryi_count_diff(applied, l->reported) > r->pe->world.ring_mask / 2)
        return 1;
    const uint64_t now = ferryi_now_ns();
    if (l->ack_since == 0)
        l->ack_since = now;
    return now - l->ack_since >= (r->pe->gpu == NULL ? OWED_NS : OWED_KERNELS_NS);
}

/* Whether to send a frame now.  *content: the frame holds more than counts and credits. */
static int is_due(ferryi_remote *r, ferryi_link *l, int how, int *content)
{
    const uint32_t under_way = l->sent - l->credited, applied = scan_applied(r, l);
    if ((l->busy & 1u << l->sent % LINK_FRAMES) != 0 || under_way >= LINK_FRAMES)
        return 0;
    const int asks = l->wait && !l->wait_sent;
    *content = under_way < LINK_FRAMES - 1 &&
               (l->replies || l->control != 0 || l->ballots != 0 || asks || ferryi_link_pipeline_is_due(l) ||
                (descriptor_is_ready(r, l) && (__builtin_popcount(l->content) < EAGER_FRAMES ||
                                               (how & MOVE_SETTLE) != 0 || descriptor_is_large(r, l))));
    return *content || ack_is_due(r, l, applied, how);
}

static void fill(ferryi_remote *r, ferryi_link *l, int content)
{
    char *slot = outbox_slot(r, l, l->sent);
    frame_head *head = (frame_head *)(void *)slot;
    ferryi_frame_writer f = { slot + sizeof *head, slot + r->frame, 0 };
    if (content) {
        pack_replies(r, l, &f);
        if (!l->replies && ferryi_control_pack(r, l, &f) && ferryi_link_pipeline_pack_words(l, &f)) {
            l->parts_first = !l->parts_first;
            if (l->parts_first)
                ferryi_link_pipeline_pack_parts(l, &f);
            /* a bulk put is posted before its descriptor is written */
            while (pack_descriptor(r, l, &f))
                l->puts_needed = l->puts;
            ferryi_link_pipeline_pack_parts(l, &f);
        }
    } else if (!l->replies) {
        l->reported = l->scanned;
    }
    *head = (frame_head){ .secret = l->secret,
                          .number = l->sent,
                          .bytes = (uint32_t)(f.at - slot),
                          .n_items = (uint16_t)f.n_items,
                          .applied = l->reported,
                          .credited = l->received,
                          .waits = l->wait && !l->wait_sent,
                          .needed = l->puts_needed,
                          .puts_arrived = l->puts_here };
    l->wait_sent |= l->wait;
    l->puts_reported = l->puts_here;
    l->acknowledged = l->received;
    l->ack_pending = 0;
    l->ack_since = 0;
    l->filled = head->bytes;
    l->content |= (f.n_items != 0 ? 1u : 0u) << l->sent % LINK_FRAMES;
}

static enum ferryi_posted post_frame(ferryi_remote *r, ferryi_link *l, uint32_t number)
{
    const uint32_t slot = number % LINK_FRAMES;
    const char *src = outbox_slot(r, l, number);
    const uint64_t cookie = (uint64_t)(l - r->links) << 8 | slot;
    const enum ferryi_posted posted =
        r->ops->put_notify(r->provider, l->peer, &r->out, src, ((const frame_head *)(const void *)src)->bytes,
                           l->inbox + slot * r->frame, l->key, ferryi_link_note(r, l, slot), cookie);
    if (posted == FERRYI_POST_FAILED)
        ferryi_mend_break(r, l, errno);
    if (posted == FERRYI_POSTED)
        l->busy |= 1u << slot;
    return posted;
}

/* What was on its way when the connection broke goes first: 1 if something was posted, 0: nothing is left; -1: it is,
 * but not now. */
static int send_again(ferryi_remote *r, ferryi_link *l)
{
    enum ferryi_posted posted = FERRYI_POSTED;
    if (l->puts_again != l->puts) {
        posted = ferryi_bulk_again(r, l, l->puts_again);
        l->puts_busy |= posted == FERRYI_POSTED ? 1u << l->puts_again++ % LINK_PUTS : 0;
        if (posted == FERRYI_POST_FAILED)
            ferryi_mend_break(r, l, errno);
    } else if (l->again != l->sent) {
        posted = post_frame(r, l, l->again);
        l->again += posted == FERRYI_POSTED;
    } else {
        return 0;
    }
    return posted == FERRYI_POSTED ? 1 : -1;
}

int ferryi_link_send(ferryi_remote *r, ferryi_link *l, int how)
{
    int content = 0;
    if (FERRYI_UNLIKELY(l->broken != 0)) {
        const int again = l->down ? -1 : send_again(r, l);
        if (again != 0)
            return again > 0;
    }
    if (l->filled == 0) {
        if (!is_due(r, l, how, &content))
            return 0;
        fill(r, l, content);
    }
    if (post_frame(r, l, l->sent) != FERRYI_POSTED)
        return 0;
    l->filled = 0;
    l->again = ++l->sent;
    return 1;
}

/* ---- Receiving. */

/* The first words go last: who sees them finds the others. */
static void descriptor_store(ferryi_descriptor *descriptor, uint32_t count, uint32_t mask, const char *bytes)
{
    uint32_t at = (uint32_t)__builtin_popcount(mask);
    for (uint32_t i = FERRYI_DESCRIPTOR_PAIRS; i-- > 0;)
        if ((mask & 1u << i) != 0) {
            uint64_t both;
            memcpy(&both, bytes + 8 * --at, sizeof both);
            ferryi_descriptor_store_u64(descriptor, count, i, both);
        }
}

/* Stores the words that the source would have stored on this node. */
static int unpack_descriptor(ferryi_remote *r, ferryi_link *l, const item_head *item, const char *bytes)
{
    const ferryi_world *w = &r->pe->world;
    const uint32_t mask = item->kind >> 8, n_pairs = (uint32_t)__builtin_popcount(mask);
    if (item->arg != l->unpacked || (mask & 1) == 0 || mask >> FERRYI_DESCRIPTOR_PAIRS != 0 ||
        item->bytes < 8 * n_pairs || item->bytes - 8 * n_pairs > w->staged_chunk ||
        (uint32_t)ferryi_count_diff(l->unpacked, applied_now(l)) > w->ring_mask)
        return -1;
    ferryi_descriptor checked = { 0 };
    descriptor_store(&checked, l->unpacked, mask, bytes);
    if (!ferryi_link_descriptor_is_sound(w, &checked, item->bytes - 8 * n_pairs))
        return -1;
    memcpy(ferryi_descriptor_chunk(w, l->in.chunks, l->unpacked), bytes + 8 * n_pairs, item->bytes - 8 * n_pairs);
    ferryi_fence_release(); /* R0 */
    descriptor_store((ferryi_descriptor *)(uintptr_t)in_descriptor(r, l, l->unpacked), l->unpacked, mask, bytes);
    l->unpacked = ferryi_count_next(l->unpacked);
    return 0;
}

static int unpack_reply(ferryi_remote *r, ferryi_link *l, const item_head *item, const char *bytes)
{
    const ferryi_world *w = &r->pe->world;
    const uint64_t tag = (uint64_t)ferryi_ticket_tag(item->arg) << 32;
    uint64_t value;
    if (item->bytes < 8 || item->bytes - 8 > w->staged_chunk || item->arg > 0x7fffffffu ||
        !ferryi_link_reply_is_sound(w, l, item->arg, item->bytes - 8))
        return -1;
    memcpy(&value, bytes, sizeof value);
    memcpy(ferryi_descriptor_chunk(w, l->out.reply_chunks, item->arg), bytes + 8, item->bytes - 8);
    ferryi_fence_release(); /* R1 */
    ferryi_reply *reply = (ferryi_reply *)(uintptr_t)&l->out.reply[item->arg & w->ring_mask];
    ferryi_st_relaxed_two(reply->half, tag | (uint32_t)value, tag | value >> 32);
    return 0;
}

static int unpack_item(ferryi_remote *r, ferryi_link *l, const item_head *item, const char *bytes)
{
    switch (item->kind & 0xff) {
    case ITEM_DESCRIPTOR:
        return unpack_descriptor(r, l, item, bytes);
    case ITEM_REPLY:
        return unpack_reply(r, l, item, bytes);
    case ITEM_PART:
    case ITEM_REQUEST:
    case ITEM_FREED:
    case ITEM_ACKNOWLEDGED:
        return ferryi_link_pipeline_unpack(&r->pe->world, l, item->kind & 0xff, item->arg, bytes, item->bytes);
    default:
        return l->is_far ? ferryi_control_unpack(r, l, item->kind, item->arg, bytes, item->bytes) : -1;
    }
}

/* Whether a frame of the peer is in the slot, rather than what was there before: the notification was a stranger's. */
static int is_frame(const ferryi_remote *r, const ferryi_link *l, const char *slot)
{
    const frame_head *head = (const frame_head *)(const void *)slot;
    return head->secret == r->secret && head->number != l->received - LINK_FRAMES;
}

/* 0, or -1: the frame is malformed.  Every length is checked before it is used. */
static int unpack(ferryi_remote *r, ferryi_link *l, const char *slot)
{
    const frame_head head = *(const frame_head *)(const void *)slot;
    const char *at = slot + sizeof head, *end = slot + head.bytes;
    const uint32_t unpacked = l->unpacked;
    if (head.number != l->received || head.bytes < sizeof head || head.bytes > r->frame ||
        ferryi_link_ahead(head.credited, l->credited) < 0 || ferryi_link_ahead(l->sent, head.credited) < 0 ||
        ferryi_link_ahead(head.needed, l->puts_here) > 0 || ferryi_link_ahead(head.puts_arrived, l->puts_known) < 0 ||
        ferryi_link_ahead(l->puts, head.puts_arrived) < 0)
        return -1;
    for (uint32_t i = 0; i < head.n_items; i++) {
        const item_head *item = (const item_head *)(const void *)at;
        if (end - at < (ptrdiff_t)sizeof *item || item->bytes > r->frame ||
            end - at < (ptrdiff_t)(sizeof *item + padded(item->bytes)) ||
            unpack_item(r, l, item, at + sizeof *item) != 0)
            return -1;
        at += sizeof *item + padded(item->bytes);
    }
    const uint32_t sent = (uint32_t)l->next & 0x7fffffffu;
    uint32_t *consumed = (uint32_t *)(uintptr_t)l->out.consumed;
    const uint32_t known = ferryi_ld_relaxed_u32(consumed) >> 1;
    if (ferryi_count_diff(head.applied, known) < 0 || ferryi_count_diff(sent, head.applied) < 0)
        return -1;
    if (head.applied != known) {
        ferryi_st_release_u32(consumed, head.applied << 1); /* R2 */
        l->wait = l->wait_sent = 0;
    }
    for (; l->credited != head.credited; l->credited++)
        l->content &= ~(1u << l->credited % LINK_FRAMES);
    if (l->puts_known != head.puts_arrived) {
        l->puts_known = head.puts_arrived;
        ferryi_bulk_release(r, l);
    }
    l->proven = 1;
    l->peer_waits = head.waits || (l->peer_waits && l->reported != l->unpacked);
    l->ack_pending |= head.n_items != 0;
    l->received++;
    /* Wakes the service as a source on this node does (ferryi_ring_notify()).  Descriptors for host memory are applied
     * at once. */
    if (r->pe->gpu != NULL && (unpacked != l->unpacked || (head.n_items != 0 && l->pipeline.here != NULL))) {
        ferryi_ctl *ctl = r->pe->world.ctl;
        ferryi_fence_full();
        if (ferryi_ld_relaxed_u32(&ctl->asleep))
            ferryi_service_wake(ctl);
    }
    return 0;
}

/* The frame's descriptors must wait for bulk puts, some of which are still on their way. */
static int is_early(const ferryi_link *l, const char *slot)
{
    const int32_t missing = ferryi_link_ahead(((const frame_head *)(const void *)slot)->needed, l->puts_here);
    return missing > 0 && missing <= LINK_PUTS;
}

int ferryi_link_receive(ferryi_remote *r, ferryi_link *l)
{
    int n = 0;
    for (uint32_t slot; l->lost == 0 && (l->arrived & 1u << (slot = l->received % LINK_FRAMES)) != 0; n++) {
        const char *frame = r->inbox + ((size_t)l->peer * LINK_FRAMES + slot) * r->frame;
        if (!is_frame(r, l, frame)) {
            l->arrived &= ~(1u << slot);
            ferryi_link_noise(r);
            break;
        }
        if (is_early(l, frame))
            break;
        l->arrived &= ~(1u << slot);
        if (unpack(r, l, frame) != 0)
            malformed(r, l, "content");
    }
    return n;
}
