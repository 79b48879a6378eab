/* SPDX-License-Identifier: BSD-3-Clause */
/* PEs of one node that may run on the same CPUs are moved to one after the other, each by its own call, and may then
 * run on all of them as before. */
#include "runtime/base/topo.h"
#include "tests/check.h"

#include <sched.h>

enum { N = 4, TRIES = 20 };

/* The i-th CPU of the mask. */
static int nth(const cpu_set_t *mask, int i)
{
    int cpu = 0;
    while (!CPU_ISSET((size_t)cpu, mask) || i-- > 0)
        cpu++;
    return cpu;
}

/* The kernel may move a thread at once, to where it was. */
static int arrives(const ferryi_topo *topo, int pe, int cpu)
{
    int came = 0;
    for (int i = 0; i < TRIES && !came; i++)
        came = ferryi_topo_spread(topo, N, pe) == cpu && sched_getcpu() == cpu;
    return came;
}

CHECK_MAIN(20)
{
    cpu_set_t may, after, one;
    ferryi_topo topo[N];
    if (sched_getaffinity(0, sizeof may, &may))
        check_skip("more CPUs than this test knows of");
    CHECK(ferryi_topo_read(&topo[0]) == FERRY_SUCCESS);
    for (int pe = 1; pe < N; pe++)
        topo[pe] = topo[0];
    const int n = CPU_COUNT(&may);
    for (int pe = 0; pe < N && n > 1; pe++)
        CHECK(arrives(topo, pe, nth(&may, pe % n)));
    topo[1].node_id[0]++;
    topo[2].cpus[0] ^= 1;
    CHECK(n == 1 || arrives(topo, 3, nth(&may, 1))); /* only PE 0 is beside it, on the same CPUs */
    CHECK(sched_getaffinity(0, sizeof after, &after) == 0 && CPU_EQUAL(&after, &may));

    CPU_ZERO(&one);
    CPU_SET((size_t)nth(&may, 0), &one);
    CHECK(sched_setaffinity(0, sizeof one, &one) == 0);
    CHECK(ferryi_topo_spread(topo, N, 3) == -1);
}
