/* SPDX-License-Identifier: BSD-3-Clause */
/* random_script.h's script, for C compilers and for nvcc. */
#include "random_script.h"

/* The calls that one thread makes.  got: the old value of a swap. */
FERRY_FUNCTION ferry_status one_thread(const script *s, const script_op *o, unsigned char *there,
                                       const unsigned char *src, uint64_t *got)
{
    script_area *a = s->area;
    uint64_t word = 0;
    switch (o->kind) {
    case SCRIPT_P:
        for (int k = 8; k-- > 0;)
            word = word << 8 | src[k];
        return ferry_uint64_p((uint64_t *)(void *)there, word, o->to);
    case SCRIPT_PUT:
        return ferry_putmem(there, src, o->n, o->to);
    case SCRIPT_PUT_SIGNAL:
        return ferry_putmem_signal(there, src, o->n, &a->signal[s->me], 1, FERRY_SIGNAL_ADD, o->to);
    case SCRIPT_ADD:
        return ferry_uint64_atomic_add(&a->sum[o->word], o->value, o->to);
    case SCRIPT_FETCH_ADD:
        (void)ferry_uint64_atomic_fetch_add(&a->sum[o->word], o->value, o->to);
        return FERRY_SUCCESS;
    case SCRIPT_XOR:
        return ferry_uint64_atomic_xor(&a->parity[o->word], o->value, o->to);
    case SCRIPT_SMALL:
        return ferry_uint32_atomic_add(&a->small[o->word % 2], (uint32_t)o->value, o->to);
    case SCRIPT_SWAP:
        *got = ferry_uint64_atomic_swap(&a->token[o->word], o->value, o->to);
        return FERRY_SUCCESS;
    case SCRIPT_SIGNAL:
        return ferry_signal_add(&a->signal[s->me], 1, o->to);
    case SCRIPT_FENCE:
        return ferry_fence();
    default:
        return ferry_quiet();
    }
}

/* All threads of the block run this; a block barrier passes the first thread's outcome to the others. */
FERRY_FUNCTION void block_runs(const script *s, unsigned block)
{
    script_outcome *out = &s->outcome[block];
    const unsigned t = ferry_thread_index(), threads = ferry_thread_count();
    unsigned char *src = s->scratch[block][0], *back = s->scratch[block][1];
    for (unsigned i = 0; i < SCRIPT_OPS && out->status == FERRY_SUCCESS; i++) {
        const script_op o = script_op_of(s->seed, s->epoch, s->n_pes, s->me, block, i);
        const uint64_t number = script_number(s->epoch, s->me, block, i);
        unsigned char *there = &s->area->row[s->me][block][i][o.first];
        ferry_status status = FERRY_SUCCESS;
        uint64_t got = 0, wrong = 0;
        for (size_t k = t; k < o.n; k += threads)
            src[k] = script_byte(s->seed, number, k);
        ferry_block_sync();
        if (o.kind == SCRIPT_PUT_BLOCK || o.kind == SCRIPT_GET_BACK)
            status = ferry_putmem_block(there, src, o.n, o.to);
        else if (o.kind == SCRIPT_PUT_SIGNAL_BLOCK)
            status = ferry_putmem_signal_block(there, src, o.n, &s->area->signal[s->me], 1, FERRY_SIGNAL_ADD, o.to);
        else if (t == 0)
            status = one_thread(s, &o, there, src, &got);
        if (o.kind == SCRIPT_GET_BACK && status == FERRY_SUCCESS) {
            status = ferry_quiet_block();
            if (status == FERRY_SUCCESS)
                status = ferry_getmem_block(back, there, o.n, o.to);
            ferry_block_sync();
            for (size_t k = 0; k < o.n && t == 0 && status == FERRY_SUCCESS; k++)
                wrong += back[k] != src[k];
        }
        ferry_block_sync(); /* all have read the status that t 0 changes now */
        if (t == 0) {
            out->op = i;
            out->wrong += wrong;
            out->tokens += o.kind == SCRIPT_SWAP ? o.value - got : 0;
            out->status = (uint64_t)status;
        }
        ferry_block_sync();
    }
    if (block == 0 && t == 0 && out->status == FERRY_SUCCESS) {
        out->op = SCRIPT_OPS;
        for (int pe = 0; pe < s->n_pes && out->status == FERRY_SUCCESS; pe++)
            out->status = (uint64_t)ferry_uint64_wait_until(&s->area->signal[pe], FERRY_CMP_EQ, s->expected[pe]);
    }
    ferry_block_sync();
    int well = out->status == FERRY_SUCCESS;
    ferry_block_sync();
    if (well) {
        ferry_status quiet = ferry_quiet_block();
        if (t == 0)
            out->status = (uint64_t)quiet;
    }
}

FERRY_KERNEL(run_script, script, a)
{
    block_runs(a, ferry_block_index());
}

ferry_status script_launch(const script *s)
{
    return ferry_launch(run_script, SCRIPT_BLOCKS, 64, s, sizeof *s);
}

void script_call(const script *s)
{
    /* Block 0 waits for the data of all PEs' blocks. */
    for (unsigned block = SCRIPT_BLOCKS; block-- > 0;)
        block_runs(s, block);
}
