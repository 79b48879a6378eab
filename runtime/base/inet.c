/* SPDX-License-Identifier: BSD-3-Clause */
/* Asks the kernel's routes for addresses, without sending anything. */
#include "runtime/base/inet.h"
#include "runtime/base/fd.h"
#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <string.h>
#include <unistd.h>

static socklen_t size_of(const struct sockaddr *a)
{
    return a->sa_family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in);
}

int ferryi_inet_is_loopback(const struct sockaddr *a)
{
    if (a->sa_family == AF_INET)
        return ntohl(((const struct sockaddr_in *)(const void *)a)->sin_addr.s_addr) >> 24 == 127;
    if (a->sa_family != AF_INET6)
        return 0;
    const struct in6_addr *v6 = &((const struct sockaddr_in6 *)(const void *)a)->sin6_addr;
    return IN6_IS_ADDR_LOOPBACK(v6) || (IN6_IS_ADDR_V4MAPPED(v6) && v6->s6_addr[12] == 127);
}

int ferryi_inet_source_of(const struct sockaddr *to, struct sockaddr_storage *from)
{
    struct sockaddr_storage at = { .ss_family = AF_UNSPEC };
    socklen_t n = sizeof *from;
    memcpy(&at, to, size_of(to));
    if (to->sa_family == AF_INET6) /* a port of 0 is refused by some kernels */
        ((struct sockaddr_in6 *)(void *)&at)->sin6_port = htons(9);
    else
        ((struct sockaddr_in *)(void *)&at)->sin_port = htons(9);
    int s = ferryi_fd(socket(to->sa_family, SOCK_DGRAM | SOCK_CLOEXEC, 0));
    if (s < 0)
        return errno;
    int error = connect(s, (struct sockaddr *)&at, size_of(to)) != 0 || getsockname(s, (struct sockaddr *)from, &n) != 0
                    ? errno
                    : 0;
    close(s);
    return error;
}

int ferryi_inet_routes_to_loopback(void)
{
    const struct sockaddr_in to = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
    struct sockaddr_storage from;
    const int error = ferryi_inet_source_of((const struct sockaddr *)&to, &from);
    if (error == ENETUNREACH || error == EHOSTUNREACH || error == EADDRNOTAVAIL)
        return 0;
    return error != 0 || ferryi_inet_is_loopback((struct sockaddr *)&from); /* without a descriptor: as usual */
}

int ferryi_inet_format(const struct sockaddr *a, char *text)
{
    const struct in6_addr *v6 = &((const struct sockaddr_in6 *)(const void *)a)->sin6_addr;
    text[0] = '\0';
    if (ferryi_inet_is_loopback(a))
        return -1;
    if (a->sa_family == AF_INET)
        (void)inet_ntop(AF_INET, &((const struct sockaddr_in *)(const void *)a)->sin_addr, text, INET6_ADDRSTRLEN);
    else if (a->sa_family == AF_INET6 && IN6_IS_ADDR_V4MAPPED(v6))
        (void)inet_ntop(AF_INET, v6->s6_addr + 12, text, INET6_ADDRSTRLEN);
    else if (a->sa_family == AF_INET6 && !IN6_IS_ADDR_LINKLOCAL(v6))
        (void)inet_ntop(AF_INET6, v6, text, INET6_ADDRSTRLEN);
    return text[0] != '\0' ? 0 : -1;
}

/* Finds the source address of the default route.  The destinations are addresses reserved for documentation (RFC 5737,
 * RFC 3849). */
static int by_default_route(int family, char *text)
{
    struct sockaddr_in v4 = { .sin_family = AF_INET };
    struct sockaddr_in6 v6 = { .sin6_family = AF_INET6 };
    const struct sockaddr *to = family == AF_INET ? (struct sockaddr *)&v4 : (struct sockaddr *)&v6;
    struct sockaddr_storage from;
    (void)inet_pton(AF_INET, "192.0.2.1", &v4.sin_addr);
    (void)inet_pton(AF_INET6, "2001:db8::1", &v6.sin6_addr);
    return ferryi_inet_source_of(to, &from) == 0 ? ferryi_inet_format((struct sockaddr *)&from, text) : -1;
}

int ferryi_inet_own_address(int family, char *text)
{
    const int families[] = { family == AF_INET6 ? AF_INET6 : AF_INET, family == AF_INET ? AF_INET : AF_INET6 };
    struct ifaddrs *all = NULL;
    int found = -1;
    for (int f = 0; f < 2 && found != 0; f++)
        found = by_default_route(families[f], text);
    if (found == 0 || getifaddrs(&all) != 0)
        return found;
    for (int f = 0; f < 2; f++)
        for (const struct ifaddrs *i = all; i != NULL && found != 0; i = i->ifa_next)
            if (i->ifa_addr != NULL && i->ifa_addr->sa_family == families[f] && (i->ifa_flags & IFF_UP) != 0 &&
                (i->ifa_flags & IFF_RUNNING) != 0)
                found = ferryi_inet_format(i->ifa_addr, text);
    freeifaddrs(all);
    return found;
}
