#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-info verdict: a fault in the bytes of one probe alone, or inside a graph alone, gives the pair its word and a
# sentence that names the probe.
. "${top_srcdir:?}/tests/emu/environment.sh"
. "${top_srcdir:?run by make check}/tests/scratch.sh"
info=$top_builddir/tools/ferry-info
get=$top_builddir/tests/info/json_get
gpus=5 # 20 ordered pairs for as many faults at once
XDG_CACHE_HOME=$scratch EMU_GPUS=$gpus
export XDG_CACHE_HOME EMU_GPUS EMU_FAULTS

# Tests the faults of $scratch/now, one a pair.
probe() {
    EMU_FAULTS='' pairs=''
    from=0 to=1
    while IFS='|' read -r fault word evidence; do
        EMU_FAULTS=$EMU_FAULTS${EMU_FAULTS:+,}"$from>$to=$fault"
        pairs="$pairs$from|$to|$fault|$word|$evidence
"
        to=$((to + 1))
        [ $to -ne $from ] || to=$((to + 1))
        [ $to -lt $gpus ] || { from=$((from + 1)); to=0; }
    done <"$scratch/now"
    status=0
    timeout 100 "$info" verdict --fresh -t 20 --json >"$log" || status=$?
    [ $status -eq 1 ] || fail "exit $status, not 1, with $EMU_FAULTS"
    printf %s "$pairs" | while IFS='|' read -r from to fault word evidence; do
        pair="pairs[from=$from,to=$to]"
        found=$("$get" "$pair.verdict" <"$log") said=$("$get" "$pair.evidence" <"$log")
        case $found:$said in
        "$word":*"$evidence"*) ;;
        *) echo "FAILED: $from>$to=$fault: '$found: $said', wanted '$word: $evidence'" ;;
        esac
    done >"$scratch/failed"
    [ ! -s "$scratch/failed" ] || { cat "$scratch/failed"; bad=1; }
}

EMU_FAULTS='' timeout 100 "$info" verdict --fresh --json >"$log" || fail "a healthy machine"
span=$("$get" 'gpus[gpu=0].memory_mapped_by_peers' <"$log")
"$top_builddir/tests/emu/verdict_faults" "$span" >"$scratch/all"
split -l $((gpus * (gpus - 1))) "$scratch/all" "$scratch/part."
for part in "$scratch"/part.*; do
    cp "$part" "$scratch/now"
    probe
done

# A fabric handle, where it is the only one beside descriptors.
EMU_FAULTS='0>1=stores-lost@0-8,1>0=copy-engine-corrupts@128-192,0>2=reads-wrong@64-72'
EMU_HANDLES=fd,fabric,imex timeout 100 "$info" verdict --fresh -t 20 --json >"$log" || [ $? -eq 1 ] || fail "fabric handles"
for wanted in '0,to=1|stores lost' '1,to=0|copies wrong' '0,to=2|reads wrong' '2,to=1|works'; do
    pair="pairs[from=${wanted%|*}]"
    [ "$("$get" "$pair.handles.fabric" <"$log")" = "${wanted#*|}" ] || fail "a fabric handle: ${wanted}"
    [ "$("$get" "$pair.handles.cuda_ipc" <"$log")" = "not offered" ] || fail "CUDA IPC is not offered"
done
"$get" 'pairs[from=0,to=1].evidence' <"$log" | grep -q 'through a fabric handle stores are lost' || fail "no fabric handle"
exit $bad
