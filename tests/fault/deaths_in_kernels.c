/* SPDX-License-Identifier: BSD-3-Clause */
/* deaths_in_kernels [seconds] [seed]: jobs of 2 to 6 PEs lose one PE after another while the others are in a call,
 * mostly in kernels, sometimes in a stream or on the host.  Each survivor's call returns FERRY_ERR_PEER_LOST soon
 * after, its fault is readable, the next kernel runs, and a team of the survivors continues until its next member
 * dies.  Some jobs stop a PE for longer than the budget instead: calls that need the PE end with FERRY_ERR_TIMEOUT
 * within the budget and 20 %, and succeed when the PE goes on.  The end reports how soon survivors noticed a death, and
 * whether GPU memory is free again (not with FAULT_BESIDE: other programs use the GPU, too).  The heap is host memory,
 * or GPU memory with FERRY_SPACE=cuda.  The test prints its seed, which repeats the same jobs. */
#include "death_kernels.h"
#include "tests/job.h"
#include "tests/moe_config.h"

enum { MOST = 6, MOST_LATENCIES = 1 << 16, GO = 0, LATENCY = 8, RETURNED = 16, KILLED_AT = 24, LOST_IN = 32 };
enum { TOKENS = 8, TOPK = 2, HIDDEN = 128, ROUNDS_AFTER = 2 };
#define SOON_MS 100u /* on a GPU machine; elsewhere the delay that other work may add */
#define LIMIT (slowness * 2 * (uint64_t)SECOND)
/* How long a PE goes on calling if no PE dies: the driver waits for every PE before it kills one. */
#define ENOUGH (20 * (uint64_t)SECOND)

typedef enum way { BY_KERNEL, BY_HOST, BY_STREAM, BY_MOE } way;

/* One death, or the stop. */
typedef struct step {
    int victim;
    int victim_runs; /* its GPU runs a wait of its own when it dies */
    way how;
    death_op op;
    size_t bytes;
    unsigned after_us;
} step;

/* The running job: a PE is a fork and finds the job here. */
static struct {
    int n, stops, n_steps;
    step step[MOST];
    char paths[512];
} plan;

static const char *const ways[] = { "kernel", "host", "stream", "moe" };
static const char *const ops[DEATH_N_OPS] = { "wait",       "wait_any",   "signal_wait", "put",
                                              "put, quiet", "put_signal", "get",         "add",
                                              "add, quiet", "fetch_add",  "barrier",     "sync",
                                              "broadcast",  "fcollect",   "alltoall",    "reduce" };
static uint64_t seed, state_of_random;
static int on_gpu, emulated, tells;
static unsigned slowness = 1; /* the machine's slowness when the job began: too few cores take longer */
/* Time of a job with a stop, set-up included; on GPUs shared by many jobs it takes turns of all jobs. */
static unsigned budget_ms;

static int is_collective(death_op op)
{
    return op >= DEATH_BARRIER;
}

/* ---- A PE. */

static death_area *area;
static const step *now; /* the death that this PE expects */
static ferry_team_t team = FERRY_TEAM_WORLD;
static int members[MOST], n_members;

/* The worst status of any block's call. */
static ferry_status kernels_end(unsigned blocks)
{
    death_outcome outcome[DEATH_BLOCKS];
    ferry_status status = ferry_launch_wait();
    post(&board->word[RETURNED + pe_me], now_ns());
    if (status == FERRY_SUCCESS)
        status = ferry_getmem(outcome, area->outcome, sizeof outcome, pe_me);
    for (unsigned b = 0; b < blocks && status == FERRY_SUCCESS; b++)
        status = (ferry_status)outcome[b].status;
    return status;
}

static ferry_status next_fault(void)
{
    ferry_fault fault;
    ferry_status status = ferry_fault_next(&fault);
    return status == FERRY_SUCCESS ? fault.status : FERRY_SUCCESS;
}

#define IN_STREAM 512 /* bytes of an alltoall */

