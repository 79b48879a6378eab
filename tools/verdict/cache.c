/* SPDX-License-Identifier: BSD-3-Clause */
/* Results are kept in $XDG_CACHE_HOME/ferry (~/.cache/ferry), for as long as the GPUs, the driver and the boot are the
 * same, and so is ferry-info.  A file that cannot be read or written is no error. */
#include "ferry.h"
#include "runtime/base/fd.h"
#include "tools/verdict/report.h"
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct head {
    char magic[16], built[32];
    uint64_t size, sum;
};

static uint64_t sum_of(const void *data, size_t n, uint64_t sum)
{
    const unsigned char *c = data;
    for (size_t i = 0; i < n; i++)
        sum = (sum ^ c[i]) * 0x100000001b3u;
    return sum;
}

static struct head head_of(const vd_report *r)
{
    struct head h;
    memset(&h, 0, sizeof h);
    snprintf(h.magic, sizeof h.magic, "ferry-verdict/1");
    snprintf(h.built, sizeof h.built, "%d.%d.%d", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH);
    h.size = sizeof *r;
    h.sum = sum_of(r, sizeof *r, 0xcbf29ce484222325u);
    return h;
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
    uint64_t key = sum_of(r->uuid, (size_t)r->n * sizeof r->uuid[0], 0xcbf29ce484222325u);
    const info_driver *d = &r->machine.driver;
    char dir[3800];
    if (!r->boot_id[0] || !folder(dir, sizeof dir, make))
        return 0;
    key = sum_of(d->version, strlen(d->version), key);
    key = sum_of(&d->cuda, sizeof d->cuda, key);
    key = sum_of(r->boot_id, strlen(r->boot_id), key);
    for (int i = 0; i < r->n; i++) /* the same GPUs in other places are another machine */
        key = sum_of(r->machine.gpu[r->gpu[i]].bdf, sizeof r->machine.gpu[0].bdf, key);
    const int n = snprintf(path, size, "%s/verdict-%016llx", dir, (unsigned long long)key);
    return n > 0 && (size_t)n < size;
}

int vd_cache_read(vd_report *r, const vd_options *options)
{
    char path[4096];
    struct head h, wanted;
    vd_report *kept = malloc(sizeof *kept);
    FILE *in = NULL;
    int found = 0;
    if (kept == NULL || !name_of(r, path, sizeof path, 0) || (in = ferryi_fd_read(path)) == NULL)
        goto out;
    if (fread(&h, sizeof h, 1, in) != 1 || fread(kept, sizeof *kept, 1, in) != 1)
        goto out;
    wanted = head_of(kept);
    /* Results without figures do not answer who asks for figures, and less memory was tested than is asked for now. */
    if (memcmp(&h, &wanted, sizeof h) != 0 || kept->n != r->n || memcmp(kept->uuid, r->uuid, sizeof r->uuid) != 0 ||
        strcmp(kept->boot_id, r->boot_id) != 0 || (options->bulk && !kept->options.bulk) ||
        kept->options.memory != options->memory)
        goto out;
    memcpy(r, kept, sizeof *r);
    r->from_cache = 1;
    found = 1;
out:
    if (in != NULL)
        fclose(in);
    free(kept);
    return found;
}

void vd_cache_write(const vd_report *r)
{
    char path[4096], new[4128];
    if (vd_report_status(r) == 2 || !name_of(r, path, sizeof path, 1)) /* what could not be told is asked again */
        return;
    snprintf(new, sizeof new, "%s.%d", path, (int)getpid());
    const struct head h = head_of(r);
    const int fd = ferryi_fd(open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600));
    FILE *out = fd >= 0 ? fdopen(fd, "w") : NULL;
    if (out == NULL) {
        if (fd >= 0)
            close(fd);
        return;
    }
    const int written = fwrite(&h, sizeof h, 1, out) == 1 && fwrite(r, sizeof *r, 1, out) == 1;
    if (fclose(out) != 0 || !written || rename(new, path) != 0)
        (void)unlink(new);
}
