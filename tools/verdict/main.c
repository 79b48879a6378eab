/* SPDX-License-Identifier: BSD-3-Clause */
/* `ferry-info verdict`: options, the steps, the exit status. */
#define INFO_COMMAND "ferry-info verdict"
#include "ferry.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "tools/child.h"
#include "tools/collect.h"
#include "tools/command_line.h"
#include "tools/render.h"
#include "tools/verdict/report.h"
#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

typedef struct options {
    vd_options run;
    int json, fresh, quiet;
    const char *html, *compare;
    double patience;
} options;

static void print_help(void)
{
    printf("Usage: ferry-info verdict [OPTION]...\n"
           "Tell, in one word for each ordered pair of GPUs, what the pair really does, and what to set.\n"
           "\n"
           "Options:\n"
           "  -b, --bulk           also large copies and stores, with their bandwidth and latency\n"
           "  -j, --json           one JSON object\n"
           "      --schema         only print the schema of --json\n"
           "      --html=FILE      also one self-contained page; implies --bulk\n"
           "      --compare=FILE   also what differs from an earlier --json\n"
           "      --fresh          do not use the cache\n"
           "      --repeat=N       N sets of probes for each pair, and N in a CUDA graph (default 1)\n"
           "      --memory=MIB     the most memory taken of each GPU (default 288)\n"
           "  -t, --timeout=SEC    how long a kernel or a copy may take (default 5)\n"
           "      --pretend=RULES  for tests: put faults between GPUs, such as 0>1=mirror,*>2=hangs\n"
           "  -h, --help           this text\n"
           "\n"
           "Words:\n");
    for (int i = 0; i < FERRYI_N_VERDICTS; i++)
        printf("  %-21s %s\n", ferryi_verdict_word((ferryi_verdict)i), ferryi_verdict_meaning((ferryi_verdict)i));
    printf(
        "\nExit status: 0 all pairs work (with or without atomics, as the driver says), 1 a pair does not, 2 it could\n"
        "not be told.\n");
}

/* -1 to go on, else the exit status. */
static int parse(options *o, int argc, char **argv)
{
    enum { HTML = 256, COMPARE, FRESH, REPEAT, MEMORY, PRETEND, SCHEMA };
    static const struct option known[] = {
        { "bulk", no_argument, NULL, 'b' },
        { "json", no_argument, NULL, 'j' },
        { "html", required_argument, NULL, HTML },
        { "compare", required_argument, NULL, COMPARE },
        { "fresh", no_argument, NULL, FRESH },
        { "repeat", required_argument, NULL, REPEAT },
        { "memory", required_argument, NULL, MEMORY },
        { "timeout", required_argument, NULL, 't' },
        { "pretend", required_argument, NULL, PRETEND },
        { "schema", no_argument, NULL, SCHEMA },
        { "help", no_argument, NULL, 'h' },
        { NULL, 0, NULL, 0 },
    };
    const char *bad;
    uint64_t value;
    int code;
    *o = (options){ .patience = 5, .run = { .repeat = 1, .memory = (uint64_t)288 << 20 } };
    for (int c; (c = getopt_long(argc, argv, "bjt:h", known, NULL)) != -1;)
        switch (c) {
        case 'b':
            o->run.bulk = 1;
            break;
        case 'j':
            o->json = 1;
            break;
        case HTML:
            o->html = optarg;
            o->run.bulk = 1;
            break;
        case COMPARE:
            o->compare = optarg;
            break;
        case FRESH:
            o->fresh = 1;
            break;
        case REPEAT:
            if (!whole(optarg, 1, 100000, &value))
                return refuse(optarg, "--repeat takes a whole number from 1 to 100000");
            o->run.repeat = (int)value;
            o->fresh = 1;
            break;
        case MEMORY:
            if (!whole(optarg, 16, 65536, &value))
                return refuse(optarg, "--memory takes MiB, 16 to 65536");
            o->run.memory = value << 20;
            break;
        case 't':
            if ((code = patience_of(optarg, &o->patience)) >= 0)
                return code;
            break;
        case PRETEND:
            if ((bad = vd_pretend_check(optarg)) != NULL || strlen(optarg) >= sizeof o->run.pretend)
                return refuse(optarg, bad ? bad : "too many rules");
            snprintf(o->run.pretend, sizeof o->run.pretend, "%s", optarg);
            o->fresh = 1;
            break;
        case SCHEMA:
            vd_print_schema(stdout);
            return 0;
        case 'h':
            print_help();
            return 0;
        default:
            return 2; /* getopt_long has printed the reason */
        }
    if (optind < argc)
        return refuse(argv[optind], "only options are possible, no arguments: see --help");
    o->run.patience_ns = (uint64_t)(o->patience * 1e9);
    return -1;
}

static void *shared_memory(size_t size)
{
    void *at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return at == MAP_FAILED ? NULL : at;
}

