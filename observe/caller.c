/* SPDX-License-Identifier: BSD-3-Clause */
/* Where the program made a call: for OpenSHMEM's programs the caller of libferry-shmem's function, for interpreters the
 * line that they name before the call. */
#include "observe/observe.h"
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <unwind.h>

static uintptr_t shmem_begin, shmem_end; /* libferry-shmem's code; 0: it is not in this process */
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int note_shmem(struct dl_phdr_info *info, size_t size, void *unused)
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
    dl_iterate_phdr(note_shmem, NULL);
}

static int is_shmem(uintptr_t pc)
{
    return pc - shmem_begin < shmem_end - shmem_begin;
}

typedef struct walk {
    uintptr_t from, found;
    int seen;  /* the frame of `from` has come */
    int outer; /* looks for the next frame, whatever file it is in */
} walk;

static _Unwind_Reason_Code step(struct _Unwind_Context *context, void *arg)
{
    walk *w = arg;
    const uintptr_t ip = _Unwind_GetIP(context);
    const int here = ip == w->from;
    w->seen |= here;
    if (!w->seen || (w->outer ? here : is_shmem(ip)))
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

const void *ferryi_observe_outer(const void *pc)
{
    walk w = { .from = (uintptr_t)pc, .outer = 1 };
    _Unwind_Backtrace(step, &w);
    return (const void *)w.found;
}

/* ---- Lines of interpreters. */

enum { MOST_SOURCES = 512 };

static __thread const char *named_file;
static __thread uint32_t named_line;

/* A copy that lives as long as the process; NULL when there are too many. */
static const char *keep(const char *file)
{
    static const char *kept[MOST_SOURCES];
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    const char *found = NULL;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < MOST_SOURCES && found == NULL; i++) {
        if (kept[i] == NULL)
            kept[i] = strdup(file);
        if (kept[i] == NULL)
            break;
        found = strcmp(kept[i], file) == 0 ? kept[i] : NULL;
    }
    pthread_mutex_unlock(&lock);
    return found;
}

void ferryi_observe_place(const char *file, uint32_t line)
{
    named_file = named_file != NULL && strcmp(named_file, file) == 0 ? named_file : keep(file);
    named_line = line;
}

void ferryi_observe_take_place(ferryi_event *event)
{
    if (named_line == 0)
        return;
    event->file = named_file;
    event->line = named_line;
    named_line = 0;
}
