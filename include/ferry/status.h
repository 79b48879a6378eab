/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_STATUS_H
#define FERRY_STATUS_H

/* How a call ended.  One set for host and kernels.  0 is success, every other value says what stood in the way;
 * ferry_strerror() puts it into words, ferry_last_error_message() names the value, the PE and the remedy.
 *
 * In the cuda space the host hands its calls to its PE's GPU.  When other work holds that for longer than the budget
 * and an eighth, the call returns FERRY_ERR_TIMEOUT (the sentence says "its own GPU"), whatever else its header lists:
 * the operation may still take place, and source and dest belong to it, until a later call of this host has returned
 * something else.  A collective that is made again is the same one, and takes place once. */
typedef enum ferry_status {
    FERRY_SUCCESS = 0,
    /* A wait that did not end well. */
    FERRY_ERR_TIMEOUT = 1,   /* the budget ran out; the PE waited for may still come: call again to go on waiting */
    FERRY_ERR_PEER_LOST = 2, /* the PE that was waited for, or written to, has died */
    FERRY_ERR_ABORTED = 3,   /* a PE called ferry_abort(), or FERRY_ON_FAULT=abort did */
    /* A request that was refused before anything was moved. */
    FERRY_ERR_NOT_INITIALIZED = 4,
    FERRY_ERR_ALREADY_INITIALIZED = 5,
    FERRY_ERR_INVALID_ARG = 6,
    FERRY_ERR_INVALID_PE = 7,
    FERRY_ERR_INVALID_ADDR = 8, /* not an address of the symmetric heap, or the range leaves it */
    FERRY_ERR_MISALIGNED = 9,   /* the address of an atomic, signal or wait is no multiple of its size */
    FERRY_ERR_OVERFLOW = 10,    /* count x element size does not fit */
    FERRY_ERR_ASYMMETRIC = 11,  /* PEs disagree on the arguments of a collective call */
    /* A resource that is not there. */
    FERRY_ERR_NO_MEMORY = 12,
    FERRY_ERR_NO_PATH = 13,     /* a pair of PEs has no way to communicate */
    FERRY_ERR_SYSTEM = 14,      /* the operating system refused; the message has its words */
    FERRY_ERR_BOOTSTRAP = 15,   /* the PEs could not find each other */
    FERRY_ERR_UNSUPPORTED = 16, /* not in this build, space or device */
    FERRY_ERR_EMPTY = 17        /* nothing to return (ferry_fault_next) */
} ferry_status;

#endif
