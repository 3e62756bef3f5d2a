"""Khan Tsin as text: moves, positions, every reason, and the drawing."""

import re

import pytest

from tablier.core.errors import IllegalMove, InvalidPosition, Reason, UnreadableMove
from tablier.core.words import LANGUAGES, words
from tablier.games.khan_tsin.game import KhanTsin

DEAL = ",".join("rbw" * 12)
MIDDLE = "11,wbr,r,www,1,br,rb,bbwrb,bwwrr,rwwwb,rrwbr,2,brbbw,12"
STUCK = "13,bbwwbrw,4,rwrwrbbw,1,rrrbwbww,1,bwrrwrbw,1,bbrbr,11"
TOWERS = "bbbrrrww,12,rrrwwwbb,11,wwwbbbrr,rr,r,r,bb,b,b,w,w,w,w"  # one in each row of the drawing
CROWNED = "bbbrrrww,12,rrrwwwbb,11,wwwbbbrrr,r,r,r,bb,b,b,w,w,w,w"
FIVE = "rrrbbbww,rrrbbww,rrbbbww,8,rrbbwww,14,rrbbwww,9"  # piles; the third stands on a triple cell, two on either side of it
PLAIN: dict[str, object] = {}
INVERSION: dict[str, object] = {"inversion": True}
SPEEDS: dict[str, object] = {"speeds": True}

# options, position, move, rule, code, words of the English reason
REFUSED_MOVES = [
    (PLAIN, "5,r,30 s", "@6", "KT2", "khan-tsin-taken", "Cell 6 is taken."),
    (PLAIN, "5,r,30 s", "6-7", "KT2", "khan-tsin-drafting", "South places a red baron on a free cell."),
    (PLAIN, "r,r,r,r,r,r,r,r,r,r,r,r,24 n", "pass", "KT2", "khan-tsin-drafting", "North places a black baron"),
    (PLAIN, f"{DEAL} s", "@6", "KT2", "khan-tsin-all-placed", "All the barons are placed"),
    (PLAIN, f"{DEAL} n", "5-6", "KT4", "khan-tsin-not-near", "not one of the four nearest to North: 36, 35, 34, 33."),
    (PLAIN, f"{MIDDLE} s", "1-12", "KT5", "khan-tsin-nobody", "no baron on 1."),
    (PLAIN, f"{MIDDLE} s", "12-12:2", "KT5", "khan-tsin-same-cell", "to another cell"),
    (PLAIN, f"{MIDDLE} s", "12-1", "KT5", "khan-tsin-empty", "Cell 1 is empty"),
    (PLAIN, f"{MIDDLE} s", "13-12:2", "KT5", "khan-tsin-too-few", "The pile on 13 has only one baron: 2 cannot leave."),
    (PLAIN, f"{MIDDLE} s", "12-13:8", "KT5", "khan-tsin-too-few", "only 3 barons: 8 cannot leave."),
    (PLAIN, f"{MIDDLE} s", "12-13", "KT6", "khan-tsin-falls", "2 high; it must be higher than the pile on 12, which has 3."),
    (PLAIN, f"{MIDDLE} s", "13-21", "KT7", "khan-tsin-no-harmony", "The pile on 21 would hold 4 red barons; harmony allows 3."),
    (PLAIN, f"{MIDDLE} s", "14-20:2", "KT7", "khan-tsin-no-harmony", "5 white barons"),
    (PLAIN, f"{MIDDLE} s", "pass", "KT8", "khan-tsin-no-passing", "who can play must play"),
    (PLAIN, f"{STUCK} s", "14-19:7", "KT8", "khan-tsin-must-pass", "passing is compulsory"),
    (PLAIN, f"{MIDDLE} s", "13-12R", "KT11", "khan-tsin-no-inversion", "inversion=true"),
    (INVERSION, f"{MIDDLE} s", "13-12rR", "KT11", "khan-tsin-turned-alone", "it takes two"),
    (
        SPEEDS,
        f"{DEAL} s",
        "2-4",
        "KT12",
        "khan-tsin-out-of-reach",
        "4 is 2 barons away from 2, which has one pair of claws: the way is exactly one leap, "
        "or a flight of 5 or more. In reach: 1, 3, 7–36.",
    ),
    (SPEEDS, f"{MIDDLE} s", "16-17", "KT12", "khan-tsin-out-of-reach", "one baron away from 16, which has 2 pairs"),
    (SPEEDS, f"{MIDDLE} s", "16-14", "KT12", "khan-tsin-out-of-reach", "In reach: 13, 18, 21, 24."),
    (SPEEDS, f"{FIVE} s", "3-2", "KT12", "khan-tsin-out-of-reach", "Nobody is in reach."),
]

