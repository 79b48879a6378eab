/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_moe_run() places every row where its layout says and returns every weighted sum, in random shapes: all layouts,
 * formats, index widths and scale forms, halves apart and together, weights with dispatch or with combine, tokens
 * counted on the device, outputs of the program or of the object, both channels.  A sequential model of all PEs says
 * what must be there, bytes after the outputs stay as they were, and a repeated round has the same bits. */
#include "moe_model.h"
#include <math.h>

#define GUARD 64 /* bytes after each output that nobody may write */

struct shape {
    int experts, topk, hidden, max_tokens, n_pes;
    ferry_moe_config config;
    int skew; /* 0, 1: spread; 2: one expert; 3: no choice; 4: no tokens */
    int weights_late, on_device, apart, in_stream, row_weights, own, f32;
};

static uint64_t draw(uint64_t seed, uint64_t what, uint64_t n)
{
    return (pe_mix(seed, what) >> 20) % n;
}

static struct shape shape_of(uint64_t seed)
{
    static const int hiddens[] = { 1, 8, 33, 64, 127, 128, 200, 256, 384, 520, 1024 };
    static const int topks[] = { 1, 2, 3, 4, 6, 8, 9, 16, 31, 32 };
    struct shape s;
    memset(&s, 0, sizeof s);
    s.config = (ferry_moe_config)FERRY_MOE_CONFIG_INIT;
    s.n_pes = pe_n;
    s.topk = topks[draw(seed, 1, 10)];
    s.experts = s.topk + (int)draw(seed, 2, 40);
    s.hidden = hiddens[draw(seed, 3, 11)];
    s.max_tokens = (int)draw(seed, 4, draw(seed, 5, 4) == 0 ? 70 : 12);
    s.skew = (int)draw(seed, 6, 10) < 7 ? 0 : (int)draw(seed, 7, 5);
    ferry_moe_config *c = &s.config;
    c->n_experts = s.experts;
    c->topk = s.topk;
    c->hidden = s.hidden;
    c->max_tokens = s.max_tokens;
    c->layout = (ferry_moe_layout)draw(seed, 8, 4);
    /* Too many tokens for the windows of staged pairs of GPUs: rows and weights are put.  Few of the tokens come. */
    const int by_puts = pe_on_gpu() && pe_n == 2 && seed % 16 == 5;
    if (by_puts)
        c->layout = seed % 32 == 5 ? FERRY_MOE_CONTIGUOUS : FERRY_MOE_BY_TOKEN;
    c->dtype = draw(seed, 9, 3) == 0 ? FERRY_MOE_BF16 : draw(seed, 9, 3) == 1 ? FERRY_MOE_FP8 : FERRY_MOE_OPAQUE;
    /* Too many tokens for a small round of GPUs: warps work alone, and rows are placed while others travel. */
    const int large = pe_on_gpu() && !by_puts && seed % 4 == 3;
    if (large) {
        c->layout = FERRY_MOE_BY_TOKEN;
        c->dtype = seed % 8 == 3 ? FERRY_MOE_BF16 : FERRY_MOE_OPAQUE;
        s.topk = c->topk = seed % 16 < 8 ? 8 : s.topk < 2 ? 2 : s.topk;
        s.experts = c->n_experts = s.topk + (int)draw(seed, 2, 40);
        s.max_tokens = 1 + (int)draw(seed, 4, 150);
        c->max_tokens = s.max_tokens + 16384 / (pe_n * s.topk) + 1;
    }
    c->n_blocks = pe_on_gpu() ? (int)draw(seed, 10, 4) : (int)draw(seed, 10, 3);
    /* Blocks and tokens enough for rows that are taken from windows while others travel (per_pe/windows__funcs.h). */
    const int taken = pe_on_gpu() && !by_puts && !large && seed % 16 == 9;
    if (taken) {
        s.max_tokens = c->max_tokens = 256 + (int)draw(seed, 4, 60);
        c->n_blocks = 0;
    }
    if (c->dtype == FERRY_MOE_OPAQUE) {
        c->row_bytes = 1 + (int)draw(seed, 11, 700);
        c->row_bytes = large || draw(seed, 12, 2) ? (c->row_bytes + 15) / 16 * 16 : c->row_bytes;
        c->side_bytes = (int)draw(seed, 13, 3) * (int)draw(seed, 14, 30);
    }
    if (c->dtype == FERRY_MOE_FP8) {
        c->scales = (unsigned)draw(seed, 15, 16);
        if (c->scales & FERRY_MOE_SCALE_UE8M0)
            c->scales |= FERRY_MOE_SCALE_ROUNDED;
        if (c->layout == FERRY_MOE_BY_SOURCE)
            c->scales &= FERRY_MOE_SCALE_ROUNDED | FERRY_MOE_SCALE_FLOOR;
    }
    if (c->layout == FERRY_MOE_CONTIGUOUS || c->layout == FERRY_MOE_BY_TOKEN)
        c->alignment = 1 << draw(seed, 16, 6);
    c->index_bytes = draw(seed, 17, 2) ? 8 : 0;
    s.own = by_puts || large ? 1 : (int)draw(seed, 18, 4);
    c->own = s.own ? 0 : c->layout == FERRY_MOE_BY_SOURCE ? FERRY_MOE_OWN_PARTIAL : 3;
    c->n_channels = 1 + (int)draw(seed, 19, 2);
    c->first_rounds = 1;
    c->first_timeout_ns = 60000000000u;
    const int by_expert = c->layout == FERRY_MOE_BY_EXPERT || c->layout == FERRY_MOE_CONTIGUOUS;
    s.weights_late = by_expert && (by_puts || draw(seed, 20, 2));
    s.on_device = (int)draw(seed, 21, 2);
    s.apart = taken ? 0 : (int)draw(seed, 22, 3);
    s.in_stream = !pe_on_gpu() && draw(seed, 23, 2);
    s.row_weights = c->layout == FERRY_MOE_BY_TOKEN && draw(seed, 24, 2);
    s.f32 = c->own == 0 && draw(seed, 25, 2);
    if (by_puts) {
        c->n_channels = 1;
        const size_t least_rows = 4 * (size_t)(s.hidden > 64 ? s.hidden : 64) + 512; /* of a token, on both ways */
        c->max_tokens = (int)(((size_t)512 << 20) / (size_t)pe_n / least_rows) + 1;
        c->max_tokens = c->max_tokens < 500000 ? c->max_tokens : 500000;
    }
    return s;
}

