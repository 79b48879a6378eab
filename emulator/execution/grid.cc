/* SPDX-License-Identifier: BSD-3-Clause */
/* Grids: system threads run their blocks, as many at a time as the emulated multiprocessors hold.  A system thread
 * serves one GPU for ever, since it keeps where that GPU's variables are (include/emulate/symbols.h).
 *
 *   EMU_SMS   multiprocessors of each GPU (default 2) */
#include "grid.h"
#include "block.h"
#include "emulator/checks/access_check.h"
#include "emulator/driver.h"
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <pthread.h>

#define THREADS_PER_SM 2048u
#define BLOCKS_PER_SM 16u

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

static std::atomic<int> failed[FERRYI_EMU_DEVICES];
CUresult emu_gpu_failed(int device)
{
    return (CUresult)failed[device].load(std::memory_order_acquire);
}
void emu_gpu_fails(int device, CUresult error)
{
    int none = CUDA_SUCCESS;
    (void)failed[device].compare_exchange_strong(none, (int)error);
}

namespace
{
/* Never destroyed: threads use them until the process ends. */
std::mutex &lock = *new std::mutex;
struct gpu {
    std::condition_variable work, over;
    std::deque<emu_grid *> waiting; /* grids with blocks that no thread has begun */
    unsigned warps_used, blocks_used, idle_runners;
};
gpu *const gpus = new gpu[FERRYI_EMU_DEVICES]();

unsigned warps_of(const emu_grid *g)
{
    return (g->threads.x * g->threads.y * g->threads.z + 31) / 32;
}

bool fits(const emu_grid *g)
{
    const gpu *u = &gpus[g->device];
    const unsigned sms = (unsigned)emu_sms();
    return u->warps_used + warps_of(g) <= sms * THREADS_PER_SM / 32 && u->blocks_used < sms * BLOCKS_PER_SM;
}

emu_grid *next_that_fits(gpu *u)
{
    auto next = std::find_if(u->waiting.begin(), u->waiting.end(), fits);
    return next != u->waiting.end() ? *next : nullptr;
}

/* Begins the grid's next block under the lock and runs the block without the lock.  Whoever has begun a block wakes one
 * more runner if there is more to begin, and whoever has ended one looks for the next. */
void run_next(emu_grid *g, std::unique_lock<std::mutex> &held)
{
    gpu *u = &gpus[g->device];
    const unsigned warps = warps_of(g), number = g->next++;
    if (g->next == g->n)
        u->waiting.erase(std::find(u->waiting.begin(), u->waiting.end(), g));
    u->warps_used += warps;
    u->blocks_used++;
    if (u->idle_runners > 0 && next_that_fits(u) != nullptr)
        u->work.notify_one();
    held.unlock();
    emu_block_run(g, number);
    held.lock();
    u->warps_used -= warps;
    u->blocks_used--;
    if (++g->ended == g->n)
        u->over.notify_all();
}

/* A runner that has ended a block looks for the next; the thread of a stream, which serves one grid, wakes who may. */
void offer_room(gpu *u)
{
    if (u->waiting.empty())
        return;
    u->work.notify_one();
    u->over.notify_all();
}

void *runner(void *argument)
{
    gpu *u = (gpu *)argument;
    emu_touches_gpu_memory();
    std::unique_lock<std::mutex> held(lock);
    for (;;) {
        emu_grid *g = next_that_fits(u);
        if (g != nullptr) {
            u->idle_runners--;
            run_next(g, held);
            u->idle_runners++;
        } else {
            u->work.wait(held);
        }
    }
    return nullptr;
}

/* One runner for each block that waits and may run now, besides those that the threads of their streams run: blocks may
 * wait for one another. */
void start_runners(gpu *u)
{
    const unsigned most = (unsigned)emu_sms() * BLOCKS_PER_SM;
    unsigned wanted = 0;
    for (const emu_grid *g : u->waiting)
        wanted += g->n - g->next - 1;
    for (wanted = std::min(wanted, most - 1); u->idle_runners < wanted; u->idle_runners++) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, runner, u) != 0)
            emu_die("no thread for a block of a kernel");
        pthread_detach(thread);
    }
}
} // namespace

void emu_grid_run(const ferryi_emu_kernel *kernel, int device, dim3 blocks, dim3 threads, void **args, size_t shared,
                  bool cooperative)
{
    emu_grid g;
    g.kernel = kernel;
    g.device = device;
    g.blocks = blocks;
    g.threads = threads;
    g.args = args;
    g.shared = shared;
    g.cooperative = cooperative;
    g.n = blocks.x * blocks.y * blocks.z;
    g.next = 0;
    g.ended = g.come = g.generation = 0;
    g.watched = emu_watch_grid(g.n);
    gpu *u = &gpus[device];
    std::unique_lock<std::mutex> held(lock);
    u->waiting.push_back(&g);
    start_runners(u);
    bool freed = false; /* this thread has ended a block, and nobody else has looked whether another fits now */
    while (g.ended < g.n) {
        if (g.next < g.n && fits(&g)) {
            run_next(&g, held);
            freed = true;
            continue;
        }
        if (freed)
            offer_room(u);
        freed = false;
        u->over.wait(held);
    }
    if (freed)
        offer_room(u);
}
