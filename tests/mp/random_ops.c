/* SPDX-License-Identifier: BSD-3-Clause */
/* Random sequences of calls from a seed that all PEs share, against a model that each PE computes alone.
 *
 * In each epoch every PE runs a script that depends on (seed, epoch, PE) only, so each PE can replay what all others
 * did to it.  The outcome is deterministic because each kind of word has its own rule:
 *
 *   rows      only PE s writes row s of a PE, by puts of all forms and sizes; a fence separates overlapping writes
 *             of one epoch, so the later write wins
 *   sums      add, fetch_add, inc: their order does not matter; one PE's fetched values grow
 *   parities  xor
 *   tokens    swap: values put in equal values taken out plus values left, over the whole job
 *   signals   put_signal and signal_add count up; the owner waits for the epoch's expected count
 *
 * PE_SEED sets the seed, PE_EPOCHS the number of epochs; a failure prints both. */
#include "pe_test.h"

#define ROW ((size_t)40000) /* bytes: more than a staged chunk */
#define WORDS 4
#define ARENA ((size_t)400000)
#define RANGES 64

typedef struct area { /* symmetric; rows[n_pes][ROW] lie apart */
    uint64_t sum[WORDS], parity[WORDS], token[WORDS], signal[64];
    uint32_t small[2];
} area;

typedef struct range {
    int to;
    size_t first, end;
} range;

/* One PE's script as it unfolds: the same for the PE that runs it and the PEs that replay it. */
typedef struct script {
    uint64_t seed, random;
    int pe, n_ranges;
    range ranges[RANGES]; /* written since the last fence */
    size_t arena;
    uint64_t op;
} script;

enum kind {
    P,
    PUT,
    PUT_NBI,
    IPUT,
    PUT_SIGNAL,
    PUT_SIGNAL_NBI,
    ADD,
    FETCH_ADD,
    INC,
    XOR,
    SMALL,
    SWAP,
    SIGNAL,
    GET_BACK,
    FENCE,
    QUIET,
    N_KINDS
};

typedef struct op {
    enum kind kind;
    int to, fence_first; /* 1: fence, 2: quiet */
    size_t first, n, source;
    ptrdiff_t dst, sst; /* IPUT, of 4-byte elements */
    unsigned word;
    uint64_t value;
} op;

typedef struct job {
    area *sym;
    unsigned char *rows;              /* symmetric [n_pes][ROW] */
    unsigned char *model_rows, *sent; /* the expected content of the own rows; this PE's row at each target */
    area model;
    unsigned char *arena;
    uint64_t in, out; /* tokens */
    uint64_t last[64][WORDS];
} job;

static void script_begin(script *s, uint64_t seed, uint64_t epoch, int pe)
{
    memset(s, 0, sizeof *s);
    s->seed = s->random = pe_mix(seed, epoch * 1000 + (uint64_t)pe);
    s->pe = pe;
}

static size_t random_size(script *s)
{
    uint64_t r = pe_random(&s->random);
    return r % 16 == 0 ? 1 + (r >> 8) % (ROW - 1) : r % 4 == 0 ? 1 + (r >> 8) % 3000 : 1 + (r >> 8) % 40;
}

/* Records a write of [first, end) at `to`; tells whether an earlier write of the range lacks a fence. */
static int overlaps(script *s, int to, size_t first, size_t end)
{
    int hit = s->n_ranges == RANGES;
    for (int i = 0; i < s->n_ranges; i++)
        hit |= s->ranges[i].to == to && s->ranges[i].first < end && first < s->ranges[i].end;
    if (hit)
        s->n_ranges = 0;
    s->ranges[s->n_ranges++] = (range){ to, first, end };
    return hit;
}

