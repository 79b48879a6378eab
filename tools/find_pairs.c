/* SPDX-License-Identifier: BSD-3-Clause */
/* Findings on pairs, from the driver's answers and the probe's results. */
#include "runtime/state/path_rules.h"
#include "tools/findings.h"
#include <stdio.h>
#include <string.h>

/* Marks every pair for which is() holds; returns their number. */
static int mark_pairs(const info_machine *m, uint32_t pairs[INFO_GPUS],
                      int (*is)(const info_machine *m, int from, int to))
{
    int n = 0;
    memset(pairs, 0, INFO_GPUS * sizeof *pairs);
    for (int from = 0; from < m->n_gpus; from++)
        for (int to = 0; to < m->n_gpus; to++)
            if (info_is_known(m, from, to) && is(m, from, to)) {
                pairs[from] |= UINT32_C(1) << to;
                n++;
            }
    return n;
}

static int has_access(const info_pair *p)
{
    return info_reads(p) == INFO_OK && info_writes(p) == INFO_OK;
}

static int lacks_access(const info_machine *m, int from, int to)
{
    return !has_access(&m->pair[from][to]);
}

static int lacks_atomics(const info_machine *m, int from, int to)
{
    const info_pair *p = &m->pair[from][to];
    return has_access(p) && info_atomics(p) != INFO_OK && info_atomics(p) != INFO_NOT_ASKED;
}

static int loses_stores(const info_machine *m, int from, int to)
{
    const info_pair *p = &m->pair[from][to];
    return has_access(p) && p->probe > 0 && (p->probe & ~FERRYI_PROBE_ATOMIC) != 0;
}

static int loses_atomics(const info_machine *m, int from, int to)
{
    const info_pair *p = &m->pair[from][to];
    return has_access(p) && info_atomics(p) == INFO_OK && p->probe == FERRYI_PROBE_ATOMIC;
}

int info_is_by_copy(const info_pair *p)
{
    return ferryi_path_shares_host(p->path) && p->copies == FERRYI_COPIES_ARRIVE;
}

static int corrupts_copies(const info_machine *m, int from, int to)
{
    const info_pair *p = &m->pair[from][to];
    return ferryi_path_is_direct(p->path) && p->copies > FERRYI_COPIES_ARRIVE;
}

static int is_doubtful(const info_machine *m, int from, int to)
{
    const info_gpu *a = &m->gpu[from], *b = &m->gpu[to];
    int acs = 0, shared = info_shared_bridges(&a->place, &b->place);
    if (!has_access(&m->pair[from][to]) || m->pair[from][to].probe >= 0 || !info_is_pcie_pair(m, from, to))
        return 0;
    for (int i = shared; i < a->place.n_bridges; i++)
        acs |= info_acs_is_on(&a->place.bridge[i].pci);
    for (int i = shared; i < b->place.n_bridges; i++)
        acs |= info_acs_is_on(&b->place.bridge[i].pci);
    if (acs && (info_is_translated(m, a) == 1 || info_is_translated(m, b) == 1))
        return 1;
    return strstr(a->name, "GeForce") != NULL && b->bar1 != 0 && b->memory != 0 && b->bar1 < b->memory;
}

static int disagrees(const info_machine *m, int from, int to)
{
    const info_pair *p = &m->pair[from][to];
    return (p->access >= 0 && p->read != INFO_NOT_ASKED && p->read != INFO_U && p->access != (p->read == INFO_OK)) ||
           (p->atomics >= 0 && p->atomic != INFO_NOT_ASKED && p->atomic != INFO_U &&
            p->atomics != (p->atomic == INFO_OK));
}

static int is_weakened(const info_machine *m, int from, int to)
{
    const info_pair *p = &m->pair[from][to];
    return p->source != INFO_NOBODY && p->path > p->found;
}

static const info_pair *first_pair(const info_machine *m, const uint32_t pairs[INFO_GPUS], int *from, int *to)
{
    for (*from = 0; *from < m->n_gpus; ++*from)
        for (*to = 0; *to < m->n_gpus; ++*to)
            if (pairs[*from] >> *to & 1)
                return &m->pair[*from][*to];
    *from = *to = 0;
    return &m->pair[0][0];
}

static int any_name(const info_machine *m, const char *part)
{
    for (int i = 0; i < m->n_gpus; i++)
        if (strstr(m->gpu[i].name, part))
            return 1;
    return 0;
}

