/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_PATHS_H
#define FERRYI_PATHS_H

#include "ferry/types.h"

/* The path override (FERRY_PATHS) and the probe override (FERRY_PROBE_FAIL) share one grammar:
 *
 *     list  = rule { "," rule }
 *     rule  = [ side ">" side "=" ] word          without sides: every pair
 *     side  = "*" | number
 *
 * FERRY_PATHS words: native, flags, staged; of two rules for one pair the later one counts.  FERRY_PROBE_FAIL words:
 * store, load, litmus, atomic; rules for one pair add up.  An empty text has no rules.  A pair of a PE with itself is
 * always native: "*" passes it over, naming it is an error.  White space around tokens is ignored. */

/* matrix[from * n_pes + to], row-major, holds what detection found and gets the weaker of that and what the text asks
 * for; a rule that asks for a better path than was found is an error that names the pair.  On error matrix is
 * unchanged. */
ferry_status ferryi_paths_override(const char *text, int n_pes, uint8_t *matrix);

/* Bits of FERRY_PROBE_FAIL. */
enum { FERRYI_PROBE_STORE = 1, FERRYI_PROBE_LOAD = 2, FERRYI_PROBE_LITMUS = 4, FERRYI_PROBE_ATOMIC = 8 };
/* In place of such bits: the pair was not probed. */
enum { FERRYI_PROBE_SKIPPED = 0xff };
/* fails[from * n_pes + to]: the tests that shall be taken as failed; zeroed first. */
ferry_status ferryi_paths_probe_fail(const char *text, int n_pes, uint8_t *fails);

#endif