/* ---- The model: what each PE has, as a function of the round. */

static int tokens_of(const struct shape *s, uint64_t round, int pe)
{
    return s->skew == 4 ? 0 : (int)draw(round, 100 + (uint64_t)pe, (uint64_t)s->max_tokens + 1);
}

/* The token's choices, all different; -1 in one of eight. */
static void choices_of(const struct shape *s, uint64_t round, int pe, int t, int *expert)
{
    const uint64_t kind = round * 1000003 + (uint64_t)pe * 4099 + (uint64_t)t;
    for (int k = 0; k < s->topk; k++) {
        expert[k] = s->skew == 3 || draw(kind, 7 + (uint64_t)k, 8) == 0
                        ? -1
                        : (int)draw(kind, 77 + (uint64_t)k, (uint64_t)s->experts);
        if (s->skew == 2)
            expert[k] = k == 0 ? (int)(round % (uint64_t)s->experts) : -1;
        for (int j = 0; j < k && expert[k] >= 0; j++)
            if (expert[j] == expert[k]) {
                expert[k] = (expert[k] + 1) % s->experts;
                j = -1;
            }
    }
}

static float weight_of(uint64_t round, int pe, int t, int k)
{
    return (float)(1 + draw(round + (uint64_t)pe * 31, (uint64_t)(t * 40 + k), 255)) / 256.0f;
}

/* Some rows are of elements so small that FERRY_MOE_SCALE_FLOOR decides. */
static uint16_t x_of(uint64_t round, int pe, int t, int i)
{
    const float magnitude =
        (float)(int)(draw(round * 7 + (uint64_t)pe, (uint64_t)t * 5000 + (uint64_t)i, 4001)) - 2000.0f;
    return ferry_bf16_from_float(magnitude / (t % 5 == 3 ? 3e8f : 37.0f));
}

static uint8_t byte_of(uint64_t round, int pe, int t, int i, int side)
{
    return (uint8_t)pe_mix(round * 7 + (uint64_t)pe, (uint64_t)t * 5000 + (uint64_t)i + (side ? 1u << 30 : 0));
}

/* What expert e makes of the token. */
static float made_by(uint64_t round, int e, int pe, int t, int i)
{
    const int v = (int)draw(round + (uint64_t)e * 65537, (uint64_t)((pe * 100 + t) * 2000 + i), 511) - 255;
    return ferry_bf16_to_float(ferry_bf16_from_float((float)v / 64.0f));
}

