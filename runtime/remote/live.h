/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_REMOTE_LIVE_H
#define FERRYI_REMOTE_LIVE_H

#include "runtime/remote/link.h"
#include <netinet/in.h>
#include <sys/socket.h>

/* The connections of liveness, as live_meet.c makes them in ferry_init and live.c keeps them. */

/* What who connects sends first. */
typedef struct live_hello {
    uint64_t magic;
    int32_t pe;
    uint32_t what;      /* enum live_what */
    uint8_t cookie[16]; /* the acceptor's, which the bootstrap gave to PEs of its job only */
} live_hello;
#define LIVE_MAGIC UINT64_C(0x6665727279206c77)
enum live_what { LIVE_JOINS, LIVE_ASKS /* whether the acceptor lives; the connection then ends */ };

/* What is said then, in bytes: SAYS_HAS is followed by three words (mend.c). */
enum live_says {
    SAYS_LIVES,    /* a sign of life */
    SAYS_LEAVES,   /* in ferry_finalize */
    SAYS_WELCOME,  /* the answer to a hello */
    SAYS_STRANGER, /* the same: another PE's number, or a wrong cookie */
    SAYS_LOST,     /* the sender has given up the connection between the two PEs */
    SAYS_HAS
};
enum { LIVE_HAS_BYTES = 1 + 3 * sizeof(uint32_t) };

typedef struct live_peer {
    int is_watched;
    int fd;      /* the connection; -1: none */
    int trial;   /* being made; -1: none */
    int asked;   /* the trial's hello is sent */
    int error;   /* of the last trial: errno, or 0 */
    int is_down; /* it is watched, and has no connection */
    int told_lost;
    uint64_t heard; /* ns: the last word of the peer */
    uint64_t since; /* ns: since when neither it nor its host has answered, without a connection */
    uint64_t next;  /* ns: the next trial begins, or this one ends */
    uint64_t joined;
    unsigned char words[LIVE_HAS_BYTES];
    unsigned n_words; /* of a message that has come in part */
    ferryi_live_contact contact;
} live_peer;

struct ferryi_remote_live {
    int listener;
    int spare;        /* a descriptor that is given up when none is left */
    char address[64]; /* where it listens */
    uint8_t cookie[16];
    live_peer *peers; /* [n_pes] */
    int stranger[LIVE_STRANGERS], n_strangers;
    int n_down;         /* watched peers without a connection */
    int claimed;        /* 1 + the PE that a hello with a wrong cookie claimed to be */
    uint64_t sign;      /* ns: the last one */
    uint64_t accept_at; /* ns: without descriptors, the next time that it accepts */
    uint64_t looked;
};

/* ---- live_meet.c */

/* Begins a connection.  Returns 0, and *fd, or errno. */
int live_connect_begin(struct ferryi_remote_live *live, const ferryi_live_contact *contact, int *fd);
int live_hello_send(const ferryi_remote *r, int fd, int peer, enum live_what what);
/* Reads a hello.  Returns 1 and the hello: a peer's; 0: it has not come yet; -1: a stranger's. */
int live_hello_take(ferryi_remote *r, int fd, live_hello *hello);
/* Returns a new connection, or -1. */
int live_accept(struct ferryi_remote_live *live);
void live_options(int fd);
int live_say(int fd, enum live_says what);

#endif
