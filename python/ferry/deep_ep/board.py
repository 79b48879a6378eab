# SPDX-License-Identifier: BSD-3-Clause
"""What the ranks of a Buffer tell each other beside their rounds: why a rank has refused its part of a round, and what all
agree on before a round of the normal calls."""
from __future__ import annotations

import ctypes
import functools
import struct

import ferry

from .. import calls, library, memory, moe
from ..errors import ASYMMETRIC, TIMEOUT, InvalidArgument, PeerLost, Timeout, check

_NOTE = struct.Struct("<QI")  # the round's key, the length of the sentence
# The exchange's number, a tag of the call, the lengths of what is for all ranks and of each rank's part, refused or not,
# and the form of the call.
_RECORD = struct.Struct("<QiIIi12i")
FORM = struct.Struct("<12i")
_NOTE_ROOM = 256
CHANNELS = 2
EXPERTS = 1024  # of a rank, whose numbers of rows fit into a record


# ---- What a call is: numbers that all ranks have alike.  A difference is told with its name and both values.

_CALLS = ("no call", "a low-latency call", "a normal call", "Buffer.dispatch", "Buffer.combine", "ElasticBuffer.dispatch",
          "ElasticBuffer.combine")
_GIVEN = ("None", "given")
_NAMES = (("the call", _CALLS), ("topk_weights", _GIVEN), ("the handle", _GIVEN), ("hidden", None), ("the choices of a token", None),
          ("num_experts", None), ("the type of rows (use_fp8)", ("bf16", "fp8", "float", "bytes")),
          ("the scales of fp8", ("plain", "round_scale", "use_ue8m0", "use_ue8m0")), ("the bytes of a row", None),
          ("the bytes of scales", None), ("the most tokens", None), ("the layout", None))


def form_of(call, config, most=0, weights=False, handle=False):
    """Of a call of this name, or with None of any that makes rounds of the config."""
    named = _CALLS.index(call) if call is not None else 1 if config["layout"] == moe.BY_EXPERT else 2
    return FORM.pack(named, weights, handle, config["hidden"], config["topk"], config["n_experts"], config["dtype"],
                     config.get("scales", 0) & 3, config.get("row_bytes", 0), config.get("side_bytes", 0),
                     most or config.get("max_tokens", 0), config["layout"])


_NO_FORM = bytes(FORM.size)


def difference(call, rank, mine, theirs):
    """The sentence about two forms; None: they are alike, or the rank is in no call."""
    for (name, values), here, there in zip(_NAMES, FORM.unpack(mine), FORM.unpack(theirs)):
        if name == "the call" and there == 0:
            return None
        if here != there:
            here, there = (values[one] if values and 0 <= one < len(values) else one for one in (here, there))
            return f"{call}: {name} is {here} here and {there} on rank {rank}: make the same call on all ranks"
    return None


class _HeapRecords:
    """Records in the symmetric heap, where each rank has two places in turn on every other rank."""

    def __init__(self, whole, me, n):
        self.me, self.room = me, self._room(n)
        ends = n * 2 * self.room
        self.records = whole[:ends].reshape(2, n, self.room)
        words = memory.Array(whole._block, whole.address + ends, (2, n), "uint64")
        self.signals = [[words[turn, rank] for rank in range(n)] for turn in range(2)]
        self.ends = None
        self.activities = [0] * n

    @staticmethod
    def _room(n):
        return (_RECORD.size + 4 * (2 + n + EXPERTS) + 7) // 8 * 8

    @classmethod
    def size(cls, n):
        return n * 2 * (cls._room(n) + 8)

    def holds(self, common, part):
        return _RECORD.size + common + part <= self.room

    def send(self, number, tag, common, parts, refused, form, rank):
        turn, part = number % 2, parts[rank]
        record = _RECORD.pack(number, tag, len(common), len(part), refused, *FORM.unpack(form)) + common + part
        ferry.put_signal(self.records[turn, self.me, :len(record)], memoryview(record), self.signals[turn][self.me], number,
                         rank)

    def wait(self, number, rank, seconds):
        ferry.signal_wait(self.signals[number % 2][rank], ">=", number, seconds)

    def read(self, number, rank):
        """The record's head, and what it has for this rank."""
        record = memory._read(self.records[number % 2, rank].address, self.room)
        head = _RECORD.unpack_from(record)
        return head, record[_RECORD.size:_RECORD.size + head[2] + head[3]]


