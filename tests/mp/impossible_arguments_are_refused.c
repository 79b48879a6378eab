/* SPDX-License-Identifier: BSD-3-Clause */
/* A call with an impossible argument returns its status and a message that names the value, before it moves any data:
 * the heap, the counters and the job do not change. */
#include "pe_test.h"

static void clear_error(uint64_t *heap)
{
    /* Causes another error, so the next error is known to be new. */
    CHECK_STATUS(ferry_uint64_wait_until_timeout(heap, FERRY_CMP_NE, 0, 0), FERRY_ERR_TIMEOUT);
    check_forget_faults();
}

static void named(int line, const char *what, const char *value)
{
    if (strstr(ferry_last_error_message(), value) == NULL)
        pe_fail(__FILE__, line, "%s: the message does not name %s: \"%s\"", what, value, ferry_last_error_message());
}

#define REFUSED(call, status, value)                                                                                   \
    do {                                                                                                               \
        clear_error(heap);                                                                                             \
        CHECK_STATUS(call, status);                                                                                    \
        CHECK_STATUS(ferry_last_error(), status);                                                                      \
        named(__LINE__, #call, value);                                                                                 \
    } while (0)
/* Calls that return a value: 0, and the status in ferry_last_error(). */
#define REFUSED_VALUE(call, failed, status, value)                                                                     \
    do {                                                                                                               \
        clear_error(heap);                                                                                             \
        if (!((call) == (failed)))                                                                                     \
            pe_fail(__FILE__, __LINE__, "%s did not return %s", #call, #failed);                                       \
        CHECK_STATUS(ferry_last_error(), status);                                                                      \
        named(__LINE__, #call, value);                                                                                 \
    } while (0)

static void wrong_pe(uint64_t *heap, int pe)
{
    uint64_t local[4] = { 0 }, *sig = heap + 8;
    char value[16];
    snprintf(value, sizeof value, "%d", pe);
    pe_doing_now("PE %d", pe);
    REFUSED(ferry_putmem(heap, local, 8, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_putmem_nbi(heap, local, 8, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_getmem(local, heap, 8, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_getmem_nbi(local, heap, 8, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_uint64_put(heap, local, 1, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_uint64_p(heap, 1, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED_VALUE(ferry_uint64_g(heap, pe), 0, FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_uint64_iput(heap, local, 2, 1, 2, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_uint64_iget(local, heap, 1, 2, 2, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_putmem_signal(heap, local, 8, sig, 1, FERRY_SIGNAL_SET, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_signal_op(sig, 1, FERRY_SIGNAL_ADD, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_signal_set(sig, 1, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_uint64_atomic_set(heap, 1, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_uint64_atomic_add(heap, 1, pe), FERRY_ERR_INVALID_PE, value);
    REFUSED_VALUE(ferry_uint64_atomic_fetch(heap, pe), 0, FERRY_ERR_INVALID_PE, value);
    REFUSED_VALUE(ferry_uint64_atomic_fetch_add(heap, 1, pe), 0, FERRY_ERR_INVALID_PE, value);
    REFUSED_VALUE(ferry_uint64_atomic_compare_swap(heap, 0, 1, pe), 0, FERRY_ERR_INVALID_PE, value);
    REFUSED(ferry_broadcastmem(FERRY_TEAM_WORLD, heap, heap + 4, 8, pe), FERRY_ERR_INVALID_PE, value);
    ferry_peer_status state;
    CHECK_STATUS(ferry_peer_state(pe, &state), FERRY_ERR_INVALID_PE);
}

static void wrong_address(uint64_t *heap, int to)
{
    uint64_t local[4] = { 0 };
    uint64_t outside[8] = { 0 };
    char value[32];
    ferry_fault fault;
    snprintf(value, sizeof value, "%llx", (unsigned long long)(uintptr_t)outside);
    pe_doing_now("an address outside the heap, to PE %d", to);
    REFUSED(ferry_putmem(outside, local, 8, to), FERRY_ERR_INVALID_ADDR, value);
    CHECK_OK(ferry_fault_next(&fault));
    CHECK_INT(fault.status, FERRY_ERR_INVALID_ADDR);
    CHECK_INT(fault.call, FERRY_CALL_PUT);
    CHECK_INT(fault.peer, to);
    REFUSED(ferry_putmem_nbi(outside, local, 8, to), FERRY_ERR_INVALID_ADDR, value);
    REFUSED(ferry_getmem(local, outside, 8, to), FERRY_ERR_INVALID_ADDR, value);
    REFUSED(ferry_uint64_p(outside, 1, to), FERRY_ERR_INVALID_ADDR, value);
    REFUSED_VALUE(ferry_uint64_g(outside, to), 0, FERRY_ERR_INVALID_ADDR, value);
    REFUSED(ferry_uint64_iput(outside, local, 2, 1, 2, to), FERRY_ERR_INVALID_ADDR, value);
    REFUSED(ferry_putmem_signal(outside, local, 8, heap, 1, FERRY_SIGNAL_SET, to), FERRY_ERR_INVALID_ADDR, value);
    REFUSED(ferry_putmem_signal(heap, local, 8, outside, 1, FERRY_SIGNAL_SET, to), FERRY_ERR_INVALID_ADDR, value);
    REFUSED(ferry_signal_add(outside, 1, to), FERRY_ERR_INVALID_ADDR, value);
    REFUSED(ferry_uint64_atomic_inc(outside, to), FERRY_ERR_INVALID_ADDR, value);
    REFUSED_VALUE(ferry_uint64_atomic_swap(outside, 1, to), 0, FERRY_ERR_INVALID_ADDR, value);
    REFUSED(ferry_uint64_wait_until(outside, FERRY_CMP_EQ, 0), FERRY_ERR_INVALID_ADDR, value);
    REFUSED_VALUE(ferry_uint64_wait_until_any(outside, 2, NULL, FERRY_CMP_EQ, 0), SIZE_MAX, FERRY_ERR_INVALID_ADDR,
                  value);
    REFUSED(ferry_fcollectmem(FERRY_TEAM_WORLD, outside, heap, 8), FERRY_ERR_INVALID_ADDR, value);
    REFUSED(ferry_putmem(NULL, local, 8, to), FERRY_ERR_INVALID_ADDR, "0");

    pe_doing_now("a range that leaves the heap, to PE %d", to);
    size_t far = (size_t)1 << 40;
    snprintf(value, sizeof value, "%zu", far);
    REFUSED(ferry_putmem(heap, local, far, to), FERRY_ERR_INVALID_ADDR, value);
    REFUSED(ferry_getmem(local, heap, far, to), FERRY_ERR_INVALID_ADDR, value);
    snprintf(value, sizeof value, "%llx", (unsigned long long)(uintptr_t)heap);
    REFUSED(ferry_uint64_iput(heap, local, (ptrdiff_t)1 << 40, 0 + 1, 2, to), FERRY_ERR_INVALID_ADDR, value);
    REFUSED(ferry_uint64_wait_until_all(heap, far, NULL, FERRY_CMP_EQ, 0), FERRY_ERR_INVALID_ADDR, value);
    CHECK_INT(local[0] + local[1] + local[2] + local[3] + outside[0] + outside[1], 0);
}

static void wrong_word(uint64_t *heap, int to)
{
    uint64_t *odd = (uint64_t *)(void *)((char *)heap + 4), local = 0;
    uint32_t *odd4 = (uint32_t *)(void *)((char *)heap + 2);
    char value[32], value4[32];
    snprintf(value, sizeof value, "%llx", (unsigned long long)(uintptr_t)odd);
    snprintf(value4, sizeof value4, "%llx", (unsigned long long)(uintptr_t)odd4);
    pe_doing_now("a misaligned word, to PE %d", to);
    REFUSED(ferry_uint64_atomic_set(odd, 1, to), FERRY_ERR_MISALIGNED, value);
    REFUSED(ferry_uint64_atomic_add(odd, 1, to), FERRY_ERR_MISALIGNED, value);
    REFUSED_VALUE(ferry_uint64_atomic_fetch_or(odd, 1, to), 0, FERRY_ERR_MISALIGNED, value);
    REFUSED_VALUE(ferry_uint32_atomic_fetch_inc(odd4, to), 0, FERRY_ERR_MISALIGNED, value4);
    REFUSED(ferry_signal_set(odd, 1, to), FERRY_ERR_MISALIGNED, value);
    REFUSED(ferry_putmem_signal(heap + 2, &local, 8, odd, 1, FERRY_SIGNAL_SET, to), FERRY_ERR_MISALIGNED, value);
    REFUSED(ferry_uint64_wait_until(odd, FERRY_CMP_EQ, 0), FERRY_ERR_MISALIGNED, value);
    REFUSED(ferry_uint32_wait_until(odd4, FERRY_CMP_EQ, 0), FERRY_ERR_MISALIGNED, value4);
    /* The returned value does not compare true. */
    REFUSED_VALUE(ferry_signal_wait_until(odd, FERRY_CMP_EQ, 1) != 1, 1, FERRY_ERR_MISALIGNED, value);
    REFUSED_VALUE(ferry_signal_wait_until(odd, FERRY_CMP_NE, 1) == 1, 1, FERRY_ERR_MISALIGNED, value);
    REFUSED_VALUE(ferry_signal_wait_until(odd, FERRY_CMP_GT, 1) <= 1, 1, FERRY_ERR_MISALIGNED, value);
    REFUSED_VALUE(ferry_signal_wait_until(odd, FERRY_CMP_GE, 2) < 2, 1, FERRY_ERR_MISALIGNED, value);
    REFUSED_VALUE(ferry_signal_wait_until(odd, FERRY_CMP_LT, 1) >= 1, 1, FERRY_ERR_MISALIGNED, value);
    REFUSED_VALUE(ferry_signal_wait_until(odd, FERRY_CMP_LE, 9) > 9, 1, FERRY_ERR_MISALIGNED, value);
    CHECK(strstr(ferry_last_error_message(), "signal_wait") != NULL);
}

static void wrong_number(uint64_t *heap, int to)
{
    uint64_t local[4] = { 0 };
    char value[32];
    size_t huge = SIZE_MAX / 4;
    snprintf(value, sizeof value, "%zu", huge);
    pe_doing_now("a count that overflows, to PE %d", to);
    REFUSED(ferry_uint64_put(heap, local, huge, to), FERRY_ERR_OVERFLOW, value);
    REFUSED(ferry_uint64_get(local, heap, huge, to), FERRY_ERR_OVERFLOW, value);
    REFUSED(ferry_put128_nbi(heap, local, huge, to), FERRY_ERR_OVERFLOW, value);
    REFUSED(ferry_uint64_iput(heap, local, 1, 1, huge, to), FERRY_ERR_OVERFLOW, value);
    REFUSED(ferry_uint64_put_signal(heap, local, huge, heap + 8, 1, FERRY_SIGNAL_SET, to), FERRY_ERR_OVERFLOW, value);
    REFUSED(ferry_uint64_fcollect(FERRY_TEAM_WORLD, heap, heap + 4, huge), FERRY_ERR_OVERFLOW, value);
    REFUSED(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, heap, heap + 4, huge), FERRY_ERR_OVERFLOW, value);
    pe_doing_now("strides, comparisons, operators, teams, to PE %d", to);
    REFUSED(ferry_uint64_iput(heap, local, -1, 1, 2, to), FERRY_ERR_INVALID_ARG, "-1");
    REFUSED(ferry_uint64_iput(heap, local, 1, 0, 2, to), FERRY_ERR_INVALID_ARG, "0");
    REFUSED(ferry_uint64_iget(local, heap, 1, -3, 2, to), FERRY_ERR_INVALID_ARG, "-3");
    REFUSED(ferry_uint64_wait_until(heap, 6, 0), FERRY_ERR_INVALID_ARG, "6");
    REFUSED(ferry_uint64_wait_until(heap, -1, 0), FERRY_ERR_INVALID_ARG, "-1");
    REFUSED(ferry_uint64_wait_until_all(heap, 2, NULL, 17, 0), FERRY_ERR_INVALID_ARG, "17");
    REFUSED_VALUE(ferry_uint64_wait_until_some(heap, 2, (size_t *)local, NULL, 17, 0), 0, FERRY_ERR_INVALID_ARG, "17");
    REFUSED(ferry_putmem_signal(heap, local, 8, heap + 8, 1, 2, to), FERRY_ERR_INVALID_ARG, "2");
    REFUSED(ferry_signal_op(heap + 8, 1, -5, to), FERRY_ERR_INVALID_ARG, "-5");
    REFUSED(ferry_team_sync(3), FERRY_ERR_INVALID_ARG, "3");
    REFUSED(ferry_broadcastmem(FERRY_TEAM_INVALID, heap, heap + 4, 8, 0), FERRY_ERR_INVALID_ARG, "-1");
}

static void wrong_allocation(uint64_t *heap)
{
    pe_doing_now("allocations that cannot be");
    REFUSED_VALUE(ferry_align(24, 100), NULL, FERRY_ERR_INVALID_ARG, "24");
    REFUSED_VALUE(ferry_align(4, 100), NULL, FERRY_ERR_INVALID_ARG, "4");
    REFUSED_VALUE(ferry_align((size_t)1 << 50, 100), NULL, FERRY_ERR_NO_MEMORY, "1125899906842624");
    REFUSED_VALUE(ferry_calloc(SIZE_MAX / 2, 3), NULL, FERRY_ERR_OVERFLOW, "9223372036854775807");
    REFUSED_VALUE(ferry_malloc((size_t)1 << 50), NULL, FERRY_ERR_NO_MEMORY, "1125899906842624");
    CHECK(ferry_free(heap + 1) != FERRY_SUCCESS); /* inside a block */
    CHECK(ferry_free(&heap) != FERRY_SUCCESS);
    CHECK(ferry_realloc(heap + 1, 10) == NULL);
    pe_doing_now("launches that cannot be");
    CHECK_STATUS(ferry_launch(NULL, 1, 1, NULL, 0), FERRY_ERR_INVALID_ARG);
}

static void pe_main(void)
{
    uint64_t *heap = (uint64_t *)MADE(ferry_calloc(64, sizeof *heap)), zero[64] = { 0 };
    ferry_stats_pair before, after;
    pe_barrier();
    for (int to = 0; to < pe_n; to++) {
        int counted = ferry_stats(to, &before) == FERRY_SUCCESS || !pe_on_gpu();
        wrong_pe(heap, -1);
        wrong_pe(heap, pe_n);
        wrong_pe(heap, 1234567);
        wrong_address(heap, to);
        wrong_word(heap, to);
        wrong_number(heap, to);
        if (!counted)
            continue;
        CHECK_OK(ferry_stats(to, &after));
        CHECK_INT(after.bytes_put, before.bytes_put);
        CHECK_INT(after.bytes_get, before.bytes_get);
        CHECK_INT(after.rmws, before.rmws);
    }
    wrong_allocation(heap);
    pe_barrier();
    CHECK_BYTES(heap, zero, sizeof zero);
    pe_barrier();
    pe_doing_now("the job goes on");
    CHECK_OK(ferry_uint64_p(heap, 5, (pe_me + 1) % pe_n));
    CHECK_OK(ferry_uint64_wait_until(heap, FERRY_CMP_EQ, 5));
    pe_barrier();
    CHECK_OK(ferry_free(heap));
}
