#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""Makes from api/calls.txt what is made of ferry's calls.

generate.py --output FOLDER  writes the files of FOLDER/generated; those that are as they should be stay untouched
generate.py --check          says which calls no contract speaks of, and exits with 1 if there are any
generate.py --json           prints every call as data: name, parameters with shapes, type, scope, who may call, forms
"""
import itertools
import json
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
import nvshmem
from observe import fields_in_kernels, kind_of, observed
from table import (Call, Param, SCOPES, TOP, Type, calls_of, fill, flags, forms, params_of_text, parse, plain_param,
                   read_headers, split_params)

WIDTH = 120


# ---- C.


def wrap(text, indent=4, first=0):
    """Lines of at most WIDTH, broken at commas and operators."""
    lines, line = [], " " * first
    for word in re.split(r"(?<=,) |(?<= \?) |(?<= :) | (?=&& )", text):
        glue = " " if line.strip() else ""
        if line.strip() and len(line) + len(glue) + len(word) > WIDTH:
            lines.append(line)
            line, glue = " " * (first + indent), ""
        line += glue + word
    return lines + [line]


def parameters(params):
    return "(" + (", ".join(map(str, params)) if params else "void") + ")"


def arguments(params, before=()):
    return "(" + ", ".join([*before, *(p.name for p in params)]) + ")"


def pointer(c):
    return c if c.endswith("*") else c + " "


def definition(head, name, params, body):
    statement = body[3:] + ";" if body.startswith("do ") else f"return {body};"
    return [*wrap(f"{head}{name}{parameters(params)}"), "{", *wrap(statement, first=4), "}"]


def declaration(call):
    gives = ("FERRYI_CHECKED " if call.gives == "ferry_status" else "") + call.gives
    if call.in_kernels or ("kernel" in call.row and call.form != "stream"):
        text = f"FERRYI_TYPED({gives}, ferry_{call.name}, {parameters(call.params)})"
    else:
        text = f"FERRY_API {pointer(gives)}ferry_{call.name}{parameters(call.params)};"
    return call.guarded(wrap(text))


def file_of(name, what, body, more=()):
    """A part of the header or source that includes it; that one has included what this part needs."""
    guard = "FERRYI_GENERATED_" + re.sub(r"\W", "_", name).upper()
    banner = [f"/* {what}  Made by api/generate.py from api/calls.txt.", *more]
    banner = ["/* SPDX-License-Identifier: BSD-3-Clause */", *banner[:-1], banner[-1] + " */", "/* clang-format off */"]
    return name, "\n".join([*banner, f"#ifndef {guard}", f"#define {guard}", "", *body, "", "#endif", ""])


def by_row(calls):
    for _, group in itertools.groupby(calls, key=lambda call: id(call.row)):
        yield list(group)


def written(text):
    """A text of the table as prose has it."""
    return re.sub(r"\bT\b", "TYPE", text.replace("{S}", "").replace("{T}", "TYPE").replace("{B}", "BITS"))


def title(group, prefix):
    """The names of a row, for a reader of the file."""
    return "/* " + ", ".join(prefix + written(name) for name in group[0].row["call"].split()) + " */"


def synopsis(rows):
    """The calls of a header as its readers see them: one prototype for all forms."""
    lines = []
    for _, group in itertools.groupby(rows, key=lambda row: row["line"]):
        row = next(group)
        names = ["ferry_" + written(name) for name in row["names"].split()]
        params = [] if row["takes"] == "-" else [str(Param(written(p))) for p in re.split(r",(?![^\[]*\])", row["takes"])]
        gives = "ferry_status" if row["gives"] == "status" else written(row["gives"])
        also = names[1:] + ([names[0] + "_timeout"] if "T" in row.get("timeout", "").split() or
                            "mem" in row.get("timeout", "").split() and len(names) == 1 else [])
        also += ["_timeout of the last"] if "timeout" in row and len(names) > 1 else []
        also += ["_warp, _block"] if "{S}" in row["call"] else []
        also += ["_on_stream"] if "stream" in row else []
        also += ["ferry_ctx_"] if flags(row, "ctx") else []
        lines += wrap(f" * {gives} {names[0]}({', '.join(params) if params else 'void'})", 0)
        if also:
            lines += [" *     and " + ", ".join(also)]
    lines = [line if line.startswith(" *") else " *         " + line for line in lines]
    return [" *", " * With TYPE for a type's name and BITS for a size:", *lines] if lines else []


def unspoken(table):
    """Rows of which no contract speaks: none of the words of the name stands in the header's comments."""
    for row in table["rows"]:
        text = (TOP / "include/ferry" / row["in"]).read_text().lower()
        words = [word.removesuffix("mem")[-5:] for word in re.sub(r"\{\w\}", "", row["call"].split()[0]).split("_")]
        if not any(word in text for word in words if word):
            yield f"include/ferry/{row['in']}: no contract speaks of ferry_{row['call'].split()[0]}"


