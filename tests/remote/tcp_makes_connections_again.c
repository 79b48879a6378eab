/* SPDX-License-Identifier: BSD-3-Clause */
/* The provider for TCP, two ends in one process: both connect at the same time; connections are renewed at any step, by
 * one end before the other; and what was posted before never comes after what was posted then.  Strangers at its port
 * change nothing and keep no PE away.  Messages that no PE of this build sends break the connection. */
#include "ferry.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/remote/provider.h"
#include "tests/check.h"
#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

enum { MOST = 300000, ROUNDS = 300, SLOTS = 6, GETS = 16, SILENT = 40 };

typedef struct end {
    const ferryi_provider_ops *ops;
    ferryi_provider *provider;
    ferryi_region region;
    unsigned char *memory; /* [2][SLOTS][MOST]: what is sent, where it comes */
    unsigned char address[FERRYI_PROVIDER_ADDRESS];
    size_t n_address;
    uint32_t notes; /* bit i: notification i has come */
    int posted, done, broken, unasked, noise;
} end;

static end ends[2];
static unsigned seed = 12345;

static unsigned chance(unsigned n)
{
    seed = seed * 1103515245u + 12345u;
    return (seed >> 16) % n;
}

static void turn_of(end *e)
{
    ferryi_provider_event events[3];
    const int n = e->ops->progress(e->provider, events, 3);
    for (int i = 0; i < n; i++)
        switch (events[i].kind) {
        case FERRYI_PROVIDER_NOTIFIED:
            CHECK((e->notes & 1u << events[i].note) == 0);
            e->notes |= 1u << events[i].note;
            break;
        case FERRYI_PROVIDER_DONE:
            e->done++;
            break;
        case FERRYI_PROVIDER_NOISE:
            e->noise++;
            break;
        default:
            e->broken += events[i].cookie != UINT64_MAX;
            e->unasked += events[i].cookie == UINT64_MAX;
        }
}

static void turn(void)
{
    turn_of(&ends[0]);
    turn_of(&ends[1]);
}

static unsigned char *slot_of(end *e, int in, int slot)
{
    return e->memory + ((size_t)in * SLOTS + (size_t)slot) * MOST;
}

static enum ferryi_posted put(int from, int slot, size_t n)
{
    end *e = &ends[from], *to = &ends[1 - from];
    const enum ferryi_posted posted = e->ops->put_notify(
        e->provider, 0, NULL, slot_of(e, 0, slot), n, to->region.base + (uint64_t)(slot_of(to, 1, slot) - to->memory),
        to->region.key, (uint32_t)slot, (uint64_t)slot);
    e->posted += posted == FERRYI_POSTED;
    return posted;
}

/* Until each operation has ended and `notes` have come at both ends. */
static void settle(uint32_t notes0, uint32_t notes1)
{
    const uint64_t deadline = now_ns() + 20 * (uint64_t)SECOND;
    while (now_ns() < deadline &&
           (ends[0].done + ends[0].broken != ends[0].posted || ends[1].done + ends[1].broken != ends[1].posted ||
            ends[0].notes != notes0 || ends[1].notes != notes1))
        turn();
    CHECK_INT(ends[0].done + ends[0].broken, ends[0].posted);
    CHECK_INT(ends[1].done + ends[1].broken, ends[1].posted);
    CHECK_INT(ends[0].notes, notes0);
    CHECK_INT(ends[1].notes, notes1);
}

static void renew(uint32_t generation)
{
    const int first = (int)chance(2);
    ends[first].ops->renew(ends[first].provider, 0, generation);
    for (unsigned n = chance(20); n > 0; n--) /* the first may post already */
        turn_of(&ends[chance(2)]);
    ends[1 - first].ops->renew(ends[1 - first].provider, 0, generation);
}

