# SPDX-License-Identifier: BSD-3-Clause
"""vLLM: a general plug-in (entry point group vllm.general_plugins), an all-to-all manager, and its prepare/finalize class.
With LIBFERRY_DEEP_EP=on vLLM's backends deepep_low_latency and deepep_high_throughput run on ferry, under the manager of
this file in the first case, which knows ferry's faults and masks; on CPUs allgather_reducescatter does (vllm_cpu.py)."""
from __future__ import annotations

import sys
import threading
from typing import Any

import torch

import ferry

from . import take_name, wanted


def register() -> None:
    """What vLLM calls in each of its processes, perhaps several times."""
    if not wanted():
        return
    take_name()
    import vllm.distributed.device_communicators.all2all as all2all
    all2all.DeepEPLLAll2AllManager = manager_class()
    try:
        import vllm.distributed.device_communicators.cpu_communicator as cpus
    except ImportError:  # older versions have none
        return
    from .vllm_cpu import communicator_class
    cpus.CpuCommunicator = communicator_class(cpus.CpuCommunicator)


_classes: dict[str, type] = {}


def manager_class():
    """The manager as a class of this vLLM's All2AllManagerBase."""
    from vllm.distributed.device_communicators.base_device_communicator import All2AllManagerBase
    if "manager" not in _classes:
        class FerryAll2AllManager(_Manager, All2AllManagerBase):
            pass
        _classes["manager"] = FerryAll2AllManager
    return _classes["manager"]


class _Manager:
    """Buffers of low-latency rounds, one for each set of sizes."""
    cpu_group: Any  # of vLLM's base class

    def __init__(self, cpu_group, tcp_store_group=None):
        # Older versions know no store.
        super().__init__(*(cpu_group, tcp_store_group) if tcp_store_group is not None else (cpu_group,))
        self.support_fault_tolerance = True  # vLLM then asks query_fault() in each step
        self._buffers, self._lock, self._cleaned = {}, threading.Lock(), None

    def get_handle(self, kwargs):
        """The Buffer for max_num_tokens_per_dp_rank, token_hidden_size, num_ep_ranks, num_global_experts and
        num_local_experts."""
        from ferry.deep_ep import Buffer
        key = tuple(sorted(kwargs.items()))
        with self._lock:
            if key not in self._buffers:
                self._buffers[key] = Buffer(
                    self.cpu_group, 0, Buffer.get_low_latency_rdma_size_hint(
                        kwargs["max_num_tokens_per_dp_rank"], kwargs["token_hidden_size"], kwargs["num_ep_ranks"],
                        kwargs["num_global_experts"]),
                    low_latency_mode=True, explicitly_destroy=True, enable_shrink=True)
            return self._buffers[key]

    def max_sms_used(self):
        return None  # ferry's kernels run on multiprocessors, as many as they find free

    def query_active_mask(self) -> torch.Tensor:
        """[ranks] int: 1 for each rank that is left out."""
        device = next((buffer.device for buffer in self._buffers.values()), None)
        mask = torch.zeros(self.cpu_group.size(), dtype=torch.int32, device=device)
        for buffer in self._buffers.values():
            one = torch.zeros_like(mask)
            buffer.low_latency_query_mask_buffer(one)
            mask |= one
        return mask

    def query_fault(self) -> torch.Tensor:
        """Whether the mask differs from that behind the last clean_buffers()."""
        now = self.query_active_mask()
        return (now != self._cleaned).any() if self._cleaned is not None else now.any()

    def clean_buffers(self) -> None:
        """Takes the living ranks back."""
        for buffer in self._buffers.values():
            buffer.low_latency_clean_mask_buffer()
        self._cleaned = self.query_active_mask()

    def destroy(self) -> None:
        buffers, self._buffers = list(self._buffers.values()), {}
        for buffer in buffers:
            buffer.destroy()


def prepare_finalize_class():
    """The prepare/finalize class for batched experts, as a class of this vLLM's modular kernels."""
    import vllm.model_executor.layers.fused_moe.modular_kernel as mk
    if "prepare" not in _classes:
        base: Any = getattr(mk, "FusedMoEPrepareAndFinalizeModular", None) or mk.FusedMoEPrepareAndFinalize

        class FerryPrepareAndFinalize(_PrepareAndFinalize, base):
            _kernels = mk
        _classes["prepare"] = FerryPrepareAndFinalize
    return _classes["prepare"]


