/* SPDX-License-Identifier: BSD-3-Clause */
/* The CPUs of each PE of the local launcher.  When the kernel puts two PEs on one core while another idles, they can
 * synchronise only once a time slice: then a barrier takes milliseconds. */
#include "launcher/run.h"
#include "runtime/base/fd.h"
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The most that a Linux kernel can be built for; the kernel refuses a mask smaller than its own. */
enum { CPUS_MAX = 8192 };
typedef union mask {
    cpu_set_t set;
    unsigned char bytes[CPUS_MAX / 8];
} mask;

typedef struct cpu {
    int package, core; /* core: its first CPU, the same for all hardware threads of a core */
    int number;
} cpu;

/* The first number of a file of /sys, or `otherwise`. */
static int first_number(int number, const char *what, int otherwise)
{
    char path[96];
    int value = otherwise;
    snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu%d/topology/%s", number, what);
    FILE *in = ferryi_fd_read(path);
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

static cpu cpus[CPUS_MAX]; /* of this process, sorted so that the hardware threads of a core are adjacent */
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

/* Each PE gets whole adjacent cores when there are enough, else hardware threads. */
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
    /* If the kernel refuses (a CPU went offline), the PE keeps the inherited mask. */
    (void)sched_setaffinity(0, sizeof share, &share.set);
}
