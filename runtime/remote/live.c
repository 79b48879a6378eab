/* SPDX-License-Identifier: BSD-3-Clause */
/* Detects the death of PEs of other nodes by a TCP connection to each.  When a process dies, its kernel closes its end.
 * When a link is down, bytes stay unacknowledged, and TCP_USER_TIMEOUT ends the connection.  The kernel of a stopped
 * process acknowledges bytes, so a stopped process is not taken for dead.  The connection's hello has a secret that the
 * acceptor gave to the PEs of its job by the bootstrap, as fdpass does within a node. */
#include "ferry/detail/machine/prim.h"
#include "ferry/detail/ring/spin__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/remote/link.h"
#include "runtime/state/liveness.h"
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
#define STRANGERS 16               /* connections at a time that have not sent their hello */
#define LOOK_MS 500                /* a PE that waits so long for another's connection looks for its port */

typedef struct hello {
    uint64_t magic;
    int32_t pe, pad;
    uint8_t cookie[16];
} hello;
#define MAGIC UINT64_C(0x6665727279206c76)
#define BYE 1 /* this byte behind the hello says that the PE leaves; a sign of life is 0 */

struct ferryi_remote_live {
    int listener;
    char address[64]; /* where it listens */
    uint8_t cookie[16];
    int *fd;       /* [n_pes]: -1: none */
    uint64_t sign; /* ns: the last one */
};

static int is_watched(const ferryi_remote *r, int peer)
{
    return r->link_of[peer] >= 0 && ferryi_link_is_far(r, r->link_of[peer]);
}

/* Returns the size, or 0: no IP address. */
static socklen_t address_of(const char *text, in_port_t port, struct sockaddr_storage *at)
{
    struct sockaddr_in v4 = { .sin_family = AF_INET, .sin_port = port };
    struct sockaddr_in6 v6 = { .sin6_family = AF_INET6, .sin6_port = port };
    if (inet_pton(AF_INET, text, &v4.sin_addr) == 1) {
        memcpy(at, &v4, sizeof v4);
        return sizeof v4;
    }
    if (inet_pton(AF_INET6, text, &v6.sin6_addr) != 1)
        return 0;
    memcpy(at, &v6, sizeof v6);
    return sizeof v6;
}

ferry_status ferryi_remote_live_listen(ferryi_remote *r, const char *address, ferryi_live_contact *contact)
{
    const int n = r->pe->world.n_pes;
    struct sockaddr_storage at;
    socklen_t size = address_of(address, 0, &at);
    struct ferryi_remote_live *live = calloc(1, sizeof *live);
    if (live == NULL || (live->fd = malloc((size_t)n * sizeof *live->fd)) == NULL) {
        free(live);
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the connections of %d PEs: raise the memory limit", n);
    }
    for (int i = 0; i < n; i++)
        live->fd[i] = -1;
    live->listener = -1;
    r->live = live;
    if (size == 0)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s is no IP address: correct FERRY_REMOTE_ADDRESS", address);
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
    snprintf(live->address, sizeof live->address, "%s", address);
    contact->port = at.ss_family == AF_INET ? ((const struct sockaddr_in *)(const void *)&at)->sin_port
                                            : ((const struct sockaddr_in6 *)(const void *)&at)->sin6_port;
    memcpy(contact->cookie, live->cookie, sizeof contact->cookie);
    return FERRY_SUCCESS;
}

/* A PE listens before it tells its port, and until all higher PEs have connected: a closed port is one of a PE that has
 * ended. */
