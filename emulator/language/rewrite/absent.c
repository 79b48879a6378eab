/* SPDX-License-Identifier: BSD-3-Clause */
/* The table of what CUDA has and the emulator does not: absent.txt. */
#include "source.h"
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct row {
    regex_t names;
    char *what, *instead;
    struct row *next;
} * rows;

/* "PATTERN\tWHAT\tINSTEAD\n" */
static int add_row(char *line)
{
    char *what = strchr(line, '\t'), *instead = what != NULL ? strchr(what + 1, '\t') : NULL;
    struct row *row = instead != NULL ? malloc(sizeof *row) : NULL;
    if (row == NULL)
        return -1;
    *what = *instead = '\0';
    instead[strcspn(instead + 1, "\n") + 1] = '\0';
    char *pattern = format("^(%s)", line);
    const int failed = regcomp(&row->names, pattern, REG_EXTENDED | REG_NOSUB);
    free(pattern);
    row->what = format("%s", what + 1);
    row->instead = format("%s", instead + 1);
    row->next = rows;
    rows = row;
    return failed ? -1 : 0;
}

int absent_read(const char *path)
{
    char line[1024];
    FILE *file = fopen(path, "r");
    int result = file == NULL ? -1 : 0;
    while (result == 0 && fgets(line, sizeof line, file) != NULL)
        if (line[0] != '#')
            result = add_row(line);
    if (file != NULL)
        (void)fclose(file);
    return result;
}

/* The first row of the file is the last of the list. */
int absent_find(const char *name, const char **what, const char **instead)
{
    int found = 0;
    for (const struct row *row = rows; row != NULL; row = row->next)
        if (regexec(&row->names, name, 0, NULL, 0) == 0) {
            *what = row->what;
            *instead = row->instead;
            found = 1;
        }
    return found;
}
