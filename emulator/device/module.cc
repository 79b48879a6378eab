/* SPDX-License-Identifier: BSD-3-Clause */
/* Modules: their kernels come from the shared objects of EMU_KERNELS, for any loaded code.
 *
 *   EMU_KERNELS     shared objects with kernels, separated by colons (default: those beside this driver) */
#include "emulator/driver.h"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <dlfcn.h>
#include <mutex>
#include <string>
#include <unistd.h>
#include <vector>

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
        for (const char *name : { "collectives.so", "comm.so", "host_call.so", "measure.so", "moe.so", "verdict.so" })
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
    if (emu_asked_to_fail("cuModuleLoadData") != CUDA_SUCCESS)
        return emu_asked_to_fail("cuModuleLoadData");
    std::call_once(once, load_kernels);
    *module = new CUmod_st{ nullptr };
    return CUDA_SUCCESS;
}
/* The file must be there; its code is not looked at. */
CUresult cuModuleLoad(CUmodule *module, const char *path)
{
    if (path == nullptr || access(path, R_OK) != 0)
        return path == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_FILE_NOT_FOUND;
    return cuModuleLoadData(module, path);
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
