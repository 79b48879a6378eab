/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_FAULT_H
#define FERRYI_FAULT_H

#include "ferry/device/state.h"

/* Makes it a fault of w's PE (fault->seq is set), says it in one sentence, aborts the job when FERRY_ON_FAULT asks for
 * that.  Returns its status. */
ferry_status ferryi_fault_report(ferryi_world *w, ferry_fault *fault);

#endif
