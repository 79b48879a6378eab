/* SPDX-License-Identifier: BSD-3-Clause */
/* A shared library with globals of its own. */
#include "tests/static/library.h"

static long hidden[4] = { 1, 2, 3, 4 };
long *library_data(void)
{
    return hidden;
}
