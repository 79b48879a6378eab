/* SPDX-License-Identifier: BSD-3-Clause */
/* Asks ferry's plug-ins for libfabric and libibverbs what they can use here. */
#include "ferry/diag.h"
#include "runtime/base/env.h"
#include "runtime/base/log.h"
#include "runtime/base/plugin.h"
#include "runtime/remote/provider.h"
#include "tools/collect.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *asked; /* library */

static void keep(void *arg, const char *fabric, const char *device, const char *address)
{
    info_network *network = arg;
    for (int i = 0; i < network->n_fabrics; i++)
        if (strcmp(network->fabric[i].library, asked) == 0 &&
            strncmp(network->fabric[i].name, fabric, sizeof network->fabric[i].name - 1) == 0 &&
            strncmp(network->fabric[i].device, device, sizeof network->fabric[i].device - 1) == 0)
            return; /* at another address */
    if (network->n_fabrics == INFO_FABRICS)
        return;
    info_fabric *f = &network->fabric[network->n_fabrics++];
    snprintf(f->library, sizeof f->library, "%s", asked);
    snprintf(f->name, sizeof f->name, "%.47s", fabric);
    snprintf(f->device, sizeof f->device, "%.47s", device);
    snprintf(f->address, sizeof f->address, "%.63s", address);
}

/* A machine without RDMA devices is no error. */
static void ask_verbs(info_network *network, const char *dir)
{
    const ferryi_provider_ops *ops;
    const ferryi_provider_request request = {
        .size = sizeof request, .abi = FERRYI_PROVIDER_ABI, .fabric = "", .address = "", .error = ferryi_error_quiet
    };
    asked = "libibverbs";
    if (ferryi_plugin_is_here("ferry_remote_verbs.so", dir) &&
        ferryi_provider_find("verbs", dir, &ops) == FERRY_SUCCESS)
        (void)ops->list(&request, keep, network);
}

void info_ask_fabrics(info_machine *m)
{
    info_network *network = &m->network;
    const char *dir = getenv("FERRY_BOOTSTRAP_DIR"), *wanted = getenv("FERRY_FABRIC_PROVIDER");
    const ferryi_provider_ops *ops;
    network->asked = 1;
    const ferryi_provider_request request = { .size = sizeof request,
                                              .abi = FERRYI_PROVIDER_ABI,
                                              .fabric = wanted != NULL ? wanted : "",
                                              .address = "",
                                              .error = ferryi_error };
    asked = "libfabric";
    ferry_status status = ferryi_provider_find("libfabric", dir != NULL ? dir : "", &ops);
    if (status == FERRY_SUCCESS)
        status = ops->list(&request, keep, network);
    if (status != FERRY_SUCCESS)
        snprintf(network->error, sizeof network->error, "%.319s", ferry_last_error_message());
    ask_verbs(network, dir != NULL ? dir : "");
}
