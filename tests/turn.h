/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TESTS_TURN_H
#define FERRY_TESTS_TURN_H

/* With TEST_TURN=FILE, jobs that tests/launch has started side by side set up at the same time, but only one of them at
 * a time goes on: PE 0 locks the file and writes there whose child it is, and the job's other PEs wait to read that. */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

/* After ferry_init.  The wait does not count for the program's alarm().  Returns the turn, for turn_end(). */
static inline int turn_begin(int pe)
{
    const char *name = getenv("TEST_TURN");
    int turn = -1;
    if (name == NULL)
        return turn;
    const pid_t job = getppid();
    pid_t now = 0;
    const unsigned left = alarm(0);
    const int file = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        abort();
    if (pe == 0) {
        while (flock(file, LOCK_EX) != 0)
            usleep(1000);
        if (pwrite(file, &job, sizeof job, 0) != sizeof job)
            abort();
        turn = file;
    } else {
        while (pread(file, &now, sizeof now, 0) != sizeof now || now != job)
            usleep(1000);
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
