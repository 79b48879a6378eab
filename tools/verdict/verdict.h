/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_VERDICT_H
#define FERRY_TOOLS_VERDICT_H

/* `ferry-info verdict`: what each ordered pair of GPUs really does.
 *
 * The parent starts one child a GPU, by fork and exec, so that no state of CUDA is inherited.  Children meet in rounds:
 * in each round a GPU is in one pair at most, and both directions of a pair are tested at the same time.  Parent and
 * children share one piece of anonymous memory (vd_shared); children pass descriptors of GPU memory to one another by
 * sockets that the parent made.  A child that does not come back from the driver or from a kernel ends itself, or the
 * parent kills it: then the pair's word is «hangs», and new children do the pairs that are left.  Children end when the
 * parent ends, and nothing has a name that could be left behind. */

#include "device/kernels/verdict.h"
#include "runtime/state/verdict.h"
#include "tools/cuda.h"
#include "tools/model.h"
#include <stdint.h>

enum { VD_GPUS = INFO_GPUS, VD_MAGIC = 0x76657264 };

typedef enum vd_state {
    VD_PENDING, /* not tried yet */
    VD_DONE,
    VD_HUNG,    /* a kernel or a copy of the writer did not end */
    VD_FAULT,   /* it ended with an error of the driver */
    VD_SKIPPED, /* could not be tried: note says why */
} vd_state;

/* Where the writer was, for the word «hangs». */
typedef enum vd_step {
    VD_STEP_NONE,
    VD_STEP_MAP,
    VD_STEP_KERNEL,
    VD_STEP_COPIES,
    VD_STEP_GRAPH,
    VD_STEP_MEASURE,
    VD_N_STEPS
} vd_step;

/* What became of memory shared by a CUDA IPC handle, or by a fabric handle. */
typedef struct vd_handle {
    int result; /* -2: not offered, -1: not tried, else the driver's result of opening it; 0: opened */
    int lost;   /* the owner did not find the store */
    int wrong;  /* the writer's load */
    int copy;   /* the owner did not find the copy engine's bytes */
    int readback;
} vd_handle;

/* All that is known of one ordered pair: from writes to, and reads there.  The owner's part and the writer's part are
 * written by two processes, never at the same time. */
typedef struct vd_evidence {
    int32_t state, step;
    int32_t sets;            /* of probes that were completed */
    int32_t access, atomics; /* what the driver says; -1 */
    int32_t wide;            /* likewise, of atomics of 16 bytes: an older driver says nothing of them alone */
    int32_t map_board;       /* the driver's result of mapping; -1: not tried */
    int32_t map_span;
    /* The writer's part. */
    uint32_t load_wrong, readback; /* bit spot * FERRYI_VERDICT_SIZES + size: in any set; in all */
    uint32_t bulk_load_wrong;      /* bit size */
    int32_t tma_ran, tma_load_wrong, quick_load_failed;
    uint64_t bulk_first;
    int32_t pull_wrong; /* bytes that the copy engine brought wrong */
    int32_t replay_load_wrong;
    int32_t host_wrong;    /* the control: the writer's own pinned host memory */
    int32_t unmet;         /* sets in which the two kernels never ran at the same time */
    int32_t fault;         /* of VD_FAULT: the driver's error */
    int32_t ran;           /* of VD_HUNG: the kernel had begun */
    int32_t rare_error;    /* with rare atomics the kernel ended so, or not; later ones went without them */
    int32_t graph_error;   /* the driver captured no CUDA graph: the writer's sets ran without */
    int32_t only_in_graph; /* kernels and copies were right by themselves, and not in a replayed graph */
    /* The owner's part. */
    uint32_t lost, wrong;          /* stores, likewise: nothing new, something else */
    uint32_t spilt;                /* bytes beside the stored ones changed */
    int32_t bulk_lost, tma_lost;   /* words of 8 bytes */
    uint32_t bulk_lost_sizes;      /* bit size */
    uint32_t quick_failed;         /* FERRYI_PROBE_* */
    int32_t litmus_failed, unseen; /* unseen: sets whose stores arrived only after the running kernel had looked */
    uint64_t atomics_tried, atomics_failed; /* bit of enum ferryi_verdict_atomic */
    int32_t push_lost, push_wrong;          /* bytes of the copy engine */
    int32_t replay_lost, replay_copy_lost;
    vd_handle handle[FERRYI_VERDICT_HANDLES];
    /* Measured with --bulk; < 0: not. */
    double latency_us, copy_gbs, store_gbs;
    int32_t large_lost; /* words of a large copy or of large stores that were wrong */
    uint64_t large_bytes;
    char note[200];
} vd_evidence;

