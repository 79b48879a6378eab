/* SPDX-License-Identifier: BSD-3-Clause */
/* Chooses what carries a job's data between nodes, if FERRY_REMOTE leaves the choice to ferry.
 *
 * libibverbs, if each PE's address belongs to a NIC with RDMA: it sends a frame as one write with immediate data,
 * without libfabric's message layer and without the kernel's TCP.  The address decides, not the mere presence of a
 * device: the network of the addresses is known to connect the nodes, and the network of another RDMA device may not.
 * A software device (rdma_rxe) does not count, since it sends over the kernel's UDP and is no faster than the kernel's
 * TCP.
 * Else libfabric, if FERRY_FABRIC_PROVIDER names one of its providers, or if some node has a NIC that it may drive
 * without TCP and every node has its plug-in.
 * Else TCP by the kernel's sockets (tcp.c), which libfabric would choose too, at 20 times the memory of a PE and 10
 * times the processor time of its start: fi_getinfo() makes every provider look for its NICs, whatever its hints and
 * FI_PROVIDER say, and the one for verbs reads all symbols of the kernel (libfabric 1.17 to 2.6).  So libfabric is
 * not even loaded. */
#include "runtime/remote/choose.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/base/plugin.h"
#include <arpa/inet.h>
#include <dirent.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_BYTES = 1024 };

static int interface_of(const char *address, char name[IF_NAMESIZE])
{
    struct ifaddrs *all = NULL;
    name[0] = '\0';
    if (getifaddrs(&all) != 0)
        return 0;
    for (const struct ifaddrs *i = all; i != NULL && name[0] == '\0'; i = i->ifa_next) {
        char text[INET6_ADDRSTRLEN] = "";
        const void *at = i->ifa_addr;
        if (at != NULL && i->ifa_addr->sa_family == AF_INET)
            (void)inet_ntop(AF_INET, &((const struct sockaddr_in *)at)->sin_addr, text, sizeof text);
        else if (at != NULL && i->ifa_addr->sa_family == AF_INET6)
            (void)inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)at)->sin6_addr, text, sizeof text);
        if (text[0] != '\0' && strcmp(text, address) == 0)
            snprintf(name, IF_NAMESIZE, "%s", i->ifa_name);
    }
    freeifaddrs(all);
    return name[0] != '\0';
}

/* The file starts with the text. */
static int says(const char *text, const char *folder, const char *file)
{
    char path[PATH_BYTES + 300], line[64] = "";
    snprintf(path, sizeof path, "%s/%s", folder, file);
    FILE *f = ferryi_fd_read(path);
    if (f == NULL)
        return 0;
    const int read = fgets(line, sizeof line, f) != NULL;
    fclose(f);
    return read && strncmp(line, text, strlen(text)) == 0;
}

