/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry-info: what each pair of GPUs can do, which path ferry takes, and what obstacles there are. */
#define INFO_COMMAND "ferry-info"
#include "ferry.h"
#include "runtime/base/clock.h"
#include "runtime/base/env.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "tools/child.h"
#include "tools/collect.h"
#include "tools/command_line.h"
#include "tools/measure/measure.h"
#include "tools/render.h"
#include "tools/verdict/report.h"
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <string.h>
#include <sys/stat.h>

typedef struct options {
    int json, measure, job, n_pes;
    double patience; /* seconds */
    const char *sysroot, *capture;
} options;

/* A measured run ends within 10 s, on 8 GPUs too: measuring gets the time that the rest has left. */
static const double all_seconds = 9.5, least_seconds = 2;
static double measure_seconds;

static void print_help(void)
{
    printf(
        "Usage: ferry-info [OPTION]...\n"
        "       ferry-info verdict [OPTION]...   what pairs of GPUs really do (see ferry-info verdict --help)\n"
        "       ferry-info measure [OPTION]...   bandwidth and latency in known tables (ferry-info measure --help)\n"
        "Report what each ordered pair of GPUs can do, which path ferry takes, the obstacles and what to do about\n"
        "them.  Without GPUs: the same for PEs in the host space.  Also the NICs and fabrics for other nodes, which\n"
        "NIC is near which GPU, and whether NICs could access GPU memory.\n"
        "\n"
        "Options:\n"
        "  -m, --measure        latency and bandwidth of each ordered pair, within 10 s\n"
        "  -j, --json           one JSON object\n"
        "  -s, --sysroot=DIR    report the machine that was captured in DIR, not this one\n"
        "  -c, --capture=DIR    copy all files read into the new folder DIR, for a bug report\n"
        "  -n, --no-job         run no job of ferry: nothing is allocated on the GPUs, paths are predicted\n"
        "  -p, --pes=N          PEs in the host space, 2 to %d (default 2)\n"
        "  -t, --timeout=SEC    how long a driver, or a job, may take to answer (default 30)\n"
        "  -h, --help           this text\n"
        "  -V, --version        the version, and what it was built with\n"
        "\n"
        "Sources: CUDA, NVML, libfabric and libibverbs, opened at run time; /sys and /proc; and a job of ferry with a\n"
        "PE on each GPU: the paths that its init chose, and the results of its probe of stores, loads and atomics.\n"
        "A driver that does not answer in time is reported as such.\n"
        "\n"
        "A finding has a severity (problem: something fails; warning: slower than it could be, or programs other\n"
        "than ferry may fail; note), what was seen and where, the pairs, what it means, what to do.\n"
        "Run as root to see more: only root can read the part of the configuration space that shows ACS.\n"
        "\n"
        "DIR of --capture holds the files that were read, with their paths, and the drivers' answers; of the\n"
        "environment only FERRY_* (without FERRY_COOKIE), CUDA_VISIBLE_DEVICES and NVIDIA's variables; of the\n"
        "kernel's command line only IOMMU words.  Check it, then send: tar czf machine.tar.gz DIR.\n"
        "\n"
        "Exit status: 0 no problem, 1 a problem was found, 2 bad usage.\n"
        "\n"
        "Environment variables, as for any program that uses ferry:\n",
        INFO_PES);
    ferryi_env_help(stdout);
}

/* -1 to go on, else the exit status. */
static int parse(options *o, int argc, char **argv)
{
    static const struct option known[] = {
        { "measure", no_argument, NULL, 'm' },       { "json", no_argument, NULL, 'j' },
        { "sysroot", required_argument, NULL, 's' }, { "capture", required_argument, NULL, 'c' },
        { "no-job", no_argument, NULL, 'n' },        { "pes", required_argument, NULL, 'p' },
        { "timeout", required_argument, NULL, 't' }, { "help", no_argument, NULL, 'h' },
        { "version", no_argument, NULL, 'V' },       { NULL, 0, NULL, 0 },
    };
    uint64_t value;
    int code;
    *o = (options){ .job = 1, .n_pes = 2, .patience = 30 };
    for (int c; (c = getopt_long(argc, argv, "mjs:c:np:t:hV", known, NULL)) != -1;)
        switch (c) {
        case 'm':
            o->measure = 1;
            break;
        case 'j':
            o->json = 1;
            break;
        case 's':
            o->sysroot = optarg;
            break;
        case 'c':
            o->capture = optarg;
            break;
        case 'n':
            o->job = 0;
            break;
        case 'p':
            if (!whole(optarg, 2, INFO_PES, &value))
                return refuse(optarg, "--pes takes a whole number from 2 to 8");
            o->n_pes = (int)value;
            break;
        case 't':
            if ((code = patience_of(optarg, &o->patience)) >= 0)
                return code;
            break;
        case 'h':
            print_help();
            return 0;
        case 'V':
            printf("ferry-info (ferry) %d.%d.%d\n\n", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH);
            printf("mpi: %s\nhwloc: %s\ncuda: %s\n", INFO_WITH_MPI, INFO_WITH_HWLOC, INFO_WITH_CUDA);
            puts("to compile and link: ferry-cc, or pkg-config --cflags --libs ferry");
            return 0;
        default:
            return 2; /* getopt_long has printed the reason */
        }
    if (optind < argc)
        return refuse(argv[optind], "only options are possible, no arguments: see --help");
    if (o->sysroot && (o->capture || o->measure))
        return refuse("--sysroot", "--sysroot cannot be combined with --measure or --capture");
    return -1;
}

