#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-info verdict: a fault of one ordered pair is called by its word, whether the driver or --pretend puts it in; the
# other pairs work; no word is wrong in many sets of probes, nor on 8 GPUs.
. "${top_srcdir:?}/tests/emu/environment.sh"
. "${top_srcdir:?run by make check}/tests/scratch.sh"
info=$top_builddir/tools/ferry-info
XDG_CACHE_HOME=$scratch
export XDG_CACHE_HOME EMU_GPUS EMU_FAULTS

# verdict WANTED-EXIT OPTION...: into $log.
verdict() {
    want=$1 status=0
    shift
    timeout 60 "$info" verdict "$@" >"$log" 2>&1 || status=$?
    [ $status -eq "$want" ] && return
    echo "verdict $*, EMU_FAULTS=$EMU_FAULTS: exit $status, not $want"
    cat "$log"
    bad=1
}
# word_of PAIR: in the evidence.
word_of() {
    sed -n '/^Evidence/,/^$/p' "$log" | grep -E "^  (.*, )?$1[,:]" | sed 's/^[^:]*: \([^:]*\):.*/\1/'
}
is() { # PAIR WORD
    [ "$(word_of "$1")" = "$2" ] && return
    echo "EMU_FAULTS='$EMU_FAULTS', pretend '$pretend': $1 is '$(word_of "$1")', not '$2'"
    cat "$log"
    bad=1
}

# A set of faults of three GPUs' pairs: 2 > 0 and 2 > 1 have none, and each fault is called by its word.
each_is() { # PAIR=FAULT,... SECONDS: put in by the driver, then pretended, with so much patience
    for by in driver pretend; do
        EMU_FAULTS='' pretend=''
        case $by in
        driver) EMU_FAULTS=$1 && verdict 1 -t $2 --fresh ;;
        pretend) pretend=$1 && verdict 1 -t $2 --pretend "$1" ;;
        esac
        for rule in $(echo "$1" | tr , ' '); do
            is "$(echo "${rule%=*}" | sed 's/>/ > /')" "$(echo "${rule#*=}" | tr - ' ')"
        done
        is '2 > 0' works
        is '2 > 1' works
    done
}
EMU_GPUS=3
# The patience is long, since other tests fill the machine meanwhile.
each_is '0>2=works-without-atomics,0>1=stores-lost,1>2=mirror,1>0=only-by-copy-engine' 20
each_is '0>2=reads-wrong,0>1=only-low-addresses,1>2=copy-engine-corrupts,1>0=no-access' 20
each_is '0>2=hangs' 2

# The driver's own word: no atomics are reported, so none are tried, and that is no fault.
EMU_NO_ATOMICS='1>0' verdict 0 --fresh
pretend=''
is '1 > 0' 'works without atomics'
is '0 > 1' works

# An access that ends with an error; one that only rare atomics cause costs the pair no word.
EMU_FAULTS='0>2=errors'
verdict 1 --fresh
is '0 > 2' 'no access'
is '1 > 2' works
EMU_FAULTS=$("$top_builddir/tests/emu/verdict_faults" |
    sed -n 's/^works-without-atomics\(@[^|]*\).*compare-and-swap of 2 bytes$/0>2=errors\1/p')
verdict 0 --fresh
is '0 > 2' works
grep -q 'atomics of 2 and 16 bytes ended with error [1-9]' "$log" || { echo "no error is named"; cat "$log"; bad=1; }
is '1 > 2' works
EMU_FAULTS=$(echo "$EMU_FAULTS" | sed 's/errors/hangs/')
verdict 0 --fresh -t 5
is '0 > 2' works
grep -q 'atomics of 2 and 16 bytes did not end$' "$log" || { echo "no end is named"; cat "$log"; bad=1; }
EMU_FAULTS=$("$top_builddir/tests/emu/verdict_faults" control)
verdict 2 --fresh
is '0 > 2' 'could not tell'
grep -q 'the control failed' "$log" || { echo "no control"; cat "$log"; bad=1; }
is '1 > 2' works
EMU_FAULTS='0>2=hangs@graph'
verdict 1 --fresh -t 5
is '0 > 2' hangs
grep -q 'a CUDA graph of the writer that touches the peer did not end' "$log" || { echo "no graph"; cat "$log"; bad=1; }
EMU_FAULTS=''

# Two at once, and all at once.
verdict 1 -t 2 --pretend '0>1=hangs,2>1=mirror'
is '0 > 1' hangs
is '2 > 1' mirror
is '1 > 2' works
EMU_GPUS=2
verdict 1 -t 2 --pretend '*>*=hangs'
is '0 > 1' hangs
is '1 > 0' hangs
verdict 0 --repeat 40
is '0 > 1' works
is '1 > 0' works
EMU_GPUS=8
verdict 0 --fresh
is '0 > 7' works
[ "$(sed -n '/^Evidence/,/^$/p' "$log" | wc -l)" -eq 3 ] || { echo "8 GPUs: not one word"; cat "$log"; bad=1; }
seconds=$(sed -n 's/.* probes \([0-9]*\)\..*/\1/p' "$log") # other tests fill the machine meanwhile
[ "$seconds" -lt 20 ] || { echo "8 GPUs take $seconds s"; cat "$log"; bad=1; }
exit $bad
