/* SPDX-License-Identifier: BSD-3-Clause */
/* Allocation in the symmetric heap: the exported functions.  Each call is an agreement of all PEs, under heap.lock. */
#include "ferry/detail/machine/access__funcs.h"
#include "ferry/diag.h"
#include "ferry/memory.h"
#include "ferry/rma.h"
#include "runtime/base/cancel.h"
#include "runtime/base/clock.h"
#include "runtime/base/log.h"
#include "runtime/memory/heap.h"
#include "runtime/memory/tlsf.h"
#include "runtime/state/agree.h"
#include "runtime/state/world.h"

/* Takes the heap's lock.  A thread that waited for the lock during ferry_finalize no longer has a PE. */
static ferry_status lock_heap(const char *call, ferryi_pe **pe)
{
    ferry_status status = ferryi_pe_current(call, pe);
    if (status != FERRY_SUCCESS)
        return status;
    ferryi_fair_lock_take(&(*pe)->heap.lock, FERRYI_MUTEX_HEAP);
    if ((*pe)->world.n_pes != 0)
        return FERRY_SUCCESS;
    ferryi_fair_lock_release(&(*pe)->heap.lock);
    return ferryi_world_refuse(call);
}

static void *address_of(const ferryi_pe *pe, uint64_t offset)
{
    return (void *)(uintptr_t)(pe->world.heap + offset);
}

/* Instrumented programs (emulator/checks/access.h) have this function, and are told the bounds of each block; size 0:
 * of none that begins there. */
extern void ferryi_access_block(const void *at, size_t size) __attribute__((weak));
static void tell_block(const ferryi_pe *pe, uint64_t offset, uint64_t size)
{
    if (ferryi_access_block != NULL)
        ferryi_access_block(address_of(pe, offset), (size_t)size);
}

static ferry_status zero_everywhere(ferryi_pe *pe, uint64_t offset, uint64_t size, uint64_t deadline)
{
    const uint64_t args[3] = { size, 0, offset };
    ferry_status status = pe->space->zero(address_of(pe, offset), (size_t)size);
    return ferryi_agree(pe, FERRY_CALL_MALLOC, FERRYI_WHAT_ZEROED, args, status, ferryi_time_left(deadline));
}

/* mine: a refused argument is this PE's part of the call, so that the others do not wait for it. */
static void *collective_alloc(const char *call, enum ferryi_what what, uint64_t size, uint64_t align, ferry_status mine)
{
    FERRYI_UNCANCELLED;
    ferryi_pe *pe;
    uint64_t offset = 0;
    const uint64_t args[3] = { size, align, 0 };
    if (lock_heap(call, &pe) != FERRY_SUCCESS)
        return NULL;
    uint64_t deadline = ferryi_deadline_after(pe->world.timeout_ns);
    if (mine == FERRY_SUCCESS)
        mine = ferryi_heap_reserve(pe);
    ferry_status status = ferryi_agree(pe, FERRY_CALL_MALLOC, what, args, mine, ferryi_time_left(deadline));
    if (status == FERRY_SUCCESS && size != 0)
        status = ferryi_heap_allocate(pe, size, align, deadline, &offset);
    if (status == FERRY_SUCCESS && size != 0 && what == FERRYI_WHAT_CALLOC) {
        status = zero_everywhere(pe, offset, size, deadline);
        if (status != FERRY_SUCCESS)
            (void)ferryi_tlsf_free(pe->heap.tlsf, offset);
    }
    if (status == FERRY_SUCCESS && size != 0)
        tell_block(pe, offset, size);
    ferryi_fair_lock_release(&pe->heap.lock);
    return status == FERRY_SUCCESS && size != 0 ? address_of(pe, offset) : NULL;
}

void *ferry_malloc(size_t size)
{
    return collective_alloc("ferry_malloc", FERRYI_WHAT_MALLOC, size, FERRYI_TLSF_MIN_ALIGN, FERRY_SUCCESS);
}

void *ferry_malloc_with_hints(size_t size, long hints)
{
    ferry_status status = FERRY_SUCCESS;
    if ((hints & ~(FERRY_MALLOC_ATOMICS_REMOTE | FERRY_MALLOC_SIGNAL_REMOTE)) != 0)
        status = ferryi_error(FERRY_ERR_INVALID_ARG,
                              "ferry_malloc_with_hints with hints 0x%lx: only 0x%lx and 0x%lx are possible",
                              (unsigned long)hints, FERRY_MALLOC_ATOMICS_REMOTE, FERRY_MALLOC_SIGNAL_REMOTE);
    return collective_alloc("ferry_malloc_with_hints", FERRYI_WHAT_MALLOC, size, FERRYI_TLSF_MIN_ALIGN, status);
}