/* Values of before a renewal meet those of after it in the same places. */
static void renewals(void)
{
    for (uint32_t round = 1; round <= ROUNDS; round++) {
        const unsigned char old = (unsigned char)(2 * round), fresh = (unsigned char)(2 * round + 1);
        const size_t n = chance(3) == 0 ? 1 + chance(MOST) : 1 + chance(200);
        const int both = (int)chance(3);
        for (int e = 0; e < 2; e++)
            memset(slot_of(&ends[e], 0, 0), old, (size_t)SLOTS * MOST);
        for (int slot = 0; slot < SLOTS; slot++)
            for (int e = 0; e < 2; e++)
                if (both == 2 || both == e)
                    (void)put(e, slot, n);
        for (unsigned turns = chance(40); turns > 0; turns--)
            turn_of(&ends[chance(2)]);
        renew(round);
        settle(ends[0].notes, ends[1].notes);
        for (int e = 0; e < 2; e++) {
            memset(slot_of(&ends[e], 0, 0), fresh, (size_t)SLOTS * MOST);
            ends[e].notes = 0;
        }
        for (int slot = 0; slot < SLOTS; slot++)
            for (int e = 0; e < 2; e++)
                CHECK(put(e, slot, n) == FERRYI_POSTED);
        settle((1u << SLOTS) - 1, (1u << SLOTS) - 1);
        for (unsigned turns = 20; turns > 0; turns--)
            turn();
        for (int slot = 0; slot < SLOTS; slot++)
            for (int e = 0; e < 2; e++) {
                const unsigned char *at = slot_of(&ends[e], 1, slot);
                CHECK(at[0] == fresh && memcmp(at, at + 1, n - 1) == 0);
            }
        ends[0].notes = ends[1].notes = 0;
    }
}

static int knock(const end *e)
{
    struct sockaddr_in at = { .sin_family = AF_INET };
    memcpy(&at.sin_port, e->address + 34, sizeof at.sin_port); /* after the magic, the number, the secret, the family */
    (void)inet_pton(AF_INET, "127.0.0.1", &at.sin_addr);
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    CHECK(fd >= 0 && connect(fd, (struct sockaddr *)&at, sizeof at) == 0);
    return fd;
}

/* They fill the places of silent connections, and send what is no hello. */
static void strangers(uint32_t generation)
{
    int fd[SILENT];
    static const char noise[200] = "GET / HTTP/1.1\r\n";
    for (int i = 0; i < SILENT; i++) {
        fd[i] = knock(&ends[0]);
        if (i % 4 == 1)
            CHECK(send(fd[i], noise, sizeof noise, MSG_NOSIGNAL) > 0);
        if (i % 4 == 2)
            CHECK(send(fd[i], ends[0].address, 20, MSG_NOSIGNAL) > 0);
        turn();
    }
    renew(generation);
    settle(ends[0].notes, ends[1].notes);
    CHECK(put(1, 0, 100) == FERRYI_POSTED);
    settle(1, 0);
    ends[0].notes = 0;
    CHECK(put(0, 1, 100) == FERRYI_POSTED);
    settle(0, 2);
    ends[1].notes = 0;
    for (int i = 0; i < SILENT; i++)
        close(fd[i]);
    for (int i = 0; i < 100; i++)
        turn();
    CHECK(ends[0].noise >= SILENT / 2 && ends[1].noise == 0);
}

