/* SPDX-License-Identifier: BSD-3-Clause */
/* Whether the driver can run the library's kernels; stands in for them in a build without nvcc. */
#include "runtime/gpu/code.h"
#include <dlfcn.h>
#include <stddef.h>

#ifdef FERRYI_HAS_KERNELS
int ferryi_code_fits_driver(void)
{
    return 1;
}
#else
const unsigned char ferryi_code_host_call[] = { 0 }, ferryi_code_moe[] = { 0 }, ferryi_code_comm[] = { 0 };
const unsigned char ferryi_code_verdict[] = { 0 }, ferryi_code_measure[] = { 0 }, ferryi_code_collectives[] = { 0 };

/* The emulated driver has a function of its own. */
int ferryi_code_fits_driver(void)
{
    void *driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
    const int fits = driver != NULL && dlsym(driver, "ferryi_emu_device") != NULL;
    if (driver != NULL)
        (void)dlclose(driver);
    return fits;
}
#endif