static ferry_status in_stream(const death_call *c)
{
    ferry_status status = FERRY_SUCCESS;
    uint64_t until = now_ns() + c->limit_ns;
    while (status == FERRY_SUCCESS && now_ns() < until) {
        status = c->op == DEATH_SYNC       ? ferry_team_sync_on_stream(team, NULL)
                 : c->op == DEATH_ALLTOALL ? ferry_alltoallmem_on_stream(team, area->to, area->from, IN_STREAM, NULL)
                 : c->op == DEATH_REDUCE   ? ferry_uint64_sum_reduce_on_stream(team, area->to, area->from, 64, NULL)
                 : c->op == DEATH_SIGNAL_WAIT
                     ? ferry_signal_wait_until_on_stream(area->word, FERRY_CMP_GE, DEATH_NEVER, NULL)
                     : FERRY_ERR_INVALID_ARG;
        death_stream_end();
        post(&board->word[RETURNED + pe_me], now_ns());
        if (status == FERRY_SUCCESS)
            status = next_fault();
    }
    return status;
}

static ferry_status by_host(const death_call *c)
{
    ferry_status status = FERRY_SUCCESS;
    uint64_t until = now_ns() + c->limit_ns;
    while (status == FERRY_SUCCESS && now_ns() < until) {
        status = death_by_host(c);
        post(&board->word[RETURNED + pe_me], now_ns());
    }
    return status;
}

/* The last round in which a survivor first missed the victim: the victim's earlier messages may be enough for one
 * survivor and not for another. */
static uint64_t last_loss(void)
{
    uint64_t last = 0;
    for (int p = 0; p < plan.n; p++)
        if (p != now->victim) {
            await_word(&board->word[LOST_IN + p], 1);
            uint64_t round = see(&board->word[LOST_IN + p]);
            last = round > last ? round : last;
        }
    return last;
}

/* Rounds until one is incomplete, but right for live PEs.  All survivors make the same number of rounds. */
static ferry_status in_moe(void)
{
    ferry_moe_config config = moe_config(2 * plan.n, TOPK, HIDDEN, TOKENS);
    ferry_moe *moe = NULL;
    ferry_status worst = FERRY_SUCCESS;
    int32_t idx[TOKENS * TOPK];
    float weight[TOKENS * TOPK];
    uint64_t until, round = 0;
    /* Arrays that kernels can read. */
    uint16_t *x = (uint16_t *)area->from, *out = (uint16_t *)area->to;
    float *partial = (float *)(area->from + DEATH_BYTES / 32);
    int32_t *idx_there = (int32_t *)(area->from + DEATH_BYTES / 16);
    float *weight_there = (float *)(area->from + 3 * DEATH_BYTES / 32);
    for (int i = 0; i < TOKENS * TOPK; i++) {
        idx[i] = i % (2 * plan.n);
        weight[i] = 1;
    }
    CHECK_OK(ferry_putmem(idx_there, idx, sizeof idx, pe_me));
    CHECK_OK(ferry_putmem(weight_there, weight, sizeof weight, pe_me));
    CHECK_OK(ferry_moe_create(&config, &moe));
    arrive(1);
    until = now_ns() + ENOUGH;
    while (worst == FERRY_SUCCESS && now_ns() < until) {
        ferry_moe_batch batch;
        round++;
        ferry_status status = ferry_moe_dispatch(moe, x, idx_there, weight_there, TOKENS);
        post(&board->word[RETURNED + pe_me], now_ns());
        worst = status;
        CHECK_OK(ferry_moe_received(moe, &batch));
        if (status == FERRY_ERR_PEER_LOST) {
            int32_t source = 0;
            CHECK_OK(ferry_getmem(&source, &batch.source_status[now->victim], sizeof source, pe_me));
            CHECK(batch.n_absent >= 1 && source == FERRY_ERR_PEER_LOST);
        }
        status = ferry_moe_combine(moe, partial, FERRY_MOE_F32, out);
        if (worst == FERRY_SUCCESS)
            post(&board->word[RETURNED + pe_me], now_ns());
        worst = worst != FERRY_SUCCESS ? worst : status;
    }
    if (worst == FERRY_ERR_PEER_LOST) { /* the next rounds run without it, and report whose experts are missing */
        int missing = 0;
        post(&board->word[LOST_IN + pe_me], round);
        do {
            CHECK_STATUS(ferry_moe_dispatch(moe, x, idx_there, weight_there, TOKENS), FERRY_ERR_PEER_LOST);
            CHECK_STATUS(ferry_moe_combine(moe, partial, FERRY_MOE_F32, out), FERRY_ERR_PEER_LOST);
        } while (round++ < last_loss());
        for (int t = 0; t < TOKENS; t++)
            for (int k = 0; k < TOPK; k++) {
                int gone = idx[TOPK * t + k] / 2 == now->victim;
                CHECK_INT(ferry_moe_missing(moe, t) >> k & 1, gone);
                missing += gone;
            }
        CHECK(missing > 0);
    }
    ferry_status destroyed = ferry_moe_destroy(moe);
    return worst != FERRY_SUCCESS ? worst : destroyed;
}

