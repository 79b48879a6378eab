/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels of `ferry-info verdict`.  ferry_verdict_kernel tests a peer in all ways at once, a block each; both GPUs
 * of a pair run it at the same time.  No block waits for another block of its grid, and each wait has a deadline. */
#include "verdict__funcs.h"

#define APART static __device__ __noinline__

static __device__ void tell(uint64_t *word, uint64_t value)
{
    ferryi_st_relaxed_u64(word, value);
}

/* The whole block: waits until the peer's block runs too, by words in host memory, which need no peer access. */
static __device__ void meet(const ferryi_verdict_work *w, int part, uint64_t deadline)
{
    if (threadIdx.x == 0) {
        tell(&w->result->begun[part], w->generation);
        ferryi_st_release_u64(&w->meet_mine->here[part], w->generation);
        FERRYI_ROLLED
        while (ferryi_ld_acquire_u64(&w->meet_theirs->here[part]) < w->generation && ferryi_clock_ns() <= deadline)
            ferryi_yield();
        if (ferryi_ld_acquire_u64(&w->meet_theirs->here[part]) >= w->generation)
            tell(&w->result->met[part], w->generation);
    }
    __syncthreads();
}

static __device__ uint64_t pattern(const ferryi_verdict_work *w, uint64_t place)
{
    return ferryi_verdict_pattern(w->generation, w->me, w->peer, place);
}
static __device__ uint64_t shown(const ferryi_verdict_work *w, uint64_t place)
{
    return ferryi_verdict_pattern(w->generation, w->peer, w->me, place);
}

/* ---- Accesses of each size. */

static __device__ void store_sized(uint8_t *to, int size, uint64_t v)
{
    switch (size) {
    case 0:
        ferryi_st_relaxed_u8(to, (uint8_t)v);
        break;
    case 1:
        ferryi_st_relaxed_u16((uint16_t *)(void *)to, (uint16_t)v);
        break;
    case 2:
        ferryi_st_relaxed_u32((uint32_t *)(void *)to, (uint32_t)v);
        break;
    case 3:
        ferryi_st_relaxed_u64((uint64_t *)(void *)to, v);
        break;
    default:
        ferryi_st_relaxed_two((uint64_t *)(void *)to, v, ~v);
        break;
    }
}
static __device__ int holds_sized(const uint8_t *at, int size, uint64_t v)
{
    uint64_t a = 0, b = 0;
    switch (size) {
    case 0:
        return ferryi_ld_relaxed_u8(at) == (uint8_t)v;
    case 1:
        return ferryi_ld_relaxed_u16((const uint16_t *)(const void *)at) == (uint16_t)v;
    case 2:
        return ferryi_ld_relaxed_u32((const uint32_t *)(const void *)at) == (uint32_t)v;
    case 3:
        return ferryi_ld_relaxed_u64((const uint64_t *)(const void *)at) == v;
    default:
        ferryi_ld_relaxed_two((const uint64_t *)(const void *)at, &a, &b);
        return a == v && b == ~v;
    }
}

/* One thread: each size at each spot. */
APART void try_spots(const ferryi_verdict_work *w)
{
    uint64_t wrong = 0, readback = 0;
    for (int spot = 0; spot < FERRYI_VERDICT_SPOTS; spot++)
        for (int size = 0; size < FERRYI_VERDICT_SIZES && w->store_spot[spot] != NULL; size++)
            store_sized(&w->store_spot[spot]->stored[size][FERRYI_VERDICT_AT], size,
                        pattern(w, FERRYI_VERDICT_STORED + (uint64_t)(spot * 16 + size)));
    ferryi_fence_full();
    for (int spot = 0; spot < FERRYI_VERDICT_SPOTS; spot++)
        for (int size = 0; size < FERRYI_VERDICT_SIZES && w->load_spot[spot] != NULL; size++) {
            const ferryi_verdict_spot *s = w->load_spot[spot];
            const uint64_t bit = (uint64_t)1 << (spot * FERRYI_VERDICT_SIZES + size), at = (uint64_t)(spot * 16 + size);
            if (!holds_sized(&s->shown[size][FERRYI_VERDICT_AT], size, shown(w, FERRYI_VERDICT_SHOWN + at)))
                wrong |= bit;
            if (holds_sized(&s->stored[size][FERRYI_VERDICT_AT], size, pattern(w, FERRYI_VERDICT_STORED + at)))
                readback |= bit;
        }
    tell(&w->result->load_wrong, wrong);
    tell(&w->result->readback, readback);
}

