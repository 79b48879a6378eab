/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_COMPAT_ENVIRONMENT_H
#define FERRYI_COMPAT_ENVIRONMENT_H

/* What the libraries of other names read alike in the environment. */

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* A program may compute for minutes between two calls, and a call without a status cannot report a timeout. */
#define DEFAULT_TIMEOUT_NS 600000000000u
/* The runtime's part of the heap and the allocator's overhead, added to the size that the program asked for. */
#define HEAP_MARGIN ((size_t)64 << 20)

/* Parses a number of 0 or more, with or without a fraction, then one of K, M, G and T, a B, or blanks.  Like other
 * implementations, ignores all characters after the multiplier, as in 1GiB.  Rounds up to bytes.  -1: not such a
 * number. */
static inline int size_from(const char *text, size_t *bytes)
{
    static const char units[] = "KkMmGgTt";
    char *end;
    double size = strtod(text, &end);
    if (end == text || !(size >= 0) || strchr(text, '-') == text + strspn(text, " \t\n\v\f\r"))
        return -1;
    const char *unit = *end != '\0' ? strchr(units, *end) : NULL;
    if (unit != NULL)
        size *= (double)((uint64_t)1 << (10 * ((unit - units) / 2 + 1)));
    else if (end[*end == 'B' || *end == 'b' ? 1 + strspn(end + 1, " ") : strspn(end, " ")] != '\0')
        return -1;
    if (!(size < 4.6e18)) /* FERRY_HEAP_MAX bounds it further */
        return -1;
    *bytes = (size_t)size;
    *bytes += (double)*bytes < size;
    return 0;
}

#endif
