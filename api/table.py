# SPDX-License-Identifier: BSD-3-Clause
"""The table of ferry's calls: api/calls.txt, and the calls that headers declare beside their contracts."""
import re
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
SCOPES = {"": "THREAD", "_warp": "WARP", "_block": "BLOCK"}


class Type:
    def __init__(self, line):
        self.name, self.c, self.bits, tags = (field.strip() for field in line.split("|"))
        self.tags = tags.split()
        self.distinct = "alias" not in self.tags
        self.guard = (
            "!defined(__cplusplus) && !defined(__CUDACC__)"
            if "c" in self.tags
            else "!FERRYI_GPU" if "host" in self.tags else None
        )


class Param:
    """`sym const T dest[nelems]`: in C `const T *dest`."""

    def __init__(self, text):
        match = re.fullmatch(r"(sym )?(.+?) (\w+)(?:\[(.+)\])?", text.strip())
        self.symmetric, self.c, self.name, self.shape = bool(match[1]), match[2], match[3], match[4]

    def __str__(self):
        return f"{self.c} *{self.name}" if self.shape else f"{self.c} {self.name}"


class Call:
    """One function: a row of the table with all its placeholders filled in."""

    def __init__(self, row, name, kind, type_, width, scope="", timed=False, form=""):
        self.row, self.kind, self.type, self.width, self.scope, self.timed, self.form = (
            row, kind, type_, width, scope, timed, form)
        self.operation = re.sub(r"\{\w\}_?", "", row["call"].split()[0]) if row else name
        self.plain = name
        self.name = name
        self.types = None

    def guarded(self, lines):
        """Lines that stand only where the type exists."""
        return lines if self.type is None or self.type.guard is None else [f"#if {self.type.guard}", *lines, "#endif"]


