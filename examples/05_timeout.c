/* SPDX-License-Identifier: BSD-3-Clause */
/* 5. The wait that times out.
 *
 * In a program of many PEs something goes wrong sooner or later: a PE dies, or it forgets to send.  The others then
 * wait for ever, and nobody knows for what.  In ferry every wait ends.  It says how by its status, and it leaves a
 * fault: who waited for whom, for what value, what was there instead, and what to do about it. */
#define PE_ANY_SPACE /* this program loads and stores no heap memory: its words may be a GPU's */
#include "pe_main.h"
#include <inttypes.h>

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes(), wrong = 0;
    uint64_t *word = pe_alloc(1, sizeof *word);

    /* Nobody has sent anything.  Without the budget of 50 ms this would wait for FERRY_TIMEOUT, 30 s by default. */
    ferry_status status = ferry_uint64_wait_until_timeout(word, FERRY_CMP_EQ, 42, 50 * 1000000u);
    printf("PE %d: the wait returned %s\n", me, ferry_status_name(status));
    wrong += status != FERRY_ERR_TIMEOUT;

    /* The fault, as data for the program and as a sentence for its user. */
    ferry_fault fault;
    char sentence[512];
    if (ferry_fault_next(&fault) == FERRY_SUCCESS) {
        ferry_fault_format(&fault, sentence, sizeof sentence);
        printf("PE %d: %s\n", me, sentence);
        wrong += fault.pe != me || fault.status != FERRY_ERR_TIMEOUT;
        wrong += fault.expected != 42 || fault.found != 0 || fault.age_ns < 50 * 1000000u;
    } else {
        printf("PE %d: there is no fault\n", me);
        wrong++;
    }

    /* A timeout breaks nothing.  All have given up by now; then everybody sends, and the same wait ends well. */
    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_signal_op(word, 42, FERRY_SIGNAL_SET, (me + 1) % n));
    status = ferry_uint64_wait_until(word, FERRY_CMP_EQ, 42);
    printf("PE %d: called again, it returned %s and found %" PRIu64 "%s\n", me, ferry_status_name(status),
           ferry_uint64_g(word, me), wrong != 0 ? "  WRONG" : "");
    wrong += status != FERRY_SUCCESS;

    PE_TRY(ferry_barrier_all());
    PE_TRY(ferry_free(word));
    PE_TRY(ferry_finalize());
    return wrong != 0;
}
