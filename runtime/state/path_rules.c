/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/state/path_rules.h"
#include "runtime/base/log.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Two tables of words share one grammar.  For a well-formed rule, the parser calls back with each pair and the word. */

enum { ANY = -1 };

struct word {
    const char *name;
    uint8_t value;
};

struct grammar {
    const char *variable; /* for messages */
    const char *example;
    const struct word *words;
    size_t n_words;
    const char *allowed;
};

static const struct word path_words[] = {
    { "native", FERRY_PATH_NATIVE },
    { "flags", FERRY_PATH_FLAGS },
    { "staged", FERRY_PATH_STAGED },
    { "remote", FERRY_PATH_REMOTE },
};
static const struct word probe_words[] = {
    { "store", FERRYI_PROBE_STORE },   { "load", FERRYI_PROBE_LOAD }, { "litmus", FERRYI_PROBE_LITMUS },
    { "atomic", FERRYI_PROBE_ATOMIC }, { "copy", FERRYI_PROBE_COPY },
};

static const struct grammar path_grammar = {
    .variable = "FERRY_PATHS",
    .example = "0>1=flags,*>3=staged",
    .words = path_words,
    .n_words = sizeof path_words / sizeof path_words[0],
    .allowed = "native, flags, staged or remote",
};
static const struct grammar probe_grammar = {
    .variable = "FERRY_TEST=probe_fail",
    .example = "0>1=atomic,*>3=store",
    .words = probe_words,
    .n_words = sizeof probe_words / sizeof probe_words[0],
    .allowed = "store, load, litmus, atomic or copy",
};

struct rule {
    int from, to; /* a PE, or ANY */
    uint8_t value;
};

struct parser {
    const struct grammar *grammar;
    const char *at; /* the next character */
    int n_pes;
    int rule_number; /* from 1 */
    const char *rule_start;
};

/* Bytes of the rule that a message quotes, without the white space before the rule. */
static int rule_length(const struct parser *p)
{
    size_t length = strcspn(p->rule_start, ",");
    return length > 80 ? 80 : (int)length;
}

static ferry_status refuse(const struct parser *p, const char *why)
{
    return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: rule %d, '%.*s': %s; write rules such as %s with %s",
                        p->grammar->variable, p->rule_number, rule_length(p), p->rule_start, why, p->grammar->example,
                        p->grammar->allowed);
}

