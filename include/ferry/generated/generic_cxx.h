/* SPDX-License-Identifier: BSD-3-Clause */
/* Type-generic spellings in C++ (ferry/generic.h).  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRY_GENERATED_GENERIC_CXX_H
#define FERRY_GENERATED_GENERIC_CXX_H

#include "../amo.h"
#include "../coll.h"
#include "../ctx.h"
#include "../rma.h"
#include "../signal.h"
#include "../wait.h"

#ifdef __cplusplus
FERRYI_INLINE ferry_status ferry_put(float *dest, const float *source, size_t nelems, int pe)
{
    return ferry_float_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    return ferry_ctx_float_put(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(double *dest, const double *source, size_t nelems, int pe)
{
    return ferry_double_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
{
    return ferry_ctx_double_put(ctx, dest, source, nelems, pe);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_put(long double *dest, const long double *source, size_t nelems, int pe)
{
    return ferry_longdouble_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe)
{
    return ferry_ctx_longdouble_put(ctx, dest, source, nelems, pe);
}
#endif
FERRYI_INLINE ferry_status ferry_put(char *dest, const char *source, size_t nelems, int pe)
{
    return ferry_char_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    return ferry_ctx_char_put(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return ferry_schar_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe)
{
    return ferry_ctx_schar_put(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(short *dest, const short *source, size_t nelems, int pe)
{
    return ferry_short_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    return ferry_ctx_short_put(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    return ferry_uchar_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe)
{
    return ferry_ctx_uchar_put(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    return ferry_ushort_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    return ferry_ctx_ushort_put(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(int *dest, const int *source, size_t nelems, int pe)
{
    return ferry_int_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    return ferry_ctx_int_put(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(long *dest, const long *source, size_t nelems, int pe)
{
    return ferry_long_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    return ferry_ctx_long_put(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(long long *dest, const long long *source, size_t nelems, int pe)
{
    return ferry_longlong_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe)
{
    return ferry_ctx_longlong_put(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    return ferry_uint_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe)
{
    return ferry_ctx_uint_put(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    return ferry_ulong_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe)
{
    return ferry_ctx_ulong_put(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe)
{
    return ferry_ulonglong_put(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return ferry_ctx_ulonglong_put(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(float *dest, const float *source, size_t nelems, int pe)
{
    return ferry_float_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    return ferry_ctx_float_get(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(double *dest, const double *source, size_t nelems, int pe)
{
    return ferry_double_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
{
    return ferry_ctx_double_get(ctx, dest, source, nelems, pe);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_get(long double *dest, const long double *source, size_t nelems, int pe)
{
    return ferry_longdouble_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe)
{
    return ferry_ctx_longdouble_get(ctx, dest, source, nelems, pe);
}
#endif
FERRYI_INLINE ferry_status ferry_get(char *dest, const char *source, size_t nelems, int pe)
{
    return ferry_char_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    return ferry_ctx_char_get(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return ferry_schar_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe)
{
    return ferry_ctx_schar_get(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(short *dest, const short *source, size_t nelems, int pe)
{
    return ferry_short_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    return ferry_ctx_short_get(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    return ferry_uchar_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems,
    int pe)
{
    return ferry_ctx_uchar_get(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    return ferry_ushort_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    return ferry_ctx_ushort_get(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(int *dest, const int *source, size_t nelems, int pe)
{
    return ferry_int_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    return ferry_ctx_int_get(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(long *dest, const long *source, size_t nelems, int pe)
{
    return ferry_long_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    return ferry_ctx_long_get(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(long long *dest, const long long *source, size_t nelems, int pe)
{
    return ferry_longlong_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe)
{
    return ferry_ctx_longlong_get(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    return ferry_uint_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe)
{
    return ferry_ctx_uint_get(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    return ferry_ulong_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems,
    int pe)
{
    return ferry_ctx_ulong_get(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe)
{
    return ferry_ulonglong_get(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return ferry_ctx_ulonglong_get(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(float *dest, const float *source, size_t nelems, int pe)
{
    return ferry_float_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    return ferry_ctx_float_put_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(double *dest, const double *source, size_t nelems, int pe)
{
    return ferry_double_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
{
    return ferry_ctx_double_put_nbi(ctx, dest, source, nelems, pe);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_put_nbi(long double *dest, const long double *source, size_t nelems, int pe)
{
    return ferry_longdouble_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe)
{
    return ferry_ctx_longdouble_put_nbi(ctx, dest, source, nelems, pe);
}
#endif
FERRYI_INLINE ferry_status ferry_put_nbi(char *dest, const char *source, size_t nelems, int pe)
{
    return ferry_char_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    return ferry_ctx_char_put_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return ferry_schar_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe)
{
    return ferry_ctx_schar_put_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(short *dest, const short *source, size_t nelems, int pe)
{
    return ferry_short_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    return ferry_ctx_short_put_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    return ferry_uchar_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    return ferry_ctx_uchar_put_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    return ferry_ushort_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    return ferry_ctx_ushort_put_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(int *dest, const int *source, size_t nelems, int pe)
{
    return ferry_int_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    return ferry_ctx_int_put_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(long *dest, const long *source, size_t nelems, int pe)
{
    return ferry_long_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    return ferry_ctx_long_put_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(long long *dest, const long long *source, size_t nelems, int pe)
{
    return ferry_longlong_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe)
{
    return ferry_ctx_longlong_put_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    return ferry_uint_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe)
{
    return ferry_ctx_uint_put_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    return ferry_ulong_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    return ferry_ctx_ulong_put_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe)
{
    return ferry_ulonglong_put_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_put_nbi(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return ferry_ctx_ulonglong_put_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(float *dest, const float *source, size_t nelems, int pe)
{
    return ferry_float_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    return ferry_ctx_float_get_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(double *dest, const double *source, size_t nelems, int pe)
{
    return ferry_double_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
{
    return ferry_ctx_double_get_nbi(ctx, dest, source, nelems, pe);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_get_nbi(long double *dest, const long double *source, size_t nelems, int pe)
{
    return ferry_longdouble_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, long double *dest, const long double *source, size_t nelems,
    int pe)
{
    return ferry_ctx_longdouble_get_nbi(ctx, dest, source, nelems, pe);
}
#endif
FERRYI_INLINE ferry_status ferry_get_nbi(char *dest, const char *source, size_t nelems, int pe)
{
    return ferry_char_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    return ferry_ctx_char_get_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(signed char *dest, const signed char *source, size_t nelems, int pe)
{
    return ferry_schar_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems,
    int pe)
{
    return ferry_ctx_schar_get_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(short *dest, const short *source, size_t nelems, int pe)
{
    return ferry_short_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    return ferry_ctx_short_get_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    return ferry_uchar_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    return ferry_ctx_uchar_get_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    return ferry_ushort_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    return ferry_ctx_ushort_get_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(int *dest, const int *source, size_t nelems, int pe)
{
    return ferry_int_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    return ferry_ctx_int_get_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(long *dest, const long *source, size_t nelems, int pe)
{
    return ferry_long_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    return ferry_ctx_long_get_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(long long *dest, const long long *source, size_t nelems, int pe)
{
    return ferry_longlong_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe)
{
    return ferry_ctx_longlong_get_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    return ferry_uint_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems,
    int pe)
{
    return ferry_ctx_uint_get_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    return ferry_ulong_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    return ferry_ctx_ulong_get_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe)
{
    return ferry_ulonglong_get_nbi(dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_get_nbi(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    return ferry_ctx_ulonglong_get_nbi(ctx, dest, source, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return ferry_float_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ctx_float_iput(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return ferry_double_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ctx_double_iput(ctx, dest, source, dst, sst, nelems, pe);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_iput(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_longdouble_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_longdouble_iput(ctx, dest, source, dst, sst, nelems, pe);
}
#endif
FERRYI_INLINE ferry_status ferry_iput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return ferry_char_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ctx_char_iput(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_schar_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_schar_iput(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return ferry_short_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ctx_short_iput(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_uchar_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_uchar_iput(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ushort_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_ushort_iput(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_int_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ctx_int_iput(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return ferry_long_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ctx_long_iput(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_longlong_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_longlong_iput(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_uint_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_uint_iput(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ulong_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_ulong_iput(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ulonglong_iput(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iput(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_ulonglong_iput(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return ferry_float_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ctx_float_iget(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return ferry_double_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ctx_double_iget(ctx, dest, source, dst, sst, nelems, pe);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_iget(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_longdouble_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_longdouble_iget(ctx, dest, source, dst, sst, nelems, pe);
}
#endif
FERRYI_INLINE ferry_status ferry_iget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return ferry_char_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ctx_char_iget(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_schar_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_schar_iget(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return ferry_short_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ctx_short_iget(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_uchar_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_uchar_iget(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ushort_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_ushort_iget(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_int_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ctx_int_iget(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    return ferry_long_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ctx_long_iget(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_longlong_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_longlong_iget(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_uint_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_uint_iget(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    return ferry_ulong_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_ulong_iget(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ulonglong_iget(dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_iget(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    return ferry_ctx_ulonglong_iget(ctx, dest, source, dst, sst, nelems, pe);
}
FERRYI_INLINE ferry_status ferry_p(float *dest, float value, int pe)
{
    return ferry_float_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, float *dest, float value, int pe)
{
    return ferry_ctx_float_p(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(double *dest, double value, int pe)
{
    return ferry_double_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, double *dest, double value, int pe)
{
    return ferry_ctx_double_p(ctx, dest, value, pe);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_p(long double *dest, long double value, int pe)
{
    return ferry_longdouble_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, long double *dest, long double value, int pe)
{
    return ferry_ctx_longdouble_p(ctx, dest, value, pe);
}
#endif
FERRYI_INLINE ferry_status ferry_p(char *dest, char value, int pe)
{
    return ferry_char_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, char *dest, char value, int pe)
{
    return ferry_ctx_char_p(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(signed char *dest, signed char value, int pe)
{
    return ferry_schar_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, signed char *dest, signed char value, int pe)
{
    return ferry_ctx_schar_p(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(short *dest, short value, int pe)
{
    return ferry_short_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, short *dest, short value, int pe)
{
    return ferry_ctx_short_p(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(unsigned char *dest, unsigned char value, int pe)
{
    return ferry_uchar_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, unsigned char *dest, unsigned char value, int pe)
{
    return ferry_ctx_uchar_p(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(unsigned short *dest, unsigned short value, int pe)
{
    return ferry_ushort_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, unsigned short *dest, unsigned short value, int pe)
{
    return ferry_ctx_ushort_p(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(int *dest, int value, int pe)
{
    return ferry_int_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return ferry_ctx_int_p(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(long *dest, long value, int pe)
{
    return ferry_long_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return ferry_ctx_long_p(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(long long *dest, long long value, int pe)
{
    return ferry_longlong_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return ferry_ctx_longlong_p(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(unsigned int *dest, unsigned int value, int pe)
{
    return ferry_uint_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return ferry_ctx_uint_p(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ulong_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ctx_ulong_p(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ulonglong_p(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_p(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_p(ctx, dest, value, pe);
}
FERRYI_INLINE float ferry_g(const float *source, int pe)
{
    return ferry_float_g(source, pe);
}
FERRYI_INLINE float ferry_g(ferry_ctx_t ctx, const float *source, int pe)
{
    return ferry_ctx_float_g(ctx, source, pe);
}
FERRYI_INLINE double ferry_g(const double *source, int pe)
{
    return ferry_double_g(source, pe);
}
FERRYI_INLINE double ferry_g(ferry_ctx_t ctx, const double *source, int pe)
{
    return ferry_ctx_double_g(ctx, source, pe);
}
#if !FERRYI_GPU
FERRYI_INLINE long double ferry_g(const long double *source, int pe)
{
    return ferry_longdouble_g(source, pe);
}
FERRYI_INLINE long double ferry_g(ferry_ctx_t ctx, const long double *source, int pe)
{
    return ferry_ctx_longdouble_g(ctx, source, pe);
}
#endif
FERRYI_INLINE char ferry_g(const char *source, int pe)
{
    return ferry_char_g(source, pe);
}
FERRYI_INLINE char ferry_g(ferry_ctx_t ctx, const char *source, int pe)
{
    return ferry_ctx_char_g(ctx, source, pe);
}
FERRYI_INLINE signed char ferry_g(const signed char *source, int pe)
{
    return ferry_schar_g(source, pe);
}
FERRYI_INLINE signed char ferry_g(ferry_ctx_t ctx, const signed char *source, int pe)
{
    return ferry_ctx_schar_g(ctx, source, pe);
}
FERRYI_INLINE short ferry_g(const short *source, int pe)
{
    return ferry_short_g(source, pe);
}
FERRYI_INLINE short ferry_g(ferry_ctx_t ctx, const short *source, int pe)
{
    return ferry_ctx_short_g(ctx, source, pe);
}
FERRYI_INLINE unsigned char ferry_g(const unsigned char *source, int pe)
{
    return ferry_uchar_g(source, pe);
}
FERRYI_INLINE unsigned char ferry_g(ferry_ctx_t ctx, const unsigned char *source, int pe)
{
    return ferry_ctx_uchar_g(ctx, source, pe);
}
FERRYI_INLINE unsigned short ferry_g(const unsigned short *source, int pe)
{
    return ferry_ushort_g(source, pe);
}
FERRYI_INLINE unsigned short ferry_g(ferry_ctx_t ctx, const unsigned short *source, int pe)
{
    return ferry_ctx_ushort_g(ctx, source, pe);
}
FERRYI_INLINE int ferry_g(const int *source, int pe)
{
    return ferry_int_g(source, pe);
}
FERRYI_INLINE int ferry_g(ferry_ctx_t ctx, const int *source, int pe)
{
    return ferry_ctx_int_g(ctx, source, pe);
}
FERRYI_INLINE long ferry_g(const long *source, int pe)
{
    return ferry_long_g(source, pe);
}
FERRYI_INLINE long ferry_g(ferry_ctx_t ctx, const long *source, int pe)
{
    return ferry_ctx_long_g(ctx, source, pe);
}
FERRYI_INLINE long long ferry_g(const long long *source, int pe)
{
    return ferry_longlong_g(source, pe);
}
FERRYI_INLINE long long ferry_g(ferry_ctx_t ctx, const long long *source, int pe)
{
    return ferry_ctx_longlong_g(ctx, source, pe);
}
FERRYI_INLINE unsigned int ferry_g(const unsigned int *source, int pe)
{
    return ferry_uint_g(source, pe);
}
FERRYI_INLINE unsigned int ferry_g(ferry_ctx_t ctx, const unsigned int *source, int pe)
{
    return ferry_ctx_uint_g(ctx, source, pe);
}
FERRYI_INLINE unsigned long ferry_g(const unsigned long *source, int pe)
{
    return ferry_ulong_g(source, pe);
}
FERRYI_INLINE unsigned long ferry_g(ferry_ctx_t ctx, const unsigned long *source, int pe)
{
    return ferry_ctx_ulong_g(ctx, source, pe);
}
FERRYI_INLINE unsigned long long ferry_g(const unsigned long long *source, int pe)
{
    return ferry_ulonglong_g(source, pe);
}
FERRYI_INLINE unsigned long long ferry_g(ferry_ctx_t ctx, const unsigned long long *source, int pe)
{
    return ferry_ctx_ulonglong_g(ctx, source, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return ferry_float_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_float_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return ferry_double_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_double_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_ibput(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_longdouble_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_longdouble_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
#endif
FERRYI_INLINE ferry_status ferry_ibput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return ferry_char_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_char_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_schar_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_schar_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return ferry_short_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_short_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_uchar_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_uchar_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ushort_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_ushort_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return ferry_int_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_int_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return ferry_long_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_long_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_longlong_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_longlong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_uint_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_uint_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ulong_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_ulong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ulonglong_ibput(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibput(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_ulonglong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return ferry_float_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_float_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return ferry_double_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_double_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_ibget(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_longdouble_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_longdouble_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
#endif
FERRYI_INLINE ferry_status ferry_ibget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return ferry_char_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_char_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_schar_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_schar_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return ferry_short_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_short_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_uchar_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_uchar_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ushort_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_ushort_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return ferry_int_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_int_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    return ferry_long_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_long_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_longlong_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_longlong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_uint_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_uint_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    return ferry_ulong_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_ulong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ulonglong_ibget(dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_ibget(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    return ferry_ctx_ulonglong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_float_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_float_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_double_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_double_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_put_signal(long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_longdouble_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_longdouble_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
#endif
FERRYI_INLINE ferry_status ferry_put_signal(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_char_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_char_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_schar_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_schar_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_short_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_short_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_uchar_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_uchar_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ushort_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_ushort_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_int_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_int_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_long_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_long_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_longlong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_longlong_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_uint_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_uint_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ulong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_ulong_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(unsigned long long *dest, const unsigned long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ulonglong_put_signal(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal(ferry_ctx_t ctx, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_ulonglong_put_signal(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_float_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_float_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(double *dest, const double *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_double_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_double_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_put_signal_nbi(long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_longdouble_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_longdouble_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
#endif
FERRYI_INLINE ferry_status ferry_put_signal_nbi(char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_char_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_char_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_schar_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_schar_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_short_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_short_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_uchar_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_uchar_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ushort_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_ushort_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_int_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_int_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe)
{
    return ferry_long_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_long_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_longlong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_longlong_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_uint_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_uint_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ulong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_ulong_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ulonglong_put_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE ferry_status ferry_put_signal_nbi(ferry_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe)
{
    return ferry_ctx_ulonglong_put_signal_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe);
}
FERRYI_INLINE float ferry_atomic_fetch(const float *source, int pe)
{
    return ferry_float_atomic_fetch(source, pe);
}
FERRYI_INLINE float ferry_atomic_fetch(ferry_ctx_t ctx, const float *source, int pe)
{
    return ferry_ctx_float_atomic_fetch(ctx, source, pe);
}
FERRYI_INLINE double ferry_atomic_fetch(const double *source, int pe)
{
    return ferry_double_atomic_fetch(source, pe);
}
FERRYI_INLINE double ferry_atomic_fetch(ferry_ctx_t ctx, const double *source, int pe)
{
    return ferry_ctx_double_atomic_fetch(ctx, source, pe);
}
FERRYI_INLINE int ferry_atomic_fetch(const int *source, int pe)
{
    return ferry_int_atomic_fetch(source, pe);
}
FERRYI_INLINE int ferry_atomic_fetch(ferry_ctx_t ctx, const int *source, int pe)
{
    return ferry_ctx_int_atomic_fetch(ctx, source, pe);
}
FERRYI_INLINE long ferry_atomic_fetch(const long *source, int pe)
{
    return ferry_long_atomic_fetch(source, pe);
}
FERRYI_INLINE long ferry_atomic_fetch(ferry_ctx_t ctx, const long *source, int pe)
{
    return ferry_ctx_long_atomic_fetch(ctx, source, pe);
}
FERRYI_INLINE long long ferry_atomic_fetch(const long long *source, int pe)
{
    return ferry_longlong_atomic_fetch(source, pe);
}
FERRYI_INLINE long long ferry_atomic_fetch(ferry_ctx_t ctx, const long long *source, int pe)
{
    return ferry_ctx_longlong_atomic_fetch(ctx, source, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_fetch(const unsigned int *source, int pe)
{
    return ferry_uint_atomic_fetch(source, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_fetch(ferry_ctx_t ctx, const unsigned int *source, int pe)
{
    return ferry_ctx_uint_atomic_fetch(ctx, source, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_fetch(const unsigned long *source, int pe)
{
    return ferry_ulong_atomic_fetch(source, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_fetch(ferry_ctx_t ctx, const unsigned long *source, int pe)
{
    return ferry_ctx_ulong_atomic_fetch(ctx, source, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_fetch(const unsigned long long *source, int pe)
{
    return ferry_ulonglong_atomic_fetch(source, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_fetch(ferry_ctx_t ctx, const unsigned long long *source, int pe)
{
    return ferry_ctx_ulonglong_atomic_fetch(ctx, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(float *dest, float value, int pe)
{
    return ferry_float_atomic_set(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(ferry_ctx_t ctx, float *dest, float value, int pe)
{
    return ferry_ctx_float_atomic_set(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(double *dest, double value, int pe)
{
    return ferry_double_atomic_set(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(ferry_ctx_t ctx, double *dest, double value, int pe)
{
    return ferry_ctx_double_atomic_set(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(int *dest, int value, int pe)
{
    return ferry_int_atomic_set(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_set(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(long *dest, long value, int pe)
{
    return ferry_long_atomic_set(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_set(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_set(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return ferry_ctx_longlong_atomic_set(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(unsigned int *dest, unsigned int value, int pe)
{
    return ferry_uint_atomic_set(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_set(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ulong_atomic_set(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_set(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_set(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_set(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_set(ctx, dest, value, pe);
}
FERRYI_INLINE float ferry_atomic_swap(float *dest, float value, int pe)
{
    return ferry_float_atomic_swap(dest, value, pe);
}
FERRYI_INLINE float ferry_atomic_swap(ferry_ctx_t ctx, float *dest, float value, int pe)
{
    return ferry_ctx_float_atomic_swap(ctx, dest, value, pe);
}
FERRYI_INLINE double ferry_atomic_swap(double *dest, double value, int pe)
{
    return ferry_double_atomic_swap(dest, value, pe);
}
FERRYI_INLINE double ferry_atomic_swap(ferry_ctx_t ctx, double *dest, double value, int pe)
{
    return ferry_ctx_double_atomic_swap(ctx, dest, value, pe);
}
FERRYI_INLINE int ferry_atomic_swap(int *dest, int value, int pe)
{
    return ferry_int_atomic_swap(dest, value, pe);
}
FERRYI_INLINE int ferry_atomic_swap(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_swap(ctx, dest, value, pe);
}
FERRYI_INLINE long ferry_atomic_swap(long *dest, long value, int pe)
{
    return ferry_long_atomic_swap(dest, value, pe);
}
FERRYI_INLINE long ferry_atomic_swap(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_swap(ctx, dest, value, pe);
}
FERRYI_INLINE long long ferry_atomic_swap(long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_swap(dest, value, pe);
}
FERRYI_INLINE long long ferry_atomic_swap(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return ferry_ctx_longlong_atomic_swap(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_swap(unsigned int *dest, unsigned int value, int pe)
{
    return ferry_uint_atomic_swap(dest, value, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_swap(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_swap(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_swap(unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ulong_atomic_swap(dest, value, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_swap(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_swap(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_swap(unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_swap(dest, value, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_swap(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe)
{
    return ferry_ctx_ulonglong_atomic_swap(ctx, dest, value, pe);
}
FERRYI_INLINE int ferry_atomic_compare_swap(int *dest, int cond, int value, int pe)
{
    return ferry_int_atomic_compare_swap(dest, cond, value, pe);
}
FERRYI_INLINE int ferry_atomic_compare_swap(ferry_ctx_t ctx, int *dest, int cond, int value, int pe)
{
    return ferry_ctx_int_atomic_compare_swap(ctx, dest, cond, value, pe);
}
FERRYI_INLINE long ferry_atomic_compare_swap(long *dest, long cond, long value, int pe)
{
    return ferry_long_atomic_compare_swap(dest, cond, value, pe);
}
FERRYI_INLINE long ferry_atomic_compare_swap(ferry_ctx_t ctx, long *dest, long cond, long value, int pe)
{
    return ferry_ctx_long_atomic_compare_swap(ctx, dest, cond, value, pe);
}
FERRYI_INLINE long long ferry_atomic_compare_swap(long long *dest, long long cond, long long value, int pe)
{
    return ferry_longlong_atomic_compare_swap(dest, cond, value, pe);
}
FERRYI_INLINE long long ferry_atomic_compare_swap(ferry_ctx_t ctx, long long *dest, long long cond, long long value,
    int pe)
{
    return ferry_ctx_longlong_atomic_compare_swap(ctx, dest, cond, value, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_compare_swap(unsigned int *dest, unsigned int cond, unsigned int value, int pe)
{
    return ferry_uint_atomic_compare_swap(dest, cond, value, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_compare_swap(ferry_ctx_t ctx, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_compare_swap(ctx, dest, cond, value, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_compare_swap(unsigned long *dest, unsigned long cond, unsigned long value,
    int pe)
{
    return ferry_ulong_atomic_compare_swap(dest, cond, value, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_compare_swap(ferry_ctx_t ctx, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_compare_swap(ctx, dest, cond, value, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_compare_swap(unsigned long long *dest, unsigned long long cond,
    unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_compare_swap(dest, cond, value, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_compare_swap(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_compare_swap(ctx, dest, cond, value, pe);
}
FERRYI_INLINE int ferry_atomic_fetch_inc(int *dest, int pe)
{
    return ferry_int_atomic_fetch_inc(dest, pe);
}
FERRYI_INLINE int ferry_atomic_fetch_inc(ferry_ctx_t ctx, int *dest, int pe)
{
    return ferry_ctx_int_atomic_fetch_inc(ctx, dest, pe);
}
FERRYI_INLINE long ferry_atomic_fetch_inc(long *dest, int pe)
{
    return ferry_long_atomic_fetch_inc(dest, pe);
}
FERRYI_INLINE long ferry_atomic_fetch_inc(ferry_ctx_t ctx, long *dest, int pe)
{
    return ferry_ctx_long_atomic_fetch_inc(ctx, dest, pe);
}
FERRYI_INLINE long long ferry_atomic_fetch_inc(long long *dest, int pe)
{
    return ferry_longlong_atomic_fetch_inc(dest, pe);
}
FERRYI_INLINE long long ferry_atomic_fetch_inc(ferry_ctx_t ctx, long long *dest, int pe)
{
    return ferry_ctx_longlong_atomic_fetch_inc(ctx, dest, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_fetch_inc(unsigned int *dest, int pe)
{
    return ferry_uint_atomic_fetch_inc(dest, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_fetch_inc(ferry_ctx_t ctx, unsigned int *dest, int pe)
{
    return ferry_ctx_uint_atomic_fetch_inc(ctx, dest, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_fetch_inc(unsigned long *dest, int pe)
{
    return ferry_ulong_atomic_fetch_inc(dest, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_fetch_inc(ferry_ctx_t ctx, unsigned long *dest, int pe)
{
    return ferry_ctx_ulong_atomic_fetch_inc(ctx, dest, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_fetch_inc(unsigned long long *dest, int pe)
{
    return ferry_ulonglong_atomic_fetch_inc(dest, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_fetch_inc(ferry_ctx_t ctx, unsigned long long *dest, int pe)
{
    return ferry_ctx_ulonglong_atomic_fetch_inc(ctx, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_inc(int *dest, int pe)
{
    return ferry_int_atomic_inc(dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_inc(ferry_ctx_t ctx, int *dest, int pe)
{
    return ferry_ctx_int_atomic_inc(ctx, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_inc(long *dest, int pe)
{
    return ferry_long_atomic_inc(dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_inc(ferry_ctx_t ctx, long *dest, int pe)
{
    return ferry_ctx_long_atomic_inc(ctx, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_inc(long long *dest, int pe)
{
    return ferry_longlong_atomic_inc(dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_inc(ferry_ctx_t ctx, long long *dest, int pe)
{
    return ferry_ctx_longlong_atomic_inc(ctx, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_inc(unsigned int *dest, int pe)
{
    return ferry_uint_atomic_inc(dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_inc(ferry_ctx_t ctx, unsigned int *dest, int pe)
{
    return ferry_ctx_uint_atomic_inc(ctx, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_inc(unsigned long *dest, int pe)
{
    return ferry_ulong_atomic_inc(dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_inc(ferry_ctx_t ctx, unsigned long *dest, int pe)
{
    return ferry_ctx_ulong_atomic_inc(ctx, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_inc(unsigned long long *dest, int pe)
{
    return ferry_ulonglong_atomic_inc(dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_inc(ferry_ctx_t ctx, unsigned long long *dest, int pe)
{
    return ferry_ctx_ulonglong_atomic_inc(ctx, dest, pe);
}
FERRYI_INLINE int ferry_atomic_fetch_add(int *dest, int value, int pe)
{
    return ferry_int_atomic_fetch_add(dest, value, pe);
}
FERRYI_INLINE int ferry_atomic_fetch_add(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_fetch_add(ctx, dest, value, pe);
}
FERRYI_INLINE long ferry_atomic_fetch_add(long *dest, long value, int pe)
{
    return ferry_long_atomic_fetch_add(dest, value, pe);
}
FERRYI_INLINE long ferry_atomic_fetch_add(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_fetch_add(ctx, dest, value, pe);
}
FERRYI_INLINE long long ferry_atomic_fetch_add(long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_fetch_add(dest, value, pe);
}
FERRYI_INLINE long long ferry_atomic_fetch_add(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return ferry_ctx_longlong_atomic_fetch_add(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_fetch_add(unsigned int *dest, unsigned int value, int pe)
{
    return ferry_uint_atomic_fetch_add(dest, value, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_fetch_add(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_fetch_add(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_fetch_add(unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ulong_atomic_fetch_add(dest, value, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_fetch_add(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_fetch_add(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_fetch_add(unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_fetch_add(dest, value, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_fetch_add(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_fetch_add(ctx, dest, value, pe);
}
FERRYI_INLINE int ferry_atomic_fetch_and(int *dest, int value, int pe)
{
    return ferry_int_atomic_fetch_and(dest, value, pe);
}
FERRYI_INLINE int ferry_atomic_fetch_and(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_fetch_and(ctx, dest, value, pe);
}
FERRYI_INLINE long ferry_atomic_fetch_and(long *dest, long value, int pe)
{
    return ferry_long_atomic_fetch_and(dest, value, pe);
}
FERRYI_INLINE long ferry_atomic_fetch_and(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_fetch_and(ctx, dest, value, pe);
}
FERRYI_INLINE long long ferry_atomic_fetch_and(long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_fetch_and(dest, value, pe);
}
FERRYI_INLINE long long ferry_atomic_fetch_and(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return ferry_ctx_longlong_atomic_fetch_and(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_fetch_and(unsigned int *dest, unsigned int value, int pe)
{
    return ferry_uint_atomic_fetch_and(dest, value, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_fetch_and(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_fetch_and(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_fetch_and(unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ulong_atomic_fetch_and(dest, value, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_fetch_and(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_fetch_and(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_fetch_and(unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_fetch_and(dest, value, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_fetch_and(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_fetch_and(ctx, dest, value, pe);
}
FERRYI_INLINE int ferry_atomic_fetch_or(int *dest, int value, int pe)
{
    return ferry_int_atomic_fetch_or(dest, value, pe);
}
FERRYI_INLINE int ferry_atomic_fetch_or(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_fetch_or(ctx, dest, value, pe);
}
FERRYI_INLINE long ferry_atomic_fetch_or(long *dest, long value, int pe)
{
    return ferry_long_atomic_fetch_or(dest, value, pe);
}
FERRYI_INLINE long ferry_atomic_fetch_or(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_fetch_or(ctx, dest, value, pe);
}
FERRYI_INLINE long long ferry_atomic_fetch_or(long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_fetch_or(dest, value, pe);
}
FERRYI_INLINE long long ferry_atomic_fetch_or(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return ferry_ctx_longlong_atomic_fetch_or(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_fetch_or(unsigned int *dest, unsigned int value, int pe)
{
    return ferry_uint_atomic_fetch_or(dest, value, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_fetch_or(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_fetch_or(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_fetch_or(unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ulong_atomic_fetch_or(dest, value, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_fetch_or(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_fetch_or(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_fetch_or(unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_fetch_or(dest, value, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_fetch_or(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_fetch_or(ctx, dest, value, pe);
}
FERRYI_INLINE int ferry_atomic_fetch_xor(int *dest, int value, int pe)
{
    return ferry_int_atomic_fetch_xor(dest, value, pe);
}
FERRYI_INLINE int ferry_atomic_fetch_xor(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_fetch_xor(ctx, dest, value, pe);
}
FERRYI_INLINE long ferry_atomic_fetch_xor(long *dest, long value, int pe)
{
    return ferry_long_atomic_fetch_xor(dest, value, pe);
}
FERRYI_INLINE long ferry_atomic_fetch_xor(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_fetch_xor(ctx, dest, value, pe);
}
FERRYI_INLINE long long ferry_atomic_fetch_xor(long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_fetch_xor(dest, value, pe);
}
FERRYI_INLINE long long ferry_atomic_fetch_xor(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return ferry_ctx_longlong_atomic_fetch_xor(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_fetch_xor(unsigned int *dest, unsigned int value, int pe)
{
    return ferry_uint_atomic_fetch_xor(dest, value, pe);
}
FERRYI_INLINE unsigned int ferry_atomic_fetch_xor(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_fetch_xor(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_fetch_xor(unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ulong_atomic_fetch_xor(dest, value, pe);
}
FERRYI_INLINE unsigned long ferry_atomic_fetch_xor(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_fetch_xor(ctx, dest, value, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_fetch_xor(unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_fetch_xor(dest, value, pe);
}
FERRYI_INLINE unsigned long long ferry_atomic_fetch_xor(ferry_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_fetch_xor(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_add(int *dest, int value, int pe)
{
    return ferry_int_atomic_add(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_add(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_add(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_add(long *dest, long value, int pe)
{
    return ferry_long_atomic_add(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_add(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_add(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_add(long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_add(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_add(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return ferry_ctx_longlong_atomic_add(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_add(unsigned int *dest, unsigned int value, int pe)
{
    return ferry_uint_atomic_add(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_add(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_add(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_add(unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ulong_atomic_add(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_add(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_add(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_add(unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_add(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_add(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_add(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_and(int *dest, int value, int pe)
{
    return ferry_int_atomic_and(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_and(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_and(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_and(long *dest, long value, int pe)
{
    return ferry_long_atomic_and(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_and(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_and(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_and(long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_and(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_and(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return ferry_ctx_longlong_atomic_and(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_and(unsigned int *dest, unsigned int value, int pe)
{
    return ferry_uint_atomic_and(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_and(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_and(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_and(unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ulong_atomic_and(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_and(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_and(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_and(unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_and(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_and(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_and(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_or(int *dest, int value, int pe)
{
    return ferry_int_atomic_or(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_or(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_or(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_or(long *dest, long value, int pe)
{
    return ferry_long_atomic_or(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_or(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_or(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_or(long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_or(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_or(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return ferry_ctx_longlong_atomic_or(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_or(unsigned int *dest, unsigned int value, int pe)
{
    return ferry_uint_atomic_or(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_or(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_or(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_or(unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ulong_atomic_or(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_or(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_or(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_or(unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_or(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_or(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_or(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_xor(int *dest, int value, int pe)
{
    return ferry_int_atomic_xor(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_xor(ferry_ctx_t ctx, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_xor(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_xor(long *dest, long value, int pe)
{
    return ferry_long_atomic_xor(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_xor(ferry_ctx_t ctx, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_xor(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_xor(long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_xor(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_xor(ferry_ctx_t ctx, long long *dest, long long value, int pe)
{
    return ferry_ctx_longlong_atomic_xor(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_xor(unsigned int *dest, unsigned int value, int pe)
{
    return ferry_uint_atomic_xor(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_xor(ferry_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_xor(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_xor(unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ulong_atomic_xor(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_xor(ferry_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_xor(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_xor(unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_xor(dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_xor(ferry_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_xor(ctx, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(float *fetch, const float *source, int pe)
{
    return ferry_float_atomic_fetch_nbi(fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(ferry_ctx_t ctx, float *fetch, const float *source, int pe)
{
    return ferry_ctx_float_atomic_fetch_nbi(ctx, fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(double *fetch, const double *source, int pe)
{
    return ferry_double_atomic_fetch_nbi(fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(ferry_ctx_t ctx, double *fetch, const double *source, int pe)
{
    return ferry_ctx_double_atomic_fetch_nbi(ctx, fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(int *fetch, const int *source, int pe)
{
    return ferry_int_atomic_fetch_nbi(fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(ferry_ctx_t ctx, int *fetch, const int *source, int pe)
{
    return ferry_ctx_int_atomic_fetch_nbi(ctx, fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(long *fetch, const long *source, int pe)
{
    return ferry_long_atomic_fetch_nbi(fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(ferry_ctx_t ctx, long *fetch, const long *source, int pe)
{
    return ferry_ctx_long_atomic_fetch_nbi(ctx, fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(long long *fetch, const long long *source, int pe)
{
    return ferry_longlong_atomic_fetch_nbi(fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(ferry_ctx_t ctx, long long *fetch, const long long *source, int pe)
{
    return ferry_ctx_longlong_atomic_fetch_nbi(ctx, fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(unsigned int *fetch, const unsigned int *source, int pe)
{
    return ferry_uint_atomic_fetch_nbi(fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(ferry_ctx_t ctx, unsigned int *fetch, const unsigned int *source,
    int pe)
{
    return ferry_ctx_uint_atomic_fetch_nbi(ctx, fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(unsigned long *fetch, const unsigned long *source, int pe)
{
    return ferry_ulong_atomic_fetch_nbi(fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(ferry_ctx_t ctx, unsigned long *fetch, const unsigned long *source,
    int pe)
{
    return ferry_ctx_ulong_atomic_fetch_nbi(ctx, fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(unsigned long long *fetch, const unsigned long long *source, int pe)
{
    return ferry_ulonglong_atomic_fetch_nbi(fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    const unsigned long long *source, int pe)
{
    return ferry_ctx_ulonglong_atomic_fetch_nbi(ctx, fetch, source, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(float *fetch, float *dest, float value, int pe)
{
    return ferry_float_atomic_swap_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(ferry_ctx_t ctx, float *fetch, float *dest, float value, int pe)
{
    return ferry_ctx_float_atomic_swap_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(double *fetch, double *dest, double value, int pe)
{
    return ferry_double_atomic_swap_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(ferry_ctx_t ctx, double *fetch, double *dest, double value, int pe)
{
    return ferry_ctx_double_atomic_swap_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(int *fetch, int *dest, int value, int pe)
{
    return ferry_int_atomic_swap_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_swap_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(long *fetch, long *dest, long value, int pe)
{
    return ferry_long_atomic_swap_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_swap_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(long long *fetch, long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_swap_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest, long long value,
    int pe)
{
    return ferry_ctx_longlong_atomic_swap_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe)
{
    return ferry_uint_atomic_swap_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_swap_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe)
{
    return ferry_ulong_atomic_swap_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_swap_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_swap_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_swap_nbi(ferry_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_swap_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_compare_swap_nbi(int *fetch, int *dest, int cond, int value, int pe)
{
    return ferry_int_atomic_compare_swap_nbi(fetch, dest, cond, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_compare_swap_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int cond, int value,
    int pe)
{
    return ferry_ctx_int_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_compare_swap_nbi(long *fetch, long *dest, long cond, long value, int pe)
{
    return ferry_long_atomic_compare_swap_nbi(fetch, dest, cond, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_compare_swap_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long cond,
    long value, int pe)
{
    return ferry_ctx_long_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_compare_swap_nbi(long long *fetch, long long *dest, long long cond,
    long long value, int pe)
{
    return ferry_longlong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_compare_swap_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long cond, long long value, int pe)
{
    return ferry_ctx_longlong_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_compare_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe)
{
    return ferry_uint_atomic_compare_swap_nbi(fetch, dest, cond, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_compare_swap_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_compare_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe)
{
    return ferry_ulong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_compare_swap_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_compare_swap_nbi(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_compare_swap_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_inc_nbi(int *fetch, int *dest, int pe)
{
    return ferry_int_atomic_fetch_inc_nbi(fetch, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_inc_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int pe)
{
    return ferry_ctx_int_atomic_fetch_inc_nbi(ctx, fetch, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_inc_nbi(long *fetch, long *dest, int pe)
{
    return ferry_long_atomic_fetch_inc_nbi(fetch, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_inc_nbi(ferry_ctx_t ctx, long *fetch, long *dest, int pe)
{
    return ferry_ctx_long_atomic_fetch_inc_nbi(ctx, fetch, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_inc_nbi(long long *fetch, long long *dest, int pe)
{
    return ferry_longlong_atomic_fetch_inc_nbi(fetch, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_inc_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest, int pe)
{
    return ferry_ctx_longlong_atomic_fetch_inc_nbi(ctx, fetch, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_inc_nbi(unsigned int *fetch, unsigned int *dest, int pe)
{
    return ferry_uint_atomic_fetch_inc_nbi(fetch, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_inc_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest, int pe)
{
    return ferry_ctx_uint_atomic_fetch_inc_nbi(ctx, fetch, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_inc_nbi(unsigned long *fetch, unsigned long *dest, int pe)
{
    return ferry_ulong_atomic_fetch_inc_nbi(fetch, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_inc_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    int pe)
{
    return ferry_ctx_ulong_atomic_fetch_inc_nbi(ctx, fetch, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_inc_nbi(unsigned long long *fetch, unsigned long long *dest, int pe)
{
    return ferry_ulonglong_atomic_fetch_inc_nbi(fetch, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_inc_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, int pe)
{
    return ferry_ctx_ulonglong_atomic_fetch_inc_nbi(ctx, fetch, dest, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_add_nbi(int *fetch, int *dest, int value, int pe)
{
    return ferry_int_atomic_fetch_add_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_add_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_add_nbi(long *fetch, long *dest, long value, int pe)
{
    return ferry_long_atomic_fetch_add_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_add_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_add_nbi(long long *fetch, long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_fetch_add_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_add_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    return ferry_ctx_longlong_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_add_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe)
{
    return ferry_uint_atomic_fetch_add_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_add_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_add_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe)
{
    return ferry_ulong_atomic_fetch_add_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_add_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_add_nbi(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_fetch_add_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_add_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_and_nbi(int *fetch, int *dest, int value, int pe)
{
    return ferry_int_atomic_fetch_and_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_and_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_and_nbi(long *fetch, long *dest, long value, int pe)
{
    return ferry_long_atomic_fetch_and_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_and_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_and_nbi(long long *fetch, long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_fetch_and_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_and_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    return ferry_ctx_longlong_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_and_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe)
{
    return ferry_uint_atomic_fetch_and_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_and_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_and_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe)
{
    return ferry_ulong_atomic_fetch_and_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_and_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_and_nbi(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_fetch_and_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_and_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_or_nbi(int *fetch, int *dest, int value, int pe)
{
    return ferry_int_atomic_fetch_or_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_or_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_or_nbi(long *fetch, long *dest, long value, int pe)
{
    return ferry_long_atomic_fetch_or_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_or_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_or_nbi(long long *fetch, long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_fetch_or_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_or_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    return ferry_ctx_longlong_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_or_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe)
{
    return ferry_uint_atomic_fetch_or_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_or_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_or_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe)
{
    return ferry_ulong_atomic_fetch_or_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_or_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_or_nbi(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_fetch_or_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_or_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_xor_nbi(int *fetch, int *dest, int value, int pe)
{
    return ferry_int_atomic_fetch_xor_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_xor_nbi(ferry_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    return ferry_ctx_int_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_xor_nbi(long *fetch, long *dest, long value, int pe)
{
    return ferry_long_atomic_fetch_xor_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_xor_nbi(ferry_ctx_t ctx, long *fetch, long *dest, long value, int pe)
{
    return ferry_ctx_long_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_xor_nbi(long long *fetch, long long *dest, long long value, int pe)
{
    return ferry_longlong_atomic_fetch_xor_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_xor_nbi(ferry_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    return ferry_ctx_longlong_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_xor_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe)
{
    return ferry_uint_atomic_fetch_xor_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_xor_nbi(ferry_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    return ferry_ctx_uint_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_xor_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe)
{
    return ferry_ulong_atomic_fetch_xor_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_xor_nbi(ferry_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    return ferry_ctx_ulong_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_xor_nbi(unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return ferry_ulonglong_atomic_fetch_xor_nbi(fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_atomic_fetch_xor_nbi(ferry_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    return ferry_ctx_ulonglong_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe);
}
FERRYI_INLINE ferry_status ferry_wait_until(int *ivar, int cmp, int value)
{
    return ferry_int_wait_until(ivar, cmp, value);
}
FERRYI_INLINE ferry_status ferry_wait_until(long *ivar, int cmp, long value)
{
    return ferry_long_wait_until(ivar, cmp, value);
}
FERRYI_INLINE ferry_status ferry_wait_until(long long *ivar, int cmp, long long value)
{
    return ferry_longlong_wait_until(ivar, cmp, value);
}
FERRYI_INLINE ferry_status ferry_wait_until(unsigned int *ivar, int cmp, unsigned int value)
{
    return ferry_uint_wait_until(ivar, cmp, value);
}
FERRYI_INLINE ferry_status ferry_wait_until(unsigned long *ivar, int cmp, unsigned long value)
{
    return ferry_ulong_wait_until(ivar, cmp, value);
}
FERRYI_INLINE ferry_status ferry_wait_until(unsigned long long *ivar, int cmp, unsigned long long value)
{
    return ferry_ulonglong_wait_until(ivar, cmp, value);
}
FERRYI_INLINE ferry_status ferry_wait_until_all(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return ferry_int_wait_until_all(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE ferry_status ferry_wait_until_all(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return ferry_long_wait_until_all(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE ferry_status ferry_wait_until_all(long long *ivars, size_t nelems, const int *status, int cmp,
    long long value)
{
    return ferry_longlong_wait_until_all(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE ferry_status ferry_wait_until_all(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value)
{
    return ferry_uint_wait_until_all(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE ferry_status ferry_wait_until_all(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return ferry_ulong_wait_until_all(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE ferry_status ferry_wait_until_all(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value)
{
    return ferry_ulonglong_wait_until_all(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE ferry_status ferry_wait_until_all_vector(int *ivars, size_t nelems, const int *status, int cmp,
    const int *values)
{
    return ferry_int_wait_until_all_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE ferry_status ferry_wait_until_all_vector(long *ivars, size_t nelems, const int *status, int cmp,
    const long *values)
{
    return ferry_long_wait_until_all_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE ferry_status ferry_wait_until_all_vector(long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values)
{
    return ferry_longlong_wait_until_all_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE ferry_status ferry_wait_until_all_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values)
{
    return ferry_uint_wait_until_all_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE ferry_status ferry_wait_until_all_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values)
{
    return ferry_ulong_wait_until_all_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE ferry_status ferry_wait_until_all_vector(unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *values)
{
    return ferry_ulonglong_wait_until_all_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_wait_until_any(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return ferry_int_wait_until_any(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE size_t ferry_wait_until_any(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return ferry_long_wait_until_any(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE size_t ferry_wait_until_any(long long *ivars, size_t nelems, const int *status, int cmp, long long value)
{
    return ferry_longlong_wait_until_any(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE size_t ferry_wait_until_any(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int value)
{
    return ferry_uint_wait_until_any(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE size_t ferry_wait_until_any(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return ferry_ulong_wait_until_any(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE size_t ferry_wait_until_any(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value)
{
    return ferry_ulonglong_wait_until_any(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE size_t ferry_wait_until_any_vector(int *ivars, size_t nelems, const int *status, int cmp,
    const int *values)
{
    return ferry_int_wait_until_any_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_wait_until_any_vector(long *ivars, size_t nelems, const int *status, int cmp,
    const long *values)
{
    return ferry_long_wait_until_any_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_wait_until_any_vector(long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values)
{
    return ferry_longlong_wait_until_any_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_wait_until_any_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values)
{
    return ferry_uint_wait_until_any_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_wait_until_any_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values)
{
    return ferry_ulong_wait_until_any_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_wait_until_any_vector(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long long *values)
{
    return ferry_ulonglong_wait_until_any_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_wait_until_some(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int value)
{
    return ferry_int_wait_until_some(ivars, nelems, indices, status, cmp, value);
}
FERRYI_INLINE size_t ferry_wait_until_some(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long value)
{
    return ferry_long_wait_until_some(ivars, nelems, indices, status, cmp, value);
}
FERRYI_INLINE size_t ferry_wait_until_some(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long long value)
{
    return ferry_longlong_wait_until_some(ivars, nelems, indices, status, cmp, value);
}
FERRYI_INLINE size_t ferry_wait_until_some(unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned int value)
{
    return ferry_uint_wait_until_some(ivars, nelems, indices, status, cmp, value);
}
FERRYI_INLINE size_t ferry_wait_until_some(unsigned long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned long value)
{
    return ferry_ulong_wait_until_some(ivars, nelems, indices, status, cmp, value);
}
FERRYI_INLINE size_t ferry_wait_until_some(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned long long value)
{
    return ferry_ulonglong_wait_until_some(ivars, nelems, indices, status, cmp, value);
}
FERRYI_INLINE size_t ferry_wait_until_some_vector(int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int *values)
{
    return ferry_int_wait_until_some_vector(ivars, nelems, indices, status, cmp, values);
}
FERRYI_INLINE size_t ferry_wait_until_some_vector(long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *values)
{
    return ferry_long_wait_until_some_vector(ivars, nelems, indices, status, cmp, values);
}
FERRYI_INLINE size_t ferry_wait_until_some_vector(long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long long *values)
{
    return ferry_longlong_wait_until_some_vector(ivars, nelems, indices, status, cmp, values);
}
FERRYI_INLINE size_t ferry_wait_until_some_vector(unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *values)
{
    return ferry_uint_wait_until_some_vector(ivars, nelems, indices, status, cmp, values);
}
FERRYI_INLINE size_t ferry_wait_until_some_vector(unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *values)
{
    return ferry_ulong_wait_until_some_vector(ivars, nelems, indices, status, cmp, values);
}
FERRYI_INLINE size_t ferry_wait_until_some_vector(unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *values)
{
    return ferry_ulonglong_wait_until_some_vector(ivars, nelems, indices, status, cmp, values);
}
FERRYI_INLINE int ferry_test(int *ivar, int cmp, int value)
{
    return ferry_int_test(ivar, cmp, value);
}
FERRYI_INLINE int ferry_test(long *ivar, int cmp, long value)
{
    return ferry_long_test(ivar, cmp, value);
}
FERRYI_INLINE int ferry_test(long long *ivar, int cmp, long long value)
{
    return ferry_longlong_test(ivar, cmp, value);
}
FERRYI_INLINE int ferry_test(unsigned int *ivar, int cmp, unsigned int value)
{
    return ferry_uint_test(ivar, cmp, value);
}
FERRYI_INLINE int ferry_test(unsigned long *ivar, int cmp, unsigned long value)
{
    return ferry_ulong_test(ivar, cmp, value);
}
FERRYI_INLINE int ferry_test(unsigned long long *ivar, int cmp, unsigned long long value)
{
    return ferry_ulonglong_test(ivar, cmp, value);
}
FERRYI_INLINE int ferry_test_all(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return ferry_int_test_all(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE int ferry_test_all(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return ferry_long_test_all(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE int ferry_test_all(long long *ivars, size_t nelems, const int *status, int cmp, long long value)
{
    return ferry_longlong_test_all(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE int ferry_test_all(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int value)
{
    return ferry_uint_test_all(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE int ferry_test_all(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long value)
{
    return ferry_ulong_test_all(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE int ferry_test_all(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value)
{
    return ferry_ulonglong_test_all(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE int ferry_test_all_vector(int *ivars, size_t nelems, const int *status, int cmp, const int *values)
{
    return ferry_int_test_all_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE int ferry_test_all_vector(long *ivars, size_t nelems, const int *status, int cmp, const long *values)
{
    return ferry_long_test_all_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE int ferry_test_all_vector(long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values)
{
    return ferry_longlong_test_all_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE int ferry_test_all_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values)
{
    return ferry_uint_test_all_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE int ferry_test_all_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values)
{
    return ferry_ulong_test_all_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE int ferry_test_all_vector(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long long *values)
{
    return ferry_ulonglong_test_all_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_test_any(int *ivars, size_t nelems, const int *status, int cmp, int value)
{
    return ferry_int_test_any(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE size_t ferry_test_any(long *ivars, size_t nelems, const int *status, int cmp, long value)
{
    return ferry_long_test_any(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE size_t ferry_test_any(long long *ivars, size_t nelems, const int *status, int cmp, long long value)
{
    return ferry_longlong_test_any(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE size_t ferry_test_any(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int value)
{
    return ferry_uint_test_any(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE size_t ferry_test_any(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long value)
{
    return ferry_ulong_test_any(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE size_t ferry_test_any(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long value)
{
    return ferry_ulonglong_test_any(ivars, nelems, status, cmp, value);
}
FERRYI_INLINE size_t ferry_test_any_vector(int *ivars, size_t nelems, const int *status, int cmp, const int *values)
{
    return ferry_int_test_any_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_test_any_vector(long *ivars, size_t nelems, const int *status, int cmp, const long *values)
{
    return ferry_long_test_any_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_test_any_vector(long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *values)
{
    return ferry_longlong_test_any_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_test_any_vector(unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *values)
{
    return ferry_uint_test_any_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_test_any_vector(unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *values)
{
    return ferry_ulong_test_any_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_test_any_vector(unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long long *values)
{
    return ferry_ulonglong_test_any_vector(ivars, nelems, status, cmp, values);
}
FERRYI_INLINE size_t ferry_test_some(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int value)
{
    return ferry_int_test_some(ivars, nelems, indices, status, cmp, value);
}
FERRYI_INLINE size_t ferry_test_some(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long value)
{
    return ferry_long_test_some(ivars, nelems, indices, status, cmp, value);
}
FERRYI_INLINE size_t ferry_test_some(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long long value)
{
    return ferry_longlong_test_some(ivars, nelems, indices, status, cmp, value);
}
FERRYI_INLINE size_t ferry_test_some(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    unsigned int value)
{
    return ferry_uint_test_some(ivars, nelems, indices, status, cmp, value);
}
FERRYI_INLINE size_t ferry_test_some(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    unsigned long value)
{
    return ferry_ulong_test_some(ivars, nelems, indices, status, cmp, value);
}
FERRYI_INLINE size_t ferry_test_some(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned long long value)
{
    return ferry_ulonglong_test_some(ivars, nelems, indices, status, cmp, value);
}
FERRYI_INLINE size_t ferry_test_some_vector(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    const int *values)
{
    return ferry_int_test_some_vector(ivars, nelems, indices, status, cmp, values);
}
FERRYI_INLINE size_t ferry_test_some_vector(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    const long *values)
{
    return ferry_long_test_some_vector(ivars, nelems, indices, status, cmp, values);
}
FERRYI_INLINE size_t ferry_test_some_vector(long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long long *values)
{
    return ferry_longlong_test_some_vector(ivars, nelems, indices, status, cmp, values);
}
FERRYI_INLINE size_t ferry_test_some_vector(unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const unsigned int *values)
{
    return ferry_uint_test_some_vector(ivars, nelems, indices, status, cmp, values);
}
FERRYI_INLINE size_t ferry_test_some_vector(unsigned long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const unsigned long *values)
{
    return ferry_ulong_test_some_vector(ivars, nelems, indices, status, cmp, values);
}
FERRYI_INLINE size_t ferry_test_some_vector(unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *values)
{
    return ferry_ulonglong_test_some_vector(ivars, nelems, indices, status, cmp, values);
}
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, float *dest, const float *source, size_t nelems, int root)
{
    return ferry_float_broadcast(team, dest, source, nelems, root);
}
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, double *dest, const double *source, size_t nelems,
    int root)
{
    return ferry_double_broadcast(team, dest, source, nelems, root);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, long double *dest, const long double *source,
    size_t nelems, int root)
{
    return ferry_longdouble_broadcast(team, dest, source, nelems, root);
}
#endif
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, char *dest, const char *source, size_t nelems, int root)
{
    return ferry_char_broadcast(team, dest, source, nelems, root);
}
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems, int root)
{
    return ferry_schar_broadcast(team, dest, source, nelems, root);
}
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, short *dest, const short *source, size_t nelems, int root)
{
    return ferry_short_broadcast(team, dest, source, nelems, root);
}
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems, int root)
{
    return ferry_uchar_broadcast(team, dest, source, nelems, root);
}
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems, int root)
{
    return ferry_ushort_broadcast(team, dest, source, nelems, root);
}
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, int *dest, const int *source, size_t nelems, int root)
{
    return ferry_int_broadcast(team, dest, source, nelems, root);
}
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, long *dest, const long *source, size_t nelems, int root)
{
    return ferry_long_broadcast(team, dest, source, nelems, root);
}
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, long long *dest, const long long *source, size_t nelems,
    int root)
{
    return ferry_longlong_broadcast(team, dest, source, nelems, root);
}
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems, int root)
{
    return ferry_uint_broadcast(team, dest, source, nelems, root);
}
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems, int root)
{
    return ferry_ulong_broadcast(team, dest, source, nelems, root);
}
FERRYI_INLINE ferry_status ferry_broadcast(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int root)
{
    return ferry_ulonglong_broadcast(team, dest, source, nelems, root);
}
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return ferry_float_fcollect(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, double *dest, const double *source, size_t nelems)
{
    return ferry_double_fcollect(team, dest, source, nelems);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    return ferry_longdouble_fcollect(team, dest, source, nelems);
}
#endif
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return ferry_char_fcollect(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return ferry_schar_fcollect(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return ferry_short_fcollect(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return ferry_uchar_fcollect(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    return ferry_ushort_fcollect(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return ferry_int_fcollect(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return ferry_long_fcollect(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, long long *dest, const long long *source, size_t nelems)
{
    return ferry_longlong_fcollect(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return ferry_uint_fcollect(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return ferry_ulong_fcollect(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_fcollect(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems)
{
    return ferry_ulonglong_fcollect(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, float *dest, const float *source, size_t nelems)
{
    return ferry_float_alltoall(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, double *dest, const double *source, size_t nelems)
{
    return ferry_double_alltoall(team, dest, source, nelems);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, long double *dest, const long double *source,
    size_t nelems)
{
    return ferry_longdouble_alltoall(team, dest, source, nelems);
}
#endif
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, char *dest, const char *source, size_t nelems)
{
    return ferry_char_alltoall(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nelems)
{
    return ferry_schar_alltoall(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, short *dest, const short *source, size_t nelems)
{
    return ferry_short_alltoall(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nelems)
{
    return ferry_uchar_alltoall(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nelems)
{
    return ferry_ushort_alltoall(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, int *dest, const int *source, size_t nelems)
{
    return ferry_int_alltoall(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, long *dest, const long *source, size_t nelems)
{
    return ferry_long_alltoall(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, long long *dest, const long long *source, size_t nelems)
{
    return ferry_longlong_alltoall(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nelems)
{
    return ferry_uint_alltoall(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nelems)
{
    return ferry_ulong_alltoall(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_alltoall(ferry_team_t team, unsigned long long *dest, const unsigned long long *source,
    size_t nelems)
{
    return ferry_ulonglong_alltoall(team, dest, source, nelems);
}
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return ferry_float_max_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, double *dest, const double *source, size_t nreduce)
{
    return ferry_double_max_reduce(team, dest, source, nreduce);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return ferry_longdouble_max_reduce(team, dest, source, nreduce);
}
#endif
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return ferry_char_max_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return ferry_schar_max_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return ferry_short_max_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return ferry_uchar_max_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return ferry_ushort_max_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return ferry_int_max_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return ferry_long_max_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return ferry_longlong_max_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return ferry_uint_max_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return ferry_ulong_max_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_max_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return ferry_ulonglong_max_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return ferry_float_min_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, double *dest, const double *source, size_t nreduce)
{
    return ferry_double_min_reduce(team, dest, source, nreduce);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return ferry_longdouble_min_reduce(team, dest, source, nreduce);
}
#endif
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return ferry_char_min_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return ferry_schar_min_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return ferry_short_min_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return ferry_uchar_min_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return ferry_ushort_min_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return ferry_int_min_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return ferry_long_min_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return ferry_longlong_min_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return ferry_uint_min_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return ferry_ulong_min_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_min_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return ferry_ulonglong_min_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return ferry_float_sum_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, double *dest, const double *source, size_t nreduce)
{
    return ferry_double_sum_reduce(team, dest, source, nreduce);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return ferry_longdouble_sum_reduce(team, dest, source, nreduce);
}
#endif
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return ferry_char_sum_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return ferry_schar_sum_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return ferry_short_sum_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return ferry_uchar_sum_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return ferry_ushort_sum_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return ferry_int_sum_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return ferry_long_sum_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return ferry_longlong_sum_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return ferry_uint_sum_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return ferry_ulong_sum_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_sum_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return ferry_ulonglong_sum_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, float *dest, const float *source, size_t nreduce)
{
    return ferry_float_prod_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, double *dest, const double *source, size_t nreduce)
{
    return ferry_double_prod_reduce(team, dest, source, nreduce);
}
#if !FERRYI_GPU
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, long double *dest, const long double *source,
    size_t nreduce)
{
    return ferry_longdouble_prod_reduce(team, dest, source, nreduce);
}
#endif
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return ferry_char_prod_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return ferry_schar_prod_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return ferry_short_prod_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return ferry_uchar_prod_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return ferry_ushort_prod_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return ferry_int_prod_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return ferry_long_prod_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, long long *dest, const long long *source,
    size_t nreduce)
{
    return ferry_longlong_prod_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return ferry_uint_prod_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return ferry_ulong_prod_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_prod_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return ferry_ulonglong_prod_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_and_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return ferry_char_and_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_and_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return ferry_schar_and_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_and_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return ferry_short_and_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_and_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return ferry_uchar_and_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_and_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return ferry_ushort_and_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_and_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return ferry_int_and_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_and_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return ferry_long_and_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_and_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return ferry_longlong_and_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_and_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return ferry_uint_and_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_and_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return ferry_ulong_and_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_and_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return ferry_ulonglong_and_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_or_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return ferry_char_or_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_or_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return ferry_schar_or_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_or_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return ferry_short_or_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_or_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return ferry_uchar_or_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_or_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return ferry_ushort_or_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_or_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return ferry_int_or_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_or_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return ferry_long_or_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_or_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return ferry_longlong_or_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_or_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return ferry_uint_or_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_or_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return ferry_ulong_or_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_or_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return ferry_ulonglong_or_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_xor_reduce(ferry_team_t team, char *dest, const char *source, size_t nreduce)
{
    return ferry_char_xor_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_xor_reduce(ferry_team_t team, signed char *dest, const signed char *source,
    size_t nreduce)
{
    return ferry_schar_xor_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_xor_reduce(ferry_team_t team, short *dest, const short *source, size_t nreduce)
{
    return ferry_short_xor_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_xor_reduce(ferry_team_t team, unsigned char *dest, const unsigned char *source,
    size_t nreduce)
{
    return ferry_uchar_xor_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_xor_reduce(ferry_team_t team, unsigned short *dest, const unsigned short *source,
    size_t nreduce)
{
    return ferry_ushort_xor_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_xor_reduce(ferry_team_t team, int *dest, const int *source, size_t nreduce)
{
    return ferry_int_xor_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_xor_reduce(ferry_team_t team, long *dest, const long *source, size_t nreduce)
{
    return ferry_long_xor_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_xor_reduce(ferry_team_t team, long long *dest, const long long *source, size_t nreduce)
{
    return ferry_longlong_xor_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_xor_reduce(ferry_team_t team, unsigned int *dest, const unsigned int *source,
    size_t nreduce)
{
    return ferry_uint_xor_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_xor_reduce(ferry_team_t team, unsigned long *dest, const unsigned long *source,
    size_t nreduce)
{
    return ferry_ulong_xor_reduce(team, dest, source, nreduce);
}
FERRYI_INLINE ferry_status ferry_xor_reduce(ferry_team_t team, unsigned long long *dest,
    const unsigned long long *source, size_t nreduce)
{
    return ferry_ulonglong_xor_reduce(team, dest, source, nreduce);
}
#endif

#endif
