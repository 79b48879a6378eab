/* SPDX-License-Identifier: BSD-3-Clause */
/* The report of ferry-info for people. */
#include "ferry.h"
#include "runtime/state/path_rules.h"
#include "tools/render.h"
#include <inttypes.h>
#include <string.h>

const char *info_probe_text(const info_pair *p, char text[48])
{
    char tests[40];
    if (p->probe <= 0)
        return p->probe < 0 ? "not probed" : "OK";
    snprintf(text, 48, "no %s", ferryi_paths_tests_named((uint8_t)p->probe, "+", tests, sizeof tests));
    return text;
}

const char *info_link_text(const info_pair *p, char text[16])
{
    if (p->link == INFO_LINK_NV)
        snprintf(text, 16, "NV%d", p->nvlinks);
    else
        snprintf(text, 16, "%s", info_link_name(p->link));
    return text;
}

/* ---- Machine. */

static void print_size(FILE *out, uint64_t bytes)
{
    if (bytes == UINT64_MAX)
        fprintf(out, "unlimited");
    else if (bytes >= (uint64_t)10 << 30)
        fprintf(out, "%" PRIu64 " GiB", (bytes + ((uint64_t)1 << 29)) >> 30);
    else if (bytes >= 10 << 20)
        fprintf(out, "%" PRIu64 " MiB", bytes >> 20);
    else
        fprintf(out, "%" PRIu64 " KiB", bytes >> 10);
}

static void print_limit(FILE *out, const char *name, const info_limit *limit, int bytes)
{
    fprintf(out, "%s ", name);
    if (!limit->known)
        fprintf(out, "unknown");
    else if (limit->soft == UINT64_MAX)
        fprintf(out, "unlimited");
    else if (bytes)
        print_size(out, limit->soft);
    else
        fprintf(out, "%" PRIu64, limit->soft);
}

static const char *yes_no(int value)
{
    return value < 0 ? "unknown" : value ? "yes" : "no";
}

static void print_machine(FILE *out, const info_machine *m)
{
    const info_host *h = &m->host;
    const info_driver *d = &m->driver;
    fprintf(out, "Machine\n  kernel      %s%s%s\n", h->kernel[0] ? h->kernel : "unknown",
            h->is_virtual ? ", in a virtual machine" : "", h->in_container ? ", in a container" : "");
    fprintf(out, "  CPUs        %d online, %d NUMA node%s%s%s\n", h->n_cpus, h->n_nodes, h->n_nodes == 1 ? "" : "s",
            h->cpu[0] ? ", " : "", h->cpu);
    fprintf(out, "  memory      ");
    print_size(out, h->memory);
    fprintf(out, ", available ");
    print_size(out, h->available);
    fprintf(out, "\n  cgroup      memory ");
    print_size(out, h->cgroup_memory);
    fprintf(out, h->cgroup_pids == UINT64_MAX ? ", tasks unlimited" : ", tasks %" PRIu64, h->cgroup_pids);
    if (h->cgroup_cpus != UINT64_MAX)
        fprintf(out, ", CPUs %.1f", (double)h->cgroup_cpus / 1000);
    fprintf(out, "\n  limits      ");
    print_limit(out, "open files (ulimit -n)", &h->files, 0);
    print_limit(out, ", locked memory (ulimit -l)", &h->locked, 1);
    print_limit(out, ", processes (ulimit -u)", &h->processes, 0);
    fprintf(out, "\n  /dev/shm    %s", h->shm < 0 ? "unknown" : h->shm ? "mounted" : "not mounted");
    if (h->shm > 0 && h->shm_size) {
        fprintf(out, ", ");
        print_size(out, h->shm_size);
    }
    fprintf(out, "\n  namespaces  the machine's own PIDs: %s, users: %s", yes_no(h->pid_ns), yes_no(h->user_ns));
    if (h->ptrace_scope >= 0)
        fprintf(out, "; yama ptrace_scope %d", h->ptrace_scope);
    fprintf(out, "\n");
    fprintf(out, "  calls       memfd_create %s, pidfd_open %s\n",
            h->memfd < 0 ? "not tried"
            : h->memfd   ? "works"
                         : h->memfd_error,
            h->pidfd < 0 ? "not tried"
            : h->pidfd   ? "works"
                         : h->pidfd_error);
    if (h->iommu_units < 0)
        fprintf(out, "  IOMMU       unknown");
    else
        fprintf(out, "  IOMMU       %d unit%s", h->iommu_units, h->iommu_units == 1 ? "" : "s");
    fprintf(out, "; kernel line: %s\n", h->iommu_words[0] ? h->iommu_words : "nothing of it");
    fprintf(out, "  driver      %s%s; CUDA ", d->version[0] ? d->version : "none loaded",
            d->open < 0 ? ""
            : d->open   ? " (open kernel module)"
                        : " (proprietary kernel module)");
    if (d->cuda)
        fprintf(out, "%d.%d", d->cuda / 1000, d->cuda % 1000 / 10);
    else
        fprintf(out, "%s", d->cuda_error[0] ? d->cuda_error : "not asked");
    fprintf(out, "; NVML %s\n", d->nvml ? "answers" : d->nvml_error[0] ? d->nvml_error : "not asked");
    if (d->params)
        fprintf(out, "  registry    RegistryDwords \"%s\"\n", d->registry);
}

