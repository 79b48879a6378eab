/* SPDX-License-Identifier: BSD-3-Clause */
/* The command line of ferry-perf. */
#include "perf/perf.h"
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#define MOST 1000000000u

static void print_help(void)
{
    printf("Usage: ferry-perf COMMAND [OPTION]...\n"
           "Measure what one-sided operations between PEs cost, and check that the data arrived.\n\n"
           "Start it as a program of N PEs: mpirun -np 2 ferry-perf put, or with RANK, WORLD_SIZE, MASTER_ADDR\n"
           "and MASTER_PORT set, or in one process with FERRY_BOOTSTRAP=threads FERRY_NPES=2.\n\n"
           "Commands:\n");
    for (const perf_command *c = perf_commands; c->name; c++)
        printf("  %-10s %s\n", c->name, c->help);
    printf("\nOptions:\n"
           "  -s, --sizes=LIST     bytes of one operation: 8,64,1K,1M or a range 8:1M:x4\n"
           "  -i, --iters=N        operations timed in a round (default: by size)\n"
           "  -w, --warmup=N       operations before each round (default: a tenth of --iters)\n"
           "  -r, --reps=N         rounds; medians over rounds are reported (default 5)\n"
           "  -W, --window=N       puts or gets before one quiet, each to a place of its own while they fit in\n"
           "                       64 MiB (default 16)\n"
           "  -p, --pair=A:B       the measured pair of PEs (default 0:1)\n"
           "  -P, --paths=SPEC     as FERRY_PATHS: staged, or 0>1=flags,*>3=staged\n"
           "  -k, --kernel         the calls are made in a kernel of one block; heaps are in GPU memory when every PE\n"
           "                       has a GPU (FERRY_SPACE), and then ferry-perf-gpu is needed, which\n"
           "                       `make perf/ferry-perf-gpu` builds\n"
           "  -S, --scope=SCOPE    thread, warp or block: who calls; in the host space all are one thread\n"
           "                       (default thread)\n"
           "  -t, --timeout=TIME   as FERRY_TIMEOUT: 500ms, 20s\n"
           "  -j, --json           one JSON object on one line\n"
           "  -h, --help           this text\n"
           "  -V, --version        the version\n"
           "\nOptions of moe:\n"
           "      --experts=N      experts in the whole job (default 8)\n"
           "      --topk=N         experts of one token, 1 to 8 (default 2)\n"
           "      --stride=N       how far apart a token's experts are (default 1: neighbours, mostly of one PE)\n"
           "      --hidden=N       elements of a token's row (default 2048)\n"
           "      --tokens=N       tokens of each PE (default 128)\n"
           "      --dtype=TYPE     bf16 or fp8 (default bf16)\n"
           "      --layout=LAYOUT  source: rows stay where they arrive (default); expert: packed by expert\n"
           "\nTimes are of one operation in microseconds.  Short operations are timed in batches, so that the p99 is\n"
           "that of batches of about 5 us.  A round trip is reported as one way.  GB/s are 10^9 bytes a second.\n"
           "\nExit status: 0 measured and right, 1 a call failed or wrong data arrived, 2 bad usage.\n");
}

static void print_version(void)
{
    printf("ferry-perf (ferry) %d.%d.%d\n", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH);
}

/* A whole number; 0, or -1 when text holds no number or the number does not fit.  Ends at *end if end is given. */
static int parse_number(const char *text, uint64_t least, uint64_t most, const char **end, uint64_t *value)
{
    uint64_t v = 0;
    const char *p = text;
    for (; *p >= '0' && *p <= '9'; p++) {
        if (v > (UINT64_MAX - 9) / 10)
            return -1;
        v = v * 10 + (uint64_t)(*p - '0');
    }
    if (p == text || (!end && *p) || v < least || v > most)
        return -1;
    if (end)
        *end = p;
    *value = v;
    return 0;
}

static int parse_size(const char *text, const char **end, size_t *bytes)
{
    uint64_t v;
    unsigned shift = 0;
    if (parse_number(text, 1, (uint64_t)1 << 40, end, &v))
        return -1;
    switch (**end) {
    case 'K':
        shift = 10;
        break;
    case 'M':
        shift = 20;
        break;
    case 'G':
        shift = 30;
        break;
    default:
        break;
    }
    if (shift)
        ++*end;
    if (v > ((uint64_t)1 << 40) >> shift)
        return -1;
    *bytes = (size_t)(v << shift);
    return 0;
}

static int parse_sizes_part(perf_options *options, const char *part)
{
    const char *end;
    size_t low, high;
    uint64_t factor = 2;

    if (parse_size(part, &end, &low))
        return -1;
    high = low;
    if (*end == ':') {
        if (parse_size(end + 1, &end, &high) || high < low)
            return -1;
        if (*end == ':') {
            if (end[1] != 'x' || parse_number(end + 2, 2, 1 << 20, &end, &factor))
                return -1;
        }
    }
    if (*end)
        return -1;
    for (uint64_t size = low; size <= high; size *= factor) {
        if (options->n_sizes == PERF_MAX_SIZES)
            return -1;
        options->sizes[options->n_sizes++] = (size_t)size;
    }
    return 0;
}