/* Checks the messages of the faults: they must name the dead PE, or a wait for any PE.  lacked: how long the machine
 * kept this PE from running meanwhile. */
static void read_faults(ferry_status want, uint64_t lacked)
{
    ferry_fault fault;
    int seen = 0;
    while (ferry_fault_next(&fault) == FERRY_SUCCESS) {
        char text[1024];
        CHECK(ferry_fault_format(&fault, text, sizeof text) > 0);
        if (tells && seen == 0)
            fprintf(stderr, "  %s\n", text);
        if (fault.status != want || fault.pe != pe_me)
            check_fail(__FILE__, __LINE__, "PE %d: a fault that was not expected: %s", pe_me, text);
        if (fault.age_ns > (want == FERRY_ERR_TIMEOUT ? budget_ms * (uint64_t)MS / 5 * 6 + lacked : LIMIT))
            check_fail(__FILE__, __LINE__, "PE %d: age %llu: %s", pe_me, (unsigned long long)fault.age_ns, text);
        seen++;
    }
}

/* The members: barriers and signals in kernels, barriers on the host. */
static void go_on(void)
{
    static uint64_t round;
    int me = 0;
    while (members[me] != pe_me)
        me++;
    for (int i = 0; i < ROUNDS_AFTER; i++) {
        death_relay r = { area,   team, members[(me + 1) % n_members], pe_me, members[(me + n_members - 1) % n_members],
                          ++round };
        CHECK_OK(death_relay_launch(&r));
        CHECK_OK(kernels_end(1));
        CHECK_OK(ferry_team_barrier(team));
    }
}

static ferry_status call_until_it_fails(const death_call *c)
{
    switch (now->how) {
    case BY_HOST:
        return by_host(c);
    case BY_STREAM:
        return in_stream(c);
    case BY_MOE:
        return in_moe();
    default:
        CHECK_OK(death_launch(c));
        return kernels_end(death_blocks(c->op));
    }
}

static void leave_out(int victim)
{
    int n = 0;
    for (int i = 0; i < n_members; i++)
        if (members[i] != victim)
            members[n++] = members[i];
    n_members = n;
}

/* The call has ended, because a PE has died. */
static void survive(ferry_status status, int number)
{
    ferry_team_t smaller = FERRY_TEAM_INVALID;
    uint64_t killed = see(&board->word[KILLED_AT + number]), returned = see(&board->word[RETURNED + pe_me]);
    ferry_peer_status state;
    if (status != FERRY_ERR_PEER_LOST || killed == 0)
        check_fail(__FILE__, __LINE__, "PE %d, death %d: got %s, %.1f ms after it (last message: %s)", pe_me, number,
                   ferry_status_name(status), (double)(int64_t)(returned - killed) / 1e6, ferry_last_error_message());
    post(&board->word[LATENCY + pe_me], returned > killed ? returned - killed : 1);
    read_faults(FERRY_ERR_PEER_LOST, 0);
    leave_out(now->victim);
    for (int r = 0; r < plan.n; r++) {
        int lost = 1;
        for (int i = 0; i < n_members; i++)
            lost &= members[i] != r;
        CHECK_OK(ferry_peer_state(r, &state));
        CHECK_INT(state, lost ? FERRY_PEER_LOST : FERRY_PEER_ALIVE);
    }
    CHECK_INT(ferry_failure_ack(), number + 1);
    status = FERRY_ERR_TIMEOUT;
    for (int tries = 0; tries < 20 && (status == FERRY_ERR_TIMEOUT || status == FERRY_ERR_PEER_LOST); tries++)
        status = ferry_team_from_list(members, n_members, NULL, 0, &smaller);
    CHECK_OK(status);
    if (team != FERRY_TEAM_WORLD)
        (void)ferry_team_destroy(team); /* without the dead PE no wait is left */
    team = smaller;
    check_forget_faults();
    go_on();
    arrive(2 * (uint64_t)number + 2);
}

