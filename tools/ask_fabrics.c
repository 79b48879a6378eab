/* SPDX-License-Identifier: BSD-3-Clause */
/* Asks ferry's plug-in for libfabric what it can use here. */
#include "ferry/diag.h"
#include "runtime/base/env.h"
#include "runtime/base/log.h"
#include "runtime/remote/provider.h"
#include "tools/collect.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void keep(void *arg, const char *fabric, const char *device, const char *address)
{
    info_network *network = arg;
    for (int i = 0; i < network->n_fabrics; i++)
        if (strncmp(network->fabric[i].name, fabric, sizeof network->fabric[i].name - 1) == 0 &&
            strncmp(network->fabric[i].device, device, sizeof network->fabric[i].device - 1) == 0)
            return; /* at another address */
    if (network->n_fabrics == INFO_FABRICS)
        return;
    info_fabric *f = &network->fabric[network->n_fabrics++];
    snprintf(f->name, sizeof f->name, "%.47s", fabric);
    snprintf(f->device, sizeof f->device, "%.47s", device);
    snprintf(f->address, sizeof f->address, "%.63s", address);
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
    ferry_status status = ferryi_provider_find("libfabric", dir != NULL ? dir : "", &ops);
    if (status == FERRY_SUCCESS)
        status = ops->list(&request, keep, network);
    if (status != FERRY_SUCCESS)
        snprintf(network->error, sizeof network->error, "%.319s", ferry_last_error_message());
}
