/* SPDX-License-Identifier: BSD-3-Clause */
/* Waits and tests on words of 2 bytes. ferry waits until the 4 bytes around such a word change, then reads the word
 * again.  The wait compares with the 4 bytes that were read before, so that it misses no change. */
#include "compat/shmem_lib.h"
#include <stdlib.h>

/* Element i is waited for unless status[i] is set; its value is values[i], or values[0] for all. */
typedef struct halves {
    volatile void *ivars;
    int is_signed;
    size_t nelems;
    const int *status;
    int cmp;
    const void *values;
    int each;
} halves;
#define HALVES(ivars, nelems, status, cmp, values, each)                                                               \
    (&(const halves){ (ivars), (__typeof__(*(ivars)))-1 < 0, (nelems), (status), (cmp), (values), (each) })

static uint32_t *around(volatile void *half)
{
    return (uint32_t *)((uintptr_t)half & ~(uintptr_t)3);
}

/* The heap may be in GPU memory. */
static uint32_t look_at(uint32_t *word)
{
    return ferry_uint32_atomic_fetch(word, ferry_my_pe());
}

static volatile uint16_t *half_at(const halves *h, size_t i)
{
    return (volatile uint16_t *)h->ivars + i;
}

static int is_open(const halves *h, size_t i)
{
    return h->status == NULL || h->status[i] == 0;
}

static long number(const halves *h, uint16_t bits)
{
    return h->is_signed ? (long)(int16_t)bits : (long)bits;
}

/* Whether element i holds, in the value `seen` of the word around it. */
static int holds(const halves *h, size_t i, uint32_t seen)
{
    uint16_t bits = (uint16_t)(seen >> (((uintptr_t)half_at(h, i) & 2) != 0) * 16);
    long value = number(h, bits), want = number(h, ((const uint16_t *)h->values)[h->each ? i : 0]);
    switch (h->cmp) {
    case SHMEM_CMP_EQ:
        return value == want;
    case SHMEM_CMP_NE:
        return value != want;
    case SHMEM_CMP_GT:
        return value > want;
    case SHMEM_CMP_GE:
        return value >= want;
    case SHMEM_CMP_LT:
        return value < want;
    default:
        return value <= want;
    }
}

static int all_hold(const halves *h)
{
    for (size_t i = 0; i < h->nelems; i++) {
        uint32_t *word = around(half_at(h, i)), seen = look_at(word);
        if (is_open(h, i) && !holds(h, i, seen)) {
            (void)ferry_uint32_test(word, FERRY_CMP_NE, seen); /* applies pending descriptors */
            return 0;
        }
    }
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
    return 1;
}

static void wait_for_all(const halves *h)
{
    for (size_t i = 0; i < h->nelems; i++) {
        uint32_t *word = around(half_at(h, i)), seen;
        if (!is_open(h, i))
            continue;
        do
            seen = look_at(word);
        while (!holds(h, i, seen) && ferry_uint32_wait_until(word, FERRY_CMP_NE, seen) == FERRY_SUCCESS);
    }
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
}

/* Finds up to `most` elements that hold in the seen values of the words, from the first word on.  Returns their number;
 * -1: none is open. */
static long find(const halves *h, const uint32_t *seen, size_t *indices, size_t most)
{
    const uint32_t *first = around(h->ivars);
    size_t found = 0, open = 0;
    for (size_t i = 0; i < h->nelems && found < most; i++) {
        open += (size_t)is_open(h, i);
        if (is_open(h, i) && holds(h, i, seen[around(half_at(h, i)) - first]))
            indices[found++] = i;
    }
    return open != 0 ? (long)found : -1;
}

/* Waits for the first of up to `most` elements that hold, and returns their number. */
static size_t some(const halves *h, size_t *indices, size_t most, int wait)
{
    if (h->nelems == 0 || most == 0)
        return 0;
    uint32_t *first = around(h->ivars), few[32];
    size_t nwords = (size_t)(around(half_at(h, h->nelems - 1)) - first) + 1;
    uint32_t *seen = nwords <= sizeof few / sizeof *few ? few : malloc(nwords * sizeof *seen);
    long found = -1;
    while (seen != NULL) {
        for (size_t i = 0; i < nwords; i++)
            seen[i] = look_at(&first[i]);
        found = find(h, seen, indices, most);
        if (found != 0)
            break;
        if (!wait) {
            /* Applies pending descriptors. */
            (void)ferry_uint32_test_any_vector(first, nwords, NULL, FERRY_CMP_NE, seen);
            break;
        }
        if (ferry_uint32_wait_until_any_vector(first, nwords, NULL, FERRY_CMP_NE, seen) == SIZE_MAX)
            break;
    }
    if (seen != few)
        free(seen);
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
    return found > 0 ? (size_t)found : 0;
}

static size_t any(const halves *h, int wait)
{
    size_t index;
    return some(h, &index, 1, wait) != 0 ? index : SIZE_MAX;
}

/* The calls: half_OP for each operation of the table (api/calls.txt). */
#define half_wait_until(ivar, cmp, value) wait_for_all(HALVES(ivar, 1, NULL, cmp, &(value), 0))
#define half_test(ivar, cmp, value) all_hold(HALVES(ivar, 1, NULL, cmp, &(value), 0))
#define half_wait_until_all(ivars, n, status, cmp, value) wait_for_all(HALVES(ivars, n, status, cmp, &(value), 0))
#define half_wait_until_any(ivars, n, status, cmp, value) any(HALVES(ivars, n, status, cmp, &(value), 0), 1)
#define half_wait_until_some(ivars, n, indices, status, cmp, value)                                                    \
    some(HALVES(ivars, n, status, cmp, &(value), 0), indices, n, 1)
#define half_wait_until_all_vector(ivars, n, status, cmp, values) wait_for_all(HALVES(ivars, n, status, cmp, values, 1))
#define half_wait_until_any_vector(ivars, n, status, cmp, values) any(HALVES(ivars, n, status, cmp, values, 1), 1)
#define half_wait_until_some_vector(ivars, n, indices, status, cmp, values)                                            \
    some(HALVES(ivars, n, status, cmp, values, 1), indices, n, 1)
#define half_test_all(ivars, n, status, cmp, value) all_hold(HALVES(ivars, n, status, cmp, &(value), 0))
#define half_test_any(ivars, n, status, cmp, value) any(HALVES(ivars, n, status, cmp, &(value), 0), 0)
#define half_test_some(ivars, n, indices, status, cmp, value)                                                          \
    some(HALVES(ivars, n, status, cmp, &(value), 0), indices, n, 0)
#define half_test_all_vector(ivars, n, status, cmp, values) all_hold(HALVES(ivars, n, status, cmp, values, 1))
#define half_test_any_vector(ivars, n, status, cmp, values) any(HALVES(ivars, n, status, cmp, values, 1), 0)
#define half_test_some_vector(ivars, n, indices, status, cmp, values)                                                  \
    some(HALVES(ivars, n, status, cmp, values, 1), indices, n, 0)

#include "generated/half_shmem.h"

#define DEFINE_OLD_WAIT(NAME, TYPE)                                                                                    \
    FN(void, shmem_##NAME##_wait, (volatile TYPE * ivar, TYPE cmp_value))                                              \
    {                                                                                                                  \
        END_IF_REFUSED(half_wait_until(ivar, SHMEM_CMP_NE, cmp_value));                                                \
    }
FERRY_HALVES_TYPES(DEFINE_OLD_WAIT)
