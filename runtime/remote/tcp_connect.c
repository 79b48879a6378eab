/* SPDX-License-Identifier: BSD-3-Clause */
/* Connections of the provider for TCP: one for each pair that talks, made by the first operation.
 *
 * The PE that connects says the acceptor's secret, its own number and the pair's generation, and sends nothing more
 * until the acceptor has welcomed it.  So a stranger at the port writes into no memory, and a connection that is not
 * welcomed carries nothing: it may be given up for another one.
 *   - Both connect at the same time: the PE with the higher number accepts the other's connection and gives up its own.
 *     The PE with the lower number refuses the other's.
 *   - A hello of an older generation is refused; its sender tries again, and hears of the break by mend.c.  A hello of
 * a newer one waits until this PE has called renew() for it, and one of an unknown PE until connect() has named it.
 *   - In a generation at most one connection is READY.  Once it is gone, the pair is broken until renew(). */
#include "ferry/detail/machine/prim.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/remote/tcp.h"
#include <errno.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

#define HELLO_MAGIC UINT64_C(0x6665727279207463)
#define WELCOME 1
#define RETRY_NS 5000000u    /* after a refusal, which a peer that lives means to be short */
#define SCARCE_NS 100000000u /* between two looks for connections while no descriptor is left */

static int watch(const ferryi_provider *p, int how, int fd, uint32_t events, uint64_t what)
{
    struct epoll_event e = { .events = events, .data.u64 = what };
    return epoll_ctl(p->poller, how, fd, &e) == 0 ? 0 : errno;
}