static op script_next(script *s)
{
    op o = { .kind = (enum kind)(pe_random(&s->random) % N_KINDS) };
    uint64_t r = pe_random(&s->random);
    o.to = (int)(r % (uint64_t)pe_n);
    o.word = (unsigned)(r >> 32) % WORDS;
    o.value = pe_random(&s->random);
    s->op++;
    switch (o.kind) {
    case P:
        o.n = 8;
        o.first = r / 64 % (ROW / 8) * 8;
        break;
    case IPUT:
        o.n = 1 + r / 64 % 200; /* elements */
        o.dst = (ptrdiff_t)(1 + (r >> 40) % 4);
        o.sst = (ptrdiff_t)(1 + (r >> 44) % 3);
        o.first = (r >> 16) % ((ROW - o.n * (size_t)o.dst * 4) / 4) * 4;
        break;
    case PUT:
    case PUT_NBI:
    case PUT_SIGNAL:
    case PUT_SIGNAL_NBI:
    case GET_BACK:
        o.n = random_size(s);
        o.first = (r >> 16) % (ROW - o.n + 1);
        break;
    case FENCE:
    case QUIET:
        s->n_ranges = 0;
        s->arena = o.kind == QUIET ? 0 : s->arena;
        return o;
    default:
        return o;
    }
    if (o.kind == GET_BACK) { /* reads what was written: it must be complete */
        o.fence_first = 2;
        s->n_ranges = 0;
        s->arena = 0;
        return o;
    }
    size_t bytes = o.kind == IPUT ? ((o.n - 1) * (size_t)o.sst + 1) * 4 : o.n;
    size_t span = o.kind == IPUT ? ((o.n - 1) * (size_t)o.dst + 1) * 4 : o.n;
    if (overlaps(s, o.to, o.first, o.first + span))
        o.fence_first = 1;
    if (s->arena + bytes + 16 > ARENA) { /* the sources of nbi calls stay untouched until a quiet */
        o.fence_first = 2;
        s->arena = 0;
    }
    o.source = s->arena;
    s->arena += (bytes + 15) / 16 * 16;
    return o;
}

/* The data of a script's operation `number`. */
static void source_bytes(const script *s, unsigned char *to, size_t n)
{
    pe_fill(to, n, s->seed ^ s->op);
}

/* Applies a writing operation to a row. */
static void apply_row(unsigned char *row, const op *o, const unsigned char *src)
{
    if (o->kind == IPUT)
        for (size_t i = 0; i < o->n; i++)
            memcpy(row + o->first + i * (size_t)o->dst * 4, src + i * (size_t)o->sst * 4, 4);
    else
        memcpy(row + o->first, src, o->n);
}

static int writes_row(const op *o)
{
    return o->kind <= PUT_SIGNAL_NBI;
}

static void run(job *j, const script *s, const op *o)
{
    area *a = j->sym;
    unsigned char *row = j->rows + (size_t)pe_me * ROW, *src = j->arena + o->source;
    uint64_t got;
    if (o->fence_first != 0)
        CHECK_OK(o->fence_first == 1 ? ferry_fence() : ferry_quiet());
    if (writes_row(o)) {
        source_bytes(s, src, o->kind == IPUT ? ((o->n - 1) * (size_t)o->sst + 1) * 4 : o->n);
        apply_row(j->sent + (size_t)o->to * ROW, o, src);
    }
    switch (o->kind) {
    case P:
        memcpy(&got, src, 8);
        CHECK_OK(ferry_uint64_p((uint64_t *)(void *)(row + o->first), got, o->to));
        break;
    case PUT:
        CHECK_OK(ferry_putmem(row + o->first, src, o->n, o->to));
        memset(src, 0, o->n);
        break;
    case PUT_NBI:
        CHECK_OK(ferry_putmem_nbi(row + o->first, src, o->n, o->to));
        break;
    case IPUT:
        CHECK_OK(ferry_iput32(row + o->first, src, o->dst, o->sst, o->n, o->to));
        break;
    case PUT_SIGNAL:
        CHECK_OK(ferry_putmem_signal(row + o->first, src, o->n, &a->signal[pe_me], 1, FERRY_SIGNAL_ADD, o->to));
        break;
    case PUT_SIGNAL_NBI:
        CHECK_OK(ferry_putmem_signal_nbi(row + o->first, src, o->n, &a->signal[pe_me], 1, FERRY_SIGNAL_ADD, o->to));
        break;
    case ADD:
        CHECK_OK(ferry_uint64_atomic_add(&a->sum[o->word], o->value % 1000, o->to));
        break;
    case INC:
        CHECK_OK(ferry_uint64_atomic_inc(&a->sum[o->word], o->to));
        break;
    case FETCH_ADD:
        got = ferry_uint64_atomic_fetch_add(&a->sum[o->word], 1 + o->value % 1000, o->to);
        if (got < j->last[o->to][o->word])
            pe_fail(__FILE__, __LINE__, "fetch_add returned %llu after %llu", (unsigned long long)got,
                    (unsigned long long)j->last[o->to][o->word]);
        j->last[o->to][o->word] = got + 1 + o->value % 1000;
        break;
    case XOR:
        if (o->value % 2)
            CHECK_OK(ferry_uint64_atomic_xor(&a->parity[o->word], o->value, o->to));
        else
            (void)ferry_uint64_atomic_fetch_xor(&a->parity[o->word], o->value, o->to);
        break;
    case SMALL:
        CHECK_OK(ferry_uint32_atomic_add(&a->small[o->word % 2], (uint32_t)o->value, o->to));
        break;
    case SWAP:
        j->in += o->value;
        j->out += ferry_uint64_atomic_swap(&a->token[o->word], o->value, o->to);
        break;
    case SIGNAL:
        CHECK_OK(ferry_signal_add(&a->signal[pe_me], 1, o->to));
        break;
    case GET_BACK: {
        unsigned char *back = j->arena + ARENA;
        CHECK_OK(ferry_getmem(back, row + o->first, o->n, o->to));
        CHECK_BYTES(back, j->sent + (size_t)o->to * ROW + o->first, o->n);
        break;
    }
    case FENCE:
        CHECK_OK(ferry_fence());
        break;
    default:
        CHECK_OK(ferry_quiet());
        break;
    }
}