static void print_gpus(FILE *out, const info_machine *m)
{
    fprintf(out, "\nGPUs\n");
    for (int i = 0; i < m->n_gpus; i++) {
        const info_gpu *g = &m->gpu[i];
        fprintf(out, "  GPU%-2d %s %s%s, memory ", i, g->bdf, g->name[0] ? g->name : "unknown model",
                m->driver.cuda && g->cuda < 0 ? " (not shown by CUDA)" : "");
        print_size(out, g->memory);
        fprintf(out, ", BAR1 ");
        print_size(out, g->bar1);
        if (g->nvlinks)
            fprintf(out, ", NVLink %d of %d up", g->nvlinks_up, g->nvlinks);
        if (g->width_max > 0)
            fprintf(out, ", PCIe x%d of x%d at %s", g->width, g->width_max, g->speed_max);
        if (g->iommu_group >= 0)
            fprintf(out, ", IOMMU group %d %s", g->iommu_group, g->iommu_type);
        if (g->place.numa_node >= 0)
            fprintf(out, ", NUMA node %d", g->place.numa_node);
        fprintf(out, "\n");
    }
}

/* ---- Network. */

const char *info_gpudirect_text(info_gpudirect by)
{
    static const char *const texts[] = { [INFO_GPUDIRECT_UNKNOWN] = "unknown",
                                         [INFO_GPUDIRECT_NO_NIC] = "no RDMA device",
                                         [INFO_GPUDIRECT_NOT] = "would not work",
                                         [INFO_GPUDIRECT_DMABUF] = "would work, by dmabuf",
                                         [INFO_GPUDIRECT_PEERMEM] = "would work, by nvidia_peermem" };
    return texts[by];
}

static void print_nic(FILE *out, const info_nic *nic)
{
    fprintf(out, "  NIC         %s", nic->name[0] ? nic->name : nic->rdma);
    if (nic->name[0] && nic->rdma[0])
        fprintf(out, ", RDMA device %s", nic->rdma);
    if (nic->layer[0])
        fprintf(out, " (%s)", nic->layer);
    if (nic->bdf[0])
        fprintf(out, ", %s", nic->bdf);
    if (nic->driver[0])
        fprintf(out, ", driver %s", nic->driver);
    if (nic->up >= 0)
        fprintf(out, nic->up ? ", up" : ", down");
    if (nic->mbps > 0)
        fprintf(out, nic->mbps % 1000 == 0 ? ", %.0f Gb/s" : ", %.1f Gb/s", nic->mbps / 1000.0);
    if (nic->place.numa_node >= 0)
        fprintf(out, ", NUMA node %d", nic->place.numa_node);
    fprintf(out, "\n");
}

static void print_network(FILE *out, const info_machine *m)
{
    const info_network *n = &m->network;
    fprintf(out, "\nNetwork\n");
    for (int i = 0; i < n->n_nics; i++)
        print_nic(out, &n->nic[i]);
    for (int i = 0; i < n->n_fabrics; i++) {
        const info_fabric *f = &n->fabric[i];
        const int is_first = i == 0 || strcmp(f->library, n->fabric[i - 1].library) != 0;
        fprintf(out, "  %-11s %s on %s%s%s%s\n", f->library, f->name, f->device, f->address[0] ? ", " : "", f->address,
                is_first ? " (ferry's first choice)" : "");
    }
    if (n->n_fabrics == 0)
        fprintf(out, "  libfabric   %s\n", n->error[0] ? n->error : n->asked ? "no fabric" : "not asked");
    for (int i = 0; i < m->n_gpus; i++) {
        const int near = info_nearest_nic(m, &m->gpu[i]);
        const info_nic *nic = near >= 0 ? &n->nic[near] : NULL;
        fprintf(out, "  GPU%-2d       nearest NIC %s%s%s%s; GPUDirect %s; ferry passes through host memory\n", i,
                nic == NULL    ? "unknown"
                : nic->name[0] ? nic->name
                               : nic->rdma,
                nic ? " (" : "", nic ? info_link_name(info_link_by_bus(&m->gpu[i].place, &nic->place)) : "",
                nic ? ")" : "", info_gpudirect_text(info_gpudirect_of(m, &m->gpu[i])));
    }
}

