/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/tcp.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include <errno.h>
#include <poll.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/un.h>
#include <unistd.h>

/* Connects the PEs of PE 0's machine.  Any user of the machine can read or guess where a job meets, and can listen in
 * PE 0's place or relay its bytes; nobody can forge the user of a process.  So PE 0 also listens on an abstract AF_UNIX
 * socket under a random name, which its greetings carry.  A PE of this machine connects to that socket, each end checks
 * the other's user (SO_PEERCRED), and the TCP connection that brought the greeting is closed. */

static socklen_t address_of(const uint8_t *name, struct sockaddr_un *address)
{
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    char *at = address->sun_path + 1; /* after the NUL that makes it abstract */
    int n = snprintf(at, sizeof address->sun_path - 1, "ferryboot-");
    for (size_t i = 0; i < FERRYI_WIRE_LOCAL; i++)
        n += snprintf(at + n, sizeof address->sun_path - 1 - (size_t)n, "%02x", name[i]);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)n);
}

int ferryi_tcp_local_is_own_user(int s)
{
    struct ucred who;
    socklen_t nbytes = sizeof who;
    return getsockopt(s, SOL_SOCKET, SO_PEERCRED, &who, &nbytes) == 0 && who.uid == geteuid();
}

int ferryi_tcp_local_open(ferryi_tcp_local *local)
{
    struct sockaddr_un address;
    local->listener = -1;
    if (ferryi_tcp_random(local->name) != 0)
        return errno;
    socklen_t nbytes = address_of(local->name, &address);
    int s = ferryi_fd(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (s < 0)
        return errno;
    if (bind(s, (const struct sockaddr *)&address, nbytes) != 0 || listen(s, 1024) != 0) {
        int error = errno;
        close(s);
        return error;
    }
    local->listener = s;
    return 0;
}

void ferryi_tcp_local_close(ferryi_tcp_local *local)
{
    if (local->listener >= 0)
        close(local->listener);
    local->listener = -1;
}

ferryi_tcp_local_result ferryi_tcp_local_connect(const uint8_t *name, uint64_t deadline, int *fd)
{
    struct sockaddr_un address;
    socklen_t nbytes = address_of(name, &address);
    int s = ferryi_fd(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (s < 0)
        return FERRYI_TCP_LOCAL_NO_SOCKET;
    while (connect(s, (const struct sockaddr *)&address, nbytes) != 0) {
        int full = errno == EAGAIN || errno == EINTR;
        if (!full || ferryi_now_ns() >= deadline) {
            close(s);
            return full ? FERRYI_TCP_LOCAL_FULL : FERRYI_TCP_LOCAL_NOBODY;
        }
        poll(NULL, 0, 1); /* full backlog: many connect at once */
    }
    if (!ferryi_tcp_local_is_own_user(s)) {
        close(s);
        return FERRYI_TCP_LOCAL_OTHER_USER;
    }
    *fd = s;
    return FERRYI_TCP_LOCAL_CONNECTED;
}
