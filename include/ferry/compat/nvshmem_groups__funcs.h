/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_NVSHMEM_GROUPS_FUNCS_H
#define FERRY_COMPAT_NVSHMEM_GROUPS_FUNCS_H

/* Collectives of kernels that NVSHMEM declares for one scope or one type alone. */

/* All threads of a warpgroup call: 128 threads of the block, from a multiple of 128 on.  The first warp makes the
 * team's barrier for all. */
NVSHMEMI_DEVICE(int, nvshmemx_barrier_warpgroup, (nvshmem_team_t team NVSHMEMI_HERE))
{
    ferry_status status = FERRY_SUCCESS;
    (void)ferryi_warpgroup_any(0); /* what the other warps have written goes along */
    if (ferryi_scope_rank(FERRYI_BLOCK) % FERRYI_WARPGROUP < 32)
        status = NVSHMEMI_CALL(ferry_team_barrier, (nvshmemi_team(team)),
                               ferryi_call_team_barrier<FERRYI_WARP>(FERRYI_HERE_PASS nvshmemi_team(team)));
    return ferryi_warpgroup_any(status != FERRY_SUCCESS) ? NVSHMEMX_ERROR_INTERNAL : NVSHMEMX_SUCCESS;
}

/* The element with the greatest x; of equal ones, that with the smallest y. */
struct nvshmemi_maxloc {
    template <typename T>
    static FERRYI_DEVICE FERRYI_FORCED T of(T a, T b)
    {
        return b.x > a.x || (b.x == a.x && b.y < a.y) ? b : a;
    }
};
template <>
struct ferryi_element_of<double2, nvshmemi_maxloc> {
    static constexpr uint32_t value = FERRYI_ELEMENT(FERRYI_KIND_DOUBLE, FERRYI_REDUCTION_max);
};
template <typename OP>
FERRYI_FN ferry_status nvshmemi_double2_maxloc(FERRYI_HERE_PARAM ferry_team_t team, double2 *dest,
                                               const double2 *source, size_t nreduce)
{
    FERRYI_IN_KERNEL(
        ferry_status, FERRYI_BLOCK, FERRYI_EVENT_REDUCE, "nvshmemx_double2_maxloc_reduce_block",
        (e.kind = FERRYI_EVENT_REDUCE, e.team = team, e.remote = dest, e.own = source, e.n = nreduce,
         e.width = sizeof *dest, e.bytes = nreduce * sizeof *dest),
        (ferryi_scope_reduce<double2, OP>(FERRYI_BLOCK, team, dest, source, sizeof *dest, nreduce, UINT64_MAX)));
}
NVSHMEMI_DEVICE(int, nvshmemx_double2_maxloc_reduce_block,
                (nvshmem_team_t team, double2 *dest, const double2 *source, size_t nreduce NVSHMEMI_HERE))
{
    return nvshmemi_int_of(
        nvshmemi_double2_maxloc<nvshmemi_maxloc>(FERRYI_HERE_PASS nvshmemi_team(team), dest, source, nreduce));
}

#endif