/* NVML is asked while the probes run. */
static pid_t ask_nvml(info_machine *m)
{
    fflush(NULL);
    const pid_t pid = fork();
    if (pid != 0)
        return pid;
    const int null = ferryi_fd(open("/dev/null", O_RDWR | O_CLOEXEC));
    if (null >= 0)
        (void)dup2(null, STDOUT_FILENO);
    alarm(30);
    info_ask_nvml(m);
    _exit(0);
}

static void end_nvml(info_machine *m, pid_t pid)
{
    const struct timespec nap = { 0, 2000000 };
    const uint64_t deadline = ferryi_now_ns() + 3000000000u;
    int status;
    while (pid > 0 && waitpid(pid, &status, WNOHANG) == 0) {
        if (ferryi_now_ns() > deadline) {
            (void)kill(pid, SIGKILL);
            (void)waitpid(pid, &status, 0);
            m->driver.nvml = 0;
            snprintf(m->driver.nvml_error, sizeof m->driver.nvml_error, "NVML does not answer");
            break;
        }
        nanosleep(&nap, NULL);
    }
}

static void read_boot_id(vd_report *r)
{
    FILE *in = ferryi_fd_read("/proc/sys/kernel/random/boot_id");
    if (in == NULL)
        return;
    if (fgets(r->boot_id, sizeof r->boot_id, in) != NULL)
        r->boot_id[strcspn(r->boot_id, "\n")] = '\0';
    fclose(in);
}

/* Which of the machine's GPUs CUDA shows, in its order; their number. */
static int list_gpus(vd_report *r)
{
    const info_machine *m = &r->machine;
    r->n = 0;
    for (int i = 0; i < m->n_gpus; i++)
        r->n = m->gpu[i].cuda >= r->n ? m->gpu[i].cuda + 1 : r->n;
    if (r->n > VD_GPUS)
        r->n = VD_GPUS;
    for (int i = 0; i < m->n_gpus; i++)
        if (m->gpu[i].cuda >= 0 && m->gpu[i].cuda < r->n)
            r->gpu[m->gpu[i].cuda] = i;
    return r->n;
}

/* What the machine's findings need to know of the verdicts. */
static void tell_machine(vd_report *r)
{
    for (int a = 0; a < r->n; a++)
        for (int b = 0; b < r->n; b++) {
            info_pair *p = &r->machine.pair[r->gpu[a]][r->gpu[b]];
            const vd_evidence *e = &r->pair[a][b];
            if (a == b)
                continue;
            p->found = p->path = ferryi_verdict_path((ferryi_verdict)r->verdict[a][b]);
            switch (r->verdict[a][b]) {
            case FERRYI_VERDICT_WORKS:
                p->probe = 0;
                break;
            case FERRYI_VERDICT_WITHOUT_ATOMICS:
                p->probe = FERRYI_PROBE_ATOMIC;
                break;
            case FERRYI_VERDICT_READS_WRONG:
                p->probe = FERRYI_PROBE_LOAD;
                break;
            case FERRYI_VERDICT_UNKNOWN:
            case FERRYI_VERDICT_NO_ACCESS:
                p->probe = -1;
                break;
            default:
                p->probe = FERRYI_PROBE_STORE;
                break;
            }
            if (e->copy_gbs >= 0)
                p->gbs = e->copy_gbs;
            if (e->latency_us >= 0)
                p->latency_us = e->latency_us;
        }
}

static void judge_all(vd_report *r)
{
    for (int a = 0; a < r->n; a++)
        for (int b = 0; b < r->n; b++)
            if (a != b)
                r->verdict[a][b] = (int)vd_judge(&r->pair[a][b], r->sentence[a][b], sizeof r->sentence[a][b]);
}

int vd_is_good(int verdict)
{
    return verdict == FERRYI_VERDICT_WORKS || verdict == FERRYI_VERDICT_WITHOUT_ATOMICS;
}

int vd_report_status(const vd_report *r)
{
    int status = 0;
    for (int a = 0; a < r->n; a++)
        for (int b = 0; b < r->n; b++) {
            const int v = r->verdict[a][b];
            if (a == b)
                continue;
            if (v == FERRYI_VERDICT_UNKNOWN)
                status = status == 0 ? 2 : status;
            else if (!vd_is_good(v) || (v == FERRYI_VERDICT_WITHOUT_ATOMICS && r->pair[a][b].atomics == 1))
                status = 1;
        }
    return status;
}

void vd_uuid_text(const unsigned char uuid[16], char text[48])
{
    size_t at = (size_t)snprintf(text, 48, "GPU-");
    for (int i = 0; i < 16; i++)
        at += (size_t)snprintf(text + at, 48 - at, "%s%02x", i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "", uuid[i]);
}

static int run_probes(vd_report *r, const options *o)
{
    vd_run run;
    char why[160];
    const pid_t nvml = ask_nvml(&r->machine);
    const int started = vd_run_start(&run, r->n, &o->run, why, sizeof why);
    end_nvml(&r->machine, nvml);
    if (started == 0) {
        for (int i = 0; i < r->n; i++) {
            memcpy(r->pair[i], run.shared->pair[i], sizeof r->pair[i]);
            r->memory[i] = run.shared->child[i].memory;
            r->span[i] = run.shared->child[i].span;
        }
        r->cuda_seconds = run.cuda_seconds;
        r->probe_seconds = run.probe_seconds;
        r->bulk_seconds = o->run.bulk ? run.bulk_seconds : -1;
        r->waves = run.waves;
        r->left_behind = run.left_behind;
    }
    vd_run_finish(&run);
    return started == 0 ? -1 : refuse("the probes could not start", why);
}