static void describe_first(const info_machine *m, info_finding *f)
{
    int from, to;
    const info_pair *p = first_pair(m, f->pairs, &from, &to);
    INFO_SAY(f->seen, "GPU %d > GPU %d: CUDA access %d, atomics %d; NVML read %s, write %s, atomics %s", from, to,
             p->access, p->atomics, info_answer_name(p->read), info_answer_name(p->write), info_answer_name(p->atomic));
}

static void find_access(const info_machine *m, info_findings *f, uint32_t pairs[INFO_GPUS])
{
    if (!mark_pairs(m, pairs, lacks_access))
        return;
    info_finding *found = info_finding_add(f, "no-access", INFO_WARNING, "pairs of GPUs have no peer access");
    memcpy(found->pairs, pairs, sizeof found->pairs);
    describe_first(m, found);
    INFO_SAY(found->file, "CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, nvmlDeviceGetP2PStatus");
    INFO_SAY(found->means, "these pairs take the staged path, through shared host memory: everything works, at host "
                           "memory speed; kernels of other libraries that need peer access fail or hang");
    if (any_name(m, "GeForce"))
        INFO_SAY(found->remedy, "the stock driver refuses P2P on GeForce; modified open kernel modules (BAR1 P2P) "
                                "exist, unsupported by NVIDIA; else leave it to the staged path");
    else
        INFO_SAY(found->remedy,
                 "put the GPUs under one root complex, make all of them visible to every PE, and see the "
                 "findings on ACS, IOMMU and MIG; else leave it to the staged path");
}

static void find_atomics(const info_machine *m, info_findings *f, uint32_t pairs[INFO_GPUS])
{
    if (!mark_pairs(m, pairs, lacks_atomics))
        return;
    info_finding *found = info_finding_add(f, "no-atomics", INFO_WARNING, "pairs of GPUs have no peer atomics");
    memcpy(found->pairs, pairs, sizeof found->pairs);
    describe_first(m, found);
    INFO_SAY(found->file, "CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED, nvmlDeviceGetP2PStatus");
    INFO_SAY(found->means, "these pairs take the flags path: puts, gets and signal sets at full speed, atomics by the "
                           "owner; kernels of other libraries that update a flag by a peer atomic wait for ever here");
    INFO_SAY(found->remedy,
             "if the BIOS can be changed, turn ACS off and set options nvidia "
             "NVreg_RegistryDwords=\"RMDisableFeatureDisablement=1\" in modprobe.d (unsupported by NVIDIA on consumer "
             "cards), reload the module, check again; else leave it to the flags path");

    const char *words = m->driver.registry;
    int set = strstr(words, "RMDisableFeatureDisablement=1") != NULL;
    if (!m->driver.params)
        return;
    found = info_finding_add(f, "registry", INFO_NOTE, "the driver allows peer atomics by product");
    memcpy(found->pairs, pairs, sizeof found->pairs);
    INFO_SAY(found->seen, "RegistryDwords: \"%s\"", words);
    INFO_SAY(found->file, "/proc/driver/nvidia/params");
    if (set) {
        INFO_SAY(found->means, "RMDisableFeatureDisablement=1 is set, and atomics are still missing: the bus or the "
                               "GPU does not support them");
        INFO_SAY(found->remedy, "turn ACS off in the BIOS and check again; else leave it to the flags path");
    } else {
        INFO_SAY(found->means, "the driver disables them on consumer and workstation cards");
        INFO_SAY(found->remedy, "set options nvidia NVreg_RegistryDwords=\"RMDisableFeatureDisablement=1\" in "
                                "modprobe.d and reload the module; unsupported by NVIDIA on consumer cards");
    }
}

