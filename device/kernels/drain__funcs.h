/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_KERNELS_DRAIN_FUNCS_H
#define FERRYI_KERNELS_DRAIN_FUNCS_H

/* The drain kernel: applies inbound descriptors that no wait has applied, and puts and gets through chunks, which waits
 * leave to it.  The service launches it when such a descriptor has come.  Since a launch takes longer than a
 * descriptor's way, the kernel stays for some time after the last descriptor that it has applied.  Where waits apply
 * descriptors, it leaves soon.  All its blocks leave together: a block that left alone would leave its ring without a
 * kernel until the others end. */

#define FERRYI_DRAIN_TURNS 8u    /* looks at the rings for one at the clock */
#define FERRYI_DRAIN_PATIENCE 8u /* looks at a descriptor that is left to the wait which applied the ones before it */
#define FERRYI_DRAIN_FIRST_NS 4000u /* stays so long until it has applied one */

enum { FERRYI_DRAIN_NOTHING, FERRYI_DRAIN_APPLIED, FERRYI_DRAIN_CHUNK, FERRYI_DRAIN_ENDS };

/* What the first thread has found for the block. */
typedef struct ferryi_drain_found {
    int what;
    uint32_t expected, expected_of; /* the count at the last look, and 1 + the ring */
    uint32_t patience;              /* looks left at a descriptor of that ring */
    int is_beside, has_copied;      /* a wait has applied descriptors; this block has copied a chunk in this launch */
    uint32_t ring, count, op, n;
    char *chunk, *heap;
    uint64_t *signal, value;     /* of PUT_THEN_SET */
    ferryi_descriptor_head next; /* the descriptor after it, if is_next */
    int is_next;
} ferryi_drain_found;

/* By the first thread, before it looks at a ring: whether another thread has applied descriptors since the last look.
 * That is a wait's, which most likely applies the next ones too.  Two that poll one line of host memory wait for each
 * other's loads: a signal took 7 us instead of 5 (two H200).  So what a wait applies does not make the kernel stay. */
static __device__ int ferryi_drain_is_beside(const ferryi_ring_in *in, uint32_t ring, ferryi_drain_found *f)
{
    const uint32_t count = ferryi_ld_relaxed_u32(&in->consumer) >> 1, before = f->expected;
    const int knew = f->expected_of == ring + 1;
    f->expected = count;
    f->expected_of = ring + 1;
    if (knew && count == before)
        return 0;
    f->patience = knew ? FERRYI_DRAIN_PATIENCE : 0;
    f->is_beside |= knew;
    return knew;
}

/* Whether to leave a descriptor that a wait can apply to the wait that has applied those before it. */
static __device__ int ferryi_drain_leaves(ferryi_drain_found *f)
{
    f->patience -= f->patience != 0;
    return f->patience != 0 && !f->has_copied;
}

/* By the first thread: applies what has come by a ring in this GPU's memory, which has no chunks. */
static __device__ int ferryi_drain_applies(ferryi_world *w, uint32_t ring, ferryi_drain_found *f)
{
    if (ferryi_drain_is_beside(&w->in[ring], ring, f) || !ferryi_owner_has_descriptor(w, &w->in[ring]) ||
        ferryi_drain_leaves(f))
        return FERRYI_DRAIN_NOTHING;
    const int applied = ferryi_drain_ring(w, ring);
    f->expected = ferryi_ld_relaxed_u32(&w->in[ring].consumer) >> 1;
    return applied ? FERRYI_DRAIN_APPLIED : FERRYI_DRAIN_NOTHING;
}

/* By the first thread: looks at the head of a ring in host memory, by one access.  _NOTHING: no descriptor was applied;
 * _APPLIED: one was; _CHUNK: the descriptor is a chunk's, the consumer lock is held, and f describes it. */
