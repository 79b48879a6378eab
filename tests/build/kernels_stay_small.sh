#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Checks what a core call costs the calling kernel in registers, stack and spills, for each GPU generation that this
# nvcc knows: kernels_stay_small.cu states the limits of each kernel.  One compilation, whose log is kept as long as
# neither the headers nor the compiler change.  No GPU is needed.  CHECK_LEVEL=full takes all generations, else Hopper
# alone is looked at: a generation takes most of a minute to compile.  GENERATIONS='75 120' takes those.
set -eu
: "${top_srcdir:?run by make check}" "${top_builddir:?}"

[ -n "${NVCC-}" ] || { echo "skipped: no nvcc; configure --with-cuda=DIR"; exit 77; }
source=$top_srcdir/tests/build/kernels_stay_small.cu
kept=$top_builddir/tests/build/kernels_stay_small.ptxas${GENERATIONS:+.$(echo $GENERATIONS | tr " " _)}
known=$("$NVCC" --list-gpu-arch)
gencode=
generations=0
all=90
[ "${CHECK_LEVEL-}" != full ] || all='75 80 89 90 100 120'
for sm in ${GENERATIONS:-$all}; do
    case $known in
    *compute_$sm*)
        gencode="$gencode -gencode arch=compute_$sm,code=sm_$sm"
        generations=$((generations + 1))
        ;;
    *) echo "this nvcc does not know sm_$sm" ;;
    esac
done
[ $generations -gt 0 ] || { echo "this nvcc knows none of the generations"; exit 1; }

key=$({ "$NVCC" --version; echo "$gencode"; find -L "$top_srcdir/include" "$top_builddir/api/generated" -name '*.h' | LC_ALL=C sort | xargs cat; cat "$source"; } |
    cksum)
if [ "$(head -n 1 "$kept" 2>/dev/null)" != "$key" ]; then
    mkdir -p "${kept%/*}"
    # shellcheck disable=SC2086
    if ! timeout 600 "$NVCC" -std=c++17 -O3 -Xptxas -v --threads 2 $gencode -I"$top_srcdir/include" -I"$top_builddir/api" -c "$source" \
        -o "$kept.o" >"$kept.log" 2>&1; then
        head -n 20 "$kept.log"
        exit 1
    fi
    { echo "$key"; cat "$kept.log"; } >"$kept"
    rm -f "$kept.o" "$kept.log"
fi

# With an older compiler the kernels have (1024, 1), which allows 64 registers.
most=$("$NVCC" --version | awk '/release/ { sub(/.*release /, ""); print ($0 + 0 < 13 ? 64 : 0) }')

awk -v generations=$generations -v most_of_1024="$most" '
FNR == NR {
    if (/^(KERNEL|WIDE)\(/) {
        split(substr($0, index($0, "(") + 1), part, /, */)
        registers[part[1]] = part[2] + 0
        frame[part[1]] = part[3] + 0
        kernels += /^KERNEL/ ? 2 : 1
    }
    next
}
/Compiling entry function/ { split($0, quoted, "\047"); kernel = quoted[2]; target = quoted[4]; spilled = 0 }
/bytes stack frame/ && ($5 != 0 || $9 != 0) { spilled += $5 + $9 }
/Used [0-9]+ registers/ && kernel !~ /ferryi_image_kernel/ { # which is empty
    match($0, /Used [0-9]+/)
    used = substr($0, RSTART + 5, RLENGTH - 5) + 0
    stack = 0
    if (match($0, /[0-9]+ bytes cumulative stack/))
        stack = substr($0, RSTART) + 0
    seen++
    if (used > most[kernel])
        most[kernel] = used
    plain = kernel
    allowed = registers[kernel]
    if (sub(/_1024$/, "", plain))
        allowed = registers[plain] > most_of_1024 ? registers[plain] : most_of_1024
    if (used > allowed || stack > frame[plain])
        complain = sprintf("%d registers of %d, %d bytes of stack of %d", used, allowed, stack,
                           frame[plain])
    else
        complain = ""
    if (spilled)
        complain = complain sprintf(" %d bytes spilled", spilled)
    if (complain != "") {
        print "too much: " kernel " for " target ": " complain
        bad = 1
    }
}
END {
    if (seen != kernels * generations) {
        printf "looked at %d kernels of %d for %d generations\n", seen, kernels, generations
        bad = 1
    }
    for (kernel in most)
        printf "%-22s %3d registers\n", kernel, most[kernel] | "sort"
    exit bad
}' "$source" "$kept"
