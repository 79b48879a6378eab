/* SPDX-License-Identifier: BSD-3-Clause */
/* random_cuts [jobs] [seed], started by random_cuts.sh: jobs on two or three nodes run random scripts while links are
 * cut for moments, lose, delay, reorder and repeat frames, and while PEs and whole nodes stop and go on.
 *
 * In one half of the jobs that is all, and then it costs nothing but time: every call succeeds, and every answer is
 * right. In the others a PE is killed, or a whole node, or a link is cut for good.  Then every PE that is left gets
 * FERRY_ERR_PEER_LOST soon, knows exactly the PEs that it has lost, with their nodes, and goes on with the others. Some
 * of that happens during ferry_init.  Every process ends by itself, and a node has no process, file or socket left. */
#include "tests/fault/random_pe.h"
#include "tests/remote/wire.h"
#include <sched.h>
#include <spawn.h>
#include <sys/mount.h>
#include <sys/resource.h>

enum { NODES = WIRES, MOST_PES = 4 };
enum { STOP = 32, LAST, FATAL, EARLY, CLOSE, READY, LOST = 40, SEEN = 48, KNOWN = 56 }; /* words, after random_pe.h's */

#define BUDGET_S 20   /* FERRY_TIMEOUT: more than all disturbances of a job together */
#define EARLY_S 5     /* FERRY_INIT_TIMEOUT when a job loses a PE during init */
#define SOON_MS 15000 /* a second and FERRY_REMOTE_PATIENCE on an idle machine */
#define CUT_MS 2000   /* a link that is down for so long comes back in time */
#define URGENT (-15)  /* of what cuts links and carries frames: its lateness makes a cut longer than meant */
/* By then all lost data has been sent again, so that a second cut does not prolong the first. */
#define RECOVERY_MS 2000

typedef struct node {
    int net, uts; /* of the process that holds the node */
    int pid, ipc, mnt;
    pid_t init; /* the job's first process there; 0: none */
} node;

static node nodes[NODES];
static int n_nodes, own_pid_ns, has_tmp, own_priority;
static wires *links;
static uint64_t state_of_random;
static struct {
    unsigned jobs, lossless, early, kills, dead_nodes, dead_links, cuts, bursts, stops;
    uint64_t operations, longest_cut, seen, known[3]; /* known: after a kill, the kill of a node, a cut */
} sum;

extern char **environ;

static unsigned below(unsigned most)
{
    return (unsigned)(pe_random(&state_of_random) % most);
}

static int node_of(int pe)
{
    return pe * n_nodes / n;
}

/* ---- Nodes. */

static int open_namespace(pid_t pid, const char *name)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/ns/%s", (int)pid, name);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    REQUIRE(fd >= 0);
    return fd;
}

/* The number of files in a folder; says their names. */
static int files_in(const char *folder)
{
    int found = 0;
    DIR *dir = opendir(folder);
    struct dirent *e;
    while (dir != NULL && (e = readdir(dir)) != NULL)
        if (e->d_name[0] != '.') {
            fprintf(stderr, "FAIL: a file is left behind: %s/%s\n", folder, e->d_name);
            found++;
        }
    if (dir != NULL)
        closedir(dir);
    return found;
}

static void own_folder(const char *folder)
{
    REQUIRE(mount("none", folder, "tmpfs", MS_NOSUID | MS_NODEV, NULL) == 0);
}

