/* SPDX-License-Identifier: BSD-3-Clause */
/* random_jobs [seconds] [seed]: jobs of 2 to 8 PEs, each with a random matrix of paths, run random scripts
 * (random_script.h), some as kernels and some as host calls.  After each epoch each PE compares the heap with a model
 * that it computes alone: no operation is lost, repeated or misdirected.  The driver disturbs half of the jobs: it
 * stops and resumes PEs, and may kill one.  Then calls may fail in the allowed ways; an epoch whose calls all succeeded
 * must still be exact, and every PE exits by itself.  The last job begins within the given time and ends at most 15 s
 * later; INIT_TIMEOUT takes most of that if a PE was killed before the others met it.  A program that is ended early
 * prints what its PEs are doing.  The heap is host memory, or GPU memory with FERRY_SPACE=cuda.  A run prints its seed,
 * which repeats the same jobs. */
#include "random_script.h"
#include "tests/job.h"

enum { MOST_PES = 8, MOST_EPOCHS = 12 };
#define INIT_TIMEOUT "10s"
enum { DISTURBED, BROKEN, EPOCHS, BUDGET, COMPARED, VERIFIED, FAILED, LATE, LONGEST, TOKENS = 16 }; /* words */

static uint64_t job_seed;
static int n;

/* ---- A PE. */

/* Statuses that an undisturbed job never sees.  Returns 1 when the status is a success. */
static int went_well(ferry_status status, const char *what, uint64_t epoch)
{
    if (status == FERRY_SUCCESS)
        return 1;
    post(&board->word[BROKEN], 1);
    if (see(&board->word[DISTURBED]) == 0 || (status != FERRY_ERR_TIMEOUT && status != FERRY_ERR_PEER_LOST))
        check_fail(__FILE__, __LINE__, "PE %d, epoch %llu: %s returned %s (%s)", pe_me, (unsigned long long)epoch, what,
                   ferry_status_name(status), ferry_last_error_message());
    return 0;
}

/* A call that failed, or waited, for that long. */
static void took(uint64_t ns)
{
    const uint64_t budget = see(&board->word[BUDGET]);
    if (ns > budget + budget / 5)
        __atomic_fetch_add(&board->word[LATE], 1, __ATOMIC_RELAXED);
    if (ns > see(&board->word[LONGEST]))
        post(&board->word[LONGEST], ns); /* about: another PE may have a longer call at the same time */
}

static uint64_t begin(const char *what, uint64_t epoch)
{
    job_note("epoch %llu, %s", (unsigned long long)epoch, what);
    return now_ns();
}

static int end(ferry_status status, uint64_t began, const char *what, uint64_t epoch)
{
    took(now_ns() - began);
    return went_well(status, what, epoch);
}

static int read_faults(uint64_t epoch)
{
    ferry_fault fault;
    int well = 1;
    while (ferry_fault_next(&fault) == FERRY_SUCCESS) {
        took(fault.age_ns);
        __atomic_fetch_add(&board->word[FAILED], 1, __ATOMIC_RELAXED);
        well &= went_well(fault.status, ferry_call_name(fault.call), epoch);
    }
    return well;
}

/* Computes this PE's memory after all PEs' scripts of an epoch.  Returns the number of operations on it. */
static uint64_t replay(script_area *model, uint64_t epoch, int me)
{
    uint64_t operations = 0;
    for (int pe = 0; pe < n; pe++)
        for (unsigned b = 0; b < SCRIPT_BLOCKS; b++)
            for (unsigned i = 0; i < SCRIPT_OPS; i++) {
                const script_op o = script_op_of(job_seed, epoch, n, pe, b, i);
                const uint64_t number = script_number(epoch, pe, b, i);
                if (o.to != me || o.kind == SCRIPT_FENCE || o.kind == SCRIPT_QUIET)
                    continue;
                operations++;
                for (size_t k = 0; k < o.n; k++)
                    model->row[pe][b][i][o.first + k] = script_byte(job_seed, number, k);
                if (o.kind == SCRIPT_ADD || o.kind == SCRIPT_FETCH_ADD)
                    model->sum[o.word] += o.value;
                if (o.kind == SCRIPT_XOR)
                    model->parity[o.word] ^= o.value;
                if (o.kind == SCRIPT_SMALL)
                    model->small[o.word % 2] += (uint32_t)o.value;
                model->signal[pe] += (uint64_t)script_signals(o.kind);
            }
    return operations;
}

