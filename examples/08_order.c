/* SPDX-License-Identifier: BSD-3-Clause */
/* 8. Get, fence and quiet: in which order others see what I write.
 *
 * Three questions, and the call that answers each:
 *
 *   get      What does the other PE have?  A get returns when the data is here.
 *   fence    I write many things to ONE PE, then a word that says "all there".  Puts may overtake one another; a fence
 *            between them orders the earlier ones before the later ones, at each PE by itself.
 *   quiet    I write to one PE and tell ANOTHER one to look there.  A fence does not help, because the two go to
 *            different PEs.  A quiet returns when all my puts are visible to everybody.
 *
 * put_signal (lesson 3) orders its own data and its own signal only.  It says nothing of earlier puts. */
#include "pe_main.h"
#include <inttypes.h>

enum { PARTS = 5, MOST = 2000 };

/* The parts of a message have different sizes, so that they take different times. */
static size_t size_of(int part)
{
    static const size_t size[PARTS] = { MOST, 1, 300, 7, 1000 };
    return size[part];
}

static int value_of(int pe, int part)
{
    return 100 * pe + part + 1;
}

/* All numbers of the parts are those that pe sends: the number of wrong ones. */
static int wrong_of(const int (*parts)[MOST], int pe)
{
    int wrong = 0;
    for (int p = 0; p < PARTS; p++)
        for (size_t i = 0; i < size_of(p); i++)
            wrong += parts[p][i] != value_of(pe, p);
    return wrong;
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    int me = ferry_my_pe(), n = ferry_n_pes(), wrong = 0;
    int right = (me + 1) % n, left = (me + n - 1) % n, second = (me + n - 2) % n;

    int(*box)[MOST] = pe_alloc(PARTS, sizeof *box); /* the left neighbour writes its parts here */
    int(*copy)[MOST] = calloc(PARTS, sizeof *copy);
    int(*part)[MOST] = calloc(PARTS, sizeof *part);
    uint64_t *there = pe_alloc(1, sizeof *there), *look = pe_alloc(1, sizeof *look);
    if (copy == NULL || part == NULL)
        return 1;

    /* 1. Fence.  The non-blocking puts return at once: until the quiet below, `part` belongs to them. */
    for (int p = 0; p < PARTS; p++) {
        for (size_t i = 0; i < size_of(p); i++)
            part[p][i] = value_of(me, p);
        PE_TRY(ferry_int_put_nbi(box[p], part[p], size_of(p), right));
    }
    PE_TRY(ferry_fence());                                      /* the parts before the word */
    PE_TRY(ferry_signal_op(there, 1, FERRY_SIGNAL_SET, right)); /* the word */
    PE_TRY(ferry_uint64_wait_until(there, FERRY_CMP_EQ, 1));    /* my left neighbour's word is here, */
    wrong += wrong_of((const int(*)[MOST])box, left);           /* and so are its parts */

    /* 2. Quiet.  My parts lie on the PE to my right.  The PE after that one shall read them there, by get.  So they
     * must be visible to it, too, before I tell it. */
    PE_TRY(ferry_quiet());
    PE_TRY(ferry_signal_op(look, 1, FERRY_SIGNAL_SET, (right + 1) % n));
    memset(part, 0, PARTS * sizeof *part); /* after the quiet `part` is mine again */

    /* 3. Get.  The parts of the PE two to my left lie on the PE to my left. */
    PE_TRY(ferry_uint64_wait_until(look, FERRY_CMP_EQ, 1));
    for (int p = 0; p < PARTS; p++)
        PE_TRY(ferry_int_get(copy[p], box[p], size_of(p), left)); /* on return the data is here */
    wrong += wrong_of((const int(*)[MOST])copy, second);

    printf("PE %d: %d parts of PE %d arrived, and those of PE %d were read on PE %d%s\n", me, PARTS, left, second, left,
           wrong != 0 ? "  WRONG" : ", all whole");
    PE_TRY(ferry_barrier_all()); /* nobody leaves while another one still reads here */
    free(part);
    free(copy);
    PE_TRY(ferry_finalize());
    return wrong != 0;
}
