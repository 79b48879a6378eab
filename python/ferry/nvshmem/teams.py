# SPDX-License-Identifier: BSD-3-Clause
"""Teams by numbers.  Those of the program's own teams are ferry's and 4 more: NVSHMEM has four more teams of its own."""
from __future__ import annotations

import ctypes
from collections.abc import ItemsView, Iterator, KeysView, ValuesView
from typing import Any

from .. import calls, library
from ..errors import check, whole
from ..teams import Team
from .enums import TeamId
from .errors import NvshmemInvalid, absent, check_initialized, translated

_MORE = TeamId.TEAMS_MIN - 3


class MutableEnum:
    """Names with numbers, as attributes and by index, to which names are added."""

    def __init__(self, **members: int) -> None:
        self._members = dict(members)

    @classmethod
    def from_enum(cls, enum_cls: Any) -> MutableEnum:
        """Of an enum's names, second names of a number too."""
        return cls(**{name: int(member) for name, member in enum_cls.__members__.items()})

    def add(self, key: str, value: int) -> None:
        """Adds a name."""
        if key in self._members:
            raise ValueError(f"{key!r} is a member already: give another name")
        self._members[key] = value

    def remove(self, key: str) -> None:
        """Removes a name."""
        if key not in self._members:
            raise ValueError(f"{key!r} is no member: members are {', '.join(self._members)}")
        del self._members[key]

    def remove_by_value(self, value: int) -> None:
        """Removes the first name of the number, if there is one."""
        for key, found in self._members.items():
            if found == value:
                del self._members[key]
                return

    def __getattr__(self, item: str) -> int:
        members = self.__dict__.get("_members", {})
        if item in members:
            return members[item]
        raise AttributeError(f"{item!r} is no member: members are {', '.join(members)}")

    def __getitem__(self, item: str) -> int:
        if item in self._members:
            return self._members[item]
        raise KeyError(f"{item!r} is no member: members are {', '.join(self._members)}")

    def __contains__(self, item: object) -> bool:
        return item in self._members

    def __iter__(self) -> Iterator[str]:
        return iter(self._members)

    def __repr__(self) -> str:
        return f"<MutableEnum {', '.join(f'{name}={value}' for name, value in self._members.items())}>"

    def keys(self) -> KeysView[str]:
        """The names."""
        return self._members.keys()

    def values(self) -> ValuesView[int]:
        """The numbers."""
        return self._members.values()

    def items(self) -> ItemsView[str, int]:
        """Names with their numbers."""
        return self._members.items()


#: The teams of this PE, by name.
Teams = MutableEnum.from_enum(TeamId)


class TeamConfig:
    """What a team is made with; it changes nothing here."""

    def __init__(self, num_contexts: int = -1) -> None:
        self.num_contexts = num_contexts


def forget() -> None:
    """A job begins or has ended: teams of the one before are gone."""
    for name in [name for name, value in Teams.items() if TeamId.TEAMS_MIN <= value < TeamId.TEAM_INDEX_MAX
                 and name not in TeamId.__members__]:
        Teams.remove(name)


def handle_of(call: str, team: Any) -> int:
    """ferry's number of a team; refused unless this PE is a member."""
    check_initialized(call)
    number = team.handle + (_MORE if team.handle > 2 else 0) if type(team) is Team else whole(call, team, "team ")
    if TeamId.TEAM_SAME_MYPE_NODE <= number < TeamId.TEAMS_MIN:
        absent(f"{call} of {TeamId(number).name}", "make the team by team_split_strided")
    handle = number - _MORE if number >= TeamId.TEAMS_MIN else number
    if number < 0 or library.ferry_team_my_pe(handle) < 0:
        raise NvshmemInvalid(f"{call}: this PE has no team {number}: pass TEAM_WORLD, TEAM_SHARED, TEAM_NODE or what "
                             "team_split_strided returned")
    return handle


def _added(handle: int, name: str) -> int | None:
    if handle < 0:
        return None
    Teams.add(name, handle + _MORE)
    return Teams[name]


