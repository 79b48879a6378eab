/* SPDX-License-Identifier: BSD-3-Clause */
#include "emulator/say.h"
#include "block.h"
#include "emulator/checks/access_check.h"
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

std::string emu_kernel_name(const ferryi_emu_kernel *kernel)
{
    const char *name = strstr(kernel->name, "F = "); /* of [with auto* F = name] */
    std::string text = name != nullptr ? name + 4 : kernel->name;
    if (name != nullptr && !text.empty() && text.back() == ']')
        text.pop_back();
    return text;
}

std::string emu_triple(uint3 v)
{
    char text[48];
    snprintf(text, sizeof text, "(%u,%u,%u)", v.x, v.y, v.z);
    return text;
}

static void say(const char *format, va_list ap)
{
    char text[2048];
    vsnprintf(text, sizeof text, format, ap);
    const ferryi_emu_place *place = ferryi_emu_here();
    if (place == nullptr)
        fprintf(stderr, "emulator, process %d: %s\n", (int)getpid(), text);
    else
        fprintf(stderr, "emulator, process %d: kernel %s, block %s, thread %s: %s\n", (int)getpid(),
                emu_kernel_name(emu_grid_here()->kernel).c_str(), emu_triple(place->block).c_str(),
                emu_triple(place->thread).c_str(), text);
}

void emu_say(const char *format, ...)
{
    va_list ap;
    va_start(ap, format);
    say(format, ap);
    va_end(ap);
}

void emu_die(const char *format, ...)
{
    va_list ap;
    const int device = emu_device_of_block();
    fflush(stdout); /* what kernels have printed comes before */
    if (device < 0 || emu_gpu_failed(device) == CUDA_SUCCESS) {
        va_start(ap, format);
        say(format, ap);
        va_end(ap);
    }
    if (device >= 0 && emu_gives_statuses())
        emu_block_leaves(CUDA_ERROR_LAUNCH_FAILED);
    abort();
}

long emu_number(const char *variable, long otherwise)
{
    const char *text = getenv(variable);
    return text != NULL ? atol(text) : otherwise;
}
