/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_MOE_ROUND_H
#define FERRY_MOE_ROUND_H

#include "types.h"

/* A round of the MoE all-to-all in the layouts of inference and training engines: one structure with all arguments,
 * one call that runs the named halves.  ferry_moe.h includes this file.
 *
 * P PEs, L = experts of this PE, M = max_tokens, K = topk.  A row crosses once to each PE that has a choice of its
 * token; the receiver places it for each expert.  The rows of a round, their order and every count are a function of
 * all PEs' topk_idx and of the PEs that took part, not of timing.  So a program that dispatches again with the same
 * topk_idx gets the same layout. */

/* Where received rows go. */
typedef enum ferry_moe_layout {
    /* Rows stay where they arrived; ferry_moe_received() and the view list them by source and by expert. */
    FERRY_MOE_BY_SOURCE = 0,
    /* rows[L][P x M]: expert e's rows are packed from rows[e][0], in order of sources and tokens. */
    FERRY_MOE_BY_EXPERT = 1,
    /* rows[]: expert e's rows begin at a multiple of `alignment`, after the rows of expert e - 1.  The rows between
     * are not written.  At most P x M x min(K, L) + L x (alignment - 1) rows, rounded up to `alignment`. */
    FERRY_MOE_CONTIGUOUS = 2,
    /* rows[P x M]: one for each (source, token) with a choice here, in that order; its choices stand beside it. */
    FERRY_MOE_BY_TOKEN = 3
} ferry_moe_layout;

/* ferry_moe_config.scales, for FERRY_MOE_FP8; any of these. */
enum {
    FERRY_MOE_SCALE_ROUNDED = 1, /* up to a power of two; where a group has an infinity, codes are the largest of the
                                    other sign, and NaN of zeros */
    FERRY_MOE_SCALE_UE8M0 = 2, /* with ROUNDED: placed as exponents, four in an int32_t, the lowest group in its lowest
                                  byte; a row has (hidden + 511) / 512 of them.  Not BY_SOURCE */
    FERRY_MOE_SCALE_COLUMNS = 4, /* placed by columns: scales[L][groups][P x M] for BY_EXPERT, scales[groups][rows] for
                                   the others, with the room of the rows.  Not BY_SOURCE */
    FERRY_MOE_SCALE_FLOOR = 8    /* of a largest magnitude of at least 1e-4, also for elements that are all smaller */
};

/* ferry_moe_config.own: memory that the object has itself, at the same place in each round (ferry_moe_view). */
enum {
    FERRY_MOE_OWN_ROWS = 1,   /* rows and scales, when a round gives none */
    FERRY_MOE_OWN_PARTIAL = 2 /* room for bf16 partial rows: the experts write there, and combine reads them there */
};

/* The halves of a round, in the order in which they run; a call names one or several of dispatch, or of combine, that
 * follow one another. */
enum {
    FERRY_MOE_DISPATCH_SEND = 1,
    FERRY_MOE_DISPATCH_RECV = 2, /* waits for rows and lists them: counts are known then */
    FERRY_MOE_PLACE = 4,   /* writes the outputs of the layout; may be left out, or repeated with other outputs: after a
                              dispatch of all stages x must not have changed, where BY_TOKEN reads own rows again */
    FERRY_MOE_WEIGHTS = 8, /* only with COMBINE_SEND: combine_weight replaces dispatch's weights.  On all PEs */
    FERRY_MOE_COMBINE_SEND = 16, /* waits for no PE, in a call without COMBINE_RECV */
    FERRY_MOE_COMBINE_RECV = 32,
    FERRY_MOE_DISPATCH = 7, /* both halves and PLACE, in one kernel */
    FERRY_MOE_COMBINE = 48
};

/* A source's rows of one expert; as an int64_t, `first` is its upper half. */
typedef struct ferry_moe_range {
    int32_t count, first; /* first: counted from the expert's first row */
} ferry_moe_range;

/* Written by the kernels of receiving halves.  When `round` names a half, the rest is that half's, until the next one
 * of the same kind begins. */
