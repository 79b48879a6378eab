/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/boot.h"
#include <stdlib.h>
#include <string.h>

/* The self row: one PE, which waits for none. */

static ferry_status self_open(const ferryi_boot_request *request, ferryi_boot **out)
{
    ferryi_boot *boot = malloc(sizeof *boot);
    if (!boot)
        return request->error(FERRY_ERR_NO_MEMORY, "no memory for the bootstrap of one PE");
    *boot = (ferryi_boot){ .ops = &ferryi_boot_self, .rank = 0, .size = 1 };
    *out = boot;
    return FERRY_SUCCESS;
}

static ferry_status self_allgather(ferryi_boot *boot, const void *send, void *recv, size_t nbytes, uint64_t deadline)
{
    (void)boot;
    (void)deadline;
    if (nbytes)
        memmove(recv, send, nbytes);
    return FERRY_SUCCESS;
}

static ferry_status self_barrier(ferryi_boot *boot, uint64_t deadline)
{
    (void)boot;
    (void)deadline;
    return FERRY_SUCCESS;
}

static void self_abort(ferryi_boot *boot, int code)
{
    (void)boot;
    (void)code;
}

static void self_close(ferryi_boot *boot)
{
    free(boot);
}

static void self_leave(ferryi_boot *boot)
{
    (void)boot; /* no launcher */
}

const ferryi_boot_ops ferryi_boot_self = {
    .size = sizeof(ferryi_boot_ops),
    .abi = FERRYI_BOOT_ABI,
    .name = "self",
    .open = self_open,
    .allgather = self_allgather,
    .barrier = self_barrier,
    .abort = self_abort,
    .leave = self_leave,
    .close = self_close,
};
