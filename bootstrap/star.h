/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_STAR_H
#define FERRYI_STAR_H

#include "bootstrap/wire.h"

/* Collectives of the bootstraps that only have messages between PE 0 and each other PE (tcp, mpi): PE 0 gathers, then
 * distributes.  PE 0 decides every failure and tells all, so that all fail alike and every PE's error names the awaited
 * PEs.  After a failure every later call fails too and repeats the reason.
 *
 * This code uses only headers of the library, because the MPI plug-in contains it too. */

typedef enum ferryi_star_state {
    FERRYI_STAR_IDLE,    /* not in use */
    FERRYI_STAR_PENDING, /* moving */
    FERRYI_STAR_DONE,    /* all nbytes have moved */
    FERRYI_STAR_LOST     /* the peer is gone */
} ferryi_star_state;

/* Bytes from or to one peer. */
typedef struct ferryi_star_part {
    int peer;
    ferryi_star_state state;
    uint8_t *data;
    size_t nbytes;
    size_t moved; /* the transport's */
} ferryi_star_part;

/* The transport of the messages. */
typedef struct ferryi_star_ops {
    /* Moves pending parts until at least one is done or lost, or until the deadline.  After the deadline it still moves
     * all bytes that need no wait.  Returns the number of parts that became done or lost. */
    int (*advance)(void *ctx, int send, ferryi_star_part *parts, int n, uint64_t deadline);
    /* Gives up unfinished parts.  Nonzero: the transport may still read the data of unfinished sends, whose memory must
     * never be freed. */
    int (*drop)(void *ctx);
} ferryi_star_ops;

typedef struct ferryi_star {
    const ferryi_star_ops *ops;
    void *ctx;
    ferry_status (*error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
    int rank, size;
    uint32_t seq;            /* of the last exchange */
    uint64_t since;          /* when waiting began, if before the exchange; else 0 */
    ferry_status broken;     /* why no more exchange is possible */
    ferryi_star_part *parts; /* size - 1 of them on PE 0, one elsewhere */
    uint8_t *headers;
    char why[FERRYI_WIRE_TEXT_MAX + 1];
} ferryi_star;

/* Fills the fields before `seq` from the arguments.  _NO_MEMORY. */
ferry_status ferryi_star_open(ferryi_star *star, const ferryi_star_ops *ops, void *ctx, int rank, int size,
                              ferry_status (*error)(ferry_status status, const char *format, ...)
                                  __attribute__((format(printf, 2, 3))));
void ferryi_star_close(ferryi_star *star);

/* As in boot.h; a barrier is an allgather of 0 bytes.  PEs other than 0 wait up to a tenth longer than their deadline,
 * at most a second, for PE 0's report of the missing PEs. */
ferry_status ferryi_star_allgather(ferryi_star *star, const void *send, void *recv, size_t nbytes, uint64_t deadline);

/* Ends the star with an error, which PE 0 sends to the others.  Returns status. */
ferry_status ferryi_star_fail(ferryi_star *star, ferry_status status, const char *text);
/* Tells the others that the program aborts; takes at most a second. */
void ferryi_star_abort(ferryi_star *star, int code);

/* text[nbytes] = the PEs whose flag is set: "PE 3", "PEs 1, 2 and 7" or "PEs 1, 2, 3 ... and 40 more". */
void ferryi_star_name_pes(char *text, size_t nbytes, const uint8_t *flags, int size);

/* The beginning of a timeout's sentence: "waited 12.3 s for", or that earlier steps had used up the limit. */
#define FERRYI_STAR_WAITED 72
void ferryi_star_waited(char text[FERRYI_STAR_WAITED], uint64_t start, uint64_t deadline);

#endif
