/* SPDX-License-Identifier: BSD-3-Clause */
/* Collective allocations, teams and MoE objects: one PE is late to the call, or stays away for a while within it, or is
 * refused, or its wait is interrupted.  All PEs repeat the call until it succeeds; then the results are right, and
 * those of all later calls. */
#include "pe_test.h"
#include "tests/moe_config.h"

enum { AWAY = 300 }; /* ms: longer than a wait */
enum { MALLOC, CALLOC, ALIGN, REALLOC, FREE, STRIDED, TWO_D, LIST, KEY, DESTROY, MOE, MOE_GIVEN, MOE_DESTROY, N_CALLS };
static const char *const call_names[] = { "malloc", "calloc", "align",   "realloc", "free",      "split_strided", "2d",
                                          "list",   "key",    "destroy", "moe",     "moe_given", "moe_destroy" };
enum { LATE, AWAY_INSIDE, AWAY_AT_THE_END, REFUSED, INTERRUPTED, N_TROUBLES };
static const char *const trouble_names[] = { "late", "away", "away at the end", "refused", "interrupted" };
enum { TOKENS = 3, HIDDEN = 64, BYTES = 3000 };

/* Waits are short in this program, so every call of it may have to be repeated. */
__attribute__((constructor)) static void short_waits(void)
{
    setenv("FERRY_TIMEOUT", "200ms", 1);
}

static CHECK_PER_PE int hook_asked;
static int stay_away(void)
{
    if (hook_asked++ == 0)
        nap_ms(AWAY);
    return 0;
}
static int end_once(void)
{
    return hook_asked++ == 0;
}

/* Repeats a call that returns a status. */
#define AGAIN(call)                                                                                                    \
    do {                                                                                                               \
        const uint64_t until_ = now_ns() + 40 * (uint64_t)SECOND;                                                      \
        ferry_status status_;                                                                                          \
        while ((status_ = (call)) != FERRY_SUCCESS && now_ns() < until_)                                               \
            continue;                                                                                                  \
        CHECK_STATUS(status_, FERRY_SUCCESS);                                                                          \
    } while (0)

typedef struct state {
    uint64_t *words; /* four for checks, then one for each PE */
    char *block, *other;
    ferry_team_t team, column;
    ferry_moe_config config;
    ferry_moe *moe;
    uint16_t *x, *out, *partial; /* of heaps, as all that a round reads: kernels may not reach the stack */
    int32_t *index;
    float *weight;
} state;

static ferry_status made(void *result, char **to)
{
    if (result == NULL)
        return ferry_last_error();
    *to = (char *)result;
    return FERRY_SUCCESS;
}

static ferry_status set_up(int op, state *t)
{
    int pes[64];
    for (int i = 0; i < pe_n; i++)
        pes[i] = (i + 1) % pe_n;
    t->config.memory = op == MOE_GIVEN ? t->other : NULL;
    switch (op) {
    case MALLOC:
        return made(ferry_malloc(BYTES), &t->block);
    case CALLOC:
        return made(ferry_calloc(BYTES, 1), &t->block);
    case ALIGN:
        return made(ferry_align(4096, BYTES), &t->block);
    case REALLOC:
        return made(ferry_realloc(t->block, (size_t)2 * BYTES), &t->block);
    case FREE:
        return ferry_free(t->block);
    case STRIDED:
        return ferry_team_split_strided(FERRY_TEAM_WORLD, pe_n - 1, -1, pe_n, NULL, 0, &t->team);
    case TWO_D:
        return ferry_team_split_2d(FERRY_TEAM_WORLD, 2, NULL, 0, &t->team, NULL, 0, &t->column);
    case LIST:
        return ferry_team_from_list(pes, pe_n, NULL, 0, &t->team);
    case KEY:
        return ferry_team_from_key(7, pe_n, (pe_me + pe_n - 1) % pe_n, NULL, 0, &t->team);
    case DESTROY:
        return ferry_team_destroy(t->team);
    case MOE:
    case MOE_GIVEN:
        return ferry_moe_create(&t->config, &t->moe);
    default:
        return ferry_moe_destroy(t->moe);
    }
}

