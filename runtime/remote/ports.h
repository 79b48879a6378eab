/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_REMOTE_PORTS_H
#define FERRYI_REMOTE_PORTS_H

#include <errno.h>
#include <netinet/in.h>
#include <sys/socket.h>

/* FERRY_REMOTE_PORTS: where this PE may listen for PEs of other nodes; 0 and 0: anywhere.  The provider takes the first
 * one that is free, liveness the last one. */
typedef struct ferryi_ports {
    uint16_t first, last;
} ferryi_ports;

/* Binds to at's address, at the first free port from `from` to `to`, upwards or downwards.  0, or an error of errno;
 * EADDRINUSE: none is free. */
static inline int ferryi_ports_bind(int fd, struct sockaddr_storage *at, socklen_t size, int from, int to)
{
    const int on = 1, step = from <= to ? 1 : -1;
    in_port_t *port = at->ss_family == AF_INET ? &((struct sockaddr_in *)(void *)at)->sin_port
                                               : &((struct sockaddr_in6 *)(void *)at)->sin6_port;
    if (from != 0) /* a connection of a job that has ended may still keep the port */
        (void)setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    for (int i = from;; i += step) {
        *port = htons((uint16_t)i);
        if (bind(fd, (const struct sockaddr *)at, size) == 0)
            return 0;
        if (errno != EADDRINUSE || i == to)
            return errno;
    }
}

#endif
