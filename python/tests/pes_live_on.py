# SPDX-License-Identifier: BSD-3-Clause
"""Two PEs that run one test after the other, since most of a test's time on GPUs goes into starting Python, torch and
CUDA.  Each test is a job of its own: it joins and leaves.  After a failure, or at a deadline, both are ended and the next
test gets new ones.  Tests whose PEs die get processes of their own that have imported torch before.  As a program, this
file is such a PE."""
import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback

N, SECONDS = 2, 50
_pes = []
_spares = []  # processes for alone(): they have not looked at their environment yet


class Pe:
    def __init__(self, rank):
        self.out = tempfile.TemporaryFile()
        commands, self.to = os.pipe()
        self.answers, answers = os.pipe()
        self.process = subprocess.Popen([sys.executable, os.path.abspath(__file__), str(commands), str(answers)],
                                        stdin=subprocess.DEVNULL, stdout=self.out, stderr=subprocess.STDOUT,
                                        pass_fds=(commands, answers), env=environment(rank, {}))
        os.close(commands)
        os.close(answers)
        self.read = 0

    def said(self):
        self.out.seek(self.read)
        text = self.out.read().decode(errors="replace")
        self.read += len(text.encode())
        return text

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        for fd in (self.to, self.answers):
            os.close(fd)


def environment(rank, variables):
    """None takes a variable away."""
    found = {"FERRY_TIMEOUT": "10s", "FERRY_INIT_TIMEOUT": "30s", **os.environ, "FERRY_SPACE": os.environ["PES_LIVE_ON"],
            "RANK": str(rank), "LOCAL_RANK": str(rank), "WORLD_SIZE": str(N), "MASTER_ADDR": "127.0.0.1",
            "FERRY_COOKIE": f"tests of {os.getpid()}", **variables}
    return {name: value for name, value in found.items() if value is not None}


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return str(min(65000, s.getsockname()[1]))


def end():
    while _pes:
        _pes.pop().end()


def start():
    """The next run()'s PEs import torch while other things are done; they take no GPU before their first test."""
    if not _pes:
        _pes.extend(Pe(rank) for rank in range(N))


def start_spares():
    while len(_spares) < 2 * N:
        _spares.append(subprocess.Popen([sys.executable, os.path.abspath(__file__), "alone"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment(0, {})))


def end_spares():
    while _spares:
        spare = _spares.pop()
        spare.kill()
        spare.communicate()


atexit.register(end)
atexit.register(end_spares)


def run(source, variables):
    """Runs the source as both PEs, and returns what they printed."""
    start()
    start_spares()
    command = json.dumps({"source": source, "variables": {"MASTER_PORT": free_port(), **variables}}) + "\n"
    for pe in _pes:
        os.write(pe.to, command.encode())
    waiting, deadline, answers = {pe.answers: pe for pe in _pes}, time.monotonic() + SECONDS, []
    while waiting and time.monotonic() < deadline:
        for fd in select.select(list(waiting), [], [], 0.1)[0]:
            answers.append(os.read(fd, 1))
            del waiting[fd]
            if answers[-1] != b"+":  # the other waits for this one: it may say so
                deadline = min(deadline, time.monotonic() + 3)
    said = "".join(f"--- PE {rank}\n{pe.said()}" for rank, pe in enumerate(_pes))
    late = [rank for rank, pe in enumerate(_pes) if pe.answers in waiting]
    if answers != [b"+"] * N:
        end()
        raise AssertionError(f"{f'PE {late} did not end; ' if late else ''}a PE failed:\n{said[-6000:]}")
    return said


def alone(source, variables):
    """The same with processes of their own, which may die: (the first status but 0, what they printed)."""
    port = free_port()
    environments = [environment(rank, {"MASTER_PORT": port, **variables}) for rank in range(N)]
    if "CUDA_MPS_PIPE_DIRECTORY" in environments[0]:  # a process that dies harms those that MPS joins with it
        end()
        start()
    start_spares()
    started = [_spares.pop(0) for _ in range(N)]
    for process, own in zip(started, environments):
        process.stdin.write(json.dumps(own).encode() + b"\n" + source.encode())
        process.stdin.close()
    start_spares()
    deadline, said = time.monotonic() + SECONDS, ""
    for process in started:
        process.stdin = None
    for rank, process in enumerate(started):
        try:
            text = process.communicate(timeout=max(1, deadline - time.monotonic()))[0].decode(errors="replace")
        except subprocess.TimeoutExpired:
            process.kill()
            text = process.communicate()[0].decode(errors="replace") + "\nended by the deadline"
        said += f"--- PE {rank}\n{text}"
    return next((process.returncode for process in started if process.returncode), 0), said


def import_or_skip(name):
    """A package may be there and of no use, beside a numpy that is too new for it."""
    import importlib

    import pytest
    try:
        importlib.import_module(name)
    except Exception as error:
        pytest.skip(f"{name}: {error}")


def needs(name):
    """numba.cuda may be imported, and compile nothing beside a numpy that is too new for it."""
    import_or_skip("numba.cuda" if name == "numba" else name)
    if name == "numba":
        import pytest
        from numba import cuda, int32
        try:
            cuda.compile_ptx(lambda out: None, (int32[:],))
        except Exception as error:
            pytest.skip(f"numba: {error}")


# ---- The PE.


def on_gpus():
    """Tensors of tests are made on this PE's GPU."""
    if os.environ["FERRY_SPACE"] == "cuda":
        import torch
        torch.cuda.set_device(int(os.environ["LOCAL_RANK"]) % torch.cuda.device_count())
        torch.set_default_device("cuda")


def import_torch():
    """The longest part of a start.  It takes no GPU."""
    if os.environ["FERRY_SPACE"] == "cuda":
        import torch  # noqa: F401


def main(commands, answers):
    import_torch()
    ferry = None
    for line in os.fdopen(commands):
        command = json.loads(line)
        if ferry is None:
            import ferry
            on_gpus()
        before = {name: os.environ.get(name) for name in command["variables"]}
        os.environ.update(command["variables"])
        try:
            exec(compile(command["source"], "<test>", "exec"), {"__name__": "__main__"})
            gc.collect()
            ferry.finalize()
            answer = b"+"
        except BaseException:
            lines = command["source"].splitlines()
            traceback.print_exc()
            for frame in traceback.extract_tb(sys.exc_info()[2]):
                if frame.filename == "<test>":
                    print(f"  line {frame.lineno}: {lines[frame.lineno - 1].strip()}")
            answer = b"-"
        sys.stdout.flush()
        sys.stderr.flush()
        for name, value in before.items():
            if value is None:
                os.environ.pop(name)
            else:
                os.environ[name] = value
        os.write(answers, answer)
        if answer == b"-":
            time.sleep(SECONDS)  # the one who asked ends this process


if __name__ == "__main__":
    if sys.argv[1] == "alone":
        import_torch()
        own = json.loads(sys.stdin.readline())
        os.environ.clear()
        os.environ.update(own)
        on_gpus()
        exec(compile(sys.stdin.read(), "<test>", "exec"), {"__name__": "__main__"})
    else:
        main(int(sys.argv[1]), int(sys.argv[2]))
