/* SPDX-License-Identifier: BSD-3-Clause */
/* The provider for TCP by the kernel's sockets alone: a plug-in without any library.  One connection for each pair that
 * talks (tcp_connect.c), one poller (epoll(7)) for all of them, and messages of a head and bytes (tcp_stream.c).
 *
 * Why beside libfabric, whose tcp does the same: its message layer keeps 74 MiB of buffers for messages that ferry
 * never sends, its start reads all symbols of the kernel and looks for every kind of NIC, and it answers a get only
 * when the owner happens to poll.  Here the poller's descriptor is readable once a get has come, so the owner's network
 * thread wakes and sends the bytes from the heap.
 *
 * Why the promises of provider.h hold:
 *   - A connection keeps the order of its bytes, and the polling thread itself copies them from the kernel to their
 *     place before it reports the notification that their message ends with.
 *   - A put is done when the kernel has its bytes, and a get when its bytes are here.  What the kernel then loses with
 * a connection is reported as BROKEN, or found by mend.c, as over any network.
 *   - renew() closes the connection, with all bytes that have come over it and were not read.  A connection has a
 *     generation, and no PE accepts one of another generation than its own.
 *   - Only PEs of the job know the secret that a hello must have.  A message is checked before it has any effect: its
 *     key, which is random, names a region that must have all of its bytes. */
#include "runtime/remote/tcp.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/random.h>
#include <unistd.h>

/* With this number of connections at most, a look reads each of them, which costs less than to ask the poller first. */
#define READ_AT_ONCE 2
#define ASK_POLLER 16 /* one of this number of such looks asks it all the same */

#define ADDRESS_MAGIC (UINT64_C(0x7463700000000000) + sizeof(tcp_head) * 256 + sizeof(tcp_hello))

typedef struct tcp_address {
    uint64_t magic, id;
    uint8_t secret[16];
    uint16_t family, port; /* the port in the network's order */
    uint8_t ip[16];
} tcp_address;

/* ---- Open and close. */

static ferry_status is_wanted(const ferryi_provider_request *request)
{
    return request->fabric[0] == '\0' || strcmp(request->fabric, "tcp") == 0
               ? FERRY_SUCCESS
               : request->error(FERRY_ERR_UNSUPPORTED,
                                "FERRY_REMOTE=tcp has no provider named %s: unset FERRY_FABRIC_PROVIDER, or set "
                                "FERRY_REMOTE to libfabric or verbs",
                                request->fabric);
}

static ferry_status tcp_list(const ferryi_provider_request *request,
                             void (*each)(void *arg, const char *fabric, const char *device, const char *address),
                             void *arg)
{
    const ferry_status status = is_wanted(request);
    if (status == FERRY_SUCCESS)
        each(arg, "tcp", "sockets", request->address); /* "": of any interface */
    return status;
}

static void tcp_close(ferryi_provider *p, int is_quiet)
{
    char unread[256];
    for (int i = 0; p->peers != NULL && i < p->n_peers; i++) {
        if (p->peers[i].state == TCP_READY && is_quiet) { /* a close with unread bytes resets the peer's end */
            (void)shutdown(p->peers[i].fd, SHUT_WR);
            while (recv(p->peers[i].fd, unread, sizeof unread, MSG_DONTWAIT) > 0)
                continue;
        }
        tcp_hang_up(p, i);
        free(p->peers[i].stream);
    }
    for (int i = 0; i < p->n_strangers; i++)
        close(p->strangers[i].fd);
    if (p->listener >= 0)
        close(p->listener);
    if (p->poller >= 0)
        close(p->poller);
    free(p->peers);
    free(p->ready);
    free(p->strangers);
    for (tcp_block *b = p->blocks, *next; b != NULL; b = next) {
        next = b->next;
        free(b);
    }
    free(p);
}

static int tables_make(ferryi_provider *p)
{
    const size_t n = (size_t)p->n_peers;
    p->peers = calloc(n, sizeof *p->peers);
    p->ready = calloc(n, sizeof *p->ready);
    p->strangers = calloc(n + TCP_STRANGERS, sizeof *p->strangers);
    if (p->peers == NULL || p->ready == NULL || p->strangers == NULL)
        return ENOMEM;
    for (int i = 0; i < p->n_peers; i++)
        p->peers[i].fd = -1;
    return 0;
}

