/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_REMOTE_LINK_H
#define FERRYI_REMOTE_LINK_H

#include "runtime/remote/provider.h"
#include "runtime/state/pipeline_words.h"
#include "runtime/state/world.h"

/* The state of remote pairs: remote.h says how they work. */

enum {
    LINK_FRAMES = 16,      /* that a receiver has not unpacked yet, to each PE */
    LINK_PUTS = 16,        /* bulk puts whose arrival the receiver has not reported yet, to each PE (bulk.c) */
    LINK_GENERATIONS = 16, /* that notes can tell apart (mend.c) */
    LINK_PES = 1 << (FERRYI_PROVIDER_NOTE_BITS - 5 - 4), /* that notes can name */
    LINK_DIED = 1,                                       /* ferryi_link.lost: the peer has died, or cannot be reached */
    LINK_CUT = 2,
    LINK_BUFFERS = 256 /* of bulk transfers, with all PEs: stopped peers leave the provider room for others */
};

/* Words of control blocks that go to PEs of other nodes, as bits of `control`. */
enum {
    CONTROL_VOTE = 1,      /* the vote and the state word */
    CONTROL_VERDICTS = 2,  /* PE 0's */
    CONTROL_PROPOSAL = 4,  /* to PE 0 */
    CONTROL_ABORT_ASK = 8, /* to PE 0 */
    CONTROL_ABORTED = 16,
    CONTROL_EXIT = 32
};

/* The pair's pipeline (pipeline.c), in both directions. */
typedef struct ferryi_link_pipeline {
    ferryi_pipeline *there,
        *here;      /* the copy of what the peer reads; what this PE reads.  NULL: heaps in host memory */
    char *out, *in; /* chunks of the copy; of this PE */
    size_t chunk;
    /* Sent: whole chunks, bytes of the next one, requests, the words of freed chunks and acknowledged requests. */
    uint64_t sent, packed, requested, freed[FERRYI_PIPELINE_SLOTS], acknowledged;
    uint64_t come, filled, requests; /* whole chunks that have come, bytes of the next one, requests */
} ferryi_link_pipeline;

