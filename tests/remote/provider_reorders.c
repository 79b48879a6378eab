/* SPDX-License-Identifier: BSD-3-Clause */
/* A provider for tests, between PEs of one machine, that does everything that provider.h allows: it delays operations,
 * carries them out in any order and in two parts each, refuses some for now, reports completions late, and may read a
 * source long before the bytes arrive.  Threads and processes alike: bytes go by process_vm_writev(2), notifications by
 * datagrams.  REORDER_SEED is its seed.  REORDER_BREAKS=N: one of N steps breaks the connection to the peer.
 * REORDER_BREAKS_FIRST=1: the first step to each peer does. */
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/remote/provider.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/un.h>

#define OPERATIONS 256
#define DELAY_NS 200000u

typedef struct address {
    uint64_t magic;
    int32_t pid, length;
    char name[32];
} address;
#define MAGIC UINT64_C(0x5ec0de5ec0de5eed)

enum step { FREE, EARLY, HALF, WHOLE, NOTE, REPORT, CUT };

typedef struct operation {
    enum step step;
    int peer, is_get, notifies, is_counted;
    char *here, *copy;
    uint64_t at, cookie, due;
    size_t n;
    uint32_t note;
} operation;

struct ferryi_provider {
    ferry_status (*error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
    int n_peers, fd;
    address own, *peers;
    char *lost, *fresh; /* of each peer: the connection is broken; it is to break at the first step */
    uint64_t seed, breaks;
    operation operations[OPERATIONS];
};

static uint64_t chance(ferryi_provider *p)
{
    p->seed ^= p->seed << 13;
    p->seed ^= p->seed >> 7;
    p->seed ^= p->seed << 17;
    return p->seed >> 11;
}

static uint64_t later(ferryi_provider *p)
{
    return ferryi_now_ns() + (chance(p) % 4 == 0 ? chance(p) % DELAY_NS : 0);
}

static ferry_status reorder_list(const ferryi_provider_request *request,
                                 void (*each)(void *arg, const char *fabric, const char *device, const char *address),
                                 void *arg)
{
    (void)request;
    each(arg, "reorders", "tests", "");
    return FERRY_SUCCESS;
}

static ferry_status reorder_open(const ferryi_provider_request *request, ferryi_provider **provider)
{
    static uint32_t number;
    const char *seed = getenv("REORDER_SEED");
    ferryi_provider *p = calloc(1, sizeof *p);
    struct sockaddr_un un = { .sun_family = AF_UNIX };
    if (p == NULL || (p->peers = calloc((size_t)request->n_peers, sizeof *p->peers)) == NULL ||
        (p->lost = calloc((size_t)request->n_peers, 1)) == NULL ||
        (p->fresh = malloc((size_t)request->n_peers)) == NULL)
        abort();
    memset(p->fresh, getenv("REORDER_BREAKS_FIRST") != NULL, (size_t)request->n_peers);
    p->error = request->error;
    p->n_peers = request->n_peers;
    p->own.magic = MAGIC;
    p->own.pid = (int32_t)getpid();
    const uint32_t mine = __atomic_add_fetch(&number, 1, __ATOMIC_RELAXED);
    p->own.length = snprintf(p->own.name, sizeof p->own.name, "reorder-%d-%u", (int)getpid(), mine);
    p->breaks = getenv("REORDER_BREAKS") != NULL ? (uint64_t)atoll(getenv("REORDER_BREAKS")) : 0;
    p->seed = (uint64_t)(seed != NULL ? atoll(seed) : 1) * UINT64_C(0x9e3779b97f4a7c15) + (uint32_t)getpid() + mine;
    memcpy(un.sun_path + 1, p->own.name, (size_t)p->own.length);
    p->fd = ferryi_fd(socket(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    if (p->fd < 0 || bind(p->fd, (struct sockaddr *)&un,
                          (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)p->own.length)) != 0)
        return request->error(FERRY_ERR_SYSTEM, "the tests' provider has no socket: %m");
    *provider = p;
    return FERRY_SUCCESS;
}

static const char *reorder_describe(const ferryi_provider *p)
{
    (void)p;
    return "the tests' provider";
}

static ferry_status reorder_address(ferryi_provider *p, void *bytes, size_t *n)
{
    memcpy(bytes, &p->own, sizeof p->own);
    *n = sizeof p->own;
    return FERRY_SUCCESS;
}

static ferry_status reorder_connect(ferryi_provider *p, int peer, const void *bytes, size_t n)
{
    address a;
    if (n == sizeof a)
        memcpy(&a, bytes, n);
    if (n != sizeof a || a.magic != MAGIC || a.length < 1 || a.length > (int)sizeof a.name || peer >= p->n_peers)
        return p->error(FERRY_ERR_BOOTSTRAP, "peer %d gave no address of the tests' provider", peer);
    p->peers[peer] = a;
    return FERRY_SUCCESS;
}

/* Operations end with an error, whatever part of them has taken place. */
static void cut(ferryi_provider *p, int peer)
{
    for (int i = 0; i < OPERATIONS; i++) {
        operation *o = &p->operations[i];
        const int is_reported = o->copy != NULL && o->step != EARLY;
        if (o->step == FREE || o->step == REPORT || o->peer != peer)
            continue;
        o->step = is_reported ? FREE : CUT;
        if (is_reported)
            free(o->copy);
    }
}

static void reorder_renew(ferryi_provider *p, int peer, uint32_t generation)
{
    (void)generation;
    p->lost[peer] = 0;
    cut(p, peer);
}

static ferry_status reorder_reg(ferryi_provider *p, void *at, size_t n, ferryi_region *region)
{
    (void)p;
    *region = (ferryi_region){ (uint64_t)(uintptr_t)at, n * UINT64_C(0x9e3779b97f4a7c15) | 1, at, 1 };
    return FERRY_SUCCESS;
}

static void reorder_unregister(ferryi_provider *p, ferryi_region *region)
{
    (void)p;
    region->handle = NULL;
}

/* *o: the operation, if it is posted. */
static enum ferryi_posted take(ferryi_provider *p, int peer, void *here, size_t n, uint64_t at, uint64_t key,
                               uint64_t cookie, operation **o)
{
    operation *free_one = p->operations;
    while (free_one < p->operations + OPERATIONS && free_one->step != FREE)
        free_one++;
    if (free_one == p->operations + OPERATIONS || chance(p) % 16 == 0)
        return FERRYI_POST_AGAIN;
    errno = 0;
    if (p->lost[peer] || (key & 1) == 0)
        return FERRYI_POST_FAILED;
    *free_one =
        (operation){ .step = HALF, .peer = peer, .here = here, .n = n, .at = at, .cookie = cookie, .due = later(p) };
    *o = free_one;
    return FERRYI_POSTED;
}

/* Every other large put is done with its source at once.  Small ones stay as short as they are: each step takes a turn
 * of a PE, which busy machines give seldom. */
#define EARLY_BYTES 100000u
static void read_early(ferryi_provider *p, operation *o)
{
    if (o->n < EARLY_BYTES || chance(p) % 2 != 0 || (o->copy = malloc(o->n)) == NULL)
        return;
    o->here = memcpy(o->copy, o->here, o->n);
    o->step = EARLY;
}

static enum ferryi_posted reorder_put(ferryi_provider *p, int peer, const ferryi_region *local, const void *src,
                                      size_t n, uint64_t at, uint64_t key, uint64_t cookie)
{
    operation *o = NULL;
    (void)local;
    const enum ferryi_posted posted = take(p, peer, (void *)(uintptr_t)src, n, at, key, cookie, &o);
    if (posted == FERRYI_POSTED) {
        o->is_counted = 1;
        read_early(p, o);
    }
    return posted;
}

static enum ferryi_posted reorder_put_notify(ferryi_provider *p, int peer, const ferryi_region *local, const void *src,
                                             size_t n, uint64_t at, uint64_t key, uint32_t note, uint64_t cookie)
{
    operation *o = NULL;
    (void)local;
    const enum ferryi_posted posted = take(p, peer, (void *)(uintptr_t)src, n, at, key, cookie, &o);
    if (posted == FERRYI_POSTED) {
        o->notifies = 1;
        o->note = note;
        read_early(p, o);
    }
    return posted;
}

static enum ferryi_posted reorder_get(ferryi_provider *p, int peer, const ferryi_region *local, void *dst, size_t n,
                                      uint64_t at, uint64_t key, uint64_t cookie)
{
    operation *o = NULL;
    (void)local;
    const enum ferryi_posted posted = take(p, peer, dst, n, at, key, cookie, &o);
    if (posted == FERRYI_POSTED)
        o->is_get = 1;
    return posted;
}

static int reorder_flush(ferryi_provider *p, int peer)
{
    for (int i = 0; i < OPERATIONS; i++)
        if (p->operations[i].step != FREE && p->operations[i].peer == peer && p->operations[i].is_counted)
            return 0;
    return 1;
}

/* Moves bytes [from, to): 0, or -1 when the peer is gone. */
static int move(ferryi_provider *p, const operation *o, size_t from, size_t to)
{
    const struct iovec here = { o->here + from, to - from };
    const struct iovec there = { (void *)(uintptr_t)(o->at + from), to - from };
    if (to == from)
        return 0;
    if (p->peers[o->peer].pid == p->own.pid) {
        memcpy(o->is_get ? here.iov_base : there.iov_base, o->is_get ? there.iov_base : here.iov_base, to - from);
        return 0;
    }
    ssize_t moved = o->is_get ? process_vm_readv(p->peers[o->peer].pid, &here, 1, &there, 1, 0)
                              : process_vm_writev(p->peers[o->peer].pid, &here, 1, &there, 1, 0);
    return moved == (ssize_t)(to - from) ? 0 : -1;
}

/* 1 sent, 0 not now, -1 the peer is gone. */
static int notify(ferryi_provider *p, const operation *o)
{
    const address *a = &p->peers[o->peer];
    struct sockaddr_un un = { .sun_family = AF_UNIX };
    memcpy(un.sun_path + 1, a->name, (size_t)a->length);
    if (sendto(p->fd, &o->note, sizeof o->note, MSG_NOSIGNAL, (struct sockaddr *)&un,
               (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)a->length)) == sizeof o->note)
        return 1;
    return errno == EAGAIN || errno == ENOBUFS || errno == EINTR ? 0 : -1;
}

/* One step of an operation that is due.  The second half goes first.  1: *event is to be reported. */
static int step(ferryi_provider *p, operation *o, ferryi_provider_event *event)
{
    int rc = 0;
    if (o->step != CUT && o->step != EARLY && o->step != REPORT &&
        (p->fresh[o->peer] || (p->breaks != 0 && chance(p) % p->breaks == 0))) {
        cut(p, o->peer);
        p->lost[o->peer] = 1;
        p->fresh[o->peer] = 0;
        if (o->step == FREE)
            return 0;
    }
    switch (o->step) {
    case EARLY:
        *event = (ferryi_provider_event){ .kind = FERRYI_PROVIDER_DONE, .peer = o->peer, .cookie = o->cookie };
        o->step = HALF;
        o->due = later(p);
        return 1;
    case HALF:
        rc = move(p, o, o->n / 2, o->n);
        o->step = WHOLE;
        break;
    case WHOLE:
        rc = move(p, o, 0, o->n / 2);
        o->step = o->notifies ? NOTE : REPORT;
        break;
    case CUT:
        rc = -1;
        break;
    case NOTE:
        rc = notify(p, o);
        o->step = rc == 1 ? REPORT : NOTE;
        break;
    default:
        *event = (ferryi_provider_event){ .kind = FERRYI_PROVIDER_DONE, .peer = o->peer, .cookie = o->cookie };
        o->step = FREE;
        rc = o->copy == NULL;
        free(o->copy);
        return rc;
    }
    o->due = later(p);
    if (rc >= 0)
        return 0;
    p->lost[o->peer] |= o->step != CUT;
    *event = (ferryi_provider_event){ .kind = FERRYI_PROVIDER_BROKEN, .peer = o->peer, .cookie = o->cookie };
    o->step = FREE;
    free(o->copy);
    return 1;
}

static int reorder_progress(ferryi_provider *p, ferryi_provider_event *events, int most)
{
    const int first = (int)(chance(p) % OPERATIONS);
    const uint64_t now = ferryi_now_ns();
    int n = 0;
    uint32_t note;
    for (int i = 0; i < OPERATIONS && n < most; i++) {
        operation *o = &p->operations[(first + i) % OPERATIONS];
        if (o->step != FREE && o->due <= now)
            n += step(p, o, &events[n]);
    }
    while (n < most && recv(p->fd, &note, sizeof note, MSG_DONTWAIT) == sizeof note)
        events[n++] = (ferryi_provider_event){ .kind = FERRYI_PROVIDER_NOTIFIED, .note = note };
    return n;
}

static int reorder_wait_fd(ferryi_provider *p)
{
    for (int i = 0; i < OPERATIONS; i++)
        if (p->operations[i].step != FREE)
            return -1;
    return p->fd;
}

static void reorder_close(ferryi_provider *p, int is_quiet)
{
    (void)is_quiet;
    for (int i = 0; i < OPERATIONS; i++)
        if (p->operations[i].step != FREE)
            free(p->operations[i].copy);
    close(p->fd);
    free(p->peers);
    free(p->lost);
    free(p->fresh);
    free(p);
}

extern const ferryi_provider_ops ferry_remote_plugin __attribute__((visibility("default")));
const ferryi_provider_ops ferry_remote_plugin = {
    .size = sizeof(ferryi_provider_ops),
    .abi = FERRYI_PROVIDER_ABI,
    .answers_gets = 1,
    .name = "reorders",
    .open = reorder_open,
    .list = reorder_list,
    .describe = reorder_describe,
    .address = reorder_address,
    .connect = reorder_connect,
    .renew = reorder_renew,
    .reg = reorder_reg,
    .unregister = reorder_unregister,
    .put = reorder_put,
    .put_notify = reorder_put_notify,
    .get = reorder_get,
    .flush = reorder_flush,
    .progress = reorder_progress,
    .wait_fd = reorder_wait_fd,
    .close = reorder_close,
};
