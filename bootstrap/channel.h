/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_CHANNEL_H
#define FERRYI_CHANNEL_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The encrypted connection of a tcp job to another machine: TLS 1.3 under the job's secret as a pre-shared key, with a
 * fresh Diffie-Hellman exchange and without certificates.  It is a plug-in, so that libferry links no OpenSSL. */

#define FERRYI_CHANNEL_FILE "ferry_bootstrap_tls.so"
#define FERRYI_CHANNEL_SYMBOL "ferry_channel_plugin"
enum { FERRYI_CHANNEL_ABI = 1 };

typedef struct ferryi_channel ferryi_channel;

typedef struct ferryi_channel_ops {
    size_t size; /* sizeof(ferryi_channel_ops) */
    uint32_t abi;
    /* Over the connected socket fd, which stays the caller's.  NULL: no memory. */
    ferryi_channel *(*open)(int fd, int is_server, const void *secret, size_t nbytes);
    /* 1: both ends have proven that they know the secret; 0: call again when fd is readable; -1: failed. */
    int (*handshake)(ferryi_channel *channel);
    /* As recv(2) and send(2) that do not wait; an invalid or changed byte is an error. */
    ssize_t (*recv)(ferryi_channel *channel, void *data, size_t nbytes);
    ssize_t (*send)(ferryi_channel *channel, const void *data, size_t nbytes);
    /* Returns 1 if recv has decrypted bytes that poll(2) on fd does not show. */
    int (*has_more)(ferryi_channel *channel);
    void (*close)(ferryi_channel *channel);
} ferryi_channel_ops;

#endif
