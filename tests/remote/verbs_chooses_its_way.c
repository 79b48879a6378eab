/* SPDX-License-Identifier: BSD-3-Clause */
/* The provider for libibverbs chooses the right device, port and GID of a machine, and refuses bad requests and peer
 * addresses with advice.  The test supplies tables of devices, so it needs no RDMA device. */
#include "ferry.h"
#include "runtime/base/log.h"
#include "runtime/remote/verbs.h"
#include "tests/check.h"
#include <arpa/inet.h>
#include <string.h>

static verbs_way way(const char *device, uint8_t port, uint8_t type, const char *gid, int is_software, int is_asked)
{
    verbs_way w = { .port = port,
                    .mtu = IBV_MTU_4096,
                    .link_layer = type == IBV_GID_TYPE_IB ? IBV_LINK_LAYER_INFINIBAND : IBV_LINK_LAYER_ETHERNET,
                    .gid_type = type,
                    .is_software = is_software,
                    .is_asked = is_asked };
    snprintf(w.device, sizeof w.device, "%s", device);
    CHECK(inet_pton(AF_INET6, gid, w.gid.raw) == 1);
    return w;
}

static const char *first(verbs_way *ways, int n, const char *fabric, const char *address)
{
    static char text[160];
    char gid[64];
    const ferryi_provider_request request = {
        .size = sizeof request, .abi = FERRYI_PROVIDER_ABI, .fabric = fabric, .address = address, .error = ferryi_error
    };
    ferry_status status = verbs_ways_order(&request, ways, n);
    if (status != FERRY_SUCCESS)
        return ferry_status_name(status);
    verbs_gid_text(&ways[0].gid, gid, sizeof gid);
    snprintf(text, sizeof text, "%s:%d %s", ways[0].device, ways[0].port, gid);
    return text;
}

#define IS(call, want) CHECK_ROW(strcmp((call), want) == 0, want)

static void order(void)
{
    verbs_way ways[] = { way("rxe0", 1, IBV_GID_TYPE_ROCE_V2, "::ffff:10.0.0.1", 1, 0),
                         way("mlx5_0", 1, IBV_GID_TYPE_ROCE_V2, "fe80::1", 0, 0),
                         way("mlx5_0", 1, IBV_GID_TYPE_ROCE_V1, "::ffff:10.1.0.1", 0, 0),
                         way("mlx5_0", 1, IBV_GID_TYPE_ROCE_V2, "2001:db8::1", 0, 0),
                         way("mlx5_0", 1, IBV_GID_TYPE_ROCE_V2, "::ffff:10.1.0.1", 0, 0),
                         way("mlx5_1", 2, IBV_GID_TYPE_ROCE_V2, "::ffff:10.2.0.1", 0, 0) };
    const int n = sizeof ways / sizeof *ways;
    IS(first(ways, 1, "", ""), "rxe0:1 10.0.0.1");
    IS(first(ways, 2, "", ""), "mlx5_0:1 fe80::1");
    IS(first(ways, 3, "", ""), "mlx5_0:1 10.1.0.1");
    IS(first(ways, 4, "", ""), "mlx5_0:1 2001:db8::1");
    IS(first(ways, 5, "", "127.0.0.1"), "mlx5_0:1 10.1.0.1");
    CHECK(ways[0].gid_type == IBV_GID_TYPE_ROCE_V2);
    IS(first(ways, n, "mlx5_1", ""), "mlx5_1:2 10.2.0.1");
    IS(first(ways, n, "mlx5_1:2", ""), "mlx5_1:2 10.2.0.1");
    IS(first(ways, n, "rxe0:1", "::1"), "rxe0:1 10.0.0.1");
    for (int i = 0; i < n; i++)
        ways[i].is_asked = strcmp(ways[i].device, "mlx5_1") == 0;
    IS(first(ways, n, "", "10.2.0.1"), "mlx5_1:2 10.2.0.1");
    /* Refused. */
    IS(first(ways, n, "mlx5_0", "10.2.0.1"), "FERRY_ERR_INVALID_ARG");
    CHECK_SAYS("no RDMA device named mlx5_0 has the address 10.2.0.1: set FERRY_REMOTE_ADDRESS");
    static const char *const unknown[] = { "mlx5_1:1", "mlx5_1:", "mlx5_1:2x", "mlx5", "mlx5_10", "tcp" };
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
        IS(first(ways, n, unknown[i], ""), "FERRY_ERR_UNSUPPORTED");
        CHECK_SAYS("libibverbs has no device of this name");
        CHECK_SAYS("such as mlx5_");
    }
    for (int i = 0; i < n; i++)
        ways[i].is_asked = 0;
    IS(first(ways, n, "", "192.0.2.7"), "FERRY_ERR_INVALID_ARG");
    CHECK_SAYS("no RDMA device has the address 192.0.2.7");
}

