/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/star.h"
#include "bootstrap/tcp.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PENDING_MAX 256
#define ADMITTED_AT_ONCE 32
#define HANDSHAKE_NS 1000000000u /* from accept to JOIN */
/* When all slots are taken, a new connection replaces the oldest one that has been pending for this long.  A PE answers
 * a greeting in a fraction of it, and retries when it was too slow; so hundreds of silent connections keep no PE
 * out. */
#define GRACE_NS 20000000u
#define WARNINGS_MAX 20 /* many strangers must not flood the log */

/* A connection that has not sent a valid JOIN yet. */
typedef struct pending {
    int fd;
    uint64_t since;
    size_t got;
    uint8_t nonce[FERRYI_WIRE_NONCE], bytes[FERRYI_WIRE_JOIN_SIZE];
    char from[80];
} pending;

typedef struct acceptor {
    const ferryi_tcp_job *job;
    const ferryi_tcp_key_server *server;
    uint8_t key[FERRYI_MAC_SIZE]; /* the secret of this job */
    int listener, *fds;
    uint16_t port;
    int n_joined, n_pending, warnings;
    int room; /* connections that may be pending: PENDING_MAX, or fewer when descriptors are short */
    pending pending[PENDING_MAX];
    struct pollfd polls[]; /* pending connections, joined PEs, key server, listener */
} acceptor;

static void pending_close(acceptor *g, int i)
{
    close(g->pending[i].fd);
    g->pending[i] = g->pending[--g->n_pending];
}

static void refuse_connection(acceptor *g, int i, const char *reason)
{
    if (g->warnings < WARNINGS_MAX)
        ferryi_log(FERRYI_LOG_WARN, "tcp bootstrap refused %s: %s%s", g->pending[i].from, reason,
                   g->warnings == WARNINGS_MAX - 1 ? " (further ones are not shown)" : "");
    g->warnings++;
    pending_close(g, i);
}

/* These messages fit an empty socket buffer; a peer whose buffer has no room does not follow the protocol. */
static int send_small(int fd, const uint8_t *bytes, size_t nbytes)
{
    return send(fd, bytes, nbytes, MSG_NOSIGNAL | MSG_DONTWAIT) == (ssize_t)nbytes ? 0 : -1;
}

static void refuse(acceptor *g, int i, const ferryi_wire_join *join, ferry_status status, const char *reason)
{
    uint8_t reply[FERRYI_WIRE_REPLY_MAX];
    size_t n = ferryi_wire_reply_put(reply, join, g->key, status, reason);
    (void)send_small(g->pending[i].fd, reply, n); /* the peer may have closed */
    refuse_connection(g, i, reason);
}

