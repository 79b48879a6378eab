/* SPDX-License-Identifier: BSD-3-Clause */
/* FERRY_TEST=chaos=seed: delays and reorders operations as far as the memory model allows, to expose programs (and
 * tests of the library) that rely on a stronger order than is promised, on machines that happen to provide it.
 *
 * A put, signal or non-fetching atomic to another PE may be held back.  Held operations are issued in random order:
 * some by any wait, test, get or fetch of this PE, or by a later operation that finds the store full; all by fence,
 * quiet and collectives.  A put with signal is held as one, since its data must precede its signal.
 *
 * Nothing is dropped: an operation that finds no room in time stays held, and the fence or quiet that issued it returns
 * the timeout.  The next fence or quiet reports operations to a dead PE. */
#include "runtime/calls/chaos.h"
#include "ferry/detail/operations/amo__funcs.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/state/world.h"
#include <stdlib.h>

#define HELD_MAX 32
#define HELD_BYTES 4096 /* larger ones are issued at once and so overtake held ones */

enum held_kind { HELD_PUT, HELD_AMO, HELD_PUT_SIGNAL };

typedef struct held {
    enum held_kind kind;
    int pe, op;
    uint32_t bytes;
    void *addr;
    size_t n;
    uint64_t *sig;
    uint64_t value;
    unsigned char data[HELD_BYTES];
} held;

typedef struct ferryi_chaos {
    pthread_mutex_t lock;
    uint64_t random;
    uint32_t n;
    uint64_t rest_until; /* after a timeout only a flush issues before this time */
    ferry_status failed; /* failure of an operation issued since the last flush */
    held *entry[HELD_MAX];
    held store[HELD_MAX];
} ferryi_chaos;

/* xorshift64: repeatable for a seed. */
static uint64_t draw(ferryi_chaos *c)
{
    uint64_t x = c->random;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    return c->random = x;
}

/* Set while this thread issues held operations, which must not be held again. */
static __thread int issuing;

static ferry_status issue(ferryi_world *w, held *h)
{
    uint64_t ignored;
    ferry_status status = FERRY_SUCCESS;
    issuing = 1;
    switch (h->kind) {
    case HELD_PUT:
        status = ferryi_put_slow(w, FERRY_CALL_PUT, h->addr, h->data, h->n, h->pe);
        break;
    case HELD_AMO:
        status = ferryi_amo_slow(w, FERRY_CALL_ATOMIC, h->op, h->bytes, h->addr, h->value, 0, h->pe, 0, &ignored);
        break;
    case HELD_PUT_SIGNAL:
        status = ferryi_put_signal_slow(w, h->addr, h->data, h->n, h->sig, h->value, h->op, h->pe);
        break;
    }
    issuing = 0;
    return status;
}

/* Issues up to `count` held operations in random order.  Called with the lock, so that flushed operations are out when
 * a fence returns.  Stops at the first timeout, since each further one might cost a budget too.  An operation that
 * timed out is issued again later: nothing of it was sent, or only a part of its data, and data may be put twice. */
static ferry_status issue_some(ferryi_world *w, ferryi_chaos *c, uint32_t count)
{
    for (; count > 0 && c->n > 0; count--) {
        uint32_t i = (uint32_t)(draw(c) % c->n);
        held *h = c->entry[i];
        ferry_status status = issue(w, h);
        if (status == FERRY_ERR_TIMEOUT) {
            c->rest_until = ferryi_clock_ns() + w->timeout_ns;
            return status;
        }
        if (status != FERRY_SUCCESS)
            c->failed = status;
        c->entry[i] = c->entry[--c->n];
        c->entry[c->n] = h;
    }
    return FERRY_SUCCESS;
}

/* issue_some() from within another call, whose budget it must not use up repeatedly. */
static void issue_by_chance(ferryi_world *w, ferryi_chaos *c, uint32_t count)
{
    if (c->n != 0 && ferryi_clock_ns() >= c->rest_until)
        (void)issue_some(w, c, count);
}

/* A free entry to fill, with the lock taken; NULL when this operation is to be issued at once. */
static held *hold(ferryi_world *w, size_t n)
{
    ferryi_chaos *c = ferryi_pe_of(w)->chaos;
    if (issuing || c == NULL)
        return NULL;
    ferryi_mutex_lock(&c->lock, FERRYI_MUTEX_CHAOS);
    if (n > HELD_BYTES || draw(c) % 3 == 0) {
        issue_by_chance(w, c, (uint32_t)(draw(c) % 3));
        ferryi_mutex_unlock(&c->lock);
        return NULL;
    }
    if (c->n == HELD_MAX)
        issue_by_chance(w, c, 1 + (uint32_t)(draw(c) % HELD_MAX));
    if (c->n == HELD_MAX) {
        ferryi_mutex_unlock(&c->lock);
        return NULL;
    }
    return c->entry[c->n];
}

static ferry_status held_now(ferryi_world *w)
{
    ferryi_chaos *c = ferryi_pe_of(w)->chaos;
    c->n++;
    ferryi_mutex_unlock(&c->lock);
    return FERRY_SUCCESS;
}

static void chaos_progress(ferryi_world *w)
{
    ferryi_chaos *c = ferryi_pe_of(w)->chaos;
    if (c == NULL || issuing)
        return;
    ferryi_mutex_lock(&c->lock, FERRYI_MUTEX_CHAOS);
    if (draw(c) % 4 == 0)
        issue_by_chance(w, c, 1);
    ferryi_mutex_unlock(&c->lock);
}

