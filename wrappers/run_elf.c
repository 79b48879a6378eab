/* SPDX-License-Identifier: BSD-3-Clause */
/* What a program is linked with, from its ELF file. */
#include "runtime/base/fd.h"
#include "wrappers/run.h"
#include <elf.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

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

/* Checks an offset of the file, which may be damaged. */
static int lies_in(uint64_t offset, uint64_t n, size_t size)
{
    return offset <= size && n <= size - offset;
}

static uint64_t offset_of(const ElfW(Phdr) * p, size_t n, uint64_t address)
{
    for (size_t i = 0; i < n; i++)
        if (p[i].p_type == PT_LOAD && address - p[i].p_vaddr < p[i].p_filesz)
            return p[i].p_offset + (address - p[i].p_vaddr);
    return UINT64_MAX;
}

static int needs_mpi(const char *file, size_t size)
{
    const ElfW(Ehdr) *e = (const ElfW(Ehdr) *)(const void *)file;
    if (size < sizeof *e || memcmp(e->e_ident, ELFMAG, SELFMAG) != 0 ||
        e->e_ident[EI_CLASS] != (sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32) ||
        e->e_phentsize != sizeof(ElfW(Phdr)) || e->e_phoff % sizeof(void *) != 0 ||
        !lies_in(e->e_phoff, (uint64_t)e->e_phnum * sizeof(ElfW(Phdr)), size))
        return 0;
    const ElfW(Phdr) *p = (const ElfW(Phdr) *)(const void *)(file + e->e_phoff);
    for (size_t i = 0; i < e->e_phnum; i++) {
        if (p[i].p_type != PT_DYNAMIC || p[i].p_offset % sizeof(void *) != 0 ||
            !lies_in(p[i].p_offset, p[i].p_filesz, size))
            continue;
        const ElfW(Dyn) *d = (const ElfW(Dyn) *)(const void *)(file + p[i].p_offset);
        size_t n = p[i].p_filesz / sizeof *d;
        uint64_t names = UINT64_MAX;
        for (size_t k = 0; k < n && d[k].d_tag != DT_NULL; k++)
            if (d[k].d_tag == DT_STRTAB)
                names = offset_of(p, e->e_phnum, d[k].d_un.d_ptr);
        for (size_t k = 0; k < n && d[k].d_tag != DT_NULL; k++)
            if (d[k].d_tag == DT_NEEDED && names < size && lies_in(names + d[k].d_un.d_val, 7, size) &&
                memcmp(file + names + d[k].d_un.d_val, "libmpi", 6) == 0)
                return 1;
    }
    return 0;
}

/* A function that every program of ferry calls, defined in the file itself. */
static int has_ferry_inside(const char *file, size_t size)
{
    const ElfW(Ehdr) *e = (const ElfW(Ehdr) *)(const void *)file;
    if (size < sizeof *e || memcmp(e->e_ident, ELFMAG, SELFMAG) != 0 ||
        e->e_ident[EI_CLASS] != (sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32) ||
        e->e_shentsize != sizeof(ElfW(Shdr)) || e->e_shoff % sizeof(void *) != 0 ||
        !lies_in(e->e_shoff, (uint64_t)e->e_shnum * sizeof(ElfW(Shdr)), size))
        return 0;
    const ElfW(Shdr) *s = (const ElfW(Shdr) *)(const void *)(file + e->e_shoff);
    for (size_t i = 0; i < e->e_shnum; i++) {
        if (s[i].sh_type != SHT_SYMTAB || s[i].sh_link >= e->e_shnum || s[i].sh_offset % sizeof(void *) != 0 ||
            !lies_in(s[i].sh_offset, s[i].sh_size, size))
            continue;
        const ElfW(Sym) *symbol = (const ElfW(Sym) *)(const void *)(file + s[i].sh_offset);
        const ElfW(Shdr) *names = &s[s[i].sh_link];
        for (size_t k = 0; k < s[i].sh_size / sizeof *symbol; k++)
            if (symbol[k].st_shndx != SHN_UNDEF && (symbol[k].st_info & 15) == STT_FUNC &&
                lies_in(names->sh_offset + symbol[k].st_name, 14, size) &&
                memcmp(file + names->sh_offset + symbol[k].st_name, "ferry_my_pe", 12) == 0)
                return 1;
    }
    return 0;
}

static int look_at(const char *program, int (*question)(const char *file, size_t size))
{
    struct stat st;
    int fd = open_program(program), yes = 0;
    if (fd < 0)
        return 0;
    if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0) {
        void *file = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
        if (file != MAP_FAILED) {
            yes = question(file, (size_t)st.st_size);
            munmap(file, (size_t)st.st_size);
        }
    }
    close(fd);
    return yes;
}

int run_needs_mpi(const char *program)
{
    return look_at(program, needs_mpi);
}

int run_has_ferry_inside(const char *program)
{
    return look_at(program, has_ferry_inside);
}
