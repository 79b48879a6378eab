/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_ROUND_FUNCS_H
#define FERRY_DETAIL_MOE_ROUND_FUNCS_H

#include "../ring/spin__funcs.h"
#include "moe.h"

/* Common code of dispatch and combine: threads, addresses, missing PEs, agreement of blocks. moe.h describes the
 * protocol and why it is safe.
 *
 * All code is for warps of FERRYI_MOE_LANES threads; a block of one thread is a warp of one lane.  One thread reads any
 * state that may change while a kernel runs and that decides a branch, and shares it with the others. */

#if FERRYI_GPU
#include "block_gpu__funcs.h"
#else
#include "block_host__funcs.h"
#endif

#define FERRYI_MOE_WARP (FERRYI_MOE_RANK / FERRYI_MOE_LANES) /* of the block's FERRYI_MOE_WARPS */
#define FERRYI_MOE_WARPS (FERRYI_MOE_SIZE / FERRYI_MOE_LANES)

FERRYI_FN uint32_t ferryi_moe_ones(uint32_t mask)
{
#ifdef __CUDACC__
    return (uint32_t)__popc(mask);
#else
    return (uint32_t)__builtin_popcount(mask);
#endif
}
/* The number of the mask's lanes below this lane. */
FERRYI_FN uint32_t ferryi_moe_before(uint32_t mask)
{
    return ferryi_moe_ones(mask & ((1u << FERRYI_MOE_LANE) - 1));
}

/* Exclusive prefix sum of list[0 .. n - 1] by one warp, a run of the list for each lane; list[n] becomes the total. */
FERRYI_FN void ferryi_moe_add_before(int32_t *list, int32_t n)
{
    const uint32_t lane = FERRYI_MOE_LANE;
    const int32_t each = (n + (int32_t)FERRYI_MOE_LANES - 1) / (int32_t)FERRYI_MOE_LANES;
    const int32_t begin = (int32_t)lane * each < n ? (int32_t)lane * each : n;
    const int32_t end = begin + each < n ? begin + each : n;
    uint32_t own = 0;
    FERRYI_ROLLED
    for (int32_t i = begin; i < end; i++)
        own += (uint32_t)list[i];
    uint32_t sum = own;
    for (uint32_t step = 1; step < FERRYI_MOE_LANES; step *= 2) {
        const uint32_t other = ferryi_moe_from_lane(sum, (lane - step) & 31);
        sum += lane >= step ? other : 0;
    }
    if (lane == FERRYI_MOE_LANES - 1)
        list[n] = (int32_t)sum;
    sum -= own;
    FERRYI_ROLLED
    for (int32_t i = begin; i < end; i++) {
        const uint32_t before = sum;
        sum += (uint32_t)list[i];
        list[i] = (int32_t)before;
    }
}

/* ---- Where things are. */

FERRYI_FN int32_t ferryi_moe_owner(int32_t n_experts, int32_t n_pes, int32_t expert)
{
    int32_t base = n_experts / n_pes, more = n_experts % n_pes; /* the first `more` PEs own base + 1 */
    int32_t split = more * (base + 1);
    return expert < split ? expert / (base + 1) : more + (expert - split) / base;
}

FERRYI_FN int32_t ferryi_moe_first_expert(int32_t n_experts, int32_t n_pes, int32_t pe)
{
    int32_t base = n_experts / n_pes, more = n_experts % n_pes;
    return pe * base + (pe < more ? pe : more);
}

/* The generation of the round under way; the last kernel of a round ends the round. */
FERRYI_FN uint64_t ferryi_moe_generation(const ferryi_moe_args *a)
{
    return a->result->counts.rounds + 1;
}

/* Row `slot` of the region that belongs to the pair with pe, in the parity of the generation. */
FERRYI_FN char *ferryi_moe_row_in(const ferryi_moe_args *a, uint64_t generation, char *region, uint64_t row_bytes,
                                  int32_t pe, int32_t slot)
{
    const uint32_t index = ((uint32_t)(generation & 1) * (uint32_t)a->n_pes + (uint32_t)pe) * (uint32_t)a->max_tokens;
    return region + ((uint64_t)index + (uint32_t)slot) * row_bytes;
}
FERRYI_FN char *ferryi_moe_row_at(const ferryi_moe_args *a, char *region, uint64_t row_bytes, int32_t pe, int32_t slot)
{
    return ferryi_moe_row_in(a, ferryi_moe_generation(a), region, row_bytes, pe, slot);
}

