# SPDX-License-Identifier: BSD-3-Clause
"""python -m ferry doctor: in ten lines, what would keep an engine from using ferry in DeepEP's place on this machine."""
from __future__ import annotations

import collections
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from typing import Any

from . import commands, library

OK, NOTE, PROBLEM = "ok", "note", "problem"
ENGINES = ("vllm", "sglang", "megatron-core", "torchtitan", "deepspeed")
_ASK_TORCH = """import json, torch
print(json.dumps({"version": torch.__version__, "cuda": torch.version.cuda, "gpus": torch.cuda.device_count(),
                  "fp8": hasattr(torch, "float8_e4m3fn"), "gradients": hasattr(torch.library, "register_autograd")}))"""


def _output_of(command, seconds, environment=None):
    """(what it printed, None), or (None, why there is nothing)."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=seconds, env=environment)
    except (OSError, subprocess.TimeoutExpired) as error:
        return None, str(error)
    if not done.stdout.strip():
        said = done.stderr.decode(errors="replace").strip().splitlines()
        return None, said[-1] if said else f"exit status {done.returncode}"
    return done.stdout.decode(errors="replace"), None


def _asked(command, seconds, environment=None):
    """(the JSON object that a program prints last, None), or (None, why there is none)."""
    output, why = _output_of(command, seconds, environment)
    try:
        return (None, why) if output is None else (json.loads(output[output.index("{"):]), None)
    except ValueError as error:
        return None, f"{command[0]} printed no JSON: {error}"


def _version_of(distribution):
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return None


def look() -> dict[str, Any]:
    """The facts.  Programs that may hang have a time limit; this process opens no GPU."""
    info, why_no_info = _asked([os.path.join(library.HERE, "bin", "ferry-info"), "--json"], 120, commands.for_info())
    torch, why_no_torch = _asked([sys.executable, "-c", _ASK_TORCH], 120)
    spec = importlib.util.find_spec("deep_ep")
    return {"version": library.version(), "library": library.where(), "info": info, "why_no_info": why_no_info,
            "torch": torch, "why_no_torch": why_no_torch, "deep_ep": spec and (spec.origin or "a folder without a module"),
            "asked": os.environ.get("LIBFERRY_DEEP_EP", "off"), "installed": _version_of("libferry"),
            "engines": {name: version for name in ENGINES for version in [_version_of(name)] if version},
            "compiler": shutil.which(os.environ.get("CXX", "c++"))}


def _torch(facts):
    found = facts["torch"]
    if found is None:
        return PROBLEM, f"cannot be imported ({facts['why_no_torch']}): pip install torch"
    lacks = [text for has, text in ((found["fp8"], "no fp8 types, which came with 2.1"),
                                    (found["gradients"], "no gradients of ferry.torch, which came with 2.4")) if not has]
    n_gpus = len((facts["info"] or {}).get("gpus", ()))
    if n_gpus and found["gpus"] < n_gpus:
        return PROBLEM, (f"{found['version']} sees {found['gpus']} of {n_gpus} GPUs: " +
                         ("look at CUDA_VISIBLE_DEVICES" if found["cuda"] else "it is a build without CUDA: install one with it"))
    return (NOTE if lacks else OK), f"{found['version']}" + "".join(f"; {text}" for text in lacks)


def _gpus(facts):
    info = facts["info"]
    if info is None:
        return PROBLEM, f"ferry-info gave no report: {facts['why_no_info']}"
    if not info["gpus"]:
        return PROBLEM, (f"none ({info['driver'].get('cuda_error') or 'CUDA shows none'}): engines need GPUs; ferry itself and "
                         "its deep_ep run on CPU tensors")
    names = collections.Counter(gpu.get("name") or "GPU" for gpu in info["gpus"])
    return OK, ", ".join(f"{count} x {name}" for name, count in names.items()) + f", heaps in {info['space']} memory"


def _pairs(facts):
    info = facts["info"] or {}
    pairs = info.get("pairs") or info.get("pe_pairs") or []
    paths = collections.Counter(pair["path"] for pair in pairs)
    if info.get("job_error"):
        return PROBLEM, f"a job of ferry fails here: {info['job_error']}"
    if not pairs:
        return NOTE, "no pair to look at"
    said = ", ".join(f"{count} {path}" for path, count in sorted(paths.items(), key=str))
    if None in paths or "none" in paths:
        return PROBLEM, f"{said}: a pair without a path: ferry-info says why"
    staged = [pair for pair in pairs if pair["path"] == "staged"]
    copied = sum(bool(pair.get("bulk_by_copy_engine")) for pair in staged)
    if copied:
        said += f"; copy engines carry bulk from GPU to GPU for {copied} of the staged ones"
    third = sum(pair.get("bulk_through_gpu") is not None for pair in staged)
    if third:
        said += f"; bulk of {third} goes through a third GPU"
    rest = len(staged) - copied - third
    return OK, said + (f"; {'staged ones' if rest == len(staged) else rest} go through host memory" if rest else "")


def _obstacles(facts):
    """The gravest finding of ferry-info, and how many there are."""
    found = [one for one in (facts["info"] or {}).get("findings", ()) if one["severity"] in (PROBLEM, "warning")]
    if not found:
        return OK, "ferry-info finds none"
    worst = next((one for one in found if one["severity"] == PROBLEM), found[0])
    more = f" (and {len(found) - 1} more: ferry-info)" if len(found) > 1 else ""
    return (PROBLEM if worst["severity"] == PROBLEM else NOTE), f"{worst['title']}: {worst['remedy']}{more}"


def _network(facts):
    fabrics = ((facts["info"] or {}).get("network") or {}).get("fabrics")
    return (OK, f"{len(fabrics)} fabrics: jobs of several nodes can run") if fabrics else \
        (NOTE, "none that ferry can use: jobs have one node")


def _name(facts):
    origin, asked = facts["deep_ep"], facts["asked"]
    ours = origin is not None and "as_deep_ep" in origin
    if asked not in ("on", "off"):
        return PROBLEM, f"LIBFERRY_DEEP_EP is {asked!r}: set it to on or off"
    if origin is not None and not ours:
        return PROBLEM, f"import deep_ep is {origin}: uninstall it, where ferry shall take its place"
    if ours:
        return OK, "import deep_ep is ferry"
    return (OK, "engines' processes get ferry for it (LIBFERRY_DEEP_EP=on)") if asked == "on" else \
        (PROBLEM, "import deep_ep finds nothing: python -m ferry deep_ep on, or LIBFERRY_DEEP_EP=on for vLLM and SGLang")


def _plugins(facts):
    if facts["asked"] == "on" and facts["installed"] is None:
        return PROBLEM, "engines find no entry points: ferry is not installed as a distribution: pip install it"
    found = ", ".join(f"{name} {version}" for name, version in facts["engines"].items())
    return (OK, found) if found else (NOTE, f"none of {', '.join(ENGINES)} is installed in this Python")


def _compiler(facts):
    if facts["compiler"]:
        return OK, facts["compiler"]
    return NOTE, "none: ferry.symmetric_memory is compiled when it is first used; name one in CXX"


_LINES = (("torch", _torch), ("GPUs", _gpus), ("pairs", _pairs), ("obstacles", _obstacles), ("network", _network),
          ("deep_ep", _name), ("engines", _plugins), ("compiler", _compiler))


def judge(facts: dict[str, Any]) -> list[tuple[str, str, str]]:
    """(ok, note or problem; subject; sentence) for each line."""
    lines = [(OK, "ferry", f"{facts['version']}, {facts['library']}")]
    for subject, verdict in _LINES:
        word, sentence = verdict(facts)
        lines.append((word, subject, " ".join(sentence.split())))
    return lines


def main() -> int:
    rows = judge(look())
    for row in rows:
        print("{:8} {:10} {}".format(*row))
    problems = sum(row[0] == PROBLEM for row in rows)
    print(f"{PROBLEM if problems else OK:8} {'in all':10} " + (
        f"{problems} of these would keep an engine from using ferry here" if problems else
        "an engine can use ferry in DeepEP's place here"))
    return 1 if problems else 0
