/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_JOB_REPORT_H
#define RUNTIME_JOB_REPORT_H

#include "runtime/state/world.h"

/* Prints what FERRY_LOG=info shows at the end of ferry_init(). */
void ferryi_job_report(const ferryi_pe *pe);

#endif
