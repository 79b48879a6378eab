/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_FDPASS_H
#define FERRYI_FDPASS_H

#include "ferry/status.h"
#include <stdint.h>

/* Passes file descriptors between the PEs of one node: abstract AF_UNIX SOCK_SEQPACKET sockets, one broker, O(n)
 * messages.
 *
 * Every PE listens under a random name and publishes {name, cookie} by the bootstrap; the node's lowest PE becomes the
 * broker, the others close their listeners and connect to it.  The broker accepts a connection whose SO_PEERCRED uid is
 * its own and whose hello carries its cookie; it logs and closes any other.  The connections last as long as the job
 * and serve every later exchange. */

typedef struct ferryi_fdpass ferryi_fdpass;

typedef struct ferryi_fdpass_name {
    char name[40];      /* without the leading NUL of an abstract name, NUL-terminated */
    uint8_t cookie[16]; /* from getrandom */
} ferryi_fdpass_name;

/* Starts to listen.  Publish *name. */
ferry_status ferryi_fdpass_open(ferryi_fdpass **fdpass, ferryi_fdpass_name *name);

/* Joins the n_local PEs of this node; pes[i] is the PE of local index i (for messages), me this PE's index, broker the
 * name that pes[0] published.  Index 0 accepts the others.  Ends by the deadline and names the PEs that did not
 * connect. */
ferry_status ferryi_fdpass_connect(ferryi_fdpass *fdpass, int n_local, int me, const int *pes,
                                   const ferryi_fdpass_name *broker, uint64_t deadline);

/* Called for descriptor `slot` (0 .. n_fds - 1) of local PE `from`. Set *keep to take it over; otherwise it is closed
 * when the callback returns.  A status other than success ends the exchange with that status. */
typedef ferry_status (*ferryi_fdpass_got)(void *ctx, int from, int slot, int fd, int *keep);

/* Every local PE gives n_fds (the same number, at most 8) descriptors, and got() is called on every PE for each
 * descriptor of each other PE, in any order.  The caller keeps its own fds.  Descriptors travel in batches, so that a
 * PE holds only a few at a time however many PEs the node has.  Collective over the node.  A PE that failed before the
 * call passes fds = NULL: then the exchange ends on every PE with FERRY_ERR_SYSTEM and names that PE.  Also: _TIMEOUT
 * (names the awaited PEs), _PEER_LOST (a connection broke), _SYSTEM (EMFILE: says to raise ulimit -n).  After a failure
 * another exchange is possible if every PE has made the same number of calls; it discards messages of earlier ones. */
ferry_status ferryi_fdpass_exchange(ferryi_fdpass *fdpass, const int *fds, int n_fds, ferryi_fdpass_got got, void *ctx,
                                    uint64_t deadline);

void ferryi_fdpass_close(ferryi_fdpass *fdpass); /* NULL is fine */
/* In a forked child: closes the child's copies of the sockets, so that the others see its parent end.  NULL is fine. */
void ferryi_fdpass_forget(ferryi_fdpass *fdpass);

#endif
