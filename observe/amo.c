/* SPDX-License-Identifier: BSD-3-Clause */
/* Atomics, observed. */
#include "device/machine/shared.h"
#include "observe/observe.h"

#include "generated/amo_observed.h"
