# SPDX-License-Identifier: BSD-3-Clause
"""Memory for rounds that is made with a Buffer.  With it the first round of a kind needs no rank that has died, or that is
late: each rank makes its part alone."""
from __future__ import annotations

import struct
import zlib

import ferry

from .. import moe
from ..errors import FerryError, OutOfMemory
from .board import form_of

LINE = 128
_PLACE = struct.Struct("<Q")
SPARE = 16 << 20  # what rounds take beside their rows


class NoArena:
    """Every kind makes its memory when it is needed, with all ranks."""
    memory: ferry.Array | None = None

    def of(self, config):
        return {}

    def leave(self):
        """No kind is made there any more."""


def arena_of(ranks, nbytes, enable_shrink):
    """Memory of so many bytes, where it is asked for.  Over several nodes it costs rounds their two levels, so that only
    enable_shrink takes it there.  Collective."""
    if enable_shrink:
        return Arena(ranks, nbytes)
    if nbytes == 0 or not ranks._board.one_node:
        return NoArena()
    try:
        return Arena(ranks, nbytes)
    except OutOfMemory:  # on all ranks: kinds take what they need
        return NoArena()


class Arena(NoArena):
    """Collective to make."""

    def __init__(self, ranks, nbytes):
        self.ranks = ranks
        self.memory = ferry.zeros(nbytes + SPARE, "uint8")
        self.agreement = moe.Agreement()
        # By kind: where its memory begins and ends.  The same on all ranks that take part in its exchange.  A place is
        # never another kind's, since flags stay there.
        self.places: dict[tuple, tuple[int, int]] = {}
        self.agreed: dict[tuple, dict] = {}  # what the exchange has brought, also when an exception ends the call then

    def of(self, config):
        """What makes this kind of round without all ranks; {} when there is no room left."""
        key = tuple(sorted(config.items()))
        if self.memory is None:
            return {}
        if key not in self.places:
            nbytes = self._size(config)
            if self.agreed.get(key, {}).get("failed") is not None:  # that was another call of all ranks
                del self.agreed[key]
            said = self.agreed.setdefault(key, {})
            if "got" not in said:  # a rank that has missed a kind would begin before the others
                mine = _PLACE.pack(max((end for _, end in self.places.values()), default=0))
                self.ranks._board.exchange(
                    "the first round of a kind", zlib.crc32(repr(key).encode()) & 0x7fffffff, form_of(None, config), mine,
                    [b""] * self.ranks.group_size, said, self.ranks._budgets()["first_timeout_ns"] / 1e9)
            first = max(_PLACE.unpack(one)[0] for one in said["got"] if one)
            self.places[key] = (first, -(-(first + nbytes) // LINE) * LINE)
        first, end = self.places[key]
        if end + LINE > self.memory.size:
            return {}
        return {"memory": -(-self.memory.address // LINE) * LINE + first, "agreement": self.agreement.handle}

    def _size(self, config):
        try:
            return moe.size(**config)
        except FerryError as error:  # the other ranks hear of it
            self.ranks._board.refuse(str(error))
            raise

    def leave(self):
        self.memory = None


__all__ = ["Arena", "NoArena"]
