/* SPDX-License-Identifier: BSD-3-Clause */
/* The children that look for GPUs and measure pairs: one process with all GPUs, as p2pBandwidthLatencyTest is. */
#include "tools/measure/copies.h"
#include <stdlib.h>
#include <string.h>

enum { BANDWIDTH_COPIES = 5, LATENCY_COPIES = 100, LATENCY_BYTES = 16 };

/* ---- Which GPUs there are. */

int mt_look(mt_shared *s, int me)
{
    static info_cu table;
    const info_cu *cu = &table;
    char why[160];
    int n = 0, result;
    if (info_cu_open(&table, why, sizeof why) != 0)
        return mt_fail(s, me, "%s", why);
    (void)MT_CU(cu, version, &s->cuda);
    if ((result = MT_CU(cu, count, &n)) != 0)
        return mt_cu_fail(s, me, cu, result, "cuDeviceGetCount");
    if (n < 1)
        return mt_fail(s, me, "the driver shows no GPU");
    s->n = n < MT_GPUS ? n : MT_GPUS;
    for (int i = 0; i < s->n; i++) {
        mt_gpu_info *g = &s->gpu[i];
        CUcontext context;
        size_t left = 0, total = 0;
        int device;
        mt_beat(s, me);
        if ((result = MT_CU(cu, device, &device, i)) != 0)
            return mt_cu_fail(s, me, cu, result, "cuDeviceGet");
        if (MT_CU(cu, name, g->name, (int)sizeof g->name - 1, device) != 0 ||
            MT_CU(cu, bus_id, g->bus_id, (int)sizeof g->bus_id - 1, device) != 0)
            return mt_fail(s, me, "the driver does not name GPU %d", i);
        s->emulated |= strncmp(g->name, "Emulated ", 9) == 0;
        for (int j = 0; j < s->n; j++) {
            int can = 0;
            s->access[i][j] = i == j || (MT_CU(cu, can_access, &can, i, j) == 0 && can);
        }
        /* A context takes a quarter of a second; only a job's heaps need to fit beside what others use. */
        if (s->options.collectives && MT_CU(cu, retain, &context, device) == 0 &&
            MT_CU(cu, set_current, context) == 0 && MT_CU(cu, free_memory, &left, &total) == 0)
            g->free_bytes = left;
    }
    return 0;
}

/* ---- The tables. */

static struct {
    mt_shared *shared;
    int me;
} here;

static void beat(void *arg)
{
    (void)arg;
    mt_beat(here.shared, here.me);
}

static int by_value(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *of, int n)
{
    qsort(of, (size_t)n, sizeof *of, by_value);
    return n % 2 ? of[n / 2] : (of[n / 2 - 1] + of[n / 2]) / 2;
}

/* The bytes that a figure counts: a copy within a GPU reads and writes its memory. */
static double bytes_of(const mt_how *how, int within)
{
    return (double)how->bytes * how->repeat * (how->kind == MT_BIDIRECTIONAL ? 2 : 1) * (within ? 2 : 1);
}

/* The trials of a table, each of which takes all pairs, as another run of the sample would: what disturbs one trial (a
 * link that wakes up, clocks that rise, other processes) does not meet all trials of a pair. */
static struct {
    double value[MT_GPUS][MT_GPUS][MT_TRIALS], host[MT_GPUS][MT_GPUS][MT_TRIALS];
    int n[MT_GPUS][MT_GPUS];
} trials;

