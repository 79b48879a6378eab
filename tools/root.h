/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_ROOT_H
#define FERRY_TOOLS_ROOT_H

#include <stddef.h>

/* Files below a root: this machine's, or those of a tree captured on another one.  Paths begin without a slash.  A
 * captured tree is untrusted: links are followed inside it only, and only plain files are opened. */
typedef struct info_root {
    int fd;
    int captured;  /* 1: a captured tree */
    int record_fd; /* folder to which every file read is copied, with its path; -1: none */
} info_root;

/* dir NULL: this machine.  0, or -1 with errno. */
int info_root_open(info_root *root, const char *dir);
void info_root_close(info_root *root);

/* Reads at most size bytes of a file; returns their number, or -1. */
long info_read(const info_root *root, const char *path, void *to, size_t size);
/* info_read() with a terminating 0 (size includes it); bytes other than printable ASCII, tab and newline become '?'. */
long info_read_text(const info_root *root, const char *path, char *to, size_t size);
/* The target of a link, with a terminating 0; returns its length, or -1. */
long info_read_link(const info_root *root, const char *path, char *to, size_t size);
/* Calls each(name) for every entry in the order of their names; returns their number, or -1. */
int info_list(const info_root *root, const char *path, void (*each)(const char *name, void *arg), void *arg);
/* Writes a file into the record, if there is one. */
void info_record(const info_root *root, const char *path, const char *data, size_t n);

#endif
