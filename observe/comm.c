/* SPDX-License-Identifier: BSD-3-Clause */
/* Calls of communicators, observed.  bytes: of the members' parts. */
#include "ferry/detail/comm/comm.h"
#include "observe/observe.h"

ferry_status ferry_comm_create(ferry_team_t team, ferry_comm **comm)
{
    FERRYI_OBSERVE(ferry_status, ferry_comm_create, "ferry_comm_create", (team, comm),
                   (FERRYI_OBSERVED_STATUS, e.object = e.pointer = r == FERRY_SUCCESS ? *comm : NULL),
                   e.kind = FERRYI_EVENT_COMM, e.team = team);
}

ferry_status ferry_comm_destroy(ferry_comm *comm)
{
    FERRYI_OBSERVE(ferry_status, ferry_comm_destroy, "ferry_comm_destroy", (comm), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_COMM, e.flags = FERRYI_EVENT_DESTROYS, e.object = comm);
}

/* From here on kernels may order what the observer does not see. */
ferry_status ferry_comm_get_device(ferry_comm *comm, ferry_comm_device *device)
{
    FERRYI_OBSERVE(ferry_status, ferry_comm_get_device, "ferry_comm_get_device", (comm, device), FERRYI_OBSERVED_STATUS,
                   e.kind = FERRYI_EVENT_COMM, e.object = comm);
}

/* A collective, queued in `stream`. */
#define OBSERVE(NAME, ARGUMENTS, BYTES)                                                                                \
    FERRYI_OBSERVE(ferry_status, NAME, #NAME, ARGUMENTS, FERRYI_OBSERVED_STATUS, e.kind = FERRYI_EVENT_COMM,           \
                   e.flags = FERRYI_EVENT_ON_STREAM, e.object = comm, e.bytes = BYTES, e.stream = stream)

ferry_status ferry_comm_all_reduce(ferry_comm *comm, void *dest, const void *source, size_t nelems,
                                   ferry_comm_type type, ferry_comm_op op, ferry_stream stream)
{
    OBSERVE(ferry_comm_all_reduce, (comm, dest, source, nelems, type, op, stream), nelems * ferryi_comm_width(type));
}

ferry_status ferry_comm_reduce_scatter(ferry_comm *comm, void *dest, const void *source, size_t nelems,
                                       ferry_comm_type type, ferry_comm_op op, ferry_stream stream)
{
    OBSERVE(ferry_comm_reduce_scatter, (comm, dest, source, nelems, type, op, stream),
            nelems * ferryi_comm_width(type));
}

ferry_status ferry_comm_all_gather(ferry_comm *comm, void *dest, const void *source, size_t nbytes, ferry_stream stream)
{
    OBSERVE(ferry_comm_all_gather, (comm, dest, source, nbytes, stream), nbytes);
}

/* Which part is this PE's, only the communicator knows: no bytes are told. */
ferry_status ferry_comm_all_gatherv(ferry_comm *comm, void *dest, const void *source, const size_t *nbytes,
                                    ferry_stream stream)
{
    OBSERVE(ferry_comm_all_gatherv, (comm, dest, source, nbytes, stream), 0);
}

ferry_status ferry_comm_reduce_scatterv(ferry_comm *comm, void *dest, const void *source, const size_t *nelems,
                                        ferry_comm_type type, ferry_comm_op op, ferry_stream stream)
{
    OBSERVE(ferry_comm_reduce_scatterv, (comm, dest, source, nelems, type, op, stream), 0);
}

ferry_status ferry_comm_all_to_all(ferry_comm *comm, void *dest, const void *source, size_t nbytes, ferry_stream stream)
{
    OBSERVE(ferry_comm_all_to_all, (comm, dest, source, nbytes, stream), nbytes);
}

ferry_status ferry_comm_broadcast(ferry_comm *comm, void *dest, const void *source, size_t nbytes, int root,
                                  ferry_stream stream)
{
    OBSERVE(ferry_comm_broadcast, (comm, dest, source, nbytes, root, stream), nbytes);
}
