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

/* Calls each() for the symbols of the wanted type until it returns 1, and returns what it has returned. */
typedef int each_fn(const ElfW(Sym) * symbol, const char *name, void *argument);
static int walk(const char *file, size_t size, int type, each_fn *each, void *argument)
{
    const ElfW(Ehdr) *head = (const void *)file;
    if (size < sizeof *head || memcmp(head->e_ident, ELFMAG, SELFMAG) != 0 ||
        head->e_shoff + (size_t)head->e_shnum * sizeof(ElfW(Shdr)) > size)
        return 0;
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
            if ((y->st_info & 15) == type && y->st_size > 0 && y->st_name < names->sh_size &&
                each(y, file + names->sh_offset + y->st_name, argument))
                return 1;
        }
    }
    return 0;
}

/* The same with the file of the module that the search has found. */
static int walk_file(const struct search *s, each_fn *each, void *argument)
{
    struct stat state;
    int result = 0;
    const int fd = open(s->path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return 0;
    if (fstat(fd, &state) != 0)
        goto close_file;
    const size_t length = (size_t)state.st_size;
    char *file = mmap(NULL, length, PROT_READ, MAP_PRIVATE, fd, 0);
    if (file == MAP_FAILED)
        goto close_file;
    result = walk(file, length, s->type, each, argument);
    (void)munmap(file, length);
close_file:
    close(fd);
    return result;
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
    snprintf(text, size, offset > 0 ? "`%s`+%zu" : "`%s`", shown, offset);
    free(plain);
}

struct naming {
    uintptr_t value;
    char *text;
    size_t size, *bytes;
};
static int name_it(const ElfW(Sym) * symbol, const char *name, void *argument)
{
    const struct naming *n = argument;
    if (n->value - symbol->st_value >= symbol->st_size)
        return 0;
    write_name(n->text, n->size, name, n->value - symbol->st_value);
    *n->bytes = symbol->st_size;
    return 1;
}

int ferryi_access_variable(uintptr_t at, char *text, size_t size, size_t *bytes)
{
    struct search s = { .at = at };
    if (dl_iterate_phdr(look, &s) == 0)
        return 0;
    struct naming n = { s.value, text, size, bytes };
    return walk_file(&s, name_it, &n);
}

struct telling {
    ferryi_access_symbol_fn *each;
    void *context;
    int type, any;
};
static int tell_it(const ElfW(Sym) * symbol, const char *name, void *argument)
{
    struct telling *t = argument;
    t->each(t->context, name, (size_t)symbol->st_value, (size_t)symbol->st_size, t->type == STT_TLS);
    t->any = 1;
    return 0;
}

int ferryi_access_symbols(uintptr_t at, ferryi_access_symbol_fn *each, void *context)
{
    struct search s = { .at = at };
    struct telling t = { each, context, STT_TLS, 0 };
    if (dl_iterate_phdr(look, &s) == 0 || s.type != STT_TLS || s.value != 0)
        return 0;
    (void)walk_file(&s, tell_it, &t);
    s.type = t.type = STT_OBJECT;
    (void)walk_file(&s, tell_it, &t);
    return t.any;
}
