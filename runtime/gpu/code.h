/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_GPU_CODE_H
#define FERRYI_GPU_CODE_H

/* device/kernels/NAME.cu as a fat binary: the build's code for each GPU generation that nvcc knew. */
extern const unsigned char ferryi_code_host_call[], ferryi_code_moe[];
extern const unsigned char ferryi_code_verdict[], ferryi_code_measure[], ferryi_code_collectives[]; /* ferry-info's */

#endif
