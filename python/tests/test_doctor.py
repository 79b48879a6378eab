# SPDX-License-Identifier: BSD-3-Clause
"""python -m ferry doctor: each obstacle is one line, and decides the exit status."""
import os
import subprocess
import sys

import pytest

from ferry import doctor

WELL = {"version": "0.1", "library": "/lib/libferry.so.1", "why_no_info": None, "why_no_torch": None,
        "torch": {"version": "2.15.0", "cuda": "13.2", "gpus": 2, "fp8": True, "gradients": True},
        "info": {"gpus": [{"name": "NVIDIA H100"}] * 2, "space": "cuda", "driver": {"cuda_error": None}, "job_error": None,
                 "pairs": [{"path": "native"}, {"path": "staged"}], "findings": [], "network": {"fabrics": [{}]}},
        "deep_ep": "/x/ferry/as_deep_ep/deep_ep/__init__.py", "asked": "off", "installed": "0.1.0",
        "engines": {"vllm": "0.20.0"}, "compiler": "/usr/bin/c++"}


def lines(**other):
    info = other.pop("info", {})
    facts = {**WELL, **other, "info": None if info is None else {**WELL["info"], **info}}
    return {subject: (word, sentence) for word, subject, sentence in doctor.judge(facts)}


def test_a_healthy_machine():
    said = lines()
    assert len(said) == 9 and all(word == "ok" for word, _ in said.values())
    assert "2 x NVIDIA H100" in said["GPUs"][1] and "1 native, 1 staged" in said["pairs"][1]


@pytest.mark.parametrize("subject, word, text, facts", [
    ("torch", "problem", "pip install torch", dict(torch=None, why_no_torch="No module named 'torch'")),
    ("torch", "problem", "without CUDA", dict(torch={**WELL["torch"], "gpus": 0, "cuda": None})),
    ("torch", "problem", "CUDA_VISIBLE_DEVICES", dict(torch={**WELL["torch"], "gpus": 1})),
    ("torch", "note", "fp8", dict(torch={**WELL["torch"], "fp8": False})),
    ("GPUs", "problem", "timed out", dict(info=None, why_no_info="ferry-info timed out")),
    ("GPUs", "problem", "cannot be opened", dict(info={"gpus": [], "driver": {"cuda_error": "libcuda.so.1 cannot be opened"}})),
    ("pairs", "problem", "full heap", dict(info={"job_error": "a full heap"})),
    ("pairs", "problem", "without a path", dict(info={"pairs": [{"path": "none"}]})),
    ("obstacles", "problem", "a lie: tell the truth (and 1 more", dict(info={"findings": [
        {"severity": "warning", "title": "slow", "remedy": "wait"},
        {"severity": "problem", "title": "a lie", "remedy": "tell the truth"}]})),
    ("obstacles", "note", "slow: wait", dict(info={"findings": [{"severity": "warning", "title": "slow", "remedy": "wait"}]})),
    ("network", "note", "one node", dict(info={"network": {"fabrics": []}})),
    ("deep_ep", "problem", "uninstall", dict(deep_ep="/site/deep_ep/__init__.py")),
    ("deep_ep", "problem", "deep_ep on", dict(deep_ep=None)),
    ("deep_ep", "ok", "LIBFERRY_DEEP_EP=on", dict(deep_ep=None, asked="on")),
    ("deep_ep", "problem", "'yes'", dict(asked="yes")),
    ("engines", "problem", "pip install", dict(asked="on", installed=None)),
    ("engines", "note", "none of", dict(engines={})),
    ("compiler", "note", "CXX", dict(compiler=None))])
def test_an_obstacle(subject, word, text, facts):
    said = lines(**facts)[subject]
    assert said[0] == word and text in said[1], said


def test_this_machine():
    done = subprocess.run([sys.executable, "-m", "ferry", "doctor"], stdout=subprocess.PIPE, timeout=200)
    said = done.stdout.decode().splitlines()
    assert len(said) == 10 and done.returncode == any(line.startswith("problem") for line in said)


def test_verdict_becomes_ferry_info(tmp_path):
    """python -m ferry verdict: options and exit status are those of ferry-info verdict."""
    stand_in = tmp_path / "ferry-info"
    stand_in.write_text("#!/bin/sh\n[ \"$1 $2\" = 'verdict --bogus' ] && exit 2\n")
    stand_in.chmod(0o755)
    done = subprocess.run([sys.executable, "-m", "ferry", "verdict", "--bogus"], stderr=subprocess.PIPE, timeout=100,
                          env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"})
    assert done.returncode == 2, done.stderr