int perf_options_sizes(perf_options *options, const char *text, char bad[64])
{
    options->n_sizes = 0;
    for (;;) {
        size_t n = strcspn(text, ",");
        if (n > 63)
            n = 63; /* longer than any right part: the parser refuses it */
        memcpy(bad, text, n);
        bad[n] = '\0';
        if (parse_sizes_part(options, bad))
            return -1;
        if (!text[n])
            return 0;
        text += n + (text[n] == ',');
    }
}

/* "500ms", "20s": a unit is required, as in the environment. */
static int parse_duration(const char *text, uint64_t *ns)
{
    static const struct {
        const char *unit;
        uint64_t ns;
    } units[] = { { "ns", 1 }, { "us", 1000 }, { "ms", 1000000 }, { "s", 1000000000 }, { "m", 60000000000u } };
    const char *end;
    uint64_t v;
    if (parse_number(text, 1, UINT64_MAX, &end, &v))
        return -1;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        if (strcmp(end, units[i].unit) == 0 && v <= UINT64_MAX / units[i].ns) {
            *ns = v * units[i].ns;
            return 0;
        }
    }
    return -1;
}

static int parse_pair(const char *text, int *from, int *to)
{
    uint64_t a, b;
    const char *end;
    if (parse_number(text, 0, 1 << 20, &end, &a) || *end != ':' || parse_number(end + 1, 0, 1 << 20, NULL, &b))
        return -1;
    *from = (int)a;
    *to = (int)b;
    return 0;
}

static int refuse(const char *option, const char *value, const char *allowed)
{
    fprintf(stderr, "ferry-perf: --%s=%s: %s\n", option, value, allowed);
    return 2;
}

static int refuse_sizes(const char *part)
{
    fprintf(stderr,
            "ferry-perf: --sizes: '%s' is no size or range: write 8, 4K, 1M or 8:1M:x4, 1 byte to 1024G, at most %d "
            "sizes\n",
            part, PERF_MAX_SIZES);
    return 2;
}

static int refuse_command(const char *name)
{
    fprintf(stderr, name ? "ferry-perf: no command '%s': there are" : "ferry-perf: a command is missing: there are",
            name ? name : "");
    for (const perf_command *c = perf_commands; c->name; c++)
        fprintf(stderr, "%s %s", c == perf_commands ? "" : ",", c->name);
    fprintf(stderr, "; see --help\n");
    return 2;
}

enum { OPT_EXPERTS = 256, OPT_TOPK, OPT_STRIDE, OPT_HIDDEN, OPT_TOKENS, OPT_DTYPE, OPT_LAYOUT };

/* Options with a whole number: its destination and its limits. */
static int parse_count(perf_options *o, int opt, const char *name, const char *value)
{
    uint64_t v, least = 1, most = MOST;
    char allowed[96];
    if (opt == 'w')
        least = 0;
    if (opt == 'r')
        most = 1000;
    if (opt == 'W' || opt == OPT_EXPERTS || opt == OPT_STRIDE || opt == OPT_HIDDEN || opt == OPT_TOKENS)
        most = 1 << 20;
    if (opt == OPT_TOPK)
        most = 8;
    if (parse_number(value, least, most, NULL, &v)) {
        snprintf(allowed, sizeof allowed, "a whole number from %llu to %llu is allowed", (unsigned long long)least,
                 (unsigned long long)most);
        return refuse(name, value, allowed);
    }
    switch (opt) {
    case 'i':
        o->iters = v;
        break;
    case 'w':
        o->warmup = v;
        break;
    case 'r':
        o->reps = (int)v;
        break;
    case 'W':
        o->window = (size_t)v;
        break;
    case OPT_EXPERTS:
        o->experts = (int)v;
        break;
    case OPT_TOPK:
        o->topk = (int)v;
        break;
    case OPT_STRIDE:
        o->stride = (int)v;
        break;
    case OPT_HIDDEN:
        o->hidden = (int)v;
        break;
    default:
        o->tokens = (int)v;
        break;
    }
    return -1;
}

