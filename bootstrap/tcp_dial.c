/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/tcp.h"
#include "runtime/clock.h"
#include "runtime/log.h"
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define MS 1000000u
#define TRY_MIN_NS (100u * (uint64_t)MS) /* for a greeting; doubles with every round up to ... */
#define TRY_MAX_NS (500u * (uint64_t)MS)
#define ROUND_PAUSE_MS 20
#define ADDRESSES_MAX 8

typedef struct address {
    struct sockaddr_storage at;
    socklen_t nbytes;
} address;

/* What one try came to. */
typedef enum outcome {
    JOINED,
    NOBODY,    /* nothing there, or nothing that speaks our protocol */
    NOT_OURS,  /* a ferry, but it could not show that it is this job's */
    REFUSED,   /* this job's PE 0 does not want us */
    NO_SOCKETS /* this process cannot even try */
} outcome;

typedef struct
try {
    const ferryi_tcp_job *job;
    uint64_t deadline; /* of the greeting */
    char why[FERRYI_WIRE_TEXT_MAX + 160];
    ferry_status status; /* of a refusal */
}
try;

/* Until fd is ready for events: 0, or -1 at the deadline. */
static int await(int fd, short events, uint64_t deadline)
{
    struct pollfd p = { .fd = fd, .events = events };
    for (;;) {
        int ms = ferryi_deadline_ms(deadline), n = poll(&p, 1, ms);
        if (n > 0)
            return 0;
        if ((n == 0 && ms == 0) || (n < 0 && errno != EINTR))
            return -1;
    }
}

/* Exactly nbytes, or -1. */
static int receive(int fd, uint8_t *bytes, size_t nbytes, uint64_t deadline)
{
    for (size_t got = 0; got < nbytes;) {
        ssize_t n = recv(fd, bytes + got, nbytes - got, MSG_DONTWAIT);
        if (n > 0)
            got += (size_t)n;
        else if (n == 0 || (errno != EAGAIN && errno != EINTR) || await(fd, POLLIN, deadline) != 0)
            return -1;
    }
    return 0;
}

