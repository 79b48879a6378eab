/* SPDX-License-Identifier: BSD-3-Clause */
#include "tests/mp/globals.h"

long elsewhere_data[5] = { 50, 51, 52, 53, 54 };
long elsewhere_bss[4000];
long *elsewhere_pointer = &elsewhere_data[2];

uint64_t *elsewhere_static(void)
{
    static uint64_t word = 77;
    return &word;
}