typedef struct ferry_moe_report {
    uint64_t round;    /* 2 x round after dispatch, 2 x round + 1 after combine; stored last, with release */
    uint32_t status;   /* the half's ferry_status */
    int32_t culprit;   /* a PE with that status */
    int32_t n_rows;    /* of this round */
    int32_t n_missing; /* choices without a result; after combine */
} ferry_moe_report;

/* Arguments of a round.  A half reads only its own.  All arrays are memory that kernels reach, aligned to their
 * elements (rows best to 16 bytes), and none needs to be symmetric.  Outputs that are NULL are not written. */
typedef struct ferry_moe_round {
    size_t size; /* sizeof(ferry_moe_round); set by FERRY_MOE_ROUND_INIT */

    /* DISPATCH_SEND. */
    const void *x; /* [n_tokens][hidden] bf16; FERRY_MOE_OPAQUE: [n_tokens][row_bytes].  NULL: the layout travels alone,
                      and placed rows are undefined: for a combine that has no dispatch before it */
    const void *x_side;             /* FERRY_MOE_OPAQUE: [n_tokens][side_bytes], or as side_unit says */
    const void *topk_idx;           /* [n_tokens][topk], of index_bytes each; -1: no choice */
    const float *topk_weight;       /* [n_tokens][topk]; NULL: all 1 */
    int n_tokens;                   /* also of the combine in a host call; 0 to max_tokens */
    const int32_t *n_tokens_device; /* not NULL: the kernel reads the number there, and n_tokens is ignored */

    /* PLACE. */
    void *rows;             /* in the layout's shape: hidden bf16, hidden e4m3, or row_bytes a row */
    void *scales;           /* FP8: as `scales` of the config says; OPAQUE: [row][side_bytes] */
    int64_t room;           /* BY_TOKEN, CONTIGUOUS: rows that fit into rows, scales, row_*; 0: the layout's most, so a
                               program that expects no row gives NULL for these */
    int32_t *expert_count;  /* [L]: rows of each expert; BY_TOKEN: choices, rounded up to `alignment` */
    int32_t *expert_start;  /* [L + 1], CONTIGUOUS: the first row of each expert, then the rows' end */
    ferry_moe_range *range; /* [L][P], BY_EXPERT, CONTIGUOUS */
    int32_t *row_token;     /* [row]: token of the row at its source.  All layouts but BY_SOURCE */
    int32_t *row_source;    /* [row]: the PE it came from; likewise */
    void *row_expert;       /* [row][topk], of index_bytes, BY_TOKEN: choice k's local expert, or -1; all -1 in the
                               rows from n_rows to room */
    float *row_weight;      /* [row][topk], BY_TOKEN: choice k's weight; 0 where row_expert is -1 */
    int32_t *n_rows;        /* BY_TOKEN: rows; CONTIGUOUS: rows' end; BY_EXPERT: choices placed */

    /* WEIGHTS and COMBINE_SEND. */
    const float *combine_weight; /* [n_tokens][topk]: with FERRY_MOE_WEIGHTS */
    const void *partial; /* BY_SOURCE, BY_TOKEN: [row][hidden], one sum for each row.  BY_EXPERT, CONTIGUOUS: the
                            experts' results in the shape of rows, without weights.  NULL: the object's own.  With
                            WEIGHTS, and COMBINE_RECV in a later call, they stay until that has run: rows whose source
                            had not given their weights are returned there */
    int partial_dtype;   /* FERRY_MOE_BF16, or FERRY_MOE_F32 */
    const float *partial_weight; /* [row][topk], BY_TOKEN: travels with the row; NULL on all PEs, or on none */

    /* COMBINE_RECV. */
    uint16_t *out;     /* [n_tokens][hidden] bf16 */
    float *out_weight; /* [n_tokens][topk], with partial_weight: the sum over the token's rows, in PE order, of their
                          k-th weights */

    /* DISPATCH_RECV and COMBINE_RECV. */
    uint64_t *wait_ns;        /* [P]: the time for which this PE waited for each source is added */
    ferry_moe_report *report; /* in pinned host memory: the host reads it without synchronising */

    /* DISPATCH_SEND: x_side by strides, for example scales by columns.  Unit i of token t is at
     * x_side + t x side_token_stride + i x side_unit_stride, in bytes; rows carry and outputs hold a token's units one
     * after the other. */
    int side_unit; /* bytes of a unit: 1, 2, 4 or 8, of which all three numbers and side_bytes are multiples; 0: none */
    int64_t side_token_stride, side_unit_stride;
} ferry_moe_round;
#define FERRY_MOE_ROUND_INIT FERRYI_MOE_INIT(ferry_moe_round)
#ifdef __cplusplus
template <class T>
static inline T ferryi_moe_init(void)
{
    T all = T();
    all.size = sizeof all;
    return all;
}
#define FERRYI_MOE_INIT(type) ferryi_moe_init<type>()
#else
#define FERRYI_MOE_INIT(type)                                                                                          \
    {                                                                                                                  \
        .size = sizeof(type)                                                                                           \
    }
