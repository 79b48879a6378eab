/* SPDX-License-Identifier: BSD-3-Clause */
/* A module that images_share_a_pe loads through the driver. */
#define FERRY_DRIVER_MODULE
#include "ferry_device.h"

extern "C" __global__ void in_a_module(uint64_t *words, int *bad)
{
    int to = (ferry_my_pe() + 1) % ferry_n_pes();
    if (ferry_n_pes() < 1 || ferry_uint64_atomic_inc(words, to) != FERRY_SUCCESS)
        atomicCAS(bad, 0, __LINE__);
}
