/* SPDX-License-Identifier: BSD-3-Clause */
/* Loads and stores of instrumented code are told to whoever watches the memory, with their sizes, kinds and lines;
 * those elsewhere are not; and atomics are carried out.  Compiled with -fsanitize=thread and linked without it. */
#include "emulator/checks/access.h"
#include "tests/check.h"
#include <pthread.h>

enum {
    R = FERRYI_ACCESS_READ,
    W = FERRYI_ACCESS_WRITE,
    U = FERRYI_ACCESS_READ | FERRYI_ACCESS_WRITE | FERRYI_ACCESS_ATOMIC,
    A = FERRYI_ACCESS_ATOMIC,
    V = FERRYI_ACCESS_VOLATILE
};
#define UNTOLD __attribute__((no_sanitize("thread"), noinline))
#define APART __attribute__((noinline))

static struct told {
    int n;
    size_t size;
    unsigned what;
    uintptr_t at;
    const void *pc;
} told[FERRYI_ACCESS_USERS];

UNTOLD static void seen(void *context, uintptr_t at, size_t size, unsigned what, const void *pc)
{
    struct told *t = context;
    *t = (struct told){ t->n + 1, size, what, at, pc };
}

/* How often the checker was told since the last question, and of what at last. */
UNTOLD static void was_told(int line, int n, size_t size, unsigned what)
{
    const struct told *t = &told[FERRYI_ACCESS_CHECKER];
    check_number(__FILE__, line, "told so often", t->n, n);
    if (n > 0) {
        check_number(__FILE__, line, "bytes", (long long)t->size, (long long)size);
        check_number(__FILE__, line, "kind", t->what & ~(unsigned)FERRYI_ACCESS_BLOCK, what);
    }
    memset(told, 0, sizeof told);
}
#define TOLD(STATEMENT, N, SIZE, WHAT)                                                                                 \
    do {                                                                                                               \
        STATEMENT;                                                                                                     \
        was_told(__LINE__, N, SIZE, WHAT);                                                                             \
    } while (0)

struct large {
    char bytes[100];
};
struct __attribute__((packed)) odd {
    char first;
    uint64_t word;
};
__extension__ typedef unsigned __int128 wide;
static char elsewhere[512];
static volatile uint64_t kept;
static volatile size_t length = 60; /* what the compiler cannot know */

/* Each is a function, so that the compiler leaves the access as it stands. */
APART static uint8_t get1(uint8_t *p)
{
    return *p;
}
APART static void put2(uint16_t *p)
{
    *p = 1;
}
APART static uint32_t get4(uint32_t *p)
{
    return *p;
}
APART static void put8(uint64_t *p)
{
    *p = 1;
}
APART static uint64_t get_odd(struct odd *p)
{
    return p->word;
}
APART static void copy(struct large *to, const struct large *from)
{
    *to = *from;
}
APART static uint32_t get_volatile(volatile uint32_t *p)
{
    return *p;
}
APART static void put_volatile(volatile uint32_t *p)
{
    *p = 1;
}

static void kinds(char *p)
{
    TOLD(kept = get1((uint8_t *)p), 1, 1, R);
    TOLD(put2((uint16_t *)(void *)p), 1, 2, W);
    TOLD(kept = get4((uint32_t *)(void *)p), 1, 4, R);
    TOLD(put8((uint64_t *)(void *)p), 1, 8, W);
    TOLD(kept = get_odd((struct odd *)(void *)p), 1, 8, R);
    TOLD(copy((struct large *)(void *)p, (struct large *)(void *)elsewhere), 1, 100, W);
    TOLD(copy((struct large *)(void *)elsewhere, (struct large *)(void *)p), 1, 100, R);
    TOLD(kept = get_volatile((uint32_t *)(void *)p), 1, 4, R | V);
    TOLD(put_volatile((uint32_t *)(void *)p), 1, 4, W | V);
    TOLD(memcpy(p, elsewhere, length), 1, 60, W);
    TOLD(memmove(elsewhere, p, length), 1, 60, R);
    TOLD(memset(p, 0, length), 1, 60, W);
    TOLD(__atomic_load_n((uint32_t *)(void *)p, __ATOMIC_RELAXED), 1, 4, R | A);
    TOLD(__atomic_store_n((uint64_t *)(void *)p, 1, __ATOMIC_RELEASE), 1, 8, W | A);
    TOLD(__atomic_fetch_add((uint16_t *)(void *)p, 1, __ATOMIC_SEQ_CST), 1, 2, U);
    TOLD(__atomic_exchange_n((uint8_t *)p, 1, __ATOMIC_SEQ_CST), 1, 1, U);
    TOLD(put8((uint64_t *)(void *)elsewhere), 0, 0, 0);
}

