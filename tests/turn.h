/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_TURN_H
#define FERRY_TESTS_TURN_H

/* With TEST_TURN=FILE, jobs that tests/launch has started side by side set up at the same time, but only one of them at
 * a time goes on: PE 0 locks the file and writes there whose child it is.  The job's other PEs wait to read that and
 * answer, each in a word of its own, so that the other PEs end too if PE 0 ends at once (a skip). */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

/* PE i's word of the file. */
static inline pid_t turn_word(int file, int i)
{
    pid_t word = 0;
    if (pread(file, &word, sizeof word, i * (off_t)sizeof word) != sizeof word)
        return 0;
    return word;
}
static inline void turn_write(int file, int i, pid_t word)
{
    if (pwrite(file, &word, sizeof word, i * (off_t)sizeof word) != sizeof word)
        abort();
}

/* After ferry_init.  The wait does not count for the program's alarm().  Returns the turn, for turn_end(). */
static inline int turn_begin(int pe, int n_pes)
{
    const char *name = getenv("TEST_TURN");
    int turn = -1;
    if (name == NULL)
        return turn;
    const pid_t job = getppid();
    const unsigned left = alarm(0);
    const int file = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        abort();
    if (pe == 0) {
        while (flock(file, LOCK_EX) != 0)
            usleep(1000);
        turn_write(file, 0, job);
        for (int i = 1; i < n_pes; i++)
            while (turn_word(file, i) != job)
                usleep(200);
        turn = file;
    } else {
        while (turn_word(file, 0) != job)
            usleep(1000);
        turn_write(file, pe, job);
        close(file);
    }
    alarm(left);
    return turn;
}

/* After ferry_finalize(), which no PE leaves before all have come there. */
static inline void turn_end(int turn)
{
    if (turn >= 0)
        close(turn);
}

#endif
