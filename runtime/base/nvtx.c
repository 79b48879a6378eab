/* SPDX-License-Identifier: BSD-3-Clause */
/* NVTX annotations; without its headers these functions do nothing. */
#ifdef HAVE_CONFIG_H
#include "config.h"
#endif
#include "runtime/base/log.h"
#include "runtime/base/nvtx.h"

int ferryi_nvtx_is_on;

#ifdef HAVE_NVTX
#include <cuda.h>
#include <nvtx3/nvToolsExt.h>
#include <nvtx3/nvToolsExtCuda.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static nvtxDomainHandle_t domain;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void create(void)
{
    domain = nvtxDomainCreateA("ferry");
    __atomic_store_n(&ferryi_nvtx_is_on, 1, __ATOMIC_RELEASE);
}

void ferryi_nvtx_open(void)
{
    pthread_once(&once, create);
}

void ferryi_nvtx_push(const char *name)
{
    nvtxEventAttributes_t event;
    memset(&event, 0, sizeof event);
    event.version = NVTX_VERSION;
    event.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    event.messageType = NVTX_MESSAGE_TYPE_ASCII;
    event.message.ascii = name;
    (void)nvtxDomainRangePushEx(domain, &event);
}

void ferryi_nvtx_pop(void)
{
    (void)nvtxDomainRangePop(domain);
}

void ferryi_nvtx_thread(const char *what, int pe)
{
    char name[64];
    if (!ferryi_nvtx_is_on)
        return;
    snprintf(name, sizeof name, "%s of PE %d", what, pe);
    nvtxNameOsThreadA((uint32_t)syscall(SYS_gettid), name);
}

void ferryi_nvtx_stream(void *stream, const char *name)
{
    if (ferryi_nvtx_is_on)
        nvtxNameCuStreamA((CUstream)stream, name);
}

#else

void ferryi_nvtx_open(void)
{
    ferryi_log(FERRYI_LOG_WARN, "FERRY_NVTX is on, but libferry was built without NVTX's headers (CUDA toolkit)");
}
void ferryi_nvtx_push(const char *name)
{
    (void)name;
}
void ferryi_nvtx_pop(void) {}
void ferryi_nvtx_thread(const char *what, int pe)
{
    (void)what;
    (void)pe;
}
void ferryi_nvtx_stream(void *stream, const char *name)
{
    (void)stream;
    (void)name;
}

#endif
