/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_PATH_H
#define FERRY_DETAIL_MACHINE_PATH_H

#include "public.h"

/* The route of a pair: its ferry_path, and bits that make every call take the slow branch of one compare. */
#define FERRYI_ROUTE_PATH 0xffu
#define FERRYI_ROUTE_LOST 0x100u  /* the peer died */
#define FERRYI_ROUTE_CHAOS 0x200u /* delay and reorder (host space) */
#define FERRYI_ROUTE_GPU 0x400u   /* heaps are in GPU memory; a host call reaches them through the driver only */

/* The predicates on a pair's route, or on its ferry_path alone.  Code that runs after the paths are chosen asks about a
 * path by these predicates only, so a new path is a change of this header. */

FERRYI_FN ferry_path ferryi_route_path(uint32_t route)
{
    return (ferry_path)(route & FERRYI_ROUTE_PATH);
}
FERRYI_FN int ferryi_route_is_lost(uint32_t route)
{
    return (route & FERRYI_ROUTE_LOST) != 0;
}

/* The pair has a path, and a call needs no further look at the route. */
FERRYI_FN int ferryi_path_is_clear(uint32_t route)
{
    return route < FERRY_PATH_NONE;
}
/* A call may load and store the peer's memory now, without another look. */
FERRYI_FN int ferryi_path_has_fast_copy(uint32_t route)
{
    return route <= FERRY_PATH_FLAGS;
}
/* A call may update the peer's memory by atomics now, without another look. */
FERRYI_FN int ferryi_path_has_fast_amo(uint32_t route)
{
    return route == FERRY_PATH_NATIVE;
}

FERRYI_FN int ferryi_path_exists(uint32_t route)
{
    return ferryi_route_path(route) != FERRY_PATH_NONE;
}
/* Loads and stores reach the peer's memory, whether the peer lives or not. */
FERRYI_FN int ferryi_path_is_direct(uint32_t route)
{
    return ferryi_route_path(route) <= FERRY_PATH_FLAGS;
}
/* Some operations travel as descriptors: the path is not native. */
FERRYI_FN int ferryi_path_is_weak(uint32_t route)
{
    return ferryi_route_path(route) != FERRY_PATH_NATIVE;
}
/* Stores are direct and atomics are descriptors, so that a store may overtake an atomic. */
FERRYI_FN int ferryi_path_is_flags(uint32_t route)
{
    return ferryi_route_path(route) == FERRY_PATH_FLAGS;
}
/* All operations travel as descriptors: staged and remote pairs. */
FERRYI_FN int ferryi_path_is_ring_only(uint32_t route)
{
    return ferryi_route_path(route) == FERRY_PATH_STAGED || ferryi_route_path(route) == FERRY_PATH_REMOTE;
}
/* All operations travel as descriptors through host memory that both PEs map: staged pairs. */
FERRYI_FN int ferryi_path_shares_host(uint32_t route)
{
    return ferryi_route_path(route) == FERRY_PATH_STAGED;
}
/* A network carries the descriptors. */
FERRYI_FN int ferryi_path_is_remote(uint32_t route)
{
    return ferryi_route_path(route) == FERRY_PATH_REMOTE;
}

#endif
