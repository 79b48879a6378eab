/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MOE_COMMON_ROWS_FUNCS_H
#define FERRY_DETAIL_MOE_COMMON_ROWS_FUNCS_H

#include "../../machine/num__funcs.h"
#include "address__funcs.h"

/* The bytes of rows.  On a GPU, rows whose parts are aligned to 16 bytes move by accesses of 16 bytes, and each element
 * is loaded once for all PEs.  Other rows, and all rows in blocks of one thread, use the general functions (prim.h,
 * num__funcs.h). */

FERRYI_FN void ferryi_moe_quad_add(ferryi_moe_quad v, float *sum) /* [8] */
{
    const uint32_t word[4] = { v.x, v.y, v.z, v.w };
    for (int c = 0; c < 4; c++) {
        sum[2 * c] += ferryi_num_float(word[c] << 16);
        sum[2 * c + 1] += ferryi_num_float(word[c] & 0xffff0000u);
    }
}

FERRYI_FN ferryi_moe_quad ferryi_moe_quad_pack(const float *f) /* [8] */
{
    return ferryi_moe_quad_make(ferryi_moe_bf16_pack_two(f[0], f[1]), ferryi_moe_bf16_pack_two(f[2], f[3]),
                                ferryi_moe_bf16_pack_two(f[4], f[5]), ferryi_moe_bf16_pack_two(f[6], f[7]));
}

/* Elements 8 * begin to 8 * end. */
FERRYI_FN void ferryi_moe_spread_quads(const ferryi_moe_shape *shape, const ferryi_moe_quad *x, uint32_t begin,
                                       uint32_t end, char *const *row, uint32_t n)
{
    uint32_t size = FERRYI_MOE_SIZE;
    FERRYI_ROLLED
    for (uint32_t i = begin + FERRYI_MOE_RANK; i < end; i += 2 * size) {
        int two = i + size < end;
        ferryi_moe_quad v = x[i], next = two ? x[i + size] : v;
        FERRYI_ROLLED
        for (uint32_t j = 0; j < n; j++) {
            ferryi_moe_quad *to = (ferryi_moe_quad *)(row[j] + shape->data_offset);
            to[i] = v;
            if (two)
                to[i + size] = next;
        }
    }
}

#define FERRYI_MOE_FLIGHT 14 /* accesses of 16 bytes in flight for each lane: half a row of 7168 bf16 */
#define FERRYI_MOE_MOST_PARTS 8

/* Warps that work alone: the pieces of each of n rows, when there are more warps than rows. */
FERRYI_FN uint32_t ferryi_moe_warp_parts(uint32_t n_items)
{
    const uint32_t warps = FERRYI_MOE_BLOCKS * FERRYI_MOE_WARPS, each = n_items > 0 ? warps / n_items : 1;
    return each < 1 ? 1 : each < FERRYI_MOE_MOST_PARTS ? each : FERRYI_MOE_MOST_PARTS;
}

/* The i-th row that a PE returns.  `first` is the first row of the PE behind it: if all PEs began with the rows of PE
 * 0, that PE's link would be full while the other links are idle. */
FERRYI_FN int32_t ferryi_moe_row_in_turn(int32_t i, int32_t first, int32_t n_rows)
{
    return i + first < n_rows ? i + first : i + first - n_rows;
}

/* Where that row is if each PE has sent as many rows as the others: enough for an order, and it needs no load. */
FERRYI_FN int32_t ferryi_moe_first_turn(const ferryi_moe_shape *shape, int32_t n_rows)
{
    return (int32_t)((uint32_t)n_rows / (uint32_t)shape->n_pes * (uint32_t)(shape->my_pe + 1));
}

/* Each lane copies `flight` times 16 bytes, from number i on, to each row's `offset`. */
FERRYI_FN void ferryi_moe_copy_flight(char *const *row, uint32_t n, uint32_t offset, const char *from, uint32_t i,
                                      const uint32_t flight)
{
    const ferryi_moe_quad *x = (const ferryi_moe_quad *)(const void *)from + i;
    ferryi_moe_quad v[FERRYI_MOE_FLIGHT];
    FERRYI_UNROLLED
    for (uint32_t c = 0; c < flight; c++)
        v[c] = x[c * FERRYI_MOE_LANES];
    FERRYI_ROLLED
    for (uint32_t j = 0; j < n; j++) {
        ferryi_moe_quad *to = (ferryi_moe_quad *)(void *)(row[j] + offset) + i;
        FERRYI_UNROLLED
        for (uint32_t c = 0; c < flight; c++)
            to[c * FERRYI_MOE_LANES] = v[c];
    }
}