/* The same call in a job with a PE that sleeps and goes on. */
static void outlast(const death_call *c)
{
    const uint64_t budget = budget_ms * (uint64_t)MS;
    if (pe_me != now->victim) {
        uint64_t began = now_ns(), lacked = lacked_ns();
        ferry_status status = call_until_it_fails(c);
        uint64_t took = see(&board->word[RETURNED + pe_me]) - began;
        lacked = lacked_ns() - lacked;
        CHECK_STATUS(status, FERRY_ERR_TIMEOUT);
        post(&board->word[LATENCY + pe_me], took);
        if (took < budget - budget / 4 || took > budget + budget / 5 + lacked)
            check_fail(__FILE__, __LINE__, "PE %d: took %.1f ms, the budget is %u", pe_me, (double)took / 1e6,
                       budget_ms);
        read_faults(FERRY_ERR_TIMEOUT, lacked);
        arrive(2);
        await_word(&board->word[GO], 2);
    }
    ferry_status status = FERRY_ERR_TIMEOUT;
    for (int tries = 0; tries < 50 && status == FERRY_ERR_TIMEOUT; tries++)
        status = c->op == DEATH_SYNC       ? ferry_sync_all()
                 : c->op != DEATH_ALLTOALL ? ferry_barrier_all()
                 : now->how == BY_STREAM   ? ferry_alltoallmem(team, area->to, area->from, IN_STREAM)
                                           : death_by_host(c);
    CHECK_OK(status);
    check_forget_faults();
    go_on();
    CHECK_OK(ferry_finalize());
}

static void pe(int rank)
{
    CHECK_OK(ferry_init());
    area = MADE(ferry_calloc(1, sizeof *area));
    for (n_members = 0; n_members < plan.n; n_members++)
        members[n_members] = n_members;
    CHECK_OK(ferry_barrier_all());
    for (int i = 0; i < plan.n_steps; i++) {
        now = &plan.step[i];
        death_call c = { area, now->op, team, now->victim, 0, now->bytes, plan.stops ? LIMIT : ENOUGH };
        while (members[c.root] != now->victim)
            c.root++;
        if (plan.stops) {
            arrive(1);
            await_word(&board->word[GO], 1);
            outlast(&c);
            return;
        }
        if (now->how != BY_MOE)
            arrive(2 * (uint64_t)i + 1);
        if (rank == now->victim) {
            if (now->how != BY_MOE && !is_collective(c.op))
                c.op = DEATH_WAIT;
            if (c.op != DEATH_WAIT || now->how == BY_MOE) /* its creation needs all PEs */
                (void)call_until_it_fails(&c);
            else if (now->victim_runs)
                CHECK_OK(death_launch(&c));
            nap_ms(60000);
        }
        survive(call_until_it_fails(&c), i);
    }
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
}

/* ---- The driver. */

static uint64_t latencies[MOST_LATENCIES];
static size_t n_latencies;
static unsigned deaths, stops;

static unsigned below(unsigned most)
{
    return (unsigned)(pe_mix(seed, ++state_of_random) % most);
}