/* The block: as kernels that copy do, for each size of access. */
APART void try_bulk(const ferryi_verdict_work *w)
{
    uint64_t all = 0;
    if (w->store == NULL)
        return;
    for (int size = 0; size < FERRYI_VERDICT_SIZES; size++)
        for (uint32_t i = threadIdx.x; i < FERRYI_VERDICT_BULK_COUNT; i += blockDim.x) {
            const uint32_t at = FERRYI_VERDICT_BULK_AT(size) + (i << size), word = at / 8;
            uint8_t *to = w->store->bulk + at;
            const uint64_t v = pattern(w, FERRYI_VERDICT_OF_BULK + word);
            if (size < 4)
                store_sized(to, size, v >> at % 8 * 8);
            else
                ferryi_st_relaxed_two((uint64_t *)(void *)to, v, pattern(w, FERRYI_VERDICT_OF_BULK + word + 1));
        }
    ferryi_fence_full();
    for (int size = 0; size < FERRYI_VERDICT_SIZES; size++) {
        int wrong = 0;
        for (uint32_t i = threadIdx.x; i < FERRYI_VERDICT_BULK_COUNT; i += blockDim.x) {
            const uint32_t at = FERRYI_VERDICT_BULK_AT(size) + (i << size), word = at / 8;
            const uint8_t *from = w->load->bulk_shown + at;
            uint64_t v = shown(w, FERRYI_VERDICT_OF_BULK_SHOWN + word) >> at % 8 * 8, a = v, b = 0;
            int same;
            if (size < 4) {
                same = holds_sized(from, size, v);
                a = same ? v : ferryi_ld_relaxed_u8(from);
            } else {
                ferryi_ld_relaxed_two((const uint64_t *)(const void *)from, &a, &b);
                same = a == v && b == shown(w, FERRYI_VERDICT_OF_BULK_SHOWN + word + 1);
            }
            if (!same)
                tell(&w->result->bulk_first, a);
            wrong |= !same;
        }
        all |= (uint64_t)(__syncthreads_or(wrong) != 0) << size;
    }
    if (threadIdx.x == 0)
        tell(&w->result->bulk_wrong, all);
}

#if FERRYI_VERDICT_HAS_TMA
APART void try_tma(const ferryi_verdict_work *w, uint64_t deadline)
{
    __shared__ __attribute__((aligned(128))) uint64_t buffer[FERRYI_VERDICT_TMA / 8];
    __shared__ __attribute__((aligned(8))) uint64_t barrier;
    const uint32_t n = (uint32_t)(FERRYI_VERDICT_TMA / 8);
    int wrong = 0;
    if (w->store == NULL)
        return;
    for (uint32_t i = threadIdx.x; i < n; i += blockDim.x)
        buffer[i] = pattern(w, FERRYI_VERDICT_OF_TMA + i);
    __syncthreads();
    if (threadIdx.x == 0) {
        ferryi_verdict_tma_put(w->store->tma, buffer, (uint32_t)FERRYI_VERDICT_TMA);
        wrong = !ferryi_verdict_tma_get(buffer, w->load->tma_shown, (uint32_t)FERRYI_VERDICT_TMA, &barrier, deadline);
    }
    __syncthreads();
    for (uint32_t i = threadIdx.x; i < n; i += blockDim.x)
        wrong |= buffer[i] != shown(w, FERRYI_VERDICT_OF_TMA_SHOWN + i);
    wrong = __syncthreads_or(wrong);
    if (threadIdx.x == 0) {
        tell(&w->result->tma_wrong, (uint64_t)wrong);
        tell(&w->result->tma_ran, w->generation);
    }
}
#endif

