/* SPDX-License-Identifier: BSD-3-Clause */
/* The help text lists exactly the variables that the parser reads, and shows the real defaults: parsed again, they give
 * the same settings. */
#include "runtime/base/env.h"
#include "tests/check.h"
#include <stdlib.h>

enum { MOST = 64 };
static char *names[MOST], *values[MOST];
static char test[1024];
static int n_listed, n_asked, n_asked_listed;

static const char *get_listed(const char *name)
{
    n_asked++;
    for (int i = 0; i < n_listed; i++)
        if (strcmp(names[i], name) == 0) {
            n_asked_listed++;
            return values[i][0] != '\0' ? values[i] : NULL;
        }
    return NULL;
}

static const char *get_none(const char *name)
{
    (void)name;
    return NULL;
}

CHECK_MAIN(10)
{
    ferryi_env listed, plain;
    char *text = NULL, *rest, *line;
    size_t size = 0;
    FILE *out;

    out = open_memstream(&text, &size);
    ferryi_env_help(out);
    fclose(out);
    rest = text;
    while ((line = strsep(&rest, "\n")) != NULL) {
        CHECK_ROW(strlen(line) <= 120, line);
        char *equals = strchr(line, '=');
        if (strncmp(line, "  FERRY_", 8) != 0 || equals == NULL || n_listed == MOST)
            continue;
        *equals = '\0';
        if (strcmp(line + 2, "FERRY_TEST") == 0) { /* a line for each of its settings */
            size_t end = strlen(test);
            snprintf(test + end, sizeof test - end, ":%s", equals + 1);
            if (end > 0)
                continue;
        }
        names[n_listed] = line + 2;
        values[n_listed++] = strcmp(line + 2, "FERRY_TEST") == 0 ? test : equals + 1;
    }
    CHECK(n_listed >= 18);
    CHECK(ferryi_env_read(&plain, get_none, NULL) == FERRY_SUCCESS);
    CHECK(ferryi_env_read(&listed, get_listed, NULL) == FERRY_SUCCESS);
    CHECK(n_asked == n_listed && n_asked_listed == n_listed);
    CHECK(memcmp(&listed, &plain, sizeof plain) == 0);
    free(text);
}