void *ferry_calloc(size_t count, size_t size)
{
    uint64_t bytes = 0;
    ferry_status status = FERRY_SUCCESS;
    if (__builtin_mul_overflow(count, size, &bytes))
        status = ferryi_error(FERRY_ERR_OVERFLOW, "ferry_calloc of %zu elements of %zu bytes: the product does not fit",
                              count, size);
    return collective_alloc("ferry_calloc", FERRYI_WHAT_CALLOC, bytes, FERRYI_TLSF_MIN_ALIGN, status);
}

void *ferry_align(size_t alignment, size_t size)
{
    ferry_status status = FERRY_SUCCESS;
    if (alignment == 0 || (alignment & (alignment - 1)) != 0 || alignment % sizeof(void *) != 0)
        status = ferryi_error(FERRY_ERR_INVALID_ARG,
                              "ferry_align with alignment %zu: it must be a power of two, %zu or more", alignment,
                              sizeof(void *));
    return collective_alloc("ferry_align", FERRYI_WHAT_ALIGN, size,
                            alignment < FERRYI_TLSF_MIN_ALIGN ? FERRYI_TLSF_MIN_ALIGN : alignment, status);
}

/* Offset and size of the block that starts at ptr; reports an error when none does. */
static ferry_status block_of(const ferryi_pe *pe, const char *call, const void *ptr, uint64_t *offset, uint64_t *size)
{
    *offset = (uint64_t)(uintptr_t)ptr - pe->world.heap;
    *size = ferryi_heap_contains(&pe->world, ptr, 1) ? ferryi_tlsf_size(pe->heap.tlsf, *offset) : 0;
    if (*size != 0 && ferryi_heap_is_adopted(pe, *offset))
        return ferryi_error(FERRY_ERR_INVALID_ADDR,
                            "%s of %p on PE %d: a registered buffer begins there, and no block: call "
                            "ferry_buffer_unregister()",
                            call, ptr, pe->world.my_pe);
    if (*size == 0)
        return ferryi_error(FERRY_ERR_INVALID_ADDR,
                            "%s of %p on PE %d: no block of the symmetric heap starts there (freed twice, or not from "
                            "ferry_malloc?)",
                            call, ptr, pe->world.my_pe);
    return FERRY_SUCCESS;
}