static void choose_step(step *s, int victim)
{
    static const death_op of_streams[] = { DEATH_SYNC, DEATH_ALLTOALL, DEATH_REDUCE, DEATH_SIGNAL_WAIT };
    static const death_op of_stops[] = { DEATH_SYNC, DEATH_ALLTOALL, DEATH_BARRIER };
    unsigned how = below(10);
    s->victim = victim;
    s->victim_runs = (int)below(2);
    s->how = how < 6 ? BY_KERNEL : how < 8 ? BY_HOST : how < 9 ? BY_STREAM : BY_MOE;
    if (s->how == BY_MOE && (plan.stops || s != plan.step)) /* all PEs make it */
        s->how = BY_KERNEL;
    s->op = s->how == BY_STREAM ? of_streams[below(4)] : (death_op)below(DEATH_N_OPS);
    if (plan.stops)
        s->op = of_stops[below(s->how == BY_STREAM ? 2 : 3)];
    s->bytes = (size_t)4096 << 2 * below(5);
    s->after_us = below(4) == 0 ? below(100000) : below(20000);
}

static void choose(void)
{
    static const char *const kinds[] = { "native", "flags", "staged" };
    int order[MOST];
    plan.stops = below(8) == 0;
    plan.n = 2 + (int)below(MOST - 1);
    plan.n_steps = plan.stops ? 1 : plan.n - 1;
    for (int i = 0; i < plan.n; i++) {
        int j = (int)below((unsigned)i + 1);
        order[i] = order[j];
        order[j] = i;
    }
    for (int i = 0; i < plan.n_steps; i++)
        choose_step(&plan.step[i], order[i]);
    unsigned path = below(5);
    snprintf(plan.paths, sizeof plan.paths, "%s", path < 3 ? kinds[path] : "");
    for (int i = 0; i < plan.n * plan.n && path == 3; i++)
        if (i / plan.n != i % plan.n) {
            size_t at = strlen(plan.paths);
            snprintf(plan.paths + at, sizeof plan.paths - at, "%s%d>%d=%s", at != 0 ? "," : "", i / plan.n, i % plan.n,
                     kinds[below(3)]);
        }
}

