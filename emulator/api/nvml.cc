/* SPDX-License-Identifier: BSD-3-Clause */
/* An NVML for emulated GPUs that has no answers.  Without it a program would ask the machine's real NVML, which may
 * take seconds and a dozen descriptors. */
#define EMU_API extern "C" __attribute__((visibility("default")))

EMU_API int nvmlInit_v2(void);
EMU_API const char *nvmlErrorString(int error);

int nvmlInit_v2(void)
{
    return 9;
}

const char *nvmlErrorString(int)
{
    return "Driver Not Loaded";
}
