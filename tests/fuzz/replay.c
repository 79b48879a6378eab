/* SPDX-License-Identifier: BSD-3-Clause */
/* Feeds files, and the files in folders, to a fuzzer's entry once each: for compilers without libFuzzer, and so that
 * make check repeats earlier findings.  replay FILE|FOLDER...; without arguments it is skipped. */
#include <dirent.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int n_fed;

/* The buffer has exactly the input's size, so that a sanitizer sees the first byte read beyond it. */
static int feed_file(const char *name, size_t size)
{
    FILE *file = fopen(name, "rb");
    uint8_t *data = malloc(size > 0 ? size : 1);
    int whole = file != NULL && data != NULL && fread(data, 1, size, file) == size;

    if (whole) {
        fprintf(stderr, "%s\n", name); /* the last named file is the one that failed */
        LLVMFuzzerTestOneInput(data, size);
        n_fed++;
    } else {
        fprintf(stderr, "%s: cannot be read: %s\n", name, strerror(errno));
    }
    free(data);
    if (file != NULL)
        fclose(file);
    return whole ? 0 : 1;
}

static int feed(const char *name);

static int feed_folder(const char *name)
{
    DIR *folder = opendir(name);
    struct dirent *entry;
    int failed = folder == NULL;

    while (folder != NULL && (entry = readdir(folder)) != NULL) {
        char inner[4096];
        if (entry->d_name[0] == '.')
            continue;
        if ((size_t)snprintf(inner, sizeof inner, "%s/%s", name, entry->d_name) >= sizeof inner)
            failed = 1;
        else
            failed |= feed(inner);
    }
    if (folder != NULL)
        closedir(folder);
    return failed;
}

static int feed(const char *name)
{
    struct stat st;

    if (stat(name, &st) != 0) {
        fprintf(stderr, "%s: %s\n", name, strerror(errno));
        return 1;
    }
    return S_ISDIR(st.st_mode) ? feed_folder(name) : feed_file(name, (size_t)st.st_size);
}

int main(int argc, char **argv)
{
    int failed = 0;

    alarm(60);
    if (argc < 2) {
        fprintf(stderr, "usage: %s FILE|FOLDER...\n", argv[0]);
        return 77;
    }
    for (int i = 1; i < argc; i++)
        failed |= feed(argv[i]);
    fprintf(stderr, "%d inputs\n", n_fed);
    return failed || n_fed == 0;
}
