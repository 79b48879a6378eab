/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_CHILD_H
#define FERRY_TOOLS_CHILD_H

#include "tools/model.h"

/* A machine in memory that children share.  NULL when there is no memory. */
info_machine *info_machine_create(void);

/* Runs step(m) in a child process for at most so many seconds, so that a driver that hangs or crashes does not end
 * ferry-info; m keeps what the child wrote until then.  0, or -1 with a text that says what happened. */
int info_in_child(info_machine *m, void (*step)(info_machine *m), double seconds, char *why, size_t size);

#endif
