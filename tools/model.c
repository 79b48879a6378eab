/* SPDX-License-Identifier: BSD-3-Clause */
/* Names of the model's words, and what follows from other facts. */
#include "tools/model.h"
#include <stdio.h>
#include <string.h>

static const char *const answer_names[INFO_N_ANSWERS] = { "-", "OK", "NS", "CNS", "GNS", "TNS", "DR", "U" };
static const char *const link_names[INFO_N_LINKS] = { "-", "NV", "PIX", "PXB", "PHB", "NODE", "SYS" };
static const char *const severity_names[] = { "note", "warning", "problem" };

const char *info_answer_name(info_answer answer)
{
    return (int)answer >= 0 && (int)answer < INFO_N_ANSWERS ? answer_names[answer] : "?";
}

const char *info_link_name(info_link link)
{
    return (int)link >= 0 && (int)link < INFO_N_LINKS ? link_names[link] : "?";
}

const char *info_severity_name(info_severity severity)
{
    return severity_names[severity];
}

static const info_pair unknown_pair = { .access = -1,
                                        .atomics = -1,
                                        .partial = -1,
                                        .rank = -1,
                                        .probe = -1,
                                        .found = FERRY_PATH_NONE,
                                        .path = FERRY_PATH_NONE,
                                        .latency_us = -1,
                                        .gbs = -1 };

void info_machine_init(info_machine *m)
{
    memset(m, 0, sizeof *m);
    m->host.cgroup_memory = m->host.cgroup_pids = m->host.cgroup_cpus = UINT64_MAX;
    m->host.shm = m->host.pid_ns = m->host.user_ns = m->host.ptrace_scope = m->host.memfd_noexec = -1;
    m->host.memfd = m->host.pidfd = m->host.iommu_units = -1;
    m->driver.open = -1;
    for (int i = 0; i < INFO_GPUS; i++)
        for (int j = 0; j < INFO_GPUS; j++)
            m->pair[i][j] = unknown_pair;
    for (int i = 0; i < INFO_PES; i++)
        for (int j = 0; j < INFO_PES; j++)
            m->pe[i][j] = unknown_pair;
}

info_gpu *info_gpu_at(info_machine *m, const char *bdf)
{
    for (int i = 0; i < m->n_gpus; i++)
        if (strcmp(m->gpu[i].bdf, bdf) == 0)
            return &m->gpu[i];
    if (m->n_gpus == INFO_GPUS)
        return NULL;
    info_gpu *g = &m->gpu[m->n_gpus++];
    memset(g, 0, sizeof *g);
    snprintf(g->bdf, sizeof g->bdf, "%s", bdf);
    g->cuda = g->nvml = g->place.numa_node = g->iommu_group = g->dmabuf = g->gpudirect = -1;
    g->pci = (info_pci){ 0, -1, -1, -1, -1, -1, -1 };
    return g;
}

static info_answer of_attribute(int value)
{
    return value < 0 ? INFO_NOT_ASKED : value ? INFO_OK : INFO_NS;
}

static info_answer first_of(info_answer nvml, int cuda)
{
    return nvml != INFO_NOT_ASKED && nvml != INFO_U ? nvml : of_attribute(cuda);
}

info_answer info_reads(const info_pair *p)
{
    return first_of(p->read, p->access);
}

info_answer info_writes(const info_pair *p)
{
    return first_of(p->write, p->access);
}

info_answer info_atomics(const info_pair *p)
{
    return first_of(p->atomic, p->atomics);
}

int info_is_known(const info_machine *m, int from, int to)
{
    const info_pair *p = &m->pair[from][to];
    return from != to && (info_reads(p) != INFO_NOT_ASKED || info_atomics(p) != INFO_NOT_ASKED);
}

int info_shared_bridges(const info_place *a, const info_place *b)
{
    int n = 0;
    if (strcmp(a->host_bridge, b->host_bridge) != 0)
        return 0;
    while (n < a->n_bridges && n < b->n_bridges && strcmp(a->bridge[n].bdf, b->bridge[n].bdf) == 0)
        n++;
    return n;
}

info_link info_link_by_bus(const info_place *a, const info_place *b)
{
    if (!a->in_sysfs || !b->in_sysfs || !a->host_bridge[0] || !b->host_bridge[0])
        return INFO_LINK_UNKNOWN;
    if (strcmp(a->host_bridge, b->host_bridge) != 0)
        return a->numa_node == b->numa_node ? INFO_LINK_NODE : INFO_LINK_SYS;
    int shared = info_shared_bridges(a, b);
    if (shared == 0)
        return INFO_LINK_PHB;
    /* At most one downstream port each below the shared switch. */
    return a->n_bridges - shared <= 1 && b->n_bridges - shared <= 1 ? INFO_LINK_PIX : INFO_LINK_PXB;
}

int info_nearest_nic(const info_machine *m, const info_gpu *g)
{
    int best = -1, rank = 0;
    for (int i = 0; i < m->network.n_nics; i++) {
        const info_nic *nic = &m->network.nic[i];
        const info_link link = info_link_by_bus(&g->place, &nic->place);
        const int far = (nic->rdma[0] ? 0 : INFO_N_LINKS) + (int)link;
        if (link != INFO_LINK_UNKNOWN && (best < 0 || far < rank)) {
            best = i;
            rank = far;
        }
    }
    return best;
}
