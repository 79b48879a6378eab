/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_ENV_FAKE_H
#define FERRY_TESTS_ENV_FAKE_H

/* An environment of at most a few variables, so that a test does not depend on the caller's. */
#include "runtime/base/env.h"
#include <string.h>

static const char *fake_names[4], *fake_values[4];

static inline const char *fake_get(const char *name)
{
    for (int i = 0; i < 4; i++)
        if (fake_names[i] != NULL && strcmp(fake_names[i], name) == 0)
            return fake_values[i];
    return NULL;
}

/* Reads with one variable set, or one setting of FERRY_TEST ("FERRY_TEST=chaos"); none when name is NULL. */
static inline ferry_status fake_read(ferryi_env *env, const char *name, const char *value)
{
    static char test[4096];
    const char *setting = name != NULL ? strchr(name, '=') : NULL;
    fake_names[0] = setting != NULL ? "FERRY_TEST" : name;
    fake_values[0] = setting != NULL ? test : value;
    if (setting != NULL)
        snprintf(test, sizeof test, "%s=%s", setting + 1, value);
    return ferryi_env_read(env, fake_get, NULL);
}

#endif
