/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_FINDINGS_H
#define FERRY_TOOLS_FINDINGS_H

#include "tools/model.h"

/* Finds obstacles for the machine's pairs, the worst first: what was seen and where, which pairs it affects and how,
 * and what to do.  Works on the model only. */
void info_find(const info_machine *m, info_findings *f);

/* Its parts, one file each. */
void info_find_driver(const info_machine *m, info_findings *f);
void info_find_pairs(const info_machine *m, info_findings *f);
void info_find_bus(const info_machine *m, info_findings *f);
void info_find_host(const info_machine *m, info_findings *f);
void info_find_network(const info_machine *m, info_findings *f);

/* Whether a NIC of this machine could access a GPU's memory, and by what. */
typedef enum info_gpudirect {
    INFO_GPUDIRECT_UNKNOWN,
    INFO_GPUDIRECT_NO_NIC, /* no RDMA device here */
    INFO_GPUDIRECT_NOT,
    INFO_GPUDIRECT_DMABUF,
    INFO_GPUDIRECT_PEERMEM /* the kernel module nvidia_peermem */
} info_gpudirect;
info_gpudirect info_gpudirect_of(const info_machine *m, const info_gpu *g);

info_finding *info_finding_add(info_findings *f, const char *id, info_severity severity, const char *title);
/* Appends to a text of a finding, truncated to its size. */
void info_append(char *text, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
#define INFO_SAY(member, ...) info_append(member, sizeof(member), __VA_ARGS__)
int info_finding_has_pairs(const info_finding *f);

/* Whether the pair is staged, and copy engines carry its bulk from GPU to GPU. */
int info_is_by_copy(const info_pair *p);
/* Whether the pair's traffic crosses the PCIe bus, as far as known. */
int info_is_pcie_pair(const info_machine *m, int from, int to);
/* 1: an IOMMU translates this GPU's accesses, 0: not, -1: unknown. */
int info_is_translated(const info_machine *m, const info_gpu *g);
/* Whether ACS control bits redirect, block or check traffic between functions. */
int info_acs_is_on(const info_pci *pci);

#endif
