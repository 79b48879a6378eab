/* SPDX-License-Identifier: BSD-3-Clause */
/* The connections of live.c, as ferry_init makes them: each PE connects to all lower ones of other nodes.  A
 * connection's hello has a secret that the acceptor gave to the PEs of its job by the bootstrap, as fdpass does within
 * a node, and the acceptor answers it. */
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/remote/live.h"
#include "runtime/remote/sockets.h"
#include "runtime/state/segment.h"
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/random.h>

/* How long a sign of life may stay unacknowledged once TCP's first timeout has passed, which takes 0.4 s (it sends a
 * probe after 0.2 s).  So the connection over a link that is down ends 0.75 to 0.95 s after the link went down, and is
 * then made again. */
#define SILENCE_MS 350
#define UNREACHABLE_NS 5000000000u /* in ferry_init: how long a peer's network may be unreachable */
#define LOOK_MS 500                /* a PE that waits so long for another's connection looks for its port */

/* ---- Steps that live.c takes too. */

static int spare_give(struct ferryi_remote_live *live)
{
    if (live->spare < 0 || (errno != EMFILE && errno != ENFILE))
        return 0;
    close(live->spare);
    live->spare = -1;
    return 1;
}

/* A connection is more use than the spare descriptor, which comes back once others are free. */
int live_connect_begin(struct ferryi_remote_live *live, const ferryi_live_contact *contact, int *fd)
{
    struct sockaddr_storage at;
    const socklen_t size = ferryi_socket_address(contact->address, contact->port, &at);
    if (size == 0)
        return EINVAL;
    do
        *fd = ferryi_fd(socket(at.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    while (*fd < 0 && spare_give(live));
    if (*fd < 0)
        return errno;
    if (connect(*fd, (const struct sockaddr *)&at, size) == 0 || errno == EINPROGRESS)
        return 0;
    const int error = errno;
    close(*fd);
    *fd = -1;
    return error;
}

int live_accept(struct ferryi_remote_live *live)
{
    int fd;
    do
        fd = ferryi_fd(accept4(live->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK));
    while (fd < 0 && spare_give(live));
    return fd;
}

int live_hello_send(const ferryi_remote *r, int fd, int peer, enum live_what what)
{
    live_hello hello = { .magic = LIVE_MAGIC, .pe = r->pe->world.my_pe, .what = what };
    memcpy(hello.cookie, r->live->peers[peer].contact.cookie, sizeof hello.cookie);
    return send(fd, &hello, sizeof hello, MSG_NOSIGNAL) == sizeof hello ? 0 : errno;
}

int live_say(int fd, enum live_says what)
{
    const unsigned char byte = (unsigned char)what;
    return send(fd, &byte, 1, MSG_NOSIGNAL | MSG_DONTWAIT) == 1;
}

int live_hello_take(ferryi_remote *r, int fd, live_hello *hello)
{
    const ssize_t got = recv(fd, hello, sizeof *hello, MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return 0;
    if (got != sizeof *hello || hello->magic != LIVE_MAGIC || hello->pe < 0 || hello->pe >= r->pe->world.n_laid ||
        !r->live->peers[hello->pe].is_watched || hello->what > LIVE_ASKS)
        return -1;
    const int differs = ferryi_secrets_differ(hello->cookie, r->live->cookie, sizeof hello->cookie);
    if (!differs && (hello->what == LIVE_JOINS) == (hello->pe > r->pe->world.my_pe))
        return 1;
    if (differs)
        r->live->claimed = hello->pe + 1;
    (void)live_say(fd, SAYS_STRANGER);
    return -1;
}

void live_options(int fd)
{
    const int on = 1, idle = 1;
    const unsigned silence = SILENCE_MS;
    (void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    (void)setsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &silence, sizeof silence);
    /* Of a connection that waits for the answer of a stopped PE, on which nothing is sent. */
    (void)setsockopt(fd, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof idle);
    (void)setsockopt(fd, IPPROTO_TCP, TCP_KEEPINTVL, &idle, sizeof idle);
    (void)setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
    /* TCP tries again every 0.2 s, not after 0.4 s and 0.8 s: a link that is down for half a second, or loses some
     * frames, breaks no connection.  Reno, since the kernel does so only once a timeout has set a threshold for the
     * slow start, which BBR never does. */
    (void)setsockopt(fd, IPPROTO_TCP, TCP_CONGESTION, "reno", 4);
    (void)setsockopt(fd, IPPROTO_TCP, TCP_THIN_LINEAR_TIMEOUTS, &on, sizeof on);
}

/* ---- ferry_init. */

ferry_status ferryi_remote_live_listen(ferryi_remote *r, const char *address, ferryi_live_contact *contact)
{
    const int n = r->pe->world.n_pes;
    struct sockaddr_storage at;
    socklen_t size = ferryi_socket_address(address, 0, &at);
    struct ferryi_remote_live *live = calloc(1, sizeof *live);
    if (live == NULL || (live->peers = calloc((size_t)n, sizeof *live->peers)) == NULL) {
        free(live);
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the connections of %d PEs: raise the memory limit", n);
    }
    for (int i = 0; i < n; i++) {
        live->peers[i].fd = live->peers[i].trial = -1;
        live->peers[i].is_watched = r->link_of[i] >= 0 && ferryi_link_is_far(r, r->link_of[i]);
    }
    live->listener = -1;
    live->spare = ferryi_fd(eventfd(0, EFD_CLOEXEC));
    r->live = live;
    if (size == 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s is no IP address: correct FERRY_REMOTE_ADDRESS", address);
    if (getrandom(live->cookie, sizeof live->cookie, 0) != sizeof live->cookie)
        return ferryi_error(FERRY_ERR_SYSTEM, "no random bytes for a secret: %m");
    live->listener = ferryi_ports_listen(&at, size, r->ports.last, r->ports.first, n + LIVE_STRANGERS);
    if (live->listener < 0)
        return ferryi_error(FERRY_ERR_SYSTEM, "PE %d cannot listen at %s for PEs of other nodes: %m: %s",
                            r->pe->world.my_pe, address, ferryi_listen_advice(errno));
    snprintf(contact->address, sizeof contact->address, "%s", address);
    snprintf(live->address, sizeof live->address, "%s", address);
    contact->port = *ferryi_socket_port(&at);
    memcpy(contact->cookie, live->cookie, sizeof contact->cookie);
    return FERRY_SUCCESS;
}

/* A PE listens before it tells its port, and as long as it lives: a closed port is one of a PE that has ended. */
static ferry_status unreachable(const ferryi_remote *r, int peer, int error)
{
    const ferryi_live_contact *contact = &r->live->peers[peer].contact;
    const char *host = r->pe->topo[peer].host;
    const unsigned port = ntohs(contact->port);
    if (error == ECONNREFUSED || error == ECONNRESET || error == EPIPE)
        return ferryi_error(FERRY_ERR_PEER_LOST,
                            "PE %d on node %s has died or left in ferry_init: %s port %u, where it listened, says: %s: "
                            "read its own output; if it lives, see whether a firewall refuses the port, or whether "
                            "another machine has this address (FERRY_REMOTE_ADDRESS chooses another)",
                            peer, host, contact->address, port, strerror(error));
    if (error == EMFILE || error == ENFILE)
        return ferryi_error(FERRY_ERR_SYSTEM, "no descriptor for a connection to PE %d: %s (raise ulimit -n)", peer,
                            strerror(error));
    return ferryi_error(
        error == ETIME ? FERRY_ERR_TIMEOUT : FERRY_ERR_NO_PATH,
        "PE %d at %s cannot reach PE %d on node %s at %s port %u: %s: check the network between these addresses, or "
        "choose others by FERRY_REMOTE_ADDRESS, on each node an interface of a network that connects them",
        r->pe->world.my_pe, r->live->address, peer, host, contact->address, port,
        error == ETIME ? "no answer within FERRY_INIT_TIMEOUT" : strerror(error));
}

/* Returns 0, or errno; ETIME: no answer by the deadline.  *fd: connected. */
static int connect_once(ferryi_remote *r, int peer, uint64_t deadline, int *fd)
{
    socklen_t length = sizeof(int);
    int error = live_connect_begin(r->live, &r->live->peers[peer].contact, fd);
    if (error != 0)
        return error;
    struct pollfd p = { *fd, POLLOUT, 0 };
    while (poll(&p, 1, ferryi_deadline_ms(deadline)) < 0 && errno == EINTR)
        continue;
    error = p.revents == 0 ? ETIME : getsockopt(*fd, SOL_SOCKET, SO_ERROR, &error, &length) != 0 ? errno : error;
    if (error != 0) {
        close(*fd);
        *fd = -1;
    }
    return error;
}

/* A router reports an unreachable network at once while a link is down, which may last only a moment. */
static int may_pass(int error)
{
    return error == ENETUNREACH || error == EHOSTUNREACH || error == ENETDOWN || error == ETIMEDOUT;
}

/* A connection that works answers within the deadline of ferry_init. */
static ferry_status dial(ferryi_remote *r, int peer, uint64_t deadline)
{
    const struct timespec nap = { 0, 20000000 };
    const uint64_t patience = ferryi_deadline_after(UNREACHABLE_NS);
    int error, *fd = &r->live->peers[peer].fd;
    while ((error = connect_once(r, peer, deadline, fd)) != 0) {
        if (!may_pass(error) || ferryi_now_ns() > patience || ferryi_now_ns() > deadline)
            return unreachable(r, peer, error);
        nanosleep(&nap, NULL);
    }
    error = live_hello_send(r, *fd, peer, LIVE_JOINS);
    return error == 0 ? FERRY_SUCCESS : unreachable(r, peer, error);
}

/* 1: the hello is a peer's, and its connection is kept. */
static int welcome(ferryi_remote *r, int fd)
{
    live_hello hello;
    if (live_hello_take(r, fd, &hello) != 1 || hello.what != LIVE_JOINS || r->live->peers[hello.pe].fd >= 0 ||
        !live_say(fd, SAYS_WELCOME))
        return 0;
    r->live->peers[hello.pe].fd = fd;
    return 1;
}

static int first_missing(const ferryi_remote *r)
{
    int peer = r->pe->world.my_pe + 1;
    while (!r->live->peers[peer].is_watched || r->live->peers[peer].fd >= 0)
        peer++;
    return peer;
}

/* Whether the missing peer's port is closed: it has ended, or its connection is on its way. */
static int is_refused(ferryi_remote *r, int peer)
{
    int fd = -1;
    const int error = connect_once(r, peer, ferryi_deadline_after(LOOK_MS * 1000000u), &fd);
    if (fd >= 0)
        close(fd);
    return error == ECONNREFUSED || error == ECONNRESET;
}

/* Accepts the connections of all higher peers.  Strangers may connect and stay silent, so the oldest silent connection
 * is closed to make room. */
static ferry_status accept_all(ferryi_remote *r, int left, uint64_t deadline)
{
    struct pollfd fds[1 + LIVE_STRANGERS];
    int n = 1, refusals = 0, look = LOOK_MS;
    fds[0] = (struct pollfd){ r->live->listener, POLLIN, 0 };
    while (left > 0 && refusals < 2) {
        const int ms = ferryi_deadline_ms(deadline);
        if (poll(fds, (nfds_t)n, ms < look ? ms : look) == 0) {
            if (ms < look)
                break;
            refusals = is_refused(r, first_missing(r)) ? refusals + 1 : 0;
            look = refusals != 0 ? LOOK_MS : 2 * look; /* a stopped PE keeps the connections of all looks */
            continue;
        }
        for (int i = n - 1; i >= 1; i--)
            if (fds[i].revents != 0) {
                if (welcome(r, fds[i].fd))
                    left--;
                else
                    close(fds[i].fd);
                fds[i] = fds[--n];
            }
        int fd = fds[0].revents != 0 ? live_accept(r->live) : -1;
        if (fd < 0)
            continue;
        if (n == 1 + LIVE_STRANGERS) {
            close(fds[1].fd);
            memmove(&fds[1], &fds[2], (size_t)(--n - 1) * sizeof *fds);
        }
        fds[n++] = (struct pollfd){ fd, POLLIN, 0 };
    }
    while (n > 1)
        close(fds[--n].fd);
    if (left == 0)
        return FERRY_SUCCESS;
    const int peer = first_missing(r);
    if (r->live->claimed != 0)
        return ferryi_error(
            FERRY_ERR_BOOTSTRAP,
            "PE %d waited in ferry_init at %s for PE %d on node %s, and refused a connection whose hello "
            "named PE %d with a wrong secret: another job has the same addresses and PEs; give each job "
            "addresses of its own (FERRY_REMOTE_ADDRESS)",
            r->pe->world.my_pe, r->live->address, peer, r->pe->topo[peer].host, r->live->claimed - 1);
    if (refusals == 2)
        return unreachable(r, peer, ECONNREFUSED);
    return ferryi_error(
        FERRY_ERR_TIMEOUT,
        "PE %d waited in ferry_init at %s for the connection of PE %d on node %s at %s, which did not come in time: "
        "check that it runs, and the network between these addresses (FERRY_REMOTE_ADDRESS chooses others), or raise "
        "FERRY_INIT_TIMEOUT",
        r->pe->world.my_pe, r->live->address, peer, r->pe->topo[peer].host, r->live->peers[peer].contact.address);
}

/* What the PE says that this one has connected to.  It accepts once it has connected to all lower PEs. */
static ferry_status answer_take(ferryi_remote *r, int peer, uint64_t deadline)
{
    const live_peer *p = &r->live->peers[peer];
    struct pollfd fd = { p->fd, POLLIN, 0 };
    unsigned char says = SAYS_STRANGER;
    while (poll(&fd, 1, ferryi_deadline_ms(deadline)) < 0 && errno == EINTR)
        continue;
    if (fd.revents == 0)
        return unreachable(r, peer, ETIME);
    const ssize_t got = recv(p->fd, &says, 1, MSG_DONTWAIT);
    if (got == 1 && says == SAYS_WELCOME)
        return FERRY_SUCCESS;
    if (got == 1 && says == SAYS_STRANGER)
        return ferryi_error(FERRY_ERR_BOOTSTRAP,
                            "PE %d reached another process than PE %d on node %s at %s port %u, which refuses its "
                            "secret: another job has the same address; give each node an address of its own "
                            "(FERRY_REMOTE_ADDRESS)",
                            r->pe->world.my_pe, peer, r->pe->topo[peer].host, p->contact.address,
                            ntohs(p->contact.port));
    return unreachable(r, peer, got < 0 ? errno : ECONNRESET);
}

ferry_status ferryi_remote_live_connect(ferryi_remote *r, const ferryi_live_contact *contacts, size_t stride,
                                        uint64_t deadline)
{
    const int n = r->pe->world.n_pes, me = r->pe->world.my_pe;
    live_peer *peers = r->live->peers;
    ferry_status status = FERRY_SUCCESS;
    int higher = 0;
    for (int i = 0; i < n; i++)
        memcpy(&peers[i].contact, (const char *)contacts + (size_t)i * stride, sizeof peers[i].contact);
    for (int i = 0; i < n && status == FERRY_SUCCESS; i++)
        if (i < me && peers[i].is_watched)
            status = dial(r, i, deadline);
        else
            higher += i > me && peers[i].is_watched;
    if (status == FERRY_SUCCESS)
        status = accept_all(r, higher, deadline);
    for (int i = 0; i < me && status == FERRY_SUCCESS; i++)
        if (peers[i].is_watched)
            status = answer_take(r, i, deadline);
    for (int i = 0; i < n; i++)
        if (peers[i].fd >= 0) {
            live_options(peers[i].fd);
            peers[i].heard = peers[i].joined = ferryi_now_ns();
        }
    r->live->sign = ferryi_now_ns();
    return status;
}