/* One warp copies piece `part` of `parts` of so many bytes to each row's `offset`, which is a multiple of 16. */
FERRYI_FN void ferryi_moe_rows_copy(char *const *row, uint32_t n, uint32_t offset, const char *from, uint32_t bytes,
                                    uint32_t part, uint32_t parts)
{
    const uint32_t quads = (bytes + 15) / 16, begin = part * quads / parts, last = (part + 1) * quads / parts;
    const uint32_t lane = FERRYI_MOE_LANE, lanes = FERRYI_MOE_LANES;
    if (FERRYI_LIKELY(ferryi_moe_row_is_aligned(from, (int32_t)bytes))) {
        uint32_t i = begin + lane;
        FERRYI_ROLLED
        for (; i - lane + FERRYI_MOE_FLIGHT * lanes <= last; i += FERRYI_MOE_FLIGHT * lanes)
            ferryi_moe_copy_flight(row, n, offset, from, i, FERRYI_MOE_FLIGHT);
        FERRYI_ROLLED
        for (; i - lane + 4 * lanes <= last; i += 4 * lanes)
            ferryi_moe_copy_flight(row, n, offset, from, i, 4);
        FERRYI_ROLLED
        for (; i < last; i += lanes)
            ferryi_moe_copy_flight(row, n, offset, from, i, 1);
        return;
    }
    const uint32_t end = last * 16 < bytes ? last * 16 : bytes;
    FERRYI_ROLLED
    for (uint32_t j = 0; j < n && begin * 16 < end; j++)
        ferryi_moe_bytes_copy(row[j] + offset + begin * 16, from + begin * 16, end - begin * 16, lane, lanes);
}

/* The largest magnitude of two bf16 values and of the previous maximum; NaNs do not count. */
FERRYI_FN uint32_t ferryi_moe_largest(uint32_t largest, uint32_t two)
{
    uint32_t low = two & 0x7fffu, high = two >> 16 & 0x7fffu;
    low = low <= 0x7f80u ? low : 0;
    high = high <= 0x7f80u ? high : 0;
    low = low > high ? low : high;
    return low > largest ? low : largest;
}

FERRYI_FN uint32_t ferryi_moe_encode_four(uint32_t a, uint32_t b, float factor)
{
    return ferryi_moe_fp8_encode_two(ferryi_num_float(a << 16) * factor, ferryi_num_float(a & 0xffff0000u) * factor) |
           ferryi_moe_fp8_encode_two(ferryi_num_float(b << 16) * factor, ferryi_num_float(b & 0xffff0000u) * factor)
               << 16;
}

/* What a group's largest magnitude counts as at least. */
FERRYI_FN float ferryi_moe_least_largest(int scale_form)
{
    return scale_form & FERRY_MOE_SCALE_FLOOR ? FERRYI_FP8_FLOOR : FERRYI_FP8_LEAST;
}

/* Elements 16 * begin to 16 * end, begin a multiple of 8: a thread makes 16 codes, 8 threads share a scale. */
FERRYI_FN void ferryi_moe_row_spread_encoded(const ferryi_moe_shape *shape, const ferryi_moe_quad *x, uint32_t begin,
                                             uint32_t end, char *const *row, uint32_t n)
{
    FERRYI_ROLLED
    for (uint32_t first = begin; first < end; first += FERRYI_MOE_SIZE) {
        uint32_t i = first + FERRYI_MOE_RANK, largest = 0;
        const ferryi_moe_quad none = ferryi_moe_quad_make(0, 0, 0, 0);
        ferryi_moe_quad v = i < end ? x[2 * i] : none, u = i < end ? x[2 * i + 1] : none;
        const uint32_t word[8] = { v.x, v.y, v.z, v.w, u.x, u.y, u.z, u.w };
        for (int c = 0; c < 8; c++)
            largest = ferryi_moe_largest(largest, word[c]);
        largest = ferryi_moe_warp_max_of_eight(largest);
        const ferryi_fp8_factors f =
            ferryi_fp8_factors_of((uint16_t)largest, ferryi_moe_least_largest(shape->scale_form),
                                  (shape->scale_form & FERRY_MOE_SCALE_ROUNDED) != 0);
        ferryi_moe_quad codes = ferryi_moe_quad_make(
            ferryi_moe_encode_four(word[0], word[1], f.factor), ferryi_moe_encode_four(word[2], word[3], f.factor),
            ferryi_moe_encode_four(word[4], word[5], f.factor), ferryi_moe_encode_four(word[6], word[7], f.factor));
        FERRYI_ROLLED
        for (uint32_t j = 0; j < n && i < end; j++) {
            ((ferryi_moe_quad *)(row[j] + shape->data_offset))[i] = codes;
            if (i % 8 == 0)
                ((float *)(row[j] + shape->scales_offset))[i / 8] = f.scale;
        }
    }
}
/* For any alignment. */
FERRYI_NOINLINE void ferryi_moe_encode_odd(const uint16_t *x, uint32_t n, char *codes, char *scales, int scale_form)
{
    ferryi_fp8_encode(x, n, (uint8_t *)codes, (float *)(void *)scales, (scale_form & FERRY_MOE_SCALE_ROUNDED) != 0,
                      ferryi_moe_least_largest(scale_form), FERRYI_MOE_RANK, FERRYI_MOE_SIZE);
}

