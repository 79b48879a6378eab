#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# docs/emulator.md lists each header and each call of the runtime that the emulator has, and nothing else; each name in
# its lists is in a program of the tests; its table of what there is not is that of emulator/language/absent.txt, of which each
# row refuses a source in a sentence.
. "${top_srcdir:?}/tests/emu/environment.sh"
. "${top_srcdir:?run by make check}/tests/scratch.sh"
page=$top_srcdir/docs/emulator.md headers=$top_srcdir/emulator/language/include table=$top_srcdir/emulator/language/absent.txt
export LC_ALL=C
sed -n '/^## What there is$/,/^## What there is not$/p' "$page" | grep -oE '`[A-Za-z_][A-Za-z0-9_/.:]*`' | tr -d '`' | sort -u >"$scratch/listed"

grep '^cuda[A-Z]' "$scratch/listed" | grep -v '^cudaLimit' >"$scratch/calls"
grep -hoE '\bcuda[A-Z][A-Za-z0-9]*\(' "$headers/cuda_runtime_api.h" "$headers/cuda_runtime.h" "$headers/cuda_profiler_api.h" "$headers"/emulate/*.h |
    tr -d '(' | sort -u >"$scratch/declared"
diff "$scratch/calls" "$scratch/declared" >"$log" || fail "calls on the page (<) and in the headers (>)"
grep -E '^[^/]*\.h$|^cuda/|^cooperative_groups/' "$scratch/listed" >"$scratch/files"
(cd "$headers" && find . -type f ! -path './emulate/*' | sed 's,^\./,,' | sort) | diff "$scratch/files" - >"$log" ||
    fail "headers on the page (<) and those that there are (>)"

# Endings stand for names that are in a program whole; a name's f form is for float.
find "$top_srcdir/tests/emu" "$top_srcdir/tests/gpu" "$top_srcdir/examples" "$top_srcdir/docs/course" \
    '(' -name '*.cu' -o -name '*.h' ')' -exec cat {} + | grep -oE '[A-Za-z_][A-Za-z0-9_]*' | sort -u >"$scratch/used"
grep -vE '\.h$|^(cuda/|cuda::|_block$|_system$|_r[dnuz]$|extern$|asm$|dim3$)' "$scratch/listed" | comm -23 - "$scratch/used" >"$log"
[ ! -s "$log" ] || fail "names on the page that no program has"

sed -n '/^## What there is not$/,$p' "$page" | sed -n 's/^| \(.*\) | \(.*\) |$/\1	\2/p' | sed 1,2d >"$scratch/page"
grep -v '^#' "$table" | cut -f 2,3 | diff "$scratch/page" - >"$log" || fail "the page's table (<) and emulator/language/absent.txt (>)"

# A name of each row; those that a header alone brings are its header.
names='<curand_kernel.h <thrust/sort.h <cub/cub.cuh tex2D cudaMallocArray cudaMemcpy3D <cuda/barrier <cuda/std/complex
    cudaGraphAddKernelNode cudaIpcGetMemHandle cudaDeviceGetDefaultMemPool <mma.h cudaLaunchKernelEx cooperative_groups::this_cluster
    cooperative_groups::this_multi_grid <cuda_fp8.h <cuComplex.h <cublas_v2.h <nvrtc.h nvmlDeviceGetCount __vadd4'
[ "$(echo $names | wc -w)" -eq "$(grep -vc '^#' "$table")" ] || fail "a row without a name in this test"
number=0
for name in $names; do
    number=$((number + 1))
    instead=$(grep -v '^#' "$table" | sed -n "${number}s/.*	\(.*\)	\(.*\)/(\1): \2;/p")
    case $name in
    '<'*) printf '\n#include %s>\n' "$name" ;;
    *::*) printf '#include <cooperative_groups.h>\n__global__ void k() { %s(); }\n' "$name" ;;
    *) printf '\n__global__ void k() { %s(1); }\n' "$name" ;;
    esac >"$scratch/absent.cu"
    if timeout 60 "$top_builddir/launcher/ferry-cc" --emulate=fast -c "$scratch/absent.cu" -o "$scratch/absent.o" >"$log" 2>&1; then
        fail "$name compiles"
    elif [ "$(grep -c . "$log")" -ne 1 ] || ! grep -qF "$instead" "$log" || ! grep -q 'absent\.cu:2: error: the emulator has' "$log"; then
        fail "$name: wanted one sentence with the line and '$instead'"
    fi
done
exit $bad
