/* SPDX-License-Identifier: BSD-3-Clause */
/* docs/environment.md has one row for each variable that ferry_init() reads, with its default, and no other row.
 * Each name that FERRY_TEST takes has a row too.
 * With any argument: prints the first two cells of each row. */
#include "runtime/base/env.h"
#include "tests/check.h"
#include <stdlib.h>

static char *read_all(FILE *f)
{
    size_t size = 1 << 16;
    char *text = calloc(size, 1);
    if (f != NULL && text != NULL && fread(text, 1, size - 1, f) == 0)
        text[0] = '\0';
    return text;
}

int main(int argc, char **argv)
{
    char name[4096], row[512];
    const char *top = getenv("top_srcdir");
    FILE *help = tmpfile();
    (void)argv;
    alarm(10);
    snprintf(name, sizeof name, "%s/docs/environment.md", top != NULL ? top : ".");
    FILE *page_file = fopen(name, "r");
    CHECK(help != NULL);
    CHECK_ROW(page_file != NULL, name);
    if (help == NULL || page_file == NULL)
        return 1;
    ferryi_env_help(help);
    rewind(help);
    char *page = read_all(page_file), *said = read_all(help);
    fclose(page_file);
    fclose(help);
    int variables = 0, rows = 0;
    for (char *line = strtok(said, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        char *equals = strchr(line, '=');
        if (strncmp(line, "  FERRY_", 8) != 0 || equals == NULL)
            continue;
        *equals++ = '\0';
        char *test = strcmp(line + 2, "FERRY_TEST") == 0 ? strchr(equals, '=') : NULL;
        variables += test == NULL;
        if (test != NULL)
            snprintf(row, sizeof row, "\n| `%.*s` |", (int)(test - equals), equals);
        else if (*equals != '\0')
            snprintf(row, sizeof row, "\n| `%s` | `%s` |", line + 2, equals);
        else
            snprintf(row, sizeof row, "\n| `%s` | |", line + 2);
        CHECK_ROW(strstr(page, row) != NULL, row);
        if (argc > 1)
            fputs(row, stdout);
    }
    for (const char *at = page; (at = strstr(at, "\n| `FERRY_")) != NULL; at++)
        rows++;
    CHECK(variables > 10);
    CHECK(rows == variables + 1); /* FERRY_TEST has one row, and a table of its own */
    free(page);
    free(said);
    return CHECK_RESULT();
}
