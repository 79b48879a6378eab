/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls of ferry/lock.h as kernels make them.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_DEVICE_API_GENERATED_LOCK__FUNCS_H
#define FERRYI_DEVICE_API_GENERATED_LOCK__FUNCS_H

#if FERRYI_GPU
/* ferry_set_lock */
FERRYI_INLINE ferry_status ferry_set_lock(long *lock)
{
    return FERRYI_CALL(ferry_set_lock, (lock), ferryi_lock_set(lock));
}

/* ferry_clear_lock */
FERRYI_INLINE ferry_status ferry_clear_lock(long *lock)
{
    return FERRYI_CALL(ferry_clear_lock, (lock), ferryi_lock_clear(lock));
}

/* ferry_test_lock */
FERRYI_INLINE ferry_status ferry_test_lock(long *lock, int *busy)
{
    return FERRYI_CALL(ferry_test_lock, (lock, busy), ferryi_lock_test(lock, busy));
}
#endif

#endif
