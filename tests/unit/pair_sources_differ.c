/* SPDX-License-Identifier: BSD-3-Clause */
/* The driver, NVML and the probe on one pair: agreement prints nothing, each kind of difference prints one sentence
 * with all three answers, and peers with the same answers share it.  pair_sources_differ.sh runs this with a library in
 * NVML's place (tests/info/fake_nvml.c). */
#include "runtime/base/log.h"
#include "runtime/job/pair_report.h"
#include "runtime/state/nvml.h"
#include "tests/check.h"
#include <fcntl.h>

enum {
    NATIVE = FERRY_PATH_NATIVE,
    FLAGS = FERRY_PATH_FLAGS,
    STAGED = FERRY_PATH_STAGED,
    UNKNOWN = FERRYI_PAIR_UNKNOWN,
    SKIPPED = FERRYI_PROBE_SKIPPED,
    STORE = FERRYI_PROBE_STORE,
    ATOMIC = FERRYI_PROBE_ATOMIC
};

#define PAIR(DRIVER, NVML, FAILED)                                                                                     \
    {                                                                                                                  \
        .driver = (DRIVER), .nvml = (NVML), .failed = (FAILED)                                                         \
    }

#define COPIES(COPIES)                                                                                                 \
    {                                                                                                                  \
        .driver = NATIVE, .nvml = NATIVE, .failed = STORE, .copies = (COPIES)                                          \
    }

static void sentences(void)
{
    static const struct {
        ferryi_pair_info pair;
        const char *wanted[4]; /* NULL: they agree */
    } rows[] = {
        { PAIR(NATIVE, NATIVE, 0), { NULL } },
        { PAIR(NATIVE, UNKNOWN, 0), { NULL } },
        { PAIR(FLAGS, FLAGS, ATOMIC), { NULL } },
        { PAIR(STAGED, STAGED, SKIPPED), { NULL } },
        { PAIR(NATIVE, UNKNOWN, SKIPPED), { NULL } },
        { PAIR(NATIVE, NATIVE, STORE),
          { "driver says native", "NVML says native", "probe says staged (failed: store)" } },
        { COPIES(FERRYI_COPIES_LOST), { "(failed: store), in a word: stores lost: the probe decides" } },
        { COPIES(FERRYI_COPIES_ARRIVE), { "(failed: store), in a word: only by copy engine: the probe decides" } },
        { COPIES(FERRYI_COPIES_CORRUPT), { "in a word: stores lost, and: copy engine corrupts" } },
        { PAIR(NATIVE, UNKNOWN, ATOMIC), { "driver says native", "NVML does not answer", "flags (failed: atomic)" } },
        { PAIR(NATIVE, FLAGS, 0), { "NVML says flags", "probe says native (failed: nothing)", "the probe decides" } },
        { PAIR(FLAGS, NATIVE, ATOMIC), { "driver says flags", "NVML says native", "probe says flags" } },
        { PAIR(STAGED, NATIVE, SKIPPED), { "driver says staged", "NVML says native", "hidden from this process" } },
        { PAIR(NATIVE, STAGED, SKIPPED), { "NVML says staged", "the probe did not run" } },
    };
    char text[400];
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        CHECK(ferryi_pair_sources_differ(&rows[i].pair) == (rows[i].wanted[0] != NULL));
        int length = ferryi_pair_sentence(text, sizeof text, "3, 4", &rows[i].pair);
        CHECK(length > 0 && (size_t)length < sizeof text && strstr(text, "PE 3, 4:") != NULL);
        for (int k = 0; rows[i].wanted[k] != NULL; k++)
            CHECK_ROW(strstr(text, rows[i].wanted[k]) != NULL, text);
    }
}

/* The lines that PE 1 of 6 PEs prints. */
static int printed(const unsigned char (*uuids)[16], const uint8_t *driver, const uint8_t *failed, char *text,
                   size_t size)
{
    int pipes[2], old = dup(2), lines = 0;
    CHECK(old >= 0 && pipe(pipes) == 0 && dup2(pipes[1], 2) == 2);
    ferryi_log_set_threshold(FERRYI_LOG_WARN);
    ferryi_pair_report *report = ferryi_pair_report_start(uuids, 6, 1);
    ferryi_pair_info row[6];
    CHECK(report != NULL);
    for (int i = 0; i < 6; i++)
        row[i] = (ferryi_pair_info)PAIR(driver[i], UNKNOWN, failed[i]);
    ferryi_pair_report_probed(report, row);
    ferryi_pair_report_end(report);
    CHECK(dup2(old, 2) == 2);
    close(old);
    close(pipes[1]);
    ssize_t n = read(pipes[0], text, size - 1);
    close(pipes[0]);
    text[n > 0 ? n : 0] = '\0';
    for (char *c = text; *c != '\0'; c++)
        lines += *c == '\n';
    return lines;
}

/* UUIDs of the table: all bytes alike, 0x11 for PE 0, 0x22 for PE 1, ...; PE 5 shares the GPU of PE 1. */
static void name_gpus(unsigned char uuids[6][16])
{
    for (int i = 0; i < 6; i++)
        memset(uuids[i], 0x11 * (i == 5 ? 2 : i + 1), 16);
}

static void reports(void)
{
    const uint8_t good[6] = { NATIVE, NATIVE, NATIVE, NATIVE, NATIVE, NATIVE };
    const uint8_t failed[6] = { STORE, SKIPPED, 0, STORE, ATOMIC, 0 };
    char text[2000];
    CHECK(printed(NULL, good, good, text, sizeof text) == 0);
    CHECK(printed(NULL, good, failed, text, sizeof text) == 2);
    CHECK_ROW(strstr(text, "PE 0, 3: the driver says native, NVML does not answer, the probe says staged") != NULL,
              text);
    CHECK_ROW(strstr(text, "PE 4: the driver says native") != NULL, text);
}

/* The table: 0x22 reaches 0x11 natively, 0x33 without atomics, 0x44 not at all; NVML does not know 0x55. */
static void asked(void)
{
    unsigned char uuids[6][16];
    uint8_t paths[6];
    char text[2000];
    const uint8_t driver[6] = { NATIVE, NATIVE, NATIVE, STAGED, NATIVE, NATIVE };
    const uint8_t failed[6] = { 0, SKIPPED, 0, SKIPPED, 0, 0 };
    name_gpus(uuids);
    ferryi_nvml_paths((const unsigned char(*)[16])uuids, 6, 1, paths);
    CHECK(paths[0] == NATIVE && paths[1] == UNKNOWN && paths[2] == FLAGS && paths[3] == STAGED && paths[4] == UNKNOWN &&
          paths[5] == UNKNOWN);
    CHECK(printed((const unsigned char(*)[16])uuids, driver, failed, text, sizeof text) == 1);
    CHECK_ROW(strstr(text, "the path to PE 2: the driver says native, NVML says flags, the probe says native") != NULL,
              text);
}

/* Without NVML's library, or with one that fails or hangs, nothing is reported. */
static void unanswered(void)
{
    unsigned char uuids[6][16];
    char text[2000];
    const uint8_t fine[6] = { 0 };
    name_gpus(uuids);
    CHECK(printed((const unsigned char(*)[16])uuids, fine, fine, text, sizeof text) == 0);
}

int main(int argc, char **argv)
{
    alarm(30);
    sentences();
    reports();
    if (argc > 1 && strcmp(argv[1], "table") == 0)
        asked();
    else if (argc > 1)
        unanswered();
    return CHECK_RESULT();
}
