/* SPDX-License-Identifier: BSD-3-Clause */
/* Joining a tcp job: tries all addresses of PE 0 at once, until one answers with the right key or the time is over. */
#include "bootstrap/tcp.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/base/inet.h"
#include "runtime/base/log.h"
#include <errno.h>
#include <ifaddrs.h>
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
    int local; /* this machine's */
} address;

/* The result of one try. */
typedef enum outcome {
    OPEN, /* in progress */
    JOINED,
    NOBODY,     /* no listener, or one of another protocol */
    NOT_OURS,   /* a ferry, but not proven to be this job's */
    REFUSED,    /* this job's PE 0 refused this process */
    NO_CHANNEL, /* this ferry cannot encrypt */
    NO_SOCKETS  /* this process is out of descriptors */
} outcome;

/* A connection to one address and port.  It stays open until the other side answers or closes, in parallel with other
 * ports: so a slow listener is not asked twice, and a silent one does not delay the right one. */
typedef struct attempt {
    ferryi_tcp_link link; /* fd -1: none */
    enum { CONNECTING, GREETING, HANDSHAKE, REPLY } awaits;
    size_t got, wanted;
    uint8_t bytes[FERRYI_WIRE_REPLY_MAX];
    int refused; /* a ferry refused the connection before this one */
} attempt;

typedef struct search {
    const ferryi_tcp_job *job;
    address addresses[ADDRESSES_MAX];
    int n_addresses, n;                   /* tries: all addresses with the first port, then with the next, ... */
    outcome best;                         /* the best result of this round, or an earlier refusal that still holds */
    int best_try;                         /* whose it is */
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
    ferryi_tcp_link_close(&s->tries[i].link);
    s->tries[i].refused = result >= NOT_OURS;
    if (result >= NOT_OURS || (s->best == NOBODY && i < s->n_addresses)) {
        s->best = result;
        s->best_try = i;
        va_start(args, format);
        vsnprintf(s->why, sizeof s->why, format, args);
        va_end(args);
    }
    return result;
}

