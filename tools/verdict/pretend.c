/* SPDX-License-Identifier: BSD-3-Clause */
/* Faults for tests: `--pretend '0>1=mirror,*>2=hangs'` lets the writer's pointers lead elsewhere (pair.c), so that the
 * same kernels and the same owner's look find the fault on GPUs that have none. */
#include "tools/verdict/verdict.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A rule's side: a number, or -1 for *; -2: neither. */
static int side(const char **at)
{
    char *end;
    if (**at == '*') {
        ++*at;
        return -1;
    }
    const long n = strtol(*at, &end, 10);
    if (end == *at || n < 0 || n >= VD_GPUS)
        return -2;
    *at = end;
    return (int)n;
}

/* Parses the rule at *at, which moves after it; 0: it is wrong. */
static int next(const char **at, int *from, int *to, ferryi_verdict *word)
{
    if ((*from = side(at)) == -2 || *(*at)++ != '>' || (*to = side(at)) == -2 || *(*at)++ != '=')
        return 0;
    const size_t n = strcspn(*at, ",");
    *word = ferryi_verdict_of_id(*at, n);
    *at += n + ((*at)[n] == ',');
    return *word != FERRYI_N_VERDICTS && *word != FERRYI_VERDICT_UNKNOWN;
}

const char *vd_pretend_check(const char *rules)
{
    int from, to;
    ferryi_verdict word;
    while (*rules)
        if (!next(&rules, &from, &to, &word))
            return "write rules such as 0>1=mirror,*>2=hangs";
    return NULL;
}

ferryi_verdict vd_pretended(const char *rules, int me, int peer)
{
    ferryi_verdict found = FERRYI_VERDICT_WORKS, word;
    int from, to;
    while (*rules && next(&rules, &from, &to, &word))
        if ((from == -1 || from == me) && (to == -1 || to == peer))
            found = word;
    return found;
}
