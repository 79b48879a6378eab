/* SPDX-License-Identifier: BSD-3-Clause */
/* Too much memory, too many addresses, descriptors or file bytes, a forbidden system call: a status and a sentence that
 * names the limit. */
#include "ferry/diag.h"
#include "runtime/space/space.h"
#include "tests/check.h"

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SHADOW 1 /* these need terabytes of addresses themselves */
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SHADOW 1
#endif
#endif

static int says(const char *text)
{
    return strstr(ferry_last_error_message(), text) != NULL;
}

static void limit(int which, rlim_t to)
{
    struct rlimit r = { 0 };
    CHECK(getrlimit((__rlimit_resource_t)which, &r) == 0);
    r.rlim_cur = to;
    CHECK(setrlimit((__rlimit_resource_t)which, &r) == 0);
}

static void too_much_memory(void)
{
    ferryi_chunk chunk = { .handle = 77 };
    CHECK(ferryi_space_host.create((size_t)1 << 50, &chunk) == FERRY_ERR_NO_MEMORY);
    CHECK(says("1125899906842624") && chunk.handle == 77);
}

static void too_many_addresses(void)
{
    void *base = &check_failures;
    CHECK(ferryi_space_host.reserve(SIZE_MAX / 2, &base) == FERRY_ERR_NO_MEMORY);
    CHECK(says("ulimit -v") && base == &check_failures);
#ifndef SHADOW
    limit(RLIMIT_AS, (rlim_t)1 << 30);
    CHECK(ferryi_space_host.reserve((size_t)4 << 30, &base) == FERRY_ERR_NO_MEMORY);
    CHECK(says("ulimit -v") && base == &check_failures);
#endif
}

static void too_many_descriptors(void)
{
    ferryi_chunk chunk[64];
    ferry_status status = FERRY_SUCCESS;
    int n = 0;
    limit(RLIMIT_NOFILE, 16);
    while (n < 64 && !(status = ferryi_space_host.create(65536, &chunk[n])))
        n++;
    CHECK(n < 16 && status == FERRY_ERR_SYSTEM && says("ulimit -n"));
}

static void too_large_a_file(void)
{
    ferryi_chunk chunk;
    limit(RLIMIT_FSIZE, 1 << 20);
    CHECK(ferryi_space_host.create((size_t)2 << 20, &chunk) == FERRY_ERR_NO_MEMORY);
    CHECK(says("ulimit -f"));
}

/* As in a container whose profile does not know the call. */
static void a_forbidden_call(void)
{
    struct sock_filter rules[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_memfd_create, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    const struct sock_fprog program = { sizeof rules / sizeof *rules, rules };
    ferryi_chunk chunk;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
        return; /* this kernel has no filters */
    CHECK(ferryi_space_host.create(65536, &chunk) == FERRY_ERR_SYSTEM);
    CHECK(says("memfd_create") && says("Operation not permitted") && says("seccomp"));
}

CHECK_MAIN(30)
{
    void (*const cases[])(void) = { too_much_memory, too_many_addresses, too_many_descriptors, too_large_a_file,
                                    a_forbidden_call };
    /* Each in a process of its own: limits stay. */
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        int how;
        pid_t child = fork();
        if (child == 0) {
            cases[i]();
            _exit(check_failures != 0);
        }
        if (waitpid(child, &how, 0) != child || how != 0) {
            fprintf(stderr, "case %u failed (%d)\n", i, how);
            check_failures++;
        }
    }
}
