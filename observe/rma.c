/* SPDX-License-Identifier: BSD-3-Clause */
/* Put, get, fence and quiet, observed. */
#include "observe/observe.h"

#include "generated/rma_observed.h"
