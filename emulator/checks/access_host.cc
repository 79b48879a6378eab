/* SPDX-License-Identifier: BSD-3-Clause */
/* The host's accesses to GPU memory: those of instrumented code are told before they happen; others end in a SIGSEGV,
 * if the processor has protection keys, which is named here before it takes its way. */
#include "access.h"
#include "access_areas.h"
#include "access_check.h"
#include "emulator/here.h"
#include "emulator/say.h"
#include <csignal>
#include <cstdio>
#include <cstring>
#include <execinfo.h>
#include <mutex>
#include <string>
#include <ucontext.h>

namespace
{
struct sigaction before;

const char *remedy = "the host may not touch GPU memory: copy it by cudaMemcpy, or allocate it by cudaMallocManaged";

void host_touches(void *, uintptr_t at, size_t size, unsigned what, const void *pc)
{
    char line[256];
    const emu_area *a = emu_area_of(at);
    if (a == nullptr)
        return;
    (void)ferryi_access_line(pc, line, sizeof line);
    emu_error(CUDA_SUCCESS, pc, "%s: the host %s %zu byte%s at byte %zu of %s; %s", line,
              what & FERRYI_ACCESS_WRITE ? "writes" : "reads", size, size == 1 ? "" : "s", (size_t)(at - a->at),
              emu_area_text(a).c_str(), remedy);
}

const void *fault_pc(const void *context)
{
    const ucontext_t *c = (const ucontext_t *)context;
#if defined(__x86_64__)
    return (const void *)(c->uc_mcontext.gregs[REG_RIP] + 1); /* as a return address is */
#else
    return (const void *)(c->uc_mcontext.pc + 1);
#endif
}

/* The fault may be in memcpy(): the first caller with a line is whom the user knows. */
std::string fault_line(const void *pc)
{
    char line[256];
    void *pcs[32];
    if (ferryi_access_line(pc, line, sizeof line))
        return line;
    const std::string inner = line;
    const int n = backtrace(pcs, 32);
    int i = 0;
    while (i < n && (uintptr_t)pcs[i] + 1 != (uintptr_t)pc) /* the handler's own */
        i++;
    for (i++; i < n; i++)
        if (ferryi_access_line(pcs[i], line, sizeof line))
            return std::string(line) + " (in " + inner.substr(0, inner.find('+')) + ")";
    return inner;
}

void on_fault(int, siginfo_t *info, void *context)
{
    const uintptr_t at = (uintptr_t)info->si_addr;
    const void *pc = fault_pc(context);
    (void)sigaction(SIGSEGV, &before, nullptr); /* on return the fault is raised again */
    if (emu_device_of_block() >= 0) {
        emu_stack_ends_at(at, fault_line(pc));
        if (!emu_watch_fault(at, pc))
            emu_say("%s: an access of %p, which is none of its memory, raises a fault", fault_line(pc).c_str(),
                    (const void *)at);
        return;
    }
    const emu_area *a = emu_area_of(at);
    if (a == nullptr || a->kind == EMU_AREA_HOST || a->kind == EMU_AREA_MODULE)
        return;
    fflush(stdout);
    emu_say("%s: the host touches byte %zu of %s; %s", fault_line(pc).c_str(), (size_t)(at - a->at),
            emu_area_text(a).c_str(), a->is_freed ? "it was freed" : remedy);
}
} // namespace

void emu_host_catches_faults(void)
{
    static std::once_flag once;
    std::call_once(once, [] {
        struct sigaction own = {};
        own.sa_sigaction = on_fault;
        own.sa_flags = SA_SIGINFO | SA_ONSTACK;
        sigemptyset(&own.sa_mask);
        (void)sigaction(SIGSEGV, &own, &before);
        ferryi_access_observe(FERRYI_ACCESS_EMULATOR, host_touches, nullptr);
    });
}

void emu_host_must_not_touch(uintptr_t at, size_t size)
{
    if (!emu_is_checked())
        return;
    emu_host_catches_faults();
    (void)ferryi_access_watch(FERRYI_ACCESS_EMULATOR, (const void *)at, size);
}

void emu_host_may_touch(uintptr_t at)
{
    (void)ferryi_access_unwatch(FERRYI_ACCESS_EMULATOR, (const void *)at);
}
