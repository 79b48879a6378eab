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
 * a greeting in a fraction of this time, and retries if it was too slow, so hundreds of silent connections keep no PE
 * out. */
#define GRACE_NS 20000000u
#define TLS_HANDSHAKE 22 /* the first byte of such a record */
#define WARNINGS_MAX 20  /* many strangers must not flood the log */

/* A connection that has not sent a valid JOIN yet. */
typedef struct pending {
    ferryi_tcp_link link;
    int is_open; /* the channel's handshake is done, or it needs none */
    uint64_t since;
    size_t got, wanted;
    uint8_t bytes[FERRYI_WIRE_JOIN_MAX];
    char from[80];
} pending;

typedef struct acceptor {
    const ferryi_tcp_job *job;
    const ferryi_tcp_local *local;
    int listener;
    ferryi_tcp_link *links;
    int n_joined, n_pending, warnings;
    int room; /* connections that may be pending: PENDING_MAX, or fewer when descriptors are short */
    pending pending[PENDING_MAX];
    struct pollfd polls[]; /* pending connections, joined PEs, local socket, listener */
} acceptor;

static void pending_close(acceptor *g, int i)
{
    ferryi_tcp_link_close(&g->pending[i].link);
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
static int send_small(const ferryi_tcp_link *link, const uint8_t *bytes, size_t nbytes)
{
    return ferryi_tcp_link_send(link, bytes, nbytes) == (ssize_t)nbytes ? 0 : -1;
}

static void refuse(acceptor *g, int i, ferry_status status, const char *reason)
{
    uint8_t reply[FERRYI_WIRE_REPLY_MAX];
    size_t n = ferryi_wire_reply_put(reply, status, reason);
    (void)send_small(&g->pending[i].link, reply, n); /* the peer may have closed */
    refuse_connection(g, i, reason);
}

/* Compares in the same time wherever the bytes differ. */
static int is_equal(const ferryi_wire_identity *a, const ferryi_wire_identity *b)
{
    unsigned differ = a->nbytes != b->nbytes;
    for (size_t i = 0; i < sizeof a->bytes; i++)
        differ |= (unsigned)(a->bytes[i] ^ b->bytes[i]);
    return differ == 0;
}

/* Decides on pending[i], whose JOIN is complete. */
static void handle_join(acceptor *g, int i)
{
    pending *p = &g->pending[i];
    ferryi_wire_join join;
    char reason[200];
    uint8_t reply[FERRYI_WIRE_REPLY_MAX];

    ferryi_wire_verdict verdict = ferryi_wire_join_get(p->bytes, p->got, &join);
    if (verdict == FERRYI_WIRE_OTHER_VERSION) {
        snprintf(reason, sizeof reason, "it speaks another version of the bootstrap than PE 0's %u",
                 FERRYI_WIRE_VERSION);
        refuse(g, i, FERRY_ERR_BOOTSTRAP, reason);
    } else if (verdict != FERRYI_WIRE_OK) {
        refuse_connection(g, i, "it does not speak ferry's bootstrap");
    } else if (!is_equal(&join.identity, &g->job->identity)) {
        refuse(g, i, FERRY_ERR_BOOTSTRAP,
               g->job->secret ? "its cookie is not this job's (FERRY_COOKIE or the unique id)"
                              : "it belongs to another job (MASTER_ADDR, MASTER_PORT, user, cookie or run id differ)");
    } else if (join.size != (uint32_t)g->job->size) {
        snprintf(reason, sizeof reason,
                 "rank %u has a job of %u PEs, PE 0 one of %d: set the same WORLD_SIZE (n_pes) everywhere", join.rank,
                 join.size, g->job->size);
        refuse(g, i, FERRY_ERR_INVALID_ARG, reason);
    } else if (join.rank == 0 || join.rank >= join.size) {
        snprintf(reason, sizeof reason,
                 "rank %u is not possible in a job of %u PEs, where PE 0 listens: give each process its own RANK",
                 join.rank, join.size);
        refuse(g, i, FERRY_ERR_INVALID_ARG, reason);
    } else if (g->links[join.rank].fd >= 0) {
        snprintf(reason, sizeof reason, "rank %u has joined already: give each process its own RANK", join.rank);
        refuse(g, i, FERRY_ERR_INVALID_ARG, reason);
    } else if (send_small(&p->link, reply, ferryi_wire_reply_put(reply, FERRY_SUCCESS, "")) != 0) {
        refuse_connection(g, i, "it closed while joining");
    } else {
        g->links[join.rank] = p->link;
        g->n_joined++;
        ferryi_log(FERRYI_LOG_DEBUG, "tcp bootstrap: PE %u joined from %s", join.rank, p->from);
        g->pending[i] = g->pending[--g->n_pending];
    }
}

/* Begins or continues the handshake of a PE on another machine.  1: the connection stays. */
static int handshake(acceptor *g, int i)
{
    pending *p = &g->pending[i];
    char why[256] = "no memory", byte = 0;
    ssize_t n = p->link.channel ? 1 : recv(p->link.fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return 1;
    if (n <= 0) { /* a PE of this machine, which continues at the local socket, or a port scan */
        ferryi_log(FERRYI_LOG_DEBUG, "tcp bootstrap: %s closed without a message", p->from);
        pending_close(g, i);
        return 0;
    }
    if (!p->link.channel && byte != TLS_HANDSHAKE) {
        refuse_connection(g, i, "it does not speak ferry's bootstrap");
        return 0;
    }
    if (!g->job->secret) {
        refuse_connection(g, i, "it does not join at the local socket, and this job has no cookie");
        return 0;
    }
    if (!p->link.channel && ferryi_tcp_link_secure(g->job, &p->link, 1, why, sizeof why) != 0) {
        if (g->warnings++ == 0)
            ferryi_log(FERRYI_LOG_ERROR,
                       "PEs of other machines cannot join, because this ferry cannot encrypt: %s: build ferry with "
                       "OpenSSL 1.1.1 or later (Debian's package is libssl-dev), or start the job by mpirun",
                       why);
        pending_close(g, i);
        return 0;
    }
    const int done = ferryi_tcp_link_handshake(&p->link);
    if (done < 0) {
        refuse_connection(g, i, "it does not know this job's secret (FERRY_COOKIE or the unique id)");
        return 0;
    }
    p->is_open = done;
    return 1;
}

static void pending_read(acceptor *g, int i)
{
    pending *p = &g->pending[i];
    ferryi_wire_header header;
    if (!p->is_open && (!handshake(g, i) || !p->is_open))
        return;
    for (;;) {
        ssize_t n = ferryi_tcp_link_recv(&p->link, p->bytes + p->got, p->wanted - p->got);
        if (n < 0 && (errno == EAGAIN || errno == EINTR))
            return;
        if (n <= 0) {
            refuse_connection(g, i, "it closed while joining");
            return;
        }
        p->got += (size_t)n;
        if (p->got < p->wanted)
            continue;
        if (p->wanted > FERRYI_WIRE_HEADER)
            break;
        if (ferryi_wire_header_get(p->bytes, &header) != FERRYI_WIRE_OK || header.kind != FERRYI_WIRE_JOIN)
            break; /* handle_join reports the error */
        p->wanted += header.nbytes;
    }
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

/* Greets a connection over TCP. */
static void greet(acceptor *g, pending *p)
{
    uint8_t greeting[FERRYI_WIRE_GREETING_SIZE];
    ferryi_tcp_socket_set(p->link.fd);
    ferryi_wire_greeting_put(greeting, g->local->name);
    if (send_small(&p->link, greeting, sizeof greeting) != 0)
        refuse_connection(g, g->n_pending - 1, "it closed before the greeting");
}

/* Accepts one connection of the listener or of the local socket.  1: there may be more; 0: none waits, or no room; -1:
 * failed, *error says why. */
static int accept_one(acceptor *g, int listener, int *error)
{
    struct sockaddr_storage address;
    socklen_t nbytes = sizeof address;
    if (!make_room(g))
        return 0;
    int fd = ferryi_fd(accept4(listener, (struct sockaddr *)&address, &nbytes, SOCK_CLOEXEC | SOCK_NONBLOCK));
    if (fd < 0) {
        /* Out of descriptors: only pending connections will free theirs. */
        int out = errno == EMFILE || errno == ENFILE || errno == ENOMEM || errno == ENOBUFS;
        int broken = errno == EBADF || errno == EINVAL || errno == ENOTSOCK;
        g->room = out ? g->n_pending : g->room;
        *error = errno;
        return broken || (out && g->n_pending == 0) ? -1 : 0;
    }
    int is_local = listener == g->local->listener;
    if (is_local && !ferryi_tcp_local_is_own_user(fd)) {
        close(fd);
        return 1;
    }
    pending *p = &g->pending[g->n_pending];
    memset(p, 0, sizeof *p);
    p->link.fd = fd;
    p->is_open = is_local;
    p->wanted = FERRYI_WIRE_HEADER;
    p->since = ferryi_now_ns();
    if (is_local)
        snprintf(p->from, sizeof p->from, "a process of this machine");
    else
        ferryi_tcp_address_name((struct sockaddr *)&address, nbytes, p->from, sizeof p->from);
    g->n_pending++;
    if (!is_local)
        greet(g, p);
    return 1;
}

/* Waits for the next event and handles it.  FERRY_SUCCESS: go on. */
static ferry_status acceptor_step(acceptor *g, char *why)
{
    const ferryi_tcp_job *job = g->job;
    int which, error = 0, more = 1;
    uint64_t since = oldest(g, &which), wake = job->deadline, now = ferryi_now_ns();
    struct pollfd *ports[2] = { NULL, NULL };
    const int listeners[] = { g->local->listener, g->listener };
    nfds_t n = 0;

    if (g->n_pending > 0) {
        int has_room = g->n_pending < g->room || now >= since + GRACE_NS;
        uint64_t due = since + (has_room ? HANDSHAKE_NS : GRACE_NS);
        more = has_room;
        wake = due < wake ? due : wake;
    }
    /* Only open ones: poll refuses more entries than the limit of descriptors. */
    for (int i = 0; i < g->n_pending; i++)
        g->polls[n++] = (struct pollfd){ .fd = g->pending[i].link.fd, .events = POLLIN };
    int n_pending = g->n_pending;
    for (int pe = 1; pe < job->size; pe++)
        if (g->links[pe].fd >= 0)
            g->polls[n++] = (struct pollfd){ .fd = g->links[pe].fd, .events = POLLRDHUP };
    for (int k = 0; k < 2 && more; k++)
        *(ports[k] = &g->polls[n++]) = (struct pollfd){ .fd = listeners[k], .events = POLLIN };
    if (poll(g->polls, n, ferryi_deadline_ms(wake)) < 0) {
        if (errno == EINTR)
            return FERRY_SUCCESS;
        snprintf(why, FERRYI_WIRE_TEXT_MAX, "PE 0 cannot wait for the other PEs: %s", strerror(errno));
        return FERRY_ERR_SYSTEM;
    }
    const struct pollfd *joined = g->polls + n_pending;
    for (int pe = 1; pe < job->size; pe++)
        if (g->links[pe].fd >= 0 && (joined++)->revents != 0) {
            snprintf(why, FERRYI_WIRE_TEXT_MAX,
                     "PE %d closed its connection (it exited or was killed) before all PEs had joined", pe);
            return FERRY_ERR_PEER_LOST;
        }
    /* Goes backwards, because the last entry, which has been handled, replaces a removed entry. */
    now = ferryi_now_ns();
    for (int i = n_pending - 1; i >= 0; i--) {
        if (g->polls[i].revents != 0)
            pending_read(g, i);
        else if (g->pending[i].since + HANDSHAKE_NS <= now)
            refuse_connection(g, i, "it connected and did not join within a second");
    }
    /* Names the greeted PEs first. */
    for (int k = 0; k < 2; k++) {
        more = more >= 0 ? ports[k] && ports[k]->revents != 0 : more;
        for (int i = 0; more > 0 && i < ADMITTED_AT_ONCE && g->n_joined < job->size - 1; i++)
            more = accept_one(g, listeners[k], &error);
    }
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
        missing[pe] = g->links[pe].fd < 0;
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

ferry_status ferryi_tcp_accept(const ferryi_tcp_job *job, int listener, ferryi_tcp_link *links, char *why)
{
    uint64_t start = ferryi_now_ns();
    ferryi_tcp_local local = { .listener = -1 };
    acceptor *g = calloc(1, sizeof *g + (2 + PENDING_MAX + (size_t)job->size) * sizeof g->polls[0]);
    if (!g) {
        snprintf(why, FERRYI_WIRE_TEXT_MAX, "PE 0 has no memory to wait for the other PEs: raise its memory limit");
        return FERRY_ERR_NO_MEMORY;
    }
    g->job = job;
    g->local = &local;
    g->listener = listener;
    g->links = links;
    g->room = PENDING_MAX;
    ferry_status status = FERRY_SUCCESS;
    const int error = job->size > 1 ? ferryi_tcp_local_open(&local) : 0;
    if (error) {
        snprintf(why, FERRYI_WIRE_TEXT_MAX, "PE 0 cannot open the local socket for the PEs of its machine: %s%s",
                 strerror(error), error == EMFILE ? " (raise ulimit -n)" : "");
        status = FERRY_ERR_SYSTEM;
    }
    while (status == FERRY_SUCCESS && g->n_joined < job->size - 1) {
        status = acceptor_step(g, why);
        if (status == FERRY_SUCCESS && g->n_joined < job->size - 1 && ferryi_now_ns() >= job->deadline) {
            name_missing(g, start, why);
            status = FERRY_ERR_TIMEOUT;
        }
    }
    while (g->n_pending > 0)
        pending_close(g, 0);
    ferryi_tcp_local_close(&local);
    free(g);
    return status;
}
