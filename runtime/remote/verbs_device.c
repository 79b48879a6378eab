/* SPDX-License-Identifier: BSD-3-Clause */
/* Which RDMA device, port and GID carry a PE's data, and whether a peer's are of the same kind. ibv_query_gid_table(3),
 * ibv_query_port(3). */
#include "runtime/remote/verbs.h"
#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Sets the requested address as a GID.  0: any address serves, since every device reaches its own machine. */
static int asked_gid(const ferryi_provider_request *request, union ibv_gid *gid)
{
    struct in_addr v4;
    memset(gid, 0, sizeof *gid);
    if (inet_pton(AF_INET, request->address, &v4) == 1) {
        gid->raw[10] = gid->raw[11] = 0xff;
        memcpy(gid->raw + 12, &v4, sizeof v4);
        return gid->raw[12] != 127;
    }
    return inet_pton(AF_INET6, request->address, gid->raw) == 1 &&
           !IN6_IS_ADDR_LOOPBACK((const struct in6_addr *)(const void *)gid->raw);
}

static int is_v4(const union ibv_gid *gid)
{
    return IN6_IS_ADDR_V4MAPPED((const struct in6_addr *)(const void *)gid->raw);
}

void verbs_gid_text(const union ibv_gid *gid, char *text, size_t size)
{
    if (inet_ntop(is_v4(gid) ? AF_INET : AF_INET6, gid->raw + (is_v4(gid) ? 12 : 0), text, (socklen_t)size) == NULL)
        text[0] = '\0';
}

const char *verbs_way_kind(const verbs_way *way)
{
    if (way->link_layer == IBV_LINK_LAYER_INFINIBAND)
        return "InfiniBand";
    return way->gid_type == IBV_GID_TYPE_ROCE_V2 ? "RoCEv2" : "RoCEv1";
}

/* The interface that has the address.  "": none. */
static void interface_of(const union ibv_gid *gid, char name[IF_NAMESIZE])
{
    struct ifaddrs *all = NULL;
    name[0] = '\0';
    if (getifaddrs(&all) != 0)
        return;
    for (const struct ifaddrs *i = all; i != NULL && name[0] == '\0'; i = i->ifa_next) {
        const void *at = i->ifa_addr;
        if (at == NULL || i->ifa_addr->sa_family != (is_v4(gid) ? AF_INET : AF_INET6))
            continue;
        if (is_v4(gid) ? memcmp(&((const struct sockaddr_in *)at)->sin_addr, gid->raw + 12, 4) == 0
                       : memcmp(&((const struct sockaddr_in6 *)at)->sin6_addr, gid->raw, 16) == 0)
            snprintf(name, IF_NAMESIZE, "%s", i->ifa_name);
    }
    freeifaddrs(all);
}

/* The address of an InfiniBand port is that of IP over it: an interface of the same PCI device. */
static int is_behind(const struct ibv_device *device, const char *interface)
{
    char path[128 + IBV_SYSFS_PATH_MAX];
    snprintf(path, sizeof path, "/sys/class/net/%s/device/infiniband/%s", interface, device->name);
    return interface[0] != '\0' && access(path, F_OK) == 0;
}

static int has_hardware(const struct ibv_device *device)
{
    char path[IBV_SYSFS_PATH_MAX + 16];
    snprintf(path, sizeof path, "%s/device", device->ibdev_path);
    return access(path, F_OK) == 0;
}

/* device, or device:port */
static int is_wanted(const char *wanted, const char *device, uint32_t port)
{
    const size_t n = strcspn(wanted, ":");
    char *end = NULL;
    if (wanted[0] == '\0')
        return 1;
    return strlen(device) == n && strncmp(wanted, device, n) == 0 &&
           (wanted[n] == '\0' || (strtoul(wanted + n + 1, &end, 10) == port && *end == '\0'));
}

static int entries_of(const ferryi_provider_request *request, struct ibv_context *context, verbs_way *ways, int most)
{
    struct ibv_gid_entry entries[VERBS_WAYS];
    struct ibv_port_attr port = { 0 };
    union ibv_gid asked;
    char interface[IF_NAMESIZE] = "";
    const int by_address = asked_gid(request, &asked);
    const ssize_t got = ibv_query_gid_table(context, entries, VERBS_WAYS, 0);
    int n = 0;
    if (by_address)
        interface_of(&asked, interface);
    for (ssize_t i = 0; i < got && n < most; i++) {
        const struct ibv_gid_entry *e = &entries[i];
        if (ibv_query_port(context, (uint8_t)e->port_num, &port) != 0 || port.state != IBV_PORT_ACTIVE)
            continue;
        verbs_way *w = &ways[n++];
        memset(w, 0, sizeof *w);
        snprintf(w->device, sizeof w->device, "%.63s", context->device->name);
        w->port = (uint8_t)e->port_num;
        w->mtu = (uint8_t)port.active_mtu;
        w->link_layer =
            port.link_layer == IBV_LINK_LAYER_ETHERNET ? IBV_LINK_LAYER_ETHERNET : IBV_LINK_LAYER_INFINIBAND;
        w->gid_type = (uint8_t)e->gid_type;
        w->lid = port.lid;
        w->gid_index = e->gid_index;
        w->max_message = port.max_msg_sz != 0 ? port.max_msg_sz : 1u << 20; /* 0: not told */
        w->gid = e->gid;
        w->is_software = !has_hardware(context->device);
        w->is_asked =
            by_address && (memcmp(&e->gid, &asked, sizeof asked) == 0 ||
                           (w->link_layer == IBV_LINK_LAYER_INFINIBAND && is_behind(context->device, interface)));
    }
    return n;
}

