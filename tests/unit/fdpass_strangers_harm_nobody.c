/* SPDX-License-Identifier: BSD-3-Clause */
/* While a node gathers, others of the same user connect and keep silent (enough to fill the backlog), send garbage,
 * leave at once, or come with a wrong cookie or an invalid PE number: the node gathers anyway. */
#include "fdpass_node.h"
#include "runtime/fdpass/message.h"

#include <errno.h>
#include <sys/socket.h>
#include <sys/un.h>

#define BUDGET (20u * (uint64_t)SECOND)
enum { N = 4, SILENT = 3 * 400 };

static int stranger_connect(const node_board *b)
{
    struct sockaddr_un to = { .sun_family = AF_UNIX };
    size_t n = strlen(b->name[0].name);
    memcpy(to.sun_path + 1, b->name[0].name, n);
    int s = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (s >= 0 && connect(s, (struct sockaddr *)&to, (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + n))) {
        close(s);
        return -1;
    }
    return s;
}

static void silent(node_board *b)
{
    int n = 0;
    while (n < SILENT / 3 && stranger_connect(b) >= 0)
        n++;
    __atomic_fetch_add(&b->word[0], 1, __ATOMIC_ACQ_REL);
    node_await(&b->word[1], N);
}

static void noisy(node_board *b)
{
    char garbage[5000];
    fdpass_msg hello;
    memset(garbage, 0x5a, sizeof(garbage));
    for (int i = 0; i < 12; i++) {
        int s;
        while ((s = stranger_connect(b)) < 0 && errno == EAGAIN)
            nap_ms(1);
        if (s < 0)
            break; /* all had come: nobody listens any more */
        ferryi_fdpass_msg_init(&hello, FDPASS_HELLO, 0);
        hello.n_members = N;
        hello.first = 1;
        memcpy(hello.cookie, b->name[0].cookie, sizeof(hello.cookie));
        switch (i % 6) {
        case 0:
            send(s, garbage, sizeof(garbage), MSG_NOSIGNAL);
            break;
        case 1:
            hello.cookie[i % 16] ^= 1;
            ferryi_fdpass_send(s, &hello, NULL, 0);
            break;
        case 2:
            hello.first = i == 2 ? N : 0; /* the broker itself cannot come either */
            ferryi_fdpass_send(s, &hello, NULL, 0);
            break;
        case 3:
            hello.n_members = N + 1;
            ferryi_fdpass_send(s, &hello, NULL, 0);
            break;
        case 4:
            ferryi_fdpass_send(s, &hello, &s, 1); /* descriptors where none are due */
            break;
        default:
            break; /* leaves without a word */
        }
        close(s);
    }
    __atomic_fetch_add(&b->word[2], 1, __ATOMIC_ACQ_REL);
}

static void pe(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    int before = n_descriptors();
    if (me >= N) {
        node_await(&b->posted[0], 1);
        me == n - 1 ? noisy(b) : silent(b);
        return;
    }
    CHECK(node_open(b, me, &f) == FERRY_SUCCESS);
    node_await(&b->word[0], 3); /* the backlog is as full as it gets */
    if (me == 1)
        node_await(&b->word[2], 1); /* all of the noise comes before us */
    uint64_t start = ferryi_now_ns();
    CHECK(node_connect(b, N, me, f, BUDGET) == FERRY_SUCCESS);
    CHECK(node_seconds_since(start) < 10);
    CHECK(node_exchange(f, N, me, 3, 0, -1, BUDGET) == FERRY_SUCCESS);
    ferryi_fdpass_close(f);
    CHECK(n_descriptors() == before);
    __atomic_fetch_add(&b->word[1], 1, __ATOMIC_ACQ_REL);
}

/* A PE with a wrong cookie is turned away within a bounded time, and the broker names the PE that did not come. */
static void mistaken(node_board *b, int n, int me)
{
    ferryi_fdpass *f = NULL;
    CHECK(node_open(b, me, &f) == FERRY_SUCCESS);
    node_await(&b->posted[0], 1);
    if (me == 1) {
        int pes[2] = { 100, 101 };
        ferryi_fdpass_name wrong = b->name[0];
        wrong.cookie[7] ^= 0x10;
        ferry_status status = ferryi_fdpass_connect(f, n, me, pes, &wrong, ferryi_deadline_after(SECOND));
        CHECK((status == FERRY_ERR_PEER_LOST || status == FERRY_ERR_TIMEOUT) && node_says("PE 100"));
    } else {
        CHECK(node_connect(b, n, me, f, SECOND) == FERRY_ERR_TIMEOUT && node_says("PE 101"));
    }
    ferryi_fdpass_close(f);
}

CHECK_MAIN(100)
{
    check_failures += node_run(N + 4, -1, pe);
    check_failures += node_run(2, -1, mistaken);
}
