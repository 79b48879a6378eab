/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/paths.h"
#include "runtime/log.h"
#include <stdlib.h>
#include <string.h>

/* One grammar, two tables of words.  The parser calls back for each rule that is well formed; what a rule does to a
 * pair is the callers' affair. */

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
};
static const struct word probe_words[] = {
    { "store", FERRYI_PROBE_STORE },
    { "load", FERRYI_PROBE_LOAD },
    { "litmus", FERRYI_PROBE_LITMUS },
    { "atomic", FERRYI_PROBE_ATOMIC },
};

static const struct grammar path_grammar = {
    .variable = "FERRY_PATHS",
    .example = "0>1=flags,*>3=staged",
    .words = path_words,
    .n_words = sizeof path_words / sizeof path_words[0],
    .allowed = "native, flags or staged",
};
static const struct grammar probe_grammar = {
    .variable = "FERRY_PROBE_FAIL",
    .example = "0>1=atomic,*>3=store",
    .words = probe_words,
    .n_words = sizeof probe_words / sizeof probe_words[0],
    .allowed = "store, load, litmus or atomic",
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

/* What is allowed in a message: the part of the text that a rule is, without the white space before it. */
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
        if (pe < p->n_pes) /* once it is too large it stays so, and does not overflow */
            pe = pe * 10 + (*p->at - '0');
    if (pe >= p->n_pes)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: rule %d, '%.*s', names a PE that is not there: PEs are 0 to %d",
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
    return refuse(p, "this word is not known");
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

/* The next rule, up to and without the comma behind it. */
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
            (status = parse_char(p, '=', "a '=' belongs behind the pair")) != FERRY_SUCCESS)
            return status;
        if (rule->from != ANY && rule->from == rule->to)
            return refuse(p, "a PE with itself is always native");
    }
    if ((status = parse_word(p, &rule->value)) != FERRY_SUCCESS)
        return status;
    skip_blanks(p);
    if (*p->at != ',' && *p->at != '\0')
        return refuse(p, "something stands behind the word");
    return FERRY_SUCCESS;
}

/* Applies every rule of text to table[n_pes][n_pes], passing over the pairs of a PE with itself.  On an error the table
 * is half written. */
static ferry_status apply_rules(const struct grammar *grammar, const char *text, int n_pes,
                                void (*apply)(uint8_t *entry, uint8_t value), uint8_t *table)
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
                    apply(&table[(size_t)from * (size_t)n_pes + (size_t)to], rule.value);
        if (*p.at == '\0')
            return FERRY_SUCCESS;
    }
}

static void apply_path(uint8_t *entry, uint8_t value)
{
    *entry = value;
}

static void apply_probe(uint8_t *entry, uint8_t value)
{
    *entry = (uint8_t)(*entry | value);
}

static const char *word_of(const struct grammar *grammar, uint8_t value)
{
    for (size_t i = 0; i < grammar->n_words; i++)
        if (grammar->words[i].value == value)
            return grammar->words[i].name;
    return value == FERRY_PATH_REMOTE ? "remote" : "none";
}

/* Both tables are worked out aside, so that the caller's is changed by success only. */
static ferry_status new_table(const struct grammar *grammar, int n_pes, uint8_t **table)
{
    if (n_pes < 1)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "%s: a job of %d PEs has no pairs", grammar->variable, n_pes);
    *table = calloc((size_t)n_pes, (size_t)n_pes);
    if (*table == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "%s: no memory for a table of %d x %d pairs", grammar->variable, n_pes,
                            n_pes);
    return FERRY_SUCCESS;
}

/* Of two rules for one pair the later one counts, so what was asked is compared with what was found at the end. */
static ferry_status check_not_better(const uint8_t *asked, const uint8_t *found, int n_pes)
{
    for (int from = 0; from < n_pes; from++)
        for (int to = 0; to < n_pes; to++) {
            size_t pair = (size_t)from * (size_t)n_pes + (size_t)to;
            if (asked[pair] < found[pair])
                return ferryi_error(FERRY_ERR_INVALID_ARG,
                                    "FERRY_PATHS asks for %s from PE %d to PE %d, but this pair can only do %s: only a "
                                    "weaker path can be chosen, leave this pair out",
                                    word_of(&path_grammar, asked[pair]), from, to, word_of(&path_grammar, found[pair]));
        }
    return FERRY_SUCCESS;
}

ferry_status ferryi_paths_override(const char *text, int n_pes, uint8_t *matrix)
{
    uint8_t *asked;
    ferry_status status = new_table(&path_grammar, n_pes, &asked);

    if (status != FERRY_SUCCESS)
        return status;
    memcpy(asked, matrix, (size_t)n_pes * (size_t)n_pes);
    status = apply_rules(&path_grammar, text, n_pes, apply_path, asked);
    if (status == FERRY_SUCCESS)
        status = check_not_better(asked, matrix, n_pes);
    if (status == FERRY_SUCCESS)
        memcpy(matrix, asked, (size_t)n_pes * (size_t)n_pes);
    free(asked);
    return status;
}

ferry_status ferryi_paths_probe_fail(const char *text, int n_pes, uint8_t *fails)
{
    uint8_t *bits;
    ferry_status status = new_table(&probe_grammar, n_pes, &bits);

    if (status != FERRY_SUCCESS)
        return status;
    status = apply_rules(&probe_grammar, text, n_pes, apply_probe, bits);
    if (status == FERRY_SUCCESS)
        memcpy(fails, bits, (size_t)n_pes * (size_t)n_pes);
    free(bits);
    return status;
}
