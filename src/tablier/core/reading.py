"""Reading the text of a position: what the games' texts have in common."""

import re

from tablier.core.errors import InvalidPosition, Reason, listed, shown
from tablier.core.words import Fact

LONGEST_POSITION = 400  # characters; the longest canonical text, of Khan Tsin with 18 piles of two, has 91
_NUMBER = re.compile("0|[1-9][0-9]{0,2}")
_RUN = re.compile("[1-9][0-9]?|.", re.DOTALL)


class PositionReader:
    """Takes a text apart and gathers every reason why it is not a position.

    The fields are separated by single spaces. What cannot be taken apart at all is refused at once.
    """

    def __init__(self, text: str, *fields: str) -> None:
        self.text = text
        self.reasons: list[Reason] = []
        parts = text.split(" ")
        if len(text) > LONGEST_POSITION or len(parts) != len(fields):
            self.refuse("position-fields", expected=len(fields), names=listed(fields), found=len(parts))
            self.finish()
        self._fields = dict(zip(fields, parts, strict=True))

    def __getitem__(self, field: str) -> str:
        return self._fields[field]

    def refuse(self, code: str, rule: str = "", /, **facts: Fact) -> None:
        """Notes a reason."""
        reason = Reason(code, rule, facts)
        if reason not in self.reasons:
            self.reasons.append(reason)

    def finish(self) -> None:
        """Raises `InvalidPosition` if there was a reason."""
        if self.reasons:
            raise InvalidPosition(self.text, self.reasons)

    def choice(self, field: str, letters: str) -> int:
        """The index of the letter that a field holds."""
        if len(self[field]) == 1 and self[field] in letters:
            return letters.index(self[field])
        self.refuse("position-choice", field=field, found=shown(self[field]), allowed=listed(letters))
        return 0

    def number(self, field: str, most: int) -> int:
        """The number that a field holds, from 0 to `most`."""
        if _NUMBER.fullmatch(self[field]) and int(self[field]) <= most:
            return int(self[field])
        self.refuse("position-number", field=field, found=shown(self[field]), most=most)
        return 0

    def rows(self, field: str, names: str) -> list[str]:
        """A field's rows, separated by `/`, one for each letter of `names`."""
        rows = self[field].split("/")
        if len(rows) != len(names):
            self.refuse("position-rows", field=field, found=len(rows), expected=len(names))
            self.finish()
        return rows

    def row(self, name: str, text: str, length: int, letters: str) -> list[str]:
        """The places of a row: a letter of `letters` each, and a number for so many empty ones, which become spaces."""
        places: list[str] = []
        for run in _RUN.findall(text):
            if run[0] in "123456789":
                places += " " * int(run)
            elif run in letters:
                places.append(run)
            else:
                self.refuse("position-letter", row=name, found=shown(run), allowed=listed(letters))
                places.append(" ")
        if len(places) != length:
            self.refuse("position-row-length", row=name, found=len(places), expected=length)
            places = (places + [" "] * length)[:length]
        return places


def run_lengths(places: str) -> str:
    """A row as text, from a letter for each place and spaces for the empty ones."""
    return re.sub(" +", lambda run: str(len(run[0])), places)
