/* SPDX-License-Identifier: BSD-3-Clause */
/* As programs have it that are older than the overloads. */
extern "C" {
#include <shmem.h>
#include <shmemx.h>
}
#include "generics_body.h"
