# SPDX-License-Identifier: BSD-3-Clause
"""ferry under nvshmem4py's name: its calls on CPU tensors, what is refused, and the opt-in."""
import inspect
import os
import subprocess
import sys

import pytest
from conftest import SPACE, job, numbers_of, spawn_by_torchruns_variables

torch = pytest.importorskip("torch")
nv = pytest.importorskip("ferry.nvshmem")
pytestmark = pytest.mark.skipif(SPACE is not None, reason="each job begins by a unique id")

#: Of nvshmem4py 0.4.1, whose programs give some of them by position.
ARGUMENTS = {
    "init": "device uid rank nranks mpi_comm initializer_method", "get_unique_id": "empty", "finalize": "", "get_name": "",
    "get_version": "", "my_pe": "", "n_pes": "", "init_status": "", "query_thread": "", "ask_smem": "amount",
    "team_my_pe": "team", "team_n_pes": "team", "team_destroy": "team", "team_get_config": "team", "get_team_unique_id": "",
    "team_split_strided": "parent_team start stride size config config_mask new_team_name",
    "team_split_2d": "parent_team xrange xaxis_config xaxis_mask yaxis_config yaxis_mask new_team_name",
    "team_init": "team_config config_mask npes pe_idx_in_team new_team_name", "team_translate_pe": "src_team src_pe dest_team",
    "buffer": "size release except_on_del", "free": "buffer", "get_peer_buffer": "buffer pe",
    "get_multicast_buffer": "team buffer", "register_external_buffer": "buffer preferred_address",
    "unregister_external_buffer": "buffer", "tensor": "shape dtype release morder except_on_del",
    "bytetensor": "shape dtype release morder except_on_del", "free_tensor": "tensor", "tensor_get_buffer": "tensor",
    "get_peer_tensor": "tensor peer_pe", "get_multicast_tensor": "team tensor", "register_external_tensor": "tensor",
    "unregister_external_tensor": "tensor", "array": "shape dtype release morder except_on_del",
    "bytearray": "shape dtype release device_id morder except_on_del", "free_array": "array", "array_get_buffer": "array",
    "get_peer_array": "array peer_pe", "get_multicast_array": "team array", "register_external_array": "array",
    "unregister_external_array": "array", "put": "dst src remote_pe stream", "put_nbi": "dst src remote_pe stream",
    "get": "dst src remote_pe stream", "get_nbi": "dst src remote_pe stream",
    "put_signal": "dst src signal_var signal_val signal_op remote_pe stream",
    "put_signal_nbi": "dst src signal_var signal_val signal_op remote_pe stream",
    "signal_op": "signal_var signal_val signal_op remote_pe stream", "signal_wait": "signal_var signal_val signal_op stream",
    "signal_fetch": "signal_var", "quiet": "stream", "flush": "stream", "barrier": "team stream", "sync": "team stream",
    "barrier_all": "stream", "sync_all": "stream", "reduce": "team dst_array src_array op stream",
    "reducescatter": "team dst_array src_array op stream", "alltoall": "team dst_array src_array stream",
    "fcollect": "team dst_array src_array stream", "broadcast": "team dst_array src_array root stream",
    "collective_on_buffer": "coll team dest src dtype op root stream enable_timing", "module_init": "mod",
    "module_finalize": "mod", "library_init": "lib", "library_finalize": "lib", "find_device_bitcode_library": "language arch",
    **{f"atomic_{name}": "target remote_pe offset dtype" for name in ("fetch", "inc", "fetch_inc")},
    **{f"atomic_{name}": "target value remote_pe offset dtype" for name in (
        "set", "swap", "add", "fetch_add", "and", "fetch_and", "or", "fetch_or", "xor", "fetch_xor")},
    "atomic_compare_swap": "target cond value remote_pe offset dtype"}

HEAD = """
import os, pickle, time
import numpy, ferry
if os.environ["FERRY_SPACE"] != "cuda":  # a torch for GPUs wants a driver that is not emulated
    import torch
import ferry.nvshmem as nv
me, n = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
right, left = (me + 1) % n, (me - 1) % n
W = nv.Teams.TEAM_WORLD

def join(number=0):
    path = os.environ["UID_FILE"] + str(number)
    uid = nv.get_unique_id(empty=True)
    if me == 0:
        with open(path + ".part", "wb") as file:
            pickle.dump(nv.get_unique_id(), file)
        os.rename(path + ".part", path)
    while not os.path.exists(path):
        time.sleep(0.01)
    with open(path, "rb") as file:
        uid._data[:] = pickle.load(file)._data
    nv.init(uid=uid, rank=me, nranks=n, initializer_method="uid")

def refused(said, call, *arguments, kind=nv.NvshmemInvalid, **named):
    try:
        call(*arguments, **named)
    except kind as error:
        assert said in str(error), (said, str(error))
        assert not isinstance(error, (nv.NvshmemInvalid, nv.NvshmemError)) or error.msg == str(error)
        return
    raise AssertionError(f"nothing was refused by {call}: {said}")

def tensor(values, dtype=None):
    dtype = dtype or torch.float32
    made = nv.tensor((len(values),), dtype)
    made.copy_(torch.tensor(values).to(dtype))
    return made
"""


