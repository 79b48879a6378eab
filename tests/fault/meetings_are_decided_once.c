/* SPDX-License-Identifier: BSD-3-Clause */
/* A member that gives up after its verdict ends a meeting for all, even for one that sees every verdict afterwards;
 * when it comes again, all meet.  A member whose time ran out while it was away has not given up if the others have
 * come. The members' hooks and their parts of the meeting put them into these orders. */
#include "ferry/detail/machine/access__funcs.h"
#include "runtime/state/consensus.h"
#include "tests/job.h"

enum { GIVER, SEER, LATE, N };
enum { SETTLED, SEES, SEEN, GAVE_UP, SEER_ENDED, WAITS, CAME }; /* words of the board */

static int settle(void *ctx, const uint64_t *words)
{
    int *undone = ctx;
    if (words == NULL) {
        ++*undone;
        return 0;
    }
    if (pe_me == GIVER)
        post(&board->word[SETTLED], 1);
    if (pe_me == LATE)
        await_word(&board->word[GAVE_UP], 1);
    return 1;
}

/* The giver waits with its verdict given, until the seer has looked at it. */
static int giver_ends(void)
{
    if (see(&board->word[SETTLED]) != 0)
        post(&board->word[SEES], 1);
    return see(&board->word[SEEN]) != 0;
}

/* Between two calls of its hook the seer has looked at the verdicts. */
static int seer_looks(void)
{
    static int calls;
    if (see(&board->word[SEES]) != 0)
        post(&board->word[SEEN], ++calls > 1);
    return 0;
}

static ferry_status meet(int *outcome, int *undone)
{
    static const int pes[N] = { GIVER, SEER, LATE };
    const ferryi_meeting m = { "a meeting", pes, N, 7, 1234, { 0 }, settle, undone };
    return ferryi_consensus_meet(ferryi_pe_of(ferryi_world_get()), &m, UINT64_MAX, outcome);
}

static void gives_up(int rank)
{
    int outcome = 0, undone = 0;
    CHECK_OK(ferry_init());
    if (rank == GIVER) {
        ferry_set_wait_hook(giver_ends);
        CHECK_STATUS(meet(&outcome, &undone), FERRY_ERR_TIMEOUT);
        ferry_set_wait_hook(NULL);
        CHECK_INT(undone, 1);
        post(&board->word[GAVE_UP], 1);
        nap_ms(300);
        CHECK_INT(see(&board->word[SEER_ENDED]), 0);
    }
    if (rank == SEER)
        ferry_set_wait_hook(seer_looks);
    CHECK_OK(meet(&outcome, &undone));
    CHECK_INT(outcome, 1);
    CHECK_INT(undone, 1); /* the first attempt is undone on all */
    if (rank == SEER)
        post(&board->word[SEER_ENDED], 1);
    CHECK_OK(ferry_finalize());
}

/* PE 0's hook ends one wait of the call, after the others have come. */
static int away(void)
{
    static int calls;
    post(&board->word[WAITS], 1);
    await_word(&board->word[CAME], N - 1);
    return ++calls == 1;
}

/* Called in the others' waits, and after their calls. */
static int has_come(void)
{
    static int counted;
    if (!counted)
        (void)__atomic_add_fetch(&board->word[CAME], 1, __ATOMIC_ACQ_REL);
    counted = 1;
    return 0;
}

static ferry_status (*call)(uint64_t *data);

static ferry_status resync(uint64_t *data)
{
    (void)data;
    return ferry_team_resync(FERRY_TEAM_WORLD);
}
static ferry_status list(uint64_t *data)
{
    static const int pes[N] = { 0, 1, 2 };
    ferry_team_t team;
    (void)data;
    return ferry_team_from_list(pes, N, NULL, 0, &team);
}
static ferry_status allocate(uint64_t *data)
{
    (void)data;
    return ferry_malloc(8) != NULL ? FERRY_SUCCESS : ferry_last_error();
}
static ferry_status synchronize(uint64_t *data)
{
    (void)data;
    return ferry_team_sync(FERRY_TEAM_WORLD);
}
static ferry_status sum(uint64_t *data)
{
    return ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, data + 1, data, 1);
}

