/* SPDX-License-Identifier: BSD-3-Clause */
/* A network for perf/scale that costs nothing: PEs are threads of one process, a put is a copy, and its notification an
 * entry of the receiver's queue.  So the remaining time and memory of a job are ferry's own. */
#include "runtime/base/fd.h"
#include "runtime/remote/provider.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>

struct ferryi_provider {
    pthread_mutex_t lock;
    int is_closed, fd, n_peers;
    uint64_t puts, pairs; /* of this PE, as below */
    ferry_status (*error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
    ferryi_provider **peers;
    char *talked;            /* [n_peers]: a put has gone there */
    ferryi_provider *opened; /* before this one */
    ferryi_provider_event *events;
    int first, n, room; /* of the queue, a ring */
};

/* A closed provider stays allocated, since peers may still refer to it.  It is reachable from here, so it is not a
 * leak. */
static ferryi_provider *newest;

static ferry_status memory_list(const ferryi_provider_request *request,
                                void (*each)(void *arg, const char *fabric, const char *device, const char *address),
                                void *arg)
{
    (void)request;
    each(arg, "memory", "this process", "");
    return FERRY_SUCCESS;
}

static ferry_status memory_open(const ferryi_provider_request *request, ferryi_provider **provider)
{
    ferryi_provider *p = calloc(1, sizeof *p);
    if (p == NULL || (p->peers = calloc((size_t)request->n_peers, sizeof *p->peers + 1)) == NULL) {
        free(p);
        return request->error(FERRY_ERR_NO_MEMORY, "no memory for the provider");
    }
    pthread_mutex_init(&p->lock, NULL);
    p->error = request->error;
    p->n_peers = request->n_peers;
    p->talked = (char *)(p->peers + p->n_peers);
    p->fd = ferryi_fd(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    *provider = p;
    p->opened = __atomic_load_n(&newest, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&newest, &p->opened, p, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        continue;
    return p->fd >= 0 ? FERRY_SUCCESS : p->error(FERRY_ERR_SYSTEM, "no descriptor: %m (raise ulimit -n)");
}

static const char *memory_describe(const ferryi_provider *p)
{
    (void)p;
    return "memory of this process";
}

static ferry_status memory_address(ferryi_provider *p, void *bytes, size_t *n)
{
    memcpy(bytes, &p, sizeof p);
    *n = sizeof p;
    return FERRY_SUCCESS;
}

static ferry_status memory_connect(ferryi_provider *p, int peer, const void *bytes, size_t n)
{
    if (n != sizeof p || peer >= p->n_peers)
        return p->error(FERRY_ERR_BOOTSTRAP, "peer %d gave no address", peer);
    memcpy(&p->peers[peer], bytes, n);
    return FERRY_SUCCESS;
}

/* Nothing breaks, and no operation is under way when a call returns. */
static void memory_renew(ferryi_provider *p, int peer, uint32_t generation)
{
    (void)p;
    (void)peer;
    (void)generation;
}

static ferry_status memory_reg(ferryi_provider *p, void *at, size_t n, ferryi_region *region)
{
    (void)p;
    (void)n;
    *region = (ferryi_region){ (uint64_t)(uintptr_t)at, 1, at, 1 };
    return FERRY_SUCCESS;
}

static void memory_unregister(ferryi_provider *p, ferryi_region *region)
{
    (void)p;
    region->handle = NULL;
}

/* For perf/scale: puts, and ordered pairs with any; of all PEs, and of the PE that has most. */
extern uint64_t ferry_memory_puts, ferry_memory_pairs, ferry_memory_most_puts, ferry_memory_most_pairs;
uint64_t ferry_memory_puts __attribute__((visibility("default"))),
    ferry_memory_pairs __attribute__((visibility("default")));
uint64_t ferry_memory_most_puts __attribute__((visibility("default"))),
    ferry_memory_most_pairs __attribute__((visibility("default")));

/* Calls of one provider come one after the other. */
static void count(uint64_t *own, uint64_t *all, uint64_t *most)
{
    uint64_t was = __atomic_load_n(most, __ATOMIC_RELAXED);
    (void)__atomic_add_fetch(all, 1, __ATOMIC_RELAXED);
    for (++*own; was < *own;)
        if (__atomic_compare_exchange_n(most, &was, *own, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            break;
}

/* Under the lock.  0: no memory. */
static int tell(ferryi_provider *p, ferryi_provider_event event)
{
    const uint64_t one = 1;
    if (p->n == p->room) {
        const int room = p->room == 0 ? 16 : 2 * p->room;
        ferryi_provider_event *events = malloc((size_t)room * sizeof *events);
        if (events == NULL)
            return 0;
        for (int i = 0; i < p->n; i++)
            events[i] = p->events[(p->first + i) % p->room];
        free(p->events);
        p->events = events;
        p->first = 0;
        p->room = room;
    }
    p->events[(p->first + p->n++) % p->room] = event;
    if (p->n == 1)
        (void)!write(p->fd, &one, sizeof one);
    return 1;
}

static int done(ferryi_provider *p, int peer, uint64_t cookie)
{
    const ferryi_provider_event event = { .kind = FERRYI_PROVIDER_DONE, .peer = peer, .cookie = cookie };
    pthread_mutex_lock(&p->lock);
    const int told = tell(p, event);
    pthread_mutex_unlock(&p->lock);
    return told;
}

/* note: NULL: none. */
static enum ferryi_posted move(ferryi_provider *p, int peer, void *dst, const void *src, size_t n, const uint32_t *note,
                               uint64_t cookie)
{
    ferryi_provider *to = p->peers[peer];
    count(&p->puts, &ferry_memory_puts, &ferry_memory_most_puts);
    if (!p->talked[peer])
        count(&p->pairs, &ferry_memory_pairs, &ferry_memory_most_pairs);
    p->talked[peer] = 1;
    pthread_mutex_lock(&to->lock);
    int moved = !to->is_closed;
    if (moved)
        memcpy(dst, src, n);
    if (moved && note != NULL)
        moved = tell(to, (ferryi_provider_event){ .kind = FERRYI_PROVIDER_NOTIFIED, .note = *note });
    pthread_mutex_unlock(&to->lock);
    return moved && done(p, peer, cookie) ? FERRYI_POSTED : FERRYI_POST_FAILED;
}

static enum ferryi_posted memory_put(ferryi_provider *p, int peer, const ferryi_region *local, const void *src,
                                     size_t n, uint64_t at, uint64_t key, uint64_t cookie)
{
    (void)local;
    (void)key;
    return move(p, peer, (void *)(uintptr_t)at, src, n, NULL, cookie);
}

static enum ferryi_posted memory_put_notify(ferryi_provider *p, int peer, const ferryi_region *local, const void *src,
                                            size_t n, uint64_t at, uint64_t key, uint32_t note, uint64_t cookie)
{
    (void)local;
    (void)key;
    return move(p, peer, (void *)(uintptr_t)at, src, n, &note, cookie);
}

static enum ferryi_posted memory_get(ferryi_provider *p, int peer, const ferryi_region *local, void *dst, size_t n,
                                     uint64_t at, uint64_t key, uint64_t cookie)
{
    (void)local;
    (void)key;
    return move(p, peer, dst, (const void *)(uintptr_t)at, n, NULL, cookie);
}

static int memory_flush(ferryi_provider *p, int peer)
{
    (void)p;
    (void)peer;
    return 1;
}

static int memory_progress(ferryi_provider *p, ferryi_provider_event *events, int most)
{
    uint64_t ignored;
    int n = 0;
    pthread_mutex_lock(&p->lock);
    for (; n < most && p->n > 0; p->n--) {
        events[n++] = p->events[p->first];
        p->first = (p->first + 1) % p->room;
    }
    if (n > 0 && p->n == 0)
        (void)!read(p->fd, &ignored, sizeof ignored);
    pthread_mutex_unlock(&p->lock);
    return n;
}

static int memory_wait_fd(ferryi_provider *p)
{
    return p->fd;
}

static void memory_close(ferryi_provider *p, int is_quiet)
{
    (void)is_quiet;
    pthread_mutex_lock(&p->lock);
    p->is_closed = 1;
    close(p->fd);
    free(p->events);
    free(p->peers);
    pthread_mutex_unlock(&p->lock);
}

extern const ferryi_provider_ops ferry_remote_plugin __attribute__((visibility("default")));
const ferryi_provider_ops ferry_remote_plugin = {
    .size = sizeof(ferryi_provider_ops),
    .abi = FERRYI_PROVIDER_ABI,
    .answers_gets = 1,
    .name = "memory",
    .open = memory_open,
    .list = memory_list,
    .describe = memory_describe,
    .address = memory_address,
    .connect = memory_connect,
    .renew = memory_renew,
    .reg = memory_reg,
    .unregister = memory_unregister,
    .put = memory_put,
    .put_notify = memory_put_notify,
    .get = memory_get,
    .flush = memory_flush,
    .progress = memory_progress,
    .wait_fd = memory_wait_fd,
    .close = memory_close,
};
