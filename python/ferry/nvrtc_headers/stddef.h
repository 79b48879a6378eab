// SPDX-License-Identifier: BSD-3-Clause
// For NVRTC, which has no headers of C.
#pragma once
typedef unsigned long size_t;
typedef long ptrdiff_t;
#ifndef NULL
#define NULL 0
#endif
#define offsetof(type, member) __builtin_offsetof(type, member)
