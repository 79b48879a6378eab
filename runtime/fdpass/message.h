/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_FDPASS_MESSAGE_H
#define FERRYI_FDPASS_MESSAGE_H

#include "runtime/fdpass/fdpass.h"
#include <poll.h>
#include <stddef.h>

/* Shared by fdpass.c (PEs find their broker) and exchange.c (descriptors travel): the messages, and the state of a
 * node's broker and members. */

enum { FDPASS_MAX_LOCAL = 1024, FDPASS_MAX_FDS = 8, FDPASS_TEXT = 400 };

/* Member to broker: HELLO once; then in each exchange READY, OFFER, DONE.  Broker to member: GIVE, BATCH, and VERDICT,
 * which ends an exchange (0: the connecting phase) for all alike. */
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
    int32_t n_members; /* HELLO: n_local.  BATCH: the number of indices from first on, without the receiver's own */
    int32_t n_fds;     /* that come with this message */
    int32_t status;    /* DONE, VERDICT */
    uint8_t cookie[16];     /* HELLO, VERDICT of exchange 0: the broker's */
    char text[FDPASS_TEXT]; /* DONE, VERDICT: the error; only the filled part is sent */
} fdpass_msg;

/* A member, as the broker sees it. */
typedef struct fdpass_member {
    int sock;         /* -1: not connected, or (index 0) the broker itself */
    int ready;        /* READY has arrived */
    int n_fds;        /* its READY's first */
    int n_held;       /* its descriptors that the broker holds */
    int done;         /* DONE has arrived */
    int give_unsent;  /* GIVE has not been sent yet */
    int batch_unsent; /* this batch has not been sent yet */
    int held[FDPASS_MAX_FDS];
} fdpass_member;

struct ferryi_fdpass {
    ferryi_fdpass_name name; /* own */
    int listener;            /* -1 after connect */
    int n_local, me;         /* 0, 0 before connect */
    int *pes;
    int sock;               /* to the broker; -1 on the broker itself */
    fdpass_member *members; /* broker only: n_local */
    struct pollfd *polls;   /* broker only: room for n_local and pending connections */
    uint32_t exchange;
};

enum fdpass_io {
    FDPASS_OK,
    FDPASS_AGAIN,        /* no message, or no room: poll */
    FDPASS_TOO_MANY_FDS, /* too many descriptors of this user are in flight: poll cannot tell, retry later */
    FDPASS_BROKEN,       /* the other end has closed */
    FDPASS_NO_FDS,       /* this process's descriptor table is full */
    FDPASS_NONSENSE,     /* not a message of this protocol */
};

void ferryi_fdpass_msg_init(fdpass_msg *msg, enum fdpass_kind kind, uint32_t exchange);
/* Never blocks.  NONSENSE when one of fds is not open. */
enum fdpass_io ferryi_fdpass_send(int sock, fdpass_msg *msg, const int *fds, int n_fds);
/* Whether the first nbytes received in *msg are a message with every field in range.  If so, makes its text printable
 * and terminates it. */
int ferryi_fdpass_msg_accept(fdpass_msg *msg, size_t nbytes);
/* Never blocks. fds[msg->n_fds] belong to the caller on OK; otherwise all received ones are closed. msg->text ends in
 * NUL.  With fds == NULL no descriptor is taken. */
enum fdpass_io ferryi_fdpass_recv(int sock, fdpass_msg *msg, int *fds, int max_fds);

/* Whether the message belongs to an earlier exchange; if so, closes its descriptors.  The caller ignores it. */
int ferryi_fdpass_is_stale(const ferryi_fdpass *f, enum fdpass_io io, const fdpass_msg *msg, const int *fds);

/* Sends the result to every connected member; waits for full queues, within limits, until the deadline. */
void ferryi_fdpass_verdict(ferryi_fdpass *f, ferry_status status, const char *text, uint64_t deadline);
/* The deadline by which a member gives up on the broker's verdict: later than the broker's own, so that the broker
 * reports which PEs it waited for. */
uint64_t ferryi_fdpass_patience(uint64_t deadline);
/* "PE 1, 2, 5 and 3 more": the indices from .. to - 1 for which absent(member) holds. */
void ferryi_fdpass_list_pes(const ferryi_fdpass *f, int from, int to, int (*absent)(const fdpass_member *m), char *text,
                            size_t size);

#endif
