/* SPDX-License-Identifier: BSD-3-Clause */
/* heap_size MIB...: whether an allocation of that many MiB succeeds, 1 or 0 for each, from PE 0. */
#include "shmem_test.h"

int main(int argc, char **argv)
{
    begin();
    for (int i = 1; i < argc; i++) {
        void *p = shmem_malloc((size_t)atol(argv[i]) << 20);
        if (me == 0)
            printf("%d%s", p != NULL, i + 1 < argc ? " " : "\n");
        shmem_free(p);
    }
    shmem_finalize();
    return 0;
}
