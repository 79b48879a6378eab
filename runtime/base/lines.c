/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads symbols and DWARF line tables (versions 2 to 5) of an ELF file; every offset is checked, because files may
 * be damaged. */
#include "runtime/base/lines.h"
#include "runtime/base/elf.h"
#include "runtime/base/inlined.h"
#include <dlfcn.h>
#include <stdlib.h>

typedef struct row {
    uint64_t address;
    uint32_t file; /* number of a name; 0: the end of a sequence */
    uint32_t line;
} row;

typedef struct symbol {
    uint64_t address, size;
    const char *name;
    int data;
} symbol;

struct ferryi_lines {
    ferryi_lines *next; /* another file's */
    char *path;
    ferryi_elf_file elf; /* stays mapped: names are in it */
    row *rows;
    size_t n_rows, room_rows;
    char **files; /* [1 ...] */
    size_t n_files, room_files;
    symbol *symbols;
    size_t n_symbols, room_symbols;
    ferryi_dwarf dwarf;
    struct {
        uint64_t at; /* of the line program in its section */
        uint32_t *files;
        unsigned n;
    } * units;
    size_t n_units;
    ferryi_inlined *inlined;
    size_t n_inlined;
    uint64_t widest; /* bytes of the longest inlined stretch */
};

/* ---- Reading. */

uint64_t ferryi_take(ferryi_bytes *b, unsigned n)
{
    uint64_t value = 0;
    if (b->bad || (size_t)(b->end - b->at) < n) {
        b->bad = 1;
        return 0;
    }
    memcpy(&value, b->at, n); /* of this machine's byte order: it ran here */
    b->at += n;
    return value;
}

uint64_t ferryi_take_leb(ferryi_bytes *b, int is_signed)
{
    uint64_t value = 0;
    unsigned shift = 0;
    for (;;) {
        const uint64_t byte = ferryi_take(b, 1);
        if (b->bad)
            return 0;
        if (shift < 64)
            value |= (byte & 0x7f) << shift;
        shift += 7;
        if ((byte & 0x80) != 0)
            continue;
        if (is_signed && shift < 64 && (byte & 0x40) != 0)
            value |= ~(uint64_t)0 << shift;
        return value;
    }
}

const char *ferryi_take_string(ferryi_bytes *b)
{
    const unsigned char *zero = b->bad ? NULL : memchr(b->at, 0, (size_t)(b->end - b->at));
    if (zero == NULL) {
        b->bad = 1;
        return "";
    }
    const char *string = (const char *)b->at;
    b->at = zero + 1;
    return string;
}

static const char *string_at(const ferryi_bytes *section, uint64_t offset)
{
    ferryi_bytes b = *section;
    if (offset >= (uint64_t)(b.end - b.at))
        return "";
    b.at += offset;
    return ferryi_take_string(&b);
}

void ferryi_skip(ferryi_bytes *b, uint64_t n)
{
    if (b->bad || n > (uint64_t)(b->end - b->at))
        b->bad = 1;
    else
        b->at += n;
}

/* ---- What is kept. */

static void add_row(ferryi_lines *l, uint64_t address, uint32_t file, uint32_t line)
{
    if (l->n_rows == l->room_rows) {
        const size_t room = l->room_rows * 2 + 1024;
        row *more = realloc(l->rows, room * sizeof *more);
        if (more == NULL)
            return;
        l->rows = more;
        l->room_rows = room;
    }
    l->rows[l->n_rows++] = (row){ .address = address, .file = file, .line = line };
}

/* The number of a new name, 0 without memory.  start: the folder in which the compiler ran. */
static uint32_t add_file(ferryi_lines *l, const char *start, const char *folder, const char *name)
{
    if (l->n_files + 2 > l->room_files) {
        const size_t room = l->room_files * 2 + 64;
        char **more = realloc(l->files, room * sizeof *more);
        if (more == NULL)
            return 0;
        l->files = more;
        l->room_files = room;
        l->n_files = l->n_files == 0 ? 1 : l->n_files;
        l->files[0] = NULL;
    }
    char *full = NULL;
    if (*name == '/' || *folder == '\0')
        full = strdup(name);
    else if (*folder != '/' && *start == '/') {
        if (asprintf(&full, "%s/%s/%s", start, folder, name) < 0)
            full = NULL;
    } else if (asprintf(&full, "%s/%s", folder, name) < 0)
        full = NULL;
    if (full == NULL)
        return 0;
    l->files[l->n_files] = full;
    return (uint32_t)l->n_files++;
}

/* ---- One line program. */

