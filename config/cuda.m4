dnl SPDX-License-Identifier: BSD-3-Clause
dnl nvcc compiles the kernel API's headers in make check.  libferry opens the CUDA driver at run time and links nothing.
dnl Sets NVCC and the conditional HAVE_CUDA.

AC_DEFUN([FERRY_CUDA], [
    AC_ARG_WITH([cuda],
        [AS_HELP_STRING([--with-cuda=DIR], [the CUDA toolkit; no: build without (default: PATH, then /usr/local/cuda)])],
        [], [with_cuda=auto])
    AC_ARG_VAR([NVCC], [the CUDA compiler])
    AS_CASE([$with_cuda],
        [no], [NVCC=],
        [yes | auto], [AC_PATH_PROG([NVCC], [nvcc], [], [$PATH:/usr/local/cuda/bin])],
        [AC_PATH_PROG([NVCC], [nvcc], [], [$with_cuda/bin])])
    AS_IF([test -n "$NVCC"], [ferry_cuda="$NVCC, `"$NVCC" --version | $SED -n 's/.*release \(.*\),.*/\1/p'`"],
          [test "$with_cuda" = no], [ferry_cuda="no, as asked"],
          [test "$with_cuda" != auto], [AC_MSG_ERROR([--with-cuda=$with_cuda: no nvcc in its bin folder])],
          [ferry_cuda="no; the host space needs none, a GPU's kernels need the CUDA toolkit"])
    CUDA_CPPFLAGS= CUDA_GENCODE=
    AS_IF([test -n "$NVCC"], [
        dnl System headers: their warnings are not ours.
        ferry_cuda_root=`dirname "\`dirname "$NVCC"\`"`
        CUDA_CPPFLAGS="-isystem $ferry_cuda_root/include"
        ferry_saved_CPPFLAGS=$CPPFLAGS
        CPPFLAGS="$CPPFLAGS $CUDA_CPPFLAGS"
        AC_CHECK_HEADER([cuda.h], [],
            [AC_MSG_ERROR([$NVCC is there, but cuda.h is not: install the toolkit's headers, or configure --with-cuda=no])])
        dnl Nsight's marks: headers only.
        AC_CHECK_HEADER([nvtx3/nvToolsExt.h], [AC_DEFINE([HAVE_NVTX], [1], [the headers of NVTX 3 are there])])
        CPPFLAGS=$ferry_saved_CPPFLAGS
        ferry_known=`"$NVCC" --list-gpu-arch`
        for ferry_sm in 70 75 80 89 90 100 120; do
            AS_CASE([$ferry_known],
                [*compute_$ferry_sm*],
                    [CUDA_GENCODE="$CUDA_GENCODE -gencode arch=compute_$ferry_sm,code=sm_$ferry_sm"
                     ferry_newest=$ferry_sm])
        done
        dnl Toolkits that are about to forget a generation say so each time.
        CUDA_GENCODE="-Wno-deprecated-gpu-targets$CUDA_GENCODE -gencode arch=compute_$ferry_newest,code=compute_$ferry_newest"])
    AC_ARG_WITH([nvshmem],
        [AS_HELP_STRING([--with-nvshmem=DIR],
            [build the programs of perf/gpu, which measure beside it; without DIR, Python's nvidia/nvshmem (default: no)])],
        [], [with_nvshmem=no])
    AS_IF([test "$with_nvshmem" != no && test -z "$NVCC"],
          [AC_MSG_ERROR([--with-nvshmem: its programs need nvcc; configure --with-cuda=DIR])])
    AS_CASE([$with_nvshmem],
        [no], [NVSHMEM= ferry_nvshmem="no"],
        [yes], [NVSHMEM=`python3 -c 'import importlib.util as u
print(list(u.find_spec("nvidia.nvshmem").submodule_search_locations)[[0]])' 2>/dev/null`
                ferry_nvshmem=$NVSHMEM],
        [NVSHMEM=$with_nvshmem ferry_nvshmem=$NVSHMEM])
    AS_IF([test "$with_nvshmem" != no && test ! -f "$NVSHMEM/include/nvshmem.h"],
          [AC_MSG_ERROR([--with-nvshmem: no include/nvshmem.h in "$NVSHMEM"])])
    AC_SUBST([NVSHMEM])
    AM_CONDITIONAL([HAVE_NVSHMEM], [test "$with_nvshmem" != no])
    AC_SUBST([CUDA_CPPFLAGS])
    AC_SUBST([CUDA_GENCODE])
    AM_CONDITIONAL([HAVE_CUDA], [test -n "$NVCC"])
])
