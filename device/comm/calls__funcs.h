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

/* The argument that a call does not take, and its value. */
FERRYI_FN int ferryi_comm_is_wrong(const ferryi_comm_members *m, int block, int n_blocks, ferry_call call,
                                   const char *dest, const char *source, size_t nelems, size_t width, int op, int root,
                                   ferry_status *status)
{
    const size_t n = (size_t)m->n;
    const int dest_parts = call == FERRY_CALL_FCOLLECT || call == FERRY_CALL_ALLTOALL,
              source_parts = call == FERRY_CALL_REDUCESCATTER || call == FERRY_CALL_ALLTOALL;
    *status = FERRY_SUCCESS;
    if (n_blocks < 1)
        *status = ferryi_comm_refuse(call, FERRYI_COMM_N_BLOCKS, (uint64_t)n_blocks);
    else if (block < 0 || block >= n_blocks)
        *status = ferryi_comm_refuse(call, FERRYI_COMM_BLOCK, (uint64_t)block);
    else if (op < 0 || op >= FERRY_COMM_N_OPS)
        *status = ferryi_comm_refuse(call, FERRYI_COMM_OP, (uint64_t)op);
    else if (root < -1 || root >= m->n || (root < 0 && call == FERRY_CALL_BROADCAST))
        *status = ferryi_comm_refuse(call, FERRYI_COMM_ROOT, (uint64_t)root);
    else if (nelems > SIZE_MAX / 4 / width / n)
        *status = ferryi_comm_refuse(call, FERRYI_COMM_NELEMS, nelems);
    else if (((uintptr_t)dest | (uintptr_t)source) % width != 0)
        *status = ferryi_scope_rank(FERRYI_BLOCK) != 0
                      ? FERRY_ERR_MISALIGNED
                      : ferryi_fault_raise(ferryi_world_get(), FERRY_ERR_MISALIGNED, call, -1, NULL, -1, width,
                                           (uint64_t)(uintptr_t)((uintptr_t)dest % width != 0 ? dest : source), 0);
    else if (ferryi_comm_overlap(dest, nelems * width * (dest_parts ? n : 1), source,
                                 nelems * width * (source_parts ? n : 1)) &&
             (call == FERRY_CALL_ALLTOALL || dest + (dest_parts ? (size_t)m->me * nelems * width : 0) !=
                                                 source + (source_parts ? (size_t)m->me * nelems * width : 0)))
        *status = ferryi_comm_refuse(call, FERRYI_COMM_DEST, (uint64_t)(uintptr_t)dest);
    return *status != FERRY_SUCCESS;
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
    const int folds = call == FERRY_CALL_REDUCE || call == FERRY_CALL_REDUCESCATTER;
    const size_t bytes = nelems * width;
    const uint32_t lanes = (uint32_t)n_blocks < m->lanes ? (uint32_t)n_blocks : m->lanes;
    ferry_status status;
    ferryi_comm_call c;
    if (ferryi_comm_is_wrong(m, block, n_blocks, call, (const char *)dest, (const char *)source, nelems, width, op,
                             root, &status))
        return status;
    if (nelems == 0 || (uint32_t)block >= lanes) /* a channel has no lane for it */
        return FERRY_SUCCESS;
    c.exchange.dest = (char *)dest;
    c.exchange.source = (const char *)source;
    c.exchange.step = call == FERRY_CALL_REDUCESCATTER || call == FERRY_CALL_ALLTOALL ? bytes : 0;
    c.exchange.dest_step = call == FERRY_CALL_FCOLLECT || call == FERRY_CALL_ALLTOALL ? bytes : 0;
    c.exchange.bytes = bytes;
    c.exchange.total = SIZE_MAX;
    c.exchange.folds = folds;
    c.exchange.root = root;
    c.op = op;
    c.aligned = ((uintptr_t)dest | (uintptr_t)source | c.exchange.step | c.exchange.dest_step) % 16 == 0;
    c.in_kernel = 1;
    c.head_lane = (uint32_t)block;
    c.head.call = (uint32_t)call;
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