/* The first process of a node for one job, by whose end the whole node dies.  In the end it finds what is left. */
static void node_runs(const node *v)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_CHILD_SUBREAPER, 0);
    signal(SIGALRM, SIG_DFL);
    alarm(0);
    REQUIRE(setns(v->net, CLONE_NEWNET) == 0 && setns(v->uts, CLONE_NEWUTS) == 0);
    REQUIRE(unshare(CLONE_NEWNS | CLONE_NEWIPC) == 0);
    REQUIRE(mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0);
    REQUIRE(mount("proc", "/proc", "proc", 0, NULL) == 0);
    own_folder("/dev/shm");
    if (has_tmp)
        own_folder("/tmp");
    __atomic_add_fetch(&board->word[READY], 1, __ATOMIC_RELEASE);
    while (see(&board->word[CLOSE]) == 0) {
        (void)waitpid(-1, NULL, WNOHANG);
        nap_ms(5);
    }
    const uint64_t deadline = now_ns() + 2 * (uint64_t)SECOND;
    while (kill(-1, 0) == 0 && now_ns() < deadline) {
        (void)waitpid(-1, NULL, WNOHANG);
        nap_ms(5);
    }
    CHECK(kill(-1, 0) != 0); /* a process is left behind */
    CHECK_INT(files_in("/dev/shm"), 0);
    if (has_tmp)
        CHECK_INT(files_in("/tmp"), 0);
    _exit(CHECK_RESULT());
}

static void node_begin(node *v)
{
    const uint64_t ready = see(&board->word[READY]), deadline = now_ns() + 10 * (uint64_t)SECOND;
    fflush(NULL);
    REQUIRE(unshare(CLONE_NEWPID) == 0);
    v->init = fork();
    if (v->init == 0)
        node_runs(v);
    REQUIRE(v->init > 0 && setns(own_pid_ns, CLONE_NEWPID) == 0);
    while (see(&board->word[READY]) == ready && now_ns() < deadline)
        nap_ms(1);
    REQUIRE(see(&board->word[READY]) != ready);
    v->pid = open_namespace(v->init, "pid");
    v->ipc = open_namespace(v->init, "ipc");
    v->mnt = open_namespace(v->init, "mnt");
}

