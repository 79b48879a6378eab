# SPDX-License-Identifier: BSD-3-Clause
"""deep_ep.utils.semantic: defaults, and caches of methods."""
from __future__ import annotations

import functools
import weakref
from typing import Any


def value_or(value: Any, default: Any) -> Any:
    """Returns value, or default where value is None."""
    return value if value is not None else default


def weak_lru(maxsize: int | None = 128, typed: bool = False):
    """Decorates a method: each object has a cache of its results, as functools.lru_cache(maxsize, typed) makes one.  The
    cache does not keep its object alive, and leaves with it."""
    def decorate(method):
        caches: Any = weakref.WeakKeyDictionary()

        def cache_of(owner):
            @functools.lru_cache(maxsize, typed)
            def cache(*arguments, **named):
                return method(owner(), *arguments, **named)
            return cache

        @functools.wraps(method)
        def cached(self, *arguments, **named):
            if self not in caches:
                caches[self] = cache_of(weakref.ref(self))
            return caches[self](*arguments, **named)
        return cached
    return decorate


__all__ = ["value_or", "weak_lru"]
