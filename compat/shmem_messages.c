/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages in OpenSHMEM's terms, and the abort of a job after an error that no status can report. */
#include "compat/messages.h"
#include "compat/shmem_lib.h"
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Thread_local unsigned shmemi_refusals;

/* Calls named in ferry's messages that OpenSHMEM has under the same name. */
static const char *const same[] = {
    "align",
    "calloc",
    "clear_lock",
    "ctx_create",
    "ctx_destroy",
    "ctx_get_team",
    "finalize",
    "free",
    "global_exit",
    "init",
    "init_thread",
    "malloc",
    "malloc_with_hints",
    "n_pes",
    "pe_quiet",
    "query_initialized",
    "query_thread",
    "realloc",
    "set_lock",
    "team_create_ctx",
    "team_destroy",
    "team_get_config",
    "team_split_2d",
    "team_split_strided",
    "test_lock",
};

static int is_same(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        if (strlen(same[i]) == length && strncmp(same[i], name, length) == 0)
            return 1;
    return 0;
}

static int find_same(const char *name, size_t length, char *with, size_t size)
{
    return is_same(name, length) && snprintf(with, size, "shmem_%.*s", (int)length, name) > 0;
}

static const char *at_address(const struct dl_phdr_info *object, ElfW(Addr) address)
{
    return (const char *)(address < object->dlpi_addr ? object->dlpi_addr + address : address);
}

/* Names that objects take from elsewhere and that look like OpenSHMEM's. */
struct wanted {
    const char *name[256];
    size_t n;
    int linked_in; /* this library is a part of the program, which was linked so because it calls OpenSHMEM */
};

static void collect(struct wanted *wanted, const ElfW(Rela) * r, size_t nbytes, const ElfW(Sym) * symbols,
                    const char *names)
{
    for (size_t i = 0; i < nbytes / sizeof *r; i++) {
        const size_t symbol = sizeof(void *) == 8 ? (size_t)(r[i].r_info >> 32) : (size_t)r[i].r_info >> 8;
        const char *name = names + symbols[symbol].st_name;
        if (symbol != 0 && symbols[symbol].st_shndx == SHN_UNDEF &&
            (strncmp(name, "shmem", 5) == 0 || strncmp(name, "pshmem", 6) == 0 || strcmp(name, "start_pes") == 0) &&
            wanted->n < sizeof wanted->name / sizeof *wanted->name)
            wanted->name[wanted->n++] = name;
    }
}

/* Collects what objects other than this library want: for dl_iterate_phdr(3). */
static int collect_of(struct dl_phdr_info *object, size_t unused, void *to)
{
    struct wanted *wanted = to;
    const ElfW(Addr) here = (ElfW(Addr)) & shmemi_refused;
    const ElfW(Dyn) *d = NULL;
    const char *names = NULL, *symbols = NULL, *tables[2] = { NULL, NULL };
    size_t nbytes[2] = { 0, 0 };
    (void)unused;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &object->dlpi_phdr[i];
        if (p->p_type == PT_LOAD && here - object->dlpi_addr - p->p_vaddr < p->p_memsz)
            return wanted->linked_in = object->dlpi_name[0] == '\0';
        if (p->p_type == PT_DYNAMIC)
            d = (const ElfW(Dyn) *)(object->dlpi_addr + p->p_vaddr);
    }
    for (; d != NULL && d->d_tag != DT_NULL; d++)
        if (d->d_tag == DT_STRTAB)
            names = at_address(object, d->d_un.d_ptr);
        else if (d->d_tag == DT_SYMTAB)
            symbols = at_address(object, d->d_un.d_ptr);
        else if (d->d_tag == DT_RELA || d->d_tag == DT_JMPREL)
            tables[d->d_tag == DT_JMPREL] = at_address(object, d->d_un.d_ptr);
        else if (d->d_tag == DT_RELASZ || d->d_tag == DT_PLTRELSZ)
            nbytes[d->d_tag == DT_PLTRELSZ] = d->d_un.d_val;
    if (names == NULL || symbols == NULL)
        return 0;
    for (int i = 0; i < 2; i++)
        if (tables[i] != NULL)
            collect(wanted, (const void *)tables[i], nbytes[i], (const void *)symbols, names);
    return 0;
}

/* Whether the program, or a library, calls OpenSHMEM.  Others have functions of such names, too, so each name is looked
 * up here; after dl_iterate_phdr(3), which keeps a lock that dlsym(3) needs. */
static int is_called(void)
{
    struct wanted wanted = { { NULL }, 0, 0 };
    Dl_info here;
    int called = 0;
    (void)dl_iterate_phdr(collect_of, &wanted);
    if (wanted.linked_in || dladdr((const void *)(uintptr_t)&shmemi_refused, &here) == 0)
        return wanted.linked_in;
    void *self = dlopen(here.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    for (size_t i = 0; self != NULL && i < wanted.n && !called; i++)
        called = dlsym(self, wanted.name[i]) != NULL;
    if (self != NULL)
        dlclose(self);
    return called;
}

/* A program that uses ferry.h may be linked with this library too (ferry-cc -showme:link).  Its messages keep ferry's
 * names. */
static void hook(ferry_status status, char *text, size_t size)
{
    static int calls; /* 0: not known */
    shmemi_refusals += status > FERRY_ERR_ABORTED;
    if (__atomic_load_n(&calls, __ATOMIC_RELAXED) == 0 && is_called())
        __atomic_store_n(&calls, 1, __ATOMIC_RELAXED);
    if (__atomic_load_n(&calls, __ATOMIC_RELAXED) != 0)
        messages_rename(text, size, find_same, "SHMEM_SYMMETRIC_SIZE");
}

void shmemi_refused(void)
{
    const char *on_fault = getenv("FERRY_ON_FAULT");
    if (on_fault != NULL && strcmp(on_fault, "report") == 0)
        return;
    (void)ferry_error(FERRY_ERR_ABORTED,
                      "a call that has no status to return was refused, as said above: this job ends with status 1; "
                      "FERRY_ON_FAULT=report goes on");
    ferry_global_exit(1);
}

/* Calls before shmem_init are refused too. */
static void __attribute__((constructor)) speak(void)
{
    ferry_set_message_hook(hook);
}