enum { MOST_ENTRIES = 8192 };
#define MOST_BYTES ((uint64_t)1 << 32) /* of a section that is not compressed any more */

typedef struct program {
    unsigned version, offset_bytes;
    unsigned least, ops_per, range, first_special;
    int base;
    unsigned char lengths[256];
    const char *folder[MOST_ENTRIES];
    unsigned n_folders;
    uint32_t file[MOST_ENTRIES];
    unsigned n_files;
} program;

/* A value of a form of DWARF 5's tables: a string, or a number. */
static uint64_t take_form(ferryi_lines *l, const program *p, ferryi_bytes *b, uint64_t form, const char **string)
{
    switch (form) {
    case 0x08: /* string */
        *string = ferryi_take_string(b);
        return 0;
    case 0x1f: /* line_strp */
        *string = string_at(&l->dwarf.line_str, ferryi_take(b, p->offset_bytes));
        return 0;
    case 0x0e: /* strp */
        *string = string_at(&l->dwarf.str, ferryi_take(b, p->offset_bytes));
        return 0;
    case 0x0b: /* data1 */
        return ferryi_take(b, 1);
    case 0x05: /* data2 */
        return ferryi_take(b, 2);
    case 0x06: /* data4 */
        return ferryi_take(b, 4);
    case 0x07: /* data8 */
        return ferryi_take(b, 8);
    case 0x0f: /* udata */
        return ferryi_take_leb(b, 0);
    case 0x1e: /* data16: a file's MD5 */
        ferryi_skip(b, 16);
        return 0;
    case 0x09: /* block */
        ferryi_skip(b, ferryi_take_leb(b, 0));
        return 0;
    default:
        b->bad = 1;
        return 0;
    }
}

/* DWARF 5's list of folders, or of files. */
static void take_table(ferryi_lines *l, program *p, ferryi_bytes *b, int of_files)
{
    uint64_t content[16], form[16];
    const unsigned n_formats = (unsigned)ferryi_take(b, 1);
    for (unsigned i = 0; i < n_formats; i++) {
        const uint64_t c = ferryi_take_leb(b, 0), f = ferryi_take_leb(b, 0);
        if (i < 16) {
            content[i] = c;
            form[i] = f;
        } else
            b->bad = 1;
    }
    const uint64_t n = ferryi_take_leb(b, 0);
    for (uint64_t k = 0; k < n && !b->bad; k++) {
        const char *name = "", *string = "";
        const unsigned char *entry = b->at;
        uint64_t folder = 0;
        for (unsigned i = 0; i < n_formats; i++) {
            const uint64_t number = take_form(l, p, b, form[i], &string);
            if (content[i] == 1) /* DW_LNCT_path */
                name = string;
            else if (content[i] == 2) /* DW_LNCT_directory_index */
                folder = number;
        }
        b->bad |= b->at == entry; /* n entries of no bytes: any number would fit into the section */
        if (of_files && p->n_files < MOST_ENTRIES)
            p->file[p->n_files++] =
                add_file(l, p->n_folders > 0 ? p->folder[0] : "", folder < p->n_folders ? p->folder[folder] : "", name);
        else if (!of_files && p->n_folders < MOST_ENTRIES)
            p->folder[p->n_folders++] = name;
    }
}

/* The lists of earlier versions, which count from 1. */
static void take_old_tables(ferryi_lines *l, program *p, ferryi_bytes *b)
{
    const char *name;
    p->folder[p->n_folders++] = "";
    while (!b->bad && *(name = ferryi_take_string(b)) != '\0')
        if (p->n_folders < MOST_ENTRIES)
            p->folder[p->n_folders++] = name;
    p->file[p->n_files++] = 0;
    while (!b->bad && *(name = ferryi_take_string(b)) != '\0') {
        const uint64_t folder = ferryi_take_leb(b, 0);
        (void)ferryi_take_leb(b, 0);
        (void)ferryi_take_leb(b, 0);
        if (p->n_files < MOST_ENTRIES)
            p->file[p->n_files++] =
                add_file(l, p->n_folders > 0 ? p->folder[0] : "", folder < p->n_folders ? p->folder[folder] : "", name);
    }
}

typedef struct registers {
    uint64_t address, file, line;
} registers;

static void emit(ferryi_lines *l, const program *p, const registers *r)
{
    const uint32_t file = r->file < p->n_files ? p->file[r->file] : 0;
    if (file != 0)
        add_row(l, r->address, file, (uint32_t)r->line);
}