static void collect(info_machine *m, const info_root *root)
{
    info_collect_environment(m, root);
    info_collect_host(m, root);
    info_collect_limits(m, root);
    info_collect_pci(m, root);
    info_collect_nvidia(m, root);
    info_collect_nics(m, root);
}

static int shown_gpus(const info_machine *m)
{
    int n = 0;
    for (int i = 0; i < m->n_gpus; i++)
        n += m->gpu[i].cuda >= 0;
    return n;
}

static void step_job(info_machine *m)
{
    info_run_job(m, 0);
}
static void step_job_measured(info_machine *m)
{
    info_run_job(m, 1);
}
static void step_measure(info_machine *m)
{
    info_measure(m, measure_seconds);
}

/* Asks this machine's drivers, each in a process of its own. */
static void ask_drivers(info_machine *m, const options *o)
{
    char why[128];
    uint64_t began = ferryi_now_ns();
    if (info_in_child(m, info_ask_nvml, o->patience, why, sizeof why) != 0) {
        m->driver.nvml = 0;
        snprintf(m->driver.nvml_error, sizeof m->driver.nvml_error, "NVML does not answer: %s", why);
    }
    if (info_in_child(m, info_ask_cuda, o->patience, why, sizeof why) != 0)
        snprintf(m->driver.cuda_error, sizeof m->driver.cuda_error, "CUDA does not answer: %s", why);
    if (info_in_child(m, info_ask_fabrics, o->patience, why, sizeof why) != 0)
        snprintf(m->network.error, sizeof m->network.error, "libfabric or libibverbs does not answer: %s", why);
    info_complete(m);
    int gpus = shown_gpus(m);
    m->n_pes = gpus ? 0 : o->n_pes;
    if (o->job && gpus != 1 && !m->env.refused[0] &&
        info_in_child(m, o->measure && !gpus ? step_job_measured : step_job, o->patience, why, sizeof why) != 0)
        snprintf(m->job_error, sizeof m->job_error, "%s", why);
    measure_seconds = all_seconds - (double)(ferryi_now_ns() - began) / 1e9;
    if (measure_seconds < least_seconds)
        measure_seconds = least_seconds;
    if (o->measure && gpus > 1 && info_in_child(m, step_measure, measure_seconds + 1, why, sizeof why) != 0)
        snprintf(m->measure_note, sizeof m->measure_note, "stopped: %s", why);
}

/* Reads a captured machine's answers. */
static void read_captured_answers(info_machine *m, const info_root *root)
{
    static char text[INFO_ANSWERS_MAX];
    if (info_read_text(root, INFO_ANSWERS, text, sizeof text) > 0)
        info_answers_parse(m, text);
    info_complete(m);
    m->n_pes = m->n_gpus ? 0 : 2;
}

static int start_record(info_root *root, const char *dir)
{
    if (mkdir(dir, 0777) != 0)
        return -1;
    root->record_fd = ferryi_fd(open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return root->record_fd < 0 ? -1 : 0;
}

static void record_answers(const info_machine *m, const info_root *root)
{
    static char text[INFO_ANSWERS_MAX];
    int n = info_answers_print(m, text, sizeof text);
    if (n > 0 && n < (int)sizeof text)
        info_record(root, INFO_ANSWERS, text, (size_t)n);
}

int main(int argc, char **argv)
{
    static info_findings findings;
    options o;
    info_root root;
    ferryi_fd_fill_low();
    if (argc > 1 && strcmp(argv[1], "verdict") == 0)
        return vd_main(argc - 1, argv + 1);
    if (argc > 1 && strcmp(argv[1], "verdict-child") == 0)
        return vd_child_main(argc - 1, argv + 1);
    if (argc > 1 && strcmp(argv[1], "measure") == 0)
        return mt_main(argc - 1, argv + 1);
    int code = parse(&o, argc, argv);
    if (code >= 0)
        return code;
    info_machine *m = info_machine_create();
    if (!m)
        return refuse("memory", strerror(errno));
    ferryi_log_set_threshold(FERRYI_LOG_NONE); /* the report shows errors */
    if (info_root_open(&root, o.sysroot) != 0)
        return refuse(o.sysroot, strerror(errno));
    if (o.capture && start_record(&root, o.capture) != 0)
        return refuse(o.capture, errno == EEXIST ? "it exists already: name a new folder" : strerror(errno));
    collect(m, &root);
    if (o.sysroot)
        read_captured_answers(m, &root);
    else
        ask_drivers(m, &o);
    info_predict_paths(m);
    if (o.capture)
        record_answers(m, &root);
    info_find(m, &findings);
    if (o.json)
        info_print_json(stdout, m, &findings, o.sysroot);
    else
        info_print_text(stdout, m, &findings, o.sysroot);
    if (o.capture)
        fprintf(stderr, "ferry-info: the captured files are in %s\n", o.capture);
    info_root_close(&root);
    if (fflush(stdout) != 0 || ferror(stdout))
        return refuse("stdout", strerror(errno));
    return findings.n > 0 && findings.at[0].severity == INFO_PROBLEM;
}
