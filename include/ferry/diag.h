/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DIAG_H
#define FERRY_DIAG_H

#include "types.h"

/* Names and words, never NULL, never freed. */
FERRY_API const char *ferry_status_name(ferry_status status); /* "FERRY_ERR_TIMEOUT" */
FERRY_API const char *ferry_strerror(ferry_status status);    /* "the wait ran out of time" */
FERRY_API const char *ferry_path_name(ferry_path path);       /* "native" */
FERRY_API const char *ferry_call_name(ferry_call call);       /* "put_signal" */

/* The calling thread's last failure and the sentence that explains it.  A success does not clear them. */
FERRY_API ferry_status ferry_last_error(void);
FERRY_API const char *ferry_last_error_message(void);

/* The path of the ordered pair (from, to), as all PEs agreed at init; FERRY_PATH_NONE for a number that is no PE. */
FERRY_API ferry_path ferry_path_of(int from, int to);

/* What this PE did to peer since init (or since the last reset), in calls of the host and in kernels that have ended.
 * _INVALID_PE, _NOT_INITIALIZED.  In the cuda space with FERRY_STATS=on only, else _UNSUPPORTED: there calls go
 * straight to the peer's memory and count nothing. */
FERRY_API ferry_status ferry_stats(int peer, ferry_stats_pair *stats);
FERRY_API ferry_status ferry_stats_reset(void);

/* The oldest fault of this PE that was not yet returned.  FERRY_ERR_EMPTY when there is none.  The last 64 are kept. */
FERRY_API ferry_status ferry_fault_next(ferry_fault *fault);
/* Writes the fault as one sentence: who waited for whom, on what, expected, found, path, age, likely cause, remedy.
 * Returns what snprintf would. */
FERRY_API int ferry_fault_format(const ferry_fault *fault, char *text, size_t size);

/* What is known of a PE.  Local: no message is sent. */
FERRY_API ferry_status ferry_peer_state(int pe, ferry_peer_status *state);
/* A wait on a word that any PE may write returns FERRY_ERR_PEER_LOST as soon as some PE is lost, since it may be
 * waiting for that one.  After this call such waits go on without the PEs lost so far.  Returns how many are lost.
 * Kernels of a PE whose process has died run until its GPU has ended them, some 100 ms later: what they put in the
 * meantime arrives. */
FERRY_API int ferry_failure_ack(void);

#endif
