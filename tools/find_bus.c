/* SPDX-License-Identifier: BSD-3-Clause */
/* Findings on the PCI bus, the IOMMU and the slots, for pairs without NVLink. */
#include "tools/findings.h"
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- Bridges on the path between two GPUs. */

typedef void visit(const info_bridge *b, int from, int to, void *arg);

static void walk(const info_machine *m, visit *each, void *arg)
{
    for (int from = 0; from < m->n_gpus; from++)
        for (int to = 0; to < m->n_gpus; to++) {
            const info_gpu *a = &m->gpu[from], *b = &m->gpu[to];
            if (!info_is_pcie_pair(m, from, to))
                continue;
            int shared = info_shared_bridges(&a->place, &b->place);
            /* The path turns at the lowest bridge above both and does not pass that bridge's upstream port. */
            for (int i = shared; i < a->place.n_bridges; i++)
                each(&a->place.bridge[i], from, to, arg);
            for (int i = shared; i < b->place.n_bridges; i++)
                each(&b->place.bridge[i], from, to, arg);
        }
}

struct acs {
    info_finding on, unknown;
};

/* Lists each bridge once, though many pairs pass it. */
static int is_new(const char *text, const char *bdf)
{
    return strstr(text, bdf) == NULL;
}

static void say_acs(char *text, size_t size, const info_bridge *b)
{
    static const char *const bits[] = { "SrcValid",    "TransBlk",   "ReqRedir",   "CmpltRedir",
                                        "UpstreamFwd", "EgressCtrl", "DirectTrans" };
    info_append(text, size, "%s%s", text[0] ? ", " : "", b->bdf);
    for (int bit = 0; bit < 7; bit++)
        if (b->pci.acs_ctl >> bit & 1)
            info_append(text, size, " %s+", bits[bit]);
}

static void look_acs(const info_bridge *b, int from, int to, void *arg)
{
    struct acs *acs = arg;
    if (info_acs_is_on(&b->pci)) {
        acs->on.pairs[from] |= UINT32_C(1) << to;
        if (is_new(acs->on.seen, b->bdf))
            say_acs(acs->on.seen, sizeof acs->on.seen, b);
        if (!acs->on.file[0])
            INFO_SAY(acs->on.file, "/sys/bus/pci/devices/%s/config", b->bdf);
    } else if (b->pci.acs < 0) {
        acs->unknown.pairs[from] |= UINT32_C(1) << to;
        if (is_new(acs->unknown.seen, b->bdf))
            INFO_SAY(acs->unknown.seen, "%s%s: %d of 4096 bytes readable", acs->unknown.seen[0] ? ", " : "", b->bdf,
                     b->pci.config_bytes);
        if (!acs->unknown.file[0])
            INFO_SAY(acs->unknown.file, "/sys/bus/pci/devices/%s/config", b->bdf);
    }
}

static void find_acs(const info_machine *m, info_findings *f)
{
    struct acs acs;
    memset(&acs, 0, sizeof acs);
    walk(m, look_acs, &acs);
    if (info_finding_has_pairs(&acs.on)) {
        info_finding *found =
            info_finding_add(f, "acs", INFO_WARNING, "ACS is on at bridges between GPUs (it isolates PCIe functions)");
        memcpy(found->pairs, acs.on.pairs, sizeof found->pairs);
        INFO_SAY(found->seen, "%s", acs.on.seen);
        INFO_SAY(found->file, "%s", acs.on.file);
        INFO_SAY(found->means, "P2P of these pairs is blocked, or redirected through the root complex: it is slow, "
                               "lacks atomics, or loses stores");
        INFO_SAY(found->remedy, "set ACS Enable = Disabled in the BIOS (AMD: Advanced, AMD CBS, NBIO Common Options); "
                                "some boards hide or ignore it");
    }
    if (info_finding_has_pairs(&acs.unknown)) {
        info_finding *found = info_finding_add(f, "acs-unknown", INFO_NOTE, "the ACS state could not be read");
        memcpy(found->pairs, acs.unknown.pairs, sizeof found->pairs);
        INFO_SAY(found->seen, "%s", acs.unknown.seen);
        INFO_SAY(found->file, "%s", acs.unknown.file);
        INFO_SAY(found->means, "unknown: ACS may block or redirect P2P of these pairs");
        INFO_SAY(found->remedy, "%s",
                 m->host.root ? "this machine, probably a virtual one, does not show the registers of its bridges: "
                                "look on its host (lspci -vvv, ACSCtl)"
                              : "unknown: run as root (or lspci -vvv as root, ACSCtl)");
    }
}

