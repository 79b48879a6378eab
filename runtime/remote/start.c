/* SPDX-License-Identifier: BSD-3-Clause */
/* How remote pairs begin and end, and the thread that moves frames when no call does. */
#include "ferry/detail/ring/ring__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/base/limits.h"
#include "runtime/base/log.h"
#include "runtime/base/nvtx.h"
#include "runtime/remote/address.h"
#include "runtime/remote/choose.h"
#include "runtime/remote/link.h"
#include "runtime/remote/remote.h"
#include "runtime/state/segment.h"
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>

/* What a PE sends to the others about its end of remote pairs. */
typedef struct contact {
    uint32_t abi, status;
    uint64_t frame, inbox, key;
    uint64_t heap, heap_key, has_heap;
    uint64_t secret; /* ferryi_remote.secret */
    uint64_t n_address;
    char address[FERRYI_PROVIDER_ADDRESS];
    ferryi_live_contact live;
} contact;

#define CONTACT_ABI (0x72650000u + sizeof(contact) % 0x10000u)

/* ---- The thread. */

#define LINGER_NS 20000u /* the thread polls for so long after the last frame before it sleeps */
#define POLLS_PER_TURN 256u
#define LOOK_APART_NS 20000u /* with scarce cores, while nothing moves; 5 times that in waits for PEs of this node */
#define ATTENDED_MS 2        /* between two looks while waits of this PE poll, or its service moves data */
#define SHORT_NAP_NS 100000  /* a service with longer naps leaves arriving frames to the thread */
#define SERVED_NS 200000u    /* a service with short naps has its next turn within this time, if it is not busy */
#define NAP_MS 50            /* several times between two signs of life */
#define LOOK_NS 10000000u    /* the thread finds verdicts of other PEs of PE 0's node within this time */

static int next_sleep(const ferryi_remote *r, int attended, int fd)
{
    if (attended)
        return ATTENDED_MS;
    if (fd < 0 || ferryi_ld_relaxed_u32(&r->stalled))
        return ferryi_now_ns() - ferryi_ld_relaxed_u64(&r->moved) < 10000000u ? 0 : 1;
    return r->pe->world.my_pe == 0 ? (int)(LOOK_NS / 1000000u) : NAP_MS;
}

/* The provider says under the lock whether the thread may sleep. */
static int sleep_fd(ferryi_remote *r)
{
    ferryi_remote_lock_take(r);
    const int fd = !r->closed ? r->ops->wait_fd(r->provider) : -1;
    ferryi_remote_unlock(r);
    return fd;
}

/* Whether another thread of this PE moves frames anyway. */
static int is_attended(const ferryi_remote *r)
{
    return ferryi_now_ns() - ferryi_ld_relaxed_u64(&r->served) < SERVED_NS;
}

static void *serve(void *arg)
{
    ferryi_remote *r = arg;
    ferryi_world *w = &r->pe->world;
    struct pollfd *fds = calloc((size_t)w->n_laid + LIVE_FDS + 2, sizeof *fds);
    ferryi_world_adopt(w);
    ferryi_log_set_pe(w->my_pe);
    ferryi_nvtx_thread("network", w->my_pe);
    if (fds == NULL)
        ferryi_log(FERRYI_LOG_ERROR, "no memory for the network thread: remote pairs move only while calls wait");
    while (fds != NULL && __atomic_load_n(&r->stop, __ATOMIC_ACQUIRE) == 0) {
        const int attended = is_attended(r);
        uint64_t ignored;
        ferryi_remote_live_look(r);
        ferryi_mend_look(r);
        if (w->my_pe == 0 && ferryi_now_ns() - r->looked >= LOOK_NS) {
            r->looked = ferryi_now_ns();
            __atomic_store_n(&r->dirty, 1, __ATOMIC_RELEASE);
        }
        if (!attended && ferryi_remote_move(r, -1, MOVE_POLL) == 0 &&
            (w->host.yield || ferryi_now_ns() - ferryi_ld_relaxed_u64(&r->moved) >= LINGER_NS)) {
            (void)ferryi_remote_move(r, -1, MOVE_POLL | MOVE_SETTLE);
        } else if (!attended) {
            ferryi_relax();
            continue;
        }
        const int fd = attended ? -1 : sleep_fd(r);
        int n = ferryi_remote_live_fds(r, fds);
        fds[n++] = (struct pollfd){ r->wake_fd, POLLIN, 0 };
        if (fd >= 0)
            fds[n++] = (struct pollfd){ fd, POLLIN, 0 };
        const int ms = next_sleep(r, attended, fd), nap = ferryi_remote_live_nap(r);
        if (poll(fds, (nfds_t)n, ms < nap ? ms : nap) > 0)
            (void)!read(r->wake_fd, &ignored, sizeof ignored);
    }
    free(fds);
    return NULL;
}

