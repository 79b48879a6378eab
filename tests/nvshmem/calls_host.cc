/* SPDX-License-Identifier: BSD-3-Clause */
/* Programs for NVSHMEM on a machine without GPUs: every call of the host, with the heap in host memory; set-up, teams
 * and what is refused. */
#include "calls.h"
#include "tests/check.h"

static void set_up(void)
{
    nvshmemx_init_attr_t attributes = NVSHMEMX_INIT_ATTR_INITIALIZER, other = NVSHMEMX_INIT_ATTR_INITIALIZER;
    nvshmemx_uniqueid_t id = NVSHMEMX_UNIQUEID_INITIALIZER;
    int level = -1;
    CHECK_INT(nvshmemx_init_status(), NVSHMEM_STATUS_NOT_INITIALIZED);
    CHECK_INT(nvshmemx_init_attr(1u << 20, &attributes), NVSHMEMX_ERROR_INVALID_VALUE);
    CHECK_INT(nvshmemx_init_attr(NVSHMEMX_INIT_WITH_UNIQUEID, NULL), NVSHMEMX_ERROR_INVALID_VALUE);
    CHECK_INT(nvshmemx_init_attr(NVSHMEMX_INIT_WITH_UNIQUEID, &attributes), NVSHMEMX_ERROR_INVALID_VALUE);
    other.version = 77;
    CHECK_INT(nvshmemx_init_attr(NVSHMEMX_INIT_WITH_MPI_COMM, &other), NVSHMEMX_ERROR_INVALID_VALUE);
    CHECK_INT(nvshmemx_set_attr_uniqueid_args(2, 2, &id, &attributes), NVSHMEMX_ERROR_INVALID_VALUE);
    CHECK(nvshmem_malloc(8) == NULL); /* before the start */
    CHECK_INT(nvshmem_init_thread(9, &level), NVSHMEMX_ERROR_INVALID_VALUE);
    CHECK_INT(nvshmem_init_thread(NVSHMEM_THREAD_MULTIPLE, &level), NVSHMEMX_SUCCESS);
    CHECK_INT(level, NVSHMEM_THREAD_MULTIPLE);
    nvshmem_init(); /* a second start, which has its own end */
    CHECK_INT(nvshmemx_init_status(), NVSHMEM_STATUS_IS_INITIALIZED);
    nvshmem_finalize();
    CHECK_INT(nvshmemx_init_status(), NVSHMEM_STATUS_IS_INITIALIZED);
}

/* All but the last PE, in reverse; its first member has the id. */
static void by_unique_id(void)
{
    const int me = nvshmem_my_pe(), n = nvshmem_n_pes(), members = n > 1 ? n - 1 : 1, root = members - 1;
    nvshmem_team_config_t config = NVSHMEM_TEAM_CONFIG_INITIALIZER;
    nvshmem_team_t team = 5;
    nvshmemx_team_uniqueid_t *id = (nvshmemx_team_uniqueid_t *)nvshmem_malloc(sizeof *id);
    const long mask = NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID;
    CHECK_INT(nvshmemx_team_init(&team, &config, mask, members, 0), NVSHMEMX_ERROR_INVALID_VALUE); /* no id */
    CHECK_INT(team, NVSHMEM_TEAM_INVALID);
    CHECK_INT(nvshmemx_team_init(&team, NULL, mask, members, 0), NVSHMEMX_ERROR_INVALID_VALUE);
    for (int round = 0; round < 3; round++) {
        if (me == root)
            CHECK_INT(nvshmemx_team_get_uniqueid(id), NVSHMEMX_SUCCESS);
        CHECK_INT(nvshmem_uint64_broadcast(NVSHMEM_TEAM_WORLD, id, id, 1, root), 0);
        if (me < members) {
            config.uniqueid = *id;
            CHECK_INT(nvshmemx_team_init(&team, &config, 0, members, root - me), NVSHMEMX_ERROR_INVALID_VALUE);
            CHECK_INT(nvshmemx_team_init(&team, &config, mask, members, members), NVSHMEMX_ERROR_INVALID_VALUE);
            CHECK_INT(nvshmemx_team_init(&team, &config, mask, members, root - me), NVSHMEMX_SUCCESS);
            CHECK_INT(nvshmem_team_my_pe(team), root - me);
            CHECK_INT(nvshmem_team_translate_pe(team, 0, NVSHMEM_TEAM_WORLD), root);
            CHECK_INT(nvshmem_barrier(team), 0);
            nvshmem_team_destroy(team);
        }
        nvshmem_barrier_all();
    }
    nvshmem_free(id);
}

