#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Every file that a comment or a document names exists: what ends in a known extension, and what starts with a folder of
# the top.  NAME stands for any name.
set -eu
: "${top_srcdir:=$(cd "$(dirname "$0")/../.." && pwd)}"
command -v python3 >/dev/null || { echo "skipped: no python3"; exit 77; }
exec python3 - "$top_srcdir" "${top_builddir:-$top_srcdir}" <<'END'
import os, re, sys

FOLDERS = "api bootstrap compat config device docs emulator examples findings include launcher observe perf python runtime tests tools trace".split()
ALONE = r"(?<![\w<*{}$%%/.:-])%s(?![\w<*{}$%%/-])"  # not a part of a pattern or of a longer name
NAME = re.compile(ALONE % r"(?:\.{0,2}/)?[\w./-]*\w\.(?:c|h|cc|cu|py|sh|am|mk|md|pml|matrix)\b(?!\.\w)" + "|" +
                  ALONE % (r"(?:%s)/[a-z_](?:[\w/.-]*\w)?/?" % "|".join(FOLDERS)))
# What a build makes; what examples of documents and other projects call their files.
MADE = re.compile(r"(tests/)?calls\.h|config\.h|docs/api.*|tests/gpu/lib.*|emulator/lib.*|tests/emu/kernels\.h\.gch"
                  r"|perf/ferry-perf.*|perf/gpu/programs|launcher/ferry-run|tools/ferry-info.*|device/kernels/\w+_code\.c"
                  r"|(.*/)?(prog|foo|bar|x)(__funcs)?\.\w+|first\.c|cuda\w*\.h|std\w+\.h|liburing\.h|torch/.*|math\.h|_\w+\.h"
                  r"|(kernel|sums|count|fill|halo|tiles|leak|reduce)\.cu"
                  r"|(tests/)?test_(low_latency|intranode)\.py")


def files(root, folders):
    for folder in folders:
        for at, below, names in os.walk(os.path.join(root, folder)):
            below[:] = [] if folder == "." else [b for b in below if not b.startswith((".", "__"))]
            yield from (os.path.relpath(os.path.join(at, name), root) for name in names + below)


def comments(path, text):
    """Lines of the text without what is no comment."""
    if path.endswith((".c", ".h", ".cc", ".cu")):
        return re.sub(r"/\*.*?\*/|//[^\n]*|[^\n]", lambda m: m[0] if m[0][:2] in ("/*", "//") else "", text, flags=re.S)
    if path.endswith(".md"):
        return text
    return "\n".join("".join(re.findall(r"(?:^|\s)#(?!include).*", line)) for line in text.split("\n"))


def wrong(root, build):
    tree = sorted(set(files(root, FOLDERS + ["."])))
    known = set()
    for path in tree + list(files(build, ["api"])):  # what is generated, too
        plain, extension = os.path.splitext(path)
        for form in path, plain, os.path.dirname(path) + "/NAME" + extension:  # a program is named without an extension
            parts = form.split("/")
            known.update("/".join(parts[i:j]) for i in range(len(parts)) for j in range(i + 1, len(parts) + 1))
    with open(os.path.join(root, "tests/matrix_rows.sh")) as rows:
        for test in re.findall(r"row (\w+)/(\w+) ", rows.read()):
            known.update(("tests/%s/%s.matrix" % test, "%s/%s.matrix" % test, test[1] + ".matrix"))
    known.update(("tests/NAME.matrix", "tests/FOLDER/NAME.matrix"))
    for path in tree:
        if not path.endswith((".c", ".h", ".cc", ".cu", ".py", ".sh", ".am", ".mk", ".md", "/run", "quickstart")) or \
                path == "CHANGELOG.md" or path == "tests/build/named_files_exist.sh":
            continue
        with open(os.path.join(root, path), encoding="utf-8", errors="replace") as file:
            lines = comments(path, file.read()).split("\n")
        for number, line in enumerate(lines, 1):
            for name in NAME.findall(line):
                plain = re.sub(r"^(include/)?ferry/detail/", "device/", re.sub(r"^(\.{0,2}/)+", "", name)).rstrip("./-")
                if plain not in known and not MADE.fullmatch(plain):
                    yield "%s:%d: there is no %s" % (path, number, name)


found = list(wrong(*sys.argv[1:]))
print(*found, sep="\n", end="\n" if found else "")
sys.exit(bool(found))
END
