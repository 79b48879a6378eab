/* SPDX-License-Identifier: BSD-3-Clause */
/* Where the program made a call: for OpenSHMEM's programs the caller of libferry-shmem's function. */
#include "observe/observe.h"
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <unwind.h>

static uintptr_t shmem_begin, shmem_end; /* libferry-shmem's code; 0: it is not in this process */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int look(struct dl_phdr_info *info, size_t size, void *unused)
{
    (void)size;
    (void)unused;
    const char *name = strrchr(info->dlpi_name, '/');
    if (strncmp(name != NULL ? name + 1 : info->dlpi_name, "libferry-shmem", 14) != 0)
        return 0;
    for (int i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_LOAD && (info->dlpi_phdr[i].p_flags & PF_X) != 0) {
            shmem_begin = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
            shmem_end = shmem_begin + info->dlpi_phdr[i].p_memsz;
        }
    return 1;
}

static void find(void)
{
    dl_iterate_phdr(look, NULL);
}

static int is_shmem(uintptr_t pc)
{
    return pc - shmem_begin < shmem_end - shmem_begin;
}

typedef struct walk {
    uintptr_t from, found;
    int seen;
} walk;

static _Unwind_Reason_Code step(struct _Unwind_Context *context, void *arg)
{
    walk *w = arg;
    const uintptr_t ip = _Unwind_GetIP(context);
    w->seen |= ip == w->from;
    if (!w->seen || is_shmem(ip))
        return _URC_NO_REASON;
    w->found = ip;
    return _URC_END_OF_STACK;
}

const void *ferryi_observe_caller(const void *pc)
{
    const uintptr_t at = (uintptr_t)pc;
    pthread_once(&once, find);
    if (!is_shmem(at))
        return pc;
    walk w = { .from = at };
    _Unwind_Backtrace(step, &w);
    return w.found != 0 ? (const void *)w.found : pc;
}
