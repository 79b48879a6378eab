/* SPDX-License-Identifier: BSD-3-Clause */
/* Names that a program gives what CUDA has as built-in variables: dim3 gridDim(2), configuration.blockDim.  The macros
 * of include/emulate/place.h have replaced them; here the names are put back, from the declaration to the end of its
 * scope. */
#include "source.h"
#include <string.h>

/* Whether token i begins what such a macro has become: (ferryi_emu_place_for("gridDim")->blocks) */
static int is_place(const source *s, int i)
{
    return is(s, i, "(") && s->tokens[i].match > i && is(s, i + 1, "ferryi_emu_place_for") && is(s, i + 2, "(") &&
           i + 3 < s->n && s->tokens[i + 3].kind == TOKEN_LITERAL;
}

static int is_same_place(const source *s, int i, int k)
{
    const token *a = &s->tokens[i + 3], *b = &s->tokens[k + 3];
    return a->length == b->length && memcmp(s->text + a->at, s->text + b->at, a->length) == 0;
}

static int is_one_of(const source *s, int i, const char *const *words)
{
    for (; *words != NULL; words++)
        if (is(s, i, *words))
            return 1;
    return 0;
}

/* A name that may stand before an expression, and so is no type. */
static int is_statement_word(const source *s, int i)
{
    static const char *const words[] = { "return", "case", "else",  "do",      "sizeof",    "throw",    "delete",
                                         "not",    "and",  "or",    "alignof", "co_return", "new",      "goto",
                                         "typeid", "if",   "while", "switch",  "co_yield",  "decltype", NULL };
    return is_one_of(s, i, words);
}

/* Whether the declarator behind the ',' at i is one of several, of which the first has a type before it. */
static int is_later_declarator(const source *s, int i)
{
    static const char *const qualifiers[] = { "const", "static", "constexpr", "volatile", "struct", NULL };
    const int inside = s->tokens[i].inside;
    int first = i;
    if (inside >= 0 && !is(s, inside, "{"))
        return 0;
    while (first - 1 > inside && !is(s, first - 1, ";") && !is(s, first - 1, "{") && !is(s, first - 1, "}"))
        first = s->tokens[first - 1].match >= 0 ? s->tokens[first - 1].match : first - 1;
    while (is_one_of(s, first, qualifiers))
        first++;
    return is_name(s, first) && !is_statement_word(s, first) && (is_name(s, first + 1) || is_place(s, first + 1));
}

static int declares(const source *s, int i)
{
    static const char *const pointed_to[] = { "dim3", "uint3", "int3", "auto", "const", "int", "unsigned", NULL };
    if (is_name(s, i - 1))
        return !is_statement_word(s, i - 1);
    if (is(s, i - 1, "&") || is(s, i - 1, "*"))
        return is_one_of(s, i - 2, pointed_to);
    return is(s, i - 1, ",") && is_later_declarator(s, i - 1);
}

/* The token behind the scope of what is declared at i; a parameter's is its function. */
static int scope_end(const source *s, int i)
{
    const int open = s->tokens[i].inside, close = open >= 0 ? s->tokens[open].match : -1;
    if (close < 0)
        return s->n;
    for (int k = close + 1; is(s, open, "(") && k < s->n; k = bracket_end(s, k) + 1) {
        if (is(s, k, "{") && s->tokens[k].match > k)
            return s->tokens[k].match;
        if (is(s, k, ";") || is(s, k, ")") || is(s, k, "}"))
            break;
    }
    return close;
}

static void put_back(source *s, int i)
{
    const token *name = &s->tokens[i + 3], *last = &s->tokens[s->tokens[i].match];
    char *to = s->text + s->tokens[i].at;
    const size_t length = name->length - 2, room = (size_t)(s->text + last->at + 1 - to);
    memmove(to, s->text + name->at + 1, length);
    memset(to + length, ' ', room - length);
    s->tokens[i].kind = TOKEN_NAME; /* for what follows in its declaration */
}

int rewrite_places(source *s)
{
    int changed = 0;
    for (int i = 0; i < s->n; i++) {
        if (!is_place(s, i))
            continue;
        if (is(s, i - 1, ".") || (is(s, i - 1, ">") && is(s, i - 2, "-")) || (is(s, i - 1, ":") && is(s, i - 2, ":"))) {
            put_back(s, i);
            changed = 1;
        } else if (declares(s, i)) {
            for (int k = scope_end(s, i); --k >= i;)
                if (is_place(s, k) && is_same_place(s, i, k))
                    put_back(s, k);
            changed = 1;
        }
    }
    return changed;
}