static void places(char *p)
{
    char text[256], wanted[64];
    size_t bytes;
    put8((uint64_t *)(void *)p);
    CHECK(told[FERRYI_ACCESS_CHECKER].at == (uintptr_t)p);
    CHECK(ferryi_access_line(told[FERRYI_ACCESS_CHECKER].pc, text, sizeof text) == 1);
    CHECK(strncmp(text, "accesses_are_told.c:", 20) == 0);
    memset(told, 0, sizeof told);
    memset(p, 0, length);
    snprintf(wanted, sizeof wanted, "accesses_are_told.c:%d", __LINE__ - 1);
    CHECK(ferryi_access_line(told[FERRYI_ACCESS_CHECKER].pc, text, sizeof text) == 1);
    CHECK(strcmp(text, wanted) == 0);
    CHECK(ferryi_access_line((const void *)16, text, sizeof text) == 0);
    memset(told, 0, sizeof told);

    CHECK(ferryi_access_variable((uintptr_t)&elsewhere[5], text, sizeof text, &bytes) == 1);
    CHECK(strcmp(text, "`elsewhere`+5") == 0 && bytes == sizeof elsewhere);
    CHECK(ferryi_access_variable((uintptr_t)text, text, sizeof text, &bytes) == 0);
    ferryi_access_who(text, sizeof text);
    CHECK(strcmp(text, "the host") == 0);
}

static void ranges(char *p)
{
    enum { MANY = 300 };
    char *many = calloc(MANY, 64);
    struct told *emulator = &told[FERRYI_ACCESS_EMULATOR];
    CHECK(ferryi_access_watch(FERRYI_ACCESS_CHECKER, p + 8, 8) == -1); /* it is */
    CHECK(ferryi_access_watch(FERRYI_ACCESS_CHECKER, p - 8, 16) == -1);
    CHECK(ferryi_access_watch(FERRYI_ACCESS_CHECKER, p, 0) == -1);
    /* Two users may watch the same. */
    CHECK(ferryi_access_watch(FERRYI_ACCESS_EMULATOR, p + 16, 16) == 0);
    put8((uint64_t *)(void *)(p + 16));
    CHECK(emulator->n == 1);
    was_told(__LINE__, 1, 8, W);
    put8((uint64_t *)(void *)p);
    CHECK(emulator->n == 0);
    was_told(__LINE__, 1, 8, W);
    CHECK(ferryi_access_unwatch(FERRYI_ACCESS_EMULATOR, p + 8) == -1);
    CHECK(ferryi_access_unwatch(FERRYI_ACCESS_EMULATOR, p + 16) == 0);
    put8((uint64_t *)(void *)(p + 16));
    CHECK(emulator->n == 0);
    was_told(__LINE__, 1, 8, W);
    /* One byte is enough, at either end. */
    TOLD(put8((uint64_t *)(void *)(p - 7)), 1, 8, W);
    TOLD(put8((uint64_t *)(void *)(p + 127)), 1, 8, W);
    TOLD(put8((uint64_t *)(void *)(p + 128)), 0, 0, 0);
    TOLD(put8((uint64_t *)(void *)(p - 8)), 0, 0, 0);
    /* Every second of many, in no order. */
    for (int i = 0; i < MANY; i++)
        if (i * 7 % MANY % 2 == 0)
            CHECK(ferryi_access_watch(FERRYI_ACCESS_CHECKER, many + i * 7 % MANY * 64, 64) == 0);
    for (int i = 0; i < MANY; i++)
        TOLD(put8((uint64_t *)(void *)(many + i * 64 + 8)), i % 2 == 0, 8, W);
    for (int i = 0; i < MANY; i += 4)
        CHECK(ferryi_access_unwatch(FERRYI_ACCESS_CHECKER, many + i * 64) == 0);
    for (int i = 0; i < MANY; i++)
        TOLD(put8((uint64_t *)(void *)(many + i * 64 + 8)), i % 4 == 2, 8, W);
    for (int i = 2; i < MANY; i += 4)
        CHECK(ferryi_access_unwatch(FERRYI_ACCESS_CHECKER, many + i * 64) == 0);
    free(many);
}

/* ---- Atomics of two threads: nothing is lost. */

enum { TIMES = 20000 };
static struct {
    uint8_t add8;
    uint16_t add16;
    uint32_t add32, sub32, xor32, nand32, and32, or32, weak32;
    uint64_t add64, exchanged64;
    _Alignas(16) wide add128, swap128;
} words;

