/* SPDX-License-Identifier: BSD-3-Clause */
/* Where plug-ins are looked for: in the folder that the caller names, beside this library, where make install puts
 * them. */
#include "runtime/base/plugin.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

static void place_add(ferryi_plugin_places *p, const char *file, const char *dir, int dir_bytes, const char *between)
{
    int n = snprintf(p->paths[p->n], FERRYI_PLUGIN_PATH, "%.*s%s%s", dir_bytes, dir, between, file);
    p->n += n > 0 && n < FERRYI_PLUGIN_PATH;
}

int ferryi_plugin_is_privileged(void)
{
    return getauxval(AT_SECURE) != 0;
}

void ferryi_plugin_places_find(ferryi_plugin_places *p, const char *file, const char *dir)
{
    Dl_info info;
    p->n = 0;
    if (dir && *dir && !ferryi_plugin_is_privileged())
        place_add(p, file, dir, (int)strlen(dir), "/");
    /* Beside the library, or beside a program that contains it.  In a build tree both lie in .libs. */
    if (!ferryi_plugin_is_privileged() && dladdr((const void *)&ferryi_plugin_places_find, &info) && info.dli_fname &&
        strrchr(info.dli_fname, '/')) {
        int length = (int)(strrchr(info.dli_fname, '/') - info.dli_fname);
        place_add(p, file, info.dli_fname, length, "/ferry/");
        place_add(p, file, info.dli_fname, length, "/");
    }
#ifdef FERRYI_PLUGIN_DIR
    place_add(p, file, FERRYI_PLUGIN_DIR, (int)strlen(FERRYI_PLUGIN_DIR), "/");
#endif
    place_add(p, file, "", 0, "");
}

int ferryi_plugin_is_here(const char *file, const char *dir)
{
    ferryi_plugin_places p;
    ferryi_plugin_places_find(&p, file, dir);
    for (int i = 0; i < p.n; i++)
        if (strchr(p.paths[i], '/') != NULL && access(p.paths[i], F_OK) == 0)
            return 1;
    return 0;
}

void *ferryi_plugin_open(const char *file, const char *dir, int flags, int *found, char *text, size_t size)
{
    ferryi_plugin_places p;
    void *handle = NULL;
    size_t at = 0;

    ferryi_plugin_places_find(&p, file, dir);
    text[0] = '\0';
    *found = 0;
    for (int i = 0; i < p.n && handle == NULL; i++) {
        int is_file = strchr(p.paths[i], '/') != NULL;
        if (!is_file || access(p.paths[i], F_OK) == 0)
            handle = dlopen(p.paths[i], RTLD_NOW | RTLD_NODELETE | flags);
        if (handle == NULL && is_file && access(p.paths[i], F_OK) == 0) {
            const char *why = dlerror();
            *found = 1;
            snprintf(text, size, "%s cannot be opened: %s", p.paths[i], why != NULL ? why : "no reason given");
            return NULL;
        }
        if (at < size)
            at += (size_t)snprintf(text + at, size - at, "%s%s", i ? ", " : "",
                                   is_file ? p.paths[i] : "the library path");
    }
    return handle;
}