static void skip_blanks(struct parser *p)
{
    p->at += strspn(p->at, " \t\r\n\v\f");
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* "*" or the number of a PE. */
static ferry_status parse_side(struct parser *p, int *side)
{
    int pe = 0;

    if (*p->at == '*') {
        p->at++;
        *side = ANY;
        return FERRY_SUCCESS;
    }
    if (!is_digit(*p->at))
        return refuse(p, "a side is a PE's number or *");
    for (; is_digit(*p->at); p->at++)
        if (pe < p->n_pes) /* a number that is too large stops growing, so it cannot overflow */
            pe = pe * 10 + (*p->at - '0');
    if (pe >= p->n_pes)
        return ferryi_error(FERRY_ERR_INVALID_ARG,
                            "%s: rule %d, '%.*s', names a PE that does not exist: PEs are 0 to %d",
                            p->grammar->variable, p->rule_number, rule_length(p), p->rule_start, p->n_pes - 1);
    *side = pe;
    return FERRY_SUCCESS;
}

static ferry_status parse_word(struct parser *p, uint8_t *value)
{
    size_t length = strspn(p->at, "abcdefghijklmnopqrstuvwxyz");

    for (size_t i = 0; i < p->grammar->n_words; i++) {
        const struct word *w = &p->grammar->words[i];
        if (strlen(w->name) == length && memcmp(w->name, p->at, length) == 0) {
            p->at += length;
            *value = w->value;
            return FERRY_SUCCESS;
        }
    }
    return refuse(p, "this word is unknown");
}

static ferry_status parse_char(struct parser *p, char wanted, const char *why)
{
    skip_blanks(p);
    if (*p->at != wanted)
        return refuse(p, why);
    p->at++;
    skip_blanks(p);
    return FERRY_SUCCESS;
}

/* Parses the next rule, up to but not including the comma after it. */
static ferry_status parse_rule(struct parser *p, struct rule *rule)
{
    ferry_status status;

    skip_blanks(p);
    p->rule_start = p->at;
    p->rule_number++;
    *rule = (struct rule){ .from = ANY, .to = ANY };
    if (*p->at == '*' || is_digit(*p->at)) {
        if ((status = parse_side(p, &rule->from)) != FERRY_SUCCESS ||
            (status = parse_char(p, '>', "a '>' belongs between the two sides")) != FERRY_SUCCESS ||
            (status = parse_side(p, &rule->to)) != FERRY_SUCCESS ||
            (status = parse_char(p, '=', "a '=' belongs after the pair")) != FERRY_SUCCESS)
            return status;
        if (rule->from != ANY && rule->from == rule->to)
            return refuse(p, "a PE with itself is always native");
    }
    if ((status = parse_word(p, &rule->value)) != FERRY_SUCCESS)
        return status;
    skip_blanks(p);
    if (*p->at != ',' && *p->at != '\0')
        return refuse(p, "text follows the word");
    return FERRY_SUCCESS;
}

/* Applies every rule of text to pairs[n_pes][n_pes], except pairs of a PE with itself.  An error may change some. */
static ferry_status apply_rules(const struct grammar *grammar, const char *text, int n_pes,
                                void (*apply)(ferryi_pair_info *pair, uint8_t value), ferryi_pair_info *pairs)
{
    struct parser p = { .grammar = grammar, .at = text, .n_pes = n_pes, .rule_start = text };

    skip_blanks(&p);
    if (*p.at == '\0')
        return FERRY_SUCCESS;
    for (;; p.at++) {
        struct rule rule;
        ferry_status status = parse_rule(&p, &rule);
        if (status != FERRY_SUCCESS)
            return status;
        for (int from = rule.from == ANY ? 0 : rule.from; from < (rule.from == ANY ? n_pes : rule.from + 1); from++)
            for (int to = rule.to == ANY ? 0 : rule.to; to < (rule.to == ANY ? n_pes : rule.to + 1); to++)
                if (from != to)
                    apply(&pairs[(size_t)from * (size_t)n_pes + (size_t)to], rule.value);
        if (*p.at == '\0')
            return FERRY_SUCCESS;
    }
}

static void apply_path(ferryi_pair_info *pair, uint8_t value)
{
    pair->asked = value;
}

static void apply_probe(ferryi_pair_info *pair, uint8_t value)
{
    pair->forced |= value;
}

static const char *word_of(const struct grammar *grammar, uint8_t value)
{
    for (size_t i = 0; i < grammar->n_words; i++)
        if (grammar->words[i].value == value)
            return grammar->words[i].name;
    return "none";
}

/* Makes a working copy, so that only success changes the caller's pairs. */
static ferry_status copy_pairs(const struct grammar *grammar, int n_pes, const ferryi_pair_info *pairs,
                               ferryi_pair_info **copy)
{
    const size_t n = (size_t)n_pes * (size_t)n_pes;
    if (n_pes < 1)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: a job of %d PEs has no pairs", grammar->variable, n_pes);
    *copy = calloc(n, sizeof **copy);
    if (*copy == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "%s: no memory for a table of %d x %d pairs", grammar->variable, n_pes,
                            n_pes);
    memcpy(*copy, pairs, n * sizeof **copy);
    return FERRY_SUCCESS;
}

/* Runs after the last rule, because a later rule for a pair replaces an earlier one. */
static ferry_status choose(ferryi_pair_info *pairs, int n_pes)
{
    for (int from = 0; from < n_pes; from++)
        for (int to = 0; to < n_pes; to++) {
            ferryi_pair_info *pair = &pairs[(size_t)from * (size_t)n_pes + (size_t)to];
            if (pair->asked < pair->found)
                return ferryi_error(FERRY_ERR_INVALID_ARG,
                                    "FERRY_PATHS asks for %s from PE %d to PE %d, but this pair supports only %s and "
                                    "weaker paths: remove this pair from it",
                                    word_of(&path_grammar, pair->asked), from, to, word_of(&path_grammar, pair->found));
            pair->path = pair->asked != FERRYI_PAIR_UNKNOWN ? pair->asked : pair->found;
        }
    return FERRY_SUCCESS;
}

ferry_status ferryi_paths_override(const char *text, int n_pes, ferryi_pair_info *pairs)
{
    const size_t n = (size_t)n_pes * (size_t)n_pes;
    ferryi_pair_info *copy;
    ferry_status status = copy_pairs(&path_grammar, n_pes, pairs, &copy);

    if (status != FERRY_SUCCESS)
        return status;
    for (size_t i = 0; i < n; i++)
        copy[i].asked = FERRYI_PAIR_UNKNOWN;
    status = apply_rules(&path_grammar, text, n_pes, apply_path, copy);
    if (status == FERRY_SUCCESS)
        status = choose(copy, n_pes);
    if (status == FERRY_SUCCESS)
        memcpy(pairs, copy, n * sizeof *pairs);
    free(copy);
    return status;
}

ferry_status ferryi_paths_probe_fail(const char *text, int n_pes, ferryi_pair_info *pairs)
{
    const size_t n = (size_t)n_pes * (size_t)n_pes;
    ferryi_pair_info *copy;
    ferry_status status = copy_pairs(&probe_grammar, n_pes, pairs, &copy);

    if (status != FERRY_SUCCESS)
        return status;
    for (size_t i = 0; i < n; i++)
        copy[i].forced = 0;
    status = apply_rules(&probe_grammar, text, n_pes, apply_probe, copy);
    if (status == FERRY_SUCCESS)
        memcpy(pairs, copy, n * sizeof *pairs);
    free(copy);
    return status;
}

const char *ferryi_paths_tests_named(uint8_t tests, const char *separator, char *text, size_t size)
{
    size_t at = 0;
    text[0] = '\0';
    for (size_t i = 0; i < probe_grammar.n_words && at < size; i++)
        if (tests & probe_words[i].value)
            at += (size_t)snprintf(text + at, size - at, "%s%s", at != 0 ? separator : "", probe_words[i].name);
    return text;
}
