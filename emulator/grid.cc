/* SPDX-License-Identifier: BSD-3-Clause */
/* Grids of blocks.  One system thread runs a block, and its CUDA threads take turns there: each runs until it meets
 * others, polls or reads the clock.  Warps step together only at explicit synchronization, as on a GPU.
 *
 *   EMU_SMS   multiprocessors of each GPU (default 2)
 *   EMU_SEED  seed of the random order of turns; 0: round robin */
#include "grid.h"
#include "fiber.h"
#include <algorithm>
#include <condition_variable>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <deque>
#include <mutex>
#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

#if defined(__SANITIZE_ADDRESS__) /* it surrounds each variable */
#define STACK ((size_t)512 << 10)
#else
#define STACK ((size_t)128 << 10)
#endif
#define STACK_END 0x600dc0de600dc0deu
#define THREADS_PER_SM 2048u
#define BLOCKS_PER_SM 16u
#define YIELDS 8u
#define POLLS_PER_TURN 16u

void emu_die(const char *format, ...)
{
    char text[512];
    va_list ap;
    va_start(ap, format);
    vsnprintf(text, sizeof text, format, ap);
    va_end(ap);
    fprintf(stderr, "emulator, process %d: %s\n", (int)getpid(), text);
    abort();
}

long emu_number(const char *variable, long otherwise)
{
    const char *text = getenv(variable);
    return text != NULL ? atol(text) : otherwise;
}

int emu_sms(void)
{
    static const int n = (int)emu_number("EMU_SMS", 2);
    return n;
}

int emu_blocks_per_sm(unsigned threads)
{
    return threads == 0 || threads > 1024 ? 0
                                          : (int)std::min(THREADS_PER_SM / ((threads + 31) / 32 * 32), BLOCKS_PER_SM);
}

/* ---- A block. */

