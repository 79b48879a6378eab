/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef MOE_OPTIONS_H
#define MOE_OPTIONS_H

#include "ferry_moe.h"
#include "moe_text.h"
#include <getopt.h>

/* The command line of moe_alltoall.c. */

/* Written once, before there are PEs. */
static struct {
    const char *input;
    int experts, topk, hidden, tokens, rounds, blocks, json;
    ferry_moe_dtype dtype;
    struct text text;
} opt = { .input = NULL,
          .experts = 32,
          .topk = 4,
          .hidden = 1024,
          .tokens = 128,
          .rounds = 5,
          .blocks = 0,
          .json = 0,
          .dtype = FERRY_MOE_BF16,
          .text = { NULL, 0 } };

static const char *const default_input[] = { "/usr/share/common-licenses/GPL-3", "/usr/share/common-licenses/GPL-2",
                                             "/usr/share/common-licenses/Apache-2.0",
                                             "/usr/share/common-licenses/LGPL-3" };

static const char help[] =
    "usage: moe_alltoall [options]\n"
    "Mixture-of-experts dispatch and combine over a text, verified against a one-process reference.\n\n"
    "  --input FILE    text whose tokens are routed (default: a licence in /usr/share/common-licenses)\n"
    "  --experts N     experts of the whole job, 1 to 1048576 (default 32); any number of PEs shares them\n"
    "  --topk N        experts of a token, 1 to 32, at most --experts (default 4)\n"
    "  --hidden N      elements of a row, 1 to 1048576 (default 1024)\n"
    "  --tokens N      tokens that each PE sends in a round, 0 to 1048574 (default 128)\n"
    "  --dtype TYPE    bf16 or fp8: how rows travel to the experts (default bf16)\n"
    "  --rounds N      1 to 100000 (default 5)\n"
    "  --blocks N      blocks of the kernels, 0 to 256, 0 lets ferry choose (default 0)\n"
    "  --json          one object on one line, from PE 0\n"
    "  --help          this text\n";

/* Every process of a job reads the same command line, so only one prints messages: PE 0, if the launcher names it.
 */
static int speaks(void)
{
    static const char *const variable[] = { "OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK", "RANK" };
    for (size_t i = 0; i < sizeof variable / sizeof *variable; i++) {
        const char *rank = getenv(variable[i]);
        if (rank != NULL)
            return strcmp(rank, "0") == 0;
    }
    return 1;
}

static int parse_number(const char *option, const char *text, int least, int most, int *value)
{
    char *end;
    errno = 0;
    long v = strtol(text, &end, 10);
    if (end == text || *end != 0 || errno != 0 || v < least || v > most) {
        if (speaks())
            fprintf(stderr, "moe_alltoall: --%s is \"%s\", allowed are whole numbers from %d to %d\n", option, text,
                    least, most);
        return 2;
    }
    *value = (int)v;
    return 0;
}

static int find_text(void)
{
    const char *problem = NULL;
    if (opt.input != NULL) {
        problem = read_text(opt.input, &opt.text);
    } else {
        for (size_t i = 0; i < sizeof default_input / sizeof *default_input; i++) {
            opt.input = default_input[i];
            problem = read_text(opt.input, &opt.text);
            if (problem == NULL)
                break;
        }
    }
    if (problem != NULL && speaks())
        fprintf(stderr, "moe_alltoall: cannot read --input \"%s\": %s; give it any readable file\n", opt.input,
                problem);
    return problem != NULL ? 2 : 0;
}

static int read_command_line(int argc, char **argv)
{
    static const struct option options[] = { { "input", required_argument, NULL, 'i' },
                                             { "experts", required_argument, NULL, 'e' },
                                             { "topk", required_argument, NULL, 'k' },
                                             { "hidden", required_argument, NULL, 'h' },
                                             { "tokens", required_argument, NULL, 't' },
                                             { "dtype", required_argument, NULL, 'd' },
                                             { "rounds", required_argument, NULL, 'r' },
                                             { "blocks", required_argument, NULL, 'b' },
                                             { "json", no_argument, NULL, 'j' },
                                             { "help", no_argument, NULL, '?' + 256 },
                                             { NULL, 0, NULL, 0 } };
    int refused = 0, c;
    opterr = speaks();
    while (refused == 0 && (c = getopt_long(argc, argv, "", options, NULL)) != -1) {
        switch (c) {
        case 'i':
            opt.input = optarg;
            break;
        case 'e':
            refused = parse_number("experts", optarg, 1, FERRY_MOE_MAX_EXPERTS, &opt.experts);
            break;
        case 'k':
            refused = parse_number("topk", optarg, 1, FERRY_MOE_MAX_TOPK, &opt.topk);
            break;
        case 'h':
            refused = parse_number("hidden", optarg, 1, FERRY_MOE_MAX_HIDDEN, &opt.hidden);
            break;
        case 't':
            refused = parse_number("tokens", optarg, 0, FERRY_MOE_MAX_TOKENS, &opt.tokens);
            break;
        case 'r':
            refused = parse_number("rounds", optarg, 1, 100000, &opt.rounds);
            break;
        case 'b':
            refused = parse_number("blocks", optarg, 0, FERRY_MOE_MAX_BLOCKS, &opt.blocks);
            break;
        case 'd':
            opt.dtype = strcmp(optarg, "fp8") == 0 ? FERRY_MOE_FP8 : FERRY_MOE_BF16;
            refused = strcmp(optarg, "fp8") != 0 && strcmp(optarg, "bf16") != 0 ? 2 : 0;
            if (refused && speaks())
                fprintf(stderr, "moe_alltoall: --dtype is \"%s\", allowed are bf16 and fp8\n", optarg);
            break;
        case 'j':
            opt.json = 1;
            break;
        case '?' + 256:
            if (speaks())
                fputs(help, stdout);
            exit(0);
        default: /* getopt_long has named the option */
            if (speaks())
                fputs("moe_alltoall: see --help for what is allowed\n", stderr);
            refused = 2;
        }
    }
    if (refused == 0 && optind < argc) {
        refused = 2;
        if (speaks())
            fprintf(stderr, "moe_alltoall: \"%s\" is no option, see --help\n", argv[optind]);
    }
    if (refused == 0 && opt.topk > opt.experts) {
        refused = 2;
        if (speaks())
            fprintf(stderr, "moe_alltoall: --topk is %d, allowed are 1 to %d, the number of experts\n", opt.topk,
                    opt.experts);
    }
    return refused != 0 ? refused : find_text();
}

#endif
