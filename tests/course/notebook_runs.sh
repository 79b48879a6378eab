#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The notebook of the course is valid, every cell runs, and the traces are in it, each with the PEs of its job.
set -u
[ "$SANITIZERS" = no ] || { echo "skipped: a sanitizer build is not for users' programs"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
needs_gcc
python=
for candidate in "${NOTEBOOK_PYTHON:-python3}" python3 /usr/bin/python3; do
    [ -n "$python" ] || ! "$candidate" -c 'import nbformat, nbclient, ipykernel' 2>/dev/null || python=$candidate
done
[ -n "$python" ] || { echo "skipped: no nbclient and ipykernel"; exit 77; }
cp -r "$top_srcdir/examples" "$scratch/examples" && chmod -R u+w "$scratch/examples" || exit 1
unset FERRY_SPACE
COURSE_BIN=$top_builddir/launcher HOME=$scratch timeout 120 "$python" - "$scratch/examples/notebook/course.ipynb" >"$log" 2>&1 <<'END_OF' ||
import html, json, os, re, sys
import nbformat
from nbclient import NotebookClient
path = sys.argv[1]
notebook = nbformat.read(path, as_version=4)
nbformat.validate(notebook)
assert not any(cell.get("outputs") for cell in notebook.cells), "the notebook is kept without outputs"
NotebookClient(notebook, timeout=60, kernel_name="python3", resources={"metadata": {"path": os.path.dirname(path)}}).execute()
pages = [o["data"]["text/html"] for cell in notebook.cells for o in cell.get("outputs", []) if "text/html" in o.get("data", {})]
assert len(pages) == 3, len(pages)
for page in pages:
    inside = html.unescape(re.match(r'<iframe srcdoc="([^"]*)"', page)[1])
    trace = json.loads(re.search(r'<script id="data" type="application/json">(.*?)</script>', inside, re.S)[1])
    assert trace["status"] == 0 and [pe["present"] for pe in trace["pes"]] == [1] * 4, trace
red = [o["text"] for cell in notebook.cells for o in cell.get("outputs", []) if o.get("name") == "stderr"]
assert not red, red
said = "".join(o.get("text", "") for cell in notebook.cells for o in cell.get("outputs", []))
for wanted in "PE 3 of 4 was greeted by: 100 101 102 103", "mark 100 of 100", "PE 3 was sent 42", "broken.c:":
    assert wanted in said, (wanted, said)
bug = [o["data"]["text/markdown"] for cell in notebook.cells for o in cell.get("outputs", []) if "text/markdown" in o.get("data", {})]
assert bug == ["The checker's exit status is **3**."], bug
END_OF
    fail "the notebook did not run"
exit $bad
