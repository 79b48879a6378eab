/* SPDX-License-Identifier: BSD-3-Clause */
/* The provider for libibverbs: a plug-in, so that libferry does not link it.  One device; a reliable connection to each
 * peer that this PE talks to; one completion queue, and one queue of receives, which notifications (writes with
 * immediate data) use up.  ibv_post_send(3), ibv_poll_cq(3), ibv_req_notify_cq(3).
 *
 * Why the promises of provider.h hold:
 *   - A notification's receive completes after its own bytes are in memory: the specification of InfiniBand says so for
 *     the bytes of a message, and libibverbs' poll fences its reads of the queue against the caller's next reads.
 *   - A write completes here when the peer's NIC has acknowledged it, so its source is free.  The bytes may still be on
 *     their way from that NIC to memory, where a third PE looks for them.  So flush() reads a byte at the place of the
 *     last put.  Requests of one connection are carried out in order, and on PCIe a read's request does not pass the
 *     writes before it.  All memory that is registered here belongs to the host, behind one path.
 *
 * The provider does not use relaxed ordering (IBV_ACCESS_RELAXED_ORDERING).  By ibv_reg_mr(3) a notification would
 * still follow its bytes, but writes to one region could then reach memory in any order, and no document promises
 * anything about a read after them, on which flush() relies. */
#include "runtime/remote/verbs.h"
#include "runtime/base/clock.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>

/* ---- Open and close. */

static ferry_status verbs_list(const ferryi_provider_request *request,
                               void (*each)(void *arg, const char *fabric, const char *device, const char *address),
                               void *arg)
{
    verbs_way ways[VERBS_WAYS];
    int n;
    ferry_status status = verbs_ways_find(request, ways, &n);
    if (status == FERRY_SUCCESS)
        status = verbs_ways_order(request, ways, n);
    for (int i = 0; status == FERRY_SUCCESS && i < n; i++) {
        char device[72], address[64];
        snprintf(device, sizeof device, "%.63s:%d", ways[i].device, ways[i].port);
        verbs_gid_text(&ways[i].gid, address, sizeof address);
        each(arg, verbs_way_kind(&ways[i]), device, address);
    }
    return status;
}

static void verbs_close(ferryi_provider *p, int is_quiet)
{
    (void)is_quiet;
    for (int i = 0; p->peers != NULL && i < p->n_peers; i++)
        verbs_disconnect(p, i);
    for (verbs_connection *c = p->old; c != NULL; c = c->next_old)
        c->sends = 0;
    verbs_old_end(p);
    if (p->datagrams != NULL)
        (void)ibv_destroy_qp(p->datagrams);
    if (p->srq != NULL)
        (void)ibv_destroy_srq(p->srq);
    if (p->cq != NULL)
        (void)ibv_destroy_cq(p->cq);
    if (p->channel != NULL)
        (void)ibv_destroy_comp_channel(p->channel);
    if (p->mr != NULL)
        (void)ibv_dereg_mr(p->mr);
    if (p->pd != NULL)
        (void)ibv_dealloc_pd(p->pd);
    if (p->context != NULL)
        (void)ibv_close_device(p->context);
    if (p->memory != NULL)
        (void)munmap(p->memory, sizeof *p->memory);
    free(p->operations);
    free(p->peers);
    free(p);
}

static struct ibv_context *device_open(const char *name)
{
    struct ibv_device **devices = ibv_get_device_list(NULL);
    struct ibv_context *context = NULL;
    for (int i = 0; devices != NULL && devices[i] != NULL && context == NULL; i++)
        if (strcmp(devices[i]->name, name) == 0)
            context = ibv_open_device(devices[i]);
    if (devices != NULL)
        ibv_free_device_list(devices);
    return context;
}

/* A receive without memory: only the immediate data matters. */
static int note_expect(ferryi_provider *p)
{
    struct ibv_recv_wr wr = { .wr_id = VERBS_WR_NOTE }, *bad;
    return ibv_post_srq_recv(p->srq, &wr, &bad);
}

