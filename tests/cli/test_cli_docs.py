"""The examples of docs/terminal.md give what the page says. With TABLIER_UPDATE_DOCS=1 they are written anew."""

import os
import re
import shlex
from pathlib import Path

import pytest

from cli.conftest import Tablier

PAGE = Path(__file__).parents[2] / "docs" / "terminal.md"
BLOCK = re.compile(r"(?<=^```console\n)(.*?)(?=^```$)", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
HOME = "/home/ada"


def output(tablier: Tablier, command: str) -> str:
    """What a command of the page writes."""
    command, _, source = command.partition(" < ")
    run = tablier(*shlex.split(command)[1:], said=Path(source).read_text() if source else "")
    return (run.out + run.err).replace(str(Path.cwd()), HOME)


def test_every_example_of_the_page(tablier: Tablier, monkeypatch: pytest.MonkeyPatch) -> None:
    def answered(example: re.Match[str]) -> str:
        command, expected = example.groups()
        if command.startswith("cat "):
            Path(command.removeprefix("cat ")).write_text(expected)
            return example[0]
        return f"$ {command}\n{output(tablier, command)}"

    page = PAGE.read_text(encoding="utf-8")
    update = os.environ.get("TABLIER_UPDATE_DOCS")
    fresh = BLOCK.sub(lambda block: COMMAND.sub(answered, block[0]), page)
    if update:
        PAGE.write_text(fresh, encoding="utf-8")
    assert len(BLOCK.findall(page)) > 5
    assert fresh == page or update


def test_the_page_names_every_command(tablier: Tablier) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for line in tablier("--help").out.partition("Commands\n")[2].partition("\n\n")[0].splitlines():
        if line[2] != " ":
            assert f"tablier {line.split()[0]}" in page