namespace
{
struct lane {
    emu_fiber fiber;
    char *stack;
    ferryi_emu_place place;
    const char *file; /* where it waits for others */
    int line;
};

/* Those that meet: a warp, or the block. */
struct meeting {
    unsigned live, come;
    int any, all;
    uint32_t ballot;
    ferryi_emu_votes votes; /* of the last meeting */
    uint32_t last_ballot;
    uint64_t value[2][32]; /* a warp's; of this meeting and of the last */
    unsigned parity;
};

struct block {
    std::vector<lane> lanes;
    std::vector<meeting> warps;
    meeting all;
    uint32_t ready[32], at_warp[32], at_block[32]; /* the lanes of each warp: a lane in none of them has ended */
    unsigned at;                                   /* whose turn it is */
    unsigned idle;                                 /* turns one after the other that found nothing to do */
    unsigned polls, naps, waiting;                 /* waiting: at a barrier */
    unsigned yielded;                              /* how many polls came before the last yield */
    int device;
    uint64_t chance;
    emu_fiber main; /* this thread's own stack */
    const ferryi_emu_kernel *kernel;
    void **args;
};

/* A block stays on one system thread.  The model of TLS: kernels ask for their place all the time. */
#define OFTEN __attribute__((tls_model("initial-exec")))
OFTEN thread_local block *here;
OFTEN thread_local const ferryi_emu_place *place_here;
OFTEN thread_local std::vector<char *> *stacks;

char *stack_number(unsigned i)
{
    const unsigned at_once = 32;
    if (stacks == nullptr)
        stacks = new std::vector<char *>;
    while (stacks->size() <= i) {
        void *more = mmap(NULL, at_once * STACK, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
        if (more == MAP_FAILED)
            emu_die("no memory for the stacks of a block");
        for (unsigned k = 0; k < at_once; k++)
            stacks->push_back((char *)more + k * STACK);
    }
    return (*stacks)[i];
}

unsigned draw(block *b, unsigned n)
{
    if (b->chance == 0 || n < 2)
        return 0;
    b->chance ^= b->chance << 13;
    b->chance ^= b->chance >> 7;
    b->chance ^= b->chance << 17;
    return (unsigned)(b->chance >> 32) % n;
}

[[noreturn]] void nobody_goes_on(const block *b)
{
    for (unsigned i = 0; i < b->lanes.size(); i++) {
        const uint32_t bit = 1u << i % 32, at_block = b->at_block[i / 32] & bit;
        if (at_block || (b->at_warp[i / 32] & bit))
            fprintf(stderr, "  thread %u waits for its %s at %s:%d\n", i, at_block ? "block" : "warp", b->lanes[i].file,
                    b->lanes[i].line);
    }
    emu_die("kernel %s hangs: its threads wait for one another at different barriers", b->kernel->name);
}

/* All threads of the block poll for what others do: few yields, since on a full machine they give turns to others that
 * poll, too; then sleeps, which a long wait makes longer. */
void nap(block *b)
{
    if (b->polls - b->yielded >= 4 * POLLS_PER_TURN) { /* it copies: loads alone are no wait */
        b->naps = 0;
        if (b->polls % (16 * POLLS_PER_TURN) == 0)
            (void)sched_yield();
        return;
    }
    const timespec some = { 0, b->naps < 3 * YIELDS ? 10000 : b->naps < 32 * YIELDS ? 50000 : 400000 };
    if (b->naps++ < YIELDS)
        (void)sched_yield();
    else
        (void)nanosleep(&some, NULL);
}

/* The first lane from i on, around, that is ready. */
unsigned ready_from(const block *b, unsigned i)
{
    const unsigned warps = (unsigned)b->warps.size();
    unsigned warp = i / 32;
    uint32_t mask = b->ready[warp] & ~0u << i % 32;
    for (unsigned looked = 0; mask == 0; mask = b->ready[warp]) {
        if (looked++ == warps)
            nobody_goes_on(b);
        warp = warp + 1 == warps ? 0 : warp + 1;
    }
    return warp * 32 + (unsigned)__builtin_ctz(mask);
}

/* The calling lane, whose state is noted, lets the next one go on. */
void leave(block *b)
{
    const unsigned n = (unsigned)b->lanes.size(), from = b->at;
    if (b->idle == 0) {
        b->naps = 0;
    } else if (b->idle >= b->all.live - b->waiting) {
        b->idle = 1;
        nap(b);
    }
    unsigned next = from + 1 + draw(b, n);
    next = ready_from(b, next >= n ? next - n : next);
    if (next == from)
        return;
    b->at = next;
    place_here = &b->lanes[next].place;
    emu_fiber_resume(&b->lanes[from].fiber, &b->lanes[next].fiber);
}

/* Those of a warp that wait go on. */
void set_ready(block *b, unsigned warp, uint32_t *at)
{
    b->waiting -= (unsigned)__builtin_popcount(*at);
    b->ready[warp] |= *at;
    *at = 0;
}

void end_meeting(block *b, meeting *m)
{
    m->votes = ferryi_emu_votes{ m->any, m->all };
    m->last_ballot = m->ballot;
    m->any = 0;
    m->all = 1;
    m->ballot = 0;
    m->come = 0;
    m->parity ^= 1;
    if (m == &b->all)
        for (unsigned w = 0; w < b->warps.size(); w++)
            set_ready(b, w, &b->at_block[w]);
    else
        set_ready(b, (unsigned)(m - b->warps.data()), &b->at_warp[m - b->warps.data()]);
    b->idle = 0;
}

/* On a GPU a warp arrives at one barrier, not at several that look alike.  Those that wait at it have been compared. */
void look_for_strays(const block *b, uint32_t waiting, const char *file, int line)
{
    if (waiting == 0)
        return;
    const unsigned other = b->at / 32 * 32 + (unsigned)__builtin_ctz(waiting);
    const lane *l = &b->lanes[other];
    if (l->line != line || (l->file != file && strcmp(l->file, file) != 0))
        emu_die("kernel %s: threads %u and %u of a warp are at different barriers, %s:%d and %s:%d", b->kernel->name,
                other, b->at, l->file, l->line, file, line);
}

void meet(meeting *m, uint32_t *at, int vote, const char *file, int line)
{
    block *b = here;
    lane *l = &b->lanes[b->at];
    const uint32_t bit = 1u << b->at % 32;
    look_for_strays(b, *at, file, line);
    m->any |= vote;
    m->all &= vote;
    m->ballot |= vote ? bit : 0;
    if (++m->come == m->live) {
        end_meeting(b, m);
        return;
    }
    l->file = file;
    l->line = line;
    b->waiting++;
    b->ready[b->at / 32] &= ~bit;
    *at |= bit;
    leave(b);
}

void lane_starts()
{
    block *b = here;
    emu_fiber_begin(&b->main);
    b->kernel->run(b->args);
    const unsigned warp = b->at / 32;
    meeting *w = &b->warps[warp];
    b->ready[warp] &= ~(1u << b->at % 32);
    if (--w->live > 0 && w->come == w->live)
        end_meeting(b, w);
    if (--b->all.live > 0 && b->all.come == b->all.live)
        end_meeting(b, &b->all);
    b->idle = 0;
    if (b->all.live == 0)
        emu_fiber_resume(&b->lanes[b->at].fiber, &b->main);
    else
        leave(b);
    emu_die("a thread of kernel %s goes on behind its end", b->kernel->name);
}

void begin_meeting(meeting *m, unsigned live)
{
    *m = meeting();
    m->live = live;
    m->all = 1;
}

/* ---- A grid. */

struct grid {
    const ferryi_emu_kernel *kernel;
    int device;
    dim3 blocks, threads;
    void **args;
    unsigned next, n, ended;
};

/* Never destroyed: threads use them until the process ends. */
std::mutex &lock = *new std::mutex;
std::condition_variable &work = *new std::condition_variable, &over = *new std::condition_variable;
std::deque<grid *> &waiting = *new std::deque<grid *>; /* grids with blocks that no thread has begun */
unsigned warps_used[FERRYI_EMU_DEVICES];
unsigned blocks_used[FERRYI_EMU_DEVICES];
unsigned idle_runners;

void run_one(grid *g, unsigned number)
{
    static const long seed = emu_number("EMU_SEED", 0);
    const unsigned n = g->threads.x * g->threads.y * g->threads.z;
    block b;
    b.lanes.resize(n);
    b.warps.resize((n + 31) / 32);
    b.main = emu_fiber();
    b.at = b.idle = b.polls = b.naps = b.waiting = b.yielded = 0;
    b.device = g->device;
    b.chance = seed != 0 ? (uint64_t)seed * 0x9e3779b97f4a7c15u + number + (uint64_t)clock() : 0;
    b.kernel = g->kernel;
    b.args = g->args;
    memset(b.ready, 0, sizeof b.ready);
    memset(b.at_warp, 0, sizeof b.at_warp);
    memset(b.at_block, 0, sizeof b.at_block);
    begin_meeting(&b.all, n);
    for (unsigned i = 0; i < b.warps.size(); i++)
        begin_meeting(&b.warps[i], std::min(32u, n - i * 32));
    for (unsigned i = 0; i < n; i++) {
        lane *l = &b.lanes[i];
        b.ready[i / 32] |= 1u << i % 32;
        l->stack = stack_number(i);
        memcpy(l->stack, &(const uint64_t &)STACK_END, 8);
        emu_fiber_init(&l->fiber, l->stack, STACK, lane_starts);
        l->place.thread = uint3{ i % g->threads.x, i / g->threads.x % g->threads.y, i / (g->threads.x * g->threads.y) };
        l->place.block =
            uint3{ number % g->blocks.x, number / g->blocks.x % g->blocks.y, number / (g->blocks.x * g->blocks.y) };
        l->place.threads = g->threads;
        l->place.blocks = g->blocks;
    }
    here = &b;
    b.at = draw(&b, n);
    place_here = &b.lanes[b.at].place;
    emu_fiber_resume(&b.main, &b.lanes[b.at].fiber);
    here = nullptr;
    place_here = nullptr;
    for (const lane &l : b.lanes)
        if (memcmp(l.stack, &(const uint64_t &)STACK_END, 8) != 0)
            emu_die("a thread of kernel %s has used more than %zu bytes of stack", g->kernel->name, STACK);
}

bool fits(const grid *g)
{
    const unsigned warps = (g->threads.x * g->threads.y * g->threads.z + 31) / 32, sms = (unsigned)emu_sms();
    return warps_used[g->device] + warps <= sms * THREADS_PER_SM / 32 && blocks_used[g->device] < sms * BLOCKS_PER_SM;
}

/* Begins the grid's next block under the lock and runs the block without the lock. */
void run_next(grid *g, std::unique_lock<std::mutex> &held)
{
    const unsigned warps = (g->threads.x * g->threads.y * g->threads.z + 31) / 32, number = g->next++;
    if (g->next == g->n)
        waiting.erase(std::find(waiting.begin(), waiting.end(), g));
    warps_used[g->device] += warps;
    blocks_used[g->device]++;
    held.unlock();
    run_one(g, number);
    held.lock();
    warps_used[g->device] -= warps;
    blocks_used[g->device]--;
    if (++g->ended == g->n)
        over.notify_all();
    if (!waiting.empty()) /* they may fit now */
        work.notify_all();
}

grid *next_that_fits()
{
    for (grid *g : waiting)
        if (fits(g))
            return g;
    return nullptr;
}

void *runner(void *)
{
    emu_touches_gpu_memory();
    std::unique_lock<std::mutex> held(lock);
    for (;;) {
        grid *g = next_that_fits();
        if (g != nullptr) {
            idle_runners--;
            run_next(g, held);
            idle_runners++;
        } else {
            work.wait(held);
        }
    }
    return nullptr;
}
} // namespace

void emu_grid_run(const ferryi_emu_kernel *kernel, int device, dim3 blocks, dim3 threads, void **args)
{
    grid g = { kernel, device, blocks, threads, args, 0, blocks.x * blocks.y * blocks.z, 0 };
    std::unique_lock<std::mutex> held(lock);
    waiting.push_back(&g);
    const unsigned most = (unsigned)emu_sms() * BLOCKS_PER_SM;
    for (unsigned wanted = std::min(g.n, most) - 1; idle_runners < wanted;) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, runner, NULL) != 0)
            emu_die("no thread for a block");
        pthread_detach(thread);
        idle_runners++;
    }
    if (g.n > 1) /* most grids have one block, which this thread runs */
        work.notify_all();
    while (g.ended < g.n) {
        if (g.next < g.n && fits(&g))
            run_next(&g, held);
        else if (g.next < g.n)
            work.wait(held);
        else
            over.wait(held);
    }
}