/* The same call with an argument that is refused on this PE alone.  Returns 0 if there is none. */
static int refused(int op, const state *t)
{
    ferry_team_t team, second;
    ferry_moe_config wrong = t->config;
    ferry_moe *moe = NULL;
    int twice[2] = { pe_me, pe_me };
    wrong.topk = 0;
    switch (op) {
    case CALLOC:
        CHECK(ferry_calloc(SIZE_MAX, 2) == NULL);
        return 1;
    case ALIGN:
        CHECK(ferry_align(3, BYTES) == NULL);
        return 1;
    case REALLOC:
        CHECK(ferry_realloc(t->block + 16, BYTES) == NULL);
        return 1;
    case FREE:
        CHECK(ferry_free(t->block + 16) != FERRY_SUCCESS);
        return 1;
    case STRIDED:
        CHECK(ferry_team_split_strided(FERRY_TEAM_WORLD, 0, 1, pe_n + 1, NULL, 0, &team) != FERRY_SUCCESS);
        return 1;
    case TWO_D:
        CHECK(ferry_team_split_2d(FERRY_TEAM_WORLD, 0, NULL, 0, &team, NULL, 0, &second) != FERRY_SUCCESS);
        return 1;
    case LIST:
        CHECK(ferry_team_from_list(twice, 2, NULL, 0, &team) != FERRY_SUCCESS);
        return 1;
    case KEY:
        CHECK(ferry_team_from_key(7, pe_n + 1, 0, NULL, 0, &team) != FERRY_SUCCESS);
        return 1;
    case DESTROY:
        CHECK(ferry_team_destroy(FERRY_TEAM_WORLD) != FERRY_SUCCESS);
        return 1;
    case MOE:
    case MOE_GIVEN:
        CHECK(ferry_moe_create(&wrong, &moe) != FERRY_SUCCESS);
        return 1;
    default:
        return 0;
    }
}

/* ---- Results. */

/* Every PE has the same value. */
static void same_on_all(state *t, uint64_t value)
{
    t->words[0] = value;
    AGAIN(ferry_uint64_min_reduce(FERRY_TEAM_WORLD, &t->words[1], &t->words[0], 1));
    AGAIN(ferry_uint64_max_reduce(FERRY_TEAM_WORLD, &t->words[2], &t->words[0], 1));
    CHECK(t->words[1] == t->words[2]);
}

/* The block is the same on every PE, and holds what the neighbour puts there. */
static void check_block(state *t, char *block, size_t bytes)
{
    const int to = (pe_me + 1) % pe_n, from = (pe_me + pe_n - 1) % pe_n;
    unsigned char want[2 * BYTES];
    same_on_all(t, (uint64_t)(block - (char *)t->words));
    pe_fill(want, bytes, (uint64_t)pe_me);
    AGAIN(ferry_putmem(block, want, bytes, to));
    AGAIN(ferry_barrier_all());
    pe_fill(want, bytes, (uint64_t)from);
    CHECK_BYTES(block, want, bytes);
    AGAIN(ferry_barrier_all());
}

static void check_team(state *t, ferry_team_t team, int n, int me)
{
    uint64_t sum = 0;
    CHECK_INT(ferry_team_n_pes(team), n);
    CHECK_INT(ferry_team_my_pe(team), me);
    t->words[0] = (uint64_t)pe_me + 1;
    AGAIN(ferry_uint64_sum_reduce(team, &t->words[3], &t->words[0], 1));
    for (int k = 0; k < n; k++)
        sum += (uint64_t)ferry_team_translate_pe(team, k, FERRY_TEAM_WORLD) + 1;
    CHECK(t->words[3] == sum);
    AGAIN(ferry_barrier_all());
}

