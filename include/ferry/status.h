/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_STATUS_H
#define FERRY_STATUS_H

/* The result of a call, for host and kernels alike.  0 is success, every other value a cause; ferry_strerror() gives
 * its text, ferry_last_error_message() names the value, the PE and the remedy.
 *
 * In the cuda space a PE's GPU executes host calls.  When other work occupies the GPU for longer than the budget and an
 * eighth, the call returns FERRY_ERR_TIMEOUT (the text says "its own GPU"), even if its header does not list it.  The
 * operation may still take place, and source and dest belong to it, until a later call of this host returns another
 * status.  A repeated collective is the same one and takes place once. */
typedef enum ferry_status {
    FERRY_SUCCESS = 0,
    /* A wait that failed. */
    FERRY_ERR_TIMEOUT = 1,   /* the budget ran out; the awaited PE may still come: call again to continue the wait */
    FERRY_ERR_PEER_LOST = 2, /* the PE that the call waits for, or writes to, has died or cannot be reached */
    FERRY_ERR_ABORTED = 3,   /* a PE called ferry_abort(), or FERRY_ON_FAULT=abort did */
    /* A request that was refused before any data moved. */
    FERRY_ERR_NOT_INITIALIZED = 4,
    FERRY_ERR_ALREADY_INITIALIZED = 5,
    FERRY_ERR_INVALID_ARG = 6,
    FERRY_ERR_INVALID_PE = 7,
    FERRY_ERR_INVALID_ADDR = 8, /* not an address of the symmetric heap, or the range leaves it */
    FERRY_ERR_MISALIGNED = 9,   /* the address of an atomic, signal or wait is not a multiple of its size */
    FERRY_ERR_OVERFLOW = 10,    /* count x element size does not fit */
    FERRY_ERR_ASYMMETRIC = 11,  /* PEs disagree on the arguments of a collective call */
    /* A missing resource. */
    FERRY_ERR_NO_MEMORY = 12,
    FERRY_ERR_NO_PATH = 13,     /* a pair of PEs has no way to communicate */
    FERRY_ERR_SYSTEM = 14,      /* the operating system or the driver refused; the message has its error */
    FERRY_ERR_BOOTSTRAP = 15,   /* the PEs could not find each other */
    FERRY_ERR_UNSUPPORTED = 16, /* not in this build, space or device */
    FERRY_ERR_EMPTY = 17        /* nothing to return (ferry_fault_next) */
} ferry_status;

#endif
