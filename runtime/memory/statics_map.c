/* SPDX-License-Identifier: BSD-3-Clause */
/* Finds the program's writable data and moves it onto a memfd.  Between the copy of a piece and its mapping this file
 * writes to no static variable: when the library is linked into the program, its own data moves too. */
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include "runtime/memory/statics.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MAX_SEGMENTS = 256, PIECE_PAGES = 4096 };

typedef struct segment {
    uintptr_t first, end; /* whole pages */
    uintptr_t zeroed;     /* .bss from here on: zero until touched */
    uint64_t offset;      /* in the memfd */
    int protection;
    const char *library; /* NULL: the program itself */
} segment;

typedef struct layout {
    segment segment[MAX_SEGMENTS];
    int n;
    int objects, overflow, interpreted;
    uint64_t size, digest;
} layout;

/* Written once, under the lock, before any PE of the process can make a call. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static layout moved;
static ferryi_chunk image;
static enum { NOT_YET, DONE, FAILED } state;

/* The copy of a fork in progress; thread-local, so that parent and child do not share it where globals are shared. */
static __thread char *snapshot;

static uintptr_t page_size(void)
{
    return (uintptr_t)sysconf(_SC_PAGESIZE);
}

/* ---- Which pages. */

static uint64_t digest_bytes(uint64_t hash, const void *bytes, size_t n)
{
    for (size_t i = 0; i < n; i++)
        hash = (hash ^ ((const unsigned char *)bytes)[i]) * 1099511628211u;
    return hash;
}

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

/* The state of the C library and of sanitizers must never be shared with a child of fork(); a driver's pages may be
 * pinned; ferry's are not the program's. */
static int stays_private(const char *name)
{
    static const char *const names[] = { "ld-",     "ld64",    "libc.so",  "libc-",   "libpthread", "libdl",
                                         "librt",   "libm.so", "libm-",    "libgcc",  "libstdc++",  "libc++",
                                         "libasan", "libtsan", "libubsan", "liblsan", "libferry",   "libcuda",
                                         "libnv",   "libmpi",  "libopen-", "libpmix", "libuc",      "linux-vdso" };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strncmp(name, names[i], strlen(names[i])) == 0)
            return 1;
    return 0;
}

static void digest_notes(layout *l, const char *at, size_t size)
{
    while (size >= sizeof(ElfW(Nhdr))) {
        const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)(const void *)at;
        size_t bytes = sizeof *note + ((note->n_namesz + 3u) & ~3u) + ((note->n_descsz + 3u) & ~3u);
        if (bytes > size)
            return;
        if (note->n_type == NT_GNU_BUILD_ID)
            l->digest = digest_bytes(l->digest, note, bytes);
        at += bytes;
        size -= bytes;
    }
}

static void add_segment(layout *l, uintptr_t first, uintptr_t end, uintptr_t zeroed, int protection,
                        const char *library)
{
    if (first >= end)
        return;
    if (l->n == MAX_SEGMENTS) {
        l->overflow = 1;
        return;
    }
    l->segment[l->n++] = (segment){ first, end, zeroed, l->size, protection, library };
    l->size += end - first;
}

/* Skips pages that the dynamic linker made read-only after relocation. */
static void add_object(layout *l, const struct dl_phdr_info *info, const char *library)
{
    uintptr_t page = page_size(), sealed_first = 0, sealed_end = 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        uintptr_t at = info->dlpi_addr + p->p_vaddr;
        const uint64_t shape[4] = { p->p_type, p->p_vaddr, p->p_memsz, p->p_flags };
        l->digest = digest_bytes(l->digest, shape, sizeof shape);
        if (p->p_type == PT_GNU_RELRO) {
            sealed_first = at & ~(page - 1);
            sealed_end = (at + p->p_memsz) & ~(page - 1);
        } else if (p->p_type == PT_NOTE) {
            digest_notes(l, (const char *)at, p->p_memsz);
        } else if (p->p_type == PT_INTERP && library == NULL) {
            l->interpreted = 1;
        }
    }
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        if (p->p_type != PT_LOAD || !(p->p_flags & PF_W))
            continue;
        uintptr_t at = info->dlpi_addr + p->p_vaddr, first = at & ~(page - 1);
        uintptr_t end = (at + p->p_memsz + page - 1) & ~(page - 1);
        uintptr_t zeroed = (at + p->p_filesz + page - 1) & ~(page - 1);
        int protection = PROT_WRITE | (p->p_flags & PF_R ? PROT_READ : 0) | (p->p_flags & PF_X ? PROT_EXEC : 0);
        if (sealed_first >= end || sealed_end <= first) {
            add_segment(l, first, end, zeroed, protection, library);
        } else {
            if (sealed_first > first)
                add_segment(l, first, sealed_first, zeroed, protection, library);
            add_segment(l, sealed_end, end, zeroed, protection, library);
        }
    }
}