static void compare(const script_area *found, const script_area *model, uint64_t epoch)
{
    const unsigned char *a = (const unsigned char *)found, *b = (const unsigned char *)model;
    const size_t tokens = offsetof(script_area, token);
    for (size_t i = 0; i < sizeof *found; i++)
        if (a[i] != b[i] && (i < tokens || i >= tokens + sizeof found->token))
            check_fail(
                __FILE__, __LINE__,
                "PE %d after epoch %llu: byte %zu is 0x%02x, the model has 0x%02x (sums, parities, tokens, signals "
                "end at %zu, rows are of %zu bytes a PE)",
                pe_me, (unsigned long long)epoch, i, a[i], b[i], offsetof(script_area, row), sizeof found->row[0]);
}

typedef struct pe_state {
    script_area *area, *found, *model;
    unsigned char (*heap_scratch)[2][SCRIPT_SLOT], (*scratch)[2][SCRIPT_SLOT];
    script_outcome *heap_outcome;
    uint64_t *heap_expected, tokens;
} pe_state;

/* One epoch's scripts, in a kernel or on the host, and their outcome. */
static int run_script(pe_state *p, uint64_t epoch, int by_kernel)
{
    script_outcome outcome[SCRIPT_BLOCKS] = { 0 };
    script s = { p->area, p->scratch, outcome, p->model->signal, job_seed, epoch, pe_me, n };
    ferry_status status = FERRY_SUCCESS;
    (void)begin(by_kernel ? "a kernel" : "calls of the host", epoch);
    if (by_kernel) {
        s.scratch = p->heap_scratch;
        s.outcome = p->heap_outcome;
        s.expected = p->heap_expected;
        status = ferry_putmem(s.outcome, outcome, sizeof outcome, pe_me);
        if (status == FERRY_SUCCESS)
            status = ferry_putmem(s.expected, p->model->signal, sizeof p->model->signal, pe_me);
        if (status == FERRY_SUCCESS)
            status = script_launch(&s);
        if (status == FERRY_SUCCESS)
            status = ferry_launch_wait();
        if (status == FERRY_SUCCESS)
            status = ferry_getmem(outcome, s.outcome, sizeof outcome, pe_me);
        if (!went_well(status, "a launch", epoch))
            return 0;
    } else {
        script_call(&s);
    }
    for (unsigned b = 0; b < SCRIPT_BLOCKS; b++) {
        if (outcome[b].wrong != 0)
            check_fail(__FILE__, __LINE__, "PE %d, epoch %llu, block %u: %llu bytes came back wrong", pe_me,
                       (unsigned long long)epoch, b, (unsigned long long)outcome[b].wrong);
        p->tokens += outcome[b].tokens;
        snprintf(pe_doing + strcspn(pe_doing, ";"), 40, "; block %u operation %u", b, (unsigned)outcome[b].op);
        if (!went_well((ferry_status)outcome[b].status, by_kernel ? "a kernel's call" : "a call", epoch))
            return 0;
    }
    /* Fetching calls cannot report a failure in another way. */
    return read_faults(epoch);
}

static int meet(const char *what, uint64_t epoch)
{
    uint64_t began = begin(what, epoch);
    return end(ferry_barrier_all(), began, what, epoch);
}

static int run_epoch(pe_state *p, uint64_t epoch)
{
    const uint64_t operations = replay(p->model, epoch, pe_me);
    if (!run_script(p, epoch, script_mix(job_seed + epoch, (uint64_t)pe_me) % 3 != 0) ||
        !meet("barrier_all behind the calls", epoch))
        return 0;
    uint64_t began = begin("getmem", epoch);
    if (!end(ferry_getmem(p->found, p->area, sizeof *p->found, pe_me), began, "getmem", epoch))
        return 0;
    compare(p->found, p->model, epoch);
    __atomic_fetch_add(&board->word[COMPARED], 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&board->word[VERIFIED], operations, __ATOMIC_RELAXED);
    return meet("barrier_all behind the comparison", epoch);
}

