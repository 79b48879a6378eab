/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_GPU_CHANNEL_H
#define RUNTIME_GPU_CHANNEL_H

#include "ferry/detail/operations/host_call.h"
#include "runtime/gpu/gpu.h"
#include "runtime/space/cuda_driver.h"
#include <pthread.h>

/* A channel carries host calls to the GPU: each channel has its own stream and one call at a time.
 *
 * Short calls of all threads share one channel.  A call that waits for other PEs, a collective or a quiet, takes a
 * channel of a pool: threads of a PE may be in collectives of different teams at once, and the threads of two PEs may
 * start those collectives in different orders.
 *
 * A call returns to its caller after its budget plus an eighth, even if other work fills the GPU and the call has not
 * run.  The channel is then late, and its next user first waits for that call.  A collective that timed out this way
 * may still succeed, and its peers then continue.  If the program repeats the call, the repeat is that collective: a
 * new one would match the peers' next collective.  The channel therefore remembers the collective and stays with its
 * team until the same call has returned or the team makes another collective. */

#define FERRYI_GPU_CHANNELS 32 /* in the pool; if all are taken, the next call waits for one */

/* Succeeded; or members have made different calls, so that this one is used up. */
enum { FERRYI_GPU_MET = 1, FERRYI_GPU_DIFFERED };

typedef struct ferryi_gpu_channel {
    CUstream stream; /* never waits for the program's streams; in the pool, NULL until first use */
    ferryi_host_result *result;
    int taken;
    ferry_call call; /* the current user's call; `started`: when it began */
    uint64_t started;
    int late;                  /* the stream's last work did not end in time */
    ferryi_host_call given_up; /* the remembered collective, without budget and result; op 0: none */
    int met;                   /* the remembered collective has ended since: FERRYI_GPU_* */
} ferryi_gpu_channel;

typedef struct ferryi_gpu_channels {
    pthread_mutex_t lock; /* guards `taken`, and all fields of channels that are not taken */
    pthread_cond_t freed;
    ferryi_gpu_channel quick, pool[FERRYI_GPU_CHANNELS];
} ferryi_gpu_channels;

/* In the context.  If one stream cannot be created, no channel is opened. */
CUresult ferryi_gpu_channels_open(ferryi_gpu_channels *channels);
void ferryi_gpu_channels_close(ferryi_gpu_channels *channels);
/* results: host memory that the GPU maps, with a cache line for each of 1 + FERRYI_GPU_CHANNELS results. */
void ferryi_gpu_channels_report_to(ferryi_gpu_channels *channels, void *results);
/* In the context.  Returns 1 if any channel's work has not ended by the deadline. */
int ferryi_gpu_channels_are_busy(ferryi_gpu_channels *channels, uint64_t deadline);

/* Takes a channel and enters the PE's CUDA context, until leave().  what: the call, or NULL for copies.  Fails if the
 * channel's late work does not end within a budget. */
ferry_status ferryi_gpu_channel_enter(ferryi_world *w, ferry_call call, const ferryi_host_call *what,
                                      ferryi_gpu_channel **channel);
/* In the context.  Takes the quick channel for the space's copies, outside any call of the program. */
ferryi_gpu_channel *ferryi_gpu_channel_take_quick(ferryi_gpu_channels *channels);
void ferryi_gpu_channel_give_back(ferryi_gpu_channels *channels, ferryi_gpu_channel *channel);
/* Waits for the issued work, unless `result` says that issuing failed.  CUDA_ERROR_NOT_READY: the wait timed out. */
CUresult ferryi_gpu_channel_finish(ferryi_gpu_channel *channel, CUresult result, uint64_t budget, size_t bytes);
/* Returns whether a repeat of the call continues it after its waits have timed out.  Not with a budget of 0: such a
 * call ends at once. */
int ferryi_gpu_call_can_repeat(const ferryi_host_call *call);
/* The call's status, where the driver has a say in it. */
ferry_status ferryi_gpu_channel_leave(ferryi_world *w, ferryi_gpu_channel *channel, CUresult result, const char *what);

/* A call that copies n bytes from or to the symmetric heap. */
ferry_status ferryi_gpu_channel_copy(ferryi_world *w, ferry_call call, void *dst, const void *src, size_t n);

/* Between enter and finish.  FERRYI_GPU_* if this call has ended before; else 0, and forgets the remembered call. */
int ferryi_gpu_channel_has_met(ferryi_gpu_channel *channel, const ferryi_host_call *call);
/* Remembers this call: the channel is late with it. */
void ferryi_gpu_channel_remember(ferryi_gpu_channel *channel, const ferryi_host_call *call);
void ferryi_gpu_channel_forget(ferryi_gpu_channel *channel);

#endif
