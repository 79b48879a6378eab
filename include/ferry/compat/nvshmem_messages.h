/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_NVSHMEM_MESSAGES_H
#define FERRY_COMPAT_NVSHMEM_MESSAGES_H

/* The macros by which programs for NVSHMEM tell of their errors: a line with its place, on stderr.  _EXIT ends the
 * process with status 255. */

#include <stdio.h>
#include <stdlib.h>

#define NVSHMEMI_ERROR_PRINT(...)                                                                                      \
    do {                                                                                                               \
        fprintf(stderr, "%s:%s:%d: ", __FILE__, __func__, __LINE__);                                                   \
        fprintf(stderr, __VA_ARGS__);                                                                                  \
        fputc('\n', stderr);                                                                                           \
    } while (0)
#define NVSHMEMI_ERROR_EXIT(...)                                                                                       \
    do {                                                                                                               \
        NVSHMEMI_ERROR_PRINT(__VA_ARGS__);                                                                             \
        exit(255);                                                                                                     \
    } while (0)

#endif
