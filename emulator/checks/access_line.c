/* SPDX-License-Identifier: BSD-3-Clause */
/* Where code is.  Debug information is read when an error is reported: it costs a program without errors nothing. */
#include "access.h"
#include "runtime/base/elf.h"
#include "runtime/base/lines.h"
#include <pthread.h>
#include <stdio.h>
#include <string.h>

/* Headers of ferry and of the emulator. */
static int is_own(const char *file)
{
    const size_t n = strlen(file);
    if (n < 2 || strcmp(file + n - 2, ".h") != 0)
        return 0;
    return strstr(file, "include/ferry/") != NULL || strstr(file, "/emulator/") != NULL ||
           strstr(file, "/device/") != NULL;
}

/* Those whose functions touch what a program's pointers name, on its behalf. */
static int is_on_behalf(const char *file)
{
    return strstr(file, "/atomics.h") != NULL || strstr(file, "/intrinsics.h") != NULL;
}

/* One report asks for the same places several times. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct place {
    const void *pc;
    int known; /* the line */
    int own;   /* the code itself is in an own header, and in none that acts on a program's behalf */
    char text[256];
} last[64];

/* The line, as "reduce.cu:31", is the first that is in none of the own headers, or the first at all. */
static void find(const void *pc, struct place *p)
{
    ferryi_elf_place module;
    ferryi_lines_place place[FERRYI_LINES_DEEP];
    *p = (struct place){ .pc = pc };
    if (!ferryi_elf_find((const char *)pc - 1, &module)) { /* of the call, not behind it */
        snprintf(p->text, sizeof p->text, "%p (no module has this code)", pc);
        return;
    }
    const int n = ferryi_lines_find(ferryi_lines_of(module.path), module.value, place, FERRYI_LINES_DEEP);
    const char *name = strrchr(module.path, '/');
    int i = 0;
    if (n == 0) {
        snprintf(p->text, sizeof p->text, "%.120s+0x%zx (no line: compile with -g1)",
                 name != NULL ? name + 1 : module.path, (size_t)module.value);
        return;
    }
    while (i < n && is_own(place[i].file))
        i++;
    i = i < n ? i : 0;
    name = strrchr(place[i].file, '/');
    snprintf(p->text, sizeof p->text, "%s:%u", name != NULL ? name + 1 : place[i].file, place[i].line);
    p->known = 1;
    p->own = is_own(place[0].file) && !is_on_behalf(place[0].file);
}

/* Under the lock. */
static const struct place *place_of(const void *pc)
{
    struct place *p = &last[((uintptr_t)pc >> 2) % (sizeof last / sizeof last[0])];
    if (p->pc != pc || pc == NULL)
        find(pc, p);
    return p;
}

int ferryi_access_line(const void *pc, char *text, size_t size)
{
    pthread_mutex_lock(&lock);
    const struct place *p = place_of(pc);
    const int known = p->known;
    snprintf(text, size, "%s", p->text);
    pthread_mutex_unlock(&lock);
    return known;
}

int ferryi_access_is_own(const void *pc)
{
    pthread_mutex_lock(&lock);
    const int own = place_of(pc)->own;
    pthread_mutex_unlock(&lock);
    return own;
}
