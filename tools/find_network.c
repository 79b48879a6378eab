/* SPDX-License-Identifier: BSD-3-Clause */
/* Findings on the way to other nodes. */
#include "tools/findings.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void find_plugin(const info_network *n, info_findings *f)
{
    if (!n->asked || n->n_fabrics != 0)
        return;
    info_finding *found = info_finding_add(f, "no-fabric", INFO_NOTE, "libfabric finds no network for other nodes");
    INFO_SAY(found->seen, "%s", n->error[0] ? n->error : "the plug-in for libfabric lists no fabric");
    INFO_SAY(found->file, "ferry_remote_libfabric.so");
    INFO_SAY(found->means, "jobs of several nodes go over TCP; NICs that only libfabric drives stay unused");
    if (strstr(n->error, "FI_PROVIDER=") != NULL)
        INFO_SAY(found->remedy, "unset FI_PROVIDER, which hides libfabric's other providers");
    else
        INFO_SAY(found->remedy, "install libfabric (libfabric-dev) and build ferry with it (configure "
                                "--with-libfabric); fi_info -t FI_EP_RDM lists what it can use");
}

static int has_rdma(const info_network *n)
{
    for (int i = 0; i < n->n_nics; i++)
        if (n->nic[i].rdma[0])
            return 1;
    return 0;
}

static void find_ports(const info_network *n, info_findings *f)
{
    info_finding *found = NULL;
    for (int i = 0; i < n->n_nics; i++) {
        if (!n->nic[i].rdma[0] || n->nic[i].up != 0)
            continue;
        if (found == NULL)
            found = info_finding_add(f, "rdma-port-down", INFO_NOTE, "an RDMA device has no link");
        INFO_SAY(found->seen, "%s%s", found->seen[0] ? ", " : "port 1 is not active: ", n->nic[i].rdma);
    }
    if (found == NULL)
        return;
    INFO_SAY(found->file, "/sys/class/infiniband/*/ports/1/state");
    INFO_SAY(found->means, "nothing goes over it");
    INFO_SAY(found->remedy, "check cable and switch; InfiniBand needs a subnet manager (opensm); RoCE needs the "
                            "interface up (ip link set up)");
}

static void find_far(const info_machine *m, info_findings *f)
{
    info_finding *found = NULL;
    for (int i = 0; i < m->n_gpus; i++) {
        const int near = info_nearest_nic(m, &m->gpu[i]);
        if (near < 0 || !m->network.nic[near].rdma[0] ||
            info_link_by_bus(&m->gpu[i].place, &m->network.nic[near].place) != INFO_LINK_SYS)
            continue;
        if (found == NULL)
            found = info_finding_add(f, "far-nic", INFO_NOTE, "a GPU has no RDMA device on its NUMA node");
        INFO_SAY(found->seen, "%sGPU %d on NUMA node %d, %s on %d", found->seen[0] ? "; " : "", i,
                 m->gpu[i].place.numa_node, m->network.nic[near].rdma, m->network.nic[near].place.numa_node);
    }
    if (found == NULL)
        return;
    INFO_SAY(found->file, "/sys/class/infiniband/*/device");
    INFO_SAY(found->means, "its data crosses the link between the sockets on the way to other nodes");
    INFO_SAY(found->remedy, "put the NIC into a slot of that socket, or start the PEs on the GPUs near a NIC");
}

info_gpudirect info_gpudirect_of(const info_machine *m, const info_gpu *g)
{
    int major = 0, minor = 0;
    char *end;
    major = (int)strtol(m->host.kernel, &end, 10);
    minor = *end == '.' ? (int)strtol(end + 1, NULL, 10) : 0;
    if (!has_rdma(&m->network))
        return INFO_GPUDIRECT_NO_NIC;
    if (g->dmabuf == 1 && (major > 5 || (major == 5 && minor >= 12)))
        return INFO_GPUDIRECT_DMABUF;
    if (m->network.peermem && g->gpudirect != 0)
        return INFO_GPUDIRECT_PEERMEM;
    return g->dmabuf < 0 && g->gpudirect < 0 ? INFO_GPUDIRECT_UNKNOWN : INFO_GPUDIRECT_NOT;
}

static void find_gpudirect(const info_machine *m, info_findings *f)
{
    info_finding *found = NULL;
    for (int i = 0; i < m->n_gpus; i++) {
        const info_gpu *g = &m->gpu[i];
        if (info_gpudirect_of(m, g) != INFO_GPUDIRECT_NOT)
            continue;
        if (found == NULL)
            found = info_finding_add(f, "no-gpudirect", INFO_NOTE, "no NIC can access a GPU's memory");
        INFO_SAY(found->seen, "%sGPU %d: dmabuf %s", found->seen[0] ? "; " : "", i,
                 g->dmabuf == 1 ? "offered, but the kernel is older than 5.12" : "not offered by the driver");
    }
    if (found == NULL)
        return;
    INFO_SAY(found->seen, "; nvidia_peermem %s", m->network.peermem ? "loaded" : "not loaded");
    INFO_SAY(found->file, "/sys/module/nvidia_peermem");
    INFO_SAY(found->means, "libraries that let a NIC access GPU memory cannot do so; ferry passes data for other "
                           "nodes through pinned host memory anyway");
    INFO_SAY(found->remedy, "use NVIDIA's open kernel modules with Linux 5.12 or later, or modprobe nvidia_peermem; "
                            "GeForce GPUs offer neither");
}

void info_find_network(const info_machine *m, info_findings *f)
{
    find_plugin(&m->network, f);
    find_ports(&m->network, f);
    find_far(m, f);
    find_gpudirect(m, f);
}
