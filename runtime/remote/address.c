/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads this machine's interfaces and picks an address that the other nodes reach. */
#include "runtime/remote/address.h"
#include "runtime/base/inet.h"
#include "runtime/base/log.h"
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is_one_node(const ferryi_topo *topo, int a, int b)
{
    return memcmp(topo[a].node_id, topo[b].node_id, sizeof topo[a].node_id) == 0;
}

static int is_one_machine(const ferryi_pe *pe)
{
    for (int i = 1; i < pe->world.n_pes; i++)
        if (!is_one_node(pe->topo, i, 0))
            return 0;
    return 1;
}

/* ---- The choice. */

static int is_equal(const ferryi_address *a, const ferryi_address *b)
{
    return a->family == b->family && memcmp(a->bytes, b->bytes, sizeof a->bytes) == 0;
}

static int is_in_network(const ferryi_address *network, const ferryi_address *a)
{
    const int whole = network->prefix / 8, rest = network->prefix % 8;
    return network->family == a->family && memcmp(network->bytes, a->bytes, (size_t)whole) == 0 &&
           (rest == 0 || (network->bytes[whole] ^ a->bytes[whole]) >> (8 - rest) == 0);
}

/* The address of PE pe in c's network, not c itself on another node; -1: none. */
static int find_in_network(const ferryi_addresses *all, const ferryi_topo *topo, int pe, const ferryi_address *c,
                           int of)
{
    for (int k = 0; k < all[pe].n; k++)
        if (is_in_network(c, &all[pe].at[k]) && (is_one_node(topo, pe, of) || !is_equal(c, &all[pe].at[k])))
            return k;
    return -1;
}

static int find_equal(const ferryi_addresses *own, const ferryi_address *a)
{
    for (int k = 0; k < own->n; k++)
        if (is_equal(&own->at[k], a))
            return k;
    return -1;
}

/* Another PE's given address comes without its network's size: this PE's addresses say theirs. */
static int near_given(const ferryi_addresses *all, const ferryi_topo *topo, int me, int other)
{
    const ferryi_address *given = &all[other].at[0];
    if (is_one_node(topo, me, other))
        return find_equal(&all[me], given);
    for (int k = 0; k < all[me].n; k++)
        if (is_in_network(&all[me].at[k], given) && !is_equal(&all[me].at[k], given))
            return k;
    return -1;
}

int ferryi_address_choose(const ferryi_addresses *all, const ferryi_topo *topo, int n_pes, int me)
{
    const ferryi_addresses *own = &all[me];
    int found = -1;
    if (own->first_is == FERRYI_ADDRESS_GIVEN)
        return 0;
    for (int i = 0; i < n_pes && found < 0; i++)
        if (all[i].first_is == FERRYI_ADDRESS_GIVEN)
            found = near_given(all, topo, me, i);
    if (found < 0 && own->first_is == FERRYI_ADDRESS_BOOTSTRAP)
        return 0;
    for (int i = 0; i < n_pes && found < 0; i++)
        if (all[i].first_is == FERRYI_ADDRESS_BOOTSTRAP && is_one_node(topo, me, i))
            found = find_equal(own, &all[i].at[0]);
    for (int c = 0; c < all[0].n && found < 0; c++) {
        found = find_in_network(all, topo, me, &all[0].at[c], 0);
        for (int i = 0; i < n_pes && found >= 0; i++)
            if (find_in_network(all, topo, i, &all[0].at[c], 0) < 0)
                found = -1;
    }
    return found;
}

/* ---- This machine's addresses. */

static int read_text(const char *text, ferryi_address *a)
{
    memset(a, 0, sizeof *a);
    a->family = inet_pton(AF_INET, text, a->bytes) == 1    ? AF_INET
                : inet_pton(AF_INET6, text, a->bytes) == 1 ? AF_INET6
                                                           : 0;
    a->prefix = a->family == AF_INET ? 32 : 128;
    return a->family != 0;
}

static uint8_t bits(const struct sockaddr *mask, int family)
{
    const uint8_t *bytes = family == AF_INET
                               ? (const uint8_t *)&((const struct sockaddr_in *)(const void *)mask)->sin_addr
                               : ((const struct sockaddr_in6 *)(const void *)mask)->sin6_addr.s6_addr;
    uint8_t n = 0;
    while (n < (family == AF_INET ? 32 : 128) && (bytes[n / 8] >> (7 - n % 8) & 1) != 0)
        n++;
    return n;
}

