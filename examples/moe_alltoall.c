/* SPDX-License-Identifier: BSD-3-Clause */
/* 8. A mixture of experts on a real text.
 *
 * Each PE takes its share of a text's tokens, sends each token's row to the PEs that own its experts (dispatch), runs
 * its own experts on what arrives, and gets the weighted sums back (combine).  Every sum is compared with one that is
 * computed from the text alone, with no communication.  ferry_moe.h does the communication; moe_text.h is the model.
 * Kernels read and write only memory of the symmetric heap, so the same file runs on GPUs: make compiles it by nvcc if
 * nvcc is there.
 *
 * Exit status: 0 all is right; 1 something is wrong; 2 the command line was refused; 3 PEs were missing, and what came
 * from the others is right. */
#define PE_ANY_SPACE
#define PE_PREPARE read_command_line
#include "ferry_device.h"
#include "moe_options.h"
#include "moe_text.h"
#include "pe_main.h"
#include <math.h>
#include <time.h>

/* One PE's job.  What it says to PE 0 at the end lies in symmetric memory: `said`, then dispatch and combine times. */
struct said {
    uint64_t tokens, bytes_off_pe, wrong, missing;
    double max_abs_err;
    uint64_t status;
};
struct job {
    int me, n, in_step;
    ferry_moe *moe;
    ferry_moe_batch batch;
    uint32_t *ids; /* [tokens] of this round */
    int n_tokens;
    uint16_t *x, *out; /* bf16 [tokens][hidden] */
    int32_t *expert;   /* [tokens][topk] */
    float *weight;     /* likewise */
    /* The same in the symmetric heap, for kernels; and [n * tokens][hidden], what the experts make. */
    uint16_t *heap_x, *heap_out;
    int32_t *heap_expert;
    float *heap_weight, *partial;
    float *row; /* for the reference */
    double *sum, *bound;
    uint8_t *codes;
    float *scales;
    struct said said;
};

static void *need(size_t count, size_t size)
{
    void *p = calloc(count != 0 ? count : 1, size);
    if (p == NULL) {
        fprintf(stderr, "moe_alltoall: no memory for %zu x %zu bytes; try fewer --tokens or a smaller --hidden\n",
                count, size);
        exit(1);
    }
    return p;
}

static double now_us(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (double)ts.tv_sec * 1e6 + (double)ts.tv_nsec * 1e-3;
}

/* All PEs start a timed section together, while none is missing. */
static void get_in_step(struct job *j)
{
    j->in_step = j->in_step && ferry_barrier_all() == FERRY_SUCCESS;
}

/* Missing PEs do not end the job; any other failure does. */
static void note(struct job *j, ferry_status status, const char *call)
{
    if (status != FERRY_SUCCESS && status != FERRY_ERR_TIMEOUT && status != FERRY_ERR_PEER_LOST)
        pe_try(status, call);
    if (status > j->said.status)
        j->said.status = status;
}

static void take_tokens(struct job *j, int round)
{
    size_t first = ((size_t)round * (size_t)j->n + (size_t)j->me) * (size_t)opt.tokens;
    j->n_tokens = opt.text.count == 0 ? 0 : opt.tokens; /* a text with no token: rounds without any */
    for (int t = 0; t < j->n_tokens; t++) {
        j->ids[t] = opt.text.ids[(first + (size_t)t) % opt.text.count];
        route(j->ids[t], opt.experts, opt.topk, j->expert + (size_t)t * (size_t)opt.topk,
              j->weight + (size_t)t * (size_t)opt.topk);
        for (int i = 0; i < opt.hidden; i++)
            j->x[(size_t)t * (size_t)opt.hidden + (size_t)i] = ferry_bf16_from_float(row_element(j->ids[t], i));
    }
    size_t n = (size_t)j->n_tokens, choices = n * (size_t)opt.topk;
    PE_TRY(ferry_putmem(j->heap_x, j->x, n * (size_t)opt.hidden * sizeof *j->x, j->me));
    PE_TRY(ferry_putmem(j->heap_expert, j->expert, choices * sizeof *j->expert, j->me));
    PE_TRY(ferry_putmem(j->heap_weight, j->weight, choices * sizeof *j->weight, j->me));
}

