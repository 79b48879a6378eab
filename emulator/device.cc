/* SPDX-License-Identifier: BSD-3-Clause */
/* Emulated GPUs: their number, their reachability, their contexts, and modules.  A module's kernels come from the
 * shared objects of EMU_KERNELS, for any loaded code.
 *
 *   EMU_GPUS        number of GPUs (default 4)
 *   EMU_MPS         1: the driver reports that processes on one GPU run at the same time
 *   EMU_NO_ACCESS   ordered pairs whose kernels cannot reach the other's memory: "0>1,1>0" or "*"
 *   EMU_REFUSES     ordered pairs that the driver reports as reachable, but refuses access
 *   EMU_NO_ATOMICS  ordered pairs without atomics, likewise
 *   EMU_FAULTS      what is wrong with a pair: faults.cc
 *   EMU_KERNELS     shared objects with kernels, separated by colons (default: those beside this driver)
 *   EMU_HANGS       a kernel that does not end, or cuMemsetD8Async
 *   EMU_FAILS       a function and its error: "cuMemCreate=2"
 * If a program sets ferryi_emu_left to n, its n-th allocating call from then on fails for lack of memory. */
#include "driver.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <dlfcn.h>
#include <mutex>
#include <string>
#include <unistd.h>
#include <vector>

int emu_devices(void)
{
    static const int n = (int)emu_number("EMU_GPUS", 4);
    return n > FERRYI_EMU_DEVICES ? (int)FERRYI_EMU_DEVICES : n;
}

static bool is_listed(const char *variable, int from, int to)
{
    const char *text = getenv(variable);
    char pair[32];
    if (text == NULL || from == to)
        return false;
    snprintf(pair, sizeof pair, ",%d>%d,", from, to);
    return strcmp(text, "*") == 0 || ("," + std::string(text) + ",").find(pair) != std::string::npos;
}

bool emu_reaches(int from, int to)
{
    return !is_listed("EMU_NO_ACCESS", from, to) && !emu_fault_is_no_access(from, to);
}

bool emu_is_refused(int from, int to)
{
    return !emu_reaches(from, to) || is_listed("EMU_REFUSES", from, to);
}

CUresult emu_refuses(const char *function, CUresult result)
{
    fprintf(stderr, "emulator: %s was called wrongly: error %d\n", function, (int)result);
    return result;
}

/* For programs that look functions up by themselves. */
static CUresult asked_to_fail(const char *function)
{
    const char *fault = getenv("EMU_FAILS");
    const size_t length = strlen(function);
    return fault != NULL && strncmp(fault, function, length) == 0 && fault[length] == '='
               ? (CUresult)atoi(fault + length + 1)
               : CUDA_SUCCESS;
}

