/* SPDX-License-Identifier: BSD-3-Clause */
/* The CPU count follows the affinity mask, the NUMA node is one the machine has, and reading takes milliseconds. */
#include "runtime/base/clock.h"
#include "runtime/base/topo.h"
#include "tests/check.h"

#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

CHECK_MAIN(20)
{
    cpu_set_t may, one, after;
    ferryi_topo topo;
    size_t cpu = 0;
    if (sched_getaffinity(0, sizeof(may), &may))
        check_skip("more CPUs than this test knows of");
    CHECK(ferryi_topo_read(&topo) == FERRY_SUCCESS);
    CHECK(topo.n_cpus >= 1 && topo.n_cpus <= CPU_COUNT(&may));
    CHECK(topo.numa_node >= -1 && topo.numa_node < 4096);

    while (!CPU_ISSET(cpu, &may))
        cpu++;
    CPU_ZERO(&one);
    CPU_SET(cpu, &one);
    CHECK(sched_setaffinity(0, sizeof(one), &one) == 0);
    uint64_t best = UINT64_MAX;
    for (int i = 0; i < 5; i++) {
        uint64_t start = ferryi_now_ns();
        CHECK(ferryi_topo_read(&topo) == FERRY_SUCCESS);
        uint64_t took = ferryi_now_ns() - start;
        best = took < best ? took : best;
    }
    CHECK(topo.n_cpus == 1);
    if (best > 50000000)
        fprintf(stderr, "reading the topology took %.1f ms\n", (double)best / 1e6);
    CHECK(best < 50000000);

    /* A PE on one CPU: its service thread stays where it is. */
    ferryi_topo_bind(&topo, "the test");
    CHECK(sched_getaffinity(0, sizeof(after), &after) == 0 && CPU_EQUAL(&after, &one));
    const char *library = ferryi_topo_library();
    CHECK(strcmp(library, "none") == 0 || strcmp(library, "hwloc") == 0);
}
