/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_UNIT_H
#define FERRY_DEVICE_UNIT_H

#include "../types.h"

/* How kernels come to know their PE.  Each translation unit that nvcc compiles has its own copy of the world in
 * constant memory, and tells libferry at program start where it is.  libferry fills it at ferry_init(), when a unit is
 * loaded later, and whenever something in it changes.  So no relocatable device code and no device library is needed,
 * and it works with them too.
 *
 * At the same time the unit's kernels are loaded, all of them.  CUDA by itself loads a kernel at its first launch,
 * which waits for all that runs on the device and holds up every other call of the driver: a kernel that waits for its
 * peers, or for this PE's service, would not see the kernel behind it begin before its budget ended.  Kernels of other
 * units, and those of all units under a driver older than CUDA 12.4, are loaded early by CUDA_MODULE_LOADING=EAGER. */
typedef struct ferry_unit {
    struct ferry_unit *next;        /* the library's */
    size_t world_size;              /* as the unit's headers have it: another version of ferry is refused */
    int (*address)(void **at);      /* of the unit's copy on the current device; returns a cudaError_t */
    int (*kernel)(void **function); /* any of the unit's, as a CUfunction of the current device; NULL: it has none */
    uint32_t number;                /* the library's: units are counted as they come */
} ferry_unit;
FERRY_API void ferry_unit_register(ferry_unit *unit);
FERRY_API void ferry_unit_unregister(ferry_unit *unit);

/* The same for a CUmodule that the program loads by the driver: its source defines FERRY_DRIVER_MODULE before it
 * includes ferry_device.h, and the program calls this in the context of the module, after ferry_init; finalize before
 * it unloads the module.  The module's kernels are loaded too.  Not collective.  _NOT_INITIALIZED, _UNSUPPORTED (host
 * space), _INVALID_ARG, _SYSTEM. */
FERRY_API ferry_status ferry_module_init(void *cu_module);
FERRY_API ferry_status ferry_module_finalize(void *cu_module);

#endif
