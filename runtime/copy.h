/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_COPY_H
#define FERRYI_COPY_H

#include <stddef.h>

/* From this size on a copy is worth a thought. */
#define FERRYI_COPY_LARGE ((size_t)256 << 10)

/* memcpy for n >= FERRYI_COPY_LARGE bytes of host memory; the same meaning, and the same order towards the caller's
 * later stores and fences. */
void ferryi_copy_large(void *dest, const void *source, size_t n);

#endif
