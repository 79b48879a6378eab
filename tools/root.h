/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_ROOT_H
#define FERRY_TOOLS_ROOT_H

#include <stddef.h>

/* Files below a root: of this machine, or of a tree that was captured on another one.  Paths have no slash in front.
 * A tree is foreign: links in it are followed inside of it only, and nothing but plain files is opened. */
typedef struct info_root {
    int fd;
    int captured;  /* 1: not this machine's */
    int record_fd; /* folder that everything read is copied to, with its path; -1: none */
} info_root;

/* dir NULL: this machine.  0, or -1 with errno. */
int info_root_open(info_root *root, const char *dir);
void info_root_close(info_root *root);

/* At most size bytes of a file; how many, or -1. */
long info_read(const info_root *root, const char *path, void *to, size_t size);
/* The same with a 0 behind it (size counts it), and what is not printable ASCII, a tab or a newline made '?'. */
long info_read_text(const info_root *root, const char *path, char *to, size_t size);
/* What a link says, with a 0 behind it.  Its length, or -1. */
long info_read_link(const info_root *root, const char *path, char *to, size_t size);
/* Calls each(name) for every entry in the order of their names.  How many, or -1. */
int info_list(const info_root *root, const char *path, void (*each)(const char *name, void *arg), void *arg);
/* Writes a file into the record; nothing when there is none. */
void info_record(const info_root *root, const char *path, const char *data, size_t n);

#endif