def parse():
    table = {"types": {}, "lists": {}, "sizes": [], "rows": [], "each": {}}
    row = None
    for number, line in enumerate((TOP / "api/calls.txt").read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        key, _, value = line.strip().partition(" ")
        value = value.strip()
        if line[0] == " ":
            if key == "host" and value.startswith(("mem ", "stream ")):
                key, _, value = value.partition(" ")
                key = "host " + key
            row[key] = value.strip()
        elif key == "type":
            type_ = Type(value)
            table["types"][type_.name] = type_
        elif key == "types":
            name, words = value.split("=")
            table["lists"][name.strip()] = [
                t for t in table["types"].values() if t.name in words.split() or set(t.tags) & set(words.split())
            ]
        elif key == "size":
            table["sizes"].append(int(value))
        elif key == "lists":
            name, _, lists = value.partition(" ")
            table["each"][name] = lists.strip()
        elif key == "call":
            row = {"call": value, "names": value, "line": number}
            table["rows"].append(row)
        else:
            sys.exit(f"api/calls.txt:{number}: what is {key}?")
    table["rows"] = [each for row in table["rows"] for each in gone_through(table, row)]
    return table


def gone_through(table, row):
    """The rows that one with `each` stands for."""
    lists = table["each"].get(row.get("each"), row.get("each", ""))
    lists = [item.split("=", 1) for item in re.split(r" (?=\w+=)", lists) if item]
    values = [value.split("|") for _, value in lists]
    if not lists:
        return [row]
    rows = []
    for choice in zip(*values):
        filled = dict(row)
        for (name, _), value in zip(lists, choice):
            if len(name) > 1 and name.islower():
                filled[name] = value
            filled = {k: v.replace("{%s}" % name, value) if isinstance(v, str) else v for k, v in filled.items()}
        for (name, _), all_of_it in zip(lists, values):
            filled["names"] = row["names"] if name == lists[0][0] else filled["names"]
            filled["names"] = filled["names"].replace("{%s}" % name, "{%s}" % ",".join(dict.fromkeys(all_of_it)))
        rows.append({k: v for k, v in filled.items() if v != ""})
    return rows


def flags(row, name):
    return name in row.get("flags", "").split()


def forms(table, row):
    """The names of a row with their types: (name with {T}, {B} and {S}, name with {S}, kind, type, bytes of an element)."""
    for name in row["call"].split():
        if "{T}" in name:
            for type_ in table["lists"][row["types"]]:
                yield name, name.replace("{T}", type_.name), "T", type_, f"sizeof({type_.c})"
        elif "{B}" in name:
            for size in table["sizes"]:
                yield name, name.replace("{B}", str(size)), "B", None, str(size // 8)
        else:
            yield name, name, "mem", None, row.get("width", "1")


def fill(call, text):
    """The text of a row as this call has it."""
    type_ = call.type
    if type_ is not None:
        text = text.replace("{T}", type_.name)
        text = re.sub(r"\bKIND\b", f"FERRYI_KIND_OF({type_.c})", text)
    text = re.sub(r"\bT\b", type_.c if type_ is not None else "void", text)
    text = re.sub(r"\bWIDTH\b", call.width, text)
    text = re.sub(r"\bSCOPE\b", "FERRYI_" + SCOPES[call.scope], text)
    text = re.sub(r"\bTIMEOUT\b", "timeout_ns" if call.timed else "UINT64_MAX", text)
    return re.sub(r"\bnelems\b", "nbytes", text) if call.kind == "mem" and "mem" in call.plain else text


def params_of(call, text):
    if text == "-":
        return []
    return params_of_text([fill(call, param) for param in split_params(text)])


def split_params(text):
    return [] if text == "-" else re.split(r",(?![^\[]*\])", text)


def params_of_text(params):
    return [Param(param) for param in params]


def calls_of(table, row, declared):
    """Every function of a row: scopes and timeouts, then contexts and streams."""
    made = []
    for shape, name, kind, type_, width in forms(table, row):
        first = len(made)
        for scope in SCOPES if "{S}" in name else [""]:
            for timed in [False, True] if kind in row.get("timeout", "").split() else [False]:
                made.append(Call(row, name, kind, type_, width, scope, timed))
        if flags(row, "ctx"):
            made.append(Call(row, name, kind, type_, width, form="ctx"))
        if kind in row.get("stream", "").split() and not (type_ is not None and "complex" in type_.tags):
            made.append(Call(row, name, kind, type_, width, form="stream"))
        for call in made[first:]:
            call.shape = shape
    for call in made:
        before = "ctx_" if call.form == "ctx" else ""
        behind = "_on_stream" if call.form == "stream" else "_timeout" if call.timed else ""
        call.on_host = before + call.plain.replace("{S}", "") + behind
        call.plain = call.plain.replace("{S}", call.scope)
        call.name = before + call.plain + behind
        call.header = {"ctx": "ctx.h", "stream": "stream.h"}.get(call.form, row["in"])
        if "takes" in row:
            gives = row["gives"]
            call.gives = "ferry_status" if gives == "status" or call.form == "stream" else fill(call, gives)
            call.own = params_of(call, row["takes"])
        else:
            call.gives, call.own = declared[call.name].gives, declared[call.name].own
        call.params = list(call.own)
        if call.timed:
            call.params.append(Param("uint64_t timeout_ns"))
        if call.form == "stream":
            call.params.append(Param("ferry_stream stream"))
        if call.form == "ctx":
            call.params.insert(0, Param("ferry_ctx_t ctx"))
        call.kernel = fill(call, row["kernel"]) if "kernel" in row and call.form == "" else None
        host = row.get("host mem", row.get("host")) if kind_is_mem(call) else row.get("host")
        if call.form == "stream":
            host = row.get("host stream") if not (call.kind == "mem" and "{T}" in row["call"]) else None
        call.host = fill(call, host) if host is not None and call.form != "ctx" else None
        call.in_kernels = ("kernel" in row and call.form != "stream") and not (
            call.type is not None and call.type.guard is not None
        )
        call.exported = call.scope == ""
    return made


def kind_is_mem(call):
    return call.kind == "mem"


def read_headers():
    """Calls that a header declares beside their contracts."""
    declared = {}
    headers = [TOP / "include/ferry_moe.h", *sorted((TOP / "include/ferry").glob("*.h"))]
    for header in headers:
        text = re.sub(r"/\*.*?\*/", lambda m: re.sub(r"[^\n]", " ", m[0]), header.read_text(), flags=re.S)
        text = re.sub(r"^#.*?(?<!\\)$", lambda m: re.sub(r"[^\n]", " ", m[0]), text, flags=re.S | re.M)
        both = r"FERRY_BOTH\((?P<gb>[^,]+?), ferry_(?P<nb>\w+),\s*\((?P<pb>[^;]*?)\)\)(?=\s)"
        api = r"FERRY_API (?P<ga>[^;(]+?[ *])ferry_(?P<na>\w+)\((?P<pa>(?:[^()]|\([^()]*\))*)\)[^;]*;"
        for match in re.finditer(both + "|" + api, text):
            side = "b" if match["nb"] else "a"
            call = Call(None, match["n" + side], "mem", None, "1")
            call.gives = match["g" + side].replace("FERRYI_CHECKED ", "").strip()
            call.raw = " ".join(match["p" + side].split())
            call.own = call.params = [] if call.raw == "void" else [
                plain_param(p) for p in re.split(r",(?![^(]*\))", call.raw)]
            call.header = header.relative_to(TOP / "include").as_posix().removeprefix("ferry/")
            call.line = text.count("\n", 0, match.start()) + 1
            call.in_kernels = side == "b"
            call.exported = True
            declared[call.name] = call
    return declared


class plain_param(Param):
    """A parameter as C writes it."""

    def __init__(self, text):
        self.text, self.symmetric, self.shape = text.strip(), False, None
        match = re.search(r"\(\*(\w+)\)|(\w+)$", self.text)
        self.name = (match[1] or match[2]) if match else "..."
        self.c = self.text[: -len(self.name)].strip() if match and match[2] else self.text

    def __str__(self):
        return self.text
