/* SPDX-License-Identifier: BSD-3-Clause */
/* FERRY_CHAOS: delays and reorders what the memory model allows, so that a program (or a test of the library) that
 * relies on more than it was promised is found out on a machine that would have been kind to it.
 *
 * A put, signal or non-fetching atomic to another PE may be held back.  Held operations are issued in random order: now
 * and then by any wait, test, get or fetch of this PE, by a later operation that finds the store full, and all of them
 * by fence, quiet and collectives.  A put with signal is held whole, since its own data comes before its signal. */
#include "ferry/device/amo__funcs.h"
#include "runtime/log.h"
#include "runtime/world.h"
#include <stdlib.h>

#define HELD_MAX 32
#define HELD_BYTES 4096 /* larger ones are issued at once: they are reordered by overtaking the held ones */

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
    held *entry[HELD_MAX];
    held store[HELD_MAX];
} ferryi_chaos;

/* xorshift64: enough to shuffle, repeatable for a seed. */
static uint64_t draw(ferryi_chaos *c)
{
    uint64_t x = c->random;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    return c->random = x;
}

/* The thread that issues held operations passes by this file on its way. */
static __thread int issuing;

static void issue(ferryi_world *w, held *h)
{
    uint64_t ignored;
    issuing = 1;
    switch (h->kind) {
    case HELD_PUT:
        (void)ferryi_put_slow(w, FERRY_CALL_PUT, h->addr, h->data, h->n, h->pe);
        break;
    case HELD_AMO:
        (void)ferryi_amo_slow(w, FERRY_CALL_ATOMIC, h->op, h->bytes, h->addr, h->value, 0, h->pe, 0, &ignored);
        break;
    case HELD_PUT_SIGNAL:
        (void)ferryi_put_signal_slow(w, h->addr, h->data, h->n, h->sig, h->value, h->op, h->pe);
        break;
    }
    issuing = 0;
}

/* Issues up to `count` held operations, any of them first.  Under the lock: the order among them is drawn, and what a
 * fence has flushed is out when it returns. */
static void issue_some(ferryi_world *w, ferryi_chaos *c, uint32_t count)
{
    for (; count > 0 && c->n > 0; count--) {
        uint32_t i = (uint32_t)(draw(c) % c->n);
        held *h = c->entry[i];
        c->entry[i] = c->entry[--c->n];
        c->entry[c->n] = h;
        issue(w, h);
    }
}

/* A free entry to fill, or NULL when this operation goes at once.  Under the lock, which stays held when there is one.
 */
static held *hold(ferryi_world *w, size_t n)
{
    ferryi_chaos *c = ferryi_pe_of(w)->chaos;
    if (issuing || c == NULL)
        return NULL;
    pthread_mutex_lock(&c->lock);
    if (n > HELD_BYTES || draw(c) % 3 == 0) {
        issue_some(w, c, (uint32_t)(draw(c) % 3));
        pthread_mutex_unlock(&c->lock);
        return NULL;
    }
    if (c->n == HELD_MAX)
        issue_some(w, c, 1 + (uint32_t)(draw(c) % HELD_MAX));
    return c->entry[c->n];
}

static int held_now(ferryi_world *w)
{
    ferryi_chaos *c = ferryi_pe_of(w)->chaos;
    c->n++;
    pthread_mutex_unlock(&c->lock);
    return 1;
}

int ferryi_chaos_defer_put(ferryi_world *w, void *dst, const void *src, size_t n, int pe)
{
    held *h = hold(w, n);
    if (h == NULL)
        return 0;
    h->kind = HELD_PUT;
    h->pe = pe;
    h->addr = dst;
    h->n = n;
    memcpy(h->data, src, n);
    return held_now(w);
}

int ferryi_chaos_defer_amo(ferryi_world *w, int op, uint32_t bytes, void *addr, uint64_t operand, int pe)
{
    held *h = hold(w, 0);
    if (h == NULL)
        return 0;
    h->kind = HELD_AMO;
    h->pe = pe;
    h->op = op;
    h->bytes = bytes;
    h->addr = addr;
    h->value = operand;
    return held_now(w);
}

int ferryi_chaos_defer_put_signal(ferryi_world *w, void *dst, const void *src, size_t n, uint64_t *sig, uint64_t value,
                                  int sig_op, int pe)
{
    held *h = hold(w, n);
    if (h == NULL)
        return 0;
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

void ferryi_chaos_flush(ferryi_world *w)
{
    ferryi_chaos *c = ferryi_pe_of(w)->chaos;
    if (c == NULL || issuing)
        return;
    pthread_mutex_lock(&c->lock);
    issue_some(w, c, HELD_MAX);
    pthread_mutex_unlock(&c->lock);
}

void ferryi_chaos_poke(ferryi_world *w)
{
    ferryi_chaos *c = ferryi_pe_of(w)->chaos;
    if (c == NULL || issuing)
        return;
    pthread_mutex_lock(&c->lock);
    if (draw(c) % 4 == 0)
        issue_some(w, c, 1);
    pthread_mutex_unlock(&c->lock);
}

ferry_status ferryi_chaos_start(ferryi_pe *pe)
{
    ferryi_chaos *c = calloc(1, sizeof *c);
    if (c == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for FERRY_CHAOS");
    pthread_mutex_init(&c->lock, NULL);
    c->random = pe->env.chaos * 0x9e3779b97f4a7c15u + (uint64_t)pe->world.my_pe + 1;
    for (int i = 0; i < HELD_MAX; i++)
        c->entry[i] = &c->store[i];
    pe->chaos = c;
    pe->world.chaos = 1;
    return FERRY_SUCCESS;
}

void ferryi_chaos_stop(ferryi_pe *pe)
{
    ferryi_chaos *c = pe->chaos;
    if (c == NULL)
        return;
    pe->world.chaos = 0;
    pe->chaos = NULL;
    pthread_mutex_destroy(&c->lock);
    free(c);
}
