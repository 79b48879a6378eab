/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/tcp.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/base/route.h"
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MS 1000000u
#define TRY_MIN_NS (100u * (uint64_t)MS) /* per round; doubles up to ... */
#define TRY_MAX_NS (500u * (uint64_t)MS)
#define ROUND_PAUSE_NS (20u * (uint64_t)MS)
#define ADDRESSES_MAX 8

typedef struct address {
    struct sockaddr_storage at;
    socklen_t nbytes;
} address;

/* The result of one try. */
typedef enum outcome {
    OPEN, /* in progress */
    JOINED,
    NOBODY,    /* no listener, or one of another protocol */
    NOT_OURS,  /* a ferry, but not proven to be this job's */
    REFUSED,   /* this job's PE 0 refused this process */
    NO_SOCKETS /* this process is out of descriptors */
} outcome;

/* A connection to one address and port.  It stays open until the other side answers or closes, in parallel with other
 * ports: so a slow listener is not asked twice, and a silent one does not delay the right one. */
typedef struct attempt {
    int fd; /* -1: none */
    enum { CONNECTING, GREETING, REPLY } awaits;
    size_t got, wanted;
    ferryi_wire_join join;
    uint8_t key[FERRYI_MAC_SIZE];
    uint8_t bytes[FERRYI_WIRE_REPLY_MAX];
} attempt;

typedef struct search {
    const ferryi_tcp_job *job;
    address addresses[ADDRESSES_MAX];
    int n_addresses, n;                   /* tries: all addresses with the first port, then with the next, ... */
    outcome best;                         /* the best result of this round */
    char why[FERRYI_WIRE_TEXT_MAX + 160]; /* its text for the error */
    ferry_status status;                  /* status of a refusal */
    struct pollfd *polls;                 /* [n] */
    int *polled;                          /* [n] */
    attempt *tries;                       /* [n] */
} search;

static uint16_t port_of(const search *s, int i)
{
    return (uint16_t)(s->job->port + i / s->n_addresses);
}

static void set_port(address *a, uint16_t port)
{
    if (a->at.ss_family == AF_INET6)
        ((struct sockaddr_in6 *)&a->at)->sin6_port = htons(port);
    else
        ((struct sockaddr_in *)&a->at)->sin_port = htons(port);
}

static void name_of(search *s, int i, char *name, size_t nbytes)
{
    address *to = &s->addresses[i % s->n_addresses];
    set_port(to, port_of(s, i));
    ferryi_tcp_address_name((const struct sockaddr *)&to->at, to->nbytes, name, nbytes);
}

static outcome end_try(search *s, int i, outcome result, const char *format, ...) __attribute__((format(printf, 4, 5)));

/* Ends a try and closes its connection.  Keeps the text of the first port, unless another port had a ferry on it. */
static outcome end_try(search *s, int i, outcome result, const char *format, ...)
{
    va_list args;
    if (s->tries[i].fd >= 0)
        close(s->tries[i].fd);
    s->tries[i].fd = -1;
    if (result >= NOT_OURS || (s->best == NOBODY && i < s->n_addresses)) {
        s->best = result;
        va_start(args, format);
        vsnprintf(s->why, sizeof s->why, format, args);
        va_end(args);
    }
    return result;
}

