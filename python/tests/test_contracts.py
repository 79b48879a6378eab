# SPDX-License-Identifier: BSD-3-Clause
"""help() of each public function has its contract: effect, arguments, scope, completion, errors."""
import importlib
import inspect
import re

import ferry
import pytest

PARTS = ("Scope:", "Completion:", "Errors:")


def public(module):
    """(name, function) of each public function, and method of a class that is not an exception."""
    for name in module.__all__:
        made = getattr(module, name)
        if inspect.isclass(made):
            if made in (ferry.Array, ferry.Stream, ferry.Team):
                yield from ((f"{name}.{call}", getattr(made, call)) for call in dir(made)
                            if not call.startswith("_") and inspect.isfunction(getattr(made, call)))
        elif inspect.isroutine(made):
            yield name, made


def wrong(name, function):
    said = inspect.getdoc(function) or ""
    parts = re.split(r"\b(Arguments:|Scope:|Completion:|Errors:)", said)
    effect, found = parts[0].strip(), parts[1::2]
    if not re.match(r"[A-Z].*\.(\s|$)", effect, re.S):
        yield f"{name} does not begin with a sentence: what is its effect?"
    names = [parameter for parameter in inspect.signature(function).parameters if parameter != "self"]
    for part in PARTS + (("Arguments:",) if names else ()):
        if found.count(part) != 1:
            yield f"{name} has {found.count(part)} parts `{part}`"
    if found != sorted(found, key=("Arguments:", "Scope:", "Completion:", "Errors:").index):
        yield f"{name} has its parts in another order"
    for parameter in names:
        if not re.search(rf"\b{parameter}\b", said.replace(f"{name}(", "")):
            yield f"{name} does not say what {parameter} is"
    for part, text in zip(found, parts[2::2]):
        if len(text.split()) < 1:
            yield f"{name} says nothing behind `{part}`"


@pytest.mark.parametrize("module", ["ferry", "ferry.torch"])
def test_each_public_function_has_its_contract(module):
    if module == "ferry.torch":
        pytest.importorskip("torch")
    found = list(public(importlib.import_module(module)))
    assert len(found) > 8
    lacking = [sentence for one in found for sentence in wrong(*one)]
    assert not lacking, "\n".join(lacking)


@pytest.mark.parametrize("said, sentence", [
    ("", "what is its effect"), ("Puts.\n\nScope: a.  Completion: b.  Errors: c.", "has 0 parts `Arguments:`"),
    ("Puts.\n\nArguments: dest.  Scope: a.  Completion: b.  Errors: c.", "does not say what pe is"),
    ("Puts.\n\nScope: a.  Arguments: dest, pe.  Completion: b.  Errors: c.", "another order"),
    ("Puts.\n\nArguments: dest, pe.  Scope:  Completion: b.  Errors: c.", "nothing behind `Scope:`")])
def test_a_contract_that_lacks_something_is_found(said, sentence):
    def put(dest, pe):
        pass
    put.__doc__ = said
    assert sentence in "".join(wrong("put", put))
