/* SPDX-License-Identifier: BSD-3-Clause */
/* Where code is.  addr2line is asked when an error is reported: it comes with every compiler, knows every format of
 * debug information, and costs a program without errors nothing. */
#include "access.h"
#include "runtime/base/clock.h"
#include "runtime/base/elf.h"
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

#define PATIENCE_NS 10000000000u

/* Reads what comes, at most size - 1 bytes, until the other end closes or the time is over. */
static void read_all(int fd, char *text, size_t size)
{
    size_t n = 0;
    const uint64_t deadline = ferryi_deadline_after(PATIENCE_NS);
    while (n + 1 < size) {
        struct pollfd wait = { .fd = fd, .events = POLLIN };
        if (poll(&wait, 1, ferryi_deadline_ms(deadline)) == 0)
            break;
        const ssize_t got = read(fd, text + n, size - 1 - n);
        if (got <= 0)
            break;
        n += (size_t)got;
    }
    text[n] = '\0';
}

/* addr2line's words: two lines, function and place, for the code itself and each function that it was inlined into. */
static int ask(const ferryi_elf_place *m, char *text, size_t size)
{
    char offset[32], path[sizeof m->path];
    char *const words[] = { "addr2line", "-e", path, "-f", "-C", "-i", offset, NULL };
    posix_spawn_file_actions_t actions;
    size_t n = 0;
    int ends[2];
    pid_t child;
    snprintf(offset, sizeof offset, "0x%zx", (size_t)m->value);
    memcpy(path, m->path, sizeof path);
    while (environ[n] != NULL)
        n++;
    char **variables = malloc((n + 1) * sizeof *variables); /* without what a library put in front of this program */
    if (variables == NULL)
        return 0;
    char **next = variables;
    for (char **v = environ; *v != NULL; v++)
        if (strncmp(*v, "LD_PRELOAD=", 11) != 0)
            *next++ = *v;
    *next = NULL;
    int status = -1;
    if (pipe2(ends, O_CLOEXEC) != 0)
        goto free_variables;
    if (posix_spawn_file_actions_init(&actions) != 0)
        goto close_ends;
    (void)posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    (void)posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    const int spawned = posix_spawnp(&child, words[0], &actions, NULL, words, variables);
    (void)posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    ends[1] = -1;
    if (spawned == 0) {
        read_all(ends[0], text, size);
        (void)kill(child, SIGKILL); /* it has closed its end, or does not come to one */
        (void)waitpid(child, NULL, 0);
        status = text[0] != '\0' ? 0 : -1;
    }
close_ends:
    close(ends[0]);
    if (ends[1] >= 0)
        close(ends[1]);
free_variables:
    free(variables);
    return status == 0;
}

/* Headers of ferry and of the emulator. */
static int is_own(const char *place, size_t length)
{
    if (length < 2 || strncmp(place + length - 2, ".h", 2) != 0)
        return 0;
    return strstr(place, "include/ferry/") != NULL || strstr(place, "/emulator/") != NULL ||
           strstr(place, "/device/") != NULL;
}

/* Those whose functions touch what a program's pointers name, on its behalf. */
static int is_on_behalf(const char *place)
{
    return strstr(place, "/atomics.h") != NULL || strstr(place, "/intrinsics.h") != NULL;
}

/* The place among addr2line's words, as "reduce.cu:31": the first that is in none of the own headers, or the first at
 * all.  *own: the code itself is in such a header, and none that acts on a program's behalf.  NULL: no place is known.
 */
static const char *choose(char *words, int *own)
{
    const char *best = NULL;
    char *end, *line = words;
    *own = 0;
    for (int i = 0; line != NULL && *line != '\0'; i++, line = end != NULL ? end + 1 : NULL) {
        end = strchr(line, '\n');
        if (end != NULL)
            *end = '\0';
        char *more = strstr(line, " (discriminator");
        if (more != NULL)
            *more = '\0';
        const size_t n = strlen(line);
        if (i % 2 == 0 || n < 3 || line[0] == '?' || line[n - 1] == '?' || strcmp(line + n - 2, ":0") == 0)
            continue;
        const char *colon = strrchr(line, ':'), *slash = strrchr(line, '/');
        const int is = is_own(line, colon != NULL ? (size_t)(colon - line) : n);
        if (best == NULL)
            *own = is && !is_on_behalf(line);
        if (best == NULL || !is)
            best = slash != NULL ? slash + 1 : line;
        if (!is)
            break;
    }
    return best;
}

static int find(const void *pc, char *text, size_t size, int *own)
{
    ferryi_elf_place m;
    char words[8192] = "";
    *own = 0;
    if (!ferryi_elf_find((const char *)pc - 1, &m)) { /* of the call, not behind it */
        snprintf(text, size, "%p (no module has this code)", pc);
        return 0;
    }
    const int answered = ask(&m, words, sizeof words);
    const char *place = answered ? choose(words, own) : NULL;
    if (place != NULL) {
        snprintf(text, size, "%s", place);
        return 1;
    }
    const char *name = strrchr(m.path, '/');
    snprintf(text, size, "%.120s+0x%zx (%s)", name != NULL ? name + 1 : m.path, (size_t)m.value,
             answered ? "no line: compile with -g1" : "no line: install addr2line, of binutils");
    return 0;
}

/* One report asks for the same places several times. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct place {
    const void *pc;
    int known, own;
    char text[256];
} last[64];

/* Under the lock. */
static const struct place *place_of(const void *pc)
{
    struct place *p = &last[((uintptr_t)pc >> 2) % (sizeof last / sizeof last[0])];
    if (p->pc != pc || pc == NULL) {
        p->known = find(pc, p->text, sizeof p->text, &p->own);
        p->pc = pc;
    }
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