static void *use_atomics(void *argument)
{
    const uint32_t own = argument != NULL ? 2 : 1;
    uint64_t carried = own;
    for (int i = 0; i < TIMES; i++) {
        (void)__atomic_fetch_add(&words.add8, 1, __ATOMIC_RELAXED);
        (void)__atomic_fetch_add(&words.add16, 1, __ATOMIC_RELAXED);
        (void)__atomic_fetch_add(&words.add32, 1, __ATOMIC_RELAXED);
        (void)__atomic_fetch_sub(&words.sub32, 1, __ATOMIC_RELAXED);
        (void)__atomic_fetch_xor(&words.xor32, own, __ATOMIC_RELAXED);
        (void)__atomic_fetch_or(&words.or32, own << i % 8, __ATOMIC_RELAXED);
        (void)__atomic_fetch_and(&words.and32, ~(own << 8), __ATOMIC_RELAXED);
        (void)__atomic_fetch_nand(&words.nand32, 0, __ATOMIC_RELAXED);
        (void)__atomic_fetch_add(&words.add64, (uint64_t)1 << 31, __ATOMIC_RELAXED);
        carried = __atomic_exchange_n(&words.exchanged64, carried, __ATOMIC_ACQ_REL);
        uint32_t old = __atomic_load_n(&words.weak32, __ATOMIC_RELAXED);
        while (!__atomic_compare_exchange_n(&words.weak32, &old, old + 1, 1, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
            continue;
#ifndef __clang__ /* which calls a library for these */
        (void)__atomic_fetch_add(&words.add128, (wide)1 << 60, __ATOMIC_RELAXED);
        wide seen128 = __atomic_load_n(&words.swap128, __ATOMIC_RELAXED);
        while (
            !__atomic_compare_exchange_n(&words.swap128, &seen128, seen128 + 3, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
            continue;
#endif
    }
    return (void *)(uintptr_t)carried;
}

static void atomics(void)
{
    pthread_t other;
    void *carried_other;
    words.and32 = UINT32_MAX;
    CHECK(pthread_create(&other, NULL, use_atomics, &words) == 0);
    const uint64_t carried = (uint64_t)(uintptr_t)use_atomics(NULL);
    CHECK(pthread_join(other, &carried_other) == 0);
    CHECK(words.add8 == (uint8_t)(2 * TIMES) && words.add16 == (uint16_t)(2 * TIMES));
    CHECK(words.add32 == 2 * TIMES && words.sub32 == (uint32_t)-2 * TIMES && words.weak32 == 2 * TIMES);
    CHECK(words.xor32 == 0 && words.or32 == 0x1ff && words.and32 == ~0x300u && words.nand32 == UINT32_MAX);
    CHECK(words.add64 == (uint64_t)TIMES << 32);
    CHECK(words.exchanged64 + carried + (uint64_t)(uintptr_t)carried_other == 3);
#ifndef __clang__
    CHECK(words.add128 == (wide)TIMES << 61 && words.swap128 == 6 * TIMES);
#endif
}

/* ---- Registrations while others look. */

static int over;
static void *change_ranges(void *at)
{
    while (!__atomic_load_n(&over, __ATOMIC_ACQUIRE)) {
        for (int i = 0; i < 100; i++)
            (void)ferryi_access_watch(FERRYI_ACCESS_CHECKER, (char *)at + i * 16, 16);
        for (int i = 0; i < 100; i++)
            (void)ferryi_access_unwatch(FERRYI_ACCESS_CHECKER, (char *)at + i * 16);
    }
    return NULL;
}

static void changes(char *p)
{
    pthread_t other;
    char *room = malloc(1600);
    CHECK(pthread_create(&other, NULL, change_ranges, room) == 0);
    int missed = 0;
    for (int i = 0; i < 200000; i++) {
        put8((uint64_t *)(void *)(p + 8));
        missed += told[FERRYI_ACCESS_CHECKER].n != 1;
        memset(&told[FERRYI_ACCESS_CHECKER], 0, sizeof told[0]);
    }
    __atomic_store_n(&over, 1, __ATOMIC_RELEASE);
    CHECK(pthread_join(other, NULL) == 0);
    CHECK(missed == 0);
    free(room);
}

CHECK_MAIN(60)
{
    static _Alignas(16) char room[256];
    char *p = room + 64;
    CHECK(ferryi_access_is_used() == 1);
    ferryi_access_observe(FERRYI_ACCESS_CHECKER, seen, &told[FERRYI_ACCESS_CHECKER]);
    ferryi_access_observe(FERRYI_ACCESS_EMULATOR, seen, &told[FERRYI_ACCESS_EMULATOR]);
    TOLD(put8((uint64_t *)(void *)p), 0, 0, 0);
    CHECK(ferryi_access_watch(FERRYI_ACCESS_CHECKER, p, 128) == 0);
    kinds(p);
    places(p);
    ranges(p);
    atomics();
    changes(p);
    ferryi_access_observe(FERRYI_ACCESS_CHECKER, NULL, NULL);
    TOLD(put8((uint64_t *)(void *)p), 0, 0, 0);
}