ferry_status ferry_free(void *ptr)
{
    FERRYI_UNCANCELLED;
    ferryi_pe *pe;
    uint64_t offset, size;
    if (ptr == NULL)
        return ferryi_pe_current("ferry_free", &pe);
    ferry_status status = lock_heap("ferry_free", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    uint64_t deadline = ferryi_deadline_after(pe->world.timeout_ns);
    /* An invalid pointer enters the agreement as this PE's error, so that the other PEs do not wait for this PE. */
    ferry_status mine = block_of(pe, "ferry_free", ptr, &offset, &size);
    ferry_status quiet = ferry_quiet();
    const uint64_t args[3] = { 0, 0, offset };
    status = ferryi_agree(pe, FERRY_CALL_FREE, FERRYI_WHAT_FREE, args, mine != FERRY_SUCCESS ? mine : quiet,
                          ferryi_time_left(deadline));
    if (status == FERRY_SUCCESS) {
        tell_block(pe, offset, 0);
        (void)ferryi_tlsf_free(pe->heap.tlsf, offset);
    }
    ferryi_fair_lock_release(&pe->heap.lock);
    return status;
}

/* This PE's part of a registration. */
static ferry_status may_register(ferryi_pe *pe, const void *buffer, size_t size)
{
    const size_t step = pe->space->granularity();
    if (pe->space->whole || pe->boot->same_process)
        return ferryi_error(FERRY_ERR_UNSUPPORTED,
                            "ferry_buffer_register: %s have no addresses for memory of the program: copy the data to a "
                            "block of ferry_malloc()",
                            pe->space->whole ? "heaps that are shared by CUDA IPC" : "PEs that are threads");
    if (buffer == NULL || size == 0 || size % step != 0)
        return ferryi_error(
            FERRY_ERR_INVALID_ARG,
            "ferry_buffer_register of %zu bytes at %p: give a multiple of %zu bytes, which the heap maps "
            "by",
            size, buffer, step);
    return ferryi_heap_reserve(pe);
}

void *ferry_buffer_register(void *buffer, size_t size)
{
    FERRYI_UNCANCELLED;
    ferryi_pe *pe;
    uint64_t offset = 0;
    const uint64_t args[3] = { size, 0, 0 };
    if (lock_heap("ferry_buffer_register", &pe) != FERRY_SUCCESS)
        return NULL;
    const uint64_t deadline = ferryi_deadline_after(pe->world.timeout_ns);
    ferry_status status = ferryi_agree(pe, FERRY_CALL_MALLOC, FERRYI_WHAT_REGISTER, args,
                                       may_register(pe, buffer, size), ferryi_time_left(deadline));
    if (status == FERRY_SUCCESS)
        status = ferryi_heap_adopt(pe, buffer, size, deadline, &offset);
    if (status == FERRY_SUCCESS) {
        pe->heap.abandoned = 0;
        tell_block(pe, offset, size);
    }
    ferryi_fair_lock_release(&pe->heap.lock);
    return status == FERRY_SUCCESS ? address_of(pe, offset) : NULL;
}

/* The first half of an unregistration: all PEs agree, and each unmaps the memory. */
static ferry_status abandon(ferryi_pe *pe, void *mapped, const uint64_t args[3], uint64_t deadline)
{
    const uint64_t offset = args[2];
    ferry_status mine = FERRY_SUCCESS;
    if (!ferryi_heap_is_registered(pe, offset))
        mine = ferryi_error(FERRY_ERR_INVALID_ADDR,
                            "ferry_buffer_unregister of %p on PE %d: no registered buffer begins there: pass what "
                            "ferry_buffer_register() has returned",
                            mapped, pe->world.my_pe);
    const ferry_status quiet = ferry_quiet();
    const ferry_status status = ferryi_agree(pe, FERRY_CALL_FREE, FERRYI_WHAT_UNREGISTER, args,
                                             mine != FERRY_SUCCESS ? mine : quiet, ferryi_time_left(deadline));
    if (status != FERRY_SUCCESS)
        return status;
    tell_block(pe, offset, 0);
    ferryi_heap_abandon(pe, offset);
    pe->heap.abandoned = offset + 1;
    return FERRY_SUCCESS;
}

ferry_status ferry_buffer_unregister(void *mapped)
{
    FERRYI_UNCANCELLED;
    ferryi_pe *pe;
    ferry_status status = lock_heap("ferry_buffer_unregister", &pe);
    if (status != FERRY_SUCCESS)
        return status;
    const uint64_t deadline = ferryi_deadline_after(pe->world.timeout_ns);
    const uint64_t offset = (uint64_t)(uintptr_t)mapped - pe->world.heap, args[3] = { 0, 0, offset };
    if (pe->heap.abandoned != offset + 1) /* else a call that has timed out has come so far */
        status = abandon(pe, mapped, args, deadline);
    /* The program may give the memory away once no PE maps it. */
    if (status == FERRY_SUCCESS)
        status = ferryi_agree(pe, FERRY_CALL_FREE, FERRYI_WHAT_UNREGISTERED, args, FERRY_SUCCESS,
                              ferryi_time_left(deadline));
    if (status == FERRY_SUCCESS)
        pe->heap.abandoned = 0;
    ferryi_fair_lock_release(&pe->heap.lock);
    return status;
}

void *ferry_realloc(void *ptr, size_t size)
{
    FERRYI_UNCANCELLED;
    ferryi_pe *pe;
    uint64_t offset, old_size, new_offset = 0;
    if (ptr == NULL)
        return ferry_malloc(size);
    if (size == 0) {
        (void)ferry_free(ptr);
        return NULL;
    }
    if (lock_heap("ferry_realloc", &pe) != FERRY_SUCCESS)
        return NULL;
    uint64_t deadline = ferryi_deadline_after(pe->world.timeout_ns);
    ferry_status mine = block_of(pe, "ferry_realloc", ptr, &offset, &old_size);
    ferry_status quiet = ferry_quiet();
    if (mine == FERRY_SUCCESS)
        mine = quiet;
    if (mine == FERRY_SUCCESS)
        mine = ferryi_heap_reserve(pe);
    const uint64_t args[3] = { size, 0, offset };
    ferry_status status =
        ferryi_agree(pe, FERRY_CALL_MALLOC, FERRYI_WHAT_REALLOC, args, mine, ferryi_time_left(deadline));
    void *result = ptr; /* it fits in place */
    if (status == FERRY_SUCCESS && (size > old_size || size < old_size / 2)) {
        status = ferryi_heap_allocate(pe, size, FERRYI_TLSF_MIN_ALIGN, deadline, &new_offset);
        if (status == FERRY_SUCCESS) {
            result = address_of(pe, new_offset);
            ferry_status copied = pe->space->copy(result, ptr, size < old_size ? size : (size_t)old_size);
            const uint64_t done[3] = { size, 0, new_offset };
            status = ferryi_agree(pe, FERRY_CALL_MALLOC, FERRYI_WHAT_REALLOC, done, copied, ferryi_time_left(deadline));
            if (status == FERRY_SUCCESS)
                tell_block(pe, offset, 0);
            (void)ferryi_tlsf_free(pe->heap.tlsf, status == FERRY_SUCCESS ? offset : new_offset);
        }
    }
    if (status == FERRY_SUCCESS)
        tell_block(pe, result == ptr ? offset : new_offset, size);
    ferryi_fair_lock_release(&pe->heap.lock);
    return status == FERRY_SUCCESS ? result : NULL;
}
