/* SPDX-License-Identifier: BSD-3-Clause */
/* What an owner shows to its peer before a set of probes, and what it finds in its own memory afterwards.  Only the
 * owner's look counts: a writer that reads its data back may read a mirror. */
#include "tools/verdict/look.h"
#include <string.h>

#define PATTERN(from, to, place) ferryi_verdict_pattern(generation, from, to, place)

/* The bytes of a store of 1 << size bytes. */
static void sized(uint64_t v, uint8_t bytes[16])
{
    const uint64_t inverse = ~v;
    memcpy(bytes, &v, 8);
    memcpy(bytes + 8, &inverse, 8);
}

void vd_fill(uint8_t *bytes, size_t n, uint64_t generation, int from, int to, uint64_t place)
{
    for (size_t i = 0; i < n / 8; i++) {
        const uint64_t v = PATTERN(from, to, place + i);
        memcpy(bytes + 8 * i, &v, 8);
    }
}

int vd_differ(const uint8_t *bytes, size_t n, uint64_t generation, int from, int to, uint64_t place)
{
    int wrong = 0;
    for (size_t i = 0; i < n / 8; i++) {
        const uint64_t v = PATTERN(from, to, place + i);
        if (memcmp(bytes + 8 * i, &v, 8) == 0)
            continue;
        for (size_t k = 0; k < 8; k++)
            wrong += bytes[8 * i + k] != ((const uint8_t *)&v)[k];
    }
    return wrong;
}

void vd_show_spot(ferryi_verdict_spot *spot, int number, uint64_t generation, int owner, int writer)
{
    memset(spot, FERRYI_VERDICT_REST, sizeof *spot);
    for (int size = 0; size < FERRYI_VERDICT_SIZES; size++) {
        uint8_t bytes[16];
        sized(PATTERN(owner, writer, FERRYI_VERDICT_SHOWN + (uint64_t)(number * 16 + size)), bytes);
        memcpy(&spot->shown[size][FERRYI_VERDICT_AT], bytes, (size_t)1 << size);
    }
}

void vd_show_page(ferryi_verdict_page *page, int kind, uint64_t generation, int owner, int writer)
{
    memset(page, 0, sizeof *page);
    page->shown = PATTERN(owner, writer, FERRYI_VERDICT_OF_HANDLES + (uint64_t)kind * 4 + 1);
}

void vd_show_board(ferryi_verdict_board *board, uint64_t generation, int owner, int writer)
{
    memset(board, 0, sizeof *board);
    vd_show_spot(&board->low, 0, generation, owner, writer);
    board->page.shown = ferryi_probe_pattern(owner, writer);
    board->word[FERRYI_VERDICT_AND_32].value = board->word[FERRYI_VERDICT_AND_64].value = UINT64_MAX;
    board->word[FERRYI_VERDICT_MIN_32].value = board->word[FERRYI_VERDICT_MIN_64].value = UINT64_MAX;
    board->word[FERRYI_VERDICT_SIGNED_MAX_32].value = (uint64_t)1 << 31;
    board->word[FERRYI_VERDICT_SIGNED_MAX_64].value = (uint64_t)1 << 63;
    board->replay_shown = PATTERN(owner, writer, FERRYI_VERDICT_OF_REPLAY);
    vd_fill(board->bulk_shown, sizeof board->bulk_shown, generation, owner, writer, FERRYI_VERDICT_OF_BULK_SHOWN);
    vd_fill(board->tma_shown, sizeof board->tma_shown, generation, owner, writer, FERRYI_VERDICT_OF_TMA_SHOWN);
    vd_fill(board->pull_shown, sizeof board->pull_shown, generation, owner, writer, FERRYI_VERDICT_OF_PULL);
}