# position, and its reasons: rule, code and words of each
REFUSED_POSITIONS: list[tuple[str, list[tuple[str, str, str]]]] = [
    ("", [("", "position-fields", "2 fields")]),
    ("36", [("", "position-fields", "2 fields")]),
    ("36  s", [("", "position-fields", "2 fields")]),
    ("36 x", [("", "position-choice", "turn is “x”")]),
    ("35 s", [("KT1", "khan-tsin-length", "describes 35 cells; the dragon has 36")]),
    ("x,36 s", [("", "khan-tsin-cell", "“x” for cell 1"), ("KT1", "khan-tsin-length", "37 cells")]),
    ("0,34,y s", [("", "khan-tsin-cell", "“0” for cell 1"), ("", "khan-tsin-cell", "“y” for cell 36")]),
    ("r,R,34 s", [("", "khan-tsin-cell", "“R” for cell 2")]),
    (",".join("r" * 13) + ",23 n", [("KT2", "khan-tsin-too-many", "13 red barons are placed; there are only 12")]),
    ("r,b,34 s", [("KT2", "khan-tsin-black-early", "after the 12 red ones; red ones placed: 1")]),
    (
        ",".join("b" * 13) + ",23 n",
        [
            ("KT2", "khan-tsin-too-many", "13 black"),
            ("KT2", "khan-tsin-black-early", "red ones placed: 0"),
            ("KT2", "khan-tsin-draft-turn", "South places the next: the turn must be s"),
        ],
    ),
    (",".join("r" * 12) + ",24 s", [("KT2", "khan-tsin-draft-turn", "North places the next: the turn must be n")]),
    ("36 n", [("KT2", "khan-tsin-draft-turn", "Red barons placed: 0. South")]),
    (
        "w,35 s",
        [
            ("KT1", "khan-tsin-barons", "There are 0 red barons; when all are placed there are 12"),
            ("KT1", "khan-tsin-barons", "There are 0 black"),
            ("KT1", "khan-tsin-barons", "There is one white baron;"),
        ],
    ),
    (",".join("rb" * 12) + ",12 s", [("KT1", "khan-tsin-barons", "There are 0 white barons")]),
    (",".join("rb" * 12 + "w" * 11) + ",1 s", [("KT1", "khan-tsin-barons", "There are 11 white barons")]),
    (
        "rrrr,3," + DEAL[8:] + " q",
        [
            ("", "position-choice", "turn is “q”"),
            ("KT1", "khan-tsin-barons", "14 red"),
            ("KT1", "khan-tsin-barons", "11 black"),
            ("KT1", "khan-tsin-barons", "11 white"),
            ("KT7", "khan-tsin-disharmony", "The pile on 1 holds 4 red barons; harmony allows 3"),
        ],
    ),
    (
        "rrrbbbwww,33,rrrbbbwww,rrrrrrbbbbbbwwwwww s",
        [
            ("KT7", "khan-tsin-disharmony", "on 36 holds 6 red"),
            ("KT7", "khan-tsin-disharmony", "on 36 holds 6 black"),
            ("KT7", "khan-tsin-disharmony", "on 36 holds 6 white"),
            ("KT9", "khan-tsin-emperors", "piles of nine on 1, 35"),
        ],
    ),
]


