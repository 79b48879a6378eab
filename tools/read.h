/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_READ_H
#define FERRY_TOOLS_READ_H

#include "tools/root.h"
#include <stdio.h>
#include <string.h>

/* The first line of dir/file.  1, or 0: it is empty, or could not be read. */
static inline int info_read_word(const info_root *root, const char *dir, const char *file, char *to, size_t size)
{
    char path[700];
    snprintf(path, sizeof path, "%s/%s", dir, file);
    if (info_read_text(root, path, to, size) <= 0)
        return 0;
    to[strcspn(to, "\n")] = '\0';
    return 1;
}

#endif
