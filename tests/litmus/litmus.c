/* SPDX-License-Identifier: BSD-3-Clause */
/* Litmus programs, made from tables: shape x size x how the data goes x what orders it x how the flag goes.  A shape
 * counts two kinds of outcome.  Forbidden ones may never be seen; each shape says why OpenSHMEM 1.5 forbids them.
 * Relaxed ones are allowed though surprising: seeing them (with FERRY_CHAOS) shows that the tests have teeth.
 *
 *   LITMUS_SECONDS  for all shapes together (default 4)
 *   LITMUS_SHAPE    only shapes whose name starts so */
#include "mp/pe_test.h"

#define WINDOW 4
#define MOST ((size_t)1 << 20)
#define RECORDS 128

typedef struct sym {
    uint64_t flag[WINDOW], ack, f1, f2, ready, x, y, lock, counter[WINDOW], go;
    uint64_t small[WINDOW];
    uint64_t record[2 * RECORDS];
    uint64_t total[3];
} sym;

typedef struct tally {
    uint64_t rounds, forbidden, relaxed;
} tally;

static __thread sym *s;
static __thread uint64_t *bulk;  /* symmetric: WINDOW buffers of MOST bytes */
static __thread uint64_t *local; /* MOST bytes */
static __thread uint64_t seconds_ns;

static int next_pe(int hop)
{
    return (pe_me + hop) % pe_n;
}

static int prev_pe(int hop)
{
    return (pe_me - hop % pe_n + pe_n) % pe_n;
}

/* Word i of round r from PE `from`. */
static uint64_t word(uint64_t r, int from, size_t i)
{
    return (r << 24) + ((uint64_t)from << 48) + i;
}

static void fill(size_t n, uint64_t r)
{
    for (size_t i = 0; i < n / 8; i++)
        local[i] = word(r, pe_me, i);
}

/* How many words are not there; every word of a small buffer, some of a large one, always the ends. */
static size_t missing(const uint64_t *buffer, size_t n, uint64_t r, int from)
{
    size_t words = n / 8, step = words > 2048 ? 61 : 1, bad = 0;
    for (size_t i = 0; i < words; i += step)
        bad += buffer[i] != word(r, from, i);
    return bad + (buffer[words - 1] != word(r, from, words - 1));
}

/* All PEs agree whether the case goes on: PE 0 looks at its clock.  Between batches everything is complete. */
static int goes_on(uint64_t until)
{
    pe_barrier();
    if (pe_me == 0)
        s->go = pe_now_ns() < until;
    CHECK_OK(ferry_broadcastmem(FERRY_TEAM_WORLD, &s->ready, &s->go, 8, 0));
    int go = s->ready != 0;
    pe_barrier();
    return go;
}

static void clear(void)
{
    pe_barrier();
    memset(s, 0, sizeof *s);
    pe_barrier();
}

/* ---- Message passing: data, then a flag; who sees the flag must see the data.
 *
 * Forbidden: the flag without the data, when a fence (9.10.1: puts, atomics and nonblocking puts before it are
 * delivered before those after it, to each PE) or a quiet (9.10.2) stands between, or when the flag is the signal of
 * the same put_signal (9.8.1: the signal is updated after the data).  The wait acquires (9.10: 3.2 memory model).
 * Without any of these it is allowed, and counted as relaxed. */

enum order { FENCE, QUIET, SIGNAL, NONE, N_ORDERS };
enum flag_op { FLAG_P, FLAG_PUT, FLAG_SET, FLAG_ADD, FLAG_SIGNAL_SET, FLAG_SIGNAL_ADD, N_FLAGS };
enum mix { BULK_ONLY, BULK_SMALL, SMALL_BULK, ATOMIC_BULK, BULK_ATOMIC, N_MIXES };

static const size_t sizes[] = { 8, 32, 40, 512, 4096, 16384, 16392, 65536, MOST };
#define N_SIZES (sizeof sizes / sizeof sizes[0])

typedef struct mp_case {
    size_t n;
    enum order order;
    enum flag_op flag;
    enum mix mix;
    int nbi;
} mp_case;

