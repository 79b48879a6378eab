/* SPDX-License-Identifier: BSD-3-Clause */
/* `ferry-info measure`: options, the steps, the exit status. */
#define INFO_COMMAND "ferry-info measure"
#include "tools/command_line.h"
#include "tools/measure/measure.h"
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef struct options {
    mt_options run;
    int json;
    const char *html, *svg;
} options;

static void print_help(void)
{
    printf("Usage: ferry-info measure [OPTION]...\n"
           "Measure pairs of GPUs, in the tables of CUDA's sample p2pBandwidthLatencyTest, and ferry's collectives, in "
           "the\n"
           "columns of nccl-tests.\n"
           "\n"
           "What:\n"
           "      --pairs           bandwidth and latency of copies between GPUs (the default)\n"
           "      --collectives     ferry's collectives with a PE on each GPU, in a stream and in a kernel\n"
           "      --all             both\n"
           "\n"
           "Pairs, as p2pBandwidthLatencyTest:\n"
           "      --ints=N          ints of 4 bytes in one copy (default 40000000); also --numElems\n"
           "      --read            also copies that the reading GPU makes; also --p2p_read\n"
           "      --sm-copy         copies by a kernel where there is access, else by copy engines; also --sm_copy\n"
           "      --trials=N        each table N times, its figures are medians; 1 to %d (default 3)\n"
           "\n"
           "Collectives, as nccl-tests:\n"
           "  -b, --minbytes=SIZE   the least size (default 8)\n"
           "  -e, --maxbytes=SIZE   the largest (default 128M, or what fits into half of the free memory)\n"
           "  -f, --stepfactor=F    each size is F times the one before (default 2)\n"
           "  -n, --iters=N         calls that are timed together (default 20)\n"
           "  -w, --warmup_iters=N  calls before these (default 5)\n"
           "\n"
           "      --html=FILE       also one self-contained page with plots\n"
           "      --svg=FILE        also one picture with the plots\n"
           "  -j, --json            one JSON object instead of the tables\n"
           "  -t, --timeout=SEC     how long copies, or a collective, may take (default 30)\n"
           "      --pretend-wrong   for tests: spoil a value of each collective before it is looked at\n"
           "  -h, --help            this text\n"
           "\n"
           "busbw is algbw times 2(n-1)/n for all_reduce, (n-1)/n for all_gather, reduce_scatter and alltoall, 1 for\n"
           "broadcast.  #wrong counts wrong values of one more call.  ferry-info verdict tells whether a pair works;\n"
           "ferry-perf measures single calls.  Emulated GPUs get smaller defaults.\n"
           "\n"
           "Exit status: 0 measured, 1 a collective gave wrong values, 2 not all could be measured.\n",
           MT_TRIALS);
}

enum { PAIRS = 256, COLLECTIVES, ALL, INTS, READ, SM_COPY, TRIALS, HTML, SVG, PRETEND };

static int parse_number(mt_options *o, int option, const char *text)
{
    uint64_t value = 0;
    char *end;
    double seconds;
    int code;
    switch (option) {
    case INTS:
        return whole(text, 4, (uint64_t)1 << 34, &o->ints) ? -1 : refuse(text, "--ints takes a whole number from 4 on");
    case TRIALS:
        if (!whole(text, 1, MT_TRIALS, &value))
            return refuse(text, "--trials takes a whole number from 1 to 31");
        o->trials = (int)value;
        return -1;
    case 'b':
        return whole(text, 1, (uint64_t)1 << 36, &o->least) ? -1
                                                            : refuse(text, "--minbytes takes a size such as 8 or 64K");
    case 'e':
        return whole(text, 1, (uint64_t)1 << 36, &o->most) ? -1 : refuse(text, "--maxbytes takes a size such as 128M");
    case 'f':
        o->factor = strtod(text, &end);
        return *end == '\0' && o->factor >= 1.1 && o->factor <= 1e6 ? -1
                                                                    : refuse(text, "--stepfactor takes 1.1 to 1e6");
    case 'n':
        if (!whole(text, 1, 100000, &value))
            return refuse(text, "--iters takes a whole number from 1 to 100000");
        o->iters = (int)value;
        return -1;
    case 'w':
        if (!whole(text, 0, 100000, &value))
            return refuse(text, "--warmup_iters takes a whole number from 0 to 100000");
        o->warmup = (int)value;
        return -1;
    default:
        code = patience_of(text, &seconds);
        o->patience_ns = (uint64_t)(seconds * 1e9);
        return code;
    }
}