/* Decides on pending[i], whose JOIN is complete. */
static void handle_join(acceptor *g, int i)
{
    pending *p = &g->pending[i];
    ferryi_wire_join join = { .port = g->port };
    char reason[200];
    uint8_t reply[FERRYI_WIRE_REPLY_MAX];
    int authentic = 0;

    memcpy(join.server_nonce, p->nonce, sizeof join.server_nonce);
    ferryi_wire_verdict verdict = ferryi_wire_join_get(p->bytes, sizeof p->bytes, &join, g->key, &authentic);
    if (verdict == FERRYI_WIRE_OTHER_VERSION) {
        snprintf(reason, sizeof reason, "it speaks another version of the bootstrap than PE 0's %u",
                 FERRYI_WIRE_VERSION);
        refuse(g, i, &join, FERRY_ERR_BOOTSTRAP, reason);
    } else if (verdict != FERRYI_WIRE_OK) {
        refuse_connection(g, i, "it does not speak ferry's bootstrap");
    } else if (!authentic) {
        refuse(g, i, &join, FERRY_ERR_BOOTSTRAP,
               g->job->secret ? "its cookie is not this job's (FERRY_COOKIE or the unique id)"
                              : "it belongs to another job (MASTER_ADDR, MASTER_PORT, user, cookie or run id differ)");
    } else if (join.size != (uint32_t)g->job->size) {
        snprintf(reason, sizeof reason,
                 "rank %u has a job of %u PEs, PE 0 one of %d: set the same WORLD_SIZE (n_pes) everywhere", join.rank,
                 join.size, g->job->size);
        refuse(g, i, &join, FERRY_ERR_INVALID_ARG, reason);
    } else if (join.rank == 0 || join.rank >= join.size) {
        snprintf(reason, sizeof reason,
                 "rank %u is not possible in a job of %u PEs, where PE 0 listens: give each process its own RANK",
                 join.rank, join.size);
        refuse(g, i, &join, FERRY_ERR_INVALID_ARG, reason);
    } else if (g->fds[join.rank] >= 0) {
        snprintf(reason, sizeof reason, "rank %u has joined already: give each process its own RANK", join.rank);
        refuse(g, i, &join, FERRY_ERR_INVALID_ARG, reason);
    } else if (send_small(p->fd, reply, ferryi_wire_reply_put(reply, &join, g->key, FERRY_SUCCESS, "")) != 0) {
        refuse_connection(g, i, "it closed while joining");
    } else {
        g->fds[join.rank] = p->fd;
        g->n_joined++;
        ferryi_log(FERRYI_LOG_DEBUG, "tcp bootstrap: PE %u joined from %s", join.rank, p->from);
        g->pending[i] = g->pending[--g->n_pending];
    }
}

static void pending_read(acceptor *g, int i)
{
    pending *p = &g->pending[i];
    ssize_t n = recv(p->fd, p->bytes + p->got, sizeof p->bytes - p->got, MSG_DONTWAIT);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (n <= 0) {
        refuse_connection(g, i,
                          p->got == 0 ? "it closed without a message (another job's PE, or a port scan)"
                                      : "it closed while joining");
        return;
    }
    p->got += (size_t)n;
    ferryi_wire_header header;
    if (p->got >= FERRYI_WIRE_HEADER && ferryi_wire_header_get(p->bytes, &header) == FERRYI_WIRE_STRANGE)
        refuse_connection(g, i, "it does not speak ferry's bootstrap");
    else if (p->got == sizeof p->bytes)
        handle_join(g, i);
}

/* Index of the oldest pending connection; returns when it connected. */
static uint64_t oldest(const acceptor *g, int *which)
{
    uint64_t since = UINT64_MAX;
    for (int i = 0; i < g->n_pending; i++)
        if (g->pending[i].since < since) {
            since = g->pending[i].since;
            *which = i;
        }
    return since;
}

/* Makes room for one more connection; 1: there is room. */
static int make_room(acceptor *g)
{
    int which = -1, before = g->n_pending;
    if (g->n_pending < g->room)
        return 1;
    if (g->n_pending == 0 || oldest(g, &which) + GRACE_NS > ferryi_now_ns())
        return 0;
    pending_read(g, which); /* its message may have arrived meanwhile */
    if (g->n_pending == before)
        refuse_connection(g, which, "it connected and sent nothing, and others want to connect");
    return g->n_pending < g->room;
}

