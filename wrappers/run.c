/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry-run: starts the PEs of a job, by itself on this machine, or through mpirun. */
#include "wrappers/run.h"
#include "ferry/setup.h"
#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_PES = 1024, USAGE = 2 };

static const char help[] =
    "Usage: ferry-run [OPTION]... PROGRAM [ARG]...\n"
    "Start a program as the PEs of one job.\n"
    "\n"
    "  -n, -np N              how many PEs (default: one for each CPU that may be used)\n"
    "  -x VAR[=VALUE]         set a variable for all PEs; they have this environment in any case\n"
    "      --wdir DIR         start them in this folder\n"
    "      --bind-to WHAT     core (the default): each PE runs on its own share of the CPUs that may be\n"
    "                         used, when there are enough for all; none: each PE may run on all of them\n"
    "      --timeout SECONDS  end the job after that time, with exit status 124\n"
    "      --launcher WHICH   local, mpi, or auto (the default)\n"
    "  -v                     say what is started\n"
    "  -h, --help             this text\n"
    "  -V, --version          the version\n"
    "\n"
    "The local launcher starts processes on this machine, in milliseconds, and needs no MPI.  Standard\n"
    "input goes to PE 0.  When a PE fails (exit status other than 0, or a signal) or calls\n"
    "ferry_global_exit, the others are ended, and its status is that of ferry-run: 128 + N for signal N.\n"
    "\n"
    "The mpi launcher hands all options on to mpirun ($MPIRUN, or the one that ferry was built with).  It\n"
    "is taken by itself for a program that is linked with MPI, and for options that only mpirun has, such\n"
    "as --host.  Unless the environment says otherwise, mpirun is told that this may be root, that there\n"
    "may be fewer cores than PEs, and, when no hosts are named, to connect MPI by shared memory alone.\n"
    "\n"
    "Options of mpirun that mean nothing to the local launcher are passed over: --oversubscribe,\n"
    "--allow-run-as-root, --map-by, --rank-by, -ppn, --mca, --quiet, and words for --bind-to other than\n"
    "none.\n";

enum launcher { AUTO, LOCAL, MPI };

typedef struct command_line {
    run_options run;
    enum launcher launcher;
    const char *folder;
    const char *foreign; /* the first option that only mpirun may know */
    int names_hosts;
} command_line;

static int fail(const char *format, const char *what)
{
    fprintf(stderr, "ferry-run: ");
    fprintf(stderr, format, what);
    fprintf(stderr, "; ferry-run --help says what is allowed\n");
    return USAGE;
}

static int one_of(const char *option, const char *const *names)
{
    for (; *names != NULL; names++)
        if (strcmp(option, *names) == 0)
            return 1;
    return 0;
}

static int number(const char *text, int most, int *value)
{
    char *end;
    long n = strtol(text, &end, 10);
    if (end == text || *end != '\0' || n < 1 || n > most)
        return -1;
    *value = (int)n;
    return 0;
}

static int pick_launcher(const char *text, enum launcher *launcher)
{
    static const char *const names[] = { "auto", "local", "mpi" };
    for (int i = 0; i < 3; i++)
        if (strcmp(text, names[i]) == 0) {
            *launcher = (enum launcher)i;
            return 0;
        }
    return fail("launcher %s is none of local, mpi and auto", text);
}

/* Sets what the PEs inherit. */
static int pass_on(const char *assignment)
{
    char *copy = strdup(assignment), *equals = copy != NULL ? strchr(copy, '=') : NULL;
    if (copy == NULL || equals == copy)
        return fail("-x %s: a variable's name is wanted", assignment);
    if (equals == NULL)
        free(copy); /* it is in the environment, or nowhere */
    else
        putenv(copy);
    return 0;
}

