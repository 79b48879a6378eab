#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# `ferry-info measure` on emulated GPUs: its tables and columns, what they follow from, wrong values, and what fails.
. "${top_srcdir:?run by make check}/tests/info/info_test.sh"
[ -e "$top_builddir/emulator/lib/libcuda.so.1" ] || { echo "skipped: built without a CUDA toolkit or g++"; exit 77; }
case ${SANITIZERS-no} in
*thread*) echo "skipped: ThreadSanitizer does not follow stacks that take turns"; exit 77 ;;
esac
LD_LIBRARY_PATH=$top_builddir/emulator/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
LSAN_OPTIONS=suppressions=$top_srcdir/tests/leaks:print_suppressions=0
EMU_GPUS=2
export LD_LIBRARY_PATH LSAN_OPTIONS EMU_GPUS

# measured WANTED-EXIT OPTION...: the text, in `text`.
measured() {
    want=$1
    shift
    status=0
    timeout 60 "$info" measure "$@" >text 2>stderr || status=$?
    [ $status -eq "$want" ] || { fail "ferry-info measure $* ended with $status, not $want"; cat stderr >&2; }
}
complains() {
    grep -qF -- "$1" stderr || { fail "no complaint '$1'"; cat stderr >&2; }
}

# ---- Pairs: the tables of p2pBandwidthLatencyTest, in its order.
measured 0 --ints 20000 --read --sm-copy --svg plots.svg
grep -n 'Matrix (' text | cut -d: -f2 >found
cat >wanted <<'END'
Unidirectional P2P=Disabled Bandwidth Matrix (GB/s)
Unidirectional P2P=Enabled Bandwidth (P2P Writes) Matrix (GB/s)
Unidirectional P2P=Enabled Bandwidth (P2P Reads) Matrix (GB/s)
Bidirectional P2P=Disabled Bandwidth Matrix (GB/s)
Bidirectional P2P=Enabled Bandwidth Matrix (GB/s)
P2P=Disabled Latency Matrix (us)
P2P=Enabled Latency (P2P Writes) Matrix (us)
P2P=Enabled Latency (P2P Reads) Matrix (us)
END
cmp -s found wanted || { fail "the titles of the tables"; cat found >&2; }
# Each table has a row of two positive figures for each GPU; latency has the host's times too.
awk '/^   (D\\D|GPU|CPU)/ { tables++; rows = 2; next }
     rows > 0 { rows--; if (NF != 3 || $1 != 1 - rows || $2 <= 0 || $3 <= 0) bad = 1 }
     END { exit bad || tables != 11 }' text || { fail "figures of each table"; cat text >&2; }
says "emulated"
says "Device=0 CAN Access Peer Device=1"
grep -q '<svg xmlns' plots.svg || fail "no picture"

EMU_NO_ACCESS='1>0' measured 0 --numElems=4000
says "Device=1 CANNOT Access Peer Device=0"
EMU_REFUSES='0>1' measured 0 --ints 4000
says "NOTE: GPU 0 and GPU 1: enabling access between two GPUs failed"

# ---- Collectives: the columns of nccl-tests.
measured 0 --all --ints 4000 --json --html page.html -b 8 -e 4K -f 16 -n 2 -w 1
mv text json
"$get" <json || fail "no valid JSON"
is true emulated
is 16000 pairs.bytes
is native "paths[0][1]"
"$get" "collectives[].name" <json | tr '\n' ' ' >found
for where in stream kernel communicator; do
    for name in alltoall all_gather broadcast all_reduce reduce_scatter; do
        "$get" "collectives[where=$where,name=$name].rows[].bytes" <json >found || fail "no $name in a $where"
        [ "$(tr -s ' \n' '  ' <found)" = "8 128 2048 " ] || [ "$(echo $(cat found))" = "8 128 2048" ] ||
            fail "sizes of $name: $(cat found)"
    done
done
"$get" "collectives[].rows[].out_of_place.wrong" <json | tr -s ' ' '\n' | sort -u >found
[ "$(cat found)" = 0 ] || fail "wrong values: $(cat found)"
is ferry_comm_all_reduce "collectives[where=communicator,name=all_reduce].call"
is 0 "collectives[where=communicator,name=reduce_scatter].rows[1].in_place.wrong"
"$get" no_nccl <json | grep -qE 'libnccl.so.2 is not found|emulated GPUs' || fail "no reason why NCCL was not measured"
is null "collectives[name=alltoall].rows[0].in_place"
is 0 "collectives[name=reduce_scatter].rows[0].in_place.wrong"
is 1 "collectives[name=all_reduce].busbw_factor" # 2(n-1)/n
is 0.5 "collectives[name=all_gather].busbw_factor"
for what in name=all_reduce:1 name=all_gather:0.5 name=broadcast:1; do
    at="collectives[${what%:*}].rows[bytes=2048].out_of_place"
    echo "$("$get" "$at.us" <json) $("$get" "$at.algbw" <json) $("$get" "$at.busbw" <json) ${what#*:}" | awk '
        function near(a, b) { return a / b > 0.999 && a / b < 1.001 }
        { exit !(NF == 4 && $1 > 0 && near($2, 2048 / $1 / 1000) && near($3, $2 * $4)) }' ||
        fail "algbw and busbw of $at"