static int any(const char *folder, int (*is)(const char *folder, const char *entry, const char *sysroot),
               const char *sysroot)
{
    const int fd = ferryi_fd(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    DIR *d = fd < 0 ? NULL : fdopendir(fd);
    int found = 0;
    if (d == NULL) {
        if (fd >= 0)
            close(fd);
        return 0;
    }
    for (const struct dirent *e; !found && (e = readdir(d)) != NULL;)
        found = e->d_name[0] != '.' && is(folder, e->d_name, sysroot);
    closedir(d);
    return found;
}

static int is_active(const char *folder, const char *port, const char *sysroot)
{
    char path[PATH_BYTES];
    (void)sysroot;
    return snprintf(path, sizeof path, "%s/%s", folder, port) < PATH_BYTES && says("4:", path, "state");
}

/* An adapter of InfiniBand or RoCE, not of iWARP or EFA: verbs_device.c. */
static int is_adapter(const char *folder, const char *device, const char *sysroot)
{
    char path[PATH_BYTES], ports[PATH_BYTES + 8];
    if (snprintf(path, sizeof path, "%s/%s", folder, device) >= PATH_BYTES || !says("1:", path, "node_type"))
        return 0;
    snprintf(ports, sizeof ports, "%s/ports", path);
    return any(ports, is_active, sysroot);
}

static int is_usable(const char *folder, const char *uverbs, const char *sysroot)
{
    char path[PATH_BYTES];
    (void)folder;
    return snprintf(path, sizeof path, "%s/dev/infiniband/%s", sysroot, uverbs) < PATH_BYTES &&
           access(path, R_OK | W_OK) == 0;
}

int ferryi_remote_has_rdma(const char *sysroot, const char *address)
{
    char name[IF_NAMESIZE], devices[PATH_BYTES], nodes[PATH_BYTES];
    return interface_of(address, name) &&
           snprintf(devices, sizeof devices, "%s/sys/class/net/%s/device/infiniband", sysroot, name) < PATH_BYTES &&
           snprintf(nodes, sizeof nodes, "%s_verbs", devices) < PATH_BYTES && any(devices, is_adapter, sysroot) &&
           any(nodes, is_usable, sysroot);
}

static int is_entry(const char *folder, const char *entry, const char *sysroot)
{
    (void)folder;
    (void)entry;
    (void)sysroot;
    return 1;
}

/* InfiniBand, RoCE, Omni-Path, EFA, usNIC and iWARP are devices of the first class; Slingshot is of the second. */
int ferryi_remote_has_fabric(const char *sysroot)
{
    static const char *const classes[] = { "infiniband", "cxi" };
    char folder[PATH_BYTES];
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
        if (snprintf(folder, sizeof folder, "%s/sys/class/%s", sysroot, classes[i]) < PATH_BYTES &&
            any(folder, is_entry, sysroot))
            return 1;
    return 0;
}

/* What a PE tells the others before all choose. */
enum { HAS_RDMA = 1, HAS_FABRIC = 2, HAS_LIBFABRIC = 4, HAS_TCP = 8 };

static uint8_t own_ways(const ferryi_pe *pe, const char *address)
{
    const char *dir = pe->env.bootstrap_dir;
    const int rdma = ferryi_remote_has_rdma("", address) && ferryi_plugin_is_here("ferry_remote_verbs.so", dir);
    return (uint8_t)((rdma ? HAS_RDMA : 0) | (ferryi_remote_has_fabric("") ? HAS_FABRIC : 0) |
                     (ferryi_plugin_is_here("ferry_remote_libfabric.so", dir) ? HAS_LIBFABRIC : 0) |
                     (ferryi_plugin_is_here("ferry_remote_tcp.so", dir) ? HAS_TCP : 0));
}

/* All PEs have the same FERRY_REMOTE and FERRY_FABRIC_PROVIDER. */
ferry_status ferryi_remote_choose(ferryi_pe *pe, const char *address, const char **plugin)
{
    const int n = pe->world.n_pes;
    *plugin = "libfabric";
    if (pe->env.provider[0] != '\0')
        *plugin = pe->env.provider;
    else if (strcmp(pe->env.remote, "verbs") == 0 || strcmp(pe->env.remote, "tcp") == 0)
        *plugin = pe->env.remote;
    if (pe->env.provider[0] != '\0' || strcmp(pe->env.remote, "auto") != 0 || pe->env.fabric[0] != '\0')
        return FERRY_SUCCESS;
    uint8_t mine = own_ways(pe, address), all = UINT8_MAX, any_has = 0;
    uint8_t *theirs = calloc((size_t)n, 1);
    if (theirs == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for remote pairs: raise the memory limit");
    ferry_status status = pe->boot->ops->allgather(pe->boot, &mine, theirs, sizeof mine, pe->start.deadline);
    for (int i = 0; i < n; i++) {
        all &= theirs[i];
        any_has |= theirs[i];
    }
    free(theirs);
    if (status == FERRY_SUCCESS && (all & HAS_RDMA) != 0)
        *plugin = "verbs";
    else if (status == FERRY_SUCCESS && (all & HAS_TCP) != 0 &&
             !((any_has & HAS_FABRIC) != 0 && (all & HAS_LIBFABRIC) != 0))
        *plugin = "tcp";
    return status;
}
