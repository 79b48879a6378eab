# SPDX-License-Identifier: BSD-3-Clause
"""Memory for rounds that is made with a Buffer.  With it the first round of a kind needs no rank that has died, or that is
late: each rank makes its part alone."""
from __future__ import annotations

import zlib

import ferry

from .. import moe

LINE = 128
SPARE = 16 << 20  # what rounds take beside their rows


class NoGround:
    """Every kind makes its memory when it is needed, with all ranks."""

    def of(self, config):
        return {}

    def leave(self):
        """No kind is made there any more."""


class Ground(NoGround):
    """Collective to make."""

    def __init__(self, ranks, nbytes):
        self.ranks = ranks
        self.memory: ferry.Array | None = ferry.zeros(nbytes + SPARE, "uint8")
        self.agreement = moe.Agreement()
        # By kind: where its memory begins and ends.  The same on all ranks, since they agree on each kind before they
        # make it.  A place is never another kind's, since flags stay there.
        self.places: dict[tuple, tuple[int, int]] = {}
        self.agreed: dict[tuple, dict] = {}  # what the exchange has brought, also when an exception ends the call then

    def of(self, config):
        """What makes this kind of round without all ranks; {} when there is no room left."""
        key = tuple(sorted(config.items()))
        if key not in self.places:
            first = -(-max((end for _, end in self.places.values()), default=0) // LINE) * LINE
            self.places[key] = (first, first + moe.size(**config))
        first, end = self.places[key]
        if self.memory is None or end + LINE > self.memory.size:
            return {}
        said = self.agreed.setdefault(key, {})
        if "got" not in said:
            self.ranks._board.exchange("the first round of a kind", zlib.crc32(repr(key).encode()) & 0x7fffffff,
                                       [b""] * self.ranks.group_size, said, self.ranks._budgets()["first_timeout_ns"] / 1e9)
        at = -(-self.memory.address // LINE) * LINE + first
        return {"memory": at, "agreement": self.agreement.handle}

    def leave(self):
        self.memory = None


__all__ = ["Ground", "NoGround"]
