/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef COMPAT_NVSHMEM_LIB_H
#define COMPAT_NVSHMEM_LIB_H

/* What the files of libferry-nvshmem have of each other. */

#include "ferry/setup.h"

/* nvshmem_stages.c: makes a GPU current; whether one is; that the job has begun; whether the program may still choose
 * another GPU; that it may not any more. */
ferry_status nvshmemi_device_select(int device);
int nvshmemi_stage_has_device(void);
void nvshmemi_stage_first(const ferry_config *config, int had_device);
int nvshmemi_stage_chooses(void);
void nvshmemi_stage_end(void);

/* nvshmem_messages.c: from now on messages have NVSHMEM's names. */
void nvshmemi_messages_rename(void);

/* nvshmem_regions.c: a job that ends leaves no region. */
void nvshmemi_regions_end(void);

#endif
