/* SPDX-License-Identifier: BSD-3-Clause */
/* Large copies in host memory.  Two methods beat a plain memcpy there:
 *
 * Direction.  When a buffer slightly larger than the cache is copied repeatedly, its head has left the cache by the
 * time the next copy starts.  So every other copy runs block by block from the end, and begins with the part still
 * cached.
 *
 * Streaming.  A destination that has not been written lately is not in the cache; ordinary stores would fetch each line
 * only to overwrite it.  Non-temporal stores save the fetch.  Whether they win depends on the machine, so real copies
 * time both ways against each other.
 *
 * Measured on a Xeon with 2 MiB L2 (one core, 4 KiB pages), GB/s of memcpy -> of this file:
 *   one buffer, repeatedly            1 MiB 28 -> 34      2 MiB 14 -> 20
 *   buffers in turn                   16 of 1 MiB 13.5 -> 18      64 of 64 KiB 11 -> 14      1 to 16 of 32 KiB 40 -> 40
 *   100 buffers not touched lately    32 KiB 6.5 -> 8.1
 *   64 buffers in turn, all cached    16 KiB 26 -> 20, so copies below FERRYI_COPY_LARGE are a memcpy */
#include "copy_host__funcs.h"
#include "runtime/base/clock.h"
#include "runtime/base/thread.h"
#include <string.h>
#if defined(__x86_64__)
#include <emmintrin.h>
#endif

#define BLOCK ((size_t)64 << 10)
/* A destination counts as cached when less than this was copied since its last write: the L2 of today's cores. */
#define CACHED_BYTES ((uint64_t)2 << 20)
/* One in TRY_EVERY streaming copies uses the slower method, to check that it is still slower. */
#define TRY_EVERY 16u

enum { CACHED, STREAMED };

/* Each thread has its own record, since each copies through its own cache.  The record has room for every buffer of the
 * smallest size that the cache can hold at once. */
_Static_assert(((size_t)FERRYI_COPY_LARGE << FERRYI_COPY_BITS) >= CACHED_BYTES, "a near buffer would be forgotten");

#if defined(__x86_64__) && !defined(__SANITIZE_THREAD__)
#define HAVE_STREAM 1
/* dest is aligned to 64, n a multiple of 64.  Prefetches the source: the hardware prefetcher stops at each page
 * boundary. */
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
    /* Only a fence orders non-temporal stores: without it a flag written later could be seen before the data. */
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

/* Whether dest was written recently; records this write and reverses the direction of the next copy. */
static int was_written_lately(ferryi_copy_history *copies, const char *dest, size_t n, int *from_end)
{
    uintptr_t key = (uintptr_t)dest;
    unsigned slot = (uint32_t)(key >> 12) * 2654435769u >> (32 - FERRYI_COPY_BITS); /* spreads equal distances */
    int known = copies->recent[slot].dest == key;
    int is_cached = known && copies->copied + n - copies->recent[slot].at <= CACHED_BYTES;
    *from_end = known && !copies->recent[slot].from_end;
    copies->copied += n;
    copies->recent[slot].dest = key;
    copies->recent[slot].at = copies->copied;
    copies->recent[slot].from_end = *from_end;
    return is_cached;
}

#if HAVE_STREAM
static int choose_method(ferryi_copy_history *copies)
{
    int best = copies->cost[CACHED] < copies->cost[STREAMED] ? CACHED : STREAMED;
    copies->n_uncached++;
    if (copies->cost[STREAMED] == 0)
        return STREAMED;
    if (copies->cost[CACHED] == 0)
        return CACHED;
    return copies->n_uncached % TRY_EVERY == 0 ? !best : best;
}
#endif

/* Like memcpy, also in its order with the caller's later stores. */
void ferryi_copy_large(void *dest, const void *source, size_t n)
{
    ferryi_thread *thread = ferryi_thread_get();
    if (thread == NULL) {
        memcpy(dest, source, n);
        return;
    }
    ferryi_copy_history *copies = &thread->copies;
    int from_end, is_cached = was_written_lately(copies, dest, n, &from_end);
#if HAVE_STREAM
    if (!is_cached) {
        int method = choose_method(copies);
        uint64_t t0 = ferryi_now_ns();
        if (method == STREAMED)
            copy_streamed(dest, source, n);
        else
            copy_cached(dest, source, n, from_end);
        float cost = (float)(ferryi_now_ns() - t0) / (float)(n >> 10);
        /* One interrupted copy must not decide: a sample counts for at most double the mean. */
        float mean = copies->cost[method];
        if (mean > 0 && cost > 2 * mean)
            cost = 2 * mean;
        copies->cost[method] = mean > 0 ? mean + (cost - mean) / 4 : cost;
        return;
    }
#endif
    (void)is_cached;
    copy_cached(dest, source, n, from_end);
}
