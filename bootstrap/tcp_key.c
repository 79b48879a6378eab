/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/tcp.h"
#include "runtime/base/clock.h"
#include "runtime/base/fd.h"
#include <errno.h>
#include <poll.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/un.h>
#include <unistd.h>

/* Distributes a key to the PEs of a job without a secret.  Any user of the node can read or guess such a job's identity
 * (host, port, run id), but cannot forge the user of a process.  So PE 0 makes a random key and serves it on an
 * abstract AF_UNIX socket, the key server, under a random name that its greetings carry.  It sends the key to
 * connections of its own user (SO_PEERCRED) and to no others.  The connecting PE checks the server's user likewise, and
 * so detects another user's listener in PE 0's place without waiting for it.
 *
 * The key is mixed with the job's identity, so that two jobs of one user do not mix. */

#define KEYS_AT_ONCE 64 /* served before PE 0 accepts joins again */

static socklen_t server_address(const uint8_t *name, struct sockaddr_un *address)
{
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    char *at = address->sun_path + 1; /* after the NUL that makes it abstract */
    int n = snprintf(at, sizeof address->sun_path - 1, "ferry-key-");
    for (size_t i = 0; i < FERRYI_WIRE_SERVER; i++)
        n += snprintf(at + n, sizeof address->sun_path - 1 - (size_t)n, "%02x", name[i]);
    return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)n);
}

static int is_own_user(int s)
{
    struct ucred who;
    socklen_t nbytes = sizeof who;
    return getsockopt(s, SOL_SOCKET, SO_PEERCRED, &who, &nbytes) == 0 && who.uid == geteuid();
}

void ferryi_tcp_key_mix(const uint8_t *secret, const ferryi_tcp_job *job, uint8_t *key)
{
    ferryi_mac(secret, job->key, sizeof job->key, key);
}

int ferryi_tcp_key_server_open(ferryi_tcp_key_server *server)
{
    struct sockaddr_un address;
    server->listener = -1;
    if (ferryi_tcp_random(server->name) != 0 || ferryi_tcp_random(server->secret) != 0)
        return errno;
    socklen_t nbytes = server_address(server->name, &address);
    int s = ferryi_fd(socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (s < 0)
        return errno;
    if (bind(s, (const struct sockaddr *)&address, nbytes) != 0 || listen(s, 1024) != 0) {
        int error = errno;
        close(s);
        return error;
    }
    server->listener = s;
    return 0;
}

int ferryi_tcp_key_server_serve(const ferryi_tcp_key_server *server)
{
    for (int i = 0; i < KEYS_AT_ONCE; i++) {
        int s = ferryi_fd(accept4(server->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK));
        if (s < 0)
            return errno == EMFILE || errno == ENFILE || errno == ENOMEM || errno == ENOBUFS ? errno : 0;
        if (is_own_user(s))
            (void)send(s, server->secret, sizeof server->secret, MSG_NOSIGNAL | MSG_DONTWAIT);
        close(s); /* the peer still receives the sent data */
    }
    return 0;
}

void ferryi_tcp_key_server_close(ferryi_tcp_key_server *server)
{
    if (server->listener >= 0)
        close(server->listener);
    server->listener = -1;
}

/* Receives the secret over the connected socket s. */
static ferryi_tcp_key_result secret_take(int s, uint64_t deadline, uint8_t *secret)
{
    uint8_t bytes[FERRYI_MAC_SIZE + 1];
    struct pollfd p = { .fd = s, .events = POLLIN };
    if (!is_own_user(s))
        return FERRYI_TCP_KEY_OTHER_USER;
    for (;;) {
        ssize_t n = recv(s, bytes, sizeof bytes, MSG_DONTWAIT);
        if (n == FERRYI_MAC_SIZE) {
            memcpy(secret, bytes, FERRYI_MAC_SIZE);
            return FERRYI_TCP_KEY_RECEIVED;
        }
        if (n >= 0 || (errno != EAGAIN && errno != EINTR))
            return FERRYI_TCP_KEY_NO_ANSWER;
        int ms = ferryi_deadline_ms(deadline);
        if (ms == 0)
            return FERRYI_TCP_KEY_NO_ANSWER;
        (void)poll(&p, 1, ms);
    }
}

ferryi_tcp_key_result ferryi_tcp_key_fetch(const uint8_t *name, uint64_t deadline, uint8_t *secret)
{
    struct sockaddr_un address;
    socklen_t nbytes = server_address(name, &address);
    int s = ferryi_fd(socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (s < 0)
        return FERRYI_TCP_KEY_NO_ANSWER;
    while (connect(s, (const struct sockaddr *)&address, nbytes) != 0) {
        int full = errno == EAGAIN || errno == EINTR;
        if (!full || ferryi_now_ns() >= deadline) {
            close(s);
            return full ? FERRYI_TCP_KEY_NO_ANSWER : FERRYI_TCP_KEY_OTHER_USER;
        }
        poll(NULL, 0, 1); /* full backlog: many connect at once */
    }
    ferryi_tcp_key_result answer = secret_take(s, deadline, secret);
    close(s);
    return answer;
}
