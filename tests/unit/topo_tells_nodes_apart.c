/* SPDX-License-Identifier: BSD-3-Clause */
/* Two processes of a machine have one node id; one in another network namespace, where abstract sockets do not reach,
 * has another. */
#include "runtime/base/topo.h"
#include "tests/check.h"

#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static int same_node(const ferryi_topo *a, const ferryi_topo *b)
{
    return a->node_id[0] == b->node_id[0] && a->node_id[1] == b->node_id[1];
}

CHECK_MAIN(20)
{
    int how;
    ferryi_topo own, *seen = mmap(NULL, 65536, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    REQUIRE(seen != MAP_FAILED);
    CHECK(ferryi_topo_read(&own) == FERRY_SUCCESS);
    CHECK(own.node_id[0] != own.node_id[1] && own.node_id[0] && own.node_id[1]);
    CHECK(own.host[0] && strlen(own.host) < sizeof(own.host) && own.pid == getpid());
    pid_t child = fork();
    if (child == 0)
        _exit(ferryi_topo_read(&seen[0]) != FERRY_SUCCESS);
    CHECK(waitpid(child, &how, 0) == child && how == 0);
    CHECK(same_node(&own, &seen[0]) && seen[0].pid == child);

    if ((child = fork()) == 0) {
        if (unshare(CLONE_NEWNET) && unshare(CLONE_NEWUSER | CLONE_NEWNET))
            _exit(77);
        _exit(ferryi_topo_read(&seen[1]) != FERRY_SUCCESS);
    }
    CHECK(waitpid(child, &how, 0) == child && WIFEXITED(how));
    if (WEXITSTATUS(how) == 0)
        CHECK(!same_node(&own, &seen[1]));
    else
        CHECK(WEXITSTATUS(how) == 77); /* not allowed here: that half is not tested */
}
