/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/star.h"
#include "bootstrap/tcp.h"
#include "runtime/clock.h"
#include "runtime/log.h"
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PENDING_MAX 64
#define HANDSHAKE_NS 1000000000u /* from accept to JOIN */
#define WARNINGS_MAX 20          /* a flood of strangers shall not flood the log */

/* Someone who has connected and not yet shown who it is. */
typedef struct pending {
    int fd;
    uint64_t deadline;
    size_t got;
    uint8_t nonce[FERRYI_WIRE_NONCE], bytes[FERRYI_WIRE_JOIN_SIZE];
    char from[80];
} pending;

typedef struct gate {
    const ferryi_tcp_job *job;
    int listener, *fds;
    uint16_t port;
    int n_joined, n_pending, warnings;
    int room; /* how many may be pending: PENDING_MAX, or less when descriptors are short */
    pending pending[PENDING_MAX];
    struct pollfd polls[]; /* the pending, the PEs that have joined, the listener */
} gate;

static void pending_close(gate *g, int i)
{
    close(g->pending[i].fd);
    g->pending[i] = g->pending[--g->n_pending];
}

static void turn_away(gate *g, int i, const char *reason)
{
    if (g->warnings < WARNINGS_MAX)
        ferryi_log(FERRYI_LOG_WARN, "tcp bootstrap turned away %s: %s%s", g->pending[i].from, reason,
                   g->warnings == WARNINGS_MAX - 1 ? " (no more of these are shown)" : "");
    g->warnings++;
    pending_close(g, i);
}

/* All that is sent here fits an empty socket buffer; a peer whose buffer has no room is not one of ours. */
static int send_small(int fd, const uint8_t *bytes, size_t nbytes)
{
    return send(fd, bytes, nbytes, MSG_NOSIGNAL | MSG_DONTWAIT) == (ssize_t)nbytes ? 0 : -1;
}

static void refuse(gate *g, int i, const ferryi_wire_join *join, ferry_status status, const char *reason)
{
    uint8_t reply[FERRYI_WIRE_REPLY_MAX];
    size_t n = ferryi_wire_reply_put(reply, join, g->job->key, status, reason);
    (void)send_small(g->pending[i].fd, reply, n); /* it may have gone; nothing depends on it */
    turn_away(g, i, reason);
}

/* The JOIN of pending[i] is complete. */
static void judge(gate *g, int i)
{
    pending *p = &g->pending[i];
    ferryi_wire_join join = { .port = g->port };
    char reason[200];
    uint8_t reply[FERRYI_WIRE_REPLY_MAX];
    int authentic = 0;

    memcpy(join.server_nonce, p->nonce, sizeof join.server_nonce);
    ferryi_wire_verdict verdict = ferryi_wire_join_get(p->bytes, sizeof p->bytes, &join, g->job->key, &authentic);
    if (verdict == FERRYI_WIRE_OTHER_VERSION) {
        snprintf(reason, sizeof reason, "it speaks another version of the bootstrap than PE 0's %u",
                 FERRYI_WIRE_VERSION);
        refuse(g, i, &join, FERRY_ERR_BOOTSTRAP, reason);
    } else if (verdict != FERRYI_WIRE_OK) {
        turn_away(g, i, "it does not speak ferry's bootstrap");
    } else if (!authentic) {
        refuse(g, i, &join, FERRY_ERR_BOOTSTRAP,
               g->job->secret ? "its cookie is not this job's (FERRY_COOKIE or the unique id)"
                              : "it belongs to another job (MASTER_ADDR, MASTER_PORT, user or run id differ)");
    } else if (join.size != (uint32_t)g->job->size) {
        snprintf(reason, sizeof reason,
                 "rank %u takes the job for one of %u PEs, PE 0 for one of %d: set the same "
                 "WORLD_SIZE (n_pes) everywhere",
                 join.rank, join.size, g->job->size);
        refuse(g, i, &join, FERRY_ERR_INVALID_ARG, reason);
    } else if (join.rank == 0 || join.rank >= join.size) {
        snprintf(reason, sizeof reason, "there can be no second rank %u in a job of %u PEs", join.rank, join.size);
        refuse(g, i, &join, FERRY_ERR_INVALID_ARG, reason);
    } else if (g->fds[join.rank] >= 0) {
        snprintf(reason, sizeof reason, "rank %u has joined already: give each process its own RANK", join.rank);
        refuse(g, i, &join, FERRY_ERR_INVALID_ARG, reason);
    } else if (send_small(p->fd, reply, ferryi_wire_reply_put(reply, &join, g->job->key, FERRY_SUCCESS, "")) != 0) {
        turn_away(g, i, "it left in the middle of joining");
    } else {
        g->fds[join.rank] = p->fd;
        g->n_joined++;
        ferryi_log(FERRYI_LOG_DEBUG, "tcp bootstrap: PE %u joined from %s", join.rank, p->from);
        g->pending[i] = g->pending[--g->n_pending];
    }
}

static void pending_read(gate *g, int i)
{
    pending *p = &g->pending[i];
    ssize_t n = recv(p->fd, p->bytes + p->got, sizeof p->bytes - p->got, MSG_DONTWAIT);
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (n <= 0) {
        turn_away(g, i,
                  p->got == 0 ? "it left without a word (another job's PE, or a port scan)"
                              : "it left in the middle of joining");
        return;
    }
    p->got += (size_t)n;
    ferryi_wire_header header;
    if (p->got >= FERRYI_WIRE_HEADER && ferryi_wire_header_get(p->bytes, &header) == FERRYI_WIRE_STRANGE)
        turn_away(g, i, "it does not speak ferry's bootstrap");
    else if (p->got == sizeof p->bytes)
        judge(g, i);
}

