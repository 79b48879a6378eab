/* SPDX-License-Identifier: BSD-3-Clause */
/* The service: one thread of a PE that applies inbound descriptors when no call of the PE does, and detects dead peers.
 * The thread is started only if it has work, and sleeps whenever it has none. */
#include "runtime/job/service.h"
#include "ferry/detail/ring/ring__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/base/limits.h"
#include "runtime/base/log.h"
#include "runtime/base/nvtx.h"
#include "runtime/state/doorbell.h"
#include "runtime/state/liveness.h"
#include "runtime/state/segment.h"
#include "runtime/state/world.h"
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

/* The next descriptor often follows soon: polling for this time saves the source a wake-up, which costs 5 us or
 * more. */
#define LINGER_NS 20000u
/* Interval at which a service checks its peers: it detects a death within this time. */
#define WATCH_MS 10
#define IDLE_WATCH_MS 50 /* if nothing else wakes the service: a descriptor shows most deaths at once */

typedef struct ferryi_service {
    ferryi_pe *pe;
    pthread_t thread;
    int wake_fd; /* eventfd: readable when the service must wake */
    uint32_t stop;
    int n_fds, *peer_of;
    struct pollfd *fds; /* wake_fd, then the descriptors of peers still watched */
    struct robust_list_head robust;
    struct robust_list life; /* ctl->life, in that list */
} ferryi_service;

static int any_pending(const ferryi_world *w)
{
    for (uint32_t i = 0; i < ferryi_n_watched(w); i++)
        if (ferryi_owner_has_descriptor(w, &w->in[i]))
            return 1;
    return 0;
}

/* ---- Deaths. */

/* Ends this process if a PE has called ferry_global_exit.  The program's threads may hold stdio's locks, so nothing is
 * flushed.  The calling PE's end wakes most services, so this check comes before that PE is taken for lost. */
static void end_if_asked(const ferryi_pe *pe)
{
    const ferryi_ctl *ctl = pe->world.ctl;
    if (FERRYI_LIKELY(ferryi_ld_acquire_u32(&ctl->exiting) == 0))
        return;
    int status = (int)ferryi_ld_relaxed_u32((const uint32_t *)&ctl->exit_status);
    if (status == 0)
        pe->boot->ops->leave(pe->boot);
    _exit(status);
}

/* A process that ends frees its memory and its GPU's memory before descriptors show its end: that takes 50 ms with one
 * GPU, and seconds with very much memory.  Before it frees memory, Linux marks the robust futexes that the threads
 * hold. From here on this thread holds ctl->life.  If Linux refuses the robust list, only descriptors show a death. */
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

/* Releases ctl->life: this thread ends, but its PE does not. */
static void life_end(ferryi_service *s)
{
    ferryi_st_release_u32(&s->pe->world.ctl->life, 0);
    s->robust.list.next = &s->robust.list;
}

