/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_STREAM_H
#define EMU_STREAM_H

#include "driver.h"
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

/* How far a stream is: others may wait for it, also after it was destroyed. */
struct emu_progress {
    std::mutex lock;
    std::condition_variable changed;
    uint64_t queued = 0, done = 0;
};

struct CUgraph_st {
    std::vector<std::function<void()>> work;
};

struct CUstream_st {
    int device;
    bool blocking; /* it and the plain stream wait for each other's earlier work */
    std::mutex lock;
    std::condition_variable changed;
    std::deque<std::function<void()>> work; /* the first is running */
    bool borrowed;                          /* a host thread does the first by itself */
    bool over;
    CUgraph captured; /* NULL: it is not being captured */
    std::shared_ptr<emu_progress> progress;
};

/* The stream that NULL and the like mean. */
CUstream emu_stream(CUstream stream);
/* The host thread's next read is no poll (copy.cc). */
void emu_forget_reads(void);

#endif
