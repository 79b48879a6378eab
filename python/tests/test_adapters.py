# SPDX-License-Identifier: BSD-3-Clause
"""The engines' plug-ins against doubles of what vLLM and SGLang publish: abstract classes, entry points, how they look for
deep_ep."""
import os
import subprocess
import sys

import pytest
from conftest import spawn_by_torchruns_variables

torch = pytest.importorskip("torch")
needs_groups = pytest.mark.skipif(not torch.distributed.is_available(), reason="this torch has no torch.distributed")

# vLLM as far as the adapter meets it.
VLLM = {
    "vllm/__init__.py": "",
    "vllm/distributed/__init__.py": "",
    "vllm/distributed/device_communicators/__init__.py": "",
    "vllm/distributed/device_communicators/base_device_communicator.py": """
class All2AllManagerBase:
    def __init__(self, cpu_group, tcp_store_group=None):
        self.cpu_group, self.tcp_store_group = cpu_group, tcp_store_group
class DeviceCommunicatorBase:
    def all_gatherv(self, input_, dim=0, sizes=None):
        raise NotImplementedError
    def reduce_scatterv(self, input_, dim=-1, sizes=None):
        raise NotImplementedError
""",
    "vllm/distributed/device_communicators/cpu_communicator.py": """
import torch.distributed as dist
from .base_device_communicator import DeviceCommunicatorBase
class CpuCommunicator(DeviceCommunicatorBase):
    def __init__(self, cpu_group, device=None, device_group=None, unique_name="", use_all2all=False):
        self.cpu_group, self.unique_name = cpu_group, unique_name
        self.world_size = dist.get_world_size(cpu_group)
""",
    "vllm/distributed/device_communicators/all2all.py": """
import importlib.util
assert importlib.util.find_spec("deep_ep") is not None
class DeepEPLLAll2AllManager: pass
""",
    "vllm/v1/__init__.py": "",
    "vllm/v1/worker/__init__.py": "",
    "vllm/v1/worker/ubatching.py": """
batch = 0
def dbo_current_ubatch_id():
    return batch
""",
    "vllm/model_executor/__init__.py": "",
    "vllm/model_executor/layers/__init__.py": "",
    "vllm/model_executor/layers/fused_moe/__init__.py": "",
    "vllm/model_executor/layers/fused_moe/modular_kernel.py": """
import enum
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any
class FusedMoEActivationFormat(enum.Enum):
    Standard = "standard"
    BatchedExperts = "batched_experts"
@dataclass
class ExpertTokensMetadata:
    expert_num_tokens: Any
    expert_num_tokens_cpu: Any
class FusedMoEPrepareAndFinalizeModular(ABC):
    def post_init_setup(self, fused_experts): ...
    def supports_async(self): return False
    @property
    @abstractmethod
    def activation_format(self): ...
    @abstractmethod
    def topk_indices_dtype(self): ...
    @abstractmethod
    def max_num_tokens_per_rank(self): ...
    @abstractmethod
    def num_dispatchers(self): ...
    @abstractmethod
    def output_is_reduced(self): ...
    @abstractmethod
    def prepare(self, a1, topk_weights, topk_ids, num_experts, expert_map, apply_router_weight_on_input, quant_config,
                defer_input_quant): ...
    @abstractmethod
    def finalize(self, output, fused_expert_output, topk_weights, topk_ids, apply_router_weight_on_input,
                 weight_and_reduce_impl): ...
""",
}

