/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry-run --trace: the memory into which the PEs record their calls, and the files that are made of it.  The memory
 * has no name in any file system: PEs open it through this process's descriptor, so that nothing is left behind, and a
 * PE's record outlives it. */
#include "launcher/run_trace.h"
#include "launcher/run_observe.h"
#include "runtime/base/fd.h"
#include "trace/trace.h"
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { MOST_FILES = 4, USAGE = 2 };

static const struct form {
    const char *ending;
    int (*write)(const trace *t, FILE *out);
} forms[] = {
    { ".html", trace_write_page },
    { ".json", trace_write_chrome },
    { ".txt", trace_write_text },
};

static struct {
    const char *name;
    char full[PATH_MAX]; /* ferry-run may change its folder */
    const struct form *form;
    int made; /* by this run */
    int done; /* all is written */
} file[MOST_FILES];
static int n_files;
static uint64_t capacity = 1 << 16;
static int memory = -1;
static pid_t owner;
static char **command;

static const struct form *form_of(const char *name)
{
    const size_t n = strlen(name);
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        const size_t m = strlen(forms[i].ending);
        if (n > m && strcmp(name + n - m, forms[i].ending) == 0)
            return &forms[i];
    }
    return NULL;
}

int run_trace_add(const char *name)
{
    char folder[PATH_MAX / 2] = "";
    if (n_files == MOST_FILES) {
        fprintf(stderr, "ferry-run: --trace %s: at most %d files\n", name, MOST_FILES);
        return USAGE;
    }
    file[n_files].name = name;
    file[n_files].form = form_of(name);
    if (file[n_files].form == NULL) {
        fprintf(stderr, "ferry-run: --trace %s: give a file that ends in .html, .json or .txt\n", name);
        return USAGE;
    }
    if (name[0] != '/' && getcwd(folder, sizeof folder) == NULL)
        folder[0] = '\0';
    snprintf(file[n_files].full, sizeof file[n_files].full, "%s%s%.2000s", folder, folder[0] != '\0' ? "/" : "", name);
    if (n_files++ == 0)
        run_observe_add("trace");
    return 0;
}

int run_trace_events(const char *number)
{
    char *end;
    const unsigned long n = strtoul(number, &end, 10);
    if (end == number || *end != '\0' || n < 16 || n > 1ul << 24) {
        fprintf(stderr, "ferry-run: --trace-events %s: give a number from 16 to %lu\n", number, 1ul << 24);
        return USAGE;
    }
    for (capacity = 16; capacity < n; capacity *= 2)
        continue;
    return 0;
}

int run_trace_is_wanted(void)
{
    return n_files > 0;
}

/* Removes the files that were made to see whether they can be. */
static void drop_files(void)
{
    for (int i = 0; i < n_files; i++)
        if (file[i].made)
            unlink(file[i].full);
}

/* Tries to write now what is written at the end, when it would be too late to say so. */
static int try_files(void)
{
    for (int i = 0; i < n_files; i++) {
        const int is_new = access(file[i].full, F_OK) != 0;
        const int fd = ferryi_fd(open(file[i].full, O_WRONLY | O_CREAT | O_CLOEXEC, 0666));
        if (fd < 0) {
            fprintf(stderr, "ferry-run: --trace %s: %s; give a file that you may write, in a folder that exists\n",
                    file[i].name, strerror(errno));
            return USAGE;
        }
        close(fd);
        file[i].made = is_new;
    }
    return 0;
}

int run_trace_begin(const run_options *options)
{
    const int refused = try_files();
    if (refused != 0)
        drop_files();
    if (refused != 0 || n_files == 0)
        return refused;
    owner = getpid();
    command = options->command;
    memory = ferryi_fd(memfd_create("ferry-trace", MFD_CLOEXEC));
    const uint64_t bytes = ferryi_trace_region_at(capacity, FERRYI_TRACE_REGIONS);
    ferryi_trace_control *control = MAP_FAILED;
    if (memory >= 0 && ftruncate(memory, (off_t)bytes) == 0) /* pages come when they are written */
        control = mmap(NULL, FERRYI_TRACE_PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, memory, 0);
    if (control == MAP_FAILED) {
        fprintf(stderr, "ferry-run: --trace: no memory for the record: %s; fewer --trace-events need less\n",
                run_file_size_error(errno));
        drop_files();
        return 1;
    }
    control->magic = FERRYI_TRACE_MAGIC;
    return 0;
}

void run_trace_environment(void)
{
    char where[96];
    if (memory < 0)
        return;
    snprintf(where, sizeof where, "/proc/%d/fd/%d:%" PRIu64, (int)owner, memory, capacity);
    setenv(FERRYI_TRACE_VARIABLE, where, 1);
}