/* ---- Matrices. */

struct table {
    const char *title, *row;
    int n;
    const info_pair *first;
    int stride;
};

static const info_pair *at(const struct table *t, int from, int to)
{
    return t->first + from * t->stride + to;
}

typedef void cell(const info_pair *p, char text[48]);

static void print_matrix(FILE *out, const struct table *t, const char *title, cell *fill)
{
    char text[48];
    size_t width = 6;
    for (int from = 0; from < t->n; from++)
        for (int to = 0; to < t->n; to++) {
            fill(at(t, from, to), text);
            if (from != to && strlen(text) > width)
                width = strlen(text);
        }
    fprintf(out, "\n%s\n  %-6s", title, "from");
    for (int to = 0; to < t->n; to++)
        fprintf(out, "  %s%-*d", t->row, to + 1 < t->n ? (int)(width - strlen(t->row)) : 0, to);
    fprintf(out, "\n");
    for (int from = 0; from < t->n; from++) {
        fprintf(out, "  %s%-*d", t->row, (int)(6 - strlen(t->row)), from);
        for (int to = 0; to < t->n; to++) {
            fill(at(t, from, to), text);
            fprintf(out, "  %-*s", to + 1 < t->n ? (int)width : 0, from == to ? "X" : text);
        }
        fprintf(out, "\n");
    }
}

static void cell_read(const info_pair *p, char text[48])
{
    snprintf(text, 48, "%s", info_answer_name(info_reads(p)));
}
static void cell_write(const info_pair *p, char text[48])
{
    snprintf(text, 48, "%s", info_answer_name(info_writes(p)));
}
static void cell_atomics(const info_pair *p, char text[48])
{
    snprintf(text, 48, "%s%s", info_answer_name(info_atomics(p)), p->partial == 1 ? " (some)" : "");
}
static void cell_link(const info_pair *p, char text[48])
{
    (void)info_link_text(p, text);
}
static void cell_probe(const info_pair *p, char text[48])
{
    const char *word = p->probe < 0 ? "-" : info_probe_text(p, text);
    if (word != text)
        snprintf(text, 48, "%s", word);
}
static void cell_path(const info_pair *p, char text[48])
{
    char bulk[32] = "";
    if (info_is_by_copy(p))
        snprintf(bulk, sizeof bulk, ", bulk by copy engine");
    else if (p->via > 0)
        snprintf(bulk, sizeof bulk, ", bulk through %d", p->via - 1);
    if (p->source == INFO_NOBODY)
        snprintf(text, 48, "-");
    else
        snprintf(text, 48, "%s%s%s", ferry_path_name(p->path), bulk, p->path > p->found ? "*" : "");
}
static void cell_latency(const info_pair *p, char text[48])
{
    if (p->latency_us < 0)
        snprintf(text, 48, "-");
    else
        snprintf(text, 48, "%.2f %.20s", p->latency_us, p->latency_by);
}
static void cell_bandwidth(const info_pair *p, char text[48])
{
    if (p->gbs < 0)
        snprintf(text, 48, "-");
    else
        snprintf(text, 48, "%.1f %.20s", p->gbs, p->gbs_by);
}

static int any(const struct table *t, int (*is)(const info_pair *p))
{
    for (int from = 0; from < t->n; from++)
        for (int to = 0; to < t->n; to++)
            if (from != to && is(at(t, from, to)))
                return 1;
    return 0;
}

static int is_probed(const info_pair *p)
{
    return p->probe >= 0;
}
static int is_measured(const info_pair *p)
{
    return p->latency_us >= 0 || p->gbs >= 0;
}
static int is_weakened(const info_pair *p)
{
    return p->path > p->found && p->source != INFO_NOBODY;
}
static int is_of_a_job(const info_pair *p)
{
    return p->source == INFO_JOB;
}

