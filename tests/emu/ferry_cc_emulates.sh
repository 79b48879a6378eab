#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-cc --emulate: programs with CUDA's features give the right results, with and without the checks of accesses, and
# find their GPUs by themselves; what the emulator does not have is named, with the page that lists what it has; a wrong
# line is named as the user wrote it.
. "${top_srcdir:?}/tests/emu/environment.sh"
EMU_HOST=strict
. "${top_srcdir:?run by make check}/tests/scratch.sh"
ulimit -c 0
cc=$top_builddir/launcher/ferry-cc
for name in threads_together launches runtime_calls captures functions; do
    (unset LD_LIBRARY_PATH FERRY_SPACE
        timeout 60 "$top_builddir/tests/emu/cuda/$name" >"$log" 2>&1) || fail "$name: exit $?"
done
EMU_SEED=5 timeout 60 "$top_builddir/tests/emu/cuda/threads_together" >"$log" 2>&1 || fail "threads_together, other turns: exit $?"
timeout 60 "$top_builddir/tests/emu/cuda/launches" >"$log" 2>&1 && grep -qF 'a kernel says 6 and kernel<<<1, 1>>>("x")' "$log" ||
    fail "a kernel's printf"
timeout 60 "$cc" --emulate=fast "$top_srcdir/tests/emu/cuda/threads_together.cu" -o "$scratch/fast" >"$log" 2>&1 &&
    timeout 60 "$scratch/fast" >"$log" 2>&1 || fail "--emulate=fast"

# CUDA_VISIBLE_DEVICES chooses and orders the GPUs.
cat >"$scratch/visible.cu" <<'END'
#include <cstdio>
int main()
{
    int n = 0, now = -1, error = (int)cudaGetDeviceCount(&n), *p = nullptr;
    printf("%d:", error);
    if (n == 0)
        printf(" %d", (int)cudaMalloc(&p, 4));
    for (int i = 0; i < n; i++) {
        cudaDeviceProp d;
        cudaPointerAttributes a = {};
        cudaGetDeviceProperties(&d, i);
        cudaSetDevice(i);
        cudaGetDevice(&now);
        cudaMalloc(&p, 4);
        cudaPointerGetAttributes(&a, p);
        printf(" %d%s", d.pciBusID - 1, now == i && a.device == i ? "" : " but with another number");
    }
    printf(cudaSetDevice(n) == cudaErrorInvalidDevice ? ".\n" : ", and one more\n");
}
END
timeout 60 "$cc" --emulate=fast "$scratch/visible.cu" -o "$scratch/visible" >"$log" 2>&1 || fail "visible.cu"
sees() { # VALUE OUTPUT
    CUDA_VISIBLE_DEVICES=$1 EMU_GPUS=4 timeout 20 "$scratch/visible" >"$log" 2>&1
    [ "$(cat "$log")" = "$2" ] || fail "CUDA_VISIBLE_DEVICES='$1': wanted '$2'"
}
(unset CUDA_VISIBLE_DEVICES; EMU_GPUS=2 timeout 20 "$scratch/visible" >"$log")
[ "$(cat "$log")" = "0: 0 1." ] || fail "without CUDA_VISIBLE_DEVICES"
sees 0,1,2,3 "0: 0 1 2 3."
sees 3,1 "0: 3 1."
sees GPU-03,0 "0: 2 0."
sees 1,9,0 "0: 1."
sees 2,2 "0: 2."
for none in '' -1 4 MIG-01010101 GPU- x; do
    sees "$none" "100: 100."
done

# refuses NAME PATTERN...: this source does not compile, and each pattern is in what is said.
refuses() {
    cat >"$scratch/wrong.cu"
    name=$1
    shift
    if timeout 60 "$cc" --emulate -c "$scratch/wrong.cu" -o "$scratch/wrong.o" >"$log" 2>&1; then
        fail "$name: it compiles"
        return
    fi
    for pattern; do
        grep -qE -- "$pattern" "$log" || fail "$name: no '$pattern'"
    done
}
refuses "a call" 'wrong.cu:1: error: the emulator has no cudaMallocArray .*docs/emulator.md' <<'END'
int main() { void *p; return cudaMallocArray(&p, 0, 1); }
END
refuses "a header" 'wrong.cu:2: error: the emulator has no <cufft.h> .*docs/emulator.md' <<'END'

