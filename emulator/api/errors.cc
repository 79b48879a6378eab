/* SPDX-License-Identifier: BSD-3-Clause */
/* The names of errors, and their sentences. */
#include "emulator/driver.h"

namespace
{
struct named {
    int number;
    const char *driver, *runtime, *text;
};
const named errors[] = {
#define FERRYI_EMU_ERROR(NUMBER, DRIVER, RUNTIME, TEXT) { NUMBER, #DRIVER, #RUNTIME, TEXT },
#define FERRYI_EMU_RUNTIME_ERROR(NUMBER, RUNTIME, TEXT) { NUMBER, nullptr, #RUNTIME, TEXT },
#include "emulate/errors.h"
#undef FERRYI_EMU_ERROR
#undef FERRYI_EMU_RUNTIME_ERROR
};

const named *find(int number)
{
    for (const named &each : errors)
        if (each.number == number)
            return &each;
    return nullptr;
}
} // namespace

CUresult cuGetErrorName(CUresult error, const char **name)
{
    const named *found = find((int)error);
    *name = found != nullptr ? found->driver : nullptr;
    return *name != nullptr ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
CUresult cuGetErrorString(CUresult error, const char **text)
{
    const named *found = find((int)error);
    *text = found != nullptr && found->driver != nullptr ? found->text : nullptr;
    return *text != nullptr ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
const char *cudaGetErrorName(cudaError_t error)
{
    const named *found = find((int)error);
    return found != nullptr ? found->runtime : "unrecognized error code";
}
const char *cudaGetErrorString(cudaError_t error)
{
    const named *found = find((int)error);
    return found != nullptr ? found->text : "unrecognized error code";
}
