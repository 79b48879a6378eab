/* SPDX-License-Identifier: BSD-3-Clause */
/* The part of NVML that ferry calls.  A device is a pointer to its GPU in the table. */
#include "fake_drivers.h"

typedef struct fake_pci {
    char legacy[16];
    unsigned domain, bus, device, id, subsystem;
    char bus_id[32];
} fake_pci;
typedef struct fake_memory {
    unsigned long long total, free, used;
} fake_memory;

enum { INVALID = 2, NOT_SUPPORTED = 3 };

FAKE int nvmlInit_v2(void);
FAKE int nvmlShutdown(void);
FAKE const char *nvmlErrorString(int error);
FAKE int nvmlDeviceGetCount_v2(unsigned *count);
FAKE int nvmlDeviceGetHandleByIndex_v2(unsigned number, info_gpu **device);
FAKE int nvmlDeviceGetHandleByUUID(const char *uuid, info_gpu **device);
FAKE int nvmlDeviceGetPciInfo_v3(info_gpu *device, fake_pci *pci);
FAKE int nvmlDeviceGetName(info_gpu *device, char *name, unsigned size);
FAKE int nvmlDeviceGetMemoryInfo(info_gpu *device, fake_memory *memory);
FAKE int nvmlDeviceGetBAR1MemoryInfo(info_gpu *device, fake_memory *memory);
FAKE int nvmlDeviceGetMigMode(info_gpu *device, unsigned *now, unsigned *later);
FAKE int nvmlDeviceGetNvLinkState(info_gpu *device, unsigned link, unsigned *active);
FAKE int nvmlDeviceGetNvLinkRemoteDeviceType(info_gpu *device, unsigned link, unsigned *type);
FAKE int nvmlDeviceGetNvLinkRemotePciInfo_v2(info_gpu *device, unsigned link, fake_pci *pci);
FAKE int nvmlDeviceGetTopologyCommonAncestor(info_gpu *a, info_gpu *b, unsigned *level);
FAKE int nvmlDeviceGetP2PStatus(info_gpu *a, info_gpu *b, unsigned caps, unsigned *status);

int nvmlInit_v2(void)
{
    return fake_init("FAKE_NVML");
}

int nvmlShutdown(void)
{
    return 0;
}

const char *nvmlErrorString(int error)
{
    return error == 9 ? "Driver Not Loaded" : "Unknown Error";
}

int nvmlDeviceGetCount_v2(unsigned *count)
{
    *count = 0;
    for (int i = 0; i < fake.n_gpus; i++)
        *count += fake.gpu[i].nvml >= 0;
    return 0;
}

int nvmlDeviceGetHandleByIndex_v2(unsigned number, info_gpu **device)
{
    for (int i = 0; i < fake.n_gpus; i++)
        if (fake.gpu[i].nvml == (int)number) {
            *device = &fake.gpu[i];
            return 0;
        }
    return INVALID;
}

int nvmlDeviceGetHandleByUUID(const char *uuid, info_gpu **device)
{
    for (int i = 0; i < fake.n_gpus; i++)
        if (fake.gpu[i].nvml >= 0 && strcmp(fake.gpu[i].uuid, uuid) == 0) {
            *device = &fake.gpu[i];
            return 0;
        }
    return INVALID;
}

/* NVML's spelling: eight digits of domain, upper case. */
static void spell(const info_gpu *device, char id[32])
{
    snprintf(id, 32, "0000%s", device->bdf);
    for (char *c = id; *c; c++)
        if (*c >= 'a' && *c <= 'f')
            *c = (char)(*c - 'a' + 'A');
}

int nvmlDeviceGetPciInfo_v3(info_gpu *device, fake_pci *pci)
{
    memset(pci, 0, sizeof *pci);
    spell(device, pci->bus_id);
    return 0;
}

int nvmlDeviceGetName(info_gpu *device, char *name, unsigned size)
{
    snprintf(name, size, "%s", device->name);
    return 0;
}

int nvmlDeviceGetMemoryInfo(info_gpu *device, fake_memory *memory)
{
    *memory = (fake_memory){ device->memory, 0, 0 };
    return 0;
}

int nvmlDeviceGetBAR1MemoryInfo(info_gpu *device, fake_memory *memory)
{
    *memory = (fake_memory){ device->bar1, 0, 0 };
    return device->bar1 ? 0 : NOT_SUPPORTED;
}

int nvmlDeviceGetMigMode(info_gpu *device, unsigned *now, unsigned *later)
{
    *now = *later = (unsigned)device->mig;
    return 0;
}

int nvmlDeviceGetNvLinkState(info_gpu *device, unsigned link, unsigned *active)
{
    *active = (int)link < device->nvlinks_up;
    return (int)link < device->nvlinks ? 0 : INVALID;
}

/* The GPU at the other end of a link: the pairs' NV counts list the links, GPU by GPU.  NULL: a switch, if the counts
 * exceed the number of links. */
static info_gpu *remote(const info_gpu *device, unsigned link)
{
    int from = (int)(device - fake.gpu), n = (int)link, sum = 0;
    for (int to = 0; to < fake.n_gpus; to++)
        sum += fake.pair[from][to].link == INFO_LINK_NV ? fake.pair[from][to].nvlinks : 0;
    for (int to = 0; to < fake.n_gpus && sum <= device->nvlinks; to++) {
        int here = fake.pair[from][to].link == INFO_LINK_NV ? fake.pair[from][to].nvlinks : 0;
        if (n < here)
            return &fake.gpu[to];
        n -= here;
    }
    return NULL;
}

int nvmlDeviceGetNvLinkRemoteDeviceType(info_gpu *device, unsigned link, unsigned *type)
{
    *type = remote(device, link) ? 0 : 2;
    return 0;
}

int nvmlDeviceGetNvLinkRemotePciInfo_v2(info_gpu *device, unsigned link, fake_pci *pci)
{
    const info_gpu *to = remote(device, link);
    memset(pci, 0, sizeof *pci);
    if (!to)
        return NOT_SUPPORTED;
    spell(to, pci->bus_id);
    return 0;
}

static const info_pair *pair_of(const info_gpu *a, const info_gpu *b)
{
    return &fake.pair[a - fake.gpu][b - fake.gpu];
}

int nvmlDeviceGetTopologyCommonAncestor(info_gpu *a, info_gpu *b, unsigned *level)
{
    static const unsigned levels[INFO_N_LINKS] = { 0, 50, 10, 20, 30, 40, 50 };
    info_link link = pair_of(a, b)->link;
    *level = levels[link];
    return link == INFO_LINK_UNKNOWN ? NOT_SUPPORTED : 0;
}

int nvmlDeviceGetP2PStatus(info_gpu *a, info_gpu *b, unsigned caps, unsigned *status)
{
    static const unsigned codes[INFO_N_ANSWERS] = { 6, 0, 5, 1, 2, 3, 4, 6 };
    const info_pair *p = pair_of(a, b);
    const info_answer answers[] = { p->read, p->write, p->nvlink, p->atomic, p->pcie };
    if (caps >= sizeof answers / sizeof *answers || answers[caps] == INFO_NOT_ASKED)
        return NOT_SUPPORTED;
    *status = codes[answers[caps]];
    return 0;
}
