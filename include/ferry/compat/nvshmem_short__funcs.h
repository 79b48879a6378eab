/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_COMPAT_NVSHMEM_SHORT_FUNCS_H
#define FERRY_COMPAT_NVSHMEM_SHORT_FUNCS_H

/* Waits and tests of kernels on words of 2 bytes, which ferry has not. */

/* Element i counts unless status[i] is set; it is compared with values[i], or with value if values is NULL. */
template <typename T>
struct nvshmemi_shorts {
    T *ivars;
    size_t nelems;
    const int *status;
    int cmp;
    T value;
    const T *values;
};

template <typename T>
static FERRYI_DEVICE FERRYI_FORCED int nvshmemi_short_holds(const nvshmemi_shorts<T> &s, size_t i)
{
    const T found = (T)ferryi_ld_relaxed_u16((const uint16_t *)&s.ivars[i]),
            wanted = s.values != NULL ? s.values[i] : s.value;
    switch (s.cmp) {
    case NVSHMEM_CMP_EQ:
        return found == wanted;
    case NVSHMEM_CMP_NE:
        return found != wanted;
    case NVSHMEM_CMP_GT:
        return found > wanted;
    case NVSHMEM_CMP_LE:
        return found <= wanted;
    case NVSHMEM_CMP_LT:
        return found < wanted;
    default:
        return found >= wanted;
    }
}

enum { NVSHMEMI_ALL, NVSHMEMI_ANY, NVSHMEMI_SOME };

/* One look.  Returns 1 if it is enough: all hold, or one, or there is nothing to wait for.  *number: ANY: the index, or
 * SIZE_MAX; SOME: how many hold, their indices in indices[]. */
template <typename T>
static FERRYI_DEVICE FERRYI_FORCED int nvshmemi_short_look(int how, const nvshmemi_shorts<T> &s, size_t *indices,
                                                           size_t *number)
{
    size_t open = 0, hold = 0;
    *number = how == NVSHMEMI_ANY ? SIZE_MAX : 0;
    for (size_t i = 0; i < s.nelems; i++) {
        if (s.status != NULL && s.status[i] != 0)
            continue;
        open++;
        if (!nvshmemi_short_holds(s, i))
            continue;
        if (how == NVSHMEMI_ANY)
            *number = i;
        if (how == NVSHMEMI_SOME) {
            indices[hold] = i;
            *number = hold + 1;
        }
        hold++;
        if (how == NVSHMEMI_ANY)
            break;
    }
    ferryi_fence_acquire(); /* A1, of those that hold */
    return open == 0 || (how == NVSHMEMI_ALL ? hold == open : hold != 0);
}

template <typename T>
static FERRYI_DEVICE FERRYI_FORCED size_t nvshmemi_short_wait(int how, nvshmemi_shorts<T> s, size_t *indices)
{
    ferryi_world *w = ferryi_world_get();
    ferry_status status = FERRY_SUCCESS;
    ferryi_spin spin;
    size_t number = 0;
    ferryi_spin_begin(&spin, w, UINT64_MAX);
    while (!nvshmemi_short_look(how, s, indices, &number) && status == FERRY_SUCCESS)
        status = ferryi_spin_step(w, &spin, -1);
    if (status != FERRY_SUCCESS && !nvshmemi_short_look(how, s, indices, &number))
        (void)ferryi_fault_raise(w, status, FERRY_CALL_WAIT, -1, s.ivars, nvshmemi_cmp(s.cmp),
                                 (uint64_t)(s.values != NULL ? s.values[0] : s.value), (uint64_t)s.ivars[0],
                                 spin.started);
    ferryi_spin_end(w, &spin);
    return number;
}