#endif

/* What a topk_idx asks for, on P PEs.  Outputs are memory that kernels reach; those that are NULL are not written. */
typedef struct ferry_moe_choices {
    size_t size;          /* sizeof(ferry_moe_choices); set by FERRY_MOE_CHOICES_INIT */
    const void *topk_idx; /* [n_tokens][topk], of index_bytes each; what is no expert is no choice */
    int n_tokens, topk, n_experts;
    int index_bytes;     /* 4, 8; 0: 4 */
    int32_t *per_pe;     /* [P]: tokens that have a choice on it */
    int32_t *per_expert; /* [n_experts]: choices */
    uint8_t *in_pe;      /* [n_tokens][P]: 1 where the token has a choice on the PE, else 0 */
    int32_t *absent;     /* [n_tokens][P]: 0 there, else -1 */
    void *copy;          /* [n_tokens][topk]: topk_idx as it was counted */
    /* [1 + P + n_experts], in pinned host memory: per_pe and per_expert once more, and before them `number`, stored
     * last, with release: the host reads them without synchronising. */
    uint32_t *told;
    uint32_t number;
} ferry_moe_choices;
#define FERRY_MOE_CHOICES_INIT FERRYI_MOE_INIT(ferry_moe_choices)

struct ferry_moe;

/* Counts choices at its turn in the stream, which may be captured; in the host space at once.  Local.  _SUCCESS,
 * _INVALID_ARG (NULL, numbers that a config could not have), _UNSUPPORTED (more than FERRY_MOE_MAX_PES), _MISALIGNED,
 * _INVALID_ADDR, _NOT_INITIALIZED. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_count_choices(const ferry_moe_choices *choices, ferry_stream stream);
/* The host waits until `told` has these choices' number.  timeout_ns UINT64_MAX: FERRY_TIMEOUT.  _SUCCESS, _TIMEOUT
 * (the GPU has not come to it), _ABORTED, _INVALID_ARG (NULL), _NOT_INITIALIZED. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_await_choices(const ferry_moe_choices *choices, uint64_t timeout_ns);

/* Runs the halves `stages` of the round.  Every PE makes the same calls in the same order; a stage out of turn is
 * _INVALID_ARG.  After _TIMEOUT of dispatch's receiving half, DISPATCH_RECV may be run again in the host space, in one
 * level, as long as every PE that is missing may still send its rows: it waits again, for another budget.  The other
 * calls of ferry_moe.h are the same halves of layout BY_SOURCE with int32_t indices, and mix with these, but for a
 * round whose number of tokens is on the device.
 *
 * BY_EXPERT, CONTIGUOUS: combine multiplies each expert's row by its weight and adds the rows of a token's experts on
 * this PE as floats in the order of k; the sum crosses as bf16, and the source adds the PEs' sums as floats in PE
 * order.  BY_SOURCE, BY_TOKEN: the plain sum of the PEs' rows.  Sums do not depend on timing.
 *
 * The statuses are those of the halves in ferry_moe.h; further _INVALID_ARG: a token with the same expert twice in
 * another layout than BY_SOURCE, a number in n_tokens_device that is negative or above max_tokens; _MISALIGNED;
 * _INVALID_ADDR: memory that kernels do not reach; _OVERFLOW: the rows do not fit into `room`: those that fit are
 * placed.  In a stream the kernel finds the first two and _OVERFLOW, and each is a fault: a repeated choice is a
 * missing choice, a bad number counts as 0.  Nothing is ever written outside the outputs. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_run(struct ferry_moe *moe, unsigned stages,
                                                    const ferry_moe_round *round);
/* The same at its turn in the stream, which may be captured; *round is read before the call returns. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_run_on_stream(struct ferry_moe *moe, unsigned stages,
                                                              const ferry_moe_round *round, ferry_stream stream);

/* Leaves the round under way at any turn, or between rounds the next one, which is used up: the program has nothing to
 * give for it, since its arguments were refused, or an earlier half has failed.  This PE sends no more rows, waits for
 * nobody, and its round has ended.  The other PEs wait for it no longer: their receiving halves say _TIMEOUT for this
 * PE at once, without a fault, and what they lack is as for a late PE.  The next round has all PEs again; a PE that
 * leaves before the others have begun the round before is late there.  A host call, after the work of streams.
 * _SUCCESS, _INVALID_ARG (NULL), and the statuses of ferry_put. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_leave(struct ferry_moe *moe);

/* The same at its turn in a stream, which may be captured, for a round of which all halves of dispatch have been called
 * and none of combine: a program that wants the rows and gives nothing back.  _SUCCESS, _INVALID_ARG (NULL, another
 * turn). */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_leave_on_stream(struct ferry_moe *moe, ferry_stream stream);