/* Applies PE from's operation to this PE's model. */
static void replay(job *j, const script *s, const op *o, int from)
{
    area *m = &j->model;
    if (o->to != pe_me || o->kind == GET_BACK || o->kind >= FENCE)
        return;
    if (writes_row(o)) {
        unsigned char *src = j->arena + ARENA;
        source_bytes(s, src, o->kind == IPUT ? ((o->n - 1) * (size_t)o->sst + 1) * 4 : o->n);
        apply_row(j->model_rows + (size_t)from * ROW, o, src);
    }
    switch (o->kind) {
    case ADD:
        m->sum[o->word] += o->value % 1000;
        break;
    case INC:
        m->sum[o->word]++;
        break;
    case FETCH_ADD:
        m->sum[o->word] += 1 + o->value % 1000;
        break;
    case XOR:
        m->parity[o->word] ^= o->value;
        break;
    case SMALL:
        m->small[o->word % 2] += (uint32_t)o->value;
        break;
    case PUT_SIGNAL:
    case PUT_SIGNAL_NBI:
    case SIGNAL:
        m->signal[from]++;
        break;
    default:
        break;
    }
}

static void epoch_run(job *j, uint64_t seed, uint64_t epoch, unsigned n_ops)
{
    script s;
    script_begin(&s, seed, epoch, pe_me);
    for (unsigned i = 0; i < n_ops; i++) {
        op o = script_next(&s);
        pe_doing_now("PE_SEED=%llu epoch %llu operation %u of kind %d", (unsigned long long)seed,
                     (unsigned long long)epoch, i, (int)o.kind);
        run(j, &s, &o);
    }
    for (int pe = 0; pe < pe_n; pe++) {
        script_begin(&s, seed, epoch, pe);
        for (unsigned i = 0; i < n_ops; i++) {
            op o = script_next(&s);
            replay(j, &s, &o, pe);
        }
    }
    pe_doing_now("PE_SEED=%llu epoch %llu, signals", (unsigned long long)seed, (unsigned long long)epoch);
    if (epoch % 2 == 0)
        for (int pe = 0; pe < pe_n; pe++) /* before any barrier: the waits must complete the data */
            CHECK_OK(ferry_uint64_wait_until(&j->sym->signal[pe], FERRY_CMP_EQ, j->model.signal[pe]));
    if (epoch % 3 == 0) {
        CHECK_OK(ferry_quiet());
        CHECK_OK(ferry_sync_all());
    } else {
        pe_barrier();
    }
    pe_doing_now("PE_SEED=%llu epoch %llu, the outcome", (unsigned long long)seed, (unsigned long long)epoch);
    area *a = j->sym;
    CHECK_BYTES(a->signal, j->model.signal, sizeof a->signal);
    CHECK_BYTES(a->sum, j->model.sum, sizeof a->sum);
    CHECK_BYTES(a->parity, j->model.parity, sizeof a->parity);
    CHECK_BYTES(a->small, j->model.small, sizeof a->small);
    for (int pe = 0; pe < pe_n; pe++)
        if (memcmp(j->rows + (size_t)pe * ROW, j->model_rows + (size_t)pe * ROW, ROW) != 0)
            for (size_t i = 0; i < ROW; i++)
                if (j->rows[(size_t)pe * ROW + i] != j->model_rows[(size_t)pe * ROW + i])
                    pe_fail(__FILE__, __LINE__, "byte %zu of the row of PE %d is 0x%02x, the model has 0x%02x", i, pe,
                            j->rows[(size_t)pe * ROW + i], j->model_rows[(size_t)pe * ROW + i]);
    pe_barrier();
}