static ferry_status thread_start(ferryi_remote *r)
{
    sigset_t all, old;
    char why[FERRYI_LIMITS_TEXT];
    r->wake_fd = ferryi_fd(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    if (r->wake_fd >= 0) {
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &old);
        r->has_thread = 1; /* the thread reads it, perhaps before pthread_create() has returned */
        errno = pthread_create(&r->thread, NULL, serve, r);
        pthread_sigmask(SIG_SETMASK, &old, NULL);
        if (errno != 0)
            r->has_thread = 0;
    }
    return r->has_thread ? FERRY_SUCCESS
                         : ferryi_error(FERRY_ERR_SYSTEM, "cannot start the network thread: %m%s",
                                        ferryi_limits_of_start(errno, why));
}

/* ---- The calls of lower layers. */

static void remote_posted(ferryi_pe *pe, int peer)
{
    ferryi_remote *r = pe->remote;
    ferryi_link *l = ferryi_link_to(r, peer);
    if (l != NULL)
        ferryi_link_talk(r, l);
    ferryi_remote_kick(r);
    (void)ferryi_remote_move(r, peer, 0);
    if (ferryi_ld_relaxed_u32(&r->stalled) && ferryi_ld_relaxed_u32(&pe->world.host.attending) == 0)
        ferryi_remote_wake(r); /* the provider cannot take it now */
}

/* A look at the provider takes as long as some 50 polls of memory.  While nothing moves, waits that other pairs may end
 * look rarely, so that those pairs stay as fast as in a job without remote pairs.  Where cores are scarce, all waits
 * look rarely: a look takes longer than a yield, and it occupies a core that PEs of this node wait for. */
static int is_turn(ferryi_remote *r, int peer, uint32_t polls)
{
    const int is_near = peer >= 0 && r->link_of[peer] < 0;
    if (ferryi_wait_moves_remote(&r->pe->world))
        return 1;
    if (r->pe->world.host.yield)
        return ferryi_now_ns() - ferryi_ld_relaxed_u64(&r->served) >= (is_near ? 5 : 1) * LOOK_APART_NS;
    if (peer >= 0 && !is_near)
        return 1;
    const uint32_t before = ferryi_ld_relaxed_u32(&r->polls);
    ferryi_st_relaxed_u32(&r->polls, before + polls);
    return before / POLLS_PER_TURN != (before + polls) / POLLS_PER_TURN;
}

static void remote_progress(ferryi_pe *pe, int peer, uint32_t polls)
{
    ferryi_remote *r = pe->remote;
    if (polls == 0) {
        ferryi_st_relaxed_u32(&r->waits_for, (uint32_t)peer + 1);
        return;
    }
    if (!is_turn(r, peer, polls))
        return;
    ferryi_st_relaxed_u64(&r->served, ferryi_now_ns());
    (void)ferryi_remote_move(r, -1, MOVE_POLL);
}

static uint32_t remote_progress_count(ferryi_pe *pe)
{
    return (uint32_t)ferryi_ld_relaxed_u64(&((ferryi_remote *)pe->remote)->moved);
}

static void remote_rest(ferryi_pe *pe, uint64_t ns)
{
    struct pollfd fd = { sleep_fd(pe->remote), POLLIN, 0 };
    const struct timespec nap = { 0, (long)ns };
    (void)syscall(SYS_ppoll, &fd, 1, &nap, NULL, 0); /* no point of cancellation, as ppoll() is */
}

