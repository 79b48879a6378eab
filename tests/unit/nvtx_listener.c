/* SPDX-License-Identifier: BSD-3-Clause */
/* Stands in for Nsight: counts NVTX's ranges and names, and prints the counts at the end. */
#include <nvtx3/nvToolsExt.h>
#include <stdio.h>
#include <string.h>

static int open_ranges, ranges, puts_seen, threads, domains;

static int NVTX_API push(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *event)
{
    (void)domain;
    ranges++;
    puts_seen += event->messageType == NVTX_MESSAGE_TYPE_ASCII && strcmp(event->message.ascii, "put") == 0;
    return open_ranges++;
}
static int NVTX_API pop(nvtxDomainHandle_t domain)
{
    (void)domain;
    return --open_ranges;
}
static nvtxDomainHandle_t NVTX_API create(const char *name)
{
    domains += strcmp(name, "ferry") == 0;
    return (nvtxDomainHandle_t)&domains;
}
static void NVTX_API name_thread(uint32_t id, const char *name)
{
    (void)id;
    threads += strcmp(name, "main thread of PE 0") == 0;
}

static void report(void) __attribute__((destructor));
static void report(void)
{
    printf("nvtx: %d domain, %d thread, ranges %s, %d put, %d open\n", domains, threads, ranges > 0 ? "seen" : "none",
           puts_seen, open_ranges);
}

static void listen_to(NvtxFunctionTable table, unsigned size, unsigned id, void (*function)(void))
{
    if (id < size)
        *table[id] = (NvtxFunctionPointer)function;
}

int InitializeInjectionNvtx2(NvtxGetExportTableFunc_t export_table);
int InitializeInjectionNvtx2(NvtxGetExportTableFunc_t export_table)
{
    const NvtxExportTableCallbacks *callbacks = (const NvtxExportTableCallbacks *)export_table(NVTX_ETID_CALLBACKS);
    NvtxFunctionTable table = NULL;
    unsigned size = 0;
    if (callbacks == NULL || !callbacks->GetModuleFunctionTable(NVTX_CB_MODULE_CORE2, &table, &size))
        return 0;
    listen_to(table, size, NVTX_CBID_CORE2_DomainRangePushEx, (void (*)(void))push);
    listen_to(table, size, NVTX_CBID_CORE2_DomainRangePop, (void (*)(void))pop);
    listen_to(table, size, NVTX_CBID_CORE2_DomainCreateA, (void (*)(void))create);
    if (!callbacks->GetModuleFunctionTable(NVTX_CB_MODULE_CORE, &table, &size))
        return 0;
    listen_to(table, size, NVTX_CBID_CORE_NameOsThreadA, (void (*)(void))name_thread);
    return 1;
}
