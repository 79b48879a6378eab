/* SPDX-License-Identifier: BSD-3-Clause */
/* Another translation unit of images_share_a_pe; with IMAGES_LATE, the later loaded shared library. */
#include "ferry_device.h"
#include "images.h"

static __global__ void there(uint64_t *words, int *bad)
{
    int to = (ferry_my_pe() + 1) % ferry_n_pes();
    if (ferry_n_pes() < 1 || ferry_uint64_atomic_inc(words, to) != FERRY_SUCCESS)
        atomicCAS(bad, 0, __LINE__);
}

#ifdef IMAGES_LATE
extern "C" void images_late(uint64_t *words, int *bad)
#else
void images_other(uint64_t *words, int *bad)
#endif
{
    there<<<1, 1>>>(words, bad);
    if (cudaDeviceSynchronize() != cudaSuccess)
        *bad = __LINE__;
}
