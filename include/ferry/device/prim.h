/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DEVICE_PRIM_H
#define FERRY_DEVICE_PRIM_H

#include "../attr.h"
#include <stddef.h>
#include <stdint.h>
#if !FERRYI_GPU
#include <string.h>
#endif

/* The only file that knows the machine: each PTX instruction stands beside its __atomic twin with the same order.
 * Everything above is platform-blind.  Scope is the system throughout: a word may be another GPU's, or the host's.
 *
 *   ld/st _relaxed    a word that is never torn            atom_*  read-modify-write, relaxed, returns the old value
 *   ld_acquire        sees what was before the st_release that it reads
 *   fence_acquire     makes the relaxed loads before it acquire          fence_release   the stores after it release
 *   fence_both        acquires and releases
 *   fence_full        also orders a store before a later load
 *   fence_release_here   for this GPU's own threads; on the CPU the same as without
 *
 * ThreadSanitizer knows orders on accesses but no fences.  In its builds a relaxed load acquires and a relaxed store
 * releases: on x86 the same instructions, so what it checks is what runs. */

#if defined(__SANITIZE_THREAD__)
#define FERRYI_TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define FERRYI_TSAN 1
#endif
#endif

#ifdef __CUDACC__ /* ------------------------------------------------------------------------------------ the GPU */

