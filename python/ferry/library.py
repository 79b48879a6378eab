# SPDX-License-Identifier: BSD-3-Clause
"""libferry, opened by ctypes, and its calls by name, from the table that api/generate.py writes.

``ferry.library.ferry_int_put`` is the C function: the first use of a name looks it up and gives it its types.  A call
releases the GIL.  Pointers are integers (addresses) or None; the result is C's, unchecked.

``binding`` is the package's compiled part (python/binding), by which calls cost a third; None where it was not built, with
a Python before 3.10, or with LIBFERRY_BINDING=python.
"""
import ctypes
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))

try:
    from ._calls import STRUCTS, TABLE
except ModuleNotFoundError:
    raise ImportError(f"{HERE} has the sources of ferry, without the library: start Python in another folder, where `import "
                      "ferry` is the installed package, or make these usable by python build_backend.py develop") from None

# The table's letters.
TYPES = {
    "p": ctypes.c_void_p, "i": ctypes.c_int32, "I": ctypes.c_uint32, "l": ctypes.c_int64, "L": ctypes.c_uint64,
    "h": ctypes.c_int16, "H": ctypes.c_uint16, "b": ctypes.c_int8, "B": ctypes.c_uint8, "f": ctypes.c_float,
    "d": ctypes.c_double, "g": ctypes.c_longdouble, "z": ctypes.c_char_p, "v": None,
}


#: What a round only reads: an empty tensor is not NULL there.
ROUND_INPUTS = ("x", "x_side", "topk_idx", "topk_weight", "combine_weight", "partial", "partial_weight")


def structure(name: str):
    """The struct of C, a class of ctypes, by its fields in the headers."""
    fields = [field.split(":") for field in STRUCTS[name].split()]
    return type(name, (ctypes.Structure,), {"_fields_": [(field, TYPES[letter]) for field, letter in fields]})


def where() -> str:
    """The file of libferry: the wheel's own, or the one that LIBFERRY names."""
    named = os.environ.get("LIBFERRY")
    path = named or os.path.join(HERE, "lib", "libferry.so.1")
    if not os.path.exists(path):
        raise ImportError(f"ferry's library {path} does not exist: install the wheel (pip install .), or set LIBFERRY")
    return path


# Under ferry-run --trace a library with the same calls stands in front of libferry, and is in this process already.
_open = ctypes.CDLL(os.environ.get("FERRYI_OBSERVE_LIBRARY") or where())


def address_of(name: str) -> int:
    """Of a function of C."""
    return ctypes.cast(getattr(_open, name), ctypes.c_void_p).value or 0


def _load():
    global why
    wanted = os.environ.get("LIBFERRY_BINDING", "")
    if wanted not in ("", "python", "compiled"):
        raise ImportError(f"LIBFERRY_BINDING={wanted}: allowed are python and compiled")
    if wanted == "python":
        why = "LIBFERRY_BINDING=python"
        return None
    try:
        from . import _binding  # type: ignore[attr-defined]
    except ImportError as error:
        why = str(error) if os.path.exists(os.path.join(HERE, "_binding.abi3.so")) else \
            "it was built without the compiled part: install a C compiler and Python's headers, and libferry again"
        if wanted:
            raise ImportError(f"LIBFERRY_BINDING={wanted}: {why}") from None
        return None
    made, kinds = structure("ferry_moe_round"), dict(field.split(":") for field in STRUCTS["ferry_moe_round"].split())
    places = {name: 4 * getattr(made, name).offset + (1 if name in ROUND_INPUTS else {"p": 0, "i": 2}.get(kind, 3))
              for name, kind in kinds.items() if name != "size"}
    _binding.open_rounds(address_of("ferry_moe_run"), address_of("ferry_moe_run_on_stream"), places)
    _binding.open_routing(*map(address_of, ("ferry_board_post", "ferry_board_wait", "ferry_moe_count_choices")))
    return _binding


why = ""  # there is no binding
binding = _load()
_takes_tensors = None
_place = getattr(_open, "ferryi_observe_place") if os.environ.get("FERRYI_OBSERVE_LIBRARY") else None


def _with_place(call):
    """The call, behind the name of the program's line that makes it: for ferry-run --trace, which sees calls of C."""
    def placed(*arguments):
        frame = sys._getframe(1)
        while frame.f_back is not None and frame.f_code.co_filename.startswith(HERE):
            frame = frame.f_back
        _place(frame.f_code.co_filename.encode(), frame.f_lineno)
        return call(*arguments)
    return placed



def takes_tensors() -> bool:
    """Whether the compiled part reads and makes torch's tensors: by DLPack's exchange API, which torch has from 2.10 on."""
    global _takes_tensors
    if _takes_tensors is None:
        tensor = sys.modules["torch"].Tensor if binding is not None and "torch" in sys.modules else None
        capsule = getattr(tensor, "__dlpack_c_exchange_api__", None)
        if capsule is not None:
            try:
                binding.tensors(tensor, capsule)
            except ImportError:
                capsule = None
        _takes_tensors = capsule is not None
    return _takes_tensors


def __getattr__(name: str):
    at = TABLE.find("\n" + name + " ")
    if at < 0:
        raise AttributeError(f"libferry has no call {name!r} that Python can make")
    result, arguments = TABLE[at + len(name) + 2:TABLE.index("\n", at + 1)].split(" ")
    call = binding.function(name, address_of(name), result, arguments) if binding else None
    if call is None:
        call = getattr(_open, name)
        call.restype = TYPES[result]
        call.argtypes = [TYPES[letter] for letter in arguments]
    call = _with_place(call) if _place is not None else call
    globals()[name] = call
    return call


def version() -> str:
    """Returns the library's version, for example ``"0.1"``.

    Scope: local, any thread, also before init().  Completion: at once.  Errors: OSError, when there is no libferry."""
    major, minor = ctypes.c_int(), ctypes.c_int()
    __getattr__("ferry_info_get_version")(ctypes.addressof(major), ctypes.addressof(minor))
    return f"{major.value}.{minor.value}"
