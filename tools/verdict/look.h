/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_VERDICT_LOOK_H
#define FERRY_TOOLS_VERDICT_LOOK_H

#include "tools/verdict/verdict.h"

/* The owner's side of a set of probes, on copies in host memory. */

/* Fills what `owner` shows to `writer`. */
void vd_show_board(ferryi_verdict_board *board, uint64_t generation, int owner, int writer);
void vd_show_spot(ferryi_verdict_spot *spot, int number, uint64_t generation, int owner, int writer);
void vd_show_page(ferryi_verdict_page *page, int kind, uint64_t generation, int owner, int writer);

/* Adds to the evidence what the owner found after the writer's work has ended.  theirs, mine: what the two kernels
 * took by atomics; tried: the kinds of the writer's atomics. */
void vd_look_board(const ferryi_verdict_board *board, uint64_t generation, int owner, int writer, uint64_t tried,
                   const ferryi_verdict_result *theirs, const ferryi_verdict_result *mine, vd_evidence *e);
void vd_look_spot(const ferryi_verdict_spot *spot, int number, uint64_t generation, int owner, int writer,
                  vd_evidence *e);
void vd_look_page(const ferryi_verdict_page *page, int kind, uint64_t generation, int owner, int writer, vd_handle *h);
/* Bytes that differ from what `from` shows or sends to `to` from a place on. */
int vd_differ(const uint8_t *bytes, size_t n, uint64_t generation, int from, int to, uint64_t place);
void vd_fill(uint8_t *bytes, size_t n, uint64_t generation, int from, int to, uint64_t place);

#endif
