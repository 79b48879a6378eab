/* SPDX-License-Identifier: BSD-3-Clause */
/* Boards: the PEs of a node see each other's, which begin with zeros and overlap with nothing; a PE of another node has
 * none here.  Hosts exchange numbers there, two places in turn; waits end with a status. */
#include "pe_test.h"

enum { ROUNDS = 200 };

typedef struct place {
    uint64_t number, value;
} place;

static place *place_of(int pe, int turn)
{
    return (place *)ferry_board(pe) + turn;
}

static void refusals(void)
{
    const size_t last = FERRY_BOARD_BYTES - 8;
    CHECK_STATUS(ferry_board_post(FERRY_BOARD_BYTES, 1), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_board_post(SIZE_MAX, 1), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_board_post(4, 1), FERRY_ERR_MISALIGNED);
    CHECK_STATUS(ferry_board_wait(pe_me, last + 1, 0, 0), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_board_wait(pe_me, last - 1, 0, 0), FERRY_ERR_MISALIGNED);
    CHECK_STATUS(ferry_board_wait(pe_n, 0, 0, 0), FERRY_ERR_INVALID_PE);
    CHECK_STATUS(ferry_board_wait(-1, 0, 0, 0), FERRY_ERR_INVALID_PE);
    CHECK_OK(ferry_board_wait(pe_me, last, 0, 0));
    CHECK_STATUS(ferry_board_wait(pe_me, last, 1, 1000000), FERRY_ERR_TIMEOUT);
    CHECK(strstr(ferry_last_error_message(), "did not post in time") != NULL);
}

static void pe_main(void)
{
    const uint64_t *whole = ferry_board(pe_me);
    CHECK(whole != NULL);
    for (size_t i = 0; i < FERRY_BOARD_BYTES / sizeof *whole; i++)
        CHECK(whole[i] == 0);
    CHECK(ferry_board(-1) == NULL && ferry_board(pe_n) == NULL);
    refusals();
    CHECK_OK(ferry_barrier_all());
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        place *own = place_of(pe_me, round % 2);
        own->value = pe_mix(round, (uint64_t)pe_me);
        CHECK_OK(ferry_board_post(round % 2 * sizeof *own, round));
        for (int pe = 0; pe < pe_n; pe++) {
            if (ferry_board(pe) == NULL)
                continue;
            CHECK_OK(ferry_board_wait(pe, round % 2 * sizeof *own, round, UINT64_MAX));
            CHECK(place_of(pe, round % 2)->value == pe_mix(round, (uint64_t)pe));
        }
    }
    for (int pe = 0; pe < pe_n; pe++) /* a later value ends a wait for an earlier one */
        if (ferry_board(pe) != NULL)
            for (uint64_t value = 0; value < ROUNDS; value += ROUNDS / 4)
                CHECK_OK(ferry_board_wait(pe, 0, value, UINT64_MAX));
    CHECK_OK(ferry_barrier_all());
    memset(ferry_board(pe_me), 0x5a, FERRY_BOARD_BYTES);
    CHECK_OK(ferry_barrier_all()); /* ferry lives on beside it */
    for (int pe = 0; pe < pe_n; pe++)
        if (ferry_board(pe) != NULL)
            CHECK_INT(((const unsigned char *)ferry_board(pe))[FERRY_BOARD_BYTES - 1], 0x5a);
    CHECK_OK(ferry_barrier_all());
}
