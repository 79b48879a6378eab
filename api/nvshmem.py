# SPDX-License-Identifier: BSD-3-Clause
"""NVSHMEM's typed calls, made of the rows of api/calls.txt: one inline function each, which calls ferry's."""
import re

# NVSHMEM's name of a type: its C type, and ferry's name of the type whose elements are moved in its place.
TYPES = {
    "float": ("float", None), "double": ("double", None), "bfloat16": ("nv_bfloat16", "uint16"), "half": ("half", "uint16"),
    "char": ("char", None), "schar": ("signed char", None), "short": ("short", None), "int": ("int", None),
    "long": ("long", None), "longlong": ("long long", None), "uchar": ("unsigned char", None),
    "ushort": ("unsigned short", None), "uint": ("unsigned int", None), "ulong": ("unsigned long", None),
    "ulonglong": ("unsigned long long", None), "int8": ("int8_t", None), "int16": ("int16_t", None),
    "int32": ("int32_t", None), "int64": ("int64_t", None), "uint8": ("uint8_t", None), "uint16": ("uint16_t", None),
    "uint32": ("uint32_t", None), "uint64": ("uint64_t", None), "size": ("size_t", None), "ptrdiff": ("ptrdiff_t", None)}
BITS = "uint ulong ulonglong int32 int64 uint32 uint64".split()
WORDS = BITS + "int long longlong size ptrdiff".split()
REDUCED = [name for name in TYPES if name != "ptrdiff"]
REDUCED_BITS = "uchar ushort uint ulong ulonglong int8 int16 int32 int64 uint8 uint16 uint32 uint64 size".split()
SCOPES = ("", "_warp", "_block")

# NVSHMEM's name | types | where: h host, d kernels, by scope: thread, warp and block, in a stream.
# {T}: each type; {B}: each size.
FAMILIES = [
    *(("{T}_" + n, list(TYPES), "hd", "d", "h") for n in ("put", "get", "put_nbi", "get_nbi", "iput", "iget")),
    *(("{T}_" + n, list(TYPES), "hd", "", "h") for n in ("p", "g")),
    *((n, None, "hd", "d", "h") for n in ("put{B}", "get{B}", "put{B}_nbi", "get{B}_nbi", "iput{B}", "iget{B}", "putmem", "getmem",
                                           "putmem_nbi", "getmem_nbi")),
    *(("{T}_" + n, list(TYPES), "hd", "d", "h") for n in ("put_signal", "put_signal_nbi")),
    *((n, None, "hd", "d", "h") for n in ("put{B}_signal", "put{B}_signal_nbi", "putmem_signal", "putmem_signal_nbi")),
    *(("{T}_atomic_" + n, WORDS + ["float", "double"], "hd", "", "") for n in ("fetch", "set", "swap")),
    *(("{T}_atomic_" + n, WORDS, "hd", "", "") for n in ("inc", "fetch_inc", "add", "fetch_add", "compare_swap")),
    *(("{T}_atomic_" + n, BITS, "hd", "", "") for n in ("and", "or", "xor", "fetch_and", "fetch_or", "fetch_xor")),
    *(("{T}_" + n, WORDS, "hd", "", "h" if n == "wait_until" else "")
      for n in ("wait_until", "wait_until_all", "wait_until_any", "wait_until_some", "wait_until_all_vector", "wait_until_any_vector",
                "wait_until_some_vector", "test", "test_all", "test_any", "test_some", "test_all_vector", "test_any_vector",
                "test_some_vector")),
    *(("{T}_" + n, list(TYPES), "hd", "d", "h") for n in ("broadcast", "fcollect", "alltoall")),
    *((n, None, "hd", "d", "h") for n in ("broadcastmem", "fcollectmem", "alltoallmem")),
    *(("{T}_%s_%s" % (op, n), types, "hd", "hd", "h") for n in ("reduce", "reducescatter")
      for ops, types in (("max min sum prod", REDUCED), ("and or xor", REDUCED_BITS)) for op in ops.split()),
]
# Without a type: NVSHMEM's name with its prefix | ferry's | where, as above.
OTHERS = [
    ("nvshmem_fence", "fence", "hd", "", ""), ("nvshmem_quiet", "quiet", "hd", "", "h"),
    ("nvshmem_barrier_all", "barrier_all", "hd", "d", "h"), ("nvshmem_sync_all", "sync_all", "hd", "d", "h"),
    ("nvshmem_barrier", "team_barrier", "hd", "d", ""), ("nvshmem_team_sync", "team_sync", "hd", "d", "h"),
    ("nvshmemx_signal_op", "signal_op", "hd", "", "h"), ("nvshmem_signal_fetch", "signal_fetch", "hd", "", ""),
    ("nvshmem_signal_wait_until", "signal_wait_until", "hd", "", "h"),
]
# Calls of all PEs, in which the start may have its second stage.
OF_ALL = re.compile(r"nvshmemx?_(barrier|sync)_all(_on_stream)?$")
# With a queue pair, in kernels: the same call.
QUEUE_PAIRS = ("p", "g", "put", "get", "put_nbi", "get_nbi", "put_signal", "put_signal_nbi")
COLLECTIVES = ("broadcast", "fcollect", "alltoall", "reduce", "reducescatter", "nvshmemx?_barrier", "team_sync")


class Made:
    """One function of NVSHMEM."""

    def __init__(self, name, sides, call, type_name, stream_of=None):
        self.name, self.sides, self.call, self.type_name, self.stream_of = name, sides, call, type_name, stream_of


def plain(name):
    return name.replace("{T}_", "").replace("{B}", "")


