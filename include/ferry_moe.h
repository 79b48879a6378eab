/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_MOE_H
#define FERRY_MOE_H

#include "ferry/moe_round.h"
#include "ferry/types.h"

/* The all-to-all of a mixture of experts, low-latency flavour: dispatch sends each token to the PEs that own its
 * experts, the program runs its experts, combine returns the weighted sums.
 *
 *     ferry_moe_dispatch(moe, x, topk_idx, topk_weight, n_tokens);
 *     ferry_moe_received(moe, &batch);       then run the experts: partial[r] = sum of weight x expert(row r)
 *     ferry_moe_combine(moe, partial, FERRY_MOE_F32, out);
 *
 * A token goes once to each PE, not once to each expert, and each PE returns one row of partial sums.  PEs own
 * contiguous experts: with E experts on P PEs the first E % P PEs own one more than the others; some may own none.
 *
 * Every PE makes the same calls of an object in the same order, one thread of each PE; dispatch and combine alternate.
 * Other threads may be in calls of other objects, in any order: in the host space these run side by side.  Surprise: in
 * the cuda space host calls of all objects share one stream, so that threads must call in the same order on all PEs, or
 * use the calls in streams, each thread in a stream of its own.
 *
 * All arrays are memory that kernels can read (any memory in the host space), none needs to be symmetric, and all may
 * be reused on return.  A receiving half has a budget: without the rows of a PE that is lost or late, the call returns
 * with what has arrived, and the next round includes that PE again.  A sending half waits only where a weak pair's ring
 * is full: at most FERRY_TIMEOUT for a PE that takes no descriptors, and not again until that PE answers.
 *
 * A failed PE never hides rows from live PEs: rows of PEs that live and send in time arrive in every round, also while
 * PEs detect a death.  PEs may detect it in different rounds, and rows of the dead PE, which its kernels send until its
 * GPU has ended them, may reach some PEs and not others.  Live PEs go on with the same calls.
 *
 * Over several nodes, in the host space, a round may have two levels: a token's row crosses the network once for each
 * other node, and the partial rows of a node's PEs come back as one row.  Create chooses, for all PEs alike, by what is
 * saved when choices are spread evenly; a config with n_blocks above 1 has one level. */

typedef struct ferry_moe ferry_moe;

typedef enum ferry_moe_dtype {
    FERRY_MOE_BF16 = 0,
    FERRY_MOE_FP8 = 1,   /* e4m3, one float scale per 128 elements of a row; dispatch only */
    FERRY_MOE_F32 = 2,   /* partial rows only */
    FERRY_MOE_OPAQUE = 3 /* row_bytes and side_bytes of the program's own format, copied as they are; dispatch only */
} ferry_moe_dtype;

#define FERRY_MOE_MAX_TOPK 32
#define FERRY_MOE_MAX_TOKENS 1048574
#define FERRY_MOE_MAX_HIDDEN 1048576
#define FERRY_MOE_MAX_EXPERTS 1048576
#define FERRY_MOE_MAX_BLOCKS 256
#define FERRY_MOE_MAX_PES 1024

typedef struct ferry_moe_config {
    size_t size;           /* sizeof(ferry_moe_config); set by FERRY_MOE_CONFIG_INIT */
    int n_experts;         /* of the whole job, 1 or more */
    int topk;              /* choices of a token, 1 to FERRY_MOE_MAX_TOPK */
    int hidden;            /* elements of a row, 1 or more, not only multiples */
    int max_tokens;        /* of one PE in one round; 0 is allowed */
    ferry_moe_dtype dtype; /* of rows on their way to the experts: FERRY_MOE_BF16, FERRY_MOE_FP8 or FERRY_MOE_OPAQUE */
    int n_blocks;          /* of the kernels; 0: ferry chooses */
    uint64_t timeout_ns;   /* of each receiving half; 0: FERRY_TIMEOUT.  PEs may differ in the timeouts only */

    /* Of ferry_moe_run() (ferry/moe_round.h); a config of the size that ends here has zeros. */
    ferry_moe_layout layout;   /* of received rows */
    int row_bytes, side_bytes; /* FERRY_MOE_OPAQUE: of a row, 1 or more; beside it, 0 or more; each up to 2^20 */
    int alignment;             /* CONTIGUOUS, BY_TOKEN: a power of two up to 65536; 0: 1 */
    int index_bytes;           /* of an element of topk_idx and row_expert: 4, 8; 0: 4 */
    unsigned scales, own;      /* FERRY_MOE_SCALE_*, FERRY_MOE_OWN_* */
    int n_channels;            /* rounds that may be in flight, 1 or 2; 0: 1 */
    int first_rounds;          /* these rounds have the budget first_timeout_ns; the budget 0: timeout_ns */
    uint64_t first_timeout_ns;
    void *memory; /* ferry_moe_size() bytes of symmetric memory, aligned to 64, that outlive the object; NULL: create
                     allocates them.  The same symmetric address on all PEs */
    const struct ferry_moe_agreement *agreement; /* this PE makes the object alone, in `memory`; NULL: collectively */
} ferry_moe_config;
#define FERRY_MOE_CONFIG_INIT FERRYI_MOE_INIT(ferry_moe_config)

