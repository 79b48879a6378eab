/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_CALLS_COUNT_H
#define FERRYI_CALLS_COUNT_H

#include "ferry/detail/operations/rma__funcs.h"

/* Returns RESULT, unless the size of nelems elements overflows.  Refuses such a count here, where count and type are
 * still known, so that the message names the program's own arguments. */
#define IF_FITS(CALL, TYPE, PE, RESULT)                                                                                \
    FERRYI_LIKELY(nelems <= SIZE_MAX / 2 / sizeof(TYPE))                                                               \
    ? (RESULT) : ferryi_overflow_refuse(ferryi_world_get(), CALL, PE, nelems, sizeof(TYPE))

#endif
