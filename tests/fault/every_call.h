/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_EVERY_CALL_H
#define FERRY_TESTS_EVERY_CALL_H

/* For a function that makes every public call once: tests/calls.sh writes tests/calls.h, which this header includes.
 * The test defines P(i), PE, N, CALL_STATUS, CALL_VOID and CALL_VALUE. */
#include "ferry_moe.h"

#define ROOT 0
#define TEAM FERRY_TEAM_WORLD
#define CTX FERRY_CTX_DEFAULT
#define STREAM NULL
#define STRIDE 1
#define TIMEOUT UINT64_MAX
#define Z 0

#pragma GCC diagnostic ignored "-Wconversion" /* the list does not tell int from size_t */
/* Compilers take minutes to optimise one function with thousands of calls. */
#ifdef __clang__
#define UNOPTIMISED __attribute__((noinline, optnone))
#else
#define UNOPTIMISED __attribute__((noinline, optimize("O0")))
#endif

#endif
