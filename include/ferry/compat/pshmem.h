/* SPDX-License-Identifier: BSD-3-Clause */
/* Tools look here for the names that start with p; shmem.h declares both. */
#include "shmem.h"
