/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/state/doorbell.h"
#include "ferry/detail/machine/access__funcs.h"

/* Changes the doorbell before it reads `asleep`: either this thread sees the service asleep, or the service sees that
 * the word has changed since its last look. */
void ferryi_service_wake(ferryi_ctl *ctl)
{
    (void)ferryi_atom_add_u32(&ctl->doorbell, 1);
    ferryi_fence_full();
    if (ferryi_ld_relaxed_u32(&ctl->asleep))
        ferryi_wake(&ctl->doorbell);
}

void ferryi_service_expect(ferryi_ctl *ctl)
{
    if (ferryi_ld_relaxed_u32(&ctl->asleep) == FERRYI_ASLEEP_LONG)
        ferryi_service_wake(ctl);
}

void ferryi_waits_notify(const ferryi_world *w)
{
    for (int pe = 0; w->host.sleepers != NULL && pe < w->n_laid; pe++)
        ferryi_stored(w, NULL, 0, pe);
}
