/* SPDX-License-Identifier: BSD-3-Clause */
/* rewrite ABSENT.TXT <IN.ii >OUT.ii: makes of preprocessed CUDA C++ what g++ compiles for the emulated GPUs.  ferry-cc
 * --emulate runs it between the preprocessor and the compiler.  Exit status 1: the source has what the emulator does
 * not know. */
#include "source.h"
#include <stdio.h>
#include <stdlib.h>

static char *read_all(size_t *length)
{
    size_t room = 1 << 20, n = 0, got;
    char *text = malloc(room + 1);
    while (text != NULL && (got = fread(text + n, 1, room - n, stdin)) > 0) {
        n += got;
        if (n == room)
            text = realloc(text, (room *= 2) + 1);
    }
    if (text != NULL)
        text[n] = '\0';
    *length = n;
    return text;
}

int main(int argc, char **argv)
{
    source s;
    size_t length;
    char *text = read_all(&length);
    if (argc != 2 || absent_read(argv[1]) != 0) {
        fprintf(stderr, "ferry-cc: the emulator's table of what it lacks cannot be read: %s\n",
                argc == 2 ? argv[1] : "none is named");
        return 1;
    }
    if (text == NULL || ferror(stdin)) {
        fprintf(stderr, "ferry-cc: the preprocessed source cannot be read\n");
        return 1;
    }
    source_open(&s, text, length);
    if (rewrite_places(&s))
        source_split_again(&s);
    rewrite_launches(&s);
    rewrite_kernels(&s);
    rewrite_variables(&s);
    const int written = refused == 0 && source_write(&s);
    if (refused == 0 && !written)
        fprintf(stderr, "ferry-cc: the rewritten source cannot be written: is the disk full?\n");
    source_close(&s);
    return written ? 0 : 1;
}