CUresult cuInit(unsigned flags)
{
    if (asked_to_fail("cuInit") != CUDA_SUCCESS)
        return asked_to_fail("cuInit");
    return flags == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuDriverGetVersion(int *version)
{
    *version = 12080;
    return CUDA_SUCCESS;
}
CUresult cuGetErrorName(CUresult error, const char **name)
{
    static thread_local char text[32];
    snprintf(text, sizeof text, "CUDA_ERROR_%d", (int)error);
    *name = error == CUDA_SUCCESS ? "CUDA_SUCCESS" : text;
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetCount(int *count)
{
    *count = emu_devices();
    return CUDA_SUCCESS;
}
CUresult cuDeviceGet(CUdevice *device, int ordinal)
{
    *device = ordinal;
    return ordinal >= 0 && ordinal < emu_devices() ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}
CUresult cuDeviceGetName(char *name, int size, CUdevice device)
{
    snprintf(name, (size_t)size, "Emulated %d", device);
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetPCIBusId(char *name, int size, CUdevice device)
{
    snprintf(name, (size_t)size, "0000:%02x:00.0", device + 1);
    return device >= 0 && device < emu_devices() ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}
CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice device)
{
    memset(uuid, device + 1, sizeof *uuid);
    return CUDA_SUCCESS;
}
CUresult cuDeviceTotalMem(size_t *bytes, CUdevice)
{
    *bytes = (size_t)1 << 30;
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetAttribute(int *value, CUdevice_attribute attribute, CUdevice)
{
    switch (attribute) {
    case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT:
        *value = emu_sms();
        break;
    case (CUdevice_attribute)133: /* MPS_ENABLED */
        *value = (int)emu_number("EMU_MPS", 0);
        break;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_MODE:
    case CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS:
    case CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED:
        *value = 0;
        break;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
        *value = 9;
        break;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR:
        *value = 0;
        break;
    default:
        *value = 1;
    }
    return CUDA_SUCCESS;
}
CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attribute, CUdevice from, CUdevice to)
{
    if (from == to)
        return CUDA_ERROR_INVALID_DEVICE;
    switch (attribute) {
    case CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED:
        *value = emu_reaches(from, to);
        break;
    case CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED:
        *value = emu_reaches(from, to) && !is_listed("EMU_NO_ATOMICS", from, to);
        break;
    default:
        *value = 0;
    }
    return CUDA_SUCCESS;
}

/* ---- Contexts: each GPU has its primary one. */

static thread_local std::vector<CUcontext> *current;
static std::mutex lock;
static CUcontext primary[FERRYI_EMU_DEVICES];

CUcontext emu_context(void)
{
    return current != nullptr && !current->empty() ? current->back() : nullptr;
}
CUresult cuCtxPushCurrent(CUcontext context)
{
    if (current == nullptr)
        current = new std::vector<CUcontext>;
    current->push_back(context);
    return CUDA_SUCCESS;
}
CUresult cuCtxPopCurrent(CUcontext *context)
{
    if (current == nullptr || current->empty())
        return emu_refuses("cuCtxPopCurrent", CUDA_ERROR_INVALID_CONTEXT);
    *context = current->back();
    current->pop_back();
    return CUDA_SUCCESS;
}
CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)
{
    static thread_local CUstreamCaptureMode now = CU_STREAM_CAPTURE_MODE_GLOBAL;
    const CUstreamCaptureMode old = now;
    now = *mode;
    *mode = old;
    return CUDA_SUCCESS;
}
CUresult cuCtxSetCurrent(CUcontext context)
{
    CUcontext old;
    if (emu_context() != nullptr)
        (void)cuCtxPopCurrent(&old);
    return context != nullptr ? cuCtxPushCurrent(context) : CUDA_SUCCESS;
}
CUresult cuCtxGetCurrent(CUcontext *context)
{
    *context = emu_context();
    return CUDA_SUCCESS;
}
CUresult cuCtxGetDevice(CUdevice *device)
{
    if (emu_context() == nullptr)
        return CUDA_ERROR_INVALID_CONTEXT;
    *device = emu_context()->device;
    return CUDA_SUCCESS;
}
CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device)
{
    std::lock_guard<std::mutex> held(lock);
    if (asked_to_fail("cuDevicePrimaryCtxRetain") != CUDA_SUCCESS)
        return asked_to_fail("cuDevicePrimaryCtxRetain");
    if (device < 0 || device >= emu_devices())
        return CUDA_ERROR_INVALID_DEVICE;
    if (primary[device] == nullptr) {
        primary[device] = new CUctx_st{ device, nullptr };
        (void)cuCtxPushCurrent(primary[device]);
        const CUresult result = cuStreamCreate(&primary[device]->plain, 0);
        (void)cuCtxPopCurrent(context);
        if (result != CUDA_SUCCESS)
            return result;
    }
    *context = primary[device];
    return CUDA_SUCCESS;
}
CUresult cuDevicePrimaryCtxRelease(CUdevice device)
{
    emu_wait_for_all(device);
    return CUDA_SUCCESS;
}
int ferryi_emu_device(void)
{
    const int running = emu_device_of_block();
    return running >= 0 ? running : emu_context() != nullptr ? emu_context()->device : 0;
}

/* ---- Modules. */

struct CUmod_st {
    void *object; /* NULL: nothing of it was asked for */
};

static std::vector<std::pair<const ferryi_emu_kernel *, void *>> &kernels(void)
{
    static auto *all = new std::vector<std::pair<const ferryi_emu_kernel *, void *>>;
    return *all;
}

static void *object_of(const void *address)
{
    Dl_info info;
    return dladdr(address, &info) != 0 ? dlopen(info.dli_fname, RTLD_NOW | RTLD_NOLOAD) : nullptr;
}

void ferryi_emu_register(const ferryi_emu_kernel *kernel)
{
    kernels().emplace_back(kernel, nullptr);
}

static void load_kernels(void)
{
    const char *text = getenv("EMU_KERNELS");
    std::string list = text != NULL ? text : "";
    Dl_info info;
    if (text == NULL && dladdr((void *)load_kernels, &info) != 0) {
        const std::string self = info.dli_fname, folder = self.substr(0, self.rfind('/') + 1);
        for (const char *name : { "collectives.so", "host_call.so", "measure.so", "moe.so", "verdict.so" })
            if (access((folder + name).c_str(), R_OK) == 0)
                list += folder + name + ":";
    }
    for (size_t at = 0; at < list.size();) {
        const size_t end = std::min(list.find(':', at), list.size());
        if (dlopen(list.substr(at, end - at).c_str(), RTLD_NOW | RTLD_LOCAL) == NULL)
            emu_die("%s", dlerror());
        at = end + 1;
    }
}