def is_collective(name):
    return not re.search(r"_all(_|$)", name) and any(re.search(r"(^|_)%s(mem)?($|_)" % word, name) for word in COLLECTIVES)


def ferry_name(family, type_name, size, scope, stream):
    """The name of ferry's call that does the work, without ferry_."""
    moved = TYPES[type_name][1] if type_name else None
    reduces = re.search(r"_(reduce|reducescatter)$", family)
    name = family.replace("{T}", type_name if reduces or not moved else moved) if type_name else family.replace("{B}", str(size))
    if stream:
        name = re.sub(r"_nbi$", "", name)
    return name + scope + ("_on_stream" if stream else "")


def functions(calls):
    """Every typed function, with ferry's call; the calls of ferry by name."""
    by_name = {call.name: call for call in calls}
    for family, types, thread, scoped, stream in FAMILIES:
        names = [(t, None) for t in types] if types else [(None, s) for s in (8, 16, 32, 64, 128)] if "{B}" in family else [(None, None)]
        for type_name, size in names:
            base = family.replace("{T}", type_name or "").replace("{B}", str(size))
            for scope in SCOPES if scoped else ("",):
                call = by_name[ferry_name(family, type_name, size, scope, False)]
                yield Made(("nvshmemx_" if scope else "nvshmem_") + base + scope, scoped if scope else thread, call, type_name)
                if types and plain(family) in QUEUE_PAIRS:
                    yield Made("nvshmemx_qp_" + base + scope, "q", call, type_name)
            if stream and plain(family) != "g":
                wanted = ferry_name(family, type_name, size, "", True)
                call, nbytes = by_name.get(wanted), None
                if call is None:  # by bytes
                    whole = re.sub(r"(put|get)\d+|(%s)_(?=put|get)" % "|".join(TYPES), lambda m: m[1] or "", wanted)
                    call, nbytes = by_name[re.sub(r"^(put|get)", r"\1mem", whole)], size // 8
                yield Made("nvshmemx_" + base + "_on_stream", "h", call, type_name, nbytes)
    for name, ferry, thread, scoped, stream in OTHERS:
        extended = name.replace("nvshmem_", "nvshmemx_")
        for scope in SCOPES if scoped else ("",):
            yield Made(extended + scope if scope else name, scoped if scope else thread, by_name[ferry + scope], None)
        if stream:
            yield Made(extended + "_on_stream", "h", by_name[ferry + "_on_stream"], None)


def parameter(p, made):
    """A parameter of ferry's call as NVSHMEM has it, and what is passed on for it."""
    c, name = p.c, p.name
    if made.type_name and TYPES[made.type_name][1] and "uint16_t" in c and name not in ("sig_addr",):
        own = c.replace("uint16_t", TYPES[made.type_name][0])
        if p.shape:
            return f"{own} *{name}", f"({c} *){name}"
        return f"{own} {name}", f"nvshmemi_bits({name})"
    if c == "ferry_team_t":
        return f"nvshmem_team_t {name}", f"nvshmemi_team({name})"
    if c == "ferry_stream":
        return f"cudaStream_t {name}", name
    if name == "sig_op":
        return "int sig_op", "nvshmemi_signal_op(sig_op)"
    if name == "cmp":
        return "int cmp", "nvshmemi_cmp(cmp)"
    return (f"{c} *{name}" if p.shape else f"{c} {name}"), name


def lines_of(made, kernel_of):
    call = made.call
    params = [parameter(p, made) for p in call.params]
    given = ", ".join(passed for _, passed in params)
    if made.stream_of not in (None, 1):
        given = ", ".join(f"nelems * {made.stream_of}" if text.startswith("size_t n") else passed for text, passed in params)
    half = made.type_name and TYPES[made.type_name][1]
    listed = [text for text, _ in params] + (["nvshmemx_qp_handle_t qp"] if made.sides == "q" else [])
    macro = {"hd": "BOTH", "h": "HOST", "d": "KERNEL", "q": "KERNEL"}[made.sides]
    how = "INT" if call.gives == "ferry_status" and is_collective(made.name) else "VOID" if call.gives == "ferry_status" else "VALUE"
    gives = {"INT": "int", "VOID": "void"}.get(how, call.gives)
    if half and how == "VALUE":
        how, gives = "HALF", TYPES[made.type_name][0]
    text = ", ".join(listed) + (" NVSHMEMI_HERE" if listed else "NVSHMEMI_HERE_ALONE")
    on_host = f"(nvshmemi_complete(), ferry_{call.on_host})" if OF_ALL.match(made.name) else f"ferry_{call.on_host}"
    body = f"({on_host}, ({given})"
    if macro != "HOST":
        template, arguments = kernel_of(call)
        here = f"FERRYI_HERE_PASS {given}" if given else "FERRYI_HERE_PASS_ALONE"
        body += f", ferryi_call_{template}{arguments}({here})"
    else:
        how = "HOST_" + how
        text = ", ".join(listed)
        text = text.replace("size_t nbytes", "size_t nelems") if made.stream_of not in (None, 1) else text
    used = " (void)qp;" if made.sides == "q" else ""
    if how == "HALF":
        body = f"({gives}, {body[1:]}"
    line = f"NVSHMEMI_{macro}({gives}, {made.name}, ({text})) {{{used} NVSHMEMI_{how}{body}); }}"
    return [f"#if NVSHMEMI_HALVES\n{line}\n#endif"] if half else [line]


def header(calls, kernel_template):
    cache = {}

    def kernel_of(call):
        if call.name not in cache:
            name, given, _ = kernel_template(call)
            cache[call.name] = (name, given)
        return cache[call.name]

    lines = []
    for made in functions(calls):
        lines += lines_of(made, kernel_of)
    return lines
