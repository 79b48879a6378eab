/* SPDX-License-Identifier: BSD-3-Clause */
/* An unknown FERRY_ name is an error that suggests the nearest known name; other names are ignored. */
#include "env_fake.h"
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "tests/check.h"

static ferry_status read_with(ferryi_env *env, const char *entry)
{
    const char *names[] = { "PATH=/bin", "HOME", entry, NULL };
    return ferryi_env_read(env, fake_get, names);
}

CHECK_MAIN(10)
{
    static const struct {
        const char *entry, *shown, *nearest;
    } rows[] = {
        { "FERRY_TIMOUT=5s", "FERRY_TIMOUT", "FERRY_TIMEOUT" },
        { "FERRY_PATH=flags", "FERRY_PATH", "FERRY_PATHS" },
        { "FERRY_INITTIMEOUT", "FERRY_INITTIMEOUT", "FERRY_INIT_TIMEOUT" },
        { "FERRY_LGO=info", "FERRY_LGO", "FERRY_LOG" },
        { "FERRY_N_PES=4", "FERRY_N_PES", "FERRY_NPES" },
        { "FERRY_STAGED_BULKS=4K", "FERRY_STAGED_BULKS", "FERRY_STAGED_BULK" },
        { "FERRY_TESTS=chaos=1", "FERRY_TESTS", "FERRY_TEST" },
        { "FERRY_HEAPMAX=1G", "FERRY_HEAPMAX", "FERRY_HEAP_MAX" },
        { "FERRY_=", "FERRY_", "FERRY_LOG" },
    };
    ferryi_env env, before;
    char huge[5000];

    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    memset(&before, 0x5a, sizeof before);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char shown[64], nearest[64];
        env = before;
        snprintf(shown, sizeof shown, "%s;", rows[i].shown);
        snprintf(nearest, sizeof nearest, "%s:", rows[i].nearest);
        CHECK_ROW(read_with(&env, rows[i].entry) == FERRY_ERR_INVALID_ARG, rows[i].entry);
        CHECK_ROW(strstr(ferry_last_error_message(), shown) != NULL, rows[i].entry);
        CHECK_ROW(strstr(ferry_last_error_message(), nearest) != NULL, rows[i].entry);
        CHECK_ROW(memcmp(&env, &before, sizeof env) == 0, rows[i].entry);
    }

    CHECK(read_with(&env, "FERRY_TIMEOUT=5s") == FERRY_SUCCESS);
    CHECK(read_with(&env, "FERRY_NPES") == FERRY_SUCCESS);
    CHECK(read_with(&env, "FERRYMAN=1") == FERRY_SUCCESS);
    CHECK(read_with(&env, "FERRY_ROOT=/opt/ferry") == FERRY_SUCCESS); /* of a system of modules */
    CHECK(read_with(&env, "FERRY_CC=clang") == FERRY_SUCCESS);        /* for ferry-cc */
    CHECK(read_with(&env, "MY_FERRY_X=1") == FERRY_SUCCESS);
    CHECK(read_with(&env, "=C:") == FERRY_SUCCESS);

    /* The settings of FERRY_TEST likewise; a value may hold commas and equals signs, and the last one counts. */
    CHECK(fake_read(&env, "FERRY_TEST=chaso", "1") == FERRY_ERR_INVALID_ARG);
    CHECK(strstr(ferry_last_error_message(), "FERRY_TEST=chaso;") != NULL);
    CHECK(strstr(ferry_last_error_message(), "FERRY_TEST=chaos:") != NULL);
    CHECK(fake_read(&env, "FERRY_TEST=staged_bulk", "64") == FERRY_ERR_INVALID_ARG);
    CHECK(strstr(ferry_last_error_message(), "FERRY_TEST=staged_chunk:") != NULL);
    CHECK(fake_read(&env, "FERRY_TEST", "chaos=7:probe_fail=0>1=atomic,*>3=litmus:chaos=8:") == FERRY_SUCCESS);
    CHECK(env.chaos == 8 && strcmp(env.probe_fail, "0>1=atomic,*>3=litmus") == 0);
    CHECK(fake_read(&env, "FERRY_TEST", "") == FERRY_SUCCESS && env.chaos == 0);
    CHECK(fake_read(&env, "FERRY_TEST", "chaos") == FERRY_ERR_INVALID_ARG);

    memset(huge, 'Z', sizeof huge - 1);
    memcpy(huge, "FERRY_", 6);
    huge[sizeof huge - 1] = '\0';
    CHECK(read_with(&env, huge) == FERRY_ERR_INVALID_ARG);
}