/* Abstract sockets of ferry in the node's network. */
static int sockets_in(const node *v)
{
    int status = 0;
    const pid_t pid = fork();
    if (pid == 0) {
        char line[512];
        int found = 0;
        REQUIRE(setns(v->net, CLONE_NEWNET) == 0);
        FILE *f = fopen("/proc/self/net/unix", "r");
        while (f != NULL && fgets(line, sizeof line, f) != NULL)
            found += strstr(line, "@ferry") != NULL;
        _exit(f == NULL || found > 99 ? 99 : found);
    }
    REQUIRE(pid > 0 && waitpid(pid, &status, 0) == pid && WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void node_end(node *v, int is_dead)
{
    int status = 0;
    const uint64_t deadline = now_ns() + 10 * (uint64_t)SECOND;
    while (waitpid(v->init, &status, WNOHANG) == 0 && now_ns() < deadline)
        nap_ms(2);
    if (!is_dead)
        CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    while (sockets_in(v) != 0 && now_ns() < deadline)
        nap_ms(20);
    CHECK_INT(sockets_in(v), 0);
    close(v->pid);
    close(v->ipc);
    close(v->mnt);
    v->init = 0;
}

/* ---- A PE. */

static uint64_t told; /* PEs of whose loss the library has told, with the node's name */

static void heed(ferry_status status, char *text, size_t size)
{
    char words[64];
    (void)status;
    for (int pe = 0; pe < n; pe++) {
        const char *at = (snprintf(words, sizeof words, "PE %d (pid ", pe), strstr(text, words));
        snprintf(words, sizeof words, " on node%d) has died", node_of(pe));
        int is_told = at != NULL && strstr(at, words) != NULL;
        snprintf(words, sizeof words, " on node%d) was lost", node_of(pe));
        is_told |= at != NULL && strstr(at, words) != NULL && strstr(text, "the connection between PE ") != NULL;
        if (is_told)
            __atomic_or_fetch(&told, (uint64_t)1 << pe, __ATOMIC_RELAXED);
    }
    (void)size;
}

static ferry_peer_status state_of(int pe)
{
    ferry_peer_status state = FERRY_PEER_ALIVE;
    CHECK_OK(ferry_peer_state(pe, &state));
    return state;
}

/* The remaining PEs, as this PE knows them, go on without the others. */
static void go_on(uint64_t *words)
{
    const uint64_t lost = see(&board->word[LOST + pe_me]), fatal = see(&board->word[FATAL]);
    uint64_t one = 1;
    int left[MOST_PES], n_left = 0, first_lost = -1;
    ferry_team_t team;
    post(&board->word[SEEN + pe_me], now_ns() - fatal);
    CHECK_SINCE(fatal, SOON_MS);
    for (int pe = 0; pe < n; pe++) {
        if ((lost >> pe & 1) == 0) {
            left[n_left++] = pe;
            continue;
        }
        first_lost = pe;
        while (state_of(pe) != FERRY_PEER_LOST && now_ns() < fatal + SOON_MS * (uint64_t)MS)
            nap_ms(1);
        CHECK_INT(state_of(pe), FERRY_PEER_LOST);
    }
    post(&board->word[KNOWN + pe_me], now_ns() - fatal);
    CHECK_SINCE(fatal, SOON_MS);
    for (int tries = 0; __atomic_load_n(&told, __ATOMIC_RELAXED) != lost && tries < 1000; tries++)
        nap_ms(1); /* the message follows the state */
    CHECK_INT(__atomic_load_n(&told, __ATOMIC_RELAXED), lost);
    CHECK_INT(ferry_failure_ack(), n - n_left);
    CHECK_STATUS(ferry_uint64_put(words, &one, 1, first_lost), FERRY_ERR_PEER_LOST);
    CHECK_OK(ferry_team_from_list(left, n_left, NULL, 0, &team));
    for (uint64_t round = 1; round <= 10; round++) {
        uint64_t value = pe_mix(round, (uint64_t)pe_me), back = 0;
        const int next = left[((int)round + ferry_team_my_pe(team)) % n_left];
        for (int i = 0; i < n_left; i++)
            CHECK_OK(ferry_uint64_atomic_add(&words[0], 1, left[i]));
        CHECK_OK(ferry_uint64_put(&words[1 + pe_me], &value, 1, next));
        CHECK_OK(ferry_team_barrier(team));
        CHECK_OK(ferry_uint64_get(&back, &words[1 + pe_me], 1, next));
        CHECK_INT(back, value);
        CHECK_OK(ferry_uint64_get(&back, &words[0], 1, next));
        CHECK_INT(back, round * (uint64_t)n_left);
        CHECK_OK(ferry_team_barrier(team));
    }
    for (int i = 0; i < n_left; i++)
        CHECK(state_of(left[i]) != FERRY_PEER_LOST);
    CHECK_STATUS(ferry_finalize(), FERRY_ERR_PEER_LOST);
}

static void pe(int rank)
{
    const node *v = &nodes[node_of(rank)];
    pe_state p = { 0 };
    uint64_t *words = NULL;
    (void)setpriority(PRIO_PROCESS, 0, own_priority);
    REQUIRE(setns(v->net, CLONE_NEWNET) == 0 && setns(v->uts, CLONE_NEWUTS) == 0 && setns(v->ipc, CLONE_NEWIPC) == 0 &&
            setns(v->mnt, CLONE_NEWNS) == 0);
    ferry_set_message_hook(heed);
    const uint64_t began = now_ns();
    int well = pe_start(&p);
    if (see(&board->word[EARLY]) != 0)
        CHECK_SINCE(began, (EARLY_S + 10) * 1000);
    if (well && (words = ferry_calloc(1 + MOST_PES, sizeof *words)) == NULL)
        well = went_well(ferry_last_error(), "ferry_calloc", 0);
    arrive(2);
    for (uint64_t epoch = 1; well; epoch++) {
        if (rank == 0 && see(&board->word[STOP]) != 0)
            post(&board->word[LAST], epoch); /* the others see it after a barrier of this epoch */
        well = run_epoch(&p, epoch);
        if (see(&board->word[LAST]) == epoch)
            break;
    }
    if (well)
        pe_counts_tokens(&p);
    post(&board->word[TOKENS + rank], p.tokens);
    (void)begin("ferry_finalize", 0);
    if (!ferry_query_initialized())
        CHECK(see(&board->word[EARLY]) != 0);
    else if (well || see(&board->word[EARLY]) != 0)
        (void)went_well(ferry_finalize(), "ferry_finalize", 0);
    else
        go_on(words);
    pe_free(&p);
}

/* ---- The driver. */

/* The end of the link at the router, or that of the router's half: then the node itself sees that its link is down. */
static void link_set(int v, int half, const char *state)
{
    char name[8];
    int status = 1;
    pid_t pid;
    snprintf(name, sizeof name, "%c%d", "rw"[half], v);
    char *const argv[] = { (char[]){ "ip" }, (char[]){ "link" }, (char[]){ "set" }, name, strdup(state), NULL };
    REQUIRE(posix_spawnp(&pid, "ip", NULL, NULL, argv, environ) == 0 && waitpid(pid, &status, 0) == pid);
    CHECK_INT(status, 0);
    free(argv[4]);
}

static int stopped[MOST_PES];

static void stop_or_resume(job *j, int pe)
{
    job_kill(j, pe, stopped[pe] ? SIGCONT : SIGSTOP);
    stopped[pe] = !stopped[pe];
    sum.stops += (unsigned)stopped[pe];
}

static void resume_all(job *j)
{
    for (int pe = 0; pe < n; pe++)
        if (stopped[pe])
            stop_or_resume(j, pe);
}

/* Meanwhile a PE or a node stops, or goes on. */
static void linger(job *j, unsigned ms)
{
    const uint64_t until = now_ns() + ms * (uint64_t)MS;
    while (now_ns() < until) {
        const int v = (int)below((unsigned)n_nodes), pe = (int)below((unsigned)n);
        switch (below(5)) {
        case 0:
            stop_or_resume(j, pe);
            break;
        case 1:
            for (int i = 0; i < n; i++)
                if (node_of(i) == v)
                    stop_or_resume(j, i);
            break;
        default:
            break;
        }
        const uint64_t now = now_ns(), left = now < until ? (until - now) / MS : 0, most = 10 + below(60);
        nap_ms((unsigned)(left < most ? left + 1 : most));
        job_poll(j);
    }
}

static void cut(job *j)
{
    const int v = (int)below((unsigned)n_nodes), half = (int)below(2);
    const unsigned ms = 20 + below(CUT_MS - 20);
    const uint64_t began = now_ns();
    link_set(v, half, "down");
    const unsigned late = (unsigned)((now_ns() - began) / MS); /* and as late again when the link comes back */
    linger(j, ms > 2 * late ? ms - 2 * late : 0);
    link_set(v, half, "up");
    const uint64_t took = now_ns() - began;
    sum.longest_cut = took > sum.longest_cut ? took : sum.longest_cut;
    linger(j, RECOVERY_MS);
    sum.cuts++;
}

static void burst(job *j)
{
    wire *w = &links->at[below((unsigned)n_nodes)];
    __atomic_store_n(&w->delay_us, below(2) * below(8000), __ATOMIC_RELAXED);
    __atomic_store_n(&w->spread_us, below(2) * below(4000), __ATOMIC_RELAXED);
    __atomic_store_n(&w->loss, below(2) * below(40), __ATOMIC_RELAXED);
    __atomic_store_n(&w->twice, below(2) * below(200), __ATOMIC_RELAXED);
    __atomic_store_n(&w->early, below(2) * below(300), __ATOMIC_RELAXED);
    linger(j, 50 + below(500));
    __atomic_store_n(&w->delay_us, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&w->spread_us, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&w->loss, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&w->twice, 0, __ATOMIC_RELAXED);
    linger(j, 100);
    sum.bursts++;
}

static void disturb(job *j, unsigned times)
{
    while (times-- > 0 && job_poll(j) == n)
        if (below(2) == 0)
            cut(j);
        else
            burst(j);
}

/* Which PEs each PE loses: those on the other side. */
static void lose(uint64_t dead, int is_cut)
{
    for (int pe = 0; pe < n; pe++)
        post(&board->word[LOST + pe], (dead >> pe & 1) == 0 ? dead : is_cut ? ~dead & ((1u << n) - 1) : 0);
    if (see(&board->word[ALLOWED]) == 0)
        post(&board->word[ALLOWED], 1u << FERRY_ERR_PEER_LOST);
    post(&board->word[FATAL], now_ns());
}

/* Returns the node whose link is down now, -1: none; *dead: the node that was killed, or -1. */
static int destroy(job *j, int *dead)
{
    const int v = (int)below((unsigned)n_nodes), pe = (int)below((unsigned)n);
    uint64_t pes = 0;
    for (int i = 0; i < n; i++)
        pes |= (uint64_t)(node_of(i) == v) << i;
    *dead = -1;
    switch (below(3)) {
    case 0:
        sum.kills++;
        lose((uint64_t)1 << pe, 0);
        job_kill(j, pe, SIGKILL);
        return -1;
    case 1:
        sum.dead_nodes++;
        for (int i = 0; i < n; i++)
            if (node_of(i) == v)
                j->expected[i] = -SIGKILL;
        lose(pes, 0);
        kill(nodes[v].init, SIGKILL);
        *dead = v;
        return -1;
    default:
        sum.dead_links++;
        lose(pes, 1);
        link_set(v, 0, "down");
        return v;
    }
}

static void set_seconds(const char *name, int seconds)
{
    char text[16];
    snprintf(text, sizeof text, "%ds", seconds);
    setenv(name, text, 1);
}

static void environment(int early)
{
    job_env(n);
    setenv("MASTER_ADDR", "10.77.0.2", 1);
    setenv("FERRY_TCP_BIND", "10.77.0.2", 1);
    set_seconds("FERRY_INIT_TIMEOUT", early ? EARLY_S : BUDGET_S);
}

static void run(uint64_t seed)
{
    job j;
    uint64_t tokens = 0;
    int cut_off = -1, dead = -1;
    job_seed = state_of_random = seed;
    memset(stopped, 0, sizeof stopped);
    n_nodes = 2 + (int)below(2);
    n = n_nodes == 3 ? 3 : 2 + 2 * (int)below(2);
    const int fatal = (int)below(2), early = below(4) == 0;
    pe_doing_now("seed %llu, %d PEs on %d nodes", (unsigned long long)seed, n, n_nodes);
    job_prepare(&j, n);
    j.may_end_first = 1;
    post(&board->word[BUDGET], BUDGET_S * (uint64_t)SECOND);
    if (fatal && early)
        post(&board->word[ALLOWED],
             1u << FERRY_ERR_PEER_LOST | 1u << FERRY_ERR_TIMEOUT | 1u << FERRY_ERR_NO_PATH | 1u << FERRY_ERR_BOOTSTRAP);
    post(&board->word[EARLY], (uint64_t)(fatal && early));
    for (int v = 0; v < n_nodes; v++)
        node_begin(&nodes[v]);
    environment(fatal && early);
    for (int r = 0; r < n; r++) {
        REQUIRE(setns(nodes[node_of(r)].pid, CLONE_NEWPID) == 0);
        job_start_one(&j, r, pe);
        REQUIRE(setns(own_pid_ns, CLONE_NEWPID) == 0);
    }
    if (early)
        nap_ms(below(150));
    else
        job_await_all(&j, 2);
    disturb(&j, fatal ? early ? 0 : below(2) : 1 + below(3));
    resume_all(&j);
    if (fatal) {
        nap_ms(early ? 0 : below(100));
        cut_off = destroy(&j, &dead);
    } else {
        post(&board->word[STOP], 1);
    }
    const uint64_t deadline = now_ns() + 2 * BUDGET_S * (uint64_t)SECOND;
    while (job_poll(&j) > 0 && now_ns() < deadline)
        job_nap(2);
    if (job_poll(&j) == 0) {
        post(&board->word[CLOSE], 1);
        for (int v = 0; v < n_nodes; v++)
            node_end(&nodes[v], v == dead);
    }
    job_end(&j, 1);
    if (cut_off >= 0)
        link_set(cut_off, 0, "up");
    const int what = cut_off >= 0 ? 2 : dead >= 0;
    for (int r = 0; r < n; r++) {
        tokens += see(&board->word[TOKENS + r]);
        sum.seen = see(&board->word[SEEN + r]) > sum.seen ? see(&board->word[SEEN + r]) : sum.seen;
        if (see(&board->word[KNOWN + r]) > sum.known[what])
            sum.known[what] = see(&board->word[KNOWN + r]);
    }
    if (!fatal && check_failures == 0)
        CHECK_INT(tokens, 0); /* tokens were lost, or came twice */
    sum.jobs++;
    sum.lossless += !fatal;
    sum.early += (unsigned)early;
    sum.operations += see(&board->word[VERIFIED]);
}

static void report(void)
{
    uint64_t carried = 0, lost = 0, copies = 0;
    for (int i = 0; i < WIRES; i++) {
        carried += links->at[i].carried;
        lost += links->at[i].lost;
        copies += links->at[i].copies;
    }
    printf("%u jobs, %u without a loss, %u disturbed in ferry_init: %llu operations verified; %u cuts that ended "
           "(after %.2f s at most), %u bursts of faults, %u stops, %u kills of PEs, %u of nodes, %u cuts for good; "
           "PEER_LOST after %.2f s at most, all the "
           "lost known after %.2f s (a kill), %.2f s (of a node), %.2f s (a cut); of %llu frames %llu lost, %llu came "
           "twice\n",
           sum.jobs, sum.lossless, sum.early, (unsigned long long)sum.operations, sum.cuts,
           (double)sum.longest_cut / 1e9, sum.bursts, sum.stops, sum.kills, sum.dead_nodes, sum.dead_links,
           (double)sum.seen / 1e9, (double)sum.known[0] / 1e9, (double)sum.known[1] / 1e9, (double)sum.known[2] / 1e9,
           (unsigned long long)carried, (unsigned long long)lost, (unsigned long long)copies);
}

static int drive(long jobs, uint64_t seed)
{
    int holder[NODES];
    job_begin(60 + (unsigned)jobs * 10);
    REQUIRE(getenv("HOLDERS") != NULL &&
            sscanf(getenv("HOLDERS"), "%d %d %d", &holder[0], &holder[1], &holder[2]) == NODES);
    for (int v = 0; v < NODES; v++) {
        nodes[v].net = open_namespace(holder[v], "net");
        nodes[v].uts = open_namespace(holder[v], "uts");
    }
    own_pid_ns = open_namespace(getpid(), "pid");
    has_tmp = strncmp(getenv("FERRY_BOOTSTRAP_DIR"), "/tmp/", 5) != 0;
    setenv("FERRY_LOG", "warn", 1);
    setenv("FERRY_SPACE", "host", 1);
    set_seconds("FERRY_TIMEOUT", BUDGET_S);
    job_heap("1M", "64M");
    for (long i = 0; i < jobs && check_failures == 0; i++)
        run(seed + (uint64_t)i);
    report();
    return CHECK_RESULT();
}

int main(int argc, char **argv)
{
    const long jobs = argc > 1 ? atol(argv[1]) : 12;
    const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : now_ns() % 1000000;
    links = mmap(NULL, sizeof *links, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    REQUIRE(links != MAP_FAILED);
    printf("random_cuts %ld %llu\n", jobs, (unsigned long long)seed);
    fflush(NULL);
    own_priority = getpriority(PRIO_PROCESS, 0);
    (void)setpriority(PRIO_PROCESS, 0, URGENT);
    const pid_t driver = fork();
    REQUIRE(driver >= 0);
    if (driver == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        exit(drive(jobs, seed));
    }
    return wires_carry(links, driver);
}
