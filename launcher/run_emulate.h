/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_RUN_EMULATE_H
#define FERRY_RUN_EMULATE_H

/* --emulate[=WORD,...]: the job's GPUs are emulated (docs/emulator.md).  A word is a number of GPUs (4 without one),
 * no-access or no-atomics for all pairs of GPUs, or one of these with ordered pairs: no-atomics=0>1:1>0, * for any GPU.
 */

/* 1: the word of the command line is this option. */
int run_emulate_is(const char *option);
/* Sets what the PEs inherit.  0; -1: refused and reported. */
int run_emulate_add(const char *option);
/* 1: the option was given. */
int run_emulates(void);

#endif
