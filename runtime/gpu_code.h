/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_GPU_CODE_H
#define FERRYI_GPU_CODE_H

/* device/host_call.cu as a fat binary: code for each generation of GPUs that nvcc knew, made by the build. */
extern const unsigned char ferryi_gpu_code[];

#endif