def blocks(calls, lines_of, prefix="ferry_"):
    lines = []
    for group in by_row(calls):
        lines += ["", title(group, prefix)] if lines else [title(group, prefix)]
        for call in group:
            lines += lines_of(call)
    return lines


def declarations(table, calls):
    for name in ("rma", "signal", "amo", "wait", "coll", "ctx", "stream"):
        mine = [c for c in calls if c.header == name + ".h" and c.scope == "" and "takes" in c.row]
        rows = [row for row in table["rows"] if row["in"] == name + ".h" and "takes" in row]
        yield file_of(f"{name}.h", f"The calls whose contracts are in ferry/{name}.h.",
                      blocks(mine, declaration), synopsis(rows))


def kernel_template(call):
    """The body of a row's calls, for all types and scopes: (name, what comes before <>, its arguments, lines)."""
    row, scoped = call.row, "{S}" in call.row["call"]
    name = re.sub(r"\{T\}_|\{S\}", "", call.shape).replace("{B}", "BITS")
    name = ("ctx_" if call.form == "ctx" else "") + name + ("_timeout" if call.timed else "")
    takes = {"T": [("typename T", call.type.c if call.type else "")], "B": [("size_t N", call.width)], "mem": []}[call.kind]
    takes = takes + ([("int S", "FERRYI_" + SCOPES[call.scope])] if scoped else [])
    given = f"<{', '.join(value for _, value in takes)}>" if takes else ""
    width = {"T": "sizeof(T)", "B": "N", "mem": call.width}[call.kind]
    same = Call(row, call.operation, call.kind, None, width, "", call.timed, call.form)
    same.plain = call.plain

    def of(text):
        text = re.sub(r"\bSCOPE\b", "S", text)
        return fill(same, re.sub(r"\bT\b", "\0", text)).replace("\0", "T" if call.kind == "T" else "void")

    gives = "ferry_status" if row["gives"] == "status" else of(row["gives"])
    own = params_of_text([of(p) for p in split_params(row["takes"])])
    params = own + ([Param("uint64_t timeout_ns")] if call.timed else [])
    head = f"template <{', '.join(word for word, _ in takes)}> " if takes else ""
    if call.form == "ctx":
        params = [Param("ferry_ctx_t ctx"), *own]
        otherwise = "ferryi_ctx_unknown(ctx)" if gives == "ferry_status" else f"ferryi_ctx_no_value<{gives}>(ctx)"
        there = ", ".join([word.split()[-1] for word, _ in takes] + (["FERRYI_THREAD"] if "{S}" in call.shape and not scoped else []))
        passed = "(" + here("PASS", own) + ", ".join(p.name for p in own) + ")"
        body = f"return ferryi_ctx_is(ctx, &pe) ? ferryi_call_{name.removeprefix('ctx_')}<{there}>{passed} : {otherwise};"
    else:
        scope = "S" if scoped else "FERRYI_" + SCOPES[call.scope]
        fields = ", ".join(f"e.{field} = {value}" for field, value in fields_in_kernels(call, params))
        kind = "FERRYI_EVENT_" + kind_of(call)
        body = (f"FERRYI_IN_KERNEL({gives}, {scope}, {kind}, \"{kernel_spelling(name)}\", ({fields}), "
                f"{of(row['kernel'])});")
    listed = here("PARAM", params) + (", ".join(map(str, params)) if params else "")
    lines = [*wrap(f"{head}FERRYI_INLINE {pointer(gives)}ferryi_call_{name}({listed})"), "{", *wrap(body, first=4), "}"]
    return name, given, lines