/* VECTOR: `_vector` or nothing; P: the parameter with the values; VALUE, VALUES: what it is. */
#define NVSHMEMI_SHORTS(NAME, TYPE, VECTOR, P, VALUE, VALUES)                                                          \
    NVSHMEMI_DEVICE(void, nvshmem_##NAME##_wait_until_all##VECTOR,                                                     \
                    (TYPE * ivars, size_t nelems, const int *status, int cmp, P))                                      \
    {                                                                                                                  \
        const nvshmemi_shorts<TYPE> s = { ivars, nelems, status, cmp, VALUE, VALUES };                                 \
        (void)nvshmemi_short_wait(NVSHMEMI_ALL, s, (size_t *)NULL);                                                    \
    }                                                                                                                  \
    NVSHMEMI_DEVICE(size_t, nvshmem_##NAME##_wait_until_any##VECTOR,                                                   \
                    (TYPE * ivars, size_t nelems, const int *status, int cmp, P))                                      \
    {                                                                                                                  \
        const nvshmemi_shorts<TYPE> s = { ivars, nelems, status, cmp, VALUE, VALUES };                                 \
        return nvshmemi_short_wait(NVSHMEMI_ANY, s, (size_t *)NULL);                                                   \
    }                                                                                                                  \
    NVSHMEMI_DEVICE(size_t, nvshmem_##NAME##_wait_until_some##VECTOR,                                                  \
                    (TYPE * ivars, size_t nelems, size_t * indices, const int *status, int cmp, P))                    \
    {                                                                                                                  \
        const nvshmemi_shorts<TYPE> s = { ivars, nelems, status, cmp, VALUE, VALUES };                                 \
        return nvshmemi_short_wait(NVSHMEMI_SOME, s, indices);                                                         \
    }                                                                                                                  \
    NVSHMEMI_DEVICE(int, nvshmem_##NAME##_test_all##VECTOR,                                                            \
                    (TYPE * ivars, size_t nelems, const int *status, int cmp, P))                                      \
    {                                                                                                                  \
        const nvshmemi_shorts<TYPE> s = { ivars, nelems, status, cmp, VALUE, VALUES };                                 \
        size_t number;                                                                                                 \
        return nvshmemi_short_look(NVSHMEMI_ALL, s, (size_t *)NULL, &number);                                          \
    }                                                                                                                  \
    NVSHMEMI_DEVICE(size_t, nvshmem_##NAME##_test_any##VECTOR,                                                         \
                    (TYPE * ivars, size_t nelems, const int *status, int cmp, P))                                      \
    {                                                                                                                  \
        const nvshmemi_shorts<TYPE> s = { ivars, nelems, status, cmp, VALUE, VALUES };                                 \
        size_t number;                                                                                                 \
        (void)nvshmemi_short_look(NVSHMEMI_ANY, s, (size_t *)NULL, &number);                                           \
        return number;                                                                                                 \
    }                                                                                                                  \
    NVSHMEMI_DEVICE(size_t, nvshmem_##NAME##_test_some##VECTOR,                                                        \
                    (TYPE * ivars, size_t nelems, size_t * indices, const int *status, int cmp, P))                    \
    {                                                                                                                  \
        const nvshmemi_shorts<TYPE> s = { ivars, nelems, status, cmp, VALUE, VALUES };                                 \
        size_t number;                                                                                                 \
        (void)nvshmemi_short_look(NVSHMEMI_SOME, s, indices, &number);                                                 \
        return number;                                                                                                 \
    }
#define NVSHMEMI_SHORT(NAME, TYPE)                                                                                     \
    NVSHMEMI_SHORTS(NAME, TYPE, , TYPE value, value, NULL)                                                             \
    NVSHMEMI_SHORTS(NAME, TYPE, _vector, const TYPE *values, 0, values)                                                \
    NVSHMEMI_DEVICE(void, nvshmem_##NAME##_wait_until, (TYPE * ivar, int cmp, TYPE value))                             \
    {                                                                                                                  \
        const nvshmemi_shorts<TYPE> s = { ivar, 1, NULL, cmp, value, NULL };                                           \
        (void)nvshmemi_short_wait(NVSHMEMI_ALL, s, (size_t *)NULL);                                                    \
    }                                                                                                                  \
    NVSHMEMI_DEVICE(int, nvshmem_##NAME##_test, (TYPE * ivar, int cmp, TYPE value))                                    \
    {                                                                                                                  \
        const nvshmemi_shorts<TYPE> s = { ivar, 1, NULL, cmp, value, NULL };                                           \
        size_t number;                                                                                                 \
        return nvshmemi_short_look(NVSHMEMI_ALL, s, (size_t *)NULL, &number);                                          \
    }
NVSHMEMI_SHORT(short, short)
NVSHMEMI_SHORT(ushort, unsigned short)
#undef NVSHMEMI_SHORT
#undef NVSHMEMI_SHORTS

#endif
