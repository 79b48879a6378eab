#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-info verdict: the JSON fits its schema; the page is whole and loads nothing; results come from the cache as long
# as GPUs and driver are the same; a comparison names what changed; machines without two usable GPUs get a sentence and
# exit 2; nothing is left behind.
. "${top_srcdir:?}/tests/emu/environment.sh"
. "${top_srcdir:?run by make check}/tests/scratch.sh"
info=$top_builddir/tools/ferry-info
get=$top_builddir/tests/info/json_get
XDG_CACHE_HOME=$scratch/cache
EMU_GPUS=2
export XDG_CACHE_HOME EMU_GPUS

# verdict WANTED-EXIT OPTION...: into $log.
verdict() {
    want=$1 status=0
    shift
    timeout 60 "$info" verdict "$@" >"$log" 2>"$scratch/err" || status=$?
    [ $status -eq "$want" ] || { fail "verdict $*: exit $status, not $want"; cat "$scratch/err"; }
}
refuses() { # SENTENCE [VAR=VALUE]...: exit 2 and that sentence, with no report
    sentence=$1 status=0
    shift
    env "$@" timeout 60 "$info" verdict -t 1 --fresh >"$log" 2>&1 || status=$?
    [ $status -eq 2 ] && grep -q -- "$sentence" "$log" || fail "$*: exit $status, wanted 2 and '$sentence'"
}

verdict 1 --json --html "$scratch/page.html" --pretend '0>1=mirror'
cp "$log" "$scratch/before.json"
"$get" schema <"$log" >/dev/null || fail "no valid JSON"
[ "$("$get" 'pairs[from=0,to=1].verdict' <"$log")" = mirror ] || fail "0 > 1 is a mirror"
"$info" verdict --schema >"$scratch/schema.json" || fail "no schema"
python3 - "$scratch/before.json" "$scratch/schema.json" <<'END' || fail "the JSON does not fit the schema"
import json, sys
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "number": (int, float), "boolean": bool, "null": type(None)}
value, schema = (json.load(open(path)) for path in sys.argv[1:])
def fit(value, schema, at):
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    assert not kinds or any(isinstance(value, TYPES[k]) and (k == "boolean" or not isinstance(value, bool)) for k in kinds), at
    assert value in schema.get("enum", [value]) and (not isinstance(value, int) or value >= schema.get("minimum", value)), at
    if isinstance(value, list):
        assert len(value) >= schema["minItems"], at
        for item in value:
            fit(item, schema["items"], at + "[]")
    if isinstance(value, dict):
        assert set(value) == set(schema["properties"]) == set(schema["required"]), at
        for name, item in value.items():
            fit(item, schema["properties"][name], at + "." + name)
fit(value, schema, "")
assert "bulk_words_lost" in schema["properties"]["pairs"]["items"]["required"]
END
for part in '<!DOCTYPE html>' '<svg' 'mirror' 'NCCL_P2P_DISABLE=1' 'GB/s' '</html>'; do
    grep -q -- "$part" "$scratch/page.html" || fail "the page has no $part"
done
! grep -Eq '<script|src=|href=|url\(|@import' "$scratch/page.html" || fail "the page loads something"

# Faults that tests put in are not kept; results of a healthy machine are, until its GPUs are others.
verdict 0
! grep -q 'from the cache' "$log" || fail "a test's faults were kept"
verdict 0 --compare "$scratch/before.json"
grep -q 'from the cache' "$log" || fail "no cache"
grep -q '0 > 1: works, before: mirror' "$log" || fail "a change is not named"
EMU_GPUS=3 verdict 0
! grep -q 'from the cache' "$log" || fail "other GPUs, same results"
verdict 0 --fresh
! grep -q 'from the cache' "$log" || fail "--fresh"
for file in "$scratch/cache/ferry/"*; do
    printf 'x' | dd of="$file" bs=1 seek=200 conv=notrunc 2>/dev/null
done
verdict 0
! grep -q 'from the cache' "$log" || fail "a damaged file was believed"
verdict 2 --compare /dev/null

# A whole file that another program wrote, with 1000 GPUs, or with a step and a state that no pair has.
cat >"$scratch/craft.c" <<'END'
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv) /* FILE: of each 4 bytes behind the sum, the same in all */
{
    static unsigned char b[1 << 22];
    const int32_t value = argc > 3 ? atoi(argv[3]) : 0;
    FILE *f = fopen(argv[1], "r+b");
    const size_t n = f != NULL ? fread(b, 1, sizeof b, f) : 0, from = 80, at = from + (size_t)atol(argv[2]);
    uint64_t sum = 0xcbf29ce484222325u;
    if (n < at + 4)
        return 1;
    memcpy(b + at, &value, 4);
    for (size_t i = from; i < n; i++)
        sum = (sum ^ b[i]) * 0x100000001b3u;
    memcpy(b + 72, &sum, 8);
    rewind(f);
    return fwrite(b, 1, n, f) != n || fclose(f) != 0;
}
END
$CC -o "$scratch/craft" "$scratch/craft.c" >"$log" 2>&1 || fail "craft.c"
evidence=$((4 + 16 * 32 + 40))
evidence=$(((evidence + 7) / 8 * 8))
rm -rf "$scratch/cache"
verdict 0
file=$(echo "$scratch/cache/ferry/"*)
cp "$file" "$scratch/whole"
for edit in "0 1000" "$evidence 77" "$((evidence + 4)) -5"; do
    cp "$scratch/whole" "$file"
    # shellcheck disable=SC2086
    "$scratch/craft" "$file" $edit || fail "no file of that form: $edit"
    verdict 0
    ! grep -q 'from the cache' "$log" || fail "a crafted file was believed: $edit"
