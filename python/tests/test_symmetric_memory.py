# SPDX-License-Identifier: BSD-3-Clause
"""The backend FERRY of torch's symmetric memory."""
import os

import pytest
from conftest import SPACE, pes

torch = pytest.importorskip("torch")
HEADER = os.path.join(os.path.dirname(torch.__file__), "include", "torch", "csrc", "distributed", "c10d", "symm_mem",
                      "SymmetricMemory.hpp")


def has_interface():
    if not os.path.exists(HEADER):
        return False
    with open(HEADER) as header:
        return "world_within_direct_access" in header.read()


@pytest.mark.skipif(has_interface(), reason="this torch has the interface")
@pes(1, 2)
def test_without_the_interface_enable_says_so():
    import ferry.symmetric_memory
    assert "symmetric memory" in refused(ferry.Unsupported, ferry.symmetric_memory.enable)


def rendezvous():
    import tempfile
    import torch
    import torch.distributed as dist
    import torch.distributed._symmetric_memory as symm_mem
    import ferry.symmetric_memory
    store = os.path.join(tempfile.gettempdir(), f"ferry-store-{os.environ['MASTER_PORT']}-{os.environ['FERRY_COOKIE'][-6:]}")
    dist.init_process_group("gloo", init_method="file://" + store, rank=me, world_size=n)
    ferry.symmetric_memory.enable()
    ferry.symmetric_memory.enable()
    device = "cuda" if ferry.space() == "cuda" else "cpu"
    assert symm_mem.get_backend(device) == "FERRY"
    right, left = (me + 1) % n, (me - 1) % n
    reaches = all(ferry.path(a, b) != "staged" for a in range(n) for b in range(n))
    for size in (1, 4096):
        x = symm_mem.empty(size, 4, dtype=torch.float32, device=device)
        x.fill_(me)
        h = symm_mem.rendezvous(x, dist.group.WORLD)
        assert not hasattr(symm_mem, "is_symm_mem_tensor") or symm_mem.is_symm_mem_tensor(x)
        assert h is not None and (h.rank, h.world_size) == (me, n) and h.buffer_size >= 16 * size
        h.barrier(channel=0)
        if reaches:
            for pe in range(n):
                assert h.get_buffer(pe, (size, 4), torch.float32).eq(pe).all()
                assert h.get_signal_pad(pe).eq(0).all()
        else:
            assert "there is no pointer" in refused(RuntimeError, h.get_buffer, right, (size, 4), torch.float32)
        h.barrier(channel=1)
        for i in range(10):
            if reaches:
                h.get_buffer(right, (size, 4), torch.float32).fill_(10 * i + me)
            h.put_signal(right, channel=3)
            h.wait_signal(left, channel=3)
            assert not reaches or x.eq(10 * i + left).all()
            h.barrier(channel=0)
    for bad in (lambda: h.barrier(channel=100000), lambda: h.put_signal(me, channel=0), lambda: h.put_signal(77, channel=0)):
        refused(RuntimeError, bad)
    if device == "cpu":
        assert "ran out of time" in refused(RuntimeError, lambda: h.wait_signal(left, channel=2, timeout_ms=100))
        ferry.faults()
    small = dist.new_group([0])
    if me == 0:
        assert "the whole job" in refused(RuntimeError, symm_mem.rendezvous, x, small)
    ferry.barrier()
    del h, x
    for _ in range(4):
        assert symm_mem.empty(1 << 20, device=device).numel() == 1 << 20
    if device == "cuda":
        y = symm_mem.empty(1024, device=device)
        h = symm_mem.rendezvous(y, dist.group.WORLD)
        h.barrier(channel=0)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        value = torch.zeros(())
        with torch.cuda.graph(graph):
            if reaches:
                h.get_buffer(right, (1024,), torch.float32).copy_(value.expand(1024))
            h.put_signal(right, channel=1)
            h.wait_signal(left, channel=1)
            seen = y.clone()
            h.barrier(channel=2)
        for i in range(20):
            value.fill_(me + i)
            graph.replay()
            assert not reaches or seen.eq(left + i).all(), i
        del h, y, graph
    ferry.barrier()
    dist.destroy_process_group()