typedef struct ferryi_link {
    int peer;
    int is_far; /* on another node: has control words of its own */
    uint32_t lost;
    uint32_t talks; /* in ferryi_remote.talking, or about to be */
    uint32_t ring;  /* host space: 1 + the number of `in` in world.in; 0: not yet known; UINT32_MAX: none */
    /* This PE's ends of the two rings.  Pointers that lead to the peer lead to the copy of its segment. */
    ferryi_ring_out out;
    ferryi_ring_in in;
    uint64_t next;     /* ticket of the next descriptor to send */
    uint32_t unpacked; /* descriptors unpacked into `in`, modulo 2^31 */
    uint32_t scanned;  /* descriptors of `in` that are applied, and have their reply if they need one */
    uint32_t reported; /* descriptors of `in` that were reported to the peer as applied */
    int replies;       /* some descriptor between reported and scanned has a reply */
    ferryi_link_pipeline pipeline;
    uint32_t parts_first; /* the next frame has chunks of the pipeline before descriptors */
    /* Frames. */
    uint64_t inbox, key; /* the peer's, for this PE */
    uint64_t secret;     /* the peer's: in each frame to it */
    uint32_t sent, credited, received, acknowledged;
    uint32_t busy;       /* bit i: the put from outbox slot i is not complete */
    uint32_t content;    /* bit i: the frame in outbox slot i has more than counts and is not credited */
    uint32_t arrived;    /* bit i: a frame has come in inbox slot i */
    size_t filled;       /* bytes of the frame that waits in the next outbox slot; 0: none */
    int ack_pending;     /* frames with content have come that `acknowledged` does not cover */
    uint64_t ack_since;  /* ns; 0: no acknowledgement is pending, or not checked yet */
    int peer_waits;      /* the peer waits until its descriptors are applied: tell it as soon as they are */
    int wait, wait_sent; /* a call here waits for the peer, and the peer knows */
    /* Bulk puts (bulk.c).  Numbers are modulo 2^32; put i has slot i % LINK_PUTS. */
    uint64_t heap, heap_key; /* the peer's heap, its offset 0, in the peer's memory */
    int has_heap;            /* the peer has told */
    uint32_t puts;           /* posted */
    uint32_t puts_busy;      /* bit i: the provider may still read the buffer of the put in slot i */
    uint16_t puts_buffer[LINK_PUTS];
    uint32_t puts_bytes[LINK_PUTS]; /* of the put in slot i, and where it goes */
    uint64_t puts_at[LINK_PUTS];
    uint32_t puts_freed;    /* the buffers of all puts before this one are free again */
    uint32_t puts_needed;   /* puts that frames sent so far ask the receiver to wait for */
    uint32_t puts_known;    /* puts that the peer has reported */
    uint32_t puts_here;     /* all of the peer's puts before this number have come */
    uint32_t puts_arrived;  /* bit i: a later put has come in slot i */
    uint32_t puts_reported; /* of the peer's puts, to the peer */
    uint32_t gets;          /* bulk gets under way in the provider */
    uint32_t gets_ended;    /* and those that were */
    /* Control words to send. */
    uint32_t control;
    uint64_t ballots, shared; /* shared: ballots at which this PE and the peer have met */
    uint32_t gone;            /* the peer has said on its connection that it leaves (live.c) */
    int bye, bye_sent;        /* the peer leaves; frame bye_at has told the peer that this PE leaves */
    uint32_t bye_at;
    /* The connection (mend.c). */
    uint32_t generation;
    int down;       /* broken, and not made again yet: nothing is posted */
    int proven;     /* a frame of this generation has come */
    int error;      /* why it broke, an error of errno; 0: not known */
    uint32_t again; /* frames from here to `sent` are sent again; the same for puts_again and `puts` */
    uint32_t puts_again;
    uint64_t broken;                                    /* ns: when it broke; 0: it is proven since */
    uint64_t may_rise;                                  /* ns: posting goes on not before */
    uint64_t raised;                                    /* ns: when posting went on */
    uint64_t offered;                                   /* ns: when this PE told the peer last what it has */
    uint32_t peer_generation, peer_received, peer_puts; /* what the peer has, by its word for that generation */
    uint64_t moves; /* ns: since when frames wait, and the sum of the pair's counts stands at `moved` */
    uint32_t moved;
} ferryi_link;

/* A buffer with a part of a bulk get. */
enum { GET_NONE, GET_POSTED, GET_HERE, GET_BROKEN, GET_LEFT /* the call has ended before it */ };
typedef struct ferryi_link_get {
    uint32_t state, link; /* link: its number */
} ferryi_link_get;

/* The part of a remote pair's state that exists from the start; the rest is made when the pair first talks. */
typedef struct ferryi_link_peer {
    int peer;
    uint32_t made;       /* 0: its link is zero; 1: a thread fills it in; 2: it is there */
    uint64_t inbox, key; /* the peer's, for this PE */
    uint64_t heap, heap_key, secret;
    int has_heap; /* the peer has told */
} ferryi_link_peer;

