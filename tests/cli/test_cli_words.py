"""Both languages, completely: help, errors, catalogues, typography."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tablier as package
import tablier.cli
from cli.conftest import Tablier
from cli.test_cli_errors import REFUSED, WRONG_USAGE
from tablier.cli.app import COMMANDS
from tablier.core.words import LANGUAGES, PACKAGE, words

HELPS = [(), *((command.__name__,) for command in COMMANDS)]
# Words that English cannot do without and French does not have.
ENGLISH = set(
    re.findall("[a-z]+", "the is are of with and to for this that from it its not be been has have was here there which")
)
SOURCES = list(Path(tablier.cli.__file__).parent.glob("*.py"))


def prose(text: str) -> set[str]:
    """The words of a text, without options, commands, file names and what was quoted from the input."""
    text = re.sub(r"^ +tablier .*$", "", text, flags=re.MULTILINE)
    text = re.sub(r"--[a-z-]+|«[^»]*»|tablier [a-z]+|[a-z-]+(, [a-z-]+)+|\b(text|json|moves|positions)\b", "", text)
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def messages(language: str) -> dict[str, ast.Message]:
    text = (PACKAGE / "locales" / language / "cli.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("command", HELPS, ids=lambda command: "".join(command) or "tablier")
def test_help_in_french(tablier: Tablier, command: tuple[str, ...]) -> None:
    run = tablier("--lang", "fr", *command, "--help")
    assert run.code == 0
    assert run.out.startswith("Usage\u00a0: tablier ")
    assert "Exemples\n" in run.out
    assert not prose(run.out) & ENGLISH
    english = tablier(*command, "--help").out
    assert prose(english) & ENGLISH
    same = set(english.splitlines()) & set(run.out.splitlines())
    assert all(line.strip().startswith("tablier") or line in ("", "Options", "Arguments") for line in same)


@pytest.mark.parametrize("command", HELPS, ids=lambda command: "".join(command) or "tablier")
def test_help_fits_narrow_terminals(tablier: Tablier, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for language in LANGUAGES:
        assert max(map(len, tablier(*command, "--help", "--lang", language).out.splitlines())) <= 60


def test_every_command_has_examples(tablier: Tablier) -> None:
    for command in COMMANDS:
        assert re.search(rf"Examples\n  tablier {command.__name__}", tablier(command.__name__, "--help").out)


@pytest.mark.parametrize("arguments", [*WRONG_USAGE.values(), *REFUSED.values()], ids=[*WRONG_USAGE, *REFUSED])
def test_errors_in_french(tablier: Tablier, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert not prose(tablier(*arguments).err) & ENGLISH


def test_the_language_comes_from_the_option_or_the_environment(tablier: Tablier, monkeypatch: pytest.MonkeyPatch) -> None:
    french, english = "À jouer", "to move"
    assert english in tablier("show", "kolowis").out
    assert french in tablier("show", "kolowis", "--lang", "fr").out
    assert french in tablier("--lang=fr", "show", "kolowis").out
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert french in tablier("show", "kolowis").out
    assert english in tablier("--lang", "en", "show", "kolowis").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert english in tablier("show", "kolowis").out


def test_both_catalogues_have_the_same_messages() -> None:
    assert list(messages("en")) == list(messages("fr"))


def test_every_message_is_used() -> None:
    sources = "".join(path.read_text() for path in SOURCES)
    composed = ("cli-help", "cli-metavar-", "cli-examples", "cli-say-")
    for name in messages("en"):
        assert f'"{name}"' in sources or name.startswith(composed), name


def test_french_typography() -> None:
    text = (PACKAGE / "locales" / "fr" / "cli.ftl").read_text(encoding="utf-8")
    values = "\n".join(line.partition("= ")[2] for line in text.splitlines() if not line.startswith("#"))
    assert not re.search(" [:;!?»]|« |'", values)


def test_what_can_be_said_at_a_table_is_said_once() -> None:
    for language in LANGUAGES:
        said = [
            word for name in messages("en") if re.fullmatch("cli-say-[a-z]+", name) for word in words(language)(name).split()
        ]
        assert len(said) == len(set(said))


def test_the_terminal_knows_no_game_by_name() -> None:
    for path in SOURCES:
        source = path.read_text().lower()
        for kind in package.all_games():
            names = (kind.id, kind.__name__.lower(), words("en")(f"{kind.id}-name").lower())
            assert not any(name in source for name in names), path