def here(form, params):
    """What a call in a kernel takes before its own arguments, where such calls are observed: its place in the source."""
    return f"FERRYI_HERE_{form} " if params else f"FERRYI_HERE_{form}_ALONE"


def kernel_spelling(name):
    return "ferry_" + name.replace("BITS", "").removesuffix("_timeout")


def kernel_name(call, given, name):
    """The macro by which a kernel makes one call."""
    arguments = "FERRYI_HERE_FIRST __VA_ARGS__" if call.params else "FERRYI_HERE_FIRST_ALONE __VA_ARGS__"
    return (f"#define ferry_{call.name}(...) FERRYI_CALL(ferry_{call.on_host}, (__VA_ARGS__), "
            f"ferryi_call_{name}{given}({arguments}))")


# Calls without a row of parameters that observers see in kernels too: the kind, and the word, in parentheses.
IN_KERNELS = {"ctx_fence": "FENCE, NULL", "ctx_quiet": "QUIET, NULL", "ctx_pe_quiet": "QUIET, NULL",
              "pe_quiet": "QUIET, NULL", "set_lock": "LOCK, lock", "clear_lock": "UNLOCK, lock",
              "test_lock": "LOCK, lock"}


def kernel_form(call):
    """A call that its header declares."""
    kernel = call.kernel
    if call.name in IN_KERNELS:
        kernel = f"FERRYI_IN_KERNEL_ALSO({IN_KERNELS[call.name]}, \"ferry_{call.name}\", {kernel})"
    body = f"FERRYI_CALL(ferryi_host_ferry_{call.on_host}, {arguments(call.params)}, {kernel})"
    return call.guarded(definition("FERRYI_INLINE " + pointer(call.gives), "ferry_" + call.name, call.params, body))


def kernel_forms(calls):
    files = {"queries": ("setup.h", "team.h", "memory.h"), "rma": ("rma.h",), "signal": ("signal.h",),
             "amo": ("amo.h",), "wait": ("wait.h",), "coll": ("coll.h",), "ctx": ("ctx.h",), "lock": ("lock.h",)}
    spelled = set()
    for name, headers in files.items():
        mine = [c for c in calls if c.header in headers and (c.in_kernels or c.scope != "" and "c" not in c.type.tags)]
        both, bodies, names, scoped = [], {}, [], []
        for call in mine:
            if "takes" not in call.row:
                both += kernel_form(call)
                continue
            body, given, lines = kernel_template(call)
            bodies.setdefault(body, lines)
            (names if call.scope == "" else scoped).extend(call.guarded([kernel_name(call, given, body)]))
        lines = ["#if FERRYI_GPU", *both, "#endif"] if both else []
        if bodies:
            lines += ["#if FERRYI_GPU && FERRYI_IN_KERNELS", *itertools.chain(*bodies.values()), *names, "#endif"]
        lines += ["", "/* Made together by a warp or a block. */", *scoped] if scoped else []
        spelled.update(kernel_spelling(body) for body in bodies if not body.startswith("ctx_"))
        where = ", ".join("ferry/" + header for header in headers)
        yield file_of(f"{name}__funcs.h", f"The calls of {where} as kernels make them.", lines)
    spelled.update("ferry_" + name for name in IN_KERNELS)
    names = macro("FERRYI_KERNEL_CALLS", "X", [f'X("{name}")' for name in sorted(spelled)], True)
    yield file_of("kernel_calls.h", "The names of calls in kernels, as observers see them.", names)


