/* SPDX-License-Identifier: BSD-3-Clause */
/* The memory that ferry-run and the PEs share, its locks, and places in the program. */
#include "observe/check/engine.h"
#include "runtime/base/elf.h"
#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unwind.h>

check_state check;
static pthread_mutex_t mine = PTHREAD_MUTEX_INITIALIZER;
static _Thread_local int inside;

int check_open(void)
{
    const char *given = getenv(FERRYI_CHECK_VARIABLE);
    char path[64];
    unsigned first, n;
    if (given == NULL || sscanf(given, "%63[^:]:%u:%u", path, &first, &n) != 3)
        return 0;
    const int fd = ferryi_fd(open(path, O_RDWR | O_CLOEXEC));
    const uint64_t size = check_total_bytes(n);
    void *mapped = fd >= 0 && (uint64_t)lseek(fd, 0, SEEK_END) >= size
                       ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, fd, 0)
                       : MAP_FAILED;
    if (fd >= 0)
        close(fd);
    if (mapped == MAP_FAILED) {
        fprintf(stderr,
                "ferry: --check: %s cannot be mapped here: run this PE under the same user as ferry-run, and "
                "without a limit of address space (ulimit -v)\n",
                path);
        return 0;
    }
    (void)madvise(mapped, size, MADV_DONTFORK); /* a child is no PE */
    check.base = mapped;
    check.head = mapped;
    check.n_pes = n;
    check.first = first;
    check.n_clock = n * CHECK_LANES;
    return 1;
}

/* A child of fork() is no PE. */
static void leave_child(void)
{
    check.ready = 0;
}

void check_be(int pe)
{
    const uint32_t me = (uint32_t)pe - check.first;
    if (check.ready || pe < 0 || me >= check.n_pes)
        return;
    check.me = me;
    check.process = (uint32_t)getpid();
    check_area(me)->process = check.process;
    (void)pthread_atfork(NULL, NULL, leave_child);
    check.ready = 1;
}

check_pe *check_area(uint32_t pe)
{
    return (check_pe *)(void *)(check.base + check_pe_at(check.n_pes, pe));
}

uint32_t *check_word_clock(uint32_t pe, uint32_t word, uint32_t update)
{
    const uint64_t at = check_word_clocks_at(check.n_pes, pe) +
                        (word * (CHECK_HISTORY + 1ull) + update) * check_clock_bytes(check.n_pes);
    return (uint32_t *)(void *)(check.base + at);
}

uint32_t *check_meeting_clock(uint32_t team, uint32_t meeting)
{
    const uint64_t at =
        check_meeting_clocks_at() + (team * (uint64_t)CHECK_MEETINGS + meeting) * check_clock_bytes(check.n_pes);
    return (uint32_t *)(void *)(check.base + at);
}

/* The holder may be killed: then whoever waits takes the lock over. */
void check_lock(uint32_t *lock)
{
    for (unsigned n = 1;; n++) {
        uint32_t holder = 0;
        if (__atomic_compare_exchange_n(lock, &holder, check.process, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
            return;
        if (n % 64 == 0)
            sched_yield();
        if (n % 65536 == 0 && kill((pid_t)holder, 0) != 0 && errno == ESRCH &&
            __atomic_compare_exchange_n(lock, &holder, check.process, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
            return;
    }
}

void check_unlock(uint32_t *lock)
{
    __atomic_store_n(lock, 0, __ATOMIC_RELEASE);
}

void check_enter(void)
{
    inside = 1;
    pthread_mutex_lock(&mine);
}

void check_exit(void)
{
    pthread_mutex_unlock(&mine);
    inside = 0;
}

int check_is_inside(void)
{
    return inside;
}

/* ---- Places. */

/* The number + 1 of the module; 0: none. */
static uint32_t module_of(uintptr_t at, uint64_t *offset)
{
    check_pe *area = check_area(check.me);
    ferryi_elf_place place;
    if (!ferryi_elf_find((const void *)at, &place) || place.path[0] == '\0' || strlen(place.path) >= CHECK_PATH)
        return 0;
    *offset = place.value;
    for (uint32_t i = 0; i < area->n_modules; i++)
        if (strcmp(area->module[i], place.path) == 0)
            return i + 1;
    if (area->n_modules == CHECK_MODULES)
        return 0;
    strcpy(area->module[area->n_modules], place.path);
    return ++area->n_modules;
}

static uint32_t hash_of(uintptr_t pc, const char *file, uint32_t line, const char *name)
{
    uint64_t h = pc ^ (uintptr_t)file ^ (uint64_t)line << 32 ^ (uintptr_t)name << 7;
    h *= 0x9e3779b97f4a7c15u;
    return (uint32_t)(h >> 40);
}

/* What each number stands for in this process. */
static struct {
    uintptr_t pc;
    const char *file, *name;
    uint32_t line;
} known[CHECK_PLACES];

/* 0 is no place: when the table is full. */
uint32_t check_place_of(const void *pc, const char *file, uint32_t line, const char *name, uint32_t flags)
{
    const char *scope = flags & FERRYI_EVENT_WARP ? "_warp" : flags & FERRYI_EVENT_BLOCK ? "_block" : "";
    check_pe *area = check_area(check.me);
    const uintptr_t at = (uintptr_t)pc;
    uint32_t i = hash_of(at, file, line, name) % CHECK_PLACES;
    for (uint32_t n = 0; n < 64; n++, i = (i + 1) % CHECK_PLACES) {
        check_place *p = &area->place[i];
        if (i == 0)
            continue;
        if (p->used && known[i].pc == at && known[i].file == file && known[i].line == line && known[i].name == name)
            return i;
        if (p->used)
            continue;
        known[i].pc = at;
        known[i].file = file;
        known[i].line = line;
        known[i].name = name;
        if (file != NULL)
            snprintf(p->file, sizeof p->file, "%s", file);
        else
            p->module = module_of(at, &p->offset);
        p->line = line;
        snprintf(p->name, sizeof p->name, "%s%s", name, strstr(name, scope) == NULL ? scope : "");
        __atomic_store_n(&p->used, 1, __ATOMIC_RELEASE);
        return i;
    }
    return 0;
}

struct walk {
    uintptr_t from, found[2];
    int n, seen;
};

static _Unwind_Reason_Code step(struct _Unwind_Context *context, void *arg)
{
    struct walk *w = arg;
    const uintptr_t pc = _Unwind_GetIP(context);
    if (w->seen)
        w->found[w->n++] = pc;
    w->seen |= pc == w->from;
    return w->n == 2 ? _URC_END_OF_STACK : _URC_NO_REASON;
}

void check_callers(const void *pc, uint32_t caller[2])
{
    struct walk w = { .from = (uintptr_t)pc };
    if (pc != NULL)
        (void)_Unwind_Backtrace(step, &w);
    for (int i = 0; i < 2; i++)
        caller[i] = i < w.n ? check_place_of((const void *)w.found[i], NULL, 0, "caller", 0) : 0;
}
