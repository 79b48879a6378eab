# SPDX-License-Identifier: BSD-3-Clause
# shellcheck shell=sh disable=SC2154
# The part of ferry-cc that --emulate adds: compiles each source of "$@" for the emulated GPUs by emulate-cxx, and links
# the program with the emulated driver, which it then finds wherever it is started.  ferry-cc has set name, emulate,
# emulator, emulated_headers, includedir, generated, libdir and libs.
[ -x "$emulator/rewrite" ] || {
    echo "$name: --emulate needs $emulator/rewrite, which does not exist: ferry was built without g++" >&2
    exit 1
}

# Words that survive eval.
quoted()
{
    printf "'"
    printf '%s' "$1" | sed "s/'/'\\\\''/g"
    printf "' "
}

cxx=${FERRY_CXX-} compile='' link='' sources='' output='' stop='' waiting='' all_cuda=''
for arg do
    case $waiting in
    output) output=$arg waiting='' ; continue ;;
    drop) waiting=''; continue ;;
    language) [ "$arg" != cu ] || all_cuda=cuda; waiting=''; continue ;;
    host) compile="$compile$(quoted "$arg")" waiting=''; continue ;;
    both) compile="$compile$(quoted "$arg")" waiting=''; continue ;;
    link) link="$link$(quoted "$arg")" waiting=''; continue ;;
    esac
    case $arg in
    -o) waiting=output ;;
    -o*) output=${arg#-o} ;;
    -c | -dc | -S | -E | -M | -MM) stop=${arg#-} ;;
    # nvcc's options, which choose a GPU or nvcc's own ways.
    -x | --x) waiting=language ;;
    -xcu | -x=cu) all_cuda=cuda ;;
    -gencode | -ccbin | -arch | -code | -maxrregcount) waiting=drop ;;
    -arch=* | -gencode=* | -code=* | -rdc=* | --expt-* | --extended-lambda | -lineinfo | -use_fast_math | --use_fast_math | \
        -std=c++11 | -std=c++14 | -lcuda | -lcudart | -lcudart_static | -lcudadevrt | -forward-unknown-to-host-compiler) ;;
    -Xcompiler | --compiler-options) waiting=host ;;
    -Xcompiler=*) compile="$compile$(quoted "${arg#*=}")" ;;
    -cudart=* | --cudart=*) ;;
    -I | -D | -U | -include | -isystem | -idirafter | -iquote | -imacros | -MF | -MT | -MQ)
        compile="$compile$arg " waiting=both ;;
    -L | -l | -Xlinker | -T | -u | -z) link="$link$arg " waiting=link ;;
    -l* | -L* | -Wl,* | -shared | -static | -rdynamic | -pie | -no-pie | *.o | *.a | *.so | *.so.*)
        link="$link$(quoted "$arg")" ;;
    -pthread | -fopenmp | -fsanitize=* | -g* | -O* | -f* | -m*)
        compile="$compile$(quoted "$arg")" link="$link$(quoted "$arg")" ;;
    -*) compile="$compile$(quoted "$arg")" ;;
    *.cu | *.c | *.cc | *.cpp | *.cxx | *.C | *.c++) sources="$sources$(quoted "$arg")" ;;
    *) link="$link$(quoted "$arg")" ;;
    esac
done
export FERRY_EMULATE_CXX="${cxx:-$(sed -n 's/^cxx=.*:-\(.*\)}$/\1/p' "$emulator/emulate-cxx")}"