/* Returns an errno when there is no way to go on. */
static int admit(gate *g)
{
    struct sockaddr_storage address;
    socklen_t nbytes = sizeof address;
    int fd = accept4(g->listener, (struct sockaddr *)&address, &nbytes, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (fd < 0) {
        /* Out of descriptors: those who are pending will free theirs; with none pending nothing will. */
        int out = errno == EMFILE || errno == ENFILE || errno == ENOMEM || errno == ENOBUFS;
        int broken = errno == EBADF || errno == EINVAL || errno == ENOTSOCK;
        g->room = out ? g->n_pending : g->room;
        return broken || (out && g->n_pending == 0) ? errno : 0;
    }
    pending *p = &g->pending[g->n_pending];
    uint8_t greeting[FERRYI_WIRE_GREETING_SIZE];
    memset(p, 0, sizeof *p);
    p->fd = fd;
    p->deadline = ferryi_deadline_after(HANDSHAKE_NS);
    ferryi_tcp_address_name((struct sockaddr *)&address, nbytes, p->from, sizeof p->from);
    g->n_pending++;
    ferryi_tcp_socket_set(fd);
    if (ferryi_tcp_random(p->nonce) != 0)
        return errno;
    ferryi_wire_greeting_put(greeting, p->nonce);
    if (send_small(fd, greeting, sizeof greeting) != 0)
        turn_away(g, g->n_pending - 1, "it left before it was greeted");
    return 0;
}

/* Waits for whatever comes next and deals with it.  FERRY_SUCCESS: go on. */
static ferry_status gate_step(gate *g, char *why)
{
    const ferryi_tcp_job *job = g->job;
    uint64_t wake = job->deadline, now;
    int full = g->n_pending >= g->room;
    nfds_t n = 0;

    /* Only what is open: poll refuses more entries than there may be descriptors. */
    for (int i = 0; i < g->n_pending; i++) {
        g->polls[n++] = (struct pollfd){ .fd = g->pending[i].fd, .events = POLLIN };
        wake = g->pending[i].deadline < wake ? g->pending[i].deadline : wake;
    }
    int n_pending = g->n_pending;
    for (int pe = 1; pe < job->size; pe++)
        if (g->fds[pe] >= 0)
            g->polls[n++] = (struct pollfd){ .fd = g->fds[pe], .events = POLLRDHUP };
    g->polls[n++] = (struct pollfd){ .fd = full ? -1 : g->listener, .events = POLLIN };
    if (poll(g->polls, n, ferryi_deadline_ms(wake)) < 0) {
        if (errno == EINTR)
            return FERRY_SUCCESS;
        snprintf(why, FERRYI_WIRE_TEXT_MAX, "PE 0 cannot wait for the other PEs: %s", strerror(errno));
        return FERRY_ERR_SYSTEM;
    }
    const struct pollfd *joined = g->polls + n_pending, *door = g->polls + n - 1;
    for (int pe = 1; pe < job->size; pe++)
        if (g->fds[pe] >= 0 && (joined++)->revents != 0) {
            snprintf(why, FERRYI_WIRE_TEXT_MAX,
                     "PE %d closed its connection (it exited or was killed) before all PEs had joined", pe);
            return FERRY_ERR_PEER_LOST;
        }
    /* Backwards: whoever is taken out is replaced by the last one, which has been looked at. */
    now = ferryi_now_ns();
    for (int i = n_pending - 1; i >= 0; i--) {
        if (g->polls[i].revents != 0)
            pending_read(g, i);
        else if (g->pending[i].deadline <= now)
            turn_away(g, i, "it connected and did not join within a second");
    }
    if (door->revents != 0) {
        int error = admit(g);
        if (error) {
            snprintf(why, FERRYI_WIRE_TEXT_MAX, "PE 0 cannot accept the connections of %d PEs: %s%s", job->size - 1,
                     strerror(error), error == EMFILE ? " (raise ulimit -n)" : "");
            return FERRY_ERR_SYSTEM;
        }
    }
    return FERRY_SUCCESS;
}

static void name_missing(const gate *g, uint64_t start, char *why)
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
             "%s of %d did not come to PE 0 at %s within %.1f s: were all started, with the same MASTER_ADDR, "
             "MASTER_PORT and FERRY_COOKIE (or the same unique id)? FERRY_INIT_TIMEOUT sets how long to wait",
             names, g->job->size, at, (double)(ferryi_now_ns() - start) / 1e9);
}

ferry_status ferryi_tcp_accept(const ferryi_tcp_job *job, int listener, int *fds, char *why)
{
    uint64_t start = ferryi_now_ns();
    ferry_status status = FERRY_SUCCESS;
    gate *g = calloc(1, sizeof *g + (1 + PENDING_MAX + (size_t)job->size) * sizeof g->polls[0]);
    if (!g) {
        snprintf(why, FERRYI_WIRE_TEXT_MAX, "PE 0 has no memory to wait for the other PEs");
        return FERRY_ERR_NO_MEMORY;
    }
    g->job = job;
    g->listener = listener;
    g->fds = fds;
    g->room = PENDING_MAX;
    g->port = ferryi_tcp_port_of(listener);
    while (status == FERRY_SUCCESS && g->n_joined < job->size - 1) {
        status = gate_step(g, why);
        if (status == FERRY_SUCCESS && g->n_joined < job->size - 1 && ferryi_now_ns() >= job->deadline) {
            name_missing(g, start, why);
            status = FERRY_ERR_TIMEOUT;
        }
    }
    while (g->n_pending > 0)
        pending_close(g, 0);
    free(g);
    return status;
}