/* -1 to go on, else the exit status. */
static int parse(options *o, int argc, char **argv)
{
    static const struct option known[] = {
        { "pairs", no_argument, NULL, PAIRS },
        { "collectives", no_argument, NULL, COLLECTIVES },
        { "all", no_argument, NULL, ALL },
        { "ints", required_argument, NULL, INTS },
        { "numElems", required_argument, NULL, INTS },
        { "read", no_argument, NULL, READ },
        { "p2p_read", no_argument, NULL, READ },
        { "sm-copy", no_argument, NULL, SM_COPY },
        { "sm_copy", no_argument, NULL, SM_COPY },
        { "trials", required_argument, NULL, TRIALS },
        { "minbytes", required_argument, NULL, 'b' },
        { "maxbytes", required_argument, NULL, 'e' },
        { "stepfactor", required_argument, NULL, 'f' },
        { "iters", required_argument, NULL, 'n' },
        { "warmup_iters", required_argument, NULL, 'w' },
        { "html", required_argument, NULL, HTML },
        { "svg", required_argument, NULL, SVG },
        { "pretend-wrong", no_argument, NULL, PRETEND },
        { "json", no_argument, NULL, 'j' },
        { "timeout", required_argument, NULL, 't' },
        { "help", no_argument, NULL, 'h' },
        { NULL, 0, NULL, 0 },
    };
    int code;
    *o = (options){ .run = { .factor = 2, .iters = -1, .warmup = -1, .patience_ns = 30000000000u } };
    for (int c; (c = getopt_long(argc, argv, "b:e:f:n:w:jt:h", known, NULL)) != -1;)
        switch (c) {
        case PAIRS:
            o->run.pairs = 1;
            break;
        case COLLECTIVES:
            o->run.collectives = 1;
            break;
        case ALL:
            o->run.pairs = o->run.collectives = 1;
            break;
        case READ:
            o->run.reads = 1;
            break;
        case SM_COPY:
            o->run.by_sm = 1;
            break;
        case HTML:
            o->html = optarg;
            break;
        case SVG:
            o->svg = optarg;
            break;
        case PRETEND:
            o->run.pretend_wrong = 1;
            break;
        case 'j':
            o->json = 1;
            break;
        case 'h':
            print_help();
            return 0;
        case '?':
            return 2; /* getopt_long has printed the reason */
        default:
            if ((code = parse_number(&o->run, c, optarg)) >= 0)
                return code;
        }
    if (optind < argc)
        return refuse(argv[optind], "only options are possible, no arguments: see --help");
    if (o->run.least != 0 && o->run.most != 0 && o->run.least > o->run.most)
        return refuse("--minbytes", "it is larger than --maxbytes");
    if (!o->run.pairs && !o->run.collectives)
        o->run.pairs = 1;
    return -1;
}

static void set_defaults(mt_shared *s)
{
    mt_options *o = &s->options;
    uint64_t fits = UINT64_MAX;
    if (o->ints == 0)
        o->ints = s->emulated ? 1000000 : 40000000;
    o->ints = (o->ints + 3) / 4 * 4; /* kernels copy 16 bytes at a time */
    if (o->trials == 0)
        o->trials = s->emulated ? 1 : 3;
    if (o->least == 0)
        o->least = 8;
    if (o->most == 0)
        o->most = s->emulated ? 4096 : (uint64_t)128 << 20;
    if (o->most < o->least)
        o->most = o->least;
    if (o->iters < 0)
        o->iters = s->emulated ? 3 : 20;
    if (o->warmup < 0)
        o->warmup = s->emulated ? 1 : 5;
    /* Three buffers, in half of what is free. */
    for (int i = 0; i < s->n; i++)
        if (s->gpu[i].free_bytes != 0 && s->gpu[i].free_bytes / 6 < fits)
            fits = s->gpu[i].free_bytes / 6;
    while (o->collectives && o->most > fits && o->most / 2 >= o->least) {
        o->most /= 2;
        s->limited = 1;
    }
}