/* The completion queue has room for all that can be under way, so it never overruns. */
static int queues_open(ferryi_provider *p, const char **call)
{
    struct ibv_device_attr device;
    struct ibv_srq_init_attr srq = { .attr = { .max_wr = VERBS_RECEIVES, .max_sge = 1 } };
    int rc = (*call = "ibv_query_device", ibv_query_device(p->context, &device));
    if (rc != 0)
        return rc;
    if (device.max_srq_wr > 0 && device.max_srq_wr < VERBS_RECEIVES)
        srq.attr.max_wr = (uint32_t)device.max_srq_wr;
    const uint32_t receives = srq.attr.max_wr;
    const int depth = VERBS_OPERATIONS + (int)receives + VERBS_HELLOS + VERBS_HELLOS_OUT;
    p->reads_in = (uint8_t)(device.max_qp_rd_atom < 16 ? device.max_qp_rd_atom : 16);
    p->reads_out = (uint8_t)(device.max_qp_init_rd_atom < 16 ? device.max_qp_init_rd_atom : 16);
    *call = "ibv_alloc_pd";
    if ((p->pd = ibv_alloc_pd(p->context)) == NULL)
        return errno;
    *call = "ibv_reg_mr (raise the limit of locked memory: ulimit -l)";
    if ((p->mr = ibv_reg_mr(p->pd, p->memory, sizeof *p->memory, IBV_ACCESS_LOCAL_WRITE)) == NULL)
        return errno;
    *call = "ibv_create_comp_channel";
    if ((p->channel = ibv_create_comp_channel(p->context)) == NULL ||
        fcntl(p->channel->fd, F_SETFL, fcntl(p->channel->fd, F_GETFL) | O_NONBLOCK) != 0)
        return errno;
    *call = "ibv_create_cq";
    if ((p->cq = ibv_create_cq(p->context, depth, NULL, p->channel, 0)) == NULL)
        return errno;
    *call = "ibv_create_srq";
    if ((p->srq = ibv_create_srq(p->pd, &srq)) == NULL)
        return errno;
    *call = "ibv_post_srq_recv";
    for (uint32_t i = 0; rc == 0 && i < receives; i++)
        rc = note_expect(p);
    return rc;
}

