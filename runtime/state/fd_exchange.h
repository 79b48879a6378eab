/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_STATE_FD_EXCHANGE_H
#define RUNTIME_STATE_FD_EXCHANGE_H

#include "runtime/state/world.h"

/* Passes descriptors from each PE to each: by the broker between processes, by number within a process. */
ferry_status ferryi_exchange_fds(ferryi_pe *pe, const int *fds, int n_fds, ferryi_fdpass_got got, void *ctx,
                                 uint64_t deadline);

#endif
