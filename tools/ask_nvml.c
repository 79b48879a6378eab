/* SPDX-License-Identifier: BSD-3-Clause */
/* Asks NVML for GPUs and their pairs. */
#include "runtime/state/nvml.h"
#include "tools/collect.h"
#include "tools/parse.h"
#include <stdio.h>
#include <string.h>

typedef ferryi_nvml_device nvml_device;
static ferryi_nvml nvml;

/* Without a function of the driver its answers stay unknown. */
#define CALL(NAME, ...) FERRYI_NVML_CALL(&nvml, NAME, __VA_ARGS__)

enum { LINKS = 36, LINK_TO_SWITCH = 2 };

static info_answer answer_of(unsigned status)
{
    static const info_answer answers[] = { INFO_OK, INFO_CNS, INFO_GNS, INFO_TNS, INFO_DR, INFO_NS };
    return status < sizeof answers / sizeof *answers ? answers[status] : INFO_U;
}

static void keep_printable(char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text < 0x20 || (unsigned char)*text >= 0x7f)
            *text = '?';
}

/* Counts the links to each other GPU; links to a switch count for all. */
static void count_links(info_machine *m, info_gpu *g, nvml_device device, int *to_switch, int to_gpu[INFO_GPUS])
{
    g->nvlinks = g->nvlinks_up = *to_switch = 0;
    memset(to_gpu, 0, INFO_GPUS * sizeof *to_gpu);
    for (unsigned link = 0; link < LINKS; link++) {
        unsigned active = 0, type = 0;
        ferryi_nvml_pci remote;
        char bdf[16];
        memset(&remote, 0, sizeof remote);
        if (!CALL(link_state, device, link, &active))
            continue;
        g->nvlinks++;
        g->nvlinks_up += active != 0;
        if (!active)
            continue;
        if (CALL(link_type, device, link, &type) && type == LINK_TO_SWITCH) {
            ++*to_switch;
            continue;
        }
        remote.bus_id[0] = '\0';
        if (!CALL(link_remote, device, link, &remote) || !info_parse_bdf(remote.bus_id, bdf))
            continue;
        for (int i = 0; i < m->n_gpus; i++)
            if (strcmp(m->gpu[i].bdf, bdf) == 0)
                to_gpu[i]++;
    }
}

static void ask_pair(info_pair *p, nvml_device from, nvml_device to)
{
    const struct {
        unsigned caps;
        info_answer *answer;
    } questions[] = { { FERRYI_NVML_READ, &p->read },
                      { FERRYI_NVML_WRITE, &p->write },
                      { FERRYI_NVML_NVLINK, &p->nvlink },
                      { FERRYI_NVML_ATOMICS, &p->atomic },
                      { FERRYI_NVML_PCI, &p->pcie } };
    unsigned status, level;
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++)
        if (CALL(p2p, from, to, questions[i].caps, &status))
            *questions[i].answer = answer_of(status);
    if (p->link == INFO_LINK_UNKNOWN && CALL(ancestor, from, to, &level))
        p->link = level <= 10   ? INFO_LINK_PIX
                  : level <= 20 ? INFO_LINK_PXB
                  : level <= 30 ? INFO_LINK_PHB
                  : level <= 40 ? INFO_LINK_NODE
                                : INFO_LINK_SYS;
}

static void ask_gpu(info_gpu *g, nvml_device device, int number)
{
    ferryi_nvml_memory memory = { 0, 0, 0 };
    unsigned now = 0, later = 0;
    g->nvml = number;
    if (CALL(name, device, g->name, sizeof g->name))
        g->name[sizeof g->name - 1] = '\0';
    if (CALL(uuid, device, g->uuid, sizeof g->uuid))
        g->uuid[sizeof g->uuid - 1] = '\0';
    keep_printable(g->name);
    keep_printable(g->uuid);
    if (CALL(memory, device, &memory))
        g->memory = memory.total;
    if (CALL(bar1, device, &memory) && memory.total)
        g->bar1 = memory.total;
    g->mig = CALL(mig, device, &now, &later) && now == 1;
}

static void ask_all(info_machine *m)
{
    nvml_device device[INFO_GPUS];
    unsigned n = 0;
    int index[INFO_GPUS], known = 0, to_switch[INFO_GPUS], to_gpu[INFO_GPUS][INFO_GPUS];
    if (!CALL(count, &n))
        return;
    for (unsigned i = 0; i < n && known < INFO_GPUS; i++) {
        ferryi_nvml_pci pci;
        char bdf[16];
        info_gpu *g;
        memset(&pci, 0, sizeof pci);
        if (!CALL(device, i, &device[known]) || !CALL(pci, device[known], &pci) || !info_parse_bdf(pci.bus_id, bdf) ||
            (g = info_gpu_at(m, bdf)) == NULL)
            continue;
        ask_gpu(g, device[known], (int)i);
        index[known++] = (int)(g - m->gpu);
    }
    for (int a = 0; a < known; a++)
        count_links(m, &m->gpu[index[a]], device[a], &to_switch[a], to_gpu[a]);
    for (int a = 0; a < known; a++)
        for (int b = 0; b < known; b++) {
            info_pair *p = &m->pair[index[a]][index[b]];
            if (a == b)
                continue;
            int direct = to_gpu[a][index[b]];
            int links = direct ? direct : to_switch[a] < to_switch[b] ? to_switch[a] : to_switch[b];
            if (links) {
                p->link = INFO_LINK_NV;
                p->nvlinks = links;
            }
            ask_pair(p, device[a], device[b]);
        }
}

void info_ask_nvml(info_machine *m)
{
    info_driver *d = &m->driver;
    d->nvml_asked = 1;
    if (ferryi_nvml_open(&nvml, d->nvml_error, sizeof d->nvml_error) != 0)
        return;
    d->nvml = 1;
    ask_all(m);
    (void)FERRYI_NVML_CALL(&nvml, shutdown);
}
