/* SPDX-License-Identifier: BSD-3-Clause */
/* Variables of GPUs and of blocks, and the qualifiers of functions (include/emulate/symbols.h). */
#include "source.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* The first token of the declaration that contains token i. */
static int declaration_begin(const source *s, int i)
{
    while (i > 0) {
        const int before = i - 1;
        if (is(s, before, ";") || is(s, before, "{") || is(s, before, "}") ||
            (is(s, before, ":") && !is(s, before - 1, ":")))
            return i;
        if ((is(s, before, ")") || is(s, before, "]")) && s->tokens[before].match >= 0)
            i = s->tokens[before].match;
        else
            i = before;
        if (is(s, i, "(") && i > 0 && (is(s, i - 1, "for") || is(s, i - 1, "if")))
            return before + 1;
    }
    return 0;
}

/* The ';' that ends the declaration; -1: a function's body comes first. */
static int declaration_end(const source *s, int i)
{
    for (; i < s->n; i++) {
        if (is(s, i, ";"))
            return i;
        i = bracket_end(s, i);
    }
    return -1;
}

static int is_attribute(const source *s, int i)
{
    return (is(s, i, "__attribute__") || is(s, i, "alignas") || is(s, i, "__align__") || is(s, i, "decltype") ||
            is(s, i, "__launch_bounds__")) &&
           is(s, i + 1, "(") && s->tokens[i + 1].match > i;
}

/* Whether the declaration, behind its qualifier at i, is a variable's: a parenthesis comes first in a function's,
 * except one that begins with a star. */
static int is_variable(const source *s, int i)
{
    for (i++; i < s->n; i++) {
        if (is_attribute(s, i)) {
            i = s->tokens[i + 1].match;
        } else if (is(s, i, "<")) {
            const int after = after_angles(s, i);
            if (after < 0)
                return 0;
            i = after - 1;
        } else if (is(s, i, "(")) {
            return (is(s, i + 1, "*") || is(s, i + 1, "&")) && is_name(s, i + 2) && !is(s, i - 1, "operator");
        } else if (is(s, i, "operator") || is(s, i, "}")) {
            return 0;
        } else if (is(s, i, "{")) {
            return is_name(s, i - 1) || is(s, i - 1, "]");
        } else if (is(s, i, "=") || is(s, i, ";") || is(s, i, "[")) {
            return 1;
        }
    }
    return 0;
}

static int has(const source *s, int first, int last, const char *word)
{
    for (int i = first; i <= last; i++)
        if (is(s, i, word))
            return 1;
    return 0;
}

/* ---- Variables of GPUs. */

static char **externs; /* names that this source has declared extern */
static size_t n_externs;

static int is_extern(const char *name)
{
    for (size_t i = 0; i < n_externs; i++)
        if (strcmp(externs[i], name) == 0)
            return 1;
    return 0;
}

static void note_extern(const char *name)
{
    externs = realloc(externs, (n_externs + 1) * sizeof *externs);
    if (externs == NULL)
        abort();
    externs[n_externs++] = format("%s", name);
}

/* The declarator's name: the last one before its arrays, its value or its end. */
static int declarator_name(const source *s, int first, int end)
{
    int name = -1;
    for (int i = first; i < end; i++) {
        if (is_attribute(s, i)) {
            i = s->tokens[i + 1].match;
        } else if (is(s, i, "<")) {
            i = group_end(s, i);
        } else if (is(s, i, "(") && is(s, i + 1, "*")) {
            return s->tokens[i].match - 1;
        } else if (is(s, i, "=") || is(s, i, "[") || is(s, i, "{") || is(s, i, "(")) {
            break;
        } else if (is_name(s, i)) {
            name = i;
        }
    }
    return name;
}

/* Renames the variables of [first, end) and adds, behind the end, what kernels call by their names. */
static void rewrite_gpu_variable(source *s, int first, int end)
{
    const int extern_here = has(s, first, end, "extern");
    int all_static = !extern_here;
    for (int i = first, begin = first; i <= end; i++) {
        const int close = group_end(s, i);
        i = close < end ? close : i;
        if (i != end && !is(s, i, ","))
            continue;
        const int at = declarator_name(s, begin, i);
        begin = i + 1;
        if (at < 0)
            continue;
        char *name = source_copy(s, at, at), *text;
        source_insert(s, s->tokens[at].at + s->tokens[at].length, "_ferryi_shadow");
        const int known = is_extern(name);
        if (known)
            all_static = 0;
        if (!known) {
            text = format(" static thread_local decltype(%s_ferryi_shadow) &%s __attribute__((unused)) = "
                          "ferryi_emu_symbol_here(%s_ferryi_shadow); static const ferryi_emu_touched "
                          "%s_ferryi_touched([] { ferryi_emu_use(&%s); });",
                          name, name, name, name, name);
            source_insert(s, s->tokens[end].at + 1, text);
            free(text);
        }
        if (extern_here) {
            note_extern(name);
        } else {
            text =
                format(" static const ferryi_emu_symbol %s_ferryi_symbol(&%s_ferryi_shadow, sizeof %s_ferryi_shadow, "
                       "\"%s\");",
                       name, name, name, name);
            source_insert(s, s->tokens[end].at + 1, text);
            free(text);
        }
        free(name);
    }
    if (all_static && !has(s, first, end, "static"))
        source_insert(s, s->tokens[first].at, "static ");
}

