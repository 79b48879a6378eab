/* SPDX-License-Identifier: BSD-3-Clause */
#include "source.h"
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct edit {
    size_t at, number, removed; /* number: edits of one place keep their order */
    char *text;
} edit;

int refused;

static void *need(void *p)
{
    if (p == NULL) {
        fprintf(stderr, "ferry-cc: no memory to read the source\n");
        exit(1);
    }
    return p;
}

char *format(const char *pattern, ...)
{
    va_list ap;
    va_start(ap, pattern);
    int n = vsnprintf(NULL, 0, pattern, ap);
    va_end(ap);
    char *text = need(malloc((size_t)n + 1));
    va_start(ap, pattern);
    vsnprintf(text, (size_t)n + 1, pattern, ap);
    va_end(ap);
    return text;
}

/* ---- Tokens. */

static int is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 128;
}

/* Behind the literal that begins at a quote.  In a raw string nothing is escaped. */
static size_t after_literal(const source *s, size_t at, int raw)
{
    const char quote = s->text[at++];
    if (raw) {
        size_t open = at;
        while (open < s->length && s->text[open] != '(')
            open++;
        for (size_t i = open; i < s->length; i++)
            if (s->text[i] == ')' && strncmp(s->text + i + 1, s->text + at, open - at) == 0 &&
                s->text[i + 1 + open - at] == '"')
                return i + 2 + open - at;
        return s->length;
    }
    while (at < s->length && s->text[at] != quote && s->text[at] != '\n')
        at += s->text[at] == '\\' ? 2 : 1;
    return at < s->length ? at + 1 : s->length;
}

static size_t after_line(const source *s, size_t at)
{
    const char *end = memchr(s->text + at, '\n', s->length - at);
    return end != NULL ? (size_t)(end - s->text) + 1 : s->length;
}

static int is_marker(const source *s, size_t at)
{
    return at + 2 < s->length && s->text[at] == '#' && s->text[at + 1] == ' ' &&
           isdigit((unsigned char)s->text[at + 2]);
}

/* The file's name in a line marker, with its quotes; its flags stand behind. */
static const char *marker_file(const char *line, size_t *length)
{
    const char *name = strchr(line, '"'), *end = strchr(line, '\n');
    if (name == NULL || end == NULL || name > end)
        return NULL;
    const char *close = end;
    while (close > name && *close != '"')
        close--;
    *length = (size_t)(close - name) + 1;
    return name;
}

/* Whether a line marker begins a system header: it has the flag 3, and names another file than the user's, whose file
 * it names for what a header's macro has become. */
static int marker_is_system(const char *line, const char *user, size_t user_length)
{
    size_t length;
    const char *name = marker_file(line, &length);
    if (name == NULL || (user != NULL && length == user_length && memcmp(name, user, length) == 0))
        return 0;
    for (const char *flag = name + length; *flag != '\n' && *flag != '\0'; flag++)
        if (*flag == '3')
            return 1;
    return 0;
}

char *source_place(const source *s, size_t place, unsigned further)
{
    size_t line = 1;
    const char *file = "the source", *file_end = file + strlen(file);
    for (size_t at = 0; at < s->length && at <= place; at = after_line(s, at)) {
        char *name;
        if (at > 0)
            line++;
        if (s->text[at] != '#' || s->text[at + 1] != ' ' || !isdigit((unsigned char)s->text[at + 2]))
            continue;
        line = strtoul(s->text + at + 2, &name, 10) - 1;
        if (*name == ' ' && name[1] == '"') {
            file = name + 2;
            file_end = strchr(file, '"');
        }
    }
    return format("%.*s:%zu", (int)(file_end - file), file, line + further);
}

/* Behind the system header that the line marker at `at` begins. */
static size_t after_system(const source *s, size_t at, const char *user, size_t user_length)
{
    size_t length = 0, end = after_line(s, at);
    const char *name = marker_file(s->text + at, &length), *short_name = name + 1;
    for (const char *p = name; p + 9 < name + length; p++)
        if (strncmp(p, "/include/", 9) == 0)
            short_name = p + 9;
    char *header = format("<%.*s", (int)(name + length - 1 - short_name), short_name);
    const char *what, *instead;
    /* The emulator has one of libcu++'s. */
    if (!s->is_split_again && strcmp(header, "<cuda/atomic") != 0 && absent_find(header, &what, &instead)) {
        char *place = at > 0 ? source_place(s, at - 1, 1) : format("%s", "the source");
        fprintf(stderr, "%s: error: the emulator has no %s> (%s): %s; docs/emulator.md lists what it has\n", place,
                header, what, instead);
        free(place);
        refused++;
    }
    free(header);
    while (end < s->length && !(is_marker(s, end) && !marker_is_system(s->text + end, user, user_length)))
        end = after_line(s, end);
    return end;
}

