/* SPDX-License-Identifier: BSD-3-Clause */
/* Locks: the host's calls, and what they were called wrongly for. */
#include "ferry/lock.h"
#include "ferry/device/lock__funcs.h"
#include "runtime/log.h"

ferry_status ferryi_lock_misuse(ferryi_world *w, int what, const void *lock)
{
    switch (what) {
    case FERRYI_LOCK_TOO_MANY:
        return ferryi_error(FERRY_ERR_UNSUPPORTED, "locks serve up to %u PEs", FERRYI_LOCK_NUMBER);
    case FERRYI_LOCK_SET_TWICE:
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_set_lock of %p: PE %d holds it already", lock, w->my_pe);
    case FERRYI_LOCK_NOT_MINE:
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_clear_lock of %p: PE %d does not hold it", lock, w->my_pe);
    default:
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_test_lock: busy is NULL");
    }
}

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