/* A round whose experts return their rows as they are. */
static void check_moe(state *t)
{
    ferry_moe_batch b;
    for (int i = 0; i < TOKENS; i++) {
        t->index[i] = (pe_me + i) % pe_n;
        t->weight[i] = 1;
        for (int k = 0; k < HIDDEN; k++)
            t->x[i * HIDDEN + k] = (uint16_t)(0x3f80 + ((pe_me * TOKENS + i + k) & 63));
    }
    CHECK_OK(ferry_moe_dispatch(t->moe, t->x, t->index, t->weight, TOKENS));
    CHECK_OK(ferry_moe_received(t->moe, &b));
    CHECK_INT(b.n_rows, TOKENS);
    for (int r = 0; r < b.n_rows; r++)
        memcpy(t->partial + (size_t)r * HIDDEN, b.rows[r].data, HIDDEN * sizeof *t->partial);
    CHECK_OK(ferry_moe_combine(t->moe, t->partial, FERRY_MOE_BF16, t->out));
    CHECK_BYTES(t->out, t->x, TOKENS * HIDDEN * sizeof *t->x);
}

static void check_result(int op, state *t)
{
    switch (op) {
    case CALLOC:
        for (int i = 0; i < BYTES; i++)
            CHECK_INT(t->block[i], 0);
        AGAIN(ferry_barrier_all()); /* before a neighbour writes */
        check_block(t, t->block, BYTES);
        break;
    case ALIGN:
        CHECK((uintptr_t)t->block % 4096 == 0);
        check_block(t, t->block, BYTES);
        break;
    case MALLOC:
        check_block(t, t->block, BYTES);
        break;
    case REALLOC: {
        unsigned char want[BYTES];
        pe_fill(want, BYTES, (uint64_t)((pe_me + pe_n - 1) % pe_n));
        CHECK_BYTES(t->block, want, BYTES);
        AGAIN(ferry_barrier_all());
        check_block(t, t->block, (size_t)2 * BYTES);
        break;
    }
    case STRIDED:
        check_team(t, t->team, pe_n, pe_n - 1 - pe_me);
        break;
    case TWO_D:
        check_team(t, t->team, pe_me / 2 * 2 + 2 <= pe_n ? 2 : 1, pe_me % 2);
        check_team(t, t->column, (pe_n - pe_me % 2 + 1) / 2, pe_me / 2);
        break;
    case LIST:
    case KEY:
        check_team(t, t->team, pe_n, (pe_me + pe_n - 1) % pe_n);
        break;
    case DESTROY:
        CHECK_INT(ferry_team_n_pes(t->team), -1);
        break;
    case MOE:
    case MOE_GIVEN:
        check_moe(t);
        break;
    }
}

/* What the call needs, and what it leaves. */
static void before(int op, state *t)
{
    if (op == REALLOC || op == FREE) {
        AGAIN(set_up(MALLOC, t));
        check_block(t, t->block, BYTES);
    }
    if (op == DESTROY)
        AGAIN(set_up(STRIDED, t));
    if (op == MOE_GIVEN) {
        size_t bytes = 0;
        t->config.memory = NULL;
        CHECK_OK(ferry_moe_size(&t->config, &bytes));
        AGAIN(made(ferry_align(128, bytes), &t->other));
    }
    if (op == MOE_DESTROY)
        AGAIN(set_up(MOE, t));
}

static void after(int op, state *t)
{
    if (op <= REALLOC)
        AGAIN(ferry_free(t->block));
    if (op == TWO_D)
        AGAIN(ferry_team_destroy(t->column));
    if (op >= STRIDED && op < DESTROY)
        AGAIN(ferry_team_destroy(t->team));
    if (op == MOE || op == MOE_GIVEN)
        AGAIN(ferry_moe_destroy(t->moe));
    if (op == MOE_GIVEN)
        AGAIN(ferry_free(t->other));
}

