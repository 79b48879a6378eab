# SPDX-License-Identifier: BSD-3-Clause
"""Rows of tokens as rows of choices, grouped by expert, and back.  Nothing here reads a number of a GPU on the host."""
from __future__ import annotations

import torch


def starts_of(counts, alignment):
    """(the first row of each expert's group, the end of each group with its gap [L] int64), of the groups' numbers of
    rows."""
    sizes = torch.div(counts.long() + (alignment - 1), alignment, rounding_mode="floor") * alignment
    ends = sizes.cumsum(0)
    return ends - sizes, ends


def group(idx, counts, starts, room):
    """idx[N, K]: the expert of each row's choices, or -1; counts[L]: the choices of each expert, whose group begins at
    starts[L].  Returns (the place of each choice among `room` rows [N, K], -1 for no choice; the row of each place
    [room], -1 in gaps).  Within a group rows keep their order."""
    (N, K), L = idx.shape, counts.numel()
    experts, order = torch.sort(idx.masked_fill(idx < 0, L).reshape(-1), stable=True)
    before = counts.long().cumsum(0) - counts  # choices of the experts before
    # Of no choice: a place behind the last, which is cut off.
    places = torch.arange(N * K, device=idx.device) + torch.cat([starts - before, starts.new_zeros(1)])[experts]
    places = places.masked_fill(experts == L, room)
    sources = places.new_full((room + 1,), -1).scatter_(0, places, torch.div(order, K, rounding_mode="floor"))
    slots = torch.empty_like(places).scatter_(0, order, places.masked_fill(experts == L, -1))
    return slots.view(N, K), sources[:room]


def rows_at(rows, sources, zero_gaps):
    """rows[sources]; gaps, where a source is -1, have zeros or any rows."""
    if rows.shape[0] == 0:
        return rows.new_zeros((sources.shape[0], *rows.shape[1:]))
    plain = rows.view(torch.uint8) if rows.element_size() == 1 else rows  # operators lack some types of a byte
    found = plain.index_select(0, sources.clamp(min=0))
    if zero_gaps:
        found.masked_fill_((sources < 0).view(-1, *[1] * (rows.dim() - 1)), 0)
    return found.view(rows.dtype)


def weights_at(weights, slots, room):
    """weights[N, K] of the choices at their places [room]; 0 in gaps."""
    found = weights.new_zeros(room + 1)
    return found.scatter_(0, slots.masked_fill(slots < 0, room).reshape(-1), weights.reshape(-1))[:room]


def weights_back(weights, slots):
    """The reverse: weights[room] as [N, K], 0 for no choice."""
    if weights.numel() == 0:
        return weights.new_zeros(slots.shape)
    return weights[slots.clamp(min=0)].masked_fill_(slots < 0, 0)


def sums(rows, slots):
    """For each line of slots[N, K] the sum of the rows at its places, added as floats in the order of choices, in the type
    of rows."""
    total = rows.new_zeros((slots.shape[0], rows.shape[1]), dtype=torch.float32)
    for place in slots.unbind(1) if rows.shape[0] else ():
        total += rows.index_select(0, place.clamp(min=0)).masked_fill_((place < 0).unsqueeze(1), 0)
    return total.to(rows.dtype)


def by_columns(scales):
    """The same scales [N, S], a column behind the other, each beginning at a multiple of 16 bytes."""
    N, S = scales.shape
    columns = torch.empty_strided((N, S), (1, -(-N // 4) * 4), dtype=scales.dtype, device=scales.device)
    return columns.copy_(scales)


__all__ = ["by_columns", "group", "rows_at", "starts_of", "sums", "weights_at", "weights_back"]