/* The route of an operation that is not held back. */
static const ferryi_route_ops *engine(const ferryi_world *w, int pe)
{
    return ferryi_routes_engine.of[ferryi_route_path(ferryi_route(w, pe))];
}

static ferry_status chaos_put(ferryi_world *w, ferry_call call, void *dst, const void *src, size_t n, int pe)
{
    held *h = hold(w, n);
    if (h == NULL)
        return engine(w, pe)->put(w, call, dst, src, n, pe);
    h->kind = HELD_PUT;
    h->pe = pe;
    h->addr = dst;
    h->n = n;
    memcpy(h->data, src, n);
    return held_now(w);
}

static ferry_status chaos_get(ferryi_world *w, void *dst, const void *src, size_t n, int pe)
{
    chaos_progress(w);
    return engine(w, pe)->get(w, dst, src, n, pe);
}

static ferry_status chaos_iput(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *src, ptrdiff_t src_stride,
                               uint32_t width, size_t nelems, int pe)
{
    return engine(w, pe)->iput(w, dst, dst_stride, src, src_stride, width, nelems, pe);
}

static ferry_status chaos_iget(ferryi_world *w, void *dst, ptrdiff_t dst_stride, const void *src, ptrdiff_t src_stride,
                               uint32_t width, size_t nelems, int pe)
{
    return engine(w, pe)->iget(w, dst, dst_stride, src, src_stride, width, nelems, pe);
}

static ferry_status chaos_amo(ferryi_world *w, ferry_call call, int op, uint32_t bytes, const void *addr,
                              uint64_t operand, uint64_t cond, int pe, int fetch, uint64_t *old)
{
    held *h = fetch ? NULL : hold(w, 0);
    if (fetch)
        chaos_progress(w); /* a program may poll with fetches: its held operations must arrive eventually */
    if (h == NULL)
        return engine(w, pe)->amo(w, call, op, bytes, addr, operand, cond, pe, fetch, old);
    h->kind = HELD_AMO;
    h->pe = pe;
    h->op = op;
    h->bytes = bytes;
    h->addr = (void *)(uintptr_t)addr;
    h->value = operand;
    return held_now(w);
}

static ferry_status chaos_put_signal(ferryi_world *w, void *dst, const void *src, size_t n, uint64_t *sig,
                                     uint64_t value, int sig_op, int pe)
{
    held *h = hold(w, n);
    if (h == NULL)
        return engine(w, pe)->put_signal(w, dst, src, n, sig, value, sig_op, pe);
    h->kind = HELD_PUT_SIGNAL;
    h->pe = pe;
    h->op = sig_op;
    h->addr = dst;
    h->n = n;
    h->sig = sig;
    h->value = value;
    if (n != 0)
        memcpy(h->data, src, n);
    return held_now(w);
}

static ferry_status chaos_flush(ferryi_world *w)
{
    ferryi_chaos *c = ferryi_pe_of(w)->chaos;
    if (c == NULL || issuing)
        return FERRY_SUCCESS;
    ferryi_mutex_lock(&c->lock, FERRYI_MUTEX_CHAOS);
    ferry_status status = issue_some(w, c, HELD_MAX), failed = c->failed;
    c->failed = FERRY_SUCCESS;
    ferryi_mutex_unlock(&c->lock);
    if (failed == FERRY_ERR_PEER_LOST &&
        ferryi_ld_relaxed_u32(&w->ctl->n_lost) == ferryi_ld_relaxed_u32(&w->ctl->n_acked))
        failed = FERRY_SUCCESS; /* the program has acknowledged the deaths (compare ferryi_descriptors_flush) */
    return status != FERRY_SUCCESS ? status : failed;
}

static const ferryi_route_ops row = {
    .size = sizeof(ferryi_route_ops),
    .name = "chaos",
    .put = chaos_put,
    .get = chaos_get,
    .iput = chaos_iput,
    .iget = chaos_iget,
    .amo = chaos_amo,
    .put_signal = chaos_put_signal,
};

static const ferryi_routes routes = {
    .size = sizeof(ferryi_routes),
    .of = { [FERRY_PATH_NATIVE] = &row,
            [FERRY_PATH_FLAGS] = &row,
            [FERRY_PATH_STAGED] = &row,
            [FERRY_PATH_REMOTE] = &row },
    .flush = chaos_flush,
    .progress = chaos_progress,
};

ferry_status ferryi_chaos_start(ferryi_pe *pe)
{
    ferryi_chaos *c = calloc(1, sizeof *c);
    if (c == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for FERRY_TEST=chaos: unset it, or raise the memory limit");
    pthread_mutex_init(&c->lock, NULL);
    c->random = pe->env.chaos * 0x9e3779b97f4a7c15u + (uint64_t)pe->world.my_pe + 1;
    for (int i = 0; i < HELD_MAX; i++)
        c->entry[i] = &c->store[i];
    pe->chaos = c;
    pe->world.host.routes = &routes;
    pe->world.host.chaos = 1;
    return FERRY_SUCCESS;
}

void ferryi_chaos_destroy(ferryi_pe *pe)
{
    ferryi_chaos *c = pe->chaos;
    if (c == NULL)
        return;
    pe->world.host.chaos = 0;
    if (pe->world.host.routes == &routes)
        pe->world.host.routes = &ferryi_routes_engine;
    pe->chaos = NULL;
    pthread_mutex_destroy(&c->lock);
    free(c);
}
