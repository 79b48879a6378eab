/* SPDX-License-Identifier: BSD-3-Clause */
/* PEs that start together share FERRY_REMOTE_PORTS: each listens at a port of its own, even if another has bound to
 * that port too and is the first to listen; a range without a free port is told as such. */
static int listen_after_another(int fd, int backlog);
#include <sys/socket.h>
#define listen listen_after_another
#include "runtime/remote/sockets.h"
#undef listen
#include "tests/check.h"

static int others; /* so many times another PE comes between bind() and listen() */

static int listen_after_another(int fd, int backlog)
{
    struct sockaddr_storage at;
    socklen_t size = sizeof at;
    const int on = 1;
    if (others > 0) {
        others--;
        const int other = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0); /* it listens until this program ends */
        CHECK(other >= 0 && setsockopt(other, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) == 0);
        CHECK(getsockname(fd, (struct sockaddr *)&at, &size) == 0);
        CHECK(bind(other, (struct sockaddr *)&at, size) == 0 && listen(other, backlog) == 0);
    }
    return listen(fd, backlog);
}

/* The port at which it listens from `from` to `to`; 0: none is free. */
static int port_from(int from, int to)
{
    struct sockaddr_storage at;
    const socklen_t size = ferryi_socket_address("127.0.0.1", 0, &at);
    const int fd = ferryi_ports_listen(&at, size, from, to, 4);
    if (fd < 0)
        CHECK(errno == EADDRINUSE);
    else
        close(fd);
    return fd < 0 ? 0 : ntohs(*ferryi_socket_port(&at));
}

int main(void)
{
    const int first = port_from(0, 0); /* free, and so are most of its neighbours */
    CHECK(first != 0);
    others = 1;
    const int next = port_from(first, first + 40);
    CHECK(next > first && next <= first + 40);
    others = 1;
    const int before = port_from(next, next - 40);
    CHECK(before < next && before >= next - 40 && before != first);
    others = 1;
    CHECK_INT(port_from(before, before), 0); /* the other one has it */
    CHECK_INT(port_from(before, before), 0);
    return CHECK_RESULT();
}
