/* SPDX-License-Identifier: BSD-3-Clause */
/* The table of words. */
#include "runtime/state/verdict.h"
#include <string.h>

static const struct row {
    const char *word, *id, *brief, *meaning;
    ferry_path path;
} rows[FERRYI_N_VERDICTS] = {
    [FERRYI_VERDICT_WORKS] = { "works", "works", "works", "stores, loads, atomics and copies all arrive",
                               FERRY_PATH_NATIVE },
    [FERRYI_VERDICT_WITHOUT_ATOMICS] = { "works without atomics", "works-without-atomics", "no atomics",
                                         "stores, loads and copies arrive; kernels that count by a peer atomic wait "
                                         "for ever, or count wrong",
                                         FERRY_PATH_FLAGS },
    [FERRYI_VERDICT_ONLY_COPIES] = { "only by copy engine", "only-by-copy-engine", "copies only",
                                     "copies arrive, stores of kernels do not: copy tests pass, and collectives hang",
                                     FERRY_PATH_STAGED },
    [FERRYI_VERDICT_LOW_ADDRESSES] = { "only low addresses", "only-low-addresses", "low only",
                                       "small tests pass; buffers beyond the part that the bus reaches are lost",
                                       FERRY_PATH_STAGED },
    [FERRYI_VERDICT_COPIES_CORRUPT] = { "copy engine corrupts", "copy-engine-corrupts", "bad copies",
                                        "kernels are right; tensors that are copied from GPU to GPU have wrong bytes",
                                        FERRY_PATH_STAGED },
    [FERRYI_VERDICT_READS_WRONG] = { "reads wrong", "reads-wrong", "bad reads",
                                     "stores arrive, loads return something else: results are garbage, or NaN",
                                     FERRY_PATH_STAGED },
    [FERRYI_VERDICT_STORES_LOST] = { "stores lost", "stores-lost", "lost",
                                     "nothing that is written arrives: waits for it never end", FERRY_PATH_STAGED },
    [FERRYI_VERDICT_MIRROR] = { "mirror", "mirror", "mirror",
                                "the writer reads its own data back and the owner never sees them: tests that the "
                                "writer checks pass",
                                FERRY_PATH_STAGED },
    [FERRYI_VERDICT_HANGS] = { "hangs", "hangs", "hangs", "an access does not end: the process can only be killed",
                               FERRY_PATH_STAGED },
    [FERRYI_VERDICT_NO_ACCESS] = { "no access", "no-access", "no access",
                                   "data go through host memory; kernels that need peer access fail",
                                   FERRY_PATH_STAGED },
    [FERRYI_VERDICT_UNKNOWN] = { "could not tell", "could-not-tell", "?", "the probes could not run",
                                 FERRY_PATH_STAGED },
};

static const struct row *row_of(ferryi_verdict verdict)
{
    return &rows[(unsigned)verdict < FERRYI_N_VERDICTS ? verdict : FERRYI_VERDICT_UNKNOWN];
}

const char *ferryi_verdict_word(ferryi_verdict verdict)
{
    return row_of(verdict)->word;
}

const char *ferryi_verdict_id(ferryi_verdict verdict)
{
    return row_of(verdict)->id;
}

ferryi_verdict ferryi_verdict_of_id(const char *id, size_t n)
{
    for (int i = 0; i < FERRYI_N_VERDICTS; i++)
        if (strlen(rows[i].id) == n && memcmp(rows[i].id, id, n) == 0)
            return (ferryi_verdict)i;
    return FERRYI_N_VERDICTS;
}

const char *ferryi_verdict_short(ferryi_verdict verdict)
{
    return row_of(verdict)->brief;
}

const char *ferryi_verdict_meaning(ferryi_verdict verdict)
{
    return row_of(verdict)->meaning;
}

ferry_path ferryi_verdict_path(ferryi_verdict verdict)
{
    return row_of(verdict)->path;
}

ferryi_verdict ferryi_verdict_of_probe(uint8_t failed, uint8_t copies, int access)
{
    if (!access)
        return FERRYI_VERDICT_NO_ACCESS;
    if (failed == FERRYI_PROBE_SKIPPED)
        return FERRYI_VERDICT_UNKNOWN;
    if (failed & FERRYI_PROBE_STORE)
        return failed & FERRYI_PROBE_MIRROR     ? FERRYI_VERDICT_MIRROR
               : copies == FERRYI_COPIES_ARRIVE ? FERRYI_VERDICT_ONLY_COPIES
                                                : FERRYI_VERDICT_STORES_LOST;
    if (failed & (FERRYI_PROBE_LOAD | FERRYI_PROBE_LITMUS))
        return FERRYI_VERDICT_READS_WRONG;
    return failed & FERRYI_PROBE_ATOMIC ? FERRYI_VERDICT_WITHOUT_ATOMICS : FERRYI_VERDICT_WORKS;
}
