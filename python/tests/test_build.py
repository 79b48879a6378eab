# SPDX-License-Identifier: BSD-3-Clause
"""The wheel and how pip builds it, with stand-ins for configure and make."""
import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile

import pytest

PYTHON = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


@pytest.fixture
def backend(monkeypatch):
    """build_backend.py, and the commands that it runs."""
    monkeypatch.syspath_prepend(PYTHON)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.delenv("LIBFERRY_BUILD", raising=False)
    monkeypatch.delenv("LIBFERRY_CONFIGURE", raising=False)
    spec = importlib.util.spec_from_file_location("build_backend", os.path.join(PYTHON, "build_backend.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.ran = []

    def run(name, command, folder):
        module.ran.append((name, command, folder))
        made = {"autoreconf": ["configure"], "configure": ["Makefile"], "make": [
            *(f".libs/{library}" for library in ("libferry.so.1", *module.BOOTSTRAPS, *module.NETWORKS)),
            "api/generated/rma.h", "launcher/ferry-run", "tools/ferry-info"]}[name]
        for file in made:
            os.makedirs(os.path.dirname(os.path.join(folder, file)), exist_ok=True)
            with open(os.path.join(folder, file), "w") as out:
                out.write(" ".join(command))
    monkeypatch.setattr(module, "run", run)
    monkeypatch.setattr(module, "slim", lambda path, folder, portable: path)
    return module


def files():
    """Of the tree, without what tests and builds make beside it."""
    found = set(os.listdir(os.path.dirname(PYTHON)))
    for at, folders, names in os.walk(PYTHON):
        folders[:] = [f for f in folders if f != "__pycache__"]
        found.update(os.path.join(at, name) for name in names)
    return found


def test_a_wheel_is_built_outside_of_the_tree(backend, tmp_path):
    before = files()
    name = backend.build_wheel(str(tmp_path))
    assert files() == before
    assert name.startswith("libferry-") and name.endswith(".whl")  # PyPI's ferry is another project
    with zipfile.ZipFile(tmp_path / name) as wheel:
        names = wheel.namelist()
        assert {"ferry/__init__.py", "ferry/_calls.py", "ferry/library.pyi", "ferry/bin/ferry-run"} <= set(names)
        assert {f"ferry/lib/{library}" for library in (*backend.BOOTSTRAPS, *backend.NETWORKS)} <= set(names)
        assert "ferry/include/ferry/generated/rma.h" in names
        metadata = next(n for n in names if n.endswith("/METADATA"))
        assert metadata.startswith("libferry-") and "\nName: libferry\n" in wheel.read(metadata).decode()
    configure, make = backend.ran[-2:]
    assert configure[0] == "configure" and "--with-cuda-arch=native" in configure[1] and make[0] == "make"
    assert not os.path.exists(make[2])


def test_other_switches_configure_again(backend, tmp_path, monkeypatch):
    source, folder = tmp_path / "source", tmp_path / "build"
    source.mkdir()
    (source / "configure").touch()

    def configured():
        before = sum(name == "configure" for name, *_ in backend.ran)
        backend.make(str(source), str(folder), backend.HERE_ONLY)
        return sum(name == "configure" for name, *_ in backend.ran) - before
    assert configured() == 1 and configured() == 0
    monkeypatch.setenv("LIBFERRY_CONFIGURE", "--with-cuda=no")
    assert configured() == 1 and "--with-cuda=no" in (folder / "Makefile").read_text() and configured() == 0
    (folder / "python_switches").unlink()  # a folder that somebody else configured
    assert configured() == 1
    monkeypatch.delenv("LIBFERRY_CONFIGURE")
    assert configured() == 1 and "--with-cuda=no" not in (folder / "Makefile").read_text()


def test_what_automake_reads_is_copied(backend):
    """A clone has no configure: pip makes it in the copy, from every makefile that the top one includes."""
    root = os.path.dirname(PYTHON)
    with open(os.path.join(root, "Makefile.am")) as file:
        included = [line.split()[1].replace("$(srcdir)/", "").replace("$(top_srcdir)/", "") for line in file
                    if line.startswith("include ")]
    copied = set(backend.tree_files(root, "--cached", "--others", "--exclude-standard"))
    assert "python/Makefrag.am" in included and {"Makefile.am", "configure.ac", *included} <= copied


def test_a_missing_tool_is_named(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(PYTHON)
    import build_backend
    with pytest.raises(SystemExit, match="no-such-tool is not there: a checkout needs"):
        build_backend.run("autoreconf", ["no-such-tool", "-i"], str(tmp_path))


def test_the_sources_alone_say_what_they_are(tmp_path):
    """Python started in a checkout's python/ finds the sources first."""
    shutil.copytree(os.path.join(PYTHON, "ferry"), tmp_path / "ferry",
                    ignore=shutil.ignore_patterns("_calls.py", "lib", "bin", "include", "_binding*", "__pycache__"))
    done = subprocess.run([sys.executable, "-m", "ferry", "info"], cwd=str(tmp_path), stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, env={k: v for k, v in os.environ.items() if k != "PYTHONPATH"})
    assert done.returncode != 0 and b"has the sources of ferry, without the library" in done.stdout, done.stdout
