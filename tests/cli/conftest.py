"""Running `tablier`, in this process or in one of its own, far from anybody's home."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablier.cli import main

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")
CACHE = os.environ.get("XDG_CACHE_HOME") or str(Path("~/.cache").expanduser())  # compiled code is reused


@dataclass(frozen=True)
class Run:
    """What a run of `tablier` left behind."""

    code: int
    out: str
    err: str


Tablier = Callable[..., Run]

LITTLE_THOUGHT = 500  # nodes: enough for a short win, and quick with the compiler off


def surroundings(home: Path) -> dict[str, str]:
    """The environment of a person who has never used Tablier, and reads English."""
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "XDG_CACHE_HOME": CACHE, "LANG": "C.UTF-8"}
    dropped = (*LOCALE, "NO_COLOR", "FORCE_COLOR", "TABLIER_DEBUG", "COLUMNS")
    return {name: value for name, value in os.environ.items() if name not in dropped} | own | {"COLUMNS": "80"}


@pytest.fixture
def tablier(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Tablier:
    """Runs `tablier` in this process, without a terminal, and with a program that answers at once."""
    for name in ("NODES_OF_A_MOVE", "NODES_OF_A_HINT"):
        monkeypatch.setattr(f"tablier.cli.table.{name}", LITTLE_THOUGHT)
    for name in os.environ.keys() - surroundings(tmp_path).keys():
        monkeypatch.delenv(name)
    for name, value in surroundings(tmp_path).items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, said: str | bytes = "") -> Run:
        typed = said.encode() if isinstance(said, str) else said
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
        capsys.readouterr()
        code = main(list(arguments))
        return Run(code, *capsys.readouterr())

    return run


@pytest.fixture
def process(tmp_path: Path) -> Tablier:
    """Runs `tablier` in a process of its own; `shell` gives a line for the shell instead of arguments."""

    def run(*arguments: str, shell: str = "", said: str = "", env: Mapping[str, str] | None = None) -> Run:
        command = ["bash", "-c", shell] if shell else [sys.executable, "-m", "tablier", *arguments]
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        environment = surroundings(tmp_path) | {"PATH": path} | dict(env or {})
        done = subprocess.run(command, input=said, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False)
        return Run(done.returncode, done.stdout, done.stderr)

    return run