/* ---- AtomicOps: both ends, every switch and the root complex must support them. */

static void look_atomics(const info_bridge *b, int from, int to, void *arg)
{
    info_finding *f = arg;
    if (b->pci.atomics_routed != 0 && b->pci.atomics_blocked != 1)
        return;
    f->pairs[from] |= UINT32_C(1) << to;
    if (is_new(f->seen, b->bdf))
        INFO_SAY(f->seen, "%s%s: %s", f->seen[0] ? ", " : "", b->bdf,
                 b->pci.atomics_routed == 0 ? "AtomicOp routing not supported" : "AtomicOp egress blocking on");
    if (!f->file[0])
        INFO_SAY(f->file, "/sys/bus/pci/devices/%s/config", b->bdf);
}

static void find_atomicops(const info_machine *m, info_findings *f)
{
    info_finding seen;
    memset(&seen, 0, sizeof seen);
    walk(m, look_atomics, &seen);
    if (!info_finding_has_pairs(&seen))
        return;
    info_finding *found = info_finding_add(f, "atomicop-routing", INFO_NOTE, "bridges do not pass PCIe atomics");
    memcpy(found->pairs, seen.pairs, sizeof found->pairs);
    INFO_SAY(found->seen, "%s", seen.seen);
    INFO_SAY(found->file, "%s", seen.file);
    INFO_SAY(found->means,
             "these pairs cannot have peer atomics, whatever the driver allows: flags is their best path");
    INFO_SAY(found->remedy,
             "move the GPUs to slots of another root port or switch, if any; else leave it to the flags path");
}

/* ---- IOMMU. */

static void find_iommu(const info_machine *m, info_findings *f)
{
    info_finding *found = NULL;
    for (int from = 0; from < m->n_gpus; from++)
        for (int to = 0; to < m->n_gpus; to++) {
            const info_gpu *a = &m->gpu[from];
            if (!info_is_pcie_pair(m, from, to) ||
                (info_is_translated(m, a) != 1 && info_is_translated(m, &m->gpu[to]) != 1))
                continue;
            if (!found) {
                found = info_finding_add(f, "iommu", INFO_WARNING, "an IOMMU translates the GPUs' accesses");
                INFO_SAY(found->seen, "%d in /sys/class/iommu; GPU %s in group %d of type %s; kernel line: %s",
                         m->host.iommu_units, a->bdf, a->iommu_group, a->iommu_type[0] ? a->iommu_type : "unknown",
                         m->host.iommu_words[0] ? m->host.iommu_words : "says nothing of it");
                INFO_SAY(found->file, "/sys/kernel/iommu_groups/%d/type, /proc/cmdline", a->iommu_group);
                INFO_SAY(found->means,
                         "P2P of these pairs goes through the root complex, or is lost where ACS is on too");
                INFO_SAY(found->remedy, "set iommu=pt on the kernel's command line, or turn the IOMMU off "
                                        "(amd_iommu=off, intel_iommu=off), which gives up isolation");
            }
            found->pairs[from] |= UINT32_C(1) << to;
        }
}

/* ---- Virtual machines. */

static void find_virtual(const info_machine *m, info_findings *f)
{
    info_finding *found = NULL;
    for (int from = 0; from < m->n_gpus; from++)
        for (int to = 0; to < m->n_gpus; to++) {
            if (!m->host.is_virtual || !info_is_pcie_pair(m, from, to))
                continue;
            if (!found) {
                found = info_finding_add(f, "virtual-machine", INFO_NOTE, "this is a virtual machine");
                INFO_SAY(found->seen, "the CPU has the flag hypervisor");
                INFO_SAY(found->file, "/proc/cpuinfo");
                INFO_SAY(found->means, "bridges and IOMMU between these GPUs belong to the host and cannot be seen "
                                       "here; hosts translate and isolate passed-through devices");
                INFO_SAY(found->remedy,
                         "check ACS and the IOMMU on the host; P2P over PCIe needs the hypervisor's support");
            }
            found->pairs[from] |= UINT32_C(1) << to;
        }
}

