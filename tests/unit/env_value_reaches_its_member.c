/* SPDX-License-Identifier: BSD-3-Clause */
/* Each variable sets its own member and no other; the smallest and largest allowed values are accepted. */
#include "env_fake.h"
#include "runtime/base/log.h"
#include "tests/check.h"
#include <stdlib.h>

#define NUMBER(name, text, member, want)                                                                               \
    do {                                                                                                               \
        ferryi_env got, plain;                                                                                         \
        CHECK(fake_read(&plain, NULL, NULL) == FERRY_SUCCESS);                                                         \
        CHECK_ROW(fake_read(&got, name, text) == FERRY_SUCCESS, name "=" text);                                        \
        CHECK_ROW(got.member == (want), name "=" text);                                                                \
        got.member = plain.member;                                                                                     \
        CHECK_ROW(memcmp(&got, &plain, sizeof got) == 0, name "=" text);                                               \
    } while (0)
#define TEXT(name, text, member)                                                                                       \
    do {                                                                                                               \
        ferryi_env got, plain;                                                                                         \
        CHECK(fake_read(&plain, NULL, NULL) == FERRY_SUCCESS);                                                         \
        CHECK_ROW(fake_read(&got, name, text) == FERRY_SUCCESS, name);                                                 \
        CHECK_ROW(strcmp(got.member, text) == 0, name);                                                                \
        memcpy(got.member, plain.member, sizeof got.member);                                                           \
        CHECK_ROW(memcmp(&got, &plain, sizeof got) == 0, name);                                                        \
    } while (0)

#define X8(s) s s s s s s s s
#define X63 X8("a") X8("b") X8("c") X8("d") X8("e") X8("f") X8("g") "h123456"

CHECK_MAIN(10)
{
    TEXT("FERRY_BOOTSTRAP", "mpi", bootstrap);
    TEXT("FERRY_BOOTSTRAP", "threads", bootstrap);
    TEXT("FERRY_SPACE", "host", space);
    TEXT("FERRY_SPACE", "cuda", space);
    TEXT("FERRY_PATHS", "0>1=flags", paths);
    TEXT("FERRY_PATHS", "", paths);
    TEXT("FERRY_TEST=probe_fail", "atomic", probe_fail);
    TEXT("FERRY_COOKIE", "secret=1", cookie);
    TEXT("FERRY_COOKIE", X63 X63 "z", cookie);
    TEXT("FERRY_TCP_BIND", X63, tcp_bind);
    TEXT("FERRY_BOOTSTRAP_DIR", "/opt/ferry/lib", bootstrap_dir);
    NUMBER("FERRY_TIMEOUT", "500ms", timeout_ns, 500000000u);
    NUMBER("FERRY_TIMEOUT", "1ns", timeout_ns, 1u);
    NUMBER("FERRY_TIMEOUT", "18446744073709551615ns", timeout_ns, UINT64_MAX);
    NUMBER("FERRY_INIT_TIMEOUT", "2m", init_timeout_ns, 120000000000u);
    NUMBER("FERRY_HEAP_MAX", "0", heap_max, 0u);
    NUMBER("FERRY_HEAP_MAX", "64K", heap_max, 65536u);
    NUMBER("FERRY_HEAP_MAX", "64T", heap_max, (uint64_t)64 << 40);
    NUMBER("FERRY_HEAP_CHUNK", "0", heap_chunk, 0u);
    NUMBER("FERRY_HEAP_CHUNK", "65536", heap_chunk, 65536u);
    NUMBER("FERRY_HEAP_CHUNK", "64G", heap_chunk, (uint64_t)64 << 30);
    NUMBER("FERRY_TEST=staged_chunk", "256", staged_chunk, 256u);
    NUMBER("FERRY_TEST=staged_chunk", "320", staged_chunk, 320u);
    NUMBER("FERRY_TEST=staged_chunk", "1M", staged_chunk, 1u << 20);
    NUMBER("FERRY_STAGED_BULK", "64", staged_bulk, 64u);
    NUMBER("FERRY_STAGED_BULK", "1G", staged_bulk, 1u << 30);
    NUMBER("FERRY_FORWARD", "auto", forward, FERRYI_FORWARD_AUTO);
    NUMBER("FERRY_FORWARD", "on", forward, FERRYI_FORWARD_ON);
    NUMBER("FERRY_FORWARD", "off", forward, FERRYI_FORWARD_OFF);
    NUMBER("FERRY_REMOTE_BULK", "64", remote_bulk, 64u);
    NUMBER("FERRY_REMOTE_BULK", "8K", remote_bulk, 8u << 10);
    NUMBER("FERRY_REMOTE_PATIENCE", "100ms", patience_ns, 100000000u);
    NUMBER("FERRY_TEST=chaos", "18446744073709551615", chaos, UINT64_MAX);
    NUMBER("FERRY_TEST=coll", "tree8", coll, FERRYI_COLL_TREE8);
    NUMBER("FERRY_TEST=comm", "two", comm, 3);
    NUMBER("FERRY_NPES", "0", n_pes, 0);
    NUMBER("FERRY_NPES", "1024", n_pes, 1024);
    NUMBER("FERRY_TEST=ring_slots", "2", ring_slots, 2u);
    NUMBER("FERRY_TEST=ring_slots", "4096", ring_slots, 4096u);
    NUMBER("FERRY_TEST=drain_stay", "1000000", drain_stay, 1000000u);
    NUMBER("FERRY_LOG", "none", log, FERRYI_LOG_NONE);
    NUMBER("FERRY_LOG", "error", log, FERRYI_LOG_ERROR);
    NUMBER("FERRY_LOG", "warn", log, FERRYI_LOG_WARN);
    NUMBER("FERRY_LOG", "info", log, FERRYI_LOG_INFO);
    NUMBER("FERRY_LOG", "debug", log, FERRYI_LOG_DEBUG);
    NUMBER("FERRY_ON_FAULT", "abort", abort_on_fault, 1);
    NUMBER("FERRY_LIVENESS", "off", liveness, 0);
    NUMBER("FERRY_LIVENESS", "on", liveness, 1);
    NUMBER("FERRY_BIND", "off", bind_service, 0);
}