def families(table, declared):
    """The calls with a placeholder for the type: what is written for one of them stands for all."""
    type_ = Type("##NAME## | TYPE | - |")
    lists = {**table["lists"], "any": [type_]}
    for row in table["rows"]:
        some = {**row, "types": "any"} if "types" in row else row
        for call in calls_of({**table, "lists": lists}, some, declared):
            call.types = ["rma", "complex"] if row.get("types") == "numbers" else \
                ["word", "real_word"] if row.get("types") == "words" else [row.get("types")]
            if call.form == "stream":
                call.types = call.types[:1]
            yield call


def for_all(call, lines):
    """A definition as it is, or as a macro over the types that it has a placeholder for."""
    if call.types is None or call.type is None:
        return lines
    lines = ["#define DEFINE(NAME, TYPE, ...)", *(re.sub(r"(?<!\w)##NAME", "NAME", line) for line in lines)]
    return [line + " \\" for line in lines[:-1]] + lines[-1:] + [
        f"FERRY_{name.upper()}_TYPES(DEFINE)" for name in call.types] + ["#undef DEFINE"]


def host_definition(call):
    if call.form == "ctx":
        mode = "STATUS" if call.gives == "ferry_status" else "VALUE"
        first = "" if mode == "STATUS" else call.gives + ", "
        body = f"do RETURN_{mode}_IN_CTX({first}ferry_{call.plain}{arguments(call.own)})"
    else:
        body = call.host
    return for_all(call, definition(pointer(call.gives), "ferry_" + call.name, call.params, body))


def host_definitions(calls):
    def of(wanted):
        return [c for c in calls if c.exported and (c.host is not None or c.form == "ctx") and wanted(c)]

    files = {name: (lambda c, name=name: c.header == name + ".h") for name in ("rma", "signal", "amo", "wait", "ctx", "stream")}
    folds = ("reduce", "scan")
    files["coll"] = lambda c: c.header == "coll.h" and not any(word in c.row["call"] for word in folds)
    files["reduce"] = lambda c: c.header == "coll.h" and any(word in c.row["call"] for word in folds)
    for name, wanted in files.items():
        yield file_of(f"{name}_host.h", f"Exported functions, for runtime/calls/{name}*.c alone.",
                      blocks(of(wanted), host_definition))


def observed_definitions(calls):
    """What libferry-observe exports: every call of the table that libferry exports."""
    files = {"rma": ("rma.h",), "signal": ("signal.h",), "amo": ("amo.h",), "wait": ("wait.h",), "coll": ("coll.h",),
             "ctx": ("ctx.h",), "stream": ("stream.h",)}
    for name, headers in files.items():
        mine = [c for c in calls if c.exported and "takes" in c.row and c.header in headers]
        yield file_of(f"{name}_observed.h", f"Observed calls of ferry/{name}.h, for observe/{name}.c alone.",
                      blocks(mine, lambda c: for_all(c, observed(c, wrap, parameters, arguments, pointer))))


# ---- Type-generic spellings.


def selector(call):
    """The pointer whose type chooses."""
    return next(p.name for p in call.own if p.shape)


def generic_groups(calls):
    """Calls that share a spelling without the type: {spelling: [call of each distinct type]}."""
    groups = {}
    for call in calls:
        if call.form == "" and call.scope == "" and not call.timed and call.type is not None and call.type.distinct:
            spelling = call.row.get("generic")
            if spelling:
                groups.setdefault(spelling, []).append(call)
    return groups