/* 0, or the exit status of a wrong use.  Options end where the program begins. */
static int parse(int argc, char **argv, command_line *line)
{
    static const char *const counts[] = { "-n", "-np", "--np", "-c", NULL };
    static const char *const folders[] = { "--wdir", "-wdir", "-wd", NULL };
    static const char *const timeouts[] = { "--timeout", "-timeout", NULL };
    static const char *const environments[] = { "-x", NULL };
    static const char *const ignored[] = {
        "--oversubscribe", "-oversubscribe", "--allow-run-as-root", "-q", "--quiet", NULL
    };
    static const char *const bindings[] = { "--bind-to", "-bind-to", NULL };
    static const char *const ignored_pairs[] = { "--map-by", "-map-by", "--rank-by", "-rank-by", "-ppn", NULL };
    static const char *const ignored_triples[] = { "--mca", "-mca", NULL };
    static const char *const hosts[] = { "--host",    "-host",         "-H",           "--hostfile",
                                         "-hostfile", "--machinefile", "-machinefile", NULL };
    int at = 1;
    while (at < argc && argv[at][0] == '-') {
        const char *option = argv[at], *value = at + 1 < argc ? argv[at + 1] : NULL;
        int takes = one_of(option, counts) || one_of(option, folders) || one_of(option, timeouts) ||
                    one_of(option, environments) || one_of(option, bindings) || one_of(option, ignored_pairs) ||
                    one_of(option, hosts) || strcmp(option, "--launcher") == 0;
        if (strcmp(option, "--") == 0) {
            at++;
            break;
        }
        if (takes && value == NULL)
            return fail("%s needs a value", option);
        if (one_of(option, counts) && number(value, MOST_PES, &line->run.n_pes) != 0)
            return fail("%s PEs: a number from 1 to 1024 is wanted", value);
        if (one_of(option, timeouts) && number(value, 1 << 30, &line->run.seconds) != 0)
            return fail("a timeout of %s: whole seconds are wanted", value);
        if (one_of(option, folders))
            line->folder = value;
        if (one_of(option, environments) && pass_on(value) != 0)
            return USAGE;
        if (strcmp(option, "--launcher") == 0 && pick_launcher(value, &line->launcher) != 0)
            return USAGE;
        if (strncmp(option, "--launcher=", 11) == 0 && pick_launcher(option + 11, &line->launcher) != 0)
            return USAGE;
        if (one_of(option, bindings))
            line->run.unbound = strcmp(value, "none") == 0;
        if (strcmp(option, "-v") == 0)
            line->run.verbose = 1;
        line->names_hosts |= one_of(option, hosts);
        if (!takes && !one_of(option, ignored) && !one_of(option, ignored_triples) && strcmp(option, "-v") != 0 &&
            strncmp(option, "--launcher=", 11) != 0 && line->foreign == NULL) {
            /* How many values it takes only mpirun knows. */
            line->foreign = option;
            return 0;
        }
        at += one_of(option, ignored_triples) ? 3 : takes ? 2 : 1;
    }
    if (at >= argc)
        return fail("%s: no program is named", "nothing to start");
    line->run.command = argv + at;
    return 0;
}

/* ---- mpirun. */

static void fast_mpi(int names_hosts)
{
    static const char *const always[][2] = {
        { "OMPI_ALLOW_RUN_AS_ROOT", "1" },
        { "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1" },
        { "OMPI_MCA_rmaps_base_oversubscribe", "1" },
        { "PRTE_MCA_rmaps_default_mapping_policy", ":oversubscribe" },
    };
    /* Looking for networks takes Open MPI more than a second. */
    static const char *const one_machine[][2] = {
        { "OMPI_MCA_pml", "ob1" },
        { "OMPI_MCA_btl", "self,vader" },
        { "OMPI_MCA_osc", "^ucx" },
        { "HWLOC_COMPONENTS", "-gl" },
    };
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        setenv(always[i][0], always[i][1], 0);
    for (size_t i = 0; i < sizeof one_machine / sizeof *one_machine && !names_hosts; i++)
        setenv(one_machine[i][0], one_machine[i][1], 0);
}

static int run_mpi(int argc, char **argv, const command_line *line)
{
    const char *given = getenv("MPIRUN"), *built = FERRY_RUN_MPIRUN;
    const char *mpirun = given != NULL && *given != '\0' ? given : access(built, X_OK) == 0 ? built : "mpirun";
    char **args = calloc((size_t)argc + 1, sizeof *args);
    int n = 0;
    if (args == NULL)
        return 1;
    args[n++] = (char *)(size_t)mpirun;
    for (int i = 1; i < argc; i++) {
        int options = line->run.command == NULL || argv + i < line->run.command;
        if (options && strcmp(argv[i], "--launcher") == 0)
            i++;
        else if (!options || strncmp(argv[i], "--launcher=", 11) != 0)
            args[n++] = argv[i];
    }
    fast_mpi(line->names_hosts);
    if (line->run.verbose)
        fprintf(stderr, "ferry-run: %s\n", mpirun);
    execvp(mpirun, args);
    fprintf(stderr, "ferry-run: %s: %s%s\n", mpirun, strerror(errno),
            line->foreign == NULL ? "; --launcher local needs no MPI" : "");
    if (line->foreign != NULL)
        fprintf(stderr, "ferry-run: %s is an option that only mpirun may know; see ferry-run --help\n", line->foreign);
    free(args);
    return 127;
}

static int cpus(void)
{
    cpu_set_t set;
    return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
}

int main(int argc, char **argv)
{
    command_line line = { .run = { .n_pes = 0 } };
    if (argc == 2 && (strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "--help") == 0))
        return fputs(help, stdout) < 0;
    if (argc == 2 && (strcmp(argv[1], "-V") == 0 || strcmp(argv[1], "--version") == 0))
        return printf("ferry-run %d.%d.%d\n", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH) < 0;
    int status = parse(argc, argv, &line);
    if (status != 0)
        return status;
    if (line.launcher == LOCAL && line.foreign != NULL)
        return fail("%s is not known", line.foreign);
    if (line.launcher == LOCAL && line.names_hosts)
        return fail("the local launcher knows %s", "this machine only");
    if (line.launcher == MPI ||
        (line.launcher == AUTO && (line.foreign != NULL || line.names_hosts || run_needs_mpi(line.run.command[0]))))
        return run_mpi(argc, argv, &line);
    if (line.run.n_pes == 0)
        line.run.n_pes = cpus();
    if (line.folder != NULL && chdir(line.folder) != 0) {
        fprintf(stderr, "ferry-run: %s: %s\n", line.folder, strerror(errno));
        return 1;
    }
    return run_local(&line.run);
}