# Checks: the compiler puts a call before each access (emulator/checks/access.h), and --wrap makes known the calls of memcpy()
# and its like, which it does not tell.  ThreadSanitizer's own library is never linked.
watched='' FERRY_EMULATE_COMPILE=${FERRY_EMULATE_COMPILE-}
if [ "$emulate" = checked ]; then
    for flags in '--param=tsan-distinguish-volatile=1 --param=tsan-instrument-func-entry-exit=0' \
        '--param=tsan-distinguish-volatile=1' \
        '-mllvm -tsan-distinguish-volatile=1 -mllvm -tsan-instrument-func-entry-exit=0' ''; do
        # shellcheck disable=SC2086
        [ -n "$flags" ] && $FERRY_EMULATE_CXX -fsanitize=thread $flags -x c++ -S -o /dev/null /dev/null 2>/dev/null && break
    done
    if [ -n "$flags" ]; then
        FERRY_EMULATE_COMPILE="-fsanitize=thread,alignment $flags $FERRY_EMULATE_COMPILE"
        [ -e "$libdir/libferry-access.so" ] && watched=$libdir || watched=${emulator%/*}
    else
        echo "$name: $FERRY_EMULATE_CXX is too old to check the accesses of kernels: take g++ 11 or later, or say" \
            "--emulate=fast" >&2
    fi
fi
export FERRY_EMULATE_COMPILE
optimize=-O1
[ "$emulate" = checked ] || optimize=-O2

# compile SOURCE OBJECT: as CUDA C++ what nvcc would, and C, whose kernels are FERRY_KERNEL()s.
compile_one()
{
    from=$1 to=$2 as=cuda
    case $from in
    *.cc | *.cpp | *.cxx | *.C | *.c++) as=${all_cuda:-host} ;;
    esac
    eval "set -- $compile"
    set -- -std=c++17 "$optimize" -g1 -D_GNU_SOURCE -fno-strict-aliasing -Wno-unknown-pragmas -Wno-tsan \
        -isystem "$emulated_headers" "-I$includedir" "-I$includedir/ferry/compat" "-I$includedir/ferry/compat/nvshmem" \
        ${generated:+"-I$generated"} "$@"
    [ $as = host ] || set -- -D__CUDACC__ -DFERRYI_EMULATE -include cuda_runtime.h "$@"
    # shellcheck disable=SC2086
    case $stop,$as in
    E,* | M,* | MM,*) $FERRY_EMULATE_CXX "-$stop" "$@" -x c++ "$from" ${output:+-o "$output"} ;;
    *,host) $FERRY_EMULATE_CXX $FERRY_EMULATE_COMPILE "$@" -c "$from" -o "$to" ;;
    *) "$emulator/emulate-cxx" "$@" -c "$from" -o "$to" ;;
    esac || exit
}

if [ -n "$stop" ]; then
    eval "set -- $sources"
    [ $# -gt 0 ] || { echo "$name: --emulate: name a source (.cu, .c, .cc, .cpp)" >&2; exit 1; }
    [ $# -eq 1 ] || [ -z "$output" ] || { echo "$name: -o with -$stop and several sources" >&2; exit 1; }
    for source_file do
        object=${source_file##*/}
        compile_one "$source_file" "${output:-${object%.*}.o}"
    done
    exit 0
fi

objects=$(mktemp -d "${TMPDIR:-/tmp}/ferry-emulate-XXXXXX") || exit 1
trap 'rm -rf "$objects"' EXIT
trap 'exit 1' HUP INT TERM
number=0
eval "set -- $sources"
linked=''
for source_file do
    number=$((number + 1))
    object=${source_file##*/}
    compile_one "$source_file" "$objects/$number-${object%.*}.o"
    linked="$linked$(quoted "$objects/$number-${object%.*}.o")"
done
eval "set -- $linked $link"
[ $# -gt 0 ] || { echo "$name: --emulate: name a source (.cu, .c, .cc, .cpp)" >&2; exit 1; }
# The emulated driver comes first: libferry then finds it in the process.
# shellcheck disable=SC2086
$FERRY_EMULATE_CXX -o "${output:-a.out}" "$@" "$emulator/libcuda.so.1" "-Wl,-rpath,$emulator" "-L$libdir" \
    "-Wl,-rpath,$libdir" ${watched:+"-L$watched" "-Wl,-rpath,$watched" -Wl,--no-as-needed -lferry-access \
    -Wl,--wrap=memcpy,--wrap=memmove,--wrap=memset,--wrap=malloc,--wrap=free \
    -Wl,--wrap=_Znwm,--wrap=_Znam,--wrap=_ZdlPv,--wrap=_ZdaPv,--wrap=_ZdlPvm,--wrap=_ZdaPvm} $libs -lpthread -lm || exit
exit 0
