/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_SAY_H
#define EMU_SAY_H

#include <cuda_runtime.h>
#include <string>

/* The emulator's sentences.  In a kernel they begin with the kernel, the block and the thread. */
void emu_say(const char *format, ...) __attribute__((format(printf, 1, 2)));
[[noreturn]] void emu_die(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* A kernel's name as its source has it; "(1,0,0)". */
std::string emu_kernel_name(const ferryi_emu_kernel *kernel);
std::string emu_triple(uint3 v);

/* An environment variable's number. */
long emu_number(const char *variable, long otherwise);

#endif
