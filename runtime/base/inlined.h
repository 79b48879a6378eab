/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_INLINED_H
#define FERRYI_INLINED_H

/* Parts of lines.c: bytes of an ELF file that is read, and where inlined functions were called. */
#include <stddef.h>
#include <stdint.h>

/* A stretch of the file, read from its start; `bad` once something did not fit. */
typedef struct ferryi_bytes {
    const unsigned char *at, *end;
    int bad;
} ferryi_bytes;

uint64_t ferryi_take(ferryi_bytes *b, unsigned n);
uint64_t ferryi_take_leb(ferryi_bytes *b, int is_signed);
const char *ferryi_take_string(ferryi_bytes *b);
void ferryi_skip(ferryi_bytes *b, uint64_t n);

typedef struct ferryi_dwarf {
    ferryi_bytes line, line_str, str, info, abbrev, ranges, rnglists, addr;
} ferryi_dwarf;

/* Code of an inlined function, and its call: `unit` is the line program whose list of files `file` is of. */
typedef struct ferryi_inlined {
    uint64_t low, high, unit, file;
    unsigned line;
} ferryi_inlined;

/* All of a file's, by low; to be freed.  NULL: none, or no memory. */
ferryi_inlined *ferryi_inlined_read(const ferryi_dwarf *d, size_t *n);

#endif
