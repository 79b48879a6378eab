/* SPDX-License-Identifier: BSD-3-Clause */
/* GPUs on the PCI bus, and NVIDIA's kernel module, read without a driver library. */
#include "runtime/base/topo.h"
#include "tools/collect.h"
#include "tools/parse.h"
#include "tools/read.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void read_config(const info_root *root, const char *dir, info_pci *pci)
{
    uint8_t config[4096];
    char path[700];
    snprintf(path, sizeof path, "%s/config", dir);
    long n = info_read(root, path, config, sizeof config);
    if (n > 0)
        (void)info_parse_config(config, (size_t)n, pci);
}

static int read_count(const info_root *root, const char *dir, const char *file, int fallback)
{
    char text[32];
    if (!info_read_word(root, dir, file, text, sizeof text))
        return fallback;
    long value = strtol(text, NULL, 10);
    return value < -1 || value > 1 << 20 ? fallback : (int)value;
}

/* The bridges' folders are the parents of the GPU's. */
static void read_bridges(const info_root *root, const char *dir, info_gpu *g)
{
    char above[512];
    for (int i = 0; i < g->place.n_bridges; i++) {
        const char *at = strstr(dir, g->place.bridge[i].bdf);
        size_t n = at ? (size_t)(at - dir) + strlen(g->place.bridge[i].bdf) : sizeof above;
        if (n >= sizeof above)
            continue;
        memcpy(above, dir, n);
        above[n] = '\0';
        read_config(root, above, &g->place.bridge[i].pci);
    }
}

static void read_iommu(const info_root *root, const char *dir, info_gpu *g)
{
    char path[600], link[256];
    snprintf(path, sizeof path, "%s/iommu_group", dir);
    if (info_read_link(root, path, link, sizeof link) <= 0)
        return;
    const char *number = strrchr(link, '/');
    number = number ? number + 1 : link;
    if (*number < '0' || *number > '9')
        return;
    g->iommu_group = (int)strtol(number, NULL, 10) & 0xffffff;
    snprintf(path, sizeof path, "sys/kernel/iommu_groups/%d", g->iommu_group);
    (void)info_read_word(root, path, "type", g->iommu_type, sizeof g->iommu_type);
}

/* The kernel, else the number of nodes, else hwloc. */
int info_numa_node(const info_root *root, const char *dir, const char *bdf)
{
    char text[32];
    unsigned domain, bus, device;
    int node = info_read_word(root, dir, "numa_node", text, sizeof text) ? (int)strtol(text, NULL, 10) : -1;
    if (node < 0 && !root->captured && sscanf(bdf, "%x:%x:%x", &domain, &bus, &device) == 3)
        node = ferryi_topo_node_of_pci(domain, bus, device);
    return node;
}

static void read_gpu(const info_root *root, const char *dir, const char *link, info_gpu *g)
{
    char text[4096], path[600];
    g->place.in_sysfs = 1;
    g->place.n_bridges = info_parse_bus_path(link, g->place.host_bridge, g->place.bridge);
    if (g->place.n_bridges < 0)
        g->place.n_bridges = 0;
    read_bridges(root, dir, g);
    read_config(root, dir, &g->pci);
    g->place.numa_node = info_numa_node(root, dir, g->bdf);
    g->width = read_count(root, dir, "current_link_width", 0);
    g->width_max = read_count(root, dir, "max_link_width", 0);
    if (info_read_word(root, dir, "max_link_speed", text, sizeof text)) {
        text[strcspn(text, "P")] = '\0'; /* "32.0 GT/s PCIe" */
        snprintf(g->speed_max, sizeof g->speed_max, "%.15s", text);
        for (size_t n = strlen(g->speed_max); n && g->speed_max[n - 1] == ' '; n--)
            g->speed_max[n - 1] = '\0';
    }
    snprintf(path, sizeof path, "%s/resource", dir);
    if (info_read_text(root, path, text, sizeof text) > 0)
        (void)info_parse_resource(text, 1, &g->bar1);
    snprintf(path, sizeof path, "%s/driver", dir);
    if (info_read_link(root, path, text, sizeof text) > 0) {
        const char *name = strrchr(text, '/');
        snprintf(g->driver, sizeof g->driver, "%.31s", name ? name + 1 : text);
    }
    g->driver_bound = strcmp(g->driver, "nvidia") == 0;
    read_iommu(root, dir, g);
}

struct walk {
    info_machine *m;
    const info_root *root;
};

static void look_at(const char *name, void *arg)
{
    const struct walk *w = arg;
    char path[600], link[400], dir[500], text[16];
    if (!info_is_bdf(name, strlen(name)))
        return;
    /* Only the link is read from the bus's list; all else is read and recorded at the link's target. */
    snprintf(path, sizeof path, "sys/bus/pci/devices/%s", name);
    info_root quiet = *w->root;
    quiet.record_fd = -1;
    long n = info_read_link(&quiet, path, link, sizeof link);
    const char *devices = n > 0 ? strstr(link, "devices/") : NULL;
    if (!devices || strstr(devices, ".."))
        return;
    snprintf(dir, sizeof dir, "sys/%s", devices);
    if (!info_read_word(&quiet, dir, "vendor", text, sizeof text) || strcmp(text, "0x10de") != 0 ||
        !info_read_word(&quiet, dir, "class", text, sizeof text) || strncmp(text, "0x03", 4) != 0)
        return;
    info_gpu *g = info_gpu_at(w->m, name);
    if (!g)
        return;
    (void)info_read_link(w->root, path, link, sizeof link);
    (void)info_read_word(w->root, dir, "vendor", text, sizeof text);
    (void)info_read_word(w->root, dir, "class", text, sizeof text);
    read_gpu(w->root, dir, link, g);
}

void info_collect_pci(info_machine *m, const info_root *root)
{
    struct walk w = { m, root };
    (void)info_list(root, "sys/bus/pci/devices", look_at, &w);
}

static void look_at_model(const char *name, void *arg)
{
    const struct walk *w = arg;
    char path[300], text[2048], bdf[16];
    info_gpu *g;
    if (!info_parse_bdf(name, bdf))
        return;
    snprintf(path, sizeof path, "proc/driver/nvidia/gpus/%s/information", name);
    if (info_read_text(w->root, path, text, sizeof text) <= 0 || (g = info_gpu_at(w->m, bdf)) == NULL)
        return;
    (void)info_parse_line(text, "Model", g->name, sizeof g->name);
    g->driver_bound = 1;
}

void info_collect_nvidia(info_machine *m, const info_root *root)
{
    char text[8192];
    struct walk w = { m, root };
    if (info_read_text(root, "proc/driver/nvidia/version", text, sizeof text) > 0)
        (void)info_parse_driver_version(text, m->driver.version, &m->driver.open);
    if (info_read_text(root, "proc/driver/nvidia/params", text, sizeof text) >= 0) {
        m->driver.params = 1;
        (void)info_parse_line(text, "RegistryDwords", m->driver.registry, sizeof m->driver.registry);
    }
    (void)info_list(root, "proc/driver/nvidia/gpus", look_at_model, &w);
}
