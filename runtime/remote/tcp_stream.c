/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages of a connection.  tcp.c says what they are for. */
#include "runtime/remote/tcp.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/uio.h>

/* In one call, so that queued frames share packets. */
#define PIECES 32
/* A peer that sends without end lets others have their turn. */
#define READS 64

tcp_stream *tcp_stream_of(tcp_peer *peer)
{
    if (peer->stream == NULL)
        peer->stream = calloc(1, sizeof *peer->stream);
    return peer->stream;
}

void tcp_end(ferryi_provider *p, tcp_operation *o, int is_broken, int error)
{
    o->is_broken = is_broken;
    o->error = error;
    tcp_append(&p->ended, o);
}

void tcp_watch(ferryi_provider *p, int peer)
{
    const tcp_peer *q = &p->peers[peer];
    struct epoll_event e = { .events = q->stream->waits_for_room ? EPOLLIN | EPOLLOUT : EPOLLIN,
                             .data.u64 = (uint64_t)peer };
    if (epoll_ctl(p->poller, EPOLL_CTL_MOD, q->fd, &e) != 0)
        tcp_break(p, peer, errno);
}

static enum tcp_kind kind_of(const tcp_head *head)
{
    return (enum tcp_kind)(head->what >> 24);
}

/* ---- Sending. */

static size_t length_of(const tcp_operation *o)
{
    const enum tcp_kind kind = kind_of(&o->head);
    return sizeof o->head + (kind == TCP_GET || kind == TCP_STORED ? 0 : (size_t)o->head.n);
}

static void sent_whole(ferryi_provider *p, tcp_stream *s, tcp_operation *o)
{
    switch (kind_of(&o->head)) {
    case TCP_GET: /* ends with its bytes */
        break;
    case TCP_GOT:
        s->replying &= ~(1u << o->head.token);
        break;
    case TCP_STORED:
        s->is_telling = 0;
        break;
    default:
        tcp_end(p, o, 0, 0);
    }
}

static int pieces_of(const tcp_stream *s, struct iovec *piece)
{
    int n = 0;
    for (tcp_operation *o = s->queue.first; o != NULL && n + 2 <= PIECES; o = o->next) {
        const size_t in_head = o->sent < sizeof o->head ? o->sent : sizeof o->head, after = o->sent - in_head;
        if (in_head < sizeof o->head)
            piece[n++] = (struct iovec){ (char *)&o->head + in_head, sizeof o->head - in_head };
        if (length_of(o) - sizeof o->head > after)
            piece[n++] = (struct iovec){ o->here + after, length_of(o) - sizeof o->head - after };
    }
    return n;
}

static void went(ferryi_provider *p, tcp_stream *s, size_t bytes)
{
    tcp_operation *o;
    while ((o = s->queue.first) != NULL) {
        const size_t part = bytes < length_of(o) - o->sent ? bytes : length_of(o) - o->sent;
        o->sent += part;
        bytes -= part;
        if (o->sent < length_of(o))
            return;
        s->queue.first = o->next;
        sent_whole(p, s, o);
    }
}

/* Puts that have come are told together, once the message before has gone. */
static void tell_stored(tcp_stream *s)
{
    if (s->to_tell == 0 || s->is_telling)
        return;
    s->stored = (tcp_operation){ .head = { .what = (uint32_t)TCP_STORED << 24, .n = s->to_tell } };
    s->to_tell = 0;
    s->is_telling = 1;
    tcp_append(&s->queue, &s->stored);
}

void tcp_send(ferryi_provider *p, int peer)
{
    tcp_peer *q = &p->peers[peer];
    tcp_stream *s = q->stream;
    struct iovec piece[PIECES];
    int is_full = 0;
    while (q->state == TCP_READY && !is_full) {
        tell_stored(s);
        if (s->queue.first == NULL)
            break;
        const struct msghdr message = { .msg_iov = piece, .msg_iovlen = (size_t)pieces_of(s, piece) };
        const ssize_t sent = sendmsg(q->fd, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent >= 0)
            went(p, s, (size_t)sent);
        else if (errno == EAGAIN)
            is_full = 1;
        else if (errno != EINTR)
            tcp_break(p, peer, errno);
    }
    if (q->state == TCP_READY && s->waits_for_room != is_full) {
        s->waits_for_room = is_full;
        tcp_watch(p, peer);
    }
}

/* ---- Receiving. */

/* NULL: no region with this key has these bytes. */
static char *place_of(const ferryi_provider *p, const tcp_head *head)
{
    for (int i = 0; i < TCP_REGIONS; i++) {
        const tcp_region *r = &p->regions[i];
        if (r->n != 0 && r->key == head->key && head->at >= r->base && head->n <= r->n &&
            head->at - r->base <= r->n - head->n)
            return (char *)(uintptr_t)head->at;
    }
    return NULL;
}

