/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_TRACE_LINES_H
#define FERRYI_TRACE_LINES_H

/* Source lines and symbols of an ELF file, read from its DWARF line tables (versions 2 to 5, not compressed) and its
 * symbol table, without another library. */
#include <stdint.h>

typedef struct ferryi_lines ferryi_lines;

/* Reads a file.  Never NULL but for lack of memory: of a file that is missing, damaged or without debug information
 * nothing is known. */
ferryi_lines *ferryi_lines_open(const char *path);
void ferryi_lines_close(ferryi_lines *lines);

/* 1 when the file has line tables. */
int ferryi_lines_are_known(const ferryi_lines *lines);

/* The source line of the instruction at an address of the file (its address in the process - the bias).  0 when it is
 * not known; else *file lives as long as lines. */
int ferryi_lines_find(const ferryi_lines *lines, uint64_t address, const char **file, unsigned *line);

/* Where the inlined functions that the instruction belongs to were called, the innermost first: the first call stands
 * in the function that ferryi_lines_find()'s line calls from.  Returns how many of `most` there are. */
typedef struct ferryi_lines_place {
    const char *file;
    unsigned line;
} ferryi_lines_place;
int ferryi_lines_callers(const ferryi_lines *lines, uint64_t address, ferryi_lines_place *callers, int most);

/* The function (or with `data` the variable) at an address, and how far into it; NULL: not known. */
const char *ferryi_lines_symbol(const ferryi_lines *lines, uint64_t address, int data, uint64_t *offset);

#endif
