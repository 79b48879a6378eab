/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_UNIT_H
#define FERRY_DEVICE_UNIT_H

#include "../types.h"

/* How kernels come to know their PE.  Each translation unit that nvcc compiles has its own copy of the world in
 * constant memory, and tells libferry at program start where it is.  libferry fills it at ferry_init(), when a unit is
 * loaded later, and whenever something in it changes.  So no relocatable device code and no device library is needed,
 * and it works with them too. */
typedef struct ferry_unit {
    struct ferry_unit *next;   /* the library's */
    size_t world_size;         /* as the unit's headers have it: another version of ferry is refused */
    int (*address)(void **at); /* of the unit's copy on the current device; returns a cudaError_t */
} ferry_unit;
FERRY_API void ferry_unit_register(ferry_unit *unit);
FERRY_API void ferry_unit_unregister(ferry_unit *unit);

/* The same for a CUmodule that the program loads by the driver: its source defines FERRY_DRIVER_MODULE before it
 * includes ferry_device.h, and the program calls this in the context of the module, after ferry_init; finalize before
 * it unloads the module.  Not collective.  _NOT_INITIALIZED, _UNSUPPORTED (host space), _INVALID_ARG, _SYSTEM. */
FERRY_API ferry_status ferry_module_init(void *cu_module);
FERRY_API ferry_status ferry_module_finalize(void *cu_module);

#endif
