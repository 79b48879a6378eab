/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages in OpenSHMEM's terms, and the abort of a job after an error that no status can report. */
#include "compat/shmem_lib.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

_Thread_local unsigned shmemi_refusals;

/* Calls named in ferry's messages that OpenSHMEM has under the same name. */
static const char *const same[] = {
    "align",
    "calloc",
    "clear_lock",
    "ctx_create",
    "ctx_destroy",
    "ctx_get_team",
    "finalize",
    "free",
    "global_exit",
    "init",
    "init_thread",
    "malloc",
    "malloc_with_hints",
    "n_pes",
    "pe_quiet",
    "query_initialized",
    "query_thread",
    "realloc",
    "set_lock",
    "team_create_ctx",
    "team_destroy",
    "team_get_config",
    "team_split_2d",
    "team_split_strided",
    "test_lock",
};

static int is_same(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        if (strlen(same[i]) == length && strncmp(same[i], name, length) == 0)
            return 1;
    return 0;
}

static int is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* Replaces the `length` bytes at `at` in text[size] by `with`; cuts off the rest that does not fit. */
static void replace(char *text, size_t size, char *at, size_t length, const char *with)
{
    size_t before = (size_t)(at - text), n = strlen(with), after = strlen(at + length);
    if (before + n >= size)
        return;
    if (before + n + after >= size)
        after = size - 1 - before - n;
    memmove(at + n, at + length, after);
    memcpy(at, with, n);
    at[n + after] = '\0';
}

static void rename_in(char *text, size_t size)
{
    static const char heap_max[] = "FERRY_HEAP_MAX";
    const int heap_by_ferry = getenv(heap_max) != NULL; /* then that variable takes precedence */
    for (char *at = text; (at = strpbrk(at, "fF")) != NULL; at++) {
        size_t length = 0;
        if (at > text && is_word(at[-1]))
            continue;
        while (is_word(at[length]))
            length++;
        if (strncmp(at, "ferry_", 6) == 0 && is_same(at + 6, length - 6))
            memcpy(at, "shmem_", 6);
        else if (!heap_by_ferry && length == sizeof heap_max - 1 && strncmp(at, heap_max, length) == 0)
            replace(text, size, at, length, "SHMEM_SYMMETRIC_SIZE");
    }
}

static void hook(ferry_status status, char *text, size_t size)
{
    shmemi_refusals += status > FERRY_ERR_ABORTED;
    rename_in(text, size);
}

void shmemi_refused(void)
{
    const char *on_fault = getenv("FERRY_ON_FAULT");
    if (on_fault != NULL && strcmp(on_fault, "report") == 0)
        return;
    (void)ferry_error(FERRY_ERR_ABORTED,
                      "a call that has no status to return was refused, as said above: this job ends with status 1; "
                      "FERRY_ON_FAULT=report goes on");
    ferry_global_exit(1);
}

/* Calls before shmem_init are refused too. */
static void __attribute__((constructor)) speak(void)
{
    ferry_set_message_hook(hook);
}
