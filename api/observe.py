# SPDX-License-Identifier: BSD-3-Clause
"""The observed form of each call of api/calls.txt: what libferry-observe exports under the call's name (observe/observe.h),
and the same as data for the hooks in kernels."""
import copy
import re

from table import flags

# What a call does, by a part of its name; the first that fits.
KINDS = {
    "rma.h": [("fence", "FENCE"), ("quiet", "QUIET"), ("put", "PUT"), ("get", "GET"), ("p", "PUT"), ("g", "GET")],
    "signal.h": [("put", "PUT_SIGNAL"), ("wait", "WAIT"), ("fetch", "TEST"), ("signal", "SIGNAL")],
    "stream.h": [("wait", "WAIT")],
    "amo.h": [("atomic", "ATOMIC")],
    "wait.h": [("wait", "WAIT"), ("test", "TEST")],
    "coll.h": [("barrier", "BARRIER"), ("sync", "SYNC"), ("broadcast", "BROADCAST"), ("collect", "COLLECT"),
               ("alltoall", "ALLTOALL"), ("reducescatter", "REDUCESCATTER"), ("reduce", "REDUCE"), ("scan", "SCAN")],
}


def kind_of(call):
    name = call.row["call"]
    return next(kind for part, kind in KINDS[call.row["in"]] if part in name)


def marks_of(call, kind):
    name, marks = call.row["call"], []
    if call.form == "stream" or call.name.endswith("_on_stream"):
        marks.append("ON_STREAM")
    if "_nbi" in name:
        marks.append("NBI")
    if kind in ("PUT", "GET") and not {"source", "dest"} <= {p.name for p in call.params}:
        marks.append("BY_VALUE")
    if kind == "ATOMIC" and re.search(r"fetch|swap", name):
        marks.append("FETCHES")
    if kind == "ATOMIC" and call.type is not None:
        marks.append("REAL * FERRYI_REAL_C(%s)" % call.type.c)
    if kind in ("WAIT", "TEST"):
        marks += ["LISTS"] if "_vector" in name else []
        marks += ["ANY"] if "_any" in name or "_some" in name else []
        marks += ["SOME"] if "_some" in name else []
        marks += ["OF_SIGNAL"] if call.row["in"] == "signal.h" else []
        if call.type is not None and call.row["in"] == "wait.h":
            marks.append("SIGNED * FERRYI_SIGNED_C(%s)" % call.type.c)
    if any(p.name == "timeout_ns" for p in call.params):
        marks.append("TIMED")
    if kind == "COLLECT" and "fcollect" not in name:
        marks.append("UNEQUAL")
    if any(p.name == "dst" for p in call.params):
        marks.append("STRIDED")
    if "exscan" in name:
        marks.append("EXCLUSIVE")
    return " | ".join("FERRYI_EVENT_" + mark for mark in marks)


