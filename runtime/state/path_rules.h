/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_PATH_RULES_H
#define FERRYI_PATH_RULES_H

#include "runtime/state/pair.h"
#include <stddef.h>

/* The path override (FERRY_PATHS) and the probe override (FERRY_TEST=probe_fail) share one grammar:
 *
 *     list  = rule { "," rule }
 *     rule  = [ side ">" side "=" ] word          without sides: every pair
 *     side  = "*" | number
 *
 * FERRY_PATHS words: native, flags, staged, remote; the last rule for a pair counts.  FERRY_TEST=probe_fail words:
 * store, load, litmus, atomic; rules for one pair add up.  An empty text has no rules.  A pair of a PE with itself is
 * always native: "*" skips it, and naming it is an error.  White space around tokens is ignored. */

/* Both functions use pairs[from * n_pes + to].  _INVALID_ARG, _NO_MEMORY; an error leaves pairs unchanged. */

/* Sets `asked` to the text's path, or to FERRYI_PAIR_UNKNOWN if no rule applies, and `path` to asked or else to
 * found.  A rule that asks for a better path than `found` is an error that names the pair. */
ferry_status ferryi_paths_override(const char *text, int n_pes, ferryi_pair_info *pairs);
/* Sets `forced` to the tests that count as failed. */
ferry_status ferryi_paths_probe_fail(const char *text, int n_pes, ferryi_pair_info *pairs);

/* Writes the FERRY_TEST=probe_fail words for these tests (FERRYI_PROBE_*) with a separator; returns text. */
const char *ferryi_paths_tests_named(uint8_t tests, const char *separator, char *text, size_t size);

#endif
