/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_PER_PE_NODES_FUNCS_H
#define FERRY_DETAIL_MOE_PER_PE_NODES_FUNCS_H

/* Two levels (common/nodes.h): what the halves of a round call, which on GPUs is nothing. */

#if FERRYI_GPU
#define ferryi_moe_outbox_row_at(a, pe, slot) ((char *)NULL)
#define ferryi_moe_nodes_plan_rows(a, transport, n_tokens, layouts) ((void)0)
#define ferryi_moe_nodes_name_others(a, row, t, pe, layouts) ((void)0)
#define ferryi_moe_nodes_put(a, kind, pe, count, flag, word) FERRY_ERR_UNSUPPORTED
#define ferryi_moe_nodes_take_rows(a, base, state, deadline) ((void)0)
#define ferryi_moe_nodes_keep_rows(a, transport, s, layouts) ((void)0)
#define ferryi_moe_nodes_send_sums(a) ((void)0)
#define ferryi_moe_nodes_await_sums(a, pe, deadline, count) ((void)0)
#define ferryi_moe_nodes_list_sums(a, t, state, list) ((void)0)
#else
#include "nodes_combine_host__funcs.h"
#include "nodes_dispatch_host__funcs.h"
#endif

#endif
