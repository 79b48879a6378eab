# SPDX-License-Identifier: BSD-3-Clause
"""What the ranks of a Buffer tell each other beside their rounds: why a rank has refused its part of a round, and what all
agree on before a round of the normal calls."""
from __future__ import annotations

import ctypes
import functools
import struct

import ferry

from .. import calls, library, memory
from ..errors import ASYMMETRIC, InvalidArgument, PeerLost, Timeout, check

_NOTE = struct.Struct("<QI")  # the round's key, the length of the sentence
# The exchange's number, a tag of the call, the lengths of what is for all ranks and of each rank's part, refused or not.
_RECORD = struct.Struct("<QiIIi")
_NOTE_ROOM = 256
CHANNELS = 2
EXPERTS = 1024  # of a rank, whose numbers of rows fit into a record


class _HeapRecords:
    """Records in the symmetric heap, where each rank has two places in turn on every other rank."""

    def __init__(self, whole, me, n):
        self.me, self.room = me, self._room(n)
        ends = n * 2 * self.room
        self.records = whole[:ends].reshape(2, n, self.room)
        words = memory.Array(whole._block, whole.address + ends, (2, n), "uint64")
        self.signals = [[words[turn, rank] for rank in range(n)] for turn in range(2)]
        self.ends = None

    @staticmethod
    def _room(n):
        return (_RECORD.size + 4 * (2 + n + EXPERTS) + 7) // 8 * 8

    @classmethod
    def size(cls, n):
        return n * 2 * (cls._room(n) + 8)

    def holds(self, common, part):
        return _RECORD.size + common + part <= self.room

    def send(self, number, tag, common, parts, refused, rank):
        turn, part = number % 2, parts[rank]
        record = _RECORD.pack(number, tag, len(common), len(part), refused) + common + part
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
    two records in turn.  A rank writes each once, for all."""
    PLACES = 8
    ROOM = 262144 // PLACES // 2  # of FERRY_BOARD_BYTES
    _taken: set[tuple] = set()  # (job, place)

    def __init__(self, place, me, n):
        self.me, self.n, self.first = me, n, 2 * place * self.ROOM
        self.boards = [library.ferry_board(rank) for rank in range(n)]
        self.sent: tuple | None = None  # the number, and whether it was refused, of the newest record
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
        ctypes.memset(address, 0, 2 * cls.ROOM)
        cls._taken.discard(taken)

    def _at(self, number):
        """On a board: a record's word, which has its number; the record is behind it."""
        return self.first + number % 2 * self.ROOM

    def holds(self, common, part):
        return 8 + _RECORD.size + common + self.n * part <= self.ROOM

    def send(self, number, tag, common, parts, refused, rank):
        if self.sent == (number, refused):
            return
        at = self._at(number)
        record = _RECORD.pack(number, tag, len(common), len(parts[0]), refused) + common + b"".join(parts)
        ctypes.memmove(self.boards[self.me] + at + 8, record, len(record))
        check(library.ferry_board_post(at, number))
        self.sent = number, refused

    def agree(self, number, tag, tokens, over, told, experts, seconds):
        return library.binding.agree(self.turns[number % 2], self.me, self._at(number), number, tag, tokens, over, told, experts,
                                     calls._budget(seconds))

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

    def _send(self, number, tag, common, parts, refused=0):
        if self.unsent is None:
            self.unsent = self._others()
        while self.unsent:
            rank = self.unsent[-1]
            try:
                self.records.send(number, tag, common, parts, refused, rank)
                self.unsent.remove(rank)
            except PeerLost:
                self.ranks._lost_or_raise(rank)  # takes it off the list

    def _await(self, number, seconds):
        """Waits until every rank that takes part has sent its record of this number."""
        for rank in range(self.n):
            while rank != self.me and rank not in self.ranks._masked:
                try:
                    self.records.wait(number, rank, seconds)
                    break
                except PeerLost:
                    self.ranks._lost_or_raise()
                except Timeout:
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

    def agree(self, tag, tokens, over, counts, seconds):
        """The exchange of these two numbers and of what has been counted, by the compiled part: (the most tokens, the most
        rounds, the prefix as bytes, the numbers of this rank's experts) when all ranks tell the same kind of thing.  None:
        exchange() is to do it, or to go on with it.  The caller that has kept what this returns ends it, as exchange() does."""
        if self.unsent is not None or self.ranks._masked or not isinstance(self.records, _NodeRecords) or \
                library.binding is None:
            return None
        number = self.number + 1
        told = counts.wait(seconds)
        self.unsent = self._others()  # when an exception comes between, exchange() sends the same again
        found = self.records.agree(number, tag, tokens, over, told, counts.experts, seconds)
        if type(found) is int and not self.ranks.enable_shrink:
            check(found)
        return None if type(found) is int else found

    def exchange(self, call, tag, common, parts, into, seconds=None):
        """Tells each rank what is for all, and parts[rank]; both have one length on all ranks.  into["got"] becomes what
        the ranks have for this one; b"" of a rank that is masked.  On all ranks it raises what one has refused, and calls
        that differ; into["failed"] is that error, or None."""
        number = self.number + 1
        self._send(number, tag, common, parts)
        self._await(number, seconds or self.ranks.timeout)
        own = (number, tag, len(common), len(parts[0]), 0), common + parts[self.me]
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
        does = "has given this round up" if head[0] > own[0] else "makes another call, or this one with other sizes"
        return b"", InvalidArgument(f"{call}: rank {rank} {does}", ASYMMETRIC)


__all__ = ["CHANNELS", "Board"]