/* ---- Windows. */

/* The rows of a window, in bytes.  In the host space one place serves both directions and parities, since the put that
 * empties it ends when the network has read it: so it stays in the cache. */
FERRYI_FN uint64_t ferryi_moe_window_rows(const ferryi_moe_args *a)
{
    if (!FERRYI_GPU && !ferryi_world_get()->gpu)
        return (uint64_t)a->max_tokens * a->block_row_bytes;
    return 2 * (uint64_t)a->max_tokens * (a->row_bytes + a->return_row_bytes);
}

FERRYI_FN uint64_t ferryi_moe_window_bytes(const ferryi_moe_args *a)
{
    return sizeof(ferryi_moe_window) + ferryi_moe_window_rows(a) +
           (a->layout != 0 ? 2 * (uint64_t)a->max_tokens * (uint64_t)a->topk * sizeof(float) : 0);
}

/* The window that receives pe's flags and rows; NULL: the heap receives them. */
FERRYI_FN char *ferryi_moe_window_of(const ferryi_moe_args *a, int32_t pe)
{
    return FERRYI_LIKELY(!a->windows) ? NULL : a->peer[pe].in;
}

/* The weights of the token in row `slot` that came from pe (FERRY_MOE_WEIGHTS), in the parity of this generation. */
FERRYI_FN float *ferryi_moe_weights_at(const ferryi_moe_args *a, int32_t pe, int32_t slot)
{
    return (float *)(void *)ferryi_moe_row_at(a, (char *)a->weights, (uint64_t)a->topk * sizeof(float), pe, slot);
}

/* The same on a window. */
FERRYI_FN float *ferryi_moe_window_weights(const ferryi_moe_args *a, char *window, int32_t slot)
{
    const uint64_t tokens = (uint64_t)a->max_tokens, index = (ferryi_moe_generation(a) & 1) * tokens + (uint64_t)slot;
    window += sizeof(ferryi_moe_window) + ferryi_moe_window_rows(a);
    return (float *)(void *)window + index * (uint64_t)a->topk;
}

/* Row `slot` on a window, in the parity of this generation. */
FERRYI_FN char *ferryi_moe_window_row(const ferryi_moe_args *a, char *window, int returned, int32_t slot)
{
    window += sizeof(ferryi_moe_window);
    if (!FERRYI_GPU)
        return window + (uint64_t)slot * (returned ? a->return_row_bytes : a->row_bytes);
    const uint64_t tokens = (uint64_t)a->max_tokens, index = (ferryi_moe_generation(a) & 1) * tokens + (uint64_t)slot;
    return returned ? window + 2 * tokens * a->row_bytes + index * a->return_row_bytes : window + index * a->row_bytes;
}

/* Piece `part` of `parts` of a row, in elements: whole groups of 128. */
FERRYI_FN uint32_t ferryi_moe_piece(const ferryi_moe_args *a, uint32_t part, uint32_t parts)
{
    uint32_t groups = ((uint32_t)a->hidden + 127) / 128, at = part * groups / parts * 128;
    return at < (uint32_t)a->hidden ? at : (uint32_t)a->hidden;
}

/* The block's notes about each PE: two lists of n_pes + 1. */
FERRYI_FN int32_t *ferryi_moe_notes(const ferryi_moe_args *a, int list)
{
    return a->block_notes + (2 * (int64_t)FERRYI_MOE_BLOCK + list) * (a->n_pes + 1);
}

/* Rows that a block sends or adds up, by all of its threads. */
typedef struct ferryi_moe_list {
    uint32_t n, missing; /* missing: choices of the token, a bit each */
    int32_t pe[FERRY_MOE_MAX_TOPK];
    char *row[FERRY_MOE_MAX_TOPK];
} ferryi_moe_list;