typedef struct ferry_moe_choice {
    int32_t expert; /* local: 0 is the receiving PE's first expert */
    float weight;
} ferry_moe_choice;

/* One token that reached this PE. */
typedef struct ferry_moe_row {
    const void *data;    /* [hidden] uint16_t (bf16), or uint8_t (e4m3); FERRY_MOE_OPAQUE: [row_bytes] */
    const float *scales; /* [(hidden + 127) / 128] for FERRY_MOE_FP8; for FERRY_MOE_OPAQUE the side bytes; else NULL */
    const ferry_moe_choice *choices;
    int32_t n_choices; /* the number of the token's choices on this PE; at least 1 */
    int32_t source_pe, source_token;
    int32_t slot; /* position among the rows of that PE */
} ferry_moe_row;

/* Rows by source PE, then by source token; the same rows by expert: expert e's rows are expert_row[expert_first[e] ..
 * expert_first[e + 1] - 1], with their weights in expert_weight. */
typedef struct ferry_moe_batch {
    int32_t n_rows, n_experts; /* n_experts: of this PE */
    int32_t first_expert;      /* number of this PE's first expert in the whole job */
    int32_t n_absent;          /* source PEs that are missing from this round */
    const ferry_moe_row *rows;
    const int32_t *expert_first; /* [n_experts + 1] */
    const int32_t *expert_row;
    const float *expert_weight;
    const int32_t *source_status; /* [n_pes] ferry_status: _SUCCESS where the rows of that PE have arrived */
} ferry_moe_batch;

/* Counts of this PE since create.  Bytes are rows with their headers, without signals. */
typedef struct ferry_moe_counts {
    uint64_t rounds;
    uint64_t rows_sent, rows_off_pe; /* dispatched; of these, to other PEs (in two levels once to each other node) */
    uint64_t bytes_off_pe;           /* sent to other PEs, both ways */
    uint64_t rows_received;
    uint64_t
        choices_missing; /* choices without a result: their PE was missing, or, in a stream, the index was invalid */
} ferry_moe_counts;

/* The symmetric memory that an object needs: for each PE 2 x n_pes x max_tokens rows each way and channel, and what
 * `own` asks for; in two levels once more as many rows of results, and max_tokens rows for each node.  Local; the same
 * on all PEs.  _SUCCESS, _INVALID_ARG, _OVERFLOW, _NOT_INITIALIZED. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_size(const ferry_moe_config *config, size_t *bytes);
/* Creates the buffers in the symmetric heap.  Collective.  _SUCCESS, or on every PE: _INVALID_ARG (on the PE with the
 * bad value), _ASYMMETRIC (on the others, and where configs differ), _UNSUPPORTED (more than FERRY_MOE_MAX_PES),
 * _INVALID_ADDR, _MISALIGNED (config.memory), and the statuses of ferry_malloc.  After _TIMEOUT call again on all
 * PEs. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_create(const ferry_moe_config *config, ferry_moe **moe);
/* Destroys it.  Collective, between rounds.  NULL is a no-op on all PEs.  _TIMEOUT, on all PEs: a PE did not come in
 * time, and the object stays; call again on all PEs.  After any other status this PE's part is freed. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_destroy(ferry_moe *moe);

/* With config.agreement each PE makes its object alone: ferry_moe_create() and ferry_moe_destroy() are not collective
 * and wait for nobody.  So a job goes on whose PEs are late, or die before the first round of a kind: the others mask
 * them. config.memory is then memory of ferry_calloc() of which no object has ever used a byte; flags and rows of other
 * PEs may arrive there before this PE calls create.  All PEs make the same objects in the same order, with the same
 * configs and the same symmetric memory.  Each PE states its config with its create: receiving halves go on without a
 * PE whose config differs, and return _ASYMMETRIC on both, with a message that names the field and both values.  Rows
 * that were sent before both had called create may lie where the sender's config has them.  A create that fails for
 * want of memory is repeated, with the same memory, before the next one.  Such an object has no two levels: between
 * nodes its rounds are slower.  The host memory of its staged pairs is not used again after its destroy. */