def macro(name, params, body, listed=False):
    """A macro; `listed`: the words of body stand side by side."""
    if listed:
        lines = [f"#define {name}({params})"]
        for word in body:
            lines = lines + ["    " + word] if len(lines[-1]) + len(word) > WIDTH - 3 else lines[:-1] + [lines[-1] + " " + word]
    else:
        lines = wrap(f"#define {name}({params}) {body}")
    return [line + " \\" for line in lines[:-1]] + lines[-1:]


def generic_selection(prefix, own, spelling, names, at, has_ctx, group):
    """C11: the macros of a spelling without the type.  The argument `at` selects; own begins the names of forms by
    count.  group: the C type and the typed name of each choice."""
    def choose(ctx):
        choices = ", ".join(f"{c_type}: {prefix}{ctx}{plain}" for c_type, plain in group)
        head = ", ".join([*(["ctx"] if ctx else []), *names[: at + 1], "..."])
        return head, f"_Generic(*({names[at]}), {choices})({head.replace('...', '__VA_ARGS__')})"

    if not has_ctx:
        return macro(f"{prefix}{spelling}", *choose(""))
    lines = []
    for ctx in ("", "ctx_"):
        lines += macro(f"{own}{spelling}_{len(names) + bool(ctx)}", *choose(ctx))
    return [*lines, f"#define {prefix}{spelling}(...) FERRYI_BY_COUNT({own}{spelling}_, __VA_ARGS__)"]


def c11(groups):
    lines = []
    for spelling, group in groups.items():
        names = [p.name for p in group[0].own]
        lines += generic_selection("ferry_", "FERRYI_", spelling, names, names.index(selector(group[0])),
                                   flags(group[0].row, "ctx"), [(c.type.c, c.plain) for c in group])
    return lines


def overload(call, spelling):
    """C++: the library's function for one type by the spelling for all, and with a context."""
    lines = []
    for ctx in ([False, True] if flags(call.row, "ctx") else [False]):
        params = ([Param("ferry_ctx_t ctx")] if ctx else []) + call.own
        name = f"ferry_{'ctx_' if ctx else ''}{call.plain}"
        gives = ("FERRYI_CHECKED " if call.gives == "ferry_status" else "") + call.gives
        lines += wrap(f'FERRYI_OVERLOAD({gives}, {spelling}, {parameters(params)}, "{name}")')
    return call.guarded(lines)


def generic_template(call, spelling):
    """nvcc's C++: the same for hosts and kernels.  The first pointer chooses the type, of the row's list, which other
    arguments convert to."""
    lines, chosen = [], selector(call)
    for ctx in ([False, True] if flags(call.row, "ctx") else [False]):
        call.form = "ctx" if ctx else ""
        body, given, _ = kernel_template(call)
        given = given.replace(call.type.c, "T", 1)
        params = [Param("ferry_ctx_t ctx")] if ctx else []
        for word in split_params(call.row["takes"]):
            param = Param(word)
            if param.name != chosen:
                param.c = re.sub(r"\bT\b", f"typename ferryi_{call.row['types']}<T>::type", param.c)
            params.append(param)
        gives = "ferry_status" if call.row["gives"] == "status" else call.row["gives"]
        head = f"template <typename T, typename = typename ferryi_{call.row['types']}<T>::type> FERRYI_INLINE "
        names = ", ".join(p.name for p in params)
        listed = ", ".join(map(str, params)) + " FERRYI_HERE_LAST"
        lines += [*wrap(f"{head}{pointer(gives)}ferry_{spelling}({listed})"), "{",
                  *wrap(f"return FERRYI_CALL(ferryi_typed_{spelling}, ({names}), "
                        f"ferryi_call_{body}{given}(FERRYI_HERE_PASS {names}));", first=4), "}"]
    call.form = ""
    return lines