static void find_lost(const info_machine *m, info_findings *f, uint32_t pairs[INFO_GPUS])
{
    int from, to;
    if (mark_pairs(m, pairs, loses_stores)) {
        info_finding *found =
            info_finding_add(f, "stores-lost", INFO_PROBLEM, "access is reported, but stores of kernels do not arrive");
        char failed[40];
        const info_pair *p = first_pair(m, pairs, &from, &to);
        memcpy(found->pairs, pairs, sizeof found->pairs);
        INFO_SAY(found->seen, "GPU %d > GPU %d: access reported OK; the probe failed: %s", from, to,
                 ferryi_paths_tests_named((uint8_t)p->probe, " ", failed, sizeof failed));
        INFO_SAY(found->file, "ferry's probe at init");
        INFO_SAY(found->means,
                 "ferry takes the staged path%s; any other program that stores to a peer from a kernel loses "
                 "data or waits for ever, even where copies work",
                 info_is_by_copy(p) ? ", bulk by copy engines from GPU to GPU" : "");
        INFO_SAY(
            found->remedy,
            "turn ACS off in the BIOS, set iommu=pt, and let BAR1 cover the memory (Above 4G decoding, Resizable BAR)");
    }
    if (mark_pairs(m, pairs, loses_atomics)) {
        info_finding *found =
            info_finding_add(f, "atomics-lost", INFO_PROBLEM, "atomics are reported, but additions are lost");
        memcpy(found->pairs, pairs, sizeof found->pairs);
        (void)first_pair(m, pairs, &from, &to);
        INFO_SAY(found->seen, "GPU %d > GPU %d: atomics reported OK; the probe failed: atomic", from, to);
        INFO_SAY(found->file, "ferry's probe at init");
        INFO_SAY(found->means, "ferry takes the flags path; other programs lose additions on this pair");
        INFO_SAY(found->remedy, "check that every bridge on the path routes AtomicOp, and report it to the vendor");
    }
    if (mark_pairs(m, pairs, corrupts_copies)) {
        info_finding *found = info_finding_add(f, "copies-corrupt", INFO_PROBLEM,
                                               "stores of kernels arrive, but copy engines change or lose bytes");
        memcpy(found->pairs, pairs, sizeof found->pairs);
        (void)first_pair(m, pairs, &from, &to);
        INFO_SAY(found->seen, "GPU %d > GPU %d: of 256 KiB copied both ways some bytes were not those of the source",
                 from, to);
        INFO_SAY(found->file, "ferry's probe at init");
        INFO_SAY(found->means, "ferry moves what host calls put and get by kernels; other programs copy wrong bytes "
                               "(cudaMemcpyPeer, tensor.to())");
        INFO_SAY(found->remedy, "set iommu=pt or turn the IOMMU off, take a new driver, or copy through the CPU");
    }
    if (mark_pairs(m, pairs, is_doubtful)) {
        info_finding *found = info_finding_add(f, "stores-doubtful", INFO_WARNING,
                                               "access is reported, but stores of kernels may never arrive");
        memcpy(found->pairs, pairs, sizeof found->pairs);
        (void)first_pair(m, pairs, &from, &to);
        INFO_SAY(found->seen,
                 "GPU %d > GPU %d: access OK, but ACS with a translating IOMMU on the path, or a BAR1 smaller than the "
                 "memory; not probed",
                 from, to);
        INFO_SAY(found->file, "see acs, iommu and bar1");
        INFO_SAY(found->means, "on such machines only a test by stores decides; copies may work even if stores do not");
        INFO_SAY(found->remedy, "follow acs, iommu and bar1, and check again; until then FERRY_PATHS=staged or "
                                "FERRY_SPACE=host avoids stores to peers");
    }
    if (mark_pairs(m, pairs, disagrees)) {
        info_finding *found = info_finding_add(f, "disagreement", INFO_WARNING, "CUDA and NVML disagree");
        memcpy(found->pairs, pairs, sizeof found->pairs);
        describe_first(m, found);
        INFO_SAY(found->file, "cuDeviceGetP2PAttribute, nvmlDeviceGetP2PStatus");
        INFO_SAY(found->means, "ferry uses CUDA's answer and its probe");
        INFO_SAY(found->remedy, "trust the probe; check that libcuda and libnvidia-ml come from one driver");
    }
}

static void find_weakened(const info_machine *m, info_findings *f, uint32_t pairs[INFO_GPUS])
{
    int on_pes = 0;
    for (int from = 0; from < m->n_pes; from++)
        for (int to = 0; to < m->n_pes; to++)
            on_pes += m->pe[from][to].source != INFO_NOBODY && m->pe[from][to].path > m->pe[from][to].found;
    if (!mark_pairs(m, pairs, is_weakened) && !on_pes)
        return;
    info_finding *found =
        info_finding_add(f, "weakened", INFO_NOTE, "the environment asks for weaker paths than were found");
    memcpy(found->pairs, pairs, sizeof found->pairs);
    if (m->env.paths[0])
        INFO_SAY(found->seen, "FERRY_PATHS=%s", m->env.paths);
    if (m->env.probe_fail[0])
        INFO_SAY(found->seen, "%sFERRY_TEST=probe_fail=%s", found->seen[0] ? "; " : "", m->env.probe_fail);
    INFO_SAY(found->file, "environment");
    INFO_SAY(found->means, "these pairs are slower than they could be");
    INFO_SAY(found->remedy, "unset it, unless this is a test");
}

void info_find_pairs(const info_machine *m, info_findings *f)
{
    uint32_t pairs[INFO_GPUS];
    find_lost(m, f, pairs);
    find_access(m, f, pairs);
    find_atomics(m, f, pairs);
    find_weakened(m, f, pairs);
}