/* ---- Shared memory. */

/* Whether token i is in no function: what encloses it are namespaces and extern "C". */
static int is_namespace(const source *s, int i)
{
    int open = i;
    while ((open = s->tokens[open].inside) >= 0) {
        int before = open - 1;
        while (is_name(s, before) && !is(s, before, "namespace"))
            before--;
        const int linkage = before >= 0 && s->tokens[before].kind == TOKEN_LITERAL && is(s, before - 1, "extern");
        if (!is(s, before, "namespace") && !linkage && !is(s, before, ":"))
            return 0;
    }
    return 1;
}

/* extern __shared__ T name[];  becomes a reference to what the launch asked for. */
static void rewrite_dynamic_shared(source *s, int first, int end)
{
    const int open = end - 2;
    if (!is(s, end - 1, "]") || !is(s, open, "[") || !is_name(s, open - 1)) {
        refuse(s, first, "has extern __shared__ for arrays without a size only");
        return;
    }
    char *name = source_copy(s, open - 1, open - 1), *type = format("%s", "");
    for (int i = first; i < open - 1; i++) {
        if (is(s, i, "extern") || is(s, i, "__shared__") || is(s, i, "static"))
            continue;
        if (is_attribute(s, i) && !is(s, i, "decltype")) {
            i = s->tokens[i + 1].match;
            continue;
        }
        char *word = source_copy(s, i, i), *more = format("%s%s ", type, word);
        free(word);
        free(type);
        type = more;
    }
    const int everywhere = is_namespace(s, first);
    char *touched =
        everywhere
            ? format("; static const ferryi_emu_touched %s_ferryi_touched([] { ferryi_emu_use(&%s); })", name, name)
            : format("%s", "");
    char *text =
        format("%s%s(&%s)[] __attribute__((unused)) = *reinterpret_cast<%s(*)[]>(ferryi_emu_dynamic_shared())%s",
               everywhere ? "static thread_local " : "", type, name, type, touched);
    free(touched);
    source_remove(s, first, end - 1);
    source_insert(s, s->tokens[end].at, text);
    free(text);
    free(type);
    free(name);
}

/* Bytes in front of a variable that belong to nobody: an access behind the end of another one finds them
 * (emulator/checks/access_check.h).  Emitted in their order, so that they lie between the variables. */
static void insert_gap(source *s, int first)
{
    static int number;
    char *text =
        format("static thread_local char ferryi_emu_gap_%d[64] __attribute__((used, aligned(16))); ", number++);
    source_insert(s, s->tokens[first].at, text);
    free(text);
}

/* ---- All of them. */

/* PTX: "mov.u32 %0, ..." */
static int is_ptx(const source *s, int i)
{
    const char *p = s->text + s->tokens[i].at + 1, *word = p;
    while (islower((unsigned char)*p))
        p++;
    return p > word && *p == '.' && (islower((unsigned char)p[1]) || p[1] == 'u' || p[1] == 's');
}

static void rewrite_qualifier(source *s, int i)
{
    const int host = is(s, i, "__host__"), managed = is(s, i, "__managed__");
    const int first = declaration_begin(s, i), end = declaration_end(s, i);
    source_remove(s, i, i);
    if (host || managed || end < 0 || has(s, first, i, "__host__") || has(s, first, end, "__managed__") ||
        has(s, first, end, "constexpr") || is(s, i - 1, "]") || !is_variable(s, i))
        return;
    if ((is(s, i, "__device__") && has(s, first, i - 1, "__constant__")) ||
        (is(s, i, "__constant__") && has(s, first, i - 1, "__device__")))
        return; /* done at the first of the two */
    rewrite_gpu_variable(s, first, end);
}

void rewrite_variables(source *s)
{
    for (int i = 0; i < s->n; i++) {
        if (is(s, i, "__host__") || is(s, i, "__device__") || is(s, i, "__constant__") || is(s, i, "__managed__")) {
            rewrite_qualifier(s, i);
        } else if (is(s, i, "__shared__")) {
            const int first = declaration_begin(s, i), end = declaration_end(s, i);
            if (end >= 0 && has(s, first, i, "extern")) {
                rewrite_dynamic_shared(s, first, end);
                i = end;
                continue;
            }
            insert_gap(s, first);
            source_remove(s, i, i);
            source_insert(s, s->tokens[i].at,
                          end >= 0 && has(s, first, i, "static") ? "thread_local " : "static thread_local ");
        } else if (is(s, i, "clock") && is(s, i + 1, "(") && is(s, i + 2, ")") && !is_name(s, i - 1) &&
                   !is(s, i - 1, ":") && !is(s, i - 1, ".") && !is(s, i - 1, ">")) {
            source_remove(s, i, i);
            source_insert(s, s->tokens[i].at, "ferryi_emu_clock_here");
        } else if (is(s, i, "asm") || is(s, i, "__asm__")) {
            int open = i + 1;
            while (is_name(s, open))
                open++;
            if (is(s, open, "(") && open + 1 < s->n && s->tokens[open + 1].kind == TOKEN_LITERAL && is_ptx(s, open + 1))
                refuse(s, i, "knows no PTX, and this asm is PTX");
        }
    }
}
