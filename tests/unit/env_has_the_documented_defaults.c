/* SPDX-License-Identifier: BSD-3-Clause */
/* With nothing set, every member has the default that runtime/base/env.h documents. */
#include "env_fake.h"
#include "runtime/base/log.h"
#include "tests/check.h"

CHECK_MAIN(10)
{
    ferryi_env env;

    memset(&env, 0xa5, sizeof env);
    CHECK(fake_read(&env, NULL, NULL) == FERRY_SUCCESS);
    CHECK(strcmp(env.bootstrap, "auto") == 0);
    CHECK(strcmp(env.space, "auto") == 0);
    CHECK(strcmp(env.paths, "") == 0);
    CHECK(strcmp(env.probe_fail, "") == 0);
    CHECK(strcmp(env.cookie, "") == 0);
    CHECK(strcmp(env.tcp_bind, "127.0.0.1") == 0);
    CHECK(strcmp(env.bootstrap_dir, "") == 0);
    CHECK(env.timeout_ns == 30000000000u);
    CHECK(env.init_timeout_ns == 60000000000u);
    CHECK(env.heap_max == 0);
    CHECK(env.heap_chunk == 0);
    CHECK(env.staged_chunk == 0);
    CHECK(env.staged_bulk == 1u << 20);
    CHECK(env.chaos == 0);
    CHECK(env.coll == FERRYI_COLL_AUTO);
    CHECK(env.comm == 0);
    CHECK(env.n_pes == 0);
    CHECK(env.ring_slots == 64);
    CHECK(env.log == FERRYI_LOG_ERROR);
    CHECK(env.abort_on_fault == 0);
    CHECK(env.liveness == 1);
    CHECK(env.bind_service == 1);
    CHECK(env.forward == FERRYI_FORWARD_AUTO);
    CHECK(env.nvtx == 0);
    CHECK(env.stats == 0);
}