typedef struct ferry_moe_agreement ferry_moe_agreement;
/* Finds what objects must know of all PEs.  Collective.  _SUCCESS, _INVALID_ARG (agreement is NULL), _NOT_INITIALIZED,
 * and the statuses of ferry_malloc. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_agreement_create(ferry_moe_agreement **agreement);
/* Local; objects that were made with it stay.  NULL is a no-op. */
FERRY_API void ferry_moe_agreement_destroy(ferry_moe_agreement *agreement);

/* Sends each token's row to the PEs of its experts. x: bf16 [n_tokens][hidden]. topk_idx, topk_weight:
 * [n_tokens][topk]; an index of -1 is no choice; the same expert may be chosen twice. n_tokens may differ between PEs
 * and be 0.  _send returns when the rows are on their way, _recv when the rows of the other PEs have arrived; compute
 * may run in between.  _SUCCESS; _INVALID_ARG (n_tokens, an index, a call out of turn): nothing was sent, the round has
 * not begun.  From _recv: _PEER_LOST, _TIMEOUT, _ASYMMETRIC (made with an agreement, and another config there):
 * rows of some PE are missing, the batch is right for the others; _ABORTED; _SYSTEM: blocks of the receiving half were
 * stopped: call dispatch_recv again.  From all of these and from combine also _TIMEOUT when other work holds this PE's
 * GPU for longer than all their waits: the call has not ended, as ferry_moe_received() and _missing() report; repeated
 * with the same arguments it continues the wait. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_dispatch_send(ferry_moe *moe, const uint16_t *x,
                                                              const int32_t *topk_idx, const float *topk_weight,
                                                              int n_tokens);
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_dispatch_recv(ferry_moe *moe);
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_dispatch(ferry_moe *moe, const uint16_t *x, const int32_t *topk_idx,
                                                         const float *topk_weight, int n_tokens);

/* The rows that dispatch received.  Pointers are valid until ferry_moe_combine_send().  _INVALID_ARG out of turn. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_received(const ferry_moe *moe, ferry_moe_batch *batch);

/* Returns the partial sums and adds them up. partial: [n_rows][hidden] of dtype FERRY_MOE_F32 or FERRY_MOE_BF16; row r
 * answers row r of the batch and is rounded to bf16 for sending. out: bf16 [n_tokens][hidden]: the rows of all PEs
 * added as floats in PE order, then rounded once, so that it does not depend on timing.  In two levels another node's
 * rows, if several PEs had the token, are added up so first, and rounded to bf16; after a failure in that node its rows
 * may come one by one.  A token without a choice, or
 * whose PEs are all missing, is 0.  Statuses as for dispatch; after _PEER_LOST and _TIMEOUT see ferry_moe_missing(). */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_combine_send(ferry_moe *moe, const void *partial,
                                                             ferry_moe_dtype dtype);
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_combine_recv(ferry_moe *moe, uint16_t *out);
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_combine(ferry_moe *moe, const void *partial, ferry_moe_dtype dtype,
                                                        uint16_t *out);

