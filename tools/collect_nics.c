/* SPDX-License-Identifier: BSD-3-Clause */
/* Network interfaces and RDMA devices, and where they are on the PCI bus. */
#include "tools/collect.h"
#include "tools/parse.h"
#include "tools/read.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct walk {
    info_machine *m;
    const info_root *root;
};

static info_nic *nic_add(info_network *network)
{
    if (network->n_nics == INFO_NICS)
        return NULL;
    info_nic *nic = &network->nic[network->n_nics++];
    memset(nic, 0, sizeof *nic);
    nic->up = nic->place.numa_node = -1;
    return nic;
}

/* The folder behind a link of sys/class; 0: there is none. */
static int folder_of(const info_root *root, const char *class, const char *name, char dir[500])
{
    char path[600], link[400];
    snprintf(path, sizeof path, "%s/%s", class, name);
    const long n = info_read_link(root, path, link, sizeof link);
    const char *devices = n > 0 ? strstr(link, "devices/") : NULL;
    if (devices == NULL || strstr(devices, "..") != NULL)
        return 0;
    snprintf(dir, 500, "sys/%s", devices);
    return 1;
}

/* The PCI function that a device belongs to: the last one on the way to its folder. */
static void read_function(const info_root *root, const char *dir, info_nic *nic)
{
    char path[600], text[256];
    size_t end = 0;
    for (const char *at = strchr(dir, '/'); at != NULL; at = strchr(at, '/')) {
        const size_t n = strcspn(++at, "/");
        if (!info_is_bdf(at, n))
            continue;
        end = (size_t)(at - dir) + n;
        snprintf(nic->bdf, sizeof nic->bdf, "%.*s", (int)n, at);
    }
    if (end == 0)
        return;
    snprintf(path, sizeof path, "../../%.*s", (int)(end - 4), dir + 4); /* without "sys/" */
    const int bridges = info_parse_bus_path(path, nic->place.host_bridge, nic->place.bridge);
    nic->place.in_sysfs = bridges >= 0;
    nic->place.n_bridges = bridges >= 0 ? bridges : 0;
    snprintf(path, sizeof path, "%.*s", (int)end, dir);
    nic->place.numa_node = info_numa_node(root, path, nic->bdf);
    snprintf(path, sizeof path, "%.*s/driver", (int)end, dir);
    if (info_read_link(root, path, text, sizeof text) > 0) {
        const char *name = strrchr(text, '/');
        snprintf(nic->driver, sizeof nic->driver, "%.31s", name != NULL ? name + 1 : text);
    }
}

/* Interfaces without a PCI function count only while they are up: a container's, for example. */
static void look_at_interface(const char *name, void *arg)
{
    const struct walk *w = arg;
    char dir[500], text[64];
    if (strcmp(name, "lo") == 0 || !folder_of(w->root, "sys/class/net", name, dir))
        return;
    info_nic *nic = nic_add(&w->m->network);
    if (nic == NULL)
        return;
    snprintf(nic->name, sizeof nic->name, "%.23s", name);
    if (info_read_word(w->root, dir, "operstate", text, sizeof text))
        nic->up = strcmp(text, "up") == 0;
    if (info_read_word(w->root, dir, "speed", text, sizeof text)) {
        const long mbps = strtol(text, NULL, 10);
        nic->mbps = mbps > 0 && mbps < 1 << 24 ? (int)mbps : 0;
    }
    read_function(w->root, dir, nic);
    if (nic->bdf[0] == '\0' && nic->up != 1)
        w->m->network.n_nics--;
}

static void read_port(const info_root *root, const char *dir, info_nic *nic)
{
    char path[600], text[64];
    snprintf(path, sizeof path, "%s/ports/1", dir);
    if (info_read_word(root, path, "state", text, sizeof text)) /* "4: ACTIVE" */
        nic->up = strstr(text, "ACTIVE") != NULL;
    if (info_read_word(root, path, "rate", text, sizeof text)) { /* "400 Gb/sec (4X NDR)" */
        const double gbs = strtod(text, NULL);
        nic->mbps = gbs > 0 && gbs < 1 << 14 ? (int)(1000 * gbs) : nic->mbps;
    }
    if (info_read_word(root, path, "link_layer", text, sizeof text))
        snprintf(nic->layer, sizeof nic->layer, "%.15s", text);
}

static void look_at_rdma(const char *name, void *arg)
{
    const struct walk *w = arg;
    info_network *network = &w->m->network;
    info_nic found = { .up = -1, .place.numa_node = -1 }, *nic = NULL;
    char dir[500];
    if (!folder_of(w->root, "sys/class/infiniband", name, dir))
        return;
    read_function(w->root, dir, &found);
    for (int i = 0; i < network->n_nics && nic == NULL && found.bdf[0] != '\0'; i++)
        if (strcmp(network->nic[i].bdf, found.bdf) == 0 && network->nic[i].rdma[0] == '\0')
            nic = &network->nic[i];
    if (nic == NULL && (nic = nic_add(network)) != NULL)
        *nic = found;
    if (nic == NULL)
        return;
    snprintf(nic->rdma, sizeof nic->rdma, "%.23s", name);
    read_port(w->root, dir, nic);
}

void info_collect_nics(info_machine *m, const info_root *root)
{
    struct walk w = { m, root };
    char text[32];
    (void)info_list(root, "sys/class/net", look_at_interface, &w);
    (void)info_list(root, "sys/class/infiniband", look_at_rdma, &w);
    m->network.peermem = info_read_word(root, "sys/module/nvidia_peermem", "initstate", text, sizeof text);
}
