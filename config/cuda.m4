dnl SPDX-License-Identifier: BSD-3-Clause
dnl nvcc compiles libferry's own kernels and those of the examples.  libferry opens the CUDA driver at run time and links
dnl nothing.  Sets NVCC, the conditional HAVE_CUDA, and the GPUs that kernels are compiled for: CUDA_GENCODE, and
dnl CUDA_TEST_ARCH for programs that run on this machine only.

dnl FERRY_CUDA_PTX: adds the PTX of ferry_newest, once.
AC_DEFUN([FERRY_CUDA_PTX], [
    AS_CASE([$CUDA_GENCODE],
        [*code=compute_$ferry_newest*], [],
        [CUDA_GENCODE="$CUDA_GENCODE -gencode arch=compute_$ferry_newest,code=compute_$ferry_newest"
         ferry_cuda_for="${ferry_cuda_for}PTX $ferry_newest, "])
])

dnl FERRY_CUDA_GENCODE: --with-cuda-arch as options of nvcc, into CUDA_GENCODE, CUDA_TEST_ARCH and ferry_cuda_for.
AC_DEFUN([FERRY_CUDA_GENCODE], [
    ferry_known=" `"$NVCC" --list-gpu-arch | $SED 's/compute_//' | sort -n | tr '\n' ' '` "
    ferry_cuda_for= ferry_cuda_here=
    AS_CASE([$with_cuda_arch],
        [all | yes | no], [with_cuda_arch=all ferry_archs="70 75 80 89 90 100 120"],
        [native], [
            dnl One line such as 9.0 per GPU.  Without GPUs: the PTX of one generation, which serves all later ones.  Machine
            dnl code for it would double nvcc's time and hardly ever meet that one GPU.
            ferry_archs=`nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null |
                $SED -n 's/^ *\(@<:@0-9@:>@*\)\.\(@<:@0-9@:>@\) *$/\1\2/p' | sort -nu | tr '\n' ' '`
            dnl nvcc's own query prints 90, or 90,100.
            AS_IF([test -z "$ferry_archs"], [
                ferry_archs=`"\`dirname "$NVCC"\`/__nvcc_device_query" 2>/dev/null | tr ', ' '\n\n' |
                    $SED -n 's/^\(@<:@0-9@:>@@<:@0-9@:>@*\)$/\1/p' | sort -nu | tr '\n' ' '`])
            AS_IF([test -z "$ferry_archs"], [
                AS_CASE([$ferry_known], [*' 75 '*], [ferry_archs=75], [ferry_archs=`set -- $ferry_known; echo @S|@1`])
                ferry_cuda_here=" (no GPU is here)"])],
        [ferry_archs=`echo "$with_cuda_arch" | $SED 's/sm_//g; s/\.//g; s/,/ /g'`
         for ferry_sm in $ferry_archs; do
            AS_CASE([$ferry_known],
                [*" $ferry_sm "*], [],
                [AC_MSG_ERROR([--with-cuda-arch=$with_cuda_arch: $NVCC does not know $ferry_sm, only$ferry_known; or all, or native])])
         done])
    CUDA_GENCODE= ferry_newest=
    AS_IF([test -n "$ferry_cuda_here"], [ferry_newest=$ferry_archs ferry_archs=])
    for ferry_sm in $ferry_archs; do
        AS_CASE([$with_cuda_arch$ferry_known],
            [*" $ferry_sm "*],
                [CUDA_GENCODE="$CUDA_GENCODE -gencode arch=compute_$ferry_sm,code=sm_$ferry_sm"
                 ferry_cuda_for="${ferry_cuda_for}sm_$ferry_sm, "
                 ferry_newest=$ferry_sm],
            [native*], [
                dnl A GPU newer than nvcc gets the PTX of the generation before it.
                for ferry_below in $ferry_known; do
                    AS_IF([test "$ferry_below" -lt "$ferry_sm"], [ferry_newest=$ferry_below])
                done
                AS_IF([test -n "$ferry_newest"], [FERRY_CUDA_PTX])])
    done
    AS_IF([test -z "$ferry_newest"],
        [AC_MSG_ERROR([--with-cuda-arch=$with_cuda_arch: $NVCC knows none of $ferry_archs, only$ferry_known])])
    FERRY_CUDA_PTX
    dnl Toolkits warn about generations that they will drop.
    CUDA_GENCODE="-Wno-deprecated-gpu-targets$CUDA_GENCODE"
    ferry_cuda_for=${ferry_cuda_for%, }$ferry_cuda_here
    AS_IF([test "$with_cuda_arch" = all], [CUDA_TEST_ARCH=-arch=native], [CUDA_TEST_ARCH=$CUDA_GENCODE])
])