/* ---- Outputs, with guards after them. */

struct outputs {
    char *rows, *scales;
    int32_t *count, *start, *token, *source, *n_rows;
    ferry_moe_range *range;
    void *expert;
    float *weight;
    size_t row_bytes, scale_units, room;
};

static void *guarded(size_t count, size_t size)
{
    char *p = model_array(count * size + GUARD, 1);
    memset(p, 0xa5, count * size + GUARD);
    return p;
}

static void check_guard(const void *p, size_t count, size_t size, const char *name)
{
    const unsigned char *end = (const unsigned char *)p + count * size;
    pe_doing_now("the guard behind %s", name);
    for (int i = 0; i < GUARD; i++)
        CHECK_INT(end[i], 0xa5);
}

static size_t units_of(const struct shape *s)
{
    const size_t groups = ((size_t)s->hidden + 127) / 128;
    if (s->config.dtype == FERRY_MOE_OPAQUE)
        return (size_t)s->config.side_bytes;
    return s->config.dtype != FERRY_MOE_FP8 ? 0 : s->config.scales & FERRY_MOE_SCALE_UE8M0 ? (groups + 3) / 4 : groups;
}

static struct outputs outputs_of(const struct shape *s, const ferry_moe_view *view, ferry_moe_round *r)
{
    const ferry_moe_config *c = &s->config;
    struct outputs o;
    memset(&o, 0, sizeof o);
    const size_t all = (size_t)s->n_pes * (size_t)s->max_tokens, local = (size_t)view->n_experts;
    const size_t align = c->alignment > 0 ? (size_t)c->alignment : 1;
    const size_t most = local < (size_t)s->topk ? local : (size_t)s->topk;
    o.room = c->layout == FERRY_MOE_BY_EXPERT  ? all * local
             : c->layout == FERRY_MOE_BY_TOKEN ? all
                                               : (all * most + local * (align - 1) + align - 1) / align * align;
    if (c->layout == FERRY_MOE_CONTIGUOUS || c->layout == FERRY_MOE_BY_TOKEN)
        r->room = (int64_t)o.room;
    o.row_bytes =
        c->dtype == FERRY_MOE_OPAQUE ? (size_t)c->row_bytes : (size_t)s->hidden * (c->dtype == FERRY_MOE_FP8 ? 1 : 2);
    o.scale_units = units_of(s);
    const size_t unit = c->dtype == FERRY_MOE_FP8 ? 4 : 1, index = c->index_bytes == 8 ? 8 : 4;
    o.rows = c->own != 0 ? view->own_rows : guarded(o.room, o.row_bytes);
    o.scales = c->own != 0 ? view->own_scales : guarded(o.room * o.scale_units, unit);
    r->rows = c->own != 0 ? NULL : o.rows;
    r->scales = c->own != 0 ? NULL : o.scales;
    r->expert_count = o.count = guarded(local, 4);
    r->expert_start = o.start = guarded(local + 1, 4);
    r->range = o.range = guarded(local * (size_t)s->n_pes, 8);
    r->row_token = o.token = guarded(o.room, 4);
    r->row_source = o.source = guarded(o.room, 4);
    r->row_expert = o.expert = guarded(o.room * (size_t)s->topk, index);
    r->row_weight = o.weight = guarded(o.room * (size_t)s->topk, 4);
    r->n_rows = o.n_rows = guarded(1, 4);
    if (o.room == 0 && c->max_tokens > 0) { /* to ferry_moe_run() such a room is the layout's most */
        r->rows = r->scales = r->row_expert = NULL;
        r->row_token = r->row_source = NULL;
        r->row_weight = NULL;
    }
    return o;
}

static void check_guards(const struct shape *s, const struct outputs *o, int local)
{
    const size_t n = (size_t)local, unit = s->config.dtype == FERRY_MOE_FP8 ? 4 : 1;
    if (s->config.own == 0) {
        check_guard(o->rows, o->room, o->row_bytes, "rows");
        check_guard(o->scales, o->room * o->scale_units, unit, "scales");
    }
    check_guard(o->count, n, 4, "expert_count");
    check_guard(o->start, n + 1, 4, "expert_start");
    check_guard(o->range, n * (size_t)s->n_pes, 8, "range");
    check_guard(o->token, o->room, 4, "row_token");
    check_guard(o->source, o->room, 4, "row_source");
    check_guard(o->expert, o->room * (size_t)s->topk, s->config.index_bytes == 8 ? 8 : 4, "row_expert");
    check_guard(o->weight, o->room * (size_t)s->topk, 4, "row_weight");
    check_guard(o->n_rows, 1, 4, "n_rows");
}

