/* SPDX-License-Identifier: BSD-3-Clause */
/* The environment parser against any environment.  The input is lines "NAME=value"; a line that starts with '!' is also
 * listed in environ.  For any input: an error has a message and changes nothing; accepted values are within the limits
 * that runtime/base/env.h documents, and parsing them again, or in another spelling, gives the same settings. */
#include "ferry/diag.h"
#include "runtime/base/env.h"
#include "runtime/base/log.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define MUST(what) ((what) ? (void)0 : (void)(fprintf(stderr, "line %d: not so: %s\n", __LINE__, #what), abort()))

enum { MOST = 32 };
static char *names[MOST], *values[MOST];
static const char *listed[MOST + 1];
static int n_set, n_listed;

static const char *get_set(const char *name)
{
    for (int i = 0; i < n_set; i++)
        if (strcmp(names[i], name) == 0)
            return values[i];
    return NULL;
}

static const char *get_none(const char *name)
{
    (void)name;
    return NULL;
}

static void split(char *text)
{
    char *line;

    n_set = n_listed = 0;
    while ((line = strsep(&text, "\n")) != NULL && n_set < MOST && n_listed < MOST) {
        char *equals = strchr(line, '=');
        if (line[0] == '!')
            listed[n_listed++] = line + 1; /* "NAME=value", as in environ */
        if (equals == NULL || line[0] == '!')
            continue;
        *equals = '\0';
        names[n_set] = line;
        values[n_set++] = equals + 1;
    }
    listed[n_listed] = NULL;
}

static int ends_within(const char *text, size_t size)
{
    return memchr(text, '\0', size) != NULL;
}

static void check_limits(const ferryi_env *e)
{
    MUST(ends_within(e->bootstrap, sizeof e->bootstrap) && ends_within(e->space, sizeof e->space));
    MUST(ends_within(e->paths, sizeof e->paths) && ends_within(e->probe_fail, sizeof e->probe_fail));
    MUST(ends_within(e->cookie, sizeof e->cookie) && ends_within(e->tcp_bind, sizeof e->tcp_bind));
    MUST(ends_within(e->bootstrap_dir, sizeof e->bootstrap_dir) && e->tcp_bind[0] != '\0');
    MUST(e->timeout_ns > 0 && e->init_timeout_ns > 0);
    MUST(e->heap_max == 0 || (e->heap_max >= 65536 && e->heap_max <= (uint64_t)64 << 40));
    MUST(e->heap_chunk == 0 || (e->heap_chunk >= 65536 && e->heap_chunk <= (uint64_t)64 << 30));
    MUST((e->staged_chunk == 0 || e->staged_chunk >= 256) && e->staged_chunk <= 1 << 20 && e->staged_chunk % 64 == 0);
    MUST(e->staged_bulk >= 64 && e->staged_bulk <= 1 << 30);
    MUST(e->ring_slots >= 2 && e->ring_slots <= 4096 && (e->ring_slots & (e->ring_slots - 1)) == 0);
    MUST(e->n_pes >= 0 && e->n_pes <= 1024);
    MUST(e->log >= FERRYI_LOG_NONE && e->log <= FERRYI_LOG_DEBUG);
    MUST((e->abort_on_fault | e->liveness | e->bind_service | 1) == 1);
}

/* The same values written as plain numbers give the same settings. */
static void check_said_plainly(const ferryi_env *env)
{
    static char plain[MOST][32], test[128];
    ferryi_env again;

    n_set = 0;
#define SAY(variable, format, value)                                                                                   \
    do {                                                                                                               \
        snprintf(plain[n_set], sizeof plain[0], format, value);                                                        \
        names[n_set] = variable;                                                                                       \
        values[n_set] = plain[n_set];                                                                                  \
        n_set++;                                                                                                       \
    } while (0)
    SAY((char *)"FERRY_TIMEOUT", "%" PRIu64 "ns", env->timeout_ns);
    SAY((char *)"FERRY_INIT_TIMEOUT", "%" PRIu64 "ns", env->init_timeout_ns);
    SAY((char *)"FERRY_HEAP_MAX", "%" PRIu64, env->heap_max);
    SAY((char *)"FERRY_HEAP_CHUNK", "%" PRIu64, env->heap_chunk);
    SAY((char *)"FERRY_STAGED_BULK", "%" PRIu64, env->staged_bulk);
    SAY((char *)"FERRY_REMOTE_BULK", "%" PRIu64, env->remote_bulk);
    SAY((char *)"FERRY_REMOTE_PATIENCE", "%" PRIu64 "ns", env->patience_ns);
    SAY((char *)"FERRY_NPES", "%d", env->n_pes);
    snprintf(test, sizeof test, "chaos=%" PRIu64 ":ring_slots=%u:staged_chunk=%" PRIu64, env->chaos, env->ring_slots,
             env->staged_chunk);
    names[n_set] = (char *)"FERRY_TEST";
    values[n_set++] = test;
    MUST(ferryi_env_read(&again, get_set, NULL) == FERRY_SUCCESS);
    MUST(again.timeout_ns == env->timeout_ns && again.init_timeout_ns == env->init_timeout_ns);
    MUST(again.heap_max == env->heap_max && again.heap_chunk == env->heap_chunk);
    MUST(again.staged_bulk == env->staged_bulk);
    MUST(again.staged_chunk == env->staged_chunk && again.chaos == env->chaos);
    MUST(again.ring_slots == env->ring_slots && again.n_pes == env->n_pes);
}

/* No input changes the help text or the defaults. */
static void check_stable(void)
{
    static char first_help[8192];
    static ferryi_env first_defaults;
    char help[sizeof first_help] = "";
    ferryi_env defaults;
    FILE *out = fmemopen(help, sizeof help, "w");

    MUST(out != NULL);
    ferryi_env_help(out);
    fclose(out);
    MUST(ferryi_env_read(&defaults, get_none, NULL) == FERRY_SUCCESS);
    if (first_help[0] == '\0') {
        memcpy(first_help, help, sizeof help);
        first_defaults = defaults;
    }
    MUST(strcmp(first_help, help) == 0 && strlen(help) < sizeof help - 1);
    MUST(memcmp(&first_defaults, &defaults, sizeof defaults) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    ferryi_env env, again, untouched;
    ferry_status status;
    char *text = malloc(size + 1);

    if (text == NULL)
        return 0;
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    memcpy(text, data, size);
    text[size] = '\0';
    split(text);
    memset(&env, 0x5a, sizeof env);
    untouched = env;
    status = ferryi_env_read(&env, get_set, listed);
    if (status == FERRY_SUCCESS) {
        memset(&again, 0xa5, sizeof again);
        MUST(ferryi_env_read(&again, get_set, listed) == FERRY_SUCCESS);
        MUST(memcmp(&env, &again, sizeof env) == 0);
        check_limits(&env);
        check_said_plainly(&env);
    } else {
        MUST(status == FERRY_ERR_INVALID_ARG && ferry_last_error() == status);
        MUST(strstr(ferry_last_error_message(), "FERRY_") != NULL);
        MUST(memcmp(&env, &untouched, sizeof env) == 0);
    }
    check_stable();
    free(text);
    return 0;
}
