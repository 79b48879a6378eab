#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Habits of language that make a sentence be read twice are not to spread: each stands at most as often as
# tests/build/words.txt has it, in comments, documents and messages.  `--write` keeps counts that have become smaller.
# And no function is a verb alone that profilers and debuggers would show bare, and no retired name comes back.
set -eu
: "${top_srcdir:=$(cd "$(dirname "$0")/../.." && pwd)}"
command -v python3 >/dev/null || { echo "skipped: no python3"; exit 77; }
exec python3 - "$top_srcdir" "$@" <<'END'
import os, re, sys

top, options = sys.argv[1], sys.argv[2:]
FOLDERS = "api bootstrap compat config device docs emulator examples include launcher observe perf python runtime tests tools trace".split()
table = os.path.join(top, "tests/build/words.txt")
RETIRED = [ # names, and the word that took their place
    (r"\bferryi_(?:owner_|next_|link_|log_has_)?records?(?:_\w+)?\b|\bFERRYI_RECORD_\w+|\bring records?\b", "descriptor"),
    (r"\bferryi_group_\w+|/group__funcs\.h\b", "scope"),
    (r"\bferry_unit(?:_\w+)?\b|\bferryi_(?:gpu_|trace_|observe_)?unit(?:_\w+)?\b|\bgpu/units\.c\b", "image"),
    (r"\bferryi_segment_posted\b|\bposted words?\b", "pending"),
    (r"\bITEM_(?:RECORD|ASK|HEARD)\b|\bferryi_chunks_ask\b", "ITEM_DESCRIPTOR, ITEM_REQUEST, ITEM_ACKNOWLEDGED"),
]

def prose(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    if path.endswith(".md"):
        return text
    if path.endswith((".c", ".h", ".cu", ".cc")):
        return "\n".join(re.findall(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"', text, re.S))
    return "\n".join(re.findall(r'(?:^|\s)#[^\n]*|"[^"\n]*"', text)) # scripts, Python

paths = [os.path.join(top, name) for name in os.listdir(top) if name.endswith(".md")]
for folder in FOLDERS:
    for at, folders, names in os.walk(os.path.join(top, folder)):
        folders[:] = [name for name in folders if name not in ("generated", "__pycache__", ".libs", ".deps")]
        paths += [os.path.join(at, name) for name in names if name.endswith((".c", ".h", ".cu", ".cc", ".md", ".py", ".sh"))]
text = "\n".join(re.sub(r"\n\s*\*? ?", " ", prose(path)) for path in sorted(paths) if os.path.basename(path) not in ("CHANGELOG.md", "words_are_plain.sh"))

bad, rows = 0, []
with open(table, encoding="utf-8") as file:
    lines = file.read().splitlines()
for line in lines:
    if line.startswith("#") or not line:
        rows.append(line)
        continue
    most, habit, instead = line.split("\t")
    found = len(re.findall(habit, text))
    if found > int(most):
        print(f"'{habit}' stands {found} times, {most} before: {instead}")
        bad = 1
    rows.append("\t".join((str(min(found, int(most))), habit, instead)))
bare = re.compile(r"^(?:static|inline|FERRYI_[A-Z]+|[a-z_]\w*[ *]+)[\w *]*[ *](take|look|end|begin)\((?!\))[^;]*$", re.M)
for path in paths:
    if path.endswith((".c", ".h", ".cu", ".cc")) and "/tests/" not in path and "/examples/" not in path:
        with open(path, encoding="utf-8", errors="replace") as file:
            for found in bare.finditer(re.sub(r'/\*.*?\*/', lambda m: re.sub(r"[^\n]", " ", m[0]), file.read(), flags=re.S)):
                if not found[0].startswith("return"):
                    print(f"{path}: function '{found[1]}' says nothing by itself: give the verb its noun")
                    bad = 1
for path in paths:
    if os.path.basename(path) not in ("CHANGELOG.md", "words_are_plain.sh"):
        with open(path, encoding="utf-8", errors="replace") as file:
            code = file.read()
        for names, instead in RETIRED:
            for found in dict.fromkeys(re.findall(names, code)):
                print(f"{path}: '{found}' is a retired name: {instead}")
                bad = 1
if "--write" in options:
    with open(table, "w", encoding="utf-8") as file:
        file.write("\n".join(rows) + "\n")
sys.exit(bad)
END