def run(n, source, tmp_path, **variables):
    return job(n, HEAD + inspect.cleandoc("\n" + source) + "\n", UID_FILE=str(tmp_path / "uid"), **variables)


@pytest.fixture(params=numbers_of((2, 3)))
def n(request):
    return request.param


def test_arguments_have_nvshmem4pys_names():
    functions = {name for name in nv.__all__ if inspect.isfunction(getattr(nv, name))}
    assert functions == set(ARGUMENTS)
    assert {name: " ".join(inspect.signature(getattr(nv, name)).parameters) for name in functions} == ARGUMENTS


def test_numbers_are_nvshmems():
    assert [int(one) for one in nv.ComparisonType][:6] == list(range(6)) and nv.ComparisonType(3).name == "CMP_LE"
    assert (nv.SignalOp.SIGNAL_SET, nv.SignalOp.SIGNAL_ADD) == (9, 10)
    assert (nv.Teams.TEAM_WORLD, nv.Teams["TEAM_SHARED"], nv.Teams.TEAM_NODE, nv.Teams.TEAM_WORLD_INDEX) == (0, 1, 2, 0)
    assert "TEAM_INVALID" in nv.Teams and nv.Teams.TEAM_INVALID == -1 and "TEAM_NODE=2" in repr(nv.Teams)
    assert nv.InitStatus.STATUS_IS_INITIALIZED == 2 and nv.BufferTypes.PEER == 1
    with pytest.raises(AttributeError, match="TEAM_MINE.*members are"):
        nv.Teams.TEAM_MINE
    with pytest.raises(KeyError, match="TEAM_MINE"):
        nv.Teams["TEAM_MINE"]


def test_before_init():
    assert nv.my_pe() == -1 and nv.n_pes() <= 0 and nv.init_status() == nv.InitStatus.STATUS_NOT_INITIALIZED
    version = nv.get_version()
    assert version.nvshmem4py_version == "0.4.1" and version.libnvshmem_version == "3.8.0" and nv.get_name() in repr(version)
    x = torch.zeros(1)
    for call, arguments in ((nv.finalize, ()), (nv.buffer, (8,)), (nv.tensor, (8,)), (nv.bytetensor, (8,)), (nv.put, (x, x, 0)),
                            (nv.get, (x, x, 0)), (nv.quiet, ()), (nv.flush, ()), (nv.barrier, (0,)), (nv.sync, (0,)),
                            (nv.barrier_all, ()), (nv.sync_all, ()), (nv.reduce, (0, x, x, "sum")), (nv.signal_fetch, (x,)),
                            (nv.signal_op, (x, 1, 9, 0)), (nv.signal_wait, (x, 1, 0)), (nv.put_signal, (x, x, x, 1, 9, 0)),
                            (nv.team_my_pe, (0,)), (nv.atomic_add, (x, 1, 0)), (nv.free_tensor, (x,)),
                            (nv.get_peer_tensor, (x, 0))):
        with pytest.raises(nv.NvshmemInvalid, match="not a PE: call init"):
            call(*arguments)


def test_refused_inits():
    uid = nv.get_unique_id(empty=True)
    assert bytes(uid) == bytes(128) and uid == nv.UniqueID() and uid._data.nbytes == 128
    uid._data[0] = 1
    assert bytes(uid)[0] == 1 and uid != nv.UniqueID() and uid.ptr
    for said, named in (("initializer_method is ''", {}), ("initializer_method is 'pmi'", {"initializer_method": "pmi"}),
                        ("takes uid, rank and nranks", {"initializer_method": "uid", "uid": uid, "rank": 0}),
                        ("uid is a str", {"initializer_method": "uid", "uid": "x", "rank": 0, "nranks": 1}),
                        ("uid is empty", {"initializer_method": "uid", "uid": nv.UniqueID(), "rank": 0, "nranks": 1}),
                        ("rank 2 of 1", {"initializer_method": "uid", "uid": uid, "rank": 2, "nranks": 1})):
        with pytest.raises(nv.NvshmemInvalid, match=said):
            nv.init(**named)
    with pytest.raises(nv.NvshmemInvalid, match="127 bytes|100 bytes"):
        nv.UniqueID(bytes(100))


def test_what_is_absent():
    from ferry.nvshmem import absent
    names = [name for name in absent.__dict__ if name in nv.__all__ and name not in ("DeviceLibLanguage", "SmemAmount")]
    assert len(names) == 20
    for name in names:
        made = getattr(nv, name)
        many = [one for one in inspect.signature(made).parameters.values()
                if one.kind == one.POSITIONAL_OR_KEYWORD and one.default is one.empty]
        with pytest.raises(NotImplementedError, match=f"{name}: ferry has no such call: ."):
            made(*many)
    with pytest.raises(nv.NvshmemError, match="from_handle"):
        nv.NvshmemKernelObject.from_handle(3)