/* What an inference engine does between the two halves: runs each expert on the rows that were routed to it. */
struct experts {
    ferry_moe_batch batch;
    int hidden, dtype;
    float *partial;
};

/* Element i of a row as it came. */
FERRY_FUNCTION float received(const ferry_moe_row *r, int dtype, int i)
{
    if (dtype == FERRY_MOE_FP8)
        return ferry_fp8_to_float(((const uint8_t *)r->data)[i]) * r->scales[i / 128];
    return ferry_bf16_to_float(((const uint16_t *)r->data)[i]);
}

/* Each block goes through all lists and takes the rows that are its own, so that no two blocks add to one row. */
FERRY_KERNEL(experts, struct experts, a)
{
    int n_blocks = (int)ferry_block_count(), block = (int)ferry_block_index();
    int first = (int)ferry_thread_index(), step = (int)ferry_thread_count();
    for (int r = block; r < a->batch.n_rows; r += n_blocks)
        for (int i = first; i < a->hidden; i += step)
            a->partial[(size_t)r * (size_t)a->hidden + (size_t)i] = 0.0f;
    for (int e = 0; e < a->batch.n_experts; e++) {
        struct expert f = expert_of(a->batch.first_expert + e, a->hidden);
        for (int at = a->batch.expert_first[e]; at < a->batch.expert_first[e + 1]; at++) {
            int r = a->batch.expert_row[at];
            float *partial = a->partial + (size_t)r * (size_t)a->hidden, weight = a->batch.expert_weight[at];
            if (r % n_blocks != block)
                continue;
            for (int i = first; i < a->hidden; i += step) {
                int from = i + f.shift < a->hidden ? i + f.shift : i + f.shift - a->hidden;
                partial[i] += weight * (f.scale * received(&a->batch.rows[r], a->dtype, from) + f.offset);
            }
        }
    }
}

static void run_experts(struct job *j)
{
    struct experts args;
    args.batch = j->batch;
    args.hidden = opt.hidden;
    args.dtype = (int)opt.dtype;
    args.partial = j->partial;
    unsigned most = 0, blocks = opt.blocks != 0 ? (unsigned)opt.blocks : 4;
    PE_TRY(ferry_launch_max_blocks(experts, 256, &most));
    PE_TRY(ferry_launch(experts, blocks < most ? blocks : most, 256, &args, sizeof args));
    PE_TRY(ferry_launch_wait());
}

/* Compares the sums of this round with the reference, in double, from the text alone; choices that are missing are left
 * out.  What may differ, with S = the sum over the choices of |weight x expert(x)|:
 *   - each PE's partial row is rounded to bf16, which has 8 bits: by 2^-8 of its magnitude at most, together 2^-8 S
 *   - the sum is rounded once more: 2^-8 S
 *   - float arithmetic: some 2^-24 of magnitudes before cancellation; 2^-20 of |scale x| + |offset| covers it
 * So the bound is 2^-7 S, one part in 128.  A weight is at least a half of an equal share, and two experts differ by
 * some 0.7 on average in each element: with 8 choices a wrong expert is off by 5 to 10 times the bound on average, and
 * inside it in all of a row's elements with a probability of about 0.1 to the power of their number. */
