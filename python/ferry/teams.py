# SPDX-License-Identifier: BSD-3-Clause
"""Teams: ordered sets of PEs that make collectives together."""
from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterable

from . import calls, gpu, library, memory
from .errors import NOT_INITIALIZED, InvalidArgument, NotInitialized, called, check, pe_of, whole


def resync(team: Team | int = 0) -> None:
    """Gives up the collectives that some members have begun and not ended, so that the next ones begin anew: for a
    program that goes on after a Timeout without repeating the call.

    Arguments: team: a Team, by default all PEs; then also collections and the operators of ferry.torch are given up.
    Scope: collective: one thread of every member, behind the work of streams.
    Completion: the next collectives are the same on all members.  What was given up has undefined results.
    Errors: InvalidArgument, NotInitialized; PeerLost, Timeout, Aborted."""
    handle = calls._handle(team)
    calls.settle()
    if memory._where == "cuda":
        gpu.synchronize()
    check(library.ferry_team_resync(handle))
    if handle == 0:
        memory.resync()
        operators = sys.modules.get("ferry.torch")
        if operators is not None:
            operators._forget()


class Team(memory.Single):
    """A set of PEs.  ``ferry.WORLD`` has all, ``ferry.NODE`` those of this PE's node, ``ferry.SHARED`` those of them
    that load and store in each other's heaps."""
    __slots__ = ("_handle", "_epoch")

    def __init__(self, handle):
        self._handle, self._epoch = handle, memory._epoch

    def __reduce_ex__(self, protocol):
        names = ("WORLD", "SHARED", "NODE")  # these are the same in every process
        return names[self._handle] if 0 <= self._handle < len(names) else super().__reduce_ex__(protocol)

    @property
    def handle(self) -> int:
        """The C library's number of the team."""
        if self._handle > NODE._handle and self._epoch != memory._epoch:
            raise NotInitialized(f"{called()}: this team's job has ended: make a new one after ferry.init()", NOT_INITIALIZED)
        if self._handle < 0:
            raise InvalidArgument(f"{called()}: this team was destroyed: make a new one by split or ferry.team")
        return self._handle

    def __repr__(self):
        if self._handle < 0:
            return "<ferry.Team, destroyed>"
        if self._handle > NODE._handle and self._epoch != memory._epoch:
            return f"<ferry.Team {self._handle}, after finalize>"
        return f"<ferry.Team {self._handle}: member {self.my_pe} of {self.n_pes}>"

    def __eq__(self, other):
        return self._handle == (other._handle if type(other) is Team else other)

    def __hash__(self):
        return hash(self._handle)

    @property
    def my_pe(self) -> int:
        """This PE's number in the team; -1 when it is no member."""
        return library.ferry_team_my_pe(self.handle) if self._handle >= 0 else -1

    @property
    def n_pes(self) -> int:
        """The number of members; -1 when there is no such team."""
        return library.ferry_team_n_pes(self.handle) if self._handle >= 0 else -1

    def translate(self, pe: int, to: Team) -> int:
        """Returns the number in ``to`` of member ``pe`` of this team; -1 when it is not in both.

        Arguments: pe: a number in this team; to: a Team.
        Scope: local, any thread.  Completion: at once.  Errors: NotInitialized when the team's job has ended."""
        return library.ferry_team_translate_pe(self.handle, pe_of("translate", pe), to.handle)

    def split(self, start: int, stride: int, size: int) -> Team | None:
        """Makes the team of ``size`` members of this one, every ``stride``-th from ``start`` on.

        Arguments: start: a number in this team; stride: 1 or more; size: 1 or more.  The same on every member.
        Scope: collective: one thread of every member of this team.
        Completion: members of the new team have it; the others have None.
        Errors: InvalidArgument, NotInitialized; PeerLost, Timeout, Aborted."""
        made = ctypes.c_int(-1)
        calls.settle()
        check(library.ferry_team_split_strided(self.handle, whole("split", start), whole("split", stride),
                                               whole("split", size), None, 0, ctypes.addressof(made)))
        return None if made.value == -1 else Team(made.value)

    def destroy(self) -> None:
        """Ends the team.

        Scope: collective: one thread of every member, after all their calls on it.
        Completion: later uses of the Team are refused.  Errors: InvalidArgument for ferry.WORLD, NODE and SHARED."""
        calls.settle()
        status = library.ferry_team_destroy(self.handle)
        self._handle = -1
        check(status)


WORLD, SHARED, NODE = Team(0), Team(1), Team(2)


def team(pes: Iterable[int]) -> Team:
    """Makes a team of the PEs of a list.

    Arguments: pes: numbers in ferry.WORLD, which become members 0, 1, ... in this order.  The same on every member.
    Scope: collective: one thread of exactly these PEs; survivors of a death call it after ferry.failure_ack().
    Completion: the team is there on this PE.
    Errors: InvalidArgument, NotInitialized; PeerLost, Timeout, Aborted."""
    pes = [pe_of("team", pe) for pe in pes]
    if not pes:
        raise InvalidArgument("a team has at least one member")
    made, numbers = ctypes.c_int(-1), (ctypes.c_int * len(pes))(*pes)
    calls.settle()
    check(library.ferry_team_from_list(ctypes.addressof(numbers), len(pes), None, 0, ctypes.addressof(made)))
    return Team(made.value)
