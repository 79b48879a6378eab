/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_MODULE_H
#define FERRY_MODULE_H

#include "types.h"

/* How kernels get the state of their PE.  Each translation unit that nvcc compiles is an image: its kernels, with their
 * own copy of the world in constant memory.  libferry fills the copy at ferry_init(), when an image is loaded later,
 * and whenever something in the world changes.  So no relocatable device code and no device library is needed, and
 * ferry works with both.
 *
 * At the same time the image's kernels are loaded, all of them.  CUDA loads a kernel's code at its first launch, and
 * the load blocks until running kernels end: a kernel that waits for its peers, or for this PE's service, would run out
 * of its budget before the kernel after it began.  Kernels of other images, and those of all images under a driver
 * older than CUDA 12.4, are loaded early by CUDA_MODULE_LOADING=EAGER. */

/* One image.  ferry.h registers the images of C++ programs before main() and unregisters them at exit.  A binding of
 * another language registers an image of its own; the structure is the library's until it is unregistered. */
typedef struct ferry_image {
    struct ferry_image *next;       /* the library's */
    size_t world_size;              /* as the image's headers have it: another version of ferry is refused */
    int (*address)(void **at);      /* of the image's copy on the current device; returns a cudaError_t */
    int (*kernel)(void **function); /* any of the image's, as a CUfunction of the current device; NULL: it has none */
    uint32_t number;                /* the library's: images are counted as they come */
    uint32_t busy;                  /* the library's: PEs that fill the image now */
} ferry_image;
/* Any thread may call them, at any time.  An image that cannot be filled fails ferry_init(); after ferry_init() an
 * image is filled by the registration, and ferry_last_error() has what went wrong.  The registration fills the image on
 * the GPU of every PE of the process.  Like a launch, it may wait for kernels that run there. */
FERRY_API void ferry_image_register(ferry_image *image);
FERRY_API void ferry_image_unregister(ferry_image *image);

/* The same for a CUmodule that the program loads by the driver: its source defines FERRY_DRIVER_MODULE before it
 * includes ferry_device.h, and the program calls this in the context of the module, after ferry_init; finalize before
 * it unloads the module.  The module's kernels are loaded too.  Not collective.  _NOT_INITIALIZED, _UNSUPPORTED (host
 * space), _INVALID_ARG, _SYSTEM. */
FERRY_API FERRYI_CHECKED ferry_status ferry_module_init(void *cu_module);
FERRY_API FERRYI_CHECKED ferry_status ferry_module_finalize(void *cu_module);

#endif
