/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE of another node than PE 0 gives up allocations, and proposes so to PE 0 while its network thread sends frames:
 * no proposal arrives without its words, and no pair is lost.  PEs as threads, so that ThreadSanitizer sees the words.
 */
#include "ferry.h"
#include "tests/check.h"
#include <pthread.h>

enum { ROUNDS = 20, LATE_MS = 30, PATIENCE_MS = 60000 };

static pthread_barrier_t both;
static int rounds_given_up; /* by PE 1 */

/* PE 0 comes about when the proposal does, or, so that no proposal is too late on a busy machine, after it was decided.
 */
static void come_late(int round)
{
    if (round % 2 == 0) {
        nap_ms(LATE_MS);
        return;
    }
    for (int ms = 0; ms < PATIENCE_MS && __atomic_load_n(&rounds_given_up, __ATOMIC_ACQUIRE) < round + 1; ms++)
        nap_ms(1);
}

static int pe_main(void *arg)
{
    ferry_peer_status state = FERRY_PEER_LOST;
    int n_late = 0;
    (void)arg;
    CHECK_OK(ferry_init());
    (void)!ferry_barrier_all(); /* the budget of warm-up ends here */
    for (int i = 0; i < ROUNDS; i++) {
        (void)pthread_barrier_wait(&both);
        if (ferry_my_pe() == 0)
            come_late(i);
        if (ferry_malloc(64) == NULL) {
            CHECK_STATUS(ferry_last_error(), FERRY_ERR_TIMEOUT);
            n_late++;
        }
        if (ferry_my_pe() == 1)
            __atomic_store_n(&rounds_given_up, i + 1, __ATOMIC_RELEASE);
    }
    CHECK(n_late >= ROUNDS / 2);
    CHECK_OK(ferry_peer_state(1 - ferry_my_pe(), &state));
    CHECK_INT(state, FERRY_PEER_ALIVE);
    (void)pthread_barrier_wait(&both);
    CHECK(ferry_finalize() != FERRY_ERR_PEER_LOST);
    return 0;
}

CHECK_MAIN(120)
{
    char text[512];
    const char *folder = getenv("top_builddir");
    int code = 0;
    snprintf(text, sizeof text, "nodes=2:provider=%s/tests/remote/.libs/provider_reorders.so",
             folder != NULL ? folder : ".");
    setenv("FERRY_TEST", text, 1);
    setenv("FERRY_SPACE", "host", 1);
    setenv("FERRY_TIMEOUT", "10ms", 1);
    setenv("FERRY_LOG", "none", 0);
    REQUIRE(pthread_barrier_init(&both, NULL, 2) == 0);
    CHECK_OK(ferry_threads_run(2, pe_main, NULL, &code));
    CHECK_INT(code, 0);
}
