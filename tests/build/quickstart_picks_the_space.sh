#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# ./quickstart picks the space of its main job: the cuda space with GPUs and nvcc; without either the host space, with
# the reason; always the space that FERRY_SPACE names.  It configures again when nvcc or the GPUs appeared or
# disappeared; no missing MPI or optional package stops it.  `check` asks for them, and an mpicc without headers is none.
# All programs that it calls are fakes here: configure, make's programs, ferry-run.
set -u
: "${top_srcdir:?run by make check}"
. "${top_srcdir:?run by make check}/tests/scratch.sh"
unset FERRY_SPACE FERRY_PATHS MAKEFLAGS MFLAGS MAKELEVEL
tree=$scratch/tree tools=$scratch/tools
mkdir -p "$tree" "$tools"
cp "$top_srcdir/quickstart" "$tree"
: >"$tree/Makefile.in"
[ ! -x /usr/local/cuda/bin/nvcc ] || sed -i "s|/usr/local/cuda|$scratch/no-cuda|g" "$tree/quickstart"

# program FILE: a script from stdin.
program() {
    cat >"$1"
    chmod +x "$1"
}
for name in bash env sh sed grep awk cat cut head tail wc sort tr mkdir rm chmod make id timeout getconf dirname; do
    ln -s "$(command -v $name)" "$tools/$name" || exit 1
done
program "$tools/gcc" <<'END'
#!/bin/sh
cat >/dev/null
END
program "$tools/pkg-config" <<'END'
#!/bin/sh
case $* in *hwloc*) [ -z "$NO_HWLOC" ] ;; *pmix*) [ -z "$NO_PMIX" ] ;; esac
END
program "$tools/mpicc" <<END
#!/bin/sh
case \$* in --showme:incdirs) echo "$scratch/elsewhere $scratch/headers" ;; esac
END
mkdir "$scratch/headers"
: >"$scratch/headers/mpi.h"
program "$tree/configure" <<'END'
#!/usr/bin/env bash
echo "$*" >>configured
: >config.status
mkdir -p examples tools launcher
nvcc=$(command -v nvcc)
printf 'NVCC = %s\nferry_cuda = %s\nmain-job all check:\n' "$nvcc" "${nvcc:-no; none is here}" >Makefile
cat >examples/moe_alltoall <<'EOF'
#!/usr/bin/env bash
echo "$FERRY_SPACE:$FERRY_PATHS" >>ran
echo '{"verified": true, "tokens": 4, "bytes_off_pe": 5, "dispatch_us": 1.00, "combine_us": 2.00}'
EOF
cat >tools/ferry-info <<'EOF'
#!/usr/bin/env bash
case $* in *--json*) printf '%s\n' "$INFO" ;; esac
exit "${INFO_EXITS-0}"
EOF
cat >launcher/ferry-run <<'EOF'
#!/usr/bin/env bash
[ "$1 $2" = "-n 4" ] || exit 2
shift 2
exec "$@"
EOF
chmod +x examples/moe_alltoall tools/ferry-info launcher/ferry-run
echo "ferry 0 for nobody"
END
export NO_HWLOC='' NO_PMIX='' INFO=''
none='{"host":{"cpu":"x"},"driver":{"version":null,"cuda":null,"cuda_error":"libcuda.so.1 cannot be opened"},"gpus":[]}'
gpu='{"gpu":0,"bus_id":"0","name":"NVIDIA H200","uuid":"u","cuda":0,"nvml":0,"compute_capability":90,"compute_mode":0}'
two='{"driver":{"version":"580","cuda":13000,"cuda_error":null},"gpus":['$gpu,$gpu'],"pairs":[{"cuda":{"access":true}}]}'

# attempt WHAT SPACE: runs it; all three runs were in SPACE.
attempt() {
    what=$1
    status=0
    rm -f "$tree/build-quickstart/ran"
    PATH=$tools timeout 60 "$tree/quickstart" --no-install >"$scratch/log" 2>&1 || status=$?
    [ $status -eq 0 ] || { echo "$what: exit $status"; cat "$scratch/log"; exit 1; }
    printf '%s:\n' "$2" "$2:flags" "$2:0>1=staged,1>0=staged,2>3=flags" | sed '2,$s/:$//' >"$scratch/wanted"
    cmp -s "$scratch/wanted" "$tree/build-quickstart/ran" ||
        { echo "$what: wanted $2, ran:"; cat "$tree/build-quickstart/ran" "$scratch/log"; exit 1; }
    grep -q 'All verified' "$scratch/log" || { echo "$what: no closing line"; exit 1; }
}
says() {
    grep -q -e "$1" "$scratch/log" || { echo "$what: no '$1' in:"; cat "$scratch/log"; exit 1; }
}

INFO=$none attempt "no GPU, no nvcc" host
says 'On CPUs, .*'
grep -q -e --with-cuda-arch=native "$tree/build-quickstart/configured" || { echo "not for this machine alone"; exit 1; }
INFO=$none attempt "again" host
says 'done before'
program "$tools/nvidia-smi" <<'END'
#!/bin/sh
printf '9.0\n9.0\n'
END
INFO=$none attempt "GPUs without a driver" host
says 'CUDA shows no GPU (libcuda.so.1 cannot be opened)'
INFO=${two//\"cuda\":0/\"cuda\":null} attempt "GPUs that CUDA hides" host
says 'CUDA shows no GPU'
INFO=$two attempt "GPUs, no nvcc" host
says '2 x NVIDIA H200.*nvcc, which compiles kernels, was not found'
says 'Install the CUDA toolkit.*13.0'

program "$tools/nvcc" <<'END'
#!/bin/sh
END
INFO_EXITS=1 INFO=$two attempt "GPUs, and nvcc came" cuda
says 'On the GPUs.*2 x NVIDIA H200.*nvcc'
! grep -q 'done before' "$scratch/log" || { echo "$what: not configured anew"; exit 1; }
if ! compgen -G '/dev/nvidia[0-9]*' >/dev/null && [ ! -e /dev/dxg ]; then
    mv "$tools/nvidia-smi" "$scratch"
    INFO=$none attempt "nvcc, nothing that looks like a GPU" host
    tail -n 1 "$tree/build-quickstart/configured" | grep -q -e --with-cuda=no || { echo "kernels for no GPU"; exit 1; }
    mv "$scratch/nvidia-smi" "$tools"
fi
INFO=${two//\"compute_mode\":0/\"compute_mode\":3} attempt "GPUs for one process each" host
says 'one process each'
FERRY_SPACE=host INFO=$two attempt "GPUs, the host space asked for" host
INFO=$none attempt "nvcc, no GPU" host
INFO='' attempt "no answer" host
NO_HWLOC=1 NO_PMIX=1 INFO=$none attempt "no optional package" host
rm "$scratch/headers/mpi.h"
INFO=$none attempt "an mpicc without headers" host
what="check without MPI"
! PATH=$tools timeout 60 "$tree/quickstart" --no-install check >"$scratch/log" 2>&1 || { echo "$what: exit 0"; exit 1; }
says 'packages are missing.*libopenmpi-dev'
echo "the space is picked as it should be"
