/* SPDX-License-Identifier: BSD-3-Clause */
/* The symmetric heap, locks and boards, observed. */
#include "observe/observe.h"

size_t ferryi_observe_gap;

/* The size that libferry is asked for; the event has the program's own. */
static size_t with_gap(size_t size)
{
    return size == 0 || size > SIZE_MAX / 2 ? size : size + ferryi_observe_gap;
}

/* calloc's, whose product may overflow: then it is left as it is. */
static size_t count_with_gap(size_t count, size_t size)
{
    size_t bytes;
    if (ferryi_observe_gap == 0 || size == 0 || __builtin_mul_overflow(count, size, &bytes))
        return count;
    return count + (count != 0 ? (ferryi_observe_gap + size - 1) / size : 0);
}

void *ferry_malloc(size_t size)
{
    FERRYI_OBSERVE(void *, ferry_malloc, "ferry_malloc", (with_gap(size)), e.pointer = r, e.kind = FERRYI_EVENT_MALLOC,
                   e.bytes = size);
}

void *ferry_calloc(size_t count, size_t size)
{
    FERRYI_OBSERVE(void *, ferry_calloc, "ferry_calloc", (count_with_gap(count, size), size), e.pointer = r,
                   e.kind = FERRYI_EVENT_MALLOC, e.n = count, e.width = size, e.bytes = count * size);
}

void *ferry_malloc_with_hints(size_t size, long hints)
{
    FERRYI_OBSERVE(void *, ferry_malloc_with_hints, "ferry_malloc_with_hints", (with_gap(size), hints), e.pointer = r,
                   e.kind = FERRYI_EVENT_MALLOC, e.bytes = size);
}

void *ferry_align(size_t alignment, size_t size)
{
    FERRYI_OBSERVE(void *, ferry_align, "ferry_align", (alignment, with_gap(size)), e.pointer = r,
                   e.kind = FERRYI_EVENT_MALLOC, e.bytes = size);
}

/* own: the old block. */
void *ferry_realloc(void *ptr, size_t size)
{
    FERRYI_OBSERVE(void *, ferry_realloc, "ferry_realloc", (ptr, with_gap(size)), e.pointer = r,
                   e.kind = FERRYI_EVENT_MALLOC, e.own = ptr, e.bytes = size);
}

ferry_status ferry_free(void *ptr)
{
    FERRYI_OBSERVE(ferry_status, ferry_free, "ferry_free", (ptr), FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_FREE,
                   e.own = ptr);
}

/* The program's own memory has nothing after it that ferry might add. */
void *ferry_buffer_register(void *buffer, size_t size)
{
    FERRYI_OBSERVE(void *, ferry_buffer_register, "ferry_buffer_register", (buffer, size), e.pointer = r,
                   e.kind = FERRYI_EVENT_MALLOC, e.bytes = size);
}

ferry_status ferry_buffer_unregister(void *mapped)
{
    FERRYI_OBSERVE(ferry_status, ferry_buffer_unregister, "ferry_buffer_unregister", (mapped), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_FREE, e.own = mapped);
}

ferry_status ferry_board_post(size_t offset, uint64_t value)
{
    FERRYI_OBSERVE(ferry_status, ferry_board_post, "ferry_board_post", (offset, value), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_BOARD_POST, e.remote = (void *)offset, e.n = 1, e.width = 8, e.bytes = 8,
                   e.value = value);
}

ferry_status ferry_board_wait(int pe, size_t offset, uint64_t value, uint64_t timeout_ns)
{
    FERRYI_OBSERVE(ferry_status, ferry_board_wait, "ferry_board_wait", (pe, offset, value, timeout_ns),
                   FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_BOARD_WAIT, e.flags = FERRYI_EVENT_TIMED,
                   e.target = pe, e.remote = (void *)offset, e.n = 1, e.width = 8, e.cmp = FERRY_CMP_GE,
                   e.value = value);
}

/* ---- Locks. */

ferry_status ferry_set_lock(long *lock)
{
    FERRYI_OBSERVE(ferry_status, ferry_set_lock, "ferry_set_lock", (lock),
                   (FERRYI_OBSERVED_STATUS, e.result = r == FERRY_SUCCESS), e.kind = FERRYI_EVENT_LOCK, e.word = lock);
}

ferry_status ferry_test_lock(long *lock, int *busy)
{
    FERRYI_OBSERVE(ferry_status, ferry_test_lock, "ferry_test_lock", (lock, busy),
                   (FERRYI_OBSERVED_STATUS, e.result = r == FERRY_SUCCESS && *busy == 0), e.kind = FERRYI_EVENT_LOCK,
                   e.word = lock);
}

ferry_status ferry_clear_lock(long *lock)
{
    FERRYI_OBSERVE(ferry_status, ferry_clear_lock, "ferry_clear_lock", (lock), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_UNLOCK, e.word = lock);
}