/* More gets than may be under way wait, and each brings its own bytes. */
static void gets(void)
{
    end *e = &ends[0], *from = &ends[1];
    const size_t part = (size_t)SLOTS * MOST / (GETS + 1);
    const uint64_t deadline = now_ns() + 20 * (uint64_t)SECOND;
    int refused = 0;
    for (size_t i = 0; i < (size_t)SLOTS * MOST; i++)
        slot_of(from, 0, 0)[i] = (unsigned char)(i * 7 + (i >> 8));
    memset(slot_of(e, 1, 0), 0, (size_t)SLOTS * MOST);
    for (int i = 0; i <= GETS && now_ns() < deadline;) {
        const size_t at = (size_t)i * part;
        const enum ferryi_posted posted =
            e->ops->get(e->provider, 0, NULL, slot_of(e, 1, 0) + at, part, from->region.base + at, from->region.key, 7);
        CHECK(posted != FERRYI_POST_FAILED);
        i += posted == FERRYI_POSTED;
        e->posted += posted == FERRYI_POSTED;
        refused += posted == FERRYI_POST_AGAIN;
        if (posted != FERRYI_POSTED)
            turn();
    }
    settle(0, 0);
    CHECK(refused > 0);
    CHECK(memcmp(slot_of(e, 1, 0), slot_of(from, 0, 0), part * (GETS + 1)) == 0);
}

/* Beyond the region, and by a wrong key: the receiver gives the connection up, until both renew it. */
static void wrong(uint32_t generation)
{
    for (int what = 0; what < 3; what++) {
        end *e = &ends[what % 2], *to = &ends[1 - what % 2];
        const uint64_t at = to->region.base + (what == 0 ? 2 * (uint64_t)SLOTS * MOST - 7 : 0);
        const uint64_t deadline = now_ns() + 20 * (uint64_t)SECOND;
        const int unasked = to->unasked;
        const enum ferryi_posted posted =
            what == 2 ? e->ops->get(e->provider, 0, NULL, e->memory, 8, at, to->region.key ^ 1, 0)
                      : e->ops->put(e->provider, 0, NULL, e->memory, 8, at, to->region.key ^ (uint64_t)(what == 1), 0);
        CHECK(posted == FERRYI_POSTED);
        e->posted += posted == FERRYI_POSTED;
        while (to->unasked == unasked && now_ns() < deadline)
            turn();
        CHECK_INT(to->unasked, unasked + 1);
        while (put(what % 2, 0, 1) != FERRYI_POST_FAILED && now_ns() < deadline)
            turn();
        renew(generation + (uint32_t)what);
        settle(0, 0);
        CHECK(put(what % 2, 0, 1) == FERRYI_POSTED);
        settle((uint32_t)what % 2, 1 - (uint32_t)what % 2);
        ends[0].notes = ends[1].notes = 0;
    }
}

int main(void)
{
    const ferryi_provider_request request = { .size = sizeof request,
                                              .abi = FERRYI_PROVIDER_ABI,
                                              .n_peers = 1,
                                              .fabric = "",
                                              .address = "127.0.0.1",
                                              .deadline = UINT64_MAX,
                                              .error = ferryi_error };
    alarm(120);
    for (int i = 0; i < 2; i++) {
        end *e = &ends[i];
        CHECK_STATUS(ferryi_provider_find("tcp", getenv("FERRY_BOOTSTRAP_DIR"), &e->ops), FERRY_SUCCESS);
        CHECK_STATUS(e->ops->open(&request, &e->provider), FERRY_SUCCESS);
        CHECK_STATUS(e->ops->address(e->provider, e->address, &e->n_address), FERRY_SUCCESS);
        e->memory = calloc(2 * SLOTS, MOST);
        CHECK_STATUS(e->ops->reg(e->provider, e->memory, 2 * (size_t)SLOTS * MOST, &e->region), FERRY_SUCCESS);
    }
    for (int i = 0; i < 2; i++)
        CHECK_STATUS(ends[i].ops->connect(ends[i].provider, 0, ends[1 - i].address, ends[1 - i].n_address),
                     FERRY_SUCCESS);
    renewals();
    strangers(ROUNDS + 1);
    gets();
    wrong(ROUNDS + 2);
    for (int i = 0; i < 2; i++) {
        ends[i].ops->unregister(ends[i].provider, &ends[i].region);
        ends[i].ops->close(ends[i].provider, 1);
        free(ends[i].memory);
    }
    return CHECK_RESULT();
}