done
grep -q '<polyline' page.html || fail "the page has no plot"
if grep -E 'https?://|<script|<link|src=' page.html; then fail "the page loads something"; fi

measured 1 --collectives -b 1K -e 1K -n 1 -w 0 --pretend-wrong
grep -qE '^ +1024 +256 +float +sum +-1 +[0-9.]+ +[0-9.]+ +[0-9.]+ +1 +[0-9.]+ +[0-9.]+ +[0-9.]+ +1$' text ||
    { fail "the row of all_reduce, with a wrong value"; cat text >&2; }
says "FAILED"

says "NCCL was not measured: "

# ---- NCCL: a double, whose all_reduce is told from ferry's by its sum, which is wrong.
cat >nccl.c <<'END'
#include <stddef.h>
typedef struct { char bytes[128]; } id;
const char *ncclGetErrorString(int e) { return e == 3 ? "internal error" : "unknown"; }
int ncclGetUniqueId(id *i) { i->bytes[127] = 7; return GET_ID; }
int ncclCommInitRank(void **c, int n, id i, int me) { *c = c; return n == 2 && i.bytes[127] == 7 && me < n ? 0 : 3; }
int ncclCommDestroy(void *c) { return c == NULL; }
int ncclAllReduce(const void *s, void *d, size_t n, int t, int o, void *c, void *x)
{ return s && d && n && t == 7 && o == 0 && c && x ? 0 : 3; }
int ncclReduceScatter(const void *s, void *d, size_t n, int t, int o, void *c, void *x)
{ return ncclAllReduce(s, d, n, t, o, c, x); }
int ncclAllGather(const void *s, void *d, size_t n, int t, void *c, void *x) { return ncclAllReduce(s, d, n, t, 0, c, x); }
int ncclBroadcast(const void *s, void *d, size_t n, int t, int r, void *c, void *x)
{ return ncclAllReduce(s, d, n, t, r, c, x); }
static int open;
int nccl_of_emulated_gpus;
int ncclSend(const void *s, size_t n, int t, int pe, void *c, void *x) { return open && pe < 2 ? ncclAllReduce(s, c, n, t, 0, c, x) : 3; }
int ncclRecv(void *d, size_t n, int t, int pe, void *c, void *x) { return open && pe < 2 ? ncclAllReduce(c, d, n, t, 0, c, x) : 3; }
int ncclGroupStart(void) { return open++; }
int ncclGroupEnd(void) { return --open; }
END
with_nccl() { # GET_ID WANTED-EXIT OPTION...
    ${CC:-cc} -shared -fPIC -w -DGET_ID="$1" -o libnccl.so.2 nccl.c || fail "the double of NCCL does not compile"
    shift
    LD_LIBRARY_PATH=$PWD:$LD_LIBRARY_PATH measured "$@"
}
with_nccl 0 1 --collectives -b 1K -e 1K -n 1 -w 0
for call in 'ncclSend, ncclRecv' ncclAllGather ncclBroadcast ncclAllReduce ncclReduceScatter; do
    says "($call), 2 PEs, a GPU each, NCCL, queued in a stream"
done
if grep -q "not measured" text; then fail "NCCL was said not to be measured"; fi
with_nccl 3 0 --collectives -b 1K -e 1K -n 1 -w 0
says "NCCL was not measured: ncclGetUniqueId: internal error"

# ---- What fails is said, and nothing hangs.
EMU_GPUS=1 measured 2
complains "CUDA shows one GPU, and a measurement needs two"
EMU_FAILS=cuInit=100 measured 2
complains "there is no GPU to measure: cuInit failed"
LD_LIBRARY_PATH=/nowhere measured 2
complains "libcuda.so.1 cannot be opened"
EMU_HANGS=ferry_measure_copy_kernel measured 2 --ints 4000 --sm-copy --timeout 0.3
complains "did not end within 0.3 s"
says "Unidirectional P2P=Disabled"
EMU_HANGS=ferry_measured_kernel measured 2 --collectives -b 8 -e 8 -n 1 -w 0 --timeout 0.3
complains "the collectives could not be measured: PE"
says "all_reduce"
EMU_FAILS=cuMemAlloc=2 measured 2
complains "allocating memory for copies"
for options in "--ints 3" "--trials 0" "-b x" "-b 2K -e 1K" "-f 1" "--nonsense" "word" "--timeout 0"; do
    # shellcheck disable=SC2086
    measured 2 $options
    [ -s stderr ] || fail "ferry-info measure $options says nothing"
done
exit $bad
