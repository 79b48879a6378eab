/* SPDX-License-Identifier: BSD-3-Clause */
/* Large puts and gets of host callers: the network moves them into and out of the peer's heap, beside the frames.
 * remote.h argues why they keep their place in the order of the ring.
 *
 * A network cannot be told to forget an operation.  While the peer stands still, it waits in the provider, longer than
 * any call.  So a part goes through a buffer of this PE, and the provider reads or writes the buffer.  Thus a call that
 * ends, with whatever status, leaves nothing behind that touches the caller's memory. */
#include "ferry/detail/ring/staged__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/remote/link.h"
#include <errno.h>
#include <string.h>
#include <sys/mman.h>

/* Frames wait after a part that has been posted, so a part takes the network for a millisecond at most; and the
 * network reads a part while the caches still have the copy. */
#define PART ((size_t)1 << 19)

/* The low byte of cookies and notes: frames have the first ones. */
#define COOKIE_PUT LINK_FRAMES
/* Of a get: then the number of its buffer. */
#define COOKIE_GET ((uint64_t)1 << 48)

/* Parts of a get: while one is copied to dest, others come. */
#define GET_PART ((size_t)1 << 17)
#define GET_PARTS 4

ferry_status ferryi_bulk_open(ferryi_remote *r)
{
    ferryi_pe *pe = r->pe;
    r->bulk = UINT64_MAX;
    if (pe->gpu != NULL || !r->in.is_lazy)
        return FERRY_SUCCESS;
    r->bulk_puts = LINK_BUFFERS / (uint32_t)r->n_links;
    r->bulk_puts = r->bulk_puts < 2 ? 2 : r->bulk_puts > LINK_PUTS ? LINK_PUTS : r->bulk_puts;
    r->bulk = pe->env.remote_bulk;
    void *at =
        mmap(NULL, LINK_BUFFERS * PART, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at == MAP_FAILED)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no address space for the buffers of large puts: raise `ulimit -v`");
    r->buffers = at;
    return r->ops->reg(r->provider, pe->heap.base + (size_t)pe->world.my_pe * pe->heap.max, (size_t)pe->heap.max,
                       &r->heap);
}

void ferryi_bulk_close(ferryi_remote *r)
{
    if (r->buffers != NULL)
        (void)munmap(r->buffers, LINK_BUFFERS * PART);
    r->buffers = NULL;
}

/* ---- Buffers.  The lowest free one is taken, so that few puts use few pages, which stay in the caches. */

/* -1: all are in use. */
static int buffer_take(ferryi_remote *r)
{
    for (int i = 0; i < LINK_BUFFERS / 64; i++)
        for (uint64_t in_use = __atomic_load_n(&r->buffers_used[i], __ATOMIC_RELAXED); in_use != UINT64_MAX;)
            if (__atomic_compare_exchange_n(&r->buffers_used[i], &in_use, in_use | (in_use + 1), 0, __ATOMIC_ACQUIRE,
                                            __ATOMIC_RELAXED))
                return 64 * i + __builtin_ctzll(~in_use);
    return -1;
}

static void buffer_give(ferryi_remote *r, int buffer)
{
    (void)__atomic_and_fetch(&r->buffers_used[buffer / 64], ~((uint64_t)1 << buffer % 64), __ATOMIC_RELEASE);
}

/* ---- Events, under the lock. */

void ferryi_bulk_come(ferryi_link *l, uint32_t slot)
{
    l->puts_arrived |= 1u << slot;
    for (uint32_t next; (l->puts_arrived & (next = 1u << l->puts_here % LINK_PUTS)) != 0; l->puts_here++)
        l->puts_arrived &= ~next;
}

void ferryi_bulk_done(ferryi_remote *r, ferryi_link *l, uint32_t slot)
{
    if (slot >= LINK_PUTS)
        return;
    l->puts_busy &= ~(1u << slot);
    ferryi_bulk_release(r, l);
}

/* A buffer is kept until the peer has reported the put: should the connection break, the put goes again. */
void ferryi_bulk_release(ferryi_remote *r, ferryi_link *l)
{
    const uint32_t end = ferryi_ld_acquire_u32(&l->lost) != 0 ? l->puts : l->puts_known;
    for (uint32_t slot; l->puts_freed != end && (l->puts_busy & 1u << (slot = l->puts_freed % LINK_PUTS)) == 0;
         l->puts_freed++)
        buffer_give(r, l->puts_buffer[slot]);
}

