dnl SPDX-License-Identifier: BSD-3-Clause
dnl Optional libraries that pkg-config finds.

dnl FERRY_LIBRARY(NAME, VARIABLE, MODULE, LEAST, PACKAGE, PURPOSE, [plugin]): --with-NAME[=DIR] for pkg-config's MODULE,
dnl from version LEAST on, which PACKAGE brings.  Sets VARIABLE_CFLAGS, VARIABLE_LIBS, the conditional HAVE_VARIABLE and
dnl ferry_NAME, for the summary.  plugin: libferry itself never links the library, only a plug-in does.
AC_DEFUN([FERRY_LIBRARY], [
    AC_ARG_WITH([$1],
        [AS_HELP_STRING([--with-$1@<:@=DIR@:>@],
            [prefix of $3, $6; no: build without (default: where pkg-config finds it)])],
        [], [with_$1=auto])
    ferry_have_$1=no
    AS_IF([test "$with_$1" = no], [ferry_$1="no, as asked"],
          [test "$7 $enable_shared" = "plugin no"], [ferry_$1="no; the plug-in needs --enable-shared"], [
        AS_CASE([$with_$1], [yes | auto], [],
            [PKG_CONFIG_PATH="$with_$1/lib/pkgconfig:$PKG_CONFIG_PATH"
             export PKG_CONFIG_PATH])
        PKG_CHECK_MODULES([$2], [$3 >= $4], [
            ferry_have_$1=yes
            ferry_$1="`$PKG_CONFIG --modversion $3`"
            dnl As system headers, so that their warnings are hidden.
            $2_CFLAGS=`echo " $$2_CFLAGS" | $SED 's/ -I/ -isystem /g'`
        ], [
            AS_IF([test "$with_$1" != auto],
                [AC_MSG_ERROR([--with-$1=$with_$1: pkg-config finds no $3 $4 there; install $5])])
            ferry_$1="no; install $5 $6"])
    ])
    AM_CONDITIONAL([HAVE_$2], [test "$ferry_have_$1" = yes])
])

AC_DEFUN([FERRY_LIBRARIES], [
    FERRY_LIBRARY([pmix], [PMIX], [pmix], [3.0], [libpmix-dev], [for programs started by srun or prun], [plugin])
    FERRY_LIBRARY([openssl], [OPENSSL], [openssl], [1.1.1], [libssl-dev],
        [for jobs of several nodes that mpirun does not start], [plugin])
    FERRY_LIBRARY([libfabric], [LIBFABRIC], [libfabric], [1.11], [libfabric-dev], [for jobs of several nodes], [plugin])
    dnl 1.11 is of rdma-core 32, the first with ibv_query_gid_table.
    FERRY_LIBRARY([verbs], [VERBS], [libibverbs], [1.11], [libibverbs-dev],
        [for InfiniBand and RoCE without libfabric], [plugin])
    dnl Without hwloc service threads are not bound.
    FERRY_LIBRARY([hwloc], [HWLOC], [hwloc], [2.0], [libhwloc-dev], [to bind service threads near their PE])
    AS_IF([test "$ferry_have_hwloc" = yes], [AC_DEFINE([HAVE_HWLOC], [1], [hwloc 2 is there])])
])