static int connect_to(const address *to, uint64_t deadline, int *fd)
{
    int error = 0, s = socket(to->at.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    socklen_t nbytes = sizeof error;
    if (s < 0)
        return errno;
    ferryi_tcp_socket_set(s);
    if (connect(s, (const struct sockaddr *)&to->at, to->nbytes) != 0) {
        if (errno != EINPROGRESS)
            error = errno;
        else if (await(s, POLLOUT, deadline) != 0)
            error = ETIMEDOUT;
        else if (getsockopt(s, SOL_SOCKET, SO_ERROR, &error, &nbytes) != 0)
            error = errno;
    }
    if (error) {
        close(s);
        return error;
    }
    *fd = s;
    return 0;
}

/* Reads PE 0's answer to our JOIN.  It has greeted as a ferry does, so it is waited for as long as there is time. */
static outcome reply_read(try *t, int fd, const ferryi_wire_join *join, const char *name)
{
    uint8_t bytes[FERRYI_WIRE_REPLY_MAX];
    char reason[FERRYI_WIRE_TEXT_MAX + 1];
    ferryi_wire_header header;
    ferry_status status;
    int authentic;

    if (receive(fd, bytes, FERRYI_WIRE_HEADER, t->job->deadline) != 0 ||
        ferryi_wire_header_get(bytes, &header) != FERRYI_WIRE_OK || header.nbytes > sizeof bytes - FERRYI_WIRE_HEADER ||
        receive(fd, bytes + FERRYI_WIRE_HEADER, header.nbytes, t->job->deadline) != 0 ||
        ferryi_wire_reply_get(bytes, FERRYI_WIRE_HEADER + header.nbytes, join, t->job->key, &status, reason,
                              &authentic) != FERRYI_WIRE_OK) {
        snprintf(t->why, sizeof t->why, "the ferry at %s went away in the middle of joining", name);
        return NOT_OURS;
    }
    if (!authentic) {
        snprintf(t->why, sizeof t->why, "the ferry at %s has another cookie, or is another job's%s%s", name,
                 status ? "; it says: " : "", reason);
        return NOT_OURS;
    }
    if (status != FERRY_SUCCESS) {
        snprintf(t->why, sizeof t->why, "PE 0 at %s refused this process: %s", name, reason);
        t->status = status;
        return REFUSED;
    }
    return JOINED;
}

static outcome shake_hands(try *t, int fd, uint16_t port, const char *name)
{
    uint8_t bytes[FERRYI_WIRE_JOIN_SIZE];
    uint16_t version;
    ferryi_wire_join join = { .port = port, .rank = (uint32_t)t->job->rank, .size = (uint32_t)t->job->size };

    if (receive(fd, bytes, FERRYI_WIRE_GREETING_SIZE, t->deadline) != 0) {
        snprintf(t->why, sizeof t->why, "%s accepts connections but does not greet as a ferry", name);
        return NOBODY;
    }
    switch (ferryi_wire_greeting_get(bytes, FERRYI_WIRE_GREETING_SIZE, join.server_nonce, &version)) {
    case FERRYI_WIRE_OK:
        break;
    case FERRYI_WIRE_OTHER_VERSION:
        snprintf(t->why, sizeof t->why, "the ferry at %s speaks version %u of the bootstrap, this one %u", name,
                 version, FERRYI_WIRE_VERSION);
        return NOT_OURS;
    case FERRYI_WIRE_STRANGE:
    case FERRYI_WIRE_MALFORMED:
        snprintf(t->why, sizeof t->why, "%s is something else than a ferry", name);
        return NOBODY;
    }
    if (ferryi_tcp_random(join.client_nonce) != 0) {
        snprintf(t->why, sizeof t->why, "no random bytes: %s", strerror(errno));
        return NO_SOCKETS;
    }
    ferryi_wire_join_put(bytes, &join, t->job->key);
    if (send(fd, bytes, sizeof bytes, MSG_NOSIGNAL | MSG_DONTWAIT) != (ssize_t)sizeof bytes) {
        snprintf(t->why, sizeof t->why, "the ferry at %s went away in the middle of joining", name);
        return NOT_OURS;
    }
    return reply_read(t, fd, &join, name);
}

static void set_port(address *a, uint16_t port)
{
    if (a->at.ss_family == AF_INET6)
        ((struct sockaddr_in6 *)&a->at)->sin6_port = htons(port);
    else
        ((struct sockaddr_in *)&a->at)->sin_port = htons(port);
}

static outcome dial_once(try *t, address *to, uint16_t port, int *fd)
{
    char name[80];
    int s = -1;
    set_port(to, port);
    ferryi_tcp_address_name((const struct sockaddr *)&to->at, to->nbytes, name, sizeof name);
    int error = connect_to(to, t->deadline, &s);
    if (error) {
        snprintf(t->why, sizeof t->why, "%s: %s", name, strerror(error));
        return error == EMFILE || error == ENFILE ? NO_SOCKETS : NOBODY;
    }
    outcome result = shake_hands(t, s, port, name);
    if (result == JOINED)
        *fd = s;
    else
        close(s);
    return result;
}

/* An address of this machine can be bound. */
static int is_local(const address *a)
{
    address any_port = *a;
    set_port(&any_port, 0);
    int s = socket(a->at.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int local = s >= 0 && bind(s, (const struct sockaddr *)&any_port.at, any_port.nbytes) == 0;
    if (s >= 0)
        close(s);
    return local;
}

static int is_loopback(const address *a)
{
    return a->at.ss_family == AF_INET &&
           ((const struct sockaddr_in *)&a->at)->sin_addr.s_addr == htonl(INADDR_LOOPBACK);
}

/* addresses[ADDRESSES_MAX]: where PE 0 may be.  When that is this machine, under whatever name, PE 0 listens on
 * loopback unless told otherwise: that comes first. */
static ferry_status resolve(const ferryi_tcp_job *job, address *addresses, int *n_addresses)
{
    struct addrinfo hints = { .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM }, *list = NULL;
    int n = 1, local = 0, error = getaddrinfo(job->host, NULL, &hints, &list);
    if (error)
        return job->error(FERRY_ERR_BOOTSTRAP,
                          "PE 0's host %s is not known: %s; set MASTER_ADDR to its name or address", job->host,
                          gai_strerror(error));
    for (const struct addrinfo *a = list; a && n < ADDRESSES_MAX; a = a->ai_next) {
        if ((a->ai_family != AF_INET && a->ai_family != AF_INET6) || a->ai_addrlen > sizeof addresses[n].at)
            continue;
        memset(&addresses[n], 0, sizeof addresses[n]);
        memcpy(&addresses[n].at, a->ai_addr, a->ai_addrlen);
        addresses[n].nbytes = a->ai_addrlen;
        int loopback = is_loopback(&addresses[n]);
        local |= loopback || is_local(&addresses[n]); /* which needs a descriptor to tell */
        n += !loopback;                               /* that one comes first */
    }
    freeaddrinfo(list);
    if (!local && !job->secret)
        return job->error(FERRY_ERR_INVALID_ARG,
                          "PE 0 is on another machine (%s) and FERRY_COOKIE is not set: set the same secret on every "
                          "PE, and FERRY_TCP_BIND on PE 0 to the address to listen on",
                          job->host);
    if (local) {
        struct sockaddr_in loopback = { .sin_family = AF_INET, .sin_addr = { htonl(INADDR_LOOPBACK) } };
        memset(&addresses[0], 0, sizeof addresses[0]);
        memcpy(&addresses[0].at, &loopback, sizeof loopback);
        addresses[0].nbytes = sizeof loopback;
    } else {
        memmove(addresses, addresses + 1, (size_t)--n * sizeof *addresses);
    }
    *n_addresses = n;
    return FERRY_SUCCESS;
}

ferry_status ferryi_tcp_dial(const ferryi_tcp_job *job, int *fd)
{
    address addresses[ADDRESSES_MAX];
    int n_addresses = 0, pause = 1; /* ms: PEs that are started together come within a few of each other */
    uint64_t start = ferryi_now_ns(), patience = TRY_MIN_NS;
    char why[FERRYI_WIRE_TEXT_MAX + 160] = "";
    ferry_status status = resolve(job, addresses, &n_addresses);
    if (status != FERRY_SUCCESS)
        return status;
    do {
        outcome best = NOBODY; /* what is worth telling of this round */
        for (int i = 0; i < job->n_ports * n_addresses; i++) {
            try t = { .job = job, .deadline = ferryi_deadline_after(patience) };
            int port = job->port + i / n_addresses;
            if (port > UINT16_MAX)
                break;
            t.deadline = t.deadline < job->deadline ? t.deadline : job->deadline;
            outcome result = dial_once(&t, &addresses[i % n_addresses], (uint16_t)port, fd);
            if (result == JOINED)
                return FERRY_SUCCESS;
            if (result == REFUSED)
                return job->error(t.status, "%s", t.why);
            if (result == NO_SOCKETS)
                return job->error(FERRY_ERR_SYSTEM, "this process cannot join: %s (raise ulimit -n)", t.why);
            /* The last word of the first port, unless another one had a ferry on it. */
            if (result == NOT_OURS || (best == NOBODY && i < n_addresses)) {
                memcpy(why, t.why, sizeof why);
                best = result;
            }
            if (ferryi_now_ns() >= job->deadline)
                break;
        }
        patience = 2 * patience < TRY_MAX_NS ? 2 * patience : TRY_MAX_NS;
        int left = ferryi_deadline_ms(job->deadline);
        poll(NULL, 0, left < pause ? left : pause);
        pause = 2 * pause < ROUND_PAUSE_MS ? 2 * pause : ROUND_PAUSE_MS;
    } while (ferryi_now_ns() < job->deadline);
    char last_port[24] = "";
    if (job->n_ports > 1)
        snprintf(last_port, sizeof last_port, " to %d", job->port + job->n_ports - 1);
    return job->error(FERRY_ERR_TIMEOUT,
                      "waited %.1f s for PE 0 at %s, port %u%s: it did not answer (last seen: %s). Was PE 0 started, "
                      "with the same MASTER_ADDR, MASTER_PORT and FERRY_COOKIE%s?",
                      (double)(ferryi_now_ns() - start) / 1e9, job->host, job->port, last_port, why,
                      job->secret ? ", and with FERRY_TCP_BIND when it is on another machine" : "");
}
