/* SPDX-License-Identifier: BSD-3-Clause */
/* putmem and getmem move every size from 0 to 300 bytes for every alignment of source and destination modulo 16, and
 * touch no neighbouring byte. */
#include "pe_test.h"

#define SIZES 301
#define ROOM 352 /* a size's place: 16 bytes of guard, up to 15 of offset, the data, guard */
#define AREA (SIZES * ROOM)

static void one(unsigned char *area, unsigned char *local, unsigned char *want, unsigned dst, unsigned src, int to,
                int from, size_t step)
{
    pe_doing_now("putmem, destination at %u, source at %u modulo 16", dst, src);
    pe_fill(area, AREA, 1);
    pe_fill(local, ROOM * 2, 50 + (uint64_t)pe_me);
    pe_barrier();
    for (size_t n = 0; n < SIZES; n += step)
        CHECK_OK(ferry_putmem(area + n * ROOM + 16 + dst, local + src + 16 * (n % 16), n, to));
    pe_fill(local, ROOM * 2, 50 + (uint64_t)from);
    pe_fill(want, AREA, 1);
    for (size_t n = 0; n < SIZES; n += step)
        memcpy(want + n * ROOM + 16 + dst, local + src + 16 * (n % 16), n);
    pe_barrier();
    CHECK_BYTES(area, want, AREA);
    pe_doing_now("getmem, destination at %u, source at %u modulo 16", dst, src);
    pe_barrier();
    pe_fill(area, ROOM * 2, 70 + (uint64_t)pe_me);
    pe_barrier();
    pe_fill(local, ROOM * 2, 70 + (uint64_t)to);
    unsigned char *got = want;
    memset(got, 0xee, AREA);
    for (size_t n = 0; n < SIZES; n += step)
        CHECK_OK(ferry_getmem(got + n * ROOM + 16 + dst, area + src + 16 * (n % 16), n, to));
    for (size_t n = 0; n < SIZES; n += step) {
        unsigned char place[ROOM];
        memset(place, 0xee, ROOM);
        memcpy(place + 16 + dst, local + src + 16 * (n % 16), n);
        CHECK_BYTES(got + n * ROOM, place, ROOM);
    }
    pe_barrier();
}

static void pe_main(void)
{
    unsigned char *area = (unsigned char *)pe_alloc(AREA);
    unsigned char *local = (unsigned char *)MADE(aligned_alloc(64, 64 * 4096)), *want = local + ROOM * 2 + 64;
    int to = (pe_me + 1) % pe_n, from = (pe_me - 1 + pe_n) % pe_n;
    unsigned step = pe_level() == PE_FULL ? 1 : pe_level() == PE_NORMAL && pe_n == 2 ? 3 : 7;
    for (unsigned both = 0; both < 256; both += step)
        one(area, local, want, both / 16, both % 16, to, from, pe_level() == PE_QUICK ? 5 : 1);
    free(local);
    CHECK_OK(ferry_free(area));
}
