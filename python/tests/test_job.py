# SPDX-License-Identifier: BSD-3-Clause
"""Joining, leaving, signals, forks, threads, deaths: every end of a PE."""
import os
import re
import shutil
import subprocess
import sys
import textwrap

import ferry
import pytest
from conftest import free_port, job, launcher, pes, spawn, spawn_by_torchruns_variables


@pes(2, start=False)
def test_calls_outside_of_a_job_are_refused():
    assert ferry.my_pe() == -1 and ferry.n_pes() == 0 and not ferry.initialized() and ferry.space() is None
    assert ferry.faults() == []
    for call in (lambda: ferry.empty(3), ferry.barrier, ferry.quiet, lambda: ferry.stats(0), ferry.collect,
                 ferry.abort):
        assert len(refused(ferry.NotInitialized, call)) > 10
    refused(ValueError, ferry.init, rank=0)
    refused(ValueError, ferry.init, unique_id=b"short", rank=0, n_pes=1)
    refused(ValueError, ferry.init, unique_id=bytes(128), rank=3, n_pes=2)
    refused(ValueError, ferry.init, comm=1, group=2)
    ferry.init()
    refused(RuntimeError, ferry.init)
    a = ferry.zeros(4)
    view = a.memoryview()
    ferry.finalize()
    ferry.finalize()
    assert bytes(view) == bytes(16) and "after finalize" in repr(a)
    for call in (a.numpy, lambda: a[0], ferry.barrier, lambda: ferry.put(a, a, 0), lambda: ferry.empty(3),
                 lambda: ferry.peer(a, 0)):
        refused(ferry.NotInitialized, call)
    ferry.init()
    b = ferry.zeros(4)
    del a, view
    assert ferry.collect() == 0
    ferry.barrier()


@pes(2)
def test_failures_have_status_and_fault():
    flag = ferry.zeros(1, "uint64")
    try:
        ferry.signal_wait(flag, "==", 5, timeout=0.2)
        raise SystemExit("no timeout")
    except ferry.Timeout as error:
        assert error.status == 1 and error.name == "FERRY_ERR_TIMEOUT" and error.fault.expected == 5
        assert error.fault.found == 0 and error.fault.pe == me and 0.2 <= error.fault.age < 60
        assert error.fault.sentence in str(error)
        import pickle
        assert pickle.loads(pickle.dumps(error)).fault.expected == 5
    found = ferry.faults()
    assert len(found) == 1 and ferry.faults() == []
    ferry.barrier()
    if me == 0:
        try:
            ferry.barrier(timeout=0.1)
            raise SystemExit("no timeout")
        except ferry.Timeout:
            pass
        ferry.signal(flag, 1, 1)
    else:
        ferry.signal_wait(flag, "==", 1)
    ferry.barrier()


@pes(2)
def test_waits_release_the_gil_and_answer_signals():
    import signal, threading
    flag = ferry.zeros(2, "uint64")
    seen = []

    def count():
        while len(seen) < 50:
            seen.append(time.sleep(0.001))
        ferry.signal(flag[0], 1, me)
    helper = threading.Thread(target=count)
    helper.start()
    ferry.signal_wait(flag[0], "==", 1)
    helper.join()
    assert len(seen) == 50

    # A handler that returns lets the wait go on; one that raises ends it.
    rung = []
    signal.signal(signal.SIGALRM, lambda *_: rung.append(time.monotonic()))
    signal.setitimer(signal.ITIMER_REAL, 0.1, 0.1)
    threading.Timer(1.0, ferry.signal, (flag[0], 2, me)).start()
    ferry.signal_wait(flag[0], "==", 2)
    signal.setitimer(signal.ITIMER_REAL, 0)
    assert len(rung) >= 2, rung

    def interrupts(wait, *arguments, **named):
        threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
        started = time.monotonic()
        try:
            wait(*arguments, **named)
        except KeyboardInterrupt:
            return time.monotonic() - started
        raise SystemExit("no KeyboardInterrupt")
    assert interrupts(ferry.signal_wait, flag[1], "==", 9, timeout=100) < 50
    ferry.barrier()
    if me == 0:
        assert interrupts(ferry.barrier, timeout=100) < 50
        ferry.signal(flag[1], 1, 1)
    else:
        ferry.signal_wait(flag[1], "==", 1)
    ferry.barrier()
    ferry.faults()


@pes(2)
def test_a_forked_child_is_no_pe():
    import warnings
    warnings.simplefilter("ignore")
    a = ferry.zeros(4, "int32")
    for makes_calls in (False, True):
        child = os.fork()
        if child == 0:
            status = 0
            if makes_calls:
                for call in (ferry.barrier, lambda: ferry.put(a, a, 0), lambda: ferry.empty(3), ferry.init):
                    why = refused(ferry.FerryError, call)
                    status |= "fork" not in why and "child" not in why
                status |= ferry.my_pe() != -1
            del a
            sys.stdout.flush()
            sys.exit(status)
        assert os.waitpid(child, 0)[1] == 0
        ferry.barrier()
    ferry.finalize()