struct search {
    layout *layout;
    int all;
};

/* The program comes first. */
static int found_object(struct dl_phdr_info *info, size_t size, void *arg)
{
    struct search *search = arg;
    layout *l = search->layout;
    const char *name = base_name(info->dlpi_name);
    (void)size;
    if (l->objects++ == 0) {
        add_object(l, info, NULL);
    } else if (search->all && !stays_private(name)) {
        l->digest = digest_bytes(l->digest, name, strlen(name));
        add_object(l, info, info->dlpi_name);
    }
    return 0;
}

/* A sanitizer linked into the program keeps its state among the globals, and its own threads write there. */
static int holds_a_sanitizer(const layout *l)
{
    static const char *const symbols[] = { "__asan_init", "__tsan_init", "__msan_init", "__hwasan_init" };
    for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++) {
        Dl_info at, program;
        void *symbol = dlsym(RTLD_DEFAULT, symbols[i]);
        if (symbol != NULL && dladdr(symbol, &at) != 0 && dladdr((void *)l->segment[0].first, &program) != 0 &&
            at.dli_fbase == program.dli_fbase)
            return 1;
    }
    return 0;
}

/* ---- The move. */

/* The copy includes the gaps between globals, which AddressSanitizer has poisoned. */
__attribute__((no_sanitize("address", "thread", "undefined"), noinline)) static int is_zero(const char *page, size_t n)
{
    const uint64_t *w = (const uint64_t *)(const void *)page;
    for (size_t i = 0; i < n / sizeof *w; i += 8)
        if ((w[i] | w[i + 1] | w[i + 2] | w[i + 3] | w[i + 4] | w[i + 5] | w[i + 6] | w[i + 7]) != 0)
            return 0;
    return 1;
}

static ferry_status write_all(int fd, const char *from, size_t n, uint64_t offset)
{
    while (n > 0) {
        ssize_t done = syscall(SYS_pwrite64, fd, from, n, offset);
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return ferryi_error_quiet(FERRY_ERR_NO_MEMORY, "cannot copy the program's data: %s",
                                      done < 0 ? strerror(errno) : "no room");
        from += done;
        n -= (size_t)done;
        offset += (uint64_t)done;
    }
    return FERRY_SUCCESS;
}

#define PAGE_IS_THERE ((uint64_t)3 << 62) /* present, or swapped out */

/* Copies the nonzero pages of [first, end), a part of s.  Skips untouched pages of .bss where the kernel tells which
 * those are. */
static ferry_status copy_piece(const segment *s, uintptr_t first, uintptr_t end, int pagemap)
{
    uint64_t entry[PIECE_PAGES];
    uintptr_t page = page_size(), run = first;
    size_t n = (end - first) / page;
    int fd = (int)image.handle;
    int known = pagemap >= 0 && pread(pagemap, entry, n * sizeof *entry, (off_t)(first / page * sizeof *entry)) ==
                                    (ssize_t)(n * sizeof *entry);
    ferry_status status = FERRY_SUCCESS;
    for (uintptr_t at = first; status == FERRY_SUCCESS && at <= end; at += page) {
        int wanted = at < end && !(known && at >= s->zeroed && !(entry[(at - first) / page] & PAGE_IS_THERE)) &&
                     !is_zero((const char *)at, page);
        if (wanted)
            continue;
        if (at > run)
            status = write_all(fd, (const char *)run, at - run, s->offset + (run - s->first));
        run = at + page;
    }
    return status;
}

