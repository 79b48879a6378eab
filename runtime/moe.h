/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_MOE_H
#define RUNTIME_MOE_H

#include "ferry/device/moe.h"

/* Whose turn it is: what was called last. */
enum ferryi_moe_turn { FERRYI_MOE_IDLE, FERRYI_MOE_SENT, FERRYI_MOE_RECEIVED, FERRYI_MOE_RETURNED };

struct ferry_moe {
    ferryi_moe_args args;     /* what does not change, and of the round under way */
    ferryi_moe_result result; /* as the kernels left it, unless streams have gone on since */
    void *arena;
    size_t shelf;      /* the place of its shelves; SIZE_MAX: none */
    unsigned n_blocks; /* at most; exactly when the config says so */
    int n_blocks_given;
    int streamed; /* result may be behind */
    /* Kernels, a bit each: started by the call under way; those that had not ended when the host gave up, which run all
     * the same: the call made again waits on for them. */
    unsigned started, late;
    enum ferryi_moe_turn turn;
};

#endif
