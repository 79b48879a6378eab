/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_KERNELS_WORK_FUNCS_H
#define FERRYI_KERNELS_WORK_FUNCS_H

/* A block moves some 20 GB/s, a link between GPUs several hundred.  So the kernel of a large collective between direct
 * members has more blocks.  Only the first one takes part in the collective.  What it copies or folds it posts, in
 * pieces, in the team's area, where calls take turns.  All blocks take pieces; the first one waits for those that
 * others have taken.  A block that the GPU has not started yet has taken none, so nothing waits for a block on a full
 * GPU.
 *
 * First block                                        Others
 *   write the description; S0 fence                     S1  claim a piece by an addition to claims; fence   <- S0
 *   S0  store claims                       -> S1            copy or fold the piece; meet; fence
 *   S3  load done; fence                   <- S2        S2  add to done                                    -> S3
 *
 * The description changes only when all claimed pieces are done.  A claim that comes late is one of the next work: who
 * has claimed reads the description afterwards.  The fences are of this GPU: what the first block acquired from peers
 * comes before S0, and what others stored at peers comes before the flags that it releases after S3. */

/* host_call.cu's, of this call's elements. */
static __device__ __noinline__ void fold_here(const ferryi_rows *to, const ferryi_rows *from, size_t n, uint32_t rank,
                                              uint32_t size);

#define FERRYI_WORK_OVER ((uint64_t)1 << 63)
#define FERRYI_WORK_PIECES 24 /* bits of a number of pieces */
#define FERRYI_WORK_MASK (((uint64_t)1 << FERRYI_WORK_PIECES) - 1)
#define FERRYI_WORK_PIECE ((size_t)8 << 10) /* bytes, at least */
#define FERRYI_WORK_LEAST ((size_t)32 << 10)
#define FERRYI_WORK_NONE UINT32_MAX
#define FERRYI_WORK_IDLE_NS 2000000u /* a block without work leaves the GPU to others */

/* This block's, NULL while it works alone; and the piece that its first thread has claimed. */
static __device__ ferryi_work **ferryi_work_of_block(void)
{
    __shared__ ferryi_work *work;
    return &work;
}
static __device__ uint32_t *ferryi_work_claimed(void)
{
    __shared__ uint32_t claimed;
    return &claimed;
}

/* By the first thread.  FERRYI_WORK_NONE: no piece is left; and *is_over. */
static __device__ uint32_t ferryi_work_claim(ferryi_work *work, int *is_over)
{
    uint64_t claims = ferryi_ld_relaxed_u64(&work->claims);
    if ((claims & FERRYI_WORK_MASK) < (claims >> FERRYI_WORK_PIECES & FERRYI_WORK_MASK))
        claims = ferryi_atom_add_u64(&work->claims, 1);
    *is_over = (claims & FERRYI_WORK_OVER) != 0;
    if (*is_over || (claims & FERRYI_WORK_MASK) >= (claims >> FERRYI_WORK_PIECES & FERRYI_WORK_MASK))
        return FERRYI_WORK_NONE;
    ferryi_fence_acquire_here(); /* S1 */
    return (uint32_t)(claims & FERRYI_WORK_MASK);
}

/* By all threads of a block. */
static __device__ void ferryi_work_do(const ferryi_work *work, uint32_t piece, size_t width)
{
    const size_t at = (size_t)piece * work->piece, left = work->n - at, n = left < work->piece ? left : work->piece;
    const ferryi_rows to = { (char *)(uintptr_t)work->to + at * width, work->to_step, work->n_to };
    const ferryi_rows from = { (char *)(uintptr_t)work->from + at * width, work->from_step, work->n_from };
    if (work->n_from == 0)
        ferryi_copy(to.first, from.first, n, threadIdx.x, blockDim.x);
    else
        fold_here(&to, &from, n, threadIdx.x, blockDim.x);
}

