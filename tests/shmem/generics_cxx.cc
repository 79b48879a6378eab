/* SPDX-License-Identifier: BSD-3-Clause */
/* Written as in programs older than the overloads. */
extern "C" {
#include <shmem.h>
#include <shmemx.h>
}
#include <complex>

#include "generics_body.h"
