/* SPDX-License-Identifier: BSD-3-Clause */
/* Exercise 3.  A letter goes around.  PE 0 begins it.  Each PE waits for the letter from its left neighbour, signs it
 * in its own place, and passes it on to the right; PE 0 gets it back.  Three letters, one after the other.
 *
 * Lesson: 03_signal.c.  You need a wait and a put with signal.  No barrier: nobody waits who need not. */
#include "../exercise.h"

enum { LETTERS = 3 };

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes();
    int right = (me + 1) % n;
    int *letter = pe_alloc((size_t)n, sizeof *letter); /* the left neighbour writes it */
    uint64_t *came = pe_alloc(1, sizeof *came);        /* the number of the letter that is there */
    int *mine = calloc((size_t)n, sizeof *mine);
    if (mine == NULL)
        return 1;

    for (uint64_t number = 1; number <= LETTERS; number++) {
        if (me == 0) { /* a new letter, signed by PE 0 only */
            exercise_nap(10);
            memset(mine, 0, (size_t)n * sizeof *mine);
            mine[0] = 100 * (int)number;
            PE_TRY(ferry_int_put_signal(letter, mine, (size_t)n, came, number, FERRY_SIGNAL_SET, right));
        }
        /* TODO: wait until letter `number` is in my box.  Then, unless I am PE 0, copy it to `mine`, set mine[me] to
         * 100 * number + me, and pass it on with its number as the signal. */
        PE_TRY(ferry_uint64_wait_until(came, FERRY_CMP_GE, number));
        if (me != 0) {
            memcpy(mine, letter, (size_t)n * sizeof *mine);
            mine[me] = 100 * (int)number + me;
            PE_TRY(ferry_int_put_signal(letter, mine, (size_t)n, came, number, FERRY_SIGNAL_SET, right));
        }
        /* END OF TODO */
        if (me == 0)
            for (int pe = 0; pe < n; pe++)
                EXPECT(
                    letter[pe] == 100 * (int)number + pe,
                    "letter %d came home with %d in place %d and should have %d: did I wait for it, did PE %d sign it?",
                    (int)number, letter[pe], pe, 100 * (int)number + pe, pe);
    }
    printf("PE %d: the last letter has number %d\n", me, (int)*came);
    EXPECT(*came == LETTERS, "I have seen letter %d of %d: who should have sent me the next?", (int)*came, LETTERS);
    free(mine);
    return exercise_end();
}
