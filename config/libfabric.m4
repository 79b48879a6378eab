dnl SPDX-License-Identifier: BSD-3-Clause
dnl Only the plug-in ferry_remote_libfabric links libfabric; libferry never does.
dnl Sets LIBFABRIC_CFLAGS, LIBFABRIC_LIBS and the conditional HAVE_LIBFABRIC.

AC_DEFUN([FERRY_LIBFABRIC], [
    AC_ARG_WITH([libfabric],
        [AS_HELP_STRING([--with-libfabric@<:@=DIR@:>@],
            [libfabric's prefix, for jobs of several nodes; no: build without (default: where pkg-config finds it)])],
        [], [with_libfabric=auto])
    ferry_have_libfabric=no
    AS_IF([test "$with_libfabric" = no], [ferry_libfabric="no, as asked"],
          [test "$enable_shared" = no], [ferry_libfabric="no; the plug-in needs --enable-shared"], [
        AS_CASE([$with_libfabric], [yes | auto], [],
            [PKG_CONFIG_PATH="$with_libfabric/lib/pkgconfig:$PKG_CONFIG_PATH"
             export PKG_CONFIG_PATH])
        PKG_CHECK_MODULES([LIBFABRIC], [libfabric >= 1.11], [
            ferry_have_libfabric=yes
            ferry_libfabric="`$PKG_CONFIG --modversion libfabric`"
            dnl As system headers, so that their warnings are hidden.
            LIBFABRIC_CFLAGS=`echo " $LIBFABRIC_CFLAGS" | $SED 's/ -I/ -isystem /g'`
        ], [
            AS_IF([test "$with_libfabric" != auto],
                [AC_MSG_ERROR([--with-libfabric=$with_libfabric: pkg-config finds no libfabric 1.11 there; install libfabric-dev])])
            ferry_libfabric="no; install libfabric-dev for jobs of several nodes"])
    ])
    AM_CONDITIONAL([HAVE_LIBFABRIC], [test "$ferry_have_libfabric" = yes])
])
