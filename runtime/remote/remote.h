/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_REMOTE_H
#define FERRYI_REMOTE_H

#include "runtime/state/world.h"

/* Remote pairs: pairs of PEs of two nodes, and any pair that FERRY_PATHS makes remote.
 *
 * To the engine a remote pair is a staged one.  What the source writes into the owner's segment (descriptors and
 * chunks), and what the owner writes into the source's (replies and counts), goes to a copy of that segment in the
 * writer's own memory.  This folder carries it across: frames of bytes, each one put with notification into the inbox
 * that the other PE keeps for this one.  A frame holds, in this order, replies and the count of applied descriptors,
 * words of the control block and of pipelines, and new descriptors with their chunks; the receiving PE stores them
 * where the writer would have stored them with shared memory.
 *
 * Order.  Frames of a pair have numbers and are unpacked in that order, in whatever order they arrive.  Descriptors are
 * packed in the order of their tickets.  So:
 *   - descriptors are applied in the order of the calls, which is all that fence and put_signal need of a staged pair;
 *   - a reply is stored before the count that covers its descriptor (the source reads a reply once it sees its tag);
 *   - a count says that the owner has applied those descriptors to its memory, so quiet means the same as on a staged
 *     pair: every observer sees this PE's later writes, to any PE over any path, after those descriptors;
 *   - an observer that learns of a put through a third PE sees the put, since that third PE was told after quiet.
 * The packing thread reads a descriptor by its tags (A0), and a reply and a count as any source does (A1, A2); the
 * unpacking thread fences before it stores the descriptor's words (R0), a reply (R1) and a count (R2), and later frames
 * are unpacked by threads that hold the same lock.
 *
 * Bulk.  A put of at least FERRY_REMOTE_BULK bytes by a host caller goes straight into the peer's heap (bulk.c), where
 * the provider takes any memory as a source and knows the whole heap at no cost (ferryi_region.is_lazy; elsewhere all
 * goes by the ring).  It goes in parts: each is copied into a buffer, then sent by one put with notification, which a
 * descriptor of no bytes in the ring follows.  Puts of a pair have numbers, and the receiver counts how far they have
 * come without a gap.
 *   - A frame with descriptors states how many of its sender's puts were posted before it was packed, and the receiver
 *     unpacks the frame only when that many have come.  So a descriptor, for example a signal, is applied after the
 *     data of every bulk put before it.  The sender waits for no acknowledgement.  Frames with only replies and counts
 *     wait for no put.
 *   - A part's descriptor is claimed before the part is posted, and packed after it.  So the count of applied
 *     descriptors, hence quiet, covers every part that is under way, also of a put that has failed.
 *   - A put is not ordered behind earlier descriptors or puts, unless a fence came between: fence notes the next ticket
 *     (ferryi_ring_out.fenced), and a bulk put that begins later first waits until the owner has applied all
 *     descriptors before it.
 *   - A large get goes by the provider's get, where the provider answers gets (ferryi_provider_ops.answers_gets).  It
 *     first waits until the owner has applied every descriptor that this PE has sent it, and these include one for each
 *     part of a put, so it reads what those descriptors have written, as a get by the ring does.  The bytes come into a
 *     buffer, and the calling thread copies them to dest.
 *   - The provider reads and writes buffers of this PE only.  So a call that returns, with whatever status, leaves
 *     nothing that reads its source or writes to its dest: a late part of a get ends in its buffer, which is free again
 *     only then.
 *   - A notification is reported after its bytes are visible here (provider.h).  The polling thread then fences before
 *     it stores the descriptor's words (R0), so the thread that applies the descriptor, and every thread that learns of
 *     it, sees the bytes.
 *
 * Room.  A source has at most LINK_FRAMES frames that the receiver has not unpacked; frames on the way back credit the
 * unpacked ones.  The last credit is kept for frames with credits and counts only, so two PEs that send to each other
 * can always send those.  Likewise a source has at most LINK_PUTS bulk puts whose arrival the receiver has not
 * reported.
 *
 * Who moves frames: the thread that has just written a descriptor sends it, if the pair has few frames under way; each
 * poll of a wait makes progress on all links; otherwise a thread of this PE does, which sleeps until the provider has
 * work.  There is one lock; a thread that does not get it leaves the work to the holder, which looks again.  In the
 * host space the holder also applies arrived descriptors before it sends, so their replies go in the same turn and no
 * service wakes.
 *
 * Heaps in GPU memory: kernels and streams write into the copies, which are pinned.  They cannot send, so the service
 * looks for new data in the copies.  A kernel orders its reply and its count for its own GPU only, so a count covers a
 * descriptor with a reply only when the reply's tag is here (A1).  The chunks and words of pipelines
 * (runtime/gpu/gpu_pipelines.h) travel in the same frames: pipeline.c.
 *
 * Death: peers of other nodes are watched by a TCP connection to each (live.c), and an operation that fails loses the
 * peer too. */

extern const ferryi_remote_ops ferryi_remote_table;

/* Part of ferry_init, on all PEs if the job has a remote pair: opens the provider and exchanges addresses with the
 * peers.  _UNSUPPORTED, _NO_PATH, _BOOTSTRAP, _TIMEOUT, _PEER_LOST: names the PE and its node. */
ferry_status ferryi_remote_start(ferryi_pe *pe);
/* Tells the peers that this PE leaves, within 2 s, and closes all descriptors.  Memory that calls may touch stays. */
void ferryi_remote_stop(ferryi_pe *pe);
void ferryi_remote_destroy(ferryi_pe *pe);

#endif
