"""Records in files: read with care, written whole, kept where nothing is lost."""

import os
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import platformdirs

from tablier.cli.problems import Problem
from tablier.core.errors import shown

LARGEST_RECORD = 1_000_000  # bytes; a record of a thousand moves has ten thousand
LONGEST_PATH = 200  # characters of a path, inside a message
STANDARD_INPUT = "-"


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`. Raises `Problem`."""
    try:
        content = _standard_input() if name == STANDARD_INPUT else _file(Path(name))
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        raise Problem("cli-file-unreadable", name=shown(name, LONGEST_PATH), why=_why(error)) from error
    if len(content) > LARGEST_RECORD:
        raise Problem("cli-file-large", name=shown(name, LONGEST_PATH), most=LARGEST_RECORD)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Problem("cli-file-binary", name=shown(name, LONGEST_PATH)) from error
    if "\0" in text:
        raise Problem("cli-file-binary", name=shown(name, LONGEST_PATH))
    return text


def _standard_input() -> bytes:
    if sys.stdin is None:
        return b""
    stream = getattr(sys.stdin, "buffer", None)
    return stream.read(LARGEST_RECORD + 1) if stream else sys.stdin.read(LARGEST_RECORD + 1).encode()


def _file(path: Path) -> bytes:
    if path.is_dir():
        raise Problem("cli-file-directory", name=shown(str(path), LONGEST_PATH))
    if not path.exists():
        raise Problem("cli-file-missing", name=shown(str(path), LONGEST_PATH))
    with path.open("rb") as file:
        return file.read(LARGEST_RECORD + 1)


def write_text(path: Path, text: str) -> None:
    """Writes a file whole or not at all. Raises `Problem`."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            beside.unlink()
        raise Problem("cli-file-unwritable", name=shown(str(path), LONGEST_PATH), why=_why(error)) from error


def _why(error: Exception) -> str:
    """The commonest reason has words of its own; the system's own are in English only."""
    return "permission" if isinstance(error, PermissionError) else "other"


def matches_folder() -> Path:
    """Where matches are kept that nobody has saved."""
    return platformdirs.user_data_path("tablier", appauthor=False) / "matches"


def unsaved_match(game: str) -> Path:
    """A new file for a match that nobody has saved yet."""
    began = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    with suppress(OSError):  # then it cannot be written either, which is said
        matches_folder().mkdir(parents=True, exist_ok=True)
    return matches_folder() / f"{game}-{began}-{os.getpid()}.txt"