#include <cufft.h>
END
refuses "PTX" 'wrong.cu:3: error: the emulator knows no PTX, .*docs/emulator.md' <<'END'
__global__ void k(int *p)
{
    asm volatile("mov.u32 %0, %%smid;" : "=r"(*p));
}
END
refuses "a type of the user's" "wrong.cu:4:" "'nothing' was not declared" <<'END'
__global__ void k(int *p) { *p = 1; }
int main()
{
    k<<<1, 1>>>(nothing);
}
END
grep -q 'docs/emulator.md' "$log" && fail "a name of the user's is taken for one of CUDA's"

"$cc" "$scratch/wrong.cu" -o "$scratch/wrong" >"$log" 2>&1 && fail "CUDA C++ without --emulate compiles"
grep -q 'wrong.cu is CUDA C++, which .* does not compile: .*-cc=nvcc, .*--emulate' "$log" || fail "CUDA C++ without --emulate"

# dies NAME PATTERN...: compiles and runs this source, which ends by SIGABRT.
dies() {
    cat >"$scratch/wrong.cu"
    name=$1
    shift
    timeout 60 "$cc" --emulate=fast "$scratch/wrong.cu" -o "$scratch/wrong" >"$log" 2>&1 || { fail "$name: it does not compile"; return; }
    status=0
    timeout 20 "$scratch/wrong" >"$log" 2>&1 || status=$?
    [ $status -eq 134 ] || fail "$name: exit $status, wanted 134"
    for pattern; do
        grep -qE -- "$pattern" "$log" || fail "$name: no '$pattern'"
    done
}
dies "a missed barrier" 'kernel misses, block \(1,0,0\)' 'threads 0-32 wait in __syncthreads\(\) at .*wrong.cu:4' \
    'threads 33-63 wait in a call of their warp at .*wrong.cu:6' <<'END'
__global__ void misses()
{
    if (blockIdx.x == 1 && threadIdx.x <= 32)
        __syncthreads();
    else if (blockIdx.x == 1)
        __syncwarp();
}
int main() { misses<<<2, 64>>>(); cudaDeviceSynchronize(); }
END
dies "an assertion" "kernel asserts, block \(0,0,0\), thread \(3,0,0\): assertion .threadIdx.x != 3. failed at .*wrong.cu:2" <<'END'
#include <cassert>
__global__ void asserts() { assert(threadIdx.x != 3); }
int main() { asserts<<<1, 8>>>(); cudaDeviceSynchronize(); }
END
dies "a mask without the caller" 'kernel outside, block .*, thread \(9,0,0\)' 'mask 0xff.*lane 9' <<'END'
__global__ void outside() { if (threadIdx.x == 9) __syncwarp(0xff); }
int main() { outside<<<1, 32>>>(); cudaDeviceSynchronize(); }
END
dies "a grid that is not cooperative" 'kernel alone.*needs a launch by cudaLaunchCooperativeKernel' <<'END'
#include <cooperative_groups.h>
__global__ void alone() { cooperative_groups::this_grid().sync(); }
int main() { alone<<<1, 32>>>(); cudaDeviceSynchronize(); }
END
dies "a kernel that is called" 'kernel called was called as a function: launch it by called<<<' <<'END'
__global__ void called() {}
int main() { called(); }
END
dies "threadIdx on the host" 'the host uses threadIdx' <<'END'
int main() { return (int)threadIdx.x; }
END

# As with nvcc a .cpp is the host's, unless -x cu says otherwise; both call the runtime.
cat >"$scratch/host.cpp" <<'END'
#include <cuda_runtime.h>
#ifdef __CUDACC__
#error "compiled as CUDA"
#endif
void start(int *p);
int main()
{
    int *p, value = 0;
    if (cudaMalloc((void **)&p, sizeof *p) != cudaSuccess)
        return 2;
    start(p);
    return cudaMemcpy(&value, p, sizeof value, cudaMemcpyDeviceToHost) != cudaSuccess || value != 7;
}
END
echo '__global__ void k(int *p) { *p = 7; } void start(int *p) { k<<<1, 1>>>(p); }' | tee "$scratch/start.cu" >"$scratch/start.cpp"
"$cc" --emulate "$scratch/host.cpp" "$scratch/start.cu" -o "$scratch/both" >"$log" 2>&1 || fail "a .cpp beside a .cu"
timeout 20 "$scratch/both" >"$log" 2>&1 || fail "a .cpp beside a .cu: exit $?"
"$cc" --emulate -x cu -c "$scratch/start.cpp" -o "$scratch/start.o" >"$log" 2>&1 || fail "-x cu of a .cpp"
! "$cc" --emulate -c "$scratch/start.cpp" -o "$scratch/start.o" >"$log" 2>&1 || fail "a .cpp is compiled as CUDA"
exit $bad
