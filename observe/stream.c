/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls in a stream, observed. */
#include "observe/observe.h"

#include "generated/stream_observed.h"
