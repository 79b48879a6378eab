/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE is killed in the middle of MoE rounds, while its kernels and the others' kernels run.  The others' rounds go on,
 * in streams and as host calls: the masks name exactly the missing choices, the received rows add up right, and no
 * round waits long for the dead PE.  GPU_TEST_KILL=1: the PE dies of SIGKILL, which the launcher must expect. */
#include "moe_layer.h"
#include <signal.h>
#include <time.h>

static double now(void)
{
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Once the death is known: a choice is missing if and only if its expert was on the dead PE. */
__global__ void the_dead_lacks(layer l, int first, int count, int dead, int *bad)
{
    KERNEL_CHECK(bad, *l.view.n_absent == 1 && *l.view.status == FERRY_ERR_PEER_LOST);
    KERNEL_CHECK(bad, l.view.source_status[dead] == FERRY_ERR_PEER_LOST);
    for (int t = 0; t < TOKENS; t++) {
        unsigned want = 0;
        for (int k = 0; k < TOPK; k++)
            if (l.choice[t * TOPK + k] >= first && l.choice[t * TOPK + k] < first + count)
                want |= 1u << k;
        KERNEL_CHECK(bad, l.view.missing[t] == want);
    }
}

static void whole_round(const layer &l)
{
    out(l);
    back(l);
}

/* The last data of the dead PE and its kernels may have reached only some PEs: PEs see the death in different rounds.
 * Each PE tells the others its round before it goes on. */
static void tell_when(uint64_t *when, int dead, uint64_t round)
{
    for (int pe = 0; pe < dead; pe++)
        CHECK_OK(ferry_putmem(&when[me], &round, sizeof round, pe));
    (void)ferry_quiet(); /* data in flight to the dead PE is lost */
}

static uint64_t last_to_see(const uint64_t *when, int dead)
{
    uint64_t last = 0;
    for (int pe = 0; pe < dead; pe++) {
        uint64_t round;
        CHECK_OK(ferry_getmem(&round, &when[pe], sizeof round, me));
        CHECK(round != 0);
        last = round > last ? round : last;
    }
    return last;
}

/* The status of the round that has just ended. */
static uint32_t status_of(const layer &l)
{
    uint32_t status;
    CUDA(cudaMemcpy(&status, l.view.status, sizeof status, cudaMemcpyDefault));
    return status;
}

static void test(void)
{
    layer l;
    ferry_moe_batch batch;
    ferry_fault fault;
    const int dead = n_pes - 1;
    int first, count;
    uint64_t rounds = 0;
    uint32_t status = FERRY_SUCCESS;
    if (n_pes == 1)
        return;
    make_layer(&l);
    uint64_t *when = (uint64_t *)MADE(ferry_calloc((size_t)n_pes, sizeof *when));
    ferry_moe_experts_of(EXPERTS, n_pes, dead, &first, &count);
    for (int i = 0; i < 5; i++)
        whole_round(l);
    done();
    if (me == dead) {
        for (int i = 0; i < GPU_TEST_ROUNDS(300); i++)
            whole_round(l); /* some of them are never played */
        usleep(2000);
        if (getenv("GPU_TEST_KILL") != NULL)
            raise(SIGKILL);
        _exit(0);
    }

    double began = now();
    while (status == FERRY_SUCCESS && rounds++ < 100000) {
        double started = now();
        whole_round(l);
        done(); /* only the sums' check knows the rows missing in this very round */
        status = status_of(l);
        CHECK(now() - started < (double)GPU_TEST_TIME(8));
    }
    CHECK(status == FERRY_ERR_PEER_LOST && now() - began < (double)GPU_TEST_TIME(15));
    tell_when(when, dead, rounds);
    usleep(GPU_TEST_TIME(500000)); /* later kernels know of the death, and the dead PE's kernels have ended */
    double started = now();
    const uint64_t seen = rounds;
    for (uint64_t end = seen + 21; rounds < end; rounds++) {
        if (rounds + 3 == end) /* all PEs have told: all have been in a round with this PE since then */
            end = last_to_see(when, dead) + 21;
        whole_round(l);
        /* The dead PE's kernels may have gone on after this PE gave up: they may have sent data for the next round, but
         * cannot pass it without this PE. */
        if (rounds != seen)
            the_dead_lacks<<<1, 1, 0, stream>>>(l, first, count, dead, bad_word);
        done();
    }
    next_tokens<<<1, 256, 0, stream>>>(l, me);
    done();
    CHECK(ferry_moe_dispatch(l.moe, l.x, l.choice, l.weight, TOKENS) == FERRY_ERR_PEER_LOST);
    CHECK_OK(ferry_moe_received(l.moe, &batch));
    CHECK(batch.n_absent == 1);
    run_experts<<<4, 128, 0, stream>>>(l, n_pes, bad_word);
    done();
    status = (uint32_t)ferry_moe_combine(l.moe, l.partial, FERRY_MOE_F32, l.out);
    CHECK(status == FERRY_ERR_PEER_LOST);
    check_sums<<<1, 256, 0, stream>>>(l, me, bad_word);
    the_dead_lacks<<<1, 1, 0, stream>>>(l, first, count, dead, bad_word);
    done();
    CHECK(now() - started < (double)GPU_TEST_TIME(5));
    CHECK_OK(ferry_fault_next(&fault));
    CHECK(fault.peer == dead && fault.status == FERRY_ERR_PEER_LOST);
    CHECK(ferry_moe_destroy(l.moe) == FERRY_ERR_PEER_LOST);
    CHECK(ferry_finalize() == FERRY_ERR_PEER_LOST);
    _exit(0);
}
