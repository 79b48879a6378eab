/* SPDX-License-Identifier: BSD-3-Clause */
/* What a program is linked with, from its ELF file. */
#include "launcher/run.h"
#include "runtime/base/elf.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Searches as execvp does. */
static int open_program(const char *program)
{
    const char *path = getenv("PATH");
    char full[PATH_MAX];
    if (strchr(program, '/') != NULL || path == NULL)
        return ferryi_fd(open(program, O_RDONLY | O_CLOEXEC));
    for (;; path++) {
        size_t length = strcspn(path, ":");
        if (length + strlen(program) + 2 < sizeof full) {
            snprintf(full, sizeof full, "%.*s%s%s", (int)length, path, length > 0 ? "/" : "", program);
            if (access(full, X_OK) == 0)
                return ferryi_fd(open(full, O_RDONLY | O_CLOEXEC));
        }
        path += length;
        if (*path == '\0')
            return -1;
    }
}

static uint64_t offset_of(const ElfW(Phdr) * p, size_t n, uint64_t address)
{
    for (size_t i = 0; i < n; i++)
        if (p[i].p_type == PT_LOAD && address - p[i].p_vaddr < p[i].p_filesz)
            return p[i].p_offset + (address - p[i].p_vaddr);
    return UINT64_MAX;
}

static int needs_mpi(const ferryi_elf_file *file)
{
    const ElfW(Ehdr) *e = (const ElfW(Ehdr) *)(const void *)file->bytes;
    if (e->e_phentsize != sizeof(ElfW(Phdr)) || e->e_phoff % sizeof(void *) != 0 ||
        !ferryi_elf_lies_in(file, e->e_phoff, (uint64_t)e->e_phnum * sizeof(ElfW(Phdr))))
        return 0;
    const ElfW(Phdr) *p = (const ElfW(Phdr) *)(const void *)(file->bytes + e->e_phoff);
    for (size_t i = 0; i < e->e_phnum; i++) {
        if (p[i].p_type != PT_DYNAMIC || p[i].p_offset % sizeof(void *) != 0 ||
            !ferryi_elf_lies_in(file, p[i].p_offset, p[i].p_filesz))
            continue;
        const ElfW(Dyn) *d = (const ElfW(Dyn) *)(const void *)(file->bytes + p[i].p_offset);
        size_t n = p[i].p_filesz / sizeof *d;
        uint64_t names = UINT64_MAX;
        for (size_t k = 0; k < n && d[k].d_tag != DT_NULL; k++)
            if (d[k].d_tag == DT_STRTAB)
                names = offset_of(p, e->e_phnum, d[k].d_un.d_ptr);
        for (size_t k = 0; k < n && d[k].d_tag != DT_NULL; k++)
            if (d[k].d_tag == DT_NEEDED && names < file->size && ferryi_elf_lies_in(file, names + d[k].d_un.d_val, 7) &&
                memcmp(file->bytes + names + d[k].d_un.d_val, "libmpi", 6) == 0)
                return 1;
    }
    return 0;
}

static int is_ferrys(void *unused, const char *name, const ElfW(Sym) * symbol)
{
    (void)unused;
    return symbol->st_shndx != SHN_UNDEF && strcmp(name, "ferry_my_pe") == 0;
}

int run_needs_mpi(const char *program)
{
    ferryi_elf_file file;
    if (!ferryi_elf_map(open_program(program), &file))
        return 0;
    const int yes = needs_mpi(&file);
    ferryi_elf_unmap(&file);
    return yes;
}

/* A function that every program of ferry calls, defined in the file itself. */
int run_has_ferry_inside(const char *program)
{
    ferryi_elf_file file;
    if (!ferryi_elf_map(open_program(program), &file))
        return 0;
    const int yes = ferryi_elf_symbols(&file, STT_FUNC, is_ferrys, NULL);
    ferryi_elf_unmap(&file);
    return yes;
}