/* ---- Atomics: a lane's part of each kind.  side 0: the peer's lanes, on the owner's board; 1: the owner's own. */

static __device__ uint64_t swap_in(uint64_t *word, int wide, uint64_t token)
{
    return wide ? ferryi_atom_swap_u64(word, token) : ferryi_atom_swap_u32((uint32_t *)(void *)word, (uint32_t)token);
}

/* Adds 1 by compare-and-swap; returns how often it succeeded. */
static __device__ uint64_t add_by_cas(uint64_t *word, int wide)
{
    uint32_t *half = (uint32_t *)(void *)word;
    uint64_t done = 0, seen = wide ? ferryi_ld_relaxed_u64(word) : ferryi_ld_relaxed_u32(half);
    FERRYI_ROLLED
    for (uint32_t i = 0; i < FERRYI_VERDICT_CAS_TRIES && done < FERRYI_VERDICT_TURNS; i++) {
        const uint64_t old = wide ? ferryi_atom_cas_u64(word, seen, seen + 1)
                                  : ferryi_atom_cas_u32(half, (uint32_t)seen, (uint32_t)seen + 1);
        done += old == seen;
        seen = old == seen ? old + 1 : old;
    }
    return done;
}

#define WORD32(NAME) ((uint32_t *)(void *)&words[FERRYI_VERDICT_##NAME].value)
#define WORD64(NAME) (&words[FERRYI_VERDICT_##NAME].value)
APART void update(ferryi_verdict_cell *words, uint32_t side, uint64_t *taken)
{
    const uint32_t lane = threadIdx.x % 32, bit32 = side * 16 + lane / 2, bit64 = side * 32 + lane;
    const uint64_t token = 1 + bit64;
    FERRYI_ROLLED
    for (uint32_t turn = 0; turn < FERRYI_VERDICT_TURNS; turn++) {
        (void)ferryi_atom_add_u32(WORD32(ADD_32), 1);
        (void)ferryi_atom_add_u64(WORD64(ADD_64), 1);
        ferryi_verdict_red_u32(WORD32(RED_32), 1);
        ferryi_verdict_red_u64(WORD64(RED_64), 1);
        ferryi_verdict_add_float((float *)(void *)WORD32(FLOAT), 1);
        ferryi_verdict_add_double((double *)(void *)WORD64(DOUBLE), 1);
    }
    (void)ferryi_atom_and_u32(WORD32(AND_32), ~(UINT32_C(1) << bit32));
    (void)ferryi_atom_and_u64(WORD64(AND_64), ~(UINT64_C(1) << bit64));
    (void)ferryi_atom_or_u32(WORD32(OR_32), UINT32_C(1) << bit32);
    (void)ferryi_atom_or_u64(WORD64(OR_64), UINT64_C(1) << bit64);
    if (lane % 2 == 0)
        (void)ferryi_atom_xor_u32(WORD32(XOR_32), UINT32_C(1) << bit32);
    (void)ferryi_atom_xor_u64(WORD64(XOR_64), UINT64_C(1) << bit64);
    ferryi_verdict_min_u32(WORD32(MIN_32), 1000 * (1 + side) - lane);
    ferryi_verdict_min_u64(WORD64(MIN_64), (uint64_t)1000 * (1 + side) - lane);
    ferryi_verdict_max_u32(WORD32(MAX_32), 1000 * (2 - side) + lane);
    ferryi_verdict_max_u64(WORD64(MAX_64), (uint64_t)1000 * (2 - side) + lane);
    (void)ferryi_atom_add_u64(&taken[FERRYI_VERDICT_SWAP_32], swap_in(WORD64(SWAP_32), 0, token));
    (void)ferryi_atom_add_u64(&taken[FERRYI_VERDICT_SWAP_64], swap_in(WORD64(SWAP_64), 1, token));
    (void)ferryi_atom_add_u64(&taken[FERRYI_VERDICT_CAS_32], add_by_cas(WORD64(CAS_32), 0));
    (void)ferryi_atom_add_u64(&taken[FERRYI_VERDICT_CAS_64], add_by_cas(WORD64(CAS_64), 1));
}