def generics(table, calls):
    groups = generic_groups([c for c in calls if c.type is None or "c" not in c.type.tags])
    yield file_of("generic_c.h", "Type-generic spellings in C11 (ferry/generic.h).", c11(groups))
    lines = ["#if !FERRYI_GPU || !defined(__CUDA_ARCH__)"]
    for spelling, group in groups.items():
        for call in group:
            lines += overload(call, spelling)
    lines += ["#endif", "#if FERRYI_GPU"]
    for name in dict.fromkeys(group[0].row["types"] for group in groups.values()):
        lines.append(f"template <typename T> struct ferryi_{name} {{}};")
        lines += [f"template <> struct ferryi_{name}<{t.c}> {{ typedef {t.c} type; }};"
                  for t in table["lists"][name] if t.distinct and t.guard is None]
    for spelling, group in groups.items():
        lines += generic_template(group[0], spelling)
    lines += ["#endif"]
    yield file_of("generic_cxx.h", "Type-generic spellings in C++ (ferry/generic.h).", lines)


# ---- Data.


def as_data(call, shmem):
    unit = {"T": call.type.c if call.type else None, "B": f"{call.width} bytes", "mem": "byte"}[call.kind]
    data = {
        "name": "ferry_" + call.name,
        "operation": call.operation,
        "returns": call.gives,
        "parameters": [
            {"name": p.name, "type": str(p) if isinstance(p, plain_param) and "(*" in str(p)
             else f"{p.c} *" if p.shape else p.c,
             **({"shape": p.shape, "symmetric": p.symmetric,
                 "unit": unit if re.search(r"\bvoid\b", p.c) else p.c.removeprefix("const ")} if p.shape else {})}
            for p in call.params
        ],
        "type": call.type.name if call.type else None,
        "scope": SCOPES[call.scope].lower(),
        "host": True,
        "kernel": call.in_kernels,
        "exported": call.exported,
        "contract": call.header if call.header.startswith("ferry_") else "ferry/" + call.header,
    }
    if call.row is not None:
        data.update(context=call.form == "ctx", stream=call.form == "stream", timeout=call.params[-1:] != [] and
                    call.params[-1].name == "timeout_ns")
        if call.row.get("generic") and call.type is not None and call.form in ("", "ctx") and call.exported and not call.timed:
            data["generic"] = "ferry_" + call.row["generic"]
    if "shmem_" + call.name in shmem:
        data["openshmem"] = "shmem_" + call.name
    return data


def print_json(table, calls, declared):
    shmem = shmem_names([*shmem_calls(table, calls), *shmem_halves(table)])
    alone = [c for name, c in declared.items() if name not in {c.name for c in calls}]
    json.dump(
        {
            "types": [{"name": t.name, "c": t.c, "tags": t.tags} for t in table["types"].values()],
            "sizes": table["sizes"],
            "calls": [as_data(c, shmem) for c in [*alone, *calls]],
        },
        sys.stdout, indent=1)
    print()


# ---- Lists of types for C's preprocessor.


def type_lists(table):
    def items(types, fields):
        text = []
        for t in types:
            item = f"X({', '.join([t.name, t.c, t.bits][:fields])})"
            text.append(f"FERRYI_HOSTS_ONLY({item})" if t.guard == "!FERRYI_GPU" else item)
        return text

    lines = ["/* X(NAME, TYPE) for each type, NAME as in ferry_NAME_put; WORD_TYPES: X(NAME, TYPE, U) with the unsigned",
             " * integer of its size.  Kernels have no long double. */", "#if FERRYI_GPU", "#define FERRYI_HOSTS_ONLY(x)", "#else",
             "#define FERRYI_HOSTS_ONLY(x) x", "#endif"]
    for name, types in table["lists"].items():
        if name not in ("words", "numbers"):
            lines += macro(f"FERRY_{name.upper()}_TYPES", "X", items(types, 3 if name.endswith("word") else 2), True)
    lines += macro("FERRY_RMA_SIZES", "X", [f"X({size}, {size // 8})" for size in table["sizes"]], True)
    lists = dict(item.split("=") for item in table["each"]["reduction"].split())
    operators = list(zip(lists["O"].split("|"), lists["types"].split("|")))
    for name, wanted in (("BITS", lambda types: types == "bits"), ("MATH", lambda types: types != "bits")):
        lines += macro(f"FERRYI_REDUCE_{name}", "X, NAME, TYPE",
                       [f"X(NAME, TYPE, {o})" for o, types in operators if wanted(types)], True)
    yield file_of("typetable.h", "Lists of types, for ferry/typetable.h.", lines)


