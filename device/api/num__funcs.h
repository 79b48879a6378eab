/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_API_NUM_FUNCS_H
#define FERRY_DETAIL_API_NUM_FUNCS_H

#include "../machine/num__funcs.h"

/* The formats of ferry_moe.h under nvcc. */

FERRYI_INLINE uint16_t ferry_bf16_from_float(float value)
{
    return FERRYI_SIDE(ferryi_host_ferry_bf16_from_float(value), ferryi_num_to_bf16(value));
}
FERRYI_INLINE float ferry_bf16_to_float(uint16_t bits)
{
    return FERRYI_SIDE(ferryi_host_ferry_bf16_to_float(bits), ferryi_num_from_bf16(bits));
}
FERRYI_INLINE float ferry_fp8_to_float(uint8_t code)
{
    return FERRYI_SIDE(ferryi_host_ferry_fp8_to_float(code), ferryi_num_from_e4m3(code));
}

#endif
