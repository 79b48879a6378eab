/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_INET_H
#define FERRYI_INET_H

#include <netinet/in.h>
#include <sys/socket.h>

/* The addresses at which other machines reach this one, according to the kernel's routes. */

/* A loopback address: 127.0.0.0/8, ::1, or one of the former mapped into IPv6. */
int ferryi_inet_is_loopback(const struct sockaddr *address);

/* Returns whether this machine's PEs reach each other over 127.0.0.1: the interface lo is up. */
int ferryi_inet_routes_to_loopback(void);

/* Sets *from to the address from which this machine sends to `to`: a UDP socket is connected, and nothing is sent.
 * Returns 0, or an errno: ENETUNREACH where no route leads there. */
int ferryi_inet_source_of(const struct sockaddr *to, struct sockaddr_storage *from);

/* text[INET6_ADDRSTRLEN] = the address of this family (AF_UNSPEC: IPv4, else IPv6) that others most likely reach: that
 * of the default route, else of the first interface that has a carrier and is not loopback.  Returns 0, or -1: none. */
int ferryi_inet_own_address(int family, char *text);

/* text[INET6_ADDRSTRLEN] = the numeric address (IPv4 also where it is mapped into IPv6) if other machines may reach it:
 * it is neither loopback nor a link's own.  Returns 0; -1, and text is "": it is no such address. */
int ferryi_inet_format(const struct sockaddr *address, char *text);

#endif