static void remote_served(ferryi_pe *pe)
{
    ferryi_remote_kick(pe->remote);
    (void)ferryi_remote_move(pe->remote, -1, MOVE_SETTLE);
}

static int remote_carry(ferryi_pe *pe, long sleep_ns)
{
    ferryi_remote *r = pe->remote;
    ferryi_st_relaxed_u64(&r->served, sleep_ns < SHORT_NAP_NS ? ferryi_now_ns() : 0);
    return ferryi_remote_move(r, -1, sleep_ns != 0 ? MOVE_POLL | MOVE_SETTLE : MOVE_POLL) != 0;
}

static void remote_told(ferryi_pe *pe)
{
    __atomic_store_n(&pe->remote->dirty, 1, __ATOMIC_RELEASE);
    ferryi_remote_kick(pe->remote);
    (void)ferryi_remote_move(pe->remote, -1, 0);
}

/* The words that these calls send are stored under the lock, then announced by a bit.  So a thread that packs, under
 * the lock, finds the words of each bit that it sees, whether it reads the bits or the words first. */
static void mark(ferryi_remote *r, int peer, uint32_t control)
{
    for (int i = 0; i < r->n_links; i++)
        if (ferryi_link_is_far(r, i) && (peer < 0 || r->peers[i].peer == peer)) {
            ferryi_link *l = ferryi_link_at(r, i);
            (void)__atomic_or_fetch(&l->control, control, __ATOMIC_RELEASE);
            ferryi_link_talk(r, l);
        }
    ferryi_remote_kick(r);
    (void)ferryi_remote_move(r, -1, MOVE_POLL);
}

/* Until no living peer has these control words still to come. */
static void drain(ferryi_remote *r, uint32_t control, uint64_t ns)
{
    const uint64_t deadline = ferryi_deadline_after(ns);
    int left;
    do {
        (void)ferryi_remote_move(r, -1, MOVE_POLL | MOVE_SETTLE);
        left = 0;
        ferryi_remote_lock_take(r);
        for (int i = 0; i < r->n_links && !r->closed; i++) {
            const ferryi_link *l = ferryi_link_made(r, i);
            left |= l != NULL && !l->lost &&
                    ((__atomic_load_n(&l->control, __ATOMIC_ACQUIRE) & control) != 0 || l->filled != 0 ||
                     l->busy != 0 || l->puts_busy != 0);
        }
        ferryi_remote_unlock(r);
        if (left)
            ferryi_yield();
    } while (left && ferryi_now_ns() < deadline);
}

/* Called before this PE's ballot changes, so that the scan that sees the change sends it to all members. */
static void remote_meets(ferryi_pe *pe, unsigned ballot, const int *pes, int n)
{
    for (int i = 0; i < n; i++) {
        ferryi_link *l = ferryi_link_to(pe->remote, pes[i]);
        if (l != NULL)
            (void)__atomic_or_fetch(&l->shared, (uint64_t)1 << ballot, __ATOMIC_RELEASE);
    }
}

static void remote_propose(ferryi_pe *pe, uint64_t round, ferry_status status, int culprit)
{
    ferryi_remote *r = pe->remote;
    ferryi_remote_lock_take(r);
    r->proposal.round = round;
    r->proposal.status = (uint32_t)status;
    r->proposal.culprit = culprit;
    ferryi_remote_unlock(r);
    mark(r, 0, CONTROL_PROPOSAL);
}

static void abort_store(ferryi_remote *r, uint64_t by)
{
    ferryi_remote_lock_take(r);
    r->abort_by = by;
    ferryi_remote_unlock(r);
}

static void remote_abort_ask(ferryi_pe *pe, uint64_t by)
{
    ferryi_remote *r = pe->remote;
    const uint64_t deadline = ferryi_deadline_after(500000000u);
    abort_store(r, by);
    mark(r, 0, CONTROL_ABORT_ASK);
    while (ferryi_ld_acquire_u64(&ferryi_segment_ctl(pe, 0)->abort_by) == 0 && !ferryi_pair_is_lost(pe, 0) &&
           ferryi_now_ns() < deadline) {
        (void)ferryi_remote_move(r, -1, MOVE_POLL);
        ferryi_yield();
    }
}

