/* SPDX-License-Identifier: BSD-3-Clause */
/* Detects the death of PEs of other nodes by a TCP connection to each, and carries what connections of data need to be
 * made again (mend.c).
 *
 * When a process dies, its kernel closes its end.  But a network may end a connection too, so an end is no death: the
 * connection is made again.  The PE with the higher number connects to the other one's port, and the other one asks at
 * the first one's port whether it lives, since a PE listens as long as it lives:
 *   - Refused: its host says that nobody listens there, so the PE has died.  That takes as long as one way and back.
 *   - Connected: the host answers, and the process lives.  A stopped process answers no hello, but its kernel connects,
 *     so a stopped process is not taken for dead, however long it is stopped.
 *   - No answer: the network is broken, or the node is dead.  The PE tries again until FERRY_REMOTE_PATIENCE is over;
 *     then the connection is lost, and so is the peer for this PE.
 * When a link is down, bytes stay unacknowledged, and TCP_USER_TIMEOUT ends the connection. */
#include "runtime/remote/live.h"
#include "ferry/detail/machine/prim.h"
#include "ferry/detail/ring/spin__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/state/liveness.h"
#include "runtime/state/segment.h"
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>

#define SIGN_NS 200000000u   /* between two signs of life */
#define HEARD_NS 1000000000u /* a thread that has said nothing for so long does not run */
#define TRIAL_NS 250000000u  /* a trial without an answer ends: TCP repeats the first packet only after a second */
#define APART_NS 10000000u   /* between two trials */
#define STEADY_NS 500000000u /* a question is older than a connection that is younger than this */
#define SCARCE_NS 100000000u /* between two looks for connections while no descriptor is left */
#define ACCEPT_NS 300000u    /* between two looks for connections */
#define LOOK_MS 20           /* between two looks while a connection is missing */

static int has_left(const ferryi_remote *r, int peer)
{
    return ferryi_ld_acquire_u32(&ferryi_segment_ctl(r->pe, peer)->state) == FERRY_PEER_FINALIZED;
}

/* A PE that leaves sends a frame before it closes its end; that frame may still be on its way. */
static void died(ferryi_remote *r, int peer)
{
    const uint64_t deadline = ferryi_deadline_after(20000000u);
    while (!has_left(r, peer) && ferryi_now_ns() < deadline)
        if (ferryi_remote_move(r, -1, MOVE_POLL) == 0)
            ferryi_yield();
    ferryi_link_lose(r, ferryi_link_to(r, peer), NULL);
}

static uint32_t is_lost(const ferryi_remote *r, int peer)
{
    return ferryi_ld_acquire_u32(&ferryi_link_to(r, peer)->lost);
}

static void trial_end(live_peer *p, int error, uint64_t next)
{
    if (p->trial >= 0)
        close(p->trial);
    p->trial = -1;
    p->error = error != 0 ? error : p->error;
    p->next = next;
}

static void joined(ferryi_remote *r, live_peer *p, int fd, uint64_t now)
{
    if (p->fd >= 0)
        close(p->fd);
    r->live->n_down -= p->is_down;
    p->is_down = 0;
    p->fd = fd;
    p->n_words = 0;
    p->error = 0;
    p->heard = p->joined = now;
    live_options(fd);
    ferryi_log(FERRYI_LOG_INFO, "PE %d hears PE %d again", r->pe->world.my_pe, (int)(p - r->live->peers));
}

static void broke(ferryi_remote *r, live_peer *p, int error, uint64_t now)
{
    close(p->fd);
    p->fd = -1;
    p->error = error;
    p->since = p->next = now;
    p->is_down = 1;
    r->live->n_down++;
}

/* The peer counts as lost without being known to be dead. */
static void unreachable(ferryi_remote *r, live_peer *p, int peer)
{
    char cause[320];
    const char *why = p->error == EMFILE || p->error == ENFILE ? " (raise ulimit -n)" : "";
    snprintf(cause, sizeof cause,
             "no answer from %s for %.1f s%s%s%s: the network is down, or the node; check both, or raise "
             "FERRY_REMOTE_PATIENCE",
             p->contact.address, (double)r->pe->env.patience_ns / 1e9, p->error != 0 ? ": " : "",
             p->error != 0 ? strerror(p->error) : "", why);
    ferryi_link_lose(r, ferryi_link_to(r, peer), cause);
}