static void send_bulk(const mp_case *c, size_t slot, int to)
{
    uint64_t *dst = bulk + slot * MOST / 8;
    CHECK_OK(c->nbi ? ferry_putmem_nbi(dst, local, c->n, to) : ferry_putmem(dst, local, c->n, to));
}

static void send_flag(const mp_case *c, size_t slot, uint64_t r, int to)
{
    uint64_t *flag = &s->flag[slot], value = r;
    switch (c->flag) {
    case FLAG_P:
        CHECK_OK(ferry_uint64_p(flag, r, to));
        break;
    case FLAG_PUT:
        CHECK_OK(ferry_putmem(flag, &value, 8, to));
        break;
    case FLAG_SET:
        CHECK_OK(ferry_uint64_atomic_set(flag, r, to));
        break;
    case FLAG_ADD: /* the slot's flag holds r - WINDOW, 0 in the first turn */
        CHECK_OK(ferry_uint64_atomic_add(flag, r > WINDOW ? WINDOW : r, to));
        break;
    case FLAG_SIGNAL_SET:
        CHECK_OK(ferry_signal_set(flag, r, to));
        break;
    default:
        CHECK_OK(ferry_signal_add(flag, r > WINDOW ? WINDOW : r, to));
        break;
    }
}

/* The small word, by put or by atomic, before or after the bulk. */
static void send_small(const mp_case *c, size_t slot, uint64_t r, int to, int before)
{
    if (c->mix == (before ? SMALL_BULK : BULK_SMALL))
        CHECK_OK(ferry_uint64_p(&s->small[slot], r, to));
    else if (c->mix == (before ? ATOMIC_BULK : BULK_ATOMIC)) /* it holds r - WINDOW */
        CHECK_OK(ferry_uint64_atomic_add(&s->small[slot], r > WINDOW ? WINDOW : r, to));
}

static void mp_send(const mp_case *c, uint64_t r, int to)
{
    size_t slot = r % WINDOW;
    int add = c->flag == FLAG_ADD || c->flag == FLAG_SIGNAL_ADD;
    fill(c->n, r);
    send_small(c, slot, r, to, 1);
    if (c->order == SIGNAL) {
        send_small(c, slot, r, to, 0);
        if (c->mix != BULK_ONLY) /* put_signal orders its own data only */
            CHECK_OK(ferry_fence());
        uint64_t value = !add ? r : r > WINDOW ? WINDOW : r;
        CHECK_OK((c->nbi ? ferry_putmem_signal_nbi : ferry_putmem_signal)(
            bulk + slot * MOST / 8, local, c->n, &s->flag[slot], value, add ? FERRY_SIGNAL_ADD : FERRY_SIGNAL_SET, to));
        if (c->nbi) /* the source is filled again */
            CHECK_OK(ferry_quiet());
        return;
    }
    send_bulk(c, slot, to);
    send_small(c, slot, r, to, 0);
    if (c->order == FENCE)
        CHECK_OK(ferry_fence());
    else if (c->order == QUIET)
        CHECK_OK(ferry_quiet());
    send_flag(c, slot, r, to);
    if (c->nbi)
        CHECK_OK(ferry_quiet());
}

static void mp_receive(const mp_case *c, uint64_t r, int from, tally *t)
{
    size_t slot = r % WINDOW;
    CHECK_OK(ferry_uint64_wait_until(&s->flag[slot], FERRY_CMP_EQ, r));
    int bad = missing(bulk + slot * MOST / 8, c->n, r, from) != 0;
    if (c->mix != BULK_ONLY)
        bad |= __atomic_load_n(&s->small[slot], __ATOMIC_RELAXED) != r;
    t->rounds++;
    t->forbidden += bad && c->order != NONE;
    t->relaxed += bad && c->order == NONE;
}

