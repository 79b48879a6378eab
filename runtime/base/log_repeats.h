/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_LOG_REPEATS_H
#define FERRYI_LOG_REPEATS_H

#include <stddef.h>
#include <stdint.h>

/* A program that ignores statuses may fail in the same way millions of times.  Sentences are of one kind if they differ
 * in numbers only, and for faults if `kind` is equal.  The first sentence of a kind is written, and of a kind that is
 * no fault the first few different ones; then only the tenth, hundredth, thousandth and so on, with the count, and one
 * that comes a minute after the last line. */

/* Counts a sentence of the PE (-1: none).  kind: of a fault, else 0.  Returns 1 if the line is to be written; *count is
 * then the number so far if lines have been left out, else 0. */
int ferryi_log_repeats_count(int pe, uint64_t kind, const char *text, uint64_t *count);

/* For each kind of that PE (-2: of all) of which lines have been left out since the last one, calls say() with their
 * number and the beginning of the first one. */
void ferryi_log_repeats_end(int pe, void (*say)(int pe, uint64_t n, const char *beginning));

#endif