static void add_token(source *s, int *room, enum token_kind kind, size_t at, size_t end)
{
    if (s->n == *room) {
        *room = *room == 0 ? 4096 : *room * 2;
        s->tokens = need(realloc(s->tokens, (size_t)*room * sizeof *s->tokens));
    }
    s->tokens[s->n++] = (token){ kind, at, end - at, -1, -1 };
}

static void match_brackets(source *s)
{
    int *open = need(malloc(((size_t)s->n + 1) * sizeof *open)), depth = 0;
    for (int i = 0; i < s->n; i++) {
        const char c = s->tokens[i].kind == TOKEN_MARK ? s->text[s->tokens[i].at] : ' ';
        s->tokens[i].inside = depth > 0 ? open[depth - 1] : -1;
        if (c == '(' || c == '[' || c == '{') {
            open[depth++] = i;
        } else if ((c == ')' || c == ']' || c == '}') && depth > 0) {
            s->tokens[i].match = open[--depth];
            s->tokens[open[depth]].match = i;
        }
    }
    free(open);
}

static void split(source *s)
{
    const char *const text = s->text;
    const size_t length = s->length;
    int room = 0, line_begins = 1;
    const char *user = NULL;
    size_t user_length = 0;
    for (size_t at = 0, end; at < length; at = end) {
        const char c = text[at];
        if (line_begins && c == '#') {
            end = after_line(s, at);
            if (is_marker(s, at) && marker_is_system(text + at, user, user_length))
                end = after_system(s, at, user, user_length);
            else if (is_marker(s, at))
                user = marker_file(text + at, &user_length);
            continue;
        }
        if (isspace((unsigned char)c)) {
            end = at + 1;
            line_begins = c == '\n' || (line_begins && c != '\n');
            continue;
        }
        line_begins = 0;
        if (c == '"' || c == '\'') {
            end = after_literal(s, at, at > 0 && text[at - 1] == 'R' && c == '"');
            add_token(s, &room, TOKEN_LITERAL, at, end);
        } else if (is_word(c)) {
            /* A number may have a digit's separator, which is no literal. */
            for (end = at + 1; end < length && (is_word(text[end]) || (isdigit((unsigned char)c) && text[end] == '\'' &&
                                                                       is_word(text[end + 1])));)
                end++;
            add_token(s, &room, TOKEN_NAME, at, end);
        } else {
            end = at + 1;
            add_token(s, &room, TOKEN_MARK, at, end);
        }
    }
    match_brackets(s);
}

void source_open(source *s, char *text, size_t length)
{
    memset(s, 0, sizeof *s);
    s->text = text;
    s->length = length;
    split(s);
}

void source_split_again(source *s)
{
    free(s->tokens);
    s->tokens = NULL;
    s->n = 0;
    s->is_split_again = 1;
    split(s);
}

int is(const source *s, int i, const char *text)
{
    return i >= 0 && i < s->n && s->tokens[i].kind != TOKEN_LITERAL && s->tokens[i].length == strlen(text) &&
           memcmp(s->text + s->tokens[i].at, text, s->tokens[i].length) == 0;
}

int is_name(const source *s, int i)
{
    return i >= 0 && i < s->n && s->tokens[i].kind == TOKEN_NAME && !isdigit((unsigned char)s->text[s->tokens[i].at]);
}

int is_three(const source *s, int i, char mark)
{
    const char one[] = { mark, '\0' };
    return is(s, i, one) && is(s, i + 1, one) && is(s, i + 2, one) && s->tokens[i + 2].at == s->tokens[i].at + 2;
}

int after_angles(const source *s, int i)
{
    int depth = 0;
    for (; i < s->n; i++) {
        if (is(s, i, "<"))
            depth++;
        else if (is(s, i, ">") && --depth == 0)
            return i + 1;
        else if (is(s, i, ";") || is(s, i, "{") || is(s, i, "}"))
            return -1;
        else if (is(s, i, "(") || is(s, i, "["))
            i = s->tokens[i].match < 0 ? s->n : s->tokens[i].match;
    }
    return -1;
}

