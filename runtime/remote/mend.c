/* SPDX-License-Identifier: BSD-3-Clause */
/* A connection that broke is made again: a lost connection is no death.  Only live.c decides about deaths.
 *
 * What is kept.  Frames of a pair have numbers, and so have bulk puts.  A sender keeps a frame in its slot of the
 * outbox until the receiver has credited it, and a put's buffer until the receiver has reported the put.  At most
 * LINK_FRAMES and LINK_PUTS of them are under way, so what may have to go again is bounded and needs no further memory.
 *
 * Generations.  Each connection of a pair has a generation, and a notification says the one that it was posted in
 * (modulo LINK_GENERATIONS).  An operation that fails breaks the connection:
 *   - Break: this PE goes down.  It raises the generation and gives up the provider's connection (renew()).  From here
 *     on it posts nothing to the peer, and ignores notifications of older generations.  So the number of frames that it
 *     has unpacked, and of puts that have come, changes no more until the peer posts in the new generation.
 *   - Offer: it tells the peer the generation and these two numbers over the connection of live.c, and repeats it until
 *     the new connection is proven, since that connection may break too.
 *   - Hear: a PE that hears an offer of a newer generation goes down to that generation itself.  An offer of an older
 *     generation, or a second one of this generation, has no effect.
 *   - Rise: a PE that is down, has heard the peer's offer of its generation, and has none of its earlier operations
 *     under way in the provider, posts again: first the puts and frames that the offer says are missing, each under its
 *     old number, then new ones.
 *   - Prove: a frame of this generation has come, and all that was missing has gone again.  Without a proof within
 *     PROOF_NS the PE breaks the connection once more.
 *
 * A provider need not notice a loss: an operation is done when its bytes are in the kernel's buffer, and the next one
 * goes over a connection that the provider has made again by itself.  So a PE also breaks the connection if for
 * PROOF_NS no frame with content is credited, or frames or puts wait for an earlier one that has not come.  That harms
 * nothing if the network is only slow, since the older generation's frames are ignored and come again.  So a firewall
 * that drops the data's packets, and lets live.c's pass, is found as well.
 *
 * Why nothing is lost: a frame is dropped from the outbox only by a credit, and a PE rises only by an offer that was
 * made after its peer had stopped listening to the older generations.  So all that the offer does not cover goes again.
 *
 * Why nothing is applied twice: what the offer covers does not go again, and what went before counts only by a
 * notification of its own generation, which is ignored once the offer is made.  A frame that is not unpacked, or a put
 * that is not reported, has no effect: descriptors after a put wait for it (remote.h), so a put that goes again meets
 * memory that nothing later has touched.  Bytes of an older connection cannot come after those of a newer one
 * (provider.h).
 *
 * Gets.  A bulk get reads, so nothing at the peer tells whether it took place, and it may go again any number of times:
 * its call posts it anew once the pair posts again (bulk.c).  A PE rises only after the provider has ended all gets of
 * before, so no old one writes into a buffer that a new one has.
 *
 * Why both agree: a PE whose patience is over tells the peer so over live.c's connection, and answers every later try
 * with the same word; then both have lost the pair.  Patience runs only while the peer's network thread is heard, so a
 * stopped peer is not given up.  Why no PE waits for ever: each state is left by a word of the peer, which is repeated,
 * or by the patience.  tests/model/mend.pml checks this exhaustively.
 *
 * Time in which this process did not run (it was stopped, or its machine slept) is nobody's patience: the network
 * thread looks many times in half a second, and adds a longer gap to the times that it compares. */
#include "ferry/detail/machine/prim.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/remote/link.h"
#include "runtime/state/segment.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>

#define PROOF_NS 1000000000u
#define OFFER_NS 200000000u /* between two offers */
#define AGAIN_NS 50000000u  /* between two tries, once the first has failed */
#define LOOK_NS 20000000u   /* between two looks at all links */