static void take_extended(ferryi_lines *l, program *p, ferryi_bytes *b, registers *r)
{
    const uint64_t n = ferryi_take_leb(b, 0);
    ferryi_bytes inside = *b;
    ferryi_skip(b, n);
    if (b->bad || n == 0)
        return;
    inside.end = b->at;
    switch (ferryi_take(&inside, 1)) {
    case 1: /* end_sequence */
        add_row(l, r->address, 0, 0);
        *r = (registers){ .file = 1, .line = 1 };
        break;
    case 2: /* set_address */
        r->address = ferryi_take(&inside, n - 1 < 8 ? (unsigned)(n - 1) : 8);
        break;
    case 3: { /* define_file */
        const char *name = ferryi_take_string(&inside);
        const uint64_t folder = ferryi_take_leb(&inside, 0);
        if (p->n_files < MOST_ENTRIES)
            p->file[p->n_files++] =
                add_file(l, p->n_folders > 0 ? p->folder[0] : "", folder < p->n_folders ? p->folder[folder] : "", name);
        break;
    }
    default:
        break;
    }
}

static void run(ferryi_lines *l, program *p, ferryi_bytes *b)
{
    registers r = { .file = 1, .line = 1 };
    while (b->at < b->end && !b->bad) {
        const unsigned op = (unsigned)ferryi_take(b, 1);
        if (op >= p->first_special) {
            const unsigned adjusted = op - p->first_special;
            r.address += (uint64_t)(adjusted / p->range) * p->least;
            r.line += (uint64_t)(int64_t)(p->base + (int)(adjusted % p->range));
            emit(l, p, &r);
            continue;
        }
        switch (op) {
        case 0:
            take_extended(l, p, b, &r);
            break;
        case 1: /* copy */
            emit(l, p, &r);
            break;
        case 2: /* advance_pc */
            r.address += ferryi_take_leb(b, 0) * p->least;
            break;
        case 3: /* advance_line */
            r.line += ferryi_take_leb(b, 1);
            break;
        case 4: /* set_file */
            r.file = ferryi_take_leb(b, 0);
            break;
        case 8: /* const_add_pc */
            r.address += (uint64_t)((255 - p->first_special) / p->range) * p->least;
            break;
        case 9: /* fixed_advance_pc */
            r.address += ferryi_take(b, 2);
            break;
        default:
            for (unsigned i = 0; i < p->lengths[op]; i++)
                (void)ferryi_take_leb(b, 0);
        }
    }
}

/* For callers of inlined functions, which say a file by its number in this list. */
static void keep_files(ferryi_lines *l, const program *p, uint64_t at)
{
    void *more = realloc(l->units, (l->n_units + 1) * sizeof *l->units);
    uint32_t *files = calloc(p->n_files + 1, sizeof *files);
    if (more != NULL)
        l->units = more;
    if (more == NULL || files == NULL) {
        free(files);
        return;
    }
    memcpy(files, p->file, p->n_files * sizeof *files);
    l->units[l->n_units].at = at;
    l->units[l->n_units].files = files;
    l->units[l->n_units++].n = p->n_files;
}

/* A unit's header and program; *b moves after it. */
static void take_unit(ferryi_lines *l, ferryi_bytes *b, program *p)
{
    const uint64_t at = (uint64_t)(b->at - l->dwarf.line.at);
    memset(p, 0, sizeof *p);
    uint64_t length = ferryi_take(b, 4);
    p->offset_bytes = 4;
    if (length == 0xffffffffu) {
        length = ferryi_take(b, 8);
        p->offset_bytes = 8;
    }
    ferryi_bytes u = *b;
    ferryi_skip(b, length);
    if (b->bad)
        return;
    u.end = b->at;
    p->version = (unsigned)ferryi_take(&u, 2);
    if (p->version < 2 || p->version > 5)
        return;
    if (p->version >= 5)
        (void)ferryi_take(&u, 2); /* sizes of an address and a selector */
    const uint64_t header = ferryi_take(&u, p->offset_bytes);
    ferryi_bytes code = u;
    ferryi_skip(&code, header);
    p->least = (unsigned)ferryi_take(&u, 1);
    p->ops_per = p->version >= 4 ? (unsigned)ferryi_take(&u, 1) : 1;
    (void)ferryi_take(&u, 1); /* is a row a statement by default? */
    p->base = (int)(signed char)ferryi_take(&u, 1);
    p->range = (unsigned)ferryi_take(&u, 1);
    p->first_special = (unsigned)ferryi_take(&u, 1);
    for (unsigned i = 1; i < p->first_special; i++)
        p->lengths[i] = (unsigned char)ferryi_take(&u, 1);
    if (u.bad || code.bad || p->range == 0 || p->first_special == 0)
        return;
    if (p->version >= 5) {
        take_table(l, p, &u, 0);
        take_table(l, p, &u, 1);
    } else
        take_old_tables(l, p, &u);
    if (u.bad)
        return;
    keep_files(l, p, at);
    run(l, p, &code);
}