/* ---- Services for kernels. */

const ferryi_emu_place *ferryi_emu_here(void)
{
    return place_here;
}

int emu_device_of_block(void)
{
    return here != nullptr ? here->device : -1;
}

uint64_t ferryi_emu_clock_ns(void)
{
    timespec now;
    if (here != nullptr) /* whoever looks at the clock waits */
        ferryi_emu_yield();
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec +
           ((uint64_t)1 << 60); /* no clock of the host's */
}

void ferryi_emu_yield(void)
{
    if (here == nullptr) {
        (void)sched_yield();
        return;
    }
    here->idle++;
    here->yielded = here->polls;
    leave(here);
}

void ferryi_emu_polled(void)
{
    block *b = here;
    if (b == nullptr || ++b->polls % POLLS_PER_TURN != 0)
        return;
    b->idle++;
    leave(b);
}

ferryi_emu_votes ferryi_emu_block_meets(int vote, const char *file, int line)
{
    block *b = here;
    meet(&b->all, &b->at_block[b->at / 32], vote, file, line);
    return b->all.votes;
}

ferryi_emu_answer ferryi_emu_warp_meets(uint32_t mask, uint64_t value, int from, int vote, const char *file, int line)
{
    block *b = here;
    const unsigned warp = b->at / 32, own = b->at % 32;
    meeting *m = &b->warps[warp];
    const unsigned parity = m->parity;
    if (mask != 0xffffffffu)
        emu_die("%s:%d: the emulator knows whole warps only", file, line);
    m->value[parity][own] = value;
    meet(m, &b->at_warp[warp], vote, file, line);
    ferryi_emu_answer answer;
    answer.value = warp * 32 + (unsigned)from < b->lanes.size() ? m->value[parity][from] : value;
    answer.votes = m->votes;
    answer.ballot = m->last_ballot;
    return answer;
}
