/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_COPY_GPU_FUNCS_H
#define FERRY_DETAIL_MACHINE_COPY_GPU_FUNCS_H

#include "prim.h"

/* ---- Copies: n bytes from src to dst by the threads rank, rank + size, ... of a scope.
 *
 * One side is this GPU's memory of any kind, the other may be a peer's.  fresh (a constant): the source is the
 * peer's.  The first-level cache may hold a stale copy of it, so loads bypass that cache.  The asm is volatile,
 * since the address may hold another value at each call. */
FERRYI_FN uint4 ferryi_ld_quad(const uint4 *p, int fresh)
{
    uint4 v;
    if (!fresh)
        return *p;
    FERRYI_TWIN(asm volatile("ld.relaxed.sys.global.v4.u32 {%0, %1, %2, %3}, [%4];"
                             : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                             : "l"(p)),
                v = *p);
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

/* Both sides at multiples of 16; each thread has DEEP loads in flight.  A load from a peer takes 0.8 us, so the
 * number in flight sets the speed.  Copies to a peer load locally, and their stores need no answer.  The last loads
 * go in groups of up to 4. */
template <int DEEP>
static FERRYI_DEVICE FERRYI_FORCED void ferryi_copy_quads(char *d, const char *s, size_t quads, uint32_t rank,
                                                          uint32_t size, int fresh)
{
    size_t step = (size_t)size * 16;
    const char *from = s + (size_t)rank * 16;
    char *to = d + (size_t)rank * 16;
    int64_t left = (int64_t)(quads - rank); /* this thread copies every size-th of these */
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
            last[k] = make_uint4(0, 0, 0, 0); /* else the compiler would keep the old values in memory */
            if (left > k * (int64_t)size)
                last[k] = ferryi_ld_quad((const uint4 *)from, fresh);
        }
#pragma unroll
        for (int k = 0; k < 4; k++, to += step)
            if (left > k * (int64_t)size)
                *(uint4 *)to = last[k];
    }
}

/* Copies few bytes, in the widest pieces that both alignments and the length allow. */
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

/* 16 bytes from the middle of the 32 in a and b: from the byte `shift` on. */
FERRYI_FN uint4 ferryi_quad_extract(uint4 a, uint4 b, uint32_t shift)
{
    uint32_t bits = (shift & 3) * 8;
    if (shift & 8) {
        a = make_uint4(a.z, a.w, b.x, b.y);
        b.x = b.z;
        b.y = b.w;
    }
    if (shift & 4) {
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

/* d at a multiple of 16, s not, by whole warps: each lane loads an aligned quad, and joins its end with the start of
 * the next lane's.  A warp stores 31 quads, so hardly any byte is loaded twice.  Up to 15 bytes before s and after s
 * + 16 * quads are loaded too. */
FERRYI_FN void ferryi_copy_realigned(char *d, const char *s, size_t quads, uint32_t rank, uint32_t size, int fresh)
{
    uint32_t shift = (uint32_t)(uintptr_t)s & 15, lane = rank & 31;
    size_t step = 31 * (size_t)(size / 32);
    const uint4 *from = (const uint4 *)(s - shift); /* from[i] and from[i + 1] make quad i */
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
                ((uint4 *)d)[first + k * step + lane] = ferryi_quad_extract(v[k], next, shift);
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

/* The same by one thread, or by a scope that is no whole number of warps: joins aligned words of the source. */
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
    int alike = (((uintptr_t)s + head) & 15) == 0, realigned = !alike && size % 32 == 0 && quads > 2;
    if (realigned) { /* its loads reach 15 bytes beyond both ends */
        head += 16;
        quads -= 2;
    }
    size_t body = head + quads * 16;
    FERRYI_ROLLED
    for (int end = 0; end < 2; end++) /* both ends by one piece of code */
        ferryi_copy_few(end ? d + body : d, end ? s + body : s, end ? n - body : head, rank, size, fresh);
    if (alike)
        ferryi_copy_quads<4>(d + head, s + head, quads, rank, size, fresh);
    else if (realigned)
        ferryi_copy_realigned(d + head, s + head, quads, rank, size, fresh);
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

#endif