static void mp_run(const mp_case *c, uint64_t budget, tally *t)
{
    int to = next_pe(1), from = prev_pe(1);
    uint64_t until = pe_now_ns() + budget, r = 0, batch = c->n >= 65536 ? 4 : c->n >= 4096 ? 32 : 256;
    pe_doing_now("message passing of %zu bytes, order %d, flag %d, mix %d%s", c->n, c->order, c->flag, c->mix,
                 c->nbi ? ", nbi" : "");
    clear();
    do {
        for (uint64_t sent = r, last = r + batch; r < last;) {
            /* As far ahead as the window allows, then one round back. */
            while (sent < last && sent < r + WINDOW &&
                   (sent < WINDOW || ferry_uint64_test(&s->ack, FERRY_CMP_GE, sent + 1 - WINDOW)))
                mp_send(c, ++sent, to);
            if (sent == r) {
                CHECK_OK(ferry_uint64_wait_until(&s->ack, FERRY_CMP_GE, sent + 1 - WINDOW));
                continue;
            }
            mp_receive(c, ++r, from, t);
            if (c->order == NONE) /* what is late must not land in the slot's next turn */
                CHECK_OK(ferry_quiet());
            CHECK_OK(ferry_uint64_atomic_add(&s->ack, 1, from));
        }
    } while (goes_on(until));
}

static void message_passing(uint64_t budget, tally *t)
{
    /* Orders and the flags that make sense with them. */
    static const unsigned char flags_of[N_ORDERS][N_FLAGS] = {
        [FENCE] = { 1, 1, 1, 1, 1, 1 },
        [QUIET] = { 1, 0, 0, 1, 0, 0 },
        [SIGNAL] = { 0, 0, 0, 0, 1, 1 },
        [NONE] = { 1, 0, 0, 1, 0, 0 },
    };
    mp_case c;
    uint64_t n_cases = 0;
    for (int pass = 0; pass < 2; pass++)
        for (size_t i = 0; i < N_SIZES; i++)
            for (int order = 0; order < N_ORDERS; order++)
                for (int flag = 0; flag < N_FLAGS; flag++)
                    for (int mix = 0; mix < N_MIXES; mix++)
                        for (int nbi = 0; nbi < 2; nbi++) {
                            if (!flags_of[order][flag] ||
                                (pe_level() == PE_QUICK && (i + (unsigned)mix + (unsigned)flag) % 4 != (unsigned)nbi))
                                continue;
                            c = (mp_case){ sizes[i], (enum order)order, (enum flag_op)flag, (enum mix)mix, nbi };
                            if (pass == 0)
                                n_cases++;
                            else
                                mp_run(&c, budget / n_cases, t);
                        }
}

/* ---- Across three PEs: A writes C's memory, quiets, tells B; B tells C.
 *
 * Forbidden: C hears of it and does not see the data: after A's quiet the data is visible to every PE (9.10.2).  With a
 * fence only it is allowed: fence orders one PE's operations to each PE, not across PEs. */
static void across(uint64_t budget, tally *t, size_t n, int quiet)
{
    uint64_t until = pe_now_ns() + budget, r = 0, batch = n >= 65536 ? 8 : 64;
    pe_doing_now("across three PEs, %zu bytes, %s", n, quiet ? "quiet" : "fence");
    clear();
    do {
        for (uint64_t last = r + batch; r < last;) {
            r++;
            fill(n, r);
            CHECK_OK(ferry_putmem(bulk, local, n, next_pe(2)));
            CHECK_OK(quiet ? ferry_quiet() : ferry_fence());
            CHECK_OK(ferry_signal_set(&s->f1, r, next_pe(1)));
            CHECK_OK(ferry_uint64_wait_until(&s->f1, FERRY_CMP_GE, r)); /* as B */
            CHECK_OK(ferry_signal_set(&s->f2, r, next_pe(1)));
            CHECK_OK(ferry_uint64_wait_until(&s->f2, FERRY_CMP_GE, r)); /* as C */
            int bad = missing(bulk, n, r, prev_pe(2)) != 0;
            t->rounds++;
            t->forbidden += bad && quiet;
            t->relaxed += bad && !quiet;
            if (!quiet)
                CHECK_OK(ferry_quiet());
            CHECK_OK(ferry_signal_set(&s->ack, r, prev_pe(2)));
            CHECK_OK(ferry_uint64_wait_until(&s->ack, FERRY_CMP_GE, r));
        }
    } while (goes_on(until));
}

