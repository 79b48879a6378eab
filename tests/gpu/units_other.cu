/* SPDX-License-Identifier: BSD-3-Clause */
/* Another translation unit of units_share_a_pe; with UNITS_LATE, the later loaded shared library. */
#include "ferry_device.h"
#include "units.h"

static __global__ void there(uint64_t *words, int *bad)
{
    int to = (ferry_my_pe() + 1) % ferry_n_pes();
    if (ferry_n_pes() < 1 || ferry_uint64_atomic_inc(words, to) != FERRY_SUCCESS)
        atomicCAS(bad, 0, __LINE__);
}

#ifdef UNITS_LATE
extern "C" void units_late(uint64_t *words, int *bad)
#else
void units_other(uint64_t *words, int *bad)
#endif
{
    there<<<1, 1>>>(words, bad);
    if (cudaDeviceSynchronize() != cudaSuccess)
        *bad = __LINE__;
}
