"""A table: a match, who sits where, and what can be said there."""

import shlex
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from random import Random

from rich.table import Table as Grid

from tablier.cli.boards import numbered, seat_name, show_board, show_moves, status_text, who_did
from tablier.cli.chooser import PROGRAM
from tablier.cli.files import unsaved_match, write_text
from tablier.cli.problems import Problem
from tablier.cli.terminal import Terminal
from tablier.core.errors import NothingToTakeBack, TablierError, shown
from tablier.core.match import Match
from tablier.core.record import Record
from tablier.search.opponent import simple_move

PASS = "pass"
# What can be said at a table. Each is understood in English, and by the words that the catalogue gives it.
SAYINGS = ("moves", "undo", "board", "record", "save", "agree", "resign", "help", "quit")


@dataclass
class Table:
    """A match being played at a terminal. Every move is written to a file at once."""

    terminal: Terminal
    match: Match
    players: dict[str, str]  # by seat: a person or the program
    seed: int
    loaded: Record | None = None  # what the match was read from: its names and remarks are kept
    file: Path | None = None  # where somebody wants the match saved
    unsaved: Path | None = None  # where it is kept otherwise
    _kept: bool = field(default=False, init=False)

    def play(self) -> None:
        """Plays until somebody leaves."""
        self._show()
        while True:
            if not self.match.outcome and self.players[self.match.position.to_move] == PROGRAM:
                self._play_program()
                continue
            try:
                if self._leaves(self.terminal.ask(self._prompt(), self._offered())):
                    return
            except EOFError:
                self.terminal.write()
                return

    def tell_where(self) -> None:
        """Says where the match is kept."""
        if self._kept:
            over = self.match.outcome is not None
            self.terminal.say("cli-play-kept", over="yes" if over else "no")
            path = shlex.quote(str(self.path))
            self.terminal.put(f"  tablier record --replay {path}" if over else f"  tablier play --load {path}")

    @property
    def path(self) -> Path:
        """The file that the match is written to."""
        if self.file:
            return self.file
        if self.unsaved is None:
            self.unsaved = unsaved_match(self.match.game.id)
        return self.unsaved

    def record(self) -> Record:
        """The match so far."""
        read = self.loaded or Record(())
        players = {seat: read.tag(seat.capitalize()) for seat in self.match.game.seats}
        players |= {seat: self.terminal.words("cli-the-name") for seat, who in self.players.items() if who == PROGRAM}
        fresh = self.match.record(read.tag("Date") or date.today().isoformat(), **players)
        known = dict(fresh.tags)
        own = ("Options", "Start", "Result", "Reason")
        others = tuple(tag for tag in read.tags if tag[0] not in known and tag[0] not in own)
        return replace(fresh, tags=fresh.tags + others, comment=read.comment)

    def _prompt(self) -> str:
        words = self.terminal.words
        if self.match.outcome:
            return words("cli-play-over") + " "
        return words("cli-play-prompt", seat=seat_name(words, self.match.game, self.match.position.to_move)) + " "

    def _offered(self) -> list[str]:
        """What the Tab key completes: legal moves, and what else can be said."""
        moves = [] if self.match.outcome else self.match.position.legal_moves()
        return moves + [self._word(saying) for saying in SAYINGS]

    def _show(self) -> None:
        terminal = self.terminal
        terminal.write()
        show_board(terminal, self.match.position)
        terminal.write()
        terminal.write(status_text(terminal.words, self.match))
        if self._must_pass():
            terminal.say("cli-play-must-pass")

    def _must_pass(self) -> bool:
        return not self.match.outcome and self.match.position.legal_moves() == [PASS]

    def _leaves(self, line: str) -> bool:
        """Does what is asked; whether that was to leave."""
        said, _, rest = line.partition(" ")
        saying = self._saying(said)
        if not line:
            if self.match.outcome:
                return True
            saying, said = (None, PASS) if self._must_pass() else ("help", "")
        try:
            if saying == "quit":
                return True
            if saying:
                self._obey(saying, rest.strip())
            elif self.match.outcome:
                self._obey("help", "")
            else:
                self._play_person(line or said)
        except (TablierError, Problem) as error:
            self.terminal.write(error.text(self.terminal.language))
        return False

    def _saying(self, said: str) -> str | None:
        """Which of the sayings a word is."""
        if said == "?":
            return "help"
        known = {word: saying for saying in SAYINGS for word in self.terminal.words(f"cli-say-{saying}").split()}
        known |= {saying: saying for saying in SAYINGS} | {"draw": "agree"}
        return known.get(said.lower())

    def _obey(self, saying: str, rest: str) -> None:
        actions: dict[str, Callable[[str], None]] = {
            "moves": self._list_moves,
            "undo": lambda _: self._undo(),
            "board": lambda _: self._show(),
            "record": lambda _: self.terminal.put(str(self.record()).rstrip()),
            "save": self._save,
            "agree": lambda _: self._agree(),
            "resign": lambda _: self._resign(),
            "help": lambda _: self._help(),
        }
        actions[saying](rest)

    def _play_person(self, move: str) -> None:
        self.match.play(move)
        self._keep()
        self._after_ply()

    def _play_program(self) -> None:
        position = self.match.position
        seed = Random(f"{self.seed} {len(self.match.moves)}").getrandbits(32)
        move = self.terminal.patiently(lambda: simple_move(position, seed))
        self.match.play(move)
        self._keep()
        words = self.terminal.words
        self.terminal.say("cli-play-program", seat=seat_name(words, self.match.game, position.to_move), move=move)
        self._after_ply()

    def _after_ply(self) -> None:
        """The board is shown when somebody is to look at it: not while the program is about to answer."""
        persons = [seat for seat, who in self.players.items() if who != PROGRAM]
        if self.match.outcome or not persons or self.players[self.match.position.to_move] != PROGRAM:
            self._show()

    def _list_moves(self, prefix: str) -> None:
        moves = [] if self.match.outcome else self.match.position.legal_moves()
        found = [move for move in moves if move.startswith(prefix)]
        if found:
            show_moves(self.terminal, found)
        else:
            self.terminal.say("cli-play-no-moves", prefix=shown(prefix), any="some" if moves else "none")

    def _undo(self) -> None:
        """Takes back the last that a person did, and what the program answered."""
        match = self.match
        by_moves = self._by_moves_alone()
        if match.outcome and not by_moves.outcome:
            self.match = by_moves
        else:
            own = [i for i in range(len(match.moves)) if self.players[who_did(match, i)] != PROGRAM]
            if not own:
                raise NothingToTakeBack(1, 0)
            match.takeback(len(match.moves) - own[-1])
        self._keep()
        self._show()

    def _by_moves_alone(self) -> Match:
        """The match without an agreement or a resignation that ended it."""
        record = self.match.record()
        tags = tuple(tag for tag in record.tags if tag[0] not in ("Result", "Reason"))
        return Match.from_record(replace(record, tags=tags))

    def _agree(self) -> None:
        words = self.terminal.words
        persons = [seat for seat in self.match.seats_in_play if self.players[seat] != PROGRAM]
        if len(persons) > 1 and self.terminal.ask(words("cli-play-agree") + " ").lower() not in words("cli-yes").split():
            return
        self.match.agree()
        self._keep()
        self._show()

    def _resign(self) -> None:
        self.match.resign(self.match.position.to_move)
        self._keep()
        self._show()

    def _save(self, name: str) -> None:
        if name:
            path = Path(name).expanduser().absolute()
            if path.exists() and path != self.path:
                raise Problem("cli-file-exists", name=shown(name))
            write_text(path, str(self.record()))
            self.file = path
            if self.unsaved:
                self.unsaved.unlink(missing_ok=True)
        else:
            write_text(self.path, str(self.record()))
        self._kept = True
        self.terminal.say("cli-play-saved", path=str(self.path))

    def _keep(self) -> None:
        """Writes the match down. That this fails is said, and is no reason to stop playing."""
        try:
            write_text(self.path, str(self.record()))
            self._kept = True
        except Problem as problem:
            self.terminal.write(problem.text(self.terminal.language))

    def _help(self) -> None:
        words = self.terminal.words
        if not self.match.outcome:
            self.terminal.say(f"{self.match.game.id}-move-form")
        if self.match.moves:
            self.terminal.line("cli-played", moves=numbered(self.match.moves, len(self.match.game.seats)))
        sayings = Grid.grid(padding=(0, 2))
        sayings.add_column(style="name")
        for saying in SAYINGS:
            word = self._word(saying)
            sayings.add_row(word, words(f"cli-say-{saying}-about", word=word))
        self.terminal.write(sayings)

    def _word(self, saying: str) -> str:
        """What is said in the terminal's language."""
        return self.terminal.words(f"cli-say-{saying}").split()[0]
