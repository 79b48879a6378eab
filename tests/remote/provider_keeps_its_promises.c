/* SPDX-License-Identifier: BSD-3-Clause */
/* A provider (the arguments say which, and its fabric; else libfabric by TCP) between two ends of one process: bytes
 * arrive whole, each notification after its own bytes and once, gets bring what is there, flush waits, a sleeper
 * wakes, and foreign addresses are refused. */
#include "ferry.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/remote/provider.h"
#include "tests/check.h"
#include <poll.h>

#define SLOTS 64
#define MOST 40000
#define ROUNDS 2000

typedef struct end {
    const ferryi_provider_ops *ops;
    ferryi_provider *provider;
    ferryi_region in, out;
    unsigned char *inbox, *outbox; /* [SLOTS][MOST] */
    int busy[SLOTS], expected[SLOTS], done, lost;
    size_t sizes[SLOTS];
    unsigned seeds[SLOTS];
} end;

static end ends[2];

static unsigned char pattern(unsigned seed, size_t i)
{
    return (unsigned char)(seed * 31 + i * 7 + (i >> 8));
}

static void check_slot(end *e, unsigned slot)
{
    const unsigned char *at = e->inbox + (size_t)slot * MOST;
    size_t wrong = 0;
    CHECK(slot < SLOTS && e->expected[slot]);
    for (size_t i = 0; i < e->sizes[slot]; i++)
        wrong += at[i] != pattern(e->seeds[slot], i);
    CHECK(wrong == 0);
    e->expected[slot] = 0;
}

static void turn_of(end *e)
{
    ferryi_provider_event events[8];
    int n = e->ops->progress(e->provider, events, 8);
    for (int i = 0; i < n; i++) {
        if (events[i].kind == FERRYI_PROVIDER_NOTIFIED)
            check_slot(e, events[i].note);
        else if (events[i].kind == FERRYI_PROVIDER_DONE && events[i].cookie < SLOTS)
            e->busy[events[i].cookie] = 0;
        else if (events[i].kind == FERRYI_PROVIDER_DONE)
            e->done++;
        else
            e->lost++;
    }
}

static void turn(void)
{
    turn_of(&ends[0]);
    turn_of(&ends[1]);
}

static int left(void)
{
    int n = 0;
    for (int i = 0; i < SLOTS; i++)
        n += ends[0].busy[i] + ends[1].busy[i] + ends[0].expected[i] + ends[1].expected[i];
    return n;
}

static void list_one(void *arg, const char *fabric, const char *device, const char *address)
{
    CHECK(fabric[0] != '\0' && device[0] != '\0' && address != NULL);
    ++*(int *)arg;
}

static void open_ends(const char *name, const char *fabric)
{
    const ferryi_provider_request request = { .size = sizeof request,
                                              .abi = FERRYI_PROVIDER_ABI,
                                              .n_peers = 1,
                                              .fabric = fabric,
                                              .address = "127.0.0.1",
                                              .deadline = ferryi_deadline_after(10 * (uint64_t)SECOND),
                                              .error = ferryi_error };
    char bytes[2][FERRYI_PROVIDER_ADDRESS];
    size_t n[2];
    for (int i = 0; i < 2; i++) {
        end *e = &ends[i];
        ferry_status status = ferryi_provider_find(name, getenv("FERRY_BOOTSTRAP_DIR"), &e->ops);
        if (status == FERRY_ERR_UNSUPPORTED && strchr(name, '/') == NULL) {
            printf("skipped: %s\n", ferry_last_error_message());
            exit(77);
        }
        CHECK_STATUS(status, FERRY_SUCCESS);
        int listed = 0;
        CHECK_STATUS(e->ops->list(&request, list_one, &listed), FERRY_SUCCESS);
        CHECK(listed > 0);
        CHECK_STATUS(e->ops->open(&request, &e->provider), FERRY_SUCCESS);
        CHECK_STATUS(e->ops->address(e->provider, bytes[i], &n[i]), FERRY_SUCCESS);
        e->inbox = calloc(SLOTS, MOST);
        e->outbox = calloc(SLOTS, MOST);
        CHECK_STATUS(e->ops->reg(e->provider, e->inbox, (size_t)SLOTS * MOST, &e->in), FERRY_SUCCESS);
        CHECK_STATUS(e->ops->reg(e->provider, e->outbox, (size_t)SLOTS * MOST, &e->out), FERRY_SUCCESS);
    }
    for (int i = 0; i < 2; i++) {
        CHECK_STATUS(ends[i].ops->connect(ends[i].provider, 0, "nonsense", 8), FERRY_ERR_BOOTSTRAP);
        CHECK_STATUS(ends[i].ops->connect(ends[i].provider, 0, bytes[1 - i], n[1 - i]), FERRY_SUCCESS);
    }
}

