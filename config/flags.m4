dnl SPDX-License-Identifier: BSD-3-Clause
dnl Language, warnings, optimisation and sanitizers.  All of it goes into FERRY_* variables that Makefile.am puts in
dnl front of the user's CFLAGS, so that the user's flags win.

dnl FERRY_ADD_CFLAGS(VARIABLE, FLAGS): appends each flag that the C compiler knows.  -Werror, since clang only warns of
dnl a flag that it does not know.
AC_DEFUN([FERRY_ADD_CFLAGS], [
    for ferry_flag in $2; do
        AC_MSG_CHECKING([whether $CC knows $ferry_flag])
        ferry_saved_CFLAGS=$CFLAGS
        CFLAGS="$CFLAGS -Werror $ferry_flag"
        AC_COMPILE_IFELSE([AC_LANG_PROGRAM([], [])],
            [AC_MSG_RESULT([yes])
             $1="$$1 $ferry_flag"],
            [AC_MSG_RESULT([no])])
        CFLAGS=$ferry_saved_CFLAGS
    done
])

AC_DEFUN([FERRY_FLAGS], [
    dnl C11 with atomics.
    ferry_saved_CFLAGS=$CFLAGS
    CFLAGS="$CFLAGS -std=c11 -D_GNU_SOURCE"
    AC_MSG_CHECKING([whether $CC compiles C11 with 8-byte atomics])
    AC_LINK_IFELSE([AC_LANG_PROGRAM([[
            #include <stdint.h>
            _Static_assert(sizeof(void *) == 8, "64 bits");
            static uint64_t word;]], [[
            return _Generic(word, uint64_t: (int)__atomic_fetch_add(&word, 1, __ATOMIC_ACQ_REL), default: 1);]])],
        [AC_MSG_RESULT([yes])],
        [AC_MSG_RESULT([no])
         AC_MSG_ERROR([ferry needs a C11 compiler for a 64-bit machine: gcc 9 or clang 11 and later are known to do])])
    CFLAGS=$ferry_saved_CFLAGS

    FERRY_CFLAGS="-std=c11"
    FERRY_WARNINGS=
    FERRY_ADD_CFLAGS([FERRY_WARNINGS],
        [-Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wconversion])
    FERRY_ADD_CFLAGS([FERRY_CFLAGS], [-fvisibility=hidden])

    AS_IF([test "$enable_debug" = yes],
        [ferry_optimise="-O0 -g3"
         ferry_build="debug build"],
        [ferry_optimise="-O2 -g -DNDEBUG"
         ferry_build="optimised build"])

    FERRY_SANITIZE=
    AS_IF([test "$enable_sanitizer" = yes], [enable_sanitizer=address,undefined])
    AS_IF([test "$enable_sanitizer" != no], [
        for ferry_kind in `echo "$enable_sanitizer" | tr , ' '`; do
            AS_CASE([$ferry_kind],
                [address | thread], [FERRY_SANITIZE="$FERRY_SANITIZE -fsanitize=$ferry_kind"],
                [undefined],
                    [FERRY_SANITIZE="$FERRY_SANITIZE -fsanitize=undefined -fno-sanitize-recover=undefined"],
                [AC_MSG_ERROR([--enable-sanitizer=$enable_sanitizer: "$ferry_kind" is none of address, undefined, thread])])
        done
        AS_CASE([,$enable_sanitizer,],
            [*,thread,*address,* | *,address,*thread,*],
                [AC_MSG_ERROR([--enable-sanitizer: address and thread exclude each other])])
        AC_MSG_CHECKING([whether $CC links with$FERRY_SANITIZE])
        ferry_saved_CFLAGS=$CFLAGS
        CFLAGS="$CFLAGS $FERRY_SANITIZE"
        AC_LINK_IFELSE([AC_LANG_PROGRAM([], [])],
            [AC_MSG_RESULT([yes])],
            [AC_MSG_RESULT([no])
             AC_MSG_ERROR([the runtime of --enable-sanitizer=$enable_sanitizer is missing: for clang install libclang-rt-dev])])
        CFLAGS=$ferry_saved_CFLAGS
        AS_IF([test "$enable_debug" != yes], [ferry_optimise="-O1 -g"])
        FERRY_SANITIZE="$FERRY_SANITIZE -fno-omit-frame-pointer"
        ferry_build="$ferry_build, sanitizer $enable_sanitizer"
        dnl The order of locks: runtime/base/mutex.h.
        FERRY_CFLAGS="$FERRY_CFLAGS -DFERRYI_CHECK_LOCKS"
        dnl gcc warns at each fence, which TSan does not model; the tests allow for that.
        AS_CASE([,$enable_sanitizer,], [*,thread,*], [FERRY_ADD_CFLAGS([FERRY_CFLAGS], [-Wno-tsan])])])
    FERRY_CFLAGS="$ferry_optimise $FERRY_CFLAGS"

    dnl A sanitizer's runtime is linked to the program, not to the library.
    dnl The library's calls of its own functions go to itself, whatever stands in front of it (observe/).
    dnl nodelete: a PE's threads, the exit and fork handlers and the threads' destructors are the library's code: dlclose
    dnl must not unmap it.
    FERRY_LIB_LDFLAGS="-no-undefined -Wl,--version-script=\$(srcdir)/libferry.map -Wl,-Bsymbolic-functions -Wl,-z,nodelete"
    AS_IF([test -z "$FERRY_SANITIZE"], [FERRY_LIB_LDFLAGS="$FERRY_LIB_LDFLAGS -Wl,-z,defs"])

    dnl C++ is for tests of the headers only.
    AC_LANG_PUSH([C++])
    ferry_saved_CXXFLAGS=$CXXFLAGS
    CXXFLAGS="$CXXFLAGS -std=c++17"
    AC_MSG_CHECKING([whether $CXX compiles C++17])
    AC_LINK_IFELSE([AC_LANG_PROGRAM([[static_assert(__cplusplus >= 201703L);]], [])],
        [ferry_cxx="$CXX"], [ferry_cxx="no; install g++"])
    CXXFLAGS=$ferry_saved_CXXFLAGS
    AC_LANG_POP([C++])
    AC_MSG_RESULT([$ferry_cxx])
    AM_CONDITIONAL([HAVE_CXX], [test "$ferry_cxx" = "$CXX"])
    dnl The emulator's kernels are compiled by a program of the build.  ThreadSanitizer follows no stacks that take turns.
    AC_ARG_VAR([EMULATE_REWRITE], [emulator/lib/rewrite of a build for this machine, by which a cross build compiles kernels])
    AS_CASE([$cross_compiling,$EMULATE_REWRITE,$enable_sanitizer],
        [yes,,*], [ferry_emulator="no; a cross build needs EMULATE_REWRITE"],
        [*thread*], [ferry_emulator="no; ThreadSanitizer does not follow it"],
        [ferry_emulator=$ferry_cxx])
    AM_CONDITIONAL([HAVE_EMULATOR], [test "$ferry_emulator" = "$CXX"])

    AC_SUBST([FERRY_CFLAGS])
    AC_SUBST([FERRY_WARNINGS])
    AC_SUBST([FERRY_SANITIZE])
    AC_SUBST([FERRY_LIB_LDFLAGS])
    AC_SUBST([ferry_sanitizers], [$enable_sanitizer])
    AM_CONDITIONAL([SANITIZED], [test -n "$FERRY_SANITIZE"])
])