static void three_pes(uint64_t budget, tally *t)
{
    static const size_t some[] = { 8, 4096, 65536, MOST };
    for (int i = 0; pe_n >= 3 && i < 8; i++)
        across(budget / 8, t, some[i / 2], i % 2);
}

/* ---- Store buffering: each of two PEs writes into the other, quiets, reads its own.
 *
 * Forbidden: both read old.  A quiet returns when the PE's puts are complete and visible to every PE (9.10.2): of two
 * quiets one returned first, and the read after the other one comes later.  Without quiet it is allowed. */
static void buffering(uint64_t budget, tally *t, int op, int quiet)
{
    int other = pe_me ^ 1;
    if (other >= pe_n)
        other = pe_me; /* the odd one out only keeps step */
    uint64_t until = pe_now_ns() + budget, r = 0, theirs[RECORDS];
    pe_doing_now("store buffering, operation %d, %s", op, quiet ? "quiet" : "nothing");
    clear();
    do {
        for (int i = 0; i < RECORDS; i++) {
            r++;
            CHECK_OK(ferry_signal_set(&s->f1, r, other));
            CHECK_OK(ferry_uint64_wait_until(&s->f1, FERRY_CMP_GE, r));
            if (op == 0)
                CHECK_OK(ferry_uint64_p(&s->x, r, other));
            else if (op == 1)
                CHECK_OK(ferry_uint64_atomic_set(&s->x, r, other));
            else if (op == 2)
                CHECK_OK(ferry_uint64_atomic_inc(&s->x, other));
            else {
                fill(4096, r);
                local[511] = r;
                CHECK_OK(ferry_putmem_nbi(bulk, local, 4096, other));
            }
            if (quiet)
                CHECK_OK(ferry_quiet());
            uint64_t *mine = op == 3 ? &bulk[511] : &s->x;
            uint64_t v = i % 2 ? __atomic_load_n(mine, __ATOMIC_RELAXED) : ferry_uint64_atomic_fetch(mine, pe_me);
            s->record[i] = v >= r;
            CHECK_OK(ferry_quiet()); /* nothing of this round in the next; its source is free */
            CHECK_OK(ferry_signal_set(&s->f2, r, other));
            CHECK_OK(ferry_uint64_wait_until(&s->f2, FERRY_CMP_GE, r));
        }
        pe_barrier();
        CHECK_OK(ferry_getmem(theirs, s->record, sizeof theirs, other));
        for (int i = 0; other > pe_me && i < RECORDS; i++) {
            int bad = s->record[i] == 0 && theirs[i] == 0;
            t->rounds++;
            t->forbidden += bad && quiet;
            t->relaxed += bad && !quiet;
        }
    } while (goes_on(until));
}

static void store_buffering(uint64_t budget, tally *t)
{
    for (int i = 0; pe_n >= 2 && i < 8; i++) {
        memset(bulk, 0, 4096);
        buffering(budget / 8, t, i / 2, i % 2);
    }
}

/* ---- Coherence: one writer counts a word up with a fence between; nobody ever sees it go down.
 *
 * Forbidden: a later read of the same word by the same PE returns an older value.  The writes are delivered in order
 * (fence, 9.10.1), each read is an atomic fetch or a test of that word, and a fetch returns before the next is made. */
static void coherence(uint64_t budget, tally *t)
{
    uint64_t until = pe_now_ns() + budget, r = 0;
    int to = next_pe(1), from = prev_pe(1);
    pe_doing_now("coherence");
    clear();
    do {
        uint64_t last = r + 500, mine = r, far = 0;
        for (; r < last; t->rounds++) {
            r++;
            if (r % 3 == 0)
                CHECK_OK(ferry_uint64_p(&s->x, r, to));
            else if (r % 3 == 1)
                CHECK_OK(ferry_uint64_atomic_set(&s->x, r, to));
            else
                CHECK_OK(ferry_putmem_nbi(&s->x, &r, 8, to));
            CHECK_OK(r % 3 == 2 ? ferry_quiet() : ferry_fence());
            uint64_t v = __atomic_load_n(&s->x, __ATOMIC_ACQUIRE);
            t->forbidden += v < mine;
            mine = v;
            if (r % 4 == 0) { /* what this PE writes, and what another one writes, read over there */
                uint64_t w = ferry_uint64_atomic_fetch(&s->x, from);
                t->forbidden += w < far;
                far = w;
            }
        }
        CHECK_OK(ferry_uint64_wait_until(&s->x, FERRY_CMP_GE, last));
    } while (goes_on(until));
}