/* Accepts and greets one connection.  1: there may be more; 0: none waits, or no room; -1: failed, *error says why. */
static int accept_one(acceptor *g, int *error)
{
    struct sockaddr_storage address;
    socklen_t nbytes = sizeof address;
    if (!make_room(g))
        return 0;
    int fd = ferryi_fd(accept4(g->listener, (struct sockaddr *)&address, &nbytes, SOCK_CLOEXEC | SOCK_NONBLOCK));
    if (fd < 0) {
        /* Out of descriptors: only pending connections will free theirs. */
        int out = errno == EMFILE || errno == ENFILE || errno == ENOMEM || errno == ENOBUFS;
        int broken = errno == EBADF || errno == EINVAL || errno == ENOTSOCK;
        g->room = out ? g->n_pending : g->room;
        *error = errno;
        return broken || (out && g->n_pending == 0) ? -1 : 0;
    }
    pending *p = &g->pending[g->n_pending];
    uint8_t greeting[FERRYI_WIRE_GREETING_SIZE];
    memset(p, 0, sizeof *p);
    p->fd = fd;
    p->since = ferryi_now_ns();
    ferryi_tcp_address_name((struct sockaddr *)&address, nbytes, p->from, sizeof p->from);
    g->n_pending++;
    ferryi_tcp_socket_set(fd);
    if (ferryi_tcp_random(p->nonce) != 0) {
        *error = errno;
        return -1;
    }
    ferryi_wire_greeting_put(greeting, p->nonce, g->server->name);
    if (send_small(fd, greeting, sizeof greeting) != 0)
        refuse_connection(g, g->n_pending - 1, "it closed before the greeting");
    return 1;
}

/* Waits for the next event and handles it.  FERRY_SUCCESS: go on. */
static ferry_status acceptor_step(acceptor *g, char *why)
{
    const ferryi_tcp_job *job = g->job;
    int which, error = 0, more = 1;
    uint64_t since = oldest(g, &which), wake = job->deadline, now = ferryi_now_ns();
    struct pollfd *port = NULL, *server = NULL;
    nfds_t n = 0;

    if (g->n_pending > 0) {
        int has_room = g->n_pending < g->room || now >= since + GRACE_NS;
        uint64_t due = since + (has_room ? HANDSHAKE_NS : GRACE_NS);
        more = has_room;
        wake = due < wake ? due : wake;
    }
    /* Only open ones: poll refuses more entries than the limit of descriptors. */
    for (int i = 0; i < g->n_pending; i++)
        g->polls[n++] = (struct pollfd){ .fd = g->pending[i].fd, .events = POLLIN };
    int n_pending = g->n_pending;
    for (int pe = 1; pe < job->size; pe++)
        if (g->fds[pe] >= 0)
            g->polls[n++] = (struct pollfd){ .fd = g->fds[pe], .events = POLLRDHUP };
    if (g->server->listener >= 0)
        *(server = &g->polls[n++]) = (struct pollfd){ .fd = g->server->listener, .events = POLLIN };
    if (more)
        *(port = &g->polls[n++]) = (struct pollfd){ .fd = g->listener, .events = POLLIN };
    if (poll(g->polls, n, ferryi_deadline_ms(wake)) < 0) {
        if (errno == EINTR)
            return FERRY_SUCCESS;
        snprintf(why, FERRYI_WIRE_TEXT_MAX, "PE 0 cannot wait for the other PEs: %s", strerror(errno));
        return FERRY_ERR_SYSTEM;
    }
    const struct pollfd *joined = g->polls + n_pending;
    for (int pe = 1; pe < job->size; pe++)
        if (g->fds[pe] >= 0 && (joined++)->revents != 0) {
            snprintf(why, FERRYI_WIRE_TEXT_MAX,
                     "PE %d closed its connection (it exited or was killed) before all PEs had joined", pe);
            return FERRY_ERR_PEER_LOST;
        }
    /* Backwards: a removed entry is replaced by the last one, which has been handled. */
    now = ferryi_now_ns();
    for (int i = n_pending - 1; i >= 0; i--) {
        if (g->polls[i].revents != 0)
            pending_read(g, i);
        else if (g->pending[i].since + HANDSHAKE_NS <= now)
            refuse_connection(g, i, "it connected and did not join within a second");
    }
    more = port && port->revents != 0;
    if (server && server->revents != 0 && (error = ferryi_tcp_key_server_serve(g->server)) != 0) {
        /* Out of descriptors, as in accept_one. */
        if (g->n_pending > 0)
            refuse_connection(g, 0, "descriptors are short");
        else
            more = -1;
    }
    for (int i = 0; more > 0 && i < ADMITTED_AT_ONCE && g->n_joined < job->size - 1; i++)
        more = accept_one(g, &error);
    if (more < 0) {
        snprintf(why, FERRYI_WIRE_TEXT_MAX, "PE 0 cannot accept the connections of %d PEs: %s%s", job->size - 1,
                 strerror(error), error == EMFILE ? " (raise ulimit -n)" : "");
        return FERRY_ERR_SYSTEM;
    }
    return FERRY_SUCCESS;
}

