/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads the rings of a traced job, and names what is in them. */
#include "runtime/base/lines.h"
#include "trace/trace.h"
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

/* While it reads. */
typedef struct reader {
    trace *t;
    uint64_t capacity;
    size_t room;
    int32_t *place_slots, *word_slots; /* open addressing: 1 + a number */
    size_t n_slots;
    struct {
        const ferryi_trace_header *h;
        uint64_t hash;
        const char *name;
    } last_hashed;
    const char *last_name;
    int32_t last_number;
    struct {
        uint64_t pc;
        const ferryi_trace_header *header;
        int32_t place;
    } last;
} reader;

static const char *text_at(const ferryi_trace_header *h, uint32_t at)
{
    return at < FERRYI_TRACE_TEXT && memchr(h->text + at, 0, FERRYI_TRACE_TEXT - at) != NULL ? h->text + at : "";
}

static const char *name_of(const ferryi_trace_header *h, uint64_t number)
{
    return number < FERRYI_TRACE_NAMES ? text_at(h, h->name[number]) : "";
}

static int is_global(uint64_t offset)
{
    return offset != UINT64_MAX && (offset & FERRY_OFFSET_STATIC) != 0;
}

/* ---- Places in the source. */

static const ferryi_trace_module *module_of(const ferryi_trace_header *h, uint64_t address)
{
    for (uint32_t i = 0; i < h->n_modules && i < FERRYI_TRACE_MODULES; i++)
        if (address - h->module[i].begin < h->module[i].end - h->module[i].begin)
            return &h->module[i];
    return NULL;
}

static uint64_t hash_text(const char *s, uint64_t hash)
{
    for (; s != NULL && *s != '\0'; s++)
        hash = (hash ^ (unsigned char)*s) * 0x100000001b3u;
    return hash;
}