static void *own(size_t bytes)
{
    void *p = MADE(calloc(1, bytes));
    return p;
}

static void pe(int rank)
{
    pe_state p = { 0 };
    (void)rank;
    (void)begin("ferry_init", 0);
    if (!went_well(ferry_init(), "ferry_init", 0)) {
        arrive(1);
        return;
    }
    p.found = own(sizeof *p.found);
    p.model = own(sizeof *p.model);
    p.scratch = own(SCRIPT_BLOCKS * sizeof *p.scratch);
    p.area = ferry_calloc(1, sizeof *p.area);
    p.heap_scratch = p.area != NULL ? ferry_calloc(SCRIPT_BLOCKS, sizeof *p.heap_scratch) : NULL;
    p.heap_outcome = p.heap_scratch != NULL ? ferry_calloc(SCRIPT_BLOCKS, sizeof *p.heap_outcome) : NULL;
    p.heap_expected = p.heap_outcome != NULL ? ferry_calloc(SCRIPT_PES, sizeof *p.heap_expected) : NULL;
    arrive(1);
    int well = p.heap_expected != NULL || went_well(ferry_last_error(), "ferry_calloc", 0);
    uint64_t epoch = 1, epochs = see(&board->word[EPOCHS]);
    while (well && epoch <= epochs)
        well = run_epoch(&p, epoch++);
    if (well) /* put in, not taken out and no longer there: none, over the job */
        for (int i = 0; i < SCRIPT_WORDS; i++)
            p.tokens -= p.found->token[i];
    post(&board->word[TOKENS + pe_me], p.tokens);
    (void)read_faults(epoch);
    (void)begin("ferry_finalize", epoch);
    (void)went_well(ferry_finalize(), "ferry_finalize", epoch);
    free(p.scratch);
    free(p.model);
    free(p.found);
}

/* ---- The driver. */

enum { MOST_MATRICES = 1 << 14 };

static uint64_t state_of_random;
static uint64_t matrices[MOST_MATRICES]; /* by hash */
static size_t n_matrices;
static struct {
    uint64_t jobs, epochs, operations, stops, deaths, failed, late, longest, longest_job, longest_seed;
} sum;

static unsigned below(unsigned most)
{
    return (unsigned)(script_mix(state_of_random++, job_seed) % most);
}

static void count_matrix(const char *paths)
{
    uint64_t hash = (uint64_t)n;
    size_t i = 0;
    for (const char *at = paths; *at != 0; at++)
        hash = script_mix(hash, (unsigned char)*at);
    while (i < n_matrices && matrices[i] != hash)
        i++;
    if (i == n_matrices && n_matrices < MOST_MATRICES)
        matrices[n_matrices++] = hash;
}

static void choose_environment(void)
{
    static const char *const kinds[] = { "native", "flags", "staged" }, *const slots[] = { "2", "8", "64" },
                             *const chunks[] = { "256", "1K", "16K" }, *const bulk[] = { "64", "2K", "1M" };
    char paths[1024] = "", test[64];
    unsigned how = below(4);
    if (how == 1)
        snprintf(paths, sizeof paths, "%s", kinds[1 + below(2)]);
    for (int i = 0; i < n * n && how > 1; i++)
        if (i / n != i % n)
            snprintf(paths + strlen(paths), sizeof paths - strlen(paths), "%s%d>%d=%s", paths[0] ? "," : "", i / n,
                     i % n, kinds[below(3)]);
    count_matrix(paths);
    setenv("FERRY_PATHS", paths, 1);
    const char *slot = slots[below(3)], *chunk = chunks[below(3)];
    snprintf(test, sizeof test, "ring_slots=%s:staged_chunk=%s", slot, chunk);
    setenv("FERRY_TEST", test, 1);
    setenv("FERRY_STAGED_BULK", bulk[job_seed % 3], 1);
}

