/* SPDX-License-Identifier: BSD-3-Clause */
/* The variable at an address, by the table of symbols in the file of the module that has it.  Debug information is not
 * needed; a stripped module has no names. */
#include "access.h"
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct search {
    uintptr_t at, value; /* as the symbols have it */
    int type;            /* STT_OBJECT or STT_TLS */
    char path[4096];
};

static int look(struct dl_phdr_info *info, size_t size, void *argument)
{
    struct search *s = argument;
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type == PT_TLS && info->dlpi_tls_data != NULL &&
            s->at - (uintptr_t)info->dlpi_tls_data < part->p_memsz) {
            s->type = STT_TLS;
            s->value = s->at - (uintptr_t)info->dlpi_tls_data;
        } else if (part->p_type == PT_LOAD && s->at - (info->dlpi_addr + part->p_vaddr) < part->p_memsz) {
            s->type = STT_OBJECT;
            s->value = s->at - info->dlpi_addr;
        } else {
            continue;
        }
        snprintf(s->path, sizeof s->path, "%s", info->dlpi_name[0] != '\0' ? info->dlpi_name : "/proc/self/exe");
        return 1;
    }
    return 0;
}

/* Symbol and name of what holds the value; NULL: none does. */
static const ElfW(Sym) * find(const char *file, size_t size, const struct search *s, const char **name)
{
    const ElfW(Ehdr) *head = (const void *)file;
    if (size < sizeof *head || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 ||
        head->e_shoff + (size_t)head->e_shnum * sizeof(ElfW(Shdr)) > size)
        return NULL;
    const ElfW(Shdr) *sections = (const void *)(file + head->e_shoff);
    for (int i = 0; i < head->e_shnum; i++) {
        const ElfW(Shdr) *table = &sections[i];
        if ((table->sh_type != SHT_SYMTAB && table->sh_type != SHT_DYNSYM) || table->sh_link >= head->e_shnum ||
            table->sh_offset + table->sh_size > size)
            continue;
        const ElfW(Shdr) *names = &sections[table->sh_link];
        const ElfW(Sym) *symbols = (const void *)(file + table->sh_offset);
        if (names->sh_offset + names->sh_size > size)
            continue;
        for (size_t k = 0; k < table->sh_size / sizeof *symbols; k++) {
            const ElfW(Sym) *y = &symbols[k];
            if ((y->st_info & 15) == s->type && s->value - y->st_value < y->st_size && y->st_name < names->sh_size) {
                *name = file + names->sh_offset + y->st_name;
                return y;
            }
        }
    }
    return NULL;
}

/* A variable of a function is known by its own name: "tile" for _ZZ6kernelPiE4tile. */
static void write_name(char *text, size_t size, const char *name, size_t offset)
{
    typedef char *demangle_fn(const char *name, char *to, size_t *n, int *status);
    demangle_fn *demangle;
    int status = -1;
    void *symbol = dlsym(RTLD_DEFAULT, "__cxa_demangle"); /* programs in C++ have it */
    memcpy(&demangle, &symbol, sizeof demangle);
    char *plain = demangle != NULL ? demangle(name, NULL, NULL, &status) : NULL;
    const char *shown = plain != NULL ? plain : name;
    int depth = 0;
    for (const char *c = shown; *c != '\0'; c++) {
        depth += (*c == '(' || *c == '<') - (*c == ')' || *c == '>');
        if (depth == 0 && c[0] == ':' && c[1] == ':')
            shown = c + 2;
    }
    snprintf(text, size, offset > 0 ? "%s+%zu" : "%s", shown, offset);
    free(plain);
}

int ferryi_access_variable(uintptr_t at, char *text, size_t size, size_t *bytes)
{
    struct search s = { .at = at };
    struct stat state;
    const char *name;
    int found = 0;
    if (dl_iterate_phdr(look, &s) == 0)
        return 0;
    const int fd = open(s.path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return 0;
    if (fstat(fd, &state) != 0)
        goto close_file;
    const size_t length = (size_t)state.st_size;
    char *file = mmap(NULL, length, PROT_READ, MAP_PRIVATE, fd, 0);
    if (file == MAP_FAILED)
        goto close_file;
    const ElfW(Sym) *symbol = find(file, length, &s, &name);
    if (symbol != NULL) {
        write_name(text, size, name, s.value - symbol->st_value);
        *bytes = symbol->st_size;
        found = 1;
    }
    (void)munmap(file, length);
close_file:
    close(fd);
    return found;
}