/* ---- The path of a row. */

/* How a block sends to a PE in this kernel.  Each block decides once, since a route may change while rows are sent. */
#define FERRYI_MOE_STRAIGHT 1
#define FERRYI_MOE_NOTHING 2 /* this block's view: the PE gets no rows */
#define FERRYI_MOE_WINDOW 4  /* with STRAIGHT: to its window */
#define FERRYI_MOE_APART 8   /* with WINDOW: a PE of another node, in two levels */

/* STRAIGHT and WINDOW for a PE with a window, else 0.  Window stores never wait; a lost PE gets nothing. */
FERRYI_FN int32_t ferryi_moe_way_to(const ferryi_moe_args *a, int32_t pe)
{
    const int32_t apart = !FERRYI_GPU && a->nodes != NULL ? FERRYI_MOE_APART : 0;
    return a->windows && a->peer[pe].out != NULL ? FERRYI_MOE_STRAIGHT | FERRYI_MOE_WINDOW | apart : 0;
}

/* How to send to pe.  A kernel without other ways treats a PE that direct stores no longer reach as late, or as lost.
 */
FERRYI_FN int32_t ferryi_moe_way(const ferryi_moe_args *a, int32_t pe, int straight, const int form)
{
    return FERRYI_LIKELY(straight) || (form & FERRYI_MOE_ONLY) != 0 ? FERRYI_MOE_STRAIGHT : ferryi_moe_way_to(a, pe);
}

/* The address at pe of the row that is at `row` on this PE. */
FERRYI_FN char *ferryi_moe_far_row(const ferryi_moe_args *a, int32_t way, char *row, int returned, int32_t slot,
                                   int32_t pe, const int form)
{
    if ((form & FERRYI_MOE_ONLY) == 0 && FERRYI_UNLIKELY(way & FERRYI_MOE_WINDOW))
        return ferryi_moe_window_row(a, a->peer[pe].out, returned, slot);
    return (char *)ferryi_peer_addr(ferryi_world_get(), row, pe);
}

/* Counts a row that went straight as a put.  On GPUs a counted row goes straight only through a window. */
FERRYI_FN void ferryi_moe_count_row(ferryi_world *w, int32_t pe, size_t bytes, int32_t way)
{
    if (FERRYI_GPU) {
        if (FERRYI_LIKELY((way & FERRYI_MOE_WINDOW) == 0) || FERRYI_MOE_LANE != 0)
            return;
        FERRYI_STATS_ADD(w, pe, bytes_staged, bytes);
    } else {
        if ((way & FERRYI_MOE_WINDOW) != 0) /* the put counts */
            return;
        FERRYI_STATS_ADD(w, pe, stores, 1);
    }
    FERRYI_STATS_ADD(w, pe, bytes_put, bytes);
}

/* ---- A block's scratch memory.  Lists of PEs that do not fit there go to the block's notes. */

#define FERRYI_MOE_SCRATCH 8192
#define FERRYI_MOE_NEAR_PES 64

typedef struct ferryi_moe_scratch {
    uint32_t word[FERRYI_MOE_SCRATCH];
    int32_t of_pe[2][FERRYI_MOE_NEAR_PES + 1];
    ferryi_moe_list list;
    /* Small rounds: the token under way; owner: a PE, -1 or FERRYI_MOE_NO_EXPERT. */
    int32_t expert[FERRY_MOE_MAX_TOPK], owner[FERRY_MOE_MAX_TOPK];
    float weight[FERRY_MOE_MAX_TOPK];
} ferryi_moe_scratch;

/* A list of n_pes + 1 numbers. */
FERRYI_FN int32_t *ferryi_moe_of_pe(const ferryi_moe_args *a, ferryi_moe_scratch *s, int list)
{
    return a->n_pes <= FERRYI_MOE_NEAR_PES ? s->of_pe[list] : ferryi_moe_notes(a, list);
}

/* ---- Missing PEs. */

