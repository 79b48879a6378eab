/* SPDX-License-Identifier: BSD-3-Clause */
/* Threads pin and unpin overlapping memory, as PEs of one process do: every page stays pinned while a PE has it, is
 * pinned once, and is unpinned at the end. */
#include "ferry.h"

#include "runtime/base/log.h"
#include "runtime/gpu/gpu_internal.h"
#include "tests/check.h"
#include <pthread.h>
#include <unistd.h>

enum { PAGES = 24, THREADS = 6, ROUNDS = 600 };

static char *memory;
static size_t page;
static uint32_t pinned[PAGES], contexts, refusals;

static CUresult change(const void *at, size_t size, uint32_t from)
{
    const size_t first = (size_t)((const char *)at - memory) / page;
    CHECK((uintptr_t)at % page == 0 && size % page == 0 && first + size / page <= PAGES);
    for (size_t i = first; i < first + size / page; i++)
        CHECK(__atomic_exchange_n(&pinned[i], 1 - from, __ATOMIC_RELAXED) == from);
    return CUDA_SUCCESS;
}

static size_t size_at[PAGES]; /* of the pin that begins there; the library's lock guards it */
static CUresult fake_register(void *at, size_t size, unsigned flags)
{
    static unsigned calls;
    (void)flags;
    if (++calls % 7 == 0) {
        __atomic_add_fetch(&refusals, 1, __ATOMIC_RELAXED);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    size_at[(size_t)((char *)at - memory) / page] = size;
    return change(at, size, 0);
}
static CUresult fake_unregister(void *at)
{
    const CUresult result = change(at, size_at[(size_t)((char *)at - memory) / page], 1);
    usleep(1); /* other threads come in between */
    return result;
}
static CUresult fake_retain(CUcontext *context, CUdevice device)
{
    *context = NULL;
    CHECK(device == 3);
    __atomic_add_fetch(&contexts, 1, __ATOMIC_RELAXED);
    return CUDA_SUCCESS;
}
static CUresult fake_release(CUdevice device)
{
    CHECK(device == 3);
    __atomic_sub_fetch(&contexts, 1, __ATOMIC_RELAXED);
    return CUDA_SUCCESS;
}

static const ferryi_gpu gpu = { .device = 3, .retained = 1 };

static void *pe(void *seed)
{
    unsigned state = *(const unsigned *)seed;
    for (int round = 0; round < ROUNDS; round++) {
        ferryi_gpu_pinned two[2];
        size_t at[2], size[2];
        int has[2];
        for (int i = 0; i < 2; i++) {
            at[i] = (size_t)rand_r(&state) % ((PAGES - 4) * page);
            size[i] = 1 + (size_t)rand_r(&state) % (4 * page - 1);
            has[i] = ferryi_gpu_pin(&gpu, memory + at[i], size[i], &two[i]) == FERRY_SUCCESS;
            CHECK(has[i] == (two[i].size != 0));
        }
        for (int i = 0; i < 2; i++) {
            for (size_t b = at[i] / page; has[i] && b <= (at[i] + size[i] - 1) / page; b++)
                CHECK(__atomic_load_n(&pinned[b], __ATOMIC_RELAXED) == 1);
            ferryi_gpu_unpin(&two[i]);
        }
    }
    return NULL;
}

int main(void)
{
    static ferryi_cu fake;
    pthread_t threads[THREADS];
    unsigned seeds[THREADS];
    alarm(100);
    page = (size_t)sysconf(_SC_PAGESIZE);
    CHECK(posix_memalign((void **)&memory, page, PAGES * page) == 0);
    fake.MemHostRegister = fake_register;
    fake.MemHostUnregister = fake_unregister;
    fake.DevicePrimaryCtxRetain = fake_retain;
    fake.DevicePrimaryCtxRelease = fake_release;
    ferryi_cu_table = &fake;
    ferryi_log_set_threshold(FERRYI_LOG_NONE); /* failures come on purpose */
    for (int i = 0; i < THREADS; i++) {
        seeds[i] = (unsigned)i + 1;
        CHECK(pthread_create(&threads[i], NULL, pe, &seeds[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++)
        CHECK(pthread_join(threads[i], NULL) == 0);
    for (int i = 0; i < PAGES; i++)
        CHECK(pinned[i] == 0);
    CHECK(contexts == 0 && refusals != 0);
    free(memory);
    return CHECK_RESULT();
}
