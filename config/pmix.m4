dnl SPDX-License-Identifier: BSD-3-Clause
dnl Only the plug-in ferry_bootstrap_pmix links PMIx; libferry never does.
dnl Sets PMIX_CFLAGS, PMIX_LIBS and the conditional HAVE_PMIX.

AC_DEFUN([FERRY_PMIX], [
    AC_ARG_WITH([pmix],
        [AS_HELP_STRING([--with-pmix@<:@=DIR@:>@], [PMIx's prefix; no: build without (default: where pkg-config finds it)])],
        [], [with_pmix=auto])
    ferry_have_pmix=no
    AS_IF([test "$with_pmix" = no], [ferry_pmix="no, as asked"],
          [test "$enable_shared" = no], [ferry_pmix="no; the plug-in needs --enable-shared"], [
        AS_CASE([$with_pmix], [yes | auto], [],
            [PKG_CONFIG_PATH="$with_pmix/lib/pkgconfig:$PKG_CONFIG_PATH"
             export PKG_CONFIG_PATH])
        PKG_CHECK_MODULES([PMIX], [pmix >= 3.0], [
            ferry_have_pmix=yes
            ferry_pmix="`$PKG_CONFIG --modversion pmix`"
            dnl As system headers, so that their warnings are hidden.
            PMIX_CFLAGS=`echo " $PMIX_CFLAGS" | $SED 's/ -I/ -isystem /g'`
        ], [
            AS_IF([test "$with_pmix" != auto],
                [AC_MSG_ERROR([--with-pmix=$with_pmix: pkg-config finds no PMIx 3 there; install libpmix-dev])])
            ferry_pmix="no; install libpmix-dev for programs started by srun or prun"])
    ])
    AM_CONDITIONAL([HAVE_PMIX], [test "$ferry_have_pmix" = yes])
])
