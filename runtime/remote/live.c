/* SPDX-License-Identifier: BSD-3-Clause */
/* Which PEs of other nodes live.  A TCP connection to each: the kernel of a process that dies closes its end; a link
 * that is down leaves bytes unacknowledged, which TCP_USER_TIMEOUT ends; a stopped process's kernel acknowledges them,
 * so that it is not taken for dead.  The connection's hello has a secret that the acceptor gave to the PEs of its job
 * by the bootstrap, as fdpass does within a node. */
#include "ferry/detail/machine/prim.h"
#include "ferry/detail/ring/spin__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/remote/link.h"
#include "runtime/state/exchange.h"
#include "runtime/state/segment.h"
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>

#define SIGN_NS 200000000u /* between two signs of life */
/* How long a sign of life may stay unacknowledged once TCP's first timeout has passed, which takes 0.4 s (it sends a
 * probe after 0.2 s).  So a link that is down is known 0.75 to 0.95 s after it went down. */
#define SILENCE_MS 350
#define UNREACHABLE_NS 5000000000u /* in ferry_init: how long a peer's network may be unreachable */
#define STRANGERS 16               /* connections at a time whose hello has not come */

typedef struct hello {
    uint64_t magic;
    int32_t pe, pad;
    uint8_t cookie[16];
} hello;
#define MAGIC UINT64_C(0x6665727279206c76)
#define BYE 1 /* a byte behind the hello: the PE leaves.  A sign of life is 0 */

struct ferryi_remote_live {
    int listener;
    uint8_t cookie[16];
    int *fd;       /* [n_pes]: -1: none */
    uint64_t sign; /* ns: the last one */
};

static int is_watched(const ferryi_remote *r, int peer)
{
    return r->link_of[peer] >= 0 && ferryi_link_is_far(r, r->link_of[peer]);
}

