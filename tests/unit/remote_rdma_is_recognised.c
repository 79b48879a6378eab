/* SPDX-License-Identifier: BSD-3-Clause */
/* FERRY_REMOTE=auto takes libibverbs only where the interface of the PE's address is an RDMA NIC's, whose port is
 * active and which the process may use: on a machine of files, whose NIC is that of loopback. */
#include "runtime/remote/choose.h"
#include "tests/check.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char root[] = "/tmp/ferry_rdma_XXXXXX";
#define NIC "/sys/class/net/lo/device"
#define DEVICE NIC "/infiniband/mlx5_0"

/* Makes the folders of the file too. */
static void put(const char *file, const char *text)
{
    char path[512];
    snprintf(path, sizeof path, "%s%s", root, file);
    for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        (void)mkdir(path, 0700);
        *slash = '/';
    }
    FILE *f = fopen(path, "w");
    CHECK(f != NULL && fputs(text, f) >= 0 && fclose(f) == 0);
}

CHECK_MAIN(60)
{
    char command[64];
    CHECK(mkdtemp(root) != NULL);
    CHECK(!ferryi_remote_has_rdma(root, "127.0.0.1"));
    CHECK(!ferryi_remote_has_fabric(root));
    put("/sys/class/infiniband/mlx5_0/node_type", "1: CA\n"); /* without a port, and without an address */
    CHECK(ferryi_remote_has_fabric(root));
    put(DEVICE "/node_type", "1: CA\n");
    put(DEVICE "/ports/1/state", "1: DOWN\n");
    put(DEVICE "/ports/2/state", "4: ACTIVE\n");
    put(NIC "/infiniband_verbs/uverbs0/ibdev", "mlx5_0\n");
    CHECK(!ferryi_remote_has_rdma(root, "127.0.0.1")); /* no /dev/infiniband in this container */
    put("/dev/infiniband/uverbs0", "");
    CHECK(ferryi_remote_has_rdma(root, "127.0.0.1"));
    CHECK(!ferryi_remote_has_rdma(root, "192.0.2.1")); /* no interface's */
    CHECK(!ferryi_remote_has_rdma(root, ""));
    put(DEVICE "/ports/2/state", "1: DOWN\n");
    CHECK(!ferryi_remote_has_rdma(root, "127.0.0.1"));
    put(DEVICE "/ports/2/state", "4: ACTIVE\n");
    put(DEVICE "/node_type", "4: RNIC\n"); /* iWARP */
    CHECK(!ferryi_remote_has_rdma(root, "127.0.0.1"));
    put(DEVICE "/node_type", "1: CA\n");
    CHECK(ferryi_remote_has_rdma(root, "127.0.0.1"));
    snprintf(command, sizeof command, "rm -rf %s", root);
    CHECK(system(command) == 0);
}