FERRYI_FN uint64_t *ferryi_moe_flag_in(const ferryi_moe_args *a, uint64_t generation, enum ferryi_moe_news news,
                                       int32_t pe)
{
    return &a->flag[news][pe].word[generation & 1];
}
FERRYI_FN uint64_t *ferryi_moe_flag_of(const ferryi_moe_args *a, enum ferryi_moe_news news, int32_t pe)
{
    return ferryi_moe_flag_in(a, ferryi_moe_generation(a), news, pe);
}

/* The newest generation whose rows a PE has certainly read, by the flags it set.  The caller's stores to those rows are
 * ordered behind the loads of the flags, which that PE released behind its own reads. */
FERRYI_FN uint64_t ferryi_moe_heard_in(const ferryi_moe_flag *begun, const ferryi_moe_flag *answered)
{
    uint64_t b0 = ferryi_ld_relaxed_u64(&begun->word[0]), b1 = ferryi_ld_relaxed_u64(&begun->word[1]);
    uint64_t r0 = ferryi_ld_relaxed_u64(&answered->word[0]), r1 = ferryi_ld_relaxed_u64(&answered->word[1]);
    ferryi_fence_acquire();
    b0 = (b0 > b1 ? b0 : b1) >> FERRYI_MOE_COUNT_BITS;
    r0 = (r0 > r1 ? r0 : r1) >> FERRYI_MOE_COUNT_BITS;
    b0 = b0 > 0 ? b0 - 1 : 0;
    return b0 > r0 ? b0 : r0;
}

/* Flags on a window count once a wait has copied them to the heap: if all blocks read the window here, their loads of
 * one line of host memory would queue up. */
FERRYI_FN uint64_t ferryi_moe_heard(const ferryi_moe_args *a, int32_t pe)
{
    return ferryi_moe_heard_in(&a->flag[FERRYI_MOE_SENT_ROWS][pe], &a->flag[FERRYI_MOE_RETURNED_ROWS][pe]);
}

/* Whether pe, by what was heard of it, has fallen more than two rounds behind.  No wait has copied the flags of a PE
 * that was masked, so its window has the answer. */
FERRYI_COLD int ferryi_moe_is_behind(const ferryi_moe_args *a, int32_t pe)
{
    const ferryi_moe_window *window = (const ferryi_moe_window *)(const void *)ferryi_moe_window_of(a, pe);
    return window == NULL ||
           ferryi_moe_heard_in(&window->flag[FERRYI_MOE_SENT_ROWS], &window->flag[FERRYI_MOE_RETURNED_ROWS]) + 2 <
               ferryi_moe_generation(a);
}

/* A put or signal to pe failed.  After a timeout the generation heard from pe so far is noted. pe gets nothing until a
 * newer generation is heard, since each try could cost the whole budget of a call. */
FERRYI_FN void ferryi_moe_send_failed(const ferryi_moe_args *a, int32_t pe, uint32_t *word, ferry_status status)
{
    ferryi_st_relaxed_u32(word, (uint32_t)status);
    if (status == FERRY_ERR_TIMEOUT)
        ferryi_st_relaxed_u64(&a->peer[pe].muted, ferryi_moe_heard(a, pe) + 1);
}

FERRYI_FN int ferryi_moe_is_muted(const ferryi_moe_args *a, int32_t pe)
{
    uint64_t muted = ferryi_ld_relaxed_u64(&a->peer[pe].muted);
    return FERRYI_UNLIKELY(muted != 0) && muted == ferryi_moe_heard(a, pe) + 1;
}

/* Records a loss the first time that it is found. */
FERRYI_COLD ferry_status ferryi_moe_lost(const ferryi_moe_args *a, ferry_call call, const uint64_t *word, int32_t pe,
                                         uint64_t found, int told)
{
    if (told && !a->peer[pe].told) {
        a->peer[pe].told = 1;
        (void)ferryi_fault_raise(ferryi_world_get(), FERRY_ERR_PEER_LOST, call, pe, word, FERRY_CMP_GE,
                                 ferryi_moe_word(ferryi_moe_generation(a), 0), found, 0);
    }
    if (told) /* by one block: the others see `gone` in the next kernel, or check at length */
        ferryi_st_relaxed_u32(&a->peer[pe].gone, FERRYI_MOE_LOST);
    return FERRY_ERR_PEER_LOST;
}