static void free_outputs(const struct shape *s, const struct outputs *o)
{
    if (s->config.own == 0) {
        model_free(o->rows);
        model_free(o->scales);
    }
    void *all[] = { o->count, o->start, o->range, o->token, o->source, o->expert, o->weight, o->n_rows };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        model_free(all[i]);
}

/* ---- Checks of placed rows. */

static uint32_t scale_bits(const struct shape *s, const struct outputs *o, size_t at, size_t unit)
{
    const size_t block = s->config.layout == FERRY_MOE_BY_EXPERT ? (size_t)s->n_pes * (size_t)s->max_tokens : o->room;
    const size_t i = s->config.scales & FERRY_MOE_SCALE_COLUMNS
                         ? (at / block * o->scale_units + unit) * block + at % block
                         : at * o->scale_units + unit;
    uint32_t bits;
    memcpy(&bits, o->scales + 4 * i, 4);
    return bits;
}

/* Row `at` of the outputs holds token t of pe. */
static void check_row(const struct shape *s, const struct outputs *o, uint64_t round, size_t at, int pe, int t)
{
    const ferry_moe_config *c = &s->config;
    const char *row = o->rows + at * o->row_bytes;
    pe_doing_now("row %zu: token %d of PE %d", at, t, pe);
    CHECK_INT(o->token[at], t);
    CHECK_INT(o->source[at], pe);
    if (c->dtype == FERRY_MOE_OPAQUE) {
        for (int i = 0; i < c->row_bytes; i++)
            CHECK_INT((uint8_t)row[i], byte_of(round, pe, t, i, 0));
        for (int i = 0; i < c->side_bytes; i++)
            CHECK_INT((uint8_t)o->scales[at * (size_t)c->side_bytes + (size_t)i], byte_of(round, pe, t, i, 1));
        return;
    }
    if (c->dtype == FERRY_MOE_BF16) {
        for (int i = 0; i < s->hidden; i++)
            CHECK_INT(((const uint16_t *)(const void *)row)[i], x_of(round, pe, t, i));
        return;
    }
    for (int g = 0; g < (s->hidden + 127) / 128; g++) {
        float most = 0, scale;
        const int end = (g + 1) * 128 < s->hidden ? (g + 1) * 128 : s->hidden;
        for (int i = g * 128; i < end; i++)
            most = fmaxf(most, fabsf(ferry_bf16_to_float(x_of(round, pe, t, i))));
        float want = fmaxf(most, c->scales & FERRY_MOE_SCALE_FLOOR ? 1e-4f : 0x1p-117f) * (1.0f / 448.0f);
        int exponent;
        if (c->scales & FERRY_MOE_SCALE_ROUNDED) {
            const float fraction = frexpf(want, &exponent);
            want = ldexpf(1.0f, fraction == 0.5f ? exponent - 1 : exponent);
        }
        if (c->scales & FERRY_MOE_SCALE_UE8M0) {
            const int e = (int)(scale_bits(s, o, at, (size_t)g / 4) >> 8 * (g % 4) & 0xff);
            scale = ldexpf(1.0f, e - 127);
        } else {
            const uint32_t bits = scale_bits(s, o, at, (size_t)g);
            memcpy(&scale, &bits, 4);
        }
        CHECK_SAME(float, scale, want);
        for (int i = g * 128; i < end; i++) {
            const float x = ferry_bf16_to_float(x_of(round, pe, t, i));
            const float got = ferry_fp8_to_float((uint8_t)row[i]) * scale;
            CHECK(fabsf(got - x) <= fabsf(x) / 16 + scale / 512); /* half a step of 3 bits, or of a subnormal */
        }
    }
}

/* What the model expects here: for each local expert, its rows in order. */
struct expected {
    int n, n_rows; /* choices; tokens */
    struct {
        int e, pe, t, k, place;
    } choice[16 * 70 * 32];
};

static void expect(const struct shape *s, uint64_t round, int first, int local, struct expected *x)
{
    int *used = MADE(calloc((size_t)local + 1, sizeof *used)), expert[32];
    x->n = x->n_rows = 0;
    for (int pe = 0; pe < s->n_pes; pe++)
        for (int t = 0; t < tokens_of(s, round, pe); t++) {
            int any = 0;
            choices_of(s, round, pe, t, expert);
            for (int k = 0; k < s->topk; k++) {
                const int e = expert[k] < 0 ? -1 : expert[k] - first;
                if (e < 0 || e >= local)
                    continue;
                x->choice[x->n].e = e;
                x->choice[x->n].pe = pe;
                x->choice[x->n].t = t;
                x->choice[x->n].k = k;
                x->choice[x->n++].place = used[e]++;
                any = 1;
            }
            x->n_rows += any;
        }
    free(used);
}

