# SPDX-License-Identifier: BSD-3-Clause
# For scripts whose PEs share a GPU: a daemon of NVIDIA's Multi-Process Service (MPS) with a folder of its own.
# Processes started between mps_begin and mps_end are joined by it.

mps=no
# mps_begin DIR N: N PEs a GPU, each with its part of the multiprocessors; with GPU_MPS=whole the GPU is not divided by
# MPS but by ferry.  Fails where there is no MPS, and with GPU_MPS=no.
mps_begin() {
    [ "${GPU_MPS-}" != no ] || return 1
    CUDA_MPS_PIPE_DIRECTORY=$1 CUDA_MPS_LOG_DIRECTORY=$1
    export CUDA_MPS_PIPE_DIRECTORY CUDA_MPS_LOG_DIRECTORY
    # A daemon renumbers the GPUs that it sees, and PEs would look for the old numbers.
    if ! (unset CUDA_VISIBLE_DEVICES && timeout 20 nvidia-cuda-mps-control -d) >"$1/mps.out" 2>&1; then
        unset CUDA_MPS_PIPE_DIRECTORY CUDA_MPS_LOG_DIRECTORY
        return 1
    fi
    mps=yes
    [ "${GPU_MPS-}" = whole ] || export CUDA_MPS_ACTIVE_THREAD_PERCENTAGE=$((100 / $2))
}
mps_end() {
    [ $mps = no ] || echo 'quit -t 5' | timeout 20 nvidia-cuda-mps-control >/dev/null 2>&1
    mps=no
}
