/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_JOB_SERVICE_H
#define RUNTIME_JOB_SERVICE_H

#include "runtime/state/world.h"

/* Starts the service if it has work; wakes a service that already runs. */
ferry_status ferryi_service_start(ferryi_pe *pe);
void ferryi_service_stop(ferryi_pe *pe);

#endif
