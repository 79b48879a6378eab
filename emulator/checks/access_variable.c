/* SPDX-License-Identifier: BSD-3-Clause */
/* The variable at an address, by the table of symbols in the file of the module that has it.  Debug information is not
 * needed; a stripped module has no names. */
#include "access.h"
#include "runtime/base/elf.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
static int name_it(void *argument, const char *name, const ElfW(Sym) * symbol)
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
    ferryi_elf_place place;
    if (!ferryi_elf_find((const void *)at, &place))
        return 0;
    struct naming n = { place.value, text, size, bytes };
    return ferryi_elf_symbols_at(&place, place.is_tls ? STT_TLS : STT_OBJECT, name_it, &n);
}

struct telling {
    ferryi_access_symbol_fn *each;
    void *context;
    int is_tls, any;
};
static int tell_it(void *argument, const char *name, const ElfW(Sym) * symbol)
{
    struct telling *t = argument;
    t->each(t->context, name, (size_t)symbol->st_value, (size_t)symbol->st_size, t->is_tls);
    t->any = 1;
    return 0;
}

int ferryi_access_symbols(uintptr_t at, ferryi_access_symbol_fn *each, void *context)
{
    ferryi_elf_place place;
    struct telling t = { each, context, 1, 0 };
    if (!ferryi_elf_find((const void *)at, &place) || !place.is_tls || place.value != 0)
        return 0;
    (void)ferryi_elf_symbols_at(&place, STT_TLS, tell_it, &t);
    t.is_tls = 0;
    (void)ferryi_elf_symbols_at(&place, STT_OBJECT, tell_it, &t);
    return t.any;
}