#define FERRYI_PTX_LD(NAME, ORDER, TYPE, T, R)                                                                         \
    FERRYI_FN TYPE ferryi_ld_##NAME(const TYPE *p)                                                                     \
    {                                                                                                                  \
        TYPE v;                                                                                                        \
        asm volatile("ld." #ORDER ".sys.global." #T " %0, [%1];" : "=" R(v) : "l"(p) : "memory");                      \
        return v;                                                                                                      \
    }
#define FERRYI_PTX_ST(NAME, ORDER, TYPE, T, R)                                                                         \
    FERRYI_FN void ferryi_st_##NAME(TYPE *p, TYPE v)                                                                   \
    {                                                                                                                  \
        asm volatile("st." #ORDER ".sys.global." #T " [%0], %1;" ::"l"(p), R(v) : "memory");                           \
    }
FERRYI_FN uint8_t ferryi_ld_relaxed_u8(const uint8_t *p)
{
    uint32_t v;
    asm volatile("ld.relaxed.sys.global.u8 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
    return (uint8_t)v;
}
FERRYI_FN uint16_t ferryi_ld_relaxed_u16(const uint16_t *p)
{
    uint16_t v;
    asm volatile("ld.relaxed.sys.global.u16 %0, [%1];" : "=h"(v) : "l"(p) : "memory");
    return v;
}
FERRYI_PTX_LD(relaxed_u32, relaxed, uint32_t, u32, "r")
FERRYI_PTX_LD(relaxed_u64, relaxed, uint64_t, u64, "l")
FERRYI_PTX_LD(acquire_u32, acquire, uint32_t, u32, "r")
FERRYI_PTX_LD(acquire_u64, acquire, uint64_t, u64, "l")
FERRYI_PTX_ST(relaxed_u32, relaxed, uint32_t, u32, "r")
FERRYI_PTX_ST(relaxed_u64, relaxed, uint64_t, u64, "l")
FERRYI_PTX_ST(release_u32, release, uint32_t, u32, "r")
FERRYI_PTX_ST(release_u64, release, uint64_t, u64, "l")
FERRYI_FN void ferryi_st_relaxed_u8(uint8_t *p, uint8_t v)
{
    asm volatile("st.relaxed.sys.global.u8 [%0], %1;" ::"l"(p), "r"((uint32_t)v) : "memory");
}
FERRYI_FN void ferryi_st_relaxed_u16(uint16_t *p, uint16_t v)
{
    asm volatile("st.relaxed.sys.global.u16 [%0], %1;" ::"l"(p), "h"(v) : "memory");
}

/* Two words of one line by one instruction, each of them never torn. */
FERRYI_FN void ferryi_ld_relaxed_two(const uint64_t *p, uint64_t *a, uint64_t *b)
{
    asm volatile("ld.relaxed.sys.global.v2.u64 {%0, %1}, [%2];" : "=l"(*a), "=l"(*b) : "l"(p) : "memory");
}
FERRYI_FN void ferryi_st_relaxed_two(uint64_t *p, uint64_t a, uint64_t b)
{
    asm volatile("st.relaxed.sys.global.v2.u64 [%0], {%1, %2};" ::"l"(p), "l"(a), "l"(b) : "memory");
}

#define FERRYI_PTX_ATOM(NAME, OP, TYPE, T, R)                                                                          \
    FERRYI_FN TYPE ferryi_atom_##NAME(TYPE *p, TYPE v)                                                                 \
    {                                                                                                                  \
        TYPE old;                                                                                                      \
        asm volatile("atom.relaxed.sys.global." OP "." T " %0, [%1], %2;" : "=" R(old) : "l"(p), R(v) : "memory");     \
        return old;                                                                                                    \
    }
FERRYI_PTX_ATOM(add_u32, "add", uint32_t, "u32", "r")
FERRYI_PTX_ATOM(add_u64, "add", uint64_t, "u64", "l")
FERRYI_PTX_ATOM(and_u32, "and", uint32_t, "b32", "r")
FERRYI_PTX_ATOM(and_u64, "and", uint64_t, "b64", "l")
FERRYI_PTX_ATOM(or_u32, "or", uint32_t, "b32", "r")
FERRYI_PTX_ATOM(or_u64, "or", uint64_t, "b64", "l")
FERRYI_PTX_ATOM(xor_u32, "xor", uint32_t, "b32", "r")
FERRYI_PTX_ATOM(xor_u64, "xor", uint64_t, "b64", "l")
FERRYI_PTX_ATOM(swap_u32, "exch", uint32_t, "b32", "r")
FERRYI_PTX_ATOM(swap_u64, "exch", uint64_t, "b64", "l")
FERRYI_FN uint32_t ferryi_atom_cas_u32(uint32_t *p, uint32_t cond, uint32_t v)
{
    uint32_t old;
    asm volatile("atom.relaxed.sys.global.cas.b32 %0, [%1], %2, %3;"
                 : "=r"(old)
                 : "l"(p), "r"(cond), "r"(v)
                 : "memory");
    return old;
}
FERRYI_FN uint64_t ferryi_atom_cas_u64(uint64_t *p, uint64_t cond, uint64_t v)
{
    uint64_t old;
    asm volatile("atom.relaxed.sys.global.cas.b64 %0, [%1], %2, %3;"
                 : "=l"(old)
                 : "l"(p), "l"(cond), "l"(v)
                 : "memory");
    return old;
}

/* One-way fences (PTX 8.6, compute capability 9.0).  One that only acquires drops the first cache's lines and costs
 * next to nothing; one that only releases leaves those lines alone.  Before, there is but the fence of both ways, which
 * waits until this thread's stores have arrived: 0.5 us and more when some are on their way to a peer, which is why a
 * wait for one word acquires by a load there (FERRYI_LOADS_ACQUIRE, wait__funcs.h). */
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900 &&                                                                  \
    (__CUDACC_VER_MAJOR__ > 12 || (__CUDACC_VER_MAJOR__ == 12 && __CUDACC_VER_MINOR__ >= 8))
#define FERRYI_FENCE_ACQUIRE "fence.acquire.sys;"
#define FERRYI_FENCE_RELEASE "fence.release.sys;"
#define FERRYI_FENCE_RELEASE_HERE "fence.release.gpu;"
#define FERRYI_LOADS_ACQUIRE 0
#else
#define FERRYI_FENCE_ACQUIRE "fence.acq_rel.sys;"
#define FERRYI_FENCE_RELEASE "fence.acq_rel.sys;"
#define FERRYI_FENCE_RELEASE_HERE "fence.acq_rel.gpu;"
#define FERRYI_LOADS_ACQUIRE 1
#endif
FERRYI_FN void ferryi_fence_acquire(void)
{
    asm volatile(FERRYI_FENCE_ACQUIRE ::: "memory");
}
FERRYI_FN void ferryi_fence_release(void)
{
    asm volatile(FERRYI_FENCE_RELEASE ::: "memory");
}
FERRYI_FN void ferryi_fence_both(void)
{
    asm volatile("fence.acq_rel.sys;" ::: "memory");
}
FERRYI_FN void ferryi_fence_full(void)
{
    asm volatile("fence.sc.sys;" ::: "memory");
}
/* On H200 0.1 to 0.25 us, where one of the system's takes 0.54 us with nothing to wait for, and 1.4 us once the
 * multiprocessor has stored to host memory since the last one. */
FERRYI_FN void ferryi_fence_release_here(void)
{
    asm volatile(FERRYI_FENCE_RELEASE_HERE ::: "memory");
}

FERRYI_FN uint64_t ferryi_clock_ns(void)
{
    uint64_t t;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t));
    return t;
}
/* A poll found nothing: let others have the pipeline. */
FERRYI_FN void ferryi_relax(void) {}
FERRYI_FN void ferryi_yield(void)
{
    __nanosleep(100);
}

#else /* ------------------------------------------------------------------------------------------------ the CPU */

#ifdef FERRYI_TSAN
#define FERRYI_RELAXED_LD __ATOMIC_ACQUIRE
#define FERRYI_RELAXED_ST __ATOMIC_RELEASE
#define FERRYI_RELAXED_RMW __ATOMIC_ACQ_REL
#else
#define FERRYI_RELAXED_LD __ATOMIC_RELAXED
#define FERRYI_RELAXED_ST __ATOMIC_RELAXED
#define FERRYI_RELAXED_RMW __ATOMIC_RELAXED
#endif

/* In the emulator a thread that polls lets the others of its block run. */
#ifdef FERRYI_EMULATE
#define FERRYI_POLLED() ferryi_emu_polled()
#else
#define FERRYI_POLLED() ((void)0)
#endif

#define FERRYI_CPU_LD(NAME, ORDER, TYPE)                                                                               \
    FERRYI_FN TYPE ferryi_ld_##NAME(const TYPE *p)                                                                     \
    {                                                                                                                  \
        FERRYI_POLLED();                                                                                               \
        return __atomic_load_n(p, ORDER);                                                                              \
    }
#define FERRYI_CPU_ST(NAME, ORDER, TYPE)                                                                               \
    FERRYI_FN void ferryi_st_##NAME(TYPE *p, TYPE v)                                                                   \
    {                                                                                                                  \
        __atomic_store_n(p, v, ORDER);                                                                                 \
    }
FERRYI_CPU_LD(relaxed_u8, FERRYI_RELAXED_LD, uint8_t)
FERRYI_CPU_LD(relaxed_u16, FERRYI_RELAXED_LD, uint16_t)
FERRYI_CPU_LD(relaxed_u32, FERRYI_RELAXED_LD, uint32_t)
FERRYI_CPU_LD(relaxed_u64, FERRYI_RELAXED_LD, uint64_t)
FERRYI_CPU_LD(acquire_u32, __ATOMIC_ACQUIRE, uint32_t)
FERRYI_CPU_LD(acquire_u64, __ATOMIC_ACQUIRE, uint64_t)
FERRYI_CPU_ST(relaxed_u8, FERRYI_RELAXED_ST, uint8_t)
FERRYI_CPU_ST(relaxed_u16, FERRYI_RELAXED_ST, uint16_t)
FERRYI_CPU_ST(relaxed_u32, FERRYI_RELAXED_ST, uint32_t)
FERRYI_CPU_ST(relaxed_u64, FERRYI_RELAXED_ST, uint64_t)
FERRYI_CPU_ST(release_u32, __ATOMIC_RELEASE, uint32_t)
FERRYI_CPU_ST(release_u64, __ATOMIC_RELEASE, uint64_t)

FERRYI_FN void ferryi_ld_relaxed_two(const uint64_t *p, uint64_t *a, uint64_t *b)
{
    *a = ferryi_ld_relaxed_u64(p);
    *b = ferryi_ld_relaxed_u64(p + 1);
}
FERRYI_FN void ferryi_st_relaxed_two(uint64_t *p, uint64_t a, uint64_t b)
{
    ferryi_st_relaxed_u64(p + 1, b);
    ferryi_st_relaxed_u64(p, a);
}

#define FERRYI_CPU_ATOM(NAME, BUILTIN, TYPE)                                                                           \
    FERRYI_FN TYPE ferryi_atom_##NAME(TYPE *p, TYPE v)                                                                 \
    {                                                                                                                  \
        return BUILTIN(p, v, FERRYI_RELAXED_RMW);                                                                      \
    }
FERRYI_CPU_ATOM(add_u32, __atomic_fetch_add, uint32_t)
FERRYI_CPU_ATOM(add_u64, __atomic_fetch_add, uint64_t)
FERRYI_CPU_ATOM(and_u32, __atomic_fetch_and, uint32_t)
FERRYI_CPU_ATOM(and_u64, __atomic_fetch_and, uint64_t)
FERRYI_CPU_ATOM(or_u32, __atomic_fetch_or, uint32_t)
FERRYI_CPU_ATOM(or_u64, __atomic_fetch_or, uint64_t)
FERRYI_CPU_ATOM(xor_u32, __atomic_fetch_xor, uint32_t)
FERRYI_CPU_ATOM(xor_u64, __atomic_fetch_xor, uint64_t)
FERRYI_CPU_ATOM(swap_u32, __atomic_exchange_n, uint32_t)
FERRYI_CPU_ATOM(swap_u64, __atomic_exchange_n, uint64_t)
FERRYI_FN uint32_t ferryi_atom_cas_u32(uint32_t *p, uint32_t cond, uint32_t v)
{
    __atomic_compare_exchange_n(p, &cond, v, 0, FERRYI_RELAXED_RMW, FERRYI_RELAXED_LD);
    return cond;
}
FERRYI_FN uint64_t ferryi_atom_cas_u64(uint64_t *p, uint64_t cond, uint64_t v)
{
    __atomic_compare_exchange_n(p, &cond, v, 0, FERRYI_RELAXED_RMW, FERRYI_RELAXED_LD);
    return cond;
}

#define FERRYI_LOADS_ACQUIRE 0
#ifdef FERRYI_TSAN /* the accesses carry the order there */
FERRYI_FN void ferryi_fence_acquire(void)
{
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}
FERRYI_FN void ferryi_fence_release(void)
{
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}
#else
FERRYI_FN void ferryi_fence_acquire(void)
{
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
}
FERRYI_FN void ferryi_fence_release(void)
{
    __atomic_thread_fence(__ATOMIC_RELEASE);
}
#endif
FERRYI_FN void ferryi_fence_both(void)
{
    ferryi_fence_acquire();
    ferryi_fence_release();
}
FERRYI_FN void ferryi_fence_release_here(void)
{
    ferryi_fence_release();
}
FERRYI_FN void ferryi_fence_full(void)
{
#if defined(__x86_64__)
    /* A locked access to the own stack drains the store buffer in 18 to 20 cycles; mfence takes 33 and more. */
    __asm__ __volatile__("lock; orl $0, (%%rsp)" ::: "memory", "cc");
#else
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}

#ifdef FERRYI_EMULATE
FERRYI_FN uint64_t ferryi_clock_ns(void)
{
    return ferryi_emu_clock_ns();
}
FERRYI_FN void ferryi_yield(void)
{
    ferryi_emu_yield();
}
FERRYI_FN void ferryi_relax(void)
{
    ferryi_emu_yield();
}
#else
/* CLOCK_MONOTONIC in nanoseconds; gives the core away.  Out of line: runtime/clock.c. */
uint64_t ferryi_clock_ns(void);
void ferryi_yield(void);
FERRYI_FN void ferryi_relax(void)
{
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ __volatile__("yield");
#endif
}
#endif
#endif

#if FERRYI_GPU
/* x, but not before v has come: an atomic whose result nobody uses is not waited for.  none: a 0 that the compiler does
 * not know of. */
FERRYI_FN uint32_t ferryi_when(uint64_t v, uint32_t x, uint32_t none)
{
    asm volatile("" : "+r"(none));
    return x | ((uint32_t)v & none);
}

/* ---- Copies: n bytes from src to dst by the threads rank, rank + size, ... of a group.
 *
 * One side is this GPU's memory of any kind, the other may be a peer's.  fresh (a constant): the source is the peer's,
 * and the first cache may hold an old copy of it, so that loads go past that cache; the asm is volatile, since the same
 * address may hold something else at each call. */
FERRYI_FN uint4 ferryi_ld_quad(const uint4 *p, int fresh)
{
    uint4 v;
    if (!fresh)
        return *p;
#ifdef __CUDACC__
    asm volatile("ld.relaxed.sys.global.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                 : "l"(p));
#else
    v = *p;
#endif
    return v;
}
FERRYI_FN uint64_t ferryi_ld_double(const uint64_t *p, int fresh)
{
    return fresh ? ferryi_ld_relaxed_u64(p) : *p;
}
FERRYI_FN uint32_t ferryi_ld_word(const uint32_t *p, int fresh)
{
    return fresh ? ferryi_ld_relaxed_u32(p) : *p;
}
FERRYI_FN char ferryi_ld_byte(const char *p, int fresh)
{
    return fresh ? (char)ferryi_ld_relaxed_u8((const uint8_t *)p) : *p;
}

/* Both sides at multiples of 16, DEEP loads of a thread under way at a time.  A load from a peer takes 0.8 us, and how
 * many are under way is its speed; stores need no answer, and their loads are near.  The last ones go together as well,
 * as far as they do. */
template <int DEEP>
static __device__ __forceinline__ void ferryi_copy_quads(char *d, const char *s, size_t quads, uint32_t rank,
                                                         uint32_t size, int fresh)
{
    size_t step = (size_t)size * 16;
    const char *from = s + (size_t)rank * 16;
    char *to = d + (size_t)rank * 16;
    int64_t left = (int64_t)(quads - rank); /* of these, every size-th */
    FERRYI_ROLLED
    for (; left > (DEEP - 1) * (int64_t)size; left -= DEEP * (int64_t)size) {
        uint4 v[DEEP];
#pragma unroll
        for (int k = 0; k < DEEP; k++, from += step)
            v[k] = ferryi_ld_quad((const uint4 *)from, fresh);
#pragma unroll
        for (int k = 0; k < DEEP; k++, to += step)
            *(uint4 *)to = v[k];
    }
    FERRYI_ROLLED
    for (; left > 0; left -= 4 * (int64_t)size) {
        uint4 last[4];
#pragma unroll
        for (int k = 0; k < 4; k++, from += step) {
            last[k] = make_uint4(0, 0, 0, 0); /* else what was there before would be kept, in memory */
            if (left > k * (int64_t)size)
                last[k] = ferryi_ld_quad((const uint4 *)from, fresh);
        }
#pragma unroll
        for (int k = 0; k < 4; k++, to += step)
            if (left > k * (int64_t)size)
                *(uint4 *)to = last[k];
    }
}

/* Few bytes, in the widest pieces that both alignments and the length allow. */
FERRYI_FN void ferryi_copy_few(char *d, const char *s, size_t n, uint32_t rank, uint32_t size, int fresh)
{
    uintptr_t all = (uintptr_t)d | (uintptr_t)s | n;
    if ((all & 7) == 0) {
        FERRYI_ROLLED
        for (size_t i = rank; i < n / 8; i += size)
            ((uint64_t *)d)[i] = ferryi_ld_double((const uint64_t *)s + i, fresh);
    } else if ((all & 3) == 0) {
        FERRYI_ROLLED
        for (size_t i = rank; i < n / 4; i += size)
            ((uint32_t *)d)[i] = ferryi_ld_word((const uint32_t *)s + i, fresh);
    } else {
        FERRYI_ROLLED
        for (size_t i = rank; i < n; i += size)
            d[i] = ferryi_ld_byte(s + i, fresh);
    }
}

/* 16 bytes from the middle of the 32 in a and b: from the byte `turn` on. */
FERRYI_FN uint4 ferryi_turn(uint4 a, uint4 b, uint32_t turn)
{
    uint32_t bits = (turn & 3) * 8;
    if (turn & 8) {
        a = make_uint4(a.z, a.w, b.x, b.y);
        b.x = b.z;
        b.y = b.w;
    }
    if (turn & 4) {
        a = make_uint4(a.y, a.z, a.w, b.x);
        b.x = b.y;
    }
    return make_uint4(__funnelshift_r(a.x, a.y, bits), __funnelshift_r(a.y, a.z, bits), __funnelshift_r(a.z, a.w, bits),
                      __funnelshift_r(a.w, b.x, bits));
}
FERRYI_FN uint32_t ferryi_next_lane(uint32_t v)
{
    return __shfl_down_sync(0xffffffffu, v, 1);
}

/* d at a multiple of 16, s not, by whole warps: each lane loads an aligned quad, puts its end and the start of the next
 * lane's together and stores 31 quads a warp, so that hardly a byte is loaded twice.  Up to 15 bytes before s and
 * behind s + 16 * quads are loaded too. */
FERRYI_FN void ferryi_copy_turned(char *d, const char *s, size_t quads, uint32_t rank, uint32_t size, int fresh)
{
    uint32_t turn = (uint32_t)(uintptr_t)s & 15, lane = rank & 31;
    size_t step = 31 * (size_t)(size / 32);
    const uint4 *from = (const uint4 *)(s - turn); /* from[i] and from[i + 1] make quad i */
    FERRYI_ROLLED
    for (size_t first = 31 * (size_t)(rank / 32); first < quads; first += 4 * step) {
        uint4 v[4];
#pragma unroll
        for (int k = 0; k < 4; k++)
            v[k] = first + k * step + lane <= quads ? ferryi_ld_quad(from + first + k * step + lane, fresh)
                                                    : make_uint4(0, 0, 0, 0);
#pragma unroll
        for (int k = 0; k < 4; k++) {
            uint4 next = make_uint4(ferryi_next_lane(v[k].x), ferryi_next_lane(v[k].y), ferryi_next_lane(v[k].z),
                                    ferryi_next_lane(v[k].w));
            if (lane < 31 && first + k * step + lane < quads)
                ((uint4 *)d)[first + k * step + lane] = ferryi_turn(v[k], next, turn);
        }
    }
}

FERRYI_FN uint4 ferryi_ld_shifted(const uint32_t *w, uint32_t bits, int fresh)
{
    uint32_t a = ferryi_ld_word(w, fresh), b = ferryi_ld_word(w + 1, fresh), c = ferryi_ld_word(w + 2, fresh),
             d = ferryi_ld_word(w + 3, fresh), e = bits != 0 ? ferryi_ld_word(w + 4, fresh) : 0;
    return make_uint4(__funnelshift_r(a, b, bits), __funnelshift_r(b, c, bits), __funnelshift_r(c, d, bits),
                      __funnelshift_r(d, e, bits));
}

/* The same by one thread, or by a group that is no whole number of warps: aligned words of the source are put
 * together. */
FERRYI_FN void ferryi_copy_shifted(char *d, const char *s, size_t quads, uint32_t rank, uint32_t size, int fresh)
{
    uint32_t bits = ((uint32_t)(uintptr_t)s & 3) * 8;
    size_t step = size;
    uint4 v[2];
    FERRYI_ROLLED
    for (size_t i = rank; i < quads; i += 2 * step) {
#pragma unroll
        for (int k = 0; k < 2; k++)
            if (i + k * step < quads)
                v[k] = ferryi_ld_shifted((const uint32_t *)(s - bits / 8) + (i + k * step) * 4, bits, fresh);
#pragma unroll
        for (int k = 0; k < 2; k++)
            if (i + k * step < quads)
                ((uint4 *)d)[i + k * step] = v[k];
    }
}

/* Any alignments and lengths: the destination is written in quads from its first multiple of 16 on. */
FERRYI_FN void ferryi_copy_odd(char *d, const char *s, size_t n, uint32_t rank, uint32_t size, int fresh)
{
    size_t head = (16 - ((uintptr_t)d & 15)) & 15;
    head = head < n ? head : n;
    size_t quads = (n - head) / 16;
    int alike = (((uintptr_t)s + head) & 15) == 0, turned = !alike && size % 32 == 0 && quads > 2;
    if (turned) { /* whose loads reach 15 bytes beyond */
        head += 16;
        quads -= 2;
    }
    size_t body = head + quads * 16;
    FERRYI_ROLLED
    for (int end = 0; end < 2; end++) /* both ends by one piece of code */
        ferryi_copy_few(end ? d + body : d, end ? s + body : s, end ? n - body : head, rank, size, fresh);
    if (alike)
        ferryi_copy_quads<4>(d + head, s + head, quads, rank, size, fresh);
    else if (turned)
        ferryi_copy_turned(d + head, s + head, quads, rank, size, fresh);
    else
        ferryi_copy_shifted(d + head, s + head, quads, rank, size, fresh);
}
FERRYI_COLD void ferryi_copy_odd_out(char *d, const char *s, size_t n, uint32_t rank, uint32_t size)
{
    ferryi_copy_odd(d, s, n, rank, size, 0);
}
FERRYI_COLD void ferryi_copy_odd_in(char *d, const char *s, size_t n, uint32_t rank, uint32_t size)
{
    ferryi_copy_odd(d, s, n, rank, size, 1);
}

FERRYI_FN void ferryi_copy_by(void *dst, const void *src, size_t n, uint32_t rank, uint32_t size, int fresh)
{
    int even = (((uintptr_t)dst | (uintptr_t)src | n) & 15) == 0;
    if (even && fresh)
        ferryi_copy_quads<6>((char *)dst, (const char *)src, n / 16, rank, size, fresh);
    else if (even)
        ferryi_copy_quads<4>((char *)dst, (const char *)src, n / 16, rank, size, fresh);
    else if (fresh)
        ferryi_copy_odd_in((char *)dst, (const char *)src, n, rank, size);
    else
        ferryi_copy_odd_out((char *)dst, (const char *)src, n, rank, size);
}

FERRYI_FN void ferryi_copy(void *dst, const void *src, size_t n, uint32_t rank, uint32_t size)
{
    ferryi_copy_by(dst, src, n, rank, size, 0);
}

#else
/* From this size on a copy is worth a thought: runtime/copy.c. */
#define FERRYI_COPY_LARGE ((size_t)32 << 10)
void ferryi_copy_large(void *dst, const void *src, size_t n);

/* Rank and size are those of the calling group, which is one thread wide here. */
FERRYI_FN void ferryi_copy(void *dst, const void *src, size_t n, uint32_t rank, uint32_t size)
{
    (void)rank;
    (void)size;
    if (FERRYI_UNLIKELY(n >= FERRYI_COPY_LARGE))
        ferryi_copy_large(dst, src, n);
    else
        memcpy(dst, src, n);
}
#endif

#endif
