/* SPDX-License-Identifier: BSD-3-Clause */
/* A child: starts CUDA on its GPU, then meets the child of each other GPU in its round. */
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "tools/verdict/pair.h"
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/* ---- Rounds: all pairs, each GPU in one pair a round. */

int vd_rounds(int n)
{
    return n < 2 ? 0 : n % 2 ? n : n - 1;
}

int vd_partner(int n, int round, int i)
{
    const int m = n % 2 ? n + 1 : n, last = m - 1;
    int partner = i == last ? round : (2 * round - i + 2 * last) % last;
    if (i != last && partner == i)
        partner = last;
    return partner < n ? partner : -1;
}

/* ---- Meetings. */

static uint32_t load(const uint32_t *word)
{
    return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

static int peer_is_away(const vd_pair *pair)
{
    return load(&pair->gpu->shared->child[pair->peer].gone) || load(&pair->meeting->left[pair->low]);
}

static int barrier(vd_pair *pair, uint64_t deadline)
{
    const struct timespec nap = { 0, 50000 };
    const int mine = !pair->low, theirs = pair->low; /* of the lower GPU: 0 */
    const uint32_t step = __atomic_add_fetch(&pair->meeting->arrived[mine], 1, __ATOMIC_ACQ_REL);
    const uint64_t began = ferryi_now_ns();
    while (load(&pair->meeting->arrived[theirs]) < step) {
        const uint64_t now = ferryi_now_ns();
        if (peer_is_away(pair) || now > deadline)
            return load(&pair->meeting->arrived[theirs]) >= step;
        vd_beat(pair->gpu);
        if (now - began < 300000)
            (void)sched_yield();
        else
            (void)nanosleep(&nap, NULL);
    }
    return 1;
}

/* ---- Descriptors: a message for each meeting, with the sender's number and wave. */

struct message {
    int32_t from, wave;
};
static int inbox[VD_GPUS][2]; /* 0: none, as no descriptor of ours is */

static int send_fds(vd_gpu *gpu, int to, uint64_t deadline)
{
    const struct message message = { gpu->me, gpu->shared->wave };
    const int fds[2] = { gpu->board.fd, gpu->span.fd };
    union {
        struct cmsghdr align;
        char bytes[CMSG_SPACE(sizeof fds)];
    } control;
    struct iovec io = { (void *)(uintptr_t)&message, sizeof message };
    struct msghdr m = { .msg_iov = &io, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control };
    const struct timespec nap = { 0, 100000 };
    memset(&control, 0, sizeof control);
    struct cmsghdr *c = CMSG_FIRSTHDR(&m);
    c->cmsg_level = SOL_SOCKET;
    c->cmsg_type = SCM_RIGHTS;
    c->cmsg_len = CMSG_LEN(sizeof fds);
    memcpy(CMSG_DATA(c), fds, sizeof fds);
    while (sendmsg(gpu->shared->sock_write[to], &m, MSG_NOSIGNAL | MSG_DONTWAIT) < 0) {
        if ((errno != EAGAIN && errno != EINTR && errno != ENOBUFS) || ferryi_now_ns() > deadline)
            return -1;
        (void)nanosleep(&nap, NULL);
    }
    return 0;
}

static void receive(vd_gpu *gpu)
{
    struct message message;
    int fds[2] = { -1, -1 };
    union {
        struct cmsghdr align;
        char bytes[CMSG_SPACE(sizeof fds)];
    } control;
    struct iovec io = { &message, sizeof message };
    struct msghdr m = { .msg_iov = &io, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control };
    const ssize_t n = recvmsg(gpu->shared->sock_read[gpu->me], &m, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
    if (n != (ssize_t)sizeof message)
        return;
    struct cmsghdr *c = CMSG_FIRSTHDR(&m);
    if (c != NULL && c->cmsg_type == SCM_RIGHTS && c->cmsg_len == CMSG_LEN(sizeof fds))
        memcpy(fds, CMSG_DATA(c), sizeof fds);
    const int is_ours = message.from >= 0 && message.from < VD_GPUS && message.wave == gpu->shared->wave;
    for (int i = 0; i < 2; i++) {
        const int fd = ferryi_fd(fds[i]);
        if (is_ours && fd >= 0)
            inbox[message.from][i] = fd;
        else if (fd >= 0)
            close(fd); /* of an earlier wave */
    }
}

static void take_fds(vd_pair *pair, int fds[2], uint64_t deadline)
{
    const struct timespec nap = { 0, 50000 };
    while (inbox[pair->peer][0] == 0 && !peer_is_away(pair) && ferryi_now_ns() < deadline) {
        receive(pair->gpu);
        vd_beat(pair->gpu);
        if (inbox[pair->peer][0] == 0)
            (void)nanosleep(&nap, NULL);
    }
    for (int i = 0; i < 2; i++) {
        fds[i] = inbox[pair->peer][i] != 0 ? inbox[pair->peer][i] : -1;
        inbox[pair->peer][i] = 0;
    }
}

static int p2p(vd_gpu *gpu, int what, int from, int to)
{
    int value = 0;
    return VD_CU(gpu, p2p, &value, (CUdevice_P2PAttribute)what, from, to) == 0 ? value != 0 : -1;
}

/* What the driver says of the direction in which this GPU writes, before the peer reads it. */
static void ask(vd_pair *pair)
{
    pair->out->access = p2p(pair->gpu, CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, pair->me, pair->peer);
    pair->out->atomics = p2p(pair->gpu, CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED, pair->me, pair->peer);
    const int of[3] = { INFO_CU_ATOMIC_EXCHANGE, INFO_CU_ATOMIC_CAS, INFO_CU_ATOMIC_FLOAT_ADD };
    unsigned can[3] = { 0, 0, 0 };
    pair->out->wide = VD_CU(pair->gpu, p2p_atomics, can, of, 3, pair->me, pair->peer) != 0
                          ? -1
                          : (can[0] & can[1] & INFO_CU_ATOMIC_OF_128) != 0 && (can[2] & INFO_CU_ATOMIC_OF_FOUR) != 0;
}

/* Other pairs wait meanwhile.  The parent takes the lock from a child that has ended. */
static int measure_alone(vd_pair *pair, uint64_t deadline)
{
    uint32_t *lock = &pair->gpu->shared->measuring, own = (uint32_t)(1 + pair->me * VD_GPUS + pair->peer);
    const struct timespec nap = { 0, 100000 };
    int state;
    for (uint32_t free = 0;
         pair->low && !__atomic_compare_exchange_n(lock, &free, own, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE); free = 0) {
        if (ferryi_now_ns() > deadline || peer_is_away(pair))
            return 0;
        vd_beat(pair->gpu);
        (void)nanosleep(&nap, NULL);
    }
    state = barrier(pair, deadline);
    if (state == 1)
        state = vd_pair_measure(pair);
    if (pair->low)
        (void)__atomic_compare_exchange_n(lock, &own, 0, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
    return state;
}

/* Sets in which the two kernels did not run at the same time, or in which a running kernel did not see what arrived,
 * are repeated: beside other processes that may be chance.  Both sides come to the same answer. */
enum { MORE_SETS = 3 };
static int is_doubtful(const vd_evidence *e)
{
    return e->sets > 0 && (e->unmet == e->sets || e->unseen == e->sets);
}

static ferryi_verdict word_of(const vd_evidence *e)
{
    vd_evidence done = *e;
    char text[8];
    done.state = VD_DONE;
    return vd_judge(&done, text, sizeof text);
}

/* Each second set is a replayed graph. */
static int probe(vd_pair *pair)
{
    const vd_shared *shared = pair->gpu->shared;
    const int sets = 2 * shared->options.repeat;
    int state = 1;
    for (int set = 0;
         state == 1 && (set < sets || (set < sets + MORE_SETS && (is_doubtful(pair->out) || is_doubtful(pair->in))));
         set++) {
        const int in_graph = set % 2;
        const ferryi_verdict before = word_of(pair->out);
        state = vd_pair_probe(pair, (uint64_t)shared->wave * 1000000u + (uint64_t)set + 1, in_graph);
        if (state == 1 && set == 1)
            pair->out->only_in_graph = before <= FERRYI_VERDICT_WITHOUT_ATOMICS && word_of(pair->out) > before;
    }
    if (state == 1 && pair->out_wanted)
        pair->out->state = VD_DONE;
    return state;
}

enum pass { PROBE, MEASURE };

/* 1: the meeting is over, whatever it found; -1: this child must end. */
static int meet(vd_gpu *gpu, int peer, enum pass pass)
{
    vd_shared *shared = gpu->shared;
    const int me = gpu->me, low = me < peer;
    vd_pair pair = { .gpu = gpu, .me = me, .peer = peer, .low = low, .barrier = barrier };
    const uint64_t start = (uint64_t)120 * 1000000000u, each = 3 * shared->options.patience_ns + 1000000000u;
    int fds[2], state = 1;
    /* The lower triangle has the meetings of the second pass. */
    pair.meeting = low == (pass == PROBE) ? &shared->meeting[me][peer] : &shared->meeting[peer][me];
    pair.out = &shared->pair[me][peer];
    pair.in = &shared->pair[peer][me];
    pair.out_wanted = pair.out->state == VD_PENDING;
    pair.in_wanted = pair.in->state == VD_PENDING;
    pair.pretended = vd_pretended(shared->options.pretend, me, peer);
    if (pass == PROBE ? !pair.out_wanted && !pair.in_wanted : pair.out->state != VD_DONE && pair.in->state != VD_DONE)
        return 1;
    __atomic_store_n(&shared->child[me].busy_with, peer, __ATOMIC_RELEASE);
    if (pass == PROBE)
        ask(&pair);
    if (!barrier(&pair, ferryi_now_ns() + start))
        goto out;
    if (shared->child[peer].result != 0 || send_fds(gpu, peer, ferryi_now_ns() + each) != 0)
        goto out;
    take_fds(&pair, fds, ferryi_now_ns() + each);
    if (pair.out_wanted || pass == MEASURE) {
        vd_evidence kept = *pair.out;
        vd_pair_map(&pair, fds[0], fds[1]);
        if (pass == MEASURE) { /* the handles' evidence stays */
            kept.map_board = pair.out->map_board;
            kept.map_span = pair.out->map_span;
            *pair.out = kept;
        }
    }
    for (int i = 0; i < 2; i++)
        if (fds[i] >= 0)
            close(fds[i]);
    state = barrier(&pair, ferryi_now_ns() + each);
    if (pass == MEASURE && state == 1)
        state = measure_alone(&pair, ferryi_now_ns() + start);
    if (pass == PROBE && state == 1)
        state = probe(&pair);
    if (pass == PROBE && state == 1) /* both know it before they go on */
        (void)barrier(&pair, ferryi_now_ns() + each);
    if (state < 0)
        return -1; /* without unmapping: that may hang, too */
    vd_pair_unmap(&pair);
out:
    __atomic_store_n(&pair.meeting->left[!low], 1, __ATOMIC_RELEASE);
    __atomic_store_n(&shared->child[me].busy_with, -1, __ATOMIC_RELEASE);
    return 1;
}

static vd_shared *attach(int fd)
{
    void *at = mmap(NULL, VD_SHARED_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (at == MAP_FAILED)
        return NULL;
    vd_shared *shared = at;
    if (shared->magic != VD_MAGIC || shared->size != VD_SHARED_BYTES) {
        (void)munmap(at, VD_SHARED_BYTES);
        return NULL;
    }
    return shared;
}

int vd_child_main(int argc, char **argv)
{
    static vd_gpu gpu;
    const int me = argc == 4 ? atoi(argv[1]) : -1, fd = argc == 4 ? atoi(argv[2]) : -1;
    vd_shared *shared = fd >= FERRYI_FD_LEAST && me >= 0 && me < VD_GPUS ? attach(fd) : NULL;
    if (shared == NULL || me >= shared->n) {
        fprintf(stderr, "ferry-info: verdict-child is started by ferry-info verdict only\n");
        return 2;
    }
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != (pid_t)atoi(argv[3]))
        return 2; /* the parent had ended before */
    /* A kernel that is loaded at its first launch waits for kernels that run, and breaks the capture of a graph. */
    (void)setenv("CUDA_MODULE_LOADING", "EAGER", 1);
    vd_child *child = &shared->child[me];
    const uint64_t began = ferryi_now_ns();
    child->result = vd_gpu_start(&gpu, shared, me);
    child->ready_ns = ferryi_now_ns();
    child->cuda_seconds = (double)(child->ready_ns - began) / 1e9;
    __atomic_store_n(&child->ready, 1, __ATOMIC_RELEASE);
    if (child->result != 0)
        _exit(3);
    for (int round = 0; round < vd_rounds(shared->n); round++) {
        const int peer = vd_partner(shared->n, round, me);
        if (peer >= 0 && meet(&gpu, peer, PROBE) < 0)
            _exit(4);
    }
    child->probed_ns = ferryi_now_ns();
    /* The figures disturb each other less when no pair is probed any more. */
    for (int round = 0; shared->options.bulk && round < vd_rounds(shared->n); round++) {
        const int peer = vd_partner(shared->n, round, me);
        if (peer >= 0 && meet(&gpu, peer, MEASURE) < 0)
            _exit(4);
    }
    child->end_ns = ferryi_now_ns();
    __atomic_store_n(&child->done, 1, __ATOMIC_RELEASE);
    _exit(0); /* the driver frees all; its own clean-up at exit takes longer than the probes */
}