static ferry_status move_piece(const segment *s, uintptr_t first, uintptr_t end, int pagemap)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    ferry_status status = copy_piece(s, first, end, pagemap);
    if (status == FERRY_SUCCESS && mmap((void *)first, end - first, s->protection, MAP_SHARED | MAP_FIXED,
                                        (int)image.handle, (off_t)(s->offset + (first - s->first))) == MAP_FAILED)
        status = ferryi_error_quiet(FERRY_ERR_SYSTEM, "cannot map the program's data: %s", strerror(errno));
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return status;
}

/* Moves piece by piece, so that memory use hardly rises at any time. */
static ferry_status move_all(void)
{
    ferry_status status = FERRY_SUCCESS;
    int pagemap = ferryi_fd(open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC)), i;
    uintptr_t at = 0, step = PIECE_PAGES * page_size();
    for (i = 0; i < moved.n && status == FERRY_SUCCESS; i++)
        for (at = moved.segment[i].first; at < moved.segment[i].end && status == FERRY_SUCCESS; at += step)
            status = move_piece(&moved.segment[i], at,
                                moved.segment[i].end - at < step ? moved.segment[i].end : at + step, pagemap);
    if (pagemap >= 0)
        close(pagemap);
    if (status != FERRY_SUCCESS) { /* only moved data needs the fork handlers */
        moved.segment[i - 1].end = at - step;
        moved.n = i;
    }
    return status;
}

/* ---- fork().  A child would share the mapped memfd: it gets a copy instead, made before the child exists, so that the
 * copy is consistent. posix_spawn, system and popen need no copy: their child only calls exec. */