static outcome try_begins(search *s, int i)
{
    attempt *t = &s->tries[i];
    address *to = &s->addresses[i % s->n_addresses];
    char name[80];
    name_of(s, i, name, sizeof name);
    t->link.fd = ferryi_fd(socket(to->at.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (t->link.fd < 0)
        return end_try(s, i, errno == EMFILE || errno == ENFILE ? NO_SOCKETS : NOBODY, "%s: %s", name, strerror(errno));
    ferryi_tcp_socket_set(t->link.fd);
    t->awaits = CONNECTING;
    if (connect(t->link.fd, (const struct sockaddr *)&to->at, to->nbytes) != 0 && errno != EINPROGRESS)
        return end_try(s, i, NOBODY, "%s: %s", name, strerror(errno));
    return OPEN;
}

/* Continues with the ferry that has sent a greeting.  On PE 0's machine this PE continues at PE 0's local socket, never
 * over the connection that brought the greeting, because another user may stand between its ends.  On another machine
 * it continues over that connection, encrypted by a channel. */
static outcome link_choose(search *s, int i, const uint8_t *local, const char *name)
{
    attempt *t = &s->tries[i];
    uint64_t deadline = ferryi_deadline_after(TRY_MAX_NS);
    char why[256] = "no memory";
    int fd = -1;
    t->awaits = HANDSHAKE;
    if (!s->addresses[i % s->n_addresses].local && !s->job->secret)
        return end_try(s, i, NOT_OURS, "the ferry at %s is on another machine: set the same FERRY_COOKIE", name);
    if (!s->addresses[i % s->n_addresses].local)
        return ferryi_tcp_link_secure(s->job, &t->link, 0, why, sizeof why) == 0 ? OPEN
                                                                                 : end_try(s, i, NO_CHANNEL, "%s", why);
    switch (ferryi_tcp_local_connect(local, deadline < s->job->deadline ? deadline : s->job->deadline, &fd)) {
    case FERRYI_TCP_LOCAL_CONNECTED:
        ferryi_tcp_link_close(&t->link);
        t->link.fd = fd;
        return OPEN;
    case FERRYI_TCP_LOCAL_FULL:
        return end_try(s, i, NOT_OURS, "the ferry at %s did not answer on its local socket", name);
    case FERRYI_TCP_LOCAL_NO_SOCKET:
        return end_try(s, i, NO_SOCKETS, "%s: %s", name, strerror(errno));
    case FERRYI_TCP_LOCAL_NOBODY:
        return end_try(s, i, NOT_OURS,
                       "the ferry at %s greets for one that is not in this network namespace: give PE 0's own address",
                       name);
    case FERRYI_TCP_LOCAL_OTHER_USER:
        break;
    }
    return end_try(s, i, NOT_OURS, "the ferry at %s is another user's: all PEs of a machine are processes of one user",
                   name);
}

/* Advances the handshake of a channel, and joins. */
static outcome join(search *s, int i, const char *name)
{
    attempt *t = &s->tries[i];
    uint8_t bytes[FERRYI_WIRE_JOIN_MAX];
    const ferryi_wire_join mine = { .rank = (uint32_t)s->job->rank,
                                    .size = (uint32_t)s->job->size,
                                    .identity = s->job->identity };
    const int done = t->link.channel ? ferryi_tcp_link_handshake(&t->link) : 1;
    if (done == 0)
        return OPEN;
    if (done < 0)
        return end_try(s, i, NOT_OURS, "the ferry at %s has another cookie, or none, or is another job's", name);
    const size_t n = ferryi_wire_join_put(bytes, &mine);
    if (ferryi_tcp_link_send(&t->link, bytes, n) != (ssize_t)n)
        return end_try(s, i, NOT_OURS, "the ferry at %s closed while this process joined", name);
    t->awaits = REPLY;
    t->got = 0;
    t->wanted = FERRYI_WIRE_HEADER;
    return OPEN;
}

/* Answers a complete greeting. */
static outcome handle_greeting(search *s, int i, const char *name)
{
    attempt *t = &s->tries[i];
    uint8_t local[FERRYI_WIRE_LOCAL];
    uint16_t version;
    switch (ferryi_wire_greeting_get(t->bytes, t->got, local, &version)) {
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
    outcome result = link_choose(s, i, local, name);
    return result == OPEN ? join(s, i, name) : result;
}

/* Handles PE 0's complete answer to JOIN. */
static outcome handle_reply(search *s, int i, const char *name)
{
    const attempt *t = &s->tries[i];
    char reason[FERRYI_WIRE_TEXT_MAX + 1];
    ferry_status status;
    if (ferryi_wire_reply_get(t->bytes, t->got, &status, reason) != FERRYI_WIRE_OK)
        return end_try(s, i, NOT_OURS, "the ferry at %s sent an invalid answer", name);
    if (status == FERRY_SUCCESS)
        return JOINED;
    if (status == FERRY_ERR_BOOTSTRAP) /* another job's PE 0 */
        return end_try(s, i, NOT_OURS, "the ferry at %s has another cookie, or is another job's; it says: %s", name,
                       reason);
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
    if (header.nbytes > 0)
        return OPEN;
    return t->awaits == GREETING ? handle_greeting(s, i, name) : handle_reply(s, i, name);
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
        if (getsockopt(t->link.fd, SOL_SOCKET, SO_ERROR, &error, &nbytes) != 0)
            error = errno;
        if (error)
            return end_try(s, i, NOBODY, "%s: %s", name, strerror(error));
        t->awaits = GREETING;
        t->got = 0;
        t->wanted = FERRYI_WIRE_HEADER;
    }
    if (t->awaits == HANDSHAKE)
        result = join(s, i, name);
    while (result == OPEN && t->awaits != HANDSHAKE) {
        ssize_t n = ferryi_tcp_link_recv(&t->link, t->bytes + t->got, t->wanted - t->got);
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
    while (focus < 0 || s->tries[focus].link.fd >= 0) {
        nfds_t n = 0;
        for (int i = 0; i < s->n; i++)
            if (s->tries[i].link.fd >= 0) {
                s->polled[n] = i;
                s->polls[n++] = (struct pollfd){ .fd = s->tries[i].link.fd,
                                                 .events = s->tries[i].awaits == CONNECTING ? POLLOUT : POLLIN };
            }
        int ms = ferryi_deadline_ms(deadline), ready = poll(s->polls, n, ms);
        for (nfds_t k = 0; ready > 0 && k < n; k++) {
            outcome result = s->polls[k].revents != 0 ? advance(s, s->polled[k]) : OPEN;
            *joined = s->polled[k];
            if (result == JOINED || result == REFUSED || result >= NO_CHANNEL)
                return result;
        }
        if (ms == 0)
            break;
    }
    return OPEN;
}

/* Names a listener that stayed silent, and prefers one that has greeted as a ferry.  Where a ferry refused the
 * connection before, its reason stands: the deadline may pass in the middle of the next try. */
static void name_silent(search *s)
{
    static const char *const silence[] = { [CONNECTING] = "does not accept connections",
                                           [GREETING] = "accepts connections but does not greet as a ferry",
                                           [HANDSHAKE] = "has greeted as a ferry and said nothing since",
                                           [REPLY] = "has greeted as a ferry and said nothing since" };
    char name[80];
    int found = -1;
    for (int i = 0; i < s->n; i++)
        if (s->tries[i].link.fd >= 0 && !s->tries[i].refused &&
            (s->tries[i].awaits >= HANDSHAKE || (found < 0 && s->best < NOT_OURS)))
            found = found < 0 || s->tries[found].awaits < HANDSHAKE ? i : found;
    if (found < 0)
        return;
    name_of(s, found, name, sizeof name);
    snprintf(s->why, sizeof s->why, "%s %s", name, silence[s->tries[found].awaits]);
}

/* Whether the address is this machine's.  Loopback is, even where IPv6 is off and ::1 cannot be bound. */
static int is_local(const address *a, const struct ifaddrs *interfaces)
{
    char text[INET6_ADDRSTRLEN], own[INET6_ADDRSTRLEN];
    if (ferryi_inet_format((const struct sockaddr *)&a->at, text) != 0)
        return ferryi_inet_is_loopback((const struct sockaddr *)&a->at);
    for (const struct ifaddrs *i = interfaces; i; i = i->ifa_next)
        if (i->ifa_addr && ferryi_inet_format(i->ifa_addr, own) == 0 && strcmp(text, own) == 0)
            return 1;
    return 0;
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
    struct ifaddrs *interfaces = NULL;
    int n = 1, local = 0, error = getaddrinfo(job->host, NULL, &hints, &list);
    if (error)
        return job->error(FERRY_ERR_BOOTSTRAP,
                          "PE 0's host %s cannot be resolved: %s: set MASTER_ADDR to its name or address", job->host,
                          gai_strerror(error));
    if (getifaddrs(&interfaces) != 0)
        interfaces = NULL; /* out of descriptors: the first try says so */
    for (const struct addrinfo *a = list; a && n < ADDRESSES_MAX; a = a->ai_next) {
        if ((a->ai_family != AF_INET && a->ai_family != AF_INET6) || a->ai_addrlen > sizeof addresses[n].at)
            continue;
        memset(&addresses[n], 0, sizeof addresses[n]);
        memcpy(&addresses[n].at, a->ai_addr, a->ai_addrlen);
        addresses[n].nbytes = a->ai_addrlen;
        addresses[n].local = is_local(&addresses[n], interfaces);
        local |= addresses[n].local;
        n += !is_first(&addresses[n]);
    }
    freeaddrinfo(list);
    freeifaddrs(interfaces);
    if (!local && !job->secret)
        return job->error(FERRY_ERR_INVALID_ARG,
                          "PE 0 is on another machine (%s) and FERRY_COOKIE is not set: set the same secret on every "
                          "PE, and FERRY_TCP_BIND on PE 0 to the address to listen on",
                          job->host);
    if (local && !ferryi_inet_routes_to_loopback())
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
        addresses[0].local = 1;
    } else {
        memmove(addresses, addresses + 1, (size_t)--n * sizeof *addresses);
    }
    *n_addresses = n;
    return FERRY_SUCCESS;
}

/* Tries all candidates in rounds until one has joined or the deadline has passed.  JOINED: *link is set. */
static outcome try_in_rounds(search *s, ferryi_tcp_link *link)
{
    uint64_t patience = TRY_MIN_NS, pause = MS; /* PEs that are started together arrive within a few ms */
    int joined = -1;
    outcome result = OPEN;
    do {
        if (!s->tries[s->best_try].refused)
            s->best = NOBODY;
        for (int i = 0; i < s->n && result == OPEN && ferryi_now_ns() < s->job->deadline; i++) {
            int waits = s->tries[i].link.fd < 0;
            if (waits)
                result = try_begins(s, i);
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
        *link = s->tries[joined].link;
        s->tries[joined].link = (ferryi_tcp_link){ .fd = -1 };
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
        s->tries[i].link.fd = -1;
    return s->tries && s->polls && s->polled
               ? FERRY_SUCCESS
               : s->job->error(FERRY_ERR_NO_MEMORY, "no memory to connect to PE 0: raise the memory limit");
}

static void search_close(search *s)
{
    for (int i = 0; s->tries && i < s->n; i++)
        ferryi_tcp_link_close(&s->tries[i].link);
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
        FERRY_ERR_TIMEOUT, "waited %.3f s for PE 0 at %s, port %u%s: it did not answer (last seen: %s). %s%s",
        (double)(ferryi_now_ns() - start) / 1e9, job->host, job->port, last_port,
        s->why[0] != '\0' ? s->why : "no time was left to dial",
        job->n_ports > 1 ? "Was PE 0 started, with the same MASTER_ADDR, MASTER_PORT and FERRY_COOKIE?"
                         : "Did PE 0 join too, and does this machine reach that address, which the unique id names?",
        job->secret ? " FERRY_TCP_BIND chooses the address of PE 0's machine at which it listens, also for "
                      "ferry-run --hosts and for a unique id"
                    : "");
}

ferry_status ferryi_tcp_dial(const ferryi_tcp_job *job, ferryi_tcp_link *link)
{
    search s = { .job = job };
    uint64_t start = ferryi_now_ns();
    ferry_status status = resolve(job, s.addresses, &s.n_addresses);
    if (status != FERRY_SUCCESS)
        return status;
    status = search_open(&s);
    if (status == FERRY_SUCCESS) {
        outcome result = try_in_rounds(&s, link);
        if (result == REFUSED)
            status = job->error(s.status, "%s", s.why);
        else if (result == NO_CHANNEL)
            status =
                job->error(FERRY_ERR_UNSUPPORTED,
                           "PE 0 (%s) is on another machine, and this ferry cannot encrypt the connection to it: %s: "
                           "build ferry with OpenSSL 1.1.1 or later (Debian's package is libssl-dev), or start the "
                           "job by mpirun",
                           job->host, s.why);
        else if (result == NO_SOCKETS)
            status = job->error(FERRY_ERR_SYSTEM, "this process cannot join: %s (raise ulimit -n)", s.why);
        else if (result != JOINED)
            status = give_up(&s, start);
    }
    search_close(&s);
    return status;
}
