/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/tcp.h"
#include "runtime/base/plugin.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

/* A link's bytes: plain on a local socket, encrypted to another machine. */

static const ferryi_tls_ops *tls; /* the plug-in's; stays open */

static const ferryi_tls_ops *tls_open(const char *dir, char *why, size_t nbytes)
{
    const ferryi_tls_ops *ops = __atomic_load_n(&tls, __ATOMIC_ACQUIRE);
    char text[FERRYI_PLUGIN_PLACES * FERRYI_PLUGIN_PATH];
    int is_here;
    if (ops)
        return ops;
    void *handle = ferryi_plugin_open(FERRYI_TLS_FILE, dir, RTLD_LOCAL, &is_here, text, sizeof text);
    if (!handle) {
        snprintf(why, nbytes, is_here ? "the plug-in %s %.200s" : "there is no %s beside libferry", FERRYI_TLS_FILE,
                 text);
        return NULL;
    }
    ops = dlsym(handle, FERRYI_TLS_SYMBOL);
    if (!ops || ops->size != sizeof *ops || ops->abi != FERRYI_TLS_ABI) {
        snprintf(why, nbytes, "the plug-in %s belongs to another build of ferry", FERRYI_TLS_FILE);
        return NULL;
    }
    __atomic_store_n(&tls, ops, __ATOMIC_RELEASE);
    return ops;
}

int ferryi_tcp_link_secure(const ferryi_tcp_job *job, ferryi_tcp_link *link, int is_server, char *why, size_t nbytes)
{
    const ferryi_tls_ops *ops = tls_open(job->dir ? job->dir : "", why, nbytes);
    if (!ops)
        return ENOSYS;
    link->channel = ops->open(link->fd, is_server, job->identity.bytes, job->identity.nbytes);
    return link->channel ? 0 : ENOMEM;
}

int ferryi_tcp_link_handshake(const ferryi_tcp_link *link)
{
    return tls->handshake(link->channel);
}

int ferryi_tcp_link_has_more(const ferryi_tcp_link *link)
{
    return link->channel && tls->has_more(link->channel);
}

ssize_t ferryi_tcp_link_recv(const ferryi_tcp_link *link, void *data, size_t nbytes)
{
    return link->channel ? tls->recv(link->channel, data, nbytes) : recv(link->fd, data, nbytes, MSG_DONTWAIT);
}

ssize_t ferryi_tcp_link_send(const ferryi_tcp_link *link, const void *data, size_t nbytes)
{
    return link->channel ? tls->send(link->channel, data, nbytes)
                         : send(link->fd, data, nbytes, MSG_NOSIGNAL | MSG_DONTWAIT);
}

void ferryi_tcp_link_close(ferryi_tcp_link *link)
{
    if (link->channel)
        tls->close(link->channel);
    if (link->fd >= 0)
        close(link->fd);
    *link = (ferryi_tcp_link){ .fd = -1 };
}
