/* SPDX-License-Identifier: BSD-3-Clause */
/* Type-generic spellings in C11.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRY_COMPAT_GENERATED_SHMEM_GENERICS_H
#define FERRY_COMPAT_GENERATED_SHMEM_GENERICS_H

#include "shmem_calls.h"

#ifndef __cplusplus
#define SHMEMI_put_4(dest, ...) _Generic(*(dest), float: shmem_float_put, double: shmem_double_put, \
    long double: shmem_longdouble_put, char: shmem_char_put, signed char: shmem_schar_put, short: shmem_short_put, \
    unsigned char: shmem_uchar_put, unsigned short: shmem_ushort_put, int: shmem_int_put, long: shmem_long_put, \
    long long: shmem_longlong_put, unsigned int: shmem_uint_put, unsigned long: shmem_ulong_put, \
    unsigned long long: shmem_ulonglong_put)(dest, __VA_ARGS__)
#define SHMEMI_put_5(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_put, double: shmem_ctx_double_put, \
    long double: shmem_ctx_longdouble_put, char: shmem_ctx_char_put, signed char: shmem_ctx_schar_put, \
    short: shmem_ctx_short_put, unsigned char: shmem_ctx_uchar_put, unsigned short: shmem_ctx_ushort_put, \
    int: shmem_ctx_int_put, long: shmem_ctx_long_put, long long: shmem_ctx_longlong_put, \
    unsigned int: shmem_ctx_uint_put, unsigned long: shmem_ctx_ulong_put, \
    unsigned long long: shmem_ctx_ulonglong_put)(ctx, dest, __VA_ARGS__)
#define shmem_put(...) FERRYI_BY_COUNT(SHMEMI_put_, __VA_ARGS__)
#define SHMEMI_get_4(dest, ...) _Generic(*(dest), float: shmem_float_get, double: shmem_double_get, \
    long double: shmem_longdouble_get, char: shmem_char_get, signed char: shmem_schar_get, short: shmem_short_get, \
    unsigned char: shmem_uchar_get, unsigned short: shmem_ushort_get, int: shmem_int_get, long: shmem_long_get, \
    long long: shmem_longlong_get, unsigned int: shmem_uint_get, unsigned long: shmem_ulong_get, \
    unsigned long long: shmem_ulonglong_get)(dest, __VA_ARGS__)
#define SHMEMI_get_5(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_get, double: shmem_ctx_double_get, \
    long double: shmem_ctx_longdouble_get, char: shmem_ctx_char_get, signed char: shmem_ctx_schar_get, \
    short: shmem_ctx_short_get, unsigned char: shmem_ctx_uchar_get, unsigned short: shmem_ctx_ushort_get, \
    int: shmem_ctx_int_get, long: shmem_ctx_long_get, long long: shmem_ctx_longlong_get, \
    unsigned int: shmem_ctx_uint_get, unsigned long: shmem_ctx_ulong_get, \
    unsigned long long: shmem_ctx_ulonglong_get)(ctx, dest, __VA_ARGS__)
#define shmem_get(...) FERRYI_BY_COUNT(SHMEMI_get_, __VA_ARGS__)
#define SHMEMI_put_nbi_4(dest, ...) _Generic(*(dest), float: shmem_float_put_nbi, double: shmem_double_put_nbi, \
    long double: shmem_longdouble_put_nbi, char: shmem_char_put_nbi, signed char: shmem_schar_put_nbi, \
    short: shmem_short_put_nbi, unsigned char: shmem_uchar_put_nbi, unsigned short: shmem_ushort_put_nbi, \
    int: shmem_int_put_nbi, long: shmem_long_put_nbi, long long: shmem_longlong_put_nbi, \
    unsigned int: shmem_uint_put_nbi, unsigned long: shmem_ulong_put_nbi, \
    unsigned long long: shmem_ulonglong_put_nbi)(dest, __VA_ARGS__)
#define SHMEMI_put_nbi_5(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_put_nbi, \
    double: shmem_ctx_double_put_nbi, long double: shmem_ctx_longdouble_put_nbi, char: shmem_ctx_char_put_nbi, \
    signed char: shmem_ctx_schar_put_nbi, short: shmem_ctx_short_put_nbi, unsigned char: shmem_ctx_uchar_put_nbi, \
    unsigned short: shmem_ctx_ushort_put_nbi, int: shmem_ctx_int_put_nbi, long: shmem_ctx_long_put_nbi, \
    long long: shmem_ctx_longlong_put_nbi, unsigned int: shmem_ctx_uint_put_nbi, unsigned long: shmem_ctx_ulong_put_nbi, \
    unsigned long long: shmem_ctx_ulonglong_put_nbi)(ctx, dest, __VA_ARGS__)
#define shmem_put_nbi(...) FERRYI_BY_COUNT(SHMEMI_put_nbi_, __VA_ARGS__)
#define SHMEMI_get_nbi_4(dest, ...) _Generic(*(dest), float: shmem_float_get_nbi, double: shmem_double_get_nbi, \
    long double: shmem_longdouble_get_nbi, char: shmem_char_get_nbi, signed char: shmem_schar_get_nbi, \
    short: shmem_short_get_nbi, unsigned char: shmem_uchar_get_nbi, unsigned short: shmem_ushort_get_nbi, \
    int: shmem_int_get_nbi, long: shmem_long_get_nbi, long long: shmem_longlong_get_nbi, \
    unsigned int: shmem_uint_get_nbi, unsigned long: shmem_ulong_get_nbi, \
    unsigned long long: shmem_ulonglong_get_nbi)(dest, __VA_ARGS__)
#define SHMEMI_get_nbi_5(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_get_nbi, \
    double: shmem_ctx_double_get_nbi, long double: shmem_ctx_longdouble_get_nbi, char: shmem_ctx_char_get_nbi, \
    signed char: shmem_ctx_schar_get_nbi, short: shmem_ctx_short_get_nbi, unsigned char: shmem_ctx_uchar_get_nbi, \
    unsigned short: shmem_ctx_ushort_get_nbi, int: shmem_ctx_int_get_nbi, long: shmem_ctx_long_get_nbi, \
    long long: shmem_ctx_longlong_get_nbi, unsigned int: shmem_ctx_uint_get_nbi, unsigned long: shmem_ctx_ulong_get_nbi, \
    unsigned long long: shmem_ctx_ulonglong_get_nbi)(ctx, dest, __VA_ARGS__)
#define shmem_get_nbi(...) FERRYI_BY_COUNT(SHMEMI_get_nbi_, __VA_ARGS__)
#define SHMEMI_iput_6(dest, ...) _Generic(*(dest), float: shmem_float_iput, double: shmem_double_iput, \
    long double: shmem_longdouble_iput, char: shmem_char_iput, signed char: shmem_schar_iput, short: shmem_short_iput, \
    unsigned char: shmem_uchar_iput, unsigned short: shmem_ushort_iput, int: shmem_int_iput, long: shmem_long_iput, \
    long long: shmem_longlong_iput, unsigned int: shmem_uint_iput, unsigned long: shmem_ulong_iput, \
    unsigned long long: shmem_ulonglong_iput)(dest, __VA_ARGS__)
#define SHMEMI_iput_7(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_iput, double: shmem_ctx_double_iput, \
    long double: shmem_ctx_longdouble_iput, char: shmem_ctx_char_iput, signed char: shmem_ctx_schar_iput, \
    short: shmem_ctx_short_iput, unsigned char: shmem_ctx_uchar_iput, unsigned short: shmem_ctx_ushort_iput, \
    int: shmem_ctx_int_iput, long: shmem_ctx_long_iput, long long: shmem_ctx_longlong_iput, \
    unsigned int: shmem_ctx_uint_iput, unsigned long: shmem_ctx_ulong_iput, \
    unsigned long long: shmem_ctx_ulonglong_iput)(ctx, dest, __VA_ARGS__)
#define shmem_iput(...) FERRYI_BY_COUNT(SHMEMI_iput_, __VA_ARGS__)
#define SHMEMI_iget_6(dest, ...) _Generic(*(dest), float: shmem_float_iget, double: shmem_double_iget, \
    long double: shmem_longdouble_iget, char: shmem_char_iget, signed char: shmem_schar_iget, short: shmem_short_iget, \
    unsigned char: shmem_uchar_iget, unsigned short: shmem_ushort_iget, int: shmem_int_iget, long: shmem_long_iget, \
    long long: shmem_longlong_iget, unsigned int: shmem_uint_iget, unsigned long: shmem_ulong_iget, \
    unsigned long long: shmem_ulonglong_iget)(dest, __VA_ARGS__)
#define SHMEMI_iget_7(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_iget, double: shmem_ctx_double_iget, \
    long double: shmem_ctx_longdouble_iget, char: shmem_ctx_char_iget, signed char: shmem_ctx_schar_iget, \
    short: shmem_ctx_short_iget, unsigned char: shmem_ctx_uchar_iget, unsigned short: shmem_ctx_ushort_iget, \
    int: shmem_ctx_int_iget, long: shmem_ctx_long_iget, long long: shmem_ctx_longlong_iget, \
    unsigned int: shmem_ctx_uint_iget, unsigned long: shmem_ctx_ulong_iget, \
    unsigned long long: shmem_ctx_ulonglong_iget)(ctx, dest, __VA_ARGS__)
#define shmem_iget(...) FERRYI_BY_COUNT(SHMEMI_iget_, __VA_ARGS__)
#define SHMEMI_p_3(dest, ...) _Generic(*(dest), float: shmem_float_p, double: shmem_double_p, \
    long double: shmem_longdouble_p, char: shmem_char_p, signed char: shmem_schar_p, short: shmem_short_p, \
    unsigned char: shmem_uchar_p, unsigned short: shmem_ushort_p, int: shmem_int_p, long: shmem_long_p, \
    long long: shmem_longlong_p, unsigned int: shmem_uint_p, unsigned long: shmem_ulong_p, \
    unsigned long long: shmem_ulonglong_p)(dest, __VA_ARGS__)
#define SHMEMI_p_4(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_p, double: shmem_ctx_double_p, \
    long double: shmem_ctx_longdouble_p, char: shmem_ctx_char_p, signed char: shmem_ctx_schar_p, \
    short: shmem_ctx_short_p, unsigned char: shmem_ctx_uchar_p, unsigned short: shmem_ctx_ushort_p, \
    int: shmem_ctx_int_p, long: shmem_ctx_long_p, long long: shmem_ctx_longlong_p, unsigned int: shmem_ctx_uint_p, \
    unsigned long: shmem_ctx_ulong_p, unsigned long long: shmem_ctx_ulonglong_p)(ctx, dest, __VA_ARGS__)
#define shmem_p(...) FERRYI_BY_COUNT(SHMEMI_p_, __VA_ARGS__)
#define SHMEMI_g_2(source, ...) _Generic(*(source), float: shmem_float_g, double: shmem_double_g, \
    long double: shmem_longdouble_g, char: shmem_char_g, signed char: shmem_schar_g, short: shmem_short_g, \
    unsigned char: shmem_uchar_g, unsigned short: shmem_ushort_g, int: shmem_int_g, long: shmem_long_g, \
    long long: shmem_longlong_g, unsigned int: shmem_uint_g, unsigned long: shmem_ulong_g, \
    unsigned long long: shmem_ulonglong_g)(source, __VA_ARGS__)
#define SHMEMI_g_3(ctx, source, ...) _Generic(*(source), float: shmem_ctx_float_g, double: shmem_ctx_double_g, \
    long double: shmem_ctx_longdouble_g, char: shmem_ctx_char_g, signed char: shmem_ctx_schar_g, \
    short: shmem_ctx_short_g, unsigned char: shmem_ctx_uchar_g, unsigned short: shmem_ctx_ushort_g, \
    int: shmem_ctx_int_g, long: shmem_ctx_long_g, long long: shmem_ctx_longlong_g, unsigned int: shmem_ctx_uint_g, \
    unsigned long: shmem_ctx_ulong_g, unsigned long long: shmem_ctx_ulonglong_g)(ctx, source, __VA_ARGS__)
#define shmem_g(...) FERRYI_BY_COUNT(SHMEMI_g_, __VA_ARGS__)
#define SHMEMI_ibput_7(dest, ...) _Generic(*(dest), float: shmem_float_ibput, double: shmem_double_ibput, \
    long double: shmem_longdouble_ibput, char: shmem_char_ibput, signed char: shmem_schar_ibput, \
    short: shmem_short_ibput, unsigned char: shmem_uchar_ibput, unsigned short: shmem_ushort_ibput, \
    int: shmem_int_ibput, long: shmem_long_ibput, long long: shmem_longlong_ibput, unsigned int: shmem_uint_ibput, \
    unsigned long: shmem_ulong_ibput, unsigned long long: shmem_ulonglong_ibput)(dest, __VA_ARGS__)
#define SHMEMI_ibput_8(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_ibput, double: shmem_ctx_double_ibput, \
    long double: shmem_ctx_longdouble_ibput, char: shmem_ctx_char_ibput, signed char: shmem_ctx_schar_ibput, \
    short: shmem_ctx_short_ibput, unsigned char: shmem_ctx_uchar_ibput, unsigned short: shmem_ctx_ushort_ibput, \
    int: shmem_ctx_int_ibput, long: shmem_ctx_long_ibput, long long: shmem_ctx_longlong_ibput, \
    unsigned int: shmem_ctx_uint_ibput, unsigned long: shmem_ctx_ulong_ibput, \
    unsigned long long: shmem_ctx_ulonglong_ibput)(ctx, dest, __VA_ARGS__)
#define shmem_ibput(...) FERRYI_BY_COUNT(SHMEMI_ibput_, __VA_ARGS__)
#define SHMEMI_ibget_7(dest, ...) _Generic(*(dest), float: shmem_float_ibget, double: shmem_double_ibget, \
    long double: shmem_longdouble_ibget, char: shmem_char_ibget, signed char: shmem_schar_ibget, \
    short: shmem_short_ibget, unsigned char: shmem_uchar_ibget, unsigned short: shmem_ushort_ibget, \
    int: shmem_int_ibget, long: shmem_long_ibget, long long: shmem_longlong_ibget, unsigned int: shmem_uint_ibget, \
    unsigned long: shmem_ulong_ibget, unsigned long long: shmem_ulonglong_ibget)(dest, __VA_ARGS__)
#define SHMEMI_ibget_8(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_ibget, double: shmem_ctx_double_ibget, \
    long double: shmem_ctx_longdouble_ibget, char: shmem_ctx_char_ibget, signed char: shmem_ctx_schar_ibget, \
    short: shmem_ctx_short_ibget, unsigned char: shmem_ctx_uchar_ibget, unsigned short: shmem_ctx_ushort_ibget, \
    int: shmem_ctx_int_ibget, long: shmem_ctx_long_ibget, long long: shmem_ctx_longlong_ibget, \
    unsigned int: shmem_ctx_uint_ibget, unsigned long: shmem_ctx_ulong_ibget, \
    unsigned long long: shmem_ctx_ulonglong_ibget)(ctx, dest, __VA_ARGS__)
#define shmem_ibget(...) FERRYI_BY_COUNT(SHMEMI_ibget_, __VA_ARGS__)
#define SHMEMI_put_signal_7(dest, ...) _Generic(*(dest), float: shmem_float_put_signal, double: shmem_double_put_signal, \
    long double: shmem_longdouble_put_signal, char: shmem_char_put_signal, signed char: shmem_schar_put_signal, \
    short: shmem_short_put_signal, unsigned char: shmem_uchar_put_signal, unsigned short: shmem_ushort_put_signal, \
    int: shmem_int_put_signal, long: shmem_long_put_signal, long long: shmem_longlong_put_signal, \
    unsigned int: shmem_uint_put_signal, unsigned long: shmem_ulong_put_signal, \
    unsigned long long: shmem_ulonglong_put_signal)(dest, __VA_ARGS__)
#define SHMEMI_put_signal_8(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_put_signal, \
    double: shmem_ctx_double_put_signal, long double: shmem_ctx_longdouble_put_signal, char: shmem_ctx_char_put_signal, \
    signed char: shmem_ctx_schar_put_signal, short: shmem_ctx_short_put_signal, \
    unsigned char: shmem_ctx_uchar_put_signal, unsigned short: shmem_ctx_ushort_put_signal, \
    int: shmem_ctx_int_put_signal, long: shmem_ctx_long_put_signal, long long: shmem_ctx_longlong_put_signal, \
    unsigned int: shmem_ctx_uint_put_signal, unsigned long: shmem_ctx_ulong_put_signal, \
    unsigned long long: shmem_ctx_ulonglong_put_signal)(ctx, dest, __VA_ARGS__)
#define shmem_put_signal(...) FERRYI_BY_COUNT(SHMEMI_put_signal_, __VA_ARGS__)
#define SHMEMI_put_signal_nbi_7(dest, ...) _Generic(*(dest), float: shmem_float_put_signal_nbi, \
    double: shmem_double_put_signal_nbi, long double: shmem_longdouble_put_signal_nbi, char: shmem_char_put_signal_nbi, \
    signed char: shmem_schar_put_signal_nbi, short: shmem_short_put_signal_nbi, \
    unsigned char: shmem_uchar_put_signal_nbi, unsigned short: shmem_ushort_put_signal_nbi, \
    int: shmem_int_put_signal_nbi, long: shmem_long_put_signal_nbi, long long: shmem_longlong_put_signal_nbi, \
    unsigned int: shmem_uint_put_signal_nbi, unsigned long: shmem_ulong_put_signal_nbi, \
    unsigned long long: shmem_ulonglong_put_signal_nbi)(dest, __VA_ARGS__)
#define SHMEMI_put_signal_nbi_8(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_put_signal_nbi, \
    double: shmem_ctx_double_put_signal_nbi, long double: shmem_ctx_longdouble_put_signal_nbi, \
    char: shmem_ctx_char_put_signal_nbi, signed char: shmem_ctx_schar_put_signal_nbi, \
    short: shmem_ctx_short_put_signal_nbi, unsigned char: shmem_ctx_uchar_put_signal_nbi, \
    unsigned short: shmem_ctx_ushort_put_signal_nbi, int: shmem_ctx_int_put_signal_nbi, \
    long: shmem_ctx_long_put_signal_nbi, long long: shmem_ctx_longlong_put_signal_nbi, \
    unsigned int: shmem_ctx_uint_put_signal_nbi, unsigned long: shmem_ctx_ulong_put_signal_nbi, \
    unsigned long long: shmem_ctx_ulonglong_put_signal_nbi)(ctx, dest, __VA_ARGS__)
#define shmem_put_signal_nbi(...) FERRYI_BY_COUNT(SHMEMI_put_signal_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_2(source, ...) _Generic(*(source), float: shmem_float_atomic_fetch, \
    double: shmem_double_atomic_fetch, int: shmem_int_atomic_fetch, long: shmem_long_atomic_fetch, \
    long long: shmem_longlong_atomic_fetch, unsigned int: shmem_uint_atomic_fetch, \
    unsigned long: shmem_ulong_atomic_fetch, unsigned long long: shmem_ulonglong_atomic_fetch)(source, __VA_ARGS__)
#define SHMEMI_atomic_fetch_3(ctx, source, ...) _Generic(*(source), float: shmem_ctx_float_atomic_fetch, \
    double: shmem_ctx_double_atomic_fetch, int: shmem_ctx_int_atomic_fetch, long: shmem_ctx_long_atomic_fetch, \
    long long: shmem_ctx_longlong_atomic_fetch, unsigned int: shmem_ctx_uint_atomic_fetch, \
    unsigned long: shmem_ctx_ulong_atomic_fetch, unsigned long long: shmem_ctx_ulonglong_atomic_fetch)(ctx, source, \
    __VA_ARGS__)
#define shmem_atomic_fetch(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_, __VA_ARGS__)
#define SHMEMI_atomic_set_3(dest, ...) _Generic(*(dest), float: shmem_float_atomic_set, double: shmem_double_atomic_set, \
    int: shmem_int_atomic_set, long: shmem_long_atomic_set, long long: shmem_longlong_atomic_set, \
    unsigned int: shmem_uint_atomic_set, unsigned long: shmem_ulong_atomic_set, \
    unsigned long long: shmem_ulonglong_atomic_set)(dest, __VA_ARGS__)
#define SHMEMI_atomic_set_4(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_atomic_set, \
    double: shmem_ctx_double_atomic_set, int: shmem_ctx_int_atomic_set, long: shmem_ctx_long_atomic_set, \
    long long: shmem_ctx_longlong_atomic_set, unsigned int: shmem_ctx_uint_atomic_set, \
    unsigned long: shmem_ctx_ulong_atomic_set, unsigned long long: shmem_ctx_ulonglong_atomic_set)(ctx, dest, \
    __VA_ARGS__)
#define shmem_atomic_set(...) FERRYI_BY_COUNT(SHMEMI_atomic_set_, __VA_ARGS__)
#define SHMEMI_atomic_swap_3(dest, ...) _Generic(*(dest), float: shmem_float_atomic_swap, \
    double: shmem_double_atomic_swap, int: shmem_int_atomic_swap, long: shmem_long_atomic_swap, \
    long long: shmem_longlong_atomic_swap, unsigned int: shmem_uint_atomic_swap, unsigned long: shmem_ulong_atomic_swap, \
    unsigned long long: shmem_ulonglong_atomic_swap)(dest, __VA_ARGS__)
#define SHMEMI_atomic_swap_4(ctx, dest, ...) _Generic(*(dest), float: shmem_ctx_float_atomic_swap, \
    double: shmem_ctx_double_atomic_swap, int: shmem_ctx_int_atomic_swap, long: shmem_ctx_long_atomic_swap, \
    long long: shmem_ctx_longlong_atomic_swap, unsigned int: shmem_ctx_uint_atomic_swap, \
    unsigned long: shmem_ctx_ulong_atomic_swap, unsigned long long: shmem_ctx_ulonglong_atomic_swap)(ctx, dest, \
    __VA_ARGS__)
#define shmem_atomic_swap(...) FERRYI_BY_COUNT(SHMEMI_atomic_swap_, __VA_ARGS__)
#define SHMEMI_atomic_compare_swap_4(dest, ...) _Generic(*(dest), int: shmem_int_atomic_compare_swap, \
    long: shmem_long_atomic_compare_swap, long long: shmem_longlong_atomic_compare_swap, \
    unsigned int: shmem_uint_atomic_compare_swap, unsigned long: shmem_ulong_atomic_compare_swap, \
    unsigned long long: shmem_ulonglong_atomic_compare_swap)(dest, __VA_ARGS__)
#define SHMEMI_atomic_compare_swap_5(ctx, dest, ...) _Generic(*(dest), int: shmem_ctx_int_atomic_compare_swap, \
    long: shmem_ctx_long_atomic_compare_swap, long long: shmem_ctx_longlong_atomic_compare_swap, \
    unsigned int: shmem_ctx_uint_atomic_compare_swap, unsigned long: shmem_ctx_ulong_atomic_compare_swap, \
    unsigned long long: shmem_ctx_ulonglong_atomic_compare_swap)(ctx, dest, __VA_ARGS__)
#define shmem_atomic_compare_swap(...) FERRYI_BY_COUNT(SHMEMI_atomic_compare_swap_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_inc_2(dest, ...) _Generic(*(dest), int: shmem_int_atomic_fetch_inc, \
    long: shmem_long_atomic_fetch_inc, long long: shmem_longlong_atomic_fetch_inc, \
    unsigned int: shmem_uint_atomic_fetch_inc, unsigned long: shmem_ulong_atomic_fetch_inc, \
    unsigned long long: shmem_ulonglong_atomic_fetch_inc)(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_inc_3(ctx, dest, ...) _Generic(*(dest), int: shmem_ctx_int_atomic_fetch_inc, \
    long: shmem_ctx_long_atomic_fetch_inc, long long: shmem_ctx_longlong_atomic_fetch_inc, \
    unsigned int: shmem_ctx_uint_atomic_fetch_inc, unsigned long: shmem_ctx_ulong_atomic_fetch_inc, \
    unsigned long long: shmem_ctx_ulonglong_atomic_fetch_inc)(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_inc(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_inc_, __VA_ARGS__)
#define SHMEMI_atomic_inc_2(dest, ...) _Generic(*(dest), int: shmem_int_atomic_inc, long: shmem_long_atomic_inc, \
    long long: shmem_longlong_atomic_inc, unsigned int: shmem_uint_atomic_inc, unsigned long: shmem_ulong_atomic_inc, \
    unsigned long long: shmem_ulonglong_atomic_inc)(dest, __VA_ARGS__)
#define SHMEMI_atomic_inc_3(ctx, dest, ...) _Generic(*(dest), int: shmem_ctx_int_atomic_inc, \
    long: shmem_ctx_long_atomic_inc, long long: shmem_ctx_longlong_atomic_inc, unsigned int: shmem_ctx_uint_atomic_inc, \
    unsigned long: shmem_ctx_ulong_atomic_inc, unsigned long long: shmem_ctx_ulonglong_atomic_inc)(ctx, dest, \
    __VA_ARGS__)
#define shmem_atomic_inc(...) FERRYI_BY_COUNT(SHMEMI_atomic_inc_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_add_3(dest, ...) _Generic(*(dest), int: shmem_int_atomic_fetch_add, \
    long: shmem_long_atomic_fetch_add, long long: shmem_longlong_atomic_fetch_add, \
    unsigned int: shmem_uint_atomic_fetch_add, unsigned long: shmem_ulong_atomic_fetch_add, \
    unsigned long long: shmem_ulonglong_atomic_fetch_add)(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_add_4(ctx, dest, ...) _Generic(*(dest), int: shmem_ctx_int_atomic_fetch_add, \
    long: shmem_ctx_long_atomic_fetch_add, long long: shmem_ctx_longlong_atomic_fetch_add, \
    unsigned int: shmem_ctx_uint_atomic_fetch_add, unsigned long: shmem_ctx_ulong_atomic_fetch_add, \
    unsigned long long: shmem_ctx_ulonglong_atomic_fetch_add)(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_add(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_add_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_and_3(dest, ...) _Generic(*(dest), int: shmem_int_atomic_fetch_and, \
    long: shmem_long_atomic_fetch_and, long long: shmem_longlong_atomic_fetch_and, \
    unsigned int: shmem_uint_atomic_fetch_and, unsigned long: shmem_ulong_atomic_fetch_and, \
    unsigned long long: shmem_ulonglong_atomic_fetch_and)(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_and_4(ctx, dest, ...) _Generic(*(dest), int: shmem_ctx_int_atomic_fetch_and, \
    long: shmem_ctx_long_atomic_fetch_and, long long: shmem_ctx_longlong_atomic_fetch_and, \
    unsigned int: shmem_ctx_uint_atomic_fetch_and, unsigned long: shmem_ctx_ulong_atomic_fetch_and, \
    unsigned long long: shmem_ctx_ulonglong_atomic_fetch_and)(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_and(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_and_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_or_3(dest, ...) _Generic(*(dest), int: shmem_int_atomic_fetch_or, \
    long: shmem_long_atomic_fetch_or, long long: shmem_longlong_atomic_fetch_or, \
    unsigned int: shmem_uint_atomic_fetch_or, unsigned long: shmem_ulong_atomic_fetch_or, \
    unsigned long long: shmem_ulonglong_atomic_fetch_or)(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_or_4(ctx, dest, ...) _Generic(*(dest), int: shmem_ctx_int_atomic_fetch_or, \
    long: shmem_ctx_long_atomic_fetch_or, long long: shmem_ctx_longlong_atomic_fetch_or, \
    unsigned int: shmem_ctx_uint_atomic_fetch_or, unsigned long: shmem_ctx_ulong_atomic_fetch_or, \
    unsigned long long: shmem_ctx_ulonglong_atomic_fetch_or)(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_or(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_or_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_xor_3(dest, ...) _Generic(*(dest), int: shmem_int_atomic_fetch_xor, \
    long: shmem_long_atomic_fetch_xor, long long: shmem_longlong_atomic_fetch_xor, \
    unsigned int: shmem_uint_atomic_fetch_xor, unsigned long: shmem_ulong_atomic_fetch_xor, \
    unsigned long long: shmem_ulonglong_atomic_fetch_xor)(dest, __VA_ARGS__)
#define SHMEMI_atomic_fetch_xor_4(ctx, dest, ...) _Generic(*(dest), int: shmem_ctx_int_atomic_fetch_xor, \
    long: shmem_ctx_long_atomic_fetch_xor, long long: shmem_ctx_longlong_atomic_fetch_xor, \
    unsigned int: shmem_ctx_uint_atomic_fetch_xor, unsigned long: shmem_ctx_ulong_atomic_fetch_xor, \
    unsigned long long: shmem_ctx_ulonglong_atomic_fetch_xor)(ctx, dest, __VA_ARGS__)
#define shmem_atomic_fetch_xor(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_xor_, __VA_ARGS__)
#define SHMEMI_atomic_add_3(dest, ...) _Generic(*(dest), int: shmem_int_atomic_add, long: shmem_long_atomic_add, \
    long long: shmem_longlong_atomic_add, unsigned int: shmem_uint_atomic_add, unsigned long: shmem_ulong_atomic_add, \
    unsigned long long: shmem_ulonglong_atomic_add)(dest, __VA_ARGS__)
#define SHMEMI_atomic_add_4(ctx, dest, ...) _Generic(*(dest), int: shmem_ctx_int_atomic_add, \
    long: shmem_ctx_long_atomic_add, long long: shmem_ctx_longlong_atomic_add, unsigned int: shmem_ctx_uint_atomic_add, \
    unsigned long: shmem_ctx_ulong_atomic_add, unsigned long long: shmem_ctx_ulonglong_atomic_add)(ctx, dest, \
    __VA_ARGS__)
#define shmem_atomic_add(...) FERRYI_BY_COUNT(SHMEMI_atomic_add_, __VA_ARGS__)
#define SHMEMI_atomic_and_3(dest, ...) _Generic(*(dest), int: shmem_int_atomic_and, long: shmem_long_atomic_and, \
    long long: shmem_longlong_atomic_and, unsigned int: shmem_uint_atomic_and, unsigned long: shmem_ulong_atomic_and, \
    unsigned long long: shmem_ulonglong_atomic_and)(dest, __VA_ARGS__)
#define SHMEMI_atomic_and_4(ctx, dest, ...) _Generic(*(dest), int: shmem_ctx_int_atomic_and, \
    long: shmem_ctx_long_atomic_and, long long: shmem_ctx_longlong_atomic_and, unsigned int: shmem_ctx_uint_atomic_and, \
    unsigned long: shmem_ctx_ulong_atomic_and, unsigned long long: shmem_ctx_ulonglong_atomic_and)(ctx, dest, \
    __VA_ARGS__)
#define shmem_atomic_and(...) FERRYI_BY_COUNT(SHMEMI_atomic_and_, __VA_ARGS__)
#define SHMEMI_atomic_or_3(dest, ...) _Generic(*(dest), int: shmem_int_atomic_or, long: shmem_long_atomic_or, \
    long long: shmem_longlong_atomic_or, unsigned int: shmem_uint_atomic_or, unsigned long: shmem_ulong_atomic_or, \
    unsigned long long: shmem_ulonglong_atomic_or)(dest, __VA_ARGS__)
#define SHMEMI_atomic_or_4(ctx, dest, ...) _Generic(*(dest), int: shmem_ctx_int_atomic_or, \
    long: shmem_ctx_long_atomic_or, long long: shmem_ctx_longlong_atomic_or, unsigned int: shmem_ctx_uint_atomic_or, \
    unsigned long: shmem_ctx_ulong_atomic_or, unsigned long long: shmem_ctx_ulonglong_atomic_or)(ctx, dest, __VA_ARGS__)
#define shmem_atomic_or(...) FERRYI_BY_COUNT(SHMEMI_atomic_or_, __VA_ARGS__)
#define SHMEMI_atomic_xor_3(dest, ...) _Generic(*(dest), int: shmem_int_atomic_xor, long: shmem_long_atomic_xor, \
    long long: shmem_longlong_atomic_xor, unsigned int: shmem_uint_atomic_xor, unsigned long: shmem_ulong_atomic_xor, \
    unsigned long long: shmem_ulonglong_atomic_xor)(dest, __VA_ARGS__)
#define SHMEMI_atomic_xor_4(ctx, dest, ...) _Generic(*(dest), int: shmem_ctx_int_atomic_xor, \
    long: shmem_ctx_long_atomic_xor, long long: shmem_ctx_longlong_atomic_xor, unsigned int: shmem_ctx_uint_atomic_xor, \
    unsigned long: shmem_ctx_ulong_atomic_xor, unsigned long long: shmem_ctx_ulonglong_atomic_xor)(ctx, dest, \
    __VA_ARGS__)
#define shmem_atomic_xor(...) FERRYI_BY_COUNT(SHMEMI_atomic_xor_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_nbi_3(fetch, ...) _Generic(*(fetch), float: shmem_float_atomic_fetch_nbi, \
    double: shmem_double_atomic_fetch_nbi, int: shmem_int_atomic_fetch_nbi, long: shmem_long_atomic_fetch_nbi, \
    long long: shmem_longlong_atomic_fetch_nbi, unsigned int: shmem_uint_atomic_fetch_nbi, \
    unsigned long: shmem_ulong_atomic_fetch_nbi, unsigned long long: shmem_ulonglong_atomic_fetch_nbi)(fetch, \
    __VA_ARGS__)
#define SHMEMI_atomic_fetch_nbi_4(ctx, fetch, ...) _Generic(*(fetch), float: shmem_ctx_float_atomic_fetch_nbi, \
    double: shmem_ctx_double_atomic_fetch_nbi, int: shmem_ctx_int_atomic_fetch_nbi, \
    long: shmem_ctx_long_atomic_fetch_nbi, long long: shmem_ctx_longlong_atomic_fetch_nbi, \
    unsigned int: shmem_ctx_uint_atomic_fetch_nbi, unsigned long: shmem_ctx_ulong_atomic_fetch_nbi, \
    unsigned long long: shmem_ctx_ulonglong_atomic_fetch_nbi)(ctx, fetch, __VA_ARGS__)
#define shmem_atomic_fetch_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_swap_nbi_4(fetch, ...) _Generic(*(fetch), float: shmem_float_atomic_swap_nbi, \
    double: shmem_double_atomic_swap_nbi, int: shmem_int_atomic_swap_nbi, long: shmem_long_atomic_swap_nbi, \
    long long: shmem_longlong_atomic_swap_nbi, unsigned int: shmem_uint_atomic_swap_nbi, \
    unsigned long: shmem_ulong_atomic_swap_nbi, unsigned long long: shmem_ulonglong_atomic_swap_nbi)(fetch, __VA_ARGS__)
#define SHMEMI_atomic_swap_nbi_5(ctx, fetch, ...) _Generic(*(fetch), float: shmem_ctx_float_atomic_swap_nbi, \
    double: shmem_ctx_double_atomic_swap_nbi, int: shmem_ctx_int_atomic_swap_nbi, long: shmem_ctx_long_atomic_swap_nbi, \
    long long: shmem_ctx_longlong_atomic_swap_nbi, unsigned int: shmem_ctx_uint_atomic_swap_nbi, \
    unsigned long: shmem_ctx_ulong_atomic_swap_nbi, unsigned long long: shmem_ctx_ulonglong_atomic_swap_nbi)(ctx, fetch, \
    __VA_ARGS__)
#define shmem_atomic_swap_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_swap_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_compare_swap_nbi_5(fetch, ...) _Generic(*(fetch), int: shmem_int_atomic_compare_swap_nbi, \
    long: shmem_long_atomic_compare_swap_nbi, long long: shmem_longlong_atomic_compare_swap_nbi, \
    unsigned int: shmem_uint_atomic_compare_swap_nbi, unsigned long: shmem_ulong_atomic_compare_swap_nbi, \
    unsigned long long: shmem_ulonglong_atomic_compare_swap_nbi)(fetch, __VA_ARGS__)
#define SHMEMI_atomic_compare_swap_nbi_6(ctx, fetch, ...) _Generic(*(fetch), int: shmem_ctx_int_atomic_compare_swap_nbi, \
    long: shmem_ctx_long_atomic_compare_swap_nbi, long long: shmem_ctx_longlong_atomic_compare_swap_nbi, \
    unsigned int: shmem_ctx_uint_atomic_compare_swap_nbi, unsigned long: shmem_ctx_ulong_atomic_compare_swap_nbi, \
    unsigned long long: shmem_ctx_ulonglong_atomic_compare_swap_nbi)(ctx, fetch, __VA_ARGS__)
#define shmem_atomic_compare_swap_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_compare_swap_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_inc_nbi_3(fetch, ...) _Generic(*(fetch), int: shmem_int_atomic_fetch_inc_nbi, \
    long: shmem_long_atomic_fetch_inc_nbi, long long: shmem_longlong_atomic_fetch_inc_nbi, \
    unsigned int: shmem_uint_atomic_fetch_inc_nbi, unsigned long: shmem_ulong_atomic_fetch_inc_nbi, \
    unsigned long long: shmem_ulonglong_atomic_fetch_inc_nbi)(fetch, __VA_ARGS__)
#define SHMEMI_atomic_fetch_inc_nbi_4(ctx, fetch, ...) _Generic(*(fetch), int: shmem_ctx_int_atomic_fetch_inc_nbi, \
    long: shmem_ctx_long_atomic_fetch_inc_nbi, long long: shmem_ctx_longlong_atomic_fetch_inc_nbi, \
    unsigned int: shmem_ctx_uint_atomic_fetch_inc_nbi, unsigned long: shmem_ctx_ulong_atomic_fetch_inc_nbi, \
    unsigned long long: shmem_ctx_ulonglong_atomic_fetch_inc_nbi)(ctx, fetch, __VA_ARGS__)
#define shmem_atomic_fetch_inc_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_inc_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_add_nbi_4(fetch, ...) _Generic(*(fetch), int: shmem_int_atomic_fetch_add_nbi, \
    long: shmem_long_atomic_fetch_add_nbi, long long: shmem_longlong_atomic_fetch_add_nbi, \
    unsigned int: shmem_uint_atomic_fetch_add_nbi, unsigned long: shmem_ulong_atomic_fetch_add_nbi, \
    unsigned long long: shmem_ulonglong_atomic_fetch_add_nbi)(fetch, __VA_ARGS__)
#define SHMEMI_atomic_fetch_add_nbi_5(ctx, fetch, ...) _Generic(*(fetch), int: shmem_ctx_int_atomic_fetch_add_nbi, \
    long: shmem_ctx_long_atomic_fetch_add_nbi, long long: shmem_ctx_longlong_atomic_fetch_add_nbi, \
    unsigned int: shmem_ctx_uint_atomic_fetch_add_nbi, unsigned long: shmem_ctx_ulong_atomic_fetch_add_nbi, \
    unsigned long long: shmem_ctx_ulonglong_atomic_fetch_add_nbi)(ctx, fetch, __VA_ARGS__)
#define shmem_atomic_fetch_add_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_add_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_and_nbi_4(fetch, ...) _Generic(*(fetch), int: shmem_int_atomic_fetch_and_nbi, \
    long: shmem_long_atomic_fetch_and_nbi, long long: shmem_longlong_atomic_fetch_and_nbi, \
    unsigned int: shmem_uint_atomic_fetch_and_nbi, unsigned long: shmem_ulong_atomic_fetch_and_nbi, \
    unsigned long long: shmem_ulonglong_atomic_fetch_and_nbi)(fetch, __VA_ARGS__)
#define SHMEMI_atomic_fetch_and_nbi_5(ctx, fetch, ...) _Generic(*(fetch), int: shmem_ctx_int_atomic_fetch_and_nbi, \
    long: shmem_ctx_long_atomic_fetch_and_nbi, long long: shmem_ctx_longlong_atomic_fetch_and_nbi, \
    unsigned int: shmem_ctx_uint_atomic_fetch_and_nbi, unsigned long: shmem_ctx_ulong_atomic_fetch_and_nbi, \
    unsigned long long: shmem_ctx_ulonglong_atomic_fetch_and_nbi)(ctx, fetch, __VA_ARGS__)
#define shmem_atomic_fetch_and_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_and_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_or_nbi_4(fetch, ...) _Generic(*(fetch), int: shmem_int_atomic_fetch_or_nbi, \
    long: shmem_long_atomic_fetch_or_nbi, long long: shmem_longlong_atomic_fetch_or_nbi, \
    unsigned int: shmem_uint_atomic_fetch_or_nbi, unsigned long: shmem_ulong_atomic_fetch_or_nbi, \
    unsigned long long: shmem_ulonglong_atomic_fetch_or_nbi)(fetch, __VA_ARGS__)
#define SHMEMI_atomic_fetch_or_nbi_5(ctx, fetch, ...) _Generic(*(fetch), int: shmem_ctx_int_atomic_fetch_or_nbi, \
    long: shmem_ctx_long_atomic_fetch_or_nbi, long long: shmem_ctx_longlong_atomic_fetch_or_nbi, \
    unsigned int: shmem_ctx_uint_atomic_fetch_or_nbi, unsigned long: shmem_ctx_ulong_atomic_fetch_or_nbi, \
    unsigned long long: shmem_ctx_ulonglong_atomic_fetch_or_nbi)(ctx, fetch, __VA_ARGS__)
#define shmem_atomic_fetch_or_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_or_nbi_, __VA_ARGS__)
#define SHMEMI_atomic_fetch_xor_nbi_4(fetch, ...) _Generic(*(fetch), int: shmem_int_atomic_fetch_xor_nbi, \
    long: shmem_long_atomic_fetch_xor_nbi, long long: shmem_longlong_atomic_fetch_xor_nbi, \
    unsigned int: shmem_uint_atomic_fetch_xor_nbi, unsigned long: shmem_ulong_atomic_fetch_xor_nbi, \
    unsigned long long: shmem_ulonglong_atomic_fetch_xor_nbi)(fetch, __VA_ARGS__)
#define SHMEMI_atomic_fetch_xor_nbi_5(ctx, fetch, ...) _Generic(*(fetch), int: shmem_ctx_int_atomic_fetch_xor_nbi, \
    long: shmem_ctx_long_atomic_fetch_xor_nbi, long long: shmem_ctx_longlong_atomic_fetch_xor_nbi, \
    unsigned int: shmem_ctx_uint_atomic_fetch_xor_nbi, unsigned long: shmem_ctx_ulong_atomic_fetch_xor_nbi, \
    unsigned long long: shmem_ctx_ulonglong_atomic_fetch_xor_nbi)(ctx, fetch, __VA_ARGS__)
#define shmem_atomic_fetch_xor_nbi(...) FERRYI_BY_COUNT(SHMEMI_atomic_fetch_xor_nbi_, __VA_ARGS__)
#define shmem_wait_until(ivar, ...) _Generic(*(ivar), int: shmem_int_wait_until, long: shmem_long_wait_until, \
    long long: shmem_longlong_wait_until, unsigned int: shmem_uint_wait_until, unsigned long: shmem_ulong_wait_until, \
    unsigned long long: shmem_ulonglong_wait_until, short: shmem_short_wait_until, \
    unsigned short: shmem_ushort_wait_until)(ivar, __VA_ARGS__)
#define shmem_wait_until_all(ivars, ...) _Generic(*(ivars), int: shmem_int_wait_until_all, \
    long: shmem_long_wait_until_all, long long: shmem_longlong_wait_until_all, unsigned int: shmem_uint_wait_until_all, \
    unsigned long: shmem_ulong_wait_until_all, unsigned long long: shmem_ulonglong_wait_until_all, \
    short: shmem_short_wait_until_all, unsigned short: shmem_ushort_wait_until_all)(ivars, __VA_ARGS__)
#define shmem_wait_until_all_vector(ivars, ...) _Generic(*(ivars), int: shmem_int_wait_until_all_vector, \
    long: shmem_long_wait_until_all_vector, long long: shmem_longlong_wait_until_all_vector, \
    unsigned int: shmem_uint_wait_until_all_vector, unsigned long: shmem_ulong_wait_until_all_vector, \
    unsigned long long: shmem_ulonglong_wait_until_all_vector, short: shmem_short_wait_until_all_vector, \
    unsigned short: shmem_ushort_wait_until_all_vector)(ivars, __VA_ARGS__)
#define shmem_wait_until_any(ivars, ...) _Generic(*(ivars), int: shmem_int_wait_until_any, \
    long: shmem_long_wait_until_any, long long: shmem_longlong_wait_until_any, unsigned int: shmem_uint_wait_until_any, \
    unsigned long: shmem_ulong_wait_until_any, unsigned long long: shmem_ulonglong_wait_until_any, \
    short: shmem_short_wait_until_any, unsigned short: shmem_ushort_wait_until_any)(ivars, __VA_ARGS__)
#define shmem_wait_until_any_vector(ivars, ...) _Generic(*(ivars), int: shmem_int_wait_until_any_vector, \
    long: shmem_long_wait_until_any_vector, long long: shmem_longlong_wait_until_any_vector, \
    unsigned int: shmem_uint_wait_until_any_vector, unsigned long: shmem_ulong_wait_until_any_vector, \
    unsigned long long: shmem_ulonglong_wait_until_any_vector, short: shmem_short_wait_until_any_vector, \
    unsigned short: shmem_ushort_wait_until_any_vector)(ivars, __VA_ARGS__)
#define shmem_wait_until_some(ivars, ...) _Generic(*(ivars), int: shmem_int_wait_until_some, \
    long: shmem_long_wait_until_some, long long: shmem_longlong_wait_until_some, \
    unsigned int: shmem_uint_wait_until_some, unsigned long: shmem_ulong_wait_until_some, \
    unsigned long long: shmem_ulonglong_wait_until_some, short: shmem_short_wait_until_some, \
    unsigned short: shmem_ushort_wait_until_some)(ivars, __VA_ARGS__)
#define shmem_wait_until_some_vector(ivars, ...) _Generic(*(ivars), int: shmem_int_wait_until_some_vector, \
    long: shmem_long_wait_until_some_vector, long long: shmem_longlong_wait_until_some_vector, \
    unsigned int: shmem_uint_wait_until_some_vector, unsigned long: shmem_ulong_wait_until_some_vector, \
    unsigned long long: shmem_ulonglong_wait_until_some_vector, short: shmem_short_wait_until_some_vector, \
    unsigned short: shmem_ushort_wait_until_some_vector)(ivars, __VA_ARGS__)
#define shmem_test(ivar, ...) _Generic(*(ivar), int: shmem_int_test, long: shmem_long_test, \
    long long: shmem_longlong_test, unsigned int: shmem_uint_test, unsigned long: shmem_ulong_test, \
    unsigned long long: shmem_ulonglong_test, short: shmem_short_test, unsigned short: shmem_ushort_test)(ivar, \
    __VA_ARGS__)
#define shmem_test_all(ivars, ...) _Generic(*(ivars), int: shmem_int_test_all, long: shmem_long_test_all, \
    long long: shmem_longlong_test_all, unsigned int: shmem_uint_test_all, unsigned long: shmem_ulong_test_all, \
    unsigned long long: shmem_ulonglong_test_all, short: shmem_short_test_all, \
    unsigned short: shmem_ushort_test_all)(ivars, __VA_ARGS__)
#define shmem_test_all_vector(ivars, ...) _Generic(*(ivars), int: shmem_int_test_all_vector, \
    long: shmem_long_test_all_vector, long long: shmem_longlong_test_all_vector, \
    unsigned int: shmem_uint_test_all_vector, unsigned long: shmem_ulong_test_all_vector, \
    unsigned long long: shmem_ulonglong_test_all_vector, short: shmem_short_test_all_vector, \
    unsigned short: shmem_ushort_test_all_vector)(ivars, __VA_ARGS__)
#define shmem_test_any(ivars, ...) _Generic(*(ivars), int: shmem_int_test_any, long: shmem_long_test_any, \
    long long: shmem_longlong_test_any, unsigned int: shmem_uint_test_any, unsigned long: shmem_ulong_test_any, \
    unsigned long long: shmem_ulonglong_test_any, short: shmem_short_test_any, \
    unsigned short: shmem_ushort_test_any)(ivars, __VA_ARGS__)
#define shmem_test_any_vector(ivars, ...) _Generic(*(ivars), int: shmem_int_test_any_vector, \
    long: shmem_long_test_any_vector, long long: shmem_longlong_test_any_vector, \
    unsigned int: shmem_uint_test_any_vector, unsigned long: shmem_ulong_test_any_vector, \
    unsigned long long: shmem_ulonglong_test_any_vector, short: shmem_short_test_any_vector, \
    unsigned short: shmem_ushort_test_any_vector)(ivars, __VA_ARGS__)
#define shmem_test_some(ivars, ...) _Generic(*(ivars), int: shmem_int_test_some, long: shmem_long_test_some, \
    long long: shmem_longlong_test_some, unsigned int: shmem_uint_test_some, unsigned long: shmem_ulong_test_some, \
    unsigned long long: shmem_ulonglong_test_some, short: shmem_short_test_some, \
    unsigned short: shmem_ushort_test_some)(ivars, __VA_ARGS__)
#define shmem_test_some_vector(ivars, ...) _Generic(*(ivars), int: shmem_int_test_some_vector, \
    long: shmem_long_test_some_vector, long long: shmem_longlong_test_some_vector, \
    unsigned int: shmem_uint_test_some_vector, unsigned long: shmem_ulong_test_some_vector, \
    unsigned long long: shmem_ulonglong_test_some_vector, short: shmem_short_test_some_vector, \
    unsigned short: shmem_ushort_test_some_vector)(ivars, __VA_ARGS__)
#define shmem_broadcast(team, dest, ...) _Generic(*(dest), float: shmem_float_broadcast, double: shmem_double_broadcast, \
    long double: shmem_longdouble_broadcast, char: shmem_char_broadcast, signed char: shmem_schar_broadcast, \
    short: shmem_short_broadcast, unsigned char: shmem_uchar_broadcast, unsigned short: shmem_ushort_broadcast, \
    int: shmem_int_broadcast, long: shmem_long_broadcast, long long: shmem_longlong_broadcast, \
    unsigned int: shmem_uint_broadcast, unsigned long: shmem_ulong_broadcast, \
    unsigned long long: shmem_ulonglong_broadcast)(team, dest, __VA_ARGS__)
#define shmem_fcollect(team, dest, ...) _Generic(*(dest), float: shmem_float_fcollect, double: shmem_double_fcollect, \
    long double: shmem_longdouble_fcollect, char: shmem_char_fcollect, signed char: shmem_schar_fcollect, \
    short: shmem_short_fcollect, unsigned char: shmem_uchar_fcollect, unsigned short: shmem_ushort_fcollect, \
    int: shmem_int_fcollect, long: shmem_long_fcollect, long long: shmem_longlong_fcollect, \
    unsigned int: shmem_uint_fcollect, unsigned long: shmem_ulong_fcollect, \
    unsigned long long: shmem_ulonglong_fcollect)(team, dest, __VA_ARGS__)
#define shmem_alltoall(team, dest, ...) _Generic(*(dest), float: shmem_float_alltoall, double: shmem_double_alltoall, \
    long double: shmem_longdouble_alltoall, char: shmem_char_alltoall, signed char: shmem_schar_alltoall, \
    short: shmem_short_alltoall, unsigned char: shmem_uchar_alltoall, unsigned short: shmem_ushort_alltoall, \
    int: shmem_int_alltoall, long: shmem_long_alltoall, long long: shmem_longlong_alltoall, \
    unsigned int: shmem_uint_alltoall, unsigned long: shmem_ulong_alltoall, \
    unsigned long long: shmem_ulonglong_alltoall)(team, dest, __VA_ARGS__)
#define shmem_collect(team, dest, ...) _Generic(*(dest), float: shmem_float_collect, double: shmem_double_collect, \
    long double: shmem_longdouble_collect, char: shmem_char_collect, signed char: shmem_schar_collect, \
    short: shmem_short_collect, unsigned char: shmem_uchar_collect, unsigned short: shmem_ushort_collect, \
    int: shmem_int_collect, long: shmem_long_collect, long long: shmem_longlong_collect, \
    unsigned int: shmem_uint_collect, unsigned long: shmem_ulong_collect, \
    unsigned long long: shmem_ulonglong_collect)(team, dest, __VA_ARGS__)
#define shmem_alltoalls(team, dest, ...) _Generic(*(dest), float: shmem_float_alltoalls, double: shmem_double_alltoalls, \
    long double: shmem_longdouble_alltoalls, char: shmem_char_alltoalls, signed char: shmem_schar_alltoalls, \
    short: shmem_short_alltoalls, unsigned char: shmem_uchar_alltoalls, unsigned short: shmem_ushort_alltoalls, \
    int: shmem_int_alltoalls, long: shmem_long_alltoalls, long long: shmem_longlong_alltoalls, \
    unsigned int: shmem_uint_alltoalls, unsigned long: shmem_ulong_alltoalls, \
    unsigned long long: shmem_ulonglong_alltoalls)(team, dest, __VA_ARGS__)
#define shmem_sum_inscan(team, dest, ...) _Generic(*(dest), float: shmem_float_sum_inscan, \
    double: shmem_double_sum_inscan, long double: shmem_longdouble_sum_inscan, char: shmem_char_sum_inscan, \
    signed char: shmem_schar_sum_inscan, short: shmem_short_sum_inscan, unsigned char: shmem_uchar_sum_inscan, \
    unsigned short: shmem_ushort_sum_inscan, int: shmem_int_sum_inscan, long: shmem_long_sum_inscan, \
    long long: shmem_longlong_sum_inscan, unsigned int: shmem_uint_sum_inscan, unsigned long: shmem_ulong_sum_inscan, \
    unsigned long long: shmem_ulonglong_sum_inscan)(team, dest, __VA_ARGS__)
#define shmem_sum_exscan(team, dest, ...) _Generic(*(dest), float: shmem_float_sum_exscan, \
    double: shmem_double_sum_exscan, long double: shmem_longdouble_sum_exscan, char: shmem_char_sum_exscan, \
    signed char: shmem_schar_sum_exscan, short: shmem_short_sum_exscan, unsigned char: shmem_uchar_sum_exscan, \
    unsigned short: shmem_ushort_sum_exscan, int: shmem_int_sum_exscan, long: shmem_long_sum_exscan, \
    long long: shmem_longlong_sum_exscan, unsigned int: shmem_uint_sum_exscan, unsigned long: shmem_ulong_sum_exscan, \
    unsigned long long: shmem_ulonglong_sum_exscan)(team, dest, __VA_ARGS__)
#define shmem_max_reduce(team, dest, ...) _Generic(*(dest), float: shmem_float_max_reduce, \
    double: shmem_double_max_reduce, long double: shmem_longdouble_max_reduce, char: shmem_char_max_reduce, \
    signed char: shmem_schar_max_reduce, short: shmem_short_max_reduce, unsigned char: shmem_uchar_max_reduce, \
    unsigned short: shmem_ushort_max_reduce, int: shmem_int_max_reduce, long: shmem_long_max_reduce, \
    long long: shmem_longlong_max_reduce, unsigned int: shmem_uint_max_reduce, unsigned long: shmem_ulong_max_reduce, \
    unsigned long long: shmem_ulonglong_max_reduce)(team, dest, __VA_ARGS__)
#define shmem_min_reduce(team, dest, ...) _Generic(*(dest), float: shmem_float_min_reduce, \
    double: shmem_double_min_reduce, long double: shmem_longdouble_min_reduce, char: shmem_char_min_reduce, \
    signed char: shmem_schar_min_reduce, short: shmem_short_min_reduce, unsigned char: shmem_uchar_min_reduce, \
    unsigned short: shmem_ushort_min_reduce, int: shmem_int_min_reduce, long: shmem_long_min_reduce, \
    long long: shmem_longlong_min_reduce, unsigned int: shmem_uint_min_reduce, unsigned long: shmem_ulong_min_reduce, \
    unsigned long long: shmem_ulonglong_min_reduce)(team, dest, __VA_ARGS__)
#define shmem_sum_reduce(team, dest, ...) _Generic(*(dest), float: shmem_float_sum_reduce, \
    double: shmem_double_sum_reduce, long double: shmem_longdouble_sum_reduce, char: shmem_char_sum_reduce, \
    signed char: shmem_schar_sum_reduce, short: shmem_short_sum_reduce, unsigned char: shmem_uchar_sum_reduce, \
    unsigned short: shmem_ushort_sum_reduce, int: shmem_int_sum_reduce, long: shmem_long_sum_reduce, \
    long long: shmem_longlong_sum_reduce, unsigned int: shmem_uint_sum_reduce, unsigned long: shmem_ulong_sum_reduce, \
    unsigned long long: shmem_ulonglong_sum_reduce, SHMEMI_COMPLEX(float): shmem_complexf_sum_reduce, \
    SHMEMI_COMPLEX(double): shmem_complexd_sum_reduce)(team, dest, __VA_ARGS__)
#define shmem_prod_reduce(team, dest, ...) _Generic(*(dest), float: shmem_float_prod_reduce, \
    double: shmem_double_prod_reduce, long double: shmem_longdouble_prod_reduce, char: shmem_char_prod_reduce, \
    signed char: shmem_schar_prod_reduce, short: shmem_short_prod_reduce, unsigned char: shmem_uchar_prod_reduce, \
    unsigned short: shmem_ushort_prod_reduce, int: shmem_int_prod_reduce, long: shmem_long_prod_reduce, \
    long long: shmem_longlong_prod_reduce, unsigned int: shmem_uint_prod_reduce, unsigned long: shmem_ulong_prod_reduce, \
    unsigned long long: shmem_ulonglong_prod_reduce, SHMEMI_COMPLEX(float): shmem_complexf_prod_reduce, \
    SHMEMI_COMPLEX(double): shmem_complexd_prod_reduce)(team, dest, __VA_ARGS__)
#define shmem_and_reduce(team, dest, ...) _Generic(*(dest), char: shmem_char_and_reduce, \
    signed char: shmem_schar_and_reduce, short: shmem_short_and_reduce, unsigned char: shmem_uchar_and_reduce, \
    unsigned short: shmem_ushort_and_reduce, int: shmem_int_and_reduce, long: shmem_long_and_reduce, \
    long long: shmem_longlong_and_reduce, unsigned int: shmem_uint_and_reduce, unsigned long: shmem_ulong_and_reduce, \
    unsigned long long: shmem_ulonglong_and_reduce)(team, dest, __VA_ARGS__)
#define shmem_or_reduce(team, dest, ...) _Generic(*(dest), char: shmem_char_or_reduce, \
    signed char: shmem_schar_or_reduce, short: shmem_short_or_reduce, unsigned char: shmem_uchar_or_reduce, \
    unsigned short: shmem_ushort_or_reduce, int: shmem_int_or_reduce, long: shmem_long_or_reduce, \
    long long: shmem_longlong_or_reduce, unsigned int: shmem_uint_or_reduce, unsigned long: shmem_ulong_or_reduce, \
    unsigned long long: shmem_ulonglong_or_reduce)(team, dest, __VA_ARGS__)
#define shmem_xor_reduce(team, dest, ...) _Generic(*(dest), char: shmem_char_xor_reduce, \
    signed char: shmem_schar_xor_reduce, short: shmem_short_xor_reduce, unsigned char: shmem_uchar_xor_reduce, \
    unsigned short: shmem_ushort_xor_reduce, int: shmem_int_xor_reduce, long: shmem_long_xor_reduce, \
    long long: shmem_longlong_xor_reduce, unsigned int: shmem_uint_xor_reduce, unsigned long: shmem_ulong_xor_reduce, \
    unsigned long long: shmem_ulonglong_xor_reduce)(team, dest, __VA_ARGS__)
#endif

#endif