/* A lost PE does not come back, and the rows of its last round were taken in that round.  Checking it again would cost
 * every block a load of host memory in each round, and the path of PEs that are not reached straight. */
FERRYI_COLD ferry_status ferryi_moe_why_gone(const ferryi_moe_args *a, int32_t pe, uint32_t gone)
{
    if ((gone & FERRYI_MOE_MASKED) != 0 && ferryi_moe_generation(a) < ferryi_ld_relaxed_u64(&a->peer[pe].until))
        return FERRY_ERR_EMPTY;
    return (gone & FERRYI_MOE_LOST) != 0 ? FERRY_ERR_PEER_LOST : FERRY_SUCCESS;
}

/* FERRY_SUCCESS; _PEER_LOST; or _EMPTY for a PE that the program has masked.  A masked PE may live, and may not have
 * masked this one: it gets flags without rows, so that it does not wait.  The blocks of a kernel may disagree about a
 * mask that changes meanwhile, as about a flag that arrives: then some rows are sent in vain. */
FERRYI_FN ferry_status ferryi_moe_gone(const ferryi_moe_args *a, int32_t pe)
{
    const uint32_t gone = ferryi_ld_relaxed_u32(&a->peer[pe].gone);
    return FERRYI_LIKELY(gone == 0) ? FERRY_SUCCESS : ferryi_moe_why_gone(a, pe, gone);
}

FERRYI_FN int ferryi_moe_is_dead(const ferryi_moe_args *a, int32_t pe)
{
    return (int)FERRYI_UNLIKELY((ferryi_ld_relaxed_u32(&a->peer[pe].gone) & FERRYI_MOE_LOST) != 0);
}

/* The status of a flag of this generation or of a later one; *count becomes its count. */
FERRYI_FN ferry_status ferryi_moe_judge(const ferryi_moe_args *a, uint64_t found, uint32_t *count)
{
    *count = (uint32_t)found & FERRYI_MOE_SKIPPED;
    if (found >> FERRYI_MOE_COUNT_BITS != ferryi_moe_generation(a) || *count == FERRYI_MOE_SKIPPED)
        return FERRY_ERR_TIMEOUT;
    return FERRY_SUCCESS;
}

/* Waits until pe's flag is of this generation; *count is then its count.  A PE that has left counts as lost at once.  A
 * PE that has moved on, or that says it sent nothing, counts as late at once. deadline: of ferryi_clock_ns(). told: 1
 * in the one block that records the failed wait.  A flag on a window is copied to its place in the heap, where other
 * blocks read it (R: of their acquire). */
FERRYI_FN ferry_status ferryi_moe_await(const ferryi_moe_args *a, enum ferryi_moe_news news, int32_t pe,
                                        uint64_t deadline, int told, uint32_t *count)
{
    ferryi_world *w = ferryi_world_get();
    const ferry_call call = news != FERRYI_MOE_SENT_ROWS ? FERRY_CALL_MOE_COMBINE : FERRY_CALL_MOE_DISPATCH;
    const uint64_t generation = ferryi_moe_generation(a);
    ferryi_moe_window *window = (ferryi_moe_window *)(void *)ferryi_moe_window_of(a, pe);
    uint64_t *near = ferryi_moe_flag_of(a, news, pe), *word = near;
    if (FERRYI_UNLIKELY(window != NULL))
        word = &window->flag[news].word[generation & 1];
    uint64_t found = ferryi_ld_acquire_u64(word);
    /* PE states are in host memory, and reading one takes longer than most waits. */
    for (int polls = 0; polls < FERRYI_MOE_EARLY_POLLS && found >> FERRYI_MOE_COUNT_BITS < generation; polls++)
        found = ferryi_ld_acquire_u64(word);
    if (found >> FERRYI_MOE_COUNT_BITS < generation) {
        int left = ferryi_moe_has_left(pe); /* read before the flag: the PE may have set the flag just before it left */
        found = ferryi_ld_acquire_u64(word);
        if (left && found >> FERRYI_MOE_COUNT_BITS < generation)
            return ferryi_moe_lost(a, call, near, pe, found, told);
    }
    if (found >> FERRYI_MOE_COUNT_BITS < generation) {
        ferry_status status = FERRY_SUCCESS;
        ferryi_spin spin;
        uint64_t now = ferryi_clock_ns();
        ferryi_spin_begin(&spin, w, now < deadline ? deadline - now : 0);
        while (status == FERRY_SUCCESS) {
            status = ferryi_spin_step(w, &spin, pe);
            found = ferryi_ld_acquire_u64(word);
            if (found >> FERRYI_MOE_COUNT_BITS >= generation)
                status = FERRY_ERR_EMPTY; /* the wait has ended */
        }
        ferryi_spin_end(w, &spin);
        if (status == FERRY_ERR_PEER_LOST)
            return ferryi_moe_lost(a, call, near, pe, found, told);
        if (status != FERRY_ERR_EMPTY)
            return !told ? status
                         : ferryi_fault_raise(w, status, call, pe, near, FERRY_CMP_GE, ferryi_moe_word(generation, 0),
                                              found, now);
    }
    if (FERRYI_UNLIKELY(word != near))
        ferryi_st_release_u64(near, found);
    return ferryi_moe_judge(a, found, count);
}