@pytest.mark.parametrize("name, arguments", [("array", (3,)), ("bytearray", (3,)), ("free_array", (None,))])
def test_arrays_need_cupy(name, arguments):
    try:
        import cupy  # noqa: F401
    except ImportError:
        with pytest.raises(ModuleNotFoundError, match=f"{name}: cupy is not there"):
            getattr(nv, name)(*arguments)


def test_init_and_finalize_twice(n, tmp_path):
    run(n, """
    for number in range(2):
        join(number)
        assert (nv.my_pe(), nv.n_pes(), nv.init_status()) == (me, n, nv.InitStatus.STATUS_IS_INITIALIZED)
        assert nv.query_thread() == nv.ThreadSupport.THREAD_MULTIPLE and ferry.initialized()
        refused("already", nv.init, uid=bytes(range(128)), rank=0, nranks=1, initializer_method="uid", kind=nv.NvshmemError)
        x, kept = tensor([me + 1.0]), nv.buffer(64)  # neither is freed
        row = nv.team_split_strided(W, 0, 1, n, new_team_name="all again")
        assert nv.Teams["all again"] == row
        nv.reduce(row, x, x, "sum")
        assert x.item() == n * (n + 1) / 2
        nv.finalize()
        assert nv.init_status() == 0 and nv.my_pe() == -1 and "all again" not in nv.Teams
        assert x.item() == n * (n + 1) / 2  # views keep the memory
        nv.free(kept)  # is too late, and harmless
        refused("not a PE", nv.finalize)
        refused("not a PE", nv.put, x, x, 0)
    join(2)
    assert isinstance(nv.get_version(), nv.Version)
    refused("no Buffer begins", nv.tensor_get_buffer, x)
    y = tensor([1.0])
    ferry.finalize()
    join(3)
    y = tensor([me])
    nv.barrier_all()
    nv.finalize()
    """, tmp_path)


def test_teams(n, tmp_path):
    run(n, """
    join()
    assert nv.team_my_pe(W) == me and nv.team_n_pes(W) == n and nv.team_n_pes(nv.Teams.TEAM_NODE) == n
    assert nv.team_my_pe(ferry.WORLD) == me and nv.team_get_config(W).num_contexts == -1
    two = nv.team_split_strided(W, 0, 1, 2, nv.TeamConfig(), 0)
    assert (two is None) == (me > 1)
    if me < 2:
        assert two >= 7 and nv.Teams[f"TEAM_{two}"] == two and nv.team_my_pe(two) == me and nv.team_n_pes(two) == 2
        assert nv.team_translate_pe(two, 1, W) == 1 and nv.team_translate_pe(W, 1, two) == 1
        if n > 2:
            assert nv.team_translate_pe(W, 2, two) == -1
        refused("src_pe is 2, and members are 0 to 1", nv.team_translate_pe, two, 2, W)
    x, out = tensor([1.0 + me]), tensor([0.0] * 2)
    if me < 2:
        nv.reduce(two, x, x, "sum")
        assert x.item() == 3
        nv.fcollect(two, out, x)
        nv.barrier(two)
        nv.sync(two)
        nv.team_destroy(two)
        refused(f"no team {two}", nv.team_my_pe, two)
        assert f"TEAM_{two}" not in nv.Teams
    mine, column = nv.team_split_2d(W, 2, new_team_name="grid")
    assert nv.Teams.grid_X == mine and nv.team_my_pe(mine) == me % 2 and nv.team_my_pe(nv.Teams["grid_Y"]) == me // 2
    refused("called 'grid_X' already", nv.team_split_strided, W, 0, 1, n, new_team_name="grid_X")
    refused("called 'grid_X' already", nv.team_split_2d, W, 2, new_team_name="grid")
    nv.team_destroy("grid_X")
    refused("'grid_X' is no member", nv.team_destroy, "grid_X", kind=KeyError)
    refused("0 to", nv.team_split_strided, W, 0, 1, n + 1)
    refused("stride 0", nv.team_split_strided, W, 0, 0, 1)
    refused("xrange is 0", nv.team_split_2d, W, 0)
    refused("no team -1", nv.barrier, nv.Teams.TEAM_INVALID)
    refused("no team 99", nv.sync, 99)
    refused("whole number", nv.barrier, "world", kind=TypeError)
    refused("TEAM_SAME_GPU", nv.team_n_pes, nv.Teams.TEAM_SAME_GPU, kind=NotImplementedError)
    nv.barrier_all()
    nv.sync_all()
    nv.finalize()
    """, tmp_path)