CUresult cuModuleLoadData(CUmodule *module, const void *)
{
    static std::once_flag once;
    if (asked_to_fail("cuModuleLoadData") != CUDA_SUCCESS)
        return asked_to_fail("cuModuleLoadData");
    std::call_once(once, load_kernels);
    *module = new CUmod_st{ nullptr };
    return CUDA_SUCCESS;
}
CUresult cuModuleUnload(CUmodule module)
{
    if (emu_context() != nullptr)
        emu_wait_for_all(emu_context()->device);
    delete module;
    return CUDA_SUCCESS;
}
CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name)
{
    char *demangled = abi::__cxa_demangle(name, nullptr, nullptr, nullptr);
    const std::string wanted = demangled != nullptr ? demangled : name;
    free(demangled);
    for (auto &k : kernels()) {
        if (wanted != k.first->name)
            continue;
        if (module->object == nullptr)
            module->object = object_of(k.first);
        *function = (CUfunction)(uintptr_t)k.first;
        return CUDA_SUCCESS;
    }
    return CUDA_ERROR_NOT_FOUND;
}
/* A global is an array, with one element for each GPU. */
CUresult cuModuleGetGlobal(CUdeviceptr *at, size_t *size, CUmodule module, const char *name)
{
    const std::string size_name = std::string(name) + "_size";
    char *array = module->object != nullptr ? (char *)dlsym(module->object, name) : nullptr;
    const size_t *each = array != nullptr ? (const size_t *)dlsym(module->object, size_name.c_str()) : nullptr;
    if (each == nullptr || emu_context() == nullptr)
        return CUDA_ERROR_NOT_FOUND;
    *at = (CUdeviceptr)(array + (size_t)emu_context()->device * *each);
    *size = *each;
    emu_note_global(*at, *size, emu_context()->device);
    return CUDA_SUCCESS;
}

/* ---- How libferry finds the functions. */

static CUresult failure;
static CUresult fails(void)
{
    return failure;
}

extern "C" __attribute__((visibility("default"))) long ferryi_emu_left;
long ferryi_emu_left;

/* F, which fails when it is the n-th call. */
template <auto F>
struct counted;
template <typename... A, CUresult (*F)(A...)>
struct counted<F> {
    static CUresult call(A... args)
    {
        if (__atomic_load_n(&ferryi_emu_left, __ATOMIC_SEQ_CST) > 0 &&
            __atomic_sub_fetch(&ferryi_emu_left, 1, __ATOMIC_SEQ_CST) == 0)
            return CUDA_ERROR_OUT_OF_MEMORY;
        return F(args...);
    }
};
#define EMU_COUNTED(NAME)                                                                                              \
    {                                                                                                                  \
#NAME, (void *)counted < NAME> ::call                                                                          \
    }
static const struct {
    const char *name;
    void *call;
} counted_calls[] = {
    EMU_COUNTED(cuDevicePrimaryCtxRetain),
    EMU_COUNTED(cuMemAddressReserve),
    EMU_COUNTED(cuMemCreate),
    EMU_COUNTED(cuMemMap),
    EMU_COUNTED(cuMemSetAccess),
    EMU_COUNTED(cuMemExportToShareableHandle),
    EMU_COUNTED(cuMemImportFromShareableHandle),
    EMU_COUNTED(cuMemHostRegister),
    EMU_COUNTED(cuMemHostAlloc),
    EMU_COUNTED(cuMemAlloc),
    EMU_COUNTED(cuMemcpyAsync),
    EMU_COUNTED(cuMemcpy2DAsync),
    EMU_COUNTED(cuMemsetD8Async),
    EMU_COUNTED(cuStreamWriteValue32),
    EMU_COUNTED(cuStreamWriteValue64),
    EMU_COUNTED(cuStreamCreate),
    EMU_COUNTED(cuStreamCreateWithPriority),
    EMU_COUNTED(cuModuleLoadData),
    EMU_COUNTED(cuModuleGetFunction),
    EMU_COUNTED(cuModuleGetGlobal),
    EMU_COUNTED(cuLaunchKernel),
    EMU_COUNTED(cuLaunchCooperativeKernel),
};

CUresult cuGetProcAddress(const char *symbol, void **function, int, cuuint64_t, CUdriverProcAddressQueryResult *found)
{
    const char *fault = getenv("EMU_FAILS");
    const size_t length = strlen(symbol);
    Dl_info info;
    void *self = dladdr((void *)load_kernels, &info) != 0 ? dlopen(info.dli_fname, RTLD_NOW | RTLD_NOLOAD) : NULL;
    *function = NULL;
    for (const char *suffix : { "", "_v2", "_v3" })
        if (*function == NULL)
            *function = dlsym(self, (std::string(symbol) + suffix).c_str());
    for (const auto &each : counted_calls)
        if (strcmp(each.name, symbol) == 0)
            *function = each.call;
    if (fault != NULL && strncmp(fault, symbol, length) == 0 && fault[length] == '=') {
        failure = (CUresult)atoi(fault + length + 1);
        *function = (void *)fails;
    }
    *found = *function != NULL ? CU_GET_PROC_ADDRESS_SUCCESS : CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    return *function != NULL ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}
