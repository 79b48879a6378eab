/* SPDX-License-Identifier: BSD-3-Clause */
/* Runs any variant.  A batch is: clear own words; barrier; up to MOST_ROUNDS independent rounds, each with its own
 * words and blocks; barrier; final reads; all registers to PE 0; barrier; PE 0 judges and chooses the next batch;
 * barrier.  Between the barriers no call synchronizes the PEs, so they drift apart and meet freely.
 *
 * Words of a block hold generation << 24 | index: an older generation is old content, and any other value that is not
 * the batch's own is corruption. */
#include "litmus.h"
#include "tests/check.h"
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define UNREAD UINT64_MAX
#define PATCHED ((uint64_t)1 << 63)
#define WAIT_NS 10000000000u
#define SEEN_NS 10000000000u
#define REGS_BYTES (sizeof(uint64_t) * MOST_ROUNDS * MOST_REGS)
enum { NEXT_BATCH = 1, NEXT_VARIANT, STOP };

/* ---- Where things are. */

typedef struct batch {
    litmus_pe *pe;
    const variant *v;
    size_t rounds, block_at[MOST_DATA], block_bytes[MOST_DATA], round_bytes;
    int turn, turn_each; /* role r is played by PE (r + turn + turn_each * round) % n */
    size_t now;          /* the round under way */
} batch;

static int pe_of(const batch *b, int role)
{
    return (role + b->turn + b->turn_each * (int)b->now) % b->pe->n;
}

static int role_of(const batch *b, int pe)
{
    int n = b->pe->n;
    return (pe + n - (b->turn + b->turn_each * (int)b->now) % n) % n;
}

static uint64_t *word(const batch *b, int w)
{
    size_t round = b->v->table->shared & (1u << w) ? 0 : b->now;
    return (uint64_t *)(void *)(b->pe->words + (round * MOST_WORDS + (size_t)w) * LITMUS_LINE);
}

static uint64_t *block_of(const batch *b, int d)
{
    return (uint64_t *)(void *)(b->pe->data + b->now * b->round_bytes + b->block_at[d]);
}

static void lay_out(batch *b)
{
    const litmus *t = b->v->table;
    size_t at = 0;
    for (int d = 0; d < b->v->n_data; d++) {
        b->block_bytes[d] = t->data[d].bytes == SIZE_AXIS ? b->v->size : t->data[d].bytes;
        b->block_at[d] = at;
        at += (b->block_bytes[d] + LITMUS_LINE - 1) & ~(LITMUS_LINE - 1);
    }
    b->round_bytes = at;
    b->rounds = at == 0 || LITMUS_DATA / at > MOST_ROUNDS ? MOST_ROUNDS : LITMUS_DATA / at;
}

/* ---- Content. */

static void prepare_source(litmus_pe *pe, size_t bytes)
{
    uint64_t *s = (uint64_t *)(void *)pe->source;
    for (size_t i = pe->in_source / 8; i < bytes / 8; i++)
        s[i] = pe->generation << 24 | i;
    if (bytes > pe->in_source)
        pe->in_source = bytes;
}

/* A processor may be interrupted between any two bytes of a copy, so a reader at that moment finds a word that is new
 * up to some byte, or from that byte on. */
static int is_split(uint64_t x, uint64_t whole)
{
    for (int bits = 8; bits < 64; bits += 8)
        if (x >> bits == whole >> bits || (x ^ whole) << bits == 0)
            return 1;
    return 0;
}

#define MOST_SPLIT 4 /* interruptions of one copy; a misplaced block has more such words */

static uint64_t seen_in(const litmus_pe *pe, const uint64_t *from, size_t bytes)
{
    size_t n = bytes / 8, is_new = 0, split = 0;
    for (size_t i = 0; i < n; i++) {
        uint64_t x = __atomic_load_n(&from[i], __ATOMIC_RELAXED);
        uint64_t index = x & 0xffffff, generation = (x & ~PATCHED) >> 24;
        if (x == (pe->generation << 24 | i))
            is_new++;
        else if (generation > pe->generation || (generation == pe->generation && (x & PATCHED) == 0) ||
                 index >= 1 << 17) {
            if (!is_split(x, pe->generation << 24 | i) || ++split > MOST_SPLIT)
                return WILD;
        }
    }
    return is_new == n ? NEW : is_new == 0 && split == 0 ? OLD : TORN;
}

