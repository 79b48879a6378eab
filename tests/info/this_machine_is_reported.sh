#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-info on this machine, without a GPU: it runs a job in the host space, probes and measures the pairs, and weakens
# paths as the environment asks.
. "${top_srcdir:?run by make check}/tests/info/info_test.sh"

"$info" --no-job --json >json 2>stderr
"$get" "gpus[].bus_id" <json >found
if [ -n "$(cat found)" ]; then
    echo "skipped: this machine has GPUs"
    exit 77
fi

report 0 --measure --pes 3
is host space
is native "pe_pairs[from=2,to=1].path"
is job "pe_pairs[from=2,to=1].path_by"
is OK "pe_pairs[from=0,to=2].probe"
is null job_error
is signal "pe_pairs[from=0,to=1].latency_by"
"$get" "pe_pairs[].latency_us" "pe_pairs[].gb_per_s" <json | awk '
    NF != 6 { bad = 1 }
    { for (i = 1; i <= NF; i++) if ($i <= 0 || $i > 1e6) bad = 1 }
    END { exit bad || NR != 2 }' || fail "latency and bandwidth of six pairs"
is true host.memfd_create

FERRY_PATHS='0>1=flags' FERRY_TEST='probe_fail=1>0=store' report 0
is flags "pe_pairs[from=0,to=1].path"
is staged "pe_pairs[from=1,to=0].path"
is true "pe_pairs[from=1,to=0].weakened"
is native "pe_pairs[from=1,to=0].path_found"
is OK "pe_pairs[from=1,to=0].probe" # what it can really do
has weakened note

FERRY_PATHZ=flags report 1
has environment problem
is prediction "pe_pairs[from=0,to=1].path_by"

# With few descriptors ferry-info reports the lack and goes on.
(ulimit -n 40 && "$info" --json --no-job >json 2>stderr) && fail "40 descriptors are no problem"
has descriptors problem

for options in "--pes 1" "--pes 9" "--pes x" "--nonsense" "word" "--sysroot . --measure"; do
    status=0
    # shellcheck disable=SC2086
    "$info" $options >found 2>&1 || status=$?
    [ $status -eq 2 ] || fail "ferry-info $options ended with $status"
done
exit $bad