static __device__ int ferryi_drain_looks(ferryi_world *w, uint32_t ring, ferryi_drain_found *f)
{
    ferryi_ring_in *in = &w->in[ring];
    const uint32_t expected = f->expected_of == ring + 1 ? f->expected : ferryi_ld_relaxed_u32(&in->consumer) >> 1;
    ferryi_descriptor_head h; /* loaded in parallel with the consumer, not after it */
    const uint32_t strange = ferryi_descriptor_head_load(ferryi_owner_descriptor(w, in, expected), expected, &h);
    if (ferryi_drain_is_beside(in, ring, f) || f->expected != expected || strange != 0)
        return FERRYI_DRAIN_NOTHING;
    const uint32_t count = expected, op = ferryi_descriptor_op(h.first), n = (uint32_t)h.payload;
    const int is_chunk = op == FERRYI_OP_PUT || op == FERRYI_OP_GET || op == FERRYI_OP_PUT_THEN_SET;
    if (is_chunk ? n > FERRYI_DRAIN_MOST : ferryi_drain_leaves(f))
        return FERRYI_DRAIN_NOTHING; /* the service's, or a wait's */
    if (!is_chunk && (ferryi_descriptor_may_join(h.first) || !ferryi_descriptor_head_is_small(&h))) {
        const int applied = ferryi_descriptor_may_join(h.first) ? ferryi_owner_apply_adds(w, ring, 1)
                                                                : ferryi_owner_apply_next(w, ring) != 0;
        f->expected = ferryi_ld_relaxed_u32(&in->consumer) >> 1;
        return applied ? FERRYI_DRAIN_APPLIED : FERRYI_DRAIN_NOTHING;
    }
    if (!ferryi_owner_try_lock(in, count))
        return FERRYI_DRAIN_NOTHING;
    ferryi_descriptor_accept(); /* A0, and pairs with the last holder's release (R2) */
    if (!is_chunk) {
        ferryi_descriptor_head_apply(w, in, count, &h);
        f->expected = ferryi_count_next(count);
        ferryi_consumer_publish(in, f->expected, 0);
        return FERRYI_DRAIN_APPLIED;
    }
    f->ring = ring;
    f->count = count;
    f->op = op;
    f->n = n;
    f->heap = (char *)(uintptr_t)(w->heap + h.at);
    f->chunk = ferryi_descriptor_chunk(w, op == FERRYI_OP_GET ? in->reply_chunks : in->chunks, count);
    f->signal = (uint64_t *)(uintptr_t)(w->heap + h.place);
    f->value = h.value;
    return FERRYI_DRAIN_CHUNK;
}

/* By the first thread: applies what needs no block, until there is a chunk or the kernel is to end.  `applied`: it has
 * applied a descriptor before. */
static __device__ int ferryi_drain_await(ferryi_world *w, const ferryi_drain_call *c, uint64_t began, int applied,
                                         ferryi_drain_found *f)
{
    uint64_t *const applied_at = &w->kernel.words->applied_at;
    for (uint32_t turns = 0;; turns++) {
        for (uint32_t i = blockIdx.x; i < w->n_in; i += gridDim.x) {
            const int found = w->in[i].consumed == NULL ? ferryi_drain_applies(w, i, f) : ferryi_drain_looks(w, i, f);
            if (found == FERRYI_DRAIN_CHUNK)
                return found;
            applied |= found;
        }
        if (!applied && c->stay != 0 && turns % FERRYI_DRAIN_TURNS != 0)
            continue;
        const uint64_t now = ferryi_clock_ns();
        const int is_over = now - began > c->life;
        if (f->is_beside && !f->has_copied) {
            ferryi_st_relaxed_u64(applied_at, now - c->stay);
        } else if (applied && !is_over) {
            ferryi_st_relaxed_u64(applied_at, now);
            applied = 0;
            continue;
        }
        f->is_beside = 0;
        if (is_over || (int64_t)(now - ferryi_ld_relaxed_u64(applied_at)) >= (int64_t)c->stay)
            return FERRYI_DRAIN_ENDS;
    }
}

/* By the first thread, when the block has copied the chunk: completes the descriptor, and applies the next if it came
 * meanwhile, which is most often the put's signal. */