static uint64_t patch_of(const batch *b, int d)
{
    return PATCHED | b->pe->generation << 24 | b->block_bytes[d] / 16;
}

/* ---- Instructions. */

static uint64_t value_of(const batch *b, int value, int role)
{
    switch (value) {
    case SOURCES:
        return (uint64_t)b->pe->n - 1;
    case TWICE_SOURCES:
        return 2 * ((uint64_t)b->pe->n - 1);
    case PES:
        return (uint64_t)b->pe->n;
    case TWICE_PES:
        return 2 * (uint64_t)b->pe->n;
    case ROUND:
        return b->now + 1;
    case ROLE:
        return (uint64_t)role + 1;
    case BIT:
        return (uint64_t)1 << role;
    default:
        return (uint64_t)value;
    }
}

static ferry_status write_flag(flag_call flag, uint64_t *w, uint64_t value, int pe)
{
    switch (flag) {
    case FLAG_P:
        return ferry_uint64_p(w, value, pe);
    case FLAG_PUTMEM:
        return ferry_putmem(w, &value, sizeof value, pe);
    case FLAG_SIGNAL_SET:
        return ferry_signal_set(w, value, pe);
    case FLAG_SIGNAL_ADD:
        return ferry_signal_add(w, value, pe);
    case FLAG_ATOMIC_SET:
        return ferry_uint64_atomic_set(w, value, pe);
    case FLAG_ATOMIC_ADD:
        return ferry_uint64_atomic_add(w, value, pe);
    case FLAG_ATOMIC_SWAP:
        (void)ferry_uint64_atomic_swap(w, value, pe);
        return FERRY_SUCCESS;
    case N_FLAGS:
        break;
    }
    return FERRY_ERR_INVALID_ARG;
}

static uint64_t read_word(flag_call flag, const uint64_t *w, int pe)
{
    return flag == FLAG_P || flag == FLAG_PUTMEM ? ferry_uint64_g(w, pe) : ferry_uint64_atomic_fetch(w, pe);
}

/* Half of the waits are repeated tests, as in programs with other work meanwhile. */
static ferry_status await(const batch *b, uint64_t *w, int cmp, uint64_t value)
{
    flag_call flag = b->v->flag;
    if (b->now % 2 != 0) {
        uint64_t began = 0;
        for (unsigned i = 1; !ferry_uint64_test(w, cmp, value); i++)
            if (i % 1024 == 0) {
                if (began == 0)
                    began = now_ns();
                else if (now_ns() - began > WAIT_NS)
                    return FERRY_ERR_TIMEOUT;
            }
        return FERRY_SUCCESS;
    }
    if (flag == FLAG_SIGNAL_SET || flag == FLAG_SIGNAL_ADD)
        return ferry_signal_wait_until_timeout(w, cmp, value, NULL, WAIT_NS);
    return ferry_uint64_wait_until_timeout(w, cmp, value, WAIT_NS);
}

static ferry_status order_now(order_call order)
{
    ferry_status status;
    switch (order) {
    case ORDER_FENCE:
        return ferry_fence();
    case ORDER_QUIET:
        return ferry_quiet();
    case ORDER_BARRIER:
        return ferry_barrier_all();
    case ORDER_QUIET_SYNC:
        status = ferry_quiet();
        return status != FERRY_SUCCESS ? status : ferry_sync_all();
    case ORDER_NONE:
    case ORDER_PUT_SIGNAL:
    case ORDER_PUT_SIGNAL_NBI: /* resolved in variants.c; without its PUT and FLAG there is nothing to order */
    case N_ORDERS:
        break;
    }
    return FERRY_SUCCESS;
}

static ferry_status take(uint64_t *lock, uint64_t token, int pe)
{
    uint64_t began = 0;
    for (unsigned i = 1; ferry_uint64_atomic_compare_swap(lock, 0, token, pe) != 0; i++) {
        if (i % 16 != 0)
            continue;
        if (began == 0)
            began = now_ns();
        else if (now_ns() - began > WAIT_NS)
            return FERRY_ERR_TIMEOUT;
        sched_yield();
    }
    return FERRY_SUCCESS;
}

static int needs_all(order_call order)
{
    return order == ORDER_BARRIER || order == ORDER_QUIET_SYNC;
}