static void is_away(int rank)
{
    CHECK_OK(ferry_init());
    uint64_t *data = MADE(ferry_calloc(4, sizeof *data));
    CHECK_OK(ferry_barrier_all());
    ferry_set_wait_hook(rank == 0 ? away : has_come);
    if (rank != 0)
        await_word(&board->word[WAITS], 1);
    CHECK_OK(call(data));
    ferry_set_wait_hook(NULL);
    if (rank != 0)
        (void)has_come();
    CHECK_OK(ferry_finalize());
}

/* The value comes while the waiting thread is away. */
static uint64_t *awaited;
static int the_value_comes(void)
{
    __atomic_store_n(awaited, 7, __ATOMIC_RELEASE);
    return 1;
}

static void waits(int rank)
{
    (void)rank;
    CHECK_OK(ferry_init());
    uint64_t *data = MADE(ferry_calloc(4, sizeof *data)), found = 0;
    awaited = data;
    ferry_set_wait_hook(the_value_comes);
    CHECK_OK(ferry_uint64_wait_until(data, FERRY_CMP_EQ, 7));
    *data = 0;
    nap_ms(60); /* a hook is called at most every 50 ms */
    CHECK_OK(ferry_signal_wait_until_timeout(data, FERRY_CMP_GE, 7, &found, UINT64_MAX));
    CHECK_INT(found, 7);
    *data = 0;
    nap_ms(60);
    CHECK_INT(ferry_uint64_wait_until_any(data, 3, NULL, FERRY_CMP_EQ, 7), 0);
    *data = 0;
    nap_ms(60);
    CHECK_OK(ferry_uint64_wait_until_all(data, 1, NULL, FERRY_CMP_EQ, 7));
    awaited = ferry_board(ferry_my_pe());
    CHECK_OK(ferry_board_wait(ferry_my_pe(), 0, 7, UINT64_MAX));
    ferry_set_wait_hook(NULL);
    CHECK_OK(ferry_finalize());
}

/* PE 1 sends a flag and comes at once; PE 0, which waits for it, applies no descriptors meanwhile.  If the flag arrived
 * after the resynchronisation, PE 0 would take it for PE 1's next one. */
enum { ROUNDS = 5, FIRST_WORD = 16, WORDS = 4 };
static int round_now;

static uint64_t *word_of(int which)
{
    return &board->word[FIRST_WORD + WORDS * round_now + which];
}

static int applies_nothing(void)
{
    if (see(word_of(0)) == 0) {
        post(word_of(0), 1);
        await_word(word_of(1), 1);
    }
    return 0;
}

static int is_in_resync(void)
{
    post(word_of(1), 1);
    return 0;
}

static void in_flight(int rank)
{
    ferry_team_t team;
    CHECK_OK(ferry_init());
    CHECK_OK(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, 2, NULL, 0, &team));
    for (round_now = 0; round_now < ROUNDS; round_now++) {
        if (rank == 1) {
            await_word(word_of(0), 1);
            CHECK_STATUS(ferry_team_sync_timeout(team, 1), FERRY_ERR_TIMEOUT);
        }
        ferry_set_wait_hook(rank == 0 ? applies_nothing : is_in_resync);
        CHECK_OK(ferry_team_resync(team));
        ferry_set_wait_hook(NULL);
        if (rank == 1) {
            nap_ms(80);
            post(word_of(2), 1);
        }
        CHECK_OK(ferry_team_sync(team));
        CHECK_INT(see(word_of(2)), 1); /* no PE leaves before PE 1 has come */
    }
    CHECK_OK(ferry_finalize());
}

JOB_MAIN(120)
{
    static ferry_status (*const calls[])(uint64_t * data) = { resync, list, allocate, synchronize, sum };
    setenv("FERRY_TIMEOUT", "20s", 1);
    pe_doing_now("a member gives up");
    job_run(N, gives_up, 30);
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        pe_doing_now("call %zu of a member that was away", i);
        call = calls[i];
        job_run(N, is_away, 30);
    }
    pe_doing_now("waits for a word");
    job_run(1, waits, 30);
    pe_doing_now("descriptors in flight");
    setenv("FERRY_PATHS", "staged", 1);
    job_run(2, in_flight, 30);
}
