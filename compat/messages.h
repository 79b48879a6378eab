/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_COMPAT_MESSAGES_H
#define FERRYI_COMPAT_MESSAGES_H

/* How ferry's messages get the names of another library. */

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static inline int messages_is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* Replaces the `length` bytes at `at` in text[size] by `with`; cuts off the rest that does not fit. */
static inline void messages_replace(char *text, size_t size, char *at, size_t length, const char *with)
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

/* find sets with[size] to the library's name of a call of ferry, of which it gets name[length] without ferry_, and
 * returns 0 if there is none.  heap_size: the library's variable for FERRY_HEAP_MAX. */
static inline void messages_rename(char *text, size_t size,
                                   int (*find)(const char *name, size_t length, char *with, size_t room),
                                   const char *heap_size)
{
    static const char heap_max[] = "FERRY_HEAP_MAX";
    const int heap_by_ferry = getenv(heap_max) != NULL; /* then that variable takes precedence */
    char with[64];
    for (char *at = text; (at = strpbrk(at, "fF")) != NULL; at++) {
        size_t length = 0;
        if (at > text && messages_is_word(at[-1]))
            continue;
        while (messages_is_word(at[length]))
            length++;
        if (strncmp(at, "ferry_", 6) == 0 && find(at + 6, length - 6, with, sizeof with))
            messages_replace(text, size, at, length, with);
        else if (!heap_by_ferry && length == sizeof heap_max - 1 && strncmp(at, heap_max, length) == 0)
            messages_replace(text, size, at, length, heap_size);
    }
}

#endif