static ferry_status tcp_open(const ferryi_provider_request *request, ferryi_provider **provider)
{
    ferry_status status = is_wanted(request);
    ferryi_provider *p = status == FERRY_SUCCESS ? calloc(1, sizeof *p) : NULL;
    if (p == NULL)
        return status != FERRY_SUCCESS ? status : request->error(FERRY_ERR_NO_MEMORY, "no memory for TCP's provider");
    p->error = request->error;
    p->n_peers = request->n_peers;
    p->ports = request->ports;
    p->listener = p->poller = -1;
    const char *address = request->address[0] != '\0' ? request->address : "127.0.0.1";
    p->at_size = ferryi_socket_address(address, 0, &p->at);
    int error = p->at_size == 0 ? EINVAL : tables_make(p);
    if (error == 0 && (getrandom(&p->id, sizeof p->id, 0) != sizeof p->id ||
                       getrandom(p->secret, sizeof p->secret, 0) != sizeof p->secret))
        error = EIO;
    if (error == 0 && (p->poller = ferryi_fd(epoll_create1(EPOLL_CLOEXEC))) < 0)
        error = errno;
    if (error == 0)
        error = tcp_listen(p);
    if (error != 0) {
        tcp_close(p, 0);
        return request->error(error == EINVAL ? FERRY_ERR_INVALID_ARG : FERRY_ERR_SYSTEM,
                              "TCP cannot listen at %s: %s: %s", address, strerror(error), ferryi_listen_advice(error));
    }
    snprintf(p->words, sizeof p->words, "TCP at %s", address);
    *provider = p;
    return FERRY_SUCCESS;
}

static const char *tcp_describe(const ferryi_provider *p)
{
    return p->words;
}

/* ---- Peers and memory. */

static ferry_status tcp_address_tell(ferryi_provider *p, void *bytes, size_t *n)
{
    tcp_address a = { .magic = ADDRESS_MAGIC, .id = p->id, .family = p->at.ss_family };
    const struct sockaddr_in *v4 = (const struct sockaddr_in *)(const void *)&p->at;
    const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)(const void *)&p->at;
    memcpy(a.secret, p->secret, sizeof a.secret);
    a.port = *ferryi_socket_port(&p->at);
    if (a.family == AF_INET)
        memcpy(a.ip, &v4->sin_addr, sizeof v4->sin_addr);
    else
        memcpy(a.ip, &v6->sin6_addr, sizeof v6->sin6_addr);
    memcpy(bytes, &a, sizeof a);
    *n = sizeof a;
    return FERRY_SUCCESS;
}

static ferry_status tcp_connect(ferryi_provider *p, int peer, const void *bytes, size_t n)
{
    tcp_address a = { 0 };
    if (n == sizeof a)
        memcpy(&a, bytes, sizeof a);
    if (a.magic != ADDRESS_MAGIC || peer < 0 || peer >= p->n_peers || (a.family != AF_INET && a.family != AF_INET6))
        return p->error(FERRY_ERR_BOOTSTRAP,
                        "TCP: peer %d gave no address of this provider: start all PEs with the same build of ferry and "
                        "the same FERRY_REMOTE",
                        peer);
    tcp_peer *q = &p->peers[peer];
    struct sockaddr_in v4 = { .sin_family = AF_INET, .sin_port = a.port };
    struct sockaddr_in6 v6 = { .sin6_family = AF_INET6, .sin6_port = a.port };
    memcpy(&v4.sin_addr, a.ip, sizeof v4.sin_addr);
    memcpy(&v6.sin6_addr, a.ip, sizeof v6.sin6_addr);
    q->at_size = a.family == AF_INET ? sizeof v4 : sizeof v6;
    memcpy(&q->at, a.family == AF_INET ? (const void *)&v4 : (const void *)&v6, q->at_size);
    memcpy(q->secret, a.secret, sizeof q->secret);
    q->id = a.id;
    q->is_known = 1;
    tcp_admit(p);
    return FERRY_SUCCESS;
}

