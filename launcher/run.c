/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry-run: starts the PEs of a job, by itself on this machine, or through mpirun. */
#include "launcher/run.h"
#include "ferry/setup.h"
#include "launcher/run_check.h"
#include "launcher/run_emulate.h"
#include "launcher/run_observe.h"
#include "launcher/run_trace.h"
#include "runtime/base/fd.h"
#include "runtime/base/log_line.h"
#include <ctype.h>
#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_EXPORTED = 256, USAGE = 2 };

static const char help[] =
    "Usage: ferry-run [OPTION]... PROGRAM [ARG]...\n"
    "Start a program as the PEs of one job.\n"
    "\n"
    "  -n, -np N              number of PEs (default: one for each available CPU); also -nN, -np=N\n"
    "  -x VAR[=VALUE]         set a variable for all PEs; they inherit this environment in any case\n"
    "      --wdir DIR         start them in this folder\n"
    "      --bind-to WHAT     core (the default): each PE runs on its own share of the available CPUs,\n"
    "                         when there are enough for all; none: each PE may run on all of them\n"
    "      --timeout SECONDS  end the job after that time, with exit status 124\n"
    "      --keep-going       a PE's failure does not end the others\n"
    "      --mps              connect PEs that share a GPU by NVIDIA's Multi-Process Service, so that they run\n"
    "                         at the same time instead of in turns of 2 ms (local launcher)\n"
    "      --emulate[=WORDS]  the job's GPUs are emulated: 4, or =N of them; =no-atomics, =no-access, or with pairs\n"
    "                         as in --emulate=4,no-atomics=0>1:1>0, what pairs of GPUs cannot do\n"
    "      --hosts A:N,B:M    start N PEs on host A, M on B; without numbers, as many on each; an IPv6 address\n"
    "                         in brackets, as in [fd00::1]:2\n"
    "      --agent COMMAND    what starts a program on a host (default: ssh -T -o BatchMode=yes)\n"
    "      --check[=SEEDS]    look for races, accesses out of bounds, refused calls and waits that never end, and\n"
    "                         end with status 3 if there is one; SEEDS: run so often, each time with other delays\n"
    "                         (--seeds N, too).  Compile the program by ferry-cc --check -g\n"
    "      --launcher WHICH   local, mpi, or auto (the default)\n"
    "  -l, --tag-output       begin each line of a PE's output with its number, as in [3]\n"
    "      --trace FILE       record the calls of all PEs, and write a picture of them at the end: FILE.html for a\n"
    "                         browser, .json for Perfetto and Python, .txt to read; the PEs of one machine\n"
    "      --trace-events N   how many calls of a PE are kept, the last ones (default: 65536)\n"
    "  -v                     print what is started\n"
    "  -h, --help             this text\n"
    "  -V, --version          the version\n"
    "\n"
    "The local launcher starts processes on this machine, in milliseconds, and needs no MPI.  Standard\n"
    "input goes to PE 0.  When a PE fails (exit status other than 0, or a signal), the others have a second\n"
    "to report the failure, then ferry-run ends them; with --keep-going they run on.  When a PE calls\n"
    "ferry_global_exit, all end at once.  ferry-run's status is that of the first PE that failed: 128 + N for\n"
    "signal N.  Processes that PEs leave behind are killed half a second after the last PE's end.\n"
    "\n"
    "With --hosts (--host, -H) the local launcher runs `COMMAND HOST ferry-run --as-node` for each host, and\n"
    "COMMAND gives the words behind HOST to a shell there, as ssh does.  The program, this folder and ferry\n"
    "have the same paths there.  PEs get FERRY_*, CUDA_*, NVIDIA_*, OMP_*, LD_LIBRARY_PATH, PYTHONPATH and\n"
    "what -x names, and no standard input.  PE 0 listens at the first host's address, or FERRY_TCP_BIND,\n"
    "under a secret; a name that leads to loopback here stands for the address that reaches the other hosts.\n"
    "\n"
    "The mpi launcher passes all options to mpirun ($MPIRUN, or the one that ferry was built with).  auto\n"
    "chooses it for a program that is linked with MPI, for a file of hosts, and for options that only mpirun\n"
    "has.  Unless the environment says otherwise, it allows\n"
    "mpirun to run as root and with fewer cores than PEs, and, when no hosts are named, lets MPI use shared\n"
    "memory only.\n"
    "\n"
    "The local launcher ignores these options of mpirun: --oversubscribe,\n"
    "--allow-run-as-root, --map-by, --rank-by, -ppn, --mca, --quiet, and words for --bind-to other than\n"
    "none.\n";

