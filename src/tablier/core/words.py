"""Words for people, from Fluent catalogues in every language.

The catalogues are data: `locales/<language>/*.ftl` for what all games share, and `games/<game>/words.<language>.ftl` for what
only that game says.
"""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).parent.parent
LANGUAGES = ("en", "fr")
DEFAULT = "en"

Fact = str | int | float


def catalogues(language: str) -> list[Path]:
    """The files with a language's words."""
    shared = sorted((PACKAGE / "locales" / language).glob("*.ftl"))
    return shared + sorted((PACKAGE / "games").glob(f"*/words.{language}.ftl"))


class Words:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """The text of a message. A mistake in a catalogue is an error, never a half-finished text."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the message {message!r} has no text in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise LookupError(f"the message {message!r} in {self.language!r}: {errors[0]}")
        return str(text)


@cache
def _bundle(language: str) -> "FluentBundle":
    # Imported here: who plays by program never needs it.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogues(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def words(language: str = DEFAULT) -> Words:
    """The words of a language, one of `LANGUAGES`."""
    if language not in LANGUAGES:
        raise LookupError(f"no words in {language!r}: there are {', '.join(LANGUAGES)}")
    return Words(language)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, by the variables that gettext looks at, or the default."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for locale in environment.get(variable, "").split(":"):  # LANGUAGE may list several, the best first
            if locale[:2].lower() in LANGUAGES and not locale[2:3].isalpha():
                return locale[:2].lower()
        if environment.get(variable) and variable != "LANGUAGE":
            return DEFAULT
    return DEFAULT