void vd_look_spot(const ferryi_verdict_spot *spot, int number, uint64_t generation, int owner, int writer,
                  vd_evidence *e)
{
    for (int size = 0; size < FERRYI_VERDICT_SIZES; size++) {
        const uint32_t bit = UINT32_C(1) << (number * FERRYI_VERDICT_SIZES + size);
        const size_t n = (size_t)1 << size;
        const uint8_t *line = spot->stored[size];
        uint8_t bytes[16];
        size_t kept = 0;
        sized(PATTERN(writer, owner, FERRYI_VERDICT_STORED + (uint64_t)(number * 16 + size)), bytes);
        for (size_t i = 0; i < n; i++)
            kept += line[FERRYI_VERDICT_AT + i] == FERRYI_VERDICT_REST;
        if (memcmp(line + FERRYI_VERDICT_AT, bytes, n) != 0)
            *(kept == n ? &e->lost : &e->wrong) |= bit;
        for (size_t i = 0; i < sizeof spot->stored[size]; i++)
            if ((i < FERRYI_VERDICT_AT || i >= FERRYI_VERDICT_AT + n) && line[i] != FERRYI_VERDICT_REST)
                e->spilt |= bit;
    }
}

void vd_look_page(const ferryi_verdict_page *page, int kind, uint64_t generation, int owner, int writer, vd_handle *h)
{
    const uint64_t place = FERRYI_VERDICT_OF_HANDLES + (uint64_t)kind * 4;
    h->lost |= page->stored != PATTERN(writer, owner, place);
    h->copy |= vd_differ(page->copied, sizeof page->copied, generation, writer, owner, FERRYI_VERDICT_OF_PUSH) != 0;
}

/* Whether a word of atomics holds what all lanes of both sides together must leave there. */
static int holds(int kind, const ferryi_verdict_cell *cell, uint64_t taken)
{
    const uint64_t value = cell->value, second = cell->rest[0];
    const uint64_t lanes = 2u * FERRYI_VERDICT_LANES, adds = lanes * FERRYI_VERDICT_TURNS;
    const uint64_t tokens = lanes * (lanes + 1) / 2;
    const uint32_t half = (uint32_t)value;
    float f;
    double d;
    memcpy(&f, &half, sizeof f);
    memcpy(&d, &value, sizeof d);
    switch (kind) {
    case FERRYI_VERDICT_ADD_32:
    case FERRYI_VERDICT_RED_32:
        return half == adds;
    case FERRYI_VERDICT_ADD_64:
    case FERRYI_VERDICT_RED_64:
        return value == adds;
    case FERRYI_VERDICT_AND_32:
        return half == 0;
    case FERRYI_VERDICT_AND_64:
        return value == 0;
    case FERRYI_VERDICT_OR_32:
    case FERRYI_VERDICT_XOR_32:
        return half == UINT32_MAX;
    case FERRYI_VERDICT_OR_64:
    case FERRYI_VERDICT_XOR_64:
        return value == UINT64_MAX;
    case FERRYI_VERDICT_SWAP_32:
        return half + taken == tokens; /* no token is lost, and none is there twice */
    case FERRYI_VERDICT_SWAP_64:
        return value + taken == tokens;
    case FERRYI_VERDICT_CAS_32:
        return half == taken && taken == adds;
    case FERRYI_VERDICT_CAS_64:
        return value == taken && taken == adds;
    case FERRYI_VERDICT_MIN_32:
        return half == 1000 - (FERRYI_VERDICT_LANES - 1);
    case FERRYI_VERDICT_MIN_64:
        return value == 1000 - (FERRYI_VERDICT_LANES - 1);
    case FERRYI_VERDICT_MAX_32:
        return half == 2000 + (FERRYI_VERDICT_LANES - 1);
    case FERRYI_VERDICT_MAX_64:
        return value == 2000 + (FERRYI_VERDICT_LANES - 1);
    case FERRYI_VERDICT_INCREMENT:
        return half == adds % (FERRYI_VERDICT_BOUND + 1);
    case FERRYI_VERDICT_DECREMENT:
        return (half + adds) % (FERRYI_VERDICT_BOUND + 1) == 0;
    case FERRYI_VERDICT_SIGNED_MIN_32:
        return (int32_t)half == -(2000 + (int32_t)FERRYI_VERDICT_LANES - 1);
    case FERRYI_VERDICT_SIGNED_MIN_64:
        return (int64_t)value == -(2000 + (int64_t)FERRYI_VERDICT_LANES - 1);
    case FERRYI_VERDICT_SIGNED_MAX_32:
        return (int32_t)half == -(1000 - ((int32_t)FERRYI_VERDICT_LANES - 1));
    case FERRYI_VERDICT_SIGNED_MAX_64:
        return (int64_t)value == -(1000 - ((int64_t)FERRYI_VERDICT_LANES - 1));
    case FERRYI_VERDICT_HALVES:
        return value == 0x5c005c00u; /* twice 256 */
    case FERRYI_VERDICT_BFLOATS:
        return value == 0x43804380u;
    case FERRYI_VERDICT_CAS_16:
        return value == taken && taken == adds; /* with the bytes beside it */
    case FERRYI_VERDICT_SWAP_128:
        return value + taken == tokens && second % 7 == 0 && second / 7 == value;
    case FERRYI_VERDICT_CAS_128:
        return value == taken && taken == adds && second == 3 * adds;
    case FERRYI_VERDICT_FLOATS:
        return value == 0x4380000043800000u && second == value; /* four times 256 */
    case FERRYI_VERDICT_FLOAT:
        return f == (float)adds;
    default:
        return d == (double)adds;
    }
}