/* ---- Independent reads of independent writes: two writers count two words up, two readers read both in opposite
 * order.
 *
 * Forbidden: reader A saw x newer than B did, though B saw y newer than A did.  Every update and every read is an
 * atomic on that word, all atomics on a word form one sequence at its owner (9.7), and a fetching atomic takes place
 * before it returns; a quiet stands between the two reads.  If B's x is older than A's, B read x before A did; B had
 * read y before that, A reads y after: A's y cannot be older than B's. */
static void independent(uint64_t budget, tally *t)
{
    uint64_t until = pe_now_ns() + budget, theirs[2 * RECORDS];
    int home_x = pe_n - 1, home_y = pe_n - 2;
    if (pe_n < 4)
        return;
    pe_doing_now("independent reads of independent writes");
    clear();
    do {
        for (int i = 0; i < RECORDS; i++) {
            if (pe_me < 2)
                CHECK_OK(ferry_uint64_atomic_inc(pe_me == 0 ? &s->x : &s->y, pe_me == 0 ? home_x : home_y));
            if (pe_me < 2 && i % 4 == 0)
                CHECK_OK(ferry_quiet());
            if (pe_me == 2 || pe_me == 3) {
                int x_first = pe_me == 2;
                uint64_t a = ferry_uint64_atomic_fetch(x_first ? &s->x : &s->y, x_first ? home_x : home_y);
                CHECK_OK(ferry_quiet());
                uint64_t b = ferry_uint64_atomic_fetch(x_first ? &s->y : &s->x, x_first ? home_y : home_x);
                s->record[2 * i] = x_first ? a : b;
                s->record[2 * i + 1] = x_first ? b : a;
            }
        }
        pe_barrier();
        if (pe_me == 2) {
            CHECK_OK(ferry_getmem(theirs, s->record, sizeof theirs, 3));
            for (int i = 0; i < RECORDS; i++)
                for (int j = 0; j < RECORDS; j++)
                    t->forbidden += theirs[2 * j] < s->record[2 * i] && s->record[2 * i + 1] < theirs[2 * j + 1];
            t->rounds += RECORDS;
        }
    } while (goes_on(until));
}

/* ---- Signals of many: every PE adds 1 to everybody's counter behind a row of data.
 *
 * Forbidden: a count of n without all n rows: each addition comes after its own data (9.8.1) and none is lost (9.8.3).
 */
static void many_signals(uint64_t budget, tally *t, size_t n)
{
    uint64_t until = pe_now_ns() + budget, turn = 0;
    n = n * (size_t)pe_n > MOST ? MOST / (size_t)pe_n / 8 * 8 : n;
    pe_doing_now("signals of many, %zu bytes", n);
    clear();
    do {
        for (int k = 0; k < 8; k++) {
            turn++;
            for (size_t slot = 0; slot < WINDOW; slot++) {
                fill(n, turn);
                for (int to = 0; to < pe_n; to++)
                    CHECK_OK(ferry_putmem_signal(bulk + (slot * MOST + (size_t)pe_me * n) / 8, local, n,
                                                 &s->counter[slot], 1, FERRY_SIGNAL_ADD, to));
            }
            for (size_t slot = 0; slot < WINDOW; slot++) {
                CHECK_OK(ferry_uint64_wait_until(&s->counter[slot], FERRY_CMP_EQ, turn * (uint64_t)pe_n));
                for (int from = 0; from < pe_n; from++)
                    t->forbidden += missing(bulk + (slot * MOST + (size_t)from * n) / 8, n, turn, from) != 0;
                t->rounds++;
            }
            CHECK_OK(ferry_sync_all());
        }
    } while (goes_on(until));
}

static void signals(uint64_t budget, tally *t)
{
    static const size_t some[] = { 8, 512, 16392, 200000 };
    for (int i = 0; i < 4; i++)
        many_signals(budget / 4, t, some[i]);
}

