/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_FDPASS_WIRE_H
#define FERRYI_FDPASS_WIRE_H

#include "runtime/fdpass.h"
#include <poll.h>
#include <stddef.h>

/* What fdpass.c (how PEs find their broker) and fdpass_exchange.c (how descriptors travel) share: the messages, and the
 * state of a node's broker and of its members. */

enum { FDPASS_MAX_LOCAL = 1024, FDPASS_MAX_FDS = 8, FDPASS_TEXT = 400 };

/* Member to broker: HELLO once; then in each exchange READY, OFFER, DONE.  Broker to member: GIVE, BATCH, and VERDICT,
 * which ends an exchange (and the connecting, as exchange 0) for everybody alike. */
enum fdpass_kind {
    FDPASS_HELLO = 1,
    FDPASS_READY,
    FDPASS_GIVE,
    FDPASS_OFFER,
    FDPASS_BATCH,
    FDPASS_DONE,
    FDPASS_VERDICT
};

typedef struct fdpass_msg {
    uint32_t magic;
    uint32_t kind;     /* enum fdpass_kind */
    uint32_t exchange; /* its number, counted from 1; 0: connecting */
    int32_t first;     /* HELLO: my index.  READY: how many descriptors I give, -1: I cannot.  BATCH: the first index */
    int32_t n_members; /* HELLO: n_local.  BATCH: of how many indices from first on, the receiver's own left out */
    int32_t n_fds;     /* that come with this message */
    int32_t status;    /* DONE, VERDICT */
    uint8_t cookie[16];     /* HELLO, VERDICT of exchange 0: the broker's */
    char text[FDPASS_TEXT]; /* DONE, VERDICT: why not; sent only as far as it is filled */
} fdpass_msg;

/* One of the others, as the broker sees it. */
typedef struct fdpass_member {
    int sock;   /* -1: has not come, or (index 0) is the broker itself */
    int ready;  /* READY has come, and says: */
    int n_fds;  /* its READY's first */
    int n_held; /* descriptors of its that the broker holds */
    int done;   /* DONE has come */
    int to_ask; /* GIVE is to go to it */
    int unsent; /* this batch is to go to it */
    int held[FDPASS_MAX_FDS];
} fdpass_member;

struct ferryi_fdpass {
    ferryi_fdpass_name name; /* own */
    int listener;            /* -1 after connect */
    int n_local, me;         /* 0, 0 before connect */
    int *pes;
    int sock;               /* to the broker; -1 on the broker itself */
    fdpass_member *members; /* broker only: n_local */
    struct pollfd *polls;   /* broker only: room for n_local and the strangers of fdpass.c */
    uint32_t exchange;
};

enum fdpass_io {
    FDPASS_OK,
    FDPASS_AGAIN,    /* nothing there, or no room: poll */
    FDPASS_CROWDED,  /* too many descriptors of this user are under way: poll would not tell, wait a little */
    FDPASS_BROKEN,   /* the other end has gone */
    FDPASS_NO_FDS,   /* this process could not take the descriptors: its table is full */
    FDPASS_NONSENSE, /* no message of ours */
};

void ferryi_fdpass_msg_init(fdpass_msg *msg, enum fdpass_kind kind, uint32_t exchange);
/* Never blocks.  NONSENSE when one of fds is not open. */
enum fdpass_io ferryi_fdpass_send(int sock, fdpass_msg *msg, const int *fds, int n_fds);
/* Never blocks.  fds[msg->n_fds] belong to the caller on OK; otherwise all that came are closed.  msg->text ends in
 * NUL.  With fds == NULL no descriptor is taken. */
enum fdpass_io ferryi_fdpass_recv(int sock, fdpass_msg *msg, int *fds, int max_fds);

/* Left over from an exchange that somebody gave up: its descriptors are closed, and it means nothing any more. */
int ferryi_fdpass_is_stale(const ferryi_fdpass *f, enum fdpass_io io, const fdpass_msg *msg, const int *fds);

/* Tells everyone still connected how it ended; waits a little for those that are slow, not beyond the deadline. */
void ferryi_fdpass_verdict(ferryi_fdpass *f, ferry_status status, const char *text, uint64_t deadline);
/* The deadline by which a member gives up on the broker's verdict: later than the broker's own, so that the broker is
 * the one who says whom it waited for. */
uint64_t ferryi_fdpass_patience(uint64_t deadline);
/* "PE 1, 2, 5 and 3 more": those of indices from .. to - 1 for which absent(member) holds. */
void ferryi_fdpass_list_pes(const ferryi_fdpass *f, int from, int to, int (*absent)(const fdpass_member *m), char *text,
                            size_t size);

#endif
