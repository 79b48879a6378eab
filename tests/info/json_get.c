/* SPDX-License-Identifier: BSD-3-Clause */
/* json_get [PATH...] <JSON: reads one JSON text strictly (RFC 8259) and prints what stands at each path, a line each;
 * a string without its quotes.  Exit: 0, 1 when a path leads nowhere, 2 when the text is no JSON.
 *
 *     schema            member            findings[3]           element
 *     pairs[from=0,to=1].path             the first element whose members have these values
 *     findings[].id                       of every element, with blanks between */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *text;

static void bad(const char *at, const char *why)
{
    fprintf(stderr, "json_get: byte %zu: %s\n", (size_t)(at - text), why);
    exit(2);
}

static const char *blanks(const char *at)
{
    return at + strspn(at, " \t\r\n");
}

static const char *skip(const char *at, int depth);

static const char *skip_string(const char *at)
{
    if (*at++ != '"')
        bad(at, "a string was expected");
    for (; *at != '"'; at++) {
        if ((unsigned char)*at < 0x20)
            bad(at, "a control character, or the end, in a string");
        if ((unsigned char)*at >= 0x7f)
            bad(at, "not ASCII");
        if (*at != '\\')
            continue;
        at++;
        if (*at == 'u') {
            for (int i = 0; i < 4; i++)
                if (!isxdigit((unsigned char)*++at))
                    bad(at, "four hexadecimal digits were expected");
        } else if (*at == '\0' || !strchr("\"\\/bfnrt", *at)) {
            bad(at, "no such escape");
        }
    }
    return at + 1;
}

static const char *skip_digits(const char *at)
{
    if (!isdigit((unsigned char)*at))
        bad(at, "a digit was expected");
    while (isdigit((unsigned char)*at))
        at++;
    return at;
}

static const char *skip_number(const char *at)
{
    at += *at == '-';
    if (*at == '0' && isdigit((unsigned char)at[1]))
        bad(at, "a number with a leading 0");
    at = skip_digits(at);
    if (*at == '.')
        at = skip_digits(at + 1);
    if (*at == 'e' || *at == 'E') {
        at++;
        at = skip_digits(at + (*at == '+' || *at == '-'));
    }
    return at;
}

static const char *skip_list(const char *at, int depth, char end)
{
    at = blanks(at + 1);
    if (*at == end)
        return at + 1;
    for (;;) {
        if (end == '}') {
            at = blanks(skip_string(at));
            if (*at++ != ':')
                bad(at, "a colon was expected");
            at = blanks(at);
        }
        at = blanks(skip(at, depth));
        if (*at == end)
            return at + 1;
        if (*at++ != ',')
            bad(at, "a comma or the end of the list was expected");
        at = blanks(at);
    }
}

static const char *skip(const char *at, int depth)
{
    static const char *const words[] = { "true", "false", "null" };
    if (depth > 100)
        bad(at, "too deep");
    if (*at == '{' || *at == '[')
        return skip_list(at, depth + 1, *at == '{' ? '}' : ']');
    if (*at == '"')
        return skip_string(at);
    for (size_t i = 0; i < 3; i++)
        if (strncmp(at, words[i], strlen(words[i])) == 0)
            return at + strlen(words[i]);
    return skip_number(at);
}

/* ---- Paths.  The text is right. */

static const char *member(const char *at, const char *name, size_t n)
{
    if (*at != '{')
        return NULL;
    for (at = blanks(at + 1); *at != '}'; at = blanks(at)) {
        const char *key = at + 1, *end = skip_string(at);
        const char *value = blanks(blanks(end) + 1);
        if ((size_t)(end - 1 - key) == n && memcmp(key, name, n) == 0)
            return value;
        at = blanks(skip(value, 0));
        at += *at == ',';
    }
    return NULL;
}

static int is_value(const char *at, const char *want, size_t n)
{
    const char *end = skip(at, 0);
    if (*at == '"') {
        at++;
        end--;
    }
    return (size_t)(end - at) == n && memcmp(at, want, n) == 0;
}

/* "from=0,to=1" up to the bracket. */
static int fits(const char *at, const char *conditions)
{
    while (*conditions != ']') {
        size_t key = strcspn(conditions, "=]"), value = strcspn(conditions + key + 1, ",]");
        const char *found = member(at, conditions, key);
        if (!found || !is_value(found, conditions + key + 1, value))
            return 0;
        conditions += key + 1 + value;
        conditions += *conditions == ',';
    }
    return 1;
}

static void print(const char *at, const char *path, int *printed);

static void print_elements(const char *at, const char *path, int *printed)
{
    const char *rest = strchr(path, ']') + 1;
    int number = 0, index = isdigit((unsigned char)path[1]) ? atoi(path + 1) : -1;
    if (*at != '[')
        return;
    for (at = blanks(at + 1); *at != ']'; number++) {
        int one = path[1] != ']';
        if (!one || (index >= 0 ? index == number : fits(at, path + 1))) {
            print(at, rest, printed);
            if (one)
                return;
        }
        at = blanks(skip(at, 0));
        at += *at == ',';
        at = blanks(at);
    }
}

static void print(const char *at, const char *path, int *printed)
{
    if (*path == '\0') {
        const char *end = skip(at, 0);
        int quoted = *at == '"';
        printf("%s%.*s", *printed ? " " : "", (int)(end - at) - 2 * quoted, at + quoted);
        *printed = 1;
    } else if (*path == '[') {
        print_elements(at, path, printed);
    } else {
        path += *path == '.';
        size_t n = strcspn(path, ".[");
        at = member(at, path, n);
        if (at)
            print(at, path + n, printed);
    }
}

int main(int argc, char **argv)
{
    size_t n = 0, room = 1 << 20;
    int failed = 0;
    text = malloc(room + 1);
    if (!text)
        return 2;
    for (size_t got; (got = fread(text + n, 1, room - n, stdin)) > 0;) {
        n += got;
        if (n == room && (text = realloc(text, (room *= 2) + 1)) == NULL)
            return 2;
    }
    text[n] = '\0';
    if (strlen(text) != n)
        bad(text + strlen(text), "a 0 byte");
    const char *end = blanks(skip(blanks(text), 0));
    if (*end)
        bad(end, "something stands behind the value");
    for (int i = 1; i < argc; i++) {
        int printed = 0;
        print(blanks(text), argv[i], &printed);
        printf("\n");
        failed |= !printed;
    }
    free(text);
    return failed;
}