ferry_status ferryi_remote_live_listen(ferryi_remote *r, const char *address, ferryi_live_contact *contact)
{
    const int n = r->pe->world.n_pes;
    struct sockaddr_storage at = { 0 };
    struct sockaddr_in *v4 = (struct sockaddr_in *)(void *)&at;
    struct sockaddr_in6 *v6 = (struct sockaddr_in6 *)(void *)&at;
    socklen_t size = sizeof *v4;
    struct ferryi_remote_live *live = calloc(1, sizeof *live);
    if (live == NULL || (live->fd = malloc((size_t)n * sizeof *live->fd)) == NULL) {
        free(live);
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the connections of %d PEs: raise the memory limit", n);
    }
    for (int i = 0; i < n; i++)
        live->fd[i] = -1;
    live->listener = -1;
    r->live = live;
    at.ss_family = AF_INET;
    if (inet_pton(AF_INET, address, &v4->sin_addr) != 1) {
        at.ss_family = AF_INET6;
        size = sizeof *v6;
        if (inet_pton(AF_INET6, address, &v6->sin6_addr) != 1)
            return ferryi_error(FERRY_ERR_INVALID_ARG, "%s is no IP address: correct FERRY_REMOTE_ADDRESS", address);
    }
    if (getrandom(live->cookie, sizeof live->cookie, 0) != sizeof live->cookie)
        return ferryi_error(FERRY_ERR_SYSTEM, "no random bytes for a secret: %m");
    live->listener = ferryi_fd(socket(at.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (live->listener < 0 || bind(live->listener, (struct sockaddr *)&at, size) != 0 ||
        listen(live->listener, n + STRANGERS) != 0 || getsockname(live->listener, (struct sockaddr *)&at, &size) != 0)
        return ferryi_error(FERRY_ERR_SYSTEM,
                            "PE %d cannot listen at %s for PEs of other nodes: %m: set FERRY_REMOTE_ADDRESS to an "
                            "address or an interface of this machine",
                            r->pe->world.my_pe, address);
    snprintf(contact->address, sizeof contact->address, "%s", address);
    contact->port = at.ss_family == AF_INET ? v4->sin_port : v6->sin6_port;
    memcpy(contact->cookie, live->cookie, sizeof contact->cookie);
    return FERRY_SUCCESS;
}

static ferry_status unreachable(const ferryi_remote *r, const ferryi_live_contact *contact, int peer, const char *why)
{
    return ferryi_error(
        FERRY_ERR_NO_PATH,
        "PE %d cannot reach PE %d on node %s at %s port %u: %s: check the network between the nodes, or "
        "set FERRY_REMOTE_ADDRESS to an interface that both have",
        r->pe->world.my_pe, peer, r->pe->topo[peer].host, contact->address, (unsigned)ntohs(contact->port), why);
}

/* Returns 0, or errno; ETIME: no answer by the deadline.  *fd: connected. */
static int connect_once(const struct sockaddr_storage *at, socklen_t size, uint64_t deadline, int *fd)
{
    socklen_t length = sizeof(int);
    int error = 0;
    *fd = ferryi_fd(socket(at->ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (*fd < 0)
        return errno;
    if (connect(*fd, (const struct sockaddr *)at, size) != 0 && errno != EINPROGRESS)
        return errno;
    struct pollfd p = { *fd, POLLOUT, 0 };
    while (poll(&p, 1, ferryi_deadline_ms(deadline)) < 0 && errno == EINTR)
        continue;
    if (p.revents == 0)
        return ETIME;
    return getsockopt(*fd, SOL_SOCKET, SO_ERROR, &error, &length) != 0 ? errno : error;
}

/* A router says so at once while a link is down, which may be for a moment. */
static int may_pass(int error)
{
    return error == ENETUNREACH || error == EHOSTUNREACH || error == ENETDOWN || error == ETIMEDOUT;
}

/* A connection that works answers within the deadline of ferry_init. */
static ferry_status dial(ferryi_remote *r, const ferryi_live_contact *contact, int peer, uint64_t deadline)
{
    struct sockaddr_storage at = { 0 };
    struct sockaddr_in *v4 = (struct sockaddr_in *)(void *)&at;
    struct sockaddr_in6 *v6 = (struct sockaddr_in6 *)(void *)&at;
    const struct timespec nap = { 0, 20000000 };
    const uint64_t patience = ferryi_deadline_after(UNREACHABLE_NS);
    socklen_t size = sizeof *v4;
    hello mine = { .magic = MAGIC, .pe = r->pe->world.my_pe };
    int error, *fd = &r->live->fd[peer];
    at.ss_family = AF_INET;
    v4->sin_port = contact->port;
    if (inet_pton(AF_INET, contact->address, &v4->sin_addr) != 1) {
        at.ss_family = AF_INET6;
        v6->sin6_port = contact->port;
        size = sizeof *v6;
        if (inet_pton(AF_INET6, contact->address, &v6->sin6_addr) != 1)
            return unreachable(r, contact, peer, "this is no IP address");
    }
    memcpy(mine.cookie, contact->cookie, sizeof mine.cookie);
    while ((error = connect_once(&at, size, deadline, fd)) != 0) {
        if (*fd < 0)
            return ferryi_error(FERRY_ERR_SYSTEM, "no descriptor for a connection to PE %d: %s (raise ulimit -n)", peer,
                                strerror(error));
        if (error == ETIME)
            return unreachable(r, contact, peer, "no answer within FERRY_INIT_TIMEOUT");
        if (!may_pass(error) || ferryi_now_ns() > patience || ferryi_now_ns() > deadline)
            return unreachable(r, contact, peer, strerror(error));
        close(*fd);
        *fd = -1;
        nanosleep(&nap, NULL);
    }
    if (send(*fd, &mine, sizeof mine, MSG_NOSIGNAL) != sizeof mine)
        return unreachable(r, contact, peer, strerror(errno));
    return FERRY_SUCCESS;
}

/* 1: the hello is a peer's, and its connection is kept. */
static int welcome(ferryi_remote *r, int fd)
{
    hello h;
    unsigned char differs = 0;
    if (recv(fd, &h, sizeof h, MSG_DONTWAIT) != sizeof h || h.magic != MAGIC || h.pe <= r->pe->world.my_pe ||
        h.pe >= r->pe->world.n_pes || !is_watched(r, h.pe) || r->live->fd[h.pe] >= 0)
        return 0;
    for (size_t i = 0; i < sizeof h.cookie; i++)
        differs |= (unsigned char)(h.cookie[i] ^ r->live->cookie[i]);
    if (differs != 0)
        return 0;
    r->live->fd[h.pe] = fd;
    return 1;
}

static ferry_status missing(const ferryi_remote *r)
{
    int peer = r->pe->world.my_pe + 1;
    while (!is_watched(r, peer) || r->live->fd[peer] >= 0)
        peer++;
    return ferryi_error(
        FERRY_ERR_TIMEOUT,
        "PE %d waited in ferry_init for the connection of PE %d on node %s, which did not come in time: "
        "check that it runs, and the network between the nodes, or raise FERRY_INIT_TIMEOUT",
        r->pe->world.my_pe, peer, r->pe->topo[peer].host);
}

/* Accepts the connections of all higher peers.  Strangers may connect and stay silent: the oldest one is closed. */
static ferry_status accept_all(ferryi_remote *r, int left, uint64_t deadline)
{
    struct pollfd fds[1 + STRANGERS];
    int n = 1;
    fds[0] = (struct pollfd){ r->live->listener, POLLIN, 0 };
    while (left > 0) {
        if (poll(fds, (nfds_t)n, ferryi_deadline_ms(deadline)) == 0)
            break;
        for (int i = n - 1; i >= 1; i--)
            if (fds[i].revents != 0) {
                if (welcome(r, fds[i].fd))
                    left--;
                else
                    close(fds[i].fd);
                fds[i] = fds[--n];
            }
        int fd =
            fds[0].revents != 0 ? ferryi_fd(accept4(r->live->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK)) : -1;
        if (fd < 0)
            continue;
        if (n == 1 + STRANGERS) {
            close(fds[1].fd);
            memmove(&fds[1], &fds[2], (size_t)(--n - 1) * sizeof *fds);
        }
        fds[n++] = (struct pollfd){ fd, POLLIN, 0 };
    }
    while (n > 1)
        close(fds[--n].fd);
    return left > 0 ? missing(r) : FERRY_SUCCESS;
}

ferry_status ferryi_remote_live_connect(ferryi_remote *r, const ferryi_live_contact *contacts, size_t stride,
                                        uint64_t deadline)
{
    const int n = r->pe->world.n_pes, me = r->pe->world.my_pe, on = 1;
    const unsigned silence = SILENCE_MS;
    ferry_status status = FERRY_SUCCESS;
    int higher = 0;
    for (int i = 0; i < n && status == FERRY_SUCCESS; i++)
        if (i < me && is_watched(r, i))
            status = dial(r, (const ferryi_live_contact *)(const void *)((const char *)contacts + (size_t)i * stride),
                          i, deadline);
        else
            higher += i > me && is_watched(r, i);
    if (status == FERRY_SUCCESS)
        status = accept_all(r, higher, deadline);
    close(r->live->listener);
    r->live->listener = -1;
    for (int i = 0; i < n; i++)
        if (r->live->fd[i] >= 0) {
            (void)setsockopt(r->live->fd[i], IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
            (void)setsockopt(r->live->fd[i], IPPROTO_TCP, TCP_USER_TIMEOUT, &silence, sizeof silence);
            /* TCP tries again every 0.2 s, not after 0.4 s and 0.8 s: a link that is down for half a second, or loses
             * some frames, is no death.  Reno, since the kernel does so only once a timeout has set a threshold for the
             * slow start, which BBR never does. */
            (void)setsockopt(r->live->fd[i], IPPROTO_TCP, TCP_CONGESTION, "reno", 4);
            (void)setsockopt(r->live->fd[i], IPPROTO_TCP, TCP_THIN_LINEAR_TIMEOUTS, &on, sizeof on);
        }
    r->live->sign = ferryi_now_ns();
    return status;
}

int ferryi_remote_live_fds(ferryi_remote *r, struct pollfd *fds)
{
    int n = 0;
    for (int i = 0; r->live != NULL && i < r->pe->world.n_laid; i++)
        if (r->live->fd[i] >= 0)
            fds[n++] = (struct pollfd){ r->live->fd[i], POLLIN, 0 };
    return n;
}

/* The peer's end is closed.  A PE that leaves says so by a frame before; that frame may still be on its way. */
static void ended(ferryi_remote *r, int peer)
{
    const uint64_t deadline = ferryi_deadline_after(20000000u);
    close(r->live->fd[peer]);
    r->live->fd[peer] = -1;
    while (ferryi_ld_acquire_u32(&ferryi_segment_ctl(r->pe, peer)->state) != FERRY_PEER_FINALIZED &&
           ferryi_now_ns() < deadline)
        if (ferryi_remote_move(r, -1, MOVE_POLL) == 0)
            ferryi_yield();
    ferryi_link_lose(r, ferryi_link_to(r, peer));
}

void ferryi_remote_live_look(ferryi_remote *r)
{
    const uint64_t now = ferryi_now_ns();
    const int speaks = r->live != NULL && now - r->live->sign >= SIGN_NS;
    char bytes[64];
    for (int i = 0; r->live != NULL && i < r->pe->world.n_laid; i++) {
        const int fd = r->live->fd[i];
        if (fd < 0)
            continue;
        ssize_t got = recv(fd, bytes, sizeof bytes, MSG_DONTWAIT);
        if (got > 0 && memchr(bytes, BYE, (size_t)got) != NULL) {
            ferryi_st_release_u32(&ferryi_segment_ctl(r->pe, i)->state, FERRY_PEER_FINALIZED);
            ferryi_st_release_u32(&r->pe->far_left, 1);
            ferryi_st_release_u32(&ferryi_link_to(r, i)->gone, 1);
        }
        if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) {
            ended(r, i);
            continue;
        }
        /* A full buffer, of a peer that has been stopped for hours, is no death. */
        if (speaks && send(fd, "", 1, MSG_NOSIGNAL | MSG_DONTWAIT) < 0 && errno != EAGAIN && errno != EINTR)
            ended(r, i);
    }
    if (speaks)
        r->live->sign = now;
}

/* A connection that is closed with bytes unread is reset, and the reset may overtake what was sent. */
void ferryi_remote_live_leave(ferryi_remote *r)
{
    const char bye = BYE;
    char bytes[256];
    for (int i = 0; r->live != NULL && i < r->pe->world.n_laid; i++)
        if (r->live->fd[i] >= 0) {
            while (recv(r->live->fd[i], bytes, sizeof bytes, MSG_DONTWAIT) > 0)
                continue;
            (void)!send(r->live->fd[i], &bye, 1, MSG_NOSIGNAL | MSG_DONTWAIT);
        }
}

void ferryi_remote_live_close(ferryi_remote *r)
{
    struct ferryi_remote_live *live = r->live;
    if (live == NULL)
        return;
    for (int i = 0; i < r->pe->world.n_laid; i++)
        if (live->fd[i] >= 0)
            close(live->fd[i]);
    if (live->listener >= 0)
        close(live->listener);
    free(live->fd);
    free(live);
    r->live = NULL;
}
