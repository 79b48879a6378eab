/* SPDX-License-Identifier: BSD-3-Clause */
/* Large copies in host memory.  Two things beat a plain memcpy there:
 *
 * Direction.  A buffer that is copied again and again and does not quite fit the cache has lost its head by the time
 * the copy comes round.  Every other copy therefore runs block by block from the end, and meets first what the cache
 * has kept.
 *
 * Streaming.  A destination that has not been written lately is not in the cache; ordinary stores would fetch each line
 * only to overwrite it.  Stores that pass the cache by save that.  Whether they win depends on the machine, so the two
 * ways are timed against each other as copies are made.
 *
 * Read on a Xeon of 2 MiB L2 (one core, 4 KiB pages, GB/s; memcpy -> this): 1 MiB again and again 28 -> 34, 2 MiB
 * 14 -> 20, 16 buffers of 1 MiB in turn 13.5 -> 18; 64 buffers of 64 KiB in turn 11 -> 14.0; of 32 KiB, 100 that nobody
 * has touched lately 6.5 -> 8.1, 1 to 16 in turn 40 both ways.  64 buffers of 16 KiB in turn, which all fit, 26 -> 20:
 * that small a copy is a memcpy (FERRYI_COPY_LARGE). */
#include "ferry/device/prim.h"
#include "runtime/clock.h"
#include <string.h>
#if defined(__x86_64__)
#include <emmintrin.h>
#endif

#define BLOCK ((size_t)64 << 10)
/* A destination is in the cache when less than this was copied since it was last written: the L2 of today's cores. */
#define NEAR_BYTES ((uint64_t)2 << 20)
/* Buffers remembered, 2 to the power of this: as many of the smallest ones as are near together. */
#define REMEMBERED_BITS 6
/* Of so many streaming copies one is made the other way, to see whether it is still the worse. */
#define TRY_EVERY 16u

enum { CACHED, STREAMED, N_WAYS };

/* Of each thread: two that copy have two caches. */
static __thread struct {
    uint64_t copied;    /* bytes so far */
    unsigned n_far;     /* copies to destinations that were not near */
    float cost[N_WAYS]; /* ns of a KiB, a running mean; 0: not known */
    struct {
        uintptr_t dest;
        uint64_t at;  /* `copied` when it was last written */
        int from_end; /* the direction of that copy */
    } recent[1 << REMEMBERED_BITS];
} own;

#if defined(__x86_64__) && !defined(__SANITIZE_THREAD__)
#define HAVE_STREAM 1
/* dest is aligned to 64, n a multiple of it.  Asks for the source a little ahead: the processor's own prefetch stops at
 * each page. */
static void stream(char *dest, const char *source, size_t n)
{
    for (size_t i = 0; i < n; i += 64) {
        _mm_prefetch(source + i + 1024, _MM_HINT_T0);
        __m128i a = _mm_loadu_si128((const __m128i *)(const void *)(source + i));
        __m128i b = _mm_loadu_si128((const __m128i *)(const void *)(source + i + 16));
        __m128i c = _mm_loadu_si128((const __m128i *)(const void *)(source + i + 32));
        __m128i d = _mm_loadu_si128((const __m128i *)(const void *)(source + i + 48));
        _mm_stream_si128((__m128i *)(void *)(dest + i), a);
        _mm_stream_si128((__m128i *)(void *)(dest + i + 16), b);
        _mm_stream_si128((__m128i *)(void *)(dest + i + 32), c);
        _mm_stream_si128((__m128i *)(void *)(dest + i + 48), d);
    }
}

static void copy_streamed(char *dest, const char *source, size_t n)
{
    size_t head = (size_t)(-(uintptr_t)dest & 63), body = (n - head) & ~(size_t)63;
    memcpy(dest, source, head);
    stream(dest + head, source + head, body);
    memcpy(dest + head + body, source + head + body, n - head - body);
    /* Such stores are ordered by nothing but this: without it a flag written later could be seen before them. */
    _mm_sfence();
}
#else
#define HAVE_STREAM 0
#endif

static void copy_cached(char *dest, const char *source, size_t n, int from_end)
{
    if (from_end) {
        while (n > 0) {
            size_t block = n < BLOCK ? n : BLOCK;
            n -= block;
            memcpy(dest + n, source + n, block);
        }
    } else {
        memcpy(dest, source, n);
    }
}

/* Whether dest was written a short while ago; remembers that it is now, and turns its direction round. */
static int is_near(const char *dest, size_t n, int *from_end)
{
    uintptr_t key = (uintptr_t)dest;
    unsigned slot = (uint32_t)(key >> 12) * 2654435769u >> (32 - REMEMBERED_BITS); /* spreads equal distances */
    int known = own.recent[slot].dest == key;
    int near = known && own.copied + n - own.recent[slot].at <= NEAR_BYTES;
    *from_end = known && !own.recent[slot].from_end;
    own.copied += n;
    own.recent[slot].dest = key;
    own.recent[slot].at = own.copied;
    own.recent[slot].from_end = *from_end;
    return near;
}

#if HAVE_STREAM
static int way_for_far(void)
{
    int best = own.cost[CACHED] < own.cost[STREAMED] ? CACHED : STREAMED;
    own.n_far++;
    if (own.cost[STREAMED] == 0)
        return STREAMED;
    if (own.cost[CACHED] == 0)
        return CACHED;
    return own.n_far % TRY_EVERY == 0 ? !best : best;
}
#endif

/* memcpy's meaning, and its order towards the caller's later stores. */
void ferryi_copy_large(void *dest, const void *source, size_t n)
{
    int from_end, near = is_near(dest, n, &from_end);
#if HAVE_STREAM
    if (!near) {
        int way = way_for_far();
        uint64_t t0 = ferryi_now_ns();
        if (way == STREAMED)
            copy_streamed(dest, source, n);
        else
            copy_cached(dest, source, n, from_end);
        float cost = (float)(ferryi_now_ns() - t0) / (float)(n >> 10);
        /* One copy that was interrupted may not decide: no sample counts for more than double the mean. */
        float mean = own.cost[way];
        if (mean > 0 && cost > 2 * mean)
            cost = 2 * mean;
        own.cost[way] = mean > 0 ? mean + (cost - mean) / 4 : cost;
        return;
    }
#endif
    (void)near;
    copy_cached(dest, source, n, from_end);
}
