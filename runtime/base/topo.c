/* SPDX-License-Identifier: BSD-3-Clause */
#ifdef HAVE_CONFIG_H
#include "config.h"
#endif
#include "runtime/base/cgroup.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/base/topo.h"

#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef HAVE_HWLOC
#include <hwloc.h>
#endif

/* The most CPUs that a Linux kernel can be built for; the kernel refuses a mask smaller than its own. */
enum { CPUS_MAX = 8192 };
typedef struct cpu_mask {
    union {
        cpu_set_t align;
        unsigned char bytes[CPUS_MAX / 8];
    } u;
} cpu_mask;

/* -- which PEs share a node
 * --------------------------------------------------------------------------------------------- */

/* FNV-1a, then a finaliser that spreads every bit. */
static uint64_t hash_bytes(uint64_t hash, const void *data, size_t n)
{
    const unsigned char *at = data;
    for (size_t i = 0; i < n; i++)
        hash = (hash ^ at[i]) * UINT64_C(0x100000001b3);
    return hash;
}

static uint64_t hash_finish(uint64_t hash)
{
    hash = (hash ^ hash >> 33) * UINT64_C(0xff51afd7ed558ccd);
    hash = (hash ^ hash >> 33) * UINT64_C(0xc4ceb9fe1a85ec53);
    return hash ^ hash >> 33;
}

/* A boot id identifies a running kernel, an inode of nsfs a namespace in it.  Where /proc is hidden, use the host's
 * name.  Any other failure affects this PE alone, whose name for the node would then differ from its neighbours'
 * name. */
static ferry_status read_node_id(ferryi_topo *topo)
{
    static const char path[] = "/proc/sys/kernel/random/boot_id";
    char text[256] = "";
    struct stat net;
    FILE *in = ferryi_fd_read(path);
    if (!in && errno != ENOENT && errno != EACCES && errno != EPERM)
        return ferryi_error(FERRY_ERR_SYSTEM, "cannot read %s, by which PEs know their node: %s%s", path,
                            strerror(errno), errno == EMFILE || errno == ENFILE ? "; raise `ulimit -n`" : "");
    size_t n = in ? fread(text, 1, 36, in) : 0;
    if (in)
        fclose(in);
    if (n == 36 && stat("/proc/self/ns/net", &net) == 0)
        snprintf(text + n, sizeof(text) - n, " net %llu:%llu", (unsigned long long)net.st_dev,
                 (unsigned long long)net.st_ino);
    else
        snprintf(text, sizeof(text), "host %s", topo->host);
    topo->node_id[0] = hash_finish(hash_bytes(UINT64_C(0xcbf29ce484222325), text, strlen(text)));
    topo->node_id[1] = hash_finish(hash_bytes(UINT64_C(0x9ae16a3b2f90404f), text, strlen(text)));
    return FERRY_SUCCESS;
}

/* -- CPUs ---------------------------------------------------------------------------------------------------------- */

/* Reads the mask of a thread (0: the calling one) and returns its number of CPUs, 0 when unknown. */
static int read_affinity(pid_t pid, cpu_mask *mask)
{
    memset(mask, 0, sizeof(*mask));
    return sched_getaffinity(pid, sizeof(*mask), &mask->u.align) ? 0 : CPU_COUNT_S(sizeof(*mask), &mask->u.align);
}

static int32_t count_cpus(int in_mask, int32_t quota)
{
    long online = in_mask ? in_mask : sysconf(_SC_NPROCESSORS_ONLN);
    int32_t n = online > 0 ? (int32_t)online : 1;
    return quota < n ? quota : n;
}

/* Left empty when the mask has a CPU beyond FERRYI_TOPO_CPUS: a truncated mask would look like a smaller one. */
static void list_cpus(ferryi_topo *topo, const cpu_mask *mask, int n)
{
    for (int cpu = 0; cpu < FERRYI_TOPO_CPUS; cpu++)
        if (CPU_ISSET_S((size_t)cpu, sizeof(*mask), &mask->u.align)) {
            topo->cpus[cpu / 64] |= UINT64_C(1) << cpu % 64;
            n--;
        }
    if (n != 0)
        memset(topo->cpus, 0, sizeof(topo->cpus));
}

