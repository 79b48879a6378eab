# SPDX-License-Identifier: BSD-3-Clause
"""Modules of engines' current releases run on ferry's deep_ep, on CPU tensors: dispatch, a computation in the experts'
place, combine, and the sums against torch's.  The modules come from the engines' archives in the folder LIBFERRY_ENGINES
(see docs/python.md); kernels, quantisation and settings are stand-ins (stand_ins.py)."""
import ast
import glob
import inspect
import os
import re
import subprocess
import sys
import tarfile
import zipfile

import pytest
from conftest import spawn_by_torchruns_variables

torch = pytest.importorskip("torch")

HERE = os.path.dirname(os.path.abspath(__file__))
# Downloaded when the folder lacks them.  vLLM's wheel has some 300 MB: it is used where the folder has it, or its sdist.
DOWNLOADED = ("sglang", "megatron-core", "torchtitan")


def archive_of(engine):
    """The newest archive of the engine in the folder LIBFERRY_ENGINES; pip downloads one when there is none."""
    folder = os.environ.get("LIBFERRY_ENGINES")
    if not folder:
        pytest.skip("LIBFERRY_ENGINES is not set: name a folder, and pip downloads the engines' archives into it")

    if not hasattr(torch.library, "register_autograd"):
        pytest.skip("the engines' modules need torch 2.4")

    def newest():
        stem = os.path.join(glob.escape(folder), engine.replace("-", "_"))
        return max(glob.glob(stem + "-*.whl") + glob.glob(stem + "-*.tar.gz"), key=os.path.getmtime, default=None)
    if newest() is None and engine in DOWNLOADED:
        subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", folder, engine], timeout=300)
    if newest() is None:
        pytest.skip(f"no archive of {engine} in LIBFERRY_ENGINES: pip download --no-deps -d {folder} {engine}")
    return newest()


def unpack(engine, modules, folder):
    """Writes the modules' files below the folder; returns the archive's name."""
    archive = archive_of(engine)
    wanted = {m.replace(".", "/") + end for m in modules for end in (".py", "/__init__.py")}
    found = set()

    def write(name, read):
        if name in wanted:
            os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
            with open(os.path.join(folder, name), "wb") as file:
                file.write(read())
            found.add(name[:-3].replace("/__init__", "").replace("/", "."))
    if archive.endswith(".whl"):
        with zipfile.ZipFile(archive) as wheel:
            for name in wheel.namelist():
                write(name, lambda: wheel.read(name))
    else:
        with tarfile.open(archive) as sdist:
            for member in sdist:
                write(member.name.partition("/")[2], lambda: sdist.extractfile(member).read())
    assert found == set(modules), f"{os.path.basename(archive)} lacks {sorted(set(modules) - found)}"
    return os.path.basename(archive)


def test_stand_ins(tmp_path):
    for name, text in {"engine/kernels.py": "raise SystemExit('not a stand-in')", "engine/moe/__init__.py": "here = True",
                       "engine/moe/layer.py": """
from typing import Optional
import engine.kernels as kernels
from engine.settings import Setting, given
from .base import Base, decorated
class Layer(Base):
    kind: Optional[Setting[int]] = None
    def run(self):
        return kernels.launch.now(1)
"""}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    program = f"""
import stand_ins
stand_ins.use({str(tmp_path)!r}, "engine", real=["engine.moe", "engine.moe.layer"],
              given={{"engine.settings": dict(given=7)}})
import engine.moe
from engine.moe import layer
assert engine.moe.here and layer.given == engine.settings.given == 7
try:
    layer.Layer().run()
except AssertionError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, timeout=60,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join((HERE, os.environ.get("PYTHONPATH", "")))})
    assert done.stdout == b"a stand-in was called: engine.kernels.launch.now\n"


COMMON = """
import torch
import torch.distributed as dist
import stand_ins
from types import SimpleNamespace as Some

def nothing(*arguments, **named):
    return None

def same(value=None):
    return value

dist.init_process_group("gloo")
n, me = dist.get_world_size(), dist.get_rank()
torch.cuda.get_device_properties = lambda device=None: Some(multi_processor_count=132)  # read to advise of a setting
PER_RANK, HIDDEN, TOPK = 3, 256, 2
EXPERTS = PER_RANK * n
MINE = torch.arange(me * PER_RANK, (me + 1) * PER_RANK)

def inputs(seed, tokens, hidden=HIDDEN):
    # Rows, experts and weights of this rank's tokens.
    random = torch.Generator().manual_seed(100 * seed + me)
    x = torch.randn(tokens, hidden, generator=random).to(torch.bfloat16)
    ids = torch.rand(tokens, EXPERTS, generator=random).topk(TOPK)[1]
    return x, ids, torch.rand(tokens, TOPK, generator=random)