/* The budget of a receiving half. */
FERRYI_FN uint64_t ferryi_moe_budget(const ferryi_moe_args *a)
{
    return FERRYI_UNLIKELY(ferryi_moe_generation(a) <= (uint64_t)a->first_rounds) ? a->first_timeout_ns : a->timeout_ns;
}

/* ---- Blocks. */

/* The number of blocks that list the received rows. */
FERRYI_FN uint32_t ferryi_moe_list_blocks(const ferryi_moe_args *a)
{
    uint64_t want = (uint64_t)a->n_pes * (uint64_t)a->max_tokens * (uint64_t)a->topk / FERRYI_MOE_LIST_CHOICES;
    return want < 1 ? 1 : want < FERRYI_MOE_LIST_BLOCKS ? (uint32_t)want : FERRYI_MOE_LIST_BLOCKS;
}

#define FERRYI_MOE_DOUBT 0x10000u /* added to a block counter by each block with a doubt */

/* One thread calls this behind a barrier of its block.  Returns 1 in the last block to arrive, or FERRYI_MOE_DOUBT when
 * some block had a doubt; else 0.  All earlier stores of other blocks, local and remote, precede the last block's next
 * ones. */
FERRYI_FN uint32_t ferryi_moe_is_last(uint32_t *counter, int doubt)
{
    uint32_t n = FERRYI_MOE_BLOCKS, more = doubt ? FERRYI_MOE_DOUBT + 1 : 1;
    if (n == 1)
        return doubt ? FERRYI_MOE_DOUBT : 1;
    uint32_t before = ferryi_atom_add_u32(counter, more);
    if (before % FERRYI_MOE_DOUBT != n - 1)
        return 0;
    ferryi_fence_acquire(); /* A, and R of the block's next flags */
    ferryi_st_relaxed_u32(counter, 0);
    return doubt || before >= FERRYI_MOE_DOUBT ? FERRYI_MOE_DOUBT : 1;
}

/* How long a block waits for the others beyond their waits for peers.  All blocks run (a launch is cooperative), so a
 * block is late only when the GPU has stopped it. */
#define FERRYI_MOE_PATIENCE_NS 1000000000u
FERRYI_FN uint64_t ferryi_moe_patience(const ferryi_moe_args *a)
{
    return ferryi_clock_ns() + 2 * ferryi_moe_budget(a) + FERRYI_MOE_PATIENCE_NS;
}

/* A barrier of n blocks; phase counts a kernel's barriers from 1.  Returns 0 in all threads when a block did not
 * arrive: the kernel ends without its round, which the host can receive again; a stream goes on. */