static void teams(void)
{
    const int me = nvshmem_my_pe(), n = nvshmem_n_pes();
    nvshmem_team_config_t config = NVSHMEM_TEAM_CONFIG_INITIALIZER, found;
    nvshmem_team_t half, x, y;
    CHECK_INT(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 1, n + 1, NULL, 0, &half),
              NVSHMEMX_ERROR_INVALID_VALUE);
    CHECK(strncmp(ferry_last_error_message(), "nvshmem_team_split_strided with", 31) == 0);
    config.num_contexts = 3;
    CHECK_INT(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, me % 2, 2, (n + 1 - me % 2) / 2, &config,
                                         NVSHMEM_TEAM_CONFIG_MASK_NUM_CONTEXTS, &half),
              0);
    CHECK_INT(nvshmem_team_my_pe(half), me / 2);
    CHECK_INT(nvshmem_team_translate_pe(half, 0, NVSHMEM_TEAM_WORLD), me % 2);
    nvshmem_team_get_config(half, &found);
    CHECK_INT(found.num_contexts, 3);
    CHECK_INT(nvshmem_barrier(half), 0);
    nvshmem_team_destroy(half);
    CHECK_INT(nvshmem_team_split_2d(NVSHMEM_TEAM_WORLD, 2, NULL, 0, &x, NULL, 0, &y), 0);
    CHECK_INT(nvshmem_team_my_pe(x), me % 2);
    CHECK_INT(nvshmem_team_my_pe(y), me / 2);
    nvshmem_team_destroy(x);
    nvshmem_team_destroy(y);
    by_unique_id();
    CHECK(nvshmem_team_n_pes(NVSHMEMX_TEAM_NODE) == n && nvshmem_team_n_pes(NVSHMEM_TEAM_SHARED) >= 1);
}

static void others(areas *a)
{
    int major = 0, minor = 0, patch = 0, *word = (int *)a->dst;
    char name[NVSHMEM_MAX_NAME_LEN];
    nvshmemx_qp_handle_t *qps = NULL;
    nvshmem_info_get_version(&major, &minor);
    nvshmemx_vendor_get_version_info(&major, &minor, &patch);
    nvshmem_info_get_name(name);
    CHECK(major == NVSHMEM_VENDOR_MAJOR_VERSION && name[0] == 'N');
    CHECK(nvshmem_ptr(a->dst, nvshmem_my_pe()) == a->dst && nvshmem_ptr(&major, 0) == NULL);
    CHECK(nvshmemx_mc_ptr(NVSHMEM_TEAM_WORLD, a->dst) == NULL);
    CHECK_INT(nvshmemx_buffer_register(&major, 4), 0);
    CHECK_INT(nvshmemx_buffer_unregister(&major), 0);
    CHECK(nvshmemx_buffer_register_symmetric(&major, 4, 0) == NULL);
    CHECK_INT(nvshmemx_buffer_unregister_symmetric(&major, 4), NVSHMEMX_ERROR_INVALID_VALUE);
    CHECK_INT(nvshmemx_qp_create(2, &qps), 0);
    CHECK(qps != NULL && qps[0] != qps[1]);
    free(qps);
    /* In the host space a stream's call is made at once. */
    nvshmem_barrier_all();
    nvshmemx_int_p_on_stream(word, 41, (nvshmem_my_pe() + 1) % nvshmem_n_pes(), NULL);
    nvshmemx_int_wait_until_on_stream(word, NVSHMEM_CMP_EQ, 41, NULL);
    nvshmemx_int_wait_until_all_on_stream(word, 1, NULL, NVSHMEM_CMP_GE, 41, NULL);
    nvshmemx_ushort_wait_until_on_stream((unsigned short *)word, NVSHMEM_CMP_EQ, 41, NULL);
    nvshmemx_short_wait_until_on_stream((short *)word, NVSHMEM_CMP_LE, 41, NULL);
    CHECK_INT(nvshmemx_int_g_on_stream(word, nvshmem_my_pe(), NULL), 41);
    CHECK_INT(nvshmemx_barrier_on_stream(NVSHMEM_TEAM_WORLD, NULL), 0);
    /* A call without a status that was refused is what the next one with a status returns, once. */
    nvshmem_int_p(word, 1, nvshmem_n_pes());
    nvshmem_int_p(&major, 1, 0);
    CHECK_INT(nvshmem_team_sync(NVSHMEM_TEAM_WORLD), NVSHMEMX_ERROR_INVALID_VALUE);
    ferry_fault fault;
    while (ferry_fault_next(&fault) == FERRY_SUCCESS)
        continue;
    CHECK_INT(nvshmem_team_sync(NVSHMEM_TEAM_WORLD), NVSHMEMX_SUCCESS);
    CHECK_INT(nvshmem_int_sum_reduce(NVSHMEM_TEAM_WORLD, &major, &major, 1), NVSHMEMX_ERROR_INVALID_VALUE);
}

int main(void)
{
    areas a = {};
    set_up();
    a.src = (char *)nvshmem_align(64, AREA);
    a.dst = (char *)nvshmem_calloc(1, AREA);
    a.dst2 = (char *)nvshmem_malloc(AREA);
    a.sig = (uint64_t *)nvshmem_calloc(1, sizeof *a.sig);
    CHECK(a.src != NULL && a.dst != NULL && a.dst2 != NULL && a.sig != NULL);
    every_call(&a);
    if (a.failed != 0)
        check_fail("calls.h", a.failed, "PE %d: %s", nvshmem_my_pe(), a.what);
    teams();
    others(&a);
    nvshmem_free(a.src);
    nvshmem_finalize();
    return CHECK_RESULT();
}