static void find_causes(vd_report *r)
{
    info_complete(&r->machine);
    (void)list_gpus(r);
    tell_machine(r);
    info_find(&r->machine, &r->findings);
    for (int i = 0; i < r->findings.n; i++) {
        snprintf(r->finding_id[i], sizeof r->finding_id[i], "%s", r->findings.at[i].id);
        r->findings.at[i].id = NULL;
    }
}

static int write_html(const vd_report *r, const char *path)
{
    FILE *out = file_begin(path);
    if (out == NULL)
        return refuse(path, strerror(errno));
    vd_print_html(out, r);
    return file_end(out, path);
}

/* Why CUDA shows one GPU: NVML sees more of the machine. */
static int refuse_one_gpu(vd_report *r)
{
    info_machine *m = &r->machine;
    char why[240], nvml[40] = "";
    int seen = 0, mig = -1;
    end_nvml(m, ask_nvml(m));
    for (int i = 0; i < m->n_gpus; i++) {
        seen += m->gpu[i].nvml >= 0;
        mig = m->gpu[i].mig == 1 ? i : mig;
    }
    if (seen > 0)
        snprintf(nvml, sizeof nvml, " (NVML shows %d)", seen);
    if (mig >= 0)
        snprintf(
            why, sizeof why,
            "GPU %s is split by MIG: a program gets one instance, and no instance reaches another one, so there is "
            "no pair; as root, nvidia-smi -i %s -mig 0 ends it",
            m->gpu[mig].bdf, m->gpu[mig].bdf);
    else
        snprintf(why, sizeof why, "%s%s",
                 m->env.cuda_visible_set ? "CUDA_VISIBLE_DEVICES hides the others, or there are none"
                 : m->host.in_container  ? "if the machine has more, start the container with --gpus all"
                                         : "if the machine has more, a driver may hide them: see ferry-info",
                 nvml);
    return refuse("CUDA shows one GPU, and a verdict needs two", why);
}

/* The machine, without the drivers' answers that take long: -1 to go on. */
static int look_at_machine(vd_report *r)
{
    info_machine *m = &r->machine;
    info_root root;
    char why[128];
    info_machine_init(m);
    if (info_root_open(&root, NULL) != 0)
        return refuse("/", strerror(errno));
    info_collect_environment(m, &root);
    info_collect_host(m, &root);
    info_collect_limits(m, &root);
    info_collect_pci(m, &root);
    info_collect_nvidia(m, &root);
    info_root_close(&root);
    if (info_in_child(m, info_ask_cuda, 60, why, sizeof why) != 0)
        return refuse("CUDA does not answer", why);
    if (m->driver.cuda_error[0])
        return refuse("there is no GPU to test", m->driver.cuda_error);
    info_complete(m);
    if (list_gpus(r) < 2)
        return refuse_one_gpu(r);
    for (int i = 0; i < r->n; i++)
        if (m->gpu[r->gpu[i]].exclusive == 2)
            return refuse("a GPU is in prohibited mode, in which no process may use it",
                          "nvidia-smi -c DEFAULT as root ends it");
    return -1;
}

int vd_main(int argc, char **argv)
{
    options o;
    int code = parse(&o, argc, argv);
    if (code >= 0)
        return code;
    vd_report *r = shared_memory(sizeof *r);
    if (r == NULL)
        return refuse("memory", strerror(errno));
    ferryi_log_set_threshold(FERRYI_LOG_NONE);
    const uint64_t began = ferryi_now_ns();
    code = look_at_machine(r);
    if (code >= 0)
        return code;
    const double asked = (double)(ferryi_now_ns() - began) / 1e9;
    read_boot_id(r);
    r->options = o.run;
    r->when = (int64_t)time(NULL);
    for (int i = 0; i < r->n; i++)
        memcpy(r->uuid[i], r->machine.gpu[r->gpu[i]].cuda_uuid, 16);
    if (o.fresh || !vd_cache_read(r, &o.run)) {
        code = run_probes(r, &o);
        if (code >= 0)
            return code;
        r->cuda_seconds += asked;
    }
    judge_all(r);
    find_causes(r);
    if (!r->from_cache && !o.run.pretend[0])
        vd_cache_write(r);
    if (o.json)
        vd_print_json(stdout, r);
    else
        vd_print_text(stdout, r, isatty(STDOUT_FILENO) && getenv("NO_COLOR") == NULL);
    if (o.html != NULL && (code = write_html(r, o.html)) > 0)
        return code;
    if (o.compare != NULL && vd_compare(o.json ? stderr : stdout, r, o.compare) != 0)
        return 2;
    if (fflush(stdout) != 0 || ferror(stdout))
        return refuse("stdout", strerror(errno));
    return vd_report_status(r);
}
