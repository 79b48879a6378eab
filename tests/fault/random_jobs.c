/* SPDX-License-Identifier: BSD-3-Clause */
/* random_jobs [seconds] [seed]: jobs of 2 to 8 PEs, each with a random matrix of paths, run random scripts
 * (random_script.h), some as kernels and some as host calls.  After each epoch each PE compares the heap with a model
 * that it computes alone: no operation is lost, repeated or misdirected.  The driver disturbs half of the jobs: it
 * stops and resumes PEs, and may kill one.  Then calls may fail in the allowed ways; an epoch whose calls all succeeded
 * must still be exact, and every PE exits by itself.  The last job begins within the given time and ends at most 15 s
 * later; INIT_TIMEOUT takes most of that if a PE was killed before the others met it.  A program that is ended early
 * prints what its PEs are doing.  The heap is host memory, or GPU memory with FERRY_SPACE=cuda.  A run prints its seed,
 * which repeats the same jobs. */
#include "random_pe.h"

enum { MOST_PES = 8, MOST_EPOCHS = 12 };
#define INIT_TIMEOUT "10s"

/* ---- A PE. */

static void pe(int rank)
{
    pe_state p = { 0 };
    (void)rank;
    int well = pe_start(&p);
    uint64_t epoch = 1, epochs = see(&board->word[EPOCHS]);
    while (well && epoch <= epochs)
        well = run_epoch(&p, epoch++);
    if (well)
        pe_counts_tokens(&p);
    post(&board->word[TOKENS + pe_me], p.tokens);
    if (ferry_query_initialized()) {
        (void)read_faults(epoch);
        (void)begin("ferry_finalize", epoch);
        (void)went_well(ferry_finalize(), "ferry_finalize", epoch);
    }
    pe_free(&p);
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

/* Without FERRY_PATHS, some pairs lose their stores: GPUs then carry bulk by copy engine, or through a third GPU. Draws
 * nothing from the seed's sequence. */
static void lose_stores(char *test, size_t size)
{
    size_t at = strlen(test);
    for (int i = 0; i < n * n && at < size; i++) {
        const uint64_t drawn = script_mix(job_seed, (uint64_t)i) >> 20;
        if (i / n != i % n && drawn % 4 < 2)
            at += (size_t)snprintf(test + at, size - at, "%s%d>%d=store",
                                   strstr(test, "fail") ? "," : ":probe_fail=", i / n, i % n);
        if (i / n != i % n && drawn % 4 == 1 && at < size)
            at += (size_t)snprintf(test + at, size - at, ",%d>%d=copy", i / n, i % n);
    }
    setenv("FERRY_FORWARD", job_seed % 2 != 0 ? "on" : "auto", 1);
}

static void choose_environment(void)
{
    static const char *const kinds[] = { "native", "flags", "staged" }, *const slots[] = { "2", "8", "64" },
                             *const chunks[] = { "256", "1K", "16K" }, *const bulk[] = { "64", "2K", "1M" };
    char paths[1024] = "", test[900];
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
    if (paths[0] == '\0')
        lose_stores(test, sizeof test);
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
    if (see(&board->word[LONGEST]) > sum.longest && see(&board->word[ALLOWED]) != 0)
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
    post(&board->word[ALLOWED], disturbed ? 1u << FERRY_ERR_TIMEOUT | 1u << FERRY_ERR_PEER_LOST : 0);
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
