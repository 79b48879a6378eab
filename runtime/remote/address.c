/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/remote/address.h"
#include "runtime/base/log.h"
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <stdio.h>
#include <string.h>

static int is_one_machine(const ferryi_pe *pe)
{
    for (int i = 1; i < pe->world.n_pes; i++)
        if (memcmp(pe->topo[i].node_id, pe->topo[0].node_id, sizeof pe->topo[0].node_id) != 0)
            return 0;
    return 1;
}

/* 1 if the interface has an address that other machines can use: IPv6 only if it is no link's own. */
static int address_of(const struct ifaddrs *i, int family, char *text, size_t size)
{
    if (i->ifa_addr == NULL || i->ifa_addr->sa_family != family || (i->ifa_flags & IFF_UP) == 0)
        return 0;
    if (family == AF_INET)
        return inet_ntop(family, &((const struct sockaddr_in *)(const void *)i->ifa_addr)->sin_addr, text,
                         (socklen_t)size) != NULL;
    const struct in6_addr *v6 = &((const struct sockaddr_in6 *)(const void *)i->ifa_addr)->sin6_addr;
    return !IN6_IS_ADDR_LINKLOCAL(v6) && inet_ntop(family, v6, text, (socklen_t)size) != NULL;
}

/* name: "" for the first that is not loopback. */
static int find(const struct ifaddrs *all, const char *name, char *text, size_t size)
{
    static const int families[] = { AF_INET, AF_INET6 };
    for (int f = 0; f < 2; f++)
        for (const struct ifaddrs *i = all; i != NULL; i = i->ifa_next)
            if ((name[0] != '\0' ? strcmp(i->ifa_name, name) == 0 : (i->ifa_flags & IFF_LOOPBACK) == 0) &&
                address_of(i, families[f], text, size))
                return 1;
    return 0;
}

ferry_status ferryi_remote_address(const ferryi_pe *pe, char *text, size_t size)
{
    const char *wanted = pe->env.remote_address;
    struct in6_addr ignored;
    struct ifaddrs *all = NULL;
    if (wanted[0] == '\0' && is_one_machine(pe)) {
        snprintf(text, size, "127.0.0.1");
        return FERRY_SUCCESS;
    }
    if (inet_pton(AF_INET, wanted, &ignored) == 1 || inet_pton(AF_INET6, wanted, &ignored) == 1) {
        snprintf(text, size, "%s", wanted);
        return FERRY_SUCCESS;
    }
    if (getifaddrs(&all) != 0)
        return ferryi_error(FERRY_ERR_SYSTEM,
                            "cannot list the network interfaces: %m: set FERRY_REMOTE_ADDRESS to an address");
    const int found = find(all, wanted, text, size);
    freeifaddrs(all);
    if (found)
        return FERRY_SUCCESS;
    if (wanted[0] != '\0')
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "FERRY_REMOTE_ADDRESS='%s': PE %d on node %s has no interface of this name that is up and "
                            "has an address: ip addr lists them",
                            wanted, pe->world.my_pe, pe->topo[pe->world.my_pe].host);
    return ferryi_error(FERRY_ERR_NO_PATH,
                        "PE %d on node %s has no network interface besides loopback, but other PEs are on other nodes: "
                        "set one up, or FERRY_REMOTE_ADDRESS",
                        pe->world.my_pe, pe->topo[pe->world.my_pe].host);
}
