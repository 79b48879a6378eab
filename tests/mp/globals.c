/* SPDX-License-Identifier: BSD-3-Clause */
/* A program's globals are symmetric memory: every family of calls accepts them, over every path, and calls see the same
 * values as the program's own loads and stores.  PEs that are threads share their globals, so calls refuse them. */
#include "tests/mp/globals.h"
#include "pe_test.h"

enum { MANY = 20000 };

static long data[4] = { 10, 11, 12, 13 };
static long bss[4];
static unsigned char bytes[MANY];
static uint64_t signals[8], counter, flag;
static int words[64], results[64];
static long sums[1500], terms[1500];
static int *const middle = &words[32];
static const long constant[2] = { 1, 2 };
static char before[3] = "ab", tiny = 'x';

static void own_contents_are_kept(void)
{
    CHECK(data[0] == 10 && data[3] == 13 && bss[0] == 0 && elsewhere_data[4] == 54 && elsewhere_bss[3999] == 0);
    CHECK(*elsewhere_pointer == 52 && *elsewhere_static() == 77 && middle == words + 32);
    CHECK(before[1] == 'b' && tiny == 'x');
}

static void addresses_are_answered_for(void)
{
    int next = (pe_me + 1) % pe_n, on_stack = 0;
    CHECK(ferry_addr_accessible(data, next) == 1 && ferry_addr_accessible(elsewhere_static(), next) == 1);
    CHECK(ferry_addr_accessible(&on_stack, next) == 0 && ferry_ptr(&on_stack, pe_me) == NULL);
    CHECK(ferry_ptr(data, pe_me) == data);
    long *theirs = ferry_ptr(&data[1], next);
    if (ferry_path_of(pe_me, next) >= FERRY_PATH_STAGED)
        CHECK(theirs == NULL);
    else
        CHECK(theirs != NULL && *theirs == 11);
}

static void puts_and_gets(void)
{
    int next = (pe_me + 1) % pe_n, last = (pe_me + pe_n - 1) % pe_n;
    long mine = 100 + pe_me, got[5];
    pe_barrier();
    CHECK_OK(ferry_long_p(&bss[1], mine, next));
    CHECK_OK(ferry_long_put(elsewhere_data + 1, &mine, 1, next));
    CHECK_OK(ferry_long_put(elsewhere_pointer + 1, &mine, 1, next)); /* elsewhere_data[3] */
    pe_barrier();
    CHECK_INT(bss[1], 100 + last);
    CHECK_INT(elsewhere_data[1], 100 + last);
    CHECK_INT(elsewhere_data[3], 100 + last);
    CHECK_OK(ferry_long_get(got, elsewhere_data, 5, next));
    CHECK_INT(got[3], 100 + pe_me);
    CHECK_INT(ferry_long_g(&data[2], next), 12);
    pe_barrier();

    static unsigned char source[MANY];
    pe_fill(source, MANY, (uint64_t)pe_me);
    CHECK_OK(ferry_putmem(bytes, source, MANY, next));
    pe_barrier();
    pe_fill(source, MANY, (uint64_t)last);
    CHECK_BYTES(bytes, source, MANY);
    CHECK_OK(ferry_getmem(source, bytes, MANY, next));
    pe_barrier();
    pe_fill(bytes, MANY, (uint64_t)pe_me);
    CHECK_BYTES(source, bytes, MANY);

    static long strided[40];
    long every[10];
    for (int i = 0; i < 10; i++)
        every[i] = 1000 * pe_me + i;
    CHECK_OK(ferry_long_iput(strided, every, 4, 1, 10, next));
    pe_barrier();
    for (int i = 0; i < 40; i++)
        CHECK_INT(strided[i], i % 4 == 0 ? 1000 * last + i / 4 : 0);
    CHECK_OK(ferry_long_iget(every, strided, 1, 4, 10, next));
    CHECK_INT(every[9], 1000 * pe_me + 9);
    pe_barrier();
}