/* ---- BAR1. */

static int bar1_is_small(const info_gpu *g)
{
    if (g->bar1 == 0 || g->integrated)
        return 0;
    return g->memory ? g->bar1 < g->memory : g->bar1 <= (uint64_t)256 << 20;
}

static void find_bar1(const info_machine *m, info_findings *f)
{
    info_finding *found = NULL;
    for (int to = 0; to < m->n_gpus; to++)
        for (int from = 0; from < m->n_gpus; from++) {
            const info_gpu *g = &m->gpu[to];
            if (!info_is_pcie_pair(m, from, to) || !bar1_is_small(g))
                continue;
            if (!found) {
                found = info_finding_add(f, "bar1", INFO_WARNING, "BAR1 does not cover a GPU's memory");
                INFO_SAY(found->seen, "GPU %s: BAR1 %" PRIu64 " MiB", g->bdf, g->bar1 >> 20);
                if (g->memory)
                    INFO_SAY(found->seen, ", memory %" PRIu64 " MiB", g->memory >> 20);
                INFO_SAY(found->file, "/sys/bus/pci/devices/%s/resource", g->bdf);
                INFO_SAY(found->means, "on PCIe peers reach memory only through BAR1: memory outside it cannot be "
                                       "reached, and patched drivers lose stores");
                INFO_SAY(found->remedy, "enable Above 4G decoding and Resizable BAR in the BIOS");
            }
            found->pairs[from] |= UINT32_C(1) << to;
        }
}

/* ---- Slots. */

static void find_sockets(const info_machine *m, info_findings *f)
{
    info_finding *found = NULL;
    for (int from = 0; from < m->n_gpus; from++)
        for (int to = 0; to < m->n_gpus; to++) {
            if (from == to || m->pair[from][to].link != INFO_LINK_SYS)
                continue;
            if (!found) {
                found = info_finding_add(f, "sockets", INFO_NOTE, "GPUs are on different sockets (SYS)");
                INFO_SAY(found->seen, "GPU %d on NUMA node %d, GPU %d on NUMA node %d", from,
                         m->gpu[from].place.numa_node, to, m->gpu[to].place.numa_node);
                INFO_SAY(found->file, "/sys/bus/pci/devices/%s/numa_node", m->gpu[from].bdf);
                INFO_SAY(found->means,
                         "their traffic crosses the link between the sockets; P2P is often refused there");
                INFO_SAY(found->remedy, "use slots of one socket; bind each process to its GPU's NUMA node (10 to 30 "
                                        "%% of PCIe bandwidth)");
            }
            found->pairs[from] |= UINT32_C(1) << to;
        }
}

static void find_width(const info_machine *m, info_findings *f)
{
    info_finding *found = NULL;
    for (int i = 0; i < m->n_gpus; i++) {
        const info_gpu *g = &m->gpu[i];
        if (g->width <= 0 || g->width >= g->width_max)
            continue;
        if (!found) {
            found = info_finding_add(f, "pcie-width", INFO_NOTE, "a GPU has fewer PCIe lanes than it supports");
            INFO_SAY(found->file, "/sys/bus/pci/devices/%s/current_link_width", g->bdf);
            INFO_SAY(found->means, "its PCIe bandwidth is lower by the same ratio");
            INFO_SAY(found->remedy, "use a slot with all lanes wired and no riser that splits them; reseat the card");
        }
        INFO_SAY(found->seen, "%sGPU %s: x%d of x%d", found->seen[0] ? ", " : "", g->bdf, g->width, g->width_max);
    }
}

void info_find_bus(const info_machine *m, info_findings *f)
{
    find_acs(m, f);
    find_iommu(m, f);
    find_virtual(m, f);
    find_bar1(m, f);
    find_atomicops(m, f);
    find_sockets(m, f);
    find_width(m, f);
}
