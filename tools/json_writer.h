/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_JSON_WRITER_H
#define FERRY_TOOLS_JSON_WRITER_H

/* A small JSON writer: objects and arrays that know whether the next value needs a comma. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

struct json {
    FILE *out;
    int first; /* no value was written yet at this depth */
};

static inline void text(struct json *j, const char *value)
{
    fputc('"', j->out);
    for (const unsigned char *c = (const unsigned char *)value; *c; c++) {
        if (*c == '"' || *c == '\\')
            fprintf(j->out, "\\%c", *c);
        else if (*c < 0x20 || *c >= 0x7f)
            fprintf(j->out, "\\u%04x", (unsigned)*c);
        else
            fputc(*c, j->out);
    }
    fputc('"', j->out);
}

/* Called before each value: writes a comma where needed, and the name inside objects. */
static inline void begin_value(struct json *j, const char *name)
{
    if (!j->first)
        fputc(',', j->out);
    j->first = 0;
    if (name) {
        text(j, name);
        fputc(':', j->out);
    }
}

static inline void open_with(struct json *j, const char *name, char bracket)
{
    begin_value(j, name);
    fputc(bracket, j->out);
    j->first = 1;
}

static inline void close_with(struct json *j, char bracket)
{
    fputc(bracket, j->out);
    j->first = 0;
}

static inline void put_text(struct json *j, const char *name, const char *value)
{
    begin_value(j, name);
    text(j, value);
}

static inline void put_null(struct json *j, const char *name)
{
    begin_value(j, name);
    fprintf(j->out, "null");
}

/* "" is null. */
static inline void put_word(struct json *j, const char *name, const char *value)
{
    if (value[0])
        put_text(j, name, value);
    else
        put_null(j, name);
}

static inline void put_int(struct json *j, const char *name, int64_t value)
{
    begin_value(j, name);
    fprintf(j->out, "%" PRId64, value);
}

/* No limit is null. */
static inline void put_size(struct json *j, const char *name, uint64_t value)
{
    if (value == UINT64_MAX) {
        put_null(j, name);
        return;
    }
    begin_value(j, name);
    fprintf(j->out, "%" PRIu64, value);
}

/* Unknown (below 0) is null. */
static inline void put_flag(struct json *j, const char *name, int value)
{
    begin_value(j, name);
    fprintf(j->out, value < 0 ? "null" : value ? "true" : "false");
}

static inline void put_known(struct json *j, const char *name, int value)
{
    if (value < 0)
        put_null(j, name);
    else
        put_int(j, name, value);
}

static inline void put_real(struct json *j, const char *name, double value)
{
    if (value < 0 || !isfinite(value)) {
        put_null(j, name);
        return;
    }
    begin_value(j, name);
    fprintf(j->out, "%.6g", value);
}

#endif
