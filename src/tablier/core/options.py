"""The options of a game: what can be chosen before it starts."""

from dataclasses import dataclass

Value = bool | int | str

LARGEST_SEED = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Option:
    """An option, with the values it takes; without values it takes any whole number from 0 on, or None: not chosen."""

    name: str
    values: tuple[Value, ...] = ()
    default: Value | None = None

    @property
    def allowed(self) -> str:
        """The values as a person writes them."""
        return ", ".join(map(written, self.values)) or f"0 … {LARGEST_SEED}"

    def read(self, value: object) -> Value:
        """The option's value for what a caller gave, a value or its text. Raises ValueError."""
        for choice in self.values:
            if value == written(choice) or (type(value) is type(choice) and value == choice):
                return choice
        if not self.values:
            number = int(value) if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 20 else value
            if type(number) is int and 0 <= number <= LARGEST_SEED:
                return number
        raise ValueError(value)


def written(value: Value) -> str:
    """A value as text: `true`, `2`, `mosona`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