/* Threads rank, rank + size, ... of a group copy the side bytes of token t, which x_side has by strides, to `to`. */
FERRYI_NOINLINE void ferryi_moe_side_gather(const ferryi_moe_args *a, int32_t t, char *to, uint32_t rank, uint32_t size)
{
    const ferry_moe_round *r = &a->request.round;
    const uint32_t unit = (uint32_t)r->side_unit, n = a->shape.side_bytes / unit;
    const char *from = (const char *)r->x_side + t * r->side_token_stride;
    const int aligned = (uintptr_t)to % unit == 0;
    FERRYI_ROLLED
    for (uint32_t i = rank; i < n; i += size) {
        const char *at = from + i * r->side_unit_stride;
        if (unit == 8 && aligned)
            ((uint64_t *)(void *)to)[i] = *(const uint64_t *)(const void *)at;
        else if (unit == 4 && aligned)
            ((uint32_t *)(void *)to)[i] = *(const uint32_t *)(const void *)at;
        else if (unit == 2 && aligned)
            ((uint16_t *)(void *)to)[i] = *(const uint16_t *)(const void *)at;
        else
            for (uint32_t byte = 0; byte < unit; byte++)
                to[i * unit + byte] = at[byte];
    }
}

/* The side bytes of token t, which x_side has one behind the other; NULL: it has them by strides. */
FERRYI_FN const char *ferryi_moe_side_at(const ferryi_moe_args *a, int32_t t)
{
    const ferry_moe_round *r = &a->request.round;
    return r->side_unit == 0 ? (const char *)r->x_side + (uint64_t)t * a->shape.side_bytes : NULL;
}

/* All threads of a block write piece `part` of `parts` of token t, which the program has in its own format, to the n
 * rows, with any alignment.  Side bytes go with the first piece. */
FERRYI_NOINLINE void ferryi_moe_spread_opaque(const ferryi_moe_args *a, int32_t t, uint32_t part, uint32_t parts,
                                              char *const *row, uint32_t n)
{
    const uint32_t bytes = a->shape.payload_bytes, quads = (bytes + 15) / 16;
    const uint32_t begin = part * quads / parts * 16;
    uint32_t end = (part + 1) * quads / parts * 16;
    end = end < bytes ? end : bytes;
    const char *from = (const char *)a->request.x + (uint64_t)t * bytes;
    const char *side = ferryi_moe_side_at(a, t);
    FERRYI_ROLLED
    for (uint32_t j = 0; j < n; j++) {
        if (end > begin)
            ferryi_moe_bytes_copy(row[j] + a->shape.data_offset + begin, from + begin, end - begin, FERRYI_MOE_RANK,
                                  FERRYI_MOE_SIZE);
        if (part == 0 && a->shape.side_bytes > 0 && side == NULL)
            ferryi_moe_side_gather(a, t, row[j] + a->shape.scales_offset, FERRYI_MOE_RANK, FERRYI_MOE_SIZE);
        else if (part == 0 && a->shape.side_bytes > 0)
            ferryi_moe_bytes_copy(row[j] + a->shape.scales_offset, side, a->shape.side_bytes, FERRYI_MOE_RANK,
                                  FERRYI_MOE_SIZE);
    }
}