AC_DEFUN([FERRY_CUDA], [
    AC_ARG_WITH([cuda],
        [AS_HELP_STRING([--with-cuda=DIR], [the CUDA toolkit; no: build without it (default: PATH, then /usr/local/cuda)])],
        [], [with_cuda=auto])
    AC_ARG_WITH([cuda-arch],
        [AS_HELP_STRING([--with-cuda-arch=LIST],
            [GPUs that kernels are compiled for: all, native (this machine's; one generation's PTX where it has none), or
             such as 80,90 (default: all)])],
        [], [with_cuda_arch=all])
    AC_ARG_VAR([NVCC], [the CUDA compiler])
    AS_CASE([$with_cuda],
        [no], [NVCC=],
        [yes | auto], [AC_PATH_PROG([NVCC], [nvcc], [], [$PATH:/usr/local/cuda/bin])],
        [AC_PATH_PROG([NVCC], [nvcc], [], [$with_cuda/bin])])
    dnl An incomplete toolkit, or one whose nvcc refuses this system's compiler, counts as missing.  Programs with kernels
    dnl are linked like all others, with CUDA_LIBS, nvcc's own libraries.
    CUDA_LIBS= ferry_cuda_lacks=
    AS_IF([test -n "$NVCC"], [
        CUDA_LIBS=`"$NVCC" --dryrun conftest.o -o conftest 2>&1 | $SED -n 's/"//g; s/^@%:@@S|@ LIBRARIES= *//p'`
        CUDA_LIBS="$CUDA_LIBS -lcudart_static -lpthread -ldl -lrt"
        AC_MSG_CHECKING([whether $NVCC makes programs])
        echo '#include <cuda.h>
__global__ void kernel(int *p) { *p = CUDA_VERSION; }
int main() { kernel<<<1, 1>>>(0); }' >conftest.cu
        AS_IF(["$NVCC" -std=c++17 -c -o conftest.o conftest.cu >conftest.cuda 2>&1 &&
               $CXX -o conftest conftest.o $CUDA_LIBS >>conftest.cuda 2>&1],
            [AC_MSG_RESULT([yes])],
            [ferry_cuda_lacks="$NVCC does not make programs: `{ grep error conftest.cuda; cat conftest.cuda; } | head -n 1 | tr -dc 'A-Za-z0-9 ./:;,_-'`"
             AC_MSG_RESULT([no])
             cat conftest.cuda >&AS_MESSAGE_LOG_FD
             AS_IF([test "$with_cuda" != auto], [AC_MSG_ERROR([$ferry_cuda_lacks])])
             NVCC=])
        rm -f conftest conftest.o conftest.cu conftest.cuda])
    AS_IF([test -n "$NVCC"], [ferry_cuda="$NVCC, `"$NVCC" --version | $SED -n 's/.*release \(.*\),.*/\1/p'`"],
          [test "$with_cuda" = no], [ferry_cuda="no, as asked"],
          [test "$with_cuda" != auto], [AC_MSG_ERROR([--with-cuda=$with_cuda: no nvcc in its bin folder])],
          [test -n "$ferry_cuda_lacks"], [ferry_cuda="no; $ferry_cuda_lacks"],
          [ferry_cuda="no; only kernels on GPUs need the CUDA toolkit"])
    CUDA_CPPFLAGS= CUDA_GENCODE= CUDA_TEST_ARCH=
    AS_IF([test -n "$NVCC"], [
        dnl As system headers, so that their warnings are hidden.
        ferry_cuda_root=`dirname "\`dirname "$NVCC"\`"`
        CUDA_CPPFLAGS="-isystem $ferry_cuda_root/include"
        ferry_saved_CPPFLAGS=$CPPFLAGS
        CPPFLAGS="$CPPFLAGS $CUDA_CPPFLAGS"
        AC_CHECK_HEADER([cuda.h], [],
            [AC_MSG_ERROR([$CC does not find the cuda.h of $NVCC in $ferry_cuda_root/include: configure --with-cuda=no])])
        dnl NVTX, for Nsight: headers only.
        AC_CHECK_HEADER([nvtx3/nvToolsExt.h], [AC_DEFINE([HAVE_NVTX], [1], [the headers of NVTX 3 are there])])
        CPPFLAGS=$ferry_saved_CPPFLAGS
        FERRY_CUDA_GENCODE
        ferry_cuda="$ferry_cuda, kernels for $ferry_cuda_for"])
    AC_ARG_WITH([nvshmem],
        [AS_HELP_STRING([--with-nvshmem=DIR],
            [build the programs of perf/gpu that compare with NVSHMEM; without DIR, Python's nvidia/nvshmem (default: no)])],
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
    AC_SUBST([CUDA_TEST_ARCH])
    AC_SUBST([CUDA_LIBS])
    AC_SUBST([ferry_cuda])
    AM_CONDITIONAL([HAVE_CUDA], [test -n "$NVCC"])
])