needs_interface = pytest.mark.skipif(not has_interface(), reason="this torch has no headers of such an interface")
test_rendezvous = needs_interface(pes(2)(rendezvous))
test_rendezvous_over_flags = needs_interface(pes(2, FERRY_PATHS="flags")(rendezvous))
test_rendezvous_over_staged = needs_interface(pes(2, FERRY_PATHS="staged")(rendezvous))


@needs_interface
@pes(2)
def test_handles_and_views_keep_their_memory_and_sizes_are_compared():
    import gc
    import tempfile
    import torch
    import torch.distributed as dist
    import torch.distributed._symmetric_memory as symm_mem
    import ferry.symmetric_memory
    store = os.path.join(tempfile.gettempdir(), f"ferry-store-{os.environ['MASTER_PORT']}-{os.environ['FERRY_COOKIE'][-6:]}")
    dist.init_process_group("gloo", init_method="file://" + store, rank=me, world_size=n)
    ferry.symmetric_memory.enable()
    device, right = "cuda" if ferry.space() == "cuda" else "cpu", (me + 1) % n

    def others():
        """Memory that is free goes to these."""
        gc.collect()
        ferry.collect()
        return [symm_mem.empty(8, device=device).fill_(9) for _ in range(4)]

    assert "bytes" in refused(RuntimeError, symm_mem.empty, 8 + 1000 * me, device=device)  # its allocation is compared by itself
    for sizes in ((8, 24), (64, 8), (1 << 16, (1 << 16) - 1)):  # equal as allocations of the heap
        x = symm_mem.empty(sizes[me], device=device)
        said = refused(RuntimeError, symm_mem.rendezvous, x, dist.group.WORLD)
        assert f"on rank {1 - me}" in said and str(4 * x.numel()) in said, said
    ferry.barrier()
    # The order of rendezvous does not matter.
    a, b = [symm_mem.empty(8, device=device).fill_(i) for i in range(2)]
    handles = {i: symm_mem.rendezvous((a, b)[i], dist.group.WORLD) for i in ((0, 1) if me else (1, 0))}
    handles[0].barrier()
    assert [handles[i].get_buffer(right, (8,), torch.float32).sum().item() for i in range(2)] == [0, 8]
    # A handle keeps the memory of a tensor that is gone, and a view of a peer keeps the handle.
    x = symm_mem.empty(8, device=device).fill_(3 + me)
    h = symm_mem.rendezvous(x, dist.group.WORLD)
    view = h.get_buffer(right, (8,), torch.float32)
    h.barrier()
    del x
    kept = others()
    h.barrier()
    assert h.get_buffer(right, (8,), torch.float32).eq(3 + right).all() and view.eq(3 + right).all()
    h.put_signal(right, channel=1)
    h.wait_signal(right, channel=1)
    del h
    kept += others()
    ferry.barrier()
    assert view.eq(3 + right).all()
    del view
    before = symm_mem.empty(8, device=device).data_ptr()
    gc.collect()
    # After the job every use of a handle is an error with words, and memory that a tensor has stays.
    h = symm_mem.rendezvous(kept[0], dist.group.WORLD)
    view = h.get_buffer(right, (8,), torch.float32)
    ferry.barrier()
    ferry.finalize()
    for again in (False, True):
        assert kept[0].eq(9).all() and view.eq(9).all()
        for name, use in (("barrier", h.barrier), ("put_signal", lambda: h.put_signal(right)), ("wait_signal", lambda: h.wait_signal(right))):
            said = refused(RuntimeError, use)
            assert name in said and "has ended" in said, said
        again or ferry.init()
    said = refused(RuntimeError, symm_mem.rendezvous, kept[1], dist.group.WORLD)
    assert "rendezvous" in said and "has ended" in said, said
    dist.destroy_process_group()