static void print_paths(FILE *out, const info_machine *m, const struct table *t)
{
    print_matrix(out, t,
                 any(t, is_of_a_job) ? "Path that ferry takes (chosen by the init of a job just now)"
                                     : "Path that ferry would take (predicted from the drivers' answers)",
                 cell_path);
    if (any(t, is_weakened))
        fprintf(out, "  * weaker than the pair allows: FERRY_PATHS or FERRY_TEST=probe_fail asks for it\n");
    if (m->handles[0])
        fprintf(out, "  processes share heaps by %s\n", m->handles);
    if (m->job_error[0])
        fprintf(out, "  no job of ferry ran: %s\n", m->job_error);
    if (any(t, is_probed))
        print_matrix(out, t, "Probe by stores, loads, order and atomics of kernels", cell_probe);
    else if (t->first == &m->pair[0][0])
        fprintf(out, "  not probed: on some machines access is reported, but stores of kernels never arrive\n");
    if (any(t, is_measured)) {
        print_matrix(out, t,
                     t->first == &m->pair[0][0] ? "Latency, us (load: round trip of a dependent 8-byte load by an SM; "
                                                  "copy: an 8-byte copy)"
                                                : "Latency, us (one way of a signal)",
                     cell_latency);
        print_matrix(out, t, "Bandwidth, GB/s", cell_bandwidth);
    }
    if (m->measure_note[0])
        fprintf(out, "  measuring: %s\n", m->measure_note);
}

static void print_pairs(FILE *out, const info_machine *m)
{
    struct table t = { .row = "GPU", .n = m->n_gpus, .first = &m->pair[0][0], .stride = INFO_GPUS };
    if (m->n_gpus > 1) {
        print_matrix(out, &t, "Link", cell_link);
        print_matrix(out, &t, "Read, as reported", cell_read);
        print_matrix(out, &t, "Write, as reported", cell_write);
        print_matrix(out, &t, "Atomics, as reported", cell_atomics);
        print_paths(out, m, &t);
        fprintf(
            out,
            "\n  OK; NS not supported; CNS chipset, GNS GPU, TNS topology not supported; DR disabled by the "
            "registry; U unknown;\n  - not asked.  NV# links of NVLink; PIX one PCIe bridge, PXB several, PHB a host "
            "bridge, NODE within a NUMA\n  node, SYS between NUMA nodes.\n");
    }
    if (m->n_pes) {
        t = (struct table){ .row = "PE", .n = m->n_pes, .first = &m->pe[0][0], .stride = INFO_PES };
        fprintf(out, "\nCUDA shows no GPU: ferry uses the host space, with heaps in shared memory.");
        print_paths(out, m, &t);
    }
}

/* ---- Findings. */

static void print_finding_pairs(FILE *out, const info_machine *m, const info_finding *f)
{
    int n = 0, all = 1;
    for (int from = 0; from < m->n_gpus; from++)
        for (int to = 0; to < m->n_gpus; to++)
            if (from != to)
                all &= (int)(f->pairs[from] >> to & 1);
    fprintf(out, "    pairs:  ");
    if (all && m->n_gpus > 2)
        fprintf(out, "all");
    for (int from = 0; from < m->n_gpus && !(all && m->n_gpus > 2); from++)
        for (int to = 0; to < m->n_gpus; to++)
            if (f->pairs[from] >> to & 1)
                fprintf(out, "%s%d>%d", n++ == 0 ? "" : n % 16 == 1 ? "\n            " : " ", from, to);
    fprintf(out, "\n");
}

static void print_findings(FILE *out, const info_machine *m, const info_findings *f)
{
    fprintf(out, f->n != 0 ? "\nObstacles\n" : "\nObstacles: none found\n");
    for (int i = 0; i < f->n; i++) {
        const info_finding *found = &f->at[i];
        fprintf(out, "  [%s] %s (%s)\n    seen:   %s\n    in:     %s\n", info_severity_name(found->severity),
                found->title, found->id, found->seen, found->file);
        if (info_finding_has_pairs(found))
            print_finding_pairs(out, m, found);
        fprintf(out, "    means:  %s.\n    do:     %s.\n", found->means, found->remedy);
    }
}

void info_print_text(FILE *out, const info_machine *m, const info_findings *f, const char *sysroot)
{
    fprintf(out, "ferry-info %d.%d.%d", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH);
    if (sysroot)
        fprintf(out, ", of the captured machine in %s", sysroot);
    fprintf(out, "\n\n");
    print_machine(out, m);
    if (m->n_gpus)
        print_gpus(out, m);
    print_network(out, m);
    print_pairs(out, m);
    print_findings(out, m, f);
}