enum launcher { AUTO, LOCAL, MPI };

typedef struct command_line {
    run_options run;
    enum launcher launcher;
    const char *folder;
    const char *unknown; /* the first option that ferry-run does not know */
    int names_hosts;
    const char *hosts; /* the list; NULL: none, or a file has it */
    const char *exported[MOST_EXPORTED];
} command_line;

static int fail(const char *format, const char *what)
{
    fprintf(stderr, "ferry-run: ");
    fprintf(stderr, format, what);
    fprintf(stderr, "; see ferry-run --help\n");
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
    return fail("--launcher %s: give local, mpi or auto", text);
}

/* Sets a variable that the PEs inherit. */
static int set_variable(const char *assignment)
{
    char *copy = strdup(assignment), *equals = copy != NULL ? strchr(copy, '=') : NULL;
    if (copy == NULL || equals == copy)
        return fail("-x %s: give the name of a variable", assignment);
    if (equals == NULL)
        free(copy); /* it is in the environment already, or not set */
    else
        putenv(copy);
    return 0;
}

/* The value attached to one of these names, as in -n2, -np4 and --np=2; NULL: none. */
static const char *attached(const char *option, const char *const *names)
{
    for (; *names != NULL; names++) {
        size_t length = strlen(*names);
        if (strncmp(option, *names, length) == 0 && (option[length] == '=' || isdigit((unsigned char)option[length])))
            return option + length + (option[length] == '=');
    }
    return NULL;
}

/* A list of hosts with their slots, as in localhost:4.  1: all are this machine. */
static int are_this_machine(const char *hosts)
{
    char own[256];
    if (gethostname(own, sizeof own) != 0)
        own[0] = '\0';
    own[sizeof own - 1] = '\0';
    for (const char *host = hosts; *host != '\0'; host += *host == ',') {
        const char *const here[] = { "localhost", "127.0.0.1", own };
        size_t length = strcspn(host, ":,"), known = 0;
        for (size_t i = 0; i < sizeof here / sizeof *here; i++)
            known |= length == strlen(here[i]) && strncmp(host, here[i], length) == 0;
        if (!known)
            return 0;
        host += strcspn(host, ",");
    }
    return 1;
}

static const char *const counts[] = { "-np", "--np", "-n", "-c", NULL };
static const char *const folders[] = { "--wdir", "-wdir", "-wd", NULL };
static const char *const timeouts[] = { "--timeout", "-timeout", NULL };
static const char *const environments[] = { "-x", NULL };
static const char *const launchers[] = { "--launcher", NULL };
static const char *const labels[] = { "-l", "--tag-output", "-tag-output", "-prepend-rank", NULL };
static const char *const keeps_going[] = { "--keep-going", NULL };
static const char *const mps[] = { "--mps", NULL };
static const char *const verbose[] = { "-v", NULL };
static const char *const ignored[] = {
    "--oversubscribe", "-oversubscribe", "--allow-run-as-root", "-q", "--quiet", NULL
};
static const char *const bindings[] = { "--bind-to", "-bind-to", NULL };
static const char *const ignored_pairs[] = { "--map-by", "-map-by", "--rank-by", "-rank-by", "-ppn", NULL };
static const char *const ignored_triples[] = { "--mca", "-mca", NULL };
static const char *const agents[] = { "--agent", NULL };
static const char *const hosts[] = { "--host", "-host", "--hosts", "-hosts", "-H", NULL };
static const char *const traces[] = { "--trace", NULL };
static const char *const trace_events[] = { "--trace-events", NULL };
static const char *const host_files[] = { "--hostfile", "-hostfile", "--machinefile", "-machinefile", NULL };