int perf_options_parse(perf_options *o, int argc, char **argv)
{
    static const struct option longs[] = { { "sizes", required_argument, NULL, 's' },
                                           { "iters", required_argument, NULL, 'i' },
                                           { "warmup", required_argument, NULL, 'w' },
                                           { "reps", required_argument, NULL, 'r' },
                                           { "window", required_argument, NULL, 'W' },
                                           { "pair", required_argument, NULL, 'p' },
                                           { "paths", required_argument, NULL, 'P' },
                                           { "scope", required_argument, NULL, 'S' },
                                           { "timeout", required_argument, NULL, 't' },
                                           { "json", no_argument, NULL, 'j' },
                                           { "kernel", no_argument, NULL, 'k' },
                                           { "help", no_argument, NULL, 'h' },
                                           { "version", no_argument, NULL, 'V' },
                                           { "experts", required_argument, NULL, OPT_EXPERTS },
                                           { "topk", required_argument, NULL, OPT_TOPK },
                                           { "stride", required_argument, NULL, OPT_STRIDE },
                                           { "hidden", required_argument, NULL, OPT_HIDDEN },
                                           { "tokens", required_argument, NULL, OPT_TOKENS },
                                           { "dtype", required_argument, NULL, OPT_DTYPE },
                                           { "layout", required_argument, NULL, OPT_LAYOUT },
                                           { NULL, 0, NULL, 0 } };
    const char *sizes = NULL, *moe_option = NULL;
    char bad[64];
    int opt, at = -1, code;

    *o = (perf_options){ .warmup = UINT64_MAX,
                         .reps = 5,
                         .window = 16,
                         .scope = "thread",
                         .from = -1,
                         .to = -1,
                         .experts = 8,
                         .topk = 2,
                         .stride = 1,
                         .hidden = 2048,
                         .tokens = 128,
                         .dtype = "bf16",
                         .layout = "source" };
    while ((opt = getopt_long(argc, argv, "s:i:w:r:W:p:P:S:t:jkhV", longs, &at)) != -1) {
        if (opt >= OPT_EXPERTS)
            moe_option = longs[at].name;
        switch (opt) {
        case 'h':
            print_help();
            return 0;
        case 'V':
            print_version();
            return 0;
        case 'j':
            o->json = 1;
            break;
        case 'k':
            o->kernel = 1;
            break;
        case 's':
            sizes = optarg;
            break;
        case 'P':
            o->paths = optarg;
            break;
        case 'p':
            if (parse_pair(optarg, &o->from, &o->to))
                return refuse("pair", optarg, "two PE numbers with a colon between them are allowed, like 0:1");
            break;
        case 't':
            if (parse_duration(optarg, &o->timeout_ns))
                return refuse("timeout", optarg, "a whole number with a unit is allowed: ns, us, ms, s or m");
            break;
        case 'S':
            if (strcmp(optarg, "thread") != 0 && strcmp(optarg, "warp") != 0 && strcmp(optarg, "block") != 0)
                return refuse("scope", optarg, "thread, warp or block is allowed");
            o->scope = optarg;
            break;
        case OPT_DTYPE:
            if (strcmp(optarg, "bf16") != 0 && strcmp(optarg, "fp8") != 0)
                return refuse("dtype", optarg, "bf16 or fp8 is allowed");
            o->dtype = optarg;
            break;
        case OPT_LAYOUT:
            if (strcmp(optarg, "source") != 0 && strcmp(optarg, "expert") != 0)
                return refuse("layout", optarg, "source or expert is allowed");
            o->layout = optarg;
            break;
        case 'i':
        case 'w':
        case 'r':
        case 'W':
        case OPT_EXPERTS:
        case OPT_TOPK:
        case OPT_STRIDE:
        case OPT_HIDDEN:
        case OPT_TOKENS: {
            const struct option *l = longs;
            while (l->val != opt)
                l++;
            code = parse_count(o, opt, l->name, optarg);
            if (code >= 0)
                return code;
            break;
        }
        default:
            fprintf(stderr, "ferry-perf: --help lists what is allowed\n"); /* getopt has named the option */
            return 2;
        }
    }
    if (optind >= argc)
        return refuse_command(NULL);
    for (const perf_command *c = perf_commands; c->name && !o->command; c++) {
        if (strcmp(c->name, argv[optind]) == 0)
            o->command = c;
    }
    if (!o->command)
        return refuse_command(argv[optind]);
    if (optind + 1 < argc) {
        fprintf(stderr, "ferry-perf: '%s' is an extra argument: give one command, then options\n", argv[optind + 1]);
        return 2;
    }
    if (o->kernel && !o->command->run_in_kernel) {
        fprintf(stderr, "ferry-perf: %s measures calls of the host: leave --kernel out\n", o->command->name);
        return 2;
    }
    if (sizes && !o->command->default_sizes)
        return refuse("sizes", sizes, "this command has no sizes");
    if (moe_option && strcmp(o->command->name, "moe") != 0) {
        fprintf(stderr, "ferry-perf: --%s is an option of moe, not of %s\n", moe_option, o->command->name);
        return 2;
    }
    if (o->command->default_sizes && perf_options_sizes(o, sizes ? sizes : o->command->default_sizes, bad))
        return refuse_sizes(bad);
    return -1;
}