FERRYI_NOINLINE void ferryi_moe_spread_odd(const ferryi_moe_shape *shape, const uint16_t *x, uint32_t begin,
                                           uint32_t end, char *const *row, uint32_t n, char *own_row)
{
    const uint32_t rank = FERRYI_MOE_RANK, size = FERRYI_MOE_SIZE;
    const size_t codes = shape->data_offset + begin,
                 scales = shape->scales_offset + begin / FERRYI_FP8_GROUP * sizeof(float);
    if (shape->dtype == FERRY_MOE_BF16) {
        FERRYI_ROLLED
        for (uint32_t j = 0; j < n; j++)
            ferryi_moe_bytes_copy(row[j] + shape->data_offset + 2 * (size_t)begin, x + begin, 2 * (size_t)(end - begin),
                                  rank, size);
        return;
    }
    ferryi_moe_encode_odd(x + begin, end - begin, own_row + codes, own_row + scales, shape->scale_form);
    FERRYI_MOE_SYNC();
    FERRYI_ROLLED
    for (uint32_t j = 0; j < n && row[j] != own_row; j++) {
        ferryi_moe_bytes_copy(row[j] + scales, own_row + scales, ferryi_fp8_groups(end - begin) * sizeof(float), rank,
                              size);
        ferryi_moe_bytes_copy(row[j] + codes, own_row + codes, end - begin, rank, size);
    }
}

/* All threads of a block write elements begin to end of a token to the n rows, in the format of the round. begin is a
 * multiple of 128. own_row: the block's own row, which may be the only one of the n rows. */
FERRYI_NOINLINE void ferryi_moe_spread(const ferryi_moe_shape *shape, const uint16_t *x, uint32_t begin, uint32_t end,
                                       char *const *row, uint32_t n, char *own_row)
{
    if (ferryi_moe_row_is_aligned(x, shape->hidden * (shape->dtype == FERRY_MOE_FP8 ? 1 : 2))) {
        if (shape->dtype == FERRY_MOE_FP8)
            ferryi_moe_row_spread_encoded(shape, (const ferryi_moe_quad *)x, begin / 16, end / 16, row, n);
        else
            ferryi_moe_spread_quads(shape, (const ferryi_moe_quad *)x, begin / 8, end / 8, row, n);
        return;
    }
    ferryi_moe_spread_odd(shape, x, begin, end, row, n, own_row);
}

FERRYI_MOE_WIDE(ferryi_moe_encode_row, (const float *from, uint32_t n, uint16_t *to, uint32_t rank, uint32_t size),
                ferryi_bf16_encode(from, n, to, rank, size))
FERRYI_MOE_WIDE(ferryi_moe_rows_add,
                (const uint16_t *const *rows, uint32_t n_rows, uint32_t n, uint16_t *out, uint32_t rank, uint32_t size),
                ferryi_bf16_add_rows(rows, n_rows, n, out, rank, size))
FERRYI_MOE_WIDE(ferryi_moe_add_row, (const uint16_t *row, uint32_t n, uint16_t *out), ferryi_bf16_add_row(row, n, out))

/* Writes elements begin to end of the partial row `from` as bf16, for any alignment. */
FERRYI_NOINLINE void ferryi_moe_round_odd(const ferryi_moe_request *request, const char *from, uint32_t begin,
                                          uint32_t end, char *to, uint32_t rank, uint32_t size)
{
    if (request->partial_dtype == FERRY_MOE_F32)
        FERRYI_MOE_BY_WIDTH(ferryi_moe_encode_row, (const float *)(const void *)from + begin, end - begin,
                            (uint16_t *)(void *)to + begin, rank, size);
    else
        ferryi_moe_bytes_copy(to + 2 * (size_t)begin, from + 2 * (size_t)begin, 2 * (size_t)(end - begin), rank, size);
}

