/* SPDX-License-Identifier: BSD-3-Clause */
/* The first block of a combine notes the PEs that returned nothing.  A block that sees the note while it polls the flag
 * of a PE whose rows have come takes these rows, in whatever order it sees the two. */
#include "ferry_device.h"

#include "ferry/detail/moe/moe__funcs.h"
#include "tests/check.h"
#include <string.h>

#define N_ROUNDS 100000u
#define ROWS 7u

typedef struct watch {
    ferryi_moe_args *args;
    uint64_t word, watching; /* the flag; the round that is watched */
    uint32_t wrong;
} watch;

static void say_and_watch(const void *arg)
{
    watch *w = *(watch *const *)arg;
    for (uint64_t round = 1; round <= N_ROUNDS; round++) {
        if (ferry_block_index() == 0) {
            for (uint32_t polls = 1; ferryi_ld_acquire_u64(&w->watching) != round; polls++)
                if (polls % 64 == 0)
                    ferryi_yield();
                else
                    ferryi_relax();
            for (uint64_t i = 0; i < round % 61; i++)
                ferryi_relax();
            ferryi_st_release_u64(&w->word, ferryi_moe_flag_word(round, ROWS));
            ferryi_st_release_u64(&w->args->scratch.grid->answered, round);
        } else {
            uint32_t count = 0;
            w->args->scratch.result->counts.rounds = round - 1;
            ferryi_st_release_u64(&w->watching, round);
            ferry_status status = ferryi_moe_watch_returned(&w->args->scratch, &w->word, 0, UINT64_MAX, &count);
            w->wrong += status != FERRY_SUCCESS || count != ROWS;
        }
    }
}

CHECK_MAIN(600)
{
    ferryi_moe_grid grid = { 0 };
    ferryi_moe_result result;
    ferryi_moe_args args;
    int32_t notes[4] = { FERRY_SUCCESS, FERRY_ERR_PEER_LOST, 0, 0 };
    watch w = { &args, 0, 0, 0 }, *arg = &w;
    memset(&result, 0, sizeof result);
    memset(&args, 0, sizeof args);
    args.scratch.grid = &grid;
    args.scratch.result = &result;
    args.scratch.block_notes = notes;
    CHECK(ferry_init() == FERRY_SUCCESS);
    CHECK(ferry_launch(say_and_watch, 2, 1, &arg, sizeof arg) == FERRY_SUCCESS);
    CHECK(ferry_launch_wait() == FERRY_SUCCESS);
    CHECK(w.wrong == 0);
    uint32_t count = 0; /* of whom nothing came back, that is said */
    CHECK(ferryi_moe_watch_returned(&args.scratch, &(uint64_t){ 0 }, 1, UINT64_MAX, &count) == FERRY_ERR_PEER_LOST);
    CHECK(ferry_finalize() == FERRY_SUCCESS);
}