/* ---- The file. */

static int by_address(const void *a, const void *b)
{
    const row *x = a, *y = b;
    if (x->address != y->address)
        return x->address < y->address ? -1 : 1;
    return (x->file != 0) - (y->file != 0); /* an end before the next beginning */
}

static int by_place(const void *a, const void *b)
{
    const symbol *x = a, *y = b;
    return x->address < y->address ? -1 : x->address > y->address;
}

/* What a compressed section was made of, by zlib; nothing without it. */
static ferryi_bytes inflate(const char *at, uint64_t size)
{
    typedef int uncompress_fn(unsigned char *to, unsigned long *n, const unsigned char *from, unsigned long size);
    const ElfW(Chdr) *head = (const ElfW(Chdr) *)(const void *)at;
    void *library = size > sizeof *head && head->ch_type == ELFCOMPRESS_ZLIB ? dlopen("libz.so.1", RTLD_LAZY) : NULL;
    void *function = library != NULL ? dlsym(library, "uncompress") : NULL;
    unsigned long n = function != NULL && head->ch_size < MOST_BYTES ? head->ch_size : 0;
    unsigned char *bytes = n > 0 ? malloc(n) : NULL;
    uncompress_fn *uncompress;
    memcpy(&uncompress, &function, sizeof uncompress);
    if (bytes == NULL || uncompress(bytes, &n, (const unsigned char *)at + sizeof *head, size - sizeof *head) != 0) {
        free(bytes);
        return (ferryi_bytes){ 0 };
    }
    return (ferryi_bytes){ .at = bytes, .end = bytes + n };
}

static ferryi_bytes section_of(const ferryi_lines *l, const ElfW(Shdr) * s)
{
    if (s->sh_type == SHT_NOBITS || !ferryi_elf_lies_in(&l->elf, s->sh_offset, s->sh_size))
        return (ferryi_bytes){ 0 };
    const char *at = l->elf.bytes + s->sh_offset;
    if ((s->sh_flags & SHF_COMPRESSED) != 0)
        return s->sh_offset % sizeof(void *) == 0 ? inflate(at, s->sh_size) : (ferryi_bytes){ 0 };
    return (ferryi_bytes){ .at = (const unsigned char *)at, .end = (const unsigned char *)at + s->sh_size };
}

static int take_symbol(void *argument, const char *name, const ElfW(Sym) * s)
{
    ferryi_lines *l = argument;
    if (l->n_symbols == l->room_symbols) {
        const size_t room = l->room_symbols * 2 + 1024;
        symbol *more = realloc(l->symbols, room * sizeof *more);
        if (more == NULL)
            return 1;
        l->symbols = more;
        l->room_symbols = room;
    }
    if (s->st_shndx != SHN_UNDEF)
        l->symbols[l->n_symbols++] = (symbol){
            .address = s->st_value, .size = s->st_size, .name = name, .data = (s->st_info & 15) == STT_OBJECT
        };
    return 0;
}

static void read_sections(ferryi_lines *l)
{
    size_t n;
    const ElfW(Shdr) *s = ferryi_elf_sections(&l->elf, &n);
    const size_t of_names = ((const ElfW(Ehdr) *)(const void *)l->elf.bytes)->e_shstrndx;
    if (of_names >= n)
        return;
    const ferryi_bytes names = section_of(l, &s[of_names]);
    const struct {
        const char *name;
        ferryi_bytes *section;
    } wanted[] = {
        { ".debug_line", &l->dwarf.line },     { ".debug_line_str", &l->dwarf.line_str },
        { ".debug_str", &l->dwarf.str },       { ".debug_info", &l->dwarf.info },
        { ".debug_abbrev", &l->dwarf.abbrev }, { ".debug_ranges", &l->dwarf.ranges },
        { ".debug_addr", &l->dwarf.addr },     { ".debug_rnglists", &l->dwarf.rnglists },
    };
    for (size_t i = 0; i < n; i++) {
        const char *name = string_at(&names, s[i].sh_name);
        for (size_t k = 0; k < sizeof wanted / sizeof *wanted; k++)
            if (strcmp(name, wanted[k].name) == 0)
                *wanted[k].section = section_of(l, &s[i]);
    }
    (void)ferryi_elf_symbols(&l->elf, STT_FUNC, take_symbol, l);
    (void)ferryi_elf_symbols(&l->elf, STT_OBJECT, take_symbol, l);
    ferryi_bytes lines = l->dwarf.line;
    program *p = malloc(sizeof *p);
    while (p != NULL && lines.at != NULL && lines.at < lines.end && !lines.bad)
        take_unit(l, &lines, p);
    free(p);
    if (l->n_rows > 0)
        qsort(l->rows, l->n_rows, sizeof *l->rows, by_address);
    l->inlined = ferryi_inlined_read(&l->dwarf, &l->n_inlined);
    for (size_t i = 0; i < l->n_inlined; i++) {
        const uint64_t wide = l->inlined[i].high - l->inlined[i].low;
        l->widest = wide > l->widest ? wide : l->widest;
    }
    if (l->n_symbols > 0)
        qsort(l->symbols, l->n_symbols, sizeof *l->symbols, by_place);
}