static int socket_make(int family)
{
    const int on = 1, fd = ferryi_fd(socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (fd >= 0)
        (void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return fd;
}

int tcp_listen(ferryi_provider *p)
{
    const int on = 1;
    p->listener = ferryi_ports_listen(&p->at, p->at_size, p->ports.first, p->ports.last, p->n_peers + TCP_STRANGERS);
    if (p->listener < 0)
        return errno;
    (void)setsockopt(p->listener, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on); /* accepted sockets have it too */
    return watch(p, EPOLL_CTL_ADD, p->listener, EPOLLIN, TCP_AT_LISTENER);
}

/* ---- States. */

void tcp_hang_up(ferryi_provider *p, int peer)
{
    tcp_peer *q = &p->peers[peer];
    for (int i = 0; q->state == TCP_READY && i < p->n_ready; i++)
        if (p->ready[i] == peer)
            p->ready[i] = p->ready[--p->n_ready];
    if (q->fd >= 0)
        close(q->fd); /* the poller forgets it */
    q->fd = -1;
    q->state = TCP_NONE;
    p->n_retrying -= q->retry_at != 0;
    q->retry_at = 0;
}

static void operations_end(ferryi_provider *p, tcp_peer *q, int error)
{
    tcp_stream *s = q->stream;
    if (s == NULL)
        return;
    for (tcp_operation *o = s->queue.first, *next; o != NULL; o = next) {
        next = o->next;
        if (o->head.what >> 24 == TCP_PUT || o->head.what >> 24 == TCP_PUT_NOTIFY)
            tcp_end(p, o, 1, error);
    }
    for (int i = 0; i < TCP_GETS; i++)
        if (s->gets[i] != NULL)
            tcp_end(p, s->gets[i], 1, error);
    p->n_behind -= s->is_behind;
    memset(s, 0, offsetof(tcp_stream, staging));
    q->puts = 0;
}

void tcp_break(ferryi_provider *p, int peer, int error)
{
    tcp_peer *q = &p->peers[peer];
    if (q->state == TCP_BROKEN)
        return;
    tcp_hang_up(p, peer);
    q->state = TCP_BROKEN;
    q->error = error;
    q->tells = error != 0;
    p->n_telling += q->tells;
    operations_end(p, q, error);
}

void tcp_renew(ferryi_provider *p, int peer, uint32_t generation)
{
    tcp_peer *q = &p->peers[peer];
    tcp_hang_up(p, peer);
    p->n_telling -= q->tells;
    q->tells = 0;
    q->error = 0;
    q->generation = generation;
    operations_end(p, q, 0);
    tcp_admit(p);
}

/* A connection that carried nothing is gone: the other PE's may come, or this PE tries again. */
static void refused(ferryi_provider *p, int peer)
{
    tcp_hang_up(p, peer);
    p->peers[peer].retry_at = ferryi_now_ns() + RETRY_NS;
    p->n_retrying++;
}

static void begin_ready(ferryi_provider *p, int peer)
{
    tcp_peer *q = &p->peers[peer];
    q->state = TCP_READY;
    p->ready[p->n_ready++] = peer;
    tcp_watch(p, peer);
    if (q->state == TCP_READY)
        tcp_send(p, peer);
}

/* ---- The end that connects. */

void tcp_dial(ferryi_provider *p, int peer)
{
    tcp_peer *q = &p->peers[peer];
    if (q->state != TCP_NONE)
        return;
    tcp_hang_up(p, peer); /* forgets a retry */
    q->fd = socket_make(q->at.ss_family);
    int error = q->fd < 0 ? errno : 0;
    if (error == 0 && connect(q->fd, (const struct sockaddr *)&q->at, q->at_size) != 0 && errno != EINPROGRESS)
        error = errno;
    if (error == 0)
        error = watch(p, EPOLL_CTL_ADD, q->fd, EPOLLOUT, (uint64_t)peer);
    q->state = TCP_DIALS;
    if (error != 0)
        tcp_break(p, peer, error);
}

static void hello_send(ferryi_provider *p, int peer)
{
    tcp_peer *q = &p->peers[peer];
    tcp_hello hello = { .magic = HELLO_MAGIC, .id = p->id, .generation = q->generation };
    socklen_t size = sizeof(int);
    int error = 0;
    memcpy(hello.secret, q->secret, sizeof hello.secret);
    if (getsockopt(q->fd, SOL_SOCKET, SO_ERROR, &error, &size) != 0)
        error = errno;
    if (error == 0 && send(q->fd, &hello, sizeof hello, MSG_NOSIGNAL | MSG_DONTWAIT) != sizeof hello)
        error = errno;
    if (error == 0)
        error = watch(p, EPOLL_CTL_MOD, q->fd, EPOLLIN, (uint64_t)peer);
    q->state = TCP_GREETED;
    if (error == ECONNRESET || error == EPIPE)
        refused(p, peer);
    else if (error != 0)
        tcp_break(p, peer, error);
}

void tcp_greet(ferryi_provider *p, int peer)
{
    tcp_peer *q = &p->peers[peer];
    unsigned char says = 0;
    if (q->state == TCP_DIALS) {
        hello_send(p, peer);
        return;
    }
    const ssize_t got = recv(q->fd, &says, 1, MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (got == 1 && says == WELCOME)
        begin_ready(p, peer);
    else if (got == 0 || (got < 0 && errno == ECONNRESET))
        refused(p, peer);
    else
        tcp_break(p, peer, got < 0 ? errno : EPROTO);
}

void tcp_retry(ferryi_provider *p)
{
    const uint64_t now = ferryi_now_ns();
    for (int i = 0; i < p->n_peers && p->n_retrying != 0; i++)
        if (p->peers[i].retry_at != 0 && now >= p->peers[i].retry_at) {
            if (p->peers[i].stream != NULL && p->peers[i].stream->queue.first != NULL)
                tcp_dial(p, i);
            else
                tcp_hang_up(p, i);
        }
}

/* ---- The end that accepts. */

static void welcome(ferryi_provider *p, int peer, int fd)
{
    const unsigned char says = WELCOME;
    tcp_peer *q = &p->peers[peer];
    tcp_hang_up(p, peer);
    q->fd = fd;
    if (tcp_stream_of(q) == NULL || send(fd, &says, 1, MSG_NOSIGNAL | MSG_DONTWAIT) != 1)
        refused(p, peer);
    else
        begin_ready(p, peer);
}

static int peer_of(const ferryi_provider *p, uint64_t id)
{
    for (int i = 0; i < p->n_peers; i++)
        if (p->peers[i].is_known && p->peers[i].id == id)
            return i;
    return -1;
}

static int has_secret(const ferryi_provider *p, const tcp_hello *hello)
{
    return hello->magic == HELLO_MAGIC && !ferryi_secrets_differ(hello->secret, p->secret, sizeof p->secret);
}

/* 0: it has to wait; -1: it is to be closed; 1: it has become the peer's connection. */
static int admit(ferryi_provider *p, tcp_stranger *t)
{
    char more;
    if (t->got < sizeof t->hello) {
        const ssize_t got = recv(t->fd, (char *)&t->hello + t->got, sizeof t->hello - t->got, MSG_DONTWAIT);
        if (got < 0 && (errno == EAGAIN || errno == EINTR))
            return 0;
        t->got += got > 0 ? (size_t)got : 0;
        if (got > 0 && t->got < sizeof t->hello)
            return 0;
        if (got <= 0 || !has_secret(p, &t->hello)) {
            p->noise++;
            return -1;
        }
    } else if (recv(t->fd, &more, 1, MSG_DONTWAIT | MSG_PEEK) >= 0 || (errno != EAGAIN && errno != EINTR)) {
        return -1; /* it was given up, or speaks without a welcome */
    }
    const int peer = peer_of(p, t->hello.id);
    if (peer < 0)
        return 0;
    const tcp_peer *q = &p->peers[peer];
    if (t->hello.generation != q->generation)
        return t->hello.generation > q->generation ? 0 : -1;
    if (q->state == TCP_NONE || ((q->state == TCP_DIALS || q->state == TCP_GREETED) && p->id > q->id)) {
        welcome(p, peer, t->fd);
        return 1;
    }
    return -1;
}

/* The one that has waited longest without a hello gives way. */
static void make_room(ferryi_provider *p)
{
    int at = 0, silent = 0;
    for (int i = p->n_strangers - 1; i >= 0; i--)
        if (p->strangers[i].got < sizeof(tcp_hello)) {
            at = i;
            silent++;
        }
    if (silent < TCP_STRANGERS && p->n_strangers < p->n_peers + TCP_STRANGERS)
        return;
    p->noise += silent != 0;
    close(p->strangers[at].fd);
    memmove(&p->strangers[at], &p->strangers[at + 1], (size_t)(--p->n_strangers - at) * sizeof *p->strangers);
}

static void accept_all(ferryi_provider *p)
{
    const int on = 1;
    int fd;
    while ((fd = ferryi_fd(accept4(p->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK))) >= 0) {
        make_room(p);
        (void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        if (watch(p, EPOLL_CTL_ADD, fd, EPOLLIN, TCP_AT_STRANGER) != 0)
            close(fd);
        else
            p->strangers[p->n_strangers++] = (tcp_stranger){ .fd = fd };
    }
    if (errno == EMFILE || errno == ENFILE) { /* the poller would tell of it again and again */
        (void)watch(p, EPOLL_CTL_MOD, p->listener, 0, TCP_AT_LISTENER);
        p->accept_at = ferryi_now_ns() + SCARCE_NS;
    }
}

void tcp_admit(ferryi_provider *p)
{
    if (p->accept_at != 0 && ferryi_now_ns() >= p->accept_at) {
        p->accept_at = 0;
        (void)watch(p, EPOLL_CTL_MOD, p->listener, EPOLLIN, TCP_AT_LISTENER);
    }
    if (p->accept_at == 0)
        accept_all(p);
    for (int i = 0; i < p->n_strangers;) {
        tcp_stranger t = p->strangers[i];
        const int rc = admit(p, &t);
        p->strangers[i] = t;
        if (rc == 0) {
            i++;
            continue;
        }
        if (rc < 0)
            close(t.fd);
        memmove(&p->strangers[i], &p->strangers[i + 1], (size_t)(--p->n_strangers - i) * sizeof *p->strangers);
    }
}