def test_memory(n, tmp_path):
    run(n, """
    join()
    b = nv.buffer(24)
    assert b.size == 24 and b.handle and b.is_host_accessible and not b.is_device_accessible and "24 bytes" in repr(b)
    flat = torch.utils.dlpack.from_dlpack(b)
    assert flat.dtype == torch.uint8 and flat.data_ptr() == b.handle and not flat.any()
    kinds = [torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.uint8, torch.int8, torch.int16, torch.int32,
             torch.int64, torch.bool]
    for kind in kinds:
        x = nv.tensor((2, 3), kind)
        assert x.dtype == kind and x.shape == (2, 3) and x.is_contiguous() and not x.any()
        found, nbytes, name = nv.tensor_get_buffer(x)
        assert found.handle == x.data_ptr() and nbytes == 6 * x.element_size() == found.size and name == str(kind)
        nv.free_tensor(x)
        refused("no Buffer begins", nv.tensor_get_buffer, x)
        refused("no Buffer begins", nv.free_tensor, x)
    assert nv.tensor(4, None).dtype == torch.get_default_dtype() and nv.tensor((2,), "int64").dtype == torch.int64
    turned = nv.tensor((2, 3), torch.int32, morder="F")
    assert turned.stride() == (1, 2) and turned.t().is_contiguous()
    raw = nv.bytetensor((2, 3), torch.float32)
    assert raw.dtype == torch.uint8 and raw.shape == (2, 3)
    assert nv.tensor((0,)).numel() == 0
    # Released memory is the program's to keep.
    loose = nv.tensor((5,), torch.int64, release=True)
    assert nv.tensor_get_buffer(loose)[0].size == 40
    nv.free_tensor(loose)
    refused("no Buffer begins", nv.tensor_get_buffer, loose)
    lost = nv.buffer(1 << 20, release=True)
    at = lost.handle
    del lost
    assert nv.buffer(1 << 20).handle == at
    # Kept memory stays when the program drops it, and returns when it was freed.
    kept = nv.buffer(1 << 21)
    at = kept.handle
    del kept
    other = nv.buffer(1 << 21)
    assert other.handle != at
    at = other.handle
    other.close()
    assert nv.buffer(1 << 21).handle == at
    refused("freed before", nv.free, other)
    refused("freed", nv.put, other, flat, 0)
    refused("a list is no Buffer", nv.free, [])
    refused("a list is no tensor", nv.free_tensor, [])
    refused("size is -1", nv.buffer, -1)
    refused("whole number", nv.buffer, "8", kind=TypeError)
    refused("morder is 'K'", nv.tensor, (2,), morder="K")
    refused("no negative sizes", nv.tensor, (-2,))
    refused("complex32", nv.tensor, (2,), "complex32")
    refused("", nv.buffer, 1 << 62, kind=nv.NvshmemError)
    nv.finalize()
    """, tmp_path)


def test_peers(n, tmp_path):
    run(n, """
    join()
    x, turned = tensor([me * 10 + i for i in range(6)], torch.int32), nv.tensor((2, 3), torch.int32, morder="F")
    turned.copy_(x.view(2, 3))
    nv.barrier_all()
    theirs = nv.get_peer_tensor(x, right)
    assert theirs.tolist() == [right * 10 + i for i in range(6)] and theirs.dtype == x.dtype
    assert nv.get_peer_tensor(x[2:4], right).tolist() == [right * 10 + 2, right * 10 + 3]
    assert nv.get_peer_tensor(turned, right).tolist() == [[right * 10 + i for i in row] for row in (range(3), range(3, 6))]
    b = nv.buffer(4)
    near = nv.get_peer_buffer(b, right)
    assert near.size == 4 and near.handle != b.handle
    torch.utils.dlpack.from_dlpack(near)[0] = 7
    theirs[5] = -1
    nv.barrier_all()
    assert x[5] == -1 and torch.utils.dlpack.from_dlpack(b)[0] == 7
    assert nv.tensor_get_buffer(theirs)[1] == 24
    nv.free(near)
    nv.free_tensor(theirs)  # of the peer's copy: this PE's stays
    assert nv.tensor_get_buffer(x)[0].handle == x.data_ptr()
    own = nv.get_peer_tensor(x, me)
    assert own.data_ptr() == x.data_ptr() and nv.get_peer_buffer(b, me) is b
    nv.free_tensor(own)
    nv.free(b)
    assert nv.tensor_get_buffer(x) and b.size == 4
    nv.free_tensor(x)
    refused("no Buffer begins", nv.free_tensor, x)
    refused("of no Buffer", nv.get_peer_tensor, torch.zeros(2), right)
    refused("of no Buffer", nv.get_peer_tensor, x, right)
    refused("peer_pe is None", nv.get_peer_tensor, turned)
    refused(f"pe is {n}, and PEs are 0 to {n - 1}", nv.get_peer_buffer, b, n)
    refused("a Tensor is no Buffer", nv.get_peer_buffer, turned, right)
    nv.finalize()
    """, tmp_path)


def test_peers_without_loads(tmp_path):
    run(2, """
    join()
    x = tensor([1.0])
    refused("use put and get", nv.get_peer_tensor, x, right, kind=nv.NvshmemError)
    refused("use put and get", nv.get_peer_buffer, nv.tensor_get_buffer(x)[0], right, kind=nv.NvshmemError)
    nv.finalize()
    """, tmp_path, FERRY_PATHS="staged")


