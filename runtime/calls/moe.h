/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef RUNTIME_MOE_H
#define RUNTIME_MOE_H

#include "ferry/detail/moe/moe.h"

/* The last call of the round. */
enum ferryi_moe_turn { FERRYI_MOE_IDLE, FERRYI_MOE_SENT, FERRYI_MOE_RECEIVED, FERRYI_MOE_RETURNED };

/* Facts about all PEs, equal on all of them, that an object depends on. */
typedef struct ferryi_moe_facts {
    int32_t fit;    /* blocks that may run at the same time */
    int32_t direct; /* kernels reach every PE by direct stores */
    int32_t levels; /* every PE can do its part of two levels */
    uint32_t salt;
    uint64_t window; /* the offset of this object's windows; UINT64_MAX: there are none, or at different offsets */
} ferryi_moe_facts;

struct ferry_moe_agreement {
    ferryi_moe_facts facts;
};

struct ferry_moe {
    ferryi_moe_args args;     /* constants, and the current round's arguments */
    ferryi_moe_result result; /* as fetched from the kernels; streams may have moved on since */
    void *arena;
    int arena_given;   /* the program's memory */
    int is_local;      /* made by this PE alone, which destroys it alone */
    ferry_moe *second; /* channel 1, of channel 0 */
    size_t window;     /* the offset of its windows; SIZE_MAX: none */
    char *outbox;      /* windows of remote pairs in the host space; NULL: none */
    size_t outbox_bytes;
    struct ferryi_moe_nodes *nodes; /* of two levels; NULL: none */
    unsigned n_blocks;              /* upper bound; exact when the config sets it */
    int n_blocks_given;
    unsigned most_blocks;   /* of ferry_moe_blocks_set(); 0: none */
    unsigned large_blocks;  /* upper bound in large rounds; 0: no round is large
                               (device/moe/per_pe/large_dispatch__funcs.h) */
    int direct;             /* direct stores reach every PE: kernels without other ways serve it */
    int n_tokens_on_device; /* of the round: args.n_tokens is its bound only */
    int streamed;           /* result may be out of date */
    /* Bits of kernels: started by the current call; still running when the host timed out, for which the repeated call
     * waits. */
    unsigned started, late;
    enum ferryi_moe_turn turn;
    int unended; /* dispatch's receiving half has timed out, and may run again */
};

/* ---- moe_layout.c */

/* The config as of today, from a program that may have been compiled with fewer fields. */
ferry_status ferryi_moe_take_config(const char *call, const ferry_moe_config *given, ferry_moe_config *c);
ferry_status ferryi_moe_check_config(const char *call, const ferry_moe_config *c);
/* Whether the job may have two levels (device/moe/common/nodes.h): the same on all PEs. */
int ferryi_moe_may_have_levels(const ferry_moe_config *c);
/* The constants of a config. */
void ferryi_moe_set_shape(ferryi_moe_shape *shape, const ferry_moe_config *c);
/* Shape and size of one channel for n_blocks blocks.  Every PE computes the same size. */
ferry_status ferryi_moe_measure(const char *call, const ferry_moe_config *c, unsigned n_blocks, ferryi_moe_args *args,
                                size_t *bytes);
/* The arena is laid out twice: with base NULL to learn its size, then for real. */
typedef struct ferryi_moe_layout {
    char *base;
    size_t used;
    int overflow;
} ferryi_moe_layout;
/* Places flags and other zeroed data first; returns their size in bytes. */
size_t ferryi_moe_lay_out(ferryi_moe_layout *l, ferryi_moe_args *a, unsigned n_blocks, unsigned own);
/* What this process alone has of two levels. */
struct ferryi_moe_nodes *ferryi_moe_make_nodes(const ferryi_moe_args *a);

/* ---- moe_agree.c */

/* Whether this PE's kernels reach every PE, and are reached, by direct stores. */
int ferryi_moe_all_peers_are_direct(void);
/* *fit: the number of blocks that this PE can run at the same time; *units: how many get a multiprocessor each. */
ferry_status ferryi_moe_fit(unsigned *fit, unsigned *units);
/* The steps of create and destroy.  All PEs go on, or none does: a PE that is late or fails at any step makes the call
 * fail on all, and their next call is the same one again. */
enum ferryi_moe_step { FERRYI_MOE_BEGINS, FERRYI_MOE_STATED, FERRYI_MOE_READY, FERRYI_MOE_LEFT };
ferry_status ferryi_moe_agree_on(const char *call, enum ferryi_moe_step step, size_t bytes, ferry_status mine);
/* Compares the configs of all PEs.  *facts: in, what holds on this PE; out, what holds on all. */
ferry_status ferryi_moe_agree(const ferry_moe_config *c, ferry_status own, ferryi_moe_facts *facts);
/* Of an object that this PE makes alone: stores its config to entry my_pe of to[] on every PE that takes it, before any
 * flag.  Waits for nobody. */
ferry_status ferryi_moe_state_config(const ferry_moe_config *c, ferryi_moe_config_line *to);
/* The sentence about a round that went on without pe because of its config. */
ferry_status ferryi_moe_configs_differ(const ferryi_moe_args *a, int pe, const char *call);

/* ---- moe.c */

/* Calls without a layout serve objects without one. */
int ferryi_moe_is_plain(const ferry_moe *moe);
/* The call that may be made at a turn, of the family of `call`, if that serves the object, and in a stream as that is.
 */
typedef struct ferryi_moe_next {
    char name[96];
} ferryi_moe_next;
ferryi_moe_next ferryi_moe_call_at(const ferry_moe *moe, enum ferryi_moe_turn turn, const char *call);
ferry_status ferryi_moe_at_turn(const ferry_moe *moe, enum ferryi_moe_turn turn, const char *call);
/* A GPU cannot reach every pointer of the program. */
ferry_status ferryi_moe_check_pointer(const char *call, const char *name, const void *p);
/* A pointer of a call: it may be NULL unless `needed`, is a multiple of `align`, and kernels reach it. */
ferry_status ferryi_moe_check_array(const char *call, const char *name, const void *p, size_t align, int needed);
/* stream NULL: the caller waits with ferryi_moe_finish(), which fetches the result. */
ferry_status ferryi_moe_start(ferry_moe *moe, enum ferryi_moe_kernel kernel, const ferry_stream *stream);
ferry_status ferryi_moe_finish(ferry_moe *moe);
/* What the result says: blocks did not meet; the half's status; a refused round. */
ferry_status ferryi_moe_unstick(ferry_moe *moe, const char *call);
ferry_status ferryi_moe_outcome(const ferry_moe *moe, const char *call);
ferry_status ferryi_moe_refused(ferry_moe *moe, const char *call);
ferry_status ferryi_moe_fetch_result(const ferry_moe *moe, ferryi_moe_result *result);

#endif
