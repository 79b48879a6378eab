/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_GPU_CODE_H
#define FERRYI_GPU_CODE_H

/* device/kernels/NAME.cu as a fat binary: the build's code for each GPU generation that nvcc knew.  Of a build without
 * nvcc it is empty: the emulated driver has its own. */
extern const unsigned char ferryi_code_host_call[], ferryi_code_moe[], ferryi_code_comm[];
extern const unsigned char ferryi_code_verdict[], ferryi_code_measure[], ferryi_code_collectives[]; /* ferry-info's */

/* Whether this process's driver can run the code: not if nvcc made none and the driver is a real one. */
int ferryi_code_fits_driver(void);

#endif
