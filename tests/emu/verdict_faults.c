/* SPDX-License-Identifier: BSD-3-Clause */
/* Prints a fault for each probe of `ferry-info verdict`: the fault, as EMU_FAULTS has it, for the bytes that the probe
 * alone touches; the word; and what the evidence says.  SPAN: the bytes that peers map, for the last address.  With
 * "control": the fault of the control. */
#include "tools/verdict/verdict.h"
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void row(const char *fault, size_t begin, size_t bytes, const char *word, const char *evidence)
{
    printf("%s@%zu-%zu|%s|%s\n", fault, begin, begin + bytes, word, evidence);
}

#define BOARD(MEMBER) offsetof(ferryi_verdict_board, MEMBER), sizeof(((ferryi_verdict_board *)0)->MEMBER)

static void spots(size_t span)
{
    char text[80];
    for (size_t size = 0; size < FERRYI_VERDICT_SIZES; size++) {
        const size_t stored = offsetof(ferryi_verdict_spot, stored) + size * 64 + FERRYI_VERDICT_AT;
        const size_t shown = offsetof(ferryi_verdict_spot, shown) + size * 64 + FERRYI_VERDICT_AT;
        snprintf(text, sizeof text, "stores of %d bytes never came to the owner", 1 << size);
        row("stores-lost", stored, 16, "only-by-copy-engine", text);
        snprintf(text, sizeof text, "the writer read back its own stores of %d bytes", 1 << size);
        row("mirror", stored, 16, "mirror", text);
        snprintf(text, sizeof text, "loads of %d bytes returned something else", 1 << size);
        row("reads-wrong", shown, 16, "reads-wrong", text);
    }
    const size_t middle = span / 2, last = span - sizeof(ferryi_verdict_spot);
    row("stores-lost", middle, 320, "only-low-addresses", "at the middle address stores are lost");
    row("reads-wrong", middle + 320, 320, "only-low-addresses", "at the middle address loads are wrong");
    row("stores-lost", last, 320, "only-low-addresses", "at the last address stores are lost");
    row("reads-wrong", last + 320, 320, "only-low-addresses", "at the last address loads are wrong");
}

static void bulk(void)
{
    char text[80];
    for (int size = 0; size < FERRYI_VERDICT_SIZES; size++) {
        const size_t at = FERRYI_VERDICT_BULK_AT(size), n = FERRYI_VERDICT_BULK_AT(size + 1) - at;
        snprintf(text, sizeof text, "stores of %d bytes by many threads", 1 << size);
        row("stores-lost", offsetof(ferryi_verdict_board, bulk) + at + n / 2, 16, "only-by-copy-engine", text);
        snprintf(text, sizeof text, "loads of %d bytes by many threads", 1 << size);
        row("reads-wrong", offsetof(ferryi_verdict_board, bulk_shown) + at + n / 2, 16, "reads-wrong", text);
    }
    row("stores-lost", BOARD(tma), "only-by-copy-engine", "words of a TMA copy");
    row("reads-wrong", BOARD(tma_shown), "reads-wrong", "a TMA copy brought other bytes");
}

static void atomics(void)
{
    static const char *const names[] = {
#define NAME(KIND, TEXT) TEXT,
        FERRYI_VERDICT_ATOMICS(NAME)
#undef NAME
    };
    char text[80];
    for (int i = 0; i < FERRYI_VERDICT_N_ATOMICS; i++) {
#ifndef __x86_64__ /* there the emulator has none of 16 bytes */
        if (FERRYI_VERDICT_WIDE >> i & 1)
            continue;
#endif
        const int rare = FERRYI_VERDICT_RARE >> i & 1;
        snprintf(text, sizeof text, rare ? "these were not atomic: %s" : "atomics, and these were not: %s", names[i]);
        row("works-without-atomics", offsetof(ferryi_verdict_board, word) + (size_t)i * sizeof(ferryi_verdict_cell), 64,
            rare ? "works" : "works-without-atomics", text);
    }
    row("works-without-atomics", BOARD(page.sum), "works-without-atomics", "additions were lost");
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "control") == 0) { /* of GPU 0 */
        const size_t at = offsetof(vd_pinned, result) + offsetof(ferryi_verdict_result, host_stored);
        printf("0>0=stores-lost@%zu-%zu\n", at, at + 16);
        return 0;
    }
    spots(argc == 2 ? strtoul(argv[1], NULL, 10) : 4096);
    bulk();
    atomics();
    row("stores-lost", BOARD(page.flag), "only-by-copy-engine", "consecutive stores never came");
    row("stores-lost", BOARD(page.data), "only-by-copy-engine", "consecutive stores never came");
    row("late", BOARD(page.data), "reads-wrong", "saw a flag before the data");
    row("after-the-kernel", offsetof(ferryi_verdict_board, page.data),
        offsetof(ferryi_probe_page, flag) + 8 - offsetof(ferryi_probe_page, data), "only-by-copy-engine",
        "had looked for them in vain");
    row("reads-wrong", BOARD(page.shown), "reads-wrong", "a load returned something else");
    row("copy-engine-corrupts", BOARD(pushed), "copy-engine-corrupts", "bytes were wrong at the owner");
    row("copy-engine-corrupts", BOARD(pull_shown), "copy-engine-corrupts", "of what it brought back");
    row("stores-lost", BOARD(replayed), "stores-lost",
        "only inside a replayed CUDA graph: stores arrived, and the value");
    row("reads-wrong", BOARD(replay_shown), "reads-wrong",
        "only inside a replayed CUDA graph: loads were right, and those");
    row("copy-engine-corrupts", BOARD(replay_copied), "copy-engine-corrupts", "that of the last replay");
    /* Of a page behind another handle; no probe of the board touches these bytes by the same means. */
    row("stores-lost", 0, 8, "stores-lost", "through CUDA IPC stores are lost");
    row("reads-wrong", 64, 8, "reads-wrong", "through CUDA IPC loads are wrong");
    row("copy-engine-corrupts", 128, 64, "copy-engine-corrupts", "one to memory of another handle");
    printf("stores-lost@graph|stores-lost|only inside a replayed CUDA graph: stores of\n");
    printf("mirror@graph|mirror|only inside a replayed CUDA graph: the writer read back\n");
    printf("reads-wrong@graph|reads-wrong|only inside a replayed CUDA graph: stores arrived\n");
    printf("only-low-addresses@graph|only-low-addresses|only inside a replayed CUDA graph: the low address\n");
    printf("copy-engine-corrupts@graph|copy-engine-corrupts|only inside a replayed CUDA graph: stores and loads\n");
    printf("works-without-atomics@graph|works-without-atomics|only inside a replayed CUDA graph: the driver reports\n");
    return 0;
}