def _batch():
    """The number of the micro-batch that this thread computes."""
    batches = sys.modules.get("vllm.v1.worker.ubatching")
    return batches.dbo_current_ubatch_id() if batches else 0


class _PrepareAndFinalize:
    """Rows go out as bf16, or as e4m3 with scales for each 128 elements where the experts ask for such blocks; weights
    are applied by combine."""
    _kernels: Any  # vLLM's module of modular kernels

    def __init__(self, buffer, max_tokens_per_rank: int, num_dispatchers: int, use_fp8_dispatch: bool = False,
                 global_to_physical=None, physical_to_global=None, local_expert_global_ids=None):
        super().__init__()
        self.buffer, self.max_tokens_per_rank = buffer, max_tokens_per_rank
        self._dispatchers, self.use_fp8_dispatch = num_dispatchers, use_fp8_dispatch
        self._packed_scales = False
        self._handles: dict[int, Any] = {}  # of each micro-batch
        # Where experts have been moved, the place of each.
        self._places = None if global_to_physical is None else global_to_physical.to(torch.int64)

    def post_init_setup(self, fused_experts) -> None:
        """Scales travel as packed exponents where the experts take them so."""
        self._packed_scales = self.use_fp8_dispatch and bool(fused_experts.supports_packed_ue8m0_act_scales())

    def _places_of(self, topk_ids):
        return topk_ids if self._places is None else self._places[topk_ids]

    @property
    def activation_format(self):
        return self._kernels.FusedMoEActivationFormat.BatchedExperts

    def max_num_tokens_per_rank(self):
        return self.max_tokens_per_rank

    def topk_indices_dtype(self):
        return torch.int64

    def num_dispatchers(self) -> int:
        return self._dispatchers

    def output_is_reduced(self) -> bool:
        return True

    def supports_async(self) -> bool:
        return True

    def prepare_async(self, a1, topk_weights, topk_ids, num_experts, expert_map, apply_router_weight_on_input,
                      quant_config, defer_input_quant=False):
        """Sends; returns (hook that waits for the rows, function that gives prepare's result)."""
        block = getattr(quant_config, "block_shape", None)
        if self.use_fp8_dispatch and (block is None or block[1] != 128):
            raise ferry.InvalidArgument("e4m3 rows have a scale for each 128 elements, and the experts ask for "
                                        f"{'none' if block is None else block}")
        if not self.use_fp8_dispatch and getattr(quant_config, "quant_dtype", None) is not None and not defer_input_quant:
            raise ferry.InvalidArgument("rows travel as bf16: experts that ask for quantised rows quantise them "
                                        "themselves (defer_input_quant), or take e4m3 in blocks of 128")
        if apply_router_weight_on_input:
            if topk_ids.shape[1] != 1:
                raise ferry.InvalidArgument("weights are applied to the input for one choice a token only")
            a1 = a1 * topk_weights.to(a1.dtype)
        rows, count, self._handles[_batch()], _, hook = self.buffer.low_latency_dispatch(
            a1, self._places_of(topk_ids), self.max_tokens_per_rank, num_experts, use_fp8=self.use_fp8_dispatch,
            round_scale=self._packed_scales, use_ue8m0=self._packed_scales, return_recv_hook=True)

        def result():
            x, scales = rows if self.use_fp8_dispatch else (rows, None)
            known = self._kernels.ExpertTokensMetadata(expert_num_tokens=count, expert_num_tokens_cpu=None)
            return x, scales, known, None, None
        return hook, result

    def prepare(self, *arguments, **named):
        """(rows, scales or None, tokens of each expert, None, None)."""
        hook, result = self.prepare_async(*arguments, **named)
        hook()
        return result()

    def finalize_async(self, output, fused_expert_output, topk_weights, topk_ids, apply_router_weight_on_input,
                       weight_and_reduce_impl=None):
        """Sends the experts' rows; returns (hook that waits for the sums in output, function that does nothing more)."""
        if apply_router_weight_on_input:
            topk_weights = torch.ones_like(topk_weights)
        _, _, hook = self.buffer.low_latency_combine(fused_expert_output, self._places_of(topk_ids), topk_weights.float(),
                                                     self._handles[_batch()], return_recv_hook=True, out=output)
        return hook, lambda: None

    def finalize(self, *arguments, **named) -> None:
        """output = the weighted sums of the experts' rows."""
        self.finalize_async(*arguments, **named)[0]()
