/* SPDX-License-Identifier: BSD-3-Clause */
/* Put with signal and signals: the exported functions. */
#include "ferry/signal.h"
#include "ferry/detail/operations/wait__funcs.h"

static ferry_status put_signal(void *dst, const void *src, size_t nelems, size_t width, uint64_t *sig, uint64_t value,
                               int sig_op, int pe)
{
    ferryi_world *w = ferryi_world_get();
    if (FERRYI_UNLIKELY(nelems > SIZE_MAX / 2 / width))
        return ferryi_overflow_refuse(w, FERRY_CALL_PUT_SIGNAL, pe, nelems, width);
    return ferryi_put_signal(w, dst, src, nelems * width, sig, value, sig_op, pe);
}

#include "generated/signal_host.h"

uint64_t ferry_signal_fetch(const uint64_t *sig_addr)
{
    ferryi_world *w = ferryi_world_get();
    uint64_t value = 0;
    if (ferryi_amo(w, FERRY_CALL_SIGNAL, FERRYI_OP_FETCH, 8, sig_addr, 0, 0, w->my_pe, 1, &value) != FERRY_SUCCESS)
        return 0;
    /* Polling with this call makes progress, as a wait does. */
    ferryi_remote_progress(w, -1, FERRYI_TEST_POLLS);
    if (w->n_in != 0)
        ferryi_drain(w);
    ferryi_fence_acquire(); /* A3 */
    return value;
}

ferry_status ferry_signal_wait_until_timeout(uint64_t *sig_addr, int cmp, uint64_t cmp_value, uint64_t *found,
                                             uint64_t timeout_ns)
{
    uint64_t ignored;
    return ferryi_wait_one(ferryi_world_get(), FERRY_CALL_SIGNAL_WAIT, sig_addr, 8, 0, cmp, cmp_value,
                           found != NULL ? found : &ignored, timeout_ns);
}

uint64_t ferry_signal_wait_until(uint64_t *sig_addr, int cmp, uint64_t cmp_value)
{
    uint64_t found = 0;
    ferry_status status =
        ferryi_wait_one(ferryi_world_get(), FERRY_CALL_SIGNAL_WAIT, sig_addr, 8, 0, cmp, cmp_value, &found, UINT64_MAX);
    /* A wait that ran and failed found a value that does not compare true. */
    if (FERRYI_UNLIKELY(status != FERRY_SUCCESS && status > FERRY_ERR_ABORTED))
        found = ferryi_wait_failed_value(cmp, cmp_value);
    return found;
}
