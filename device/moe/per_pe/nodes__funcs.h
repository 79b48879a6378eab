/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_NODES_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_NODES_FUNCS_H

/* Two levels (common/nodes.h): what the halves of a round call, which on GPUs is nothing. */

#if FERRYI_GPU
#define ferryi_moe_outbox_row(a, pe, slot) ((char *)NULL)
#define ferryi_moe_plan_rows(a, way, n_tokens, laid) ((void)0)
#define ferryi_moe_name_others(a, row, t, pe, laid) ((void)0)
#define ferryi_moe_put_apart(a, news, pe, count, flag, word) FERRY_ERR_UNSUPPORTED
#define ferryi_moe_take_rows(a, base, state, deadline) ((void)0)
#define ferryi_moe_keep_rows(a, way, s, laid) ((void)0)
#define ferryi_moe_send_sums(a) ((void)0)
#define ferryi_moe_await_sums(a, pe, deadline, count) ((void)0)
#define ferryi_moe_list_sums(a, t, state, list) ((void)0)
#else
#include "nodes_combine_host__funcs.h"
#include "nodes_dispatch_host__funcs.h"
#endif

#endif