static void remote_abort_tell(ferryi_pe *pe, uint64_t by)
{
    ferryi_remote *r = pe->remote;
    if (__atomic_exchange_n(&r->abort_told, 1, __ATOMIC_ACQ_REL) != 0)
        return;
    abort_store(r, by);
    mark(r, -1, CONTROL_ABORTED);
    drain(r, CONTROL_ABORTED, 200000000u);
}

static void remote_exit_tell(ferryi_pe *pe, int code)
{
    ferryi_remote *r = pe->remote;
    ferryi_remote_lock_take(r);
    r->exit_code = code;
    ferryi_remote_unlock(r);
    mark(r, -1, CONTROL_EXIT);
    drain(r, CONTROL_EXIT, 200000000u);
}

/* The provider's own descriptors stay: the child must not touch its state. */
static void remote_forget(ferryi_pe *pe)
{
    ferryi_remote_live_close(pe->remote);
}

const ferryi_remote_ops ferryi_remote_table = {
    .size = sizeof(ferryi_remote_ops),
    .posted = remote_posted,
    .polls = remote_progress,
    .moved = remote_progress_count,
    .rests = remote_rest,
    .bulk = ferryi_bulk_transfer,
    .served = remote_served,
    .carry = remote_carry,
    .told = remote_told,
    .meets = remote_meets,
    .propose = remote_propose,
    .abort_ask = remote_abort_ask,
    .abort_tell = remote_abort_tell,
    .exit_tell = remote_exit_tell,
    .forget = remote_forget,
};

/* ---- Start. */

static ferry_status memory(size_t bytes, char **at)
{
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    *at = p == MAP_FAILED ? NULL : p;
    return *at != NULL ? FERRY_SUCCESS
                       : ferryi_error(FERRY_ERR_NO_MEMORY,
                                      "no address space for the frames of remote pairs: raise `ulimit -v`");
}

static ferry_status tables_make(ferryi_remote *r)
{
    ferryi_pe *pe = r->pe;
    const int n = pe->world.n_pes, me = pe->world.my_pe;
    r->peers = calloc((size_t)n, sizeof *r->peers);
    r->link_of = malloc((size_t)n * sizeof *r->link_of);
    r->talking = calloc((size_t)n, sizeof *r->talking);
    if (r->peers == NULL || r->link_of == NULL || r->talking == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for remote pairs: raise the memory limit");
    for (int i = 0; i < n; i++) {
        r->link_of[i] = -1;
        if (ferryi_pair_is_remote(pe, me, i) || ferryi_pair_is_remote(pe, i, me)) {
            r->link_of[i] = r->n_links;
            r->peers[r->n_links++].peer = i;
        }
    }
    /* A chunk and a few descriptors, or many descriptors. */
    r->frame = pe->world.staged_chunk + 4096;
    r->inbox_bytes = (size_t)n * LINK_FRAMES * r->frame;
    r->outbox_bytes = (size_t)r->n_links * LINK_FRAMES * r->frame;
    r->links_bytes = (size_t)r->n_links * sizeof *r->links;
    if (r->n_links == 0)
        return FERRY_SUCCESS;
    char *links = NULL;
    ferry_status status = memory(r->links_bytes, &links);
    r->links = (ferryi_link *)(void *)links;
    if (status == FERRY_SUCCESS)
        status = memory(r->inbox_bytes, &r->inbox);
    return status == FERRY_SUCCESS ? memory(r->outbox_bytes, &r->outbox) : status;
}

static ferry_status ports_of(const ferryi_pe *pe, ferryi_ports *ports)
{
    const char *text = pe->env.remote_ports;
    unsigned first = 0, last = 0;
    char more;
    if (text[0] != '\0' && (sscanf(text, "%5u-%5u%c", &first, &last, &more) != 2 || first == 0 || last < first ||
                            last > UINT16_MAX || strpbrk(text, " +\t") != NULL))
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "FERRY_REMOTE_PORTS is '%s': give two ports from 1 to 65535 such as 9000-9100, the smaller "
                            "one first, or unset it",
                            text);
    *ports = (ferryi_ports){ (uint16_t)first, (uint16_t)last };
    return FERRY_SUCCESS;
}

