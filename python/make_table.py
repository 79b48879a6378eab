# SPDX-License-Identifier: BSD-3-Clause
"""Writes ferry/_calls.py and ferry/library.pyi from the table of calls and the headers: make_table.py TREE FOLDER."""
import glob
import json
import keyword
import os
import re
import subprocess
import sys

LETTERS = {
    "ferry_status": "i", "ferry_path": "i", "ferry_call": "i", "ferry_team_t": "i", "ferry_ctx_t": "i",
    "ferry_moe_dtype": "i", "ferry_comm_type": "i", "ferry_comm_op": "i", "int": "i", "int32_t": "i", "unsigned": "I",
    "unsigned int": "I", "uint32_t": "I",
    "long": "l", "long long": "l", "int64_t": "l", "ptrdiff_t": "l", "unsigned long": "L", "unsigned long long": "L",
    "uint64_t": "L", "size_t": "L", "short": "h", "int16_t": "h", "unsigned short": "H", "uint16_t": "H",
    "char": "b", "signed char": "b", "int8_t": "b", "unsigned char": "B", "uint8_t": "B", "float": "f", "double": "d",
    "long double": "g", "void": "v", "const char *": "z", "ferry_kernel": "p", "ferry_stream": "p",
}
PYTHON = {"p": "Optional[int]", "z": "Optional[bytes]", "f": "float", "d": "float", "g": "float", "v": "None"}
#: No call returns a string that is NULL.
RESULTS = {**PYTHON, "z": "bytes"}
#: The rest of ferry/library.py, for type checkers, which read library.pyi in its place.
HEAD = """# Made by make_table.py from the table of calls.
import ctypes
from typing import Any, Dict, Optional, Tuple
HERE: str
TYPES: Dict[str, Any]
ROUND_INPUTS: Tuple[str, ...]
def structure(name: str) -> Any: ...
binding: Any
why: str
def takes_tensors() -> bool: ...
def address_of(name: str) -> int: ...
def where() -> str: ...
def version() -> str: ...
"""


def letter(c_type):
    """The letter of a C type; None for what ctypes cannot pass."""
    if c_type in LETTERS:
        return LETTERS[c_type]
    if "enum " in c_type:
        return "i"
    return "p" if "*" in c_type else None


def lines_of(calls):
    for call in calls:
        if not (call["host"] and call["exported"]):
            continue
        letters = [letter(c_type) for c_type in [call["returns"], *(p["type"] for p in call["parameters"])]]
        if None not in letters:
            yield call, letters[0], "".join(letters[1:])


def typed(call, letters):
    """The parameters with Python's types.  Functions of ctypes take them by position; a name that is a word of Python's
    grammar, such as from, gets a _ behind."""
    names = [p["name"] + "_" * keyword.iskeyword(p["name"]) for p in call["parameters"]]
    return "".join(f"{name}: {PYTHON.get(a, 'int')}, " for name, a in zip(names, letters)) + ("/" if names else "")


def prototype(call):
    def one(p):
        shape = f"[{p['shape']}]" if p.get("shape") else ""
        return f"{p['type']} {p['name']}{shape}" + (" (symmetric)" if p.get("symmetric") else "")
    return f"{call['returns']} {call['name']}({', '.join(map(one, call['parameters'])) or 'void'}); {call['contract']}"


#: The structs of the headers that Python fills or reads.
STRUCTS = ("ferry_config", "ferry_fault", "ferry_stats_pair", "ferry_moe_config", "ferry_moe_report", "ferry_moe_round")


def structs(tree):
    """name, and its fields as "name:letter name:letter ...": of pointers and numbers, as these structs have."""
    text = ""
    for path in [os.path.join(tree, "include", "ferry_moe.h"), *sorted(glob.glob(os.path.join(tree, "include/ferry/*.h")))]:
        with open(path) as header:
            text += re.sub(r"/\*.*?\*/", " ", header.read(), flags=re.S)
    enums = set(re.findall(r"typedef enum \w+ \{[^}]*\} (\w+);", text))
    for name in STRUCTS:
        body = re.search(r"typedef struct %s \{([^{}]*)\} %s;" % (name, name), text)
        fields = []
        for declaration in body[1].split(";")[:-1]:
            first, *more = declaration.split(",")
            c_type, pointer, field = re.fullmatch(r"\s*([\w ]+?)\s*(\**)\s*(\w+)\s*", first).groups()
            others = [re.fullmatch(r"\s*(\**)\s*(\w+)\s*", m).groups() for m in more]
            for pointer, field in [(pointer, field), *others]:
                is_letter = "i" if c_type in enums and not pointer else letter(f"{c_type} {pointer}".strip())
                if is_letter is None:
                    sys.exit(f"{name}.{field}: Python has no type for {c_type}")
                fields.append(f"{field}:{is_letter}")
        yield name, " ".join(fields)


def write(tree, folder):
    text = subprocess.run([sys.executable, os.path.join(tree, "api", "generate.py"), "--json"], check=True,
                          stdout=subprocess.PIPE).stdout
    calls = list(lines_of(json.loads(text)["calls"]))
    with open(os.path.join(folder, "_calls.py"), "w") as out:
        out.write("# Made by make_table.py from the table of calls: a name, its result, its arguments.\nTABLE = '''\n")
        out.writelines(f"{call['name']} {result} {arguments}\n" for call, result, arguments in calls)
        out.write("'''\nSTRUCTS = {\n")
        out.writelines(f"    {name!r}: {fields!r},\n" for name, fields in structs(tree))
        out.write("}\n")
    with open(os.path.join(folder, "library.pyi"), "w") as out:
        out.write(HEAD)
        for call, result, arguments in calls:
            out.write(f"def {call['name']}({typed(call, arguments)}) -> {RESULTS.get(result, 'int')}:\n"
                      f"    '''{prototype(call)}'''\n")
    return len(calls)


if __name__ == "__main__":
    print(write(sys.argv[1], sys.argv[2]), "calls")
