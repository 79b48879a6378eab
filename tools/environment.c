/* SPDX-License-Identifier: BSD-3-Clause */
/* The relevant variables of this process or of a captured tree, both as lines of NAME=value. */
#include "ferry/diag.h"
#include "runtime/base/env.h"
#include "tools/collect.h"
#include "tools/parse.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TEXT = 16 << 10, LINES = 128 };

/* Excludes other programs' variables and the job's secret, which must not be recorded. */
static int is_relevant(const char *entry)
{
    static const char *const names[] = { "CUDA_VISIBLE_DEVICES=", "CUDA_DEVICE_ORDER=", "NVIDIA_VISIBLE_DEVICES=",
                                         "NVIDIA_DRIVER_CAPABILITIES=" };
    if (strncmp(entry, "FERRY_", 6) == 0)
        return strncmp(entry, "FERRY_COOKIE=", 13) != 0;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strncmp(entry, names[i], strlen(names[i])) == 0)
            return 1;
    return 0;
}

static void print_own(char *text, size_t size)
{
    size_t used = 0;
    text[0] = '\0';
    for (char **entry = environ; entry && *entry; entry++) {
        size_t n = strlen(*entry);
        if (!is_relevant(*entry) || strchr(*entry, '\n') || used + n + 2 > size)
            continue;
        memcpy(text + used, *entry, n);
        memcpy(text + used + n, "\n", 2);
        used += n + 1;
    }
    for (char *c = text; *c; c++)
        if (*c != '\n' && ((unsigned char)*c < 0x20 || (unsigned char)*c >= 0x7f))
            *c = '?';
}

static const char *lines[LINES + 1];

static const char *look_up(const char *name)
{
    size_t n = strlen(name);
    for (int i = 0; lines[i]; i++)
        if (strncmp(lines[i], name, n) == 0 && lines[i][n] == '=')
            return lines[i] + n + 1;
    return NULL;
}

static int copy_variable(const char *name, char *to, size_t size)
{
    const char *value = look_up(name);
    snprintf(to, size, "%s", value ? value : "");
    return value != NULL;
}

void info_collect_environment(info_machine *m, const info_root *root)
{
    static char text[TEXT];
    static ferryi_env env;
    int n = 0;
    if (!root->captured) {
        print_own(text, sizeof text);
        if (root->record_fd >= 0)
            info_record(root, INFO_ENVIRONMENT, text, strlen(text));
    } else {
        (void)info_read_text(root, INFO_ENVIRONMENT, text, sizeof text);
    }
    for (char *at = text; *at && n < LINES;) {
        lines[n++] = at;
        at += strcspn(at, "\n");
        if (*at)
            *at++ = '\0';
    }
    lines[n] = NULL;
    info_environment *e = &m->env;
    e->cuda_visible_set = copy_variable("CUDA_VISIBLE_DEVICES", e->cuda_visible, sizeof e->cuda_visible);
    e->nvidia_visible_set = copy_variable("NVIDIA_VISIBLE_DEVICES", e->nvidia_visible, sizeof e->nvidia_visible);
    (void)copy_variable("FERRY_SPACE", e->space, sizeof e->space);
    (void)copy_variable("FERRY_PATHS", e->paths, sizeof e->paths);
    if (ferryi_env_read(&env, look_up, lines) != FERRY_SUCCESS)
        snprintf(e->refused, sizeof e->refused, "%s", ferry_last_error_message());
    else
        snprintf(e->probe_fail, sizeof e->probe_fail, "%s", env.probe_fail);
}
