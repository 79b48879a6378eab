/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_PERF_SIDE_H
#define FERRY_PERF_SIDE_H

/* One name for each call of the side-by-side programs: with -DUSE_FERRY ferry's call, without it OpenSHMEM's. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef USE_FERRY
#include "ferry.h"
#define x_init() (ferry_init() == FERRY_SUCCESS)
#define x_finalize() (void)ferry_finalize()
#define x_my_pe ferry_my_pe
#define x_n_pes ferry_n_pes
#define x_align ferry_align
#define x_barrier_all (void)ferry_barrier_all
#else
#include <shmem.h>
#define x_init() (shmem_init(), 1)
#define x_finalize shmem_finalize
#define x_my_pe shmem_my_pe
#define x_n_pes shmem_n_pes
#define x_align shmem_align
#define x_barrier_all shmem_barrier_all
#endif

static double now_us(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (double)ts.tv_sec * 1e6 + (double)ts.tv_nsec / 1e3;
}

#endif