static void atomics(void)
{
    for (int i = 0; i < 50; i++)
        CHECK_OK(ferry_uint64_atomic_add(&counter, 1, 0));
    CHECK_OK(ferry_uint64_atomic_inc(elsewhere_static(), 0));
    pe_barrier();
    CHECK_INT(ferry_uint64_atomic_fetch(&counter, 0), 50 * pe_n);
    if (pe_me == 0) {
        CHECK_INT(counter, 50 * pe_n);
        CHECK_INT(*elsewhere_static(), 77 + pe_n);
    }
    CHECK_INT(ferry_uint64_atomic_compare_swap(&counter, 1, 2, 0), 50 * pe_n);
    CHECK_INT(ferry_int_atomic_swap(&words[pe_me], pe_me + 1, (pe_me + 1) % pe_n), 0);
    pe_barrier();
    CHECK_INT(words[(pe_me + pe_n - 1) % pe_n], (pe_me + pe_n - 1) % pe_n + 1);
    pe_barrier();
}

static void signals_and_waits(void)
{
    int next = (pe_me + 1) % pe_n, last = (pe_me + pe_n - 1) % pe_n;
    long value = 7000 + pe_me;
    for (uint64_t round = 1; round <= 20; round++) {
        CHECK_OK(ferry_putmem_signal(&bss[2], &value, sizeof value, &signals[3], round, FERRY_SIGNAL_SET, next));
        CHECK_INT(ferry_signal_wait_until(&signals[3], FERRY_CMP_EQ, round), round);
        CHECK_INT(bss[2], 7000 + last);
        pe_barrier();
    }
    CHECK_OK(ferry_signal_op(&signals[5], 1, FERRY_SIGNAL_ADD, next));
    size_t index = ferry_uint64_wait_until_any(signals + 4, 4, NULL, FERRY_CMP_EQ, 1);
    CHECK_INT(index, 1);
    CHECK(ferry_uint64_test(&signals[5], FERRY_CMP_EQ, 1) == 1);
    CHECK(ferry_uint64_test_all(signals + 6, 2, NULL, FERRY_CMP_EQ, 2) == 0);
    pe_barrier(); /* until then only one of the four is 1 */
    CHECK_OK(ferry_signal_op(&signals[6], 1, FERRY_SIGNAL_SET, next));
    CHECK_OK(ferry_signal_op(&signals[7], 1, FERRY_SIGNAL_SET, next));
    CHECK_OK(ferry_uint64_wait_until_all(signals + 5, 3, NULL, FERRY_CMP_EQ, 1));
    /* The owner stores with a plain store, others fetch. */
    __atomic_store_n(&flag, 5, __ATOMIC_RELEASE);
    CHECK_OK(ferry_uint64_wait_until(&flag, FERRY_CMP_EQ, 5));
    while (ferry_uint64_atomic_fetch(&flag, next) != 5)
        continue;
    pe_barrier();
}

static void collectives(void)
{
    for (int i = 0; i < 8; i++)
        middle[i] = 100 * pe_me + i;
    pe_barrier();
    CHECK_OK(ferry_int_broadcast(FERRY_TEAM_WORLD, results, middle, 8, pe_n - 1));
    CHECK_INT(results[7], 100 * (pe_n - 1) + 7);
    pe_barrier();
    CHECK_OK(ferry_int_fcollect(FERRY_TEAM_WORLD, results, middle, 2));
    for (int i = 0; i < pe_n; i++)
        CHECK_INT(results[2 * i + 1], 100 * i + 1);
    pe_barrier();
    CHECK_OK(ferry_int_alltoall(FERRY_TEAM_WORLD, results, middle, 1));
    for (int i = 0; i < pe_n; i++)
        CHECK_INT(results[i], 100 * i + pe_me);
    pe_barrier();
    CHECK_OK(ferry_int_collect(FERRY_TEAM_WORLD, results, middle, pe_me == 0 ? 0 : 1)); /* PE 0 gives nothing */
    for (int i = 1; i < pe_n; i++)
        CHECK_INT(results[i - 1], 100 * i);
    for (int n = 3; n <= 1500; n += 1497) {
        for (int i = 0; i < n; i++)
            terms[i] = i + pe_me;
        pe_barrier();
        CHECK_OK(ferry_long_sum_reduce(FERRY_TEAM_WORLD, sums, terms, (size_t)n));
        for (int i = 0; i < n; i++)
            CHECK_INT(sums[i], (long)pe_n * i + (long)pe_n * (pe_n - 1) / 2);
        CHECK_OK(ferry_long_sum_reduce(FERRY_TEAM_WORLD, terms, terms, (size_t)n));
        CHECK_INT(terms[n - 1], sums[n - 1]);
    }
    /* One side in the heap. */
    long *heap = pe_alloc(64 * sizeof *heap);
    bss[3] = pe_me + 1;
    CHECK_OK(ferry_long_max_reduce(FERRY_TEAM_WORLD, heap, &bss[3], 1));
    CHECK_INT(*heap, pe_n);
    CHECK_OK(ferry_free(heap));
}

