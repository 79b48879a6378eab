/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls of kernels: all of ferry.h without host resources, in three scopes.
 *
 *   (none)   one thread makes the call               ferry_int_put(...)
 *   _warp    all threads of a warp make it together  ferry_int_put_warp(...)
 *   _block   all threads of a block do               ferry_int_put_block(...)
 *
 * The scope is the last word of a name, before _timeout.  A scoped call has the effect and contract of its plain form;
 * all threads of the scope make it with the same arguments, share its work, and get the same result.  Atomics, p and g
 * have thread scope only.
 *
 * The names of typed calls and of scoped forms are macros with arguments here: in kernels they have no address, and on
 * the host only those without a scope have one.
 *
 * In the host space a block is one thread wide, so all three scopes are that thread's call. */
#ifndef FERRY_DEVICE_H
#define FERRY_DEVICE_H

#include "ferry.h"
#include "ferry/detail/api/scopes.h"

#endif
