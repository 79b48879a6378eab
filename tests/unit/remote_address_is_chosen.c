/* SPDX-License-Identifier: BSD-3-Clause */
/* Nodes meet in a network that connects them: the given one, the bootstrap's, or one in which every node has an address
 * of its own; never at an address that two nodes have. */
#include "runtime/remote/address.h"
#include "tests/check.h"

#include <arpa/inet.h>

static ferryi_addresses all[4];
static ferryi_topo topo[4];

/* PE pe, on a node, lists these addresses: "10.0.0.1/24 fd88::1/64". */
static void lists(int pe, int node, uint8_t first_is, const char *addresses)
{
    char text[256], *next = NULL;
    memset(&all[pe], 0, sizeof all[pe]);
    memset(&topo[pe], 0, sizeof topo[pe]);
    topo[pe].node_id[0] = (uint64_t)node + 1;
    all[pe].first_is = first_is;
    snprintf(text, sizeof text, "%s", addresses);
    for (char *word = strtok_r(text, " ", &next); word != NULL; word = strtok_r(NULL, " ", &next)) {
        ferryi_address *a = &all[pe].at[all[pe].n++];
        char *slash = strchr(word, '/');
        *slash = '\0';
        a->family = strchr(word, ':') != NULL ? AF_INET6 : AF_INET;
        a->prefix = (uint8_t)atoi(slash + 1);
        CHECK(inet_pton(a->family, word, a->bytes) == 1);
    }
}

CHECK_MAIN(30)
{
    const uint8_t listed = FERRYI_ADDRESS_LISTED, boot = FERRYI_ADDRESS_BOOTSTRAP, given = FERRYI_ADDRESS_GIVEN;
    /* Each machine's own docker0, libvirt's bridge, and a bridge of containers with another network on each. */
    lists(0, 0, listed, "172.17.0.1/16 192.168.122.1/24 10.244.0.1/24 10.88.0.1/24");
    lists(1, 0, listed, "172.17.0.1/16 192.168.122.1/24 10.244.0.1/24 10.88.0.1/24");
    lists(2, 1, listed, "172.17.0.1/16 10.88.0.2/24 192.168.122.1/24 10.244.1.1/24");
    CHECK(ferryi_address_choose(all, topo, 3, 0) == 3 && ferryi_address_choose(all, topo, 3, 1) == 3);
    CHECK(ferryi_address_choose(all, topo, 3, 2) == 1);
    /* A third node that is not in that network: no rule applies, unless another network connects all. */
    lists(3, 2, listed, "172.17.0.1/16 10.77.0.2/24");
    for (int me = 0; me < 4; me++)
        CHECK(ferryi_address_choose(all, topo, 4, me) == -1);
    lists(0, 0, listed, "172.17.0.1/16 10.88.0.1/24 fd88::1/63");
    lists(1, 0, listed, "10.88.0.1/24 fd88::1/63 172.17.0.1/16");
    lists(2, 1, listed, "10.88.0.2/24 fd88:0:0:1::2/63");
    lists(3, 2, listed, "fd88::3/63 fd88:0:0:2::3/63");
    const int v6[] = { 2, 1, 1, 0 };
    for (int me = 0; me < 4; me++)
        CHECK(ferryi_address_choose(all, topo, 4, me) == v6[me]);
    /* Addresses of clouds whose networks have one address each. */
    lists(0, 0, listed, "10.0.0.1/32");
    lists(1, 1, listed, "10.0.0.2/32");
    CHECK(ferryi_address_choose(all, topo, 2, 0) == -1);
    /* The bootstrap's connection shows it, also to a PE of PE 0's node, which joined over loopback. */
    lists(0, 0, boot, "10.99.0.1/24 10.88.0.1/24");
    lists(1, 0, listed, "10.88.0.1/24 10.99.0.1/24");
    lists(2, 1, boot, "10.99.0.2/24 10.88.0.2/24");
    CHECK(ferryi_address_choose(all, topo, 3, 0) == 0 && ferryi_address_choose(all, topo, 3, 1) == 1 &&
          ferryi_address_choose(all, topo, 3, 2) == 0);
    /* One PE is given another network: the others follow, each on its node. */
    lists(2, 1, given, "10.88.0.2/32");
    lists(3, 1, boot, "10.99.0.2/24 10.88.0.2/24");
    CHECK(ferryi_address_choose(all, topo, 4, 0) == 1 && ferryi_address_choose(all, topo, 4, 1) == 0 &&
          ferryi_address_choose(all, topo, 4, 2) == 0 && ferryi_address_choose(all, topo, 4, 3) == 1);
    /* A given address that nobody else is near. */
    lists(2, 1, given, "192.0.2.7/32");
    CHECK(ferryi_address_choose(all, topo, 3, 0) == 0 && ferryi_address_choose(all, topo, 3, 1) == 1);
}
