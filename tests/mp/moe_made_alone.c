/* SPDX-License-Identifier: BSD-3-Clause */
/* After an agreement each PE makes its objects alone: the others go on with their rounds while one PE has not made its
 * object, and it takes part as soon as it has.  So does a PE whose create has failed for want of host memory, at any
 * call, and is repeated. */
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__ /* a sanitizer's own calls would fail */
#define nth_can() 0
#define nth_fail(n, all_threads) ((void)(n))
#define nth_stop() ((const char *)0)
#else
#include "tests/fault/nth_call.h" /* loaded before ferry, to intercept ferry's calls */
#endif
/**/
#include "moe_model.h"

enum { BACK_IN = 4, ROUNDS = 7 };

static const uint64_t timeout_ns = 40 * 1000000000ull; /* no round below waits for it */
static const struct model m = { 6, 3, 200, 24, FERRY_MOE_BF16, 0, MODEL_SPREAD };

static void play(ferry_moe *moe, int round, int n_absent)
{
    struct model_round r = model_round(&m, moe, round);
    pe_doing_now("round %d", round);
    CHECK_INT(r.dispatch, FERRY_SUCCESS);
    CHECK_INT(r.combine, FERRY_SUCCESS);
    CHECK_INT(r.n_absent, n_absent);
}

static void refusals(ferry_moe_config config, char *memory)
{
    ferry_moe *moe = NULL;
    CHECK_STATUS(ferry_moe_agreement_create(NULL), FERRY_ERR_INVALID_ARG);
    config.memory = NULL;
    CHECK_STATUS(ferry_moe_create(&config, &moe), FERRY_ERR_INVALID_ARG);
    config.memory = memory + 8;
    CHECK_STATUS(ferry_moe_create(&config, &moe), FERRY_ERR_MISALIGNED);
    CHECK(moe == NULL);
}

/* *made stays what it was until no call fails. */
static void create_at_last(const ferry_moe_config *config, ferry_moe **made)
{
    const int can = nth_can();
    int failures = 0;
    for (long nth = 1; *made == NULL; nth++) {
        nth_fail(nth, 0);
        const ferry_status status = ferry_moe_create(config, made);
        const char *failed = nth_stop();
        CHECK_INT(status, failed == NULL || *made != NULL ? FERRY_SUCCESS : FERRY_ERR_NO_MEMORY);
        failures += *made == NULL;
    }
    CHECK(failures > 1 || !can);
}

static void pe_main(void)
{
    const int out = pe_n - 1;
    ferry_moe_agreement *agreement = NULL;
    ferry_moe *first = NULL, *second = NULL, *third = NULL;
    ferry_moe_config config = moe_config(m.experts, m.topk, m.hidden, m.max_tokens);
    size_t bytes = 0;
    if (pe_on_gpu())
        model_room_make(&m);
    config.dtype = m.dtype;
    config.timeout_ns = timeout_ns;
    CHECK_OK(ferry_moe_size(&config, &bytes));
    char *block = (char *)MADE(ferry_calloc(4 * bytes + 64, 1)), *memory = block + 63 - ((uintptr_t)block + 63) % 64;
    CHECK_OK(ferry_moe_agreement_create(&agreement));
    config.agreement = agreement;
    refusals(config, memory);
    config.memory = memory;
    CHECK_OK(ferry_moe_create(&config, &first));
    config.memory = memory + bytes;
    for (int round = 1; round < 3; round++)
        play(first, round, 0);

    if (pe_me != out || pe_n == 1) {
        CHECK_OK(ferry_moe_create(&config, &second));
        if (pe_n > 1)
            CHECK_OK(ferry_moe_mask_set(second, out, BACK_IN));
        for (int round = 1; round < BACK_IN; round++)
            play(second, round, pe_n > 1);
        pe_barrier();
    } else {
        pe_barrier();
        CHECK_OK(ferry_moe_create(&config, &second));
        for (int round = 1; round < BACK_IN; round++)
            CHECK_OK(ferry_moe_leave(second));
    }
    (void)model_round(&m, second, BACK_IN); /* the others learn that it is back, and may not have sent it rows */
    for (int round = BACK_IN + 1; round <= ROUNDS; round++) {
        play(second, round, 0);
        play(first, round, 0);
    }
    config.memory = memory + 2 * bytes;
    config.n_channels = 2;
    if (pe_me == out)
        create_at_last(&config, &third);
    else
        CHECK_OK(ferry_moe_create(&config, &third));
    for (int round = 1; round < 3; round++)
        for (int channel = 0; channel < 2; channel++)
            play(ferry_moe_channel(third, channel), round, 0);
    CHECK_OK(ferry_moe_destroy(first));
    CHECK_OK(ferry_moe_destroy(second));
    CHECK_OK(ferry_moe_destroy(third));
    ferry_moe_agreement_destroy(agreement);
    CHECK_OK(ferry_free(block));
}
