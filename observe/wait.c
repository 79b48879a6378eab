/* SPDX-License-Identifier: BSD-3-Clause */
/* Waits and tests, observed. */
#include "device/machine/shared.h"
#include "observe/observe.h"

#include "generated/wait_observed.h"
