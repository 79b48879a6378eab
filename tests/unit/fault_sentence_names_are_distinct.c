/* SPDX-License-Identifier: BSD-3-Clause */
/* Every status, path and call has a distinct name and text; an invalid number has a text that says so. */
#include "ferry/diag.h"
#include "tests/check.h"

static const char *status_name(int i)
{
    return ferry_status_name((ferry_status)i);
}
static const char *status_text(int i)
{
    return ferry_strerror((ferry_status)i);
}
static const char *path_name(int i)
{
    return ferry_path_name((ferry_path)i);
}
static const char *call_name(int i)
{
    return ferry_call_name((ferry_call)i);
}

static void distinct(const char *(*name)(int), int n)
{
    /* From one before the first to one after the last: these two have the same text, all others differ. */
    CHECK(strcmp(name(-1), name(n)) == 0);
    CHECK(strcmp(name(-1), name(1 << 30)) == 0);
    for (int i = 0; i < n; i++) {
        CHECK(name(i)[0] != '\0');
        for (int j = -1; j < i; j++)
            CHECK_ROW(strcmp(name(i), name(j)) != 0, name(i));
    }
}

CHECK_MAIN(10)
{
    distinct(status_name, FERRY_ERR_EMPTY + 1);
    distinct(status_text, FERRY_ERR_EMPTY + 1);
    distinct(path_name, FERRY_N_PATHS);
    distinct(call_name, FERRY_N_CALLS);
    CHECK(strcmp(ferry_status_name(FERRY_ERR_TIMEOUT), "FERRY_ERR_TIMEOUT") == 0);
    CHECK(strcmp(ferry_status_name(FERRY_ERR_EMPTY), "FERRY_ERR_EMPTY") == 0);
    CHECK(strcmp(ferry_strerror(FERRY_ERR_TIMEOUT), "the wait ran out of time") == 0);
    CHECK(strcmp(ferry_path_name(FERRY_PATH_NATIVE), "native") == 0);
    CHECK(strcmp(ferry_path_name(FERRY_PATH_STAGED), "staged") == 0);
    CHECK(strcmp(ferry_call_name(FERRY_CALL_PUT_SIGNAL), "put_signal") == 0);
    CHECK(strcmp(ferry_call_name(FERRY_CALL_LAUNCH), "launch") == 0);
}
