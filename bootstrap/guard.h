/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_GUARD_H
#define FERRYI_GUARD_H

#include "bootstrap/boot.h"

/* ops->open(request, boot) on a thread of its own, because MPI_Init and PMIx_Init know no deadline and cannot be
 * cancelled.  Reports errors, the open's too.  _TIMEOUT after request->deadline, with the name of the call that has not
 * returned; that thread, its stack and its copy of the request then stay until the call returns, or until the process
 * ends, and until then every further guarded open of the row is refused at once with the same status. */
ferry_status ferryi_guard_open(const ferryi_boot_ops *ops, const ferryi_boot_request *request, ferryi_boot **boot);

#endif
