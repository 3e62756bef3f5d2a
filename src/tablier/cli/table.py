"""A table: a match, who sits where, and what can be said there."""

import shlex
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from pathlib import Path
from random import Random

from rich.table import Table as Grid

from tablier.cli.analyse import expected
from tablier.cli.boards import numbered, outcome_text, seat_name, show_board, show_moves, status_text, who_did
from tablier.cli.chooser import PROGRAM
from tablier.cli.files import unsaved_match, write_text
from tablier.cli.problems import Problem
from tablier.cli.terminal import Terminal
from tablier.core.errors import MatchOver, NothingToTakeBack, TablierError, UnknownSeat, shown
from tablier.core.match import Match
from tablier.core.outcome import Outcome
from tablier.core.record import Record
from tablier.kernel.game import kernel_game
from tablier.search.analysis import Analysis
from tablier.search.engine import Engine

PASS = "pass"
NODES_OF_A_MOVE = 1_000_000  # about half a second; not a time, so that a seed makes the program the same everywhere
NODES_OF_A_HINT = 2_000_000  # about a second
# What can be said at a table. Each is understood in English, and by the words that the catalogue gives it.
SAYINGS = ("moves", "hint", "undo", "board", "record", "save", "agree", "resign", "help", "quit")


@dataclass
class Table:
    """A match being played at a terminal. Every move is written to a file at once."""

    terminal: Terminal
    match: Match
    players: dict[str, str]  # by seat: a person or the program
    seed: int
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

    @cached_property
    def engine(self) -> Engine:
        """The engine of this table: what it remembers is of this match alone."""
        return Engine(kernel_game(self.match.position))

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
        players = {seat: self.terminal.words("cli-the-name") for seat, who in self.players.items() if who == PROGRAM}
        known = self.match.record(**players)
        return known if known.tag("Date") else self.match.record(date.today().isoformat(), **players)

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
        alone: dict[str, Callable[[], None]] = {
            "hint": self._hint,
            "undo": self._undo,
            "board": self._show,
            "record": lambda: self.terminal.put(str(self.record()).rstrip()),
            "agree": self._agree,
            "help": self._help,
        }
        followed: dict[str, Callable[[str], None]] = {"moves": self._list_moves, "save": self._save, "resign": self._resign}
        if saying in followed:
            followed[saying](rest)
        elif rest:
            raise Problem("cli-play-extra", saying=self._word(saying), found=shown(rest))
        else:
            alone[saying]()

    def _play_person(self, move: str) -> None:
        self.match.play(move)
        self._keep()
        self._after_ply()

    def _play_program(self) -> None:
        position, before = self.match.position, self.match.positions[:-1]
        seed = Random(f"{self.seed} {len(self.match.moves)}").getrandbits(32)
        move = self.terminal.patiently(
            lambda: self.engine.choose(position, nodes=NODES_OF_A_MOVE, before=before, seed=seed),
            self.terminal.waiting("cli-thinking"),
        )
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

    def _hint(self) -> None:
        """What the engine would play for the seat to move, whoever sits there."""
        if self.match.outcome:
            raise MatchOver
        best = self._analysis(NODES_OF_A_HINT).lines[0]
        self.terminal.say(
            "cli-play-hint", move=best.moves[0], expected=expected(self.terminal.words, self.match.position, best)
        )

    def _analysis(self, nodes: int) -> Analysis:
        position, before = self.match.position, self.match.positions[:-1]
        reports = self.terminal.patiently(
            lambda: list(self.engine.analyse(position, nodes=nodes, before=before)), self.terminal.waiting("cli-thinking")
        )
        return reports[-1]

    def _undo(self) -> None:
        """Takes back the last that a person did, and what the program answered."""
        match = self.match
        own = [i for i in range(len(match.moves)) if self.players[who_did(match, i)] != PROGRAM]
        if match.ending:
            match.takeback()
        elif own:
            match.takeback(len(match.moves) - own[-1])
        else:
            raise NothingToTakeBack(1, 0)
        self._keep()
        self._show()

    def _agree(self) -> None:
        """Stops the match if everybody wants to: persons are told what comes of it, the program knows what it expects."""
        if self.match.outcome:
            raise MatchOver
        terminal, game = self.terminal, self.match.game
        settled = Outcome(game.settled(self.match.position.state), "agreement")
        question = terminal.words("cli-play-agree", result=outcome_text(terminal.words, game, settled))
        if terminal.ask(f"{question} ").lower() not in terminal.words("cli-yes").split():
            return
        for seat in self.match.seats_in_play:
            if self.players[seat] == PROGRAM and not self._program_agrees(game.seats.index(seat), settled):
                terminal.say("cli-play-disagree", seat=seat_name(terminal.words, game, seat))
                return
        self.match.agree()
        self._keep()
        self._show()

    def _program_agrees(self, seat: int, settled: Outcome) -> bool:
        """Whether the program would rather stop than play on."""
        return settled.scores[seat] >= self._analysis(NODES_OF_A_MOVE).lines[0].scores[seat]

    def _resign(self, name: str) -> None:
        """Whoever is to move gives up, or the person in the seat that is named."""
        game, words = self.match.game, self.terminal.words
        persons = {seat: seat for seat in self.match.seats_in_play if self.players[seat] != PROGRAM}
        named = persons | {seat_name(words, game, seat).lower(): seat for seat in persons}
        if name and name.lower() not in named and not self.match.outcome:
            raise UnknownSeat(name, [seat_name(words, game, seat).lower() for seat in persons])
        self.match.resign(named.get(name.lower(), self.match.position.to_move))
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
