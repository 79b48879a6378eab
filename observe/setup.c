/* SPDX-License-Identifier: BSD-3-Clause */
/* Joining, leaving and ending a job, observed. */
#include "observe/observe.h"

ferry_status ferry_init(void)
{
    FERRYI_OBSERVE(ferry_status, ferry_init, "ferry_init", (), FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_INIT);
}

ferry_status ferry_init_with(const ferry_config *config)
{
    FERRYI_OBSERVE(ferry_status, ferry_init_with, "ferry_init_with", (config), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_INIT);
}

ferry_status ferry_init_thread(int requested, int *provided)
{
    FERRYI_OBSERVE(ferry_status, ferry_init_thread, "ferry_init_thread", (requested, provided), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_INIT);
}

ferry_status ferry_finalize(void)
{
    FERRYI_OBSERVE(ferry_status, ferry_finalize, "ferry_finalize", (), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_FINALIZE);
}

ferry_status ferry_abort(int code)
{
    FERRYI_OBSERVE(ferry_status, ferry_abort, "ferry_abort", (code), FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_END,
                   e.value = FERRYI_OBSERVE_BITS(code));
}

void ferry_global_exit(int status)
{
    FERRYI_OBSERVE_REAL(ferry_global_exit, "ferry_global_exit");
    ferryi_event e = { .name = "ferry_global_exit",
                       .pc = __builtin_return_address(0),
                       .kind = FERRYI_EVENT_END,
                       FERRYI_EVENT_NOTHING,
                       .value = FERRYI_OBSERVE_BITS(status) };
    ferryi_observe_begin(&e);
    ferryi_observe_end(&e); /* there is no later moment */
    real(status);
    __builtin_unreachable();
}