static int begin_reply(const ferryi_provider *p, tcp_stream *s, int peer)
{
    char *from = place_of(p, &s->head);
    if (s->head.token >= TCP_GETS || (s->replying & 1u << s->head.token) != 0 || from == NULL)
        return -1;
    tcp_operation *o = &s->replies[s->head.token];
    *o = (tcp_operation){ .head = { .what = (uint32_t)TCP_GOT << 24, .token = s->head.token, .n = s->head.n },
                          .here = from,
                          .peer = peer };
    s->replying |= 1u << s->head.token;
    tcp_append(&s->queue, o);
    return 0;
}

/* A message's head has come: 0, or -1: a PE of this build does not send it. */
static int message_begins(ferryi_provider *p, tcp_peer *q, int peer)
{
    tcp_stream *s = q->stream;
    s->left = 0;
    if (s->head.n == 0)
        return -1;
    switch (kind_of(&s->head)) {
    case TCP_PUT:
    case TCP_PUT_NOTIFY:
        s->to = place_of(p, &s->head);
        s->left = (size_t)s->head.n;
        return s->to != NULL ? 0 : -1;
    case TCP_GET:
        return begin_reply(p, s, peer);
    case TCP_GOT:
        if (s->head.token >= TCP_GETS || s->gets[s->head.token] == NULL || s->gets[s->head.token]->head.n != s->head.n)
            return -1;
        s->to = s->gets[s->head.token]->here;
        s->left = (size_t)s->head.n;
        return 0;
    case TCP_STORED:
        if (s->head.n > q->puts)
            return -1;
        q->puts -= (uint32_t)s->head.n;
        return 0;
    default:
        return -1;
    }
}

/* The message is here as a whole.  Returns how many events it has made. */
static int complete(ferryi_provider *p, tcp_stream *s, int peer, ferryi_provider_event *event)
{
    switch (kind_of(&s->head)) {
    case TCP_PUT:
        s->to_tell++;
        return 0;
    case TCP_PUT_NOTIFY:
        *event = (ferryi_provider_event){ .kind = FERRYI_PROVIDER_NOTIFIED,
                                          .note = s->head.what & ((1u << FERRYI_PROVIDER_NOTE_BITS) - 1),
                                          .peer = peer };
        return 1;
    case TCP_GOT:
        tcp_end(p, s->gets[s->head.token], 0, 0);
        s->gets[s->head.token] = NULL;
        return 0;
    default:
        return 0;
    }
}

/* Uses what is in the staging buffer: 1: a message is complete; 0: more bytes are needed; -1: malformed. */
static int use(ferryi_provider *p, tcp_peer *q, int peer)
{
    tcp_stream *s = q->stream;
    if (s->left == 0) {
        if (s->end - s->first < sizeof s->head)
            return 0;
        memcpy(&s->head, s->staging + s->first, sizeof s->head);
        s->first += sizeof s->head;
        if (message_begins(p, q, peer) != 0)
            return -1;
    }
    const size_t part = s->left < s->end - s->first ? s->left : s->end - s->first;
    memcpy(s->to, s->staging + s->first, part);
    s->first += part;
    s->to += part;
    s->left -= part;
    return s->left == 0;
}

/* Bytes whose place is known go there at once.  Returns how many came, or as readv(); *asked: how many might have. */
static ssize_t receive_bytes(const tcp_peer *q, size_t *asked)
{
    tcp_stream *s = q->stream;
    memmove(s->staging, s->staging + s->first, s->end - s->first);
    s->end -= s->first;
    s->first = 0;
    struct iovec piece[2] = { { s->to, s->left }, { s->staging + s->end, TCP_STAGING - s->end } };
    *asked = s->left + TCP_STAGING - s->end;
    const ssize_t got = s->left != 0 ? readv(q->fd, piece, 2) : readv(q->fd, piece + 1, 1);
    if (got > 0) {
        const size_t in_place = (size_t)got < s->left ? (size_t)got : s->left;
        s->to += in_place;
        s->left -= in_place;
        s->end += (size_t)got - in_place;
    }
    return got;
}

static void behind(ferryi_provider *p, tcp_stream *s, int is_behind)
{
    p->n_behind += is_behind - s->is_behind;
    s->is_behind = is_behind;
}

int tcp_receive(ferryi_provider *p, int peer, ferryi_provider_event *events, int most)
{
    tcp_peer *q = &p->peers[peer];
    tcp_stream *s = q->stream;
    int n = 0, error = 0, is_over = 0, rc = 0;
    for (int reads = 0; error == 0;) {
        while (n < most && (rc = use(p, q, peer)) > 0)
            n += complete(p, s, peer, &events[n]);
        if (rc < 0)
            error = EPROTO;
        if (n == most || error != 0 || is_over || reads++ == READS)
            break;
        size_t asked;
        const int was_coming = s->left != 0;
        const ssize_t got = receive_bytes(q, &asked);
        if (got == 0)
            error = -1;
        else if (got < 0 && errno != EAGAIN && errno != EINTR)
            error = errno;
        is_over = got < (ssize_t)asked;
        if (got > 0 && was_coming && s->left == 0)
            n += complete(p, s, peer, &events[n]);
    }
    behind(p, s, n == most);
    if (error != 0)
        tcp_break(p, peer, error > 0 ? error : 0);
    else
        tcp_send(p, peer);
    return n;
}
