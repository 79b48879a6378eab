/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory of the program becomes symmetric: puts and atomics reach it over each path, the heap grows after it, and its
 * addresses serve the next buffer.  What cannot be shared is refused on all PEs. */
#include "pe_test.h"
#include <sys/mman.h>
#include <unistd.h>

#define SIZE ((size_t)4 << 20)

/* A memfd that is mapped; its descriptor in *fd. */
static uint64_t *shared(unsigned flags, int *fd)
{
    *fd = memfd_create("the program's", MFD_CLOEXEC | flags);
    CHECK(*fd >= 0 && ftruncate(*fd, (off_t)SIZE) == 0);
    uint64_t *at = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, *fd, 0);
    CHECK(at != MAP_FAILED);
    return at;
}

static void refused(void *buffer, size_t size, ferry_status status)
{
    CHECK(ferry_buffer_register(buffer, size) == NULL);
    CHECK_INT(ferry_last_error(), status);
}

static void used(uint64_t *own, uint64_t *symmetric, uint64_t round)
{
    const int to = (pe_me + 1) % pe_n, from = (pe_me + pe_n - 1) % pe_n;
    const size_t last = SIZE / sizeof *own - 1;
    uint64_t marks[2] = { round * 1000 + (uint64_t)pe_me, round };
    own[7] = 0;
    pe_barrier();
    CHECK_OK(ferry_putmem(&symmetric[last - 1], marks, sizeof marks, to));
    for (int pe = 0; pe < pe_n; pe++)
        ferry_uint64_atomic_add(&symmetric[7], 1 + (uint64_t)pe_me, pe);
    pe_barrier();
    CHECK_INT(own[last - 1], round * 1000 + (uint64_t)from);
    CHECK_INT(own[last], round);
    CHECK_INT(own[7], (uint64_t)(pe_n * (pe_n + 1) / 2));
    CHECK_INT(symmetric[7], own[7]);
    pe_barrier();
}

static void pe_main(void)
{
    int fd, other, unsealed;
    uint64_t *own = shared(MFD_ALLOW_SEALING, &fd);
    if (pe_on_gpu() || getenv("PE_THREADS") != NULL) {
        CHECK(ferry_buffer_register(own, SIZE) == NULL);
        CHECK(ferry_last_error() == FERRY_ERR_UNSUPPORTED ||
              (ferry_last_error() == FERRY_ERR_INVALID_ARG && getenv("PE_THREADS") == NULL));
        return;
    }
    uint64_t *again = shared(MFD_ALLOW_SEALING, &other), *loose = shared(0, &unsealed);
    uint64_t *plain = (uint64_t *)MADE(aligned_alloc(4096, SIZE)), *before = (uint64_t *)pe_alloc(4096);
    pe_doing_now("what is refused");
    refused(NULL, SIZE, FERRY_ERR_INVALID_ARG);
    refused(own, 0, FERRY_ERR_INVALID_ARG);
    refused(own, SIZE - 8, FERRY_ERR_INVALID_ARG);
    refused(plain, SIZE, FERRY_ERR_INVALID_ARG);
    refused(own + SIZE / 16, SIZE / 2, FERRY_ERR_INVALID_ARG); /* not from the start on */
    refused(own, 2 * SIZE, FERRY_ERR_INVALID_ARG);
    refused(loose, SIZE, FERRY_ERR_INVALID_ARG);
    if (pe_n > 1) {
        refused(pe_me == 0 ? plain : own, SIZE, FERRY_ERR_INVALID_ARG); /* one PE's buffer is all PEs' failure */
        refused(own, pe_me == 0 ? SIZE / 2 : SIZE, FERRY_ERR_ASYMMETRIC);
    }

    pe_doing_now("a buffer");
    own[9] = 99 + (uint64_t)pe_me;
    uint64_t *at = (uint64_t *)MADE(ferry_buffer_register(own, SIZE));
    CHECK_INT(at[9], 99 + (uint64_t)pe_me);
    CHECK_INT(ferry_addr_accessible(at, pe_n - 1), 1);
    used(own, at, 1);
    uint64_t *later = (uint64_t *)pe_alloc((size_t)24 << 20); /* the heap grows */
    uint64_t *second = (uint64_t *)MADE(ferry_buffer_register(again, SIZE));
    CHECK(second + SIZE / 8 <= at || at + SIZE / 8 <= second);
    used(again, second, 2);
    used(own, at, 3);
    CHECK_STATUS(ferry_free(at), FERRY_ERR_INVALID_ADDR);
    CHECK(ferry_realloc(at, 100) == NULL);
    CHECK_STATUS(ferry_buffer_unregister(before), FERRY_ERR_INVALID_ADDR);
    CHECK_STATUS(ferry_buffer_unregister(at + 1), FERRY_ERR_INVALID_ADDR);

    pe_doing_now("addresses that serve again");
    CHECK_OK(ferry_buffer_unregister(at));
    CHECK_STATUS(ferry_buffer_unregister(at), FERRY_ERR_INVALID_ADDR);
    CHECK_STATUS(ferry_free(at), FERRY_ERR_INVALID_ADDR);
    CHECK_INT(own[9], 99 + (uint64_t)pe_me); /* the program's mapping stays */
    for (uint64_t i = 0; i < 40; i++) {
        CHECK(ferry_buffer_register(own, SIZE) == at);
        if (i % 8 == 0)
            used(own, at, 10 + i);
        CHECK_OK(ferry_buffer_unregister(at));
    }
    uint64_t *block = (uint64_t *)pe_alloc(SIZE);
    CHECK(block + SIZE / 8 <= at || at + SIZE / 8 <= block);
    CHECK_OK(ferry_free(block));
    CHECK_OK(ferry_free(later));
    CHECK_OK(ferry_free(before));
    free(plain); /* `second` is left to ferry_finalize */
}