static int same(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static int32_t add_place(reader *r, const trace_place *p)
{
    trace *t = r->t;
    const uint64_t hash =
        hash_text(p->function, hash_text(p->module, hash_text(p->file, p->line * 0x9e3779b97f4a7c15u)));
    for (size_t i = hash % r->n_slots;; i = (i + 1) % r->n_slots) {
        const int32_t there = r->place_slots[i] - 1;
        if (there >= 0 && (t->place[there].line != p->line || !same(t->place[there].file, p->file) ||
                           !same(t->place[there].function, p->function) || !same(t->place[there].module, p->module)))
            continue;
        if (there >= 0)
            return there;
        if ((size_t)t->n_places >= r->n_slots / 2)
            return -1;
        t->place[t->n_places] = *p;
        r->place_slots[i] = ++t->n_places;
        return t->n_places - 1;
    }
}

static const char *base_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

/* The name whose hash a kernel of a GPU wrote: one of the region's names. */
static const char *hashed_name(reader *r, const ferryi_trace_header *h, uint64_t hash)
{
    if (r->last_hashed.h == h && r->last_hashed.hash == hash)
        return r->last_hashed.name;
    r->last_hashed.h = h;
    r->last_hashed.hash = hash;
    r->last_hashed.name = NULL;
    for (uint32_t i = 0; i < h->n_names && i < FERRYI_TRACE_NAMES; i++)
        if ((hash_text(base_of(name_of(h, i)), 0xcbf29ce484222325u) | 1ull << 63) == hash)
            return r->last_hashed.name = name_of(h, i);
    return NULL;
}

/* A helper's line says less than that which called the helper: a call in a header belongs to its caller, where the
 * compiler has put the helper's code, or where a second address is on record. */
static int is_header(const char *file)
{
    const char *dot = strrchr(base_of(file), '.');
    return dot == NULL || dot[1] == 'h' || dot[1] == 'H' || strcmp(dot, ".inl") == 0 || strcmp(dot, ".cuh") == 0;
}

static int set_line(const ferryi_lines *lines, uint64_t at, trace_place *p)
{
    ferryi_lines_place place[FERRYI_LINES_DEEP];
    const int n = ferryi_lines_find(lines, at, place, FERRYI_LINES_DEEP);
    int i = 0;
    while (i < n && is_header(place[i].file))
        i++;
    if (n > 0) {
        p->file = place[i < n ? i : 0].file;
        p->line = place[i < n ? i : 0].line;
    }
    return n > 0;
}

static int32_t place_of(reader *r, const ferryi_trace_header *h, const ferryi_trace_record *record)
{
    trace_place p = { 0 };
    uint64_t into;
    if (record->line != 0 || (record->flags & FERRYI_EVENT_IN_KERNEL) != 0) {
        if (record->line == 0)
            return -1;
        p.file = (record->file >> 63) != 0 ? hashed_name(r, h, record->file)
                 : record->file != 0       ? name_of(h, record->file - 1)
                                           : NULL;
        p.file = p.file != NULL && *p.file != '\0' ? p.file : "?";
        p.line = record->line;
        return add_place(r, &p);
    }
    if (record->pc == 0)
        return -1;
    if (r->last.header == h && r->last.pc == record->pc)
        return r->last.place;
    const ferryi_trace_module *m = module_of(h, record->pc - 1);
    int32_t place = -1;
    if (m != NULL) {
        p.module = text_at(h, m->path);
        const ferryi_lines *lines = ferryi_lines_of(p.module);
        const uint64_t at = record->pc - 1 - m->bias; /* the call, not what it returns to */
        p.function = ferryi_lines_symbol(lines, at, 0, &into);
        if (!set_line(lines, at, &p)) {
            p.line = p.function != NULL ? (unsigned)into + 1 : (unsigned)at;
            r->t->without_lines++;
            if (!ferryi_lines_are_known(lines))
                r->t->no_lines_in = p.module;
        }
        place = add_place(r, &p);
    }
    if (record->kind == FERRYI_EVENT_MALLOC && record->value != 0 && p.file != NULL && is_header(p.file)) {
        ferryi_trace_record outer = *record;
        outer.pc = record->value;
        outer.value = 0;
        return place_of(r, h, &outer);
    }
    r->last.header = h;
    r->last.pc = record->pc;
    r->last.place = place;
    return place;
}

/* ---- Names of words. */

static int32_t add_word(void *arg, const char *label)
{
    reader *r = arg;
    trace *t = r->t;
    for (size_t i = hash_text(label, 1469598103934665603u) % r->n_slots;; i = (i + 1) % r->n_slots) {
        const int32_t there = r->word_slots[i] - 1;
        if (there >= 0 && strcmp(t->word[there], label) != 0)
            continue;
        if (there >= 0)
            return there;
        char *copy = (size_t)t->n_words < r->n_slots / 2 ? strdup(label) : NULL;
        if (copy == NULL)
            return -1;
        t->word[t->n_words] = copy;
        r->word_slots[i] = ++t->n_words;
        return t->n_words - 1;
    }
}

static int32_t word_of(reader *r, const ferryi_trace_header *h, const ferryi_trace_record *record)
{
    const uint64_t offset = record->word != UINT64_MAX ? record->word : record->remote;
    char label[160];
    if (offset == UINT64_MAX || record->kind == FERRYI_EVENT_BOARD_POST || record->kind == FERRYI_EVENT_BOARD_WAIT)
        return -1;
    if (!is_global(offset))
        return -1; /* blocks.c */
    const ferryi_trace_module *m = module_of(h, record->address);
    uint64_t into = 0;
    const char *name =
        m != NULL ? ferryi_lines_symbol(ferryi_lines_of(text_at(h, m->path)), record->address - m->bias, 1, &into)
                  : NULL;
    if (name == NULL)
        snprintf(label, sizeof label, "global+0x%" PRIx64, offset & ~FERRY_OFFSET_STATIC);
    else if (into == 0)
        snprintf(label, sizeof label, "%.100s", name);
    else
        snprintf(label, sizeof label, "%.100s+%" PRIu64, name, into);
    return add_word(r, label);
}

/* ---- Records. */

/* Names of calls are few: processes number them each for itself. */
static int32_t number_of_name(reader *r, const char *name)
{
    trace *t = r->t;
    if (r->last_name != NULL && strcmp(r->last_name, name) == 0)
        return r->last_number;
    int i = 0;
    while (i < t->n_names && strcmp(t->names[i], name) != 0)
        i++;
    if (i == FERRYI_TRACE_NAMES)
        return 0;
    if (i == t->n_names)
        t->names[t->n_names++] = name;
    r->last_name = name;
    r->last_number = i;
    return i;
}

/* The module that a global's address is in must be known: the PE tells only those with code that has called. */
static int add_event(reader *r, const ferryi_trace_header *h, const ferryi_trace_record *record, int by_gpu)
{
    trace *t = r->t;
    if (t->n == r->room) {
        const size_t room = r->room * 2 + 4096;
        trace_event *more = realloc(t->event, room * sizeof *more);
        if (more == NULL)
            return -1;
        t->event = more;
        r->room = room;
    }
    if (record->kind == FERRYI_EVENT_NONE || record->kind >= FERRYI_N_EVENT_KINDS)
        return 0;
    const int target = record->target;
    const char *name = by_gpu ? hashed_name(r, h, record->pc) : name_of(h, record->name);
    name = name != NULL ? name : "a call in a kernel";
    t->event[t->n++] = (trace_event){
        .r = record,
        .begin = record->begin_ns,
        .end = record->end_ns,
        .open = record->end_ns == 0,
        .pe = h->pe,
        .kind = record->kind,
        .path = target >= 0 && target < FERRYI_TRACE_PES ? h->path[target] : FERRY_PATH_NONE,
        .by_gpu = (uint8_t)by_gpu,
        .group = record->group,
        .number = record->number,
        .cause = -1,
        .name = name,
        .name_number = number_of_name(r, name),
        .place = place_of(r, h, record),
        .word = word_of(r, h, record),
    };
    return 0;
}

/* The GPU's clock as this machine's, by the moments that the PE has noted of both. */
static uint64_t of_gpu(const ferryi_trace_header *h, uint64_t ns)
{
    if (ns == 0 || h->gpu_ns[0] == 0)
        return ns;
    double rate = 1;
    if (h->gpu_ns[1] > h->gpu_ns[0])
        rate = (double)(h->gpu_host_ns[1] - h->gpu_host_ns[0]) / (double)(h->gpu_ns[1] - h->gpu_ns[0]);
    if (rate < 0.99 || rate > 1.01)
        rate = 1;
    return h->gpu_host_ns[0] + (uint64_t)(int64_t)((double)(int64_t)(ns - h->gpu_ns[0]) * rate);
}

static int read_ring(reader *r, ferryi_trace_header *h, ferryi_trace_record *ring, int by_gpu)
{
    uint64_t most = 0, found = 0;
    /* Only pages that were written: a look at another one would make it. */
    const uint64_t written = by_gpu ? (h->gpu_ns[0] != 0 ? r->capacity : 0) : h->head;
    for (uint64_t i = 0; i < r->capacity && i < written; i++) {
        ferryi_trace_record *record = &ring[i];
        if (record->ticket == 0)
            continue;
        most = record->ticket > most ? record->ticket : most;
        found++;
        if (by_gpu) {
            record->begin_ns = of_gpu(h, record->begin_ns);
            record->end_ns = of_gpu(h, record->end_ns);
        }
        if (add_event(r, h, record, by_gpu) != 0)
            return -1;
    }
    if (!by_gpu)
        most = h->head;
    r->t->pe[h->pe].lost += most > found ? most - found : 0;
    return 0;
}

static int by_begin(const void *a, const void *b)
{
    const trace_event *x = a, *y = b;
    if (x->begin != y->begin)
        return x->begin < y->begin ? -1 : 1;
    return x->pe - y->pe;
}

static void set_times(trace *t)
{
    uint64_t last = 0;
    if (t->n == 0)
        return;
    qsort(t->event, t->n, sizeof *t->event, by_begin);
    t->origin = t->event[0].begin;
    for (size_t i = 0; i < t->n; i++) {
        last = t->event[i].begin > last ? t->event[i].begin : last;
        last = t->event[i].end > last ? t->event[i].end : last;
    }
    for (size_t i = 0; i < t->n; i++) {
        trace_event *e = &t->event[i];
        e->end = (e->open ? last : e->end) - t->origin;
        e->begin -= t->origin;
    }
    t->length = last - t->origin;
}

/* Collectives of a GPU's kernels on the world, which nobody has counted: they are in order when none is lost. */
static void count_collectives(trace *t)
{
    uint32_t *made = calloc((size_t)t->n_pes + 1, sizeof *made);
    for (size_t i = 0; i < t->n && made != NULL; i++) {
        trace_event *e = &t->event[i];
        if (!e->by_gpu || e->group == 0)
            continue;
        e->group = t->pe[e->pe].lost == 0 ? e->group ^ 1ull << 62 : 0;
        e->number = ++made[e->pe];
    }
    free(made);
}

static int read_regions(reader *r, int fd, uint32_t n)
{
    trace *t = r->t;
    const size_t bytes = (size_t)ferryi_trace_region_bytes(r->capacity);
    ferryi_trace_header **header = calloc(n + 1, sizeof *header);
    if (header == NULL)
        return -1;
    for (uint32_t i = 0; i < n; i++) {
        /* Private: GPU times are converted in place, pages are copied only then. */
        void *at =
            mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, (off_t)ferryi_trace_region_at(r->capacity, i));
        ferryi_trace_header *h = at;
        if (at == MAP_FAILED)
            continue;
        if (h->magic != FERRYI_TRACE_MAGIC || h->pe < 0 || h->n_pes < 1 || h->pe >= FERRYI_TRACE_PES ||
            h->n_pes > FERRYI_TRACE_PES) {
            munmap(at, bytes);
            continue;
        }
        header[i] = h;
        t->n_pes = h->n_pes > t->n_pes ? h->n_pes : t->n_pes;
        t->n_pes = h->pe >= t->n_pes ? h->pe + 1 : t->n_pes;
    }
    int status = 0;
    t->pe = calloc((size_t)t->n_pes + 1, sizeof *t->pe);
    for (uint32_t i = 0; i < n && t->pe != NULL && status == 0; i++) {
        ferryi_trace_header *h = header[i];
        if (h == NULL)
            continue;
        ferryi_trace_record *ring = (ferryi_trace_record *)(void *)((char *)h + FERRYI_TRACE_HEADER);
        trace_pe *pe = &t->pe[h->pe];
        pe->header = pe->present ? pe->header : h;
        pe->present = 1;
        status = read_ring(r, h, ring, 0);
        if (status == 0)
            status = read_ring(r, h, ring + r->capacity, 1);
    }
    free((void *)header);
    return t->pe == NULL ? -1 : status;
}

