/* SPDX-License-Identifier: BSD-3-Clause */
#include "access_watch.h"
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <link.h>
#include <map>
#include <mutex>
#include <set>
#include <sys/mman.h>

namespace
{
std::mutex &lock = *new std::mutex;
std::vector<emu_runner *> &runners = *new std::vector<emu_runner *>;

size_t words_bytes(size_t size)
{
    return (size + 7) / 4 * EMU_SHARED_TOUCHES * sizeof(emu_touch);
}

/* The thread-local variables of a module. */
struct names {
    struct variable {
        std::string name;
        size_t offset, size;
    };
    std::vector<variable> here;
    std::set<std::string> all, shadows;
};

std::string plain(const char *name)
{
    char *text = abi::__cxa_demangle(name, nullptr, nullptr, nullptr);
    const std::string result = text != nullptr ? text : name;
    free(text);
    return result;
}

void note_name(void *context, const char *name, size_t offset, size_t size, int is_thread_local)
{
    names *n = (names *)context;
    if (is_thread_local) {
        n->here.push_back({ name, offset, size });
        n->all.insert(name);
    } else if (strstr(name, "_ferryi_shadow") != nullptr) {
        n->shadows.insert(plain(name));
    }
}

/* What a compiler adds for a variable with a constructor, and references to GPU memory, which are such variables
 * (include/emulate/symbols.h): no program has written these. */
bool is_of_compiler(const names &n, const std::string &name)
{
    return name.compare(0, 4, "_ZGV") == 0 || name.find("__tls_guard") != std::string::npos ||
           (name.size() > 2 && n.all.count("_ZGV" + name.substr(2)) != 0) ||
           n.shadows.count(plain(name.c_str()) + "_ferryi_shadow") != 0;
}

/* For each byte of a module's thread-local memory, whose it is; read once for each module. */
const unsigned char *uses(ElfW(Addr) module, const void *at, size_t size)
{
    static std::map<ElfW(Addr), const unsigned char *> &known = *new std::map<ElfW(Addr), const unsigned char *>;
    auto found = known.find(module);
    if (found != known.end())
        return found->second;
    names n;
    if (!ferryi_access_symbols((uintptr_t)at, note_name, &n))
        return known[module] = nullptr;
    unsigned char *use = new unsigned char[size]();
    for (const auto &v : n.here)
        if (v.name.find(EMU_SHARED_GAP) == std::string::npos && v.offset < size && v.size <= size - v.offset)
            memset(use + v.offset, is_of_compiler(n, v.name) ? EMU_USE_QUIET : EMU_USE_VARIABLE, v.size);
    return known[module] = use;
}

void add(emu_runner *r, uintptr_t at, size_t size, const unsigned char *use, bool is_dynamic)
{
    if (r->n == EMU_SHARED_MOST || size == 0)
        return;
    void *words = use == nullptr && !is_dynamic ? MAP_FAILED
                                                : mmap(NULL, words_bytes(size), PROT_READ | PROT_WRITE,
                                                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    r->shared[r->n] = emu_shared{ at, size, words == MAP_FAILED ? nullptr : (emu_touch *)words, use, is_dynamic };
    r->n++;
}

int add_module(struct dl_phdr_info *info, size_t, void *argument)
{
    emu_runner *r = (emu_runner *)argument;
    const uintptr_t at = (uintptr_t)info->dlpi_tls_data;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const size_t size = info->dlpi_phdr[i].p_memsz;
        if (info->dlpi_phdr[i].p_type != PT_TLS || at == 0)
            continue;
        bool has = false;
        for (unsigned k = 0; k < r->n; k++)
            has = has || (r->shared[k].at == at && r->shared[k].size == size);
        if (!has)
            add(r, at, size, uses(info->dlpi_addr, info->dlpi_tls_data, size), false);
    }
    return 0;
}

emu_shared *find(emu_runner *r, uintptr_t at)
{
    for (unsigned i = 0; i < r->n; i++)
        if (at - r->shared[i].at < r->shared[i].size)
            return &r->shared[i];
    return nullptr;
}
} // namespace

emu_runner *emu_this_runner(void)
{
    static thread_local emu_runner *self;
    if (self != nullptr)
        return self;
    self = new emu_runner();
    std::lock_guard<std::mutex> held(lock);
    runners.push_back(self);
    (void)dl_iterate_phdr(add_module, self);
    return self;
}

void emu_runner_has(emu_runner *r, emu_watch *w)
{
    std::lock_guard<std::mutex> held(lock);
    r->watch = w;
    for (unsigned i = 0; w == nullptr && i < r->n;) /* the next block has other dynamic memory */
        if (r->shared[i].is_dynamic) {
            if (r->shared[i].words != nullptr)
                (void)munmap(r->shared[i].words, words_bytes(r->shared[i].size));
            r->shared[i] = r->shared[--r->n];
        } else {
            i++;
        }
}

void emu_runner_adds(emu_runner *r, const void *at, size_t size)
{
    std::lock_guard<std::mutex> held(lock);
    add(r, (uintptr_t)at, size, nullptr, true);
}

emu_shared *emu_shared_of(emu_runner *r, uintptr_t at)
{
    emu_shared *s = find(r, at);
    if (s != nullptr)
        return s;
    /* A library's thread-local memory is made when the thread first uses it. */
    std::lock_guard<std::mutex> held(lock);
    (void)dl_iterate_phdr(add_module, r);
    return find(r, at);
}

std::string emu_shared_text(const emu_shared *s, uintptr_t at)
{
    char name[256];
    size_t bytes;
    if (s->is_dynamic)
        return "dynamic shared memory, byte " + std::to_string(at - s->at) + " of " + std::to_string(s->size) + ",";
    return ferryi_access_variable(at, name, sizeof name, &bytes) ? std::string("shared memory ") + name
                                                                 : "shared memory";
}

std::string emu_neighbours_text(const emu_watch *w, uintptr_t at)
{
    std::lock_guard<std::mutex> held(lock);
    for (emu_runner *r : runners) {
        const emu_watch *v = r->watch;
        const emu_shared *s = r != w->self ? find(r, at) : nullptr;
        if (s != nullptr) {
            /* The variable has the same offset in this thread's memory. */
            const unsigned i = (unsigned)(s - r->shared);
            const bool has_twin = i < w->self->n && w->self->shared[i].size == s->size;
            const std::string what =
                has_twin ? emu_shared_text(&w->self->shared[i], at - s->at + w->self->shared[i].at) : "shared memory";
            if (v == nullptr)
                return what + " of another block, which has ended";
            const std::string whose = emu_thread_name(v->threads, v->blocks, 0, v->number).text;
            return what + " of another block, " + whose.substr(whose.rfind('('));
        }
        for (size_t i = 0; v != nullptr && i < v->stacks.size(); i++)
            if (at - v->stacks[i].first < v->stacks[i].second)
                return std::string("a local variable of another thread, ") +
                       emu_thread_name(v->threads, v->blocks, (unsigned)i, v->number).text;
    }
    return "";
}