/* Without a connection of live.c the PEs cannot agree on what has come; a peer that leaves needs nothing more. */
static int can_mend(const ferryi_remote *r, const ferryi_link *l)
{
    return r->has_thread && l->is_far && r->live != NULL && ferryi_ld_acquire_u32(&l->gone) == 0 &&
           ferryi_ld_acquire_u32(&ferryi_segment_ctl(r->pe, l->peer)->state) != FERRY_PEER_FINALIZED;
}

static const char *error_advice(int error)
{
    switch (error) {
    case 0:
        return "";
    case EMFILE:
    case ENFILE:
        return " (raise ulimit -n)";
    case ECONNREFUSED:
    case ECONNRESET:
    case EPIPE:
        return " (a firewall that refuses the data's ports, or a device between the nodes that forgot the connection)";
    default:
        return " (look at the network between the nodes)";
    }
}

/* Between which addresses, and over what. */
static void lose(ferryi_remote *r, ferryi_link *l, const char *what, int error)
{
    char cause[512];
    snprintf(
        cause, sizeof cause,
        "%s, although PE %d lives and answers at %s%s%s%s: check what filters or drops the ports of %s between the "
        "two nodes, or raise FERRY_REMOTE_PATIENCE",
        what, l->peer, ferryi_remote_live_address(r, l->peer), error != 0 ? ": " : "",
        error != 0 ? strerror(error) : "", error_advice(error), r->ops->describe(r->provider));
    ferryi_link_lose(r, l, cause);
}

static void go_down(ferryi_remote *r, ferryi_link *l, uint32_t generation, int error)
{
    const uint64_t now = ferryi_now_ns();
    if (l->broken == 0) {
        l->broken = now;
        l->may_rise = 0;
        l->error = 0;
        (void)__atomic_add_fetch(&r->mending, 1, __ATOMIC_ACQ_REL);
        ferryi_log(FERRYI_LOG_INFO, "the connection between PE %d and PE %d broke%s%s: it is made again",
                   r->pe->world.my_pe, l->peer, error != 0 ? ": " : "", error != 0 ? strerror(error) : "");
    } else {
        l->may_rise = now + AGAIN_NS;
    }
    l->error = error != 0 ? error : l->error;
    l->generation = generation;
    l->down = 1;
    l->proven = 0;
    l->arrived = 0; /* all of it goes again */
    l->puts_arrived = 0;
    l->offered = 0;
    ferryi_link_talk(r, l); /* only links that talk are mended; this one may have heard of the break and nothing else */
    r->ops->renew(r->provider, l->peer, generation);
}

void ferryi_mend_break(ferryi_remote *r, ferryi_link *l, int error)
{
    char cause[160];
    if (ferryi_ld_relaxed_u32(&l->lost) != 0 || l->down)
        return;
    if (can_mend(r, l)) {
        go_down(r, l, l->generation + 1, error);
        ferryi_remote_wake(r);
        return;
    }
    snprintf(cause, sizeof cause, "an operation of the network failed%s%s", error != 0 ? ": " : "",
             error != 0 ? strerror(error) : "");
    ferryi_link_lose(r, l, cause);
}

/* words: the generation, frames that the peer has unpacked, puts that have come. */
void ferryi_mend_hear(ferryi_remote *r, int peer, const uint32_t words[3])
{
    ferryi_link *l = ferryi_link_to(r, peer);
    ferryi_remote_lock_take(r);
    const int32_t ahead = ferryi_link_ahead(words[0], l->generation);
    if (r->closed || l->lost != 0 || ahead < 0 || (ahead == 0 && (!l->down || l->peer_generation == words[0]))) {
        ferryi_remote_unlock(r);
        return;
    }
    if (ahead > 0)
        go_down(r, l, words[0], 0);
    if (ferryi_link_ahead(words[1], l->credited) < 0 || ferryi_link_ahead(l->sent, words[1]) < 0 ||
        ferryi_link_ahead(words[2], l->puts_known) < 0 || ferryi_link_ahead(l->puts, words[2]) < 0)
        ferryi_link_lose(r, l, "the peer says that it has what was never sent: start all PEs with the same build");
    if (l->peer_received != words[1] || l->peer_puts != words[2])
        l->broken = ferryi_now_ns(); /* what was sent since the last offer has come */
    l->peer_generation = words[0];
    l->peer_received = words[1];
    l->peer_puts = words[2];
    ferryi_remote_unlock(r);
}