static void gave_up(ferryi_remote *r, int peer)
{
    char cause[96];
    snprintf(cause, sizeof cause, "PE %d has given it up: see the message of that PE (FERRY_LOG=warn)", peer);
    ferryi_link_lose(r, ferryi_link_to(r, peer), cause);
}

/* ---- Making a connection again. */

/* The hello is on its way once the host has answered. */
static void trial_connect(ferryi_remote *r, live_peer *p, int peer, uint64_t now)
{
    struct pollfd fd = { p->trial, POLLOUT, 0 };
    socklen_t length = sizeof(int);
    int error = 0;
    if (poll(&fd, 1, 0) == 0) {
        if (now >= p->next)
            trial_end(p, ETIMEDOUT, now);
        return;
    }
    if (getsockopt(p->trial, SOL_SOCKET, SO_ERROR, &error, &length) != 0)
        error = errno;
    if (error == 0)
        error = live_hello_send(r, p->trial, peer, peer < r->pe->world.my_pe ? LIVE_JOINS : LIVE_ASKS);
    if (error == ECONNREFUSED) {
        trial_end(p, error, now);
        died(r, peer);
    } else if (error != 0) {
        trial_end(p, error, now + APART_NS);
    } else {
        live_options(p->trial);
        p->asked = 1;
        p->since = now;
    }
}

