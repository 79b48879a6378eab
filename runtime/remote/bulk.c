/* SPDX-License-Identifier: BSD-3-Clause */
/* Large puts of host callers: the network moves them from the caller's memory into the peer's heap, beside the frames.
 * remote.h argues why such a put keeps its place in the order of the ring. */
#include "ferry/detail/ring/staged__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/remote/link.h"

/* Frames wait behind a part that has been posted, so a part takes the network for a millisecond at most.  Larger parts
 * were no faster (loopback, 2 cores: 1 MiB parts reach the rate of the bare loop). */
#define PART ((size_t)1 << 20)
/* Puts to all peers together, so that stopped peers leave the provider room for others. */
#define PUTS_MOST 256

/* The low byte of cookies and notes: frames have the first ones. */
#define COOKIE_PUT LINK_FRAMES

ferry_status ferryi_bulk_open(ferryi_remote *r)
{
    ferryi_pe *pe = r->pe;
    r->bulk = UINT64_MAX;
    if (pe->gpu != NULL || !r->in.is_lazy)
        return FERRY_SUCCESS;
    r->bulk_puts = PUTS_MOST / (uint32_t)r->n_links;
    r->bulk_puts = r->bulk_puts < 2 ? 2 : r->bulk_puts > LINK_PUTS ? LINK_PUTS : r->bulk_puts;
    r->bulk = pe->env.remote_bulk;
    return r->ops->reg(r->provider, pe->heap.base + (size_t)pe->world.my_pe * pe->heap.max, (size_t)pe->heap.max,
                       &r->heap);
}

/* ---- Events, under the lock. */

void ferryi_bulk_come(ferryi_link *l, uint32_t slot)
{
    l->puts_come |= 1u << slot;
    for (uint32_t next; (l->puts_come & (next = 1u << l->puts_here % LINK_PUTS)) != 0; l->puts_here++)
        l->puts_come &= ~next;
}

void ferryi_bulk_done(ferryi_link *l, uint32_t slot)
{
    const uint32_t last = l->puts - 1;
    __atomic_store_n(&l->puts_done[slot], last - (last - slot) % LINK_PUTS + 1, __ATOMIC_RELEASE);
}

/* ---- Calls. */

/* One transfer, or one part of it. */
typedef struct bulk {
    ferryi_remote *r;
    ferryi_link *l;
    ferryi_spin *spin;
    ferryi_request e;
    uint64_t there; /* the peer's end, in its memory */
} bulk;

/* Between two looks at the provider's progress: moves frames, serves the peers, checks the time. */
static ferry_status step(const bulk *b)
{
    ferryi_world *w = &b->r->pe->world;
    ferryi_st_relaxed_u64(&b->r->served, ferryi_now_ns());
    (void)ferryi_remote_move(b->r, -1, MOVE_POLL);
    if (w->n_in != 0)
        ferryi_spin_help(w, b->spin);
    return ferryi_spin_look(w, b->spin, b->e.pe);
}

/* A fault can name only records of the peer: the transfer itself counts as the next record. */
static ferry_status fault(const bulk *b, ferry_status status)
{
    ferryi_world *w = &b->r->pe->world;
    const ferryi_out *out = &w->out[b->e.pe];
    return ferryi_fault_raise(w, status, b->e.call, b->e.pe, b->e.addr, FERRY_FOR_RECORDS, ferryi_ring_next(w, out) + 1,
                              ferryi_ld_relaxed_u64(&out->applied), b->spin->started);
}

static int has_room(const ferryi_remote *r, const ferryi_link *l)
{
    return l->puts - l->puts_known < r->bulk_puts &&
           ferryi_link_ahead(__atomic_load_n(&l->puts_done[l->puts % LINK_PUTS], __ATOMIC_RELAXED),
                             l->puts - LINK_PUTS) > 0;
}