FERRYI_FN int ferryi_moe_meet(const ferryi_moe_args *a, uint32_t phase, uint32_t n)
{
    uint32_t polls = 0;
    int late = 0;
    FERRYI_MOE_SYNC();
    if (n == 1)
        return 1;
    if (FERRYI_MOE_RANK == 0) {
        const uint64_t deadline = ferryi_moe_patience(a);
        ferryi_fence_release(); /* R of the acquire below */
        (void)ferryi_atom_add_u32(&a->grid->met, 1);
        while (!late && ferryi_ld_acquire_u32(&a->grid->met) < phase * n)
            if (++polls % 64 == 0) {
                ferryi_yield();
                late = ferryi_clock_ns() > deadline || ferryi_ld_relaxed_u32(&a->result->stuck) != 0;
            } else {
                ferryi_relax();
            }
        if (late && ferryi_atom_cas_u32(&a->result->stuck, 0, 1) == 0 && a->in_stream)
            (void)ferryi_fault_raise(ferryi_world_get(), FERRY_ERR_SYSTEM, FERRY_CALL_MOE_DISPATCH, a->my_pe, NULL, -1,
                                     phase * n, ferryi_ld_relaxed_u32(&a->grid->met), 0);
    }
    return !FERRYI_MOE_ANY(late);
}

/* ABORTED > PEER_LOST > TIMEOUT, which is the order of their numbers. */
FERRYI_FN void ferryi_moe_note(const ferryi_moe_args *a, ferry_status status, int32_t pe)
{
    uint32_t mine = (uint32_t)status << 16 | (uint32_t)pe;
    if (FERRYI_LIKELY(status == FERRY_SUCCESS) || status == FERRY_ERR_EMPTY) /* masked: as the program wants */
        return;
    uint32_t seen = ferryi_ld_relaxed_u32(&a->grid->worst);
    while (mine > seen) {
        uint32_t was = ferryi_atom_cas_u32(&a->grid->worst, seen, mine);
        if (was == seen)
            break;
        seen = was;
    }
}

/* Sets the status of a half. noted: some block may have noted a status. */
FERRYI_FN void ferryi_moe_conclude(const ferryi_moe_args *a, int noted)
{
    uint32_t worst = noted ? ferryi_ld_relaxed_u32(&a->grid->worst) : (uint32_t)FERRY_SUCCESS;
    a->result->status = worst >> 16;
    a->result->culprit = (int32_t)(worst & 0xffffu);
    if (worst != 0)
        ferryi_st_relaxed_u32(&a->grid->worst, 0);
}

/* One thread of the last block to end a round.  In a small round the blocks of dispatch have counted rows for each PE:
 * the next ones begin anew. */
FERRYI_FN void ferryi_moe_end_round(const ferryi_moe_args *a)
{
    ferry_moe_counts *counts = &a->result->counts;
    FERRYI_ROLLED
    for (int32_t pe = 0; pe < a->n_pes; pe++) {
        ferryi_moe_peer *peer = &a->peer[pe];
        if (a->small) {
            const uint64_t sent = peer->send_status == FERRY_SUCCESS ? (uint64_t)peer->sent : 0;
            const uint64_t off = pe != a->my_pe ? sent : 0;
            peer->sent = 0;
            (void)ferryi_atom_add_u64(&counts->rows_sent, sent);
            (void)ferryi_atom_add_u64(&counts->rows_off_pe, off);
            (void)ferryi_atom_add_u64(&counts->bytes_off_pe, off * a->row_bytes);
        }
        peer->send_status = peer->return_status = FERRY_SUCCESS;
    }
}

/* One thread tells the host how a receiving half of ferry_moe_run() ended; the report may be in pinned memory. */
FERRYI_FN void ferryi_moe_report_to(const ferryi_moe_args *a, uint64_t half)
{
    ferry_moe_report *report = a->round.report;
    if (report == NULL)
        return;
    ferryi_st_relaxed_u32(&report->status, a->result->status);
    ferryi_st_relaxed_u32((uint32_t *)&report->culprit, (uint32_t)a->result->culprit);
    ferryi_st_relaxed_u32((uint32_t *)&report->n_rows, (uint32_t)a->result->n_rows);
    ferryi_st_relaxed_u32((uint32_t *)&report->n_missing, half % 2 != 0 ? (uint32_t)a->result->missing : 0);
    ferryi_st_release_u64(&report->round, half); /* R of the program's acquire */
}

#endif