/* By all threads of the first block, which meet before and after. */
static __device__ __noinline__ void ferryi_work_post(const ferryi_rows *to, const ferryi_rows *from, size_t n,
                                                     size_t width)
{
    ferryi_work *const work = *ferryi_work_of_block();
    const size_t least = FERRYI_WORK_PIECE / width, even = (n / (2 * gridDim.x) + 127) / 128 * 128;
    const size_t piece = even > least ? even : least;
    const uint32_t pieces = (uint32_t)((n + piece - 1) / piece);
    uint32_t mine = 0;
    __syncthreads();
    if (threadIdx.x == 0) {
        work->to = (uint64_t)(uintptr_t)to->first;
        work->to_step = to->step;
        work->n_to = to->n;
        work->from = (uint64_t)(uintptr_t)from->first;
        work->from_step = from->step;
        work->n_from = from->n;
        work->n = n;
        work->piece = piece;
        work->done = 0;
        ferryi_fence_release_here(); /* S0 */
        ferryi_st_relaxed_u64(&work->claims, (uint64_t)pieces << FERRYI_WORK_PIECES);
    }
    for (;; mine++) {
        int is_over;
        if (threadIdx.x == 0)
            *ferryi_work_claimed() = ferryi_work_claim(work, &is_over);
        __syncthreads();
        const uint32_t claimed = *ferryi_work_claimed();
        __syncthreads();
        if (claimed == FERRYI_WORK_NONE)
            break;
        ferryi_work_do(work, claimed, width);
    }
    if (threadIdx.x == 0) {
        while (ferryi_ld_relaxed_u32(&work->done) != pieces - mine)
            ferryi_relax();
        ferryi_fence_acquire_here(); /* S3 */
    }
    __syncthreads();
}

static __device__ int ferryi_work_is_shared(int scope, size_t n)
{
    return scope == FERRYI_BLOCK && *ferryi_work_of_block() != NULL && n >= FERRYI_WORK_LEAST;
}
static __device__ void ferryi_work_copy(void *dst, const void *src, size_t n)
{
    const ferryi_rows to = { (char *)dst, 0, 1 }, from = { (char *)(uintptr_t)src, 0, 0 };
    ferryi_work_post(&to, &from, n, 1);
}

/* By all threads of another block: takes pieces until the first block ends, or has no work for long. */
static __device__ void ferryi_work_help(size_t width)
{
    ferryi_work *const work = *ferryi_work_of_block();
    for (;;) {
        if (threadIdx.x == 0) {
            const uint64_t began = ferryi_clock_ns();
            uint32_t claimed, polls = 0;
            int is_over = 0;
            while ((claimed = ferryi_work_claim(work, &is_over)) == FERRYI_WORK_NONE && !is_over &&
                   (++polls % 64 != 0 || ferryi_clock_ns() - began < FERRYI_WORK_IDLE_NS))
                ferryi_relax();
            *ferryi_work_claimed() = claimed;
        }
        __syncthreads();
        const uint32_t claimed = *ferryi_work_claimed();
        __syncthreads();
        if (claimed == FERRYI_WORK_NONE)
            break;
        ferryi_work_do(work, claimed, work->n_from == 0 ? 1 : width);
        __syncthreads();
        if (threadIdx.x == 0) {
            ferryi_fence_release_here(); /* S2 */
            (void)ferryi_atom_add_u32(&work->done, 1);
        }
    }
}

/* By all threads of every block, before the call and after it: a kernel of several blocks has the team's area. */
static __device__ void ferryi_work_begin(ferryi_world *w, ferry_team_t team)
{
    if (threadIdx.x == 0) {
        ferryi_set set;
        *ferryi_work_of_block() = gridDim.x > 1 && ferryi_set_of(w, team, &set) ? &set.area->work : NULL;
    }
    __syncthreads();
}
static __device__ void ferryi_work_end(void)
{
    ferryi_work *const work = *ferryi_work_of_block();
    if (work == NULL || threadIdx.x != 0)
        return;
    if (blockIdx.x == 0)
        ferryi_st_relaxed_u64(&work->claims, FERRYI_WORK_OVER);
    if (ferryi_atom_add_u32(&work->left, 1) + 1 == gridDim.x) { /* the next kernel of this team starts later */
        ferryi_st_relaxed_u32(&work->left, 0);
        ferryi_st_relaxed_u64(&work->claims, 0);
    }
}

#endif