def test_puts_and_gets(n, tmp_path):
    run(n, """
    join()
    x, out = tensor([me, me + 0.5]), tensor([0.0, 0.0, 9.0])
    for call in (nv.put, nv.put_nbi):
        out.fill_(9)
        nv.barrier_all()
        call(out, x, right)  # as many bytes as the smaller has
        nv.quiet()
        nv.flush()
        nv.barrier_all()
        assert out.tolist() == [left, left + 0.5, 9]
    nv.barrier_all()
    for call in (nv.get, nv.get_nbi):
        local = torch.zeros(3)
        call(local, x, right, stream=None)
        assert local.tolist() == [right, right + 0.5, 0]
    nv.put(out[1:], torch.full((1,), 3.0), remote_pe=right, stream="any, in host memory")
    nv.barrier_all()
    assert out.tolist() == [left, 3, 9]
    b, c = nv.buffer(8), nv.buffer(8)
    torch.utils.dlpack.from_dlpack(b).fill_(me + 1)
    nv.barrier_all()
    nv.get(c, b, right)
    assert torch.utils.dlpack.from_dlpack(c).tolist() == [right + 1] * 8
    turned = nv.tensor((2, 3), torch.int32, morder="F")
    nv.put(turned, turned, me)
    refused("remote_pe is -1", nv.put, out, x)
    refused(f"remote_pe is {n}, and PEs are 0 to {n - 1}", nv.get, out, x, n)
    refused("not contiguous", nv.put, out, torch.zeros(4)[::2], right)
    refused("a NoneType is no array", nv.put, out, None, right)
    refused("remote_pe", nv.put, out, x, "1", kind=TypeError)
    refused("", nv.put, torch.zeros(2), x, right)
    refused("", nv.get, x, torch.zeros(2), right)
    nv.finalize()
    """, tmp_path)


def test_signals(n, tmp_path):
    run(n, """
    join()
    x, out, signal = tensor([me + 1.0]), tensor([0.0]), nv.buffer(8)
    SET, ADD, C = nv.SignalOp.SIGNAL_SET, nv.SignalOp.SIGNAL_ADD, nv.ComparisonType
    nv.put_signal(out, x, signal, 5, SET, right)
    nv.signal_wait(signal, 5, C.CMP_EQ)
    assert out.item() == left + 1 and nv.signal_fetch(signal) == 5
    nv.barrier_all()
    nv.put_signal_nbi(out, x, signal, 2, ADD, right)
    nv.signal_wait(signal, 7, C.CMP_GE)
    nv.barrier_all()
    nv.signal_op(signal, 1, ADD, right)
    nv.signal_wait(signal, 8, C.CMP_EQ)
    nv.barrier_all()
    nv.signal_op(signal, 2 ** 64 - 1, SET, right, stream=None)
    nv.signal_wait(signal, 8, C.CMP_NE)
    nv.signal_wait(signal, 8, C.CMP_GT)
    assert nv.signal_fetch(signal) == 2 ** 64 - 1
    nv.barrier_all()
    nv.signal_op(signal, 3, SET, right)
    nv.signal_wait(signal, 3, C.CMP_LE)
    nv.signal_wait(signal, 4, C.CMP_LT)
    word = nv.tensor((1,), torch.int64)
    nv.signal_op(word, 4, SET, right)
    nv.signal_wait(word, 4, C.CMP_GE)
    refused("signal_op is 0", nv.signal_op, signal, 1, 0, right)
    refused("signal_op is 1", nv.put_signal, out, x, signal, 1, 1, right)
    refused("signal_op is <SignalOp.SIGNAL_SET: 9>", nv.signal_wait, signal, 1, SET)
    refused("4 bytes", nv.signal_op, nv.buffer(4), 1, SET, right)
    refused("remote_pe is -1", nv.signal_op, signal, 1, SET)
    refused("does not fit", nv.signal_op, signal, 2 ** 64, SET, right)
    refused("4 bytes", nv.signal_fetch, x)
    nv.barrier_all()
    try:
        nv.signal_wait(signal, 99, C.CMP_EQ)
    except nv.NvshmemError as error:
        assert isinstance(error.__cause__, ferry.Timeout) and error.status == error.__cause__.status
    else:
        raise AssertionError("a wait that cannot end has ended")
    nv.finalize()
    """, tmp_path, FERRY_TIMEOUT="3s")


#: Types that the collectives take, whose folds torch makes.
TYPES = ("float32 float64 float16 bfloat16 int8 uint8 int16 int32 int64 bool").split()