ferry_status verbs_ways_find(const ferryi_provider_request *request, verbs_way ways[VERBS_WAYS], int *n)
{
    int n_devices = 0, refused = 0, others = 0;
    struct ibv_device **devices = ibv_get_device_list(&n_devices);
    *n = 0;
    for (int i = 0; devices != NULL && i < n_devices; i++) {
        /* iWARP and EFA have no writes with immediate data on reliable connections. */
        if (devices[i]->transport_type != IBV_TRANSPORT_IB) {
            others++;
            continue;
        }
        struct ibv_context *context = ibv_open_device(devices[i]);
        if (context == NULL) {
            refused = errno != 0 ? errno : EIO;
            continue;
        }
        *n += entries_of(request, context, ways + *n, VERBS_WAYS - *n);
        (void)ibv_close_device(context);
    }
    if (devices != NULL)
        ibv_free_device_list(devices);
    if (*n != 0)
        return FERRY_SUCCESS;
    if (refused != 0)
        return request->error(FERRY_ERR_SYSTEM,
                              "libibverbs cannot open an RDMA device: %s: give this user, or this container, "
                              "/dev/infiniband/uverbs*; FERRY_REMOTE=libfabric goes without",
                              strerror(refused));
    return request->error(FERRY_ERR_UNSUPPORTED,
                          "libibverbs finds %s: ls /sys/class/infiniband and ibv_devinfo show what is there (modprobe "
                          "ib_uverbs; opensm for InfiniBand; ip link set up for RoCE); FERRY_REMOTE=libfabric goes "
                          "without",
                          n_devices == 0        ? "no RDMA device on this machine"
                          : others == n_devices ? "no device of InfiniBand or RoCE on this machine"
                                                : "no active port on this machine");
}

/* RoCE v1 does not pass routers, and a link's own address does not leave the link. */
static int rank(const verbs_way *w)
{
    const struct in6_addr *a = (const struct in6_addr *)(const void *)w->gid.raw;
    int rank = w->is_software ? 0 : 8;
    if (w->link_layer == IBV_LINK_LAYER_INFINIBAND)
        return rank + 4;
    if (w->gid_type == IBV_GID_TYPE_ROCE_V2)
        rank += is_v4(&w->gid) ? 4 : IN6_IS_ADDR_LINKLOCAL(a) ? 1 : 3;
    else
        rank += is_v4(&w->gid) || !IN6_IS_ADDR_LINKLOCAL(a) ? 2 : 0;
    return rank;
}

static int is_better(const verbs_way *a, const verbs_way *b)
{
    return rank(a) > rank(b);
}

ferry_status verbs_ways_order(const ferryi_provider_request *request, verbs_way *ways, int n)
{
    union ibv_gid ignored;
    const int by_address = asked_gid(request, &ignored);
    int best = -1, named = 0;
    for (int i = 0; i < n; i++) {
        if (!is_wanted(request->fabric, ways[i].device, ways[i].port))
            continue;
        named = 1;
        if ((!by_address || ways[i].is_asked) && (best < 0 || is_better(&ways[i], &ways[best])))
            best = i;
    }
    if (!named)
        return request->error(FERRY_ERR_UNSUPPORTED,
                              "FERRY_FABRIC_PROVIDER='%s': libibverbs has no device of this name with an active port "
                              "here: ibv_devinfo lists them; the value is a device such as %s or %s:%d",
                              request->fabric, ways[0].device, ways[0].device, ways[0].port);
    if (best < 0)
        return request->error(FERRY_ERR_INVALID_ARG,
                              "no RDMA device%s%s has the address %s: set FERRY_REMOTE_ADDRESS to the address or the "
                              "interface of an RDMA device (rdma link shows them), or FERRY_REMOTE=libfabric",
                              request->fabric[0] != '\0' ? " named " : "", request->fabric, request->address);
    const verbs_way way = ways[best];
    ways[best] = ways[0];
    ways[0] = way;
    return FERRY_SUCCESS;
}

static const char *family(uint8_t link_layer, const union ibv_gid *gid)
{
    if (link_layer == IBV_LINK_LAYER_INFINIBAND)
        return "InfiniBand";
    return is_v4(gid) ? "RoCE over IPv4" : "RoCE over IPv6";
}

ferry_status verbs_address_check(const verbs_address *own, int peer, const void *bytes, size_t n, verbs_error error)
{
    verbs_address a = { 0 };
    union ibv_gid here, there;
    if (n == sizeof a)
        memcpy(&a, bytes, sizeof a);
    if (n != sizeof a || a.magic != VERBS_MAGIC)
        return error(FERRY_ERR_BOOTSTRAP,
                     "PE %d sent no address of libibverbs: start all PEs with the same build of ferry and the same "
                     "FERRY_REMOTE",
                     peer);
    memcpy(here.raw, own->gid, sizeof here.raw);
    memcpy(there.raw, a.gid, sizeof there.raw);
    if (a.link_layer != own->link_layer ||
        (a.link_layer == IBV_LINK_LAYER_ETHERNET && (a.gid_type != own->gid_type || is_v4(&here) != is_v4(&there))))
        return error(FERRY_ERR_BOOTSTRAP,
                     "PE %d is on %s%s, this PE on %s%s: set FERRY_REMOTE_ADDRESS on both to one network", peer,
                     family(a.link_layer, &there), a.gid_type == IBV_GID_TYPE_ROCE_V1 ? ", version 1" : "",
                     family(own->link_layer, &here), own->gid_type == IBV_GID_TYPE_ROCE_V1 ? ", version 1" : "");
    return FERRY_SUCCESS;
}
