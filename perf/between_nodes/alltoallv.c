/* SPDX-License-Identifier: BSD-3-Clause */
/* The bytes that `ferry-perf moe` moves between PEs, by MPI_Alltoallv: rows of bf16 once to each PE that has one of the
 * token's experts, and as many back.  Prints "dispatch us" and "combine us", medians of rank 0's times. */
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PES_MOST 64
#define ROUNDS 50
#define WARMUP 3

static int order(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* As perf/moe.c routes: rows[pe] of a PE's tokens. */
static void route(int me, int n, int experts, int topk, int stride, int tokens, int *rows)
{
    memset(rows, 0, (size_t)n * sizeof *rows);
    for (int t = 0; t < tokens; t++) {
        const uint64_t hash = ((uint64_t)me * 1000003u + (uint64_t)t) * 0x9E3779B97F4A7C15u >> 32;
        char goes[PES_MOST] = { 0 };
        for (int k = 0; k < topk; k++)
            goes[(hash + (uint64_t)(k * stride)) % (uint64_t)experts / (uint64_t)(experts / n)] = 1;
        for (int pe = 0; pe < n; pe++)
            rows[pe] += pe != me && goes[pe];
    }
}

static double exchange(const char *from, const int *out, const int *out_at, char *to, const int *in, const int *in_at)
{
    MPI_Barrier(MPI_COMM_WORLD);
    const double began = MPI_Wtime();
    MPI_Alltoallv(from, out, out_at, MPI_BYTE, to, in, in_at, MPI_BYTE, MPI_COMM_WORLD);
    return (MPI_Wtime() - began) * 1e6;
}

int main(int argc, char **argv)
{
    int me, n, rows[PES_MOST], out[PES_MOST], in[PES_MOST], out_at[PES_MOST], in_at[PES_MOST], sent = 0, come = 0;
    double us[2][ROUNDS];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &me);
    MPI_Comm_size(MPI_COMM_WORLD, &n);
    const int experts = argc > 4 ? atoi(argv[1]) : 0, topk = argc > 4 ? atoi(argv[2]) : 0;
    const int hidden = argc > 4 ? atoi(argv[3]) : 0, tokens = argc > 4 ? atoi(argv[4]) : 0;
    const int stride = argc > 5 ? atoi(argv[5]) : 1;
    if (n > PES_MOST || experts < n || experts % n != 0 || topk < 1 || hidden < 1 || tokens < 1 || stride < 1) {
        fprintf(stderr, "alltoallv EXPERTS TOPK HIDDEN TOKENS [STRIDE]\n");
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    for (int pe = 0; pe < n; pe++) {
        route(pe, n, experts, topk, stride, tokens, rows);
        in[pe] = rows[me] * hidden * 2;
        in_at[pe] = come;
        come += in[pe];
    }
    route(me, n, experts, topk, stride, tokens, rows);
    for (int pe = 0; pe < n; pe++) {
        out[pe] = rows[pe] * hidden * 2;
        out_at[pe] = sent;
        sent += out[pe];
    }
    char *from = calloc(1, (size_t)sent + 1), *to = calloc(1, (size_t)come + 1);
    if (from == NULL || to == NULL)
        MPI_Abort(MPI_COMM_WORLD, 1);
    memset(from, 1, (size_t)sent);
    for (int i = -WARMUP; i < ROUNDS; i++) {
        const double there = exchange(from, out, out_at, to, in, in_at);
        const double back = exchange(to, in, in_at, from, out, out_at);
        us[0][i < 0 ? 0 : i] = there;
        us[1][i < 0 ? 0 : i] = back;
    }
    for (int half = 0; half < 2; half++)
        qsort(us[half], ROUNDS, sizeof us[half][0], order);
    if (me == 0)
        printf("dispatch %.1f %d\ncombine %.1f %d\n", us[0][ROUNDS / 2], sent, us[1][ROUNDS / 2], come);
    MPI_Finalize();
    return 0;
}
