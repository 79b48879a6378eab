/* SPDX-License-Identifier: BSD-3-Clause */
/* Signals, observed. */
#include "observe/observe.h"

#include "generated/signal_observed.h"
