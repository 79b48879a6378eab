/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_LINES_H
#define FERRYI_LINES_H

/* Source lines and symbols of an ELF file, read from its DWARF line tables (versions 2 to 5) and its symbol table: no
 * other program is needed.  Compressed sections need zlib (libz.so.1) on the machine; those by zstd are not read. */
#include <stdint.h>

typedef struct ferryi_lines ferryi_lines;

/* Reads a file, once for a path; what it gives lives as long as the process.  NULL only for lack of memory: of a file
 * that is missing, damaged or without debug information nothing is known.  Not for several threads at once. */
const ferryi_lines *ferryi_lines_of(const char *path);

/* 1 when the file has line tables. */
int ferryi_lines_are_known(const ferryi_lines *lines);

enum { FERRYI_LINES_DEEP = 17 }; /* as many places as a caller wants */
typedef struct ferryi_lines_place {
    const char *file;
    unsigned line;
} ferryi_lines_place;

/* The source line of the instruction at an address of the file (its address in the process - the bias), then those of
 * the calls by which the compiler has inlined it, the innermost first; those within ferry/compat/nvshmem.h are left
 * out.  Returns how many of `most` there are; 0: the
 * line is not known. */
int ferryi_lines_find(const ferryi_lines *lines, uint64_t address, ferryi_lines_place *place, int most);

/* The function (or with `data` the variable) at an address, and how far into it; NULL: not known. */
const char *ferryi_lines_symbol(const ferryi_lines *lines, uint64_t address, int data, uint64_t *offset);

#endif
