/* SPDX-License-Identifier: BSD-3-Clause */
/* The parent: starts a child for each GPU, watches them, and starts new ones for what the dead have left.  A pair that
 * hangs takes its writer's child with it, so each such wave ends at least one pair. */
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "tools/verdict/verdict.h"
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { TRIES = 2 }; /* waves in which nothing more was found */

static int shared_fd = -1;
static int barren; /* waves, one after the other, that ended no pair */

static int each_fd(vd_shared *s, int i, int cloexec)
{
    const int flags = cloexec ? FD_CLOEXEC : 0;
    return fcntl(s->sock_read[i], F_SETFD, flags) | fcntl(s->sock_write[i], F_SETFD, flags);
}

static int make_sockets(vd_shared *s)
{
    for (int i = 0; i < s->n; i++) {
        int end[2];
        if (ferryi_fd_datagrams(end) != 0)
            return -1;
        s->sock_read[i] = end[0];
        s->sock_write[i] = end[1];
    }
    return 0;
}

static void start_child(vd_shared *s, int i)
{
    char number[16], fd[16], parent[16];
    vd_child *child = &s->child[i];
    snprintf(number, sizeof number, "%d", i);
    snprintf(fd, sizeof fd, "%d", shared_fd);
    snprintf(parent, sizeof parent, "%d", (int)getpid());
    char *const arguments[] = {
        (char *)(uintptr_t) "ferry-info", (char *)(uintptr_t) "verdict-child", number, fd, parent, NULL
    };
    fflush(NULL);
    const pid_t pid = fork();
    if (pid == 0) {
        const int null = ferryi_fd(open("/dev/null", O_RDWR | O_CLOEXEC));
        if (null >= 0) {
            (void)dup2(null, STDIN_FILENO);
            (void)dup2(null, STDOUT_FILENO); /* only the parent reports */
        }
        (void)fcntl(shared_fd, F_SETFD, 0);
        for (int k = 0; k < s->n; k++)
            (void)each_fd(s, k, 0);
        (void)execv("/proc/self/exe", arguments);
        _exit(5);
    }
    child->pid = pid;
    if (pid < 0) {
        snprintf(child->why, sizeof child->why, "fork: %s", strerror(errno));
        child->result = -1;
        child->gone = 1;
    }
}

/* The pair that a child was in when it ended without a word. */
static void blame(vd_shared *s, int i, vd_state state, const char *why)
{
    const int peer = s->child[i].busy_with;
    if (peer < 0 || peer >= s->n)
        return;
    vd_evidence *e = &s->pair[i][peer];
    if (e->state != VD_PENDING)
        e = &s->pair[peer][i];
    if (e->state != VD_PENDING)
        return;
    e->state = (int32_t)state;
    snprintf(e->note, sizeof e->note, "%s", why);
}