ENGINE = """
import importlib.metadata, types
found = importlib.metadata.entry_points()
found = found.select(group="vllm.general_plugins") if hasattr(found, "select") else found["vllm.general_plugins"]
for point in found:
    if point.name == "ferry":
        point.load()()
        point.load()()
import torch, torch.distributed as dist
from vllm.v1.worker import ubatching
from vllm.distributed.device_communicators import all2all
from ferry.adapters.vllm import prepare_finalize_class
assert all2all.DeepEPLLAll2AllManager.__name__ == "FerryAll2AllManager"
dist.init_process_group("gloo")
n, me = dist.get_world_size(), dist.get_rank()
manager = all2all.DeepEPLLAll2AllManager(dist.group.WORLD)
assert manager.support_fault_tolerance  # vLLM asks query_fault() of such a manager only
sizes = dict(max_num_tokens_per_dp_rank=8, token_hidden_size=256, num_ep_ranks=n, num_global_experts=2 * n,
             num_local_experts=2)
assert manager.query_active_mask().tolist() == [0] * n  # before any layer
buffer = manager.get_handle(sizes)
assert manager.get_handle(dict(sizes)) is buffer
layer = prepare_finalize_class()(buffer, 8, n)
assert layer.activation_format.value == "batched_experts" and layer.topk_indices_dtype() is torch.int64
assert layer.num_dispatchers() == n and layer.output_is_reduced() and layer.max_num_tokens_per_rank() == 8
torch.manual_seed(me)
plain = types.SimpleNamespace(block_shape=None, quant_dtype=None)
for step in range(3):
    x = torch.randn(5, 256).to(torch.bfloat16)
    ids = torch.stack([torch.randperm(2 * n)[:2] for _ in range(5)])
    weights = torch.rand(5, 2)
    rows, scales, known, none, nothing = layer.prepare(x, weights, ids, 2 * n, None, False, plain, False)
    assert scales is None and none is nothing is None and rows.shape == (2, 8 * n, 256)
    assert int(known.expert_num_tokens.sum()) > 0
    out = torch.empty_like(x)
    layer.finalize(out, rows * 2, weights, ids, False, None)
    assert torch.allclose(out.float(), 2 * x.float() * weights.sum(1, keepdim=True), atol=0.1, rtol=0.02)
one = torch.zeros(5, 1, dtype=torch.int64)
rows, *_ = layer.prepare(x, weights[:, :1].contiguous(), one, 2 * n, None, True, plain, False)
layer.finalize(out, rows, weights[:, :1].contiguous(), one, True, None)
assert torch.allclose(out.float(), x.float() * weights[:, :1], atol=0.05, rtol=0.02)
# Two micro-batches at a time, each with its handle; and experts that have been moved.
places = torch.arange(2 * n).flip(0)
layer = prepare_finalize_class()(buffer, max_tokens_per_rank=8, num_dispatchers=n, use_fp8_dispatch=False,
                                 global_to_physical=places.int(), physical_to_global=places.int(),
                                 local_expert_global_ids=places[2 * me:2 * me + 2].int())
layer.post_init_setup(types.SimpleNamespace(supports_packed_ue8m0_act_scales=lambda: True))  # bf16 has no scales
sent = []
for ubatching.batch in range(2):
    sent.append(layer.prepare_async(x * (1 + ubatching.batch), weights, ids, 2 * n, None, False, plain, False))
for ubatching.batch in range(2):
    hook, result = sent[ubatching.batch]
    hook()
    rows, _, known, *_ = result()
    factor = 1.0 + places[2 * me:2 * me + 2].float()  # an expert multiplies by its global number and one
    layer.finalize(out, (rows.float() * factor[:, None, None]).to(torch.bfloat16), weights, ids, False, None)
    want = x.float() * (1 + ubatching.batch) * (weights * (ids + 1)).sum(1, keepdim=True)
    assert torch.allclose(out.float(), want, atol=0.3, rtol=0.02), ubatching.batch
ubatching.batch = 0
layer = prepare_finalize_class()(buffer, 8, n)
for bad in (lambda: layer.prepare(x, weights, ids, 2 * n, None, True, plain, False),
            lambda: layer.prepare(x, weights, ids, 2 * n, None, False,
                                  types.SimpleNamespace(block_shape=None, quant_dtype=torch.int8), False)):
    try:
        bad()
        raise SystemExit("not refused")
    except ValueError:
        pass
assert manager.query_active_mask().tolist() == [0] * n and not bool(manager.query_fault())
buffer.low_latency_update_mask_buffer(1 - me, True)
assert manager.query_active_mask()[1 - me] == 1 and bool(manager.query_fault()) and bool(manager.query_fault())
manager.clean_buffers()
assert manager.query_active_mask().tolist() == [0] * n and not bool(manager.query_fault())
manager.destroy()
print("served")
"""


@pytest.fixture
def engine(tmp_path):
    for name, text in VLLM.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return str(tmp_path)


@needs_groups
def test_vllm(engine):
    said = spawn_by_torchruns_variables(2, ENGINE, PYTHONPATH=engine, LIBFERRY_DEEP_EP="on")
    assert all("served" in one for one in said), said


