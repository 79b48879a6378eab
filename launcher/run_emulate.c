/* SPDX-License-Identifier: BSD-3-Clause */
/* Reads --emulate and passes it on to the PEs by the emulator's variables. */
#include "launcher/run_emulate.h"
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_GPUS = 16, ANY = -1 };

static const char option_name[] = "--emulate";
static int given, n_gpus;
static char lacks[2][MOST_GPUS][MOST_GPUS]; /* access, atomics: from, to */
static const char *const words[2] = { "no-access", "no-atomics" };
static const char *const variables[2] = { "EMU_NO_ACCESS", "EMU_NO_ATOMICS" };

int run_emulate_is(const char *option)
{
    const size_t n = sizeof option_name - 1;
    return strncmp(option, option_name, n) == 0 && (option[n] == '\0' || option[n] == '=');
}

int run_emulates(void)
{
    return given;
}

static int refuse(const char *word, size_t length, const char *why)
{
    fprintf(
        stderr,
        "ferry-run: --emulate: '%.*s' %s: give a number of GPUs from 1 to %d, no-access, no-atomics, or one of these "
        "two with ordered pairs as in no-atomics=0>1:1>0, where * is any GPU, all separated by commas\n",
        (int)length, word, why, MOST_GPUS);
    return -1;
}

/* A GPU's number or *; after it is *end. */
static int read_gpu(const char *text, const char **end, int *gpu)
{
    if (*text == '*') {
        *gpu = ANY;
        *end = text + 1;
        return 0;
    }
    char *behind;
    const long n = *text >= '0' && *text <= '9' ? strtol(text, &behind, 10) : -1;
    if (n < 0 || n >= n_gpus)
        return -1;
    *gpu = (int)n;
    *end = behind;
    return 0;
}

static void set_pairs(int what, int from, int to)
{
    for (int i = 0; i < n_gpus; i++)
        for (int k = 0; k < n_gpus; k++)
            if (i != k && (from == ANY || from == i) && (to == ANY || to == k))
                lacks[what][i][k] = 1;
}

static int read_pairs(const char *word, size_t length, const char *at, int what)
{
    const char *end = word + length;
    for (;; at++) {
        int from, to;
        if (read_gpu(at, &at, &from) != 0 || *at != '>' || read_gpu(at + 1, &at, &to) != 0)
            return refuse(word, length, "has a pair that is none of these GPUs' (the number of GPUs comes first)");
        if (from == to && from != ANY)
            return refuse(word, length, "names a GPU and itself");
        set_pairs(what, from, to);
        if (at == end)
            return 0;
        if (*at != ':')
            return refuse(word, length, "has something behind a pair");
    }
}

static int read_word(const char *word, size_t length, int number)
{
    char *end;
    if (length > 0 && *word >= '0' && *word <= '9') {
        const long n = strtol(word, &end, 10);
        if (end != word + length || n < 1 || n > MOST_GPUS)
            return refuse(word, length, "is no number of GPUs");
        if (number > 0)
            return refuse(word, length, "has to come first");
        n_gpus = (int)n;
        return 0;
    }
    for (int what = 0; what < 2; what++) {
        const size_t n = strlen(words[what]);
        if (length < n || strncmp(word, words[what], n) != 0)
            continue;
        if (length == n) {
            set_pairs(what, ANY, ANY);
            return 0;
        }
        if (word[n] == '=')
            return read_pairs(word, length, word + n + 1, what);
    }
    return refuse(word, length, "is unknown");
}

/* ---- What the PEs inherit. */

/* Beside this program in a build folder, or where it was installed, or moved to with all the rest. */
static int find_folder(char *folder, size_t size)
{
    static const char *const places[] = { "/../emulator/lib", "/../../emulator/lib", "/../lib/ferry/emulator",
                                          "/../lib64/ferry/emulator" };
    char self[PATH_MAX], path[PATH_MAX + 64], whole[PATH_MAX];
    const ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    self[n > 0 ? n : 0] = '\0';
    char *slash = strrchr(self, '/');
    if (slash != NULL)
        *slash = '\0';
    for (size_t i = 0; i <= sizeof places / sizeof *places; i++) {
        if (i < sizeof places / sizeof *places)
            snprintf(path, sizeof path, "%s%s", self, places[i]);
        else
            snprintf(path, sizeof path, "%s", FERRY_RUN_EMULATOR);
        if (realpath(path, whole) == NULL)
            continue;
        snprintf(path, sizeof path, "%s/libcuda.so.1", whole);
        if (access(path, R_OK) == 0) {
            snprintf(folder, size, "%s", whole);
            return 0;
        }
    }
    fprintf(stderr,
            "ferry-run: --emulate needs %s/libcuda.so.1, which does not exist: ferry was built without g++, or this "
            "is the ferry-run of the Python package, which has no emulator\n",
            FERRY_RUN_EMULATOR);
    return -1;
}

static int set(const char *variable, const char *value)
{
    if (setenv(variable, value, 1) == 0)
        return 0;
    fprintf(stderr, "ferry-run: --emulate: %s cannot be set: %s\n", variable, strerror(errno));
    return -1;
}

static int set_lacks(int what)
{
    char text[8 * MOST_GPUS * MOST_GPUS] = "";
    size_t n = 0;
    for (int i = 0; i < n_gpus; i++)
        for (int k = 0; k < n_gpus; k++)
            if (lacks[what][i][k])
                n += (size_t)snprintf(text + n, sizeof text - n, "%s%d>%d", n > 0 ? "," : "", i, k);
    return n > 0 ? set(variables[what], text) : unsetenv(variables[what]);
}

static int set_all(void)
{
    char folder[PATH_MAX], path[2 * PATH_MAX], number[16];
    const char *before = getenv("LD_LIBRARY_PATH");
    if (find_folder(folder, sizeof folder) != 0)
        return -1;
    snprintf(path, sizeof path, "%s%s%s", folder, before != NULL && *before != '\0' ? ":" : "",
             before != NULL ? before : "");
    snprintf(number, sizeof number, "%d", n_gpus);
    return set("FERRY_SPACE", "cuda") | set("LD_LIBRARY_PATH", path) | set("EMU_GPUS", number) | set_lacks(0) |
           set_lacks(1);
}

int run_emulate_add(const char *option)
{
    const char *word = option + sizeof option_name - 1;
    int number = 0;
    given = 1;
    n_gpus = 4;
    memset(lacks, 0, sizeof lacks);
    while (*word != '\0') {
        word++; /* the = or the comma */
        const size_t length = strcspn(word, ",");
        if (read_word(word, length, number++) != 0)
            return -1;
        word += length;
    }
    return set_all() != 0 ? -1 : 0;
}
