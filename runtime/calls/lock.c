/* SPDX-License-Identifier: BSD-3-Clause */
/* Locks: the host's calls. */
#include "ferry/lock.h"
#include "ferry/detail/operations/lock__funcs.h"

ferry_status ferry_set_lock(long *lock)
{
    return ferryi_lock_set(lock);
}

ferry_status ferry_clear_lock(long *lock)
{
    return ferryi_lock_clear(lock);
}

ferry_status ferry_test_lock(long *lock, int *busy)
{
    return ferryi_lock_test(lock, busy);
}