int ferryi_topo_is_oversubscribed(const ferryi_topo *topo, int n_pes, int me, int threads)
{
    double load[FERRYI_TOPO_CPUS] = { 0 };
    int32_t neighbours = 0, unknown = 0;
    for (int pe = 0; pe < n_pes; pe++) {
        const ferryi_topo *t = &topo[pe];
        int n = 0;
        if (t->node_id[0] != topo[me].node_id[0] || t->node_id[1] != topo[me].node_id[1])
            continue;
        neighbours += threads;
        for (int i = 0; i < FERRYI_TOPO_CPUS / 64; i++)
            n += __builtin_popcountll(t->cpus[i]);
        unknown += n == 0;
        for (int i = 0; i < FERRYI_TOPO_CPUS / 64; i++)
            for (uint64_t bits = t->cpus[i]; bits != 0; bits &= bits - 1)
                load[64 * i + __builtin_ctzll(bits)] += (double)threads / n;
    }
    if (neighbours > topo[me].quota)
        return 1;
    if (unknown != 0)
        return neighbours > topo[me].n_cpus;
    for (int cpu = 0; cpu < FERRYI_TOPO_CPUS; cpu++)
        if ((topo[me].cpus[cpu / 64] >> cpu % 64 & 1) && load[cpu] > 1.001) /* sums of fractions are not exact */
            return 1;
    return 0;
}

int32_t ferryi_topo_spread(const ferryi_topo *topo, int n_pes, int me)
{
    const ferryi_topo *mine = &topo[me];
    cpu_mask all, one;
    int cpu = 0, left = 0;
    const int n = read_affinity(0, &all);
    if (n < 2)
        return -1;
    for (int pe = 0; pe < me && pe < n_pes; pe++)
        left += topo[pe].node_id[0] == mine->node_id[0] && topo[pe].node_id[1] == mine->node_id[1] &&
                memcmp(topo[pe].cpus, mine->cpus, sizeof(mine->cpus)) == 0;
    for (left %= n; !CPU_ISSET_S((size_t)cpu, sizeof(all), &all.u.align) || left-- > 0;)
        cpu++;
    memset(&one, 0, sizeof(one));
    CPU_SET_S((size_t)cpu, sizeof(one), &one.u.align);
    if (sched_setaffinity(0, sizeof(one), &one.u.align) || sched_setaffinity(0, sizeof(all), &all.u.align))
        return -1;
    return cpu;
}

/* -- NUMA ---------------------------------------------------------------------------------------------------------- */

/* This check comes before hwloc: small machines usually have one node, and loading a topology takes milliseconds. */
static int machine_has_one_node(void)
{
    char text[128] = "";
    FILE *in = ferryi_fd_read("/sys/devices/system/node/online");
    if (!in)
        return errno == ENOENT; /* a kernel without NUMA */
    char *got = fgets(text, sizeof(text), in);
    fclose(in);
    return got && !strpbrk(text, ",-");
}

#ifdef HAVE_HWLOC

/* NUMA nodes and CPUs only: no caches, and devices only with with_pci. */
static int topology_load(hwloc_topology_t *topology, int with_pci)
{
    hwloc_topology_t t;
    if (hwloc_topology_init(&t))
        return -1;
    /* The whole machine: a restricted view would hide the nodes of CPUs that only other threads may use. */
    hwloc_topology_set_flags(t, HWLOC_TOPOLOGY_FLAG_INCLUDE_DISALLOWED);
    hwloc_topology_set_all_types_filter(t, with_pci ? HWLOC_TYPE_FILTER_KEEP_STRUCTURE : HWLOC_TYPE_FILTER_KEEP_NONE);
    /* A node without an object of the same CPUs above it would get the CPUs of the whole machine. */
    hwloc_topology_set_type_filter(t, HWLOC_OBJ_GROUP, HWLOC_TYPE_FILTER_KEEP_STRUCTURE);
    if (with_pci)
        hwloc_topology_set_io_types_filter(t, HWLOC_TYPE_FILTER_KEEP_ALL);
    if (hwloc_topology_load(t)) {
        hwloc_topology_destroy(t);
        return -1;
    }
    *topology = t;
    return 0;
}

static int node_has(hwloc_obj_t node, int cpu)
{
    return node->cpuset && hwloc_bitmap_isset(node->cpuset, (unsigned)cpu);
}

/* The node that holds all CPUs of the mask, or -1. */
static int32_t node_of_mask(const cpu_mask *mask)
{
    hwloc_topology_t t;
    int32_t found = -1;
    if (topology_load(&t, 0))
        return -1;
    for (hwloc_obj_t node = NULL; (node = hwloc_get_next_obj_by_type(t, HWLOC_OBJ_NUMANODE, node)) != NULL;) {
        int n = 0, all = 1;
        for (int cpu = 0; cpu < CPUS_MAX; cpu++)
            if (CPU_ISSET_S((size_t)cpu, sizeof(*mask), &mask->u.align)) {
                n++;
                all &= node_has(node, cpu);
            }
        if (n && all) {
            found = (int32_t)node->os_index;
            break;
        }
    }
    hwloc_topology_destroy(t);
    return found;
}