static void what_is_wrong_is_named(void)
{
    ferry_fault fault;
    uint64_t expected = FERRY_OFFSET_STATIC;
    CHECK_STATUS(ferry_uint64_wait_until_timeout(&signals[0], FERRY_CMP_EQ, 9, 1000000), FERRY_ERR_TIMEOUT);
    CHECK(strstr(ferry_last_error_message(), "static data offset 0x") != NULL);
    CHECK(strstr(ferry_last_error_message(), "the global signals.") != NULL);
    CHECK_OK(ferry_fault_next(&fault));
    CHECK(fault.offset >= expected && fault.offset != UINT64_MAX);
    CHECK_STATUS(ferry_putmem(bytes, bytes, (size_t)1 << 40, pe_me), FERRY_ERR_INVALID_ADDR);
    CHECK(strstr(ferry_last_error_message(), "starts in the program's globals") != NULL);
    CHECK_STATUS(ferry_uint64_atomic_inc((uint64_t *)(void *)((char *)&counter + 4), 0), FERRY_ERR_MISALIGNED);
    long value;
    CHECK_STATUS(ferry_long_get(&value, &constant[1], 1, 0), FERRY_ERR_INVALID_ADDR);
    CHECK(strstr(ferry_last_error_message(), "constant (constant + 8), and constants are not symmetric") != NULL);
    CHECK(ferry_realloc(data, 100) == NULL);
    pe_barrier();
}

/* Each part would fit where dest lies, all parts together do not. */
static void collect_ends_where_the_globals_end(void)
{
    size_t room = 1;
    while (ferry_addr_accessible(bytes + room, pe_me))
        room++;
    unsigned char *part = pe_alloc(room);
    memset(part, 0xEE, room);
    pe_barrier();
    if (pe_n > 1) {
        CHECK_STATUS(ferry_collectmem(FERRY_TEAM_WORLD, bytes, part, room), FERRY_ERR_INVALID_ADDR);
        CHECK(strstr(ferry_last_error_message(), "starts in the program's globals") != NULL);
        pe_barrier();
    }
    CHECK_OK(ferry_free(part));
}

static void refused(const char *why)
{
    long value = 1;
    pe_barrier();
    CHECK_STATUS(ferry_long_put(data, &value, 1, 0), FERRY_ERR_INVALID_ADDR);
    CHECK(strstr(ferry_last_error_message(), why) != NULL);
    CHECK(ferry_ptr(data, pe_me) == NULL && ferry_addr_accessible(data, pe_me) == 0);
}

static void pe_main(void)
{
    if (pe_as_threads() || pe_on_gpu()) {
        refused(pe_as_threads() ? "threads of one process share their globals" : "the heap is in GPU memory");
        return;
    }
    own_contents_are_kept();
    addresses_are_answered_for();
    puts_and_gets();
    atomics();
    signals_and_waits();
    collectives();
    what_is_wrong_is_named();
    collect_ends_where_the_globals_end();
}
