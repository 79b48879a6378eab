/* SPDX-License-Identifier: BSD-3-Clause */
/* PEs bound to a CPU each are no oversubscription, however few CPUs each of them sees; PEs that must share one are. */
#include "runtime/base/topo.h"
#include "tests/check.h"

#include <stdio.h>
#include <string.h>

static ferryi_topo topo[4];

/* n PEs of one node, without a quota; PE i may run on the CPUs of masks[i]. */
static void place(int n, const uint64_t *masks)
{
    memset(topo, 0, sizeof topo);
    for (int i = 0; i < n; i++) {
        topo[i].node_id[0] = 7;
        topo[i].quota = INT32_MAX;
        topo[i].cpus[0] = masks[i];
        topo[i].n_cpus = __builtin_popcountll(masks[i]);
    }
}

CHECK_MAIN(60)
{
    place(2, (uint64_t[]){ 1, 2 });
    CHECK(!ferryi_topo_is_oversubscribed(topo, 2, 0, 1) && !ferryi_topo_is_oversubscribed(topo, 2, 1, 1));
    place(2, (uint64_t[]){ 3, 3 });
    CHECK(!ferryi_topo_is_oversubscribed(topo, 2, 0, 1));
    /* Two threads of each PE want a core. */
    CHECK(ferryi_topo_is_oversubscribed(topo, 2, 0, 2));
    place(2, (uint64_t[]){ 3, 12 });
    CHECK(!ferryi_topo_is_oversubscribed(topo, 2, 0, 2));
    topo[0].quota = 3;
    CHECK(ferryi_topo_is_oversubscribed(topo, 2, 0, 2));
    place(2, (uint64_t[]){ 1, 1 });
    CHECK(ferryi_topo_is_oversubscribed(topo, 2, 0, 1) && ferryi_topo_is_oversubscribed(topo, 2, 1, 1));
    place(3, (uint64_t[]){ 3, 3, 3 });
    CHECK(ferryi_topo_is_oversubscribed(topo, 3, 2, 1));
    place(3, (uint64_t[]){ 7, 7, 7 });
    CHECK(!ferryi_topo_is_oversubscribed(topo, 3, 2, 1));
    /* Two share CPU 0, the third has CPU 1 for itself. */
    place(3, (uint64_t[]){ 1, 1, 2 });
    CHECK(ferryi_topo_is_oversubscribed(topo, 3, 0, 1) && !ferryi_topo_is_oversubscribed(topo, 3, 2, 1));

    /* Those of another node do not count. */
    place(2, (uint64_t[]){ 1, 1 });
    topo[1].node_id[0] = 8;
    CHECK(!ferryi_topo_is_oversubscribed(topo, 2, 0, 1));
    /* A quota counts whatever the masks say. */
    place(2, (uint64_t[]){ 1, 2 });
    topo[0].quota = topo[1].quota = 1;
    CHECK(ferryi_topo_is_oversubscribed(topo, 2, 0, 1));
    /* Without a mask the number of CPUs has to do. */
    place(2, (uint64_t[]){ 0, 0 });
    topo[0].n_cpus = topo[1].n_cpus = 2;
    CHECK(!ferryi_topo_is_oversubscribed(topo, 2, 0, 1));
    topo[0].n_cpus = topo[1].n_cpus = 1;
    CHECK(ferryi_topo_is_oversubscribed(topo, 2, 0, 1));
}
