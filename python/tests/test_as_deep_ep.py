# SPDX-License-Identifier: BSD-3-Clause
"""ferry under DeepEP's name: the modules that programs import, and the order of arguments.  Needs no job."""
import gc
import importlib
import inspect
import os
import subprocess
import sys
import time
import types
import weakref

import pytest
from conftest import spawn_by_torchruns_variables

torch = pytest.importorskip("torch")
deep_ep = pytest.importorskip("ferry.deep_ep")

#: Of DeepEP 2.1.0, whose programs give some of them by position.
BUFFER = ("group num_nvl_bytes num_rdma_bytes low_latency_mode num_qps_per_rank allow_nvlink_for_low_latency_mode "
          "allow_mnnvl explicitly_destroy enable_shrink comm")
ELASTIC = ("group num_bytes num_cpu_bytes num_max_tokens_per_rank hidden num_topk use_fp8_dispatch deterministic "
           "allow_hybrid_mode allow_multiple_reduction prefer_overlap_with_compute sl_idx num_allocated_qps "
           "num_cpu_timeout_secs num_gpu_timeout_secs explicitly_destroy")
#: Each module, and a name that programs take from it.
MODULES = {"buffer": "Buffer", "buffers": "ElasticBuffer", "buffers.elastic": "EPHandle", "buffers.legacy": "Buffer",
           "_C": "EventHandle", "utils": "EventOverlap", "utils.comm": "get_logical_domain_size", "utils.envs": "init_dist",
           "utils.event": "EventOverlap", "utils.find_pkgs": "find_nccl_root", "utils.gate": "create_grouped_scores",
           "utils.math": "per_token_cast_to_fp8", "utils.refs": "combine", "utils.semantic": "weak_lru", "utils.testing": "bench"}


def by_position(made):
    return [name for name, parameter in inspect.signature(made).parameters.items()
            if parameter.kind == parameter.POSITIONAL_OR_KEYWORD]


def test_arguments_have_deep_eps_places():
    assert by_position(deep_ep.Buffer) == BUFFER.split()
    assert by_position(deep_ep.ElasticBuffer) == ELASTIC.split()
    assert inspect.signature(deep_ep.Buffer).parameters["use_fabric"].kind == inspect.Parameter.KEYWORD_ONLY


EACH_ALONE = """
import importlib, importlib.util, os, sys
import torch  # once, for all children
def alone(module, wanted):
    found = importlib.import_module("deep_ep." + module)
    at = sys.modules["deep_ep"]
    for part in module.split("."):
        at = getattr(at, part)
    assert at is found is sys.modules["deep_ep." + module]
    assert callable(getattr(found, wanted)), wanted
    assert importlib.util.find_spec("deep_ep." + module) is not None
for module, wanted in MODULES.items():
    child = os.fork()
    if child == 0:
        alone(module, wanted)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0, module
"""