typedef struct ferryi_remote {
    ferryi_ports ports;
    ferryi_pe *pe;
    const ferryi_provider_ops *ops;
    ferryi_provider *provider;
    uint32_t lock;      /* 1: a thread moves frames */
    uint32_t kicks;     /* changed by threads that leave work to the holder */
    uint32_t waits_for; /* 1 + the PE that a call waits for, until its link knows; 0: none */
    uint32_t stalled;   /* the provider could not take some frame */
    int closed;
    int too_early; /* descriptors have come before the rings existed */
    int n_links;
    ferryi_link *links;      /* pages that no link has made do not exist */
    ferryi_link_peer *peers; /* [n_links]: of each link */
    int *link_of;            /* [n_pes]: index, or -1 */
    /* 1 + the indices of the links that a turn checks: those of pairs that have talked.  0: about to be stored. */
    uint32_t *talking, n_talking;
    size_t frame; /* bytes of a frame's slot */
    char *inbox, *outbox;
    size_t inbox_bytes, outbox_bytes, links_bytes;
    ferryi_region in, out, heap;
    uint64_t secret;    /* what a frame to this PE begins with; PEs of the job have it by the bootstrap */
    uint64_t noise;     /* notifications that no PE of the job sent */
    uint64_t bulk;      /* the least bytes of a bulk transfer; UINT64_MAX: there is none */
    uint32_t bulk_puts; /* the most to one peer at a time */
    char *buffers;      /* of bulk transfers */
    uint64_t buffers_used[LINK_BUFFERS / 64];
    ferryi_link_get gets[LINK_BUFFERS];
    uint32_t dirty;  /* words of this PE's control block have changed */
    uint64_t looked; /* ns: last look at PE 0's verdicts */
    /* The values sent last. */
    ferryi_vote vote;
    uint32_t state;
    ferryi_verdicts verdicts;
    ferryi_ballot ballots[FERRYI_BALLOTS];
    struct {
        uint64_t round;
        uint32_t status;
        int32_t culprit;
    } proposal;
    uint64_t abort_by;
    uint32_t abort_told;
    int32_t exit_code;
    /* The thread (start.c) and what it watches (live.c). */
    pthread_t thread;
    int has_thread, wake_fd;
    uint32_t stop;
    uint64_t moved;   /* ns: when a frame moved last */
    uint64_t served;  /* ns: when a wait, or the service for kernels, last looked at the provider */
    uint32_t polls;   /* polls of waits while nothing moves */
    uint32_t looks;   /* successive looks at the provider that moved nothing */
    uint32_t mending; /* links whose connection broke, and is not proven yet */
    uint64_t mended;  /* ns: the last look at connections */
    struct ferryi_remote_live *live;
} ferryi_remote;

/* link.c: fills in a link, once. */
void ferryi_link_make(const ferryi_remote *r, int i);

/* NULL: the pair has not used its link yet. */
static inline ferryi_link *ferryi_link_made(const ferryi_remote *r, int i)
{
    return __atomic_load_n(&r->peers[i].made, __ATOMIC_ACQUIRE) == 2 ? &r->links[i] : NULL;
}

static inline ferryi_link *ferryi_link_at(const ferryi_remote *r, int i)
{
    if (ferryi_link_made(r, i) == NULL)
        ferryi_link_make(r, i);
    return &r->links[i];
}

static inline int ferryi_link_is_far(const ferryi_remote *r, int i)
{
    return !ferryi_pair_shares_node(r->pe, r->pe->world.my_pe, r->peers[i].peer);
}

_Static_assert(LINK_FRAMES + LINK_PUTS == 1 << 5, "the lower five bits of a note");

/* NULL: no remote pair. */
static inline ferryi_link *ferryi_link_to(const ferryi_remote *r, int peer)
{
    return r->link_of[peer] < 0 ? NULL : ferryi_link_at(r, r->link_of[peer]);
}

/* The note of a frame or a bulk put; low: as in the low byte of its cookie. */
static inline uint32_t ferryi_link_note(const ferryi_remote *r, const ferryi_link *l, uint32_t low)
{
    return l->generation % LINK_GENERATIONS << (FERRYI_PROVIDER_NOTE_BITS - 4) | (uint32_t)r->pe->world.my_pe << 5 |
           low;
}

/* How far count a is ahead of count b, of frames or of bulk puts; counts wrap. */
static inline int32_t ferryi_link_ahead(uint32_t a, uint32_t b)
{
    return (int32_t)(a - b);
}

/* ---- link.c */

enum {
    MOVE_POLL = 1,  /* look at the provider */
    MOVE_SETTLE = 2 /* send everything owed, however little: the caller is about to sleep */
};
/* Makes progress on all links, unless another thread does.  only: sends to this peer only; -1: to all.  Returns the
 * number of frames that were unpacked or sent. */