def fields_of(call, bits="FERRYI_OBSERVE_BITS", cast="(void *)(size_t)"):
    """Fields of a ferryi_event and their values, in the order of its members; those that are as without a call are left out."""
    kind, name = kind_of(call), call.row["call"]
    has = {p.name: p for p in call.params}
    width = {"T": "sizeof(%s)" % (call.type.c if call.type else ""), "B": call.width, "mem": call.width}[call.kind]
    f = {"kind": "FERRYI_EVENT_" + kind, "flags": marks_of(call, kind)}
    count = next((n for n in ("nelems", "nbytes", "nreduce", "nblocks") if n in has), None)
    if call.name in ("barrier_all", "sync_all") or re.match(r"(barrier|sync)_all", call.name):
        f["team"] = "FERRY_TEAM_WORLD"
    if "team" in has:
        f["team"] = "team"
    f["target"] = "pe" if "pe" in has else "-1"
    f["root"] = "root" if "root" in has else "-1"
    f["ctx"] = "ctx" if "ctx" in has else ""
    symmetric = [p for p in call.params if p.symmetric]
    if kind in ("PUT", "GET", "PUT_SIGNAL") or count is not None and call.row["in"] == "coll.h":
        far = "source" if kind == "GET" else "dest"
        near = "dest" if kind == "GET" else "source"
        f["remote"] = cast + far
        f["own"] = near if near in has else ""
        f["n"] = count or "1"
        f["width"] = width
        f["block"] = "bsize" if "bsize" in has else ""
        if "dst" in has:
            strides = {"dest": f"FERRYI_EVENT_STRIDE(dst, {width})", "source": f"FERRYI_EVENT_STRIDE(sst, {width})"}
            f["own_stride"], f["remote_stride"] = strides[near], strides[far]
        f["bytes"] = f"{count or 1} * {width}" + (" * bsize" if "bsize" in has else "")
    if kind == "ATOMIC":
        word = symmetric[0].name
        f.update(remote=cast + word, own="fetch" if "fetch" in has else "", n="1", width=width, bytes=width, word=word)
        f["op"] = re.search(r"FERRYI_OP_\w+", call.row["kernel"])[0]
        if "value" not in has and f["op"] == "FERRYI_OP_ADD":
            f["value"] = "1"
    if kind in ("WAIT", "TEST"):
        word = symmetric[0].name
        f.update(n=count or "1", width="8" if word == "sig_addr" else width, word=word)
        f["skip"] = "status" if "status" in has else ""
        f["values"] = "values" if "values" in has else ""
    if "sig_addr" in has and kind in ("PUT_SIGNAL", "SIGNAL"):
        f["word"], f["value"] = "sig_addr", "signal"
        if kind == "SIGNAL":
            f.update(remote=cast + "sig_addr", n="1", width="8", bytes="8")
        f["op"] = "sig_op" if "sig_op" in has else "FERRY_SIGNAL_" + ("SET" if "set" in call.name else "ADD")
    f["cmp"] = "cmp" if "cmp" in has else "-1"
    if "cmp_value" in has:
        f["value"] = "cmp_value"
    if "value" in has:
        f["value"] = f"{bits}(value)"
    if "cond" in has:
        f["cond"] = f"{bits}(cond)"
    f["stream"] = "stream" if "stream" in has else ""
    order = ("kind", "flags", "target", "root", "ctx", "team", "remote", "own", "n", "width", "block", "own_stride",
             "remote_stride", "bytes", "word", "skip", "values", "op", "cmp", "value", "cond", "stream")
    defaults = {"target": "-1", "root": "-1", "cmp": "-1"}
    return [(n, f[n]) for n in order if f.get(n, "") not in ("", defaults.get(n, ""))]


def fields_in_kernels(call, params):
    """The same in the template that kernels run, where T is the type and N an element's size."""
    same = copy.copy(call)
    same.params = params
    same.form = ""
    if call.type is not None:
        same.type = copy.copy(call.type)
        same.type.c = "T"
    same.width = "N" if call.kind == "B" else call.width
    return fields_of(same, bits="ferryi_observed_bits")


def after_of(call):
    if call.gives == "ferry_status":
        found = next((p.name for p in call.params if p.name in ("found", "index", "count")), None)
        more = f"e.result = {found} != NULL && r <= FERRY_ERR_ABORTED ? (uint64_t)*{found} : 0" if found else ""
        return "(FERRYI_OBSERVED_STATUS" + (", " + more if more else "") + ")"
    return "FERRYI_OBSERVED_RESULT"


def observed(call, wrap, parameters, arguments, pointer):
    """Lines of C.  Types that only C has stand here like the others."""
    text = ('"ferry_' + call.name + '"').replace("##NAME##", '" #NAME "').replace('""', "").strip()
    text = text.replace('" #NAME', '" #NAME')
    fields = ", ".join(f"e.{name} = {value}" for name, value in fields_of(call))
    body = f"FERRYI_OBSERVE({call.gives}, ferry_{call.name}, {text}, {arguments(call.params)}, {after_of(call)}, {fields});"
    head = f"{pointer(call.gives)}ferry_{call.name}{parameters(call.params)}"
    return [*wrap(head), "{", *wrap(body, first=4), "}"]