static void notifications(void)
{
    const uint64_t deadline = now_ns() + 60 * (uint64_t)SECOND;
    unsigned sent = 0, seed = 1;
    while (sent < ROUNDS && now_ns() < deadline) {
        end *from = &ends[sent % 2], *to = &ends[1 - sent % 2];
        const unsigned slot = (seed = seed * 1103515245 + 12345) >> 16 & (SLOTS - 1);
        turn();
        if (from->busy[slot] || to->expected[slot])
            continue;
        const size_t size = seed % 3 == 0 ? 1 + seed / 5 % MOST : 1 + seed / 5 % 300;
        unsigned char *src = from->outbox + (size_t)slot * MOST;
        for (size_t i = 0; i < size; i++)
            src[i] = pattern(seed, i);
        to->sizes[slot] = size;
        to->seeds[slot] = seed;
        enum ferryi_posted posted = from->ops->put_notify(from->provider, 0, &from->out, src, size,
                                                          to->in.base + (size_t)slot * MOST, to->in.key, slot, slot);
        CHECK(posted == FERRYI_POSTED || posted == FERRYI_POST_AGAIN);
        if (posted == FERRYI_POSTED) {
            to->expected[slot] = from->busy[slot] = 1;
            sent++;
        }
    }
    while (left() != 0 && now_ns() < deadline)
        turn();
    CHECK(sent == ROUNDS);
    CHECK(left() == 0);
}

/* An event after wait_fd() wakes a thread that sleeps on the descriptor. */
static void sleeping(void)
{
    const uint64_t deadline = now_ns() + 30 * (uint64_t)SECOND;
    end *a = &ends[0], *b = &ends[1];
    for (unsigned slot = 0; slot < SLOTS; slot++) {
        struct pollfd fd = { -1, POLLIN, 0 };
        do {
            turn();
            fd.fd = b->ops->wait_fd(b->provider);
        } while (fd.fd < 0 && now_ns() < deadline);
        a->outbox[(size_t)slot * MOST] = pattern(slot, 0);
        b->sizes[slot] = 1;
        b->seeds[slot] = slot;
        b->expected[slot] = a->busy[slot] = 1;
        while (a->ops->put_notify(a->provider, 0, &a->out, a->outbox + (size_t)slot * MOST, 1,
                                  b->in.base + (size_t)slot * MOST, b->in.key, slot, slot) == FERRYI_POST_AGAIN &&
               now_ns() < deadline)
            turn_of(a);
        while (poll(&fd, 1, 1) == 0 && now_ns() < deadline)
            turn_of(a);
        CHECK((fd.revents & POLLIN) != 0);
        while (left() != 0 && now_ns() < deadline)
            turn();
        CHECK(left() == 0);
    }
}