@pytest.mark.parametrize("kind", TYPES)
def test_collectives(kind, n, tmp_path):
    run(n, f"KIND = torch.{kind}\n" + inspect.cleandoc("""
    join()
    folds = {"sum": torch.add, "prod": torch.mul, "min": torch.minimum, "max": torch.maximum}
    narrow = KIND in (torch.float16, torch.bfloat16)
    N = 7

    def values(pe, count=N):
        x = torch.arange(count) % 5 + pe + 1
        return (x / 4 if KIND.is_floating_point else x % 2 if KIND is torch.bool else x).to(KIND)

    def folded(op, count=N):
        x = values(0, count)
        x = x.float() if narrow else x.to(torch.uint8) if KIND is torch.bool else x
        for pe in range(1, n):
            x = folds[op](x, values(pe, count).to(x.dtype))
        return x.to(KIND)

    x, out, many = nv.tensor((N,), KIND), nv.tensor((N,), KIND), nv.tensor((n * N,), KIND)
    more = nv.tensor((n * N,), KIND)
    x.copy_(values(me))
    more.copy_(values(me, n * N))
    for op in ("max", "min") if KIND is torch.bool else folds:
        nv.reduce(W, out, x, op)
        assert torch.equal(out, folded(op)), (op, out, folded(op))
        nv.sync_all()  # a member that is one call ahead would write to out
        nv.reducescatter(W, out, more, op, stream=None)
        assert torch.equal(out, folded(op, n * N)[me * N:][:N]), op
        nv.sync(W)
    if not KIND.is_floating_point:
        for op in ("and", "or", "xor"):
            nv.reduce(W, out, x, op)
    else:
        refused("and", nv.reduce, W, out, x, "and")
    nv.fcollect(W, many, x)
    assert torch.equal(many, torch.cat([values(pe) for pe in range(n)]))
    nv.barrier(W)
    nv.alltoall(W, many, more)
    assert torch.equal(many, torch.cat([values(pe, n * N)[me * N:][:N] for pe in range(n)]))
    for root in range(n):
        nv.broadcast(W, out, x, root)
        assert torch.equal(out, values(root))
        nv.barrier_all()
    nv.broadcast(W, out, x)
    assert torch.equal(out, values(0)) and torch.equal(x, values(me))
    nv.finalize()
    """), tmp_path)


def test_refused_collectives(n, tmp_path):
    run(n, """
    join()
    x, y, long, whole = tensor([1.0, 2.0]), tensor([0.0, 0.0]), tensor([0.0] * 2 * n), tensor([1], torch.int32)
    refused("'mean'", nv.reduce, W, y, x, "mean")
    refused("None", nv.reduce, W, y, x, None)
    refused("dst_array has elements of float32, and src_array of int32", nv.reduce, W, y, whole, "sum")
    refused("dst_array has 2 elements, and 4" if n == 2 else "dst_array has 2 elements, and 6", nv.fcollect, W, y, x)
    refused("src_array has 2 elements, and dst_array takes those of", nv.reducescatter, W, y, x, "sum")
    refused("src_array has 2 elements", nv.reduce, W, long, x, "sum")
    refused("equal blocks", nv.alltoall, W, long, long[:n + 1])
    refused(f"root is {n}", nv.broadcast, W, y, x, n)
    refused("is no array", nv.broadcast, W, y, object())
    refused("coll is 'gather'", nv.collective_on_buffer, "gather", W, None, None)
    refused("a NoneType is no Buffer", nv.collective_on_buffer, "reduce", W, None, None)
    b, c = nv.buffer(8 * n), nv.buffer(8 * n)
    words = torch.utils.dlpack.from_dlpack(b).view(torch.int64)
    words.fill_(me + 1)
    refused("dtype is 'complex'", nv.collective_on_buffer, "reduce", W, c, b, "complex")
    nv.barrier_all()
    assert nv.collective_on_buffer("reduce", W, c, b, "int64", "sum") == 0
    assert nv.collective_on_buffer("reduce", W, c, b, dtype="long", op="sum", enable_timing=True) > 0
    total = torch.utils.dlpack.from_dlpack(c).view(torch.int64)
    assert total.tolist() == [n * (n + 1) // 2] * n
    nv.sync_all()
    nv.collective_on_buffer("alltoall", W, c, b, "int64")
    assert total.tolist() == [pe + 1 for pe in range(n)]
    nv.sync_all()
    nv.collective_on_buffer("broadcast", W, c, b, root=1)
    assert total.tolist() == [2] * n
    nv.reduce(W, y, x, "sum")  # refused calls leave the next ones right
    assert y.tolist() == [n, 2 * n]
    refused("", nv.reduce, W, torch.zeros(2), x, "sum")
    nv.finalize()
    """, tmp_path)


