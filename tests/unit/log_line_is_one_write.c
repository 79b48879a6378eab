/* SPDX-License-Identifier: BSD-3-Clause */
/* Every line reaches stderr by one write, with its prefix and its newline, however many threads log: a pipe in packet
 * mode returns exactly the bytes of one write. */
#include "runtime/base/log.h"
#include "tests/check.h"
#include <fcntl.h>
#include <pthread.h>

enum { THREADS = 3, LINES = 200 };

static void *log_lines(void *arg)
{
    int pe = *(int *)arg;

    ferryi_log_set_pe(pe);
    for (int i = 0; i < LINES; i++)
        ferryi_log(FERRYI_LOG_ERROR, "line %d of %d: %0*d", i, pe, i, 0);
    return NULL;
}

static int read_packet(int fd, char *packet, size_t size)
{
    ssize_t n = read(fd, packet, size - 1);
    packet[n > 0 ? n : 0] = '\0';
    return (int)n;
}

CHECK_MAIN(20)
{
    int fds[2], pes[THREADS], next[THREADS] = { 0 };
    int saved = dup(STDERR_FILENO);
    char packet[2048], message[1500];
    pthread_t threads[THREADS];

    if (pipe2(fds, O_DIRECT) != 0)
        check_skip("no packet pipes here");
    fcntl(fds[1], F_SETPIPE_SZ, 1 << 20); /* every packet takes a page */
    dup2(fds[1], STDERR_FILENO);

    ferryi_log(FERRYI_LOG_ERROR, "no pe yet");
    ferryi_log_set_pe(12);
    ferryi_log(FERRYI_LOG_ERROR, "value 'a\nb\x1b[2J'");
    memset(message, 'x', sizeof message - 1);
    message[sizeof message - 1] = '\0';
    ferryi_log(FERRYI_LOG_ERROR, "%s", message);
    dup2(saved, STDERR_FILENO);
    CHECK(read_packet(fds[0], packet, sizeof packet) > 0);
    CHECK_ROW(strcmp(packet, "ferry: no pe yet\n") == 0, packet);
    CHECK(read_packet(fds[0], packet, sizeof packet) > 0);
    CHECK_ROW(strcmp(packet, "ferry: [pe 12] value 'a?b?[2J'\n") == 0, packet);
    CHECK(read_packet(fds[0], packet, sizeof packet) == (int)strlen("ferry: [pe 12] ") + 1023 + 1);
    CHECK_ROW(strcmp(packet + strlen(packet) - 5, "x...\n") == 0, packet);

    fflush(stderr);
    dup2(fds[1], STDERR_FILENO);
    for (int t = 0; t < THREADS; t++) {
        pes[t] = t;
        REQUIRE(pthread_create(&threads[t], NULL, log_lines, &pes[t]) == 0);
    }
    for (int i = 0; i < THREADS * LINES; i++) {
        char want[512];
        int pe = -1;
        CHECK(read_packet(fds[0], packet, sizeof packet) > 0);
        if (sscanf(packet, "ferry: [pe %d]", &pe) != 1 || pe < 0 || pe >= THREADS) {
            check_failures++;
            break;
        }
        snprintf(want, sizeof want, "ferry: [pe %d] line %d of %d: %0*d\n", pe, next[pe], pe, next[pe], 0);
        check_failures += strcmp(packet, want) != 0;
        next[pe]++;
    }
    for (int t = 0; t < THREADS; t++)
        pthread_join(threads[t], NULL);
    dup2(saved, STDERR_FILENO);
}
