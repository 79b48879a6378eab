/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_PYTHON_EXCHANGE_H
#define FERRY_PYTHON_EXCHANGE_H

#include <stdint.h>

/* DLPack's interface of C for tensors of another library, versions 1.3 and later: the capsule
 * `__dlpack_c_exchange_api__` of a tensor's type.  Only what this folder calls has its full type.  Functions return 0,
 * or -1 with Python's exception set. */

enum { DL_CPU = 1, DL_CUDA = 2 };
enum { DL_INT = 0, DL_FLOAT = 2, DL_BFLOAT = 4, DL_FLOAT8_E4M3FN = 10 };

typedef struct dl_device {
    int32_t type, number;
} dl_device;

typedef struct dl_dtype {
    uint8_t code, bits;
    uint16_t lanes;
} dl_dtype;

typedef struct dl_tensor {
    void *data;
    dl_device device;
    int32_t ndim;
    dl_dtype dtype;
    int64_t *shape, *strides; /* in elements */
    uint64_t byte_offset;
} dl_tensor;

typedef struct dl_exchange {
    struct {
        uint32_t major, minor;
    } version;
    struct dl_exchange *previous; /* of an older version, or NULL */
    void (*allocate)(void);
    void (*managed_of)(void);
    void (*object_of)(void);
    /* A view for as long as the object lives and is not changed.  Waits for no stream. */
    int (*look)(void *object, dl_tensor *out);
    int (*stream)(int32_t device_type, int32_t device_number, void **out);
} dl_exchange;

#endif