/* Longer than a request may be on some devices: 8 MiB on rdma_rxe. */
static void large(void)
{
    enum { LARGE = 17 << 20 };
    const uint64_t deadline = now_ns() + 60 * (uint64_t)SECOND;
    end *a = &ends[0], *b = &ends[1];
    unsigned char *from = malloc(LARGE), *to = calloc(LARGE, 1);
    ferryi_region out, in;
    const int done = a->done;
    for (size_t i = 0; i < LARGE; i++)
        from[i] = pattern(3, i);
    CHECK_STATUS(a->ops->reg(a->provider, from, LARGE, &out), FERRY_SUCCESS);
    CHECK_STATUS(b->ops->reg(b->provider, to, LARGE, &in), FERRY_SUCCESS);
    while (a->ops->put(a->provider, 0, &out, from, LARGE, in.base, in.key, SLOTS) == FERRYI_POST_AGAIN &&
           now_ns() < deadline)
        turn();
    while ((a->done == done || !a->ops->flush(a->provider, 0)) && now_ns() < deadline)
        turn();
    CHECK(a->done == done + 1 && a->lost == 0);
    CHECK(memcmp(from, to, LARGE) == 0);
    a->ops->unregister(a->provider, &out);
    b->ops->unregister(b->provider, &in);
    free(from);
    free(to);
}

/* Puts without notification, flush, then a get of the same bytes. */
static void flush_and_get(void)
{
    const uint64_t deadline = now_ns() + 20 * (uint64_t)SECOND;
    end *a = &ends[0], *b = &ends[1];
    for (size_t i = 0; i < MOST; i++)
        a->outbox[i] = pattern(77, i);
    for (size_t at = 0; at < MOST && now_ns() < deadline;) {
        const size_t part = at + 1000 < MOST ? 1000 : MOST - at;
        if (a->ops->put(a->provider, 0, &a->out, a->outbox + at, part, b->in.base + at, b->in.key, SLOTS) ==
            FERRYI_POSTED)
            at += part;
        else
            turn();
    }
    while (!a->ops->flush(a->provider, 0) && now_ns() < deadline)
        turn();
    CHECK(memcmp(a->outbox, b->inbox, MOST) == 0);
    while (a->done < MOST / 1000 && now_ns() < deadline)
        turn();
    CHECK(a->done == MOST / 1000);
    while (a->ops->get(a->provider, 0, &a->out, a->outbox + MOST, MOST, b->in.base, b->in.key, SLOTS) !=
               FERRYI_POSTED &&
           now_ns() < deadline)
        turn();
    while (a->done == MOST / 1000 && now_ns() < deadline)
        turn();
    CHECK(memcmp(a->outbox + MOST, b->inbox, MOST) == 0);
    CHECK(a->lost == 0 && b->lost == 0);
}

/* A put with a key of no region loses the peer, and the message contains these words. */
static void wrong_key(const char *words)
{
    const uint64_t deadline = now_ns() + 20 * (uint64_t)SECOND;
    end *a = &ends[0], *b = &ends[1];
    while (a->ops->put(a->provider, 0, &a->out, a->outbox, 8, b->in.base, b->in.key ^ 0x55550000, SLOTS) !=
               FERRYI_POSTED &&
           now_ns() < deadline)
        turn();
    while (a->lost == 0 && now_ns() < deadline)
        turn();
    CHECK(a->lost == 1);
    CHECK_SAYS(words);
    CHECK(a->ops->put(a->provider, 0, &a->out, a->outbox, 8, b->in.base, b->in.key, SLOTS) == FERRYI_POST_FAILED);
    CHECK(a->ops->flush(a->provider, 0) == 1);
}

int main(int argc, char **argv)
{
    const ferryi_provider_ops *none;
    alarm(120);
    CHECK_STATUS(ferryi_provider_find("/nonexistent/ferry_remote_x.so", "", &none), FERRY_ERR_UNSUPPORTED);
    CHECK_STATUS(ferryi_provider_find("no_such_network", "", &none), FERRY_ERR_UNSUPPORTED);
    CHECK_SAYS("no plug-in of ferry for it");
    open_ends(argc > 1 ? argv[1] : "libfabric", argc > 2 ? argv[2] : "tcp");
    notifications();
    flush_and_get();
    sleeping();
    large();
    if (argc > 3)
        wrong_key(argv[3]);
    for (int i = 0; i < 2; i++) {
        ends[i].ops->unregister(ends[i].provider, &ends[i].in);
        ends[i].ops->unregister(ends[i].provider, &ends[i].out);
        ends[i].ops->close(ends[i].provider, 1);
        free(ends[i].inbox);
        free(ends[i].outbox);
    }
    return CHECK_RESULT();
}
