/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef EMU_STREAM_H
#define EMU_STREAM_H

#include "emulator/driver.h"
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

/* How far a stream is: others may wait for it, also after it was destroyed. */
struct emu_progress {
    std::mutex lock;
    std::condition_variable changed;
    uint64_t queued = 0, done = 0;
};

/* A capture.  A stream takes part once it waits for an event of one that does. */
struct emu_capture {
    CUstream origin;
    CUstreamCaptureMode mode;
    std::thread::id thread;
    bool is_invalid = false;
    std::vector<std::function<void()>> work;
    std::map<CUstream, std::map<CUstream, uint64_t>> come; /* after how much work of each stream each stream is */
};
/* What an event keeps of a capture that recorded it. */
struct emu_recorded {
    std::shared_ptr<emu_capture> in; /* NULL: none did */
    std::map<CUstream, uint64_t> come;
};

struct CUstream_st {
    int device;
    bool blocking; /* it and the plain stream wait for each other's earlier work */
    std::mutex lock;
    std::condition_variable comes, ends;    /* work for the stream's thread; its last work */
    std::deque<std::function<void()>> work; /* the first is running */
    bool borrowed;                          /* a host thread does the first by itself */
    bool over;
    std::shared_ptr<emu_capture> captured; /* by the lock of graph.cc; NULL: it is not being captured */
    std::shared_ptr<emu_progress> progress;
};

/* The stream that NULL and the like mean. */
CUstream emu_stream(CUstream stream);
/* graph.cc: captures.  Those that return a CUresult have refused the call if it is no success, and the capture is then
 * invalid. */
bool emu_is_captured(CUstream s);
/* True: the work was captured, or refused. */
bool emu_captures(CUstream s, bool is_legacy, const std::function<void()> &what, CUresult *result);
/* Before a call that waits for a stream, or asks about it; that waits for a GPU; that may wait for any. */
CUresult emu_capture_allows_look(const char *call, CUstream s);
CUresult emu_capture_allows_wait(const char *call, int device);
CUresult emu_capture_allows_unsafe(const char *call);
/* Events: recorded, by a capture if true; looked at; waited for, by a capture if true. */
bool emu_capture_records(CUstream s, emu_recorded *event);
CUresult emu_capture_allows_event(const char *call, const emu_recorded *event);
bool emu_capture_waits(CUstream s, const emu_recorded *event, bool was_recorded, CUresult *result);
/* The stream is destroyed. */
void emu_capture_loses(CUstream s);
/* The host thread's next read is no poll (copy.cc). */
void emu_forget_reads(void);

#endif
