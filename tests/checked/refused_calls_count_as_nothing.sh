#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-run --check counts a refused call as nothing.  PE 0 makes each call of api/calls.txt that moves data, in each wrong
# way that its parameters allow, between memory that PE 1 writes at the same time: an access that counts is a race.
set -u
. "${top_srcdir:?run by make check}/tests/scratch.sh"
[ "${SANITIZERS-no}" = no ] || { echo "skipped: a sanitizer has callbacks of its own"; exit 77; }
needs_gcc
command -v python3 >/dev/null || { echo "skipped: no python3"; exit 77; }
unset FERRY_ON_FAULT FERRY_TEST FERRY_PATHS
export FERRY_TIMEOUT=20s FERRY_LOG=none

"$top_srcdir/api/generate.py" --json >"$scratch/calls.json" || exit 1
python3 - "$scratch/calls.json" >"$scratch/refused.c" <<'END' || exit 1
import json, re, sys

TYPES = ("int", "double", "uint64", "short", None)
SIZES = ("put32", "get64", "iput8", "iput32", "iget64", "ibput32", "ibget128")  # of the calls that have no type
with open(sys.argv[1]) as file:
    calls = [c for c in json.load(file)["calls"]
             if c.get("exported") and c.get("host") and not c.get("stream") and c.get("scope") == "thread" and
             c.get("contract") and c.get("type") in TYPES]

# What each parameter is in a right call, by its name.  far: of PE 1, which writes it; near: of PE 0, which PE 1 writes.
RIGHT = {"pe": "1", "dst": "2", "sst": "2", "nelems": "8", "nblocks": "4", "bsize": "2", "nbytes": "64", "nreduce": "8",
         "signal": "1", "sig_op": "FERRY_SIGNAL_ADD", "value": "1", "cond": "0", "ctx": "FERRY_CTX_DEFAULT",
         "team": "FERRY_TEAM_WORLD", "root": "0", "fetch": "near", "sig_addr": "far"}
NO_COUNT = "SIZE_MAX / 4 + 2"  # of elements of 4 or 8 bytes: the product is small


def pointers(call):
    """The right values of dest and source: the symmetric one of a put or a get is far."""
    both = [p for p in call["parameters"] if p["name"] in ("dest", "source")]
    for p in both:
        far = p["symmetric"] if call["contract"] != "ferry/coll.h" else p["name"] == "dest"
        yield p["name"], "far" if far else "near"


def wrong(call, p):
    name, has = p["name"], [q["name"] for q in call["parameters"]]
    collective = call["contract"] == "ferry/coll.h"
    if name == "pe":
        yield from ("2", "-1")
    elif name == "ctx":
        yield "gone"
    elif name in ("dst", "sst") and not collective:
        yield from ("0", "-1", "PTRDIFF_MAX / 2", "(ptrdiff_t)1 << 61") + (("1",) if "bsize" in has else ())
    elif name in ("nelems", "nblocks", "bsize", "nreduce"):
        yield NO_COUNT
    elif name == "sig_op":
        yield "77"
    elif name == "team":
        yield from ("FERRY_TEAM_INVALID", "12345")
    elif name == "root":
        yield from ("2", "-1")
    elif p.get("symmetric"):
        yield from ("NULL", "alone", "theirs")
        if p["shape"] == "1" and (name == "sig_addr" or "atomic" in call["operation"]):
            yield "(char *)far + 1"
    elif "shape" in p:
        yield "NULL"


def attempts(call):
    right = {**RIGHT, **dict(pointers(call))}
    names = [p["name"] for p in call["parameters"]]
    if any(n not in right for n in names):
        return
    changes = [{p["name"]: value} for p in call["parameters"] for value in wrong(call, p)]
    if {"dst", "sst"} <= set(names) and call["contract"] != "ferry/coll.h":
        changes.append({"dst": "0", "sst": "0"})
    for change in changes:
        values = {**right, **change}
        casts = ["(%s)(%s)" % (p["type"].replace("[]", "*"), values[p["name"]]) if "shape" in p else values[p["name"]]
                 for p in call["parameters"]]
        made = "%s(%s)" % (call["name"], ", ".join(casts))
        yield made, made + " != FERRY_SUCCESS" if call["returns"] == "ferry_status" else "((void)%s, failed())" % made


alone, together = [], []
for call in calls:
    family = call["contract"][6:-2]
    if call["type"] is None and re.search(r"\d", call["name"]) and not call["name"].endswith(SIZES):
        continue
    if family in ("rma", "signal", "amo") or call.get("context"):
        alone += attempts(call)
    elif family == "coll" and call["type"] in ("int", None):
        together += attempts(call)
assert len(alone) > 1000 and len(together) > 50, (len(alone), len(together))


def body(name, made_and_refused):
    lines = "\n".join('    is_refused(%s, "%s");' % (refused, made) for made, refused in made_and_refused)
    return "static void %s(void)\n{\n%s\n}\n" % (name, lines)


print('''#include <ferry.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
enum { N = 4096 };
static int bad, tried;
static char *far, *near, *theirs, *alone; /* alone: of one PE's own memory */
static ferry_ctx_t gone;
/* Of calls that return what they found. */
static int failed(void)
{
    return ferry_last_error() != FERRY_SUCCESS;
}
static void is_refused(int refused, const char *call)
{
    tried++;
    if (!refused && bad++ < 20)
        printf("%s was not refused\\n", call);
}''')
print(body("by_one", alone))
print(body("by_all", together))
print('''int main(void)
{
    if (ferry_init() != FERRY_SUCCESS)
        return 1;
    const int me = ferry_my_pe();
    static char of_one[N];
    far = ferry_calloc(N, 1);
    near = ferry_calloc(N, 1);
    theirs = ferry_ptr(far, !me);
    alone = malloc(N);
    if (ferry_ctx_create(0, &gone) != FERRY_SUCCESS)
        return 1;
    ferry_ctx_destroy(gone);
    (void)ferry_barrier_all();
    if (me == 1) {
        for (int i = 0; i < N; i++)
            far[i] = 0;
        (void)!ferry_putmem(near, of_one, N, 0);
    } else
        by_one();
    (void)ferry_barrier_all();
    if (me == 1) {
        for (int i = 0; i < N; i++)
            far[i] = 0;
        (void)!ferry_putmem(near, of_one, N, 0);
    }
    by_all();
    (void)ferry_barrier_all();
    if (me == 0)
        printf("%d calls were refused\\n", tried - bad);
    return ferry_finalize() != FERRY_SUCCESS || bad != 0;
}''')
END
"$top_builddir/launcher/ferry-cc" --check -g -O0 -w "$scratch/refused.c" -o "$scratch/refused" >"$log" 2>&1 || {
    head -20 "$log"
    exit 1
}
status=0
timeout 120 "$top_builddir/launcher/ferry-run" --check --keep-going -n 2 "$scratch/refused" >"$log" 2>&1 || status=$?
[ $status -eq 3 ] || fail "exit $status, wanted 3"
grep 'calls were refused$' "$log" || fail "the program has not come to its end"
! grep '^ferry' "$log" | grep -v ' were refused on PE ' >"$scratch/more" || fail "ferry-run says more than what was refused"
exit $bad