/* The child that failed first: the others often fail because of it. */
static int say_why(const mt_shared *s, int n, const char *what)
{
    const mt_child *child = NULL;
    int at = 0;
    for (int i = 0; i < n; i++) {
        const mt_child *c = &s->child[i];
        const int lost = strstr(c->why, "PEER_LOST") != NULL;
        if (c->result == 0 || (child != NULL && (lost || strstr(child->why, "PEER_LOST") == NULL)))
            continue;
        child = c;
        at = i;
    }
    if (child == NULL)
        return 2;
    if (n > 1)
        fprintf(stderr, "ferry-info measure: %s: PE %d: %s\n", what, at, child->why);
    else
        fprintf(stderr, "ferry-info measure: %s: %s\n", what, child->why);
    return 2;
}

static int progress_wanted;

static void progress(const mt_shared *s)
{
    if (progress_wanted)
        mt_print_progress(stdout, s);
}

static int write_file(const mt_shared *s, const char *path, void (*print)(FILE *out, const mt_shared *s))
{
    FILE *out = file_begin(path);
    if (out == NULL)
        return refuse(path, strerror(errno));
    print(out, s);
    return file_end(out, path);
}

static int has_wrong_values(const mt_shared *s)
{
    for (int where = 0; where < MT_WHERES; where++)
        for (int what = 0; what < FERRYI_N_MEASURED; what++)
            for (int i = 0; i < s->rows[where][what].n; i++)
                for (int place = 0; place < MT_PLACES; place++)
                    if (mt_row_wrong(s, &s->rows[where][what].row[i], place) != 0)
                        return 1;
    return 0;
}

static int measure(mt_shared *s)
{
    int code = 0;
    if (s->options.pairs && mt_run(s, 1, mt_pairs, progress) != 0)
        code = say_why(s, 1, "the pairs could not be measured");
    if (!s->options.collectives)
        return code;
    mt_plan_rows(s);
    mt_set_job(s);
    if (mt_run(s, s->n, mt_run_pe, progress) != 0)
        code = say_why(s, s->n, "the collectives could not be measured");
    return code;
}

int mt_main(int argc, char **argv)
{
    options o;
    int code = parse(&o, argc, argv), written = 0;
    if (code >= 0)
        return code;
    mt_shared *s = mmap(NULL, sizeof *s, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (s == MAP_FAILED)
        return refuse("memory", strerror(errno));
    s->options = o.run;
    if (mt_run(s, 1, mt_look, NULL) != 0)
        return say_why(s, 1, "there is no GPU to measure");
    if (s->n < 2)
        return refuse("CUDA shows one GPU, and a measurement needs two",
                      getenv("CUDA_VISIBLE_DEVICES") != NULL
                          ? "CUDA_VISIBLE_DEVICES hides the others, or there are none"
                          : "if the machine has more, see ferry-info; a container needs --gpus all");
    set_defaults(s);
    progress_wanted = !o.json;
    if (!o.json)
        mt_print_head(stdout, s);
    code = measure(s);
    if (o.json)
        mt_print_json(stdout, s);
    else
        mt_print_end(stdout, s);
    if (o.html != NULL)
        written |= write_file(s, o.html, mt_print_html);
    if (o.svg != NULL)
        written |= write_file(s, o.svg, mt_print_svg);
    if (fflush(stdout) != 0 || ferror(stdout))
        return refuse("stdout", strerror(errno));
    return code != 0 || written != 0 ? 2 : has_wrong_values(s);
}