static __device__ uint64_t add_by_cas_16(uint64_t *word)
{
    uint16_t *part = (uint16_t *)(void *)word, seen = ferryi_ld_relaxed_u16(part);
    uint64_t done = 0;
    FERRYI_ROLLED
    for (uint32_t i = 0; i < FERRYI_VERDICT_CAS_TRIES && done < FERRYI_VERDICT_TURNS; i++) {
        const uint16_t old = ferryi_verdict_cas_u16(part, seen, (uint16_t)(seen + 1));
        done += old == seen;
        seen = old == seen ? (uint16_t)(old + 1) : old;
    }
    return done;
}

#if FERRYI_VERDICT_HAS_WIDE
/* The second word counts threes: a compare-and-swap that is torn leaves another sum. */
static __device__ uint64_t add_by_cas_128(uint64_t *word)
{
    uint64_t done = 0, seen[2] = { 0, 0 };
    FERRYI_ROLLED
    for (uint32_t i = 0; i < FERRYI_VERDICT_CAS_TRIES && done < FERRYI_VERDICT_TURNS; i++) {
        const uint64_t next[2] = { seen[0] + 1, seen[1] + 3 };
        uint64_t old[2] = { seen[0], seen[1] };
        ferryi_verdict_cas_two(word, old, next);
        const int same = old[0] == seen[0] && old[1] == seen[1];
        done += (uint64_t)same;
        seen[0] = same ? next[0] : old[0];
        seen[1] = same ? next[1] : old[1];
    }
    return done;
}

/* A token and seven times the token; what is torn spoils the sum. */
static __device__ uint64_t swap_two(uint64_t *word, uint64_t token)
{
    uint64_t v[2] = { token, 7 * token };
    ferryi_verdict_swap_two(word, v);
    return v[1] == 7 * v[0] ? v[0] : UINT64_C(1) << 32;
}
#endif

/* The kinds that few programs use; those that are not wanted, or that the generation does not have, are left out. */
APART void update_more(ferryi_verdict_cell *words, uint32_t side, uint64_t *taken, uint64_t kinds)
{
    const uint32_t lane = threadIdx.x % 32;
    FERRYI_ROLLED
    for (uint32_t turn = 0; turn < FERRYI_VERDICT_TURNS; turn++) {
        ferryi_verdict_inc_u32(WORD32(INCREMENT), FERRYI_VERDICT_BOUND);
        ferryi_verdict_dec_u32(WORD32(DECREMENT), FERRYI_VERDICT_BOUND);
        if (kinds & FERRYI_VERDICT_BIT(HALVES))
            ferryi_verdict_add_halves(WORD64(HALVES));
#if FERRYI_VERDICT_HAS_BFLOATS
        if (kinds & FERRYI_VERDICT_BIT(BFLOATS))
            ferryi_verdict_add_bfloats(WORD64(BFLOATS));
#endif
#if FERRYI_VERDICT_HAS_WIDE
        if (kinds & FERRYI_VERDICT_BIT(FLOATS))
            ferryi_verdict_add_floats((float *)(void *)WORD64(FLOATS));
#endif
    }
    ferryi_verdict_min_s32((int32_t *)(void *)WORD32(SIGNED_MIN_32), -(int32_t)(1000 * (2 - side) + lane));
    ferryi_verdict_min_s64((int64_t *)(void *)WORD64(SIGNED_MIN_64), -(int64_t)(1000 * (2 - side) + lane));
    ferryi_verdict_max_s32((int32_t *)(void *)WORD32(SIGNED_MAX_32), -(int32_t)(1000 * (1 + side) - lane));
    ferryi_verdict_max_s64((int64_t *)(void *)WORD64(SIGNED_MAX_64), -(int64_t)(1000 * (1 + side) - lane));
    if (kinds & FERRYI_VERDICT_BIT(CAS_16))
        (void)ferryi_atom_add_u64(&taken[FERRYI_VERDICT_CAS_16], add_by_cas_16(WORD64(CAS_16)));
#if FERRYI_VERDICT_HAS_WIDE
    if (kinds & FERRYI_VERDICT_BIT(SWAP_128))
        (void)ferryi_atom_add_u64(&taken[FERRYI_VERDICT_SWAP_128], swap_two(WORD64(SWAP_128), 1 + side * 32 + lane));
    if (kinds & FERRYI_VERDICT_BIT(CAS_128))
        (void)ferryi_atom_add_u64(&taken[FERRYI_VERDICT_CAS_128], add_by_cas_128(WORD64(CAS_128)));
#endif
}
#undef WORD32
#undef WORD64

