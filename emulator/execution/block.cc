/* SPDX-License-Identifier: BSD-3-Clause */
/* A block runs on one system thread, and its CUDA threads, or lanes, take turns on that thread: each has a stack and
 * runs until it meets others, polls or reads the clock.  Warps step together only at explicit synchronization, as on a
 * GPU.  A lane begins when its turn first comes, so that lanes which meet nobody follow each other on one stack.
 *
 *   EMU_SEED  seed of the random order of turns; 0: round robin */
#include "block.h"
#include "emulator/checks/access_check.h"
#include "emulator/driver.h"
#include "fiber.h"
#include "meeting.h"
#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <sched.h>
#include <sys/mman.h>

#if defined(__SANITIZE_ADDRESS__) /* it surrounds each variable */
#define STACK ((size_t)512 << 10)
#else
#define STACK ((size_t)128 << 10)
#endif
#define STACK_END 0x600dc0de600dc0deu
/* Below each stack lie addresses that nobody may touch; not below those beyond so many, since a process has a limited
 * number of mappings: the mark at their end has to do. */
#define STACK_GUARD ((size_t)64 << 10)
#define STACKS_GUARDED 4096u
#define PLACE_AT (STACK - 64) /* in a lane's stack */
#define WARP_AT (STACK - 320) /* what a call of a warp has returned; a lane's frames begin here */
#define VALUES_AT 256u        /* the same of a larger tile */
#define STACK_LINES 4u        /* of the cache, that a lane which goes on needs at once */
#define YIELDS 8u
#define POLLS_PER_TURN 16u