@pytest.mark.parametrize(("options", "text", "move", "rule", "code", "said"), REFUSED_MOVES)
def test_why_a_move_is_refused(options: dict[str, object], text: str, move: str, rule: str, code: str, said: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        KhanTsin(**options).parse(text).play(move)
    assert (caught.value.rule, caught.value.reason.code) == (rule, code)
    assert said in str(caught.value.reason)
    assert f"({rule})" in caught.value.text("fr")


@pytest.mark.parametrize(("text", "expected"), REFUSED_POSITIONS)
def test_every_reason_why_a_text_is_not_a_position(text: str, expected: list[tuple[str, str, str]]) -> None:
    with pytest.raises(InvalidPosition) as caught:
        KhanTsin().parse(text)
    reasons = caught.value.reasons
    assert [(reason.rule, reason.code) for reason in reasons] == [(rule, code) for rule, code, _ in expected]
    for reason, (_, _, said) in zip(reasons, expected, strict=True):
        assert said in str(reason)
        assert reason.text("fr")


def catalogue(language: str) -> set[str]:
    text = (KhanTsin.folder / f"words.{language}.ftl").read_text("utf-8")
    return set(re.findall("^(khan-tsin-[a-z-]+) =", text, re.MULTILINE))


def test_every_word_is_used_and_said_in_every_language() -> None:
    names = {f"khan-tsin-{word}" for word in ("name", "credit", "sentence", "move-form", *KhanTsin().seats)}
    names |= {f"khan-tsin-option-{option.name}" for option in KhanTsin.available}
    codes = {code for _, _, _, _, code, _ in REFUSED_MOVES}
    codes |= {code for _, reasons in REFUSED_POSITIONS for _, code, _ in reasons}
    for language in LANGUAGES:
        assert catalogue(language) == names | {code for code in codes if code.startswith("khan-tsin-")}
        for name in names:
            assert words(language)(name)


@pytest.mark.parametrize("colour", "rbw")
def test_colours_have_words(colour: str) -> None:
    for code in ("khan-tsin-no-harmony", "khan-tsin-disharmony"):
        assert len({Reason(code, "KT7", {"cell": 1, "colour": c, "found": 4, "most": 3}).text("fr") for c in "rbw"}) == 3
    for found in (1, 11):
        facts: dict[str, str | int | float] = {"colour": colour, "found": found, "expected": 12}
        assert {"r": "rouge", "b": "noir", "w": "blanc"}[colour] in Reason("khan-tsin-barons", "KT1", facts).text("fr")


NOT_MOVES = (
    *("", " ", "@", "@0", "@37", "@01", "@ 1", "1-37", "0-1", "01-2", "5-", "-5", "5x17", "5 - 17", "5–17", "Pass", "PASS"),
    *("5-17:1", "5-17:9", "5-17:0", "5-17:03", "5-17:10", "5-17:", "5-17Rr", "5-17rr", "5-17:3RR", "5-17r:3", "5:3-17"),
    *("5-17 ", " 5-17", "5-17\n", "pass\n", "\x00", "5-17\x00", "５-17", "٣-4", "@１", "5-17:³"),
    *("1" * 10_000, "5-17" * 2_500, "@" + "9" * 10_000, "5-17:" + "2" * 10_000),
)


@pytest.mark.parametrize("text", NOT_MOVES)
def test_what_is_not_a_move_cannot_be_read(text: str) -> None:
    for options in (PLAIN, INVERSION | SPEEDS):
        for start in (f"{DEAL} s", "36 s"):
            with pytest.raises(UnreadableMove):
                KhanTsin(**options).parse(start).play(text)


HOSTILE = (
    *(
        "\x00",
        "36\ts",
        "36 s s",
        "36\ns",
        "３６ s",
        "٣٦ s",
        "36 ѕ",
        ", s",
        "36, s",
        ",36 s",
        "99 s",
        "100 s",
        "-1,37 s",
        "1.5 s",
    ),
    *("r" * 36 + " s", "r" * 10_000, "1," * 5_000 + "s", "9" * 390 + " s", "é" * 10_000, "rbwrbwrbw" + ",r" * 190 + " s"),
)


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_positions_are_refused_with_reasons(text: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        KhanTsin().parse(text)
    assert caught.value.reasons
    for language in LANGUAGES:
        assert caught.value.text(language).isprintable() or "\n" in caught.value.text(language)


@pytest.mark.parametrize("text", ["36 s", "r,35 s", "5,r,3,r,26 s", f"{DEAL} n", f"{MIDDLE} s", f"{STUCK} n", f"{TOWERS} s"])
def test_a_canonical_text_is_written_as_it_was_read(text: str) -> None:
    at = KhanTsin(inversion=True).parse(text)
    assert str(at) == text
    assert at.game.parse(str(at)) == at
    for move in at.legal_moves():
        assert str(at.game.parse(str(at.play(move)))) == str(at.play(move))


def test_gaps_that_follow_each_other_are_one() -> None:
    assert str(KhanTsin().parse("18,18 s")) == "36 s"


def test_a_draft_in_progress_is_read_at_every_step() -> None:
    at = KhanTsin().start()
    for cell in range(36, 12, -1):
        assert KhanTsin().parse(str(at)) == at
        at = at.play(f"@{cell}")
    assert KhanTsin().parse(str(at)) == at


def test_the_drawing_shows_every_pile_and_the_four_that_may_be_played() -> None:
    drawing = str(KhanTsin().parse(f"{MIDDLE} s").draw())
    assert drawing.count("◆") == drawing.count("●") == drawing.count("○") == 12
    assert drawing.count("▾") == 4
    assert drawing.count("▼") == 12 * (1 + 2 + 3)
    assert all(re.search(rf"\b{cell}\b", drawing) for cell in range(1, 37))
    assert "▸South" in drawing
    assert "▸Nord" in str(KhanTsin().parse(f"{MIDDLE} n").draw("fr"))
    assert "▾" not in str(KhanTsin().start().draw())


@pytest.mark.parametrize(("text", "pointers"), [(f"{TOWERS} s", 4), (f"{TOWERS} n", 4), (f"{CROWNED} s", 0)])
def test_the_largest_drawings_fit_a_screen(text: str, pointers: int) -> None:
    drawing = KhanTsin().parse(text).draw()
    assert (drawing.width, len(drawing.lines)) == (78, 30)
    assert str(drawing).count("▾") == pointers
    assert str(drawing).count("◆") == str(drawing).count("●") == str(drawing).count("○") == 12
