#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# A trace has every kind of call of hosts and of kernels of the host space, with lines, variables, paths and causes, with
# each version of debug information; JSON is JSON, and has a flow for each cause.
set -u
. "${top_srcdir:?run by make check}/tests/observe/traced.sh"

compile "$scratch/halo" -g -O0
FERRY_PATHS='0>1=flags,1>0=staged' $run -n 2 --trace "$scratch/t.txt" --trace="$scratch/t.json" \
    "$scratch/halo" 20 all >"$log" 2>&1 || fail "status $?"
cp "$scratch/t.txt" "$log" 2>/dev/null
put=halo.c:$(line_of put) wait=halo.c:$(line_of wait)
has "$scratch/t.txt" "PE 0 +$put +put 256 bytes to PE 1 \(flags\), then signal global_flag = 7,"
has "$scratch/t.txt" "PE 1 +$put +put 256 bytes to PE 0 \(staged\), then signal global_flag = 20,"
has "$scratch/t.txt" "PE 1 +$wait +wait until global_flag >= 20,.*; (after|waited for) PE 0 at "
has "$scratch/t.txt" "PE 0 +halo.c:[0-9]+ +allocate 512 bytes: cells"
has "$scratch/t.txt" "PE 0 +halo.c:$(line_of block) +allocate 256 bytes: block"
has "$scratch/t.txt" "PE 1 +halo.c:$(line_of p) +put 4 bytes to PE 0 \(staged\), at block,"
has "$scratch/t.txt" "PE 1 +halo.c:$(line_of get) +get 16 bytes from PE 1 \(itself\), at block,"
has "$scratch/t.txt" "PE 0 +halo.c:[0-9]+ +atomic fetch_add at PE 1 \(flags\): block\+4, 2,"
has "$scratch/t.txt" "PE 0 +halo.c:[0-9]+ +put 4 bytes to PE 1 \(flags\), at block\+8,"
has "$scratch/t.txt" "PE 0 +halo.c:[0-9]+ +reduce of 16 bytes of 2 PEs,"
has "$scratch/t.txt" "PE 1 +halo.c:[0-9]+ +take the lock the_lock,"
has "$scratch/t.txt" "PE 0 +halo.c:$(line_of kernel) +signal to PE 1 \(flags\): flag \+= 1,"
has "$scratch/t.txt" "PE 1 +halo.c:$(line_of 'awaits kernel') +wait until flag == 1,"
for what in init barrier quiet context launch 'launch wait' free finalize; do
    has "$scratch/t.txt" "PE [01] +halo.c:[0-9]+ +$what( of 2 PEs)?,"
done
has "$scratch/t.txt" "PE 0, PE 1 \(flags\): 22 puts of 5128 bytes, .*, 2[2-9] signals and atomics"

if command -v python3 >/dev/null; then
    python3 - "$scratch/t.json" "$put" <<'END' || fail "t.json"
import json, sys
trace = json.load(open(sys.argv[1]))
events = [e for e in trace["traceEvents"] if e["ph"] == "X"]
caused = {e["args"]["event"] for e in events if "cause" in e["args"]}
begins, ends = ({e["id"]: e["ts"] for e in trace["traceEvents"] if e["ph"] == letter} for letter in "sf")
assert set(begins) == set(ends) == caused and len(caused) >= 40, (len(begins), len(ends), len(caused))
assert all(begins[i] <= ends[i] for i in caused), "a flow runs backwards"
puts = [e for e in events if e["name"] == "ferry_double_put_signal"]
assert len(puts) == 40 and all(e["args"]["bytes"] == 256 and e["args"]["place"] == sys.argv[2] for e in puts)
assert trace["otherData"]["pes"] == 2 and trace["otherData"]["lost"] == [0, 0]
END
fi

# A collective ends for all when the last of them has come.
$run -n 3 --trace "$scratch/l.txt" "$scratch/halo" 1 late >"$log" 2>&1 || fail "late: status $?"
cp "$scratch/l.txt" "$log"
for early in 0 1; do
    has "$scratch/l.txt" "PE $early +halo.c:$(line_of meeting) +barrier of 3 PEs,.*; waited for PE 2 at "
done
! grep -E "PE 2 +halo.c:$(line_of meeting) .*PE [01] at " "$scratch/l.txt" || fail "the last PE waited for another one"

# Other versions of debug information, and code that is moved about.  Lines are those of the calls.
packed='-g -gz=zlib -O2'
echo 'int x;' | ${CC} -gz=zlib -x c -c -o /dev/null - 2>/dev/null || packed=
for how in '-gdwarf-4 -O2' '-gdwarf-5 -O2' ${packed:+"$packed"}; do
    # shellcheck disable=SC2086
    compile "$scratch/other" $how
    $run -n 2 --trace "$scratch/o.txt" "$scratch/other" 5 >"$log" 2>&1 || fail "$how: status $?"
    cp "$scratch/o.txt" "$log"
    has "$scratch/o.txt" "PE 1 +$put +put 256 bytes to PE 0 \(native\), then signal global_flag = 5,"
    has "$scratch/o.txt" "allocate 512 bytes: cells"
done

# OpenSHMEM's calls are seen where the program makes them.
other=$scratch/shmem.c library='-lferry-shmem -lferry'
cat >"$other" <<'END'
#include <shmem.h>
static long x;
int main(void)
{
    shmem_init();
    shmem_long_p(&x, 1, (shmem_my_pe() + 1) % shmem_n_pes());
    shmem_long_wait_until(&x, SHMEM_CMP_EQ, 1);
    shmem_finalize();
    return 0;
}
END
compile "$scratch/shmem" -g -I"$top_srcdir/include/ferry/compat"
$run -n 2 --trace "$scratch/s.txt" "$scratch/shmem" >"$log" 2>&1 || fail "OpenSHMEM: status $?"
cp "$scratch/s.txt" "$log"
has "$scratch/s.txt" 'PE 0 +shmem.c:6 +put 8 bytes to PE 1 \(native\), at x,'
has "$scratch/s.txt" 'PE 1 +shmem.c:7 +wait until x == 1,.*PE 0 at'

# PEs that are threads.
FERRY_BOOTSTRAP=threads FERRY_NPES=2 $run -n 1 --trace "$scratch/h.txt" "$top_builddir/examples/03_signal" >"$log" 2>&1 ||
    fail "threads: status $?"
has "$scratch/h.txt" 'PE 0, PE 1 \(native\): 200 puts of'
exit $bad
