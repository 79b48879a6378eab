/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages in NVSHMEM's terms, from the start on: a program that uses ferry.h may be linked with this library too. */
#include "compat/messages.h"
#include "compat/nvshmem_lib.h"
#include "ferry/diag.h"
#include <stdio.h>

/* Calls named in ferry's messages, and NVSHMEM's names for them. */
static const char *const names[][2] = {
    { "align", "nvshmem_align" },
    { "buffer_register", "nvshmemx_buffer_register_symmetric" },
    { "buffer_unregister", "nvshmemx_buffer_unregister_symmetric" },
    { "calloc", "nvshmem_calloc" },
    { "finalize", "nvshmem_finalize" },
    { "free", "nvshmem_free" },
    { "get_unique_id", "nvshmemx_get_uniqueid" },
    { "global_exit", "nvshmem_global_exit" },
    { "init", "nvshmem_init" },
    { "init_with", "nvshmemx_init_attr" },
    { "malloc", "nvshmem_malloc" },
    { "module_finalize", "nvshmemx_cumodule_finalize" },
    { "module_init", "nvshmemx_cumodule_init" },
    { "n_pes", "nvshmem_n_pes" },
    { "ptr", "nvshmem_ptr" },
    { "quiet", "nvshmem_quiet" },
    { "team_destroy", "nvshmem_team_destroy" },
    { "team_from_key", "nvshmemx_team_init" },
    { "team_get_config", "nvshmem_team_get_config" },
    { "team_split_2d", "nvshmem_team_split_2d" },
    { "team_split_strided", "nvshmem_team_split_strided" },
};

static int find(const char *name, size_t length, char *with, size_t size)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strlen(names[i][0]) == length && strncmp(names[i][0], name, length) == 0)
            return snprintf(with, size, "%s", names[i][1]) > 0;
    return 0;
}

static void hook(ferry_status status, char *text, size_t size)
{
    (void)status;
    messages_rename(text, size, find, "NVSHMEM_SYMMETRIC_SIZE");
}

void nvshmemi_messages_rename(void)
{
    ferry_set_message_hook(hook);
}
