/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_MAC_H
#define FERRYI_MAC_H

#include <stddef.h>
#include <stdint.h>

/* Keyed digests for the handshake of the tcp bootstrap: SipHash-2-4 with 128 bits of output (Aumasson, Bernstein:
 * "SipHash: a fast short-input PRF", 2012).  It was made for short inputs and short-lived secrets. */

#define FERRYI_MAC_SIZE 16u

/* out[16] = the digest of data[nbytes] under key[16]. */
void ferryi_mac(const uint8_t *key, const void *data, size_t nbytes, uint8_t *out);

/* 1 when a[16] and b[16] are equal; takes the same time wherever they differ. */
int ferryi_mac_equal(const uint8_t *a, const uint8_t *b);

#endif