static ferry_status tcp_reg(ferryi_provider *p, void *at, size_t n, ferryi_region *region)
{
    for (int i = 0; i < TCP_REGIONS; i++) {
        tcp_region *r = &p->regions[i];
        uint64_t key;
        if (r->n != 0)
            continue;
        if (getrandom(&key, sizeof key, 0) != sizeof key)
            return p->error(FERRY_ERR_SYSTEM, "no random bytes for a key: %m");
        *r = (tcp_region){ (uint64_t)(uintptr_t)at, n, key };
        *region = (ferryi_region){ .base = r->base, .key = key, .handle = r, .is_lazy = 1 };
        return FERRY_SUCCESS;
    }
    return p->error(FERRY_ERR_NO_MEMORY, "TCP's provider has at most %d regions of memory", (int)TCP_REGIONS);
}

static void tcp_unregister(ferryi_provider *p, ferryi_region *region)
{
    (void)p;
    if (region->handle != NULL)
        ((tcp_region *)region->handle)->n = 0;
    region->handle = NULL;
}

/* ---- Operations. */

/* NULL: no memory. */
static tcp_operation *free_one(ferryi_provider *p)
{
    tcp_block *b = p->free == NULL ? malloc(sizeof *b) : NULL;
    if (b != NULL) {
        b->next = p->blocks;
        p->blocks = b;
        for (size_t i = 0; i < sizeof b->operation / sizeof *b->operation; i++) {
            b->operation[i].next = p->free;
            p->free = &b->operation[i];
        }
    }
    return p->free;
}

static enum ferryi_posted post(ferryi_provider *p, int peer, const tcp_head *head, void *here, uint64_t cookie)
{
    tcp_peer *q = &p->peers[peer];
    tcp_stream *s = tcp_stream_of(q);
    tcp_operation *o = free_one(p);
    uint32_t token = 0;
    errno = q->state == TCP_BROKEN ? q->error : ENOMEM;
    if (q->state == TCP_BROKEN || s == NULL || !q->is_known)
        return FERRYI_POST_FAILED;
    const int is_get = head->what >> 24 == TCP_GET;
    while (is_get && token < TCP_GETS && s->gets[token] != NULL)
        token++;
    if (o == NULL || token == TCP_GETS)
        return FERRYI_POST_AGAIN;
    p->free = o->next;
    *o = (tcp_operation){ .head = *head, .here = here, .cookie = cookie, .peer = peer };
    o->head.token = token;
    if (is_get)
        s->gets[token] = o;
    const int is_first = s->queue.first == NULL;
    tcp_append(&s->queue, o);
    if (q->state == TCP_NONE && q->retry_at == 0)
        tcp_dial(p, peer);
    else if (q->state == TCP_READY && is_first)
        tcp_send(p, peer);
    return FERRYI_POSTED; /* what has broken since is reported */
}

static enum ferryi_posted tcp_put(ferryi_provider *p, int peer, const ferryi_region *local, const void *src, size_t n,
                                  uint64_t at, uint64_t key, uint64_t cookie)
{
    const tcp_head head = { .what = (uint32_t)TCP_PUT << 24, .n = n, .at = at, .key = key };
    (void)local;
    p->peers[peer].puts++;
    const enum ferryi_posted posted = post(p, peer, &head, (void *)(uintptr_t)src, cookie);
    p->peers[peer].puts -= posted != FERRYI_POSTED;
    return posted;
}

static enum ferryi_posted tcp_put_notify(ferryi_provider *p, int peer, const ferryi_region *local, const void *src,
                                         size_t n, uint64_t at, uint64_t key, uint32_t note, uint64_t cookie)
{
    const tcp_head head = { .what = (uint32_t)TCP_PUT_NOTIFY << 24 | note, .n = n, .at = at, .key = key };
    (void)local;
    return post(p, peer, &head, (void *)(uintptr_t)src, cookie);
}

static enum ferryi_posted tcp_get(ferryi_provider *p, int peer, const ferryi_region *local, void *dst, size_t n,
                                  uint64_t at, uint64_t key, uint64_t cookie)
{
    const tcp_head head = { .what = (uint32_t)TCP_GET << 24, .n = n, .at = at, .key = key };
    (void)local;
    return post(p, peer, &head, dst, cookie);
}

static int tcp_flush(ferryi_provider *p, int peer)
{
    return p->peers[peer].puts == 0;
}

/* ---- Progress. */

