/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COMM_CALLS_FUNCS_H
#define FERRY_DETAIL_COMM_CALLS_FUNCS_H

#include "exchange__funcs.h"

/* The calls of a communicator inside kernels (ferry_comm.h). */

FERRYI_COLD ferry_status ferryi_comm_refuse(ferry_call call, int argument, uint64_t value)
{
    ferry_status status = FERRY_ERR_INVALID_ARG;
    if (ferryi_scope_rank(FERRYI_BLOCK) == 0)
        status = ferryi_fault_raise(ferryi_world_get(), status, call, -1, NULL, FERRY_FOR_ARGUMENT, (uint64_t)argument,
                                    value, 0);
    return status;
}

FERRYI_COLD ferry_status ferryi_comm_misaligned(ferry_call call, const char *operand, size_t width)
{
    ferry_status status = FERRY_ERR_MISALIGNED;
    if (ferryi_scope_rank(FERRYI_BLOCK) == 0)
        status =
            ferryi_fault_raise(ferryi_world_get(), status, call, -1, NULL, -1, width, (uint64_t)(uintptr_t)operand, 0);
    return status;
}

/* Whether the call, whose exchange is complete, takes its arguments. */
FERRYI_FN ferry_status ferryi_comm_check_block(const ferryi_comm_members *m, const ferryi_comm_call *c, int block,
                                               int n_blocks, size_t nelems, size_t width)
{
    const ferryi_comm_exchange *x = &c->exchange;
    const ferry_call call = (ferry_call)c->head.call;
    const size_t n = (size_t)m->n, me = (size_t)m->me;
    if (n_blocks < 1)
        return ferryi_comm_refuse(call, FERRYI_COMM_N_BLOCKS, (uint64_t)n_blocks);
    if (block < 0 || block >= n_blocks)
        return ferryi_comm_refuse(call, FERRYI_COMM_BLOCK, (uint64_t)block);
    if (c->op < 0 || c->op >= FERRY_COMM_N_OPS)
        return ferryi_comm_refuse(call, FERRYI_COMM_OP, (uint64_t)c->op);
    if (x->root < -1 || x->root >= m->n || (x->root < 0 && call == FERRY_CALL_BROADCAST))
        return ferryi_comm_refuse(call, FERRYI_COMM_ROOT, (uint64_t)x->root);
    if (nelems > SIZE_MAX / 4 / width / n)
        return ferryi_comm_refuse(call, FERRYI_COMM_NELEMS, nelems);
    if ((uintptr_t)x->dest % width != 0)
        return ferryi_comm_misaligned(call, x->dest, width);
    if ((uintptr_t)x->source % width != 0)
        return ferryi_comm_misaligned(call, x->source, width);
    const size_t dest_n = x->dest_step != 0 ? n * x->bytes : x->bytes,
                 source_n = x->step != 0 ? n * x->bytes : x->bytes;
    const int in_place = call != FERRY_CALL_ALLTOALL && x->dest + me * x->dest_step == x->source + me * x->step;
    if (!in_place && ferryi_comm_overlap(x->dest, dest_n, x->source, source_n))
        return ferryi_comm_refuse(call, FERRYI_COMM_DEST, (uint64_t)(uintptr_t)x->dest);
    return FERRY_SUCCESS;
}

/* Out of line: a kernel has one body for each type that it folds. */
template <typename N>
FERRYI_NOINLINE ferry_status ferryi_comm_run_block(const ferryi_comm_members *m, const ferryi_comm_call *c,
                                                   ferryi_comm_block b)
{
    const int ok =
        c->form == FERRYI_COMM_BY_UNITS ? ferryi_comm_run_units<N>(m, c, b) : ferryi_comm_run_chunks<N>(m, c, b);
    /* Then all threads see the counts and dest, and return one status. */
    if (FERRYI_LIKELY(!ferryi_scope_any(FERRYI_BLOCK, ok != 1)))
        return FERRY_SUCCESS;
    return ok < 0 ? FERRY_ERR_INVALID_ARG : (ferry_status)ferryi_ld_relaxed_u32(&m->state->failed);
}

template <typename N>
FERRYI_FN ferry_status ferryi_comm_call_block(const ferryi_comm_members *m, int block, int n_blocks, ferry_call call,
                                              void *dest, const void *source, size_t nelems, size_t width,
                                              uint32_t terms, int op, int root)
{
    const size_t bytes = nelems * width;
    const uint32_t lanes = (uint32_t)n_blocks < m->lanes ? (uint32_t)n_blocks : m->lanes;
    ferryi_comm_call c;
    c.exchange.dest = (char *)dest;
    c.exchange.source = (const char *)source;
    c.exchange.step = call == FERRY_CALL_REDUCESCATTER || call == FERRY_CALL_ALLTOALL ? bytes : 0;
    c.exchange.dest_step = call == FERRY_CALL_FCOLLECT || call == FERRY_CALL_ALLTOALL ? bytes : 0;
    c.exchange.bytes = bytes;
    c.exchange.total = SIZE_MAX;
    c.exchange.folds = call == FERRY_CALL_REDUCE || call == FERRY_CALL_REDUCESCATTER;
    c.exchange.root = root;
    c.op = op;
    c.aligned = ((uintptr_t)dest | (uintptr_t)source | c.exchange.step | c.exchange.dest_step) % 16 == 0;
    c.in_kernel = 1;
    c.head_lane = (uint32_t)block;
    c.head.call = (uint32_t)call;
    const ferry_status status = ferryi_comm_check_block(m, &c, block, n_blocks, nelems, width);
    if (status != FERRY_SUCCESS || nelems == 0 || (uint32_t)block >= lanes) /* a channel has no lane for it */
        return status;
    ferryi_comm_choose(m, &c, lanes);
    ferryi_comm_set_head(&c, terms, bytes, lanes);
    const ferryi_comm_block b = { (uint32_t)block, lanes, (size_t)ferryi_scope_size(FERRYI_BLOCK) * 16,
                                  (uint32_t)block };
    return ferryi_comm_run_block<N>(m, &c, b);
}

template <typename N>
FERRYI_FN ferry_status ferryi_comm_fold_block(const ferryi_comm_members *m, int block, int n_blocks, ferry_call call,
                                              void *dest, const void *source, size_t nelems, ferry_comm_type type,
                                              ferry_comm_op op)
{
    return ferryi_comm_call_block<N>(m, block, n_blocks, call, dest, source, nelems, sizeof(typename N::element),
                                     (uint32_t)type | (uint32_t)op << 8, (int)op, -1);
}

FERRYI_FN ferry_status ferryi_comm_move_block(const ferryi_comm_members *m, int block, int n_blocks, ferry_call call,
                                              void *dest, const void *source, size_t nbytes, int root)
{
    return ferryi_comm_call_block<ferryi_comm_uint64>(m, block, n_blocks, call, dest, source, nbytes, 1, 0,
                                                      FERRY_COMM_SUM, root);
}

#endif
