/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_TOOLS_HTML_TEXT_H
#define FERRYI_TOOLS_HTML_TEXT_H

#include <stdio.h>

/* Writes text that may stand in a page, or as an attribute's value. */
static inline void put_html(FILE *out, const char *text)
{
    for (const char *c = text; *c != '\0'; c++)
        switch (*c) {
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '&':
            fputs("&amp;", out);
            break;
        case '"':
            fputs("&quot;", out);
            break;
        default:
            fputc(*c, out);
        }
}

#endif
