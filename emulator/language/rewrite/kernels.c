/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels: launches by <<<>>>, and definitions, whose first statement lets a call of the host launch the kernel
 * (include/emulate/launch.h). */
#include "source.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The first token of the expression that ends at i and names a kernel: kernel, ns::kernel<T>, (*pointer), table[k],
 * object.member.  -1: there is none. */
static int expression_begin(const source *s, int i)
{
    for (;;) {
        int before = i;
        if (is(s, i, ">"))
            before = before_angles(s, i);
        if (before != i && !is_name(s, before))
            return -1;
        i = before;
        while (is(s, i, "]") || is(s, i, ")")) {
            i = s->tokens[i].match;
            if (i < 0)
                return -1;
            if (!is_name(s, i - 1) && !is(s, i - 1, "]") && !is(s, i - 1, ")"))
                break; /* a parenthesis of its own */
            i--;
        }
        if (!is_name(s, i) && !is(s, i, "("))
            return -1;
        if (is(s, i - 1, ":") && is(s, i - 2, ":")) {
            if (!is_name(s, i - 3) && !is(s, i - 3, ">"))
                return i - 2; /* ::kernel */
            i -= 3;
        } else if (is(s, i - 1, ".")) {
            i -= 2;
        } else if (is(s, i - 1, ">") && is(s, i - 2, "-")) {
            i -= 3;
        } else if (is(s, i - 1, "template")) {
            i--;
        } else {
            return i;
        }
    }
}

/* The '>' of the first >>>( behind a launch's <<<. */
static int launch_closes(const source *s, int i)
{
    for (; i < s->n && !is(s, i, ";"); i++) {
        if (is_three(s, i, '>') && is(s, i + 3, "("))
            return i;
        i = bracket_end(s, i);
    }
    return -1;
}

void rewrite_launches(source *s)
{
    for (int i = 0; i < s->n; i++) {
        if (!is_three(s, i, '<'))
            continue;
        const int close = launch_closes(s, i + 3), begin = expression_begin(s, i - 1);
        if (close < 0 || begin < 0 || s->tokens[close + 3].match < 0) {
            refuse(s, i, "cannot tell which kernel this <<< launches, or where its >>>( is");
            continue;
        }
        char *with = source_copy(s, i + 3, close - 1), *text = format("(ferryi_emu_with(%s), ", with);
        source_insert(s, s->tokens[begin].at, text);
        source_remove(s, i, close + 2);
        source_insert(s, s->tokens[s->tokens[close + 3].match].at + 1, ")");
        free(with);
        free(text);
        i = close + 2;
    }
}

/* ---- Definitions. */

static const char *const plain_types[] = { "void",  "bool",         "char",       "short",    "int",
                                           "long",  "float",        "double",     "unsigned", "signed",
                                           "const", "volatile",     "size_t",     "class",    "typename",
                                           "auto",  "__restrict__", "__restrict", NULL };

static int is_plain_type(const source *s, int i)
{
    for (const char *const *t = plain_types; *t != NULL; t++)
        if (is(s, i, *t))
            return 1;
    return 0;
}

/* The name of the parameter from first to last, as an argument; one that has none is given one.  NULL: void. */
static char *parameter_name(source *s, int first, int last, int number)
{
    int end = last, pack = 0, name = -1, words = 0;
    if (first == last && is(s, first, "void"))
        return NULL;
    for (int i = first; i <= last; i++) { /* without the default */
        if (is(s, i, "=")) {
            end = i - 1;
            break;
        }
        /* A pointer to a function or to an array has its name in the first parenthesis. */
        const int close = group_end(s, i);
        if (is(s, i, "(") && (is(s, i + 1, "*") || is(s, i + 1, "&")) && is_name(s, close - 1) && close > i)
            return source_copy(s, close - 1, close - 1);
        pack |= is(s, i, ".") && is(s, i + 1, ".") && is(s, i + 2, ".");
        i = close;
    }
    /* The last name that no bracket encloses, unless it is the type itself. */
    for (int i = first; i <= end; i++) {
        if (is_name(s, i) && !is(s, i, "const") && !is(s, i, "volatile") && !is(s, i, "__restrict__") &&
            !is(s, i, "__restrict") && !is(s, i, "struct") && !is(s, i, "typename") && !is(s, i, "class") &&
            !is(s, i, "__grid_constant__")) {
            name = is_plain_type(s, i) || (is(s, i - 1, ":") && i > first) ? -1 : i;
            words++;
        } else if (is(s, i, "*") || is(s, i, "&") || is(s, i, "<")) {
            name = -1;
            words++;
        }
        i = group_end(s, i);
    }
    if (name >= 0 && words > 1) {
        char *own = source_copy(s, name, name), *text = format("%s%s", own, pack ? "..." : "");
        free(own);
        return text;
    }
    char *given = format(" ferryi_unnamed_%d", number);
    const token *t = &s->tokens[end];
    source_insert(s, t->at + t->length, given);
    char *text = format("%s%s", given + 1, pack ? "..." : "");
    free(given);
    return text;
}