/* Makes the part of this PE's end that needs nothing from the peers. */
static ferry_status open_end(ferryi_remote *r, const char *plugin, const char *address, contact *mine)
{
    ferryi_pe *pe = r->pe;
    if (strcmp(pe->env.remote, "none") == 0)
        return ferryi_error(FERRY_ERR_NO_PATH,
                            "FERRY_PATHS asks for a remote pair, but FERRY_REMOTE is none: unset one of them");
    ferry_status status = tables_make(r);
    if (status != FERRY_SUCCESS || r->n_links == 0)
        return status;
    if (pe->world.n_pes > LINK_PES)
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "remote pairs serve jobs of at most %d PEs, not %d", (int)LINK_PES,
                            pe->world.n_pes);
    if (getrandom(&r->secret, sizeof r->secret, 0) != sizeof r->secret)
        return ferryi_error(FERRY_ERR_SYSTEM, "no random bytes for a secret: %m");
    status = ferryi_provider_find(plugin, pe->env.bootstrap_dir, &r->ops);
    /* FERRY_REMOTE=verbs means any RDMA device; the first interface may belong to another device. */
    const int any = strcmp(pe->env.remote, "verbs") == 0 && pe->env.remote_address[0] == '\0';
    if (status == FERRY_SUCCESS)
        status = ports_of(pe, &r->ports);
    const ferryi_provider_request request = { .size = sizeof request,
                                              .abi = FERRYI_PROVIDER_ABI,
                                              .n_peers = pe->world.n_pes,
                                              .fabric = pe->env.fabric,
                                              .address = any ? "" : address,
                                              .ports = r->ports,
                                              .deadline = pe->start.deadline,
                                              .error = ferryi_error };
    if (status == FERRY_SUCCESS)
        status = r->ops->open(&request, &r->provider);
    if (status == FERRY_SUCCESS)
        status = r->ops->reg(r->provider, r->inbox, r->inbox_bytes, &r->in);
    if (status == FERRY_SUCCESS)
        status = r->ops->reg(r->provider, r->outbox, r->outbox_bytes, &r->out);
    if (status == FERRY_SUCCESS)
        status = ferryi_bulk_open(r);
    size_t n = 0;
    if (status == FERRY_SUCCESS)
        status = r->ops->address(r->provider, mine->address, &n);
    mine->n_address = n;
    mine->inbox = r->in.base;
    mine->key = r->in.key;
    mine->heap = r->heap.base + pe->heap.front;
    mine->heap_key = r->heap.key;
    mine->has_heap = r->heap.handle != NULL;
    mine->secret = r->secret;
    if (!any)
        snprintf(mine->live.address, sizeof mine->live.address, "%s", address);
    if (status == FERRY_SUCCESS && pe->env.liveness && !pe->boot->same_process)
        status = ferryi_remote_live_listen(r, address, &mine->live);
    if (status == FERRY_SUCCESS)
        ferryi_log(FERRYI_LOG_INFO, "%d remote pairs over %s%s", r->n_links, r->ops->describe(r->provider),
                   pe->gpu != NULL ? ", through pinned host memory" : "");
    return status;
}

/* Contacts came over the network. */
static ferry_status check_contact(const ferryi_pe *pe, const contact *c, int peer, int needed)
{
    if (c->abi != CONTACT_ABI || c->status > FERRY_ERR_EMPTY)
        return ferryi_error(FERRY_ERR_BOOTSTRAP,
                            "PE %d on node %s sent an invalid description of its network: start all PEs with the same "
                            "build of ferry",
                            peer, pe->topo[peer].host);
    if (c->status != FERRY_SUCCESS)
        return ferryi_error((ferry_status)c->status,
                            "PE %d on node %s has no network for remote pairs: see its message", peer,
                            pe->topo[peer].host);
    if (needed && (c->n_address > FERRYI_PROVIDER_ADDRESS || c->n_address == 0 || c->frame != pe->remote->frame ||
                   memchr(c->live.address, '\0', sizeof c->live.address) == NULL))
        return ferryi_error(FERRY_ERR_BOOTSTRAP, "PE %d on node %s sent an invalid address of its network", peer,
                            pe->topo[peer].host);
    return FERRY_SUCCESS;
}