static verbs_address address(const verbs_way *w)
{
    verbs_address a = { .magic = VERBS_MAGIC, .qpn = 17, .link_layer = w->link_layer, .gid_type = w->gid_type };
    memcpy(a.gid, w->gid.raw, sizeof a.gid);
    return a;
}

static void addresses(void)
{
    const verbs_way v4 = way("a", 1, IBV_GID_TYPE_ROCE_V2, "::ffff:10.0.0.1", 0, 0);
    const verbs_way v6 = way("a", 1, IBV_GID_TYPE_ROCE_V2, "2001:db8::1", 0, 0);
    const verbs_way v1 = way("a", 1, IBV_GID_TYPE_ROCE_V1, "::ffff:10.0.0.1", 0, 0);
    const verbs_way ib = way("a", 1, IBV_GID_TYPE_IB, "fe80::1", 0, 0);
    const verbs_address own = address(&v4), other[] = { address(&v6), address(&v1), address(&ib) };
    verbs_address foreign = own;
    char bytes[FERRYI_PROVIDER_ADDRESS] = "\2";
    CHECK_STATUS(verbs_address_check(&own, 3, &own, sizeof own, ferryi_error), FERRY_SUCCESS);
    CHECK_STATUS(verbs_address_check(&other[2], 3, &other[2], sizeof own, ferryi_error), FERRY_SUCCESS);
    for (size_t i = 0; i < sizeof other / sizeof *other; i++) {
        CHECK_STATUS(verbs_address_check(&own, 3, &other[i], sizeof own, ferryi_error), FERRY_ERR_BOOTSTRAP);
        CHECK_SAYS("this PE on RoCE over IPv4: set FERRY_REMOTE_ADDRESS");
    }
    CHECK_SAYS("PE 3 is on InfiniBand");
    /* Another provider's, and parts of one. */
    foreign.magic++;
    CHECK_STATUS(verbs_address_check(&own, 3, &foreign, sizeof own, ferryi_error), FERRY_ERR_BOOTSTRAP);
    for (size_t n = 0; n <= sizeof bytes; n++)
        CHECK_STATUS(verbs_address_check(&own, 3, bytes, n, ferryi_error), FERRY_ERR_BOOTSTRAP);
    CHECK_SAYS("PE 3 sent no address of libibverbs: start all PEs with the same build of ferry and the same "
               "FERRY_REMOTE");
}

/* This machine has devices, or it says what to do. */
static void machine(void)
{
    verbs_way ways[VERBS_WAYS];
    int n = -1;
    const ferryi_provider_request request = {
        .size = sizeof request, .abi = FERRYI_PROVIDER_ABI, .fabric = "", .address = "", .error = ferryi_error
    };
    ferry_status status = verbs_ways_find(&request, ways, &n);
    CHECK((status == FERRY_SUCCESS && n > 0) || n == 0);
    if (status == FERRY_SUCCESS)
        return;
    CHECK(status == FERRY_ERR_UNSUPPORTED || status == FERRY_ERR_SYSTEM);
    CHECK_SAYS("FERRY_REMOTE=libfabric goes without");
}

CHECK_MAIN(60)
{
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    order();
    addresses();
    machine();
}
