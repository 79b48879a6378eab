/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_JOB_JOIN_H
#define RUNTIME_JOB_JOIN_H

#include "runtime/state/world.h"

/* Meets the other PEs, refuses settings that differ, chooses the space and opens its GPU. */
ferry_status ferryi_job_join(ferryi_pe *pe);
void ferryi_job_leave(ferryi_pe *pe);

#endif
