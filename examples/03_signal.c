/* SPDX-License-Identifier: BSD-3-Clause */
/* 3. A signal instead of a barrier.
 *
 * A barrier makes everybody wait for everybody.  Mostly one PE only wants to know that one message is there. put_signal
 * writes data and then a word, the signal, in this order: a PE that sees the signal sees the data.  The receiver waits
 * on its own word, which is a read of its own memory and costs nothing on the wire.
 *
 * The same two dangers as before are met by two signals: `full` says that the data is there, `empty` that it was read.
 */
#include "pe_main.h"
#include <inttypes.h>

enum { LENGTH = 1000, ROUNDS = 200 };

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes();
    int right = (me + 1) % n, left = (me + n - 1) % n;

    long *inbox = pe_alloc(LENGTH, sizeof *inbox); /* written by the PE on the left */
    uint64_t *full = pe_alloc(1, sizeof *full);    /* written by the PE on the left */
    uint64_t *empty = pe_alloc(1, sizeof *empty);  /* written by the PE on the right */
    long message[LENGTH];
    long wrong = 0;

    for (uint64_t round = 1; round <= ROUNDS; round++) {
        for (long i = 0; i < LENGTH; i++)
            message[i] = (long)round * 1000000 + me * 1000 + i;

        /* Before I overwrite the right neighbour's inbox it must have read the last message.  Signals count rounds and
         * only ever grow, so "at least" is the question to ask, and there is nothing to reset. */
        PE_TRY(ferry_uint64_wait_until(empty, FERRY_CMP_GE, round - 1));

        /* The data, then the signal.  No barrier, no fence: this call orders the two. */
        PE_TRY(ferry_long_put_signal(inbox, message, LENGTH, full, round, FERRY_SIGNAL_SET, right));

        PE_TRY(ferry_uint64_wait_until(full, FERRY_CMP_GE, round)); /* the message from the left */
        for (long i = 0; i < LENGTH; i++)
            wrong += inbox[i] != (long)round * 1000000 + left * 1000 + i;

        /* I have read it: the PE on the left may send the next. */
        PE_TRY(ferry_signal_op(empty, round, FERRY_SIGNAL_SET, left));
    }

    printf("PE %d: %d messages from PE %d, signal is now %" PRIu64 "%s\n", me, ROUNDS, left, *full,
           wrong != 0 ? "  WRONG" : ", all whole");

    PE_TRY(ferry_barrier_all()); /* nobody frees memory that a neighbour still writes to */
    PE_TRY(ferry_free(empty));
    PE_TRY(ferry_free(full));
    PE_TRY(ferry_free(inbox));
    PE_TRY(ferry_finalize());
    return wrong != 0;
}
