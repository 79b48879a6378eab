/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_SHMEM_LIB_H
#define FERRYI_SHMEM_LIB_H

#define SHMEMI_FUNCTIONS_ONLY
#include "ferry.h"
#include "ferry/compat/shmem.h"

/* Defines pNAME and makes NAME a weak alias of pNAME, so that a tool may define NAME and call pNAME.  This library
 * itself calls ferry's names only. */
#define FN(TYPE, NAME, PARAMETERS)                                                                                     \
    TYPE NAME PARAMETERS __attribute__((weak, alias("p" #NAME)));                                                      \
    TYPE p##NAME PARAMETERS

/* A refused call without a status could not report its error, so the job ends, unless FERRY_ON_FAULT=report asks to go
 * on.  Failed waits go on. */
#define HIDDEN __attribute__((visibility("hidden")))
HIDDEN void shmemi_refused(void);
static inline void must(ferry_status status)
{
    if (__builtin_expect(status > FERRY_ERR_ABORTED, 0))
        shmemi_refused();
}

/* The same for calls that return a value: the message code counts this thread's refusals (shmem_messages.c).  A few
 * bytes of static TLS need no call. */
extern HIDDEN _Thread_local unsigned shmemi_refusals __attribute__((tls_model("initial-exec")));
#define END_IF_REFUSED(STATEMENT)                                                                                      \
    do {                                                                                                               \
        const unsigned before_ = shmemi_refusals;                                                                      \
        STATEMENT;                                                                                                     \
        if (__builtin_expect(shmemi_refusals != before_, 0))                                                           \
            shmemi_refused();                                                                                          \
    } while (0)
#define RETURN_OR_END(TYPE, CALL)                                                                                      \
    do {                                                                                                               \
        TYPE value_;                                                                                                   \
        END_IF_REFUSED(value_ = CALL);                                                                                 \
        return value_;                                                                                                 \
    } while (0)

/* A handle is ferry's number plus 1, so that a zeroed handle is invalid. */
static inline ferry_ctx_t ctx_of(shmem_ctx_t ctx)
{
    return (ferry_ctx_t)((intptr_t)ctx - 1);
}

static inline shmem_ctx_t ctx_handle(ferry_ctx_t ctx)
{
    return (shmem_ctx_t)((intptr_t)ctx + 1);
}

static inline ferry_team_t team_of(shmem_team_t team)
{
    return (ferry_team_t)((intptr_t)team - 1);
}

static inline shmem_team_t team_handle(ferry_team_t team)
{
    return (shmem_team_t)((intptr_t)team + 1);
}

#endif