static int measure_pair(mt_shared *s, mt_set *set, int me, mt_how *how, int i, int j)
{
    const char *what = "";
    double host_ms = 0;
    float ms = 0;
    int result = mt_copies(set, how, i, j, &ms, &host_ms, &what);
    if (result != 0 && how->access && !s->note[0])
        snprintf(s->note, sizeof s->note, "GPU %d and GPU %d: %s failed with CUDA's error %d: measured without access",
                 i, j, what, result);
    if (result != 0 && how->access) { /* as copies between GPUs without access are */
        how->access = 0;
        result = mt_copies(set, how, i, j, &ms, &host_ms, &what);
        how->access = 1;
    }
    if (result == CUDA_ERROR_NOT_READY)
        return mt_fail(s, me, "copies from GPU %d to GPU %d did not end within %.3g s", i, j,
                       (double)s->options.patience_ns / 1e9);
    if (result != 0)
        return mt_cu_fail(s, me, &set->cu, result, what);
    if (ms <= 0)
        return 0;
    const int n = trials.n[i][j]++;
    trials.value[i][j][n] =
        how->kind == MT_LATENCY ? (double)ms * 1e3 / how->repeat : bytes_of(how, i == j) / ((double)ms * 1e6);
    trials.host[i][j][n] = host_ms * 1e3 / how->repeat;
    return 0;
}

static int measure_table(mt_shared *s, mt_set *set, int me, int number)
{
    const mt_table_kind *kind = &mt_tables[number];
    mt_table *table = &s->table[number];
    const int small = kind->kind == MT_LATENCY;
    mt_how how = { .kind = kind->kind,
                   .access = kind->access,
                   .reads = kind->reads,
                   .by_sm = s->options.by_sm,
                   .bytes = small ? LATENCY_BYTES : (size_t)s->options.ints * 4,
                   .repeat = small ? LATENCY_COPIES : BANDWIDTH_COPIES };
    int at = 0;
    memset(&trials, 0, sizeof trials);
    for (int trial = 0; trial < s->options.trials; trial++) {
        const int result = mt_set_allocate(set, how.bytes, &at);
        if (result != 0) {
            (void)mt_cu_fail(s, me, &set->cu, result, "allocating memory for copies on a GPU");
            return -1;
        }
        for (int i = 0; i < s->n; i++)
            for (int j = 0; j < s->n; j++)
                if (measure_pair(s, set, me, &how, i, j) != 0)
                    return -1;
        (void)mt_set_allocate(set, 0, &at);
    }
    for (int i = 0; i < s->n; i++)
        for (int j = 0; j < s->n; j++) {
            const int n = trials.n[i][j];
            table->value[i][j] = n > 0 ? median(trials.value[i][j], n) : -1;
            table->host[i][j] = n > 0 && small ? median(trials.host[i][j], n) : -1;
        }
    __atomic_store_n(&table->is_done, 1, __ATOMIC_RELEASE);
    return 0;
}

int mt_pairs(mt_shared *s, int me)
{
    static mt_set set;
    char why[160];
    here.shared = s;
    here.me = me;
    if (info_cu_open(&set.cu, why, sizeof why) != 0)
        return mt_fail(s, me, "%s", why);
    set.n = s->n;
    set.patience_ns = s->options.patience_ns;
    set.beat = beat;
    for (int i = 0; i < set.n; i++)
        set.gpu[i].number = i;
    const int result = mt_set_prepare(&set);
    for (int i = 0; i < set.n; i++)
        if (set.gpu[i].result != 0) {
            char what[160];
            snprintf(what, sizeof what, "GPU %d: %s", i, set.gpu[i].failed ? set.gpu[i].failed : "no thread for it");
            (void)mt_cu_fail(s, me, &set.cu, set.gpu[i].result, what);
            return -1;
        }
    if (result != 0)
        return mt_fail(s, me, "no host memory can be pinned (ulimit -l limits it)");
    if (set.gpu[0].hold == NULL)
        return mt_fail(s, me,
                       "this ferry-info has no kernels for these GPUs (it was built without a CUDA toolkit, or for "
                       "other GPUs), so nothing would hold copies back until all are queued");
    for (int number = 0; number < MT_TABLES; number++)
        if (mt_table_is_wanted(&s->options, number) && measure_table(s, &set, me, number) != 0)
            return -1;
    return 0;
}