static int64_t index_at(const struct shape *s, const void *p, size_t i)
{
    return s->config.index_bytes == 8 ? ((const int64_t *)p)[i] : ((const int32_t *)p)[i];
}

/* Counts and starts; start[e]: the row of the outputs where expert e begins. */
static void check_counts(const struct shape *s, const struct outputs *o, const struct expected *x, int local,
                         size_t *start)
{
    const ferry_moe_config *c = &s->config;
    const int align = c->alignment > 0 ? c->alignment : 1;
    int end = 0;
    for (int e = 0; e < local; e++) {
        int n = 0;
        for (int i = 0; i < x->n; i++)
            n += x->choice[i].e == e;
        start[e] =
            c->layout == FERRY_MOE_BY_EXPERT ? (size_t)e * (size_t)s->n_pes * (size_t)s->max_tokens : (size_t)end;
        CHECK_INT(o->count[e], c->layout == FERRY_MOE_BY_TOKEN ? (n + align - 1) / align * align : n);
        if (c->layout == FERRY_MOE_CONTIGUOUS)
            CHECK_INT(o->start[e], end);
        end += (n + align - 1) / align * align;
        for (int pe = 0; pe < s->n_pes && c->layout != FERRY_MOE_BY_TOKEN; pe++) {
            int before = 0, own = 0;
            for (int i = 0; i < x->n; i++) {
                before += x->choice[i].e == e && x->choice[i].pe < pe;
                own += x->choice[i].e == e && x->choice[i].pe == pe;
            }
            CHECK_INT(o->range[e * s->n_pes + pe].first, before);
            CHECK_INT(o->range[e * s->n_pes + pe].count, own);
        }
    }
    if (c->layout == FERRY_MOE_CONTIGUOUS)
        CHECK_INT(o->start[local], end);
    CHECK_INT(*o->n_rows, c->layout == FERRY_MOE_BY_TOKEN ? x->n_rows : c->layout == FERRY_MOE_CONTIGUOUS ? end : x->n);
}

static void check_tokens(const struct shape *s, const struct outputs *o, const struct expected *x, uint64_t round)
{
    size_t r = 0;
    for (int i = 0; i < x->n; r++) {
        const int pe = x->choice[i].pe, t = x->choice[i].t;
        check_row(s, o, round, r, pe, t);
        for (int k = 0; k < s->topk; k++) {
            const int here = i < x->n && x->choice[i].pe == pe && x->choice[i].t == t && x->choice[i].k == k;
            CHECK_INT(index_at(s, o->expert, r * (size_t)s->topk + (size_t)k), here ? x->choice[i].e : -1);
            CHECK_SAME(float, o->weight[r * (size_t)s->topk + (size_t)k], here ? weight_of(round, pe, t, k) : 0.0f);
            i += here;
        }
    }
    for (; r < o->room; r++)
        for (int k = 0; k < s->topk; k++)
            CHECK_INT(index_at(s, o->expert, r * (size_t)s->topk + (size_t)k), -1);
}

