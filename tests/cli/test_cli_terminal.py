"""What only happens in a terminal: colours, the chooser, the pager, narrow windows."""

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from cli.conftest import surroundings
from tablier import game

pty = pytest.importorskip("pty", reason="pseudo-terminals are a Unix thing")

PATIENCE = 60  # seconds until a test gives up on what it waits for


class Screen:
    """`tablier` in a pseudo-terminal."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, **variables: str) -> None:
        self._mine, its = pty.openpty()
        size = {"COLUMNS": str(columns), "LINES": "50", "TERM": "xterm-256color", "COLORTERM": "truecolor", "PAGER": "cat"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tablier", *arguments],
            stdin=its,
            stdout=its,
            stderr=its,
            env=surroundings(home) | size | variables,
            cwd=home,
            start_new_session=True,
        )
        os.close(its)
        self._written = b""

    @property
    def text(self) -> str:
        """What was written, since something was typed."""
        return self._written.decode("utf-8", "replace").replace("\r\n", "\n")

    def until(self, expected: str) -> str:
        """Reads until something has been written."""
        deadline = time.monotonic() + PATIENCE
        while expected not in self.text:
            assert time.monotonic() < deadline, f"{expected!r} did not come:\n{self.text}"
            if not self._read():
                break
        assert expected in self.text
        return self.text

    def type(self, text: str) -> None:
        """Types on the keyboard, and forgets what was written before."""
        self._written = b""
        os.write(self._mine, text.encode())

    def interrupt(self) -> None:
        """Presses Ctrl-C, and again if nothing happens: just before Python waits for a key, a signal can go unnoticed."""
        self._written = b""
        for _ in range(PATIENCE // 5):
            self.process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
                return

    def ended(self) -> int:
        """Reads the rest; gives the exit code."""
        while self._read():
            pass
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        if not select.select([self._mine], [], [], PATIENCE)[0]:
            return False
        try:
            some = os.read(self._mine, 65536)
        except OSError:  # Linux: the other side is closed
            return False
        self._written += some
        return bool(some)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._mine)


class Screens:
    """Opens screens, and closes them after a test."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self.opened: list[Screen] = []

    def __call__(self, *arguments: str, columns: int = 80, **variables: str) -> Screen:
        self.opened.append(Screen(self._home, *arguments, columns=columns, **variables))
        return self.opened[-1]


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screens]:
    screens = Screens(tmp_path)
    yield screens
    for each in screens.opened:
        each.close()


def test_boards_are_coloured(screen: Screens) -> None:
    run = screen("show", "kolowis", "board=mosona")
    assert run.ended() == 0
    assert "\x1b[38;2;" in run.text


def test_no_color_is_respected(screen: Screens) -> None:
    run = screen("show", "kolowis", "board=mosona", NO_COLOR="1")
    assert run.ended() == 0
    assert "\x1b[38;" not in run.text
    assert "\x1b[48;" not in run.text


def test_a_narrow_terminal_does_not_break_the_board(screen: Screens) -> None:
    run = screen("show", "kolowis", columns=60, NO_COLOR="1")
    assert run.ended() == 0
    drawing = game("kolowis").start().draw("en")
    assert f"The board needs {drawing.width} columns, the terminal has 60" in " ".join(run.text.split())
    assert "\n".join(line[:60] for line in str(drawing).split("\n")) in run.text


def test_choosing_and_playing(screen: Screens) -> None:
    run = screen("--lang", "fr")
    run.until("À quoi voulez-vous jouer")
    run.until("pour 1\u00a0: ")
    run.type("9\n")
    run.until("Répondez par un numéro")
    run.until("pour 1\u00a0: ")
    run.type("kolowis\n")
    run.until("pour 1\u00a0: ")
    run.type("2\n")
    run.until("pour 1\u00a0: ")
    run.type("\n")
    run.until("pour 2\u00a0: ")
    run.type("\n")
    run.until("Clair\u00a0: ")
    run.type("b6-b5\n")
    run.until("Foncé (le programme)\u00a0: b4xb6")
    run.until("Clair\u00a0: ")
    run.interrupt()
    assert run.ended() == 130
    assert "La partie est gardée. Pour la continuer\u00a0:\n  tablier play --load " in run.text


def test_leaving_the_chooser(screen: Screens) -> None:
    run = screen("play")
    run.until("Enter for 1: ")
    run.type("\x04")
    assert run.ended() == 0


def test_a_replay_step_by_step(screen: Screens, tmp_path: Path) -> None:
    (tmp_path / "match.txt").write_text('[Game "kolowis"]\n\n1. b10-b9 b8xb10\n')
    run = screen("record", "match.txt", "--replay")
    run.until("anything else: stop. ")
    assert "b10-b9" not in run.text
    run.type("\n")
    run.until("1/2 · Light: b10-b9")
    run.until("anything else: stop. ")
    run.type("q\n")
    assert run.ended() == 0
    assert "b8xb10" not in run.text


def test_the_rules_go_through_the_pager(screen: Screens) -> None:
    run = screen("rules", "kolowis", PAGER="sed -e s/^/page:/")
    assert run.ended() == 0
    assert "page:" in run.text


def test_the_tab_key_completes_moves(screen: Screens) -> None:
    pytest.importorskip("readline")
    run = screen("play", "kolowis", "board=mosona")
    run.until("Light: ")
    run.type("b6\t")
    run.until("b6-b5")
    run.type("\n")
    run.until("Dark: ")
    assert "Dark to move. One legal move." in run.text


def test_the_tab_key_completes_what_can_be_said(screen: Screens) -> None:
    pytest.importorskip("readline")
    run = screen("play", "kolowis", "board=mosona", "--lang", "fr")
    run.until("Clair\u00a0: ")
    run.type("cons\t")
    run.until("conseil")


def test_an_analysis_is_seen_growing(screen: Screens) -> None:
    run = screen("analyse", "kolowis", "board=mosona", "--seconds", "1")
    assert run.ended() == 0
    assert run.text.count("\x1b[2mDepth ") > 2
    assert run.text.splitlines()[-1].endswith(" per second\x1b[0m")


def test_ctrl_c_ends_an_analysis_and_shows_what_was_found(screen: Screens) -> None:
    run = screen("analyse", "kolowis", "--seconds", "1000")
    run.until("\x1b[2mDepth ")
    run.interrupt()
    assert run.ended() == 130
    assert run.text.splitlines()[-1].endswith(" per second\x1b[0m")
    assert "Traceback" not in run.text


def test_ctrl_c_ends_an_analysis_for_programs(screen: Screens) -> None:
    run = screen("analyse", "kolowis", "--seconds", "1000", "--json")
    run.until("Thinking…")
    time.sleep(1)
    run.interrupt()
    assert run.ended() == 130
    assert json.loads(run.text.splitlines()[-1].rpartition("\x1b[2K")[2])["game"] == "kolowis"


def test_warming_up_shows_a_bar(screen: Screens) -> None:
    run = screen("warmup", "kolowis")
    assert run.ended() == 0
    assert "The game is compiled" in run.text


def test_ctrl_c_ends_a_long_count(screen: Screens) -> None:
    run = screen("perft", "kolowis", "60")
    run.until("One moment")
    run.interrupt()
    assert run.ended() == 130
    assert "Traceback" not in run.text