/* Handles one option and its value.  0, or the exit status of a usage error. */
static int handle_option(command_line *line, const char *option, const char *value)
{
    if (one_of(option, counts) && number(value, RUN_MOST_PES, &line->run.n_pes) != 0)
        return fail("%s PEs: give a number from 1 to 1024", value);
    if (one_of(option, timeouts) && number(value, 1 << 30, &line->run.seconds) != 0)
        return fail("--timeout %s: give whole seconds", value);
    if (one_of(option, environments) && set_variable(value) != 0)
        return USAGE;
    if (one_of(option, environments) && line->run.n_exported < MOST_EXPORTED)
        line->exported[line->run.n_exported++] = value;
    const int refused = one_of(option, traces)         ? run_trace_add(value)
                        : one_of(option, trace_events) ? run_trace_events(value)
                                                       : 0;
    if (refused != 0)
        return refused;
    if (one_of(option, agents))
        line->run.agent = value;
    if (one_of(option, hosts))
        line->hosts = value;
    if (one_of(option, launchers) && pick_launcher(value, &line->launcher) != 0)
        return USAGE;
    if (one_of(option, folders))
        line->folder = value;
    if (one_of(option, bindings))
        line->run.unbound = strcmp(value, "none") == 0;
    line->run.verbose |= one_of(option, verbose);
    line->run.labels |= one_of(option, labels);
    line->run.keep_going |= one_of(option, keeps_going);
    line->run.mps |= one_of(option, mps);
    line->names_hosts |= one_of(option, host_files) || (one_of(option, hosts) && !are_this_machine(value));
    return 0;
}

/* 0, or the exit status of a usage error.  Options end at the program's name. */
static int parse(int argc, char **argv, command_line *line)
{
    static const char *const *const alone[] = { labels, keeps_going, mps, verbose, ignored, NULL };
    static const char *const *const with_value[] = { counts,   folders,       timeouts, environments, launchers,
                                                     bindings, ignored_pairs, hosts,    host_files,   agents,
                                                     traces,   trace_events,  NULL };
    static const char *const *const may_be_attached[] = { counts, launchers, traces, trace_events, NULL };
    int at = 1;
    while (at < argc && argv[at][0] == '-') {
        const char *option = argv[at], *value = at + 1 < argc ? argv[at + 1] : NULL, *inside = NULL;
        int words = one_of(option, ignored_triples) ? 3 : 0;
        if (strcmp(option, "--") == 0) {
            at++;
            break;
        }
        if (run_emulate_is(option)) {
            if (run_emulate_add(option) != 0)
                return USAGE;
            at++;
            continue;
        }
        for (int i = 0; alone[i] != NULL; i++)
            words = one_of(option, alone[i]) ? 1 : words;
        for (int i = 0; with_value[i] != NULL; i++)
            words = one_of(option, with_value[i]) ? 2 : words;
        for (int i = 0; may_be_attached[i] != NULL && words == 0; i++)
            if ((inside = attached(option, may_be_attached[i])) != NULL) {
                option = may_be_attached[i][0];
                value = inside;
                words = 1;
            }
        const int of_check = words == 0 ? run_check_option(option, value) : 0;
        if (of_check != 0) {
            if (of_check < 0)
                return USAGE;
            at += of_check;
            continue;
        }
        if (words == 0) {
            /* Only mpirun knows how many values it takes. */
            line->unknown = option;
            return 0;
        }
        if (words == 2 && value == NULL)
            return fail("%s needs a value", option);
        int status = handle_option(line, option, value);
        if (status != 0)
            return status;
        at += words;
    }
    if (at >= argc)
        return fail("%s: name a program", "nothing to start");
    line->run.command = argv + at;
    return 0;
}

/* ---- mpirun. */

static void tune_mpi(int names_hosts)
{
    static const char *const always[][2] = {
        { "OMPI_ALLOW_RUN_AS_ROOT", "1" },
        { "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1" },
        { "OMPI_MCA_rmaps_base_oversubscribe", "1" },
        { "PRTE_MCA_rmaps_default_mapping_policy", ":oversubscribe" },
    };
    /* Open MPI's search for networks takes more than a second. */
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
    char **args = calloc(2 * (size_t)argc + 1, sizeof *args);
    const char *inside;
    int n = 0;
    if (args == NULL)
        return 1;
    args[n++] = (char *)(size_t)mpirun;
    for (int i = 1; i < argc; i++) {
        int options = line->run.command == NULL || argv + i < line->run.command;
        if (options && (strcmp(argv[i], "--launcher") == 0 || one_of(argv[i], traces) || one_of(argv[i], trace_events)))
            i++;
        else if (options && (attached(argv[i], traces) != NULL || attached(argv[i], trace_events) != NULL))
            continue;
        else if (options && line->unknown == NULL && (inside = attached(argv[i], counts)) != NULL) {
            args[n++] = (char *)(size_t) "-n";
            args[n++] = (char *)(size_t)inside;
        } else if (options && (strcmp(argv[i], "-hosts") == 0 || strcmp(argv[i], "--hosts") == 0))
            args[n++] = (char *)(size_t) "--host";
        else if (options && run_emulate_is(argv[i]))
            continue;
        else if (options && one_of(argv[i], labels))
            args[n++] = (char *)(size_t) "--tag-output";
        else if (!options || strncmp(argv[i], "--launcher=", 11) != 0)
            args[n++] = argv[i];
    }
    tune_mpi(line->names_hosts);
    if (line->run.verbose)
        fprintf(stderr, "ferry-run: %s\n", mpirun);
    const int status = run_observe_execute(mpirun, args);
    if (status >= 0)
        return run_trace_end(status);
    fprintf(stderr, "ferry-run: %s: %s%s\n", mpirun, strerror(errno),
            line->unknown == NULL ? "; --launcher local needs no MPI" : "");
    if (line->unknown != NULL)
        fprintf(stderr, "ferry-run: %s is not an option of ferry-run, so mpirun was needed; see ferry-run --help\n",
                line->unknown);
    free(args);
    return 127;
}