static ferry_status put_signal(const batch *b, const instr *in, int role)
{
    int own = in->op == OP_PUT_OWN_SIGNAL, d = own ? role - 1 : in->what;
    int pe = pe_of(b, b->v->table->data[d].home);
    int how = b->v->flag == FLAG_SIGNAL_ADD ? FERRY_SIGNAL_ADD : FERRY_SIGNAL_SET;
    uint64_t *sig = word(b, in->word), value = value_of(b, in->value, role);
    if (in->op == OP_PUT_SIGNAL_NBI || (own && b->v->order == ORDER_PUT_SIGNAL_NBI))
        return ferry_putmem_signal_nbi(block_of(b, d), b->pe->source, b->block_bytes[d], sig, value, how, pe);
    return ferry_putmem_signal(block_of(b, d), b->pe->source, b->block_bytes[d], sig, value, how, pe);
}

static ferry_status step(const batch *b, const instr *in, int role, uint64_t *regs)
{
    const litmus *t = b->v->table;
    litmus_pe *pe = b->pe;
    int w = in->what < MOST_WORDS ? in->what : 0, d = in->what < MOST_DATA ? in->what : 0;
    int word_pe = pe_of(b, t->word_home[w]);
    int data_pe = pe_of(b, t->data[d].home);
    uint64_t value = value_of(b, in->value, role), patch;
    ferry_status status;
    switch ((op)in->op) {
    case OP_PUT:
        return ferry_putmem(block_of(b, d), pe->source, b->block_bytes[d], data_pe);
    case OP_PUT_NBI:
        return ferry_putmem_nbi(block_of(b, d), pe->source, b->block_bytes[d], data_pe);
    case OP_PUT_OWN:
        return ferry_putmem(block_of(b, role - 1), pe->source, b->block_bytes[role - 1], data_pe);
    case OP_PATCH:
        patch = patch_of(b, d);
        return ferry_putmem(block_of(b, d) + b->block_bytes[d] / 16, &patch, 8, data_pe);
    case OP_GET:
        status = ferry_getmem(pe->scratch, block_of(b, d), b->block_bytes[d], data_pe);
        if (status == FERRY_SUCCESS)
            regs[in->reg] = seen_in(pe, (const uint64_t *)(void *)pe->scratch, b->block_bytes[d]);
        return status;
    case OP_GET_NBI: /* looked at by finish_nbi */
        return ferry_getmem_nbi(pe->scratch, block_of(b, d), b->block_bytes[d], data_pe);
    case OP_LOOK:
        /* of the sources that there are */
        regs[in->reg] = t->many && d > pe->n - 2 ? (uint64_t)NEW : seen_in(pe, block_of(b, d), b->block_bytes[d]);
        return FERRY_SUCCESS;
    case OP_LOOK_PATCH:
        regs[in->reg] = __atomic_load_n(block_of(b, d) + b->block_bytes[d] / 16, __ATOMIC_RELAXED) == patch_of(b, d);
        return FERRY_SUCCESS;
    case OP_ORDER:
        return order_now(b->v->order);
    case OP_FENCE:
        return ferry_fence();
    case OP_FLAG:
        return write_flag(b->v->flag, word(b, w), value, word_pe);
    case OP_PUT_SIGNAL:
    case OP_PUT_SIGNAL_NBI:
    case OP_PUT_OWN_SIGNAL:
        return put_signal(b, in, role);
    case OP_READ:
        /* ADD writes by an atomic, for any flag. */
        regs[in->reg] = w == 1 && t->code[0][0].op == OP_ADD ? ferry_uint64_atomic_fetch(word(b, w), word_pe)
                                                             : read_word(b->v->flag, word(b, w), word_pe);
        return FERRY_SUCCESS;
    case OP_WAIT:
        return await(b, word(b, w), FERRY_CMP_EQ, value);
    case OP_WAIT_GE:
        return await(b, word(b, w), FERRY_CMP_GE, value);
    case OP_ADD:
        return ferry_uint64_atomic_add(word(b, w), value, word_pe);
    case OP_FETCH_ADD:
        regs[in->reg] = ferry_uint64_atomic_fetch_add(word(b, w), value, word_pe);
        return FERRY_SUCCESS;
    case OP_FETCH_OR:
        regs[in->reg] = ferry_uint64_atomic_fetch_or(word(b, w), value, word_pe);
        return FERRY_SUCCESS;
    case OP_SWAP:
        regs[in->reg] = ferry_uint64_atomic_swap(word(b, w), value, word_pe);
        return FERRY_SUCCESS;
    case OP_CAS:
        regs[in->reg] = ferry_uint64_atomic_compare_swap(word(b, w), 0, value, word_pe);
        return FERRY_SUCCESS;
    case OP_CLEAR:
        __atomic_store_n(word(b, w), 0, __ATOMIC_RELAXED);
        return FERRY_SUCCESS;
    case OP_TELL_ALL:
        status = FERRY_SUCCESS;
        for (int i = 0; i < pe->n && status == FERRY_SUCCESS; i++)
            status = ferry_uint64_p(word(b, w), value, i);
        return status;
    case OP_LOCK:
        return take(word(b, w), value, word_pe);
    case OP_UNLOCK:
        return ferry_uint64_atomic_set(word(b, w), 0, word_pe);
    case OP_BUMP:
        return ferry_uint64_p(word(b, w), ferry_uint64_g(word(b, w), word_pe) + 1, word_pe);
    case OP_END:
        break;
    }
    return FERRY_ERR_INVALID_ARG;
}

