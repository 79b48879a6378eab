/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_KERNELS_COLLECTIVES_H
#define FERRY_DETAIL_KERNELS_COLLECTIVES_H

/* What the kernel of `ferry-info measure --collectives` and its PEs share. */
#include "../machine/public.h"

enum ferryi_measured {
    FERRYI_MEASURED_ALLTOALL,
    FERRYI_MEASURED_FCOLLECT,
    FERRYI_MEASURED_BROADCAST,
    FERRYI_MEASURED_REDUCE,
    FERRYI_MEASURED_REDUCESCATTER,
    FERRYI_N_MEASURED
};

#define FERRYI_MEASURED_THREADS 512 /* of the kernel's one block */

/* Calls number 0 to skip + n - 1, the first `skip` of them untimed.  Call i goes from source[i % 2] to dest[i % 2]: a
 * PE that is one call ahead of another writes nothing that the other's call still uses. */
typedef struct ferryi_measured_loop {
    void *dest[2];
    const void *source[2];
    uint64_t count;   /* floats: the call's own argument */
    uint64_t *result; /* [2]: ferry_status, nanoseconds */
    uint32_t what, skip, n;
} ferryi_measured_loop;

#endif
