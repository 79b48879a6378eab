/* SPDX-License-Identifier: BSD-3-Clause */
/* Teams and collectives. */
#include "compat/shmem_lib.h"

FN(int, shmem_team_my_pe, (shmem_team_t team))
{
    return ferry_team_my_pe(team_of(team));
}

FN(int, shmem_team_n_pes, (shmem_team_t team))
{
    return ferry_team_n_pes(team_of(team));
}

FN(void, shmem_barrier_all, (void))
{
    (void)ferry_barrier_all();
}

FN(void, shmem_sync_all, (void))
{
    (void)ferry_sync_all();
}

FN(int, shmem_team_sync, (shmem_team_t team))
{
    return ferry_team_sync(team_of(team));
}

/* The first argument is a team in all of these. */
#define DEFINE_VALUE(TYPE, NAME, OP, PARAMETERS, ARGUMENTS)                                                            \
    FN(TYPE, shmem_##NAME, PARAMETERS)                                                                                 \
    {                                                                                                                  \
        return ferry_##NAME(WITH_TEAM ARGUMENTS);                                                                      \
    }
#define WITH_TEAM(team, ...) team_of(team), __VA_ARGS__
#define DEFINE_COLL(NAME, TYPE) SHMEMI_COLL_CALLS(DEFINE, NAME, TYPE)
#define DEFINE_REDUCE(NAME, TYPE, OP) SHMEMI_REDUCE_CALL(DEFINE, NAME, TYPE, OP)
#define DEFINE_REDUCE_MATH(NAME, TYPE) FERRYI_REDUCE_MATH(DEFINE_REDUCE, NAME, TYPE)
#define DEFINE_REDUCE_BITS(NAME, TYPE) FERRYI_REDUCE_BITS(DEFINE_REDUCE, NAME, TYPE)
SHMEMI_COLL_MEM_CALLS(DEFINE)
FERRY_RMA_TYPES(DEFINE_COLL)
FERRY_RMA_TYPES(DEFINE_REDUCE_MATH)
FERRY_BITS_TYPES(DEFINE_REDUCE_BITS)
