/* SPDX-License-Identifier: BSD-3-Clause */
/* Results are kept in $XDG_CACHE_HOME/ferry (~/.cache/ferry), for as long as the GPUs, the driver and the boot are the
 * same, and so is ferry-info.  A file that cannot be read or written is no error. */
#include "ferry.h"
#include "runtime/base/digest.h"
#include "runtime/base/fd.h"
#include "tools/verdict/report.h"
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* What is kept: what was measured.  Words, sentences and causes are made anew from it. */
struct kept {
    char magic[16], built[48];
    uint64_t size, sum; /* of all after */
    int n;
    unsigned char uuid[VD_GPUS][16];
    char boot_id[40];
    vd_evidence pair[VD_GPUS][VD_GPUS];
    uint64_t memory[VD_GPUS], span[VD_GPUS];
    double cuda_seconds, probe_seconds, bulk_seconds;
    int waves, left_behind;
    int64_t when;
    vd_options options;
};

/* Results of another build may mean something else: its version, and a digest of the program's file. */
static void name_build(char built[48])
{
    uint64_t digest = FERRYI_DIGEST_BEGIN;
    unsigned char some[4096];
    size_t n;
    FILE *self = ferryi_fd_read("/proc/self/exe");
    while (self != NULL && (n = fread(some, 1, sizeof some, self)) > 0)
        digest = ferryi_digest_add(digest, some, n);
    if (self != NULL)
        fclose(self);
    snprintf(built, 48, "%d.%d.%d-%016llx", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH,
             (unsigned long long)digest);
}

static void seal(struct kept *k)
{
    memset(k->magic, 0, sizeof k->magic);
    memset(k->built, 0, sizeof k->built);
    snprintf(k->magic, sizeof k->magic, "ferry-verdict/2");
    name_build(k->built);
    k->size = sizeof *k;
    k->sum = ferryi_digest_add(FERRYI_DIGEST_BEGIN, &k->n, sizeof *k - offsetof(struct kept, n));
}

/* Creates the folder when make is set.  0: there is no place for a cache. */
static int folder(char *path, size_t size, int make)
{
    const char *base = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    int n;
    if (base != NULL && base[0] == '/')
        n = snprintf(path, size, "%s", base);
    else if (home != NULL && home[0] == '/')
        n = snprintf(path, size, "%s/.cache", home);
    else
        return 0;
    if (n < 0 || (size_t)n + 8 >= size)
        return 0;
    if (make)
        (void)mkdir(path, 0700);
    snprintf(path + n, size - (size_t)n, "/ferry");
    if (make)
        (void)mkdir(path, 0700);
    return 1;
}

/* The file's name holds all that the results depend on. */
static int name_of(const vd_report *r, char *path, size_t size, int make)
{
    uint64_t key = ferryi_digest_add(FERRYI_DIGEST_BEGIN, r->uuid, (size_t)r->n * sizeof r->uuid[0]);
    const info_driver *d = &r->machine.driver;
    char dir[3800];
    if (!r->boot_id[0] || !folder(dir, sizeof dir, make))
        return 0;
    key = ferryi_digest_add(key, d->version, strlen(d->version));
    key = ferryi_digest_add(key, &d->cuda, sizeof d->cuda);
    key = ferryi_digest_add(key, r->boot_id, strlen(r->boot_id));
    for (int i = 0; i < r->n; i++) /* the same GPUs in other places are another machine */
        key = ferryi_digest_add(key, r->machine.gpu[r->gpu[i]].bdf, sizeof r->machine.gpu[0].bdf);
    const int n = snprintf(path, size, "%s/verdict-%016llx", dir, (unsigned long long)key);
    return n > 0 && (size_t)n < size;
}

static int ends(const char *text, size_t size)
{
    return memchr(text, '\0', size) != NULL;
}

