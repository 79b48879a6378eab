/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_COMM_ELEMENTS_FUNCS_H
#define FERRY_DETAIL_COMM_ELEMENTS_FUNCS_H

#include "../machine/num__funcs.h"
#include <cuda_fp16.h>

/* Elements in memory, and what they are folded as. */

template <typename T>
struct ferryi_comm_plain {
    typedef T element;
    typedef T folded;
    FERRYI_FN T widen(T a) { return a; }
    FERRYI_FN T round(T a) { return a; }
};
typedef ferryi_comm_plain<int8_t> ferryi_comm_int8;
typedef ferryi_comm_plain<uint8_t> ferryi_comm_uint8;
typedef ferryi_comm_plain<int32_t> ferryi_comm_int32;
typedef ferryi_comm_plain<uint32_t> ferryi_comm_uint32;
typedef ferryi_comm_plain<int64_t> ferryi_comm_int64;
typedef ferryi_comm_plain<uint64_t> ferryi_comm_uint64;
typedef ferryi_comm_plain<float> ferryi_comm_float32;
typedef ferryi_comm_plain<double> ferryi_comm_float64;

struct ferryi_comm_float16 {
    typedef uint16_t element;
    typedef float folded;
    FERRYI_FN float widen(uint16_t a) { return __half2float(__ushort_as_half(a)); }
    FERRYI_FN uint16_t round(float a) { return __half_as_ushort(__float2half_rn(a)); }
};
struct ferryi_comm_bfloat16 {
    typedef uint16_t element;
    typedef float folded;
    FERRYI_FN float widen(uint16_t a) { return ferryi_num_from_bf16(a); }
    FERRYI_FN uint16_t round(float a)
    {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
        uint16_t rounded;
        asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(rounded) : "f"(a));
        return rounded;
#else
        return ferryi_num_to_bf16(a);
#endif
    }
};
struct ferryi_comm_float8_e4m3 {
    typedef uint8_t element;
    typedef float folded;
    FERRYI_FN float widen(uint8_t a) { return ferryi_num_from_e4m3(a); }
    FERRYI_FN uint8_t round(float a) { return ferryi_num_to_e4m3(a); }
};
struct ferryi_comm_float8_e5m2 { /* the upper half of a float16 */
    typedef uint8_t element;
    typedef float folded;
    FERRYI_FN float widen(uint8_t a) { return __half2float(__ushort_as_half((uint16_t)(a << 8))); }
    FERRYI_FN uint8_t round(float a) { return ferryi_num_to_e5m2(a); }
};

/* Signed integers are folded as unsigned ones, since a sum that leaves the range wraps. */
template <typename T>
struct ferryi_comm_wraps {
    typedef T as;
};
template <>
struct ferryi_comm_wraps<int8_t> {
    typedef uint32_t as;
};
template <>
struct ferryi_comm_wraps<uint8_t> {
    typedef uint32_t as;
};
template <>
struct ferryi_comm_wraps<int32_t> {
    typedef uint32_t as;
};
template <>
struct ferryi_comm_wraps<int64_t> {
    typedef uint64_t as;
};

template <typename T>
FERRYI_FN T ferryi_comm_fold(int op, T a, T b)
{
    typedef typename ferryi_comm_wraps<T>::as wide;
    switch (op) {
    case FERRY_COMM_SUM:
        return (T)((wide)a + (wide)b);
    case FERRY_COMM_PROD:
        return (T)((wide)a * (wide)b);
    case FERRY_COMM_MIN:
        return b < a || b != b ? b : a;
    default:
        return b > a || b != b ? b : a;
    }
}

/* The elements of BYTES bytes. */
template <typename N, int BYTES>
struct ferryi_comm_row {
    enum { COUNT = BYTES / (int)sizeof(typename N::element) };
    typename N::folded of[COUNT];
};

template <typename N, int BYTES>
FERRYI_FN void ferryi_comm_widen(ferryi_comm_row<N, BYTES> *row, const void *words)
{
    typename N::element element[ferryi_comm_row<N, BYTES>::COUNT];
    memcpy(element, words, BYTES);
    FERRYI_UNROLLED
    for (int i = 0; i < ferryi_comm_row<N, BYTES>::COUNT; i++)
        row->of[i] = N::widen(element[i]);
}

template <typename N, int BYTES>
FERRYI_FN void ferryi_comm_fold_in(int op, ferryi_comm_row<N, BYTES> *row, const void *words)
{
    ferryi_comm_row<N, BYTES> next;
    ferryi_comm_widen<N, BYTES>(&next, words);
    FERRYI_UNROLLED
    for (int i = 0; i < ferryi_comm_row<N, BYTES>::COUNT; i++)
        row->of[i] = ferryi_comm_fold(op, row->of[i], next.of[i]);
}

template <typename N, int BYTES>
FERRYI_FN void ferryi_comm_round(void *words, const ferryi_comm_row<N, BYTES> *row)
{
    typename N::element element[ferryi_comm_row<N, BYTES>::COUNT];
    FERRYI_UNROLLED
    for (int i = 0; i < ferryi_comm_row<N, BYTES>::COUNT; i++)
        element[i] = N::round(row->of[i]);
    memcpy(words, element, BYTES);
}

#endif
