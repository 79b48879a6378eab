/* SPDX-License-Identifier: BSD-3-Clause */
/* Images of kernels that record into their PE's ring themselves (device/api/observed_gpu__funcs.h): they register
 * before main(), and are told of the ring when the PE has joined its job. */
#include "observe/trace_gpu.h"
#include "ferry.h"
#include <stdio.h>
#include <string.h>

static ferryi_trace_image *images;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static ferryi_trace_gpu gpu;
static ferryi_trace_pe *traced; /* the process's PE whose kernels record */

static void attach(ferryi_trace_image *image)
{
    for (size_t i = 0; i < image->n_names; i++)
        (void)ferryi_trace_name(traced, image->names[i]);
    (void)ferryi_trace_name(traced, image->file);
    const int error = image->attach(&gpu);
    if (error != 0)
        fprintf(stderr, "ferry: PE %d: calls in the kernels of %s are not traced: CUDA error %d\n", traced->header->pe,
                image->file, error);
}

void ferryi_observe_image(ferryi_trace_image *image)
{
    pthread_mutex_lock(&lock);
    image->next = images;
    images = image;
    if (traced != NULL)
        attach(image);
    pthread_mutex_unlock(&lock);
}

void ferryi_trace_gpu_begin(ferryi_trace_pe *t)
{
    if (strcmp(ferry_space_name(), "cuda") != 0)
        return;
    pthread_mutex_lock(&lock);
    if (traced == NULL && images != NULL) {
        uint32_t n;
        const uint64_t bytes = ferryi_trace_region_bytes(t->mask + 1);
        traced = t;
        gpu = (ferryi_trace_gpu){ .pages = t->header,
                                  .bytes = bytes,
                                  .ring_at = (size_t)((char *)t->gpu_ring - (char *)t->header),
                                  .mask = t->mask,
                                  .host_ns = &t->header->gpu_host_ns[0],
                                  .gpu_ns = &t->header->gpu_ns[0] };
        ferryi_trace_team(FERRY_TEAM_WORLD, &gpu.world, &n);
        for (ferryi_trace_image *image = images; image != NULL; image = image->next)
            attach(image);
    }
    pthread_mutex_unlock(&lock);
}

void ferryi_trace_gpu_end(ferryi_trace_pe *t)
{
    pthread_mutex_lock(&lock);
    if (traced == t && images != NULL && gpu.device_ring != NULL) {
        gpu.host_ns = &t->header->gpu_host_ns[1];
        gpu.gpu_ns = &t->header->gpu_ns[1];
        (void)images->clocks(&gpu); /* without it the clocks count as equally fast */
    }
    pthread_mutex_unlock(&lock);
}