static int cpus(void)
{
    cpu_set_t set;
    return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
}

/* Writes to stderr without failing: the job goes on even when nothing reads ferry-run's output. */
static ssize_t write_line(void *unused, const char *text, size_t n)
{
    (void)unused;
    (void)ferryi_line_write(STDERR_FILENO, text, n);
    return (ssize_t)n;
}

static void make_stderr_nonblocking(void)
{
    FILE *lines = fopencookie(NULL, "w", (cookie_io_functions_t){ .write = write_line });
    if (lines == NULL)
        return;
    setvbuf(lines, NULL, _IOLBF, BUFSIZ);
    stderr = lines;
}

/* 0, or an exit status. */
static int begin_observing(const command_line *line)
{
    if (run_trace_is_wanted() && line->names_hosts)
        return fail("--trace records the PEs of one machine, whose clock they share: start the job without %s",
                    "--hosts");
    return run_observe_begin(&line->run) != 0 ? USAGE : run_trace_begin(&line->run);
}

int main(int argc, char **argv)
{
    command_line line = { .run = { .n_pes = 0, .agent = "ssh -T -o BatchMode=yes" } };
    ferryi_fd_fill_low();
    run_file_size_begin();
    make_stderr_nonblocking();
    if (argc == 2 && (strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "--help") == 0))
        return fputs(help, stdout) < 0;
    if (argc == 2 && strcmp(argv[1], "--as-node") == 0)
        return run_as_node();
    if (argc == 2 && (strcmp(argv[1], "-V") == 0 || strcmp(argv[1], "--version") == 0))
        return printf("ferry-run %d.%d.%d\n", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH) < 0;
    int status = parse(argc, argv, &line);
    if (status != 0)
        return status;
    if (line.launcher == LOCAL && line.unknown != NULL)
        return fail("%s is unknown", line.unknown);
    if (line.launcher == LOCAL && line.names_hosts && line.hosts == NULL)
        return fail("the local launcher takes %s", "--hosts, and no file of hosts");
    if (run_emulates() && line.names_hosts)
        return fail("%s is for PEs of this machine", "--emulate");
    if (line.launcher == MPI ||
        (line.launcher == AUTO &&
         (line.unknown != NULL || (line.names_hosts && line.hosts == NULL) || run_needs_mpi(line.run.command[0])))) {
        if (line.run.keep_going || line.run.mps || run_check_is_on())
            return fail("only the local launcher has %s", line.run.keep_going ? "--keep-going"
                                                          : line.run.mps      ? "--mps"
                                                                              : "--check");
        if ((status = begin_observing(&line)) != 0)
            return status;
        return run_mpi(argc, argv, &line);
    }
    if (line.run.n_pes == 0 && !line.names_hosts)
        line.run.n_pes = cpus();
    if (line.folder != NULL && chdir(line.folder) != 0) {
        fprintf(stderr, "ferry-run: %s: %s\n", line.folder, strerror(errno));
        return 1;
    }
    if (line.names_hosts && run_check_is_on())
        return fail("%s looks at PEs of one machine: leave out --hosts", "--check");
    if (line.names_hosts) {
        static run_host table[RUN_MOST_HOSTS];
        const int n = run_hosts_read(line.hosts, &line.run.n_pes, table);
        if (n < 0)
            return USAGE;
        line.run.world = line.run.n_pes;
        line.run.n_pes = n;
        line.run.hosts = table;
        line.run.exported = line.exported;
    }
    if ((status = begin_observing(&line)) != 0)
        return status;
    return run_trace_end(run_check_all(&line.run));
}
