/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_REMOTE_TCP_H
#define FERRYI_REMOTE_TCP_H

#include "runtime/remote/provider.h"
#include "runtime/remote/sockets.h"
#include <netinet/in.h>
#include <sys/socket.h>

/* The provider for TCP: tcp.c says how it works.  tcp_stream.c moves bytes, tcp_connect.c makes connections. */

enum {
    TCP_GETS = 16,      /* under way, to each peer */
    TCP_STRANGERS = 16, /* accepted connections whose hello has not come */
    TCP_REGIONS = 8,
    TCP_STAGING = 16384 /* bytes that one call takes from a connection before it knows where they go */
};

/* What begins each message.  Both PEs are of one build, and so of one byte order (the address says so). */
typedef struct tcp_head {
    uint32_t what;  /* enum tcp_kind, from bit 24 on; below: the notification */
    uint32_t token; /* of a get */
    uint64_t n;     /* bytes; of STORED: how many puts */
    uint64_t at, key;
} tcp_head;

enum tcp_kind {
    TCP_PUT = 1,    /* n bytes follow, for `at` */
    TCP_PUT_NOTIFY, /* the same */
    TCP_GET,        /* asks for n bytes at `at` */
    TCP_GOT,        /* n bytes follow, for the get with this token */
    TCP_STORED      /* n calls of put() have their bytes in the sender's memory */
};

typedef struct tcp_operation {
    struct tcp_operation *next;
    tcp_head head;
    char *here; /* a put's source, a get's destination, what a reply sends */
    uint64_t cookie;
    size_t sent; /* bytes of the head and of what follows it */
    int peer;
    int is_broken; /* how it ended */
    int error;
} tcp_operation;

/* Operations come in blocks, as many as are under way at a time: what waits for peers that stand still leaves room for
 * others. */
typedef struct tcp_block {
    struct tcp_block *next;
    tcp_operation operation[64];
} tcp_block;

typedef struct tcp_queue {
    tcp_operation *first, *last;
} tcp_queue;

typedef struct tcp_hello {
    uint64_t magic;
    uint8_t secret[16]; /* the acceptor's */
    uint64_t id;        /* of the PE that connects */
    uint64_t generation;
} tcp_hello;

/* What a peer that talks needs more. */
typedef struct tcp_stream {
    tcp_queue queue;                 /* what is to be sent */
    tcp_operation *gets[TCP_GETS];   /* by their tokens, until their bytes have come */
    tcp_operation replies[TCP_GETS]; /* to the peer's gets, by their tokens */
    uint32_t replying;               /* bit i: replies[i] is in the queue */
    tcp_operation stored;            /* tells the peer of its puts */
    int is_telling;                  /* `stored` is in the queue */
    uint32_t to_tell;                /* puts of the peer that have come, and were not told */
    int is_behind;                   /* what has been taken may hold a whole message */
    int waits_for_room;              /* the kernel's buffer was full */
    tcp_head head;                   /* of the message that is coming */
    char *to;                        /* where its next bytes go */
    size_t left;                     /* bytes of it that are still to come */
    size_t first, end;               /* of the bytes in `staging` that are not used yet */
    unsigned char staging[TCP_STAGING];
} tcp_stream;

enum tcp_state {
    TCP_NONE,    /* no connection, and none is needed or may be made yet */
    TCP_DIALS,   /* connect() is under way */
    TCP_GREETED, /* the hello is sent */
    TCP_READY,
    TCP_BROKEN /* until renew() */
};

typedef struct tcp_peer {
    int state, fd, error, is_known;
    int tells; /* the break is still to be reported */
    uint64_t id;
    uint8_t secret[16];
    uint32_t generation;
    uint32_t puts;     /* calls of put() whose bytes are not known to be at the peer */
    uint64_t retry_at; /* ns: of TCP_NONE, when it dials again; 0: it need not */
    struct sockaddr_storage at;
    socklen_t at_size;
    tcp_stream *stream; /* NULL: the pair has not talked */
} tcp_peer;

typedef struct tcp_stranger {
    int fd;
    size_t got;
    tcp_hello hello;
} tcp_stranger;

typedef struct tcp_region {
    uint64_t base, n, key; /* n 0: free */
} tcp_region;

struct ferryi_provider {
    ferry_status (*error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
    int poller, listener, n_peers;
    tcp_peer *peers;
    int *ready, n_ready; /* peers in state TCP_READY */
    tcp_block *blocks;
    tcp_operation *free;
    tcp_queue ended; /* to be reported */
    int n_telling, n_retrying, n_behind;
    uint32_t noise; /* to be reported */
    uint32_t looks;
    uint64_t id;
    uint8_t secret[16];
    struct sockaddr_storage at;
    socklen_t at_size;
    ferryi_ports ports;
    tcp_region regions[TCP_REGIONS];
    tcp_stranger *strangers; /* [n_peers + TCP_STRANGERS] */
    int n_strangers;
    uint64_t accept_at; /* ns: no descriptor is left until then; 0: there are some */
    char words[96];
};

static inline void tcp_append(tcp_queue *q, tcp_operation *o)
{
    o->next = NULL;
    if (q->first == NULL)
        q->first = o;
    else
        q->last->next = o;
    q->last = o;
}

/* What the poller tells beside numbers of peers. */
#define TCP_AT_LISTENER UINT64_MAX
#define TCP_AT_STRANGER (UINT64_MAX - 1)

/* ---- tcp_connect.c */

/* 0, or an error of errno.  *at: any port; afterwards, the port. */
int tcp_listen(ferryi_provider *p);
/* Begins a connection if the peer has none. */
void tcp_dial(ferryi_provider *p, int peer);
/* What the poller says of a peer whose connection is being made. */
void tcp_greet(ferryi_provider *p, int peer);
/* Looks at all connections that are not a peer's yet. */
void tcp_admit(ferryi_provider *p);
void tcp_retry(ferryi_provider *p);
/* Ends the peer's operations.  error: of errno.  0: without a further report. */
void tcp_break(ferryi_provider *p, int peer, int error);
void tcp_renew(ferryi_provider *p, int peer, uint32_t generation);
/* Closes a connection that is not READY's. */
void tcp_hang_up(ferryi_provider *p, int peer);

/* ---- tcp_stream.c */

/* NULL: no memory. */
tcp_stream *tcp_stream_of(tcp_peer *peer);
/* Sends what the kernel takes now. */
void tcp_send(ferryi_provider *p, int peer);
/* Takes what has come.  Returns how many of events[most] it has filled. */
int tcp_receive(ferryi_provider *p, int peer, ferryi_provider_event *events, int most);
/* Has an operation reported. */
void tcp_end(ferryi_provider *p, tcp_operation *o, int is_broken, int error);
/* What the poller tells of a READY peer. */
void tcp_watch(ferryi_provider *p, int peer);

#endif