/* The same by threads rank, rank + size, ... of a group.  begin is a multiple of 128. */
FERRYI_FN void ferryi_moe_row_round(const ferryi_moe_args *a, const char *from, uint32_t begin, uint32_t end, char *to,
                                    uint32_t rank, uint32_t size)
{
    if (ferryi_moe_row_is_aligned(from, a->shape.hidden * 2) && a->request.partial_dtype == FERRY_MOE_F32) {
        const ferryi_moe_floats *quads = (const ferryi_moe_floats *)(const void *)from;
        FERRYI_ROLLED
        for (uint32_t i = begin / 8 + rank; i < end / 8; i += 2 * size) {
            uint32_t next = i + size < end / 8 ? i + size : i; /* the last group is read twice at the end */
            ferryi_moe_floats p = quads[2 * i], q = quads[2 * i + 1], r = quads[2 * next], s = quads[2 * next + 1];
            const float first[8] = { p.x, p.y, p.z, p.w, q.x, q.y, q.z, q.w };
            const float second[8] = { r.x, r.y, r.z, r.w, s.x, s.y, s.z, s.w };
            ((ferryi_moe_quad *)to)[i] = ferryi_moe_quad_pack(first);
            if (next != i)
                ((ferryi_moe_quad *)to)[next] = ferryi_moe_quad_pack(second);
        }
        return;
    }
    if (ferryi_moe_row_is_aligned(from, a->shape.hidden * 2)) {
        ferryi_moe_quads_copy(to + 2 * (size_t)begin, from + 2 * (size_t)begin, (end - begin) / 8, rank, size);
        return;
    }
    ferryi_moe_round_odd(&a->request, from, begin, end, to, rank, size);
}

FERRYI_NOINLINE void ferryi_moe_sum_odd(const ferryi_moe_shape *shape, char *const *row, uint32_t n, uint16_t *out)
{
    const uint16_t *rows[FERRY_MOE_MAX_TOPK];
    for (uint32_t j = 0; j < n; j++)
        rows[j] = (const uint16_t *)(const void *)row[j];
    if (!FERRYI_GPU && n == 1) {
        FERRYI_MOE_BY_WIDTH(ferryi_moe_add_row, rows[0], (uint32_t)shape->hidden, out);
        return;
    }
    FERRYI_MOE_BY_WIDTH(ferryi_moe_rows_add, rows, n, (uint32_t)shape->hidden, out, FERRYI_MOE_RANK, FERRYI_MOE_SIZE);
}

/* All threads of a block sum n rows of bf16 as floats, in row order, and round the sum to out[hidden] once. */
FERRYI_FN void ferryi_moe_rows_sum(const ferryi_moe_shape *shape, char *const *row, uint32_t n, uint16_t *out)
{
    if (ferryi_moe_row_is_aligned(out, shape->hidden * 2)) { /* the rows are */
        FERRYI_ROLLED
        for (uint32_t i = FERRYI_MOE_RANK; i < (uint32_t)shape->hidden / 8; i += FERRYI_MOE_SIZE) {
            float sum[8] = { 0 };
            uint32_t j = 0;
            for (; j + 4 <= n; j += 4) { /* the loads go together */
                ferryi_moe_quad v[4];
                for (uint32_t c = 0; c < 4; c++)
                    v[c] = ((const ferryi_moe_quad *)row[j + c])[i];
                for (int c = 0; c < 4; c++)
                    ferryi_moe_quad_add(v[c], sum);
            }
            ferryi_moe_quad v[3];
            for (uint32_t c = 0; c < 3; c++)
                if (j + c < n)
                    v[c] = ((const ferryi_moe_quad *)row[j + c])[i];
            for (uint32_t c = 0; c < 3; c++)
                if (j + c < n)
                    ferryi_moe_quad_add(v[c], sum);
            ((ferryi_moe_quad *)out)[i] = ferryi_moe_quad_pack(sum);
        }
        return;
    }
    ferryi_moe_sum_odd(shape, row, n, out);
}

/* All threads of a block write piece `part` of `parts` of token t to the n rows. own_row: the block's own row. */
FERRYI_FN void ferryi_moe_token_spread(const ferryi_moe_args *a, int32_t t, uint32_t part, uint32_t parts,
                                       char *const *row, uint32_t n, char *own_row, const int layouts)
{
    if (layouts && a->request.x == NULL) /* the layout travels alone */
        return;
    if (layouts && a->shape.dtype == FERRY_MOE_OPAQUE)
        ferryi_moe_spread_opaque(a, t, part, parts, row, n);
    else
        ferryi_moe_spread(&a->shape, a->request.x + (int64_t)t * a->shape.hidden,
                          ferryi_moe_row_piece(&a->shape, part, parts),
                          ferryi_moe_row_piece(&a->shape, part + 1, parts), row, n, own_row);
}

#endif
