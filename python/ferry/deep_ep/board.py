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


class Board:
    """Symmetric memory where each rank has a place on every other rank.  Collective to make."""

    def __init__(self, ranks):
        self.ranks, self.me, self.n = ranks, ranks.rank, ranks.group_size
        self.room = (_RECORD.size + 4 * (2 + self.n + EXPERTS) + 7) // 8 * 8
        ends = [self.n * CHANNELS * 2 * _NOTE_ROOM]
        ends += [ends[0] + self.n * 2 * self.room]
        whole = ferry.zeros(ends[1] + self.n * 2 * 8, "uint8")
        self.whole = whole
        self.notes = whole[:ends[0]].reshape(self.n, CHANNELS, 2, _NOTE_ROOM)
        self.records = whole[ends[0]:ends[1]].reshape(2, self.n, self.room)
        words = memory.Array(whole._block, whole.address + ends[1], (2, self.n), "uint64")
        self.signals = [[words[turn, rank] for rank in range(self.n)] for turn in range(2)]
        self.number = 0  # of exchanges that are over here
        self.unsent: list[int] | None = None  # the ranks that the exchange under way has not been sent to

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