/* The buffer of a call that has ended is free now. */
int ferryi_bulk_got(ferryi_remote *r, uint64_t cookie, int is_here)
{
    const uint64_t buffer = cookie - COOKIE_GET;
    if (cookie == UINT64_MAX || cookie < COOKIE_GET)
        return 0;
    ferryi_link *l = &r->links[r->gets[buffer].link];
    l->gets--;
    l->gets_ended++;
    uint32_t posted = GET_POSTED;
    if (!__atomic_compare_exchange_n(&r->gets[buffer].state, &posted, is_here ? GET_HERE : GET_BROKEN, 0,
                                     __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        buffer_give(r, (int)buffer);
    return 1;
}

enum ferryi_posted ferryi_bulk_again(ferryi_remote *r, const ferryi_link *l, uint32_t number)
{
    const uint32_t slot = number % LINK_PUTS, low = COOKIE_PUT + slot;
    return r->ops->put_notify(r->provider, l->peer, NULL, r->buffers + (size_t)l->puts_buffer[slot] * PART,
                              l->puts_bytes[slot], l->puts_at[slot], l->heap_key, ferryi_link_note(r, l, low),
                              (uint64_t)(l - r->links) << 8 | low);
}

/* ---- Calls. */

/* One transfer. */
typedef struct bulk {
    ferryi_remote *r;
    ferryi_link *l;
    ferryi_spin *spin;
    ferryi_request e;
    uint64_t there; /* the peer's end, in its memory */
    int buffer;     /* has the next part; -1: none */
    int has_ticket; /* of the descriptor that follows the next part */
} bulk;

/* Between two looks at the provider's progress: moves frames, serves the peers, checks the time. */
static ferry_status step(const bulk *b)
{
    ferryi_world *w = &b->r->pe->world;
    ferryi_st_relaxed_u64(&b->r->served, ferryi_now_ns());
    (void)ferryi_remote_move(b->r, -1, MOVE_POLL);
    if (w->n_in != 0)
        ferryi_spin_apply(w, b->spin);
    return ferryi_spin_look(w, b->spin, b->e.pe);
}

/* A fault can name only descriptors of the peer: the transfer itself counts as the next descriptor. */
static ferry_status fault(const bulk *b, ferry_status status)
{
    ferryi_world *w = &b->r->pe->world;
    const ferryi_ring_out *out = &w->out[b->e.pe];
    return ferryi_fault_raise(w, status, b->e.call, b->e.pe, b->e.addr, FERRY_FOR_RECORDS, ferryi_ring_next(w, out) + 1,
                              ferryi_ld_relaxed_u64(&out->applied), b->spin->started);
}

static int has_room(const ferryi_remote *r, const ferryi_link *l)
{
    return !l->down && l->again == l->sent && l->puts_again == l->puts && l->puts - l->puts_freed < r->bulk_puts;
}

/* Posts the part of n bytes in the buffer, once the ring has a slot for its descriptor.  1: it is posted, and the
 * buffer is the provider's. */
static int part_post(bulk *b, size_t n)
{
    ferryi_remote *r = b->r;
    ferryi_link *l = b->l;
    ferryi_world *w = &r->pe->world;
    enum ferryi_posted posted = FERRYI_POST_AGAIN;
    if (!ferryi_remote_lock_try(r))
        return 0;
    ferryi_link_talk(r, l);
    if (!r->closed && l->lost == 0 && has_room(r, l)) {
        if (!b->has_ticket && !(b->has_ticket = ferryi_ring_try_claim(w, &w->out[b->e.pe], 0, &b->e.ticket)))
            ferryi_remote_request_ack(w, b->e.pe); /* room in the ring comes with the count of applied descriptors */
        const uint32_t slot = l->puts % LINK_PUTS, low = COOKIE_PUT + slot;
        if (b->has_ticket)
            posted = r->ops->put_notify(r->provider, l->peer, NULL, r->buffers + (size_t)b->buffer * PART, n,
                                        b->there + b->e.done, l->heap_key, ferryi_link_note(r, l, low),
                                        (uint64_t)(l - r->links) << 8 | low);
        if (posted == FERRYI_POST_FAILED)
            ferryi_mend_break(r, l, errno);
        if (posted == FERRYI_POSTED) {
            l->puts_buffer[slot] = (uint16_t)b->buffer;
            l->puts_bytes[slot] = (uint32_t)n;
            l->puts_at[slot] = b->there + b->e.done;
            l->puts_busy |= 1u << slot;
            l->puts_again = ++l->puts;
            r->looks = 0;
            b->buffer = -1;
        }
    }
    ferryi_remote_unlock(r);
    return posted == FERRYI_POSTED;
}

/* Writes the descriptor of no bytes that stands for a part in the ring: quiet waits for it.  It is claimed before the
 * part is posted, since a part whose descriptor finds no room later would be under way without the knowledge of
 * quiet. */
static void part_descriptor(bulk *b)
{
    ferryi_world *w = &b->r->pe->world;
    const ferryi_request *e = &b->e;
    ferryi_descriptor_store_pair(ferryi_ring_slot(w, e->pe, e->ticket), e->ticket, 1, 0, 0);
    ferryi_ring_post(w, e->pe, e->ticket, FERRYI_OP_PUT_FEW, ferryi_request_offset(w, e->dst));
    b->has_ticket = 0;
}

/* 1: the next n bytes are under way, or 0: not yet. */
static int part_send(bulk *b, size_t n)
{
    if (b->buffer < 0) {
        if ((b->buffer = buffer_take(b->r)) < 0)
            return 0;
        memcpy(b->r->buffers + (size_t)b->buffer * PART, b->e.src + b->e.done, n);
    }
    if (!part_post(b, n))
        return 0;
    part_descriptor(b);
    return 1;
}

static ferry_status put(bulk *b)
{
    ferryi_world *w = &b->r->pe->world;
    ferryi_request *e = &b->e;
    /* First waits until the owner has applied everything that a fence ordered before this put. */
    e->ticket = ferryi_ld_relaxed_u64(&w->out[e->pe].fenced);
    ferry_status status = ferryi_ring_wait(w, b->spin, e, FERRYI_FOR_QUIET);
    while (status == FERRY_SUCCESS && e->done < e->nelems) {
        const size_t part = ferryi_size_min(e->nelems - e->done, PART);
        if (part_send(b, part)) {
            e->done += part;
            ferryi_spin_renew(b->spin);
        } else if ((status = step(b)) != FERRY_SUCCESS)
            (void)fault(b, status);
    }
    if (b->has_ticket) /* a claimed slot without its descriptor would hold back all later ones */
        part_descriptor(b);
    if (b->buffer >= 0)
        buffer_give(b->r, b->buffer);
    if (status == FERRY_SUCCESS)
        FERRYI_STATS_ADD(w, e->pe, bytes_put, e->nelems);
    return status;
}

/* ---- Gets. */

/* Parts that are asked for or have come, in the order of the call. */
typedef struct window {
    int buffer[GET_PARTS], first, n;
    size_t asked;
} window;

static size_t part_at(const bulk *b, size_t at)
{
    return ferryi_size_min(b->e.nelems - at, GET_PART);
}

/* 1: the bytes from `at` on are under way to the buffer. */
static int get_post(const bulk *b, int buffer, size_t at)
{
    ferryi_remote *r = b->r;
    ferryi_link *l = b->l;
    enum ferryi_posted posted = FERRYI_POST_AGAIN;
    if (!ferryi_remote_lock_try(r))
        return 0;
    ferryi_link_talk(r, l);
    if (!r->closed && l->lost == 0 && !l->down && l->again == l->sent && l->puts_again == l->puts) {
        r->gets[buffer].link = (uint32_t)(l - r->links);
        __atomic_store_n(&r->gets[buffer].state, GET_POSTED, __ATOMIC_RELEASE);
        l->gets++;
        posted = r->ops->get(r->provider, l->peer, NULL, r->buffers + (size_t)buffer * PART, part_at(b, at),
                             b->there + at, l->heap_key, COOKIE_GET + (uint64_t)buffer);
        if (posted != FERRYI_POSTED) {
            l->gets--;
            __atomic_store_n(&r->gets[buffer].state, GET_BROKEN, __ATOMIC_RELEASE);
        }
        if (posted == FERRYI_POST_FAILED)
            ferryi_mend_break(r, l, errno);
        r->looks = 0;
    }
    ferryi_remote_unlock(r);
    return posted == FERRYI_POSTED;
}

/* Asks for the next part, or once more for those that broke.  1: something is new under way. */
static int get_ask(const bulk *b, window *v)
{
    ferryi_remote *r = b->r;
    size_t at = b->e.done;
    for (int i = 0; i < v->n; i++, at += GET_PART) {
        const int buffer = v->buffer[(v->first + i) % GET_PARTS];
        if (__atomic_load_n(&r->gets[buffer].state, __ATOMIC_ACQUIRE) == GET_BROKEN)
            return get_post(b, buffer, at);
    }
    if (v->n == GET_PARTS || v->asked == b->e.nelems)
        return 0;
    const int buffer = buffer_take(r);
    if (buffer < 0)
        return 0;
    if (!get_post(b, buffer, v->asked)) {
        buffer_give(r, buffer);
        return 0;
    }
    v->buffer[(v->first + v->n++) % GET_PARTS] = buffer;
    v->asked += part_at(b, v->asked);
    return 1;
}

/* Copies the first part to dest, if it has come. */
static int get_take(bulk *b, window *v)
{
    ferryi_remote *r = b->r;
    const int buffer = v->buffer[v->first];
    if (v->n == 0 || __atomic_load_n(&r->gets[buffer].state, __ATOMIC_ACQUIRE) != GET_HERE)
        return 0;
    const size_t n = part_at(b, b->e.done);
    memcpy(b->e.dst + b->e.done, r->buffers + (size_t)buffer * PART, n);
    buffer_give(r, buffer);
    v->first = (v->first + 1) % GET_PARTS;
    v->n--;
    b->e.done += n;
    ferryi_spin_renew(b->spin);
    return 1;
}

static void get_leave(ferryi_remote *r, window *v)
{
    for (; v->n > 0; v->n--, v->first = (v->first + 1) % GET_PARTS) {
        const int buffer = v->buffer[v->first];
        uint32_t posted = GET_POSTED;
        if (!__atomic_compare_exchange_n(&r->gets[buffer].state, &posted, GET_LEFT, 0, __ATOMIC_ACQ_REL,
                                         __ATOMIC_ACQUIRE))
            buffer_give(r, buffer);
    }
}

static ferry_status get(bulk *b)
{
    ferryi_world *w = &b->r->pe->world;
    window v = { .first = 0 };
    ferry_status status = ferryi_ring_flush(w, b->spin, b->e.pe, b->e.call, b->e.addr);
    while (status == FERRY_SUCCESS && b->e.done < b->e.nelems) {
        while (get_ask(b, &v))
            continue;
        if (!get_take(b, &v) && (status = step(b)) != FERRY_SUCCESS)
            (void)fault(b, status);
    }
    get_leave(b->r, &v);
    FERRYI_STATS_ADD(w, b->e.pe, bytes_get, b->e.done);
    return status;
}

/* Without a provider that answers gets by itself they go by the ring, where the owner's polling thread sends the bytes
 * (over libfabric's tcp twice the rate of its own gets, loopback, 2 cores). */
ferry_status ferryi_bulk_transfer(ferryi_pe *pe, ferryi_spin *spin, ferry_call call, int op, const void *own,
                                  void *other, size_t n, int peer)
{
    ferryi_remote *r = pe->remote;
    const int is_put = op == FERRYI_OP_BULK_PUT;
    ferryi_link *l = n >= r->bulk && (is_put || r->ops->answers_gets) ? ferryi_link_to(r, peer) : NULL;
    if (l == NULL || !l->has_heap)
        return FERRY_ERR_UNSUPPORTED;
    bulk b = { .r = r,
               .l = l,
               .spin = spin,
               .e = { .call = call, .pe = peer, .addr = own, .nelems = n },
               .buffer = -1,
               .there = l->heap + ferryi_request_offset(&pe->world, own) };
    b.e.dst = is_put ? (char *)(uintptr_t)own : other;
    b.e.src = is_put ? other : own;
    return is_put ? put(&b) : get(&b);
}
