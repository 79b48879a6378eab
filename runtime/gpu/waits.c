/* SPDX-License-Identifier: BSD-3-Clause */
/* Host waits and tests on words in GPU memory: the host reads copies that the driver makes some 10 us apart.  The copy
 * that satisfies a wait was made after all stores that its writer had released, so later copies see those stores. */
#include "ferry/detail/operations/wait__funcs.h"
#include "runtime/base/log.h"
#include "runtime/gpu/gpu.h"
#include "runtime/gpu/gpu_internal.h"
#include "runtime/state/world.h"
#include <stdlib.h>

#define FEW_BYTES 512

/* Like ferryi_condition_scan: checks once how many elements satisfy the condition, with the words in *now. */
static ferry_status scan_condition(ferryi_world *w, const ferryi_condition *c, ferryi_condition *now, char *words,
                                   size_t first, size_t *index, size_t *indices, size_t *open, size_t *found)
{
    *open = *found = 0;
    if (c->n == 0)
        return FERRY_SUCCESS;
    ferry_status status = ferryi_gpu_channel_copy(w, FERRY_CALL_WAIT, words, c->words, c->n * c->bytes);
    if (status != FERRY_SUCCESS)
        return status;
    *now = *c;
    now->words = words;
    size_t number = 0, candidates = 0, i = first;
    for (size_t left = c->n; left > 0; left--, i = i + 1 < c->n ? i + 1 : 0) {
        if (ferryi_condition_skips(now, i))
            continue;
        candidates++;
        if (!ferryi_condition_holds(now, i))
            continue;
        if (number == 0)
            *index = i;
        if (indices != NULL)
            indices[number] = i;
        number++;
    }
    *open = candidates;
    *found = number;
    return FERRY_SUCCESS;
}

static char *words_for(const ferryi_condition *c, char *few)
{
    char *words = c->n * c->bytes <= FEW_BYTES ? few : malloc(c->n * c->bytes);
    if (words == NULL)
        (void)ferryi_error(FERRY_ERR_NO_MEMORY, "no memory to poll %zu words: raise the memory limit", c->n);
    return words;
}

ferry_status ferryi_gpu_wait(ferryi_world *w, ferry_call call, const ferryi_condition *c, int all, size_t *indices,
                             size_t *index, size_t *found, uint64_t *value, uint64_t timeout)
{
    char few[FEW_BYTES] __attribute__((aligned(8)));
    char *words = words_for(c, few);
    ferryi_condition now = *c;
    ferryi_spin spin;
    uint64_t *fair = ferryi_pe_of(w)->gpu->fair;
    const int any = !all && indices == NULL;
    size_t open = 0, first = any ? ferryi_fair_first(fair, c) : 0;
    if (words == NULL)
        return FERRY_ERR_NO_MEMORY;
    ferryi_spin_begin(&spin, w, timeout);
    ferry_status status, over = FERRY_SUCCESS;
    for (;;) { /* a wait that must end looks once more, as ferryi_wait_looks_again() does */
        status = scan_condition(w, c, &now, words, first, index, indices, &open, found);
        if (status != FERRY_SUCCESS || *found == open || (!all && *found != 0))
            break;
        if (over == FERRY_SUCCESS) {
            over = ferryi_spin_look(w, &spin, -1);
            continue;
        }
        size_t i = 0;
        while (i + 1 < c->n && (ferryi_condition_skips(&now, i) || ferryi_condition_holds(&now, i)))
            i++;
        status =
            ferryi_fault_raise(w, over, call, -1, ferryi_condition_word(c, i), c->cmp, ferryi_condition_value(c, i),
                               ferryi_word_load(ferryi_condition_word(&now, i), c->bytes, c->is_signed), spin.started);
        break;
    }
    if (any && status == FERRY_SUCCESS && *found != 0)
        ferryi_fair_store(fair, c, *index);
    if (value != NULL && c->n == 1 && status <= FERRY_ERR_ABORTED)
        *value = ferryi_word_load(words, c->bytes, c->is_signed);
    if (words != few)
        free(words);
    return status;
}

size_t ferryi_gpu_test(ferryi_world *w, const ferryi_condition *c, size_t *indices, size_t *index, size_t *open)
{
    char few[FEW_BYTES] __attribute__((aligned(8)));
    char *words = words_for(c, few);
    ferryi_condition now;
    uint64_t *fair = ferryi_pe_of(w)->gpu->fair;
    size_t found = 0, first = indices == NULL ? ferryi_fair_first(fair, c) : 0;
    *open = 1;
    if (words == NULL)
        return 0;
    if (scan_condition(w, c, &now, words, first, index, indices, open, &found) != FERRY_SUCCESS) {
        *open = 1;
        found = 0;
    }
    if (indices == NULL && found != 0)
        ferryi_fair_store(fair, c, *index);
    if (words != few)
        free(words);
    return found;
}
