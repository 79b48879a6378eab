/* SPDX-License-Identifier: BSD-3-Clause */
/* The broker closes the connection of another user's process that knows the name and even the cookie, and the real PE
 * connects. */
#include "fdpass_node.h"

#define BUDGET (20u * (uint64_t)SECOND)
enum { N = 2, OTHER_USER = 65534 };

static void pe(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    int pes[N] = { 100, 101 };
    (void)n;
    if (me < N)
        CHECK(node_open(b, me, &f) == FERRY_SUCCESS);
    if (me == N) { /* it takes itself for PE 101 */
        node_await(&b->posted[0], 1);
        if (setuid(OTHER_USER))
            _exit(1);
        ferryi_fdpass_name own;
        CHECK(ferryi_fdpass_open(&f, &own) == FERRY_SUCCESS);
        CHECK(ferryi_fdpass_connect(f, N, 1, pes, &b->name[0], ferryi_deadline_after(2u * (uint64_t)SECOND)) ==
              FERRY_ERR_PEER_LOST);
        __atomic_store_n(&b->word[0], 1, __ATOMIC_RELEASE);
    } else {
        if (me == 1)
            node_await(&b->word[0], 1);
        CHECK(node_connect(b, N, me, f, BUDGET) == FERRY_SUCCESS);
        CHECK(node_exchange(f, N, me, 3, 0, -1, BUDGET) == FERRY_SUCCESS);
    }
    ferryi_fdpass_close(f);
}

/* The stranger does not check the broker's user, and sends a perfect hello. */
#include "runtime/fdpass/message.h"
#include <stddef.h>
#include <sys/socket.h>
#include <sys/un.h>

static void impostor(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    (void)n;
    if (me < N) {
        CHECK(node_open(b, me, &f) == FERRY_SUCCESS);
        if (me == 1)
            node_await(&b->word[0], 1);
        CHECK(node_connect(b, N, me, f, BUDGET) == FERRY_SUCCESS);
        CHECK(node_exchange(f, N, me, 3, 0, -1, BUDGET) == FERRY_SUCCESS);
        ferryi_fdpass_close(f);
        return;
    }
    node_await(&b->posted[0], 1);
    if (setuid(OTHER_USER))
        _exit(1);
    struct sockaddr_un to = { .sun_family = AF_UNIX };
    size_t length = strlen(b->name[0].name);
    memcpy(to.sun_path + 1, b->name[0].name, length);
    int s = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    CHECK(connect(s, (struct sockaddr *)&to, (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + length)) == 0);
    fdpass_msg msg;
    ferryi_fdpass_msg_init(&msg, FDPASS_HELLO, 0);
    msg.first = 1;
    msg.n_members = N;
    memcpy(msg.cookie, b->name[0].cookie, sizeof(msg.cookie));
    ferryi_fdpass_send(s, &msg, NULL, 0);
    char byte;
    CHECK(recv(s, &byte, 1, 0) <= 0); /* closed without a word */
    close(s);
    __atomic_store_n(&b->word[0], 1, __ATOMIC_RELEASE);
}

CHECK_MAIN(60)
{
    if (geteuid() != 0)
        check_skip("only root can become somebody else");
    check_failures += node_run(N + 1, -1, pe);
    check_failures += node_run(N + 1, -1, impostor);
}