# ---- OpenSHMEM by its own names: the same calls, as its programs know them.


def shmem_calls(table, calls):
    """What OpenSHMEM has of the table."""
    made = []
    for call in calls:
        if call.row is None or not flags(call.row, "shmem") or call.scope or call.timed or call.form == "stream":
            continue
        made.append(as_shmem(call, call.name))
        if call.row.get("old") and call.form == "":
            made.append(as_shmem(call, f"{call.type.name}_{call.row['old']}", old=True))
    return made


def shmem_halves(table):
    """Waits on words of 2 bytes, which ferry has not."""
    for row in table["rows"]:
        if row["in"] == "wait.h" and flags(row, "shmem"):
            for call in calls_of(table, {**row, "types": "halves"}, {}):
                if call.scope == "" and not call.timed and call.form == "":
                    yield as_shmem(call, call.name, half=True)


class as_shmem:
    def __init__(self, call, name, old=False, half=False):
        self.call, self.name, self.old, self.half = call, "shmem_" + name, old, half
        self.type, self.row = call.type, call.row
        self.family = "half" if half else {"amo.h": "rma", "signal.h": "rma"}.get(call.row["in"], call.row["in"][:-2])
        self.spelling = re.sub(r"\{\w\}_?", "", call.row["call"].split()[0])
        self.gives = "int" if self.family == "coll" else "void" if call.gives == "ferry_status" else call.gives
        self.params, self.given = [], []
        for param in call.params:
            text, given = self.of_complex(str(param)), param.name
            if param.c in ("ferry_team_t", "ferry_ctx_t"):
                text = text.replace("ferry_", "shmem_")
                given = f"{param.name}_of({param.name})"
            if param.name in ("ivar", "ivars"):
                given = f"({param.c} *){param.name}"
                text = "volatile " + text  # programs of all ages pass pointers to volatile words
            self.params.append(text)
            self.given.append(given)
        self.names = [p.name for p in call.params]

    def of_complex(self, text):
        return re.sub(r"\b(\w+) _Complex", r"SHMEMI_COMPLEX(\1)", text)

    def parameters(self):
        return "(" + ", ".join(self.params) + ")"

    def guarded(self, lines):
        return [f"#if {self.type.guard}", *lines, "#endif"] if self.type and "complex" not in self.type.tags and \
            self.type.guard else lines


def shmem_declarations(calls):
    lines = ["#ifdef __cplusplus", 'extern "C" {', "#endif"]
    lines += blocks(calls, lambda c: c.guarded(wrap(f"SHMEMI_FN({c.gives}, {c.name}, {c.parameters()})")), "shmem_")
    yield file_of("shmem_calls.h", "OpenSHMEM's functions.", lines + ["#ifdef __cplusplus", "}", "#endif"])


def shmem_definitions(calls):
    def body(c):
        ferry = f"half_{c.spelling}" if c.half else f"ferry_{c.call.name}"
        text = f"{ferry}({', '.join(c.given)})"
        if c.family == "coll":
            return f"return (int){text};"
        if c.gives != "void":
            return f"RETURN_OR_END({c.gives}, ({text}));"
        return f"END_IF_REFUSED({text});" if c.half else f"must({text});"

    for name in ("rma", "wait", "half", "coll"):
        lines = blocks([c for c in calls if c.family == name], lambda c: for_all(c.call, [
            *wrap(f"FN({c.gives}, {c.name}, {c.parameters()})"), "{", *wrap(body(c), first=4), "}"]), "shmem_")
        yield file_of(f"{name}_shmem.h", f"Exported functions, for compat/shmem_{name}.c alone.", lines)


