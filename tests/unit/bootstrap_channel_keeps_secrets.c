/* SPDX-License-Identifier: BSD-3-Clause */
/* The channel between machines: whoever carries its bytes learns none of them, and a changed, repeated or missing byte
 * ends it; an end that does not know the secret gets nothing. */
#include "bootstrap/tls.h"
#include "runtime/base/plugin.h"
#include "tests/check.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/socket.h>

static const ferryi_tls_ops *ops;
static const char words[] = "the words that nobody else may read, and nobody may change";

/* A client, a carrier, a server. */
typedef struct wire {
    int fd[4]; /* client, carrier's end to it, carrier's end to the server, server */
    ferryi_tls *client, *server;
    size_t carried; /* in both directions */
    size_t change;  /* number of the byte to change; SIZE_MAX: none */
    int seen;       /* some bytes were the words */
} wire;

static void carry(wire *w)
{
    for (int side = 1; side <= 2; side++) {
        unsigned char bytes[8192];
        ssize_t n = recv(w->fd[side], bytes, sizeof bytes, MSG_DONTWAIT);
        if (n <= 0)
            continue;
        w->seen |= memmem(bytes, (size_t)n, words, 16) != NULL;
        if (w->change >= w->carried && w->change - w->carried < (size_t)n)
            bytes[w->change - w->carried] ^= 0x20;
        w->carried += (size_t)n;
        CHECK(send(w->fd[3 - side], bytes, (size_t)n, MSG_NOSIGNAL) == n);
    }
}

static void wire_open(wire *w, const char *client, const char *server)
{
    *w = (wire){ .change = SIZE_MAX };
    CHECK(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, &w->fd[0]) == 0);
    CHECK(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, &w->fd[2]) == 0);
    w->client = ops->open(w->fd[0], 0, client, strlen(client));
    w->server = ops->open(w->fd[3], 1, server, strlen(server));
    CHECK(w->client != NULL && w->server != NULL);
}

static void wire_close(wire *w)
{
    ops->close(w->client);
    ops->close(w->server);
    for (int i = 0; i < 4; i++)
        close(w->fd[i]);
}

/* 1: both ends are through; -1: one has failed. */
static int handshake(wire *w)
{
    int client = 0, server = 0;
    for (int i = 0; i < 100 && (client == 0 || server == 0); i++) {
        client = client == 0 ? ops->handshake(w->client) : client;
        carry(w);
        server = server == 0 ? ops->handshake(w->server) : server;
        carry(w);
        if (client < 0 || server < 0)
            return -1;
    }
    return client == 1 && server == 1 ? 1 : -1;
}

/* Sends the words from one end to the other: 1 when they have come, 0 when the other end has found fault. */
static int pass(wire *w, ferryi_tls *from, ferryi_tls *to)
{
    char got[sizeof words];
    size_t n = 0;
    CHECK(ops->send(from, words, sizeof words) == (ssize_t)sizeof words);
    for (int i = 0; i < 100 && n < sizeof got; i++) {
        carry(w);
        ssize_t more = ops->recv(to, got + n, sizeof got - n);
        if (more == 0 || (more < 0 && errno != EAGAIN))
            return 0;
        n += more > 0 ? (size_t)more : 0;
    }
    CHECK(n < sizeof got || memcmp(got, words, sizeof got) == 0);
    return n == sizeof got;
}

CHECK_MAIN(100)
{
    char text[FERRYI_PLUGIN_PLACES * FERRYI_PLUGIN_PATH];
    int found;
    wire w;
    void *plugin =
        ferryi_plugin_open(FERRYI_TLS_FILE, getenv("FERRY_BOOTSTRAP_DIR"), RTLD_LOCAL, &found, text, sizeof text);
    if (plugin == NULL)
        check_skip("ferry was built without OpenSSL");
    ops = dlsym(plugin, FERRYI_TLS_SYMBOL);
    CHECK(ops != NULL && ops->size == sizeof *ops && ops->abi == FERRYI_TLS_ABI);

    wire_open(&w, "a secret", "a secret");
    CHECK(handshake(&w) == 1);
    const size_t shaken = w.carried;
    for (int i = 0; i < 3; i++)
        CHECK(pass(&w, w.client, w.server) == 1 && pass(&w, w.server, w.client) == 1);
    CHECK(!w.seen && !ops->has_more(w.client) && !ops->has_more(w.server));
    const size_t all = w.carried;
    wire_close(&w);

    /* Bytes of the handshake, whose hellos have a version of no meaning; then every byte of the first words. */
    for (size_t k = 0; k < all; k += k < shaken ? 7 : 1) {
        wire_open(&w, "a secret", "a secret");
        w.change = k;
        if (handshake(&w) == 1) {
            const int there = pass(&w, w.client, w.server), back = there && pass(&w, w.server, w.client);
            CHECK(k < shaken || w.carried <= k || !there || !back);
        }
        wire_close(&w);
        if (k > shaken + 200)
            break;
    }
    wire_open(&w, "a secret", "another");
    CHECK(handshake(&w) == -1);
    wire_close(&w);
    wire_open(&w, "", "a secret");
    CHECK(handshake(&w) == -1);
    wire_close(&w);

    /* The other end closes; a write does not raise SIGPIPE. */
    wire_open(&w, "a secret", "a secret");
    CHECK(handshake(&w) == 1);
    shutdown(w.fd[1], SHUT_RDWR);
    (void)ops->send(w.client, words, sizeof words);
    CHECK(ops->send(w.client, words, sizeof words) <= 0 && ops->recv(w.client, text, 1) <= 0);
    wire_close(&w);
}