/* The sum says that the file is whole, not that this program wrote it. */
static int is_valid(const struct kept *k)
{
    if (k->n < 0 || k->n > VD_GPUS || !ends(k->boot_id, sizeof k->boot_id) ||
        !ends(k->options.pretend, sizeof k->options.pretend))
        return 0;
    for (int a = 0; a < k->n; a++)
        for (int b = 0; b < k->n; b++) {
            const vd_evidence *e = &k->pair[a][b];
            if (e->state < VD_PENDING || e->state > VD_SKIPPED || e->step < VD_STEP_NONE || e->step >= VD_N_STEPS ||
                !ends(e->note, sizeof e->note))
                return 0;
        }
    return 1;
}

int vd_cache_read(vd_report *r, const vd_options *options)
{
    char path[4096];
    struct kept *k = malloc(sizeof *k), *sealed = malloc(sizeof *sealed);
    FILE *in = NULL;
    int found = 0;
    if (k == NULL || sealed == NULL || !name_of(r, path, sizeof path, 0) || (in = ferryi_fd_read(path)) == NULL)
        goto out;
    if (fread(k, sizeof *k, 1, in) != 1)
        goto out;
    memcpy(sealed, k, sizeof *k);
    seal(sealed);
    /* Results without figures do not answer who asks for figures, and less memory was tested than is asked for now. */
    if (memcmp(k, sealed, offsetof(struct kept, n)) != 0 || !is_valid(k) || k->n != r->n ||
        memcmp(k->uuid, r->uuid, sizeof r->uuid) != 0 || strcmp(k->boot_id, r->boot_id) != 0 ||
        (options->bulk && !k->options.bulk) || k->options.memory != options->memory)
        goto out;
    memcpy(r->pair, k->pair, sizeof r->pair);
    memcpy(r->memory, k->memory, sizeof r->memory);
    memcpy(r->span, k->span, sizeof r->span);
    r->cuda_seconds = k->cuda_seconds;
    r->probe_seconds = k->probe_seconds;
    r->bulk_seconds = k->bulk_seconds;
    r->waves = k->waves;
    r->left_behind = k->left_behind;
    r->when = k->when;
    r->options = k->options;
    r->from_cache = 1;
    found = 1;
out:
    if (in != NULL)
        fclose(in);
    free(sealed);
    free(k);
    return found;
}

static struct kept *kept_of(const vd_report *r)
{
    struct kept *k = calloc(1, sizeof *k);
    if (k == NULL)
        return NULL;
    k->n = r->n;
    memcpy(k->uuid, r->uuid, sizeof k->uuid);
    memcpy(k->boot_id, r->boot_id, sizeof k->boot_id);
    memcpy(k->pair, r->pair, sizeof k->pair);
    memcpy(k->memory, r->memory, sizeof k->memory);
    memcpy(k->span, r->span, sizeof k->span);
    k->cuda_seconds = r->cuda_seconds;
    k->probe_seconds = r->probe_seconds;
    k->bulk_seconds = r->bulk_seconds;
    k->waves = r->waves;
    k->left_behind = r->left_behind;
    k->when = r->when;
    k->options = r->options;
    seal(k);
    return k;
}

void vd_cache_write(const vd_report *r)
{
    char path[4096], new[4128];
    if (vd_report_status(r) == 2 || !name_of(r, path, sizeof path, 1)) /* what could not be told is asked again */
        return;
    snprintf(new, sizeof new, "%s.%d", path, (int)getpid());
    const int fd = ferryi_fd(open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600));
    FILE *out = fd >= 0 ? fdopen(fd, "w") : NULL;
    struct kept *k = out != NULL ? kept_of(r) : NULL;
    if (out == NULL) {
        if (fd >= 0)
            close(fd);
        return;
    }
    const int written = k != NULL && fwrite(k, sizeof *k, 1, out) == 1;
    free(k);
    if (fclose(out) != 0 || !written || rename(new, path) != 0)
        (void)unlink(new);
}