int trace_read(int fd, uint64_t capacity, trace *t)
{
    reader r = { .t = t, .capacity = capacity, .n_slots = 1u << 18 };
    const ferryi_trace_control *control = mmap(NULL, FERRYI_TRACE_PAGE, PROT_READ, MAP_SHARED, fd, 0);
    if (control == MAP_FAILED)
        return -1;
    r.place_slots = calloc(r.n_slots, sizeof *r.place_slots);
    r.word_slots = calloc(r.n_slots, sizeof *r.word_slots);
    t->place = calloc(r.n_slots / 2, sizeof *t->place);
    t->word = calloc(r.n_slots / 2, sizeof *t->word);
    t->names = calloc(FERRYI_TRACE_NAMES, sizeof *t->names);
    const uint32_t n = control->regions < FERRYI_TRACE_REGIONS ? control->regions : FERRYI_TRACE_REGIONS;
    t->refused = control->refused;
    int status = -1;
    if (r.place_slots != NULL && r.word_slots != NULL && t->place != NULL && t->word != NULL && t->names != NULL)
        status = read_regions(&r, fd, n);
    if (status == 0) {
        set_times(t);
        count_collectives(t);
        trace_name_blocks(t, add_word, &r);
    } else
        errno = ENOMEM;
    free(r.place_slots);
    free(r.word_slots);
    return status;
}
