/* SPDX-License-Identifier: BSD-3-Clause */
/* A libferry that was built without a CUDA toolkit: no PE has a GPU, and open says why. */
#include "ferry/module.h"
#include "runtime/base/log.h"
#include "runtime/gpu/gpu.h"

#define NO_CUDA "libferry was built without a CUDA toolkit"
#define CONFIGURE "configure it --with-cuda=DIR"

static ferry_status gpu_open(struct ferryi_pe *pe, ferryi_gpu_info *info)
{
    (void)pe;
    (void)info;
    return ferryi_error_quiet(FERRY_ERR_UNSUPPORTED, NO_CUDA " and has no code for GPUs: " CONFIGURE);
}

static void no_files(void) {}

const ferryi_gpu_ops ferryi_gpu_table = {
    .size = sizeof(ferryi_gpu_ops),
    .open = gpu_open,
    .before_fork = no_files,
    .after_fork = no_files,
};

void ferry_unit_register(ferry_unit *unit)
{
    (void)unit;
}

void ferry_unit_unregister(ferry_unit *unit)
{
    (void)unit;
}

ferry_status ferry_module_init(void *cu_module)
{
    (void)cu_module;
    return ferryi_error(FERRY_ERR_UNSUPPORTED, "ferry_module_init: " NO_CUDA ": " CONFIGURE);
}

ferry_status ferry_module_finalize(void *cu_module)
{
    (void)cu_module;
    return ferryi_error(FERRY_ERR_UNSUPPORTED, "ferry_module_finalize: " NO_CUDA ": " CONFIGURE);
}