int before_angles(const source *s, int i)
{
    int depth = 0;
    for (; i >= 0; i--) {
        if (is(s, i, ">"))
            depth++;
        else if (is(s, i, "<") && --depth == 0)
            return i - 1;
        else if (is(s, i, ";") || is(s, i, "{") || is(s, i, "}"))
            return -1;
        else if (is(s, i, ")") || is(s, i, "]"))
            i = s->tokens[i].match;
    }
    return -1;
}

int bracket_end(const source *s, int i)
{
    return s->tokens[i].match > i ? s->tokens[i].match : i;
}

int group_end(const source *s, int i)
{
    const int after = is(s, i, "<") ? after_angles(s, i) : -1;
    return after > 0 ? after - 1 : bracket_end(s, i);
}

/* Copies [at, end) onto one line, without the line markers in it. */
static size_t copy_flat(const source *s, size_t at, size_t end, char *to)
{
    size_t n = 0;
    for (; at < end; at++) {
        if (s->text[at] == '\n') {
            while (at + 1 < end && s->text[at + 1] == '#')
                at = after_line(s, at + 1) - 1;
            to[n++] = ' ';
        } else {
            to[n++] = s->text[at];
        }
    }
    return n;
}

char *source_copy(const source *s, int first, int last)
{
    if (first > last)
        return format("%s", "");
    const size_t at = s->tokens[first].at, end = s->tokens[last].at + s->tokens[last].length;
    char *text = need(malloc(end - at + 1));
    text[copy_flat(s, at, end, text)] = '\0';
    return text;
}

/* ---- Edits. */

static void add_edit(source *s, size_t at, size_t removed, char *text)
{
    if (s->n_edits == s->room_edits) {
        s->room_edits = s->room_edits == 0 ? 64 : s->room_edits * 2;
        s->edits = need(realloc(s->edits, s->room_edits * sizeof *s->edits));
    }
    s->edits[s->n_edits] = (edit){ at, s->n_edits, removed, text };
    s->n_edits++;
}

void source_insert(source *s, size_t at, const char *text)
{
    add_edit(s, at, 0, format("%s", text));
}

void source_remove(source *s, int first, int last)
{
    const size_t at = s->tokens[first].at, end = s->tokens[last].at + s->tokens[last].length;
    char *kept = need(malloc(end - at + 2));
    size_t n = 0;
    kept[n++] = ' ';
    for (size_t i = at; i < end; i++) { /* lines, and the markers between them */
        if (s->text[i] != '\n')
            continue;
        kept[n++] = '\n';
        while (i + 1 < end && s->text[i + 1] == '#') {
            const size_t next = after_line(s, i + 1);
            memcpy(kept + n, s->text + i + 1, next - i - 1);
            n += next - i - 1;
            i = next - 1;
        }
    }
    kept[n] = '\0';
    add_edit(s, at, end - at, kept);
}

static int by_place(const void *a, const void *b)
{
    const edit *x = a, *y = b;
    if (x->at != y->at)
        return x->at < y->at ? -1 : 1;
    if ((x->removed == 0) != (y->removed == 0)) /* insertions first */
        return x->removed == 0 ? -1 : 1;
    return x->number < y->number ? -1 : x->number > y->number;
}

void source_close(source *s)
{
    for (size_t i = 0; i < s->n_edits; i++)
        free(s->edits[i].text);
    free(s->edits);
    free(s->tokens);
    free(s->text);
}

int source_write(source *s)
{
    size_t at = 0;
    if (s->n_edits > 0)
        qsort(s->edits, s->n_edits, sizeof *s->edits, by_place);
    for (size_t i = 0; i < s->n_edits; i++) {
        const edit *e = &s->edits[i];
        if (e->at < at) /* inside what an edit removes */
            continue;
        fwrite(s->text + at, 1, e->at - at, stdout);
        fputs(e->text, stdout);
        at = e->at + e->removed;
    }
    fwrite(s->text + at, 1, s->length - at, stdout);
    return fflush(stdout) == 0 && !ferror(stdout);
}

void refuse(const source *s, int i, const char *pattern, ...)
{
    char text[512], *place = source_place(s, s->tokens[i].at, 0);
    va_list ap;
    va_start(ap, pattern);
    vsnprintf(text, sizeof text, pattern, ap);
    va_end(ap);
    fprintf(stderr, "%s: error: the emulator %s: docs/emulator.md lists what it knows\n", place, text);
    free(place);
    refused++;
}