def shmem_alias(c, name):
    """The library's function by another name."""
    return c.guarded(wrap(f'SHMEMI_ALIAS({c.gives}, {name}, {c.parameters()}, "{c.name}")'))


def shmem_spellings(calls):
    """Without the type, in C11 and C++; and by the name that was an extension."""
    typed = [c for c in calls if c.type is not None and c.type.distinct and not c.old]
    groups = {}
    for c in typed:
        if c.call.form == "":
            groups.setdefault(c.spelling, []).append(c)
    lines = []
    for spelling, group in groups.items():
        names = group[0].names
        lines += generic_selection("shmem_", "SHMEMI_", spelling, names, names.index(selector(group[0].call)),
                                   flags(group[0].row, "ctx"),
                                   [(c.of_complex(c.type.c), c.call.plain) for c in group])
    yield file_of("shmem_generics.h", "Type-generic spellings in C11.", lines)
    lines = []
    for c in typed:
        lines += shmem_alias(c, "shmem_" + c.spelling)
    yield file_of("shmem_overloads.h", "Type-generic spellings in C++.", lines)
    lines = []
    for c in calls:
        if (c.family == "rma" or c.family == "wait" and "ivars" in c.names) and not c.old:
            lines += shmem_alias(c, c.name.replace("shmem_", "shmemx_", 1))
    yield file_of("shmemx_calls.h", "Calls that were extensions once.", lines)


def shmem_names(calls):
    """Those of the table, and those that a header declares."""
    names = {c.name for c in calls}
    for header in (TOP / "include/ferry/compat").glob("*.h"):
        names |= set(re.findall(r"SHMEMI_FN\([^,]+, (shmemx?_\w+),", header.read_text()))
    return names


def exported_names(calls, declared):
    names = sorted({c.name for c in [*calls, *declared.values()] if c.exported})
    lines = ["# What libferry exports, from api/calls.txt and the headers.  Made by api/generate.py."]
    yield "exported_names.txt", "\n".join(lines + ["ferry_" + name for name in names]) + "\n"


def main():
    table = parse()
    declared = read_headers()
    calls = [call for row in table["rows"] for call in calls_of(table, row, declared)]
    if sys.argv[1:] == ["--json"]:
        print_json(table, calls, declared)
        return 0
    if sys.argv[1:] == ["--check"]:
        missing = list(unspoken(table))
        print("\n".join(missing), end="\n" if missing else "")
        return len(missing) != 0
    if len(sys.argv) != 3 or sys.argv[1] != "--output":
        sys.exit(__doc__)
    shmem = [*shmem_calls(table, calls), *shmem_halves(table)]
    some = list(families(table, declared))
    shmem_some = [*shmem_calls(table, some), *shmem_halves(table)]
    folder = Path(sys.argv[2]) / "generated"
    folder.mkdir(parents=True, exist_ok=True)
    files = dict(itertools.chain(
        type_lists(table), declarations(table, calls), kernel_forms(calls), host_definitions(some),
        observed_definitions(some), generics(table, calls),
        shmem_declarations(shmem), shmem_definitions(shmem_some), shmem_spellings(shmem), exported_names(calls, declared),
        [file_of("nvshmem_calls.h", "NVSHMEM's typed calls, for ferry/compat/nvshmem.h.", nvshmem.header(calls, kernel_template))]))
    for path in folder.iterdir():
        if path.name not in files:  # of an earlier version
            path.unlink()
    for name, text in files.items():
        if not (folder / name).exists() or (folder / name).read_text() != text:
            (folder / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
