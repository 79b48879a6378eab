/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_FAULT_ROWS_H
#define FERRY_TESTS_FAULT_ROWS_H

/* The fault of a call that was refused, for tables and for compound literals. */
#include "ferry/diag.h"
#include "tests/check.h"

#define REFUSED(STATUS, CALL, PEER, EXPECTED, FOUND)                                                                   \
    {                                                                                                                  \
        .status = STATUS, .call = CALL, .peer = PEER, .path = FERRY_PATH_NONE, .cmp = -1, .offset = UINT64_MAX,        \
        .expected = EXPECTED, .found = FOUND                                                                           \
    }

#endif
