/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls of ferry/setup.h, ferry/team.h, ferry/memory.h as kernels make them.  Made by api/generate.py from api/calls.txt. */
/* clang-format off */
#ifndef FERRYI_DEVICE_API_GENERATED_QUERIES__FUNCS_H
#define FERRYI_DEVICE_API_GENERATED_QUERIES__FUNCS_H

#if FERRYI_GPU
/* ferry_my_pe */
FERRYI_INLINE int ferry_my_pe(void)
{
    return FERRYI_CALL(ferry_my_pe, (), ferryi_world_get()->n_pes != 0 ? ferryi_world_get()->my_pe : -1);
}

/* ferry_n_pes */
FERRYI_INLINE int ferry_n_pes(void)
{
    return FERRYI_CALL(ferry_n_pes, (), ferryi_world_get()->n_pes);
}

/* ferry_team_my_pe */
FERRYI_INLINE int ferry_team_my_pe(ferry_team_t team)
{
    return FERRYI_CALL(ferry_team_my_pe, (team), ferryi_team_my_pe(team));
}

/* ferry_team_n_pes */
FERRYI_INLINE int ferry_team_n_pes(ferry_team_t team)
{
    return FERRYI_CALL(ferry_team_n_pes, (team), ferryi_team_n_pes(team));
}

/* ferry_team_translate_pe */
FERRYI_INLINE int ferry_team_translate_pe(ferry_team_t from, int pe, ferry_team_t to)
{
    return FERRYI_CALL(ferry_team_translate_pe, (from, pe, to), ferryi_team_translate_pe(from, pe, to));
}

/* ferry_ptr */
FERRYI_INLINE void *ferry_ptr(const void *dest, int pe)
{
    return FERRYI_CALL(ferry_ptr, (dest, pe), ferryi_ptr(dest, pe));
}

/* ferry_pe_accessible */
FERRYI_INLINE int ferry_pe_accessible(int pe)
{
    return FERRYI_CALL(ferry_pe_accessible, (pe), ferryi_reaches(pe));
}

/* ferry_addr_accessible */
FERRYI_INLINE int ferry_addr_accessible(const void *addr, int pe)
{
    return FERRYI_CALL(ferry_addr_accessible, (addr, pe), ferryi_reaches(pe) && ferryi_in_heap(ferryi_world_get(), addr,
        1));
}
#endif

#endif
