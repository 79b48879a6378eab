/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_MOE_H
#define RUNTIME_MOE_H

#include "ferry/detail/moe/moe.h"

/* The last call of the round. */
enum ferryi_moe_turn { FERRYI_MOE_IDLE, FERRYI_MOE_SENT, FERRYI_MOE_RECEIVED, FERRYI_MOE_RETURNED };

struct ferry_moe {
    ferryi_moe_args args;     /* constants, and the current round's arguments */
    ferryi_moe_result result; /* as fetched from the kernels; streams may have moved on since */
    void *arena;
    size_t window;     /* the offset of its windows; SIZE_MAX: none */
    unsigned n_blocks; /* upper bound; exact when the config sets it */
    int n_blocks_given;
    int streamed; /* result may be out of date */
    /* Bits of kernels: started by the current call; still running when the host timed out, for which the repeated call
     * waits. */
    unsigned started, late;
    enum ferryi_moe_turn turn;
};

#endif