const ferryi_lines *ferryi_lines_of(const char *path)
{
    static ferryi_lines *files;
    ferryi_lines *l = files;
    while (l != NULL && strcmp(l->path, path) != 0)
        l = l->next;
    if (l != NULL || (l = calloc(1, sizeof *l)) == NULL)
        return l;
    if ((l->path = strdup(path)) == NULL) {
        free(l);
        return NULL;
    }
    if (ferryi_elf_map(ferryi_fd(open(path, O_RDONLY | O_CLOEXEC)), &l->elf))
        read_sections(l);
    l->next = files;
    return files = l;
}

int ferryi_lines_are_known(const ferryi_lines *l)
{
    return l != NULL && l->n_rows > 0;
}

/* How many of n things of `size` bytes lie at or below the address; their first member is one, and sorts them. */
static size_t n_not_above(const void *things, size_t n, size_t size, uint64_t address)
{
    size_t low = 0, high = n;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (*(const uint64_t *)(const void *)((const char *)things + middle * size) <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static int find_row(const ferryi_lines *l, uint64_t address, ferryi_lines_place *place)
{
    const size_t n = n_not_above(l->rows, l->n_rows, sizeof *l->rows, address);
    const row *r = n != 0 ? &l->rows[n - 1] : NULL;
    if (r == NULL || r->file == 0 || r->line == 0)
        return 0;
    *place = (ferryi_lines_place){ .file = l->files[r->file], .line = r->line };
    return 1;
}

/* The file's name that an inlined call says; NULL: not known. */
static const char *caller_file(const ferryi_lines *l, const ferryi_inlined *inlined)
{
    for (size_t i = 0; i < l->n_units; i++)
        if (l->units[i].at == inlined->unit && inlined->file < l->units[i].n && l->units[i].files[inlined->file] != 0)
            return l->files[l->units[i].files[inlined->file]];
    return NULL;
}

/* ferry's inline functions that give its calls NVSHMEM's names. */
static int is_wrapper(const char *file)
{
    const char *base = strrchr(file, '/');
    return base != NULL && strncmp(base, "/nvshmem", 8) == 0 &&
           (strstr(file, "/ferry/compat/") != NULL || strstr(file, "generated/") != NULL);
}

int ferryi_lines_find(const ferryi_lines *l, uint64_t address, ferryi_lines_place *place, int most)
{
    if (l == NULL || l->n_rows == 0 || most < 1 || !find_row(l, address, &place[0]))
        return 0;
    int n = 1;
    /* Those that have the address, the innermost first: they nest, and an inner one stands behind its outer one. */
    for (size_t i = n_not_above(l->inlined, l->n_inlined, sizeof *l->inlined, address);
         i-- > 0 && n < most && address - l->inlined[i].low < l->widest;) {
        const ferryi_inlined *inlined = &l->inlined[i];
        if (address >= inlined->high)
            continue;
        place[n] = (ferryi_lines_place){ .file = caller_file(l, inlined), .line = inlined->line };
        n += place[n].file != NULL;
    }
    while (n > 1 && is_wrapper(place[0].file))
        memmove(place, place + 1, (size_t)--n * sizeof *place);
    return n;
}

const char *ferryi_lines_symbol(const ferryi_lines *l, uint64_t address, int data, uint64_t *offset)
{
    if (l == NULL)
        return NULL;
    const size_t n = n_not_above(l->symbols, l->n_symbols, sizeof *l->symbols, address);
    for (size_t back = 1; back <= 8 && back <= n; back++) {
        const symbol *s = &l->symbols[n - back];
        if (s->data == data && address >= s->address && address - s->address < s->size) {
            *offset = address - s->address;
            return s->name;
        }
    }
    return NULL;
}
