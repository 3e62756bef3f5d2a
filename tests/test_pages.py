"""The rules pages: every numbered rule with its origin, and examples that are true."""

import re

import pytest

import tablier
from rule_sets import RuleSet
from tablier import Game
from tablier.core.page import Example, Page, rules_page
from tablier.core.words import LANGUAGES

ORIGINS = {
    "en": r"stated by the (author|source)|(reconstructed|stated, and reconstructed in part|house rule): .+|notation",
    "fr": r"énoncé par (l’auteur|la source)|(reconstitué|énoncé, et reconstitué en partie|règle de la maison)\xa0: .+|notation",
}
PAGES = [(kind, language) for kind in tablier.all_games() for language in LANGUAGES]
EXAMPLES = [(kind, example) for kind in tablier.all_games() for example in rules_page(kind, "en").examples]


@pytest.mark.parametrize(("kind", "language"), PAGES, ids=lambda each: getattr(each, "id", each))
def test_rules_are_numbered_and_have_an_origin(kind: type[Game], language: str) -> None:
    rules = rules_page(kind, language).rules
    prefix = next(iter(rules))[:2]
    assert list(rules) == [f"{prefix}{n}" for n in range(1, len(rules) + 1)]
    for rule, origin in rules.items():
        assert re.fullmatch(ORIGINS[language], origin), rule


@pytest.mark.parametrize("kind", tablier.all_games(), ids=lambda kind: kind.id)
def test_languages_have_the_same_rules_and_examples(kind: type[Game]) -> None:
    def bare(page: Page) -> list[tuple[object, ...]]:
        return [
            (
                e.id,
                e.rules,
                e.position,
                e.options,
                [site for _, site in e.marks],
                e.moves,
                e.after,
                e.refused,
                e.moves_of,
                e.legal,
                e.outcome,
            )
            for e in page.examples
        ]

    english, french = rules_page(kind, "en"), rules_page(kind, "fr")
    assert list(english.rules) == list(french.rules)
    assert bare(english) == bare(french)
    assert len({example.id for example in english.examples}) == len(english.examples) >= 10


@pytest.mark.parametrize(("kind", "example"), EXAMPLES, ids=lambda each: getattr(each, "id", each))
def test_example_is_true(kind: type[Game], example: Example) -> None:
    game = RuleSet(f"{kind.id} {example.options}").game
    position = game.parse(example.position)
    assert str(position) == example.position
    for move, rule in example.refused:
        with pytest.raises(tablier.IllegalMove) as refused:
            position.play(move)
        assert refused.value.rule == rule, move
    moves = position.legal_moves()
    if example.legal is not None:
        assert moves == sorted(example.legal)
    for site, expected in example.moves_of.items():
        assert [m for m in moves if re.match(f"{site}(?![0-9])", m)] == sorted(expected)
    for move in example.moves:
        position = position.play(move)
    assert example.after in ("", str(position))
    outcome = position.outcome
    assert example.outcome == (f"{outcome.result} {outcome.reason}" if outcome else "")


@pytest.mark.parametrize("text", ["id", "id: a\nid: b", "id: a\nrules: b\ncolour: red"])
def test_unreadable_examples(text: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        Example.parse(text)