/* 1 if the interface has an address that other machines can use. */
static int address_of(const struct ifaddrs *i, int family, ferryi_address *a)
{
    char text[INET6_ADDRSTRLEN];
    if (i->ifa_addr == NULL || i->ifa_addr->sa_family != family || (i->ifa_flags & IFF_UP) == 0)
        return 0;
    /* Loopback counts where its interface is named. */
    if (ferryi_inet_format(i->ifa_addr, text) != 0 && !ferryi_inet_is_loopback(i->ifa_addr))
        return 0;
    if (text[0] == '\0')
        snprintf(text, sizeof text, "%s", family == AF_INET ? "127.0.0.1" : "::1");
    const int known = read_text(text, a);
    if (known && i->ifa_netmask != NULL)
        a->prefix = bits(i->ifa_netmask, family);
    return known;
}

/* Lists the addresses of an interface (name), or of all that are not loopback (""): IPv4 before IPv6, and those without
 * a carrier last, such as docker0 without a container. */
static void list(const struct ifaddrs *all, const char *name, ferryi_addresses *own)
{
    for (int turn = 0; turn < 4; turn++)
        for (const struct ifaddrs *i = all; i != NULL && own->n < FERRYI_ADDRESSES; i = i->ifa_next)
            if ((name[0] != '\0' ? strcmp(i->ifa_name, name) == 0 : (i->ifa_flags & IFF_LOOPBACK) == 0) &&
                ((i->ifa_flags & IFF_RUNNING) != 0) == (turn < 2) &&
                address_of(i, turn % 2 == 0 ? AF_INET : AF_INET6, &own->at[own->n]))
                own->n++;
}

/* Puts the address to the front, with the network's size that the list knows. */
static void prefer(ferryi_addresses *own, const char *text, uint8_t what)
{
    ferryi_address a;
    if (!read_text(text, &a))
        return;
    int at = find_equal(own, &a);
    if (at >= 0)
        a = own->at[at];
    else
        at = own->n < FERRYI_ADDRESSES ? own->n++ : own->n - 1;
    memmove(&own->at[1], &own->at[0], (size_t)at * sizeof own->at[0]);
    own->at[0] = a;
    own->first_is = what;
}

static ferry_status own_addresses(const ferryi_pe *pe, ferryi_addresses *own)
{
    const char *wanted = pe->env.remote_address, *host = pe->topo[pe->world.my_pe].host;
    char text[INET6_ADDRSTRLEN];
    struct ifaddrs *all = NULL;
    memset(own, 0, sizeof *own);
    if (read_text(wanted, &own->at[0])) {
        own->n = 1;
        own->first_is = FERRYI_ADDRESS_GIVEN;
        return FERRY_SUCCESS;
    }
    if (getifaddrs(&all) != 0)
        return ferryi_error(FERRY_ERR_SYSTEM,
                            "cannot list the network interfaces: %m: set FERRY_REMOTE_ADDRESS to an address");
    list(all, wanted, own);
    freeifaddrs(all);
    if (wanted[0] != '\0') {
        own->first_is = FERRYI_ADDRESS_GIVEN;
        if (own->n != 0)
            return FERRY_SUCCESS;
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "FERRY_REMOTE_ADDRESS='%s': PE %d on node %s has no interface of this name that is up and "
                            "has an address: ip addr lists them",
                            wanted, pe->world.my_pe, host);
    }
    if (own->n != 0 && ferryi_inet_own_address(AF_UNSPEC, text) == 0)
        prefer(own, text, FERRYI_ADDRESS_LISTED);
    prefer(own, pe->boot->address, FERRYI_ADDRESS_BOOTSTRAP);
    if (own->n != 0)
        return FERRY_SUCCESS;
    return ferryi_error(FERRY_ERR_NO_PATH,
                        "PE %d on node %s has no network interface besides loopback, but other PEs are on other nodes: "
                        "set one up, or FERRY_REMOTE_ADDRESS",
                        pe->world.my_pe, host);
}

/* ---- */

