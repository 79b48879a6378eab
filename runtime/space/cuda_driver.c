/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/space/cuda_driver.h"
#include "runtime/base/log.h"
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Looks functions up with CUDA 12.0's signatures, whatever toolkit the library was built with. */
#define INTERFACE 12000
#define LATER_INTERFACE 12040

const ferryi_cu *ferryi_cu_table;

static ferryi_cu table;
static char reason[160];
static pthread_once_t once = PTHREAD_ONCE_INIT;

typedef CUresult (*get_address)(const char *symbol, void **function, int version, cuuint64_t flags,
                                CUdriverProcAddressQueryResult *found);

/* ISO C has no conversion between object and function pointers; POSIX guarantees the same representation. */
static void set_function(void *member, void *address)
{
    memcpy(member, &address, sizeof address);
}

/* Streams that share a connection to the GPU run one after the other.  A client of MPS has 2 connections by default, so
 * a copy that a waiting kernel needs may queue after that kernel.  With 4 connections, some 24 processes may share a
 * GPU.  CUDA reads the variable when it starts, which programs often make it do before ferry_init(). */
static int asked_late;

static int cuda_has_begun(void)
{
    CUresult (*current)(CUcontext *);
    CUcontext context;
    void *library = dlopen("libcuda.so.1", RTLD_LAZY | RTLD_NOLOAD);
    if (library == NULL)
        return 0;
    void *address = dlsym(library, "cuCtxGetCurrent");
    set_function(&current, address);
    const int has_begun = address != NULL && current(&context) != CUDA_ERROR_NOT_INITIALIZED;
    dlclose(library);
    return has_begun;
}

__attribute__((constructor)) static void ask_for_connections(void)
{
    char control[PATH_MAX];
    const char *folder = getenv("CUDA_MPS_PIPE_DIRECTORY");
    snprintf(control, sizeof control, "%s/control", folder != NULL ? folder : "/tmp/nvidia-mps");
    if (access(control, F_OK) != 0 || getenv("CUDA_DEVICE_MAX_CONNECTIONS") != NULL)
        return;
    asked_late = cuda_has_begun();
    if (!asked_late)
        (void)setenv("CUDA_DEVICE_MAX_CONNECTIONS", "4", 0);
}

static void open_driver(void)
{
    get_address get;
    CUdriverProcAddressQueryResult found;
    void *address;
    int version = 0;
    ask_for_connections();
    if (asked_late)
        ferryi_log(
            FERRYI_LOG_WARN,
            "under MPS, CUDA was started before libferry was loaded, with 2 connections to the GPU: a copy that a "
            "waiting kernel needs may queue after that kernel; set CUDA_DEVICE_MAX_CONNECTIONS=4, or load libferry "
            "(import ferry) before the first call of CUDA");
    void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        snprintf(reason, sizeof reason, "this machine has no NVIDIA driver (libcuda.so.1 cannot be opened)");
        return;
    }
    address = dlsym(library, "cuGetProcAddress_v2");
    if (address == NULL) {
        snprintf(reason, sizeof reason, "the NVIDIA driver is older than CUDA 12.0: install a newer one");
        goto err_close;
    }
    set_function(&get, address);
#define LOOK_UP(NAME)                                                                                                  \
    if (get("cu" #NAME, &address, INTERFACE, CU_GET_PROC_ADDRESS_DEFAULT, &found) != CUDA_SUCCESS ||                   \
        address == NULL) {                                                                                             \
        snprintf(reason, sizeof reason, "the NVIDIA driver has no cu%s: install a newer one", #NAME);                  \
        goto err_close;                                                                                                \
    }                                                                                                                  \
    set_function(&table.NAME, address);
    FERRYI_CU_FUNCTIONS(LOOK_UP)
#define LOOK_UP_LATER(NAME)                                                                                            \
    if (get("cu" #NAME, &address, LATER_INTERFACE, CU_GET_PROC_ADDRESS_DEFAULT, &found) == CUDA_SUCCESS)               \
        set_function(&table.NAME, address);
    FERRYI_CU_LATER_FUNCTIONS(LOOK_UP_LATER)
    CUresult result = table.Init(0);
    if (result != CUDA_SUCCESS) {
        snprintf(reason, sizeof reason, "cuInit failed: %s", ferryi_cu_error_name(result));
        goto err_close;
    }
    if (table.DriverGetVersion(&version) != CUDA_SUCCESS || version < INTERFACE) {
        snprintf(reason, sizeof reason,
                 "the NVIDIA driver supports CUDA %d.%d, and 12.0 is needed: install a newer one", version / 1000,
                 version % 1000 / 10);
        goto err_close;
    }
    ferryi_cu_table = &table;
    return;

err_close:
    dlclose(library);
}

const ferryi_cu *ferryi_cu_open(const char **why)
{
    pthread_once(&once, open_driver);
    *why = reason;
    return ferryi_cu_table;
}

const char *ferryi_cu_error_name(CUresult result)
{
    const char *name = NULL;
    if (table.GetErrorName == NULL || table.GetErrorName(result, &name) != CUDA_SUCCESS || name == NULL)
        return "an error that this driver does not name, as after the end of main()";
    return name;
}

ferry_status ferryi_cu_error(CUresult result, const char *what)
{
    const char *remedy = "";
    ferry_status status = FERRY_ERR_SYSTEM;
    switch (result) {
    case CUDA_SUCCESS:
        return FERRY_SUCCESS;
    case CUDA_ERROR_NOT_READY:
        status = FERRY_ERR_TIMEOUT;
        remedy = ": the GPU did not run it in time; see with nvidia-smi what else runs there";
        break;
    case CUDA_ERROR_OUT_OF_MEMORY:
        status = FERRY_ERR_NO_MEMORY;
        remedy = ": the GPU's memory is used up; allocate less, or see with nvidia-smi which process holds it";
        break;
    case CUDA_ERROR_ILLEGAL_ADDRESS:
    case CUDA_ERROR_LAUNCH_FAILED:
    case CUDA_ERROR_ASSERT:
    case CUDA_ERROR_ILLEGAL_INSTRUCTION:
    case CUDA_ERROR_MISALIGNED_ADDRESS:
        remedy = ": an earlier kernel of this process failed, and its context is lost; compute-sanitizer finds it";
        break;
    case CUDA_ERROR_NO_BINARY_FOR_GPU:
    case CUDA_ERROR_UNSUPPORTED_PTX_VERSION:
        remedy = ": this build of libferry has no code for this GPU; build it with a newer CUDA toolkit";
        break;
    case CUDA_ERROR_NOT_PERMITTED:
    case CUDA_ERROR_NOT_SUPPORTED:
        remedy = ": the device, the driver or the container does not allow it; FERRY_SPACE=host needs no GPU";
        break;
    default:
        break;
    }
    return ferryi_error(status, "%s failed: %s%s", what, ferryi_cu_error_name(result), remedy);
}
