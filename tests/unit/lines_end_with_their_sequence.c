/* SPDX-License-Identifier: BSD-3-Clause */
/* An address after the last instruction of a sequence has no line.  Where one sequence ends and the next begins, the
 * line is the next one's, whichever stands first in the table. */
#include "runtime/base/lines.h"
#include "tests/check.h"
#include <elf.h>
#include <link.h>
#include <sys/mman.h>

/* DWARF 2's instructions: LINE from ADDRESS on, for 16 bytes. */
#define SEQUENCE(ADDRESS, LINE)                                                                                        \
    0, 9, 2, (ADDRESS)&0xff, (ADDRESS) >> 8, 0, 0, 0, 0, 0, 0, /* set_address */                                       \
        3, (LINE)-1, 1,                                        /* advance_line, copy */                                \
        2, 16, 0, 1, 1                                         /* advance_pc, end_sequence */

static const unsigned char table[] = { 67,
                                       0,
                                       0,
                                       0, /* the length of what follows */
                                       2,
                                       0,
                                       23,
                                       0,
                                       0,
                                       0, /* version, the length of the rest of this header */
                                       1,
                                       1,
                                       0xfb,
                                       14,
                                       10, /* bytes of an instruction, statements, line base and range, opcodes */
                                       0,
                                       1,
                                       1,
                                       1,
                                       1,
                                       0,
                                       0,
                                       0,
                                       1, /* arguments of each opcode */
                                       0, /* no folders */
                                       'a',
                                       '.',
                                       'c',
                                       0,
                                       0,
                                       0,
                                       0,
                                       0, /* one file, and no further one */
                                       SEQUENCE(0x1010, 20),
                                       SEQUENCE(0x1000, 10) };
static const char names[] = "\0.names\0.debug_line";

static struct {
    ElfW(Ehdr) head;
    ElfW(Shdr) section[3];
    char names[sizeof names];
    unsigned char table[sizeof table];
} file;

static void make_file(char *path, size_t size)
{
    memcpy(file.head.e_ident, ELFMAG, SELFMAG);
    file.head.e_ident[EI_CLASS] = sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32;
    file.head.e_ident[EI_DATA] = ELFDATA2LSB;
    file.head.e_ident[EI_VERSION] = EV_CURRENT;
    file.head.e_ehsize = sizeof file.head;
    file.head.e_shoff = (size_t)((char *)file.section - (char *)&file);
    file.head.e_shentsize = sizeof file.section[0];
    file.head.e_shnum = 3;
    file.head.e_shstrndx = 1;
    file.section[1] = (ElfW(Shdr)){
        .sh_name = 1, .sh_type = SHT_STRTAB, .sh_offset = (size_t)(file.names - (char *)&file), .sh_size = sizeof names
    };
    file.section[2] = (ElfW(Shdr)){ .sh_name = 8,
                                    .sh_type = SHT_PROGBITS,
                                    .sh_offset = (size_t)((char *)file.table - (char *)&file),
                                    .sh_size = sizeof table };
    memcpy(file.names, names, sizeof names);
    memcpy(file.table, table, sizeof table);
    const int fd = memfd_create("lines", MFD_CLOEXEC);
    REQUIRE(fd >= 0 && write(fd, &file, sizeof file) == (ssize_t)sizeof file);
    snprintf(path, size, "/proc/self/fd/%d", fd);
}

/* 0: none is known. */
static unsigned line_at(const ferryi_lines *lines, uint64_t address)
{
    ferryi_lines_place place;
    return ferryi_lines_find(lines, address, &place, 1) == 1 ? place.line : 0;
}

CHECK_MAIN(20)
{
    char path[64];
    make_file(path, sizeof path);
    const ferryi_lines *lines = ferryi_lines_of(path);
    CHECK(ferryi_lines_are_known(lines));
    CHECK_INT(line_at(lines, 0xfff), 0);
    CHECK_INT(line_at(lines, 0x1000), 10);
    CHECK_INT(line_at(lines, 0x100f), 10);
    CHECK_INT(line_at(lines, 0x1010), 20);
    CHECK_INT(line_at(lines, 0x101f), 20);
    CHECK_INT(line_at(lines, 0x1020), 0);
    CHECK_INT(line_at(lines, 0x2000), 0);
}
