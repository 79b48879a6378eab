/* SPDX-License-Identifier: BSD-3-Clause */
/* Waits, tests and signals. */
#include "compat/shmem_lib.h"

_Static_assert(SHMEM_CMP_EQ == FERRY_CMP_EQ && SHMEM_CMP_NE == FERRY_CMP_NE && SHMEM_CMP_GT == FERRY_CMP_GT &&
                   SHMEM_CMP_GE == FERRY_CMP_GE && SHMEM_CMP_LT == FERRY_CMP_LT && SHMEM_CMP_LE == FERRY_CMP_LE,
               "comparisons are passed on as they are");
_Static_assert(SHMEM_SIGNAL_SET == FERRY_SIGNAL_SET && SHMEM_SIGNAL_ADD == FERRY_SIGNAL_ADD,
               "signal operators are passed on as they are");

#include "generated/wait_shmem.h"

FN(uint64_t, shmem_signal_fetch, (const uint64_t *sig_addr))
{
    RETURN_OR_END(uint64_t, ferry_signal_fetch(sig_addr));
}

FN(uint64_t, shmem_signal_wait_until, (uint64_t * sig_addr, int cmp, uint64_t cmp_value))
{
    RETURN_OR_END(uint64_t, ferry_signal_wait_until(sig_addr, cmp, cmp_value));
}

/* ---- Deprecated. */

#define DEFINE_OLD_WAIT(NAME, TYPE, U)                                                                                 \
    FN(void, shmem_##NAME##_wait, (volatile TYPE * ivar, TYPE cmp_value))                                              \
    {                                                                                                                  \
        must(ferry_##NAME##_wait_until((TYPE *)ivar, FERRY_CMP_NE, cmp_value));                                        \
    }
FERRY_WORD_TYPES(DEFINE_OLD_WAIT)

FN(void, shmem_wait, (volatile long *ivar, long cmp_value))
{
    must(ferry_long_wait_until((long *)ivar, FERRY_CMP_NE, cmp_value));
}

FN(void, shmem_wait_until, (volatile long *ivar, int cmp, long cmp_value))
{
    must(ferry_long_wait_until((long *)ivar, cmp, cmp_value));
}
