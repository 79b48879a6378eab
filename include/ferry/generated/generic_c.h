/* SPDX-License-Identifier: BSD-3-Clause */
/* Type-generic spellings in C11 (ferry/generic.h).  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRY_GENERATED_GENERIC_C_H
#define FERRY_GENERATED_GENERIC_C_H

#include "../amo.h"
#include "../coll.h"
#include "../ctx.h"
#include "../rma.h"
#include "../signal.h"
#include "../wait.h"

#ifndef __cplusplus
#define FERRYI_put_4(dest, ...) _Generic(*(dest), float: ferry_float_put, double: ferry_double_put, \
    long double: ferry_longdouble_put, char: ferry_char_put, signed char: ferry_schar_put, short: ferry_short_put, \
    unsigned char: ferry_uchar_put, unsigned short: ferry_ushort_put, int: ferry_int_put, long: ferry_long_put, \
    long long: ferry_longlong_put, unsigned int: ferry_uint_put, unsigned long: ferry_ulong_put, \
    unsigned long long: ferry_ulonglong_put)(dest, __VA_ARGS__)
#define FERRYI_put_5(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_put, double: ferry_ctx_double_put, \
    long double: ferry_ctx_longdouble_put, char: ferry_ctx_char_put, signed char: ferry_ctx_schar_put, \
    short: ferry_ctx_short_put, unsigned char: ferry_ctx_uchar_put, unsigned short: ferry_ctx_ushort_put, \
    int: ferry_ctx_int_put, long: ferry_ctx_long_put, long long: ferry_ctx_longlong_put, \
    unsigned int: ferry_ctx_uint_put, unsigned long: ferry_ctx_ulong_put, \
    unsigned long long: ferry_ctx_ulonglong_put)(ctx, dest, __VA_ARGS__)
#define ferry_put(...) FERRYI_BY_COUNT(FERRYI_put_, __VA_ARGS__)
#define FERRYI_get_4(dest, ...) _Generic(*(dest), float: ferry_float_get, double: ferry_double_get, \
    long double: ferry_longdouble_get, char: ferry_char_get, signed char: ferry_schar_get, short: ferry_short_get, \
    unsigned char: ferry_uchar_get, unsigned short: ferry_ushort_get, int: ferry_int_get, long: ferry_long_get, \
    long long: ferry_longlong_get, unsigned int: ferry_uint_get, unsigned long: ferry_ulong_get, \
    unsigned long long: ferry_ulonglong_get)(dest, __VA_ARGS__)
#define FERRYI_get_5(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_get, double: ferry_ctx_double_get, \
    long double: ferry_ctx_longdouble_get, char: ferry_ctx_char_get, signed char: ferry_ctx_schar_get, \
    short: ferry_ctx_short_get, unsigned char: ferry_ctx_uchar_get, unsigned short: ferry_ctx_ushort_get, \
    int: ferry_ctx_int_get, long: ferry_ctx_long_get, long long: ferry_ctx_longlong_get, \
    unsigned int: ferry_ctx_uint_get, unsigned long: ferry_ctx_ulong_get, \
    unsigned long long: ferry_ctx_ulonglong_get)(ctx, dest, __VA_ARGS__)
#define ferry_get(...) FERRYI_BY_COUNT(FERRYI_get_, __VA_ARGS__)
#define FERRYI_put_nbi_4(dest, ...) _Generic(*(dest), float: ferry_float_put_nbi, double: ferry_double_put_nbi, \
    long double: ferry_longdouble_put_nbi, char: ferry_char_put_nbi, signed char: ferry_schar_put_nbi, \
    short: ferry_short_put_nbi, unsigned char: ferry_uchar_put_nbi, unsigned short: ferry_ushort_put_nbi, \
    int: ferry_int_put_nbi, long: ferry_long_put_nbi, long long: ferry_longlong_put_nbi, \
    unsigned int: ferry_uint_put_nbi, unsigned long: ferry_ulong_put_nbi, \
    unsigned long long: ferry_ulonglong_put_nbi)(dest, __VA_ARGS__)
#define FERRYI_put_nbi_5(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_put_nbi, \
    double: ferry_ctx_double_put_nbi, long double: ferry_ctx_longdouble_put_nbi, char: ferry_ctx_char_put_nbi, \
    signed char: ferry_ctx_schar_put_nbi, short: ferry_ctx_short_put_nbi, unsigned char: ferry_ctx_uchar_put_nbi, \
    unsigned short: ferry_ctx_ushort_put_nbi, int: ferry_ctx_int_put_nbi, long: ferry_ctx_long_put_nbi, \
    long long: ferry_ctx_longlong_put_nbi, unsigned int: ferry_ctx_uint_put_nbi, unsigned long: ferry_ctx_ulong_put_nbi, \
    unsigned long long: ferry_ctx_ulonglong_put_nbi)(ctx, dest, __VA_ARGS__)
#define ferry_put_nbi(...) FERRYI_BY_COUNT(FERRYI_put_nbi_, __VA_ARGS__)
#define FERRYI_get_nbi_4(dest, ...) _Generic(*(dest), float: ferry_float_get_nbi, double: ferry_double_get_nbi, \
    long double: ferry_longdouble_get_nbi, char: ferry_char_get_nbi, signed char: ferry_schar_get_nbi, \
    short: ferry_short_get_nbi, unsigned char: ferry_uchar_get_nbi, unsigned short: ferry_ushort_get_nbi, \
    int: ferry_int_get_nbi, long: ferry_long_get_nbi, long long: ferry_longlong_get_nbi, \
    unsigned int: ferry_uint_get_nbi, unsigned long: ferry_ulong_get_nbi, \
    unsigned long long: ferry_ulonglong_get_nbi)(dest, __VA_ARGS__)
#define FERRYI_get_nbi_5(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_get_nbi, \
    double: ferry_ctx_double_get_nbi, long double: ferry_ctx_longdouble_get_nbi, char: ferry_ctx_char_get_nbi, \
    signed char: ferry_ctx_schar_get_nbi, short: ferry_ctx_short_get_nbi, unsigned char: ferry_ctx_uchar_get_nbi, \
    unsigned short: ferry_ctx_ushort_get_nbi, int: ferry_ctx_int_get_nbi, long: ferry_ctx_long_get_nbi, \
    long long: ferry_ctx_longlong_get_nbi, unsigned int: ferry_ctx_uint_get_nbi, unsigned long: ferry_ctx_ulong_get_nbi, \
    unsigned long long: ferry_ctx_ulonglong_get_nbi)(ctx, dest, __VA_ARGS__)
#define ferry_get_nbi(...) FERRYI_BY_COUNT(FERRYI_get_nbi_, __VA_ARGS__)
#define FERRYI_iput_6(dest, ...) _Generic(*(dest), float: ferry_float_iput, double: ferry_double_iput, \
    long double: ferry_longdouble_iput, char: ferry_char_iput, signed char: ferry_schar_iput, short: ferry_short_iput, \
    unsigned char: ferry_uchar_iput, unsigned short: ferry_ushort_iput, int: ferry_int_iput, long: ferry_long_iput, \
    long long: ferry_longlong_iput, unsigned int: ferry_uint_iput, unsigned long: ferry_ulong_iput, \
    unsigned long long: ferry_ulonglong_iput)(dest, __VA_ARGS__)
#define FERRYI_iput_7(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_iput, double: ferry_ctx_double_iput, \
    long double: ferry_ctx_longdouble_iput, char: ferry_ctx_char_iput, signed char: ferry_ctx_schar_iput, \
    short: ferry_ctx_short_iput, unsigned char: ferry_ctx_uchar_iput, unsigned short: ferry_ctx_ushort_iput, \
    int: ferry_ctx_int_iput, long: ferry_ctx_long_iput, long long: ferry_ctx_longlong_iput, \
    unsigned int: ferry_ctx_uint_iput, unsigned long: ferry_ctx_ulong_iput, \
    unsigned long long: ferry_ctx_ulonglong_iput)(ctx, dest, __VA_ARGS__)
#define ferry_iput(...) FERRYI_BY_COUNT(FERRYI_iput_, __VA_ARGS__)
#define FERRYI_iget_6(dest, ...) _Generic(*(dest), float: ferry_float_iget, double: ferry_double_iget, \
    long double: ferry_longdouble_iget, char: ferry_char_iget, signed char: ferry_schar_iget, short: ferry_short_iget, \
    unsigned char: ferry_uchar_iget, unsigned short: ferry_ushort_iget, int: ferry_int_iget, long: ferry_long_iget, \
    long long: ferry_longlong_iget, unsigned int: ferry_uint_iget, unsigned long: ferry_ulong_iget, \
    unsigned long long: ferry_ulonglong_iget)(dest, __VA_ARGS__)
#define FERRYI_iget_7(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_iget, double: ferry_ctx_double_iget, \
    long double: ferry_ctx_longdouble_iget, char: ferry_ctx_char_iget, signed char: ferry_ctx_schar_iget, \
    short: ferry_ctx_short_iget, unsigned char: ferry_ctx_uchar_iget, unsigned short: ferry_ctx_ushort_iget, \
    int: ferry_ctx_int_iget, long: ferry_ctx_long_iget, long long: ferry_ctx_longlong_iget, \
    unsigned int: ferry_ctx_uint_iget, unsigned long: ferry_ctx_ulong_iget, \
    unsigned long long: ferry_ctx_ulonglong_iget)(ctx, dest, __VA_ARGS__)
#define ferry_iget(...) FERRYI_BY_COUNT(FERRYI_iget_, __VA_ARGS__)
#define FERRYI_p_3(dest, ...) _Generic(*(dest), float: ferry_float_p, double: ferry_double_p, \
    long double: ferry_longdouble_p, char: ferry_char_p, signed char: ferry_schar_p, short: ferry_short_p, \
    unsigned char: ferry_uchar_p, unsigned short: ferry_ushort_p, int: ferry_int_p, long: ferry_long_p, \
    long long: ferry_longlong_p, unsigned int: ferry_uint_p, unsigned long: ferry_ulong_p, \
    unsigned long long: ferry_ulonglong_p)(dest, __VA_ARGS__)
#define FERRYI_p_4(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_p, double: ferry_ctx_double_p, \
    long double: ferry_ctx_longdouble_p, char: ferry_ctx_char_p, signed char: ferry_ctx_schar_p, \
    short: ferry_ctx_short_p, unsigned char: ferry_ctx_uchar_p, unsigned short: ferry_ctx_ushort_p, \
    int: ferry_ctx_int_p, long: ferry_ctx_long_p, long long: ferry_ctx_longlong_p, unsigned int: ferry_ctx_uint_p, \
    unsigned long: ferry_ctx_ulong_p, unsigned long long: ferry_ctx_ulonglong_p)(ctx, dest, __VA_ARGS__)
#define ferry_p(...) FERRYI_BY_COUNT(FERRYI_p_, __VA_ARGS__)
#define FERRYI_g_2(source, ...) _Generic(*(source), float: ferry_float_g, double: ferry_double_g, \
    long double: ferry_longdouble_g, char: ferry_char_g, signed char: ferry_schar_g, short: ferry_short_g, \
    unsigned char: ferry_uchar_g, unsigned short: ferry_ushort_g, int: ferry_int_g, long: ferry_long_g, \
    long long: ferry_longlong_g, unsigned int: ferry_uint_g, unsigned long: ferry_ulong_g, \
    unsigned long long: ferry_ulonglong_g)(source, __VA_ARGS__)
#define FERRYI_g_3(ctx, source, ...) _Generic(*(source), float: ferry_ctx_float_g, double: ferry_ctx_double_g, \
    long double: ferry_ctx_longdouble_g, char: ferry_ctx_char_g, signed char: ferry_ctx_schar_g, \
    short: ferry_ctx_short_g, unsigned char: ferry_ctx_uchar_g, unsigned short: ferry_ctx_ushort_g, \
    int: ferry_ctx_int_g, long: ferry_ctx_long_g, long long: ferry_ctx_longlong_g, unsigned int: ferry_ctx_uint_g, \
    unsigned long: ferry_ctx_ulong_g, unsigned long long: ferry_ctx_ulonglong_g)(ctx, source, __VA_ARGS__)
#define ferry_g(...) FERRYI_BY_COUNT(FERRYI_g_, __VA_ARGS__)
#define FERRYI_ibput_7(dest, ...) _Generic(*(dest), float: ferry_float_ibput, double: ferry_double_ibput, \
    long double: ferry_longdouble_ibput, char: ferry_char_ibput, signed char: ferry_schar_ibput, \
    short: ferry_short_ibput, unsigned char: ferry_uchar_ibput, unsigned short: ferry_ushort_ibput, \
    int: ferry_int_ibput, long: ferry_long_ibput, long long: ferry_longlong_ibput, unsigned int: ferry_uint_ibput, \
    unsigned long: ferry_ulong_ibput, unsigned long long: ferry_ulonglong_ibput)(dest, __VA_ARGS__)
#define FERRYI_ibput_8(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_ibput, double: ferry_ctx_double_ibput, \
    long double: ferry_ctx_longdouble_ibput, char: ferry_ctx_char_ibput, signed char: ferry_ctx_schar_ibput, \
    short: ferry_ctx_short_ibput, unsigned char: ferry_ctx_uchar_ibput, unsigned short: ferry_ctx_ushort_ibput, \
    int: ferry_ctx_int_ibput, long: ferry_ctx_long_ibput, long long: ferry_ctx_longlong_ibput, \
    unsigned int: ferry_ctx_uint_ibput, unsigned long: ferry_ctx_ulong_ibput, \
    unsigned long long: ferry_ctx_ulonglong_ibput)(ctx, dest, __VA_ARGS__)
#define ferry_ibput(...) FERRYI_BY_COUNT(FERRYI_ibput_, __VA_ARGS__)
#define FERRYI_ibget_7(dest, ...) _Generic(*(dest), float: ferry_float_ibget, double: ferry_double_ibget, \
    long double: ferry_longdouble_ibget, char: ferry_char_ibget, signed char: ferry_schar_ibget, \
    short: ferry_short_ibget, unsigned char: ferry_uchar_ibget, unsigned short: ferry_ushort_ibget, \
    int: ferry_int_ibget, long: ferry_long_ibget, long long: ferry_longlong_ibget, unsigned int: ferry_uint_ibget, \
    unsigned long: ferry_ulong_ibget, unsigned long long: ferry_ulonglong_ibget)(dest, __VA_ARGS__)
#define FERRYI_ibget_8(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_ibget, double: ferry_ctx_double_ibget, \
    long double: ferry_ctx_longdouble_ibget, char: ferry_ctx_char_ibget, signed char: ferry_ctx_schar_ibget, \
    short: ferry_ctx_short_ibget, unsigned char: ferry_ctx_uchar_ibget, unsigned short: ferry_ctx_ushort_ibget, \
    int: ferry_ctx_int_ibget, long: ferry_ctx_long_ibget, long long: ferry_ctx_longlong_ibget, \
    unsigned int: ferry_ctx_uint_ibget, unsigned long: ferry_ctx_ulong_ibget, \
    unsigned long long: ferry_ctx_ulonglong_ibget)(ctx, dest, __VA_ARGS__)
#define ferry_ibget(...) FERRYI_BY_COUNT(FERRYI_ibget_, __VA_ARGS__)
#define FERRYI_put_signal_7(dest, ...) _Generic(*(dest), float: ferry_float_put_signal, double: ferry_double_put_signal, \
    long double: ferry_longdouble_put_signal, char: ferry_char_put_signal, signed char: ferry_schar_put_signal, \
    short: ferry_short_put_signal, unsigned char: ferry_uchar_put_signal, unsigned short: ferry_ushort_put_signal, \
    int: ferry_int_put_signal, long: ferry_long_put_signal, long long: ferry_longlong_put_signal, \
    unsigned int: ferry_uint_put_signal, unsigned long: ferry_ulong_put_signal, \
    unsigned long long: ferry_ulonglong_put_signal)(dest, __VA_ARGS__)
#define FERRYI_put_signal_8(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_put_signal, \
    double: ferry_ctx_double_put_signal, long double: ferry_ctx_longdouble_put_signal, char: ferry_ctx_char_put_signal, \
    signed char: ferry_ctx_schar_put_signal, short: ferry_ctx_short_put_signal, \
    unsigned char: ferry_ctx_uchar_put_signal, unsigned short: ferry_ctx_ushort_put_signal, \
    int: ferry_ctx_int_put_signal, long: ferry_ctx_long_put_signal, long long: ferry_ctx_longlong_put_signal, \
    unsigned int: ferry_ctx_uint_put_signal, unsigned long: ferry_ctx_ulong_put_signal, \
    unsigned long long: ferry_ctx_ulonglong_put_signal)(ctx, dest, __VA_ARGS__)
#define ferry_put_signal(...) FERRYI_BY_COUNT(FERRYI_put_signal_, __VA_ARGS__)
#define FERRYI_put_signal_nbi_7(dest, ...) _Generic(*(dest), float: ferry_float_put_signal_nbi, \
    double: ferry_double_put_signal_nbi, long double: ferry_longdouble_put_signal_nbi, char: ferry_char_put_signal_nbi, \
    signed char: ferry_schar_put_signal_nbi, short: ferry_short_put_signal_nbi, \
    unsigned char: ferry_uchar_put_signal_nbi, unsigned short: ferry_ushort_put_signal_nbi, \
    int: ferry_int_put_signal_nbi, long: ferry_long_put_signal_nbi, long long: ferry_longlong_put_signal_nbi, \
    unsigned int: ferry_uint_put_signal_nbi, unsigned long: ferry_ulong_put_signal_nbi, \
    unsigned long long: ferry_ulonglong_put_signal_nbi)(dest, __VA_ARGS__)
#define FERRYI_put_signal_nbi_8(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_put_signal_nbi, \
    double: ferry_ctx_double_put_signal_nbi, long double: ferry_ctx_longdouble_put_signal_nbi, \
    char: ferry_ctx_char_put_signal_nbi, signed char: ferry_ctx_schar_put_signal_nbi, \
    short: ferry_ctx_short_put_signal_nbi, unsigned char: ferry_ctx_uchar_put_signal_nbi, \
    unsigned short: ferry_ctx_ushort_put_signal_nbi, int: ferry_ctx_int_put_signal_nbi, \
    long: ferry_ctx_long_put_signal_nbi, long long: ferry_ctx_longlong_put_signal_nbi, \
    unsigned int: ferry_ctx_uint_put_signal_nbi, unsigned long: ferry_ctx_ulong_put_signal_nbi, \
    unsigned long long: ferry_ctx_ulonglong_put_signal_nbi)(ctx, dest, __VA_ARGS__)
#define ferry_put_signal_nbi(...) FERRYI_BY_COUNT(FERRYI_put_signal_nbi_, __VA_ARGS__)
#define FERRYI_atomic_fetch_2(source, ...) _Generic(*(source), float: ferry_float_atomic_fetch, \
    double: ferry_double_atomic_fetch, int: ferry_int_atomic_fetch, long: ferry_long_atomic_fetch, \
    long long: ferry_longlong_atomic_fetch, unsigned int: ferry_uint_atomic_fetch, \
    unsigned long: ferry_ulong_atomic_fetch, unsigned long long: ferry_ulonglong_atomic_fetch)(source, __VA_ARGS__)
#define FERRYI_atomic_fetch_3(ctx, source, ...) _Generic(*(source), float: ferry_ctx_float_atomic_fetch, \
    double: ferry_ctx_double_atomic_fetch, int: ferry_ctx_int_atomic_fetch, long: ferry_ctx_long_atomic_fetch, \
    long long: ferry_ctx_longlong_atomic_fetch, unsigned int: ferry_ctx_uint_atomic_fetch, \
    unsigned long: ferry_ctx_ulong_atomic_fetch, unsigned long long: ferry_ctx_ulonglong_atomic_fetch)(ctx, source, \
    __VA_ARGS__)
#define ferry_atomic_fetch(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_, __VA_ARGS__)
#define FERRYI_atomic_set_3(dest, ...) _Generic(*(dest), float: ferry_float_atomic_set, double: ferry_double_atomic_set, \
    int: ferry_int_atomic_set, long: ferry_long_atomic_set, long long: ferry_longlong_atomic_set, \
    unsigned int: ferry_uint_atomic_set, unsigned long: ferry_ulong_atomic_set, \
    unsigned long long: ferry_ulonglong_atomic_set)(dest, __VA_ARGS__)
#define FERRYI_atomic_set_4(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_atomic_set, \
    double: ferry_ctx_double_atomic_set, int: ferry_ctx_int_atomic_set, long: ferry_ctx_long_atomic_set, \
    long long: ferry_ctx_longlong_atomic_set, unsigned int: ferry_ctx_uint_atomic_set, \
    unsigned long: ferry_ctx_ulong_atomic_set, unsigned long long: ferry_ctx_ulonglong_atomic_set)(ctx, dest, \
    __VA_ARGS__)
#define ferry_atomic_set(...) FERRYI_BY_COUNT(FERRYI_atomic_set_, __VA_ARGS__)
#define FERRYI_atomic_swap_3(dest, ...) _Generic(*(dest), float: ferry_float_atomic_swap, \
    double: ferry_double_atomic_swap, int: ferry_int_atomic_swap, long: ferry_long_atomic_swap, \
    long long: ferry_longlong_atomic_swap, unsigned int: ferry_uint_atomic_swap, unsigned long: ferry_ulong_atomic_swap, \
    unsigned long long: ferry_ulonglong_atomic_swap)(dest, __VA_ARGS__)
#define FERRYI_atomic_swap_4(ctx, dest, ...) _Generic(*(dest), float: ferry_ctx_float_atomic_swap, \
    double: ferry_ctx_double_atomic_swap, int: ferry_ctx_int_atomic_swap, long: ferry_ctx_long_atomic_swap, \
    long long: ferry_ctx_longlong_atomic_swap, unsigned int: ferry_ctx_uint_atomic_swap, \
    unsigned long: ferry_ctx_ulong_atomic_swap, unsigned long long: ferry_ctx_ulonglong_atomic_swap)(ctx, dest, \
    __VA_ARGS__)
#define ferry_atomic_swap(...) FERRYI_BY_COUNT(FERRYI_atomic_swap_, __VA_ARGS__)
#define FERRYI_atomic_compare_swap_4(dest, ...) _Generic(*(dest), int: ferry_int_atomic_compare_swap, \
    long: ferry_long_atomic_compare_swap, long long: ferry_longlong_atomic_compare_swap, \
    unsigned int: ferry_uint_atomic_compare_swap, unsigned long: ferry_ulong_atomic_compare_swap, \
    unsigned long long: ferry_ulonglong_atomic_compare_swap)(dest, __VA_ARGS__)
#define FERRYI_atomic_compare_swap_5(ctx, dest, ...) _Generic(*(dest), int: ferry_ctx_int_atomic_compare_swap, \
    long: ferry_ctx_long_atomic_compare_swap, long long: ferry_ctx_longlong_atomic_compare_swap, \
    unsigned int: ferry_ctx_uint_atomic_compare_swap, unsigned long: ferry_ctx_ulong_atomic_compare_swap, \
    unsigned long long: ferry_ctx_ulonglong_atomic_compare_swap)(ctx, dest, __VA_ARGS__)
#define ferry_atomic_compare_swap(...) FERRYI_BY_COUNT(FERRYI_atomic_compare_swap_, __VA_ARGS__)
#define FERRYI_atomic_fetch_inc_2(dest, ...) _Generic(*(dest), int: ferry_int_atomic_fetch_inc, \
    long: ferry_long_atomic_fetch_inc, long long: ferry_longlong_atomic_fetch_inc, \
    unsigned int: ferry_uint_atomic_fetch_inc, unsigned long: ferry_ulong_atomic_fetch_inc, \
    unsigned long long: ferry_ulonglong_atomic_fetch_inc)(dest, __VA_ARGS__)
#define FERRYI_atomic_fetch_inc_3(ctx, dest, ...) _Generic(*(dest), int: ferry_ctx_int_atomic_fetch_inc, \
    long: ferry_ctx_long_atomic_fetch_inc, long long: ferry_ctx_longlong_atomic_fetch_inc, \
    unsigned int: ferry_ctx_uint_atomic_fetch_inc, unsigned long: ferry_ctx_ulong_atomic_fetch_inc, \
    unsigned long long: ferry_ctx_ulonglong_atomic_fetch_inc)(ctx, dest, __VA_ARGS__)
#define ferry_atomic_fetch_inc(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_inc_, __VA_ARGS__)
#define FERRYI_atomic_inc_2(dest, ...) _Generic(*(dest), int: ferry_int_atomic_inc, long: ferry_long_atomic_inc, \
    long long: ferry_longlong_atomic_inc, unsigned int: ferry_uint_atomic_inc, unsigned long: ferry_ulong_atomic_inc, \
    unsigned long long: ferry_ulonglong_atomic_inc)(dest, __VA_ARGS__)
#define FERRYI_atomic_inc_3(ctx, dest, ...) _Generic(*(dest), int: ferry_ctx_int_atomic_inc, \
    long: ferry_ctx_long_atomic_inc, long long: ferry_ctx_longlong_atomic_inc, unsigned int: ferry_ctx_uint_atomic_inc, \
    unsigned long: ferry_ctx_ulong_atomic_inc, unsigned long long: ferry_ctx_ulonglong_atomic_inc)(ctx, dest, \
    __VA_ARGS__)
#define ferry_atomic_inc(...) FERRYI_BY_COUNT(FERRYI_atomic_inc_, __VA_ARGS__)
#define FERRYI_atomic_fetch_add_3(dest, ...) _Generic(*(dest), int: ferry_int_atomic_fetch_add, \
    long: ferry_long_atomic_fetch_add, long long: ferry_longlong_atomic_fetch_add, \
    unsigned int: ferry_uint_atomic_fetch_add, unsigned long: ferry_ulong_atomic_fetch_add, \
    unsigned long long: ferry_ulonglong_atomic_fetch_add)(dest, __VA_ARGS__)
#define FERRYI_atomic_fetch_add_4(ctx, dest, ...) _Generic(*(dest), int: ferry_ctx_int_atomic_fetch_add, \
    long: ferry_ctx_long_atomic_fetch_add, long long: ferry_ctx_longlong_atomic_fetch_add, \
    unsigned int: ferry_ctx_uint_atomic_fetch_add, unsigned long: ferry_ctx_ulong_atomic_fetch_add, \
    unsigned long long: ferry_ctx_ulonglong_atomic_fetch_add)(ctx, dest, __VA_ARGS__)
#define ferry_atomic_fetch_add(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_add_, __VA_ARGS__)
#define FERRYI_atomic_fetch_and_3(dest, ...) _Generic(*(dest), int: ferry_int_atomic_fetch_and, \
    long: ferry_long_atomic_fetch_and, long long: ferry_longlong_atomic_fetch_and, \
    unsigned int: ferry_uint_atomic_fetch_and, unsigned long: ferry_ulong_atomic_fetch_and, \
    unsigned long long: ferry_ulonglong_atomic_fetch_and)(dest, __VA_ARGS__)
#define FERRYI_atomic_fetch_and_4(ctx, dest, ...) _Generic(*(dest), int: ferry_ctx_int_atomic_fetch_and, \
    long: ferry_ctx_long_atomic_fetch_and, long long: ferry_ctx_longlong_atomic_fetch_and, \
    unsigned int: ferry_ctx_uint_atomic_fetch_and, unsigned long: ferry_ctx_ulong_atomic_fetch_and, \
    unsigned long long: ferry_ctx_ulonglong_atomic_fetch_and)(ctx, dest, __VA_ARGS__)
#define ferry_atomic_fetch_and(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_and_, __VA_ARGS__)
#define FERRYI_atomic_fetch_or_3(dest, ...) _Generic(*(dest), int: ferry_int_atomic_fetch_or, \
    long: ferry_long_atomic_fetch_or, long long: ferry_longlong_atomic_fetch_or, \
    unsigned int: ferry_uint_atomic_fetch_or, unsigned long: ferry_ulong_atomic_fetch_or, \
    unsigned long long: ferry_ulonglong_atomic_fetch_or)(dest, __VA_ARGS__)
#define FERRYI_atomic_fetch_or_4(ctx, dest, ...) _Generic(*(dest), int: ferry_ctx_int_atomic_fetch_or, \
    long: ferry_ctx_long_atomic_fetch_or, long long: ferry_ctx_longlong_atomic_fetch_or, \
    unsigned int: ferry_ctx_uint_atomic_fetch_or, unsigned long: ferry_ctx_ulong_atomic_fetch_or, \
    unsigned long long: ferry_ctx_ulonglong_atomic_fetch_or)(ctx, dest, __VA_ARGS__)
#define ferry_atomic_fetch_or(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_or_, __VA_ARGS__)
#define FERRYI_atomic_fetch_xor_3(dest, ...) _Generic(*(dest), int: ferry_int_atomic_fetch_xor, \
    long: ferry_long_atomic_fetch_xor, long long: ferry_longlong_atomic_fetch_xor, \
    unsigned int: ferry_uint_atomic_fetch_xor, unsigned long: ferry_ulong_atomic_fetch_xor, \
    unsigned long long: ferry_ulonglong_atomic_fetch_xor)(dest, __VA_ARGS__)
#define FERRYI_atomic_fetch_xor_4(ctx, dest, ...) _Generic(*(dest), int: ferry_ctx_int_atomic_fetch_xor, \
    long: ferry_ctx_long_atomic_fetch_xor, long long: ferry_ctx_longlong_atomic_fetch_xor, \
    unsigned int: ferry_ctx_uint_atomic_fetch_xor, unsigned long: ferry_ctx_ulong_atomic_fetch_xor, \
    unsigned long long: ferry_ctx_ulonglong_atomic_fetch_xor)(ctx, dest, __VA_ARGS__)
#define ferry_atomic_fetch_xor(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_xor_, __VA_ARGS__)
#define FERRYI_atomic_add_3(dest, ...) _Generic(*(dest), int: ferry_int_atomic_add, long: ferry_long_atomic_add, \
    long long: ferry_longlong_atomic_add, unsigned int: ferry_uint_atomic_add, unsigned long: ferry_ulong_atomic_add, \
    unsigned long long: ferry_ulonglong_atomic_add)(dest, __VA_ARGS__)
#define FERRYI_atomic_add_4(ctx, dest, ...) _Generic(*(dest), int: ferry_ctx_int_atomic_add, \
    long: ferry_ctx_long_atomic_add, long long: ferry_ctx_longlong_atomic_add, unsigned int: ferry_ctx_uint_atomic_add, \
    unsigned long: ferry_ctx_ulong_atomic_add, unsigned long long: ferry_ctx_ulonglong_atomic_add)(ctx, dest, \
    __VA_ARGS__)
#define ferry_atomic_add(...) FERRYI_BY_COUNT(FERRYI_atomic_add_, __VA_ARGS__)
#define FERRYI_atomic_and_3(dest, ...) _Generic(*(dest), int: ferry_int_atomic_and, long: ferry_long_atomic_and, \
    long long: ferry_longlong_atomic_and, unsigned int: ferry_uint_atomic_and, unsigned long: ferry_ulong_atomic_and, \
    unsigned long long: ferry_ulonglong_atomic_and)(dest, __VA_ARGS__)
#define FERRYI_atomic_and_4(ctx, dest, ...) _Generic(*(dest), int: ferry_ctx_int_atomic_and, \
    long: ferry_ctx_long_atomic_and, long long: ferry_ctx_longlong_atomic_and, unsigned int: ferry_ctx_uint_atomic_and, \
    unsigned long: ferry_ctx_ulong_atomic_and, unsigned long long: ferry_ctx_ulonglong_atomic_and)(ctx, dest, \
    __VA_ARGS__)
#define ferry_atomic_and(...) FERRYI_BY_COUNT(FERRYI_atomic_and_, __VA_ARGS__)
#define FERRYI_atomic_or_3(dest, ...) _Generic(*(dest), int: ferry_int_atomic_or, long: ferry_long_atomic_or, \
    long long: ferry_longlong_atomic_or, unsigned int: ferry_uint_atomic_or, unsigned long: ferry_ulong_atomic_or, \
    unsigned long long: ferry_ulonglong_atomic_or)(dest, __VA_ARGS__)
#define FERRYI_atomic_or_4(ctx, dest, ...) _Generic(*(dest), int: ferry_ctx_int_atomic_or, \
    long: ferry_ctx_long_atomic_or, long long: ferry_ctx_longlong_atomic_or, unsigned int: ferry_ctx_uint_atomic_or, \
    unsigned long: ferry_ctx_ulong_atomic_or, unsigned long long: ferry_ctx_ulonglong_atomic_or)(ctx, dest, __VA_ARGS__)
#define ferry_atomic_or(...) FERRYI_BY_COUNT(FERRYI_atomic_or_, __VA_ARGS__)
#define FERRYI_atomic_xor_3(dest, ...) _Generic(*(dest), int: ferry_int_atomic_xor, long: ferry_long_atomic_xor, \
    long long: ferry_longlong_atomic_xor, unsigned int: ferry_uint_atomic_xor, unsigned long: ferry_ulong_atomic_xor, \
    unsigned long long: ferry_ulonglong_atomic_xor)(dest, __VA_ARGS__)
#define FERRYI_atomic_xor_4(ctx, dest, ...) _Generic(*(dest), int: ferry_ctx_int_atomic_xor, \
    long: ferry_ctx_long_atomic_xor, long long: ferry_ctx_longlong_atomic_xor, unsigned int: ferry_ctx_uint_atomic_xor, \
    unsigned long: ferry_ctx_ulong_atomic_xor, unsigned long long: ferry_ctx_ulonglong_atomic_xor)(ctx, dest, \
    __VA_ARGS__)
#define ferry_atomic_xor(...) FERRYI_BY_COUNT(FERRYI_atomic_xor_, __VA_ARGS__)
#define FERRYI_atomic_fetch_nbi_3(fetch, ...) _Generic(*(fetch), float: ferry_float_atomic_fetch_nbi, \
    double: ferry_double_atomic_fetch_nbi, int: ferry_int_atomic_fetch_nbi, long: ferry_long_atomic_fetch_nbi, \
    long long: ferry_longlong_atomic_fetch_nbi, unsigned int: ferry_uint_atomic_fetch_nbi, \
    unsigned long: ferry_ulong_atomic_fetch_nbi, unsigned long long: ferry_ulonglong_atomic_fetch_nbi)(fetch, \
    __VA_ARGS__)
#define FERRYI_atomic_fetch_nbi_4(ctx, fetch, ...) _Generic(*(fetch), float: ferry_ctx_float_atomic_fetch_nbi, \
    double: ferry_ctx_double_atomic_fetch_nbi, int: ferry_ctx_int_atomic_fetch_nbi, \
    long: ferry_ctx_long_atomic_fetch_nbi, long long: ferry_ctx_longlong_atomic_fetch_nbi, \
    unsigned int: ferry_ctx_uint_atomic_fetch_nbi, unsigned long: ferry_ctx_ulong_atomic_fetch_nbi, \
    unsigned long long: ferry_ctx_ulonglong_atomic_fetch_nbi)(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_fetch_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_nbi_, __VA_ARGS__)
#define FERRYI_atomic_swap_nbi_4(fetch, ...) _Generic(*(fetch), float: ferry_float_atomic_swap_nbi, \
    double: ferry_double_atomic_swap_nbi, int: ferry_int_atomic_swap_nbi, long: ferry_long_atomic_swap_nbi, \
    long long: ferry_longlong_atomic_swap_nbi, unsigned int: ferry_uint_atomic_swap_nbi, \
    unsigned long: ferry_ulong_atomic_swap_nbi, unsigned long long: ferry_ulonglong_atomic_swap_nbi)(fetch, __VA_ARGS__)
#define FERRYI_atomic_swap_nbi_5(ctx, fetch, ...) _Generic(*(fetch), float: ferry_ctx_float_atomic_swap_nbi, \
    double: ferry_ctx_double_atomic_swap_nbi, int: ferry_ctx_int_atomic_swap_nbi, long: ferry_ctx_long_atomic_swap_nbi, \
    long long: ferry_ctx_longlong_atomic_swap_nbi, unsigned int: ferry_ctx_uint_atomic_swap_nbi, \
    unsigned long: ferry_ctx_ulong_atomic_swap_nbi, unsigned long long: ferry_ctx_ulonglong_atomic_swap_nbi)(ctx, fetch, \
    __VA_ARGS__)
#define ferry_atomic_swap_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_swap_nbi_, __VA_ARGS__)
#define FERRYI_atomic_compare_swap_nbi_5(fetch, ...) _Generic(*(fetch), int: ferry_int_atomic_compare_swap_nbi, \
    long: ferry_long_atomic_compare_swap_nbi, long long: ferry_longlong_atomic_compare_swap_nbi, \
    unsigned int: ferry_uint_atomic_compare_swap_nbi, unsigned long: ferry_ulong_atomic_compare_swap_nbi, \
    unsigned long long: ferry_ulonglong_atomic_compare_swap_nbi)(fetch, __VA_ARGS__)
#define FERRYI_atomic_compare_swap_nbi_6(ctx, fetch, ...) _Generic(*(fetch), int: ferry_ctx_int_atomic_compare_swap_nbi, \
    long: ferry_ctx_long_atomic_compare_swap_nbi, long long: ferry_ctx_longlong_atomic_compare_swap_nbi, \
    unsigned int: ferry_ctx_uint_atomic_compare_swap_nbi, unsigned long: ferry_ctx_ulong_atomic_compare_swap_nbi, \
    unsigned long long: ferry_ctx_ulonglong_atomic_compare_swap_nbi)(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_compare_swap_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_compare_swap_nbi_, __VA_ARGS__)
#define FERRYI_atomic_fetch_inc_nbi_3(fetch, ...) _Generic(*(fetch), int: ferry_int_atomic_fetch_inc_nbi, \
    long: ferry_long_atomic_fetch_inc_nbi, long long: ferry_longlong_atomic_fetch_inc_nbi, \
    unsigned int: ferry_uint_atomic_fetch_inc_nbi, unsigned long: ferry_ulong_atomic_fetch_inc_nbi, \
    unsigned long long: ferry_ulonglong_atomic_fetch_inc_nbi)(fetch, __VA_ARGS__)
#define FERRYI_atomic_fetch_inc_nbi_4(ctx, fetch, ...) _Generic(*(fetch), int: ferry_ctx_int_atomic_fetch_inc_nbi, \
    long: ferry_ctx_long_atomic_fetch_inc_nbi, long long: ferry_ctx_longlong_atomic_fetch_inc_nbi, \
    unsigned int: ferry_ctx_uint_atomic_fetch_inc_nbi, unsigned long: ferry_ctx_ulong_atomic_fetch_inc_nbi, \
    unsigned long long: ferry_ctx_ulonglong_atomic_fetch_inc_nbi)(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_fetch_inc_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_inc_nbi_, __VA_ARGS__)
#define FERRYI_atomic_fetch_add_nbi_4(fetch, ...) _Generic(*(fetch), int: ferry_int_atomic_fetch_add_nbi, \
    long: ferry_long_atomic_fetch_add_nbi, long long: ferry_longlong_atomic_fetch_add_nbi, \
    unsigned int: ferry_uint_atomic_fetch_add_nbi, unsigned long: ferry_ulong_atomic_fetch_add_nbi, \
    unsigned long long: ferry_ulonglong_atomic_fetch_add_nbi)(fetch, __VA_ARGS__)
#define FERRYI_atomic_fetch_add_nbi_5(ctx, fetch, ...) _Generic(*(fetch), int: ferry_ctx_int_atomic_fetch_add_nbi, \
    long: ferry_ctx_long_atomic_fetch_add_nbi, long long: ferry_ctx_longlong_atomic_fetch_add_nbi, \
    unsigned int: ferry_ctx_uint_atomic_fetch_add_nbi, unsigned long: ferry_ctx_ulong_atomic_fetch_add_nbi, \
    unsigned long long: ferry_ctx_ulonglong_atomic_fetch_add_nbi)(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_fetch_add_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_add_nbi_, __VA_ARGS__)
#define FERRYI_atomic_fetch_and_nbi_4(fetch, ...) _Generic(*(fetch), int: ferry_int_atomic_fetch_and_nbi, \
    long: ferry_long_atomic_fetch_and_nbi, long long: ferry_longlong_atomic_fetch_and_nbi, \
    unsigned int: ferry_uint_atomic_fetch_and_nbi, unsigned long: ferry_ulong_atomic_fetch_and_nbi, \
    unsigned long long: ferry_ulonglong_atomic_fetch_and_nbi)(fetch, __VA_ARGS__)
#define FERRYI_atomic_fetch_and_nbi_5(ctx, fetch, ...) _Generic(*(fetch), int: ferry_ctx_int_atomic_fetch_and_nbi, \
    long: ferry_ctx_long_atomic_fetch_and_nbi, long long: ferry_ctx_longlong_atomic_fetch_and_nbi, \
    unsigned int: ferry_ctx_uint_atomic_fetch_and_nbi, unsigned long: ferry_ctx_ulong_atomic_fetch_and_nbi, \
    unsigned long long: ferry_ctx_ulonglong_atomic_fetch_and_nbi)(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_fetch_and_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_and_nbi_, __VA_ARGS__)
#define FERRYI_atomic_fetch_or_nbi_4(fetch, ...) _Generic(*(fetch), int: ferry_int_atomic_fetch_or_nbi, \
    long: ferry_long_atomic_fetch_or_nbi, long long: ferry_longlong_atomic_fetch_or_nbi, \
    unsigned int: ferry_uint_atomic_fetch_or_nbi, unsigned long: ferry_ulong_atomic_fetch_or_nbi, \
    unsigned long long: ferry_ulonglong_atomic_fetch_or_nbi)(fetch, __VA_ARGS__)
#define FERRYI_atomic_fetch_or_nbi_5(ctx, fetch, ...) _Generic(*(fetch), int: ferry_ctx_int_atomic_fetch_or_nbi, \
    long: ferry_ctx_long_atomic_fetch_or_nbi, long long: ferry_ctx_longlong_atomic_fetch_or_nbi, \
    unsigned int: ferry_ctx_uint_atomic_fetch_or_nbi, unsigned long: ferry_ctx_ulong_atomic_fetch_or_nbi, \
    unsigned long long: ferry_ctx_ulonglong_atomic_fetch_or_nbi)(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_fetch_or_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_or_nbi_, __VA_ARGS__)
#define FERRYI_atomic_fetch_xor_nbi_4(fetch, ...) _Generic(*(fetch), int: ferry_int_atomic_fetch_xor_nbi, \
    long: ferry_long_atomic_fetch_xor_nbi, long long: ferry_longlong_atomic_fetch_xor_nbi, \
    unsigned int: ferry_uint_atomic_fetch_xor_nbi, unsigned long: ferry_ulong_atomic_fetch_xor_nbi, \
    unsigned long long: ferry_ulonglong_atomic_fetch_xor_nbi)(fetch, __VA_ARGS__)
#define FERRYI_atomic_fetch_xor_nbi_5(ctx, fetch, ...) _Generic(*(fetch), int: ferry_ctx_int_atomic_fetch_xor_nbi, \
    long: ferry_ctx_long_atomic_fetch_xor_nbi, long long: ferry_ctx_longlong_atomic_fetch_xor_nbi, \
    unsigned int: ferry_ctx_uint_atomic_fetch_xor_nbi, unsigned long: ferry_ctx_ulong_atomic_fetch_xor_nbi, \
    unsigned long long: ferry_ctx_ulonglong_atomic_fetch_xor_nbi)(ctx, fetch, __VA_ARGS__)
#define ferry_atomic_fetch_xor_nbi(...) FERRYI_BY_COUNT(FERRYI_atomic_fetch_xor_nbi_, __VA_ARGS__)
#define ferry_wait_until(ivar, ...) _Generic(*(ivar), int: ferry_int_wait_until, long: ferry_long_wait_until, \
    long long: ferry_longlong_wait_until, unsigned int: ferry_uint_wait_until, unsigned long: ferry_ulong_wait_until, \
    unsigned long long: ferry_ulonglong_wait_until)(ivar, __VA_ARGS__)
#define ferry_wait_until_all(ivars, ...) _Generic(*(ivars), int: ferry_int_wait_until_all, \
    long: ferry_long_wait_until_all, long long: ferry_longlong_wait_until_all, unsigned int: ferry_uint_wait_until_all, \
    unsigned long: ferry_ulong_wait_until_all, unsigned long long: ferry_ulonglong_wait_until_all)(ivars, __VA_ARGS__)
#define ferry_wait_until_all_vector(ivars, ...) _Generic(*(ivars), int: ferry_int_wait_until_all_vector, \
    long: ferry_long_wait_until_all_vector, long long: ferry_longlong_wait_until_all_vector, \
    unsigned int: ferry_uint_wait_until_all_vector, unsigned long: ferry_ulong_wait_until_all_vector, \
    unsigned long long: ferry_ulonglong_wait_until_all_vector)(ivars, __VA_ARGS__)
#define ferry_wait_until_any(ivars, ...) _Generic(*(ivars), int: ferry_int_wait_until_any, \
    long: ferry_long_wait_until_any, long long: ferry_longlong_wait_until_any, unsigned int: ferry_uint_wait_until_any, \
    unsigned long: ferry_ulong_wait_until_any, unsigned long long: ferry_ulonglong_wait_until_any)(ivars, __VA_ARGS__)
#define ferry_wait_until_any_vector(ivars, ...) _Generic(*(ivars), int: ferry_int_wait_until_any_vector, \
    long: ferry_long_wait_until_any_vector, long long: ferry_longlong_wait_until_any_vector, \
    unsigned int: ferry_uint_wait_until_any_vector, unsigned long: ferry_ulong_wait_until_any_vector, \
    unsigned long long: ferry_ulonglong_wait_until_any_vector)(ivars, __VA_ARGS__)
#define ferry_wait_until_some(ivars, ...) _Generic(*(ivars), int: ferry_int_wait_until_some, \
    long: ferry_long_wait_until_some, long long: ferry_longlong_wait_until_some, \
    unsigned int: ferry_uint_wait_until_some, unsigned long: ferry_ulong_wait_until_some, \
    unsigned long long: ferry_ulonglong_wait_until_some)(ivars, __VA_ARGS__)
#define ferry_wait_until_some_vector(ivars, ...) _Generic(*(ivars), int: ferry_int_wait_until_some_vector, \
    long: ferry_long_wait_until_some_vector, long long: ferry_longlong_wait_until_some_vector, \
    unsigned int: ferry_uint_wait_until_some_vector, unsigned long: ferry_ulong_wait_until_some_vector, \
    unsigned long long: ferry_ulonglong_wait_until_some_vector)(ivars, __VA_ARGS__)
#define ferry_test(ivar, ...) _Generic(*(ivar), int: ferry_int_test, long: ferry_long_test, \
    long long: ferry_longlong_test, unsigned int: ferry_uint_test, unsigned long: ferry_ulong_test, \
    unsigned long long: ferry_ulonglong_test)(ivar, __VA_ARGS__)
#define ferry_test_all(ivars, ...) _Generic(*(ivars), int: ferry_int_test_all, long: ferry_long_test_all, \
    long long: ferry_longlong_test_all, unsigned int: ferry_uint_test_all, unsigned long: ferry_ulong_test_all, \
    unsigned long long: ferry_ulonglong_test_all)(ivars, __VA_ARGS__)
#define ferry_test_all_vector(ivars, ...) _Generic(*(ivars), int: ferry_int_test_all_vector, \
    long: ferry_long_test_all_vector, long long: ferry_longlong_test_all_vector, \
    unsigned int: ferry_uint_test_all_vector, unsigned long: ferry_ulong_test_all_vector, \
    unsigned long long: ferry_ulonglong_test_all_vector)(ivars, __VA_ARGS__)
#define ferry_test_any(ivars, ...) _Generic(*(ivars), int: ferry_int_test_any, long: ferry_long_test_any, \
    long long: ferry_longlong_test_any, unsigned int: ferry_uint_test_any, unsigned long: ferry_ulong_test_any, \
    unsigned long long: ferry_ulonglong_test_any)(ivars, __VA_ARGS__)
#define ferry_test_any_vector(ivars, ...) _Generic(*(ivars), int: ferry_int_test_any_vector, \
    long: ferry_long_test_any_vector, long long: ferry_longlong_test_any_vector, \
    unsigned int: ferry_uint_test_any_vector, unsigned long: ferry_ulong_test_any_vector, \
    unsigned long long: ferry_ulonglong_test_any_vector)(ivars, __VA_ARGS__)
#define ferry_test_some(ivars, ...) _Generic(*(ivars), int: ferry_int_test_some, long: ferry_long_test_some, \
    long long: ferry_longlong_test_some, unsigned int: ferry_uint_test_some, unsigned long: ferry_ulong_test_some, \
    unsigned long long: ferry_ulonglong_test_some)(ivars, __VA_ARGS__)
#define ferry_test_some_vector(ivars, ...) _Generic(*(ivars), int: ferry_int_test_some_vector, \
    long: ferry_long_test_some_vector, long long: ferry_longlong_test_some_vector, \
    unsigned int: ferry_uint_test_some_vector, unsigned long: ferry_ulong_test_some_vector, \
    unsigned long long: ferry_ulonglong_test_some_vector)(ivars, __VA_ARGS__)
#define ferry_broadcast(team, dest, ...) _Generic(*(dest), float: ferry_float_broadcast, double: ferry_double_broadcast, \
    long double: ferry_longdouble_broadcast, char: ferry_char_broadcast, signed char: ferry_schar_broadcast, \
    short: ferry_short_broadcast, unsigned char: ferry_uchar_broadcast, unsigned short: ferry_ushort_broadcast, \
    int: ferry_int_broadcast, long: ferry_long_broadcast, long long: ferry_longlong_broadcast, \
    unsigned int: ferry_uint_broadcast, unsigned long: ferry_ulong_broadcast, \
    unsigned long long: ferry_ulonglong_broadcast)(team, dest, __VA_ARGS__)
#define ferry_fcollect(team, dest, ...) _Generic(*(dest), float: ferry_float_fcollect, double: ferry_double_fcollect, \
    long double: ferry_longdouble_fcollect, char: ferry_char_fcollect, signed char: ferry_schar_fcollect, \
    short: ferry_short_fcollect, unsigned char: ferry_uchar_fcollect, unsigned short: ferry_ushort_fcollect, \
    int: ferry_int_fcollect, long: ferry_long_fcollect, long long: ferry_longlong_fcollect, \
    unsigned int: ferry_uint_fcollect, unsigned long: ferry_ulong_fcollect, \
    unsigned long long: ferry_ulonglong_fcollect)(team, dest, __VA_ARGS__)
#define ferry_alltoall(team, dest, ...) _Generic(*(dest), float: ferry_float_alltoall, double: ferry_double_alltoall, \
    long double: ferry_longdouble_alltoall, char: ferry_char_alltoall, signed char: ferry_schar_alltoall, \
    short: ferry_short_alltoall, unsigned char: ferry_uchar_alltoall, unsigned short: ferry_ushort_alltoall, \
    int: ferry_int_alltoall, long: ferry_long_alltoall, long long: ferry_longlong_alltoall, \
    unsigned int: ferry_uint_alltoall, unsigned long: ferry_ulong_alltoall, \
    unsigned long long: ferry_ulonglong_alltoall)(team, dest, __VA_ARGS__)
#define ferry_max_reduce(team, dest, ...) _Generic(*(dest), float: ferry_float_max_reduce, \
    double: ferry_double_max_reduce, long double: ferry_longdouble_max_reduce, char: ferry_char_max_reduce, \
    signed char: ferry_schar_max_reduce, short: ferry_short_max_reduce, unsigned char: ferry_uchar_max_reduce, \
    unsigned short: ferry_ushort_max_reduce, int: ferry_int_max_reduce, long: ferry_long_max_reduce, \
    long long: ferry_longlong_max_reduce, unsigned int: ferry_uint_max_reduce, unsigned long: ferry_ulong_max_reduce, \
    unsigned long long: ferry_ulonglong_max_reduce)(team, dest, __VA_ARGS__)
#define ferry_min_reduce(team, dest, ...) _Generic(*(dest), float: ferry_float_min_reduce, \
    double: ferry_double_min_reduce, long double: ferry_longdouble_min_reduce, char: ferry_char_min_reduce, \
    signed char: ferry_schar_min_reduce, short: ferry_short_min_reduce, unsigned char: ferry_uchar_min_reduce, \
    unsigned short: ferry_ushort_min_reduce, int: ferry_int_min_reduce, long: ferry_long_min_reduce, \
    long long: ferry_longlong_min_reduce, unsigned int: ferry_uint_min_reduce, unsigned long: ferry_ulong_min_reduce, \
    unsigned long long: ferry_ulonglong_min_reduce)(team, dest, __VA_ARGS__)
#define ferry_sum_reduce(team, dest, ...) _Generic(*(dest), float: ferry_float_sum_reduce, \
    double: ferry_double_sum_reduce, long double: ferry_longdouble_sum_reduce, char: ferry_char_sum_reduce, \
    signed char: ferry_schar_sum_reduce, short: ferry_short_sum_reduce, unsigned char: ferry_uchar_sum_reduce, \
    unsigned short: ferry_ushort_sum_reduce, int: ferry_int_sum_reduce, long: ferry_long_sum_reduce, \
    long long: ferry_longlong_sum_reduce, unsigned int: ferry_uint_sum_reduce, unsigned long: ferry_ulong_sum_reduce, \
    unsigned long long: ferry_ulonglong_sum_reduce)(team, dest, __VA_ARGS__)
#define ferry_prod_reduce(team, dest, ...) _Generic(*(dest), float: ferry_float_prod_reduce, \
    double: ferry_double_prod_reduce, long double: ferry_longdouble_prod_reduce, char: ferry_char_prod_reduce, \
    signed char: ferry_schar_prod_reduce, short: ferry_short_prod_reduce, unsigned char: ferry_uchar_prod_reduce, \
    unsigned short: ferry_ushort_prod_reduce, int: ferry_int_prod_reduce, long: ferry_long_prod_reduce, \
    long long: ferry_longlong_prod_reduce, unsigned int: ferry_uint_prod_reduce, unsigned long: ferry_ulong_prod_reduce, \
    unsigned long long: ferry_ulonglong_prod_reduce)(team, dest, __VA_ARGS__)
#define ferry_and_reduce(team, dest, ...) _Generic(*(dest), char: ferry_char_and_reduce, \
    signed char: ferry_schar_and_reduce, short: ferry_short_and_reduce, unsigned char: ferry_uchar_and_reduce, \
    unsigned short: ferry_ushort_and_reduce, int: ferry_int_and_reduce, long: ferry_long_and_reduce, \
    long long: ferry_longlong_and_reduce, unsigned int: ferry_uint_and_reduce, unsigned long: ferry_ulong_and_reduce, \
    unsigned long long: ferry_ulonglong_and_reduce)(team, dest, __VA_ARGS__)
#define ferry_or_reduce(team, dest, ...) _Generic(*(dest), char: ferry_char_or_reduce, \
    signed char: ferry_schar_or_reduce, short: ferry_short_or_reduce, unsigned char: ferry_uchar_or_reduce, \
    unsigned short: ferry_ushort_or_reduce, int: ferry_int_or_reduce, long: ferry_long_or_reduce, \
    long long: ferry_longlong_or_reduce, unsigned int: ferry_uint_or_reduce, unsigned long: ferry_ulong_or_reduce, \
    unsigned long long: ferry_ulonglong_or_reduce)(team, dest, __VA_ARGS__)
#define ferry_xor_reduce(team, dest, ...) _Generic(*(dest), char: ferry_char_xor_reduce, \
    signed char: ferry_schar_xor_reduce, short: ferry_short_xor_reduce, unsigned char: ferry_uchar_xor_reduce, \
    unsigned short: ferry_ushort_xor_reduce, int: ferry_int_xor_reduce, long: ferry_long_xor_reduce, \
    long long: ferry_longlong_xor_reduce, unsigned int: ferry_uint_xor_reduce, unsigned long: ferry_ulong_xor_reduce, \
    unsigned long long: ferry_ulonglong_xor_reduce)(team, dest, __VA_ARGS__)
#endif

#endif
