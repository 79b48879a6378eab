#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The Python package's tests on GPUs, by PYTHON (default python3), which has pytest and a torch with CUDA; CuPy, Numba and
# Triton where it has them.  Two PEs, each with a GPU if there are two; else MPS joins them.  PYTHON_TESTS: pytest's own
# arguments, such as -k graphs.  PYTHON_RANKS: "no" without those of late and dead ranks, "only" with them alone.
: "${top_srcdir:?run by make check-gpu}" "${top_builddir:?}"
python=${PYTHON:-python3}
gpus=$(nvidia-smi -L 2>/dev/null | grep -c '^GPU')
[ "$gpus" -gt 0 ] || { echo "skipped: no GPU here"; exit 77; }
# Without an import of torch, which takes seconds: torch/version.py says whether the build has CUDA.
"$python" -c 'import os, pytest, runpy, sys
from importlib.util import find_spec
folder = os.path.dirname(find_spec("torch").origin)
sys.exit(not runpy.run_path(os.path.join(folder, "version.py"))["cuda"])' 2>/dev/null || {
    echo "skipped: $python has no pytest, or no torch with CUDA"
    exit 77
}
work=$(mktemp -d "${TMPDIR:-/tmp}/ferry-python.XXXXXX") || exit 1
. "$top_srcdir/tests/gpu/mps.sh"
trap 'mps_end; rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
# A copy of the package with what was built, since the source folder may be read-only.
cp -R "$top_srcdir/python" "$work" && ln -s "$top_srcdir" "$work/python/tree" &&
    "$python" "$work/python/build_backend.py" develop "$top_builddir" >/dev/null || exit 1
cd "$work/python/tests" || exit 1
PYTHONPATH=$work/python${PYTHONPATH:+:$PYTHONPATH} LIBFERRY=$top_builddir/.libs/libferry.so.1
PES_LIVE_ON=cuda PYTHONDONTWRITEBYTECODE=1
LD_LIBRARY_PATH=$top_builddir/.libs${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
made=$top_builddir/tests/gpu/libferry_device.bc
[ -n "${LIBFERRY_BITCODE-}" ] || [ ! -s "$made" ] || LIBFERRY_BITCODE=$made
[ -z "${LIBFERRY_BITCODE-}" ] || export LIBFERRY_BITCODE
export PYTHONPATH LIBFERRY PES_LIVE_ON PYTHONDONTWRITEBYTECODE LD_LIBRARY_PATH
[ "$gpus" -gt 1 ] || mps_begin "$work" 2 || echo "PEs take turns on the GPU"
case ${PYTHON_RANKS-} in
no) set -- -k 'not rank_is' ;;
only) set -- -k rank_is ;;
esac
# At SIGINT pytest says what has failed so far.
# shellcheck disable=SC2086
timeout -s INT -k 10 400 "$python" -m pytest -q -rs -p no:cacheprovider --durations=5 "$@" ${PYTHON_TESTS-} test_gpu.py test_torch.py \
    test_deep_ep.py test_deep_ep_elastic.py test_symmetric_memory.py
