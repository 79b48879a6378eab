/* SPDX-License-Identifier: BSD-3-Clause */
/* Collectives on active sets: every (start, stride, size) in turn, overlapping and mixed with the world's.  Calls on an
 * invalid set, or on a set without this PE, are refused. */
#include "pe_test.h"

static int is_in(int start, int stride, int size)
{
    int k = stride != 0 ? (pe_me - start) / stride : 0;
    return k >= 0 && k < size && start + k * stride == pe_me;
}

static void on_set(int start, int stride, int size, uint64_t *src, uint64_t *dst, size_t n, uint64_t round)
{
    ferry_team_t set = ferry_active_set(start, stride, size);
    int me = (pe_me - start) / (stride != 0 ? stride : 1), root = (int)(round % (uint64_t)size);
    pe_doing_now("set %d %d %d, %zu elements, round %d", start, stride, size, n, (int)round);
    CHECK_INT(ferry_team_n_pes(set), size);
    CHECK_INT(ferry_team_my_pe(set), me);
    CHECK_INT(ferry_team_translate_pe(set, root, FERRY_TEAM_WORLD), start + root * stride);
    uint64_t kept = 7000 + round;
    for (size_t i = 0; i < n * (size_t)size; i++) {
        src[i] = (uint64_t)pe_me * 1000000 + round * 1000 + i;
        dst[i] = kept;
    }
    CHECK_OK(ferry_team_sync(set));
    CHECK_OK(ferry_uint64_broadcast(set, dst, src, n, root));
    for (size_t i = 0; i < n; i++)
        CHECK_INT(dst[i], me == root ? kept : (uint64_t)(start + root * stride) * 1000000 + round * 1000 + i);
    CHECK_OK(ferry_team_barrier(set));
    CHECK_OK(ferry_uint64_fcollect(set, dst, src, n));
    for (size_t k = 0; k < (size_t)size; k++)
        for (size_t i = 0; i < n; i++)
            CHECK_INT(dst[k * n + i], (uint64_t)(start + (int)k * stride) * 1000000 + round * 1000 + i);
    CHECK_OK(ferry_team_barrier(set));
    CHECK_OK(ferry_uint64_alltoall(set, dst, src, n));
    for (size_t k = 0; k < (size_t)size; k++)
        for (size_t i = 0; i < n; i++)
            CHECK_INT(dst[k * n + i],
                      (uint64_t)(start + (int)k * stride) * 1000000 + round * 1000 + (size_t)me * n + i);
    CHECK_OK(ferry_team_sync(set));
    CHECK_OK(ferry_uint64_sum_reduce(set, dst, src, n));
    uint64_t members = 0;
    for (int k = 0; k < size; k++)
        members += (uint64_t)(start + k * stride);
    for (size_t i = 0; i < n; i++)
        CHECK_INT(dst[i], members * 1000000 + (uint64_t)size * (round * 1000 + i));
}

static void pe_main(void)
{
    size_t most = 300;
    uint64_t *src = (uint64_t *)pe_alloc((size_t)pe_n * most * 8), *dst = (uint64_t *)pe_alloc((size_t)pe_n * most * 8);
    uint64_t *word = (uint64_t *)pe_alloc(16), round = 0;
    for (int repeat = 0; repeat < (pe_level() == PE_QUICK ? 2 : 8); repeat++)
        for (int start = 0; start < pe_n; start++)
            for (int stride = 1; stride < pe_n || stride == 1; stride++)
                for (int size = 1; start + (size - 1) * stride < pe_n; size++) {
                    round++;
                    if (is_in(start, stride, size))
                        on_set(start, stride, size, src, dst, round % 5 == 0 ? most : round % 3 == 0 ? 1 : 20, round);
                    if (round % 7 == 0) { /* a collective of the world in between, without a barrier before or after */
                        word[0] = round + (uint64_t)pe_me;
                        CHECK_OK(ferry_uint64_max_reduce(FERRY_TEAM_WORLD, &word[1], &word[0], 1));
                        CHECK_INT(word[1], round + (uint64_t)pe_n - 1);
                    }
                }
    CHECK_OK(ferry_barrier_all());
    CHECK_INT(ferry_active_set(-1, 1, 2), FERRY_TEAM_INVALID);
    CHECK_INT(ferry_active_set(0, 1, 0), FERRY_TEAM_INVALID);
    CHECK_INT(ferry_active_set(0, 2000, 2), FERRY_TEAM_INVALID);
    CHECK_INT(ferry_team_n_pes(ferry_active_set(0, 1, pe_n + 1)), -1);
    CHECK_STATUS(ferry_team_sync(ferry_active_set(0, 1, pe_n + 1)), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_team_sync(ferry_active_set((pe_me + 1) % pe_n, 1, pe_n > 1 ? 1 : 9)), FERRY_ERR_INVALID_ARG);
    CHECK_STATUS(ferry_uint64_broadcast(ferry_active_set(pe_me, 0, 1), dst, src, 1, 1), FERRY_ERR_INVALID_PE);
    CHECK_OK(ferry_barrier_all());
    CHECK_OK(ferry_free(word));
    CHECK_OK(ferry_free(dst));
    CHECK_OK(ferry_free(src));
}
