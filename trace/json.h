/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_TRACE_JSON_H
#define FERRYI_TRACE_JSON_H

/* Strings of JSON that may stand in a page too: `<` is escaped, and bytes that are no UTF-8 are replaced. */
#include <stdio.h>
#include <string.h>

/* The length of the UTF-8 character at s, 0 when there is none. */
static inline int json_character(const unsigned char *s)
{
    const int n = s[0] < 0x80                   ? 1
                  : s[0] >= 0xc2 && s[0] < 0xe0 ? 2
                  : s[0] >= 0xe0 && s[0] < 0xf0 ? 3
                  : s[0] >= 0xf0 && s[0] < 0xf5 ? 4
                                                : 0;
    for (int i = 1; i < n; i++)
        if ((s[i] & 0xc0) != 0x80)
            return 0;
    return n;
}

static inline void json_string(FILE *out, const char *text)
{
    const unsigned char *s = (const unsigned char *)text;
    fputc('"', out);
    while (*s != '\0') {
        const int n = json_character(s);
        if (*s == '"' || *s == '\\')
            fprintf(out, "\\%c", *s);
        else if (*s < 0x20 || *s == '<' || *s == 0x7f)
            fprintf(out, "\\u%04x", *s);
        else if (n == 0)
            fputc('?', out);
        else
            fwrite(s, 1, (size_t)n, out);
        s += n > 0 ? n : 1;
    }
    fputc('"', out);
}

#endif