void vd_look_board(const ferryi_verdict_board *board, uint64_t generation, int owner, int writer, uint64_t tried,
                   const ferryi_verdict_result *theirs, const ferryi_verdict_result *mine, vd_evidence *e)
{
    const ferryi_probe_page *page = &board->page;
    const uint64_t last = PATTERN(writer, owner, FERRYI_VERDICT_OF_REPLAY + FERRYI_VERDICT_REPLAYS);
    int stored;
    vd_look_spot(&board->low, 0, generation, owner, writer, e);
    stored = page->stored == ferryi_probe_pattern(writer, owner) && page->flag == FERRYI_PROBE_ROUNDS &&
             page->data == page->flag;
    if (!stored)
        e->quick_failed |= FERRYI_PROBE_STORE;
    if (tried && page->sum != 2 * FERRYI_PROBE_ADDITIONS)
        e->quick_failed |= FERRYI_PROBE_ATOMIC;
    e->litmus_failed |= mine->litmus_failed != 0;
    /* Both kernels ran, all has arrived, and the one that was looking never saw it. */
    if (stored && mine->met[FERRYI_VERDICT_PART_QUICK] == generation &&
        theirs->met[FERRYI_VERDICT_PART_QUICK] == generation && mine->litmus_seen == 0)
        e->unseen++;
    for (int size = 0; size < FERRYI_VERDICT_SIZES; size++) {
        const size_t at = FERRYI_VERDICT_BULK_AT(size), n = FERRYI_VERDICT_BULK_AT(size + 1) - at;
        const int wrong = vd_differ(board->bulk + at, n, generation, writer, owner, FERRYI_VERDICT_OF_BULK + at / 8);
        e->bulk_lost += (wrong + 7) / 8;
        e->bulk_lost_sizes |= (uint32_t)(wrong != 0) << size;
    }
    if (theirs->tma_ran == generation)
        e->tma_lost +=
            (vd_differ(board->tma, sizeof board->tma, generation, writer, owner, FERRYI_VERDICT_OF_TMA) + 7) / 8;
    const uint64_t kinds = tried & theirs->kinds & mine->kinds; /* a generation may lack some */
    for (int i = 0; i < FERRYI_VERDICT_N_ATOMICS; i++)
        if ((kinds >> i & 1) && !holds(i, &board->word[i], theirs->there[i] + mine->here[i]))
            e->atomics_failed |= UINT64_C(1) << i;
    e->atomics_tried |= kinds;
    const int pushed =
        vd_differ(board->pushed, sizeof board->pushed, generation, writer, owner, FERRYI_VERDICT_OF_PUSH);
    int zero = 0;
    for (size_t i = 0; pushed != 0 && i < sizeof board->pushed; i++)
        zero += board->pushed[i] == 0;
    *(zero == pushed ? &e->push_lost : &e->push_wrong) += pushed;
    if (theirs->replays == 0)
        return; /* no graph in this set */
    e->replay_lost += (board->replayed[0] != last) + (board->replayed[1] != last);
    for (size_t i = 0; i < sizeof board->replay_copied / 8; i++) {
        uint64_t v;
        memcpy(&v, board->replay_copied + 8 * i, 8);
        e->replay_copy_lost += v != last + i;
    }
}