static outcome begin(search *s, int i)
{
    attempt *t = &s->tries[i];
    address *to = &s->addresses[i % s->n_addresses];
    char name[80];
    name_of(s, i, name, sizeof name);
    t->fd = ferryi_fd(socket(to->at.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (t->fd < 0)
        return end_try(s, i, errno == EMFILE || errno == ENFILE ? NO_SOCKETS : NOBODY, "%s: %s", name, strerror(errno));
    ferryi_tcp_socket_set(t->fd);
    t->awaits = CONNECTING;
    if (connect(t->fd, (const struct sockaddr *)&to->at, to->nbytes) != 0 && errno != EINPROGRESS)
        return end_try(s, i, NOBODY, "%s: %s", name, strerror(errno));
    return OPEN;
}

/* The key for the ferry that has greeted: the job's, or the one from its key server. */
static outcome key_find(search *s, int i, const uint8_t *server, const char *name)
{
    static const uint8_t no_server[FERRYI_WIRE_SERVER];
    attempt *t = &s->tries[i];
    uint8_t secret[FERRYI_MAC_SIZE];
    uint64_t deadline = ferryi_deadline_after(TRY_MAX_NS);
    int has_server = memcmp(server, no_server, sizeof no_server) != 0;
    if (s->job->secret) {
        memcpy(t->key, s->job->key, sizeof t->key);
        return has_server
                   ? end_try(s, i, NOT_OURS,
                             "the ferry at %s has no cookie, and this process has one: set the same FERRY_COOKIE", name)
                   : OPEN;
    }
    if (!has_server)
        return end_try(s, i, NOT_OURS,
                       "the ferry at %s has a cookie, and this process has none: set the same FERRY_COOKIE", name);
    switch (ferryi_tcp_key_fetch(server, deadline < s->job->deadline ? deadline : s->job->deadline, secret)) {
    case FERRYI_TCP_KEY_RECEIVED:
        ferryi_tcp_key_mix(secret, s->job, t->key);
        return OPEN;
    case FERRYI_TCP_KEY_NO_ANSWER:
        return end_try(s, i, NOT_OURS, "the ferry at %s did not answer on its local socket", name);
    case FERRYI_TCP_KEY_OTHER_USER:
        break;
    }
    return end_try(s, i, NOT_OURS,
                   "the ferry at %s is another user's: without FERRY_COOKIE all PEs are processes of one user", name);
}

/* Answers a complete greeting. */
static outcome handle_greeting(search *s, int i, const char *name)
{
    attempt *t = &s->tries[i];
    uint8_t server[FERRYI_WIRE_SERVER];
    uint16_t version;
    t->join =
        (ferryi_wire_join){ .port = port_of(s, i), .rank = (uint32_t)s->job->rank, .size = (uint32_t)s->job->size };
    switch (ferryi_wire_greeting_get(t->bytes, t->got, t->join.server_nonce, server, &version)) {
    case FERRYI_WIRE_OK:
        break;
    case FERRYI_WIRE_OTHER_VERSION:
        return end_try(s, i, NOT_OURS,
                       "the ferry at %s speaks version %u of the bootstrap, this one %u: use one version on all PEs",
                       name, version, FERRYI_WIRE_VERSION);
    case FERRYI_WIRE_STRANGE:
    case FERRYI_WIRE_MALFORMED:
        return end_try(s, i, NOBODY, "%s does not speak ferry's bootstrap", name);
    }
    if (ferryi_tcp_random(t->join.client_nonce) != 0)
        return end_try(s, i, NO_SOCKETS, "no random bytes: %s", strerror(errno));
    outcome result = key_find(s, i, server, name);
    if (result != OPEN)
        return result;
    ferryi_wire_join_put(t->bytes, &t->join, t->key);
    if (send(t->fd, t->bytes, FERRYI_WIRE_JOIN_SIZE, MSG_NOSIGNAL | MSG_DONTWAIT) != (ssize_t)FERRYI_WIRE_JOIN_SIZE)
        return end_try(s, i, NOT_OURS, "the ferry at %s closed while this process joined", name);
    t->awaits = REPLY;
    t->got = 0;
    t->wanted = FERRYI_WIRE_HEADER;
    return OPEN;
}

/* Handles PE 0's complete answer to JOIN. */
static outcome handle_reply(search *s, int i, const char *name)
{
    const attempt *t = &s->tries[i];
    char reason[FERRYI_WIRE_TEXT_MAX + 1];
    ferry_status status;
    int authentic;
    if (ferryi_wire_reply_get(t->bytes, t->got, &t->join, t->key, &status, reason, &authentic) != FERRYI_WIRE_OK)
        return end_try(s, i, NOT_OURS, "the ferry at %s sent an invalid answer", name);
    if (!authentic)
        return end_try(s, i, NOT_OURS, "the ferry at %s has another cookie, or is another job's%s%s", name,
                       status ? "; it says: " : "", reason);
    if (status == FERRY_SUCCESS)
        return JOINED;
    s->status = status;
    return end_try(s, i, REFUSED, "PE 0 at %s refused this process: %s", name, reason);
}

/* Handles a header; its payload is still to be received. */
static outcome handle_header(search *s, int i, const char *name)
{
    attempt *t = &s->tries[i];
    ferryi_wire_header header;
    ferryi_wire_verdict verdict = ferryi_wire_header_get(t->bytes, &header);
    int fits = verdict == FERRYI_WIRE_OK && header.nbytes <= sizeof t->bytes - FERRYI_WIRE_HEADER;
    if (t->awaits == GREETING && !fits)
        return handle_greeting(s, i, name); /* reports the difference */
    if (!fits)
        return end_try(s, i, NOT_OURS, "the ferry at %s sent an invalid answer", name);
    t->wanted += header.nbytes;
    return OPEN;
}

/* Reads from the connection, never beyond the handshake. */
static outcome advance(search *s, int i)
{
    attempt *t = &s->tries[i];
    char name[80];
    int error = 0;
    socklen_t nbytes = sizeof error;
    outcome result = OPEN;
    name_of(s, i, name, sizeof name);
    if (t->awaits == CONNECTING) {
        if (getsockopt(t->fd, SOL_SOCKET, SO_ERROR, &error, &nbytes) != 0)
            error = errno;
        if (error)
            return end_try(s, i, NOBODY, "%s: %s", name, strerror(error));
        t->awaits = GREETING;
        t->got = 0;
        t->wanted = FERRYI_WIRE_HEADER;
    }
    while (result == OPEN) {
        ssize_t n = recv(t->fd, t->bytes + t->got, t->wanted - t->got, MSG_DONTWAIT);
        if (n < 0 && (errno == EAGAIN || errno == EINTR))
            return OPEN;
        if (n <= 0)
            return t->awaits == GREETING
                       ? end_try(s, i, NOBODY, "%s accepts connections and closes them", name)
                       : end_try(s, i, NOT_OURS, "the ferry at %s closed while this process joined", name);
        t->got += (size_t)n;
        if (t->got < t->wanted)
            continue;
        if (t->wanted == FERRYI_WIRE_HEADER)
            result = handle_header(s, i, name);
        else
            result = t->awaits == GREETING ? handle_greeting(s, i, name) : handle_reply(s, i, name);
    }
    return result;
}

/* Serves all tries for `patience`, or until the one at `focus` (-1: none) has ended.  OPEN or NOBODY: go on; *joined:
 * the try that joined. */
static outcome serve(search *s, uint64_t patience, int focus, int *joined)
{
    uint64_t deadline = ferryi_deadline_after(patience);
    deadline = deadline < s->job->deadline ? deadline : s->job->deadline;
    while (focus < 0 || s->tries[focus].fd >= 0) {
        nfds_t n = 0;
        for (int i = 0; i < s->n; i++)
            if (s->tries[i].fd >= 0) {
                s->polled[n] = i;
                s->polls[n++] = (struct pollfd){ .fd = s->tries[i].fd,
                                                 .events = s->tries[i].awaits == CONNECTING ? POLLOUT : POLLIN };
            }
        int ms = ferryi_deadline_ms(deadline), ready = poll(s->polls, n, ms);
        for (nfds_t k = 0; ready > 0 && k < n; k++) {
            outcome result = s->polls[k].revents != 0 ? advance(s, s->polled[k]) : OPEN;
            *joined = s->polled[k];
            if (result == JOINED || result == REFUSED || result == NO_SOCKETS)
                return result;
        }
        if (ms == 0)
            break;
    }
    return OPEN;
}

/* Names a listener that stayed silent: first those that have greeted as a ferry. */
static void name_silent(search *s)
{
    static const char *const silence[] = { [CONNECTING] = "does not accept connections",
                                           [GREETING] = "accepts connections but does not greet as a ferry",
                                           [REPLY] = "has greeted as a ferry and said nothing since" };
    char name[80];
    int found = -1;
    for (int i = 0; i < s->n; i++)
        if (s->tries[i].fd >= 0 && (s->tries[i].awaits == REPLY || (found < 0 && s->best < NOT_OURS)))
            found = found < 0 || s->tries[found].awaits != REPLY ? i : found;
    if (found < 0)
        return;
    name_of(s, found, name, sizeof name);
    snprintf(s->why, sizeof s->why, "%s %s", name, silence[s->tries[found].awaits]);
}

/* Whether the address is this machine's: then it can be bound. */
static int is_local(const address *a)
{
    address any_port = *a;
    set_port(&any_port, 0);
    int s = ferryi_fd(socket(a->at.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0));
    int local = s >= 0 && bind(s, (const struct sockaddr *)&any_port.at, any_port.nbytes) == 0;
    if (s >= 0)
        close(s);
    return local;
}

/* Whether the address is 127.0.0.1, which is tried in any case. */
static int is_first(const address *a)
{
    return a->at.ss_family == AF_INET &&
           ((const struct sockaddr_in *)&a->at)->sin_addr.s_addr == htonl(INADDR_LOOPBACK);
}

/* addresses[ADDRESSES_MAX]: PE 0's candidates.  When PE 0 is on this machine, under any name, it listens on loopback by
 * default: try that first. */
static ferry_status resolve(const ferryi_tcp_job *job, address *addresses, int *n_addresses)
{
    struct addrinfo hints = { .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM }, *list = NULL;
    int n = 1, local = 0, error = getaddrinfo(job->host, NULL, &hints, &list);
    if (error)
        return job->error(FERRY_ERR_BOOTSTRAP,
                          "PE 0's host %s cannot be resolved: %s: set MASTER_ADDR to its name or address", job->host,
                          gai_strerror(error));
    for (const struct addrinfo *a = list; a && n < ADDRESSES_MAX; a = a->ai_next) {
        if ((a->ai_family != AF_INET && a->ai_family != AF_INET6) || a->ai_addrlen > sizeof addresses[n].at)
            continue;
        memset(&addresses[n], 0, sizeof addresses[n]);
        memcpy(&addresses[n].at, a->ai_addr, a->ai_addrlen);
        addresses[n].nbytes = a->ai_addrlen;
        /* Loopback is local even where IPv6 is off and ::1 cannot be bound.  is_local() needs a descriptor. */
        local |= ferryi_route_is_loopback((const struct sockaddr *)&addresses[n].at) || is_local(&addresses[n]);
        n += !is_first(&addresses[n]);
    }
    freeaddrinfo(list);
    if (!local && !job->secret)
        return job->error(FERRY_ERR_INVALID_ARG,
                          "PE 0 is on another machine (%s) and FERRY_COOKIE is not set: set the same secret on every "
                          "PE, and FERRY_TCP_BIND on PE 0 to the address to listen on",
                          job->host);
    if (local && !ferryi_route_has_loopback())
        return job->error(
            FERRY_ERR_SYSTEM,
            "PE 0 (%s) is on this machine, whose loopback interface is down: set it up by `ip link set lo "
            "up`",
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

/* Tries all in rounds until one has joined or the deadline; *fd on JOINED. */
static outcome try_in_rounds(search *s, int *fd)
{
    uint64_t patience = TRY_MIN_NS, pause = MS; /* PEs that are started together arrive within a few ms */
    int joined = -1;
    outcome result = OPEN;
    do {
        s->best = NOBODY;
        for (int i = 0; i < s->n && result == OPEN && ferryi_now_ns() < s->job->deadline; i++) {
            int waits = s->tries[i].fd < 0;
            if (waits)
                result = begin(s, i);
            if (result == OPEN && waits)
                result = serve(s, patience, i, &joined);
            if (result == NOBODY)
                result = OPEN;
        }
        if (result == OPEN)
            result = serve(s, pause, -1, &joined);
        patience = 2 * patience < TRY_MAX_NS ? 2 * patience : TRY_MAX_NS;
        pause = 2 * pause < ROUND_PAUSE_NS ? 2 * pause : ROUND_PAUSE_NS;
    } while (result == OPEN && ferryi_now_ns() < s->job->deadline);
    if (result == JOINED) {
        *fd = s->tries[joined].fd;
        s->tries[joined].fd = -1;
    }
    return result;
}

static ferry_status search_open(search *s)
{
    s->best = NOBODY;
    s->n = 0;
    for (int i = 0; i < s->job->n_ports && s->job->port + i <= UINT16_MAX; i++)
        s->n += s->n_addresses;
    s->tries = calloc((size_t)s->n, sizeof *s->tries);
    s->polls = calloc((size_t)s->n, sizeof *s->polls);
    s->polled = calloc((size_t)s->n, sizeof *s->polled);
    for (int i = 0; s->tries && i < s->n; i++)
        s->tries[i].fd = -1;
    return s->tries && s->polls && s->polled
               ? FERRY_SUCCESS
               : s->job->error(FERRY_ERR_NO_MEMORY, "no memory to connect to PE 0: raise the memory limit");
}

static void search_close(search *s)
{
    for (int i = 0; s->tries && i < s->n; i++)
        if (s->tries[i].fd >= 0)
            close(s->tries[i].fd);
    free(s->tries);
    free(s->polls);
    free(s->polled);
}

static ferry_status give_up(search *s, uint64_t start)
{
    const ferryi_tcp_job *job = s->job;
    char last_port[24] = "";
    name_silent(s);
    if (job->n_ports > 1)
        snprintf(last_port, sizeof last_port, " to %d", job->port + job->n_ports - 1);
    return job->error(
        FERRY_ERR_TIMEOUT, "waited %.1f s for PE 0 at %s, port %u%s: it did not answer (last seen: %s). %s%s",
        (double)(ferryi_now_ns() - start) / 1e9, job->host, job->port, last_port, s->why,
        job->n_ports > 1 ? "Was PE 0 started, with the same MASTER_ADDR, MASTER_PORT and FERRY_COOKIE?"
                         : "Did PE 0 join too, and does this machine reach that address, which the unique id names?",
        job->secret ? " FERRY_TCP_BIND chooses the address of PE 0's machine at which it listens, also for "
                      "ferry-run --hosts and for a unique id"
                    : "");
}

ferry_status ferryi_tcp_dial(const ferryi_tcp_job *job, int *fd)
{
    search s = { .job = job };
    uint64_t start = ferryi_now_ns();
    ferry_status status = resolve(job, s.addresses, &s.n_addresses);
    if (status != FERRY_SUCCESS)
        return status;
    status = search_open(&s);
    if (status == FERRY_SUCCESS) {
        outcome result = try_in_rounds(&s, fd);
        if (result == REFUSED)
            status = job->error(s.status, "%s", s.why);
        else if (result == NO_SOCKETS)
            status = job->error(FERRY_ERR_SYSTEM, "this process cannot join: %s (raise ulimit -n)", s.why);
        else if (result != JOINED)
            status = give_up(&s, start);
    }
    search_close(&s);
    return status;
}