static void finish_nbi(const batch *b, const instr *code, uint64_t *regs)
{
    for (int i = 0; i < MOST_CODE && code[i].op != OP_END; i++)
        if (code[i].op == OP_GET_NBI)
            regs[code[i].reg] = seen_in(b->pe, (const uint64_t *)(void *)b->pe->scratch, b->block_bytes[code[i].what]);
}

/* Runs a role's code; PEs without a role join only the barriers. */
static const instr *part(const batch *b, const instr code[][MOST_CODE], int *role)
{
    const int n_roles = b->v->n_roles;
    *role = role_of(b, b->pe->me);
    if (*role < n_roles)
        return code[*role];
    return b->v->table->many ? code[n_roles - 1] : NULL;
}

static ferry_status run_rounds(batch *b)
{
    const variant *v = b->v;
    litmus_pe *pe = b->pe;
    for (b->now = 0; b->now < b->rounds; b->now++) {
        uint64_t *regs = pe->regs + b->now * MOST_REGS;
        int role;
        const instr *code = part(b, v->code, &role);
        ferry_status status = FERRY_SUCCESS;
        for (int r = 0; r < MOST_REGS; r++)
            regs[r] = UNREAD;
        if (code == NULL) {
            for (int i = 0; needs_all(v->order) && i < MOST_CODE && v->code[0][i].op != OP_END; i++)
                if (v->code[0][i].op == OP_ORDER && (status = order_now(v->order)) != FERRY_SUCCESS)
                    return status;
            continue;
        }
        for (int i = 0; i < MOST_CODE && code[i].op != OP_END; i++)
            if ((status = step(b, &code[i], role, regs)) != FERRY_SUCCESS)
                return status;
        finish_nbi(b, code, regs);
    }
    return FERRY_SUCCESS;
}

static ferry_status look_after(batch *b)
{
    for (b->now = 0; b->now < b->rounds; b->now++) {
        int role = role_of(b, b->pe->me);
        const instr *code = role < b->v->n_roles ? b->v->table->after[role] : NULL;
        for (int i = 0; code != NULL && i < MOST_AFTER && code[i].op != OP_END; i++) {
            ferry_status status = step(b, &code[i], role, b->pe->regs + b->now * MOST_REGS);
            if (status != FERRY_SUCCESS)
                return status;
        }
    }
    return FERRY_SUCCESS;
}

/* ---- Judgement, on PE 0. */

static const uint64_t *regs_of(const batch *b, int pe)
{
    return b->pe->gathered + ((size_t)pe * MOST_ROUNDS + b->now) * MOST_REGS;
}

static int two_same(const batch *b)
{
    int n = b->pe->n * MOST_REGS;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++) {
            uint64_t x = regs_of(b, i / MOST_REGS)[i % MOST_REGS], y = regs_of(b, j / MOST_REGS)[j % MOST_REGS];
            if (x == y && x != UNREAD)
                return 1;
        }
    return 0;
}