/* 1: the part is posted, and *number is its number. */
static int post_put(const bulk *b, const char *src, size_t n, uint64_t there, uint32_t *number)
{
    ferryi_remote *r = b->r;
    ferryi_link *l = b->l;
    enum ferryi_posted posted = FERRYI_POST_AGAIN;
    if (!ferryi_remote_lock_try(r))
        return 0;
    ferryi_link_talk(r, l);
    if (!r->closed && l->lost == 0 && has_room(r, l)) {
        const uint32_t low = COOKIE_PUT + l->puts % LINK_PUTS;
        posted = r->ops->put_notify(r->provider, l->peer, NULL, src, n, there, l->heap_key, ferryi_link_note(r, low),
                                    (uint64_t)(l - r->links) << 8 | low);
        if (posted == FERRYI_POST_FAILED)
            ferryi_link_lose(r, l);
        if (posted == FERRYI_POSTED) {
            *number = l->puts++;
            r->looks = 0;
        }
    }
    ferryi_remote_unlock(r);
    return posted == FERRYI_POSTED;
}

/* Whether the provider has read the sources of this put and of all before it. */
static int is_read(ferryi_link *l, uint32_t number)
{
    for (uint32_t i = number - LINK_PUTS; i++ != number;)
        if (ferryi_link_ahead(__atomic_load_n(&l->puts_done[i % LINK_PUTS], __ATOMIC_ACQUIRE), i) <= 0)
            return 0;
    return 1;
}

static ferry_status put(bulk *b)
{
    ferryi_world *w = &b->r->pe->world;
    ferryi_request *e = &b->e;
    uint32_t number = 0;
    /* First waits until the owner has applied everything that a fence ordered before this put. */
    e->ticket = ferryi_ld_relaxed_u64(&w->out[e->pe].fenced);
    ferry_status status = ferryi_ring_wait(w, b->spin, e, FERRYI_FOR_QUIET);
    while (status == FERRY_SUCCESS && e->done < e->nelems) {
        const size_t part = ferryi_at_most(e->nelems - e->done, PART);
        if (post_put(b, e->src + e->done, part, b->there + e->done, &number))
            e->done += part;
        else if ((status = step(b)) != FERRY_SUCCESS)
            (void)fault(b, status);
    }
    /* A record of no bytes stands for the put in the ring. */
    if (status == FERRY_SUCCESS)
        status = ferryi_ring_claim(w, b->spin, e);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_ring_say(ferryi_ring_slot(w, e->pe, e->ticket), e->ticket, 1, 0, 0);
    ferryi_ring_post(w, e->pe, e->ticket, FERRYI_OP_PUT, ferryi_request_offset(w, e->dst));
    FERRYI_COUNT(w, e->pe, bytes_put, e->nelems);
    while (!is_read(b->l, number))
        if ((status = step(b)) != FERRY_SUCCESS)
            return fault(b, status);
    return FERRY_SUCCESS;
}

/* Gets go by the ring: the owner's polling thread sends the bytes.  A provider's get over TCP would wait until the
 * owner polls, and nothing makes the owner poll (half the rate of the ring, loopback, 2 cores). */
ferry_status ferryi_bulk_transfer(ferryi_pe *pe, ferryi_spin *spin, ferry_call call, int op, const void *own,
                                  void *other, size_t n, int peer)
{
    ferryi_remote *r = pe->remote;
    ferryi_link *l = n >= r->bulk && op == FERRYI_OP_BULK_PUT ? ferryi_link_to(r, peer) : NULL;
    if (l == NULL || !l->has_heap)
        return FERRY_ERR_UNSUPPORTED;
    bulk b = { .r = r,
               .l = l,
               .spin = spin,
               .e = { .call = call, .pe = peer, .addr = own, .dst = (char *)(uintptr_t)own, .src = other, .nelems = n },
               .there = l->heap + ferryi_request_offset(&pe->world, own) };
    return put(&b);
}