static ferry_status meet(ferryi_remote *r, const contact *contacts)
{
    ferryi_pe *pe = r->pe;
    const int n = pe->world.n_pes;
    ferry_status status = FERRY_SUCCESS;
    for (int i = 0; i < n && status == FERRY_SUCCESS; i++)
        status = check_contact(pe, &contacts[i], i, r->link_of[i] >= 0);
    if (status == FERRY_SUCCESS)
        status = ferryi_remote_address_check(pe, contacts[0].live.address, sizeof contacts[0]);
    for (int i = 0; i < r->n_links && status == FERRY_SUCCESS; i++) {
        ferryi_link_peer *known = &r->peers[i];
        const contact *c = &contacts[known->peer];
        known->inbox = c->inbox + (uint64_t)pe->world.my_pe * LINK_FRAMES * r->frame;
        known->key = c->key;
        known->heap = c->heap;
        known->heap_key = c->heap_key;
        known->has_heap = c->has_heap != 0;
        known->secret = c->secret;
        status = r->ops->connect(r->provider, known->peer, c->address, (size_t)c->n_address);
    }
    for (int i = 0; i < r->n_links && status == FERRY_SUCCESS && pe->gpu != NULL; i++) {
        ferryi_link *l = ferryi_link_at(r, i); /* no call announces what a kernel has written */
        ferryi_link_pipeline_open(pe, l);
        ferryi_link_talk(r, l);
    }
    if (status == FERRY_SUCCESS && r->live != NULL)
        status = ferryi_remote_live_connect(r, &contacts[0].live, sizeof contacts[0], pe->start.deadline);
    return status;
}

ferry_status ferryi_remote_start(ferryi_pe *pe)
{
    if (!ferryi_pairs_have_remote(pe))
        return FERRY_SUCCESS;
    contact mine = { .abi = CONTACT_ABI }, *contacts = calloc((size_t)pe->world.n_pes, sizeof *contacts);
    ferryi_remote *r = calloc(1, sizeof *r);
    if (r == NULL || contacts == NULL) {
        free(contacts);
        free(r);
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for remote pairs: raise the memory limit");
    }
    r->pe = pe;
    r->wake_fd = -1;
    pe->remote = r;
    /* A PE that fails tells the others, so that they do not wait for it. */
    char address[64] = "";
    const char *plugin;
    ferry_status status = FERRY_SUCCESS, chosen = ferryi_remote_address(pe, address, sizeof address, &status);
    if (chosen == FERRY_SUCCESS)
        chosen = ferryi_remote_choose(pe, address, &plugin);
    if (chosen != FERRY_SUCCESS) {
        free(contacts);
        return chosen;
    }
    if (status == FERRY_SUCCESS)
        status = open_end(r, plugin, address, &mine);
    mine.status = (uint32_t)status;
    mine.frame = r->frame;
    ferry_status met = pe->boot->ops->allgather(pe->boot, &mine, contacts, sizeof mine, pe->start.deadline);
    if (status == FERRY_SUCCESS)
        status = met;
    if (status == FERRY_SUCCESS)
        status = meet(r, contacts);
    free(contacts);
    if (status == FERRY_SUCCESS && r->n_links != 0 && pe->env.served)
        status = thread_start(r);
    if (status == FERRY_SUCCESS)
        ferryi_st_release_u32(&pe->world.host.remote, r->n_links != 0 ? FERRYI_REMOTE_PAIRS : 0);
    return status;
}

/* ---- End. */

static void thread_stop(ferryi_remote *r)
{
    if (r->has_thread) {
        __atomic_store_n(&r->stop, 1, __ATOMIC_RELEASE);
        ferryi_remote_wake(r);
        pthread_join(r->thread, NULL);
        r->has_thread = 0;
    }
    if (r->wake_fd >= 0)
        close(r->wake_fd);
    r->wake_fd = -1;
}