/* Where no rule applies: the address from which the kernel sends to another node. */
static int by_route(const ferryi_pe *pe, const ferryi_addresses *all, char *text)
{
    const int me = pe->world.my_pe;
    for (int i = 0; i < pe->world.n_pes; i++)
        for (int k = 0; k < all[i].n && !is_one_node(pe->topo, i, me); k++) {
            struct sockaddr_in v4 = { .sin_family = AF_INET };
            struct sockaddr_in6 v6 = { .sin6_family = AF_INET6 };
            struct sockaddr_storage from;
            const int is_v4 = all[i].at[k].family == AF_INET;
            memcpy(is_v4 ? (void *)&v4.sin_addr : (void *)&v6.sin6_addr, all[i].at[k].bytes, is_v4 ? 4 : 16);
            if (find_equal(&all[me], &all[i].at[k]) < 0 &&
                ferryi_inet_source_of(is_v4 ? (struct sockaddr *)&v4 : (struct sockaddr *)&v6, &from) == 0 &&
                ferryi_inet_format((struct sockaddr *)&from, text) == 0)
                return 0;
        }
    return -1;
}

ferry_status ferryi_remote_address(const ferryi_pe *pe, char *text, size_t size, ferry_status *own)
{
    const int me = pe->world.my_pe, n = pe->world.n_pes;
    char address[INET6_ADDRSTRLEN] = "127.0.0.1";
    ferryi_addresses mine, *all = NULL;
    *own = FERRY_SUCCESS;
    if (is_one_machine(pe) && pe->env.remote_address[0] == '\0') {
        snprintf(text, size, "%s", address);
        return FERRY_SUCCESS;
    }
    *own = own_addresses(pe, &mine);
    if (is_one_machine(pe)) { /* PEs may have different values, so there is no exchange */
        if (*own == FERRY_SUCCESS)
            (void)inet_ntop(mine.at[0].family, mine.at[0].bytes, text, (socklen_t)size);
        return FERRY_SUCCESS;
    }
    all = calloc((size_t)n, sizeof *all);
    if (all == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the addresses of %d PEs: raise the memory limit", n);
    ferry_status status = pe->boot->ops->allgather(pe->boot, &mine, all, sizeof mine, pe->start.deadline);
    for (int i = 0; i < n && status == FERRY_SUCCESS; i++) {
        int bad = all[i].n > FERRYI_ADDRESSES || all[i].first_is > FERRYI_ADDRESS_GIVEN;
        for (int k = 0; k < all[i].n && !bad; k++)
            bad = all[i].at[k].prefix > (all[i].at[k].family == AF_INET ? 32 : 128);
        if (bad)
            status =
                ferryi_error(FERRY_ERR_BOOTSTRAP,
                             "PE %d sent an invalid list of addresses: start all PEs with the same build of ferry", i);
        all[i].first_is = all[i].n != 0 ? all[i].first_is : FERRYI_ADDRESS_LISTED;
    }
    if (status == FERRY_SUCCESS && *own == FERRY_SUCCESS) {
        const int at = ferryi_address_choose(all, pe->topo, n, me);
        if (at >= 0 || by_route(pe, all, address) != 0)
            (void)inet_ntop(mine.at[at < 0 ? 0 : at].family, mine.at[at < 0 ? 0 : at].bytes, address, sizeof address);
        snprintf(text, size, "%s", address);
        ferryi_log(FERRYI_LOG_DEBUG, "PE %d meets PEs of other nodes at %s", me, text);
    }
    free(all);
    return status;
}

ferry_status ferryi_remote_address_check(const ferryi_pe *pe, const char *addresses, size_t stride)
{
    for (int i = 1; i < pe->world.n_pes; i++) {
        const char *a = addresses + (size_t)i * stride;
        if (a[0] == '\0' || (is_one_node(pe->topo, i, i - 1) && strcmp(a, a - stride) == 0))
            continue;
        for (int j = 0; j < i; j++)
            if (!is_one_node(pe->topo, i, j) && strcmp(a, addresses + (size_t)j * stride) == 0)
                return ferryi_error(FERRY_ERR_NO_PATH,
                                    "PE %d on node %s and PE %d on node %s are both at %s, and cannot reach each other "
                                    "there: set FERRY_REMOTE_ADDRESS on each node to an address or an interface of a "
                                    "network that connects the nodes (ip addr lists them)",
                                    j, pe->topo[j].host, i, pe->topo[i].host, a);
    }
    return FERRY_SUCCESS;
}
