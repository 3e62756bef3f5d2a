"""The catalogues: complete, the same in every language, and used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tablier
from tablier.core.outcome import REASONS
from tablier.core.words import LANGUAGES, PACKAGE, catalogues, preferred, words


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _messages(language: str) -> dict[str, set[str]]:
    """The variables of every message."""
    found: dict[str, set[str]] = {}
    for path in catalogues(language):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content if isinstance(entry, ast.Junk) else ''}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def test_languages_have_the_same_messages_with_the_same_variables() -> None:
    english = _messages("en")
    for language in LANGUAGES:
        assert _messages(language) == english


def test_french_is_french() -> None:
    """No plain apostrophe, and a no-break space before double punctuation."""
    for path in catalogues("fr"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            text = re.sub(r"\{[^}]*\}|^\S+ =", "", line)
            if not line.startswith("#"):
                assert "'" not in text, f"{path.name}:{number}"
                assert not re.search(r"(?<=[^\s\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}«]) [:;!?»]", text), (
                    f"{path.name}:{number}"
                )


def test_every_game_has_its_names() -> None:
    for kind in tablier.all_games():
        game = kind()
        for language in LANGUAGES:
            said = words(language)
            for message in (
                "name",
                "credit",
                "sentence",
                "move-form",
                *game.seats,
                *(f"option-{o.name}" for o in kind.available),
            ):
                assert said(f"{kind.id}-{message}")


def test_every_reason_has_words() -> None:
    for language in LANGUAGES:
        assert all(f"reason-{reason}" in words(language) for reason in REASONS[1:])


def test_every_message_is_used() -> None:
    """A message's id stands in the code, or is made of parts that do."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    made = re.compile(
        "error-.*|reason-.*|cli-(help|metavar|say|examples)-.*|"
        + "|".join(f"{k.id}-(name|credit|sentence|move-form|option-.*|{'|'.join(k().seats)})" for k in tablier.all_games())
    )
    unused = [m for m in _messages("en") if f'"{m}"' not in code and f"'{m}'" not in code and not made.fullmatch(m)]
    assert unused == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANGUAGE": "fr", "LC_ALL": "en_GB.UTF-8"}, "fr"),
        ({"LANGUAGE": "de", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "frr_DE"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
    ],
)
def test_language_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_no_half_finished_text() -> None:
    with pytest.raises(LookupError, match="no words"):
        words("de")
    with pytest.raises(LookupError):
        words("en")("error-illegal-move")
    assert "no-such-message" not in words("en")
    assert Path(PACKAGE / "locales").is_dir()