/* Sets the budget of the later receiving halves of this channel, also in the first rounds; 0: FERRY_TIMEOUT.  Local.  A
 * captured graph keeps the budget of its capture.  _SUCCESS, _INVALID_ARG (NULL). */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_timeout_set(struct ferry_moe *moe, uint64_t timeout_ns);

/* Bounds the blocks of the later kernels of this channel, for a program whose other kernels want the rest of the GPU;
 * 0: as the object was created.  Each block takes a multiprocessor.  Results are the same.  Local: PEs may differ.  A
 * captured graph keeps the bound of its capture.  _SUCCESS, _INVALID_ARG (NULL, a negative number). */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_blocks_set(struct ferry_moe *moe, int n_blocks);

/* Excludes pe from this PE's rounds below number `until`: this PE sends it no rows, and does not wait for it; its
 * choices are missing, its source_status is FERRY_ERR_EMPTY, and no call fails because of it.  Rounds count from 1;
 * ferry_moe_count() has the number of those that ended.  UINT64_MAX: until further notice.  0: takes it back at this
 * PE's next dispatch; a PE that has died stays lost.  Each PE has a mask of its own, of each channel: PEs that name the
 * same number take a late PE back together, when it has begun the round before, for example after a barrier: a PE that
 * is more than a round behind is late again.  Between rounds, also while rounds wait in a stream: they may see either
 * value. _SUCCESS, _INVALID_PE, _INVALID_ARG (this PE itself; moe is NULL). */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_mask_set(struct ferry_moe *moe, int pe, uint64_t until);
/* *until: of the last ferry_moe_mask_set; 0 when there was none.  Statuses likewise. */
FERRY_API FERRYI_CHECKED ferry_status ferry_moe_mask_get(const struct ferry_moe *moe, int pe, uint64_t *until);

/* Channel i of an object with n_channels: rounds of different channels are independent and overlap freely.  Channel 0
 * is moe itself; ferry_moe_destroy() takes channel 0 and destroys all.  NULL when there is no such channel. */
FERRY_API struct ferry_moe *ferry_moe_channel(struct ferry_moe *moe, int i);

#endif
