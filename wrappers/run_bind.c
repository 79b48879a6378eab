/* SPDX-License-Identifier: BSD-3-Clause */
/* Which CPUs a PE of the local launcher runs on.  Two PEs that the kernel has put on one core while another idles meet
 * once a time slice: then a barrier takes milliseconds. */
#include "wrappers/run.h"
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* As many as a Linux kernel can be built for; the kernel refuses a mask that is smaller than its own. */
enum { CPUS_MAX = 8192 };
typedef union mask {
    cpu_set_t set;
    unsigned char bytes[CPUS_MAX / 8];
} mask;

typedef struct cpu {
    int package, core; /* core: the first CPU of it; hardware threads of one core have it in common */
    int number;
} cpu;

/* The first number of a file of /sys, or what is said instead. */
static int first_number(int number, const char *what, int otherwise)
{
    char path[96];
    int value = otherwise;
    snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu%d/topology/%s", number, what);
    FILE *in = fopen(path, "re");
    if (in != NULL && fscanf(in, "%d", &value) != 1)
        value = otherwise;
    if (in != NULL)
        fclose(in);
    return value;
}

static int compare(const void *one, const void *other)
{
    const cpu *a = one, *b = other;
    return a->package != b->package ? (a->package < b->package ? -1 : 1)
           : a->core != b->core     ? (a->core < b->core ? -1 : 1)
                                    : a->number - b->number;
}

static cpu cpus[CPUS_MAX]; /* that this process may use, hardware threads of one core together */
static int n_cpus, n_cores;

static int starts_core(int i)
{
    return i == 0 || cpus[i].core != cpus[i - 1].core;
}

void run_bind_look(void)
{
    static mask allowed;
    if (sched_getaffinity(0, sizeof allowed, &allowed.set) != 0)
        return;
    for (int i = 0; i < CPUS_MAX; i++)
        if (CPU_ISSET_S((size_t)i, sizeof allowed, &allowed.set))
            cpus[n_cpus++] =
                (cpu){ first_number(i, "physical_package_id", 0), first_number(i, "thread_siblings_list", i), i };
    qsort(cpus, (size_t)n_cpus, sizeof *cpus, compare);
    for (int i = 0; i < n_cpus; i++)
        n_cores += starts_core(i);
}

/* Cores are dealt out whole, neighbours together, as long as there is one for each PE; else their threads are. */
void run_bind(int pe, int n_pes)
{
    static mask share;
    int whole = n_cores >= n_pes, units = whole ? n_cores : n_cpus, unit = -1;
    if (n_cpus < n_pes)
        return;
    for (int i = 0; i < n_cpus; i++) {
        unit += !whole || starts_core(i);
        if (unit >= pe * units / n_pes && unit < (pe + 1) * units / n_pes)
            CPU_SET_S((size_t)cpus[i].number, sizeof share, &share.set);
    }
    /* When the kernel does not want it, since a CPU has gone, the PE keeps what it has inherited. */
    (void)sched_setaffinity(0, sizeof share, &share.set);
}
