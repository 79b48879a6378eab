dnl SPDX-License-Identifier: BSD-3-Clause
dnl Only the plug-in ferry_bootstrap_mpi and programs that use it link MPI; libferry never does.
dnl Sets MPI_CFLAGS, MPI_LIBS, MPICC, MPIRUN and the conditional HAVE_MPI.

AC_DEFUN([FERRY_MPI], [
    AC_ARG_WITH([mpi],
        [AS_HELP_STRING([--with-mpi@<:@=DIR@:>@], [Open MPI's prefix; no: build without (default: mpicc of PATH)])],
        [], [with_mpi=auto])
    AC_ARG_VAR([MPICC], [MPI's compiler wrapper, asked for its flags only])
    AC_ARG_VAR([MPIRUN], [the launcher that the tests use])
    MPI_CFLAGS=
    MPI_LIBS=
    ferry_have_mpi=no
    AS_IF([test "$with_mpi" = no], [ferry_mpi="no, as asked"],
          [test "$enable_shared" = no], [ferry_mpi="no; the plug-in needs --enable-shared"], [
        ferry_mpi_path=$PATH
        AS_CASE([$with_mpi], [yes | auto], [], [ferry_mpi_path=$with_mpi/bin])
        AC_PATH_PROG([MPICC], [mpicc], [], [$ferry_mpi_path])
        AC_PATH_PROGS([MPIRUN], [mpirun mpiexec], [], [$ferry_mpi_path])
        AS_IF([test -n "$MPICC" && MPI_CFLAGS=`"$MPICC" --showme:compile 2>/dev/null`],
            [MPI_LIBS=`"$MPICC" --showme:link`
             ferry_mpi=$MPICC],
            [test -n "$PKG_CONFIG" && MPI_CFLAGS=`"$PKG_CONFIG" --cflags ompi-c 2>/dev/null`],
            [MPI_LIBS=`"$PKG_CONFIG" --libs ompi-c`
             ferry_mpi="pkg-config ompi-c"],
            [ferry_mpi=none])

        dnl As system headers, so that their warnings are hidden.
        MPI_CFLAGS=`echo " $MPI_CFLAGS" | $SED 's/ -I/ -isystem /g'`
        ferry_saved_CFLAGS=$CFLAGS
        ferry_saved_LIBS=$LIBS
        CFLAGS="$CFLAGS $MPI_CFLAGS"
        LIBS="$MPI_LIBS $LIBS"
        AC_MSG_CHECKING([whether a program with MPI links])
        AC_LINK_IFELSE([AC_LANG_PROGRAM([[#include <mpi.h>]], [[return MPI_Init_thread(0, 0, MPI_THREAD_MULTIPLE, 0);]])],
            [ferry_have_mpi=yes])
        AC_MSG_RESULT([$ferry_have_mpi])
        CFLAGS=$ferry_saved_CFLAGS
        LIBS=$ferry_saved_LIBS
        AS_IF([test "$ferry_have_mpi" = yes], [], [
            AS_IF([test "$with_mpi" != auto],
                [AC_MSG_ERROR([--with-mpi=$with_mpi: no Open MPI that links there; install libopenmpi-dev, or give its prefix])])
            MPICC=
            MPIRUN=
            MPI_CFLAGS=
            MPI_LIBS=
            ferry_mpi="no; install libopenmpi-dev and openmpi-bin for programs started by mpirun"])
    ])
    AC_SUBST([MPI_CFLAGS])
    AC_SUBST([MPI_LIBS])
    AM_CONDITIONAL([HAVE_MPI], [test "$ferry_have_mpi" = yes])
])