/* ---- In a stream (ferry/stream.h): each half runs at its turn, so that compute may lie between the two, in this
 * stream or in another that the program orders by events.  The status is the call's; a failure at its turn is a fault
 * and is in the view.  Arguments are read at that turn and may be reused after it.
 *
 * A round has the same four halves, and each call checks its turn.  In a captured stream they become part of the graph,
 * and each launch of the graph is a new round.  A graph may hold one round, several, or some of the halves; in launch
 * order all halves must come in turn, the same on every PE.  Two overlapping rounds need two ferry_moe. n_tokens,
 * addresses and dtype are those of the capture: mark absent tokens by choices of -1.
 *
 * No call waits for an answer here, so an invalid expert index does not refuse the round: the first one is a fault
 * (_INVALID_ARG), and each is a missing choice.  When blocks of a receiving half were stopped (a fault of _SYSTEM), the
 * round goes on without rows.  In the host space each half runs at once, and its status is the call's. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_dispatch_send_on_stream(ferry_moe *moe, const uint16_t *x,
                                                                        const int32_t *topk_idx,
                                                                        const float *topk_weight, int n_tokens,
                                                                        ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_dispatch_recv_on_stream(ferry_moe *moe, ferry_stream stream);
/* partial must have room for n_pes x max_tokens rows; the view's n_rows of them are read. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_combine_send_on_stream(ferry_moe *moe, const void *partial,
                                                                       ferry_moe_dtype dtype, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_combine_recv_on_stream(ferry_moe *moe, uint16_t *out,
                                                                       ferry_stream stream);

/* Both halves in one kernel, faster than one after the other. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_dispatch_on_stream(ferry_moe *moe, const uint16_t *x,
                                                                   const int32_t *topk_idx, const float *topk_weight,
                                                                   int n_tokens, ferry_stream stream);
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_combine_on_stream(ferry_moe *moe, const void *partial,
                                                                  ferry_moe_dtype dtype, uint16_t *out,
                                                                  ferry_stream stream);

/* A round's results for kernels: addresses that are constant from create to destroy, in memory that kernels read.  The
 * members are those of ferry_moe_batch, valid from dispatch's receiving half to combine's sending half; *status is the
 * ferry_status of the last receiving half; missing[max_tokens], the masks of ferry_moe_missing(), is valid from
 * combine's receiving half to the next dispatch. */
typedef struct ferry_moe_view {
    const int32_t *n_rows, *n_absent;
    const uint32_t *status;
    const ferry_moe_row *rows;
    const int32_t *expert_first, *expert_row;
    const float *expert_weight;
    const int32_t *source_status;
    const uint32_t *missing;
    int32_t n_experts, first_expert;           /* of this PE */
    void *own_rows, *own_scales, *own_partial; /* as ferry_moe_config.own asked; else NULL */
} ferry_moe_view;
/* _SUCCESS, or _INVALID_ARG for a NULL. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_get_view(const ferry_moe *moe, ferry_moe_view *view);

/* Queries of the current state, like ferry_moe_received(): after halves in a stream synchronise the stream first. */

/* Bit k is set when choice k of the token is missing from its sum in the last round.  0 for a complete token, and for
 * one that does not exist.  Valid until the next dispatch. */
FERRY_API uint32_t ferry_moe_missing(const ferry_moe *moe, int token);
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_count(const ferry_moe *moe, ferry_moe_counts *counts);
/* The halves that this PE has made of the open round, in streams too: FERRY_MOE_DISPATCH_SEND, then _DISPATCH_RECV,
 * then _COMBINE_SEND; 0 when no round is open, and for NULL.  A receiving half that timed out and may be called again
 * does not count.  A program that an exception has taken out of a call learns from this where to go on. */
FERRY_API unsigned ferry_moe_halves_made(const ferry_moe *moe);
/* The experts that a PE owns in a job of n_pes; *first and *count are 0 when pe is not a PE. */
FERRY_API void ferry_moe_experts_of(int n_experts, int n_pes, int pe, int *first, int *count);

/* The kernels' number formats. bf16: round to nearest, ties to even; NaN stays NaN. fp8: e4m3 (448 is the largest, no
 * infinity); a scale is the largest magnitude of 128 elements / 448, as float multiplication by 1 / 448 rounds it; NaN
 * stays NaN, 0x7f.  An infinity makes its group's scale infinite: its own code is 0x7f, and the others' are 0, which
 * times the scale is NaN too. codes[hidden], scales[(hidden + 127) / 128]. */
FERRY_BOTH(uint16_t, ferry_bf16_from_float, (float value))
FERRY_BOTH(float, ferry_bf16_to_float, (uint16_t bits))
FERRY_BOTH(float, ferry_fp8_to_float, (uint8_t code)) /* without its scale */
FERRY_API void ferry_fp8_encode_row(const uint16_t *x, int hidden, uint8_t *codes, float *scales);
FERRY_API void ferry_fp8_decode_row(const uint8_t *codes, const float *scales, int hidden, float *values);

#if FERRYI_GPU
#include "ferry.h"
#include "ferry/detail/api/num__funcs.h" /* by the names above */
#endif

#endif
