/* SPDX-License-Identifier: BSD-3-Clause */
/* 1 to 16 PEs, 0 to 8 descriptors each, several exchanges over the same connections; nothing stays open. */
#include "fdpass_node.h"

static const int counts[] = { 3, 1, 8, 0, 3, 2 };

static void pe(node_board *b, int n, int me)
{
    int before = n_descriptors();
    ferryi_fdpass *f = NULL;
    CHECK(node_open(b, me, &f) == FERRY_SUCCESS);
    if (!f)
        _exit(1);
    CHECK(node_connect(b, n, me, f, 20u * (uint64_t)SECOND) == FERRY_SUCCESS);
    int connected = n_descriptors();
    CHECK(connected == before + (n == 1 ? 0 : me == 0 ? n - 1 : 1));
    for (int round = 0; round < 6; round++) {
        CHECK(node_exchange(f, n, me, counts[round], round, -1, 20u * (uint64_t)SECOND) == FERRY_SUCCESS);
        CHECK(n_descriptors() == connected);
    }
    ferryi_fdpass_close(f);
    CHECK(n_descriptors() == before);
}

CHECK_MAIN(120)
{
    static const int sizes[] = { 1, 2, 3, 4, 16 };
    for (unsigned i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
        check_failures += node_run(sizes[i], -1, pe);
    ferryi_fdpass_close(NULL);
}