/* Checks the outputs and writes the experts' results to partial. */
static void check_and_work(const struct shape *s, const struct outputs *o, const ferry_moe_view *view, uint64_t round,
                           struct expected *x, char *partial)
{
    const ferry_moe_config *c = &s->config;
    const int local = view->n_experts,
              by_expert = c->layout == FERRY_MOE_BY_EXPERT || c->layout == FERRY_MOE_CONTIGUOUS;
    size_t *start = MADE(calloc((size_t)local + 1, sizeof *start)), r = 0;
    expect(s, round, view->first_expert, local, x);
    CHECK_INT(*view->n_rows, x->n_rows);
    if (c->layout != FERRY_MOE_BY_SOURCE) {
        check_counts(s, o, x, local, start);
        check_guards(s, o, local);
    }
    if (c->layout == FERRY_MOE_BY_TOKEN)
        check_tokens(s, o, x, round);
    for (int i = 0; i < *view->n_rows && c->layout == FERRY_MOE_BY_SOURCE && c->dtype == FERRY_MOE_OPAQUE; i++) {
        const ferry_moe_row *row = &view->rows[i];
        for (int b = 0; b < c->row_bytes; b++)
            CHECK_INT(((const uint8_t *)row->data)[b], byte_of(round, row->source_pe, row->source_token, b, 0));
        for (int b = 0; b < c->side_bytes; b++)
            CHECK_INT(((const uint8_t *)(const void *)row->scales)[b],
                      byte_of(round, row->source_pe, row->source_token, b, 1));
    }
    for (int i = 0; i < x->n; i++) {
        const int e = x->choice[i].e, pe = x->choice[i].pe, t = x->choice[i].t;
        const size_t at = by_expert ? start[e] + (size_t)x->choice[i].place : r;
        const int last = i + 1 == x->n || x->choice[i + 1].pe != pe || x->choice[i + 1].t != t;
        if (by_expert)
            check_row(s, o, round, at, pe, t);
        for (int h = 0; h < s->hidden; h++) {
            float value = made_by(round, view->first_expert + e, pe, t, h);
            if (!by_expert) { /* the row's sum */
                const int is_first = i == 0 || x->choice[i - 1].pe != pe || x->choice[i - 1].t != t;
                const size_t was = at * (size_t)s->hidden + (size_t)h;
                value *= weight_of(round, pe, t, x->choice[i].k);
                if (!is_first)
                    value += s->f32 ? ((float *)(void *)partial)[was]
                                    : ferry_bf16_to_float(((uint16_t *)(void *)partial)[was]);
            }
            if (s->f32)
                ((float *)(void *)partial)[at * (size_t)s->hidden + (size_t)h] = value;
            else
                ((uint16_t *)(void *)partial)[at * (size_t)s->hidden + (size_t)h] = ferry_bf16_from_float(value);
        }
        r += (size_t)last;
    }
    free(start);
}

/* ---- A round. */

/* Some calls have fewer blocks, other ones on each PE. */
static ferry_status run(const struct shape *s, ferry_moe *moe, unsigned stages, const ferry_moe_round *r)
{
    static _Thread_local int calls;
    calls++;
    CHECK_OK(ferry_moe_blocks_set(moe, (calls + pe_me) % 3 == 0 ? 1 + calls % 4 : 0));
    return s->in_stream ? ferry_moe_run_on_stream(moe, stages, r, NULL) : ferry_moe_run(moe, stages, r);
}

/* The k-th weights of a token's rows, each of which came back greater by 1: the row's own where the choice is, else 0.
 */
static float weight_back(const struct shape *s, uint64_t round, int t, const int *expert, int k)
{
    float sum = 0;
    for (int pe = 0; pe < pe_n; pe++) {
        int first, count, here = 0;
        ferry_moe_experts_of(s->config.n_experts, pe_n, pe, &first, &count);
        for (int i = 0; i < s->topk; i++)
            here |= expert[i] >= first && expert[i] < first + count;
        if (here)
            sum += (expert[k] >= first && expert[k] < first + count ? weight_of(round, pe_me, t, k) : 0.0f) + 1.0f;
    }
    return sum;
}

static void check_out(const struct shape *s, const ferry_moe *moe, const uint16_t *out, const float *out_weight,
                      uint64_t round)
{
    double xx = 0, yy = 0, xy = 0;
    int expert[32];
    for (int t = 0; t < tokens_of(s, round, pe_me); t++) {
        choices_of(s, round, pe_me, t, expert);
        CHECK_INT(ferry_moe_missing(moe, t), 0);
        for (int i = 0; i < s->hidden; i++) {
            double want = 0, size = 0;
            for (int k = 0; k < s->topk; k++)
                if (expert[k] >= 0) {
                    const double part =
                        (double)weight_of(round, pe_me, t, k) * (double)made_by(round, expert[k], pe_me, t, i);
                    want += part;
                    size += fabs(part);
                }
            const double got = (double)ferry_bf16_to_float(out[t * s->hidden + i]);
            xx += want * want;
            yy += got * got;
            xy += want * got;
            CHECK(fabs(got - want) <= size * (s->config.layout == FERRY_MOE_BY_EXPERT ? 0.012 : 0.05) + 1e-6);
        }
        for (int k = 0; k < s->topk && out_weight != NULL; k++)
            CHECK_SAME(float, out_weight[t * s->topk + k], weight_back(s, round, t, expert, k));
    }
    pe_doing_now("the measure of round %llu: %g", (unsigned long long)round, 1 - 2 * xy / (xx + yy));
    const int exact = s->config.layout == FERRY_MOE_BY_EXPERT || s->config.layout == FERRY_MOE_CONTIGUOUS || s->f32;
    /* Of few elements, one whose terms cancel decides.  The other partial sums were rounded after each addition. */
    if (tokens_of(s, round, pe_me) * s->hidden >= 512 && xx > 0 && exact)
        CHECK(1 - 2 * xy / (xx + yy) < 1e-5);
}

