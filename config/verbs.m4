dnl SPDX-License-Identifier: BSD-3-Clause
dnl Only the plug-in ferry_remote_verbs links libibverbs; libferry never does.
dnl Sets VERBS_CFLAGS, VERBS_LIBS and the conditional HAVE_VERBS.

AC_DEFUN([FERRY_VERBS], [
    AC_ARG_WITH([verbs],
        [AS_HELP_STRING([--with-verbs@<:@=DIR@:>@],
            [libibverbs' prefix, for jobs of several nodes over InfiniBand or RoCE; no: build without (default: where
             pkg-config finds it)])],
        [], [with_verbs=auto])
    ferry_have_verbs=no
    AS_IF([test "$with_verbs" = no], [ferry_verbs="no, as asked"],
          [test "$enable_shared" = no], [ferry_verbs="no; the plug-in needs --enable-shared"], [
        AS_CASE([$with_verbs], [yes | auto], [],
            [PKG_CONFIG_PATH="$with_verbs/lib/pkgconfig:$PKG_CONFIG_PATH"
             export PKG_CONFIG_PATH])
        dnl 1.11 is of rdma-core 32, the first with ibv_query_gid_table.
        PKG_CHECK_MODULES([VERBS], [libibverbs >= 1.11], [
            ferry_have_verbs=yes
            ferry_verbs="`$PKG_CONFIG --modversion libibverbs`"
            dnl As system headers, so that their warnings are hidden.
            VERBS_CFLAGS=`echo " $VERBS_CFLAGS" | $SED 's/ -I/ -isystem /g'`
        ], [
            AS_IF([test "$with_verbs" != auto],
                [AC_MSG_ERROR([--with-verbs=$with_verbs: pkg-config finds no libibverbs 1.11 there; install libibverbs-dev])])
            ferry_verbs="no; install libibverbs-dev for InfiniBand and RoCE without libfabric"])
    ])
    AM_CONDITIONAL([HAVE_VERBS], [test "$ferry_have_verbs" = yes])
])
