# SPDX-License-Identifier: BSD-3-Clause
"""Imports a few modules of a large package from its unpacked files.  All other modules of that package are stand-ins: they
hold the names that the caller gives, and any other name is a placeholder class, which may be a base class or stand in an
annotation and refuses to be called."""
from __future__ import annotations

import importlib
import importlib.abc
import importlib.util
import os
import sys
import types


class _Placeholder(type):
    """The metaclass of placeholders: their attributes are placeholders too."""

    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return _placeholder(f"{cls.__qualname__}.{name}")

    def __call__(cls, *arguments, **named):
        if "stands_for" in cls.__dict__:
            raise AssertionError(f"a stand-in was called: {cls.__qualname__}")
        return super().__call__(*arguments, **named)


def _placeholder(name):
    return _Placeholder(name, (), {"stands_for": name, "__qualname__": name, "__init__": lambda self, *a, **k: None,
                                   "__class_getitem__": classmethod(lambda cls, item: cls)})


class _StandIn(types.ModuleType):
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        module = f"{self.__name__}.{name}"
        finder = self.__spec__.loader
        if any(known == module or known.startswith(module + ".") for known in (*finder.real, *finder.given)):
            return importlib.import_module(module)
        found = _placeholder(module)
        setattr(self, name, found)
        return found


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def __init__(self, folder, packages, real, given):
        self.folder, self.packages, self.real, self.given = folder, packages, real, given

    def find_spec(self, fullname, path, target=None):
        if fullname.split(".")[0] not in self.packages:
            return None
        if fullname in self.real:
            base = os.path.join(self.folder, *fullname.split("."))
            init = os.path.join(base, "__init__.py")
            if os.path.exists(init):
                return importlib.util.spec_from_file_location(fullname, init, submodule_search_locations=[])
            return importlib.util.spec_from_file_location(fullname, base + ".py")
        return importlib.util.spec_from_loader(fullname, self, is_package=True)

    def create_module(self, spec):
        return _StandIn(spec.name)

    def exec_module(self, module):
        for name, value in self.given.get(module.__name__, {}).items():
            setattr(module, name, value)


def use(folder, *packages, real, given):
    """Later imports of the packages find the modules `real` in files of the folder, and stand-ins for all others, with
    given[module][name]."""
    sys.meta_path.insert(0, _Finder(folder, packages, tuple(real), given))


__all__ = ["use"]