def test_modules_are_imported_alone():
    from ferry.deep_ep.opt_in import FOLDER
    done = subprocess.run([sys.executable, "-c", f"MODULES = {MODULES!r}\n{EACH_ALONE}"],
                          env={**os.environ, "PYTHONPATH": os.pathsep.join([FOLDER, os.environ.get("PYTHONPATH", "")])},
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert done.returncode == 0, done.stdout.decode()


def test_scores_of_groups_that_are_not_chosen_are_0():
    from ferry.deep_ep.utils.gate import create_grouped_scores
    scores = torch.arange(1, 13, dtype=torch.float32).view(2, 6)
    found = create_grouped_scores(scores, torch.tensor([[2, 0], [1, 1]]), 3)
    assert found.tolist() == [[1, 2, 0, 0, 5, 6], [0, 0, 9, 10, 0, 0]] and scores[0, 2] == 3
    assert create_grouped_scores(scores.half(), torch.tensor([[0], [0]]), 1).equal(scores.half())
    for groups, chosen in ((4, [[0], [0]]), (3, [[0]]), (0, [[0], [0]])):
        with pytest.raises(ValueError, match="create_grouped_scores"):
            create_grouped_scores(scores, torch.tensor(chosen), groups)


@pytest.mark.parametrize("experts, ranks, k, ratio", [(64, 8, 6, 1.0), (64, 8, 6, 2.5), (8, 4, 8, 3.0), (8, 2, 5, 1.0)])
def test_scores_give_the_first_rank_its_share(experts, ranks, k, ratio):
    from ferry.deep_ep.utils import gate
    torch.manual_seed(7)
    T, each = 512, experts // ranks
    count = gate.generate_rank_count(T, experts, ranks, k, ratio)
    assert count.dtype == torch.int32 and count.shape == (T, ranks)
    assert (count.sum(1) == k).all() and int(count.max()) <= each
    tokens = (count > 0).sum(0)
    # As many as asked for, or all; the others have equal shares.
    assert int(tokens[0]) == T or abs(int(tokens[0]) - ratio * float(tokens[1:].float().mean())) < ratio + 1
    assert int(tokens[1:].max() - tokens[1:].min()) <= 1
    idx = gate.generate_topk_idx(count, T, experts, ranks, k)
    assert idx.dtype == torch.int64 and all(len(set(row)) == k for row in idx.tolist())
    assert torch.zeros_like(count).scatter_add_(1, idx // each, torch.ones_like(idx, dtype=torch.int32)).equal(count)
    for precise in (True, False):
        scores = gate.get_unbalanced_scores(T, experts, ranks, k, ratio, precise)
        came = torch.zeros(T, ranks).scatter_(1, scores.topk(k, 1).indices // each, 1.0).sum(0)
        share = float(came[0]) / float(came[1:].mean())
        assert int(came[0]) == T or share == pytest.approx(ratio, rel=0.05 if precise else 0.3)
    with pytest.raises(ValueError, match="generate_topk_idx"):
        gate.generate_topk_idx(count + 1, T, experts, ranks, k)
    with pytest.raises(ValueError, match="ratio"):
        gate.get_unbalanced_scores(T, experts, ranks, k, 0.5, True)


#: Of DeepEP's head: each public name of its utilities that takes arguments, and those with their defaults.
UTILITIES = {
    "comm.NCCLCommHandle": "nccl_comm managed", "comm.get_nccl_comm_handle": "group force_new_comm=False",
    "comm.destroy_all_managed_nccl_comm": "", "envs.check_nvlink_connections": "group",
    "gate.generate_rank_count": "num_tokens num_experts num_ranks num_topk ratio",
    "gate.generate_topk_idx": "rank_count num_tokens num_experts num_ranks num_topk",
    "gate.get_precise_unbalanced_scores": "num_tokens num_experts num_ranks num_topk ratio",
    "gate.get_random_unbalanced_scores": "num_tokens num_experts num_ranks num_topk ratio",
    "gate.get_scores_by_factor": "num_tokens num_experts num_ranks factor",
    "gate.get_unbalanced_scores": "num_tokens num_experts num_ranks num_topk ratio precise",
    "gate.map_unbalanced_ratio_to_factor": "num_tokens num_experts num_ranks num_topk ratio",
    "math.create_grouped_scores": "scores group_idx num_groups", "envs.check_torch_deterministic": "", "envs.get_nvlink_gbs": "factor=0.9",
    "envs.check_fast_rdma_atomic_support": "nic_name=mlx5_0", "envs.get_rdma_gbs": "nic_name=mlx5_0",
    "find_pkgs.find_pkg_root": "name lib_name=None optional=False", "find_pkgs.find_nccl_root": "optional=False",
    "find_pkgs.find_nvshmem_root": "optional=False", "semantic.value_or": "value default",
    "semantic.weak_lru": "maxsize=128 typed=False", "testing.flush_l2_cache": "enabled=True",
    "testing.bench": "fn num_warmups=50 num_tests=50 post_fn=None flush_l2=True",
    "testing.bench_kineto": "fn kernel_names num_tests=30 suppress_kineto_output=False trace_path=None flush_l2=True "
                            "barrier_comm_profiling=False num_kernels_per_period=1 barrier=None",
    "testing.empty_suppress": "", "testing.suppress_stdout_stderr": "",
    "refs.dispatch": "x topk_idx topk_weights num_max_tokens_per_rank num_experts",
    "refs.generate_pre_combine_data": "src_token_global_idx num_max_tokens_per_rank num_topk hidden",
    "refs.ordered_accumulate": "data initial_value=None",
    "refs.combine": "y topk_idx num_scaleout_ranks num_scaleup_ranks num_experts bias reduce_in_local reduce_in_scaleup"}


def utility(module):
    return importlib.import_module("ferry.deep_ep.utils." + module)


def taken(made):
    return " ".join(name if one.default is one.empty else f"{name}={one.default}"
                    for name, one in inspect.signature(made).parameters.items())


def test_utilities_take_deep_eps_arguments(monkeypatch):
    monkeypatch.delenv("EP_NIC_NAME", raising=False)
    assert {name: taken(getattr(utility(name.split(".")[0]), name.split(".")[1])) for name in UTILITIES} == UTILITIES
    assert taken(deep_ep.EPHandle.deterministic_sort) == ("self do_cpu_sync is_cached_dispatch recv_x recv_sf recv_topk_idx "
                                                          "recv_topk_weights channel_linked_list")


def test_speeds_of_links_and_nics(monkeypatch, tmp_path, capsys):
    envs = utility("envs")
    asked = envs.get_nvlink_gbs, envs.get_rdma_gbs, envs.check_fast_rdma_atomic_support
    monkeypatch.setattr(envs, "_NICS", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    for call in asked:
        call.cache_clear()
    assert [call() for call in asked] == [0, 0, False] and len(capsys.readouterr().out.splitlines()) == 2
    (tmp_path / "mlx5_0" / "ports" / "1").mkdir(parents=True)
    (tmp_path / "mlx5_0" / "hca_type").write_text("MT4131\n")
    (tmp_path / "mlx5_0" / "ports" / "1" / "rate").write_text("400 Gb/sec (4X NDR)\n")
    lines = "GPU 0: A (UUID: GPU-1)\n\t Link 0: 25 GB/s\n\t Link 1: 26.5 GB/s\nGPU 1: A (UUID: GPU-2)\n\t Link 0: 1 GB/s\n"
    (tmp_path / "nvidia-smi").write_text(f"#!/bin/sh\n[ \"$*\" = 'nvlink -s' ] && echo '{lines}'\n")
    (tmp_path / "nvidia-smi").chmod(0o755)
    for call in asked:
        call.cache_clear()
    assert [call() for call in asked] == [51.5 * 0.9, 50, True] and envs.get_nvlink_gbs(1.0) == 51.5
    for call in asked:
        call.cache_clear()


def test_torchs_filling_of_new_memory_is_refused(monkeypatch):
    check = utility("envs").check_torch_deterministic
    check()
    monkeypatch.setattr(torch, "are_deterministic_algorithms_enabled", lambda: True)
    if hasattr(torch.utils, "deterministic"):
        with pytest.raises(AssertionError, match="fill_uninitialized_memory"):
            check()
        monkeypatch.setattr(torch.utils.deterministic, "fill_uninitialized_memory", False)
    check()


@pytest.mark.parametrize("name, peer, joins, said", [
    ("H100 SXM", ("here", "GPU-2"), False, None), ("A100-PCIE", ("here", "GPU-2"), True, None),
    ("A100-PCIE", ("here", "GPU-2"), False, "GPU-1 and GPU-2 are not joined"),
    ("H100 PCIe", ("there", "GPU-2"), True, "are of two hosts"), (None, None, False, None)])
def test_nvlink_of_pcie_cards(monkeypatch, name, peer, joins, said):
    check, is_there = utility("envs").check_nvlink_connections, name is not None
    nvml = types.SimpleNamespace(nvmlInit=lambda: None, nvmlShutdown=lambda: None, nvmlDeviceGetHandleByUUID=str,
                                 nvmlDeviceGetP2PStatus=lambda *_: 0 if joins else 5, NVML_P2P_CAPS_INDEX_NVLINK=2,
                                 NVML_P2P_STATUS_OK=0)
    monkeypatch.setitem(sys.modules, "pynvml", nvml)
    monkeypatch.setattr(os, "uname", lambda: types.SimpleNamespace(nodename="here"))
    for call, answer in (("is_available", is_there), ("current_device", 0), ("get_device_name", name),
                         ("get_device_properties", types.SimpleNamespace(uuid="1"))):
        monkeypatch.setattr(torch.cuda, call, lambda *_, answer=answer: answer)
    answers = iter((peer, None))
    monkeypatch.setattr(torch.distributed, "all_gather_object",
                        lambda out, mine, group: out.__setitem__(slice(None), [mine, next(answers)]))
    group = types.SimpleNamespace(size=lambda: 2)
    if said is None:
        check(group)
    else:
        with pytest.raises(AssertionError, match=f"rank 0: .*{said}"):
            check(group)


def test_torchs_communicator_of_nccl(monkeypatch):
    comm, backend = utility("comm"), types.SimpleNamespace(_comm_ptr=lambda: 4096)

    class Group:
        def _get_backend(self, device):
            return backend
    group, other = Group(), Group()
    monkeypatch.setattr(torch.distributed, "get_backend", lambda of: "gloo" if of is other else "nccl")
    handle = comm.get_nccl_comm_handle(group)
    assert handle.get() == 4096 and not handle.managed and comm.get_nccl_comm_handle(group) is handle
    comm.destroy_all_managed_nccl_comm()
    assert comm.get_nccl_comm_handle(group) is not handle
    comm.destroy_all_managed_nccl_comm()
    del backend._comm_ptr
    for call, said in ((lambda: comm.get_nccl_comm_handle(other), "backend is gloo"),
                       (lambda: comm.get_nccl_comm_handle(group), "use a newer one"),
                       (lambda: comm.get_nccl_comm_handle(group, True), "force_new_comm"),
                       (lambda: comm.NCCLCommHandle(1, True), "managed")):
        with pytest.raises(ValueError, match=said):
            call()


def test_caches_leave_with_their_objects():
    semantic, calls = utility("semantic"), []

    class Model:
        @semantic.weak_lru(maxsize=2)
        def size(self, by, more=0):
            calls.append(by)
            return by + more
    one, another = Model(), Model()
    assert [one.size(by) for by in (1, 2, 1, 3, 2)] == [1, 2, 1, 3, 2] and calls == [1, 2, 3, 2]
    assert another.size(2, more=1) == 3 and len(calls) == 5 and one.size(2) == 2 and len(calls) == 5
    gone = weakref.ref(one)
    del one
    gc.collect()
    assert gone() is None
    assert semantic.value_or(None, 3) == 3 and semantic.value_or(0, 3) == 0


def test_nvidias_packages_are_found(monkeypatch, tmp_path):
    find = utility("find_pkgs").find_pkg_root
    for variable in ("EP_NCCL_ROOT_DIR", "NCCL_DIR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    assert find("nccl", "libnccl.so", optional=True) is None
    with pytest.raises(AssertionError, match="no package nvidia-nccl with libnccl.so: .*EP_NCCL_ROOT_DIR"):
        find("nccl", "libnccl.so")
    library = tmp_path / "nvidia" / "nccl" / "lib" / "libnccl.so.2"
    library.parent.mkdir(parents=True)
    library.write_text("")
    (tmp_path / "nvidia_nccl_cu12-2.0.dist-info").mkdir()
    (tmp_path / "nvidia_nccl_cu12-2.0.dist-info" / "METADATA").write_text("Name: nvidia-nccl-cu12\nVersion: 2.0\n")
    (tmp_path / "nvidia_nccl_cu12-2.0.dist-info" / "RECORD").write_text("nvidia/nccl/lib/libnccl.so.2,,\n")
    assert find("nccl", "libnccl.so") == find("nccl") == str(library.parent.parent)
    monkeypatch.setenv("NCCL_DIR", "/second")
    assert find("nccl") == "/second"
    monkeypatch.setenv("EP_NCCL_ROOT_DIR", "/first")
    assert find("nccl") == "/first"


def test_times_without_a_gpu(monkeypatch, tmp_path, capfd):
    testing, calls = utility("testing"), []
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    testing.flush_l2_cache()

    def slow():
        calls.append("fn")
        time.sleep(0.01 if len(calls) > 5 else 0)  # the first timed call, which does not count, is shorter
    average, least, most = testing.bench(slow, num_warmups=3, num_tests=4, post_fn=lambda: calls.append("post"))
    assert calls == ["fn"] * 3 + ["fn", "post"] * 4 and 0.01 <= least <= average <= most
    a, trace = torch.ones(4, 4), tmp_path / "trace.json"
    met = []
    times = testing.bench_kineto(lambda: (torch.mm(a, a), torch.mm(a, a), print("said")), ("aten::mm", "aten::no_such"), 3,
                                 True, str(trace), True, True, 2, lambda: met.append(1))
    assert len(times) == 2 and len(times[0]) == 2 and min(times[0]) > 0 and times[1] == [0, 0]
    assert len(met) == 6 and "aten::mm" in trace.read_text()
    assert capfd.readouterr().out.count("said") == 1  # of the call before the profiler
    assert testing.bench_kineto(lambda: torch.mm(a, a), "aten::mm", 2) > 0
    for name, period, said in (("aten::", 1, "aten::exp, aten::mm"), ("aten::mm", 2, "ran 3 times")):
        with pytest.raises(ValueError, match=said):
            testing.bench_kineto(lambda: (torch.mm(a, a), torch.exp(a)), name, 3, num_kernels_per_period=period)
    monkeypatch.setenv("EP_USE_NVIDIA_TOOLS", "1")
    assert testing.bench_kineto(None, ("a", "b")) == [1, 1]


def test_output_is_suppressed(capfd):
    testing = utility("testing")
    with testing.suppress_stdout_stderr():
        print("python")
        os.write(1, b"library")
        os.write(2, b"library")
    with testing.empty_suppress():
        print("heard")
        os.write(2, b"too")
    assert capfd.readouterr() == ("heard\n", "too")


def test_references_say_what_elastic_buffer_does():
    spawn_by_torchruns_variables(2, """
    import sys, torch, torch.distributed as dist, ferry.deep_ep as deep_ep
    from ferry.deep_ep.utils import refs
    dist.init_process_group("gloo")
    me, n, M, T, H, K, E = dist.get_rank(), 2, 8, 5, 256, 4, 6
    draw = torch.Generator().manual_seed(me)
    idx = torch.stack([torch.randperm(E, generator=draw)[:K] for _ in range(T)])
    idx[torch.rand(T, K, generator=draw) < .3] = -1
    w, x = torch.rand(T, K, generator=draw), torch.randn(T, H, generator=draw).bfloat16()
    codes, scales = x.view(torch.uint8)[:, :H].contiguous(), torch.rand(T, 2, generator=draw)
    buffer = deep_ep.ElasticBuffer(dist.group.WORLD, deterministic=True)
    for rows in (x, (codes, scales)):
        got, got_idx, got_w, handle, _ = buffer.dispatch(rows, idx, w, num_experts=E, num_max_tokens_per_rank=M)
        want, want_idx, want_w, source, counts = refs.dispatch(rows, idx, w, M, E)
        together = lambda a: a if isinstance(a, tuple) else (a,)
        before = [one.clone() for one in (*together(got), got_idx, got_w, handle.recv_src_metadata)]
        handle.deterministic_sort(True, False, together(got)[0], None, got_idx, got_w, None)
        assert all(map(torch.equal, before, (*together(got), got_idx, got_w, handle.recv_src_metadata)))
        assert all(map(torch.equal, together(got), together(want))) and torch.equal(got_idx, want_idx)
        assert torch.equal(got_w, want_w.masked_fill(want_idx < 0, 0)) and torch.equal(handle.recv_src_metadata[:, 0], source)
        assert torch.equal(handle.psum_num_recv_tokens_per_scaleup_rank, counts.cumsum(0).int())
        assert refs.dispatch(rows, idx, None, M, E)[2] is None
        for wrong in ((got_idx[:0], None), (got_idx, got_idx)):
            try:
                handle.deterministic_sort(True, False, together(got)[0], None, wrong[0], None, wrong[1])
            except ValueError as error:
                assert "deterministic_sort" in str(error)
            else:
                raise AssertionError("taken")
    got, _, _, handle, _ = buffer.dispatch(x, idx, w, num_experts=E, num_max_tokens_per_rank=M)
    y = refs.generate_pre_combine_data(source, M, K, H)
    sent = refs.ordered_accumulate(y.masked_fill((want_idx < 0)[..., None], 0))
    bias = torch.randn(T, H, generator=draw).bfloat16()
    out, _, _ = buffer.combine(sent, handle)
    mine = refs.generate_pre_combine_data(me * M + torch.arange(T), M, K, H)
    assert torch.equal(out, refs.combine(mine, idx, 1, n, E, None, True, False))
    plain = mine.float().masked_fill((idx < 0)[..., None], 0).sum(1) + 2 * bias.float()
    for levels in ((False, False), (True, False), (True, True)):
        for nodes in (1, 2):
            found = refs.combine(mine, idx, nodes, n // nodes, E, (bias, bias), *levels)
            assert torch.allclose(found.float(), plain, atol=0.1)
    assert torch.equal(refs.ordered_accumulate(mine[:, :1], bias), (bias.float() + mine[:, 0].float()).bfloat16())
    """)
