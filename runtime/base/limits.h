/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_LIMITS_H
#define FERRYI_LIMITS_H

/* Limits of this process that a start runs into. */

enum { FERRYI_LIMITS_TEXT = 640 };

/* Why a thread or a process did not start, for the end of a message that has named the errno: the control group whose
 * pids.max is reached, with its numbers, or the limit of the user's processes, of descriptors or of memory, each with
 * what to do; "" for another errno.  Returns text.  Keeps errno. */
const char *ferryi_limits_of_start(int error, char text[FERRYI_LIMITS_TEXT]);

/* Raises the soft limit of descriptors to the hard one, for this process and for those that it starts. */
void ferryi_limits_raise_files(void);

#endif
