# SPDX-License-Identifier: BSD-3-Clause
"""ElasticBuffer: DeepEP's second interface, over the rounds of the normal calls."""
from __future__ import annotations

import functools
from typing import Any, NamedTuple

import torch

import ferry

from .. import gpu
from ..errors import InvalidArgument
from . import expand
from .by_token import CODES, PLAIN, ByToken, kind_of
from .checks import choices, distinct, require, tensor
from .counts import Counts
from .eager import eager
from .ep_handle import EPHandle, Received, metadata, slots_at_ranks
from .engram import Engram
from .events import Event, EventHandle, EventOverlap, Rows
from .gathers import Gathers
from .group import Runtime, get_logical_domain_size, get_physical_domain_size, join
from .ring import Ring
from .sizes import whole_pages


class _Asked(NamedTuple):
    """What the arguments of a dispatch say."""
    rows: torch.Tensor
    side: torch.Tensor | None
    topk_idx: torch.Tensor
    experts: int
    most: int
    alignment: int
    known: Received | None


class ElasticBuffer(Engram, Gathers, Ring, ByToken):
    """The communication of a group of ranks, which are all PEs of the job.  ``group`` is a torch.distributed group; with
    None the ranks are the PEs of ferry.init().  Memory grows with the rounds that are made: arguments that size or place
    DeepEP's memory, kernels and queue pairs are taken and kept.  Rows are always in the order of ranks and tokens, with
    and without ``deterministic``.  A wait for another rank ends after num_gpu_timeout_secs, and before a round, where the
    host waits, after num_cpu_timeout_secs if that is less: with ferry.Timeout."""

    _interface = "ElasticBuffer"

    def __init__(self, group=None, num_bytes: int | None = None, num_cpu_bytes: int = 0, num_max_tokens_per_rank: int = 0,
                 hidden: int = 0, num_topk: int = 0, use_fp8_dispatch: bool = False, deterministic: bool = False,
                 allow_hybrid_mode: bool = True, allow_multiple_reduction: bool = True,
                 prefer_overlap_with_compute: bool = True, sl_idx: int = 3, num_allocated_qps: int = 0,
                 num_cpu_timeout_secs: int = 300, num_gpu_timeout_secs: int = 100, explicitly_destroy: bool = False) -> None:
        rank, size = join("ElasticBuffer", group)
        super().__init__(rank, size, False, False, 0)
        self.group, self.rank_idx, self.num_ranks = group, rank, size
        self.num_bytes = num_bytes if num_bytes is not None else self.get_buffer_size_hint(
            group, num_max_tokens_per_rank, hidden, num_topk, use_fp8_dispatch, allow_hybrid_mode, allow_multiple_reduction)
        self.num_cpu_bytes, self.num_max_tokens_per_rank = num_cpu_bytes, num_max_tokens_per_rank
        self.deterministic, self.allow_hybrid_mode = deterministic, allow_hybrid_mode
        self.allow_multiple_reduction = allow_multiple_reduction
        self.prefer_overlap_with_compute = prefer_overlap_with_compute
        self.num_allocated_qps = num_allocated_qps or 129  # as many as DeepEP takes by itself at most
        self.explicitly_destroy = explicitly_destroy
        self.timeout = num_gpu_timeout_secs
        self.num_cpu_timeout_secs = num_cpu_timeout_secs
        self.num_scaleout_ranks, self.num_scaleup_ranks = self.get_logical_domain_size()
        self.scaleout_rank_idx, self.scaleup_rank_idx = divmod(rank, self.num_scaleup_ranks)
        self.num_rdma_ranks, self.num_nvlink_ranks = self.get_physical_domain_size()
        self.runtime: Runtime | None = Runtime(rank, size)
        self._barrier()

    def destroy(self) -> None:
        """Collective: returns the memory, as Buffer's; a second call does nothing."""
        assert self.explicitly_destroy, "destroy: this ElasticBuffer was made without explicitly_destroy"
        if self.runtime is not None:
            self._end("destroy")
            self._ring = self._table = self.runtime = None

    # ---- Sizes and settings.

    @staticmethod
    def get_buffer_size_hint(group: Any, num_max_tokens_per_rank: int, hidden: int, num_topk: int = 0,
                             use_fp8_dispatch: bool = False, allow_hybrid_mode: bool = True,
                             allow_multiple_reduction: bool = True) -> int:
        """The bytes of heap that a kind of rounds takes, about, as a multiple of 2 MiB: two rounds of rows, both ways."""
        size = ferry.n_pes() if group is None else group.size()
        return whole_pages(2 * 2 * size * num_max_tokens_per_rank * (2 * hidden + 16 * num_topk + 256))

    @staticmethod
    def capture() -> EventHandle:
        """An event behind the work so far of torch's current stream."""
        return EventHandle()

    def get_physical_domain_size(self) -> tuple[int, int]:
        """(groups of ranks that reach each other without a network, ranks in each)."""
        self._check_job("get_physical_domain_size")
        return get_physical_domain_size(self.group)

    def get_logical_domain_size(self) -> tuple[int, int]:
        """(1, ranks)."""
        self._check_job("get_logical_domain_size")
        return get_logical_domain_size(self.group, self.allow_hybrid_mode)

    def get_theoretical_num_sms(self, num_experts: int, num_topk: int, num_scaleout_topk: int = 0, rdma_gbs: float = 0,
                                nvlink_gbs: float = 0, sm_read_gbs: float = 200, sm_write_gbs: float = 50) -> int:
        """24, with which ferry's kernels nearly fill a link; 64 without prefer_overlap_with_compute; at most the GPU's,
        even and 4 or more.  ferry chooses its kernels' blocks whatever dispatch and combine are given."""
        wanted = 24 if self.prefer_overlap_with_compute else 64
        if self._on_gpu:
            wanted = min(wanted, torch.cuda.get_device_properties(self.device).multi_processor_count)
        return max(4, wanted // 2 * 2)

    def get_theoretical_num_qps(self, num_sms: int) -> int:
        """One for each multiprocessor, at most num_allocated_qps.  ferry's rounds have none."""
        return max(1, min(num_sms, self.num_allocated_qps))

    def barrier(self, use_comm_stream: bool = True, with_cpu_sync: bool = False, sequential: bool = True) -> None:
        """Of all ranks, in the communication stream or the current one, which waits for it; with_cpu_sync also waits for
        the GPU before and after.  On CPU tensors at once."""
        self._check_job("barrier")
        if not self._on_gpu:
            self._barrier()
            return
        if with_cpu_sync:
            torch.cuda.synchronize(self.device)
        with self._turn(use_comm_stream):
            ferry.on_stream().barrier()
        torch.cuda.current_stream(self.device).wait_stream(self._last)
        if with_cpu_sync:
            torch.cuda.synchronize(self.device)

    def _patience(self):
        return min(self._seconds(), self.num_cpu_timeout_secs or self._seconds())

    # ---- Dispatch.

    @eager
    def dispatch(self, x: Rows, topk_idx: torch.Tensor | None = None, topk_weights: torch.Tensor | None = None,
                 cumulative_local_expert_recv_stats: torch.Tensor | None = None, num_experts: int | None = None,
                 num_max_tokens_per_rank: int | None = None, expert_alignment: int | None = None, num_sms: int = 0,
                 num_qps: int = 0, previous_event: Event | None = None,
                 previous_event_before_epilogue: Event | None = None, async_with_compute_stream: bool = False,
                 allocate_on_comm_stream: bool = False, handle: EPHandle | None = None, do_handle_copy: bool = True,
                 do_cpu_sync: bool | None = None, do_expand: bool = False, do_zero_padding: bool = False,
                 use_tma_aligned_col_major_sf: bool = False) -> tuple[Rows, Any, Any, EPHandle, EventOverlap]:
        """Sends rows x[T, H] of any type, or (codes [T, H] of a byte each, scales [T, S], float or packed exponents as
        int32, with any strides), once to each rank that has a choice of the token.  Returns (recv_x, recv_topk_idx,
        recv_topk_weights, handle, event).

        Without do_expand a row is one token of a rank, in the order of ranks and tokens.  With it a row is one choice:
        rows are grouped by expert, in that order in each group, and groups begin at multiples of expert_alignment;
        recv_topk_idx is None, and recv_topk_weights has one number for each row.  Without do_cpu_sync the host reads
        nothing, and outputs have their largest size.  With ``handle`` the layout is that of the dispatch that made it."""
        call = "dispatch"
        self._check_job(call)
        sync = handle is None if do_cpu_sync is None else do_cpu_sync
        try:
            require(num_sms >= 0, f"{call}: num_sms is {num_sms}")
            asked = self._check(call, x, topk_idx, topk_weights, cumulative_local_expert_recv_stats, num_experts,
                                num_max_tokens_per_rank, expert_alignment, handle, sync, do_expand, do_zero_padding)
        except InvalidArgument as error:
            self._refuse_exchange(call, error, not sync)
            raise
        self._look(call)
        rows, side, topk_idx, experts, most, alignment, known = asked
        (T, K), R, L = topk_idx.shape, self.num_ranks, experts // self.num_ranks
        kind, away = kind_of(rows, side, experts, K), async_with_compute_stream
        mine = handle.psum_num_recv_tokens_per_scaleup_rank if handle is not None else None

        def counted():
            return Counts(topk_idx, experts, R, self._on_gpu), None
        with self._step_of(call, x, topk_idx, topk_weights, mine) as step:
            agreed = self._agree(call, step, previous_event, kind, T, most * R, counted if sync else None, not sync,
                                 topk_weights is not None)
            rounds = self._rounds_for_tokens(kind, most, agreed.number)
            outputs: dict = {"row_expert": (torch.int64, (None, K)), "expert_count": (torch.int32, (L,))}
            if known is None:
                outputs.update(row_token=(torch.int32, (None,)), row_source=(torch.int32, (None,)))
            if topk_weights is not None:
                outputs["row_weight"] = torch.float32, (None, K)
            room = None if sync else most * R if known is None else known.rows
            if sync and agreed.experts is not None and not self.enable_shrink:
                room = self._rows_of(agreed)
                rounds.expect(room)
            N, got, scales, found = self._carry(call, step, num_sms, rounds, rows, side, topk_idx, topk_weights, room, outputs,
                                                away, previous_event, previous_event_before_epilogue)
            idx, counts, weights = found["row_expert"], found["expert_count"], found.get("row_weight")
            with self._turn(away):
                if known is None:
                    kept = topk_idx.clone() if do_handle_copy else topk_idx
                    known = Received(self, kept, N, experts, most * R, rounds, kind)
                    handle = self._handle_of(known, found, most, alignment, num_sms, do_expand, agreed.experts if sync else [])
                    if cumulative_local_expert_recv_stats is not None:
                        cumulative_local_expert_recv_stats.add_(counts)
                elif known.kind["hidden"] == kind["hidden"]:  # the combine that follows answers this dispatch
                    known.rounds, known.kind = rounds, kind
                assert handle is not None
                result, result_idx, result_scales, result_weights = got, idx, scales, weights
                if do_expand:
                    result, result_idx = expand.rows_at(got, known.sources, do_zero_padding), None
                    if scales is not None:
                        result_scales = expand.rows_at(scales, known.sources, do_zero_padding)
                    if weights is not None:
                        result_weights = expand.weights_at(weights, known.slots, handle.num_expanded_tokens)
                if scales is not None and use_tma_aligned_col_major_sf:
                    result_scales = expand.by_columns(result_scales)
            mine = handle.psum_num_recv_tokens_per_scaleup_rank
            event = self._event_behind(away, rows, side, topk_idx, topk_weights, cumulative_local_expert_recv_stats, got,
                                       scales, result, result_scales, result_weights, *found.values(), mine,
                                       handle.psum_num_recv_tokens_per_expert, handle.num_unaligned_recv_tokens_per_expert,
                                       handle.recv_src_metadata, *vars(known).values())
            self._step = rounds.name(0, (mine,))  # at once: from here on the same call is another one
            received: Any = (result, result_scales) if side is not None else result
        return received, result_idx, result_weights, handle, event

    def _check(self, call, x, topk_idx, topk_weights, stats, experts, most, alignment, handle, sync, do_expand,
               do_zero_padding):
        """What the arguments must be; returns what they say."""
        rows, side = x if isinstance(x, tuple) else (x, None)
        tensor(call, "x", rows, CODES if side is not None else PLAIN, None, None)
        T, R, known = rows.shape[0], self.num_ranks, None
        if side is not None:
            tensor(call, "the scales", side, (torch.float32, torch.int32), T, None, strided=True)
        require(do_expand or not do_zero_padding, f"{call}: do_zero_padding without do_expand")
        if handle is not None:
            known = self._received(call, handle)
            require(topk_idx is None, f"{call}: with a handle topk_idx is the handle's")
            require(not sync, f"{call}: do_cpu_sync with a handle, which has the numbers")
            require(handle.do_expand or not do_expand, f"{call}: do_expand, and the handle is of a dispatch without it")
            for name, given in (("num_experts", experts), ("num_max_tokens_per_rank", most), ("expert_alignment", alignment)):
                require(given is None or given == getattr(handle, name),
                        f"{call}: {name} is {given}, and {getattr(handle, name)} in the handle")
            topk_idx, experts, most, alignment = (known.topk_idx, handle.num_experts, handle.num_max_tokens_per_rank,
                                                  handle.expert_alignment)
            require(T == topk_idx.shape[0], f"{call}: {T} tokens, and the handle has {topk_idx.shape[0]}")
        else:
            require(topk_idx is not None and experts is not None, f"{call}: without a handle it needs topk_idx and num_experts")
            most = self.num_max_tokens_per_rank if most is None else most
            alignment = 1 if alignment is None else alignment
            require(experts > 0 and experts % R == 0, f"{call}: {experts} experts on {R} ranks")
            require(alignment > 0, f"{call}: expert_alignment is 1 or more, not {alignment}")
            require(most > 0, f"{call}: num_max_tokens_per_rank is {most}, and neither the ElasticBuffer nor the call has more")
            tensor(call, "topk_idx", topk_idx, torch.int64, T, None)
            choices(call, topk_idx, experts)
            distinct(call, topk_idx)
        require(T <= most, f"{call}: {T} tokens, and num_max_tokens_per_rank is {most}")
        if topk_weights is not None:
            tensor(call, "topk_weights", topk_weights, torch.float32, *topk_idx.shape)
        if stats is not None:
            tensor(call, "cumulative_local_expert_recv_stats", stats, torch.int32, experts // R)
        return _Asked(rows, side, topk_idx, experts, most, alignment, known)

    def _received(self, call, handle) -> Received:
        known = self._layout_at(getattr(handle, "psum_num_recv_tokens_per_scaleup_rank", None))
        require(isinstance(known, Received) and known.buffer is self,
                f"{call}: the handle is of no dispatch of this ElasticBuffer")
        return known

    def _handle_of(self, known, found, most, alignment, num_sms, do_expand, counted):
        """The handle of a dispatch that has none, and what its layout has of this rank.  counted: the numbers of experts; []:
        nobody has asked for them; None: the GPU has them."""
        idx, counts, R = found["row_expert"], found["expert_count"], self.num_ranks
        (N, K), L = idx.shape, counts.numel()
        starts, ends = expand.starts_of(counts, alignment)
        counted = gpu.numbers(counts) if counted is None else counted
        listed = [-(-count // alignment) * alignment for count in counted]
        expanded = sum(listed) if listed else \
            -(-(R * most * min(K, L) + L * (alignment - 1)) // alignment) * alignment
        known.chosen = idx >= 0  # the program may write to its indices
        slots = None
        if do_expand:
            slots, known.sources = expand.group(idx, counts, starts, expanded)
            known.slots = slots
        table, of_ranks = metadata(idx, slots, found["row_source"], found["row_token"], R, most)
        of_ranks._ferry_layout = known
        return EPHandle(do_expand, known.experts, alignment, most,
                        num_sms or self.get_theoretical_num_sms(known.experts, K), known.topk_idx, N, expanded, listed,
                        of_ranks, (starts + counts if do_expand else ends).to(torch.int32), counts, table,
                        functools.partial(slots_at_ranks, known.topk_idx, L, R, self.rank_idx, most))

    def _event_behind(self, away, *tensors):
        """Behind the round that was begun last.  These tensors belong to its stream and to torch's current one."""
        used = [one for one in tensors if isinstance(one, torch.Tensor)]
        if away and self._on_gpu:
            current: Any = torch.cuda.current_stream(self.device)
            for one in used:
                one.record_stream(current)
        return self._event(away, used)

    # ---- Combine.

    @eager
    def combine(self, x: torch.Tensor, handle: EPHandle, topk_weights: torch.Tensor | None = None, bias: Any = None,
                num_sms: int = 0, num_qps: int = 0, previous_event: Event | None = None,
                previous_event_before_epilogue: Event | None = None, async_with_compute_stream: bool = False,
                allocate_on_comm_stream: bool = False) -> tuple[torch.Tensor, Any, EventOverlap]:
        """The plain sums of the rows x[N, H] bf16 that a dispatch's tokens have on all ranks, and none, one or two biases
        [T, H]: a rank adds its rows of a token as floats and sends the sum as bf16.  Returns (combined_x[T, H],
        combined_topk_weights[T, K] or None, event): each choice's weight as its rank has it in topk_weights, [N, K], or
        [N] of expanded rows."""
        call, away = "combine", async_with_compute_stream
        self._check_job(call)
        known = self._received(call, handle)
        (T, K), H = known.topk_idx.shape, known.kind["hidden"]
        N, wide = (handle.num_expanded_tokens, ()) if handle.do_expand else (known.rows, (K,))
        tensor(call, "x", x, torch.bfloat16, N, H)
        if topk_weights is not None:
            tensor(call, "topk_weights", topk_weights, torch.float32, N, *wide)
        biases = self._biases(call, bias, T, H)
        require(num_sms >= 0, f"{call}: num_sms is {num_sms}")
        self._look(call)
        rows, weights = x, topk_weights
        with self._turn(away, previous_event, previous_event_before_epilogue):
            if handle.do_expand:
                rows = expand.sums(x, known.slots)
                weights = None if weights is None else expand.weights_back(weights, known.slots)
            elif weights is not None:
                weights = weights.masked_fill(~known.chosen, 0)
        mine = handle.psum_num_recv_tokens_per_scaleup_rank
        out, out_weights = self._bring_back(call, num_sms, known, (mine,), x, rows, weights, biases, away, previous_event,
                                            previous_event_before_epilogue)
        return out, out_weights, self._event_behind(away, x, topk_weights, rows, weights, out, out_weights, *biases)


__all__ = ["ElasticBuffer"]
