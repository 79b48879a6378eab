/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_PLUGIN_H
#define FERRYI_PLUGIN_H

#include <stddef.h>

/* Shared objects that libferry opens on demand, so that it links none of the libraries that they need. */

enum { FERRYI_PLUGIN_PATH = 1024, FERRYI_PLUGIN_PLACES = 5 };

/* Paths where a plug-in may be, in order. */
typedef struct ferryi_plugin_places {
    int n;
    char paths[FERRYI_PLUGIN_PLACES][FERRYI_PLUGIN_PATH];
} ferryi_plugin_places;

/* 1 in a program with more rights than its user (setuid): no environment variable chooses code for it, nor does the
 * program's own name, by which a library linked into it would find its folder. */
int ferryi_plugin_is_privileged(void);

/* file: its name without folder.  dir: the folder that is looked in first, or "". */
void ferryi_plugin_places_find(ferryi_plugin_places *p, const char *file, const char *dir);

/* 1 if it stands in one of the places. */
int ferryi_plugin_is_here(const char *file, const char *dir);

/* Opens the first that exists; it stays open until the process ends.  flags: dlopen's, besides RTLD_NOW.  NULL: text
 * says why: *found is 1 if a file was there that cannot be opened, else 0, and text lists the places. */
void *ferryi_plugin_open(const char *file, const char *dir, int flags, int *found, char *text, size_t size);

#endif
