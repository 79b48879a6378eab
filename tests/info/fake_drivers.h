/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_FAKE_DRIVERS_H
#define FERRY_TESTS_FAKE_DRIVERS_H

/* libcuda.so.1 and libnvidia-ml.so.1 made of a table: the lines of ferry-info's answers, in the file that FAKE_DRIVERS
 * names.  FAKE_CUDA and FAKE_NVML make the library behave badly: "hang", "die", or the number of an error of its init.
 */
#include "tools/collect.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FAKE __attribute__((visibility("default")))

static info_machine fake;

static int fake_init(const char *variable)
{
    static char text[INFO_ANSWERS_MAX];
    const char *file = getenv("FAKE_DRIVERS"), *behaviour = getenv(variable);
    FILE *in = file ? fopen(file, "r") : NULL;
    if (behaviour && strcmp(behaviour, "hang") == 0)
        for (;;)
            pause();
    if (behaviour && strcmp(behaviour, "die") == 0)
        abort();
    if (behaviour)
        return atoi(behaviour);
    if (!in)
        return 999;
    size_t n = fread(text, 1, sizeof text - 1, in);
    fclose(in);
    text[n] = '\0';
    info_machine_init(&fake);
    info_answers_parse(&fake, text);
    return 0;
}

#endif
