# SPDX-License-Identifier: BSD-3-Clause
"""PEs that are forked from a process which has imported torch: most of a test's time would go into that.  Each is a
process of its own, with the variables that ferry-run gives, and ends as `python -c SOURCE` does.  As a program, this
file is that process."""
import atexit
import ctypes
import gc
import json
import os
import secrets
import select
import signal
import subprocess
import sys
import threading
import time
import traceback
import types

from pes_live_on import free_port

_parent = None


class Parent:
    def __init__(self):
        commands, to = os.pipe()
        answers, answer = os.pipe()
        # A thread that a library starts when it is imported would not be in the PEs.
        alone = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
        self.process = subprocess.Popen([sys.executable, os.path.abspath(__file__), str(commands), str(answer)],
                                        stdin=subprocess.DEVNULL, pass_fds=(commands, answer),
                                        env={**os.environ, **alone})
        os.close(commands)
        os.close(answer)
        self.to, self.answers = os.fdopen(to, "w"), os.fdopen(answers)


@atexit.register
def end():
    global _parent
    if _parent:
        _parent.to.close()  # which ends it
        _parent.process.wait()
        _parent = None


def run(n, source, environment, timeout):
    """Runs the source as n PEs with these variables.  Returns the first status but 0, and what they printed."""
    global _parent
    _parent = parent = _parent or Parent()
    common = {**environment, "FERRY_BOOTSTRAP": "tcp", "FERRY_COOKIE": secrets.token_hex(16), "WORLD_SIZE": str(n),
              "LOCAL_WORLD_SIZE": str(n), "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": free_port()}
    json.dump({"n": n, "source": source, "environment": common, "timeout": timeout, "folder": os.getcwd()}, parent.to)
    parent.to.write("\n")
    parent.to.flush()
    answer = parent.answers.readline()
    if not answer:
        _parent = None
        raise AssertionError("the process that forks PEs has ended")
    return json.loads(answer)


# ---- The process that has imported torch.


def fork(command, rank, out):
    """The PE's number in the parent; does not return in the PE until its source has run."""
    pid = os.fork()
    if pid:
        return pid
    for fd in range(3, 64):
        if fd != out:
            try:
                os.close(fd)
            except OSError:
                pass
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.close(out)
    os.chdir(command["folder"])
    os.environ.clear()
    os.environ.update(command["environment"], RANK=str(rank), LOCAL_RANK=str(rank))
    return 0


def watch(pids, outputs, timeout):
    """Reads what the PEs print until they have ended.  After one that failed the others have 10 s."""
    deadline, statuses, said, waiting = time.monotonic() + timeout, {}, b"", outputs
    while waiting or len(statuses) < len(pids):
        for pid in set(pids) - set(statuses):
            ended, status = os.waitpid(pid, os.WNOHANG)
            if ended:
                statuses[pid] = os.waitstatus_to_exitcode(status)
                if statuses[pid]:
                    deadline = min(deadline, time.monotonic() + 10)
        for fd in select.select(waiting, [], [], 0.01)[0]:
            text = os.read(fd, 65536)
            said += text
            if not text:
                waiting.remove(fd)
                os.close(fd)
        if time.monotonic() > deadline:
            for pid in set(pids) - set(statuses):
                os.kill(pid, signal.SIGKILL)
            said += b"\nended by the deadline" if len(statuses) < len(pids) else b""
            deadline = time.monotonic() + 2
            if len(statuses) == len(pids):  # a process that a PE left behind still has its output
                break
    return next((statuses[pid] for pid in pids if statuses[pid]), 0), said.decode(errors="replace")


def main(commands, answers):
    """Returns in PEs only: the source."""
    try:
        import torch  # noqa: F401
    except ImportError:
        pass
    gc.freeze()  # what a PE collects is its own
    for line in os.fdopen(commands, closefd=False):
        command = json.loads(line)
        pids, outputs = [], []
        for rank in range(command["n"]):
            read, out = os.pipe()
            pid = fork(command, rank, out)
            if not pid:
                return command["source"]
            os.close(out)
            pids.append(pid)
            outputs.append(read)
        os.write(answers, json.dumps(watch(pids, outputs, command["timeout"])).encode() + b"\n")
    return None


def status_of(source, names):
    try:
        exec(compile(source, "<string>", "exec"), names)
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        print(end.code, file=sys.stderr)
        return 1
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


def leave(status):
    """As Python does, but for taking its modules apart, which with torch's takes as long as all else of a short test."""
    threading._shutdown()
    atexit._run_exitfuncs()
    sys.modules["__main__"].__dict__.clear()
    gc.collect()
    sys.stdout.flush()
    sys.stderr.flush()
    ctypes.CDLL(None).exit(status & 255)


if __name__ == "__main__":
    source = main(int(sys.argv[1]), int(sys.argv[2]))
    if source is not None:
        sys.argv = ["-c"]
        sys.path[0] = ""
        sys.modules["__main__"] = types.ModuleType("__main__")
        sys.modules["__main__"].__dict__["__builtins__"] = __builtins__
        leave(status_of(source, sys.modules["__main__"].__dict__))
