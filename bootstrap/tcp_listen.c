/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/tcp.h"
#include "runtime/base/cancel.h"
#include "runtime/base/fd.h"
#include "runtime/base/inet.h"
#include "runtime/base/log.h"
#include "runtime/base/mutex.h"
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

/* PE 0's listening sockets, and the unique ids that name them. */

#define IDS_MAX 64

/* Listeners of unique ids that this process has made and not used yet. */
static pthread_mutex_t ids_lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    uint8_t key[FERRYI_WIRE_KEY];
    int listener;
} ids[IDS_MAX];
static int n_ids;

void ferryi_tcp_socket_set(int fd)
{
    int on = 1; /* optional: the socket works without it */
    (void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    (void)setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
}

void ferryi_tcp_address_name(const struct sockaddr *address, socklen_t nbytes, char *text, size_t text_bytes)
{
    char host[NI_MAXHOST], port[NI_MAXSERV];
    if (getnameinfo(address, nbytes, host, sizeof host, port, sizeof port, NI_NUMERICHOST | NI_NUMERICSERV) != 0)
        snprintf(text, text_bytes, "an unknown address");
    else
        snprintf(text, text_bytes, strchr(host, ':') ? "[%.60s]:%.8s" : "%.60s:%.8s", host, port);
}

uint16_t ferryi_tcp_port_of(int fd)
{
    struct sockaddr_storage at;
    socklen_t nbytes = sizeof at;
    if (getsockname(fd, (struct sockaddr *)&at, &nbytes) != 0)
        return 0;
    return ntohs(at.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&at)->sin6_port
                                          : ((struct sockaddr_in *)&at)->sin_port);
}

int ferryi_tcp_random(uint8_t *bytes)
{
    return getrandom(bytes, FERRYI_WIRE_KEY, 0) == FERRYI_WIRE_KEY ? 0 : -1;
}

static int is_any(const struct sockaddr *at)
{
    if (at->sa_family == AF_INET6)
        return IN6_IS_ADDR_UNSPECIFIED(&((const struct sockaddr_in6 *)at)->sin6_addr);
    return ((const struct sockaddr_in *)at)->sin_addr.s_addr == htonl(INADDR_ANY);
}

