#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# In relocatable code (nvcc -rdc=true) a kernel's registers depend on the other kernels of its file.
#
# A kernel without launch bounds calls a function that is not inlined and keeps many values.  In relocatable code the
# linker gives the kernel the registers of that function, and ptxas gives the function as many as it likes: 252 here, so a
# block of 1024 threads, which has 65,536 registers, cannot be launched ("too many resources requested for launch").  One
# would guess that only an option for the whole file, or bounds of that kernel, change this.  But a second kernel with
# bounds of 1024 threads, which calls the function and which nobody launches, makes ptxas compile the function with 64
# registers, and the first kernel then has 64 too.  A second kernel with the same bounds that does not call it changes
# nothing.
#
# Needs Python 3 with venv; installs nvidia-cuda-nvcc 13.0.88 into a temporary folder.  No GPU.
# Seen with ptxas and nvlink 13.0.88 for sm_90; ptxas 12.4.131 does the same:
#   alone: 252 registers; beside a bounded kernel that calls it: 64; beside one that does not: 252
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
${PYTHON:-python3} -m venv "$work/venv" || exit 77
"$work/venv/bin/pip" install --quiet --no-deps --disable-pip-version-check --target "$work/cuda" nvidia-cuda-nvcc==13.0.88
bin=$work/cuda/nvidia/cu13/bin
chmod +x "$bin"/ptxas "$bin"/nvlink

# A function of 120 values; the kernel `free` calls it; `other` has bounds and the given statement, or is not there.
call='{ .param .u64 a; .param .u32 b; st.param.u64 [a], p; call.uni (b), heavy, (a); ld.param.u32 v, [b]; }'
kernel() { # NAME BOUNDS STATEMENT
    printf '.visible .entry %s(.param .u64 from, .param .u64 to) %s\n{\n' "$1" "$2"
    printf '.reg .u64 p, q; .reg .u32 v;\nld.param.u64 p, [from]; ld.param.u64 q, [to];\n%s\nst.global.u32 [q], v; ret;\n}\n' "$3"
}
registers() { # STATEMENT_OF_OTHER: those of the kernel `free`
    {
        printf '.version 8.0\n.target sm_90\n.address_size 64\n'
        printf '.func (.param .u32 out) heavy(.param .u64 from)\n{\n.reg .u64 p; .reg .u32 s; .reg .u32 r<120>;\n'
        printf 'ld.param.u64 p, [from];\nmov.u32 s, 0;\n'
        for i in $(seq 0 119); do printf 'ld.volatile.global.u32 r%d, [p+%d];\n' "$i" $((4 * i)); done
        for i in $(seq 0 119); do printf 'mul.lo.u32 s, s, 3; xor.b32 s, s, r%d; add.u32 s, s, r%d;\n' "$i" $((119 - i)); done
        printf 'st.param.u32 [out], s; ret;\n}\n'
        kernel free '' "$call"
        [ -z "$1" ] || kernel other '.maxntid 1024, 1, 1' "$1"
    } >"$work/x.ptx"
    "$bin/ptxas" -arch=sm_90 -c "$work/x.ptx" -o "$work/x.o"
    "$bin/nvlink" -arch=sm_90 -v "$work/x.o" -o "$work/x.cubin" 2>&1 |
        awk '/: used / && is_free { sub(/.*: used /, ""); print $1 + 0 } { is_free = /Function properties for .free.:/ }'
}
alone=$(registers '') beside=$(registers "$call") apart=$(registers 'mov.u32 v, 1;')
echo "alone: $alone registers; beside a bounded kernel that calls it: $beside; beside one that does not: $apart"
[ "$alone" -gt 64 ] && [ "$beside" -le 64 ] && [ "$apart" -eq "$alone" ]
