/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/fdpass/fdpass.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/fdpass/message.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

/* Pending connections have not sent HELLO yet.  The set is small and drops its oldest, so that silent connections cost
 * neither memory nor descriptors nor time. */
enum { BACKLOG = 1024, MAX_PENDING = 16, MAX_REFUSALS = 8 };

typedef struct pending {
    int sock;
    int pid;
} pending;

static socklen_t name_to_address(const char *name, struct sockaddr_un *address)
{
    memset(address, 0, sizeof(*address));
    address->sun_family = AF_UNIX;
    size_t n = strnlen(name, sizeof(((ferryi_fdpass_name *)NULL)->name));
    memcpy(address->sun_path + 1, name, n); /* after the NUL that makes it abstract */
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + n);
}

static ferry_status socket_failed(const char *what)
{
    return ferryi_error(FERRY_ERR_SYSTEM, "cannot %s the socket that passes descriptors on this node: %s%s", what,
                        strerror(errno), errno == EMFILE || errno == ENFILE ? "; raise `ulimit -n`" : "");
}

ferry_status ferryi_fdpass_open(ferryi_fdpass **fdpass, ferryi_fdpass_name *name)
{
    struct sockaddr_un address;
    uint8_t noise[16];
    ferry_status status;
    ferryi_fdpass *f = calloc(1, sizeof(*f));
    if (!f)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory to pass descriptors with");
    f->sock = -1;
    if (getrandom(noise, sizeof(noise), 0) != (ssize_t)sizeof(noise) ||
        getrandom(f->name.cookie, sizeof(f->name.cookie), 0) != (ssize_t)sizeof(f->name.cookie)) {
        status = ferryi_error(FERRY_ERR_SYSTEM, "getrandom failed: %s", strerror(errno));
        goto free_all;
    }
    int at = snprintf(f->name.name, sizeof(f->name.name), "ferry-");
    for (size_t i = 0; i < sizeof(noise); i++)
        at += snprintf(f->name.name + at, sizeof(f->name.name) - (size_t)at, "%02x", noise[i]);
    f->listener = ferryi_fd(socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (f->listener < 0) {
        status = socket_failed("make");
        goto free_all;
    }
    socklen_t length = name_to_address(f->name.name, &address);
    if (bind(f->listener, (struct sockaddr *)&address, length) || listen(f->listener, BACKLOG)) {
        status = socket_failed("name");
        goto close_listener;
    }
    *fdpass = f;
    *name = f->name;
    return FERRY_SUCCESS;

close_listener:
    close(f->listener);
free_all:
    free(f);
    return status;
}

static int peer_is_us(int sock, int *pid)
{
    struct ucred who;
    socklen_t size = sizeof(who);
    if (getsockopt(sock, SOL_SOCKET, SO_PEERCRED, &who, &size))
        return 0;
    *pid = (int)who.pid;
    return who.uid == geteuid();
}

/* -- the broker ---------------------------------------------------------------------------------------------------- */

static void pending_drop(pending *set, int *n, int i, const char *why)
{
    ferryi_log(FERRYI_LOG_WARN, "closed a connection of process %d to the descriptor socket: %s", set[i].pid, why);
    close(set[i].sock);
    memmove(&set[i], &set[i + 1], (size_t)(*n - i - 1) * sizeof(*set)); /* oldest first */
    (*n)--;
}

/* Reads a pending connection's message: it becomes a member, or is dropped. */
static void pending_receive(ferryi_fdpass *f, pending *set, int *n, int i, int *n_here)
{
    fdpass_msg hello;
    enum fdpass_io io = ferryi_fdpass_recv(set[i].sock, &hello, NULL, 0);
    uint8_t differ = 0;
    if (io == FDPASS_AGAIN)
        return;
    for (size_t k = 0; io == FDPASS_OK && k < sizeof(hello.cookie); k++)
        differ |= hello.cookie[k] ^ f->name.cookie[k];
    if (io == FDPASS_BROKEN)
        pending_drop(set, n, i, "it closed without a message");
    else if (io != FDPASS_OK || hello.kind != FDPASS_HELLO)
        pending_drop(set, n, i, "its message is not ferry's hello");
    else if (differ)
        pending_drop(set, n, i, "wrong cookie");
    else if (hello.n_members != f->n_local || hello.first < 1 || hello.first >= f->n_local)
        pending_drop(set, n, i, "it names a PE that is not on this node");
    else if (f->members[hello.first].sock >= 0)
        pending_drop(set, n, i, "it names a PE that is connected already");
    else {
        f->members[hello.first].sock = set[i].sock;
        memmove(&set[i], &set[i + 1], (size_t)(*n - i - 1) * sizeof(*set));
        (*n)--;
        (*n_here)++;
    }
}

/* Accepts one connection.  0, or the errno of the failure. */
static int pending_accept(ferryi_fdpass *f, pending *set, int *n)
{
    for (;;) {
        if (*n == MAX_PENDING)
            pending_drop(set, n, 0, "it sent nothing, and others want to connect");
        int sock = ferryi_fd(accept4(f->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK));
        if (sock < 0 && (errno == EMFILE || errno == ENFILE) && *n) {
            pending_drop(set, n, 0, "it sent nothing, and descriptors are short");
            continue;
        }
        if (sock < 0 && (errno == EINTR || errno == ECONNABORTED))
            continue;
        if (sock < 0)
            return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : errno;
        set[*n] = (pending){ .sock = sock };
        (*n)++;
        if (!peer_is_us(sock, &set[*n - 1].pid))
            pending_drop(set, n, *n - 1, "another user's");
        return 0; /* its hello has most likely arrived: read it before the next connection takes its place */
    }
}

static int has_not_come(const fdpass_member *m)
{
    return m->sock < 0;
}

/* One round of waiting.  0: go on; 1: all are connected; -1: failed, *status and text are set. */
static int broker_step(ferryi_fdpass *f, pending *set, int *n, int *n_here, uint64_t deadline, ferry_status *status,
                       char *text, size_t size)
{
    char who[160];
    nfds_t count = 0;
    int refused = 0;
    if (*n_here == f->n_local)
        return 1;
    if (ferryi_now_ns() >= deadline) {
        ferryi_fdpass_list_pes(f, 1, f->n_local, has_not_come, who, sizeof(who));
        *status = FERRY_ERR_TIMEOUT;
        snprintf(text, size,
                 "%s did not connect in time to PE %d, which passes descriptors on this node: see whether they run, or "
                 "raise FERRY_INIT_TIMEOUT",
                 who, f->pes[0]);
        return -1;
    }
    f->polls[count++] = (struct pollfd){ .fd = f->listener, .events = POLLIN };
    for (int i = 1; i < f->n_local; i++) /* poll ignores negative descriptors */
        f->polls[count++] = (struct pollfd){ .fd = f->members[i].sock, .events = POLLIN };
    struct pollfd *heard = &f->polls[count];
    int n_polled = *n;
    for (int i = 0; i < n_polled; i++)
        f->polls[count++] = (struct pollfd){ .fd = set[i].sock, .events = POLLIN };
    if (poll(f->polls, count, ferryi_deadline_ms(deadline)) <= 0)
        return 0;
    for (int i = 1; i < f->n_local; i++)
        if (f->polls[i].fd >= 0 && f->polls[i].revents) {
            *status = FERRY_ERR_PEER_LOST;
            snprintf(text, size, "PE %d left while the PEs of this node were still connecting: see its own message",
                     f->pes[i]);
            return -1;
        }
    for (int i = n_polled - 1; i >= 0; i--)
        if (heard[i].revents)
            pending_receive(f, set, n, i, n_here);
    if (f->polls[0].revents && (refused = pending_accept(f, set, n)) != 0) {
        *status = FERRY_ERR_SYSTEM;
        snprintf(text, size, "PE %d cannot accept the other PEs of this node: %s%s", f->pes[0], strerror(refused),
                 refused == EMFILE || refused == ENFILE ? "; raise `ulimit -n`" : "");
        return -1;
    }
    return 0;
}

static ferry_status broker_gather(ferryi_fdpass *f, uint64_t deadline)
{
    pending set[MAX_PENDING];
    char text[FDPASS_TEXT] = "";
    int n = 0, n_here = 1, went;
    ferry_status status = FERRY_SUCCESS;
    do
        went = broker_step(f, set, &n, &n_here, deadline, &status, text, sizeof(text));
    while (went == 0);
    while (n)
        pending_drop(set, &n, 0, "all PEs are here");
    ferryi_fdpass_verdict(f, status, text, deadline);
    return status ? ferryi_error(status, "%s", text) : FERRY_SUCCESS;
}

/* -- the others ---------------------------------------------------------------------------------------------------- */

/* Connects and sends HELLO.  OK, AGAIN (a full backlog), BROKEN (errno says why). */
static enum fdpass_io member_connect(ferryi_fdpass *f, const ferryi_fdpass_name *broker)
{
    struct sockaddr_un address;
    socklen_t length = name_to_address(broker->name, &address);
    fdpass_msg hello;
    int pid = 0;
    int sock = ferryi_fd(socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (sock < 0)
        return FDPASS_BROKEN;
    ferryi_fdpass_msg_init(&hello, FDPASS_HELLO, 0);
    hello.first = f->me;
    hello.n_members = f->n_local;
    memcpy(hello.cookie, broker->cookie, sizeof(hello.cookie));
    if (connect(sock, (struct sockaddr *)&address, length) == 0) {
        if (!peer_is_us(sock, &pid))
            errno = EACCES; /* another user holds the name by now */
        else if (ferryi_fdpass_send(sock, &hello, NULL, 0) == FDPASS_OK) {
            f->sock = sock;
            return FDPASS_OK;
        } else
            errno = EAGAIN; /* it closed the connection: treat as a full backlog */
    }
    int why = errno;
    close(sock);
    errno = why;
    return why == EAGAIN || why == EINTR ? FDPASS_AGAIN : FDPASS_BROKEN;
}

/* Waits for the broker's verdict.  1: it arrived (*status and text); 0: the broker closed; -1: timeout. */
static int member_await_verdict(ferryi_fdpass *f, const ferryi_fdpass_name *broker, uint64_t deadline,
                                fdpass_msg *verdict)
{
    for (;;) {
        struct pollfd p = { .fd = f->sock, .events = POLLIN };
        enum fdpass_io io = ferryi_fdpass_recv(f->sock, verdict, NULL, 0);
        if (io == FDPASS_OK && verdict->kind == FDPASS_VERDICT && verdict->exchange == 0 &&
            memcmp(verdict->cookie, broker->cookie, sizeof(broker->cookie)) == 0)
            return 1;
        if (io != FDPASS_AGAIN)
            return 0;
        if (ferryi_now_ns() >= deadline)
            return -1;
        poll(&p, 1, ferryi_deadline_ms(deadline));
    }
}

static ferry_status member_join(ferryi_fdpass *f, const ferryi_fdpass_name *broker, uint64_t deadline)
{
    uint64_t patience = ferryi_fdpass_patience(deadline);
    fdpass_msg verdict;
    for (int refusals = 0; refusals < MAX_REFUSALS;) {
        enum fdpass_io io = member_connect(f, broker);
        if (io == FDPASS_BROKEN && (errno == ECONNREFUSED || errno == EACCES))
            return ferryi_error(FERRY_ERR_PEER_LOST,
                                "PE %d, which passes descriptors on this node, does not listen: it failed (see its own "
                                "message), ended, belongs to another user or is in another network namespace",
                                f->pes[0]);
        if (io == FDPASS_BROKEN)
            return socket_failed("connect");
        int went = io == FDPASS_OK ? member_await_verdict(f, broker, patience, &verdict) : 0;
        if (went == 1 && verdict.status == FERRY_SUCCESS)
            return FERRY_SUCCESS;
        if (went == 1)
            return ferryi_error((ferry_status)verdict.status, "%s", verdict.text);
        if (f->sock >= 0) {
            close(f->sock);
            f->sock = -1;
            refusals++;
        }
        if (went < 0 || ferryi_now_ns() >= patience)
            return ferryi_error(FERRY_ERR_TIMEOUT,
                                "PE %d, which passes descriptors on this node, did not answer in time: see whether it "
                                "runs, or raise FERRY_INIT_TIMEOUT",
                                f->pes[0]);
        poll(NULL, 0, 1 + refusals * 4); /* the broker dropped this connection to make room, or its backlog is full */
    }
    return ferryi_error(FERRY_ERR_PEER_LOST,
                        "PE %d, which passes descriptors on this node, closed %d connections of this PE: see its "
                        "warnings (FERRY_LOG=warn)",
                        f->pes[0], MAX_REFUSALS);
}

static void listener_close(ferryi_fdpass *f)
{
    if (f->listener >= 0)
        close(f->listener);
    f->listener = -1;
}

ferry_status ferryi_fdpass_connect(ferryi_fdpass *f, int n_local, int me, const int *pes,
                                   const ferryi_fdpass_name *broker, uint64_t deadline)
{
    if (n_local < 1 || n_local > FDPASS_MAX_LOCAL || me < 0 || me >= n_local || f->n_local)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "ferryi_fdpass_connect with %d PEs as index %d: 1 to %d PEs of a node may connect, once",
                            n_local, me, FDPASS_MAX_LOCAL);
    f->pes = malloc((size_t)n_local * sizeof(*f->pes));
    if (me == 0) {
        f->members = calloc((size_t)n_local, sizeof(*f->members));
        f->polls = calloc((size_t)n_local + MAX_PENDING, sizeof(*f->polls));
    }
    if (!f->pes || (me == 0 && (!f->members || !f->polls)))
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory to pass descriptors among %d PEs", n_local);
    memcpy(f->pes, pes, (size_t)n_local * sizeof(*f->pes));
    for (int i = 0; me == 0 && i < n_local; i++)
        f->members[i].sock = -1;
    f->n_local = n_local;
    f->me = me;
    ferry_status status = FERRY_SUCCESS;
    if (n_local > 1 && me == 0)
        status = broker_gather(f, deadline);
    listener_close(f);
    if (n_local > 1 && me != 0)
        status = member_join(f, broker, deadline);
    return status;
}

void ferryi_fdpass_forget(ferryi_fdpass *f)
{
    if (!f)
        return;
    listener_close(f);
    if (f->sock >= 0)
        close(f->sock);
    f->sock = -1;
    for (int i = 0; f->members && i < f->n_local; i++) {
        if (f->members[i].sock >= 0)
            close(f->members[i].sock);
        f->members[i].sock = -1;
    }
}

void ferryi_fdpass_close(ferryi_fdpass *f)
{
    if (!f)
        return;
    ferryi_fdpass_forget(f);
    free(f->polls);
    free(f->members);
    free(f->pes);
    free(f);
}