namespace
{
/* A block stays on one system thread.  The model of TLS: kernels ask for their place all the time. */
#define OFTEN __attribute__((tls_model("initial-exec")))
OFTEN thread_local emu_block *here;
OFTEN thread_local const ferryi_emu_place *place_here;
OFTEN thread_local std::vector<char *> *free_stacks;
OFTEN thread_local char *shared_here;

char *stack_take()
{
    const unsigned at_once = 32;
    const size_t apart = STACK + STACK_GUARD;
    static std::atomic<unsigned> taken;
    if (free_stacks == nullptr)
        free_stacks = new std::vector<char *>;
    if (free_stacks->empty()) {
        char *more = (char *)mmap(NULL, at_once * apart, PROT_READ | PROT_WRITE,
                                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
        if (more == MAP_FAILED)
            emu_die("no memory for the stacks of a block");
        const bool is_guarded = taken.fetch_add(at_once) < STACKS_GUARDED;
        for (unsigned k = at_once; k-- > 0;) {
            char *const low = more + k * apart + STACK_GUARD;
            if (is_guarded)
                (void)mprotect(low - STACK_GUARD, STACK_GUARD, PROT_NONE);
            memcpy(low, &(const uint64_t &)STACK_END, 8);
            free_stacks->push_back(low);
        }
    }
    char *stack = free_stacks->back();
    free_stacks->pop_back();
    return stack;
}

char *dynamic_shared()
{
    if (shared_here == nullptr) {
        void *at =
            mmap(NULL, EMU_MOST_SHARED, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (at == MAP_FAILED)
            emu_die("no memory for a block's shared memory");
        shared_here = (char *)at;
    }
    return shared_here;
}

/* The handler of faults cannot run on the stack that has none left. */
void catch_on_other_stack()
{
    stack_t now;
    const size_t size = (size_t)256 << 10;
    if (sigaltstack(nullptr, &now) != 0 || !(now.ss_flags & SS_DISABLE))
        return;
    now.ss_sp = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    now.ss_size = size;
    now.ss_flags = 0;
    if (now.ss_sp != MAP_FAILED)
        (void)sigaltstack(&now, nullptr);
}

unsigned draw(emu_block *b, unsigned n)
{
    if (b->chance == 0 || n < 2)
        return 0;
    b->chance ^= b->chance << 13;
    b->chance ^= b->chance >> 7;
    b->chance ^= b->chance << 17;
    return (unsigned)(b->chance >> 32) % n;
}

/* All threads of the block poll for what others do: few yields, since on a full machine they give turns to others that
 * poll, too; then sleeps, which a long wait makes longer. */
void nap(emu_block *b)
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
unsigned ready_from(const emu_block *b, unsigned i)
{
    const unsigned warps = b->n_warps;
    unsigned warp = i / 32;
    uint32_t mask = b->ready[warp] & ~0u << i % 32;
    for (unsigned looked = 0; mask == 0; mask = b->ready[warp]) {
        if (looked++ == warps)
            emu_nobody_goes_on(b);
        warp = warp + 1 == warps ? 0 : warp + 1;
    }
    return warp * 32 + (unsigned)__builtin_ctz(mask);
}

/* Whose turn comes after the current lane's. */
unsigned choose_next(emu_block *b)
{
    const unsigned n = b->n;
    if (b->idle == 0) {
        b->naps = 0;
    } else if (b->idle >= b->live - b->waiting) {
        b->idle = 1;
        nap(b);
    }
    const unsigned next = b->at + 1 + draw(b, n);
    return ready_from(b, next >= n ? next - n : next);
}

ferryi_emu_place place_of(const emu_block *b, unsigned lane)
{
    const dim3 *n = &b->grid->threads;
    ferryi_emu_place place = b->place;
    place.thread =
        n->y * n->z == 1 ? uint3{ lane, 0, 0 } : uint3{ lane % n->x, lane / n->x % n->y, lane / (n->x * n->y) };
    return place;
}

void take_turn(emu_block *b, unsigned i)
{
    emu_lane *l = &b->lanes[i];
    b->at = i;
    if (!l->begun) {
        l->begun = true;
        l->place = (ferryi_emu_place *)(void *)(l->stack + PLACE_AT);
        *l->place = place_of(b, i);
    }
    place_here = l->place;
    emu_watch_turn(b->watch, i, l->stack, STACK);
}

void lane_starts();

/* Of the lane whose turn mostly comes after the next one: its stack has left the cache since its last turn. */
void prefetch(const emu_lane *l)
{
    for (unsigned line = 0; line < STACK_LINES; line++)
        __builtin_prefetch((const void *)((uintptr_t)l->fiber.pointer + 64 * line));
}

/* The calling lane, whose state is noted, lets the next one go on. */
void leave(emu_block *b)
{
    if (__builtin_expect(emu_gpu_failed(b->grid->device) != CUDA_SUCCESS, 0))
        emu_block_leaves(CUDA_SUCCESS);
    const unsigned from = b->at, next = choose_next(b);
    if (next == from)
        return;
    emu_lane *l = &b->lanes[next];
    prefetch(&b->lanes[next + 1 < b->n ? next + 1 : 0]);
    if (l->stack == nullptr) {
        l->stack = stack_take();
        emu_fiber_init(&l->fiber, l->stack, WARP_AT, lane_starts);
    }
    take_turn(b, next);
    emu_fiber_resume(&b->lanes[from].fiber, &l->fiber);
}

void lane_ends(emu_block *b)
{
    if (memcmp(b->lanes[b->at].stack, &(const uint64_t &)STACK_END, 8) != 0) {
        const ferryi_emu_place place = place_of(b, b->at); /* the one on the stack may be overwritten */
        place_here = &place;
        emu_die("the thread has used more than %zu bytes of stack", STACK);
    }
    emu_meetings_lose(b, b->at);
    b->idle = 0;
}

/* On a lane's stack: the lane, and then those that begin after it. */
void lane_starts()
{
    emu_fiber_begin(&here->main);
    for (;;) {
        emu_block *b = here;
        b->grid->kernel->run(b->grid->args);
        const unsigned from = b->at;
        lane_ends(b);
        emu_lane *own = &b->lanes[from];
        if (b->live == 0) {
            free_stacks->push_back(own->stack);
            emu_fiber_resume(&own->fiber, &b->main);
        }
        const unsigned next = choose_next(b);
        emu_lane *l = &b->lanes[next];
        if (l->stack == nullptr) {
            l->stack = own->stack;
            l->fiber = own->fiber;
            take_turn(b, next);
            continue;
        }
        free_stacks->push_back(own->stack);
        take_turn(b, next);
        emu_fiber_resume(&own->fiber, &l->fiber);
    }
}
} // namespace

void emu_block_run(emu_grid *grid, unsigned number)
{
    static const long seed = emu_number("EMU_SEED", 0);
    static thread_local emu_block *own;
    if (emu_gpu_failed(grid->device) != CUDA_SUCCESS)
        return;
    if (own == nullptr) {
        own = new emu_block;
        emu_host_catches_faults(); /* of a stack that is too small */
        catch_on_other_stack();
    }
    emu_block *b = own;
    const unsigned n = grid->threads.x * grid->threads.y * grid->threads.z;
    emu_block_begin(b, grid, n);
    b->place.block = uint3{ number % grid->blocks.x, number / grid->blocks.x % grid->blocks.y,
                            number / (grid->blocks.x * grid->blocks.y) };
    b->chance = seed != 0 ? (uint64_t)seed * 0x9e3779b97f4a7c15u + number + (uint64_t)clock() : 0;
    b->main = emu_fiber();
    here = b;
    emu_symbols_touch();
    b->watch = emu_watch_begins(grid->kernel, grid->device, grid->blocks, grid->threads, grid->watched, number);
    if (grid->shared != 0)
        emu_watch_shared(b->watch, dynamic_shared(), grid->shared);
    const unsigned first = draw(b, n);
    emu_lane *l = &b->lanes[first];
    l->stack = stack_take();
    emu_fiber_init(&l->fiber, l->stack, WARP_AT, lane_starts);
    take_turn(b, first);
    emu_fiber_resume(&b->main, &l->fiber);
    emu_watch_ends(b->watch);
    here = nullptr;
    place_here = nullptr;
}

emu_grid *emu_grid_here(void)
{
    return here != nullptr ? here->grid : nullptr;
}

/* The stacks stay with lanes that never go on. */
void emu_block_leaves(CUresult error)
{
    emu_block *b = here;
    if (error != CUDA_SUCCESS)
        emu_gpu_fails(b->grid->device, error);
    emu_fiber_resume(&b->lanes[b->at].fiber, &b->main);
    abort();
}

void emu_stack_ends_at(uintptr_t at, const std::string &where)
{
    const emu_block *b = here;
    const uintptr_t low = b != nullptr ? (uintptr_t)b->lanes[b->at].stack : 0;
    if (low == 0 || at >= low || low - at > STACK_GUARD)
        return;
    static thread_local ferryi_emu_place place;
    place = place_of(b, b->at); /* the one on the stack may be overwritten */
    place_here = &place;
    fflush(stdout);
    emu_say("%s: the thread has used more than %zu bytes of stack", where.c_str(), STACK);
    abort();
}

int emu_device_of_block(void)
{
    return here != nullptr ? here->grid->device : -1;
}

void emu_dynamic_shared(char **base, size_t *size)
{
    *base = shared_here;
    *size = here != nullptr ? here->grid->shared : 0;
}

/* ---- Services for kernels. */

const ferryi_emu_place *ferryi_emu_here(void)
{
    return place_here;
}

const ferryi_emu_place *ferryi_emu_place_for(const char *variable)
{
    if (place_here == nullptr)
        emu_die("the host uses %s, which only threads of a kernel have: the function that uses it was called without "
                "<<<...>>>",
                variable);
    return place_here;
}

void *ferryi_emu_dynamic_shared(void)
{
    /* All references of a source are bound when the host uses the first one. */
    return here != nullptr ? dynamic_shared() : nullptr;
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
    emu_block *b = here;
    if (b == nullptr || ++b->polls % POLLS_PER_TURN != 0)
        return;
    b->idle++;
    leave(b);
}

/* For ferry's own functions, whose accesses are not checked. */
void ferryi_emu_synced(void)
{
    if (here != nullptr)
        emu_watch_synced(here->watch);
}

void ferryi_emu_trap(const char *what, const char *file, int line)
{
    emu_die("%s at %s:%d", what, file, line);
}

/* What assert() calls when it fails, in kernels and on the host. */
extern "C" void __assert_fail(const char *expression, const char *file, unsigned line, const char *function) noexcept
{
    if (here == nullptr)
        emu_die("%s:%u: %s: assertion `%s' failed", file, line, function, expression);
    if (emu_gives_statuses()) {
        emu_say("assertion `%s' failed at %s:%u", expression, file, line);
        emu_block_leaves(CUDA_ERROR_ASSERT);
    }
    emu_die("assertion `%s' failed at %s:%u", expression, file, line);
}

/* ---- Meetings: the caller's block, and its turn when it has to wait. */

emu_block *emu_block_here(const char *what, const char *file, int line)
{
    if (here == nullptr)
        emu_die("%s at %s:%d is called on the host: only threads of a kernel can", what, file, line);
    return here;
}

const uint64_t *emu_lane_values(emu_block *b, const uint64_t *value, unsigned n)
{
    if (b->watch == nullptr)
        return value;
    void *own = b->lanes[b->at].stack + (n <= 32 ? WARP_AT : VALUES_AT);
    memcpy(own, value, n * sizeof *value);
    return (const uint64_t *)own;
}

void emu_lane_waits(emu_block *b)
{
    leave(b);
}