def test_atomics(n, tmp_path):
    run(n, """
    join()
    for kind in (torch.int32, torch.int64):
        x = nv.tensor((3,), kind)
        steps = [("set", (12,), 12), ("add", (3,), 15), ("inc", (), 16), ("and", (24,), 16), ("or", (3,), 19),
                 ("xor", (1,), 18)]
        for name, values, want in steps:
            getattr(nv, "atomic_" + name)(x, *values, remote_pe=right, offset=1)
            nv.barrier_all()
            assert x.tolist() == [0, want, 0], (name, x)
            nv.barrier_all()
        steps = [("swap", (5,), 18), ("fetch_add", (-6,), 5), ("fetch_inc", (), -1), ("fetch_or", (7,), 0),
                 ("fetch_and", (6,), 7), ("fetch_xor", (2,), 6), ("compare_swap", (4, 9), 4), ("compare_swap", (4, 8), 9),
                 ("fetch", (), 9)]
        for name, values, old in steps:
            assert getattr(nv, "atomic_" + name)(x, *values, right, offset=1) == old, name
        nv.barrier_all()
    f = nv.tensor((2,), torch.float64)
    nv.atomic_set(f, 1.5, right)
    assert nv.atomic_fetch(f, right) == 1.5 and nv.atomic_swap(f, 2, right) == 1.5
    b = nv.buffer(16)
    nv.atomic_add(b, 2 ** 63, right, offset=1, dtype="uint64")
    assert nv.atomic_fetch(b, right, offset=1, dtype="uint64") == 2 ** 63
    total = nv.tensor((1,), torch.int64)
    for _ in range(50):
        nv.atomic_add(total, 2, 0, dtype="int64")
    nv.barrier_all()
    assert me or total.item() == 100 * n
    refused("dtype is None", nv.atomic_add, b, 1, right)
    refused("offset is 2, and target has 2 elements", nv.atomic_add, b, 1, right, offset=2, dtype="uint64")
    refused("leave dtype out", nv.atomic_add, total, 1, right, dtype="int32")
    refused("elements of float64", nv.atomic_add, f, 1, right)
    refused("elements of int8", nv.atomic_inc, nv.tensor((4,), torch.int8), right)
    refused("remote_pe is -1", nv.atomic_fetch, total)
    refused("does not fit", nv.atomic_set, x, 2 ** 64, right)
    refused("whole number", nv.atomic_set, x, 1.5, right, kind=TypeError)
    nv.finalize()
    """, tmp_path)


