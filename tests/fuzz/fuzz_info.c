/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry-info's readers of foreign files.  The first byte chooses one, the rest is the file. */
#include "tools/collect.h"
#include "tools/parse.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define MUST(what) ((what) ? (void)0 : (void)(fprintf(stderr, "line %d: not so: %s\n", __LINE__, #what), abort()))

static void feed_config(const uint8_t *data, size_t size)
{
    /* Inputs are short and configuration spaces long: try the input as it is, and repeated to the full length. */
    uint8_t *whole = malloc(4096);
    info_pci pci = { -2, -2, -2, -2, -2, -2, -2 };
    if (!whole || size == 0) {
        free(whole);
        return;
    }
    MUST(info_parse_config(data, size, &pci) == (size >= 64));
    MUST(size >= 64 || pci.port == -2);
    for (size_t at = 0; at < 4096; at++)
        whole[at] = data[at % size];
    MUST(info_parse_config(whole, 4096, &pci) == 1);
    MUST(pci.config_bytes == 4096 && pci.port >= -1 && pci.port <= 15);
    MUST(pci.acs == 0 ? pci.acs_ctl == -1 : pci.acs == 1 && pci.acs_ctl >= 0 && pci.acs_ctl <= 0xffff);
    free(whole);
}

/* Outputs end with a 0 inside of their size, and no byte after it is touched. */
#define TEXT_OF(SIZE, CALL)                                                                                            \
    do {                                                                                                               \
        char out[(SIZE) + 1];                                                                                          \
        memset(out, 0x5a, sizeof out);                                                                                 \
        if (CALL)                                                                                                      \
            MUST(memchr(out, 0, SIZE) != NULL);                                                                        \
        MUST(out[SIZE] == 0x5a);                                                                                       \
    } while (0)

static void feed_proc(const char *text)
{
    uint64_t number = 0;
    int flag = 0;
    info_limit limit;
    info_bridge bridges[INFO_BRIDGES];
    TEXT_OF(16, info_parse_line(text, "RegistryDwords", out, 16));
    TEXT_OF(32, info_parse_driver_version(text, out, &flag));
    TEXT_OF(24, (out[0] = '\0', info_parse_cmdline(text, out, 24)));
    TEXT_OF(16, info_parse_mount(text, "/dev/shm", out, 16, &number));
    TEXT_OF(16, info_parse_cgroup(text, NULL, out, 16));
    TEXT_OF(16, info_parse_cgroup(text, "memory", out, 16));
    TEXT_OF(16, info_parse_bdf(text, out));
    TEXT_OF(24, info_parse_bus_path(text, out, bridges) >= 0);
    MUST(info_parse_bus_path(text, (char[24]){ 0 }, bridges) <= INFO_BRIDGES);
    (void)info_parse_number(text, "MemTotal:", &number);
    (void)info_parse_max(text, &number);
    (void)info_parse_limit(text, "Max open files", &limit);
    for (int line = 0; line < 3; line++)
        if (info_parse_resource(text, line, &number))
            MUST(number > 0);
    if (info_parse_list(text, &flag))
        MUST(flag > 0 && flag <= 1 << 20);
}

/* A parsed value, written and parsed again, is the same. */
static void feed_answers(const char *text)
{
    static info_machine m, again;
    static char first[INFO_ANSWERS_MAX], second[INFO_ANSWERS_MAX];
    info_machine_init(&m);
    info_answers_parse(&m, text);
    info_complete(&m);
    MUST(m.n_gpus <= INFO_GPUS);
    int n = info_answers_print(&m, first, sizeof first);
    MUST(n >= 0 && n < (int)sizeof first && (n == 0 || strlen(first) == (size_t)n));
    if (n == 0)
        return;
    info_machine_init(&again);
    info_answers_parse(&again, first);
    info_complete(&again);
    MUST(info_answers_print(&again, second, sizeof second) == n && strcmp(first, second) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1)
        return 0;
    if (data[0] % 3 == 0) {
        feed_config(data + 1, size - 1);
        return 0;
    }
    char *text = malloc(size);
    if (!text)
        return 0;
    memcpy(text, data + 1, size - 1);
    text[size - 1] = '\0';
    if (data[0] % 3 == 1)
        feed_proc(text);
    else
        feed_answers(text);
    free(text);
    return 0;
}
