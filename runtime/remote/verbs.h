/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_REMOTE_VERBS_H
#define FERRYI_REMOTE_VERBS_H

#include "runtime/remote/provider.h"
#include <infiniband/verbs.h>

/* The provider for libibverbs: verbs_device.c chooses device, port and GID, verbs_connect.c makes a reliable connection
 * of each pair that talks, and verbs.c moves bytes. */

typedef ferry_status (*verbs_error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- verbs_device.c */

/* A GID of an active port: a way to the network. */
typedef struct verbs_way {
    char device[IBV_SYSFS_NAME_MAX];
    uint8_t port, mtu, link_layer, gid_type; /* enum ibv_mtu; IBV_LINK_LAYER_*; enum ibv_gid_type */
    uint16_t lid;
    uint32_t gid_index, max_message;
    union ibv_gid gid;
    int is_software; /* no hardware behind the device */
    int is_asked;    /* it starts at the address that was asked for */
} verbs_way;

enum { VERBS_WAYS = 64 };

/* What a peer needs to know, as the bootstrap carries it. */
typedef struct verbs_address {
    uint64_t magic;
    uint8_t secret[16]; /* known to the PEs of this job only: it names the PE, and lets others connect to it */
    uint8_t gid[16];
    uint32_t qpn, qkey; /* of the datagram queue pair */
    uint16_t lid;
    uint8_t link_layer, gid_type;
    uint32_t pad;
} verbs_address;

/* Finds the ways of all devices that request->fabric (device, or device:port) and request->address admit.
 * _UNSUPPORTED, _SYSTEM: there is no device, or none may be opened; says what to do. */
ferry_status verbs_ways_find(const ferryi_provider_request *request, verbs_way ways[VERBS_WAYS], int *n);
/* Puts the best way first.  _UNSUPPORTED: no such device, or no active port.  _INVALID_ARG: no device has the address.
 */
ferry_status verbs_ways_order(const ferryi_provider_request *request, verbs_way *ways, int n);
/* One word: InfiniBand, RoCEv2. */
const char *verbs_way_kind(const verbs_way *way);
void verbs_gid_text(const union ibv_gid *gid, char *text, size_t size);
/* Checks that bytes[n] are the address of a peer that this end can reach.  _BOOTSTRAP: the message says why not. */
ferry_status verbs_address_check(const verbs_address *own, int peer, const void *bytes, size_t n, verbs_error error);
#define VERBS_MAGIC UINT64_C(0x6665727279207662)

/* ---- verbs.c */

enum {
    VERBS_OPERATIONS = 512, /* requests under way, to all peers */
    VERBS_SENDS = 64,       /* under way, to one peer */
    VERBS_RECEIVES =
        2048, /* notifications that may come before progress() is called; beyond these the sender's NIC retries */
    VERBS_HELLOS = 64, /* datagrams, likewise; a lost datagram is sent again */
    VERBS_HELLOS_OUT = 16,
    VERBS_BATCH = 16
};

/* In state OPEN the peer has confirmed that its queue pair receives. */
enum verbs_state { VERBS_ASKS, VERBS_HEARD, VERBS_OPEN };

typedef struct verbs_connection {
    struct ibv_qp *qp;
    struct ibv_ah *ah; /* to the peer's datagram queue pair */
    int peer;
    enum verbs_state state;
    uint32_t psn, inline_bytes;
    uint64_t asked, next, nap; /* ns: when it first asked, when it asks again, and the interval after that */
    uint32_t sends;            /* under way */
    int is_old;                /* given up: it exists until its requests have ended */
    /* Puts: posted; after the last read that was posted to flush them; known to be in the peer's memory. */
    uint32_t puts, covered, flushed;
    uint64_t at, key; /* of the last put */
    struct verbs_connection *next_asking, *next_old;
} verbs_connection;

typedef struct verbs_peer {
    verbs_address address; /* magic 0: not known yet */
    verbs_connection *connection;
    uint32_t generation; /* of the connection */
    int lost, told;      /* progress() has reported it */
} verbs_peer;

typedef struct verbs_hello {
    uint64_t magic;
    uint8_t to[16], from[16];
    uint32_t qpn, psn;
    uint8_t state, mtu, reads, pad;
    uint32_t generation;
} verbs_hello;

/* Registered memory of the provider's own. */
typedef struct verbs_memory {
    uint64_t flushed; /* where reads that flush put their byte */
    verbs_hello out[VERBS_HELLOS_OUT];
    struct {
        char route[40]; /* the GRH, which the NIC writes */
        verbs_hello hello;
    } in[VERBS_HELLOS];
} verbs_memory;

typedef struct verbs_operation {
    uint64_t cookie;
    verbs_connection *connection;
    uint32_t parts; /* requests that are not complete */
    int is_flush, failed;
    struct verbs_operation *next;
} verbs_operation;

struct ferryi_provider {
    verbs_error error;
    verbs_way way;
    struct ibv_context *context;
    struct ibv_pd *pd;
    struct ibv_comp_channel *channel;
    struct ibv_cq *cq;
    struct ibv_srq *srq;
    struct ibv_qp *datagrams;
    struct ibv_mr *mr;
    verbs_memory *memory;
    verbs_address own;
    uint8_t reads_out, reads_in; /* under way, on one queue pair */
    uint32_t sends;              /* under way */
    uint32_t hellos_out;         /* bit i: memory->out[i] is under way */
    int n_peers, n_lost;         /* n_lost: lost peers that progress() has not reported */
    verbs_peer *peers;
    verbs_connection *asking, *old;
    verbs_operation *operations, *free;
    struct ibv_wc kept[VERBS_BATCH]; /* polled by wait_fd() */
    int n_kept;
    char words[192];
};

/* wr_id: an operation's address, or a number with one of these in the low bits. */
enum { VERBS_WR_NOTE = 1, VERBS_WR_HELLO_IN = 2, VERBS_WR_HELLO_OUT = 3 };

/* ---- verbs_connect.c */

/* Reports the peer lost, once, with the first cause. */
void verbs_lose(ferryi_provider *p, int peer, const char *what, const char *why);
/* Returns the connection to a peer, and begins to make it if there is none.  NULL: a resource is missing, and the peer
 * is lost. */
verbs_connection *verbs_connection_to(ferryi_provider *p, int peer);
void verbs_hello_come(ferryi_provider *p, const verbs_hello *hello);
/* Sends hellos again that are due. */
void verbs_ask_again(ferryi_provider *p);
/* Whether a connection is being made and an answer may be near. */
int verbs_is_asking(const ferryi_provider *p);
void verbs_disconnect(ferryi_provider *p, int peer);
/* The next connection to the peer is of this generation.  The queue pair of the last one ends its requests with an
 * error, and nothing more comes by it. */
void verbs_renew(ferryi_provider *p, int peer, uint32_t generation);
/* Frees given-up connections whose requests have ended. */
void verbs_old_end(ferryi_provider *p);
ferry_status verbs_datagrams_open(ferryi_provider *p);
int verbs_hello_expect(ferryi_provider *p, uint32_t i);

#endif