/* A warp for each side and each half of the kinds.  The lanes' sums are collected in this GPU's own memory. */
APART void try_atomics(ferryi_verdict_work *w)
{
    const uint32_t warp = threadIdx.x / 32, side = warp % 2;
    ferryi_verdict_board *board = side == 0 ? w->atomics : w->add_here ? w->mine : NULL;
    uint64_t *taken = side == 0 ? w->taken_there : w->taken_here;
    if (board != NULL && warp < 2)
        update(board->word, side, taken);
    else if (board != NULL)
        update_more(board->word, side, taken, w->kinds);
    if (threadIdx.x == 0)
        tell(&w->result->kinds, FERRYI_VERDICT_KNOWN);
    ferryi_fence_full();
    __syncthreads();
    for (uint32_t i = threadIdx.x; i < FERRYI_VERDICT_N_ATOMICS; i += blockDim.x) {
        tell(&w->result->there[i], ferryi_ld_relaxed_u64(&w->taken_there[i]));
        tell(&w->result->here[i], ferryi_ld_relaxed_u64(&w->taken_here[i]));
    }
}

/* ---- Other handles, and the control. */

APART void try_handles(const ferryi_verdict_work *w)
{
    for (int i = 0; i < FERRYI_VERDICT_HANDLES; i++) {
        const uint64_t place = FERRYI_VERDICT_OF_HANDLES + (uint64_t)i * 4;
        if (w->store_page[i] == NULL)
            continue;
        ferryi_st_relaxed_u64(&w->store_page[i]->stored, pattern(w, place));
        ferryi_fence_full();
        tell(&w->result->handle_wrong[i], ferryi_ld_relaxed_u64(&w->load_page[i]->shown) != shown(w, place + 1));
        tell(&w->result->handle_readback[i], ferryi_ld_relaxed_u64(&w->load_page[i]->stored) == pattern(w, place));
    }
}

APART void try_host(const ferryi_verdict_work *w)
{
    ferryi_st_relaxed_two(w->result->host_stored, pattern(w, FERRYI_VERDICT_OF_HOST),
                          pattern(w, FERRYI_VERDICT_OF_HOST + 1));
    tell(&w->result->host_wrong, ferryi_ld_relaxed_u64(w->host_shown) != pattern(w, FERRYI_VERDICT_OF_HOST + 2));
}