static int listen_at(const struct addrinfo *at, int *listener)
{
    int on = 1, s = ferryi_fd(socket(at->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (s < 0)
        return errno;
    /* The program's framework may use the port later: connections in TIME_WAIT must not block it. */
    (void)setsockopt(s, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(s, at->ai_addr, at->ai_addrlen) != 0 || listen(s, 1024) != 0) {
        int error = errno;
        close(s);
        return error;
    }
    *listener = s;
    return 0;
}

ferry_status ferryi_tcp_listen(const ferryi_tcp_job *job, int *listener)
{
    struct addrinfo hints = { .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE };
    struct addrinfo *at = NULL;
    int error = 0;
    for (int i = 0; i < job->n_ports && job->port + i <= UINT16_MAX; i++) {
        char text[8];
        snprintf(text, sizeof text, "%d", job->port + i);
        int unknown = getaddrinfo(job->bind, text, &hints, &at);
        if (unknown)
            return job->error(FERRY_ERR_INVALID_ARG,
                              "FERRY_TCP_BIND=%s is not an address: %s: set it to an address of this machine",
                              job->bind, gai_strerror(unknown));
        if (!job->secret && !ferryi_inet_is_loopback(at->ai_addr)) {
            freeaddrinfo(at);
            return job->error(FERRY_ERR_INVALID_ARG,
                              "FERRY_TCP_BIND=%s lets other machines connect, but FERRY_COOKIE is not set: set it to "
                              "the same secret on every PE, or listen on 127.0.0.1",
                              job->bind);
        }
        if (ferryi_inet_is_loopback(at->ai_addr) && !ferryi_inet_routes_to_loopback()) {
            freeaddrinfo(at);
            return job->error(FERRY_ERR_SYSTEM,
                              "PE 0 cannot listen on %s: the loopback interface is down: set it up by `ip link set lo "
                              "up`",
                              job->bind);
        }
        error = listen_at(at, listener);
        freeaddrinfo(at);
        if (error == 0)
            return FERRY_SUCCESS;
        if (error != EADDRINUSE && error != EACCES)
            break;
    }
    char ports[40];
    snprintf(ports, sizeof ports, job->n_ports > 1 ? "ports %d to %d" : "port %d", job->port,
             job->port + job->n_ports - 1);
    return job->error(FERRY_ERR_BOOTSTRAP, "PE 0 cannot listen on %s, %s: %s%s", job->bind, ports, strerror(error),
                      error == EADDRNOTAVAIL                   ? "; set FERRY_TCP_BIND to an address of this machine"
                      : error == EADDRINUSE || error == EACCES ? "; set another MASTER_PORT"
                                                               : "");
}

/* host[64] = the address at which others reach the listener. */
static int reachable_address(int listener, char *host)
{
    struct sockaddr_storage at;
    socklen_t nbytes = sizeof at;
    if (getsockname(listener, (struct sockaddr *)&at, &nbytes) != 0)
        return -1;
    if (is_any((struct sockaddr *)&at) &&
        ferryi_inet_own_address(at.ss_family == AF_INET ? AF_INET : AF_UNSPEC, host) == 0)
        return 0;
    return getnameinfo((struct sockaddr *)&at, nbytes, host, 64, NULL, 0, NI_NUMERICHOST) ? -1 : 0;
}

ferry_status ferry_get_unique_id(ferry_unique_id *id)
{
    FERRYI_UNCANCELLED;
    return ferryi_tcp_id_make(id, "127.0.0.1");
}

ferry_status ferryi_tcp_id_make(ferry_unique_id *id, const char *otherwise)
{
    const char *bind_to = getenv("FERRY_TCP_BIND");
    ferryi_wire_id content = { .port = 0 };
    int listener = -1, kept = 0;
    if (!id)
        return ferryi_error(FERRY_ERR_INVALID_ARG, "ferry_get_unique_id(NULL): give it the 128 bytes to fill");
    ferryi_tcp_job job = {
        .bind = bind_to && *bind_to ? bind_to : otherwise, .n_ports = 1, .secret = 1, .error = ferryi_error
    };
    ferry_status status = ferryi_tcp_listen(&job, &listener);
    if (status != FERRY_SUCCESS)
        return status;
    content.port = ferryi_tcp_port_of(listener);
    if (ferryi_tcp_random(content.key) != 0 || reachable_address(listener, content.host) != 0) {
        status = ferryi_error(FERRY_ERR_SYSTEM, "cannot make a unique id: %s", strerror(errno));
        goto close_listener;
    }
    ferryi_mutex_lock(&ids_lock, FERRYI_MUTEX_TCP_IDS);
    if (n_ids < IDS_MAX) {
        memcpy(ids[n_ids].key, content.key, sizeof content.key);
        ids[n_ids++].listener = listener;
        kept = 1;
    }
    ferryi_mutex_unlock(&ids_lock);
    if (!kept) {
        status = ferryi_error(FERRY_ERR_NO_MEMORY,
                              "this process has made %d unique ids and joined with none of them: join with one first",
                              IDS_MAX);
        goto close_listener;
    }
    ferryi_wire_id_put(id, &content);
    return FERRY_SUCCESS;

close_listener:
    close(listener);
    return status;
}

int ferryi_tcp_id_take(const uint8_t *key)
{
    int listener = -1;
    ferryi_mutex_lock(&ids_lock, FERRYI_MUTEX_TCP_IDS);
    for (int i = 0; i < n_ids && listener < 0; i++)
        if (memcmp(ids[i].key, key, sizeof ids[i].key) == 0) {
            listener = ids[i].listener;
            ids[i] = ids[--n_ids];
        }
    ferryi_mutex_unlock(&ids_lock);
    return listener;
}

void ferryi_tcp_id_give_back(const uint8_t *key, int listener)
{
    int kept = 0;
    ferryi_mutex_lock(&ids_lock, FERRYI_MUTEX_TCP_IDS);
    if (n_ids < IDS_MAX) {
        memcpy(ids[n_ids].key, key, FERRYI_WIRE_KEY);
        ids[n_ids++].listener = listener;
        kept = 1;
    }
    ferryi_mutex_unlock(&ids_lock);
    if (!kept)
        close(listener);
}
