/* SPDX-License-Identifier: BSD-3-Clause */
/* The service: one thread of a PE that applies inbound records when no call of the PE does, and watches who dies.  It
 * is started only when there is something to do, and asleep whenever there is not. */
#include "ferry/device/ring__funcs.h"
#include "runtime/clock.h"
#include "runtime/gpu.h"
#include "runtime/log.h"
#include "runtime/mark.h"
#include "runtime/world.h"
#include <errno.h>
#include <linux/futex.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* After a record the next one is often close: polling that long spares the source the wake-up, 5 us and more. */
#define LINGER_NS 20000u
/* A service looks at its peers that often: a death is known within it. */
#define WATCH_MS 10
#define IDLE_WATCH_MS 50 /* where nothing else wakes it: most deaths are seen at once by a descriptor */

typedef struct ferryi_service {
    ferryi_pe *pe;
    pthread_t thread;
    int wake_fd; /* eventfd: readable when the service shall look up */
    uint32_t stop;
    int n_fds, *peer_of;
    struct pollfd *fds; /* wake_fd, then the peers' that are still watched */
    struct robust_list_head robust;
    struct robust_list life; /* ctl->life, in that list */
} ferryi_service;

static long futex(uint32_t *word, int op, uint32_t value, const struct timespec *timeout)
{
    return syscall(SYS_futex, word, op, value, timeout, NULL, 0);
}

void ferryi_doorbell_ring(ferryi_out *out, uint32_t value)
{
    ferryi_st_release_u32(out->doorbell, value);
    (void)futex(out->doorbell, FUTEX_WAKE, 1, NULL);
}

void ferryi_drain_ring(ferryi_world *w, uint32_t ring)
{
    ferryi_in_drain(w, &w->in[ring]);
}

void ferryi_drain(ferryi_world *w)
{
    for (uint32_t i = 0; i < w->n_in; i++)
        ferryi_drain_ring(w, i);
}

static int any_pending(const ferryi_world *w)
{
    for (uint32_t i = 0; i < w->n_in; i++)
        if (ferryi_in_pending(w, &w->in[i]))
            return 1;
    return 0;
}

/* ---- Who died. */

static void lose(ferryi_pe *pe, int peer)
{
    ferryi_world *w = &pe->world;
    if (ferryi_ld_acquire_u32(&ferryi_segment_ctl(pe, peer)->state) == FERRY_PEER_FINALIZED)
        return;
    __atomic_store_n(&pe->peer_state[peer], FERRY_PEER_LOST, __ATOMIC_RELEASE);
    (void)ferryi_atom_or_u32(&w->peer[peer].route, FERRYI_ROUTE_LOST);
    ferryi_fence_release(); /* whoever sees the count sees the state */
    (void)ferryi_atom_add_u32(&w->ctl->n_lost, 1);
    (void)ferryi_gpu_remind(pe);
    ferryi_log(FERRYI_LOG_WARN, "PE %d (pid %d on %s) has died: calls that need it return FERRY_ERR_PEER_LOST", peer,
               pe->topo[peer].pid, pe->topo[peer].host);
}

/* Some PE called ferry_global_exit.  The program's own threads may be anywhere, stdio's locks with them: nothing is
 * flushed.  The end of the PE that called is what wakes most services, so this comes before it is taken for lost. */
static void end_if_asked(const ferryi_pe *pe)
{
    const ferryi_ctl *ctl = pe->world.ctl;
    if (FERRYI_UNLIKELY(ferryi_ld_acquire_u32(&ctl->exiting) != 0))
        _exit((int)ferryi_ld_relaxed_u32((const uint32_t *)&ctl->exit_status));
}

/* A process that ends gives back its memory, and what its GPU holds for it, before it is seen to have ended: that takes
 * 50 ms with one GPU, and seconds with very much memory.  But first Linux marks the robust futexes that its threads
 * hold. From here on this thread holds ctl->life; where Linux would not have that the descriptors alone tell. */
static void life_begin(ferryi_service *s)
{
    ferryi_ctl *ctl = s->pe->world.ctl;
    s->life.next = &s->robust.list;
    s->robust.list.next = &s->life;
    s->robust.futex_offset = (char *)&ctl->life - (char *)&s->life;
    s->robust.list_op_pending = NULL;
    if (syscall(SYS_set_robust_list, &s->robust, sizeof s->robust) == 0)
        ferryi_st_release_u32(&ctl->life, (uint32_t)syscall(SYS_gettid));
}

/* This thread ends, its PE does not. */
static void life_end(ferryi_service *s)
{
    ferryi_st_release_u32(&s->pe->world.ctl->life, 0);
    s->robust.list.next = &s->robust.list;
}

/* The i-th of fds is of a peer that has died. */
static void gone(ferryi_service *s, int i)
{
    lose(s->pe, s->peer_of[i]);
    s->n_fds--;
    s->fds[i] = s->fds[s->n_fds];
    s->peer_of[i] = s->peer_of[s->n_fds];
}

