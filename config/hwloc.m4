dnl SPDX-License-Identifier: BSD-3-Clause
dnl hwloc gives NUMA nodes; without it service threads are not bound.
dnl Sets HWLOC_CFLAGS, HWLOC_LIBS, defines HAVE_HWLOC.

AC_DEFUN([FERRY_HWLOC], [
    AC_ARG_WITH([hwloc],
        [AS_HELP_STRING([--without-hwloc], [build without hwloc (default: with it, where pkg-config finds it)])],
        [], [with_hwloc=auto])
    ferry_have_hwloc=no
    AS_IF([test "$with_hwloc" = no], [ferry_hwloc="no, as asked"], [
        AS_CASE([$with_hwloc], [yes | auto], [],
            [PKG_CONFIG_PATH="$with_hwloc/lib/pkgconfig:$PKG_CONFIG_PATH"
             export PKG_CONFIG_PATH])
        PKG_CHECK_MODULES([HWLOC], [hwloc >= 2.0], [
            ferry_have_hwloc=yes
            ferry_hwloc="`$PKG_CONFIG --modversion hwloc`"
            AC_DEFINE([HAVE_HWLOC], [1], [hwloc 2 is there])
        ], [
            AS_IF([test "$with_hwloc" != auto],
                [AC_MSG_ERROR([--with-hwloc=$with_hwloc: pkg-config finds no hwloc 2 there; install libhwloc-dev])])
            ferry_hwloc="no; install libhwloc-dev to bind service threads near their PE"])
    ])
    AM_CONDITIONAL([HAVE_HWLOC], [test "$ferry_have_hwloc" = yes])
])
