/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_SHMEMX_H
#define FERRY_COMPAT_SHMEMX_H

/* Extensions: all that ferry has is at hand under its own names; a context or a team is passed on by number. */
#ifdef __cplusplus
extern "C++" {
#endif
#include "../../ferry.h"
#ifdef __cplusplus
}
#endif
#include "shmem.h"

#endif