done

# Results of another build are not this one's.
for place in "$top_builddir/tools/.libs/ferry-info" "$info"; do
    [ ! -e "$place" ] || break
done
if cp "$place" "$scratch/ferry-info" && printf x >>"$scratch/ferry-info"; then
    LD_LIBRARY_PATH=$top_builddir/.libs:${LD_LIBRARY_PATH-} timeout 60 "$scratch/ferry-info" verdict >"$log" 2>&1
    grep -q works "$log" || fail "another build says nothing"
    ! grep -q 'from the cache' "$log" || fail "another build, same results"
fi

refuses 'there is no GPU' EMU_GPUS=0
refuses 'CUDA shows one GPU' EMU_GPUS=1
refuses 'cannot be opened' LD_LIBRARY_PATH=/nonexistent
refuses 'cuInit failed' EMU_FAILS=cuInit=803
refuses 'could not tell.*allocating GPU memory' EMU_FAILS=cuMemAlloc=2
refuses 'could not tell.*allocating GPU memory that peers may map' EMU_FAILS=cuMemCreate=2
refuses 'is in prohibited mode' EMU_COMPUTE_MODE=2
refuses 'could not tell.*no virtual memory management' EMU_HANDLES=ipc
refuses 'could not tell.*exclusive mode' EMU_FAILS=cuDevicePrimaryCtxRetain=46
refuses 'could not tell.*a driver that is too old' EMU_FAILS=cuModuleLoadData=222
refuses 'could not tell.*no access to a peer causes' EMU_FAILS=cuStreamQuery=716
refuses 'keeps it busy' EMU_HANGS=ferry_verdict_kernel
# MIG: CUDA shows an instance of one GPU, and NVML says why.
if [ -e "$top_builddir/tests/info/.libs/libnvidia-ml.so.1" ]; then
    cp "$top_builddir/tests/info/.libs/libnvidia-ml.so.1" "$scratch/"
    printf 'nvml 1\ngpu 0000:01:00.0 cuda=0 nvml=0 mig=1 name=A\ngpu 0000:02:00.0 cuda=1 nvml=1 name=A\n' >"$scratch/mig"
    refuses 'GPU 0000:01:00.0 is split by MIG' EMU_GPUS=1 FAKE_DRIVERS="$scratch/mig" LD_LIBRARY_PATH="$scratch:$LD_LIBRARY_PATH"
    sed 's/ mig=1//' "$scratch/mig" >"$scratch/whole"
    refuses 'NVML shows 2' EMU_GPUS=1 FAKE_DRIVERS="$scratch/whole" LD_LIBRARY_PATH="$scratch:$LD_LIBRARY_PATH"
fi
# An exclusive GPU that no other process uses is tested like any other; where there is no fabric, that is said.
EMU_COMPUTE_MODE=3 EMU_HANDLES=fd,ipc,fabric verdict 0 --fresh
grep -q 'fabric handles: not offered here' "$log" || fail "no word of fabric handles"
EMU_HANDLES=fd,ipc,fabric,imex verdict 0 --fresh
grep -q 'fabric handles: work for all pairs' "$log" || fail "fabric handles do not work"
EMU_NARROW_ATOMICS='0>1' verdict 0 --fresh --json
[ "$("$get" 'pairs[from=0,to=1].atomics.left_out[]' <"$log" | tr '\n' ' ')" = \
    'swap of 16 bytes compare-and-swap of 16 bytes add of four floats ' ] || fail "atomics that the driver does not have"
EMU_FAILS=cuStreamBeginCapture=900 verdict 0 --fresh
grep -q 'the driver captured no CUDA graph: error 900' "$log" || fail "a graph that is not captured"
status=0
"$info" verdict --bogus >"$log" 2>&1 || status=$?
[ $status -eq 2 ] || fail "a wrong option: exit $status"
if [ -t 1 ] || "$info" verdict | grep -q "$(printf '\033')"; then fail "colour where there is no terminal"; fi

# No process of a child is left, by the name of this test's cache folder in their environment.
for process in /proc/[0-9]*; do
    [ -r "$process/environ" ] || continue
    if tr '\0' '\n' 2>/dev/null <"$process/cmdline" | grep -qx verdict-child &&
        tr '\0' '\n' 2>/dev/null <"$process/environ" | grep -qxF "XDG_CACHE_HOME=$XDG_CACHE_HOME"; then
        fail "a process is left: $process"
    fi
done
exit $bad