static __device__ void ferryi_drain_completes(ferryi_world *w, ferryi_drain_found *f)
{
    ferryi_ring_in *in = &w->in[f->ring];
    uint32_t count = f->count;
    f->has_copied = 1;
    ferryi_st_relaxed_u32(&in->attended, 1);
    if (f->op == FERRYI_OP_GET) {
        ferryi_fence_release(); /* R1: the block's stores, which came before its barrier */
        ferryi_owner_reply(w, in, count, 0);
    }
    if (f->op == FERRYI_OP_PUT_THEN_SET) {
        ferryi_fence_release_here(); /* R3: the block's stores */
        ferryi_st_relaxed_u64(f->signal, f->value);
    }
    count = ferryi_count_next(count);
    if (f->is_next) {
        ferryi_descriptor_accept();
        ferryi_descriptor_head_apply(w, in, count, &f->next);
        count = ferryi_count_next(count);
    }
    f->expected = count;
    ferryi_consumer_publish(in, count, 0);
}

static __device__ void ferryi_drain_kernel(ferryi_world *w, const ferryi_drain_call *c, ferryi_drain_found *f)
{
    const uint32_t ahead = blockDim.x > 32 ? 32 : 0; /* the thread that looks at the next descriptor */
    const uint64_t began = ferryi_clock_ns();
    if (threadIdx.x == 0) {
        f->expected_of = f->patience = 0;
        f->is_beside = f->has_copied = 0;
        ferryi_st_relaxed_u64(&w->kernel.words->applied_at,
                              c->stay > FERRYI_DRAIN_FIRST_NS ? began - c->stay + FERRYI_DRAIN_FIRST_NS : began);
    }
    if (threadIdx.x == 0 && blockIdx.x == 0)
        ferryi_st_relaxed_u64(c->begun, c->number);
    for (int applied = 0;; applied = 1) {
        if (threadIdx.x == 0)
            f->what = ferryi_drain_await(w, c, began, applied, f);
        __syncthreads();
        if (f->what == FERRYI_DRAIN_ENDS)
            break;
        if (threadIdx.x == ahead) {
            const uint32_t next = ferryi_count_next(f->count);
            ferryi_descriptor_head h;
            f->is_next =
                ferryi_descriptor_head_load(ferryi_owner_descriptor(w, &w->in[f->ring], next), next, &h) == 0 &&
                ferryi_descriptor_head_is_small(&h);
            f->next = h;
        }
        if (f->op != FERRYI_OP_GET)
            ferryi_chunk_copy(f->heap, f->chunk, f->n, threadIdx.x, blockDim.x);
        else
            ferryi_chunk_copy(f->chunk, f->heap, f->n, threadIdx.x, blockDim.x);
        __syncthreads();
        if (threadIdx.x == 0)
            ferryi_drain_completes(w, f);
    }
    if (threadIdx.x != 0)
        return;
    for (uint32_t i = blockIdx.x; i < w->n_in; i += gridDim.x) {
        ferryi_st_relaxed_u32(&w->in[i].attended, 0);
        ferryi_st_relaxed_u64(w->in[i].applied_copy, ferryi_ld_relaxed_u32(&w->in[i].consumer));
    }
    ferryi_fence_release();
    if (ferryi_atom_add_u32(&w->kernel.words->left, 1) + 1 == gridDim.x) {
        ferryi_fence_acquire();                           /* the other blocks' copies come before done */
        ferryi_st_relaxed_u32(&w->kernel.words->left, 0); /* the stream starts the next launch later */
        ferryi_st_release_u64(c->done, c->number);
    }
}

extern "C" __global__ void __launch_bounds__(FERRYI_DRAIN_THREADS) ferry_drain_kernel(ferryi_drain_call c)
{
    __shared__ ferryi_drain_found found;
    begin_without_slice();
    ferryi_drain_kernel(ferryi_world_get(), &c, &found);
}

/* Does nothing: its launch makes multiprocessors load the constants of the module again. */
extern "C" __global__ void ferry_reload_kernel(uint64_t *done)
{
    if (threadIdx.x == 0)
        ferryi_st_release_u64(done, 1);
}

#endif
