/* SPDX-License-Identifier: BSD-3-Clause */
/* One message with its file descriptors, over a SOCK_SEQPACKET socket. */
#include "runtime/fdpass/message.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define MAGIC UINT32_C(0x46644650)

void ferryi_fdpass_msg_init(fdpass_msg *msg, enum fdpass_kind kind, uint32_t exchange)
{
    memset(msg, 0, sizeof(*msg));
    msg->magic = MAGIC;
    msg->kind = (uint32_t)kind;
    msg->exchange = exchange;
}

/* Aligned as the kernel wants it. */
typedef union control {
    struct cmsghdr align;
    char room[CMSG_SPACE(FDPASS_MAX_FDS * sizeof(int))];
} control;

enum fdpass_io ferryi_fdpass_send(int sock, fdpass_msg *msg, const int *fds, int n_fds)
{
    control c;
    struct iovec iov = { .iov_base = msg, .iov_len = offsetof(fdpass_msg, text) + strlen(msg->text) };
    struct msghdr h = { .msg_iov = &iov, .msg_iovlen = 1 };
    msg->n_fds = n_fds;
    if (n_fds) {
        size_t nbytes = (size_t)n_fds * sizeof(int);
        memset(&c, 0, sizeof(c));
        h.msg_control = c.room;
        h.msg_controllen = CMSG_SPACE(nbytes);
        struct cmsghdr *m = CMSG_FIRSTHDR(&h);
        m->cmsg_level = SOL_SOCKET;
        m->cmsg_type = SCM_RIGHTS;
        m->cmsg_len = CMSG_LEN(nbytes);
        memcpy(CMSG_DATA(m), fds, nbytes);
    }
    ssize_t sent;
    do
        sent = sendmsg(sock, &h, MSG_NOSIGNAL | MSG_DONTWAIT);
    while (sent < 0 && errno == EINTR);
    if (sent >= 0)
        return FDPASS_OK;
    if (errno == EAGAIN || errno == EWOULDBLOCK)
        return FDPASS_AGAIN;
    if (errno == ETOOMANYREFS || errno == ENOBUFS || errno == ENOMEM)
        return FDPASS_TOO_MANY_FDS;
    return errno == EBADF ? FDPASS_NONSENSE : FDPASS_BROKEN; /* EBADF: one of fds is not open */
}

static int collect_fds(struct msghdr *h, int *fds, int max_fds)
{
    int n = 0;
    for (struct cmsghdr *m = CMSG_FIRSTHDR(h); m; m = CMSG_NXTHDR(h, m)) {
        if (m->cmsg_level != SOL_SOCKET || m->cmsg_type != SCM_RIGHTS)
            continue;
        size_t count = (m->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t i = 0; i < count; i++) {
            int fd;
            memcpy(&fd, CMSG_DATA(m) + i * sizeof(int), sizeof(int));
            if (n == max_fds)
                close(fd);
            else if ((fd = ferryi_fd(fd)) >= 0) /* a missing one fails the message */
                fds[n++] = fd;
        }
    }
    return n;
}

int ferryi_fdpass_msg_accept(fdpass_msg *msg, size_t nbytes)
{
    size_t fixed = offsetof(fdpass_msg, text);
    if (nbytes < fixed || nbytes >= sizeof(*msg) || msg->magic != MAGIC || msg->kind < FDPASS_HELLO ||
        msg->kind > FDPASS_VERDICT || msg->first < -1 || msg->first >= FDPASS_MAX_LOCAL || msg->n_members < 0 ||
        msg->n_members > FDPASS_MAX_LOCAL || msg->n_fds < 0 || msg->n_fds > FDPASS_MAX_FDS ||
        msg->status < FERRY_SUCCESS || msg->status > FERRY_ERR_EMPTY)
        return 0;
    for (size_t i = 0; i < nbytes - fixed; i++) /* control characters become '?' */
        msg->text[i] = msg->text[i] < ' ' || msg->text[i] > '~' ? '?' : msg->text[i];
    msg->text[nbytes - fixed] = '\0';
    return 1;
}

