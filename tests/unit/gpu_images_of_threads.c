/* SPDX-License-Identifier: BSD-3-Clause */
/* Threads fill the images and modules of their own GPUs, as PEs of one process do, while others come and go: fills run
 * side by side, and none uses an image or a module that has gone. */
#include "ferry.h"

#include "runtime/gpu/gpu_internal.h"
#include "tests/check.h"
#include <pthread.h>
#include <unistd.h>

enum { PES = 4, ROUNDS = 400 };

static uint32_t filling, most, living[1 + PES];
static __thread int slow; /* this thread's fills meet each other in the middle */

static CUresult fake_copy(CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream)
{
    (void)from;
    (void)size;
    (void)stream;
    const uint32_t *alive = (const uint32_t *)(uintptr_t)to; /* NOLINT(performance-no-int-to-ptr) */
    CHECK(__atomic_load_n(alive, __ATOMIC_RELAXED) == 1);
    uint32_t now = __atomic_add_fetch(&filling, 1, __ATOMIC_RELAXED);
    for (int i = 0; slow && i < 2000 && now < PES; i++) {
        usleep(1000);
        now = __atomic_load_n(&filling, __ATOMIC_RELAXED);
    }
    if (now > __atomic_load_n(&most, __ATOMIC_RELAXED))
        __atomic_store_n(&most, now, __ATOMIC_RELAXED);
    usleep(slow ? 20000 : 10);
    CHECK(__atomic_load_n(alive, __ATOMIC_RELAXED) == 1);
    __atomic_sub_fetch(&filling, 1, __ATOMIC_RELAXED);
    return CUDA_SUCCESS;
}
static CUresult fake_attributes(unsigned n, CUpointer_attribute *what, void **answers, CUdeviceptr at)
{
    (void)n;
    (void)what;
    (void)at;
    *(unsigned *)answers[0] = CU_MEMORYTYPE_DEVICE;
    return CUDA_SUCCESS;
}

static int address(void **at)
{
    *at = &living[0];
    return 0;
}
static ferry_image lasting = { .world_size = FERRYI_KERNEL_WORLD_BYTES, .address = address };

/* Images of their own, which each thread adds, fills and removes. */
static int address_1(void **at)
{
    *at = &living[1];
    return 0;
}
static int address_2(void **at)
{
    *at = &living[2];
    return 0;
}
static int address_3(void **at)
{
    *at = &living[3];
    return 0;
}
static int address_4(void **at)
{
    *at = &living[4];
    return 0;
}
static int (*const addresses[])(void **) = { address_1, address_2, address_3, address_4 };

static void *pe(void *number)
{
    const int i = *(const int *)number;
    uint32_t module_lives = 1;
    ferryi_gpu gpu = { .device = i, .context = (CUcontext)number };
    ferry_image own = { .world_size = FERRYI_KERNEL_WORLD_BYTES, .address = addresses[i] };
    slow = 1;
    CHECK(ferryi_gpu_write_images(&gpu) == FERRY_SUCCESS);
    slow = 0;
    for (int round = 0; round < ROUNDS; round++) {
        __atomic_store_n(&living[1 + i], 1, __ATOMIC_RELAXED);
        ferryi_gpu_image_add(&own);
        CHECK(ferryi_gpu_module_add((CUmodule)number, gpu.context, (CUdeviceptr)(uintptr_t)&module_lives));
        CHECK(ferryi_gpu_write_images(&gpu) == FERRY_SUCCESS);
        ferryi_gpu_image_remove(&own);
        __atomic_store_n(&living[1 + i], 0, __ATOMIC_RELAXED);
        CHECK(ferryi_gpu_module_remove((CUmodule)number));
        CHECK(!ferryi_gpu_module_remove((CUmodule)number));
    }
    return NULL;
}

int main(void)
{
    static ferryi_cu fake;
    pthread_t threads[PES];
    int numbers[PES];
    alarm(100);
    fake.MemcpyAsync = fake_copy;
    fake.PointerGetAttributes = fake_attributes;
    ferryi_cu_table = &fake;
    living[0] = 1;
    ferryi_gpu_image_add(&lasting);
    for (int i = 0; i < PES; i++) {
        numbers[i] = i;
        CHECK(pthread_create(&threads[i], NULL, pe, &numbers[i]) == 0);
    }
    for (int i = 0; i < PES; i++)
        CHECK(pthread_join(threads[i], NULL) == 0);
    ferryi_gpu_image_remove(&lasting);
    CHECK(most == PES);
    return CHECK_RESULT();
}