static void round_of(const struct shape *s, ferry_moe *moe, uint64_t round, uint16_t *out)
{
    struct expected *x = malloc(sizeof *x);
    const ferry_moe_config *c = &s->config;
    const int n = tokens_of(s, round, pe_me), wide = c->index_bytes == 8;
    const size_t tokens = (size_t)n, choices = tokens * (size_t)s->topk, hidden = (size_t)s->hidden;
    const size_t row = c->dtype == FERRY_MOE_OPAQUE ? (size_t)c->row_bytes : 2 * hidden;
    ferry_moe_round r = FERRY_MOE_ROUND_INIT;
    ferry_moe_view view;
    CHECK(x != NULL && s->n_pes <= 16);
    /* Side bytes by strides: units of up to 8 bytes by columns, of which each has room for two more tokens. */
    const int unit = 1 << draw(round, 300 + (uint64_t)pe_me, 5);
    const int strided = c->side_bytes > 0 && unit <= 8 && c->side_bytes % unit == 0;
    const int across = strided ? unit : c->side_bytes, along = strided ? unit * (n + 2) : 1;
    char *in = model_array(tokens, row), *side = model_array(tokens + 2, (size_t)c->side_bytes + 1);
    void *index = model_array(choices, wide ? 8 : 4);
    float *weight = model_array(choices, 4);
    int32_t *count = model_array(1, 4);
    uint64_t *waited = model_array((size_t)s->n_pes, 8);
    ferry_moe_report *report = model_array(1, sizeof *report);
    for (int t = 0; t < n; t++) {
        int expert[32];
        choices_of(s, round, pe_me, t, expert);
        for (int k = 0; k < s->topk; k++) {
            if (wide)
                ((int64_t *)index)[t * s->topk + k] = expert[k];
            else
                ((int32_t *)index)[t * s->topk + k] = expert[k];
            weight[t * s->topk + k] = weight_of(round, pe_me, t, k);
        }
        for (int i = 0; i < s->hidden && c->dtype != FERRY_MOE_OPAQUE; i++)
            ((uint16_t *)(void *)in)[t * s->hidden + i] = x_of(round, pe_me, t, i);
        for (int i = 0; i < c->row_bytes; i++)
            in[t * c->row_bytes + i] = (char)byte_of(round, pe_me, t, i, 0);
        for (int i = 0; i < c->side_bytes; i++)
            side[t * across + (strided ? i / unit * along + i % unit : i)] = (char)byte_of(round, pe_me, t, i, 1);
    }
    *count = n;
    CHECK_OK(ferry_moe_get_view(moe, &view));
    r.x = in;
    r.x_side = side;
    r.side_unit = strided ? unit : 0;
    r.side_token_stride = across;
    r.side_unit_stride = along;
    r.topk_idx = index;
    r.topk_weight = s->weights_late ? NULL : weight;
    r.n_tokens = s->on_device ? -5 : n;
    r.n_tokens_device = s->on_device ? count : NULL;
    r.wait_ns = waited;
    r.report = report;
    struct outputs o = outputs_of(s, &view, &r);
    pe_doing_now("dispatch of round %llu", (unsigned long long)round);
    if (s->apart == 0) {
        CHECK_OK(run(s, moe, FERRY_MOE_DISPATCH, &r));
    } else {
        CHECK_OK(run(s, moe, FERRY_MOE_DISPATCH_SEND, &r));
        CHECK_OK(run(s, moe, s->apart == 1 ? FERRY_MOE_DISPATCH_RECV | FERRY_MOE_PLACE : FERRY_MOE_DISPATCH_RECV, &r));
        if (s->apart == 2)
            CHECK_OK(run(s, moe, FERRY_MOE_PLACE, &r));
    }
    CHECK(report->round % 2 == 0 && report->round > 0);
    CHECK_INT(report->status, FERRY_SUCCESS);
    const size_t results = c->layout == FERRY_MOE_BY_SOURCE ? (size_t)s->n_pes * (size_t)s->max_tokens : o.room;
    char *partial = c->own != 0 ? view.own_partial : guarded(results * hidden, s->f32 ? 4 : 2);
    float *row_weight = model_array(o.room * (size_t)s->topk, 4);
    check_and_work(s, &o, &view, round, x, partial);
    CHECK_INT(report->n_rows, x->n_rows);
    free(x);
    for (size_t i = 0; i < o.room * (size_t)s->topk && s->row_weights; i++)
        row_weight[i] = o.weight[i] + 1.0f;
    r.partial = c->own != 0 ? NULL : partial;
    r.partial_dtype = s->f32 ? FERRY_MOE_F32 : FERRY_MOE_BF16;
    r.partial_weight = s->row_weights ? row_weight : NULL;
    r.combine_weight = s->weights_late ? weight : NULL;
    r.out = out;
    float *out_weight = guarded(choices, 4);
    r.out_weight = s->row_weights ? out_weight : NULL;
    const unsigned late = s->weights_late ? FERRY_MOE_WEIGHTS : 0;
    memset(out, 0xff, (tokens * hidden + 1) * sizeof *out);
    pe_doing_now("combine of round %llu", (unsigned long long)round);
    if (s->apart != 0) {
        CHECK_OK(run(s, moe, FERRY_MOE_COMBINE_SEND | late, &r));
        CHECK_OK(run(s, moe, FERRY_MOE_COMBINE_RECV, &r));
    } else {
        CHECK_OK(run(s, moe, FERRY_MOE_COMBINE | late, &r));
    }
    CHECK(report->round % 2 == 1 && report->n_missing == 0);
    check_out(s, moe, out, r.out_weight, round);
    check_guard(out_weight, choices, 4, "out_weight");
    CHECK_INT(out[tokens * hidden], 0xffff);
    free_outputs(s, &o);
    if (c->own == 0)
        model_free(partial);
    void *all[] = { in, side, index, weight, count, waited, report, row_weight, out_weight };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        model_free(all[i]);
}

