/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_TCP_H
#define FERRYI_TCP_H

#include "bootstrap/boot.h"
#include "bootstrap/tls.h"
#include "bootstrap/wire.h"
#include <sys/socket.h>

/* How the PEs of a tcp job connect: tcp_accept.c is PE 0's side, tcp_dial.c the others', tcp_local.c the connections of
 * PE 0's machine. */

/* Ports that PE 0 may take from MASTER_PORT on: torchrun's agent often holds the first one itself. */
#define FERRYI_TCP_PORTS 16

typedef struct ferryi_tcp_job {
    int rank, size;
    char host[256];   /* PE 0's */
    uint16_t port;    /* the first of PE 0's possible ports */
    int n_ports;      /* number of possible ports from `port` on */
    const char *bind; /* address to listen on */
    const char *dir;  /* where the channel's plug-in is looked for first */
    int secret;       /* 1: the identity is secret, so other machines may join; 0: others can read or guess it */
    uint8_t key[FERRYI_WIRE_KEY]; /* of the unique id */
    ferryi_wire_identity identity;
    uint64_t deadline;
    ferry_status (*error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
} ferryi_tcp_job;

/* Listens at job->bind on the first free one of its ports (0: the kernel chooses).  Without a secret only loopback is
 * allowed.  Reports errors. */
ferry_status ferryi_tcp_listen(const ferryi_tcp_job *job, int *listener);

/* Takes the listener of the unique id with this key, if this process made the id and has not used it; else -1.  After a
 * failed attempt ferryi_tcp_id_give_back() keeps the listener for the next attempt. */
int ferryi_tcp_id_take(const uint8_t *key);
void ferryi_tcp_id_give_back(const uint8_t *key, int listener);

/* The connection of two PEs. */
typedef struct ferryi_tcp_link {
    int fd;              /* -1: none */
    ferryi_tls *channel; /* NULL: fd's bytes are the message's */
} ferryi_tcp_link;

/* Encrypts the link by a channel.  0; ENOSYS: ferry has none, and why[nbytes] says so; ENOMEM. */
int ferryi_tcp_link_secure(const ferryi_tcp_job *job, ferryi_tcp_link *link, int is_server, char *why, size_t nbytes);
/* The same as the functions of ferryi_tls_ops. */
int ferryi_tcp_link_handshake(const ferryi_tcp_link *link);
int ferryi_tcp_link_has_more(const ferryi_tcp_link *link);
ssize_t ferryi_tcp_link_recv(const ferryi_tcp_link *link, void *data, size_t nbytes);
ssize_t ferryi_tcp_link_send(const ferryi_tcp_link *link, const void *data, size_t nbytes);
void ferryi_tcp_link_close(ferryi_tcp_link *link);

/* PE 0: accepts the other PEs into links[1 .. size - 1], initially without a descriptor.  Refuses and logs any other
 * connection, however many and however silent.  On failure why[FERRYI_WIRE_TEXT_MAX] is the error for all PEs, not
 * reported yet, and the links of joined PEs stay open.  _TIMEOUT, _PEER_LOST, _SYSTEM, _NO_MEMORY. */
ferry_status ferryi_tcp_accept(const ferryi_tcp_job *job, int listener, ferryi_tcp_link *links, char *why);

/* Other PEs: connects to PE 0.  Tries all addresses and ports in rounds until PE 0 is found; a listener that does not
 * answer delays only its own port.  Reports errors. */
ferry_status ferryi_tcp_dial(const ferryi_tcp_job *job, ferryi_tcp_link *link);

/* The socket of PE 0 for PEs of its machine. */
typedef struct ferryi_tcp_local {
    int listener; /* -1: none */
    uint8_t name[FERRYI_WIRE_LOCAL];
} ferryi_tcp_local;
/* Makes a random name, and listens.  0, or an errno. */
int ferryi_tcp_local_open(ferryi_tcp_local *local);
void ferryi_tcp_local_close(ferryi_tcp_local *local);
/* Whether the process at the other end of this AF_UNIX connection is this user's. */
int ferryi_tcp_local_is_own_user(int fd);

typedef enum ferryi_tcp_local_result {
    FERRYI_TCP_LOCAL_CONNECTED,
    FERRYI_TCP_LOCAL_FULL,       /* its backlog stayed full until the deadline */
    FERRYI_TCP_LOCAL_NOBODY,     /* this machine has no such socket */
    FERRYI_TCP_LOCAL_OTHER_USER, /* another user's process listens there */
    FERRYI_TCP_LOCAL_NO_SOCKET   /* errno: this process got no descriptor */
} ferryi_tcp_local_result;
/* Connects to the local socket of this name. */
ferryi_tcp_local_result ferryi_tcp_local_connect(const uint8_t *name, uint64_t deadline, int *fd);

/* Sets TCP_NODELAY and keepalive. */
void ferryi_tcp_socket_set(int fd);
/* "127.0.0.1:29500", for messages. */
void ferryi_tcp_address_name(const struct sockaddr *address, socklen_t nbytes, char *text, size_t text_bytes);
uint16_t ferryi_tcp_port_of(int fd);
/* 16 random bytes.  0, or -1. */
int ferryi_tcp_random(uint8_t *bytes);

#endif
