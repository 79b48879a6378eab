/* SPDX-License-Identifier: BSD-3-Clause */
/* fork() gives a child its own copy of the globals at that moment, although the parent shares its globals with other
 * PEs; system(), popen() and posix_spawn() work as usual. */
#include "pe_test.h"
#include <spawn.h>
#include <sys/wait.h>

enum { LONG = 300000 };
static uint64_t word = 5, arrived, added;
static unsigned char large[LONG];
static int pipes[2][2];

static void wait_for(pid_t child)
{
    int how = -1;
    CHECK(child > 0 && waitpid(child, &how, 0) == child);
    CHECK(WIFEXITED(how));
    CHECK_INT(WEXITSTATUS(how), 0);
}

static void byte_through(int to, int from)
{
    char byte = 1;
    CHECK(to < 0 || write(to, &byte, 1) == 1);
    CHECK(from < 0 || read(from, &byte, 1) == 1);
}

/* The parent changes its globals before the child reads, and the child its own before the parent reads. */
static void each_has_its_own(unsigned char seed)
{
    CHECK(pipe(pipes[0]) == 0 && pipe(pipes[1]) == 0);
    word = 100;
    memset(large, seed, LONG);
    pid_t child = fork();
    if (child == 0) {
        byte_through(-1, pipes[0][0]);
        for (size_t i = 0; i < LONG; i++)
            if (large[i] != seed)
                _exit(2);
        if (word != 100 || word + 1 != 101)
            _exit(3);
        word = 300;
        memset(large, 99, LONG);
        byte_through(pipes[1][1], -1);
        _exit(0);
    }
    word = 200;
    memset(large, 0, LONG);
    byte_through(pipes[0][1], pipes[1][0]);
    CHECK_INT(word, 200);
    CHECK(large[0] == 0 && large[LONG - 1] == 0);
    wait_for(child);
    for (int i = 0; i < 4; i++)
        close(pipes[i / 2][i % 2]);
}

/* Other PEs add to a global while its owner forks and the children overwrite theirs. */
static void nothing_is_lost_meanwhile(int next)
{
    enum { FORKS = 20, ADDS = 50 };
    for (int i = 0; i < FORKS; i++) {
        pid_t child = fork();
        if (child == 0) {
            for (int k = 0; k < 1000; k++)
                __atomic_store_n(&added, 999999, __ATOMIC_RELAXED);
            _exit(0);
        }
        for (int k = 0; k < ADDS; k++)
            CHECK_OK(ferry_uint64_atomic_add(&added, 1, next));
        wait_for(child);
    }
    pe_barrier();
    CHECK_INT(added, FORKS * ADDS);
}

static void pe_main(void)
{
    PE_SKIP_IF(pe_as_threads() || pe_on_gpu());
    int next = (pe_me + 1) % pe_n;
    for (unsigned char i = 1; i <= 5; i++)
        each_has_its_own(i);
    pe_barrier();
    nothing_is_lost_meanwhile(next);

    char line[8] = "";
    FILE *in = popen("echo yes", "r");
    CHECK(in != NULL && fgets(line, sizeof line, in) != NULL && strcmp(line, "yes\n") == 0 && pclose(in) == 0);
    CHECK_INT(system("exit 3") >> 8, 3);
    char name[] = "true", *argv[] = { name, NULL };
    extern char **environ;
    pid_t child;
    CHECK(posix_spawnp(&child, name, NULL, NULL, argv, environ) == 0);
    wait_for(child);

    /* Afterwards other PEs still see the parent's globals. */
    pe_barrier();
    CHECK_OK(ferry_uint64_atomic_add(&arrived, 7, next));
    CHECK_OK(ferry_uint64_wait_until(&arrived, FERRY_CMP_EQ, 7));
}
