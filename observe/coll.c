/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives, observed. */
#include "device/machine/shared.h"
#include "observe/observe.h"

#include "generated/coll_observed.h"