@translated
def team_my_pe(team: Any) -> int:
    """Returns this PE's number in the team."""
    return library.ferry_team_my_pe(handle_of("team_my_pe", team))


@translated
def team_n_pes(team: Any) -> int:
    """Returns the number of members."""
    return library.ferry_team_n_pes(handle_of("team_n_pes", team))


@translated
def team_translate_pe(src_team: Any, src_pe: int, dest_team: Any) -> int:
    """Returns the number in dest_team of member src_pe of src_team; -1 when it is not in both."""
    source, n = handle_of("team_translate_pe", src_team), team_n_pes(src_team)
    if not 0 <= whole("team_translate_pe", src_pe, "src_pe ") < n:
        raise NvshmemInvalid(f"team_translate_pe: src_pe is {src_pe}, and members are 0 to {n - 1}: pass one of them")
    return library.ferry_team_translate_pe(source, src_pe, handle_of("team_translate_pe", dest_team))


def _check_name(call: str, *names: str | None) -> None:
    for name in names:
        if name is not None and name in Teams:
            raise NvshmemInvalid(f"{call}: a team is called {name!r} already: give another new_team_name")


@translated
def team_split_strided(parent_team: Any, start: int, stride: int, size: int, config: TeamConfig | None = None,
                       config_mask: int = 0, new_team_name: str | None = None) -> int | None:
    """Makes the team of ``size`` members of parent_team, every ``stride``-th from ``start`` on; collective over parent_team.
    Returns its number, which Teams has too; None on members of parent_team that are not in it."""
    call, made = "team_split_strided", ctypes.c_int(-1)
    parent = handle_of(call, parent_team)
    n = library.ferry_team_n_pes(parent)
    if start < 0 or stride < 1 or size < 1 or start + (size - 1) * stride >= n:
        raise NvshmemInvalid(f"{call}: start {start}, stride {stride} and size {size} name members beyond those of the parent "
                             f"team, 0 to {n - 1}: pass a stride and a size of 1 or more that stay within")
    _check_name(call, new_team_name)
    calls.settle()
    check(library.ferry_team_split_strided(parent, start, stride, size, None, 0, ctypes.addressof(made)))
    return _added(made.value, new_team_name or f"TEAM_{made.value + _MORE}")


@translated
def team_split_2d(parent_team: Any, xrange: int, xaxis_config: TeamConfig | None = None, xaxis_mask: int = 0,
                  yaxis_config: TeamConfig | None = None, yaxis_mask: int = 0,
                  new_team_name: str | None = None) -> tuple[int | None, int | None]:
    """Makes the teams of this PE's row and column of parent_team, whose rows have ``xrange`` members; collective over
    parent_team.  Returns their numbers."""
    call, x, y = "team_split_2d", ctypes.c_int(-1), ctypes.c_int(-1)
    parent = handle_of(call, parent_team)
    if xrange < 1:
        raise NvshmemInvalid(f"{call}: xrange is {xrange}: pass the length of a row, 1 or more")
    if new_team_name is not None:
        _check_name(call, new_team_name + "_X", new_team_name + "_Y")
    calls.settle()
    check(library.ferry_team_split_2d(parent, xrange, None, 0, ctypes.addressof(x), None, 0, ctypes.addressof(y)))
    return (_added(x.value, f"{new_team_name}_X" if new_team_name else f"TEAM_X_{x.value + _MORE}"),
            _added(y.value, f"{new_team_name}_Y" if new_team_name else f"TEAM_Y_{y.value + _MORE}"))


@translated
def team_destroy(team: int | str) -> None:
    """Ends a team, given by number or name; collective over the team."""
    number = Teams[team] if isinstance(team, str) else team
    handle = handle_of("team_destroy", number)
    calls.settle()
    check(library.ferry_team_destroy(handle))
    Teams.remove_by_value(number)


@translated
def team_get_config(team: Any) -> TeamConfig:
    """Returns what the team was made with."""
    handle_of("team_get_config", team)
    return TeamConfig()