/* Two children meet here, once a wave. */
typedef struct vd_meeting {
    uint32_t arrived[2]; /* of the lower and of the higher GPU: steps that it has reached */
    uint32_t unmet[2];   /* what the last set's kernel found */
    uint32_t left[2];    /* 1: that side gave up the meeting */
} vd_meeting;

/* A child's own facts. */
typedef struct vd_child {
    int32_t pid;
    uint32_t ready;    /* CUDA has started, or failed to */
    uint32_t gone;     /* the process has ended */
    uint32_t done;     /* all its meetings are over */
    uint32_t beats;    /* counts while it waits by itself, not in a call of the driver */
    int32_t busy_with; /* the peer of the meeting it is in; -1 */
    int32_t result;    /* of starting CUDA: 0, else the driver's error, or -1 */
    char why[160];
    double cuda_seconds;                  /* cuInit, the context and the kernels' code */
    uint64_t ready_ns, probed_ns, end_ns; /* the clock: CUDA has started, the probes are over, all is */
    uint64_t memory;                      /* bytes that it took of its GPU */
    uint64_t span;                        /* bytes of the part that peers map for the middle and the last address */
    CUipcMemHandle handle[FERRYI_VERDICT_HANDLES]; /* of pages, for peers to open */
    int32_t offered[FERRYI_VERDICT_HANDLES];
    unsigned char uuid[16];
    int32_t cc; /* compute capability, 90 */
} vd_child;

typedef struct vd_options {
    int bulk, repeat;
    uint64_t memory;      /* the most bytes that are taken of each GPU */
    uint64_t patience_ns; /* how long a kernel or a copy may take */
    char pretend[256];    /* faults, for tests: "0>1=mirror" */
} vd_options;

typedef struct vd_shared {
    uint32_t magic, size;
    int32_t n, wave;
    int32_t sock_read[VD_GPUS], sock_write[VD_GPUS]; /* descriptors, the same in all children */
    uint64_t kinds;                                  /* of atomics to try in this wave */
    vd_options options;
    vd_child child[VD_GPUS];
    vd_meeting meeting[VD_GPUS][VD_GPUS]; /* [lower][higher] */
    vd_evidence pair[VD_GPUS][VD_GPUS];   /* [from][to] */
    uint32_t measuring;                   /* 1 + lower * VD_GPUS + higher GPU of the pair that measures; 0: none */
} vd_shared;

/* After it in the same memory, at a page's start: what kernels reach, so children pin it. */
typedef struct vd_pinned {
    ferryi_verdict_result result[VD_GPUS] __attribute__((aligned(4096)));
    ferryi_verdict_meeting meet[VD_GPUS][VD_GPUS]; /* [whose][with] */
    uint64_t shown[VD_GPUS][8];                    /* the control */
    uint64_t out[VD_GPUS][8];                      /* of kernels that measure */
} vd_pinned;
#define VD_PINNED_AT ((sizeof(vd_shared) + 4095) / 4096 * 4096)
#define VD_SHARED_BYTES (VD_PINNED_AT + (sizeof(vd_pinned) + 4095) / 4096 * 4096)

/* The partner of GPU i in round r of vd_rounds(n); -1: none. */
int vd_rounds(int n);
int vd_partner(int n, int round, int i);

/* pretend.c: the fault that the option asks for, as the word that it must lead to; FERRYI_VERDICT_WORKS: none. */
ferryi_verdict vd_pretended(const char *rules, int from, int to);
/* NULL, or what is wrong with the rules. */
const char *vd_pretend_check(const char *rules);

/* judge.c: the word, and a sentence with its evidence. */
ferryi_verdict vd_judge(const vd_evidence *e, char *sentence, size_t size);
extern const char *const vd_spot_names[FERRYI_VERDICT_SPOTS];

/* child.c: main() of a child. */
int vd_child_main(int argc, char **argv);

/* run.c: starts the children and waits for their end.  0, or -1: no child could start. */
typedef struct vd_run {
    vd_shared *shared;
    double cuda_seconds;  /* the slowest child's start of CUDA, summed over waves */
    double probe_seconds; /* from there to the last child's last probe */
    double bulk_seconds;
    int waves, left_behind; /* children that could not be ended */
} vd_run;
int vd_run_start(vd_run *run, int n, const vd_options *options, char *why, size_t size);
void vd_run_finish(vd_run *run);

#endif
