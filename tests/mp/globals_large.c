/* SPDX-License-Identifier: BSD-3-Clause */
/* A program with 1 GiB of zeroed globals starts at once and uses only the memory that it touches; its writes before
 * init survive, at any address. */
#include "pe_test.h"

enum { STEP = 3 * 1024 * 1024 + 12345 };
static const size_t size = (size_t)1 << 30;
static unsigned char huge[(size_t)1 << 30];
static uint64_t started;

static unsigned char value_at(size_t i)
{
    return (unsigned char)(i / STEP * 7 + 1);
}

__attribute__((constructor)) static void before_init(void)
{
    started = now_ns();
    for (size_t i = 0; i < size; i += STEP)
        huge[i] = value_at(i);
    huge[size - 1] = 9;
}

static long kib_resident(void)
{
    char line[128];
    long kib = -1;
    FILE *in = fopen("/proc/self/status", "r");
    while (in != NULL && fgets(line, sizeof line, in) != NULL)
        if (sscanf(line, "VmRSS: %ld", &kib) == 1)
            break;
    if (in != NULL)
        fclose(in);
    return kib;
}

static void pe_main(void)
{
    PE_SKIP_IF(pe_as_threads() || pe_on_gpu());
    uint64_t ms = (now_ns() - started) / 1000000;
    int next = (pe_me + 1) % pe_n, last = (pe_me + pe_n - 1) % pe_n;
    CHECK(ms < 5000); /* reading every page of many PEs on few cores takes longer */
    for (size_t i = 0; i < size; i += STEP)
        CHECK(huge[i] == value_at(i) && huge[i + 1] == 0);
    CHECK_INT(huge[size - 1], 9);
    CHECK(kib_resident() < 300 * 1024);
    unsigned char mine = (unsigned char)(pe_me + 20), theirs = 0;
    pe_barrier();
    CHECK_OK(ferry_putmem(&huge[size - 2], &mine, 1, next));
    CHECK_OK(ferry_putmem(&huge[size / 2], &mine, 1, next));
    pe_barrier();
    CHECK_INT(huge[size - 2], last + 20);
    CHECK_INT(huge[size / 2], last + 20);
    CHECK_OK(ferry_getmem(&theirs, &huge[size - 1], 1, next));
    CHECK_INT(theirs, 9);
    CHECK_STATUS(ferry_putmem(&huge[size - 2], &mine, size, next), FERRY_ERR_INVALID_ADDR);
    pe_barrier();
}