/* Between the epochs: a collective, an allocation and a free. */
static void between(job *j, uint64_t seed, uint64_t epoch)
{
    uint64_t r = pe_mix(seed ^ 0xc0113c7, epoch);
    size_t n = 1 + (r >> 8) % 4000, np = (size_t)pe_n;
    uint64_t *src = (uint64_t *)pe_alloc(np * n * 8), *dst = (uint64_t *)pe_alloc(np * n * 8), sums[3];
    pe_doing_now("PE_SEED=%llu collective after epoch %llu", (unsigned long long)seed, (unsigned long long)epoch);
    for (size_t i = 0; i < np * n; i++)
        src[i] = pe_mix(r + (uint64_t)pe_me, i);
    pe_barrier();
    switch (r % 4) {
    case 0:
        CHECK_OK(ferry_uint64_broadcast(FERRY_TEAM_WORLD, dst, src, n, (int)(r / 4 % np)));
        for (size_t i = 0; i < n; i++)
            CHECK(dst[i] == pe_mix(r + r / 4 % np, i));
        break;
    case 1:
        CHECK_OK(ferry_uint64_fcollect(FERRY_TEAM_WORLD, dst, src, n));
        for (size_t i = 0; i < np * n; i++)
            CHECK(dst[i] == pe_mix(r + i / n, i % n));
        break;
    case 2:
        CHECK_OK(ferry_uint64_alltoall(FERRY_TEAM_WORLD, dst, src, n));
        for (size_t i = 0; i < np * n; i++)
            CHECK(dst[i] == pe_mix(r + i / n, (size_t)pe_me * n + i % n));
        break;
    default:
        CHECK_OK(ferry_uint64_xor_reduce(FERRY_TEAM_WORLD, dst, src, n));
        for (size_t i = 0; i < n; i++) {
            uint64_t want = 0;
            for (size_t pe = 0; pe < np; pe++)
                want ^= pe_mix(r + pe, i);
            CHECK(dst[i] == want);
        }
        break;
    }
    /* Tokens: inserted over the whole job = removed + left. */
    sums[0] = j->in - j->out;
    for (int i = 0; i < WORDS; i++)
        sums[0] -= j->sym->token[i];
    CHECK_OK(ferry_free(src));
    src = (uint64_t *)pe_alloc(8);
    src[0] = sums[0];
    CHECK_OK(ferry_uint64_sum_reduce(FERRY_TEAM_WORLD, src, src, 1));
    CHECK_INT(src[0], 0);
    CHECK_OK(ferry_free(dst));
    CHECK_OK(ferry_free(src));
}

static void job_begin(job *j)
{
    size_t rows = (size_t)pe_n * ROW;
    memset(&j->model, 0, sizeof j->model);
    memset(j->last, 0, sizeof j->last);
    j->in = j->out = 0;
    j->sym = (area *)MADE(ferry_calloc(1, sizeof *j->sym));
    j->rows = (unsigned char *)MADE(ferry_calloc(1, rows));
    j->model_rows = (unsigned char *)MADE(calloc(1, rows));
    j->sent = (unsigned char *)MADE(calloc(1, rows));
    j->arena = (unsigned char *)MADE(malloc(ARENA + ROW));
}

static void job_end(job *j)
{
    free(j->arena);
    free(j->sent);
    free(j->model_rows);
    CHECK_OK(ferry_free(j->rows));
    CHECK_OK(ferry_free(j->sym));
}

static void pe_main(void)
{
    const char *seed_text = getenv("PE_SEED"), *epochs_text = getenv("PE_EPOCHS");
    uint64_t seed = seed_text != NULL ? strtoull(seed_text, NULL, 0) : 1;
    uint64_t epochs = epochs_text != NULL       ? strtoull(epochs_text, NULL, 0)
                      : pe_level() == PE_FULL   ? 1000u
                      : pe_level() == PE_NORMAL ? 60u
                      : pe_on_gpu()             ? 3u
                                                : 20u;
    PE_SKIP_IF(pe_n > 64);
    job *j = (job *)MADE(calloc(1, sizeof *j));
    job_begin(j);
    for (uint64_t epoch = 0; epoch < epochs; epoch++) {
        epoch_run(j, seed, epoch, 100 + (unsigned)(pe_mix(seed, epoch) % 200));
        between(j, seed, epoch);
        if (epoch % 10 == 9) { /* elsewhere in the heap from here on */
            job_end(j);
            void *hole = pe_alloc(1 + pe_mix(seed, epoch + 7) % 100000);
            job_begin(j);
            CHECK_OK(ferry_free(hole));
        }
    }
    job_end(j);
    free(j);
}