/* Until a killed process is a zombie: a pidfd reports the end then. */
static uint64_t until_it_has_ended(const job *j, int victim, uint64_t killed)
{
    siginfo_t info;
    info.si_pid = 0;
    while (waitid(P_PID, (id_t)j->pid[victim], &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == 0 &&
           now_ns() - killed < 10 * (uint64_t)SECOND) {
        const struct timespec nap = { 0, 200000 };
        nanosleep(&nap, NULL);
    }
    return now_ns() - killed;
}

static uint64_t kill_one(job *j, const step *s, int number)
{
    const struct timespec nap = { 0, s->after_us * 1000L };
    nanosleep(&nap, NULL);
    j->next_look = 0;
    (void)job_poll(j);
    const uint64_t killed = now_ns();
    post(&board->word[KILLED_AT + number], killed);
    job_kill(j, s->victim, SIGKILL);
    return until_it_has_ended(j, s->victim, killed);
}

static void run(void)
{
    job j;
    int dead[MOST] = { 0 };
    choose();
    slowness = job_slowness();
    budget_ms = slowness * (on_gpu ? 2000 : emulated ? 4000 : 1000);
    budget_ms = budget_ms < 15000 ? budget_ms : 15000; /* job_await() accepts at most 30 s */
    setenv("FERRY_PATHS", plan.paths, 1);
    char budget[16];
    snprintf(budget, sizeof budget, "%ums", plan.stops ? budget_ms : 20000);
    setenv("FERRY_TIMEOUT", budget, 1);
    pe_doing_now("seed %llu", (unsigned long long)seed); /* its PEs inherit it */
    job_start(&j, plan.n, pe);
    for (int i = 0; i < plan.n_steps; i++) {
        const step *s = &plan.step[i];
        uint64_t worst = 0, ended = 0;
        pe_doing_now("seed %llu: %s %d in %d PEs, %s: %s, %zu bytes, paths %.24s%s", (unsigned long long)seed,
                     plan.stops ? "stop" : "death", i, plan.n, ways[s->how], s->how == BY_MOE ? "rounds" : ops[s->op],
                     s->bytes, plan.paths, s->victim_runs ? ", its GPU runs" : "");
        for (int r = 0; r < plan.n; r++)
            if (!dead[r])
                (void)job_await(&j, r, 2 * (uint64_t)i + 1);
        dead[s->victim] = 1;
        if (plan.stops)
            job_stop(&j, s->victim, 0);
        else
            ended = kill_one(&j, s, i);
        for (int r = 0; r < plan.n; r++) {
            if (dead[r])
                continue;
            (void)job_await(&j, r, 2 * (uint64_t)i + 2);
            const uint64_t latency = see(&board->word[LATENCY + r]);
            worst = latency > worst ? latency : worst;
            if (!plan.stops && n_latencies < MOST_LATENCIES)
                latencies[n_latencies++] = latency;
        }
        if (plan.stops)
            stops++;
        else
            deaths++;
        if (tells)
            fprintf(stderr, "%7.1f ms (ended %6.1f) %s\n", (double)worst / 1e6, (double)ended / 1e6, pe_doing);
        if (!plan.stops && on_gpu && worst > SOON_MS * (uint64_t)MS)
            check_fail(__FILE__, __LINE__,
                       "%.1f ms after the death some survivor still waited (it had ended after %.1f)",
                       (double)worst / 1e6, (double)ended / 1e6);
        if (check_failures != 0) {
            job_drop(&j);
            return;
        }
    }
    job_end(&j, 30);
}

static int compare(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void report(void)
{
    static const unsigned percent[] = { 50, 90, 99, 100 };
    qsort(latencies, n_latencies, sizeof *latencies, compare);
    printf("%u stops, %u deaths, after which %zu calls returned:", stops, deaths, n_latencies);
    for (size_t i = 0; i < sizeof percent / sizeof *percent && n_latencies != 0; i++)
        printf(" %u %% within %.2f ms%s", percent[i],
               (double)latencies[(n_latencies * percent[i] + 99) / 100 - 1] / 1e6, percent[i] == 100 ? "\n" : ",");
}

/* In a child process: CUDA does not survive a fork. */
static uint64_t free_memory(void)
{
    int ends[2];
    uint64_t bytes = 0;
    pid_t pid = pipe(ends) == 0 ? fork() : -1;
    if (pid == 0) {
        bytes = death_free_memory();
        _exit(write(ends[1], &bytes, sizeof bytes) != (ssize_t)sizeof bytes);
    }
    if (pid < 0 || read(ends[0], &bytes, sizeof bytes) != (ssize_t)sizeof bytes)
        bytes = 0;
    (void)waitpid(pid, NULL, 0);
    close(ends[0]);
    close(ends[1]);
    return bytes;
}

int main(int argc, char **argv)
{
    unsigned seconds = argc > 1 ? (unsigned)atoi(argv[1]) : job_quick() ? 3 : 10;
    uint64_t first = argc > 2 ? strtoull(argv[2], NULL, 0) : now_ns() % 1000000;
    setenv("FERRY_SPACE", "host", 0);
    job_heap("1M", "64M");
    tells = getenv("FAULT_VERBOSE") != NULL;
    job_begin(seconds + 120);
    job_need_space();
    uint64_t before = free_memory();
    on_gpu = before != 0;
    emulated = !on_gpu && strcmp(getenv("FERRY_SPACE"), "cuda") == 0; /* by processors, which the PEs' kernels share */
    printf("deaths_in_kernels %u %llu\n", seconds, (unsigned long long)first);
    const uint64_t until = now_ns() + seconds * (uint64_t)SECOND;
    for (seed = first; seed == first || (now_ns() < until && check_failures == 0); seed++) {
        state_of_random = 0;
        run();
    }
    report();
    uint64_t after = getenv("FAULT_BESIDE") == NULL ? free_memory() : before;
    if (after + (16u << 20) < before)
        check_fail(__FILE__, __LINE__, "%.1f MiB of GPU memory are gone", (double)(before - after) / 1048576);
    return CHECK_RESULT();
}
