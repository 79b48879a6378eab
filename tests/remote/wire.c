/* SPDX-License-Identifier: BSD-3-Clause */
#include "tests/remote/wire.h"
#include "tests/check.h"
#include <linux/if_ether.h>
#include <linux/if_packet.h>
#include <net/if.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>

/* A frame may be a large one that the receiver's end splits: a socket carries it with the notes of the network stack
 * about that (PACKET_VNET_HDR). */
#define FRAME 68000
#define NAP_NS 20000000u

typedef struct frame {
    struct frame *next;
    uint64_t due;
    int to;
    size_t n;
    char bytes[];
} frame;

static frame *late; /* by due time */
static uint64_t state_of_random = 1;

static uint32_t below(uint32_t n)
{
    return n == 0 ? 0 : (uint32_t)(pe_random(&state_of_random) % n);
}

static int end_open(char letter, int number)
{
    char name[IF_NAMESIZE];
    const int on = 1;
    struct sockaddr_ll at = { .sll_family = AF_PACKET, .sll_protocol = htons(ETH_P_ALL) };
    snprintf(name, sizeof name, "%c%d", letter, number);
    at.sll_ifindex = (int)if_nametoindex(name);
    int fd = socket(AF_PACKET, SOCK_RAW | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (at.sll_ifindex != 0 && fd >= 0 && setsockopt(fd, SOL_PACKET, PACKET_VNET_HDR, &on, sizeof on) == 0 &&
        setsockopt(fd, SOL_PACKET, PACKET_IGNORE_OUTGOING, &on, sizeof on) == 0 &&
        bind(fd, (struct sockaddr *)&at, sizeof at) == 0)
        return fd;
    fprintf(stderr, "FAIL: the end %s of a wire: %s\n", name, strerror(errno));
    return -1;
}

static void keep(int to, const char *bytes, size_t n, uint64_t due)
{
    frame *f = malloc(sizeof *f + n), **at = &late;
    if (f == NULL)
        return;
    f->due = due;
    f->to = to;
    f->n = n;
    memcpy(f->bytes, bytes, n);
    while (*at != NULL && (*at)->due <= due)
        at = &(*at)->next;
    f->next = *at;
    *at = f;
}

/* An end that is down refuses the frame, which is then lost. */
static void deliver(int to, const char *bytes, size_t n)
{
    ssize_t sent = send(to, bytes, n, 0);
    (void)sent;
}

static void carry(wire *w, int to, const char *bytes, size_t n)
{
    const uint32_t delay = __atomic_load_n(&w->delay_us, __ATOMIC_RELAXED),
                   spread = __atomic_load_n(&w->spread_us, __ATOMIC_RELAXED);
    w->carried++;
    if (below(1000) < __atomic_load_n(&w->loss, __ATOMIC_RELAXED)) {
        w->lost++;
        return;
    }
    const int copies = 1 + (below(1000) < __atomic_load_n(&w->twice, __ATOMIC_RELAXED));
    w->copies += (uint64_t)copies - 1;
    for (int i = 0; i < copies; i++)
        if (delay + spread == 0 || below(1000) < __atomic_load_n(&w->early, __ATOMIC_RELAXED))
            deliver(to, bytes, n);
        else
            keep(to, bytes, n, now_ns() + 1000 * (uint64_t)(delay + below(spread)));
}

int wires_carry(wires *w, pid_t child)
{
    static char bytes[FRAME];
    int status;
    struct pollfd fds[2 * WIRES];
    for (int i = 0; i < 2 * WIRES; i++)
        if ((fds[i] = (struct pollfd){ end_open("wu"[i % 2], i / 2), POLLIN, 0 }).fd < 0)
            return 1;
    while (waitpid(child, &status, WNOHANG) == 0) {
        const uint64_t now = now_ns();
        const uint64_t until = late == NULL || late->due > now + NAP_NS ? now + NAP_NS : late->due;
        const struct timespec nap = { 0, until > now ? (long)(until - now) : 0 };
        (void)ppoll(fds, 2 * WIRES, &nap, NULL);
        for (int i = 0; i < 2 * WIRES; i++)
            for (ssize_t n = 1, most = 16; fds[i].revents != 0 && n > 0 && most > 0; most--)
                if ((n = recv(fds[i].fd, bytes, sizeof bytes, 0)) > 0)
                    carry(&w->at[i / 2], fds[i ^ 1].fd, bytes, (size_t)n);
        while (late != NULL && late->due <= now_ns()) {
            frame *f = late;
            late = f->next;
            deliver(f->to, f->bytes, f->n);
            free(f);
        }
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
