/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE of another node sends a descriptor that no call makes: outside the heap, misaligned, longer than a chunk.  The
 * receiver applies nothing of it, loses the pair, and lives. */
#include "ferry/detail/ring/ring__funcs.h"
#include "runtime/remote/link.h"
#include "runtime/state/world.h"
#include "tests/job.h"

#define FAR (UINT64_C(1) << 40)
#define WORD 64 /* where the descriptor may write, in bytes from the heap's start */

static const struct bad {
    const char *what;
    uint32_t kind;
    uint64_t offset;
    uint64_t pairs[4]; /* from pair 1 on */
    int n;
} bad[] = {
    { "a put outside the heap", FERRYI_OP_PUT_FEW | 8 << FERRYI_DESCRIPTOR_LENGTH, FAR, { 7 }, 1 },
    { "a put before the heap", FERRYI_OP_PUT_FEW | 8 << FERRYI_DESCRIPTOR_LENGTH, -FAR, { 7 }, 1 },
    { "a word outside the heap", FERRYI_OP_ADD | FERRYI_DESCRIPTOR_WIDE, FAR, { 7 }, 1 },
    { "a misaligned word", FERRYI_OP_ADD | FERRYI_DESCRIPTOR_WIDE, WORD + 4, { 7 }, 1 },
    { "an unknown operation", FERRYI_OP_BULK_PUT, WORD, { 7, 0, 0, 0 }, 4 },
    { "no operation", 0, WORD, { 7 }, 1 },
    { "a put with a signal outside the heap",
      FERRYI_OP_PUT_SET | 8 << FERRYI_DESCRIPTOR_LENGTH,
      WORD,
      { 7, FAR, 7 },
      3 },
    { "a get of more than a chunk", FERRYI_OP_GET | FERRYI_DESCRIPTOR_FETCH, 0, { 1 << 20 }, 1 },
    { "a get outside the heap", FERRYI_OP_GET | FERRYI_DESCRIPTOR_FETCH, FAR, { 64 }, 1 },
    { "elements of no width", FERRYI_OP_IGET | FERRYI_DESCRIPTOR_FETCH, WORD, { 8, 8 }, 2 },
    { "elements whose strides leave the heap",
      FERRYI_OP_IGET | FERRYI_DESCRIPTOR_FETCH,
      WORD,
      { 16 | (uint64_t)8 << 32, FAR },
      2 },
};

static const struct bad *now;

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    uint64_t *word = MADE(ferry_calloc(1, sizeof *word));
    CHECK_OK(ferry_barrier_all());
    if (rank == 0) {
        ferryi_world *w = ferryi_world_find();
        uint64_t ticket;
        CHECK_OK(ferryi_ring_claim_one(w, FERRY_CALL_PUT, word, 1, &ticket));
        for (int i = 0; i < now->n; i++)
            ferryi_descriptor_store_u64(ferryi_ring_slot(w, 1, ticket), ticket, (uint32_t)i + 1, now->pairs[i]);
        ferryi_ring_post(w, 1, ticket, now->kind, now->offset);
        await_word(&board->word[0], 1);
    } else {
        CHECK_STATUS(ferry_uint64_wait_until(word, FERRY_CMP_EQ, 1), FERRY_ERR_PEER_LOST);
        post(&board->word[0], 1);
    }
    _exit(check_failures != 0); /* without ferry_finalize, which would wait for the lost */
}

/* A reply is believed only if it answers a request that is open, in full. */
static void pe_asks(int rank)
{
    CHECK_OK(ferry_init());
    uint64_t *word = MADE(ferry_calloc(1, sizeof *word));
    CHECK_OK(ferry_barrier_all());
    if (rank == 0) {
        enum { BYTES = 64 };
        ferryi_world *w = ferryi_world_find();
        ferryi_remote *r = ferryi_pe_of(w)->remote;
        ferryi_link *l = ferryi_link_to(r, 1);
        uint64_t ticket[2];
        nap_ms(50);                        /* what the barrier left to do */
        while (!ferryi_remote_lock_try(r)) /* nothing is sent meanwhile */
            nap_ms(1);
        for (int i = 0; i < 2; i++)
            CHECK_OK(ferryi_ring_claim_one(w, FERRY_CALL_GET, word, 1, &ticket[i]));
        ferryi_descriptor_store_u64(ferryi_ring_slot(w, 1, ticket[0]), ticket[0], 1, BYTES);
        ferryi_ring_post(w, 1, ticket[0], FERRYI_OP_GET | FERRYI_DESCRIPTOR_FETCH, WORD);
        ferryi_descriptor_store_u64(ferryi_ring_slot(w, 1, ticket[1]), ticket[1], 1, 7);
        ferryi_ring_post(w, 1, ticket[1], FERRYI_OP_ADD | FERRYI_DESCRIPTOR_WIDE, WORD);
        const uint32_t get = (uint32_t)ticket[0], add = (uint32_t)ticket[1];
        l->next += 2; /* as if both had been sent */
        CHECK(ferryi_link_reply_is_sound(w, l, get, BYTES));
        CHECK(!ferryi_link_reply_is_sound(w, l, get, BYTES - 1));
        CHECK(!ferryi_link_reply_is_sound(w, l, get, BYTES + 1));
        CHECK(!ferryi_link_reply_is_sound(w, l, get, 0));
        CHECK(!ferryi_link_reply_is_sound(w, l, add, 0));
        CHECK(!ferryi_link_reply_is_sound(w, l, add + 1, BYTES));
        CHECK(!ferryi_link_reply_is_sound(w, l, get - 1, BYTES));
        post(&board->word[0], 1);
    } else {
        /* That this PE left the barrier does not mean that its part of it has reached PE 0: it lives until PE 0 is
         * done. */
        await_word(&board->word[0], 1);
    }
    _exit(check_failures != 0);
}

JOB_MAIN(100)
{
    setenv("FERRY_TIMEOUT", "10s", 1);
    setenv("FAULT_NODES", "2", 0);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        now = &bad[i];
        pe_doing_now("%s", now->what);
        job_run(2, pe, 30);
    }
    pe_doing_now("replies");
    job_run(2, pe_asks, 30);
}