CPUS = """
from ferry.adapters import vllm
vllm.register()
vllm.register()
import torch, torch.distributed as dist
from vllm.distributed.device_communicators import cpu_communicator
dist.init_process_group("gloo")
n, me = dist.get_world_size(), dist.get_rank()
assert cpu_communicator.CpuCommunicator.__mro__.count(cpu_communicator.CpuCommunicator) == 1
pairs = [dist.new_group([k, k + n // 2]) for k in range(n // 2)]  # as the groups of data-parallel ranks lie
for name, group in (("ep:0", dist.group.WORLD), ("dp:0", pairs[me % (n // 2)])):
    made = cpu_communicator.CpuCommunicator(group, unique_name=name)
    size, rank = dist.get_world_size(group), dist.get_rank(group)
    for seed in range(4):
        sizes = [(3 * k + 5 * seed) % 7 for k in range(size)]
        def rows(k, width):
            return torch.arange(sizes[k] * width, dtype=torch.float32).reshape(sizes[k], width) + 100 * k
        tokens, weights = made.all_gatherv([rows(rank, 6), rows(rank, 2)], dim=0, sizes=sizes)
        assert torch.equal(tokens, torch.cat([rows(k, 6) for k in range(size)]))
        assert torch.equal(weights, torch.cat([rows(k, 2) for k in range(size)]))
        summed = made.reduce_scatterv(tokens * (1 + rank), dim=0, sizes=sizes)
        assert torch.equal(summed, rows(rank, 6) * (size * (size + 1) // 2))
        turned = made.reduce_scatterv(tokens.t(), dim=-1, sizes=sizes)
        assert torch.equal(turned, (rows(rank, 6) * size).t())
    assert torch.equal(made.all_gatherv(torch.full((2, 1), rank)), torch.arange(size).repeat_interleave(2)[:, None])
other = cpu_communicator.CpuCommunicator(dist.group.WORLD, unique_name="tp:0")
for bad in (lambda: other.all_gatherv(torch.zeros(1, 1)), lambda: made.all_gatherv(torch.zeros(1, 1), dim=1)):
    try:
        bad()
        raise SystemExit("not refused")
    except NotImplementedError:
        pass
print("gathered")
"""


@needs_groups
@pytest.mark.parametrize("n", [2, 4])
def test_vllm_on_cpus(engine, n):
    said = spawn_by_torchruns_variables(n, CPUS, PYTHONPATH=engine, LIBFERRY_DEEP_EP="on", FERRY_SPACE="host")
    assert all("gathered" in one for one in said), said


SGLANG = """
import importlib.metadata, importlib.util
found = importlib.metadata.entry_points()
found = found.select(group="sglang.srt.plugins") if hasattr(found, "select") else found["sglang.srt.plugins"]
for point in found:
    if point.name == "ferry":
        point.load()()
        point.load()()
try:
    from deep_ep import Buffer, Config
    print(Buffer.__module__, importlib.util.find_spec("deep_ep") is not None)
except ImportError:
    print("none")
"""


@pytest.mark.parametrize("asked, wanted", [("on", b"ferry.deep_ep.buffer True\n"), ("off", b"none\n"), ("maybe", None)])
def test_sglang(asked, wanted):
    done = subprocess.run([sys.executable, "-c", SGLANG], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env={**os.environ, "LIBFERRY_DEEP_EP": asked})
    if wanted is None:
        assert done.returncode == 1 and b"allowed are on and off" in done.stderr
    else:
        assert done.stdout == wanted, done.stderr


def test_ferry_comes_too_late(tmp_path):
    (tmp_path / "deep_ep.py").write_text("")
    done = subprocess.run([sys.executable, "-c", "import deep_ep\n" + SGLANG], stderr=subprocess.PIPE,
                          env={**os.environ, "LIBFERRY_DEEP_EP": "on", "PYTHONPATH": str(tmp_path)})
    assert done.returncode == 1 and b"too late" in done.stderr


def test_adapters_are_short():
    import ferry.adapters
    folder = os.path.dirname(ferry.adapters.__file__)
    for name in ("sglang.py", "vllm.py", "vllm_cpu.py"):
        with open(os.path.join(folder, name)) as file:
            assert len(file.readlines()) <= 200
