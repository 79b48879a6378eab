/* SPDX-License-Identifier: BSD-3-Clause */
/* What may be wrong with a pair of GPUs, for tests.
 *
 *   EMU_FAULTS  "0>1=mirror,*>2=hangs": the words of runtime/state/verdict.c, with dashes.  Kernels' loads, stores and
 *               atomics of one word (device/machine/prim.h), and copies by copy engines, then do what the word says;
 *               "copy-engine-hangs": copies never end;
 *               "errors": streams end with an error after such an access of a kernel; "late": what a kernel stores
 *               arrives after what it stores next; "after-the-kernel": half a second after the kernel has ended;
 *               "0>1=mirror@64-128": only those of these bytes of an allocation, "0>1=mirror@graph": only in graphs;
 *               "0>0=stores-lost@64-128": of pinned host memory */
#include "emulator/driver.h"
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace
{
enum fault {
    NONE,
    STORES_LOST,
    ONLY_COPIES,
    READS_WRONG,
    MIRROR,
    LOW,
    CORRUPT,
    HANGS,
    NO_ACCESS,
    NO_ATOMICS,
    ERRORS,
    LATE,
    AFTER,
    COPIES_HANG,
    N_FAULTS
};
const char *const words[N_FAULTS] = { "works",
                                      "stores-lost",
                                      "only-by-copy-engine",
                                      "reads-wrong",
                                      "mirror",
                                      "only-low-addresses",
                                      "copy-engine-corrupts",
                                      "hangs",
                                      "no-access",
                                      "works-without-atomics",
                                      "errors",
                                      "late",
                                      "after-the-kernel",
                                      "copy-engine-hangs" };
const size_t low_bytes = (size_t)2 << 20;

struct rule {
    fault word;
    bool in_graphs;
    size_t begin, end; /* of the bytes; end 0: all */
};
struct table {
    rule of[FERRYI_EMU_DEVICES][FERRYI_EMU_DEVICES];
    int any;
};
int graphs_running, has_failed;

bool is_side(const char *text, size_t n, int device)
{
    return (n == 1 && *text == '*') || (n > 0 && strtol(text, nullptr, 10) == device && *text != '*');
}

void add(table *t, const std::string &text)
{
    const size_t arrow = text.find('>'), equals = text.find('=');
    const size_t at = std::min(text.find('@', equals), text.size()); /* npos: beyond the end */
    rule made = {};
    int word = 0;
    if (at < text.size()) {
        made.in_graphs = text.substr(at) == "@graph";
        char *dash = nullptr;
        made.begin = made.in_graphs ? 0 : strtoul(text.c_str() + at + 1, &dash, 10);
        made.end = made.in_graphs ? 0 : *dash == '-' ? strtoul(dash + 1, nullptr, 10) : 0;
    }
    while (word < N_FAULTS && text.substr(equals + 1, at - equals - 1) != words[word])
        word++;
    made.word = (fault)word;
    if (arrow == std::string::npos || equals == std::string::npos || equals < arrow || word == N_FAULTS)
        emu_die("EMU_FAULTS: '%s' is no rule such as 0>1=mirror", text.c_str());
    for (int from = 0; from < FERRYI_EMU_DEVICES; from++)
        for (int to = 0; to < FERRYI_EMU_DEVICES; to++)
            if ((from != to || text.find('*') > equals) && is_side(text.c_str(), arrow, from) &&
                is_side(text.c_str() + arrow + 1, equals - arrow - 1, to)) {
                t->of[from][to] = made;
                t->any = 1;
            }
}

const table &faults(void)
{
    static const table all = [] {
        table t = {};
        const char *text = getenv("EMU_FAULTS");
        const std::string rules = text != NULL ? text : "";
        for (size_t at = 0; at < rules.size();) {
            const size_t end = std::min(rules.find(',', at), rules.size());
            add(&t, rules.substr(at, end - at));
            at = end + 1;
        }
        return t;
    }();
    return all;
}

/* The fault between a GPU and the n bytes at p, and how far inside the memory p is. */
fault fault_at(int device, const void *p, size_t n, size_t *offset, uintptr_t *base, size_t *size)
{
    int owner;
    void *start;
    emu_kind kind;
    if (device < 0 || !faults().any || !emu_find(p, &start, size, &owner, &kind))
        return NONE;
    if (kind == EMU_HOST)
        owner = device; /* no rule of two GPUs */
    else if (kind != EMU_GPU || owner < 0 || owner == device)
        return NONE;
    *base = (uintptr_t)start;
    *offset = (uintptr_t)p - *base;
    const rule &r = faults().of[device][owner];
    const bool touched = r.end == 0 || (*offset<r.end && * offset + n> r.begin);
    return touched && (!r.in_graphs || __atomic_load_n(&graphs_running, __ATOMIC_ACQUIRE) > 0) ? r.word : NONE;
}

/* Words that were stored and have not arrived: the last one of a block, and those that wait for a kernel's end. */
struct late {
    void *to;
    uint64_t word;
    int accesses; /* since then */
};
thread_local late last_store;
std::mutex after_lock;
std::map<void *, uint64_t> *const after = new std::map<void *, uint64_t>;

void deliver_last(void)
{
    if (last_store.to == nullptr || ++last_store.accesses < 2)
        return;
    usleep(50); /* for the owner to look */
    memcpy(last_store.to, &last_store.word, sizeof last_store.word);
    last_store.to = nullptr;
}

void deliver_after_kernel(void)
{
    std::lock_guard<std::mutex> held(after_lock);
    if (after->empty())
        return;
    usleep(500000);
    for (const auto &each : *after)
        memcpy(each.first, &each.second, sizeof each.second);
    after->clear();
}

/* A copy of the memory that only the writers have. */
char *mirror_of(uintptr_t base, size_t size)
{
    static std::mutex lock;
    static auto *all = new std::map<uintptr_t, std::pair<char *, size_t>>;
    std::lock_guard<std::mutex> held(lock);
    auto &mirror = (*all)[base];
    if (mirror.first != nullptr && mirror.second >= size)
        return mirror.first;
    void *at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at == MAP_FAILED)
        emu_die("no memory for a mirror");
    mirror = { (char *)at, size };
    return mirror.first;
}

