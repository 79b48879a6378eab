#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# --with-cuda-arch compiles kernels for exactly the generations that it names; `native` means this machine's GPUs, as
# nvidia-smi reports them; the programs with kernels that make builds have code for GPUs.  The toolkit is a fake that
# knows four generations.
set -eu

. "${top_srcdir:?run by make check}/tests/scratch.sh"
if [ -n "$NVCC" ]; then
    for program in examples/07_kernel examples/moe_alltoall perf/ferry-perf-gpu; do
        file=$top_builddir/${program%/*}/.libs/${program##*/}
        [ -e "$file" ] || file=$top_builddir/$program
        grep -q '\.nv_fatbin' "$file" || { echo "$program has no code for GPUs"; exit 1; }
    done
fi

# The macro alone, in a configure of its own.
command -v autoconf >/dev/null || { echo "skipped: no autoconf"; exit 77; }
mkdir "$scratch/bin"
cat >"$scratch/bin/nvcc" <<'END'
#!/bin/sh
printf 'compute_%s\n' 75 90 110 103
END
printf '#!/bin/sh\ncat "%s"\n' "$scratch/gpus" >"$scratch/bin/nvidia-smi"
chmod +x "$scratch/bin/nvcc" "$scratch/bin/nvidia-smi"
cat >"$scratch/configure.ac" <<END
AC_INIT([arch], [1])
m4_include([$top_srcdir/config/cuda.m4])
AC_PROG_SED
NVCC=$scratch/bin/nvcc
with_cuda_arch=\$ARCH
FERRY_CUDA_GENCODE
echo "\$CUDA_GENCODE" | sed 's/ *-gencode arch=compute_[[0-9]]*,code=/ /g; s/^-[[^ ]]* //' >said
END
(cd "$scratch" && autoconf) >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }

# wants ARCH GPUS CODE: with those GPUs, a line each, that is what is compiled.
wants() {
    # shellcheck disable=SC2059
    printf "$2" >"$scratch/gpus"
    : >"$scratch/said"
    (cd "$scratch" && ARCH=$1 PATH=$scratch/bin:$PATH ./configure) >"$scratch/log" 2>&1 || :
    said=$(cat "$scratch/said")
    [ "$said" = "$3" ] || { echo "$1 with GPUs '$2': '$said', wanted '$3'"; tail -n 3 "$scratch/log"; exit 1; }
}
wants all '' 'sm_75 sm_90 compute_90'
wants 90 '' 'sm_90 compute_90'
wants 7.5,sm_103 '' 'sm_75 sm_103 compute_103'
wants 80 '' ''
grep -q 'does not know 80, only 75 90 103 110' "$scratch/log" || { cat "$scratch/log"; exit 1; }
wants native '9.0\n9.0\n' 'sm_90 compute_90'
wants native '10.3\n7.5\n' 'sm_75 sm_103 compute_103'
wants native '10.0\n' 'compute_90'
wants native '12.1\n9.0\n' 'sm_90 compute_110'
wants native '8.0\n9.0\n' 'compute_75 sm_90 compute_90'
wants native '' compute_75
wants native 'No devices were found\n' compute_75
echo "each is compiled for what was asked"
