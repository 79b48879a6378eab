# SPDX-License-Identifier: BSD-3-Clause
"""What the ranks of a Buffer tell each other beside their rounds: why a rank has refused its part of a round, and what all
agree on before a round of the normal calls."""
from __future__ import annotations

import struct

import ferry

from .. import memory
from ..errors import ASYMMETRIC, InvalidArgument, PeerLost, Timeout

_NOTE = struct.Struct("<QI")      # the round's key, the length of the sentence
_RECORD = struct.Struct("<QiIi")  # the exchange's number, a tag of the call, the length of what follows, refused or not
_NOTE_ROOM = 256
CHANNELS = 2
EXPERTS = 1024  # of a rank, whose numbers of rows fit into a record


class _HeapRecords:
    """Records in the symmetric heap: each rank has two places in turn on every other rank."""

    def __init__(self, whole, me, n, room):
        self.me, self.n, self.room = me, n, room
        ends = n * 2 * room
        self.records = whole[:ends].reshape(2, n, room)
        words = memory.Array(whole._block, whole.address + ends, (2, n), "uint64")
        self.signals = [[words[turn, rank] for rank in range(n)] for turn in range(2)]

    @staticmethod
    def bytes(n, room):
        return n * 2 * room + n * 2 * 8

    def holds(self, common, parts):
        return _RECORD.size + len(common) + len(parts[0]) <= self.room

    def send(self, number, tag, common, parts, refused, rank):
        turn = number % 2
        record = _RECORD.pack(number, tag, len(common) + len(parts[rank]), refused) + common + parts[rank]
        ferry.put_signal(self.records[turn, self.me, :len(record)], memoryview(record), self.signals[turn][self.me], number,
                         rank)

    def wait(self, number, rank, seconds):
        ferry.signal_wait(self.signals[number % 2][rank], ">=", number, seconds)

    def read(self, number, rank):
        """(number, tag, length, refused, payload)"""
        record = memory._read(self.records[number % 2, rank].address, self.room)
        found = _RECORD.unpack_from(record)
        return (*found, record[_RECORD.size:_RECORD.size + found[2]])

    def end(self):
        pass


class _NodeRecords:
    """Records on the boards of PEs that are all on one node, two places in turn, of which a Buffer has one of eight.  On
    GPUs a host reaches those in a hundredth of the time."""
    PLACES = 8
    ROOM = 131072 // PLACES // 2  # FERRY_BOARD_BYTES
    _taken: set[int] = set()

    def __init__(self, place, me, n):
        self.me, self.n, self.place = me, n, place
        self._taken.add(place)
        self.boards = [library.ferry_board(rank) for rank in range(n)]
        self.sent: int | None = None  # the number of the record that is there already

    @classmethod
    def free(cls, n):
        """Bits of the places that are free here; 0 when a rank is on another node."""
        if not all(library.ferry_board(rank) for rank in range(n)):
            return 0
        return sum(1 << place for place in range(cls.PLACES) if place not in cls._taken)

    def _at(self, number):
        return (2 * self.place + number % 2) * self.ROOM

    def holds(self, common, parts):
        return 8 + _RECORD.size + len(common) + len(parts) * len(parts[0]) <= self.ROOM

    def send(self, number, tag, common, parts, refused, rank):
        """To all ranks at once: each takes its part."""
        if self.sent == (number, refused):
            return
        at = self._at(number)
        record = _RECORD.pack(number, tag, len(common) + len(parts[0]), refused) + common + b"".join(parts)
        ctypes.memmove(self.boards[self.me] + at + 8, record, len(record))
        check(library.ferry_board_post(at, number))
        self.sent = number, refused

    def wait(self, number, rank, seconds):
        check(library.ferry_board_wait(rank, self._at(number), number, _budget(seconds)))

    def read(self, number, rank):
        at = self.boards[rank] + self._at(number) + 8
        found = _RECORD.unpack(ctypes.string_at(at, _RECORD.size))
        length, refused, behind = *found[2:], at + _RECORD.size
        if refused or ...:
            pass
        return (*found, b"")

    def end(self):
        """Collective: nobody uses the place any more."""
        ctypes.memset(self.boards[self.me] + 2 * self.place * self.ROOM, 0, 2 * self.ROOM)
        self._taken.discard(self.place)


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

    def _send(self, number, tag, payloads, refused=0):
        turn = number % 2
        if self.unsent is None:
            self.unsent = [rank for rank in range(self.n) if rank != self.me and rank not in self.ranks._masked]
        while self.unsent:
            rank = self.unsent[-1]
            record = _RECORD.pack(number, tag, len(payloads[rank]), refused) + payloads[rank]
            try:
                ferry.put_signal(self.records[turn, self.me, :len(record)], memoryview(record), self.signals[turn][self.me],
                                 number, rank)
                self.unsent.remove(rank)
            except PeerLost:
                self.ranks._lost_or_raise(rank)  # takes it off the list

    def _await(self, number, seconds):
        """Waits until every rank that takes part has sent its record of this number."""
        for rank in range(self.n):
            while rank != self.me and rank not in self.ranks._masked:
                try:
                    ferry.signal_wait(self.signals[number % 2][rank], ">=", number, seconds)
                    break
                except PeerLost:
                    self.ranks._lost_or_raise()
                except Timeout:
                    self.ranks._late_or_raise(rank)

    def refuse(self, sentence):
        """This rank's part of the next exchange is a refusal, and is over here."""
        text = sentence.encode()[:self.room - _RECORD.size]
        self.skip()
        self._send(self.number + 1, 0, [text] * self.n, refused=1)
        self.skip()

    def skip(self):
        """Ends an exchange that this rank has begun and does not repeat."""
        if self.unsent is not None:
            self.number, self.unsent = self.number + 1, None

    def exchange(self, call, tag, payloads, into, seconds=None):
        """Sends payloads[rank], of one length on all ranks, to each rank.  into["got"] becomes those for this rank, by
        rank; b"" of a rank that is masked.  On all ranks it raises what one has refused, and calls that differ;
        into["failed"] is that error, or None."""
        number = self.number + 1
        self._send(number, tag, payloads)
        self._await(number, seconds or self.ranks.timeout)
        found = [self._record_of(call, number, tag, rank, payloads[self.me]) for rank in range(self.n)]
        got = [payload for payload, _ in found]
        failed = next((error for _, error in found if error is not None), None)
        # No exception of a signal comes between: the exchange is over, and the caller has what it brought.
        into["got"], into["failed"], self.number, self.unsent = got, failed, number, None
        if failed is not None:
            raise failed

    def _record_of(self, call, number, tag, rank, own):
        """(what a rank has sent, None), or what it has done wrong."""
        if rank == self.me:
            return own, None
        if rank in self.ranks._masked:
            return b"", None
        record = memory._read(self.records[number % 2, rank].address, self.room)
        its, its_tag, length, refused = _RECORD.unpack_from(record)
        payload = record[_RECORD.size:_RECORD.size + length]
        if refused and its == number:
            return b"", InvalidArgument(f"{call}: rank {rank} refused its part of the round: "
                                        f"{payload.decode(errors='replace')}; the round is used up on all ranks", ASYMMETRIC)
        if its != number or its_tag != tag or length != len(own):
            does = "has given this round up" if its > number else "makes another call, or this one with other sizes"
            return b"", InvalidArgument(f"{call}: rank {rank} {does}", ASYMMETRIC)
        return payload, None


__all__ = ["CHANNELS", "Board"]
