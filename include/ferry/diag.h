/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DIAG_H
#define FERRY_DIAG_H

#include "types.h"

/* Constant strings, never NULL. */
FERRY_API const char *ferry_status_name(ferry_status status); /* "FERRY_ERR_TIMEOUT" */
FERRY_API const char *ferry_strerror(ferry_status status);    /* "the wait ran out of time" */
FERRY_API const char *ferry_path_name(ferry_path path);       /* "native" */
FERRY_API const char *ferry_call_name(ferry_call call);       /* "put_signal" */

/* The calling thread's last failure and the sentence that explains it.  Success does not clear them. */
FERRY_API FERRYI_CHECKED ferry_status ferry_last_error(void);
FERRY_API const char *ferry_last_error_message(void);

/* For libraries that offer ferry's calls under other names. ferry_error reports a failure as ferry's own calls do (the
 * calling thread's last error, a line on stderr as FERRY_LOG says) and returns its status.  The hook gets every message
 * before it is printed or stored, on the reporting thread, and may change text[size]; status is the failed call's, or
 * FERRY_SUCCESS for a log line.  Set it before ferry_init; NULL: none. */
FERRY_API ferry_status ferry_error(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
FERRY_API void ferry_set_message_hook(void (*hook)(ferry_status status, char *text, size_t size));

/* The path of the ordered pair (from, to), the same on all PEs since init; FERRY_PATH_NONE when one is not a PE. */
FERRY_API ferry_path ferry_path_of(int from, int to);

/* This PE's accesses to peer since init (or the last reset), by host calls and by kernels that have ended.
 * _INVALID_PE, _NOT_INITIALIZED.  In the cuda space _UNSUPPORTED unless FERRY_STATS=on: kernels access the peer's
 * memory directly and do not count. */
FERRY_API FERRYI_CHECKED ferry_status ferry_stats(int peer, ferry_stats_pair *stats);
FERRY_API FERRYI_CHECKED ferry_status ferry_stats_reset(void);

/* The oldest fault of this PE not yet returned; FERRY_ERR_EMPTY when there is none. ferry keeps the last 64. */
FERRY_API FERRYI_CHECKED ferry_status ferry_fault_next(ferry_fault *fault);
/* Writes the fault as one sentence: waiting PE, peer, address, expected and found value, path, age, likely cause,
 * remedy.  Returns as snprintf does. */
FERRY_API int ferry_fault_format(const ferry_fault *fault, char *text, size_t size);
/* The offset by which a fault names this address, the same on every PE for one object: bytes from the start of the
 * symmetric heap; for a symmetric global FERRY_OFFSET_STATIC plus its offset in the static data; UINT64_MAX: neither.
 */
FERRY_API uint64_t ferry_address_offset(const void *addr);

/* The state of a PE as known here.  Local: sends no message. */
FERRY_API FERRYI_CHECKED ferry_status ferry_peer_state(int pe, ferry_peer_status *state);
/* Acknowledges the deaths so far and returns their number.  A wait on a word that any PE may write returns
 * FERRY_ERR_PEER_LOST as soon as a PE is lost, which may have been the writer; after this call such waits ignore the
 * PEs lost so far.  A dead process's kernels run until its GPU has ended them, some 100 ms later: their puts still
 * arrive. */
FERRY_API int ferry_failure_ack(void);

#endif
