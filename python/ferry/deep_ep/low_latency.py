# SPDX-License-Identifier: BSD-3-Clause
"""Decode: rows packed by expert, sending and receiving apart, weights given to combine."""
from __future__ import annotations

from typing import Any

import torch

import ferry

from .. import errors, gpu, moe
from ..errors import InvalidArgument
from .board import CHANNELS
from .checks import choices, require, tensor
from .eager import eager
from .events import EventOverlap
from .ranks import Ranks
from .rounds import GROUP


class LowLatency(Ranks):
    """The low-latency calls of Buffer."""

    @eager
    def low_latency_dispatch(self, x: torch.Tensor, topk_idx: torch.Tensor, num_max_dispatch_tokens_per_rank: int,
                             num_experts: int, cumulative_local_expert_recv_stats: torch.Tensor | None = None,
                             dispatch_wait_recv_cost_stats: torch.Tensor | None = None, use_fp8: bool = True,
                             round_scale: bool = False, use_ue8m0: bool = False, async_finish: bool = False,
                             return_recv_hook: bool = False) -> tuple[Any, torch.Tensor, tuple, EventOverlap, Any]:
        """Sends the rows x[T, H] (bf16) to the ranks of their experts.  topk_idx: [T, K] int64, -1 is no choice; T is
        at most M = num_max_dispatch_tokens_per_rank, on every rank the same M.

        Returns (recv_x, recv_count, handle, event, hook): with L local experts and R ranks, recv_x is [L, M*R, H] bf16,
        or with use_fp8 its e4m3 codes and scales [L, M*R, H/128] float (columns; with use_ue8m0 [L, M*R, H/512] int);
        recv_count[L] int: the first rows of each expert that are valid.  With return_recv_hook they are valid after
        hook()."""
        call, M, stats = "low_latency_dispatch", num_max_dispatch_tokens_per_rank, cumulative_local_expert_recv_stats
        stages = moe.DISPATCH_SEND if return_recv_hook else moe.DISPATCH
        usual = M, num_experts, use_fp8, round_scale, use_ue8m0
        known = self._usual.get(usual)
        if known is not None and not (async_finish and return_recv_hook):
            after = self._stream_behind(async_finish)
            elsewhere = stats if after is not None else None  # C adds statistics in torch's current stream
            if elsewhere is not None:
                tensor(call, "cumulative_local_expert_recv_stats", elsewhere, torch.int32, num_experts // self.group_size)
            made = known.plan.dispatch(known, self, self._plans, x, topk_idx, stats if elsewhere is None else None,
                                       dispatch_wait_recv_cost_stats, return_recv_hook, after)
            if made is not None:
                status, channel, rows, scales, count, handle, hook = made
                if status:
                    half = self._dispatch_half(known, channel, handle, rows, scales, count, dispatch_wait_recv_cost_stats, stats)
                    self._send(call, known, channel, handle, lambda: half(stages, status))
                    known.await_hook(channel, hook)
                elif elsewhere is not None:
                    with torch.cuda.stream(self._last):
                        elsewhere.add_(count)
                event = self._event(async_finish, (x, topk_idx, rows, scales, count, *handle[:2], stats,
                                                   dispatch_wait_recv_cost_stats))
                known.returned()
                return rows if scales is None else (rows, scales), count, handle, event, hook
        self._check_job(call)
        require(self.low_latency_mode, f"{call}: this Buffer was made without low_latency_mode")
        config: dict = {}
        try:
            self._check_dispatch(call, config, x, topk_idx, M, num_experts, stats, dispatch_wait_recv_cost_stats, use_fp8,
                                 round_scale, use_ue8m0, async_finish, return_recv_hook)
        except InvalidArgument as error:
            self._refuse(call, config or self._likely(x, topk_idx, M, num_experts, use_fp8), error)
            raise
        self._look(call)
        T, H = x.shape
        rounds = self._rounds(**config)
        again = rounds.repeated(x, topk_idx)
        if again is None:
            self._give_up()
        channel = rounds.next_channel(x, topk_idx) if again is None else again
        left = moe.DISPATCH if again is None else rounds.left(channel)
        rows, scales, count, src_info, layout_range = rounds.new_outputs()
        handle = (src_info, layout_range, M, H, num_experts)
        src_info._ferry_round = (rounds, T)
        arguments = {"x": x, "topk_idx": topk_idx, "n_tokens": T}
        half = self._dispatch_half(rounds, channel, handle, rows, scales, count, dispatch_wait_recv_cost_stats, stats, arguments)

        def run():
            with self._turn(async_finish):
                if not return_recv_hook:
                    half(left)
                elif left == moe.DISPATCH:
                    rounds.run(call, moe.DISPATCH_SEND, channel, handle, **arguments)
        if left != moe.DISPATCH:
            rounds.name(channel, handle)
        if not self._send(call, rounds, channel, handle, run, again is not None):
            return self.low_latency_dispatch(x, topk_idx, M, num_experts, stats, dispatch_wait_recv_cost_stats, use_fp8,
                                             round_scale, use_ue8m0, async_finish, return_recv_hook)
        hook = rounds.hook(channel, half) if return_recv_hook else None
        event = self._event(async_finish, (x, topk_idx, rows, scales, count, src_info, layout_range, stats,
                                           dispatch_wait_recv_cost_stats))
        rounds.returned()
        if rounds.plan is not None:
            self._usual[usual] = rounds
        return rows if scales is None else (rows, scales), count, handle, event, hook

    @staticmethod
    def _dispatch_half(rounds, channel, handle, rows, scales, count, wait_ns, stats, arguments=None):
        """A function that runs halves of the channel's dispatch with these outputs, by default those that are left; or goes
        on after the status with which they have ended."""
        outputs = {"rows": rows, "scales": scales, "expert_count": count, "row_token": handle[0], "range": handle[1],
                   "wait_ns": wait_ns}

        def half(stages=None, status=None):
            stages = rounds.left(channel) if stages is None else stages
            sent = arguments or {} if stages & moe.DISPATCH_SEND else {}
            rounds.attempt("low_latency_dispatch", stages, channel, handle, status, **sent, **outputs)
            if stats is not None and stages & moe.PLACE:
                stats.add_(count)
        return half

    def _send(self, call, rounds, channel, handle, run, is_repeat=False):
        """Runs halves of a dispatch.  False: a repeat, whose round cannot go on, and another one must begin."""
        try:
            run()
        except InvalidArgument as error:
            if is_repeat and error.status != errors.ASYMMETRIC:  # who is missing has left the round: to the next
                rounds.finish(channel)
                return False
            if not rounds.is_open(channel, handle):  # the kernel has looked at the choices
                rounds.refuse(call, str(error), channel)
            rounds.returned()
            raise
        except errors.FerryError as error:
            if not isinstance(error, errors.Timeout) or self._on_gpu:  # it does not go on with this round
                rounds.returned()
            raise
        return True

    def _check_dispatch(self, call, config, x, topk_idx, M, num_experts, cumulative_local_expert_recv_stats,
                        dispatch_wait_recv_cost_stats, use_fp8, round_scale, use_ue8m0, async_finish, return_recv_hook):
        """What the arguments must be; *config becomes the kind of round, as soon as they name one."""
        tensor(call, "x", x, torch.bfloat16, None, None)
        tensor(call, "topk_idx", topk_idx, torch.int64, x.shape[0], None)
        (T, H), K, R = x.shape, topk_idx.shape[1], self.group_size
        require(num_experts > 0 and num_experts % R == 0, f"{call}: {num_experts} experts on {R} ranks")
        require(not use_fp8 or H % GROUP == 0, f"{call}: {H} elements of a row are not groups of {GROUP}")
        require(not use_ue8m0 or (use_fp8 and round_scale and H % (4 * GROUP) == 0),
                f"{call}: use_ue8m0 needs use_fp8, round_scale and rows of multiples of {4 * GROUP} elements")
        flags = (moe.SCALE_COLUMNS | moe.SCALE_FLOOR | (moe.SCALE_ROUNDED if round_scale else 0) |
                 (moe.SCALE_UE8M0 if use_ue8m0 else 0)) if use_fp8 else 0
        config.update(layout=moe.BY_EXPERT, dtype=moe.FP8 if use_fp8 else moe.BF16, n_experts=num_experts, topk=K,
                      hidden=H, max_tokens=M, index_bytes=8, scales=flags, n_channels=CHANNELS)
        require(T <= M, f"{call}: {T} tokens, and num_max_dispatch_tokens_per_rank is {M}")
        require(not (async_finish and return_recv_hook), f"{call}: async_finish and return_recv_hook exclude one another")
        for name, stats, dtype, shape in (
                ("cumulative_local_expert_recv_stats", cumulative_local_expert_recv_stats, torch.int32, (num_experts // R,)),
                ("dispatch_wait_recv_cost_stats", dispatch_wait_recv_cost_stats, torch.int64, (R,))):
            if stats is not None:
                tensor(call, name, stats, dtype, *shape)
        choices(call, topk_idx, num_experts)

    def _likely(self, x, topk_idx, M, num_experts, use_fp8):
        """The kind of round that arguments mean which do not name one: the last one made that has most in common."""
        def size(tensor):
            return (getattr(tensor, "shape", None) or (None,))[-1]
        means = dict(n_experts=num_experts, max_tokens=M, hidden=size(x), topk=size(topk_idx),
                     dtype=moe.FP8 if use_fp8 else moe.BF16)
        known = [dict(key) for key in self._kinds if key[0] != "tokens"]
        return max(reversed(known), key=lambda kind: sum(kind[name] == means[name] for name in means), default={})

    def _refuse(self, call, config, error):
        """This rank's arguments are refused: its part of the round says so."""
        if gpu.capturing() or not config:
            return
        try:
            self._rounds(**config).refuse(call, str(error))
        except errors.FerryError:  # the program hears of its own error
            pass

    @eager
    def low_latency_combine(self, x: torch.Tensor, topk_idx: torch.Tensor, topk_weights: torch.Tensor, handle: tuple,
                            use_logfmt: bool = False, zero_copy: bool = False, async_finish: bool = False,
                            return_recv_hook: bool = False, out: torch.Tensor | None = None,
                            combine_wait_recv_cost_stats: torch.Tensor | None = None
                            ) -> tuple[torch.Tensor, EventOverlap, Any]:
        """The sums of the experts' rows x[L, M*R, H] (bf16) by the weights topk_weights[T, K] (float): combined_x[T, H]
        bf16, added as floats.  Returns (combined_x, event, hook)."""
        call = "low_latency_combine"
        src_info, _, M, H, num_experts = handle
        known, _ = getattr(src_info, "_ferry_round", (None, 0))
        if known is not None and known.buffer is self and known.plan is not None and not (async_finish and return_recv_hook):
            made = known.plan.combine(known, self, self._plans, x, topk_idx, topk_weights, handle, out,
                                      combine_wait_recv_cost_stats, return_recv_hook, self._stream_behind(async_finish))
            if made is not None:
                status, channel, out, hook = made
                if status:
                    stages = moe.COMBINE_SEND if return_recv_hook else moe.COMBINE
                    self._combine(known, channel, handle, lambda: known.ran(call, stages, channel, known.moe.ran(status)))
                    known.await_hook(channel, hook)
                return out, self._event(async_finish, (x, topk_idx, topk_weights, out, src_info)), hook
        self._look(call)
        rounds, channel, T = self._round_of(call, handle)
        R, ended = self.group_size, getattr(src_info, "_ferry_ended", None)
        require(channel is not None or ended is None, f"{call}: this round has ended without all its rows: {ended}")
        tensor(call, "x", x, torch.bfloat16, num_experts // R, M * R, H)
        tensor(call, "topk_idx", topk_idx, torch.int64, T, rounds.topk)
        tensor(call, "topk_weights", topk_weights, torch.float32, T, rounds.topk)
        require(not (async_finish and return_recv_hook), f"{call}: async_finish and return_recv_hook exclude one another")
        out = x.new_empty((T, H)) if out is None else tensor(call, "out", out, torch.bfloat16, T, H)
        if combine_wait_recv_cost_stats is not None:
            tensor(call, "combine_wait_recv_cost_stats", combine_wait_recv_cost_stats, torch.int64, R)
        sent = {"combine_weight": topk_weights, "partial": x, "partial_dtype": moe.BF16, "n_tokens": T}
        if channel is None:  # it was combined before: the layout travels again, without rows
            channel = rounds.next_channel()
            with self._turn(async_finish):
                rounds.attempt(call, moe.DISPATCH_SEND | moe.DISPATCH_RECV, channel, handle, topk_idx=topk_idx, n_tokens=T)
        elif rounds.is_late(channel):
            with self._turn(async_finish):
                rounds.attempt(call, moe.DISPATCH_RECV, channel, handle)
        half = self._combine_half(rounds, channel, handle, out, combine_wait_recv_cost_stats, sent)
        with self._turn(async_finish):
            half(moe.WEIGHTS | (moe.COMBINE_SEND if return_recv_hook else moe.COMBINE))
        hook = rounds.hook(channel, half) if return_recv_hook else None
        return out, self._event(async_finish, (x, topk_idx, topk_weights, out, src_info)), hook

    def _combine_half(self, rounds, channel, handle, out, wait_ns, sent=None):
        """A function that runs halves of the channel's combine, by default the receiving one; or goes on after the status
        with which they have ended."""
        call = "low_latency_combine"

        def half(stages=moe.COMBINE_RECV, status=None):
            arguments = dict(sent or {} if stages & moe.COMBINE_SEND else {}, n_tokens=handle[0]._ferry_round[1])
            if stages & moe.COMBINE_RECV:
                arguments.update(out=out, wait_ns=wait_ns)
            self._combine(rounds, channel, handle, lambda: rounds.run(call, stages, channel, **arguments) if status is None
                          else rounds.ran(call, stages, channel, rounds.moe.ran(status)))
        return half

    def _resume(self, rounds, channel, hook, status, *of_half):
        """Goes on with a hook of the compiled part where something is unusual, and after the status of its half, if that
        has run.  of_half: the tensors of a dispatch or, fewer, of a combine.  Returns what the hook is from now on."""
        of_dispatch = len(of_half) == 6
        half = (self._dispatch_half if of_dispatch else self._combine_half)(rounds, channel, *of_half)
        stages = moe.DISPATCH_RECV | moe.PLACE if of_dispatch else moe.COMBINE_RECV
        ran = [status] if status is not None else []
        return rounds.hook(channel, lambda: half(stages, ran.pop()) if ran else half(), hook)

    @staticmethod
    def _combine(rounds, channel, handle, run):
        """Runs halves of a combine."""
        try:
            run()
        except BaseException as error:
            if not rounds.is_open(channel, handle):  # a repeat would be another round, and of this rank alone
                handle[0]._ferry_ended = repr(error)
            raise

    def get_next_low_latency_combine_buffer(self, handle: tuple) -> torch.Tensor:
        """[L, M*R, H] bf16 for the experts' rows.  Combine reads any tensor in place, so that this one saves nothing."""
        self._check_job("get_next_low_latency_combine_buffer")
        src_info, _, M, H, num_experts = handle
        return src_info.new_empty((num_experts // self.group_size, M * self.group_size, H), dtype=torch.bfloat16)

    @eager
    def clean_low_latency_buffer(self, num_max_dispatch_tokens_per_rank: int, hidden: int, num_experts: int) -> None:
        """Collective.  Ends rounds that were not combined; ferry's buffers need no cleaning."""
        self._check_job("clean_low_latency_buffer")
        for rounds in self._all_rounds():
            for channel in range(rounds.channels):
                rounds.finish(channel)
        self._barrier()

    # ---- Masks: ranks that this rank leaves out.  A dead rank, or one that was late, masks itself.

    @eager
    def low_latency_update_mask_buffer(self, rank_to_mask: int, mask: bool = False) -> None:
        """Leaves a rank out of later rounds, or takes it back.  Ranks may differ in their masks."""
        self._check_job("low_latency_update_mask_buffer")
        require(self.enable_shrink, "low_latency_update_mask_buffer: this Buffer was made without enable_shrink")
        require(0 <= rank_to_mask < self.group_size and rank_to_mask != self.rank,
                f"low_latency_update_mask_buffer: rank {rank_to_mask} is none of the other ranks")
        self._mask(rank_to_mask, mask)

    @eager
    def low_latency_query_mask_buffer(self, mask_status: torch.Tensor) -> None:
        """mask_status[R] int: 1 for each rank that is left out."""
        self._check_job("low_latency_query_mask_buffer")
        require(self.enable_shrink, "low_latency_query_mask_buffer: this Buffer was made without enable_shrink")
        tensor("low_latency_query_mask_buffer", "mask_status", mask_status, torch.int32, self.group_size)
        self._look("low_latency_query_mask_buffer")
        self._find_dead()
        mask_status.copy_(torch.tensor([int(rank in self._masked) for rank in range(self.group_size)], dtype=torch.int32))

    @eager
    def low_latency_clean_mask_buffer(self) -> None:
        """Takes every living rank back."""
        self._check_job("low_latency_clean_mask_buffer")
        require(self.enable_shrink, "low_latency_clean_mask_buffer: this Buffer was made without enable_shrink")
        for rank in sorted(self._masked):
            if ferry.peers()[rank] == "alive":
                self._mask(rank, False)

    def query_fault(self) -> list:
        """ferry's own: the faults since the last call, as ferry.faults()."""
        self._check_job("query_fault")
        return ferry.faults()
