/* SPDX-License-Identifier: BSD-3-Clause */
/* A process that is no PE of the job reaches the network port of a PE.  It knows all but the secret: the address, the
 * notes of frames and of large puts, even the key of some memory.  Its notifications are counted and change nothing.
 * Nor does one that knows the network's secret: a notification without a frame, and a frame without the PE's secret. */
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/remote/link.h"
#include "tests/job.h"

enum { PES = 2, NOTES = PES * (LINK_FRAMES + LINK_PUTS), SECRET = 8 /* bytes, first in libfabric's address */ };

/* What PE 0 tells the stranger. */
typedef struct door {
    unsigned char address[FERRYI_PROVIDER_ADDRESS];
    size_t n;
    uint64_t base, key;
} door;
static door *shown;

static void take_lock(ferryi_remote *r)
{
    while (!ferryi_remote_lock_try(r))
        nap_ms(1);
}

static void show(ferryi_remote *r)
{
    static char page[64];
    static ferryi_region region;
    take_lock(r);
    CHECK_OK(r->ops->address(r->provider, shown->address, &shown->n));
    CHECK_OK(r->ops->reg(r->provider, page, sizeof page, &region));
    ferryi_remote_unlock(r);
    shown->base = region.base;
    shown->key = region.key;
}

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    ferryi_remote *r = ferryi_pe_of(ferryi_world_find())->remote;
    uint64_t *over = MADE(ferry_calloc(1, sizeof *over));
    const size_t n = (size_t)1 << 20;
    unsigned char *to = MADE(ferry_malloc(n)), *from = MADE(malloc(n));
    if (rank == 0)
        show(r);
    CHECK_OK(ferry_barrier_all());
    arrive(1);
    for (unsigned i = 1; *over == 0; i++) {
        memset(from, (int)(i & 0xff), n);
        CHECK_OK(ferry_putmem(to, from, n, 1 - rank));
        const uint64_t done = rank == 0 && see(&board->word[0]) != 0;
        CHECK_OK(ferry_barrier_all());
        CHECK(to[0] == (i & 0xff) && memcmp(to, to + 1, n - 1) == 0);
        if (done)
            for (int other = 0; other < PES; other++)
                CHECK_OK(ferry_uint64_p(over, 1, other));
        CHECK_OK(ferry_barrier_all());
    }
    if (rank == 0)
        CHECK_INT(r->noise, NOTES);
    CHECK_OK(ferry_finalize());
    free(from);
}

static void await_noise(ferryi_remote *r, uint64_t n)
{
    const uint64_t deadline = now_ns() + 20 * (uint64_t)SECOND;
    uint64_t found = 0;
    while (found < n && now_ns() < deadline) {
        nap_ms(1);
        take_lock(r);
        found = r->noise;
        ferryi_remote_unlock(r);
    }
    CHECK_INT(found, n);
}

/* PE 1 is the one that knows too much. */
static void pe_forges(int rank)
{
    enum { NOTED = 1, WRITTEN, FORGED };
    CHECK_OK(ferry_init());
    ferryi_pe *self = ferryi_pe_of(ferryi_world_find());
    ferryi_remote *r = self->remote;
    uint64_t *word = MADE(ferry_calloc(3, sizeof *word));
    for (int i = 0; i < 2 * LINK_FRAMES; i++) { /* each slot has a frame of before */
        CHECK_OK(ferry_uint64_p(&word[2], 1, 1 - rank));
        CHECK_OK(ferry_quiet());
    }
    CHECK_OK(ferry_barrier_all());
    if (rank == 0) {
        await_noise(r, 1);
        post(&board->word[NOTED], 1);
        await_word(&board->word[WRITTEN], 1);
        CHECK_INT(see(&word[0]), 1);
        await_noise(r, 2);
        nap_ms(100);
        CHECK_INT(see(&word[1]), 0);
        post(&board->word[FORGED], 1);
        _exit(0);
    }
    ferryi_link *l = ferryi_link_to(r, 0);
    enum ferryi_posted posted;
    nap_ms(50); /* no frame is under way, nor due */
    do {
        take_lock(r);
        const uint64_t there = l->heap + (uint64_t)(uintptr_t)&word[2] - self->world.heap;
        posted =
            r->ops->put_notify(r->provider, 0, &r->out, r->outbox, 8, there, l->heap_key,
                               ferryi_link_note(r, l, l->sent % LINK_FRAMES), (uint64_t)(l - r->links) << 8 | 0xff);
        ferryi_remote_unlock(r);
    } while (posted == FERRYI_POST_AGAIN);
    CHECK_INT(posted, FERRYI_POSTED);
    await_word(&board->word[NOTED], 1);
    CHECK_OK(ferry_uint64_p(&word[0], 1, 0)); /* the pair is as it was */
    CHECK_OK(ferry_quiet());
    post(&board->word[WRITTEN], 1);
    take_lock(r);
    l->secret ^= 1;
    ferryi_remote_unlock(r);
    CHECK_OK(ferry_uint64_p(&word[1], 1, 0));
    await_word(&board->word[FORGED], 1);
    _exit(0);
}

static void stranger(void)
{
    const ferryi_provider_request request = { .size = sizeof request,
                                              .abi = FERRYI_PROVIDER_ABI,
                                              .n_peers = 1,
                                              .fabric = "tcp",
                                              .address = "127.0.0.1",
                                              .deadline = ferryi_deadline_after(20 * (uint64_t)SECOND),
                                              .error = ferryi_error };
    const uint64_t deadline = now_ns() + 20 * (uint64_t)SECOND;
    const ferryi_provider_ops *ops;
    ferryi_provider *p;
    static char page[64];
    ferryi_region own;
    ferryi_provider_event events[16];
    int done = 0;
    CHECK_OK(ferryi_provider_find("libfabric", getenv("FERRY_BOOTSTRAP_DIR"), &ops));
    CHECK_OK(ops->open(&request, &p));
    CHECK_OK(ops->reg(p, page, sizeof page, &own));
    for (int i = 0; i < SECRET; i++)
        shown->address[i] ^= 0xff;
    CHECK_OK(ops->connect(p, 0, shown->address, shown->n));
    for (uint32_t note = 0; done < NOTES && now_ns() < deadline;) {
        if (note < NOTES &&
            ops->put_notify(p, 0, &own, page, sizeof page, shown->base, shown->key, note, note) == FERRYI_POSTED)
            note++;
        for (int i = ops->progress(p, events, 16); i-- > 0; done++)
            CHECK_INT(events[i].kind, FERRYI_PROVIDER_DONE);
    }
    CHECK_INT(done, NOTES);
    ops->unregister(p, &own);
    ops->close(p, 1);
}

JOB_MAIN(90)
{
    job j;
    char path[512];
    const char *folder = getenv("FERRY_BOOTSTRAP_DIR");
    snprintf(path, sizeof path, "%s/ferry_remote_libfabric.so", folder != NULL ? folder : ".");
    if (access(path, R_OK) != 0)
        check_skip("ferry was built without libfabric");
    shown = mmap(NULL, sizeof *shown, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    REQUIRE(shown != MAP_FAILED);
    setenv("FAULT_NODES", "2", 1);
    setenv("FERRY_FABRIC_PROVIDER", "tcp", 1);
    job_start(&j, PES, pe);
    job_await_all(&j, 1);
    stranger();
    nap_ms(200);
    post(&board->word[0], 1);
    job_end(&j, 40);
    job_start(&j, PES, pe_forges);
    job_end(&j, 40);
}
