/* SPDX-License-Identifier: BSD-3-Clause */
/* The regions of the traced PEs of this process, and the names, files and groups of their records. */
#include "observe/trace_pe.h"
#include "observe/observe.h"
#include "runtime/base/fd.h"
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static int file = -1;
static uint64_t capacity;
static ferryi_trace_control *control;
static ferryi_trace_pe *pes[FERRYI_TRACE_PES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int refuse(const char *where, const char *why)
{
    fprintf(stderr, "ferry: this process is not traced: %s: %s; start all PEs on the machine of ferry-run --trace\n",
            where != NULL ? where : "FERRYI_TRACE is not set", why);
    return -1;
}

int ferryi_trace_open(const char *where)
{
    const char *colon = where != NULL ? strrchr(where, ':') : NULL;
    char path[256];
    if (colon == NULL || (size_t)(colon - where) >= sizeof path)
        return refuse(where, "it names no file");
    snprintf(path, sizeof path, "%.*s", (int)(colon - where), where);
    capacity = strtoull(colon + 1, NULL, 10);
    if (capacity < 2 || (capacity & (capacity - 1)) != 0)
        return refuse(where, "it has no number of records");
    if ((file = ferryi_fd(open(path, O_RDWR | O_CLOEXEC))) < 0)
        return refuse(path, strerror(errno));
    void *at = mmap(NULL, FERRYI_TRACE_PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (at == MAP_FAILED)
        return refuse(path, strerror(errno));
    control = at;
    return control->magic == FERRYI_TRACE_MAGIC ? 0 : refuse(path, "it is no trace");
}

static ferryi_trace_pe *make(int pe)
{
    const uint32_t i = __atomic_fetch_add(&control->regions, 1, __ATOMIC_RELAXED);
    ferryi_trace_pe *t = i < FERRYI_TRACE_REGIONS ? calloc(1, sizeof *t) : NULL;
    void *at = t == NULL ? MAP_FAILED
                         : mmap(NULL, ferryi_trace_region_bytes(capacity), PROT_READ | PROT_WRITE, MAP_SHARED, file,
                                (off_t)ferryi_trace_region_at(capacity, i));
    if (at == MAP_FAILED) {
        __atomic_fetch_add(&control->refused, 1, __ATOMIC_RELAXED);
        free(t);
        return NULL;
    }
    pthread_mutex_init(&t->lock, NULL);
    t->header = at;
    t->ring = (ferryi_trace_record *)(void *)((char *)at + FERRYI_TRACE_HEADER);
    t->gpu_ring = t->ring + capacity;
    t->mask = capacity - 1;
    ferryi_trace_header *h = t->header;
    h->pe = pe;
    h->n_pes = ferry_n_pes();
    h->pid = (int32_t)getpid();
    h->capacity = (uint32_t)capacity;
    for (int to = 0; to < h->n_pes && to < FERRYI_TRACE_PES; to++)
        h->path[to] = (uint8_t)ferry_path_of(pe, to);
    __atomic_store_n(&h->magic, FERRYI_TRACE_MAGIC, __ATOMIC_RELEASE);
    return t;
}

ferryi_trace_pe *ferryi_trace_of(int pe)
{
    static int none; /* stands for: there is no room */
    if (pe < 0 || pe >= FERRYI_TRACE_PES)
        return NULL;
    ferryi_trace_pe *t = __atomic_load_n(&pes[pe], __ATOMIC_ACQUIRE);
    if (FERRYI_UNLIKELY(t == NULL)) {
        pthread_mutex_lock(&lock);
        t = pes[pe];
        if (t == NULL) {
            t = make(pe);
            __atomic_store_n(&pes[pe], t != NULL ? t : (ferryi_trace_pe *)(void *)&none, __ATOMIC_RELEASE);
        }
        pthread_mutex_unlock(&lock);
    }
    return (void *)t == (void *)&none ? NULL : t;
}

/* ---- Names and files. */

/* The offset of a copy of the string; 0, an empty one, when there is no room. */
static uint32_t keep(ferryi_trace_header *h, const char *string)
{
    const size_t n = strlen(string) + 1;
    if (h->n_text == 0)
        h->n_text = 1;
    if (n > FERRYI_TRACE_TEXT - h->n_text)
        return 0;
    const uint32_t at = h->n_text;
    memcpy(h->text + at, string, n);
    h->n_text += (uint32_t)n;
    return at;
}

static uint16_t add_name(ferryi_trace_pe *t, const char *name, size_t slot)
{
    ferryi_trace_header *h = t->header;
    if (h->n_names == FERRYI_TRACE_NAMES - 1) {
        h->unnamed++;
        return FERRYI_TRACE_NAMES - 1; /* its text is empty */
    }
    const uint16_t number = (uint16_t)h->n_names;
    h->name[number] = keep(h, name);
    __atomic_store_n(&h->n_names, number + 1u, __ATOMIC_RELEASE);
    t->spelled_as[slot] = number;
    __atomic_store_n(&t->spelled[slot], name, __ATOMIC_RELEASE);
    return number;
}

uint16_t ferryi_trace_name(ferryi_trace_pe *t, const char *name)
{
    const size_t most = 2 * FERRYI_TRACE_NAMES;
    const size_t first = (size_t)(((uint64_t)(uintptr_t)name * 0x9e3779b97f4a7c15u) >> 40) % most;
    for (size_t i = first;; i = (i + 1) % most) {
        const char *there = __atomic_load_n(&t->spelled[i], __ATOMIC_ACQUIRE);
        if (there == name)
            return t->spelled_as[i];
        if (there != NULL)
            continue;
        pthread_mutex_lock(&t->lock);
        const uint16_t number = t->spelled[i] == NULL ? add_name(t, name, i) : 0;
        const int added = t->spelled[i] == name || t->spelled[i] == NULL;
        pthread_mutex_unlock(&t->lock);
        if (added)
            return number;
        i = (i + most - 1) % most; /* another thread's name came here: look once more */
    }
}

static int add_module(struct dl_phdr_info *info, size_t size, void *arg)
{
    (void)size;
    ferryi_trace_header *h = arg;
    uint64_t begin = UINT64_MAX, end = 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        if (p->p_type != PT_LOAD)
            continue;
        begin = info->dlpi_addr + p->p_vaddr < begin ? info->dlpi_addr + p->p_vaddr : begin;
        end = info->dlpi_addr + p->p_vaddr + p->p_memsz > end ? info->dlpi_addr + p->p_vaddr + p->p_memsz : end;
    }
    for (uint32_t i = 0; i < h->n_modules; i++)
        if (h->module[i].begin == begin && h->module[i].end == end)
            return 0;
    if (h->n_modules == FERRYI_TRACE_MODULES || begin >= end)
        return 0;
    char self[512];
    const char *path = info->dlpi_name;
    if (*path == '\0') {
        const ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
        self[n > 0 ? n : 0] = '\0';
        char *deleted = strstr(self, " (deleted)"); /* it was built anew meanwhile */
        if (deleted != NULL)
            *deleted = '\0';
        path = self;
    }
    ferryi_trace_module *m = &h->module[h->n_modules];
    *m = (ferryi_trace_module){ .begin = begin, .end = end, .bias = info->dlpi_addr, .path = keep(h, path) };
    __atomic_store_n(&m->known, 1, __ATOMIC_RELEASE);
    __atomic_store_n(&h->n_modules, h->n_modules + 1, __ATOMIC_RELEASE);
    return 0;
}

void ferryi_trace_know(ferryi_trace_pe *t, uint64_t pc)
{
    static __thread uint64_t begin, end; /* of the last file found */
    static __thread const ferryi_trace_pe *of;
    ferryi_trace_header *h = t->header;
    if (of == t && pc - begin < end - begin)
        return;
    for (int looked = 0; looked < 2; looked++) {
        for (uint32_t i = 0; i < __atomic_load_n(&h->n_modules, __ATOMIC_ACQUIRE); i++)
            if (pc - h->module[i].begin < h->module[i].end - h->module[i].begin) {
                begin = h->module[i].begin;
                end = h->module[i].end;
                of = t;
                return;
            }
        pthread_mutex_lock(&t->lock);
        dl_iterate_phdr(add_module, h);
        pthread_mutex_unlock(&t->lock);
    }
}

/* ---- Groups of PEs. */

static uint64_t mix(uint64_t hash, uint64_t value)
{
    return (hash ^ value) * 0x100000001b3u;
}

static uint32_t count(ferryi_trace_pe *t, uint64_t group)
{
    for (size_t i = 0; i < FERRYI_TRACE_GROUPS; i++) {
        const size_t at = (size_t)(group + i) % FERRYI_TRACE_GROUPS;
        if (t->group[at].group == group || t->group[at].group == 0) {
            t->group[at].group = group;
            return ++t->group[at].calls;
        }
    }
    return 0;
}

static uint64_t members_of(ferry_team_t team, uint32_t *n)
{
    const int size = ferry_team_n_pes(team);
    uint64_t hash = 0xcbf29ce484222325u;
    for (int i = 0; i < size; i++)
        hash = mix(hash, (uint64_t)ferry_team_translate_pe(team, i, FERRY_TEAM_WORLD));
    *n = size > 0 ? (uint32_t)size : 0;
    return size > 0 ? hash | 1 : 0;
}

void ferryi_trace_team(ferry_team_t team, uint64_t *group, uint32_t *n)
{
    *group = members_of(team, n);
}

void ferryi_trace_collective(ferryi_trace_pe *t, ferry_team_t team, uint64_t *group, uint32_t *number, uint32_t *n)
{
    pthread_mutex_lock(&t->lock);
    int i = 0;
    while (i < t->n_teams && t->team[i].team != team)
        i++;
    if (i == t->n_teams) {
        i = t->n_teams < FERRYI_TRACE_TEAMS ? t->n_teams++ : FERRYI_TRACE_TEAMS - 1;
        t->team[i].team = team;
        t->team[i].group = members_of(team, &t->team[i].n);
    }
    *group = t->team[i].group;
    *n = t->team[i].n;
    *number = *group != 0 ? count(t, *group) : 0;
    pthread_mutex_unlock(&t->lock);
}

void ferryi_trace_together(ferryi_trace_pe *t, uint32_t kind, uint64_t *group, uint32_t *number, uint32_t *n)
{
    pthread_mutex_lock(&t->lock);
    *group = 2 * ((uint64_t)kind + 1); /* even: of no team */
    *number = count(t, *group);
    *n = (uint32_t)t->header->n_pes;
    pthread_mutex_unlock(&t->lock);
}

void ferryi_trace_forget_teams(ferryi_trace_pe *t)
{
    pthread_mutex_lock(&t->lock);
    t->n_teams = 0;
    pthread_mutex_unlock(&t->lock);
}

void ferryi_trace_moe(ferryi_trace_pe *t, const void *object, int begins, uint64_t *group, uint32_t *number)
{
    pthread_mutex_lock(&t->lock);
    int i = 0;
    while (i < FERRYI_TRACE_OBJECTS - 1 && t->object[i] != object && t->object[i] != NULL)
        i++;
    t->object[i] = object;
    t->round[i] += begins != 0;
    *group = 0x10000u + 2 * (uint64_t)i;
    *number = t->round[i];
    pthread_mutex_unlock(&t->lock);
}