/* Looks at the peers for up to ms. */
static void watch(ferryi_service *s, int ms)
{
    int ready = poll(s->fds, (nfds_t)s->n_fds, ms);
    uint64_t wakes;
    end_if_asked(s->pe);
    if (ready > 0 && s->fds[0].revents != 0 && read(s->wake_fd, &wakes, sizeof wakes) < 0)
        ferryi_log(FERRYI_LOG_DEBUG, "eventfd: %m");
    for (int i = s->n_fds - 1; i >= 1; i--) {
        uint32_t life = ferryi_ld_acquire_u32(&ferryi_segment_ctl(s->pe, s->peer_of[i])->life);
        if ((ready > 0 && s->fds[i].revents != 0) || (life & FUTEX_OWNER_DIED) != 0)
            gone(s, i);
    }
}

/* ---- The thread. */

static int must_stop(const ferryi_service *s)
{
    return (int)__atomic_load_n(&s->stop, __ATOMIC_ACQUIRE);
}

/* Sleeps until a source rings, or for WATCH_MS. */
static void sleep_on_doorbell(ferryi_world *w)
{
    const struct timespec limit = { 0, WATCH_MS * 1000000 };
    uint32_t seen = ferryi_ld_acquire_u32(&w->ctl->doorbell);
    ferryi_st_release_u32(&w->service_sleeps, 1);
    ferryi_fence_full(); /* with ferryi_unattend: the last wait to end sees this, or it is seen to have ended */
    if (ferryi_ld_acquire_u32(&w->attending) == 0)
        ferryi_st_release_u32(&w->ctl->asleep, 1);
    ferryi_fence_full(); /* with the one of ferryi_ring_post: a source rings, or its record is seen here */
    if (!any_pending(w) || ferryi_ld_acquire_u32(&w->attending) != 0)
        (void)futex(&w->ctl->doorbell, FUTEX_WAIT, seen, &limit);
    ferryi_st_release_u32(&w->service_sleeps, 0);
    ferryi_st_release_u32(&w->ctl->asleep, 0);
}

static void serve_rings(ferryi_service *s)
{
    ferryi_world *w = &s->pe->world;
    uint64_t last_work = ferryi_now_ns(), last_watch = last_work;
    while (!must_stop(s)) {
        uint64_t now = ferryi_now_ns();
        if (any_pending(w)) {
            ferryi_drain(w);
            last_work = now;
        } else if (!w->yield && now - last_work < LINGER_NS) {
            ferryi_relax();
        } else {
            sleep_on_doorbell(w);
        }
        if (now - last_watch >= WATCH_MS * 1000000u) {
            watch(s, 0);
            last_watch = now;
        }
    }
}

/* What a PE whose kernels have rings pays for watching them: the GPU can wake nobody, so the service looks itself, less
 * often the longer nothing has come.  Another service wakes it, and so does every call of the host that leads to
 * kernels of ferry's calls, here or at a peer (ferryi_service_expect).  A record of a kernel that none of these
 * announced, in a graph that is launched again for one, is seen that much later after a pause. */
#define SPIN_NS 100000u         /* after the last record: looks all the time */
#define NAPS_NS 5000000u        /* then, for so long, every NAP_NS */
#define NAP_NS 20000            /* then every LONG_NAP_NS, which takes 1 to 1.5 % of a core */
#define LONG_NAPS_NS 300000000u /* for so long; from then on every REST_NS */
#define LONG_NAP_NS 1000000
#define REST_NS 3000000

/* Whoever leaves something first changes the doorbell: either it sees the service asleep, or the service sees that the
 * word is not what it was before it looked. */
void ferryi_service_wake(ferryi_ctl *ctl)
{
    (void)ferryi_atom_add_u32(&ctl->doorbell, 1);
    ferryi_fence_full();
    if (ferryi_ld_relaxed_u32(&ctl->asleep))
        (void)futex(&ctl->doorbell, FUTEX_WAKE, 1, NULL);
}

/* No more than a hint: one that lies down at this moment may miss it. */
void ferryi_service_expect(ferryi_ctl *ctl)
{
    if (ferryi_ld_relaxed_u32(&ctl->asleep) == FERRYI_ASLEEP_LONG)
        ferryi_service_wake(ctl);
}

static void nap(ferryi_ctl *ctl, uint32_t seen, long ns)
{
    const struct timespec limit = { 0, ns };
    ferryi_st_relaxed_u32(&ctl->asleep, ns < LONG_NAP_NS ? 1 : FERRYI_ASLEEP_LONG);
    ferryi_fence_full();
    (void)futex(&ctl->doorbell, FUTEX_WAIT, seen, &limit);
    ferryi_st_relaxed_u32(&ctl->asleep, 0);
}