/* The peer of fds[i] has died. */
static void gone(ferryi_service *s, int i)
{
    ferryi_liveness_lose(s->pe, s->peer_of[i], NULL);
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

/* Sleeps until a source rings the doorbell, at most WATCH_MS. */
static void sleep_on_doorbell(ferryi_world *w)
{
    uint32_t seen = ferryi_ld_acquire_u32(&w->ctl->doorbell);
    ferryi_st_release_u32(&w->host.service_sleeps, 1);
    ferryi_fence_full(); /* pairs with ferryi_unattend: the last wait sees service_sleeps, or its end is seen here */
    if (ferryi_ld_acquire_u32(&w->host.attending) == 0)
        ferryi_st_release_u32(&w->ctl->asleep, 1);
    /* Pairs with the fence of ferryi_ring_notify: a source rings, or its descriptor is seen here. */
    ferryi_fence_full();
    if (!any_pending(w) || ferryi_ld_acquire_u32(&w->host.attending) != 0)
        ferryi_sleep(&w->ctl->doorbell, seen, WATCH_MS * 1000000u);
    ferryi_st_release_u32(&w->host.service_sleeps, 0);
    ferryi_st_release_u32(&w->ctl->asleep, 0);
}

static void serve_rings(ferryi_service *s)
{
    ferryi_world *w = &s->pe->world;
    uint64_t last_work = ferryi_now_ns(), last_watch = last_work;
    while (!must_stop(s)) {
        uint64_t now = ferryi_now_ns();
        if (ferryi_ld_relaxed_u32(&w->host.attending) != 0) {
            sleep_on_doorbell(w); /* a wait applies all descriptors: the service would only contend with it */
        } else if (any_pending(w)) {
            ferryi_drain(w);
            if (s->pe->remote != NULL)
                s->pe->remote_ops->served(s->pe);
            last_work = now;
        } else if (!w->host.yield && now - last_work < LINGER_NS) {
            ferryi_relax();
        } else {
            sleep_on_doorbell(w);
        }
        if (now - last_watch >= WATCH_MS * 1000000u) {
            watch(s, 0);
            ferryi_drain(w); /* even beside a wait, whose thread may be stopped */
            last_watch = now;
        }
    }
}

/* Applies descriptors of remote pairs that came before the rings existed.  runtime/remote knows which pairs sent some,
 * so no page of a silent pair's ring is touched. */
static void first_look(ferryi_pe *pe)
{
    if (pe->remote != NULL)
        pe->remote_ops->served(pe);
}

/* A GPU cannot wake a thread, so the service polls the rings of kernels, less often the longer no descriptor has come.
 * Another PE's service wakes this service, and so does every host call that leads to kernels with ferry's calls, here
 * or at a peer (ferryi_service_expect).  Without such a wake-up, for example when a graph is launched again, the
 * service sees the first descriptor after a pause up to one nap late. */
#define SPIN_NS 100000u         /* idle for less than this: polls without sleep */
#define NAPS_NS 5000000u        /* idle for less than this: polls every NAP_NS */
#define NAP_NS 20000            /* after that every LONG_NAP_NS, which takes 1 to 1.5 % of a core */
#define LONG_NAPS_NS 300000000u /* idle for longer than this: polls every REST_NS */
#define LONG_NAP_NS 1000000
#define REST_NS 3000000

static void nap(ferryi_ctl *ctl, uint32_t seen, long ns)
{
    ferryi_st_relaxed_u32(&ctl->asleep, ns < LONG_NAP_NS ? 1 : FERRYI_ASLEEP_LONG);
    ferryi_fence_full();
    ferryi_sleep(&ctl->doorbell, seen, (uint64_t)ns);
    ferryi_st_relaxed_u32(&ctl->asleep, 0);
}

static long nap_after(int may_spin, uint64_t idle)
{
    if (idle < SPIN_NS && may_spin)
        return 0;
    return idle < NAPS_NS ? NAP_NS : idle < LONG_NAPS_NS ? LONG_NAP_NS : REST_NS;
}

static void serve_gpu(ferryi_service *s)
{
    ferryi_pe *pe = s->pe;
    ferryi_ctl *ctl = pe->world.ctl;
    uint32_t seen = ferryi_ld_acquire_u32(&ctl->doorbell);
    uint64_t last_work = ferryi_now_ns(), last_watch = last_work;
    /* The service and the program's thread poll. */
    const int may_spin = !ferryi_topo_is_oversubscribed(pe->topo, pe->world.n_pes, pe->world.my_pe, 2);
    (void)prctl(PR_SET_TIMERSLACK, 1000ul);
    while (!must_stop(s)) {
        uint64_t now = ferryi_now_ns();
        uint32_t before = seen;
        seen = ferryi_ld_acquire_u32(&ctl->doorbell);
        if (pe->gpu_ops->serve(pe, now) || seen != before)
            last_work = now;
        if (pe->remote != NULL && pe->remote_ops->carry(pe, nap_after(may_spin, now - last_work)))
            last_work = now;
        const long ns = nap_after(may_spin, now - last_work);
        if (ns == 0)
            ferryi_relax();
        else
            nap(ctl, seen, ns);
        if (now - last_watch >= WATCH_MS * 1000000u) {
            watch(s, 0);
            last_watch = now;
        }
    }
}

static int has_gpu_rings(ferryi_pe *pe)
{
    return pe->gpu != NULL && pe->gpu_ops->has_rings(pe);
}

static void *serve(void *arg)
{
    ferryi_service *s = arg;
    ferryi_pe *pe = s->pe;
    ferryi_world_adopt(&pe->world);
    ferryi_log_set_pe(pe->world.my_pe);
    ferryi_nvtx_thread("service", pe->world.my_pe);
    if (pe->env.bind_service)
        ferryi_topo_bind(&pe->topo[pe->world.my_pe], "the service thread");
    /* The service watches liveness from early in ferry_init; rings exist once the paths are decided. */
    life_begin(s);
    while (!must_stop(s) && ferryi_ld_acquire_u32(&pe->world.n_in) == 0 && !has_gpu_rings(pe))
        watch(s, pe->gpu != NULL ? WATCH_MS : IDLE_WATCH_MS);
    if (pe->gpu != NULL) {
        serve_gpu(s);
    } else {
        first_look(pe);
        while (!must_stop(s) && ferryi_n_watched(&pe->world) == 0)
            watch(s, IDLE_WATCH_MS);
        serve_rings(s);
    }
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
        watched += pe->peer_liveness_fd[i] >= 0;
    if (!pe->env.served || (watched == 0 && pe->world.n_in == 0 && !has_gpu_rings(pe)))
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
    s->wake_fd = ferryi_fd(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    if (s->wake_fd < 0)
        goto err_free;
    s->fds[s->n_fds++] = (struct pollfd){ s->wake_fd, POLLIN, 0 };
    for (int i = 0; i < n; i++)
        if (pe->peer_liveness_fd[i] >= 0) {
            s->peer_of[s->n_fds] = i;
            s->fds[s->n_fds++] = (struct pollfd){ pe->peer_liveness_fd[i], POLLIN, 0 };
        }

    /* This thread must not handle the program's signals. */
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
err:;
    char why[FERRYI_LIMITS_TEXT];
    return ferryi_error(status, "cannot start the service thread: %m%s", ferryi_limits_of_start(errno, why));
}

void ferryi_service_stop(ferryi_pe *pe)
{
    ferryi_service *s = pe->service;
    if (s == NULL)
        return;
    __atomic_store_n(&s->stop, 1, __ATOMIC_RELEASE);
    wake(s);
    ferryi_st_release_u32(&pe->world.ctl->doorbell, ferryi_ld_relaxed_u32(&pe->world.ctl->doorbell) + 1);
    ferryi_wake(&pe->world.ctl->doorbell);
    pthread_join(s->thread, NULL);
    close(s->wake_fd);
    free(s->fds);
    free(s->peer_of);
    free(s);
    pe->service = NULL;
}
