/* SPDX-License-Identifier: BSD-3-Clause */
/* The observers that libferry-observe has.  Each is a file of its own; a new one is a row here. */
#include "observe/check/events.h"
#include "observe/observe.h"
#include "observe/trace.h"

const ferryi_observer *const ferryi_observers[] = {
    &ferryi_trace_observer,
    &ferryi_check_observer,
    NULL,
};
