/* SPDX-License-Identifier: BSD-3-Clause */
/* A value that is not allowed is an error that names variable, value and what is allowed; nothing is written. */
#include "env_fake.h"
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "tests/check.h"

static const struct {
    const char *name, *value, *allowed; /* allowed: what the message must mention */
} rows[] = {
    { "FERRY_BOOTSTRAP", "openmpi", "auto|mpi|pmix|tcp|threads|self" },
    { "FERRY_BOOTSTRAP", "mpi ", "mpi" },
    { "FERRY_BOOTSTRAP", "mpi|tcp", "mpi" },
    { "FERRY_BOOTSTRAP", "m", "mpi" },
    { "FERRY_BOOTSTRAP", "MPI", "mpi" },
    { "FERRY_BOOTSTRAP", "", "mpi" },
    { "FERRY_SPACE", "gpu", "auto|host|cuda" },
    { "FERRY_TIMEOUT", "", "500ms" },
    { "FERRY_TIMEOUT", "30", "500ms" },
    { "FERRY_TIMEOUT", "s", "500ms" },
    { "FERRY_TIMEOUT", "0s", "above 0" },
    { "FERRY_TIMEOUT", "-1s", "above 0" },
    { "FERRY_TIMEOUT", "+1s", "500ms" },
    { "FERRY_TIMEOUT", " 1s", "500ms" },
    { "FERRY_TIMEOUT", "1 s", "500ms" },
    { "FERRY_TIMEOUT", "1s ", "500ms" },
    { "FERRY_TIMEOUT", "1.5s", "whole number" },
    { "FERRY_TIMEOUT", "1e3s", "whole number" },
    { "FERRY_TIMEOUT", "0x10s", "whole number" },
    { "FERRY_TIMEOUT", "1h", "500ms" },
    { "FERRY_TIMEOUT", "18446744073709551616ns", "500ms" },
    { "FERRY_TIMEOUT", "18446744074s", "500ms" },
    { "FERRY_INIT_TIMEOUT", "0ms", "above 0" },
    { "FERRY_HEAP_MAX", "65535", "64K" },
    { "FERRY_HEAP_MAX", "65T", "64T" },
    { "FERRY_HEAP_MAX", "1k", "K" },
    { "FERRY_HEAP_MAX", "1KB", "K" },
    { "FERRY_HEAP_MAX", "G", "G" },
    { "FERRY_HEAP_MAX", "-1", "64K" },
    { "FERRY_HEAP_MAX", "18446744073709551616", "64T" },
    { "FERRY_HEAP_MAX", "17179869184G", "64T" },
    { "FERRY_HEAP_CHUNK", "1", "64K" },
    { "FERRY_HEAP_CHUNK", "32K", "64K" },
    { "FERRY_HEAP_CHUNK", "65G", "64G" },
    { "FERRY_TEST=staged_chunk", "128", "256" },
    { "FERRY_TEST=staged_chunk", "300", "multiple of 64" },
    { "FERRY_TEST=staged_chunk", "2M", "1M" },
    { "FERRY_STAGED_BULK", "0", "64" },
    { "FERRY_STAGED_BULK", "2G", "1G" },
    { "FERRY_REMOTE_BULK", "63", "64" },
    { "FERRY_REMOTE_BULK", "2G", "1G" },
    { "FERRY_REMOTE_PATIENCE", "99ms", "100ms" },
    { "FERRY_REMOTE_PATIENCE", "3601s", "1h" },
    { "FERRY_TEST=ring_slots", "0", "power of two" },
    { "FERRY_TEST=ring_slots", "1", "from 2" },
    { "FERRY_TEST=ring_slots", "48", "power of two" },
    { "FERRY_TEST=ring_slots", "8192", "4096" },
    { "FERRY_TEST=ring_slots", "64x", "power of two" },
    { "FERRY_TEST=ring_slots", "4294967360", "4096" }, /* 64 if it were cut to 32 bits */
    { "FERRY_NPES", "1025", "1024" },
    { "FERRY_NPES", "-2", "1024" },
    { "FERRY_NPES", "", "1024" },
    { "FERRY_TEST=chaos", "yes", "0 for off" },
    { "FERRY_TEST=chaos", "18446744073709551616", "0 for off" },
    { "FERRY_LOG", "verbose", "none|error|warn|info|debug" },
    { "FERRY_LOG", "1", "none|error|warn|info|debug" },
    { "FERRY_ON_FAULT", "die", "report|abort" },
    { "FERRY_LIVENESS", "1", "off|on" },
    { "FERRY_BIND", "", "off|on" },
    { "FERRY_TCP_BIND", "", "address" },
    { "FERRY_COOKIE", "", "1 to 127" },
};

static void refuses_long_text(const char *name, size_t room)
{
    char text[2048];
    ferryi_env env;

    memset(text, 'x', sizeof text);
    text[room] = '\0';
    CHECK_ROW(fake_read(&env, name, text) == FERRY_ERR_INVALID_ARG, name);
    CHECK_ROW(strstr(ferry_last_error_message(), name) != NULL, name);
    text[room - 1] = '\0';
    CHECK_ROW(fake_read(&env, name, text) == FERRY_SUCCESS, name);
}

CHECK_MAIN(10)
{
    ferryi_env env, before;

    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    memset(&before, 0x5a, sizeof before);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char row[128], quoted[64];
        env = before;
        snprintf(row, sizeof row, "%s=%s", rows[i].name, rows[i].value);
        snprintf(quoted, sizeof quoted, "'%s'", rows[i].value);
        CHECK_ROW(fake_read(&env, rows[i].name, rows[i].value) == FERRY_ERR_INVALID_ARG, row);
        CHECK_ROW(memcmp(&env, &before, sizeof env) == 0, row);
        CHECK_ROW(ferry_last_error() == FERRY_ERR_INVALID_ARG, row);
        CHECK_ROW(strstr(ferry_last_error_message(), rows[i].name) != NULL, row);
        CHECK_ROW(strstr(ferry_last_error_message(), rows[i].allowed) != NULL, row);
        if (strcmp(rows[i].name, "FERRY_COOKIE") != 0)
            CHECK_ROW(strstr(ferry_last_error_message(), quoted) != NULL, row);
    }

    refuses_long_text("FERRY_PATHS", sizeof env.paths);
    refuses_long_text("FERRY_TEST=probe_fail", sizeof env.probe_fail);
    refuses_long_text("FERRY_TCP_BIND", sizeof env.tcp_bind);
    refuses_long_text("FERRY_BOOTSTRAP_DIR", sizeof env.bootstrap_dir);
    refuses_long_text("FERRY_COOKIE", sizeof env.cookie);

    /* A secret is not shown even when it is refused. */
    char secret[200] = "hunter2";
    memset(secret + 7, 'x', sizeof secret - 8);
    CHECK(fake_read(&env, "FERRY_COOKIE", secret) == FERRY_ERR_INVALID_ARG);
    CHECK(strstr(ferry_last_error_message(), "hunter2") == NULL);
}