static ferry_status unreachable(const ferryi_remote *r, const ferryi_live_contact *contact, int peer, int error)
{
    const char *host = r->pe->topo[peer].host;
    const unsigned port = ntohs(contact->port);
    if (error == ECONNREFUSED || error == ECONNRESET || error == EPIPE)
        return ferryi_error(FERRY_ERR_PEER_LOST,
                            "PE %d on node %s has died or left in ferry_init: %s port %u, where it listened, says: %s: "
                            "read its own output; if it lives, see whether a firewall refuses the port, or whether "
                            "another machine has this address (FERRY_REMOTE_ADDRESS chooses another)",
                            peer, host, contact->address, port, strerror(error));
    return ferryi_error(
        error == ETIME ? FERRY_ERR_TIMEOUT : FERRY_ERR_NO_PATH,
        "PE %d at %s cannot reach PE %d on node %s at %s port %u: %s: check the network between these addresses, or "
        "choose others by FERRY_REMOTE_ADDRESS, on each node an interface of a network that connects them",
        r->pe->world.my_pe, r->live->address, peer, host, contact->address, port,
        error == ETIME ? "no answer within FERRY_INIT_TIMEOUT" : strerror(error));
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

/* A router reports an unreachable network at once while a link is down, which may last only a moment. */
static int may_pass(int error)
{
    return error == ENETUNREACH || error == EHOSTUNREACH || error == ENETDOWN || error == ETIMEDOUT;
}

/* A connection that works answers within the deadline of ferry_init. */
static ferry_status dial(ferryi_remote *r, const ferryi_live_contact *contact, int peer, uint64_t deadline)
{
    struct sockaddr_storage at;
    const socklen_t size = address_of(contact->address, contact->port, &at);
    const struct timespec nap = { 0, 20000000 };
    const uint64_t patience = ferryi_deadline_after(UNREACHABLE_NS);
    hello mine = { .magic = MAGIC, .pe = r->pe->world.my_pe };
    int error, *fd = &r->live->fd[peer];
    if (size == 0)
        return unreachable(r, contact, peer, EINVAL);
    memcpy(mine.cookie, contact->cookie, sizeof mine.cookie);
    while ((error = connect_once(&at, size, deadline, fd)) != 0) {
        if (*fd < 0)
            return ferryi_error(FERRY_ERR_SYSTEM, "no descriptor for a connection to PE %d: %s (raise ulimit -n)", peer,
                                strerror(error));
        if (!may_pass(error) || ferryi_now_ns() > patience || ferryi_now_ns() > deadline)
            return unreachable(r, contact, peer, error);
        close(*fd);
        *fd = -1;
        nanosleep(&nap, NULL);
    }
    if (send(*fd, &mine, sizeof mine, MSG_NOSIGNAL) != sizeof mine)
        return unreachable(r, contact, peer, errno);
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

static int first_missing(const ferryi_remote *r)
{
    int peer = r->pe->world.my_pe + 1;
    while (!is_watched(r, peer) || r->live->fd[peer] >= 0)
        peer++;
    return peer;
}

static const ferryi_live_contact *contact_of(const ferryi_live_contact *contacts, size_t stride, int peer)
{
    return (const ferryi_live_contact *)(const void *)((const char *)contacts + (size_t)peer * stride);
}

/* Whether the missing peer's port is closed: it has ended, or its connection is on its way. */
static int is_refused(const ferryi_live_contact *contact)
{
    struct sockaddr_storage at;
    const socklen_t size = address_of(contact->address, contact->port, &at);
    int fd = -1;
    const int error = size != 0 ? connect_once(&at, size, ferryi_deadline_after(LOOK_MS * 1000000u), &fd) : EINVAL;
    if (fd >= 0)
        close(fd);
    return error == ECONNREFUSED || error == ECONNRESET;
}

/* Accepts the connections of all higher peers.  Strangers may connect and stay silent, so the oldest silent connection
 * is closed to make room. */
static ferry_status accept_all(ferryi_remote *r, const ferryi_live_contact *contacts, size_t stride, int left,
                               uint64_t deadline)
{
    struct pollfd fds[1 + STRANGERS];
    int n = 1, refusals = 0, look = LOOK_MS;
    fds[0] = (struct pollfd){ r->live->listener, POLLIN, 0 };
    while (left > 0 && refusals < 2) {
        const int ms = ferryi_deadline_ms(deadline);
        if (poll(fds, (nfds_t)n, ms < look ? ms : look) == 0) {
            if (ms < look)
                break;
            refusals = is_refused(contact_of(contacts, stride, first_missing(r))) ? refusals + 1 : 0;
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
    if (left == 0)
        return FERRY_SUCCESS;
    const int peer = first_missing(r);
    if (refusals == 2)
        return unreachable(r, contact_of(contacts, stride, peer), peer, ECONNREFUSED);
    return ferryi_error(
        FERRY_ERR_TIMEOUT,
        "PE %d waited in ferry_init at %s for the connection of PE %d on node %s at %s, which did not come in time: "
        "check that it runs, and the network between these addresses (FERRY_REMOTE_ADDRESS chooses others), or raise "
        "FERRY_INIT_TIMEOUT",
        r->pe->world.my_pe, r->live->address, peer, r->pe->topo[peer].host,
        contact_of(contacts, stride, peer)->address);
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
            status = dial(r, contact_of(contacts, stride, i), i, deadline);
        else
            higher += i > me && is_watched(r, i);
    if (status == FERRY_SUCCESS)
        status = accept_all(r, contacts, stride, higher, deadline);
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

/* The peer's end is closed.  A PE that leaves sends a frame before it closes; that frame may still be on its way. */
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
            ferryi_st_release_u32(&r->pe->remote_left, 1);
            ferryi_st_release_u32(&ferryi_link_to(r, i)->gone, 1);
        }
        if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) {
            ended(r, i);
            continue;
        }
        /* A full buffer means that the peer has been stopped for hours, not that it is dead. */
        if (speaks && send(fd, "", 1, MSG_NOSIGNAL | MSG_DONTWAIT) < 0 && errno != EAGAIN && errno != EINTR)
            ended(r, i);
    }
    if (speaks)
        r->live->sign = now;
}

/* Closing a connection with unread bytes resets it, and the reset may overtake sent bytes. */
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
