/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_PLUGIN_H
#define FERRYI_PLUGIN_H

#include <stddef.h>

/* Shared objects that libferry opens on demand, so that it links none of the libraries that they need. */

enum { FERRYI_PLUGIN_PATH = 1024, FERRYI_PLUGIN_PLACES = 5 };

/* The paths of a plug-in that are tried, in order. */
typedef struct ferryi_plugin_places {
    int n;
    char paths[FERRYI_PLUGIN_PLACES][FERRYI_PLUGIN_PATH];
} ferryi_plugin_places;

/* 1 in a program with more rights than its user (setuid).  There neither an environment variable nor the program's own
 * path may choose code (a library linked into the program would find its folder by that path). */
int ferryi_plugin_is_privileged(void);

/* file: its name without folder.  dir: the folder to search first, or "". */
void ferryi_plugin_places_find(ferryi_plugin_places *p, const char *file, const char *dir);

/* 1 if the file is in one of these places. */
int ferryi_plugin_is_here(const char *file, const char *dir);

/* Opens the first that exists; it stays open until the process ends.  flags: dlopen's, besides RTLD_NOW.  NULL: text
 * says why: *found is 1 if a file was there that cannot be opened, else 0, and text lists the places. */
void *ferryi_plugin_open(const char *file, const char *dir, int flags, int *found, char *text, size_t size);

#endif
