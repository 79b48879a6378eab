/* SPDX-License-Identifier: BSD-3-Clause */
/* How libferry finds the functions, and those that fail on demand.
 *
 *   EMU_FAILS       a function and its error: "cuMemCreate=2"
 * If a program sets ferryi_emu_left to n, its n-th allocating call from then on fails for lack of memory. */
#include "emulator/driver.h"
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <string>

CUresult emu_asked_to_fail(const char *function)
{
    const char *fault = getenv("EMU_FAILS");
    const size_t length = strlen(function);
    return fault != NULL && strncmp(fault, function, length) == 0 && fault[length] == '='
               ? (CUresult)atoi(fault + length + 1)
               : CUDA_SUCCESS;
}

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
    EMU_COUNTED(cuIpcGetMemHandle),
    EMU_COUNTED(cuIpcOpenMemHandle),
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
    const CUresult asked = emu_asked_to_fail(symbol);
    Dl_info info;
    void *self = dladdr((void *)fails, &info) != 0 ? dlopen(info.dli_fname, RTLD_NOW | RTLD_NOLOAD) : NULL;
    *function = NULL;
    for (const char *suffix : { "", "_v2", "_v3" })
        if (*function == NULL)
            *function = dlsym(self, (std::string(symbol) + suffix).c_str());
    for (const auto &each : counted_calls)
        if (strcmp(each.name, symbol) == 0)
            *function = each.call;
    if (asked != CUDA_SUCCESS) {
        failure = asked;
        *function = (void *)fails;
    }
    *found = *function != NULL ? CU_GET_PROC_ADDRESS_SUCCESS : CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
    return *function != NULL ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}