/* Last bytes first, to catch a poll on the end of a copy. */
void copy(char *to, const char *from, size_t n)
{
    const size_t piece = 4096;
    if ((to < from + n && from < to + n) || n <= piece) {
        memmove(to, from, n);
        return;
    }
    for (size_t left = n; left > 0;) {
        const size_t part = left % piece != 0 ? left % piece : piece;
        left -= part;
        memcpy(to + left, from + left, part);
    }
}
} // namespace

int ferryi_emu_faults = faults().any;

bool emu_fault_is_no_access(int from, int to)
{
    return faults().of[from][to].word == NO_ACCESS;
}

void emu_fault_graph(int begins)
{
    (void)__atomic_add_fetch(&graphs_running, begins ? 1 : -1, __ATOMIC_ACQ_REL);
}

bool emu_fault_has_failed(void)
{
    return __atomic_load_n(&has_failed, __ATOMIC_ACQUIRE) != 0;
}

void *ferryi_emu_at(const void *p, int kind)
{
    static thread_local uint64_t elsewhere[2] __attribute__((aligned(64)));
    void *const same = const_cast<void *>(p);
    size_t offset = 0, size = 0;
    uintptr_t base = 0;
    deliver_last();
    switch (fault_at(emu_device_of_block(), p, 1, &offset, &base, &size)) {
    case STORES_LOST:
    case ONLY_COPIES:
        return kind == FERRYI_EMU_LOAD ? same : elsewhere;
    case READS_WRONG:
        elsewhere[0] = elsewhere[1] = 0x5c5c5c5c5c5c5c5cu;
        return kind == FERRYI_EMU_LOAD ? elsewhere : same;
    case MIRROR:
        return mirror_of(base, size) + offset;
    case LOW:
        return offset < low_bytes ? same : elsewhere;
    case NO_ATOMICS: /* lost, and 0 comes back: what an earlier one left may be what would have come back */
        elsewhere[0] = elsewhere[1] = 0;
        return kind == FERRYI_EMU_ATOMIC ? elsewhere : same;
    case ERRORS:
        __atomic_store_n(&has_failed, 1, __ATOMIC_RELEASE);
        return elsewhere;
    case LATE:
        if (kind != FERRYI_EMU_STORE)
            return same;
        last_store = late{ same, 0, 0 };
        return &last_store.word;
    case AFTER: {
        std::lock_guard<std::mutex> held(after_lock);
        return kind == FERRYI_EMU_STORE ? &(*after)[same] : same;
    }
    case HANGS:
        for (;;)
            pause();
    default:
        return same;
    }
}

void emu_copy(int device, char *to, const char *from, size_t n)
{
    size_t to_offset = 0, from_offset = 0, size;
    uintptr_t base;
    deliver_after_kernel();
    const fault push = fault_at(device, to, n, &to_offset, &base, &size);
    const fault pull = fault_at(device, from, n, &from_offset, &base, &size);
    if (push == STORES_LOST || (push == LOW && to_offset >= low_bytes))
        return;
    while (push == COPIES_HANG || pull == COPIES_HANG)
        pause();
    copy(to, from, n);
    if (push == CORRUPT || pull == CORRUPT)
        for (size_t i = 0; i < n; i += 4099)
            to[i] = (char)(to[i] ^ 0x10);
}
