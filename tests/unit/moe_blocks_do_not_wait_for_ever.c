/* SPDX-License-Identifier: BSD-3-Clause */
/* Blocks of a kernel meet; if one does not come, the others end in time and report it. */
#include "ferry_device.h"

#include "ferry/detail/moe/common/grid__funcs.h"
#include "tests/check.h"
#include <string.h>

#define N_BLOCKS 3u

typedef struct one_try {
    const ferryi_moe_args *args;
    unsigned absent; /* the block that does not come; N_BLOCKS: all do */
    int *met;        /* [N_BLOCKS] */
} one_try;

static void meet_twice(const void *arg)
{
    const one_try *t = arg;
    unsigned block = ferry_block_index();
    if (block != t->absent)
        t->met[block] = ferryi_moe_blocks_meet(t->args, 1, N_BLOCKS) && ferryi_moe_blocks_meet(t->args, 2, N_BLOCKS);
}

static void check_try(unsigned absent)
{
    ferryi_moe_grid grid = { 0 };
    ferryi_moe_result result;
    ferryi_moe_args args;
    int met[N_BLOCKS] = { -1, -1, -1 };
    const one_try t = { &args, absent, met };
    memset(&result, 0, sizeof result);
    memset(&args, 0, sizeof args);
    args.scratch.grid = &grid;
    args.scratch.result = &result;
    args.shape.timeout_ns = 1000000;
    CHECK(ferry_launch(meet_twice, N_BLOCKS, 1, &t, sizeof t) == FERRY_SUCCESS);
    CHECK(ferry_launch_wait() == FERRY_SUCCESS);
    for (unsigned i = 0; i < N_BLOCKS; i++)
        CHECK(met[i] == (i == absent ? -1 : absent == N_BLOCKS));
    CHECK((result.stuck != 0) == (absent != N_BLOCKS));
}

CHECK_MAIN(600)
{
    CHECK(ferry_init() == FERRY_SUCCESS);
    check_try(N_BLOCKS);
    check_try(1);
    check_try(N_BLOCKS);
    CHECK(ferry_finalize() == FERRY_SUCCESS);
}
