/* SPDX-License-Identifier: BSD-3-Clause */
/* The provider for libfabric: a plug-in, so that libferry does not link it.  One reliable-datagram endpoint, one
 * completion queue; notifications are remote completion data.  fi_rma(3), fi_cq(3), fi_av(3).
 *
 * Strangers.  To write into memory takes its key, but whoever reaches the endpoint may send completion data with a
 * write of no bytes, which needs no key (libfabric's tcp).  So the data of a notification has a random secret of the
 * receiver above the note: 40 bits where the fabric's data has 64, as with tcp; 8 where it has 32.
 *
 * Connections.  libfabric closes a connection that fails and ends its operations with an error; the next operation to
 * the peer makes it connect again.  A peer that still holds the old connection refuses the new one, or closes the old
 * one first (rxm_process_connreq() of ofi_rxm), so nothing of the old one takes effect after the new one's first
 * operation, and renew() has nothing to do.
 *
 * The end.  fi_close() of an endpoint into which a peer's write has come in part is a fault in ofi_rxm 1.17: it takes
 * the cancelled write for an operation of its own.  So unless all is quiet, the endpoint stays until the process ends.
 * Nobody makes progress on it then, and its memory is no longer registered. */
#include "runtime/remote/provider.h"
#include <arpa/inet.h>
#include <errno.h>
#include <rdma/fabric.h>
#include <rdma/fi_cm.h>
#include <rdma/fi_domain.h>
#include <rdma/fi_endpoint.h>
#include <rdma/fi_errno.h>
#include <rdma/fi_rma.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

/* libfabric's errors below this number are those of errno. */
#define ERRNO_MOST 256

/* Operations in flight; the limit also bounds what the provider queues. */
#define OPERATIONS 512

/* libfabric may keep its own data in the context until the operation completes, hence its place. */
typedef struct operation {
    struct fi_context2 context;
    uint64_t cookie;
    int peer;
    int is_counted; /* a put() that flush() waits for */
    struct operation *next;
} operation;

/* A peer's address, as the bootstrap carries it: the secret, then libfabric's name. */
typedef struct known {
    fi_addr_t at;
    uint64_t secret;
    uint32_t puts; /* not complete yet */
} known;