class _NodeRecords:
    """Records on the boards of ranks that are all on one node (ferry_board()), where a Buffer has one of eight places for
    two records in turn, and for the form of the call that the rank is in, or that has failed.  A rank writes each once, for
    all."""
    PLACES = 8
    PLACE = 262144 // PLACES  # of FERRY_BOARD_BYTES
    ROOM = (PLACE - 128) // 2
    _taken: set[tuple] = set()  # (job, place)

    def __init__(self, place, me, n):
        self.me, self.n, self.first = me, n, place * self.PLACE
        self.boards = [library.ferry_board(rank) for rank in range(n)]
        self.sent: tuple | None = None  # the number, and whether it was refused, of the newest record
        self.activities = [board + self.first + 2 * self.ROOM for board in self.boards]
        self.turns = [tuple(board + self._at(turn) for board in self.boards) for turn in range(2)]
        self._taken.add((memory._epoch, place))
        self.ends = functools.partial(self._end, self.boards[me] + self.first, (memory._epoch, place))

    @staticmethod
    def can_be(n):
        """Whether all ranks are on one node."""
        return all(library.ferry_board(rank) for rank in range(n))

    @classmethod
    def free(cls):
        """The places that are free here, as bits."""
        return sum(1 << place for place in range(cls.PLACES) if (memory._epoch, place) not in cls._taken)

    @classmethod
    def _end(cls, address, taken):
        ctypes.memset(address, 0, cls.PLACE)
        cls._taken.discard(taken)

    def _at(self, number):
        """On a board: a record's word, which has its number; the record is behind it."""
        return self.first + number % 2 * self.ROOM

    def holds(self, common, part):
        return 8 + _RECORD.size + common + self.n * part <= self.ROOM

    def send(self, number, tag, common, parts, refused, form, rank):
        if self.sent == (number, refused):
            return
        at = self._at(number)
        record = _RECORD.pack(number, tag, len(common), len(parts[0]), refused, *FORM.unpack(form)) + common + b"".join(parts)
        ctypes.memmove(self.boards[self.me] + at + 8, record, len(record))
        check(library.ferry_board_post(at, number))
        self.sent = number, refused

    def agree(self, number, tag, form, tokens, over, told, experts, seconds):
        return library.binding.agree(self.turns[number % 2], self.me, self._at(number), number, tag, tokens, over, told, experts,
                                     calls._budget(seconds), form)

    def wait(self, number, rank, seconds):
        check(library.ferry_board_wait(rank, self._at(number), number, calls._budget(seconds)))

    def read(self, number, rank):
        at = self.boards[rank] + self._at(number) + 8
        head, behind = _RECORD.unpack(ctypes.string_at(at, _RECORD.size)), at + _RECORD.size
        common, part = head[2:4]
        if not self.holds(common, part):  # it is being written: a rank that gives this exchange up is two ahead
            return (number + 2, *head[1:]), b""
        record = ctypes.string_at(behind, common) + ctypes.string_at(behind + common + self.me * part, part)
        return (_RECORD.unpack(ctypes.string_at(at, _RECORD.size))[0], *head[1:]), record