static void verify(struct job *j)
{
    size_t hidden = (size_t)opt.hidden;
    PE_TRY(ferry_getmem(j->out, j->heap_out, (size_t)j->n_tokens * hidden * sizeof *j->out, j->me));
    for (int t = 0; t < j->n_tokens; t++) {
        uint32_t missing = ferry_moe_missing(j->moe, t);
        uint64_t bad = 0;
        int32_t expert[FERRY_MOE_MAX_TOPK];
        float weight[FERRY_MOE_MAX_TOPK];
        route(j->ids[t], opt.experts, opt.topk, expert, weight);
        for (size_t i = 0; i < hidden; i++)
            j->row[i] = row_element(j->ids[t], (int)i);
        if (opt.dtype == FERRY_MOE_FP8) { /* rounded as the dispatch rounds it */
            ferry_fp8_encode_row(j->x + (size_t)t * hidden, opt.hidden, j->codes, j->scales);
            ferry_fp8_decode_row(j->codes, j->scales, opt.hidden, j->row);
        }
        memset(j->sum, 0, hidden * sizeof *j->sum);
        memset(j->bound, 0, hidden * sizeof *j->bound);
        for (int k = 0; k < opt.topk; k++) {
            struct expert f = expert_of(expert[k], opt.hidden);
            double w = (double)weight[k];
            size_t from = (size_t)f.shift;
            if (missing >> k & 1) {
                j->said.missing++;
                continue;
            }
            for (size_t i = 0; i < hidden; i++) {
                double part = (double)f.scale * (double)j->row[from], y = w * (part + (double)f.offset);
                j->sum[i] += y;
                j->bound[i] += fabs(y) * 0x1.01p-7 + w * (fabs(part) + fabs((double)f.offset)) * 0x1p-20;
                from = from + 1 == hidden ? 0 : from + 1;
            }
        }
        for (size_t i = 0; i < hidden; i++) {
            double err = fabs((double)ferry_bf16_to_float(j->out[(size_t)t * hidden + i]) - j->sum[i]);
            bad += !(err <= j->bound[i]); /* NaN is bad */
            if (!(err <= j->said.max_abs_err))
                j->said.max_abs_err = err;
        }
        j->said.wrong += bad;
    }
    j->said.tokens += (uint64_t)j->n_tokens;
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Median over rounds of the slowest PE.  all[pe] points to that PE's times, NULL when it did not report. */
static double slowest_median(const double *const *all, int n, int offset)
{
    double *worst = (double *)need((size_t)opt.rounds, sizeof *worst), median;
    for (int r = 0; r < opt.rounds; r++)
        for (int pe = 0; pe < n; pe++)
            if (all[pe] != NULL && all[pe][offset + r] > worst[r])
                worst[r] = all[pe][offset + r];
    qsort(worst, (size_t)opt.rounds, sizeof *worst, compare_doubles);
    median = opt.rounds % 2 ? worst[opt.rounds / 2] : (worst[opt.rounds / 2 - 1] + worst[opt.rounds / 2]) / 2;
    free(worst);
    return median;
}

static int verdict_of(const struct said *s)
{
    return s->wrong != 0 ? 1 : s->status != FERRY_SUCCESS || s->missing != 0 ? 3 : 0;
}

static void print_report(const struct said *s, int n, int lost, double dispatch_us, double combine_us)
{
    int pairs[FERRY_N_PATHS] = { 0 };
    for (int from = 0; from < n; from++)
        for (int to = 0; to < n; to++)
            if (from != to)
                pairs[ferry_path_of(from, to)]++;
    const char *status = ferry_status_name((ferry_status)s->status);
    if (opt.json) {
        printf("{\"verified\": %s, \"max_abs_err\": %.9g, \"tokens\": %llu, \"bytes_off_pe\": %llu, \"paths\": {",
               s->wrong == 0 ? "true" : "false", isfinite(s->max_abs_err) ? s->max_abs_err : 1e308,
               (unsigned long long)s->tokens, (unsigned long long)s->bytes_off_pe);
        for (int p = 0; p < FERRY_PATH_NONE; p++)
            printf("%s\"%s\": %d", p > 0 ? ", " : "", ferry_path_name((ferry_path)p), pairs[p]);
        printf("}, \"dispatch_us\": %.2f, \"combine_us\": %.2f, \"status\": \"%s\", \"peers_lost\": %d, "
               "\"choices_missing\": %llu}\n",
               dispatch_us, combine_us, status, lost, (unsigned long long)s->missing);
        return;
    }
    printf("%d PE%s, %d experts, top-%d, hidden %d, %s; pairs:", n, n == 1 ? "" : "s", opt.experts, opt.topk,
           opt.hidden, opt.dtype == FERRY_MOE_FP8 ? "fp8" : "bf16");
    for (int p = 0; p < FERRY_PATH_NONE; p++)
        if (pairs[p] > 0 || (n == 1 && p == 0))
            printf(" %d %s", pairs[p], ferry_path_name((ferry_path)p));
    printf("\n%s: %zu tokens; %llu dispatched in %d rounds, %llu bytes between PEs\n", opt.input, opt.text.count,
           (unsigned long long)s->tokens, opt.rounds, (unsigned long long)s->bytes_off_pe);
    printf("dispatch %.1f us, combine %.1f us (median round, slowest PE)\n", dispatch_us, combine_us);
    printf("%s: largest error %.3g", s->wrong == 0 ? "verified" : "NOT VERIFIED", s->max_abs_err);
    if (s->wrong != 0)
        printf(", %llu elements out of bounds", (unsigned long long)s->wrong);
    if (verdict_of(s) == 3 || lost > 0)
        printf("; %s, %d PEs lost, %llu choices missing", status, lost, (unsigned long long)s->missing);
    printf("\n");
}

/* Every PE puts its figures into its own place on PE 0, with a signal.  No collective call, so that it works without
 * the PEs that are missing. */
static void report(struct job *j, char *mailbox, size_t stride, uint64_t *flag, const double *times)
{
    size_t times_bytes = 2 * (size_t)opt.rounds * sizeof *times;
    char *letter = (char *)need(1, stride);
    memcpy(letter, &j->said, sizeof j->said);
    memcpy(letter + sizeof j->said, times, times_bytes);
    if (ferry_putmem_signal(mailbox + (size_t)j->me * stride, letter, stride, &flag[j->me], 1, FERRY_SIGNAL_SET, 0) !=
        FERRY_SUCCESS)
        fprintf(stderr, "moe_alltoall: PE %d cannot report: %s\n", j->me, ferry_last_error_message());
    free(letter);
    if (j->me != 0)
        return;

    struct said all;
    memset(&all, 0, sizeof all);
    char *letters = (char *)need((size_t)j->n, stride);
    const double **time_of = (const double **)need((size_t)j->n, sizeof *time_of);
    int lost = 0;
    for (int pe = 0; pe < j->n; pe++) {
        ferry_peer_status state = FERRY_PEER_ALIVE;
        ferry_status status = FERRY_SUCCESS;
        for (;;) { /* a wait ends when any PE is lost; go on for one that lives */
            (void)ferry_peer_state(pe, &state);
            if (ferry_uint64_test(&flag[pe], FERRY_CMP_EQ, 1)) {
                status = FERRY_SUCCESS;
                break;
            }
            if (state == FERRY_PEER_LOST || (status != FERRY_SUCCESS && status != FERRY_ERR_PEER_LOST))
                break;
            (void)ferry_failure_ack();
            status = ferry_uint64_wait_until(&flag[pe], FERRY_CMP_EQ, 1);
        }
        lost += state == FERRY_PEER_LOST;
        if (!ferry_uint64_test(&flag[pe], FERRY_CMP_EQ, 1)) {
            status = state == FERRY_PEER_LOST ? FERRY_ERR_PEER_LOST : status;
            all.status = (uint64_t)status > all.status ? (uint64_t)status : all.status;
            continue;
        }
        struct said s;
        char *arrived = letters + (size_t)pe * stride;
        PE_TRY(ferry_getmem(arrived, mailbox + (size_t)pe * stride, stride, j->me));
        memcpy(&s, arrived, sizeof s);
        time_of[pe] = (const double *)(const void *)(arrived + sizeof s);
        all.tokens += s.tokens;
        all.bytes_off_pe += s.bytes_off_pe;
        all.wrong += s.wrong;
        all.missing += s.missing;
        all.status = s.status > all.status ? s.status : all.status;
        if (!(s.max_abs_err <= all.max_abs_err))
            all.max_abs_err = s.max_abs_err;
    }
    print_report(&all, j->n, lost, slowest_median(time_of, j->n, 0), slowest_median(time_of, j->n, opt.rounds));
    fflush(stdout);
    free(time_of);
    free(letters);
    j->said = all;
}

static int pe_main(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    PE_TRY(ferry_init());
    struct job j;
    memset(&j, 0, sizeof j);
    j.me = ferry_my_pe();
    j.n = ferry_n_pes();
    j.in_step = 1;
    size_t tokens = (size_t)opt.tokens, hidden = (size_t)opt.hidden, choices = tokens * (size_t)opt.topk;
    size_t stride = sizeof j.said + 2 * (size_t)opt.rounds * sizeof(double);
    j.ids = (uint32_t *)need(tokens, sizeof *j.ids);
    j.x = (uint16_t *)need(tokens * hidden, sizeof *j.x);
    j.out = (uint16_t *)need(tokens * hidden, sizeof *j.out);
    j.expert = (int32_t *)need(choices, sizeof *j.expert);
    j.weight = (float *)need(choices, sizeof *j.weight);
    j.row = (float *)need(hidden, sizeof *j.row);
    j.sum = (double *)need(hidden, sizeof *j.sum);
    j.bound = (double *)need(hidden, sizeof *j.bound);
    j.codes = (uint8_t *)need(hidden, 1);
    j.scales = (float *)need((hidden + 127) / 128, sizeof *j.scales);
    double *times = (double *)need(2 * (size_t)opt.rounds, sizeof *times);
    char *mailbox = (char *)pe_alloc((size_t)j.n, stride);
    uint64_t *flag = (uint64_t *)pe_alloc((size_t)j.n, sizeof *flag);

    j.heap_x = (uint16_t *)pe_alloc(tokens * hidden + 1, sizeof *j.heap_x);
    j.heap_out = (uint16_t *)pe_alloc(tokens * hidden + 1, sizeof *j.heap_out);
    j.heap_expert = (int32_t *)pe_alloc(choices + 1, sizeof *j.heap_expert);
    j.heap_weight = (float *)pe_alloc(choices + 1, sizeof *j.heap_weight);
    j.partial = (float *)pe_alloc((size_t)j.n * tokens * hidden + 1, sizeof *j.partial);

    ferry_moe_config config = FERRY_MOE_CONFIG_INIT;
    config.n_experts = opt.experts;
    config.topk = opt.topk;
    config.hidden = opt.hidden;
    config.max_tokens = opt.tokens;
    config.dtype = opt.dtype;
    config.n_blocks = opt.blocks;
    PE_TRY(ferry_moe_create(&config, &j.moe));

    for (int r = 0; r < opt.rounds; r++) {
        take_tokens(&j, r);
        get_in_step(&j);
        double t0 = now_us();
        note(&j, ferry_moe_dispatch(j.moe, j.heap_x, j.heap_expert, j.heap_weight, j.n_tokens), "ferry_moe_dispatch");
        double t1 = now_us();
        PE_TRY(ferry_moe_received(j.moe, &j.batch));
        run_experts(&j);
        get_in_step(&j);
        double t2 = now_us();
        note(&j, ferry_moe_combine(j.moe, j.partial, FERRY_MOE_F32, j.heap_out), "ferry_moe_combine");
        times[opt.rounds + r] = now_us() - t2;
        times[r] = t1 - t0;
        verify(&j);
    }
    ferry_moe_counts counts;
    PE_TRY(ferry_moe_count(j.moe, &counts));
    j.said.bytes_off_pe = counts.bytes_off_pe;

    report(&j, mailbox, stride, flag, times);
    if (j.said.status == FERRY_SUCCESS)
        PE_TRY(ferry_moe_destroy(j.moe));
    (void)ferry_finalize(); /* releases everything, with or without the PEs that are missing */
    void *own[] = { j.ids, j.x, j.out, j.expert, j.weight, j.row, j.sum, j.bound, j.codes, j.scales, times };
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        free(own[i]);
    return verdict_of(&j.said);
}
