/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef IMAGES_H
#define IMAGES_H
#include <stdint.h>
/* images_other.cu: another translation unit of the program. */
void images_other(uint64_t *words, int *bad);
#endif