/* A file that cannot be written at the end is written elsewhere: the record would be lost. */
static int write_file(const trace *t, const char *path, int how, int (*write)(const trace *t, FILE *out))
{
    const int fd = ferryi_fd(open(path, O_WRONLY | O_CREAT | O_CLOEXEC | how, 0666));
    FILE *out = fd >= 0 ? fdopen(fd, "w") : NULL;
    if (out == NULL) {
        if (fd >= 0)
            close(fd);
        return -1;
    }
    const int failed = write(t, out) != 0;
    const int saved_errno = errno;
    if (fclose(out) != 0)
        return -1;
    errno = saved_errno;
    return failed ? -1 : 0;
}

/* Others may write into the folder for temporary files: a name that they can guess may be their link to a file of the
 * user's, so that the trace gets a folder of its own. */
static void write_elsewhere(const trace *t, const struct form *form)
{
    const char *folder = getenv("TMPDIR");
    char other[PATH_MAX];
    snprintf(other, sizeof other, "%s/ferry-trace-XXXXXX", folder != NULL && *folder != '\0' ? folder : "/tmp");
    if (mkdtemp(other) == NULL)
        return;
    const size_t n = strlen(other);
    snprintf(other + n, sizeof other - n, "/trace%s", form->ending);
    if (write_file(t, other, O_EXCL | O_NOFOLLOW, form->write) == 0) {
        fprintf(stderr, "ferry-run: the trace is in %s instead\n", other);
        return;
    }
    unlink(other);
    other[n] = '\0';
    rmdir(other);
}

/* A signal ends ferry-run while it writes; of files that this run has made none is left in part. */
static void end_early(int signal)
{
    struct sigaction by_default = { .sa_handler = SIG_DFL };
    for (int i = 0; i < n_files; i++)
        if (file[i].made && !file[i].done)
            unlink(file[i].full);
    sigaction(signal, &by_default, NULL);
    raise(signal); /* comes when this function returns */
}

/* The job has ended: there is nobody to pass signals on to. */
static void let_signals_end_it(void)
{
    const int ends[] = { SIGINT, SIGTERM, SIGHUP, SIGQUIT };
    const struct sigaction action = { .sa_handler = end_early };
    sigset_t these;
    sigemptyset(&these);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        sigaction(ends[i], &action, NULL);
        sigaddset(&these, ends[i]);
    }
    sigprocmask(SIG_UNBLOCK, &these, NULL);
}

static int write_all(const trace *t)
{
    int failed = 0;
    for (int i = 0; i < n_files; i++) {
        file[i].done = write_file(t, file[i].full, O_TRUNC, file[i].form->write) == 0;
        if (file[i].done)
            continue;
        fprintf(stderr, "ferry-run: --trace %s: %s\n", file[i].name, run_file_size_error(errno));
        write_elsewhere(t, file[i].form);
        failed = 1;
    }
    return failed;
}

static void say_what_is_missing(const trace *t)
{
    if (t->refused > 0)
        fprintf(stderr, "ferry-run: --trace: %" PRIu32 " PEs found no room, and are not in the trace\n", t->refused);
    if (t->no_lines_in != NULL)
        fprintf(stderr,
                "ferry-run: --trace: %s has no debug information, so that its calls have no source lines: compile it "
                "with -g\n",
                t->no_lines_in);
    for (int pe = 0, said = 0; pe < t->n_pes && !said; pe++)
        if (t->pe[pe].lost > 0) {
            fprintf(stderr,
                    "ferry-run: --trace: PE %d made more calls than its record holds: the last %" PRIu64
                    " are in the trace; --trace-events takes a larger number\n",
                    pe, capacity);
            said = 1;
        }
}

int run_trace_end(int status)
{
    trace t = { .command = command, .status = status };
    if (memory < 0 || (getpid() != owner && getppid() == owner))
        return status; /* the process that the user started writes, unless it was killed */
    let_signals_end_it();
    if (trace_read(memory, capacity, &t) != 0) {
        fprintf(stderr, "ferry-run: --trace: the record cannot be read: %s\n", strerror(errno));
        return status != 0 ? status : 1;
    }
    if (t.n == 0) {
        fprintf(stderr,
                "ferry-run: --trace: nothing was recorded: no process made a call of libferry.so; a program that is "
                "linked with libferry.a, and one that is set-user-id, cannot be traced\n");
        drop_files();
        return status;
    }
    trace_match(&t);
    trace_rows(&t);
    const int failed = write_all(&t);
    say_what_is_missing(&t);
    return status == 0 && failed ? 1 : status;
}
