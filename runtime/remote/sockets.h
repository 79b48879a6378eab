/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_REMOTE_SOCKETS_H
#define FERRYI_REMOTE_SOCKETS_H

#include "runtime/base/fd.h"
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* What liveness and the provider for TCP have in common.  Inline, since plug-ins do not see the library's symbols. */

static inline in_port_t *ferryi_socket_port(struct sockaddr_storage *at)
{
    return at->ss_family == AF_INET ? &((struct sockaddr_in *)(void *)at)->sin_port
                                    : &((struct sockaddr_in6 *)(void *)at)->sin6_port;
}

/* Returns the size of *at; 0: the text is no numeric IP address. */
static inline socklen_t ferryi_socket_address(const char *text, in_port_t port, struct sockaddr_storage *at)
{
    struct sockaddr_in v4 = { .sin_family = AF_INET, .sin_port = port };
    struct sockaddr_in6 v6 = { .sin6_family = AF_INET6, .sin6_port = port };
    memset(at, 0, sizeof *at);
    if (inet_pton(AF_INET, text, &v4.sin_addr) == 1) {
        memcpy(at, &v4, sizeof v4);
        return sizeof v4;
    }
    if (inet_pton(AF_INET6, text, &v6.sin6_addr) != 1)
        return 0;
    memcpy(at, &v6, sizeof v6);
    return sizeof v6;
}

/* Listens at at's address, at the first free port from `from` to `to`, upwards or downwards; *at gets the port. Returns
 * the socket, or -1 and an errno; EADDRINUSE: none is free.  Two sockets that may reuse a port can both bind to it; the
 * second is refused when it listens, and goes on with the next port. */
static inline int ferryi_ports_listen(struct sockaddr_storage *at, socklen_t size, int from, int to, int backlog)
{
    const int on = 1, step = from <= to ? 1 : -1;
    for (int i = from;; i += step) {
        const int fd = ferryi_fd(socket(at->ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
        if (fd < 0)
            return -1;
        if (from != 0) /* a connection of a job that has ended may still keep the port */
            (void)setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
        *ferryi_socket_port(at) = htons((uint16_t)i);
        if (bind(fd, (const struct sockaddr *)at, size) == 0 && listen(fd, backlog) == 0 &&
            getsockname(fd, (struct sockaddr *)at, &size) == 0)
            return fd;
        const int error = errno;
        close(fd);
        errno = error;
        if (error != EADDRINUSE || i == to)
            return -1;
    }
}

/* What to do when a PE cannot listen. */
static inline const char *ferryi_listen_advice(int error)
{
    return error == EMFILE || error == ENFILE ? "raise ulimit -n"
           : error == EADDRINUSE || error == EACCES
               ? "give FERRY_REMOTE_PORTS more ports, two for each PE of this node, from 1024 on"
               : "set FERRY_REMOTE_ADDRESS to an address or an interface of this machine";
}

/* Compares secrets in a time that does not tell where they differ. */
static inline int ferryi_secrets_differ(const uint8_t *a, const uint8_t *b, size_t n)
{
    uint8_t differs = 0;
    for (size_t i = 0; i < n; i++)
        differs |= (uint8_t)(a[i] ^ b[i]);
    return differs != 0;
}

#endif