struct ferryi_provider {
    const ferryi_provider_ops *ops;
    ferry_status (*error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
    struct fi_info *info;
    struct fid_fabric *fabric;
    struct fid_domain *domain;
    struct fid_av *av;
    struct fid_cq *cq;
    struct fid_ep *ep;
    int fd;
    int n_peers;
    known *peers;
    uint64_t secret, data_mask; /* data_mask: the bits of completion data */
    operation *operations, *free;
    ferryi_provider *next; /* in the list of those that stay */
    char words[128];
};

static ferry_status fail(const ferryi_provider *p, ferry_status status, const char *call, int error)
{
    return p->error(status,
                    "libfabric: %s: %s (fi_info shows the fabrics of this machine; FERRY_FABRIC_PROVIDER "
                    "selects one)",
                    call, fi_strerror(error < 0 ? -error : error));
}

/* Fabrics for tests, and fabrics that reach this machine only, are used on request only. */
static int is_chosen(const struct fi_info *info, const char *wanted)
{
    static const char *const others[] = { "shm", "udp", "sockets", "net" };
    const char *name = info->fabric_attr->prov_name;
    if (wanted[0] != '\0')
        return strncmp(name, wanted, strlen(wanted)) == 0 &&
               (name[strlen(wanted)] == '\0' || name[strlen(wanted)] == ';');
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (strncmp(name, others[i], strlen(others[i])) == 0)
            return 0;
    return 1;
}

static struct fi_info *hints_make(void)
{
    struct fi_info *hints = fi_allocinfo();
    if (hints == NULL)
        return NULL;
    hints->caps = FI_MSG | FI_RMA;
    hints->mode = FI_CONTEXT | FI_CONTEXT2;
    hints->ep_attr->type = FI_EP_RDM;
    hints->domain_attr->mr_mode = FI_MR_LOCAL | FI_MR_VIRT_ADDR | FI_MR_ALLOCATED | FI_MR_PROV_KEY;
    hints->domain_attr->threading = FI_THREAD_DOMAIN;
    hints->domain_attr->av_type = FI_AV_TABLE;
    hints->domain_attr->cq_data_size = sizeof(uint32_t);
    return hints;
}

/* ofi_rxm, the message layer over tcp and verbs, keeps 4,096 buffers of 16 KiB for messages that come and as many as
 * are sent, and clears them at the start: 74 MiB a PE.  ferry sends none, its frames are writes, and no attribute of
 * fi_info says so.  The layer reads its environment once, in the process's first fi_getinfo(); the user's own value
 * stays.  Other users of libfabric in this process that start later have these buffers too. */
static const char *const buffers = "FI_OFI_RXM_BUFFER_SIZE";
static int get_info(const ferryi_provider_request *request, const struct fi_info *hints, struct fi_info **all)
{
    const int by_address = request->address[0] != '\0', fits = getenv(buffers) == NULL;
    if (fits)
        (void)setenv(buffers, "1024", 1);
    const int rc = fi_getinfo(FI_VERSION(1, 11), by_address ? request->address : NULL, by_address ? "0" : NULL,
                              by_address ? FI_SOURCE | FI_NUMERICHOST : 0, hints, all);
    if (fits)
        (void)unsetenv(buffers);
    return rc;
}

/* The fabrics whose source is the request's address, if the request has one. */
static ferry_status find_fabrics(const ferryi_provider_request *request, struct fi_info **all)
{
    struct fi_info *hints = hints_make();
    const int by_address = request->address[0] != '\0';
    if (hints == NULL)
        return request->error(FERRY_ERR_NO_MEMORY, "no memory for libfabric's fi_allocinfo: raise the memory limit");
    *all = NULL;
    int rc = get_info(request, hints, all);
    fi_freeinfo(hints);
    const char *only = getenv("FI_PROVIDER");
    if (rc != 0 && only != NULL && only[0] != '\0')
        return request->error(FERRY_ERR_UNSUPPORTED,
                              "libfabric has no fabric for one-sided communication%s%s%s%s: %s: FI_PROVIDER=%.64s, "
                              "which a module may have "
                              "set, hides every other provider: unset it, and see fi_info -t FI_EP_RDM",
                              request->fabric[0] != '\0' ? " named " : "", request->fabric, by_address ? " at " : "",
                              request->address, fi_strerror(-rc), only);
    if (rc != 0)
        return request->error(
            FERRY_ERR_UNSUPPORTED,
            "libfabric has no fabric for one-sided communication%s%s%s%s: %s: see fi_info -t FI_EP_RDM, and "
            "set FERRY_FABRIC_PROVIDER or FERRY_REMOTE_ADDRESS",
            request->fabric[0] != '\0' ? " named " : "", request->fabric, by_address ? " at " : "", request->address,
            fi_strerror(-rc));
    return FERRY_SUCCESS;
}

static ferry_status choose(ferryi_provider *p, const ferryi_provider_request *request)
{
    const int by_address = request->address[0] != '\0';
    struct fi_info *all, *at;
    ferry_status status = find_fabrics(request, &all);
    if (status != FERRY_SUCCESS)
        return status;
    for (at = all; at != NULL && !is_chosen(at, request->fabric); at = at->next)
        ;
    if (at != NULL)
        p->info = fi_dupinfo(at);
    fi_freeinfo(all);
    const char *only = getenv("FI_PROVIDER");
    if (at == NULL)
        return p->error(
            FERRY_ERR_UNSUPPORTED, "libfabric has no provider %s%s%s for one-sided communication: %s%.64s%s",
            request->fabric[0] != '\0' ? request->fabric : "of its own", by_address ? " at " : "", request->address,
            only != NULL && only[0] != '\0' ? "FI_PROVIDER=" : "", only != NULL ? only : "",
            only != NULL && only[0] != '\0' ? ", which a module may have set, hides every other provider: unset it"
                                            : "see fi_info -t FI_EP_RDM, and set FERRY_FABRIC_PROVIDER");
    return p->info != NULL ? FERRY_SUCCESS : fail(p, FERRY_ERR_NO_MEMORY, "fi_dupinfo", FI_ENOMEM);
}

static ferry_status fabric_list(const ferryi_provider_request *request,
                                void (*each)(void *arg, const char *fabric, const char *device, const char *address),
                                void *arg)
{
    struct fi_info *all;
    ferry_status status = find_fabrics(request, &all);
    if (status != FERRY_SUCCESS)
        return status;
    for (int chosen = 1; chosen >= 0; chosen--)
        for (struct fi_info *at = all; at != NULL; at = at->next) {
            char text[INET6_ADDRSTRLEN] = "";
            const struct sockaddr *source = at->src_addr;
            if (is_chosen(at, request->fabric) != chosen)
                continue;
            if (source != NULL && at->addr_format == FI_SOCKADDR_IN)
                (void)inet_ntop(AF_INET, &((const struct sockaddr_in *)(const void *)source)->sin_addr, text,
                                sizeof text);
            else if (source != NULL && at->addr_format == FI_SOCKADDR_IN6)
                (void)inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)(const void *)source)->sin6_addr, text,
                                sizeof text);
            each(arg, at->fabric_attr->prov_name, at->domain_attr->name, text);
        }
    fi_freeinfo(all);
    return FERRY_SUCCESS;
}

