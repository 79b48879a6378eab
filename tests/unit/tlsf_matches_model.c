/* SPDX-License-Identifier: BSD-3-Clause */
/* Random calls against a byte map of the range: no overlap, alignment kept, memory is found whenever any is there, the
 * shortage is exact, and a second allocator that is told the same answers the same. */
#include "runtime/memory/tlsf.h"
#include "tests/check.h"

enum { UNITS = 4096, LIVE = 256, ROUNDS = 60000, FIRST = 7 * 16 };

static unsigned char map[UNITS]; /* one byte a unit of 16 bytes: in use */
static uint64_t n_units;         /* managed */
static struct {
    uint64_t offset, size;
} live[LIVE];
static int n_live;

static uint64_t seed;
static uint64_t pick(uint64_t n)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (seed >> 33) % n;
}

/* 1 if the map, with `more` units after its end, has room at a multiple of align. */
static int model_fits(uint64_t units, uint64_t align, uint64_t more)
{
    for (uint64_t at = 0; at + units <= n_units + more; at++) {
        uint64_t k = 0;
        if ((FIRST + at * 16) % align)
            continue;
        while (k < units && (at + k >= n_units || !map[at + k]))
            k++;
        if (k == units)
            return 1;
    }
    return 0;
}

static void one_alloc(ferryi_tlsf *a, ferryi_tlsf *b)
{
    uint64_t size = 1 + pick(pick(8) ? 400 : 20000), align = UINT64_C(1) << pick(pick(4) ? 7 : 14);
    uint64_t units = (size + 15) / 16, need = ferryi_tlsf_shortage(a, size, align);
    uint64_t at = ferryi_tlsf_alloc(a, size, align);
    REQUIRE(at == ferryi_tlsf_alloc(b, size, align));
    REQUIRE((need == 0) == (at != FERRYI_TLSF_NONE));
    if (at == FERRYI_TLSF_NONE) {
        REQUIRE(!model_fits(units, align, 0));
        REQUIRE(need % 16 == 0 && model_fits(units, align, need / 16) && !model_fits(units, align, need / 16 - 1));
        if (n_units + need / 16 > UNITS)
            return;
        REQUIRE(!ferryi_tlsf_grow(a, need) && !ferryi_tlsf_grow(b, need));
        n_units += need / 16;
        at = ferryi_tlsf_alloc(a, size, align);
        REQUIRE(at != FERRYI_TLSF_NONE && at == ferryi_tlsf_alloc(b, size, align));
    }
    REQUIRE(at % align == 0 && at >= FIRST && at + units * 16 <= FIRST + n_units * 16);
    REQUIRE(ferryi_tlsf_size(a, at) == units * 16);
    for (uint64_t k = 0; k < units; k++) {
        REQUIRE(!map[(at - FIRST) / 16 + k]);
        map[(at - FIRST) / 16 + k] = 1;
    }
    live[n_live].offset = at;
    live[n_live++].size = units * 16;
}

static void one_free(ferryi_tlsf *a, ferryi_tlsf *b)
{
    int i = (int)pick((uint64_t)n_live);
    uint64_t at = live[i].offset;
    REQUIRE(!ferryi_tlsf_free(a, at) && !ferryi_tlsf_free(b, at));
    memset(map + (at - FIRST) / 16, 0, live[i].size / 16);
    live[i] = live[--n_live];
}

CHECK_MAIN(120)
{
    for (uint64_t run = 1; run <= 3; run++) {
        ferryi_tlsf *a = ferryi_tlsf_create(FIRST), *b = ferryi_tlsf_create(FIRST);
        REQUIRE(a && b);
        seed = run;
        n_units = 0;
        for (int round = 0; round < ROUNDS; round++) {
            uint64_t what = pick(64), used = 0;
            if (n_live == LIVE || (n_live && what < 30))
                one_free(a, b);
            else
                one_alloc(a, b);
            for (int i = 0; i < n_live; i++)
                used += live[i].size;
            REQUIRE(ferryi_tlsf_bytes_free(a) == n_units * 16 - used);
            if (round % 16 == 0)
                REQUIRE(!ferryi_tlsf_check(a));
        }
        while (n_live)
            one_free(a, b);
        REQUIRE(!ferryi_tlsf_check(a));
        ferryi_tlsf_destroy(a);
        ferryi_tlsf_destroy(b);
    }
}