/* Stops and resumes PEs, and kills at most one.  All live PEs run again at its return. */
static void disturb(job *j)
{
    int stopped[MOST_PES] = { 0 }, killed = -1, moves = 4 + (int)below(8);
    for (int i = 0; i < moves && job_poll(j) > 0; i++) {
        int r = (int)below((unsigned)n);
        if (r == killed)
            continue;
        if (killed < 0 && below(20) == 0) {
            job_kill(j, r, SIGKILL);
            killed = r;
            sum.deaths++;
        } else {
            job_kill(j, r, stopped[r] ? SIGCONT : SIGSTOP);
            stopped[r] = !stopped[r];
            sum.stops += (uint64_t)stopped[r];
        }
        nap_ms(below(60));
    }
    for (int r = 0; r < n; r++)
        if (stopped[r] && r != killed)
            job_kill(j, r, SIGCONT);
}

static void add_up(uint64_t job_took)
{
    sum.jobs++;
    sum.epochs += see(&board->word[COMPARED]);
    sum.operations += see(&board->word[VERIFIED]);
    sum.failed += see(&board->word[FAILED]);
    sum.late += see(&board->word[LATE]);
    if (see(&board->word[LONGEST]) > sum.longest && see(&board->word[DISTURBED]) != 0)
        sum.longest = see(&board->word[LONGEST]);
    if (job_took > sum.longest_job) {
        sum.longest_job = job_took;
        sum.longest_seed = job_seed;
    }
}

static void report(void)
{
    printf("%llu jobs with %zu matrices of paths: %llu operations in %llu comparisons, %llu stops, %llu deaths, %llu "
           "waits failed, %llu past budget and 20 %%, longest of 2 s %.2f s; longest job %.1f s (seed %llu)\n",
           (unsigned long long)sum.jobs, n_matrices, (unsigned long long)sum.operations, (unsigned long long)sum.epochs,
           (unsigned long long)sum.stops, (unsigned long long)sum.deaths, (unsigned long long)sum.failed,
           (unsigned long long)sum.late, (double)sum.longest / 1e9, (double)sum.longest_job / 1e9,
           (unsigned long long)sum.longest_seed);
}

static void run(uint64_t seed)
{
    job j;
    uint64_t tokens = 0;
    job_seed = seed;
    state_of_random = 0;
    n = 2 + (int)below(MOST_PES - 3) + (seed % 4 == 3 ? 2 : 0);
    pe_doing_now("seed %llu, %d PEs", (unsigned long long)seed, n);
    choose_environment();
    int disturbed = (int)below(2);
    setenv("FERRY_TIMEOUT", disturbed ? "2s" : "20s", 1);
    uint64_t began = now_ns();
    job_prepare(&j, n);
    post(&board->word[BUDGET], (disturbed ? 2 : 20) * (uint64_t)SECOND);
    j.may_end_first = 1;
    post(&board->word[EPOCHS], 2 + below(MOST_EPOCHS - 1));
    post(&board->word[DISTURBED], (uint64_t)disturbed);
    job_env(n);
    for (int r = 0; r < n; r++)
        job_start_one(&j, r, pe);
    if (disturbed && below(4) != 0)
        job_await_all(&j, 1);
    if (disturbed)
        disturb(&j);
    job_end(&j, 60);
    for (int r = 0; r < n; r++)
        tokens += see(&board->word[TOKENS + r]);
    if (!disturbed && check_failures == 0 && tokens != 0)
        check_fail(__FILE__, __LINE__, "%lld is what tokens were lost, or came twice", (long long)tokens);
    add_up(now_ns() - began);
}

int main(int argc, char **argv)
{
    unsigned seconds = argc > 1 ? (unsigned)atoi(argv[1]) : job_quick() ? 4 : 12;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : now_ns() % 1000000;
    setenv("FERRY_SPACE", "host", 0);
    job_begin(seconds + 120);
    job_need_space();
    uint64_t until = now_ns() + seconds * (uint64_t)SECOND;
    setenv("FERRY_INIT_TIMEOUT", INIT_TIMEOUT, 1);
    job_heap("1M", "64M");
    printf("random_jobs %u %llu\n", seconds, (unsigned long long)seed);
    do
        run(seed + sum.jobs);
    while (now_ns() < until && check_failures == 0);
    report();
    return CHECK_RESULT();
}
