/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels of two translation units, of a shared library loaded after ferry_init, and of a driver module all know their
 * PE, with relocatable device code and without.  Built as images_share_a_pe and images_share_a_pe_rdc. */
#include "gpu_test.h"
#include "images.h"
#include <cuda.h>
#include <dlfcn.h>
#include <string>

__global__ void here(uint64_t *words, int *bad)
{
    int to = (ferry_my_pe() + 1) % ferry_n_pes();
    KERNEL_CHECK(bad, ferry_uint64_atomic_inc(words, to) == FERRY_SUCCESS);
}

static std::string beside(const char *argv0, const char *name)
{
    std::string path(argv0);
    size_t slash = path.rfind('/');
    return (slash == std::string::npos ? std::string(".") : path.substr(0, slash)) + "/" + name;
}

/* The driver's functions, looked up at run time: the program also starts without a driver. */
#define DRIVER(NAME) decltype(&NAME) p_##NAME = (decltype(&NAME))dlsym(driver, #NAME)

/* unloaded: the program forgets ferry_module_finalize. */
static void by_module(uint64_t *words, int unloaded)
{
    CUmodule module;
    CUfunction kernel;
    int *bad = bad_word;
    void *arguments[] = { &words, &bad }, *driver = dlopen("libcuda.so.1", RTLD_NOW);
    CHECK(driver != NULL);
    DRIVER(cuModuleLoad);
    DRIVER(cuModuleGetFunction);
    DRIVER(cuModuleUnload);
    DRIVER(cuLaunchKernel);
    CHECK(p_cuModuleLoad(&module, beside(program, "images_module.fatbin").c_str()) == CUDA_SUCCESS);
    CHECK(p_cuModuleGetFunction(&kernel, module, "in_a_module") == CUDA_SUCCESS);
    CHECK(ferry_module_finalize(module) == FERRY_ERR_INVALID_ARG);
    CHECK_OK(ferry_module_init(module));
    CHECK(p_cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, NULL, arguments, NULL) == CUDA_SUCCESS);
    KERNELS_PASS();
    if (!unloaded)
        CHECK_OK(ferry_module_finalize(module));
    CHECK(p_cuModuleUnload(module) == CUDA_SUCCESS);
}

static void test(void)
{
    uint64_t *words = (uint64_t *)MADE(ferry_calloc(2, sizeof *words));
    CHECK_OK(ferry_barrier_all());
    here<<<1, 1>>>(words, bad_word);
    images_other(words, bad_word);
    KERNELS_PASS();
    for (int i = 0; i < 3; i++) { /* loaded, used, gone, loaded again */
        void *library = dlopen(beside(program, "images_late.so").c_str(), RTLD_NOW | RTLD_LOCAL);
        if (library == NULL)
            fail(__LINE__, dlerror());
        void (*late)(uint64_t *, int *) = (void (*)(uint64_t *, int *))dlsym(library, "images_late");
        CHECK(late != NULL);
        late(words, bad_word);
        KERNELS_PASS();
        CHECK(dlclose(library) == 0);
    }
    by_module(words, 0);
    by_module(words, 1);
    CHECK_OK(ferry_barrier_all());
    CHECK(ferry_uint64_g(words, me) == 7);
    char *more = (char *)MADE(ferry_malloc((size_t)64 << 20)); /* the world changes: all images are told */
    here<<<1, 1>>>((uint64_t *)more, bad_word);
    images_other((uint64_t *)more, bad_word);
    KERNELS_PASS();
    CHECK_OK(ferry_free(more));
}
