/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef UNITS_H
#define UNITS_H
#include <stdint.h>
/* units_other.cu: another translation unit of the program. */
void units_other(uint64_t *words, int *bad);
#endif
