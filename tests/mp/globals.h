/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef GLOBALS_H
#define GLOBALS_H

#include <stdint.h>

/* Globals that another translation unit defines: globals_elsewhere.c. */
extern long elsewhere_data[5];
extern long elsewhere_bss[4000];
extern long *elsewhere_pointer; /* to elsewhere_data[2], set by the linker */
uint64_t *elsewhere_static(void);

#endif
