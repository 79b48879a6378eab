/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_TLS_H
#define FERRYI_TLS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The encrypted connection of a tcp job to another machine: TLS 1.3 under the job's secret as a pre-shared key, with a
 * fresh Diffie-Hellman exchange and without certificates.  It is a plug-in, so that libferry links no OpenSSL. */

#define FERRYI_TLS_FILE "ferry_bootstrap_tls.so"
#define FERRYI_TLS_SYMBOL "ferry_channel_plugin"
enum { FERRYI_TLS_ABI = 1 };

typedef struct ferryi_tls ferryi_tls;

typedef struct ferryi_tls_ops {
    size_t size; /* sizeof(ferryi_tls_ops) */
    uint32_t abi;
    /* Over the connected socket fd, which stays the caller's.  NULL: no memory. */
    ferryi_tls *(*open)(int fd, int is_server, const void *secret, size_t nbytes);
    /* 1: both ends have proven that they know the secret; 0: call again when fd is readable; -1: failed. */
    int (*handshake)(ferryi_tls *channel);
    /* As recv(2) and send(2) that do not wait; an invalid or changed byte is an error. */
    ssize_t (*recv)(ferryi_tls *channel, void *data, size_t nbytes);
    ssize_t (*send)(ferryi_tls *channel, const void *data, size_t nbytes);
    /* Returns 1 if recv has decrypted bytes that poll(2) on fd does not show. */
    int (*has_more)(ferryi_tls *channel);
    void (*close)(ferryi_tls *channel);
} ferryi_tls_ops;

#endif