int ferryi_remote_move(ferryi_remote *r, int only, int how);
/* Makes a thread that moves data look once more. */
static inline void ferryi_remote_kick(ferryi_remote *r)
{
    (void)__atomic_add_fetch(&r->kicks, 1, __ATOMIC_SEQ_CST);
}
/* The lock of all links.  unlock(): for a holder that has not run a turn; it serves kicks that came meanwhile. */
int ferryi_remote_lock_try(ferryi_remote *r);
void ferryi_remote_lock_take(ferryi_remote *r);
void ferryi_remote_unlock(ferryi_remote *r);
/* Makes the network thread look. */
void ferryi_remote_wake(ferryi_remote *r);
/* cause: NULL: the peer has died; else why the connection to it is lost, which is logged and told to the peer. */
void ferryi_link_lose(ferryi_remote *r, ferryi_link *l, const char *cause);
/* Adds the link to those that turns check.  The caller has stored its data before, and afterwards kicks, or holds the
 * lock.  Turns never check a pair that never talks. */
void ferryi_link_talk(ferryi_remote *r, ferryi_link *l);
/* Strangers may reach a port of the network.  What does not come from a PE of the job has no effect: it is counted. */
void ferryi_link_noise(ferryi_remote *r);
/* In a turn: unpacks the frames that have come, and returns their number; sends a frame if one is due (1). */
int ferryi_link_receive(ferryi_remote *r, ferryi_link *l);
int ferryi_link_send(ferryi_remote *r, ferryi_link *l, int how);
/* Adds an item of so many bytes to the frame and returns the place of its bytes.  NULL: no room. */
typedef struct ferryi_frame_writer {
    char *at, *end;
    uint32_t n_items;
} ferryi_frame_writer;
void *ferryi_frame_item(ferryi_frame_writer *f, uint32_t kind, uint32_t arg, uint32_t bytes);
/* Returns the most bytes that the next item may have. */
size_t ferryi_frame_room(const ferryi_frame_writer *f);

/* ---- check.c */

/* Bytes that the reply to a descriptor has in its chunk. */
static inline uint32_t ferryi_link_reply_bytes(uint32_t op, uint32_t length)
{
    return op == FERRYI_OP_GET || op == FERRYI_OP_IGET || op == FERRYI_OP_GET_FEW ? length : 0;
}
/* Whether the bytes [offset, offset + n), from the heap's start, belong to this PE's symmetric memory. */
int ferryi_link_is_own(const ferryi_world *w, uint64_t offset, uint64_t n);
/* Whether a descriptor that came with so many bytes of a chunk may be applied to this PE's memory. */
int ferryi_link_descriptor_is_sound(const ferryi_world *w, const ferryi_descriptor *descriptor, uint32_t chunk);
/* Whether the peer may reply to the descriptor of this count with so many bytes of a chunk. */
int ferryi_link_reply_is_sound(const ferryi_world *w, const ferryi_link *l, uint32_t count, uint32_t bytes);

/* ---- bulk.c */

/* Registers this PE's heap, and makes the buffers, if the network allows bulk puts. */
ferry_status ferryi_bulk_open(ferryi_remote *r);
/* Frees the buffers.  The provider is closed. */
void ferryi_bulk_close(ferryi_remote *r);
/* Called under the lock when the peer's put of this slot has come, and when the provider reads the buffer of this PE's
 * put of this slot no more. */
void ferryi_bulk_come(ferryi_link *l, uint32_t slot);
void ferryi_bulk_done(ferryi_remote *r, ferryi_link *l, uint32_t slot);
/* Gives the buffers of puts back that the peer has reported, and that the provider no longer reads. */
void ferryi_bulk_release(ferryi_remote *r, ferryi_link *l);
/* Called under the lock when an operation has ended.  0: it was no bulk get. */
int ferryi_bulk_got(ferryi_remote *r, uint64_t cookie, int is_here);
/* Posts the put of this number once more. */
enum ferryi_posted ferryi_bulk_again(ferryi_remote *r, const ferryi_link *l, uint32_t number);
ferry_status ferryi_bulk_transfer(ferryi_pe *pe, struct ferryi_spin *spin, ferry_call call, int op, const void *own,
                                  void *other, size_t n, int peer);

/* ---- control.c */

enum {
    ITEM_DESCRIPTOR = 1,
    ITEM_REPLY,
    ITEM_VOTE,
    ITEM_BALLOT,
    ITEM_VERDICTS,
    ITEM_PROPOSAL,
    ITEM_ABORT_ASK,
    ITEM_ABORTED,
    ITEM_EXIT,
    ITEM_PART,
    ITEM_REQUEST,
    ITEM_FREED,
    ITEM_ACKNOWLEDGED
};

