/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_GPU_LANE_H
#define RUNTIME_GPU_LANE_H

#include "ferry/device/host_call.h"
#include "runtime/gpu.h"
#include "runtime/space/cuda_driver.h"
#include <pthread.h>

/* Ways to the GPU for calls of the host: a stream of its own each, one call at a time.
 *
 * What returns by itself soon goes by one lane for all threads.  A call that lasts as long as other PEs take, a
 * collective or a quiet, takes a lane of a pool: threads of a PE may be in collectives of different teams at once, and
 * two PEs' threads may come to them in different orders.
 *
 * A call ends for its caller when its budget and an eighth are over, though the GPU, which other work may hold, has not
 * come to it.  The lane is late then, and its next user waits for that first.  A collective that was given up on so may
 * end well all the same, and its peers go on.  Made again it is that one: another would meet the next one of theirs. So
 * its lane remembers it, and is its team's, until the same call has returned or another collective of that team is
 * made. */

#define FERRYI_GPU_LANES 32 /* of the pool; when all are taken the next call waits for one */

typedef struct ferryi_gpu_lane {
    CUstream stream; /* never waits for the program's streams; of the pool's, NULL until it is needed */
    ferryi_host_result *result;
    int taken;
    ferry_call call; /* of who has it, and when that began */
    uint64_t started;
    int late;                  /* what was put into it has not ended in its time */
    ferryi_host_call given_up; /* the collective that is remembered, without budget and result; op 0: none */
    int met;                   /* it has ended well since then */
} ferryi_gpu_lane;

typedef struct ferryi_gpu_lanes {
    pthread_mutex_t lock; /* guards taken, and the rest of those that are not */
    pthread_cond_t freed;
    ferryi_gpu_lane quick, pool[FERRYI_GPU_LANES];
} ferryi_gpu_lanes;

/* In the context.  Where one stream cannot be had, there is no lane at all. */
CUresult ferryi_gpu_lanes_open(ferryi_gpu_lanes *lanes);
void ferryi_gpu_lanes_close(ferryi_gpu_lanes *lanes);
/* Host memory that the GPU maps, for 1 + FERRYI_GPU_LANES results, a line of the cache each. */
void ferryi_gpu_lanes_report_to(ferryi_gpu_lanes *lanes, void *results);
/* In the context: 1 when something has not ended by the deadline. */
int ferryi_gpu_lanes_are_busy(ferryi_gpu_lanes *lanes, uint64_t deadline);

/* A lane to use, in the PE's context; ends with leave().  what: it is for; NULL: for copies.  Fails when what is late
 * in it has not ended within a budget. */
ferry_status ferryi_gpu_lane_enter(ferryi_world *w, ferry_call call, const ferryi_host_call *what,
                                   ferryi_gpu_lane **lane);
/* Waits for what was issued, unless issuing it has failed.  CUDA_ERROR_NOT_READY: given up on. */
CUresult ferryi_gpu_lane_finish(ferryi_gpu_lane *lane, CUresult result, uint64_t budget, size_t bytes);
/* The call's status, where the driver has a say in it. */
ferry_status ferryi_gpu_lane_leave(ferryi_world *w, ferryi_gpu_lane *lane, CUresult result, const char *what);

/* Between enter and finish: 1 when this call has met its peers before; else what was remembered is forgotten. */
int ferryi_gpu_lane_has_met(ferryi_gpu_lane *lane, const ferryi_host_call *call);
/* The lane is late with this call. */
void ferryi_gpu_lane_remember(ferryi_gpu_lane *lane, const ferryi_host_call *call);
void ferryi_gpu_lane_forget(ferryi_gpu_lane *lane);

#endif
