/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_CHECK_H
#define FERRY_TESTS_CHECK_H

/* One process, one behaviour: CHECK what must hold, return CHECK_RESULT(). */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int check_failures;
#define CHECK(what)                                                                                                    \
    ((what) ? (void)0 : (void)(check_failures++, fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #what)))
/* The same for a row of a table: says which. */
#define CHECK_ROW(what, row)                                                                                           \
    ((what)                                                                                                            \
         ? (void)0                                                                                                     \
         : (void)(check_failures++, fprintf(stderr, "%s:%d: not so for '%s': %s\n", __FILE__, __LINE__, row, #what)))
#define CHECK_RESULT() (check_failures != 0)

#endif