void ferryi_statics_before_fork(void)
{
    ferryi_mutex_lock(&lock, FERRYI_MUTEX_STATICS);
    snapshot = NULL;
    if (state == NOT_YET)
        return;
    char *copy = mmap(NULL, moved.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (copy == MAP_FAILED)
        return;
    /* Copies extents of the memfd, so that pages without data cost nothing. */
    off_t hole = 0, data, size = (off_t)moved.size;
    while (hole < size && (data = lseek((int)image.handle, hole, SEEK_DATA)) >= 0 && data < size) {
        hole = lseek((int)image.handle, data, SEEK_HOLE);
        if (hole < 0 || hole > size)
            hole = size;
        for (off_t at = data; at < hole;) {
            ssize_t done = pread((int)image.handle, copy + at, (size_t)(hole - at), at);
            if (done <= 0)
                break;
            at += done;
        }
    }
    snapshot = copy;
}

static void drop_copy(void)
{
    if (snapshot != NULL)
        munmap(snapshot, moved.size);
}

/* Without a copy the child sees only data that the parent does not change later. */
static void take_copy(void)
{
    for (int i = 0; state != NOT_YET && i < moved.n; i++) {
        const segment *s = &moved.segment[i];
        size_t size = s->end - s->first;
        void *at;
        if (snapshot != NULL) {
            at = mremap(snapshot + s->offset, size, size, MREMAP_MAYMOVE | MREMAP_FIXED, (void *)s->first);
            if (at != MAP_FAILED && s->protection != (PROT_READ | PROT_WRITE))
                (void)mprotect(at, size, s->protection);
        } else {
            at = mmap((void *)s->first, size, s->protection, MAP_PRIVATE | MAP_FIXED, (int)image.handle,
                      (off_t)s->offset);
        }
        if (at == MAP_FAILED)
            _exit(127); /* otherwise it would write to its parent's data */
    }
    if (state != NOT_YET) {
        close((int)image.handle);
        state = NOT_YET;
    }
}

void ferryi_statics_after_fork(int in_child)
{
    if (in_child)
        take_copy();
    else
        drop_copy();
    snapshot = NULL;
    ferryi_mutex_unlock(&lock);
}

/* ---- */

static ferry_status map_layout(int all)
{
    struct search search = { &moved, all };
    moved = (layout){ .digest = 14695981039346656037u };
    dl_iterate_phdr(found_object, &search);
    size_t granularity = ferryi_space_host.granularity();
    moved.size = (moved.size + granularity - 1) / granularity * granularity;
    if (moved.overflow)
        return ferryi_error_quiet(FERRY_ERR_UNSUPPORTED, "the program has more than %d segments of data", MAX_SEGMENTS);
    if (!moved.interpreted)
        return ferryi_error_quiet(
            FERRY_ERR_UNSUPPORTED,
            "the program is linked statically, and the C library's own data is among its globals");
    if (moved.n == 0)
        return ferryi_error_quiet(FERRY_ERR_UNSUPPORTED, "the program has no writable data");
    if (holds_a_sanitizer(&moved))
        return ferryi_error_quiet(
            FERRY_ERR_UNSUPPORTED,
            "a sanitizer is linked statically into the program: link it shared (-shared-libasan, or gcc)");
    for (int i = 0; i < moved.n; i++) /* libraries stay loaded: their pages are mapped here */
        if (moved.segment[i].library != NULL)
            (void)dlopen(moved.segment[i].library, RTLD_NOW | RTLD_NOLOAD | RTLD_NODELETE);
    return ferryi_host_memory("ferry-static", (size_t)moved.size, &image);
}

ferry_status ferryi_statics_move(int all, ferryi_chunk *chunk, uint64_t *digest)
{
    ferry_status status = FERRY_SUCCESS;
    ferryi_mutex_lock(&lock, FERRYI_MUTEX_STATICS);
    if (state == FAILED)
        status = ferryi_error_quiet(
            FERRY_ERR_SYSTEM,
            "the first attempt to move the program's data failed: see the first ferry_init's log (FERRY_LOG=info)");
    if (status == FERRY_SUCCESS && state == NOT_YET)
        status = map_layout(all);
    if (status == FERRY_SUCCESS && state == NOT_YET) {
        state = DONE; /* before anything moves: see the top of this file */
        status = move_all();
        if (status != FERRY_SUCCESS)
            state = FAILED;
    }
    if (status == FERRY_SUCCESS) {
        *chunk = image;
        *digest = moved.digest;
    }
    ferryi_mutex_unlock(&lock);
    return status;
}

int ferryi_statics_offset(const void *addr, size_t n, uint64_t *offset)
{
    uintptr_t at = (uintptr_t)addr;
    for (int i = 0; i < moved.n; i++) {
        const segment *s = &moved.segment[i];
        if (at >= s->first && at < s->end && n <= s->end - at) {
            *offset = s->offset + (at - s->first);
            return 1;
        }
    }
    return 0;
}

uint64_t ferryi_statics_first(uint64_t *addr)
{
    *addr = moved.segment[0].first;
    return moved.segment[0].end - moved.segment[0].first;
}

const void *ferryi_statics_address(uint64_t offset)
{
    for (int i = 0; i < moved.n; i++) {
        const segment *s = &moved.segment[i];
        if (offset >= s->offset && offset - s->offset < s->end - s->first)
            return (const void *)(s->first + (offset - s->offset));
    }
    return NULL;
}

struct place {
    uintptr_t at;
    int objects;
    enum ferryi_statics_kind kind;
};

static int look_for_place(struct dl_phdr_info *info, size_t size, void *arg)
{
    struct place *place = arg;
    (void)size;
    int library = place->objects++ > 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        if (place->at - (info->dlpi_addr + p->p_vaddr) >= p->p_memsz)
            continue;
        if (p->p_type == PT_LOAD && place->kind == FERRYI_STATICS_NO_GLOBAL && (p->p_flags & PF_X) == 0)
            place->kind = (p->p_flags & PF_W) == 0 ? FERRYI_STATICS_CONSTANT
                          : library                ? FERRYI_STATICS_LIBRARY
                                                   : FERRYI_STATICS_PROGRAM;
        if (p->p_type == PT_GNU_RELRO)
            place->kind = FERRYI_STATICS_CONSTANT;
    }
    return place->kind != FERRYI_STATICS_NO_GLOBAL;
}

enum ferryi_statics_kind ferryi_statics_kind_of(const void *addr)
{
    struct place place = { (uintptr_t)addr, 0, FERRYI_STATICS_NO_GLOBAL };
    dl_iterate_phdr(look_for_place, &place);
    return place.kind;
}