static void trial_answer(ferryi_remote *r, live_peer *p, int peer, uint64_t now)
{
    unsigned char says;
    const ssize_t got = recv(p->trial, &says, 1, MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    p->since = now;
    if (got == 1 && says == SAYS_WELCOME && peer < r->pe->world.my_pe) {
        const int fd = p->trial;
        p->trial = -1;
        joined(r, p, fd, now);
    } else if (got == 1 && says == SAYS_WELCOME) { /* it lives, and connects */
        trial_end(p, 0, now + TRIAL_NS);
    } else if (got == 1 && says == SAYS_LOST) {
        trial_end(p, 0, now);
        gave_up(r, peer);
    } else { /* a process that ends may close its port later than its connections */
        trial_end(p, got < 0 ? errno : ECONNRESET, now + APART_NS);
    }
}

static void try_again(ferryi_remote *r, live_peer *p, int peer, uint64_t now)
{
    if (p->trial < 0 && now >= p->next) {
        const int error = live_connect_begin(r->live, &p->contact, &p->trial);
        p->asked = 0;
        p->next = now + TRIAL_NS;
        if (error == ECONNREFUSED)
            died(r, peer);
        else if (error != 0)
            trial_end(p, error, now + APART_NS);
    }
    if (p->trial >= 0 && !p->asked)
        trial_connect(r, p, peer, now);
    if (p->trial >= 0 && p->asked)
        trial_answer(r, p, peer, now);
    if (p->fd < 0 && !(p->trial >= 0 && p->asked) && now - p->since >= r->pe->env.patience_ns && is_lost(r, peer) == 0)
        unreachable(r, p, peer);
}

/* ---- Those who connect to this PE. */

static void question(ferryi_remote *r, int fd, int peer, uint64_t now)
{
    live_peer *p = &r->live->peers[peer];
    (void)live_say(fd, is_lost(r, peer) != 0 ? SAYS_LOST : SAYS_WELCOME);
    close(fd);
    if (p->fd >= 0 && is_lost(r, peer) == 0 && now - p->joined >= STEADY_NS)
        broke(r, p, ECONNRESET, now); /* the peer's end is closed, but this PE has not seen that */
}

/* 1: the connection is dealt with. */
static int stranger_serve(ferryi_remote *r, int fd, uint64_t now)
{
    live_hello hello;
    const int rc = live_hello_take(r, fd, &hello);
    if (rc == 0)
        return 0;
    if (rc < 0) {
        close(fd);
    } else if (hello.what == LIVE_ASKS) {
        question(r, fd, hello.pe, now);
    } else if (is_lost(r, hello.pe) != 0 || !live_say(fd, SAYS_WELCOME)) {
        (void)live_say(fd, SAYS_LOST);
        close(fd);
    } else {
        joined(r, &r->live->peers[hello.pe], fd, now);
        trial_end(&r->live->peers[hello.pe], 0, now);
    }
    return 1;
}

static void accept_new(ferryi_remote *r, uint64_t now)
{
    struct ferryi_remote_live *live = r->live;
    int fd;
    for (int i = live->n_strangers - 1; i >= 0; i--)
        if (stranger_serve(r, live->stranger[i], now))
            live->stranger[i] = live->stranger[--live->n_strangers];
    while (now >= live->accept_at && (fd = live_accept(live)) >= 0) {
        if (live->n_strangers == LIVE_STRANGERS) {
            close(live->stranger[0]);
            memmove(&live->stranger[0], &live->stranger[1], (size_t)--live->n_strangers * sizeof *live->stranger);
        }
        live->stranger[live->n_strangers++] = fd;
    }
    if (now >= live->accept_at && (errno == EMFILE || errno == ENFILE))
        live->accept_at = now + SCARCE_NS;
}

/* ---- A connection. */

static void word(ferryi_remote *r, live_peer *p, int peer)
{
    uint32_t words[3];
    switch (p->words[0]) {
    case SAYS_LEAVES:
        ferryi_st_release_u32(&ferryi_segment_ctl(r->pe, peer)->state, FERRY_PEER_FINALIZED);
        ferryi_st_release_u32(&r->pe->remote_left, 1);
        ferryi_st_release_u32(&ferryi_link_to(r, peer)->gone, 1);
        break;
    case SAYS_LOST:
        gave_up(r, peer);
        break;
    case SAYS_HAS:
        memcpy(words, p->words + 1, sizeof words);
        ferryi_mend_hear(r, peer, words);
        break;
    default:
        break;
    }
    p->n_words = 0;
}

/* Returns 0, or errno; ECONNRESET: the end. */
static int listen_to(ferryi_remote *r, live_peer *p, int peer, uint64_t now)
{
    unsigned char bytes[64];
    for (;;) {
        const ssize_t got = recv(p->fd, bytes, sizeof bytes, MSG_DONTWAIT);
        if (got <= 0)
            return got == 0 ? ECONNRESET : errno == EAGAIN || errno == EINTR ? 0 : errno;
        p->heard = now;
        for (ssize_t i = 0; i < got; i++) {
            p->words[p->n_words++] = bytes[i];
            if (p->words[0] != SAYS_HAS || p->n_words == LIVE_HAS_BYTES)
                word(r, p, peer);
        }
    }
}

static void attend(ferryi_remote *r, live_peer *p, int peer, int speaks, uint64_t now)
{
    int error = listen_to(r, p, peer, now);
    if (error == 0 && is_lost(r, peer) != 0 && !p->told_lost)
        p->told_lost = live_say(p->fd, SAYS_LOST);
    /* A full buffer means that the peer has been stopped for hours, not that it is dead. */
    if (error == 0 && speaks && !live_say(p->fd, SAYS_LIVES) && errno != EAGAIN && errno != EINTR)
        error = errno;
    if (error != 0)
        broke(r, p, error, now);
}

void ferryi_remote_live_look(ferryi_remote *r)
{
    struct ferryi_remote_live *live = r->live;
    const uint64_t now = ferryi_now_ns();
    if (live == NULL)
        return;
    const int speaks = now - live->sign >= SIGN_NS;
    const uint64_t absent = ferryi_remote_absent(live->looked, now);
    if (now - live->looked >= ACCEPT_NS) {
        live->looked = now;
        accept_new(r, now);
    }
    for (int i = 0; i < r->pe->world.n_laid; i++) {
        live_peer *p = &live->peers[i];
        if (!p->is_watched)
            continue;
        ferryi_remote_shift(&p->since, absent, now);
        if (p->fd >= 0)
            attend(r, p, i, speaks, now);
        if (p->is_down && is_lost(r, i) == 0 && !has_left(r, i))
            try_again(r, p, i, now);
        if (p->is_down && (is_lost(r, i) != 0 || has_left(r, i))) { /* nobody is missing */
            trial_end(p, 0, now);
            p->is_down = 0;
            live->n_down--;
        }
    }
    if (speaks)
        live->sign = now;
    if (speaks && live->spare < 0)
        live->spare = ferryi_fd(eventfd(0, EFD_CLOEXEC));
}

/* ---- For the others of this folder. */

int ferryi_remote_live_fds(ferryi_remote *r, struct pollfd *fds)
{
    struct ferryi_remote_live *live = r->live;
    int n = 0;
    if (live == NULL)
        return 0;
    for (int i = 0; i < r->pe->world.n_laid; i++) {
        const live_peer *p = &live->peers[i];
        if (p->fd >= 0)
            fds[n++] = (struct pollfd){ p->fd, POLLIN, 0 };
        else if (p->trial >= 0)
            fds[n++] = (struct pollfd){ p->trial, p->asked ? POLLIN : POLLOUT, 0 };
    }
    for (int i = 0; i < live->n_strangers; i++)
        fds[n++] = (struct pollfd){ live->stranger[i], POLLIN, 0 };
    if (ferryi_now_ns() >= live->accept_at)
        fds[n++] = (struct pollfd){ live->listener, POLLIN, 0 };
    return n;
}

int ferryi_remote_live_nap(const ferryi_remote *r)
{
    return r->live != NULL && (r->live->n_down != 0 || __atomic_load_n(&r->mending, __ATOMIC_ACQUIRE) != 0) ? LOOK_MS
                                                                                                            : 1000;
}

int ferryi_remote_live_hears(const ferryi_remote *r, int peer, uint64_t now)
{
    const live_peer *p = &r->live->peers[peer];
    return p->fd >= 0 && (now < p->heard || now - p->heard < HEARD_NS);
}

int ferryi_remote_live_tell(ferryi_remote *r, int peer, const uint32_t words[3])
{
    live_peer *p = &r->live->peers[peer];
    unsigned char bytes[LIVE_HAS_BYTES] = { SAYS_HAS };
    memcpy(bytes + 1, words, sizeof bytes - 1);
    const ssize_t sent = p->fd >= 0 ? send(p->fd, bytes, sizeof bytes, MSG_NOSIGNAL | MSG_DONTWAIT) : 0;
    if (sent > 0 && sent < (ssize_t)sizeof bytes)
        (void)shutdown(p->fd, SHUT_RDWR); /* the rest of the message cannot follow: begin anew */
    return sent == (ssize_t)sizeof bytes;
}

const char *ferryi_remote_live_address(const ferryi_remote *r, int peer)
{
    return r->live->peers[peer].contact.address;
}

/* Closing a connection with unread bytes resets it, and the reset may overtake sent bytes. */
void ferryi_remote_live_leave(ferryi_remote *r)
{
    char bytes[256];
    for (int i = 0; r->live != NULL && i < r->pe->world.n_laid; i++)
        if (r->live->peers[i].fd >= 0) {
            while (recv(r->live->peers[i].fd, bytes, sizeof bytes, MSG_DONTWAIT) > 0)
                continue;
            (void)live_say(r->live->peers[i].fd, SAYS_LEAVES);
        }
}

void ferryi_remote_live_close(ferryi_remote *r)
{
    struct ferryi_remote_live *live = r->live;
    if (live == NULL)
        return;
    for (int i = 0; i < r->pe->world.n_laid; i++) {
        if (live->peers[i].fd >= 0)
            close(live->peers[i].fd);
        if (live->peers[i].trial >= 0)
            close(live->peers[i].trial);
    }
    for (int i = 0; i < live->n_strangers; i++)
        close(live->stranger[i]);
    if (live->listener >= 0)
        close(live->listener);
    if (live->spare >= 0)
        close(live->spare);
    free(live->peers);
    free(live);
    r->live = NULL;
}
