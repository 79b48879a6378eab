/* SPDX-License-Identifier: BSD-3-Clause */
/* NVSHMEM's start in two stages: a program may choose its GPU after nvshmem_init(), by its PE's number.
 *
 * A PE without a current CUDA context starts on the GPU of its number in the node, which is what most programs choose.
 * The first collective call of all PEs looks which GPU is current then.  If that is another one on any PE, all PEs
 * leave the job and start it again on their own. */
#include "compat/nvshmem_lib.h"
#include "ferry/compat/nvshmem.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int chooses; /* the program may still choose */
static ferry_config first;
static ferry_unique_id id_of_first;

/* ---- The driver, if a heap can be in GPU memory. */

typedef struct driver {
    int (*Init)(unsigned flags);
    int (*CtxGetCurrent)(void **context);
    int (*CtxSetCurrent)(void *context);
    int (*CtxGetDevice)(int *device);
    int (*DeviceGet)(int *device, int ordinal);
    int (*DevicePrimaryCtxRetain)(void **context, int device);
    int (*PointerGetAttribute)(void *value, int which, uintptr_t at);
} driver;
enum { POINTER_DEVICE_ORDINAL = 9 };

static int driver_find(driver *d, int mode)
{
    static const char *const names[] = {
        "cuInit",      "cuCtxGetCurrent",          "cuCtxSetCurrent",      "cuCtxGetDevice",
        "cuDeviceGet", "cuDevicePrimaryCtxRetain", "cuPointerGetAttribute"
    };
    void *library = dlopen("libcuda.so.1", RTLD_LAZY | mode); /* kept, as ferry keeps it */
    _Static_assert(sizeof *d == sizeof names, "a name for each function");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        void *found = library != NULL ? dlsym(library, names[i]) : NULL;
        if (found == NULL)
            return 0;
        memcpy((char *)d + i * sizeof found, &found, sizeof found);
    }
    return 1;
}

/* The GPU of the calling thread's context; -1: it has none. */
static int current_device(void)
{
    driver d;
    void *context = NULL;
    int device = -1;
    if (!driver_find(&d, RTLD_NOLOAD) || d.CtxGetCurrent(&context) != 0 || context == NULL ||
        d.CtxGetDevice(&device) != 0)
        return -1;
    return device;
}

static int device_of(const void *at)
{
    driver d;
    int device = -1;
    if (!driver_find(&d, RTLD_NOLOAD) || d.PointerGetAttribute(&device, POINTER_DEVICE_ORDINAL, (uintptr_t)at) != 0)
        return -1;
    return device;
}

ferry_status nvshmemi_device_select(int device)
{
    driver d;
    void *context = NULL;
    int result = -1;
    if (device == current_device())
        return FERRY_SUCCESS;
    if (driver_find(&d, 0)) {
        result = d.Init(0);
        result = result == 0 ? d.DeviceGet(&device, device) : result;
        result = result == 0 ? d.DevicePrimaryCtxRetain(&context, device) : result;
        result = result == 0 ? d.CtxSetCurrent(context) : result;
    }
    return result == 0
               ? FERRY_SUCCESS
               : ferry_error(FERRY_ERR_INVALID_ARG,
                             "nvshmemx_init_attr with cuda_device_id %d: the driver offers no such GPU", device);
}

/* ---- The stages. */

void nvshmemi_stage_first(const ferry_config *config, int had_device)
{
    chooses = !had_device && strcmp(ferry_space_name(), "cuda") == 0;
    first = *config;
    if (config->unique_id != NULL) {
        id_of_first = *config->unique_id;
        first.unique_id = &id_of_first;
    }
}

int nvshmemi_stage_has_device(void)
{
    return current_device() >= 0;
}

int nvshmemi_stage_chooses(void)
{
    return __atomic_load_n(&chooses, __ATOMIC_ACQUIRE);
}

void nvshmemi_stage_end(void)
{
    __atomic_store_n(&chooses, 0, __ATOMIC_RELEASE);
}

/* Whether any PE's thread has a GPU that is not its heap's.  A unique id serves once: *id gets another, of PE 0. */
static ferry_status any_differs(int *differs, ferry_unique_id *id)
{
    struct exchanged {
        int own, any;
        ferry_unique_id id;
    } *words = ferry_calloc(1, sizeof *words);
    const int me = ferry_my_pe(), device = current_device();
    ferry_status status;
    if (words == NULL)
        return ferry_last_error();
    ferry_int_p(&words->own, device >= 0 && device != device_of(words), me);
    status = ferry_int_max_reduce(FERRY_TEAM_WORLD, &words->any, &words->own, 1);
    if (status == FERRY_SUCCESS)
        status = ferry_getmem(differs, &words->any, sizeof *differs, me);
    if (*differs && first.unique_id != NULL) {
        if (me == 0)
            status = ferry_get_unique_id(id);
        if (me == 0 && status == FERRY_SUCCESS)
            status = ferry_putmem(&words->id, id, sizeof *id, me);
        if (status == FERRY_SUCCESS)
            status = ferry_broadcastmem(FERRY_TEAM_WORLD, &words->id, &words->id, sizeof *id, 0);
        if (status == FERRY_SUCCESS)
            status = ferry_getmem(id, &words->id, sizeof *id, me);
    }
    const ferry_status freed = ferry_free(words);
    return status == FERRY_SUCCESS ? freed : status;
}

void nvshmemi_complete(void)
{
    int differs = 0;
    if (!nvshmemi_stage_chooses())
        return;
    pthread_mutex_lock(&lock);
    if (nvshmemi_stage_chooses() && ferry_query_initialized()) {
        ferry_status status = any_differs(&differs, &id_of_first);
        if (status == FERRY_SUCCESS && differs) {
            status = ferry_finalize();
            if (status == FERRY_SUCCESS)
                status = ferry_init_with(&first);
        }
        if (status != FERRY_SUCCESS) {
            fprintf(stderr, "ferry: NVSHMEM cannot start on the GPU that is current now (%s): this program ends\n",
                    ferry_strerror(status));
            exit(255);
        }
        nvshmemi_stage_end();
    }
    pthread_mutex_unlock(&lock);
}
