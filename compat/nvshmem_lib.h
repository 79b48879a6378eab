/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef COMPAT_NVSHMEM_LIB_H
#define COMPAT_NVSHMEM_LIB_H

/* What the files of libferry-nvshmem have of each other. */

/* nvshmem_regions.c: a job that ends leaves no region. */
void nvshmemi_regions_end(void);

#endif
