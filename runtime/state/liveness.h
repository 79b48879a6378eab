/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_STATE_LIVENESS_H
#define RUNTIME_STATE_LIVENESS_H

#include "runtime/state/world.h"

/* Creates the descriptor that becomes ready on every peer when this process ends. */
ferry_status ferryi_liveness_create(ferryi_pe *pe);
void ferryi_liveness_destroy(ferryi_pe *pe);
/* Records, counts and logs the loss of a peer that had not left the job.  cut: NULL: it has died; else how the
 * connection to it was lost, while it may live. */
void ferryi_liveness_lose(ferryi_pe *pe, int peer, const char *cut);
/* In a forked child: closes the descriptors by which peers see that the parent lives. */
void ferryi_liveness_forget(ferryi_pe *pe);

#endif
