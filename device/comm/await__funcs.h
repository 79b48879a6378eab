/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COMM_AWAIT_FUNCS_H
#define FERRY_DETAIL_COMM_AWAIT_FUNCS_H

#include "../collectives/coll__funcs.h"
#include "comm.h"

/* The waits of a communicator's kernels, and their ends. */

/* The number of a message as it stands beside each half of a unit: never 0, what a new slot has. */
FERRYI_FN uint32_t ferryi_comm_mark(uint64_t number)
{
    return (uint32_t)number | 1u << 31;
}

FERRYI_FN ferryi_comm_unit *ferryi_comm_unit_at(ferryi_comm_channel *channel, uint32_t lane, uint64_t number,
                                                uint32_t unit)
{
    return &channel->unit[lane][number & 1][unit];
}

FERRYI_FN void ferryi_comm_send_unit(ferryi_comm_unit *to, uint64_t value, uint64_t number)
{
    const uint64_t mark = (uint64_t)ferryi_comm_mark(number) << 32;
    ferryi_st_relaxed_two(to->half, (uint32_t)value | mark, value >> 32 | mark);
}

/* 1: the unit of this message is there. */
FERRYI_FN int ferryi_comm_has_unit(const ferryi_comm_unit *at, uint64_t number, uint64_t *value)
{
    const uint32_t mark = ferryi_comm_mark(number);
    uint64_t low, high;
    ferryi_ld_relaxed_two(at->half, &low, &high);
    *value = (uint32_t)low | high << 32;
    return (uint32_t)(low >> 32) == mark && (uint32_t)(high >> 32) == mark;
}

/* The first failure of a kernel is a fault, and ends all its waits. */
FERRYI_COLD void ferryi_comm_fail(const ferryi_comm_members *a, const ferryi_comm_call *c, ferry_status status, int k,
                                  int cmp, uint64_t expected, uint64_t found, uint64_t started)
{
    if (ferryi_atom_cas_u32(&a->state->failed, 0, (uint32_t)status) == 0)
        (void)ferryi_fault_raise(ferryi_world_get(), status, (ferry_call)(c->head.call & 255), k < 0 ? -1 : a->pe[k],
                                 NULL, cmp, expected, found, started);
}

/* Kernels that the host launches have one head, that of lane 0; others' blocks have one each. */
FERRYI_FN int ferryi_comm_has_head(const ferryi_comm_call *c)
{
    return c->in_kernel || blockIdx.x == 0;
}

/* Whether member k makes another call, which then ends this one.  0 too while its head has not come.  By a block that
 * has a head, which ends after it has looked at all of them: another one may run on then, and would look at the heads
 * of the next call. */
FERRYI_COLD int ferryi_comm_differs(const ferryi_comm_members *a, const ferryi_comm_call *c, int k)
{
    const uint64_t number = ferryi_ld_relaxed_u64(&a->state->lane[c->head_lane].messages) + 1;
    const ferryi_comm_unit *head = ferryi_comm_unit_at(a->in[k], c->head_lane, number, 0);
    uint64_t terms, bytes, own = c->head.bytes[0] | (uint64_t)c->head.bytes[1] << 32;
    if (!ferryi_comm_has_head(c) || !ferryi_comm_has_unit(head, number, &terms) ||
        !ferryi_comm_has_unit(head + 1, number, &bytes))
        return 0;
    const uint32_t call = (uint32_t)terms, rest = (uint32_t)(terms >> 32);
    if ((call & 255) != (c->head.call & 255))
        ferryi_comm_fail(a, c, FERRY_ERR_ASYMMETRIC, k, FERRY_FOR_CALL, c->head.call & 255, call & 255, 0);
    else if ((rest & 0xffff) != (c->head.terms & 0xffff))
        ferryi_comm_fail(a, c, FERRY_ERR_ASYMMETRIC, k, FERRY_FOR_ELEMENT, FERRYI_COMM_ELEMENT(c->head.terms),
                         FERRYI_COMM_ELEMENT(rest), 0);
    else if (rest != c->head.terms)
        ferryi_comm_fail(a, c, FERRY_ERR_ASYMMETRIC, k, FERRY_FOR_ROOT, c->head.terms >> 16, rest >> 16, 0);
    else if (bytes != own)
        ferryi_comm_fail(a, c, FERRY_ERR_ASYMMETRIC, k, FERRY_FOR_SIZE, own, bytes, 0);
    else if (call != c->head.call)
        ferryi_comm_fail(a, c, FERRY_ERR_ASYMMETRIC, k, FERRY_FOR_BLOCKS, c->head.call >> 8, call >> 8, 0);
    else
        return 0;
    return 1;
}

