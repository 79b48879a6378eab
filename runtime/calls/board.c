/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_board and its relatives: memory in which the PEs of a node leave each other words. */
#include "ferry/detail/ring/spin__funcs.h"
#include "ferry/diag.h"
#include "ferry/memory.h"
#include "runtime/base/cancel.h"
#include "runtime/base/log.h"
#include "runtime/state/doorbell.h"
#include "runtime/state/fault.h"
#include "runtime/state/segment.h"
#include "runtime/state/world.h"

static int is_near(const ferryi_pe *pe, int peer)
{
    return peer >= 0 && peer < pe->world.n_pes && ferryi_pair_shares_node(pe, pe->world.my_pe, peer);
}

void *ferry_board(int pe)
{
    ferryi_world *w = ferryi_world_get();
    return w->n_pes > 0 && is_near(ferryi_pe_of(w), pe) ? ferryi_segment_board(ferryi_pe_of(w), pe) : NULL;
}

static ferry_status check_offset(const char *call, size_t offset)
{
    if (offset > FERRY_BOARD_BYTES - sizeof(uint64_t))
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: offset is %zu, and a board has %d bytes", call, offset,
                            FERRY_BOARD_BYTES);
    if (offset % sizeof(uint64_t) != 0)
        return ferryi_error(FERRY_ERR_MISALIGNED, "%s: offset is %zu, not a multiple of 8", call, offset);
    return FERRY_SUCCESS;
}

static uint64_t *word_of(const ferryi_pe *pe, int peer, size_t offset)
{
    return (uint64_t *)(void *)(ferryi_segment_board(pe, peer) + offset);
}

ferry_status ferry_board_post(size_t offset, uint64_t value)
{
    static const char call[] = "ferry_board_post";
    ferryi_pe *pe;
    ferry_status status = ferryi_pe_current(call, &pe);
    if (status == FERRY_SUCCESS)
        status = check_offset(call, offset);
    if (status == FERRY_SUCCESS) {
        ferryi_st_release_u64(word_of(pe, pe->world.my_pe, offset), value); /* R of ferry_board_wait()'s acquire */
        ferryi_waits_notify(&pe->world);
    }
    return status;
}

static ferry_status say(const ferryi_pe *pe, ferry_status status, int peer, uint64_t budget)
{
    switch (status) {
    case FERRY_SUCCESS:
        return status;
    case FERRY_ERR_PEER_LOST:
        return ferryi_error(status, "PE %d waited for the board of PE %d, which has died", pe->world.my_pe, peer);
    case FERRY_ERR_NOT_INITIALIZED:
        return ferryi_world_refuse("ferry_board_wait");
    case FERRY_ERR_ABORTED:
        return ferryi_error(status, "PE %d ended its wait for a board: the job was aborted by PE %d", pe->world.my_pe,
                            ferryi_fault_aborter(&pe->world));
    default:
        return ferryi_error_of(
            0, ferryi_fault_counts(&pe->world, status, budget), status,
            "PE %d waited for the board of PE %d, which did not post in time: see whether it runs and makes the same "
            "call, or raise FERRY_TIMEOUT",
            pe->world.my_pe, peer);
    }
}

ferry_status ferry_board_wait(int peer, size_t offset, uint64_t value, uint64_t timeout_ns)
{
    FERRYI_UNCANCELLED;
    static const char call[] = "ferry_board_wait";
    ferryi_pe *pe;
    ferryi_spin spin;
    int first;
    ferry_status status = ferryi_pe_current(call, &pe);
    if (status == FERRY_SUCCESS)
        status = check_offset(call, offset);
    if (status == FERRY_SUCCESS && !is_near(pe, peer))
        status = ferryi_error(FERRY_ERR_INVALID_PE, "%s: PE %d is not a PE of this node", call, peer);
    if (status != FERRY_SUCCESS)
        return status;
    const uint64_t *word = word_of(pe, peer, offset);
    ferryi_spin_begin(&spin, &pe->world, timeout_ns); /* UINT64_MAX: FERRY_TIMEOUT */
    while (ferryi_ld_acquire_u64(word) < value && status == FERRY_SUCCESS) {
        status = ferryi_spin_step(&pe->world, &spin, peer);
        if (status == FERRY_SUCCESS && ferryi_pair_is_lost(pe, peer))
            status = FERRY_ERR_PEER_LOST;
    }
    ferryi_spin_end(&pe->world, &spin);
    if (status != FERRY_SUCCESS && ferryi_ld_acquire_u64(word) >= value) /* it was there before the end */
        return FERRY_SUCCESS;
    status = say(pe, ferryi_fault_final_status(&pe->world, status, &first), peer, timeout_ns);
    if (first)
        ferryi_fault_end_peers(&pe->world, status);
    return status;
}
