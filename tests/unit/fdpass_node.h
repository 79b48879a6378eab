/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FDPASS_NODE_H
#define FDPASS_NODE_H

/* A node of forked PEs for the tests of descriptor passing.  Every PE gives memfds that hold its index and slot, and
 * looks into those it gets.  Local index i is PE 100 + i, so that messages are seen to name PEs. */

#include "ferry/diag.h"
#include "runtime/base/clock.h"
#include "runtime/fdpass/fdpass.h"
#include "tests/check.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>

enum { NODE_MAX = 64 };

static inline int node_says(const char *text)
{
    if (strstr(ferry_last_error_message(), text))
        return 1;
    fprintf(stderr, "\"%s\" is not in \"%s\"\n", text, ferry_last_error_message());
    return 0;
}

/* Every PE's name, where the others find it, and what the test wants to share. */
typedef struct node_board {
    ferryi_fdpass_name name[NODE_MAX];
    int posted[NODE_MAX];
    int word[8];
} node_board;

static inline node_board *node_board_make(void)
{
    void *at = mmap(NULL, sizeof(node_board), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return at == MAP_FAILED ? NULL : at;
}

static inline void node_await(int *word, int value)
{
    while (__atomic_load_n(word, __ATOMIC_ACQUIRE) < value)
        nap_ms(1);
}

static inline ferry_status node_open(node_board *b, int me, ferryi_fdpass **f)
{
    ferry_status status = ferryi_fdpass_open(f, &b->name[me]);
    __atomic_store_n(&b->posted[me], 1, __ATOMIC_RELEASE);
    return status;
}

static inline ferry_status node_connect(node_board *b, int n, int me, ferryi_fdpass *f, uint64_t budget)
{
    int pes[NODE_MAX];
    for (int i = 0; i < n; i++)
        pes[i] = 100 + i;
    node_await(&b->posted[0], 1);
    return ferryi_fdpass_connect(f, n, me, pes, &b->name[0], ferryi_deadline_after(budget));
}

typedef struct node_got {
    int me, n_fds, round;
    int count[NODE_MAX][8];
    int wrong;
    int refuse_from; /* answer with an error for what comes from there; -1: nobody */
    int kept;
} node_got;

static inline ferry_status node_take(void *ctx, int from, int slot, int fd, int *keep)
{
    node_got *g = ctx;
    int said[3] = { -1, -1, -1 };
    if (from == g->refuse_from)
        return FERRY_ERR_NO_MEMORY;
    if (from < 0 || from >= NODE_MAX || slot < 0 || slot >= g->n_fds) {
        g->wrong++;
        return FERRY_SUCCESS;
    }
    g->count[from][slot]++;
    if (pread(fd, said, sizeof(said), 0) != (ssize_t)sizeof(said) || said[0] != from || said[1] != slot ||
        said[2] != g->round)
        g->wrong++;
    if (from == 0 && slot == 0) { /* one is kept, so the exchange must not close it */
        *keep = 1;
        g->kept = fd;
    }
    return FERRY_SUCCESS;
}

/* Gives n_fds descriptors and checks what comes; the status of the exchange. */
static inline ferry_status node_exchange(ferryi_fdpass *f, int n, int me, int n_fds, int round, int refuse_from,
                                         uint64_t budget)
{
    node_got g = { .me = me, .n_fds = n_fds, .round = round, .refuse_from = refuse_from, .kept = -1 };
    int fds[8];
    for (int slot = 0; slot < n_fds; slot++) {
        int says[3] = { me, slot, round };
        fds[slot] = memfd_create("test", MFD_CLOEXEC);
        if (fds[slot] < 0 || pwrite(fds[slot], says, sizeof(says), 0) != (ssize_t)sizeof(says))
            check_failures++;
    }
    ferry_status status = ferryi_fdpass_exchange(f, fds, n_fds, node_take, &g, ferryi_deadline_after(budget));
    for (int slot = 0; slot < n_fds; slot++)
        CHECK(close(fds[slot]) == 0); /* still ours */
    if (g.kept >= 0)
        CHECK(close(g.kept) == 0);
    CHECK(g.wrong == 0);
    if (status == FERRY_SUCCESS)
        for (int from = 0; from < n; from++)
            for (int slot = 0; slot < n_fds; slot++)
                CHECK(g.count[from][slot] == (from != me));
    return status;
}

/* Runs pe(board, n, i) in n processes; the number of those that failed.  A PE that a
 * test kills itself is passed by in `killed` (-1: none). */
static inline int node_run(int n, int killed, void (*pe)(node_board *b, int n, int me))
{
    pid_t pid[NODE_MAX];
    int failed = 0, how;
    node_board *b = node_board_make();
    if (!b)
        return 1;
    fflush(NULL);
    for (int i = 0; i < n; i++)
        if ((pid[i] = fork()) == 0) {
            check_failures = 0;
            alarm(60);
            pe(b, n, i);
            _exit(CHECK_RESULT());
        }
    for (int i = 0; i < n; i++) {
        if (pid[i] < 0 || waitpid(pid[i], &how, 0) != pid[i] || (i != killed && how != 0)) {
            fprintf(stderr, "PE %d of %d ended with %#x\n", i, n, (unsigned)how);
            failed++;
        }
    }
    munmap(b, sizeof(*b));
    return failed;
}

static inline double node_seconds_since(uint64_t start)
{
    return (double)(ferryi_now_ns() - start) / SECOND;
}

#endif