extern "C" __global__ void __launch_bounds__(FERRYI_VERDICT_THREADS) ferry_verdict_kernel(ferryi_verdict_work *w)
{
    const int part = (int)blockIdx.x;
    const uint64_t deadline = ferryi_clock_ns() + w->budget;
    meet(w, part, deadline);
    switch (part) {
    case FERRYI_VERDICT_PART_QUICK:
        ferryi_probe_part(&w->pair, 1, ferryi_clock_ns() + w->budget);
        __syncthreads();
        if (threadIdx.x == 0) {
            tell(&w->result->litmus_failed, w->pair.litmus_failed);
            tell(&w->result->litmus_seen, w->pair.litmus_seen);
            tell(&w->result->quick_load_failed, w->pair.load_failed);
        }
        break;
    case FERRYI_VERDICT_PART_SPOTS:
        if (threadIdx.x == 0)
            try_spots(w);
        break;
    case FERRYI_VERDICT_PART_BULK:
        try_bulk(w);
        break;
    case FERRYI_VERDICT_PART_TMA:
#if FERRYI_VERDICT_HAS_TMA
        try_tma(w, ferryi_clock_ns() + w->budget);
#endif
        break;
    case FERRYI_VERDICT_PART_ATOMICS:
        try_atomics(w);
        break;
    case FERRYI_VERDICT_PART_HANDLES:
        if (threadIdx.x == 0)
            try_handles(w);
        break;
    case FERRYI_VERDICT_PART_HOST:
        if (threadIdx.x == 0)
            try_host(w);
        break;
    }
    ferryi_fence_full();
    __syncthreads();
    if (part == FERRYI_VERDICT_PART_SPOTS && w->hang != 0) {
        const uint64_t began = ferryi_clock_ns();
        while (ferryi_clock_ns() - began < w->hang)
            ferryi_yield();
    }
    if (threadIdx.x == 0) {
        ferryi_fence_full();
        tell(&w->result->ended[part], w->generation);
    }
}

/* A graph's kernel: each replay stores the next value, so that one that is lost, or stale, shows. */
extern "C" __global__ void ferry_verdict_replay_kernel(ferryi_verdict_work *w, uint32_t second)
{
    const uint32_t n = (uint32_t)(FERRYI_VERDICT_REPLAYED / 8);
    const uint64_t number = w->replay + !second, value = pattern(w, FERRYI_VERDICT_OF_REPLAY + number);
    __syncthreads();
    for (uint32_t i = threadIdx.x; i < n && !second; i += blockDim.x)
        ((uint64_t *)(void *)w->replay_source)[i] = value + i;
    if (threadIdx.x != 0)
        return;
    w->replay = number;
    if (w->store == NULL)
        return;
    ferryi_st_relaxed_u64(&w->store->replayed[second], value);
    ferryi_fence_full();
    if (ferryi_ld_relaxed_u64(&w->load->replay_shown) != shown(w, FERRYI_VERDICT_OF_REPLAY))
        tell(&w->result->replay_wrong, w->generation);
    tell(&w->result->replays, number);
    ferryi_fence_full();
}

/* Latency: one thread follows a chain of dependent loads, *at holding at, and writes nanoseconds and the last word. */
extern "C" __global__ void ferry_verdict_chase_kernel(const uint64_t *at, uint32_t n, uint64_t *out)
{
    const uint64_t began = ferryi_clock_ns();
    FERRYI_ROLLED
    for (uint32_t i = 0; i < n; i++)
        at = (const uint64_t *)(uintptr_t)ferryi_ld_relaxed_u64(at);
    tell(&out[1], (uint64_t)(uintptr_t)at);
    tell(&out[0], ferryi_clock_ns() - began);
    ferryi_fence_full();
}

/* Bandwidth of stores of multiprocessors: word i holds seed + i. */
extern "C" __global__ void ferry_verdict_fill_kernel(uint64_t *to, uint64_t n, uint64_t seed)
{
    for (uint64_t i = 2 * ((uint64_t)blockIdx.x * blockDim.x + threadIdx.x); i < n;
         i += 2 * (uint64_t)gridDim.x * blockDim.x)
        ferryi_st_relaxed_two(to + i, seed + i, seed + i + 1);
}

/* The owner's look at it: counts the words that differ. */
extern "C" __global__ void ferry_verdict_count_kernel(const uint64_t *at, uint64_t n, uint64_t seed, uint64_t *wrong)
{
    uint64_t mine = 0;
    for (uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += (uint64_t)gridDim.x * blockDim.x)
        mine += ferryi_ld_relaxed_u64(at + i) != seed + i;
    if (mine != 0)
        (void)ferryi_atom_add_u64(wrong, mine);
}