enum fdpass_io ferryi_fdpass_recv(int sock, fdpass_msg *msg, int *fds, int max_fds)
{
    control c;
    int received[FDPASS_MAX_FDS], n, tries = 0;
    struct iovec iov = { .iov_base = msg, .iov_len = offsetof(fdpass_msg, text) + FDPASS_TEXT - 1 };
    struct msghdr h = { .msg_iov = &iov, .msg_iovlen = 1 };
    ssize_t got;
    do {
        h.msg_control = fds ? c.room : NULL;
        h.msg_controllen = fds ? sizeof(c.room) : 0;
        got = recvmsg(sock, &h, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
        /* ECONNRESET comes once, before the messages that are still queued. */
    } while (got < 0 && (errno == EINTR || (errno == ECONNRESET && tries++ == 0)));
    if (got < 0)
        return errno == EAGAIN || errno == EWOULDBLOCK ? FDPASS_AGAIN : FDPASS_BROKEN;
    if (got == 0)
        return FDPASS_BROKEN;
    n = collect_fds(&h, received, FDPASS_MAX_FDS);
    enum fdpass_io result = FDPASS_OK;
    if ((h.msg_flags & MSG_TRUNC) || !ferryi_fdpass_msg_accept(msg, (size_t)got) || msg->n_fds > (fds ? max_fds : 0) ||
        n > msg->n_fds)
        result = FDPASS_NONSENSE;
    else if ((fds && (h.msg_flags & MSG_CTRUNC)) || n < msg->n_fds)
        result = FDPASS_NO_FDS;
    if (result != FDPASS_OK) {
        while (n > 0)
            close(received[--n]);
        return result;
    }
    if (n)
        memcpy(fds, received, (size_t)n * sizeof(int));
    return FDPASS_OK;
}

int ferryi_fdpass_is_stale(const ferryi_fdpass *f, enum fdpass_io io, const fdpass_msg *msg, const int *fds)
{
    if (io != FDPASS_OK || (int32_t)(f->exchange - msg->exchange) <= 0)
        return 0;
    for (int i = 0; i < msg->n_fds; i++)
        close(fds[i]);
    return 1;
}

void ferryi_fdpass_verdict(ferryi_fdpass *f, ferry_status status, const char *text, uint64_t deadline)
{
    enum { PATIENCE_NS = 50 * 1000 * 1000 };
    fdpass_msg msg;
    ferryi_fdpass_msg_init(&msg, FDPASS_VERDICT, f->exchange);
    msg.status = (int32_t)status;
    memcpy(msg.cookie, f->name.cookie, sizeof(msg.cookie));
    snprintf(msg.text, sizeof(msg.text), "%s", text);
    /* After a failure the deadline may have passed: members whose queue is full then share a grace period. */
    uint64_t moment = ferryi_deadline_after(PATIENCE_NS);
    if (status != FERRY_SUCCESS || deadline < moment)
        deadline = moment;
    for (int i = 1; i < f->n_local; i++) {
        struct pollfd p = { .fd = f->members[i].sock, .events = POLLOUT };
        enum fdpass_io io = p.fd < 0 ? FDPASS_BROKEN : ferryi_fdpass_send(p.fd, &msg, NULL, 0);
        while ((io == FDPASS_AGAIN || io == FDPASS_TOO_MANY_FDS) && ferryi_now_ns() < deadline) {
            poll(&p, io == FDPASS_AGAIN, io == FDPASS_AGAIN ? ferryi_deadline_ms(deadline) : 1);
            io = ferryi_fdpass_send(p.fd, &msg, NULL, 0);
        }
    }
}

uint64_t ferryi_fdpass_patience(uint64_t deadline)
{
    const uint64_t least = 20 * 1000 * 1000, most = 1000 * 1000 * 1000;
    uint64_t now = ferryi_now_ns(), more = deadline > now ? (deadline - now) / 10 : 0;
    more = more < least ? least : more > most ? most : more;
    return deadline > UINT64_MAX - more ? UINT64_MAX : deadline + more;
}

void ferryi_fdpass_list_pes(const ferryi_fdpass *f, int from, int to, int (*absent)(const fdpass_member *m), char *text,
                            size_t size)
{
    enum { NAMED = 8 };
    int n = 0;
    size_t at = 0;
    text[0] = '\0';
    for (int i = from; i < to; i++)
        if (absent(&f->members[i]) && n++ < NAMED && at < size)
            at += (size_t)snprintf(text + at, size - at, "%s%d", n == 1 ? "PE " : ", ", f->pes[i]);
    if (n > NAMED && at < size)
        snprintf(text + at, size - at, " and %d more", n - NAMED);
}
