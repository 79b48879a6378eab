/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_COPY_HOST_FUNCS_H
#define FERRY_DETAIL_MACHINE_COPY_HOST_FUNCS_H

#include "prim.h"
#include <string.h>

/* Copies of at least this size go to copy.c. */
#define FERRYI_COPY_LARGE ((size_t)32 << 10)
void ferryi_copy_large(void *dst, const void *src, size_t n);

/* Rank and size are those of the calling scope, which is one thread wide here. */
FERRYI_FN void ferryi_copy(void *dst, const void *src, size_t n, uint32_t rank, uint32_t size)
{
    (void)rank;
    (void)size;
    if (FERRYI_UNLIKELY(n >= FERRYI_COPY_LARGE))
        ferryi_copy_large(dst, src, n);
    else
        memcpy(dst, src, n);
}

#endif