static void name_missing(const acceptor *g, uint64_t start, char *why)
{
    char names[160] = "some PEs", at[80] = "its port";
    struct sockaddr_storage address;
    socklen_t nbytes = sizeof address;
    uint8_t *missing = calloc((size_t)g->job->size, 1);
    for (int pe = 1; missing && pe < g->job->size; pe++)
        missing[pe] = g->fds[pe] < 0;
    if (missing)
        ferryi_star_name_pes(names, sizeof names, missing, g->job->size);
    free(missing);
    if (getsockname(g->listener, (struct sockaddr *)&address, &nbytes) == 0)
        ferryi_tcp_address_name((struct sockaddr *)&address, nbytes, at, sizeof at);
    snprintf(why, FERRYI_WIRE_TEXT_MAX,
             "%s of %d did not join PE 0 at %s within %.1f s: start all with the same MASTER_ADDR, MASTER_PORT and "
             "FERRY_COOKIE (or the same unique id), see whether their machines reach this address (FERRY_TCP_BIND "
             "chooses another), or raise FERRY_INIT_TIMEOUT",
             names, g->job->size, at, (double)(ferryi_now_ns() - start) / 1e9);
}

/* The key of those who may join: the job's secret, or without one a new secret from the key server. */
static ferry_status key_make(acceptor *g, ferryi_tcp_key_server *server, char *why)
{
    int error = 0;
    if (g->job->secret) {
        memcpy(g->key, g->job->key, sizeof g->key);
        return FERRY_SUCCESS;
    }
    error = ferryi_tcp_key_server_open(server);
    if (error) {
        snprintf(why, FERRYI_WIRE_TEXT_MAX,
                 "PE 0 cannot open the local socket for its own user's processes: %s%s; or set FERRY_COOKIE to a "
                 "secret, the same on every PE",
                 strerror(error), error == EMFILE ? " (raise ulimit -n)" : "");
        return FERRY_ERR_SYSTEM;
    }
    ferryi_tcp_key_mix(server->secret, g->job, g->key);
    return FERRY_SUCCESS;
}

ferry_status ferryi_tcp_accept(const ferryi_tcp_job *job, int listener, int *fds, char *why)
{
    uint64_t start = ferryi_now_ns();
    ferryi_tcp_key_server server = { .listener = -1 };
    acceptor *g = calloc(1, sizeof *g + (2 + PENDING_MAX + (size_t)job->size) * sizeof g->polls[0]);
    if (!g) {
        snprintf(why, FERRYI_WIRE_TEXT_MAX, "PE 0 has no memory to wait for the other PEs: raise its memory limit");
        return FERRY_ERR_NO_MEMORY;
    }
    g->job = job;
    g->server = &server;
    g->listener = listener;
    g->fds = fds;
    g->room = PENDING_MAX;
    g->port = ferryi_tcp_port_of(listener);
    ferry_status status = key_make(g, &server, why);
    while (status == FERRY_SUCCESS && g->n_joined < job->size - 1) {
        status = acceptor_step(g, why);
        if (status == FERRY_SUCCESS && g->n_joined < job->size - 1 && ferryi_now_ns() >= job->deadline) {
            name_missing(g, start, why);
            status = FERRY_ERR_TIMEOUT;
        }
    }
    while (g->n_pending > 0)
        pending_close(g, 0);
    ferryi_tcp_key_server_close(&server);
    free(g);
    return status;
}
