/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_CUDA_IS_H
#define EMU_CUDA_IS_H

/* Ends the program, and says where and why, unless the first value is the second one. */
#include <cstdio>
#include <cstdlib>

#define IS(got, wanted)                                                                                                \
    do {                                                                                                               \
        const long a_ = (long)(got), b_ = (long)(wanted);                                                              \
        if (a_ != b_) {                                                                                                \
            printf("%s:%d: " #got " is %ld, wanted %ld\n", __FILE__, __LINE__, a_, b_);                                \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

#endif