void ferryi_topo_bind(const ferryi_topo *topo, const char *who)
{
    cpu_mask process, chosen;
    hwloc_topology_t t;
    int n = 0;
    if (topo->numa_node < 0 || machine_has_one_node() || read_affinity(getpid(), &process) < 2 || topology_load(&t, 0))
        return;
    memset(&chosen, 0, sizeof(chosen));
    for (hwloc_obj_t node = NULL; (node = hwloc_get_next_obj_by_type(t, HWLOC_OBJ_NUMANODE, node)) != NULL;) {
        if ((int32_t)node->os_index != topo->numa_node)
            continue;
        for (int cpu = 0; cpu < CPUS_MAX; cpu++)
            if (CPU_ISSET_S((size_t)cpu, sizeof(process), &process.u.align) && node_has(node, cpu)) {
                CPU_SET_S((size_t)cpu, sizeof(chosen), &chosen.u.align);
                n++;
            }
    }
    hwloc_topology_destroy(t);
    if (n && sched_setaffinity(0, sizeof(chosen), &chosen.u.align) == 0)
        ferryi_log(FERRYI_LOG_DEBUG, "%s is bound to %d CPUs of NUMA node %d", who, n, topo->numa_node);
}

int32_t ferryi_topo_node_of_pci_by_hwloc(unsigned domain, unsigned bus, unsigned device)
{
    hwloc_topology_t t;
    int32_t node = -1;
    if (topology_load(&t, 1))
        return -1;
    hwloc_obj_t at = hwloc_get_pcidev_by_busid(t, domain, bus, device, 0);
    if (at != NULL)
        at = hwloc_get_non_io_ancestor_obj(t, at);
    /* An ancestor that spans several nodes, the machine for example, gives no node. */
    if (at != NULL && at->nodeset != NULL && hwloc_bitmap_weight(at->nodeset) == 1)
        node = (int32_t)hwloc_bitmap_first(at->nodeset);
    hwloc_topology_destroy(t);
    return node;
}

const char *ferryi_topo_library(void)
{
    return "hwloc";
}

#else

static int32_t node_of_mask(const cpu_mask *mask)
{
    (void)mask;
    return -1;
}

void ferryi_topo_bind(const ferryi_topo *topo, const char *who)
{
    (void)topo;
    (void)who;
}

int32_t ferryi_topo_node_of_pci_by_hwloc(unsigned domain, unsigned bus, unsigned device)
{
    (void)domain;
    (void)bus;
    (void)device;
    return -1;
}

const char *ferryi_topo_library(void)
{
    return "none";
}

#endif

int32_t ferryi_topo_node_of_pci(unsigned domain, unsigned bus, unsigned device)
{
    char path[80];
    int node = -1;
    snprintf(path, sizeof(path), "/sys/bus/pci/devices/%04x:%02x:%02x.0/numa_node", domain, bus, device);
    FILE *in = ferryi_fd_read(path);
    if (in) {
        if (fscanf(in, "%d", &node) != 1)
            node = -1;
        fclose(in);
    }
    if (node < 0 && machine_has_one_node())
        node = 0;
    return node >= 0 ? node : ferryi_topo_node_of_pci_by_hwloc(domain, bus, device);
}

ferry_status ferryi_topo_read(ferryi_topo *topo)
{
    ferryi_topo t = { .pid = (int32_t)getpid() };
    cpu_mask mask;
    if (gethostname(t.host, sizeof(t.host) - 1) && errno != ENAMETOOLONG)
        return ferryi_error(FERRY_ERR_SYSTEM, "gethostname failed: %s", strerror(errno));
    for (char *c = t.host; *c; c++) /* peers put it into their messages */
        *c = *c < ' ' || *c > '~' ? '?' : *c;
    ferry_status status = read_node_id(&t);
    if (status != FERRY_SUCCESS)
        return status;
    int n = read_affinity(0, &mask);
    t.quota = ferryi_cgroup_cpus();
    t.n_cpus = count_cpus(n, t.quota);
    list_cpus(&t, &mask, n);
    t.numa_node = machine_has_one_node() ? 0 : n ? node_of_mask(&mask) : -1;
    *topo = t;
    return FERRY_SUCCESS;
}