static void try_shape(uint64_t seed, void *room)
{
    struct shape s = shape_of(seed);
    ferry_moe *moe = NULL;
    size_t bytes = 0;
    void *memory = NULL;
    CHECK_OK(ferry_moe_size(&s.config, &bytes));
    if (seed % 3 == 0)
        s.config.memory = memory = ferry_align(64, bytes);
    pe_doing_now("shape %llu: layout %d, dtype %d", (unsigned long long)seed, (int)s.config.layout,
                 (int)s.config.dtype);
    CHECK_OK(ferry_moe_create(&s.config, &moe));
    CHECK(ferry_moe_channel(moe, 0) == moe && ferry_moe_channel(moe, 2) == NULL);
    const size_t n = ((size_t)s.max_tokens * (size_t)s.hidden + 1) * 2;
    for (uint64_t turn = 0; turn < 4; turn++) {
        ferry_moe *channel = ferry_moe_channel(moe, (int)(turn % (uint64_t)s.config.n_channels));
        model_room.base = room;
        model_room.used = 0;
        uint16_t *out = model_array(n, 1), *again = model_array(n, 1);
        const size_t used = model_room.used;
        round_of(&s, channel, seed * 16 + turn, out);
        if (turn == 3) { /* the same round once more */
            model_room.used = used;
            round_of(&s, channel, seed * 16 + turn, again);
            const int tokens = tokens_of(&s, seed * 16 + turn, pe_me);
            CHECK(memcmp(out, again, (size_t)tokens * (size_t)s.hidden * 2) == 0);
        }
        model_free(out);
        model_free(again);
    }
    CHECK_OK(ferry_moe_destroy(moe));
    if (memory != NULL)
        CHECK_OK(ferry_free(memory));
}

static void pe_main(void)
{
    const char *only = getenv("MOE_SHAPE"), *from = getenv("MOE_FROM");
    const int shapes = pe_level() == PE_QUICK ? (pe_on_gpu() ? 12 : 24) : pe_level() == PE_FULL ? 2500 : 300;
    model_room.size = (size_t)(pe_level() == PE_FULL ? 192 : 48) << 20; /* some later shapes take 150 MiB */
    void *room = pe_on_gpu() ? pe_alloc(model_room.size) : NULL;
    const uint64_t first = from != NULL ? strtoull(from, NULL, 10) : 1;
    if (only != NULL)
        try_shape(strtoull(only, NULL, 10), room);
    for (uint64_t seed = first; seed < first + (uint64_t)shapes && only == NULL; seed++)
        try_shape(seed, room);
}
