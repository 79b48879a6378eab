/* SPDX-License-Identifier: BSD-3-Clause */
/* The name of a global, for messages: from the dynamic linker's symbols, else from the file's, which include static
 * ones unless the file is stripped. */
#include "runtime/base/elf.h"
#include "runtime/memory/statics.h"
#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>

static void say(const char *name, uint64_t offset, char *text, size_t size)
{
    if (offset == 0)
        snprintf(text, size, "%s", name);
    else
        snprintf(text, size, "%s + %" PRIu64, name, offset);
}

struct naming {
    uint64_t value;
    char *text;
    size_t size;
};

static int holds(void *argument, const char *name, const ElfW(Sym) * symbol)
{
    const struct naming *n = argument;
    if (n->value - symbol->st_value >= symbol->st_size)
        return 0;
    say(name, n->value - symbol->st_value, n->text, n->size);
    return 1;
}

static int name_in_file(const void *addr, char *text, size_t size)
{
    ferryi_elf_place place;
    if (!ferryi_elf_find(addr, &place) || place.is_tls)
        return 0;
    struct naming n = { place.value, text, size };
    return ferryi_elf_symbols_at(&place, STT_OBJECT, holds, &n);
}

void ferryi_statics_name(const void *addr, char *text, size_t size)
{
    Dl_info info;
    if (dladdr(addr, &info) != 0 && info.dli_sname != NULL)
        say(info.dli_sname, (uint64_t)((uintptr_t)addr - (uintptr_t)info.dli_saddr), text, size);
    else if (!name_in_file(addr, text, size))
        snprintf(text, size, "at %p", addr);
}
