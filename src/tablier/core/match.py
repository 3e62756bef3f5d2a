"""A match: a game from its start to its end, with all that a single position does not know."""

from collections import Counter
from dataclasses import dataclass, replace

from tablier.core.errors import (
    InvalidRecord,
    MatchOver,
    NothingToTakeBack,
    Reason,
    TablierError,
    UnknownSeat,
)
from tablier.core.game import Game
from tablier.core.outcome import Outcome
from tablier.core.position import Position
from tablier.core.record import UNFINISHED, Ply, Record, commented

REPETITIONS = 3  # the occurrence of a position that ends a game
GIVEN_UP = ("resignation", "time")


@dataclass(frozen=True, slots=True)
class _Step:
    """What was played, where it led, and the outcome that it brought, if any."""

    move: str
    position: Position
    outcome: Outcome | None
    comment: str = ""


class Match:
    """A game being played: moves, repetition, takeback, resignation, agreement, and its record.

    It starts from the game's own start, or from any position of the game.
    """

    def __init__(self, game: Game, start: Position | None = None) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"a match is of a game, as tablier.game makes it, not of {type(game).__name__}")
        self.game = game
        self.start = game.start() if start is None else start
        if self.start.game != game:
            raise ValueError(f"a position of {self.start.game.rule_set} is none of {game.rule_set}")
        self._steps: list[_Step] = []
        self._ended: Outcome | None = None  # by agreement, or by one of two giving up
        self._opening = ""  # what is written before the first move
        self._read: Record | None = None  # what the match was read from
        self._as_read: tuple[object, ...] = ()
        self._seen = Counter([game.identity(self.start.state)])

    @property
    def position(self) -> Position:
        """The position now."""
        return self._steps[-1].position if self._steps else self.start

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves played so far."""
        return tuple(step.move for step in self._steps)

    @property
    def positions(self) -> tuple[Position, ...]:
        """The positions from the start to now."""
        return (self.start, *(step.position for step in self._steps))

    @property
    def outcome(self) -> Outcome | None:
        """How the match has ended, or None while it goes on."""
        if self._ended:
            return self._ended
        return self._steps[-1].outcome if self._steps else self.start.outcome

    @property
    def ending(self) -> Outcome | None:
        """The agreement, or the giving up of one of two, that ended the match; None if the moves did, or nothing has yet."""
        return self._ended

    def play(self, move: str) -> Position:
        """Plays a move and returns the new position. Raises `MatchOver`, `UnreadableMove` or `IllegalMove`."""
        self._check_running()
        position = self.position.play(move)
        identity = self.game.identity(position.state)
        self._seen[identity] += 1
        outcome = position.outcome
        if outcome is None and self._seen[identity] >= REPETITIONS:
            outcome = Outcome(self.game.settled(position.state), "repetition")
        self._steps.append(_Step(move, position, outcome))
        return position

    def takeback(self, plies: int = 1) -> Position:
        """Takes back what was done last, and returns the position then. An agreement or a resignation counts as one."""
        done = len(self._steps) + (self._ended is not None)
        if plies < 1:
            raise ValueError(f"one or more plies can be taken back, not {plies}")
        if plies > done:
            raise NothingToTakeBack(plies, done)
        for _ in range(plies):
            if self._ended:
                self._ended = None
            else:
                self._seen[self.game.identity(self._steps.pop().position.state)] -= 1
        return self.position

    def resign(self, seat: str) -> None:
        """A seat gives up. Of two, the other wins; of three, it takes the last free place and the others play on."""
        self._give_up(seat, "resignation")

    def flag(self, seat: str) -> None:
        """A seat's time is over: as if it had resigned."""
        self._give_up(seat, "time")

    def agree(self) -> None:
        """All agree to stop: the game is settled as it stands."""
        self._check_running()
        self._ended = Outcome(self.game.settled(self.position.state), "agreement")

    def comment(self, text: str) -> None:
        """Writes about the last move played, or, where none was, about the match."""
        if self._steps:
            self._steps[-1] = replace(self._steps[-1], comment=commented(text))
        else:
            self._opening = commented(text)

    @property
    def seats_in_play(self) -> tuple[str, ...]:
        """The seats that still play."""
        if self.outcome:
            return ()
        return tuple(seat for i, seat in enumerate(self.game.seats) if self.game.in_play(self.position.state, i))

    def _check_running(self) -> None:
        if self.outcome:
            raise MatchOver

    def _give_up(self, seat: str, reason: str) -> None:
        self._check_running()
        if seat not in self.seats_in_play:
            raise UnknownSeat(seat, self.seats_in_play)
        loser = self.game.seats.index(seat)
        if len(self.game.seats) == 2:
            self._ended = Outcome((0.0, 1.0) if loser == 0 else (1.0, 0.0), reason)
            return
        position = Position(self.game, self.game.without(self.position.state, loser))
        ended = position.outcome
        self._seen[self.game.identity(position.state)] += 1
        self._steps.append(_Step(f"{seat}:{reason}", position, ended and Outcome(ended.scores, reason)))

    def record(self, date: str = "", **players: str) -> Record:
        """The match as a record. Players are named by seat: `match.record(light="Ada", date="2026-11-15")`.

        What a match was read from is kept: its names, its date, its other tags. Unchanged, it gives the same record again.
        """
        for seat in players:
            if seat not in self.game.seats:
                raise UnknownSeat(seat, self.game.seats)
        if self._read and not date and not players and self._as_read == self._history():
            return self._read
        kept = dict(self._read.tags) if self._read else {}
        standard = self.game.fixed_start and self.start == self.game.start()
        tags = {"Game": self.game.id, "Options": self.game.options_text, "Start": "" if standard else str(self.start)}
        tags |= {name: players.get(name.lower()) or kept.get(name, "") for name in map(str.capitalize, self.game.seats)}
        tags["Date"] = date or kept.get("Date", "")
        tags["Result"] = self.outcome.result if self.outcome else UNFINISHED
        tags["Reason"] = self.outcome.reason if self.outcome else ""
        tags = kept | tags if self._read else tags
        plies = tuple(Ply(step.move, step.comment) for step in self._steps)
        return Record(tuple((name, value) for name, value in tags.items() if value), plies, self._opening)

    def _history(self) -> tuple[object, ...]:
        return self._opening, self._ended, *((step.move, step.comment) for step in self._steps)

    @classmethod
    def from_record(cls, record: Record | str) -> "Match":
        """The match that a record describes, every move checked.

        Raises `UnreadableRecord` or `InvalidRecord`, and for a game that does not exist the errors of `tablier.game`.
        """
        record = Record.parse(record) if isinstance(record, str) else record
        game = record.game
        if not game.fixed_start and not record.tag("Start"):
            raise InvalidRecord(0, Reason("record-no-start"))
        try:
            match = cls(game, game.parse(record.tag("Start")) if record.tag("Start") else None)
        except TablierError as error:
            raise InvalidRecord(0, error) from error
        for number, ply in enumerate(record.plies, start=1):
            try:
                match._replay(ply.move)
                if ply.comment:
                    match.comment(ply.comment)
            except TablierError as error:
                raise InvalidRecord(number, error) from error
        match._end_as(record)
        match._opening, match._read = record.comment, record
        match._as_read = match._history()
        return match

    def _replay(self, move: str) -> None:
        seat, _, reason = move.partition(":")
        if reason in GIVEN_UP and seat in self.game.seats:
            self._give_up(seat, reason)
        else:
            self.play(move)

    def _end_as(self, record: Record) -> None:
        """Ends the match as the tags say, where the moves do not; refuses tags that contradict the moves."""
        result, reason = record.tag("Result"), record.tag("Reason")
        plies = len(self._steps)
        if not self.outcome and (result not in ("", UNFINISHED) or reason):
            if reason == "agreement":
                self.agree()
            elif reason in GIVEN_UP and result in ("1-0", "0-1") and len(self.game.seats) == 2:
                self._give_up(self.game.seats[1 if result == "1-0" else 0], reason)
            else:
                raise InvalidRecord(plies, Reason("record-unended", facts={"result": result or "-", "reason": reason or "-"}))
        if self.outcome and result not in ("", self.outcome.result):
            facts = {"found": result, "expected": self.outcome.result}
            raise InvalidRecord(plies, Reason("record-result", facts=facts))
        if self.outcome and reason not in ("", self.outcome.reason):
            facts = {"found": reason, "expected": self.outcome.reason}
            raise InvalidRecord(plies, Reason("record-reason", facts=facts))
