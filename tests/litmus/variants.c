/* SPDX-License-Identifier: BSD-3-Clause */
/* Expands the tables: each program with each order call, flag call and size that it names. */
#include "litmus.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const order_names[N_ORDERS] = {
    [ORDER_NONE] = "none",
    [ORDER_FENCE] = "fence",
    [ORDER_QUIET] = "quiet",
    [ORDER_PUT_SIGNAL] = "put_signal",
    [ORDER_PUT_SIGNAL_NBI] = "put_signal_nbi",
    [ORDER_BARRIER] = "barrier",
    [ORDER_QUIET_SYNC] = "quiet_sync",
};
const char *const flag_names[N_FLAGS] = {
    [FLAG_P] = "p",
    [FLAG_PUTMEM] = "putmem",
    [FLAG_SIGNAL_SET] = "signal_set",
    [FLAG_SIGNAL_ADD] = "signal_add",
    [FLAG_ATOMIC_SET] = "atomic_set",
    [FLAG_ATOMIC_ADD] = "atomic_add",
    [FLAG_ATOMIC_SWAP] = "atomic_swap",
};

/* Sizes on both sides of the library's limits: one word, inline in a descriptor (32), one chunk (16 KiB), more than a
 * chunk, and the sizes that FERRY_TEST=chaos delays (4096) or lets overtake. */
static const size_t sizes[] = { 8, 32, 40, 1024, 4096, 4104, 16384, 16392, 65536, 1048576 };
enum { N_SIZES = sizeof sizes / sizeof sizes[0] };

/* ThreadSanitizer rightly reports unordered accesses to a block as a race; words are accessed whole. */
#if defined(__SANITIZE_THREAD__)
#define WATCHED 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define WATCHED 1
#endif
#endif
#ifndef WATCHED
#define WATCHED 0
#endif

static int is_put_signal(order_call order)
{
    return order == ORDER_PUT_SIGNAL || order == ORDER_PUT_SIGNAL_NBI;
}

/* An order leaves some outcome open. */
static int is_relaxed(const litmus *t, order_call order)
{
    for (int i = 0; i < MOST_OUTCOMES && t->outcomes[i].name != NULL; i++)
        if ((t->outcomes[i].forbidden & (1u << order)) == 0)
            return 1;
    return 0;
}

/* What a table says of itself by what it names. */
static variant shape(const litmus *t)
{
    variant v = { .table = t, .orders = t->orders != 0 ? t->orders : FENCES, .flags = USE(P) };
    for (int r = 0; r < MOST_ROLES; r++)
        for (int i = 0; i < MOST_CODE && t->code[r][i].op != OP_END; i++) {
            v.n_roles = r + 1;
            if (t->code[r][i].op == OP_FLAG)
                v.flags = t->flags != 0 ? t->flags : ANY_FLAG;
        }
    for (int w = 0; w < MOST_WORDS; w++)
        v.n_roles = v.n_roles > t->word_home[w] ? v.n_roles : t->word_home[w] + 1;
    for (; v.n_data < MOST_DATA && t->data[v.n_data].bytes != 0; v.n_data++) {
        const block *d = &t->data[v.n_data];
        v.n_roles = v.n_roles > d->home ? v.n_roles : d->home + 1;
        v.has_sizes |= d->bytes == SIZE_AXIS;
    }
    return v;
}

static int wanted(const variant *v, order_call order, flag_call flag, size_t size, int n_pes, int drop)
{
    const litmus *t = v->table;
    if (v->n_roles > n_pes || (v->orders & (1u << order)) == 0 || (v->flags & (1u << flag)) == 0)
        return 0;
    if (is_put_signal(order) && flag != FLAG_SIGNAL_SET && flag != FLAG_SIGNAL_ADD)
        return 0;
    if (drop && order == ORDER_NONE)
        return 0;
    if (WATCHED && (drop || is_relaxed(t, order)) && v->n_data > 0 && (size > 8 || v->n_data > 1))
        return 0;
    return v->has_sizes || size == sizes[0];
}

/* PUT, ORDER, FLAG become one call; a dropped ORDER vanishes. */
static void resolve(variant *v, int drop)
{
    for (int r = 0; r < MOST_ROLES; r++) {
        const instr *from = v->table->code[r];
        instr *to = v->code[r];
        for (int i = 0; i < MOST_CODE && from[i].op != OP_END; i++) {
            int put = from[i].op == OP_PUT || from[i].op == OP_PUT_OWN;
            if (is_put_signal(v->order) && !drop && put && from[i + 1].op == OP_ORDER) {
                *to = from[i];
                to->op = from[i].op == OP_PUT_OWN       ? OP_PUT_OWN_SIGNAL
                         : v->order == ORDER_PUT_SIGNAL ? OP_PUT_SIGNAL
                                                        : OP_PUT_SIGNAL_NBI;
                to->word = from[i + 2].what;
                to->value = from[i + 2].value;
                to++;
                i += 2;
            } else if (from[i].op != OP_ORDER || (!drop && v->order != ORDER_NONE)) {
                *to++ = from[i];
            }
        }
    }
}

variant *litmus_variants(int n_pes, int drop, size_t *count)
{
    size_t n = 0;
    variant *all = calloc(n_tables * N_ORDERS * N_FLAGS * N_SIZES, sizeof *all);
    if (all == NULL)
        return NULL;
    for (size_t t = 0; t < n_tables; t++) {
        const variant own = shape(&tables[t]);
        for (int order = 0; order < N_ORDERS; order++)
            for (int flag = 0; flag < N_FLAGS; flag++)
                for (int s = 0; s < N_SIZES; s++) {
                    if (!wanted(&own, (order_call)order, (flag_call)flag, sizes[s], n_pes, drop))
                        continue;
                    variant *v = &all[n++];
                    *v = own;
                    v->order = (order_call)order;
                    v->flag = (flag_call)flag;
                    v->size = sizes[s];
                    resolve(v, drop);
                }
    }
    *count = n;
    return all;
}

int litmus_name(const variant *v, char *text, size_t size)
{
    int n = snprintf(text, size, "%s/%s/%s", v->table->name, order_names[v->order], flag_names[v->flag]);
    if (v->has_sizes && n > 0 && (size_t)n < size)
        n += snprintf(text + n, size - (size_t)n, "/%zu", v->size);
    return n;
}