static int holds_for(const batch *b, const term *t, int role)
{
    const uint64_t *r = regs_of(b, pe_of(b, role));
    uint64_t value = value_of(b, t->value, role);
    return t->rel == REL_EQ ? r[t->reg] == value : t->rel == REL_NE ? r[t->reg] != value : r[t->reg] > r[t->reg + 1];
}

static int holds(const batch *b, const term *t)
{
    int n = b->pe->n, found = 0;
    switch (t->rel) {
    case REL_TWO_SAME:
        return two_same(b);
    case REL_HOW_MANY_NE:
        for (int i = 0; i < n; i++)
            found += regs_of(b, i)[t->reg] == 0;
        return found != t->value;
    case REL_EQ:
    case REL_NE:
    case REL_GT:
        if (t->role != ANY_ROLE)
            return holds_for(b, t, t->role);
        for (int role = b->v->n_roles - 1; role < n; role++)
            found |= holds_for(b, t, role);
        return found;
    case REL_END:
        break;
    }
    return 0;
}

static int is_outcome(const batch *b, const outcome *o)
{
    for (int i = 0; i < MOST_TERMS && o->all[i].rel != REL_END; i++)
        if (!holds(b, &o->all[i]))
            return 0;
    return 1;
}

static void tell(const batch *b, const char *what)
{
    char name[128], text[512];
    litmus_name(b->v, name, sizeof name);
    int n = snprintf(text, sizeof text, "FORBIDDEN %s: %s (round %zu of %zu, generation %llu):", name, what, b->now,
                     b->rounds, (unsigned long long)b->pe->generation);
    for (int role = 0; role < b->pe->n && n < 400; role++) {
        const uint64_t *r = regs_of(b, pe_of(b, role));
        n += snprintf(text + n, sizeof text - (size_t)n, " role %d (PE %d)", role, pe_of(b, role));
        for (int i = 0; i < MOST_REGS; i++)
            if (r[i] != UNREAD)
                n += snprintf(text + n, sizeof text - (size_t)n, " r%d=%llu", i, (unsigned long long)r[i]);
    }
    fprintf(stderr, "%s\n", text);
}

/* A register read a block's content that no PE wrote there: wrong under any order. */
static int is_wild(const batch *b)
{
    for (int role = 0; role < b->v->n_roles; role++)
        for (const instr *in = b->v->table->code[role]; in < b->v->table->code[role] + MOST_CODE; in++)
            if ((in->op == OP_LOOK || in->op == OP_GET || in->op == OP_GET_NBI) &&
                regs_of(b, pe_of(b, role))[in->reg] == WILD)
                return 1;
    return 0;
}

static void judge(batch *b, variant *v)
{
    for (b->now = 0; b->now < b->rounds; b->now++) {
        const char *broken = is_wild(b) ? "content that nobody wrote" : NULL;
        int relaxed = 0;
        for (int i = 0; i < MOST_OUTCOMES && v->table->outcomes[i].name != NULL; i++) {
            const outcome *o = &v->table->outcomes[i];
            int forbidden = (o->forbidden & (1u << v->order)) != 0;
            if (!is_outcome(b, o))
                continue;
            if (forbidden)
                broken = o->name;
            else
                relaxed = 1;
        }
        v->relaxed += (uint64_t)relaxed;
        if (broken != NULL && v->forbidden++ < 2 && !b->pe->quiet)
            tell(b, broken);
    }
    v->rounds += b->rounds;
}

/* ---- A batch, and a run of them. */

static void clear_words(const batch *b)
{
    for (size_t i = 0; i < b->rounds * MOST_WORDS; i++)
        __atomic_store_n((uint64_t *)(void *)(b->pe->words + i * LITMUS_LINE), 0, __ATOMIC_RELAXED);
}

static ferry_status run_batch(batch *b)
{
    litmus_pe *pe = b->pe;
    ferry_status status;
    pe->generation++;
    pe->in_source = 0;
    for (int d = 0; d < b->v->n_data; d++)
        prepare_source(pe, b->block_bytes[d]);
    clear_words(b);
    if ((status = ferry_barrier_all()) != FERRY_SUCCESS || (status = run_rounds(b)) != FERRY_SUCCESS ||
        (status = ferry_barrier_all()) != FERRY_SUCCESS || (status = look_after(b)) != FERRY_SUCCESS)
        return status;
    status = ferry_putmem(pe->gathered + (size_t)pe->me * MOST_ROUNDS * MOST_REGS, pe->regs,
                          b->rounds * MOST_REGS * sizeof(uint64_t), 0);
    return status != FERRY_SUCCESS ? status : ferry_barrier_all();
}