def test_a_second_interpreter_is_refused():
    said = job(1, """
import ferry
try:
    import _interpreters as interpreters
    which, run = interpreters.create("legacy"), interpreters.exec
except ImportError:
    import _xxsubinterpreters as interpreters
    which, run = interpreters.create(), interpreters.run_string
run(which, "try:\\n import ferry\\nexcept RuntimeError as e:\\n print(e)\\nelse:\\n print('imported')")
""")
    assert "second interpreter" in said, said


@pes(3)
def test_threads_share_a_pe():
    import threading
    word = ferry.zeros(1, "int64")
    ferry.barrier()

    def add():
        for i in range(200):
            ferry.atomic_fetch_add(word, 1, i % n)
    threads = [threading.Thread(target=add) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    ferry.barrier()
    total = ferry.zeros(1, "int64")
    ferry.all_reduce(total, word)
    assert total.item() == 800 * n
    ferry.barrier()


ENDS = {
    "by itself": "",
    "by finalize": "ferry.finalize()",
    "with a thread in a wait": """
import threading
threading.Thread(target=lambda: ferry.library.ferry_uint64_wait_until(a.address, 0, 1), daemon=True).start()
import time; time.sleep(0.1)
""",
    "with arrays in cycles and modules": """
import sys
import textwrap
class Holder: pass
h = Holder(); h.me = h; h.a = a; sys.modules["held"] = h
""",
    "by an atexit handler that was first": "import atexit; atexit.register(lambda: (ferry.barrier(), a.tolist))",
    "by sys.exit": "import sys; sys.exit(0)",
    "by os._exit after finalize": "import os; ferry.finalize(); os._exit(0)",
}


@pytest.mark.parametrize("end", ENDS)
def test_interpreters_end(end):
    said = job(2, "import ferry\nferry.init()\na = ferry.zeros(4, 'uint64')\nferry.barrier()\n" + ENDS[end],
               FERRY_LOG="none")
    assert said == "", said


def test_an_exception_ends_the_job_soon():
    said = job(3, """
import ferry
ferry.init()
a = ferry.zeros(4)
ferry.barrier()
if ferry.my_pe() == 1:
    raise ValueError("this PE ends here")
try:
    ferry.all_reduce(a, a)
except ferry.PeerLost as error:
    print(f"told: {error.name}", flush=True)
    raise SystemExit(3)
""", expect=None, timeout=60, FERRY_LOG="none")
    assert "this PE ends here" in said and said.count("told: FERRY_ERR_PEER_LOST") == 2, said


DEATHS = {
    "an exception": "raise ValueError('this PE ends here')",
    "sys.exit of a number": "sys.exit(3)",
    "sys.exit of a text": "sys.exit('cannot load the model')",
    "SystemExit": "raise SystemExit(5)",
    "an interrupt": "raise KeyboardInterrupt",
    "os._exit without finalize": "os._exit(0)",
    "a thread's exit": "import threading; threading.Thread(target=lambda: os._exit(4)).start(); time.sleep(60)",
    "a failing exit of C": "import ctypes; ctypes.CDLL(None).exit(6)",
}


@pytest.mark.parametrize("death", DEATHS)
def test_every_end_with_a_failure_is_a_death(death):
    """The others learn of it at once, and not from FERRY_TIMEOUT."""
    said = job(2, f"""
import ferry, os, sys, time
ferry.init(timeout=100)
ferry.barrier()
if ferry.my_pe() == 1:
    {DEATHS[death]}
try:
    ferry.barrier()
except ferry.PeerLost:
    print("told", flush=True)
""", "--keep-going", expect=None, timeout=60, FERRY_LOG="none")
    assert "told" in said, said


@pytest.mark.parametrize("end", ["sys.exit(0)", "sys.exit()", "sys.exit(256)", "raise SystemExit", "exit()",
                                 "try:\n    sys.exit(3)\nexcept SystemExit:\n    pass"])
def test_every_end_with_success_finalizes(end):
    said = job(2, "import ferry, sys, time\nferry.init()\nferry.barrier()\nif ferry.my_pe(): time.sleep(0.3)\n" + end)
    assert said == "", said


WORKERS = """
import multiprocessing as mp, multiprocessing.connection, os, sys, time
def rank(r, how, port):
    os.environ.update(RANK=str(r), WORLD_SIZE="2", LOCAL_RANK=str(r), MASTER_ADDR="127.0.0.1", MASTER_PORT=port)
    import ferry
    ferry.init(timeout=100)
    ferry.barrier()
    if how == "ends":
        return
    if r == 1 and how == "raises":
        raise RuntimeError("bug of rank 1")
    if r == 1 and how == "exits":
        sys.exit(3)
    try:
        ferry.barrier()
    except ferry.PeerLost:
        time.sleep(2)  # the parent has time to look
        raise
if __name__ == "__main__":
    method, how, port = sys.argv[1:]
    if method == "torch":
        import torch.multiprocessing
        torch.multiprocessing.spawn(rank, (how, port), 2)
    else:
        context = mp.get_context(method)
        started = [context.Process(target=rank, args=(r, how, port)) for r in range(2)]
        for p in started:
            p.start()
        first = mp.connection.wait([p.sentinel for p in started])
        print("first", [p.sentinel for p in started].index(first[0]))
        for p in started:
            p.join()
        print("codes", [p.exitcode for p in started])
"""


@pytest.mark.parametrize("how", ["ends", "raises", "exits"])
@pytest.mark.parametrize("method", ["spawn", "fork", "forkserver", "torch"])
def test_workers_of_multiprocessing_end(method, how, tmp_path):
    """A worker that fails is a death at once, and the first that its parent hears of."""
    if method == "torch":
        pytest.importorskip("torch.multiprocessing")
    program = tmp_path / "workers.py"
    program.write_text(WORKERS)
    done = subprocess.run([sys.executable, str(program), method, how, str(free_port())], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, timeout=80, env={**os.environ, "FERRY_SPACE": "host"})
    said = done.stdout.decode()
    if how == "ends":
        assert done.returncode == 0 and "ferry" not in said and ("codes [0, 0]" in said or method == "torch"), said
    elif method == "torch":
        assert ("bug of rank 1" if how == "raises" else "exit code 3") in said and "process 1 " in said.lower(), said
    else:
        assert f"first 1\ncodes [1, {1 if how == 'raises' else 3}]" in said, said


@pes(2)
def test_a_pe_in_finalize_is_called_so():
    flag = ferry.zeros(1, "uint64")
    ferry.barrier()
    if me == 0:
        for call in (lambda: ferry.barrier(timeout=0.5), lambda: ferry.signal_wait(flag, "==", 1, timeout=0.5)):
            deadline = time.monotonic() + 60
            while True:  # until the other has come to its finalize
                why = refused(ferry.Timeout, call)
                if "PE 1 has called ferry_finalize" in why or time.monotonic() > deadline:
                    break
            assert "PE 1 has called ferry_finalize" in why and "stopped" not in why, why
            assert ferry.faults()[-1].sentence in why


@pes(1)
def test_an_interrupt_is_its_threads_own():
    import threading
    from ferry import errors
    flag, got = ferry.zeros(1, "uint64"), []

    def times_out():
        try:
            ferry.signal_wait(flag, "==", 1, timeout=0.05)
        except BaseException as error:
            got.append(type(error))
    errors.interrupts.raised = KeyboardInterrupt()  # as a signal's handler leaves it
    helper = threading.Thread(target=times_out)
    helper.start()
    helper.join()
    times_out()
    times_out()
    assert got == [ferry.Timeout, KeyboardInterrupt, ferry.Timeout], got


def test_survivors_go_on():
    said = job(3, """
import ferry, os, signal
ferry.init()
a = ferry.zeros(4, "int32")
a.memoryview()[0] = 1
ferry.barrier()
if ferry.my_pe() == 2:
    os.kill(os.getpid(), signal.SIGKILL)
try:
    ferry.barrier()
except ferry.PeerLost as error:
    assert error.fault.status == 2
    ferry.failure_ack()
    living = [pe for pe, state in enumerate(ferry.peers()) if state == "alive"]
    assert living == [0, 1]
    team = ferry.team(living)
    ferry.all_reduce(a, a, team=team)
    print(f"sum {a[0].item()}", flush=True)
""", "--keep-going", expect=None, FERRY_LOG="none")
    assert said.count("sum 2") == 2, said


def test_one_process_needs_no_launcher():
    source = "import ferry; ferry.init(); assert (ferry.my_pe(), ferry.n_pes()) == (0, 1); ferry.barrier()"
    environment = {"PATH": os.environ["PATH"], "FERRY_SPACE": "host", "LIBFERRY": os.environ.get("LIBFERRY", "")}
    subprocess.run([sys.executable, "-c", source], check=True, env={k: v for k, v in environment.items() if v})


def test_torchruns_variables_and_groups():
    said = spawn_by_torchruns_variables(2, "import ferry; ferry.init(); print(ferry.my_pe(), ferry.n_pes()); ferry.barrier()")
    assert said == ["0 2\n", "1 2\n"]
    pytest.importorskip("torch.distributed")
    import torch
    if not torch.distributed.is_available():
        pytest.skip("this torch has no torch.distributed")
    said = spawn_by_torchruns_variables(2, """
        import torch.distributed as dist, ferry
        dist.init_process_group("gloo")
        ferry.init(group=dist.group.WORLD)
        print(ferry.my_pe() == dist.get_rank(), ferry.n_pes())
        ferry.finalize()
        dist.destroy_process_group()
    """)
    assert said == ["True 2\n"] * 2


def under_mpirun(n, source):
    if shutil.which("mpirun") is None:
        pytest.skip("there is no mpirun")
    done = subprocess.run(["mpirun", "--allow-run-as-root", "--oversubscribe", "--mca", "pml", "ob1", "--mca", "btl", "self,vader",
                           "--mca", "osc", "^ucx", "-n", str(n), sys.executable, "-c", textwrap.dedent(source)],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120,
                          env={**os.environ, "FERRY_SPACE": "host"})
    said = done.stdout.decode()
    assert done.returncode == 0, said
    return said


def needs_mpis_bootstrap():
    if not os.path.exists(os.path.join(ferry.library.HERE, "lib", "ferry_bootstrap_mpi.so")):
        pytest.skip("this wheel was built without MPI")


def test_mpirun():
    needs_mpis_bootstrap()
    said = under_mpirun(2, "import ferry; ferry.init(); ferry.barrier(); print(f'PE {ferry.my_pe()} of {ferry.n_pes()};')")
    assert "PE 0 of 2;" in said and "PE 1 of 2;" in said, said


def test_beside_mpi4py():
    """MPI runs already, and goes on after ferry has left."""
    pytest.importorskip("mpi4py")
    needs_mpis_bootstrap()
    said = under_mpirun(2, """
        from mpi4py import MPI
        import ferry
        ferry.init()
        assert (ferry.my_pe(), ferry.n_pes()) == (MPI.COMM_WORLD.Get_rank(), 2)
        total = MPI.COMM_WORLD.allreduce(ferry.my_pe() + 1)
        ferry.finalize()
        print(f"total {MPI.COMM_WORLD.allreduce(total)};")
    """)
    assert said.count("total 6;") == 2, said


def test_mpi4pys_communicators():
    """Also one of some ranks: the others are no PEs, and join another job."""
    pytest.importorskip("mpi4py")
    said = under_mpirun(3, """
        from mpi4py import MPI
        import ferry
        world = MPI.COMM_WORLD
        part = world.Split(world.Get_rank() == 1, -world.Get_rank())
        ferry.init(comm=part)
        ferry.barrier()
        print(f"rank {world.Get_rank()}: PE {ferry.my_pe()} of {ferry.n_pes()};")
    """)
    # mpirun may pass on the text of two ranks before the ends of both lines.
    assert sorted(re.findall(r"rank \d: PE \d of \d;", said)) == [
        "rank 0: PE 1 of 2;", "rank 1: PE 0 of 1;", "rank 2: PE 0 of 2;"], said


def test_a_unique_id(tmp_path):
    said = spawn(3, f"""
        import ferry, os, sys, time
        rank, n, box = int(sys.argv[1]), int(sys.argv[2]), {str(tmp_path / 'id')!r}
        if rank == 0:
            with open(box + ".new", "wb") as f:
                f.write(ferry.unique_id())
            os.rename(box + ".new", box)
        while not os.path.exists(box):
            time.sleep(0.01)
        ferry.init(unique_id=open(box, "rb").read(), rank=rank, n_pes=n)
        print(ferry.my_pe(), ferry.n_pes(), ferry.path(0, 1))
        ferry.barrier()
    """, lambda rank: {})
    assert said == [f"{i} 3 native\n" for i in range(3)]


def test_the_import_is_light():
    """No numpy, torch or other large module comes with it."""
    done = subprocess.run([sys.executable, "-c", "import ferry, sys; print([m for m in ('numpy', 'torch', 'asyncio', "
                           "'typing', 'json', 'dataclasses') if m in sys.modules])"], stdout=subprocess.PIPE)
    assert done.stdout == b"[]\n", done.stdout


def test_info_says_what_this_is():
    said = subprocess.run([sys.executable, "-m", "ferry", "info"], stdout=subprocess.PIPE).stdout.decode()
    assert "library" in said and "plug-ins" in said and launcher()
    # ferry-info finds what lies in the wheel.
    lib = os.path.join(ferry.library.HERE, "lib")
    assert not os.path.exists(os.path.join(lib, "ferry_remote_libfabric.so")) or "no plug-in of ferry for it" not in said
