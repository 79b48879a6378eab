/* SPDX-License-Identifier: BSD-3-Clause */
/* The list of findings that the find_*.c fill. */
#include "tools/findings.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

info_finding *info_finding_add(info_findings *f, const char *id, info_severity severity, const char *title)
{
    /* Takes findings beyond the limit, so that callers need no check. */
    static info_finding spare;
    info_finding *made = f->n < INFO_FINDINGS ? &f->at[f->n++] : &spare;
    memset(made, 0, sizeof *made);
    made->id = id;
    made->severity = severity;
    snprintf(made->title, sizeof made->title, "%s", title);
    return made;
}

void info_append(char *text, size_t size, const char *format, ...)
{
    size_t used = strlen(text);
    va_list args;
    va_start(args, format);
    int n = vsnprintf(text + used, size - used, format, args);
    va_end(args);
    if (n >= 0 && (size_t)n >= size - used && size > 4)
        memcpy(text + size - 4, "...", 4);
}

int info_finding_has_pairs(const info_finding *f)
{
    for (int i = 0; i < INFO_GPUS; i++)
        if (f->pairs[i])
            return 1;
    return 0;
}

int info_is_pcie_pair(const info_machine *m, int from, int to)
{
    const info_pair *p = &m->pair[from][to];
    return from != to && p->link != INFO_LINK_NV && p->nvlink != INFO_OK && m->gpu[from].place.in_sysfs &&
           m->gpu[to].place.in_sysfs;
}

/* Whether a list of words contains a word. */
static int has_word(const char *words, const char *word)
{
    size_t n = strlen(word);
    for (const char *at = words; (at = strstr(at, word)) != NULL; at++)
        if ((at == words || at[-1] == ' ') && (at[n] == ' ' || at[n] == '\0'))
            return 1;
    return 0;
}

int info_is_translated(const info_machine *m, const info_gpu *g)
{
    if (strncmp(g->iommu_type, "DMA", 3) == 0)
        return 1;
    if (strcmp(g->iommu_type, "identity") == 0 || m->host.iommu_units == 0)
        return 0;
    if (has_word(m->host.iommu_words, "iommu=pt") || has_word(m->host.iommu_words, "iommu.passthrough=1") ||
        has_word(m->host.iommu_words, "amd_iommu=off") || has_word(m->host.iommu_words, "intel_iommu=off"))
        return 0;
    return g->iommu_group >= 0 && m->host.iommu_units > 0 ? 1 : -1;
}

int info_acs_is_on(const info_pci *pci)
{
    /* SrcValid, ReqRedir, CmpltRedir, EgressCtrl */
    return pci->acs == 1 && (pci->acs_ctl & 0x2d) != 0;
}

void info_find(const info_machine *m, info_findings *f)
{
    static info_findings all;
    memset(&all, 0, sizeof all);
    info_find_driver(m, &all);
    info_find_pairs(m, &all);
    info_find_bus(m, &all);
    info_find_host(m, &all);
    info_find_network(m, &all);
    memset(f, 0, sizeof *f);
    for (int severity = INFO_PROBLEM; severity >= INFO_NOTE; severity--)
        for (int i = 0; i < all.n; i++)
            if ((int)all.at[i].severity == severity)
                f->at[f->n++] = all.at[i];
}
