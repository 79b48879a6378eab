/* SPDX-License-Identifier: BSD-3-Clause */
/* Exported functions, for compat/shmem_half.c alone.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_COMPAT_GENERATED_HALF_H
#define FERRYI_COMPAT_GENERATED_HALF_H

/* shmem_TYPE_wait_until */
FN(void, shmem_short_wait_until, (volatile short *ivar, int cmp, short value))
{
    END_IF_REFUSED(half_wait_until((short *)ivar, cmp, value));
}
FN(void, shmem_ushort_wait_until, (volatile unsigned short *ivar, int cmp, unsigned short value))
{
    END_IF_REFUSED(half_wait_until((unsigned short *)ivar, cmp, value));
}

/* shmem_TYPE_wait_until_all */
FN(void, shmem_short_wait_until_all, (volatile short *ivars, size_t nelems, const int *status, int cmp, short value))
{
    END_IF_REFUSED(half_wait_until_all((short *)ivars, nelems, status, cmp, value));
}
FN(void, shmem_ushort_wait_until_all, (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp,
    unsigned short value))
{
    END_IF_REFUSED(half_wait_until_all((unsigned short *)ivars, nelems, status, cmp, value));
}

/* shmem_TYPE_wait_until_all_vector */
FN(void, shmem_short_wait_until_all_vector, (volatile short *ivars, size_t nelems, const int *status, int cmp,
    const short *values))
{
    END_IF_REFUSED(half_wait_until_all_vector((short *)ivars, nelems, status, cmp, values));
}
FN(void, shmem_ushort_wait_until_all_vector, (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp,
    const unsigned short *values))
{
    END_IF_REFUSED(half_wait_until_all_vector((unsigned short *)ivars, nelems, status, cmp, values));
}

/* shmem_TYPE_wait_until_any */
FN(size_t, shmem_short_wait_until_any, (volatile short *ivars, size_t nelems, const int *status, int cmp, short value))
{
    RETURN_OR_END(size_t, (half_wait_until_any((short *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_ushort_wait_until_any, (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp,
    unsigned short value))
{
    RETURN_OR_END(size_t, (half_wait_until_any((unsigned short *)ivars, nelems, status, cmp, value)));
}

/* shmem_TYPE_wait_until_any_vector */
FN(size_t, shmem_short_wait_until_any_vector, (volatile short *ivars, size_t nelems, const int *status, int cmp,
    const short *values))
{
    RETURN_OR_END(size_t, (half_wait_until_any_vector((short *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_ushort_wait_until_any_vector, (volatile unsigned short *ivars, size_t nelems, const int *status,
    int cmp, const unsigned short *values))
{
    RETURN_OR_END(size_t, (half_wait_until_any_vector((unsigned short *)ivars, nelems, status, cmp, values)));
}

/* shmem_TYPE_wait_until_some */
FN(size_t, shmem_short_wait_until_some, (volatile short *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, short value))
{
    RETURN_OR_END(size_t, (half_wait_until_some((short *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_ushort_wait_until_some, (volatile unsigned short *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned short value))
{
    RETURN_OR_END(size_t, (half_wait_until_some((unsigned short *)ivars, nelems, indices, status, cmp, value)));
}

/* shmem_TYPE_wait_until_some_vector */
FN(size_t, shmem_short_wait_until_some_vector, (volatile short *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const short *values))
{
    RETURN_OR_END(size_t, (half_wait_until_some_vector((short *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_ushort_wait_until_some_vector, (volatile unsigned short *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned short *values))
{
    RETURN_OR_END(size_t, (half_wait_until_some_vector((unsigned short *)ivars, nelems, indices, status, cmp, values)));
}

/* shmem_TYPE_test */
FN(int, shmem_short_test, (volatile short *ivar, int cmp, short value))
{
    RETURN_OR_END(int, (half_test((short *)ivar, cmp, value)));
}
FN(int, shmem_ushort_test, (volatile unsigned short *ivar, int cmp, unsigned short value))
{
    RETURN_OR_END(int, (half_test((unsigned short *)ivar, cmp, value)));
}

/* shmem_TYPE_test_all */
FN(int, shmem_short_test_all, (volatile short *ivars, size_t nelems, const int *status, int cmp, short value))
{
    RETURN_OR_END(int, (half_test_all((short *)ivars, nelems, status, cmp, value)));
}
FN(int, shmem_ushort_test_all, (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp,
    unsigned short value))
{
    RETURN_OR_END(int, (half_test_all((unsigned short *)ivars, nelems, status, cmp, value)));
}

/* shmem_TYPE_test_all_vector */
FN(int, shmem_short_test_all_vector, (volatile short *ivars, size_t nelems, const int *status, int cmp,
    const short *values))
{
    RETURN_OR_END(int, (half_test_all_vector((short *)ivars, nelems, status, cmp, values)));
}
FN(int, shmem_ushort_test_all_vector, (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp,
    const unsigned short *values))
{
    RETURN_OR_END(int, (half_test_all_vector((unsigned short *)ivars, nelems, status, cmp, values)));
}

/* shmem_TYPE_test_any */
FN(size_t, shmem_short_test_any, (volatile short *ivars, size_t nelems, const int *status, int cmp, short value))
{
    RETURN_OR_END(size_t, (half_test_any((short *)ivars, nelems, status, cmp, value)));
}
FN(size_t, shmem_ushort_test_any, (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp,
    unsigned short value))
{
    RETURN_OR_END(size_t, (half_test_any((unsigned short *)ivars, nelems, status, cmp, value)));
}

/* shmem_TYPE_test_any_vector */
FN(size_t, shmem_short_test_any_vector, (volatile short *ivars, size_t nelems, const int *status, int cmp,
    const short *values))
{
    RETURN_OR_END(size_t, (half_test_any_vector((short *)ivars, nelems, status, cmp, values)));
}
FN(size_t, shmem_ushort_test_any_vector, (volatile unsigned short *ivars, size_t nelems, const int *status, int cmp,
    const unsigned short *values))
{
    RETURN_OR_END(size_t, (half_test_any_vector((unsigned short *)ivars, nelems, status, cmp, values)));
}

/* shmem_TYPE_test_some */
FN(size_t, shmem_short_test_some, (volatile short *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    short value))
{
    RETURN_OR_END(size_t, (half_test_some((short *)ivars, nelems, indices, status, cmp, value)));
}
FN(size_t, shmem_ushort_test_some, (volatile unsigned short *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned short value))
{
    RETURN_OR_END(size_t, (half_test_some((unsigned short *)ivars, nelems, indices, status, cmp, value)));
}

/* shmem_TYPE_test_some_vector */
FN(size_t, shmem_short_test_some_vector, (volatile short *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const short *values))
{
    RETURN_OR_END(size_t, (half_test_some_vector((short *)ivars, nelems, indices, status, cmp, values)));
}
FN(size_t, shmem_ushort_test_some_vector, (volatile unsigned short *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned short *values))
{
    RETURN_OR_END(size_t, (half_test_some_vector((unsigned short *)ivars, nelems, indices, status, cmp, values)));
}

#endif