def test_mpi_needs_a_communicator(tmp_path):
    fake = tmp_path / "mpi4py"
    fake.mkdir()
    (fake / "__init__.py").write_text("")
    (fake / "MPI.py").write_text("class Comm:\n"
                                 "    def Get_rank(self): return 0\n"
                                 "    def Get_size(self): return 1\n"
                                 "    def bcast(self, box, root): return box\n"
                                 "COMM_WORLD = Comm()\n")
    source = f"""
import sys
sys.path.insert(0, {str(tmp_path)!r})
import ferry.nvshmem as nv
from mpi4py import MPI
for method, comm in (("mpi", None), ("mpi", MPI.Comm()), ("emulated_mpi", None)):
    nv.init(mpi_comm=comm, initializer_method=method)
    assert (nv.my_pe(), nv.n_pes()) == (0, 1)
    nv.finalize()
for method, comm, said in (("mpi", 3, "mpi_comm is a int"), ("uid", MPI.COMM_WORLD, "no mpi_comm")):
    try:
        nv.init(mpi_comm=comm, initializer_method=method)
    except nv.NvshmemInvalid as error:
        assert said in str(error), error
    else:
        raise AssertionError(method)
sys.modules["mpi4py"] = None
try:
    nv.init(initializer_method="mpi")
except nv.NvshmemInvalid as error:
    assert "mpi4py is not there" in str(error)
else:
    raise AssertionError("taken")
"""
    done = subprocess.run([sys.executable, "-c", source], env={**os.environ, "FERRY_SPACE": "host"}, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    assert done.returncode == 0, done.stdout.decode()


def test_streams_give_their_addresses(monkeypatch):
    from ferry.nvshmem import rma

    class OfTorch:
        cuda_stream = 4096
    assert rma.NvshmemStream(OfTorch()).__cuda_stream__() == (0, 4096)
    asked = []
    monkeypatch.setattr(rma.heap, "_where", "cuda")
    monkeypatch.setattr(rma.streams, "on_stream", asked.append)

    class Protocol:
        def __cuda_stream__(self):
            return 0, 512
    for stream in (None, Protocol(), 7):
        rma.calls_in(stream)
    assert asked == [None, 512, 7]


def test_in_streams_of_emulated_gpus(tmp_path):
    run(2, """
    join()
    assert ferry.space() == "cuda"
    SET, C = nv.SignalOp.SIGNAL_SET, nv.ComparisonType

    def fill(b, values):
        ferry.put(b._array, numpy.array(values, numpy.int64).view(numpy.uint8), me)
        ferry.quiet()

    def read(b):
        x = numpy.zeros(b.size, numpy.uint8)
        ferry.barrier()  # after the work of the stream
        ferry.get(x, b._array, me)
        ferry.barrier()  # before the other PE writes to it again
        return x.view(numpy.int64).tolist()
    a, b, many, more, signal = (nv.buffer(size) for size in (16, 16, 32, 32, 8))
    assert a.is_device_accessible and not a.is_host_accessible
    fill(a, [me, me + 10])
    fill(more, [me, 2 + me, 4 + me, 6 + me])
    nv.barrier_all()
    nv.put(b, a, right)
    nv.quiet()
    nv.barrier(W)
    assert read(b) == [left, left + 10]
    nv.get(b, a, me, stream=0)
    assert read(b) == [me, me + 10]
    nv.put_signal(b, a, signal, 3, SET, right, stream=0)
    nv.signal_wait(signal, 3, C.CMP_GE, stream=0)
    assert read(b) == [left, left + 10]  # after the stream
    assert nv.signal_fetch(signal) == 3
    ferry.barrier()
    nv.signal_op(signal, 1, SET, right)
    nv.signal_wait(signal, 1, C.CMP_EQ)
    for coll, dest, src, want in (("reduce", b, a, [1, 21]), ("broadcast", b, a, [0, 10]),
                                  ("fcollect", many, a, [0, 10, 1, 11]),
                                  ("alltoall", many, more, [4 * me, 4 * me + 2, 4 * me + 1, 4 * me + 3]),
                                  ("reducescatter", b, more, [8 * me + 1, 8 * me + 5])):
        op = "sum" if "reduce" in coll else None
        assert nv.collective_on_buffer(coll, W, dest, src, "int64", op) == 0
        assert read(dest) == want, (coll, read(dest))
        nv.sync_all()
    team = nv.team_split_strided(W, 0, 1, 2)
    nv.barrier(team, stream=0)
    nv.sync(team)
    refused("enable_timing", nv.collective_on_buffer, "broadcast", W, b, a, enable_timing=True, kind=NotImplementedError)
    ferry.barrier()
    nv.finalize()
    """, tmp_path, emulated=True)


def python(*arguments, **variables):
    return subprocess.run([sys.executable, *arguments], env={**os.environ, **variables}, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, universal_newlines=True)


def test_opt_in(tmp_path):
    where = python("-m", "ferry", "nvshmem", "where").stdout.strip()
    paths = os.pathsep.join(filter(None, [where, os.environ.get("PYTHONPATH")]))
    done = python("-c", "import nvshmem, nvshmem.core, ferry.nvshmem as nv\n"
                        "from nvshmem.core.interop.torch import tensor, tensor_get_buffer\n"
                        "from nvshmem.core.direct import SignalOp, ComparisonType\n"
                        "import nvshmem.core.rma, nvshmem.core.collective, nvshmem.core.init_fini, nvshmem.core.memory\n"
                        "from nvshmem.core.nvshmem_types import Teams, NvshmemInvalid\n"
                        "from nvshmem.core import *\n"
                        "assert nvshmem.__version__ == nvshmem.version == '0.4.1' and tensor is nv.tensor\n"
                        "assert all(getattr(nvshmem.core, name) is getattr(nv, name) for name in nv.__all__)\n"
                        "assert put is nvshmem.core.rma.put is nv.put\n", PYTHONPATH=paths)
    assert done.returncode == 0, done.stderr
    # A real one beside it is an error that names both.
    (tmp_path / "nvshmem").mkdir()
    (tmp_path / "nvshmem" / "__init__.py").write_text("")
    done = python("-c", "import nvshmem", PYTHONPATH=os.pathsep.join([paths, str(tmp_path)]))
    assert done.returncode and str(tmp_path) in done.stderr and "as_nvshmem" in done.stderr
    # By a file among the packages, as for deep_ep.
    from ferry import opt_in
    assert opt_in.folder_of("nvshmem") == where
    assert opt_in.main("nvshmem", ["what"]).startswith("usage: python -m ferry nvshmem")


#: As docs/python.md has it.
PROGRAM = """
import nvshmem.core as nvshmem, torch, torch.distributed as dist

dist.init_process_group("gloo")
rank, n = dist.get_rank(), dist.get_world_size()
box = [nvshmem.get_unique_id() if rank == 0 else None]
dist.broadcast_object_list(box, src=0)
nvshmem.init(uid=box[0], rank=rank, nranks=n, initializer_method="uid")
x, total = nvshmem.tensor((8,), torch.bfloat16), nvshmem.tensor((8,), torch.bfloat16)
x.fill_(rank + 1)
nvshmem.reduce(nvshmem.Teams.TEAM_WORLD, total, x, "sum")
print(nvshmem.my_pe(), total[0].item())
nvshmem.free_tensor(x)
nvshmem.free_tensor(total)
nvshmem.finalize()
"""


def test_a_program_that_imports_nvshmem():
    from ferry import opt_in
    paths = os.pathsep.join(filter(None, [opt_in.folder_of("nvshmem"), os.environ.get("PYTHONPATH")]))
    assert spawn_by_torchruns_variables(2, PROGRAM, PYTHONPATH=paths) == ["0 3.0\n", "1 3.0\n"]


def test_opt_in_by_a_file(tmp_path, monkeypatch, capsys):
    from ferry import opt_in
    monkeypatch.setattr(opt_in.sysconfig, "get_paths", lambda: {"purelib": str(tmp_path)})
    site = tmp_path / "ferry_as_nvshmem.pth"
    assert opt_in.main("nvshmem", ["on"]) == 0 and opt_in.folder_of("nvshmem") in site.read_text()
    assert opt_in.main("nvshmem", ["off"]) == opt_in.main("nvshmem", ["off"]) == 0 and not site.exists()
    assert capsys.readouterr().out.startswith("import nvshmem is now ferry")
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "nvshmem.py").write_text("")
    assert "another nvshmem is installed" in opt_in.main("nvshmem", ["on"]) and not site.exists()
