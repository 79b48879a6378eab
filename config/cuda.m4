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
    AM_CONDITIONAL([HAVE_CUDA], [test -n "$NVCC"])
])