static void rise(ferryi_link *l, uint64_t now)
{
    l->down = 0;
    l->raised = now;
    l->again = l->peer_received;
    l->puts_again = l->peer_puts;
    l->ack_pending = 1; /* a frame, by which the peer sees that this way works */
}

static void offer(ferryi_remote *r, ferryi_link *l, uint64_t now)
{
    const uint32_t words[3] = { l->generation, l->received, l->puts_here };
    if (now - l->offered >= OFFER_NS && ferryi_remote_live_tell(r, l->peer, words))
        l->offered = now;
}

static void mend(ferryi_remote *r, ferryi_link *l, uint64_t now, int hears)
{
    const uint64_t patience = r->pe->env.patience_ns;
    if (!hears)
        l->broken = now;
    offer(r, l, now);
    if (l->down && l->peer_generation == l->generation && l->busy == 0 && l->puts_busy == 0 && l->gets == 0 &&
        now >= l->may_rise)
        rise(l, now);
    if (!l->down && l->proven && l->again == l->sent && l->puts_again == l->puts) {
        ferryi_log(FERRYI_LOG_INFO, "the connection between PE %d and PE %d works again", r->pe->world.my_pe, l->peer);
        l->broken = 0;
        l->moves = 0;
        (void)__atomic_sub_fetch(&r->mending, 1, __ATOMIC_ACQ_REL);
    } else if (now - l->broken >= patience) {
        lose(r, l, "it broke, and could not be made again", l->error);
    } else if (!l->down && now - l->raised >= PROOF_NS) {
        go_down(r, l, l->generation + 1, 0);
    }
}

/* A frame with content is credited soon, whatever the program of the peer does: its network thread unpacks it. */
static void watch(ferryi_remote *r, ferryi_link *l, uint64_t now, int hears)
{
    const uint32_t moved = l->credited + l->received + l->puts_here + l->puts_known + l->gets_ended;
    if ((l->content == 0 && l->arrived == 0 && l->puts_arrived == 0 && l->gets == 0) || l->moved != moved || !hears ||
        l->moves == 0) {
        l->moved = moved;
        l->moves = now;
    } else if (now - l->moves >= PROOF_NS) {
        const uint64_t since = l->moves;
        go_down(r, l, l->generation + 1, ETIMEDOUT);
        l->broken = since;
    }
}

void ferryi_mend_look(ferryi_remote *r)
{
    if (r->live == NULL ||
        (ferryi_now_ns() - r->mended < LOOK_NS && __atomic_load_n(&r->mending, __ATOMIC_ACQUIRE) == 0))
        return;
    ferryi_remote_lock_take(r);
    const uint64_t now = ferryi_now_ns(); /* under the lock: no connection breaks later than this */
    const uint64_t absent = ferryi_remote_absent(r->mended, now);
    r->mended = now;
    for (uint32_t i = 0; !r->closed && i < __atomic_load_n(&r->n_talking, __ATOMIC_ACQUIRE); i++) {
        const uint32_t at = __atomic_load_n(&r->talking[i], __ATOMIC_SEQ_CST);
        ferryi_link *l = at != 0 ? &r->links[at - 1] : NULL;
        if (l == NULL || !l->is_far || ferryi_ld_acquire_u32(&l->gone) != 0 || l->bye)
            continue;
        if (ferryi_ld_acquire_u32(&l->lost) != 0) {
            if (l->broken != 0)
                (void)__atomic_sub_fetch(&r->mending, 1, __ATOMIC_ACQ_REL);
            l->broken = 0;
            continue;
        }
        ferryi_remote_shift(&l->moves, absent, now);
        ferryi_remote_shift(&l->broken, absent, now);
        ferryi_remote_shift(&l->raised, absent, now);
        (l->broken != 0 ? mend : watch)(r, l, now, ferryi_remote_live_hears(r, l->peer, now));
    }
    ferryi_remote_unlock(r);
}
