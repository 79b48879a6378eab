/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/clock.h"
#include "runtime/fdpass_wire.h"
#include "runtime/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* One exchange.  Members tell the broker READY.  Batch by batch, in the order of indices, the broker lets the members
 * of a batch send it their descriptors (GIVE; OFFER), and passes them on to everyone (BATCH).  Who has all says DONE;
 * when all have, or one has failed, the broker's VERDICT ends the exchange for everybody alike.  The first batch is
 * sent with READY, unasked: on a small node that is all.
 *
 * Descriptors are sent only when asked for, since those under way count against a limit per user: members that all sent
 * at once could block the broker's own messages for good. */
enum {
    BATCH_FDS = 8, /* a node of 64 PEs as threads shares one table of 1024 */
    RETRY_MS = 2   /* when the kernel says "too many under way", no poll tells when that is over */
};

static int batch_members(int n_fds)
{
    return n_fds > 1 ? BATCH_FDS / n_fds : BATCH_FDS;
}

static int min_int(int a, int b)
{
    return a < b ? a : b;
}

/* How an exchange ended: text is for the others, and for the log unless the cause was told already. */
typedef struct outcome {
    ferry_status status;
    int told;
    char text[FDPASS_TEXT];
} outcome;

static void fail(outcome *out, ferry_status status, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void fail(outcome *out, ferry_status status, const char *format, ...)
{
    va_list args;
    if (out->status != FERRY_SUCCESS) /* the first cause counts */
        return;
    out->status = status;
    va_start(args, format);
    vsnprintf(out->text, sizeof(out->text), format, args);
    va_end(args);
}

static void fail_no_fds(outcome *out, int pe)
{
    fail(out, FERRY_ERR_SYSTEM,
         "PE %d has too few file descriptors left to receive those of its node: raise `ulimit -n` (it needs %d)", pe,
         BATCH_FDS);
}

/* Gives one peer's descriptors to the callback; closes what it does not keep.  After a failure it only closes. */
static void deliver(const ferryi_fdpass *f, int from, const int *fds, int n_fds, ferryi_fdpass_got got, void *ctx,
                    outcome *out)
{
    for (int slot = 0; slot < n_fds; slot++) {
        int keep = 0;
        if (out->status == FERRY_SUCCESS) {
            ferry_status status = got(ctx, from, slot, fds[slot], &keep);
            if (status != FERRY_SUCCESS) {
                fail(out, status, "PE %d could not take over descriptor %d of PE %d: see its own message",
                     f->pes[f->me], slot, f->pes[from]);
                out->told = 1;
            }
        }
        if (!keep)
            close(fds[slot]);
    }
}

/* -- the broker ---------------------------------------------------------------------------------------------------- */

/* Hears what member i says, if anything. */
static void broker_hear(ferryi_fdpass *f, int i, int n_fds, outcome *out)
{
    fdpass_member *m = &f->members[i];
    fdpass_msg msg;
    int fds[FDPASS_MAX_FDS];
    enum fdpass_io io = ferryi_fdpass_recv(m->sock, &msg, fds, FDPASS_MAX_FDS);
    if (io == FDPASS_AGAIN || ferryi_fdpass_is_stale(f, io, &msg, fds))
        return;
    if (io == FDPASS_BROKEN) {
        fail(out, FERRY_ERR_PEER_LOST, "PE %d left while the PEs of its node passed descriptors", f->pes[i]);
        return;
    }
    if (io == FDPASS_NO_FDS) {
        fail_no_fds(out, f->pes[0]);
        return;
    }
    if (io == FDPASS_OK && msg.exchange == f->exchange && msg.n_fds <= FDPASS_MAX_FDS - m->n_held) {
        memcpy(m->held + m->n_held, fds, (size_t)msg.n_fds * sizeof(int));
        m->n_held += msg.n_fds;
        switch ((enum fdpass_kind)msg.kind) {
        case FDPASS_READY:
            m->ready = 1;
            m->n_fds = msg.first;
            if (m->n_fds < 0)
                fail(out, FERRY_ERR_SYSTEM, "PE %d failed before its node could pass descriptors: see its own message",
                     f->pes[i]);
            else if (m->n_fds != n_fds)
                fail(out, FERRY_ERR_INVALID_ARG, "PE %d gives %d descriptors where PE %d gives %d", f->pes[i], m->n_fds,
                     f->pes[0], n_fds);
            return;
        case FDPASS_OFFER:
            return;
        case FDPASS_DONE:
            m->done = 1;
            if (msg.status != FERRY_SUCCESS)
                fail(out, (ferry_status)msg.status, "%s", msg.text);
            return;
        case FDPASS_HELLO:
        case FDPASS_GIVE:
        case FDPASS_BATCH:
        case FDPASS_VERDICT:
            break;
        }
    } else if (io == FDPASS_OK) {
        while (msg.n_fds)
            close(fds[--msg.n_fds]);
    }
    fail(out, FERRY_ERR_SYSTEM, "PE %d sent something else than descriptors: do all PEs run the same library?",
         f->pes[i]);
}

static int is_not_ready(const fdpass_member *m)
{
    return !m->ready;
}

static int has_not_given(const fdpass_member *m)
{
    return m->n_held < m->n_fds;
}

static int has_not_taken(const fdpass_member *m)
{
    return m->unsent || m->to_ask;
}

static int is_not_done(const fdpass_member *m)
{
    return !m->done;
}

/* The first index from `from` on, below `to`, for which waits() holds; `to` when there is none. */
static int first_of(const ferryi_fdpass *f, int from, int to, int (*waits)(const fdpass_member *m))
{
    while (from < to && !waits(&f->members[from]))
        from++;
    return from;
}

/* Waits until somebody says something, or may have room for what is unsent. */
static void broker_listen(ferryi_fdpass *f, int from, int to, int (*waits)(const fdpass_member *m), int n_fds,
                          int crowded, uint64_t deadline, outcome *out)
{
    char who[160];
    int ms = ferryi_deadline_ms(deadline);
    if (ms == 0) {
        ferryi_fdpass_list_pes(f, from, to, waits, who, sizeof(who));
        fail(out, FERRY_ERR_TIMEOUT,
             "%s did not take part within the time when the PEs of the node passed descriptors: stopped, or busy "
             "elsewhere",
             who);
        return;
    }
    for (int i = 1; i < f->n_local; i++) {
        int speaks = !crowded && has_not_taken(&f->members[i]);
        f->polls[i] = (struct pollfd){ .fd = f->members[i].sock, .events = speaks ? POLLIN | POLLOUT : POLLIN };
    }
    if (poll(f->polls + 1, (nfds_t)f->n_local - 1, crowded ? RETRY_MS : ms) <= 0)
        return;
    for (int i = 1; i < f->n_local; i++)
        if (f->polls[i].revents & ~POLLOUT)
            broker_hear(f, i, n_fds, out);
}

/* Sends member i what is due to it.  first .. last - 1 is the batch, whose descriptors the broker holds. */
static enum fdpass_io broker_tell(ferryi_fdpass *f, int i, int first, int last)
{
    fdpass_member *m = &f->members[i];
    fdpass_msg msg;
    int fds[FDPASS_MAX_FDS], n = 0;
    if (m->to_ask) {
        ferryi_fdpass_msg_init(&msg, FDPASS_GIVE, f->exchange);
        enum fdpass_io io = ferryi_fdpass_send(m->sock, &msg, NULL, 0);
        if (io != FDPASS_OK)
            return io;
        m->to_ask = 0;
    }
    if (!m->unsent)
        return FDPASS_OK;
    ferryi_fdpass_msg_init(&msg, FDPASS_BATCH, f->exchange);
    msg.first = first;
    msg.n_members = last - first;
    for (int k = first; k < last; k++)
        for (int slot = 0; k != i && slot < f->members[k].n_held; slot++)
            fds[n++] = f->members[k].held[slot];
    enum fdpass_io io = n ? ferryi_fdpass_send(m->sock, &msg, fds, n) : FDPASS_OK;
    if (io == FDPASS_OK)
        m->unsent = 0;
    return io;
}

/* Passes the batch on to everyone, and asks the next one to give. */
static void broker_forward(ferryi_fdpass *f, int first, int last, int n_fds, uint64_t deadline, outcome *out)
{
    int next = min_int(last + (last - first), f->n_local);
    for (int i = 1; i < f->n_local; i++)
        f->members[i].unsent = 1;
    for (int i = last; i < next; i++)
        f->members[i].to_ask = 1;
    while (out->status == FERRY_SUCCESS) {
        int crowded = 0;
        for (int i = first_of(f, 1, f->n_local, has_not_taken); i < f->n_local && out->status == FERRY_SUCCESS;
             i = first_of(f, i + 1, f->n_local, has_not_taken)) {
            switch (broker_tell(f, i, first, last)) {
            case FDPASS_OK:
            case FDPASS_AGAIN:
                break;
            case FDPASS_CROWDED:
                crowded = 1;
                break;
            case FDPASS_BROKEN:
                broker_hear(f, i, n_fds, out); /* why, if it said so */
                break;
            case FDPASS_NO_FDS:
            case FDPASS_NONSENSE:
                fail(out, FERRY_ERR_SYSTEM, "PE %d gave a descriptor that is not open", f->pes[0]);
                break;
            }
        }
        if (first_of(f, 1, f->n_local, has_not_taken) == f->n_local)
            return;
        if (out->status == FERRY_SUCCESS)
            broker_listen(f, 1, f->n_local, has_not_taken, n_fds, crowded, deadline, out);
    }
}

static void broker_wait(ferryi_fdpass *f, int from, int to, int (*waits)(const fdpass_member *m), int n_fds,
                        uint64_t deadline, outcome *out)
{
    while (out->status == FERRY_SUCCESS && (from = first_of(f, from, to, waits)) < to)
        broker_listen(f, from, to, waits, n_fds, 0, deadline, out);
}

static void broker_run(ferryi_fdpass *f, const int *fds, int n_fds, ferryi_fdpass_got got, void *ctx, uint64_t deadline,
                       outcome *out)
{
    int step = batch_members(n_fds);
    for (int i = 0; i < f->n_local; i++)
        f->members[i] = (fdpass_member){ .sock = f->members[i].sock };
    if (!fds) {
        fail(out, FERRY_ERR_SYSTEM, "PE %d failed before its node could pass descriptors: see its own message",
             f->pes[0]);
        out->told = 1;
    }
    broker_wait(f, 1, f->n_local, is_not_ready, n_fds, deadline, out);
    for (int first = 0; n_fds && first < f->n_local && out->status == FERRY_SUCCESS; first += step) {
        int last = min_int(first + step, f->n_local);
        if (first == 0) { /* its own stay its own: never closed */
            memcpy(f->members[0].held, fds, (size_t)n_fds * sizeof(int));
            f->members[0].n_held = n_fds;
        }
        broker_wait(f, first > 0 ? first : 1, last, has_not_given, n_fds, deadline, out);
        if (out->status == FERRY_SUCCESS)
            broker_forward(f, first, last, n_fds, deadline, out);
        for (int i = first > 0 ? first : 1; i < last; i++) {
            int n = f->members[i].n_held;
            f->members[i].n_held = 0;
            deliver(f, i, f->members[i].held, n, got, ctx, out);
        }
    }
    broker_wait(f, 1, f->n_local, is_not_done, n_fds, deadline, out);
    for (int i = 1; i < f->n_local; i++)
        while (f->members[i].n_held)
            close(f->members[i].held[--f->members[i].n_held]);
    ferryi_fdpass_verdict(f, out->status, out->text, deadline);
}

/* -- the others ---------------------------------------------------------------------------------------------------- */

/* What a member has said and heard in this exchange. */
typedef struct member_state {
    int asked; /* it may give */
    int ready, given, done;
    int missing; /* PEs whose descriptors have not come */
    int over;    /* the verdict is there, or will never come */
} member_state;

/* The message that is due; 0: none. */
static int member_due(const member_state *s, int failed)
{
    if (!s->ready)
        return FDPASS_READY;
    if (s->asked && !s->given && !failed)
        return FDPASS_OFFER;
    return !s->done && (failed || (s->given && !s->missing)) ? FDPASS_DONE : 0;
}

/* Says all that is due; not OK when something could not be sent. */
static enum fdpass_io member_speak(ferryi_fdpass *f, member_state *s, const int *fds, int n_fds, outcome *out)
{
    fdpass_msg msg;
    for (;;) {
        int failed = out->status != FERRY_SUCCESS, kind = member_due(s, failed);
        int gives = s->asked && !s->given && !failed;
        if (!kind)
            return FDPASS_OK;
        ferryi_fdpass_msg_init(&msg, (enum fdpass_kind)kind, f->exchange);
        msg.first = failed ? -1 : n_fds;
        if (kind == FDPASS_DONE) {
            msg.status = (int32_t)out->status;
            memcpy(msg.text, out->text, sizeof(msg.text));
        }
        enum fdpass_io io = ferryi_fdpass_send(f->sock, &msg, fds, gives ? n_fds : 0);
        if (io == FDPASS_NONSENSE) {
            fail(out, FERRY_ERR_SYSTEM, "PE %d gave a descriptor that is not open", f->pes[f->me]);
            continue; /* and says so */
        }
        if (io != FDPASS_OK)
            return io;
        s->ready = 1;
        s->given |= gives;
        s->done |= kind == FDPASS_DONE || failed; /* READY with -1 says it all */
    }
}

static void member_take(const ferryi_fdpass *f, member_state *s, const fdpass_msg *msg, const int *fds, int n_fds,
                        ferryi_fdpass_got got, void *ctx, outcome *out)
{
    int last = msg->first + msg->n_members, has_me = msg->first <= f->me && f->me < last, at = 0;
    int fits = msg->first >= 0 && msg->n_members >= 0 && msg->n_members <= BATCH_FDS && last <= f->n_local &&
               msg->n_fds == (msg->n_members - has_me) * n_fds;
    if (!fits) {
        fail(out, FERRY_ERR_SYSTEM, "PE %d passed on something else than descriptors: do all PEs run the same library?",
             f->pes[0]);
        while (at < msg->n_fds)
            close(fds[at++]);
        return;
    }
    for (int from = msg->first; from < last; from++) {
        if (from == f->me)
            continue;
        deliver(f, from, fds + at, n_fds, got, ctx, out);
        at += n_fds;
        s->missing--;
    }
}

/* Hears one message.  AGAIN when there is none. */
static enum fdpass_io member_hear(const ferryi_fdpass *f, member_state *s, int n_fds, ferryi_fdpass_got got, void *ctx,
                                  outcome *out)
{
    fdpass_msg msg;
    int fds[FDPASS_MAX_FDS];
    enum fdpass_io io = ferryi_fdpass_recv(f->sock, &msg, fds, FDPASS_MAX_FDS);
    if (io == FDPASS_AGAIN)
        return io;
    if (ferryi_fdpass_is_stale(f, io, &msg, fds))
        return FDPASS_OK;
    if (io == FDPASS_BROKEN) {
        fail(out, FERRY_ERR_PEER_LOST, "PE %d, which passes descriptors on this node, has left", f->pes[0]);
        s->over = 1;
    } else if (io == FDPASS_NO_FDS) {
        fail_no_fds(out, f->pes[f->me]);
    } else if (io == FDPASS_OK && msg.kind == FDPASS_BATCH && msg.exchange == f->exchange) {
        member_take(f, s, &msg, fds, n_fds, got, ctx, out);
    } else if (io == FDPASS_OK && msg.kind == FDPASS_GIVE && msg.exchange == f->exchange && !msg.n_fds) {
        s->asked = 1;
    } else if (io == FDPASS_OK && msg.kind == FDPASS_VERDICT && msg.exchange == f->exchange && !msg.n_fds) {
        if (msg.status != FERRY_SUCCESS)
            fail(out, (ferry_status)msg.status, "%s", msg.text);
        s->over = 1;
    } else {
        while (io == FDPASS_OK && msg.n_fds)
            close(fds[--msg.n_fds]);
        fail(out, FERRY_ERR_SYSTEM, "PE %d sent something else than descriptors: do all PEs run the same library?",
             f->pes[0]);
    }
    return FDPASS_OK;
}

static void member_run(ferryi_fdpass *f, const int *fds, int n_fds, ferryi_fdpass_got got, void *ctx, uint64_t deadline,
                       outcome *out)
{
    member_state s = { .asked = f->me < batch_members(n_fds) || !n_fds, .missing = n_fds ? f->n_local - 1 : 0 };
    uint64_t patience = ferryi_fdpass_patience(deadline);
    if (!fds) {
        fail(out, FERRY_ERR_SYSTEM, "PE %d failed before its node could pass descriptors: see its own message",
             f->pes[f->me]);
        out->told = 1;
    }
    while (!s.over) {
        enum fdpass_io spoke = member_speak(f, &s, fds, n_fds, out);
        if (member_hear(f, &s, n_fds, got, ctx, out) != FDPASS_AGAIN)
            continue;
        int ms = ferryi_deadline_ms(patience);
        if (ms == 0) {
            fail(out, FERRY_ERR_TIMEOUT,
                 "PE %d, which passes descriptors on this node, did not answer within the time: stopped, or busy "
                 "elsewhere",
                 f->pes[0]);
            return;
        }
        struct pollfd p = { .fd = f->sock, .events = spoke == FDPASS_AGAIN ? POLLIN | POLLOUT : POLLIN };
        poll(&p, 1, spoke == FDPASS_CROWDED ? RETRY_MS : ms);
    }
}

ferry_status ferryi_fdpass_exchange(ferryi_fdpass *f, const int *fds, int n_fds, ferryi_fdpass_got got, void *ctx,
                                    uint64_t deadline)
{
    outcome out = { .status = FERRY_SUCCESS };
    if (n_fds < 0 || n_fds > FDPASS_MAX_FDS || !f->n_local)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "0 to %d descriptors pass at a time, after connecting: not %d",
                            FDPASS_MAX_FDS, n_fds);
    f->exchange++;
    if (f->n_local == 1)
        return fds ? FERRY_SUCCESS : FERRY_ERR_SYSTEM;
    if (f->me == 0)
        broker_run(f, fds, n_fds, got, ctx, deadline, &out);
    else
        member_run(f, fds, n_fds, got, ctx, deadline, &out);
    if (out.status == FERRY_SUCCESS || out.told)
        return out.status;
    return ferryi_error(out.status, "%s", out.text);
}