/* ---- A lock by compare_swap (or swap) around a block that is read by get and written by put.
 *
 * Forbidden: a torn block or a lost update: the holder's puts are complete before it unlocks (quiet, 9.10.2), and
 * nobody else's get or put falls between (9.7: the atomics exclude each other). */
static void locked(uint64_t budget, tally *t, size_t n, int by_swap)
{
    uint64_t until = pe_now_ns() + budget;
    int home = (int)(n / 8 % (size_t)pe_n);
    size_t words = n / 8;
    pe_doing_now("lock around %zu bytes", n);
    memset(bulk, 0, n);
    clear();
    do {
        for (int k = 0; k < 16; k++) {
            uint64_t spins = 0;
            while ((by_swap ? ferry_uint64_atomic_swap(&s->lock, 1, home)
                            : ferry_uint64_atomic_compare_swap(&s->lock, 0, (uint64_t)pe_me + 1, home)) != 0)
                if (++spins % 16 == 0) {
                    CHECK(ferry_last_error() == FERRY_SUCCESS);
                    pe_sleep_ms(0);
                }
            CHECK_OK(ferry_getmem(local, bulk, n, home));
            for (size_t i = 1; i < words; i++)
                t->forbidden += local[i] != local[0];
            uint64_t v = local[0] + 1;
            for (size_t i = 0; i < words; i++)
                local[i] = v;
            CHECK_OK(ferry_putmem(bulk, local, n, home));
            CHECK_OK(ferry_quiet());
            CHECK_OK(ferry_uint64_atomic_set(&s->lock, 0, home));
            t->rounds++;
            s->f1++; /* own count */
        }
    } while (goes_on(until));
    CHECK_OK(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, &s->f2, &s->f1, 1));
    if (pe_me == home)
        t->forbidden += bulk[0] != s->f2;
}

static void locks(uint64_t budget, tally *t)
{
    static const size_t some[] = { 8, 4096, 65536 };
    for (int i = 0; i < 6; i++)
        locked(budget / 6, t, some[i / 2], i % 2);
}

/* ---- */

typedef struct shape {
    const char *name;
    void (*run)(uint64_t budget, tally *t);
    unsigned share; /* of the time, in 16ths */
} shape;

static const shape shapes[] = {
    { "message_passing", message_passing, 7 },
    { "three_pes", three_pes, 2 },
    { "store_buffering", store_buffering, 2 },
    { "coherence", coherence, 1 },
    { "independent_reads", independent, 1 },
    { "signals_of_many", signals, 2 },
    { "lock", locks, 1 },
};

static int pe_main(void)
{
    const char *seconds = getenv("LITMUS_SECONDS"), *only = getenv("LITMUS_SHAPE");
    seconds_ns = (uint64_t)((seconds != NULL ? atof(seconds) : 4.0) * 1e9);
    s = (sym *)ferry_calloc(1, sizeof *s);
    bulk = (uint64_t *)ferry_calloc(WINDOW, MOST);
    local = (uint64_t *)calloc(1, MOST);
    CHECK(s != NULL && bulk != NULL && local != NULL);
    int bad = 0;
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
        tally t = { 0, 0, 0 };
        if (only != NULL && strncmp(shapes[i].name, only, strlen(only)) != 0)
            continue;
        shapes[i].run(only != NULL ? seconds_ns : seconds_ns / 16 * shapes[i].share, &t);
        pe_doing_now("the sums of %s", shapes[i].name);
        pe_barrier();
        s->total[0] = t.rounds;
        s->total[1] = t.forbidden;
        s->total[2] = t.relaxed;
        CHECK_OK(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, s->total, s->total, 3));
        if (pe_me == 0)
            printf("%-18s %10llu rounds, %llu forbidden, %llu relaxed but allowed\n", shapes[i].name,
                   (unsigned long long)s->total[0], (unsigned long long)s->total[1], (unsigned long long)s->total[2]);
        fflush(stdout);
        bad |= s->total[1] != 0;
        pe_barrier();
    }
    free(local);
    CHECK_OK(ferry_free(bulk));
    CHECK_OK(ferry_free(s));
    return bad;
}
