/* SPDX-License-Identifier: BSD-3-Clause */
/* job_ends_with_its_status HOW: the ways in which a program may end.  exit-N: PE 1 calls shmem_global_exit(N) while PE
 * 0 is in a barrier and the others compute.  forget: nobody finalizes.  fail: PE 1 exits with 3 and leaves the others
 * waiting. */
#include "shmem_test.h"
#include <unistd.h>

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    long *word;
    begin();
    word = (long *)alloc(sizeof *word);
    if (strcmp(how, "forget") == 0) {
        shmem_long_atomic_inc(word, 0);
        return 0;
    }
    if (me == 1 && strcmp(how, "fail") == 0)
        return 3;
    if (me == 1) {
        usleep(200000);
        shmem_global_exit(atoi(how + 5));
    }
    if (me == 0 || strcmp(how, "fail") == 0) {
        shmem_barrier_all();
        return strcmp(how, "fail") == 0 ? 4 : 5; /* the wait ended without PE 1 */
    }
    for (;;)
        pause();
}