/* "T, N, Ts..." of template <class T, int N = 3, class... Ts>: the tokens between the angles. */
static char *template_arguments(source *s, int first, int last)
{
    char *all = format("%s", "");
    int number = 0;
    for (int i = first, begin = first; i <= last + 1; i++) {
        i = i <= last ? group_end(s, i) : i;
        if (i != last + 1 && !is(s, i, ","))
            continue;
        int end = i - 1, name = -1, pack = 0, words = 0;
        for (int k = begin; k < i; k++) {
            if (is(s, k, "=")) {
                end = k - 1;
                break;
            }
            pack |= is(s, k, ".");
        }
        for (int k = begin; k <= end; k++) {
            if (is_name(s, k)) {
                name = is_plain_type(s, k) ? -1 : k;
                words++;
            }
            k = is(s, k, "<") ? group_end(s, k) : k;
        }
        char *own = name >= 0 && words > 1 ? source_copy(s, name, name) : format("FerryiUnnamed%d", number);
        if (name < 0 || words <= 1) {
            char *given = format(" %s", own);
            source_insert(s, s->tokens[end].at + s->tokens[end].length, given);
            free(given);
        }
        char *more = format("%s%s%s%s", all, number > 0 ? ", " : "", own, pack ? "..." : "");
        free(all);
        free(own);
        all = more;
        number++;
        begin = i + 1;
    }
    return all;
}

/* The '<' of the template header in front of the declaration that contains token i; -1: it is no template. */
static int template_header(const source *s, int i)
{
    for (i--; i >= 0; i--) {
        if (is(s, i, ">")) {
            const int before = before_angles(s, i);
            if (is(s, before, "template"))
                return before + 1;
            i = before >= 0 ? before + 1 : i;
        } else if (is(s, i, ")") || is(s, i, "]")) {
            i = s->tokens[i].match >= 0 ? s->tokens[i].match : i;
        } else if (is(s, i, ";") || is(s, i, "{") || is(s, i, "}")) {
            return -1;
        }
    }
    return -1;
}

/* The first statement of the kernel whose body opens at `body`: its name is [name, open), its parameters stand behind
 * open. */
static void insert_entry(source *s, int kernel, int name, int open, int body)
{
    const int close = s->tokens[open].match, header = template_header(s, kernel);
    char *arguments = format("%s", ""), *types = format("%s", ""), *own = source_copy(s, name, open - 1);
    int number = 0;
    for (int i = open + 1, begin = open + 1; i <= close; i++) {
        i = group_end(s, i);
        if ((i != close && !is(s, i, ",")) || begin > i - 1)
            continue;
        char *argument = parameter_name(s, begin, i - 1, number);
        if (argument != NULL) {
            const char *dots = strstr(argument, "...");
            char *more = format("%s%s%s", arguments, number > 0 ? ", " : "", argument);
            char *more_types = format("%s%sferryi_emu_plain<decltype(%.*s)>%s", types, number > 0 ? ", " : "",
                                      (int)(dots != NULL ? dots - argument : (long)strlen(argument)), argument,
                                      dots != NULL ? dots : "");
            free(arguments);
            free(types);
            arguments = more;
            types = more_types;
            free(argument);
            number++;
        }
        begin = i + 1;
    }
    char *parameters = format("%s", "");
    const int header_end = header >= 0 ? after_angles(s, header) - 1 : -1;
    if (header >= 0 && header_end > header + 1) {
        char *list = template_arguments(s, header + 1, header_end - 1);
        free(parameters);
        parameters = format("<%s>", list);
        free(list);
    }
    char *text = format(" if (ferryi_emu_entry<(static_cast<void (*)(%s)>(%s%s))>(%s)) return;", types, own, parameters,
                        arguments);
    source_insert(s, s->tokens[body].at + 1, text);
    free(text);
    free(parameters);
    free(arguments);
    free(types);
    free(own);
}

void rewrite_kernels(source *s)
{
    for (int i = 0; i < s->n; i++) {
        if ((is(s, i, "__launch_bounds__") || is(s, i, "__maxnreg__")) && is(s, i + 1, "(")) {
            source_remove(s, i, s->tokens[i + 1].match);
            continue;
        }
        if (is(s, i, "__grid_constant__"))
            source_remove(s, i, i);
        if (is(s, i, "__cluster_dims__"))
            refuse(s, i, "has no clusters of blocks");
        if (!is(s, i, "__global__"))
            continue;
        source_remove(s, i, i);
        int open = i + 1;
        for (; open < s->n && !is(s, open, "(") && !is(s, open, ";") && !is(s, open, "{"); open++) {
            const int call = is(s, open, "__launch_bounds__") || is(s, open, "__attribute__") ||
                             is(s, open, "__maxnreg__") || is(s, open, "__cluster_dims__");
            if (call && is(s, open + 1, "("))
                open = s->tokens[open + 1].match;
            else if (is(s, open, "<"))
                open = group_end(s, open);
        }
        if (!is(s, open, "(") || s->tokens[open].match < 0)
            continue;
        int name = is(s, open - 1, ">") ? before_angles(s, open - 1) : open - 1;
        while (is(s, name - 1, "#") && is(s, name - 2, "#"))
            name -= 3;
        const int after = s->tokens[open].match + 1;
        if (is(s, after, "{"))
            insert_entry(s, i, name, open, after);
    }
}
