/* SPDX-License-Identifier: BSD-3-Clause */
/* PE 1 is killed; the others wait for it and print the wait's result.  Then they exit well (argument "end") or never
 * exit ("stay").  For ferry_run_ends_jobs.sh. */
#include <ferry.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    if (argc != 2 || ferry_init() != FERRY_SUCCESS || ferry_barrier_all() != FERRY_SUCCESS)
        return 2;
    int me = ferry_my_pe();
    if (me == 1)
        raise(SIGKILL);
    ferry_status status = ferry_barrier_all();
    if (strcmp(argv[1], "stay") == 0)
        for (;;)
            pause();
    /* Longer than the others' reports may take, in case the job must end. */
    sleep(2);
    printf("PE %d went on after %s\n", me, ferry_status_name(status));
    return 0;
}
