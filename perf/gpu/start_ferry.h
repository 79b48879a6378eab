/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef PERF_GPU_START_FERRY_H
#define PERF_GPU_START_FERRY_H

#include "ferry.h"
#include "pes.h"

/* ferry_init in the cuda space, without a launcher. */
static inline void start_ferry(pes *p)
{
    ferry_unique_id id;
    ferry_config config;
    ferry_status status;
    static_assert(sizeof id <= sizeof p->shared->id, "the shared page has no room for the id");
    if (p->me == 0) {
        if ((status = ferry_get_unique_id(&id)) != FERRY_SUCCESS)
            pes_fail(p, "ferry_get_unique_id", ferry_strerror(status));
        memcpy(p->shared->id, &id, sizeof id);
    }
    pes_barrier(p);
    memcpy(&id, p->shared->id, sizeof id);
    memset(&config, 0, sizeof config);
    config.size = sizeof config;
    config.bootstrap = "tcp";
    config.unique_id = &id;
    config.rank = p->me;
    config.n_pes = p->n;
    config.space = "cuda";
    if ((status = ferry_init_with(&config)) != FERRY_SUCCESS)
        pes_fail(p, "ferry_init_with", ferry_last_error_message());
}

#endif