/* Whether no peer has a transfer to this PE under way: each has said that it leaves, after all that it has sent, or
 * has died, and its kernel has ended its connections.  For the caller that holds the lock. */
static int is_quiet(const ferryi_remote *r)
{
    for (int i = 0; i < r->n_links; i++) {
        const ferryi_link *l = ferryi_link_made(r, i);
        if (l != NULL && l->is_far && ferryi_ld_relaxed_u32(&l->talks) && (l->lost == LINK_CUT || !(l->lost || l->bye)))
            return 0;
    }
    return 1;
}

static void provider_close(ferryi_remote *r)
{
    ferryi_remote_lock_take(r);
    r->closed = 1;
    if (r->provider != NULL) {
        r->ops->unregister(r->provider, &r->in);
        r->ops->unregister(r->provider, &r->out);
        r->ops->unregister(r->provider, &r->heap);
        r->ops->close(r->provider, is_quiet(r));
    }
    r->provider = NULL;
    ferryi_remote_unlock(r);
}

/* Closing a connection too soon may lose the last frames.  So a PE stays until each peer has announced that it leaves
 * and has credited this PE's own announcement, or for an eighth of FERRY_TIMEOUT.  The last credit is never credited,
 * so once all peers have announced that they leave, a PE does not wait long for their credits. */
#define LEAVE_NS 2000000000u
#define LINGER_LEAVE_NS 100000000u
static int all_left(ferryi_remote *r, int credited)
{
    int all = 1;
    ferryi_remote_lock_take(r);
    for (int i = 0; i < r->n_links; i++) {
        const ferryi_link *l = ferryi_link_made(r, i);
        if (l == NULL || l->lost || !l->is_far || !ferryi_ld_relaxed_u32(&l->talks) || ferryi_ld_acquire_u32(&l->gone))
            continue;
        all &= l->bye && l->bye_sent && (!credited || (int32_t)(l->credited - l->bye_at) > 0);
    }
    ferryi_remote_unlock(r);
    return all;
}

static void take_leave(ferryi_remote *r)
{
    const uint64_t patience = r->pe->world.timeout_ns / 8;
    const uint64_t deadline = ferryi_deadline_after(patience < LEAVE_NS ? patience : LEAVE_NS);
    uint64_t said = 0;
    remote_told(r->pe);
    while (!all_left(r, 1) && ferryi_now_ns() < deadline) {
        if (said == 0 && all_left(r, 0))
            said = ferryi_now_ns();
        if (said != 0 && ferryi_now_ns() - said > LINGER_LEAVE_NS)
            break;
        if (ferryi_remote_move(r, -1, MOVE_POLL | MOVE_SETTLE) == 0)
            ferryi_yield();
    }
    drain(r, 0, patience < LINGER_LEAVE_NS ? patience : LINGER_LEAVE_NS);
}

void ferryi_remote_stop(ferryi_pe *pe)
{
    ferryi_remote *r = pe->remote;
    if (r == NULL || r->closed)
        return;
    if (r->n_links != 0)
        take_leave(r);
    thread_stop(r);
    if (ferryi_ld_relaxed_u32(&pe->world.ctl->state) == FERRY_PEER_FINALIZED)
        ferryi_remote_live_leave(r);
    ferryi_remote_live_close(r);
    provider_close(r);
    if (r->noise > 1)
        ferryi_log(FERRYI_LOG_WARN, "%llu notifications of strangers came to the network port of PE %d in all",
                   (unsigned long long)r->noise, pe->world.my_pe);
}

void ferryi_remote_destroy(ferryi_pe *pe)
{
    ferryi_remote *r = pe->remote;
    if (r == NULL)
        return;
    pe->world.host.remote = 0;
    thread_stop(r);
    ferryi_remote_live_close(r);
    provider_close(r);
    if (r->inbox != NULL)
        (void)munmap(r->inbox, r->inbox_bytes);
    if (r->outbox != NULL)
        (void)munmap(r->outbox, r->outbox_bytes);
    if (r->links != NULL)
        (void)munmap(r->links, r->links_bytes);
    ferryi_bulk_close(r);
    free(r->peers);
    free(r->link_of);
    free(r->talking);
    free(r);
    pe->remote = NULL;
}