static void mark_gone(vd_shared *s, int i, int status, int killed)
{
    vd_child *child = &s->child[i];
    char why[100];
    if (!child->ready && child->result == 0) {
        child->result = -1;
        if (killed)
            snprintf(child->why, sizeof child->why, "CUDA did not start in time");
        else if (WIFSIGNALED(status))
            snprintf(child->why, sizeof child->why, "its process died of signal %d (%s) while CUDA started",
                     WTERMSIG(status), strsignal(WTERMSIG(status)));
        else
            snprintf(child->why, sizeof child->why, "its process ended with status %d while CUDA started",
                     WEXITSTATUS(status));
    } else if (killed) {
        blame(s, i, VD_HUNG, "a call of the driver did not return; the process was killed");
    } else if (WIFSIGNALED(status)) {
        snprintf(why, sizeof why, "the process died of signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
        blame(s, i, VD_FAULT, why);
    }
    const uint32_t pair = __atomic_load_n(&s->measuring, __ATOMIC_ACQUIRE);
    if (pair != 0 && ((int)(pair - 1) / VD_GPUS == i || (int)(pair - 1) % VD_GPUS == i))
        __atomic_store_n(&s->measuring, 0, __ATOMIC_RELEASE);
    __atomic_store_n(&child->gone, 1, __ATOMIC_RELEASE);
}

/* Ends when all children have; kills those that are stuck in a call of the driver. */
static void watch(vd_run *run, uint64_t start_ns)
{
    vd_shared *s = run->shared;
    uint32_t beats[VD_GPUS] = { 0 };
    uint64_t since[VD_GPUS], killed[VD_GPUS] = { 0 };
    const struct timespec nap = { 0, 500000 };
    const uint64_t stuck = 2 * s->options.patience_ns;
    for (int i = 0; i < s->n; i++)
        since[i] = ferryi_now_ns();
    for (int left = 1; left;) {
        left = 0;
        for (int i = 0; i < s->n; i++) {
            vd_child *child = &s->child[i];
            int status = 0;
            if (child->gone)
                continue;
            left = 1;
            const pid_t got = waitpid(child->pid, &status, WNOHANG);
            const uint64_t now = ferryi_now_ns();
            const uint32_t beat = __atomic_load_n(&child->beats, __ATOMIC_RELAXED);
            if (got == child->pid || (got < 0 && errno != EINTR)) {
                mark_gone(s, i, status, killed[i] != 0);
                continue;
            }
            if (killed[i] != 0 && now - killed[i] > 3000000000u) { /* the kernel's driver does not let it go */
                run->left_behind++;
                mark_gone(s, i, 0, 1);
                continue;
            }
            if (beat != beats[i] || (!child->ready && now - since[i] < start_ns)) {
                if (beat != beats[i])
                    since[i] = now;
                beats[i] = beat;
            } else if (now - since[i] > (child->ready ? stuck : start_ns) && killed[i] == 0) {
                (void)kill(child->pid, SIGKILL);
                killed[i] = now;
            }
        }
        if (left)
            (void)nanosleep(&nap, NULL);
    }
}

static int is_pending(const vd_shared *s, int a, int b)
{
    return a != b && (s->pair[a][b].state == VD_PENDING || s->pair[b][a].state == VD_PENDING);
}

static int is_needed(const vd_shared *s, int i)
{
    for (int k = 0; k < s->n; k++)
        if (is_pending(s, i, k))
            return 1;
    return 0;
}

static void give_up(vd_evidence *e, const char *format, int gpu, const char *why)
{
    if (e->state != VD_PENDING)
        return;
    e->state = VD_SKIPPED;
    if (!e->note[0])
        snprintf(e->note, sizeof e->note, format, gpu, why);
}

static int pending(const vd_shared *s)
{
    int n = 0;
    for (int a = 0; a < s->n; a++)
        for (int b = 0; b < s->n; b++)
            n += a != b && s->pair[a][b].state == VD_PENDING;
    return n;
}

/* After a wave: pairs whose GPU cannot start are given up, and all that are left when several waves did no more. */
static void settle(vd_shared *s, int before)
{
    barren = pending(s) < before ? 0 : barren + 1;
    for (int a = 0; a < s->n; a++)
        for (int b = 0; b < s->n; b++) {
            vd_evidence *e = &s->pair[a][b];
            if (a == b || e->state != VD_PENDING)
                continue;
            const int bad = s->child[a].result != 0 ? a : s->child[b].result != 0 ? b : -1;
            if (bad >= 0)
                give_up(e, "GPU %d: %s", bad, s->child[bad].why);
            else if (barren >= TRIES)
                give_up(e, "the process of GPU %d ended %s", b, "before the pair was tested, more than once");
        }
}

static uint64_t last_of(const vd_shared *s, size_t offset)
{
    uint64_t last = 0;
    for (int i = 0; i < s->n; i++) {
        uint64_t at;
        memcpy(&at, (const char *)&s->child[i] + offset, sizeof at);
        last = at > last ? at : last;
    }
    return last;
}

static void run_wave(vd_run *run, uint64_t start_ns)
{
    vd_shared *s = run->shared;
    const uint64_t began = ferryi_now_ns();
    const int before = pending(s);
    s->kinds = FERRYI_VERDICT_ALL_ATOMICS;
    for (int a = 0; a < s->n; a++)
        for (int b = 0; b < s->n; b++)
            if (s->pair[a][b].rare_error != 0) /* each GPU would start again for each such pair */
                s->kinds = FERRYI_VERDICT_ALL_ATOMICS & ~FERRYI_VERDICT_RARE;
    memset(s->meeting, 0, sizeof s->meeting);
    s->measuring = 0;
    s->wave++;
    for (int i = 0; i < s->n; i++) {
        const int needed = s->wave == 1 || is_needed(s, i);
        if (!needed) {
            s->child[i].gone = 1;
            continue;
        }
        memset(&s->child[i], 0, sizeof s->child[i]);
        s->child[i].busy_with = -1;
        start_child(s, i);
    }
    watch(run, start_ns);
    const uint64_t now = ferryi_now_ns(), ready = last_of(s, offsetof(vd_child, ready_ns));
    const uint64_t probed = last_of(s, offsetof(vd_child, probed_ns)), end = last_of(s, offsetof(vd_child, end_ns));
    if (ready > began)
        run->cuda_seconds += (double)(ready - began) / 1e9;
    if (ready > began)
        run->probe_seconds += (double)((probed > ready ? probed : now) - ready) / 1e9;
    if (probed > began && end > probed && s->options.bulk)
        run->bulk_seconds += (double)(end - probed) / 1e9;
    settle(s, before);
}

int vd_run_start(vd_run *run, int n, const vd_options *options, char *why, size_t size)
{
    memset(run, 0, sizeof *run);
    barren = 0;
    shared_fd = ferryi_fd(memfd_create("ferry-info verdict", MFD_CLOEXEC));
    if (shared_fd < 0 || ftruncate(shared_fd, (off_t)VD_SHARED_BYTES) != 0) {
        snprintf(why, size, "shared memory: %s", strerror(errno));
        return -1;
    }
    void *at = mmap(NULL, VD_SHARED_BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, shared_fd, 0);
    if (at == MAP_FAILED) {
        snprintf(why, size, "shared memory: %s", strerror(errno));
        return -1;
    }
    vd_shared *s = run->shared = at;
    s->magic = VD_MAGIC;
    s->size = VD_SHARED_BYTES;
    s->n = n;
    s->options = *options;
    for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++) {
            vd_evidence *e = &s->pair[a][b];
            e->access = e->atomics = e->wide = e->map_board = e->map_span = -1;
            e->latency_us = e->copy_gbs = e->store_gbs = -1;
            e->handle[0].result = e->handle[1].result = -1;
        }
    if (make_sockets(s) != 0) {
        snprintf(why, size, "sockets: %s (ulimit -n limits them)", strerror(errno));
        return -1;
    }
    for (; run->waves == 0 || pending(s) != 0; run->waves++)
        run_wave(run, 30000000000u); /* each ends a pair, or the waves end */
    return 0;
}

void vd_run_finish(vd_run *run)
{
    if (run->shared != NULL) {
        for (int i = 0; i < run->shared->n; i++) {
            if (run->shared->sock_read[i] > 0)
                (void)close(run->shared->sock_read[i]);
            if (run->shared->sock_write[i] > 0)
                (void)close(run->shared->sock_write[i]);
        }
        (void)munmap(run->shared, VD_SHARED_BYTES);
    }
    if (shared_fd >= 0)
        (void)close(shared_fd);
    run->shared = NULL;
    shared_fd = -1;
}
