/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_ELF_H
#define FERRYI_ELF_H

/* The ELF files that this process has loaded, and the symbols of a file.  A file may be damaged, or replaced since it
 * was loaded: every offset and size that it states is checked. */
#include "runtime/base/fd.h"
#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

/* The file that has an address. */
typedef struct ferryi_elf_place {
    uintptr_t address;
    uintptr_t value; /* the address as the file's symbols have it */
    int is_tls;      /* the address is in this thread's thread-local memory: value counts from its begin */
    int is_program;
    char path[4096];
} ferryi_elf_place;

static inline int ferryi_elf_has(struct dl_phdr_info *info, size_t size, void *argument)
{
    ferryi_elf_place *p = (ferryi_elf_place *)argument;
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        const int is_tls = part->p_type == PT_TLS && info->dlpi_tls_data != NULL;
        const uintptr_t start = is_tls ? (uintptr_t)info->dlpi_tls_data : info->dlpi_addr + part->p_vaddr;
        if ((part->p_type != PT_LOAD && !is_tls) || p->address - start >= part->p_memsz)
            continue;
        p->is_tls = is_tls;
        p->value = p->address - (is_tls ? start : info->dlpi_addr);
        p->is_program = info->dlpi_name[0] == '\0';
        const ssize_t n = p->is_program ? readlink("/proc/self/exe", p->path, sizeof p->path - 1)
                                        : snprintf(p->path, sizeof p->path, "%s", info->dlpi_name);
        p->path[n > 0 && (size_t)n < sizeof p->path ? n : 0] = '\0';
        return 1;
    }
    return 0;
}

/* Finds the file that has the address; 0: none has it. */
static inline int ferryi_elf_find(const void *address, ferryi_elf_place *place)
{
    memset(place, 0, sizeof *place);
    place->address = (uintptr_t)address;
    return dl_iterate_phdr(ferryi_elf_has, place);
}

typedef struct ferryi_elf_file {
    const char *bytes;
    size_t size;
} ferryi_elf_file;

static inline int ferryi_elf_lies_in(const ferryi_elf_file *file, uint64_t offset, uint64_t n)
{
    return offset <= file->size && n <= file->size - offset;
}

/* Maps the file of fd, and closes fd, which may be -1.  0: it is no ELF file of this machine's kind. */
static inline int ferryi_elf_map(int fd, ferryi_elf_file *file)
{
    struct stat st;
    void *bytes = MAP_FAILED;
    if (fd < 0)
        return 0;
    if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && (size_t)st.st_size >= sizeof(ElfW(Ehdr)))
        bytes = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
    close(fd);
    if (bytes == MAP_FAILED)
        return 0;
    *file = (ferryi_elf_file){ (const char *)bytes, (size_t)st.st_size };
    const unsigned char *id = ((const ElfW(Ehdr) *)bytes)->e_ident;
    if (memcmp(id, ELFMAG, SELFMAG) == 0 && id[EI_CLASS] == (sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32))
        return 1;
    munmap(bytes, file->size);
    return 0;
}

static inline void ferryi_elf_unmap(const ferryi_elf_file *file)
{
    munmap((void *)(uintptr_t)file->bytes, file->size);
}

/* The file's sections; *n: how many. */
static inline const ElfW(Shdr) * ferryi_elf_sections(const ferryi_elf_file *file, size_t *n)
{
    const ElfW(Ehdr) *head = (const ElfW(Ehdr) *)(const void *)file->bytes;
    *n = head->e_shentsize == sizeof(ElfW(Shdr)) && head->e_shoff % sizeof(void *) == 0 &&
                 ferryi_elf_lies_in(file, head->e_shoff, (uint64_t)head->e_shnum * sizeof(ElfW(Shdr)))
             ? head->e_shnum
             : 0;
    return (const ElfW(Shdr) *)(const void *)(file->bytes + (*n > 0 ? head->e_shoff : 0));
}

typedef int ferryi_elf_symbol_fn(void *argument, const char *name, const ElfW(Sym) * symbol);

/* Calls each() for the symbols of a type (STT_*) that have a size, until it returns other than 0, which is returned
 * then.  A stripped file has those of its dynamic table only. */
static inline int ferryi_elf_symbols(const ferryi_elf_file *file, int type, ferryi_elf_symbol_fn *each, void *argument)
{
    size_t n, table = 0;
    const ElfW(Shdr) *s = ferryi_elf_sections(file, &n);
    for (size_t i = 1; i < n; i++)
        if (s[i].sh_type == SHT_SYMTAB || (s[i].sh_type == SHT_DYNSYM && table == 0))
            table = i;
    if (table == 0 || s[table].sh_link >= n || s[table].sh_offset % sizeof(void *) != 0 ||
        !ferryi_elf_lies_in(file, s[table].sh_offset, s[table].sh_size))
        return 0;
    const ElfW(Shdr) *names = &s[s[table].sh_link];
    if (names->sh_size == 0 || !ferryi_elf_lies_in(file, names->sh_offset, names->sh_size) ||
        file->bytes[names->sh_offset + names->sh_size - 1] != '\0')
        return 0;
    const char *name = file->bytes + names->sh_offset;
    const ElfW(Sym) *symbol = (const ElfW(Sym) *)(const void *)(file->bytes + s[table].sh_offset);
    int result = 0;
    for (size_t k = 0; k < s[table].sh_size / sizeof *symbol && result == 0; k++)
        if ((symbol[k].st_info & 0xf) == type && symbol[k].st_size > 0 && symbol[k].st_name < names->sh_size)
            result = each(argument, name + symbol[k].st_name, &symbol[k]);
    return result;
}

/* The same with the file that has a place, by which the caller has found it. */
static inline int ferryi_elf_symbols_at(const ferryi_elf_place *place, int type, ferryi_elf_symbol_fn *each,
                                        void *argument)
{
    ferryi_elf_file file;
    const char *path = place->is_program ? "/proc/self/exe" : place->path; /* the program may be deleted by now */
    if (!ferryi_elf_map(ferryi_fd(open(path, O_RDONLY | O_CLOEXEC)), &file))
        return 0;
    const int result = ferryi_elf_symbols(&file, type, each, argument);
    ferryi_elf_unmap(&file);
    return result;
}

#endif
