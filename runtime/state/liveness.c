/* SPDX-License-Identifier: BSD-3-Clause */
/* How PEs learn of a death: each PE has a descriptor that becomes ready on every peer when its process ends. */
#include "runtime/state/liveness.h"
#include "ferry/detail/machine/prim.h"
#include "ferry/diag.h"
#include "runtime/base/fd.h"
#include "runtime/base/log.h"
#include "runtime/state/segment.h"
#include <errno.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

ferry_status ferryi_liveness_create(ferryi_pe *pe)
{
    pe->own_liveness_fd[0] = pe->own_liveness_fd[1] = -1;
    if (pe->boot->same_process || !pe->env.liveness || pe->boot->size == 1)
        return FERRY_SUCCESS;
    pe->own_liveness_fd[0] = ferryi_fd((int)syscall(SYS_pidfd_open, getpid(), 0));
    /* Kernels before 5.3: a pipe whose writing end only this process holds. */
    if (pe->own_liveness_fd[0] < 0 && ferryi_fd_pipe(pe->own_liveness_fd, 0) != 0)
        return ferryi_error(FERRY_ERR_SYSTEM,
                            "cannot create the descriptor by which peers detect this PE's death: %m%s",
                            errno == EMFILE ? " (raise ulimit -n)" : "");
    return FERRY_SUCCESS;
}

void ferryi_liveness_destroy(ferryi_pe *pe)
{
    for (int i = 0; i < 2; i++)
        if (pe->own_liveness_fd[i] >= 0)
            close(pe->own_liveness_fd[i]);
    for (int i = 0; pe->peer_liveness_fd != NULL && i < pe->boot->size; i++)
        if (pe->peer_liveness_fd[i] >= 0)
            close(pe->peer_liveness_fd[i]);
}

void ferryi_liveness_forget(ferryi_pe *pe)
{
    if (pe->own_liveness_fd[1] >= FERRYI_FD_LEAST)
        close(pe->own_liveness_fd[1]);
    pe->own_liveness_fd[1] = -1;
}

void ferryi_liveness_lose(ferryi_pe *pe, int peer, const char *cut)
{
    if (ferryi_ld_acquire_u32(&ferryi_segment_ctl(pe, peer)->state) == FERRY_PEER_FINALIZED ||
        !ferryi_pair_set_lost(pe, peer, cut == NULL ? FERRYI_LOST_DEAD : FERRYI_LOST_CUT))
        return;
    ferryi_fence_release(); /* a reader that sees the count sees the state */
    (void)ferryi_atom_add_u32(&pe->world.ctl->n_lost, 1);
    if (pe->gpu != NULL)
        (void)pe->gpu_ops->publish_now(pe);
    if (cut != NULL)
        ferryi_log(FERRYI_LOG_WARN,
                   "the connection between PE %d and PE %d (pid %d on %s) was lost: %s: calls that need it return "
                   "FERRY_ERR_PEER_LOST",
                   pe->world.my_pe, peer, pe->topo[peer].pid, pe->topo[peer].host, cut);
    else
        ferryi_log(FERRYI_LOG_WARN, "PE %d (pid %d on %s) has died: calls that need it return FERRY_ERR_PEER_LOST",
                   peer, pe->topo[peer].pid, pe->topo[peer].host);
}
