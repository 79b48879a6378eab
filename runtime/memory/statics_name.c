/* SPDX-License-Identifier: BSD-3-Clause */
/* The name of a global, for messages: from the dynamic linker's symbols, else from the file's, which include static
 * ones unless the file is stripped. */
#include "runtime/base/fd.h"
#include "runtime/memory/statics.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <inttypes.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct holder {
    uintptr_t at;
    int objects;
    char path[512];
    uintptr_t moved_by; /* load address minus the address in the file */
};

static int holds(struct dl_phdr_info *info, size_t size, void *arg)
{
    struct holder *h = arg;
    int program = h->objects++ == 0;
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        if (p->p_type != PT_LOAD || h->at - (info->dlpi_addr + p->p_vaddr) >= p->p_memsz)
            continue;
        snprintf(h->path, sizeof h->path, "%s", program ? "/proc/self/exe" : info->dlpi_name);
        h->moved_by = info->dlpi_addr;
        return 1;
    }
    return 0;
}

static int lies_in(uint64_t offset, uint64_t n, size_t size)
{
    return offset <= size && n <= size - offset;
}

/* The name of the symbol that holds `at`, or NULL.  Checks every offset and size that the file states. */
static const char *look_up(const char *file, size_t size, uint64_t at, uint64_t *start)
{
    const ElfW(Ehdr) *e = (const ElfW(Ehdr) *)(const void *)file;
    if (size < sizeof *e || memcmp(e->e_ident, ELFMAG, SELFMAG) != 0 || e->e_shentsize != sizeof(ElfW(Shdr)) ||
        e->e_shoff % sizeof(void *) != 0 || !lies_in(e->e_shoff, (uint64_t)e->e_shnum * sizeof(ElfW(Shdr)), size))
        return NULL;
    const ElfW(Shdr) *sections = (const ElfW(Shdr) *)(const void *)(file + e->e_shoff);
    for (size_t i = 0; i < e->e_shnum; i++) {
        const ElfW(Shdr) *s = &sections[i];
        if (s->sh_type != SHT_SYMTAB || s->sh_link >= e->e_shnum || s->sh_offset % sizeof(void *) != 0 ||
            !lies_in(s->sh_offset, s->sh_size, size))
            continue;
        const ElfW(Shdr) *names = &sections[s->sh_link];
        if (!lies_in(names->sh_offset, names->sh_size, size) || names->sh_size == 0 ||
            file[names->sh_offset + names->sh_size - 1] != '\0')
            continue;
        const ElfW(Sym) *symbols = (const ElfW(Sym) *)(const void *)(file + s->sh_offset);
        for (size_t k = 0; k < s->sh_size / sizeof *symbols; k++)
            if ((symbols[k].st_info & 0xf) == STT_OBJECT && at - symbols[k].st_value < symbols[k].st_size &&
                symbols[k].st_name < names->sh_size) {
                *start = symbols[k].st_value;
                return file + names->sh_offset + symbols[k].st_name;
            }
    }
    return NULL;
}

static void say(const char *name, uint64_t offset, char *text, size_t size)
{
    if (offset == 0)
        snprintf(text, size, "%s", name);
    else
        snprintf(text, size, "%s + %" PRIu64, name, offset);
}

static int name_in_file(const void *addr, char *text, size_t size)
{
    struct holder h = { .at = (uintptr_t)addr };
    struct stat st;
    int found = 0, fd = dl_iterate_phdr(holds, &h) != 0 ? ferryi_fd(open(h.path, O_RDONLY | O_CLOEXEC)) : -1;
    if (fd < 0)
        return 0;
    if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0) {
        char *file = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
        if (file != MAP_FAILED) {
            uint64_t at = h.at - h.moved_by, start = 0;
            const char *name = look_up(file, (size_t)st.st_size, at, &start);
            found = name != NULL;
            if (found)
                say(name, at - start, text, size);
            munmap(file, (size_t)st.st_size);
        }
    }
    close(fd);
    return found;
}

void ferryi_statics_name(const void *addr, char *text, size_t size)
{
    Dl_info info;
    if (dladdr(addr, &info) != 0 && info.dli_sname != NULL)
        say(info.dli_sname, (uint64_t)((uintptr_t)addr - (uintptr_t)info.dli_saddr), text, size);
    else if (!name_in_file(addr, text, size))
        snprintf(text, size, "at %p", addr);
}
