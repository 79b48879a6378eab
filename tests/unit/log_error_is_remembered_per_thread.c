/* SPDX-License-Identifier: BSD-3-Clause */
/* The last error is the thread's own: status and text stay until the next one, also when logging is off; the text may
 * be quoted by the next error; a long one is cut, not overrun. */
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "tests/check.h"
#include <pthread.h>

static void *other_thread(void *arg)
{
    (void)arg;
    CHECK(ferry_last_error() == FERRY_SUCCESS);
    CHECK(ferry_last_error_message() != NULL && strstr(ferry_last_error_message(), "first") == NULL);
    CHECK(ferryi_error(FERRY_ERR_SYSTEM, "second") == FERRY_ERR_SYSTEM);
    CHECK(ferry_last_error() == FERRY_ERR_SYSTEM);
    CHECK(strcmp(ferry_last_error_message(), "second") == 0);
    return NULL;
}

CHECK_MAIN(10)
{
    char text[3000];
    pthread_t thread;

    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    CHECK(ferry_last_error() == FERRY_SUCCESS);
    CHECK(ferryi_error(FERRY_ERR_TIMEOUT, "first %d", 1) == FERRY_ERR_TIMEOUT);
    REQUIRE(pthread_create(&thread, NULL, other_thread, NULL) == 0);
    pthread_join(thread, NULL);
    CHECK(ferry_last_error() == FERRY_ERR_TIMEOUT);
    CHECK(strcmp(ferry_last_error_message(), "first 1") == 0);

    CHECK(ferryi_error_quiet(FERRY_ERR_NO_PATH, "quoting '%s'", ferry_last_error_message()) == FERRY_ERR_NO_PATH);
    CHECK(ferry_last_error() == FERRY_ERR_NO_PATH);
    CHECK(strcmp(ferry_last_error_message(), "quoting 'first 1'") == 0);

    memset(text, 'y', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    ferryi_error(FERRY_ERR_SYSTEM, "%s", text);
    CHECK(strlen(ferry_last_error_message()) == 1023);
    CHECK(strcmp(ferry_last_error_message() + 1020, "...") == 0);
    memset(text, 'z', 1023);
    text[1023] = '\0';
    ferryi_error(FERRY_ERR_SYSTEM, "%s", text);
    CHECK(strcmp(ferry_last_error_message(), text) == 0);
}
