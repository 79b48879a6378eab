/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_API_SCOPES_H
#define FERRY_DETAIL_API_SCOPES_H

#if !FERRYI_GPU /* ferry.h has all scopes there */

/* With blocks of one thread, the warp and block forms are the thread's call. */
#define FERRYI_CALL(NAME, ARGUMENTS, ...) NAME ARGUMENTS
#include "generated/coll__funcs.h"
#include "generated/rma__funcs.h"
#include "generated/signal__funcs.h"
#include "generated/wait__funcs.h"

#endif
#endif