/* Creates that are refused on all PEs, each with another one at once after it: a fast PE's next config does not reach
 * a slow one before that has read the last. */
static void refused_in_a_row(void)
{
    for (int i = 0; i < (pe_level() == PE_QUICK ? 50 : 200); i++) {
        ferry_moe_config config = moe_config(pe_n, 1, HIDDEN + 8 * (i % 2 != 0 || pe_me == i % pe_n), TOKENS);
        ferry_moe *moe = NULL;
        pe_doing_now("create %d in a row", i);
        config.timeout_ns = 60 * (uint64_t)SECOND;
        ferry_status status;
        do
            status = ferry_moe_create(&config, &moe);
        while (status == FERRY_ERR_TIMEOUT);
        CHECK_STATUS(status, i % 2 != 0 ? FERRY_SUCCESS : FERRY_ERR_ASYMMETRIC);
        AGAIN(ferry_moe_destroy(moe));
    }
}

static void pe_main(void)
{
    state t = { .config = moe_config(pe_n, 1, HIDDEN, TOKENS) };
    const int victims = pe_n < 2 || pe_level() == PE_QUICK ? 1 : 2;
    PE_SKIP_IF(pe_n == 1 || pe_n > 64);
    t.config.timeout_ns = 60 * (uint64_t)SECOND;
    t.config.n_channels = 2;
    AGAIN(made(ferry_calloc((size_t)pe_n + 4, sizeof *t.words), (char **)&t.words));
    AGAIN(made(ferry_calloc(TOKENS * HIDDEN, sizeof *t.x), (char **)&t.x));
    AGAIN(made(ferry_calloc(TOKENS * HIDDEN, sizeof *t.out), (char **)&t.out));
    AGAIN(made(ferry_calloc((size_t)pe_n * TOKENS * HIDDEN, sizeof *t.partial), (char **)&t.partial));
    AGAIN(made(ferry_calloc(TOKENS, sizeof *t.index), (char **)&t.index));
    AGAIN(made(ferry_calloc(TOKENS, sizeof *t.weight), (char **)&t.weight));
    for (int op = 0; op < N_CALLS; op++)
        for (int trouble = 0; trouble < N_TROUBLES; trouble++)
            for (int v = 0; v < victims; v++) {
                const int victim = (op / 2 + trouble + v) % 2 == 0 ? 0 : pe_n - 1;
                if (pe_level() == PE_QUICK && (op + trouble) % 2 == 0)
                    continue;
                pe_doing_now("%s, PE %d is %s", call_names[op], victim, trouble_names[trouble]);
                before(op, &t);
                AGAIN(ferry_barrier_all());
                hook_asked = 0;
                if (pe_me == victim && trouble == LATE)
                    nap_ms(AWAY);
                if (pe_me == victim && trouble == REFUSED && !refused(op, &t))
                    nap_ms(2);
                if (pe_me == victim && trouble == AWAY_AT_THE_END) {
                    nap_ms(20); /* the others have come, and wait for this PE alone */
                    ferry_set_wait_hook(stay_away);
                }
                if (trouble == AWAY_INSIDE || trouble == INTERRUPTED) {
                    if (pe_me == victim)
                        ferry_set_wait_hook(trouble == INTERRUPTED ? end_once : stay_away);
                    else
                        nap_ms(2);
                }
                AGAIN(set_up(op, &t));
                ferry_set_wait_hook(NULL);
                check_result(op, &t);
                after(op, &t);
            }
    refused_in_a_row();
    pe_doing_now("the end");
    AGAIN(ferry_free(t.weight));
    AGAIN(ferry_free(t.index));
    AGAIN(ferry_free(t.partial));
    AGAIN(ferry_free(t.out));
    AGAIN(ferry_free(t.x));
    AGAIN(ferry_free(t.words));
    AGAIN(ferry_barrier_all()); /* finalize, which is not repeated, has no more time than other calls */
}
