/* SPDX-License-Identifier: BSD-3-Clause */
/* The host drains inbound rings here: one function for every call that waits, and for the service. */
#include "owner__funcs.h"

void ferryi_drain_ring(ferryi_world *w, uint32_t ring)
{
    ferryi_owner_drain(w, &w->in[ring]);
}

void ferryi_drain(ferryi_world *w)
{
    for (uint32_t i = 0; i < ferryi_n_watched(w); i++)
        ferryi_drain_ring(w, i);
}
