#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# triton 3.9.0, target sm_90, no GPU needed, 2026-11: a loop that waits for a word by plain tl.load is not in the PTX any
# more, nor is its load: the kernel stores at once.  With volatile=True, or by an atomic that adds 0, the loop stays.  Seen:
#     plain: deleted, volatile: kept, atomic: kept
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
"${PYTHON:-python3}" -m venv "$dir/venv"
"$dir/venv/bin/pip" install -q --disable-pip-version-check triton==3.9.0 numpy==2.4.6
cat >"$dir/wait.py" <<'END'
import re, sys
import triton, triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

@triton.jit
def plain(word, out):
    while tl.load(word) != 1:
        pass
    tl.store(out, 7)

@triton.jit
def volatile(word, out):
    while tl.load(word, volatile=True) != 1:
        pass
    tl.store(out, 7)

@triton.jit
def atomic(word, out):
    while tl.atomic_add(word, 0, sem="acquire", scope="sys") != 1:
        pass
    tl.store(out, 7)

def seen(kernel):
    made = triton.compile(ASTSource(fn=kernel, signature={"word": "*i32", "out": "*i32"}, constexprs={}),
                          target=GPUTarget("cuda", 90, 32))
    ptx = made.asm["ptx"]
    loads, branches = re.search(r"\b(ld|atom)\S*\.global", ptx), re.search(r"\bbra\b", ptx)
    return "kept" if loads and branches else "deleted" if not loads and not branches else "something else"

found = [seen(kernel) for kernel in (plain, volatile, atomic)]
print("plain: {}, volatile: {}, atomic: {}".format(*found))
sys.exit(found != ["deleted", "kept", "kept"])
END
TRITON_CACHE_DIR=$dir/cache "$dir/venv/bin/python" -W ignore "$dir/wait.py"
