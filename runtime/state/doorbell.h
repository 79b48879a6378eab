/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_STATE_DOORBELL_H
#define FERRYI_STATE_DOORBELL_H

#include "ferry/detail/machine/shared.h"

/* Wakes the service of the PE that owns this control block: there is work for it (cuda space). */
void ferryi_service_wake(ferryi_ctl *ctl);
/* Wakes the service from a long rest, because kernels may soon leave work for the service.  The wake-up is a hint: a
 * service that goes to sleep at this moment may miss it. */
void ferryi_service_expect(ferryi_ctl *ctl);

/* Wakes the waits of the PEs of this node that sleep: this PE has changed words of a control block or a board. */
void ferryi_waits_notify(const ferryi_world *w);

#endif