static int reports(ferryi_provider *p, ferryi_provider_event *events, int most)
{
    int n = 0;
    for (tcp_operation *o; n < most && (o = p->ended.first) != NULL; n++) {
        p->ended.first = o->next;
        events[n] = (ferryi_provider_event){ .kind = o->is_broken ? FERRYI_PROVIDER_BROKEN : FERRYI_PROVIDER_DONE,
                                             .peer = o->peer,
                                             .error = o->error,
                                             .cookie = o->cookie };
        if (o->is_broken) { /* this report is that of the break too */
            p->n_telling -= p->peers[o->peer].tells;
            p->peers[o->peer].tells = 0;
        }
        o->next = p->free;
        p->free = o;
    }
    for (int i = 0; n < most && p->n_telling != 0 && i < p->n_peers; i++)
        if (p->peers[i].tells) {
            p->peers[i].tells = 0;
            p->n_telling--;
            events[n++] = (ferryi_provider_event){
                .kind = FERRYI_PROVIDER_BROKEN, .peer = i, .error = p->peers[i].error, .cookie = UINT64_MAX
            };
        }
    for (; n < most && p->noise != 0; p->noise--)
        events[n++] = (ferryi_provider_event){ .kind = FERRYI_PROVIDER_NOISE };
    return n;
}

static int attend(ferryi_provider *p, int peer, uint32_t what, ferryi_provider_event *events, int most)
{
    const tcp_peer *q = &p->peers[peer];
    if (q->state == TCP_DIALS || q->state == TCP_GREETED)
        tcp_greet(p, peer);
    else if (q->state == TCP_READY && (what & EPOLLOUT) != 0)
        tcp_send(p, peer);
    return q->state == TCP_READY && (what & ~(uint32_t)EPOLLOUT) != 0 ? tcp_receive(p, peer, events, most) : 0;
}

static int ask_poller(ferryi_provider *p, ferryi_provider_event *events, int most)
{
    struct epoll_event ready[16];
    int n = 0, admits = 0;
    const int found = epoll_wait(p->poller, ready, 16, 0);
    for (int i = 0; i < found; i++)
        if (ready[i].data.u64 >= TCP_AT_STRANGER)
            admits = 1;
        else if (n < most)
            n += attend(p, (int)ready[i].data.u64, ready[i].events, &events[n], most - n);
    if (admits || p->accept_at != 0)
        tcp_admit(p);
    return n;
}

static int read_all(ferryi_provider *p, int behind, ferryi_provider_event *events, int most)
{
    int n = 0;
    for (int i = p->n_ready - 1; i >= 0 && n < most; i--)
        if (i < p->n_ready && (!behind || p->peers[p->ready[i]].stream->is_behind))
            n += tcp_receive(p, p->ready[i], &events[n], most - n);
    return n;
}

static int tcp_progress(ferryi_provider *p, ferryi_provider_event *events, int most)
{
    int n = reports(p, events, most);
    if (p->n_retrying != 0)
        tcp_retry(p);
    if (p->n_behind != 0)
        n += read_all(p, 1, &events[n], most - n);
    const int at_once = p->n_ready > 0 && p->n_ready <= READ_AT_ONCE && ++p->looks % ASK_POLLER != 0;
    if (n < most)
        n += at_once ? read_all(p, 0, &events[n], most - n) : ask_poller(p, &events[n], most - n);
    return n + reports(p, &events[n], most - n);
}

static int tcp_wait_fd(ferryi_provider *p)
{
    const int has_more = p->ended.first != NULL || p->n_telling != 0 || p->noise != 0 || p->n_behind != 0;
    return has_more || p->n_retrying != 0 ? -1 : p->poller;
}

extern const ferryi_provider_ops ferry_remote_plugin __attribute__((visibility("default")));
const ferryi_provider_ops ferry_remote_plugin = {
    .size = sizeof(ferryi_provider_ops),
    .abi = FERRYI_PROVIDER_ABI,
    .answers_gets = 1,
    .name = "tcp",
    .open = tcp_open,
    .list = tcp_list,
    .describe = tcp_describe,
    .address = tcp_address_tell,
    .connect = tcp_connect,
    .renew = tcp_renew,
    .reg = tcp_reg,
    .unregister = tcp_unregister,
    .put = tcp_put,
    .put_notify = tcp_put_notify,
    .get = tcp_get,
    .flush = tcp_flush,
    .progress = tcp_progress,
    .wait_fd = tcp_wait_fd,
    .close = tcp_close,
};
