# SPDX-License-Identifier: BSD-3-Clause
"""The engines' class for all-reduces, called as vLLM and SGLang call theirs, on CPU tensors."""
import pytest
from conftest import SPACE, spawn_by_torchruns_variables

torch = pytest.importorskip("torch")
pytestmark = [pytest.mark.skipif(not torch.distributed.is_available(), reason="this torch has no torch.distributed"),
              pytest.mark.skipif(SPACE == "cuda", reason="on CPU tensors")]

START = """
import torch, torch.distributed as dist
dist.init_process_group("gloo")
n, me = dist.get_world_size(), dist.get_rank()
import ferry
from ferry.custom_all_reduce import CustomAllreduce

def value(pe, shape, kind, seed=0):
    return torch.randn(shape, generator=torch.Generator().manual_seed(100 * seed + pe)).to(kind)

def total(pes, shape, kind, seed=0):
    parts = [value(pe, shape, kind, seed).float() for pe in pes]
    for part in parts[1:]:
        parts[0] += part
    return parts[0].to(kind)
"""


def test_a_group_that_is_the_job():
    spawn_by_torchruns_variables(2, START + """
comm = CustomAllreduce(group=dist.group.WORLD, device=torch.device("cpu"), symm_mem_enabled=False, register_graph_buffers=True)
assert not comm.disabled and comm.why == "" and (comm.rank, comm.world_size) == (me, n) == (ferry.my_pe(), ferry.n_pes())
for kind in (torch.float32, torch.bfloat16, torch.float16):
    for shape in ((1,), (3, 5), (7, 4096), (600, 1000)):
        x = value(me, shape, kind)
        assert comm.should_custom_ar(x)
        for _ in range(2):
            got = comm.custom_all_reduce(x)
            assert torch.equal(got, total(range(n), shape, kind)) and torch.equal(x, value(me, shape, kind))
        with comm.capture():  # also an engine's warm-up gets sums
            assert comm._IS_CAPTURING and torch.equal(comm.custom_all_reduce(x), got)
        assert not comm._IS_CAPTURING
        out = torch.empty_like(x)
        assert comm.all_reduce(x, out=out, registered=True) is out and torch.equal(out, got)
        assert torch.equal(comm.custom_all_gather(x), torch.cat([value(pe, shape, kind) for pe in range(n)]))
    y = value(me, (2 * n, 8), kind)
    assert torch.equal(comm.custom_reduce_scatter(y), total(range(n), (2 * n, 8), kind).chunk(n)[me])
assert comm.should_custom_ar(torch.zeros(comm.max_size // 4)) and not comm.should_custom_ar(torch.zeros(comm.max_size // 4 + 1))
for no in (torch.zeros(0), torch.zeros(4, 4).t(), torch.zeros(3, dtype=torch.bool), torch.zeros(3, device="meta")):
    assert not comm.should_custom_ar(no) and comm.custom_all_reduce(no) is None
assert comm.custom_reduce_scatter(torch.zeros(n + 1)) is None and comm.custom_all_gather(torch.tensor(1.)) is None
comm.close()
comm.close()
assert comm.disabled and comm.custom_all_reduce(torch.zeros(4)) is None and comm.why == "closed"
dist.barrier()
""")


def test_groups_of_some_ranks():
    spawn_by_torchruns_variables(4, START + """
ferry.init(group=dist.group.WORLD)
groups = [dist.new_group([0, 2]), dist.new_group([3, 1])]
comm = CustomAllreduce(groups[me % 2], "cpu")
assert not comm.disabled and comm.world_size == 2, comm.why
mine = [me % 2, me % 2 + 2]
for seed in range(20):
    for _ in range(1 + me % 2):  # the groups' calls are not counted together
        assert torch.equal(comm.custom_all_reduce(value(me, (4, 700), torch.bfloat16, seed)),
                           total(mine, (4, 700), torch.bfloat16, seed))
dist.barrier()
alone = [dist.new_group([pe]) for pe in range(n)][me]
assert CustomAllreduce(alone, "cpu").disabled  # one rank has nothing to sum
assert "heap" in CustomAllreduce(groups[me % 2], 0).why
dist.barrier()
""")


def test_ranks_that_do_not_load_from_each_other():
    spawn_by_torchruns_variables(2, START + """
comm = CustomAllreduce(dist.group.WORLD, "cpu")
assert comm.disabled and "load" in comm.why and not comm.should_custom_ar(torch.zeros(4)) and not comm.fully_connected
dist.barrier()
""", FERRY_PATHS="staged")
