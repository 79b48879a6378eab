/* SPDX-License-Identifier: BSD-3-Clause */
/* The path override and the probe override against any text.  The first byte says how many PEs there are, the second
 * seeds what detection found; the rest is the text. */
#include "ferry/diag.h"
#include "runtime/log.h"
#include "runtime/paths.h"
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
static void detect(uint8_t *found, int n_pes, unsigned seed)
{
    for (int from = 0; from < n_pes; from++)
        for (int to = 0; to < n_pes; to++) {
            seed = seed * 1103515245u + (seed != 0 ? 12345u : 0u);
            found[from * n_pes + to] = from == to ? FERRY_PATH_NATIVE : (uint8_t)((seed >> 16) % 4);
        }
}

static void override(const char *text, int n_pes, unsigned seed)
{
    uint8_t found[MOST_PAIRS], matrix[MOST_PAIRS + 8], again[MOST_PAIRS];
    size_t pairs = (size_t)n_pes * (size_t)n_pes;
    ferry_status status;

    detect(found, n_pes, seed);
    memset(matrix, 0x5a, sizeof matrix);
    memcpy(matrix, found, pairs);
    status = ferryi_paths_override(text, n_pes, matrix);
    MUST(matrix[pairs] == 0x5a);
    if (status != FERRY_SUCCESS) {
        check_error(status, "FERRY_PATHS");
        MUST(memcmp(matrix, found, pairs) == 0);
        return;
    }
    for (int from = 0; from < n_pes; from++)
        for (int to = 0; to < n_pes; to++) {
            uint8_t before = found[from * n_pes + to], after = matrix[from * n_pes + to];
            MUST(after >= before);
            MUST(after <= FERRY_PATH_STAGED || after == before);
            MUST(from != to || after == FERRY_PATH_NATIVE);
        }
    /* The same text on its own result asks for nothing new. */
    memcpy(again, matrix, pairs);
    MUST(ferryi_paths_override(text, n_pes, again) == FERRY_SUCCESS);
    MUST(memcmp(again, matrix, pairs) == 0);
    /* A last rule for all pairs outdoes whatever came before it. */
    if (seed == 0 && strlen(text) < 1000 && text[strspn(text, " \t\r\n\v\f")] != '\0') {
        char longer[1024];
        snprintf(longer, sizeof longer, "%s,staged", text);
        memcpy(again, found, pairs);
        MUST(ferryi_paths_override(longer, n_pes, again) == FERRY_SUCCESS);
        for (size_t pair = 0; pair < pairs; pair++)
            MUST(again[pair] == (pair % (size_t)(n_pes + 1) == 0 ? FERRY_PATH_NATIVE : FERRY_PATH_STAGED));
    }
}

static void probe_fail(const char *text, int n_pes)
{
    uint8_t fails[MOST_PAIRS + 8], again[MOST_PAIRS];
    size_t pairs = (size_t)n_pes * (size_t)n_pes;
    ferry_status status;

    memset(fails, 0x5a, sizeof fails);
    status = ferryi_paths_probe_fail(text, n_pes, fails);
    MUST(fails[pairs] == 0x5a);
    if (status != FERRY_SUCCESS) {
        check_error(status, "FERRY_PROBE_FAIL");
        for (size_t pair = 0; pair < pairs; pair++)
            MUST(fails[pair] == 0x5a);
        return;
    }
    for (size_t pair = 0; pair < pairs; pair++) {
        MUST(fails[pair] <= 15);
        MUST(pair % (size_t)(n_pes + 1) != 0 || fails[pair] == 0);
    }
    memset(again, 0xff, sizeof again);
    MUST(ferryi_paths_probe_fail(text, n_pes, again) == FERRY_SUCCESS);
    MUST(memcmp(again, fails, pairs) == 0);
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