/* A member that is lost, or -1. */
FERRYI_COLD int ferryi_comm_lost(const ferryi_comm_members *a)
{
    const ferryi_world *w = ferryi_world_get();
    FERRYI_ROLLED
    for (int i = 0; i < a->n; i++)
        if (ferryi_ld_relaxed_u8(&w->peer_state[a->pe[i]]) == FERRY_PEER_LOST)
            return i;
    return -1;
}

/* The member whose head a look reads: another one from time to time, since one that makes the same call as this PE may
 * have met one that does not, and then sends nothing more.  A loop over all would cost each kernel registers. */
FERRYI_FN int ferryi_comm_looked_at(const ferryi_comm_members *a, int k)
{
    const int other = (int)((uint32_t)(ferryi_clock_ns() >> 10) % (uint32_t)a->n);
    return other != a->me ? other : k;
}

/* After some polls in vain of a message of member k: the time of the first such look as value, and whether the wait
 * ends.  A call needs every member, so it ends when any has died. */
FERRYI_COLD ferryi_outcome ferryi_comm_look(const ferryi_comm_members *a, const ferryi_comm_call *c, int k,
                                            uint64_t started)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_outcome outcome = { started, FERRY_ERR_ABORTED };
    if (ferryi_ld_relaxed_u32(&a->state->failed) != 0 || ferryi_comm_differs(a, c, ferryi_comm_looked_at(a, k)))
        return outcome;
    outcome = ferryi_spin_look_at(w, w->timeout_ns, started, a->pe[k]);
    if (outcome.status == FERRY_SUCCESS && ferryi_wait_n_lost(w) != 0 && ferryi_comm_lost(a) >= 0)
        outcome.status = FERRY_ERR_PEER_LOST;
    return outcome;
}

/* A wait's end without its message: 0. */
FERRYI_COLD int ferryi_comm_give_up(const ferryi_comm_members *a, const ferryi_comm_call *c, ferry_status status, int k,
                                    uint64_t started)
{
    const int lost = status == FERRY_ERR_PEER_LOST ? ferryi_comm_lost(a) : -1;
    ferryi_comm_fail(a, c, status, lost >= 0 ? lost : k, -1, 0, 0, started);
    return 0;
}

/* Waits until has_come(), of a message of member k.  0: the call has failed. */
template <typename HAS_COME>
FERRYI_FN int ferryi_comm_await(const ferryi_comm_members *a, const ferryi_comm_call *c, int k, HAS_COME has_come)
{
    uint64_t started = 0;
    for (;;) {
        FERRYI_ROLLED
        for (uint32_t polls = FERRYI_POLLS_PER_LOOK; polls > 0; polls--) {
            if (FERRYI_LIKELY(has_come()))
                return 1;
            ferryi_relax();
        }
        const ferryi_outcome outcome = ferryi_comm_look(a, c, k, started);
        started = outcome.value;
        if (FERRYI_UNLIKELY(outcome.status != FERRY_SUCCESS)) /* it may have come meanwhile, before that PE died */
            return has_come() || ferryi_comm_give_up(a, c, outcome.status, k, started);
    }
}

/* Waits for a unit of member k. */
FERRYI_FN int ferryi_comm_await_unit(const ferryi_comm_members *a, const ferryi_comm_call *c, int k, uint32_t lane,
                                     uint64_t number, uint32_t unit, uint64_t *value)
{
    const ferryi_comm_unit *at = ferryi_comm_unit_at(a->in[k], lane, number, unit);
    return ferryi_comm_await(a, c, k, [=] { return ferryi_comm_has_unit(at, number, value); });
}

/* Waits until member k has sent `count` chunks on the lane, and acquires them (N1). */
FERRYI_FN int ferryi_comm_await_chunks(const ferryi_comm_members *a, const ferryi_comm_call *c, int k, uint32_t lane,
                                       uint64_t count)
{
    const uint64_t *sent = &a->in[k]->sent[lane].chunks;
    return ferryi_comm_await(a, c, k, [=] { return (int64_t)(ferryi_ld_acquire_u64(sent) - count) >= 0; });
}

#endif
