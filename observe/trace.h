/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_OBSERVE_TRACE_H
#define FERRYI_OBSERVE_TRACE_H

/* Records events for ferry-run --trace. */
#include "observe/observe.h"

extern const ferryi_observer ferryi_trace_observer;

#endif