/* Under the lock: compares this PE's control block with the values sent last, and marks the changed words for
 * sending. */
void ferryi_control_scan(ferryi_remote *r);
int ferryi_control_pack(ferryi_remote *r, ferryi_link *l, ferryi_frame_writer *f);
/* -1: malformed. */
int ferryi_control_unpack(ferryi_remote *r, ferryi_link *l, uint32_t kind, uint32_t arg, const void *bytes, uint32_t n);

/* ---- pipeline.c */

void ferryi_link_pipeline_open(const ferryi_pe *pe, ferryi_link *l);
int ferryi_link_pipeline_is_due(const ferryi_link *l);
/* 0: no room for all. */
int ferryi_link_pipeline_pack_words(ferryi_link *l, ferryi_frame_writer *f);
void ferryi_link_pipeline_pack_parts(ferryi_link *l, ferryi_frame_writer *f);
/* -1: malformed. */
int ferryi_link_pipeline_unpack(const ferryi_world *w, ferryi_link *l, uint32_t kind, uint32_t arg, const char *bytes,
                                size_t n);

/* ---- mend.c */

/* Under the lock: an operation to the peer failed.  error: of errno, or 0. */
void ferryi_mend_break(ferryi_remote *r, ferryi_link *l, int error);
/* The network thread's, without the lock: what the peer has unpacked, by its word; what is due. */
void ferryi_mend_hear(ferryi_remote *r, int peer, const uint32_t words[3]);
void ferryi_mend_look(ferryi_remote *r);

/* ---- live.c, and live_meet.c for ferry_init */

/* The connections that show the death of a PE of another node. */
typedef struct ferryi_live_contact {
    char address[64]; /* where this PE meets others: a numeric address; "": at any */
    uint16_t port;
    uint8_t cookie[16];
} ferryi_live_contact;
ferry_status ferryi_remote_live_listen(ferryi_remote *r, const char *address, ferryi_live_contact *contact);
/* PE i's contact is `stride` bytes after that of PE i - 1. */
ferry_status ferryi_remote_live_connect(ferryi_remote *r, const ferryi_live_contact *contacts, size_t stride,
                                        uint64_t deadline);
/* Fills fds[0..] for poll; returns how many: at most LIVE_FDS more than there are PEs. */
struct pollfd;
enum { LIVE_STRANGERS = 16, LIVE_FDS = LIVE_STRANGERS + 1 };
int ferryi_remote_live_fds(ferryi_remote *r, struct pollfd *fds);
/* Sends signs of life that are due, makes connections again, and marks the peers that have died, or that cannot be
 * reached, as lost. */
void ferryi_remote_live_look(ferryi_remote *r);
/* Milliseconds until the next look is due. */
int ferryi_remote_live_nap(const ferryi_remote *r);
/* Whether the connection to the peer is there, and its network thread runs. */
int ferryi_remote_live_hears(const ferryi_remote *r, int peer, uint64_t now);
/* Tells the peer for mend.c which frames and puts of it have come; 0: not now. */
int ferryi_remote_live_tell(ferryi_remote *r, int peer, const uint32_t words[3]);
/* Where the peer listens, or "". */
const char *ferryi_remote_live_address(const ferryi_remote *r, int peer);
/* Tells all peers that this PE leaves: peers that it never talked to learn it only this way. */
void ferryi_remote_live_leave(ferryi_remote *r);
void ferryi_remote_live_close(ferryi_remote *r);

/* How long this process has not run before `now`, by the last look of its network thread: 0, or at least half a second.
 */
static inline uint64_t ferryi_remote_absent(uint64_t looked, uint64_t now)
{
    const uint64_t absent_ns = 500000000u;
    return looked != 0 && now > looked && now - looked >= absent_ns ? now - looked : 0;
}

/* That time does not count from *since on.  0 stays: it is no time. */
static inline void ferryi_remote_shift(uint64_t *since, uint64_t absent, uint64_t now)
{
    if (*since != 0 && absent != 0 && *since < now)
        *since = now - *since > absent ? *since + absent : now;
}

#endif
