/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_TCP_H
#define FERRYI_TCP_H

#include "bootstrap/boot.h"
#include "bootstrap/wire.h"
#include <sys/socket.h>

/* How the PEs of a tcp job connect: tcp_accept.c is PE 0's side, tcp_dial.c the others', tcp_key.c distributes a key in
 * jobs without a secret. */

/* Ports that PE 0 may take from MASTER_PORT on: torchrun's agent often holds the first one itself. */
#define FERRYI_TCP_PORTS 16

typedef struct ferryi_tcp_job {
    int rank, size;
    char host[256];   /* PE 0's */
    uint16_t port;    /* the first of PE 0's possible ports */
    int n_ports;      /* number of possible ports from `port` on */
    const char *bind; /* address to listen on */
    int secret;       /* 1: the key is secret, so other machines may join; 0: it only identifies the job */
    uint8_t key[FERRYI_MAC_SIZE];
    uint64_t deadline;
    ferry_status (*error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
} ferryi_tcp_job;

/* Listens at job->bind on the first free one of its ports (0: the kernel chooses).  Without a secret only loopback is
 * allowed.  Reports errors. */
ferry_status ferryi_tcp_listen(const ferryi_tcp_job *job, int *listener);

/* Takes the listener of the unique id with this key, if this process made the id and has not used it; else -1.  A
 * failed attempt gives it back for another one. */
int ferryi_tcp_id_take(const uint8_t *key);
void ferryi_tcp_id_give_back(const uint8_t *key, int listener);

/* PE 0: accepts the other PEs into fds[1 .. size - 1], initially -1.  Refuses and logs any other connection, however
 * many and however silent.  On failure why[FERRYI_WIRE_TEXT_MAX] is the error for all PEs, not reported yet, and the
 * fds of joined PEs stay open.  _TIMEOUT, _PEER_LOST, _SYSTEM, _NO_MEMORY. */
ferry_status ferryi_tcp_accept(const ferryi_tcp_job *job, int listener, int *fds, char *why);

/* Other PEs: connects to PE 0.  Tries all addresses and ports in rounds until PE 0 is found; a listener that does not
 * answer delays only its own port.  Reports errors. */
ferry_status ferryi_tcp_dial(const ferryi_tcp_job *job, int *fd);

/* PE 0's key server, for a job without a secret. */
typedef struct ferryi_tcp_key_server {
    int listener; /* -1: none */
    uint8_t name[FERRYI_WIRE_SERVER], secret[FERRYI_MAC_SIZE];
} ferryi_tcp_key_server;
/* Makes a random name and secret, and listens.  0, or an errno. */
int ferryi_tcp_key_server_open(ferryi_tcp_key_server *server);
/* Sends the secret to this user's waiting processes.  Never blocks.  0, or the errno of a lack of descriptors. */
int ferryi_tcp_key_server_serve(const ferryi_tcp_key_server *server);
void ferryi_tcp_key_server_close(ferryi_tcp_key_server *server);

typedef enum ferryi_tcp_key_result {
    FERRYI_TCP_KEY_RECEIVED,
    FERRYI_TCP_KEY_NO_ANSWER, /* no answer by the deadline, from this user's process */
    FERRYI_TCP_KEY_OTHER_USER /* another user's socket, or none */
} ferryi_tcp_key_result;
/* secret[FERRYI_MAC_SIZE] from the key server of this name. */
ferryi_tcp_key_result ferryi_tcp_key_fetch(const uint8_t *name, uint64_t deadline, uint8_t *secret);
/* key[FERRYI_MAC_SIZE] = that secret mixed with the job's identity. */
void ferryi_tcp_key_mix(const uint8_t *secret, const ferryi_tcp_job *job, uint8_t *key);

/* Sets TCP_NODELAY and keepalive. */
void ferryi_tcp_socket_set(int fd);
/* "127.0.0.1:29500", for messages. */
void ferryi_tcp_address_name(const struct sockaddr *address, socklen_t nbytes, char *text, size_t text_bytes);
uint16_t ferryi_tcp_port_of(int fd);
/* 16 random bytes.  0, or -1. */
int ferryi_tcp_random(uint8_t *bytes);

#endif
