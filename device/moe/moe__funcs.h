/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_MOE_FUNCS_H
#define FERRY_DETAIL_MOE_MOE_FUNCS_H

#include "common/count__funcs.h"
#include "per_pe/large_combine__funcs.h"
#include "per_pe/layouts__funcs.h"
#include "per_row/combine__funcs.h"
#include "per_row/dispatch__funcs.h"
#include "per_row/few__funcs.h"

/* The kernels of the MoE all-to-all for the host space: FERRYI_MOE_KERNELS(FERRYI_MOE_KERNEL) defines them, where
 * FERRY_KERNEL is known. */
#define FERRYI_MOE_KERNEL(NUMBER, name)                                                                                \
    FERRY_KERNEL(ferry_moe_##name##_kernel, ferryi_moe_args, a)                                                        \
    {                                                                                                                  \
        ferryi_moe_##name##_body(a);                                                                                   \
    }

#endif
