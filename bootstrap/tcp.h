/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_TCP_H
#define FERRYI_TCP_H

#include "bootstrap/boot.h"
#include "bootstrap/wire.h"
#include <sys/socket.h>

/* How the PEs of a tcp job meet: tcp_accept.c is PE 0's side, tcp_dial.c the others'. */

/* Ports that PE 0 may take from MASTER_PORT on: torchrun's agent often holds the first one itself. */
#define FERRYI_TCP_PORTS 16

typedef struct ferryi_tcp_job {
    int rank, size;
    char host[256];   /* where PE 0 is */
    uint16_t port;    /* the first that PE 0 may have */
    int n_ports;      /* that and the next ones */
    const char *bind; /* where to listen */
    int secret;       /* the key is a secret, so that other machines may join */
    uint8_t key[FERRYI_MAC_SIZE];
    uint64_t deadline;
    ferry_status (*error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
} ferryi_tcp_job;

/* Listens at job->bind on the first free port of its ports (0: the kernel's choice).  Without a secret only loopback is
 * allowed.  Reports errors. */
ferry_status ferryi_tcp_listen(const ferryi_tcp_job *job, int *listener);

/* The listener of the unique id with this key, which this process made and has not used yet, or -1.  A failed try gives
 * it back, so that there can be another one. */
int ferryi_tcp_id_take(const uint8_t *key);
void ferryi_tcp_id_give_back(const uint8_t *key, int listener);

/* PE 0: fills fds[1 .. size - 1], which come in as -1, from the listener.  Strangers are turned away and logged; the
 * right ones each get in as they come.  On failure why[FERRYI_WIRE_TEXT_MAX] is the sentence for all PEs, nothing is
 * reported yet, and the fds of those who did come are open.  _TIMEOUT, _PEER_LOST, _SYSTEM, _NO_MEMORY. */
ferry_status ferryi_tcp_accept(const ferryi_tcp_job *job, int listener, int *fds, char *why);

/* Another PE: one connection to PE 0.  Goes round the addresses and ports until PE 0 is found.  Reports errors. */
ferry_status ferryi_tcp_dial(const ferryi_tcp_job *job, int *fd);

/* What every socket of ours is set to: non-blocking, closed on exec, no delay. */
void ferryi_tcp_socket_set(int fd);
/* "127.0.0.1:29500", for messages. */
void ferryi_tcp_address_name(const struct sockaddr *address, socklen_t nbytes, char *text, size_t text_bytes);
uint16_t ferryi_tcp_port_of(int fd);
/* 16 bytes that nobody can guess.  0, or -1. */
int ferryi_tcp_random(uint8_t *bytes);

#endif
