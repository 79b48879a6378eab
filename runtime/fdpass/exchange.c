/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/fdpass/message.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* One exchange.  Members tell the broker READY.  Batch by batch, in the order of indices, the broker asks the members
 * of a batch for their descriptors (GIVE, answered by OFFER) and forwards them to all (BATCH).  A member that has all
 * descriptors says DONE; when all have, or one has failed, the broker's VERDICT ends the exchange for all alike.
 * Members of the first batch send with READY, unasked; a small node has no other batch.
 *
 * Later batches wait for GIVE because descriptors in flight count against a limit per user: if all members sent at
 * once, the broker's own messages might never get through. */
enum {
    BATCH_FDS = 8, /* 64 PEs as threads share one table of 1024 */
    RETRY_MS = 2   /* poll does not report when too many descriptors in flight become fewer */
};

static int batch_members(int n_fds)
{
    return n_fds > 1 ? BATCH_FDS / n_fds : BATCH_FDS;
}

static int min_int(int a, int b)
{
    return a < b ? a : b;
}

/* The result of an exchange: text is for the other PEs, and for the log unless the cause was logged already. */
typedef struct outcome {
    ferry_status status;
    int told;
    char text[FDPASS_TEXT];
} outcome;

static void fail(outcome *out, ferry_status status, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void fail(outcome *out, ferry_status status, const char *format, ...)
{
    va_list args;
    if (out->status != FERRY_SUCCESS) /* keep the first cause */
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

/* Passes one peer's descriptors to the callback and closes those it does not keep; after a failure closes all. */
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

/* Receives a message of member i, if there is one. */
static void broker_receive(ferryi_fdpass *f, int i, int n_fds, outcome *out)
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
            if (m->n_held > n_fds)
                break;
            return;
        case FDPASS_OFFER:
            if (m->n_held > n_fds) /* a batch has room for n_fds of each member */
                break;
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

static int has_not_offered(const fdpass_member *m)
{
    return m->n_held < m->n_fds;
}

static int has_unsent(const fdpass_member *m)
{
    return m->batch_unsent || m->give_unsent;
}

static int is_not_done(const fdpass_member *m)
{
    return !m->done;
}

/* The first index from `from` on, below `to`, for which lacks() holds; `to` when there is none. */
static int first_of(const ferryi_fdpass *f, int from, int to, int (*lacks)(const fdpass_member *m))
{
    while (from < to && !lacks(&f->members[from]))
        from++;
    return from;
}

/* Waits for a message, or for room to send what is unsent. */
static void broker_poll(ferryi_fdpass *f, int from, int to, int (*lacks)(const fdpass_member *m), int n_fds,
                        int fds_in_flight, uint64_t deadline, outcome *out)
{
    char who[160];
    int ms = ferryi_deadline_ms(deadline);
    if (ms == 0) {
        ferryi_fdpass_list_pes(f, from, to, lacks, who, sizeof(who));
        fail(out, FERRY_ERR_TIMEOUT,
             "%s did not take part in time when the PEs of the node passed descriptors: see whether each runs and "
             "makes the same call",
             who);
        return;
    }
    for (int i = 1; i < f->n_local; i++) {
        int speaks = !fds_in_flight && has_unsent(&f->members[i]);
        f->polls[i] = (struct pollfd){ .fd = f->members[i].sock, .events = speaks ? POLLIN | POLLOUT : POLLIN };
    }
    if (poll(f->polls + 1, (nfds_t)f->n_local - 1, fds_in_flight ? RETRY_MS : ms) <= 0)
        return;
    for (int i = 1; i < f->n_local; i++)
        if (f->polls[i].revents & ~POLLOUT)
            broker_receive(f, i, n_fds, out);
}

/* Sends member i its pending messages. first .. last - 1 is the batch, whose descriptors the broker holds. */
static enum fdpass_io broker_send(ferryi_fdpass *f, int i, int first, int last)
{
    fdpass_member *m = &f->members[i];
    fdpass_msg msg;
    int fds[FDPASS_MAX_FDS], n = 0;
    if (m->give_unsent) {
        ferryi_fdpass_msg_init(&msg, FDPASS_GIVE, f->exchange);
        enum fdpass_io io = ferryi_fdpass_send(m->sock, &msg, NULL, 0);
        if (io != FDPASS_OK)
            return io;
        m->give_unsent = 0;
    }
    if (!m->batch_unsent)
        return FDPASS_OK;
    ferryi_fdpass_msg_init(&msg, FDPASS_BATCH, f->exchange);
    msg.first = first;
    msg.n_members = last - first;
    for (int k = first; k < last; k++)
        for (int slot = 0; k != i && slot < f->members[k].n_held; slot++)
            fds[n++] = f->members[k].held[slot];
    enum fdpass_io io = n ? ferryi_fdpass_send(m->sock, &msg, fds, n) : FDPASS_OK;
    if (io == FDPASS_OK)
        m->batch_unsent = 0;
    return io;
}

/* Forwards the batch to all and asks the members of the next batch for theirs. */
static void broker_forward(ferryi_fdpass *f, int first, int last, int n_fds, uint64_t deadline, outcome *out)
{
    int next = min_int(last + (last - first), f->n_local);
    for (int i = 1; i < f->n_local; i++)
        f->members[i].batch_unsent = 1;
    for (int i = last; i < next; i++)
        f->members[i].give_unsent = 1;
    while (out->status == FERRY_SUCCESS) {
        int fds_in_flight = 0;
        for (int i = first_of(f, 1, f->n_local, has_unsent); i < f->n_local && out->status == FERRY_SUCCESS;
             i = first_of(f, i + 1, f->n_local, has_unsent)) {
            switch (broker_send(f, i, first, last)) {
            case FDPASS_OK:
            case FDPASS_AGAIN:
                break;
            case FDPASS_TOO_MANY_FDS:
                fds_in_flight = 1;
                break;
            case FDPASS_BROKEN:
                broker_receive(f, i, n_fds, out); /* it may have sent the reason */
                break;
            case FDPASS_NO_FDS:
            case FDPASS_NONSENSE:
                fail(out, FERRY_ERR_SYSTEM, "PE %d gave a descriptor that is not open", f->pes[0]);
                break;
            }
        }
        if (first_of(f, 1, f->n_local, has_unsent) == f->n_local)
            return;
        if (out->status == FERRY_SUCCESS)
            broker_poll(f, 1, f->n_local, has_unsent, n_fds, fds_in_flight, deadline, out);
    }
}

static void broker_wait(ferryi_fdpass *f, int from, int to, int (*lacks)(const fdpass_member *m), int n_fds,
                        uint64_t deadline, outcome *out)
{
    while (out->status == FERRY_SUCCESS && (from = first_of(f, from, to, lacks)) < to)
        broker_poll(f, from, to, lacks, n_fds, 0, deadline, out);
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
        if (first == 0) { /* the broker's own, which it never closes */
            memcpy(f->members[0].held, fds, (size_t)n_fds * sizeof(int));
            f->members[0].n_held = n_fds;
        }
        broker_wait(f, first > 0 ? first : 1, last, has_not_offered, n_fds, deadline, out);
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

/* A member's progress in this exchange. */
typedef struct member_state {
    int asked; /* the broker has asked for its descriptors */
    int ready, given, done;
    int missing; /* PEs whose descriptors have not arrived */
    int over;    /* the verdict has arrived, or never will */
} member_state;

/* The next message to send; 0: none. */
static int member_next_message(const member_state *s, int failed)
{
    if (!s->ready)
        return FDPASS_READY;
    if (s->asked && !s->given && !failed)
        return FDPASS_OFFER;
    return !s->done && (failed || (s->given && !s->missing)) ? FDPASS_DONE : 0;
}

/* Sends all pending messages; not OK when one could not be sent. */
static enum fdpass_io member_send(ferryi_fdpass *f, member_state *s, const int *fds, int n_fds, outcome *out)
{
    fdpass_msg msg;
    for (;;) {
        int failed = out->status != FERRY_SUCCESS, kind = member_next_message(s, failed);
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
            continue; /* and reports the failure */
        }
        if (io != FDPASS_OK)
            return io;
        s->ready = 1;
        s->given |= gives;
        s->done |= kind == FDPASS_DONE || failed; /* READY with -1 reports the failure */
    }
}

static void member_receive_batch(const ferryi_fdpass *f, member_state *s, const fdpass_msg *msg, const int *fds,
                                 int n_fds, ferryi_fdpass_got got, void *ctx, outcome *out)
{
    int last = msg->first + msg->n_members /* both are small */, has_me = msg->first <= f->me && f->me < last, at = 0;
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

/* Receives one message.  AGAIN when there is none. */
static enum fdpass_io member_receive(const ferryi_fdpass *f, member_state *s, int n_fds, ferryi_fdpass_got got,
                                     void *ctx, outcome *out)
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
        member_receive_batch(f, s, &msg, fds, n_fds, got, ctx, out);
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
        enum fdpass_io spoke = member_send(f, &s, fds, n_fds, out);
        if (member_receive(f, &s, n_fds, got, ctx, out) != FDPASS_AGAIN)
            continue;
        int ms = ferryi_deadline_ms(patience);
        if (ms == 0) {
            fail(out, FERRY_ERR_TIMEOUT,
                 "PE %d, which passes descriptors on this node, did not answer in time: see whether it runs and makes "
                 "the same call",
                 f->pes[0]);
            return;
        }
        struct pollfd p = { .fd = f->sock, .events = spoke == FDPASS_AGAIN ? POLLIN | POLLOUT : POLLIN };
        poll(&p, 1, spoke == FDPASS_TOO_MANY_FDS ? RETRY_MS : ms);
    }
}

ferry_status ferryi_fdpass_exchange(ferryi_fdpass *f, const int *fds, int n_fds, ferryi_fdpass_got got, void *ctx,
                                    uint64_t deadline)
{
    outcome out = { .status = FERRY_SUCCESS };
    if (n_fds < 0 || n_fds > FDPASS_MAX_FDS || !f->n_local)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "ferryi_fdpass_exchange with %d descriptors: 0 to %d are possible, after connecting", n_fds,
                            FDPASS_MAX_FDS);
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
