# SPDX-License-Identifier: BSD-3-Clause
"""Sizes as DeepEP's hints have them."""
import torch


def up(nbytes, unit):
    """At least so many bytes, as a multiple of the unit."""
    return -(-nbytes // unit) * unit


def whole_pages(nbytes):
    """The same as a multiple of 2 MiB."""
    return up(nbytes, 2 << 20)


def whole_lines(nbytes):
    """The same as a multiple of 32."""
    return up(nbytes, 32)


def size_of(dtype):
    """The bytes of an element."""
    return torch.empty(0, dtype=dtype).element_size()


__all__ = ["size_of", "up", "whole_lines", "whole_pages"]
