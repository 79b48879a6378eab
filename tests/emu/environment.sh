# SPDX-License-Identifier: BSD-3-Clause
# For a shell: programs that it starts find the emulated driver and put their heaps into emulated GPUs.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
case ${SANITIZERS-no} in
*thread*) echo "skipped: ThreadSanitizer does not follow stacks that take turns"; exit 77 ;;
esac
[ -e "$top_builddir/emulator/lib/libcuda.so.1" ] || { echo "skipped: built without g++"; exit 77; }
LD_LIBRARY_PATH=$top_builddir/emulator/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
FERRY_SPACE=cuda
EMU_HOST=${EMU_HOST-open} # the programs of tests/mp load and store their heaps
LSAN_OPTIONS=suppressions=$top_srcdir/tests/leaks:print_suppressions=0
export LD_LIBRARY_PATH FERRY_SPACE EMU_HOST LSAN_OPTIONS

# Those of these programs that EMU_PROGRAMS (names) has, or all without it.
chosen() { # PROGRAM...
    for program in "$@"; do
        case " ${EMU_PROGRAMS-$program} " in *" $program "*) printf '%s ' "$program" ;; esac
    done
}
