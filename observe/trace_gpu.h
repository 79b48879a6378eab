/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_OBSERVE_TRACE_GPU_H
#define FERRYI_OBSERVE_TRACE_GPU_H

#include "observe/trace_pe.h"

/* For an image of kernels, by its name: adds it. */
__attribute__((visibility("default"))) void ferryi_observe_image(ferryi_trace_image *image);

/* Tells the images of the PE's ring, when it has joined; notes both clocks once more, when it leaves. */
void ferryi_trace_gpu_begin(ferryi_trace_pe *t);
void ferryi_trace_gpu_end(ferryi_trace_pe *t);

#endif
