/* SPDX-License-Identifier: BSD-3-Clause */
/* The path override and the probe override with any text.  The first byte is the number of PEs, the second seeds the
 * detected paths; the rest is the text. */
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "runtime/state/path_rules.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define MUST(what) ((what) ? (void)0 : (void)(fprintf(stderr, "line %d: not so: %s\n", __LINE__, #what), abort()))

enum { MOST_PES = 12, MOST_PAIRS = MOST_PES * MOST_PES };

static void check_error(ferry_status status, const char *variable)
{
    MUST(status == FERRY_ERR_INVALID_ARG && ferry_last_error() == status);
    MUST(strstr(ferry_last_error_message(), variable) != NULL);
}

/* Seed 0: all pairs native, so that every well-formed text is accepted. */
static void detect(ferryi_pair_info *pairs, int n_pes, unsigned seed)
{
    memset(pairs, 0, MOST_PAIRS * sizeof *pairs);
    for (int from = 0; from < n_pes; from++)
        for (int to = 0; to < n_pes; to++) {
            seed = seed * 1103515245u + (seed != 0 ? 12345u : 0u);
            pairs[from * n_pes + to].found = from == to ? FERRY_PATH_NATIVE : (uint8_t)((seed >> 16) % 4);
        }
}

static void override(const char *text, int n_pes, unsigned seed)
{
    ferryi_pair_info found[MOST_PAIRS], table[MOST_PAIRS + 1], again[MOST_PAIRS];
    size_t pairs = (size_t)n_pes * (size_t)n_pes;
    ferry_status status;

    detect(found, n_pes, seed);
    memset(table, 0x5a, sizeof table);
    memcpy(table, found, pairs * sizeof *found);
    status = ferryi_paths_override(text, n_pes, table);
    MUST(table[pairs].path == 0x5a && table[pairs].asked == 0x5a);
    if (status != FERRY_SUCCESS) {
        check_error(status, "FERRY_PATHS");
        MUST(memcmp(table, found, pairs * sizeof *found) == 0);
        return;
    }
    for (int from = 0; from < n_pes; from++)
        for (int to = 0; to < n_pes; to++) {
            size_t pair = (size_t)from * (size_t)n_pes + (size_t)to;
            uint8_t before = found[pair].found, after = table[pair].path;
            MUST(table[pair].found == before);
            MUST(after >= before);
            MUST(after <= FERRY_PATH_REMOTE || after == before);
            MUST(from != to || after == FERRY_PATH_NATIVE);
        }
    /* The same text applied to its own result changes nothing. */
    for (size_t pair = 0; pair < pairs; pair++)
        again[pair].found = table[pair].path;
    MUST(ferryi_paths_override(text, n_pes, again) == FERRY_SUCCESS);
    for (size_t pair = 0; pair < pairs; pair++)
        MUST(again[pair].path == table[pair].path);
    /* A last rule for all pairs replaces all rules before it. */
    if (seed == 0 && strlen(text) < 1000 && text[strspn(text, " \t\r\n\v\f")] != '\0') {
        char longer[1024];
        snprintf(longer, sizeof longer, "%s,staged", text);
        memcpy(again, found, sizeof again);
        MUST(ferryi_paths_override(longer, n_pes, again) == FERRY_SUCCESS);
        for (size_t pair = 0; pair < pairs; pair++)
            MUST(again[pair].path == (pair % (size_t)(n_pes + 1) == 0 ? FERRY_PATH_NATIVE : FERRY_PATH_STAGED));
    }
}

static void probe_fail(const char *text, int n_pes)
{
    ferryi_pair_info table[MOST_PAIRS + 1], again[MOST_PAIRS];
    size_t pairs = (size_t)n_pes * (size_t)n_pes;
    ferry_status status;

    memset(table, 0x5a, sizeof table);
    status = ferryi_paths_probe_fail(text, n_pes, table);
    MUST(table[pairs].forced == 0x5a);
    if (status != FERRY_SUCCESS) {
        check_error(status, "FERRY_TEST=probe_fail");
        for (size_t pair = 0; pair < pairs; pair++)
            MUST(table[pair].forced == 0x5a);
        return;
    }
    for (size_t pair = 0; pair < pairs; pair++) {
        MUST((table[pair].forced & ~(15 | FERRYI_PROBE_COPY)) == 0);
        MUST(pair % (size_t)(n_pes + 1) != 0 || table[pair].forced == 0);
    }
    memset(again, 0xff, sizeof again);
    MUST(ferryi_paths_probe_fail(text, n_pes, again) == FERRY_SUCCESS);
    for (size_t pair = 0; pair < pairs; pair++)
        MUST(again[pair].forced == table[pair].forced);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text;
    int n_pes;

    if (size < 2 || (text = malloc(size - 1)) == NULL)
        return 0;
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    memcpy(text, data + 2, size - 2);
    text[size - 2] = '\0';
    n_pes = data[0] % MOST_PES + 1;
    override(text, n_pes, data[1] == '0' ? 0 : data[1]);
    probe_fail(text, n_pes);
    free(text);
    return 0;
}