ferry_status litmus_run(litmus_pe *pe, variant *v, uint64_t least_ns, int until_seen, uint64_t end, int *stop)
{
    batch b = { .pe = pe, .v = v };
    uint64_t began = now_ns();
    ferry_status status;
    lay_out(&b);
    for (uint64_t i = 0;; i++) {
        /* Each PE plays each role.  Every other time the roles change from round to round, which keeps the PEs close
         * together; otherwise the writers run ahead. */
        b.turn = (int)(pe->generation % (uint64_t)pe->n);
        b.turn_each = v->table->one_way ? 0 : (int)(pe->generation / (uint64_t)pe->n % 2);
        status = run_batch(&b);
        if (status != FERRY_SUCCESS) {
            char name[128];
            litmus_name(v, name, sizeof name);
            fprintf(stderr, "FORBIDDEN %s: PE %d: round %zu of %zu did not end: %s (%s)\n", name, pe->me, b.now,
                    b.rounds, ferry_status_name(status), ferry_last_error_message());
            return status;
        }
        if (pe->me == 0) {
            judge(&b, v);
            uint64_t now = now_ns();
            int enough =
                until_seen ? v->relaxed + v->forbidden != 0 || now - began >= SEEN_NS : now - began >= least_ns;
            *pe->decision = now >= end ? STOP : enough ? NEXT_VARIANT : NEXT_BATCH;
            for (int peer = 0; peer < pe->n && status == FERRY_SUCCESS; peer++)
                status = ferry_uint64_p(pe->told, *pe->decision, peer);
            if (status != FERRY_SUCCESS)
                return status;
        }
        if ((status = ferry_barrier_all()) != FERRY_SUCCESS)
            return status;
        uint64_t decision = ferry_uint64_g(pe->told, pe->me);
        *stop = decision == STOP;
        if (decision != NEXT_BATCH)
            return FERRY_SUCCESS;
    }
}

/* PEs that share one CPU cannot see intermediate states: if there are enough CPUs, each PE has its own. */
static void take_own_cpu(const litmus_pe *pe)
{
    cpu_set_t allowed, own;
    int skip = pe->me;
    if (sched_getaffinity(0, sizeof allowed, &allowed) != 0 || CPU_COUNT(&allowed) < pe->n)
        return;
    CPU_ZERO(&own);
    for (size_t cpu = 0; cpu < CPU_SETSIZE; cpu++)
        if (CPU_ISSET(cpu, &allowed) && skip-- == 0)
            CPU_SET(cpu, &own);
    (void)sched_setaffinity(0, sizeof own, &own); /* of this thread */
}

ferry_status litmus_open(litmus_pe *pe)
{
    pe->me = ferry_my_pe();
    pe->n = ferry_n_pes();
    take_own_cpu(pe);
    pe->source = malloc((size_t)1 << 20);
    pe->scratch = malloc((size_t)1 << 20);
    pe->words = ferry_align(LITMUS_LINE, MOST_ROUNDS * MOST_WORDS * LITMUS_LINE);
    pe->data = ferry_align(LITMUS_LINE, LITMUS_DATA);
    pe->regs = ferry_align(LITMUS_LINE, REGS_BYTES);
    pe->gathered = ferry_align(LITMUS_LINE, REGS_BYTES * (size_t)pe->n);
    pe->decision = ferry_calloc(8, 8);
    pe->told = ferry_calloc(8, 8);
    if (pe->source == NULL || pe->scratch == NULL || pe->words == NULL || pe->data == NULL || pe->regs == NULL ||
        pe->gathered == NULL || pe->decision == NULL || pe->told == NULL)
        return FERRY_ERR_NO_MEMORY;
    /* Writes the first, old content, which also allocates the pages. */
    memset(pe->data, 0, LITMUS_DATA);
    memset(pe->scratch, 0, (size_t)1 << 20);
    return FERRY_SUCCESS;
}

ferry_status litmus_close(litmus_pe *pe)
{
    free(pe->source);
    free(pe->scratch);
    return FERRY_SUCCESS;
}