static ferry_status memory_make(ferryi_provider *p)
{
    void *at = mmap(NULL, sizeof *p->memory, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    p->memory = at != MAP_FAILED ? at : NULL;
    p->peers = calloc((size_t)p->n_peers, sizeof *p->peers);
    p->operations = calloc(VERBS_OPERATIONS, sizeof *p->operations);
    if (p->memory == NULL || p->peers == NULL || p->operations == NULL)
        return p->error(FERRY_ERR_NO_MEMORY, "no memory for libibverbs' provider: raise the memory limit");
    for (int i = 0; i < VERBS_OPERATIONS; i++) {
        p->operations[i].next = p->free;
        p->free = &p->operations[i];
    }
    return FERRY_SUCCESS;
}

static ferry_status verbs_open(const ferryi_provider_request *request, ferryi_provider **provider)
{
    verbs_way ways[VERBS_WAYS];
    int n;
    char address[64];
    const char *call;
    /* On kernels older than 5.12, a write after a fork may move this process off the pages that the NIC knows. */
    (void)ibv_fork_init();
    ferry_status status = verbs_ways_find(request, ways, &n);
    if (status == FERRY_SUCCESS)
        status = verbs_ways_order(request, ways, n);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_provider *p = calloc(1, sizeof *p);
    if (p == NULL)
        return request->error(FERRY_ERR_NO_MEMORY, "no memory for libibverbs' provider: raise the memory limit");
    p->error = request->error;
    p->n_peers = request->n_peers;
    p->way = ways[0];
    status = memory_make(p);
    if (status == FERRY_SUCCESS && (p->context = device_open(p->way.device)) == NULL)
        status = p->error(FERRY_ERR_SYSTEM, "libibverbs cannot open %s: %s", p->way.device, strerror(errno));
    if (status == FERRY_SUCCESS) {
        const int rc = queues_open(p, &call);
        if (rc != 0)
            status = p->error(FERRY_ERR_SYSTEM, "libibverbs on %s: %s: %s: see ibv_devinfo -v and dmesg", p->way.device,
                              call, strerror(rc));
    }
    if (status == FERRY_SUCCESS)
        status = verbs_datagrams_open(p);
    if (status != FERRY_SUCCESS) {
        verbs_close(p, 1);
        return status;
    }
    verbs_gid_text(&p->way.gid, address, sizeof address);
    snprintf(p->words, sizeof p->words, "libibverbs %s on %s port %d, %s", verbs_way_kind(&p->way), p->way.device,
             p->way.port, address);
    *provider = p;
    return FERRY_SUCCESS;
}

static const char *verbs_describe(const ferryi_provider *p)
{
    return p->words;
}

static ferry_status verbs_address_get(ferryi_provider *p, void *bytes, size_t *n)
{
    _Static_assert(sizeof p->own <= FERRYI_PROVIDER_ADDRESS, "an address fits");
    memcpy(bytes, &p->own, sizeof p->own);
    *n = sizeof p->own;
    return FERRY_SUCCESS;
}

static ferry_status verbs_connect(ferryi_provider *p, int peer, const void *bytes, size_t n)
{
    ferry_status status = verbs_address_check(&p->own, peer, bytes, n, p->error);
    if (status == FERRY_SUCCESS)
        memcpy(&p->peers[peer].address, bytes, sizeof p->peers[peer].address);
    return status;
}

/* ---- Memory. */

static ferry_status verbs_reg(ferryi_provider *p, void *at, size_t n, ferryi_region *region)
{
    struct rlimit limit = { 0, 0 };
    struct ibv_mr *mr =
        ibv_reg_mr(p->pd, at, n, IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_WRITE | IBV_ACCESS_REMOTE_READ);
    if (mr == NULL) {
        const int error = errno;
        char locked[64] = "not limited";
        (void)getrlimit(RLIMIT_MEMLOCK, &limit);
        if (limit.rlim_cur != RLIM_INFINITY)
            snprintf(locked, sizeof locked, "limited to %llu bytes", (unsigned long long)limit.rlim_cur);
        return p->error(FERRY_ERR_NO_MEMORY,
                        "libibverbs cannot register %zu bytes with %s: %s; locked memory is %s: raise it (ulimit -l "
                        "unlimited, LimitMEMLOCK= of a service), or the device's limits (ibv_devinfo -v: max_mr, "
                        "max_mr_size)",
                        n, p->way.device, strerror(error), locked);
    }
    *region = (ferryi_region){ .base = (uint64_t)(uintptr_t)at, .key = mr->rkey, .handle = mr };
    return FERRY_SUCCESS;
}

static void verbs_unregister(ferryi_provider *p, ferryi_region *region)
{
    (void)p;
    if (region->handle != NULL)
        (void)ibv_dereg_mr(region->handle);
    region->handle = NULL;
}

/* ---- Operations. */

static verbs_operation *operation_take(ferryi_provider *p, verbs_connection *c, uint64_t cookie, int is_flush)
{
    verbs_operation *o = p->free;
    if (o != NULL) {
        p->free = o->next;
        *o = (verbs_operation){ .cookie = cookie, .connection = c, .is_flush = is_flush };
    }
    return o;
}

static void operation_give(ferryi_provider *p, verbs_operation *o)
{
    o->next = p->free;
    p->free = o;
}

typedef struct transfer {
    enum ibv_wr_opcode opcode, last_opcode;
    uint64_t here, at, key, cookie;
    uint32_t lkey, note;
    size_t n;
    int is_flush;
} transfer;

static int part_post(verbs_connection *c, verbs_operation *o, const transfer *t, size_t from, size_t n)
{
    const int is_last = from + n == t->n;
    struct ibv_sge sge = { t->here + from, (uint32_t)n, t->lkey };
    struct ibv_send_wr wr = { .wr_id = (uint64_t)(uintptr_t)o,
                              .sg_list = &sge,
                              .num_sge = 1,
                              .opcode = is_last ? t->last_opcode : t->opcode,
                              .wr.rdma = { t->at + from, (uint32_t)t->key } },
                       *bad;
    if (is_last && t->last_opcode == IBV_WR_RDMA_WRITE_WITH_IMM)
        wr.imm_data = htobe32(t->note);
    if (t->opcode == IBV_WR_RDMA_WRITE && n <= c->inline_bytes)
        wr.send_flags = IBV_SEND_INLINE;
    return ibv_post_send(c->qp, &wr, &bad);
}

/* Messages longer than the port's limit go in parts, one after the other. */
static enum ferryi_posted post(ferryi_provider *p, int peer, const transfer *t)
{
    const size_t most = p->way.max_message;
    const size_t parts = (t->n + most - 1) / most;
    verbs_connection *c = p->peers[peer].lost ? NULL : verbs_connection_to(p, peer);
    errno = 0; /* verbs_lose() has said why */
    if (c == NULL || parts > VERBS_SENDS)
        return FERRYI_POST_FAILED;
    if (c->state != VERBS_OPEN || c->sends + parts > VERBS_SENDS || p->sends + parts > VERBS_OPERATIONS)
        return FERRYI_POST_AGAIN;
    verbs_operation *o = operation_take(p, c, t->cookie, t->is_flush);
    if (o == NULL)
        return FERRYI_POST_AGAIN;
    for (size_t from = 0; from < t->n; from += most) {
        const int rc = part_post(c, o, t, from, t->n - from < most ? t->n - from : most);
        if (rc != 0) {
            verbs_lose(p, peer, "ibv_post_send", strerror(rc));
            o->failed = 1;
            break;
        }
        o->parts++;
        c->sends++;
        p->sends++;
    }
    if (o->parts != 0)
        return FERRYI_POSTED; /* if the peer is lost by now, its LOST event follows */
    operation_give(p, o);
    return FERRYI_POST_FAILED;
}

static uint32_t local_key(const ferryi_region *local)
{
    return local != NULL && local->handle != NULL ? ((const struct ibv_mr *)local->handle)->lkey : 0;
}

static transfer transfer_of(enum ibv_wr_opcode opcode, const ferryi_region *local, const void *here, size_t n,
                            uint64_t at, uint64_t key, uint64_t cookie)
{
    return (transfer){ .opcode = opcode,
                       .last_opcode = opcode,
                       .here = (uint64_t)(uintptr_t)here,
                       .at = at,
                       .key = key,
                       .cookie = cookie,
                       .lkey = local_key(local),
                       .n = n };
}

static enum ferryi_posted verbs_put(ferryi_provider *p, int peer, const ferryi_region *local, const void *src, size_t n,
                                    uint64_t at, uint64_t key, uint64_t cookie)
{
    const transfer t = transfer_of(IBV_WR_RDMA_WRITE, local, src, n, at, key, cookie);
    const enum ferryi_posted posted = post(p, peer, &t);
    if (posted == FERRYI_POSTED) {
        verbs_connection *c = p->peers[peer].connection;
        c->puts++;
        c->at = at;
        c->key = key;
    }
    return posted;
}

static enum ferryi_posted verbs_put_notify(ferryi_provider *p, int peer, const ferryi_region *local, const void *src,
                                           size_t n, uint64_t at, uint64_t key, uint32_t note, uint64_t cookie)
{
    transfer t = transfer_of(IBV_WR_RDMA_WRITE, local, src, n, at, key, cookie);
    t.last_opcode = IBV_WR_RDMA_WRITE_WITH_IMM;
    t.note = note;
    return post(p, peer, &t);
}

static enum ferryi_posted verbs_get(ferryi_provider *p, int peer, const ferryi_region *local, void *dst, size_t n,
                                    uint64_t at, uint64_t key, uint64_t cookie)
{
    const transfer t = transfer_of(IBV_WR_RDMA_READ, local, dst, n, at, key, cookie);
    return post(p, peer, &t);
}

/* A read covers the puts that were posted before it; puts that came meanwhile need another. */
static int verbs_flush(ferryi_provider *p, int peer)
{
    verbs_connection *c = p->peers[peer].connection;
    if (c == NULL || p->peers[peer].lost || c->flushed == c->puts)
        return 1;
    if (c->covered != c->flushed)
        return 0;
    transfer t = transfer_of(IBV_WR_RDMA_READ, NULL, &p->memory->flushed, 1, c->at, c->key, 0);
    t.lkey = p->mr->lkey;
    t.is_flush = 1;
    if (post(p, peer, &t) == FERRYI_POSTED)
        c->covered = c->puts;
    return 0;
}

/* ---- Completions. */

static const char *advice(enum ibv_wc_status status)
{
    switch (status) {
    case IBV_WC_RETRY_EXC_ERR:
        return "the PE, its node or the way to it is gone; or packets are lost: compare MTUs (ip link), and GIDs by "
               "ibv_devinfo -v";
    case IBV_WC_REM_ACCESS_ERR:
    case IBV_WC_LOC_PROT_ERR:
        return "memory that is not registered: start all PEs with the same build of ferry";
    default:
        return "see dmesg on both nodes";
    }
}

static void told(ferryi_provider *p, int peer)
{
    p->n_lost -= !p->peers[peer].told;
    p->peers[peer].told = 1;
}

/* 1: *event is to be reported. */
static int operation_end(ferryi_provider *p, const struct ibv_wc *wc, ferryi_provider_event *event)
{
    verbs_operation *o = (verbs_operation *)(uintptr_t)wc->wr_id;
    verbs_connection *c = o->connection;
    char text[160];
    c->sends--;
    p->sends--;
    if (wc->status != IBV_WC_SUCCESS && c->is_old) {
        o->failed = 1;
    } else if (wc->status != IBV_WC_SUCCESS) {
        snprintf(text, sizeof text, "%s (%d, vendor %#x)", ibv_wc_status_str(wc->status), (int)wc->status,
                 wc->vendor_err);
        verbs_lose(p, c->peer, text, advice(wc->status));
        o->failed = 1;
    }
    if (--o->parts != 0)
        return 0;
    const int is_reported = !o->is_flush;
    if (o->is_flush && !o->failed)
        c->flushed = c->covered;
    if (is_reported && o->failed && !c->is_old)
        told(p, c->peer);
    *event = (ferryi_provider_event){ .kind = o->failed ? FERRYI_PROVIDER_BROKEN : FERRYI_PROVIDER_DONE,
                                      .peer = c->peer,
                                      .cookie = o->cookie };
    operation_give(p, o);
    return is_reported;
}

static int completion(ferryi_provider *p, const struct ibv_wc *wc, ferryi_provider_event *event)
{
    const uint32_t i = (uint32_t)(wc->wr_id >> 2);
    switch (wc->wr_id & 3) {
    case VERBS_WR_NOTE:
        (void)note_expect(p); /* in the place of this one, so there is room */
        *event = (ferryi_provider_event){ .kind = FERRYI_PROVIDER_NOTIFIED, .note = be32toh(wc->imm_data) };
        return wc->status == IBV_WC_SUCCESS && wc->opcode == IBV_WC_RECV_RDMA_WITH_IMM;
    case VERBS_WR_HELLO_IN:
        if (wc->status == IBV_WC_SUCCESS &&
            wc->byte_len == sizeof p->memory->in[i].route + sizeof p->memory->in[i].hello)
            verbs_hello_come(p, &p->memory->in[i].hello);
        if (wc->status != IBV_WC_WR_FLUSH_ERR)
            (void)verbs_hello_expect(p, i);
        return 0;
    case VERBS_WR_HELLO_OUT:
        p->hellos_out &= ~(1u << i);
        return 0;
    default:
        return operation_end(p, wc, event);
    }
}

static int poll_queue(ferryi_provider *p)
{
    const int n = ibv_poll_cq(p->cq, VERBS_BATCH, p->kept);
    p->n_kept = n > 0 ? n : 0;
    return p->n_kept;
}

static int lost_tell(ferryi_provider *p, ferryi_provider_event *events, int most)
{
    int n = 0;
    for (int i = 0; i < p->n_peers && p->n_lost != 0 && n < most; i++)
        if (p->peers[i].lost && !p->peers[i].told) {
            told(p, i);
            events[n++] = (ferryi_provider_event){ .kind = FERRYI_PROVIDER_BROKEN, .peer = i, .cookie = UINT64_MAX };
        }
    return n;
}

/* At most `most` completions are polled, so each event has room. */
static int verbs_progress(ferryi_provider *p, ferryi_provider_event *events, int most)
{
    int n = 0;
    verbs_ask_again(p);
    if (p->old != NULL)
        verbs_old_end(p);
    while (n < most && (p->n_kept != 0 || poll_queue(p) != 0)) {
        int used = 0;
        while (used < p->n_kept && n < most)
            n += completion(p, &p->kept[used++], &events[n]);
        p->n_kept -= used;
        memmove(p->kept, p->kept + used, (size_t)p->n_kept * sizeof *p->kept);
    }
    return n + (p->n_lost != 0 ? lost_tell(p, events + n, most - n) : 0);
}

/* The look after arming finds completions that came before the queue was armed; later completions make the descriptor
 * readable.  First consume the events of earlier sleeps, which would keep the descriptor readable. */
static int verbs_wait_fd(ferryi_provider *p)
{
    struct ibv_cq *cq;
    void *context;
    unsigned events = 0;
    if (p->n_kept != 0 || p->n_lost != 0 || verbs_is_asking(p))
        return -1;
    while (ibv_get_cq_event(p->channel, &cq, &context) == 0)
        events++;
    if (events != 0)
        ibv_ack_cq_events(p->cq, events);
    return ibv_req_notify_cq(p->cq, 0) == 0 && poll_queue(p) == 0 ? p->channel->fd : -1;
}

extern const ferryi_provider_ops ferry_remote_plugin __attribute__((visibility("default")));
const ferryi_provider_ops ferry_remote_plugin = {
    .size = sizeof(ferryi_provider_ops),
    .abi = FERRYI_PROVIDER_ABI,
    .answers_gets = 1,
    .name = "verbs",
    .open = verbs_open,
    .list = verbs_list,
    .describe = verbs_describe,
    .address = verbs_address_get,
    .connect = verbs_connect,
    .renew = verbs_renew,
    .reg = verbs_reg,
    .unregister = verbs_unregister,
    .put = verbs_put,
    .put_notify = verbs_put_notify,
    .get = verbs_get,
    .flush = verbs_flush,
    .progress = verbs_progress,
    .wait_fd = verbs_wait_fd,
    .close = verbs_close,
};