def expert(numbers, x):
    # Expert e multiplies by e + 1.
    return x.float() * (numbers + 1.0).reshape(-1, *[1] * (x.dim() - 1))

def expect(got, x, ids, weights, tolerance=0.01):
    # Each row's error is small beside the row.
    want = x.float() * ((ids + 1.0) * weights).sum(1, keepdim=True)
    assert got.shape == want.shape and got.dtype == torch.bfloat16, (got.shape, got.dtype)
    assert bool(((got.float() - want).norm(dim=1) <= tolerance * want.norm(dim=1)).all()), (got, want)

def by_token(x, ids, weights):
    # A row is the weighted sum over its local experts; -1 is an expert elsewhere.
    factors = torch.where(ids >= 0, (MINE[0] + ids + 1.0) * weights, torch.zeros_like(weights)).sum(1, keepdim=True)
    return (x.float() * factors).to(torch.bfloat16)

def quantised(x):
    # e4m3 codes, and a scale for each 128 elements.
    groups = x.float().unflatten(-1, (x.shape[-1] // 128, 128))
    scales = groups.abs().amax(-1).clamp(min=1e-4) / 448
    return (groups / scales.unsqueeze(-1)).flatten(-2).to(torch.float8_e4m3fn), scales

def exact(x, scales):
    # Rows as floats, with scales or without.
    if scales is None:
        return x.float()
    if scales.dtype == torch.int32:  # four exponents
        scales = (scales.contiguous().view(torch.uint8).int() << 23).view(torch.float32)
    return (x.float().unflatten(-1, (x.shape[-1] // 128, 128)) * scales.unsqueeze(-1)).flatten(-2)
"""


def run(engine, modules, source, folder, n, as_deep_ep=False, **variables):
    """n processes of the source import the engine's modules, and no others of it.  With as_deep_ep they find ferry under
    DeepEP's name by PYTHONPATH."""
    from ferry.deep_ep.opt_in import FOLDER
    name = unpack(engine, modules, str(folder))
    print(name)
    text = COMMON + f"FOLDER, REAL = {str(folder)!r}, {tuple(modules)!r}\n" + source
    path = os.pathsep.join(filter(None, (HERE, FOLDER if as_deep_ep else "", os.environ.get("PYTHONPATH"))))
    said = spawn_by_torchruns_variables(n, text, PYTHONPATH=path, **variables)
    assert all("combined as torch sums" in one for one in said), said


SGLANG_MODULES = ["sglang.srt.environ", "sglang.srt.plugins", "sglang.srt.plugins.hook_registry",
                  "sglang.srt.layers.moe.utils", "sglang.srt.layers.moe.token_dispatcher.base",
                  "sglang.srt.layers.moe.token_dispatcher.deepep", "sglang.srt.layers.moe.token_dispatcher.deepep_v2"]

SGLANG = """
now = Some(extend=True, dtype="bf16")
resources, flags = Some(buffers={}), Some(moe=Some(deepep_config="", tbo_enabled=False))
group = Some(barrier=nothing, device_group=dist.group.WORLD)
recorder = Some(on_deepep_dispatch_normal=nothing, on_deepep_dispatch_low_latency=nothing)

def quantise(x, block, **layout):
    assert block == 128 and not any(layout.values())
    return quantised(x)

stand_ins.use(FOLDER, "sglang", real=REAL, given={
    "sglang.srt.eplb.expert_distribution": dict(get_global_expert_distribution_recorder=lambda: recorder),
    "sglang.srt.layers.deep_gemm_wrapper": dict(ENABLE_JIT_DEEPGEMM=True, DEEPGEMM_BLACKWELL=False,
                                                DEEPGEMM_SCALE_UE8M0=False, DEEPGEMM_NEED_TMA_ALIGNED_SCALES=False),
    "sglang.srt.layers.dp_attention": dict(get_is_extend_in_batch=lambda: now.extend),
    "sglang.srt.runtime_context": dict(
        get_parallel=lambda: Some(tp_group=group, tp_size=n, attn_dp_size=1, attn_cp_size=1),
        get_resources=lambda: resources, get_flags=lambda: flags, get_server_args=lambda: True,
        get_exec=lambda: Some(moe=Some(deepep_config=None, deepep_v2_mode="direct", enable_two_batch_overlap=False,
                                                 deepep_dispatcher_output_dtype=now.dtype))),
    "sglang.srt.utils": dict(is_hip=lambda: False, is_npu=lambda: False, is_cuda=lambda: False, is_blackwell=lambda: False,
                             is_flashinfer_available=lambda: False, get_bool_env_var=lambda *a: False,
                             get_cuda_version=lambda: (13, 0)),
    "sglang.kernels.ops.quantization.fp8_kernel": dict(sglang_per_token_group_quant_fp8=quantise),
})
from sglang.srt.plugins import load_plugins
load_plugins()
from sglang.srt.layers.moe.token_dispatcher import deepep, deepep_v2
assert deepep.use_deepep and deepep.Buffer.__module__ == "ferry.deep_ep.buffer", deepep._deepep_import_error
Mode = deepep.DeepEPMode
common = dict(group=dist.group.WORLD, router_topk=TOPK, num_experts=EXPERTS, num_local_experts=PER_RANK, hidden_size=HIDDEN,
              params_dtype=torch.bfloat16)

def step(dispatcher, seed, tokens, tolerance):
    x, ids, weights = inputs(seed, tokens)
    out = dispatcher.dispatch(x, Some(topk_weights=weights, topk_ids=ids.int()))
    rows = exact(out.hidden_states, out.hidden_states_scale)
    if now.extend:
        assert out.format.is_deepep_normal() and len(out.num_recv_tokens_per_expert) == PER_RANK
        assert all(count % 128 == 0 for count in out.num_recv_tokens_per_expert)
        made = by_token(rows, out.topk_ids, out.topk_weights)
        made = deepep.DeepEPNormalCombineInput(made, out.topk_ids, out.topk_weights)
    else:
        assert out.format.is_deepep_ll() and out.masked_m.shape == (PER_RANK,) and out.expected_m >= 1
        made = deepep.DeepEPLLCombineInput(expert(MINE, rows).to(torch.bfloat16), out.topk_ids, out.topk_weights)
    expect(dispatcher.combine(made), x, ids, weights, tolerance)

for now.dtype, tolerance in (("bf16", 0.01), ("fp8", 0.05)):
    for flag in (False, True):
        dispatcher = deepep.DeepEPDispatcher(deepep_mode=Mode.AUTO, async_finish=flag, return_recv_hook=flag, **common)
        for seed, now.extend in enumerate((True, False, False, True, False)):  # prefill and decode, by turns
            step(dispatcher, seed, 0 if seed == 3 and me == 0 else 5 + me, tolerance)
buffer = resources.buffers["deepep_ep_state"].buffer
assert buffer.low_latency_mode and buffer.group_size == n

# The second version.
assert deepep_v2.use_deepep_v2, deepep_v2._deepep_v2_import_error
for fp8, tolerance in ((False, 0.01), (True, 0.05)):
    for expand in (True, False):
        with deepep.envs.SGLANG_DEEPEP_V2_ENABLE_PREFILL_EXPAND.override(expand):
            dispatcher = deepep_v2.DeepEPv2Dispatcher(use_fp8_dispatch=fp8, **common)
        dispatcher.prebuild()
        for seed, now.extend in enumerate((True, False, True)):
            x, ids, weights = inputs(seed, 0 if seed == 2 and me == 0 else 5 + me)
            out = dispatcher.dispatch(x, Some(topk_weights=weights, topk_ids=ids.int()))
            rows = exact(out.hidden_states, out.hidden_states_scale)
            assert out.is_expanded == (expand or not now.extend) and out.use_masked_gemm == (not now.extend)
            if out.is_expanded:
                made, begin = torch.zeros_like(rows), 0
                for number, end in zip(MINE, out.psum_num_recv_tokens_per_expert.tolist()):
                    made[begin:end] = rows[begin:end] * out.topk_weights[begin:end, None] * (number + 1.0)
                    begin = -(-end // 128) * 128
                made = made.to(torch.bfloat16)
            else:
                made = by_token(rows, out.topk_ids, out.topk_weights)
            expect(dispatcher.combine(deepep_v2.DeepEPv2CombineInput(made, None)), x, ids, weights, tolerance)
print("combined as torch sums")
"""


@pytest.mark.parametrize("n", [2, 4])
def test_sglang(n, tmp_path):
    run("sglang", SGLANG_MODULES, SGLANG, tmp_path, n, LIBFERRY_DEEP_EP="on")


MEGATRON_MODULES = ["megatron.core.transformer.moe.fused_a2a", "megatron.core.transformer.moe.moe_utils",
                    "megatron.core.transformer.moe.token_dispatcher"]

MEGATRON = """
stand_ins.use(FOLDER, "megatron", "transformer_engine", real=REAL, given={
    "megatron.core.utils": dict(internal_api=same, get_pg_size=lambda group: group.size() if group else 1,
                                get_pg_rank=lambda group: group.rank() if group else 0),
    "megatron.core.config": dict(is_experimental_enabled=lambda: False),
    "megatron.core.jit": dict(jit_fuser=same),
})
from megatron.core.transformer.moe import fused_a2a, token_dispatcher
assert fused_a2a.HAVE_DEEP_EP and fused_a2a.Buffer.__module__ == "ferry.deep_ep.buffer"
groups = Some(ep=dist.group.WORLD, expt_tp=None, tp_ep=dist.group.WORLD)

def routed(seed, tokens):
    x, ids, weights = inputs(seed, tokens)
    probs = torch.zeros(tokens, EXPERTS).scatter(1, ids, weights)
    return x.requires_grad_(), ids, weights, probs.requires_grad_()

def gradients(seed, out, x, ids, weights, probs):
    # Of x as the result is of x; of a probability the expert's factor times the product of row and gradient.
    towards = inputs(50 + seed, out.shape[0])[0]
    out.backward(towards)
    expect(x.grad, towards, ids, weights, 0.02)
    want = (towards.float() * x.detach().float()).sum(1, keepdim=True) * (ids + 1.0) * (weights > 0)
    assert torch.allclose(probs.grad.gather(1, ids), want, rtol=0.02, atol=0.5), (probs.grad.gather(1, ids), want)

for capacity in (None, 2.0):
    config = Some(moe_flex_dispatcher_backend="deepep", moe_deepep_num_sms=20, moe_router_topk=TOPK, num_moe_experts=EXPERTS,
                  moe_router_dtype="fp32", moe_expert_capacity_factor=capacity, moe_permute_fusion=False,
                  moe_router_padding_for_quantization=False)
    layer = token_dispatcher.MoEFlexTokenDispatcher(PER_RANK, MINE.tolist(), config, groups)
    for seed in range(3):
        x, ids, weights, probs = routed(seed, 5 + me)
        if capacity is not None:  # the last token's second choice is dropped
            weights[-1, 1] = 0
            probs = torch.zeros(len(x), EXPERTS).scatter(1, ids, weights).requires_grad_()
        rows, chosen = layer.dispatch_preprocess(x, probs > 0, probs)
        rows, chosen = layer.token_dispatch(rows, chosen)
        rows, counts, chosen = layer.dispatch_postprocess(rows, chosen)
        assert counts.shape == (PER_RANK,) and int(counts.sum()) == len(rows)
        made = (expert(MINE.repeat_interleave(counts), rows) * chosen.unsqueeze(1)).to(torch.bfloat16)
        out = layer.combine_postprocess(layer.token_combine(layer.combine_preprocess(made)))
        expect(out, x, ids, weights)
        gradients(seed, out, x, ids, weights, probs)

# Without the dispatcher around them, and without streams.
for flag in (False, True):
    x, ids, weights, probs = routed(9, 4)
    rows, local, chosen, counts, handle = fused_a2a.fused_dispatch(
        x, ids, probs.gather(1, ids), EXPERTS, dist.group.WORLD, async_finish=flag, allocate_on_comm_stream=flag)
    factors = torch.where(local >= 0, (MINE[0] + local + 1.0) * chosen, torch.zeros_like(chosen)).sum(1, keepdim=True)
    out, _ = fused_a2a.fused_combine((rows.float() * factors).to(torch.bfloat16), dist.group.WORLD, handle, flag, flag)
    expect(out, x, ids, weights)
    gradients(9, out, x, ids, weights, probs)
print("combined as torch sums")
"""


@pytest.mark.parametrize("n", [2, 4])
def test_megatron(n, tmp_path):
    run("megatron-core", MEGATRON_MODULES, MEGATRON, tmp_path, n, as_deep_ep=True)


TITAN_MODULES = ["torchtitan.distributed.deepep.deepep", "torchtitan.models.common.token_dispatcher"]

TITAN = """
class Configurable:
    class Config:
        __slots__ = ()

stand_ins.use(FOLDER, "torchtitan", "spmd_types", real=REAL, given={
    "torchtitan.config": dict(Configurable=Configurable),
    "torchtitan.tools.utils": dict(device_type="cpu", device_module=torch.cpu),
})
from torchtitan.models.common.token_dispatcher import DeepEPTokenDispatcher
from torchtitan.distributed.deepep import deepep
assert deepep.ElasticBuffer.__module__ == "ferry.deep_ep.elastic"
for name in ("dispatch", "combine"):  # registered for CUDA tensors
    torch.library.impl(f"deepep::{name}", "cpu")(getattr(deepep, f"_{name}_op_impl"))

for graphs in (False, True):
    layer = DeepEPTokenDispatcher(DeepEPTokenDispatcher.Config(
        num_experts=EXPERTS, top_k=TOPK, num_max_tokens_per_rank=8, hidden_dim=HIDDEN, cudagraphable=graphs))
    layer.wire_meshes(ep_mesh=Some(get_group=lambda: dist.group.WORLD))
    for seed in range(3):
        x, ids, weights = inputs(seed, 6)
        x.requires_grad_(), weights.requires_grad_()
        with torch.set_grad_enabled(not graphs):
            rows, counts, state = layer.dispatch(x, weights, ids, None)
            assert counts.shape == (PER_RANK,) and (len(rows) > counts.sum() if graphs else len(rows) == counts.sum())
            numbers = MINE.repeat_interleave(counts)
            made = torch.cat([expert(numbers, rows[:len(numbers)]), torch.zeros(len(rows) - len(numbers), HIDDEN)])
            out = layer.combine(made.to(torch.bfloat16), state, x)
        expect(out, x, ids, weights.detach(), 0.02)
        if not graphs:
            towards = inputs(50 + seed, 6)[0]
            out.backward(towards)
            expect(x.grad, towards, ids, weights.detach(), 0.02)
            want = (towards.float() * x.detach().float()).sum(1, keepdim=True) * (ids + 1.0)
            assert torch.allclose(weights.grad, want, rtol=0.03, atol=0.5), (weights.grad, want)
assert not deepep._handle_cache
print("combined as torch sums")
"""


@pytest.mark.parametrize("n", [2, 4])
def test_torchtitan(n, tmp_path):
    run("torchtitan", TITAN_MODULES, TITAN, tmp_path, n, as_deep_ep=True)


_MOE = "vllm.model_executor.layers.fused_moe."
_COMMUNICATORS = "vllm.distributed.device_communicators."
VLLM_MODULES = ["vllm.plugins", "vllm.utils.math_utils", _MOE + "modular_kernel", _MOE + "topk_weight_and_reduce",
                _MOE + "prepare_finalize.deepep_ht", _MOE + "prepare_finalize.deepep_ll",
                _MOE + "prepare_finalize.deepep_v2",
                _COMMUNICATORS + "all2all", _COMMUNICATORS + "base_device_communicator"]

VLLM = """
HIDDEN = 2048  # vLLM's low-latency class takes a few sizes only
logger = Some(debug=nothing, info=nothing, warning=nothing, debug_once=nothing, info_once=nothing, warning_once=nothing)
group, most = Some(rank_in_group=me, world_size=n), Some(num_tokens_across_dp_cpu=torch.tensor([9]))

def quantise(x, scale, quant_dtype, per_act_token_quant=False, block_shape=None, **layout):
    return quantised(x) if block_shape else (x, None)

MOE = "vllm.model_executor.layers.fused_moe."
stand_ins.use(FOLDER, "vllm", real=REAL, given={
    "vllm.envs": dict(VLLM_PLUGINS=None, VLLM_DEEPEP_BUFFER_SIZE_MB=16, VLLM_DEEPEPLL_NVFP4_DISPATCH=False,
                      VLLM_DEEPEP_LOW_LATENCY_USE_MNNVL=False, VLLM_DEEPEP_HIGH_THROUGHPUT_FORCE_INTRA_NODE=False,
                      VLLM_DEEPEP_V2_ALLOW_HYBRID_MODE=False, VLLM_DEEPEP_V2_PREFER_OVERLAP=False,
                      VLLM_DEEPEP_V2_ALLOW_MULTIPLE_REDUCTION=False),
    "vllm.logger": dict(init_logger=lambda name: logger),
    "vllm.config": dict(get_current_vllm_config=lambda: Some(parallel_config=Some(enable_fault_tolerance=True))),
    "vllm.distributed.parallel_state": dict(get_dp_group=lambda: group, get_tp_group=lambda: group,
                                            in_the_same_node_as=lambda group, source_rank: [True] * n),
    "vllm.utils.import_utils": dict(has_deep_ep=lambda: True, has_deep_ep_v2=lambda: True),
    "vllm.utils.torch_utils": dict(PIN_MEMORY=False),
    "vllm.platforms": dict(current_platform=Some(is_rocm=lambda: False)),
    "vllm.triton_utils": dict(triton=Some(jit=same), tl=Some(constexpr=int)),
    "vllm.forward_context": dict(get_forward_context=lambda: Some(dp_metadata=most)),
    "vllm.v1.worker.ubatching": dict(
        dbo_current_ubatch_id=lambda: 0, dbo_enabled=lambda: False, dbo_get_previous_event=nothing,
        dbo_maybe_run_recv_hook=nothing, dbo_switch_to_comm=nothing, dbo_switch_to_compute=nothing,
        dbo_switch_to_compute_sync=nothing,
        dbo_yield_and_switch_from_comm_to_compute=nothing, dbo_yield_and_switch_from_compute_to_comm=nothing),
    MOE + "utils": dict(moe_kernel_quantize_input=quantise),
})
from vllm.distributed.device_communicators import all2all
low_latency_manager = all2all.DeepEPLLAll2AllManager  # vLLM's own
from vllm.plugins import load_general_plugins
load_general_plugins()
from vllm.model_executor.layers.fused_moe.prepare_finalize import deepep_ht, deepep_ll, deepep_v2
from vllm.model_executor.layers.fused_moe.topk_weight_and_reduce import TopKWeightAndReduceDelegate, TopKWeightAndReduceNoOP
from ferry.adapters.vllm import prepare_finalize_class
assert deepep_ht.deep_ep.Buffer.__module__ == "ferry.deep_ep.buffer"
plain = dict(per_act_token_quant=False, a1_scale=None, a1_gscale=None, a2_scale=None, is_scale_swizzled=False,
             mx_alignment=0)
PLAIN = Some(is_block_quantized=False, quant_dtype=None, block_shape=None, **plain)
BLOCKS = Some(is_block_quantized=True, quant_dtype=torch.float8_e4m3fn, block_shape=[128, 128], **plain)

def step(layer, seed, quant, tolerance, waits, tokens):
    x, ids, weights = inputs(seed, tokens, HIDDEN)
    ids = ids.to(layer.topk_indices_dtype())
    batched = layer.activation_format.name == "BatchedExperts"
    if waits:
        rows, scales, known, local, chosen = layer.prepare(x, weights, ids, EXPERTS, None, False, quant)
    else:
        sent = layer.prepare_async(x, weights, ids, EXPERTS, None, False, quant)
        hook, receive = sent if isinstance(sent, tuple) else (nothing, sent)
        hook()
        rows, scales, known, local, chosen = receive()
    assert (scales is None) == (quant is PLAIN) and (quant is PLAIN or scales.dtype == scales_of(layer))
    rows = exact(rows, scales)
    if batched:
        assert known.expert_num_tokens.shape == (PER_RANK,)
        made, reduce = expert(MINE, rows).to(torch.bfloat16), TopKWeightAndReduceDelegate()
    else:  # experts by global numbers; another rank's, or -1, are left out
        local = torch.where((local >= MINE[0]) & (local <= MINE[-1]), local - MINE[0], -1)
        made, reduce = by_token(rows, local, chosen), TopKWeightAndReduceNoOP()
    out = torch.empty_like(x)
    if waits:
        layer.finalize(out, made, weights, ids, False, reduce)
    else:
        sent = layer.finalize_async(out, made, weights, ids, False, reduce)
        for part in sent if isinstance(sent, tuple) else (sent,):
            part()
    expect(out, x, ids, weights, tolerance)

def scales_of(layer):
    return torch.int32 if getattr(layer, "use_ue8m0_dispatch", getattr(layer, "_packed_scales", False)) else torch.float32

def steps(make):
    for quant, tolerance in ((PLAIN, 0.01), (BLOCKS, 0.05)):
        layer = make(quant is BLOCKS)
        for seed in range(4):
            step(layer, seed, quant, tolerance, seed % 2 == 0, 0 if seed == 3 and me == 0 else 5 + me % 4)

high = all2all.DeepEPHTAll2AllManager(dist.group.WORLD)
steps(lambda fp8: deepep_ht.DeepEPHTPrepareAndFinalize(high.get_handle({}), n, n, me * PER_RANK))
high.destroy()

sizes = dict(max_num_tokens_per_dp_rank=9, token_hidden_size=HIDDEN, num_ep_ranks=n, num_global_experts=EXPERTS,
             num_local_experts=PER_RANK)
for manager in low_latency_manager, all2all.DeepEPLLAll2AllManager:
    low = manager(dist.group.WORLD)
    assert low.support_fault_tolerance
    for kind in deepep_ll.DeepEPLLPrepareAndFinalize, prepare_finalize_class():
        for packed in (False, True):
            def make(fp8):
                layer = kind(low.get_handle(dict(sizes)), 9, n, fp8)
                layer.post_init_setup(Some(supports_packed_ue8m0_act_scales=lambda: packed))
                return layer
            steps(make)
    if manager is not low_latency_manager:  # vLLM's own makes CUDA tensors for it
        assert not bool(low.query_fault()) and low.query_active_mask().tolist() == [0] * n
    low.destroy()
assert all2all.DeepEPLLAll2AllManager.__name__ == "FerryAll2AllManager"

def globalize(ids, psum, offset, experts):
    # In the place of a kernel of Triton's.
    known = (ids >= 0) & (torch.arange(len(ids)) < psum[-1]).unsqueeze(1)
    return ids.copy_(torch.where(known, ids + offset, -1))

deepep_v2._globalize_recv_topk_idx = globalize
second = all2all.DeepEPV2All2AllManager(dist.group.WORLD)
second._gin_checked = True  # it asks NCCL
for graphs in (False, True):
    steps(lambda fp8: deepep_v2.DeepEPV2PrepareAndFinalize(second.get_handle(dict(
        num_max_tokens_per_rank=16, hidden=HIDDEN, num_topk=TOPK, use_fp8_dispatch=fp8, num_experts=EXPERTS)),
        n, n, me * PER_RANK, EXPERTS, TOPK, fp8, graphs))
second.destroy()
print("combined as torch sums")
"""


@pytest.mark.parametrize("n", [2, 4])
def test_vllm(n, tmp_path):
    run("vllm", VLLM_MODULES, VLLM, tmp_path, n, LIBFERRY_DEEP_EP="on")


VLLM_CPUS = """
import enum
sizes = []
config = Some(parallel_config=Some(all2all_backend="allgather_reducescatter", enable_expert_parallel=True))
Arch = enum.Enum("CpuArchEnum", "X86 ARM POWERPC S390X")
dp = Some(world_size=n, rank_in_group=me)
one = Some(world_size=1, rank_in_group=0)
class Metadata:
    def get_chunk_sizes_across_dp_rank(self):
        return sizes
stand_ins.use(FOLDER, "vllm", real=REAL, given={
    "vllm.logger": dict(init_logger=lambda name: Some(info=nothing, warning=nothing, info_once=nothing, warning_once=nothing)),
    "vllm.config": dict(get_current_vllm_config=lambda: config, get_current_vllm_config_or_none=lambda: config),
    "vllm.platforms.interface": dict(CpuArchEnum=Arch),
    "vllm.platforms": dict(current_platform=Some(get_cpu_architecture=lambda: Arch.X86)),
    "vllm.distributed": dict(get_dp_group=lambda: dp, get_ep_group=lambda: dp, get_pcp_group=lambda: one),
    "vllm.distributed.parallel_state": dict(get_dp_group=lambda: dp, get_tp_group=lambda: one, get_ep_group=lambda: dp,
                                            get_pcp_group=lambda: one, in_the_same_node_as=lambda group, source_rank: [True] * n),
    "vllm.utils.import_utils": dict(has_deep_ep=lambda: True, has_deep_ep_v2=lambda: True),
    "vllm.utils.torch_utils": dict(PIN_MEMORY=False),
    "vllm.forward_context": dict(get_forward_context=lambda: Some(dp_metadata=Metadata())),
})
from ferry.adapters import vllm as adapter
adapter.register()
from vllm.distributed.device_communicators import cpu_communicator
made = cpu_communicator.CpuCommunicator(dist.group.WORLD, unique_name="ep:0", use_all2all=True)
manager = made.all2all_manager
assert type(manager).__name__ == "AgRsAll2AllManager"
dp.all_gatherv, dp.reduce_scatterv = made.all_gatherv, made.reduce_scatterv
for seed in range(4):
    sizes[:] = [0 if seed == 3 and k == 0 else 4 + (seed + k) % 3 for k in range(n)]
    x, ids, weights = inputs(seed, sizes[me])
    rows, all_weights, all_ids = manager.dispatch(x, weights, ids)
    assert rows.shape[0] == all_ids.shape[0] == sum(sizes)
    local = torch.where((all_ids >= MINE[0]) & (all_ids <= MINE[-1]), all_ids - MINE[0], -1)
    expect(manager.combine(by_token(rows, local, all_weights)), x, ids, weights, 0.01)
print("combined as torch sums")
"""


@pytest.mark.parametrize("n", [2, 4])
def test_vllm_on_cpus(n, tmp_path):
    run("vllm", [_COMMUNICATORS + "cpu_communicator", _COMMUNICATORS + "all2all", _COMMUNICATORS + "base_device_communicator"],
        VLLM_CPUS, tmp_path, n, LIBFERRY_DEEP_EP="on")


# ---- The class of all-reduces.

VLLM_SUMS = """
group = Some(rank_in_group=me, world_size=n)
stand_ins.use(FOLDER, "vllm", real=REAL, given={
    "vllm.envs": dict(VLLM_BATCH_INVARIANT=False),
    "vllm.logger": dict(init_logger=lambda name: Some(info_once=nothing, debug=nothing)),
    "vllm.platforms": dict(current_platform=Some(is_rocm=lambda: False, is_cuda=lambda: False)),
})
from vllm.distributed.device_communicators import cuda_communicator
from ferry.custom_all_reduce import CustomAllreduce
made = object.__new__(cuda_communicator.CudaCommunicator)
torch.nn.Module.__init__(made) if isinstance(made, torch.nn.Module) else None
for name in ("pynccl_comm", "qr_comm", "symm_mem_comm", "fi_ar_comm", "fi_pcie_ipc_ar_comm", "aiter_ar_comm"):
    setattr(made, name, None)
for name in ("use_flashinfer_allreduce", "use_flashinfer_pcie_ipc_allreduce", "use_aiter_allreduce", "use_torch_symm_mem"):
    setattr(made, name, False)
made.cpu_group = made.device_group = dist.group.WORLD
made.world_size, made.device = n, torch.device("cpu")
made.ca_comm = CustomAllreduce(group=made.cpu_group, device=made.device, symm_mem_enabled=False, register_graph_buffers=True)
assert not made.ca_comm.disabled
if hasattr(cuda_communicator, "should_nccl_symm_mem_allreduce"):
    cuda_communicator.should_nccl_symm_mem_allreduce = lambda *a, **k: False
calls = []
real = made.ca_comm.custom_all_reduce
made.ca_comm.custom_all_reduce = lambda x: calls.append(x) or real(x)
for seed in range(3):
    x = inputs(seed, 5)[0]
    every = [torch.empty_like(x) for _ in range(n)]
    dist.all_gather(every, x)
    want = sum(y.float() for y in every)
    assert torch.allclose(made.all_reduce(x).float(), want, rtol=0.01, atol=0.01) and len(calls) == seed + 1
    assert torch.equal(made.custom_all_gather(x), torch.cat(every))
    assert torch.allclose(made.custom_reduce_scatter(torch.cat([x] * n)).float(), want, rtol=0.01, atol=0.01)
print("combined as torch sums")
"""


def test_vllm_sums(tmp_path):
    run("vllm", [_COMMUNICATORS + "cuda_communicator", _COMMUNICATORS + "base_device_communicator"], VLLM_SUMS, tmp_path, 2)


@pytest.mark.parametrize("engine, users", [
    ("vllm", ["vllm.distributed.parallel_state", "vllm.distributed.device_communicators.cuda_communicator"]),
    ("sglang", ["sglang.srt.distributed.parallel_state"])])
def test_names_of_the_all_reduce_class(engine, users, tmp_path):
    """What the engine asks of its own class, but for what it looks for first, ferry's has too."""
    pytest.importorskip("ferry.torch")
    from ferry.custom_all_reduce import CustomAllreduce
    own = users[-1].rpartition(".")[0] + ".device_communicators" if engine == "sglang" else users[-1].rpartition(".")[0]
    unpack(engine, [*users, own + ".custom_all_reduce"], tmp_path)
    asked, tried = set(), set()
    for user in users:
        text = (tmp_path / (user.replace(".", "/") + ".py")).read_text()
        asked |= set(re.findall(r"\bca_comm\.(\w+)", text))
        tried |= set(re.findall(r"(?:hasattr|getattr)\(\s*ca_comm,\s*\"(\w+)\"", text))
    given = {name for name in dir(CustomAllreduce)} | {"disabled", "_IS_CAPTURING"}
    assert {"custom_all_reduce", "should_custom_ar", "capture", "disabled"} <= asked and asked - tried <= given, asked - tried - given
    text = (tmp_path / (own + ".custom_all_reduce").replace(".", "/")).with_suffix(".py").read_text()
    theirs = next(c for c in ast.parse(text).body if isinstance(c, ast.ClassDef) and c.name == "CustomAllreduce")
    for function in theirs.body:
        if isinstance(function, ast.FunctionDef) and function.name in given and not function.name.startswith("__"):
            names = [a.arg for a in (*function.args.args, *function.args.kwonlyargs)]
            ours = list(inspect.signature(getattr(CustomAllreduce, function.name)).parameters)
            assert names == ours, (function.name, names, ours)
