# SPDX-License-Identifier: BSD-3-Clause
"""ferry under DeepEP's name: the modules that programs import, and the order of arguments.  Needs no job."""
import inspect
import os
import subprocess
import sys

import pytest

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
           "utils.event": "EventOverlap", "utils.find_pkgs": None, "utils.gate": "create_grouped_scores",
           "utils.math": "per_token_cast_to_fp8", "utils.refs": None, "utils.semantic": None, "utils.testing": None}


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
    if wanted is not None:
        assert callable(getattr(found, wanted)), wanted
        return
    assert importlib.util.find_spec("deep_ep." + module) is not None
    try:
        found.no_such_name
    except AttributeError as error:
        assert f"ferry has the module deep_ep.{module} without" in str(error) and "no_such_name" in str(error)
    else:
        raise SystemExit("a name that is not there")
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
