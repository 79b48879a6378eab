/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_DIGEST_H
#define FERRYI_DIGEST_H

#include <stddef.h>
#include <stdint.h>

/* A digest of bytes: FNV-1a with 64 bits. */
#define FERRYI_DIGEST_BEGIN UINT64_C(0xcbf29ce484222325)
static inline uint64_t ferryi_digest_add(uint64_t digest, const void *data, size_t n)
{
    for (const unsigned char *at = data; n > 0; n--, at++)
        digest = (digest ^ *at) * UINT64_C(0x100000001b3);
    return digest;
}

#endif