class Board:
    """Collective to make."""

    def __init__(self, ranks):
        self.ranks, self.me, self.n = ranks, ranks.rank, ranks.group_size
        notes = self.n * CHANNELS * 2 * _NOTE_ROOM
        heap = notes + _HeapRecords.size(self.n)
        whole = ferry.zeros(heap + 16, "uint8")
        self.whole = whole
        self.notes = whole[:notes].reshape(self.n, CHANNELS, 2, _NOTE_ROOM)
        near = _NodeRecords.can_be(self.n)
        bits = self._everyone(whole.address + heap, near << 63 | _NodeRecords.free())
        self.one_node, free = bool(bits >> 63), bits & (1 << 63) - 1 if bits >> 63 else 0
        self.records: _HeapRecords | _NodeRecords = \
            _NodeRecords((free & -free).bit_length() - 1, self.me, self.n) if free else \
            _HeapRecords(whole[notes:heap], self.me, self.n)
        # By rank, of combines of two kinds and of even and odd rounds: 2 x number + whether weights go with the rows.
        self.weights = [[ctypes.c_uint64.from_address(at + 64 + 8 * turn) for turn in range(4)] if at else None
                        for at in self.records.activities]
        self.number = 0  # of exchanges that are over here
        self.unsent: list[int] | None = None  # the ranks that the exchange under way has not been sent to

    @staticmethod
    def _everyone(address, bits):
        """The bits that all ranks have.  Collective."""
        memory._write(address, bits.to_bytes(8, "little"))
        check(library.ferry_uint64_and_reduce(0, address + 8, address, 1))
        return int.from_bytes(memory._read(address + 8, 8), "little")

    # ---- Notes.  A channel's rounds have two places in turn: a rank that refuses its next one leaves the last note to
    # ranks that have not read it.

    @staticmethod
    def _place(key):
        return key >> 16 & 1

    def post(self, channel, key, sentence):
        """Tells the other ranks why this rank gives nothing for the round with this key."""
        text = sentence.encode()[:_NOTE_ROOM - _NOTE.size]
        note = _NOTE.pack(key, len(text)) + text
        for rank in range(self.n):
            if rank != self.me:
                try:
                    ferry.put(self.notes[self.me, channel, self._place(key), :len(note)], memoryview(note), rank)
                except (PeerLost, Timeout):  # then this rank's round tells it less
                    pass
        ferry.quiet()

    def read(self, channel, key):
        """(rank, its sentence) of a rank that has refused the round with this key, or None."""
        for rank in range(self.n):
            note = memory._read(self.notes[rank, channel, self._place(key)].address, _NOTE_ROOM)
            found, length = _NOTE.unpack_from(note)
            if found == key and rank != self.me:
                return rank, note[_NOTE.size:_NOTE.size + length].decode(errors="replace")
        return None

    # ---- Exchanges.  Each has a number and two places in turn: a rank that is one ahead does not write what another
    # still reads.  A rank that repeats one after a timeout goes on where it stopped.  Who has given one up goes on to the
    # next; a late rank finds a newer number, so that it comes after at once.

    def _others(self):
        return [rank for rank in range(self.n) if rank != self.me and rank not in self.ranks._masked]

    # A rank's form stays where the others see it while it is in a call that waits, and behind one that has failed.

    def enter(self, form):
        """This rank is in such a call now; without a form, in none."""
        at = self.records.activities[self.me]
        if at:
            ctypes.memmove(at, form or _NO_FORM, FORM.size)

    @property
    def activity(self) -> int:
        """The address for the compiled part; 0: nobody looks there."""
        return self.records.activities[self.me]

    def check_calls(self, call, form, ranks=None):
        """In the handler of a timeout: its sentence, when one of these ranks is in another call, or has failed in one.  It
        is a timeout still, and the same call goes on."""
        for rank in self._others() if ranks is None else ranks:
            at = self.records.activities[rank]
            said = difference(call, rank, form, ctypes.string_at(at, FORM.size)) if at else None
            if said is not None:
                raise Timeout(said, TIMEOUT)

    def say_weights(self, number, weighs):
        """This rank's combine of this number (kind << 32 | round), which is about to begin, has weights or not."""
        mine = self.weights[self.me]
        if mine is not None:
            mine[number & 1 | number >> 31 & 2].value = number << 1 | weighs

    def check_weights(self, call, number, weighs):
        """Behind the combine: raises when a rank whose rows were added up has done otherwise.  Such a rank has said so before
        it sent them, and cannot be two rounds ahead."""
        for rank, words in enumerate(self.weights):
            if words is not None and words[number & 1 | number >> 31 & 2].value ^ 1 == number << 1 | weighs:
                here, there = _GIVEN[weighs], _GIVEN[not weighs]
                raise InvalidArgument(f"{call}: topk_weights is {here} here and {there} on rank {rank}: make the same call on "
                                      "all ranks; the round is used up on all ranks", ASYMMETRIC)

    def _send(self, number, tag, common, parts, refused=0, form=_NO_FORM):
        if self.unsent is None:
            self.unsent = self._others()
        while self.unsent:
            rank = self.unsent[-1]
            try:
                self.records.send(number, tag, common, parts, refused, form, rank)
                self.unsent.remove(rank)
            except PeerLost:
                self.ranks._lost_or_raise(rank)  # takes it off the list

    def _await(self, call, form, number, seconds):
        """Waits until every rank that takes part has sent its record of this number."""
        for rank in range(self.n):
            while rank != self.me and rank not in self.ranks._masked:
                try:
                    self.records.wait(number, rank, seconds)
                    break
                except PeerLost:
                    self.ranks._lost_or_raise()
                except Timeout:
                    if not self.ranks.enable_shrink:
                        self.check_calls(call, form, [rank])
                    self.ranks._late_or_raise(rank)

    def refuse(self, sentence):
        """This rank's part of the next exchange is a refusal, and is over here."""
        self.skip()
        self._send(self.number + 1, 0, sentence.encode()[:4 * EXPERTS], [b""] * self.n, refused=1)
        self.skip()

    def skip(self):
        """Ends an exchange that this rank has begun and does not repeat."""
        if self.unsent is not None:
            self.number, self.unsent = self.number + 1, None

    def holds(self, common, part):
        """Whether a record has room for so many bytes for all ranks, and for each."""
        return self.records.holds(common, part)

    def agree(self, tag, form, tokens, over, counts, seconds):
        """The exchange of these two numbers and of what has been counted, by the compiled part: (the most tokens, the most
        rounds, the prefix as bytes, the numbers of this rank's experts) when all ranks tell the same kind of thing.  None:
        exchange() is to do it, or to go on with it.  The caller that has kept what this returns ends it, as exchange() does."""
        if self.unsent is not None or self.ranks._masked or not isinstance(self.records, _NodeRecords) or \
                library.binding is None:
            return None
        number = self.number + 1
        told = counts.wait(seconds)
        self.unsent = self._others()  # when an exception comes between, exchange() sends the same again
        found = self.records.agree(number, tag, form, tokens, over, told, counts.experts, seconds)
        if type(found) is int and not self.ranks.enable_shrink:
            check(found)
        return None if type(found) is int else found

    def exchange(self, call, tag, form, common, parts, into, seconds=None):
        """Tells each rank what is for all, and parts[rank]; both have one length on all ranks.  into["got"] becomes what
        the ranks have for this one; b"" of a rank that is masked.  On all ranks it raises what one has refused, and calls
        that differ; into["failed"] is that error, or None."""
        number = self.number + 1
        self.enter(form)
        self._send(number, tag, common, parts, form=form)
        self._await(call, form, number, seconds or self.ranks.timeout)
        self.enter(None)
        own = (number, tag, len(common), len(parts[0]), 0, *FORM.unpack(form)), common + parts[self.me]
        found = [(own[1], None) if rank == self.me else self._record_of(call, rank, own[0]) for rank in range(self.n)]
        got = [payload for payload, _ in found]
        failed = next((error for _, error in found if error is not None), None)
        # No exception of a signal comes between: the exchange is over, and the caller has what it brought.
        into["got"], into["failed"], self.number, self.unsent = got, failed, number, None
        if failed is not None:
            raise failed

    def _record_of(self, call, rank, own):
        """(what a rank has sent, None), or what it has done wrong.  own: the head of this rank's record."""
        if rank in self.ranks._masked:
            return b"", None
        head, payload = self.records.read(own[0], rank)
        if head == own:
            return payload, None
        if head[0] == own[0] and head[4]:
            return b"", InvalidArgument(f"{call}: rank {rank} refused its part of the round: "
                                        f"{payload.decode(errors='replace')}; the round is used up on all ranks", ASYMMETRIC)
        said = difference(call, rank, FORM.pack(*own[5:]), FORM.pack(*head[5:])) if head[0] == own[0] else None
        does = "has given this round up" if head[0] > own[0] else "makes another call, or this one with other sizes"
        return b"", InvalidArgument(f"{said}; the round is used up on all ranks" if said else f"{call}: rank {rank} {does}",
                                    ASYMMETRIC)


__all__ = ["CHANNELS", "Board"]