static void release(struct fid *fid)
{
    if (fid != NULL)
        (void)fi_close(fid);
}

/* Endpoints that could not be closed; a list, so that a leak checker sees them. */
static ferryi_provider *left;

static void close_all(ferryi_provider *p)
{
    release(p->ep != NULL ? &p->ep->fid : NULL);
    release(p->cq != NULL ? &p->cq->fid : NULL);
    release(p->av != NULL ? &p->av->fid : NULL);
    release(p->domain != NULL ? &p->domain->fid : NULL);
    release(p->fabric != NULL ? &p->fabric->fid : NULL);
    if (p->info != NULL)
        fi_freeinfo(p->info);
    free(p->peers);
    free(p->operations);
    free(p);
}

static void fabric_close(ferryi_provider *p, int is_quiet)
{
    if (is_quiet) {
        close_all(p);
        return;
    }
    p->next = __atomic_load_n(&left, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&left, &p->next, p, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        ;
}

/* A queue without a descriptor serves too: its PE polls. */
static int cq_open(ferryi_provider *p)
{
    struct fi_cq_attr attr = { .size = 2 * OPERATIONS, .format = FI_CQ_FORMAT_DATA, .wait_obj = FI_WAIT_FD };
    p->fd = -1;
    if (fi_cq_open(p->domain, &attr, &p->cq, NULL) == 0) {
        if (fi_control(&p->cq->fid, FI_GETWAIT, &p->fd) != 0)
            p->fd = -1;
        return 0;
    }
    attr.wait_obj = FI_WAIT_NONE;
    return fi_cq_open(p->domain, &attr, &p->cq, NULL);
}

static ferry_status endpoint_open(ferryi_provider *p)
{
    struct fi_av_attr av = { .type = FI_AV_TABLE, .count = (size_t)p->n_peers };
    const char *call = "fi_fabric";
    int rc = fi_fabric(p->info->fabric_attr, &p->fabric, NULL);
    if (rc == 0 && (call = "fi_domain", rc = fi_domain(p->fabric, p->info, &p->domain, NULL)) == 0 &&
        (call = "fi_av_open", rc = fi_av_open(p->domain, &av, &p->av, NULL)) == 0 &&
        (call = "fi_cq_open", rc = cq_open(p)) == 0 &&
        (call = "fi_endpoint", rc = fi_endpoint(p->domain, p->info, &p->ep, NULL)) == 0 &&
        (call = "fi_ep_bind", rc = fi_ep_bind(p->ep, &p->av->fid, 0)) == 0 &&
        (rc = fi_ep_bind(p->ep, &p->cq->fid, FI_TRANSMIT | FI_RECV)) == 0)
        call = "fi_enable", rc = fi_enable(p->ep);
    return rc == 0 ? FERRY_SUCCESS : fail(p, FERRY_ERR_SYSTEM, call, rc);
}

static ferry_status fabric_open(const ferryi_provider_request *request, ferryi_provider **provider)
{
    ferryi_provider *p = calloc(1, sizeof *p);
    if (p == NULL)
        return request->error(FERRY_ERR_NO_MEMORY, "no memory for libfabric's provider: raise the memory limit");
    p->error = request->error;
    p->n_peers = request->n_peers;
    p->peers = calloc((size_t)p->n_peers, sizeof *p->peers);
    p->operations = calloc(OPERATIONS, sizeof *p->operations);
    ferry_status status =
        p->peers != NULL && p->operations != NULL ? FERRY_SUCCESS : fail(p, FERRY_ERR_NO_MEMORY, "calloc", FI_ENOMEM);
    for (int i = 0; status == FERRY_SUCCESS && i < p->n_peers; i++)
        p->peers[i].at = FI_ADDR_UNSPEC;
    for (int i = 0; status == FERRY_SUCCESS && i < OPERATIONS; i++) {
        p->operations[i].next = p->free;
        p->free = &p->operations[i];
    }
    if (status == FERRY_SUCCESS)
        status = choose(p, request);
    p->data_mask = p->info != NULL && p->info->domain_attr->cq_data_size < sizeof p->data_mask
                       ? ((uint64_t)1 << 8 * p->info->domain_attr->cq_data_size) - 1
                       : UINT64_MAX;
    if (status == FERRY_SUCCESS && getrandom(&p->secret, sizeof p->secret, 0) != sizeof p->secret)
        status = fail(p, FERRY_ERR_SYSTEM, "getrandom", FI_EAGAIN);
    if (status == FERRY_SUCCESS)
        status = endpoint_open(p);
    if (status != FERRY_SUCCESS) {
        close_all(p);
        return status;
    }
    snprintf(p->words, sizeof p->words, "libfabric %s on %s", p->info->fabric_attr->prov_name,
             p->info->domain_attr->name);
    *provider = p;
    return FERRY_SUCCESS;
}

static const char *fabric_describe(const ferryi_provider *p)
{
    return p->words;
}

static ferry_status fabric_address(ferryi_provider *p, void *bytes, size_t *n)
{
    *n = FERRYI_PROVIDER_ADDRESS - sizeof p->secret;
    int rc = fi_getname(&p->ep->fid, (char *)bytes + sizeof p->secret, n);
    memcpy(bytes, &p->secret, sizeof p->secret);
    *n += sizeof p->secret;
    return rc == 0 ? FERRY_SUCCESS : fail(p, FERRY_ERR_SYSTEM, "fi_getname", rc);
}

/* Checks what fi_av_insert takes on trust. */
static int is_address(const ferryi_provider *p, const void *bytes, size_t n)
{
    sa_family_t family;
    if (p->info->addr_format != FI_SOCKADDR_IN && p->info->addr_format != FI_SOCKADDR_IN6)
        return n > 0 && n == p->info->src_addrlen;
    if (n < sizeof family)
        return 0;
    memcpy(&family, bytes, sizeof family);
    return (family == AF_INET && n == sizeof(struct sockaddr_in)) ||
           (family == AF_INET6 && n == sizeof(struct sockaddr_in6));
}

static ferry_status fabric_connect(ferryi_provider *p, int peer, const void *bytes, size_t n)
{
    const char *name = (const char *)bytes + sizeof p->secret;
    if (peer < 0 || peer >= p->n_peers || n < sizeof p->secret || !is_address(p, name, n - sizeof p->secret))
        return p->error(FERRY_ERR_BOOTSTRAP,
                        "libfabric: peer %d gave no address of the provider %s: all PEs must use the same fabric", peer,
                        p->info->fabric_attr->prov_name);
    memcpy(&p->peers[peer].secret, bytes, sizeof p->peers[peer].secret);
    int rc = fi_av_insert(p->av, name, 1, &p->peers[peer].at, 0, NULL);
    return rc == 1 ? FERRY_SUCCESS : fail(p, FERRY_ERR_BOOTSTRAP, "fi_av_insert", rc < 0 ? rc : FI_EINVAL);
}

static void fabric_renew(ferryi_provider *p, int peer, uint32_t generation)
{
    (void)p;
    (void)peer;
    (void)generation;
}

static ferry_status fabric_reg(ferryi_provider *p, void *at, size_t n, ferryi_region *region)
{
    struct fid_mr *mr;
    uint64_t key = 0;
    int rc = 0, tries = 0;
    do {
        /* Keys that cannot be guessed, where the provider leaves them to its user. */
        if ((p->info->domain_attr->mr_mode & FI_MR_PROV_KEY) == 0 && getrandom(&key, sizeof key, 0) != sizeof key)
            return fail(p, FERRY_ERR_SYSTEM, "getrandom", FI_EAGAIN);
        if (p->info->domain_attr->mr_key_size < sizeof key)
            key &= ((uint64_t)1 << 8 * p->info->domain_attr->mr_key_size) - 1;
        rc = fi_mr_reg(p->domain, at, n, FI_READ | FI_WRITE | FI_REMOTE_READ | FI_REMOTE_WRITE, 0, key, 0, &mr, NULL);
    } while (rc == -FI_ENOKEY && ++tries < 8);
    if (rc != 0)
        return p->error(FERRY_ERR_NO_MEMORY,
                        "libfabric cannot register %zu bytes: %s: raise the limit of locked memory (ulimit -l) or the "
                        "number of regions that the device allows",
                        n, fi_strerror(-rc));
    region->base = (p->info->domain_attr->mr_mode & FI_MR_VIRT_ADDR) != 0 ? (uint64_t)(uintptr_t)at : 0;
    region->key = fi_mr_key(mr);
    region->handle = mr;
    region->is_lazy = (p->info->domain_attr->mr_mode & (FI_MR_LOCAL | FI_MR_ALLOCATED)) == 0;
    return FERRY_SUCCESS;
}

static void fabric_unregister(ferryi_provider *p, ferryi_region *region)
{
    (void)p;
    if (region->handle != NULL)
        (void)fi_close(&((struct fid_mr *)region->handle)->fid);
    region->handle = NULL;
}

static operation *operation_take(ferryi_provider *p, int peer, uint64_t cookie, int is_counted)
{
    operation *o = p->free;
    if (o == NULL)
        return NULL;
    p->free = o->next;
    o->peer = peer;
    o->cookie = cookie;
    o->is_counted = is_counted;
    p->peers[peer].puts += (uint32_t)is_counted;
    return o;
}

static void operation_end(ferryi_provider *p, operation *o)
{
    p->peers[o->peer].puts -= (uint32_t)o->is_counted;
    o->next = p->free;
    p->free = o;
}

static enum ferryi_posted posted(ferryi_provider *p, operation *o, ssize_t rc)
{
    if (rc == 0)
        return FERRYI_POSTED;
    operation_end(p, o);
    errno = rc == -FI_EAGAIN || rc < -ERRNO_MOST ? 0 : (int)-rc;
    return rc == -FI_EAGAIN ? FERRYI_POST_AGAIN : FERRYI_POST_FAILED;
}

static void *descriptor(const ferryi_region *local)
{
    return local != NULL && local->handle != NULL ? fi_mr_desc(local->handle) : NULL;
}

/* Completes only when the bytes are delivered, as flush() needs: a notification covers its own bytes only. */
static enum ferryi_posted fabric_put(ferryi_provider *p, int peer, const ferryi_region *local, const void *src,
                                     size_t n, uint64_t at, uint64_t key, uint64_t cookie)
{
    void *desc = descriptor(local);
    operation *o = operation_take(p, peer, cookie, 1);
    if (o == NULL)
        return FERRYI_POST_AGAIN;
    const struct iovec iov = { (void *)(uintptr_t)src, n };
    const struct fi_rma_iov there = { at, n, key };
    const struct fi_msg_rma msg = { &iov, &desc, 1, p->peers[peer].at, &there, 1, &o->context, 0 };
    return posted(p, o, fi_writemsg(p->ep, &msg, FI_DELIVERY_COMPLETE | FI_COMPLETION));
}

static uint64_t data_of(const ferryi_provider *p, uint64_t secret, uint32_t note)
{
    return (secret << FERRYI_PROVIDER_NOTE_BITS | note) & p->data_mask;
}

static enum ferryi_posted fabric_put_notify(ferryi_provider *p, int peer, const ferryi_region *local, const void *src,
                                            size_t n, uint64_t at, uint64_t key, uint32_t note, uint64_t cookie)
{
    operation *o = operation_take(p, peer, cookie, 0);
    if (o == NULL)
        return FERRYI_POST_AGAIN;
    return posted(p, o,
                  fi_writedata(p->ep, src, n, descriptor(local), data_of(p, p->peers[peer].secret, note),
                               p->peers[peer].at, at, key, &o->context));
}

static enum ferryi_posted fabric_get(ferryi_provider *p, int peer, const ferryi_region *local, void *dst, size_t n,
                                     uint64_t at, uint64_t key, uint64_t cookie)
{
    operation *o = operation_take(p, peer, cookie, 0);
    if (o == NULL)
        return FERRYI_POST_AGAIN;
    return posted(p, o, fi_read(p->ep, dst, n, descriptor(local), p->peers[peer].at, at, key, &o->context));
}

static int fabric_flush(ferryi_provider *p, int peer)
{
    return p->peers[peer].puts == 0;
}

/* NULL: no operation of this PE. */
static operation *operation_of(const ferryi_provider *p, void *context)
{
    return (uintptr_t)context - (uintptr_t)p->operations < OPERATIONS * sizeof *p->operations ? context : NULL;
}

static void event_of(ferryi_provider *p, const struct fi_cq_data_entry *entry, ferryi_provider_event *event)
{
    operation *o = (entry->flags & (FI_REMOTE_CQ_DATA | FI_RECV)) == 0 ? operation_of(p, entry->op_context) : NULL;
    *event = (ferryi_provider_event){ .kind = FERRYI_PROVIDER_NOISE };
    if (o == NULL) {
        const uint32_t note = (uint32_t)entry->data & ((1u << FERRYI_PROVIDER_NOTE_BITS) - 1);
        if ((entry->flags & FI_REMOTE_CQ_DATA) == 0 || entry->data != data_of(p, p->secret, note))
            return;
        event->kind = FERRYI_PROVIDER_NOTIFIED;
        event->note = note;
        return;
    }
    event->kind = FERRYI_PROVIDER_DONE;
    event->cookie = o->cookie;
    event->peer = o->peer;
    operation_end(p, o);
}

/* 1: an operation failed.  An error without an operation, such as a connection closed by a dead peer, needs no report:
 * a later operation fails with it. */
static int event_of_error(ferryi_provider *p, ferryi_provider_event *event)
{
    struct fi_cq_err_entry error = { 0 };
    if (fi_cq_readerr(p->cq, &error, 0) != 1 || (error.flags & FI_RECV) != 0)
        return 0;
    operation *o = operation_of(p, error.op_context);
    if (o == NULL)
        return 0;
    memset(event, 0, sizeof *event);
    event->kind = FERRYI_PROVIDER_BROKEN;
    event->cookie = o->cookie;
    event->peer = o->peer;
    event->error = error.err < ERRNO_MOST ? error.err : 0;
    operation_end(p, o);
    return 1;
}

static int fabric_progress(ferryi_provider *p, ferryi_provider_event *events, int most)
{
    struct fi_cq_data_entry entries[16];
    int n = 0;
    while (n < most) {
        const int room = most - n < 16 ? most - n : 16;
        ssize_t got = fi_cq_read(p->cq, entries, (size_t)room);
        if (got == -FI_EAVAIL) {
            n += event_of_error(p, &events[n]);
            continue;
        }
        for (ssize_t i = 0; i < got; i++)
            event_of(p, &entries[i], &events[n++]);
        if (got < room)
            break;
    }
    return n;
}

static int fabric_wait_fd(ferryi_provider *p)
{
    struct fid *fids[] = { &p->cq->fid };
    return p->fd >= 0 && fi_trywait(p->fabric, fids, 1) == FI_SUCCESS ? p->fd : -1;
}

extern const ferryi_provider_ops ferry_remote_plugin __attribute__((visibility("default")));
const ferryi_provider_ops ferry_remote_plugin = {
    .size = sizeof(ferryi_provider_ops),
    .abi = FERRYI_PROVIDER_ABI,
    .answers_gets = 0,
    .name = "libfabric",
    .open = fabric_open,
    .list = fabric_list,
    .describe = fabric_describe,
    .address = fabric_address,
    .connect = fabric_connect,
    .renew = fabric_renew,
    .reg = fabric_reg,
    .unregister = fabric_unregister,
    .put = fabric_put,
    .put_notify = fabric_put_notify,
    .get = fabric_get,
    .flush = fabric_flush,
    .progress = fabric_progress,
    .wait_fd = fabric_wait_fd,
    .close = fabric_close,
};
