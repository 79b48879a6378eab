/* SPDX-License-Identifier: BSD-3-Clause */
/* Started by jobs_outlast_slow_and_cut_links.sh, which cuts off or kills the last node once all PEs have touched
 * STEP.<pe>, and then touches CUT: a wait of every other PE ends with FERRY_ERR_PEER_LOST soon after that, whose
 * message has the words SAYS, and the PEs that are left go on. */
#include "ferry.h"
#include "tests/check.h"
#include <fcntl.h>
#include <sys/stat.h>

/* On an idle machine a second and FERRY_REMOTE_PATIENCE: a node that is dead answers as little as one that is cut off.
 */
#define SOON_NS (10 * (uint64_t)SECOND)

static uint64_t realtime_ns(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_REALTIME, &ts);
    return (uint64_t)ts.tv_sec * SECOND + (uint64_t)ts.tv_nsec;
}

static void touch(int pe)
{
    char path[512];
    snprintf(path, sizeof path, "%s.%d", getenv("STEP"), pe);
    int fd = open(path, O_CREAT | O_WRONLY, 0600);
    CHECK(fd >= 0);
    close(fd);
}

CHECK_MAIN(60)
{
    struct stat cut;
    ferry_peer_status state;
    uint64_t sum = 0;
    CHECK_OK(ferry_init());
    const int me = ferry_my_pe(), n = ferry_n_pes(), lost = atoi(getenv("LOST")); /* PEs from here on are lost */
    uint64_t *word = MADE(ferry_calloc(8, sizeof *word));
    CHECK_OK(ferry_barrier_all());
    touch(me);
    CHECK_STATUS(ferry_uint64_wait_until(word, FERRY_CMP_EQ, 7), FERRY_ERR_PEER_LOST);
    if (me >= lost) /* on the node that was cut off: this PE has lost the other PEs */
        return;
    const uint64_t now = realtime_ns();
    CHECK_INT(stat(getenv("CUT"), &cut), 0);
    const uint64_t began = (uint64_t)cut.st_mtim.tv_sec * SECOND + (uint64_t)cut.st_mtim.tv_nsec;
    CHECK(now < began + SOON_NS);
    CHECK_SAYS(getenv("SAYS"));
    for (int pe = 0; pe < n; pe++) {
        do
            CHECK_OK(ferry_peer_state(pe, &state));
        while (pe >= lost && state != FERRY_PEER_LOST && realtime_ns() < began + SOON_NS);
        CHECK_INT(state, pe < lost ? FERRY_PEER_ALIVE : FERRY_PEER_LOST);
    }
    CHECK_INT(ferry_failure_ack(), n - lost);
    CHECK_STATUS(ferry_uint64_put(word, &sum, 1, lost), FERRY_ERR_PEER_LOST);
    for (int pe = 0; pe < lost; pe++)
        CHECK_OK(ferry_uint64_atomic_add(word + 1, 1, pe));
    CHECK_OK(ferry_uint64_wait_until(word + 1, FERRY_CMP_EQ, (uint64_t)lost));
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
}