static void serve_gpu(ferryi_service *s)
{
    ferryi_pe *pe = s->pe;
    ferryi_ctl *ctl = pe->world.ctl;
    uint32_t seen = ferryi_ld_acquire_u32(&ctl->doorbell);
    uint64_t last_work = ferryi_now_ns(), last_watch = last_work;
    (void)prctl(PR_SET_TIMERSLACK, 1000ul);
    while (!must_stop(s)) {
        uint64_t now = ferryi_now_ns();
        uint32_t before = seen;
        seen = ferryi_ld_acquire_u32(&ctl->doorbell);
        if (ferryi_gpu_serve(pe, now) || seen != before)
            last_work = now;
        uint64_t idle = now - last_work;
        if (idle < SPIN_NS && !pe->world.yield) {
            ferryi_relax();
        } else {
            nap(ctl, seen, idle < NAPS_NS ? NAP_NS : idle < LONG_NAPS_NS ? LONG_NAP_NS : REST_NS);
        }
        if (now - last_watch >= WATCH_MS * 1000000u) {
            watch(s, 0);
            last_watch = now;
        }
    }
}

static void *serve(void *arg)
{
    ferryi_service *s = arg;
    ferryi_pe *pe = s->pe;
    ferryi_world_adopt(&pe->world);
    ferryi_log_set_pe(pe->world.my_pe);
    ferryi_mark_thread("service", pe->world.my_pe);
    if (pe->env.bind_service)
        ferryi_topo_bind(&pe->topo[pe->world.my_pe], "the service thread");
    /* Liveness is watched from early on in ferry_init; the rings come when the paths are decided. */
    life_begin(s);
    while (!must_stop(s) && ferryi_ld_acquire_u32(&pe->world.n_in) == 0 && !ferryi_gpu_has_rings(pe))
        watch(s, pe->gpu != NULL ? WATCH_MS : IDLE_WATCH_MS);
    if (pe->gpu != NULL)
        serve_gpu(s);
    else
        serve_rings(s);
    life_end(s);
    return NULL;
}

static void wake(ferryi_service *s)
{
    const uint64_t one = 1;
    if (write(s->wake_fd, &one, sizeof one) < 0)
        ferryi_log(FERRYI_LOG_DEBUG, "eventfd: %m");
}

ferry_status ferryi_service_start(ferryi_pe *pe)
{
    int n = pe->world.n_pes, watched = 0;
    if (pe->service != NULL) {
        wake(pe->service);
        return FERRY_SUCCESS;
    }
    for (int i = 0; i < n; i++)
        watched += pe->live_fd[i] >= 0;
    if (watched == 0 && pe->world.n_in == 0 && !ferryi_gpu_has_rings(pe))
        return FERRY_SUCCESS;

    ferry_status status = FERRY_ERR_NO_MEMORY;
    ferryi_service *s = calloc(1, sizeof *s);
    if (s == NULL)
        goto err;
    s->pe = pe;
    s->fds = calloc((size_t)n + 1, sizeof *s->fds);
    s->peer_of = calloc((size_t)n + 1, sizeof *s->peer_of);
    if (s->fds == NULL || s->peer_of == NULL)
        goto err_free;
    status = FERRY_ERR_SYSTEM;
    s->wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (s->wake_fd < 0)
        goto err_free;
    s->fds[s->n_fds++] = (struct pollfd){ s->wake_fd, POLLIN, 0 };
    for (int i = 0; i < n; i++)
        if (pe->live_fd[i] >= 0) {
            s->peer_of[s->n_fds] = i;
            s->fds[s->n_fds++] = (struct pollfd){ pe->live_fd[i], POLLIN, 0 };
        }

    /* The program's signals are not for this thread. */
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    errno = pthread_create(&s->thread, NULL, serve, s);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    if (errno != 0)
        goto err_fd;
    pe->service = s;
    return FERRY_SUCCESS;

err_fd:
    close(s->wake_fd);
err_free:
    free(s->fds);
    free(s->peer_of);
    free(s);
err:
    return ferryi_error(status, "cannot start the service thread: %m (ulimit -u, -n and -v limit it)");
}

void ferryi_service_stop(ferryi_pe *pe)
{
    ferryi_service *s = pe->service;
    if (s == NULL)
        return;
    __atomic_store_n(&s->stop, 1, __ATOMIC_RELEASE);
    wake(s);
    ferryi_st_release_u32(&pe->world.ctl->doorbell, ferryi_ld_relaxed_u32(&pe->world.ctl->doorbell) + 1);
    (void)futex(&pe->world.ctl->doorbell, FUTEX_WAKE, 1, NULL);
    pthread_join(s->thread, NULL);
    close(s->wake_fd);
    free(s->fds);
    free(s->peer_of);
    free(s);
    pe->service = NULL;
}
